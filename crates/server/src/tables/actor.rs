//! The task that owns an open table: it carries out one change after another, and shows a change
//! only once it is kept.

use super::live::{Change, Live};
use super::presence::Presence;
use super::snapshot::Snapshot;
use super::thinkers::{Question, millis_of};
use super::{Shared, now};
use crate::problem::Problem;
use crate::secret::fresh_number;
use covenstead_core::{Seat, SeatSet};
use covenstead_store::TableId;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::sleep_until;

/// What the task is told.
pub enum Letter {
    /// Somebody wants something.
    Change(Change, oneshot::Sender<Result<Arc<Snapshot>, Problem>>),
    /// A bot has thought about what it was asked at a version.
    Thought {
        seat: Seat,
        asked: u64,
        action: Option<String>,
    },
}

/// How others reach the task.
pub struct Handle {
    /// Where letters go.
    pub letters: mpsc::Sender<Letter>,
    /// The table as it is now.
    pub now: watch::Receiver<Arc<Snapshot>>,
    /// Who is here.
    pub presence: Arc<Presence>,
}

/// How many letters may wait: more than the people at a table can send.
const LETTERS: usize = 64;

struct Actor {
    id: TableId,
    live: Live,
    shared: Arc<Shared>,
    letters: mpsc::WeakSender<Letter>,
    shown: watch::Sender<Arc<Snapshot>>,
    presence: Arc<Presence>,
    /// The bots that have been asked and have not answered.
    thinking: SeatSet,
}

/// Opens a table: from now on only its task touches it.
pub fn open(live: Live, shared: Arc<Shared>) -> Handle {
    let (sender, letters) = mpsc::channel(LETTERS);
    let (shown, now) = watch::channel(Arc::new(live.snapshot()));
    let presence = Arc::new(Presence::begin());
    let actor = Actor {
        id: live.table.id,
        live,
        shared,
        letters: sender.downgrade(),
        shown,
        presence: presence.clone(),
        thinking: SeatSet::EMPTY,
    };
    tokio::spawn(actor.run(letters));
    Handle {
        letters: sender,
        now,
        presence,
    }
}

impl Actor {
    async fn run(mut self, letters: mpsc::Receiver<Letter>) {
        let _closed = Closed {
            id: self.id,
            shared: self.shared.clone(),
        };
        // Dropped before `_closed`, which looks whether letters can still be sent.
        let mut letters = letters;
        self.shared.metrics.tables.inc();
        self.ask_bots();
        let mut idle = Instant::now() + self.shared.settings.idle;
        loop {
            let deadline = self.live.deadline();
            let wake = deadline.map_or(idle, |(at, _)| at);
            tokio::select! {
                letter = letters.recv() => match letter {
                    Some(letter) => {
                        idle = Instant::now() + self.shared.settings.idle;
                        if !self.read(letter).await {
                            return_unread(&mut letters);
                            break;
                        }
                    }
                    None => break,
                },
                () = sleep_until(wake.into()) => match deadline {
                    Some((_, seat)) => if self.carry_out(&Change::TimeOut { seat }).await.is_err() {
                        return_unread(&mut letters);
                        break;
                    },
                    None if self.needed() => idle = Instant::now() + self.shared.settings.idle,
                    None => {
                        letters.close();
                        while let Ok(letter) = letters.try_recv() {
                            self.read(letter).await;
                        }
                        break;
                    }
                },
            }
        }
    }

    /// Whether somebody looks at the table, or a bot thinks.
    fn needed(&self) -> bool {
        self.presence.streams() > 0 || !self.thinking.is_empty()
    }

    /// Reads a letter. False if the table has to be closed: what it holds may not be what is kept.
    async fn read(&mut self, letter: Letter) -> bool {
        let (change, answer) = match letter {
            Letter::Change(change, answer) => (change, Some(answer)),
            Letter::Thought {
                seat,
                asked,
                action,
            } => match self.thought(seat, asked, action) {
                Some(change) => (change, None),
                None => return true,
            },
        };
        let done = self.carry_out(&change).await;
        let keeps = !matches!(
            done,
            Err(Problem::NotKept | Problem::InDoubt | Problem::Damaged | Problem::Closing)
        );
        if let Some(answer) = answer {
            let _ = answer.send(done);
        } else if let Err(problem) = &done {
            tracing::warn!(table = %self.id, %problem, "a bot's turn was refused");
        }
        keeps
    }

    /// A change from beginning to end: judged, written down, shown. Whoever asked may be gone
    /// meanwhile; the change is not.
    async fn carry_out(&mut self, change: &Change) -> Result<Arc<Snapshot>, Problem> {
        let at = now();
        let draft = self.live.judge(change, &self.shared.catalog, at)?;
        let (next, noted) = self.live.after(draft, at);
        let kept =
            self.shared
                .store
                .append(self.id, self.live.version, vec![noted], next.standing());
        kept.await.map_err(Problem::writing)?;
        self.live = next;
        self.shared.metrics.count(change);
        let snapshot = Arc::new(self.live.snapshot());
        self.shown.send_replace(snapshot.clone());
        self.ask_bots();
        Ok(snapshot)
    }

    /// Puts every bot that owes a decision to thinking.
    fn ask_bots(&mut self) {
        for seat in self.live.bots_to_decide().minus(self.thinking).iter() {
            let player = self
                .live
                .people
                .place(seat)
                .sitter
                .bot()
                .expect("a bot plays for this seat");
            let Ok(mind) = self.live.game.mind(seat) else {
                continue;
            };
            let (letters, asked) = (self.letters.clone(), self.live.asked[seat.index()]);
            let answer = move |choice: Option<covenstead_bots::Choice<String>>| {
                // A table that was closed meanwhile asks again when it is opened.
                let Some(letters) = letters.upgrade() else {
                    return;
                };
                let _ = letters.blocking_send(Letter::Thought {
                    seat,
                    asked,
                    action: choice.map(|choice| choice.action),
                });
            };
            self.thinking = self.thinking.with(seat);
            let seed = fresh_number();
            self.shared.thinkers.ask(Question {
                mind,
                player,
                millis: millis_of(player),
                seed,
                answer: Box::new(answer),
            });
        }
    }

    /// What a bot's thought leads to; nothing if the question is not the one that was asked.
    fn thought(&mut self, seat: Seat, asked: u64, action: Option<String>) -> Option<Change> {
        self.thinking = self.thinking.without(seat);
        let valid =
            self.live.bots_to_decide().contains(seat) && self.live.asked[seat.index()] == asked;
        if !valid {
            self.ask_bots();
            return None;
        }
        // A bot that failed does what comes first: the others must not wait for it.
        let action = action.or_else(|| self.live.game.legal(seat).ok()?.into_iter().next())?;
        Some(Change::Bot { seat, action })
    }
}

/// Whoever wrote to a table that had to be closed meanwhile may write again, to the table opened
/// anew.
fn return_unread(letters: &mut mpsc::Receiver<Letter>) {
    letters.close();
    while let Ok(letter) = letters.try_recv() {
        if let Letter::Change(_, answer) = letter {
            let _ = answer.send(Err(Problem::Closing));
        }
    }
}

/// Takes the table off the list of open ones when its task ends, also by a panic.
struct Closed {
    id: TableId,
    shared: Arc<Shared>,
}

impl Drop for Closed {
    fn drop(&mut self) {
        self.shared.metrics.tables.dec();
        self.shared.forget_closed(self.id);
    }
}

/// How long a letter may take before its sender is told that something is wrong.
pub const PATIENCE: Duration = Duration::from_secs(30);
