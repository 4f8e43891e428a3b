//! Mountain, forest and hill tiles, and the back of the board (BS-86 to BS-112 and their rulings).

use crate::table::{Scene, begin, rules};
use covenstead_broom_service::{Area, BroomService, Landscapes};
use covenstead_core::{DataFile, Game};
use serde_json::json;
use std::collections::BTreeSet;

/// A mountain witch about to fly from F1 to M1 of the front, where this tile lies.
fn climb(tile: &str) -> Scene {
    let others: Vec<&str> = ["potions", "wands", "deliver"]
        .into_iter()
        .filter(|&other| other != tile)
        .take(2)
        .collect();
    Scene::front(2)
        .mountains(&format!("{tile} {} {}", others[0], others[1]))
        .hand(0, "mountain-witch")
        .pawns(0, "F1", "F3")
}

fn tiles(seats: u8, board: &str, key: &str, seed: u32) -> Vec<String> {
    let play = begin(
        seats,
        json!({ "board": board, "mountain_tiles": true }),
        &seed.to_string(),
    );
    play.document()[key]
        .as_object()
        .unwrap()
        .values()
        .map(|tile| tile.as_str().unwrap().to_string())
        .collect()
}

#[test]
fn bs_86_three_of_five_mountain_tiles() {
    for board in ["front", "back"] {
        let seen: BTreeSet<String> = (0..30)
            .flat_map(|seed| tiles(3, board, "mountain_tiles", seed))
            .collect();
        assert_eq!(seen.len(), 5);
        let three: BTreeSet<String> = tiles(3, board, "mountain_tiles", 1).into_iter().collect();
        assert_eq!(three.len(), 3, "different ones");
    }
}

#[test]
fn bs_87_covered_towers_do_not_exist() {
    let mut play = climb("wands").play();
    play.act(0, "brave mountain-witch; move 1 m1");
    assert_eq!(play.refused(0, "deliver m1 t10"), "BS-87");
    let mut play = Scene::front(2)
        .hand(0, "mountain-witch")
        .pawns(0, "F1", "F3")
        .play();
    play.act(0, "brave mountain-witch; move 1 m1; deliver m1 t10");
    assert_eq!(
        (play.vp(0), play.goods(0)),
        (15, [0, 1, 1, 1]),
        "without mountain tiles they work normally"
    );
    let game = rules(2, json!({})).unwrap();
    let covered: Vec<&str> = game
        .board()
        .tower
        .iter()
        .filter(|tower| tower.covered_by_mountain_tile)
        .map(|tower| tower.id.as_str())
        .collect();
    assert_eq!(covered, ["t10", "t25", "t32"]);
}

#[test]
fn bs_88_bs_89_bs_r_35_the_amulet_is_claimed_on_arrival() {
    let mut play = climb("wands")
        .hand(1, "mountain-witch")
        .pawns(1, "F1", "F3")
        .play();
    play.act(0, "cowardly mountain-witch; move 1 m1");
    assert_eq!(
        (play.amulets(0), play.legal(0)),
        (1, vec!["use-tile".to_string(), "done".into()]),
        "at once; no delivery for cowards"
    );
    play.act(0, "done")
        .act(1, "brave mountain-witch; move 1 m1");
    assert_eq!(
        play.amulets(1),
        1,
        "each player has one amulet at each tile"
    );
    play.act(1, "deliver m1 t19; use-tile");
    assert_eq!(
        (play.vp(1), play.goods(1)[3]),
        (16, 2),
        "in any order he likes"
    );
}

#[test]
fn bs_90_bs_r_38_a_tile_not_used_is_lost_and_stays_for_the_others() {
    let mut play = climb("wands")
        .hand(1, "mountain-witch")
        .pawns(1, "F1", "F3")
        .play();
    play.act(0, "cowardly mountain-witch; move 1 m1; done")
        .act(1, "cowardly mountain-witch; move 1 m1; use-tile");
    assert_eq!((play.goods(0)[3], play.goods(1)[3]), (0, 2));
    let mut play = climb("wands").player(0, "amulets", json!(["M1"])).play();
    play.act(0, "cowardly mountain-witch; move 1 m1");
    assert_eq!(
        play.decision(),
        "BS-D-03",
        "every later visit gives no tile"
    );
    let mut play = climb("wands")
        .pawns(0, "M1", "F3")
        .hand(0, "valley-druid")
        .play();
    play.act(0, "cowardly valley-druid; none");
    assert_eq!(play.amulets(0), 0, "being there is no visit");
}

