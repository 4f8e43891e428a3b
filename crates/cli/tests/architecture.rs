//! The direction of dependencies, as `ARCHITECTURE.md` draws it.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a pure crate may use: nothing that does input or output, spawns, reads a clock or draws
/// entropy.
const PURE: &[&str] = &[
    "rand_chacha",
    "serde",
    "serde_json",
    "sha2",
    "thiserror",
    "toml",
];

/// What pure source may not mention.
const IMPURE: &[&str] = &[
    "std::fs",
    "std::net",
    "std::time",
    "std::thread",
    "std::process",
    "std::env",
    "std::io",
    "println!",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--no-deps",
            "--offline",
        ])
        .current_dir(root())
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

/// The normal (not test) dependencies of a package.
fn dependencies(package: &Value) -> Vec<String> {
    let all = package["dependencies"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|dependency| dependency["kind"].is_null());
    all.map(|dependency| dependency["name"].as_str().unwrap().to_string())
        .collect()
}

fn is_game(package: &Value) -> bool {
    package["manifest_path"]
        .as_str()
        .unwrap()
        .replace('\\', "/")
        .contains("/games/")
}

#[test]
fn core_scene_and_games_are_pure_and_games_know_only_core_scene_and_speech() {
    let mut games = 0;
    for package in packages() {
        let known: &[&str] = match package["name"].as_str().unwrap() {
            "covenstead-core" => &[],
            "covenstead-scene" => &["covenstead-core", "covenstead-speech"],
            _ if is_game(&package) => &["covenstead-core", "covenstead-scene", "covenstead-speech"],
            _ => continue,
        };
        games += usize::from(is_game(&package));
        for dependency in dependencies(&package) {
            let allowed =
                PURE.contains(&dependency.as_str()) || known.contains(&dependency.as_str());
            assert!(
                allowed,
                "{} must not depend on {dependency}",
                package["name"]
            );
        }
    }
    assert!(games >= 1);
}

#[test]
fn only_the_catalog_knows_which_games_there_are() {
    let packages = packages();
    let games: Vec<&str> = packages
        .iter()
        .filter(|package| is_game(package))
        .map(|package| package["name"].as_str().unwrap())
        .collect();
    for package in &packages {
        let knows = dependencies(package)
            .iter()
            .any(|dependency| games.contains(&dependency.as_str()));
        assert!(
            !knows || package["name"] == "covenstead-catalog",
            "{} depends on a game",
            package["name"]
        );
    }
}

/// What each inner crate may know of ours; games and the core are judged above, the program may
/// know all.
const KNOWS: &[(&str, &[&str])] = &[
    ("covenstead-bots", &["covenstead-core"]),
    ("covenstead-speech", &["covenstead-core"]),
    ("covenstead-tui", &["covenstead-core", "covenstead-scene"]),
    (
        "covenstead-arena",
        &["covenstead-bots", "covenstead-catalog", "covenstead-core"],
    ),
    (
        "covenstead-protocol",
        &["covenstead-bots", "covenstead-catalog", "covenstead-core"],
    ),
];

#[test]
fn arrows_point_inwards() {
    let packages = packages();
    for (name, known) in KNOWS {
        let package = packages
            .iter()
            .find(|package| package["name"] == *name)
            .expect("a crate of ours");
        for dependency in dependencies(package)
            .iter()
            .filter(|dependency| dependency.starts_with("covenstead"))
        {
            assert!(
                known.contains(&dependency.as_str()),
                "{name} must not depend on {dependency}"
            );
        }
    }
}

#[test]
fn only_the_server_knows_http_and_only_the_store_knows_a_database() {
    for package in packages() {
        let name = package["name"].as_str().unwrap().to_string();
        let uses = |library: &str| {
            dependencies(&package)
                .iter()
                .any(|dependency| dependency == library)
        };
        for http in ["axum", "hyper", "tower-http"] {
            assert!(
                !uses(http) || name == "covenstead-server",
                "{name} depends on {http}"
            );
        }
        assert!(
            !uses("rusqlite") || name == "covenstead-store",
            "{name} depends on rusqlite"
        );
        let outer = uses("covenstead-server") || uses("covenstead-store");
        assert!(
            !outer || ["covenstead", "covenstead-server"].contains(&name.as_str()),
            "{name} knows the server or the store"
        );
    }
}

#[test]
fn the_store_knows_no_rules_and_is_given_no_secret() {
    let store = packages()
        .into_iter()
        .find(|package| package["name"] == "covenstead-store")
        .unwrap();
    let own: Vec<String> = dependencies(&store)
        .into_iter()
        .filter(|name| name.starts_with("covenstead"))
        .collect();
    assert_eq!(own, ["covenstead-core"]);
    assert!(!dependencies(&store).contains(&"getrandom".to_string()));
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => sources(&path, found),
            false if path.extension().is_some_and(|extension| extension == "rs") => {
                found.push(path)
            }
            false => {}
        }
    }
}

#[test]
fn pure_source_mentions_no_world_outside() {
    let mut files = Vec::new();
    sources(&root().join("crates/core/src"), &mut files);
    sources(&root().join("crates/scene/src"), &mut files);
    for game in std::fs::read_dir(root().join("games")).unwrap() {
        sources(&game.unwrap().path().join("src"), &mut files);
    }
    assert!(files.len() > 20);
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        for word in IMPURE {
            assert!(!text.contains(word), "{} mentions {word}", file.display());
        }
    }
}
