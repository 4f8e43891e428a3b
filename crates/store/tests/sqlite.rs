//! The SQLite store keeps the contract, and what is its own.

use covenstead_catalog::{Catalog, Setting};
use covenstead_core::Seat;
use covenstead_store::{
    Entry, NewTable, Noted, Phase, Sqlite, Standing, Store, StoreError, contract,
};

const PLAYING: Standing = Standing {
    phase: Phase::Playing,
    bots_turn: false,
};

#[test]
fn it_keeps_the_contract() {
    let folder = tempfile::tempdir().unwrap();
    contract::holds(|| Sqlite::open(&folder.path().join("tables.db")).unwrap());
}

#[test]
fn appends_of_many_tables_share_commits() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("tables.db")).unwrap();
    let pending: Vec<_> = (0..500)
        .map(|number| store.create(contract::sample_table(number), PLAYING))
        .collect();
    pending
        .into_iter()
        .for_each(|created| created.wait().unwrap());
    assert!(
        store.commits() < 250,
        "{} commits for 500 writes",
        store.commits()
    );
}

#[test]
fn a_file_of_a_newer_program_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    drop(Sqlite::open(&path).unwrap());
    rusqlite::Connection::open(&path)
        .unwrap()
        .pragma_update(None, "user_version", 99)
        .unwrap();
    assert!(
        matches!(Sqlite::open(&path), Err(StoreError::Failed(why)) if why.contains("newer program"))
    );
}

/// What the first version of the program wrote. It stays as it is.
const FIRST_VERSION: &str = "
    CREATE TABLE tables (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, listed INTEGER NOT NULL, phase TEXT NOT NULL,
        bots_turn INTEGER NOT NULL, length INTEGER NOT NULL DEFAULT 0, touched INTEGER NOT NULL, document TEXT NOT NULL) STRICT;
    CREATE INDEX tables_listed ON tables (phase, number) WHERE listed;
    CREATE INDEX tables_waiting_for_bots ON tables (number) WHERE bots_turn;
    CREATE TABLE entries (tbl INTEGER NOT NULL REFERENCES tables (number), number INTEGER NOT NULL, at INTEGER NOT NULL,
        entry TEXT NOT NULL, PRIMARY KEY (tbl, number)) STRICT, WITHOUT ROWID;
    CREATE TABLE people (person BLOB NOT NULL, tbl INTEGER NOT NULL REFERENCES tables (number), PRIMARY KEY (person, tbl))
        STRICT, WITHOUT ROWID;
    PRAGMA user_version = 1;
";

#[test]
fn a_file_of_the_first_version_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let (played, fresh) = (contract::sample_table(1), contract::sample_table(2));
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(FIRST_VERSION).unwrap();
    for (table, length, touched) in [(&played, 1, 9_000), (&fresh, 0, 7_000)] {
        old.execute(
            "INSERT INTO tables (id, listed, phase, bots_turn, length, touched, document) VALUES (?, 1, 'playing', 0, ?, ?, ?)",
            rusqlite::params![table.id.to_string(), length, touched, serde_json::to_string(table).unwrap()],
        )
        .unwrap();
    }
    old.execute(
        r#"INSERT INTO entries VALUES (1, 0, 9000, '{"entry":"left","seat":0}')"#,
        [],
    )
    .unwrap();
    drop(old);
    let store = Sqlite::open(&path).unwrap();
    let said = Noted {
        at: 9_500,
        entry: Entry::Said {
            seat: Seat(0),
            text: "still here".into(),
        },
    };
    assert!(matches!(
        store
            .append(played.id, 0, vec![said.clone()], PLAYING)
            .wait(),
        Err(StoreError::Moved { has: 1, .. })
    ));
    store
        .append(played.id, 1, vec![said.clone()], PLAYING)
        .wait()
        .unwrap();
    let stored = store.read(played.id).wait().unwrap();
    assert_eq!(
        (stored.table, stored.log.len(), &stored.log[1]),
        (played.clone(), 2, &said)
    );
    let listed = store.listed(Phase::Playing, 9).wait().unwrap();
    let touched: Vec<_> = listed
        .into_iter()
        .map(|summary| (summary.table.id, summary.touched))
        .collect();
    assert_eq!(touched, [(fresh.id, 7_000), (played.id, 9_500)]);
}

