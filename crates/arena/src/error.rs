//! Why a tournament cannot be played, in sentences that say what to do.

use covenstead_core::Fault;
use std::io;
use std::path::{Path, PathBuf};

/// Why a tournament cannot be set up or go on. What has been played is kept.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// A bot's specification cannot be read.
    #[error("{0}")]
    Bot(String),
    /// There are not as many bots as seats.
    #[error("{0}")]
    Seats(String),
    /// A bot's command does not start.
    #[error("the bot `cmd:{command}` cannot be started: {error}; games that are over are kept")]
    Unstartable {
        /// Its command line.
        command: String,
        /// Why not.
        error: io::Error,
    },
    /// Somebody has stopped the tournament.
    #[error("the tournament was stopped; the same command goes on with it")]
    Stopped,
    /// The catalog or a table refuses.
    #[error(transparent)]
    Table(#[from] Fault),
    /// A file or folder cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The folder belongs to another tournament.
    #[error("{} holds another tournament ({difference}); give another folder with --out, or delete that one", path.display())]
    OtherTournament {
        /// The folder.
        path: PathBuf,
        /// In what it differs.
        difference: String,
    },
    /// Another process plays in the folder.
    #[error("{} is in use: another arena is playing this tournament; wait for it, or give another folder with --out", .0.display())]
    InUse(PathBuf),
    /// A file of the folder has been tampered with.
    #[error("{}: {problem}; delete the folder, or give another one with --out", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: String,
    },
}

impl ArenaError {
    /// For `map_err` on an operation with `path`.
    pub(crate) fn file(path: &Path) -> impl Fn(io::Error) -> ArenaError {
        move |error| ArenaError::File {
            path: path.to_path_buf(),
            error,
        }
    }

    pub(crate) fn damaged(path: &Path, problem: impl Into<String>) -> ArenaError {
        ArenaError::Damaged {
            path: path.to_path_buf(),
            problem: problem.into(),
        }
    }
}
