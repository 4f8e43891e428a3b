//! A table as it is kept: how it was set, and all that happened since.

use crate::entry::{Entry, Noted};
use crate::hash::Hash;
use covenstead_core::{DataId, Decided, Names, Record, SeedNote};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fmt;
use std::str::FromStr;

/// The name of a table in links: 80 random bits, as 16 letters and digits. Whoever has it may
/// watch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId([u8; 10]);

/// Letters and digits that are not mistaken for one another (Crockford's base 32, lower case).
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl TableId {
    /// The id that these random bytes stand for.
    pub fn from_bytes(bytes: [u8; 10]) -> TableId {
        TableId(bytes)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for five in self.0.chunks_exact(5) {
            let bits = five
                .iter()
                .fold(0u64, |bits, &byte| bits << 8 | u64::from(byte));
            for place in (0..8).rev() {
                let digit = DIGITS[(bits >> (5 * place) & 31) as usize];
                write!(f, "{}", digit as char)?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for TableId {
    type Err = String;

    /// Reads an id.
    ///
    /// ```
    /// use covenstead_store::TableId;
    /// let id = TableId::from_bytes(*b"covenstead");
    /// assert_eq!(id.to_string().parse(), Ok(id));
    /// assert!("../etc/passwd".parse::<TableId>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<TableId, String> {
        let digit = |letter: u8| {
            DIGITS
                .iter()
                .position(|&digit| digit == letter)
                .map(|value| value as u64)
        };
        let values: Option<Vec<u64>> = text.bytes().map(digit).collect();
        let values = values
            .filter(|values| values.len() == 16)
            .ok_or("a table's id is 16 letters and digits")?;
        let mut bytes = [0; 10];
        for (eight, five) in values.chunks_exact(8).zip(bytes.chunks_exact_mut(5)) {
            let bits = eight.iter().fold(0u64, |bits, value| bits << 5 | value);
            five.copy_from_slice(&bits.to_be_bytes()[3..]);
        }
        Ok(TableId(bytes))
    }
}

impl Serialize for TableId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<TableId, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// Who was to sit on a chair when the table was set.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Chair {
    /// Whoever comes by the link.
    Open,
    /// Whoever set the table.
    Person {
        /// The hash of the token in the seat's personal link.
        token: Hash,
        /// The hash of the key of the browser, if it was one.
        #[serde(default)]
        person: Option<Hash>,
    },
    /// Somebody whom the seat is kept for, by the name that the table has for it: whoever holds
    /// one of these secrets.
    Kept {
        /// The hashes of the keys of their browsers.
        people: Vec<Hash>,
        /// The hash of the token that they were given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<Hash>,
    },
    /// A bot.
    Bot {
        /// Which one.
        bot: String,
    },
}

/// How long a player may think: so much for the game, and so much more for each decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Milliseconds for the whole game.
    pub start_ms: u64,
    /// Milliseconds added after each decision.
    #[serde(default)]
    pub add_ms: u64,
}

/// A table as it was set. Everything later is in its log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// When it was set, in milliseconds since the Unix epoch.
    pub created: u64,
    /// The game.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    /// The component data it is played with.
    pub data: DataId,
    /// The options of the table, all of them.
    pub options: Map<String, Value>,
    /// Who was to sit where.
    pub chairs: Vec<Chair>,
    /// Their names.
    pub names: Names,
    /// How long they may think, if there is a limit.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Whether anybody may find it, or only who has the link.
    pub listed: bool,
    /// Whether bots give hints although several people play.
    #[serde(default)]
    pub hints: bool,
    /// What chance brought before the first decision. The generator's seed is not kept at all.
    pub chance: Vec<String>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are empty.
    Gathering,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
}

/// What the store must know of a table without replaying it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// How far it has come.
    pub phase: Phase,
    /// Whether a bot has to decide.
    pub bots_turn: bool,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The table as it was set.
    pub table: NewTable,
    /// How far it has come.
    pub phase: Phase,
    /// When something last happened, in milliseconds since the Unix epoch.
    pub touched: u64,
}

/// A table read back.
#[derive(Clone, PartialEq, Debug)]
pub struct Stored {
    /// The table as it was set.
    pub table: NewTable,
    /// All that happened, in order.
    pub log: Vec<Noted>,
}

impl Stored {
    /// The portable record of the game: what still counts of the log, after everything taken back.
    pub fn record(&self) -> Record {
        let mut names = self.table.names.clone();
        let mut first = &self.table.chance;
        let mut steps: Vec<(Decided, &[String])> = Vec::new();
        for Noted { at, entry } in &self.log {
            match entry {
                Entry::Decided {
                    seat,
                    action,
                    chance,
                    ..
                } => {
                    steps.push((
                        Decided {
                            seat: *seat,
                            action: action.clone(),
                            at: Some(*at),
                        },
                        chance,
                    ));
                }
                Entry::Started { chance } => first = chance,
                Entry::TakenBack { decisions, .. } => steps.truncate(*decisions),
                Entry::Sat { seat, name, .. } => names.0[seat.index()].clone_from(name),
                Entry::AskedBack { .. }
                | Entry::Answered { .. }
                | Entry::CameBack { .. }
                | Entry::Relinked { .. }
                | Entry::Left { .. }
                | Entry::Handed { .. }
                | Entry::Returned { .. }
                | Entry::Said { .. }
                | Entry::Signalled { .. }
                | Entry::Rematched { .. } => {}
            }
        }
        let later = steps.iter().flat_map(|(_, chance)| chance.iter());
        Record {
            format: Record::FORMAT,
            game: self.table.game.clone(),
            rules: self.table.rules,
            data: self.table.data.clone(),
            options: self.table.options.clone(),
            players: names,
            seed: SeedNote {
                generator: "chacha20".into(),
                text: String::new(),
            },
            start: None,
            chance: first.iter().chain(later).cloned().collect(),
            decisions: steps.iter().map(|(decided, _)| decided.clone()).collect(),
            result: None,
        }
    }
}
