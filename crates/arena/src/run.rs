//! All games of a tournament, on as many threads as are given.

use crate::error::ArenaError;
use crate::external::Programs;
use crate::folder::Folder;
use crate::play::{PlayedGame, play};
use crate::schedule::Fixture;
use crate::stop::Stop;
use crate::tournament::Tournament;
use covenstead_catalog::{Catalog, Title};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Plays what has not been played yet of a tournament, and gives all its games in the order of
/// their numbers. Everything is kept in the folder at `path`, in which a tournament that was killed
/// goes on. `watch` is told of all games so far: first of those found in the folder, with nothing,
/// and then after each game, with it. `stop` ends it from another thread.
pub fn run(
    catalog: &Catalog,
    tournament: &Tournament,
    path: &Path,
    threads: usize,
    stop: &Stop,
    watch: &(dyn Fn(&[PlayedGame], Option<&PlayedGame>) + Sync),
) -> Result<Vec<PlayedGame>, ArenaError> {
    let title = catalog.get(&tournament.game)?;
    let (folder, games) = Folder::open(path, tournament)?;
    let programs = Programs {
        log: folder.bots_log()?,
        stop: stop.clone(),
    };
    watch(&games, None);
    let to_play = left_to_play(tournament, &games);
    let ledger = Mutex::new(Ledger {
        folder,
        games,
        failure: None,
        watch,
    });
    let hall = Hall {
        title,
        tournament,
        programs,
        to_play,
        next: AtomicUsize::new(0),
        ledger,
    };
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, hall.to_play.len().max(1)) {
            scope.spawn(|| hall.play_on());
        }
    });
    let Ledger {
        folder,
        mut games,
        failure,
        ..
    } = hall
        .ledger
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner);
    games.sort_by_key(|game| game.number);
    match failure {
        Some(failure) => Err(failure),
        None => folder.finish(tournament, &games).map(|()| games),
    }
}

fn left_to_play(tournament: &Tournament, games: &[PlayedGame]) -> Vec<Fixture> {
    let played: BTreeSet<u64> = games.iter().map(|game| game.number).collect();
    let schedule = tournament.schedule();
    (0..tournament.games)
        .filter(|number| !played.contains(number))
        .map(|number| schedule.fixture(number))
        .collect()
}

/// What the threads share.
struct Hall<'a> {
    title: &'a dyn Title,
    tournament: &'a Tournament,
    programs: Programs,
    to_play: Vec<Fixture>,
    /// Games are taken in order, so that blocks fill up early.
    next: AtomicUsize,
    ledger: Mutex<Ledger<'a>>,
}

struct Ledger<'a> {
    folder: Folder,
    games: Vec<PlayedGame>,
    failure: Option<ArenaError>,
    watch: &'a (dyn Fn(&[PlayedGame], Option<&PlayedGame>) + Sync),
}

impl Hall<'_> {
    /// Plays games until there are none left or something fails.
    fn play_on(&self) {
        while let Some(fixture) = self.to_play.get(self.next.fetch_add(1, Ordering::Relaxed)) {
            let played = play(self.title, self.tournament, fixture, &self.programs);
            // What a stopped tournament ended is no forfeit.
            let played = match self.programs.stop.is_stopped() {
                true => Err(ArenaError::Stopped),
                false => played,
            };
            let mut ledger = self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
            let kept =
                played.and_then(|(game, record)| ledger.folder.add(&game, &record).map(|()| game));
            match kept {
                Ok(_) if ledger.failure.is_some() => return,
                Ok(game) => ledger.add(game),
                Err(failure) => {
                    ledger.failure.get_or_insert(failure);
                    return;
                }
            }
        }
    }
}

impl Ledger<'_> {
    fn add(&mut self, game: PlayedGame) {
        self.games.push(game);
        (self.watch)(&self.games, self.games.last());
    }
}
