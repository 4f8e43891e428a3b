//! What is said to the database.

use super::failed;
use crate::entry::{Entry, Noted};
use crate::table::{Chair, NewTable, Phase, Standing, Stored, Summary, TableId};
use crate::{Hash, StoreError};
use rusqlite::{Connection, OptionalExtension, Params, Row, params};
use serde::Serialize;
use serde::de::DeserializeOwned;

type Done = Result<(), StoreError>;

/// Where a table's log ends, and how the table stands.
#[derive(Clone, Copy)]
pub struct Known {
    /// The number of the table.
    pub number: i64,
    /// The entries in its log.
    pub length: u64,
    /// How it stands.
    pub standing: Standing,
}

/// A number that changes whenever another connection has written to the file.
pub fn data_version(connection: &Connection) -> Result<i64, StoreError> {
    connection
        .prepare_cached("PRAGMA data_version")
        .and_then(|mut ask| ask.query_row([], |row| row.get(0)))
        .map_err(failed)
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what is stored is plain data")
}

fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Unreadable(error.to_string()))
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

fn phase_of(name: &str) -> Result<Phase, StoreError> {
    [Phase::Gathering, Phase::Playing, Phase::Over]
        .into_iter()
        .find(|phase| phase_name(*phase) == name)
        .ok_or_else(|| StoreError::Unreadable(format!("there is no phase `{name}`")))
}

fn execute(connection: &Connection, sql: &str, values: impl Params) -> Result<usize, StoreError> {
    connection
        .prepare_cached(sql)
        .and_then(|mut statement| statement.execute(values))
        .map_err(failed)
}

/// Keeps a new table; gives its number.
pub fn create(
    connection: &Connection,
    table: &NewTable,
    standing: Standing,
) -> Result<i64, StoreError> {
    let inserted = execute(
        connection,
        "INSERT INTO tables (id, listed, phase, bots_turn, created, document) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        params![
            table.id.to_string(),
            table.listed,
            phase_name(standing.phase),
            standing.bots_turn,
            table.created as i64,
            json(table)
        ],
    )?;
    if inserted == 0 {
        return Err(StoreError::Exists(table.id));
    }
    let number = connection.last_insert_rowid();
    let mut people = table.chairs.iter().flat_map(|chair| match chair {
        Chair::Person { person, .. } => person.as_slice(),
        Chair::Kept { people, .. } => people,
        Chair::Open | Chair::Bot { .. } => &[],
    });
    people.try_for_each(|person| note_person(connection, *person, number))?;
    Ok(number)
}

fn note_person(connection: &Connection, person: Hash, number: i64) -> Done {
    let sql = "INSERT INTO people (person, tbl) VALUES (?, ?) ON CONFLICT DO NOTHING";
    execute(connection, sql, params![person.bytes(), number]).map(drop)
}

/// Where the log of a table ends.
pub fn end_of_log(connection: &Connection, table: TableId) -> Result<Known, StoreError> {
    let sql = "SELECT number, phase, bots_turn, \
               (SELECT coalesce(max(entries.number) + 1, 0) FROM entries WHERE tbl = tables.number) FROM tables WHERE id = ?";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let found = statement.query_row([table.to_string()], |row| {
        Ok((
            row.get(0)?,
            row.get::<_, String>(1)?,
            row.get(2)?,
            row.get::<_, i64>(3)? as u64,
        ))
    });
    let (number, phase, bots_turn, length) = found
        .optional()
        .map_err(failed)?
        .ok_or(StoreError::NoTable(table))?;
    Ok(Known {
        number,
        length,
        standing: Standing {
            phase: phase_of(&phase)?,
            bots_turn,
        },
    })
}

