//! The decision points: who decides, what is offered, what follows, what the others learn (BS-D-01
//! to BS-D-13).

use crate::table::Scene;
use serde_json::json;

#[test]
fn bs_d_01_choose() {
    let mut play = Scene::front(2).set("phase", json!("choose")).play();
    assert_eq!((play.decision(), play.actors()), ("BS-D-01", vec![0, 1]));
    assert_eq!(play.legal(0).len(), 210);
    play.act(
        1,
        "choose root-gatherer herb-gatherer fruit-gatherer peak-druid",
    );
    assert_eq!(
        play.view(Some(0))["players"][1]["cards"],
        0,
        "others learn nothing"
    );
    assert_eq!(play.legal(1).len(), 0, "decided is decided");
    let more = Scene::front(2)
        .event("more-or-less")
        .set("phase", json!("choose"))
        .play();
    assert_eq!(more.legal(0).len(), 637);
}

#[test]
fn bs_d_02_extra_card() {
    let mut play = Scene::back(2)
        .set("phase", json!("extra"))
        .hand(0, "root-gatherer")
        .holds(0, "extra-card")
        .play();
    assert_eq!((play.waits(), play.legal(0).len()), ((0, "BS-D-02"), 7));
    assert_eq!(play.legal(0)[0], "none");
    play.act(0, "extra weather-fairy");
    assert_eq!(
        play.view(Some(1))["players"][0]["forest_tiles"],
        json!([]),
        "others see who used a tile"
    );
    assert!(
        play.view(Some(1))["players"][0].get("hand").is_none(),
        "not the card"
    );
}

#[test]
fn bs_d_03_lead() {
    let mut play = Scene::front(3)
        .bewitched("root-gatherer hill-witch")
        .hand(0, "root-gatherer")
        .play();
    assert_eq!((play.waits(), play.legal(0).len()), ((0, "BS-D-03"), 8));
    play.act(0, "brave root-gatherer");
    assert_eq!(play.vp(0), 7);
    let brave = Scene::front(3)
        .event("brave-heart")
        .hand(0, "root-gatherer")
        .play();
    assert_eq!(brave.legal(0).len(), 4);
}

#[test]
fn bs_d_04_follow() {
    let mut play = Scene::front(3)
        .hand(0, "root-gatherer")
        .hand(2, "root-gatherer")
        .play();
    play.act(0, "cowardly root-gatherer; gather");
    assert_eq!(
        (play.waits(), play.legal(2)),
        (
            (2, "BS-D-04"),
            vec![
                "brave root-gatherer".to_string(),
                "cowardly root-gatherer".into()
            ]
        )
    );
    let view = play.view(Some(0));
    assert_eq!(
        view["players"][2]["must_hold"], "root-gatherer",
        "everybody learns that he held it"
    );
    assert!(
        !view["players"][1]["may_hold"]
            .as_array()
            .unwrap()
            .contains(&json!("root-gatherer")),
        "a next shows that he did not"
    );
}

#[test]
fn bs_d_05_mode() {
    let scene = Scene::back(2)
        .event("black-market")
        .hand(0, "root-gatherer")
        .holds(0, "brave");
    let mut play = scene.play();
    play.act(0, "cowardly root-gatherer");
    assert_eq!(
        (play.waits(), play.legal(0)),
        (
            (0, "BS-D-05"),
            ["action", "black-market", "brave-tile"]
                .map(String::from)
                .to_vec()
        )
    );
    let mut plain = Scene::front(2).hand(0, "root-gatherer").play();
    plain.act(0, "cowardly root-gatherer");
    assert_eq!(
        plain.decision(),
        "BS-D-06",
        "not asked without a substitute"
    );
}

#[test]
fn bs_d_06_gather() {
    let mut play = Scene::front(2).hand(0, "herb-gatherer").play();
    play.act(0, "brave herb-gatherer");
    assert_eq!(
        (play.waits(), play.legal(0)),
        ((0, "BS-D-06"), vec!["gather".to_string(), "decline".into()])
    );
    play.act(0, "gather");
    assert_eq!(play.view(Some(1))["players"][0]["resources"]["green"], 3);
}

#[test]
fn bs_d_07_move() {
    let mut play = Scene::front(2).hand(0, "hill-witch").play();
    play.act(0, "brave hill-witch");
    assert_eq!(
        (play.waits(), play.legal(0)),
        (
            (0, "BS-D-07"),
            ["stay", "move 1 h3", "move 2 h4"]
                .map(String::from)
                .to_vec()
        )
    );
    play.act(0, "move 2 h4");
    assert_eq!(
        play.waits(),
        (0, "BS-D-09"),
        "a brave witch then may deliver"
    );
    let tile = Scene::front(2)
        .mountains("move wands potions")
        .hand(0, "mountain-witch")
        .pawns(0, "F1", "F3");
    let mut play = tile.play();
    play.act(0, "cowardly mountain-witch; move 1 m1; use-tile; stay");
    assert_eq!(
        play.decision(),
        "BS-D-03",
        "stay ends the effect, also the second tile move"
    );
}

