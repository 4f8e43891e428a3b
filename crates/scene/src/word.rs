//! Words that games write down once and for all: kinds, keys, names of goods. Read back from a
//! document, each is kept once.

use serde::{Deserialize, Deserializer, de::Error};
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// A word of a fixed vocabulary, as in `forest`. Games write them in their source, so they live for
/// ever.
pub type Word = &'static str;

/// No game has nearly so many words, nor one so long: a document with more is none of ours.
const MOST: usize = 4_096;
const LONGEST: usize = 64;

/// Every word that was read.
static READ: Mutex<BTreeSet<Word>> = Mutex::new(BTreeSet::new());

/// Reads a word.
pub(crate) fn word<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Word, D::Error> {
    keep(String::deserialize(deserializer)?).map_err(D::Error::custom)
}

/// Reads a word, or none.
pub(crate) fn maybe_word<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Word>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    text.map(keep).transpose().map_err(D::Error::custom)
}

fn keep(text: String) -> Result<Word, &'static str> {
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = read.get(text.as_str()) {
        return Ok(known);
    }
    if read.len() >= MOST || text.len() > LONGEST {
        return Err("these are not the words of a game");
    }
    let kept: Word = Box::leak(text.into_boxed_str());
    read.insert(kept);
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_kept_once_and_floods_are_refused() {
        let (one, other) = (
            keep("forest".into()).unwrap(),
            keep("forest".into()).unwrap(),
        );
        assert!(std::ptr::eq(one, other));
        assert!(keep("x".repeat(LONGEST + 1)).is_err());
        let flood = (0..=MOST).map(|number| keep(format!("word-{number}")));
        assert!(flood.into_iter().any(|kept| kept.is_err()));
        assert!(keep("forest".into()).is_ok(), "known words are still read");
    }
}
