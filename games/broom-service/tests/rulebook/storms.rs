//! Storm clouds (BS-79 to BS-85 and their rulings).

use crate::table::{Scene, begin, data, rules};
use covenstead_broom_service::Storm;
use serde_json::json;

/// The kinds laid at the beginning of a game.
fn laid(options: serde_json::Value, seed: &str) -> Vec<String> {
    let doc = begin(2, options, seed).document();
    doc["clouds"]
        .as_object()
        .unwrap()
        .values()
        .map(|kind| kind.as_str().unwrap().to_string())
        .collect()
}

#[test]
fn bs_79_storm_clouds_are_shuffled_in_with_the_heavy_ones() {
    let stormy = |seed: u32| {
        laid(json!({ "storm_clouds": true }), &seed.to_string())
            .iter()
            .filter(|kind| kind.starts_with("storm"))
            .count()
    };
    let found: Vec<usize> = (0..40).map(stormy).collect();
    assert!(
        found.iter().any(|&count| count != found[0]) && found.iter().all(|&count| count <= 8),
        "{found:?}"
    );
    let mean = found.iter().sum::<usize>() as f64 / 40.0;
    assert!(
        (3.5..5.5).contains(&mean),
        "18 of 32 clouds: 4.5 of 8 expected, {mean} found"
    );
    let data = data();
    let order: Vec<&str> = data
        .values
        .clouds
        .iter()
        .filter(|card| card.storm.is_some())
        .map(|card| card.id.as_str())
        .collect();
    assert_eq!(
        order,
        [
            "storm-aura",
            "storm-move",
            "storm-deliver",
            "storm-orange",
            "storm-green",
            "storm-purple"
        ]
    );
    let mut play = Scene::front(2)
        .cloud("c06", "storm-aura")
        .hand(0, "weather-fairy hill-witch")
        .goods(0, [0, 0, 0, 2])
        .play();
    play.act(0, "cowardly hill-witch");
    assert_eq!(
        play.refused(0, "move 1 h2"),
        "BS-47",
        "they block like heavy clouds"
    );
    play.act(0, "stay; cowardly weather-fairy; charm c06");
    assert_eq!(
        (play.goods(0)[3], play.bolts(0)),
        (0, 1),
        "cost wands and carry bolts"
    );
}

#[test]
fn bs_80_bs_r_51_fewer_heavy_clouds_make_storm_clouds_likelier() {
    for seed in 0..20 {
        let kinds = laid(
            json!({ "storm_clouds": true, "heavy_in_mix": 10 }),
            &seed.to_string(),
        );
        assert_eq!(
            kinds
                .iter()
                .filter(|kind| kind.starts_with("storm"))
                .count(),
            8,
            "10 + 8 fill the front exactly"
        );
    }
    let random: std::collections::BTreeSet<Vec<String>> = (0..10)
        .map(|seed| {
            let mut kinds = laid(
                json!({ "storm_clouds": true, "heavy_in_mix": 10 }),
                &seed.to_string(),
            );
            kinds.sort();
            kinds
        })
        .collect();
    assert!(random.len() > 5, "random heavy clouds are left out");
    assert_eq!(
        rules(2, json!({ "heavy_in_mix": 20 }))
            .err()
            .unwrap()
            .rule
            .as_deref(),
        Some("BS-80"),
        "without storm clouds 24 only"
    );
    assert!(
        rules(
            2,
            json!({ "storm_clouds": true, "heavy_in_mix": 11, "board": "back" })
        )
        .is_ok()
    );
}

#[test]
fn bs_81_bs_r_41_auras_add_to_every_delivery_next_to_them() {
    let gain = |scene: Scene, actions: &str| {
        let mut play = scene.play();
        play.act(0, actions);
        play.vp(0) - 10
    };
    let aura = Scene::front(2).cloud("c05", "storm-aura");
    assert_eq!(
        gain(
            aura.clone().hand(0, "valley-druid"),
            "cowardly valley-druid; deliver p1 t07"
        ),
        5,
        "druid, square tower"
    );
    assert_eq!(
        gain(
            aura.clone().hand(0, "forest-witch"),
            "brave forest-witch; move 1 f1; deliver f1 t09"
        ),
        6,
        "witch"
    );
    assert_eq!(
        gain(
            aura.clone()
                .cloud("c06", "storm-aura")
                .hand(0, "valley-druid"),
            "cowardly valley-druid; deliver p1 t07"
        ),
        7
    );
    assert_eq!(
        gain(
            aura.clone().hand(0, "valley-druid"),
            "cowardly valley-druid; deliver f3 t17"
        ),
        5,
        "not from F3"
    );
    let gone = Scene::front(2)
        .cloud("c05", "storm-aura")
        .gone("c05")
        .hand(0, "valley-druid");
    assert_eq!(
        gain(gone, "cowardly valley-druid; deliver p1 t07"),
        3,
        "only while it lies on the board"
    );
    let works = aura
        .event("the-works")
        .after_turns("works")
        .set("asked", json!(0))
        .goods(0, [1; 4])
        .goods(1, [0; 4]);
    assert_eq!(
        gain(works, "hand-in"),
        8,
        "The Works! is no delivery by a pawn"
    );
    let mut play = Scene::front(2)
        .cloud("c06", "storm-aura")
        .hand(0, "weather-fairy")
        .goods(0, [0, 0, 0, 2])
        .play();
    play.act(0, "cowardly weather-fairy; charm c06");
    assert_eq!(
        play.waits(),
        (0, "BS-D-03"),
        "charming it away triggers nothing"
    );
}

