//! Rounds, turns and steps (BR-17 to BR-25).

use crate::play::{new_game, position};
use covenstead_brew::Event;
use covenstead_core::Seat;
use serde_json::json;

#[test]
fn br_17_four_rounds_day_and_night() {
    let mut play = new_game(2, json!({}), 1);
    play.play_on(1, |_| false);
    let rounds: Vec<(u8, String)> = play
        .events
        .iter()
        .filter_map(|event| match event {
            Event::RoundBegan { round, side, .. } => Some((*round, side.to_string())),
            _ => None,
        })
        .collect();
    let wanted = [(1, "day"), (2, "night"), (3, "day"), (4, "night")]
        .map(|(round, side)| (round, side.to_string()));
    assert_eq!(rounds, wanted);
    assert_eq!(position(2).set("round", json!(5)).refused(), "BR-17");
}

#[test]
fn br_18_everybody_rolls_six_dice_that_then_stand() {
    let mut play = new_game(3, json!({ "first_player": 1 }), 2);
    let rolled: Vec<Seat> = play
        .events
        .iter()
        .filter_map(|event| {
            if let Event::Rolled { seat, faces } = event {
                Some((*seat, faces.total()))
            } else {
                None
            }
        })
        .map(|(seat, dice)| {
            assert_eq!(dice, 6);
            seat
        })
        .collect();
    assert_eq!(rolled, [Seat(1), Seat(2), Seat(0)]);
    let before = play.pool(2);
    let action = play
        .offers("place")
        .into_iter()
        .find(|action| action.ends_with("day-any-left"))
        .unwrap();
    play.plays(&[&action, "gather herb"]);
    assert_eq!(play.pool(2), before, "pools change only by placing");
}

#[test]
fn br_19_turns_go_clockwise_from_the_marker() {
    let pools = || {
        position(3)
            .pool(0, "crag")
            .pool(1, "crag")
            .pool(2, "crag")
            .set("first_player", json!(1))
    };
    let mut play = pools().set("actor", json!(1)).load();
    let mut order = Vec::new();
    while play.table().round == 1 {
        order.push(play.actor().0);
        play.plays(&["place crag day-any-left", "gather herb"]);
    }
    assert_eq!(order, [1, 2, 0]);
    let waiting = pools().set("actor", json!(1)).load();
    let action = covenstead_core::Words::parse(&waiting.game, "place crag f03/2").unwrap();
    let refusal = covenstead_core::Words::permit(
        &waiting.game,
        &waiting.state,
        covenstead_core::Actor::Seat(Seat(0)),
        action,
    );
    assert_eq!(refusal.unwrap_err().rule(), "BR-19");
}

#[test]
fn br_20_without_dice_one_is_skipped() {
    // Seat 1 has no dice, a Potion that would bring one back and tokens to brew: still no turn.
    let position = position(2)
        .pool(0, "crag mire")
        .hand(1, "p29")
        .goods(1, [9, 9, 9, 9])
        .dice("f03/0", "1/grove");
    let mut play = position.load();
    play.plays(&["place crag day-any-left", "gather herb"]);
    assert_eq!(play.actor(), Seat(0));
}

#[test]
fn br_20_that_a_player_is_skipped_is_told_once() {
    let pools = position(2).pool(0, "crag mire grove").pool(1, "crag");
    let mut play = pools.set("actor", json!(1)).load();
    for die in ["crag", "crag", "mire"] {
        play.plays(&[&format!("place {die} day-any-left"), "gather herb"]);
    }
    let skipped = |event: &&Event| matches!(event, Event::Skipped { .. });
    let told: Vec<&Event> = play.events.iter().filter(skipped).collect();
    assert_eq!(told, [&Event::Skipped { seat: Seat(1) }]);
}

