//! What is said to the database.

use super::failed;
use crate::entry::{Entry, Noted};
use crate::table::{Chair, NewTable, Phase, Standing, Stored, Summary, TableId};
use crate::{Hash, StoreError};
use rusqlite::{Connection, OptionalExtension, Params, Row, Transaction, params};
use serde::Serialize;
use serde::de::DeserializeOwned;

type Done = Result<(), StoreError>;

/// Carries out one request of a group: if it fails, it alone is undone.
pub fn alone(transaction: &mut Transaction<'_>, request: impl FnOnce(&Connection) -> Done) -> Done {
    let savepoint = transaction.savepoint().map_err(failed)?;
    request(&savepoint)?;
    savepoint.commit().map_err(failed)
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
    connection.prepare_cached(sql).and_then(|mut statement| statement.execute(values)).map_err(failed)
}

/// Keeps a new table.
pub fn create(connection: &Connection, table: &NewTable, standing: Standing) -> Done {
    let inserted = execute(
        connection,
        "INSERT INTO tables (id, listed, phase, bots_turn, touched, document) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
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
    let people = table.chairs.iter().filter_map(|chair| match chair {
        Chair::Person { person, .. } => *person,
        Chair::Open | Chair::Bot { .. } => None,
    });
    people.into_iter().try_for_each(|person| note_person(connection, person, number))
}

fn note_person(connection: &Connection, person: Hash, number: i64) -> Done {
    let sql = "INSERT INTO people (person, tbl) VALUES (?, ?) ON CONFLICT DO NOTHING";
    execute(connection, sql, params![person.bytes(), number]).map(drop)
}

fn number_and_length(connection: &Connection, table: TableId) -> Result<(i64, u64), StoreError> {
    let mut statement = connection.prepare_cached("SELECT number, length FROM tables WHERE id = ?").map_err(failed)?;
    let found = statement.query_row([table.to_string()], |row| Ok((row.get(0)?, row.get::<_, i64>(1)? as u64)));
    found.optional().map_err(failed)?.ok_or(StoreError::NoTable(table))
}

/// Appends to the log of a table.
pub fn append(connection: &Connection, table: TableId, length: u64, entries: &[Noted], standing: Standing) -> Done {
    let (number, has) = number_and_length(connection, table)?;
    if has != length {
        return Err(StoreError::Moved { table, expected: length, has });
    }
    for (place, noted) in (length..).zip(entries) {
        let sql = "INSERT INTO entries (tbl, number, at, entry) VALUES (?, ?, ?, ?)";
        execute(connection, sql, params![number, place as i64, noted.at as i64, json(&noted.entry)])?;
        match noted.entry {
            Entry::Sat { person: Some(person), .. } | Entry::CameBack { person, .. } => {
                note_person(connection, person, number)?
            }
            _ => {}
        }
    }
    let touched = entries.last().map_or(0, |noted| noted.at);
    execute(
        connection,
        "UPDATE tables SET length = ?, touched = max(touched, ?), phase = ?, bots_turn = ? WHERE number = ?",
        params![(length + entries.len() as u64) as i64, touched as i64, phase_name(standing.phase), standing.bots_turn, number],
    )
    .map(drop)
}

/// Everything about a table, as of one moment.
pub fn read(connection: &Connection, id: TableId) -> Result<Stored, StoreError> {
    let snapshot = connection.unchecked_transaction().map_err(failed)?;
    let (number, _) = number_and_length(&snapshot, id)?;
    let table = snapshot.query_row("SELECT document FROM tables WHERE number = ?", [number], |row| row.get::<_, String>(0));
    let log = rows(&snapshot, "SELECT at, entry FROM entries WHERE tbl = ? ORDER BY number", [number], |row| {
        Ok((row.get::<_, i64>(0)? as u64, row.get::<_, String>(1)?))
    })?;
    let noted = |(at, entry): (u64, String)| Ok(Noted { at, entry: from_json(&entry)? });
    let log: Result<Vec<Noted>, StoreError> = log.into_iter().map(noted).collect();
    Ok(Stored { table: from_json(&table.map_err(failed)?)?, log: log? })
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

fn summaries(connection: &Connection, sql: &str, values: impl Params) -> Result<Vec<Summary>, StoreError> {
    let found = rows(connection, sql, values, |row| {
        Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?, row.get::<_, i64>(2)? as u64))
    })?;
    let summary = |(table, phase, touched): (String, String, u64)| {
        Ok(Summary { table: from_json(&table)?, phase: phase_of(&phase)?, touched })
    };
    found.into_iter().map(summary).collect()
}

/// The tables anybody may find.
pub fn listed(connection: &Connection, phase: Phase, most: u32) -> Result<Vec<Summary>, StoreError> {
    let sql = "SELECT document, phase, touched FROM tables WHERE listed AND phase = ? ORDER BY number DESC LIMIT ?";
    summaries(connection, sql, params![phase_name(phase), most])
}

/// The tables of one person.
pub fn seated(connection: &Connection, person: Hash, most: u32) -> Result<Vec<Summary>, StoreError> {
    let sql = "SELECT document, phase, touched FROM people JOIN tables ON number = tbl WHERE person = ? \
               ORDER BY number DESC LIMIT ?";
    summaries(connection, sql, params![person.bytes(), most])
}

/// The running tables at which a bot has to decide.
pub fn waiting_for_bots(connection: &Connection) -> Result<Vec<TableId>, StoreError> {
    let ids = rows(connection, "SELECT id FROM tables WHERE bots_turn ORDER BY number", [], |row| row.get::<_, String>(0))?;
    ids.iter().map(|id| id.parse().map_err(StoreError::Unreadable)).collect()
}
