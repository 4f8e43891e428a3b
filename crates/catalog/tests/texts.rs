//! What people read is written for people: no id of a rule, an option or the data, numbers that
//! agree with their nouns, whole sentences. Random games of random options are read in every
//! language through every door: scenes, log, choices, refusals, options and rules.

mod common;

use common::{NAMES, any, open, play_any};
use covenstead_catalog::{Catalog, LiveTable, Title};
use covenstead_core::{FastRng, Locale, Seat, Viewer};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

// ---- what must not be read

/// The ids of a game that no word of any language looks like: those with a digit, a hyphen or an
/// underscore.
fn ids(title: &dyn Title) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../games")
        .join(title.id())
        .join("data");
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path
            .extension()
            .is_some_and(|extension| extension == "toml")
        {
            let text = fs::read_to_string(&path).unwrap();
            let values = text.lines().filter_map(|line| {
                let (key, value) = line.split_once('=')?;
                (key.trim() == "id").then(|| value.split('#').next().unwrap_or_default())
            });
            found.extend(values.map(|value| value.trim().trim_matches('"').to_lowercase()));
        }
    }
    for (name, spec) in title.options().as_object().unwrap() {
        found.insert(name.clone());
        let values = spec["values"].as_array().into_iter().flatten();
        found.extend(values.filter_map(Value::as_str).map(str::to_lowercase));
    }
    found.retain(|id| looks_like_an_id(id));
    found
}

fn looks_like_an_id(word: &str) -> bool {
    let letters = word.chars().any(char::is_alphabetic);
    letters && word.contains(|sign: char| sign.is_ascii_digit() || "-_".contains(sign))
}

/// What is wrong with a text; nothing if a person may read it.
fn wrong(text: &str, ids: &BTreeSet<String>, prefix: &str, locale: Locale) -> Option<String> {
    let words = || {
        text.split(|sign: char| !(sign.is_alphanumeric() || "-_".contains(sign)))
            .filter(|word| !word.is_empty())
    };
    for word in words() {
        let lower = word.to_lowercase();
        if ids.contains(&lower) || word.contains('_') {
            return Some(format!("the id `{word}`"));
        }
        if word.starts_with(prefix) {
            return Some(format!("the rule id `{word}`"));
        }
    }
    for doubled in ["..", "?.", "!.", ",,", " ,", " .", "  ", "()"] {
        let ellipsis = doubled == ".." && text.contains("...");
        if text.contains(doubled) && !ellipsis {
            return Some(format!("`{doubled}`"));
        }
    }
    match locale {
        Locale::English => wrong_in_english(&words().collect::<Vec<_>>()),
        Locale::German => wrong_in_german(&words().collect::<Vec<_>>()),
    }
}

/// Words in "s" that are no plural: they may follow "1".
const NO_PLURAL: [&str; 12] = [
    "across", "begins", "bonus", "ends", "gets", "goes", "has", "holds", "is", "less", "lies",
    "was",
];

/// Words in "s" that may follow "you".
const AFTER_YOU: [&str; 8] = [
    "always", "as", "cards", "discuss", "guess", "miss", "pass", "possess",
];

/// Words after which "you" is no subject: "unless somebody after you does the same".
const BEFORE_YOU: [&str; 8] = [
    "after", "against", "before", "beside", "for", "of", "than", "who",
];

fn wrong_in_english(words: &[&str]) -> Option<String> {
    let mut before = "";
    let found = words.windows(2).find(|pair| {
        let [first, second] = [pair[0], pair[1]];
        let subject = !BEFORE_YOU.contains(&std::mem::replace(&mut before, first));
        let vowel = |signs: &[char]| second.to_lowercase().starts_with(signs);
        match first {
            "1" => is_plural(second),
            "a" => second.starts_with(['a', 'e', 'i', 'o']) && !second.starts_with("one"),
            "an" => !vowel(&['a', 'e', 'i', 'o', 'u', 'h', '8', '1']),
            "You" | "you" if subject => {
                second == "has" || is_plural(second) && !AFTER_YOU.contains(&second)
            }
            _ => false,
        }
    });
    found.map(|pair| format!("`{} {}`", pair[0], pair[1]))
}

fn is_plural(word: &str) -> bool {
    let plain = word.chars().all(char::is_lowercase);
    plain && word.len() > 2 && word.ends_with('s') && !NO_PLURAL.contains(&word)
}

const GERMAN_PLURALS: [&str; 4] = ["Punkte", "Karten", "Stiche", "Runden"];

/// Verbs in the third person, which "du" has in the second.
const GERMAN_THIRD: [&str; 14] = [
    "hat", "ist", "wird", "kann", "muss", "darf", "nimmt", "gibt", "spielt", "legt", "zieht",
    "bekommt", "verliert", "braut",
];

