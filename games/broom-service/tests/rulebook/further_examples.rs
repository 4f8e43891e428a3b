//! The second half of the further cases (BS-E-28 to BS-E-53).

use crate::table::{Scene, rules};
use covenstead_broom_service::{BroomService, RoleSet};
use covenstead_core::{Actor, FastRng, Game, Rng, Silent, Table, Turn};
use serde_json::json;

#[test]
fn bs_e_28_a_chain_over_two_mountains_a_storm_and_a_turbo_broom() {
    let scene = Scene::back(2)
        .gone("c12 c13 c17 c18")
        .cloud("c05", "storm-move")
        .mountains("move wands charm")
        .hills("a-b tower a-c a-d")
        .hand(0, "mountain-witch")
        .pawns(0, "P3", "P4")
        .goods(0, [1, 1, 1, 1]);
    let mut play = scene.play();
    play.act(0, "cowardly mountain-witch");
    assert_eq!(play.legal(0), ["stay", "move 1 m1", "move 1 m3"]);
    play.act(0, "move 1 m1; use-tile; move 1 m3; use-tile; charm c05");
    assert_eq!((play.goods(0)[3], play.amulets(0)), (0, 2));
    play.act(0, "move 2 h6");
    assert_eq!(play.waits(), (0, "BS-D-08"));
    play.act(0, "circle a");
    assert_eq!(
        play.waits(),
        (0, "BS-D-07"),
        "back to the second move of the tile"
    );
    play.act(0, "move 1 h3");
    assert_eq!(play.pawns(0), ["H3", "H8"]);
    assert_eq!(
        (play.amulets(0), play.bolts(0), play.goods(0)[3], play.vp(0)),
        (2, 1, 0, 10)
    );
    assert_eq!(play.decision(), "BS-D-03");
}

#[test]
fn bs_e_29_the_storm_cloud_that_pays_for_orange_potions() {
    let fairy = |orange: u8| {
        let scene = Scene::front(2)
            .cloud("c06", "storm-orange")
            .hand(0, "weather-fairy")
            .goods(0, [orange, 0, 0, 1]);
        let mut play = scene.play();
        play.act(0, "brave weather-fairy; charm c06");
        assert_eq!(play.goods(0), [orange, 0, 0, 0], "the potions are kept");
        play.vp(0) - 10
    };
    assert_eq!((fairy(3), fairy(2)), (9, 3));
    let tile = |orange: u8| {
        let scene = Scene::front(2)
            .mountains("charm wands deliver")
            .cloud("c05", "storm-orange");
        let scene = scene
            .hand(0, "mountain-witch")
            .pawns(0, "F1", "F3")
            .goods(0, [orange, 0, 0, 1]);
        let mut play = scene.play();
        play.act(0, "cowardly mountain-witch; move 1 m1; use-tile; charm c05");
        play.vp(0) - 10
    };
    assert_eq!((tile(3), tile(2)), (6, 0));
}

#[test]
fn bs_e_30_a_storm_delivery_next_to_an_aura() {
    let scene = Scene::front(2)
        .cloud("c05", "storm-aura")
        .cloud("c06", "storm-deliver");
    let mut play = scene.hand(0, "weather-fairy").goods(0, [0, 1, 0, 2]).play();
    play.act(0, "brave weather-fairy; charm c06");
    assert_eq!((play.vp(0), play.goods(0)[3]), (13, 0));
    play.act(0, "deliver p1 t05");
    assert_eq!((play.vp(0), play.goods(0)), (17, [0, 0, 0, 1]));
}

#[test]
fn bs_e_31_deliver_first_or_charm_the_aura_first() {
    let scene = Scene::front(2)
        .mountains("charm wands deliver")
        .cloud("c05", "storm-aura")
        .hand(0, "mountain-witch")
        .pawns(0, "F1", "F3")
        .goods(0, [1, 0, 0, 2]);
    let gain = |order: &str| {
        let mut play = scene.play();
        play.act(0, "brave mountain-witch; move 1 m1").act(0, order);
        play.vp(0) - 10
    };
    assert_eq!(gain("deliver m1 t19; use-tile; charm c05"), 8);
    assert_eq!(gain("use-tile; charm c05; deliver m1 t19"), 6);
}

