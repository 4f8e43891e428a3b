//! Requests: what each verb takes. Unknown fields and wrong types are refused.

use covenstead_core::{Code, Fault, Names, Record, Seat, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

/// The id of a request, as it was written.
#[derive(Deserialize)]
struct Envelope<'a> {
    #[serde(default, borrow)]
    id: Option<&'a RawValue>,
}

/// A request read as far as its verb.
pub struct Request {
    /// The verb.
    pub verb: String,
    /// Everything else but the id.
    fields: Map<String, Value>,
}

/// The id of a request object, unchanged, if it has one; `null` otherwise.
pub fn id_of(line: &str) -> &str {
    if !line.trim_start().starts_with('{') {
        return "null";
    }
    serde_json::from_str::<Envelope>(line).ok().and_then(|envelope| envelope.id).map_or("null", RawValue::get)
}

impl Request {
    /// Reads a line.
    pub fn read(line: &str) -> Result<Request, Fault> {
        let value: Value =
            serde_json::from_str(line).map_err(|error| Fault::new(Code::BadJson, format!("the line is not JSON: {error}")))?;
        let bad = |message: &str| Fault::new(Code::BadRequest, message);
        let Value::Object(mut fields) = value else {
            return Err(bad("a request is a JSON object like {\"id\": 1, \"do\": \"hello\"}"));
        };
        fields.shift_remove("id");
        match fields.shift_remove("do") {
            Some(Value::String(verb)) => Ok(Request { verb, fields }),
            Some(_) => Err(bad("\"do\" is the name of a verb, a string")),
            None => Err(bad("\"do\" is missing: it names the verb, like \"hello\"")),
        }
    }

    /// A field that is a string, if it is there.
    pub fn field(&self, name: &str) -> Option<String> {
        self.fields.get(name).and_then(Value::as_str).map(str::to_string)
    }

    /// The fields, as the verb wants them.
    pub fn fields<T: DeserializeOwned>(self) -> Result<T, Fault> {
        let verb = self.verb;
        serde_json::from_value(Value::Object(self.fields))
            .map_err(|error| Fault::new(Code::BadRequest, format!("`{verb}`: {error}")))
    }
}

/// No fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// `new`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    pub game: String,
    pub players: i64,
    #[serde(default)]
    pub options: Map<String, Value>,
    #[serde(default)]
    pub seed: Option<String>,
    #[serde(default)]
    pub names: Option<Names>,
}

/// `load`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    pub game: String,
    pub state: Value,
    #[serde(default)]
    pub seed: Option<String>,
}

/// `replay`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    pub record: Value,
    #[serde(default)]
    pub upto: Option<u64>,
}

impl Replay {
    /// The record, read.
    pub fn read(record: Value) -> Result<Record, Fault> {
        serde_json::from_value(record)
            .map_err(|error| Fault::new(Code::BadRecord, format!("the record cannot be read: {error}")))
    }
}

/// `state`, `status`, `result`, `record`, `close`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfMatch {
    #[serde(rename = "match")]
    pub id: String,
}

/// `legal`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    #[serde(rename = "match")]
    pub id: String,
    pub seat: i64,
}

/// `view`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfViewer {
    #[serde(rename = "match")]
    pub id: String,
    #[serde(deserialize_with = "written_out")]
    pub seat: Option<i64>,
}

/// `events`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Events {
    #[serde(rename = "match")]
    pub id: String,
    #[serde(deserialize_with = "written_out")]
    pub seat: Option<i64>,
    #[serde(default)]
    pub since: Option<u64>,
}

/// `play`, `explain`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfAction {
    #[serde(rename = "match")]
    pub id: String,
    pub seat: i64,
    pub action: String,
}

/// `bot`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bot {
    #[serde(rename = "match")]
    pub id: String,
    pub seat: i64,
    #[serde(default)]
    pub level: Option<String>,
    #[serde(default)]
    pub bot: Option<String>,
    // A budget is part of every request for a bot; the random player needs none.
    #[serde(default, rename = "time_ms")]
    pub _time_ms: Option<u64>,
    #[serde(default, rename = "iterations")]
    pub _iterations: Option<u64>,
    #[serde(default)]
    pub seed: Option<String>,
}

/// `null` must be written out: whoever forgets the seat is told so instead of being shown the spectator's side.
fn written_out<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<i64>, D::Error> {
    Option::deserialize(deserializer)
}

/// A seat as written; one that no table has is refused.
pub fn seat(number: i64) -> Result<Seat, Fault> {
    u8::try_from(number).map(Seat).map_err(|_| Fault::new(Code::BadSeat, format!("there is no seat {number}")))
}

/// A viewer as written: a seat, or `null` for a spectator.
pub fn viewer(number: Option<i64>) -> Result<Viewer, Fault> {
    number.map_or(Ok(Viewer::Spectator), |number| seat(number).map(Viewer::Seat))
}
