//! Every game speaks every language: no text is missing, none is left over, and a scene says the
//! same in all of them.

mod common;

use common::{NAMES, open, play_any};
use covenstead_catalog::{Catalog, Title};
use covenstead_core::{FastRng, Locale, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

// ---- the files

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../games")
        .join(game)
}

fn keys(game: &str, locale: Locale) -> BTreeSet<String> {
    let file =
        fs::read_to_string(folder(game).join(format!("locales/{}.ftl", locale.code()))).unwrap();
    let begins = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    file.lines()
        .filter(begins)
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key.to_string())
        .collect()
}

fn source(folder: &Path, found: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => source(&path, found),
            false => found.push_str(&fs::read_to_string(&path).unwrap()),
        }
    }
}

/// Names by convention, which `covenstead-scene` and the catalog look up.
const CONVENTIONS: [&str; 3] = ["good-", "option-", "part-"];

/// Every sentence is there in every language, and used. What only other languages have is a name of
/// something (`role-druid`): the source makes its key from an id, as in `"role-{}"`.
fn files_agree(game: &str) {
    let mut code = String::new();
    source(&folder(game).join("src"), &mut code);
    let english = keys(game, Locale::English);
    assert!(english.len() > 20, "{game} says little");
    let made = |key: &str| {
        let stems = key
            .match_indices('-')
            .map(|(at, _)| format!("\"{}{{", &key[..=at]));
        CONVENTIONS
            .iter()
            .any(|convention| key.starts_with(convention))
            || stems.into_iter().any(|stem| code.contains(&stem))
    };
    for locale in Locale::ALL {
        let other = keys(game, locale);
        let missing: Vec<&String> = english.difference(&other).collect();
        assert!(
            missing.is_empty(),
            "{game}: missing in {}: {missing:?}",
            locale.code()
        );
        for key in &other {
            assert!(
                made(key) || code.contains(&format!("\"{key}\"")),
                "{game}: `{key}` in {} is not used",
                locale.code()
            );
            assert!(
                made(key) || english.contains(key),
                "{game}: `{key}` is missing in English"
            );
        }
    }
}

// ---- what is said in play

/// Where a scene has words for people. Everything else must be the same in every language.
const WORDS: [&str; 10] = [
    "locale",
    "name",
    "text",
    "label",
    "words",
    "value",
    "letter",
    "why",
    "description",
    "title",
];

/// Reads a scene in two languages.
struct Reader;

impl Reader {
    /// Walks the same scene in two languages.
    fn compare(&self, path: &str, english: &Value, other: &Value) {
        match (english, other) {
            (Value::Object(here), Value::Object(there)) => {
                assert_eq!(
                    here.keys().collect::<Vec<_>>(),
                    there.keys().collect::<Vec<_>>(),
                    "{path}"
                );
                here.iter().for_each(|(key, value)| {
                    self.compare(&format!("{path}/{key}"), value, &there[key])
                });
            }
            (Value::Array(here), Value::Array(there)) => {
                assert_eq!(here.len(), there.len(), "{path}: {english} {other}");
                here.iter()
                    .zip(there)
                    .for_each(|(here, there)| self.compare(path, here, there));
            }
            (Value::String(here), Value::String(there)) => self.compare_words(path, here, there),
            _ => assert_eq!(english, other, "{path}"),
        }
    }

    fn compare_words(&self, path: &str, english: &str, other: &str) {
        let field = path.rsplit('/').next().unwrap();
        assert!(
            WORDS.contains(&field) || english == other,
            "{path}: `{english}` against `{other}`"
        );
        let left_in_english = english == other && WORDS.contains(&field) && is_a_sentence(english);
        assert!(
            !left_in_english || path == "/title",
            "{path}: `{english}` is in English only"
        );
    }

    /// Two words that are no names of players, nor of spells.
    fn is_a_sentence(&self, text: &str) -> bool {
        let words = text.split(|letter: char| !letter.is_alphabetic());
        let plain = |word: &&str| {
            word.len() > 1 && word.chars().any(char::is_lowercase) && !NAMES.contains(word)
        };
        words.filter(plain).count() > 1
    }
}

fn plays_in_every_language(title: &dyn Title, games: u32) {
    let mut rng = FastRng::new(5);
    for seed in 0..games {
        let mut table = open(title, seed, &mut rng);
        for step in 0.. {
            let status = table.status();
            if status.over || step % 9 == seed as usize % 9 {
                for viewer in Viewer::all(table.seats()) {
                    let [english, german] = Locale::ALL
                        .map(|locale| json!(table.scene_of_late(viewer, locale).unwrap()));
                    Reader.compare("", &english, &german);
                }
            }
            if status.over {
                break;
            }
            play_any(&mut *table, &mut rng);
        }
    }
}

/// Options, their values and the rules in every language.
fn explains_itself(title: &dyn Title) {
    let [english, german] = Locale::ALL.map(|locale| title.options_in_words(locale));
    for (name, spec) in english.as_object().unwrap() {
        let other = &german[name];
        assert_ne!(spec["doc"], other["doc"], "{name}");
        for field in ["title", "doc"] {
            assert!(!other[field].as_str().unwrap().is_empty(), "{name}");
        }
        for (here, there) in spec["labels"]
            .as_array()
            .unwrap()
            .iter()
            .zip(other["labels"].as_array().unwrap())
        {
            let sentence = here.as_str().is_some_and(|label| label.contains(' '));
            assert!(
                !sentence || here != there,
                "{name}: {here} is in English only"
            );
        }
    }
    assert_ne!(
        title.rules(Locale::English),
        title.rules(Locale::German),
        "the rules"
    );
}

fn speaks(game: &str, games: u32) {
    let catalog = Catalog::built_in();
    let title = catalog.get(game).unwrap();
    files_agree(game);
    explains_itself(title);
    plays_in_every_language(title, games);
}

#[test]
fn witchs_brew_speaks_every_language() {
    speaks("witchs-brew", 12);
}

#[test]
fn three_witches_speaks_every_language() {
    speaks("three-witches", 40);
}

#[test]
fn brew_speaks_every_language() {
    speaks("brew", 24);
}

#[test]
fn broom_service_speaks_every_language() {
    speaks("broom-service", 24);
}
