//! Which code carries out a rule, and which test covers it: an index made from the specification,
//! the sources and the names of the tests.

use crate::specification::Rule;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// A source file: its path inside the game's folder, and its text.
pub type Source = (String, String);

/// Maps every rule to its text, the files that cite it and the tests named after it, as Markdown.
///
/// A test is named after its rules, then says in words what holds:
/// `tg_59_a_displaced_claimant_gets_no_reduction`, `tg_50_tg_51_metals_of_the_spells`, `tg_m_15_…`
/// for `TG-M-15`. Gives what is wrong instead, if anything is: rules without a test, rules that no
/// code cites (but for worked examples, which only tests carry out), and ids in code or tests that
/// the specification does not have.
///
/// ```
/// use covenstead_core::laws::coverage;
/// use covenstead_core::specification::Rule;
/// let rules = [Rule { id: "TG-01", text: "3 to 5 players." }];
/// let code = [("src/setup.rs".into(), "// TG-01\n".into())];
/// let tests = [("tests/rulebook.rs".into(), "#[test]\nfn tg_01_three_to_five() {}\n".into())];
/// let index = coverage(&rules, &code, &tests).unwrap();
/// assert!(index.contains("3 to 5 players.") && index.contains("`tg_01_three_to_five`"));
/// assert_eq!(coverage(&rules, &code, &[]), Err(vec!["TG-01 has no test".to_string()]));
/// let uncited = "TG-01 is cited nowhere in src".to_string();
/// assert_eq!(coverage(&rules, &[], &tests), Err(vec![uncited]));
/// ```
pub fn coverage(
    rules: &[Rule<'_>],
    code: &[Source],
    tests: &[Source],
) -> Result<String, Vec<String>> {
    let ids: BTreeSet<&str> = rules.iter().map(|rule| rule.id).collect();
    let prefix = rules
        .first()
        .and_then(|rule| rule.id.split('-').next())
        .unwrap_or_default();
    let cited = citations(code, prefix);
    let covered = named_after_rules(tests);
    let mut wrong = Vec::new();
    for (id, files) in cited
        .iter()
        .chain(&citations(tests, prefix))
        .chain(&covered)
    {
        if !ids.contains(id.as_str()) {
            wrong.push(format!("{id} is not in the specification: {}", list(files)));
        }
    }
    for rule in rules {
        if !covered.contains_key(rule.id) {
            wrong.push(format!("{} has no test", rule.id));
        }
        if !cited.contains_key(rule.id) && !is_example(rule.id) {
            wrong.push(format!("{} is cited nowhere in src", rule.id));
        }
    }
    if wrong.is_empty() {
        Ok(index(rules, &cited, &covered))
    } else {
        Err(wrong)
    }
}

type Places = BTreeMap<String, BTreeSet<String>>;

fn index(rules: &[Rule<'_>], cited: &Places, covered: &Places) -> String {
    let mut text = format!(
        "# Rules, their code and their tests\n\nMade by a test. {} rule ids, all covered.\n",
        rules.len()
    );
    for rule in rules {
        let _ = write!(
            text,
            "\n- **{}** {}\n",
            rule.id,
            rule.text.replace('\n', "\n  ")
        );
        if let Some(files) = cited.get(rule.id) {
            let _ = writeln!(text, "  - code: {}", list(files));
        }
        let _ = writeln!(text, "  - tests: {}", list(&covered[rule.id]));
    }
    text
}

fn list(places: &BTreeSet<String>) -> String {
    places
        .iter()
        .map(String::as_str)
        .collect::<Vec<_>>()
        .join(", ")
}

/// Worked examples are carried out by tests alone: `TG-E-01`, `TG-EM-01`, `TG-X-40`.
fn is_example(id: &str) -> bool {
    id.split('-')
        .nth(1)
        .is_some_and(|kind| kind.starts_with('E') || kind == "X")
}

/// Which files cite which ids; `TG-38 to TG-43` cites all of them.
fn citations(sources: &[Source], prefix: &str) -> Places {
    let mut places = Places::new();
    for (file, text) in sources {
        let mut before: Option<(usize, String)> = None;
        for (at, id) in ids_in(text, prefix) {
            let range = before.filter(|(end, _)| text[*end..at].trim() == "to");
            let from = range.and_then(|(_, first)| numbered(&first).map(|(_, number)| number + 1));
            let (stem, last) = numbered(&id).expect("an id ends in a number");
            for number in from.unwrap_or(last)..=last {
                let id = format!("{stem}-{number:02}");
                places.entry(id).or_default().insert(format!("`{file}`"));
            }
            before = Some((at + id.len(), id));
        }
    }
    places
}

/// `TG-R` and 20 for `TG-R-20`.
fn numbered(id: &str) -> Option<(&str, u32)> {
    let (stem, number) = id.rsplit_once('-')?;
    Some((stem, number.parse().ok()?))
}

/// The ids of rules in a text, with their places.
fn ids_in<'a>(text: &'a str, prefix: &'a str) -> impl Iterator<Item = (usize, String)> + 'a {
    text.match_indices(prefix).filter_map(move |(at, _)| {
        let whole = text[..at]
            .chars()
            .next_back()
            .is_none_or(|c| !c.is_alphanumeric());
        let rest = &text[at + prefix.len()..];
        let end = rest.find(|c: char| !c.is_ascii_uppercase() && !c.is_ascii_digit() && c != '-');
        let tail = rest[..end.unwrap_or(rest.len())].trim_end_matches('-');
        let number = tail.strip_prefix('-')?.rsplit('-').next()?;
        let is_number = number.len() >= 2 && number.bytes().all(|byte| byte.is_ascii_digit());
        (whole && is_number).then(|| (at, format!("{prefix}{tail}")))
    })
}

fn named_after_rules(tests: &[Source]) -> Places {
    let mut places = Places::new();
    for (file, source) in tests {
        for test in tests_in(source) {
            for id in ids_of(test) {
                places
                    .entry(id)
                    .or_default()
                    .insert(format!("`{test}` ({file})"));
            }
        }
    }
    places
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
                marked = line == "#[test]"
                    || (marked && (line.starts_with("#[") || line.starts_with("//")));
                None
            }
        }
    })
}

/// The ids at the beginning of a test's name.
fn ids_of(test: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut words = test.split('_').peekable();
    let Some(prefix) = words.peek().copied().filter(|word| word.len() == 2) else {
        return ids;
    };
    while words.peek() == Some(&prefix) {
        let mut id = words.next().expect("just seen").to_uppercase();
        let number =
            |word: &&str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        while let Some(letters) = words
            .next_if(|word| word.len() <= 2 && word.bytes().all(|byte| byte.is_ascii_lowercase()))
        {
            let _ = write!(id, "-{}", letters.to_uppercase());
        }
        let Some(number) = words.next_if(number) else {
            return ids;
        };
        ids.push(format!("{id}-{number}"));
    }
    ids
}
