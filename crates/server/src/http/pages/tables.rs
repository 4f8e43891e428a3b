//! Tables as pages: setting one, sitting down, looking, deciding, and what remains when the game is
//! over.

use super::reader::{Form, Reader};
use super::{LEVELS, Shown, card};
use crate::http::App;
use crate::http::asked::{self, table_id};
use crate::http::trouble;
use crate::http::who::{Address, set_cookie};
use crate::problem::{Hindrance, Problem, Slip};
use crate::secret::Token;
use crate::tables::{
    Change, Credentials, Order, OrderedSeat, People, Place, Report, Sitter, Snapshot,
};
use crate::text;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use covenstead_core::{Locale, Seat, Viewer};
use covenstead_scene::Ask;
use covenstead_store::{Clock, Phase, TableId, Why};
use covenstead_web::{
    Around, ChatLine, Occupant, Rematch, SeatCard, Sitting, TablePage, TimeLeft, WaitingPage, Wish,
    live_table, message_page, options_from_form, options_in_words, table_page, waiting_page,
};
use maud::{Markup, html};
use std::sync::Arc;

/// How many sit at a table of "play now", where the game allows it.
const COMPANY: u8 = 4;

// ---- setting a table

pub async fn play_now(
    State(app): State<App>,
    address: Address,
    reader: Reader,
    form: Form,
) -> Response {
    let begin = async {
        let title = app
            .tables
            .catalog()
            .get(form.get("game").unwrap_or_default())?;
        let players = COMPANY.clamp(*title.seats().start(), *title.seats().end());
        let bot = asked::bot("adept")?;
        let mut seats = vec![OrderedSeat::Me(name_in(&form, &reader)?)];
        seats.resize(players.into(), OrderedSeat::Bot(bot));
        let options = Default::default();
        let order = Order {
            game: title.id().into(),
            options,
            seats,
            clock: None,
            listed: false,
            hints: false,
        };
        order_table(&app, address, &reader, order).await
    };
    reader.answer(begin.await)
}

pub async fn set(State(app): State<App>, address: Address, reader: Reader, form: Form) -> Response {
    let begin = async {
        let title = app
            .tables
            .catalog()
            .get(form.get("game").unwrap_or_default())?;
        let options = options_from_form(&title.options(), form.fields());
        let mut seats = vec![OrderedSeat::Me(name_in(&form, &reader)?)];
        for seat in 1..*title.seats().end() {
            match form.get(&format!("seat.{seat}")) {
                None | Some("none") => {}
                Some("open") => seats.push(OrderedSeat::Open),
                Some(bot) => seats.push(OrderedSeat::Bot(asked::bot(
                    bot.trim_start_matches("bot:"),
                )?)),
            }
        }
        let listed = seats.contains(&OrderedSeat::Open);
        let (game, clock, hints) = (
            title.id().into(),
            clock_in(&form)?,
            form.get("hints") == Some("all"),
        );
        order_table(
            &app,
            address,
            &reader,
            Order {
                game,
                options,
                seats,
                clock,
                listed,
                hints,
            },
        )
        .await
    };
    reader.answer(begin.await)
}

/// The clock in a form, as `300+5`: seconds for the game and seconds more for each decision.
fn clock_in(form: &Form) -> Result<Option<Clock>, Problem> {
    let Some(text) = form.get("clock").filter(|text| !text.is_empty()) else {
        return Ok(None);
    };
    let parts = text
        .split_once('+')
        .and_then(|(seconds, add)| Some((seconds.parse().ok()?, add.parse().ok()?)));
    let (seconds, add) = parts.ok_or(Problem::BadForm(Slip::Clock))?;
    asked::ClockOrder { seconds, add }.tidy().map(Some)
}

/// The name in a form, or what a stranger is called.
fn name_in(form: &Form, reader: &Reader) -> Result<String, Problem> {
    match form
        .get("name")
        .map(str::trim)
        .filter(|name| !name.is_empty())
    {
        Some(name) => text::name(name),
        None => Ok(reader.texts().get("stranger")),
    }
}

async fn order_table(app: &App, address: Address, reader: &Reader, order: Order) -> Shown {
    let key = reader.who.person.unwrap_or_else(Token::fresh);
    let created = app.set_table(address, order, key).await?;
    Ok((
        [set_cookie(&key, app)],
        reader.go(&format!("/t/{}", created.table)),
    )
        .into_response())
}

