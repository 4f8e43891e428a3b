//! The task that owns an open table: it carries out one change after another, and shows a change
//! only once it is kept.

use super::live::{Change, Live};
use super::pace::{Answer, Round};
use super::presence::Presence;
use super::snapshot::Snapshot;
use super::thinkers::Question;
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
    /// A bot has thought about what it was asked.
    Thought(Answer),
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
    /// The bots that have been asked and have not answered, or whose answer is being written down.
    thinking: SeatSet,
    /// What they have been asked, and the answers that wait to be released.
    round: Round,
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
        round: Round::default(),
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
            let (wake, reason) = self.next_wake(idle);
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
                () = sleep_until(wake.into()) => match reason {
                    Wake::TimeOut(seat) => if self.carry_out(&Change::TimeOut { seat }).await.is_err() {
                        return_unread(&mut letters);
                        break;
                    },
                    Wake::Release => if !self.release().await {
                        return_unread(&mut letters);
                        break;
                    },
                    Wake::Idle if self.needed() => idle = Instant::now() + self.shared.settings.idle,
                    Wake::Idle => {
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

    /// When something has to be done unasked next, and what.
    fn next_wake(&self, idle: Instant) -> (Instant, Wake) {
        let time_out = self
            .live
            .deadline()
            .map(|(at, seat)| (at, Wake::TimeOut(seat)));
        let due = self.round.due().filter(|_| self.thinking.is_empty());
        let release = due.map(|at| (at, Wake::Release));
        let next = time_out
            .into_iter()
            .chain(release)
            .min_by_key(|(at, _)| *at);
        next.unwrap_or((idle, Wake::Idle))
    }

    /// Whether somebody looks at the table, or a bot thinks.
    fn needed(&self) -> bool {
        self.presence.streams() > 0 || !self.thinking.is_empty() || !self.round.is_empty()
    }

    /// Reads a letter. False if the table has to be closed: what it holds may not be what is kept.
    async fn read(&mut self, letter: Letter) -> bool {
        match letter {
            Letter::Change(change, answer) => {
                let done = self.carry_out(&change).await;
                let keeps = keeps(&done);
                let _ = answer.send(done);
                keeps
            }
            Letter::Thought(answer) => {
                self.thinking = self.thinking.without(answer.seat);
                self.round.answer(answer, Instant::now());
                // The question may have been another one by then.
                self.ask_bots();
                true
            }
        }
    }

    /// Writes down what the bots have answered. False if the table has to be closed.
    async fn release(&mut self) -> bool {
        let answers = self.round.take();
        self.thinking = answers.iter().map(|answer| answer.seat).collect();
        for answer in answers {
            self.thinking = self.thinking.without(answer.seat);
            let done = match self.choice(answer) {
                Some(change) => self.carry_out(&change).await,
                None => continue,
            };
            if let Err(problem) = &done {
                tracing::warn!(table = %self.id, %problem, "a bot's turn was refused");
            }
            if !keeps(&done) {
                return false;
            }
        }
        self.ask_bots();
        true
    }

    /// A change from beginning to end: judged, written down, shown. Whoever asked may be gone
    /// meanwhile; the change is not.
    async fn carry_out(&mut self, change: &Change) -> Result<Arc<Snapshot>, Problem> {
        let at = now();
        let draft = self.live.judge(change, &self.shared.catalog, at)?;
        let (next, noted) = self.live.after(draft, at);
        let store = &self.shared.store;
        let kept = store.append(self.id, self.live.version, noted, next.standing());
        kept.await.map_err(Problem::writing)?;
        self.live = next;
        self.shared.metrics.count(change);
        let snapshot = Arc::new(self.live.snapshot());
        self.shown.send_replace(snapshot.clone());
        self.ask_bots();
        Ok(snapshot)
    }

    /// Puts every bot that owes a decision to thinking, unless it thinks already.
    fn ask_bots(&mut self) {
        let (bots, asked) = (self.live.bots_to_decide(), self.live.asked);
        self.round
            .forget_old(|seat, version| bots.contains(seat) && asked[seat.index()] == version);
        for seat in bots.minus(self.thinking).iter() {
            if !self.round.holds(seat, asked[seat.index()]) {
                self.ask_bot(seat);
            }
        }
    }

    fn ask_bot(&mut self, seat: Seat) {
        let sitter = self.live.people.place(seat).sitter;
        let player = sitter.bot().expect("a bot plays for this seat");
        let Ok(mind) = self.live.game.mind(seat) else {
            return;
        };
        let (letters, version) = (self.letters.clone(), self.live.asked[seat.index()]);
        let answer = move |choice: Option<covenstead_bots::Choice<String>>| {
            // A table that was closed meanwhile asks again when it is opened.
            let Some(letters) = letters.upgrade() else {
                return;
            };
            let _ = letters.blocking_send(Letter::Thought(Answer {
                seat,
                version,
                action: choice.map(|choice| choice.action),
            }));
        };
        let (pace, now) = (self.shared.settings.pace, Instant::now());
        let interval = if self.live.game.forced(seat, fresh_number()) {
            Duration::ZERO
        } else {
            pace.interval(player)
        };
        self.thinking = self.thinking.with(seat);
        self.round.ask(seat, version, now, interval);
        self.shared.thinkers.ask(Question {
            mind,
            player,
            millis: pace.thinking(player),
            asked: now,
            seed: fresh_number(),
            answer: Box::new(answer),
        });
    }

    /// What a bot's answer leads to; nothing if the question is not the one that was asked.
    fn choice(&self, answer: Answer) -> Option<Change> {
        let seat = answer.seat;
        let valid = self.live.bots_to_decide().contains(seat)
            && self.live.asked[seat.index()] == answer.version;
        if !valid {
            return None;
        }
        // A bot that failed does what comes first: the others must not wait for it.
        let first = || self.live.game.legal(seat).ok()?.into_iter().next();
        let action = answer.action.or_else(first)?;
        Some(Change::Bot { seat, action })
    }
}

/// Whether a table still holds what is kept after a change.
fn keeps(done: &Result<Arc<Snapshot>, Problem>) -> bool {
    !matches!(
        done,
        Err(Problem::NotKept | Problem::InDoubt | Problem::Damaged | Problem::Closing)
    )
}

/// Why the task wakes up unasked.
enum Wake {
    /// A player's time has run out.
    TimeOut(Seat),
    /// Bots' answers are due.
    Release,
    /// Nothing has happened for a while.
    Idle,
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
