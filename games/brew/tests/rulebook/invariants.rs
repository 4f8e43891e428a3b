//! The invariants (BR-I-…): a state that breaks one is refused with its id. Over whole games they
//! hold in `laws.rs`.

use crate::play::{new_game, position};
use covenstead_brew::{Brew, Components, CreatureSet, Forest, ForestSet, Options, State};
use covenstead_core::{DataFile, FastRng, Game, Match, Rng, Seat, Table, Words, playout};
use serde_json::json;
use std::sync::Arc;

#[test]
fn br_i_01_dice_are_conserved() {
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .player(0, "aside", json!(4))
            .refused(),
        "BR-I-01"
    );
    assert_eq!(
        position(2).pool(0, "crag crag crag crag crag").refused(),
        "BR-I-01"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag fire fire")
            .dice("f03/0", "water water water")
            .refused(),
        "BR-I-01"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .set("elements_aside", json!(3))
            .refused(),
        "BR-I-01"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .dice("f03/0", "2/grove")
            .refused(),
        "BR-I-01"
    );
}

#[test]
fn br_i_02_forests_are_conserved() {
    for (seats, cards, points) in [(2, 12, 56), (3, 16, 76), (4, 20, 92)] {
        let data = DataFile::built_in::<Brew>().values;
        let used: Vec<_> = data
            .forests
            .iter()
            .filter(|card| card.min_players <= seats)
            .collect();
        assert_eq!(
            (
                used.len(),
                used.iter().map(|card| u32::from(card.vp)).sum::<u32>()
            ),
            (cards, points)
        );
        for round in 1..=4 {
            let play = position(seats).round(round).pool(0, "crag").load();
            let left = u64::from(4 - round) * (u64::from(seats) + 1);
            assert_eq!(play.state_json()["forest_deck"], json!(left));
        }
    }
    assert_eq!(
        position(2).pool(0, "crag").set("round", json!(2)).refused(),
        "BR-I-02"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .set("forest_deck", json!(8))
            .refused(),
        "BR-I-02"
    );
}

#[test]
fn br_i_03_creatures_are_conserved() {
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .trained(0, "sp1")
            .cards(1, "released", "sp1")
            .refused(),
        "BR-I-03"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .trained(0, "sp1 sp2 sp3 sp4")
            .refused(),
        "BR-I-03"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .trained(0, "sp1")
            .tops("sp1", "su1", "fa1", "wi1")
            .refused(),
        "BR-I-03"
    );
    let none = json!({ "spring": null, "summer": "su1", "fall": "fa1", "winter": "wi1" });
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .set("creature_tops", none)
            .refused(),
        "BR-I-03"
    );
    let four = position(3)
        .powers()
        .option("lyric_trained_limit", json!(4))
        .plays(0, "lyric")
        .pool(0, "crag");
    assert_eq!(
        four.trained(0, "sp1 sp2 sp3 sp4")
            .load()
            .player(0)
            .trained
            .len(),
        4
    );
}

#[test]
fn br_i_04_potions_are_conserved() {
    assert_eq!(
        position(2).pool(0, "crag").hand(0, "p01").refused(),
        "BR-I-04"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .hand(0, "p02")
            .cards(1, "drunk", "p02")
            .refused(),
        "BR-I-04"
    );
    assert_eq!(
        position(2).pool(0, "crag").market("p01 p05 p09").refused(),
        "BR-I-04"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .market("p01 p05 p09 p13 p14")
            .refused(),
        "BR-I-04"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .set("potion_deck", json!(27))
            .refused(),
        "BR-I-04"
    );
}

#[test]
fn br_i_05_scorch_tokens() {
    let mut many = position(4).pool(0, "crag");
    for place in [
        "f03/0", "f03/1", "f03/2", "f03/3", "f05/0", "f05/1", "f05/2", "f05/3", "f09/0", "f09/1",
        "f09/2",
    ] {
        many = many.scorched(place);
    }
    assert_eq!(many.refused(), "BR-I-05");
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .scorched("f03/0")
            .set("scorch_tokens", json!(10))
            .refused(),
        "BR-I-05"
    );
    let play = new_game(3, json!({}), 1);
    assert!(play.table().scorched.is_empty(), "at the start of a round");
}

#[test]
fn br_i_06_no_stock_is_negative() {
    let negative = json!({ "herb": -1 });
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .player(0, "goods", negative)
            .refused(),
        "BR-I-06"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .player(0, "vp", json!(-3))
            .refused(),
        "BR-I-06"
    );
}

