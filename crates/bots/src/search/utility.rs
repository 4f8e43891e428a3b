//! What an end of the game is worth to each seat.

use covenstead_core::{MAX_SEATS, Outcome, Standing};

/// What a playout came to, for every seat.
pub struct Utility {
    /// What search makes as large as it can, from 0 to 1.
    pub of: [f32; MAX_SEATS],
    /// The chance to win: at the end of the game 1 for a sole winner, shared by several.
    pub chance: [f32; MAX_SEATS],
}

/// The utility of a finished game. `ambition` is the weight of winning; place and score share the
/// rest.
pub fn of_outcome(outcome: &Outcome, ambition: f32) -> Utility {
    let winners = outcome.ranks().iter().filter(|&&rank| rank == 1).count() as f32;
    let mut chance = [0.0; MAX_SEATS];
    for (chance, &rank) in chance.iter_mut().zip(outcome.ranks()) {
        *chance = if rank == 1 { 1.0 / winners } else { 0.0 };
    }
    mix(chance, outcome.scores(), 1.0, ambition)
}

/// The utility of a game broken off, by the game's own evaluation.
pub fn of_standing(standing: &Standing, ambition: f32) -> Utility {
    mix(standing.chances(), standing.points(), 100.0, ambition)
}

fn mix(chance: [f32; MAX_SEATS], points: &[i32], unit: f32, ambition: f32) -> Utility {
    let mut of = chance;
    if ambition < 1.0 {
        for seat in 0..points.len() {
            let rest = 0.5 * place(points, seat) + 0.5 * margin(points, seat, unit);
            of[seat] = ambition * chance[seat] + (1.0 - ambition) * rest;
        }
    }
    Utility { of, chance }
}

/// The share of the other seats that are behind, level ones counted half.
fn place(points: &[i32], seat: usize) -> f32 {
    let behind = points.iter().filter(|&&other| other < points[seat]).count() as f32;
    let level = points
        .iter()
        .filter(|&&other| other == points[seat])
        .count() as f32
        - 1.0;
    (behind + 0.5 * level) / (points.len() - 1) as f32
}

/// How far the seat is before the best other one: a half when level, near 1 when far ahead.
fn margin(points: &[i32], seat: usize, unit: f32) -> f32 {
    let others = points
        .iter()
        .enumerate()
        .filter(|&(other, _)| other != seat)
        .map(|(_, &points)| points);
    let ahead = (points[seat] - others.max().unwrap_or(0)) as f32;
    let scale = points
        .iter()
        .map(|points| points.unsigned_abs())
        .max()
        .unwrap_or(0) as f32
        * 0.25
        + unit;
    0.5 + 0.5 * ahead / (ahead.abs() + scale)
}
