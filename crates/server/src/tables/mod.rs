//! The table service: every table that anybody needs is open here, owned by a task of its own.
//!
//! A page, the event stream, the API and a bot all use the same few functions: who is this
//! ([`Tables::viewer`]), what does the table look like to them ([`Tables::look`],
//! [`Tables::subscribe`]), and what do they want ([`Tables::change`]).

mod actor;
mod live;
mod metrics;
mod pace;
mod presence;
mod seats;
mod snapshot;
mod thinkers;

pub use live::Change;
pub use pace::Pace;
pub use presence::Presence;
pub(crate) use seats::BOTS;
#[cfg(test)]
pub(crate) use seats::bot_name;
pub use seats::{Message, People, Place, Sitter, Wish};
pub use snapshot::{Report, Snapshot};

use crate::problem::{Hindrance, Problem};
use crate::secret::{Token, fresh_number, fresh_seed, fresh_table_id};
use crate::text;
use actor::{Handle, Letter, PATIENCE};
use covenstead_bots::{Choice, Player};
use covenstead_catalog::{Catalog, Setting};
use covenstead_core::{Code, Fault, Names, Seat, Viewer};
use covenstead_store::{Chair, Clock, Hash, NewTable, Phase, Store, Summary, TableId};
use live::Live;
use metrics::Metrics;
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use thinkers::{Question, Thinkers};
use tokio::sync::{OnceCell, oneshot, watch};

/// Milliseconds since the Unix epoch.
pub(crate) fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as u64)
}

/// How the service behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many threads think for bots.
    pub bot_threads: usize,
    /// How long a table stays open that nobody looks at.
    pub idle: Duration,
    /// How long nobody must have been seen in a seat before others may hand it to a bot.
    pub away: Duration,
    /// How slowly bots answer.
    pub pace: Pace,
}

impl Default for Settings {
    fn default() -> Settings {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Settings {
            bot_threads: cores,
            idle: Duration::from_secs(600),
            away: Duration::from_secs(45),
            pace: Pace::default(),
        }
    }
}

/// Who somebody says they are: a browser's key, a seat's token, both or nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct Credentials {
    /// The key in the browser's cookie: it holds every seat that browser took.
    pub person: Option<Token>,
    /// The token of one seat, as in its personal link.
    pub seat: Option<Token>,
}

/// Who is to sit on a chair of a new table.
#[derive(Clone, PartialEq, Debug)]
pub enum OrderedSeat {
    /// Whoever orders the table, under this name.
    Me(String),
    /// Whoever comes.
    Open,
    /// Whoever is invited, under this name or another: a token is made for them, which opens the
    /// seat once.
    Invited(String),
    /// Whoever played in this seat of another table: one of those browsers, or whoever has the
    /// token.
    Kept {
        /// The name.
        name: String,
        /// The hashes of the browsers' keys.
        people: Vec<Hash>,
        /// The hash of the token.
        token: Option<Hash>,
    },
    /// A bot.
    Bot(Player),
}

/// An order for a new table.
#[derive(Clone, Debug)]
pub struct Order {
    /// The game.
    pub game: String,
    /// Its options; what is missing keeps its default.
    pub options: Map<String, Value>,
    /// Who is to sit where.
    pub seats: Vec<OrderedSeat>,
    /// How long they may think.
    pub clock: Option<Clock>,
    /// Whether anybody may find it.
    pub listed: bool,
    /// Whether bots give hints although several people play. Somebody who plays with bots alone
    /// always gets them.
    pub hints: bool,
}

/// A new table, with the tokens of the seats of whoever ordered it and of those who are invited.
#[derive(Clone, Debug)]
pub struct Created {
    /// Its id.
    pub table: TableId,
    /// The seats and their tokens, shown this once.
    pub seats: Vec<(Seat, Token)>,
}