#[test]
fn bs_d_08_circle() {
    let mut play = Scene::back(2)
        .hills("c-d a-b a-c b-c")
        .hand(0, "hill-witch")
        .play();
    play.act(0, "cowardly hill-witch; move 1 h1");
    assert_eq!(
        (play.waits(), play.legal(0)),
        (
            (0, "BS-D-08"),
            vec!["circle c".to_string(), "circle d".into()]
        )
    );
    play.act(0, "circle c");
    assert_eq!(play.pawns(0)[0], "P7");
}

#[test]
fn bs_d_09_deliver() {
    let mut play = Scene::front(2)
        .hand(0, "forest-witch")
        .goods(0, [0, 0, 1, 0])
        .play();
    play.act(0, "brave forest-witch; move 1 f1");
    assert_eq!(
        (play.waits(), play.legal(0)),
        (
            (0, "BS-D-09"),
            vec!["none".to_string(), "deliver f1 t09".into()]
        )
    );
    play.act(0, "deliver f1 t09");
    assert_eq!((play.vp(0), play.goods(0)[2]), (14, 0));
}

#[test]
fn bs_d_10_charm() {
    let scene = Scene::front(2)
        .cloud("c13", "heavy-1-1")
        .hand(0, "weather-fairy")
        .goods(0, [0, 0, 0, 1]);
    let mut play = scene
        .cloud("c03", "heavy-3-3")
        .cloud("c05", "heavy-3-3")
        .cloud("c06", "heavy-2-2")
        .play();
    play.act(0, "cowardly weather-fairy");
    assert_eq!(play.decision(), "BS-D-10");
    let legal = play.legal(0);
    assert!(
        legal[0] == "none"
            && legal.contains(&"charm c13".into())
            && !legal.contains(&"charm c06".into()),
        "{legal:?}"
    );
    play.act(0, "charm c13");
    assert_eq!(play.bolts(0), 1);
}

#[test]
fn bs_d_11_mountain() {
    let scene = Scene::front(2)
        .mountains("wands potions deliver")
        .hand(0, "mountain-witch")
        .pawns(0, "F1", "F3");
    let mut play = scene.play();
    play.act(0, "brave mountain-witch; move 1 m1");
    assert_eq!(
        (play.waits(), play.legal(0)),
        (
            (0, "BS-D-11"),
            ["use-tile", "deliver m1 t09", "deliver m1 t19", "done"]
                .map(String::from)
                .to_vec()
        )
    );
    play.act(0, "use-tile");
    assert_eq!(
        (play.waits(), play.legal(0).len()),
        ((0, "BS-D-11"), 3),
        "asked again while something is left"
    );
    play.act(0, "done");
    assert_eq!(play.decision(), "BS-D-03");
}

#[test]
fn bs_d_12_fist() {
    let scene = Scene::front(2)
        .event("the-upper-hand")
        .after_turns("fist")
        .goods(0, [1, 0, 0, 2])
        .goods(1, [1, 0, 0, 0]);
    let mut play = scene.play();
    assert_eq!(
        (play.decision(), play.actors(), play.legal(0).len()),
        ("BS-D-12", vec![0, 1], 6)
    );
    assert_eq!(play.legal(1), ["fist nothing", "fist 1 orange"]);
    play.act(0, "fist 1 orange 2 wand");
    assert_eq!(play.view(Some(1))["players"][0].get("fist"), None, "sealed");
    play.act(1, "fist 1 orange");
    assert_eq!(play.vps(), [16, 13]);
}

#[test]
fn bs_d_13_works() {
    let scene = Scene::front(2)
        .event("the-works")
        .after_turns("works")
        .set("asked", json!(0))
        .goods(0, [1; 4])
        .goods(1, [0; 4]);
    let mut play = scene.play();
    assert_eq!(
        (play.waits(), play.legal(0)),
        ((0, "BS-D-13"), vec!["hand-in".to_string(), "keep".into()])
    );
    play.act(0, "hand-in");
    assert_eq!((play.vp(0), play.goods(0)), (18, [0; 4]));
}

#[test]
fn notation_is_forgiving_and_unknown_forms_are_explained() {
    let mut play = Scene::front(2).hand(0, "forest-witch").play();
    play.act(0, "  BRAVE   Forest_Witch; Move 1 F1; DELIVER f1 T09");
    assert_eq!(play.vp(0), 14);
    assert!(play.refused(0, "dance").contains("One can write"));
    assert!(play.refused(0, "move 3 f1").contains("pawns"));
    assert!(play.refused(0, "deliver f1 t99").contains("t99"));
    assert!(play.refused(0, "move 1 x9").contains("x9"));
}
