//! How sure a share is.

/// A range that holds the true value with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// The standard score of 95 % confidence.
pub(crate) const Z: f64 = 1.959_963_985;

impl Interval {
    /// Wilson's score interval of a share seen in `trials` independent trials. Honest near 0 and 1,
    /// where the usual ± is not: ten wins out of ten do not prove that a bot always wins.
    ///
    /// ```
    /// use covenstead_arena::Interval;
    /// let sure = Interval::wilson(1.0, 10.0);
    /// assert!((sure.low - 0.722).abs() < 0.001 && sure.high == 1.0);
    /// ```
    pub fn wilson(share: f64, trials: f64) -> Interval {
        if trials <= 0.0 {
            return Interval {
                low: 0.0,
                high: 1.0,
            };
        }
        let spread = Z * Z / trials;
        let middle = share + spread / 2.0;
        let reach = Z * (share * (1.0 - share) / trials + spread / (4.0 * trials)).sqrt();
        let end = |value: f64| (value / (1.0 + spread)).clamp(0.0, 1.0);
        Interval {
            low: end(middle - reach).min(share),
            high: end(middle + reach).max(share),
        }
    }

    /// The same for a share that is a part of another: the whole divided by `parts`.
    #[must_use]
    pub fn divided(self, parts: f64) -> Interval {
        Interval {
            low: self.low / parts,
            high: self.high / parts,
        }
    }

    /// Half its width.
    pub fn margin(self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// How many independent games a duplicate tournament is worth. Each item is what one block of
/// `size` games came to, as a share. Playing a deal from every seat makes blocks more alike than
/// chance would (worth more games than were played) or, if the deal decides much, games of a block
/// alike (worth fewer).
pub(crate) fn games_worth(blocks: &[f64], size: f64, games: f64) -> f64 {
    let count = blocks.len() as f64;
    let mean = blocks.iter().sum::<f64>() / count;
    let expected = mean * (1.0 - mean) / size;
    if blocks.len() < FEWEST_BLOCKS || expected <= 0.0 {
        return games;
    }
    let seen = blocks
        .iter()
        .map(|block| (block - mean).powi(2))
        .sum::<f64>()
        / (count - 1.0);
    games / (seen / expected).clamp(0.25, 4.0)
}

/// Fewer blocks than this say nothing about how blocks vary.
const FEWEST_BLOCKS: usize = 20;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_the_literature() {
        // Newcombe 1998, method 3: 81 of 263 and 15 of 148.
        for (hits, trials, low, high) in
            [(81.0, 263.0, 0.2553, 0.3662), (15.0, 148.0, 0.0624, 0.1605)]
        {
            let interval = Interval::wilson(hits / trials, trials);
            assert!(
                (interval.low - low).abs() < 5e-5 && (interval.high - high).abs() < 5e-5,
                "{interval:?}"
            );
        }
    }

    #[test]
    fn nothing_seen_is_nothing_known() {
        assert_eq!(
            Interval::wilson(0.5, 0.0),
            Interval {
                low: 0.0,
                high: 1.0
            }
        );
    }

    #[test]
    fn blocks_that_are_alike_are_worth_more_games_and_blocks_that_differ_fewer() {
        let alike = vec![0.5; 30];
        assert_eq!(games_worth(&alike, 4.0, 120.0), 480.0);
        let differ: Vec<f64> = (0..30).map(|block| f64::from(block % 2)).collect();
        assert!(games_worth(&differ, 4.0, 120.0) < 31.0);
        assert_eq!(games_worth(&alike[..5], 4.0, 20.0), 20.0);
    }
}
