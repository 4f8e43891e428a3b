//! The worked examples of the specification, with their numbers.

use crate::play::{new_game, position};
use covenstead_core::Seat;
use serde_json::json;

#[test]
fn br_x_01_the_set_up_for_three() {
    let play = new_game(3, json!({ "first_player": 0 }), 1);
    let table = play.table();
    assert_eq!(
        (table.first, table.active, play.asked()),
        (Seat(0), Seat(0), "BR-D-02")
    );
    assert_eq!(
        (
            play.player(0).pool.forage(),
            play.player(0).pool.elements(),
            play.goods(0)
        ),
        (4, 2, [0, 0, 0, 1])
    );
    let state = play.state_json();
    assert_eq!(state["row"].as_object().unwrap().len(), 4);
    assert_eq!(
        (&state["forest_deck"], &state["potion_deck"], &state["side"]),
        (&json!(12), &json!(28), &json!("day"))
    );
    assert_eq!(table.market.len(), 4);
    assert_eq!(
        state["creature_piles"],
        json!({ "spring": 9, "summer": 9, "fall": 9, "winter": 9 })
    );
}

#[test]
fn br_x_02_brew_drink_and_place_in_one_turn() {
    let mut play = position(2)
        .pool(0, "mire crag")
        .goods(0, [2, 1, 1, 0])
        .load();
    play.plays(&["brew p01", "drink p01", "change mire grove"]);
    assert_eq!(
        play.legal()
            .iter()
            .filter(|action| action.starts_with("brew") || action.starts_with("drink"))
            .count(),
        0
    );
    play.play("place grove f03/0");
    assert_eq!(play.goods(0), [0, 0, 1, 0]);
    assert_eq!(
        (play.ids(0, "drunk"), play.ids(0, "hand")),
        ("p01".into(), String::new())
    );
}

#[test]
fn br_x_03_where_a_wind_die_may_go_by_day() {
    let play = position(2).pool(0, "wind").load();
    let offers = play.offers("place wind");
    let spaces = offers.iter().filter(|action| action.contains('/')).count();
    assert_eq!(spaces, 5 + 5 + 5, "every empty space of F03, F05 and F09");
    for place in ["day-wind", "day-any-left", "day-any-right"] {
        assert!(play.can(&format!("place wind {place}")));
    }
    assert_eq!(play.refused("place wind day-fire"), "BR-30");
    assert_eq!(play.refused("place wind day-water"), "BR-30");
    let taken = position(2).pool(0, "wind").dice("day-wind", "wind").load();
    assert_eq!(taken.refused("place wind day-wind"), "BR-30");
}

#[test]
fn br_x_04_any_die_spaces_are_never_blocked() {
    let two_there = || {
        position(3)
            .pool(2, "mire fire")
            .dice("day-any-left", "0/grove 1/crag")
            .set("actor", json!(2))
    };
    for die in ["mire", "fire"] {
        let mut play = two_there().load();
        play.play(&format!("place {die} day-any-left"));
        assert_eq!(
            play.legal(),
            ["gather herb", "gather shroom", "gather crystal"]
        );
        play.play("gather shroom");
        assert_eq!(play.goods(2), [0, 1, 0, 0]);
    }
}

#[test]
fn br_x_05_gathering_and_training() {
    let mut play = position(2).pool(0, "crag grove").load();
    play.play("place crag f03/2");
    assert_eq!(play.goods(0), [0, 1, 0, 0]);
    let mut play = position(2)
        .pool(0, "crag grove")
        .tops("sp2", "su2", "fa2", "wi2")
        .load();
    play.play("place grove f03/1");
    assert_eq!(
        play.legal(),
        [
            "train sp2",
            "train su2",
            "train fa2",
            "train wi2",
            "decline train"
        ]
    );
}

#[test]
fn br_x_06_a_two_season_forest_counts_as_both() {
    let mut play = position(2)
        .pool(0, "grove mire")
        .trained(0, "su1 su2")
        .load();
    play.play("place grove f09/0");
    assert_eq!(play.table().pending.scorches, 2);
}

#[test]
fn br_x_07_an_element_space_takes_one_die() {
    let play = position(2).pool(0, "fire").dice("day-fire", "fire").load();
    assert_eq!(play.refused("place fire day-fire"), "BR-30");
}

#[test]
fn br_x_08_a_berry_stands_for_the_crystal() {
    let mut play = position(2)
        .pool(0, "crag mire")
        .goods(0, [2, 1, 0, 1])
        .load();
    play.play("brew p01");
    assert_eq!(
        (
            play.goods(0),
            play.ids(0, "hand"),
            play.table().market.len()
        ),
        ([0, 0, 0, 0], "p01".into(), 4)
    );
}

