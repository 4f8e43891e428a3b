//! What is said to the database.

use super::chain::Link;
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
    /// The last link of the chain over it.
    pub last: Link,
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

/// Keeps a new table; gives the end of its empty log.
pub fn create(
    connection: &Connection,
    table: &NewTable,
    standing: Standing,
) -> Result<Known, StoreError> {
    let document = json(table);
    let inserted = execute(
        connection,
        "INSERT INTO tables (id, listed, phase, bots_turn, created, document) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        params![
            table.id.to_string(),
            table.listed,
            phase_name(standing.phase),
            standing.bots_turn,
            table.created as i64,
            document
        ],
    )?;
    if inserted == 0 {
        return Err(StoreError::Exists(table.id));
    }
    let number = connection.last_insert_rowid();
<<<<<<< HEAD
    let mut people = table.chairs.iter().flat_map(|chair| match chair {
        Chair::Person { person, .. } => person.as_slice(),
        Chair::Kept { people, .. } => people,
        Chair::Open | Chair::Bot { .. } => &[],
    });
    people.try_for_each(|person| note_person(connection, *person, number))?;
    Ok(number)
=======
    let first = Link::first(&document);
    let sql = "INSERT INTO heads (tbl, first, length, last) VALUES (?, ?, 0, ?)";
    execute(connection, sql, params![number, first.0, first.0])?;
    let people = table.chairs.iter().filter_map(|chair| match chair {
        Chair::Person { person, .. } => *person,
        Chair::Open | Chair::Bot { .. } => None,
    });
    people
        .into_iter()
        .try_for_each(|person| note_person(connection, person, number))?;
    Ok(Known {
        number,
        length: 0,
        last: first,
        standing,
    })
>>>>>>> ad43cbe (Notice damage, deletion, a second owner and commits in doubt)
}

fn note_person(connection: &Connection, person: Hash, number: i64) -> Done {
    let sql = "INSERT INTO people (person, tbl) VALUES (?, ?) ON CONFLICT DO NOTHING";
    execute(connection, sql, params![person.bytes(), number]).map(drop)
}

/// Where the log of a table ends.
pub fn end_of_log(connection: &Connection, table: TableId) -> Result<Known, StoreError> {
    let sql = "SELECT number, phase, bots_turn, length, last \
               FROM tables LEFT JOIN heads ON heads.tbl = tables.number WHERE id = ?";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let found = statement.query_row([table.to_string()], |row| {
        Ok((
            row.get(0)?,
            row.get::<_, String>(1)?,
            row.get(2)?,
            row.get::<_, i64>(3)? as u64,
            Link(row.get(4)?),
        ))
    });
    let (number, phase, bots_turn, length, last) = found
        .optional()
        .map_err(failed)?
        .ok_or(StoreError::NoTable(table))?;
    Ok(Known {
        number,
        length,
        last,
        standing: Standing {
            phase: phase_of(&phase)?,
            bots_turn,
        },
    })
}

/// Appends to the log of a table that ends so; gives where it ends then. What the table is worth
/// knowing for is written only if it changes: most decisions are one row, and its end.
pub fn append(
    connection: &Connection,
    end: Known,
    entries: &[Noted],
    standing: Standing,
) -> Result<Known, StoreError> {
    let mut last = end.last;
    for (place, noted) in (end.length..).zip(entries) {
        let entry = json(&noted.entry);
        last = last.then(noted.at as i64, &entry);
        let sql = "INSERT INTO entries (tbl, number, at, entry) VALUES (?, ?, ?, ?)";
        execute(
            connection,
            sql,
            params![end.number, place as i64, noted.at as i64, entry],
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
    let length = end.length + entries.len() as u64;
    let sql = "UPDATE heads SET length = ?, last = ? WHERE tbl = ?";
    execute(connection, sql, params![length as i64, last.0, end.number])?;
    if standing != end.standing {
        let sql = "UPDATE tables SET phase = ?, bots_turn = ? WHERE number = ?";
        execute(
            connection,
            sql,
            params![phase_name(standing.phase), standing.bots_turn, end.number],
        )?;
    }
    Ok(Known {
        length,
        last,
        standing,
        ..end
    })
}

/// Everything about a table, as of one moment, if it is what was written.
pub fn read(connection: &Connection, id: TableId) -> Result<Stored, StoreError> {
    let snapshot = connection.unchecked_transaction().map_err(failed)?;
    let end = end_of_log(&snapshot, id)?;
    let sql = "SELECT document FROM tables WHERE number = ?";
    let document: String = snapshot
        .query_row(sql, [end.number], |row| row.get(0))
        .map_err(failed)?;
    let log = rows(
        &snapshot,
        "SELECT number, at, entry FROM entries WHERE tbl = ? ORDER BY number",
        [end.number],
        |row| Ok((row.get::<_, i64>(0)?, row.get(1)?, row.get(2)?)),
    )?;
    unbroken(&document, &log, end)?;
    let table: NewTable = from_json(&document)?;
    // An index that leads to the wrong row is damage too.
    if table.id != id {
        return Err(damaged());
    }
    let noted = |(_, at, entry): (i64, i64, String)| {
        Ok(Noted {
            at: at as u64,
            entry: from_json(&entry)?,
        })
    };
    let log: Result<Vec<Noted>, StoreError> = log.into_iter().map(noted).collect();
    Ok(Stored { table, log: log? })
}

/// Whether the chain over a table and its log leads to where it did when it was written.
fn unbroken(document: &str, log: &[(i64, i64, String)], end: Known) -> Done {
    let mut link = Link::first(document);
    for (place, (number, at, entry)) in (0..).zip(log) {
        if *number != place {
            return Err(damaged());
        }
        link = link.then(*at, entry);
    }
    if link == end.last && log.len() as u64 == end.length {
        Ok(())
    } else {
        Err(damaged())
    }
}

fn damaged() -> StoreError {
    StoreError::Unreadable("it is not what was written: the file is damaged".into())
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
        let document: String = row.get(0)?;
        let first = Link(row.get(3)?);
        Ok((
            Some(document).filter(|document| Link::first(document) == first),
            row.get::<_, String>(1)?,
            row.get::<_, i64>(2)? as u64,
        ))
    })?;
    let mut summaries = Vec::new();
    for (document, phase, touched) in found {
        // A damaged table says so when it is opened; it must not take the others off the list.
        let Some(document) = document else { continue };
        summaries.push(Summary {
            table: from_json(&document)?,
            phase: phase_of(&phase)?,
            touched,
        });
    }
    Ok(summaries)
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
        "SELECT document, phase, {TOUCHED}, first FROM tables JOIN heads ON heads.tbl = tables.number \
         WHERE listed AND phase = ? ORDER BY number DESC LIMIT ?"
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
        "SELECT document, phase, {TOUCHED}, first FROM people JOIN tables ON tables.number = people.tbl \
         JOIN heads ON heads.tbl = tables.number WHERE person = ? ORDER BY tables.number DESC LIMIT ?"
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
