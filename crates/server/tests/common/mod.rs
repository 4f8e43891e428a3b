//! A server on loopback, in this process, on a store of its own.
#![allow(dead_code)] // Each test uses some of it.

use covenstead_catalog::Catalog;
use covenstead_server::client::{Answer, Client};
use covenstead_server::http::{Allowance, App, Door, Limits, serve};
use covenstead_server::{Pace, Settings, Tables};
use covenstead_store::{Sqlite, Store};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub struct Server {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

pub struct Wanted {
    /// On which store; on one of its own if not given.
    pub store: Option<Arc<dyn Store>>,
    pub door: Door,
    pub requests: u32,
    pub tables: u32,
    pub open_tables: u32,
    pub streams: u32,
    pub settings: Settings,
}

impl Default for Wanted {
    fn default() -> Wanted {
        let settings = Settings {
            bot_threads: 1,
            away: Duration::ZERO,
            pace: Pace::AT_ONCE,
            ..Settings::default()
        };
        Wanted {
            store: None,
            door: Door::default(),
            requests: 100_000,
            tables: 100_000,
            open_tables: 100_000,
            streams: 100,
            settings,
        }
    }
}

impl Server {
    pub async fn start(folder: &Path) -> Server {
        Server::start_with(folder, Wanted::default()).await
    }

    pub async fn start_with(folder: &Path, wanted: Wanted) -> Server {
        let own = || Arc::new(Sqlite::open(&folder.join("tables.db")).unwrap());
        let store = wanted.store.unwrap_or_else(|| own());
        let tables = Tables::start(Catalog::built_in(), store, wanted.settings).unwrap();
        tables.resume().await.unwrap();
        let number = |number| NonZeroU32::new(number).unwrap();
        let limits = Limits::new(Allowance {
            requests_per_second: number(wanted.requests),
            tables_per_hour: number(wanted.tables),
            open_tables: number(wanted.open_tables),
            streams: number(wanted.streams),
        });
        let (app, close) = App::new(tables, limits, None, covenstead_front::pages());
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let until = async move { drop(stopped.await) };
        let serving = tokio::spawn(serve(listener, app, close, wanted.door, until));
        Server {
            address,
            stop,
            serving,
        }
    }

    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        self.serving.await.unwrap();
    }

    pub async fn client(&self, token: Option<&str>) -> Client {
        Client::connect(self.address, token.map(str::to_string))
            .await
            .unwrap()
    }

    #[allow(dead_code, reason = "not every test sets a table without options")]
    /// Sets a table: its id and the tokens of the seats that are ours.
    pub async fn table(&self, game: &str, seats: Value) -> (String, Vec<String>) {
        let answer = self
            .client(None)
            .await
            .post("/api/tables", &json!({ "game": game, "seats": seats }))
            .await
            .unwrap();
        assert_eq!(answer.status, 200, "{}", answer.body);
        let tokens = answer.body["seats"].as_array().unwrap().iter();
        let tokens = tokens
            .map(|seat| seat["token"].as_str().unwrap().to_string())
            .collect();
        (answer.body["table"].as_str().unwrap().to_string(), tokens)
    }
}

/// Sends these bytes and reads the answer until the server has nothing more to say.
pub async fn on_the_wire(server: SocketAddr, request: &str) -> String {
    let mut socket = tokio::net::TcpStream::connect(server).await.unwrap();
    socket.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    socket.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

pub fn me(name: &str) -> Value {
    json!({ "kind": "me", "name": name })
}

pub fn bot(level: &str) -> Value {
    json!({ "kind": "bot", "level": level })
}

/// Plays whatever comes `which`-th, if the seat has anything to decide.
pub async fn play_something(client: &mut Client, table: &str, which: usize) -> Option<Answer> {
    let legal = client
        .get(&format!("/api/tables/{table}/legal"))
        .await
        .unwrap()
        .body;
    let actions = legal["actions"].as_array().unwrap();
    if actions.is_empty() {
        return None;
    }
    let body = json!({ "action": actions[which % actions.len()], "version": legal["version"] });
    Some(
        client
            .post(&format!("/api/tables/{table}/play"), &body)
            .await
            .unwrap(),
    )
}
