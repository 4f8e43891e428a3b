//! The numbered specification of a game: `SPEC.md`, in which every rule has an id and a text.

/// A rule of a specification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    /// Its id, as in `TG-59`.
    pub id: &'a str,
    /// Its text: Markdown, without the id.
    pub text: &'a str,
}

/// Every rule of a specification, in its order.
///
/// A rule is an item of a list (`- **TG-59** …`, `- TG-I-01 …`), a row of a table (`| TG-R-01 |
/// …`), or a section whose heading ends in its id (`### A whole round (TG-X-40)`).
///
/// ```
/// use covenstead_core::specification::rules;
/// let spec = "## Rules\n\n- **TG-01** 3 to 5 players.\n  More.\n- TG-I-02 60 cards.\n\nEnd.";
/// let rules: Vec<_> = rules(spec, "TG-").collect();
/// assert_eq!(rules[0].id, "TG-01");
/// assert_eq!(rules[0].text, "3 to 5 players.\n  More.");
/// assert_eq!(rules[1].text, "60 cards.");
/// ```
pub fn rules<'a>(spec: &'a str, prefix: &'a str) -> impl Iterator<Item = Rule<'a>> {
    let mut at = 0;
    spec.split_inclusive('\n').filter_map(move |line| {
        let start = at;
        at += line.len();
        rule_at(&spec[start..], line.trim_end(), prefix)
    })
}

/// The text of one rule; ids are read as people type them.
///
/// ```
/// use covenstead_core::specification::rule;
/// assert_eq!(rule("- **TG-01** 3 to 5 players.\n", "TG-", "tg-01").unwrap().text, "3 to 5 players.");
/// ```
pub fn rule<'a>(spec: &'a str, prefix: &'a str, id: &str) -> Option<Rule<'a>> {
    rules(spec, prefix).find(|rule| rule.id.eq_ignore_ascii_case(id))
}

/// The rule that begins with `line`, the first line of `rest`.
fn rule_at<'a>(rest: &'a str, line: &'a str, prefix: &str) -> Option<Rule<'a>> {
    if line.starts_with('#') {
        let id = line
            .strip_suffix(')')?
            .rsplit('(')
            .next()
            .filter(|id| is_id(id, prefix))?;
        return Some(Rule {
            id,
            text: section(rest, line),
        });
    }
    if let Some(row) = line.strip_prefix("| ") {
        let (id, cells) = row.split_once([' ', '|'])?;
        let id = id.trim_matches('*');
        let text = cells.trim_matches([' ', '|', '–', '*']);
        return is_id(id, prefix).then_some(Rule { id, text });
    }
    let item = line.strip_prefix("- ")?.trim_start_matches('*');
    let id = &item[..item
        .find(|c: char| !c.is_ascii_alphanumeric() && c != '-')
        .unwrap_or(item.len())];
    is_id(id, prefix).then(|| Rule {
        id,
        text: item_text(rest, item, id),
    })
}

/// Whether this is an id: the prefix (`TG-`), perhaps letters, a number.
fn is_id(text: &str, prefix: &str) -> bool {
    let Some(rest) = text.strip_prefix(prefix) else {
        return false;
    };
    let number = rest.rsplit('-').next().unwrap_or(rest);
    number.len() >= 2 && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// A section up to the next heading.
fn section<'a>(rest: &'a str, heading: &str) -> &'a str {
    let body = &rest[heading.len()..];
    body[..body.find("\n#").unwrap_or(body.len())].trim()
}

/// An item with its further lines, which are indented or tables, up to the next item or blank line.
fn item_text<'a>(rest: &'a str, item: &str, id: &str) -> &'a str {
    let first = rest.find(item).unwrap_or(0) + id.len();
    let further = rest[first..]
        .match_indices('\n')
        .find(|(end, _)| !rest[first + end + 1..].starts_with("  "));
    let end = further.map_or(rest.len(), |(end, _)| first + end);
    // A bold title goes on after the id: what is left of its mark belongs to the id.
    rest[first..end].trim().trim_start_matches("**").trim()
}
