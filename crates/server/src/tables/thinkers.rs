//! Bots' turns: threads of their own, so that thinking never delays the tables.

use covenstead_bots::{Budget, Choice, Mind, Player};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Instant;

/// A decision to think about, and where the choice goes. A bot that fails gives no choice.
pub struct Question {
    /// What the bot's seat knows.
    pub mind: Box<dyn Mind>,
    /// Which bot.
    pub player: Player,
    /// How long it may think when nobody else does, in milliseconds.
    pub millis: u64,
    /// When the question was asked: waiting for a thread is part of the time to think.
    pub asked: Instant,
    /// The seed of its thoughts.
    pub seed: u64,
    /// Called on the thread that thought.
    pub answer: Box<dyn FnOnce(Option<Choice<String>>) + Send>,
}

/// A few threads that think, one question at a time, in the order asked. When many questions wait,
/// each gets less time, so that a table never waits long for its turn.
pub struct Thinkers {
    questions: mpsc::Sender<Question>,
    waiting: Arc<AtomicUsize>,
}

impl Thinkers {
    /// Starts so many threads.
    pub fn start(threads: usize) -> std::io::Result<Thinkers> {
        let (questions, asked) = mpsc::channel::<Question>();
        let asked = Arc::new(Mutex::new(asked));
        let waiting = Arc::new(AtomicUsize::new(0));
        for number in 0..threads {
            let (asked, waiting) = (asked.clone(), waiting.clone());
            thread::Builder::new()
                .name(format!("bot-{number}"))
                .spawn(move || think(&asked, &waiting, threads))?;
        }
        Ok(Thinkers { questions, waiting })
    }

    /// Puts a question in the queue.
    pub fn ask(&self, question: Question) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        self.questions
            .send(question)
            .unwrap_or_else(|_| unreachable!("the threads live as long as the queue"));
    }

    /// How many questions wait or are thought about.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

/// The shortest time to think, in milliseconds.
const SHORTEST: u64 = 5;

fn think(questions: &Mutex<mpsc::Receiver<Question>>, waiting: &AtomicUsize, threads: usize) {
    // People's requests come first where bots and the server share cores. Not being allowed to step
    // back is no reason to fail.
    let _ = rustix::process::nice(10);
    loop {
        let next = questions
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .recv();
        let Ok(Question {
            mind,
            player,
            millis,
            asked,
            seed,
            answer,
        }) = next
        else {
            return;
        };
        let share = (waiting.load(Ordering::Relaxed) / threads).max(1) as u64;
        let left = millis.saturating_sub(asked.elapsed().as_millis() as u64);
        let budget = Budget::millis((millis / share).min(left).max(SHORTEST));
        let choice = catch_unwind(AssertUnwindSafe(|| mind.choose(player, budget, seed)));
        if choice.is_err() {
            tracing::error!(%player, "a bot failed, which is a bug");
        }
        waiting.fetch_sub(1, Ordering::Relaxed);
        answer(choice.ok());
    }
}
