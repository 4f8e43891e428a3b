//! The languages that people read, and to whom something is said.

use crate::seat::{Seat, Viewer};
use crate::words::Names;
use serde::{Deserialize, Serialize};

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum Locale {
    /// English: what protocols and records speak.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
}

impl Locale {
    /// Every language.
    pub const ALL: [Locale; 2] = [Locale::English, Locale::German];

    /// Its code, as in `de`.
    pub fn code(self) -> &'static str {
        match self {
            Locale::English => "en",
            Locale::German => "de",
        }
    }

    /// What it calls itself.
    pub fn name(self) -> &'static str {
        match self {
            Locale::English => "English",
            Locale::German => "Deutsch",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Locale> {
        Locale::ALL.into_iter().find(|locale| locale.code() == code)
    }

    /// The first language of an `Accept-Language` header that we have; browsers list them by
    /// preference.
    ///
    /// ```
    /// use covenstead_core::Locale;
    /// assert_eq!(Locale::accepted("fr;q=1, de-AT;q=0.9, en;q=0.8"), Locale::German);
    /// assert_eq!(Locale::accepted(""), Locale::English);
    /// ```
    pub fn accepted(header: &str) -> Locale {
        let codes = header
            .split(',')
            .filter_map(|part| part.trim().split(['-', ';']).next());
        codes
            .filter_map(Locale::from_code)
            .next()
            .unwrap_or_default()
    }

    /// "copper, iron and silver".
    ///
    /// ```
    /// use covenstead_core::Locale;
    /// assert_eq!(Locale::German.list(&["Anna", "Berta", "Clara"]), "Anna, Berta und Clara");
    /// ```
    pub fn list<S: AsRef<str>>(self, items: &[S]) -> String {
        let (and, nobody) = match self {
            Locale::English => ("and", "nobody"),
            Locale::German => ("und", "niemand"),
        };
        match items {
            [] => nobody.into(),
            [one] => one.as_ref().into(),
            [rest @ .., last] => {
                let rest: Vec<&str> = rest.iter().map(AsRef::as_ref).collect();
                format!("{} {and} {}", rest.join(", "), last.as_ref())
            }
        }
    }

    /// What is said to somebody who wants to decide while others have to.
    pub(crate) fn nothing_to_decide(self, asked: &str) -> String {
        match self {
            Locale::English => format!("You have nothing to decide now: {asked}"),
            Locale::German => format!("Du hast gerade nichts zu entscheiden: {asked}"),
        }
    }

    /// What is said while a game waits for its players.
    pub(crate) fn the_game_has_not_begun(self) -> &'static str {
        match self {
            Locale::English => "The game begins when every seat is taken.",
            Locale::German => "Das Spiel beginnt, sobald alle Plätze besetzt sind.",
        }
    }

    /// What is said when a game has ended.
    pub(crate) fn the_game_is_over(self) -> &'static str {
        match self {
            Locale::English => "The game is over.",
            Locale::German => "Das Spiel ist zu Ende.",
        }
    }
}

/// To whom something is said: the language they read, what they call the players, and which of
/// the players they are.
#[derive(Clone, Copy, Debug)]
pub struct Audience<'a> {
    /// The language.
    pub locale: Locale,
    /// The players' names.
    pub names: &'a Names,
    /// The seat of the reader, who is addressed as "you"; nobody's for spectators and programs.
    pub reader: Option<Seat>,
}

impl<'a> Audience<'a> {
    /// Readers of this language to whom every player has a name.
    pub fn new(locale: Locale, names: &'a Names) -> Audience<'a> {
        Audience {
            locale,
            names,
            reader: None,
        }
    }

    /// Whoever reads English.
    pub fn english(names: &'a Names) -> Audience<'a> {
        Audience::new(Locale::English, names)
    }

    /// The same text as `viewer` reads it: a player is addressed as "you".
    #[must_use]
    pub fn read_by(self, viewer: impl Into<Viewer>) -> Audience<'a> {
        Audience {
            reader: viewer.into().seat(),
            ..self
        }
    }

    /// Whether the reader sits in `seat`.
    pub fn is_you(self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }

    /// The name of the player in `seat`.
    pub fn name(self, seat: Seat) -> &'a str {
        self.names.of(seat)
    }

    /// Several names in a row: "Anna, Barb and Carl".
    pub fn list(self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<&str> = seats.into_iter().map(|seat| self.name(seat)).collect();
        self.locale.list(&names)
    }
}
