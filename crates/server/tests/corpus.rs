//! Tables that any version has kept go on in every later one. `tests/corpus/` has a folder for each
//! version: a store file with tables of every game in every phase, and what is needed to play on.
//! A folder stays as it was written. That of a new version is made with
//! `COVENSTEAD_CORPUS=write cargo test -p covenstead-server --test corpus`.

mod common;

use common::{Server, bot, me, play_something};
use covenstead_catalog::Catalog;
use covenstead_server::client::Client;
use covenstead_server::{Settings, Tables};
use covenstead_store::{Sqlite, Store};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::OnceCell;

const GAMES: [&str; 4] = ["witchs-brew", "three-witches", "brew", "broom-service"];

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// A table and the clients of its seats.
struct Seated {
    table: String,
    tokens: Vec<String>,
    seats: Vec<Client>,
}

impl Seated {
    async fn set(server: &Server, game: &str, seats: Value) -> Seated {
        let (table, tokens) = server.table(game, seats).await;
        Seated::with(server, table, tokens).await
    }

    async fn with(server: &Server, table: String, tokens: Vec<String>) -> Seated {
        let mut seats = Vec::new();
        for token in &tokens {
            seats.push(server.client(Some(token)).await);
        }
        Seated {
            table,
            tokens,
            seats,
        }
    }

    async fn status(&mut self) -> Value {
        let path = format!("/api/tables/{}/status", self.table);
        let answer = self.seats[0].get(&path).await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.body
    }

    async fn post(&mut self, seat: usize, what: &str, body: Value) -> Value {
        let path = format!("/api/tables/{}/{what}", self.table);
        let answer = self.seats[seat].post(&path, &body).await.unwrap();
        assert_eq!(answer.status, 200, "{what}: {}", answer.body);
        answer.body
    }

