//! Games played at this terminal: tables of the table service in this very process, without HTTP.
//! They are kept like a server's, in a file of their own, so that a server on the same folder never
//! plays them, nor this program a server's: one process owns a table. Their seats are held by a key
//! that is kept beside them.

use crate::screen::Failure;
use crate::serve::open_store;
use covenstead_bots::Player;
use covenstead_catalog::{Catalog, Setting};
use covenstead_core::{Locale, Record, Seat, SeatSet, Viewer};
use covenstead_scene::Scene;
use covenstead_server::{
    Change, Order, OrderedSeat, Pace, Problem, Report, Settings, Snapshot, Tables, Token, text,
};
use covenstead_store::{Phase, Sqlite, Store, Summary, TableId};
use covenstead_tui::{Complaint, Event, Glimpse, Heard, Request, Shown, Table, Wish};
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use tokio::runtime::{Handle, Runtime};

/// How many games are offered to go on with.
const OFFERED: u32 = 200;

/// The games of this terminal.
pub struct Home {
    runtime: Runtime,
    tables: Tables,
    store: Arc<Sqlite>,
    key: Token,
    folder: PathBuf,
}

impl Home {
    /// Opens them.
    pub fn open(catalog: Catalog, folder: PathBuf, pace: Pace) -> Result<Home, Failure> {
        let store = Arc::new(open_store(&folder, "terminal.db")?);
        let key = own_key(&folder)?;
        let settings = Settings {
            pace,
            ..Settings::default()
        };
        let tables = Tables::start(catalog, store.clone(), settings)?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()?;
        Ok(Home {
            runtime,
            tables,
            store,
            key,
            folder,
        })
    }

    /// Where work goes on in the background.
    pub fn handle(&self) -> &Handle {
        self.runtime.handle()
    }

    /// The games there are.
    pub fn catalog(&self) -> &Catalog {
        self.tables.catalog()
    }

    /// Lays a new table: the people at this terminal from seat `first` on, bots elsewhere.
    pub fn lay(
        &self,
        game: &str,
        setting: Setting,
        people: &[String],
        first: u8,
        bots: Player,
    ) -> Result<TableId, Failure> {
        let mut seats = vec![OrderedSeat::Bot(bots); usize::from(setting.players)];
        for (place, name) in people.iter().enumerate() {
            let seat = (usize::from(first) + place) % seats.len();
            seats[seat] = OrderedSeat::Me(name.clone());
        }
        let order = Order {
            game: game.to_string(),
            options: setting.options,
            seats,
            clock: None,
            listed: false,
            hints: true,
        };
        Ok(self
            .runtime
            .block_on(self.tables.create(order, Some(self.key)))?
            .table)
    }

    /// The games that are not over, the one played last first.
    pub fn unfinished(&self) -> Result<Vec<Summary>, Failure> {
        let mut games = self
            .runtime
            .block_on(self.tables.of_person(self.key, OFFERED))?;
        games.retain(|game| game.phase != Phase::Over);
        games.sort_by_key(|game| std::cmp::Reverse(game.touched));
        Ok(games)
    }

    /// Sits down at a table, in all seats of this terminal.
    pub fn sit(
        &self,
        id: TableId,
        locale: Locale,
        events: Sender<Event>,
    ) -> Result<(AtHome, Claim), Failure> {
        let claim = Claim::of(&self.folder, id)?;
        let now = self.runtime.block_on(self.tables.look(id))?;
        let held = now.people.held_by(self.key.hash());
        let seats: Vec<Seat> = held.iter().collect();
        if seats.is_empty() {
            return Err(Failure::said(format!(
                "no seat of the game {id} belongs to this terminal"
            )));
        }
        self.runtime.spawn(follow(
            self.tables.clone(),
            id,
            (held, locale),
            events.clone(),
        ));
        let table = AtHome {
            id,
            locale,
            seats,
            tables: self.tables.clone(),
            events,
            runtime: self.handle().clone(),
        };
        Ok((table, claim))
    }

    /// The table as anybody may see it.
    pub fn look(&self, id: TableId) -> Result<Arc<Snapshot>, Failure> {
        Ok(self.runtime.block_on(self.tables.look(id))?)
    }

    /// The record of a game so far. It holds everything hidden, and is for whoever runs the game:
    /// here, the person who asks.
    pub fn record(&self, id: TableId) -> Result<Record, Failure> {
        let stored = self
            .store
            .read(id)
            .wait()
            .map_err(|error| Failure::said(error.to_string()))?;
        Ok(stored.record())
    }

    /// Finishes what is being written.
    pub fn close(self) {
        // Everything that was shown is written already; a store that fails now loses nothing.
        let _ = self.runtime.block_on(self.tables.close());
        self.runtime.shutdown_background();
    }
}

/// The key that holds the seats of this terminal, made the first time.
fn own_key(folder: &Path) -> Result<Token, Failure> {
    let path = folder.join("terminal.key");
    let unusable = |why: String| Failure::said(format!("{} cannot be used: {why}", path.display()));
    match OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(&path)
    {
        Ok(mut file) => {
            let key = Token::fresh();
            file.write_all(key.reveal().as_bytes())
                .and_then(|()| file.sync_all())
                .map_err(|error| unusable(error.to_string()))?;
            Ok(key)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            let text = fs::read_to_string(&path).map_err(|error| unusable(error.to_string()))?;
            text.trim()
                .parse()
                .map_err(|why: &str| unusable(why.to_string()))
        }
        Err(error) => Err(unusable(error.to_string())),
    }
}

