//! The embedded store: one SQLite file, one thread that writes.
//!
//! The write-ahead log with `synchronous=FULL` makes every commit durable before it is
//! acknowledged. A commit costs one wait for the disk however much is in it, so the writer takes
//! everything that has been asked for meanwhile into one transaction: the busier the server, the
//! larger the groups. A request that is refused writes nothing; if the database fails in the middle
//! of a group, the group is undone and its requests are tried one by one, so that none suffers from
//! another.
//!
//! What is read is what was written: a hash chain over each table's log is checked whenever the
//! table is read. A database that is deleted or replaced while it is open is noticed before anything
//! more is acknowledged.

mod chain;
mod file;
mod migrations;
mod statements;
mod wal;
mod writer;

use crate::entry::Noted;
use crate::table::{NewTable, Phase, Standing, Stored, Summary, TableId};
use crate::{Answer, Hash, Pending, Store, StoreError};
use file::{Lock, Place};
use rusqlite::{Connection, Error, ErrorCode};
use std::convert::Infallible;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock, mpsc};
use std::thread;
use std::time::Duration;
use writer::{Write, Writer};

/// How often the pages of the write-ahead log are moved into the database proper, by a thread of
/// its own that delays no writer.
const CHECKPOINT_EVERY: Duration = Duration::from_millis(200);

/// How many pages the write-ahead log has (16 MB) when the writer sees to it that it begins anew.
/// Most is moved by then.
const CHECKPOINT_PAGES: u32 = 4096;

/// What is asked of the writing thread.
enum Order {
    Write(Write, Answer<()>),
    Close(Answer<()>),
}

enum Read {
    Table(TableId, Answer<Stored>),
    Listed(Phase, u32, Answer<Vec<Summary>>),
    Seated(Hash, u32, Answer<Vec<Summary>>),
    WaitingForBots(Answer<Vec<TableId>>),
    Close,
}

/// What the threads of a store share.
#[derive(Default)]
struct Shared {
    commits: AtomicU64,
    /// Why nothing is read or written any more: the database has gone.
    gone: OnceLock<StoreError>,
}

impl Shared {
    /// Looks whether the database is still where it was.
    fn look(&self, place: &Place) -> Result<(), StoreError> {
        if let Some(gone) = self.gone.get() {
            return Err(gone.clone());
        }
        place.stands().inspect_err(|gone| {
            let _ = self.gone.set(gone.clone());
        })
    }
}

/// Tables in one SQLite file.
pub struct Sqlite {
    writes: mpsc::Sender<Order>,
    reads: mpsc::Sender<Read>,
    stop_moving: mpsc::Sender<()>,
    shared: Arc<Shared>,
}

impl Sqlite {
    /// Opens the file, or makes it. A file written by an older version of the program is brought up
    /// to date first; one written by a newer version or another application is refused and left
    /// alone. Other processes may open it too.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(path, None)
    }

    /// The same for whoever needs the file alone: refused while another process owns it so.
    pub fn open_alone(path: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(path, Some(Lock::take(path)?))
    }

    fn open_with(path: &Path, lock: Option<Lock>) -> Result<Sqlite, StoreError> {
        wal::is_whole(&file::beside(path, "-wal"))?;
        file::belongs_to_us(path)?;
        let mut writer = connect(path)?;
        migrations::run(&mut writer)?;
        let reader = connect(path)?;
        let mover = connect(path)?;
        // Whoever plays goes first.
        mover.busy_timeout(Duration::ZERO).map_err(failed)?;
        let place = Place::of(path)?;
        let shared = Arc::new(Shared::default());
        let (writes, write_requests) = mpsc::channel();
        let (reads, read_requests) = mpsc::channel();
        let (stop_moving, told_to_stop) = mpsc::channel();
        // Dropped when the thread has closed its connection.
        let (reading, reader_ended) = mpsc::channel::<Infallible>();
        let (moving, mover_ended) = mpsc::channel::<Infallible>();
        let others = [reader_ended, mover_ended];
        let mut writer = Writer::new(writer, shared.clone(), place.clone());
        spawn("store-writer", move || {
            let closing = writer.run(&write_requests);
            writer.close(&others, lock, closing);
        })?;
        let look = shared.clone();
        spawn("store-reader", move || {
            answer_reads(&reader, &read_requests, &look);
            drop((reader, reading));
        })?;
        let look = shared.clone();
        spawn("store-checkpoint", move || {
            move_pages(&mover, &told_to_stop, &look, &place);
            drop((mover, moving));
        })?;
        Ok(Sqlite {
            writes,
            reads,
            stop_moving,
            shared,
        })
    }

    /// How many transactions have been committed: with the number of appends, how well they are
    /// grouped.
    pub fn commits(&self) -> u64 {
        self.shared.commits.load(Ordering::Relaxed)
    }

    fn order(&self, order: impl FnOnce(Answer<()>) -> Order) -> Pending<()> {
        let (answer, pending) = Pending::new();
        // A closed channel drops the order and with it the answer, which reads as `Closed`.
        let _ = self.writes.send(order(answer));
        pending
    }

    fn ask<T>(&self, request: impl FnOnce(Answer<T>) -> Read) -> Pending<T> {
        let (answer, pending) = Pending::new();
        let _ = self.reads.send(request(answer));
        pending
    }
}

