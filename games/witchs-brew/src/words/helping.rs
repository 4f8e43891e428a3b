//! The rules for players, with the values of the components in use.

use super::phrases;
use crate::cards::{Metal, ShelfKind};
use crate::data::{CAULDRONS, Cauldron, Components, SHELVES, Shelf};
use crate::goods::Drops;
use crate::options::SPECS;
use crate::speech::{Naming, SPEECH, say};
use covenstead_core::notation::capital;
use covenstead_core::{DataStatus, Locale, OptionSpec, Values, help};

/// The rules in this language.
pub(super) fn rules(data: &Components, locale: Locale) -> String {
    let text = match locale {
        Locale::English => include_str!("../../RULES.md"),
        Locale::German => include_str!("../../RULES.de.md"),
    };
    let hand = number(locale, data.setup.roles_chosen);
    let ravens = number(locale, data.setup.ravens_to_end);
    let mut values = vec![
        ("start", start(data, locale)),
        ("cauldrons", cauldrons(data, locale)),
        ("shelves", shelves(data, locale)),
        ("known", known(data, locale)),
        ("options", options(locale)),
    ];
    // German has no sentence that begins with one of these numbers.
    if locale == Locale::English {
        values.push(("Hand", capital(&hand)));
        values.push(("Ravens", capital(&ravens)));
    }
    values.push(("hand", hand));
    values.push(("ravens", ravens));
    help::fill(text, &values)
}

/// "five".
fn number(locale: Locale, number: u8) -> String {
    say(locale, "number").with("n", number).into()
}

/// "1 red drop, 1 white drop, 1 green drop and 2 gold".
fn start(data: &Components, locale: Locale) -> String {
    let drops = data.setup.start.drops();
    let mut goods: Vec<String> = drops
        .colours()
        .map(|colour| phrases::drops(locale, Drops::of(colour, drops.count(colour))))
        .collect();
    goods.push(phrases::gold(locale, data.setup.start.gold));
    locale.list(&goods)
}

fn cauldrons(data: &Components, locale: Locale) -> String {
    let rows = (0..CAULDRONS).map(|place| {
        let of = |metal: Metal| cauldron(&data.cauldrons[metal.index()][place], locale);
        [
            (place + 1).to_string(),
            of(Metal::Copper),
            of(Metal::Iron),
            of(Metal::Silver),
        ]
    });
    let head = |metal: Metal| capital(&say(locale, "cauldron").metal(metal).to_string());
    let [copper, iron, silver] = [Metal::Copper, Metal::Iron, Metal::Silver].map(head);
    help::table(&["#", &copper, &iron, &silver], rows)
}

fn cauldron(card: &Cauldron, locale: Locale) -> String {
    let cost: Vec<String> = card
        .cost
        .colours()
        .map(|colour| {
            say(locale, "cost-part")
                .with("n", card.cost.count(colour))
                .colour(colour)
                .into()
        })
        .collect();
    say(locale, "cauldron-cell")
        .with("worth", worth(card.vp, card.raven, locale))
        .with("cost", cost.join(", "))
        .with("mark", mark(card.status))
        .into()
}

fn shelves(data: &Components, locale: Locale) -> String {
    let rows = (0..SHELVES).map(|place| {
        let of = |kind: ShelfKind| shelf(&data.shelves[kind.index()][place], locale);
        [
            (place + 1).to_string(),
            of(ShelfKind::Gold),
            of(ShelfKind::Ingredient),
        ]
    });
    let head =
        |kind: ShelfKind| capital(&SPEECH.name(locale, &format!("potion-{kind}"), kind.name()));
    let [gold, ingredient] = [ShelfKind::Gold, ShelfKind::Ingredient].map(head);
    help::table(&["#", &gold, &ingredient], rows)
}

fn shelf(card: &Shelf, locale: Locale) -> String {
    say(locale, "shelf-cell")
        .with("worth", worth(card.vp, card.raven, locale))
        .with("need", card.need)
        .with("mark", mark(card.status))
        .into()
}

fn worth(vp: u8, raven: bool, locale: Locale) -> String {
    phrases::worth(locale, vp.into(), raven)
}

/// Values that nobody has published are marked.
fn mark(status: DataStatus) -> &'static str {
    match status {
        DataStatus::Reconstructed => "°",
        DataStatus::Rulebook | DataStatus::Sourced | DataStatus::Inferred | DataStatus::Own => "",
    }
}

fn known(data: &Components, locale: Locale) -> String {
    let mut cauldrons = data.cauldrons.iter().flatten().map(|card| card.status);
    let mut shelves = data.shelves.iter().flatten().map(|card| card.status);
    let made = |status| status == DataStatus::Reconstructed;
    let key = if cauldrons.any(made) || shelves.any(made) {
        "values-reconstructed"
    } else {
        "values-known"
    };
    say(locale, key).into()
}

fn options(locale: Locale) -> String {
    let lines: Vec<String> = SPECS.iter().map(|spec| option(spec, locale)).collect();
    lines.join("\n")
}

/// "- **Rules.** What it does. Values: the rulebook; the reference manual."
fn option(spec: &OptionSpec, locale: Locale) -> String {
    let key = format!("option-{}", spec.name.replace('_', "-"));
    let title = capital(&SPEECH.name(locale, &key, spec.name));
    let doc = SPEECH.form(locale, &key, "doc", spec.doc);
    let values = match spec.values {
        Values::OneOf(words) => {
            let labels: Vec<String> = words
                .iter()
                .map(|word| SPEECH.form(locale, &key, word, word).into_owned())
                .collect();
            say(locale, "option-values")
                .with("values", labels.join("; "))
                .to_string()
        }
        Values::Range(least, most) => say(locale, "option-range")
            .with("least", least)
            .with("most", most)
            .to_string(),
        Values::Switch | Values::SeatOrRandom | Values::ListOrRandom(..) => {
            return format!("- **{title}.** {doc}");
        }
    };
    format!("- **{title}.** {doc} {values}")
}
