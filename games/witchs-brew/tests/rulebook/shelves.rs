//! The red roles, the end of the game and scoring: WB-57 to WB-70.

use crate::board::{Board, Position, kind};
use covenstead_core::Table;
use serde_json::json;

/// A has won the Cutpurse.
fn cutpurse(position: Position) -> Board {
    let mut board = position.hold('A', "cutpurse").load();
    board.play(&["A i-am cutpurse"]);
    board
}

/// A has won the Begging Monk.
fn monk(position: Position) -> Board {
    let mut board = position.hold('A', "begging-monk").load();
    board.play(&["A i-am begging-monk"]);
    board
}

#[test]
fn wb_57_a_third_of_the_gold_and_a_quarter_of_the_drops_rounded_down() {
    for (gold, loss) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)] {
        let mut board = cutpurse(Position::rulebook(3).gold('B', gold).gold('C', 0));
        board.play(&["A collect"]);
        assert_eq!(board.goods('B')[3], i64::from(gold - loss), "{gold} gold");
    }
    for (drops, loss) in [(3, 0), (4, 1), (7, 1), (8, 2), (15, 3)] {
        let mut board = monk(
            Position::rulebook(3)
                .drops('B', drops, 0, 0)
                .drops('C', 0, 0, 0),
        );
        board.play(&["A collect"]);
        assert_eq!(
            board.goods('B')[0],
            i64::from(drops - loss),
            "{drops} drops"
        );
    }
}

#[test]
fn wb_58_the_goods_go_onto_the_card() {
    let mut board = cutpurse(Position::rulebook(3).gold('B', 6).gold('C', 3));
    board.play(&["A collect"]);
    assert_eq!(
        (board.goods('A')[3], &board.state()["shelf_gold"]),
        (2, &json!(3))
    );
}

#[test]
fn wb_59_the_favor_saves_one_and_a_displaced_claimant_nothing() {
    let position = Position::rulebook(4)
        .all("ABCD", "cutpurse")
        .gold('A', 6)
        .gold('B', 6)
        .gold('C', 2)
        .gold('D', 2);
    let mut board = position.load();
    board.play(&[
        "A i-am cutpurse",
        "B so-be-it cutpurse",
        "C so-be-it cutpurse",
        "D i-am cutpurse",
        "D collect",
    ]);
    assert_eq!(
        "ABC"
            .chars()
            .map(|who| board.goods(who)[3])
            .collect::<Vec<_>>(),
        [4, 5, 2]
    );
}

#[test]
fn wb_60_each_victim_chooses_the_drops() {
    let mut board = monk(Position::rulebook(3).drops('B', 3, 1, 0));
    board.play(&["A collect"]);
    board.waits_for('B', "WB-D-13");
    assert_eq!(board.legal('B'), ["give 1 white", "give 1 red"]);
    assert_eq!(board.refused("B none"), "WB-60");
    assert_eq!(board.refused("B give 1 green"), "WB-60");
    assert_eq!(board.refused("B give 2 red"), "WB-57");
    board.play(&["B give white"]);
    assert_eq!(
        (board.goods('B'), &board.state()["shelf_drops"]["white"]),
        ([3, 0, 0, 2, 0], &json!(1))
    );
}

#[test]
fn wb_60_a_loss_too_large_to_name_is_given_up_in_portions() {
    let mut board = monk(
        Position::rulebook(3)
            .drops('B', 1000, 900, 100)
            .drops('C', 0, 0, 0),
    );
    board.play(&["A collect"]);
    assert_eq!(
        board.waits_for('B', "WB-D-13").legal('B').len(),
        155 * 101 + 101 * 102 / 2,
        "255 of the 500"
    );
    board.play(&["B give 255 red"]);
    let saved = board.state();
    assert_eq!(
        (
            &saved["owed"],
            board.waits_for('B', "WB-D-13").goods('B')[0]
        ),
        (&json!(245), 745)
    );
    assert_eq!(board.refused("B give 246 white"), "WB-57");
    board.play(&["B give 245 white"]);
    assert_eq!(board.goods('B'), [745, 655, 100, 2, 0]);
    assert!(board.state().get("owed").is_none());
    assert_eq!(board.potions('A'), ["ingredient-shelf-1"]);
}

#[test]
fn wb_61_the_winner_may_add_even_too_little() {
    let mut board = cutpurse(Position::rulebook(3).gold('A', 4).gold('B', 3));
    board.play(&["A collect"]);
    assert_eq!(
        board.legal('A'),
        [
            "add 0 gold",
            "add 1 gold",
            "add 2 gold",
            "add 3 gold",
            "add 4 gold"
        ]
    );
    assert_eq!(board.refused("A none"), "WB-61");
    board.play(&["A add 2 gold"]);
    assert_eq!(
        (
            &board.state()["shelf_gold"],
            board.goods('A')[3],
            board.potions('A').len()
        ),
        (&json!(3), 2, 0)
    );
    let mut board = monk(Position::rulebook(3).drops('A', 1, 0, 1));
    board.play(&["A collect"]);
    assert_eq!(board.refused("A add 1 white"), "WB-61");
    board.play(&["A add 1 red 1 green"]);
    assert_eq!(board.goods('A'), [0, 0, 0, 2, 0]);
}

#[test]
fn wb_62_a_full_shelf_is_taken_and_its_tokens_go_to_the_supply() {
    let mut board = cutpurse(Position::rulebook(3).gold('A', 4).gold('B', 3));
    let events = board.play(&["A collect", "A add 4 gold"]);
    assert_eq!(kind(&events, "shelf-taken").len(), 1);
    assert_eq!(
        (board.potions('A'), &board.state()["shelf_gold"]),
        (vec!["gold-shelf-1".to_string()], &json!(0))
    );
    assert_eq!(board.state()["supply"]["gold"], 24 - 2 - 2);
}