impl Store for Sqlite {
    fn create(&self, table: NewTable, standing: Standing) -> Pending<()> {
        let table = Box::new(table);
        self.order(|answer| Order::Write(Write::Create { table, standing }, answer))
    }

    fn append(
        &self,
        table: TableId,
        length: u64,
        entries: Vec<Noted>,
        standing: Standing,
    ) -> Pending<()> {
        self.order(|answer| {
            Order::Write(
                Write::Append {
                    table,
                    length,
                    entries,
                    standing,
                },
                answer,
            )
        })
    }

    fn read(&self, table: TableId) -> Pending<Stored> {
        self.ask(|answer| Read::Table(table, answer))
    }

    fn listed(&self, phase: Phase, most: u32) -> Pending<Vec<Summary>> {
        self.ask(|answer| Read::Listed(phase, most, answer))
    }

    fn seated(&self, person: Hash, most: u32) -> Pending<Vec<Summary>> {
        self.ask(|answer| Read::Seated(person, most, answer))
    }

    fn waiting_for_bots(&self) -> Pending<Vec<TableId>> {
        self.ask(Read::WaitingForBots)
    }

    fn close(&self) -> Pending<()> {
        // The writer closes last, when the others have let go of the file.
        let _ = self.reads.send(Read::Close);
        let _ = self.stop_moving.send(());
        self.order(Order::Close)
    }
}

/// What the database says, sorted into what is damaged and what did not work.
fn failed(error: Error) -> StoreError {
    let code = error.sqlite_error_code();
    let damaged = matches!(
        code,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)
    );
    let strange = matches!(
        error,
        Error::InvalidColumnType(..)
            | Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::Utf8Error(..)
    );
    if damaged || strange {
        StoreError::Unreadable(error.to_string())
    } else {
        StoreError::Failed(error.to_string())
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), StoreError> {
    let spawned = thread::Builder::new().name(name.into()).spawn(work);
    spawned
        .map(drop)
        .map_err(|error| StoreError::Failed(error.to_string()))
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path).map_err(failed)?;
    let set = || {
        connection.busy_timeout(Duration::from_secs(5))?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
        connection.pragma_update(None, "foreign_keys", true)
    };
    set().map_err(failed)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// Moves pages of the write-ahead log into the database proper, as long as the store lives and
/// there is something to move. Should it fail, the writer does it. When nobody has written for a
/// round the log is emptied: whatever happens to the machine then finds one complete file. On its
/// rounds it looks whether the database is still there.
fn move_pages(
    connection: &Connection,
    told_to_stop: &mpsc::Receiver<()>,
    shared: &Shared,
    place: &Place,
) {
    let mut moved = 0;
    // What a killed process left counts as well.
    let mut emptied = u64::MAX;
    while told_to_stop.recv_timeout(CHECKPOINT_EVERY) == Err(mpsc::RecvTimeoutError::Timeout) {
        let made = shared.commits.load(Ordering::Relaxed);
        if shared.look(place).is_err() {
            continue;
        }
        if made != moved {
            moved = made;
            let _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
        } else if made != emptied {
            let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
            let busy = connection.query_row(sql, [], |row| row.get::<_, bool>(0));
            if busy == Ok(false) {
                emptied = made;
            }
        }
    }
}

fn answer_reads(connection: &Connection, requests: &mpsc::Receiver<Read>, shared: &Shared) {
    let there = || shared.gone.get().map_or(Ok(()), |gone| Err(gone.clone()));
    while let Ok(request) = requests.recv() {
        match request {
            Read::Table(id, answer) => {
                answer.give(there().and_then(|()| statements::read(connection, id)))
            }
            Read::Listed(phase, most, answer) => {
                answer.give(there().and_then(|()| statements::listed(connection, phase, most)))
            }
            Read::Seated(person, most, answer) => {
                answer.give(there().and_then(|()| statements::seated(connection, person, most)))
            }
            Read::WaitingForBots(answer) => {
                answer.give(there().and_then(|()| statements::waiting_for_bots(connection)))
            }
            Read::Close => return,
        }
    }
}
