//! When a stream has something to say: what API clients and pages have in common.

use super::App;
use super::limits::OpenStream;
use crate::tables::{Snapshot, Subscription};
use axum::body::Body;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use covenstead_core::Viewer;
use futures_util::stream;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// A comment is sent when nothing happened for so long, so that proxies keep the connection and
/// dead ones are found.
const KEEP_ALIVE: Duration = Duration::from_secs(25);

/// A stream is told at once, but not again for so long unless its viewer owes a decision: where a
/// table changes more often than anybody could see, versions are skipped and the server has time
/// for others.
const PAUSE: Duration = Duration::from_millis(40);

/// Somebody who follows a table.
pub struct News {
    table: Subscription,
    /// The version that was told last.
    heard: Option<u64>,
    /// When.
    told: Option<Instant>,
    closing: watch::Receiver<bool>,
    _counted: OpenStream,
}

/// What a stream writes next.
pub enum Next {
    /// The table as it is now.
    Table(Arc<Snapshot>),
    /// Nothing new for a while.
    Quiet,
}

impl News {
    /// Follows a table from the version that was heard last.
    pub fn of(app: &App, table: Subscription, heard: Option<u64>, counted: OpenStream) -> News {
        News {
            table,
            heard,
            told: None,
            closing: app.closing.clone(),
            _counted: counted,
        }
    }

    /// Who follows.
    pub fn viewer(&self) -> Viewer {
        self.table.viewer()
    }

    /// What comes next; nothing when the stream ends. Nobody is told anything before they can take
    /// it, so a slow client skips versions and holds no memory.
    pub async fn next(&mut self) -> Option<Next> {
        loop {
            if *self.closing.borrow() {
                return None;
            }
            let snapshot = self.table.now.borrow_and_update().clone();
            if !self.table.holds(&snapshot) {
                return None;
            }
            let news = self.heard != Some(snapshot.version);
            let wait = if news {
                self.pause(&snapshot)
            } else {
                KEEP_ALIVE
            };
            if wait.is_zero() {
                (self.heard, self.told) = (Some(snapshot.version), Some(Instant::now()));
                return Some(Next::Table(snapshot));
            }
            tokio::select! {
                changed = self.table.now.changed() => changed.ok()?,
                _ = self.closing.changed() => return None,
                () = tokio::time::sleep(wait) => if !news { return Some(Next::Quiet) },
            }
        }
    }

    /// How long this news has to wait.
    fn pause(&self, snapshot: &Snapshot) -> Duration {
        match (self.heard, self.told) {
            (Some(heard), Some(told)) if !snapshot.asks_since(self.viewer(), heard) => {
                PAUSE.saturating_sub(told.elapsed())
            }
            _ => Duration::ZERO,
        }
    }
}

/// How one kind of stream writes the table.
pub trait Telling: Send + 'static {
    /// An event for `viewer`; nothing ends the stream.
    fn tell(&mut self, viewer: Viewer, table: &Snapshot) -> Option<Bytes>;
}

/// The response that streams a table as server-sent events.
pub fn respond(news: News, telling: impl Telling) -> Response {
    let events = stream::unfold((news, telling), |(mut news, mut telling)| async move {
        let chunk = match news.next().await? {
            Next::Table(table) => telling.tell(news.viewer(), &table)?,
            Next::Quiet => Bytes::from_static(b":\n\n"),
        };
        Some((Ok::<Bytes, Infallible>(chunk), (news, telling)))
    });
    // The last header asks nginx not to hold events back.
    let headers = [
        ("content-type", "text/event-stream"),
        ("cache-control", "no-store"),
        ("x-accel-buffering", "no"),
    ];
    (StatusCode::OK, headers, Body::from_stream(events)).into_response()
}
