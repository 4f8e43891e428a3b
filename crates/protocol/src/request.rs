//! Requests: what each verb takes. Unknown fields and wrong types are refused.

use covenstead_bots::{Budget, Player};
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
    serde_json::from_str::<Envelope>(line)
        .ok()
        .and_then(|envelope| envelope.id)
        .map_or("null", RawValue::get)
}

impl Request {
    /// Reads a line.
    pub fn read(line: &str) -> Result<Request, Fault> {
        let value: Value = serde_json::from_str(line)
            .map_err(|error| Fault::new(Code::BadJson, format!("the line is not JSON: {error}")))?;
        let bad = |message: &str| Fault::new(Code::BadRequest, message);
        let Value::Object(mut fields) = value else {
            return Err(bad(
                "a request is a JSON object like {\"id\": 1, \"do\": \"hello\"}",
            ));
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
        self.fields
            .get(name)
            .and_then(Value::as_str)
            .map(str::to_string)
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
        serde_json::from_value(record).map_err(|error| {
            Fault::new(
                Code::BadRecord,
                format!("the record cannot be read: {error}"),
            )
        })
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
    #[serde(default)]
    pub time_ms: Option<u64>,
    #[serde(default)]
    pub iterations: Option<u64>,
    #[serde(default)]
    pub seed: Option<String>,
}

impl Bot {
    /// The most milliseconds a bot may be asked to think.
    const MILLIS: u64 = 3_600_000;

    /// Which bot is asked.
    pub fn player(&self) -> Result<Player, Fault> {
        let name = match (&self.level, &self.bot) {
            (Some(name), None) | (None, Some(name)) => name,
            _ => return Err(Fault::new(Code::BadRequest, "give either `level` or `bot`")),
        };
        name.parse()
            .map_err(|why: String| Fault::new(Code::BadRequest, why))
    }

    /// What it may spend: a tenth of a second unless said otherwise.
    pub fn budget(&self) -> Result<Budget, Fault> {
        match (self.time_ms, self.iterations) {
            (Some(_), Some(_)) => Err(Fault::new(
                Code::BadRequest,
                "give either `time_ms` or `iterations`",
            )),
            (None, Some(0)) => Err(Fault::new(
                Code::BadRequest,
                "`iterations` must be at least 1",
            )),
            (None, Some(iterations)) => Ok(Budget::iterations(iterations)),
            (Some(millis), None) if millis > Self::MILLIS => Err(Fault::new(
                Code::BadRequest,
                format!("`time_ms` must be at most {}", Self::MILLIS),
            )),
            (Some(millis), None) => Ok(Budget::millis(millis)),
            (None, None) => Ok(Budget::millis(100)),
        }
    }
}

/// `null` must be written out: whoever forgets the seat is told so instead of being shown the
/// spectator's side.
fn written_out<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<i64>, D::Error> {
    Option::deserialize(deserializer)
}

/// A seat as written; one that no table has is refused.
pub fn seat(number: i64) -> Result<Seat, Fault> {
    u8::try_from(number)
        .map(Seat)
        .map_err(|_| Fault::new(Code::BadSeat, format!("there is no seat {number}")))
}

/// A viewer as written: a seat, or `null` for a spectator.
pub fn viewer(number: Option<i64>) -> Result<Viewer, Fault> {
    number.map_or(Ok(Viewer::Spectator), |number| {
        seat(number).map(Viewer::Seat)
    })
}
