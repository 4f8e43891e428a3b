//! Brewing, reserving, drinking and the effects of Potions (BR-48 to BR-56, BR-82 to BR-89).

use crate::play::{Position, position};
use covenstead_brew::Event;
use covenstead_core::{Game, Seat, Viewer, Words};
use serde_json::json;

/// Seat 0 with this Potion in hand, a market without it and a die to place afterwards.
fn holding(potion: &str) -> Position {
    position(2)
        .pool(0, "crag mire")
        .hand(0, potion)
        .market("p02 p03 p06 p07")
}

#[test]
fn br_48_br_49_brewing_from_market_and_reserve() {
    let position = || {
        position(2)
            .pool(0, "crag mire")
            .goods(0, [2, 3, 1, 0])
            .cards(0, "reserved", "p14")
    };
    let mut play = position().load();
    play.play("brew p01");
    assert_eq!(
        (
            play.ids(0, "hand"),
            play.table().market.len(),
            play.goods(0)
        ),
        ("p01".into(), 4, [0, 2, 0, 0])
    );
    assert!(
        !play.table().market.contains(covenstead_brew::Potion::P01),
        "a new card took its place"
    );
    assert_eq!(play.refused("brew p05"), "BR-48");
    let mut play = position().goods(0, [2, 1, 2, 0]).load();
    let market = play.market();
    play.play("brew p14");
    assert_eq!(
        (play.ids(0, "hand"), play.market(), play.ids(0, "reserved")),
        ("p14".into(), market, String::new())
    );
    let unknown = position().load();
    assert_eq!(unknown.refused("brew p20"), "BR-48");
}

#[test]
fn br_50_paying_with_tokens_and_berries() {
    let mut play = position(2)
        .pool(0, "crag mire")
        .goods(0, [2, 1, 1, 4])
        .load();
    play.play("brew p01");
    assert_eq!(
        play.legal().len(),
        3 * 2 * 2,
        "any number of Berries, also when the token is held"
    );
    assert_eq!(
        play.refused("pay 2 herb 1 shroom 1 crystal 1 berry"),
        "BR-50"
    );
    assert_eq!(play.refused("pay 3 herb 1 berry"), "BR-50");
    assert_eq!(play.refused("pay 2 herb 1 berry"), "BR-50");
    play.play("pay 1 herb 3 berry");
    assert_eq!(play.goods(0), [1, 1, 1, 1]);
}

#[test]
fn br_51_hands_are_shown_to_their_owner_only() {
    let play = holding("p01 p05 p09 p10 p11 p12 p13").load();
    let seen =
        |viewer| play.game.write_view(&play.game.view(&play.state, viewer))["players"][0].clone();
    assert_eq!(
        seen(Viewer::Seat(Seat(0)))["hand"]
            .as_array()
            .unwrap()
            .len(),
        7,
        "no hand limit"
    );
    assert!(seen(Viewer::Seat(Seat(1))).get("hand").is_none());
    assert_eq!(seen(Viewer::Spectator)["hand_size"], 7);
    let end = position(2)
        .hand(0, "p04")
        .cards(0, "drunk", "p06")
        .over()
        .load();
    assert_eq!(end.scores()[0], 6 + 5, "drunk or not");
    let shown = end
        .game
        .write_view(&end.game.view(&end.state, Viewer::Spectator));
    assert_eq!(
        shown["players"][0]["hand"],
        json!(["p04"]),
        "at the final scoring"
    );
}

#[test]
fn br_52_br_53_reserving() {
    let start = || {
        position(2)
            .pool(0, "wind crag")
            .load()
            .script(&["show p20"])
    };
    let mut play = start();
    play.plays(&["place wind day-wind", "reserve p09"]);
    assert_eq!(
        (play.market(), play.ids(0, "reserved")),
        ("p01 p05 p13 p20".into(), "p09".into())
    );
    assert_eq!(
        play.table().potion_deck().len(),
        32 - 5,
        "no second card is revealed"
    );
    assert_eq!(play.refused("drink p09"), "BR-55", "not brewed, not drunk");
    let mut play = start();
    play.plays(&["place wind day-wind", "reserve p20"]);
    assert_eq!(play.market(), "p01 p05 p09 p13");
    let many = position(2)
        .cards(0, "reserved", "p02 p03 p04 p06 p07")
        .over()
        .load();
    assert_eq!(many.scores(), [0, 0], "any number, worth nothing unbrewed");
}