#[test]
fn bs_82_other_storm_clouds_act_once_when_charmed_away() {
    let scene = Scene::front(2)
        .cloud("c06", "storm-move")
        .hand(0, "weather-fairy valley-druid")
        .goods(0, [1, 1, 1, 1]);
    let mut play = scene.play();
    play.act(0, "cowardly valley-druid; deliver p1 t08");
    assert_eq!(play.vp(0), 14, "nothing while on the board");
    play.act(0, "cowardly weather-fairy; charm c06");
    assert_eq!(
        play.waits(),
        (0, "BS-D-07"),
        "immediately, for whoever charmed"
    );
    play.act(0, "stay");
    assert_eq!(play.decision(), "BS-D-03");
}

#[test]
fn bs_83_storm_move() {
    let scene = Scene::front(2)
        .cloud("c06", "storm-move")
        .hand(0, "weather-fairy")
        .goods(0, [1, 1, 1, 1]);
    let mut play = scene.play();
    play.act(0, "brave weather-fairy; charm c06");
    let any = [
        "stay",
        "move 1 f1",
        "move 1 h2",
        "move 1 h3",
        "move 1 p2",
        "move 2 h4",
        "move 2 p3",
    ];
    assert_eq!(play.legal(0), any, "either pawn, any landscape");
    play.act(0, "move 1 f1");
    assert_eq!(
        (play.vp(0), play.decision()),
        (13, "BS-D-03"),
        "as a cowardly witch: no delivery"
    );
}

#[test]
fn bs_84_bs_r_43_storm_delivery_is_always_cowardly() {
    let scene = Scene::front(2)
        .cloud("c06", "storm-deliver")
        .hand(0, "weather-fairy")
        .goods(0, [1, 1, 1, 2]);
    let mut play = scene.pawns(0, "P1", "H3").play();
    play.act(0, "brave weather-fairy; charm c06");
    assert!(
        play.legal(0).contains(&"deliver h3 t13".to_string())
            && play.legal(0).contains(&"deliver p1 t05".to_string())
    );
    play.act(0, "deliver h3 t13");
    assert_eq!(play.vp(0), 10 + 3 + 4, "the 3 VP belong to the charm only");
}

#[test]
fn bs_85_bs_r_44_potion_storm_clouds() {
    let cases = [
        ("storm-orange", [3, 0, 0, 1], 6),
        ("storm-green", [0, 4, 0, 1], 6),
        ("storm-purple", [0, 0, 4, 1], 6),
    ];
    for (kind, goods, vp) in cases {
        let play = |goods| {
            let mut play = Scene::front(2)
                .cloud("c06", kind)
                .hand(0, "weather-fairy")
                .goods(0, goods)
                .play();
            play.act(0, "cowardly weather-fairy; charm c06");
            (play.vp(0) - 10, play.goods(0), play.decision())
        };
        let [orange, green, purple, _] = goods;
        assert_eq!(
            play(goods),
            (vp, [orange, green, purple, 0], "BS-D-03"),
            "exactly enough, and kept"
        );
        let fewer = goods.map(|count| if count > 1 { count - 1 } else { count });
        assert_eq!(play(fewer).0, 0, "otherwise he just keeps the cloud");
    }
    let data = data();
    assert!(
        data.values
            .clouds
            .iter()
            .any(|card| matches!(card.storm, Some(Storm::Potions { need: 3, .. })))
    );
}

#[test]
fn bs_r_45_an_impossible_storm_effect_lapses() {
    let scene = Scene::front(2)
        .cloud("c06", "storm-deliver")
        .hand(0, "weather-fairy")
        .goods(0, [0, 0, 0, 2]);
    let mut play = scene.play();
    play.act(0, "cowardly weather-fairy; charm c06");
    assert_eq!(play.waits(), (0, "BS-D-03"), "without a question");
    assert_eq!(play.count("lapsed"), 1);
}
