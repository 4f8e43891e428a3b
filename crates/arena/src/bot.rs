//! Who takes part: a bot of ours with its budget, or a program of its own.

use crate::error::ArenaError;
use covenstead_bots::{Budget, Limit, Player};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A bot as it is entered: `greedy`, `master@50ms`, `plain@1000it`, `cmd:python3 bot.py`,
/// `cmd:python3 bot.py@200ms`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Bot {
    /// One of ours.
    Ours {
        /// Which.
        player: Player,
        /// What it may spend on a decision; without one, what the tournament allows.
        limit: Option<Limit>,
    },
    /// A program that speaks the protocol.
    Program {
        /// The command line that starts it.
        command: String,
        /// Milliseconds it has for a decision; without them, what the tournament allows.
        millis: Option<u64>,
    },
}

impl Bot {
    /// Milliseconds for a program where the tournament counts iterations, which mean nothing to it.
    pub const MILLIS_OF_A_PROGRAM: u64 = 1000;
    /// The longest that anybody may think about a decision, in milliseconds.
    pub const MOST_MILLIS: u64 = 600_000;

    /// The budget where nobody named one.
    pub const USUAL: Limit = Limit::Millis(100);

    /// The same bot with its budget settled: its own, or else `common`, or else the usual one; but
    /// who stops after so many iterations anyhow needs no clock, and without it plays the same
    /// games anywhere.
    pub fn with_budget(self, common: Option<Limit>) -> Bot {
        match self {
            Bot::Ours {
                player: Player::Random | Player::Greedy,
                ..
            } => self,
            Bot::Ours { player, limit } => {
                let enough = player.patience().map_or(Bot::USUAL, Limit::Iterations);
                Bot::Ours {
                    player,
                    limit: limit.or(common).or(Some(enough)),
                }
            }
            Bot::Program { command, millis } => {
                let common = match common.unwrap_or(Bot::USUAL) {
                    Limit::Millis(millis) => millis,
                    Limit::Iterations(_) => Bot::MILLIS_OF_A_PROGRAM,
                };
                Bot::Program {
                    command,
                    millis: millis.or(Some(common)),
                }
            }
        }
    }

    /// Whether its answers depend on nothing but the position and the seed.
    pub fn is_reproducible(&self) -> bool {
        match self {
            Bot::Ours { limit, .. } => !matches!(limit, Some(Limit::Millis(_))),
            Bot::Program { .. } => false,
        }
    }
}

/// Reads a budget: `100ms` or `2000it`.
///
/// ```
/// use covenstead_arena::read_budget;
/// use covenstead_bots::Limit;
/// assert_eq!(read_budget("100ms"), Ok(Limit::Millis(100)));
/// assert_eq!(read_budget("2000it"), Ok(Limit::Iterations(2000)));
/// assert!(read_budget("soon").unwrap_err().contains("100ms"));
/// ```
pub fn read_budget(text: &str) -> Result<Limit, String> {
    let wrong =
        || format!("`{text}` is no budget; write milliseconds as 100ms or iterations as 2000it");
    let (number, limit): (&str, fn(u64) -> Limit) = match text.strip_suffix("ms") {
        Some(number) => (number, Limit::Millis),
        None => (
            text.strip_suffix("it").ok_or_else(wrong)?,
            Limit::Iterations,
        ),
    };
    match limit(number.parse().map_err(|_| wrong())?) {
        Limit::Millis(0) | Limit::Iterations(0) => Err(format!(
            "`{text}` is no budget: nobody can think in no time at all"
        )),
        Limit::Millis(millis) if millis > Bot::MOST_MILLIS => Err(format!(
            "`{text}` is too long: a decision may take at most {}ms",
            Bot::MOST_MILLIS
        )),
        limit => Ok(limit),
    }
}

fn write_budget(limit: Limit) -> String {
    match limit {
        Limit::Millis(millis) => format!("{millis}ms"),
        Limit::Iterations(iterations) => format!("{iterations}it"),
    }
}

impl FromStr for Bot {
    type Err = ArenaError;

    /// Reads a bot as it is entered.
    ///
    /// ```
    /// use covenstead_arena::Bot;
    /// let bot: Bot = "master@50ms".parse()?;
    /// assert_eq!(bot.to_string(), "master@50ms");
    /// assert!("oracle".parse::<Bot>().unwrap_err().to_string().contains("cmd:"));
    /// # Ok::<(), covenstead_arena::ArenaError>(())
    /// ```
    fn from_str(text: &str) -> Result<Bot, ArenaError> {
        let text = text.trim();
        match text.strip_prefix("cmd:") {
            Some(command) => read_program(command.trim()),
            None => read_ours(text),
        }
    }
}

fn read_ours(text: &str) -> Result<Bot, ArenaError> {
    let (name, limit) = match text.split_once('@') {
        Some((name, budget)) => (name, Some(read_budget(budget).map_err(ArenaError::Bot)?)),
        None => (text, None),
    };
    let advice =
        |wrong: String| ArenaError::Bot(format!("{wrong}; a program of your own is `cmd:COMMAND`"));
    let player: Player = name.parse().map_err(advice)?;
    match (player, limit) {
        (Player::Random | Player::Greedy, Some(_)) => Err(ArenaError::Bot(format!(
            "`{player}` does not search and takes no budget"
        ))),
        _ => Ok(Bot::Ours { player, limit }),
    }
}