#[test]
fn what_another_program_wrote_to_the_file_meanwhile_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let (one, other) = (Sqlite::open(&path).unwrap(), Sqlite::open(&path).unwrap());
    let table = contract::sample_table(1);
    let said = |text: &str| {
        vec![Noted {
            at: 1,
            entry: Entry::Said {
                seat: Seat(0),
                text: text.into(),
            },
        }]
    };
    one.create(table.clone(), PLAYING).wait().unwrap();
    one.append(table.id, 0, said("one"), PLAYING)
        .wait()
        .unwrap();
    other
        .append(table.id, 1, said("other"), PLAYING)
        .wait()
        .unwrap();
    let stale = one.append(table.id, 1, said("one again"), PLAYING).wait();
    assert_eq!(
        stale,
        Err(StoreError::Moved {
            table: table.id,
            expected: 1,
            has: 2
        })
    );
    one.append(table.id, 2, said("one again"), PLAYING)
        .wait()
        .unwrap();
    assert_eq!(other.read(table.id).wait().unwrap().log.len(), 3);
}

#[test]
fn a_write_that_the_database_refuses_harms_none_of_its_group() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = Sqlite::open(&path).unwrap();
    let tables: Vec<NewTable> = (0..40).map(contract::sample_table).collect();
    for table in &tables {
        store.create(table.clone(), PLAYING).wait().unwrap();
    }
    // The database itself refuses one text: a trigger, as a damaged page or a full disk would.
    let other = rusqlite::Connection::open(&path).unwrap();
    let trigger = "CREATE TRIGGER refuse BEFORE INSERT ON entries WHEN new.entry LIKE '%unlucky%' \
                   BEGIN SELECT raise(ABORT, 'no'); END";
    other.execute_batch(trigger).unwrap();
    let text = |number: usize| if number % 10 == 3 { "unlucky" } else { "lucky" };
    let said = |number| {
        vec![Noted {
            at: 1,
            entry: Entry::Said {
                seat: Seat(0),
                text: text(number).into(),
            },
        }]
    };
    let pending: Vec<_> = tables
        .iter()
        .enumerate()
        .map(|(number, table)| store.append(table.id, 0, said(number), PLAYING))
        .collect();
    for (number, pending) in pending.into_iter().enumerate() {
        let result = pending.wait();
        assert_eq!(result.is_ok(), number % 10 != 3, "{number}: {result:?}");
        assert_eq!(
            store.read(tables[number].id).wait().unwrap().log.len(),
            usize::from(result.is_ok())
        );
    }
    other.execute_batch("DROP TRIGGER refuse").unwrap();
    store
        .append(tables[3].id, 0, said(3), PLAYING)
        .wait()
        .unwrap();
}

#[test]
fn a_game_written_down_step_by_step_replays_to_the_same_state() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("tables.db")).unwrap();
    let catalog = Catalog::built_in();
    for (number, title) in catalog.titles().enumerate() {
        let setting = Setting {
            players: *title.seats().end(),
            ..Setting::default()
        };
        let mut game = title.open(&setting, None, "a secret").unwrap();
        let begun = game.record();
        let table = NewTable {
            game: begun.game,
            rules: begun.rules,
            data: begun.data,
            options: begun.options,
            names: begun.players,
            chance: begun.chance,
            ..contract::sample_table(number as u64)
        };
        store.create(table.clone(), PLAYING).wait().unwrap();
        let mut length = 0;
        while !game.status().over {
            let seat: Seat = game.status().actors[0];
            let legal = game.legal(seat).unwrap();
            let action = legal[length as usize * 7 % legal.len()].clone();
            let gain = game.play_at(seat, &action, length).unwrap();
            let entry = Entry::Decided {
                seat,
                action: gain.action,
                chance: gain.chance,
                spent: 0,
            };
            // Left unawaited: the order of the calls is the order of the log.
            drop(store.append(table.id, length, vec![Noted { at: length, entry }], PLAYING));
            length += 1;
        }
        let last = Noted {
            at: length,
            entry: Entry::Said {
                seat: Seat(0),
                text: "good game".into(),
            },
        };
        store
            .append(table.id, length, vec![last], PLAYING)
            .wait()
            .unwrap();
        let record = store.read(table.id).wait().unwrap().record();
        assert_eq!(record.seed.text, "", "no seed is kept");
        assert_eq!(title.replay(&record, None).unwrap().state(), game.state());
    }
}
