//! Movement, deliveries and charms (BS-45 to BS-55 and their rulings).

use crate::table::{Scene, rules};
use covenstead_broom_service::{Area, BroomService, Cloud, Landscapes};
use covenstead_core::{FastRng, Rng};
use serde_json::json;

fn area(game: &BroomService, id: &str) -> Area {
    Area(game.board().area_of(id).expect("an area") as u8)
}

/// What a witch may do from this position.
fn moves(scene: Scene, role: &str) -> Vec<String> {
    let mut play = scene.hand(0, role).play();
    play.act(0, &format!("cowardly {role}"));
    if play.decision() == "BS-D-07" {
        play.legal(0)
    } else {
        vec![]
    }
}

/// What a fairy with wands enough may do from this position.
fn charms(scene: Scene) -> Vec<String> {
    let mut play = scene.hand(0, "weather-fairy").goods(0, [0, 0, 0, 9]).play();
    play.act(0, "cowardly weather-fairy");
    play.legal(0)
        .iter()
        .filter_map(|action| action.strip_prefix("charm ").map(String::from))
        .collect()
}

#[test]
fn bs_45_a_move_takes_one_pawn_to_an_adjacent_area() {
    let scene = Scene::front(2)
        .hand(0, "prairie-witch")
        .pawns(1, "P2", "F3");
    let mut play = scene.play();
    play.act(0, "cowardly prairie-witch");
    assert_eq!(play.refused(0, "move 1 p1"), "BS-45", "a different area");
    assert_eq!(play.refused(0, "move 2 p2"), "BS-46");
    play.act(0, "move 1 p2");
    assert_eq!(
        (play.pawns(0), play.pawns(1)[0].as_str()),
        (["P2".into(), "F3".into()], "P2"),
        "pawns share areas"
    );
}

#[test]
fn bs_46_bs_r_02_adjacent_by_land_or_over_cloud_free_water() {
    let scene = Scene::front(2);
    assert_eq!(
        moves(scene.clone(), "prairie-witch"),
        ["stay", "move 1 p2", "move 2 p3"]
    );
    assert_eq!(
        moves(scene.clone().gone("c15 c16"), "prairie-witch"),
        ["stay", "move 1 p2", "move 1 p3", "move 2 p1", "move 2 p3"]
    );
    let blocked = scene.gone("c15 c16").option("water_rule", json!("blocked"));
    assert_eq!(
        moves(blocked, "prairie-witch"),
        ["stay", "move 1 p2", "move 2 p3"]
    );
    for board in ["front", "back"] {
        let game = rules(2, json!({ "board": board })).unwrap();
        for one in 0..game.board().area.len() as u8 {
            for two in 0..game.board().area.len() as u8 {
                for clouds in [0, 0x7_ffff, 0x3_0000] {
                    let near = |from: u8, to: u8| game.map().adjacent(Area(from), clouds) >> to & 1;
                    assert_eq!(near(one, two), near(two, one), "adjacency is mutual");
                }
            }
        }
    }
}

#[test]
fn bs_47_clouds_close_land_and_water() {
    let mut play = Scene::front(2).hand(0, "hill-witch").play();
    play.act(0, "cowardly hill-witch");
    assert_eq!(play.refused(0, "move 1 h2"), "BS-47");
    assert_eq!(
        moves(Scene::front(2).gone("c06"), "hill-witch"),
        ["stay", "move 1 h2", "move 1 h3", "move 2 h4"]
    );
    let back = rules(2, json!({ "board": "back" })).unwrap();
    assert_eq!(
        back.map().moves(area(&back, "ID"), Landscapes::ALL, 0),
        0,
        "open sea is never crossed"
    );
}

#[test]
fn bs_48_bs_r_05_two_clouds_must_both_go() {
    let at_p6 = |gone: &str| {
        moves(
            Scene::front(2).gone(gone).pawns(0, "P6", "F3"),
            "mountain-witch",
        )
    };
    assert!(at_p6("c14 c10").is_empty());
    assert_eq!(at_p6("c14 c10 c11"), ["stay", "move 1 m3"]);
    let both = charms(Scene::front(2).gone("c14").pawns(0, "P6", "F1"));
    assert!(
        both.contains(&"c10".into()) && both.contains(&"c11".into()),
        "one per charm, the player chooses which: {both:?}"
    );
    let over_water = Scene::front(2).gone("c15");
    assert_eq!(
        moves(over_water, "prairie-witch").len(),
        3,
        "Mirror Lake stays closed until both are gone"
    );
}

#[test]
fn bs_r_03_one_move_crosses_one_water() {
    let game = rules(2, json!({})).unwrap();
    let far = game.map().moves(area(&game, "P1"), Landscapes::ALL, 0);
    assert_eq!(
        far >> area(&game, "P6").0 & 1,
        0,
        "P1 lies on W1, P6 on W2; no cloud anywhere"
    );
    assert_eq!(far >> area(&game, "H4").0 & 1, 1, "H4 lies on both");
    assert_eq!(
        game.map().moves(area(&game, "H4"), Landscapes::ALL, 0) >> area(&game, "P6").0 & 1,
        1
    );
}

