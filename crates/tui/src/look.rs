//! What the terminal can show: letters or symbols, colours or none. Colour never stands alone:
//! beside it is a letter or a shape.

use covenstead_core::{Locale, Seat};
use ratatui::style::{Color, Modifier, Style};
use std::env;

/// A variable of the environment, if it says anything.
fn set(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

/// The language that the environment asks for, as in `LANG=de_DE.UTF-8`; English if we do not have
/// it.
pub fn language_of_environment() -> Locale {
    let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    let code = wanted.unwrap_or_default();
    Locale::from_code(code.split(['_', '.', '@']).next().unwrap_or_default()).unwrap_or_default()
}

/// How things are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Only ASCII.
    pub ascii: bool,
    /// With colours.
    pub colour: bool,
    /// The language of what is said around the table.
    pub locale: Locale,
}

impl Look {
    /// What the environment asks for: `NO_COLOR`, a dumb terminal, a locale without Unicode.
    pub fn of_environment(ascii: bool, locale: Locale) -> Look {
        let reader = locale;
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
            .into_iter()
            .find_map(set)
            .unwrap_or_default()
            .to_lowercase();
        let unicode = locale.contains("utf-8") || locale.contains("utf8");
        let dumb = set("TERM").is_some_and(|term| term == "dumb");
        Look {
            ascii: ascii || !unicode || dumb,
            colour: set("NO_COLOR").is_none() && !dumb,
            locale: reader,
        }
    }

    /// A tone of 256 that can be read on black and on white alike.
    fn tone(self, index: u8) -> Style {
        if self.colour {
            Style::new().fg(Color::Indexed(index))
        } else {
            Style::new()
        }
    }

    /// Ordinary text.
    pub fn plain(self) -> Style {
        Style::new()
    }

    /// What matters less.
    pub fn dim(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Titles.
    pub fn bold(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Names of parts of the board.
    pub fn heading(self) -> Style {
        self.tone(99).add_modifier(Modifier::BOLD)
    }

    /// What the viewer may do.
    pub fn act(self) -> Style {
        self.tone(29).add_modifier(Modifier::BOLD)
    }

    /// What went wrong, or is lost.
    pub fn warn(self) -> Style {
        self.tone(161).add_modifier(Modifier::BOLD)
    }

    /// Points and gold.
    pub fn points(self) -> Style {
        self.tone(130)
    }

    /// Where the cursor stands.
    pub fn focus(self, style: Style) -> Style {
        style.add_modifier(Modifier::REVERSED)
    }

    /// The colour of a seat.
    pub fn seat(self, seat: Seat) -> Style {
        self.tone([166, 29, 32, 161, 133][seat.index() % 5])
    }

    /// The sigil of a seat: crescent, leaf, drop, flame, star.
    pub fn sigil(self, seat: Seat) -> char {
        let sigils = if self.ascii {
            ['(', '%', '&', '^', '*']
        } else {
            ['☾', '♣', '♦', '▲', '★']
        };
        sigils[seat.index() % 5]
    }

    /// The colour of goods and of what is drawn like them.
    pub fn good(self, key: &str) -> Style {
        match key {
            "red" | "berry" | "fire" => self.tone(161),
            "green" | "bs-green" | "herb" | "grove" | "forest" | "spring" => self.tone(28),
            "gold" | "bs-wand" | "gold-shelf" | "summer" | "prairie" | "vp" => self.tone(136),
            "bs-orange" | "orange" | "shroom" | "copper" | "fall" | "hill" => self.tone(130),
            "bs-purple" | "purple" | "vials" | "fate" | "wind" => self.tone(133),
            "bs-bolt" | "crystal" | "water" | "winter" | "lake" | "sea" => self.tone(32),
            "silver" | "crag" | "mountain" | "iron" => self.tone(244),
            "mire" => self.tone(94),
            _ => self.plain(),
        }
    }

    /// One of two signs, by what the terminal can show.
    pub fn sign(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        if self.ascii { ascii } else { unicode }
    }

    /// The same for a text with escape codes in it.
    pub fn spell_keeping_escapes(self, text: &str) -> String {
        let shown = |letter: char| {
            if self.ascii {
                plain_letter(letter)
            } else {
                letter
            }
        };
        text.chars()
            .filter(|&letter| letter != SOFT_HYPHEN)
            .map(shown)
            .collect()
    }

    /// The text as this terminal can show it, as wide as before: no control characters, in ASCII
    /// nothing else.
    pub fn spell(self, text: &str) -> String {
        text.chars()
            .filter(|&letter| !letter.is_control() && letter != SOFT_HYPHEN)
            .map(|letter| {
                if self.ascii {
                    plain_letter(letter)
                } else {
                    letter
                }
            })
            .collect()
    }
}

/// Where a page may break a long word; a terminal never does.
const SOFT_HYPHEN: char = '\u{ad}';

/// The nearest letter of ASCII.
fn plain_letter(letter: char) -> char {
    match letter {
        _ if letter.is_ascii() => letter,
        '“' | '”' | '„' => '"',
        '‘' | '’' => '\'',
        '–' | '—' | '─' => '-',
        '…' | '·' => '.',
        '│' => '|',
        '×' => 'x',
        'à'..='å' => 'a',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'i',
        'ò'..='ö' => 'o',
        'ù'..='ü' => 'u',
        'Ä' => 'A',
        'Ö' => 'O',
        'Ü' => 'U',
        'ß' => 's',
        '•' => '*',
        '═' => '=',
        _ => '?',
    }
}
