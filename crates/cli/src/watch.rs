//! A recorded game, watched step by step.

use crate::screen::{Failure, read_file};
use crate::terminal::{Events, Face, TerminalArguments};
use clap::Args;
use covenstead_catalog::{Catalog, Telling, Title};
use covenstead_core::{Locale, Record, Seat, Viewer};
use covenstead_scene::Scene;
use covenstead_tui::choose::Answer;
use covenstead_tui::{Look, Reel, Watch, say, tell, text};
use std::io::{IsTerminal, stdin, stdout};
use std::path::{Path, PathBuf};

#[derive(Args)]
pub struct Arguments {
    /// The record: a JSON file as `covenstead play --record`, a server or the protocol's `record`
    /// gives it; or a file of many records, one a line, as a tournament writes it
    file: PathBuf,

    /// Which game of a file of many, counted from 1 (you are asked if it is not given)
    #[arg(long, value_name = "N")]
    game: Option<usize>,

    /// After how many decisions to begin; in lines, to stop [default: at the beginning; in lines,
    /// at the end]
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    /// Show it as the player in this seat saw it (as a spectator if not given)
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,

    #[command(flatten)]
    terminal: TerminalArguments,
}

pub fn run(catalog: &Catalog, arguments: &Arguments, locale: Locale) -> Result<(), Failure> {
    let mut records = records_in(&arguments.file)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let events = Events::new();
    let look = arguments.terminal.look(locale);
    let mut face = Face::open(&arguments.terminal, &events, runtime.handle())?;
    let chosen = chosen(catalog, arguments, &records, look, &events, &mut face)?;
    let watched = match chosen {
        Some(place) => {
            let record = records.swap_remove(place);
            show(catalog, arguments, record, look, &events, &mut face)
        }
        None => Ok(()),
    };
    drop(face);
    runtime.shutdown_background();
    watched
}

/// The records of a file: one, or one a line.
fn records_in(file: &Path) -> Result<Vec<Record>, Failure> {
    let text = read_file(file)?;
    let records: Result<Vec<Record>, _> = serde_json::Deserializer::from_str(&text)
        .into_iter()
        .collect();
    let records = records
        .map_err(|error| Failure::said(format!("{} is no record: {error}", file.display())))?;
    if records.is_empty() {
        return Err(Failure::said(format!("{} holds no record", file.display())));
    }
    Ok(records)
}

/// Which of the records is meant; nothing if the person leaves.
fn chosen(
    catalog: &Catalog,
    arguments: &Arguments,
    records: &[Record],
    look: Look,
    events: &Events,
    face: &mut Face,
) -> Result<Option<usize>, Failure> {
    let count = records.len();
    let said = |key| {
        say(look.locale, key)
            .with("file", arguments.file.display().to_string())
            .with("count", count)
    };
    match arguments.game {
        Some(number) if (1..=count).contains(&number) => return Ok(Some(number - 1)),
        Some(number) => {
            let told = said("record-no-number").with("number", number);
            return Err(Failure::said(told));
        }
        None if count == 1 => return Ok(Some(0)),
        None => {}
    }
    // Whoever is no person cannot be asked.
    if arguments.terminal.lines() && !stdin().is_terminal() {
        return Err(Failure::said(said("record-which-number")));
    }
    let answers: Vec<Answer> = records
        .iter()
        .enumerate()
        .map(|(place, record)| in_words(catalog, place + 1, record, look.locale))
        .collect();
    let question = text(look.locale, "which-record");
    Ok(face.choose(events, look, &question, &answers)?)
}

/// A record in a list: who played, and who won.
fn in_words(catalog: &Catalog, number: usize, record: &Record, locale: Locale) -> Answer {
    let title = catalog.get(&record.game);
    let title = title.map_or(record.game.as_str(), |title| title.name());
    let named = say(locale, "record-named")
        .with("number", number)
        .with("players", locale.list(&record.players.0));
    let Some(result) = &record.result else {
        let told = text(locale, "record-unfinished");
        return (named.into(), format!("{title}, {told}"));
    };
    let places = record.players.0.iter().zip(&result.ranks);
    let winners: Vec<&String> = places
        .filter(|(_, rank)| **rank == 1)
        .map(|(name, _)| name)
        .collect();
    let told = say(locale, "record-won")
        .with("count", winners.len())
        .with("names", locale.list(&winners));
    (named.into(), format!("{title}, {told}"))
}

/// Shows a record in lines or on the full screen.
fn show(
    catalog: &Catalog,
    arguments: &Arguments,
    record: Record,
    look: Look,
    events: &Events,
    face: &mut Face,
) -> Result<(), Failure> {
    let reel = Recorded {
        title: catalog.get(&record.game)?,
        record,
        locale: look.locale,
    };
    let viewer = arguments
        .seat
        .map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
    // A record that does not replay to its end is refused before anything is shown.
    reel.scene(reel.steps(), viewer).map_err(Failure::Said)?;
    match face {
        Face::Lines => {
            let upto = arguments.at.unwrap_or(reel.steps());
            let mut output = stdout().lock();
            tell(&reel, look, viewer, upto, &mut output).map_err(Failure::Said)??;
        }
        Face::Full(screen) => {
            let at = arguments.at.unwrap_or(0).min(reel.steps());
            let watch = Watch::new(&reel, look, covenstead_front::layouts(), viewer, at)
                .map_err(Failure::Said)?;
            watch.run(screen, &events.receiver)?;
        }
    }
    Ok(())
}

/// A record and the game it is of.
struct Recorded<'a> {
    title: &'a dyn Title,
    record: Record,
    locale: Locale,
}

impl Reel for Recorded<'_> {
    fn steps(&self) -> usize {
        self.record.decisions.len()
    }

    fn scene(&self, at: usize, viewer: Viewer) -> Result<Scene, String> {
        let table = self
            .title
            .replay(&self.record, Some(at))
            .map_err(|fault| fault.to_string())?;
        let everything = Telling {
            heard: Some(0),
            of_late: false,
        };
        table
            .scene_telling(viewer, self.locale, everything)
            .map_err(|fault| fault.to_string())
    }
}
