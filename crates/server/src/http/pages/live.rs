//! A table's page as it goes on: each event carries the whole table for its viewer.

use super::reader::Reader;
use super::tables::fragment;
use crate::http::App;
use crate::http::asked::table_id;
use crate::http::news::{self, News, Telling};
use crate::http::who::Address;
use crate::tables::{Report, Snapshot};
use axum::extract::{Path, State};
use axum::response::Response;
use bytes::Bytes;
use covenstead_core::Viewer;

/// Marks a response as a stream of pages, which is worth compressing: events are large and alike.
#[derive(Clone, Copy)]
pub struct PageStream;

/// Draws the table for somebody who looks at its page.
struct Pages {
    app: App,
    reader: Reader,
    /// What the page has told: a version may be skipped, but nothing that happened.
    heard: Option<Report>,
}

impl Telling for Pages {
    fn tell(&mut self, viewer: Viewer, table: &Snapshot) -> Option<Bytes> {
        let drawn = fragment(&self.app, &self.reader, table, viewer, self.heard);
        let drawn = drawn
            .inspect_err(|problem| tracing::error!(%problem, "a page stream ends"))
            .ok()?;
        self.heard = table.report(viewer).ok();
        Some(event(table.version, &drawn.into_string()))
    }
}

pub async fn open(
    State(app): State<App>,
    address: Address,
    reader: Reader,
    id: Path<String>,
) -> Response {
    match begin(&app, address, &reader, id).await {
        Ok(news) => {
            let pages = Pages {
                app,
                reader,
                heard: None,
            };
            let mut response = news::respond(news, pages);
            response.extensions_mut().insert(PageStream);
            response
        }
        Err(problem) => reader.answer(Err(problem)),
    }
}

async fn begin(
    app: &App,
    address: Address,
    reader: &Reader,
    id: Path<String>,
) -> Result<News, crate::Problem> {
    let id = table_id(id)?;
    let viewer = reader.look(app, id).await?.0;
    let counted = app.limits.stream(address)?;
    let table = app.tables.subscribe_as(id, viewer, reader.who).await?;
    Ok(News::of(app, table, None, counted))
}

/// An event as the stream writes it: each line of the page is a `data` line.
fn event(version: u64, page: &str) -> Bytes {
    let mut text = format!("event: table\nid: {version}\n");
    for line in page.lines() {
        text.push_str("data: ");
        text.push_str(line);
        text.push('\n');
    }
    text.push('\n');
    text.into()
}
