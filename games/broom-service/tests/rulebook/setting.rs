//! Components, set-up, options and the validation of data files (BS-01 to BS-19).

use crate::table::{Scene, begin, data, rules};
use covenstead_broom_service::{
    BroomService, Components, Craft, EventCard, Landscape, Options, Resource, Role, RoleSet, Side,
    Storm,
};
use covenstead_core::{Code, Game, Seat, Table, options_doc};
use serde_json::json;
use std::collections::BTreeSet;

/// Why the data file is refused when `from` is written as `to`.
fn refused(from: &str, to: &str) -> String {
    assert!(
        BroomService::DATA.contains(from),
        "the data file does not say {from}"
    );
    let text = BroomService::DATA.replacen(from, to, 1);
    Components::parse(&text)
        .map(|_| ())
        .expect_err("the data file is refused")
        .0
}

#[test]
fn bs_01_ten_roles_the_same_for_everybody() {
    assert_eq!(Role::ALL.len(), 10);
    let crafts = |craft| {
        Role::ALL
            .iter()
            .filter(|role| role.craft() == craft)
            .count()
    };
    assert_eq!(
        [Craft::Gatherer, Craft::Witch, Craft::Druid, Craft::Fairy].map(crafts),
        [3, 4, 2, 1]
    );
    let play = begin(
        5,
        json!({ "events": ["brave-heart", "black-market", "the-works", "empty-handed", "flock-together", "perilous-places", "protected-places"] }),
        "1",
    );
    assert!(
        (0..5).all(|seat| play.legal(seat) == play.legal(0)),
        "every four of the same ten"
    );
    assert!(refused("id = \"weather-fairy\"", "id = \"peak-druid\"").contains("BS-01"));
}

#[test]
fn bs_02_two_pawns_and_a_counter_without_limits() {
    let play = Scene::front(2)
        .bewitched("root-gatherer peak-druid hill-witch")
        .hand(0, "root-gatherer")
        .player(0, "vp", json!(-40));
    let mut play = play.play();
    play.act(0, "cowardly root-gatherer");
    assert_eq!(play.vp(0), -43);
    assert_eq!(play.player(0).pawns.len(), 2);
}

#[test]
fn bs_03_resources_are_potions_and_wands() {
    let ids: Vec<&str> = Resource::ALL.iter().map(|resource| resource.id()).collect();
    assert_eq!(ids, ["orange", "green", "purple", "wand"]);
    // Clouds, tiles, amulets and VP do not count: with three resources and all of those, Empty
    // Handed still pays.
    let scene = Scene::back(2)
        .event("empty-handed")
        .holds(1, "five-vp")
        .player(1, "amulets", json!(["M1"]))
        .gone("c01 c02");
    let mut play = scene.play();
    play.play_out();
    assert_eq!(play.vp(1), 13);
}

#[test]
fn bs_04_the_supply_never_runs_out() {
    let mut play = Scene::front(2)
        .hand(0, "root-gatherer")
        .goods(0, [70, 0, 0, 40])
        .play();
    play.act(0, "brave root-gatherer; gather");
    assert_eq!(play.goods(0), [72, 0, 0, 41], "more than the box holds");
}

#[test]
fn bs_05_twenty_four_heavy_clouds() {
    let data = data();
    let heavy: Vec<_> = data
        .values
        .clouds
        .iter()
        .filter(|card| card.storm.is_none())
        .collect();
    assert_eq!(heavy.iter().map(|card| card.count).sum::<u8>(), 24);
    assert!(
        heavy
            .iter()
            .all(|card| (1..=3).contains(&card.wands) && card.bolts <= 3)
    );
    assert!(
        refused(
            "wands = 1\nbolts = 0\ncount = 2",
            "wands = 1\nbolts = 0\ncount = 3"
        )
        .contains("BS-05")
    );
}

#[test]
fn bs_06_two_sides_with_their_cloud_spaces_and_castles() {
    let data = data();
    let sides = [
        (Side::Front, 18, ["P1", "F3"]),
        (Side::Back, 19, ["P1", "F4"]),
    ];
    for (side, clouds, castles) in sides {
        let board = data.values.board(side);
        assert_eq!(
            (
                board.cloud.len(),
                board.castles.each_ref().map(String::as_str)
            ),
            (clouds, castles)
        );
    }
    assert!(refused("cloud_spaces = 18", "cloud_spaces = 17").contains("BS-06"));
    assert!(
        refused("castles = [\"P1\", \"F4\"]", "castles = [\"P1\", \"F2\"]").contains("BS-12"),
        "F2 is clouded"
    );
}

