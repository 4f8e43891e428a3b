//! The files of a tournament, written so that a kill at any moment loses no finished game.
//!
//! A finished game is appended to `records.jsonl` and then to `results.csv`; it counts once it
//! stands in both. Whoever opens the folder again drops what a kill left half written, and at the
//! end of a tournament both files are put in order.

use crate::error::ArenaError;
use crate::log::BotsLog;
use crate::play::{PlayedGame, SeatLine, places};
use crate::schedule::Schedule;
use crate::tournament::Tournament;
use covenstead_core::{Names, Record, RecordedResult, SeedNote};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

const TOURNAMENT: &str = "tournament.json";
const RECORDS: &str = "records.jsonl";
const RESULTS: &str = "results.csv";
const BOTS_LOG: &str = "bots.log";
const LOCK: &str = "lock";

/// The folder of a tournament, held by this process alone.
pub(crate) struct Folder {
    path: PathBuf,
    records: File,
    results: File,
    /// Held for as long as the folder is open; the system lets go of it if this process is killed.
    _lock: File,
}

impl Folder {
    /// Opens the folder of a tournament, new or begun. Gives the games played so far.
    pub fn open(
        path: &Path,
        tournament: &Tournament,
    ) -> Result<(Folder, Vec<PlayedGame>), ArenaError> {
        fs::create_dir_all(path).map_err(ArenaError::file(path))?;
        let lock = lock(path)?;
        begin_or_go_on(path, tournament)?;
        let games = recover(path, tournament)?;
        let (records, results) = (
            append_to(&path.join(RECORDS))?,
            append_to(&path.join(RESULTS))?,
        );
        Ok((
            Folder {
                path: path.to_path_buf(),
                records,
                results,
                _lock: lock,
            },
            games,
        ))
    }

    /// Where programs may write what is wrong with them.
    pub fn bots_log(&self) -> Result<BotsLog, ArenaError> {
        let path = self.path.join(BOTS_LOG);
        BotsLog::new(append_to(&path)?).map_err(ArenaError::file(&path))
    }

    /// Keeps a finished game.
    pub fn add(&mut self, game: &PlayedGame, record: &Record) -> Result<(), ArenaError> {
        let mut line = serde_json::to_vec(record).expect("a record is plain data");
        line.push(b'\n');
        self.records
            .write_all(&line)
            .map_err(ArenaError::file(&self.path.join(RECORDS)))?;
        let rows = csv_rows(&game.lines, false);
        self.results
            .write_all(&rows)
            .map_err(ArenaError::file(&self.path.join(RESULTS)))
    }

    /// Puts the files in the order of the games, so that they do not tell which thread was quicker.
    pub fn finish(self, tournament: &Tournament, games: &[PlayedGame]) -> Result<(), ArenaError> {
        let lines = index_records(&self.path.join(RECORDS), tournament)?;
        let numbers: Vec<u64> = games.iter().map(|game| game.number).collect();
        rewrite_records(&self.path.join(RECORDS), &lines, &numbers)?;
        rewrite_results(&self.path.join(RESULTS), games)
    }
}

fn lock(path: &Path) -> Result<File, ArenaError> {
    let file = append_to(&path.join(LOCK))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(fs::TryLockError::WouldBlock) => Err(ArenaError::InUse(path.to_path_buf())),
        Err(fs::TryLockError::Error(error)) => Err(ArenaError::file(path)(error)),
    }
}

fn append_to(path: &Path) -> Result<File, ArenaError> {
    OpenOptions::new()
        .create(true)
        .append(true)
        .open(path)
        .map_err(ArenaError::file(path))
}

