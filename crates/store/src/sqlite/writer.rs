//! The thread that writes: groups of requests, each group one transaction.

use super::file::{Lock, Place};
use super::statements::{self, Known};
use super::{Order, Shared, failed};
use crate::entry::Noted;
use crate::table::{NewTable, Standing, TableId};
use crate::{Answer, StoreError};
use rusqlite::{Connection, ErrorCode, TransactionBehavior};
use std::collections::HashMap;
use std::convert::Infallible;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::Receiver;

/// How many writes go into one transaction at most: a bound on how long the first of them waits.
const GROUP: usize = 4096;

/// Of how many tables the writer remembers where their logs end.
const REMEMBERED: usize = 10_000;

/// Something to be written.
pub enum Write {
    /// A new table.
    Create {
        table: Box<NewTable>,
        standing: Standing,
    },
    /// More of a table's log.
    Append {
        table: TableId,
        length: u64,
        entries: Vec<Noted>,
        standing: Standing,
    },
}

type Done = Result<(), StoreError>;

/// The writer, and what it knows of the tables it wrote to last, so that an append is one
/// statement.
pub struct Writer {
    connection: Connection,
    shared: Arc<Shared>,
    place: Place,
    known: HashMap<TableId, Known>,
    /// Changes when another connection has written to the file: then nothing is known any more.
    others: i64,
}

impl Writer {
    pub fn new(connection: Connection, shared: Arc<Shared>, place: Place) -> Writer {
        Writer {
            connection,
            shared,
            place,
            known: HashMap::new(),
            others: 0,
        }
    }

    /// The writer's life: whatever has been asked for by the time it looks goes into one
    /// transaction. Ends when it is told to close, and gives whom to tell when that is done, or when
    /// nobody can ask any more.
    pub fn run(&mut self, orders: &Receiver<Order>) -> Option<Answer<()>> {
        while let Ok(first) = orders.recv() {
            let (mut writes, mut answers, mut closing) = (Vec::new(), Vec::new(), None);
            for order in std::iter::once(first).chain(orders.try_iter().take(GROUP - 1)) {
                match order {
                    Order::Write(write, answer) => {
                        writes.push(write);
                        answers.push(answer);
                    }
                    Order::Close(answer) => {
                        closing = Some(answer);
                        break;
                    }
                }
            }
            self.write_group(&writes, answers);
            if closing.is_some() {
                return closing;
            }
        }
        None
    }

    /// Closes the database when the other connections are closed. What it held is then in one file,
    /// because SQLite moves everything into it as the last connection ends.
    pub fn close(
        self,
        others: &[Receiver<Infallible>],
        lock: Option<Lock>,
        answer: Option<Answer<()>>,
    ) {
        for other in others {
            // An error: the other thread has ended.
            let _ = other.recv();
        }
        let closed = self.connection.close();
        drop(lock);
        if let Some(answer) = answer {
            answer.give(closed.map_err(|(_, error)| failed(error)));
        }
    }

    /// Writes a group and acknowledges it after the commit.
    fn write_group(&mut self, writes: &[Write], answers: Vec<Answer<()>>) {
        // A bug must not end this thread, and with it every table: the transaction is undone on the
        // way out.
        let results =
            catch_unwind(AssertUnwindSafe(|| self.written(writes))).unwrap_or_else(|_| {
                self.known.clear();
                vec![
                    Err(StoreError::Failed(
                        "the writer panicked, which is a bug".into()
                    ));
                    writes.len()
                ]
            });
        answers
            .into_iter()
            .zip(results)
            .for_each(|(answer, result)| answer.give(result));
    }

    /// What became of each request of a group.
    fn written(&mut self, writes: &[Write]) -> Vec<Done> {
        match self.commit(writes) {
            Ok(results) => results,
            // With the file gone or a disk that fails, trying again would only do more harm.
            Err(error @ (StoreError::Gone(_) | StoreError::Unknown(_))) => {
                vec![Err(error); writes.len()]
            }
            Err(error) if writes.len() == 1 => vec![Err(error)],
            Err(_) => writes
                .iter()
                .map(|write| self.commit(std::slice::from_ref(write))?.remove(0))
                .collect(),
        }
    }

    /// Writes all in one transaction: what became of each, or why nothing was written at all.
    fn commit(&mut self, writes: &[Write]) -> Result<Vec<Done>, StoreError> {
        self.shared.look(&self.place)?;
        let written = self.try_commit(writes).map_err(|unwritten| {
            // What was noted on the way was undone.
            self.known.clear();
            match unwritten {
                Unwritten::Undone(error) => error,
                Unwritten::InDoubt(error) => self.settle(error),
            }
        })?;
        // A file that went meanwhile took what was just written with it.
        self.shared.look(&self.place)?;
        self.shared.commits.fetch_add(1, Ordering::Relaxed);
        Ok(written)
    }

    /// Settles a commit that failed. What it wrote stands in the write-ahead log behind the last
    /// good commit, and would count if the process were killed now. Another commit overwrites it; if
    /// even that fails, nobody can say what will be found.
    fn settle(&mut self, error: rusqlite::Error) -> StoreError {
        let version = self
            .connection
            .pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0));
        // Writes a page although nothing changes.
        let again = version
            .and_then(|version| self.connection.pragma_update(None, "user_version", version));
        match again {
            Ok(()) => failed(error),
            Err(_) => StoreError::Unknown(error.to_string()),
        }
    }

    fn try_commit(&mut self, writes: &[Write]) -> Result<Vec<Done>, Unwritten> {
        if writes.is_empty() {
            return Ok(Vec::new());
        }
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(failed)?;
        let others = statements::data_version(&transaction)?;
        if self.others != others || self.known.len() > REMEMBERED {
            self.known.clear();
            self.others = others;
        }
        let mut results = Vec::with_capacity(writes.len());
        for write in writes {
            match carry_out(&transaction, &mut self.known, write) {
                Err(error @ (StoreError::Failed(_) | StoreError::Unreadable(_))) => {
                    return Err(error.into());
                }
                done => results.push(done),
            }
        }
        match transaction.commit() {
            Ok(()) => Ok(results),
            // The disk was full before the commit was whole.
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::DiskFull) => {
                Err(failed(error).into())
            }
            Err(error) => Err(Unwritten::InDoubt(error)),
        }
    }
}

/// Why a transaction was not written.
enum Unwritten {
    /// It was undone before its commit.
    Undone(StoreError),
    /// Its commit failed, perhaps after it had been written.
    InDoubt(rusqlite::Error),
}

impl From<StoreError> for Unwritten {
    fn from(error: StoreError) -> Unwritten {
        Unwritten::Undone(error)
    }
}

/// Carries out one request. If it is refused, nothing was written; if the database fails, the
/// transaction has to be undone.
fn carry_out(connection: &Connection, known: &mut HashMap<TableId, Known>, write: &Write) -> Done {
    match write {
        Write::Create { table, standing } => {
            let end = statements::create(connection, table, *standing)?;
            known.insert(table.id, end);
        }
        Write::Append {
            table,
            length,
            entries,
            standing,
        } => {
            let end = match known.get(table) {
                Some(end) => *end,
                None => statements::end_of_log(connection, *table)?,
            };
            if end.length != *length {
                return Err(StoreError::Moved {
                    table: *table,
                    expected: *length,
                    has: end.length,
                });
            }
            known.insert(
                *table,
                statements::append(connection, end, entries, *standing)?,
            );
        }
    }
    Ok(())
}