/// The seat of somebody who played, kept for them at another table.
fn kept(place: &Place) -> OrderedSeat {
    let (people, token) = place.holders();
    OrderedSeat::Kept {
        name: place.name.clone(),
        people,
        token,
    }
}

/// The same game with the same options and company; whoever asks first sits in the first seat and
/// other people's seats are kept for them. Everybody at the old table learns where it is.
pub async fn rematch(
    State(app): State<App>,
    address: Address,
    reader: Reader,
    id: Path<String>,
) -> Response {
    let begin = async {
        let (id, viewer, snapshot) = looked_at(&app, &reader, id).await?;
        if snapshot.phase != Phase::Over {
            return Err(Problem::NotNow(Hindrance::GameRuns));
        }
        if let Some(rematch) = snapshot.people.rematch {
            return Ok(reader.go(&format!("/t/{}", rematch.table)));
        }
        let me = viewer.seat().ok_or(Problem::NotSeated)?;
        let places = &snapshot.people.places;
        let lap = std::iter::once(me).chain(me.lap(places.len() as u8));
        let seat = |seat: Seat| match places[seat.index()].sitter {
            _ if seat == me => OrderedSeat::Me(places[seat.index()].name.clone()),
            Sitter::Bot(player) => OrderedSeat::Bot(player),
            Sitter::Person | Sitter::StandIn(..) => kept(&places[seat.index()]),
            Sitter::Nobody => OrderedSeat::Open,
        };
        let (game, options) = (snapshot.table.game.clone(), snapshot.table.options.clone());
        let (seats, clock, hints) = (
            lap.map(seat).collect(),
            snapshot.table.clock,
            snapshot.table.hints,
        );
        let key = reader.who.person.unwrap_or_else(Token::fresh);
        let created = app
            .set_table(
                address,
                Order {
                    game,
                    options,
                    seats,
                    clock,
                    listed: false,
                    hints,
                },
                key,
            )
            .await?;
        let told = app
            .tables
            .change(
                id,
                Change::Rematch {
                    seat: me,
                    table: created.table,
                },
            )
            .await;
        // Somebody may have been quicker: then all meet at that table.
        let table = match told {
            Ok(_) => created.table,
            Err(_) => app
                .tables
                .look(id)
                .await?
                .people
                .rematch
                .map_or(created.table, |rematch| rematch.table),
        };
        Ok(([set_cookie(&key, &app)], reader.go(&format!("/t/{table}"))).into_response())
    };
    reader.answer(begin.await)
}

pub async fn sit(State(app): State<App>, reader: Reader, id: Path<String>, form: Form) -> Response {
    let sit = async {
        let id = table_id(id)?;
        let key = reader.who.person.unwrap_or_else(Token::fresh);
        let who = Credentials {
            person: Some(key),
            ..reader.who
        };
        let seat = form
            .get("seat")
            .and_then(|seat| seat.parse().ok())
            .map(Seat);
        let people = app.tables.look(id).await?.people.clone();
        let name = match form.get("name").map(str::trim).unwrap_or_default() {
            "" if seat.is_some_and(|seat| is_kept(&people, seat)) => String::new(),
            "" => text::unused_name(&reader.texts().get("stranger"), people.names()),
            name => name.to_string(),
        };
        app.tables.sit(id, seat, name, who).await?;
        Ok(([set_cookie(&key, &app)], reader.go(&format!("/t/{id}"))).into_response())
    };
    reader.answer(sit.await)
}

fn is_kept(people: &People, seat: Seat) -> bool {
    let place = people.places.get(seat.index());
    place.is_some_and(|place| place.kept_for().is_some())
}

/// The personal link of a seat: this browser holds the seat from now on. Whoever sits at the table
/// in this browser already, in another seat, is asked first.
pub async fn come_back(
    State(app): State<App>,
    reader: Reader,
    Path((id, token)): Path<(String, String)>,
) -> Response {
    let come = async {
        let id = table_id(Path(id))?;
        let (viewer, snapshot) = reader.look(&app, id).await?;
        let linked = match linked(&app, id, &token).await {
            // An invitation that was used here, or a link made void by a newer one.
            Err(Problem::BadToken) if viewer != Viewer::Spectator => {
                return Ok(reader.go(&format!("/t/{id}")));
            }
            linked => linked?,
        };
        match viewer.seat() {
            Some(mine) if mine != linked => {
                Ok(ask_first(&reader, id, &snapshot, mine, linked, &token))
            }
            _ => take(&app, &reader, id, &token).await,
        }
    };
    reader.answer(come.await)
}

