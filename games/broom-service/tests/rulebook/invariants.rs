//! States that break an invariant are refused with its id (BS-I-…). Invariants about steps and
//! whole games: `tests/laws.rs`.

use crate::table::{Scene, begin};
use covenstead_core::{Code, Match, Table};
use serde_json::json;

#[test]
fn bs_i_01_each_role_of_a_player_is_in_one_place() {
    let twice = Scene::front(2).laid(0, "root-gatherer").player(
        0,
        "hand",
        json!(["root-gatherer", "peak-druid", "hill-witch"]),
    );
    assert_eq!(twice.refusal(), "BS-I-01");
    let double = Scene::front(2).player(
        0,
        "hand",
        json!(["peak-druid", "peak-druid", "hill-witch", "root-gatherer"]),
    );
    assert_eq!(double.refusal(), "BS-I-01");
    let laid = Scene::front(2)
        .laid(0, "root-gatherer root-gatherer")
        .player(0, "hand", json!(["peak-druid", "hill-witch"]));
    assert_eq!(laid.refusal(), "BS-I-01");
}

#[test]
fn bs_i_02_how_many_cards_there_can_be() {
    let hand = |cards: usize| {
        json!(
            [
                "root-gatherer",
                "herb-gatherer",
                "fruit-gatherer",
                "forest-witch",
                "hill-witch",
                "peak-druid"
            ][..cards]
        )
    };
    assert_eq!(
        Scene::front(2).player(0, "hand", hand(5)).refusal(),
        "BS-I-02"
    );
    assert_eq!(
        Scene::front(2).player(0, "hand", hand(3)).refusal(),
        "BS-I-02"
    );
    assert_eq!(
        Scene::front(2)
            .event("more-or-less")
            .player(0, "hand", hand(6))
            .refusal(),
        "BS-I-02"
    );
    let extra = Scene::back(2)
        .forests("brave extra-card five-vp brave")
        .set(
            "forest_tiles",
            json!({ "F2": "brave", "F5": "five-vp", "F6": "brave" }),
        );
    let extra = extra.set("forest_tiles_spent", json!(["extra-card"]));
    assert!(
        extra.clone().player(0, "hand", hand(5)).load().is_ok(),
        "one more by a tile that was spent"
    );
    assert!(
        extra
            .event("more-or-less")
            .player(0, "hand", hand(6))
            .load()
            .is_ok(),
        "never more than six"
    );
    let early = Scene::front(2)
        .set("phase", json!("choose"))
        .player(0, "hand", hand(4));
    assert_eq!(early.refusal(), "BS-I-02", "a hand before the choice");
}

#[test]
fn bs_i_03_roles_led_and_laid_agree() {
    assert_eq!(
        Scene::front(2)
            .laid(0, "root-gatherer")
            .set("led", json!([]))
            .refusal(),
        "BS-I-03"
    );
    let more = Scene::front(2)
        .laid(0, "root-gatherer")
        .set("led", json!(["root-gatherer", "peak-druid"]));
    assert_eq!(
        more.player(
            0,
            "hand",
            json!(["hill-witch", "forest-witch", "prairie-witch"])
        )
        .refusal(),
        "BS-I-03"
    );
}

#[test]
fn bs_i_04_one_last_brave_player() {
    let scene = Scene::front(3)
        .hand(1, "root-gatherer")
        .laid(0, "brave:root-gatherer")
        .set("phase", json!("follow"));
    let scene = scene.set("asked", json!(1)).set("reached", json!([0, 1]));
    assert!(scene.clone().set("last_brave", json!(0)).load().is_ok());
    assert_eq!(
        scene.clone().set("last_brave", json!(null)).refusal(),
        "BS-I-04"
    );
    assert_eq!(scene.set("last_brave", json!(2)).refusal(), "BS-I-04");
}

#[test]
fn bs_i_05_starters_have_cards_and_the_lap_goes_clockwise() {
    let out = Scene::front(2)
        .laid(0, "root-gatherer herb-gatherer fruit-gatherer forest-witch")
        .hand(1, "peak-druid");
    assert_eq!(out.refusal(), "BS-I-05", "the starter has no card");
    let scene = Scene::front(3)
        .hand(1, "root-gatherer")
        .laid(0, "root-gatherer")
        .set("phase", json!("follow"))
        .set("asked", json!(1));
    assert_eq!(
        scene.clone().set("reached", json!([0, 2])).refusal(),
        "BS-I-05",
        "seat 1 was skipped"
    );
    assert_eq!(
        scene
            .laid(2, "root-gatherer")
            .set("reached", json!([0, 1]))
            .refusal(),
        "BS-I-05",
        "seat 2 played too early"
    );
}

