//! What a table looks like, as plain data in the user's terms: the one thing every front end draws.
//!
//! A [`Scene`] is what one viewer sees: players with their goods, zones of pieces, boards with
//! named anchors, tracks, what is said, what is asked, what may be chosen, and the log. A game lays
//! its table in `src/scene/` by implementing [`Scenic`], from the view and nothing else; the page,
//! the terminal and the plain-text client turn the scene into pictures.
//!
//! This crate knows pieces, places and choices. It must never know a particular game, a state, HTML
//! or a terminal.
//!
//! # How to add a game's scene
//!
//! 1. `impl Scenic for MyGame` with its [`Scenic::speech`] in `games/my-game/src/scene/` is enough
//!    to be playable everywhere: the table is then its description in words and every choice a
//!    button with its explanation.
//! 2. Implement [`Scenic::lay`]: fill [`Scene::zones`], [`Scene::boards`], [`Scene::tracks`],
//!    [`Scene::bubbles`] and each player's goods. The players, prompt, log and choices are already
//!    there.
//! 3. Implement [`Scenic::choice`]: a short label for the button, and the pieces that the choice
//!    lights up. Choices are made by pointing at their pieces, in any order and as often as each is
//!    listed ([`step`]).
//! 4. If a whole set is chosen at once in secret, give a [`Pick`] from [`Scenic::ask`].
//! 5. Implement [`Scenic::line`]: which seats and pieces a line of the log is about, and what is
//!    seen to happen ([`Cue`]).
//! 6. If the rules limit table talk, implement [`Scenic::table_talk`].
//!
//! **Ids.** Every physical thing keeps its id as long as it can be followed by eye (`role-witch` in
//! my own hand, `copper-3` in its stack and in whoever's area it ends up), so that it can be seen
//! to move. A hidden thing has an id that does not identify it (`hand-2-0`, a place in somebody's
//! hand). Ids, names, order and counts are observations: derive all of them from the view. The
//! tests of `covenstead-web` compare whole pages of worlds that a viewer cannot tell apart.

mod choice;
mod line;
mod piece;
mod scene;
mod scenic;
mod talk;
mod word;

pub use choice::{Ask, Choice, Pick, PickError, Pickable, Promise, Step, step};
pub use line::{Bubble, Cue, Line};
pub use piece::{Anchor, Board, Fact, Good, Piece, Reason, Track, Zone, ZoneKind};
pub use scene::{PlayerArea, Prompt, Scene, ScorePart};
pub use scenic::{Scenic, Seen};
pub use talk::{Signal, Signals, Talk, Utterance};
pub use word::Word;
