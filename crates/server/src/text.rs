//! Texts that people bring: names and messages, kept short and free of control characters. Escaping
//! is the pages' work.

use crate::problem::Problem;

/// The longest name, in characters.
pub const NAME: usize = 24;

/// The longest message, in characters.
pub const MESSAGE: usize = 500;

/// A name as it may be shown: trimmed, one to [`NAME`] characters, nothing invisible in it.
pub fn name(text: &str) -> Result<String, Problem> {
    tidy("a name", text, NAME)
}

/// A message as it may be shown.
pub fn message(text: &str) -> Result<String, Problem> {
    tidy("a message", text, MESSAGE)
}

fn tidy(what: &str, text: &str, longest: usize) -> Result<String, Problem> {
    let text = text.trim();
    let length = text.chars().count();
    match () {
        () if length == 0 => Err(Problem::BadText(format!("{what} must not be empty"))),
        () if length > longest => Err(Problem::BadText(format!(
            "{what} has at most {longest} characters; this has {length}"
        ))),
        () if text.chars().any(unseen) => Err(Problem::BadText(format!(
            "{what} must not hold control characters"
        ))),
        () => Ok(text.to_string()),
    }
}

/// Characters that are not seen but change how the text around them is: controls, and the marks
/// that turn text around.
fn unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_kept_visible() {
        assert_eq!(name("  Änne 🧹 "), Ok("Änne 🧹".to_string()));
        for bad in [
            "",
            "   ",
            "a\nb",
            "a\u{202e}b",
            "\u{7}",
            "1234567890123456789012345",
        ] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
        assert!(name("123456789012345678901234").is_ok());
    }
}
