//! Random tables of any game, for tests that read or play them all.
#![allow(dead_code)] // Each test uses some of it.

use covenstead_catalog::{LiveTable, Setting, Title};
use covenstead_core::{FastRng, Names, Rng};
use serde_json::{Map, Value};

/// What the players of every table are called.
pub const NAMES: [&str; 5] = ["Anna", "Berta", "Clara", "Dora", "Emma"];

/// One of these.
pub fn any<'a, T>(items: &'a [T], rng: &mut FastRng) -> &'a T {
    &items[rng.below(items.len() as u32) as usize]
}

/// About every third option, with one of its values.
pub fn random_options(title: &dyn Title, rng: &mut FastRng) -> Map<String, Value> {
    let mut chosen = Map::new();
    for (name, spec) in title.options().as_object().unwrap() {
        let values = spec["values"]
            .as_array()
            .filter(|values| !values.is_empty());
        if let Some(values) = values.filter(|_| rng.below(3) == 0) {
            chosen.insert(name.clone(), any(values, rng).clone());
        }
    }
    chosen
}

/// A table with random options, or with the usual ones where those do not go together; with one
/// number of players after the other.
pub fn open(title: &dyn Title, seed: u32, rng: &mut FastRng) -> Box<dyn LiveTable> {
    let seats = title.seats();
    let players = seats.clone().nth(seed as usize % seats.count()).unwrap();
    let open = |options| {
        let names = Names(
            NAMES[..players.into()]
                .iter()
                .map(ToString::to_string)
                .collect(),
        );
        title.open(
            &Setting { players, options },
            Some(names),
            &seed.to_string(),
        )
    };
    open(random_options(title, rng))
        .or_else(|_| open(Map::new()))
        .unwrap()
}

/// Plays one of the legal actions of one of those who may decide, and gives it.
pub fn play_any(table: &mut dyn LiveTable, rng: &mut FastRng) -> String {
    let seat = *any(&table.status().actors, rng);
    let legal = table.legal(seat).unwrap();
    let action = any(&legal, rng).clone();
    table.play(seat, &action).unwrap();
    action
}
