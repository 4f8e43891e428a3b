//! Every id of the specification has a test, and `INDEX.md` says which.

use covenstead_core::laws::coverage;

#[test]
fn every_rule_has_a_test() {
    let sources = [
        ("tests/rulebook.rs", include_str!("rulebook.rs")),
        ("tests/brewing.rs", include_str!("brewing.rs")),
        ("tests/rulings.rs", include_str!("rulings.rs")),
        ("tests/examples.rs", include_str!("examples.rs")),
        ("tests/knowledge.rs", include_str!("knowledge.rs")),
        ("tests/invariants.rs", include_str!("invariants.rs")),
        ("tests/laws.rs", include_str!("laws.rs")),
    ];
    let index = coverage(include_str!("rules.txt"), &sources).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/INDEX.md");
    if std::fs::read_to_string(&path).ok().as_deref() != Some(&index) {
        std::fs::write(&path, &index).expect("the index can be written");
        panic!("tests/INDEX.md has changed: look at it and commit it");
    }
}
