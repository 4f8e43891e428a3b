//! What records of earlier versions mean today. A change of the rules is an option with a history:
//! a record that was written before the option existed was played as the rules were then.

use crate::options::OptionSpec;
use serde_json::{Map, Value, json};

/// What the rules were before an option existed, or before its default changed.
///
/// ```
/// use covenstead_core::{Constant, Implied};
/// /// Until rules 2 the wind blew under cover too.
/// const HISTORY: &[Implied] = &[Implied {
///     before: 2,
///     option: "wind_under_cover",
///     value: Constant::Switch(true),
/// }];
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Implied {
    /// The version of the rules that brought the change: records of lower versions imply the value.
    pub before: u16,
    /// The option.
    pub option: &'static str,
    /// Its value in records that do not name it.
    pub value: Constant,
}

/// The value of an option, as a constant of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Constant {
    /// Off or on.
    Switch(bool),
    /// A word.
    Word(&'static str),
    /// A number.
    Number(i64),
}

impl Constant {
    fn json(self) -> Value {
        match self {
            Constant::Switch(on) => json!(on),
            Constant::Word(word) => json!(word),
            Constant::Number(number) => json!(number),
        }
    }
}

/// The options of a table that was set under the version `rules`, in today's terms. An option that
/// the record names keeps its value; of several entries for an option that it does not name, the
/// oldest that came after `rules` counts.
pub(crate) fn upgraded(
    history: &[Implied],
    rules: u16,
    options: &Map<String, Value>,
) -> Map<String, Value> {
    let mut upgraded = options.clone();
    for implied in history.iter().filter(|implied| rules < implied.before) {
        if upgraded.get(implied.option).is_none_or(Value::is_null) {
            upgraded.insert(implied.option.to_string(), implied.value.json());
        }
    }
    upgraded
}

/// What is wrong with a history: entries go from old to new, each is about an option there is and a
/// value it can have, and none is of a version to come.
pub(crate) fn flaw(history: &[Implied], rules: u16, options: &[OptionSpec]) -> Option<String> {
    if !history.is_sorted_by_key(|implied| implied.before) {
        return Some("the history does not go from old to new".into());
    }
    history.iter().find_map(|implied| {
        let name = implied.option;
        let Some(spec) = options.iter().find(|spec| spec.name == name) else {
            return Some(format!("the history names an option `{name}` there is not"));
        };
        if !(2..=rules).contains(&implied.before) {
            let before = implied.before;
            return Some(format!("`{name}` changed in rules {before} of {rules}"));
        }
        let wanted = spec.values.read(&implied.value.json()).err()?;
        Some(format!(
            "before, `{name}` was {:?}, not {wanted}",
            implied.value
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Values;

    const HISTORY: &[Implied] = &[
        Implied {
            before: 2,
            option: "wind",
            value: Constant::Word("strong"),
        },
        Implied {
            before: 3,
            option: "cover",
            value: Constant::Switch(true),
        },
        Implied {
            before: 4,
            option: "wind",
            value: Constant::Word("weak"),
        },
    ];

    fn read(rules: u16, options: Value) -> Value {
        upgraded(HISTORY, rules, options.as_object().unwrap()).into()
    }

    #[test]
    fn an_old_version_implies_what_the_rules_were_then() {
        assert_eq!(
            read(1, json!({})),
            json!({ "wind": "strong", "cover": true })
        );
        assert_eq!(read(2, json!({})), json!({ "cover": true, "wind": "weak" }));
        assert_eq!(read(3, json!({})), json!({ "wind": "weak" }));
        assert_eq!(read(4, json!({})), json!({}));
    }

    #[test]
    fn what_a_record_says_itself_stands() {
        let said = json!({ "wind": "none", "cover": null, "clouds": 3 });
        let meant = json!({ "wind": "none", "cover": true, "clouds": 3 });
        assert_eq!(read(1, said), meant);
    }

    #[test]
    fn a_history_that_cannot_be_is_noticed() {
        let options = [
            OptionSpec {
                name: "wind",
                values: Values::OneOf(&["strong", "weak"]),
                doc: "",
            },
            OptionSpec {
                name: "cover",
                values: Values::Switch,
                doc: "",
            },
        ];
        assert_eq!(flaw(HISTORY, 4, &options), None);
        let flawed = |history: &[Implied]| flaw(history, 4, &options).unwrap();
        let implied = |before, option, value| Implied {
            before,
            option,
            value,
        };
        let on = Constant::Switch(true);
        assert!(flawed(&[HISTORY[1], HISTORY[0]]).contains("old to new"));
        assert!(flawed(&[implied(2, "clouds", on)]).contains("clouds"));
        assert!(flawed(&[implied(5, "cover", on)]).contains("rules 5 of 4"));
        assert!(flawed(&[implied(1, "cover", on)]).contains("rules 1"));
        assert!(flawed(&[implied(2, "wind", on)]).contains("strong, weak"));
    }
}
