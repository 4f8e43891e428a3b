//! The worked examples from the rulebook and the first half of the further cases (BS-E-01 to
//! BS-E-27).

use crate::table::{Scene, begin, rules};
use covenstead_broom_service::{Area, BroomService, Landscapes};
use covenstead_core::Table;
use serde_json::json;

/// The ids of the areas a pawn can move to, with these clouds on the board.
fn reach(game: &BroomService, from: &str, clouds: u32) -> Vec<String> {
    let board = game.board();
    let from = Area(board.area_of(from).expect("an area") as u8);
    let targets = game.map().moves(from, Landscapes::ALL, clouds);
    (0..board.area.len())
        .filter(|place| targets >> place & 1 == 1)
        .map(|place| board.area[place].id.clone())
        .collect()
}

/// All clouds of a board of so many spaces but these.
fn without(spaces: u32, gone: &[u32]) -> u32 {
    gone.iter().fold((1 << spaces) - 1, |clouds, number| {
        clouds & !(1 << (number - 1))
    })
}

fn first_example() -> crate::table::Play {
    let scene = Scene::front(5)
        .hand(0, "forest-witch")
        .hand(1, "forest-witch")
        .hand(2, "forest-witch valley-druid")
        .goods(2, [1, 1, 1, 0]);
    let mut play = scene.play();
    play.act(0, "cowardly forest-witch; move 1 f1");
    play.act(1, "brave forest-witch")
        .act(2, "brave forest-witch");
    play.act(2, "move 1 f1; deliver f1 t09");
    play
}

#[test]
fn bs_e_01_the_last_brave_forest_witch_moves_and_delivers() {
    let play = first_example();
    assert_eq!(play.vps(), [10, 10, 14, 10, 10]);
    assert_eq!(play.goods(2), [1, 1, 0, 0]);
    assert_eq!(play.pawns(0)[0], "F1");
    assert_eq!(play.pawns(1)[0], "P1");
    assert_eq!(play.document()["occupied"], json!(["t09"]));
    assert_eq!(play.count("passed"), 2, "D and E");
    assert_eq!(play.waits(), (2, "BS-D-03"));
}

#[test]
fn bs_e_02_a_cowardly_druid_delivers_at_once() {
    let mut play = first_example();
    play.act(2, "cowardly valley-druid");
    assert_eq!(play.waits(), (2, "BS-D-09"));
    assert_eq!(play.count("passed"), 2, "D has not been asked yet");
    play.act(2, "deliver f1 t08");
    assert_eq!(play.vp(2), 18);
    let passed = play
        .events(None)
        .into_iter()
        .filter(|event| event["event"] == "passed" && event["role"] == "valley-druid");
    assert_eq!(
        passed.map(|event| event["seat"].clone()).next(),
        Some(json!(3))
    );
}

#[test]
fn bs_e_03_which_towers_a_pawn_reaches_and_what_they_pay() {
    let reached = |area: &str, role: &str| -> Vec<String> {
        let play = Scene::front(2)
            .gone("c13")
            .hand(0, role)
            .pawns(0, area, "M1")
            .goods(0, [9, 9, 9, 0]);
        let mut play = play.play();
        play.act(0, &format!("cowardly {role}"));
        let four = ["t01", "t02", "t03", "t04"];
        let towers = play
            .legal(0)
            .into_iter()
            .filter_map(|action| action.rsplit(' ').next().map(String::from));
        towers
            .filter(|tower| four.contains(&tower.as_str()))
            .collect()
    };
    assert_eq!(reached("F3", "valley-druid"), ["t01"]);
    assert_eq!(reached("H4", "peak-druid"), ["t01", "t02", "t03"]);
    assert_eq!(reached("P5", "valley-druid"), ["t01", "t02", "t04"]);
    let scene = Scene::front(2)
        .gone("c13")
        .hand(0, "peak-druid valley-druid")
        .pawns(0, "H4", "P5")
        .goods(0, [1, 0, 4, 0]);
    let pays = |druid: &str, delivery: &str| {
        let mut play = scene.play();
        play.act(0, &format!("cowardly {druid}; deliver {delivery}"));
        (
            play.vp(0) - 10,
            play.goods(0)[3],
            play.state().public.occupied.count_ones(),
        )
    };
    assert_eq!(
        pays("peak-druid", "h4 t01"),
        (4, 0, 0),
        "a square tower stays open"
    );
    assert_eq!(pays("peak-druid", "h4 t02"), (6, 0, 1));
    assert_eq!(pays("peak-druid", "h4 t03"), (5, 0, 1));
    assert_eq!(pays("valley-druid", "p5 t04"), (3, 1, 1));
    let mut play = scene.play();
    play.act(
        0,
        "cowardly peak-druid; deliver h4 t01; cowardly valley-druid; deliver p5 t01",
    );
    assert_eq!(play.vp(0), 18, "4 every time");
    let mut play = scene.play();
    play.act(
        0,
        "cowardly peak-druid; deliver h4 t02; cowardly valley-druid",
    );
    assert_eq!(play.refused(0, "deliver p5 t02"), "BS-50");
}

