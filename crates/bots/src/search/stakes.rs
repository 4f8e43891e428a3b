//! Whether anything about winning is still open, and how much there is to gain if not.
//!
//! In a game that is won or lost for certain all actions win alike, and what is left, place and
//! margin, differs by far less than winning and losing do. A search that went on in the usual
//! proportions would look into everything equally and choose at random. It explores, and errs, in
//! proportion to what its playouts show to be at stake instead.

use crate::style::Style;

/// A chance to win is certain within so much of 0 or 1.
const CERTAIN: f64 = 0.02;

/// Playouts without which nothing is taken for certain.
const ENOUGH: u32 = 12;

/// What the playouts of a search came to for the seat that searches. In doubles: near 1, a point more
/// or less is lost in the square of a float.
#[derive(Clone, Copy, Default)]
pub struct Stakes {
    playouts: u32,
    chances: f64,
    utilities: f64,
    squares: f64,
}

impl Stakes {
    /// Adds a playout.
    pub fn add(&mut self, chance: f32, utility: f32) {
        self.playouts += 1;
        let utility = f64::from(utility);
        self.chances += f64::from(chance);
        self.utilities += utility;
        self.squares += utility * utility;
    }

    /// The playouts of two searches.
    pub fn and(self, other: &Stakes) -> Stakes {
        Stakes {
            playouts: self.playouts + other.playouts,
            chances: self.chances + other.chances,
            utilities: self.utilities + other.utilities,
            squares: self.squares + other.squares,
        }
    }

    /// If winning is certain or out of reach: how far the utilities of playouts lie apart.
    pub fn scale(&self, style: Style) -> Option<f32> {
        if !style.steadfast || self.playouts < ENOUGH {
            return None;
        }
        let count = f64::from(self.playouts);
        let chance = self.chances / count;
        let open = chance > CERTAIN && chance < 1.0 - CERTAIN;
        let mean = self.utilities / count;
        let variance = (self.squares / count - mean * mean).max(0.0);
        (!open).then(|| variance.sqrt() as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stakes(playouts: &[(f32, f32)]) -> Stakes {
        let mut stakes = Stakes::default();
        for &(chance, utility) in playouts.iter().cycle().take(40) {
            stakes.add(chance, utility);
        }
        stakes
    }

    #[test]
    fn what_is_at_stake_is_asked_only_once_winning_is_certain() {
        assert_eq!(stakes(&[(0.0, 0.1), (1.0, 0.9)]).scale(Style::STRONG), None);
        for chance in [0.0, 1.0] {
            let sure = stakes(&[(chance, 0.99), (chance, 0.9901)]);
            let scale = sure.scale(Style::STRONG).unwrap();
            assert!((scale - 0.00005).abs() < 1e-6, "{scale}");
            assert_eq!(
                sure.scale(Style::PLAIN),
                None,
                "the yardstick stays as it is"
            );
        }
    }
}