/// An `@` may belong to the command: only a budget after the last one is taken for one.
fn read_program(text: &str) -> Result<Bot, ArenaError> {
    let (command, millis) = match text
        .rsplit_once('@')
        .map(|(command, budget)| (command, read_budget(budget)))
    {
        Some((command, Ok(Limit::Millis(millis)))) => (command, Some(millis)),
        Some((_, Ok(Limit::Iterations(_)))) => {
            let message = format!(
                "`cmd:{text}`: a program's budget is in milliseconds, as in `cmd:python3 bot.py@200ms`"
            );
            return Err(ArenaError::Bot(message));
        }
        Some((_, Err(_))) | None => (text, None),
    };
    words_of(command)?;
    Ok(Bot::Program {
        command: command.to_string(),
        millis,
    })
}

/// The words of a command line, quotes as in a shell.
pub(crate) fn words_of(command: &str) -> Result<Vec<String>, ArenaError> {
    // Every game is a line of records and a few of results: a line break would tear them.
    let one_line = !command.contains(['\n', '\r']);
    shlex::split(command).filter(|words| !words.is_empty() && one_line).ok_or_else(|| {
        let message =
            format!("`cmd:{command}` is no command line; write it as in a shell, on one line: cmd:python3 'my bot.py'");
        ArenaError::Bot(message)
    })
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Ours {
                player,
                limit: None,
            } => player.fmt(f),
            Bot::Ours {
                player,
                limit: Some(limit),
            } => write!(f, "{player}@{}", write_budget(*limit)),
            Bot::Program {
                command,
                millis: None,
            } => write!(f, "cmd:{command}"),
            Bot::Program {
                command,
                millis: Some(millis),
            } => write!(f, "cmd:{command}@{millis}ms"),
        }
    }
}

impl From<Bot> for String {
    fn from(bot: Bot) -> String {
        bot.to_string()
    }
}

impl TryFrom<String> for Bot {
    type Error = ArenaError;

    fn try_from(text: String) -> Result<Bot, ArenaError> {
        text.parse()
    }
}

/// What one of ours may spend: a player that does not search needs nothing.
pub(crate) fn budget_of(limit: Option<Limit>) -> Budget {
    match limit {
        Some(limit) => Budget {
            limit,
            ..Budget::iterations(1)
        },
        None => Budget::iterations(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use covenstead_bots::Level;

    fn canonical(text: &str) -> String {
        text.parse::<Bot>().unwrap().to_string()
    }

    fn settled(text: &str, common: Option<Limit>) -> String {
        text.parse::<Bot>().unwrap().with_budget(common).to_string()
    }

    #[test]
    fn a_bot_reads_as_it_prints() {
        for text in [
            "random",
            "greedy",
            "plain@1000it",
            "master@50ms",
            "cmd:python3 bot.py",
            "cmd:ssh me@home bot@200ms",
        ] {
            assert_eq!(canonical(text), text);
        }
        assert_eq!(canonical(" cmd: ./bot "), "cmd:./bot");
    }

    #[test]
    fn an_at_sign_of_a_command_stays_in_the_command() {
        let bot = "cmd:ssh me@home".parse::<Bot>().unwrap();
        assert_eq!(
            bot,
            Bot::Program {
                command: "ssh me@home".into(),
                millis: None
            }
        );
    }

    #[test]
    fn a_bot_that_cannot_be_read_is_refused_with_advice() {
        for (text, advice) in [
            ("oracle", "the bots are: random, novice, greedy"),
            ("master@", "100ms"),
            ("master@0it", "no time at all"),
            ("master@999999999ms", "at most 600000ms"),
            ("random@5ms", "takes no budget"),
            ("cmd:", "no command line"),
            ("cmd:python3 'bot.py", "no command line"),
            ("cmd:a\nb", "on one line"),
            ("cmd:bot@10it", "in milliseconds"),
        ] {
            let said = text.parse::<Bot>().unwrap_err().to_string();
            assert!(said.contains(advice), "{text}: {said}");
        }
    }

    #[test]
    fn its_own_budget_goes_before_the_common_one() {
        assert_eq!(
            settled("master", Some(Limit::Iterations(70))),
            "master@70it"
        );
        assert_eq!(
            settled("master@5ms", Some(Limit::Iterations(70))),
            "master@5ms"
        );
        assert_eq!(settled("random", Some(Limit::Iterations(70))), "random");
        assert_eq!(
            settled("cmd:bot", Some(Limit::Iterations(70))),
            "cmd:bot@1000ms"
        );
        assert_eq!(settled("cmd:bot", Some(Limit::Millis(70))), "cmd:bot@70ms");
    }

    #[test]
    fn who_stops_anyhow_needs_no_clock() {
        let patience = Player::Level(Level::Master).patience().unwrap();
        assert_eq!(settled("master", None), format!("master@{patience}it"));
        assert_eq!(
            settled("search:patience=40", None),
            "search:patience=40@40it"
        );
        for (text, budget) in [
            ("grandmaster", "grandmaster@100ms"),
            ("plain", "plain@100ms"),
            ("cmd:bot", "cmd:bot@100ms"),
        ] {
            assert_eq!(settled(text, None), budget);
        }
    }
}
