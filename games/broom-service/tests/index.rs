//! Every rule of the specification has its test.

use covenstead_core::laws::coverage;

#[test]
fn every_rule_has_a_test_and_the_index_says_which() {
    let sources = [
        ("tests/rulebook/setting.rs", include_str!("rulebook/setting.rs")),
        ("tests/rulebook/rounds.rs", include_str!("rulebook/rounds.rs")),
        ("tests/rulebook/turns.rs", include_str!("rulebook/turns.rs")),
        ("tests/rulebook/board.rs", include_str!("rulebook/board.rs")),
        ("tests/rulebook/roles.rs", include_str!("rulebook/roles.rs")),
        ("tests/rulebook/events.rs", include_str!("rulebook/events.rs")),
        ("tests/rulebook/ending.rs", include_str!("rulebook/ending.rs")),
        ("tests/rulebook/storms.rs", include_str!("rulebook/storms.rs")),
        ("tests/rulebook/tiles.rs", include_str!("rulebook/tiles.rs")),
        ("tests/rulebook/stack.rs", include_str!("rulebook/stack.rs")),
        ("tests/rulebook/decisions.rs", include_str!("rulebook/decisions.rs")),
        ("tests/rulebook/hidden.rs", include_str!("rulebook/hidden.rs")),
        ("tests/rulebook/invariants.rs", include_str!("rulebook/invariants.rs")),
        ("tests/rulebook/examples.rs", include_str!("rulebook/examples.rs")),
        ("tests/rulebook/further_examples.rs", include_str!("rulebook/further_examples.rs")),
        ("tests/laws.rs", include_str!("laws.rs")),
    ];
    let index = match coverage(include_str!("rules.txt"), &sources) {
        Ok(index) => index,
        Err(wrong) => panic!("{}", wrong.join("\n")),
    };
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/INDEX.md");
    if std::fs::read_to_string(path).ok().as_deref() != Some(&index) {
        std::fs::write(path, index).expect("the index can be written");
        panic!("tests/INDEX.md was out of date and has been rewritten: commit it");
    }
}