/// Everything but these Potions is reserved by seat 1.
fn deck_of(position: Position, left: &[&str]) -> Position {
    let all = (1..=32).map(|number| format!("p{number:02}"));
    let rest: Vec<String> = all.filter(|id| !left.contains(&id.as_str())).collect();
    position.cards(1, "reserved", &rest.join(" "))
}

#[test]
fn br_54_an_empty_deck_is_made_anew() {
    let base = position(2)
        .market("p01 p05 p09 p13")
        .cards(0, "drunk", "p02 p03")
        .hand(0, "p04")
        .goods(0, [2, 1, 1, 0]);
    let base =
        deck_of(base, &["p01", "p05", "p09", "p13", "p02", "p03", "p04"]).pool(0, "crag mire");
    let mut play = base.load();
    play.play("brew p01");
    assert_eq!(
        (play.player(0).vp, play.ids(0, "drunk")),
        (5 + 5, String::new())
    );
    assert_eq!(
        (play.ids(0, "hand"), play.table().potion_deck().len()),
        ("p01 p04".into(), 1)
    );
    assert!(play.events.contains(&Event::HandedIn {
        seat: Seat(0),
        potions: 2,
        vp: 10
    }));
}

#[test]
fn br_55_br_56_drinking() {
    let mut play = holding("p01 p05").load();
    assert_eq!(play.refused("drink p09"), "BR-55");
    play.plays(&["drink p01", "change mire grove"]);
    assert_eq!(
        (play.ids(0, "drunk"), play.ids(0, "hand")),
        ("p01".into(), "p05".into())
    );
    assert_eq!(play.refused("drink p05"), "BR-55", "once per turn");
    let seen = play
        .game
        .write_view(&play.game.view(&play.state, Viewer::Seat(Seat(1))));
    assert_eq!(
        seen["players"][0]["drunk"],
        json!(["p01"]),
        "the drunk pile is public"
    );
    // A skipped player can do neither.
    let mut play = position(2)
        .pool(0, "crag mire")
        .hand(1, "p29")
        .goods(1, [9, 9, 9, 9])
        .dice("f03/0", "1/grove")
        .load();
    play.plays(&["place crag day-any-left", "gather herb"]);
    assert_eq!((play.actor(), play.ids(1, "hand")), (Seat(0), "p29".into()));
}

#[test]
fn br_82_changing_a_die() {
    let mut play = holding("p01").pool(0, "crag wind").load();
    play.play("drink p01");
    assert_eq!(
        play.legal(),
        [
            "change crag grove",
            "change crag mire",
            "change wind water",
            "change wind fire"
        ]
    );
    assert_eq!(play.refused("change crag water"), "BR-R-08");
    assert_eq!(play.refused("change mire crag"), "BR-82");
    play.play("change wind fire");
    assert_eq!(play.pool(0), "crag fire");
}

#[test]
fn br_83_rolling_again() {
    let mut play = holding("p05")
        .pool(0, "crag mire wind")
        .load()
        .script(&["roll 0 grove water"]);
    play.play("drink p05");
    assert_eq!(play.legal().len(), 7);
    assert_eq!(play.refused("reroll grove"), "BR-83");
    play.play("reroll crag wind");
    assert_eq!(play.pool(0), "grove mire water");
}