#[test]
fn bs_e_04_lightning_and_sets_at_the_end() {
    let scene = Scene::front(2)
        .last_round("brave-heart")
        .after_turns("over")
        .goods(1, [3, 4, 2, 1])
        .cloud("c01", "heavy-3-3")
        .cloud("c02", "heavy-3-3")
        .cloud("c03", "heavy-1-1")
        .gone("c01 c02 c03");
    let play = scene.play();
    assert_eq!(play.bolts(1), 7);
    let result = play.0.result().expect("the game is over");
    assert_eq!(
        result.scores,
        [12, 35],
        "1/1/1 of seat 0 is a set of three; 10 + 4 + 2 + 19"
    );
    let points: Vec<i32> = result.breakdown[1].iter().map(|part| part.points).collect();
    assert_eq!(points, [10, 19, 6]);
}

/// What an automatic event at the end of the round brings a player with pawns in these areas.
fn at_the_end(event: &str, one: &str, two: &str) -> i16 {
    let mut play = Scene::front(2)
        .event(event)
        .gone("c01 c09 c13")
        .pawns(0, one, two)
        .play();
    play.play_out();
    play.vp(0) - 10
}

#[test]
fn bs_e_05_perilous_places() {
    assert_eq!(at_the_end("perilous-places", "F1", "F3"), -2);
    assert_eq!(at_the_end("perilous-places", "P1", "F3"), -4);
}

#[test]
fn bs_e_06_protected_places() {
    assert_eq!(at_the_end("protected-places", "H3", "M1"), 0);
    assert_eq!(at_the_end("protected-places", "P1", "F3"), 2);
}

#[test]
fn bs_e_07_two_auras_and_a_brave_druid() {
    let scene = Scene::front(2)
        .cloud("c05", "storm-aura")
        .cloud("c06", "storm-aura")
        .hand(0, "valley-druid");
    let mut play = scene.play();
    play.act(0, "brave valley-druid; deliver p1 t05");
    assert_eq!(play.vp(0), 10 + 9);
    assert_eq!(play.goods(0), [1, 0, 1, 1]);
}

#[test]
fn bs_e_08_potions_from_the_mountain_and_one_of_them_delivered_there() {
    let scene = Scene::front(2)
        .mountains("potions wands deliver")
        .hand(0, "mountain-witch")
        .pawns(0, "F1", "F3")
        .goods(0, [0, 0, 0, 1]);
    let mut play = scene.play();
    play.act(0, "brave mountain-witch; move 1 m1; use-tile");
    assert_eq!(play.goods(0), [1, 1, 1, 1]);
    play.act(0, "deliver m1 t19");
    assert_eq!(
        (play.vp(0), play.goods(0), play.amulets(0)),
        (16, [0, 1, 1, 1], 1)
    );
}

