//! The JSON Lines protocol: one request object a line, one reply object a line, in order.
//!
//! It is to these games what UCI is to chess; `docs/protocol.md` describes it. This crate knows
//! requests and replies and the matches that are open; it knows no game by name, and nothing about
//! where lines come from ([`serve`] takes any reader and writer). A bad line never ends it: it gets
//! an error reply and changes nothing.

mod lines;
mod request;
mod session;

pub use lines::{MAX_LINE, serve};
pub use session::{Session, random_seed};
