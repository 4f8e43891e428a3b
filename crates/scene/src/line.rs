//! What happened and what was said.

use crate::word::{Word, word};
use covenstead_core::Seat;
use serde::{Deserialize, Serialize};

/// A line of the log, as its reader saw it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Line {
    /// Its number, counted by what this viewer saw.
    pub number: usize,
    /// What happened, in a sentence.
    pub text: String,
    /// Whom it concerns.
    pub seats: Vec<Seat>,
    /// The pieces and zones it speaks of.
    pub pieces: Vec<String>,
    /// What is seen to happen.
    pub cues: Vec<Cue>,
    /// Whether a chapter of the game begins here (a set, a round, a day).
    pub chapter: bool,
}

impl Line {
    /// A line with nothing but its text.
    pub fn new(text: impl Into<String>) -> Line {
        Line {
            text: text.into(),
            ..Line::default()
        }
    }

    /// About these seats.
    #[must_use]
    pub fn about(mut self, seats: impl IntoIterator<Item = Seat>) -> Line {
        self.seats.extend(seats);
        self
    }

    /// Speaking of this piece or zone.
    #[must_use]
    pub fn piece(mut self, id: impl Into<String>) -> Line {
        self.pieces.push(id.into());
        self
    }

    /// With something to be seen.
    #[must_use]
    pub fn cue(mut self, cue: Cue) -> Line {
        self.cues.push(cue);
        self
    }

    /// The first line of a chapter.
    #[must_use]
    pub fn chapter(self) -> Line {
        Line {
            chapter: true,
            ..self
        }
    }
}

/// Something to be seen when a line is new. That pieces move needs no cue: they keep their ids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "cue", rename_all = "kebab-case")]
pub enum Cue {
    /// A player says something.
    Say {
        /// Who.
        seat: Seat,
        /// What.
        words: String,
    },
    /// A player gets or loses goods.
    Gain {
        /// Who.
        seat: Seat,
        /// Which goods: the key of a [`Good`](crate::Good).
        #[serde(deserialize_with = "word")]
        good: Word,
        /// How much; a loss is negative.
        amount: i64,
    },
}

/// What a player has said in the round, shown until the next one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bubble {
    /// Who.
    pub seat: Seat,
    /// What.
    pub words: String,
    /// In which tone, as in `claim`: how it is drawn.
    #[serde(deserialize_with = "word")]
    pub tone: Word,
}