/// Makes sure that the folder is this tournament's, and notes how many games it is to have.
fn begin_or_go_on(path: &Path, tournament: &Tournament) -> Result<(), ArenaError> {
    let file = path.join(TOURNAMENT);
    let other = |difference: String| ArenaError::OtherTournament {
        path: path.to_path_buf(),
        difference,
    };
    match fs::read(&file) {
        Ok(text) => {
            let begun: Tournament = serde_json::from_slice(&text)
                .map_err(|error| ArenaError::damaged(&file, error.to_string()))?;
            if let Some(difference) = tournament.difference(&begun) {
                return Err(other(difference));
            }
            if begun.games > tournament.games {
                return Err(other(format!(
                    "{} games there, {} here: a tournament can only grow",
                    begun.games, tournament.games
                )));
            }
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => not_somebody_elses(path)?,
        Err(error) => return Err(ArenaError::file(&file)(error)),
    }
    let text = serde_json::to_string_pretty(tournament).expect("a tournament is plain data") + "\n";
    replace(&file, |out| out.write_all(text.as_bytes()))
}

/// A folder with games but without a tournament is not ours to write to.
fn not_somebody_elses(path: &Path) -> Result<(), ArenaError> {
    match [RECORDS, RESULTS]
        .into_iter()
        .find(|name| path.join(name).exists())
    {
        Some(name) => Err(ArenaError::damaged(
            &path.join(name),
            format!("there is no {TOURNAMENT} that it belongs to"),
        )),
        None => Ok(()),
    }
}

/// The games that stand in both files; whatever else a kill left in them is dropped.
fn recover(path: &Path, tournament: &Tournament) -> Result<Vec<PlayedGame>, ArenaError> {
    let (records, results) = (path.join(RECORDS), path.join(RESULTS));
    let lines = index_records(&records, tournament)?;
    let mut games = read_results(&results, tournament)?;
    let recorded: BTreeSet<u64> = lines.iter().map(|line| line.number).collect();
    games.retain(|number, _| recorded.contains(number));
    for line in &lines {
        if let Some(game) = games.get(&line.number)
            && !line
                .result
                .as_ref()
                .is_some_and(|result| agrees(game, result))
        {
            return Err(ArenaError::damaged(
                &results,
                format!("game {} has other scores than its record", line.number),
            ));
        }
    }
    let numbers: Vec<u64> = lines
        .iter()
        .map(|line| line.number)
        .filter(|number| games.contains_key(number))
        .collect();
    rewrite_records(&records, &lines, &numbers)?;
    let games: Vec<PlayedGame> = games.into_values().collect();
    rewrite_results(&results, &games)?;
    Ok(games)
}

fn agrees(game: &PlayedGame, result: &RecordedResult) -> bool {
    let scores: Vec<i32> = game.lines.iter().map(|line| line.score).collect();
    let ranks: Vec<u8> = game.lines.iter().map(|line| line.rank).collect();
    let forfeited: Vec<bool> = game.lines.iter().map(|line| line.forfeits > 0).collect();
    result.scores == scores && places(&result.ranks, &forfeited) == ranks
}

/// Where the record of a game stands in its file.
struct RecordLine {
    number: u64,
    result: Option<RecordedResult>,
    from: u64,
    length: u64,
}

/// As much of a record as tells which game it is.
#[derive(Deserialize)]
struct Stub {
    players: Names,
    seed: SeedNote,
    result: Option<RecordedResult>,
}

/// The whole lines of `records.jsonl`; a torn last one is left out.
fn index_records(path: &Path, tournament: &Tournament) -> Result<Vec<RecordLine>, ArenaError> {
    let (schedule, mut lines, mut from) = (tournament.schedule(), Vec::<RecordLine>::new(), 0);
    let Some(file) = open_if_there(path)? else {
        return Ok(lines);
    };
    let (mut reader, mut text, mut seen) = (BufReader::new(file), Vec::new(), BTreeSet::new());
    loop {
        text.clear();
        let length = reader
            .read_until(b'\n', &mut text)
            .map_err(ArenaError::file(path))? as u64;
        if text.last() != Some(&b'\n') {
            return Ok(lines);
        }
        let line = lines.len() + 1;
        let (number, result) = identify(&text, tournament, &schedule)
            .map_err(|problem| ArenaError::damaged(path, format!("line {line}: {problem}")))?;
        if !seen.insert(number) {
            return Err(ArenaError::damaged(
                path,
                format!("line {line}: game {number} is there twice"),
            ));
        }
        lines.push(RecordLine {
            number,
            result,
            from,
            length,
        });
        from += length;
    }
}

fn identify(
    text: &[u8],
    tournament: &Tournament,
    schedule: &Schedule,
) -> Result<(u64, Option<RecordedResult>), String> {
    let stub: Stub = serde_json::from_slice(text).map_err(|error| error.to_string())?;
    let number = tournament
        .seating_of(&stub.players)
        .and_then(|seating| schedule.find(&stub.seed.text, &seating));
    match number.filter(|number| *number < tournament.games) {
        Some(number) => Ok((number, stub.result)),
        None => Err("it is no game of this tournament".into()),
    }
}

/// The whole games of `results.csv`, by number; a torn last one is left out.
fn read_results(
    path: &Path,
    tournament: &Tournament,
) -> Result<BTreeMap<u64, PlayedGame>, ArenaError> {
    let mut games = BTreeMap::new();
    let Some(mut file) = open_if_there(path)? else {
        return Ok(games);
    };
    let mut text = Vec::new();
    file.read_to_end(&mut text)
        .map_err(ArenaError::file(path))?;
    text.truncate(
        text.iter()
            .rposition(|&byte| byte == b'\n')
            .map_or(0, |end| end + 1),
    );
    for row in csv::Reader::from_reader(&text[..]).deserialize() {
        let line: SeatLine = row.map_err(|error| ArenaError::damaged(path, error.to_string()))?;
        let number = line.game;
        games
            .entry(number)
            .or_insert_with(|| PlayedGame {
                number,
                lines: Vec::new(),
            })
            .lines
            .push(line);
    }
    games.retain(|_, game| game.lines.len() >= tournament.seats());
    match games.values().find(|game| !fits(game, tournament)) {
        Some(game) => Err(ArenaError::damaged(
            path,
            format!("game {} does not fit the schedule", game.number),
        )),
        None => Ok(games),
    }
}

/// Whether the rows of a game are those of its fixture.
fn fits(game: &PlayedGame, tournament: &Tournament) -> bool {
    let fixture = tournament.schedule().fixture(game.number);
    let right = |(seat, line): (usize, &SeatLine)| {
        usize::from(line.seat) == seat
            && line.block == fixture.block
            && line.bot == tournament.bots[fixture.seating[seat]].to_string()
    };
    game.number < tournament.games
        && game.lines.len() == tournament.seats()
        && game.lines.iter().enumerate().all(right)
}

fn open_if_there(path: &Path) -> Result<Option<File>, ArenaError> {
    match File::open(path) {
        Ok(file) => Ok(Some(file)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(ArenaError::file(path)(error)),
    }
}

/// Rewrites `records.jsonl` so that it holds the records of just these games, in this order.
fn rewrite_records(path: &Path, lines: &[RecordLine], numbers: &[u64]) -> Result<(), ArenaError> {
    let Some(mut old) = open_if_there(path)? else {
        return Ok(());
    };
    let length: u64 = lines.iter().map(|line| line.length).sum();
    let whole = old.metadata().map_err(ArenaError::file(path))?.len() == length;
    if whole
        && lines
            .iter()
            .map(|line| line.number)
            .eq(numbers.iter().copied())
    {
        return Ok(());
    }
    let places: BTreeMap<u64, &RecordLine> = lines.iter().map(|line| (line.number, line)).collect();
    replace(path, |out| {
        for line in numbers.iter().filter_map(|number| places.get(number)) {
            old.seek(SeekFrom::Start(line.from))?;
            io::copy(&mut (&mut old).take(line.length), out)?;
        }
        Ok(())
    })
}

fn rewrite_results(path: &Path, games: &[PlayedGame]) -> Result<(), ArenaError> {
    let lines: Vec<SeatLine> = games
        .iter()
        .flat_map(|game| game.lines.iter().cloned())
        .collect();
    let text = csv_rows(&lines, true);
    replace(path, |out| out.write_all(&text))
}

const HEADER: [&str; 10] = [
    "game",
    "block",
    "seat",
    "bot",
    "score",
    "rank",
    "forfeits",
    "decisions",
    "thinking_ms",
    "reason",
];

fn csv_rows(lines: &[SeatLine], header: bool) -> Vec<u8> {
    let mut writer = csv::WriterBuilder::new()
        .has_headers(false)
        .from_writer(Vec::new());
    if header {
        writer.write_record(HEADER).expect("memory does not fail");
    }
    for line in lines {
        writer.serialize(line).expect("a row is plain data");
    }
    writer.into_inner().expect("memory does not fail")
}

/// Writes a file anew: whoever looks sees the old one or the new one, never half of it.
fn replace(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<(), ArenaError> {
    let mut name = path
        .file_name()
        .expect("a file of the folder")
        .to_os_string();
    name.push(".new");
    let fresh = path.with_file_name(name);
    let written = File::create(&fresh).and_then(|file| {
        let mut out = BufWriter::new(file);
        write(&mut out)?;
        out.into_inner()?.sync_all()
    });
    written
        .and_then(|()| fs::rename(&fresh, path))
        .map_err(ArenaError::file(path))
}
