//! Every rule of every specification is cited by the code that carries it out and has a test named
//! after it. `games/*/tests/INDEX.md` lists both and is kept by this test.

use covenstead_catalog::Catalog;
use covenstead_core::laws::{Source, coverage};
use std::fs;
use std::path::Path;

/// Every Rust file below `folder`, sorted, with its path as seen from `root`.
fn sources(root: &Path, folder: &str) -> Vec<Source> {
    let mut found = Vec::new();
    let mut entries: Vec<_> = fs::read_dir(root.join(folder))
        .unwrap()
        .map(|entry| entry.unwrap())
        .collect();
    entries.sort_by_key(|entry| entry.file_name());
    for entry in entries {
        let path = format!("{folder}/{}", entry.file_name().to_str().unwrap());
        if entry.path().is_dir() {
            found.extend(sources(root, &path));
        } else if path.ends_with(".rs") {
            found.push((path, fs::read_to_string(entry.path()).unwrap()));
        }
    }
    found
}

#[test]
fn every_rule_is_cited_and_tested() {
    let mut wrong = Vec::new();
    for title in Catalog::built_in().titles() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../games")
            .join(title.id());
        let rules = title.specification();
        let index = match coverage(&rules, &sources(&root, "src"), &sources(&root, "tests")) {
            Ok(index) => index,
            Err(faults) => {
                wrong.extend(faults);
                continue;
            }
        };
        println!("{}: {} rule ids, all covered", title.id(), rules.len());
        let path = root.join("tests/INDEX.md");
        if fs::read_to_string(&path).unwrap_or_default() != index {
            fs::write(&path, index).unwrap();
            wrong.push(format!(
                "{} was out of date: it is written anew",
                path.display()
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
