//! What a game's drawing says: every language has every key, every key that its code uses exists,
//! and every text is used.

use covenstead_catalog::Catalog;
use covenstead_core::Locale;
use covenstead_front::pages;
use covenstead_web::Texts;
use std::fs;
use std::path::{Path, PathBuf};

fn front(game: &str) -> PathBuf {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    games.join(game).join("front")
}

fn keys(source: &str) -> Vec<&str> {
    source
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .filter(|key| !key.starts_with(' '))
        .collect()
}

#[test]
fn every_game_has_a_drawing_of_its_own() {
    for title in Catalog::built_in().titles() {
        assert_eq!(pages().of(title.id()).game(), title.id());
    }
}

#[test]
fn every_language_has_the_same_keys() {
    for title in Catalog::built_in().titles() {
        let drawing = pages().of(title.id());
        let english = keys(drawing.texts(Locale::English));
        assert!(english.len() > 5, "{} says little", title.id());
        for locale in Locale::ALL {
            let other = keys(drawing.texts(locale));
            assert_eq!(english, other, "{} in {}", title.id(), locale.code());
        }
        let about = ["length", "sentence"].map(|what| format!("{}-{what}", title.id()));
        for key in about {
            assert!(english.contains(&key.as_str()), "{key} is missing");
        }
    }
}

#[test]
fn every_key_that_a_drawing_uses_exists_and_every_text_is_used() {
    for title in Catalog::built_in().titles() {
        let mut code = String::new();
        for entry in fs::read_dir(front(title.id()).join("src")).unwrap() {
            code.push_str(&fs::read_to_string(entry.unwrap().path()).unwrap());
        }
        let uses = code.split(".t(\"").skip(1);
        for key in uses.filter_map(|rest| rest.split('"').next()) {
            assert!(Texts::of(Locale::English, pages()).has(key), "{key}");
        }
        for key in keys(pages().of(title.id()).texts(Locale::English)) {
            let about = key.ends_with("-length") || key.ends_with("-sentence");
            let stems = key
                .match_indices('-')
                .map(|(at, _)| format!("\"{}{{", &key[..=at]));
            let made = stems.into_iter().any(|stem| code.contains(&stem));
            let used = code.contains(&format!("\"{key}\""));
            assert!(about || made || used, "{key} is not used");
        }
    }
}