#[test]
fn bs_e_32_one_open_circle_is_flown_to_without_a_question() {
    let scene = Scene::back(2)
        .hills("b-c a-b a-c a-d")
        .hand(0, "hill-witch");
    let mut play = scene.play();
    play.act(0, "brave hill-witch; move 1 h1");
    assert_eq!(play.pawns(0)[0], "P7");
    assert_eq!(play.legal(0), ["none", "deliver p7 t33", "deliver p7 t34"]);
    assert_eq!(play.refused(0, "deliver h1 t02"), "BS-49");
    let gain = |tower: &str| {
        let mut play = scene.play();
        play.act(
            0,
            &format!("brave hill-witch; move 1 h1; deliver p7 {tower}"),
        );
        play.vp(0) - 10
    };
    assert_eq!((gain("t33"), gain("t34")), (8, 6));
}

#[test]
fn bs_e_33_the_tower_tile_and_the_peak_druid() {
    let scene = |aura: &str| {
        Scene::back(2)
            .cloud("c05", aura)
            .hills("a-b a-c a-d tower")
            .hand(0, "peak-druid")
            .pawns(0, "H6", "F4")
            .goods(0, [2, 0, 0, 0])
    };
    let mut play = scene("heavy-1-1").play();
    play.act(0, "brave peak-druid; deliver h6 hill-tower");
    assert_eq!((play.vp(0), play.goods(0)[0]), (20, 1));
    assert_eq!(play.state().public.occupied, 0, "it accepts more later");
    let mut play = scene("storm-aura").play();
    play.act(0, "brave peak-druid; deliver h6 hill-tower");
    assert_eq!(play.vp(0), 22);
}

#[test]
fn bs_e_34_a_delivery_on_the_isle_of_no_return() {
    let scene = Scene::back(2)
        .hand(0, "valley-druid")
        .hand(1, "valley-druid")
        .pawns(0, "ID", "F4")
        .pawns(1, "ID", "F4");
    let mut play = scene.play();
    play.act(0, "brave valley-druid")
        .act(1, "cowardly valley-druid; none")
        .act(0, "deliver id t40");
    assert_eq!(play.vp(0), 22);
    assert_eq!(play.document()["occupied"], json!(["t40"]), "once");
}

/// VP gained and resources left after The Upper Hand with these totals and fists (all orange).
fn upper_hand(totals: &[u8], fists: &[u8]) -> (Vec<i16>, Vec<u8>) {
    let seats = totals.len();
    let mut scene = Scene::front(seats)
        .event("the-upper-hand")
        .after_turns("fist");
    for (seat, &total) in totals.iter().enumerate() {
        scene = scene.goods(seat, [total, 0, 0, 0]);
    }
    let mut play = scene.play();
    for (seat, fist) in fists.iter().enumerate() {
        let fist = if *fist == 0 {
            "nothing".to_string()
        } else {
            format!("{fist} orange")
        };
        play.act(seat as u8, &format!("fist {fist}"));
    }
    (
        play.vps().iter().map(|vp| vp - 10).collect(),
        (0..seats as u8).map(|seat| play.goods(seat)[0]).collect(),
    )
}

#[test]
fn bs_e_35_the_upper_hand() {
    assert_eq!(
        upper_hand(&[8, 6, 6, 2], &[4, 4, 2, 0]),
        (vec![6, 6, 0, 0], vec![4, 2, 4, 2])
    );
    assert_eq!(upper_hand(&[8, 6, 6, 2], &[5, 3, 3, 0]).0, [6, 3, 3, 0]);
    assert_eq!(upper_hand(&[8, 6, 6, 2], &[0, 0, 0, 0]).0, [0, 0, 0, 0]);
    assert_eq!(upper_hand(&[8, 6], &[2, 1]).0, [6, 3]);
    assert_eq!(upper_hand(&[8, 6], &[3, 0]).0, [6, 0]);
}

