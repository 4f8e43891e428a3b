//! The thread that writes: groups of requests, each group one transaction.

use super::statements::{self, Known};
use super::{Order, failed};
use crate::entry::Noted;
use crate::table::{NewTable, Standing, TableId};
use crate::{Answer, StoreError};
use rusqlite::{Connection, TransactionBehavior};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
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
    commits: Arc<AtomicU64>,
    known: HashMap<TableId, Known>,
    /// Changes when another connection has written to the file: then nothing is known any more.
    others: i64,
}

impl Writer {
    pub fn new(connection: Connection, commits: Arc<AtomicU64>) -> Writer {
        Writer {
            connection,
            commits,
            known: HashMap::new(),
            others: 0,
        }
    }

    /// The writer's life: whatever has been asked for by the time it looks goes into one
    /// transaction.
    pub fn run(mut self, orders: &Receiver<Order>) {
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
            if let Some(answer) = closing {
                answer.give(self.connection.close().map_err(|(_, error)| failed(error)));
                return;
            }
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
            Err(error) if writes.len() == 1 => vec![Err(error)],
            Err(_) => writes
                .iter()
                .map(|write| self.commit(std::slice::from_ref(write))?.remove(0))
                .collect(),
        }
    }

    /// Writes all in one transaction: what became of each, or why nothing was written at all.
    fn commit(&mut self, writes: &[Write]) -> Result<Vec<Done>, StoreError> {
        let written = self.try_commit(writes);
        match &written {
            Ok(_) => drop(self.commits.fetch_add(1, Ordering::Relaxed)),
            // What was noted on the way was undone.
            Err(_) => self.known.clear(),
        }
        written
    }

    fn try_commit(&mut self, writes: &[Write]) -> Result<Vec<Done>, StoreError> {
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
                    return Err(error);
                }
                done => results.push(done),
            }
        }
        transaction.commit().map_err(failed)?;
        Ok(results)
    }
}

/// Carries out one request. If it is refused, nothing was written; if the database fails, the
/// transaction has to be undone.
fn carry_out(connection: &Connection, known: &mut HashMap<TableId, Known>, write: &Write) -> Done {
    match write {
        Write::Create { table, standing } => {
            let number = statements::create(connection, table, *standing)?;
            known.insert(
                table.id,
                Known {
                    number,
                    length: 0,
                    standing: *standing,
                },
            );
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