#[test]
fn br_x_09_reserving_a_card_of_the_market_or_the_revealed_one() {
    let on_wind = || {
        position(2)
            .plays(0, "myla")
            .pool(0, "wind crag")
            .hand(1, "p02")
            .load()
            .script(&["show p04"])
    };
    let mut play = on_wind();
    play.play("place wind day-wind");
    assert_eq!(
        play.legal(),
        [
            "reserve p01",
            "reserve p04",
            "reserve p05",
            "reserve p09",
            "reserve p13"
        ]
    );
    play.play("reserve p05");
    assert_eq!(
        (play.market(), play.table().potion_deck().len()),
        ("p01 p04 p09 p13".into(), 32 - 4 - 1 - 1)
    );
    assert_eq!(play.ids(0, "reserved"), "p05");
    let mut play = on_wind();
    play.plays(&["place wind day-wind", "reserve p04"]);
    assert_eq!(play.market(), "p01 p05 p09 p13");
    let other = position(2)
        .cards(0, "reserved", "p06")
        .goods(1, [9, 9, 9, 9])
        .pool(1, "crag")
        .set("actor", json!(1))
        .load();
    assert_eq!(other.refused("brew p06"), "BR-48");
    let end = position(2).cards(0, "reserved", "p08").over().load();
    assert_eq!(end.scores(), [0, 0]);
}

/// Plays the last die of seat 0 into the Village and tells who claimed F03.
fn claim_of_f03(position: crate::play::Position) -> Option<u8> {
    let mut play = position.pool(0, "crag").load();
    play.plays(&["place crag day-any-left", "gather herb"]);
    let f03 = covenstead_brew::Forest::F03;
    assert_eq!(play.table().round, 2);
    let owner = (0..4).find(|&seat| play.player(seat).claimed.contains(f03));
    assert_eq!(owner.is_none(), play.table().discarded.contains(f03));
    owner
}

#[test]
fn br_x_10_more_than_each_singly() {
    let play = position(4)
        .dice("f03/0", "0/grove")
        .dice("f03/1", "0/grove")
        .dice("f03/2", "1/crag")
        .dice("f03/3", "2/mire");
    assert_eq!(claim_of_f03(play), Some(0));
}

#[test]
fn br_x_11_a_tie_is_discarded() {
    assert_eq!(
        claim_of_f03(
            position(3)
                .dice("f03/0", "0/grove")
                .dice("f03/1", "1/grove")
        ),
        None
    );
}

#[test]
fn br_x_12_elements_beat_a_single_die() {
    let play = position(2)
        .dice("f03/0", "0/grove")
        .dice("f03/1", "fire")
        .dice("f03/2", "water");
    assert_eq!(claim_of_f03(play), None);
}

#[test]
fn br_x_13_a_leader_who_ties_with_elements_claims_nothing() {
    let play = position(2)
        .dice("f03/0", "0/grove")
        .dice("f03/1", "0/grove")
        .dice("f03/2", "1/crag");
    assert_eq!(
        claim_of_f03(play.dice("f03/3", "water").dice("f03/4", "fire")),
        None
    );
}

#[test]
fn br_x_14_an_empty_forest_is_discarded_for_good() {
    let mut play = position(2).pool(0, "crag").dice("f05/0", "0/grove").load();
    assert_eq!(play.state_json()["forest_deck"], 9);
    play.plays(&["place crag day-any-left", "gather herb"]);
    assert_eq!(
        (play.table().discarded.len(), play.ids(0, "claimed")),
        (2, "f05".into())
    );
    assert_eq!(
        play.state_json()["forest_deck"],
        6,
        "three more are dealt for round 2"
    );
}

#[test]
fn br_x_15_water_gathers_three() {
    let mut play = position(2).pool(0, "water crag").load();
    play.play("place water f03/2");
    assert_eq!(play.goods(0), [0, 3, 0, 0]);
    let mut play = position(2)
        .pool(0, "water crag")
        .tops("sp1", "su1", "fa1", "wi1")
        .load();
    play.plays(&["place water f03/1", "train sp1"]);
    assert_eq!(
        (play.goods(0), play.ids(0, "trained")),
        ([0; 4], "sp1".into())
    );
    let mut play = position(2).pool(0, "water crag").round(2).load();
    play.plays(&["place water night-any-left", "gather crystal"]);
    assert_eq!(play.goods(0), [0, 0, 1, 0]);
}

#[test]
fn br_x_16_fire_covers_a_die_and_gathers() {
    let mut play = position(4)
        .pool(0, "fire crag")
        .dice("f05/2", "3/crag")
        .load();
    play.play("place fire f05/2 over");
    assert_eq!(
        (play.goods(0), play.dice("f05/2")),
        ([0, 1, 0, 0], "3/crag fire".into())
    );
    assert_eq!(
        (
            play.table().tops.of(Seat(3)).len(),
            play.table().tops.elements().len()
        ),
        (0, 1)
    );
}