#[test]
fn bs_i_06_resources_are_never_negative() {
    let scene = Scene::front(2).player(0, "resources", json!({ "orange": -1 }));
    assert_eq!(scene.refusal(), "BS-I-06");
    assert_eq!(
        Scene::front(2).goods(0, [100, 100, 0, 0]).refusal(),
        "BS-I-06",
        "nor without bound"
    );
}

#[test]
fn bs_i_07_every_cloud_is_somewhere_once() {
    let mut missing = Scene::front(2).document();
    missing["clouds"]
        .as_object_mut()
        .unwrap()
        .shift_remove("c07");
    let load = |doc| {
        Match::<covenstead_broom_service::BroomService>::load(crate::table::data(), doc, "x")
            .err()
            .unwrap()
    };
    assert_eq!(load(missing).rule.as_deref(), Some("BS-I-07"));
    let mut double = Scene::front(2).document();
    let kind = double["clouds"]["c07"].clone();
    double["players"][0]["clouds"] = json!({ "c07": kind });
    assert_eq!(load(double).rule.as_deref(), Some("BS-I-07"));
    let mut many = Scene::front(2).document();
    (1..=5).for_each(|number| many["clouds"][format!("c0{number}")] = json!("heavy-3-3"));
    assert_eq!(
        load(many).rule.as_deref(),
        Some("BS-79"),
        "there are four of that kind"
    );
    let mut storm = Scene::front(2).document();
    storm["clouds"]["c01"] = json!("storm-aura");
    assert_eq!(
        load(storm).rule.as_deref(),
        Some("BS-79"),
        "no storm clouds at this table"
    );
}

#[test]
fn bs_i_08_pawns_rest_in_open_areas() {
    assert_eq!(Scene::front(2).pawns(0, "H2", "F3").refusal(), "BS-I-08");
    assert_eq!(
        Scene::back(2).pawns(0, "H1", "F4").refusal(),
        "BS-I-08",
        "the turbo broom takes it on"
    );
    assert!(
        Scene::back(2)
            .hills("tower a-b a-c a-d")
            .pawns(0, "H1", "F4")
            .load()
            .is_ok()
    );
}

#[test]
fn bs_i_09_only_round_towers_in_play_hold_potions() {
    assert!(
        Scene::front(2)
            .set("occupied", json!(["t10"]))
            .load()
            .is_ok()
    );
    assert_eq!(
        Scene::front(2).set("occupied", json!(["t01"])).refusal(),
        "BS-I-09",
        "square"
    );
    assert_eq!(
        Scene::front(2)
            .mountains("move wands potions")
            .set("occupied", json!(["t10"]))
            .refusal(),
        "BS-I-09",
        "covered"
    );
    assert_eq!(
        Scene::back(2)
            .set("occupied", json!(["hill-tower"]))
            .refusal(),
        "BS-I-09"
    );
}

#[test]
fn bs_i_10_amulets_belong_to_mountain_tiles() {
    assert_eq!(
        Scene::front(2)
            .player(0, "amulets", json!(["M1"]))
            .refusal(),
        "BS-I-11"
    );
    let mut play = Scene::front(2)
        .mountains("wands move potions")
        .hand(0, "mountain-witch")
        .pawns(0, "F1", "F1")
        .play();
    play.act(0, "cowardly mountain-witch; move 1 m1; use-tile");
    let doc = play.document();
    let held: usize = (0..2)
        .map(|seat| doc["players"][seat]["amulets"].as_array().unwrap().len())
        .sum();
    assert_eq!(held, 1, "the other five are at the tiles");
}

#[test]
fn bs_i_11_tiles_are_all_there() {
    let three = Scene::back(2).set(
        "forest_tiles",
        json!({ "F2": "brave", "F3": "five-vp", "F5": "brave" }),
    );
    assert_eq!(three.refusal(), "BS-I-11");
    assert_eq!(
        Scene::back(2)
            .forests("brave brave brave five-vp")
            .refusal(),
        "BS-I-11",
        "there are two of a kind"
    );
    assert_eq!(Scene::back(2).hills("a-b a-b a-c a-d").refusal(), "BS-I-11");
    assert_eq!(
        Scene::back(2).mountains("move move wands").refusal(),
        "BS-I-11"
    );
    assert_eq!(
        Scene::front(2)
            .set("hill_tiles", json!({ "H1": "a-b" }))
            .refusal(),
        "BS-I-11",
        "none on the front"
    );
    assert_eq!(
        Scene::back(2)
            .set("mountain_tiles", json!({ "M1": "move" }))
            .refusal(),
        "BS-I-11"
    );
}

