//! A seat at a server's table, by its personal link: the stream says when something has changed,
//! the API what it looks like then.

use crate::screen::Failure;
use covenstead_core::{Seat, Viewer};
use covenstead_scene::Scene;
use covenstead_server::client::{Answer, Client};
use covenstead_tui::{Event, Glimpse, Request, Shown, Table, Wish};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::mpsc::Sender;
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

/// A version of the table as the server showed it.
struct Told(Shown);

impl Glimpse for Told {
    fn shown(&self, viewer: Viewer) -> Result<Shown, String> {
        match viewer == self.0.scene.viewer {
            true => Ok(self.0.clone()),
            false => Err("the server shows what the link's seat may see, and no more".into()),
        }
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
        events: Sender<Event>,
    ) -> Result<(Away, &'static str), Failure> {
        let first = runtime
            .block_on(async { look(&link, &mut link.connect().await?).await })
            .map_err(|error| {
                Failure::said(format!(
                    "the table at {} cannot be joined: {error}",
                    link.host
                ))
            })?;
        let game = first.scene.game;
        let seats = first.scene.viewer.seat().into_iter().collect();
        runtime.spawn(follow(link.clone(), events.clone()));
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
                Err("the server did not answer: look whether it is done, and try again".into())
            });
            let _ = events.send(Event::Answered(done));
        });
    }
}

/// How long the server may take for an answer.
const PATIENCE: Duration = Duration::from_secs(15);

async fn send(link: &Link, request: Request) -> Result<(), String> {
    let (verb, body) = match request {
        Request::Play {
            action, version, ..
        } => ("play", json!({ "action": action, "version": version })),
        Request::Undo { .. } => ("undo", json!({})),
        Request::Answer { agrees, .. } => ("consent", json!({ "agrees": agrees })),
        Request::Say { text, .. } => ("chat", json!({ "text": text })),
    };
    let unreachable =
        |error: io::Error| format!("the server cannot be reached ({error}); nothing was decided");
    let mut client = link.connect().await.map_err(unreachable)?;
    let answer = client
        .post(&link.path(verb), &body)
        .await
        .map_err(unreachable)?;
    if answer.status == 200 {
        Ok(())
    } else {
        Err(complaint(&answer))
    }
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

async fn look(link: &Link, client: &mut Client) -> io::Result<Shown> {
    let answer = client.get(&link.path("scene")).await?;
    match answer.status {
        200 => Ok(serde_json::from_value::<Document>(answer.body)
            .map_err(io::Error::other)?
            .into()),
        _ => Err(io::Error::other(complaint(&answer))),
    }
}

/// Tells of every version, and comes back by itself when the connection is lost.
async fn follow(link: Link, events: Sender<Event>) {
    let mut pause = FIRST_PAUSE;
    loop {
        let mut told = 0;
        let lost = match watch(&link, &events, &mut told).await {
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

/// Follows one stream to its end, and counts what it told.
async fn watch(link: &Link, events: &Sender<Event>, told: &mut usize) -> io::Result<()> {
    let mut stream = link.connect().await?.stream(&link.table, None).await?;
    let mut client = link.connect().await?;
    while stream.next_text().await?.is_some() {
        let shown = look(link, &mut client).await?;
        *told += 1;
        if events.send(Event::Update(Arc::new(Told(shown)))).is_err() {
            return Ok(());
        }
    }
    Ok(())
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