#[test]
fn br_x_17_wind_brings_the_own_die_back() {
    let mut play = position(2)
        .pool(0, "wind")
        .pool(1, "crag")
        .dice("f03/3", "0/mire")
        .load();
    play.play("place wind f03/3 return");
    assert_eq!(
        (play.goods(0), play.pool(0), play.dice("f03/3")),
        ([1, 0, 0, 0], "mire".into(), "wind".into())
    );
    assert_eq!(play.table().tops.of(Seat(0)).len(), 0);
    play.plays(&["place crag day-any-left", "gather herb"]);
    assert_eq!(play.actor(), Seat(0), "one more turn to come");
}

#[test]
fn br_x_18_moving_a_die_from_a_creature() {
    let mut play = position(3)
        .set("actor", json!(2))
        .pool(2, "mire crag")
        .trained(2, "fa6")
        .dice("fa6", "2/crag")
        .hand(2, "p13");
    play = play.market("p01 p02 p03 p04");
    let mut play = play.load();
    play.plays(&["drink p13", "move fa6 f05/0"]);
    assert_eq!(
        (play.dice("f05/0"), play.dice("fa6"), play.goods(2)),
        ("2/crag".into(), String::new(), [0; 4])
    );
    assert_eq!(play.table().tops.of(Seat(2)).len(), 1);
    assert!(play.can("place mire fa6"));
}

#[test]
fn br_x_19_a_gleaner_gathers_one_more() {
    let mut play = position(2).pool(0, "grove crag").trained(0, "fa2").load();
    play.play("place grove f03/0");
    assert_eq!(play.goods(0), [0, 0, 2, 0]);
}

#[test]
fn br_x_20_a_fourth_creature_means_a_release() {
    let mut play = position(2)
        .pool(0, "grove crag")
        .trained(0, "sp1 fa1 wi1")
        .tops("sp2", "su2", "fa2", "wi2")
        .load();
    play.plays(&["place grove f03/1", "train su2"]);
    assert_eq!(
        play.legal(),
        ["release sp1", "release su2", "release fa1", "release wi1"]
    );
    play.play("release su2");
    assert_eq!(
        (play.ids(0, "trained"), play.ids(0, "released")),
        ("sp1 fa1 wi1".into(), "su2".into())
    );
}

#[test]
fn br_x_21_a_creature_in_a_forest() {
    let home = position(2)
        .cards(0, "released", "sp1")
        .cards(0, "claimed", "f02")
        .over()
        .load();
    assert_eq!(home.scores(), [3 + 6, 0]);
    let homeless = position(2)
        .cards(0, "released", "su1")
        .cards(0, "claimed", "f02")
        .over()
        .load();
    assert_eq!(homeless.scores(), [1 + 6, 0]);
}

#[test]
fn br_x_22_forcing() {
    let mut play = position(2)
        .pool(0, "mire mire")
        .goods(0, [1, 0, 0, 1])
        .load();
    assert_eq!(
        play.offers("place mire f05/0"),
        [
            "place mire f05/0 force herb",
            "place mire f05/0 force berry"
        ]
    );
    play.play("place mire f05/0 force herb");
    assert_eq!(
        (play.goods(0), play.table().tops.of(Seat(0)).len()),
        ([0, 0, 0, 1], 1)
    );
    let mut play = position(2)
        .pool(0, "crag crag")
        .goods(0, [3, 3, 3, 1])
        .market("p20 p24 p28 p32")
        .load();
    assert_eq!(
        play.offers("place crag f05/4"),
        ["place crag f05/4 force berry"]
    );
    play.play("place crag f05/4 force berry");
    assert_eq!(
        (play.goods(0), play.ids(0, "trained")),
        ([3, 3, 3, 0], String::new())
    );
}

#[test]
fn br_x_23_a_scorched_space_is_out_of_play() {
    let scorched = || {
        position(2)
            .row_of("f02 f03 f05")
            .scorched("f02/0")
            .dice("f02/1", "0/crag")
            .goods(0, [1, 0, 0, 1])
    };
    let play = scorched().pool(0, "grove crag fire").load();
    for action in [
        "place grove f02/0",
        "place crag f02/0 force herb",
        "place fire f02/0",
        "place fire f02/0 over",
    ] {
        assert_eq!(play.refused(action), "BR-61");
    }
    let mut play = scorched()
        .pool(0, "grove")
        .hand(0, "p14 p18")
        .dice("f03/2", "1/crag")
        .load();
    assert!(!play.clone().play("drink p14").can("move f03/2/0 f02/0"));
    play.plays(&["place grove day-any-left", "gather herb", "end"]);
    assert_eq!(play.ids(0, "claimed"), "f02");
}

#[test]
fn br_x_24_covered_dice_do_not_count() {
    let play = position(3)
        .dice("f03/0", "0/grove")
        .dice("f03/1", "0/grove fire")
        .dice("f03/2", "1/crag");
    assert_eq!(claim_of_f03(play), None);
}

#[test]
fn br_x_25_a_muncher_turns_one_into_a_berry() {
    let mut play = position(2).pool(0, "water crag").trained(0, "sp7").load();
    play.play("place water f03/2");
    assert_eq!(play.goods(0), [0, 2, 0, 1]);
}

