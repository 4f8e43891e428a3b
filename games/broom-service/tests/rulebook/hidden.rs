//! Hidden information and what follows with certainty (BS-H-01 to BS-H-09).

use crate::table::{Play, Scene, rules};
use covenstead_broom_service::{Action, EventCard, Phase, Role, RoleSet, State};
use covenstead_core::{FastRng, Game, Seat, Table, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Worlds that look like this position to a viewer.
fn worlds(play: &Play, viewer: Viewer, number: usize) -> Vec<State> {
    let game = play.0.rules();
    let view = game.view(play.state(), viewer);
    let mut rng = FastRng::new(7);
    (0..number).map(|_| game.imagine(&view, &mut rng)).collect()
}

fn hand_of(world: &State, seat: usize) -> RoleSet {
    world.secrets[seat].hand
}

/// Seat 0 has led the root gatherer; seat 1 is asked to follow; seat 2 has not been reached.
fn middle_of_a_turn() -> Play {
    let scene = Scene::front(4)
        .laid(3, "herb-gatherer")
        .hand(0, "root-gatherer")
        .hand(1, "root-gatherer");
    let mut play = scene
        .laid(0, "herb-gatherer")
        .laid(1, "herb-gatherer")
        .laid(2, "herb-gatherer")
        .play();
    play.act(0, "brave root-gatherer");
    play
}

#[test]
fn bs_h_01_a_hand_has_as_many_different_roles_as_the_public_count() {
    let play = middle_of_a_turn();
    for world in worlds(&play, Viewer::Spectator, 200) {
        assert_eq!(
            [0, 1, 2, 3].map(|seat| hand_of(&world, seat).len()),
            [2, 3, 3, 3]
        );
    }
}

#[test]
fn bs_h_02_no_hand_contains_a_role_led_before() {
    let play = middle_of_a_turn();
    assert!(
        worlds(&play, Viewer::Spectator, 200)
            .iter()
            .all(|world| (0..4).all(|seat| !hand_of(world, seat).contains(Role::HerbGatherer)))
    );
}

#[test]
fn bs_h_03_only_players_not_yet_reached_may_hold_the_current_role() {
    let play = middle_of_a_turn();
    let worlds = worlds(&play, Viewer::Spectator, 300);
    let holds = |seat: usize| {
        worlds
            .iter()
            .filter(|world| hand_of(world, seat).contains(Role::RootGatherer))
            .count()
    };
    assert_eq!(
        (holds(0), holds(1)),
        (0, 300),
        "the starter no more; whoever is asked to follow certainly"
    );
    assert!(
        (60..160).contains(&holds(2)) && (60..160).contains(&holds(3)),
        "a third of the time: {} {}",
        holds(2),
        holds(3)
    );
}

#[test]
fn bs_h_04_every_possible_hand_is_equally_likely() {
    let scene = Scene::front(2)
        .laid(0, "root-gatherer herb-gatherer fruit-gatherer forest-witch")
        .laid(1, "root-gatherer herb-gatherer fruit-gatherer")
        .hand(1, "peak-druid")
        .set("starter", json!(1));
    let play = scene.play();
    let mut counts = BTreeMap::new();
    for world in worlds(&play, Viewer::Seat(Seat(0)), 6000) {
        *counts.entry(hand_of(&world, 1)).or_insert(0u32) += 1;
    }
    assert_eq!(counts.len(), 6, "one card of the six roles not led");
    assert!(
        counts.values().all(|count| count.abs_diff(1000) < 130),
        "{counts:?}"
    );
}

#[test]
fn a_supposed_hand_avoids_what_a_sensible_player_avoids() {
    let play = Scene::front(3)
        .bewitched("root-gatherer hill-witch")
        .hand(0, "root-gatherer")
        .play();
    let (game, mut rng) = (play.0.rules(), FastRng::new(7));
    let view = game.view(play.state(), Viewer::Seat(Seat(0)));
    let holds = |worlds: &[State]| {
        worlds
            .iter()
            .filter(|world| hand_of(world, 1).contains(Role::RootGatherer))
            .count()
    };
    let imagined = holds(&worlds(&play, Viewer::Seat(Seat(0)), 400));
    let supposed: Vec<State> = (0..400)
        .map(|_| game.suppose(&view, &game.clues(&view), &mut rng))
        .collect();
    assert!(
        holds(&supposed) * 2 < imagined,
        "a role that costs 3 VP: {} of {imagined}",
        holds(&supposed)
    );
}

#[test]
fn bs_h_05_hands_are_independent_and_nothing_carries_over() {
    let play = Scene::front(3).play();
    let worlds = worlds(&play, Viewer::Seat(Seat(0)), 2000);
    let both = worlds.iter().filter(|world| {
        hand_of(world, 1).contains(Role::PeakDruid) && hand_of(world, 2).contains(Role::PeakDruid)
    });
    let share = both.count();
    assert!(
        (260..380).contains(&share),
        "0.4 x 0.4 of 2000 = 320, sets may overlap: {share}"
    );
    let mut next = Scene::front(2).play();
    next.play_out();
    assert_eq!(next.state().public.round, 2);
    let game = next.0.rules();
    assert_eq!(
        game.may_hold(&next.state().public, Seat(1)),
        RoleSet::ALL,
        "a new round: anything again"
    );
}

#[test]
fn bs_h_06_unseen_events_are_uniform() {
    let game = rules(2, json!({ "bewitched": "off" })).unwrap();
    let mut play = Scene::front(2).play();
    play.play_out();
    let mut state = *play.state();
    (state.public.phase, state.public.turned) = (Phase::DrawEvent, 1);
    let mut rng = FastRng::new(3);
    let mut counts = BTreeMap::new();
    for _ in 0..9000 {
        let Action::TurnUp(event) = game.sample(&state, &mut rng) else {
            panic!("an event comes up")
        };
        *counts.entry(event).or_insert(0u32) += 1;
    }
    assert_eq!(counts.len(), 9);
    assert!(
        !counts.contains_key(&EventCard::FlockTogether),
        "it has been seen"
    );
    assert!(
        counts.values().all(|count| count.abs_diff(1000) < 130),
        "{counts:?}"
    );
    assert_eq!(
        play.view(None)["unseen_events"].as_array().unwrap().len(),
        8,
        "ten less the two seen"
    );
}

#[test]
fn bs_h_07_the_bewitched_pile_is_what_was_not_turned_up() {
    let scene = Scene::front(2).bewitched("root-gatherer peak-druid hill-witch");
    let play = scene.play();
    let view = play.view(None);
    let pile = view["bewitched_pile"].as_array().unwrap();
    assert_eq!(pile.len(), 7);
    assert!(
        ["root-gatherer", "peak-druid", "hill-witch"]
            .iter()
            .all(|role| !pile.contains(&json!(role)))
    );
    let double = scene.set(
        "bewitched_pile",
        json!([
            "root-gatherer",
            "herb-gatherer",
            "fruit-gatherer",
            "forest-witch",
            "prairie-witch",
            "mountain-witch",
            "valley-druid"
        ]),
    );
    assert_eq!(double.refusal(), "BS-I-13");
}

#[test]
fn bs_h_08_a_stance_proves_nothing_about_the_cards_left() {
    let may_hold = |actions: &str| {
        let mut play = Scene::back(2)
            .event("black-market")
            .hand(0, "root-gatherer")
            .holds(0, "five-vp")
            .play();
        play.act(0, actions);
        play.view(Some(1))["players"][0]["may_hold"].clone()
    };
    let brave = may_hold("brave root-gatherer; gather");
    assert_eq!(brave, may_hold("cowardly root-gatherer; five-vp"));
    assert_eq!(brave, may_hold("cowardly root-gatherer; black-market"));
    assert_eq!(brave, may_hold("cowardly root-gatherer; action; decline"));
}

/// Every order of three seats.
const ORDERS: [[u8; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

#[test]
fn bs_h_09_simultaneous_decisions_in_any_order() {
    let start = Scene::back(3)
        .event("more-or-less")
        .set("phase", json!("choose"))
        .forests("extra-card extra-card brave brave");
    let choose = start.holds(0, "extra-card").holds(2, "extra-card");
    let fists = Scene::front(3).event("the-upper-hand").after_turns("fist");
    let cases: [(Scene, [&str; 3]); 2] = [
        (
            choose,
            [
                "choose root-gatherer",
                "choose root-gatherer herb-gatherer",
                "choose peak-druid hill-witch valley-druid",
            ],
        ),
        (
            fists,
            ["fist 1 orange", "fist nothing", "fist 1 green 1 purple"],
        ),
    ];
    for (scene, actions) in cases {
        let mut ends: Vec<Value> = Vec::new();
        for order in ORDERS {
            let mut play = scene.play();
            let public = play.state().public;
            for (number, seat) in order.into_iter().enumerate() {
                play.act(seat, actions[seat as usize]);
                if number < 2 {
                    let now = play.state().public;
                    assert_eq!(
                        (now.players, now.phase),
                        (public.players, public.phase),
                        "nothing shows before the last one is in"
                    );
                }
            }
            ends.push(play.document());
        }
        // The event of the next round is drawn by chance, from the same seed: everything is equal.
        assert!(ends.iter().all(|end| *end == ends[0]));
    }
}

#[test]
fn bs_h_09_spectators_and_others_see_no_sealed_choice() {
    let scene = Scene::front(3).event("the-upper-hand").after_turns("fist");
    let seen = |fist: &str| {
        let mut play = scene.play();
        play.act(0, fist);
        let channels = |viewer: Option<u8>| {
            let prompt = play.0.status().text;
            (
                play.view(viewer).to_string(),
                format!("{:?}", play.events(viewer)),
                prompt,
            )
        };
        [channels(None), channels(Some(1)), channels(Some(2))]
    };
    assert_eq!(seen("fist nothing"), seen("fist 1 orange 1 green 1 purple"));
}
