//! The event stream of a table: each event carries everything new for its viewer since the one
//! before.

use super::App;
use super::limits::OpenStream;
use super::news::{self, News, Telling};
use crate::tables::{Report, Snapshot, Subscription};
use axum::http::HeaderMap;
use axum::response::Response;
use bytes::{BufMut, Bytes, BytesMut};
use covenstead_core::Viewer;

/// The id of an event: the version, and how many events the viewer has seen. A client sends it back
/// as `Last-Event-ID`.
pub fn event_id(report: Report) -> String {
    format!("{}.{}", report.version, report.seen)
}

/// Reads an event id. One that we did not write is taken for none: the stream then begins at the
/// beginning.
pub fn read_event_id(text: &str) -> Option<Report> {
    let (version, seen) = text.trim().split_once('.')?;
    Some(Report {
        version: version.parse().ok()?,
        seen: seen.parse().ok()?,
    })
}

/// What the client has heard already, by its header.
pub fn last_heard(headers: &HeaderMap) -> Option<Report> {
    read_event_id(headers.get("last-event-id")?.to_str().ok()?)
}

/// The response that streams a table.
pub fn respond(
    app: &App,
    table: Subscription,
    heard: Option<Report>,
    with_view: bool,
    counted: OpenStream,
) -> Response {
    let news = News::of(app, table, heard.map(|heard| heard.version), counted);
    news::respond(news, Updates { heard, with_view })
}

/// Tells what is new since the event before.
struct Updates {
    heard: Option<Report>,
    with_view: bool,
}

impl Telling for Updates {
    fn tell(&mut self, viewer: Viewer, table: &Snapshot) -> Option<Bytes> {
        let update = table.update(viewer, self.heard, self.with_view);
        let (text, report) = update
            .inspect_err(|problem| tracing::error!(%problem, "a stream ends"))
            .ok()?;
        self.heard = Some(report);
        let mut chunk = BytesMut::with_capacity(text.len() + 48);
        chunk.put_slice(b"id: ");
        chunk.put_slice(event_id(report).as_bytes());
        // JSON has no line breaks, so one `data` line holds it.
        chunk.put_slice(b"\ndata: ");
        chunk.put_slice(&text);
        chunk.put_slice(b"\n\n");
        Some(chunk.freeze())
    }
}
