//! The API: the protocol's verbs for whoever sits at a table or watches it, and what a table needs
//! besides.

use super::asked::{self, *};
use super::trouble::ProblemDetails;
use super::who::{Address, Language, Who, set_cookie};
use super::{App, JSON, stream, trouble};
use crate::documents::*;
use crate::problem::Problem;
use crate::secret::Token;
use crate::tables::{Change, Credentials, Snapshot};
use crate::text;
use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use covenstead_core::{Code, Fault, Locale, Record, Seat, Viewer};
use covenstead_store::{Phase, Summary, TableId};
use serde::Serialize;
use std::sync::Arc;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{Components, Content, PathItem, Ref, ResponseBuilder};
use utoipa::{OpenApi, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many tables a list shows.
const LISTED: u32 = 100;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Covenstead",
        description = "Play the games of a Covenstead server from a program. A table is watched by whoever knows its id; a seat is \
                   proved by its token (`Authorization: Bearer TOKEN`) or by the cookie of the browser that took it. Errors are \
                   problem details (RFC 9457) with a `code` for programs and, where a rule forbids something, its `rule`. \
                   Actions are written in the notation of docs/notation.md."
    ),
    components(schemas(ProblemDetails))
)]
struct Description;

/// The routes of the API, and the document that describes them: both from the functions below.
pub fn routes() -> (Router<App>, utoipa::openapi::OpenApi) {
    let (router, mut document) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(games))
        .routes(routes!(tables, create))
        .routes(routes!(my_tables))
        .routes(routes!(table))
        .routes(routes!(view))
        .routes(routes!(scene))
        .routes(routes!(status))
        .routes(routes!(legal))
        .routes(routes!(events))
        .routes(routes!(explain))
        .routes(routes!(result))
        .routes(routes!(record))
        .routes(routes!(replay))
        .routes(routes!(show_record))
        .routes(routes!(open_stream))
        .routes(routes!(play))
        .routes(routes!(take_back))
        .routes(routes!(consent))
        .routes(routes!(say))
        .routes(routes!(sit))
        .routes(routes!(come_back))
        .routes(routes!(relink))
        .routes(routes!(leave))
        .routes(routes!(hand))
        .routes(routes!(give_back))
        .routes(routes!(hint))
        .split_for_parts();
    document.paths.paths.values_mut().for_each(may_be_refused);
    seats_have_tokens(&mut document);
    (router, document)
}

/// Whoever has a seat proves it by its token; much may be asked by anybody.
fn seats_have_tokens(document: &mut utoipa::openapi::OpenApi) {
    let token = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    document
        .components
        .get_or_insert_with(Components::default)
        .add_security_scheme("seat", token);
    let none = SecurityRequirement::default();
    let seat = SecurityRequirement::new("seat", Vec::<String>::new());
    document.security = Some(vec![none, seat]);
}

/// Whatever is asked may be refused, always in the same form.
fn may_be_refused(path: &mut PathItem) {
    let details = Content::new(Some(Ref::from_schema_name(ProblemDetails::name())));
    let refused = ResponseBuilder::new()
        .description("Why not, and what to do")
        .content("application/problem+json", details)
        .build();
    for operation in [&mut path.get, &mut path.post].into_iter().flatten() {
        operation
            .responses
            .responses
            .insert("default".into(), refused.clone().into());
    }
}

type Reply = Result<Response, Problem>;
type Asking<T> = Result<Query<T>, QueryRejection>;

fn query<T>(asked: Asking<T>) -> Result<T, Problem> {
    asked
        .map(|Query(asked)| asked)
        .map_err(|refused| Problem::bad_request(refused.body_text()))
}

fn ok(document: &impl Serialize) -> Reply {
    Ok((JSON, written(document)).into_response())
}

fn written(document: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(document).expect("documents are plain data")
}

/// A table and who looks at it.
async fn looked_at(
    app: &App,
    id: Path<String>,
    who: Credentials,
    seat: Option<Seat>,
) -> Result<(TableId, Viewer, Arc<Snapshot>), Problem> {
    let id = table_id(id)?;
    let (viewer, snapshot) = app.tables.look_as(id, who, seat).await?;
    Ok((id, viewer, snapshot))
}

