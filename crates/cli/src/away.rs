//! A seat at a server's table, by its personal link: the stream says when something has changed,
//! the API what it looks like then.

use crate::screen::Failure;
use covenstead_core::{Locale, Seat, Viewer};
use covenstead_scene::{Line, Scene};
use covenstead_server::client::{Answer, Client};
use covenstead_tui::{Complaint, Event, Glimpse, Heard, Request, Shown, Table, Wish};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io;
use std::net::SocketAddr;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::runtime::Handle;

/// A link to a table: of a seat, or for watching.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    host: String,
    table: String,
    token: Option<String>,
}

impl Link {
    /// Whether a text is meant as a link.
    pub fn looks_like(text: &str) -> bool {
        text.contains("://")
    }

    /// Reads `http://host/t/TABLE/seat/TOKEN`, or `http://host/t/TABLE` for watching.
    pub fn read(text: &str) -> Result<Link, Failure> {
        if text.starts_with("https://") {
            return Err(Failure::said(
                "links with https are for the browser; this client speaks plain http, as within a network",
            ));
        }
        let wrong = || {
            Failure::said(format!(
                "`{text}` is no link to a table: write http://host/t/TABLE/seat/TOKEN"
            ))
        };
        let rest = text.strip_prefix("http://").ok_or_else(wrong)?;
        let parts: Vec<&str> = rest.trim_end_matches('/').split('/').collect();
        let (host, table, token) = match parts[..] {
            [host, "t", table, "seat", token] => (host, table, Some(token.to_string())),
            [host, "t", table] => (host, table, None),
            _ => return Err(wrong()),
        };
        let plain =
            |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if host.is_empty() || !plain(table) || !token.as_deref().is_none_or(plain) {
            return Err(wrong());
        }
        let host = if host.contains(':') {
            host.to_string()
        } else {
            format!("{host}:80")
        };
        Ok(Link {
            host,
            table: table.into(),
            token,
        })
    }

    async fn address(&self) -> io::Result<SocketAddr> {
        let mut found = tokio::net::lookup_host(&self.host).await?;
        found
            .next()
            .ok_or_else(|| io::Error::other(format!("{} has no address", self.host)))
    }

    async fn connect(&self) -> io::Result<Client> {
        Client::connect(self.address().await?, self.token.clone()).await
    }

    fn path(&self, verb: &str) -> String {
        format!("/api/tables/{}/{verb}", self.table)
    }
}

/// What the server says of a table.
#[derive(Deserialize)]
struct Document {
    version: u64,
    phase: String,
    people: People,
    clocks_ms: Option<Vec<u64>>,
    messages: Vec<Message>,
    heard: String,
    news: Option<usize>,
    scene: Scene,
}

#[derive(Deserialize)]
struct People {
    seats: Vec<Place>,
    wish: Option<Wanted>,
}

#[derive(Deserialize)]
struct Place {
    name: String,
    kind: String,
}

#[derive(Deserialize)]
struct Wanted {
    seat: Seat,
    missing: Vec<Seat>,
}

#[derive(Deserialize)]
struct Message {
    name: String,
    text: String,
}

impl From<Document> for Shown {
    fn from(document: Document) -> Shown {
        let people = document.people;
        let wish = people.wish.map(|wish| Wish {
            name: people
                .seats
                .get(wish.seat.index())
                .map_or(String::new(), |place| place.name.clone()),
            missing: wish.missing,
        });
        Shown {
            version: document.version,
            undo: document.scene.viewer.seat().is_some()
                && document.phase == "playing"
                && wish.is_none(),
            news: document.news.unwrap_or(0),
            scene: document.scene,
            wish,
            clocks: document.clocks_ms,
            chat: document
                .messages
                .into_iter()
                .map(|said| (said.name, said.text))
                .collect(),
            empty: people
                .seats
                .iter()
                .filter(|place| matches!(place.kind.as_str(), "open" | "kept"))
                .count(),
        }
    }
}

