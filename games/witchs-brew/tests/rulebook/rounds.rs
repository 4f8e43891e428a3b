//! Sets and rounds: WB-13 to WB-37.

use crate::board::{Board, Position, kind};
use serde_json::json;

#[test]
fn wb_13_a_set_is_choice_rounds_and_end() {
    let mut board = Board::new_game(3, json!({ "start_player": 0 }), "x").unwrap();
    assert_eq!(board.status().decision, Some("WB-D-01"));
    let hand = board.legal('A')[0].clone();
    let events = board.play(&[
        &format!("A{hand}").replacen('A', "A ", 1),
        &format!("B {hand}"),
        &format!("C {hand}"),
    ]);
    assert_eq!(kind(&events, "chose").len(), 3);
    board.waits_for('A', "WB-D-02");
    board.finish_set();
    assert_eq!(
        (board.status().decision, &board.state()["set"]),
        (Some("WB-D-01"), &json!(2))
    );
}

#[test]
fn wb_14_everybody_picks_exactly_five_in_secret_and_may_pick_the_same_again() {
    let mut board = Board::new_game(3, json!({ "start_player": 0 }), "x").unwrap();
    assert_eq!(
        board.refused("A choose witch druid wizard warlock"),
        "WB-14"
    );
    assert_eq!(
        board.refused("A choose witch druid wizard warlock cutpurse assistant"),
        "WB-14"
    );
    assert_eq!(board.refused("A i-am witch"), "WB-14");
    let hand = "choose witch druid wizard warlock cutpurse";
    board.play(&[&format!("A {hand}")]);
    assert_eq!(
        board.status().actors.len(),
        2,
        "in any order, at the same time"
    );
    assert!(board.view('B')["players"][0].get("hand").is_none());
    assert_eq!(
        board.view('A')["players"][0]["hand"]
            .as_array()
            .unwrap()
            .len(),
        5
    );
    board.play(&[&format!("C {hand}"), &format!("B {hand}")]);
    board.finish_set();
    board.play(&[&format!("A {hand}")]);
}

#[test]
fn wb_15_how_many_cards_a_hand_holds_is_public() {
    let mut board = Position::rulebook(3)
        .hold('A', "witch")
        .hold('B', "witch")
        .load();
    board.play(&["A i-am witch"]);
    for view in [board.view('C'), board.spectator()] {
        let cards: Vec<_> = view["players"]
            .as_array()
            .unwrap()
            .iter()
            .map(|player| player["cards"].clone())
            .collect();
        assert_eq!(cards, [4, 4, 5], "B's card lies open already");
        assert!(view["players"][0].get("hand").is_none());
    }
}

#[test]
fn wb_16_a_set_has_five_to_twelve_rounds() {
    let same = "choose wolf-keeper snake-hunter herb-collector alchemist fortune-teller";
    let mut board = Board::new_game(3, json!({ "start_player": 0 }), "x").unwrap();
    board.play(&[
        &format!("A {same}"),
        &format!("B {same}"),
        &format!("C {same}"),
    ]);
    board.finish_set();
    assert_eq!(board.state()["set"], 2);
    let hands = [
        "A choose wolf-keeper snake-hunter herb-collector alchemist fortune-teller",
        "B choose assistant wizard witch druid warlock",
        "C choose cutpurse begging-monk wolf-keeper wizard warlock",
    ];
    let events = board.play(&hands);
    assert_eq!(kind(&events, "chose").len(), 3);
    board.play_on(
        |action| action == "none" || action.starts_with("add 0"),
        |board| board.state()["round"] == 12,
    );
    assert_eq!(board.state()["round"], 12);
}

#[test]
fn wb_17_the_starter_must_call_a_role_from_hand() {
    let mut board = Position::rulebook(3).hold('A', "witch druid").load();
    board.waits_for('A', "WB-D-02");
    assert_eq!(board.legal('A').len(), 5);
    assert!(
        board
            .legal('A')
            .iter()
            .all(|action| action.starts_with("i-am "))
    );
    assert_eq!(board.refused("A so-be-it witch"), "WB-17");
    assert_eq!(board.refused("A none"), "WB-17");
    assert_eq!(board.refused("A i-am begging-monk"), "WB-17");
}

