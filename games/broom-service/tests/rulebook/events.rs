//! The ten events (BS-63 to BS-73 and their rulings).

use crate::table::Scene;
use serde_json::json;

/// The VP of seat 0 after the round has been played out without any action.
fn after_round(scene: Scene) -> i16 {
    let mut play = scene.play();
    play.play_out();
    play.vp(0)
}

#[test]
fn bs_63_an_event_applies_only_in_its_round() {
    let scene = Scene::front(2)
        .set("round", json!(2))
        .set("events", json!(["black-market", "flock-together"]));
    let mut play = scene.hand(0, "root-gatherer").play();
    play.act(0, "cowardly root-gatherer");
    assert_eq!(
        play.waits(),
        (0, "BS-D-06"),
        "the Black Market of round 1 is over"
    );
    let back = Scene::back(2).holds(0, "five-vp").hand(0, "root-gatherer");
    let mut play = back.play();
    play.act(0, "cowardly root-gatherer");
    assert_eq!(play.refused(0, "black-market"), "BS-63");
}

#[test]
fn bs_64_black_market() {
    let mut play = Scene::front(2)
        .event("black-market")
        .hand(0, "root-gatherer mountain-witch")
        .hand(1, "root-gatherer")
        .play();
    play.act(0, "cowardly root-gatherer; black-market");
    assert_eq!(
        (play.vp(0), play.goods(0)),
        (13, [1, 1, 1, 0]),
        "instead of the action"
    );
    play.act(1, "brave root-gatherer; gather");
    assert_eq!(play.vp(1), 10, "not for brave players");
    let mut play = Scene::front(2)
        .event("black-market")
        .hand(0, "root-gatherer mountain-witch")
        .play();
    play.act(
        0,
        "cowardly root-gatherer; action; gather; cowardly mountain-witch; black-market",
    );
    assert_eq!((play.vp(0), play.goods(0)[0]), (13, 2), "each time anew");
}

#[test]
fn bs_65_black_distillery() {
    for (resource, goods) in [
        ("orange", [2, 1, 1, 0]),
        ("green", [1, 2, 1, 0]),
        ("purple", [1, 1, 2, 0]),
        ("wand", [1, 1, 1, 1]),
    ] {
        let mut play = Scene::front(2)
            .event("black-distillery")
            .hand(0, "mountain-witch")
            .play();
        play.act(0, &format!("cowardly mountain-witch; distil {resource}"));
        assert_eq!(play.goods(0), goods);
    }
}

#[test]
fn bs_66_bs_r_19_brave_heart_binds_whoever_leads() {
    let scene = Scene::back(3)
        .event("brave-heart")
        .hand(0, "root-gatherer")
        .hand(1, "root-gatherer")
        .holds(1, "five-vp");
    let mut play = scene.play();
    assert_eq!(play.refused(0, "cowardly root-gatherer"), "BS-66");
    play.act(0, "brave root-gatherer");
    play.act(1, "cowardly root-gatherer");
    assert_eq!(
        play.legal(1),
        ["action", "five-vp"],
        "a follower may be cowardly and use any tile"
    );
    play.act(1, "five-vp").act(0, "gather");
    assert!(
        play.legal(0)
            .iter()
            .all(|action| action.starts_with("brave")),
        "every turn"
    );
}

#[test]
fn bs_67_bs_r_25_perilous_places() {
    let vp = |one: &str, two: &str| {
        after_round(Scene::front(2).event("perilous-places").pawns(0, one, two)) - 10
    };
    assert_eq!(vp("F1", "M1"), -1);
    assert_eq!(vp("P1", "M1"), -3);
    assert_eq!(vp("H3", "M1"), -2);
    assert_eq!(vp("M1", "M1"), 0);
    assert_eq!(vp("P1", "P1"), -6, "both pawns in one area count twice");
}

#[test]
fn bs_68_protected_places() {
    let vp = |one: &str, two: &str| {
        after_round(Scene::front(2).event("protected-places").pawns(0, one, two)) - 10
    };
    assert_eq!(
        [
            vp("F1", "M1"),
            vp("P1", "M1"),
            vp("H3", "M1"),
            vp("F3", "F3")
        ],
        [1, 1, 0, 2]
    );
}

/// The Upper Hand about to be decided, with these resources.
fn fists(goods: &[[u8; 4]]) -> Scene {
    let scene = Scene::front(goods.len())
        .event("the-upper-hand")
        .after_turns("fist");
    goods
        .iter()
        .enumerate()
        .fold(scene, |scene, (seat, &goods)| scene.goods(seat, goods))
}