#[test]
fn bs_49_a_delivery_serves_a_tower_touching_the_pawn_s_area() {
    let mut play = Scene::front(2)
        .hand(0, "valley-druid")
        .goods(0, [1, 0, 0, 0])
        .play();
    play.act(0, "cowardly valley-druid");
    assert_eq!(
        play.legal(0),
        ["none", "deliver p1 t07", "deliver p1 t08"],
        "orange ones only"
    );
    assert_eq!(play.refused(0, "deliver p1 t15"), "BS-49", "does not touch");
    assert_eq!(play.refused(0, "deliver p3 t15"), "BS-49", "no pawn there");
    assert_eq!(
        play.refused(0, "deliver p1 t05"),
        "BS-55",
        "no green potion"
    );
    play.act(0, "deliver p1 t08");
    assert_eq!((play.goods(0), play.vp(0)), ([0, 0, 0, 0], 14));
}

#[test]
fn bs_50_a_round_tower_takes_one_potion() {
    let mut play = Scene::front(2)
        .set("occupied", json!(["t08"]))
        .hand(0, "valley-druid")
        .play();
    play.act(0, "cowardly valley-druid");
    assert_eq!(play.refused(0, "deliver p1 t08"), "BS-50");
    play.act(0, "deliver p1 t05");
    assert_eq!(play.document()["occupied"], json!(["t05", "t08"]));
}

#[test]
fn bs_51_a_square_tower_is_always_open() {
    let mut play = Scene::front(3)
        .hand(0, "valley-druid")
        .hand(1, "valley-druid")
        .hand(2, "valley-druid")
        .play();
    play.act(0, "cowardly valley-druid; deliver p1 t07")
        .act(1, "cowardly valley-druid; deliver p1 t07");
    play.act(2, "brave valley-druid; deliver p1 t07");
    assert_eq!(play.vps(), [13, 13, 16]);
    assert_eq!(play.document()["occupied"], json!([]));
    assert_eq!(play.waits(), (2, "BS-D-03"), "one potion per role played");
}

#[test]
fn bs_52_vp_and_wands_of_the_tower() {
    let scene = Scene::front(2)
        .gone("c08 c03 c17 c18")
        .hand(0, "peak-druid")
        .pawns(0, "H6", "F3")
        .goods(0, [0, 0, 1, 3]);
    let mut play = scene.play();
    play.act(0, "cowardly peak-druid; deliver h6 t37");
    assert_eq!(
        (play.vp(0), play.goods(0)),
        (16, [0, 0, 0, 5]),
        "6 VP and 2 wands"
    );
}

#[test]
fn bs_53_bs_r_52_a_charm_costs_exactly_its_wands() {
    let scene = Scene::front(2)
        .cloud("c06", "heavy-2-2")
        .cloud("c05", "heavy-3-3")
        .hand(0, "weather-fairy")
        .goods(0, [0, 0, 0, 2]);
    let mut play = scene.play();
    play.act(0, "cowardly weather-fairy");
    assert_eq!(play.refused(0, "charm c05"), "BS-55");
    assert_eq!(play.refused(0, "charm c01"), "BS-53", "not adjacent");
    play.act(0, "charm c06");
    assert_eq!(
        (play.goods(0)[3], play.decision()),
        (0, "BS-D-03"),
        "one charm removes one cloud"
    );
    let mut play = scene.goods(0, [0, 0, 0, 7]).play();
    play.act(0, "cowardly weather-fairy; charm c06");
    assert_eq!(play.goods(0)[3], 5, "neither fewer nor more");
}

#[test]
fn bs_54_the_cloud_is_kept_and_its_space_stays_empty() {
    let mut play = Scene::front(2)
        .cloud("c06", "heavy-2-2")
        .hand(0, "weather-fairy")
        .goods(0, [0, 0, 0, 2])
        .play();
    play.act(0, "cowardly weather-fairy; charm c06");
    let doc = play.document();
    assert_eq!(doc["players"][0]["clouds"], json!({ "c06": "heavy-2-2" }));
    assert!(doc["clouds"].get("c06").is_none());
    assert_eq!(play.bolts(0), 2);
}

#[test]
fn bs_55_no_delivery_and_no_charm_without_the_means() {
    let mut play = Scene::front(2)
        .hand(0, "valley-druid weather-fairy")
        .goods(0, [0, 0, 0, 0])
        .play();
    play.act(0, "brave valley-druid; brave weather-fairy");
    assert_eq!((play.vp(0), play.decision()), (10, "BS-D-03"));
}

