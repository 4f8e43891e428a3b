//! A tournament of bots: progress while it is played, standings when it is over.

use crate::read_options;
use crate::screen::{Failure, say, thousands};
use clap::{Args, ValueEnum};
use covenstead_arena::{
    ArenaError, Bot, Duplicate, Entry, PlayedGame, Row, Standings, Stop, Tournament, read_budget,
};
use covenstead_catalog::Catalog;
use indicatif::{ProgressBar, ProgressStyle};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::future::poll_fn;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::task::Poll;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};
use tokio::signal::unix::{SignalKind, signal};

const EXAMPLES: &str = "\
Examples:
  covenstead arena --game GAME --bots master,greedy,random,random --games 50 --seed 1
  covenstead arena --game GAME --bots master@50ms,plain@50ms --players 4 --games 100
  covenstead arena --game GAME --bots greedy,random --bot \"cmd:python3 examples/bots/dabbler.py\" --games 30

A tournament that was stopped goes on where it was when the same command is given again.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Arguments {
    /// The id of the game, as `covenstead games` lists it
    #[arg(long)]
    game: String,

    /// The bots, one for each seat: names of ours, with a budget of their own if wanted
    /// (`master@50ms`, `plain@1000it`), or programs (`cmd:COMMAND`)
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',')]
    bots: Vec<String>,

    /// One more bot; for a command with commas in it (may be repeated)
    #[arg(long, value_name = "BOT")]
    bot: Vec<String>,

    /// How many play; the last bot takes every seat that is left (as many as there are bots if not
    /// given)
    #[arg(short, long, value_name = "N")]
    players: Option<u8>,

    /// How many games
    #[arg(short = 'n', long, value_name = "N", default_value_t = 100)]
    games: u64,

    /// What a bot without a budget of its own may spend on a decision: milliseconds (`100ms`) or
    /// iterations (`2000it`). If not given, levels that stop after some iterations need none, and
    /// others have 100ms
    #[arg(long, value_name = "BUDGET")]
    budget: Option<String>,

    /// The seed of deals and bots: with budgets in iterations, the same seed gives the same result
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How often each deal is played: once for each rotation of the seats, or for all arrangements
    /// of the bots
    #[arg(long, value_enum, default_value_t = Deals::Rotations)]
    duplicate: Deals,

    /// Set an option of the table, as in `-o ruleset=reference-manual` (may be repeated)
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,

    /// How many games at once (one for each core if not given)
    #[arg(long, value_name = "N")]
    threads: Option<usize>,

    /// The folder for records and results (one under `arena/`, named after the tournament, if not
    /// given)
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// The choices of `--duplicate`.
#[derive(Clone, Copy, ValueEnum)]
enum Deals {
    Rotations,
    All,
}

impl From<Deals> for Duplicate {
    fn from(deals: Deals) -> Duplicate {
        match deals {
            Deals::Rotations => Duplicate::Rotations,
            Deals::All => Duplicate::All,
        }
    }
}

impl From<ArenaError> for Failure {
    fn from(error: ArenaError) -> Failure {
        match error {
            ArenaError::Table(fault) => fault.into(),
            other => Failure::said(other.to_string()),
        }
    }
}

pub fn run(catalog: &Catalog, arguments: &Arguments) -> Result<(), Failure> {
    let tournament = Tournament::new(catalog, arguments.entry()?)?;
    let folder = arguments
        .out
        .clone()
        .unwrap_or_else(|| Path::new("arena").join(tournament.folder_name()));
    let threads = arguments
        .threads
        .unwrap_or_else(|| available_parallelism().map_or(1, usize::from));
    let progress = Progress::new(&tournament);
    let stop = Stop::new();
    listen_for_signals(&stop)?;
    let games = covenstead_arena::run(
        catalog,
        &tournament,
        &folder,
        threads,
        &stop,
        &|games, last| progress.show(games, last),
    )?;
    progress.finish();
    let name = catalog.get(&tournament.game)?.name();
    let standings = Standings::of(&tournament, &games);
    say(&report(name, &tournament, &standings, &folder))?;
    all_began(&standings)
}

/// Programs have process groups of their own, so a Ctrl-C does not reach them: the arena ends them
/// before it ends itself.
fn listen_for_signals(stop: &Stop) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build()?;
    let kinds = [
        SignalKind::interrupt(),
        SignalKind::terminate(),
        SignalKind::hangup(),
    ];
    let mut heard = {
        let _guard = runtime.enter();
        kinds.map(|kind| signal(kind).expect("signals can be listened to"))
    };
    let stop = stop.clone();
    std::thread::spawn(move || {
        let number = runtime.block_on(poll_fn(|context| {
            for (signal, kind) in heard.iter_mut().zip(kinds) {
                if signal.poll_recv(context).is_ready() {
                    return Poll::Ready(kind.as_raw_value());
                }
            }
            Poll::Pending
        }));
        stop.now();
        eprintln!("covenstead: stopped; the same command goes on with the tournament");
        std::process::exit(128 + number);
    });
    Ok(())
}