/// Every line that the server has told, with the version in which it was told: versions may be
/// skipped when they are shown, lines not.
#[derive(Clone, Default)]
struct History(Arc<Mutex<Vec<(u64, Line)>>>);

impl History {
    fn lines(&self) -> MutexGuard<'_, Vec<(u64, Line)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what is new in a version; what was taken back is forgotten.
    fn note(&self, shown: &Shown) {
        let mut lines = self.lines();
        lines.retain(|(_, line)| line.number < shown.news);
        let known = lines.last().map_or(0, |(_, line)| line.number + 1);
        let new = shown.scene.told().filter(|line| line.number >= known);
        lines.extend(new.map(|line| (shown.version, line.clone())));
    }

    /// The number of the first line that was told after a version.
    fn news_since(&self, version: u64) -> Option<usize> {
        let lines = self.lines();
        let new = lines.iter().find(|(told, _)| *told > version);
        new.map(|(_, line)| line.number)
    }
}

/// A version of the table as the server showed it.
struct Told {
    shown: Shown,
    history: History,
}

impl Glimpse for Told {
    fn shown(&self, viewer: Viewer, heard: Option<Heard>) -> Result<Shown, String> {
        if viewer != self.shown.scene.viewer {
            return Err("the server shows what the link's seat may see, and no more".into());
        }
        let mut shown = self.shown.clone();
        let Some(heard) = heard else {
            return Ok(Shown { news: 0, ..shown });
        };
        let end = shown.heard().lines;
        shown.news = self.history.news_since(heard.version).unwrap_or(end);
        let first = shown.scene.told().next().map_or(end, |line| line.number);
        let untold: Vec<Line> = self
            .history
            .lines()
            .iter()
            .map(|(_, line)| line)
            .filter(|line| (shown.news..first).contains(&line.number))
            .cloned()
            .collect();
        shown.scene.untold.splice(..0, untold);
        Ok(shown)
    }
}

/// The seat of a link, at a server's table.
pub struct Away {
    link: Link,
    seats: Vec<Seat>,
    runtime: Handle,
    events: Sender<Event>,
}

impl Away {
    /// Sits down. Gives the id of the game, too.
    pub fn sit(
        runtime: Handle,
        link: Link,
        locale: Locale,
        events: Sender<Event>,
    ) -> Result<(Away, &'static str), Failure> {
        let first = runtime
            .block_on(async {
                let mut client = link.connect().await?;
                look(&link, &mut client, locale, None).await
            })
            .map_err(|error| {
                Failure::said(format!(
                    "the table at {} cannot be joined: {error}",
                    link.host
                ))
            })?;
        let (first, _) = first;
        let game = first.scene.game;
        let seats = first.scene.viewer.seat().into_iter().collect();
        runtime.spawn(follow(link.clone(), locale, events.clone()));
        Ok((
            Away {
                link,
                seats,
                runtime,
                events,
            },
            game,
        ))
    }
}

impl Table for Away {
    fn seats(&self) -> &[Seat] {
        &self.seats
    }

    fn ask(&self, request: Request) {
        let (link, events) = (self.link.clone(), self.events.clone());
        self.runtime.spawn(async move {
            let done = tokio::time::timeout(PATIENCE, send(&link, request)).await;
            let done = done.unwrap_or_else(|_| {
                let told = "the server did not answer: look whether it is done, and try again";
                Err(Complaint::new(told))
            });
            let _ = events.send(Event::Answered(done));
        });
    }
}

/// How long the server may take for an answer.
const PATIENCE: Duration = Duration::from_secs(15);

/// Sends a request; the version in which it is done.
async fn send(link: &Link, request: Request) -> Result<u64, Complaint> {
    let (verb, body) = match request {
        Request::Play {
            action, version, ..
        } => ("play", json!({ "action": action, "version": version })),
        Request::Undo { .. } => ("undo", json!({})),
        Request::Answer { agrees, .. } => ("consent", json!({ "agrees": agrees })),
        Request::Say { text, .. } => ("chat", json!({ "text": text })),
    };
    let unreachable = |error: io::Error| {
        Complaint::new(format!(
            "the server cannot be reached ({error}); nothing was decided"
        ))
    };
    let mut client = link.connect().await.map_err(unreachable)?;
    let answer = client
        .post(&link.path(verb), &body)
        .await
        .map_err(unreachable)?;
    if answer.status == 200 {
        return Ok(answer.body["version"].as_u64().unwrap_or(0));
    }
    Err(Complaint {
        text: complaint(&answer),
        rule: answer.body["rule"].as_str().map(str::to_string),
    })
}

