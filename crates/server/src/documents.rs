//! What is told about tables, as JSON: the documents of the API and of its streams. What they look
//! like is in the OpenAPI document, which is made from these types.

use crate::http::event_id;
use crate::tables::{Place, Report, Sitter, Snapshot};
use covenstead_bots::Choice;
use covenstead_core::{
    DataId, Decided, Locale, Record, RecordedResult, Seat, SeatResult, SeatSet, Viewer,
};
use covenstead_scene::Scene;
use covenstead_store::{Phase, Summary, TableId};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// The games there are.
#[derive(Serialize, ToSchema)]
pub struct Games {
    pub games: Vec<GameOffered>,
}

/// A game that can be played here.
#[derive(Serialize, ToSchema)]
pub struct GameOffered {
    pub id: &'static str,
    pub name: &'static str,
    /// The fewest and the most who can play.
    pub players: [u8; 2],
    /// By name: `default`, `values` or `range`, and `doc`.
    #[schema(value_type = Object)]
    pub options: Value,
}

/// Some tables.
#[derive(Serialize, ToSchema)]
pub struct TableList {
    pub tables: Vec<TableListed>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub struct TableListed {
    #[schema(value_type = String)]
    table: TableId,
    game: String,
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    seats: usize,
    #[schema(value_type = String, pattern = "^(gathering|playing|over)$")]
    phase: Phase,
    /// When it was set, in milliseconds since the Unix epoch.
    created: u64,
    /// When something last happened at it.
    touched: u64,
}

impl From<Summary> for TableListed {
    fn from(
        Summary {
            table,
            phase,
            touched,
        }: Summary,
    ) -> TableListed {
        let (seats, created) = (table.chairs.len(), table.created);
        TableListed {
            table: table.id,
            game: table.game,
            options: table.options,
            seats,
            phase,
            created,
            touched,
        }
    }
}

/// A seat that is yours, and the secret that proves it.
#[derive(Serialize, ToSchema)]
pub struct SeatHeld {
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// 32 hexadecimal digits, shown this once.
    pub token: String,
}

/// A new table, and the seats at it that are yours.
#[derive(Serialize, ToSchema)]
pub struct TableSet {
    #[schema(value_type = String)]
    pub table: TableId,
    pub seats: Vec<SeatHeld>,
}

/// The seat in which you sit again.
#[derive(Serialize, ToSchema)]
pub struct SeatFound {
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// Whom a table waits for.
#[derive(Serialize, ToSchema)]
pub struct Standing<'a> {
    /// The seats that may decide now.
    #[schema(value_type = Vec<u8>)]
    actors: &'a [Seat],
    over: bool,
    /// The id of the decision point in the rules.
    decision: Option<&'static str>,
    /// What is asked, in a sentence.
    text: &'a str,
}

impl<'a> From<&'a covenstead_core::Status> for Standing<'a> {
    fn from(status: &'a covenstead_core::Status) -> Standing<'a> {
        Standing {
            actors: &status.actors,
            over: status.over,
            decision: status.decision,
            text: &status.text,
        }
    }
}

/// Whom a table waits for, and at which version.
#[derive(Serialize, ToSchema)]
pub struct StandingNow<'a> {
    #[serde(flatten)]
    standing: Standing<'a>,
    version: u64,
    #[schema(value_type = String, pattern = "^(gathering|playing|over)$")]
    phase: Phase,
}

impl<'a> From<&'a Snapshot> for StandingNow<'a> {
    fn from(snapshot: &'a Snapshot) -> StandingNow<'a> {
        StandingNow {
            standing: snapshot.status().into(),
            version: snapshot.version,
            phase: snapshot.phase,
        }
    }
}

/// What a change led to. It is written down for good.
#[derive(Serialize, ToSchema)]
pub struct Changed<'a> {
    version: u64,
    #[schema(value_type = String, pattern = "^(gathering|playing|over)$")]
    phase: Phase,
    status: Standing<'a>,
}

impl<'a> From<&'a Snapshot> for Changed<'a> {
    fn from(snapshot: &'a Snapshot) -> Changed<'a> {
        Changed {
            version: snapshot.version,
            phase: snapshot.phase,
            status: snapshot.status().into(),
        }
    }
}

/// A seat and whoever sits there.
#[derive(Serialize, ToSchema)]
pub struct SeatTaken<'a> {
    seat: usize,
    name: &'a str,
    #[schema(pattern = "^(open|kept|person|bot|stand-in)$")]
    kind: &'static str,
    /// The bot that plays.
    bot: Option<String>,
}