/// What all tables share.
pub(crate) struct Shared {
    catalog: Catalog,
    store: Arc<dyn Store>,
    thinkers: Thinkers,
    settings: Settings,
    metrics: Metrics,
    open: Mutex<HashMap<TableId, Arc<OnceCell<Handle>>>>,
}

impl Shared {
    fn open_tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<OnceCell<Handle>>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn cell(&self, id: TableId) -> Arc<OnceCell<Handle>> {
        self.open_tables().entry(id).or_default().clone()
    }

    /// Takes a table off the list whose task has ended, unless it has been opened again.
    fn forget_closed(&self, id: TableId) {
        let mut open = self.open_tables();
        let closed = |cell: &Arc<OnceCell<Handle>>| {
            cell.get().is_none_or(|handle| handle.letters.is_closed())
        };
        if open.get(&id).is_some_and(closed) {
            open.remove(&id);
        }
    }
}

/// The table service. A clone is another handle on the same service.
#[derive(Clone)]
pub struct Tables(Arc<Shared>);

/// Somebody looking at a table: its versions as they come, until dropped. While it lives, the
/// viewer counts as present.
pub struct Subscription {
    /// The table as it is now; `changed` tells when there is a newer version. Versions may be
    /// skipped.
    pub now: watch::Receiver<Arc<Snapshot>>,
    viewer: Viewer,
    /// What the viewer has shown to be let in; nothing if they need not.
    who: Option<Credentials>,
    presence: Arc<Presence>,
    shared: Arc<Shared>,
}

impl Subscription {
    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Whether the viewer may still see the table as at the beginning: a seat can be left, and a
    /// personal link made void.
    pub fn holds(&self, table: &Snapshot) -> bool {
        let (Some(who), Some(seat)) = (self.who, self.viewer.seat()) else {
            return true;
        };
        table.people.viewer(who, Some(seat)).is_ok()
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.presence.go(self.viewer);
        self.shared.metrics.streams.dec();
    }
}

impl Tables {
    /// Starts the service on a store.
    pub fn start(
        catalog: Catalog,
        store: Arc<dyn Store>,
        settings: Settings,
    ) -> std::io::Result<Tables> {
        let thinkers = Thinkers::start(settings.bot_threads.max(1))?;
        let metrics = Metrics::default();
        Ok(Tables(Arc::new(Shared {
            catalog,
            store,
            thinkers,
            settings,
            metrics,
            open: Mutex::default(),
        })))
    }

    /// The games there are.
    pub fn catalog(&self) -> &Catalog {
        &self.0.catalog
    }

    /// How many bots think or wait to.
    pub fn thinking(&self) -> usize {
        self.0.thinkers.waiting()
    }

    /// The figures of the service, for Prometheus.
    pub fn metrics(&self) -> String {
        self.0.metrics.text(self.thinking())
    }

    /// Opens the tables at which a bot has to decide: after a restart, games go on by themselves.
    pub async fn resume(&self) -> Result<usize, Problem> {
        let waiting = self
            .0
            .store
            .waiting_for_bots()
            .await
            .map_err(Problem::reading)?;
        for &id in &waiting {
            if let Err(problem) = self.look(id).await {
                tracing::error!(table = %id, %problem, "a table cannot go on");
            }
        }
        Ok(waiting.len())
    }

