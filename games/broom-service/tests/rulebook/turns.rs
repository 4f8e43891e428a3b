//! Turns: leading, following, claims, bewitched roles (BS-30 to BS-44 and their rulings).

use crate::table::{Scene, begin};
use covenstead_broom_service::{Role, RoleSet};
use serde_json::json;

#[test]
fn bs_30_the_starter_plays_a_card_and_cannot_pass() {
    let play = Scene::front(2).hand(0, "forest-witch").play();
    assert_eq!(play.waits(), (0, "BS-D-03"));
    assert_eq!(
        play.legal(0).len(),
        8,
        "each of four cards, brave or cowardly"
    );
    assert_eq!(play.refused(0, "none"), "BS-30");
    assert_eq!(
        play.refused(0, "brave weather-fairy"),
        "BS-30",
        "not in hand"
    );
}

#[test]
fn bs_31_who_holds_the_role_must_play_it_and_who_does_not_says_next() {
    let mut play = Scene::front(4)
        .hand(0, "root-gatherer")
        .hand(2, "root-gatherer")
        .play();
    play.act(0, "brave root-gatherer");
    assert_eq!(play.waits(), (2, "BS-D-04"), "seat 1 has said next");
    assert_eq!(
        play.legal(2),
        ["brave root-gatherer", "cowardly root-gatherer"]
    );
    assert_eq!(play.refused(2, "none"), "BS-31");
    assert_eq!(play.refused(2, "brave herb-gatherer"), "BS-31");
    assert_eq!(play.count("passed"), 1);
}

#[test]
fn bs_32_nothing_shows_before_a_player_is_reached() {
    let mut play = Scene::front(3)
        .hand(0, "root-gatherer")
        .hand(1, "root-gatherer")
        .play();
    play.act(0, "brave root-gatherer");
    assert_eq!(play.waits(), (1, "BS-D-04"));
    assert_eq!(
        play.count("passed"),
        0,
        "seat 2, who does not hold it, has not said next"
    );
    assert!(
        play.view(Some(0))["players"][2]["may_hold"]
            .as_array()
            .unwrap()
            .contains(&json!("root-gatherer"))
    );
}

#[test]
fn bs_33_a_cowardly_action_is_complete_before_the_next_player_is_asked() {
    let mut play = Scene::front(3)
        .hand(0, "root-gatherer")
        .hand(1, "root-gatherer")
        .play();
    play.act(0, "cowardly root-gatherer");
    assert_eq!(play.waits(), (0, "BS-D-06"));
    play.act(0, "gather");
    assert_eq!((play.goods(0)[0], play.waits()), (2, (1, "BS-D-04")));
}

#[test]
fn bs_34_any_number_may_be_cowardly() {
    let role = "root-gatherer";
    let mut play = Scene::front(4)
        .hand(0, role)
        .hand(1, role)
        .hand(2, role)
        .hand(3, role)
        .play();
    play.act(0, "cowardly root-gatherer; gather")
        .act(1, "cowardly root-gatherer; gather");
    play.act(2, "cowardly root-gatherer; gather")
        .act(3, "brave root-gatherer; gather");
    assert_eq!(
        (0..4).map(|seat| play.goods(seat)[0]).collect::<Vec<_>>(),
        [2, 2, 2, 3],
        "nobody's is taken away"
    );
}

#[test]
fn bs_35_bs_r_08_an_outbid_brave_player_gets_nothing() {
    let role = "root-gatherer";
    let mut play = Scene::front(3)
        .bewitched("root-gatherer hill-witch")
        .hand(0, role)
        .hand(1, role)
        .play();
    play.act(0, "brave root-gatherer")
        .act(1, "brave root-gatherer; gather");
    assert_eq!((play.goods(0), play.goods(1)[0]), ([1, 1, 1, 0], 3));
    assert_eq!(
        play.vps(),
        [7, 7, 10],
        "pays for the bewitched role all the same"
    );
    assert_eq!(play.waits().0, 1, "and does not lead");
}

#[test]
fn bs_36_the_brave_action_comes_last_on_the_board_as_it_is_then() {
    let mut play = Scene::front(2)
        .hand(0, "weather-fairy")
        .hand(1, "weather-fairy")
        .goods(0, [0, 0, 0, 3])
        .goods(1, [0, 0, 0, 3])
        .play();
    play.act(0, "brave weather-fairy")
        .act(1, "cowardly weather-fairy; charm c06");
    assert_eq!(play.waits(), (0, "BS-D-10"));
    assert_eq!(play.refused(0, "charm c06"), "BS-54");
}