#[test]
fn bs_i_12_one_event_a_round() {
    assert_eq!(
        Scene::front(2).set("events", json!([])).refusal(),
        "BS-I-12"
    );
    let twice = Scene::front(2)
        .set("round", json!(2))
        .set("events", json!(["the-works", "the-works"]));
    assert_eq!(twice.refusal(), "BS-I-12");
    assert_eq!(
        Scene::front(2)
            .set("events", json!(["the-works", "black-market"]))
            .refusal(),
        "BS-I-12"
    );
}

#[test]
fn bs_i_13_bewitched_roles_and_their_pile() {
    assert_eq!(
        Scene::front(2)
            .bewitched("root-gatherer peak-druid")
            .refusal(),
        "BS-I-13",
        "three with two players"
    );
    assert_eq!(
        Scene::front(2)
            .set("bewitched", json!(["peak-druid"]))
            .refusal(),
        "BS-I-13",
        "none with the house rule"
    );
    let short = Scene::front(4)
        .bewitched("root-gatherer")
        .set("bewitched_pile", json!(["peak-druid"]));
    assert_eq!(short.refusal(), "BS-I-13", "nine are left in round 1");
}

#[test]
fn bs_i_14_victory_points_stay_within_bounds() {
    let lowest = |seats: usize, vp: i16| {
        Scene::front(seats)
            .option("bewitched", json!("standard"))
            .bewitched(match seats {
                2 => "root-gatherer peak-druid hill-witch",
                4 => "root-gatherer",
                _ => "",
            })
            .player(0, "vp", json!(vp))
            .load()
    };
    for (seats, floor) in [(2, 2 - 63), (4, 2 - 21), (5, 2)] {
        assert!(lowest(seats, floor).is_ok());
        assert_eq!(
            lowest(seats, floor - 1).err().unwrap().rule.as_deref(),
            Some("BS-I-14")
        );
    }
    assert_eq!(
        Scene::front(2).player(0, "vp", json!(801)).refusal(),
        "BS-I-14"
    );
}

#[test]
fn bs_i_18_who_decides_is_at_the_table() {
    assert_eq!(
        Scene::front(2).set("starter", json!(4)).refusal(),
        "BS-I-18"
    );
    let scene = Scene::front(2)
        .laid(0, "mountain-witch")
        .set("reached", json!([0]))
        .set("phase", json!("act"));
    assert_eq!(
        scene.clone().set("stack", json!([])).refusal(),
        "BS-I-19",
        "an action without effects"
    );
    let other = scene.set("stack", json!([{ "effect": "gather" }]));
    assert_eq!(
        other.refusal(),
        "BS-I-19",
        "the mountain witch gathers nothing"
    );
    let idle = Scene::front(2).set("stack", json!([{ "effect": "gather" }]));
    assert_eq!(idle.refusal(), "BS-I-19", "effects while nobody acts");
}

#[test]
fn bs_i_19_seven_rounds() {
    assert_eq!(Scene::front(2).set("round", json!(8)).refusal(), "BS-I-19");
    assert_eq!(
        Scene::front(2)
            .set("round", json!(0))
            .set("events", json!([]))
            .refusal(),
        "BS-I-19"
    );
}

#[test]
fn a_hand_written_state_gets_friendly_errors() {
    let wrong = |scene: Scene| scene.load().err().unwrap();
    let fault = wrong(Scene::front(2).pawns(0, "Z9", "F3"));
    assert_eq!(
        (fault.code, fault.message.contains("Z9")),
        (Code::BadState, true)
    );
    assert!(
        wrong(Scene::front(2).set("phase", json!("dance")))
            .message
            .contains("dance")
    );
    assert!(
        wrong(Scene::front(2).set("phase", json!("follow")))
            .message
            .contains("asked")
    );
    assert!(
        wrong(Scene::front(2).set("clouds", json!({ "c01": "fluffy" })))
            .message
            .contains("fluffy")
    );
    assert!(
        wrong(Scene::front(2).player(0, "gold", json!(3)))
            .message
            .contains("gold")
    );
    assert_eq!(begin(2, json!({}), "ok").0.game(), "broom-service");
}
