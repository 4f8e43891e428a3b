//! The decision points WB-D-01 to WB-D-14: who is asked, with which choices, and what follows.

use crate::board::{Board, Position, kind};
use serde_json::json;

#[test]
fn wb_d_01_choose_five_all_at_the_same_time() {
    let mut board = Board::new_game(5, json!({ "start_player": 0 }), "x").unwrap();
    let status = board.status();
    assert_eq!(
        (status.actors.len(), status.decision, board.legal('C').len()),
        (5, Some("WB-D-01"), 792)
    );
    let events = board.play(&["C choose witch druid wizard warlock cutpurse"]);
    assert_eq!(events.len(), 1);
    let seen = board.0.clone();
    use covenstead_core::{Seat, Table, Viewer};
    let last = seen
        .events(Viewer::Seat(Seat(0)), 0)
        .unwrap()
        .pop()
        .unwrap();
    assert_eq!(
        (&last["event"], &last["roles"]),
        (&json!("chose"), &json!(null)),
        "only that the choice was made"
    );
    assert!(board.legal('C').is_empty());
    assert_eq!(
        board.refused("C choose witch druid wizard warlock cutpurse"),
        "NotYourTurn"
    );
}

#[test]
fn wb_d_02_call_a_role() {
    let mut board = Position::rulebook(3)
        .hold('A', "witch")
        .hold('C', "witch")
        .load();
    assert_eq!(board.waits_for('A', "WB-D-02").legal('A').len(), 5);
    let events = board.play(&["A i-am witch"]);
    let happened: Vec<_> = events
        .iter()
        .map(|event| event["event"].as_str().unwrap())
        .collect();
    assert_eq!(happened, ["called", "passed", "laid-open"]);
    board.waits_for('C', "WB-D-03");
}

#[test]
fn wb_d_03_answer_by_claim_or_favor() {
    let mut board = Position::rulebook(3).all("AB", "witch").load();
    board.play(&["A i-am witch"]);
    assert_eq!(
        board.waits_for('B', "WB-D-03").legal('B'),
        ["i-am witch", "so-be-it witch"]
    );
    let mut claimed = board.clone();
    claimed.play(&["B i-am witch"]);
    assert_eq!(claimed.state()["claimant"], 1);
    board.play(&["B so-be-it witch"]);
    board.waits_for('B', "WB-D-08");
}

#[test]
fn wb_d_04_gatherer() {
    let mut board = Position::rulebook(3).hold('A', "herb-collector").load();
    board.play(&["A i-am herb-collector"]);
    assert_eq!(
        board.waits_for('A', "WB-D-04").legal('A'),
        ["none", "gather green"]
    );
}

#[test]
fn wb_d_05_alchemist_needs_a_drop() {
    let mut board = Position::rulebook(3)
        .hold('A', "alchemist")
        .drops('A', 0, 1, 0)
        .load();
    board.play(&["A i-am alchemist"]);
    assert_eq!(
        board.waits_for('A', "WB-D-05").legal('A'),
        ["none", "sell white"]
    );
    let mut poor = Position::rulebook(3)
        .hold('A', "alchemist")
        .drops('A', 0, 0, 0)
        .load();
    assert_eq!(kind(&poor.play(&["A i-am alchemist"]), "unable").len(), 1);
}

#[test]
fn wb_d_06_fortune_teller_needs_a_gold() {
    let mut board = Position::rulebook(3).hold('A', "fortune-teller").load();
    board.play(&["A i-am fortune-teller"]);
    assert_eq!(
        board.waits_for('A', "WB-D-06").legal('A'),
        ["none", "trade"]
    );
    let mut poor = Position::rulebook(3)
        .hold('A', "fortune-teller")
        .gold('A', 0)
        .load();
    assert_eq!(
        kind(&poor.play(&["A i-am fortune-teller"]), "unable").len(),
        1
    );
}

#[test]
fn wb_d_07_assistant_has_ten_or_three_choices_besides_none() {
    let mut board = Position::rulebook(3).all("AB", "assistant").load();
    board.play(&["A i-am assistant", "B so-be-it assistant"]);
    assert_eq!(board.waits_for('B', "WB-D-07").legal('B').len(), 1 + 3);
    board.play(&["B none"]);
    assert_eq!(board.waits_for('A', "WB-D-07").legal('A').len(), 1 + 10);
}