/// A table and the seat of whoever wants to do something there.
async fn seated_at(
    app: &App,
    id: Path<String>,
    who: Credentials,
    seat: Option<Seat>,
) -> Result<(TableId, Seat, Arc<Snapshot>), Problem> {
    let (id, viewer, snapshot) = looked_at(app, id, who, seat).await?;
    Ok((id, viewer.seat().ok_or(Problem::NotSeated)?, snapshot))
}

/// A change, answered with the version it led to and whom the table waits for then. It is written
/// down for good.
async fn changed(app: &App, id: TableId, change: Change) -> Reply {
    let snapshot = app.tables.change(id, change).await?;
    ok(&Changed::from(&*snapshot))
}

fn listed(found: Vec<Summary>) -> Reply {
    ok(&TableList {
        tables: found.into_iter().map(Into::into).collect(),
    })
}

/// The games, their options and how many can play
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Games)))]
async fn games(State(app): State<App>) -> Reply {
    let offer = |title: &dyn covenstead_catalog::Title| {
        let players = [*title.seats().start(), *title.seats().end()];
        GameOffered {
            id: title.id(),
            name: title.name(),
            players,
            options: title.options(),
        }
    };
    ok(&Games {
        games: app.tables.catalog().titles().map(offer).collect(),
    })
}

/// The tables that wait for players, and those that can be watched
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = TableList)))]
async fn tables(State(app): State<App>) -> Reply {
    let mut found = app.tables.listed(Phase::Gathering, LISTED).await?;
    found.extend(app.tables.listed(Phase::Playing, LISTED).await?);
    listed(found)
}

/// The tables at which this browser has a seat
#[utoipa::path(get, path = "/api/me/tables", responses((status = 200, body = TableList)))]
async fn my_tables(State(app): State<App>, Who(who): Who) -> Reply {
    let found = match who.person {
        Some(person) => app.tables.of_person(person, LISTED).await?,
        None => Vec::new(),
    };
    listed(found)
}

/// Set a table. The answer holds the tokens of your seats: they are shown this once
#[utoipa::path(post, path = "/api/tables", request_body = TableOrder, responses((status = 200, body = TableSet)))]
async fn create(
    State(app): State<App>,
    address: Address,
    Who(who): Who,
    Asked(order): Asked<TableOrder>,
) -> Reply {
    let order = order.tidy()?;
    let key = who.person.unwrap_or_else(Token::fresh);
    let created = app.set_table(address, order, key).await?;
    let held = |(seat, token): &(Seat, Token)| SeatHeld {
        seat: *seat,
        token: token.reveal(),
    };
    let set = TableSet {
        table: created.table,
        seats: created.seats.iter().map(held).collect(),
    };
    Ok(([set_cookie(&key, &app)], JSON, written(&set)).into_response())
}

/// Everything about a table that you may know
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), AsSeat), responses((status = 200, body = TableSeen)))]
async fn table(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    asked: Asking<AsSeat>,
) -> Reply {
    let (_, viewer, snapshot) = looked_at(&app, id, who, query(asked)?.seat).await?;
    ok(&TableSeen::by(viewer, &snapshot)?)
}

/// What you know of the game
#[utoipa::path(get, path = "/api/tables/{id}/view", params(("id" = String, Path), AsSeat), responses((status = 200, body = View)))]
async fn view(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    asked: Asking<AsSeat>,
) -> Reply {
    let (_, viewer, snapshot) = looked_at(&app, id, who, query(asked)?.seat).await?;
    ok(&View {
        version: snapshot.version,
        view: snapshot.view(viewer)?,
    })
}

/// What you see of the table, laid out to be drawn: for clients that people look at
#[utoipa::path(get, path = "/api/tables/{id}/scene", params(("id" = String, Path), OfScene), responses((status = 200, body = SceneSeen)))]
async fn scene(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    asked: Asking<OfScene>,
) -> Reply {
    let asked = query(asked)?;
    let (_, viewer, snapshot) = looked_at(&app, id, who, asked.seat).await?;
    let last = asked.last.as_deref().and_then(stream::read_event_id);
    let locale = Locale::accepted(asked.lang.as_deref().unwrap_or_default());
    ok(&SceneSeen::by(viewer, &snapshot, locale, last)?)
}

