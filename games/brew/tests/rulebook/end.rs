//! The end of a round and of the game (BR-73 to BR-81, BR-104 to BR-108).

use crate::play::{Play, Position, position};
use covenstead_brew::Event;
use covenstead_core::Seat;
use serde_json::json;

/// Seat 0 plays its last die into the Village; the round ends.
fn round_ends(position: Position) -> Play {
    let mut play = position.pool(0, "crag").load();
    play.play("place crag day-any-left");
    play.play("gather herb");
    play
}

#[test]
fn br_73_br_74_br_75_control() {
    let position = || {
        position(3)
            .dice("f03/0", "0/grove")
            .dice("f03/1", "0/grove")
            .dice("f03/2", "1/crag")
    };
    let play = round_ends(
        position()
            .dice("f03/3", "water")
            .dice("f05/0", "1/grove")
            .dice("f09/0", "2/grove"),
    );
    assert_eq!(
        [
            play.ids(0, "claimed"),
            play.ids(1, "claimed"),
            play.ids(2, "claimed")
        ],
        ["f03", "f05", "f09"]
    );
    // Element dice count against everybody, also against whoever placed them.
    let mut own = crate::play::position(2)
        .pool(0, "fire")
        .dice("f03/0", "0/grove")
        .load();
    own.play("place fire f03/2");
    assert_eq!(own.ids(0, "claimed"), "");
}

#[test]
fn br_76_ties_and_elements_leave_a_forest_unclaimed() {
    let cases = [
        ("0/grove", "1/grove", ""),
        ("0/grove", "", "fire"),
        ("", "", "fire"),
        ("", "", ""),
    ];
    for (one, other, element) in cases {
        let play = round_ends(
            position(2)
                .dice("f03/0", one)
                .dice("f03/1", other)
                .dice("f03/2", element),
        );
        assert_eq!(
            (play.ids(0, "claimed"), play.ids(1, "claimed")),
            (String::new(), String::new())
        );
    }
}

#[test]
fn br_77_unclaimed_forests_are_discarded_for_good() {
    let play = round_ends(position(2));
    let discarded: Vec<&str> = play
        .table()
        .discarded
        .iter()
        .map(|forest| forest.id())
        .collect();
    assert_eq!(discarded, ["f03", "f05", "f09"]);
    let seen = covenstead_core::Words::write_view(
        &play.game,
        &covenstead_core::Game::view(&play.game, &play.state, covenstead_core::Viewer::Spectator),
    );
    assert!(
        !seen["unseen_forests"]
            .as_array()
            .unwrap()
            .contains(&json!("f03"))
    );
}

#[test]
fn br_78_end_of_round_powers_come_after_claiming_in_every_round() {
    for round in 1..=4 {
        let place = if round % 2 == 0 {
            "place crag night-any-left"
        } else {
            "place crag day-any-left"
        };
        let mut play = position(2)
            .round(round)
            .pool(0, "crag")
            .trained(0, "sp1 su1 wi2")
            .dice("f03/0", "0/grove")
            .load();
        play.plays(&[place, "gather herb"]);
        let at = |wanted: fn(&Event) -> bool| play.events.iter().position(wanted).unwrap();
        let claimed = at(|event| matches!(event, Event::Claimed { .. }));
        let points = at(|event| matches!(event, Event::GainedVp { .. }));
        let berries = at(|event| matches!(event, Event::GainedBerries { .. }));
        assert!(claimed < points && points < berries, "round {round}");
    }
}

#[test]
fn br_79_the_game_ends_with_the_forest_deck() {
    let mut play = position(2).round(4).pool(0, "crag").load();
    assert_eq!(play.state_json()["forest_deck"], 0);
    play.plays(&["place crag night-any-left", "gather herb"]);
    assert!(play.over() && play.events.contains(&Event::GameOver { round: 4 }));
}

#[test]
fn br_80_br_81_all_dice_come_back_and_the_marker_passes() {
    let dice = position(3)
        .set("first_player", json!(2))
        .dice("f03/0", "1/grove fire")
        .dice("day-fire", "fire")
        .trained(1, "fa6");
    let play = round_ends(dice.dice("fa6", "1/mire").scorched("f05/0"));
    let table = play.table();
    for seat in 0..3 {
        assert_eq!(
            (
                play.player(seat).pool.forage(),
                play.player(seat).pool.elements()
            ),
            (4, 2)
        );
    }
    assert!(table.dice.is_empty() && table.scorched.is_empty() && table.closed.is_empty());
    assert_eq!(
        (
            table.side().id(),
            table.row.len(),
            table.first,
            play.actor()
        ),
        ("night", 4, Seat(0), Seat(0))
    );
    assert!(
        table
            .row
            .iter()
            .all(|forest| !["f03", "f05", "f09", "f01"].contains(&forest.id()))
    );
}

#[test]
fn br_104_br_105_potions_and_forests_score() {
    let play = position(2)
        .hand(0, "p04 p08")
        .cards(0, "drunk", "p02")
        .cards(0, "reserved", "p06")
        .cards(0, "claimed", "f01 f04");
    assert_eq!(play.over().load().scores()[0], 6 + 6 + 5 + 5 + 4);
}

#[test]
fn br_106_creatures_score_three_or_one() {
    let play = position(2)
        .trained(0, "sp1 su1")
        .cards(0, "released", "wi1")
        .cards(0, "claimed", "f01 f07")
        .over()
        .load();
    assert_eq!(
        play.scores()[0],
        (5 + 5) + 3 + 3 + 1,
        "trained ones move to Forests too"
    );
}

#[test]
fn br_107_tokens_and_left_overs() {
    let play = position(2)
        .player(0, "vp", json!(7))
        .goods(0, [2, 2, 1, 3])
        .goods(1, [1, 1, 0, 0])
        .over()
        .load();
    assert_eq!(play.scores(), [7 + 2, 0]);
    let parts = covenstead_core::Words::breakdown(&play.game, &play.state, Seat(0));
    let named: Vec<(&str, i32)> = parts.iter().map(|part| (part.name, part.points)).collect();
    let wanted = [
        ("potions", 0),
        ("forests", 0),
        ("creatures", 0),
        ("vp tokens", 7),
        ("left-over ingredients", 2),
    ];
    assert_eq!(named, wanted);
}

#[test]
fn br_108_the_winner() {
    let end = |vp: [u16; 2], tokens: [u16; 2]| {
        let play = position(2)
            .player(0, "vp", json!(vp[0]))
            .player(1, "vp", json!(vp[1]));
        play.goods(0, [tokens[0], 0, 0, 0])
            .goods(1, [0, 0, 0, tokens[1]])
            .over()
            .load()
            .ranks()
    };
    assert_eq!(end([5, 4], [0, 2]), [1, 2]);
    assert_eq!(end([5, 5], [1, 2]), [2, 1], "more left-over tokens");
    assert_eq!(end([5, 5], [2, 2]), [1, 1], "shared");
}