impl<'a> SeatTaken<'a> {
    fn of((seat, place): (usize, &'a Place)) -> SeatTaken<'a> {
        let kind = match place.sitter {
            Sitter::Nobody if place.kept_for().is_some() => "kept",
            Sitter::Nobody => "open",
            Sitter::Person => "person",
            Sitter::Bot(_) => "bot",
            Sitter::StandIn(..) => "stand-in",
        };
        SeatTaken {
            seat,
            name: &place.name,
            kind,
            bot: place.sitter.bot().map(|player| player.to_string()),
        }
    }
}

/// Somebody wants to go back.
#[derive(Serialize, ToSchema)]
pub struct WishToGoBack {
    #[schema(value_type = u8)]
    seat: Seat,
    /// How many decisions would remain.
    decisions: usize,
    #[schema(value_type = Vec<u8>)]
    agreed: SeatSet,
    /// Who has to agree still.
    #[schema(value_type = Vec<u8>)]
    missing: SeatSet,
}

/// Who sits at a table, and whether somebody wants to go back.
#[derive(Serialize, ToSchema)]
pub struct Company<'a> {
    seats: Vec<SeatTaken<'a>>,
    wish: Option<WishToGoBack>,
    /// The table on which the finished game is played again.
    #[schema(value_type = Option<String>)]
    rematch: Option<TableId>,
}

impl<'a> From<&'a crate::People> for Company<'a> {
    fn from(people: &'a crate::People) -> Company<'a> {
        let wish = people.wish.map(|wish| WishToGoBack {
            seat: wish.seat,
            decisions: wish.decisions,
            agreed: wish.agreed,
            missing: people.persons().minus(wish.agreed),
        });
        let rematch = people.rematch.map(|rematch| rematch.table);
        Company {
            seats: people
                .places
                .iter()
                .enumerate()
                .map(SeatTaken::of)
                .collect(),
            wish,
            rematch,
        }
    }
}

/// What was said.
#[derive(Serialize, ToSchema)]
pub struct Said<'a> {
    /// The version of the table with which it came.
    version: u64,
    /// When, in milliseconds since the Unix epoch.
    at: u64,
    #[schema(value_type = u8)]
    seat: Seat,
    name: &'a str,
    text: &'a str,
}

impl<'a> From<&'a crate::Message> for Said<'a> {
    fn from(message: &'a crate::Message) -> Said<'a> {
        Said {
            version: message.version,
            at: message.at,
            seat: message.seat,
            name: &message.name,
            text: &message.text,
        }
    }
}

/// Everything about a table that a viewer may know.
#[derive(Serialize, ToSchema)]
pub struct TableSeen<'a> {
    #[schema(value_type = String)]
    table: TableId,
    game: &'a str,
    #[schema(value_type = Object)]
    options: &'a Map<String, Value>,
    /// When it was set, in milliseconds since the Unix epoch.
    created: u64,
    version: u64,
    #[schema(value_type = String, pattern = "^(gathering|playing|over)$")]
    phase: Phase,
    /// Your seat; null for a spectator.
    #[schema(value_type = Option<u8>)]
    you: Viewer,
    people: Company<'a>,
    /// The milliseconds each seat has left, if there is a clock.
    clocks_ms: Option<Vec<u64>>,
    status: Standing<'a>,
    /// What you know of the game; each game has fields of its own.
    #[schema(value_type = Object)]
    view: Value,
    /// What you may decide now, in notation.
    actions: Vec<String>,
    messages: Vec<Said<'a>>,
}

impl<'a> TableSeen<'a> {
    /// The table as `viewer` sees it.
    pub fn by(viewer: Viewer, snapshot: &'a Snapshot) -> Result<TableSeen<'a>, crate::Problem> {
        Ok(TableSeen {
            table: snapshot.table.id,
            game: &snapshot.table.game,
            options: &snapshot.table.options,
            created: snapshot.table.created,
            version: snapshot.version,
            phase: snapshot.phase,
            you: viewer,
            people: (&*snapshot.people).into(),
            clocks_ms: snapshot.clocks(),
            status: snapshot.status().into(),
            view: snapshot.view(viewer)?,
            actions: snapshot.legal(viewer)?,
            messages: snapshot.people.messages.iter().map(Said::from).collect(),
        })
    }
}

/// What a viewer knows of the game.
#[derive(Serialize, ToSchema)]
pub struct View {
    pub version: u64,
    /// Each game has fields of its own.
    #[schema(value_type = Object)]
    pub view: Value,
}

/// What a viewer sees of a table, laid out to be drawn.
#[derive(Serialize, ToSchema)]
pub struct SceneSeen<'a> {
    version: u64,
    #[schema(value_type = String, pattern = "^(gathering|playing|over)$")]
    phase: Phase,
    people: Company<'a>,
    /// The milliseconds each seat has left, if there is a clock.
    clocks_ms: Option<Vec<u64>>,
    messages: Vec<Said<'a>>,
    /// What you have heard then: send it as `last` next time, and nothing is left out.
    heard: String,
    /// The number of the first line that is new to whoever sent `last`.
    #[serde(skip_serializing_if = "Option::is_none")]
    news: Option<usize>,
    /// Zones of pieces, boards, players, tracks, the log and the choices.
    #[schema(value_type = Object)]
    scene: Scene,
}

