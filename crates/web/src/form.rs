//! The form that sets a table: its fields, and reading them back.

use crate::shell::Shell;
use maud::{Markup, html};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// Who may sit in the seats of a new table.
pub struct Seating {
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// The levels of the bots.
    pub levels: Vec<String>,
}

/// The fields of one option, from its description (`default`, `values`, `range` or `list`) in the
/// reader's words (`title`, `doc`, `labels`).
pub(crate) fn option_field(shell: Shell<'_>, name: &str, spec: &Value) -> Markup {
    let field = format!("opt.{name}");
    html! {
        div.field {
            label for=(field) { (spec["title"].as_str().unwrap_or(name)) }
            (control(shell, &field, spec))
            small { (spec["doc"].as_str().unwrap_or_default()) }
        }
    }
}

fn control(shell: Shell<'_>, field: &str, spec: &Value) -> Markup {
    let default = &spec["default"];
    if let Some(list) = spec["list"].as_object() {
        let placeholder = shell.texts.with(
            "option-list",
            &[("length", list["length"].as_u64().unwrap_or(0).into())],
        );
        return html! { input id=(field) name=(field) value=(word(default)) placeholder=(placeholder); };
    }
    if let Some([low, high]) = spec["range"].as_array().map(Vec::as_slice) {
        return html! { input id=(field) name=(field) type="number" min=(low) max=(high) value=(word(default)); };
    }
    let values = spec["values"].as_array().cloned().unwrap_or_default();
    html! {
        select id=(field) name=(field) {
            @if default.is_null() { option value="" selected { "–" } }
            @for value in &values { option value=(word(value)) selected[value == default] { (option_value_in_words(shell, spec, value)) } }
        }
    }
}

/// The level that is chosen where a person does not choose.
const USUAL_LEVEL: &str = "adept";

/// A level of bots with what sort of opponent it is.
pub(crate) fn level_in_words(shell: Shell<'_>, level: &str) -> String {
    format!("{level}: {}", shell.t(&format!("level-{level}")))
}

/// The levels of bots to choose from, weakest first.
pub(crate) fn level_options(shell: Shell<'_>, levels: &[&str]) -> Markup {
    html! {
        @for &level in levels { option value=(level) selected[level == USUAL_LEVEL] { (level_in_words(shell, level)) } }
    }
}

/// Who sits where: the reader first, then for each further seat a bot, a friend or nobody.
pub(crate) fn seat_fields(shell: Shell<'_>, seating: &Seating) -> Markup {
    let (least, most) = (*seating.seats.start(), *seating.seats.end());
    html! {
        fieldset.seating {
            legend { (shell.t("seats")) }
            div.field { label for="name" { (shell.t("your-name")) } input #name name="name" maxlength="24" autocomplete="nickname"; }
            @for seat in 1..most {
                div.field {
                    label for={ "seat." (seat) } { (shell.t("seat")) " " (seat + 1) }
                    select id={ "seat." (seat) } name={ "seat." (seat) } {
                        @for level in &seating.levels { option value={ "bot:" (level) } selected[seat < least && level == USUAL_LEVEL] { (shell.t("bot")) " · " (level_in_words(shell, level)) } }
                        option value="open" { (shell.t("a-friend")) }
                        @if seat >= least { option value="none" selected { (shell.t("nobody")) } }
                    }
                }
            }
        }
    }
}

/// How long players may think: seconds for the game and seconds more for each decision, as `300+5`.
const CLOCKS: [(&str, &str); 5] = [
    ("", "clock-none"),
    ("300+5", "clock-5"),
    ("900+10", "clock-15"),
    ("3600+30", "clock-60"),
    ("604800+3600", "clock-days"),
];

/// The house rules of a table: the clock, and hints.
pub(crate) fn house_fields(shell: Shell<'_>) -> Markup {
    html! {
        div.field {
            label for="clock" { (shell.t("clock")) }
            select #clock name="clock" { @for (value, name) in CLOCKS { option value=(value) { (shell.t(name)) } } }
        }
        div.field {
            label for="hints" { (shell.t("hints")) }
            select #hints name="hints" { option value="" { (shell.t("hints-alone")) } option value="all" { (shell.t("hints-all")) } }
        }
    }
}

/// A value of an option as it stands in a form.
fn word(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

/// A value of an option as the reader calls it.
fn option_value_in_words(shell: Shell<'_>, spec: &Value, value: &Value) -> String {
    let place = spec["values"]
        .as_array()
        .and_then(|values| values.iter().position(|listed| listed == value));
    match (
        value,
        place.and_then(|place| spec["labels"][place].as_str()),
    ) {
        (Value::Bool(true), _) => shell.t("yes"),
        (Value::Bool(false), _) => shell.t("no"),
        (_, Some(label)) => label.to_string(),
        (Value::Array(words), None) => words.iter().map(word).collect::<Vec<_>>().join(", "),
        (other, None) => word(other),
    }
}

/// The options of a table as the reader calls them, each with its value; `specs` describes them.
pub fn options_in_words(
    shell: Shell<'_>,
    specs: &Value,
    options: &Map<String, Value>,
) -> Vec<(String, String)> {
    let said = |(name, value): (&String, &Value)| {
        let title = specs[name]["title"].as_str().unwrap_or(name);
        (
            title.to_string(),
            option_value_in_words(shell, &specs[name], value),
        )
    };
    options.iter().map(said).collect()
}

/// Reads the `opt.…` fields of a posted form; `specs` says what each is. The game judges the
/// values.
///
/// ```
/// use serde_json::json;
/// let specs = json!({ "memory": { "values": [false, true] }, "set_limit": { "range": [10, 200] } });
/// let fields = [("opt.memory", "true"), ("opt.set_limit", "12"), ("name", "Anna")];
/// let read = covenstead_web::options_from_form(&specs, fields);
/// assert_eq!(serde_json::Value::Object(read), json!({ "memory": true, "set_limit": 12 }));
/// ```
pub fn options_from_form<'a>(
    specs: &Value,
    fields: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Map<String, Value> {
    let mut read = Map::new();
    for (field, text) in fields {
        let Some(name) = field.strip_prefix("opt.") else {
            continue;
        };
        if !text.trim().is_empty() {
            read.insert(name.to_string(), option_value(&specs[name], text.trim()));
        }
    }
    read
}

fn option_value(spec: &Value, text: &str) -> Value {
    let listed = spec["values"]
        .as_array()
        .and_then(|values| values.iter().find(|value| word(value) == text));
    match (listed, text.parse::<i64>()) {
        (Some(value), _) => value.clone(),
        (None, Ok(number)) => json!(number),
        (None, Err(_)) if spec["list"].is_object() => text
            .split([',', ' '])
            .filter(|word| !word.is_empty())
            .collect(),
        (None, Err(_)) => json!(text),
    }
}
