//! Rules help: Markdown written once per game and language, with the values of the components in
//! use filled in.

/// Fills values into a text: `{{cauldrons}}` becomes what `values` gives for `cauldrons`.
///
/// ```
/// use covenstead_core::help::fill;
/// let text = fill("There are {{cards}} cards.", &[("cards", "18".to_string())]);
/// assert_eq!(text, "There are 18 cards.");
/// ```
///
/// # Panics
///
/// If the text has a place for which there is no value, or a value has no place: a mistake in a
/// text that comes with the program.
pub fn fill(text: &str, values: &[(&str, String)]) -> String {
    let mut filled = text.to_string();
    for (name, value) in values {
        let place = format!("{{{{{name}}}}}");
        assert!(filled.contains(&place), "the rules have no place {place}");
        filled = filled.replace(&place, value);
    }
    assert!(!filled.contains("{{"), "a place in the rules has no value");
    filled
}

/// A table in Markdown.
///
/// ```
/// use covenstead_core::help::table;
/// let suits = table(&["suit", "ranks"], [["owl".to_string(), "3, 6".to_string()]]);
/// assert_eq!(suits, "| suit | ranks |\n| --- | --- |\n| owl | 3, 6 |\n");
/// ```
pub fn table<const N: usize>(
    heads: &[&str; N],
    rows: impl IntoIterator<Item = [String; N]>,
) -> String {
    let mut text = format!("| {} |\n|{}\n", heads.join(" | "), " --- |".repeat(N));
    for row in rows {
        text.push_str(&format!("| {} |\n", row.join(" | ")));
    }
    text
}

/// The titles of the chapters: headings of the second level.
pub fn chapters(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.strip_prefix("## "))
}

/// The chapter whose title begins with `title`, whatever its case, with its heading.
///
/// ```
/// use covenstead_core::help::chapter;
/// let text = "# Toy\n\n## The dice\n\nRoll.\n\n## The end\n\nCount.\n";
/// assert_eq!(chapter(text, "the d"), Some("## The dice\n\nRoll.\n"));
/// assert_eq!(chapter(text, "cards"), None);
/// ```
pub fn chapter<'a>(text: &'a str, title: &str) -> Option<&'a str> {
    let wanted = title.to_lowercase();
    let found = chapters(text).find(|title| title.to_lowercase().starts_with(&wanted))?;
    let start = text.find(&format!("## {found}\n"))?;
    let end = text[start + 3..].find("\n## ");
    Some(end.map_or(&text[start..], |end| &text[start..start + 3 + end]))
}
