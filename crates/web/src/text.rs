//! Texts of the pages in the reader's language.

use crate::front::Fronts;
use covenstead_core::Locale;
use covenstead_speech::Value;

/// What pages say whatever is played, in the order of [`Locale::ALL`].
pub(crate) const PAGES: [&str; Locale::ALL.len()] = [
    include_str!("../locales/en/pages.ftl"),
    include_str!("../locales/de/pages.ftl"),
];

/// The texts of one language: those of the pages and those of every game's drawing.
#[derive(Clone, Copy)]
pub struct Texts {
    /// Which language.
    pub locale: Locale,
    /// The games that pages draw.
    pub fronts: &'static Fronts,
}

impl Texts {
    /// The texts of a language.
    pub fn of(locale: Locale, fronts: &'static Fronts) -> Texts {
        Texts { locale, fronts }
    }

    /// The text of a key; the key itself if there is none (a test sees to it that there is).
    pub fn get(self, key: &str) -> String {
        self.fronts.speech.text(self.locale, key)
    }

    /// The text of a key with its variables.
    pub fn with(self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        values
            .iter()
            .fold(
                self.fronts.speech.say(self.locale, key),
                |phrase, (name, value)| phrase.with(name, value.clone()),
            )
            .into()
    }

    /// Whether there is such a key.
    pub fn has(self, key: &str) -> bool {
        self.fronts.speech.has(self.locale, key)
    }
}