/// Whom the table waits for
#[utoipa::path(get, path = "/api/tables/{id}/status", params(("id" = String, Path)), responses((status = 200, body = StandingNow)))]
async fn status(State(app): State<App>, id: Path<String>) -> Reply {
    let snapshot = app.tables.look(table_id(id)?).await?;
    ok(&StandingNow::from(&*snapshot))
}

/// What you may decide now, in notation
#[utoipa::path(get, path = "/api/tables/{id}/legal", params(("id" = String, Path), AsSeat), responses((status = 200, body = Legal)))]
async fn legal(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    asked: Asking<AsSeat>,
) -> Reply {
    let (_, viewer, snapshot) = looked_at(&app, id, who, query(asked)?.seat).await?;
    ok(&Legal {
        version: snapshot.version,
        actions: snapshot.legal(viewer)?,
    })
}

/// What you saw happen
#[utoipa::path(get, path = "/api/tables/{id}/events", params(("id" = String, Path), Since), responses((status = 200, body = Events)))]
async fn events(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    asked: Asking<Since>,
) -> Reply {
    let asked = query(asked)?;
    let (_, viewer, snapshot) = looked_at(&app, id, who, asked.seat).await?;
    ok(&Events {
        version: snapshot.version,
        events: snapshot.events(viewer, asked.since)?,
    })
}

/// An action of yours in words, or why it is not legal
#[utoipa::path(get, path = "/api/tables/{id}/explain", params(("id" = String, Path), OfAction), responses((status = 200, body = Explained)))]
async fn explain(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    Language(locale): Language,
    asked: Asking<OfAction>,
) -> Reply {
    let asked = query(asked)?;
    let (_, seat, snapshot) = seated_at(&app, id, who, asked.seat).await?;
    let text = snapshot.explain(seat, &asked.action);
    let said = |problem| trouble::of_action(problem, &snapshot, seat, &asked.action, locale);
    ok(&Explained {
        text: text.map_err(said)?,
    })
}

/// Scores and places, once the game is over
#[utoipa::path(get, path = "/api/tables/{id}/result", params(("id" = String, Path)), responses((status = 200, body = Outcome)))]
async fn result(State(app): State<App>, id: Path<String>) -> Reply {
    let snapshot = app.tables.look(table_id(id)?).await?;
    let result = snapshot.result();
    ok(&Outcome {
        over: snapshot.phase == Phase::Over,
        result: result.as_ref().map(Into::into),
    })
}

/// The record of a finished game. While it runs nobody gets it: it holds everything hidden
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)), responses((status = 200, body = RecordGiven)))]
async fn record(State(app): State<App>, id: Path<String>) -> Reply {
    let snapshot = app.tables.look(table_id(id)?).await?;
    ok(&RecordGiven {
        record: (&snapshot.record()?).into(),
    })
}

/// A finished game as it stood after so many decisions
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path), Moment), responses((status = 200, body = Replayed)))]
async fn replay(State(app): State<App>, id: Path<String>, asked: Asking<Moment>) -> Reply {
    let asked = query(asked)?;
    let record = app.tables.look(table_id(id)?).await?.record()?;
    shown(app, record, asked.upto, asked.seat).await
}

/// A record you bring, as it stood after so many decisions
#[utoipa::path(post, path = "/api/replay", request_body = RecordShown, responses((status = 200, body = Replayed)))]
async fn show_record(State(app): State<App>, Asked(asked): Asked<RecordShown>) -> Reply {
    let bad = |error: serde_json::Error| {
        Fault::new(Code::BadRecord, format!("this is no record: {error}"))
    };
    let record = serde_json::from_value(asked.record).map_err(bad)?;
    shown(app, record, asked.upto, asked.seat).await
}

