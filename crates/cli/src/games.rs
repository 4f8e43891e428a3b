//! What there is to play: the list of games, their rules.

use crate::screen::{Failure, say};
use clap::Args;
use covenstead_catalog::{Catalog, Title};
use covenstead_core::Locale;
use covenstead_core::help::{chapter, chapters};
use covenstead_tui::{Look, Rulebook, printed, rows_of_markdown};
use serde_json::Value;
use std::fmt::Write;
use std::io::{IsTerminal, stdout};

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

/// What is to be read of the rules.
#[derive(Args)]
pub struct RulesArguments {
    /// The id of the game, as `covenstead games` lists it
    game: String,

    /// A chapter by the beginning of its title, or a rule by its id, as in `TG-59` (everything if
    /// not given)
    chapter: Vec<String>,
}

/// How wide rules are laid out at most: longer lines are hard to read.
const WIDEST: usize = 96;

/// The rules of a game, one of their chapters, or one numbered rule.
pub fn rules(catalog: &Catalog, wanted: &RulesArguments, locale: Locale) -> Result<(), Failure> {
    let title = catalog.get(&wanted.game)?;
    let text = looked_up(title, &wanted.chapter.join(" "), locale)?;
    let look = Look::of_environment(false, locale);
    let (styled, width) = match (stdout().is_terminal(), covenstead_tui::width_of_terminal()) {
        (true, Some(width)) => (true, width),
        (terminal, _) => (terminal, 80),
    };
    let look = Look {
        ascii: look.ascii && styled,
        ..look
    };
    let rows = rows_of_markdown(&text, look, width.min(WIDEST));
    say(&printed(&rows, look, styled && look.colour))
}

/// What of the rules is meant, as Markdown.
fn looked_up(title: &dyn Title, wanted: &str, locale: Locale) -> Result<String, Failure> {
    let help = title.rules(locale);
    if wanted.is_empty() {
        return Ok(help.to_string());
    }
    if let Some(rule) = title.rule(wanted) {
        return Ok(format!("## {}\n\n{}\n", rule.id, rule.text));
    }
    if let Some(chapter) = chapter(help, wanted) {
        return Ok(chapter.to_string());
    }
    let looks_like_a_rule = wanted.contains('-') && wanted.ends_with(|end: char| end.is_numeric());
    let told = if looks_like_a_rule {
        covenstead_tui::say(locale, "no-rule").with("rule", wanted)
    } else {
        let chapters: Vec<&str> = chapters(help).collect();
        covenstead_tui::say(locale, "no-chapter")
            .with("chapter", wanted)
            .with("chapters", chapters.join(", "))
    };
    Err(Failure::said(told.to_string()))
}

/// The rules of a game as the terminal looks them up.
pub fn rulebook(title: &dyn Title, locale: Locale) -> Rulebook {
    let rules = title.specification().into_iter();
    Rulebook {
        help: title.rules(locale).to_string(),
        rules: rules
            .map(|rule| (rule.id.to_string(), rule.text.to_string()))
            .collect(),
    }
}