#[test]
fn bs_91_bs_r_37_a_tile_is_used_completely_or_not_at_all() {
    let mut play = climb("wands").play();
    play.act(0, "brave mountain-witch; move 1 m1; use-tile");
    assert_eq!(play.refused(0, "use-tile"), "BS-91");
    let mut play = climb("move").play();
    play.act(0, "cowardly mountain-witch; move 1 m1; use-tile; stay");
    assert_eq!(
        play.decision(),
        "BS-D-03",
        "declined after choosing to use it: spent"
    );
    let mut play = climb("move").play();
    play.act(
        0,
        "cowardly mountain-witch; move 1 m1; use-tile; move 2 h4; stay",
    );
    assert_eq!(play.decision(), "BS-D-03", "an unused second move lapses");
}

#[test]
fn bs_92_bs_93_potions_and_wands() {
    let mut play = climb("potions").play();
    play.act(0, "cowardly mountain-witch; move 1 m1; use-tile");
    assert_eq!(play.goods(0), [2, 2, 2, 0]);
    let mut play = climb("wands").play();
    play.act(0, "cowardly mountain-witch; move 1 m1; use-tile");
    assert_eq!(play.goods(0), [1, 1, 1, 2]);
}

#[test]
fn bs_94_the_tile_deliver() {
    let mut play = climb("deliver").play();
    play.act(0, "cowardly mountain-witch; move 1 m1; use-tile");
    let legal = play.legal(0);
    for delivery in ["deliver m1 t19", "deliver f3 t17", "deliver f3 t01"] {
        assert!(
            legal.contains(&delivery.to_string()),
            "{delivery}: either pawn, any landscape, square towers too"
        );
    }
    play.act(0, "deliver f3 t01");
    assert_eq!(play.vp(0), 14, "as a cowardly druid");
}

#[test]
fn bs_95_the_tile_move() {
    let mut play = climb("move").play();
    play.act(
        0,
        "cowardly mountain-witch; move 1 m1; use-tile; move 1 f1; move 2 h4",
    );
    assert_eq!(
        (play.pawns(0), play.decision()),
        (["F1".into(), "H4".into()], "BS-D-03"),
        "one with each"
    );
    let mut play = climb("move").play();
    play.act(
        0,
        "cowardly mountain-witch; move 1 m1; use-tile; move 2 p3; move 2 h3",
    );
    assert_eq!(
        play.pawns(0)[1],
        "H3",
        "both with one pawn, to any landscapes"
    );
}

#[test]
fn bs_96_the_tile_charm() {
    let scene = climb("charm")
        .cloud("c05", "heavy-2-2")
        .goods(0, [0, 0, 0, 2]);
    let mut play = scene.play();
    play.act(0, "brave mountain-witch; move 1 m1; use-tile");
    assert!(
        play.legal(0).contains(&"charm c03".to_string()),
        "adjacent to either pawn"
    );
    play.act(0, "charm c05");
    assert_eq!(
        (play.vp(0), play.goods(0)[3], play.bolts(0)),
        (10, 0, 2),
        "cost paid, no 3 VP"
    );
}

#[test]
fn bs_r_34_only_the_witch_s_pawn_may_deliver_on_the_mountain() {
    let mut play = climb("move").pawns(0, "F1", "H3").gone("c05").play();
    play.act(
        0,
        "brave mountain-witch; move 1 m1; use-tile; move 1 h1; stay",
    );
    assert_eq!(play.decision(), "BS-D-03", "it left");
    // The other pawn on the mountain does not help.
    let mut play = climb("move").pawns(0, "F1", "F1").play();
    play.act(
        0,
        "brave mountain-witch; move 1 m1; use-tile; move 1 f1; move 2 m1",
    );
    assert_eq!(play.decision(), "BS-D-03");
}