#[test]
fn bs_e_09_a_brave_tile_acts_at_once_and_takes_no_claim() {
    let scene = Scene::back(3)
        .hand(0, "forest-witch")
        .hand(1, "forest-witch")
        .holds(1, "brave");
    let mut play = scene.play();
    play.act(0, "brave forest-witch")
        .act(1, "cowardly forest-witch");
    assert_eq!(play.waits(), (1, "BS-D-05"));
    play.act(1, "brave-tile; move 1 f3; deliver f3 t14");
    assert_eq!(play.vp(1), 15);
    assert_eq!(
        play.document()["players"][1]["forest_tiles"],
        json!(["extra-card"]),
        "found in F3"
    );
    assert_eq!(play.waits(), (0, "BS-D-07"), "C has said next; A acts");
    play.act(0, "move 1 f3");
    assert_eq!(
        play.document()["players"][0]["forest_tiles"],
        json!([]),
        "no tile left"
    );
    assert_eq!(play.refused(0, "deliver f3 t14"), "BS-50");
    play.act(0, "deliver f3 t07");
    assert_eq!(play.vp(0), 13);
    assert_eq!(play.waits(), (0, "BS-D-03"));
}

#[test]
fn bs_e_10_brave_heart_and_brave_tiles() {
    let scene = Scene::back(2)
        .event("brave-heart")
        .hand(0, "forest-witch")
        .hand(1, "forest-witch");
    let mut play = scene.holds(0, "brave").holds(1, "brave").play();
    assert_eq!(play.legal(0).len(), 4);
    assert!(
        play.legal(0)
            .iter()
            .all(|action| action.starts_with("brave ")),
        "{:?}",
        play.legal(0)
    );
    assert_eq!(play.refused(0, "cowardly forest-witch"), "BS-66");
    play.act(0, "brave forest-witch");
    assert_eq!(
        play.legal(1),
        ["brave forest-witch", "cowardly forest-witch"]
    );
    play.act(1, "cowardly forest-witch");
    assert_eq!(play.legal(1), ["action", "brave-tile"]);
}

#[test]
fn bs_e_11_more_or_less_and_an_extra_card() {
    let scene = Scene::back(3)
        .event("more-or-less")
        .set("phase", json!("choose"))
        .holds(1, "extra-card");
    let mut play = scene.play();
    let five = "root-gatherer herb-gatherer fruit-gatherer forest-witch hill-witch";
    play.choose(&[
        "root-gatherer",
        "root-gatherer herb-gatherer fruit-gatherer forest-witch",
        five,
    ]);
    assert_eq!(play.vps(), [16, 10, 8]);
    assert_eq!(play.waits(), (1, "BS-D-02"));
    play.act(1, "extra weather-fairy");
    assert_eq!((play.hand(1).len(), play.vp(1)), (5, 10));
}

#[test]
fn bs_e_12_five_vp_and_nothing_from_the_event() {
    for event in ["black-market", "black-distillery"] {
        let mut play = Scene::back(2)
            .event(event)
            .hand(0, "root-gatherer")
            .holds(0, "five-vp")
            .play();
        play.act(0, "cowardly root-gatherer; five-vp");
        assert_eq!((play.vp(0), play.goods(0)), (15, [1, 1, 1, 0]));
        assert_eq!(play.decision(), "BS-D-03");
    }
}

#[test]
fn bs_e_13_pawns_on_the_islands() {
    let game = rules(2, json!({ "board": "back" })).unwrap();
    assert!(reach(&game, "IB", without(19, &[9])).is_empty());
    assert_eq!(reach(&game, "IB", without(19, &[9, 17, 18])), ["M1", "P3"]);
    assert!(reach(&game, "ID", 0).is_empty());
    let scene = Scene::back(2)
        .gone("c09")
        .hand(0, "weather-fairy")
        .pawns(0, "IB", "ID")
        .goods(0, [0, 0, 0, 9]);
    let mut play = scene.play();
    play.act(0, "cowardly weather-fairy");
    assert_eq!(play.legal(0), ["none", "charm c17", "charm c18"]);
}

