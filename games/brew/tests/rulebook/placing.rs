//! Placing dice, modes and the order of effects; scorching, stacks and the Village (BR-26 to BR-47,
//! BR-57 to BR-67).

use crate::play::position;
use covenstead_core::Seat;
use serde_json::json;

#[test]
fn br_26_the_die_comes_from_the_pool_and_costs_are_paid_at_once() {
    let mut play = position(2)
        .pool(0, "mire crag")
        .goods(0, [1, 0, 0, 0])
        .load();
    assert_eq!(play.refused("place grove f03/0"), "BR-26");
    assert_eq!(play.refused("place mire f08/4"), "BR-26");
    play.play("place mire f05/0 force herb");
    assert_eq!((play.goods(0), play.pool(0)), ([0; 4], "crag".into()));
}

#[test]
fn br_27_a_forage_die_matches_its_space() {
    let play = position(2).pool(0, "crag").load();
    let offers = play.offers("place crag f");
    assert_eq!(
        offers,
        ["f03/2", "f05/2", "f05/3", "f09/2", "f09/3"].map(|place| format!("place crag {place}"))
    );
    assert_eq!(play.refused("place crag f03/0"), "BR-27");
}

#[test]
fn br_28_an_element_die_goes_on_any_empty_space() {
    for die in ["water", "fire", "wind"] {
        assert_eq!(
            position(2)
                .pool(0, die)
                .load()
                .offers(&format!("place {die} f"))
                .len(),
            15
        );
    }
}

#[test]
fn br_29_occupied_and_scorched_spaces_are_blocked() {
    let play = position(2)
        .pool(0, "crag water")
        .dice("f03/2", "1/crag")
        .scorched("f05/2")
        .goods(0, [0, 1, 0, 1])
        .load();
    assert_eq!(play.refused("place crag f03/2"), "BR-29");
    assert_eq!(play.refused("place water f03/2"), "BR-29");
    assert_eq!(play.refused("place crag f05/2"), "BR-61");
}

#[test]
fn br_30_element_spaces_of_the_village() {
    let play = position(2).pool(0, "water fire crag").load();
    assert!(play.can("place water day-water") && play.can("place fire day-fire"));
    assert_eq!(play.refused("place fire day-water"), "BR-30");
    assert_eq!(play.refused("place crag day-fire"), "BR-30");
    let taken = position(2)
        .pool(0, "water crag")
        .dice("day-water", "water")
        .load();
    assert_eq!(taken.refused("place water day-water"), "BR-30");
}

#[test]
fn br_31_any_die_spaces_take_every_die_from_everybody() {
    let there = "0/grove 0/crag 1/mire water";
    for die in ["grove", "crag", "mire", "water", "fire", "wind"] {
        let mut play = position(2).pool(0, die).dice("day-any-left", there).load();
        play.play(&format!("place {die} day-any-left"));
        assert_eq!(
            play.dice("day-any-left").split(' ').count(),
            5,
            "side by side"
        );
    }
    let play = position(2).pool(0, "crag").load();
    assert_eq!(play.refused("place crag night-any-left"), "BR-64");
}

#[test]
fn br_32_die_spaces_on_creatures() {
    let play = position(2)
        .pool(0, "crag water")
        .trained(0, "fa6 sp9")
        .trained(1, "wi9")
        .load();
    assert!(play.can("place crag fa6") && play.can("place water sp9"));
    assert_eq!(play.refused("place water fa6"), "BR-32");
    assert_eq!(play.refused("place crag sp9"), "BR-32");
    assert_eq!(play.refused("place water wi9"), "BR-R-25");
    let mut play = position(2)
        .pool(0, "crag water")
        .trained(0, "fa6 su5 fa5")
        .load();
    play.play("place crag fa6");
    assert_eq!(
        (play.goods(0), play.asked()),
        ([2, 0, 0, 0], "BR-D-02"),
        "neither in a Forest nor in the Village"
    );
    assert_eq!(play.refused("place water fa6"), "BR-32");
}

#[test]
fn br_33_placing_triggers_and_moving_does_not() {
    let placed = |action: &str| {
        let position = position(2)
            .powers()
            .pool(0, "crag grove fire wind")
            .trained(0, "su3")
            .goods(0, [1, 0, 0, 1]);
        let mut play = position.dice("f05/0", "0/grove").load();
        play.play(action);
        play.table().pending.scorches
    };
    for action in [
        "place crag f05/2",
        "place crag f05/4 force berry",
        "place fire f05/0 over",
        "place wind f05/0 return",
    ] {
        assert_eq!(placed(action), 1, "{action}");
    }
    assert_eq!(placed("place crag f05/0 stack"), 1);
    let mut play = position(2)
        .pool(0, "crag")
        .trained(0, "su3")
        .hand(0, "p13")
        .dice("f03/0", "0/grove");
    play = play.market("p01 p02 p03 p04");
    let mut play = play.load();
    play.plays(&["drink p13", "move f03/0/0 f05/0"]);
    assert_eq!(
        (play.table().pending.scorches, play.asked()),
        (0, "BR-D-02")
    );
}

