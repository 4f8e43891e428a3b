//! What may be chosen, and how pointing at pieces makes the choice.

use crate::word::{Word, word};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What the viewer is asked.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Ask {
    /// Nothing now.
    #[default]
    Nothing,
    /// To choose one of these.
    One {
        /// The choices.
        choices: Vec<Choice>,
    },
    /// To pick a set of pieces and confirm it once.
    Set(Pick),
}

impl Ask {
    /// The choices; none where nothing or a whole set is asked.
    pub fn choices(&self) -> &[Choice] {
        match self {
            Ask::One { choices } => choices,
            Ask::Nothing | Ask::Set(_) => &[],
        }
    }
}

/// One thing that may be done now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The action in notation.
    pub action: String,
    /// What the button says.
    pub label: String,
    /// What it means, in a sentence.
    pub text: String,
    /// What one points at to make it: pieces, anchors or zones, each as often as it is listed, in
    /// any order.
    pub pieces: Vec<String>,
    /// Whether it declines what is offered.
    pub declines: bool,
    /// What it brings the viewer at once, where neither chance nor another choice is in between.
    /// Label and text must not say anything else; a law compares it with what happens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promise: Option<Promise>,
}

/// What a choice brings whoever makes it, at once and for certain.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Promise {
    /// How many points are added to the score that the table shows.
    pub points: i64,
    /// By how much the player's goods change, by the keys of [`Good`](crate::Good); those that are
    /// left out stay as they are.
    pub goods: BTreeMap<String, i64>,
}

impl Promise {
    /// So many points.
    pub fn points(points: i64) -> Promise {
        Promise {
            points,
            ..Promise::default()
        }
    }

    /// And so many more (or fewer) of these goods.
    #[must_use]
    pub fn good(mut self, key: impl Into<String>, change: i64) -> Promise {
        *self.goods.entry(key.into()).or_default() += change;
        self
    }
}

impl Choice {
    /// A choice that says its meaning in full and lights nothing up.
    pub fn new(action: impl Into<String>, text: impl Into<String>) -> Choice {
        let text = text.into();
        Choice {
            action: action.into(),
            label: text.clone(),
            text,
            pieces: Vec::new(),
            declines: false,
            promise: None,
        }
    }

    /// With a shorter text for the button.
    #[must_use]
    pub fn label(self, label: impl Into<String>) -> Choice {
        Choice {
            label: label.into(),
            ..self
        }
    }

    /// Made by pointing at these, too.
    #[must_use]
    pub fn pieces<S: Into<String>>(self, pieces: impl IntoIterator<Item = S>) -> Choice {
        Choice {
            pieces: pieces.into_iter().map(Into::into).collect(),
            ..self
        }
    }

    /// One that declines what is offered.
    #[must_use]
    pub fn declining(self) -> Choice {
        Choice {
            declines: true,
            ..self
        }
    }

    /// One that is known to bring this.
    #[must_use]
    pub fn promising(self, promise: Promise) -> Choice {
        Choice {
            promise: Some(promise),
            ..self
        }
    }

    /// The pieces that are left to point at after `picked`; none if this choice is out of the
    /// question by then.
    fn rest(&self, picked: &[&str]) -> Option<Vec<&str>> {
        let mut rest: Vec<&str> = self.pieces.iter().map(String::as_str).collect();
        for piece in picked {
            let place = rest.iter().position(|left| left == piece)?;
            rest.remove(place);
        }
        Some(rest)
    }
}

/// Where one stands after pointing at some pieces.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Step<'a> {
    /// The choices that are still possible.
    pub open: Vec<&'a Choice>,
    /// Those of them to which nothing is missing.
    pub ready: Vec<&'a Choice>,
    /// The pieces one may point at next.
    pub lit: BTreeSet<&'a str>,
}

impl<'a> Step<'a> {
    /// The choice that pointing has made: the only one still possible, with nothing missing.
    pub fn made(&self) -> Option<&'a Choice> {
        match (&self.open[..], &self.ready[..]) {
            ([only], [_]) => Some(only),
            _ => None,
        }
    }
}

/// Where one stands after pointing at `picked`. Before the first, every choice is open.
///
/// ```
/// use covenstead_scene::{Choice, step};
/// let choices = [
///     Choice::new("move p1 f1", "Fly to the forest.").pieces(["p1", "f1"]),
///     Choice::new("move p1 h2", "Fly to the hill.").pieces(["p1", "h2"]),
///     Choice::new("move p2 f1", "Fly the other one.").pieces(["p2", "f1"]),
/// ];
/// let first = step(&choices, &["p1"]);
/// assert_eq!(first.lit.iter().copied().collect::<Vec<_>>(), ["f1", "h2"]);
/// assert_eq!(step(&choices, &["p1", "h2"]).made().unwrap().action, "move p1 h2");
/// ```
pub fn step<'a>(choices: &'a [Choice], picked: &[&str]) -> Step<'a> {
    let mut found = Step::default();
    for choice in choices {
        if let Some(rest) = choice.rest(picked) {
            found.open.push(choice);
            if rest.is_empty() && !picked.is_empty() {
                found.ready.push(choice);
            }
            found.lit.extend(rest);
        }
    }
    found
}

