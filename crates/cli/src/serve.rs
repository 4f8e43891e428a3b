//! `covenstead serve`: tables for browsers and programs.

use crate::screen::{Failure, say};
use clap::{Args, Parser};
use covenstead_catalog::Catalog;
use covenstead_server::http::{Allowance, App, Door, Limits, serve};
use covenstead_server::{Pace, Problem, Settings, Tables};
use covenstead_store::{Sqlite, StoreError};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::env;
use std::io::IsTerminal;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::net::TcpListener;

#[derive(Args)]
pub struct Arguments {
    /// The address and port to listen on; port 0 takes a free one
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "COVENSTEAD_LISTEN",
        default_value = "127.0.0.1:7666"
    )]
    listen: SocketAddr,

    /// Where tables are kept [default: covenstead in the user's data folder]
    #[arg(long, value_name = "FOLDER", env = "COVENSTEAD_DATA_DIR")]
    data_dir: Option<PathBuf>,

    /// Where people reach this server, if a proxy stands before it: `https://coven.example`
    #[arg(long, value_name = "URL", env = "COVENSTEAD_PUBLIC_URL", value_parser = public_url)]
    public_url: Option<String>,

    /// How many requests a second one address may send (ten times as many at once)
    #[arg(
        long,
        value_name = "N",
        env = "COVENSTEAD_REQUESTS_PER_SECOND",
        default_value = "50"
    )]
    requests_per_second: NonZeroU32,

    /// How many tables an hour one address may set
    #[arg(
        long,
        value_name = "N",
        env = "COVENSTEAD_TABLES_PER_HOUR",
        default_value = "120"
    )]
    tables_per_hour: NonZeroU32,

    /// How many running games set by one address may be open at once
    #[arg(
        long,
        value_name = "N",
        env = "COVENSTEAD_TABLES_PER_ADDRESS",
        default_value = "100"
    )]
    tables_per_address: NonZeroU32,

    /// How many streams one address may have open
    #[arg(
        long,
        value_name = "N",
        env = "COVENSTEAD_STREAMS_PER_ADDRESS",
        default_value = "200"
    )]
    streams_per_address: NonZeroU32,

    /// How many threads think for bots [default: one for each core]
    #[arg(long, value_name = "N", env = "COVENSTEAD_BOT_THREADS")]
    bot_threads: Option<usize>,

    /// How slowly bots answer: 1 as people like it, 0 as soon as they know, which tells
    /// attentive players whether a bot had a choice
    #[arg(long, value_name = "TIMES", env = "COVENSTEAD_PACE", default_value = "1", value_parser = pace)]
    pace: Pace,
}

/// How slowly bots answer, as it is written on a command line.
pub fn pace(text: &str) -> Result<Pace, String> {
    let times = text.parse().ok().and_then(Pace::of);
    times.ok_or_else(|| "a pace is a number from 0 to 100".into())
}

#[derive(Parser)]
struct Alone {
    #[command(flatten)]
    arguments: Arguments,
}

impl Arguments {
    /// What the environment says, where no argument can.
    pub fn from_environment() -> Result<Arguments, Failure> {
        let read = Alone::try_parse_from(["covenstead"])
            .map_err(|error| Failure::said(error.to_string()))?;
        Ok(read.arguments)
    }

    fn allowance(&self) -> Allowance {
        Allowance {
            requests_per_second: self.requests_per_second,
            tables_per_hour: self.tables_per_hour,
            open_tables: self.tables_per_address,
            streams: self.streams_per_address,
        }
    }

    fn folder(&self) -> PathBuf {
        self.data_dir.clone().unwrap_or_else(default_folder)
    }
}

fn public_url(text: &str) -> Result<String, String> {
    let rest = text
        .strip_prefix("https://")
        .or_else(|| text.strip_prefix("http://"));
    match rest.map(|rest| rest.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains('/') => {
            Ok(text.trim_end_matches('/').to_string())
        }
        _ => Err("a public URL is http:// or https:// and a host, without a path".into()),
    }
}

/// The user's data folder as desktops agree on it, or a folder right here where there is no home.
pub fn default_folder() -> PathBuf {
    let named = |name: &str| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let data =
        named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")));
    data.map_or_else(
        || PathBuf::from("covenstead-data"),
        |data| data.join("covenstead"),
    )
}

