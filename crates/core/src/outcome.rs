//! How a game ended.

use crate::seat::{MAX_SEATS, Seat};
use serde::Serialize;

/// Scores and places at the end of a game, tie-breaks applied. Small and flat, because search
/// computes one per playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    seats: u8,
    scores: [i32; MAX_SEATS],
    ranks: [u8; MAX_SEATS],
}

impl Outcome {
    /// Ranks the seats by their (score, tie-break) pairs, higher first. Equal pairs share the
    /// better place and the next place is skipped.
    ///
    /// ```
    /// use covenstead_core::Outcome;
    /// let outcome = Outcome::ranked(&[(14, 7), (14, 7), (14, 6), (20, 0)]);
    /// assert_eq!(outcome.ranks(), [2, 2, 4, 1]);
    /// assert_eq!(outcome.scores(), [14, 14, 14, 20]);
    /// ```
    pub fn ranked(results: &[(i32, i32)]) -> Outcome {
        let mut outcome = Outcome {
            seats: results.len() as u8,
            scores: [0; MAX_SEATS],
            ranks: [0; MAX_SEATS],
        };
        for (seat, result) in results.iter().enumerate() {
            outcome.scores[seat] = result.0;
            outcome.ranks[seat] = 1 + results.iter().filter(|other| *other > result).count() as u8;
        }
        outcome
    }

    /// Ranks the seats by their standing alone, the second of each (score, standing) pair: for
    /// games in which a higher score is not always a better place. Equal standings share the better
    /// place and the next place is skipped.
    ///
    /// ```
    /// use covenstead_core::Outcome;
    /// let outcome = Outcome::placed(&[(6, 5), (5, 5), (4, 4)]);
    /// assert_eq!(outcome.ranks(), [1, 1, 3]);
    /// assert_eq!(outcome.scores(), [6, 5, 4]);
    /// ```
    pub fn placed(results: &[(i32, i32)]) -> Outcome {
        let mut outcome = Outcome {
            seats: results.len() as u8,
            scores: [0; MAX_SEATS],
            ranks: [0; MAX_SEATS],
        };
        for (seat, &(score, standing)) in results.iter().enumerate() {
            outcome.scores[seat] = score;
            outcome.ranks[seat] =
                1 + results.iter().filter(|other| other.1 > standing).count() as u8;
        }
        outcome
    }

    /// The score of every seat.
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.seats as usize]
    }

    /// The place of every seat: 1 is best, equals share a place.
    pub fn ranks(&self) -> &[u8] {
        &self.ranks[..self.seats as usize]
    }

    /// Whether `seat` won, alone or shared.
    pub fn won(&self, seat: Seat) -> bool {
        self.ranks[seat.index()] == 1
    }
}

/// One named part of a score ("cauldrons", 6). Parts add up to the score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    /// What the points are for.
    pub name: &'static str,
    /// The points.
    pub points: i32,
}

impl Part {
    /// A part of a score.
    pub fn new(name: &'static str, points: i32) -> Part {
        Part { name, points }
    }
}
