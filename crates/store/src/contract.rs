//! What every store must do. Each store's tests call [`holds`]; PostgreSQL will be the second.

use crate::{
    Chair, Entry, Hash, NewTable, Noted, Phase, Standing, Store, StoreError, TableId, Why,
};
use covenstead_core::{DataId, Names, Seat};
use serde_json::Map;
use std::sync::Arc;

const PLAYING: Standing = Standing {
    phase: Phase::Playing,
    bots_turn: false,
};
const BOT_TO_DECIDE: Standing = Standing {
    phase: Phase::Playing,
    bots_turn: true,
};
const GATHERING: Standing = Standing {
    phase: Phase::Gathering,
    bots_turn: false,
};
const OVER: Standing = Standing {
    phase: Phase::Over,
    bots_turn: false,
};

/// Checks the whole contract on stores that `open` makes: each time the same store, opened anew.
///
/// # Panics
/// If the store breaks the contract.
pub fn holds<S: Store>(open: impl Fn() -> S) {
    what_was_appended_is_read_back_in_order(&open());
    what_was_acknowledged_is_there_when_opened_anew(&open);
    an_append_that_does_not_fit_changes_nothing(&open());
    a_refused_write_does_not_harm_its_neighbours(&open());
    tables_are_found_by_phase_and_by_person(&open());
    many_writers_at_once_lose_nothing(Arc::new(open()));
    a_closed_store_says_so(&open());
}

/// A table for tests: 3 seats, one a person, one a bot, one open.
pub fn sample_table(number: u64) -> NewTable {
    let mut bytes = [0; 10];
    bytes[2..].copy_from_slice(&number.to_be_bytes());
    NewTable {
        id: TableId::from_bytes(bytes),
        created: 1_700_000_000_000 + number,
        game: "toy".into(),
        rules: 1,
        data: DataId {
            version: "1".into(),
            hash: "00".into(),
            toml: None,
        },
        options: Map::new(),
        chairs: vec![
            Chair::Person {
                token: Hash::of(b"token"),
                person: Some(person(number)),
            },
            Chair::Bot {
                bot: "novice".into(),
            },
            Chair::Open,
        ],
        names: Names(vec!["Anna".into(), "a bot".into(), "somebody".into()]),
        clock: None,
        listed: true,
        hints: false,
        chance: vec!["deal 1".into()],
    }
}

fn person(number: u64) -> Hash {
    Hash::of(&number.to_be_bytes())
}

fn decided(at: u64, action: &str) -> Noted {
    Noted {
        at,
        entry: Entry::Decided {
            seat: Seat(0),
            action: action.into(),
            chance: vec!["draw 3".into()],
            spent: 12,
        },
    }
}

fn what_was_appended_is_read_back_in_order(store: &impl Store) {
    let table = sample_table(1);
    store.create(table.clone(), PLAYING).wait().unwrap();
    let one = vec![decided(5, "a"), decided(6, "b")];
    let two = vec![
        Noted {
            at: 7,
            entry: Entry::TakenBack {
                seat: Seat(0),
                decisions: 1,
            },
        },
        decided(8, "c"),
    ];
    store
        .append(table.id, 0, one.clone(), PLAYING)
        .wait()
        .unwrap();
    store
        .append(table.id, 2, two.clone(), PLAYING)
        .wait()
        .unwrap();
    let stored = store.read(table.id).wait().unwrap();
    assert_eq!(stored.table, table);
    assert_eq!(stored.log, [one, two].concat());
    let record = stored.record();
    let actions: Vec<&str> = record
        .decisions
        .iter()
        .map(|decided| decided.action.as_str())
        .collect();
    assert_eq!(
        actions,
        ["a", "c"],
        "what was taken back is not in the record"
    );
    assert_eq!(record.chance, ["deal 1", "draw 3", "draw 3"]);
}

fn what_was_acknowledged_is_there_when_opened_anew<S: Store>(open: impl Fn() -> S) {
    let table = sample_table(2);
    let entries = vec![
        Noted {
            at: 3,
            entry: Entry::Sat {
                seat: Seat(2),
                name: "Carl".into(),
                token: Hash::of(b"x"),
                person: Some(person(77)),
            },
        },
        Noted {
            at: 4,
            entry: Entry::Handed {
                seat: Seat(2),
                bot: "adept".into(),
                why: Why::Away,
            },
        },
        Noted {
            at: 5,
            entry: Entry::Returned { seat: Seat(2) },
        },
        Noted {
            at: 6,
            entry: Entry::Said {
                seat: Seat(2),
                text: "back \u{1f9f9} \"again\"".into(),
            },
        },
        Noted {
            at: 7,
            entry: Entry::Rematched {
                seat: Seat(2),
                table: sample_table(3).id,
            },
        },
    ];
    let first = open();
    first.create(table.clone(), GATHERING).wait().unwrap();
    first
        .append(table.id, 0, entries.clone(), PLAYING)
        .wait()
        .unwrap();
    // The first store is still open: nothing may depend on its being closed in good order.
    let second = open();
    let stored = second.read(table.id).wait().unwrap();
    assert_eq!((stored.table, stored.log), (table, entries));
}