/// Why the server refused something, in its own words.
fn complaint(answer: &Answer) -> String {
    let said = ["detail", "title"]
        .into_iter()
        .find_map(|key| answer.body.get(key).and_then(Value::as_str));
    said.map_or_else(
        || format!("the server refused it (status {})", answer.status),
        str::to_string,
    )
}

/// The table as it is now, with everything since `last`, and what is heard then.
async fn look(
    link: &Link,
    client: &mut Client,
    locale: Locale,
    last: Option<&str>,
) -> io::Result<(Shown, String)> {
    let path = link.path(&format!("scene?lang={}", locale.code()));
    let path = last.map_or(path.clone(), |last| format!("{path}&last={last}"));
    let answer = client.get(&path).await?;
    if answer.status != 200 {
        return Err(io::Error::other(complaint(&answer)));
    }
    let mut document: Document = serde_json::from_value(answer.body).map_err(io::Error::other)?;
    let heard = std::mem::take(&mut document.heard);
    Ok((document.into(), heard))
}

/// Tells of every version, and comes back by itself when the connection is lost.
async fn follow(link: Link, locale: Locale, events: Sender<Event>) {
    let mut pause = FIRST_PAUSE;
    let mut follower = Follower {
        link,
        locale,
        events: events.clone(),
        history: History::default(),
        heard: None,
    };
    loop {
        let mut told = 0;
        let lost = match follower.watch(&mut told).await {
            Ok(()) => "The server has ended the connection.".to_string(),
            Err(error) => format!("The server cannot be reached ({error})."),
        };
        if events.send(Event::Lost(lost)).is_err() {
            return;
        }
        pause = if told > 0 {
            FIRST_PAUSE
        } else {
            (pause * 2).min(LONGEST_PAUSE)
        };
        tokio::time::sleep(pause).await;
    }
}

const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(8);

/// Whoever hears of a table over one stream after another.
struct Follower {
    link: Link,
    locale: Locale,
    events: Sender<Event>,
    history: History,
    /// What the server has told, in its own words.
    heard: Option<String>,
}

impl Follower {
    /// Follows one stream to its end, and counts what it told.
    async fn watch(&mut self, told: &mut usize) -> io::Result<()> {
        let link = &self.link;
        let mut stream = link.connect().await?.stream(&link.table, None).await?;
        let mut client = link.connect().await?;
        while stream.next_text().await?.is_some() {
            let last = self.heard.as_deref();
            let (shown, heard) = look(link, &mut client, self.locale, last).await?;
            self.heard = Some(heard);
            self.history.note(&shown);
            *told += 1;
            let history = self.history.clone();
            let update = Event::Update(Arc::new(Told { shown, history }));
            if self.events.send(update).is_err() {
                return Ok(());
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_strictly() {
        let link = Link::read("http://coven.example:7666/t/0123456789abcdef/seat/00ff")
            .ok()
            .unwrap();
        assert_eq!(
            (link.host.as_str(), link.token.as_deref()),
            ("coven.example:7666", Some("00ff"))
        );
        assert_eq!(
            Link::read("http://coven.example/t/0123456789abcdef")
                .ok()
                .unwrap()
                .host,
            "coven.example:80"
        );
        for wrong in [
            "http://",
            "http:///t/x",
            "http://h/t/a b",
            "http://h/t/x/seat/",
            "http://h/x",
            "https://h/t/x",
            "ftp://h",
        ] {
            assert!(Link::read(wrong).is_err(), "{wrong}");
        }
    }
}
