//! The direction of dependencies, as `ARCHITECTURE.md` draws it.

use covenstead_catalog::{Catalog, Title};
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

fn folder_of(package: &Value) -> String {
    let manifest = package["manifest_path"].as_str().unwrap();
    manifest.replace('\\', "/").replace("/Cargo.toml", "")
}

/// The rules of a game: `games/x`.
fn is_game(package: &Value) -> bool {
    let folder = folder_of(package);
    folder.contains("/games/") && !folder.ends_with("/front")
}

/// How a game looks: `games/x/front`.
fn is_front(package: &Value) -> bool {
    let folder = folder_of(package);
    folder.contains("/games/") && folder.ends_with("/front")
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

/// What a game's drawings may know: scenes, and what pages and the terminal offer for drawing them.
/// No rules: what is drawn is what one viewer may see.
const FOR_FRONTS: &[&str] = &[
    "covenstead-core",
    "covenstead-scene",
    "covenstead-tui",
    "covenstead-web",
    "maud",
    "ratatui",
];

#[test]
fn drawings_of_games_know_scenes_and_no_rules() {
    let packages = packages();
    let fronts: Vec<&Value> = packages
        .iter()
        .filter(|package| is_front(package))
        .collect();
    assert!(!fronts.is_empty());
    for package in fronts {
        for dependency in dependencies(package) {
            let allowed = FOR_FRONTS.contains(&dependency.as_str());
            assert!(
                allowed,
                "{} must not depend on {dependency}",
                package["name"]
            );
        }
    }
}

/// Who may depend on the crates for which `kind` holds: one registry.
fn are_known_to_one(registry: &str, kind: impl Fn(&Value) -> bool) {
    let packages = packages();
    let ours: Vec<&str> = packages
        .iter()
        .filter(|package| kind(package))
        .map(|package| package["name"].as_str().unwrap())
        .collect();
    for package in &packages {
        let known = dependencies(package);
        let knows = known.iter().find(|name| ours.contains(&name.as_str()));
        let may = package["name"] == registry;
        assert!(
            knows.is_none() || may,
            "{} depends on {knows:?}",
            package["name"]
        );
    }
}

#[test]
fn only_the_catalog_knows_which_games_there_are() {
    are_known_to_one("covenstead-catalog", is_game);
    are_known_to_one("covenstead-front", is_front);
}

/// A shared crate that names a game has a part of that game in it.
#[test]
fn no_game_is_named_in_shared_code_outside_the_registries() {
    let registries = ["crates/catalog/src/lib.rs", "crates/front/src/lib.rs"];
    let catalog = Catalog::built_in();
    let names: Vec<String> = catalog.titles().flat_map(names_of).collect();
    let mut files = Vec::new();
    for folder in std::fs::read_dir(root().join("crates")).unwrap() {
        sources(&folder.unwrap().path().join("src"), &mut files);
    }
    files.retain(|file| !registries.iter().any(|registry| file.ends_with(registry)));
    assert!(files.len() > 100);
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        for name in &names {
            assert!(!text.contains(name), "{} says {name}", file.display());
        }
    }
}

/// How a game may be spoken of: its id as a string, its name, the prefix of its rules.
fn names_of(title: &dyn Title) -> Vec<String> {
    let (id, name) = (title.id(), title.name());
    let rule = title.specification()[0].id;
    let prefix = &rule[..=rule.find('-').unwrap()];
    let mut names = vec![
        format!("\"{id}\""),
        format!("--game {id}"),
        prefix.to_string(),
    ];
    // A name of one word is an ordinary word too.
    if name.contains(' ') {
        names.push(name.to_string());
    }
    names
}

/// What each inner crate may know of ours; games and the core are judged above, the program may
/// know all.
const KNOWS: &[(&str, &[&str])] = &[
    ("covenstead-bots", &["covenstead-core"]),
    ("covenstead-speech", &["covenstead-core"]),
    (
        "covenstead-tui",
        &["covenstead-core", "covenstead-scene", "covenstead-speech"],
    ),
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
        let game = game.unwrap().path();
        sources(&game.join("src"), &mut files);
        sources(&game.join("front/src"), &mut files);
    }
    assert!(files.len() > 20);
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        for word in IMPURE {
            assert!(!text.contains(word), "{} mentions {word}", file.display());
        }
    }
}
