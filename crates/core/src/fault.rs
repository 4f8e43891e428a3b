//! What can be wrong with a request, in the words of the public protocol.

use serde::Serialize;

/// The kind of a [`Fault`]; its kebab-case name is part of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The line is not JSON.
    BadJson,
    /// The request has an unknown verb or field, or a field of the wrong type.
    BadRequest,
    /// No game has this id.
    UnknownGame,
    /// An option is unknown, has an impossible value or does not go with another one.
    BadOptions,
    /// The game is not played by that many.
    BadPlayers,
    /// No open match has this id.
    UnknownMatch,
    /// The match has no such seat.
    BadSeat,
    /// The seat has nothing to decide now.
    NotYourTurn,
    /// The rules forbid the action, or it cannot be read.
    IllegalAction,
    /// The state is malformed or breaks an invariant of the rules.
    BadState,
    /// The record is malformed or does not replay.
    BadRecord,
    /// The match is over.
    Over,
    /// A limit of this program is reached.
    Limit,
}

/// A refused request: what is wrong, in a sentence that says what to do, and the rule behind it.
/// Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[error("{message}")]
pub struct Fault {
    /// The kind of fault.
    pub code: Code,
    /// The sentence for people.
    pub message: String,
    /// The id, in the rules specification, of the rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Fault {
    /// A fault without a rule.
    pub fn new(code: Code, message: impl Into<String>) -> Fault {
        Fault {
            code,
            message: message.into(),
            rule: None,
        }
    }

    /// A fault that a rule of the specification causes.
    pub fn by_rule(code: Code, rule: impl Into<String>, message: impl Into<String>) -> Fault {
        Fault {
            code,
            message: message.into(),
            rule: Some(rule.into()),
        }
    }
}