/// Replays a record where it delays nobody.
async fn shown(app: App, record: Record, upto: Option<usize>, seat: Option<Seat>) -> Reply {
    let replay = move || -> Result<Vec<u8>, Problem> {
        let table = app
            .tables
            .catalog()
            .get(&record.game)?
            .replay(&record, upto)?;
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let (status, result) = (table.status(), table.result());
        Ok(written(&Replayed {
            decisions: record.decisions.len(),
            status: (&status).into(),
            view: table.view(viewer)?,
            events: table.events(viewer, 0)?,
            result: result.as_ref().map(Into::into),
        }))
    };
    let text = tokio::task::spawn_blocking(replay)
        .await
        .map_err(|_| Problem::Broken)??;
    Ok((JSON, text).into_response())
}

/// The table as it goes on: server-sent events. The first event, or the first after
/// `Last-Event-ID`, carries everything since. Each holds `version`, `status`, your `actions` if
/// they are not the ones told last, and the `events` from number `since` on: forget those you have
/// from there on
#[utoipa::path(get, path = "/api/tables/{id}/stream", params(("id" = String, Path), Streamed),
    responses((status = 200, content_type = "text/event-stream", body = Update)))]
async fn open_stream(
    State(app): State<App>,
    address: Address,
    id: Path<String>,
    Who(who): Who,
    asked: Asking<Streamed>,
    headers: HeaderMap,
) -> Reply {
    let (id, asked) = (table_id(id)?, query(asked)?);
    let viewer = app.tables.viewer(id, who, asked.seat).await?;
    let counted = app.limits.stream(address)?;
    let heard =
        stream::last_heard(&headers).or_else(|| stream::read_event_id(asked.last.as_deref()?));
    let table = app.tables.subscribe_as(id, viewer, who).await?;
    Ok(stream::respond(&app, table, heard, asked.view, counted))
}

/// Decide. A decision made on an older question is refused with 409 and the table as it is now
#[utoipa::path(post, path = "/api/tables/{id}/play", params(("id" = String, Path)), request_body = Decision,
    responses((status = 200, body = Changed)))]
async fn play(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    Language(locale): Language,
    Asked(decision): Asked<Decision>,
) -> Reply {
    let (id, seat, _) = seated_at(&app, id, who, decision.seat).await?;
    let change = Change::Play {
        seat,
        action: decision.action.clone(),
        version: decision.version,
    };
    match changed(&app, id, change).await {
        Err(problem @ Problem::Stale { .. }) => {
            let now = app.tables.look(id).await?;
            Ok(trouble::stale(
                &problem,
                TableSeen::by(Viewer::Seat(seat), &now)?,
            ))
        }
        Err(problem @ Problem::Fault(_)) => {
            let now = app.tables.look(id).await?;
            let action = &decision.action;
            Err(trouble::of_action(problem, &now, seat, action, locale))
        }
        reply => reply,
    }
}

/// Take your last decision back: at once if nothing was learned from it, else all people at the
/// table are asked
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path), AsSeat), responses((status = 200, body = Changed)))]
async fn take_back(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    asked: Asking<AsSeat>,
) -> Reply {
    let (id, seat, _) = seated_at(&app, id, who, query(asked)?.seat).await?;
    changed(&app, id, Change::TakeBack { seat }).await
}

/// Agree that somebody goes back, or do not
#[utoipa::path(post, path = "/api/tables/{id}/consent", params(("id" = String, Path), AsSeat), request_body = Consent,
    responses((status = 200, body = Changed)))]
async fn consent(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    asked: Asking<AsSeat>,
    Asked(Consent { agrees }): Asked<Consent>,
) -> Reply {
    let (id, seat, _) = seated_at(&app, id, who, query(asked)?.seat).await?;
    changed(&app, id, Change::Answer { seat, agrees }).await
}

/// Say something at the table
#[utoipa::path(post, path = "/api/tables/{id}/chat", params(("id" = String, Path)), request_body = Saying,
    responses((status = 200, body = Changed)))]
async fn say(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    Asked(saying): Asked<Saying>,
) -> Reply {
    let text = text::message(&saying.text)?;
    let (id, seat, _) = seated_at(&app, id, who, None).await?;
    changed(&app, id, Change::Say { seat, text }).await
}

/// Take an empty seat. The answer holds its token: it is shown this once
#[utoipa::path(post, path = "/api/tables/{id}/seats", params(("id" = String, Path)), request_body = Sitting,
    responses((status = 200, body = SeatHeld)))]
