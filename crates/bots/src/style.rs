//! How a search thinks: the one table of what makes a level.

use crate::player::Level;

/// The knobs of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// How strongly it looks into what it knows little about.
    pub exploration: f32,
    /// Whether imagined opponents have chosen as sensible players would; otherwise all that fits is equally likely.
    pub empathy: bool,
    /// Of a hundred decisions in a rollout, how many are drawn by the game's suggestion; the others are random.
    pub sense: u8,
    /// The most decisions of a rollout before the evaluation takes over; none plays to the end.
    pub horizon: Option<u32>,
    /// How much of the utility is the chance to win; the rest is place and score.
    pub ambition: f32,
    /// Children a node may have after n visits: this times the root of n; none allows all.
    pub widening: Option<f32>,
    /// What an action nobody has tried is taken for, above the mean of its parent; none tries each once first.
    pub urgency: Option<f32>,
    /// The most iterations, whatever the budget; none uses it all.
    pub patience: Option<u64>,
    /// How softly it chooses among what it has looked into: 0 takes the best.
    pub softness: f32,
}

impl Style {
    /// Information-set tree search as in the literature.
    pub const PLAIN: Style = Style {
        exploration: 0.7,
        empathy: false,
        sense: 0,
        horizon: None,
        ambition: 1.0,
        widening: None,
        urgency: None,
        patience: None,
        softness: 0.0,
    };

    /// All we know.
    pub const STRONG: Style = Style {
        exploration: 0.5,
        empathy: true,
        sense: 90,
        horizon: None,
        ambition: 0.7,
        widening: Some(2.0),
        urgency: None,
        patience: None,
        softness: 0.0,
    };

    /// The style of a level.
    pub fn of(level: Level) -> Style {
        match level {
            Level::Novice => Style { horizon: Some(6), patience: Some(40), softness: 0.15, ..Style::STRONG },
            Level::Adept => Style { patience: Some(300), softness: 0.03, ..Style::STRONG },
            Level::Master => Style { patience: Some(20_000), ..Style::STRONG },
            Level::Grandmaster => Style::STRONG,
        }
    }
}
