//! The SQLite store keeps the contract, and what is its own.

use covenstead_catalog::{Catalog, Setting};
use covenstead_core::Seat;
use covenstead_store::{Entry, NewTable, Noted, Phase, Sqlite, Standing, Store, StoreError, contract};

const PLAYING: Standing = Standing { phase: Phase::Playing, bots_turn: false };

#[test]
fn it_keeps_the_contract() {
    let folder = tempfile::tempdir().unwrap();
    contract::holds(|| Sqlite::open(&folder.path().join("tables.db")).unwrap());
}

#[test]
fn appends_of_many_tables_share_commits() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("tables.db")).unwrap();
    let pending: Vec<_> = (0..500).map(|number| store.create(contract::sample_table(number), PLAYING)).collect();
    pending.into_iter().for_each(|created| created.wait().unwrap());
    assert!(store.commits() < 250, "{} commits for 500 writes", store.commits());
}

#[test]
fn a_file_of_a_newer_program_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    drop(Sqlite::open(&path).unwrap());
    rusqlite::Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert!(matches!(Sqlite::open(&path), Err(StoreError::Failed(why)) if why.contains("newer program")));
}

#[test]
fn a_game_written_down_step_by_step_replays_to_the_same_state() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("tables.db")).unwrap();
    let catalog = Catalog::built_in();
    for (number, title) in catalog.titles().enumerate() {
        let setting = Setting { players: *title.seats().end(), ..Setting::default() };
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
            let entry = Entry::Decided { seat, action: gain.action, chance: gain.chance, spent: 0 };
            // Left unawaited: the order of the calls is the order of the log.
            drop(store.append(table.id, length, vec![Noted { at: length, entry }], PLAYING));
            length += 1;
        }
        let last = Noted { at: length, entry: Entry::Said { seat: Seat(0), text: "good game".into() } };
        store.append(table.id, length, vec![last], PLAYING).wait().unwrap();
        let record = store.read(table.id).wait().unwrap().record();
        assert_eq!(record.seed.text, "", "no seed is kept");
        assert_eq!(title.replay(&record, None).unwrap().state(), game.state());
    }
}