/// How many turns seat 0 takes in the rest of the round, placing in the Village and ending turns.
fn turns_of_seat_0(mut play: crate::play::Play, first: &[&str]) -> usize {
    play.plays(first);
    let began = |play: &crate::play::Play| {
        let is_turn = |event: &&covenstead_brew::Event| {
            matches!(event, covenstead_brew::Event::TurnBegan { seat: Seat(0) })
        };
        play.events.iter().filter(is_turn).count()
    };
    while play.table().round == 1 {
        let legal = play.legal();
        let wanted = ["end", "gather herb", "decline exchange"]
            .iter()
            .find(|one| legal.iter().any(|action| action == *one));
        let placing = legal
            .iter()
            .find(|action| action.ends_with("day-any-left"))
            .cloned();
        let action = wanted
            .map(|one| one.to_string())
            .or(placing)
            .expect("a plain action");
        play.play(&action);
    }
    began(&play)
}

#[test]
fn br_x_26_turns_of_a_round() {
    let six = || {
        position(2)
            .pool(0, "grove grove crag crag water water")
            .market("p01 p02 p03 p04")
    };
    // The turn under way at the start is not among those that begin later.
    assert_eq!(1 + turns_of_seat_0(six().load(), &[]), 6);
    let returning = six().hand(0, "p29").load();
    assert_eq!(
        1 + turns_of_seat_0(
            returning,
            &["place grove day-any-left", "gather herb", "drink p29"]
        ),
        7
    );
    let extra = six().hand(0, "p09").load();
    let moves = [
        "place grove day-any-left",
        "gather herb",
        "drink p09",
        "place grove day-any-left",
        "gather herb",
    ];
    assert_eq!(1 + turns_of_seat_0(extra, &moves), 5);
}

#[test]
fn br_x_27_all_bonuses_together() {
    let mut play = position(2)
        .pool(0, "water crag")
        .trained(0, "fa1 fa2 sp7")
        .load();
    play.play("place water f09/1");
    assert_eq!(play.goods(0), [0, 4, 0, 1]);
}

#[test]
fn br_x_28_stacking_on_an_element_die() {
    let tied = || {
        position(2)
            .powers()
            .dice("f03/0", "0/grove")
            .dice("f03/2", "water")
            .goods(0, [0, 0, 0, 1])
    };
    let mut fire = tied().pool(0, "fire").load();
    fire.play("place fire f03/2 over");
    assert_eq!(fire.ids(0, "claimed"), "");
    let mut stack = tied().pool(0, "mire").load();
    stack.play("place mire f03/2 stack");
    assert_eq!(
        (stack.goods(0), stack.ids(0, "claimed")),
        ([0; 4], "f03".into())
    );
}

#[test]
fn br_x_29_uncovering_a_die() {
    let stack = || {
        position(2)
            .pool(0, "mire crag")
            .dice("f03/0", "0/grove fire")
            .market("p01 p02 p03 p04")
    };
    let mut play = stack().hand(0, "p21").load();
    play.plays(&["drink p21"]);
    assert_eq!(
        (play.dice("f03/0"), play.table().tops.of(Seat(0)).len()),
        ("0/grove".into(), 1)
    );
    let mut play = stack().hand(0, "p29").load();
    play.play("drink p29");
    assert_eq!(
        (play.dice("f03/0"), play.pool(0)),
        ("fire".into(), "grove crag mire".into())
    );
}

#[test]
fn br_x_30_wind_in_a_stack() {
    let mut play = position(4)
        .pool(0, "wind crag")
        .dice("f03/3", "3/grove 0/mire")
        .load();
    play.play("place wind f03/3 return");
    assert_eq!(
        (play.dice("f03/3"), play.pool(0)),
        ("3/grove wind".into(), "crag mire".into())
    );
    let covered = position(4)
        .pool(0, "wind crag")
        .dice("f03/3", "0/mire fire")
        .load();
    assert_eq!(covered.refused("place wind f03/3 return"), "BR-R-12");
}

#[test]
fn br_x_31_a_wind_die_as_the_last_one() {
    let mut play = position(2).pool(0, "wind").dice("f03/3", "0/mire").load();
    play.play("place wind f03/3 return");
    assert_eq!(
        (play.pool(0), play.table().round, play.actor()),
        ("mire".into(), 1, Seat(0))
    );
}

#[test]
fn br_x_32_an_extra_placement_of_the_last_die() {
    let one = || {
        position(2)
            .hand(0, "p09")
            .goods(0, [1, 3, 1, 0])
            .market("p01 p05 p13 p14")
    };
    let mut play = one().pool(0, "grove").load();
    play.plays(&["drink p09", "place grove f03/0"]);
    assert!(play.table().turn.placed && play.can("end") && play.can("brew p13"));
    let mut play = one().pool(0, "wind").dice("f03/3", "0/mire").load();
    play.plays(&["drink p09", "place wind f03/3 return"]);
    assert_eq!(play.refused("end"), "BR-25");
    assert!(play.can("place mire f03/4"));
}

