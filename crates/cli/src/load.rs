//! `covenstead load`: a server of its own, real clients on loopback, and what came of it.

mod wire;

use crate::count::at_least_one;
use crate::screen::{Failure, say};
use crate::serve::allow_many_connections;
use clap::Args;
use covenstead_catalog::{Catalog, Setting};
use covenstead_core::{FastRng, Rng};
use covenstead_server::client::Client;
use serde_json::{Value, json};
use std::io::{self, BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use wire::{Update, Wire};

#[derive(Args)]
pub struct Arguments {
    /// How many tables are played at, all seats by clients that decide at once
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = at_least_one::<usize>)]
    tables: usize,

    /// For how long
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = at_least_one::<u64>)]
    seconds: u64,

    /// How many streams are open in all: one for each seat, the others watch (as many as seats if
    /// not given)
    #[arg(long, value_name = "M")]
    streams: Option<usize>,

    /// How many decisions a second are offered in all; 0 for none (as many as the server takes if
    /// not given)
    #[arg(long, value_name = "R")]
    rate: Option<u32>,

    /// How many more tables of four strong bots think meanwhile
    #[arg(long, value_name = "N", default_value_t = 0)]
    bot_tables: usize,

    /// The id of the game, as `covenstead games` lists it [default: the first]
    #[arg(long, value_name = "GAME")]
    game: Option<String>,

    /// How many sit at a table
    #[arg(long, value_name = "N", default_value_t = 4)]
    players: u8,
}

/// A server of our own, ended with this value.
struct Server {
    process: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start() -> Result<Server, Failure> {
        let folder = tempfile::tempdir()?;
        let mut process = Command::new(std::env::current_exe()?)
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--requests-per-second",
                "1000000",
                "--tables-per-hour",
                "100000000",
                "--pace",
                "0",
            ])
            .args([
                "--tables-per-address",
                "1000000",
                "--streams-per-address",
                "1000000",
                "--data-dir",
            ])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("piped")).read_line(&mut line)?;
        let address = line
            .split("http://")
            .last()
            .and_then(|rest| rest.split(')').next()?.parse().ok());
        let address =
            address.ok_or_else(|| Failure::said(format!("the server did not start: {line}")))?;
        Ok(Server {
            process,
            address,
            _folder: folder,
        })
    }

    /// The memory the server holds, in bytes.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))
            .unwrap_or_default();
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))
            .unwrap_or("0");
        line.trim()
            .trim_end_matches(" kB")
            .parse::<u64>()
            .unwrap_or(0)
            * 1024
    }
}

