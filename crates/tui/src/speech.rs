//! What this crate says of itself, in the reader's language. What a game says stands in its scenes.

use covenstead_core::Locale;
use covenstead_speech::{Phrase, Speech};
use std::sync::LazyLock;

macro_rules! sources {
    ($language:literal) => {
        &[
            include_str!(concat!("../locales/", $language, "/terminal.ftl")),
            include_str!(concat!("../locales/", $language, "/program.ftl")),
        ]
    };
}

static SPEECH: LazyLock<Speech> = LazyLock::new(|| Speech::read([sources!("en"), sources!("de")]));

/// The message of this key.
pub fn say(locale: Locale, key: &str) -> Phrase<'_> {
    SPEECH.say(locale, key)
}

/// The message of this key as it stands.
pub fn text(locale: Locale, key: &str) -> String {
    SPEECH.text(locale, key)
}
