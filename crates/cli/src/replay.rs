//! A recorded game, told from its beginning.

use crate::screen::{Failure, read_file, say};
use clap::Args;
use covenstead_catalog::Catalog;
use covenstead_core::{Record, Seat, Table, Viewer};
use std::fmt::Write;
use std::path::PathBuf;

#[derive(Args)]
pub struct Arguments {
    /// The record: a JSON file as `covenstead play --record` or the protocol's `record` gives it
    file: PathBuf,

    /// Stop after so many decisions and show the table
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    /// Show it as the player in this seat saw it (as a spectator if not given)
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
}

pub fn run(catalog: &Catalog, arguments: &Arguments) -> Result<(), Failure> {
    let text = read_file(&arguments.file)?;
    let record: Record = serde_json::from_str(&text)
        .map_err(|error| Failure::said(format!("{} is no record: {error}", arguments.file.display())))?;
    let table = catalog.get(&record.game)?.replay(&record, arguments.at)?;
    let viewer = arguments.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
    let mut told = String::new();
    for event in table.events(viewer, 0)? {
        let _ = writeln!(told, "{:>5}  {}", event["n"], event["text"].as_str().unwrap_or_default());
    }
    let _ = write!(told, "\n{}\n", table.describe(viewer)?);
    match table.status() {
        status if status.over => told.push_str(&result_in_words(table.as_ref())),
        status => {
            let _ = writeln!(told, "{}", status.text);
        }
    }
    say(&told)
}

/// The final standings, best place first.
pub fn result_in_words(table: &dyn Table) -> String {
    let Some(result) = table.result() else { return String::new() };
    let mut seats: Vec<usize> = (0..result.scores.len()).collect();
    seats.sort_by_key(|&seat| result.ranks[seat]);
    let mut text = String::from("Final standings:\n");
    for seat in seats {
        let parts: Vec<String> = result.breakdown[seat].iter().map(|part| format!("{} {}", part.name, part.points)).collect();
        let (rank, score, name) = (result.ranks[seat], result.scores[seat], &table.names().0[seat]);
        let _ = writeln!(text, "  {rank}. {name:<12} {score:>4}  ({})", parts.join(", "));
    }
    text
}
