//! The laws every game obeys, as properties checked over random games.
//!
//! A game's tests call [`obey`] once for each set of options. Every law panics with its name, the
//! seed and the record of the game so far, so that a failure can be replayed. [`Planted`] wraps a
//! game and plants a leak in it: a test that the laws would notice.
//!
//! - legal actions are there for whoever owes a decision and only then, ascending, permitted;
//!   others are refused with a rule
//! - notation: print → parse → print is the identity
//! - whatever is done leaves an event, and every action a sentence
//! - every viewer is told every event it may see, once and in order, whenever it asks
//! - every invariant of the specification holds after every step, in imagined states too
//! - a state survives JSON; a record replays, through JSON, to an equal state with equal events
//! - hints to search are legal suggestions, worlds that look like the view, and chances that add up
//! - twin worlds: what a viewer cannot tell apart stays the same for that viewer, on every channel
//!   (view, turn, legal actions, refusals, explanations, prompts, events)
//! - the game ends within its bound; parts add up to scores; places agree with scores

mod coverage;
mod mutation;
mod planted;
mod told;
mod twins;
mod versions;

pub use coverage::{Source, coverage};
pub use mutation::{Mutations, survive_mutations};
pub use planted::{Leak, LeakyView, Planted};
pub use versions::keep_versions;

use crate::game::{Game, Turn};
use crate::locale::Audience;
use crate::matches::{Match, Table, read_document, write_document};
use crate::random::{FastRng, Rng};
use crate::record::Record;
use crate::seat::{Actor, Seat, Viewer};
use crate::words::{Names, Words};
use std::sync::Arc;
use told::Hearers;

/// How much to try.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// How many games to play.
    pub games: u64,
    /// The seed of the first one; the others follow.
    pub seed: u64,
}

/// What was tried: laws that never bit would be no proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Decisions made.
    pub decisions: u64,
    /// The most decisions of any one game.
    pub longest: u64,
    /// Imagined states compared with the true one.
    pub twins: u64,
    /// Pairs of different actions that had to look alike to somebody, and did.
    pub disguised: u64,
    /// Actions that had to be refused, and were.
    pub refused: u64,
}

/// One step of a game, for a game's own [`Audit`].
pub struct Step<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The state before.
    pub before: &'a G::State,
    /// Who acted.
    pub actor: Actor,
    /// What they did.
    pub action: G::Action,
    /// What happened.
    pub events: &'a [G::Event],
    /// The state after.
    pub after: &'a G::State,
}

/// Invariants of a specification that speak of a step or of a whole game rather than of one state.
pub trait Audit<G: Game> {
    /// Looks at one step; an error names the invariant that broke.
    fn step(&mut self, step: &Step<'_, G>) -> Result<(), String>;
}

impl<G: Game> Audit<G> for () {
    fn step(&mut self, _: &Step<'_, G>) -> Result<(), String> {
        Ok(())
    }
}

/// Plays random games at this table and checks every law.
///
/// # Panics
/// If a law is broken.
pub fn obey<G: Words>(game: &G, trial: Trial) -> Report {
    obey_audited(game, trial, || ())
}

/// As [`obey`], with an audit of the game's own for each game.
///
/// # Panics
/// If a law is broken.
pub fn obey_audited<G: Words, A: Audit<G>>(
    game: &G,
    trial: Trial,
    mut audit: impl FnMut() -> A,
) -> Report {
    let mut report = Report {
        games: trial.games,
        ..Report::default()
    };
    for number in 0..trial.games {
        let seed = trial.seed.wrapping_add(number);
        Court::new(game, seed, &mut report).hear(audit());
    }
    report
}

/// One game before the laws.
struct Court<'a, G: Words> {
    game: &'a G,
    seed: u64,
    table: Match<G>,
    rng: FastRng,
    /// Imagining has a stream of its own.
    dream: FastRng,
    hearers: Hearers<G>,
    legal: Vec<G::Action>,
    /// Actions met so far: candidates for being refused.
    met: Vec<G::Action>,
    report: &'a mut Report,
}

/// How many actions of a long list are looked at closely in one step.
const CLOSE_LOOKS: usize = 6;
/// How many actions met earlier are kept to be tried where they may not fit.
const MET: usize = 48;
/// Every how many steps the dear checks (JSON) are made.
const DEAR: u64 = 41;

