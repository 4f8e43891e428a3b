//! What there is to play: the list of games, their rules.

use crate::screen::{Failure, say};
use covenstead_catalog::{Catalog, Title};
use covenstead_core::Locale;
use serde_json::Value;
use std::fmt::Write;

/// The games with their options.
pub fn list(catalog: &Catalog) -> Result<(), Failure> {
    let mut text = String::new();
    for title in catalog.titles() {
        let _ = writeln!(
            text,
            "{}  {} ({}; component data {})",
            title.id(),
            title.name(),
            players(title),
            title.data().version
        );
        if let Value::Object(options) = title.options() {
            for (name, option) in options {
                describe_option(&mut text, &name, &option);
            }
        }
        text.push('\n');
    }
    say(&text)
}

fn players(title: &dyn Title) -> String {
    match (*title.seats().start(), *title.seats().end()) {
        (low, high) if low == high => format!("{low} players"),
        (low, high) => format!("{low} to {high} players"),
    }
}

fn describe_option(text: &mut String, name: &str, option: &Value) {
    let plain = |value: &Value| {
        value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_string)
    };
    let choices = match (option["values"].as_array(), option["range"].as_array()) {
        (Some(values), _) => values.iter().map(plain).collect::<Vec<_>>().join(" | "),
        (_, Some(range)) => format!("{} to {}", range[0], range[1]),
        _ => String::new(),
    };
    let _ = writeln!(
        text,
        "    {name} = {}   ({choices})",
        plain(&option["default"])
    );
    let _ = writeln!(
        text,
        "        {}",
        option["doc"].as_str().unwrap_or_default()
    );
}

/// The rules of a game.
pub fn rules(catalog: &Catalog, game: &str) -> Result<(), Failure> {
    say(catalog.get(game)?.rules(Locale::English))
}
