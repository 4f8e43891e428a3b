//! How a search thinks: the one table of what makes a level.

use crate::player::Level;
use covenstead_core::Slips;
use std::ops::RangeInclusive;

/// The knobs of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// How strongly it looks into what it knows little about.
    pub exploration: f32,
    /// Whether imagined opponents have chosen as sensible players would; otherwise all that fits is
    /// equally likely.
    pub empathy: bool,
    /// Of a hundred decisions in a rollout, how many are drawn by the game's suggestion; the others
    /// are random.
    pub sense: u8,
    /// At which rest of a rollout (the end of the round, the next one …) the evaluation takes over;
    /// none plays to the end.
    pub horizon: Option<u32>,
    /// How much of the utility is the chance to win; the rest is place and score.
    pub ambition: f32,
    /// Children a node may have after n visits: this times the root of n; none allows all.
    pub widening: Option<f32>,
    /// What an action nobody has tried is taken for, above the mean of its parent; none tries each
    /// once first.
    pub urgency: Option<f32>,
    /// The most iterations, whatever the budget; none uses it all.
    pub patience: Option<u64>,
    /// How softly it chooses among what it has looked into: 0 takes the best.
    pub softness: f32,
    /// How strong it takes the other players for, from 0 (far weaker than itself) to 1 (equals),
    /// where the game's evaluation asks.
    pub esteem: f32,
    /// Whether a game that is certainly won or lost is still played for place and margin.
    pub steadfast: bool,
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
        esteem: 1.0,
        steadfast: false,
    };

    /// All we know.
    pub const STRONG: Style = Style {
        exploration: 1.0,
        empathy: true,
        sense: 90,
        horizon: Some(1),
        ambition: 0.85,
        widening: Some(2.0),
        urgency: None,
        patience: None,
        softness: 0.0,
        esteem: 1.0,
        steadfast: true,
    };

    /// The style of a level in a game whose levels [slip](covenstead_core::Game::slips) so much.
    pub fn of(level: Level, slips: Slips) -> Style {
        let (patience, softness) = match level {
            Level::Novice => (Some(25), slips.novice),
            Level::Adept => (Some(300), slips.adept),
            Level::Master => (Some(2_000), slips.master),
            Level::Grandmaster => (None, 0.0),
        };
        Style {
            patience,
            softness,
            ..Style::STRONG
        }
    }

    /// Reads knobs, each `:NAME=VALUE`, on top of all we know.
    ///
    /// ```
    /// use covenstead_bots::Style;
    /// let style = Style::read(":horizon=2:sense=50").unwrap();
    /// assert_eq!((style.horizon, style.sense), (Some(2), 50));
    /// assert!(Style::read(":luck=9").unwrap_err().contains("the knobs are"));
    /// ```
    pub fn read(knobs: &str) -> Result<Style, String> {
        let mut style = Style::STRONG;
        for knob in knobs.split(':').skip(1) {
            let (name, value) = knob
                .split_once('=')
                .ok_or_else(|| format!("`{knob}` is not NAME=VALUE"))?;
            style
                .turn(name, value)
                .map_err(|why| format!("`{knob}`: {why}"))?;
        }
        match knobs.is_empty() || knobs.starts_with(':') {
            true => Ok(style),
            false => Err("knobs are written `search:NAME=VALUE`".into()),
        }
    }

    fn turn(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "exploration" => self.exploration = number(value, 0.0..=10.0)?,
            "empathy" => self.empathy = number(value, 0.0..=1.0)? > 0.5,
            "sense" => self.sense = number(value, 0.0..=100.0)? as u8,
            "horizon" => self.horizon = some(value)?.map(|rests| rests as u32),
            "ambition" => self.ambition = number(value, 0.0..=1.0)?,
            "widening" => self.widening = some(value)?,
            "urgency" => {
                self.urgency = (value != "none")
                    .then(|| number(value, -1.0..=10.0))
                    .transpose()?
            }
            "patience" => self.patience = some(value)?.map(|iterations| iterations as u64),
            "esteem" => self.esteem = number(value, 0.0..=1.0)?,
            "steadfast" => self.steadfast = number(value, 0.0..=1.0)? > 0.5,
            "softness" => self.softness = number(value, 0.0..=10.0)?,
            _ => return Err(format!("the knobs are {KNOBS}")),
        }
        Ok(())
    }

    /// The knobs that are not where [`STRONG`](Style::STRONG) has them, as [`read`](Style::read)
    /// reads them.
    pub fn knobs(&self) -> String {
        let none = |value: Option<String>| value.unwrap_or_else(|| "none".into());
        let all = |style: &Style| {
            [
                ("exploration", style.exploration.to_string()),
                ("empathy", u8::from(style.empathy).to_string()),
                ("sense", style.sense.to_string()),
                (
                    "horizon",
                    none(style.horizon.map(|rests| rests.to_string())),
                ),
                ("ambition", style.ambition.to_string()),
                (
                    "widening",
                    none(style.widening.map(|factor| factor.to_string())),
                ),
                (
                    "urgency",
                    none(style.urgency.map(|urgency| urgency.to_string())),
                ),
                (
                    "patience",
                    none(style.patience.map(|iterations| iterations.to_string())),
                ),
                ("softness", style.softness.to_string()),
                ("esteem", style.esteem.to_string()),
                ("steadfast", u8::from(style.steadfast).to_string()),
            ]
        };
        let turned = all(self)
            .into_iter()
            .zip(all(&Style::STRONG))
            .filter(|(own, usual)| own != usual);
        turned
            .map(|((name, value), _)| format!(":{name}={value}"))
            .collect()
    }
}

const KNOBS: &str = "exploration, empathy, sense, horizon, ambition, widening, urgency, patience, softness, \
     esteem, steadfast";

fn number(text: &str, range: RangeInclusive<f32>) -> Result<f32, String> {
    let (low, high) = (range.start(), range.end());
    let number = text
        .parse::<f32>()
        .ok()
        .filter(|number| range.contains(number));
    number.ok_or_else(|| format!("a number from {low} to {high} is needed"))
}

/// A positive number, or `none`.
fn some(text: &str) -> Result<Option<f32>, String> {
    (text != "none")
        .then(|| number(text, 0.01..=1e9))
        .transpose()
}
