//! The index of rules and tests: every id of the specification has a test named after it.

use std::path::Path;

/// The test sources that may cover rules.
const SOURCES: &[(&str, &str)] = &[
    ("rulebook/components.rs", include_str!("rulebook/components.rs")),
    ("rulebook/rounds.rs", include_str!("rulebook/rounds.rs")),
    ("rulebook/roles.rs", include_str!("rulebook/roles.rs")),
    ("rulebook/shelves.rs", include_str!("rulebook/shelves.rs")),
    ("rulebook/manual.rs", include_str!("rulebook/manual.rs")),
    ("rulebook/rulings.rs", include_str!("rulebook/rulings.rs")),
    ("rulebook/decisions.rs", include_str!("rulebook/decisions.rs")),
    ("rulebook/examples.rs", include_str!("rulebook/examples.rs")),
    ("rulebook/invariants.rs", include_str!("rulebook/invariants.rs")),
    ("laws.rs", include_str!("laws.rs")),
];

#[test]
fn every_rule_id_has_a_test() {
    let ids = include_str!("rules.txt");
    let index = match covenstead_core::laws::coverage(ids, SOURCES) {
        Ok(index) => index,
        Err(wrong) => panic!("{}", wrong.join("\n")),
    };
    println!("witchs-brew: {} rule ids covered, all of them", ids.lines().count());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/INDEX.md");
    if std::fs::read_to_string(&path).unwrap_or_default() != index {
        std::fs::write(&path, index).unwrap();
        panic!("tests/INDEX.md was out of date and has been written anew: commit it");
    }
}
