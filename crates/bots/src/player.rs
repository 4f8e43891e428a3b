//! The players there are, by name.

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any legal action.
    Random,
    /// One step of look-ahead on the game's evaluation.
    Greedy,
    /// Multiple-observer information-set tree search as in the literature: uniform imagining, random rollouts. A yardstick.
    Plain,
    /// Search with everything we know, as strong as the level says.
    Level(Level),
}

impl Player {
    /// All players, weakest first.
    pub const ALL: [Player; 7] = [
        Player::Random,
        Player::Greedy,
        Player::Plain,
        Player::Level(Level::Novice),
        Player::Level(Level::Adept),
        Player::Level(Level::Master),
        Player::Level(Level::Grandmaster),
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Player::Random => "random",
            Player::Greedy => "greedy",
            Player::Plain => "plain",
            Player::Level(Level::Novice) => "novice",
            Player::Level(Level::Adept) => "adept",
            Player::Level(Level::Master) => "master",
            Player::Level(Level::Grandmaster) => "grandmaster",
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Player {
    type Err = String;

    /// Reads a name.
    ///
    /// ```
    /// use covenstead_bots::{Level, Player};
    /// assert_eq!("master".parse(), Ok(Player::Level(Level::Master)));
    /// assert!("oracle".parse::<Player>().unwrap_err().contains("the bots are: random, greedy"));
    /// ```
    fn from_str(text: &str) -> Result<Player, String> {
        Player::ALL.into_iter().find(|player| player.name() == text).ok_or_else(|| {
            let names: Vec<&str> = Player::ALL.iter().map(|player| player.name()).collect();
            format!("there is no bot `{text}`; the bots are: {}", names.join(", "))
        })
    }
}