    /// Sets a table. The seats of whoever orders it are held by `person` (a browser) and by the
    /// tokens it gets.
    pub async fn create(&self, order: Order, person: Option<Token>) -> Result<Created, Problem> {
        let title = self.0.catalog.get(&order.game)?;
        let players = u8::try_from(order.seats.len()).unwrap_or(u8::MAX);
        let names = names_of(&order.seats)?;
        let game = title.open(
            &Setting {
                players,
                options: order.options,
            },
            Some(names),
            &fresh_seed(),
        )?;
        let mut begun = game.record();
        let mut seats = Vec::new();
        let mut chair = |(seat, ordered): (Seat, &OrderedSeat)| match ordered {
            OrderedSeat::Open => Chair::Open,
            OrderedSeat::Invited(_) => {
                let token = Token::fresh();
                seats.push((seat, token));
                Chair::Kept {
                    people: Vec::new(),
                    token: Some(token.hash()),
                }
            }
            OrderedSeat::Kept { people, token, .. } => Chair::Kept {
                people: people.clone(),
                token: *token,
            },
            OrderedSeat::Bot(player) => Chair::Bot {
                bot: player.to_string(),
            },
            OrderedSeat::Me(_) => {
                let token = Token::fresh();
                seats.push((seat, token));
                Chair::Person {
                    token: token.hash(),
                    person: person.map(|key| key.hash()),
                }
            }
        };
        let chairs: Vec<Chair> = (0..).map(Seat).zip(&order.seats).map(&mut chair).collect();
        let waits = |chair: &Chair| matches!(chair, Chair::Open | Chair::Kept { .. });
        let game = if chairs.iter().any(waits) {
            let waiting = title.waiting(&begun)?;
            begun.chance.clear();
            waiting
        } else {
            game
        };
        let table = NewTable {
            id: fresh_table_id(),
            created: now(),
            game: begun.game,
            rules: begun.rules,
            data: begun.data,
            options: begun.options,
            chairs,
            names: begun.players,
            clock: order.clock,
            listed: order.listed,
            hints: order.hints,
            chance: begun.chance,
        };
        let live = Live::begin(table.clone(), game);
        self.0
            .store
            .create(table, live.standing())
            .await
            .map_err(Problem::writing)?;
        let id = live.table.id;
        self.0
            .cell(id)
            .get_or_init(|| async { actor::open(live, self.0.clone()) })
            .await;
        Ok(Created { table: id, seats })
    }

    /// The table with this id, opened if it is not.
    async fn with_handle<T>(
        &self,
        id: TableId,
        use_it: impl FnOnce(&Handle) -> T,
    ) -> Result<T, Problem> {
        let cell = self.0.cell(id);
        let opened = cell.get_or_try_init(|| self.restore(id)).await;
        match opened {
            Ok(handle) => Ok(use_it(handle)),
            Err(problem) => {
                self.0.forget_closed(id);
                Err(problem)
            }
        }
    }

    async fn restore(&self, id: TableId) -> Result<Handle, Problem> {
        let stored = self.0.store.read(id).await.map_err(Problem::reading)?;
        let tables = self.clone();
        // Replaying a long game is work for a thread that may take its time.
        let live =
            tokio::task::spawn_blocking(move || Live::restore(&tables.0.catalog, stored)).await;
        let live = live.map_err(|_| Problem::Broken)?.inspect_err(|problem| {
            tracing::error!(table = %id, %problem, "a table does not replay");
        })?;
        Ok(actor::open(live, self.0.clone()))
    }

    /// The table as it is now.
    pub async fn look(&self, id: TableId) -> Result<Arc<Snapshot>, Problem> {
        self.with_handle(id, |handle| handle.now.borrow().clone())
            .await
    }

    /// Who somebody is at a table, and the table as it is now.
    pub async fn look_as(
        &self,
        id: TableId,
        who: Credentials,
        wanted: Option<Seat>,
    ) -> Result<(Viewer, Arc<Snapshot>), Problem> {
        let (snapshot, presence) = self
            .with_handle(id, |handle| {
                (handle.now.borrow().clone(), handle.presence.clone())
            })
            .await?;
        let viewer = snapshot.people.viewer(who, wanted)?;
        viewer.seat().inspect(|seat| presence.hear(*seat));
        Ok((viewer, snapshot))
    }

