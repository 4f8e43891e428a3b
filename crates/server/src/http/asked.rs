//! What requests carry, and how it is read: strictly, with an error that says what to do.

use super::App;
use crate::problem::Problem;
use crate::tables::{Order, OrderedSeat};
use axum::extract::{FromRequest, Path, Request};
use bytes::Bytes;
use covenstead_bots::Player;
use covenstead_core::{Code, Fault, Seat};
use covenstead_store::{Clock, TableId};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use utoipa::{IntoParams, ToSchema};

/// A JSON body.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Asked<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Asked<T>, Problem> {
        let json = request
            .headers()
            .get("content-type")
            .and_then(|kind| kind.to_str().ok());
        // Another site's form cannot send this type, so this is a lock besides the same-origin
        // check.
        if json.is_none_or(|kind| !kind.starts_with("application/json")) {
            return Err(Problem::bad_request("send the body as application/json"));
        }
        let body = Bytes::from_request(request, app)
            .await
            .map_err(|refused| Problem::bad_request(refused.body_text()))?;
        read(&body).map(Asked)
    }
}

/// Reads a JSON body.
pub fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Problem> {
    serde_json::from_slice(body).map_err(|error| {
        let code = if error.is_data() {
            Code::BadRequest
        } else {
            Code::BadJson
        };
        Problem::Fault(Fault::new(
            code,
            format!("the body cannot be read: {error}"),
        ))
    })
}

/// A table's id in the path.
pub fn table_id(Path(text): Path<String>) -> Result<TableId, Problem> {
    text.parse()
        .map_err(|why: String| Problem::bad_request(why))
}

/// The bot with this name. A search with knobs of one's own is for tournaments: strangers do not
/// turn the server's.
pub fn bot(name: &str) -> Result<Player, Problem> {
    let named = Player::NAMED
        .into_iter()
        .find(|player| player.to_string() == name);
    named.ok_or_else(|| {
        let names: Vec<String> = Player::NAMED.iter().map(Player::to_string).collect();
        Problem::bad_request(format!(
            "there is no bot `{name}`; the bots are: {}",
            names.join(", ")
        ))
    })
}

/// Who is to sit on a chair.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum SeatOrder {
    /// Whoever orders the table.
    Me {
        /// Their name.
        name: String,
    },
    /// Whoever comes by the link.
    Open,
    /// Whoever is invited: the answer holds a token, whose personal link opens the seat once.
    Invited {
        /// Their name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Which one, weakest first: random, novice, greedy, adept, master or grandmaster; or plain,
        /// the yardstick.
        level: String,
    },
}

/// How long players may think.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct ClockOrder {
    /// Seconds for the whole game.
    #[schema(minimum = 10, maximum = 604800)]
    pub seconds: u64,
    /// Seconds added after each decision.
    #[serde(default)]
    #[schema(maximum = 3600)]
    pub add: u64,
}

/// An order for a new table.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct TableOrder {
    /// The id of the game.
    pub game: String,
    /// Options by name; what is missing keeps its default.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub options: Map<String, Value>,
    /// Who is to sit where: as many as play.
    pub seats: Vec<SeatOrder>,
    /// How long players may think; as long as they like if not given.
    #[serde(default)]
    pub clock: Option<ClockOrder>,
    /// Whether anybody may find the table, or only who has the link.
    #[serde(default)]
    pub listed: bool,
    /// Whether bots give hints although several people play.
    #[serde(default)]
    pub hints: bool,
}

impl TableOrder {
    /// The order as the table service takes it.
    pub fn tidy(self) -> Result<Order, Problem> {
        let seat = |seat: SeatOrder| match seat {
            SeatOrder::Me { name } => Ok(OrderedSeat::Me(name)),
            SeatOrder::Open => Ok(OrderedSeat::Open),
            SeatOrder::Invited { name } => Ok(OrderedSeat::Invited(name)),
            SeatOrder::Bot { level } => Ok(OrderedSeat::Bot(bot(&level)?)),
        };
        let seats = self
            .seats
            .into_iter()
            .map(seat)
            .collect::<Result<Vec<_>, Problem>>()?;
        let clock = self.clock.map(|clock| clock.tidy()).transpose()?;
        Ok(Order {
            game: self.game,
            options: self.options,
            seats,
            clock,
            listed: self.listed,
            hints: self.hints,
        })
    }
}

impl ClockOrder {
    /// The clock, if it is one that may be set.
    pub fn tidy(&self) -> Result<Clock, Problem> {
        match (10..=604_800).contains(&self.seconds) && self.add <= 3_600 {
            true => Ok(Clock {
                start_ms: self.seconds * 1_000,
                add_ms: self.add * 1_000,
            }),
            false => Err(Problem::bad_request(
                "a clock has 10 to 604800 seconds, and adds at most 3600",
            )),
        }
    }
}

/// A decision.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The action in notation, as `legal` lists it.
    pub action: String,
    /// The version of the table it was decided on.
    pub version: u64,
    /// The seat that decides, for somebody who holds several.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// Which seat is meant, for somebody who holds several.
#[derive(Deserialize, IntoParams, Debug)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct AsSeat {
    /// The seat to see or act as; the first one you hold if not given.
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// How a scene is wanted.
#[derive(Deserialize, IntoParams, Debug)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct OfScene {
    /// The seat to see as; the first one you hold if not given.
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What `heard` was in the scene before: everything since is told, even what the log does not
    /// list any more.
    pub last: Option<String>,
    /// The language, as in `de`; English if not given.
    pub lang: Option<String>,
}

/// From which event on.
#[derive(Deserialize, IntoParams, Debug)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The number of the first event wanted.
    #[serde(default)]
    pub since: usize,
    /// The seat to see as.
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// Which action to explain.
#[derive(Deserialize, IntoParams, Debug)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct OfAction {
    /// The action in notation.
    pub action: String,
    /// The seat it would be played by.
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// How a stream is wanted.
#[derive(Deserialize, IntoParams, Debug)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Streamed {
    /// Whether each event carries the whole view too.
    #[serde(default)]
    pub view: bool,
    /// The seat to see as.
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The id of the last event heard, if the `Last-Event-ID` header cannot be sent.
    pub last: Option<String>,
}

/// A message.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct Saying {
    /// What to say: at most 500 characters.
    pub text: String,
}

/// An answer to somebody who wants to go back.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct Consent {
    /// Whether you agree.
    pub agrees: bool,
}

/// Taking a seat.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct Sitting {
    /// Your name: at most 24 characters.
    pub name: String,
    /// The seat; the first empty one if not given.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// Coming back with a personal link.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct ComingBack {
    /// The token of the link.
    pub token: String,
}

/// A bot for a seat.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct ForBot {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Which bot.
    pub level: String,
}

/// A question to a bot.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct HintWanted {
    /// Which bot; master if not given.
    #[serde(default)]
    pub level: Option<String>,
    /// How long it may think, at most 3000 milliseconds.
    #[serde(default)]
    pub time_ms: Option<u64>,
}

/// A record to look at.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct RecordShown {
    /// The record.
    #[schema(value_type = Object)]
    pub record: Value,
    /// After how many decisions; at its end if not given.
    #[serde(default)]
    pub upto: Option<usize>,
    /// As which seat saw it; as a spectator if not given.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// A moment of a finished game.
#[derive(Deserialize, IntoParams, Debug)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Moment {
    /// After how many decisions; at its end if not given.
    pub upto: Option<usize>,
    /// As which seat saw it; as a spectator if not given. A finished game may be seen as any seat.
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}
