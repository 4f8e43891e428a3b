//! What can be wrong with what somebody asks of the table service. Nothing has changed when one is
//! returned.

use covenstead_core::{Code, Fault};
use covenstead_store::{StoreError, TableId};

/// Why something was refused, in a sentence that says what to do.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Problem {
    /// The rules or the form of the request forbid it.
    #[error("{0}")]
    Fault(#[from] Fault),
    /// No table has this id.
    #[error("there is no table {0}: check the link")]
    NoTable(TableId),
    /// The token is of no seat at this table.
    #[error("this token is of no seat at this table; use the seat's newest personal link")]
    BadToken,
    /// Only somebody who sits at the table may do it.
    #[error(
        "only somebody who sits at this table may do that: take a seat, or come back with your personal link"
    )]
    NotSeated,
    /// It may not be done now.
    #[error("{0}")]
    NotNow(String),
    /// It was decided on what the table looked like before.
    #[error("the table has moved on to version {now} since version {then}: look again")]
    Stale {
        /// The version the decision was made on.
        then: u64,
        /// The version now.
        now: u64,
    },
    /// A name, a message or another text cannot be accepted.
    #[error("{0}")]
    BadText(String),
    /// A limit is reached.
    #[error("{0}")]
    Limit(String),
    /// The store failed: nothing was acknowledged.
    #[error("the server could not write this down, so it did not happen; try again in a moment")]
    NotKept,
    /// The store failed in the middle of making it durable: nobody knows yet whether it happened.
    #[error(
        "the server could not make sure that this was written down; look again to see whether it happened"
    )]
    InDoubt,
    /// What is kept of the table is not what was written.
    #[error(
        "what is kept of this table has been damaged, so it is not shown; whoever runs the server can bring it back from a backup"
    )]
    Damaged,
    /// The store failed to read: nothing is lost.
    #[error("the server could not read this now, and nothing is lost; try again in a moment")]
    NotRead,
    /// A bug: the table was closed and is read anew from its record.
    #[error("the server failed on this request, which is a bug; the table goes on from its record")]
    Broken,
    /// The server is shutting down.
    #[error("the server is shutting down; try again in a moment")]
    Closing,
}

impl Problem {
    /// A request that cannot be understood.
    pub fn bad_request(message: impl Into<String>) -> Problem {
        Problem::Fault(Fault::new(Code::BadRequest, message))
    }
}

impl Problem {
    /// What a failure to write means.
    pub(crate) fn writing(error: StoreError) -> Problem {
        Problem::of_store(error, Problem::NotKept)
    }

    /// What a failure to read means.
    pub(crate) fn reading(error: StoreError) -> Problem {
        Problem::of_store(error, Problem::NotRead)
    }

    fn of_store(error: StoreError, failed: Problem) -> Problem {
        let problem = match error {
            StoreError::NoTable(id) => return Problem::NoTable(id),
            StoreError::Closed => return Problem::Closing,
            StoreError::Unknown(_) => Problem::InDoubt,
            StoreError::Unreadable(_) => Problem::Damaged,
            StoreError::Exists(_)
            | StoreError::Moved { .. }
            | StoreError::Owned(_)
            | StoreError::Gone(_)
            | StoreError::Failed(_) => failed,
        };
        tracing::error!(%error, "the store failed");
        problem
    }
}
