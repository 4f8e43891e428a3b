//! How the seats stand in the middle of a game: a hint to search, never a rule.

use crate::seat::{MAX_SEATS, Seat};

/// A guess at the final scores. In whole hundredths of a point, so that it is the same on every
/// machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    seats: u8,
    /// What each seat may expect to score in the end, in hundredths of a point.
    points: [i32; MAX_SEATS],
    /// What is said about winning.
    winning: Winning,
}

/// What a standing says about who wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Winning {
    /// Whoever scores most. The end may be this far from the guess, in hundredths of a point: far
    /// early on, near in the end.
    ByPoints(i32),
    /// Each seat with this weight.
    Weighted([u16; MAX_SEATS]),
}

impl Standing {
    /// Nothing is known: all are equal.
    pub fn unknown(seats: u8) -> Standing {
        Standing {
            seats,
            points: [0; MAX_SEATS],
            winning: Winning::ByPoints(100),
        }
    }

    /// A guess: `points` of every seat, which may be off by about `spread`, all in hundredths of a
    /// point.
    pub fn guess(seats: u8, points: impl Fn(Seat) -> i32, spread: i32) -> Standing {
        let mut standing = Standing {
            seats,
            points: [0; MAX_SEATS],
            winning: Winning::ByPoints(spread.max(1)),
        };
        for seat in Seat::all(seats) {
            standing.points[seat.index()] = points(seat);
        }
        standing
    }

    /// A guess of the points, where the game knows better than they tell how likely each seat wins:
    /// in proportion to its `weight`, of which somebody has one.
    pub fn weighted(
        seats: u8,
        points: impl Fn(Seat) -> i32,
        weight: impl Fn(Seat) -> u16,
    ) -> Standing {
        let mut weights = [0; MAX_SEATS];
        for seat in Seat::all(seats) {
            weights[seat.index()] = weight(seat);
        }
        Standing {
            winning: Winning::Weighted(weights),
            ..Standing::guess(seats, points, 1)
        }
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
    /// let chances = Standing::weighted(2, |_| 400, |seat| if seat.0 == 0 { 30 } else { 10 }).chances();
    /// assert_eq!(chances[..2], [0.75, 0.25]);
    /// ```
    pub fn chances(&self) -> [f32; MAX_SEATS] {
        let mut chances = [0.0; MAX_SEATS];
        match self.winning {
            Winning::ByPoints(spread) => {
                let best = self.points().iter().copied().max().unwrap_or(0);
                for (chance, &points) in chances.iter_mut().zip(self.points()) {
                    *chance = ((points - best) as f32 / spread as f32).exp();
                }
            }
            Winning::Weighted(weights) => chances = weights.map(f32::from),
        }
        let sum: f32 = chances.iter().sum();
        chances.map(|chance| chance / sum)
    }
}
