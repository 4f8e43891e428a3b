//! What a player does about a seat rather than in the game: advice, a bot in one's place, a link
//! for another device.

use super::reader::{Form, Reader};
use super::tables::{changed, seated};
use crate::http::App;
use crate::http::asked;
use crate::problem::{Problem, Slip};
use crate::tables::{Change, Snapshot};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use covenstead_bots::{Choice, Player};
use covenstead_core::{Seat, Viewer};
use covenstead_store::Phase;
use covenstead_web::{Advised, advice, personal_link};

/// Which bot gives advice, and for how many milliseconds it thinks.
const ADVISER: (&str, u64) = ("master", 800);

/// How many things the adviser names.
const ADVISED: usize = 4;

/// The bot in a form.
fn bot_in(form: &Form) -> Result<Player, Problem> {
    asked::bot(form.get("level").unwrap_or("adept"))
}

pub async fn hint(State(app): State<App>, reader: Reader, id: Path<String>) -> Response {
    let hint = async {
        let (id, seat, snapshot) = seated(&app, &reader, id).await?;
        let (name, millis) = ADVISER;
        let choice = app.tables.hint(id, seat, asked::bot(name)?, millis).await?;
        let scene = snapshot.scene_of_late(Viewer::Seat(seat), reader.locale)?;
        let advice = advice(reader.shell(), &scene, name, &advised(&choice));
        Ok(reader.part("hint", advice, &format!("/t/{id}")))
    };
    reader.answer(hint.await)
}

/// What the bot chose, then what else it thought of.
fn advised(choice: &Choice<String>) -> Vec<Advised> {
    let visits: u64 = choice.considered.iter().map(|one| one.visits).sum();
    let share = |visits_here: u64| {
        if visits == 0 {
            0.0
        } else {
            visits_here as f64 / visits as f64
        }
    };
    let visited = |action: &str| {
        choice
            .considered
            .iter()
            .find(|one| one.action == action)
            .map_or(0, |one| one.visits)
    };
    let best = Advised {
        action: choice.action.clone(),
        value: choice.value,
        share: share(visited(&choice.action)),
    };
    let others = choice
        .considered
        .iter()
        .filter(|one| one.action != choice.action);
    let other = |one: &covenstead_bots::Considered<String>| Advised {
        action: one.action.clone(),
        value: one.value,
        share: share(one.visits),
    };
    std::iter::once(best)
        .chain(others.map(other))
        .take(ADVISED)
        .collect()
}

/// Lets a bot play on; before the game has begun the seat is free again.
pub async fn leave(
    State(app): State<App>,
    reader: Reader,
    id: Path<String>,
    form: Form,
) -> Response {
    let leave = async {
        let (id, seat, _) = seated(&app, &reader, id).await?;
        changed(
            &app,
            &reader,
            id,
            Change::Leave {
                seat,
                bot: bot_in(&form)?,
            },
        )
        .await
    };
    reader.answer(leave.await)
}

pub async fn take_seat_back(State(app): State<App>, reader: Reader, id: Path<String>) -> Response {
    let take = async {
        let (id, seat, _) = seated(&app, &reader, id).await?;
        changed(&app, &reader, id, Change::Return { seat }).await
    };
    reader.answer(take.await)
}

/// Lets a bot play for an empty seat, or for somebody who is away.
pub async fn hand(
    State(app): State<App>,
    reader: Reader,
    id: Path<String>,
    form: Form,
) -> Response {
    let hand = async {
        let (id, _, _) = seated(&app, &reader, id).await?;
        let seat = form
            .get("seat")
            .and_then(|seat| seat.parse().ok())
            .map(Seat);
        let seat = seat.ok_or(Problem::BadForm(Slip::NoSeat))?;
        app.tables.hand(id, seat, bot_in(&form)?).await?;
        Ok(reader.go(&format!("/t/{id}")))
    };
    reader.answer(hand.await)
}

/// A new personal link, shown this once; only its hash is kept.
pub async fn relink(State(app): State<App>, reader: Reader, id: Path<String>) -> Response {
    let relink = async {
        let (id, seat, _) = seated(&app, &reader, id).await?;
        let token = app.tables.relink(id, seat, reader.who).await?;
        let link = reader.link(&app, &format!("/t/{id}/seat/{}", token.reveal()));
        Ok(reader.part(
            "another-device",
            personal_link(reader.shell(), &link),
            &format!("/t/{id}"),
        ))
    };
    reader.answer(relink.await)
}

/// Whether the reader is asked: for a page that nobody looks at, which listens to no stream.
pub async fn turn(State(app): State<App>, reader: Reader, id: Path<String>) -> Response {
    let turn = async {
        let (_, seat, snapshot) = seated(&app, &reader, id).await?;
        Ok(if snapshot.waits_for(seat) {
            "yours"
        } else {
            "theirs"
        }
        .into_response())
    };
    reader.answer(turn.await)
}

/// How a table of the reader's stands: whether they are asked, and in words.
pub fn standing(
    reader: &Reader,
    snapshot: &Snapshot,
    mine: covenstead_core::SeatSet,
) -> (bool, String) {
    let texts = reader.texts();
    let waits: Vec<Seat> = Seat::all(snapshot.people.places.len() as u8)
        .filter(|&seat| snapshot.waits_for(seat))
        .collect();
    let names: Vec<&str> = waits
        .iter()
        .map(|&seat| snapshot.people.place(seat).name.as_str())
        .collect();
    match snapshot.phase {
        Phase::Gathering => (false, texts.get("phase-gathering")),
        Phase::Over => (false, texts.get("phase-over")),
        Phase::Playing
            if waits
                .iter()
                .any(|seat| mine.contains(*seat) && snapshot.people.persons().contains(*seat)) =>
        {
            (true, texts.get("your-turn"))
        }
        Phase::Playing => (
            false,
            texts.with("waits-for", &[("names", texts.locale.list(&names).into())]),
        ),
    }
}
