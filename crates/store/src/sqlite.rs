//! The embedded store: one SQLite file, one thread that writes.
//!
//! The write-ahead log with `synchronous=FULL` makes every commit durable before it is acknowledged. A commit costs one wait for
//! the disk however much is in it, so the writer takes everything that has been asked for meanwhile into one transaction: the
//! busier the server, the larger the groups. A request that fails is rolled back alone (a savepoint), the others stand.

mod migrations;
mod statements;

use crate::entry::Noted;
use crate::table::{NewTable, Phase, Standing, Stored, Summary, TableId};
use crate::{Answer, Hash, Pending, Store, StoreError};
use rusqlite::{Connection, TransactionBehavior};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

/// How many writes go into one transaction at most: a bound on how long the first of them waits.
const GROUP: usize = 4096;

enum Write {
    Create { table: Box<NewTable>, standing: Standing, answer: Answer<()> },
    Append { table: TableId, length: u64, entries: Vec<Noted>, standing: Standing, answer: Answer<()> },
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
    writes: mpsc::Sender<Write>,
    reads: mpsc::Sender<Read>,
    commits: Arc<AtomicU64>,
}

impl Sqlite {
    /// Opens the file, or makes it. A file written by an older version of the program is brought up to date first; one written
    /// by a newer version is refused.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let mut writer = connect(path)?;
        migrations::run(&mut writer)?;
        let reader = connect(path)?;
        let (writes, write_requests) = mpsc::channel();
        let (reads, read_requests) = mpsc::channel();
        let commits = Arc::new(AtomicU64::new(0));
        let counter = commits.clone();
        spawn("store-writer", move || write_in_groups(writer, &write_requests, &counter))?;
        spawn("store-reader", move || answer_reads(&reader, &read_requests))?;
        Ok(Sqlite { writes, reads, commits })
    }

    /// How many transactions have been committed: with the number of appends, how well they are grouped.
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    fn write<T>(&self, request: impl FnOnce(Answer<T>) -> Write) -> Pending<T> {
        let (answer, pending) = Pending::new();
        // A closed channel drops the request and with it the answer, which reads as `Closed`.
        let _ = self.writes.send(request(answer));
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
        self.write(|answer| Write::Create { table: Box::new(table), standing, answer })
    }

    fn append(&self, table: TableId, length: u64, entries: Vec<Noted>, standing: Standing) -> Pending<()> {
        self.write(|answer| Write::Append { table, length, entries, standing, answer })
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
        self.write(Write::Close)
    }
}

fn failed(error: rusqlite::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), StoreError> {
    let spawned = thread::Builder::new().name(name.into()).spawn(work);
    spawned.map(drop).map_err(|error| StoreError::Failed(error.to_string()))
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path).map_err(failed)?;
    let set = || {
        connection.busy_timeout(std::time::Duration::from_secs(5))?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", true)
    };
    set().map_err(failed)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// The writer's life: whatever has been asked for by the time it looks goes into one transaction.
fn write_in_groups(mut connection: Connection, requests: &mpsc::Receiver<Write>, commits: &AtomicU64) {
    while let Ok(first) = requests.recv() {
        let group = std::iter::once(first).chain(requests.try_iter().take(GROUP - 1));
        let closing = write_group(&mut connection, group);
        commits.fetch_add(1, Ordering::Relaxed);
        if let Some(answer) = closing {
            answer.give(connection.close().map_err(|(_, error)| failed(error)));
            return;
        }
    }
}

/// Writes a group in one transaction and acknowledges it after the commit. Gives the answer to a request to close, if one came.
fn write_group(connection: &mut Connection, group: impl Iterator<Item = Write>) -> Option<Answer<()>> {
    let mut done: Vec<(Answer<()>, Result<(), StoreError>)> = Vec::new();
    let mut closing = None;
    let committed = connection.transaction_with_behavior(TransactionBehavior::Immediate).and_then(|mut transaction| {
        for request in group {
            match request {
                Write::Create { table, standing, answer } => {
                    done.push((answer, statements::alone(&mut transaction, |step| statements::create(step, &table, standing))));
                }
                Write::Append { table, length, entries, standing, answer } => {
                    let append = |step: &Connection| statements::append(step, table, length, &entries, standing);
                    done.push((answer, statements::alone(&mut transaction, append)));
                }
                Write::Close(answer) => {
                    closing = Some(answer);
                    break;
                }
            }
        }
        transaction.commit()
    });
    let lost = committed.map_err(failed).err();
    for (answer, result) in done {
        answer.give(lost.clone().map_or(result, Err));
    }
    closing
}

fn answer_reads(connection: &Connection, requests: &mpsc::Receiver<Read>) {
    while let Ok(request) = requests.recv() {
        match request {
            Read::Table(id, answer) => answer.give(statements::read(connection, id)),
            Read::Listed(phase, most, answer) => answer.give(statements::listed(connection, phase, most)),
            Read::Seated(person, most, answer) => answer.give(statements::seated(connection, person, most)),
            Read::WaitingForBots(answer) => answer.give(statements::waiting_for_bots(connection)),
        }
    }
}
