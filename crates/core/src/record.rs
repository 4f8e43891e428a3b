//! The portable record of a game: what was decided and what chance brought. Everything else follows
//! from it.

use crate::data::DataId;
use crate::outcome::Part;
use crate::seat::Seat;
use crate::words::Names;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A game as JSON. Outcomes of chance are written down, so a record replays to the same end
/// whatever random generator a later version uses.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format: [`Record::FORMAT`].
    pub format: u32,
    /// The id of the game.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    /// The component data it was played with.
    pub data: DataId,
    /// The options of the table, all of them.
    pub options: Map<String, Value>,
    /// The players' names, by seat.
    pub players: Names,
    /// Where chance came from.
    pub seed: SeedNote,
    /// The state the match began from, if it was not the start of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Value>,
    /// The outcomes of chance, in order.
    pub chance: Vec<String>,
    /// The decisions, in the order they were made.
    pub decisions: Vec<Decided>,
    /// The result, once the game is over.
    #[serde(default)]
    pub result: Option<Result>,
}

impl Record {
    /// The version of the format that this program writes.
    pub const FORMAT: u32 = 1;
}

/// Where the outcomes of chance came from. Kept for curiosity: replaying does not need it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedNote {
    /// The generator that drew them.
    pub generator: String,
    /// Its seed.
    pub text: String,
}

/// One decision of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decided {
    /// Who decided.
    pub seat: Seat,
    /// The action in notation.
    pub action: String,
    /// When, in milliseconds since the Unix epoch, if anybody kept the time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
}

/// How a game ended, or stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Result {
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// The place of each seat: 1 is best, ties share.
    pub ranks: Vec<u8>,
    /// The named parts of each seat's score.
    pub breakdown: Vec<Vec<SeatResult>>,
}

/// One named part of a seat's score in a [`Result`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatResult {
    /// What the points are for.
    pub name: String,
    /// The points.
    pub points: i32,
}

impl From<Part> for SeatResult {
    fn from(part: Part) -> SeatResult {
        SeatResult {
            name: part.name.to_string(),
            points: part.points,
        }
    }
}