#[test]
fn bs_e_36_the_works_in_round_seven() {
    let scene = Scene::front(2)
        .last_round("the-works")
        .after_turns("works")
        .set("asked", json!(0))
        .goods(0, [1, 1, 1, 2]);
    let scene = scene.goods(1, [0, 0, 0, 0]);
    let mut play = scene.play();
    play.act(0, "hand-in");
    assert_eq!(play.0.result().unwrap().scores[0], 18);
    assert_eq!(play.player(0).goods.total(), 1);
    let mut play = scene.play();
    play.act(0, "keep");
    assert_eq!(play.0.result().unwrap().scores[0], 14);
    assert_eq!(play.player(0).goods.total(), 5);
}

#[test]
fn bs_e_37_declining_a_potion_to_stay_empty_handed() {
    let scene = Scene::front(2)
        .event("empty-handed")
        .laid(0, "herb-gatherer fruit-gatherer forest-witch")
        .laid(1, "herb-gatherer fruit-gatherer forest-witch hill-witch")
        .hand(0, "root-gatherer")
        .goods(0, [1, 1, 0, 1])
        .goods(1, [9, 0, 0, 0]);
    let mut play = scene.play();
    play.act(0, "cowardly root-gatherer; gather");
    assert_eq!((play.vp(0), play.goods(0)[0]), (10, 2));
    let mut play = scene.play();
    play.act(0, "cowardly root-gatherer; decline");
    assert_eq!((play.vp(0), play.goods(0)[0]), (13, 1));
}

/// The roles bewitched in each round of a random game.
fn bewitched_by_round(game: &BroomService, seed: u64) -> Vec<RoleSet> {
    let (mut state, mut rng, mut legal) = (game.start(), FastRng::new(seed), Vec::new());
    let mut rounds = vec![RoleSet::EMPTY; 8];
    loop {
        rounds[state.public.round as usize] = state.public.bewitched;
        let (actor, action) = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, game.sample(&state, &mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                game.legal(&state, seat, &mut legal);
                (Actor::Seat(seat), rng.pick(&legal))
            }
        };
        game.apply(&mut state, actor, action, &mut Silent);
    }
    rounds.remove(0);
    rounds
}

#[test]
fn bs_e_38_how_the_bewitched_pile_runs_out() {
    let (two, three) = (rules(2, json!({})).unwrap(), rules(3, json!({})).unwrap());
    for seed in 0..50 {
        let rounds = bewitched_by_round(&two, seed);
        let first: RoleSet = rounds[..3].iter().flat_map(|roles| roles.iter()).collect();
        assert_eq!(first.len(), 9, "nine different roles in rounds 1 to 3");
        let tenth = RoleSet::ALL.minus(first);
        assert!(tenth.within(rounds[3]), "the tenth in round 4");
        assert!(
            rounds.iter().all(|roles| roles.len() == 3),
            "no round shows a role twice"
        );
        let rounds = bewitched_by_round(&three, seed);
        let first: RoleSet = rounds[..5].iter().flat_map(|roles| roles.iter()).collect();
        assert_eq!(first, RoleSet::ALL, "each role once in rounds 1 to 5");
        assert!(
            rounds[5].both(rounds[6]).is_empty(),
            "round 6 starts from a fresh ten"
        );
    }
}

#[test]
fn bs_e_39_victory_points_below_zero() {
    let scene = Scene::front(2)
        .event("perilous-places")
        .bewitched("hill-witch peak-druid valley-druid");
    let scene = scene
        .laid(0, "root-gatherer herb-gatherer fruit-gatherer")
        .hand(0, "hill-witch")
        .player(0, "vp", json!(1));
    let scene = scene
        .laid(1, "root-gatherer herb-gatherer fruit-gatherer forest-witch")
        .pawns(0, "P1", "P3");
    let mut play = scene.play();
    play.act(0, "cowardly hill-witch");
    assert_eq!(play.vp(0), -2);
    play.act(0, "stay");
    assert_eq!(play.vp(0), -8);
}