#[test]
fn bs_e_14_bewitched_roles_by_number_of_players() {
    for (seats, shown) in [(2, 3), (3, 2), (4, 1), (5, 0)] {
        let play = begin(seats, json!({}), "e14");
        assert_eq!(
            play.state().public.bewitched.len(),
            shown,
            "{seats} players"
        );
    }
}

#[test]
fn bs_e_15_druids_at_the_start_of_the_front() {
    let mut play = Scene::front(2).hand(0, "valley-druid peak-druid").play();
    play.act(0, "cowardly valley-druid");
    let mut legal = play.legal(0);
    legal.sort();
    let mut wanted = [
        "p1 t05", "p1 t06", "p1 t07", "p1 t08", "f3 t01", "f3 t14", "f3 t17",
    ]
    .map(|to| format!("deliver {to}"))
    .to_vec();
    wanted.push("none".into());
    wanted.sort();
    assert_eq!(legal, wanted);
    play.act(0, "none; cowardly peak-druid");
    assert_eq!(
        play.waits(),
        (0, "BS-D-03"),
        "no delivery possible: not asked"
    );
}

#[test]
fn bs_e_16_moves_at_the_start() {
    let moves = |scene: &Scene, role: &str| -> Vec<String> {
        let mut play = scene.clone().hand(0, role).play();
        play.act(0, &format!("cowardly {role}"));
        if play.decision() == "BS-D-07" {
            play.legal(0)
        } else {
            Vec::new()
        }
    };
    let front = Scene::front(2);
    assert_eq!(moves(&front, "forest-witch"), ["stay", "move 1 f1"]);
    assert_eq!(
        moves(&front, "hill-witch"),
        ["stay", "move 1 h3", "move 2 h4"]
    );
    assert_eq!(
        moves(&front, "prairie-witch"),
        ["stay", "move 1 p2", "move 2 p3"]
    );
    assert!(moves(&front, "mountain-witch").is_empty());
    let back = Scene::back(2);
    assert_eq!(
        moves(&back, "forest-witch"),
        ["stay", "move 1 f1", "move 1 f3"]
    );
    assert_eq!(
        moves(&back, "hill-witch"),
        ["stay", "move 1 h1", "move 1 h2", "move 2 h2"]
    );
    assert_eq!(moves(&back, "prairie-witch"), ["stay", "move 2 p4"]);
    assert!(moves(&back, "mountain-witch").is_empty());
}

#[test]
fn bs_e_17_a_bewitched_role_costs_everybody_who_lays_it() {
    let role = "forest-witch";
    let mut play = Scene::front(3)
        .bewitched("forest-witch weather-fairy")
        .hand(0, role)
        .hand(1, role)
        .hand(2, role)
        .play();
    play.act(0, "cowardly forest-witch; stay")
        .act(1, "brave forest-witch")
        .act(2, "brave forest-witch");
    assert_eq!(play.vps(), [7, 7, 7]);
    play.act(2, "move 1 f1; deliver f1 t09");
    assert_eq!(play.vps(), [7, 7, 11]);
    assert_eq!(play.waits(), (2, "BS-D-03"));
}

#[test]
fn bs_e_18_a_cowardly_druid_comes_first() {
    let mut play = Scene::front(3)
        .hand(0, "valley-druid")
        .hand(1, "valley-druid")
        .play();
    play.act(0, "brave valley-druid")
        .act(1, "cowardly valley-druid; deliver f3 t17");
    assert_eq!(play.vp(1), 15);
    assert_eq!(play.legal(0).len(), 7, "as in E-15, without t17");
    assert_eq!(play.refused(0, "deliver f3 t17"), "BS-50");
    let position = play.document();
    play.act(0, "deliver p1 t08");
    assert_eq!(play.vp(0), 17);
    let mut play = crate::table::Play(
        covenstead_core::Match::load(crate::table::data(), position, "again").unwrap(),
    );
    play.act(0, "none");
    assert_eq!((play.vp(0), play.waits()), (10, (0, "BS-D-03")));
}