#[test]
fn br_84_one_more_placement_by_all_rules() {
    let mut play = holding("p09")
        .pool(0, "crag mire water")
        .trained(0, "su2")
        .goods(0, [2, 2, 2, 1])
        .load();
    play.plays(&["place crag f03/2", "scorch f05/0", "drink p09"]);
    assert!(play.can("place mire f03/0 force crystal") && play.can("place water day-water"));
    play.plays(&["place water f03/4", "scorch f05/1"]);
    assert_eq!(
        (play.goods(0), play.table().scorched.len()),
        ([2, 6, 2, 1], 2),
        "rewards and triggers"
    );
    assert_eq!(play.refused("place mire f03/3"), "BR-23");
}

#[test]
fn br_85_moving_a_forage_die() {
    let mut play = holding("p13")
        .trained(0, "su3")
        .dice("f03/0", "1/grove")
        .load();
    play.play("drink p13");
    assert!(play.can("move f03/0/0 f05/2"), "its symbol need not match");
    play.play("move f03/0/0 f05/2");
    assert_eq!(
        (play.dice("f05/2"), play.dice("f03/0"), play.goods(0)),
        ("1/grove".into(), String::new(), [0; 4])
    );
    assert_eq!(play.table().pending.scorches, 0);
}

#[test]
fn br_86_swapping_matching_dice() {
    let position = holding("p17")
        .dice("f03/0", "0/grove")
        .dice("f05/0", "1/grove")
        .dice("f05/2", "1/crag");
    let mut play = position.dice("f09/0", "1/grove").load();
    play.play("drink p17");
    assert_eq!(
        play.legal(),
        ["swap f03/0/0 f05/0/0", "swap f03/0/0 f09/0/0"]
    );
    assert_eq!(play.refused("swap f03/0/0 f05/2/0"), "BR-86");
    play.play("swap f05/0/0 f03/0/0");
    assert_eq!(
        (play.dice("f03/0"), play.dice("f05/0"), play.goods(0)),
        ("1/grove".into(), "0/grove".into(), [0; 4])
    );
    assert_eq!(play.table().tops.of(Seat(0)).len(), 1);
}

#[test]
fn br_87_setting_dice_aside() {
    let dice = |potion| {
        holding(potion)
            .dice("f03/0", "1/grove fire")
            .dice("day-water", "water")
    };
    let mut play = dice("p21").load();
    play.play("drink p21");
    assert_eq!(play.legal(), ["remove f03/0/1", "remove day-water"]);
    let aside = play.table().elements_aside;
    play.play("remove day-water");
    assert_eq!(
        (play.table().elements_aside, play.dice("day-water")),
        (aside + 1, String::new())
    );
    let mut play = dice("p25").load();
    play.play("drink p25");
    assert_eq!(
        play.legal(),
        ["remove f03/0/0", "remove f03/0/1", "remove day-water"]
    );
    play.play("remove f03/0/0");
    assert_eq!(
        (play.dice("f03/0"), play.pool(1)),
        ("fire".into(), String::new())
    );
}

#[test]
fn br_88_taking_a_die_back() {
    let mut play = holding("p29")
        .dice("f03/0", "0/grove fire")
        .dice("f03/2", "1/crag")
        .dice("day-any-left", "0/crag")
        .load();
    play.play("drink p29");
    assert_eq!(play.legal(), ["return f03/0/0", "return any/0/crag"]);
    assert_eq!(play.refused("return f03/2/0"), "BR-88");
    play.play("return f03/0/0");
    assert_eq!(
        (play.pool(0), play.dice("f03/0")),
        ("grove crag mire".into(), "fire".into())
    );
}

#[test]
fn br_89_any_placed_die_is_any_die_anywhere() {
    let position = holding("p25")
        .trained(1, "fa6")
        .dice("fa6", "1/mire")
        .dice("f09/0", "0/grove")
        .dice("day-fire", "fire");
    let mut play = position.dice("day-any-right", "1/crag water").load();
    play.play("drink p25");
    let wanted = ["f09/0/0", "day-fire", "any/1/crag", "any/water", "fa6"]
        .map(|die| format!("remove {die}"));
    assert_eq!(play.legal(), wanted);
}
