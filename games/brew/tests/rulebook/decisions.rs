//! The decision points (BR-D-…): who is asked what, with which choices.

use crate::play::{new_game, position};
use covenstead_core::{Names, Words};
use serde_json::json;

#[test]
fn br_d_01_choosing_a_character() {
    let mut play = new_game(
        2,
        json!({ "character_assignment": "choose", "first_player": 0 }),
        1,
    );
    assert_eq!(
        (play.asked(), play.legal()),
        (
            "BR-D-01",
            ["lello", "wren", "lyric", "myla"]
                .map(|id| format!("choose {id}"))
                .to_vec()
        )
    );
    play.play("choose wren");
    assert_eq!(play.refused("choose wren"), "BR-14");
    assert_eq!(play.refused("end"), "BR-R-02");
    // With four players the last one has no choice left.
    let mut four = new_game(4, json!({ "character_assignment": "choose" }), 1);
    four.plays(&["choose wren", "choose myla", "choose lello"]);
    assert_eq!(four.asked(), "BR-D-02");
}

#[test]
fn br_d_02_the_choices_of_a_step() {
    let position = position(2)
        .powers()
        .pool(0, "crag fire")
        .goods(0, [2, 1, 1, 1])
        .hand(0, "p02")
        .trained(0, "su6 fa6 sp9");
    let play = position
        .dice("f03/2", "0/crag")
        .dice("day-water", "water")
        .load();
    let wanted = [
        "place crag f05/2",
        "place crag day-any-left",
        "place crag fa6",
        "place crag f03/3 force herb",
        "place crag f03/3 force berry",
        "place crag f03/1 force berry",
        "place crag f03/2 stack",
        "place fire f03/0",
        "place fire f03/2 over",
        "place fire day-fire",
        "place fire sp9",
        "brew p01",
        "drink p02",
        "turn fire wind",
    ];
    let legal = play.legal();
    for action in wanted {
        assert!(legal.iter().any(|one| one == action), "{action}");
    }
    assert!(!legal.iter().any(|one| one == "end"));
    assert_eq!(play.asked(), "BR-D-02");
    assert_eq!(play.refused("gather herb"), "BR-23");
    // Everything on offer, counted: a crag die has 4 matching spaces, 3 outside, forces and 1
    // stack; a fire die 15 spaces.
    let forests = |die: &str, rest: &str| {
        legal
            .iter()
            .filter(|one| one.starts_with(&format!("place {die} f0")) && one.ends_with(rest))
            .count()
    };
    assert_eq!(
        (
            forests("crag", "force berry"),
            forests("crag", "stack"),
            forests("fire", "over")
        ),
        (10, 1, 1)
    );
    assert_eq!(
        forests("crag", "force herb")
            + forests("crag", "force shroom")
            + forests("crag", "force crystal"),
        8
    );
}

#[test]
fn br_d_03_payments_fewest_berries_first() {
    let mut play = position(2)
        .pool(0, "crag mire")
        .goods(0, [2, 1, 1, 2])
        .load();
    play.play("brew p01");
    assert_eq!(play.asked(), "BR-D-03");
    let wanted = [
        "pay 2 herb 1 shroom 1 crystal",
        "pay 1 herb 1 shroom 1 crystal 1 berry",
        "pay 2 herb 1 crystal 1 berry",
        "pay 2 herb 1 shroom 1 berry",
        "pay 1 shroom 1 crystal 2 berry",
        "pay 1 herb 1 crystal 2 berry",
        "pay 1 herb 1 shroom 2 berry",
        "pay 2 herb 2 berry",
    ];
    assert_eq!(play.legal(), wanted);
    let mut rich = position(2)
        .pool(0, "crag mire")
        .goods(0, [9, 9, 9, 9])
        .market("p12 p20 p24 p28")
        .load();
    assert_eq!(
        rich.play("brew p12").legal().len(),
        27,
        "the most there can be"
    );
    let mut exact = position(2)
        .pool(0, "crag mire")
        .goods(0, [2, 1, 1, 0])
        .load();
    assert_eq!(
        exact.play("brew p01").asked(),
        "BR-D-02",
        "one way to pay is not asked"
    );
}

#[test]
fn br_d_04_the_union_of_all_pending_items() {
    let position = position(2)
        .pool(0, "water crag")
        .trained(0, "su5 fa5 sp4")
        .tops("sp1", "su1", "fa1", "wi1");
    let mut play = position.load();
    play.play("place water day-water");
    let legal = play.legal();
    let mut wanted: Vec<String> = [
        "train sp1",
        "train su1",
        "train fa1",
        "train wi1",
        "take berry",
    ]
    .map(String::from)
    .to_vec();
    wanted.extend(["gather herb", "gather shroom", "gather crystal"].map(String::from));
    assert_eq!(legal[..8], wanted);
    assert_eq!(
        legal.iter().filter(|one| one.starts_with("scorch")).count(),
        15
    );
    assert_eq!(
        legal[legal.len() - 2..],
        ["decline train", "decline scorch"]
    );
    assert_eq!(play.refused("exchange 1 herb for 1 shroom"), "BR-66");
    assert_eq!(play.refused("reveal"), "BR-52");
    assert_eq!(play.refused("clear f03"), "BR-67");
    // A reserve beside another item is started by the player, alone it starts by itself.
    let mut reserve = crate::play::position(2)
        .pool(0, "wind crag")
        .trained(0, "fa5")
        .load();
    reserve.play("place wind day-wind");
    assert!(reserve.can("reveal") && reserve.can("gather herb"));
    reserve.play("gather herb");
    assert_eq!(reserve.asked(), "BR-D-05");
    // The most exchanges there can be: 18 pairs and none.
    let mut exchange = crate::play::position(2)
        .pool(0, "crag mire")
        .goods(0, [5, 5, 5, 0])
        .market("p20 p24 p28 p32")
        .load();
    assert_eq!(exchange.play("place crag day-any-right").legal().len(), 19);
}