#[test]
fn wb_18_one_lap_clockwise_from_the_starters_left() {
    let mut board = Position::rulebook(4)
        .all("ABCD", "warlock")
        .with("starter", 2)
        .load();
    board.waits_for('C', "WB-D-02");
    board.play(&["C i-am warlock"]);
    board.waits_for('D', "WB-D-03");
    board.play(&["D i-am warlock"]);
    board.waits_for('A', "WB-D-03");
    board.play(&["A so-be-it warlock", "A none"]);
    board.waits_for('B', "WB-D-03");
    board.play(&["B so-be-it warlock", "B none"]);
    board.waits_for('D', "WB-D-11");
    assert_eq!(board.refused("C i-am warlock"), "NotYourTurn");
}

#[test]
fn wb_19_who_does_not_hold_the_role_passes() {
    let mut board = Position::rulebook(3).hold('A', "witch").load();
    let events = board.play(&["A i-am witch"]);
    assert_eq!(kind(&events, "passed").len(), 2);
    assert_eq!(board.goods('B'), [1, 1, 1, 2, 0]);
}

#[test]
fn wb_20_who_holds_the_role_must_play_it_and_answer() {
    let mut board = Position::rulebook(3).all("AB", "witch").load();
    board.play(&["A i-am witch"]);
    assert_eq!(board.legal('B'), ["i-am witch", "so-be-it witch"]);
    assert_eq!(board.refused("B none"), "WB-20");
    assert_eq!(board.refused("B i-am druid"), "WB-20");
    assert_eq!(
        board.player('B')["played"],
        json!(["witch"]),
        "the card lies open"
    );
    let kept = Position::rulebook(3)
        .hold('B', "witch")
        .with("called", json!(["witch"]))
        .with("round", 1)
        .with("role", "witch");
    let kept = kept
        .player('A', "played", json!(["witch"]))
        .player('C', "played", json!(["witch"]));
    assert_eq!(
        kept.refused(),
        "WB-20",
        "a called role kept back in hand is no position"
    );
}

#[test]
fn wb_21_a_claim_finishes_the_former_claimant() {
    let mut board = Position::rulebook(4).all("ABC", "wolf-keeper").load();
    board.play(&["A i-am wolf-keeper", "B i-am wolf-keeper"]);
    assert_eq!(
        (&board.state()["claimant"], &board.state()["displaced"]),
        (&json!(1), &json!([0]))
    );
    board.play(&["C i-am wolf-keeper", "C gather red"]);
    assert_eq!(
        (
            board.goods('A')[0],
            board.goods('B')[0],
            board.goods('C')[0]
        ),
        (1, 1, 4)
    );
}

#[test]
fn wb_22_a_favor_is_carried_out_before_the_next_player_acts() {
    let mut board = Position::rulebook(3).all("ABC", "alchemist").load();
    board.play(&["A i-am alchemist", "B so-be-it alchemist"]);
    board.waits_for('B', "WB-D-05");
    board.play(&["B sell red"]);
    assert_eq!(board.goods('B'), [0, 1, 1, 4, 0]);
    board.waits_for('C', "WB-D-03");
}

#[test]
fn wb_23_any_number_of_favors_and_none_is_lost() {
    let mut board = Position::rulebook(5).all("ABCDE", "warlock").load();
    board.play(&[
        "A i-am warlock",
        "B so-be-it warlock",
        "B take gold",
        "C so-be-it warlock",
        "C take gold",
    ]);
    board.play(&["D i-am warlock", "E so-be-it warlock", "E take gold"]);
    assert_eq!(
        "BCE"
            .chars()
            .map(|who| board.goods(who)[3])
            .collect::<Vec<_>>(),
        [3, 3, 3]
    );
    board.waits_for('D', "WB-D-11");
}

#[test]
fn wb_24_a_favor_that_cannot_be_carried_out_gives_nothing() {
    let mut board = Position::rulebook(3)
        .all("AB", "fortune-teller")
        .gold('B', 0)
        .load();
    let events = board.play(&["A i-am fortune-teller", "B so-be-it fortune-teller"]);
    assert_eq!(kind(&events, "unable")[0]["seat"], 1);
    board.waits_for('A', "WB-D-06");
    assert_eq!(board.goods('B'), [1, 1, 1, 0, 0]);
}

#[test]
fn wb_25_the_last_claimant_wins_and_may_carry_out_the_full_action() {
    let mut board = Position::rulebook(3).all("AC", "snake-hunter").load();
    let events = board.play(&["A i-am snake-hunter", "C i-am snake-hunter"]);
    assert_eq!(kind(&events, "won")[0]["seat"], 2);
    board.play(&["C gather white"]);
    assert_eq!(board.goods('C'), [1, 4, 1, 2, 0]);
    assert_eq!(board.player('C')["played"], json!(["snake-hunter"]));
}