#[test]
fn bs_69_bs_r_27_the_upper_hand() {
    let mut play = fists(&[[2, 1, 0, 1], [0, 3, 0, 0], [1, 0, 0, 0]]).play();
    assert_eq!((play.actors(), play.decision()), (vec![0, 1, 2], "BS-D-12"));
    play.act(2, "fist 1 orange").act(0, "fist 1 orange 1 wand");
    assert_eq!(
        play.vps(),
        [10, 10, 10],
        "nothing before the last fist is filled"
    );
    play.act(1, "fist 3 green");
    assert_eq!(play.vps(), [13, 16, 10], "most 6, second 3");
    let mut play = fists(&[[2, 0, 0, 0], [2, 0, 0, 0], [1, 0, 0, 0]]).play();
    play.act(0, "fist 2 orange")
        .act(1, "fist 2 orange")
        .act(2, "fist 1 orange");
    assert_eq!(play.vps(), [16, 16, 10], "tied for most: no second prize");
    let mut play = fists(&[[2, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]]).play();
    play.act(0, "fist 2 orange")
        .act(1, "fist 1 orange")
        .act(2, "fist 1 orange");
    assert_eq!(play.vps(), [16, 13, 13], "all tied for second");
}

#[test]
fn bs_r_26_what_was_in_the_fists_is_returned() {
    let mut play = fists(&[[2, 0, 0, 3], [1, 1, 0, 0]]).play();
    play.act(0, "fist 1 orange 2 wand").act(1, "fist nothing");
    assert_eq!((play.goods(0), play.goods(1)), ([1, 0, 0, 1], [1, 1, 0, 0]));
    let mut play = fists(&[[2, 0, 0, 3], [1, 1, 0, 0]])
        .option("upper_hand_cost", json!("kept"))
        .play();
    play.act(0, "fist 1 orange 2 wand").act(1, "fist 1 green");
    assert_eq!(
        (play.goods(0), play.goods(1), play.vps()),
        ([2, 0, 0, 3], [1, 1, 0, 0], vec![16, 13])
    );
}

#[test]
fn bs_r_28_an_empty_fist_never_scores() {
    let mut play = fists(&[[2, 0, 0, 0], [1, 0, 0, 0]]).play();
    play.act(0, "fist nothing").act(1, "fist nothing");
    assert_eq!(play.vps(), [10, 10]);
    let mut play = fists(&[[2, 0, 0, 0], [1, 0, 0, 0]]).play();
    play.act(0, "fist 2 orange").act(1, "fist 1 orange");
    assert_eq!(
        play.vps(),
        [16, 13],
        "two players: the smaller one does get 3"
    );
    // Who has nothing is not asked; if nobody has anything, nobody is.
    let scene = Scene::front(2)
        .event("the-upper-hand")
        .goods(0, [0; 4])
        .goods(1, [0; 4]);
    let mut play = scene.play();
    play.play_out();
    assert_eq!((play.state().public.round, play.vps()), (2, vec![10, 10]));
}

#[test]
fn bs_r_29_a_fist_is_a_definite_set() {
    let mut play = fists(&[[1, 0, 2, 0], [1, 0, 0, 0]]).play();
    assert_eq!(play.legal(0).len(), 6);
    assert_eq!(play.refused(0, "fist 1 green"), "BS-R-29");
    assert_eq!(play.refused(0, "fist 3 purple"), "BS-R-29");
    play.act(0, "fist 1 orange 1 purple").act(1, "fist nothing");
    let opened = play
        .events(Some(1))
        .into_iter()
        .find(|event| event["event"] == "fist-opened" && event["seat"] == 0)
        .unwrap();
    assert_eq!(
        opened["fist"],
        json!({ "orange": 1, "green": 0, "purple": 1, "wands": 0 }),
        "public after opening"
    );
}

#[test]
fn bs_70_bs_r_30_empty_handed() {
    let vp = |goods, counts: &str| {
        after_round(
            Scene::front(2)
                .event("empty-handed")
                .option("empty_handed_counts", json!(counts))
                .goods(0, goods),
        )
    };
    assert_eq!(
        (
            vp([0, 0, 0, 0], "resources"),
            vp([1, 1, 0, 1], "resources"),
            vp([1, 1, 1, 1], "resources")
        ),
        (13, 13, 10)
    );
    assert_eq!(
        (vp([1, 1, 1, 9], "potions"), vp([2, 1, 1, 0], "potions")),
        (13, 10)
    );
    let mut play = Scene::front(2).event("empty-handed").play();
    play.play_out();
    assert_eq!(play.goods(0), [1, 1, 1, 0], "kept");
}

