//! Texts that people bring: names and messages, kept short and free of control characters. Escaping
//! is the pages' work.
//!
//! A name must be readable and nobody else's: at a table, names tell who is who. It holds nothing
//! that cannot be seen, mixes no alphabets, and looks like neither a bot's name nor that of
//! anybody else at the table ([`skeleton`]).

use crate::problem::{Problem, Purpose, Unfit};
use crate::tables::BOTS;
use covenstead_bots::Player;
use icu_normalizer::{ComposingNormalizerBorrowed, DecomposingNormalizerBorrowed};
use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory, Script};
use icu_properties::{CodePointMapData, CodePointSetData};

/// The longest name, in characters.
pub const NAME: usize = 24;

/// The longest message, in characters.
pub const MESSAGE: usize = 500;

/// How many accents one letter may carry: more of them cover the lines above and below.
const ACCENTS: usize = 3;

/// A name as it may be shown: one to [`NAME`] characters without surplus spaces, all of them to be
/// seen, in one alphabet, and not like a bot's.
pub fn name(text: &str) -> Result<String, Problem> {
    let name = composed(text);
    of_length(Purpose::Name, &name, NAME)?;
    let unfit = if name.chars().any(unseen) || has_piles(&name) {
        Some(Unfit::Unseen)
    } else if alphabets(&name) > 1 {
        Some(Unfit::Alphabets)
    } else if !name.chars().any(legible) {
        Some(Unfit::Nameless)
    } else if like_bot(&name) || like_free_seat(&name) {
        Some(Unfit::LikeBot)
    } else {
        None
    };
    unfit.map_or(Ok(name), |unfit| Err(Problem::BadText(unfit)))
}

/// A name for somebody at a table where `others` sit: one that cannot be mistaken for any of
/// theirs.
pub fn name_among<'a>(
    text: &str,
    others: impl IntoIterator<Item = &'a str>,
) -> Result<String, Problem> {
    let name = name(text)?;
    match others.into_iter().find(|other| alike(&name, other)) {
        Some(other) => Err(Problem::BadText(Unfit::Taken(other.to_string()))),
        None => Ok(name),
    }
}

/// This name, or with a number after it the first that nobody among `others` has.
pub fn unused_name<'a>(name: &str, others: impl Iterator<Item = &'a str> + Clone) -> String {
    let numbered = (2..).map(|number| format!("{name} {number}"));
    std::iter::once(name.to_string())
        .chain(numbered)
        .find(|name| !others.clone().any(|other| alike(name, other)))
        .unwrap_or_default()
}

/// A message as it may be shown.
pub fn message(text: &str) -> Result<String, Problem> {
    let text = text.trim();
    of_length(Purpose::Message, text, MESSAGE)?;
    if text.chars().any(turns_text) {
        return Err(Problem::BadText(Unfit::Control(Purpose::Message)));
    }
    Ok(text.to_string())
}

fn of_length(purpose: Purpose, text: &str, most: usize) -> Result<(), Problem> {
    let has = text.chars().count();
    match has {
        0 => Err(Problem::BadText(Unfit::Empty(purpose))),
        _ if has > most => Err(Problem::BadText(Unfit::Long { purpose, most, has })),
        _ => Ok(()),
    }
}

/// One spelling of what looks the same: accents joined to their letters, single spaces, and no
/// wish about whether a sign is drawn as a picture.
fn composed(text: &str) -> String {
    let text: String = text
        .chars()
        .filter(|letter| !matches!(letter, '\u{fe0e}' | '\u{fe0f}'))
        .collect();
    let words: Vec<&str> = text
        .split(char::is_whitespace)
        .filter(|word| !word.is_empty())
        .collect();
    ComposingNormalizerBorrowed::new_nfc()
        .normalize(&words.join(" "))
        .into_owned()
}

/// Characters that are not seen but change how the text around them is: controls, and the marks
/// that turn text around.
fn turns_text(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Characters that leave no mark of their own: those, and everything that fonts draw as nothing or
/// as an empty box.
fn unseen(letter: char) -> bool {
    /// A pattern without dots.
    const BLANK_BRAILLE: char = '\u{2800}';
    let category = CodePointMapData::<GeneralCategory>::new().get(letter);
    turns_text(letter)
        || letter == BLANK_BRAILLE
        || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter)
        || matches!(
            category,
            GeneralCategory::Format
                | GeneralCategory::PrivateUse
                | GeneralCategory::Surrogate
                | GeneralCategory::Unassigned
        )
}