#[test]
fn br_21_the_round_ends_when_all_pools_are_empty() {
    let mut play = position(2).pool(0, "crag mire grove").load();
    for die in ["crag", "mire", "grove"] {
        assert_eq!(
            (play.table().round, play.actor()),
            (1, Seat(0)),
            "consecutive turns"
        );
        play.plays(&[&format!("place {die} day-any-left"), "gather herb"]);
    }
    assert_eq!(play.table().round, 2);
}

#[test]
fn br_22_a_returned_die_gives_a_turn_more() {
    let mut play = position(2)
        .pool(0, "wind crag")
        .dice("f03/3", "0/mire")
        .load();
    play.play("place wind f03/3 return");
    let turns = play
        .events
        .iter()
        .filter(|event| matches!(event, Event::TurnBegan { .. }))
        .count();
    assert_eq!((turns, play.pool(0)), (1, "crag mire".into()));
    play.plays(&["place crag f03/2", "place mire f03/4"]);
    let turns = play
        .events
        .iter()
        .filter(|event| matches!(event, Event::TurnBegan { seat: Seat(0) }))
        .count();
    assert!(
        play.table().round == 2 && turns >= 2,
        "three turns with two dice"
    );
}

#[test]
fn br_23_one_placement_one_brew_one_drink_in_any_order() {
    let start = || {
        position(2)
            .pool(0, "crag mire")
            .goods(0, [5, 5, 5, 0])
            .market("p01 p02 p09 p13")
            .load()
    };
    let orders = [
        [
            "place crag f03/2",
            "brew p01",
            "drink p01",
            "change mire grove",
        ],
        [
            "brew p01",
            "place crag f03/2",
            "drink p01",
            "change mire grove",
        ],
        [
            "brew p01",
            "drink p01",
            "change mire grove",
            "place crag f03/2",
        ],
    ];
    for order in orders {
        let mut play = start();
        play.plays(&order);
        assert_eq!(
            (play.ids(0, "drunk"), play.dice("f03/2"), play.pool(0)),
            ("p01".into(), "0/crag".into(), "grove".into())
        );
        assert!(
            play.events.contains(&Event::TurnEnded { seat: Seat(0) }),
            "nothing is left to do"
        );
    }
    let mut play = start();
    play.play("place crag f03/2");
    assert_eq!(play.refused("place mire f03/3"), "BR-23");
    play.play("brew p01");
    assert_eq!(play.refused("brew p02"), "BR-48");
    let mut play = position(2).pool(0, "crag mire").hand(0, "p02 p03").load();
    play.plays(&["drink p02", "change mire grove"]);
    assert_eq!(play.refused("drink p03"), "BR-55");
}

#[test]
fn br_24_each_step_is_finished_before_the_next() {
    let mut play = position(2)
        .pool(0, "crag mire")
        .goods(0, [2, 1, 1, 0])
        .load();
    play.play("place crag day-any-left");
    assert_eq!(play.refused("brew p01"), "BR-24");
    assert_eq!(play.refused("end"), "BR-24");
}

#[test]
fn br_25_a_turn_cannot_be_passed() {
    let play = position(2).pool(0, "crag mire").load();
    assert_eq!(play.refused("end"), "BR-25");
    let full = |forest: &str, spaces: usize| {
        (0..spaces)
            .map(|space| format!("{forest}/{space}"))
            .collect::<Vec<_>>()
    };
    let mut crowded = position(2).row_of("f02 f06 f03").pool(0, "crag");
    for place in full("f02", 4).into_iter().chain(full("f06", 4)).take(8) {
        crowded = crowded.scorched(&place);
    }
    for (space, die) in ["1/grove", "1/grove", "1/crag", "1/mire", "0/mire"]
        .iter()
        .enumerate()
    {
        crowded = crowded.dice(&format!("f03/{space}"), die);
    }
    let play = crowded.load();
    assert_eq!(
        play.legal(),
        ["place crag day-any-left", "place crag day-any-right"],
        "there is always a placement"
    );
}