#[test]
fn bs_07_land_water_and_sea() {
    let data = data();
    let back = data.values.board(Side::Back);
    assert!(back.water.iter().all(|water| water.coast.len() > 2) && back.sea.len() == 1);
    assert!(
        refused("coast_of = [\"W1\"]", "coast_of = [\"W2\"]").contains("BS-07"),
        "coasts and coast lists agree"
    );
    assert!(refused("crossable = false", "crossable = true").contains("BS-47"));
    let neighbors = "neighbors = [\"H1\", \"H2\", \"M1\", \"P1\"]";
    assert!(
        refused(neighbors, "neighbors = [\"H1\", \"H2\", \"M1\"]").contains("BS-46"),
        "adjacency is mutual"
    );
}

#[test]
fn bs_08_towers_and_what_they_touch() {
    let data = data();
    for board in &data.values.boards {
        assert!(
            board
                .tower
                .iter()
                .all(|tower| (1..=3).contains(&tower.touches.len()) && tower.wands <= 2)
        );
    }
    assert!(
        refused(
            "touches = [\"F3\", \"H4\", \"P5\"]",
            "touches = [\"F3\", \"H4\", \"P9\"]"
        )
        .contains("BS-08")
    );
    assert!(refused("vp = 2\nwands = 1\ntouches", "vp = 2\nwands = 3\ntouches").contains("BS-08"));
}

#[test]
fn bs_09_ten_events() {
    assert_eq!(EventCard::ALL.len(), 10);
    assert!(refused("id = \"flock-together\"", "id = \"the-works\"").contains("BS-09"));
    let during = ["black-market", "black-distillery", "brave-heart"];
    for event in during {
        let mut play = Scene::front(2).event(event).play();
        assert_eq!(play.vps(), [10, 10]);
        if event != "brave-heart" {
            play.play_out();
            assert_eq!(play.vps(), [10, 10], "nothing at the end of the round");
        }
    }
}

#[test]
fn bs_10_variation_pieces_are_absent_unless_asked_for() {
    let play = begin(3, json!({}), "10");
    let doc = play.document();
    assert_eq!(
        (
            doc["mountain_tiles"].clone(),
            doc["forest_tiles"].clone(),
            doc["hill_tiles"].clone()
        ),
        (json!({}), json!({}), json!({}))
    );
    assert!(
        doc["clouds"]
            .as_object()
            .unwrap()
            .values()
            .all(|kind| kind.as_str().unwrap().starts_with("heavy"))
    );
    let data = data();
    let storms: Vec<_> = data
        .values
        .clouds
        .iter()
        .filter(|card| card.storm.is_some())
        .collect();
    assert_eq!(storms.iter().map(|card| card.count).sum::<u8>(), 8);
    assert_eq!(
        (data.values.tiles.hill.len(), data.values.tiles.forest),
        (6, [2, 2, 2])
    );
    assert!(refused("id = \"charm\"", "id = \"wands\"").contains("BS-86"));
    assert!(
        refused(
            "id = \"a-b\"\ncircles = [\"A\", \"B\"]",
            "id = \"a-c\"\ncircles = [\"A\", \"B\"]"
        )
        .contains("two records")
    );
}

#[test]
fn bs_11_what_everybody_sees() {
    let mut play = Scene::back(3)
        .hand(0, "root-gatherer")
        .holds(1, "five-vp")
        .player(1, "amulets", json!(["M2"]))
        .gone("c01")
        .play();
    play.act(0, "cowardly root-gatherer; gather");
    let view = play.view(None);
    let (first, second, third) = (
        &view["players"][0],
        &view["players"][1],
        &view["players"][2],
    );
    assert_eq!(
        first["resources"],
        json!({ "orange": 2, "green": 1, "purple": 1, "wands": 0 })
    );
    assert_eq!(
        first["laid"],
        json!([{ "role": "root-gatherer", "stance": "cowardly" }])
    );
    assert_eq!(
        (first["cards"].clone(), second["cards"].clone()),
        (json!(3), json!(4))
    );
    assert_eq!(
        (second["forest_tiles"].clone(), second["amulets"].clone()),
        (json!(["five-vp"]), json!(["M2"]))
    );
    assert_eq!(
        (third["clouds"].clone(), third["pawns"].clone()),
        (json!({ "c01": "heavy-1-0" }), json!(["P1", "F4"]))
    );
    assert!(first.get("hand").is_none(), "not the hand");
    let mut play = Scene::front(2)
        .event("more-or-less")
        .set("phase", json!("choose"))
        .play();
    play.act(0, "choose root-gatherer");
    assert_eq!(
        play.view(None)["players"][0]["cards"],
        0,
        "the number of cards only once all have chosen"
    );
    play.act(1, "choose root-gatherer herb-gatherer");
    assert_eq!(play.view(None)["players"][0]["cards"], 1);
}

