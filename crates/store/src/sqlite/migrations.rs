//! How the file is brought up to date: one step a version, counted in `PRAGMA user_version`.

use super::chain::Link;
use super::failed;
use super::file::APPLICATION;
use crate::StoreError;
use rusqlite::{Connection, params};

/// One step.
enum Step {
    /// Statements.
    Sql(&'static str),
    /// What statements cannot do.
    Code(fn(&Connection) -> rusqlite::Result<()>),
}

/// The steps, in order. A step that has landed never changes; a change is a further step.
const STEPS: &[Step] = &[
    Step::Sql(
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
    ),
    // How long a log is and when it was last written to is what its last entry says: an append need
    // not touch this table.
    Step::Sql(
        "
    ALTER TABLE tables DROP COLUMN length;
    ALTER TABLE tables RENAME COLUMN touched TO created;
    ",
    ),
    Step::Code(begin_chains),
];

/// Where each table's log ends, and the hash chain up to there. Kept apart from both the table and
/// its log: the rows are small, so that an append writes one more page at most.
const HEADS: &str = "
    CREATE TABLE heads (
        tbl    INTEGER PRIMARY KEY REFERENCES tables (number),
        first  BLOB    NOT NULL,               -- the link of the table as it was set
        length INTEGER NOT NULL,               -- entries in its log
        last   BLOB    NOT NULL                -- the link of its last entry
    ) STRICT;
";

/// Signs the file, and begins the chains of the tables there are.
fn begin_chains(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "application_id", APPLICATION)?;
    connection.execute_batch(HEADS)?;
    let mut tables = connection.prepare("SELECT number, document FROM tables")?;
    let mut log =
        connection.prepare("SELECT at, entry FROM entries WHERE tbl = ? ORDER BY number")?;
    let mut keep = connection.prepare("INSERT INTO heads VALUES (?, ?, ?, ?)")?;
    let mut rows = tables.query([])?;
    while let Some(row) = rows.next()? {
        let number: i64 = row.get(0)?;
        let first = Link::first(row.get_ref(1)?.as_str()?);
        let mut last = first;
        let mut length = 0;
        let mut entries = log.query([number])?;
        while let Some(entry) = entries.next()? {
            last = last.then(entry.get(0)?, entry.get_ref(1)?.as_str()?);
            length += 1;
        }
        keep.execute(params![number, first.0, length, last.0])?;
    }
    Ok(())
}

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
    for (number, step) in STEPS.iter().enumerate().skip(version) {
        let migrate = |connection: &mut Connection| {
            let transaction = connection.transaction()?;
            match step {
                Step::Sql(sql) => transaction.execute_batch(sql)?,
                Step::Code(work) => work(&transaction)?,
            }
            transaction.pragma_update(None, "user_version", (number + 1) as u32)?;
            transaction.commit()
        };
        migrate(connection).map_err(failed)?;
    }
    Ok(())
}
