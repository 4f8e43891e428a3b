//! The table service itself: clocks, tables that nobody looks at, a store that fails.

#[path = "common/flaky.rs"]
mod flaky;

use covenstead_catalog::{Catalog, Setting, Title};
use covenstead_core::{FastRng, Locale, Rng, Seat, SeatSet, Viewer};
use covenstead_server::{
    Change, Created, Credentials, Hindrance, Order, OrderedSeat, Pace, Problem, Settings, Sitter,
    Tables, Token,
};
use covenstead_store::{
    Chair, Clock, Entry, NewTable, Noted, Phase, Sqlite, Standing, Store, TableId, Why,
};
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
    assert!(matches!(back, Err(Problem::NotNow(Hindrance::TimeIsOut))));
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
    assert!(matches!(early, Err(Problem::NotNow(Hindrance::GameRuns))));
    while let Some(&seat) = tables.look(table).await.unwrap().status().actors.first() {
        let play = first_action(&tables, table, seat).await;
        tables.change(table, play).await.unwrap();
    }
    tables.change(table, rematch(1, one)).await.unwrap();
    let late = tables.change(table, rematch(2, other)).await;
    assert!(matches!(late, Err(Problem::NotNow(Hindrance::RematchSet))));
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

// ---- going back

/// A table in the store's words: what its log says was decided and taken back.
#[derive(Default)]
struct Read {
    /// Each decision that counts: whose it is, whether a bot made it in a person's place, and
    /// whether chance acted on it.
    decisions: Vec<(Seat, bool, bool)>,
    lent: SeatSet,
    agreed: SeatSet,
    taken_back: usize,
    agreed_upon: usize,
}

impl Read {
    /// Checks that what goes back teaches nobody anything, or that all whose decisions go back have
    /// agreed and are here. `humans` are the seats that people ever held.
    fn read(&mut self, entry: &Entry, humans: SeatSet) {
        match entry {
            Entry::Decided { seat, chance, .. } => {
                let lent = self.lent.contains(*seat);
                self.decisions.push((*seat, lent, !chance.is_empty()));
            }
            Entry::Handed { seat, .. } => self.lent = self.lent.with(*seat),
            Entry::Returned { seat } => self.lent = self.lent.without(*seat),
            Entry::AskedBack { seat, .. } => self.agreed = SeatSet::only(*seat),
            Entry::Answered { seat, agrees: true } => self.agreed = self.agreed.with(*seat),
            Entry::TakenBack { seat, decisions } => self.goes_back(*seat, *decisions, humans),
            _ => {}
        }
    }

    fn goes_back(&mut self, seat: Seat, to: usize, humans: SeatSet) {
        let undone = self.decisions.split_off(to);
        self.taken_back += 1;
        // Revealing nothing, a last decision goes back freely; a law of the core checks it.
        if matches!(undone[..], [(by, _, false)] if by == seat) {
            return;
        }
        self.agreed_upon += 1;
        let here = humans.minus(self.lent);
        // Whoever agrees last is not asked again: the game goes back at once.
        assert!(
            here.minus(self.agreed).len() <= 1,
            "{here:?} {:?}",
            self.agreed
        );
        assert!(
            here.without(seat) != SeatSet::EMPTY,
            "nobody was here to agree"
        );
        for (by, lent, _) in undone {
            assert!(!lent, "what a bot played in a person's place went back");
            assert!(here.contains(by) || !humans.contains(by), "{by} is away");
        }
    }
}

/// Does something that somebody at the table could do.
async fn do_something(tables: &Tables, table: TableId, people: u8, rng: &mut FastRng) {
    let now = tables.look(table).await.unwrap();
    let seat = Seat(rng.below(people.into()) as u8);
    let random = "random".parse().unwrap();
    let change = match rng.below(16) {
        0..=6 => {
            let legal = now.legal(Viewer::Seat(seat)).unwrap();
            if legal.is_empty() {
                return;
            }
            Change::Play {
                seat,
                action: legal[rng.below(legal.len() as u32) as usize].clone(),
                version: now.version,
            }
        }
        7..=10 => {
            let _ = tables.change(table, Change::TakeBack { seat }).await;
            for seat in (0..people).map(Seat) {
                let agrees = rng.below(8) > 0;
                let _ = tables.change(table, Change::Answer { seat, agrees }).await;
            }
            return;
        }
        11..=13 => Change::Return { seat },
        14 => Change::Hand {
            seat,
            bot: random,
            away: true,
        },
        _ => Change::Leave { seat, bot: random },
    };
    let _ = tables.change(table, change).await;
}