#[test]
fn bs_r_36_a_tile_that_can_do_nothing_is_offered_once_it_can() {
    // t05-like: a delivery on M1 brings no wand, so charm stays impossible; with a wand in hand it
    // is possible.
    let scene = climb("charm").cloud("c05", "heavy-1-1");
    let mut play = scene.clone().goods(0, [1, 0, 0, 0]).play();
    play.act(0, "brave mountain-witch; move 1 m1");
    assert_eq!(play.legal(0), ["deliver m1 t19", "done"]);
    // Deliver: without potions it can do nothing; nothing else is left, so the visit ends by
    // itself.
    let mut play = climb("deliver").goods(0, [0, 0, 0, 0]).play();
    play.act(0, "cowardly mountain-witch; move 1 m1");
    assert_eq!(
        (play.amulets(0), play.decision()),
        (1, "BS-D-03"),
        "lost when the visit ends"
    );
    // A tower on the mountain that pays a wand makes the charm possible in the middle of the visit.
    let text = BroomService::DATA;
    let own = text.replacen(
        "vp = 6\nwands = 0\ntouches = [\"H1\", \"M1\"]",
        "vp = 6\nwands = 1\ntouches = [\"H1\", \"M1\"]",
        1,
    );
    assert_ne!(own, text);
    let own = std::sync::Arc::new(DataFile::read::<BroomService>(&own).unwrap());
    let doc = scene.goods(0, [1, 0, 0, 0]).document();
    let mut play = crate::table::Play(covenstead_core::Match::load(own, doc, "36").unwrap());
    play.act(0, "brave mountain-witch; move 1 m1; deliver m1 t19");
    assert_eq!(play.legal(0), ["use-tile", "done"]);
    play.act(0, "use-tile; charm c05");
    assert_eq!((play.vp(0), play.bolts(0)), (16, 1));
}

#[test]
fn bs_97_four_of_six_forest_tiles() {
    let seen: BTreeSet<Vec<String>> = (0..30)
        .map(|seed| {
            let mut four = tiles(2, "back", "forest_tiles", seed);
            four.sort();
            four
        })
        .collect();
    assert!(seen.len() > 3 && seen.iter().all(|four| four.len() == 4));
    let doc = begin(2, json!({ "board": "back" }), "97").document();
    let spaces: Vec<&String> = doc["forest_tiles"].as_object().unwrap().keys().collect();
    assert_eq!(spaces, ["F2", "F3", "F5", "F6"]);
}

#[test]
fn bs_98_bs_r_23_the_first_to_arrive_takes_the_tile() {
    let scene = Scene::back(2)
        .hand(0, "forest-witch")
        .hand(1, "forest-witch");
    let mut play = scene.play();
    play.act(0, "cowardly forest-witch; move 1 f3")
        .act(1, "cowardly forest-witch; move 1 f3");
    let doc = play.document();
    assert_eq!(
        (
            doc["players"][0]["forest_tiles"].clone(),
            doc["players"][1]["forest_tiles"].clone()
        ),
        (json!(["extra-card"]), json!([]))
    );
    assert!(doc["forest_tiles"].get("F3").is_none());
    let end = Scene::back(2)
        .last_round("brave-heart")
        .after_turns("over")
        .holds(0, "five-vp")
        .goods(0, [0; 4]);
    let result = covenstead_core::Table::result(&end.play().0).unwrap();
    assert_eq!(result.scores[0], 10, "an unused tile scores nothing");
}