#[test]
fn wb_d_08_brew_is_asked_only_of_who_can_pay() {
    let mut board = Position::rulebook(3).all("AB", "druid").gold('B', 1).load();
    let events = board.play(&["A i-am druid", "B so-be-it druid"]);
    assert_eq!(kind(&events, "unable").len(), 1);
    assert_eq!(
        board.waits_for('A', "WB-D-08").legal('A'),
        ["none", "brew silver"]
    );
}

#[test]
fn wb_d_09_vial_bonus_with_a_drop_left() {
    let mut board = Position::rulebook(3)
        .hold('A', "wizard")
        .drops('A', 2, 1, 1)
        .load();
    board.play(&["A i-am wizard", "A brew copper"]);
    assert_eq!(
        board.waits_for('A', "WB-D-09").legal('A'),
        ["none", "bottle red", "bottle green"]
    );
    assert_eq!(board.refused("A trade"), "WB-47");
}

#[test]
fn wb_d_10_warlocks_favor() {
    let mut board = Position::rulebook(3).all("AB", "warlock").load();
    board.play(&["A i-am warlock", "B so-be-it warlock"]);
    assert_eq!(
        board.waits_for('B', "WB-D-10").legal('B'),
        ["none", "take gold"]
    );
}

#[test]
fn wb_d_11_cast_by_the_current_spell() {
    let choices = |spell: &str, position: Position| {
        let mut board = position.spell(spell).hold('A', "warlock").load();
        board.play(&["A i-am warlock"]);
        match board.status().decision {
            Some("WB-D-11") => board.legal('A').len(),
            _ => 0,
        }
    };
    let rich = || Position::rulebook(3).drops('A', 3, 3, 3);
    assert_eq!(choices("copia", rich()), 1 + 10);
    assert_eq!(choices("optio", rich()), 1 + 3);
    assert_eq!(
        choices("strix", rich()),
        1 + 6,
        "every pair out of three colours"
    );
    assert_eq!(choices("herba", rich()), 1 + 1);
    let manual = || Position::manual(3).drops('A', 0, 0, 0);
    assert_eq!(choices("herba", manual()), 1 + 1, "none or gold");
    assert_eq!(choices("copia", manual()), 1 + 1 + 10);
}

#[test]
fn wb_d_12_collect_moves_all_gold_at_once() {
    let mut board = Position::rulebook(4)
        .hold('A', "cutpurse")
        .gold('B', 9)
        .gold('C', 3)
        .gold('D', 1)
        .load();
    board.play(&["A i-am cutpurse"]);
    assert_eq!(
        board.waits_for('A', "WB-D-12").legal('A'),
        ["none", "collect"]
    );
    let events = board.play(&["A collect"]);
    let gave: Vec<_> = kind(&events, "gave-up")
        .iter()
        .map(|event| (event["seat"].clone(), event["gold"].clone()))
        .collect();
    assert_eq!(gave, [(json!(1), json!(3)), (json!(2), json!(1))]);
}

#[test]
fn wb_d_13_give_up_drops_without_abstaining() {
    let mut board = Position::rulebook(3)
        .hold('A', "begging-monk")
        .drops('B', 4, 3, 2)
        .load();
    board.play(&["A i-am begging-monk", "A collect"]);
    let gifts = board.waits_for('B', "WB-D-13").legal('B');
    assert_eq!(gifts.len(), 6);
    assert!(!gifts.contains(&"none".to_string()));
}

#[test]
fn wb_d_14_add_own_goods_up_to_what_is_missing() {
    let mut board = Position::rulebook(3)
        .hold('A', "cutpurse")
        .gold('A', 9)
        .gold('B', 3)
        .load();
    board.play(&["A i-am cutpurse", "A collect"]);
    assert_eq!(
        board.waits_for('A', "WB-D-14").legal('A').len(),
        5,
        "0 to 4"
    );
    let mut board = Position::rulebook(3)
        .hold('A', "begging-monk")
        .drops('A', 2, 1, 0)
        .drops('B', 4, 0, 0)
        .load();
    board.play(&["A i-am begging-monk", "A collect"]);
    let choices = board.waits_for('A', "WB-D-14").legal('A');
    assert_eq!(
        choices,
        [
            "add 0 drops",
            "add 1 white",
            "add 1 red",
            "add 1 red 1 white",
            "add 2 red",
            "add 2 red 1 white"
        ]
    );
    board.play(&["A add 2 red 1 white"]);
    assert_eq!(board.potions('A'), ["ingredient-shelf-1"]);
}