#[test]
fn bs_12_bs_13_bs_14_pawns_points_and_potions_at_the_start() {
    for (board, castles) in [("front", ["P1", "F3"]), ("back", ["P1", "F4"])] {
        let play = begin(4, json!({ "board": board }), "12");
        for seat in 0..4 {
            assert_eq!(play.pawns(seat), castles);
            assert_eq!(play.vp(seat), 10);
            assert_eq!(play.goods(seat)[..3], [1, 1, 1]);
        }
    }
}

#[test]
fn bs_15_bs_r_48_wands_at_the_start() {
    let wands = |seats: u8, first: u8| -> Vec<u8> {
        let play = begin(seats, json!({ "first_player": first }), "15");
        (0..seats).map(|seat| play.goods(seat)[3]).collect()
    };
    assert_eq!(wands(2, 0), [1, 1]);
    assert_eq!(wands(3, 0), [1, 2, 1], "1, 2, 1 in table order");
    assert_eq!(wands(4, 2), [2, 1, 1, 2]);
    assert_eq!(wands(5, 0), [1, 2, 2, 2, 1]);
    let play = begin(4, json!({}), "a random starter gets one wand too");
    let starter = play.state().public.starter;
    assert_eq!(
        (
            play.player(starter.0).goods.wands,
            play.player(starter.right(4).0).goods.wands
        ),
        (1, 1)
    );
    assert_eq!((0..4).map(|seat| play.goods(seat)[3]).sum::<u8>(), 6);
}

#[test]
fn bs_16_a_cloud_on_every_space() {
    for (board, spaces) in [("front", 18), ("back", 19)] {
        let play = begin(2, json!({ "board": board }), "16");
        assert_eq!(play.document()["clouds"].as_object().unwrap().len(), spaces);
    }
    let kinds = |seed: &str| begin(2, json!({}), seed).document()["clouds"].clone();
    assert_ne!(kinds("one"), kinds("another"), "shuffled");
    assert_eq!(kinds("one"), kinds("one"));
}

#[test]
fn bs_17_seven_of_ten_events() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let play = begin(5, json!({}), &seed.to_string());
        let events = play.document()["events"].as_array().unwrap().clone();
        assert_eq!(events.len(), 1, "the event of round 1");
        seen.insert(events[0].as_str().unwrap().to_string());
        assert_eq!(
            play.view(None)["unseen_events"].as_array().unwrap().len(),
            9
        );
    }
    assert_eq!(seen.len(), 10, "any of the ten");
}

#[test]
fn bs_18_bewitched_roles_are_turned_up_for_fewer_than_five() {
    for seats in 2..=5u8 {
        let play = begin(seats, json!({}), "18");
        let (shown, pile) = (play.state().public.bewitched, play.state().public.pile);
        assert_eq!(shown.len(), 5 - u32::from(seats));
        assert_eq!(
            (shown.both(pile), shown.union(pile)),
            (RoleSet::EMPTY, RoleSet::ALL)
        );
    }
    let play = begin(2, json!({ "bewitched": "off" }), "18");
    assert!(play.state().public.bewitched.is_empty(), "the house rule");
}

#[test]
fn bs_19_bs_r_01_who_leads_the_first_turn() {
    let starters: BTreeSet<u8> = (0..40)
        .map(|seed| {
            begin(3, json!({}), &seed.to_string())
                .state()
                .public
                .starter
                .0
        })
        .collect();
    assert_eq!(starters, BTreeSet::from([0, 1, 2]), "a random seat");
    let play = begin(3, json!({ "first_player": 2 }), "19");
    assert_eq!(play.state().public.starter, Seat(2));
    let fault = rules(3, json!({ "first_player": 3 })).err().unwrap();
    assert_eq!(
        (fault.code, fault.rule.as_deref()),
        (Code::BadOptions, Some("BS-R-01"))
    );
}

