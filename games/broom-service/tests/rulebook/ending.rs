//! The end of the game (BS-74 to BS-78 and their rulings).

use crate::table::Scene;
use covenstead_core::Table;
use serde_json::json;

fn over(seats: usize) -> Scene {
    let scene = Scene::front(seats)
        .last_round("brave-heart")
        .after_turns("over");
    (0..seats).fold(scene, |scene, seat| scene.goods(seat, [0; 4]))
}

#[test]
fn bs_74_the_game_ends_after_round_seven_and_its_event() {
    let scene = Scene::front(2)
        .last_round("protected-places")
        .laid(0, "root-gatherer herb-gatherer fruit-gatherer")
        .laid(1, "root-gatherer herb-gatherer fruit-gatherer forest-witch")
        .hand(0, "mountain-witch");
    let mut play = scene.play();
    assert!(play.0.result().is_none() && !play.0.status().over);
    play.act(0, "cowardly mountain-witch");
    assert!(play.0.status().over);
    assert_eq!(play.vps(), [12, 12], "the event of the last round counts");
    assert_eq!(
        play.0
            .play(covenstead_core::Seat(0), "none")
            .unwrap_err()
            .code,
        covenstead_core::Code::Over
    );
    assert_eq!(
        Scene::front(2).after_turns("over").refusal(),
        "BS-I-19",
        "nothing ends it earlier"
    );
}

#[test]
fn bs_75_lightning_scores_by_the_table() {
    let table = [0, 1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41, 48, 48];
    for (bolts, points) in table.into_iter().enumerate() {
        let mut scene = over(2);
        let (threes, ones) = ((bolts / 3).min(4), bolts - 3 * (bolts / 3).min(4));
        for number in 0..threes + ones {
            let space = format!("c{:02}", number + 1);
            scene = scene
                .cloud(
                    &space,
                    if number < threes {
                        "heavy-3-3"
                    } else {
                        "heavy-1-1"
                    },
                )
                .gone(&space);
        }
        assert_eq!(
            scene.play().0.result().unwrap().scores[1],
            10 + points,
            "{bolts} bolts"
        );
    }
}

#[test]
fn bs_76_bs_r_46_sets_of_four_then_sets_of_three() {
    // The greedy rule is the best possible: compared with every way of forming sets.
    fn best(goods: [u8; 4]) -> i32 {
        let least = *goods.iter().min().unwrap();
        (0..=least)
            .map(|fours| {
                let mut left = goods.map(|count| count - fours);
                left.sort_unstable();
                // Sets of three from the rest: one is missing in each; at most the second lowest
                // plus what the lowest lends.
                let threes = (0..=60).rev().find(|&threes: &u8| {
                    left.iter().map(|&count| count.min(threes)).sum::<u8>() >= 3 * threes
                });
                4 * i32::from(fours) + 2 * i32::from(threes.unwrap())
            })
            .max()
            .unwrap()
    }
    for orange in 0..4 {
        for green in 0..4 {
            for purple in 0..4 {
                for wands in 0..4 {
                    let goods = [orange, green, purple, wands];
                    let score = over(2).goods(0, goods).play().0.result().unwrap().scores[0] - 10;
                    let mut sorted = goods.map(i32::from);
                    sorted.sort_unstable();
                    assert_eq!(
                        score,
                        4 * sorted[0] + 2 * (sorted[1] - sorted[0]),
                        "{goods:?}"
                    );
                    assert_eq!(score, best(goods), "{goods:?}: the maximum possible");
                }
            }
        }
    }
}

#[test]
fn bs_77_amulets() {
    for (amulets, points) in [
        (vec![], 0),
        (vec!["M1"], 4),
        (vec!["M1", "M3"], 9),
        (vec!["M1", "M2", "M3"], 15),
    ] {
        let scene = over(2)
            .mountains("potions wands deliver")
            .player(0, "amulets", json!(amulets));
        let result = scene.play().0.result().unwrap();
        assert_eq!(result.scores[0], 10 + points);
        assert!(
            result.breakdown[0]
                .iter()
                .any(|part| part.name == "amulets")
        );
    }
    let without = over(2).play().0.result().unwrap();
    assert!(
        without.breakdown[0]
            .iter()
            .all(|part| part.name != "amulets"),
        "only if in play"
    );
}

#[test]
fn bs_78_most_vp_then_most_resources_then_shared() {
    let ranks = |players: &[(i16, u8)]| {
        let scene = players.iter().enumerate().fold(
            over(players.len()),
            |scene, (seat, &(vp, resources))| {
                scene
                    .player(seat, "vp", json!(vp))
                    .goods(seat, [resources, 0, 0, 0])
            },
        );
        scene.play().0.result().unwrap().ranks
    };
    assert_eq!(ranks(&[(40, 0), (41, 0)]), [2, 1]);
    assert_eq!(ranks(&[(40, 3), (40, 4)]), [2, 1]);
    assert_eq!(ranks(&[(40, 4), (40, 4), (39, 9)]), [1, 1, 3]);
}

#[test]
fn bs_r_47_the_tie_break_counts_sets_too() {
    let scene = over(2)
        .goods(0, [1, 1, 1, 1])
        .goods(1, [3, 0, 0, 0])
        .player(1, "vp", json!(14));
    let result = scene.play().0.result().unwrap();
    assert_eq!(
        (result.scores, result.ranks),
        (vec![14, 14], vec![1, 2]),
        "nothing is spent by scoring"
    );
}