/// A set of pieces to be picked in secret and confirmed once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// How many at least.
    pub least: usize,
    /// How many at most.
    pub most: usize,
    /// Out of these.
    pub from: Vec<Pickable>,
    /// How the action begins in notation, as in `choose`; the words of the picked pieces follow.
    #[serde(deserialize_with = "word")]
    pub verb: Word,
    /// What the button says that confirms it.
    pub label: String,
}

/// A piece that may be picked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pickable {
    /// The piece.
    pub piece: String,
    /// Its word in notation.
    pub word: String,
}

/// Why picked pieces make no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PickError {
    /// Too few or too many are picked.
    Count {
        /// How many it takes at least.
        least: usize,
        /// How many it takes at most.
        most: usize,
        /// How many there are.
        picked: usize,
    },
    /// This piece cannot be picked, or is picked twice.
    Piece(String),
}

impl std::fmt::Display for PickError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PickError::Count {
                least,
                most,
                picked,
            } if least == most => write!(f, "pick {least}, not {picked}"),
            PickError::Count {
                least,
                most,
                picked,
            } => write!(f, "pick {least} to {most}, not {picked}"),
            PickError::Piece(piece) => write!(f, "`{piece}` cannot be picked, or is picked twice"),
        }
    }
}

impl std::error::Error for PickError {}

impl Pick {
    /// The action that these pieces make, in notation; `nothing` follows the verb where none is
    /// picked, so that a verb alone is never an action.
    ///
    /// ```
    /// use covenstead_scene::{Pick, PickError, Pickable};
    /// let of = |id: &str| Pickable { piece: format!("role-{id}"), word: id.into() };
    /// let from = vec![of("witch"), of("druid"), of("wizard")];
    /// let pick = Pick { least: 2, most: 2, from, verb: "choose", label: "Keep".into() };
    /// assert_eq!(pick.action(&["role-wizard", "role-witch"]), Ok("choose witch wizard".into()));
    /// assert_eq!(pick.action(&["role-witch"]), Err(PickError::Count { least: 2, most: 2, picked: 1 }));
    /// assert_eq!(Pick { least: 0, ..pick }.action(&[]), Ok("choose nothing".into()));
    /// ```
    pub fn action(&self, picked: &[&str]) -> Result<String, PickError> {
        let known = |piece: &str| self.from.iter().any(|pickable| pickable.piece == piece);
        let twice = |place: usize| picked[..place].contains(&picked[place]);
        if let Some(bad) = (0..picked.len()).find(|&place| twice(place) || !known(picked[place])) {
            return Err(PickError::Piece(picked[bad].to_string()));
        }
        if !(self.least..=self.most).contains(&picked.len()) {
            return Err(PickError::Count {
                least: self.least,
                most: self.most,
                picked: picked.len(),
            });
        }
        let words = self
            .from
            .iter()
            .filter(|pickable| picked.contains(&pickable.piece.as_str()));
        let nothing = picked.is_empty().then_some("nothing");
        Ok(std::iter::once(self.verb)
            .chain(nothing)
            .chain(words.map(|pickable| pickable.word.as_str()))
            .collect::<Vec<_>>()
            .join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bottles() -> Vec<Choice> {
        vec![
            Choice::new("buy 2 red", "").pieces(["red", "red"]),
            Choice::new("buy 1 red 1 white", "").pieces(["red", "white"]),
            Choice::new("brave witch", "").pieces(["witch"]),
            Choice::new("cowardly witch", "").pieces(["witch"]),
            Choice::new("none", ""),
        ]
    }

    #[test]
    fn a_piece_counts_as_often_as_it_is_listed() {
        let choices = bottles();
        assert_eq!(
            step(&choices, &["red"]).lit.into_iter().collect::<Vec<_>>(),
            ["red", "white"]
        );
        assert_eq!(
            step(&choices, &["red", "red"]).made().unwrap().action,
            "buy 2 red"
        );
        assert!(step(&choices, &["red", "red", "red"]).open.is_empty());
    }

    #[test]
    fn where_two_choices_share_their_pieces_both_are_ready_and_none_is_made() {
        let choices = bottles();
        let there = step(&choices, &["witch"]);
        assert_eq!(there.ready.len(), 2);
        assert!(there.made().is_none() && there.lit.is_empty());
    }

    #[test]
    fn before_anything_is_picked_all_is_open_and_nothing_made() {
        let choices = vec![Choice::new("none", "")];
        let start = step(&choices, &[]);
        assert!(start.open.len() == 1 && start.made().is_none());
    }

    #[test]
    fn a_piece_is_picked_once_and_from_what_is_offered() {
        let pickable = |word: &str| Pickable {
            piece: word.into(),
            word: word.into(),
        };
        let from = vec![pickable("a"), pickable("b")];
        let pick = Pick {
            least: 2,
            most: 2,
            from,
            verb: "choose",
            label: String::new(),
        };
        assert_eq!(pick.action(&["a", "a"]), Err(PickError::Piece("a".into())));
        assert_eq!(pick.action(&["a", "c"]), Err(PickError::Piece("c".into())));
        assert_eq!(pick.action(&["b", "a"]), Ok("choose a b".into()));
    }
}
