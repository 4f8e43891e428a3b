//! Texts of the pages in the reader's language.

use covenstead_core::Locale;
use covenstead_speech::{Speech, Value};
use std::sync::LazyLock;

macro_rules! sources {
    ($language:literal) => {
        &[
            include_str!(concat!("../locales/", $language, "/pages.ftl")),
            include_str!(concat!("../locales/", $language, "/witchs-brew.ftl")),
            include_str!(concat!("../locales/", $language, "/three-witches.ftl")),
            include_str!(concat!("../locales/", $language, "/brew.ftl")),
            include_str!(concat!("../locales/", $language, "/broom-service.ftl")),
        ]
    };
}

static SPEECH: LazyLock<Speech> = LazyLock::new(|| Speech::read([sources!("en"), sources!("de")]));

/// The texts of one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Texts {
    /// Which language.
    pub locale: Locale,
}

impl Texts {
    /// The texts of a language.
    pub fn of(locale: Locale) -> Texts {
        Texts { locale }
    }

    /// The text of a key; the key itself if there is none (a test sees to it that there is).
    pub fn get(self, key: &str) -> String {
        SPEECH.text(self.locale, key)
    }

    /// The text of a key with its variables.
    pub fn with(self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        values
            .iter()
            .fold(SPEECH.say(self.locale, key), |phrase, (name, value)| {
                phrase.with(name, value.clone())
            })
            .into()
    }

    /// Whether there is such a key.
    pub fn has(self, key: &str) -> bool {
        SPEECH.has(self.locale, key)
    }
}
