//! Components, terms and set-up (BR-01 to BR-16).

use crate::play::{new_game, position};
use covenstead_brew::{Brew, Face, Forest, Gives, Season, SeasonSet};
use covenstead_core::{Code, DataFile, Game, Seat};
use serde_json::json;

fn data() -> covenstead_brew::Components {
    DataFile::built_in::<Brew>().values
}

/// The error of the built-in data with one text replaced by another.
fn broken(from: &str, to: &str) -> String {
    assert!(Brew::DATA.contains(from), "{from} is in the data");
    DataFile::read::<Brew>(&Brew::DATA.replacen(from, to, 1))
        .expect_err("it should be refused")
        .0
}

#[test]
fn br_01_the_contents_of_the_box() {
    let data = data();
    let counts = [
        data.forests.len(),
        data.creatures.len(),
        data.potions.len(),
        data.village.len(),
        data.characters.len(),
    ];
    assert_eq!(counts, [20, 36, 32, 10, 4]);
    assert_eq!(data.scorch_tokens, 10);
    assert!(broken("forest_cards = 20", "forest_cards = 21").contains("forest_cards"));
    assert!(broken("id = \"F20\"", "id = \"F21\"").contains("F21"));
    assert!(
        broken("id = \"P32\"", "id = \"P31\"").contains("twice")
            || broken("id = \"P32\"", "id = \"P31\"").contains("p31")
    );
}

#[test]
fn br_02_faces_of_the_dice() {
    let mut counts = [0u32; 6];
    for seed in 0..400 {
        let play = new_game(2, json!({}), seed);
        for &face in Face::ALL {
            counts[face.index()] += u32::from(play.player(0).pool.count(face));
        }
    }
    assert_eq!(
        (
            counts[..3].iter().sum::<u32>(),
            counts[3..].iter().sum::<u32>()
        ),
        (1600, 800)
    );
    assert!(
        counts[..3].iter().all(|&count| count.abs_diff(533) < 75),
        "{counts:?}"
    );
    assert!(
        counts[3..].iter().all(|&count| count.abs_diff(267) < 55),
        "{counts:?}"
    );
    assert!(broken("\"mire\", \"mire\"]", "\"mire\", \"crag\"]").contains("BR-02"));
}

#[test]
fn br_03_tokens_never_run_out() {
    let mut play = position(2)
        .pool(0, "water crag")
        .goods(0, [0, 24, 0, 0])
        .goods(1, [0, 24, 0, 0])
        .load();
    play.play("place water f03/2");
    assert_eq!(play.goods(0), [0, 27, 0, 0], "more than the box holds");
    let view = play
        .game
        .view(&play.state, covenstead_core::Viewer::Seat(Seat(1)));
    let seen = covenstead_core::Words::write_view(&play.game, &view);
    assert_eq!(
        seen["players"][0]["goods"]["shroom"], 27,
        "stocks are public"
    );
}

#[test]
fn br_04_a_berry_is_wild_but_never_a_choice() {
    let mut play = position(2)
        .pool(0, "crag mire")
        .goods(0, [2, 1, 0, 1])
        .load();
    assert!(play.can("brew p01") && play.can("place crag f05/4 force berry"));
    play.play("place crag day-any-left");
    assert_eq!(
        play.legal(),
        ["gather herb", "gather shroom", "gather crystal"]
    );
    let end = position(2).goods(0, [1, 0, 0, 2]).over().load();
    assert_eq!(end.scores()[0], 1, "three tokens, two of them Berries");
}

#[test]
fn br_05_forests() {
    for card in data().forests {
        assert!((4..=6).contains(&card.spaces.len()) && (1..=2).contains(&card.seasons.len()));
        assert!(card.spaces.iter().all(|space| space.symbol.is_forage()));
    }
    let f09 = data().forest(Forest::F09).clone();
    assert_eq!(
        f09.seasons,
        SeasonSet::only(Season::Spring).with(Season::Summer)
    );
    assert_eq!(
        (f09.spaces[3].symbol, f09.spaces[3].gives),
        (Face::Crag, Gives::Creature)
    );
    // With all its spaces it is both a spring and a summer Forest.
    for place in ["f09/0", "f09/1"] {
        let mut play = position(2)
            .pool(0, "grove mire")
            .trained(0, "fa1 fa2")
            .load();
        play.play(&format!("place grove {place}"));
        assert_eq!(play.goods(0).iter().sum::<u16>(), 3);
    }
}

#[test]
fn br_06_creatures_and_potions() {
    let data = data();
    assert!(
        data.potions
            .iter()
            .all(|card| card.cost.berry == 0 && !card.cost.is_empty())
    );
    let effects: std::collections::BTreeSet<_> =
        data.potions.iter().map(|card| card.effect).collect();
    assert_eq!(effects.len(), 8);
    assert!(broken("op = \"scorch\"\n", "op = \"sing\"\n").contains("su1"));
}

#[test]
fn br_07_pools_placed_and_set_aside() {
    let mut play = position(2)
        .pool(0, "grove crag")
        .hand(0, "p25")
        .dice("f03/0", "1/grove")
        .load();
    let view = play
        .game
        .view(&play.state, covenstead_core::Viewer::Spectator);
    let seen = covenstead_core::Words::write_view(&play.game, &view);
    assert_eq!(
        seen["players"][0]["pool"],
        json!(["grove", "crag"]),
        "pools and faces are public"
    );
    let aside = play.player(1).aside;
    play.play("drink p25");
    assert_eq!(
        (play.dice("f03/0"), play.player(1).aside),
        (String::new(), aside + 1)
    );
    assert_eq!(play.pool(1), "", "a set-aside die is in no pool");
}

