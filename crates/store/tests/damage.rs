//! What somebody or something else does to the file: it is noticed, and never served as if it had
//! been written.

use covenstead_core::{FastRng, Rng, Seat};
use covenstead_store::{
    Entry, Noted, Phase, Sqlite, Standing, Store, StoreError, Stored, TableId, contract,
};
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};

const PLAYING: Standing = Standing {
    phase: Phase::Playing,
    bots_turn: false,
};

/// A store file with tables of some length, closed; and what is kept of them.
fn written(folder: &Path, tables: u64) -> (PathBuf, Vec<Stored>) {
    let path = folder.join("tables.db");
    let store = Sqlite::open(&path).unwrap();
    let mut kept = Vec::new();
    for number in 0..tables {
        let table = contract::sample_table(number);
        let log: Vec<Noted> = (0..number * 5).map(|at| decided(at, number)).collect();
        store.create(table.clone(), PLAYING).wait().unwrap();
        store
            .append(table.id, 0, log.clone(), PLAYING)
            .wait()
            .unwrap();
        kept.push(Stored { table, log });
    }
    store.close().wait().unwrap();
    (path, kept)
}

fn decided(at: u64, number: u64) -> Noted {
    Noted {
        at: 1_700_000_000_000 + at * 1_000,
        entry: Entry::Decided {
            seat: Seat((at % 3) as u8),
            action: format!("brew {at} of {number}"),
            chance: vec!["raven".into()],
            spent: at * 31,
        },
    }
}

/// Looks at every table of a file that may be damaged. Gives how many were refused.
fn served(path: &Path, kept: &[Stored]) -> usize {
    let Ok(store) = Sqlite::open(path) else {
        return kept.len();
    };
    if let Ok(listed) = store.listed(Phase::Playing, 1_000).wait() {
        for summary in listed {
            let known = kept.iter().any(|stored| stored.table == summary.table);
            assert!(known, "a list shows {:?}", summary.table);
        }
    }
    let refused = kept
        .iter()
        .filter(|stored| match store.read(stored.table.id).wait() {
            Ok(read) => {
                assert_eq!(read, **stored, "it was altered and served");
                false
            }
            Err(_) => true,
        });
    let refused = refused.count();
    store.close().wait().unwrap();
    refused
}

#[test]
fn a_byte_changed_anywhere_in_the_file_is_noticed_or_changes_no_table() {
    let folder = tempfile::tempdir().unwrap();
    let (path, kept) = written(folder.path(), 12);
    assert_eq!(served(&path, &kept), 0);
    let whole = fs::read(&path).unwrap();
    let damaged = folder.path().join("damaged.db");
    let mut rng = FastRng::new(2026);
    let (mut noticed, mut harmless) = (0, 0);
    for step in 0..700 {
        // Everywhere: the positions are spread over the file, and so are the bits.
        let place = step * whole.len() / 700 + rng.below(16) as usize;
        let mut bytes = whole.clone();
        let Some(byte) = bytes.get_mut(place) else {
            continue;
        };
        *byte ^= 1 + rng.below(255) as u8;
        fs::write(&damaged, &bytes).unwrap();
        if served(&damaged, &kept) > 0 {
            noticed += 1;
        } else {
            harmless += 1;
        }
    }
    println!("{noticed} noticed, {harmless} changed nothing that is served");
    assert!(noticed > 150, "{noticed} of {harmless}");
}

#[test]
fn a_byte_changed_in_the_log_of_a_killed_process_undoes_nothing_before_the_last_commit() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = Sqlite::open(&path).unwrap();
    // Somebody who reads keeps the log from being emptied.
    let reader = Connection::open(&path).unwrap();
    reader.execute_batch("BEGIN; SELECT * FROM tables").unwrap();
    let table = contract::sample_table(1);
    store.create(table.clone(), PLAYING).wait().unwrap();
    let log: Vec<Noted> = (0..12).map(|at| decided(at, 1)).collect();
    for (length, entry) in (0..).zip(&log) {
        let entry = vec![entry.clone()];
        store
            .append(table.id, length, entry, PLAYING)
            .wait()
            .unwrap();
    }
    let database = fs::read(&path).unwrap();
    let whole = fs::read(folder.path().join("tables.db-wal")).unwrap();
    assert!(whole.len() > 24 * 4096, "{} bytes", whole.len());
    let damaged = folder.path().join("damaged.db");
    let mut rng = FastRng::new(7);
    let (mut noticed, mut last_commit) = (0, 0);
    for step in 0..400 {
        let place = step * whole.len() / 400 + rng.below(16) as usize;
        let mut bytes = whole.clone();
        let Some(byte) = bytes.get_mut(place) else {
            continue;
        };
        *byte ^= 1 + rng.below(255) as u8;
        fs::write(&damaged, &database).unwrap();
        fs::write(folder.path().join("damaged.db-wal"), &bytes).unwrap();
        let Ok(store) = Sqlite::open(&damaged) else {
            noticed += 1;
            continue;
        };
        let read = store.read(table.id).wait();
        store.close().wait().unwrap();
        match read {
            Err(_) => noticed += 1,
            Ok(read) if read.log == log => {}
            Ok(read) => {
                // Just as it looks when the process is killed in the middle of a commit.
                assert_eq!(read.log, log[..11], "byte {place} of {}", whole.len());
                last_commit += 1;
            }
        }
    }
    println!("{noticed} noticed, {last_commit} in the last commit");
    assert!(
        noticed > 300 && last_commit < 60,
        "{noticed}, {last_commit}"
    );
}

