//! How the file is brought up to date: one step a version, counted in `PRAGMA user_version`.

use super::failed;
use crate::StoreError;
use rusqlite::Connection;

/// The steps, in order. A step that has landed never changes; a change is a further step.
const STEPS: &[&str] = &[
    "
    CREATE TABLE tables (
        number    INTEGER PRIMARY KEY,
        id        TEXT    NOT NULL UNIQUE,
        listed    INTEGER NOT NULL,
        phase     TEXT    NOT NULL,
        bots_turn INTEGER NOT NULL,
        length    INTEGER NOT NULL DEFAULT 0,  -- entries in its log
        touched   INTEGER NOT NULL,            -- milliseconds since the Unix epoch
        document  TEXT    NOT NULL             -- the table as it was set, JSON
    ) STRICT;
    CREATE INDEX tables_listed ON tables (phase, number) WHERE listed;
    CREATE INDEX tables_waiting_for_bots ON tables (number) WHERE bots_turn;
    CREATE TABLE entries (
        tbl    INTEGER NOT NULL REFERENCES tables (number),
        number INTEGER NOT NULL,
        at     INTEGER NOT NULL,
        entry  TEXT    NOT NULL,
        PRIMARY KEY (tbl, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE people (
        person BLOB    NOT NULL,               -- the hash of a browser's key
        tbl    INTEGER NOT NULL REFERENCES tables (number),
        PRIMARY KEY (person, tbl)
    ) STRICT, WITHOUT ROWID;
    ",
    // How long a log is and when it was last written to is what its last entry says: an append need
    // not touch this table.
    "
    ALTER TABLE tables DROP COLUMN length;
    ALTER TABLE tables RENAME COLUMN touched TO created;
    ",
];

/// Brings the file to the newest version.
pub fn run(connection: &mut Connection) -> Result<(), StoreError> {
    let version = connection
        .pragma_query_value(None, "user_version", |row| row.get::<_, u32>(0))
        .map_err(failed)?;
    let version = version as usize;
    if version > STEPS.len() {
        let message = format!(
            "the file has version {version}, written by a newer program; this one knows {}",
            STEPS.len()
        );
        return Err(StoreError::Failed(message));
    }
    for (step, sql) in STEPS.iter().enumerate().skip(version) {
        let migrate = |connection: &mut Connection| {
            let transaction = connection.transaction()?;
            transaction.execute_batch(sql)?;
            transaction.pragma_update(None, "user_version", (step + 1) as u32)?;
            transaction.commit()
        };
        migrate(connection).map_err(failed)?;
    }
    Ok(())
}