#[test]
fn br_i_07_where_dice_can_lie() {
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .dice("day-fire", "fire fire")
            .refused(),
        "BR-I-07"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .dice("day-fire", "1/grove")
            .refused(),
        "BR-I-07"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .dice("night-fire", "fire")
            .refused(),
        "BR-I-07"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .trained(0, "sp9")
            .dice("sp9", "1/grove")
            .refused(),
        "BR-I-07"
    );
    assert_eq!(
        position(2)
            .pool(0, "crag")
            .trained(0, "fa6")
            .dice("fa6", "fire")
            .refused(),
        "BR-I-07"
    );
    assert_eq!(
        position(2).pool(0, "crag").dice("fa6", "1/grove").refused(),
        "BR-I-07"
    );
}

#[test]
fn br_i_08_one_of_each_step() {
    assert_eq!(
        position(2).turn("placed", json!(false)).refused(),
        "BR-I-08"
    );
    let position = position(2)
        .pool(0, "crag mire grove")
        .goods(0, [9, 9, 9, 0])
        .hand(0, "p02")
        .turn("brewed", json!(true));
    let play = position.turn("drunk", json!(true)).load();
    assert!(
        play.offers("brew").is_empty()
            && play.offers("drink").is_empty()
            && !play.offers("place").is_empty()
    );
}

#[test]
fn br_i_09_a_forest_has_one_owner() {
    let position = position(2)
        .round(2)
        .pool(0, "crag")
        .cards(0, "claimed", "f01")
        .cards(1, "claimed", "f01");
    assert_eq!(position.refused(), "BR-I-09");
    assert_eq!(
        position.cards(1, "claimed", "f03").refused(),
        "BR-I-09",
        "it lies in the row"
    );
}

#[test]
fn br_i_10_at_least_three_turns_a_round() {
    // Six dice: every turn may place at most two of them.
    let position = position(2)
        .pool(0, "grove grove crag crag water water")
        .hand(0, "p09 p10 p11 p12")
        .market("p02 p03 p06 p07");
    let mut play = position.load();
    let mut turns = 0;
    while play.table().round == 1 {
        turns += 1;
        for potion in ["drink p09", "drink p10", "drink p11"] {
            if play.can(potion) {
                play.play(potion);
                break;
            }
        }
        for _ in 0..2 {
            let village = play
                .offers("place")
                .into_iter()
                .find(|action| action.ends_with("day-any-left"));
            if play.table().round == 1
                && let Some(action) = village
            {
                play.plays(&[&action, "gather herb"]);
            }
        }
        if play.table().round == 1 && play.can("end") {
            play.play("end");
        }
        assert!(turns <= 6);
    }
    assert!(turns >= 3);
}

#[test]
fn br_i_11_recycling_leaves_the_score_alone() {
    let all = (1..=32).map(|number| format!("p{number:02}"));
    let used = ["p01", "p05", "p09", "p13", "p02", "p03", "p07"];
    let rest: Vec<String> = all.filter(|id| !used.contains(&id.as_str())).collect();
    let position = position(2)
        .cards(0, "drunk", "p02 p07")
        .cards(1, "drunk", "p03")
        .cards(1, "reserved", &rest.join(" "));
    let mut play = position.pool(0, "crag mire").goods(0, [2, 1, 1, 0]).load();
    let score = |play: &crate::play::Play, seat| {
        let parts = covenstead_core::Words::breakdown(&play.game, &play.state, Seat(seat));
        parts
            .iter()
            .filter(|part| !["creatures", "left-over ingredients"].contains(&part.name))
            .map(|part| part.points)
            .sum::<i32>()
    };
    let before = [score(&play, 0), score(&play, 1)];
    play.play("brew p01");
    assert_eq!(
        [score(&play, 0), score(&play, 1)],
        [before[0] + 4, before[1]],
        "only the brewed Potion was added"
    );
    assert_eq!(play.player(1).vp, 5);
}

/// The most Creatures that can be housed, by trying everything: each stays outside or takes one of
/// the free Forests.
fn brute_force(game: &Brew, creatures: CreatureSet, free: ForestSet) -> u32 {
    let Some(first) = creatures.first() else {
        return 0;
    };
    let rest = creatures.without(first);
    let fits = |forest: &Forest| {
        game.components()
            .forest(*forest)
            .seasons
            .contains(first.season())
    };
    let housed = free
        .iter()
        .filter(fits)
        .map(|forest| 1 + brute_force(game, rest, free.without(forest)))
        .max();
    brute_force(game, rest, free).max(housed.unwrap_or(0))
}