#[test]
fn wb_26_the_winner_never_gets_the_favor() {
    let mut board = Position::rulebook(3)
        .hold('A', "warlock")
        .spell("copia")
        .load();
    board.play(&["A i-am warlock"]);
    assert_eq!(board.refused("A take gold"), "WB-26");
}

#[test]
fn wb_27_every_action_and_favor_may_be_left_undone() {
    let roles = [
        "wolf-keeper",
        "alchemist",
        "fortune-teller",
        "assistant",
        "wizard",
        "witch",
        "druid",
        "warlock",
    ];
    for role in roles {
        let position = Position::rulebook(3)
            .all("AB", role)
            .drops('A', 5, 5, 5)
            .drops('B', 5, 5, 5);
        let mut board = position.load();
        board.play(&[
            &format!("A i-am {role}"),
            &format!("B so-be-it {role}"),
            "B none",
            "A none",
        ]);
        assert_eq!(
            (board.goods('A'), board.goods('B')),
            ([5, 5, 5, 2, 0], [5, 5, 5, 2, 0]),
            "{role}"
        );
    }
    for role in ["cutpurse", "begging-monk"] {
        let mut board = Position::rulebook(3)
            .hold('A', role)
            .gold('B', 9)
            .drops('B', 9, 0, 0)
            .load();
        board.play(&[&format!("A i-am {role}"), "A none"]);
        assert_eq!(board.goods('B'), [9, 0, 0, 9, 0]);
    }
}

#[test]
fn wb_28_the_winner_starts_the_next_round_even_without_acting() {
    let mut board = Position::rulebook(3).all("AB", "wolf-keeper").load();
    board.play(&["A i-am wolf-keeper", "B i-am wolf-keeper", "B none"]);
    board.waits_for('B', "WB-D-02");
}

#[test]
fn wb_29_a_starter_without_cards_hands_on_to_the_left() {
    let all = json!(["wolf-keeper", "snake-hunter", "herb-collector", "alchemist"]);
    let rest = json!(["wolf-keeper", "snake-hunter", "herb-collector"]);
    let mut board = Position::rulebook(4)
        .with("called", all.clone())
        .with("round", 4)
        .with("role", "alchemist")
        .with("starter", 3)
        .player('B', "played", all.clone())
        .player('B', "hand", json!(["warlock"]))
        .player('A', "played", all)
        .player('A', "hand", json!(["witch"]))
        .player('C', "played", rest.clone())
        .player('C', "hand", json!(["druid", "wizard"]))
        .player('D', "played", rest)
        .player('D', "hand", json!(["druid", "warlock"]))
        .load();
    board.play(&["D i-am warlock", "B i-am warlock", "B none"]);
    board.waits_for('C', "WB-D-02");
}

#[test]
fn wb_30_a_player_alone_with_cards_always_wins() {
    let called = json!([
        "wolf-keeper",
        "snake-hunter",
        "herb-collector",
        "alchemist",
        "fortune-teller",
        "assistant"
    ]);
    let five = json!([
        "wolf-keeper",
        "snake-hunter",
        "herb-collector",
        "alchemist",
        "fortune-teller"
    ]);
    let mut board = Position::rulebook(3)
        .with("called", called)
        .with("round", 6)
        .with("role", "assistant")
        .player('A', "played", five.clone())
        .player('A', "hand", json!([]))
        .player('B', "played", five)
        .player('B', "hand", json!([]))
        .player(
            'C',
            "played",
            json!(["wolf-keeper", "snake-hunter", "assistant"]),
        )
        .player('C', "hand", json!(["warlock", "cutpurse"]))
        .with("starter", 2)
        .load();
    board.play(&["C i-am warlock"]);
    board.waits_for('C', "WB-D-11");
    let events = board.play(&["C none"]);
    assert_eq!(
        kind(&events, "called")[0]["role"],
        "cutpurse",
        "the last card is called without asking"
    );
    board.waits_for('C', "WB-D-12");
}

#[test]
fn wb_31_a_role_is_called_once_in_a_set() {
    let mut board = Position::rulebook(3).hold('A', "wolf-keeper").load();
    board.play(&["A i-am wolf-keeper", "A gather red"]);
    assert_eq!(board.refused("A i-am wolf-keeper"), "WB-31");
}

