//! Many random games on all cores.

use crate::TableArguments;
use crate::count::at_least_one;
use crate::screen::{Failure, say, thousands};
use clap::Args;
use covenstead_catalog::{Catalog, Tally};
use covenstead_core::Fault;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use std::fmt::Write;
use std::time::Instant;

#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    table: TableArguments,

    /// How many games
    #[arg(short = 'n', long, value_name = "N", default_value_t = 10_000, value_parser = at_least_one::<u64>)]
    games: u64,

    /// The seed: the same seed plays the same games, on any number of cores
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many threads (all cores if not given)
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// Games played between two looks at the progress bar.
const CHUNK: u64 = 100;

pub fn run(catalog: &Catalog, arguments: &Arguments) -> Result<(), Failure> {
    let title = catalog.get(&arguments.table.game)?;
    let setting = arguments.table.setting(catalog)?;
    // A table that cannot be set up is refused before any thread starts.
    title.simulate(&setting, arguments.seed, 0..0)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(arguments.threads.unwrap_or(0))
        .build()
        .map_err(|error| Failure::said(error.to_string()))?;
    let bar = progress_bar(arguments.games);
    let begun = Instant::now();
    let tally = pool.install(|| {
        (0..arguments.games.div_ceil(CHUNK))
            .into_par_iter()
            .map(|chunk| {
                let numbers = chunk * CHUNK..((chunk + 1) * CHUNK).min(arguments.games);
                let tally = title.simulate(&setting, arguments.seed, numbers)?;
                bar.inc(tally.games);
                Ok(tally)
            })
            .try_reduce(Tally::default, |mut all, part| {
                all.add(&part);
                Ok::<_, Fault>(all)
            })
    })?;
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    say(&report(
        title.name(),
        setting.players,
        pool.current_num_threads(),
        &tally,
        seconds,
    ))
}

fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left",
    );
    ProgressBar::new(games).with_style(style.expect("a valid template"))
}

fn report(name: &str, players: u8, threads: usize, tally: &Tally, seconds: f64) -> String {
    let mut text = String::new();
    let rate = |count: u64| thousands((count as f64 / seconds.max(1e-9)) as u64);
    let games = tally.games.max(1);
    let _ = writeln!(
        text,
        "{} random games of {name}, {players} players, {threads} threads, {seconds:.2} s",
        thousands(tally.games)
    );
    let _ = writeln!(
        text,
        "  {} games/s, {} decisions/s",
        rate(tally.games),
        rate(tally.played.decisions)
    );
    let _ = writeln!(
        text,
        "  decisions a game: {:.1} on average, {} to {}; {:.1} legal actions on average; {:.1} outcomes of chance",
        tally.played.decisions as f64 / games as f64,
        tally.shortest,
        tally.longest,
        tally.played.offered as f64 / tally.played.decisions.max(1) as f64,
        tally.played.chance as f64 / games as f64,
    );
    let wins: Vec<String> = tally
        .wins
        .iter()
        .map(|&wins| format!("{:.1} %", 100.0 * wins as f64 / games as f64))
        .collect();
    let _ = writeln!(
        text,
        "  wins by seat, shared ones counted for each: {}",
        wins.join(", ")
    );
    text.push_str(&histogram(tally));
    text
}

/// Rows of the histogram, at most.
const ROWS: i64 = 16;
/// The longest bar.
const WIDTH: u64 = 50;

/// How often scores were reached, as a picture.
fn histogram(tally: &Tally) -> String {
    let (Some((&low, _)), Some((&high, _))) = (
        tally.scores.first_key_value(),
        tally.scores.last_key_value(),
    ) else {
        return String::new();
    };
    let all: u64 = tally.scores.values().sum();
    let mean = tally
        .scores
        .iter()
        .map(|(&score, &times)| f64::from(score) * times as f64)
        .sum::<f64>()
        / all as f64;
    let spread = tally
        .scores
        .iter()
        .map(|(&score, &times)| (f64::from(score) - mean).powi(2) * times as f64)
        .sum::<f64>();
    let mut text = format!(
        "  scores: {low} to {high}, {mean:.2} on average, standard deviation {:.2}\n",
        (spread / all as f64).sqrt()
    );
    let step = (i64::from(high) - i64::from(low)) / ROWS + 1;
    let mut rows = vec![0u64; ((i64::from(high) - i64::from(low)) / step + 1) as usize];
    for (&score, &times) in &tally.scores {
        rows[((i64::from(score) - i64::from(low)) / step) as usize] += times;
    }
    let most = rows.iter().copied().max().unwrap_or(1).max(1);
    for (place, &times) in rows.iter().enumerate() {
        let from = i64::from(low) + place as i64 * step;
        let label = if step == 1 {
            from.to_string()
        } else {
            format!("{from}–{}", from + step - 1)
        };
        let bar = "█".repeat((times * WIDTH / most) as usize);
        let _ = writeln!(
            text,
            "  {label:>9} {bar:<50} {:.1} %",
            100.0 * times as f64 / all as f64
        );
    }
    text
}