/// The end position of a random game of four, with options drawn too.
fn random_end(data: &Arc<DataFile<Components>>, number: u64) -> (Brew, State) {
    let mut rng = FastRng::stream(2026, number);
    let options = Options {
        character_powers: rng.below(2) == 1,
        lyric_trained_limit: 3 + rng.below(2) as u8,
        returned_die_keeps_face: rng.below(2) == 1,
        train_vp_counts_itself: rng.below(2) == 1,
        ..Options::default()
    };
    let game = Brew::new(data.clone(), options, 4).expect("a table");
    let mut state = game.start();
    playout(&game, &mut state, &mut rng, &mut Vec::new());
    (game, state)
}

#[test]
fn br_i_11_br_r_31_the_matching_is_a_maximum_in_10_000_end_positions() {
    let data = Arc::new(DataFile::built_in::<Brew>());
    let (mut checked, mut crowded) = (0, 0);
    for (game, state) in (0..2_500).map(|number| random_end(&data, number)) {
        for (seat, player) in Seat::all(4).map(|seat| (seat, state.public.player(seat))) {
            let creatures = player.trained.union(player.released);
            let most = brute_force(&game, creatures, player.claimed);
            assert_eq!(
                game.most_housed(creatures, player.claimed),
                most,
                "{creatures:?} {:?}",
                player.claimed
            );
            let points = game
                .breakdown(&state, seat)
                .into_iter()
                .find(|part| part.name == "creatures")
                .expect("a part");
            assert_eq!(
                points.points,
                (creatures.len() + 2 * most) as i32,
                "{creatures:?} {:?}",
                player.claimed
            );
            checked += 1;
            crowded += u32::from(most < creatures.len().min(player.claimed.len()));
        }
    }
    assert_eq!(checked, 10_000);
    assert!(
        crowded > 1_000,
        "seasons stand in the way in only {crowded} positions"
    );
}

#[test]
fn br_i_12_without_powers_characters_do_not_matter() {
    let game = |order: [&str; 3]| {
        let mut play = new_game(
            3,
            json!({ "character_assignment": "choose", "first_player": 0 }),
            3,
        );
        order.iter().for_each(|character| {
            play.play(&format!("choose {character}"));
        });
        play.play_on(9, |_| false);
        play.scores()
    };
    assert_eq!(
        game(["lello", "wren", "lyric"]),
        game(["myla", "lyric", "wren"])
    );
}

#[test]
fn br_i_13_wind_returns_at_most_two_dice_a_round() {
    // Each return takes one of the two Element dice, and a Potion that returns a die costs at least
    // five tokens.
    let data = DataFile::built_in::<Brew>().values;
    let cheapest = data
        .potions
        .iter()
        .filter(|card| card.effect == covenstead_brew::Effect::ReturnForage)
        .map(|card| card.cost.total());
    assert_eq!(cheapest.min(), Some(5));
    let position = position(2)
        .pool(0, "wind wind")
        .dice("f03/0", "0/grove")
        .dice("f03/2", "0/crag");
    let mut play = position.load();
    play.plays(&["place wind f03/0 return", "place wind f03/2 return"]);
    assert_eq!(
        (play.pool(0), play.offers("place wind").len()),
        ("grove crag".into(), 0)
    );
}

#[test]
fn br_i_14_the_same_seed_gives_the_same_game() {
    let run = || {
        let game = new_game(3, json!({}), 1).game;
        let mut table = Match::new(game, covenstead_core::Names::of_seats(3), "owl");
        let mut number = 0usize;
        while !table.status().over {
            let seat = table.status().actors[0];
            let legal = table.legal(seat).unwrap();
            number += 7;
            table.play(seat, &legal[number % legal.len()]).unwrap();
        }
        serde_json::to_string(&table.record()).unwrap()
    };
    let record = run();
    assert_eq!(record, run());
    let read: covenstead_core::Record = serde_json::from_str(&record).unwrap();
    assert!(
        read.result
            .clone()
            .unwrap()
            .scores
            .iter()
            .all(|&score| score >= 0)
    );
    let replayed =
        Match::<Brew>::replay(Arc::new(DataFile::built_in::<Brew>()), &read, None).unwrap();
    assert_eq!(
        replayed
            .rules()
            .outcome(replayed.true_state())
            .unwrap()
            .scores(),
        read.result.unwrap().scores
    );
}