#[test]
fn bs_99_bs_100_a_tile_is_used_once_and_one_per_card() {
    let scene = Scene::back(2)
        .hand(0, "root-gatherer herb-gatherer")
        .holds(0, "five-vp")
        .holds(0, "brave");
    let mut play = scene.play();
    play.act(0, "cowardly root-gatherer; five-vp");
    assert_eq!(play.waits(), (0, "BS-D-03"), "one tile for the card");
    assert_eq!(play.document()["forest_tiles_spent"], json!(["five-vp"]));
    play.act(0, "cowardly herb-gatherer");
    assert_eq!(play.legal(0), ["action", "brave-tile"], "gone for good");
    assert_eq!(play.refused(0, "five-vp"), "BS-105");
    let scene = Scene::back(2)
        .set("phase", json!("extra"))
        .forests("extra-card extra-card brave brave");
    let mut play = scene.holds(0, "extra-card").holds(0, "extra-card").play();
    play.act(0, "extra weather-fairy");
    assert_eq!(
        (play.hand(0).len(), play.decision()),
        (5, "BS-D-03"),
        "at most one extra card a round"
    );
}

#[test]
fn bs_101_bs_r_18_a_brave_tile_leaves_its_user_cowardly() {
    let scene = Scene::back(2)
        .hand(0, "valley-druid")
        .hand(1, "valley-druid")
        .holds(1, "brave");
    let mut play = scene.play();
    play.act(0, "brave valley-druid")
        .act(1, "cowardly valley-druid; brave-tile; deliver p1 t01");
    assert_eq!(play.vp(1), 15, "2 + 3: the brave action, at once");
    assert_eq!(play.waits(), (0, "BS-D-09"), "no claim is taken");
    play.act(0, "none");
    assert_eq!(play.waits(), (0, "BS-D-03"), "and it is not the last brave");
    let mut play = Scene::back(2)
        .hand(0, "root-gatherer")
        .holds(0, "brave")
        .play();
    play.act(0, "cowardly root-gatherer; brave-tile; decline");
    assert_eq!(
        play.document()["forest_tiles_spent"],
        json!(["brave"]),
        "spent when announced"
    );
}

#[test]
fn bs_102_no_way_round_brave_heart() {
    let play = Scene::back(2)
        .event("brave-heart")
        .hand(0, "root-gatherer")
        .holds(0, "brave")
        .play();
    assert_eq!(play.refused(0, "cowardly root-gatherer"), "BS-66");
    assert_eq!(play.refused(0, "brave-tile"), "BS-30");
}

#[test]
fn bs_103_bs_r_20_bs_r_22_extra_cards() {
    let scene = Scene::back(3)
        .set("phase", json!("extra"))
        .hand(0, "root-gatherer")
        .holds(0, "extra-card");
    let scene = scene
        .forests("extra-card five-vp extra-card brave")
        .holds(0, "extra-card")
        .holds(2, "extra-card");
    let scene = scene
        .player(0, "forest_tiles", json!(["extra-card"]))
        .holds(1, "five-vp");
    let mut play = scene.play();
    assert_eq!(play.actors(), [0, 2], "all holders at the same time");
    assert_eq!(play.legal(0).len(), 7, "none, or one of the six set aside");
    assert_eq!(play.refused(0, "extra root-gatherer"), "BS-R-20");
    play.act(2, "none");
    assert_eq!(
        play.events(Some(0)).last().unwrap()["choice"],
        json!(null),
        "secret"
    );
    play.act(0, "extra weather-fairy");
    assert_eq!(
        (play.player(0).cards, play.player(2).cards),
        (5, 4),
        "uses are shown together"
    );
    let took = play
        .events(Some(1))
        .into_iter()
        .find(|event| event["event"] == "took-extra")
        .unwrap();
    assert_eq!(
        (took["seat"].clone(), took["role"].clone()),
        (json!(0), json!(null)),
        "the card stays hidden"
    );
    // A tile found in this turn is not usable in it; an extra card comes with the next round.
    let mut play = Scene::back(2)
        .hand(0, "forest-witch")
        .forests("brave five-vp extra-card brave")
        .play();
    play.act(0, "cowardly forest-witch; move 1 f3");
    assert_eq!((play.vp(0), play.waits()), (10, (0, "BS-D-03")));
}

