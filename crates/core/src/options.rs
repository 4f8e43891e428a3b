//! The options of a table, described once: for the protocol, for forms, for help texts, and for
//! reading them from JSON.

use crate::fault::{Code, Fault};
use crate::game::Game;
use serde_json::{Map, Value, json};

/// One option of a game.
pub struct OptionSpec {
    /// Its name, as in `set_limit`.
    pub name: &'static str,
    /// What it may be set to.
    pub values: Values,
    /// What it does, in a sentence.
    pub doc: &'static str,
}

/// What an option may be set to.
pub enum Values {
    /// Off or on: `false` or `true` (`"off"` and `"on"` are understood too).
    Switch,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number in this range, both ends included.
    Range(i64, i64),
    /// `"random"`, or the number of a seat.
    SeatOrRandom,
    /// `"random"`, or a list of this many different words of these, in order.
    ListOrRandom(usize, &'static [&'static str]),
}

impl Values {
    fn document(&self, doc: &mut Map<String, Value>) {
        match self {
            Values::Switch => doc.insert("values".into(), json!([false, true])),
            Values::OneOf(words) => doc.insert("values".into(), json!(words)),
            Values::Range(low, high) => doc.insert("range".into(), json!([low, high])),
            Values::SeatOrRandom => doc.insert("values".into(), json!(["random", 0, 1, 2, 3, 4])),
            Values::ListOrRandom(length, words) => {
                doc.insert("list".into(), json!({ "length": length, "of": words }));
                doc.insert("values".into(), json!(["random"]))
            }
        };
    }

    /// The canonical form of `value`, or what it should be instead.
    pub(crate) fn read(&self, value: &Value) -> Result<Value, String> {
        match self {
            Values::Switch => match value {
                Value::Bool(_) => Some(value.clone()),
                Value::String(word) if word == "on" => Some(Value::Bool(true)),
                Value::String(word) if word == "off" => Some(Value::Bool(false)),
                _ => None,
            }
            .ok_or_else(|| "true or false".into()),
            Values::OneOf(words) => {
                one_of(words, value).ok_or_else(|| format!("one of {}", words.join(", ")))
            }
            Values::Range(low, high) => match value.as_i64() {
                Some(number) if (*low..=*high).contains(&number) => Ok(value.clone()),
                _ => Err(format!("a whole number from {low} to {high}")),
            },
            Values::SeatOrRandom => match value {
                Value::String(word) if word == "random" => Some(value.clone()),
                Value::Number(number) if number.as_u64().is_some_and(|seat| seat < 255) => {
                    Some(value.clone())
                }
                _ => None,
            }
            .ok_or_else(|| "\"random\" or the number of a seat, counted from 0".into()),
            Values::ListOrRandom(length, words) => match value {
                Value::String(word) if word == "random" => Some(value.clone()),
                Value::Array(list) => list_of(words, *length, list),
                _ => None,
            }
            .ok_or_else(|| {
                format!(
                    "\"random\" or a list of {length} different words of {}",
                    words.join(", ")
                )
            }),
        }
    }
}

fn one_of(words: &[&'static str], value: &Value) -> Option<Value> {
    let given = value.as_str()?.to_lowercase().replace('_', "-");
    words
        .iter()
        .find(|word| word.replace('_', "-") == given)
        .map(|word| json!(word))
}

fn list_of(words: &[&'static str], length: usize, list: &[Value]) -> Option<Value> {
    let read: Vec<Value> = list
        .iter()
        .map(|item| one_of(words, item))
        .collect::<Option<_>>()?;
    let different = read
        .iter()
        .enumerate()
        .all(|(i, item)| !read[..i].contains(item));
    (read.len() == length && different).then_some(Value::Array(read))
}

/// The options of a game as the protocol lists them: name → default, values or range, doc.
pub fn options_doc<G: Game>() -> Value {
    let defaults = serde_json::to_value(G::Options::default()).expect("options are plain data");
    let describe = |spec: &OptionSpec| {
        let mut doc = Map::new();
        doc.insert("default".into(), defaults[spec.name].clone());
        spec.values.document(&mut doc);
        doc.insert("doc".into(), json!(spec.doc));
        (spec.name.to_string(), Value::Object(doc))
    };
    Value::Object(G::OPTIONS.iter().map(describe).collect())
}

/// Reads a game's options from JSON; what is not named, or named `null`, keeps its default (a
/// default that depends on another option is described as `null`). An unknown name or an impossible
/// value is refused with a message that names the option.
pub fn options_from_json<G: Game>(given: &Map<String, Value>) -> Result<G::Options, Fault> {
    let bad = |message: String| Fault::new(Code::BadOptions, message);
    let mut options = match serde_json::to_value(G::Options::default()) {
        Ok(Value::Object(options)) => options,
        _ => unreachable!("options are a struct"),
    };
    for (name, value) in given {
        let spec = G::OPTIONS
            .iter()
            .find(|spec| spec.name == name)
            .ok_or_else(|| {
                let known: Vec<_> = G::OPTIONS.iter().map(|spec| spec.name).collect();
                bad(format!(
                    "{} has no option `{name}`; its options are {}",
                    G::NAME,
                    known.join(", ")
                ))
            })?;
        if value.is_null() {
            continue;
        }
        let read = spec
            .values
            .read(value)
            .map_err(|wanted| bad(format!("option `{name}` must be {wanted}, not {value}")))?;
        options.insert(name.clone(), read);
    }
    serde_json::from_value(Value::Object(options))
        .map_err(|error| bad(format!("the options cannot be read: {error}")))
}