#[test]
fn bs_e_40_a_hand_known_by_elimination() {
    let scene = Scene::front(3)
        .laid(0, "root-gatherer herb-gatherer fruit-gatherer forest-witch")
        .laid(1, "fruit-gatherer forest-witch prairie-witch hill-witch")
        .hand(2, "mountain-witch valley-druid peak-druid weather-fairy")
        .set("starter", json!(2));
    let play = scene.play();
    let seen = &play.view(Some(0))["players"][2];
    assert_eq!(
        seen["hand"],
        json!([
            "mountain-witch",
            "valley-druid",
            "peak-druid",
            "weather-fairy"
        ])
    );
    assert_eq!(seen["cards"], 4);
}

#[test]
fn bs_e_41_set_scores() {
    let sets = |goods: [u8; 4]| {
        let play = Scene::front(2)
            .last_round("brave-heart")
            .after_turns("over")
            .goods(0, goods)
            .play();
        play.0.result().unwrap().scores[0] - 10
    };
    let cases = [
        ([1, 1, 1, 1], 4),
        ([2, 2, 2, 0], 4),
        ([0, 5, 5, 5], 10),
        ([5, 5, 0, 0], 0),
        ([3, 3, 3, 3], 12),
        ([1, 2, 3, 4], 6),
        ([4, 0, 0, 0], 0),
    ];
    for (goods, points) in cases {
        assert_eq!(sets(goods), points, "{goods:?}");
    }
}

#[test]
fn bs_e_42_a_shared_win() {
    let mut scene = Scene::front(4)
        .last_round("brave-heart")
        .after_turns("over");
    for (seat, (vp, resources)) in [(60, 5), (60, 5), (60, 4), (59, 9)].into_iter().enumerate() {
        scene = scene
            .player(seat, "vp", json!(vp))
            .goods(seat, [resources, 0, 0, 0]);
    }
    let result = scene.play().0.result().unwrap();
    assert_eq!(
        (result.scores, result.ranks),
        (vec![60, 60, 60, 59], vec![1, 1, 3, 4])
    );
}

#[test]
fn bs_e_43_black_market() {
    let scene = Scene::front(3)
        .event("black-market")
        .hand(0, "root-gatherer")
        .hand(1, "root-gatherer");
    let mut play = scene.play();
    play.act(0, "cowardly root-gatherer; black-market")
        .act(1, "cowardly root-gatherer; action; gather");
    assert_eq!((play.vp(0), play.goods(0)[0]), (13, 1));
    assert_eq!((play.vp(1), play.goods(1)[0]), (10, 2));
    assert_eq!(play.waits(), (0, "BS-D-03"));
    let mut play = scene.bewitched("root-gatherer peak-druid").play();
    play.act(0, "cowardly root-gatherer; black-market");
    assert_eq!(play.vp(0), 10, "bewitched: 0 net");
}

#[test]
fn bs_e_44_black_distillery() {
    let scene = Scene::front(2)
        .event("black-distillery")
        .hand(0, "root-gatherer");
    let mut play = scene.play();
    play.act(0, "cowardly root-gatherer");
    assert_eq!(
        play.legal(0),
        [
            "action",
            "distil orange",
            "distil green",
            "distil purple",
            "distil wand"
        ]
    );
    play.act(0, "distil wand");
    assert_eq!((play.goods(0), play.decision()), ([1, 1, 1, 1], "BS-D-03"));
    let mut play = scene.play();
    play.act(0, "cowardly root-gatherer; action; gather");
    assert_eq!((play.goods(0), play.decision()), ([2, 1, 1, 0], "BS-D-03"));
}

#[test]
fn bs_e_45_lightning_at_the_ends_of_the_table() {
    let lightning = |clouds: &[&str]| {
        let mut scene = Scene::front(2)
            .last_round("brave-heart")
            .after_turns("over")
            .goods(1, [0, 0, 0, 0]);
        for (number, kind) in clouds.iter().enumerate() {
            let space = format!("c{:02}", number + 1);
            scene = scene.cloud(&space, kind).gone(&space);
        }
        scene.play().0.result().unwrap().scores[1] - 10
    };
    let twelve = ["heavy-3-3"; 4];
    let thirteen = [
        "heavy-3-3",
        "heavy-3-3",
        "heavy-3-3",
        "heavy-3-3",
        "heavy-1-1",
    ];
    assert_eq!(
        (lightning(&[]), lightning(&twelve), lightning(&thirteen)),
        (0, 48, 48)
    );
}

