//! What every game of Covenstead is made of.
//!
//! This crate knows what a game *is*: a value with a few pure functions ([`Game`]), words for
//! people ([`Words`]), who sits and who looks ([`Seat`], [`Viewer`]), chance as an actor ([`Rng`],
//! [`Actor::Chance`]), the match as its append-only record ([`Match`], [`Record`]) and the [`laws`]
//! every game obeys.
//!
//! It must never know a particular game, and never read a file, a clock, the network or the
//! system's entropy: seeds, texts and data come from outside, so that the same calls give the same
//! results on every machine.

pub mod help;
pub mod hints;
pub mod laws;
pub mod notation;
pub mod specification;

mod chronicle;
mod data;
mod fault;
mod game;
mod history;
mod locale;
mod matches;
mod named;
mod options;
mod outcome;
mod playout;
mod random;
mod record;
mod seat;
mod standing;
mod take_back;
mod words;

pub use data::{DataError, DataFile, DataId, Status as DataStatus, game_of_data};
pub use fault::{Code, Fault};
pub use game::{Game, Log, Silent, Turn};
pub use history::{Constant, Implied};
pub use locale::{Audience, Locale};
pub use matches::{Gain, Match, Status, Table, result_of, status_of};
pub use options::{OptionSpec, Values, options_doc, options_from_json};
pub use outcome::{Outcome, Part};
pub use playout::{Played, playout};
pub use random::{FastRng, Rng, TableRng, nth_bit};
pub use record::{Decided, Record, Result as RecordedResult, SeatResult, SeedNote};
pub use seat::{Actor, MAX_SEATS, Seat, SeatSet, Viewer};
pub use standing::Standing;
pub use words::{Decision, Names, Refusal, Words};
