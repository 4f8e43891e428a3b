//! The event stream of a table: each event carries everything new for its viewer since the one before.

use super::App;
use super::limits::OpenStream;
use crate::problem::Problem;
use crate::tables::{Report, Snapshot, Subscription};
use axum::body::Body;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use bytes::{BufMut, Bytes, BytesMut};
use futures_util::stream;
use std::convert::Infallible;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// A comment is sent when nothing happened for so long, so that proxies keep the connection and dead ones are found.
const KEEP_ALIVE: Duration = Duration::from_secs(25);

/// A stream is told at once, but not again for so long unless its viewer owes a decision: where a table changes more often than
/// anybody could see, versions are skipped and the server has time for others.
const PAUSE: Duration = Duration::from_millis(40);

/// The id of an event: the version, and how many events the viewer has seen. A client sends it back as `Last-Event-ID`.
pub fn event_id(report: Report) -> String {
    format!("{}.{}", report.version, report.seen)
}

/// Reads an event id. One that we did not write is taken for none: the stream then begins at the beginning.
pub fn read_event_id(text: &str) -> Option<Report> {
    let (version, seen) = text.trim().split_once('.')?;
    Some(Report { version: version.parse().ok()?, seen: seen.parse().ok()? })
}

/// What the client has heard already, by its header.
pub fn last_heard(headers: &HeaderMap) -> Option<Report> {
    read_event_id(headers.get("last-event-id")?.to_str().ok()?)
}

/// One open stream. Nothing is made before the client can take it, so a slow client skips versions and holds no memory.
struct Watching {
    table: Subscription,
    heard: Option<Report>,
    /// When it was last told anything.
    told: Option<Instant>,
    with_view: bool,
    closing: watch::Receiver<bool>,
    _counted: OpenStream,
}

/// The response that streams a table.
pub fn respond(app: &App, table: Subscription, heard: Option<Report>, with_view: bool, counted: OpenStream) -> Response {
    let watching = Watching { table, heard, told: None, with_view, closing: app.closing.clone(), _counted: counted };
    let events = stream::unfold(watching, |mut watching| async move {
        let chunk = watching.next().await?;
        Some((Ok::<Bytes, Infallible>(chunk), watching))
    });
    // The last header asks nginx not to hold events back.
    let headers = [("content-type", "text/event-stream"), ("cache-control", "no-store"), ("x-accel-buffering", "no")];
    (StatusCode::OK, headers, Body::from_stream(events)).into_response()
}

impl Watching {
    /// The next piece of the stream; nothing when it ends.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if *self.closing.borrow() {
                return None;
            }
            let snapshot = self.table.now.borrow_and_update().clone();
            let news = self.heard.is_none_or(|heard| heard.version != snapshot.version);
            let wait = if news { self.pause(&snapshot) } else { KEEP_ALIVE };
            if wait.is_zero() {
                return self.write(snapshot.update(self.table.viewer(), self.heard, self.with_view));
            }
            tokio::select! {
                changed = self.table.now.changed() => changed.ok()?,
                _ = self.closing.changed() => return None,
                () = tokio::time::sleep(wait) => if !news { return Some(Bytes::from_static(b":\n\n")) },
            }
        }
    }

    /// How long this news has to wait.
    fn pause(&self, snapshot: &Snapshot) -> Duration {
        match (self.heard, self.told) {
            (Some(heard), Some(told)) if !snapshot.asks_since(self.table.viewer(), heard.version) => {
                PAUSE.saturating_sub(told.elapsed())
            }
            _ => Duration::ZERO,
        }
    }

    fn write(&mut self, update: Result<(Bytes, Report), Problem>) -> Option<Bytes> {
        let (text, report) = update.inspect_err(|problem| tracing::error!(%problem, "a stream ends")).ok()?;
        self.heard = Some(report);
        self.told = Some(Instant::now());
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