#[test]
fn bs_e_46_a_player_with_one_card_is_passed_for_the_rest_of_the_round() {
    let mut play = Scene::front(4)
        .event("more-or-less")
        .set("phase", json!("choose"))
        .play();
    let four = "forest-witch hill-witch valley-druid weather-fairy";
    play.choose(&[four, four, four, "forest-witch"]);
    play.act(0, "cowardly forest-witch; stay")
        .act(1, "cowardly forest-witch; stay")
        .act(2, "cowardly forest-witch; stay");
    play.act(3, "cowardly forest-witch; stay");
    assert_eq!(play.player(3).cards, 0);
    play.play_out();
    let passed = play
        .events(None)
        .into_iter()
        .filter(|event| event["event"] == "passed" && event["seat"] == 3);
    assert_eq!((passed.count(), play.count("led")), (3, 4));
    assert_eq!(play.state().public.round, 2);
}

#[test]
fn bs_e_47_a_charm_tile_without_wands() {
    let scene = Scene::back(2)
        .gone("c12 c13")
        .mountains("potions wands charm")
        .hand(0, "mountain-witch")
        .pawns(0, "H8", "F4")
        .goods(0, [1, 0, 1, 0]);
    let mut play = scene.play();
    play.act(0, "brave mountain-witch; move 1 m3");
    assert_eq!(play.legal(0), ["deliver m3 t22", "deliver m3 t23", "done"]);
    assert_eq!(play.refused(0, "use-tile"), "BS-R-36");
    play.act(0, "deliver m3 t23");
    assert_eq!((play.vp(0), play.amulets(0)), (16, 1));
    assert_eq!(
        play.decision(),
        "BS-D-03",
        "no wand came: the visit ends and the tile is lost"
    );
}

#[test]
fn bs_e_48_a_border_tower_served_from_two_areas() {
    let scene = Scene::front(2)
        .hand(0, "peak-druid valley-druid mountain-witch")
        .goods(0, [0, 1, 0, 0]);
    let towers = |druid: &str| {
        let mut play = scene.clone().pawns(0, "H3", "P3").play();
        play.act(0, &format!("cowardly {druid}"));
        play.legal(0)
            .into_iter()
            .filter(|action| action.ends_with("t16"))
            .collect::<Vec<_>>()
    };
    assert_eq!(towers("peak-druid"), ["deliver h3 t16"]);
    assert_eq!(towers("valley-druid"), ["deliver p3 t16"]);
    let stack = json!([{ "effect": "deliver", "by": "tile" }]);
    let tile = Scene::front(2)
        .mountains("deliver wands potions")
        .laid(0, "mountain-witch")
        .set("stack", stack)
        .set("phase", json!("act"))
        .set("reached", json!([0]))
        .pawns(0, "H3", "P3")
        .goods(0, [0, 1, 0, 0]);
    let legal = tile.play().legal(0);
    assert!(
        legal.contains(&"deliver h3 t16".into()) && legal.contains(&"deliver p3 t16".into()),
        "{legal:?}"
    );
}

#[test]
fn bs_e_49_two_players_brave_and_cowardly() {
    let scene = Scene::front(2).hand(0, "root-gatherer");
    let both = scene.clone().hand(1, "root-gatherer");
    let mut play = both.play();
    play.act(0, "brave root-gatherer")
        .act(1, "brave root-gatherer; gather");
    assert_eq!(
        (play.goods(0)[0], play.goods(1)[0], play.waits().0),
        (1, 3, 1)
    );
    let mut play = both.play();
    play.act(0, "brave root-gatherer")
        .act(1, "cowardly root-gatherer; gather")
        .act(0, "gather");
    assert_eq!(
        (play.goods(0)[0], play.goods(1)[0], play.waits().0),
        (3, 2, 0)
    );
    let mut play = scene.play();
    play.act(0, "brave root-gatherer; gather");
    assert_eq!(
        (play.goods(0)[0], play.count("passed"), play.waits().0),
        (3, 1, 0)
    );
}