#[test]
fn br_x_33_a_die_taken_back_after_the_last_placement() {
    let last = || {
        position(2)
            .pool(0, "crag")
            .hand(0, "p29")
            .dice("f03/0", "0/grove")
    };
    let mut play = last().load();
    play.plays(&["place crag f03/2", "drink p29", "return f03/0/0"]);
    assert_eq!(
        (play.pool(0), play.table().round, play.actor()),
        ("grove".into(), 1, Seat(0))
    );
    let mut play = last()
        .option("brew_drink_after_last_die", json!(false))
        .load();
    play.play("place crag f03/2");
    assert_eq!((play.table().round, play.ids(0, "hand")), (2, "p29".into()));
}

#[test]
fn br_x_34_skipping() {
    let mut play = position(3)
        .pool(1, "crag")
        .pool(2, "grove crag mire")
        .set("actor", json!(2))
        .load();
    play.plays(&["place grove day-any-left", "gather herb"]);
    assert_eq!(play.actor(), Seat(1), "A has no dice");
    play.plays(&["place crag day-any-left", "gather herb"]);
    assert_eq!(play.actor(), Seat(2));
    play.plays(&["place crag day-any-left", "gather herb"]);
    assert_eq!(play.actor(), Seat(2), "the others are skipped");
    play.plays(&["place mire day-any-left", "gather herb"]);
    assert_eq!(play.table().round, 2);
    use covenstead_brew::Event;
    let skipped = play
        .events
        .iter()
        .filter(|event| matches!(event, Event::Skipped { .. }))
        .count();
    assert_eq!(skipped, 1, "B, once; A had no dice to begin with");
}

#[test]
fn br_x_35_the_order_of_scorching_and_training() {
    let start = || {
        position(2)
            .pool(0, "mire crag")
            .trained(0, "su3 sp5 wi6")
            .tops("sp1", "su1", "fa1", "wi1")
            .load()
    };
    let mut first = start();
    first.plays(&[
        "place mire f05/4",
        "scorch f03/0",
        "train sp1",
        "release su3",
    ]);
    assert_eq!((first.goods(0), first.player(0).vp), ([0, 0, 0, 1], 1));
    let mut second = start();
    second.plays(&["place mire f05/4", "train sp1", "release su3"]);
    assert_eq!(
        (
            second.goods(0),
            second.player(0).vp,
            second.table().scorched.len()
        ),
        ([0; 4], 1, 0)
    );
    assert_eq!(second.asked(), "BR-D-02", "the scorch lapsed");
    let mut third = start();
    third.plays(&["place mire f05/4", "train sp1", "release wi6"]);
    assert_eq!(third.player(0).vp, 1);
}

#[test]
fn br_x_36_a_newcomer_does_not_react() {
    let mut play = position(2)
        .pool(0, "mire crag")
        .tops("sp1", "su3", "fa1", "wi1")
        .load();
    play.plays(&["place mire f05/4", "train su3"]);
    assert_eq!(play.asked(), "BR-D-02");
    assert_eq!(play.table().scorched.len(), 0);
}

#[test]
fn br_x_37_three_scorches_one_berry() {
    let night = || {
        position(2)
            .round(2)
            .pool(0, "fire crag")
            .trained(0, "su5 sp5")
    };
    let mut play = night().load();
    play.plays(&[
        "place fire night-fire",
        "scorch f03/0",
        "scorch f03/1",
        "scorch f03/2",
    ]);
    assert_eq!(
        (play.table().scorched.len(), play.goods(0), play.asked()),
        (3, [0, 0, 0, 1], "BR-D-02")
    );
    let mut short = position(2)
        .round(2)
        .pool(0, "fire crag")
        .trained(0, "su5 sp5");
    for place in [
        "f03/0", "f03/1", "f03/2", "f03/3", "f05/0", "f05/1", "f05/2", "f05/3", "f09/0",
    ] {
        short = short.scorched(place);
    }
    let mut play = short.load();
    play.plays(&["place fire night-fire", "scorch f09/1"]);
    assert_eq!((play.table().scorched.len(), play.asked()), (10, "BR-D-02"));
}

#[test]
fn br_x_38_forcing_triggers_but_brings_nothing() {
    let mut play = position(2)
        .pool(0, "mire crag")
        .trained(0, "su3 fa3")
        .goods(0, [1, 0, 0, 0])
        .load();
    play.play("place mire f05/0 force herb");
    assert_eq!((play.goods(0), play.table().pending.scorches), ([0; 4], 1));
    let mut play = position(2)
        .pool(0, "crag mire")
        .trained(0, "sp4")
        .goods(0, [0, 0, 0, 1])
        .load();
    play.play("place crag f05/4 force berry");
    assert_eq!((play.goods(0), play.asked()), ([0; 4], "BR-D-02"));
}