/// The processor time a process has used, in seconds: it tells what a quiet machine could do,
/// however busy this one is.
fn processor_time(process: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // After the name in brackets, the 12th and 13th fields, in hundredths of a second.
    let fields: Vec<&str> = status
        .rsplit(") ")
        .next()
        .unwrap_or_default()
        .split(' ')
        .collect();
    let ticks = |place: usize| {
        fields
            .get(place)
            .and_then(|field| field.parse::<f64>().ok())
            .unwrap_or(0.0)
    };
    (ticks(11) + ticks(12)) / 100.0
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What all clients share.
struct Run {
    server: SocketAddr,
    game: String,
    players: usize,
    /// One permit a decision.
    pace: Option<Semaphore>,
    decisions: AtomicU64,
    streams: AtomicUsize,
    /// How long each decision took, in microseconds.
    latencies: Mutex<Vec<u32>>,
}

impl Run {
    /// Sets one table after another, and has each played to its end.
    async fn keep_a_table_busy(self: Arc<Run>, number: u64, watchers: usize) -> io::Result<()> {
        for game in 0.. {
            let (table, tokens) = self.set_table().await?;
            let mut clients = JoinSet::new();
            for (seat, token) in (0..).zip(tokens) {
                let rng = FastRng::stream(number, game * 8 + seat);
                clients.spawn(self.clone().play(table.clone(), token, rng));
            }
            for _ in 0..watchers {
                clients.spawn(self.clone().watch(table.clone()));
            }
            while let Some(client) = clients.join_next().await {
                client.map_err(io::Error::other)??;
            }
        }
        Ok(())
    }

    /// A table of bots only: it thinks until its game is over.
    async fn set_bots_thinking(&self) -> io::Result<()> {
        let seats = vec![json!({ "kind": "bot", "level": "master" }); self.players];
        self.order(seats).await.map(drop)
    }

    async fn set_table(&self) -> io::Result<(String, Vec<String>)> {
        self.order(
            (0..self.players)
                .map(|seat| json!({ "kind": "me", "name": format!("P{seat}") }))
                .collect(),
        )
        .await
    }

    async fn order(&self, seats: Vec<Value>) -> io::Result<(String, Vec<String>)> {
        let order = json!({ "game": self.game, "seats": seats });
        let answer = Client::connect(self.server, None)
            .await?
            .post("/api/tables", &order)
            .await?;
        let text = |value: &Value| value.as_str().map(str::to_string);
        let tokens = answer.body["seats"]
            .as_array()
            .and_then(|seats| seats.iter().map(|seat| text(&seat["token"])).collect());
        match (text(&answer.body["table"]), tokens) {
            (Some(table), Some(tokens)) => Ok((table, tokens)),
            _ => Err(io::Error::other(format!(
                "the table was refused: {}",
                answer.body
            ))),
        }
    }

    async fn watch(self: Arc<Run>, table: String) -> io::Result<()> {
        let mut wire = Wire::connect(self.server, None).await?;
        wire.open_stream(&table).await?;
        self.streams.fetch_add(1, Ordering::Relaxed);
        while let Some(data) = wire.next_event().await? {
            if Update::read(data)?.phase == "over" {
                break;
            }
        }
        self.streams.fetch_sub(1, Ordering::Relaxed);
        Ok(())
    }

    /// A seat: a stream that tells what is asked, and a connection on which it decides at once.
    async fn play(
        self: Arc<Run>,
        table: String,
        token: String,
        mut rng: FastRng,
    ) -> io::Result<()> {
        let mut stream = Wire::connect(self.server, Some(&token)).await?;
        stream.open_stream(&table).await?;
        let mut client = Wire::connect(self.server, Some(&token)).await?;
        self.streams.fetch_add(1, Ordering::Relaxed);
        let path = format!("/api/tables/{table}/play");
        let mut body = Vec::new();
        while let Some(data) = stream.next_event().await? {
            let update = Update::read(data)?;
            if update.phase == "over" {
                break;
            }
            let Some(action) = update.action_at(|bytes| rng.below(bytes)) else {
                continue;
            };
            body.clear();
            write!(
                body,
                "{{\"action\":\"{action}\",\"version\":{}}}",
                update.version
            )?;
            if let Some(pace) = &self.pace {
                pace.acquire().await.map_err(io::Error::other)?.forget();
            }
            self.decide(&mut client, &path, &body).await?;
        }
        self.streams.fetch_sub(1, Ordering::Relaxed);
        Ok(())
    }

    async fn decide(&self, client: &mut Wire, path: &str, body: &[u8]) -> io::Result<()> {
        let begun = Instant::now();
        let (status, answer) = client.post(path, body).await?;
        if status != 200 {
            let answer = String::from_utf8_lossy(answer);
            return Err(io::Error::other(format!(
                "a decision was refused with {status}: {answer}"
            )));
        }
        self.latencies
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(begun.elapsed().as_micros() as u32);
        self.decisions.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// Hands out permits evenly.
    async fn offer(self: Arc<Run>, rate: u32) {
        let begun = Instant::now();
        let mut offered = 0;
        while let Some(pace) = &self.pace {
            tokio::time::sleep(Duration::from_millis(1)).await;
            let due = (begun.elapsed().as_secs_f64() * f64::from(rate)) as usize;
            pace.add_permits(due - offered);
            offered = due;
        }
    }
}

/// Runs the load and prints its figures.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    // A table that cannot be set is refused before any server starts.
    let setting = Setting {
        players: arguments.players,
        ..Setting::default()
    };
    let catalog = Catalog::built_in();
    let title = match &arguments.game {
        Some(id) => catalog.get(id)?,
        None => catalog.titles().next().expect("there are games"),
    };
    title.open(&setting, None, "")?;
    allow_many_connections();
    let server = Server::start()?;
    let run = Arc::new(Run {
        server: server.address,
        game: title.id().to_string(),
        players: arguments.players.into(),
        pace: arguments.rate.map(|_| Semaphore::new(0)),
        decisions: AtomicU64::new(0),
        streams: AtomicUsize::new(0),
        latencies: Mutex::default(),
    });
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(measure(arguments, &server, run))
}

async fn measure(arguments: &Arguments, server: &Server, run: Arc<Run>) -> Result<(), Failure> {
    let seats = arguments.tables * run.players;
    let streams = arguments.streams.unwrap_or(seats).max(seats);
    for _ in 0..arguments.bot_tables {
        run.set_bots_thinking().await?;
    }
    let empty = server.memory();
    let mut tables = JoinSet::new();
    for number in 0..arguments.tables {
        let extra = (streams - seats) / arguments.tables
            + usize::from(number < (streams - seats) % arguments.tables);
        tables.spawn(run.clone().keep_a_table_busy(number as u64, extra));
    }
    // Everybody is connected before the clock starts.
    let patience = Instant::now() + Duration::from_secs(60);
    while arguments.rate.is_some()
        && run.streams.load(Ordering::Relaxed) < streams
        && Instant::now() < patience
    {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let connected = server.memory();
    let pacing = arguments
        .rate
        .map(|rate| tokio::spawn(run.clone().offer(rate)));
    let (begun, before) = (Instant::now(), run.decisions.load(Ordering::Relaxed));
    let used = || {
        [
            processor_time(server.process.id()),
            processor_time(std::process::id()),
        ]
    };
    let used_before = used();
    tokio::select! {
        () = tokio::time::sleep(Duration::from_secs(arguments.seconds)) => {}
        Some(failed) = tables.join_next() => return Err(Failure::said(format!("{:?}", failed.map_err(io::Error::other).flatten()))),
    }
    let (took, made) = (
        begun.elapsed().as_secs_f64(),
        run.decisions.load(Ordering::Relaxed) - before,
    );
    let used_after = used();
    let each_decision =
        |who: usize| (used_after[who] - used_before[who]) * 1e6 / made.max(1) as f64;
    let (open, loaded) = (run.streams.load(Ordering::Relaxed), server.memory());
    tables.shutdown().await;
    pacing.inspect(|pacing| pacing.abort());
    let mut latencies =
        std::mem::take(&mut *run.latencies.lock().unwrap_or_else(PoisonError::into_inner));
    latencies.sort_unstable();
    let quantile = |part: f64| {
        latencies
            .get((latencies.len() as f64 * part) as usize)
            .map_or(0.0, |&micros| f64::from(micros) / 1e3)
    };
    let megabytes = |bytes: u64| bytes as f64 / 1e6;
    let each = |bytes: u64, of: usize| bytes as f64 / 1e3 / of.max(1) as f64;
    say(&format!(
        "{} tables of {}, {} seats each, {open} streams open, {} tables of bots thinking, {}\n\
         decisions kept      {:>10.0} /s ({made} in {took:.1} s)\n\
         latency p50         {:>10.2} ms\n\
         latency p99         {:>10.2} ms\n\
         processor time      {:>10.0} µs a decision in the server, {:.0} µs in the clients\n\
         server memory       {:>10.1} MB (empty {:.1}, when all had connected {:.1})\n\
         a table and its streams {:>6.1} kB, divided by streams {:.1} kB\n",
        arguments.tables,
        run.game,
        arguments.players,
        arguments.bot_tables,
        arguments
            .rate
            .map_or("as fast as it goes".into(), |rate| format!(
                "{rate} decisions/s offered"
            )),
        made as f64 / took,
        quantile(0.5),
        quantile(0.99),
        each_decision(0),
        each_decision(1),
        megabytes(loaded),
        megabytes(empty),
        megabytes(connected),
        each(loaded.saturating_sub(empty), arguments.tables),
        each(loaded.saturating_sub(empty), open),
    ))
}