/// A command that never began to play is most often a mistake in the command.
fn all_began(standings: &Standings) -> Result<(), Failure> {
    let Some(row) = standings.rows.iter().find(|row| row.never_began > 0) else {
        return Ok(());
    };
    Err(Failure::said(format!(
        "{} did not begin to play in {} of {} games: {}",
        row.bot,
        thousands(row.never_began),
        thousands(row.appearances),
        row.first_reason.as_deref().unwrap_or_default()
    )))
}

impl Arguments {
    fn entry(&self) -> Result<Entry, Failure> {
        if self.games == 0 {
            return Err(Failure::said(
                "a tournament has at least one game; give --games a larger number",
            ));
        }
        if self.threads == Some(0) {
            return Err(Failure::said(
                "no game can be played on 0 threads; give --threads a larger number",
            ));
        }
        let bots: Result<Vec<Bot>, ArenaError> = self
            .bots
            .iter()
            .chain(&self.bot)
            .map(|bot| bot.parse())
            .collect();
        Ok(Entry {
            game: self.game.clone(),
            options: read_options(&self.options)?,
            bots: bots?,
            players: self.players,
            budget: self
                .budget
                .as_deref()
                .map(read_budget)
                .transpose()
                .map_err(Failure::said)?,
            games: self.games,
            seed: self.seed,
            duplicate: self.duplicate.into(),
            program: this_build()?,
        })
    }
}

/// Which build of the program this is. The version is not enough: whoever works on a bot builds
/// many of one version.
fn this_build() -> Result<String, Failure> {
    let read = std::env::current_exe().and_then(std::fs::read);
    let program =
        read.map_err(|error| Failure::said(format!("the program cannot read itself: {error}")))?;
    let hash: String = Sha256::digest(program)
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    Ok(format!("{} {hash}", env!("CARGO_PKG_VERSION")))
}

/// Between two lines of progress where there is no terminal.
const LINES_APART: Duration = Duration::from_secs(10);
/// Between two looks at the running standings.
const LOOKS_APART: Duration = Duration::from_millis(200);

/// A progress bar with the running standings; without a terminal, a line now and then.
struct Progress<'a> {
    tournament: &'a Tournament,
    bar: ProgressBar,
    told: Mutex<Instant>,
}

