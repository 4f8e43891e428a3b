//! Helpers for the canonical texts of actions: lower-case words separated by single spaces, ids
//! with hyphens.

/// The words of a notation as forgivingly read: lower case, any white space, underscores for
/// hyphens.
///
/// ```
/// assert_eq!(covenstead_core::notation::words("  I-AM   Wolf_Keeper "), ["i-am", "wolf-keeper"]);
/// ```
pub fn words(text: &str) -> Vec<String> {
    text.split_whitespace()
        .map(|word| word.to_lowercase().replace('_', "-"))
        .collect()
}

/// A verb and what it is done with, separated by single spaces. Lists of a thousand actions are
/// printed for every choice of a hand, so this allocates once.
///
/// ```
/// assert_eq!(covenstead_core::notation::phrase("choose", ["witch", "druid"]), "choose witch druid");
/// ```
pub fn phrase<'a>(verb: &str, words: impl IntoIterator<Item = &'a str>) -> String {
    let mut text = String::with_capacity(80);
    text.push_str(verb);
    for word in words {
        text.push(' ');
        text.push_str(word);
    }
    text
}

/// "copper, iron and silver".
pub fn and_list<S: AsRef<str>>(items: &[S]) -> String {
    crate::Locale::English.list(items)
}

/// With its first letter large.
///
/// ```
/// assert_eq!(covenstead_core::notation::capital("über"), "Über");
/// ```
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// "1 vial", "2 vials".
pub fn count(number: impl Into<i64>, thing: &str) -> String {
    match number.into() {
        1 => format!("1 {thing}"),
        number => format!("{number} {thing}s"),
    }
}
