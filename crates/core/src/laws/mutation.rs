//! States written by people: whatever they get wrong is refused with a reason, and what is accepted
//! plays on like any other.

use super::Trial;
use crate::game::{Silent, Turn};
use crate::matches::{read_document, write_document};
use crate::random::{FastRng, Rng};
use crate::seat::Actor;
use crate::words::Words;
use serde_json::Value;
use std::sync::Arc;

/// What became of the changed states.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mutations {
    /// Refused with a reason.
    pub refused: u64,
    /// Accepted, and played to the end with every invariant holding.
    pub played: u64,
}

/// Takes states from random games, changes their JSON at random, and loads them: each is refused
/// with a sentence, or is a position from which the game goes on and ends, all invariants holding.
/// Nothing panics.
///
/// # Panics
/// If a law is broken.
pub fn survive_mutations<G: Words>(game: &G, trial: Trial) -> Mutations {
    let mut count = Mutations::default();
    let text = game.data().id.toml.as_deref().unwrap_or(G::DATA);
    let data = Arc::new(crate::DataFile::read::<G>(text).expect("it was read before"));
    for number in 0..trial.games {
        let mut rng = FastRng::stream(trial.seed, number);
        let mut document = write_document(game, &some_state(game, &mut rng));
        let words = strings(&document);
        for _ in 0..=rng.below(3) {
            mutate(&mut document, &words, &mut rng);
        }
        let written = document.to_string();
        match read_document::<G>(data.clone(), document) {
            Err(fault) => {
                assert!(
                    fault.message.len() > 8,
                    "no reason is given for refusing {written}"
                );
                count.refused += 1;
            }
            Ok((changed, state)) => {
                play_on(&changed, state, &mut rng, &written);
                count.played += 1;
            }
        }
    }
    count
}

/// A state somewhere in a random game.
fn some_state<G: Words>(game: &G, rng: &mut FastRng) -> G::State {
    let mut state = game.start();
    let steps = rng.below(400);
    for _ in 0..steps {
        if !step(game, &mut state, rng) {
            break;
        }
    }
    state
}

fn step<G: Words>(game: &G, state: &mut G::State, rng: &mut FastRng) -> bool {
    match game.turn(state) {
        Turn::Over => return false,
        Turn::Chance => {
            let outcome = game.sample(state, rng);
            game.apply(state, Actor::Chance, outcome, &mut Silent);
        }
        Turn::Seats(seats) => {
            let seat = seats.first().expect("somebody owes a decision");
            let mut actions = Vec::new();
            game.legal(state, seat, &mut actions);
            game.apply(state, Actor::Seat(seat), rng.pick(&actions), &mut Silent);
        }
    }
    true
}

fn play_on<G: Words>(game: &G, mut state: G::State, rng: &mut FastRng, written: &str) {
    for _ in 0..4 * game.decision_bound() {
        if !step(game, &mut state, rng) {
            return;
        }
        if let Err(broken) = game.check(&state) {
            panic!(
                "{} broke {broken:?} after being loaded from {written}\n{state:?}",
                G::ID
            );
        }
    }
    panic!("{} does not end after being loaded from {written}", G::ID);
}

/// The strings of a document: what a slip of the pen would write.
fn strings(document: &Value) -> Vec<String> {
    match document {
        Value::String(word) => vec![word.clone()],
        Value::Array(items) => items.iter().flat_map(strings).collect(),
        Value::Object(fields) => fields.values().flat_map(strings).collect(),
        _ => Vec::new(),
    }
}

/// Changes one thing somewhere in the document.
fn mutate(document: &mut Value, words: &[String], rng: &mut FastRng) {
    let deeper = rng.below(4) > 0;
    match document {
        Value::Object(fields) if !fields.is_empty() && (deeper || rng.below(2) == 0) => {
            let place = rng.below(fields.len() as u32) as usize;
            let value = fields.values_mut().nth(place).expect("a field");
            mutate(value, words, rng);
        }
        Value::Object(fields) => {
            let place = rng.below(fields.len().max(1) as u32) as usize;
            if let Some(name) = fields.keys().nth(place).cloned() {
                fields.shift_remove(&name);
            }
        }
        Value::Array(items) if !items.is_empty() && deeper => {
            let place = rng.below(items.len() as u32) as usize;
            mutate(&mut items[place], words, rng);
        }
        Value::Array(items) => match rng.below(3) {
            0 if !items.is_empty() => {
                items.remove(rng.below(items.len() as u32) as usize);
            }
            1 if !items.is_empty() => {
                items.push(items[rng.below(items.len() as u32) as usize].clone())
            }
            _ => items.push(word(words, rng)),
        },
        Value::Number(_) => *document = number(rng),
        Value::String(_) => *document = word(words, rng),
        Value::Bool(truth) => *truth = !*truth,
        Value::Null => {
            *document = if rng.below(2) == 0 {
                number(rng)
            } else {
                word(words, rng)
            }
        }
    }
}

fn number(rng: &mut FastRng) -> Value {
    match rng.below(8) {
        0 => Value::from(-1),
        1 => Value::from(rng.below(100_000)),
        2 => Value::from(u64::MAX),
        _ => Value::from(rng.below(9)),
    }
}

fn word(words: &[String], rng: &mut FastRng) -> Value {
    match words {
        [] => Value::Null,
        words => Value::from(words[rng.below(words.len() as u32) as usize].clone()),
    }
}