#[test]
fn br_x_39_a_doubled_berry() {
    let brewing = |goods, powers| {
        let position = position(4)
            .option("character_powers", json!(powers))
            .set("actor", json!(3))
            .pool(3, "crag mire");
        position.market("p12 p20 p24 p28").goods(3, goods).load()
    };
    let mut play = brewing([2, 1, 1, 1], true);
    play.play("brew p12");
    assert_eq!(play.goods(3), [0; 4]);
    let mut play = brewing([2, 1, 0, 2], true);
    play.play("brew p12");
    assert_eq!(play.goods(3), [0; 4]);
    assert_eq!(brewing([2, 1, 0, 2], false).refused("brew p12"), "BR-50");
}

#[test]
fn br_x_40_eight_ways_to_pay() {
    let position = position(4)
        .powers()
        .set("actor", json!(3))
        .pool(3, "crag mire")
        .goods(3, [2, 1, 1, 1]);
    let mut play = position.load();
    play.play("brew p01");
    let offers = play.legal();
    assert_eq!(offers.len(), 8);
    assert_eq!(
        offers[0], "pay 2 herb 1 shroom 1 crystal",
        "fewest Berries first"
    );
    let tokens = |text: &String| {
        text.split_whitespace()
            .filter_map(|word| word.parse::<u32>().ok())
            .sum::<u32>()
    };
    assert_eq!(
        offers
            .iter()
            .filter(|text| text.contains("1 berry") && tokens(text) == 4)
            .count(),
        3
    );
    assert_eq!(
        offers
            .iter()
            .filter(|text| text.contains("1 berry") && tokens(text) == 3)
            .count(),
        4
    );
}

#[test]
fn br_x_41_training_on_an_ingredient_space() {
    let lyric = |trained| {
        let position = position(3)
            .powers()
            .set("actor", json!(2))
            .pool(2, "fire crag")
            .goods(2, [0, 0, 0, 1]);
        position
            .trained(2, trained)
            .dice("f03/3", "1/mire")
            .tops("sp1", "su1", "fa1", "wi1")
            .load()
    };
    let mut play = lyric("fa2");
    play.play("place fire f03/3 over train");
    assert_eq!(
        play.legal(),
        ["train sp1", "train su1", "train fa1", "train wi1"],
        "it may not be declined"
    );
    play.play("train sp1");
    assert_eq!(
        (play.goods(2), play.ids(2, "trained")),
        ([0; 4], "sp1 fa2".into())
    );
    let mut play = lyric("wi6");
    play.plays(&["place fire f03/3 over train", "train sp1"]);
    assert_eq!(play.player(2).vp, 1);
    let mut play = lyric("sp4");
    play.play("place fire f03/3 over train");
    assert_eq!(play.refused("take berry"), "BR-95");
}

/// Wren (seat 0) with 2 Berries and these dice in F03: the Forests that can be claimed by a tie.
fn ties(own: &str, lello: &str, elements: &str) -> Vec<String> {
    let spaces = ["f03/0", "f03/1", "f03/2", "f03/3", "f03/4", "f05/0"];
    let dice = format!("{own} {lello} {elements}");
    let mut position = position(4)
        .powers()
        .plays(0, "wren")
        .goods(0, [0, 0, 0, 2])
        .pool(0, "crag");
    position = position.row_of("f04 f05 f09");
    for (place, die) in spaces
        .iter()
        .map(|place| place.replace("f03", "f04"))
        .zip(dice.split_whitespace())
    {
        position = position.dice(&place, die);
    }
    let mut play = position.load();
    play.plays(&["place crag day-any-left", "gather herb"]);
    if play.asked() == "BR-D-08" {
        play.offers("claim")
    } else {
        Vec::new()
    }
}

#[test]
fn br_x_42_who_may_claim_a_tie() {
    let claim = ["claim f04".to_string()];
    assert_eq!(ties("0/grove 0/mire", "1/grove 1/mire", "fire"), claim);
    assert_eq!(ties("0/grove", "", "fire"), claim);
    assert_eq!(ties("0/grove 0/mire", "1/grove 1/mire", "fire fire"), claim);
    assert!(ties("0/grove 0/mire", "", "fire fire fire").is_empty());
    assert!(ties("0/grove 0/mire", "1/grove 1/mire 1/mire", "fire").is_empty());
    assert!(ties("", "", "").is_empty());
    // Two Forests of which one can be taken; WI3 pays for a fall Forest.
    let position = position(3)
        .market("p20 p24 p28 p32")
        .powers()
        .plays(0, "wren")
        .goods(0, [0, 0, 0, 3])
        .pool(0, "crag")
        .trained(0, "wi3");
    let position = position
        .dice("f05/0", "0/grove")
        .dice("f05/2", "1/crag")
        .dice("f05/3", "water");
    let mut play = position
        .dice("f09/0", "0/grove")
        .dice("f09/2", "1/crag")
        .load();
    play.plays(&["place crag day-any-left", "gather herb"]);
    assert_eq!(play.legal(), ["decline claim", "claim f05", "claim f09"]);
    play.play("claim f05");
    assert_eq!(
        (play.goods(0), play.player(0).vp, play.ids(0, "claimed")),
        ([1, 0, 0, 1], 2, "f05".into())
    );
    assert_eq!(play.table().round, 2, "only one can be taken");
}

