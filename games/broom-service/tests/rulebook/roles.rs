//! What the roles do (BS-56 to BS-62 and their rulings).

use crate::table::Scene;
use serde_json::json;

#[test]
fn bs_56_bs_r_12_gatherers_take_everything_or_nothing() {
    let cases = [
        ("root-gatherer", [2, 0, 0, 1], [1, 0, 0, 0]),
        ("herb-gatherer", [0, 2, 0, 1], [0, 1, 0, 0]),
        ("fruit-gatherer", [0, 0, 2, 1], [0, 0, 1, 0]),
    ];
    for (role, brave, cowardly) in cases {
        for (stance, goods) in [("brave", brave), ("cowardly", cowardly)] {
            let mut play = Scene::front(2).hand(0, role).goods(0, [0, 0, 0, 0]).play();
            play.act(0, &format!("{stance} {role}"));
            assert_eq!(play.legal(0), ["gather", "decline"]);
            play.act(0, "gather");
            assert_eq!(play.goods(0), goods, "{stance} {role}");
        }
    }
    let mut play = Scene::back(2)
        .hand(0, "root-gatherer")
        .holds(0, "brave")
        .goods(0, [0, 0, 0, 0])
        .play();
    play.act(0, "cowardly root-gatherer; brave-tile; gather");
    assert_eq!(play.goods(0), [2, 0, 0, 1], "also by the tile");
}

#[test]
fn bs_57_a_cowardly_witch_moves_and_that_is_all() {
    let mut play = Scene::front(2).hand(0, "forest-witch").play();
    play.act(0, "cowardly forest-witch");
    assert_eq!(play.legal(0), ["stay", "move 1 f1"]);
    assert_eq!(play.refused(0, "move 1 p2"), "BS-57", "another landscape");
    play.act(0, "move 1 f1");
    assert_eq!(
        (play.pawns(0)[0].as_str(), play.decision()),
        ("F1", "BS-D-03")
    );
}

#[test]
fn bs_58_a_brave_witch_may_deliver_where_the_moved_pawn_is() {
    let mut play = Scene::front(2).hand(0, "forest-witch").play();
    play.act(0, "brave forest-witch; move 1 f1");
    assert_eq!(
        play.legal(0),
        ["none", "deliver f1 t06", "deliver f1 t08", "deliver f1 t09"]
    );
    assert_eq!(
        play.refused(0, "deliver f3 t17"),
        "BS-58",
        "not with the other pawn"
    );
    play.act(0, "none");
    assert_eq!(play.vp(0), 10, "moving without delivering");
    let mut play = Scene::front(2).hand(0, "forest-witch").play();
    play.act(0, "brave forest-witch; stay");
    assert_eq!(play.decision(), "BS-D-03", "no delivery without a move");
}

#[test]
fn bs_59_a_cowardly_druid_delivers_from_where_a_pawn_is() {
    let scene = Scene::front(2)
        .hand(0, "valley-druid peak-druid")
        .pawns(0, "H3", "F3");
    let mut play = scene.play();
    play.act(0, "cowardly peak-druid");
    assert!(
        play.legal(0)
            .iter()
            .all(|action| action == "none" || action.contains(" h3 ")),
        "{:?}",
        play.legal(0)
    );
    play.act(0, "deliver h3 t13");
    assert_eq!((play.vp(0), play.pawns(0)[0].as_str()), (14, "H3"));
    play.act(0, "cowardly valley-druid; none");
    assert_eq!(play.vp(0), 14, "declined");
}

#[test]
fn bs_60_a_brave_druid_scores_three_more() {
    let mut play = Scene::front(2).hand(0, "valley-druid peak-druid").play();
    play.act(0, "brave valley-druid; deliver p1 t08");
    assert_eq!(play.vp(0), 17);
    play.act(0, "brave peak-druid");
    assert_eq!(play.vp(0), 17, "no delivery, no bonus");
}

#[test]
fn bs_61_bs_62_cowardly_and_brave_fairy() {
    for (stance, vp) in [("cowardly", 10), ("brave", 13)] {
        let scene = Scene::front(2)
            .cloud("c06", "heavy-2-2")
            .hand(0, "weather-fairy")
            .goods(0, [0, 0, 0, 2]);
        let mut play = scene.play();
        play.act(0, &format!("{stance} weather-fairy; charm c06"));
        assert_eq!((play.vp(0), play.bolts(0)), (vp, 2));
        let mut play = scene.play();
        play.act(0, &format!("{stance} weather-fairy; none"));
        assert_eq!(
            (play.vp(0), play.goods(0)[3]),
            (10, 2),
            "declined: no bonus"
        );
    }
}

#[test]
fn bs_r_13_a_brave_player_never_gets_the_cowardly_action() {
    let mut play = Scene::front(2)
        .event("black-market")
        .hand(0, "root-gatherer")
        .play();
    play.act(0, "brave root-gatherer");
    assert_eq!(play.waits(), (0, "BS-D-06"), "no substitute either");
    assert_eq!(play.refused(0, "black-market"), "BS-56");
    play.act(0, "gather");
    assert_eq!(play.goods(0), [3, 1, 1, 1], "the brave one, or nothing");
}

#[test]
fn bs_r_15_a_tile_or_storm_delivery_is_an_effect_of_its_own() {
    let scene = Scene::front(2)
        .mountains("wands deliver potions")
        .gone("c09")
        .hand(0, "mountain-witch")
        .pawns(0, "H3", "P3")
        .goods(0, [0, 3, 0, 0]);
    let mut play = scene.play();
    play.act(
        0,
        "brave mountain-witch; move 1 m2; deliver m2 t16; use-tile; deliver p3 t16",
    );
    assert_eq!(
        (play.vp(0), play.goods(0)[1]),
        (18, 1),
        "the same square tower by the role and by the tile"
    );
    assert_eq!(play.document()["occupied"], json!([]));
}