#[test]
fn wb_32_nothing_shows_before_a_players_turn() {
    let holding = Position::rulebook(3).all("ABC", "witch").load();
    let lacking = Position::rulebook(3).all("AB", "witch").load();
    let seen = [holding, lacking].map(|mut board| {
        board.play(&["A i-am witch"]);
        (
            board.view('A'),
            board.view('B'),
            board.spectator(),
            board.status(),
        )
    });
    assert_eq!(
        seen[0], seen[1],
        "whether C holds the Witch shows only in C's turn"
    );
}

#[test]
fn wb_33_a_set_is_over_when_every_hand_is_empty() {
    let mut board = Board::new_game(3, json!({ "start_player": 0 }), "x").unwrap();
    let mut ended = 0;
    while ended == 0 {
        let who = board.status().actors[0];
        let letter = (b'A' + who.0) as char;
        let action = board.legal(letter)[0].clone();
        let before = board.state();
        let events = board.play(&[&format!("{letter} {action}")]);
        ended = kind(&events, "set-ended").len();
        if ended == 1 {
            let cards: usize = before["players"]
                .as_array()
                .unwrap()
                .iter()
                .map(|p| p["hand"].as_array().unwrap().len())
                .sum();
            assert!(
                cards <= 1,
                "only the last card, called without asking, may still have been in hand"
            );
            assert!(
                before["players"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .all(|player| player["played"].as_array().unwrap().len() >= 4)
            );
        }
    }
}

#[test]
fn wb_34_one_spell_for_a_whole_set_then_the_next_used_or_not() {
    let mut board =
        Board::new_game(3, json!({ "open_spells": true, "start_player": 0 }), "x").unwrap();
    let order = board.state()["spells"].clone();
    for set in 0..10 {
        let current = board.view('A')["spell"].clone();
        assert_eq!(current, order[set % 8], "set {}", set + 1);
        board.play_on(
            |action| action == "none",
            |board| board.status().decision == Some("WB-D-02"),
        );
        assert_eq!(board.view('A')["spell"], current);
        board.finish_set();
    }
    let mut wrong = Position::rulebook(3)
        .spell("copia")
        .hold('A', "warlock")
        .load();
    wrong.play(&["A i-am warlock"]);
    assert_eq!(wrong.refused("A cast herba"), "WB-34");
}

#[test]
fn wb_35_the_winner_of_the_last_round_starts_the_next_set() {
    let mut board = Board::new_game(4, json!({ "start_player": 0 }), "y").unwrap();
    for _ in 0..4 {
        let set = board.state()["set"].clone();
        let mut last = None;
        while board.state()["set"] == set {
            let who = board.status().actors[0];
            let letter = (b'A' + who.0) as char;
            let legal = board.legal(letter);
            let action = legal
                .iter()
                .find(|action| *action == "none" || action.starts_with("add 0"))
                .unwrap_or(&legal[0])
                .clone();
            let events = board.play(&[&format!("{letter} {action}")]);
            last = kind(&events, "won")
                .last()
                .map(|event| event["seat"].clone())
                .or(last);
        }
        assert_eq!(Some(board.state()["starter"].clone()), last);
    }
}

#[test]
fn wb_36_an_action_is_paid_in_full_from_what_was_there_before() {
    let mut board = Position::rulebook(3)
        .hold('A', "wizard assistant")
        .drops('A', 1, 0, 0)
        .gold('A', 1)
        .load();
    let events = board.play(&["A i-am wizard"]);
    assert_eq!(
        kind(&events, "unable").len(),
        1,
        "1W 1R is not there: no part payment"
    );
    board.play(&["A i-am assistant", "A buy 3 white"]);
    assert_eq!(board.goods('A'), [1, 3, 0, 0, 0]);
}

#[test]
fn wb_37_favors_come_first_and_may_take_what_the_winner_hoped_for() {
    let mut board = Position::rulebook(3)
        .all("AB", "wizard")
        .drops('A', 1, 1, 0)
        .load();
    board.play(&[
        "A i-am wizard",
        "B so-be-it wizard",
        "B brew copper",
        "B none",
    ]);
    board.waits_for('A', "WB-D-02");
    assert_eq!(
        (board.potions('A').len(), board.potions('B')),
        (0, vec!["copper-1".to_string()])
    );
}