#[test]
fn bs_e_19_who_leads_when_the_starter_has_no_cards() {
    let scene = Scene::front(4)
        .laid(0, "root-gatherer herb-gatherer fruit-gatherer")
        .laid(1, "root-gatherer herb-gatherer fruit-gatherer")
        .laid(2, "herb-gatherer fruit-gatherer forest-witch")
        .laid(3, "root-gatherer forest-witch")
        .hand(0, "hill-witch")
        .hand(1, "prairie-witch")
        .hand(2, "prairie-witch")
        .hand(3, "peak-druid weather-fairy")
        .set("starter", json!(1));
    let mut play = scene.play();
    play.act(1, "cowardly prairie-witch; stay")
        .act(2, "cowardly prairie-witch; stay");
    assert_eq!(play.waits(), (3, "BS-D-03"));
    play.act(3, "cowardly weather-fairy");
    assert_eq!(
        play.waits(),
        (3, "BS-D-03"),
        "nobody followed: D leads again"
    );
}

#[test]
fn bs_e_20_who_starts_the_next_round() {
    let all = "root-gatherer herb-gatherer fruit-gatherer";
    let scene = Scene::front(4)
        .laid(0, all)
        .laid(
            1,
            "root-gatherer herb-gatherer fruit-gatherer brave:forest-witch",
        )
        .laid(2, "root-gatherer herb-gatherer fruit-gatherer forest-witch")
        .laid(3, all)
        .hand(0, "peak-druid")
        .hand(3, "peak-druid")
        .set("starter", json!(3))
        .set("last_brave", json!(1));
    let mut play = scene.play();
    play.act(3, "cowardly peak-druid")
        .act(0, "brave peak-druid");
    assert_eq!(
        (play.state().public.round, play.state().public.starter.0),
        (2, 0)
    );
    let mut play = scene.play();
    play.act(3, "cowardly peak-druid")
        .act(0, "cowardly peak-druid");
    assert_eq!(
        (play.state().public.round, play.state().public.starter.0),
        (2, 3)
    );
}

#[test]
fn bs_e_21_a_round_has_as_many_turns_as_different_roles() {
    let same = "root-gatherer herb-gatherer fruit-gatherer forest-witch";
    let mut play = Scene::front(2).hand(0, same).hand(1, same).play();
    play.play_out();
    assert_eq!(
        (
            play.count("led"),
            play.count("followed"),
            play.count("passed")
        ),
        (4, 4, 0)
    );
    let scene = Scene::front(3)
        .hand(0, same)
        .hand(1, "hill-witch prairie-witch mountain-witch valley-druid")
        .hand(2, "peak-druid weather-fairy root-gatherer forest-witch");
    let mut play = scene.play();
    play.play_out();
    assert_eq!(play.count("led"), 10);
}

#[test]
fn bs_e_22_what_a_fairy_can_charm() {
    let scene = Scene::front(2)
        .cloud("c03", "heavy-2-1")
        .cloud("c05", "heavy-3-3")
        .cloud("c06", "heavy-2-2")
        .cloud("c13", "heavy-1-1")
        .cloud("c15", "heavy-1-1")
        .cloud("c16", "heavy-3-3")
        .hand(0, "weather-fairy hill-witch")
        .goods(0, [0, 0, 0, 2]);
    let mut play = scene.play();
    play.act(0, "brave weather-fairy");
    assert_eq!(
        play.legal(0),
        ["none", "charm c03", "charm c06", "charm c13", "charm c15"]
    );
    play.act(0, "charm c06");
    assert_eq!((play.vp(0), play.goods(0)[3], play.bolts(0)), (13, 0, 2));
    play.act(0, "cowardly hill-witch");
    assert!(
        play.legal(0).contains(&"move 1 h2".to_string()),
        "H2 is open"
    );
}

