//! Every language has every text of the pages, every key that the code uses exists, and every text
//! is used. Those of the games' drawings are held to the same in `covenstead-front`.

use covenstead_core::Locale;
use covenstead_web::{Fronts, Texts};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

static NO_GAME: LazyLock<Fronts> = LazyLock::new(|| Fronts::new(Vec::new()));

fn source(locale: Locale) -> String {
    let path = format!("locales/{}/pages.ftl", locale.code());
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

fn keys(source: &str) -> Vec<&str> {
    source
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .filter(|key| !key.starts_with(' '))
        .collect()
}

#[test]
fn every_language_has_the_same_keys() {
    let english = source(Locale::English);
    for locale in Locale::ALL {
        assert_eq!(keys(&english), keys(&source(locale)), "{}", locale.code());
        for key in keys(&english) {
            let texts = Texts::of(locale, &NO_GAME);
            assert!(texts.has(key), "{key} is not read in {}", locale.code());
        }
    }
}

fn sources(folder: &Path, found: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn every_key_that_the_pages_use_exists_and_every_text_is_used() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut code = String::new();
    sources(&here.join("src"), &mut code);
    sources(&here.join("../server/src/http/pages"), &mut code);
    let pages = code.clone();
    for game in fs::read_dir(here.join("../../games")).unwrap() {
        sources(&game.unwrap().path().join("front/src"), &mut code);
    }
    let uses = pages.split(".t(\"").skip(1);
    let used: Vec<&str> = uses.filter_map(|rest| rest.split('"').next()).collect();
    assert!(used.len() > 30);
    for key in &used {
        assert!(Texts::of(Locale::English, &NO_GAME).has(key), "{key}");
    }
    for key in keys(&source(Locale::English)) {
        let made = key.starts_with("tab-") || key.starts_with("level-");
        assert!(
            made || code.contains(&format!("\"{key}\"")),
            "{key} is not used"
        );
    }
}