#[test]
fn a_file_that_lost_its_end_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let (path, kept) = written(folder.path(), 12);
    let whole = fs::read(&path).unwrap();
    let damaged = folder.path().join("damaged.db");
    for pages in 1..whole.len() / 4096 {
        fs::write(&damaged, &whole[..whole.len() - pages * 4096]).unwrap();
        assert!(served(&damaged, &kept) > 0, "{pages} pages are missing");
    }
}

#[test]
fn whatever_is_done_to_a_log_behind_the_back_of_the_program_is_noticed() {
    let kinds = [
        (
            "an entry changed",
            "UPDATE entries SET entry = replace(entry, 'brew 1 of', 'brew 2 of') WHERE tbl = 4 AND number = 1",
        ),
        (
            "a time changed",
            "UPDATE entries SET at = at + 1 WHERE tbl = 4 AND number = 3",
        ),
        (
            "the last one cut off",
            "DELETE FROM entries WHERE tbl = 4 AND number = 14",
        ),
        (
            "one taken out",
            "DELETE FROM entries WHERE tbl = 4 AND number = 4",
        ),
        (
            "one more",
            "INSERT INTO entries SELECT 4, 15, at, entry FROM entries WHERE tbl = 4 AND number = 14",
        ),
        (
            "two exchanged",
            "UPDATE entries SET number = CASE number WHEN 2 THEN 100 ELSE 2 END WHERE tbl = 4 AND number IN (2, 3); \
                           UPDATE entries SET number = 3 WHERE tbl = 4 AND number = 100",
        ),
        (
            "all of another table",
            "DELETE FROM entries WHERE tbl = 4; INSERT INTO entries SELECT 4, number, at, entry FROM entries WHERE tbl = 5",
        ),
        ("nothing left", "DELETE FROM entries WHERE tbl = 4"),
        (
            "another name",
            "UPDATE tables SET document = replace(document, 'Anna', 'Emma') WHERE number = 4",
        ),
        (
            "another table's log and end",
            "DELETE FROM entries WHERE tbl = 4; INSERT INTO entries SELECT 4, number, at, entry FROM entries WHERE tbl = 5; \
                                         UPDATE heads SET (length, last) = (SELECT length, last FROM heads WHERE tbl = 5) WHERE tbl = 4",
        ),
        ("the end forgotten", "DELETE FROM heads WHERE tbl = 4"),
        (
            "ids exchanged",
            "UPDATE tables SET id = 'x' WHERE number = 4; \
                           UPDATE tables SET id = (SELECT json_extract(document, '$.id') FROM tables WHERE number = 4) WHERE number = 5",
        ),
    ];
    for (what, sql) in kinds {
        let folder = tempfile::tempdir().unwrap();
        let (path, kept) = written(folder.path(), 6);
        let other = Connection::open(&path).unwrap();
        other.pragma_update(None, "foreign_keys", false).unwrap();
        other.execute_batch(sql).unwrap();
        assert!(other.total_changes() > 0, "{what} does nothing");
        drop(other);
        let store = Sqlite::open(&path).unwrap();
        let read = store.read(kept[3].table.id).wait();
        assert!(
            matches!(read, Err(StoreError::Unreadable(_))),
            "{what}: {read:?}"
        );
        let untouched = store.read(kept[2].table.id).wait();
        assert_eq!(untouched.as_ref(), Ok(&kept[2]), "{what}");
    }
}

#[test]
fn a_log_that_goes_on_after_damage_stays_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let (path, kept) = written(folder.path(), 3);
    let other = Connection::open(&path).unwrap();
    other
        .execute("UPDATE entries SET at = 0 WHERE tbl = 3 AND number = 0", [])
        .unwrap();
    let store = Sqlite::open(&path).unwrap();
    let id = kept[2].table.id;
    let more = store.append(id, 10, vec![decided(10, 2)], PLAYING).wait();
    assert_eq!(more, Ok(()), "an append does not read the log");
    assert!(matches!(
        store.read(id).wait(),
        Err(StoreError::Unreadable(_))
    ));
}

