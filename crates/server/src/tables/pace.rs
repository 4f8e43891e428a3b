//! When bots' answers are released. How long a bot thinks tells whether it had a choice, which can
//! depend on what it holds in secret; so an answer waits until a fixed time after its question.
//!
//! The time depends on public facts alone: the bot's level, and whether everybody can see that it
//! has no choice. Under load, when a bot is not ready in time, the answer comes a whole interval
//! later. Secret decisions of several bots at once all come at the same moment, in the order of
//! the seats.

use covenstead_bots::{Level, Player};
use covenstead_core::Seat;
use std::time::{Duration, Instant};

/// How slowly bots answer: 1 as people like it, 0 as soon as they know.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace(f64);

impl Default for Pace {
    fn default() -> Pace {
        Pace(1.0)
    }
}

/// The slowest pace: a bot then takes some minutes.
const SLOWEST: f64 = 100.0;

/// How much of the interval a bot may think: the rest is for what happens around it.
const SHARE: f64 = 0.75;

impl Pace {
    /// Bots answer as soon as they know.
    pub const AT_ONCE: Pace = Pace(0.0);

    /// So many times as slow as usual, from 0 to 100.
    pub fn of(times: f64) -> Option<Pace> {
        (0.0..=SLOWEST).contains(&times).then_some(Pace(times))
    }

    /// How long after its question an answer of this bot is released.
    pub fn interval(self, player: Player) -> Duration {
        usual(player).mul_f64(self.0)
    }

    /// How long this bot may think about one decision, in milliseconds. A faster pace shortens
    /// it; none at all does not.
    pub fn thinking(self, player: Player) -> u64 {
        let hurry = if self.0 == 0.0 { 1.0 } else { self.0.min(1.0) };
        usual(player).mul_f64(SHARE * hurry).as_millis() as u64
    }
}

fn usual(player: Player) -> Duration {
    Duration::from_millis(match player {
        Player::Random
        | Player::Greedy
        | Player::Plain
        | Player::Level(Level::Novice | Level::Adept) => 200,
        Player::Level(Level::Master) | Player::Search(_) => 600,
        Player::Level(Level::Grandmaster) => 2_000,
    })
}

/// A question to a bot, and its answer once there is one.
struct Asked {
    seat: Seat,
    version: u64,
    answer: Option<Answer>,
}

/// What a bot answered.
pub struct Answer {
    /// The seat it plays for.
    pub seat: Seat,
    /// The version since which it was asked.
    pub version: u64,
    /// Its action; none if it failed.
    pub action: Option<String>,
}

/// The questions that bots have now. They belong together: whoever has to decide at the same time
/// decides in secret.
#[derive(Default)]
pub struct Round {
    asked: Vec<Asked>,
    /// When the last of them was asked.
    since: Option<Instant>,
    interval: Duration,
    /// When the last of them was answered.
    ready: Option<Instant>,
}

impl Round {
    /// Notes a question, asked at `now`, whose answer takes at least `interval`.
    pub fn ask(&mut self, seat: Seat, version: u64, now: Instant, interval: Duration) {
        self.forget_old(|asked, _| asked != seat);
        self.asked.push(Asked {
            seat,
            version,
            answer: None,
        });
        self.asked.sort_by_key(|asked| asked.seat);
        self.since = Some(now);
        self.interval = self.interval.max(interval);
        self.ready = None;
    }

    /// Whether this question is open or its answer waits.
    pub fn holds(&self, seat: Seat, version: u64) -> bool {
        let same = |asked: &Asked| asked.seat == seat && asked.version == version;
        self.asked.iter().any(same)
    }

    /// Notes an answer that came at `now`. One to an old question is dropped.
    pub fn answer(&mut self, answer: Answer, now: Instant) {
        let same = |asked: &&mut Asked| {
            asked.seat == answer.seat && asked.version == answer.version && asked.answer.is_none()
        };
        if let Some(asked) = self.asked.iter_mut().find(same) {
            asked.answer = Some(answer);
            self.ready = Some(now);
        }
    }

    /// Forgets the questions for which `asked` does not hold, which is given seat and version.
    pub fn forget_old(&mut self, asked: impl Fn(Seat, u64) -> bool) {
        self.asked.retain(|one| asked(one.seat, one.version));
        if self.asked.is_empty() {
            *self = Round::default();
        }
    }

