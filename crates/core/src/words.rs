//! The edge of a game where people and programs read it: notation, sentences, documents. Rules
//! never print.

use crate::fault::Fault;
use crate::game::Game;
use crate::locale::{Audience, Locale};
use crate::outcome::Part;
use crate::seat::{Actor, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// Why an action or a state is refused: the rule and a sentence a player understands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The id of the rule in the specification.
    pub rule: &'static str,
    /// The sentence.
    pub message: String,
}

impl Refusal {
    /// A refusal by `rule`.
    pub fn new(rule: &'static str, message: impl Into<String>) -> Refusal {
        Refusal {
            rule,
            message: message.into(),
        }
    }

    /// `Err(Refusal)` by `rule` unless `holds`; the message is made only when needed.
    pub fn unless(
        holds: bool,
        rule: &'static str,
        message: impl FnOnce() -> String,
    ) -> Result<(), Refusal> {
        if holds {
            Ok(())
        } else {
            Err(Refusal::new(rule, message()))
        }
    }
}

/// The decision a match waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The id of the decision point in the specification, as in `TG-D-03`.
    pub id: &'static str,
    /// What is asked, and of whom, in a sentence. It may say only what everybody knows.
    pub text: String,
}

/// The names of the players, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Names(pub Vec<String>);

impl Names {
    /// "Seat 0", "Seat 1", …: what players are called until they have names.
    pub fn of_seats(seats: u8) -> Names {
        Names(
            Seat::all(seats)
                .map(|seat| format!("Seat {}", seat.0))
                .collect(),
        )
    }

    /// The name of the player in `seat`.
    pub fn of(&self, seat: Seat) -> &str {
        &self.0[seat.index()]
    }
}

/// What a game says and reads: one canonical text for each action, a sentence for each action and
/// event, documents for states.
pub trait Words: Game {
    /// The canonical text of an action.
    fn print(&self, action: Self::Action) -> String;

    /// Reads an action, forgiving about case and spaces; an error says which forms there are.
    fn parse(&self, text: &str) -> Result<Self::Action, String>;

    /// What is wrong with a text that is no action, and what would have been understood, in the
    /// reader's language.
    fn misread(&self, text: &str, _to: Audience<'_>) -> String {
        self.parse(text).err().unwrap_or_default()
    }

    /// Why the rules forbid an action: facts, from which its rule and a sentence in any language
    /// follow ([`refuse`](Words::refuse)).
    type Reason: Clone + PartialEq + fmt::Debug;

    /// Whether the rules allow `actor` this action now; if not, why.
    fn permit(
        &self,
        state: &Self::State,
        actor: Actor,
        action: Self::Action,
    ) -> Result<(), Self::Reason>;

    /// The rule behind a reason, and the sentence for whoever is refused.
    fn refuse(&self, reason: &Self::Reason, to: Audience<'_>) -> Refusal;

    /// What is to be decided now; nothing when it is chance's turn or the game is over.
    fn decision(&self, state: &Self::State, to: Audience<'_>) -> Option<Decision>;

    /// A legal action of `seat` in words, from what that seat knows.
    fn explain(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
        to: Audience<'_>,
    ) -> String;

    /// An event in words: a line of the log a player reads.
    fn tell(&self, event: &Self::Event, to: Audience<'_>) -> String;

    /// Whether the log offered to players begins anew with this event (a table on which memory
    /// counts).
    fn log_begins_anew(&self, _event: &Self::Event) -> bool {
        false
    }

    /// A view as plain text in English, for the protocol.
    fn describe(&self, view: &Self::View, names: &Names) -> String;

    /// A view as readable JSON made of names.
    fn write_view(&self, view: &Self::View) -> Value;

    /// The named parts of a seat's score; they add up to the score.
    fn breakdown(&self, state: &Self::State, seat: Seat) -> Vec<Part>;

    /// The state as readable JSON made of names; `players` is an array with one entry a seat.
    fn write_state(&self, state: &Self::State) -> Value;

    /// Reads a state that [`write_state`](Words::write_state) or a person wrote. Only its form is
    /// judged here; [`check`](Words::check) judges the rest.
    fn read_state(&self, document: Value) -> Result<Self::State, Fault>;

    /// Whether the state obeys every invariant of the specification.
    fn check(&self, state: &Self::State) -> Result<(), Refusal>;

    /// The most decisions a game at this table can take by its specification.
    fn decision_bound(&self) -> u64;

    /// The rules of the game in our own words, as Markdown, with the values of these components.
    /// A chapter is a heading of the second level.
    fn rules_help(data: &Self::Data, locale: Locale) -> String;
}
