//! How the seats stand in the middle of a game: a hint to search, never a rule.

use crate::seat::{MAX_SEATS, Seat};

/// A guess at the final scores. In whole hundredths of a point, so that it is the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    seats: u8,
    /// What each seat may expect to score in the end, in hundredths of a point.
    points: [i32; MAX_SEATS],
    /// How far the end may be from the guess, in hundredths of a point: large early on, small near the end.
    spread: i32,
}

impl Standing {
    /// Nothing is known: all are equal.
    pub fn unknown(seats: u8) -> Standing {
        Standing { seats, points: [0; MAX_SEATS], spread: 100 }
    }

    /// A guess: `points` of every seat, which may be off by about `spread`, all in hundredths of a point.
    pub fn guess(seats: u8, points: impl Fn(Seat) -> i32, spread: i32) -> Standing {
        let mut standing = Standing { seats, points: [0; MAX_SEATS], spread: spread.max(1) };
        for seat in Seat::all(seats) {
            standing.points[seat.index()] = points(seat);
        }
        standing
    }

    /// What each seat may expect to score, in hundredths of a point.
    pub fn points(&self) -> &[i32] {
        &self.points[..usize::from(self.seats)]
    }

    /// The chance of every seat to win that the guess amounts to; they add up to 1.
    ///
    /// ```
    /// use covenstead_core::Standing;
    /// let chances = Standing::guess(2, |seat| if seat.0 == 0 { 900 } else { 600 }, 300).chances();
    /// assert!(chances[0] > 0.7 && chances[0] < 0.75 && (chances[0] + chances[1] - 1.0).abs() < 1e-6);
    /// ```
    pub fn chances(&self) -> [f32; MAX_SEATS] {
        let best = self.points().iter().copied().max().unwrap_or(0);
        let mut chances = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for (chance, &points) in chances.iter_mut().zip(self.points()) {
            *chance = ((points - best) as f32 / self.spread as f32).exp();
            sum += *chance;
        }
        chances.map(|chance| chance / sum)
    }
}
