//! The server is killed again and again while clients play. Whatever it acknowledged must be there,
//! once, and every table must replay. `COVENSTEAD_KILLS=1000 cargo test --release -p covenstead
//! --test crash` is the soak of docs/reliability.md.

use covenstead_catalog::Catalog;
use covenstead_core::{FastRng, Rng};
use covenstead_server::client::Client;
use covenstead_store::{Entry, Sqlite, Store};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::sync::watch;

/// What one client knows of the table it plays at.
struct Played {
    table: String,
    /// Acknowledged: the version it led to, the seat, the action.
    kept: Vec<(u64, u64, String)>,
    /// Sent, but the server died before it answered.
    unanswered: usize,
}

fn start(folder: &Path) -> (Child, SocketAddr) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_covenstead"))
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--requests-per-second",
            "1000000",
            "--bot-threads",
            "1",
            "--pace",
            "0",
            "--data-dir",
        ])
        .arg(folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    let address = line
        .split("http://")
        .last()
        .unwrap()
        .split(')')
        .next()
        .unwrap();
    let address = address
        .parse()
        .unwrap_or_else(|_| panic!("the server did not start: {line}"));
    (process, address)
}

/// The address of the server that runs now; nothing when there will be none any more.
async fn server_now(address: &mut watch::Receiver<Option<SocketAddr>>) -> Option<SocketAddr> {
    *address.wait_for(Option::is_some).await.ok()?
}

async fn set_table(server: SocketAddr, game: &str, bots: bool) -> (String, Vec<String>) {
    let person = |name: &str| json!({ "kind": "me", "name": name });
    let other = |name: &str| {
        if bots {
            json!({ "kind": "bot", "level": "random" })
        } else {
            person(name)
        }
    };
    let seats = [person("Anna"), other("Berta"), other("Clara")];
    let order = json!({ "game": game, "seats": seats });
    let answer = Client::connect(server, None)
        .await
        .unwrap()
        .post("/api/tables", &order)
        .await
        .unwrap();
    let seats = answer.body["seats"]
        .as_array()
        .unwrap_or_else(|| panic!("{}", answer.body))
        .iter();
    let tokens = seats
        .map(|seat| seat["token"].as_str().unwrap().to_string())
        .collect();
    (answer.body["table"].as_str().unwrap().to_string(), tokens)
}

