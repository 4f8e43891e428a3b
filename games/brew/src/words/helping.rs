//! The rules help, with tables of the components in use, so that `--data` shows through.

use super::effects::{character_power_text, effect_text, power_text, visit_text};
use super::naming::{
    face_name, gives_in_english, goods_in_words, key_of, left_or_right, points, season_key,
    side_name,
};
use crate::Brew;
use crate::cards::{Character, Creature, Forest, Potion, Season, VillageSpace};
use crate::data::{Components, ForestCard};
use crate::options::DayFireScope;
use crate::speech::{SPEECH, say};
use covenstead_core::help::{fill, table};
use covenstead_core::notation::capital;
use covenstead_core::{DataStatus, Game, Locale, OptionSpec};
use serde_json::Value;

/// The rules in this language, for these components.
pub(super) fn rules(data: &Components, locale: Locale) -> String {
    let text = match locale {
        Locale::English => include_str!("../../RULES.md"),
        Locale::German => include_str!("../../RULES.de.md"),
    };
    let [housed, homeless] = data.creature_points.map(|n| points(n as u16, locale));
    fill(
        text,
        &[
            ("start-berries", data.start_berries.to_string()),
            ("market", data.market.to_string()),
            ("scorch", data.scorch_tokens.to_string()),
            ("left-over", data.tokens_per_point.to_string()),
            ("housed", housed),
            ("homeless", homeless),
            ("village", village(data, locale)),
            ("potions", potions(data, locale)),
            ("creatures", creatures(data, locale)),
            ("characters", characters(data, locale)),
            ("forests", forests(data, locale)),
            ("options", options(locale)),
            ("counts", counts(data, locale)),
        ],
    )
}

fn heads<const N: usize>(keys: [&str; N], locale: Locale) -> [String; N] {
    keys.map(|key| capital(&SPEECH.text(locale, key)))
}

fn tabled<const N: usize>(
    keys: [&str; N],
    locale: Locale,
    rows: impl Iterator<Item = [String; N]>,
) -> String {
    let heads = heads(keys, locale);
    let heads: [&str; N] = std::array::from_fn(|number| heads[number].as_str());
    table(&heads, rows)
}

/// How well a value is known.
fn known(status: DataStatus, locale: Locale) -> String {
    SPEECH.text(locale, &format!("status-{}", status_key(status)))
}

const fn status_key(status: DataStatus) -> &'static str {
    match status {
        DataStatus::Rulebook => "rulebook",
        DataStatus::Sourced => "sourced",
        DataStatus::Inferred => "inferred",
        DataStatus::Reconstructed => "reconstructed",
        DataStatus::Own => "own",
    }
}

fn village(data: &Components, locale: Locale) -> String {
    let row = |&space: &VillageSpace| {
        let card = data.village(space);
        let name = match card.symbol {
            Some(face) => say(locale, "village-element").with("element", face_name(face, locale)),
            None => say(locale, "village-any").with("side", left_or_right(space)),
        };
        [
            capital(&side_name(card.side, locale)),
            capital(&name.to_string()),
            visit_text(card, DayFireScope::OneForest, locale).into_owned(),
            known(card.status, locale),
        ]
    };
    let keys = ["head-side", "head-space", "head-does", "head-known"];
    tabled(keys, locale, VillageSpace::ALL.iter().map(row))
}

/// The name of a card in the reader's language.
fn title(kind: &str, english: &str, locale: Locale) -> String {
    let key = format!("{kind}-{}", key_of(english));
    SPEECH.name(locale, &key, english).into_owned()
}

fn potions(data: &Components, locale: Locale) -> String {
    let row = |&potion: &Potion| {
        let card = data.potion(potion);
        [
            title("potion", &card.name, locale),
            goods_in_words(card.cost, locale),
            card.vp.to_string(),
            effect_text(card, locale).into_owned(),
            known(card.status, locale),
        ]
    };
    let keys = [
        "head-name",
        "head-cost",
        "head-points",
        "head-drunk",
        "head-known",
    ];
    tabled(keys, locale, Potion::ALL.iter().map(row))
}