fn is_accent(letter: char) -> bool {
    matches!(
        CodePointMapData::<GeneralCategory>::new().get(letter),
        GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark
    )
}

/// Whether accents are piled up, or stand on nothing.
fn has_piles(name: &str) -> bool {
    let mut pile = ACCENTS;
    decomposed(name).any(|letter| {
        pile = if is_accent(letter) { pile + 1 } else { 0 };
        pile > ACCENTS
    })
}

fn decomposed(text: &str) -> impl Iterator<Item = char> {
    DecomposingNormalizerBorrowed::new_nfkd().normalize_iter(text.chars())
}

/// Whether this is something to read: a letter, a digit or a picture.
fn legible(letter: char) -> bool {
    letter.is_alphanumeric()
        || CodePointMapData::<GeneralCategory>::new().get(letter) == GeneralCategory::OtherSymbol
}

/// How many alphabets a name is written in. What is written together in East Asia counts as one.
fn alphabets(name: &str) -> usize {
    let mut seen: Vec<Script> = Vec::new();
    for letter in name.chars() {
        let script = match CodePointMapData::<Script>::new().get(letter) {
            Script::Common | Script::Inherited => continue,
            Script::Hiragana | Script::Katakana | Script::Bopomofo | Script::Hangul => Script::Han,
            script => script,
        };
        if !seen.contains(&script) {
            seen.push(script);
        }
    }
    seen.len()
}

/// Whether two names can be mistaken for one another. The given name of a bot is taken, too.
fn alike(name: &str, other: &str) -> bool {
    let given = other.split(" (").next().unwrap_or(other);
    let bones = skeleton(name);
    bones == skeleton(other) || bones == skeleton(given)
}

/// What is left of a name for an eye that does not look closely: letters that look alike become
/// one, and neither case, spaces nor punctuation count. Two names with the same skeleton can be
/// mistaken for one another.
pub fn skeleton(text: &str) -> String {
    let lower: String = decomposed(text).flat_map(char::to_lowercase).collect();
    let shapes: String = decomposed(&lower)
        .filter(|letter| legible(*letter) || is_accent(*letter))
        .map(shape)
        .collect();
    shapes.replace("rn", "m").replace("vv", "w")
}

/// The Latin letter that a letter or digit looks like, in lower or upper case.
fn shape(letter: char) -> char {
    match letter {
        'i' | 'ı' | '1' | 'і' | 'ι' | 'ӏ' | 'ا' => 'l',
        '0' | 'о' | 'ο' | 'օ' => 'o',
        'а' | 'α' => 'a',
        'в' | 'β' | 'ь' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' | 'ε' => 'e',
        'н' | 'η' | 'һ' => 'h',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'п' | 'ν' => 'n',
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'г' => 'r',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'ѵ' => 'v',
        'ԝ' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'υ' | 'γ' => 'y',
        'ζ' => 'z',
        other => other,
    }
}

/// Whether a name looks like "Hazel (adept)": a bot's given name and a level, or any name with a
/// level after something that sets it apart.
fn like_bot(name: &str) -> bool {
    let levels: Vec<String> = Player::NAMED
        .iter()
        .map(|player| skeleton(&player.to_string()))
        .chain([skeleton("bot")])
        .collect();
    let bones = skeleton(name);
    let bot = BOTS.iter().any(|bot| {
        let level = bones.strip_prefix(&skeleton(bot));
        level.is_some_and(|level| levels.iter().any(|known| known == level))
    });
    let apart = |letter: char| !legible(letter) && !is_accent(letter) && letter != ' ';
    let last = name.trim_end_matches(apart).rsplit_once(apart);
    bot || last.is_some_and(|(_, last)| levels.contains(&skeleton(last)))
}

