//! The embedded store: one SQLite file, one thread that writes.
//!
//! The write-ahead log with `synchronous=FULL` makes every commit durable before it is
//! acknowledged. A commit costs one wait for the disk however much is in it, so the writer takes
//! everything that has been asked for meanwhile into one transaction: the busier the server, the
//! larger the groups. A request that is refused writes nothing; if the database fails in the middle
//! of a group, the group is undone and its requests are tried one by one, so that none suffers from
//! another.

mod migrations;
mod statements;
mod writer;

use crate::entry::Noted;
use crate::table::{NewTable, Phase, Standing, Stored, Summary, TableId};
use crate::{Answer, Hash, Pending, Store, StoreError};
use rusqlite::Connection;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak, mpsc};
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
}

/// Tables in one SQLite file.
pub struct Sqlite {
    writes: mpsc::Sender<Order>,
    reads: mpsc::Sender<Read>,
    commits: Arc<AtomicU64>,
}

impl Sqlite {
    /// Opens the file, or makes it. A file written by an older version of the program is brought up
    /// to date first; one written by a newer version is refused.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let mut writer = connect(path)?;
        migrations::run(&mut writer)?;
        let reader = connect(path)?;
        let (writes, write_requests) = mpsc::channel();
        let (reads, read_requests) = mpsc::channel();
        let commits = Arc::new(AtomicU64::new(0));
        let counter = commits.clone();
        let writer = Writer::new(writer, counter);
        spawn("store-writer", move || writer.run(&write_requests))?;
        spawn("store-reader", move || {
            answer_reads(&reader, &read_requests)
        })?;
        let (mover, seen) = (connect(path)?, Arc::downgrade(&commits));
        spawn("store-checkpoint", move || move_pages(&mover, &seen))?;
        Ok(Sqlite {
            writes,
            reads,
            commits,
        })
    }

    /// How many transactions have been committed: with the number of appends, how well they are
    /// grouped.
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
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
        self.order(Order::Close)
    }
}

fn failed(error: rusqlite::Error) -> StoreError {
    StoreError::Failed(error.to_string())
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
/// there is something to move. Should it fail, the writer does it.
fn move_pages(connection: &Connection, commits: &Weak<AtomicU64>) {
    let mut moved = 0;
    while let Some(made) = commits
        .upgrade()
        .map(|commits| commits.load(Ordering::Relaxed))
    {
        if made != moved {
            moved = made;
            let _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
        }
        thread::sleep(CHECKPOINT_EVERY);
    }
}

fn answer_reads(connection: &Connection, requests: &mpsc::Receiver<Read>) {
    while let Ok(request) = requests.recv() {
        match request {
            Read::Table(id, answer) => answer.give(statements::read(connection, id)),
            Read::Listed(phase, most, answer) => {
                answer.give(statements::listed(connection, phase, most))
            }
            Read::Seated(person, most, answer) => {
                answer.give(statements::seated(connection, person, most))
            }
            Read::WaitingForBots(answer) => answer.give(statements::waiting_for_bots(connection)),
        }
    }
}