#[test]
fn bs_104_extra_cards_under_more_or_less() {
    let mut play = Scene::back(2)
        .event("more-or-less")
        .set("phase", json!("choose"))
        .holds(0, "extra-card")
        .play();
    play.choose(&["root-gatherer", "root-gatherer herb-gatherer"]);
    assert_eq!(
        (play.vps(), play.waits()),
        (vec![16, 14], (0, "BS-D-02")),
        "after the numbers have been shown"
    );
    assert_eq!(play.legal(0).len(), 10, "10 - k set aside, or none");
    play.act(0, "extra hill-witch");
    assert_eq!(
        (play.vps(), play.player(0).cards),
        (vec![16, 14], 2),
        "the extra card does not count"
    );
}

#[test]
fn bs_105_five_vp_instead_of_the_action() {
    for event in ["flock-together", "black-market", "black-distillery"] {
        let mut play = Scene::back(2)
            .event(event)
            .hand(0, "root-gatherer")
            .holds(0, "five-vp")
            .play();
        play.act(0, "cowardly root-gatherer; five-vp");
        assert_eq!((play.vp(0), play.goods(0)), (15, [1, 1, 1, 0]));
    }
    let mut play = Scene::back(2)
        .hand(0, "root-gatherer")
        .holds(0, "five-vp")
        .play();
    play.act(0, "brave root-gatherer");
    assert_eq!(play.waits(), (0, "BS-D-06"), "only when playing cowardly");
}

#[test]
fn bs_r_53_two_tiles_of_one_kind_are_offered_once() {
    let scene = Scene::back(2)
        .hand(0, "root-gatherer")
        .holds(0, "brave")
        .holds(0, "brave");
    let mut play = scene.play();
    play.act(0, "cowardly root-gatherer");
    assert_eq!(play.legal(0), ["action", "brave-tile"]);
}

#[test]
fn bs_106_four_of_six_hill_tiles() {
    let seen: BTreeSet<String> = (0..30)
        .flat_map(|seed| tiles(2, "back", "hill_tiles", seed))
        .collect();
    assert_eq!(seen.len(), 6);
    let mut play = Scene::back(2).hand(0, "hill-witch").play();
    let before = play.document()["hill_tiles"].clone();
    play.act(0, "cowardly hill-witch; move 1 h1");
    assert_eq!(
        play.document()["hill_tiles"],
        before,
        "they stay on the board all game"
    );
    assert_eq!(
        before.as_object().unwrap().keys().collect::<Vec<_>>(),
        ["H1", "H3", "H5", "H6"]
    );
}

#[test]
fn bs_107_bs_r_39_turbo_brooms() {
    let arrive = |tiles: &str, gone: &str| {
        let mut play = Scene::back(2)
            .hills(tiles)
            .gone(gone)
            .hand(0, "hill-witch")
            .play();
        play.act(0, "cowardly hill-witch; move 1 h1");
        play
    };
    let mut play = arrive("a-d a-b a-c b-c", "c01");
    assert_eq!(
        (play.waits(), play.legal(0)),
        (
            (0, "BS-D-08"),
            vec!["circle a".to_string(), "circle d".into()]
        )
    );
    assert_eq!(play.refused(0, "stay"), "BS-R-39", "compulsory");
    assert_eq!(play.refused(0, "circle b"), "BS-107");
    play.act(0, "circle d");
    assert_eq!(play.pawns(0)[0], "ID", "whatever lies between");
    assert_eq!(
        arrive("a-b a-d a-c b-c", "c01").pawns(0)[0],
        "H8",
        "B is clouded: automatic"
    );
    assert_eq!(
        arrive("a-b a-d a-c b-c", "c09").legal(0),
        ["circle a", "circle b"]
    );
    let game = rules(2, json!({ "board": "back" })).unwrap();
    let circles = game
        .map()
        .circles
        .map(|area| game.board().area[area.0 as usize].id.clone());
    assert_eq!(circles, ["H8", "IB", "P7", "ID"]);
}