#[test]
fn br_34_br_44_an_ingredient_is_gathered_at_once() {
    let mut play = position(2)
        .pool(0, "grove crag")
        .trained(0, "su3 fa3")
        .load();
    play.play("place grove f05/0");
    assert_eq!(
        (play.goods(0), play.asked()),
        ([2, 0, 0, 0], "BR-D-04"),
        "with its bonus, before anything is chosen"
    );
    let mut wind = position(2).pool(0, "wind crag").load();
    wind.play("place wind day-wind");
    assert_eq!(
        (wind.goods(0), wind.asked()),
        ([0, 0, 0, 1], "BR-D-05"),
        "the Berry first"
    );
}

#[test]
fn br_35_training_on_a_creature_space() {
    let mut play = position(2)
        .pool(0, "grove crag")
        .tops("sp1", "su1", "fa1", "wi1")
        .load();
    play.play("place grove f03/1");
    assert_eq!(play.asked(), "BR-D-04");
    play.play("decline train");
    assert_eq!(play.ids(0, "trained"), "");
}

#[test]
fn br_36_br_37_br_38_forcing() {
    let position = || position(2).pool(0, "crag grove").goods(0, [0, 1, 0, 1]);
    let mut play = position().load();
    assert!(play.can("place crag f03/4 force shroom") && play.can("place crag f03/4 force berry"));
    assert_eq!(play.refused("place crag f03/0 force crystal"), "BR-37");
    assert_eq!(play.refused("place crag f03/0 force shroom"), "BR-37");
    assert_eq!(play.refused("place crag f03/1 force shroom"), "BR-37");
    assert!(
        play.can("place crag f03/1 force berry"),
        "a Creature space takes a Berry"
    );
    play.play("place crag f03/1 force berry");
    assert_eq!(
        (play.goods(0), play.ids(0, "trained")),
        ([0, 1, 0, 0], String::new())
    );
    assert_eq!(
        play.table().tops.of(Seat(0)).len(),
        1,
        "it counts for control"
    );
    let poor = position().goods(0, [0; 4]).load();
    assert_eq!(poor.refused("place crag f03/4 force shroom"), "BR-37");
}

#[test]
fn br_39_water_gathers_two_more() {
    let mut play = position(2).pool(0, "water crag").load();
    play.play("place water f05/0");
    assert_eq!(play.goods(0), [3, 0, 0, 0]);
}

#[test]
fn br_40_fire_goes_on_top_of_any_die() {
    for top in ["0/grove", "1/grove", "water"] {
        let mut play = position(2).pool(0, "fire crag").dice("f03/0", top).load();
        play.play("place fire f03/0 over");
        assert_eq!(
            (play.goods(0), play.dice("f03/0")),
            ([0, 0, 1, 0], format!("{top} fire"))
        );
    }
    let mut play = position(2)
        .pool(0, "fire crag")
        .dice("f03/1", "1/grove")
        .load();
    play.play("place fire f03/1 over");
    assert!(
        play.can("decline train"),
        "it trains as if the space were empty"
    );
    let play = position(2)
        .pool(0, "water crag")
        .dice("f03/0", "1/grove")
        .load();
    assert_eq!(play.refused("place water f03/0 over"), "BR-40");
}

#[test]
fn br_41_wind_brings_the_own_top_die_back() {
    let mut play = position(2)
        .pool(0, "wind crag")
        .dice("f03/1", "0/grove")
        .tops("sp1", "su1", "fa1", "wi1")
        .load();
    play.play("place wind f03/1 return");
    assert_eq!(
        (play.pool(0), play.dice("f03/1")),
        ("grove crag".into(), "wind".into())
    );
    assert!(play.can("train sp1"), "and trains as usual");
    let other = position(2)
        .pool(0, "wind crag")
        .dice("f03/1", "1/grove")
        .load();
    assert_eq!(other.refused("place wind f03/1 return"), "BR-41");
}

#[test]
fn br_42_element_powers_are_optional_and_for_forests_only() {
    let play = position(2)
        .pool(0, "fire wind")
        .trained(0, "sp9")
        .dice("sp9", "fire")
        .dice("day-fire", "fire")
        .load();
    assert!(play.can("place fire f03/0") && play.can("place wind f03/0"));
    assert_eq!(play.refused("place fire day-fire over"), "BR-42");
    assert_eq!(play.refused("place fire sp9 over"), "BR-42");
    let mut play = position(2).pool(0, "water crag").load();
    play.plays(&["place water day-any-left", "gather herb"]);
    assert_eq!(
        play.goods(0),
        [1, 0, 0, 0],
        "water adds nothing in the Village"
    );
}

