//! The resolution stack (BS-113 to BS-118).

use crate::table::{Play, Scene, data};
use covenstead_broom_service::{BroomService, Frame, Source, Stack};
use covenstead_core::{Match, Table};
use serde_json::json;

/// The longest chain of the specification (BS-E-53), step by step.
const CHAIN: [&str; 12] = [
    "brave weather-fairy",
    "charm c05",
    "move 2 m2",
    "use-tile",
    "move 1 m1",
    "use-tile",
    "charm c18",
    "move 1 m3",
    "use-tile",
    "deliver m3 t23",
    "move 1 h8",
    "cowardly root-gatherer",
];

fn chain() -> Scene {
    Scene::back(3)
        .gone("c02 c10 c11 c12 c13 c17")
        .cloud("c05", "storm-move")
        .cloud("c18", "storm-move")
        .mountains("charm move deliver")
        .hand(0, "weather-fairy root-gatherer")
        .pawns(0, "P3", "F5")
        .goods(0, [1, 0, 0, 2])
}

#[test]
fn bs_113_the_actor_alone_decides_until_the_stack_is_empty() {
    let mut play = chain().play();
    for step in &CHAIN[..11] {
        assert_eq!(play.actors(), [0]);
        assert!(play.legal(1).is_empty() && play.legal(2).is_empty());
        play.act(0, step);
    }
    assert_eq!(play.state().public.stack, Stack::EMPTY);
    assert_eq!(play.waits(), (0, "BS-D-03"));
}

#[test]
fn a_state_saved_in_the_middle_of_a_chain_goes_on() {
    let whole = {
        let mut play = chain().play();
        CHAIN.iter().for_each(|step| {
            play.act(0, step);
        });
        *play.state()
    };
    for cut in 0..CHAIN.len() {
        let mut play = chain().play();
        CHAIN[..cut].iter().for_each(|step| {
            play.act(0, step);
        });
        let text = play.0.state().to_string();
        let mut again =
            Play(Match::load(data(), serde_json::from_str(&text).unwrap(), "cut").unwrap());
        assert_eq!(again.state(), play.state());
        CHAIN[cut..].iter().for_each(|step| {
            again.act(0, step);
        });
        assert_eq!(*again.state(), whole, "cut before {}", CHAIN[cut]);
    }
}

#[test]
fn bs_114_an_arrival_is_resolved_before_anything_else() {
    // Turbo flight in the middle of two tile moves: the second move waits.
    let scene = Scene::back(2)
        .mountains("move potions wands")
        .hills("a-d a-b a-c b-c")
        .hand(0, "mountain-witch");
    let mut play = scene.pawns(0, "P3", "P1").play();
    play.act(0, "cowardly mountain-witch; move 1 m1; use-tile; move 2 h1");
    assert_eq!(play.waits(), (0, "BS-D-08"));
    play.act(0, "circle a");
    assert_eq!(
        (play.pawns(0)[1].as_str(), play.waits()),
        ("H8", (0, "BS-D-07"))
    );
    // A forest tile found on the way, a mountain visited on the way.
    play.act(0, "move 1 f3");
    assert_eq!(
        play.document()["players"][0]["forest_tiles"],
        json!(["extra-card"])
    );
}

#[test]
fn bs_115_a_charm_opens_the_way_for_its_own_storm_move() {
    let scene = Scene::front(2)
        .cloud("c06", "storm-move")
        .hand(0, "weather-fairy")
        .goods(0, [0, 0, 0, 1]);
    let mut play = scene.play();
    play.act(0, "brave weather-fairy; charm c06");
    assert_eq!(
        (play.goods(0)[3], play.bolts(0), play.vp(0)),
        (0, 1, 13),
        "paid, kept and scored first"
    );
    assert!(
        play.legal(0).contains(&"move 1 h2".to_string()),
        "the area just opened"
    );
    play.act(0, "move 1 h2");
    assert_eq!(play.pawns(0)[0], "H2");
}

