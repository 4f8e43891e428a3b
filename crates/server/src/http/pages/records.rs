//! Finished games: their replays and records, and records that readers bring.

use super::reader::{Form, Reader};
use crate::http::App;
use crate::http::asked::table_id;
use crate::problem::Problem;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use covenstead_core::{Locale, Record, Viewer};
use covenstead_scene::Scene;
use covenstead_web::{ReplayPage, Source, record_page, replay_page};

#[derive(serde::Deserialize)]
pub struct At {
    at: Option<usize>,
}

/// What a spectator saw after so many decisions. Replaying a long game is work for a thread that
/// may take its time.
async fn seen_at(app: &App, record: Record, at: usize, locale: Locale) -> Result<Scene, Problem> {
    let tables = app.tables.clone();
    let replayed = tokio::task::spawn_blocking(move || {
        tables
            .catalog()
            .get(&record.game)?
            .replay(&record, Some(at))?
            .scene(Viewer::Spectator, locale)
    });
    Ok(replayed.await.map_err(|_| Problem::Broken)??)
}

pub async fn replay(
    State(app): State<App>,
    reader: Reader,
    id: Path<String>,
    asked: Query<At>,
) -> Response {
    let page = async {
        let id = table_id(id)?;
        let record = app.tables.look(id).await?.record()?;
        let of = record.decisions.len();
        let at = asked.at.unwrap_or(0).min(of);
        let scene = seen_at(&app, record, at, reader.locale).await?;
        let page = ReplayPage {
            shell: reader.shell(),
            source: Source::Table(&id.to_string()),
            scene: &scene,
            at,
            of,
        };
        Ok(reader.page(replay_page(&page)))
    };
    reader.answer(page.await)
}

pub async fn record(State(app): State<App>, reader: Reader, id: Path<String>) -> Response {
    let file = async {
        let id = table_id(id)?;
        let record = app.tables.look(id).await?.record()?;
        let text = serde_json::to_string_pretty(&record).expect("a record is plain data");
        let name = format!("attachment; filename=\"{}-{id}.json\"", record.game);
        Ok((
            [
                (header::CONTENT_TYPE, "application/json".to_string()),
                (header::CONTENT_DISPOSITION, name),
            ],
            text,
        )
            .into_response())
    };
    reader.answer(file.await)
}

/// The page on which a record is opened.
pub async fn open(reader: Reader) -> Response {
    reader.page(record_page(reader.shell(), None, ""))
}

/// Replays a record that came with the form. It is kept nowhere: it goes back and forth with the
/// page.
pub async fn show(State(app): State<App>, reader: Reader, form: Form) -> Response {
    let text = form.get("record").unwrap_or_default().trim();
    let number = |name| form.get(name).and_then(|number| number.parse().ok());
    match brought(&app, text, number("to").or(number("at")), reader.locale).await {
        Ok((scene, at, of)) => {
            let page = ReplayPage {
                shell: reader.shell(),
                source: Source::Record(text),
                scene: &scene,
                at,
                of,
            };
            reader.page(replay_page(&page))
        }
        Err(problem) => {
            let wrong = super::reader::sentence(&problem.sentence(reader.locale));
            let page = reader.page(record_page(reader.shell(), Some(&wrong), text));
            (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
        }
    }
}

/// The position of a record after so many decisions. When it is first opened, the whole of it is
/// replayed, so that a broken one is refused at once and not in the middle.
async fn brought(
    app: &App,
    text: &str,
    at: Option<usize>,
    locale: Locale,
) -> Result<(Scene, usize, usize), Problem> {
    if text.is_empty() {
        return Err(Problem::bad_request(
            "choose the file of a record, or paste its text",
        ));
    }
    let record: Record = serde_json::from_str(text)
        .map_err(|error| Problem::bad_request(format!("this is no record of a game: {error}")))?;
    let of = record.decisions.len();
    if at.is_none() {
        seen_at(app, record.clone(), of, locale).await?;
    }
    let at = at.unwrap_or(0).min(of);
    Ok((seen_at(app, record, at, locale).await?, at, of))
}
