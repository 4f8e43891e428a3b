//! A table as this crate meets it, wherever it is kept: at home, on a server, in a record.

use covenstead_core::{Seat, Viewer};
use covenstead_scene::Scene;
use ratatui::crossterm;
use std::fmt;
use std::sync::Arc;

/// A table at one version. Whoever implements it gives out scenes of the seats held here, and of a
/// spectator, and no others.
pub trait Glimpse: Send + Sync {
    /// What `viewer` sees, who has heard this much before; nothing if it is not known.
    fn shown(&self, viewer: Viewer, heard: Option<Heard>) -> Result<Shown, String>;
}

/// How much of a table a viewer has heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Heard {
    /// The version that was shown last.
    pub version: u64,
    /// The number of the next line of the log.
    pub lines: usize,
}

/// What one viewer sees of a table at one version.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The version: a decision is made on one.
    pub version: u64,
    /// The table. Everything is in it that the viewer has not heard, even what the log does not
    /// list any more.
    pub scene: Scene,
    /// The number of the first line that is new to the viewer.
    pub news: usize,
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

impl Shown {
    /// What the viewer has heard once this is shown.
    pub fn heard(&self) -> Heard {
        let last = self.scene.told().next_back();
        Heard {
            version: self.version,
            lines: last.map_or(self.news, |line| line.number + 1),
        }
    }
}

/// The rules of a game, to be looked up.
#[derive(Clone, Debug, Default)]
pub struct Rulebook {
    /// The game explained: Markdown.
    pub help: String,
    /// The numbered rules: id, as in `TG-59`, and text, Markdown too.
    pub rules: Vec<(String, String)>,
}

impl Rulebook {
    /// A rule as Markdown with its id; ids are read as people type them.
    pub fn rule(&self, id: &str) -> Option<String> {
        let mut rules = self.rules.iter();
        let (id, text) = rules.find(|(known, _)| known.eq_ignore_ascii_case(id.trim()))?;
        Some(format!("## {id}\n\n{text}\n"))
    }
}

/// Why the table does not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// Why, in a sentence.
    pub text: String,
    /// The id of the rule that forbids it.
    pub rule: Option<String>,
}

impl Complaint {
    /// One without a rule.
    pub fn new(text: impl Into<String>) -> Complaint {
        Complaint {
            text: text.into(),
            rule: None,
        }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.rule {
            Some(rule) => write!(f, "{} ({rule})", self.text),
            None => f.write_str(&self.text),
        }
    }
}

/// What was asked of the table and is not yet seen to be done. The answer to a request is the
/// answer to that request and nothing else: a newer version of the table may show what others did
/// meanwhile.
#[derive(Clone, Debug, Default)]
pub struct Errands {
    open: usize,
    /// The version in which everything that was answered is done.
    until: u64,
}

impl Errands {
    /// A request is on its way.
    pub fn send(&mut self) {
        self.open += 1;
    }

    /// A request was answered. Gives why it was not carried out.
    pub fn answered(&mut self, answer: Result<u64, Complaint>) -> Option<Complaint> {
        self.open = self.open.saturating_sub(1);
        match answer {
            Ok(version) => {
                self.until = self.until.max(version);
                None
            }
            Err(why) => Some(why),
        }
    }

    /// Whether an answer is still missing.
    pub fn are_open(&self) -> bool {
        self.open > 0
    }

    /// Whether everything that was asked can be seen in this version of the table.
    pub fn are_done_in(&self, version: u64) -> bool {
        self.open == 0 && version >= self.until
    }
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
    /// A request was carried out in this version, or why not.
    Answered(Result<u64, Complaint>),
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
