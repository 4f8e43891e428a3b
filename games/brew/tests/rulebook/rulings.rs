//! The rulings of the specification (BR-R-…).

use crate::play::{Position, new_game, position};
use covenstead_brew::Event;
use covenstead_core::{Game, Seat, Viewer, Words};
use serde_json::json;

#[test]
fn br_r_01_empty_piles_offer_nothing() {
    let all = |season: &str, from: usize| {
        (from..=9)
            .map(|number| format!("{season}{number}"))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let released = [all("sp", 1), all("su", 1), all("fa", 1)].join(" ");
    let position = position(2)
        .pool(0, "grove crag")
        .cards(1, "released", &released);
    let mut play = position.load();
    play.play("place grove f03/1");
    assert_eq!(play.legal(), ["train wi1", "decline train"]);
    let none = [released, all("wi", 1)].join(" ");
    let mut play = crate::play::position(2)
        .pool(0, "grove crag")
        .cards(1, "released", &none)
        .load();
    play.play("place grove f03/1");
    assert_eq!(play.asked(), "BR-D-02", "nobody can train any more");
    // The last card of a pile leaves it empty.
    let mut last = crate::play::position(2)
        .pool(0, "grove crag")
        .cards(1, "released", &all("sp", 2))
        .load();
    last.plays(&["place grove f03/1", "train sp1"]);
    assert_eq!(last.table().piles[0], None);
}

#[test]
fn br_r_02_choosing_characters_clockwise() {
    let mut play = new_game(
        3,
        json!({ "character_assignment": "choose", "first_player": 1 }),
        1,
    );
    let mut order = Vec::new();
    for character in ["lyric", "lello", "myla"] {
        order.push(play.actor().0);
        play.play(&format!("choose {character}"));
    }
    assert_eq!(order, [1, 2, 0]);
    let characters = [0, 1, 2].map(|seat| play.player(seat).character.unwrap().id());
    assert_eq!(characters, ["myla", "lyric", "lello"]);
}

#[test]
fn br_r_03_a_single_choice_is_not_asked() {
    let mut play = position(2)
        .pool(0, "crag mire")
        .hand(0, "p05")
        .market("p02 p03 p06 p07")
        .load();
    play.plays(&["place crag f03/2", "drink p05"]);
    let rolled = Event::Rerolls {
        seat: Seat(0),
        faces: [covenstead_brew::Face::Mire].into_iter().collect(),
    };
    assert!(
        play.events.contains(&rolled),
        "the only die is rolled, and it is logged"
    );
    assert!(
        play.events.contains(&Event::TurnEnded { seat: Seat(0) }),
        "the turn ends by itself"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .turn("placed", json!(true))
            .refused(),
        "BR-R-03"
    );
}

#[test]
fn br_r_04_equal_dice_are_one_choice() {
    let play = position(2).pool(0, "crag crag crag").load();
    assert_eq!(play.offers("place crag f03/2").len(), 1);
    let position = position(2)
        .pool(0, "crag mire")
        .hand(0, "p25")
        .dice("day-any-left", "1/grove water");
    let mut play = position
        .dice("day-any-right", "1/grove water")
        .dice("f03/0", "1/grove 1/grove")
        .load();
    play.play("drink p25");
    assert_eq!(
        play.legal(),
        [
            "remove f03/0/0",
            "remove f03/0/1",
            "remove any/1/grove",
            "remove any/water"
        ]
    );
    play.play("remove any/1/grove");
    assert_eq!(
        (play.dice("day-any-left"), play.dice("day-any-right")),
        ("water".into(), "1/grove water".into())
    );
}

#[test]
fn br_r_05_after_the_last_die() {
    let last = |allowed: bool| {
        let position = position(2)
            .option("brew_drink_after_last_die", json!(allowed))
            .pool(0, "crag");
        let mut play = position.goods(0, [2, 1, 1, 0]).load();
        play.play("place crag f03/2");
        play
    };
    assert!(last(true).can("brew p01"));
    assert_eq!(
        last(false).table().round,
        2,
        "the turn and the round are over"
    );
    let before = position(2)
        .option("brew_drink_after_last_die", json!(false))
        .pool(0, "crag")
        .goods(0, [2, 1, 1, 0])
        .load();
    assert!(
        before.can("brew p01"),
        "while there are dice it is possible"
    );
}

#[test]
fn br_r_06_the_compulsory_placement_is_waived() {
    let mut play = position(2)
        .pool(0, "crag")
        .hand(0, "p09")
        .market("p02 p03 p06 p07")
        .load();
    play.plays(&["drink p09", "place crag f03/2"]);
    assert_eq!(play.table().round, 2, "the turn ended");
    let mut play = position(2)
        .pool(0, "crag mire")
        .hand(0, "p09")
        .market("p02 p03 p06 p07")
        .load();
    play.plays(&["drink p09", "place crag f03/2"]);
    assert_eq!(play.refused("end"), "BR-25", "still due");
}

#[test]
fn br_r_07_an_extra_placement_brings_no_more_brews_or_drinks() {
    let position = position(2)
        .pool(0, "crag mire grove")
        .hand(0, "p09 p01")
        .goods(0, [5, 5, 5, 0])
        .market("p02 p03 p05 p13");
    let mut play = position.load();
    play.plays(&["brew p02", "drink p09", "place crag f03/2"]);
    assert_eq!(play.refused("brew p03"), "BR-48");
    assert_eq!(play.refused("drink p01"), "BR-55");
}

#[test]
fn br_r_08_no_potion_without_effect() {
    let empty = |potion: &str| {
        let position = position(2)
            .pool(0, "crag")
            .hand(0, potion)
            .market("p02 p03 p06 p07")
            .turn("placed", json!(false));
        position.load()
    };
    for potion in ["p13", "p17", "p21", "p25", "p29"] {
        assert_eq!(
            empty(potion).refused(&format!("drink {potion}")),
            "BR-R-08",
            "{potion}"
        );
    }
    let play = position(2)
        .pool(0, "crag")
        .hand(0, "p29")
        .dice("f03/0", "1/grove")
        .load();
    assert_eq!(play.refused("drink p29"), "BR-R-08", "no own die is placed");
    let mut play = position(2)
        .pool(0, "crag mire")
        .hand(0, "p01")
        .market("p02 p03 p06 p07")
        .load();
    play.play("drink p01");
    assert_eq!(play.refused("change crag crag"), "BR-R-08");
    assert_eq!(play.refused("end"), "BR-R-08", "one must be carried out");
}

#[test]
fn br_r_09_the_face_of_a_returned_die() {
    let back = |keeps: bool| {
        let position = position(2)
            .option("returned_die_keeps_face", json!(keeps))
            .pool(0, "wind crag")
            .dice("f03/3", "0/mire");
        let mut play = position.load().script(&["roll 0 grove"]);
        play.play("place wind f03/3 return");
        (play.pool(0), play.goods(0))
    };
    assert_eq!(back(true), ("crag mire".into(), [1, 0, 0, 0]));
    assert_eq!(back(false), ("grove crag".into(), [1, 0, 0, 0]));
    let position = position(2)
        .option("returned_die_keeps_face", json!(false))
        .pool(0, "crag crag")
        .hand(0, "p29");
    let mut play = position
        .dice("f03/3", "0/mire")
        .load()
        .script(&["roll 0 grove"]);
    play.play("drink p29");
    assert_eq!(play.pool(0), "grove crag crag");
}

#[test]
fn br_r_10_no_one_comes_back() {
    // Seat 1 has no dice; seat 0 plays on, swapping and moving seat 1's dice: seat 1 never gets a
    // turn.
    let position = position(2)
        .pool(0, "crag mire grove")
        .hand(0, "p13 p17")
        .market("p02 p03 p06 p07")
        .dice("f03/0", "1/grove")
        .dice("f03/1", "0/grove");
    let mut play = position.load();
    play.play_on(3, |play| play.table().round == 2);
    let before = play
        .events
        .iter()
        .position(|event| matches!(event, Event::RoundBegan { round: 2, .. }))
        .unwrap();
    assert!(!play.events[..before].contains(&Event::TurnBegan { seat: Seat(1) }));
}

#[test]
fn br_r_11_fire_on_an_empty_space_is_a_normal_placement() {
    let play = position(2)
        .pool(0, "fire crag")
        .dice("f03/0", "1/grove")
        .load();
    assert!(play.can("place fire f03/2") && play.can("place fire f03/0 over"));
    assert_eq!(play.refused("place fire f03/2 over"), "BR-R-11");
    assert_eq!(play.refused("place fire f03/0"), "BR-29");
}

#[test]
fn br_r_12_wind_needs_the_own_die_on_top() {
    let covered = position(2)
        .pool(0, "wind crag")
        .dice("f03/0", "0/grove 1/grove")
        .load();
    assert_eq!(covered.refused("place wind f03/0 return"), "BR-R-12");
    let position = position(2)
        .pool(0, "wind crag")
        .hand(0, "p13")
        .dice("f05/0", "0/crag")
        .market("p02 p03 p06 p07");
    let mut moved = position.load();
    moved.plays(&["drink p13", "move f05/0/0 f03/0", "place wind f03/0 return"]);
    assert_eq!(moved.pool(0), "crag crag", "however it came there");
}

#[test]
fn br_r_12_with_the_option_wind_brings_back_a_covered_die_and_takes_its_level() {
    let position = || {
        position(2)
            .option("wind_under_cover", json!(true))
            .pool(0, "wind crag")
            .dice("f03/3", "0/grove 1/mire fire")
    };
    let mut play = position().load();
    assert_eq!(play.refused("place wind f03/3 return second"), "BR-R-12");
    play.play("place wind f03/3 return");
    assert_eq!(
        play.dice("f03/3"),
        "wind 1/mire fire",
        "what lay above stays above"
    );
    assert_eq!(
        (play.pool(0), play.goods(0)),
        ("grove crag".into(), [1, 0, 0, 0])
    );
    let usual = position().option("wind_under_cover", json!(false)).load();
    assert_eq!(usual.refused("place wind f03/3 return"), "BR-R-12");
}

#[test]
fn br_r_12_of_several_own_dice_in_a_stack_any_comes_back() {
    let position = || {
        position(4)
            .option("wind_under_cover", json!(true))
            .pool(0, "wind")
            .dice("f03/3", "0/grove 0/mire 1/crag 0/crag 0/grove")
    };
    let ways = ["return", "return second", "return third", "return fourth"];
    let offers = position().load().offers("place wind f03/3");
    let wanted = ways.map(|way| format!("place wind f03/3 {way}"));
    assert_eq!(offers, wanted);
    let stacks = [
        "0/grove 0/mire 1/crag 0/crag wind",
        "0/grove 0/mire 1/crag wind 0/grove",
        "0/grove wind 1/crag 0/crag 0/grove",
        "wind 0/mire 1/crag 0/crag 0/grove",
    ];
    for (way, stack) in ways.into_iter().zip(stacks) {
        let mut play = position().load();
        play.play(&format!("place wind f03/3 {way}"));
        assert_eq!(play.dice("f03/3"), stack, "{way}");
    }
}

#[test]
fn br_r_13_fire_and_wind_by_choosing_an_occupied_space_water_by_itself() {
    let mut play = position(2)
        .pool(0, "wind water")
        .dice("f03/0", "0/grove")
        .load();
    assert!(play.can("place wind f03/2") && play.can("place wind f03/0 return"));
    play.play("place water f03/2");
    assert_eq!(play.goods(0)[1], 3);
}

#[test]
fn br_r_14_water_adds_only_to_a_gather() {
    let position = position(3)
        .powers()
        .plays(0, "lyric")
        .pool(0, "water crag")
        .goods(0, [0, 0, 0, 1])
        .trained(0, "fa9");
    let position = position.tops("sp1", "su1", "fa1", "wi1");
    let mut trained = position.load();
    trained.plays(&["place water f03/0 train", "train sp1"]);
    assert_eq!(trained.goods(0), [0; 4]);
    let mut slot = position.load();
    slot.play("place water fa9");
    assert_eq!(slot.goods(0), [1, 1, 1, 1]);
}

#[test]
fn br_r_15_what_can_be_forced() {
    let position = position(2)
        .pool(0, "crag water")
        .goods(0, [1, 1, 1, 2])
        .dice("f03/0", "1/grove")
        .trained(0, "sp9");
    let play = position.load();
    let cases = [
        "place water f03/2 force berry",
        "place crag f03/0 force berry",
        "place crag f03/2 force shroom",
    ];
    for action in cases.into_iter().chain([
        "place crag day-fire force berry",
        "place crag sp9 force berry",
    ]) {
        assert_eq!(play.refused(action), "BR-R-15", "{action}");
    }
}

#[test]
fn br_r_16_stacking_and_symbols() {
    let stack = |needs: bool| {
        let position = position(2)
            .powers()
            .option("stack_power_needs_matching_symbol", json!(needs))
            .pool(0, "mire grove");
        position
            .goods(0, [0, 0, 0, 1])
            .dice("f03/0", "0/grove")
            .load()
    };
    assert!(
        stack(false).can("place mire f03/0 stack"),
        "own dice may be covered too"
    );
    assert_eq!(stack(true).refused("place mire f03/0 stack"), "BR-R-16");
    assert!(stack(true).can("place grove f03/0 stack"));
    assert_eq!(
        stack(false).refused("place mire day-any-left stack"),
        "BR-R-16"
    );
}

#[test]
fn br_r_17_which_placements_may_train_instead() {
    let lyric = || {
        position(3)
            .powers()
            .plays(0, "lyric")
            .pool(0, "grove crag")
            .goods(0, [0, 1, 0, 1])
            .trained(0, "sp4 wi6")
    };
    let lyric = || lyric().tops("sp1", "su1", "fa1", "wi1");
    let play = lyric().load();
    assert!(play.can("place grove f03/0 train"));
    assert_eq!(
        play.refused("place grove f03/2 train"),
        "BR-27",
        "not with force"
    );
    let mut play = play.clone();
    play.play("place grove f03/0 train");
    assert_eq!(play.refused("decline train"), "BR-R-17");
    assert_eq!(play.refused("take berry"), "BR-95");
    play.play("train sp1");
    assert_eq!(play.player(0).vp, 1, "WI6 applies");
    let empty: String = ["sp", "su", "fa", "wi"]
        .iter()
        .flat_map(|season| (1..=9).map(move |number| format!("{season}{number} ")))
        .filter(|id| !["sp4 ", "wi6 "].contains(&id.as_str()))
        .collect();
    let play = position(3)
        .powers()
        .plays(0, "lyric")
        .pool(0, "grove crag")
        .goods(0, [0, 0, 0, 1])
        .trained(0, "sp4 wi6");
    assert_eq!(
        play.cards(1, "released", &empty)
            .load()
            .refused("place grove f03/0 train"),
        "BR-R-17",
        "no pile is left"
    );
}

/// Wren with these dice in F03 and this many Berries at the end of the round.
fn tie(own: &str, other: &str, element: &str, berries: u16) -> bool {
    let position = position(2)
        .powers()
        .plays(0, "wren")
        .pool(0, "crag")
        .goods(0, [0, 0, 0, berries]);
    let position = position
        .dice("f03/0", own)
        .dice("f03/1", other)
        .dice("f03/2", element)
        .market("p20 p24 p28 p32");
    let mut play = position.load();
    play.play("place crag f05/2");
    play.asked() == "BR-D-08"
}

#[test]
fn br_r_18_the_test_for_a_tie() {
    assert!(tie("0/grove", "1/grove", "", 2));
    assert!(tie("0/grove", "", "fire", 2));
    assert!(tie("0/grove", "1/grove", "fire", 2));
    assert!(!tie("0/grove", "1/grove", "", 1), "not without 2 Berries");
    assert!(!tie("", "", "", 2));
    assert!(!tie("", "1/grove", "fire", 2));
    assert!(
        !tie("0/grove", "", "", 2),
        "who controls a Forest is not tied"
    );
}

#[test]
fn br_r_19_a_surplus_is_lost() {
    let myla = || position(4).powers().plays(0, "myla").pool(0, "crag mire");
    let mut play = myla().goods(0, [2, 1, 0, 1]).load();
    play.plays(&["brew p01", "pay 2 herb 1 shroom 1 berry"]);
    assert_eq!(play.goods(0), [0; 4], "one Berry for one crystal");
    // The doubling is per Potion: it works for the next one again.
    let mut play = myla()
        .goods(0, [2, 1, 0, 2])
        .market("p01 p05 p13 p21")
        .load();
    play.play("brew p01");
    play.play(&play.legal()[0].clone());
    assert_eq!(play.goods(0)[3], 1);
}

#[test]
fn br_r_20_covered_dice_and_dice_elsewhere_do_not_count() {
    let mut play = position(2)
        .pool(0, "crag")
        .dice("f03/0", "1/grove 0/grove")
        .dice("f03/2", "fire 0/crag")
        .load();
    play.play("place crag f05/2");
    assert_eq!(
        play.ids(0, "claimed"),
        "f03 f05",
        "two tops against nothing"
    );
    let position = position(2)
        .pool(0, "crag")
        .trained(1, "fa6")
        .dice("fa6", "1/mire")
        .dice("day-any-left", "1/grove 1/crag");
    let mut play = position.load();
    play.play("place crag f03/2");
    assert_eq!(
        (play.ids(0, "claimed"), play.ids(1, "claimed")),
        ("f03".into(), String::new())
    );
}

#[test]
fn br_r_21_targets_of_the_move_potion() {
    let position = |targets: &str| {
        let position = position(2)
            .option("move_potion_targets", json!(targets))
            .pool(0, "crag mire")
            .hand(0, "p13");
        let position = position
            .dice("f03/0", "1/grove")
            .dice("day-any-left", "1/crag")
            .trained(0, "fa6")
            .scorched("f05/0");
        let mut play = position.market("p02 p03 p06 p07").load();
        play.play("drink p13");
        play
    };
    let play = position("forest-or-any-die-space");
    assert!(
        play.can("move f03/0/0 f03/1")
            && play.can("move f03/0/0 day-any-left")
            && play.can("move f03/0/0 day-any-right")
    );
    assert_eq!(play.refused("move f03/0/0 f05/0"), "BR-61");
    assert_eq!(play.refused("move f03/0/0 day-fire"), "BR-R-21");
    assert_eq!(play.refused("move f03/0/0 fa6"), "BR-R-21");
    assert_eq!(play.refused("move any/1/crag day-any-right"), "BR-R-21");
    assert!(play.can("move any/1/crag f09/0"));
    assert_eq!(
        position("forest-only").refused("move f03/0/0 day-any-left"),
        "BR-R-21"
    );
}

#[test]
fn br_r_22_swapping_levels_and_owners() {
    let position = position(2)
        .pool(0, "crag mire")
        .hand(0, "p17")
        .dice("f03/0", "1/grove fire 1/grove")
        .trained(0, "fa6");
    let mut play = position
        .dice("fa6", "0/grove")
        .market("p02 p03 p06 p07")
        .load();
    play.play("drink p17");
    assert_eq!(
        play.legal(),
        ["swap f03/0/0 fa6", "swap f03/0/2 fa6"],
        "two of one owner are not offered"
    );
    assert_eq!(play.refused("swap f03/0/0 f03/0/2"), "BR-R-22");
    play.play("swap f03/0/0 fa6");
    assert_eq!(
        (play.dice("f03/0"), play.dice("fa6")),
        ("0/grove fire 1/grove".into(), "1/grove".into())
    );
}

#[test]
fn br_r_23_removing_a_covered_die() {
    let position = position(2)
        .pool(0, "crag mire")
        .hand(0, "p25")
        .dice("f03/0", "0/grove 1/grove fire");
    let mut play = position.load();
    play.plays(&["drink p25", "remove f03/0/1"]);
    assert_eq!(play.dice("f03/0"), "0/grove fire");
}

#[test]
fn br_r_24_a_freed_element_space() {
    let freed = |reusable: bool| {
        let position = position(2)
            .option("freed_element_space_reusable", json!(reusable))
            .pool(0, "fire crag");
        let mut play = position
            .hand(0, "p21")
            .dice("day-fire", "fire")
            .market("p02 p03 p06 p07")
            .load();
        play.play("drink p21");
        play
    };
    assert!(freed(true).can("place fire day-fire"));
    assert_eq!(freed(false).refused("place fire day-fire"), "BR-30");
}

#[test]
fn br_r_25_who_uses_a_die_space_and_how_often() {
    let position = position(2)
        .pool(0, "crag mire grove")
        .trained(0, "fa6")
        .trained(1, "fa7")
        .hand(0, "p29");
    let mut play = position.market("p02 p03 p06 p07").load();
    assert_eq!(play.refused("place crag fa7"), "BR-R-25");
    play.play("place crag fa6");
    assert_eq!(
        play.clone().play("end").refused("place mire fa6"),
        "BR-R-25",
        "one die at a time"
    );
    // Nothing is left to do after the drink, so the next turn begins.
    play.play("drink p29");
    assert!(play.can("place mire fa6"), "again if the die has left");
    // It may be used in the turn in which the Creature was trained.
    let position = crate::play::position(2)
        .pool(0, "grove mire")
        .hand(0, "p09")
        .tops("sp1", "su1", "fa6", "wi1");
    let mut play = position.market("p02 p03 p06 p07").load();
    play.plays(&[
        "place grove f03/1",
        "train fa6",
        "drink p09",
        "place mire fa6",
    ]);
    assert_eq!(play.goods(0), [2, 0, 0, 0]);
}

#[test]
fn br_r_26_a_die_on_a_released_creature_is_set_aside() {
    let position = position(2)
        .pool(0, "grove crag")
        .trained(0, "fa6 sp2 sp3")
        .dice("fa6", "1/mire");
    let mut play = position.tops("sp1", "su1", "fa1", "wi1").load();
    let aside = play.player(1).aside;
    play.plays(&["place grove f03/1", "train sp1", "release fa6"]);
    assert_eq!(
        (play.player(1).aside, play.dice("fa6")),
        (aside + 1, String::new()),
        "whoever owns it"
    );
}

#[test]
fn br_r_27_points_for_its_own_training() {
    let vp = |counts: bool| {
        let position = position(2)
            .option("train_vp_counts_itself", json!(counts))
            .pool(0, "grove crag");
        let mut play = position.tops("sp1", "su1", "fa1", "wi6").load();
        play.plays(&["place grove f03/1", "train wi6"]);
        play.player(0).vp
    };
    assert_eq!((vp(false), vp(true)), (0, 1));
    let mut play = position(2)
        .pool(0, "grove crag")
        .trained(0, "wi6 sp2 sp3")
        .tops("sp1", "su1", "fa1", "wi1")
        .load();
    play.plays(&["place grove f03/1", "train sp1", "release wi6"]);
    assert_eq!(play.player(0).vp, 1, "before any release");
}

#[test]
fn br_r_28_a_berry_instead() {
    let all: Vec<String> = ["sp", "su", "fa", "wi"]
        .iter()
        .flat_map(|season| (1..=9).map(move |number| format!("{season}{number}")))
        .collect();
    let rest: Vec<&str> = all
        .iter()
        .map(String::as_str)
        .filter(|id| *id != "sp4")
        .collect();
    let position =
        position(2)
            .pool(0, "grove crag")
            .trained(0, "sp4")
            .cards(1, "released", &rest.join(" "));
    let mut play = position.load();
    play.play("place grove f03/1");
    assert_eq!(
        play.legal(),
        ["take berry", "decline train"],
        "with empty piles too"
    );
    let mut forced = crate::play::position(2)
        .pool(0, "crag mire")
        .trained(0, "sp4")
        .goods(0, [0, 0, 0, 1])
        .load();
    forced.play("place crag f03/1 force berry");
    assert_eq!(forced.asked(), "BR-D-02");
}

#[test]
fn br_r_29_exchanges_are_automatic_and_after_bonuses() {
    let position = position(2)
        .pool(0, "grove crag mire")
        .trained(0, "sp6 fa3")
        .hand(0, "p09")
        .market("p02 p03 p06 p07");
    let mut play = position.load();
    play.play("place grove f05/0");
    assert_eq!(play.goods(0), [1, 0, 0, 1]);
    play.plays(&["drink p09", "place mire f03/3"]);
    assert_eq!(
        play.goods(0),
        [1, 0, 0, 2],
        "an extra placement is one of its own"
    );
    let mut exchange = crate::play::position(2)
        .pool(0, "crag mire")
        .trained(0, "sp6")
        .goods(0, [0, 1, 0, 0])
        .load();
    exchange.plays(&["place crag day-any-right", "exchange 1 shroom for 1 herb"]);
    assert_eq!(
        exchange.goods(0),
        [1, 0, 0, 0],
        "what is exchanged is not gathered"
    );
}

#[test]
fn br_r_30_scorching_is_optional_and_tokens_return() {
    let mut play = position(2).round(2).pool(0, "fire crag").load();
    play.plays(&["place fire night-fire", "scorch f03/0", "decline scorch"]);
    assert_eq!(
        (
            play.table().scorched.len(),
            play.state_json()["scorch_tokens"].clone()
        ),
        (1, json!(9))
    );
    play.plays(&["place crag f03/2"]);
    assert_eq!(
        (
            play.table().round,
            play.state_json()["scorch_tokens"].clone()
        ),
        (3, json!(10))
    );
}

#[test]
fn br_r_31_creatures_move_by_a_maximum_matching_at_the_end() {
    // Greedily SP1 into F09 would leave SU1 homeless.
    let play = position(2)
        .trained(0, "sp1 su1 sp2")
        .cards(0, "claimed", "f09 f12 f03")
        .over()
        .load();
    assert_eq!(play.scores()[0], (4 + 4 + 5) + 9);
}

#[test]
fn br_r_32_a_reserve_may_not_be_declined() {
    let mut play = position(2).pool(0, "wind crag").load();
    play.play("place wind day-wind");
    assert_eq!(play.legal().len(), 5);
    assert!(
        play.legal()
            .iter()
            .all(|action| action.starts_with("reserve"))
    );
    assert_eq!(play.refused("end"), "BR-R-32");
}

/// Everything but these Potions is reserved by seat 1, so that the deck is what is left of them.
fn only(left: &[&str]) -> Position {
    let all = (1..=32).map(|number| format!("p{number:02}"));
    let rest: Vec<String> = all.filter(|id| !left.contains(&id.as_str())).collect();
    position(2).cards(1, "reserved", &rest.join(" "))
}

#[test]
fn br_r_33_nothing_to_recycle() {
    let position = only(&["p01", "p05", "p09", "p13"])
        .pool(0, "crag wind")
        .goods(0, [2, 1, 1, 0]);
    let mut play = position.load();
    play.play("brew p01");
    assert_eq!(play.market(), "p05 p09 p13", "the gap stays open");
    let mut reserve = play.clone();
    reserve.plays(&["place wind day-wind"]);
    assert_eq!(
        reserve.legal(),
        ["reserve p05", "reserve p09", "reserve p13"]
    );
    // A drunk Potion fills the gap at the next brew from the market.
    let position = only(&["p05", "p09", "p02"])
        .market("p05 p09")
        .cards(0, "drunk", "p02")
        .goods(0, [1, 2, 1, 0]);
    let mut play = position.pool(0, "crag mire").load();
    play.play("brew p05");
    assert_eq!((play.market(), play.player(0).vp), ("p02 p09".into(), 5));
    // With an empty market and nothing to reveal, the reserve lapses; once something was drunk, it
    // works again.
    let mut bare = only(&[]).market("").pool(0, "wind crag").load();
    bare.play("place wind day-wind");
    assert_eq!(
        (bare.asked(), bare.ids(0, "reserved")),
        ("BR-D-02", String::new())
    );
    let mut filled = only(&["p02", "p03"])
        .market("")
        .cards(0, "drunk", "p02 p03")
        .pool(0, "wind crag")
        .load();
    filled.play("place wind day-wind");
    assert_eq!(
        (filled.table().market.len(), filled.player(0).reserved.len()),
        (1, 1)
    );
}

#[test]
fn br_r_34_the_potion_being_drunk_is_recycled_too() {
    let position = only(&["p01", "p05", "p13", "p14", "p09"])
        .market("p01 p05 p13 p14")
        .hand(0, "p09")
        .pool(0, "wind crag");
    let mut play = position.load();
    play.plays(&["drink p09", "place wind day-wind"]);
    assert_eq!(
        (play.player(0).vp, play.ids(0, "drunk")),
        (3, String::new())
    );
    assert!(play.can("reserve p09"), "it was revealed again");
}

#[test]
fn br_r_35_the_order_at_the_end_of_a_round() {
    let position = position(2)
        .powers()
        .plays(0, "wren")
        .set("first_player", json!(1))
        .pool(0, "crag")
        .goods(0, [0, 0, 0, 2]);
    let position = position
        .trained(0, "wi2 wi7 sp1")
        .trained(1, "sp2 fa1 wi8")
        .goods(1, [0, 0, 2, 0]);
    let position = position
        .dice("f03/0", "0/grove")
        .dice("f03/1", "1/grove")
        .dice("f09/0", "1/grove");
    let mut play = position.market("p20 p24 p28 p32").load();
    play.play("place crag f05/2");
    assert_eq!((play.asked(), play.player(0).vp), ("BR-D-08", 0));
    play.play("claim f03");
    assert_eq!(
        (play.player(0).vp, play.asked(), play.actor()),
        (2, "BR-D-10", Seat(1)),
        "claim points, then the first player"
    );
    assert_eq!(play.goods(1)[3], 1, "Berries before trades");
    play.play("decline trade");
    assert_eq!(play.table().round, 2, "Wren has no Berries left to trade");
}

#[test]
fn br_r_36_a_free_choice_is_never_a_berry() {
    let mut play = position(2).pool(0, "crag mire").trained(0, "fa5").load();
    play.play("place crag day-any-left");
    assert_eq!(
        play.legal(),
        ["gather herb", "gather shroom", "gather crystal"]
    );
}

#[test]
fn br_r_37_set_aside_dice_come_back() {
    let mut play = position(2)
        .pool(0, "crag")
        .hand(0, "p25")
        .dice("f03/0", "1/grove")
        .dice("f03/2", "fire")
        .load();
    play.plays(&[
        "drink p25",
        "remove f03/0/0",
        "place crag day-any-left",
        "gather herb",
    ]);
    for seat in 0..2 {
        assert_eq!(
            (
                play.player(seat).pool.forage(),
                play.player(seat).pool.elements(),
                play.player(seat).aside
            ),
            (4, 2, 0)
        );
    }
    assert_eq!(play.table().elements_aside, 0);
}

#[test]
fn br_r_38_the_limit_of_lyric() {
    let asked = |powers: bool, limit: u8, character: &str| {
        let position = position(3)
            .option("character_powers", json!(powers))
            .option("lyric_trained_limit", json!(limit));
        let position = position
            .plays(0, character)
            .pool(0, "grove crag")
            .trained(0, "sp2 sp3 fa2");
        let mut play = position.tops("sp1", "su1", "fa1", "wi1").load();
        play.plays(&["place grove f03/1", "train su1"]);
        play.asked()
    };
    assert_eq!(asked(true, 3, "lyric"), "BR-D-06");
    assert_eq!(asked(true, 4, "lyric"), "BR-D-02");
    assert_eq!(asked(true, 4, "wren"), "BR-D-06");
    assert_eq!(asked(false, 4, "lyric"), "BR-D-06", "only with powers");
}

#[test]
fn br_r_39_how_far_the_day_fire_space_reaches() {
    let fire = |scope: &str| {
        let position = position(2)
            .option("day_fire_scope", json!(scope))
            .pool(0, "fire crag");
        let mut play = position
            .dice("f03/0", "water")
            .dice("f05/0", "0/grove wind")
            .load();
        play.play("place fire day-fire");
        play
    };
    assert_eq!(
        fire("one-forest").legal(),
        ["clear f03", "clear f05", "decline clear"]
    );
    assert_eq!(fire("one-forest").refused("clear f09"), "BR-R-39");
    let mut all = fire("all-forests");
    assert_eq!(all.legal(), ["clear all", "decline clear"]);
    all.play("clear all");
    assert_eq!(
        (all.dice("f03/0"), all.dice("f05/0")),
        (String::new(), "0/grove".into())
    );
}

#[test]
fn br_r_40_counts_after_a_release() {
    let start = || {
        let position = position(2)
            .row_of("f09 f03 f05")
            .pool(0, "crag mire")
            .trained(0, "su1 su2 sp5");
        position.tops("sp1", "su3", "fa1", "wi1").load()
    };
    // Both SU1 and SU2 react to F09. Released unused: one scorch is left.
    let mut play = start();
    play.plays(&["place crag f09/3", "train sp1", "release su1"]);
    assert_eq!(play.table().pending.scorches, 1);
    // One use so far is credited to the released Creature.
    let mut play = start();
    play.plays(&[
        "place crag f09/3",
        "scorch f03/0",
        "train sp1",
        "release su1",
    ]);
    assert_eq!(play.table().pending.scorches, 1);
    // Releasing another Creature changes nothing.
    let mut play = start();
    play.plays(&["place crag f09/3", "train sp1", "release sp5"]);
    assert_eq!(play.table().pending.scorches, 2);
}

#[test]
fn br_r_41_what_a_newcomer_may_do_at_once() {
    // SP6 trained in the placement turns a herb gathered later in it into a Berry.
    let position = position(2)
        .pool(0, "water crag")
        .trained(0, "fa5")
        .tops("sp6", "su1", "fa1", "wi1");
    let mut play = position.load();
    play.plays(&["place water day-water", "train sp6", "gather herb"]);
    assert_eq!(play.goods(0), [0, 0, 0, 1]);
    // SP5 trained after the first scorch of the turn gives nothing in that turn.
    let position = crate::play::position(2)
        .pool(0, "water crag")
        .trained(0, "su5")
        .tops("sp5", "su1", "fa1", "wi1")
        .load();
    let mut late = position.clone();
    late.plays(&["place water day-water", "scorch f03/0", "train sp5"]);
    assert_eq!(late.goods(0)[3], 0);
    let mut early = position.clone();
    early.plays(&["place water day-water", "train sp5", "scorch f03/0"]);
    assert_eq!(early.goods(0)[3], 1);
}

#[test]
fn br_r_42_a_die_just_turned_stays() {
    let mut play = position(2)
        .pool(0, "water water crag")
        .trained(0, "su6 su7")
        .load();
    play.play("turn water wind");
    assert!(play.can("turn water wind") && play.can("turn water fire"));
    assert_eq!(play.refused("turn wind fire"), "BR-R-42");
    play.play("turn water fire");
    assert_eq!(
        play.offers("turn"),
        Vec::<String>::new(),
        "endless turning is excluded"
    );
    play.play("place crag f03/2");
    assert_eq!(
        play.offers("turn"),
        ["turn fire wind", "turn wind fire"],
        "after another step"
    );
    // Of two wind dice one was not just turned.
    let mut play = position(2)
        .pool(0, "water wind crag")
        .trained(0, "su6 su7")
        .load();
    play.play("turn water wind");
    assert!(play.can("turn wind fire"));
}

#[test]
fn br_r_43_no_berries_and_nothing_both_ways() {
    let mut play = position(2)
        .pool(0, "crag mire")
        .goods(0, [2, 1, 0, 5])
        .load();
    play.play("place crag day-any-right");
    assert_eq!(
        play.refused("exchange 1 herb 1 shroom for 1 shroom 1 crystal"),
        "BR-R-43"
    );
    assert_eq!(play.refused("exchange 1 crystal for 1 herb"), "BR-66");
    assert_eq!(play.refused("exchange 2 herb for 1 shroom"), "BR-R-43");
    assert!(play.game.parse("exchange 1 berry for 1 herb").is_err());
    play.play("exchange 2 herb for 1 shroom 1 crystal");
    assert_eq!(
        (play.goods(0), play.asked()),
        ([0, 2, 1, 5], "BR-D-02"),
        "only once"
    );
}

#[test]
fn br_r_44_one_trade_of_one_row() {
    let mut play = position(2)
        .pool(0, "crag")
        .trained(0, "wi7")
        .goods(0, [0, 0, 0, 9])
        .market("p20 p24 p28 p32")
        .load();
    play.plays(&["place crag f03/2", "end"]);
    assert_eq!(play.refused("trade 3 berry"), "BR-R-44");
    play.play("trade 2 berry");
    assert_eq!(
        (play.table().round, play.player(0).vp),
        (2, 3),
        "no second trade"
    );
}

#[test]
fn br_r_45_a_bundle_of_berries() {
    let position = position(2)
        .pool(0, "crag")
        .trained(0, "wi8")
        .goods(0, [1, 0, 0, 3])
        .market("p20 p24 p28 p32");
    let mut play = position.load();
    play.play("place crag f03/2");
    assert!(play.can("trade 3 berry") && play.can("trade 1 herb 2 berry"));
    assert_eq!(
        play.legal()
            .iter()
            .filter(|action| !action.contains("herb") && !action.contains("shroom"))
            .count(),
        3
    );
    play.play("trade 3 berry");
    assert_eq!((play.goods(0), play.player(0).vp), ([1, 1, 0, 0], 3));
}

#[test]
fn br_r_46_rewards_stay_when_a_die_leaves() {
    let position = position(2)
        .pool(0, "grove mire")
        .hand(0, "p29")
        .market("p02 p03 p06 p07")
        .trained(0, "su2");
    let mut play = position.load();
    play.plays(&["place grove f03/0", "decline scorch", "drink p29"]);
    assert_eq!(
        (play.goods(0), play.dice("f03/0")),
        ([0, 0, 1, 0], String::new())
    );
    play.play("place mire f03/3");
    assert!(play.can("scorch f03/0"), "the space is empty again");
}

#[test]
fn br_r_47_actions_without_a_target_lapse() {
    let mut play = position(2).pool(0, "fire crag").trained(0, "su9").load();
    let mut slot = play.clone();
    slot.play("place fire su9");
    assert_eq!((slot.dice("su9"), slot.asked()), ("fire".into(), "BR-D-02"));
    play.play("place fire day-fire");
    assert_eq!(
        (play.dice("day-fire"), play.asked()),
        ("fire".into(), "BR-D-02")
    );
}

#[test]
fn br_r_48_what_others_see_of_a_hand() {
    let hand = |open: bool| {
        let play = position(2)
            .option("open_hands", json!(open))
            .pool(0, "crag")
            .hand(0, "p02 p04")
            .load();
        play.game
            .write_view(&play.game.view(&play.state, Viewer::Seat(Seat(1))))["players"][0]
            .clone()
    };
    assert_eq!(
        (hand(false).get("hand"), &hand(false)["hand_size"]),
        (None, &json!(2))
    );
    assert_eq!(hand(true)["hand"], json!(["p02", "p04"]));
    // The brewing itself was open.
    let mut play = position(2)
        .pool(0, "crag mire")
        .goods(0, [2, 1, 1, 0])
        .load();
    play.play("brew p01");
    let seen: Vec<Event> = play
        .events
        .iter()
        .filter_map(|event| play.game.redact(event, Viewer::Seat(Seat(1))))
        .collect();
    assert!(seen.iter().any(|event| matches!(
        event,
        Event::Brewed {
            potion: covenstead_brew::Potion::P01,
            ..
        }
    )));
}

#[test]
fn br_r_49_places_behind_the_winner() {
    let position = position(4)
        .player(0, "vp", json!(3))
        .player(1, "vp", json!(9))
        .player(2, "vp", json!(3))
        .player(3, "vp", json!(3));
    let play = position
        .goods(0, [1, 0, 0, 0])
        .goods(2, [2, 0, 0, 0])
        .goods(3, [0, 0, 1, 0])
        .over()
        .load();
    assert_eq!(play.ranks(), [3, 1, 2, 3]);
}

#[test]
fn br_r_50_the_round_ends_after_a_complete_turn() {
    let position = position(2)
        .pool(0, "crag")
        .hand(0, "p29")
        .goods(0, [2, 1, 1, 0])
        .dice("f03/0", "0/grove");
    let mut play = position.load();
    play.play("place crag f03/2");
    assert_eq!(play.table().round, 1, "brewing and drinking belong to it");
    play.plays(&["drink p29", "return f03/0/0"]);
    assert_eq!((play.table().round, play.pool(0)), (1, "grove".into()));
    play.play("end");
    assert_eq!((play.table().round, play.actor()), (1, Seat(0)));
}

#[test]
fn br_r_51_refill_before_points_for_brewing() {
    let mut play = position(2)
        .pool(0, "crag mire")
        .trained(0, "wi5")
        .goods(0, [2, 1, 1, 0])
        .load();
    play.play("brew p01");
    let at = |wanted: fn(&Event) -> bool| play.events.iter().position(wanted).unwrap();
    let brewed = at(|event| matches!(event, Event::Brewed { .. }));
    let revealed = at(|event| matches!(event, Event::PotionRevealed { .. }));
    assert!(brewed < revealed && revealed < at(|event| matches!(event, Event::GainedVp { .. })));
}