#[test]
fn bs_r_04_which_clouds_are_adjacent() {
    assert_eq!(
        charms(Scene::front(2)),
        ["c03", "c05", "c06", "c13", "c15", "c16"]
    );
    let over_lake = charms(Scene::front(2).gone("c15 c16"));
    assert_eq!(
        over_lake,
        ["c02", "c03", "c05", "c06", "c13"],
        "F4's cloud across cloud-free Mirror Lake"
    );
    let blocked = charms(
        Scene::front(2)
            .gone("c15 c16")
            .option("water_rule", json!("blocked")),
    );
    assert_eq!(blocked, ["c03", "c05", "c06", "c13"]);
    let coast = charms(Scene::front(2).option("water_rule", json!("blocked")));
    assert!(
        coast.contains(&"c15".into()),
        "coast areas may still charm clouds on the water"
    );
    let back = rules(2, json!({ "board": "back" })).unwrap();
    let near = |id: &str| back.map().clouds_near(area(&back, id), 0x7_ffff) & Cloud(8).bit() != 0;
    assert_eq!(
        ["F6", "H5", "P5", "M1", "P3"].map(near),
        [true, true, true, false, false],
        "Island B's cloud over a clouded lake"
    );
    let open = |id: &str| {
        back.map()
            .clouds_near(area(&back, id), 0x7_ffff & !(0b11 << 16))
            & Cloud(8).bit()
            != 0
    };
    assert_eq!(
        ["M1", "P3"].map(open),
        [true, true],
        "and over a cloud-free one"
    );
}

#[test]
fn bs_46_bs_47_bs_49_bs_r_04_the_bit_sets_say_what_the_data_file_says() {
    for (board, water) in [
        ("front", "flyover"),
        ("front", "blocked"),
        ("back", "flyover"),
        ("back", "blocked"),
    ] {
        let game = rules(2, json!({ "board": board, "water_rule": water })).unwrap();
        let (map, record) = (game.map(), game.board());
        let mut rng = FastRng::new(46);
        for _ in 0..60 {
            let clouds = rng.next_u32() & rng.next_u32() & ((1 << record.cloud.len()) - 1);
            let lies = |place: usize| clouds >> place & 1 == 1;
            let clouded = |id: &str| {
                record
                    .cloud
                    .iter()
                    .enumerate()
                    .any(|(place, cloud)| cloud.area == id && lies(place))
            };
            let over_water = |one: &str, two: &str| {
                let joins = |water: &&covenstead_broom_service::WaterRecord| {
                    water.coast.iter().any(|id| id == one)
                        && water.coast.iter().any(|id| id == two)
                        && !clouded(&water.id)
                };
                water == "flyover" && record.water.iter().any(|water| joins(&water))
            };
            for (from, area) in record.area.iter().enumerate() {
                for (to, target) in record.area.iter().enumerate() {
                    let near = from != to
                        && (area.neighbors.contains(&target.id)
                            || over_water(&area.id, &target.id));
                    let moves = map.moves(Area(from as u8), Landscapes::ALL, clouds) >> to & 1 == 1;
                    assert_eq!(
                        moves,
                        near && !clouded(&target.id),
                        "{} to {} on the {board}",
                        area.id,
                        target.id
                    );
                }
                for (place, cloud) in record.cloud.iter().enumerate() {
                    let across = record.area.iter().any(|land| land.id == cloud.area)
                        && over_water(&area.id, &cloud.area);
                    let reach = lies(place) && (cloud.charm_from.contains(&area.id) || across);
                    // A pawn is never in a clouded area itself.
                    if cloud.area != area.id {
                        let found = map.clouds_near(Area(from as u8), clouds) >> place & 1 == 1;
                        assert_eq!(found, reach, "{} from {} on the {board}", cloud.id, area.id);
                    }
                }
                for (place, tower) in record.tower.iter().enumerate() {
                    let covered = board == "back" && tower.covered_by_mountain_tile;
                    let touches = map.touching(Area(from as u8)) >> place & 1 == 1;
                    assert_eq!(
                        touches,
                        tower.touches.contains(&area.id) && !covered,
                        "{} at {}",
                        tower.id,
                        area.id
                    );
                }
            }
        }
    }
}

#[test]
fn bs_r_14_the_pawn_s_own_area_must_have_the_druid_s_landscape() {
    let scene = Scene::front(2)
        .hand(0, "valley-druid")
        .pawns(0, "H3", "P3")
        .goods(0, [0, 1, 0, 0]);
    let mut play = scene.play();
    play.act(0, "cowardly valley-druid");
    assert_eq!(play.refused(0, "deliver h3 t16"), "BS-59");
    play.act(0, "deliver p3 t16");
    assert_eq!(play.vp(0), 14, "a tower that also touches a hill is fine");
}

#[test]
fn bs_r_42_the_player_chooses_the_area_of_a_delivery() {
    // An aura over M2 is adjacent to P3 and H3, but the square t16 touches M2 too: served from P5's
    // side nothing is added.
    let scene = Scene::front(2)
        .cloud("c03", "storm-aura")
        .mountains("deliver wands potions")
        .gone("c09");
    let scene = scene
        .pawns(0, "P3", "H3")
        .goods(0, [0, 1, 0, 0])
        .laid(0, "mountain-witch");
    let scene = scene
        .set("stack", json!([{ "effect": "deliver", "by": "tile" }]))
        .set("phase", json!("act"))
        .set("reached", json!([0]));
    let gain = |from: &str| {
        let mut play = scene.play();
        play.act(0, &format!("deliver {from} t16"));
        play.vp(0) - 10
    };
    assert_eq!(
        (gain("p3"), gain("h3")),
        (6, 4),
        "the aura on F5 is adjacent to P3, not to H3"
    );
}
