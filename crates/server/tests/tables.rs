//! The table service itself: clocks, tables that nobody looks at, a store that fails.

#[path = "common/flaky.rs"]
mod flaky;

use covenstead_catalog::Catalog;
use covenstead_core::{Seat, Viewer};
use covenstead_server::{Change, Created, Order, OrderedSeat, Problem, Settings, Sitter, Tables};
use covenstead_store::{Clock, Sqlite, TableId, Why};
use flaky::{Failure, Flaky};
use std::sync::Arc;
use std::time::Duration;

fn service(settings: Settings) -> (Tables, Arc<Flaky>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let inner = Sqlite::open(&folder.path().join("tables.db")).unwrap();
    let store = Arc::new(Flaky::on(inner));
    (
        Tables::start(Catalog::built_in(), store.clone(), settings).unwrap(),
        store,
        folder,
    )
}

async fn three_people(tables: &Tables, clock: Option<Clock>) -> Created {
    let seats = ["Anna", "Barb", "Carl"]
        .map(|name| OrderedSeat::Me(name.into()))
        .to_vec();
    let order = Order {
        game: "witchs-brew".into(),
        options: Default::default(),
        seats,
        clock,
        listed: false,
        hints: false,
    };
    tables.create(order, None).await.unwrap()
}

async fn first_action(tables: &Tables, table: TableId, seat: Seat) -> Change {
    let now = tables.look(table).await.unwrap();
    Change::Play {
        seat,
        action: now.legal(Viewer::Seat(seat)).unwrap()[0].clone(),
        version: now.version,
    }
}

async fn until(mut holds: impl AsyncFnMut() -> bool) {
    for _ in 0..2_000 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("it never happened");
}

#[tokio::test]
async fn whoever_runs_out_of_time_is_played_by_a_bot_to_the_end_of_the_game() {
    let (tables, _store, _folder) = service(Settings::default());
    let table = three_people(
        &tables,
        Some(Clock {
            start_ms: 40,
            add_ms: 0,
        }),
    )
    .await
    .table;
    let late = async || {
        let people = tables.look(table).await.unwrap().people.clone();
        people
            .places
            .iter()
            .all(|place| matches!(place.sitter, Sitter::StandIn(_, Why::Time)))
    };
    until(late).await;
    let back = tables.change(table, Change::Return { seat: Seat(0) }).await;
    assert!(matches!(back, Err(Problem::NotNow(why)) if why.contains("time has run out")));
}

#[tokio::test]
async fn a_clock_shows_what_is_left_and_gives_more_after_a_decision() {
    let (tables, _store, _folder) = service(Settings::default());
    let table = three_people(
        &tables,
        Some(Clock {
            start_ms: 3_600_000,
            add_ms: 60_000,
        }),
    )
    .await
    .table;
    let before = tables.look(table).await.unwrap().clocks().unwrap();
    assert!(
        before
            .iter()
            .all(|left| *left <= 3_600_000 && *left > 1_800_000),
        "{before:?}"
    );
    let play = first_action(&tables, table, Seat(0)).await;
    let after = tables.change(table, play).await.unwrap().clocks().unwrap();
    assert!(
        after[0] > 3_600_000 - 1_800_000 && after[0] > after[1],
        "{after:?}"
    );
}

#[tokio::test]
async fn a_table_nobody_looks_at_is_closed_and_opened_again_as_it_was() {
    let (tables, _store, _folder) = service(Settings {
        idle: Duration::from_millis(30),
        ..Settings::default()
    });
    let table = three_people(&tables, None).await.table;
    let play = first_action(&tables, table, Seat(1)).await;
    tables.change(table, play).await.unwrap();
    let view = tables
        .look(table)
        .await
        .unwrap()
        .view(Viewer::Seat(Seat(1)))
        .unwrap();
    until(async || tables.metrics().contains("covenstead_tables_open 0")).await;
    let again = tables.look(table).await.unwrap();
    assert_eq!(
        (again.version, again.view(Viewer::Seat(Seat(1))).unwrap()),
        (1, view)
    );
    // Watched, it stays.
    let watching = tables.subscribe(table, Viewer::Spectator).await.unwrap();
    tokio::time::sleep(Duration::from_millis(150)).await;
    let play = first_action(&tables, table, Seat(2)).await;
    tables.change(table, play).await.unwrap();
    assert_eq!(watching.now.borrow().version, 2);
}

#[tokio::test]
async fn what_cannot_be_written_down_did_not_happen() {
    let (tables, store, _folder) = service(Settings::default());
    let table = three_people(&tables, None).await.table;
    let play = first_action(&tables, table, Seat(0)).await;
    store.fail(Failure::Full);
    assert_eq!(
        tables.change(table, play.clone()).await.err(),
        Some(Problem::NotKept)
    );
    let now = tables.look(table).await.unwrap();
    assert_eq!((now.version, now.status().actors.len()), (0, 3));
    store.fail(Failure::None);
    assert_eq!(tables.change(table, play).await.unwrap().version, 1);
}

#[tokio::test]
async fn a_finished_game_is_played_again_at_one_table_that_everybody_learns_of() {
    let (tables, _store, _folder) = service(Settings {
        idle: Duration::from_millis(30),
        ..Settings::default()
    });
    let table = three_people(&tables, None).await.table;
    let (one, other) = (
        three_people(&tables, None).await.table,
        three_people(&tables, None).await.table,
    );
    let rematch = |seat: u8, table: TableId| Change::Rematch {
        seat: Seat(seat),
        table,
    };
    let early = tables.change(table, rematch(0, one)).await;
    assert!(matches!(early, Err(Problem::NotNow(why)) if why.contains("not over")));
    while let Some(&seat) = tables.look(table).await.unwrap().status().actors.first() {
        let play = first_action(&tables, table, seat).await;
        tables.change(table, play).await.unwrap();
    }
    tables.change(table, rematch(1, one)).await.unwrap();
    let late = tables.change(table, rematch(2, other)).await;
    assert!(matches!(late, Err(Problem::NotNow(why)) if why.contains("already")));
    until(async || tables.metrics().contains("covenstead_tables_open 0")).await;
    let again = tables.look(table).await.unwrap().people.rematch.unwrap();
    assert_eq!(
        (again.seat, again.table),
        (Seat(1), one),
        "it is in the log"
    );
}

#[tokio::test]
async fn only_hashes_of_secrets_are_kept() {
    let (tables, _store, folder) = service(Settings::default());
    let created = three_people(&tables, None).await;
    tables.close().await.unwrap();
    let mut kept = Vec::new();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        kept.extend(std::fs::read(file.unwrap().path()).unwrap());
    }
    let holds = |text: &str| {
        kept.windows(text.len())
            .any(|window| window == text.as_bytes())
    };
    assert!(holds("Anna"));
    for (_, token) in created.seats {
        assert!(!holds(&token.reveal()) && holds(&token.hash().to_string()));
    }
}