#[tokio::test]
async fn nobody_learns_anything_by_taking_back_without_consent() {
    let (tables, store, _folder) = service(Settings {
        pace: Pace::AT_ONCE,
        bot_threads: 1,
        ..Settings::default()
    });
    let (mut taken_back, mut agreed_upon) = (0, 0);
    for (number, people) in [(1, 2), (2, 3), (3, 2), (4, 3), (5, 2), (6, 3)] {
        let mut rng = FastRng::new(number);
        let seats = ["Anna", "Barb", "Carl"].into_iter().take(people.into());
        let mut seats: Vec<OrderedSeat> = seats.map(|name| OrderedSeat::Me(name.into())).collect();
        seats.resize(3, OrderedSeat::Bot("random".parse().unwrap()));
        let order = Order {
            game: ["three-witches", "witchs-brew"][number as usize % 2].into(),
            seats,
            ..order()
        };
        let table = tables.create(order, None).await.unwrap().table;
        for _ in 0..100 {
            do_something(&tables, table, people, &mut rng).await;
        }
        let mut read = Read::default();
        let humans: SeatSet = (0..people).map(Seat).collect();
        for noted in store.read(table).await.unwrap().log {
            read.read(&noted.entry, humans);
        }
        taken_back += read.taken_back;
        agreed_upon += read.agreed_upon;
    }
    assert!(
        taken_back > 1 && agreed_upon > 0,
        "{taken_back} {agreed_upon}"
    );
}

fn order() -> Order {
    Order {
        game: "three-witches".into(),
        options: Default::default(),
        seats: Vec::new(),
        clock: None,
        listed: false,
        hints: false,
    }
}

#[tokio::test]
async fn a_person_alone_with_bots_goes_back_and_one_whose_companion_was_replaced_does_not() {
    let (tables, _store, _folder) = service(Settings {
        pace: Pace::AT_ONCE,
        ..Settings::default()
    });
    let bot: covenstead_bots::Player = "random".parse().unwrap();
    let me = |name: &str| OrderedSeat::Me(name.into());
    let alone = vec![me("Anna"), OrderedSeat::Bot(bot), OrderedSeat::Bot(bot)];
    let together = vec![me("Anna"), me("Barb"), OrderedSeat::Bot(bot)];
    for (seats, may) in [(alone, true), (together, false)] {
        let order = Order { seats, ..order() };
        let table = tables.create(order, None).await.unwrap().table;
        if !may {
            let (seat, away) = (Seat(1), true);
            tables
                .change(table, Change::Hand { seat, bot, away })
                .await
                .unwrap();
        }
        for _ in 0..6 {
            until(async || {
                let now = tables.look(table).await.unwrap();
                now.waits_for(Seat(0))
            })
            .await;
            let play = first_action(&tables, table, Seat(0)).await;
            tables.change(table, play).await.unwrap();
        }
        until(async || tables.look(table).await.unwrap().waits_for(Seat(0))).await;
        let back = tables
            .change(table, Change::TakeBack { seat: Seat(0) })
            .await;
        match back {
            Ok(_) => assert!(may, "it went back past what Barb's bot played"),
            Err(Problem::NotNow(Hindrance::StandInPlayed(name) | Hindrance::Absent(name))) => {
                assert!(!may && name == "Barb")
            }
            Err(Problem::NotNow(Hindrance::NobodyAgrees)) => assert!(!may),
            Err(other) => panic!("{other}"),
        }
    }
}

// ---- when bots answer

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_waits_for_its_time_although_the_bot_is_ready() {
    let (tables, _store, _folder) = service(Settings {
        pace: Pace::of(100.0).unwrap(),
        ..Settings::default()
    });
    let bot = || OrderedSeat::Bot("grandmaster".parse().unwrap());
    let order = Order {
        seats: vec![OrderedSeat::Me("Anna".into()), bot(), bot()],
        ..order()
    };
    let table = tables.create(order, None).await.unwrap().table;
    // Whoever opens the bidding may be Anna.
    let mut version = 0;
    if tables.look(table).await.unwrap().waits_for(Seat(0)) {
        let play = first_action(&tables, table, Seat(0)).await;
        version = tables.change(table, play).await.unwrap().version;
    }
    until(async || tables.thinking() > 0).await;
    until(async || tables.thinking() == 0).await;
    // It is ready and its interval of 200 seconds not over.
    assert_eq!(tables.look(table).await.unwrap().version, version);
}

#[test]
fn a_decision_counts_as_publicly_forced_only_where_everybody_sees_that_it_is() {
    let catalog = Catalog::built_in();
    let (mut forced, mut secretly) = (0, 0);
    for title in catalog.titles() {
        let players = *title.seats().start();
        let setting = Setting {
            players,
            ..Setting::default()
        };
        let mut table = title.open(&setting, None, "forced").unwrap();
        let mut rng = FastRng::new(7);
        while let Some(&seat) = table.status().actors.first() {
            let legal = table.legal(seat).unwrap();
            let public = table.forced(seat, rng.below(1 << 30).into());
            assert!(!public || legal.len() == 1, "{}: {legal:?}", title.id());
            forced += usize::from(public);
            secretly += usize::from(!public && legal.len() == 1);
            let action = &legal[rng.below(legal.len() as u32) as usize];
            table.play(seat, action).unwrap();
        }
    }
    assert!(forced > 0 && secretly > 0, "{forced} {secretly}");
}

