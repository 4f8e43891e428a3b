//! Bots' turns: threads of their own, so that thinking never delays the tables.

use covenstead_bots::{Budget, Choice, Mind, Player};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

/// A decision to think about, and where the choice goes. A bot that fails gives no choice.
pub struct Question {
    /// What the bot's seat knows.
    pub mind: Box<dyn Mind>,
    /// Which bot.
    pub player: Player,
    /// How long it may think when nobody else does, in milliseconds.
    pub millis: u64,
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

/// How long each level thinks about one decision of a person's game.
pub fn millis_of(player: Player) -> u64 {
    use covenstead_bots::Level;
    match player {
        Player::Random | Player::Greedy => 10,
        Player::Plain | Player::Level(Level::Novice) => 100,
        Player::Level(Level::Adept) => 300,
        Player::Level(Level::Master) | Player::Search(_) => 1_000,
        Player::Level(Level::Grandmaster) => 3_000,
    }
}

fn think(asked: &Mutex<mpsc::Receiver<Question>>, waiting: &AtomicUsize, threads: usize) {
    // People's requests come first where bots and the server share cores. Not being allowed to step
    // back is no reason to fail.
    let _ = rustix::process::nice(10);
    loop {
        let next = asked.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Question {
            mind,
            player,
            millis,
            seed,
            answer,
        }) = next
        else {
            return;
        };
        let share = (waiting.load(Ordering::Relaxed) / threads).max(1) as u64;
        let budget = Budget::millis((millis / share).max(5));
        let choice = catch_unwind(AssertUnwindSafe(|| mind.choose(player, budget, seed)));
        if choice.is_err() {
            tracing::error!(%player, "a bot failed, which is a bug");
        }
        waiting.fetch_sub(1, Ordering::Relaxed);
        answer(choice.ok());
    }
}