async fn sit(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    Asked(sitting): Asked<Sitting>,
) -> Reply {
    let key = who.person.unwrap_or_else(Token::fresh);
    let who = Credentials {
        person: Some(key),
        ..who
    };
    let sit = app
        .tables
        .sit(table_id(id)?, sitting.seat, sitting.name, who);
    let (seat, token) = sit.await?;
    let held = SeatHeld {
        seat,
        token: token.reveal(),
    };
    Ok(([set_cookie(&key, &app)], JSON, written(&held)).into_response())
}

/// Sit down again in another browser, with the token of your personal link
#[utoipa::path(post, path = "/api/tables/{id}/rejoin", params(("id" = String, Path)), request_body = ComingBack,
    responses((status = 200, body = SeatFound)))]
async fn come_back(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    Asked(coming): Asked<ComingBack>,
) -> Reply {
    let token = coming.token.parse().map_err(|_| Problem::BadToken)?;
    let key = who.person.unwrap_or_else(Token::fresh);
    let seat = app.tables.come_back(table_id(id)?, token, key).await?;
    Ok(([set_cookie(&key, &app)], JSON, written(&SeatFound { seat })).into_response())
}

/// A new token for your seat; the old one is void
#[utoipa::path(post, path = "/api/tables/{id}/link", params(("id" = String, Path), AsSeat), responses((status = 200, body = SeatHeld)))]
async fn relink(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    asked: Asking<AsSeat>,
) -> Reply {
    let (id, seat, _) = seated_at(&app, id, who, query(asked)?.seat).await?;
    let token = app.tables.relink(id, seat, who).await?;
    ok(&SeatHeld {
        seat,
        token: token.reveal(),
    })
}

/// Leave: the seat is empty again, or a bot plays on until you take it back
#[utoipa::path(post, path = "/api/tables/{id}/leave", params(("id" = String, Path), AsSeat), responses((status = 200, body = Changed)))]
async fn leave(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    asked: Asking<AsSeat>,
) -> Reply {
    let (id, seat, _) = seated_at(&app, id, who, query(asked)?.seat).await?;
    let bot = covenstead_bots::Player::Level(covenstead_bots::Level::Adept);
    changed(&app, id, Change::Leave { seat, bot }).await
}

/// Let a bot play for an empty seat, or for somebody who has been away for a while
#[utoipa::path(post, path = "/api/tables/{id}/bots", params(("id" = String, Path)), request_body = ForBot,
    responses((status = 200, body = Changed)))]
async fn hand(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    Asked(wanted): Asked<ForBot>,
) -> Reply {
    let (id, _, _) = seated_at(&app, id, who, None).await?;
    let snapshot = app
        .tables
        .hand(id, wanted.seat, asked::bot(&wanted.level)?)
        .await?;
    ok(&Changed::from(&*snapshot))
}

/// Take your seat back from the bot that plays for you
#[utoipa::path(post, path = "/api/tables/{id}/return", params(("id" = String, Path), AsSeat), responses((status = 200, body = Changed)))]
async fn give_back(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    asked: Asking<AsSeat>,
) -> Reply {
    let (id, seat, _) = seated_at(&app, id, who, query(asked)?.seat).await?;
    changed(&app, id, Change::Return { seat }).await
}

/// What a bot would do in your place, from what you know
#[utoipa::path(post, path = "/api/tables/{id}/bot", params(("id" = String, Path), AsSeat), request_body = HintWanted,
    responses((status = 200, body = Hint)))]
async fn hint(
    State(app): State<App>,
    id: Path<String>,
    Who(who): Who,
    asked: Asking<AsSeat>,
    Asked(wanted): Asked<HintWanted>,
) -> Reply {
    let (id, seat, _) = seated_at(&app, id, who, query(asked)?.seat).await?;
    let player = asked::bot(wanted.level.as_deref().unwrap_or("master"))?;
    let millis = wanted.time_ms.unwrap_or(500);
    if millis > 3_000 {
        return Err(Problem::bad_request("`time_ms` must be at most 3000"));
    }
    ok(&Hint::from(
        app.tables.hint(id, seat, player, millis).await?,
    ))
}