impl<'a> SceneSeen<'a> {
    /// The table as `viewer` sees it who has heard `last`.
    pub fn by(
        viewer: Viewer,
        snapshot: &'a Snapshot,
        locale: Locale,
        last: Option<Report>,
    ) -> Result<SceneSeen<'a>, crate::Problem> {
        let (scene, news) = match last {
            None => (snapshot.scene(viewer, locale)?, None),
            Some(last) => {
                let (scene, news) = snapshot.scene_since(viewer, locale, last, false)?;
                (scene, Some(news))
            }
        };
        Ok(SceneSeen {
            version: snapshot.version,
            phase: snapshot.phase,
            people: (&*snapshot.people).into(),
            clocks_ms: snapshot.clocks(),
            messages: snapshot.people.messages.iter().map(Said::from).collect(),
            heard: event_id(snapshot.report(viewer)?),
            news,
            scene,
        })
    }
}

/// What a viewer may decide.
#[derive(Serialize, ToSchema)]
pub struct Legal {
    pub version: u64,
    /// In notation.
    pub actions: Vec<String>,
}

/// What a viewer saw happen.
#[derive(Serialize, ToSchema)]
pub struct Events {
    pub version: u64,
    #[schema(value_type = Vec<Happened>)]
    pub events: Vec<Value>,
}

/// Something that happened. Each kind of event has fields of its own besides.
#[derive(ToSchema)]
#[expect(
    dead_code,
    reason = "events are written by the games; this says what they have in common"
)]
pub struct Happened {
    /// Its number, counted by what this viewer saw.
    n: usize,
    /// The kind of event.
    event: String,
    /// What happened, in a sentence.
    text: String,
}

/// An action in words.
#[derive(Serialize, ToSchema)]
pub struct Explained {
    pub text: String,
}

/// A named part of a score.
#[derive(Serialize, ToSchema)]
pub struct ScorePart<'a> {
    name: &'a str,
    points: i32,
}

/// How a game ended.
#[derive(Serialize, ToSchema)]
pub struct Scores<'a> {
    scores: &'a [i32],
    /// The place of each seat: 1 is best, ties share.
    ranks: &'a [u8],
    /// The named parts of each seat's score.
    breakdown: Vec<Vec<ScorePart<'a>>>,
}

impl<'a> From<&'a RecordedResult> for Scores<'a> {
    fn from(result: &'a RecordedResult) -> Scores<'a> {
        let part = |part: &'a SeatResult| ScorePart {
            name: &part.name,
            points: part.points,
        };
        Scores {
            scores: &result.scores,
            ranks: &result.ranks,
            breakdown: result
                .breakdown
                .iter()
                .map(|parts| parts.iter().map(part).collect())
                .collect(),
        }
    }
}

/// Scores and places, once the game is over.
#[derive(Serialize, ToSchema)]
pub struct Outcome<'a> {
    pub over: bool,
    pub result: Option<Scores<'a>>,
}

/// The component data of a game.
#[derive(Serialize, ToSchema)]
pub struct Data<'a> {
    version: &'a str,
    /// SHA-256 of the file's text, in hexadecimal.
    hash: &'a str,
    /// The text itself, unless it is the one that comes with the program.
    #[serde(skip_serializing_if = "Option::is_none")]
    toml: Option<&'a str>,
}

impl<'a> From<&'a DataId> for Data<'a> {
    fn from(data: &'a DataId) -> Data<'a> {
        Data {
            version: &data.version,
            hash: &data.hash,
            toml: data.toml.as_deref(),
        }
    }
}

/// One decision of a record.
#[derive(Serialize, ToSchema)]
pub struct DecisionMade<'a> {
    #[schema(value_type = u8)]
    seat: Seat,
    action: &'a str,
    /// When, in milliseconds since the Unix epoch.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<u64>,
}