/// The right to play a game: at most one terminal has it open.
pub struct Claim {
    path: PathBuf,
    _file: File,
}

impl Claim {
    fn of(folder: &Path, id: TableId) -> Result<Claim, Failure> {
        let path = folder.join(format!("terminal-{id}.lock"));
        let file = File::create(&path)?;
        match file.try_lock() {
            Ok(()) => Ok(Claim { path, _file: file }),
            Err(_) => Err(Failure::said(format!(
                "the game {id} is open in another terminal: go on there, or close it"
            ))),
        }
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// A table of this process, and the seats held at it.
pub struct AtHome {
    id: TableId,
    locale: Locale,
    seats: Vec<Seat>,
    tables: Tables,
    events: Sender<Event>,
    runtime: Handle,
}

impl Table for AtHome {
    fn seats(&self) -> &[Seat] {
        &self.seats
    }

    fn ask(&self, request: Request) {
        let (tables, events, id) = (self.tables.clone(), self.events.clone(), self.id);
        let locale = self.locale;
        self.runtime.spawn(async move {
            let answer = carry_out(&tables, id, request, locale).await;
            let _ = events.send(Event::Answered(answer));
        });
    }
}

/// Carries a request out, and says in which version it is done.
async fn carry_out(
    tables: &Tables,
    id: TableId,
    request: Request,
    locale: Locale,
) -> Result<u64, Complaint> {
    let refused = match change_for(request.clone()) {
        Ok(change) => match tables.change(id, change).await {
            Ok(snapshot) => return Ok(snapshot.version),
            Err(refused) => refused,
        },
        Err(refused) => refused,
    };
    let Problem::Fault(fault) = refused else {
        return Err(Complaint::new(refused.to_string()));
    };
    // The rules give their reasons in the player's language.
    let told = match (&request, tables.look(id).await) {
        (Request::Play { seat, action, .. }, Ok(now)) => now.refusal(*seat, action, locale),
        _ => None,
    };
    let fault = told.unwrap_or(fault);
    Err(Complaint {
        text: fault.message,
        rule: fault.rule,
    })
}

fn change_for(request: Request) -> Result<Change, Problem> {
    Ok(match request {
        Request::Play {
            seat,
            action,
            version,
        } => Change::Play {
            seat,
            action,
            version,
        },
        Request::Undo { seat } => Change::TakeBack { seat },
        Request::Answer { seat, agrees } => Change::Answer { seat, agrees },
        Request::Say { seat, text } => Change::Say {
            seat,
            text: text::message(&text)?,
        },
    })
}

/// Tells of every version of a table. A table whose store failed is opened anew.
async fn follow(
    tables: Tables,
    id: TableId,
    (held, locale): (SeatSet, Locale),
    events: Sender<Event>,
) {
    let viewer = held.first().map_or(Viewer::Spectator, Viewer::Seat);
    loop {
        let mut watched = match tables.subscribe(id, viewer).await {
            Ok(watched) => watched,
            Err(problem) => return drop(events.send(Event::Failed(problem.to_string()))),
        };
        loop {
            let snapshot = watched.now.borrow_and_update().clone();
            let seen = Seen {
                snapshot,
                held,
                locale,
            };
            if events.send(Event::Update(Arc::new(seen))).is_err() {
                return;
            }
            if watched.now.changed().await.is_err() {
                break;
            }
        }
    }
}

/// A version of a table, for the people at this terminal.
struct Seen {
    snapshot: Arc<Snapshot>,
    held: SeatSet,
    locale: Locale,
}

impl Seen {
    /// The scene, and the number of the first line that is new to whoever has heard this much.
    fn scene(&self, viewer: Viewer, heard: Option<Heard>) -> Result<(Scene, usize), Problem> {
        let Some(heard) = heard else {
            return Ok((self.snapshot.scene(viewer, self.locale)?, 0));
        };
        let report = Report {
            version: heard.version,
            seen: heard.lines,
        };
        self.snapshot
            .scene_since(viewer, self.locale, report, false)
    }
}

impl Glimpse for Seen {
    fn shown(&self, viewer: Viewer, heard: Option<Heard>) -> Result<Shown, String> {
        if viewer.seat().is_some_and(|seat| !self.held.contains(seat)) {
            return Err(covenstead_tui::text(self.locale, "not-yours"));
        }
        let (scene, news) = self
            .scene(viewer, heard)
            .map_err(|problem| problem.to_string())?;
        let (snapshot, people) = (&self.snapshot, &self.snapshot.people);
        let wish = people.wish.map(|wish| Wish {
            name: people.place(wish.seat).name.clone(),
            missing: people.persons().minus(wish.agreed).iter().collect(),
        });
        Ok(Shown {
            version: snapshot.version,
            scene,
            news,
            undo: viewer.seat().is_some() && snapshot.phase == Phase::Playing && wish.is_none(),
            wish,
            clocks: snapshot.clocks(),
            chat: people
                .messages
                .iter()
                .map(|said| (said.name.clone(), said.text.clone()))
                .collect(),
            empty: people.empty().len() as usize,
        })
    }
}