#[test]
fn a_file_of_another_application_is_refused_and_left_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let notes = folder.path().join("notes.db");
    let other = Connection::open(&notes).unwrap();
    other.execute_batch("CREATE TABLE notes (text)").unwrap();
    drop(other);
    let signed = folder.path().join("signed.db");
    let other = Connection::open(&signed).unwrap();
    other.pragma_update(None, "application_id", 0x1234).unwrap();
    drop(other);
    // Somebody else may count versions too, and call a table `tables`.
    let alike = folder.path().join("alike.db");
    let other = Connection::open(&alike).unwrap();
    let sql = "CREATE TABLE tables (legs); PRAGMA user_version = 2";
    other.execute_batch(sql).unwrap();
    drop(other);
    let text = folder.path().join("text.db");
    fs::write(&text, "Dear diary,\n".repeat(500)).unwrap();
    for path in [notes, signed, alike, text] {
        let before = fs::read(&path).unwrap();
        let refused = Sqlite::open(&path).err();
        assert!(
            matches!(&refused, Some(StoreError::Failed(why)) if why.contains("another application")),
            "{}: {refused:?}",
            path.display()
        );
        assert!(fs::read(&path).unwrap() == before, "{}", path.display());
    }
    let entries = fs::read_dir(folder.path()).unwrap();
    assert_eq!(entries.count(), 4, "nothing was left beside them");
}

#[test]
fn a_database_that_is_deleted_or_replaced_is_noticed_before_anything_is_acknowledged() {
    for deleted in ["tables.db", "tables.db-wal", "replaced"] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.db");
        let store = Sqlite::open(&path).unwrap();
        let table = contract::sample_table(1);
        store.create(table.clone(), PLAYING).wait().unwrap();
        if deleted == "replaced" {
            let copy = folder.path().join("copy.db");
            fs::copy(&path, &copy).unwrap();
            fs::rename(&copy, &path).unwrap();
        } else {
            fs::remove_file(folder.path().join(deleted)).unwrap();
        }
        let append = || {
            store
                .append(table.id, 0, vec![decided(0, 1)], PLAYING)
                .wait()
        };
        for _ in 0..3 {
            assert!(matches!(append(), Err(StoreError::Gone(_))), "{deleted}");
        }
        let read = store.read(table.id).wait();
        assert!(
            matches!(read, Err(StoreError::Gone(_))),
            "{deleted}: {read:?}"
        );
        store.close().wait().unwrap();
    }
}

#[test]
fn one_process_owns_a_file_until_it_ends() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let lock = folder.path().join("tables.db-lock");
    // What a killed process leaves behind binds nobody.
    fs::write(&lock, "999999").unwrap();
    let owner = Sqlite::open_alone(&path).unwrap();
    let refused = Sqlite::open_alone(&path).err();
    assert_eq!(refused, Some(StoreError::Owned(Some(std::process::id()))));
    drop(Sqlite::open(&path).unwrap());
    owner.close().wait().unwrap();
    assert!(!lock.exists());
    let next = Sqlite::open_alone(&path).unwrap();
    assert_eq!(
        fs::read_to_string(&lock).unwrap(),
        std::process::id().to_string()
    );
    next.close().wait().unwrap();
}

#[test]
fn a_closed_store_is_one_file_with_everything_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let (path, kept) = written(folder.path(), 8);
    let names: Vec<_> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(names, ["tables.db"]);
    let moved = tempfile::tempdir().unwrap();
    let elsewhere = moved.path().join("elsewhere.db");
    fs::rename(&path, &elsewhere).unwrap();
    assert_eq!(served(&elsewhere, &kept), 0);
}

#[test]
fn every_kind_of_entry_is_read_as_it_was_first_written() {
    let id = "0000000000000001".parse::<TableId>().unwrap();
    let hash = "ab".repeat(32);
    let kinds = [
        r#"{"entry":"decided","seat":0,"action":"a","chance":["b"],"spent":7}"#.to_string(),
        r#"{"entry":"started","chance":["c"]}"#.into(),
        r#"{"entry":"taken-back","seat":1,"decisions":3}"#.into(),
        r#"{"entry":"asked-back","seat":1,"decisions":3}"#.into(),
        r#"{"entry":"answered","seat":2,"agrees":true}"#.into(),
        format!(r#"{{"entry":"sat","seat":0,"name":"Anna","token":"{hash}","person":null}}"#),
        format!(r#"{{"entry":"came-back","seat":0,"person":"{hash}"}}"#),
        format!(r#"{{"entry":"relinked","seat":0,"token":"{hash}"}}"#),
        r#"{"entry":"left","seat":0}"#.into(),
        r#"{"entry":"handed","seat":0,"bot":"adept","why":"away"}"#.into(),
        r#"{"entry":"returned","seat":0}"#.into(),
        r#"{"entry":"said","seat":0,"text":"hello"}"#.into(),
        format!(r#"{{"entry":"rematched","seat":0,"table":"{id}"}}"#),
    ];
    for text in kinds {
        let entry: Entry =
            serde_json::from_str(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
        let again: serde_json::Value = serde_json::to_value(&entry).unwrap();
        let first: serde_json::Value = serde_json::from_str(&text).unwrap();
        for (name, value) in first.as_object().unwrap() {
            assert_eq!(&again[name], value, "{text}");
        }
    }
}