/// Where chance came from. The seed is never told.
#[derive(Serialize, ToSchema)]
pub struct Seed<'a> {
    generator: &'a str,
    text: &'a str,
}

/// The portable record of a game: whoever has it can replay it.
#[derive(Serialize, ToSchema)]
pub struct GameRecord<'a> {
    format: u32,
    game: &'a str,
    rules: u16,
    data: Data<'a>,
    #[schema(value_type = Object)]
    options: &'a Map<String, Value>,
    players: &'a [String],
    seed: Seed<'a>,
    /// The state it began from, if that was not the start of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    start: Option<&'a Value>,
    chance: &'a [String],
    decisions: Vec<DecisionMade<'a>>,
    result: Option<Scores<'a>>,
}

impl<'a> From<&'a Record> for GameRecord<'a> {
    fn from(record: &'a Record) -> GameRecord<'a> {
        let made = |made: &'a Decided| DecisionMade {
            seat: made.seat,
            action: &made.action,
            at: made.at,
        };
        GameRecord {
            format: record.format,
            game: &record.game,
            rules: record.rules,
            data: (&record.data).into(),
            options: &record.options,
            players: &record.players.0,
            seed: Seed {
                generator: &record.seed.generator,
                text: &record.seed.text,
            },
            start: record.start.as_ref(),
            chance: &record.chance,
            decisions: record.decisions.iter().map(made).collect(),
            result: record.result.as_ref().map(Scores::from),
        }
    }
}

/// The record of a finished game.
#[derive(Serialize, ToSchema)]
pub struct RecordGiven<'a> {
    pub record: GameRecord<'a>,
}

/// A recorded game as it stood at one moment.
#[derive(Serialize, ToSchema)]
pub struct Replayed<'a> {
    /// How many decisions the record has.
    pub decisions: usize,
    pub status: Standing<'a>,
    #[schema(value_type = Object)]
    pub view: Value,
    #[schema(value_type = Vec<Happened>)]
    pub events: Vec<Value>,
    pub result: Option<Scores<'a>>,
}

/// An action that a bot thought about.
#[derive(Serialize, ToSchema)]
pub struct Thought {
    action: String,
    visits: u64,
    /// The chance to win with it, as far as the bot can tell.
    value: f64,
}

/// What a bot would do.
#[derive(Serialize, ToSchema)]
pub struct Hint {
    action: String,
    /// Its chance to win, as far as the bot can tell.
    value: f64,
    /// The best few of what it thought about, best first.
    considered: Vec<Thought>,
}

impl From<Choice<String>> for Hint {
    fn from(choice: Choice<String>) -> Hint {
        let thought = choice.considered.into_iter();
        let considered = thought
            .map(|one| Thought {
                action: one.action,
                visits: one.visits,
                value: one.value,
            })
            .collect();
        Hint {
            action: choice.action,
            value: choice.value,
            considered,
        }
    }
}

/// What a stream tells at one version: everything that is new since the viewer's last report. The
/// lists of `events` and `actions`, which may be long, follow when it is written.
#[derive(Serialize)]
pub struct UpdateHead<'a> {
    pub version: u64,
    pub phase: Phase,
    pub you: Viewer,
    pub status: Standing<'a>,
    pub since: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks_ms: Option<Vec<u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub people: Option<Company<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub messages: Vec<Said<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<Value>,
}

/// What each event of a table's stream carries in its `data`.
#[derive(ToSchema)]
#[expect(
    dead_code,
    reason = "updates are written piece by piece; this says what they are together"
)]
pub struct Update<'a> {
    version: u64,
    #[schema(pattern = "^(gathering|playing|over)$")]
    phase: String,
    /// Your seat; null for a spectator.
    you: Option<u8>,
    status: Standing<'a>,
    /// Events from here on are new; what you have with this number or a higher one was taken back.
    since: usize,
    events: Vec<Happened>,
    /// What you may decide, if that is not what you were told before.
    #[schema(required = false)]
    actions: Option<Vec<String>>,
    /// The milliseconds each seat has left, if there is a clock.
    #[schema(required = false)]
    clocks_ms: Option<Vec<u64>>,
    /// The seats, if anything about them has changed.
    #[schema(required = false)]
    people: Option<Company<'a>>,
    /// What was said meanwhile.
    #[schema(required = false)]
    messages: Option<Vec<Said<'a>>>,
    /// The whole view, if it was asked for.
    #[schema(value_type = Option<Object>, required = false)]
    view: Option<Value>,
}