/// The same for somebody who was asked.
pub async fn change_seat(
    State(app): State<App>,
    reader: Reader,
    Path((id, token)): Path<(String, String)>,
) -> Response {
    let change = async { take(&app, &reader, table_id(Path(id))?, &token).await };
    reader.answer(change.await)
}

async fn linked(app: &App, id: TableId, token: &str) -> Result<Seat, Problem> {
    let token = token.parse().map_err(|_| Problem::BadToken)?;
    Ok(app.tables.linked(id, token).await?.0)
}

async fn take(app: &App, reader: &Reader, id: TableId, token: &str) -> Shown {
    let token = token.parse().map_err(|_| Problem::BadToken)?;
    let key = reader.who.person.unwrap_or_else(Token::fresh);
    let seat = app.tables.come_back(id, token, key).await?;
    let mut response = reader.go_as(id, seat);
    let (name, value) = set_cookie(&key, app);
    response.headers_mut().append(name, value);
    Ok(response)
}

/// A page that asks which seat somebody wants to play in this browser.
fn ask_first(
    reader: &Reader,
    id: TableId,
    snapshot: &Snapshot,
    mine: Seat,
    other: Seat,
    token: &str,
) -> Response {
    let texts = reader.texts();
    let name = |seat: Seat| snapshot.people.place(seat).name.as_str().into();
    let names = [("name", name(mine)), ("other", name(other))];
    let question = html! {
        p.lead { (texts.with("other-seat-lead", &names)) }
        form method="post" action={ "/t/" (id) "/seat/" (token) } {
            button { (texts.with("other-seat-take", &names[1..])) }
        }
    };
    let back = format!("/t/{id}");
    reader.page(message_page(
        reader.shell(),
        &texts.get("other-seat"),
        &question,
        &back,
    ))
}

/// Plays another of the seats that this browser holds.
pub async fn play_as(
    State(app): State<App>,
    reader: Reader,
    id: Path<String>,
    form: Form,
) -> Response {
    let change = async {
        let id = table_id(id)?;
        let seat = form.get("seat").and_then(|seat| seat.parse().ok());
        let seat = Seat(seat.ok_or(Problem::BadForm(Slip::NoSeat))?);
        app.tables.look_as(id, reader.who, Some(seat)).await?;
        Ok(reader.go_as(id, seat))
    };
    reader.answer(change.await)
}

// ---- looking

async fn looked_at(
    app: &App,
    reader: &Reader,
    id: Path<String>,
) -> Result<(TableId, Viewer, Arc<Snapshot>), Problem> {
    let id = table_id(id)?;
    let (viewer, snapshot) = reader.look(app, id).await?;
    Ok((id, viewer, snapshot))
}

pub async fn show(State(app): State<App>, reader: Reader, id: Path<String>) -> Response {
    let page = async {
        let (id, viewer, snapshot) = looked_at(&app, &reader, id).await?;
        match snapshot.phase {
            Phase::Gathering => waiting(&app, &reader, id, &snapshot, viewer)
                .map(|page| with_key(&app, &reader, reader.page(page))),
            Phase::Playing | Phase::Over => {
                drawn(&app, &reader, &snapshot, viewer, None, table_page)
                    .map(|page| reader.page(page))
            }
        }
    };
    reader.answer(page.await)
}

/// Whoever may sit down has their key before they do: the answer to sitting down can get lost, or
/// be overtaken by the news of it, and the seat would be nobody's.
fn with_key(app: &App, reader: &Reader, page: Response) -> Response {
    match reader.who.person {
        Some(_) => page,
        None => ([set_cookie(&Token::fresh(), app)], page).into_response(),
    }
}