#[test]
fn bs_116_the_interrupted_effect_goes_on() {
    let mut play = chain().play();
    for step in &CHAIN[..9] {
        play.act(0, step);
    }
    let frames = play.state().public.stack.frames().to_vec();
    assert_eq!(
        frames,
        [
            Frame::Move {
                by: Source::Tile,
                left: 1
            },
            Frame::Deliver { by: Source::Tile }
        ]
    );
    play.act(0, CHAIN[9]);
    assert_eq!(
        play.state().public.stack.frames(),
        [Frame::Move {
            by: Source::Tile,
            left: 1
        }]
    );
}

#[test]
fn bs_117_every_tile_and_every_storm_acts_once() {
    let mut play = chain().play();
    for step in &CHAIN[..11] {
        play.act(0, step);
    }
    let used = play
        .events(None)
        .into_iter()
        .filter(|event| event["event"] == "tile-used")
        .map(|event| event["area"].clone());
    assert_eq!(
        used.collect::<Vec<_>>(),
        [json!("M2"), json!("M1"), json!("M3")]
    );
    assert_eq!(play.count("charmed"), 2);
    let again = chain()
        .pawns(0, "H8", "F5")
        .player(0, "amulets", json!(["M1", "M2", "M3"]))
        .hand(0, "mountain-witch");
    let mut play = again.play();
    play.act(0, "cowardly mountain-witch; move 1 m3");
    assert_eq!(
        play.decision(),
        "BS-D-03",
        "a mountain visited before triggers nothing"
    );
}

#[test]
fn a_mountain_visited_from_a_mountain_saves_and_loads() {
    // Charm on M1, its storm move to M2: one visit lies directly upon the other.
    let scene = Scene::back(2)
        .gone("c02 c10 c11")
        .cloud("c14", "storm-move")
        .mountains("charm wands deliver")
        .hand(0, "mountain-witch")
        .pawns(0, "P3", "F5")
        .goods(0, [1, 1, 1, 1]);
    let mut play = scene.play();
    play.act(
        0,
        "brave mountain-witch; move 1 m1; use-tile; charm c14; move 2 m2",
    );
    assert_eq!(play.state().public.stack.frames().len(), 2);
    let mut again = Play(Match::load(data(), play.document(), "on").unwrap());
    assert_eq!(again.state(), play.state());
    again.act(0, "use-tile; deliver m1 t14");
    assert_eq!(
        (again.goods(0), again.vp(0), again.amulets(0)),
        ([1, 0, 1, 2], 15, 2)
    );
}

#[test]
fn bs_118_the_stack_is_never_deeper_than_its_proof_says() {
    // The deepest there is: a brave mountain witch's visit, a second move of the tile, and
    // something on top.
    let scene = Scene::back(2)
        .gone("c12 c13 c17 c18 c02 c10 c11")
        .cloud("c05", "storm-move")
        .mountains("move wands charm")
        .hand(0, "mountain-witch")
        .pawns(0, "P3", "F5")
        .goods(0, [1, 1, 1, 1]);
    let mut play = scene.play();
    let mut deepest = 0;
    for step in [
        "brave mountain-witch",
        "move 1 m1",
        "use-tile",
        "move 1 m3",
        "use-tile",
        "charm c05",
        "move 2 m2",
        "use-tile",
        "move 1 m1",
        "deliver m1 t14",
    ] {
        play.act(0, step);
        deepest = deepest.max(play.state().public.stack.frames().len());
        let reloaded = Match::<BroomService>::load(data(), play.document(), "deep").unwrap();
        assert_eq!(reloaded.true_state(), play.state());
    }
    assert_eq!(deepest, Stack::CAPACITY);
    assert_eq!(
        (play.amulets(0), play.vp(0), play.decision()),
        (3, 15, "BS-D-03")
    );
    let frames = vec![json!({ "effect": "gather" }); 4];
    let too_deep = Scene::front(2)
        .laid(0, "root-gatherer")
        .set("phase", json!("act"))
        .set("reached", json!([0]))
        .set("stack", json!(frames));
    assert_eq!(too_deep.refusal(), "BS-I-19");
}