#[test]
fn bs_37_any_stance_may_be_declared_and_any_action_left_undone() {
    let mut play = Scene::front(2)
        .hand(0, "mountain-witch root-gatherer")
        .play();
    play.act(0, "brave mountain-witch");
    assert_eq!(play.waits(), (0, "BS-D-03"), "impossible, and allowed");
    play.act(0, "brave root-gatherer; decline");
    assert_eq!(play.goods(0), [1, 1, 1, 0]);
}

#[test]
fn bs_38_the_last_brave_player_leads_even_if_nothing_was_done() {
    let mut play = Scene::front(3)
        .hand(0, "mountain-witch")
        .hand(1, "mountain-witch")
        .play();
    play.act(0, "brave mountain-witch")
        .act(1, "brave mountain-witch");
    assert_eq!(play.waits(), (1, "BS-D-03"));
}

#[test]
fn bs_39_without_a_brave_player_the_same_starter_leads_again() {
    let mut play = Scene::front(3)
        .hand(0, "mountain-witch")
        .hand(1, "mountain-witch")
        .play();
    play.act(0, "cowardly mountain-witch")
        .act(1, "cowardly mountain-witch");
    assert_eq!(play.waits(), (0, "BS-D-03"));
}

#[test]
fn bs_40_bs_r_06_a_starter_without_cards_is_replaced_clockwise() {
    let scene = Scene::front(4)
        .laid(0, "root-gatherer herb-gatherer fruit-gatherer")
        .laid(1, "root-gatherer herb-gatherer fruit-gatherer forest-witch")
        .laid(2, "root-gatherer")
        .laid(3, "root-gatherer")
        .hand(0, "mountain-witch")
        .hand(2, "peak-druid")
        .hand(3, "valley-druid");
    let mut play = scene.play();
    play.act(0, "brave mountain-witch");
    assert_eq!(
        play.waits(),
        (2, "BS-D-03"),
        "seat 0 was brave and is out of cards, seat 1 too"
    );
    play.act(2, "cowardly peak-druid");
    assert_eq!(
        play.waits(),
        (2, "BS-D-03"),
        "and counts as the starter for the next turn"
    );
}

#[test]
fn bs_r_06_a_brave_tile_or_a_substitute_counts_as_cowardly() {
    let mut play = Scene::back(2)
        .hand(0, "root-gatherer")
        .hand(1, "root-gatherer")
        .holds(1, "brave")
        .play();
    play.act(0, "brave root-gatherer")
        .act(1, "cowardly root-gatherer; brave-tile; gather")
        .act(0, "gather");
    assert_eq!(
        (play.goods(0)[0], play.goods(1)[0], play.waits().0),
        (3, 3, 0)
    );
}

#[test]
fn bs_41_a_role_is_never_led_twice() {
    let play = begin(3, json!({ "first_player": 0, "bewitched": "off" }), "41");
    let everybody = "root-gatherer herb-gatherer fruit-gatherer forest-witch";
    let mut play = if play.legal(0).len() == 210 {
        play
    } else {
        begin(3, json!({ "first_player": 0 }), "42")
    };
    play.choose(&[everybody; 3]);
    play.act(0, "brave root-gatherer");
    play.act(1, "brave root-gatherer")
        .act(2, "brave root-gatherer; gather");
    assert_eq!(play.refused(2, "brave root-gatherer"), "BS-41");
    let stale = Scene::front(2)
        .laid(0, "root-gatherer")
        .laid(1, "herb-gatherer")
        .hand(1, "root-gatherer");
    assert_eq!(
        stale.refusal(),
        "BS-H-02",
        "nobody can still hold a role that was led"
    );
}

#[test]
fn bs_42_bs_r_09_a_bewitched_card_costs_three_at_the_moment_it_is_laid() {
    let scene = Scene::back(3)
        .bewitched("root-gatherer hill-witch")
        .event("black-market")
        .hand(0, "root-gatherer");
    let mut play = scene
        .hand(1, "root-gatherer")
        .hand(2, "root-gatherer")
        .holds(2, "five-vp")
        .play();
    play.act(0, "cowardly root-gatherer");
    assert_eq!(play.vp(0), 7, "before the stance has any effect");
    play.act(0, "black-market").act(1, "brave root-gatherer");
    assert_eq!(play.vps(), [10, 7, 10]);
    play.act(2, "cowardly root-gatherer; five-vp")
        .act(1, "decline");
    assert_eq!(
        play.vps(),
        [10, 7, 12],
        "once per card, action performed or not, tile used or not"
    );
    assert_eq!(play.count("penalty"), 3);
}