#[test]
fn br_d_05_reserving() {
    let mut play = position(2)
        .pool(0, "wind crag")
        .load()
        .script(&["show p02"]);
    play.play("place wind day-wind");
    assert_eq!((play.asked(), play.legal().len()), ("BR-D-05", 5));
    let text = play
        .game
        .decision(
            &play.state,
            covenstead_core::Audience::english(&Names::of_seats(2)),
        )
        .unwrap()
        .text;
    assert!(
        text.contains("Facet Cordial") && text.contains("Seat 0"),
        "{text}"
    );
    assert_eq!(play.refused("reserve p30"), "BR-52");
}

#[test]
fn br_d_06_releasing() {
    let mut play = position(2)
        .pool(0, "grove crag")
        .trained(0, "su1 fa2 wi2")
        .tops("sp1", "su2", "fa1", "wi1")
        .load();
    play.plays(&["place grove f03/1", "train sp1"]);
    assert_eq!((play.asked(), play.legal().len()), ("BR-D-06", 4));
}

#[test]
fn br_d_07_the_effects_of_potions() {
    let drink = |potion: &str| {
        let position = position(2)
            .pool(0, "grove crag mire mire water wind")
            .hand(0, potion)
            .market("p02 p03 p06 p07");
        let position = position
            .player(0, "pool", json!(["grove", "crag", "water", "wind"]))
            .dice("f03/0", "0/grove fire");
        let position = position
            .dice("f05/0", "1/grove")
            .dice("day-any-left", "1/crag");
        let mut play = position.load();
        play.play(&format!("drink {potion}"));
        assert_eq!(play.asked(), "BR-D-07");
        play
    };
    assert_eq!(drink("p01").legal().len(), 8);
    assert_eq!(drink("p05").legal().len(), 2 * 2 * 2 * 2 - 1);
    assert!(
        drink("p09")
            .legal()
            .iter()
            .all(|action| action.starts_with("place"))
    );
    assert_eq!(
        drink("p13").legal().len(),
        2 * (13 + 2) + 13,
        "two dice to 13 spaces or the Village, one only to Forests"
    );
    let mut swap = position(2)
        .pool(0, "crag")
        .hand(0, "p17")
        .dice("f03/0", "0/grove fire")
        .dice("f05/0", "1/grove");
    swap = swap.dice("f05/1", "1/grove");
    assert_eq!(
        swap.load().play("drink p17").legal(),
        ["swap f03/0/0 f05/0/0", "swap f03/0/0 f05/1/0"]
    );
    assert_eq!(drink("p25").legal().len(), 4);
    let six = position(2)
        .pool(0, "grove grove crag mire water fire")
        .hand(0, "p05")
        .market("p02 p03 p06 p07")
        .load();
    assert_eq!(
        six.clone().play("drink p05").legal().len(),
        47,
        "the most there can be"
    );
}

#[test]
fn br_d_08_the_tie_claim() {
    let position = position(2)
        .powers()
        .plays(0, "wren")
        .pool(0, "crag")
        .goods(0, [0, 0, 0, 2])
        .market("p20 p24 p28 p32");
    let mut play = position
        .dice("f05/0", "0/grove")
        .dice("f05/1", "1/grove")
        .load();
    play.play("place crag f03/2");
    assert_eq!(
        (play.asked(), play.legal()),
        (
            "BR-D-08",
            vec!["decline claim".into(), "claim f05".to_string()]
        )
    );
    assert_eq!(play.refused("end"), "BR-100");
}

#[test]
fn br_d_09_the_berry_trade() {
    let trade = |berries: u16| {
        let position = position(2)
            .pool(0, "crag")
            .trained(0, "wi7")
            .goods(0, [0, 0, 0, berries])
            .market("p20 p24 p28 p32");
        let mut play = position.load();
        play.play("place crag f03/2");
        play
    };
    assert_eq!(
        (trade(1).asked(), trade(1).legal()),
        (
            "BR-D-09",
            vec!["decline trade".into(), "trade 1 berry".to_string()]
        )
    );
    assert_eq!(trade(2).legal().len(), 3);
    assert_eq!(trade(0).table().round, 2, "not asked without Berries");
    assert_eq!(trade(1).refused("end"), "BR-98");
}

#[test]
fn br_d_10_the_bundle_trade() {
    let trade = |goods: [u16; 4]| {
        let position = position(2)
            .pool(0, "fire")
            .trained(0, "wi8")
            .goods(0, goods)
            .market("p20 p24 p28 p32");
        let mut play = position.load();
        play.play("place fire day-fire");
        if play.asked() == "BR-D-02" && play.table().round == 1 {
            play.play("end");
        }
        play
    };
    assert_eq!(
        trade([1, 1, 1, 0]).table().round,
        2,
        "not asked if nothing can be paid"
    );
    assert_eq!(
        (
            trade([0, 0, 0, 3]).asked(),
            trade([0, 0, 0, 3]).legal().len()
        ),
        ("BR-D-10", 3)
    );
    let most = trade([3, 3, 3, 3]).legal();
    assert_eq!(
        most.len(),
        18,
        "two all-Berry trades, five for each type, and none"
    );
}
