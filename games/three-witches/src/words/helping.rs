//! The rules help, with the values of the components in use.

use crate::ThreeWitches;
use crate::data::{Components, Suit, TRICKS};
use crate::options::{self, Options};
use crate::speech::{SPEECH, say};
use covenstead_core::help::{fill, table};
use covenstead_core::{DataStatus, Locale, OptionSpec};
use serde_json::Value;

/// The rules of the game in this language.
pub(super) fn rules(data: &Components, locale: Locale) -> String {
    let text = match locale {
        Locale::English => include_str!("../../RULES.md"),
        Locale::German => include_str!("../../RULES.de.md"),
    };
    let tokens = |number: u16| String::from(say(locale, "fate-tokens").with("number", number));
    let setup = &data.setup;
    fill(
        text,
        &[
            ("suits", suits(data, locale)),
            ("ranks", ranks(data, locale)),
            ("status", status(data, locale)),
            ("low", setup.bids[0].to_string()),
            ("high", setup.bids[1].to_string()),
            ("tricks", TRICKS.to_string()),
            ("goal", tokens(setup.fate_to_win)),
            ("lead-gets", tokens(setup.lead_reward)),
            ("lessers-get", tokens(setup.lesser_reward)),
            ("options", chosen_from(locale)),
        ],
    )
}

fn suits(data: &Components, locale: Locale) -> String {
    let heads = ["head-suit", "head-ranks", "head-cards"].map(|key| String::from(say(locale, key)));
    let deck = &data.deck;
    let row = |suit: Suit| {
        let cards = || deck.of_suit(suit).iter();
        let ranks: Vec<String> = cards().map(|card| deck.rank(card).to_string()).collect();
        let names: Vec<String> = cards()
            .map(|card| ThreeWitches::name_in(deck, locale, card))
            .collect();
        let name = ThreeWitches::suit_name_in(deck, locale, suit);
        [name.into_owned(), ranks.join(", "), names.join(", ")]
    };
    table(&heads.each_ref().map(String::as_str), Suit::all().map(row))
}

fn ranks(data: &Components, locale: Locale) -> String {
    let heads = ["head-rank", "head-name"].map(|key| String::from(say(locale, key)));
    let row = |(rank, name): (u16, &str)| {
        let name = ThreeWitches::rank_name(locale, name);
        [rank.to_string(), name.into_owned()]
    };
    let rows: Vec<[String; 2]> = data.deck.rank_names().map(row).collect();
    table(&heads.each_ref().map(String::as_str), rows)
}

/// Where the deck comes from.
fn status(data: &Components, locale: Locale) -> String {
    let key = match data.status {
        DataStatus::Reconstructed => "deck-reconstructed",
        DataStatus::Own => "deck-own",
        DataStatus::Rulebook | DataStatus::Sourced | DataStatus::Inferred => "deck-known",
    };
    say(locale, key).into()
}

/// Every option with what it may be, the usual first, and what it changes.
fn chosen_from(locale: Locale) -> String {
    let usual = serde_json::to_value(Options::default()).unwrap_or_default();
    let line = |spec: &OptionSpec| {
        let key = format!("option-{}", spec.name.replace('_', "-"));
        let phrase = say(locale, "option-line")
            .with("title", SPEECH.name(locale, &key, spec.name))
            .with("usual", value_in_words(locale, &key, &usual[spec.name]))
            .with("doc", SPEECH.form(locale, &key, "doc", spec.doc));
        format!("- {phrase}\n")
    };
    options::SPECS.iter().map(line).collect()
}

fn value_in_words(locale: Locale, key: &str, value: &Value) -> String {
    match value {
        Value::String(word) => SPEECH.form(locale, key, word, word).into_owned(),
        Value::Bool(true) => say(locale, "switched-on").into(),
        _ => say(locale, "switched-off").into(),
    }
}