/// A table for each season.
fn creatures(data: &Components, locale: Locale) -> String {
    let row = |creature: &Creature| {
        let card = data.creature(*creature);
        [
            title("creature", &card.name, locale),
            power_text(card, locale).into_owned(),
            known(card.status, locale),
        ]
    };
    let pile = |&season: &Season| {
        let name = say(locale, "pile-of").noun("season", &season_key(season), season.id());
        let of_season = Creature::ALL
            .iter()
            .filter(|creature| creature.season() == season);
        let keys = ["head-name", "head-power", "head-known"];
        format!("{name}\n\n{}\n", tabled(keys, locale, of_season.map(row)))
    };
    Season::ALL.iter().map(pile).collect()
}

fn characters(data: &Components, locale: Locale) -> String {
    let row = |&character: &Character| {
        let card = data.character(character);
        [
            character.name().to_string(),
            character_power_text(card, locale).into_owned(),
            known(card.status, locale),
        ]
    };
    let keys = ["head-name", "head-power", "head-known"];
    tabled(keys, locale, Character::ALL.iter().map(row))
}

fn forests(data: &Components, locale: Locale) -> String {
    let row = |&forest: &Forest| {
        let card = data.forest(forest);
        let seasons: Vec<String> = card
            .seasons
            .iter()
            .map(|season| say(locale, "season").noun("season", &season_key(season), season.id()))
            .map(String::from)
            .collect();
        [
            title("forest", &card.name, locale),
            locale.list(&seasons),
            card.vp.to_string(),
            spaces(card, locale),
            say(locale, "players-from")
                .with("n", card.min_players)
                .into(),
            known(card.status, locale),
        ]
    };
    let keys = [
        "head-name",
        "head-seasons",
        "head-points",
        "head-spaces",
        "head-players",
        "head-known",
    ];
    tabled(keys, locale, Forest::ALL.iter().map(row))
}

/// "grove herb, crag Creature".
fn spaces(card: &ForestCard, locale: Locale) -> String {
    let spaces = card.spaces.iter().map(|space| {
        say(locale, "space-in-table")
            .with("symbol", face_name(space.symbol, locale))
            .noun(
                "gives",
                &format!("gives-{}", space.gives),
                gives_in_english(space.gives),
            )
            .to_string()
    });
    spaces.collect::<Vec<_>>().join(", ")
}

fn options(locale: Locale) -> String {
    let usual = serde_json::to_value(crate::options::Options::default()).unwrap_or_default();
    let row = |spec: &OptionSpec| {
        let key = format!("option-{}", spec.name.replace('_', "-"));
        let value = match &usual[spec.name] {
            Value::Bool(true) => SPEECH.text(locale, "usual-on"),
            Value::Bool(false) => SPEECH.text(locale, "usual-off"),
            Value::String(word) => SPEECH.form(locale, &key, word, word).into_owned(),
            other => other.to_string(),
        };
        [
            SPEECH.name(locale, &key, spec.name).into_owned(),
            value,
            SPEECH.form(locale, &key, "doc", spec.doc).into_owned(),
        ]
    };
    let keys = ["head-option", "head-usual", "head-meaning"];
    tabled(keys, locale, Brew::OPTIONS.iter().map(row))
}

/// How many cards and spaces are known how well.
fn counts(data: &Components, locale: Locale) -> String {
    let all: Vec<DataStatus> = (data.forests.iter().map(|card| card.status))
        .chain(data.creatures.iter().map(|card| card.status))
        .chain(data.potions.iter().map(|card| card.status))
        .chain(data.village.iter().map(|card| card.status))
        .chain(data.characters.iter().map(|card| card.status))
        .collect();
    let count = |wanted| all.iter().filter(|&&status| status == wanted).count();
    say(locale, "counts")
        .with("all", all.len())
        .with("rulebook", count(DataStatus::Rulebook))
        .with("sourced", count(DataStatus::Sourced))
        .with("inferred", count(DataStatus::Inferred))
        .with("reconstructed", count(DataStatus::Reconstructed))
        .with("own", count(DataStatus::Own))
        .into()
}
