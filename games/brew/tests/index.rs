//! Every rule id has a test. The index of rules and tests is `INDEX.md`.

use covenstead_core::laws::coverage;

#[test]
fn every_rule_has_a_test() {
    let sources = [
        ("tests/rulebook/components.rs", include_str!("rulebook/components.rs")),
        ("tests/rulebook/turns.rs", include_str!("rulebook/turns.rs")),
        ("tests/rulebook/placing.rs", include_str!("rulebook/placing.rs")),
        ("tests/rulebook/potions.rs", include_str!("rulebook/potions.rs")),
        ("tests/rulebook/creatures.rs", include_str!("rulebook/creatures.rs")),
        ("tests/rulebook/end.rs", include_str!("rulebook/end.rs")),
        ("tests/rulebook/rulings.rs", include_str!("rulebook/rulings.rs")),
        ("tests/rulebook/decisions.rs", include_str!("rulebook/decisions.rs")),
        ("tests/rulebook/examples.rs", include_str!("rulebook/examples.rs")),
        ("tests/rulebook/invariants.rs", include_str!("rulebook/invariants.rs")),
        ("tests/laws.rs", include_str!("laws.rs")),
    ];
    let index = coverage(include_str!("rules.txt"), &sources).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/INDEX.md");
    if std::fs::read_to_string(path).unwrap_or_default() != index {
        std::fs::write(path, &index).expect("the index can be written");
        panic!("tests/INDEX.md was out of date and has been rewritten: please commit it");
    }
}
