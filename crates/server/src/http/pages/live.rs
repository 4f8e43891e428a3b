//! A table's page as it goes on: each event carries the whole table for its viewer.

use super::reader::Reader;
use super::tables::fragment;
use crate::http::App;
use crate::http::asked::table_id;
use crate::http::limits::OpenStream;
use crate::http::who::Address;
use crate::tables::Subscription;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::watch;

/// A comment is sent when nothing happened for so long.
const KEEP_ALIVE: Duration = Duration::from_secs(25);

/// Marks a response as a stream of pages, which is worth compressing: events are large and alike.
#[derive(Clone, Copy)]
pub struct PageStream;

/// Somebody looking at a table's page.
struct Looking {
    app: App,
    reader: Reader,
    table: Subscription,
    told: Option<u64>,
    closing: watch::Receiver<bool>,
    _counted: OpenStream,
}

pub async fn open(State(app): State<App>, address: Address, reader: Reader, id: Path<String>) -> Response {
    match begin(app, address, &reader, id).await {
        Ok((app, table, counted)) => {
            let closing = app.closing.clone();
            respond(Looking { app, reader, table, told: None, closing, _counted: counted })
        }
        Err(problem) => reader.answer(Err(problem)),
    }
}

async fn begin(
    app: App,
    address: Address,
    reader: &Reader,
    id: Path<String>,
) -> Result<(App, Subscription, OpenStream), crate::Problem> {
    let id = table_id(id)?;
    let viewer = app.tables.viewer(id, reader.who, None).await?;
    let counted = app.limits.stream(address)?;
    let table = app.tables.subscribe(id, viewer).await?;
    Ok((app, table, counted))
}

fn respond(looking: Looking) -> Response {
    let events = stream::unfold(looking, |mut looking| async move {
        let chunk = looking.next().await?;
        Some((Ok::<Bytes, Infallible>(chunk), looking))
    });
    let headers = [("content-type", "text/event-stream"), ("cache-control", "no-store"), ("x-accel-buffering", "no")];
    let mut response = (StatusCode::OK, headers, Body::from_stream(events)).into_response();
    response.extensions_mut().insert(PageStream);
    response
}

impl Looking {
    /// The next piece of the stream; nothing when it ends. Nothing is drawn before the page can take it, so a slow one skips
    /// versions.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if *self.closing.borrow() {
                return None;
            }
            let snapshot = self.table.now.borrow_and_update().clone();
            if self.told != Some(snapshot.version) {
                self.told = Some(snapshot.version);
                let drawn = fragment(&self.app, &self.reader, &snapshot, self.table.viewer());
                let drawn = drawn.inspect_err(|problem| tracing::error!(%problem, "a page stream ends")).ok()?;
                return Some(event(snapshot.version, &drawn.into_string()));
            }
            tokio::select! {
                changed = self.table.now.changed() => changed.ok()?,
                _ = self.closing.changed() => return None,
                () = tokio::time::sleep(KEEP_ALIVE) => return Some(Bytes::from_static(b":\n\n")),
            }
        }
    }
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
