//! The players there are, by name.

use crate::style::Style;
use covenstead_core::Slips;
use std::fmt;
use std::str::FromStr;

/// How strong a bot for people is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Looks a short way ahead and does not always take the best it sees.
    Novice,
    /// A fair opponent.
    Adept,
    /// Strong.
    Master,
    /// As strong as its time allows.
    Grandmaster,
}

/// A kind of player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Player {
    /// Any legal action.
    Random,
    /// One step of look-ahead on the game's evaluation.
    Greedy,
    /// Multiple-observer information-set tree search as in the literature: uniform imagining,
    /// random rollouts. A yardstick.
    Plain,
    /// Search with everything we know, as strong as the level says.
    Level(Level),
    /// Search with knobs of one's own: `search:horizon=2:sense=50`.
    Search(Style),
}

impl Player {
    /// The players that people choose from, weakest first in every game. The arena measured that
    /// (`docs/bots.md`); every list that a person reads follows it.
    pub const FOR_PEOPLE: [Player; 6] = [
        Player::Random,
        Player::Level(Level::Novice),
        Player::Greedy,
        Player::Level(Level::Adept),
        Player::Level(Level::Master),
        Player::Level(Level::Grandmaster),
    ];

    /// The players with a name of their own: those for people, and the yardstick, whose strength
    /// hangs on its time alone.
    pub const NAMED: [Player; 7] = {
        let [random, novice, greedy, adept, master, grandmaster] = Player::FOR_PEOPLE;
        [
            random,
            novice,
            greedy,
            adept,
            master,
            grandmaster,
            Player::Plain,
        ]
    };

    /// After how many iterations it stops thinking though it might go on; none if it does not
    /// search or uses all it may spend.
    pub fn patience(self) -> Option<u64> {
        match self {
            Player::Level(level) => Style::of(level, Slips::default()).patience,
            Player::Search(style) => style.patience,
            Player::Random | Player::Greedy | Player::Plain => None,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Plain => f.write_str("plain"),
            Player::Level(Level::Novice) => f.write_str("novice"),
            Player::Level(Level::Adept) => f.write_str("adept"),
            Player::Level(Level::Master) => f.write_str("master"),
            Player::Level(Level::Grandmaster) => f.write_str("grandmaster"),
            Player::Search(style) => write!(f, "search{}", style.knobs()),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    /// Reads a name.
    ///
    /// ```
    /// use covenstead_bots::{Level, Player};
    /// assert_eq!("master".parse(), Ok(Player::Level(Level::Master)));
    /// assert!("oracle".parse::<Player>().unwrap_err().contains("the bots are: random, novice"));
    /// ```
    fn from_str(text: &str) -> Result<Player, String> {
        if let Some(knobs) = text.strip_prefix("search") {
            return Style::read(knobs).map(Player::Search);
        }
        Player::NAMED
            .into_iter()
            .find(|player| player.to_string() == text)
            .ok_or_else(|| {
                let names: Vec<String> = Player::NAMED.iter().map(Player::to_string).collect();
                format!(
                    "there is no bot `{text}`; the bots are: {}, search",
                    names.join(", ")
                )
            })
    }
}