    /// Plays on, at most so many rounds of everybody deciding once.
    async fn play(&mut self, most: usize) {
        for round in 0..most {
            if self.status().await["over"] == true {
                return;
            }
            let mut decided = false;
            for seat in &mut self.seats {
                if let Some(answer) = play_something(seat, &self.table, round * 5 + 2).await {
                    assert_eq!(answer.status, 200, "{}", answer.body);
                    decided = true;
                }
            }
            if !decided {
                // A bot thinks.
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    }

    /// What a later version must find. The end of a finished game is part of it.
    async fn kept(mut self, phase: &str) -> Value {
        let status = self.status().await;
        let path = format!("/api/tables/{}/result", self.table);
        let result = self.seats[0].get(&path).await.unwrap().body;
        json!({ "table": self.table, "tokens": self.tokens, "phase": phase,
                "version": status["version"], "scores": result["scores"] })
    }
}

/// Sets a table of each kind and plays as far as its kind goes.
async fn write_tables(server: &Server, game: &str) -> Vec<Value> {
    let three = json!([me("Anna"), me("Barb"), me("Carl")]);
    let mut finished = Seated::set(server, game, three.clone()).await;
    finished.play(usize::MAX).await;
    let mut running = Seated::set(server, game, three).await;
    running.play(3).await;
    let path = format!("/api/tables/{}/chat", running.table);
    let said = json!({ "text": "I will win." });
    // Some games forbid it.
    running.seats[1].post(&path, &said).await.unwrap();
    let asked = running.seats[1]
        .post(&format!("/api/tables/{}/undo", running.table), &json!({}))
        .await
        .unwrap();
    if asked.status == 200 {
        for seat in [0, 2] {
            // Nothing to agree to, if the decision went back freely.
            let path = format!("/api/tables/{}/consent", running.table);
            let agreed = json!({ "agrees": true });
            running.seats[seat].post(&path, &agreed).await.unwrap();
        }
    }
    running.post(2, "leave", json!({})).await;
    running.post(2, "return", json!({})).await;
    let relinked = running.post(0, "link", json!({})).await;
    running.tokens[0] = relinked["token"].as_str().unwrap().to_string();
    let mut running = Seated::with(server, running.table, running.tokens).await;
    running.play(2).await;
    let against = json!([me("Anna"), bot("random"), bot("greedy")]);
    let mut against = Seated::set(server, game, against).await;
    against.play(20).await;
    let open = json!([me("Anna"), { "kind": "open" }, { "kind": "open" }]);
    let gathering = Seated::set(server, game, open).await;
    let sitting = json!({ "name": "Dora" });
    let path = format!("/api/tables/{}/seats", gathering.table);
    let sat = server
        .client(None)
        .await
        .post(&path, &sitting)
        .await
        .unwrap()
        .body;
    let leaver = vec![sat["token"].as_str().unwrap().to_string()];
    let mut leaver = Seated::with(server, gathering.table.clone(), leaver).await;
    leaver.post(0, "leave", json!({})).await;
    let kept = [
        finished.kept("over").await,
        running.kept("playing").await,
        against.kept("playing").await,
        gathering.kept("gathering").await,
    ];
    kept.into()
}

/// Writes the folder of this version, unless there is one.
async fn write(folder: &Path) {
    if folder.exists() {
        return;
    }
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path()).await;
    let mut tables = Vec::new();
    for game in GAMES {
        tables.extend(write_tables(&server, game).await);
    }
    server.stop().await;
    fs::create_dir_all(folder).unwrap();
    for file in ["tables.db", "tables.db-wal"] {
        let _ = fs::copy(place.path().join(file), folder.join(file));
    }
    drop(Sqlite::open(&folder.join("tables.db")).unwrap());
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(!folder.join("tables.db-wal").exists());
    let text = serde_json::to_string_pretty(&tables).unwrap() + "\n";
    fs::write(folder.join("tables.json"), text).unwrap();
}

/// The folders of all versions, after writing that of this one if that is wanted.
async fn versions() -> Vec<PathBuf> {
    let today = corpus().join(env!("CARGO_PKG_VERSION"));
    if std::env::var("COVENSTEAD_CORPUS").is_ok_and(|what| what == "write") {
        static WRITTEN: OnceCell<()> = OnceCell::const_new();
        WRITTEN.get_or_init(|| write(&today)).await;
    }
    assert!(
        today.exists(),
        "COVENSTEAD_CORPUS=write makes {}",
        today.display()
    );
    let entries = fs::read_dir(corpus()).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

/// A copy of a version's store file, and what is known of its tables.
fn copy(version: &Path) -> (tempfile::TempDir, Vec<Value>) {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(version.join("tables.db"), folder.path().join("tables.db")).unwrap();
    let known = fs::read_to_string(version.join("tables.json")).unwrap();
    (folder, serde_json::from_str(&known).unwrap())
}

async fn goes_on(server: &Server, known: &Value) {
    let text = |value: &Value| value.as_str().unwrap().to_string();
    let tokens = known["tokens"].as_array().unwrap().iter().map(text);
    let mut seated = Seated::with(server, text(&known["table"]), tokens.collect()).await;
    let status = seated.status().await;
    assert!(
        status["version"].as_u64() >= known["version"].as_u64(),
        "{known}"
    );
    let path = format!("/api/tables/{}", seated.table);
    if known["phase"] == "gathering" {
        for name in ["Dora", "Elsa"] {
            let sitting = json!({ "name": name });
            let mut stranger = server.client(None).await;
            let sat = stranger
                .post(&format!("{path}/seats"), &sitting)
                .await
                .unwrap();
            assert_eq!(sat.status, 200, "{}", sat.body);
            seated.tokens.push(text(&sat.body["token"]));
        }
        seated = Seated::with(server, seated.table, seated.tokens).await;
    }
    if known["phase"] == "over" {
        let result = seated.seats[0]
            .get(&format!("{path}/result"))
            .await
            .unwrap();
        assert_eq!(result.body["scores"], known["scores"], "{known}");
    }
    seated.play(usize::MAX).await;
    let record = seated.seats[0]
        .get(&format!("{path}/record"))
        .await
        .unwrap();
    assert_eq!(record.status, 200, "{}", record.body);
    let replayed = seated.seats[0]
        .post("/api/replay", &record.body)
        .await
        .unwrap();
    assert_eq!(replayed.status, 200, "{}", replayed.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_every_version_are_played_to_the_end() {
    for version in versions().await {
        let (folder, known) = copy(&version);
        assert!(known.len() >= 4 * GAMES.len());
        let server = Server::start(folder.path()).await;
        for table in &known {
            goes_on(&server, table).await;
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_every_version_open_on_a_server_with_other_component_data() {
    let data = [
        include_str!("../../../games/witchs-brew/data/witchs-brew.toml"),
        include_str!("../../../games/three-witches/data/three-witches.toml"),
        include_str!("../../../games/brew/data/brew.toml"),
        include_str!("../../../games/broom-service/data/broom-service.toml"),
    ];
    for version in versions().await {
        let (folder, known) = copy(&version);
        let mut catalog = Catalog::built_in();
        for text in data {
            catalog
                .use_data(&format!("{text}\n# Of tomorrow.\n"))
                .unwrap();
        }
        let store: Arc<dyn Store> =
            Arc::new(Sqlite::open(&folder.path().join("tables.db")).unwrap());
        let tables = Tables::start(catalog, store, Settings::default()).unwrap();
        for table in &known {
            let id = table["table"].as_str().unwrap().parse().unwrap();
            let opened = tables.look(id).await;
            assert!(opened.is_ok(), "{table}: {:?}", opened.err());
        }
        tables.close().await.unwrap();
    }
}
