//! Every language has every text, and every text is used.

use covenstead_core::Locale;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn keys(locale: Locale) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for file in fs::read_dir(here().join("locales").join(locale.code())).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let begun = text.lines().filter_map(|line| line.split_once(" ="));
        let messages =
            begun.filter(|(key, _)| key.starts_with(|first: char| first.is_alphabetic()));
        keys.extend(messages.map(|(key, _)| key.to_string()));
    }
    keys
}

fn sources(folder: &Path) -> String {
    let mut found = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found += &sources(&path);
        } else {
            found += &fs::read_to_string(&path).unwrap();
        }
    }
    found
}

#[test]
fn every_language_has_the_same_texts_and_all_are_used() {
    let code = sources(&here().join("src")) + &sources(&here().join("../cli/src"));
    let english = keys(Locale::English);
    assert!(english.len() > 80);
    for locale in Locale::ALL {
        assert_eq!(keys(locale), english, "{}", locale.code());
    }
    for key in &english {
        assert!(code.contains(&format!("\"{key}\"")), "`{key}` is not used");
    }
}

/// What this crate says stands in its files: a sentence in the source would be English only.
#[test]
fn no_sentence_stands_in_the_source() {
    for file in [
        "play", "plain", "page", "words", "watch", "names", "asking", "choose",
    ] {
        let source = fs::read_to_string(here().join(format!("src/{file}.rs"))).unwrap();
        for line in source.lines().map(str::trim) {
            let code = line.split("//").next().unwrap();
            let told = code.contains("expect(") || code.contains("unreachable!(");
            for text in code.split('"').skip(1).step_by(2).filter(|_| !told) {
                let words = text.split(' ').filter(|word| {
                    word.len() > 1 && word.chars().all(|letter| letter.is_alphabetic())
                });
                assert!(words.count() < 2, "{file}: {text}");
            }
        }
    }
}