#[test]
fn bs_e_23_flying_over_mirror_lake() {
    let game = rules(2, json!({})).unwrap();
    assert_eq!(reach(&game, "P1", without(18, &[15])), ["F1", "H3", "P2"]);
    assert_eq!(
        reach(&game, "P1", without(18, &[15, 16])),
        ["F1", "F3", "H3", "H4", "P2", "P3"]
    );
    let blocked = rules(2, json!({ "water_rule": "blocked" })).unwrap();
    assert_eq!(
        reach(&blocked, "P1", without(18, &[15, 16])),
        ["F1", "H3", "P2"]
    );
}

#[test]
fn bs_e_24_an_aura_across_the_water() {
    let gain = |water: &str, pawn: &str, delivery: &str| {
        let scene = Scene::front(2)
            .option("water_rule", json!(water))
            .cloud("c02", "storm-aura")
            .gone("c06 c15 c16")
            .hand(0, "valley-druid peak-druid")
            .pawns(0, pawn, "M1");
        let druid = if pawn.starts_with('P') {
            "valley-druid"
        } else {
            "peak-druid"
        };
        let mut play = scene.play();
        play.act(0, &format!("cowardly {druid}; deliver {delivery}"));
        play.vp(0) - 10
    };
    assert_eq!(gain("flyover", "P1", "p1 t08"), 4 + 2);
    assert_eq!(gain("blocked", "P1", "p1 t08"), 4);
    assert_eq!(gain("blocked", "H2", "h2 t21"), 6 + 2);
    assert_eq!(gain("blocked", "H4", "h4 t03"), 5 + 2);
}

/// A brave mountain witch about to fly from F1 to M1, where this tile lies.
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

#[test]
fn bs_e_25_the_tile_deliver_and_the_witch_s_own_delivery() {
    let mut play = climb("deliver").play();
    play.act(0, "brave mountain-witch; move 1 m1");
    assert_eq!(play.waits(), (0, "BS-D-11"));
    assert_eq!(
        play.legal(0),
        ["use-tile", "deliver m1 t09", "deliver m1 t19", "done"]
    );
    assert_eq!(play.refused(0, "deliver m1 t10"), "BS-87");
    play.act(0, "use-tile; deliver f3 t17; deliver m1 t19");
    assert_eq!((play.vp(0), play.amulets(0)), (21, 1));
}

#[test]
fn bs_e_26_the_pawn_may_leave_the_mountain_and_come_back() {
    let mut play = climb("move").play();
    play.act(
        0,
        "brave mountain-witch; move 1 m1; use-tile; move 1 f1; stay",
    );
    assert_eq!(
        (play.vp(0), play.decision()),
        (10, "BS-D-03"),
        "the delivery is lost"
    );
    let mut play = climb("move").play();
    play.act(
        0,
        "brave mountain-witch; move 1 m1; use-tile; move 1 f1; move 1 m1",
    );
    assert_eq!(
        play.legal(0),
        ["deliver m1 t09", "deliver m1 t19", "done"],
        "no second tile"
    );
    play.act(0, "deliver m1 t19");
    assert_eq!((play.vp(0), play.amulets(0)), (16, 1));
}

#[test]
fn bs_e_27_a_tile_declined_is_lost() {
    let mut play = climb("move")
        .hand(0, "mountain-witch")
        .player(0, "amulets", json!(["M1"]))
        .play();
    play.act(0, "brave mountain-witch; move 1 m1");
    assert_eq!(
        play.waits(),
        (0, "BS-D-09"),
        "a second visit: only the witch's delivery"
    );
    assert_eq!(play.refused(0, "use-tile"), "BS-49");
    let mut play = climb("potions").last_round("brave-heart").play();
    play.act(0, "brave mountain-witch; move 1 m1; done");
    assert_eq!((play.amulets(0), play.goods(0)), (1, [1, 1, 1, 0]));
    let game = play.0.rules();
    let parts = covenstead_core::Words::breakdown(game, play.state(), covenstead_core::Seat(0));
    assert_eq!(
        parts
            .iter()
            .find(|part| part.name == "amulets")
            .map(|part| part.points),
        Some(4)
    );
}
