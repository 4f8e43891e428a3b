//! Tables kept: who sits where, what was decided and what chance brought, in an append-only log for
//! each table.
//!
//! This crate knows how a table is written down ([`NewTable`], [`Entry`]) and how to keep it so
//! that nothing acknowledged is ever lost ([`Store`], [`Sqlite`]). Reading a table back gives a
//! record that replays ([`Stored::record`]). It must never know the rules of a game, HTTP, or a
//! secret: of a token it is given only the hash.

pub mod contract;

mod entry;
mod hash;
mod sqlite;
mod table;

pub use entry::{Entry, Noted, Why};
pub use hash::Hash;
pub use sqlite::Sqlite;
pub use table::{Chair, Clock, NewTable, Phase, Standing, Stored, Summary, TableId};

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::sync::oneshot;

/// Why the store could not do what it was asked. Nothing was written, unless it says that this is
/// not known.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// No table has this id.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// A table with this id exists already.
    #[error("there is a table {0} already")]
    Exists(TableId),
    /// The log of the table is not as long as the writer thought: somebody else has written to it.
    #[error("the log of table {table} has {has} entries, not {expected}")]
    Moved {
        /// The table.
        table: TableId,
        /// The number of entries the writer expected.
        expected: u64,
        /// The number of entries there are.
        has: u64,
    },
    /// What is stored cannot be read.
    #[error("what is stored of a table cannot be read: {0}")]
    Unreadable(String),
    /// The database failed: the disk is full, the file cannot be opened.
    #[error("the database failed: {0}")]
    Failed(String),
    /// The database failed while it made a change durable. The change cannot be read now, but may
    /// be found in the log when the store is opened anew.
    #[error("the database failed, and whether it has written is not known: {0}")]
    Unknown(String),
    /// Another process owns the database.
    #[error("{}", owned_by(*.0))]
    Owned(Option<u32>),
    /// The database was deleted or replaced while it was open. Nothing is read or written any more.
    #[error("{0} was deleted or replaced while it was in use; the program must be started anew")]
    Gone(String),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

fn owned_by(process: Option<u32>) -> String {
    match process {
        Some(process) => format!("the covenstead of process {process} uses it"),
        None => "another covenstead uses it".into(),
    }
}

/// Where tables are kept. Whatever has been acknowledged survives the end of the process at any
/// moment.
///
/// Calls return at once; the [`Pending`] answer arrives when the work is done and, for writes,
/// durable. Writes are carried out in the order of the calls.
pub trait Store: Send + Sync + 'static {
    /// Keeps a new table with an empty log.
    fn create(&self, table: NewTable, standing: Standing) -> Pending<()>;
    /// Appends to the log of a table that has `length` entries so far, all entries or none.
    fn append(
        &self,
        table: TableId,
        length: u64,
        entries: Vec<Noted>,
        standing: Standing,
    ) -> Pending<()>;
    /// Everything about a table.
    fn read(&self, table: TableId) -> Pending<Stored>;
    /// The tables that anybody may find, in the given phase, newest first.
    fn listed(&self, phase: Phase, most: u32) -> Pending<Vec<Summary>>;
    /// The tables at which one of these people sits or sat, newest first.
    fn seated(&self, person: Hash, most: u32) -> Pending<Vec<Summary>>;
    /// The running tables at which a bot has to decide.
    fn waiting_for_bots(&self) -> Pending<Vec<TableId>>;
    /// Finishes what has been asked for and closes. Later calls are answered with
    /// [`StoreError::Closed`]. What was kept is then in one file, where there are files.
    fn close(&self) -> Pending<()>;
}

/// An answer that is on its way: awaited in asynchronous code, or with [`wait`](Pending::wait)
/// elsewhere.
pub struct Pending<T>(oneshot::Receiver<Result<T, StoreError>>);

/// The other end of a [`Pending`] answer.
pub struct Answer<T>(oneshot::Sender<Result<T, StoreError>>);

impl<T> Pending<T> {
    /// An answer to come, and the end to give it on.
    pub fn new() -> (Answer<T>, Pending<T>) {
        let (sender, receiver) = oneshot::channel();
        (Answer(sender), Pending(receiver))
    }

    /// Blocks this thread until the answer is there. Not for asynchronous code.
    pub fn wait(self) -> Result<T, StoreError> {
        self.0.blocking_recv().unwrap_or(Err(StoreError::Closed))
    }
}

impl<T> Answer<T> {
    /// Gives the answer. Whoever asked may have stopped waiting.
    pub fn give(self, result: Result<T, StoreError>) {
        let _ = self.0.send(result);
    }
}

impl<T> Future for Pending<T> {
    type Output = Result<T, StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0)
            .poll(context)
            .map(|received| received.unwrap_or(Err(StoreError::Closed)))
    }
}