/// Appends to the log of a table that ends so; gives where it ends then. What the table is worth
/// knowing for is written only if it changes: most decisions are one row.
pub fn append(
    connection: &Connection,
    end: Known,
    entries: &[Noted],
    standing: Standing,
) -> Result<Known, StoreError> {
    for (place, noted) in (end.length..).zip(entries) {
        let sql = "INSERT INTO entries (tbl, number, at, entry) VALUES (?, ?, ?, ?)";
        execute(
            connection,
            sql,
            params![
                end.number,
                place as i64,
                noted.at as i64,
                json(&noted.entry)
            ],
        )?;
        match noted.entry {
            Entry::Sat {
                person: Some(person),
                ..
            }
            | Entry::CameBack { person, .. } => note_person(connection, person, end.number)?,
            _ => {}
        }
    }
    if standing != end.standing {
        let sql = "UPDATE tables SET phase = ?, bots_turn = ? WHERE number = ?";
        execute(
            connection,
            sql,
            params![phase_name(standing.phase), standing.bots_turn, end.number],
        )?;
    }
    Ok(Known {
        length: end.length + entries.len() as u64,
        standing,
        ..end
    })
}

/// Everything about a table, as of one moment.
pub fn read(connection: &Connection, id: TableId) -> Result<Stored, StoreError> {
    let snapshot = connection.unchecked_transaction().map_err(failed)?;
    let number = end_of_log(&snapshot, id)?.number;
    let table = snapshot.query_row(
        "SELECT document FROM tables WHERE number = ?",
        [number],
        |row| row.get::<_, String>(0),
    );
    let log = rows(
        &snapshot,
        "SELECT at, entry FROM entries WHERE tbl = ? ORDER BY number",
        [number],
        |row| Ok((row.get::<_, i64>(0)? as u64, row.get::<_, String>(1)?)),
    )?;
    let noted = |(at, entry): (u64, String)| {
        Ok(Noted {
            at,
            entry: from_json(&entry)?,
        })
    };
    let log: Result<Vec<Noted>, StoreError> = log.into_iter().map(noted).collect();
    Ok(Stored {
        table: from_json(&table.map_err(failed)?)?,
        log: log?,
    })
}

fn rows<T>(
    connection: &Connection,
    sql: &str,
    values: impl Params,
    row: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let found = statement.query_map(values, row).and_then(Iterator::collect);
    found.map_err(failed)
}

fn summaries(
    connection: &Connection,
    sql: &str,
    values: impl Params,
) -> Result<Vec<Summary>, StoreError> {
    let found = rows(connection, sql, values, |row| {
        Ok((
            row.get::<_, String>(0)?,
            row.get::<_, String>(1)?,
            row.get::<_, i64>(2)? as u64,
        ))
    })?;
    let summary = |(table, phase, touched): (String, String, u64)| {
        Ok(Summary {
            table: from_json(&table)?,
            phase: phase_of(&phase)?,
            touched,
        })
    };
    found.into_iter().map(summary).collect()
}

/// When something last happened at a table: its last entry, or its beginning.
const TOUCHED: &str = "coalesce((SELECT at FROM entries WHERE tbl = tables.number ORDER BY number DESC LIMIT 1), created)";

/// The tables anybody may find.
pub fn listed(
    connection: &Connection,
    phase: Phase,
    most: u32,
) -> Result<Vec<Summary>, StoreError> {
    let sql = format!(
        "SELECT document, phase, {TOUCHED} FROM tables WHERE listed AND phase = ? ORDER BY number DESC LIMIT ?"
    );
    summaries(connection, &sql, params![phase_name(phase), most])
}

/// The tables of one person.
pub fn seated(
    connection: &Connection,
    person: Hash,
    most: u32,
) -> Result<Vec<Summary>, StoreError> {
    let sql = format!(
        "SELECT document, phase, {TOUCHED} FROM people JOIN tables ON tables.number = people.tbl WHERE person = ? \
         ORDER BY tables.number DESC LIMIT ?"
    );
    summaries(connection, &sql, params![person.bytes(), most])
}

/// The running tables at which a bot has to decide.
pub fn waiting_for_bots(connection: &Connection) -> Result<Vec<TableId>, StoreError> {
    let ids = rows(
        connection,
        "SELECT id FROM tables WHERE bots_turn ORDER BY number",
        [],
        |row| row.get::<_, String>(0),
    )?;
    ids.iter()
        .map(|id| id.parse().map_err(StoreError::Unreadable))
        .collect()
}
