//! The table service, and the only crate that knows HTTP.
//!
//! [`Tables`] knows who sits where, whose turn it is, what is written down and who has to be told:
//! pages, the event stream and the API use the same functions of it. [`http`] turns requests into
//! calls of it. A table's state stays inside the service: everything that leaves goes through a
//! [`Snapshot`] and names its viewer.
//!
//! This crate must never know the rules of a game, and never show, store or log a secret that is
//! not its owner's.

pub mod client;
pub mod http;
pub mod text;

mod documents;
mod problem;
mod secret;
mod tables;
mod words;

pub use problem::{Hindrance, Limit, Problem, Purpose, Slip, Unfit};
pub use secret::Token;
pub use tables::{
    Change, Created, Credentials, Message, Order, OrderedSeat, Pace, People, Place, Presence,
    Report, Settings, Sitter, Snapshot, Subscription, Tables, Wish,
};
