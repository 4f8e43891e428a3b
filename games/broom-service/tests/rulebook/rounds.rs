//! The course of a round (BS-20 to BS-29).

use crate::table::{Scene, begin};
use covenstead_broom_service::{Phase, RoleSet};
use covenstead_core::Seat;
use serde_json::json;

const SAME: &str = "root-gatherer herb-gatherer fruit-gatherer forest-witch";

/// A game whose events are these, then others; nothing bewitched; seat 0 leads.
fn with_events(seats: u8, first: &[&str]) -> crate::table::Play {
    let all = [
        "brave-heart",
        "black-market",
        "black-distillery",
        "flock-together",
        "protected-places",
        "perilous-places",
        "empty-handed",
    ];
    let mut events: Vec<&str> = first.to_vec();
    events.extend(
        all.into_iter()
            .filter(|event| !first.contains(event))
            .take(7 - first.len()),
    );
    begin(
        seats,
        json!({ "events": events, "first_player": 0, "bewitched": "off" }),
        "rounds",
    )
}

#[test]
fn bs_20_seven_rounds_of_fixed_steps() {
    let mut play = with_events(2, &["black-market"]);
    for round in 1..=7 {
        assert_eq!(
            (play.state().public.round, play.decision()),
            (round, "BS-D-01")
        );
        play.choose(&[SAME, SAME]);
        while play.state().public.round == round && play.state().public.phase != Phase::Over {
            let seat = play.waits().0;
            let action = play.legal(seat).pop().unwrap();
            play.act(seat, &action);
        }
    }
    assert_eq!(play.state().public.phase, Phase::Over);
    let kinds: Vec<String> = play
        .events(None)
        .iter()
        .map(|event| event["event"].as_str().unwrap().to_string())
        .collect();
    let began = kinds.iter().position(|kind| kind == "round-began").unwrap();
    let chose = kinds.iter().position(|kind| kind == "chose").unwrap();
    let led = kinds.iter().position(|kind| kind == "led").unwrap();
    assert!(began < chose && chose < led);
    assert_eq!(
        kinds.iter().filter(|&kind| kind == "round-ended").count(),
        7
    );
}

#[test]
fn bs_21_everybody_chooses_exactly_four_at_the_same_time() {
    let mut play = with_events(3, &["black-market"]);
    assert_eq!(play.actors(), [0, 1, 2]);
    assert_eq!(play.legal(1).len(), 210);
    assert_eq!(
        play.refused(0, "choose root-gatherer herb-gatherer fruit-gatherer"),
        "BS-21"
    );
    assert_eq!(
        play.refused(0, &format!("choose {SAME} hill-witch")),
        "BS-21"
    );
    assert_eq!(play.refused(0, "none"), "BS-21");
    play.act(2, &format!("choose {SAME}"));
    assert_eq!(play.actors(), [0, 1], "in any order");
}

#[test]
fn bs_22_chosen_cards_are_hidden_and_the_others_cannot_be_played() {
    let mut play = with_events(2, &["black-market"]);
    play.choose(&[SAME, "hill-witch valley-druid peak-druid weather-fairy"]);
    let seen = play.view(Some(1))["players"][0].clone();
    assert!(seen.get("hand").is_none() && seen["cards"] == 4);
    assert_eq!(
        play.view(Some(0))["players"][0]["hand"],
        json!([
            "root-gatherer",
            "herb-gatherer",
            "fruit-gatherer",
            "forest-witch"
        ])
    );
    let chose: Vec<_> = play
        .events(Some(1))
        .into_iter()
        .filter(|event| event["event"] == "chose")
        .collect();
    assert_eq!(
        (chose[0]["roles"].clone(), chose[1]["roles"].is_array()),
        (json!(null), true)
    );
    assert_eq!(play.refused(0, "brave hill-witch"), "BS-30");
}

#[test]
fn bs_23_event_and_bewitched_roles_are_seen_before_choosing() {
    let play = begin(3, json!({}), "23");
    assert_eq!(play.decision(), "BS-D-01");
    let view = play.view(Some(0));
    assert!(view["event"].is_string());
    assert_eq!(view["bewitched"].as_array().unwrap().len(), 2);
}

#[test]
fn bs_24_turns_go_on_until_every_hand_is_empty() {
    let mut play = with_events(2, &["black-market"]);
    play.choose(&[SAME, "hill-witch valley-druid peak-druid weather-fairy"])
        .play_out();
    assert_eq!((play.count("led"), play.state().public.round), (8, 2));
    assert!((0..2).all(|seat| play.hand(seat) == RoleSet::EMPTY));
    let kept = Scene::front(2)
        .after_turns("over")
        .last_round("brave-heart")
        .player(0, "hand", json!(["peak-druid"]));
    let kept = kept.laid(0, "root-gatherer herb-gatherer fruit-gatherer");
    assert_eq!(kept.refusal(), "BS-24", "nobody keeps a card");
}

