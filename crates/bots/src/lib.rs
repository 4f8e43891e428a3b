//! Players of every game: random, greedy, and information-set tree search at four levels.
//!
//! This crate knows the `Game` trait and nothing of any particular game. A bot is given what its
//! seat may know: a view and its legal actions ([`Position`]), and a [`Budget`]; it answers with an
//! action and its reasons ([`Choice`]). It must never be given a state. Worlds to think about are
//! drawn with `Game::imagine`. The same position, player, iterations and seed give the same answer.

mod choice;
mod greedy;
mod mind;
mod player;
mod search;
mod style;

pub use choice::{Budget, Choice, Considered, Limit};
pub use mind::{Mind, Position, Seated};
pub use player::{Level, Player};
pub use search::iterate;
pub use style::Style;
