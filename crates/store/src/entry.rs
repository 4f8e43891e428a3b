//! What can happen at a table, as its log keeps it.

use crate::hash::Hash;
use crate::table::TableId;
use covenstead_core::Seat;
use serde::{Deserialize, Serialize};

/// Why a bot plays for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Nobody sat there, and those who did wanted to begin.
    Empty,
    /// The player left.
    Left,
    /// The player was away, and somebody at the table asked for a bot.
    Away,
    /// The player's time ran out. The seat cannot be taken back.
    Time,
}

/// One entry of a table's log. The names are part of the stored format: never change what one
/// means.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum Entry {
    /// The last seat was taken and the game began: chance acted until somebody had to decide.
    /// Tables on which every seat was taken when they were set begin without this entry.
    Started {
        /// The outcomes of chance. They replace those with which the table was set, should it have
        /// any: earlier versions of this program let chance act while seats were free.
        chance: Vec<String>,
    },
    /// A seat decided, and chance acted until somebody had to decide again: one entry, so that
    /// never half of it is kept.
    Decided {
        /// Who decided.
        seat: Seat,
        /// The action in notation.
        action: String,
        /// The outcomes of chance that followed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<String>,
        /// How long the player took, in milliseconds. The time the server was down is not in it.
        #[serde(default)]
        spent: u64,
    },
    /// The game went back to where it had `decisions` decisions. What was taken back stays in the
    /// log.
    TakenBack {
        /// Who asked for it.
        seat: Seat,
        /// How many decisions remain.
        decisions: usize,
    },
    /// A player asks to go back further than may be done freely; all people at the table must
    /// agree.
    AskedBack {
        /// Who asks.
        seat: Seat,
        /// How many decisions would remain.
        decisions: usize,
    },
    /// Somebody agrees to go back, or does not.
    Answered {
        /// Who answers.
        seat: Seat,
        /// Whether they agree.
        agrees: bool,
    },
    /// Somebody took an empty seat.
    Sat {
        /// The seat.
        seat: Seat,
        /// The name.
        name: String,
        /// The hash of the token in the seat's personal link.
        token: Hash,
        /// The hash of the key of the browser that took it, if it was one.
        #[serde(default)]
        person: Option<Hash>,
    },
    /// The player came back from another browser, with the personal link.
    CameBack {
        /// The seat.
        seat: Seat,
        /// The hash of that browser's key.
        person: Hash,
    },
    /// The seat got a new personal link; the old one is void.
    Relinked {
        /// The seat.
        seat: Seat,
        /// The hash of the new token.
        token: Hash,
        /// The browsers that still hold the seat. Not given in entries of earlier versions, in
        /// which all of them do.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keeps: Option<Vec<Hash>>,
    },
    /// The player left before the game began: the seat is empty again.
    Left {
        /// The seat.
        seat: Seat,
    },
    /// A bot plays for the seat from now on.
    Handed {
        /// The seat.
        seat: Seat,
        /// Which bot.
        bot: String,
        /// Why.
        why: Why,
    },
    /// The player took the seat back from the bot.
    Returned {
        /// The seat.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// The seat of whoever said it.
        seat: Seat,
        /// What.
        text: String,
    },
    /// Somebody gave a signal, one of those that the game leaves where talk is limited, or took it
    /// back.
    Signalled {
        /// The seat of whoever gave it.
        seat: Seat,
        /// The word of the signal; none if it was taken back.
        signal: Option<String>,
        /// What it is about: it goes out when the game's signals are about something else.
        about: String,
    },
    /// Somebody has set a table to play the finished game again.
    Rematched {
        /// The seat of whoever has.
        seat: Seat,
        /// The new table.
        table: TableId,
    },
}

/// An entry and when it was made, in milliseconds since the Unix epoch.
#[derive(Clone, PartialEq, Debug)]
pub struct Noted {
    /// When.
    pub at: u64,
    /// What.
    pub entry: Entry,
}