#[test]
fn bs_r_50_pawns_are_numbered() {
    let play = begin(2, json!({ "board": "back" }), "50");
    assert_eq!(play.pawns(0), ["P1", "F4"], "pawn 1 in the first castle");
    let mut play = Scene::front(2)
        .hand(0, "forest-witch valley-druid")
        .pawns(0, "P1", "P1")
        .play();
    play.act(0, "cowardly forest-witch");
    assert_eq!(
        play.legal(0),
        ["stay", "move 1 f1", "move 2 f1"],
        "named even if both are in one area"
    );
    play.act(0, "stay; cowardly valley-druid");
    assert_eq!(
        play.legal(0).len(),
        5,
        "a delivery names only area and tower: four towers and none"
    );
}

#[test]
fn bs_r_54_boards_with_two_triggers_in_one_area_are_refused() {
    let both = refused(
        "stone_circle = \"A\"",
        "stone_circle = \"A\"\ntile_space = \"hill\"",
    );
    assert!(
        both.contains("BS-R-54") || both.contains("tile spaces"),
        "{both}"
    );
    let circles = refused(
        "tile_space = \"forest\"\ntile_pos = [513, 98]",
        "stone_circle = \"A\"\ntile_space = \"forest\"\ntile_pos = [513, 98]",
    );
    assert!(
        circles.contains("BS-107") || circles.contains("BS-R-54"),
        "{circles}"
    );
    let text = BroomService::DATA
        .replacen("stone_circle = \"A\"\n", "", 1)
        .replacen(
            "tile_space = \"forest\"\ntile_pos = [513, 98]",
            "stone_circle = \"A\"\ntile_space = \"forest\"\ntile_pos = [513, 98]",
            1,
        );
    assert!(
        Components::parse(&text)
            .map(|_| ())
            .expect_err("refused")
            .0
            .contains("BS-R-54")
    );
}

const SEVEN: [&str; 7] = [
    "the-works",
    "black-market",
    "brave-heart",
    "empty-handed",
    "more-or-less",
    "flock-together",
    "perilous-places",
];

#[test]
fn bs_r_56_events_set_by_a_list_are_known_to_all() {
    let mut play = begin(2, json!({ "events": SEVEN, "bewitched": "off" }), "56");
    assert_eq!(play.document()["events"], json!(["the-works"]));
    assert_eq!(
        play.view(None)["unseen_events"],
        json!(SEVEN[1..]),
        "in order"
    );
    let same = "root-gatherer herb-gatherer fruit-gatherer forest-witch";
    play.choose(&[same, same]).play_out();
    while play.decision() == "BS-D-13" {
        let seat = play.waits().0;
        play.act(seat, "keep");
    }
    assert_eq!(play.document()["events"], json!(SEVEN[..2]));
    let six = rules(2, json!({ "events": SEVEN[..6] })).err().unwrap();
    assert_eq!(six.code, Code::BadOptions);
    assert!(six.message.contains("`events`"), "{}", six.message);
    let twice = rules(
        2,
        json!({ "events": ["the-works", "the-works", "brave-heart", "empty-handed", "more-or-less", "flock-together", "black-market"] }),
    );
    assert_eq!(twice.err().unwrap().code, Code::BadOptions);
}

#[test]
fn bs_r_57_the_option_decides_over_the_data_file() {
    let text = BroomService::DATA
        .replace("water_rule = \"flyover\"", "water_rule = \"blocked\"")
        .replace(
            "shown_resources_are_returned = true",
            "shown_resources_are_returned = false",
        );
    let own = std::sync::Arc::new(covenstead_core::DataFile::read::<BroomService>(&text).unwrap());
    let flyover = BroomService::new(own.clone(), Options::default(), 2).unwrap();
    let built_in = rules(2, json!({})).unwrap();
    assert_eq!(flyover.map(), built_in.map(), "flyover is played");
    let scene = Scene::front(2)
        .event("the-upper-hand")
        .after_turns("fist")
        .goods(0, [3, 0, 0, 0])
        .goods(1, [0, 0, 0, 0]);
    let mut play =
        crate::table::Play(covenstead_core::Match::load(own, scene.document(), "57").unwrap());
    play.act(0, "fist 2 orange");
    assert_eq!(play.goods(0)[0], 1, "returned");
}