#[test]
fn br_43_creatures_trained_by_the_placement_do_not_react() {
    let mut play = position(2)
        .pool(0, "water crag")
        .tops("sp1", "su5", "fa5", "wi1")
        .load();
    play.plays(&["place water day-water", "train su5"]);
    assert_eq!((play.asked(), play.table().scorched.len()), ("BR-D-02", 0));
}

#[test]
fn br_45_br_47_pending_items_are_resolved_in_any_order() {
    let start = || {
        position(2)
            .pool(0, "water crag")
            .trained(0, "su5 fa5")
            .tops("sp1", "su1", "fa1", "wi1")
            .load()
    };
    let orders = [
        ["scorch f03/0", "gather herb", "train sp1"],
        ["train sp1", "scorch f03/0", "gather herb"],
        ["gather herb", "train sp1", "scorch f03/0"],
    ];
    for order in orders {
        let mut play = start();
        play.play("place water day-water").plays(&order);
        assert_eq!(
            (play.goods(0), play.ids(0, "trained")),
            ([1, 0, 0, 0], "sp1 su5 fa5".into())
        );
        assert_eq!(
            (play.table().scorched.len(), play.table().pending.any()),
            (1, false),
            "the placement is finished"
        );
    }
}

#[test]
fn br_46_items_without_a_choice_lapse() {
    // Every space is taken or scorched: the scorch of SU5 waits for the clearing of Elements, which
    // frees a space.
    let mut position = position(2)
        .row_of("f02 f06 f03")
        .pool(0, "fire crag")
        .trained(0, "su5");
    for place in [
        "f02/0", "f02/1", "f02/2", "f02/3", "f06/0", "f06/1", "f06/2", "f06/3",
    ] {
        position = position.scorched(place);
    }
    let position = position
        .dice("f03/0", "1/grove")
        .dice("f03/1", "1/grove")
        .dice("f03/2", "1/crag")
        .dice("f03/3", "1/mire");
    let mut play = position.dice("f03/4", "water").load();
    play.play("place fire day-fire");
    assert_eq!(
        play.legal(),
        ["clear f03", "decline clear"],
        "nothing can be scorched yet"
    );
    let mut cleared = play.clone();
    cleared.play("clear f03");
    assert_eq!(cleared.legal(), ["scorch f03/4", "decline scorch"]);
    play.play("decline clear");
    assert_eq!(play.asked(), "BR-D-02", "the scorch lapsed");
    // A pending power of a Creature that is released lapses at once.
    let position = crate::play::position(2)
        .pool(0, "water crag")
        .trained(0, "su5 sp1 sp2")
        .tops("sp3", "su1", "fa1", "wi1");
    let mut play = position.load();
    play.plays(&["place water day-water", "train sp3", "release su5"]);
    assert_eq!(play.asked(), "BR-D-02");
}

#[test]
fn br_57_br_58_scorching_an_empty_space_of_any_forest() {
    let mut play = position(2)
        .pool(0, "grove crag")
        .trained(0, "su2")
        .dice("f05/0", "1/grove")
        .scorched("f05/1")
        .load();
    play.play("place grove f03/0");
    assert_eq!(play.refused("scorch f05/0"), "BR-57");
    assert_eq!(play.refused("scorch f05/1"), "BR-57");
    assert_eq!(play.refused("scorch f08/0"), "BR-57");
    assert_eq!(play.refused("scorch day-fire"), "BR-57");
    assert!(play.can("scorch f09/3") && play.can("scorch f03/1"));
    play.play("scorch f05/2");
    assert_eq!(
        play.refused("place crag f05/2"),
        "BR-61",
        "closed to whoever scorched it too"
    );
}

#[test]
fn br_59_without_tokens_nothing_is_scorched() {
    let mut position = position(2).pool(0, "crag mire").trained(0, "su2");
    for place in [
        "f03/0", "f03/1", "f03/3", "f03/4", "f05/0", "f05/1", "f05/2", "f05/3", "f05/4", "f09/0",
    ] {
        position = position.scorched(place);
    }
    let mut play = position.load();
    play.play("place crag f03/2");
    assert_eq!(
        (play.asked(), play.table().pending.scorches),
        ("BR-D-02", 0)
    );
}

#[test]
fn br_60_br_61_a_scorched_space_counts_for_nothing() {
    let mut play = position(2)
        .pool(0, "crag")
        .scorched("f03/0")
        .scorched("f03/1")
        .scorched("f03/3")
        .load();
    play.play("place crag f03/2");
    assert_eq!(
        play.ids(0, "claimed"),
        "f03",
        "one die against three scorched spaces"
    );
    let position = position(2)
        .powers()
        .pool(0, "grove crag fire")
        .scorched("f03/0")
        .goods(0, [0, 0, 1, 1]);
    let play = position.load();
    let ways = [
        "place grove f03/0",
        "place crag f03/0 force crystal",
        "place fire f03/0 over",
        "place crag f03/0 stack",
    ];
    for action in ways {
        assert_eq!(play.refused(action), "BR-61");
    }
}