fn wrong_in_german(words: &[&str]) -> Option<String> {
    let found = words.windows(2).find(|pair| match pair[0] {
        "1" => GERMAN_PLURALS.contains(&pair[1]),
        "Du" | "du" => GERMAN_THIRD.contains(&pair[1]),
        _ => false,
    });
    found.map(|pair| format!("`{} {}`", pair[0], pair[1]))
}

// ---- what is read

/// Where a scene has words for people.
const WORDS: [&str; 10] = [
    "name",
    "text",
    "label",
    "words",
    "value",
    "phrases",
    "why",
    "description",
    "title",
    "doc",
];

/// Everything in a document that people read.
fn texts<'a>(field: &str, document: &'a Value, found: &mut Vec<&'a str>) {
    match document {
        Value::Object(fields) => {
            for (name, value) in fields {
                texts(name, value, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| texts(field, item, found)),
        Value::String(text) if WORDS.contains(&field) => found.push(text),
        _ => {}
    }
}

struct Reading {
    ids: BTreeSet<String>,
    prefix: String,
    read: BTreeSet<String>,
    /// What is wrong, with an example of each.
    faults: BTreeMap<String, String>,
}

impl Reading {
    fn read(&mut self, text: &str, locale: Locale) {
        if self.read.contains(text) {
            return;
        }
        self.read.insert(text.to_string());
        if let Some(wrong) = wrong(text, &self.ids, &self.prefix, locale) {
            self.faults.entry(wrong).or_insert(text.to_string());
        }
    }

    /// What a player is shown speaks of that player as "you".
    fn addresses(&mut self, seat: Seat, scene: &Value) {
        let name = NAMES[seat.index()];
        let mut found = Vec::new();
        for part in ["zones", "prompt", "ask", "log"] {
            texts(part, &scene[part], &mut found);
        }
        let named = |text: &&&str| {
            text.split(|sign: char| !sign.is_alphanumeric())
                .any(|word| word == name)
        };
        for text in found.iter().filter(named) {
            let begins: Vec<&str> = text.split(' ').take(3).collect();
            let fault = format!("a reader called by name: `{} …`", begins.join(" "));
            self.faults
                .entry(fault)
                .or_insert(format!("{name} reads `{text}`"));
        }
    }

    fn document(&mut self, document: &Value, locale: Locale) {
        let mut found = Vec::new();
        texts("", document, &mut found);
        for text in found {
            self.read(text, locale);
        }
    }

    fn table(&mut self, table: &dyn LiveTable, others: &[String]) {
        for locale in Locale::ALL {
            for viewer in Viewer::all(table.seats()) {
                let scene = json!(table.scene_of_late(viewer, locale).unwrap());
                self.document(&scene, locale);
                if let Viewer::Seat(seat) = viewer {
                    self.addresses(seat, &scene);
                }
            }
            for seat in table.status().actors {
                for action in others {
                    if let Some(refusal) = table.refusal(seat, action, locale) {
                        self.read(&refusal.message, locale);
                    }
                }
            }
        }
    }
}

/// Plays games and reads them. Actions met before serve as illegal ones later.
fn is_written_for_people(game: &str, games: u32, at_least: usize) {
    let catalog = Catalog::built_in();
    let title = catalog.get(game).unwrap();
    let rule = title.specification()[0].id;
    let mut reading = Reading {
        ids: ids(title),
        prefix: rule[..=rule.find('-').unwrap()].to_string(),
        read: BTreeSet::new(),
        faults: BTreeMap::new(),
    };
    for locale in Locale::ALL {
        reading.document(&title.options_in_words(locale), locale);
        for line in title
            .rules(locale)
            .lines()
            .filter(|line| !line.contains("---"))
        {
            reading.read(line.trim(), locale);
        }
    }
    let mut rng = FastRng::new(17);
    let mut met: Vec<String> = Vec::new();
    for seed in 0..games {
        let mut table = open(title, seed, &mut rng);
        for step in 0.. {
            let status = table.status();
            if status.over || step % 7 == seed as usize % 7 {
                let others: Vec<String> = (0..6.min(met.len()))
                    .map(|_| any(&met, &mut rng).clone())
                    .collect();
                reading.table(&*table, &others);
            }
            if status.over {
                break;
            }
            met.push(play_any(&mut *table, &mut rng));
        }
    }
    println!("{game}: {} different texts read", reading.read.len());
    assert!(reading.faults.is_empty(), "{game}: {:#?}", reading.faults);
    assert!(
        reading.read.len() >= at_least,
        "{game}: only {} texts",
        reading.read.len()
    );
}

#[test]
fn witchs_brew_is_written_for_people() {
    is_written_for_people("witchs-brew", 16, 2000);
}

#[test]
fn three_witches_is_written_for_people() {
    is_written_for_people("three-witches", 40, 2000);
}

#[test]
fn brew_is_written_for_people() {
    is_written_for_people("brew", 16, 2000);
}

#[test]
fn broom_service_is_written_for_people() {
    is_written_for_people("broom-service", 16, 2000);
}