/// Plays at one table until the last server is gone.
async fn play(
    mut address: watch::Receiver<Option<SocketAddr>>,
    table: String,
    tokens: Vec<String>,
    seed: u64,
) -> Played {
    let mut played = Played {
        table,
        kept: Vec::new(),
        unanswered: 0,
    };
    let mut rng = FastRng::new(seed);
    while let Some(server) = server_now(&mut address).await {
        match play_on(server, &mut played, &tokens, &mut rng).await {
            Ok(()) => break,
            Err(sent) => played.unanswered += usize::from(sent),
        }
        if address.has_changed().is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    played
}

/// Plays until the game is over or something fails; the error says whether a decision was on its
/// way.
async fn play_on(
    server: SocketAddr,
    played: &mut Played,
    tokens: &[String],
    rng: &mut FastRng,
) -> Result<(), bool> {
    let mut seats = Vec::new();
    for token in tokens {
        seats.push(
            Client::connect(server, Some(token.clone()))
                .await
                .map_err(|_| false)?,
        );
    }
    let path = format!("/api/tables/{}", played.table);
    loop {
        let status = seats[0]
            .get(&format!("{path}/status"))
            .await
            .map_err(|_| false)?
            .body;
        if status["over"] == true {
            return Ok(());
        }
        for (number, seat) in seats.iter_mut().enumerate() {
            let legal = seat
                .get(&format!("{path}/legal"))
                .await
                .map_err(|_| false)?
                .body;
            let actions: Vec<&Value> = legal["actions"].as_array().ok_or(false)?.iter().collect();
            if actions.is_empty() {
                tokio::time::sleep(Duration::from_millis(1)).await;
                continue;
            }
            let action = rng.pick(&actions);
            let body = json!({ "action": action, "version": legal["version"] });
            let answer = seat
                .post(&format!("{path}/play"), &body)
                .await
                .map_err(|_| true)?;
            match answer.status {
                200 => {
                    let version = answer.body["version"].as_u64().unwrap();
                    played.kept.push((
                        version,
                        number as u64,
                        action.as_str().unwrap().to_string(),
                    ));
                }
                // The store refuses while the process dies: it may or may not have been written.
                503 => return Err(true),
                status => panic!("a decision was refused with {status}: {}", answer.body),
            }
        }
    }
}

fn check(store: &Sqlite, played: &Played, alone: bool) -> usize {
    let catalog = Catalog::built_in();
    let stored = store.read(played.table.parse().unwrap()).wait().unwrap();
    for (version, seat, action) in &played.kept {
        let entry = stored
            .log
            .get(*version as usize - 1)
            .map(|noted| &noted.entry);
        let there = matches!(entry, Some(Entry::Decided { seat: by, action: what, .. })
            if u64::from(by.0) == *seat && what == action);
        assert!(
            there,
            "table {}: {action} of seat {seat} was acknowledged as {version}, but there is {entry:?}",
            played.table
        );
    }
    let mut versions: Vec<u64> = played.kept.iter().map(|(version, ..)| *version).collect();
    versions.dedup();
    assert_eq!(
        versions.len(),
        played.kept.len(),
        "two decisions were acknowledged as one"
    );
    if alone {
        let (has, known) = (stored.log.len(), played.kept.len());
        assert!(
            (known..=known + played.unanswered).contains(&has),
            "{has} entries, {known} acknowledged: something was doubled"
        );
    }
    let record = stored.record();
    catalog
        .get(&record.game)
        .unwrap()
        .replay(&record, None)
        .unwrap();
    played.kept.len()
}

#[test]
fn nothing_acknowledged_is_lost_or_doubled_however_often_the_server_is_killed() {
    let kills: usize = std::env::var("COVENSTEAD_KILLS").map_or(50, |kills| kills.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    let (server, address) = watch::channel(None);
    let mut rng = FastRng::new(u64::from(std::process::id()));
    let mut clients = Vec::new();
    for kill in 0..=kills {
        let (mut process, at) = start(folder.path());
        if kill % 10 == 0 {
            // New tables now and then: games end, and restarts should find tables of every age.
            for (number, game) in ["witchs-brew", "three-witches", "brew", "broom-service"]
                .iter()
                .enumerate()
            {
                let bots = (kill / 10 + number) % 3 == 0;
                let (table, tokens) = runtime.block_on(set_table(at, game, bots));
                let playing = play(address.clone(), table, tokens, (kill * 8 + number) as u64);
                clients.push((runtime.spawn(playing), bots));
            }
        }
        server.send_replace(Some(at));
        std::thread::sleep(Duration::from_millis(20 + u64::from(rng.below(300))));
        // On Unix this is SIGKILL: the process gets no chance to finish anything.
        process.kill().unwrap();
        process.wait().unwrap();
        server.send_replace(None);
    }
    drop(server);
    let played: Vec<(Played, bool)> = clients
        .into_iter()
        .map(|(client, bots)| (runtime.block_on(client).unwrap(), bots))
        .collect();
    let store = Sqlite::open(&folder.path().join("tables.db")).unwrap();
    let kept: usize = played
        .iter()
        .map(|(played, bots)| check(&store, played, !bots))
        .sum();
    let unanswered: usize = played.iter().map(|(played, _)| played.unanswered).sum();
    println!(
        "{kills} kills, {} tables, {kept} decisions acknowledged and there, {unanswered} without an answer",
        played.len()
    );
    assert!(kept > kills, "the clients hardly played: {kept} decisions");
}
