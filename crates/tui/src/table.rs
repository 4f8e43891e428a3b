//! A table as this crate meets it, wherever it is kept: at home, on a server, in a record.

use covenstead_core::{Seat, Viewer};
use covenstead_scene::Scene;
use ratatui::crossterm;
use std::sync::Arc;

/// A table at one version. Whoever implements it gives out scenes of the seats held here, and of a
/// spectator, and no others.
pub trait Glimpse: Send + Sync {
    /// What `viewer` sees.
    fn shown(&self, viewer: Viewer) -> Result<Shown, String>;
}

/// What one viewer sees of a table at one version.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The version: a decision is made on one.
    pub version: u64,
    /// The table.
    pub scene: Scene,
    /// Whether the viewer may ask to take the last decision back.
    pub undo: bool,
    /// A wish to go back that waits for answers.
    pub wish: Option<Wish>,
    /// The milliseconds each seat has left, if there is a clock.
    pub clocks: Option<Vec<u64>>,
    /// What was said: who and what.
    pub chat: Vec<(String, String)>,
    /// How many seats are still empty: the game begins when none is.
    pub empty: usize,
}

/// Somebody wants to take a decision back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Whose wish it is.
    pub name: String,
    /// Who has still to answer.
    pub missing: Vec<Seat>,
}

/// What a person here wants of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// Decide.
    Play {
        /// The seat.
        seat: Seat,
        /// The action in notation.
        action: String,
        /// The version it was decided on.
        version: u64,
    },
    /// Take the last decision back.
    Undo {
        /// Whose.
        seat: Seat,
    },
    /// Agree that somebody goes back, or do not.
    Answer {
        /// Who answers.
        seat: Seat,
        /// Whether they agree.
        agrees: bool,
    },
    /// Say something at the table.
    Say {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
}

/// Where requests go. Each is answered by one [`Event::Answered`]; what it changed comes as an
/// [`Event::Update`], and only when it is written down for good.
pub trait Table {
    /// The seats played here: one, or several people taking turns at one keyboard; none for who
    /// only watches.
    fn seats(&self) -> &[Seat];
    /// Sends a request on its way. Does not wait.
    fn ask(&self, request: Request);
}

/// What reaches a client.
pub enum Event {
    /// A key, the mouse, a new size.
    Input(crossterm::event::Event),
    /// The table has changed.
    Update(Arc<dyn Glimpse>),
    /// A request was carried out, or why not.
    Answered(Result<(), String>),
    /// The server cannot be reached; it is tried again.
    Lost(String),
    /// The table cannot be played on, for this reason.
    Failed(String),
    /// The process was told to end, or the terminal is gone.
    Stop,
}

/// How a sitting ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game is over.
    Over,
    /// The player left; the game can be taken up again.
    Left,
    /// The table cannot be played on, for this reason.
    Failed(String),
}
