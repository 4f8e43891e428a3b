//! A recorded game, watched step by step.

use crate::screen::{Failure, read_file};
use crate::terminal::{Events, Face, TerminalArguments};
use clap::Args;
use covenstead_catalog::{Catalog, Title};
use covenstead_core::{Locale, Record, Seat, Viewer};
use covenstead_scene::Scene;
use covenstead_tui::{Reel, Watch, tell};
use std::path::PathBuf;

#[derive(Args)]
pub struct Arguments {
    /// The record: a JSON file as `covenstead play --record`, a server or the protocol's `record`
    /// gives it
    file: PathBuf,

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

pub fn run(catalog: &Catalog, arguments: &Arguments) -> Result<(), Failure> {
    let text = read_file(&arguments.file)?;
    let record: Record = serde_json::from_str(&text).map_err(|error| {
        Failure::said(format!(
            "{} is no record: {error}",
            arguments.file.display()
        ))
    })?;
    let reel = Recorded {
        title: catalog.get(&record.game)?,
        record,
    };
    let viewer = arguments
        .seat
        .map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
    let look = arguments.terminal.look();
    // A record that does not replay to its end is refused before anything is shown.
    reel.scene(reel.steps(), viewer).map_err(Failure::Said)?;
    if arguments.terminal.lines() {
        let upto = arguments.at.unwrap_or(reel.steps());
        return Ok(
            tell(&reel, look, viewer, upto, &mut std::io::stdout().lock())
                .map_err(Failure::Said)??,
        );
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let events = Events::new();
    let at = arguments.at.unwrap_or(0).min(reel.steps());
    let watch =
        Watch::new(&reel, look, covenstead_front::layouts(), viewer, at).map_err(Failure::Said)?;
    if let Face::Full(mut screen) = Face::open(&arguments.terminal, &events, runtime.handle())? {
        watch.run(&mut screen, &events.receiver)?;
    }
    runtime.shutdown_background();
    Ok(())
}

/// A record and the game it is of.
struct Recorded<'a> {
    title: &'a dyn Title,
    record: Record,
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
        table
            .scene(viewer, Locale::English)
            .map_err(|fault| fault.to_string())
    }
}