#[test]
fn br_x_43_berries_before_the_trade_but_after_claiming() {
    let mut play = position(2)
        .pool(0, "crag")
        .trained(0, "sp1 su1 wi7")
        .goods(0, [0, 0, 0, 1])
        .load();
    play.play("place crag day-any-right");
    assert_eq!((play.asked(), play.goods(0)), ("BR-D-09", [0, 0, 0, 2]));
    play.play("trade 2 berry");
    assert_eq!((play.goods(0), play.player(0).vp), ([0; 4], 3));
    let position = position(2)
        .powers()
        .plays(0, "wren")
        .pool(0, "crag")
        .trained(0, "sp1 su1")
        .goods(0, [0, 0, 0, 1]);
    let mut play = position
        .dice("f03/0", "0/grove")
        .dice("f03/1", "1/grove")
        .load();
    play.play("place crag day-any-right");
    assert_eq!((play.table().round, play.goods(0)), (2, [0, 0, 0, 2]));
}

#[test]
fn br_x_44_trading_bundles() {
    let mut play = position(2)
        .pool(0, "crag")
        .trained(0, "wi8")
        .goods(0, [2, 0, 0, 1])
        .load();
    play.plays(&["place crag day-any-right", "decline exchange"]);
    let wanted = [
        "decline trade",
        "trade 1 herb 1 berry",
        "trade 2 herb",
        "trade 2 herb 1 berry",
    ];
    assert_eq!(
        (play.asked(), play.legal()),
        ("BR-D-10", wanted.map(String::from).to_vec())
    );
    let vp = |action: &str| play.clone().play(action).player(0).vp;
    assert_eq!(
        [
            vp("trade 2 herb"),
            vp("trade 1 herb 1 berry"),
            vp("trade 2 herb 1 berry"),
            vp("decline trade")
        ],
        [1, 1, 3, 0]
    );
    assert!(play.game.parse_text("trade 1 herb 1 shroom").is_err());
}

trait ParseText {
    fn parse_text(&self, text: &str) -> Result<covenstead_brew::Action, String>;
}

impl ParseText for covenstead_brew::Brew {
    fn parse_text(&self, text: &str) -> Result<covenstead_brew::Action, String> {
        covenstead_core::Words::parse(self, text)
    }
}

#[test]
fn br_x_45_recycling_the_potion_deck() {
    let all: Vec<String> = (1..=32).map(|number| format!("p{number:02}")).collect();
    let used = ["p01", "p25", "p07", "p02", "p03", "p04", "p05"];
    let rest: Vec<&str> = all
        .iter()
        .map(String::as_str)
        .filter(|id| !used.contains(id))
        .collect();
    let position = position(3)
        .market("p02 p03 p04 p05")
        .cards(0, "drunk", "p01 p25")
        .cards(1, "drunk", "p07");
    let mut play = position
        .cards(2, "reserved", &rest.join(" "))
        .pool(0, "crag")
        .goods(0, [2, 3, 0, 0])
        .load();
    assert_eq!(play.table().potion_deck().len(), 0);
    play.play("brew p03");
    assert_eq!(
        [play.player(0).vp, play.player(1).vp, play.player(2).vp],
        [7, 5, 0]
    );
    assert_eq!(
        (play.table().potion_deck().len(), play.table().market.len()),
        (2, 4)
    );
    assert_eq!(
        (play.ids(0, "drunk"), play.ids(1, "drunk")),
        (String::new(), String::new())
    );
}

#[test]
fn br_x_46_the_best_way_to_house_creatures() {
    let play = position(2)
        .cards(0, "released", "sp1 su1")
        .cards(0, "claimed", "f09 f01")
        .over()
        .load();
    assert_eq!(play.scores(), [6 + 4 + 5, 0]);
}

#[test]
fn br_x_47_a_final_score() {
    let owned = |position: crate::play::Position, goods| {
        let position = position
            .hand(0, "p04")
            .cards(0, "drunk", "p01 p25")
            .cards(0, "reserved", "p08");
        let position = position
            .cards(0, "claimed", "f02 f10")
            .trained(0, "sp5 fa9")
            .cards(0, "released", "su6 wi5");
        let position = position.market("p02 p03 p05 p06");
        position
            .player(0, "vp", json!(5))
            .goods(0, [2, 0, 1, 2])
            .player(1, "vp", json!(36))
            .goods(1, goods)
            .over()
            .load()
    };
    let rival = owned(position(2), [3, 0, 0, 0]);
    assert_eq!((rival.scores(), rival.ranks()), (vec![37, 37], vec![1, 2]));
    let equal = owned(position(2), [5, 0, 0, 0]);
    assert_eq!((equal.scores(), equal.ranks()), (vec![37, 37], vec![1, 1]));
}

