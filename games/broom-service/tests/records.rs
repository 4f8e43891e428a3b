//! Whole games as recorded earlier: they must replay, decision by decision, to the same record and
//! the same final state.
//!
//! `COVENSTEAD_GOLDEN=write` plays and writes them anew: only when the rules have changed on
//! purpose (then raise `RULES`).

use covenstead_broom_service::BroomService;
use covenstead_core::{
    DataFile, FastRng, Game, Match, Names, Record, Rng, Seat, Table, options_from_json,
};
use serde_json::{Value, json};
use std::sync::Arc;

/// The games: name, players, options.
fn games() -> Vec<(&'static str, u8, Value)> {
    let events = [
        "more-or-less",
        "the-upper-hand",
        "the-works",
        "black-market",
        "black-distillery",
        "brave-heart",
        "empty-handed",
    ];
    vec![
        ("first-game-4", 4, json!({})),
        (
            "storm-and-mountains-3",
            3,
            json!({ "storm_clouds": true, "heavy_in_mix": 10, "mountain_tiles": true }),
        ),
        (
            "back-5",
            5,
            json!({ "board": "back", "storm_clouds": true, "heavy_in_mix": 12 }),
        ),
        (
            "back-2",
            2,
            json!({ "board": "back", "events": events, "first_player": 1, "water_rule": "blocked" }),
        ),
    ]
}

fn path(name: &str) -> String {
    format!("{}/tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"))
}

/// Plays a game in which everybody likes to do something; the record holds the final state too, for
/// comparison.
fn play(name: &str, seats: u8, options: &Value) -> Value {
    let data = Arc::new(DataFile::built_in::<BroomService>());
    let options = options_from_json::<BroomService>(options.as_object().unwrap()).unwrap();
    let game = BroomService::new(data, options, seats).unwrap();
    let mut table = Match::new(game, Names::of_seats(seats), name);
    let mut rng = FastRng::new(seats.into());
    while !table.status().over {
        let seat: Seat = *table.status().actors.last().unwrap();
        let mut legal = table.legal(seat).unwrap();
        if legal.len() > 1 {
            legal.retain(|action| !["none", "stay", "done", "decline"].contains(&action.as_str()));
        }
        let action = legal[rng.below(legal.len() as u32) as usize].clone();
        table.play(seat, &action).unwrap();
    }
    json!({ "record": table.record(), "state": table.state() })
}

#[test]
fn recorded_games_replay_to_the_same_record_and_state() {
    for (name, seats, options) in games() {
        if std::env::var("COVENSTEAD_GOLDEN").is_ok_and(|what| what == "write") {
            let text = serde_json::to_string_pretty(&play(name, seats, &options)).unwrap();
            std::fs::write(path(name), text + "\n").unwrap();
        }
        let text = std::fs::read_to_string(path(name)).expect("a recorded game");
        let golden: Value = serde_json::from_str(&text).unwrap();
        let record: Record = serde_json::from_value(golden["record"].clone()).unwrap();
        let data = Arc::new(DataFile::built_in::<BroomService>());
        let replayed = Match::<BroomService>::replay(data, &record, None)
            .unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let again = json!({ "record": replayed.record(), "state": replayed.state() });
        assert_eq!(
            serde_json::to_string_pretty(&again).unwrap() + "\n",
            text,
            "{name}"
        );
    }
}
