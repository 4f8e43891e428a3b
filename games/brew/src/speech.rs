//! What the game says, in every language: `locales/*.ftl`.

use covenstead_core::Locale;
use covenstead_speech::{Phrase, Speech};
use std::sync::LazyLock;

pub(crate) static SPEECH: LazyLock<Speech> = LazyLock::new(|| {
    Speech::read([
        &[include_str!("../locales/en.ftl")],
        &[include_str!("../locales/de.ftl")],
    ])
});

/// A message of the game's.
pub(crate) fn say<'a>(locale: Locale, key: &'a str) -> Phrase<'a> {
    SPEECH.say(locale, key)
}
