//! WCAG AA for every pair of text and ground that the style sheets use, in both themes.

use std::collections::BTreeMap;

const CSS: &str = include_str!("../assets/base.css");

/// Text on ground: at least 4.5 to 1.
const PAIRS: &[(&str, &str)] = &[
    ("ink", "ground"),
    ("ink", "surface"),
    ("ink", "raised"),
    ("muted", "ground"),
    ("muted", "surface"),
    ("muted", "raised"),
    ("verdigris", "ground"),
    ("verdigris", "surface"),
    ("verdigris", "raised"),
    ("violet", "surface"),
    ("violet", "raised"),
    ("saffron", "surface"),
    ("saffron", "raised"),
    ("on-accent", "verdigris"),
    ("on-accent", "violet"),
    ("on-accent", "saffron"),
    ("on-accent", "wine"),
    ("ground", "ink"),
];

/// The colour of text on the cards of roles.
const CARD_TEXT: &str = "#FFFAF0";
const CARDS: &[&str] = &["gatherer", "brewer", "trader", "warlock", "thief"];

fn tokens(selector: &str) -> BTreeMap<String, String> {
    let start = CSS
        .find(selector)
        .unwrap_or_else(|| panic!("no {selector}"));
    let block = &CSS[start..start + CSS[start..].find('}').unwrap()];
    let block = &block[block.find('{').unwrap() + 1..];
    let pairs = block
        .split(';')
        .filter_map(|part| part.trim().strip_prefix("--")?.split_once(": "));
    pairs
        .map(|(name, value)| (name.to_string(), value.to_string()))
        .collect()
}

fn luminance(colour: &str) -> f64 {
    let part = |at: usize| f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
    let linear = |value: f64| {
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * linear(part(1)) + 0.7152 * linear(part(3)) + 0.0722 * linear(part(5))
}

fn contrast(a: &str, b: &str) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn every_text_can_be_read_in_both_themes() {
    for selector in [
        ":root, [data-theme=\"parchment\"] {",
        "[data-theme=\"system\"] {",
        "\n[data-theme=\"night\"] {",
    ] {
        let tokens = tokens(selector);
        for (text, ground) in PAIRS {
            let found = contrast(&tokens[*text], &tokens[*ground]);
            assert!(found >= 4.5, "{selector} {text} on {ground}: {found:.2}");
        }
        for card in CARDS {
            let found = contrast(CARD_TEXT, &tokens[*card]);
            assert!(found >= 4.5, "{selector} text on {card}: {found:.2}");
        }
    }
}

#[test]
fn the_system_theme_is_the_night_theme_in_the_dark() {
    assert_eq!(
        tokens("[data-theme=\"system\"] {"),
        tokens("\n[data-theme=\"night\"] {")
    );
}
