//! Which test covers which rule: an index made from the names of the tests.

use std::collections::BTreeMap;
use std::fmt::Write;

/// Maps every rule id to the tests named after it.
///
/// A test is named after its rules, then says in words what holds: `wb_59_a_displaced_claimant_gets_no_reduction`,
/// `wb_50_wb_51_metals_of_the_spells`, `wb_m_15_…` for `WB-M-15`. `ids` lists the specification's ids, one a line;
/// `sources` are the test files with their names. Gives the index as Markdown, or what is wrong: ids without a test, tests
/// named after ids that do not exist.
///
/// ```
/// use covenstead_core::laws::coverage;
/// let tests = "#[test]\nfn wb_01_three_to_five() {}\n";
/// assert!(coverage("WB-01\n", &[("tests/rulebook.rs", tests)]).unwrap().contains("wb_01_three_to_five"));
/// assert_eq!(coverage("WB-01\nWB-02\n", &[("tests/rulebook.rs", tests)]), Err(vec!["WB-02 has no test".to_string()]));
/// ```
pub fn coverage(ids: &str, sources: &[(&str, &str)]) -> Result<String, Vec<String>> {
    let mut index: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let ids: Vec<&str> = ids.lines().map(str::trim).filter(|id| !id.is_empty()).collect();
    let mut wrong = Vec::new();
    for (file, source) in sources {
        for test in tests_in(source) {
            for id in ids_of(test) {
                match ids.contains(&id.as_str()) {
                    true => index.entry(id).or_default().push(format!("`{test}` ({file})")),
                    false => wrong.push(format!("{test} in {file} is named after {id}, which the specification does not have")),
                }
            }
        }
    }
    wrong.extend(ids.iter().filter(|&&id| !index.contains_key(id)).map(|id| format!("{id} has no test")));
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let mut text = format!(
        "# Rules and their tests\n\nMade by a test from the names of the tests. {} rule ids, all covered.\n\n",
        ids.len()
    );
    for id in ids {
        let _ = writeln!(text, "- **{id}**: {}", index[id].join(", "));
    }
    Ok(text)
}

/// The names of the test functions in a source file.
fn tests_in(source: &str) -> impl Iterator<Item = &str> {
    let mut marked = false;
    source.lines().filter_map(move |line| {
        let line = line.trim();
        match line.strip_prefix("fn ") {
            Some(rest) if marked => {
                marked = false;
                rest.split('(').next()
            }
            _ => {
                marked = line == "#[test]" || (marked && (line.starts_with("#[") || line.starts_with("//")));
                None
            }
        }
    })
}

/// The ids at the beginning of a test's name.
fn ids_of(test: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut words = test.split('_').peekable();
    let Some(prefix) = words.peek().copied().filter(|word| word.len() == 2) else { return ids };
    while words.peek() == Some(&prefix) {
        let mut id = words.next().expect("just seen").to_uppercase();
        let number = |word: &&str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        while let Some(letters) = words.next_if(|word| word.len() <= 2 && word.bytes().all(|byte| byte.is_ascii_lowercase())) {
            let _ = write!(id, "-{}", letters.to_uppercase());
        }
        let Some(number) = words.next_if(number) else { return ids };
        ids.push(format!("{id}-{number}"));
    }
    ids
}