    /// Who somebody is at a table: a seat they can prove to hold (`wanted`, or the first), or a
    /// spectator. A token that opens no seat, and a wanted seat that is somebody else's, are
    /// refused.
    pub async fn viewer(
        &self,
        id: TableId,
        who: Credentials,
        wanted: Option<Seat>,
    ) -> Result<Viewer, Problem> {
        self.look_as(id, who, wanted)
            .await
            .map(|(viewer, _)| viewer)
    }

    /// Whether a table is open here and its game not over.
    pub fn running(&self, id: TableId) -> bool {
        let cell = self.0.open_tables().get(&id).cloned();
        cell.is_some_and(|cell| {
            cell.get()
                .is_some_and(|handle| handle.now.borrow().phase != Phase::Over)
        })
    }

    /// Looks at a table from now on, as long as these credentials show that one is `viewer`.
    pub async fn subscribe_as(
        &self,
        id: TableId,
        viewer: Viewer,
        who: Credentials,
    ) -> Result<Subscription, Problem> {
        let mut subscribed = self.subscribe(id, viewer).await?;
        subscribed.who = Some(who);
        Ok(subscribed)
    }

    /// Looks at a table from now on.
    pub async fn subscribe(&self, id: TableId, viewer: Viewer) -> Result<Subscription, Problem> {
        let subscribed = self.with_handle(id, |handle| {
            handle.presence.come(viewer);
            (handle.now.clone(), handle.presence.clone())
        });
        let (now, presence) = subscribed.await?;
        self.0.metrics.streams.inc();
        Ok(Subscription {
            now,
            viewer,
            who: None,
            presence,
            shared: self.0.clone(),
        })
    }

    /// Carries out what somebody wants; the table as it is then. When this returns, it is written
    /// down for good.
    pub async fn change(&self, id: TableId, change: Change) -> Result<Arc<Snapshot>, Problem> {
        // A table that closes at this very moment, before it has read the letter, is opened again.
        for _ in 0..3 {
            let (answer, answered) = oneshot::channel();
            let letters = self
                .with_handle(id, |handle| handle.letters.clone())
                .await?;
            if letters
                .send(Letter::Change(change.clone(), answer))
                .await
                .is_ok()
            {
                let answered = tokio::time::timeout(PATIENCE, answered)
                    .await
                    .map_err(|_| Problem::InDoubt)?;
                match answered.unwrap_or(Err(Problem::Broken)) {
                    Err(Problem::Closing) => {}
                    answered => return answered,
                }
            }
            self.0.forget_closed(id);
        }
        Err(Problem::Closing)
    }

    /// Takes an empty seat; gives the seat, and the token for its personal link. `who` is what
    /// whoever asks has shown: one browser takes one seat, and a seat may be kept for somebody.
    pub async fn sit(
        &self,
        id: TableId,
        seat: Option<Seat>,
        name: String,
        who: Credentials,
    ) -> Result<(Seat, Token), Problem> {
        let token = Token::fresh();
        let sit = Change::Sit {
            seat,
            name,
            token: token.hash(),
            person: who.person.map(|key| key.hash()),
            shown: who.seat.map(|token| token.hash()),
        };
        let people = self.change(id, sit).await?.people.clone();
        people
            .with_token(token.hash())
            .map(|seat| (seat, token))
            .ok_or(Problem::Broken)
    }

    /// The seat that a personal link opens, and whether it waits for whoever was invited with it.
    pub async fn linked(&self, id: TableId, token: Token) -> Result<(Seat, bool), Problem> {
        let people = self.look(id).await?.people.clone();
        let taken = people.with_token(token.hash()).map(|seat| (seat, false));
        let kept = || people.kept_with(token.hash()).map(|seat| (seat, true));
        taken.or_else(kept).ok_or(Problem::BadToken)
    }