// ---- how a game begins

/// Every option with every other value it can have, one at a time.
fn settings(title: &dyn Title) -> Vec<Setting> {
    let mut settings = Vec::new();
    for players in title.seats() {
        let plain = Setting {
            players,
            ..Setting::default()
        };
        settings.push(plain.clone());
        for (name, option) in title.options().as_object().unwrap() {
            for value in option["values"].as_array().into_iter().flatten() {
                let mut setting = plain.clone();
                setting.options.insert(name.clone(), value.clone());
                settings.push(setting);
            }
        }
    }
    settings
}

#[test]
fn a_game_that_waits_is_shown_to_everybody_and_holds_nothing_of_chance() {
    let catalog = Catalog::built_in();
    for title in catalog.titles() {
        for setting in settings(title) {
            // Some options do not go together with the number of players.
            let Ok(first) = title.open(&setting, None, "one") else {
                continue;
            };
            let other = title.open(&setting, None, "two").unwrap();
            let mut waiting = title.waiting(&first.record()).unwrap();
            let twin = title.waiting(&other.record()).unwrap();
            assert!(waiting.status().actors.is_empty() && !waiting.status().over);
            for viewer in Viewer::all(setting.players) {
                let seen = (waiting.view(viewer), waiting.describe(viewer));
                assert_eq!(seen, (twin.view(viewer), twin.describe(viewer)));
                assert_eq!(waiting.events(viewer, 0).unwrap().len(), 0);
                for locale in Locale::ALL {
                    let scene = waiting.scene(viewer, locale).unwrap();
                    assert_eq!(scene, twin.scene(viewer, locale).unwrap());
                }
            }
            assert_eq!(waiting.begin(), first.record().chance, "{}", title.id());
            assert_eq!(waiting.state(), first.state());
        }
    }
}

/// A table as earlier versions kept it: chance acted when it was set.
fn of_an_earlier_version(catalog: &Catalog, number: u8) -> (NewTable, Vec<String>) {
    let title = catalog.get("three-witches").unwrap();
    let setting = Setting {
        players: 3,
        ..Setting::default()
    };
    let record = title.open(&setting, None, "earlier").unwrap().record();
    let table = NewTable {
        id: TableId::from_bytes([number; 10]),
        created: 1,
        game: record.game,
        rules: record.rules,
        data: record.data,
        options: record.options,
        chairs: vec![Chair::Open; 3],
        names: record.players,
        clock: None,
        listed: false,
        hints: false,
        chance: record.chance.clone(),
    };
    (table, record.chance)
}

async fn sit(tables: &Tables, table: TableId, name: &str) {
    let who = Credentials::default();
    tables.sit(table, None, name.into(), who).await.unwrap();
}

#[tokio::test]
async fn tables_of_earlier_versions_open_and_what_they_had_dealt_too_early_is_forgotten() {
    let (tables, store, _folder) = service(Settings::default());
    let standing = |phase| Standing {
        phase,
        bots_turn: false,
    };
    // All had sat down: the cards are those that were dealt.
    let (played, dealt) = of_an_earlier_version(&Catalog::built_in(), 1);
    let sat = |seat| Noted {
        at: 2,
        entry: Entry::Sat {
            seat: Seat(seat),
            name: format!("Player {seat}"),
            token: Token::fresh().hash(),
            person: None,
        },
    };
    store
        .create(played.clone(), standing(Phase::Playing))
        .await
        .unwrap();
    let log = (0..3).map(sat).collect();
    store
        .append(played.id, 0, log, standing(Phase::Playing))
        .await
        .unwrap();
    let now = tables.look(played.id).await.unwrap();
    assert_eq!((now.phase, now.status().actors.len()), (Phase::Playing, 1));
    assert_eq!(store.read(played.id).await.unwrap().record().chance, dealt);
    // Seats were free: nothing is dealt, until the last seat is taken.
    let (waiting, dealt) = of_an_earlier_version(&Catalog::built_in(), 2);
    store
        .create(waiting.clone(), standing(Phase::Gathering))
        .await
        .unwrap();
    for name in ["Anna", "Barb"] {
        sit(&tables, waiting.id, name).await;
        let now = tables.look(waiting.id).await.unwrap();
        assert_eq!(now.events(Viewer::Seat(Seat(0)), 0).unwrap().len(), 0);
    }
    sit(&tables, waiting.id, "Carl").await;
    let now = tables.look(waiting.id).await.unwrap();
    let kept = store.read(waiting.id).await.unwrap();
    assert!(matches!(&kept.log[3].entry, Entry::Started { chance } if !chance.is_empty()));
    assert_ne!(kept.record().chance, dealt, "other cards");
    assert_eq!((now.phase, now.version), (Phase::Playing, 4));
}
