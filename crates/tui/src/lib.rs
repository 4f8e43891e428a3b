//! Scenes in the terminal: on the full screen with keys and mouse, or as plain lines for screen
//! readers and pipes.
//!
//! This crate knows what one viewer sees ([`Scene`](covenstead_scene::Scene)), how to lay it out in
//! rows of characters, and how a person chooses: by keys, by pointing at pieces, by typing. It must
//! never know a state, a rule, the server or the store: a table reaches it through [`Glimpse`] and
//! is asked for changes through [`Table`], whoever keeps it.
//!
//! - [`Asking`] turns what may be chosen into a menu, narrowed step by step. Pure, and the same for
//!   both clients.
//! - A [`Layout`] lays a game out as rows; `page` puts rows, players, log and menu on a screen.
//! - [`Play`] and [`Watch`] run on a full screen ([`Screen`] restores the terminal whatever
//!   happens); [`plain`] speaks in lines.

mod asking;
mod layout;
mod look;
mod markdown;
mod names;
mod page;
mod play;
mod rows;
mod screen;
mod speech;
mod table;
mod watch;
mod words;

pub mod choose;
pub mod plain;

pub use asking::{Asking, Entry, Meaning, Menu};
pub use layout::{Layout, Layouts, Sight};
pub use look::{Look, language_of_environment};
pub use markdown::{printed, rows as rows_of_markdown};
pub use names::me;
pub use page::{Drawn, Page, draw};
pub use play::{Play, Tempo};
pub use rows::{Bit, Row, beside, clip, flow, wrap};
pub use screen::{Screen, input, width_of_terminal};
pub use speech::{say, text};
pub use table::{
    Complaint, Ending, Errands, Event, Glimpse, Heard, Request, Rulebook, Shown, Table, Wish,
};
pub use watch::{Reel, Watch, tell};
pub use words::standings;