/// What a live page is told: the table, or that the waiting page is out of date.
pub fn fragment(
    app: &App,
    reader: &Reader,
    snapshot: &Snapshot,
    viewer: Viewer,
    heard: Option<Report>,
) -> Result<Markup, Problem> {
    match snapshot.phase {
        Phase::Gathering => Ok(html! { p data-version=(snapshot.version) {} }),
        Phase::Playing | Phase::Over => drawn(app, reader, snapshot, viewer, heard, live_table),
    }
}

fn drawn(
    app: &App,
    reader: &Reader,
    snapshot: &Snapshot,
    viewer: Viewer,
    heard: Option<Report>,
    draw: impl FnOnce(&TablePage<'_>) -> Markup,
) -> Result<Markup, Problem> {
    let mut scene = match heard {
        None => snapshot.scene_of_late(viewer, reader.locale)?,
        Some(heard) => {
            let (scene, _) = snapshot.scene_since(viewer, reader.locale, heard, true)?;
            scene
        }
    };
    let around = around(app, reader, snapshot, viewer);
    if matches!(around.sitting, Sitting::Lent { .. }) {
        scene.ask = Ask::Nothing;
    }
    let id = snapshot.table.id.to_string();
    let title = app.tables.catalog().get(&snapshot.table.game)?;
    let chat = |message: &crate::Message| ChatLine {
        name: message.name.clone(),
        text: message.text.clone(),
    };
    let wish = snapshot.people.wish.map(|wish| Wish {
        name: snapshot.people.places[wish.seat.index()].name.clone(),
        asked: viewer
            .seat()
            .is_some_and(|seat| !wish.agreed.contains(seat)),
    });
    Ok(draw(&TablePage {
        shell: reader.shell(),
        id: &id,
        version: snapshot.version,
        scene: &scene,
        undo: around.sitting == Sitting::Playing
            && snapshot.phase == Phase::Playing
            && wish.is_none()
            && scene.since.is_some(),
        wish,
        options: options_in_words(
            reader.shell(),
            &title.options_in_words(reader.locale),
            &snapshot.table.options,
        ),
        rules: title.rules(reader.locale),
        chat: snapshot.people.messages.iter().map(chat).collect(),
        course: snapshot.course(),
        around,
    }))
}

/// What the house knows besides what the game shows.
fn around(app: &App, reader: &Reader, snapshot: &Snapshot, viewer: Viewer) -> Around {
    let people = &snapshot.people;
    let clock = |(number, millis): (u8, u64)| TimeLeft {
        millis,
        runs: snapshot.waits_for(Seat(number)),
    };
    Around {
        clocks: (0..)
            .zip(snapshot.clocks().unwrap_or_default())
            .map(clock)
            .collect(),
        sitting: viewer
            .seat()
            .map_or(Sitting::Watching, |seat| sitting(people.place(seat).sitter)),
        hints: viewer.seat().is_some_and(|seat| snapshot.gives_hints(seat)),
        own: own_seats(reader, snapshot, viewer),
        people: people
            .persons()
            .iter()
            .filter(|&seat| !viewer.is(seat))
            .collect(),
        rematch: people.rematch.map(|rematch| Rematch {
            name: people.place(rematch.seat).name.clone(),
            link: format!("/t/{}", rematch.table),
        }),
        link: reader.link(app, &format!("/t/{}", snapshot.table.id)),
        levels: &LEVELS,
    }
}

/// The other seats that the reader's browser holds.
fn own_seats(reader: &Reader, snapshot: &Snapshot, viewer: Viewer) -> Vec<(Seat, String)> {
    let Some(key) = reader.who.person else {
        return Vec::new();
    };
    let held = snapshot.people.held_by(key.hash());
    let others = held.iter().filter(|&seat| !viewer.is(seat));
    others
        .map(|seat| (seat, snapshot.people.place(seat).name.clone()))
        .collect()
}

fn sitting(sitter: Sitter) -> Sitting {
    match sitter {
        Sitter::Person => Sitting::Playing,
        Sitter::StandIn(_, why) => Sitting::Lent {
            returns: why != Why::Time,
        },
        Sitter::Nobody | Sitter::Bot(_) => Sitting::Watching,
    }
}

fn waiting(
    app: &App,
    reader: &Reader,
    id: TableId,
    snapshot: &Snapshot,
    viewer: Viewer,
) -> Result<Markup, Problem> {
    let title = app.tables.catalog().get(&snapshot.table.game)?;
    let person = reader.who.person.map(|key| key.hash());
    let seat = |(number, place): (u8, &Place)| SeatCard {
        seat: Seat(number),
        occupant: match place.sitter {
            Sitter::Nobody if !place.free_for(person, None) => Occupant::Kept,
            Sitter::Nobody => Occupant::Open,
            Sitter::Person => Occupant::Person,
            Sitter::Bot(player) | Sitter::StandIn(player, _) => Occupant::Bot(player.to_string()),
        },
        name: place.name.clone(),
        you: viewer.is(Seat(number)),
    };
    let seats: Vec<SeatCard> = (0..).zip(&snapshot.people.places).map(seat).collect();
    let link = reader.link(app, &format!("/t/{id}"));
    Ok(waiting_page(&WaitingPage {
        shell: reader.shell(),
        id: &id.to_string(),
        version: snapshot.version,
        title: card(title).name,
        seats: &seats,
        link: &link,
        levels: &LEVELS,
    }))
}

// ---- deciding

pub(super) async fn seated(
    app: &App,
    reader: &Reader,
    id: Path<String>,
) -> Result<(TableId, Seat, Arc<Snapshot>), Problem> {
    let (id, viewer, snapshot) = looked_at(app, reader, id).await?;
    Ok((id, viewer.seat().ok_or(Problem::NotSeated)?, snapshot))
}

pub(super) async fn changed(app: &App, reader: &Reader, id: TableId, change: Change) -> Shown {
    app.tables.change(id, change).await?;
    Ok(reader.go(&format!("/t/{id}")))
}

pub async fn decide(
    State(app): State<App>,
    reader: Reader,
    id: Path<String>,
    form: Form,
) -> Response {
    let decide = async {
        let (id, seat, snapshot) = seated(&app, &reader, id).await?;
        let version = form.get("version").and_then(|version| version.parse().ok());
        let version = version.ok_or(Problem::BadForm(Slip::NoVersion))?;
        let action = match form.get("action") {
            Some(action) => action.to_string(),
            None => picked(&snapshot, seat, &form)?,
        };
        let play = Change::Play {
            seat,
            action: action.clone(),
            version,
        };
        match changed(&app, &reader, id, play).await {
            Err(problem @ Problem::Fault(_)) => {
                let now = app.tables.look(id).await?;
                let locale = reader.locale;
                match trouble::of_action(problem, &now, seat, &action, locale) {
                    Problem::Fault(fault) => reader.refused(fault, &now.table),
                    other => Err(other),
                }
            }
            shown => shown,
        }
    };
    reader.answer(decide.await)
}

/// The action that the picked pieces make.
fn picked(snapshot: &Snapshot, seat: Seat, form: &Form) -> Result<String, Problem> {
    let picked: Vec<&str> = form.all("pick").collect();
    match snapshot
        .scene_of_late(Viewer::Seat(seat), Locale::English)?
        .ask
    {
        Ask::Set(pick) => pick
            .action(&picked)
            .map_err(|wrong| Problem::bad_request(wrong.to_string())),
        Ask::One { .. } | Ask::Nothing => Err(Problem::BadForm(Slip::NoChoice)),
    }
}

pub async fn take_back(State(app): State<App>, reader: Reader, id: Path<String>) -> Response {
    let go_back = async {
        let (id, seat, _) = seated(&app, &reader, id).await?;
        changed(&app, &reader, id, Change::TakeBack { seat }).await
    };
    reader.answer(go_back.await)
}

pub async fn consent(
    State(app): State<App>,
    reader: Reader,
    id: Path<String>,
    form: Form,
) -> Response {
    let answer = async {
        let (id, seat, _) = seated(&app, &reader, id).await?;
        changed(
            &app,
            &reader,
            id,
            Change::Answer {
                seat,
                agrees: form.get("agrees") == Some("yes"),
            },
        )
        .await
    };
    reader.answer(answer.await)
}

pub async fn say(State(app): State<App>, reader: Reader, id: Path<String>, form: Form) -> Response {
    let say = async {
        let text = text::message(form.get("text").unwrap_or_default())?;
        let (id, seat, _) = seated(&app, &reader, id).await?;
        changed(&app, &reader, id, Change::Say { seat, text }).await
    };
    reader.answer(say.await)
}