#[test]
fn bs_25_the_last_player_with_cards_plays_alone() {
    let scene = Scene::front(3)
        .laid(0, SAME)
        .laid(1, "root-gatherer herb-gatherer")
        .laid(2, SAME)
        .hand(1, "peak-druid weather-fairy")
        .set("starter", json!(1));
    let mut play = scene.play();
    assert_eq!(play.legal(1).len(), 4, "brave or cowardly as he likes");
    play.act(1, "brave peak-druid; cowardly weather-fairy");
    assert_eq!(play.state().public.round, 2);
    let mut play = scene.event("brave-heart").play();
    assert_eq!(
        play.legal(1),
        ["brave peak-druid", "brave weather-fairy"],
        "Brave Heart binds him too"
    );
    play.act(1, "brave peak-druid");
    assert_eq!(
        play.state().public.round,
        2,
        "the very last card goes by itself"
    );
}

#[test]
fn bs_26_as_many_turns_as_different_roles() {
    let mut play = Scene::front(2)
        .hand(0, SAME)
        .hand(1, "forest-witch hill-witch valley-druid weather-fairy")
        .play();
    play.play_out();
    assert_eq!(play.count("led"), 7);
    let mut play = Scene::front(2)
        .event("more-or-less")
        .set("phase", json!("choose"))
        .play();
    play.choose(&["peak-druid", "peak-druid"]).play_out();
    assert_eq!(play.count("led"), 1);
}

#[test]
fn bs_27_an_end_event_comes_when_all_hands_are_empty() {
    let mut play = Scene::front(2)
        .event("protected-places")
        .hand(0, SAME)
        .hand(1, SAME)
        .play();
    play.act(0, "cowardly root-gatherer; decline")
        .act(1, "cowardly root-gatherer; decline");
    assert_eq!(play.vps(), [10, 10], "not before");
    play.play_out();
    assert_eq!(play.vps(), [12, 12]);
    let mut play = Scene::front(2)
        .event("black-market")
        .hand(0, SAME)
        .hand(1, SAME)
        .play();
    play.play_out();
    assert_eq!(play.vps(), [10, 10], "other events just end");
}

#[test]
fn bs_28_everything_is_fresh_in_the_next_round() {
    let mut play = begin(3, json!({ "first_player": 0 }), "28");
    let (event, bewitched) = (
        play.view(None)["event"].clone(),
        play.state().public.bewitched,
    );
    let hand = if play.legal(0).len() == 637 {
        "root-gatherer"
    } else {
        SAME
    };
    play.choose(&[hand; 3]);
    while play.state().public.round == 1 {
        let seat = play.waits().0;
        let action = play.legal(seat).pop().unwrap();
        play.act(seat, &action);
    }
    assert_ne!(play.view(None)["event"], event);
    assert!(
        play.state().public.bewitched.both(bewitched).is_empty()
            && play.state().public.bewitched.len() == 2
    );
    assert_eq!(play.decision(), "BS-D-01");
    assert!(play.legal(0).len() >= 210, "all ten cards again");
    assert!((0..3).all(|seat| play.player(seat).laid().count() == 0));
}

#[test]
fn bs_29_bs_r_07_the_starter_of_a_new_round() {
    let scene = Scene::front(3)
        .laid(0, "root-gatherer herb-gatherer fruit-gatherer")
        .laid(1, "root-gatherer herb-gatherer brave:fruit-gatherer")
        .laid(2, "root-gatherer herb-gatherer fruit-gatherer forest-witch")
        .hand(0, "peak-druid")
        .hand(1, "peak-druid")
        .set("role", json!("fruit-gatherer"))
        .set("last_brave", json!(1))
        .set("starter", json!(0));
    let next = |first: &str, second: &str| {
        let mut play = scene.play();
        play.act(0, &format!("{first} peak-druid"))
            .act(1, &format!("{second} peak-druid"));
        assert_eq!(play.state().public.round, 2);
        play.state().public.starter
    };
    assert_eq!(
        next("brave", "brave"),
        Seat(1),
        "the last brave player of the last turn"
    );
    assert_eq!(next("brave", "cowardly"), Seat(0));
    assert_eq!(
        next("cowardly", "cowardly"),
        Seat(0),
        "nobody brave: its starter, not an earlier brave player"
    );
}
