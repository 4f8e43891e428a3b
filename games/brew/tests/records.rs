//! Recorded games replay to the byte; playouts do not allocate; a state stays small.
//!
//! `COVENSTEAD_GOLDEN=write` records the golden games anew: only when the rules' version is raised.

use covenstead_brew::{Action, Brew, Options, State};
use covenstead_core::{DataFile, FastRng, Game, Match, Names, Record, Rng, Table, playout};
use std::sync::Arc;

const GOLDEN: [(&str, u8, bool); 4] = [
    ("two-players", 2, false),
    ("three-players", 3, false),
    ("four-players", 4, false),
    ("four-players-with-powers", 4, true),
];

fn game(seats: u8, character_powers: bool) -> Brew {
    let options = Options {
        character_powers,
        ..Options::default()
    };
    Brew::new(Arc::new(DataFile::built_in::<Brew>()), options, seats).expect("a table")
}

fn path(name: &str) -> String {
    format!("{}/tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"))
}

/// A game of players who brew and drink when they can, so that the record shows more than
/// placements.
fn recorded(name: &str, seats: u8, powers: bool) -> Match<Brew> {
    let mut table = Match::new(game(seats, powers), Names::of_seats(seats), name);
    let mut rng = FastRng::new(5);
    while !table.status().over {
        let seat = table.status().actors[0];
        let legal = table.legal(seat).expect("a seat");
        let eager: Vec<&String> = legal
            .iter()
            .filter(|action| action.starts_with("brew") || action.starts_with("drink"))
            .collect();
        let action = if eager.is_empty() {
            rng.pick(&legal.iter().collect::<Vec<_>>())
        } else {
            rng.pick(&eager)
        };
        table.play(seat, action).expect("a legal action");
    }
    table
}

fn as_text(table: &Match<Brew>) -> String {
    let document = serde_json::json!({ "record": table.record(), "final_state": table.state() });
    serde_json::to_string_pretty(&document).expect("plain data") + "\n"
}

#[test]
fn golden_games_replay_to_the_byte() {
    for (name, seats, powers) in GOLDEN {
        if std::env::var("COVENSTEAD_GOLDEN").is_ok_and(|word| word == "write") {
            std::fs::write(path(name), as_text(&recorded(name, seats, powers)))
                .expect("the golden game can be written");
        }
        let text = std::fs::read_to_string(path(name)).expect("the golden game is there");
        let document: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let record: Record = serde_json::from_value(document["record"].clone()).expect("a record");
        let replayed = Match::<Brew>::replay(Arc::new(DataFile::built_in::<Brew>()), &record, None)
            .expect("it replays");
        assert_eq!(as_text(&replayed), text, "{name}");
        assert!(
            record
                .decisions
                .iter()
                .any(|decided| decided.action.starts_with("drink")),
            "{name} shows drinking"
        );
    }
}

#[test]
fn playouts_do_not_allocate() {
    let game = game(4, true);
    let mut actions: Vec<Action> = Vec::with_capacity(4096);
    let warm = playout(&game, &mut game.start(), &mut FastRng::new(1), &mut actions);
    assert!(warm.decisions > 50);
    let counted = allocation_counter::measure(|| {
        for seed in 0..50 {
            playout(
                &game,
                &mut game.start(),
                &mut FastRng::new(seed),
                &mut actions,
            );
        }
    });
    assert_eq!(counted.count_total, 0);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
    assert_eq!(size_of::<Action>(), 4);
}