fn an_append_that_does_not_fit_changes_nothing(store: &impl Store) {
    let table = sample_table(3);
    let missing = store
        .append(table.id, 0, vec![decided(1, "a")], PLAYING)
        .wait();
    assert_eq!(missing, Err(StoreError::NoTable(table.id)));
    assert_eq!(
        store.read(table.id).wait(),
        Err(StoreError::NoTable(table.id))
    );
    store.create(table.clone(), PLAYING).wait().unwrap();
    assert_eq!(
        store.create(table.clone(), PLAYING).wait(),
        Err(StoreError::Exists(table.id))
    );
    store
        .append(table.id, 0, vec![decided(1, "a")], PLAYING)
        .wait()
        .unwrap();
    let again = store
        .append(table.id, 0, vec![decided(1, "a")], PLAYING)
        .wait();
    assert_eq!(
        again,
        Err(StoreError::Moved {
            table: table.id,
            expected: 0,
            has: 1
        }),
        "a doubled append is refused"
    );
    let ahead = store
        .append(table.id, 2, vec![decided(1, "a")], PLAYING)
        .wait();
    assert_eq!(
        ahead,
        Err(StoreError::Moved {
            table: table.id,
            expected: 2,
            has: 1
        })
    );
    assert_eq!(store.read(table.id).wait().unwrap().log.len(), 1);
}

fn a_refused_write_does_not_harm_its_neighbours(store: &impl Store) {
    let (good, missing) = (sample_table(4), sample_table(5));
    let created = store.create(good.clone(), PLAYING);
    let before = store.append(good.id, 0, vec![decided(1, "a")], PLAYING);
    let refused = store.append(missing.id, 0, vec![decided(1, "x")], PLAYING);
    let after = store.append(good.id, 1, vec![decided(2, "b")], PLAYING);
    assert_eq!(
        (created.wait(), before.wait(), after.wait()),
        (Ok(()), Ok(()), Ok(()))
    );
    assert_eq!(refused.wait(), Err(StoreError::NoTable(missing.id)));
    assert_eq!(store.read(good.id).wait().unwrap().log.len(), 2);
}

fn tables_are_found_by_phase_and_by_person(store: &impl Store) {
    let (listed, hidden) = (
        sample_table(10),
        NewTable {
            listed: false,
            ..sample_table(11)
        },
    );
    store.create(listed.clone(), GATHERING).wait().unwrap();
    store.create(hidden.clone(), BOT_TO_DECIDE).wait().unwrap();
    let found = |phase| {
        store
            .listed(phase, 100)
            .wait()
            .unwrap()
            .into_iter()
            .map(|one| one.table.id)
            .collect::<Vec<_>>()
    };
    assert!(found(Phase::Gathering).contains(&listed.id));
    assert!(
        !found(Phase::Playing).contains(&hidden.id),
        "an unlisted table is found by its link alone"
    );
    assert_eq!(store.waiting_for_bots().wait().unwrap(), [hidden.id]);
    let came = Noted {
        at: 9,
        entry: Entry::CameBack {
            seat: Seat(0),
            person: person(10),
        },
    };
    store.append(hidden.id, 0, vec![came], OVER).wait().unwrap();
    assert_eq!(store.waiting_for_bots().wait().unwrap(), []);
    let mine: Vec<_> = store
        .seated(person(10), 100)
        .wait()
        .unwrap()
        .into_iter()
        .map(|one| (one.table.id, one.phase))
        .collect();
    assert_eq!(
        mine,
        [(hidden.id, Phase::Over), (listed.id, Phase::Gathering)]
    );
    assert_eq!(
        store.seated(person(10), 1).wait().unwrap().len(),
        1,
        "no more than asked for"
    );
    assert!(store.seated(person(999), 100).wait().unwrap().is_empty());
}

fn many_writers_at_once_lose_nothing<S: Store>(store: Arc<S>) {
    let write = |number: u64| {
        let store = store.clone();
        std::thread::spawn(move || {
            let table = sample_table(number);
            store.create(table.clone(), PLAYING).wait().unwrap();
            for length in 0..50 {
                store
                    .append(
                        table.id,
                        length,
                        vec![decided(length, &format!("{length}"))],
                        PLAYING,
                    )
                    .wait()
                    .unwrap();
            }
        })
    };
    let writers: Vec<_> = (100..116).map(write).collect();
    writers
        .into_iter()
        .for_each(|writer| writer.join().unwrap());
    for number in 100..116 {
        let record = store.read(sample_table(number).id).wait().unwrap().record();
        let expected: Vec<String> = (0..50).map(|length| length.to_string()).collect();
        assert_eq!(
            record
                .decisions
                .into_iter()
                .map(|decided| decided.action)
                .collect::<Vec<_>>(),
            expected
        );
    }
}

fn a_closed_store_says_so(store: &impl Store) {
    let table = sample_table(12);
    let last = store.create(table.clone(), PLAYING);
    store.close().wait().unwrap();
    assert_eq!(
        last.wait(),
        Ok(()),
        "what was asked for before is done first"
    );
    assert_eq!(
        store
            .append(table.id, 0, vec![decided(1, "a")], PLAYING)
            .wait(),
        Err(StoreError::Closed)
    );
    assert_eq!(store.read(table.id).wait(), Err(StoreError::Closed));
    assert_eq!(
        store.listed(Phase::Playing, 9).wait(),
        Err(StoreError::Closed)
    );
}