#[test]
fn bs_e_50_the_same_square_tower_by_the_tile_and_by_the_witch() {
    let scene = Scene::front(2)
        .mountains("wands deliver potions")
        .gone("c09")
        .hand(0, "mountain-witch")
        .pawns(0, "H3", "F3")
        .goods(0, [0, 2, 0, 0]);
    let mut play = scene.play();
    play.act(0, "brave mountain-witch; move 1 m2");
    assert_eq!(play.refused(0, "deliver m2 t25"), "BS-87");
    play.act(0, "use-tile; deliver m2 t16; deliver m2 t16");
    assert_eq!((play.vp(0), play.amulets(0), play.goods(0)[1]), (18, 1, 0));
}

#[test]
fn bs_e_51_a_storm_move_onto_a_forest_tile() {
    let scene = Scene::back(2)
        .cloud("c05", "storm-move")
        .hand(0, "weather-fairy root-gatherer")
        .forests("brave five-vp extra-card brave")
        .pawns(0, "P3", "P4")
        .goods(0, [1, 1, 1, 1]);
    let mut play = scene.play();
    play.act(0, "brave weather-fairy; charm c05; move 1 f3");
    assert_eq!(
        play.document()["players"][0]["forest_tiles"],
        json!(["five-vp"])
    );
    assert_eq!(
        (play.decision(), play.vp(0)),
        ("BS-D-03", 13),
        "no delivery"
    );
    play.act(0, "cowardly root-gatherer");
    assert_eq!(
        play.legal(0),
        ["action", "five-vp"],
        "from the next turn on"
    );
}

#[test]
fn bs_e_52_the_last_card_under_brave_heart() {
    let scene = Scene::front(3)
        .event("brave-heart")
        .laid(0, "root-gatherer fruit-gatherer forest-witch")
        .laid(1, "root-gatherer herb-gatherer fruit-gatherer forest-witch")
        .laid(2, "root-gatherer herb-gatherer fruit-gatherer")
        .hand(0, "hill-witch")
        .hand(2, "peak-druid")
        .pawns(2, "H3", "F3");
    let scene = scene
        .set("phase", json!("follow"))
        .set("asked", json!(0))
        .set("starter", json!(1));
    // B leads his last card, A follows brave and is then without cards; B has none; C must lead the
    // last one.
    let scene = scene
        .laid(
            1,
            "root-gatherer herb-gatherer fruit-gatherer brave:hill-witch",
        )
        .set("reached", json!([0, 1, 2]))
        .set("role", json!("hill-witch"))
        .set("last_brave", json!(1));
    let mut play = scene.play();
    play.act(0, "brave hill-witch; stay");
    let led = play
        .events(None)
        .into_iter()
        .rfind(|event| event["event"] == "led")
        .unwrap();
    assert_eq!(
        (led["seat"].clone(), led["stance"].clone()),
        (json!(2), json!("brave"))
    );
    assert_eq!(play.waits(), (2, "BS-D-09"), "nobody follows: C acts");
}

#[test]
fn bs_e_53_the_longest_chain() {
    let scene = Scene::back(2)
        .gone("c02 c10 c11 c12 c13 c17")
        .cloud("c05", "storm-move")
        .cloud("c18", "storm-move")
        .mountains("charm move deliver")
        .forests("brave extra-card five-vp brave")
        .hand(0, "weather-fairy")
        .pawns(0, "P3", "F5")
        .goods(0, [1, 0, 0, 2]);
    let mut play = scene.play();
    play.act(0, "brave weather-fairy; charm c05; move 2 m2; use-tile; move 1 m1; use-tile; charm c18; move 1 m3; use-tile");
    assert_eq!(
        play.state().public.stack.frames().len(),
        2,
        "the delivery, and beneath it the second move of M2"
    );
    play.act(0, "deliver m3 t23");
    assert_eq!(play.waits(), (0, "BS-D-07"));
    play.act(0, "move 1 h8");
    assert_eq!(
        (play.vp(0), play.pawns(0)),
        (19, ["H8".to_string(), "M2".to_string()])
    );
    assert_eq!(
        (play.amulets(0), play.bolts(0), play.goods(0)),
        (3, 2, [0, 0, 0, 0])
    );
    assert_eq!(play.decision(), "BS-D-03");
}