#[test]
fn bs_43_bs_r_10_bs_r_11_the_bewitched_pile_is_shuffled_only_when_empty() {
    // Two players, round 4: one card is left in the pile, three are to be turned up.
    let drawn = |pile: &[&str]| {
        let doc = Scene::front(2)
            .option("bewitched", json!("standard"))
            .set("round", json!(4))
            .set("phase", json!("bewitch"))
            .set(
                "events",
                json!(["flock-together", "the-works", "brave-heart", "black-market"]),
            )
            .set("bewitched_pile", json!(pile))
            .player(0, "hand", json!([]))
            .player(1, "hand", json!([]));
        doc.play()
    };
    for _ in 0..5 {
        let play = drawn(&["peak-druid"]);
        let (shown, pile) = (play.state().public.bewitched, play.state().public.pile);
        assert!(shown.contains(Role::PeakDruid), "the tenth first");
        assert_eq!(
            (shown.len(), pile.len()),
            (3, 7),
            "then two of the other nine: no role twice"
        );
        assert!(
            !pile.contains(Role::PeakDruid),
            "it stays out until the next shuffle"
        );
        assert_eq!(play.count("pile-shuffled"), 1);
    }
    let four = begin(4, json!({}), "never");
    assert_eq!(
        (four.state().public.pile.len(), four.count("pile-shuffled")),
        (9, 0)
    );
    assert_eq!(
        RoleSet::ALL.len() - 7,
        3,
        "with four players seven cards are turned up: never shuffled"
    );
}

#[test]
fn bs_44_cards_stay_visible_in_order() {
    let mut play = Scene::front(2)
        .hand(0, "mountain-witch root-gatherer")
        .play();
    play.act(0, "brave mountain-witch; cowardly root-gatherer; gather");
    let laid = play.view(Some(1))["players"][0]["laid"].clone();
    assert_eq!(
        laid,
        json!([{ "role": "mountain-witch", "stance": "brave" }, { "role": "root-gatherer", "stance": "cowardly" }])
    );
}

#[test]
fn bs_r_24_table_order_decides_who_finds_what() {
    let role = "valley-druid";
    let mut play = Scene::front(3)
        .hand(0, role)
        .hand(1, role)
        .hand(2, role)
        .play();
    play.act(0, "brave valley-druid")
        .act(1, "cowardly valley-druid; deliver p1 t05")
        .act(2, "cowardly valley-druid");
    assert_eq!(play.refused(2, "deliver p1 t05"), "BS-50");
    play.act(2, "deliver p1 t08");
    assert_eq!(
        play.refused(0, "deliver p1 t08"),
        "BS-50",
        "the brave action comes last"
    );
}

#[test]
fn bs_r_49_a_decision_with_one_choice_is_not_asked() {
    let mut play = Scene::front(2)
        .hand(0, "weather-fairy mountain-witch peak-druid")
        .play();
    play.act(
        0,
        "brave weather-fairy; brave mountain-witch; brave peak-druid",
    );
    assert_eq!(
        play.waits(),
        (0, "BS-D-03"),
        "no wands, no mountain in reach, no delivery: never asked"
    );
    assert_eq!(play.count("lapsed"), 3);
    assert_eq!(
        Scene::front(2).set("phase", json!("mode")).refusal(),
        "BS-30"
    );
}

#[test]
fn bs_r_55_a_player_out_of_cards_is_passed_and_still_affected_by_events() {
    let scene = Scene::front(2)
        .event("protected-places")
        .laid(0, "root-gatherer herb-gatherer fruit-gatherer forest-witch")
        .laid(1, "root-gatherer herb-gatherer fruit-gatherer")
        .hand(1, "mountain-witch")
        .set("starter", json!(1));
    let mut play = scene.play();
    play.act(1, "cowardly mountain-witch");
    assert_eq!(play.count("passed"), 1);
    assert_eq!(play.vps(), [12, 12]);
}