    /// When the answers are released; not before all of them are there.
    pub fn due(&self) -> Option<Instant> {
        let since = self.since?;
        if self.asked.iter().any(|asked| asked.answer.is_none()) {
            return None;
        }
        let ready = self.ready.unwrap_or(since);
        let intervals = intervals(ready.saturating_duration_since(since), self.interval);
        Some(intervals.map_or(ready, |intervals| since + self.interval * intervals))
    }

    /// Takes the answers, in the order of the seats.
    pub fn take(&mut self) -> Vec<Answer> {
        let round = std::mem::take(self);
        let answers = round.asked.into_iter().filter_map(|asked| asked.answer);
        answers.collect()
    }

    /// Whether nobody is asked.
    pub fn is_empty(&self) -> bool {
        self.asked.is_empty()
    }
}

/// How many whole intervals cover what the bots took, at least one; none if there is no interval.
fn intervals(taken: Duration, interval: Duration) -> Option<u32> {
    if interval.is_zero() {
        return None;
    }
    let whole = taken.as_nanos().div_ceil(interval.as_nanos()).max(1);
    Some(u32::try_from(whole).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn answer(seat: u8) -> Answer {
        Answer {
            seat: Seat(seat),
            version: 7,
            action: Some(format!("bid {seat}")),
        }
    }

    /// When a round is released whose bots took so long, and in which order.
    fn released(begin: Instant, interval: Duration, took: &[Duration]) -> (Duration, Vec<Seat>) {
        let mut round = Round::default();
        for seat in 0..took.len() as u8 {
            round.ask(Seat(seat), 7, begin, interval);
        }
        // Answers come in the order in which the bots are ready.
        let mut order: Vec<usize> = (0..took.len()).collect();
        order.sort_by_key(|&seat| took[seat]);
        for seat in order {
            assert_eq!(round.due(), None, "somebody still thinks");
            round.answer(answer(seat as u8), begin + took[seat]);
        }
        let due = round.due().expect("everybody has answered");
        let seats = round.take().into_iter().map(|answer| answer.seat).collect();
        (due - begin, seats)
    }

    proptest! {
        #[test]
        fn bots_that_are_ready_in_time_answer_when_their_level_says_and_in_the_order_of_seats(
            took in prop::collection::vec(0u64..2_000, 1..6),
        ) {
            let grandmaster = Pace::default().interval(Player::Level(Level::Grandmaster));
            let took: Vec<Duration> = took.into_iter().map(Duration::from_millis).collect();
            let (after, seats) = released(Instant::now(), grandmaster, &took);
            prop_assert_eq!(after, grandmaster);
            prop_assert!(seats.is_sorted() && seats.len() == took.len());
        }

        #[test]
        fn a_late_answer_comes_after_whole_intervals(took in 1u64..1_000_000, interval in 1u64..5_000) {
            let interval = Duration::from_millis(interval);
            let took = Duration::from_millis(took);
            let (after, _) = released(Instant::now(), interval, &[took]);
            prop_assert_eq!(after.as_nanos() % interval.as_nanos(), 0);
            prop_assert!(after >= took && after < took + interval);
        }
    }

    #[test]
    fn without_an_interval_answers_come_at_once() {
        let took = [Duration::from_millis(3), Duration::from_millis(2)];
        let (after, _) = released(Instant::now(), Duration::ZERO, &took);
        assert_eq!(after, took[0]);
        assert_eq!(Pace::AT_ONCE.interval(Player::Random), Duration::ZERO);
    }

    #[test]
    fn an_answer_to_an_older_question_is_dropped_and_its_seat_asked_anew() {
        let now = Instant::now();
        let mut round = Round::default();
        round.ask(Seat(1), 7, now, Duration::ZERO);
        round.forget_old(|_, version| version == 8);
        assert!(round.is_empty());
        round.ask(Seat(1), 8, now, Duration::ZERO);
        round.answer(answer(1), now);
        assert_eq!((round.due(), round.holds(Seat(1), 8)), (None, true));
    }

    #[test]
    fn every_bot_may_think_for_less_than_its_interval() {
        for times in [0.01, 0.5, 1.0, 3.0] {
            let pace = Pace::of(times).unwrap();
            for player in Player::NAMED {
                let thinks = Duration::from_millis(pace.thinking(player));
                assert!(thinks < pace.interval(player), "{player} at {times}");
            }
        }
        assert!(Pace::of(-1.0).is_none() && Pace::of(f64::NAN).is_none());
        assert!(Pace::AT_ONCE.thinking(Player::Plain) > 0);
    }
}
