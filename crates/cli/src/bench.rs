//! How fast the rules run: random playouts on one thread, against a yardstick run in the same
//! process.

use crate::read_options;
use crate::screen::{Failure, say, thousands};
use clap::Args;
use covenstead_catalog::{Catalog, Setting, Tally, Title, Work};
use covenstead_core::{FastRng, Fault, Rng};
use std::fmt::Write;
use std::hint::black_box;
use std::time::Instant;

#[derive(Args)]
pub struct Arguments {
    /// Only this game (all of them if not given)
    game: Option<String>,

    /// Set an option of the table, as in `-o character_powers=true` (may be repeated; the game must
    /// be named)
    #[arg(short, long = "option", value_name = "NAME=VALUE", requires = "game")]
    options: Vec<String>,

    /// How many runs; the median is shown
    #[arg(long, value_name = "N", default_value_t = 7)]
    runs: usize,

    /// Games in a run, fixed and untimed: for counting instructions with a profiler instead of
    /// measuring time
    #[arg(long, value_name = "N")]
    fixed: Option<u64>,
}

/// Seconds a run takes, about.
const RUN: f64 = 0.5;

pub fn run(catalog: &Catalog, arguments: &Arguments) -> Result<(), Failure> {
    let titles: Vec<&dyn Title> = match &arguments.game {
        Some(game) => vec![catalog.get(game)?],
        None => catalog.titles().collect(),
    };
    if let Some(games) = arguments.fixed {
        return arguments.fixed_run(&titles, games);
    }
    let runs = arguments.runs.max(1);
    let options = if arguments.options.is_empty() {
        "default options".into()
    } else {
        arguments.options.join(", ")
    };
    say(&format!(
        "single thread, random playouts, median of {runs} runs of about {RUN} s, {options}\n"
    ))?;
    for title in titles {
        // Interleaved, so that a machine that slows down slows both.
        let (mut yards, mut rates, mut tally) = (Vec::new(), Vec::new(), Tally::default());
        let setting = arguments.setting(title)?;
        for number in 0..runs {
            yards.push(yardstick());
            let (part, seconds) = timed_playouts(title, &setting, number as u64)?;
            rates.push(part.played.decisions as f64 / seconds);
            tally.add(&part);
        }
        say(&report(
            title,
            &setting,
            median(&mut yards),
            median(&mut rates),
            &tally,
        ))?;
        say(&search_report(title, &setting, runs)?)?;
    }
    Ok(())
}

impl Arguments {
    /// Four players where the game allows it.
    fn setting(&self, title: &dyn Title) -> Result<Setting, Fault> {
        let players = 4.clamp(*title.seats().start(), *title.seats().end());
        Ok(Setting {
            players,
            options: read_options(&self.options)?,
        })
    }

    fn fixed_run(&self, titles: &[&dyn Title], games: u64) -> Result<(), Failure> {
        let mut text = String::new();
        for title in titles {
            let tally = title.simulate(&self.setting(*title)?, 1, 0..games)?;
            let _ = writeln!(
                text,
                "{} {} games {} decisions",
                title.id(),
                tally.games,
                tally.played.decisions
            );
        }
        say(&text)
    }
}

fn timed_playouts(title: &dyn Title, setting: &Setting, seed: u64) -> Result<(Tally, f64), Fault> {
    let (mut tally, mut games) = (Tally::default(), 64);
    let begun = Instant::now();
    while begun.elapsed().as_secs_f64() < RUN {
        let first = tally.games;
        tally.add(&title.simulate(setting, seed, first..first + games)?);
        games = (games * 2).min(4096);
    }
    Ok((tally, begun.elapsed().as_secs_f64()))
}

fn report(title: &dyn Title, setting: &Setting, yard: f64, rate: f64, tally: &Tally) -> String {
    let decisions = tally.played.decisions as f64;
    let mut text = format!("\n{} ({} players)\n", title.id(), setting.players);
    let mut line = |what: &str, value: String| {
        let _ = writeln!(text, "  {what:<28}{value}");
    };
    line(
        "games/s",
        thousands((rate * tally.games as f64 / decisions) as u64),
    );
    line("decisions/s", thousands(rate as u64));
    line(
        "decisions a game",
        format!("{:.1}", decisions / tally.games as f64),
    );
    line(
        "legal actions, mean",
        format!("{:.1}", tally.played.offered as f64 / decisions),
    );
    line("bytes of a state", title.state_bytes().to_string());
    line("yardstick decisions/s", thousands(yard as u64));
    line("ratio to the yardstick", format!("{:.2}", rate / yard));
    text
}

/// How search compares with bare playouts from the same position, and two threads with one.
fn search_report(title: &dyn Title, setting: &Setting, runs: usize) -> Result<String, Failure> {
    let (mut playouts, mut iterations, mut strong, mut doubled) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for run in 0..runs as u64 {
        playouts.push(rate(title, setting, run, Work::Playouts)?);
        iterations.push(rate(title, setting, run, Work::Iterations)?);
        strong.push(rate(title, setting, run, Work::Strong)?);
        doubled.push(rate_of_two(title, setting, run)?);
    }
    let (bare, one) = (median(&mut playouts), median(&mut iterations));
    let mut text = String::new();
    let mut line = |what: &str, value: String| {
        let _ = writeln!(text, "  {what:<28}{value}");
    };
    line("playouts/s, first decision", thousands(bare as u64));
    line("search iterations/s", thousands(one as u64));
    line("ratio to bare playouts", format!("{:.2}", one / bare));
    line(
        "two threads to one",
        format!("{:.2}", median(&mut doubled) / one),
    );
    line(
        "iterations/s, master",
        thousands(median(&mut strong) as u64),
    );
    Ok(text)
}

/// How often `work` is done in a second, about: enough of it for a good part of a run.
fn rate(title: &dyn Title, setting: &Setting, seed: u64, work: Work) -> Result<f64, Fault> {
    let (mut times, begun) = (500, Instant::now());
    let mut done = 0;
    while begun.elapsed().as_secs_f64() < RUN {
        title.at_first_decision(setting, seed, work, times)?;
        done += times;
        times = 5_000;
    }
    Ok(done as f64 / begun.elapsed().as_secs_f64())
}

fn rate_of_two(title: &dyn Title, setting: &Setting, seed: u64) -> Result<f64, Fault> {
    std::thread::scope(|scope| {
        let other = scope.spawn(|| rate(title, setting, seed + 1, Work::Iterations));
        let one = rate(title, setting, seed, Work::Iterations)?;
        Ok(one + other.join().expect("a search does not panic")?)
    })
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// A toy game: copies a state of 448 bytes, writes 11 legal actions into a buffer and draws one of
/// them.
fn yardstick() -> f64 {
    const STEPS: u64 = 10_000_000;
    let (mut rng, mut state, mut actions) =
        (FastRng::new(1), [0u8; 448], Vec::<u64>::with_capacity(16));
    let begun = Instant::now();
    for step in 0..STEPS {
        let mut next = black_box(state);
        actions.clear();
        for action in 0..11 {
            actions.push(action + step);
        }
        let action = rng.pick(&actions);
        next[(action % 448) as usize] = action as u8;
        state = next;
    }
    black_box(&state);
    STEPS as f64 / begun.elapsed().as_secs_f64()
}