#[test]
fn br_x_48_first_players_and_sides() {
    let mut play = new_game(3, json!({ "first_player": 0 }), 5);
    let mut seen = Vec::new();
    while !play.over() {
        let round = play.table().round;
        seen.push((play.table().first.0, play.table().side().id()));
        play.play_on(u64::from(round), |play| play.table().round != round);
    }
    assert_eq!(seen, [(0, "day"), (1, "night"), (2, "day"), (0, "night")]);
}

#[test]
fn br_x_49_six_exchanges() {
    let mut play = position(2)
        .pool(0, "crag mire")
        .goods(0, [1, 1, 0, 3])
        .load();
    play.play("place crag day-any-right");
    let mut offers = play.legal();
    offers.sort();
    let wanted = [
        "decline exchange",
        "exchange 1 herb 1 shroom for 2 crystal",
        "exchange 1 herb for 1 crystal",
        "exchange 1 herb for 1 shroom",
        "exchange 1 shroom for 1 crystal",
        "exchange 1 shroom for 1 herb",
    ];
    assert_eq!(offers, wanted);
    assert_eq!(
        play.clone()
            .play("exchange 1 herb 1 shroom for 2 crystal")
            .goods(0),
        [0, 0, 2, 3]
    );
    assert_eq!(
        play.clone().play("exchange 1 herb for 1 shroom").goods(0),
        [0, 2, 0, 3]
    );
    assert_eq!(play.play("decline exchange").goods(0), [1, 1, 0, 3]);
}

#[test]
fn br_x_50_clearing_a_forest_of_elements() {
    let position = position(4)
        .pool(0, "fire crag")
        .dice("f03/0", "wind 0/grove")
        .dice("f03/2", "3/crag fire");
    let mut play = position.dice("f03/3", "water").load();
    play.plays(&["place fire day-fire", "clear f03"]);
    assert_eq!(
        [play.dice("f03/0"), play.dice("f03/2"), play.dice("f03/3")],
        ["0/grove", "3/crag", ""]
    );
    assert_eq!(
        play.table().elements_aside,
        4 + 3,
        "four dice were aside before"
    );
    assert_eq!(
        (
            play.table().tops.of(Seat(0)).len(),
            play.table().tops.of(Seat(3)).len()
        ),
        (1, 1)
    );
}

#[test]
fn br_x_51_swapping_into_a_stack() {
    let base = || {
        position(4)
            .round(2)
            .row_of("f01 f03 f05")
            .pool(0, "crag mire")
            .hand(0, "p17")
            .market("p01 p05 p09 p13")
    };
    let position = base()
        .round(2)
        .dice("f01/0", "3/grove fire")
        .dice("night-any-left", "1/grove");
    let mut play = position.load();
    play.play("drink p17");
    assert_eq!(
        (play.dice("f01/0"), play.dice("night-any-left")),
        ("1/grove fire".into(), "3/grove".into())
    );
    let own = base()
        .round(2)
        .dice("f01/0", "3/grove")
        .dice("f03/0", "3/grove")
        .load();
    assert_eq!(own.refused("drink p17"), "BR-R-08");
}

#[test]
fn br_x_52_turning_elements() {
    let mut play = position(2)
        .pool(0, "water crag")
        .trained(0, "su6 su7")
        .goods(0, [2, 1, 1, 0])
        .load();
    assert_eq!(play.offers("turn"), ["turn water fire", "turn water wind"]);
    play.play("turn water wind");
    assert_eq!(play.refused("turn wind fire"), "BR-R-42");
    play.play("brew p01");
    assert!(play.can("turn wind fire"));
}

#[test]
fn br_x_53_a_wind_die_on_a_creature() {
    let position = position(2)
        .pool(0, "wind crag")
        .trained(0, "fa9 sp6 su5")
        .tops("sp1", "su1", "fa1", "wi1");
    let mut play = position.load();
    play.play("place wind fa9");
    assert_eq!((play.goods(0), play.asked()), ([0, 1, 1, 1], "BR-D-02"));
    let holding = crate::play::position(2)
        .pool(0, "mire crag")
        .trained(0, "fa9 sp6 su5")
        .dice("fa9", "wind");
    let mut play = holding.tops("sp1", "su1", "fa1", "wi1").load();
    let before = play.table().elements_aside;
    play.plays(&["place mire f05/4", "train sp1", "release fa9"]);
    assert_eq!(play.table().elements_aside, before + 1);
}

#[test]
fn br_x_54_one_exchange_per_placement() {
    let mut play = position(2)
        .round(2)
        .pool(0, "crag mire")
        .trained(0, "fa5 sp6")
        .load();
    play.plays(&["place crag night-any-left", "gather herb", "gather herb"]);
    assert_eq!(play.goods(0), [1, 0, 0, 1]);
}
