//! Ratings for tables of any size: the model of Weng and Lin (2011), from `skillratings`.

use crate::interval::Z;
use crate::play::PlayedGame;
use crate::schedule::Schedule;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How strong a bot is against those it met. Everybody starts at 25; a bot 4.2 above another
/// finishes above it in about two games out of three.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating.
    pub value: f64,
    /// The true one is within so much of it with 95 % confidence, says the model.
    pub margin: f64,
}

/// The rating of every bot, as entered, after all `games`, which come in the order of their
/// numbers.
pub(crate) fn rate_bots(
    schedule: &Schedule,
    bots: usize,
    games: &[PlayedGame],
) -> Vec<WengLinRating> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); bots];
    for game in games {
        let seating = schedule.fixture(game.number).seating;
        let teams: Vec<[WengLinRating; 1]> = seating.iter().map(|&bot| [ratings[bot]]).collect();
        let places = game
            .lines
            .iter()
            .map(|line| MultiTeamOutcome::new(usize::from(line.rank)));
        let met: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            teams.iter().map(|team| &team[..]).zip(places).collect();
        for (&bot, team) in seating.iter().zip(weng_lin_multi_team(&met, &config)) {
            ratings[bot] = team[0];
        }
    }
    ratings
}

/// The rating of a kind of bot: the mean of those of its bots.
pub(crate) fn mean_rating(bots: &[WengLinRating]) -> Rating {
    let count = bots.len() as f64;
    let value = bots.iter().map(|bot| bot.rating).sum::<f64>() / count;
    let variance = bots.iter().map(|bot| bot.uncertainty.powi(2)).sum::<f64>() / (count * count);
    Rating {
        value,
        margin: Z * variance.sqrt(),
    }
}