impl<'a, G: Words> Court<'a, G> {
    fn new(game: &'a G, seed: u64, report: &'a mut Report) -> Court<'a, G> {
        let names = Names::of_seats(game.seats());
        let table = Match::bare(
            game.clone(),
            names,
            game.start(),
            None,
            &seed.to_string(),
            "laws",
        );
        let (rng, dream) = (FastRng::stream(seed, 1), FastRng::stream(seed, 2));
        let hearers = Hearers::of(game.seats(), FastRng::stream(seed, 3));
        Court {
            game,
            seed,
            table,
            rng,
            dream,
            hearers,
            legal: Vec::new(),
            met: Vec::new(),
            report,
        }
    }

    fn hear(mut self, mut audit: impl Audit<G>) {
        let mut steps = 0u64;
        let mut decisions = 0u64;
        loop {
            self.check_invariants(self.table.true_state());
            let before = self.table.true_state().clone();
            self.twins_look_the_same(&before);
            if steps.is_multiple_of(DEAR) {
                self.state_survives_json(&before);
            }
            let (actor, action) = match self.game.turn(&before) {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, self.chance_outcome(&before)),
                Turn::Seats(seats) => {
                    let waiting: Vec<Seat> = seats.iter().collect();
                    self.must(
                        !waiting.is_empty(),
                        "turn: somebody owes a decision",
                        String::new,
                    );
                    let seat = self.rng.pick(&waiting);
                    decisions += 1;
                    (Actor::Seat(seat), self.decision(&before, seat))
                }
            };
            self.alike_actions_stay_alike(&before, actor, action);
            let events = self.table.happened().len();
            match actor {
                Actor::Chance => self.table.happen(action),
                Actor::Seat(seat) => self.table.decide(seat, action, None),
            }
            let events: Vec<G::Event> = self.table.happened().since(events).cloned().collect();
            self.must(
                !events.is_empty(),
                "everything that is done has an event",
                || format!("{actor:?} {action:?}"),
            );
            let after = self.table.true_state();
            let step = Step {
                game: self.game,
                before: &before,
                actor,
                action,
                events: &events,
                after,
            };
            if let Err(broken) = audit.step(&step) {
                self.broken(
                    "invariants of the specification",
                    &format!("{broken}\n{actor:?} {action:?}\n{before:?}\n{after:?}"),
                );
            }
            self.must(
                decisions <= self.game.decision_bound(),
                "the game ends within its bound",
                || format!("{decisions}"),
            );
            self.some_ask_for_news();
            steps += 1;
        }
        self.all_were_told_everything();
        self.judge_outcome();
        self.record_replays();
        self.report.decisions += decisions;
        self.report.longest = self.report.longest.max(decisions);
    }

    fn decision(&mut self, state: &G::State, seat: Seat) -> G::Action {
        self.only_those_who_wait_have_choices(state);
        let mut legal = std::mem::take(&mut self.legal);
        self.game.legal(state, seat, &mut legal);
        self.must(!legal.is_empty(), "legal: there is a choice", || {
            format!("{seat}")
        });
        self.must(
            legal.is_sorted_by(|a, b| a < b),
            "legal: ascending, no duplicates",
            || format!("{legal:?}"),
        );
        let asked = self.game.decision(state, self.audience());
        self.must(
            asked.is_some_and(|asked| !asked.text.is_empty()),
            "a decision has an id and a text",
            || format!("{state:?}"),
        );
        for _ in 0..CLOSE_LOOKS.min(legal.len()) {
            let action = self.rng.pick(&legal);
            self.permitted(state, Actor::Seat(seat), action);
            let said = self.game.explain(state, seat, action, self.audience());
            self.must(!said.is_empty(), "every action has a sentence", || {
                format!("{action:?}")
            });
        }
        self.unlisted_are_refused(state, seat, &legal);
        self.hints_make_sense(state, seat, &legal);
        self.picked_as_if_listed(state, seat, &legal);
        let action = self.rng.pick(&legal);
        self.remember(action);
        self.legal = legal;
        action
    }

    fn audience(&self) -> Audience<'_> {
        Audience::english(self.table.names())
    }

    /// What a playout picks is what the same random numbers pick from the list.
    fn picked_as_if_listed(&mut self, state: &G::State, seat: Seat, legal: &[G::Action]) {
        let mut twin = self.dream.clone();
        let picked = self
            .game
            .pick(state, seat, &mut Vec::new(), &mut self.dream);
        if let Some(kept) = self.game.kept(state, seat) {
            self.must(kept == legal, "kept: as listed", || {
                format!("{kept:?}, not {legal:?}")
            });
        }
        let listed = (twin.pick(legal), legal.len() as u32);
        self.must(picked == listed, "pick: as from the list", || {
            format!("{picked:?}, not {listed:?}, of {legal:?}")
        });
    }

    /// Hints need not be right, but what is suggested is legal, and what is supposed looks like the
    /// view.
    fn hints_make_sense(&mut self, state: &G::State, seat: Seat, legal: &[G::Action]) {
        let suggested = self
            .game
            .suggest(state, seat, &mut Vec::new(), &mut self.dream);
        let listed = legal.binary_search(&suggested).is_ok();
        self.must(listed, "hints: a suggestion is legal", || {
            format!("{suggested:?} of {legal:?}")
        });
        let view = self.game.view(state, Viewer::Seat(seat));
        let supposed = self
            .game
            .suppose(&view, &self.game.clues(&view), &mut self.dream);
        self.check_invariants(&supposed);
        let same = self.game.view(&supposed, Viewer::Seat(seat)) == view;
        self.must(same, "hints: a supposed world looks like the view", || {
            format!("{view:?}\n{supposed:?}")
        });
        let contrast = self.game.contrast(&view);
        self.must(
            (0.0..=1.0).contains(&contrast),
            "hints: a contrast is from 0 to 1",
            || format!("{contrast}"),
        );
        let slip = self.game.slip();
        self.must(
            (0.0..=1.0).contains(&slip),
            "hints: a slip is from 0 to 1",
            || format!("{slip}"),
        );
        let chances = self.game.evaluate(state).chances();
        let sum: f32 = chances.iter().take(self.game.seats().into()).sum();
        self.must(
            (sum - 1.0).abs() < 1e-3,
            "hints: chances to win add up to one",
            || format!("{chances:?}"),
        );
    }

    fn remember(&mut self, action: G::Action) {
        if !self.met.contains(&action) {
            if self.met.len() == MET {
                let place = self.rng.below(MET as u32) as usize;
                self.met.swap_remove(place);
            }
            self.met.push(action);
        }
    }

    fn chance_outcome(&mut self, state: &G::State) -> G::Action {
        let outcome = self.game.sample(state, &mut self.rng);
        self.permitted(state, Actor::Chance, outcome);
        outcome
    }

    fn permitted(&self, state: &G::State, actor: Actor, action: G::Action) {
        if let Err(refusal) = self.game.permit(state, actor, action) {
            self.broken(
                "legal: every listed action is permitted",
                &format!("{action:?}: {refusal:?}"),
            );
        }
        let text = self.game.print(action);
        let canonical = text == text.to_lowercase()
            && !text.contains("  ")
            && text.trim() == text
            && !text.contains('_');
        self.must(
            canonical,
            "notation: lower-case words, single spaces, hyphens",
            || text.clone(),
        );
        self.must(
            self.game.parse(&text) == Ok(action),
            "notation: print → parse is the identity",
            || text.clone(),
        );
        let sloppy = format!(" {} ", text.to_uppercase().replace(' ', "   "));
        self.must(
            self.game.parse(&sloppy) == Ok(action),
            "notation: parsing is forgiving",
            || sloppy.clone(),
        );
    }

    fn only_those_who_wait_have_choices(&mut self, state: &G::State) {
        let Turn::Seats(seats) = self.game.turn(state) else {
            return;
        };
        for seat in Seat::all(self.game.seats()).filter(|&seat| !seats.contains(seat)) {
            self.game.legal(state, seat, &mut self.legal);
            self.must(
                self.legal.is_empty(),
                "legal: nothing for those who have nothing to decide",
                || format!("{seat}"),
            );
        }
    }

    fn unlisted_are_refused(&mut self, state: &G::State, seat: Seat, legal: &[G::Action]) {
        for number in 0..self.met.len().min(CLOSE_LOOKS * 2) {
            let place = (number * 7 + self.report.refused as usize) % self.met.len();
            let action = self.met[place];
            let listed = legal.binary_search(&action).is_ok();
            match self.game.permit(state, Actor::Seat(seat), action) {
                Ok(()) => self.must(listed, "legal: an unlisted action is refused", || {
                    format!("{action:?}")
                }),
                Err(reason) => {
                    self.must(!listed, "legal: a listed action is permitted", || {
                        format!("{action:?}: {reason:?}")
                    });
                    let refusal = self.game.refuse(&reason, self.audience().read_by(seat));
                    let sensible =
                        refusal.rule.starts_with(G::RULE_PREFIX) && refusal.message.len() > 8;
                    self.must(sensible, "a refusal names its rule and says why", || {
                        format!("{refusal:?}")
                    });
                    self.report.refused += 1;
                }
            }
        }
    }

    fn check_invariants(&self, state: &G::State) {
        if let Err(broken) = self.game.check(state) {
            self.broken(
                "invariants of the specification",
                &format!("{broken:?}\n{state:?}"),
            );
        }
    }

    fn state_survives_json(&self, state: &G::State) {
        let text = write_document(self.game, state).to_string();
        let document = serde_json::from_str(&text).expect("it was just written");
        match read_document::<G>(Arc::new(self.data()), document) {
            Ok((_, read)) => self.must(read == *state, "a state survives JSON", || {
                format!("{text}\n{state:?}\n{read:?}")
            }),
            Err(fault) => self.broken("a state survives JSON", &format!("{fault}\n{text}")),
        }
    }

    fn data(&self) -> crate::DataFile<G::Data> {
        let text = self.game.data().id.toml.as_deref().unwrap_or(G::DATA);
        crate::DataFile::read::<G>(text).expect("it was read before")
    }

    fn judge_outcome(&self) {
        let state = self.table.true_state();
        let Some(outcome) = self.game.outcome(state) else {
            self.broken("a game that is over has an outcome", "");
        };
        let (scores, ranks) = (outcome.scores(), outcome.ranks());
        self.must(ranks.contains(&1), "somebody wins", || format!("{ranks:?}"));
        for a in 0..scores.len() {
            let parts: i32 = self
                .game
                .breakdown(state, Seat(a as u8))
                .iter()
                .map(|part| part.points)
                .sum();
            self.must(parts == scores[a], "the parts add up to the score", || {
                format!("{parts} of {scores:?}")
            });
            let better = ranks.iter().filter(|&&rank| rank < ranks[a]).count();
            self.must(
                ranks[a] as usize == better + 1,
                "equal places skip the next ones",
                || format!("{ranks:?}"),
            );
            for b in 0..scores.len() {
                let agree = scores[a] <= scores[b] || ranks[a] <= ranks[b];
                self.must(agree, "places agree with scores", || {
                    format!("{scores:?} {ranks:?}")
                });
            }
        }
    }

    fn record_replays(&self) {
        let record = self.table.record();
        let text = serde_json::to_string(&record).expect("records are plain data");
        let read: Record = serde_json::from_str(&text).expect("it was just written");
        match Match::<G>::replay(Arc::new(self.data()), &read, None) {
            Ok(replayed) => {
                let same = replayed.true_state() == self.table.true_state()
                    && replayed.happened().iter().eq(self.table.happened().iter());
                self.must(
                    same,
                    "a record replays to an equal state and equal events",
                    || text.clone(),
                );
                self.must(
                    replayed.record() == record,
                    "a replayed record is the same record",
                    || text.clone(),
                );
            }
            Err(fault) => self.broken("a record replays", &fault.message),
        }
    }

    fn must(&self, holds: bool, law: &str, detail: impl FnOnce() -> String) {
        if !holds {
            self.broken(law, &detail());
        }
    }

    fn broken(&self, law: &str, detail: &str) -> ! {
        let record = serde_json::to_string(&self.table.record()).expect("records are plain data");
        panic!(
            "law broken in {}, seed {}: {law}\n{detail}\nrecord so far: {record}",
            G::ID,
            self.seed
        );
    }
}
