//! The whole of what one viewer sees.

use crate::choice::Ask;
use crate::line::{Bubble, Line};
use crate::piece::{Board, Fact, Good, Piece, Track, Zone};
use crate::talk::{Signals, Talk};
use crate::word::{Word, maybe_word, word};
use covenstead_core::{Locale, Part, RecordedResult, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What one viewer sees of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Scene {
    /// The id of the game.
    #[serde(deserialize_with = "word")]
    pub game: Word,
    /// The name of the game.
    #[serde(deserialize_with = "word")]
    pub title: Word,
    /// Who looks.
    pub viewer: Viewer,
    /// The language of its texts.
    #[serde(default)]
    pub locale: Locale,
    /// Where the game stands: set 2, round 3.
    pub facts: Vec<Fact>,
    /// The players, by seat.
    pub players: Vec<PlayerArea>,
    /// Pieces that lie together.
    pub zones: Vec<Zone>,
    /// Boards with places.
    pub boards: Vec<Board>,
    /// Counts and scales.
    pub tracks: Vec<Track>,
    /// What has been said in this round, in order.
    pub bubbles: Vec<Bubble>,
    /// What is asked of whom.
    pub prompt: Prompt,
    /// What the viewer may choose.
    pub ask: Ask,
    /// What happened before the first line of the log, which does not list it any more (a table on
    /// which memory counts), and is still to be told to the viewer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub untold: Vec<Line>,
    /// What happened, oldest first, as far as it may be read again.
    pub log: Vec<Line>,
    /// The number of the first line after the viewer's last decision; none if the viewer has not
    /// decided yet.
    pub since: Option<usize>,
    /// What the viewer may say.
    pub talk: Talk,
    /// The table in words, for a game that lays out nothing more.
    pub text: Option<String>,
    /// Scores and places, once the game is over.
    pub result: Option<RecordedResult>,
}

impl Scene {
    /// Shows the signals that players have given: to all as bubbles, to the viewer as their own.
    pub fn show_signals(&mut self, signals: &Signals, given: &[(Seat, &str)]) {
        for &(seat, word) in given {
            self.bubbles.extend(signals.bubble(seat, word));
            if let Talk::Signals { given, .. } = &mut self.talk
                && self.viewer.is(seat)
            {
                *given = Some(word.to_string());
            }
        }
    }

    /// The zone with this id.
    pub fn zone(&self, id: &str) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.id == id)
    }

    /// The zones of a player.
    pub fn zones_of(&self, seat: Seat) -> impl Iterator<Item = &Zone> {
        self.zones
            .iter()
            .filter(move |zone| zone.owner == Some(seat))
    }

    /// Every piece of the table.
    pub fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.zones.iter().flat_map(|zone| &zone.pieces)
    }

    /// The area of the player in `seat`, to lay things out in.
    pub fn player_mut(&mut self, seat: Seat) -> &mut PlayerArea {
        &mut self.players[seat.index()]
    }

    /// Everything that is told: what the log does not list any more, then the log.
    pub fn told(&self) -> impl DoubleEndedIterator<Item = &Line> {
        self.untold.iter().chain(&self.log)
    }

    /// What happened since the viewer's last decision; the whole log if there was none.
    pub fn since_last_decision(&self) -> impl Iterator<Item = &Line> {
        let since = self.since.unwrap_or(0);
        self.told().filter(move |line| line.number >= since)
    }

    /// The track with this id.
    pub fn track(&self, id: &str) -> Option<&Track> {
        self.tracks.iter().find(|track| track.id == id)
    }

    /// What is known of where the game stands under `key`.
    pub fn fact(&self, key: &str) -> Option<&Fact> {
        self.facts.iter().find(|fact| fact.key == key)
    }
}

/// A player as everybody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerArea {
    /// Where they sit.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// Whether this is the viewer.
    pub you: bool,
    /// Whether they owe a decision now.
    pub to_act: bool,
    /// What they own.
    pub goods: Vec<Good>,
    /// Cards left in hand.
    pub cards: Option<u32>,
    /// Their points on the track, if the viewer may know them.
    pub score: Option<i64>,
    /// What would be added to the score if the game ended now (sets, leftovers), if anything can be
    /// and the viewer may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_end: Option<i64>,
    /// The parts of that score.
    pub parts: Vec<ScorePart>,
    /// What sets them apart now: "starts", "has the claim".
    pub marks: Vec<Fact>,
}

/// A named part of a score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ScorePart {
    /// What the points are for.
    pub name: String,
    /// The points.
    pub points: i64,
}

impl From<Part> for ScorePart {
    fn from(part: Part) -> ScorePart {
        ScorePart {
            name: part.name.to_string(),
            points: part.points.into(),
        }
    }
}

/// What is asked of whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prompt {
    /// The id of the decision point.
    #[serde(deserialize_with = "maybe_word")]
    pub decision: Option<Word>,
    /// What is asked, in a sentence.
    pub text: String,
    /// The seats that may decide.
    pub actors: Vec<Seat>,
    /// Whether the game is over.
    pub over: bool,
}

impl Prompt {
    /// Whether `viewer` is asked.
    pub fn asks(&self, viewer: Viewer) -> bool {
        viewer
            .seat()
            .is_some_and(|seat| self.actors.contains(&seat))
    }
}