/// Serves until told to stop.
pub fn run(catalog: Catalog, arguments: &Arguments) -> Result<(), Failure> {
    let filter = tracing_subscriber::EnvFilter::try_from_env("COVENSTEAD_LOG")
        .unwrap_or_else(|_| "warn".into());
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        // Colours are for people who watch, not for files and service managers.
        .with_ansi(std::io::stderr().is_terminal() && env::var_os("NO_COLOR").is_none())
        .init();
    allow_many_connections();
    let folder = arguments.folder();
    let store = opened(&folder, "tables.db", Sqlite::open_alone)?;
    let settings = Settings::default();
    let settings = Settings {
        bot_threads: arguments.bot_threads.unwrap_or(settings.bot_threads),
        pace: arguments.pace,
        ..settings
    };
    let tables = Tables::start(catalog, Arc::new(store), settings)?;
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?
        .block_on(attend(tables, arguments, &folder))
}

/// Opens the store in `file` of the folder, which is made if it is not there.
pub fn open_store(folder: &Path, file: &str) -> Result<Sqlite, Failure> {
    opened(folder, file, Sqlite::open)
}

fn opened(
    folder: &Path,
    file: &str,
    open: fn(&Path) -> Result<Sqlite, StoreError>,
) -> Result<Sqlite, Failure> {
    let unusable = |why: String| {
        Failure::said(format!(
            "{} cannot be used ({why}); choose another with --data-dir",
            folder.display()
        ))
    };
    std::fs::create_dir_all(folder).map_err(|error| unusable(error.to_string()))?;
    open(&folder.join(file)).map_err(|error| unusable(error.to_string()))
}

async fn attend(tables: Tables, arguments: &Arguments, folder: &Path) -> Result<(), Failure> {
    let listener = TcpListener::bind(arguments.listen).await.map_err(|error| {
        Failure::said(format!(
            "cannot listen on {} ({error}); choose another with --listen",
            arguments.listen
        ))
    })?;
    let resumed = tables
        .resume()
        .await
        .map_err(|problem: Problem| Failure::said(problem.to_string()))?;
    let limits = Limits::new(arguments.allowance());
    let (app, close) = App::new(
        tables,
        limits,
        arguments.public_url.clone(),
        covenstead_front::pages(),
    );
    let local = format!("http://{}", listener.local_addr()?);
    let address = arguments.public_url.as_ref().unwrap_or(&local);
    // Before anybody reads that the server is open, so that whoever then stops it at once is heard.
    let stop = told_to_stop();
    greet(address, &local, folder, resumed);
    serve(listener, app, close, Door::default(), stop).await;
    // Whoever started the server may have stopped reading long ago.
    let _ = say("Closed. Every table is kept.\n");
    Ok(())
}

/// Says where the server is. A server does not end because nobody reads what it says.
fn greet(address: &str, local: &str, folder: &Path, resumed: usize) {
    let mut text = format!(
        "Covenstead is open at {address}/ (listening on {local}). Ctrl-C closes it.\nTables are kept in {}.\n",
        folder.display()
    );
    if resumed > 0 {
        text.push_str(&format!("{resumed} running tables go on.\n"));
    }
    let _ = say(&text);
}

/// Listens from now on for Ctrl-C or the signal that service managers send, and waits for it.
fn told_to_stop() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate()).expect("signals can be listened to");
    let mut interrupt = signal(SignalKind::interrupt()).expect("signals can be listened to");
    std::future::poll_fn(move |context| {
        let told =
            terminate.poll_recv(context).is_ready() | interrupt.poll_recv(context).is_ready();
        if told {
            std::task::Poll::Ready(())
        } else {
            std::task::Poll::Pending
        }
    })
}

/// Every stream is an open file; the usual soft limit of 1,024 would be reached by a few hundred
/// players.
pub fn allow_many_connections() {
    let now = getrlimit(Resource::Nofile);
    // Not being allowed to is no reason to fail: the server then takes fewer connections.
    let _ = setrlimit(
        Resource::Nofile,
        Rlimit {
            current: now.maximum,
            maximum: now.maximum,
        },
    );
}