/// Whether a name looks like "Seat 2".
fn like_free_seat(name: &str) -> bool {
    let digits: String = name.chars().filter(|letter| letter.is_numeric()).collect();
    let rest = name.trim_end_matches(|letter: char| letter.is_numeric());
    !digits.is_empty() && skeleton(rest) == skeleton("seat")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn why(text: &str) -> Unfit {
        match name(text) {
            Err(Problem::BadText(unfit)) => unfit,
            other => panic!("{text:?}: {other:?}"),
        }
    }

    #[test]
    fn names_are_trimmed_and_kept_visible() {
        assert_eq!(name("  Änne  🧹 "), Ok("Änne 🧹".to_string()));
        assert_eq!(name("A\u{308}nne ❤\u{fe0f}"), Ok("Änne ❤".to_string()));
        for bad in ["", "   ", "1234567890123456789012345"] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
        assert!(name("123456789012345678901234").is_ok());
        let unseen = "a\u{202e}b a\u{200d}b a\u{ad}b a\u{3164}b a\u{2800}b a\u{e000}b a\u{e0041}b a\u{61c}b a\u{7}b";
        for bad in unseen.split(' ') {
            assert_eq!(why(bad), Unfit::Unseen, "{bad:?}");
        }
        assert_eq!(why("Z\u{300}\u{301}\u{302}\u{303}"), Unfit::Unseen);
        assert_eq!(why("---"), Unfit::Nameless);
    }

    #[test]
    fn people_are_called_as_people_are_called() {
        for good in [
            "Anna",
            "José",
            "Zoë-Marie",
            "O'Neill",
            "Нина",
            "Ελένη",
            "さくら花子",
            "محمد",
            "דוד",
            "Potion Master",
            "Hazel",
            "Anna 2",
            "Großmutter",
            "Seatbelt",
            "🦉",
        ] {
            assert_eq!(name(good), Ok(good.to_string()));
        }
    }

    #[test]
    fn no_name_looks_like_a_bot_or_a_free_seat() {
        for bot in [
            "Hazel (adept)",
            "hazel  (ADEPT)",
            "Hazel (adept)",
            "HazeI adept",
            "Anna (bot)",
            "Anna [master]",
            "Anna – novice",
            "Seat 2",
            "seat2",
            "SEAT 10",
            "Anna（master）",
        ] {
            assert_eq!(why(bot), Unfit::LikeBot, "{bot}");
        }
        // Cyrillic А and е among Latin letters.
        assert_eq!(why("Наzel (adept)"), Unfit::Alphabets);
        assert_eq!(why("Аnna"), Unfit::Alphabets);
    }

    #[test]
    fn names_that_can_be_mistaken_are_taken() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "ANNA"),
            ("Anna", "An na"),
            ("Anna", "Anna."),
            ("Bill", "BiII"),
            ("Bill", "B1ll"),
            ("Olga", "0lga"),
            ("Anna", "Ａｎｎａ"),
            ("Арра", "Appa"),
            ("Hazel", "Hazel (adept)"),
            ("Emma", "Emrna"),
            ("José", "Jose\u{301}"),
        ] {
            assert!(name_among(one, [other]).is_err(), "{one} {other}");
        }
        assert!(name_among("Anna", ["Änna", "Hanna", "Anna 2"]).is_ok());
        let taken = ["Wanderer", "wanderer 2"];
        assert_eq!(unused_name("Wanderer", taken.into_iter()), "Wanderer 3");
    }

    proptest! {
        #[test]
        fn an_accepted_name_is_short_visible_and_accepted_again(noise in "\\PC{0,30}|.{0,30}") {
            if let Ok(accepted) = name(&noise) {
                prop_assert!((1..=NAME).contains(&accepted.chars().count()));
                prop_assert!(!accepted.chars().any(unseen));
                prop_assert_eq!(name(&accepted), Ok(accepted.clone()));
                prop_assert!(name_among(&accepted, [accepted.as_str()]).is_err());
            }
        }

        #[test]
        fn hiding_something_in_a_name_or_changing_its_looks_a_little_does_not_make_it_another(
            plain in "[A-Za-z]{2,10}",
            hidden in any::<char>(),
            at in 0usize..10,
        ) {
            let at = at.min(plain.len());
            let changed = format!("{}{hidden}{}", &plain[..at], &plain[at..]);
            let seen = !skeleton(&hidden.to_string()).is_empty();
            if let Ok(other) = name_among(&changed, [plain.as_str()]) {
                prop_assert!(seen, "{other:?} passes for {plain:?}");
            }
        }

        #[test]
        fn every_bot_at_every_seat_has_a_name_that_no_person_can_take(seat in 0u8..5, which in 0usize..7) {
            let player = Player::NAMED[which % Player::NAMED.len()];
            let bot = crate::tables::bot_name(player, covenstead_core::Seat(seat));
            prop_assert!(name(&bot).is_err());
            prop_assert!(name(&bot.to_uppercase()).is_err());
        }
    }
}