#[test]
fn bs_71_bs_r_31_the_works() {
    let scene = Scene::front(3).event("the-works").after_turns("works");
    let scene = scene
        .goods(0, [2, 2, 2, 2])
        .goods(1, [1, 1, 1, 0])
        .goods(2, [1, 1, 1, 1]);
    let mut play = scene
        .clone()
        .set("starter", json!(2))
        .set("asked", json!(2))
        .play();
    play.act(2, "hand-in");
    assert_eq!(
        play.waits(),
        (0, "BS-D-13"),
        "clockwise from the next starter"
    );
    play.act(0, "hand-in");
    assert_eq!(
        (play.vps(), play.goods(0), play.goods(2)),
        (vec![18, 10, 18], [1; 4], [0; 4]),
        "at most one set"
    );
    assert_eq!(
        play.state().public.round,
        2,
        "seat 1 holds no set and is not asked"
    );
    let mut play = scene.set("starter", json!(2)).set("asked", json!(2)).play();
    play.act(2, "keep").act(0, "keep");
    assert_eq!(play.vps(), [10, 10, 10]);
}

#[test]
fn bs_72_bs_r_21_more_or_less() {
    let roles = [
        "root-gatherer",
        "herb-gatherer",
        "fruit-gatherer",
        "forest-witch",
        "hill-witch",
    ];
    let choose = |cards: usize| format!("choose {}", roles[..cards].join(" "));
    let scene = Scene::front(5)
        .event("more-or-less")
        .set("phase", json!("choose"));
    let mut play = scene.play();
    assert_eq!(play.legal(0).len(), 637);
    assert_eq!(play.refused(0, "choose"), "BS-72", "0 is not allowed");
    assert_eq!(
        play.refused(0, &format!("{} weather-fairy", choose(5))),
        "BS-72"
    );
    for seat in 0..5 {
        assert_eq!(play.vps(), [10; 5], "all numbers are revealed together");
        play.act(seat, &choose(seat as usize + 1));
    }
    assert_eq!(play.vps(), [16, 14, 12, 10, 8]);
    assert_eq!(
        (0..5)
            .map(|seat| play.player(seat).cards)
            .collect::<Vec<_>>(),
        [1, 2, 3, 4, 5]
    );
    assert_eq!(
        play.decision(),
        "BS-D-03",
        "the rest of the round is as usual"
    );
}

#[test]
fn bs_73_bs_r_32_flock_together() {
    let vp = |one: &str, two: &str| {
        after_round(Scene::front(2).event("flock-together").pawns(0, one, two)) - 10
    };
    assert_eq!(
        (
            vp("F1", "F3"),
            vp("P1", "P3"),
            vp("P1", "F3"),
            vp("M1", "M1")
        ),
        (3, 3, 0, 3)
    );
}

#[test]
fn bs_r_33_automatic_events_apply_to_all_at_once() {
    let mut play = Scene::front(3).event("protected-places").play();
    play.play_out();
    assert_eq!(play.vps(), [12, 12, 12]);
    let scored: Vec<_> = play
        .events(None)
        .into_iter()
        .filter(|event| event["event"] == "event-scored")
        .collect();
    assert_eq!(scored.len(), 3);
}

#[test]
fn bs_r_16_bs_r_17_exactly_one_of_action_event_and_tiles() {
    let scene = Scene::back(2)
        .event("black-distillery")
        .hand(0, "root-gatherer")
        .hand(1, "root-gatherer");
    let scene = scene.holds(0, "five-vp").holds(0, "brave");
    let mut play = scene.play();
    play.act(0, "cowardly root-gatherer");
    assert_eq!(
        play.waits(),
        (0, "BS-D-05"),
        "right after declaring, before any part of the action"
    );
    let modes = [
        "action",
        "distil orange",
        "distil green",
        "distil purple",
        "distil wand",
        "five-vp",
        "brave-tile",
    ];
    assert_eq!(play.legal(0), modes);
    assert_eq!(play.refused(0, "gather"), "BS-R-16");
    play.act(0, "brave-tile; gather");
    assert_eq!(
        (play.goods(0), play.waits()),
        ([3, 1, 1, 1], (1, "BS-D-04")),
        "the tile's action and nothing of the event"
    );
    play.act(1, "brave root-gatherer");
    assert_eq!(
        play.waits(),
        (1, "BS-D-06"),
        "not available to brave players"
    );
}