#[test]
fn br_08_owners_of_placed_dice_and_stacks() {
    let mut play = position(2)
        .pool(0, "fire grove")
        .dice("f03/2", "1/crag")
        .load();
    play.play("place fire f03/2 over");
    let dice = play
        .table()
        .dice
        .on(covenstead_brew::Place::read("f03/2").unwrap())
        .to_vec();
    assert_eq!(
        (dice[0].owner(), dice[0].face()),
        (Some(Seat(1)), Face::Crag)
    );
    assert_eq!(
        dice[1].owner(),
        None,
        "a placed Element die belongs to nobody"
    );
    assert_eq!(
        play.table().tops.of(Seat(1)).len(),
        0,
        "the covered die is not on top"
    );
}

#[test]
fn br_09_the_village_starts_by_day() {
    assert_eq!(new_game(2, json!({}), 3).state_json()["side"], "day");
    assert!(
        broken(
            "village_start_side = \"day\"",
            "village_start_side = \"night\""
        )
        .contains("BR-09")
    );
}

#[test]
fn br_10_the_forest_deck() {
    for (seats, cards) in [(2, 12), (3, 16), (4, 20)] {
        let play = new_game(seats, json!({}), 4);
        let row = play.table().row;
        let unseen = &covenstead_core::Words::write_view(
            &play.game,
            &play
                .game
                .view(&play.state, covenstead_core::Viewer::Spectator),
        );
        assert_eq!(
            unseen["unseen_forests"].as_array().unwrap().len() + row.len() as usize,
            cards
        );
        assert_eq!(
            unseen["removed_forests"].as_array().unwrap().len(),
            20 - cards
        );
        assert!(
            row.iter()
                .all(|forest| data().forest(forest).min_players <= seats)
        );
    }
    assert_eq!(position(2).row_of("f13 f03 f05").refused(), "BR-10");
    let fault = Brew::new(
        std::sync::Arc::new(DataFile::built_in::<Brew>()),
        Default::default(),
        5,
    )
    .err()
    .unwrap();
    assert_eq!(fault.code, Code::BadPlayers);
}

#[test]
fn br_11_the_forest_row() {
    for (seats, row) in [(2, 3), (3, 4), (4, 5)] {
        assert_eq!(new_game(seats, json!({}), 5).table().row.len(), row);
    }
}

#[test]
fn br_12_the_market() {
    let play = new_game(2, json!({}), 6);
    assert_eq!(
        (play.table().market.len(), play.table().potion_deck().len()),
        (4, 28)
    );
    let mut seen = std::collections::BTreeSet::new();
    (0..60).for_each(|seed| seen.extend(new_game(2, json!({}), seed).table().market.iter()));
    assert_eq!(seen.len(), 32, "every Potion can come up");
}

#[test]
fn br_13_four_piles_of_nine() {
    let play = new_game(3, json!({}), 7);
    for (season, top) in Season::ALL.iter().zip(play.table().piles) {
        assert_eq!(
            (
                top.unwrap().season(),
                play.table().pile_below(*season).len()
            ),
            (*season, 8)
        );
    }
    let play = position(2)
        .pool(0, "grove crag")
        .tops("sp3", "su3", "fa3", "wi3")
        .load();
    assert_eq!(
        play.clone().play("place grove f03/1").refused("train sp4"),
        "BR-68",
        "only the top card is available"
    );
}

#[test]
fn br_14_what_each_player_gets() {
    let play = new_game(3, json!({}), 8);
    let mut characters = Vec::new();
    for seat in 0..3 {
        let player = play.player(seat);
        assert_eq!(
            (
                player.pool.forage(),
                player.pool.elements(),
                play.goods(seat),
                player.vp
            ),
            (4, 2, [0, 0, 0, 1], 0)
        );
        characters.push(player.character.unwrap());
    }
    characters.sort();
    characters.dedup();
    assert_eq!(characters.len(), 3, "everybody has another Character");
    assert_eq!(
        position(2).player(1, "character", json!("lello")).refused(),
        "BR-14"
    );
}

#[test]
fn br_15_powers_for_everybody_or_nobody() {
    let stack = |powers| {
        position(2)
            .option("character_powers", json!(powers))
            .pool(0, "crag")
            .goods(0, [0, 0, 0, 1])
    };
    assert!(
        stack(true)
            .dice("f03/0", "1/grove")
            .load()
            .can("place crag f03/0 stack")
    );
    assert_eq!(
        stack(false)
            .dice("f03/0", "1/grove")
            .load()
            .refused("place crag f03/0 stack"),
        "BR-99"
    );
}

#[test]
fn br_16_the_first_player() {
    assert_eq!(
        new_game(4, json!({ "first_player": 3 }), 9).actor(),
        Seat(3)
    );
    let drawn: std::collections::BTreeSet<u8> = (0..40)
        .map(|seed| new_game(4, json!({}), seed).actor().0)
        .collect();
    assert_eq!(drawn.len(), 4);
    let options = covenstead_brew::Options {
        first_player: covenstead_brew::FirstPlayer::Seat(Seat(2)),
        ..Default::default()
    };
    let fault = Brew::new(
        std::sync::Arc::new(DataFile::built_in::<Brew>()),
        options,
        2,
    )
    .err()
    .unwrap();
    assert!(fault.code == Code::BadOptions && fault.message.contains("first_player"));
}