#[test]
fn wb_63_otherwise_card_and_tokens_stay_for_a_later_winner() {
    let mut board = cutpurse(Position::rulebook(3).with("shelf_gold", 2).gold('B', 3));
    board.play(&["A collect", "A add 0 gold"]);
    assert_eq!(board.state()["shelf_gold"], 3);
    let mut later = Position::rulebook(3)
        .hold('C', "cutpurse")
        .with("starter", 2)
        .with("shelf_gold", 3)
        .gold('C', 2)
        .load();
    later.play(&["C i-am cutpurse", "C collect", "C add 2 gold"]);
    assert_eq!(
        later.potions('C'),
        ["gold-shelf-1"],
        "tokens count whoever gave them"
    );
}

#[test]
fn wb_64_a_shelf_with_a_raven_stays_face_up() {
    let position = Position::rulebook(3)
        .owns('B', "gold-shelf-1 gold-shelf-2")
        .with("shelf_gold", 6)
        .gold('A', 1);
    let mut board = cutpurse(position.option("memory", true));
    board.play(&["A collect", "A add 1 gold"]);
    let view = board.view('C');
    assert_eq!(
        (
            &view["players"][0]["face_up"][0],
            &view["players"][1]["face_down"]
        ),
        (&json!("gold-shelf-3"), &json!(2))
    );
    assert_eq!(view["ravens"], 1);
}

#[test]
fn wb_65_a_shelf_gives_no_vial_bonus() {
    let mut board = monk(Position::rulebook(3).drops('A', 9, 0, 0));
    board.play(&["A collect", "A add 4 red"]);
    assert_eq!(
        (board.potions('A'), board.goods('A')[4]),
        (vec!["ingredient-shelf-1".to_string()], 0)
    );
    board.waits_for('A', "WB-D-02");
}

#[test]
fn wb_66_at_most_one_shelf_for_a_full_action() {
    let mut board = cutpurse(Position::rulebook(3).gold('B', 60));
    board.play(&["A collect"]);
    assert_eq!(board.potions('A'), ["gold-shelf-1"]);
    assert_eq!(board.state()["shelf_gold"], 0);
}

/// Four ravens among the cards of A: copper and iron 5 and 7.
const FOUR_RAVENS: &str = "copper-1 copper-2 copper-3 copper-4 copper-5 copper-6 copper-7 \
    iron-1 iron-2 iron-3 iron-4 iron-5 iron-6 iron-7";

#[test]
fn wb_67_four_ravens_end_the_game_at_the_end_of_the_set() {
    let mut board = Position::rulebook(3).owns('A', FOUR_RAVENS).load();
    assert!(!board.status().over, "never in mid-set");
    board.finish_set();
    assert!(board.status().over);
    let three = FOUR_RAVENS.rsplit_once(" iron-7").unwrap().0;
    let mut board = Position::rulebook(3).owns('A', three).load();
    board.finish_set();
    assert!(!board.status().over, "three ravens are not enough");
}

/// A finished game in which A, B and C own this.
fn finished(players: usize, goods: impl Fn(Position) -> Position) -> Board {
    let mut position = goods(
        Position::rulebook(players)
            .option("set_limit", 10)
            .with("set", 10)
            .with("phase", "over"),
    );
    position = position.with(
        "spells",
        json!([
            "copia", "optio", "magus", "strix", "sanatio", "herba", "lupus", "serpens"
        ]),
    );
    let five = json!(["witch", "wizard", "druid", "warlock", "cutpurse"]);
    for who in "ABCDE".chars().take(players) {
        position = position
            .player(who, "played", five.clone())
            .player(who, "hand", json!([]));
    }
    position
        .with("called", five)
        .with("round", 5)
        .with("role", "witch")
        .load()
}

#[test]
fn wb_68_potion_cards_and_vials_score() {
    let board = finished(3, |position| {
        position
            .owns('A', "copper-1 iron-1 gold-shelf-1")
            .player('A', "vials", 4)
    });
    let result = board.0.result().unwrap();
    assert_eq!(result.scores, [2 + 2 + 3 + 4, 0, 0]);
    let parts: Vec<_> = result.breakdown[0]
        .iter()
        .map(|part| (part.name.as_str(), part.points))
        .collect();
    assert_eq!(parts, [("cauldrons", 4), ("shelves", 3), ("vials", 4)]);
}

#[test]
fn wb_69_the_highest_score_wins_then_most_drops_and_gold() {
    let board = finished(3, |position| {
        position
            .player('B', "vials", 5)
            .player('C', "vials", 5)
            .gold('C', 3)
    });
    assert_eq!(board.0.result().unwrap().ranks, [3, 2, 1]);
}

#[test]
fn wb_70_still_tied_is_a_shared_victory() {
    let board = finished(3, |position| {
        position.player('B', "vials", 5).player('C', "vials", 5)
    });
    assert_eq!(board.0.result().unwrap().ranks, [3, 1, 1]);
}

#[test]
fn wb_e_19_wb_r_18_places_by_score_then_drops_and_gold_left() {
    let board = finished(3, |position| {
        position
            .owns('A', "copper-1 iron-3 gold-shelf-1")
            .owns('C', "copper-2 iron-1 iron-2")
            .player('A', "vials", 5)
            .drops('A', 2, 1, 1)
            .gold('A', 3)
            .player('B', "vials", 14)
            .drops('B', 6, 0, 0)
            .gold('B', 1)
            .player('C', "vials", 6)
            .drops('C', 1, 1, 0)
            .gold('C', 4)
    });
    let result = board.0.result().unwrap();
    assert_eq!(
        (result.scores, result.ranks),
        (vec![14, 14, 14], vec![1, 1, 3])
    );
}
