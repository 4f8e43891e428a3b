//! The things on a table and the places they lie in.

use crate::word::{Word, word};
use covenstead_core::Seat;
use serde::{Deserialize, Serialize};

/// A thing one can point at: a card, a die, a pawn, a heap of drops.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Its id, the same as long as it can be followed by eye; for a hidden thing, one that does not
    /// identify it.
    pub id: String,
    /// What kind of thing it is, as in `role`: how it is drawn.
    #[serde(deserialize_with = "word")]
    pub kind: Word,
    /// Which one of its kind, as in `witch`; empty for what lies face down.
    pub look: String,
    /// Its name in a sentence.
    pub name: String,
    /// What it is and does, in a sentence or two.
    pub text: String,
    /// What stands on it.
    pub facts: Vec<Fact>,
    /// Goods that belong to it: its cost, or what lies on it.
    pub goods: Vec<Good>,
    /// Whose it is, for things in a player's colour.
    pub seat: Option<Seat>,
    /// The anchor of a board it stands on.
    pub at: Option<String>,
    /// Why it cannot be chosen, where that is worth saying.
    pub why_not: Option<Reason>,
}

impl Piece {
    /// A piece with a face.
    pub fn new(
        id: impl Into<String>,
        kind: &'static str,
        look: impl Into<String>,
        name: impl Into<String>,
    ) -> Piece {
        Piece {
            id: id.into(),
            kind,
            look: look.into(),
            name: name.into(),
            text: String::new(),
            facts: Vec::new(),
            goods: Vec::new(),
            seat: None,
            at: None,
            why_not: None,
        }
    }

    /// A piece that lies face down. Its id must not tell what it is.
    pub fn face_down(id: impl Into<String>, kind: &'static str, name: impl Into<String>) -> Piece {
        Piece::new(id, kind, "", name)
    }

    /// Whether nobody can see what it is.
    pub fn is_face_down(&self) -> bool {
        self.look.is_empty()
    }

    /// With what it is and does.
    #[must_use]
    pub fn text(self, text: impl Into<String>) -> Piece {
        Piece {
            text: text.into(),
            ..self
        }
    }

    /// With something that stands on it.
    #[must_use]
    pub fn fact(
        mut self,
        key: &'static str,
        name: impl Into<String>,
        value: impl ToString,
    ) -> Piece {
        self.facts.push(Fact::new(key, name, value));
        self
    }

    /// With goods that belong to it.
    #[must_use]
    pub fn goods(self, goods: Vec<Good>) -> Piece {
        Piece { goods, ..self }
    }

    /// In the colour of `seat`.
    #[must_use]
    pub fn of(self, seat: Seat) -> Piece {
        Piece {
            seat: Some(seat),
            ..self
        }
    }

    /// On an anchor of a board.
    #[must_use]
    pub fn at(self, anchor: impl Into<String>) -> Piece {
        Piece {
            at: Some(anchor.into()),
            ..self
        }
    }

    /// With the rule that forbids choosing it.
    #[must_use]
    pub fn why_not(self, rule: &'static str, text: impl Into<String>) -> Piece {
        Piece {
            why_not: Some(Reason {
                rule,
                text: text.into(),
            }),
            ..self
        }
    }

    /// What stands on it under `key`, with its name.
    pub fn named(&self, key: &str) -> Option<&Fact> {
        self.facts.iter().find(|fact| fact.key == key)
    }

    /// What stands on it under `key`.
    pub fn value(&self, key: &str) -> Option<&str> {
        self.named(key).map(|fact| fact.value.as_str())
    }
}

/// Why something cannot be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reason {
    /// The id of the rule.
    #[serde(deserialize_with = "word")]
    pub rule: Word,
    /// The sentence.
    pub text: String,
}

/// A named value: points 3, set 2.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fact {
    /// What it is, for drawings and translations, as in `points`.
    #[serde(deserialize_with = "word")]
    pub key: Word,
    /// What it is called.
    pub name: String,
    /// The value.
    pub value: String,
}

impl Fact {
    /// A named value.
    pub fn new(key: &'static str, name: impl Into<String>, value: impl ToString) -> Fact {
        Fact {
            key,
            name: name.into(),
            value: value.to_string(),
        }
    }
}

/// So much of one kind of goods. It has a letter besides its look, for eyes and terminals without
/// colour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Good {
    /// Which goods, as in `red`: how they are drawn.
    #[serde(deserialize_with = "word")]
    pub key: Word,
    /// What they are called.
    pub name: String,
    /// The letter, as in `R`.
    pub letter: char,
    /// How much there is.
    pub amount: i64,
}

impl Good {
    /// What one points at for the goods `key` of a player, as in `good-0-red`.
    pub fn id(seat: Seat, key: &str) -> String {
        format!("good-{}-{key}", seat.0)
    }
}

/// Pieces that lie together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Zone {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How its pieces lie.
    pub kind: ZoneKind,
    /// Whose it is, if anybody's.
    pub owner: Option<Seat>,
    /// The pieces, in order.
    pub pieces: Vec<Piece>,
}

impl Zone {
    /// A zone of the table.
    pub fn new(
        id: impl Into<String>,
        name: impl Into<String>,
        kind: ZoneKind,
        pieces: Vec<Piece>,
    ) -> Zone {
        Zone {
            id: id.into(),
            name: name.into(),
            kind,
            owner: None,
            pieces,
        }
    }

    /// The zone of `seat`.
    #[must_use]
    pub fn of(self, seat: Seat) -> Zone {
        Zone {
            owner: Some(seat),
            ..self
        }
    }
}

/// How the pieces of a zone lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ZoneKind {
    /// Held by a player.
    Hand,
    /// Side by side.
    Row,
    /// On top of each other: the first piece is on top.
    Stack,
    /// Loose, in no order.
    Heap,
    /// What the round is about.
    Middle,
}

/// A board with places on it. Coordinates run from the top left, in units of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Its width.
    pub width: u32,
    /// Its height.
    pub height: u32,
    /// Its places. Pieces stand on them by [`Piece::at`]; a place can be pointed at like a piece.
    pub anchors: Vec<Anchor>,
}

/// A place on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Anchor {
    /// Its id.
    pub id: String,
    /// What kind of place it is, as in `forest`: how it is drawn.
    #[serde(deserialize_with = "word")]
    pub kind: Word,
    /// Its name in a sentence.
    pub name: String,
    /// How far right.
    pub x: u32,
    /// How far down.
    pub y: u32,
}

/// A count towards something, or the markers of the players on a scale.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Track {
    /// Its id, as in `ravens`.
    #[serde(deserialize_with = "word")]
    pub id: Word,
    /// What it is called.
    pub name: String,
    /// Where it stands.
    pub at: i64,
    /// Where it ends.
    pub to: i64,
    /// What it means.
    pub text: String,
}