#[test]
fn bs_108_bs_r_40_the_brave_hill_witch_delivers_where_she_lands() {
    let mut play = Scene::back(2)
        .hills("a-d a-b a-c b-c")
        .hand(0, "hill-witch")
        .play();
    play.act(0, "brave hill-witch; move 1 h1; circle d");
    assert_eq!(
        play.legal(0),
        ["none", "deliver id t39", "deliver id t40"],
        "only there, any landscape"
    );
    play.act(0, "deliver id t40");
    assert_eq!(play.vp(0), 19);
    let storm = Scene::back(2)
        .cloud("c05", "storm-move")
        .hills("a-d a-b a-c b-c")
        .hand(0, "weather-fairy");
    let mut play = storm.pawns(0, "P3", "P1").goods(0, [1, 1, 1, 1]).play();
    play.act(0, "brave weather-fairy; charm c05; move 2 h1; circle d");
    assert_eq!(
        (play.vp(0), play.decision()),
        (13, "BS-D-03"),
        "other moves give no delivery"
    );
}

#[test]
fn bs_109_circles_that_are_closed_or_cannot_be_left() {
    let game = rules(2, json!({ "board": "back" })).unwrap();
    let area = |id: &str| Area(game.board().area_of(id).unwrap() as u8);
    let all = (1 << 19) - 1;
    assert!(
        !game.map().open(area("IB"), all),
        "B may be closed by its cloud"
    );
    assert_eq!(
        game.map()
            .moves(area("IB"), Landscapes::ALL, all & !(1 << 8)),
        0,
        "and a pawn on it unable to leave"
    );
    assert_eq!(
        game.map().moves(area("ID"), Landscapes::ALL, 0),
        0,
        "D can never be left"
    );
}

#[test]
fn bs_110_the_tower_tile() {
    let scene = Scene::back(2)
        .hills("tower a-b a-c b-c")
        .hand(0, "hill-witch peak-druid")
        .goods(0, [3, 0, 0, 0]);
    let mut play = scene.play();
    play.act(0, "brave hill-witch; move 1 h1");
    assert_eq!(play.pawns(0)[0], "H1", "no flight");
    assert_eq!(
        play.legal(0),
        ["none", "deliver h1 t02", "deliver h1 hill-tower"]
    );
    play.act(
        0,
        "deliver h1 hill-tower; cowardly peak-druid; deliver h1 hill-tower",
    );
    assert_eq!(
        (play.vp(0), play.goods(0)[0]),
        (24, 1),
        "square: 7 each time"
    );
    let mut play = scene.hand(0, "valley-druid").play();
    play.act(0, "cowardly valley-druid");
    assert_eq!(
        play.refused(0, "deliver p1 hill-tower"),
        "BS-49",
        "it touches this area only"
    );
}

#[test]
fn bs_111_what_each_side_needs() {
    assert!(
        rules(2, json!({ "board": "back", "mountain_tiles": false }))
            .err()
            .unwrap()
            .rule
            .as_deref()
            == Some("BS-111")
    );
    for (storm, mountain) in [(false, false), (false, true), (true, false), (true, true)] {
        assert!(
            rules(
                2,
                json!({ "storm_clouds": storm, "mountain_tiles": mountain })
            )
            .is_ok(),
            "front: any combination"
        );
    }
    assert!(
        rules(
            2,
            json!({ "board": "back", "storm_clouds": true, "mountain_tiles": true, "forest_tiles": true, "hill_tiles": true })
        )
        .is_ok()
    );
    assert_eq!(
        rules(2, json!({ "hill_tiles": true }))
            .err()
            .unwrap()
            .rule
            .as_deref(),
        Some("BS-111")
    );
}

#[test]
fn bs_112_bewitched_roles_and_events_apply_everywhere() {
    for options in [
        json!({ "board": "back", "storm_clouds": true }),
        json!({ "mountain_tiles": true }),
        json!({}),
    ] {
        let play = begin(3, options, "112");
        assert_eq!(
            (
                play.state().public.bewitched.len(),
                play.state().public.turned
            ),
            (2, 1)
        );
    }
    let mut play = Scene::back(3)
        .event("black-market")
        .bewitched("root-gatherer hill-witch")
        .hand(0, "root-gatherer")
        .play();
    play.act(0, "cowardly root-gatherer; black-market");
    assert_eq!(play.vp(0), 10);
}