#[test]
fn options_that_cannot_be_are_refused_by_name() {
    let fault =
        |seats: u8, options: serde_json::Value| rules(seats, options).err().expect("refused");
    for (options, name) in [
        (
            json!({ "board": "back", "mountain_tiles": false }),
            "mountain_tiles",
        ),
        (
            json!({ "board": "back", "forest_tiles": false }),
            "forest_tiles",
        ),
        (
            json!({ "board": "back", "hill_tiles": false }),
            "hill_tiles",
        ),
        (json!({ "forest_tiles": true }), "forest_tiles"),
        (json!({ "hill_tiles": true }), "hill_tiles"),
        (json!({ "heavy_in_mix": 23 }), "heavy_in_mix"),
        (
            json!({ "board": "back", "storm_clouds": true, "heavy_in_mix": 10 }),
            "heavy_in_mix",
        ),
        (json!({ "water_rule": "wet" }), "water_rule"),
        (json!({ "clouds": 3 }), "clouds"),
    ] {
        let fault = fault(3, options);
        assert_eq!(fault.code, Code::BadOptions);
        assert!(
            fault.message.contains(&format!("`{name}`")),
            "{}",
            fault.message
        );
    }
    assert_eq!(
        (fault(1, json!({})).code, fault(6, json!({})).code),
        (Code::BadPlayers, Code::BadPlayers)
    );
    let fine = json!({ "board": "front", "storm_clouds": true, "heavy_in_mix": 10, "mountain_tiles": true, "hill_tiles": false, "forest_tiles": null });
    assert!(rules(2, fine).is_ok());
    // Every default as the documentation gives it is accepted on both sides.
    let doc = options_doc::<BroomService>();
    for board in ["front", "back"] {
        let mut defaults: serde_json::Map<_, _> = doc
            .as_object()
            .unwrap()
            .iter()
            .map(|(name, spec)| (name.clone(), spec["default"].clone()))
            .collect();
        defaults.insert("board".into(), json!(board));
        let game = rules(4, serde_json::Value::Object(defaults)).unwrap();
        assert_eq!(game.options().mountain_tiles, Some(board == "back"));
    }
}

#[test]
fn data_files_with_impossible_values_are_refused() {
    for (from, to, rule) in [
        ("rounds = 7", "rounds = 8", "BS-20"),
        ("cards_per_round = 4", "cards_per_round = 5", "BS-21"),
        (
            "brave = { orange = 2, wands = 1 }",
            "brave = { orange = 2, wands = 2 }",
            "BS-56",
        ),
        (
            "delivers_in = [\"forest\", \"prairie\"]",
            "delivers_in = [\"forest\"]",
            "BS-59",
        ),
        ("max_sets = 1", "max_sets = 2", "BS-71"),
        ("cards = [1, 5]", "cards = [0, 5]", "BS-72"),
        (
            "need = { orange = 3 }",
            "need = { orange = 3, green = 1 }",
            "BS-85",
        ),
        (
            "amulets = [0, 4, 9, 15]",
            "amulets = [0, 4, 9, -1]",
            "BS-I-14",
        ),
        (
            "circles = [\"A\", \"B\"]",
            "circles = [\"B\", \"B\"]",
            "BS-107",
        ),
        (
            "shape = \"square\", vp = 7",
            "shape = \"round\", vp = 7",
            "BS-110",
        ),
        (
            "charm_from = [\"H1\", \"M2\", \"P2\"]",
            "charm_from = [\"F2\"]",
            "BS-R-04",
        ),
        (
            "type = \"mountain\"\ntile_space = \"mountain\"",
            "type = \"hill\"\ntile_space = \"mountain\"",
            "BS-86",
        ),
    ] {
        let message = refused(from, to);
        assert!(message.contains(rule), "{from} -> {to}: {message}");
    }
    assert!(refused("[setup]", "[setup]\nsurprise = 1").contains("surprise"));
    let data = data();
    assert!(
        data.values
            .clouds
            .iter()
            .any(|card| card.storm == Some(Storm::Aura(2)))
    );
    assert_eq!(
        data.values.board(Side::Front).area[0].landscape,
        Landscape::Forest
    );
    assert_eq!(begin(2, json!({}), "x").0.game(), "broom-service");
}