impl<'a> Progress<'a> {
    fn new(tournament: &'a Tournament) -> Progress<'a> {
        let style = ProgressStyle::with_template(
            "{bar:30} {human_pos} of {human_len} games, {eta} left\n{wide_msg}",
        );
        let bar = ProgressBar::new(tournament.games).with_style(style.expect("a valid template"));
        Progress {
            tournament,
            bar,
            told: Mutex::new(Instant::now()),
        }
    }

    fn show(&self, games: &[PlayedGame], last: Option<&PlayedGame>) {
        match last {
            None => self.begin(games),
            Some(game) => self.tell_forfeits(game),
        }
        self.bar.set_position(games.len() as u64);
        let mut told = self.told.lock().expect("nobody panics while telling");
        let apart = if self.bar.is_hidden() {
            LINES_APART
        } else {
            LOOKS_APART
        };
        if told.elapsed() < apart {
            return;
        }
        *told = Instant::now();
        let standings = running(self.tournament, games);
        match self.bar.is_hidden() {
            true => eprintln!(
                "{} of {} games: {standings}",
                games.len(),
                self.tournament.games
            ),
            false => self.bar.set_message(standings),
        }
    }

    fn begin(&self, games: &[PlayedGame]) {
        // What was played before took no time now.
        self.bar.reset_eta();
        if !games.is_empty() {
            self.line(&format!(
                "{} of {} games were played before",
                games.len(),
                self.tournament.games
            ));
        }
    }

    fn tell_forfeits(&self, game: &PlayedGame) {
        for line in game.lines.iter().filter(|line| line.forfeits > 0) {
            self.line(&format!(
                "game {}: {} in seat {} forfeits: {}",
                game.number, line.bot, line.seat, line.reason
            ));
        }
    }

    fn line(&self, text: &str) {
        match self.bar.is_hidden() {
            true => eprintln!("{text}"),
            false => self.bar.println(text),
        }
    }

    fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

fn running(tournament: &Tournament, games: &[PlayedGame]) -> String {
    let wins = Standings::running(tournament, games);
    let said: Vec<String> = wins
        .iter()
        .map(|(bot, wins)| format!("{} {}", short(bot), percent(*wins)))
        .collect();
    said.join(", ")
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// The longest name of a bot in a table.
const NAME: usize = 24;

/// A bot's name that fits into a table: of a long command, the end tells more than the beginning.
fn short(bot: &str) -> String {
    match bot.chars().count() {
        long if long > NAME => {
            format!("…{}", bot.chars().skip(long - NAME + 1).collect::<String>())
        }
        _ => bot.to_string(),
    }
}

fn report(name: &str, tournament: &Tournament, standings: &Standings, folder: &Path) -> String {
    let blocks = standings.games.div_ceil(tournament.schedule().block_size());
    let mut text = format!(
        "{name}, {} players: {} games with {} deals, seed {}\n\n",
        tournament.seats(),
        thousands(standings.games),
        thousands(blocks),
        tournament.seed
    );
    text.push_str(&aligned(&main_table(standings)));
    text.push_str(&forfeits(standings));
    if standings.rows.len() > 1 {
        text.push_str(
            "\nFinished above, in % of meetings (a shared place is half), ± 95 % confidence:\n",
        );
        text.push_str(&aligned(&above_table(standings)));
    }
    text.push_str("\nWins by seat:\n");
    text.push_str(&aligned(&seat_table(tournament, standings)));
    let again = if tournament.is_reproducible() {
        "; the same command plays the same games again, on any number of threads"
    } else {
        ""
    };
    let _ = writeln!(
        text,
        "\nRecords and results are in {}{again}.",
        folder.display()
    );
    text
}

/// Who forfeited how often, and why the first time.
fn forfeits(standings: &Standings) -> String {
    let mut text = String::new();
    for row in standings.rows.iter().filter(|row| row.forfeits > 0) {
        let _ = write!(
            text,
            "\n{} forfeited {} of {} games, which counts as last place; the first time because {}.\n",
            short(&row.bot),
            thousands(row.forfeits),
            thousands(row.appearances),
            row.first_reason.as_deref().unwrap_or_default()
        );
    }
    text
}

fn main_table(standings: &Standings) -> Vec<Vec<String>> {
    let head = [
        "bot",
        "seats",
        "wins",
        "95 %",
        "rank",
        "score",
        "rating",
        "95 %",
        "forfeits",
        "ms/decision",
    ];
    let row = |row: &Row| {
        let interval = row.wins_interval;
        vec![
            short(&row.bot),
            thousands(row.appearances),
            percent(row.wins),
            format!("{:.1}–{:.1}", 100.0 * interval.low, 100.0 * interval.high),
            format!("{:.2}", row.mean_rank),
            format!("{:.1}", row.mean_score),
            format!("{:.1}", row.rating.value),
            format!("±{:.1}", row.rating.margin),
            thousands(row.forfeits),
            row.decision_ms.map_or("–".into(), |ms| format!("{ms:.3}")),
        ]
    };
    std::iter::once(head.map(String::from).to_vec())
        .chain(standings.rows.iter().map(row))
        .collect()
}

fn above_table(standings: &Standings) -> Vec<Vec<String>> {
    let names = standings.rows.iter().map(|row| short(&row.bot));
    let head = std::iter::once(String::new()).chain(names).collect();
    let row = |row: &Row| {
        let cells = row.above.iter().map(|above| match above {
            Some(above) => format!(
                "{:.1} ±{:.1}",
                100.0 * above.share,
                100.0 * above.interval.margin()
            ),
            None => "–".into(),
        });
        std::iter::once(short(&row.bot)).chain(cells).collect()
    };
    std::iter::once(head)
        .chain(standings.rows.iter().map(row))
        .collect()
}

fn seat_table(tournament: &Tournament, standings: &Standings) -> Vec<Vec<String>> {
    let head = std::iter::once(String::new())
        .chain((0..tournament.seats()).map(|seat| format!("seat {seat}")))
        .collect();
    let row = |row: &Row| {
        let cells = row
            .wins_by_seat
            .iter()
            .map(|wins| wins.map_or("–".into(), percent));
        std::iter::once(short(&row.bot)).chain(cells).collect()
    };
    std::iter::once(head)
        .chain(standings.rows.iter().map(row))
        .collect()
}

/// Cells in columns: the first to the left, the others to the right.
fn aligned(rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        rows.iter()
            .map(|row| row[column].chars().count())
            .max()
            .unwrap_or(0)
    };
    let mut text = String::new();
    for row in rows {
        let _ = write!(text, "  {:<1$}", row[0], width(0));
        for (column, cell) in row.iter().enumerate().skip(1) {
            let _ = write!(text, "  {cell:>0$}", width(column));
        }
        text.push('\n');
    }
    text
}
