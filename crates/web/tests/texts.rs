//! Every language has every text, and every key that the code uses exists.

use covenstead_core::Locale;
use covenstead_web::Texts;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

fn folder(locale: Locale) -> BTreeMap<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("locales")
        .join(locale.code());
    let files = fs::read_dir(path)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    files
        .map(|path| {
            (
                path.file_name().unwrap().to_str().unwrap().to_string(),
                fs::read_to_string(&path).unwrap(),
            )
        })
        .collect()
}

fn keys(source: &str) -> Vec<&str> {
    source
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .filter(|key| !key.starts_with(' '))
        .collect()
}

#[test]
fn every_language_has_the_same_keys_in_the_same_files() {
    let english = folder(Locale::English);
    for locale in Locale::ALL {
        let other = folder(locale);
        for (file, source) in &english {
            assert_eq!(keys(source), keys(&other[file]), "{} {file}", locale.code());
        }
        assert_eq!(english.len(), other.len());
        for key in english.values().flat_map(|source| keys(source)) {
            assert!(
                Texts::of(locale).has(key),
                "{} is not read in {}",
                key,
                locale.code()
            );
        }
    }
}

fn sources(folder: &Path, found: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => sources(&path, found),
            false => found.push_str(&fs::read_to_string(&path).unwrap()),
        }
    }
}

#[test]
fn every_key_that_the_pages_use_exists_and_every_text_is_used() {
    let mut code = String::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut code,
    );
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/src/http/pages"),
        &mut code,
    );
    let used: Vec<&str> = code
        .split(".t(\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert!(used.len() > 30);
    for key in &used {
        assert!(Texts::of(Locale::English).has(key), "{key}");
    }
    for key in folder(Locale::English)
        .values()
        .flat_map(|source| keys(source))
    {
        let made = key.ends_with("-length")
            || key.ends_with("-sentence")
            || key.starts_with("tab-")
            || key.starts_with("wb-")
            || key.starts_with("bs-");
        assert!(
            made || code.contains(&format!("\"{key}\"")),
            "{key} is not used"
        );
    }
}