#[test]
fn br_62_br_63_stacks_of_any_height_count_by_their_top() {
    let stack = "0/grove fire water fire wind";
    let position = position(4)
        .pool(0, "fire crag")
        .dice("f03/0", stack)
        .hand(0, "p21")
        .market("p01 p02 p03 p04");
    let mut play = position.load();
    play.play("place fire f03/0 over");
    assert_eq!(play.dice("f03/0"), format!("{stack} fire"));
    assert_eq!(
        (
            play.table().tops.of(Seat(0)).len(),
            play.table().tops.elements().len()
        ),
        (0, 1)
    );
    play.plays(&["drink p21", "remove f03/0/2"]);
    assert_eq!(
        play.dice("f03/0"),
        "0/grove fire fire wind fire",
        "dice above drop one level"
    );
    let two = crate::play::position(2)
        .pool(0, "crag mire")
        .dice("f03/0", "0/grove fire")
        .hand(0, "p25")
        .load();
    let mut two = two;
    two.plays(&["drink p25", "remove f03/0/1"]);
    assert_eq!(
        two.table().tops.of(Seat(0)).len(),
        1,
        "the uncovered die counts again"
    );
}

#[test]
fn br_64_a_village_action_that_cannot_be_done_is_lost() {
    let mut play = position(2).pool(0, "fire crag").load();
    play.play("place fire day-fire");
    assert_eq!(
        (play.dice("day-fire"), play.asked()),
        ("fire".into(), "BR-D-02"),
        "the placement stands"
    );
    assert_eq!(
        play.refused("place crag night-any-left"),
        "BR-64",
        "only the visible side exists"
    );
}

#[test]
fn br_65_gathering_in_the_village() {
    let night = || position(2).round(2).pool(0, "water crag");
    let mut play = night().load();
    play.play("place water night-water");
    assert_eq!(play.goods(0), [1, 1, 1, 0]);
    let mut play = night().load();
    play.plays(&["place crag night-any-left", "gather crystal"]);
    assert_eq!(play.goods(0), [0, 0, 1, 0]);
    let mut play = position(2).pool(0, "wind crag").load();
    play.play("place wind day-wind");
    assert_eq!(play.goods(0), [0, 0, 0, 1]);
}

#[test]
fn br_66_exchanging_up_to_two() {
    let start = || {
        let mut play = position(2)
            .pool(0, "crag mire")
            .goods(0, [3, 0, 0, 1])
            .load();
        play.play("place crag day-any-right");
        play
    };
    assert_eq!(
        start()
            .play("exchange 2 herb for 1 shroom 1 crystal")
            .goods(0),
        [1, 1, 1, 1]
    );
    assert_eq!(
        start().play("exchange 1 herb for 1 shroom").goods(0),
        [2, 1, 0, 1]
    );
    assert_eq!(start().play("decline exchange").goods(0), [3, 0, 0, 1]);
    assert_eq!(start().refused("exchange 3 herb for 3 shroom"), "BR-66");
}

#[test]
fn br_67_clearing_scorching_training_and_reserving_in_the_village() {
    let mut play = position(2)
        .pool(0, "fire crag")
        .dice("f03/0", "0/grove water")
        .dice("f05/0", "wind")
        .load();
    play.play("place fire day-fire");
    assert_eq!(play.legal(), ["clear f03", "clear f05", "decline clear"]);
    play.play("clear f03");
    assert_eq!(
        (play.dice("f03/0"), play.dice("f05/0")),
        ("0/grove".into(), "wind".into())
    );
    let mut play = position(2)
        .round(2)
        .pool(0, "fire wind")
        .tops("sp1", "su1", "fa1", "wi1")
        .load();
    assert_eq!(
        play.clone()
            .play("place fire night-fire")
            .table()
            .pending
            .scorches,
        2
    );
    play.plays(&["place wind night-wind", "train su1"]);
    assert_eq!(play.ids(0, "trained"), "su1");
    let mut play = position(2).round(2).pool(0, "crag wind").load();
    play.play("place crag night-any-right");
    assert_eq!(play.asked(), "BR-D-05");
}

#[test]
fn br_25_br_31_options_do_not_close_the_any_die_spaces() {
    let position = position(2)
        .option("freed_element_space_reusable", json!(false))
        .pool(0, "water");
    assert!(
        position
            .dice("day-any-left", "1/grove")
            .load()
            .can("place water day-any-left")
    );
}