    /// Lets the browser with this key sit in the seat whose personal link has this token. An
    /// invitation is used up by it.
    pub async fn come_back(
        &self,
        id: TableId,
        token: Token,
        person: Token,
    ) -> Result<Seat, Problem> {
        let (seat, invited) = self.linked(id, token).await?;
        if invited {
            let who = Credentials {
                person: Some(person),
                seat: Some(token),
            };
            return Ok(self.sit(id, Some(seat), String::new(), who).await?.0);
        }
        let people = self.look(id).await?.people.clone();
        if !people.held_by(person.hash()).contains(seat) {
            let person = person.hash();
            self.change(id, Change::ComeBack { seat, person }).await?;
        }
        Ok(seat)
    }

    /// A new personal link for a seat, asked for by whoever has shown `who`. The old one is void,
    /// and so are the browsers that came with it.
    pub async fn relink(
        &self,
        id: TableId,
        seat: Seat,
        who: Credentials,
    ) -> Result<Token, Problem> {
        let token = Token::fresh();
        let relink = Change::Relink {
            seat,
            token: token.hash(),
            person: who.person.map(|key| key.hash()),
        };
        self.change(id, relink).await?;
        Ok(token)
    }

    /// Lets a bot play for an empty seat, or for somebody who has been away for a while.
    pub async fn hand(
        &self,
        id: TableId,
        seat: Seat,
        bot: Player,
    ) -> Result<Arc<Snapshot>, Problem> {
        let long = self.0.settings.away;
        let (known, away) = self
            .with_handle(id, |handle| {
                let known = seat.index() < handle.now.borrow().people.places.len();
                (known, known && handle.presence.away(seat, long))
            })
            .await?;
        match known {
            true => self.change(id, Change::Hand { seat, bot, away }).await,
            false => {
                Err(Fault::new(Code::BadSeat, format!("there is no {seat} at this table")).into())
            }
        }
    }

    /// What a bot would do in a seat, from what that seat knows: a hint for whoever sits there.
    pub async fn hint(
        &self,
        id: TableId,
        seat: Seat,
        player: Player,
        millis: u64,
    ) -> Result<Choice<String>, Problem> {
        let table = self.look(id).await?;
        if !table.gives_hints(seat) {
            return Err(Problem::NotNow(Hindrance::NoHints));
        }
        let mind = table.mind(seat)?;
        let (answer, answered) = oneshot::channel();
        let give = move |choice| drop(answer.send(choice));
        self.0.thinkers.ask(Question {
            mind,
            player,
            millis,
            asked: Instant::now(),
            seed: fresh_number(),
            answer: Box::new(give),
        });
        answered.await.ok().flatten().ok_or(Problem::Broken)
    }

    /// The tables anybody may find, in a phase, newest first.
    pub async fn listed(&self, phase: Phase, most: u32) -> Result<Vec<Summary>, Problem> {
        self.0
            .store
            .listed(phase, most)
            .await
            .map_err(Problem::reading)
    }

    /// The tables at which a browser has a seat, newest first.
    pub async fn of_person(&self, person: Token, most: u32) -> Result<Vec<Summary>, Problem> {
        self.0
            .store
            .seated(person.hash(), most)
            .await
            .map_err(Problem::reading)
    }

    /// Finishes what is being written and closes the store.
    pub async fn close(&self) -> Result<(), Problem> {
        self.0.store.close().await.map_err(Problem::writing)
    }
}

/// What whoever is to sit at a new table is called. People's names must not be mistaken for one
/// another's or a bot's.
fn names_of(seats: &[OrderedSeat]) -> Result<Names, Problem> {
    let mut names: Vec<String> = Vec::new();
    for (seat, ordered) in (0..).map(Seat).zip(seats) {
        let others = || names.iter().map(String::as_str);
        names.push(match ordered {
            OrderedSeat::Me(name) | OrderedSeat::Invited(name) => text::name_among(name, others())?,
            OrderedSeat::Kept { name, .. } => name.clone(),
            OrderedSeat::Open => seats::free_seat_name(seat),
            OrderedSeat::Bot(player) => seats::bot_name(*player, seat),
        });
    }
    Ok(Names(names))
}
