//! A match: a game being played, as its append-only record, with everything that follows from it.

use crate::chronicle::Chronicle;
use crate::data::DataFile;
use crate::fault::{Code, Fault};
use crate::game::{Game, Silent, Turn};
use crate::history::upgraded;
use crate::locale::{Audience, Locale};
use crate::options::options_from_json;
use crate::random::{FastRng, TableRng};
use crate::record::{Decided, Record, Result as GameResult, SeedNote};
use crate::seat::{Actor, MAX_SEATS, Seat, Viewer};
use crate::words::{Names, Words};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::fmt::Display;
use std::sync::Arc;

/// Whom a match waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Status {
    /// The seats that may decide now.
    pub actors: Vec<Seat>,
    /// Whether the game is over.
    pub over: bool,
    /// The id of the decision point.
    pub decision: Option<&'static str>,
    /// What is asked, in a sentence.
    pub text: String,
}

/// What a record gains by one decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gain {
    /// The action in its canonical notation.
    pub action: String,
    /// The outcomes of chance that followed, in notation.
    pub chance: Vec<String>,
}

/// A match behind a vtable, in notation and JSON: for everything that chooses its game at run time.
///
/// Methods that a person or a bot may be given take a viewer or a seat; [`state`](Table::state),
/// [`record`](Table::record) and what [`play`](Table::play) returns show everything and belong to
/// whoever runs the match.
pub trait Table: Send + Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// The players' names.
    fn names(&self) -> &Names;
    /// Whom the match waits for. Public.
    fn status(&self) -> Status;
    /// The legal actions of `seat`, in notation.
    fn legal(&self, seat: Seat) -> Result<Vec<String>, Fault>;
    /// Plays an action for `seat`, then lets chance act until somebody has to decide. Gives the
    /// events as an omniscient observer sees them. A refused action changes nothing.
    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<Value>, Fault>;
    /// Plays an action like [`play`](Table::play), noting when (milliseconds since the Unix epoch).
    /// Gives what a record gains by it: for whoever keeps one step by step.
    fn play_at(&mut self, seat: Seat, action: &str, at: u64) -> Result<Gain, Fault>;
    /// All that `viewer` knows.
    fn view(&self, viewer: Viewer) -> Result<Value, Fault>;
    /// The view of `viewer` as plain text.
    fn describe(&self, viewer: Viewer) -> Result<String, Fault>;
    /// The events from number `since` on, as `viewer` saw them: whoever asks each time from the
    /// number after the last one told hears everything once.
    fn events(&self, viewer: Viewer, since: usize) -> Result<Vec<Value>, Fault>;
    /// Writes what [`legal`](Table::legal) gives as JSON: for a server that is asked for it
    /// thousands of times a second.
    fn write_legal(&self, seat: Seat, json: &mut Vec<u8>) -> Result<(), Fault>;
    /// Writes what [`events`](Table::events) gives as JSON, and gives the number of the next event
    /// `viewer` will see.
    fn write_events(
        &self,
        viewer: Viewer,
        since: usize,
        json: &mut Vec<u8>,
    ) -> Result<usize, Fault>;
    /// How many things have happened, seen or unseen. For whoever runs the match.
    fn happened(&self) -> usize;
    /// How many of the first `happened` things `viewer` saw: the number of the next event it will
    /// see.
    fn seen(&self, viewer: Viewer, happened: usize) -> Result<usize, Fault>;
    /// How many decisions have been made, taken-back ones not counted.
    fn decided(&self) -> usize;
    /// Begins a match that waited for its players (see [`Match::waiting`]): chance acts until
    /// somebody has to decide. Gives its outcomes. A match that has begun stays as it is.
    fn begin(&mut self) -> Vec<String>;
    /// Calls the player in `seat` by another name from now on.
    fn set_name(&mut self, seat: Seat, name: String) -> Result<(), Fault>;
    /// Where the match goes back to (a number of decisions) if `seat` takes its last decision back
    /// of its own accord; the fault says why it may not. See [`Match::take_back`].
    fn take_back(&self, seat: Seat, seed: u64) -> Result<usize, Fault>;
    /// The action in words; if it is not legal, the rule that forbids it and why.
    fn explain(&self, seat: Seat, action: &str) -> Result<String, Fault>;
    /// Everything, hidden things too.
    fn state(&self) -> Value;
    /// Scores and places, once the game is over.
    fn result(&self) -> Option<GameResult>;
    /// The portable record.
    fn record(&self) -> Record;
}

/// An event as documents hold it: its number, its own fields, and what it says.
#[derive(Serialize)]
struct Told<'a, E> {
    n: usize,
    #[serde(flatten)]
    event: &'a E,
    text: String,
}

/// One decision of a match, and how far the match had come before it.
#[derive(Clone)]
pub(crate) struct Step<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
    at: Option<u64>,
    /// The outcomes of chance before it.
    pub(crate) chance: usize,
    /// The events before it.
    pub(crate) events: usize,
}

/// A match of one game. A copy is cheap: it shares what happened.
#[derive(Clone)]
pub struct Match<G: Words> {
    pub(crate) game: G,
    names: Arc<Names>,
    pub(crate) state: G::State,
    /// The state it began from, if not the start of the game.
    pub(crate) loaded: Option<G::State>,
    pub(crate) chance: Chronicle<G::Action>,
    pub(crate) decisions: Chronicle<Step<G::Action>>,
    pub(crate) events: Chronicle<G::Event>,
    /// How many of them each seat saw, and last a spectator.
    told: [usize; MAX_SEATS + 1],
    seed: Arc<str>,
    rng: TableRng,
}

impl<G: Words> Match<G> {
    /// Begins a match. The same game and seed give the same outcomes of chance.
    pub fn new(game: G, names: Names, seed: &str) -> Match<G> {
        let state = game.start();
        let mut begun = Match::bare(game, names, state, None, seed, "chance");
        begun.settle_chance();
        begun
    }

    /// The match of a record as it was before anything happened in it. Chance has not acted, so
    /// nothing hidden exists yet; [`Table::begin`] lets it act. Nobody can decide before that.
    pub fn waiting(data: Arc<DataFile<G::Data>>, record: &Record) -> Result<Match<G>, Fault> {
        let data = data_of_record::<G>(data, record)?;
        let game = game_of_record::<G>(data, record)?;
        let state = game.start();
        let (names, seed) = (record.players.clone(), &record.seed.text);
        Ok(Match::bare(game, names, state, None, seed, "chance"))
    }

    /// Goes on from a given state, which must be valid. `seed` is for chance from here on.
    pub fn from_state(game: G, names: Names, state: G::State, seed: &str) -> Match<G> {
        let mut begun = Match::bare(game, names, state.clone(), Some(state), seed, "chance");
        begun.settle_chance();
        begun
    }

    /// Goes on from the JSON that [`Table::state`] gave or a person wrote. The error names the
    /// invariant that fails.
    pub fn load(
        data: Arc<DataFile<G::Data>>,
        document: Value,
        seed: &str,
    ) -> Result<Match<G>, Fault> {
        let (game, state) = read_document::<G>(data, document)?;
        let names = Names::of_seats(game.seats());
        Ok(Match::from_state(game, names, state, seed))
    }

    pub(crate) fn bare(
        game: G,
        names: Names,
        state: G::State,
        loaded: Option<G::State>,
        seed: &str,
        purpose: &str,
    ) -> Match<G> {
        let rng = TableRng::new(seed, purpose);
        let (chance, decisions, events) = Default::default();
        let told = [0; MAX_SEATS + 1];
        Match {
            game,
            names: names.into(),
            state,
            loaded,
            chance,
            decisions,
            events,
            told,
            seed: seed.into(),
            rng,
        }
    }

    /// Replays a record, checking every step, up to `upto` decisions (all of them if not given).
    /// The error names the first decision that does not fit.
    pub fn replay(
        data: Arc<DataFile<G::Data>>,
        record: &Record,
        upto: Option<usize>,
    ) -> Result<Match<G>, Fault> {
        let bad = |message: String| Fault::new(Code::BadRecord, message);
        let data = data_of_record::<G>(data, record)?;
        let game = game_of_record::<G>(data.clone(), record)?;
        let loaded = match &record.start {
            None => None,
            Some(document) => Some(state_of_record(&game, data, document.clone())?),
        };
        let purpose = format!("chance after {}", upto.unwrap_or(record.decisions.len()));
        let state = loaded.clone().unwrap_or_else(|| game.start());
        let mut replayed = Match::bare(
            game,
            record.players.clone(),
            state,
            loaded,
            &record.seed.text,
            &purpose,
        );
        let wanted = upto.unwrap_or(record.decisions.len());
        if wanted > record.decisions.len() {
            let message = format!(
                "the record has {} decisions, not {wanted}",
                record.decisions.len()
            );
            return Err(bad(message));
        }
        let mut chance = record.chance.iter();
        replayed.replay_chance(&mut chance)?;
        for (number, decided) in record.decisions[..wanted].iter().enumerate() {
            let refused = |fault: Fault| Fault {
                code: Code::BadRecord,
                message: format!(
                    "decision {} ({}: {}) does not fit: {}",
                    number + 1,
                    decided.seat,
                    decided.action,
                    fault.message
                ),
                rule: fault.rule,
            };
            let action = replayed
                .legal_action(decided.seat, &decided.action)
                .map_err(refused)?;
            replayed.decide(decided.seat, action, decided.at);
            replayed.replay_chance(&mut chance)?;
        }
        if wanted == record.decisions.len() {
            if let Some(left) = chance.next() {
                return Err(bad(format!(
                    "after the last decision the record still has the chance outcome `{left}`"
                )));
            }
            if !agree(record.result.as_ref(), replayed.result().as_ref()) {
                return Err(bad(
                    "the result of the record is not the one its decisions lead to".into(),
                ));
            }
        }
        Ok(replayed)
    }

    /// Everything that happened, as an omniscient observer sees it.
    pub(crate) fn happened(&self) -> &Chronicle<G::Event> {
        &self.events
    }

    /// What `viewer` saw happen, each event with its number. Numbered by what this viewer saw: a
    /// gap in the numbers would show that something hidden happened.
    pub fn witnessed(&self, viewer: Viewer) -> impl Iterator<Item = (usize, G::Event)> + use<G> {
        self.witnessed_since(viewer, 0)
    }

    /// The same from event number `since` on: all that a viewer has to be told who has heard the
    /// first `since` events, on a table on which memory counts too. Gathered from the end, so that
    /// what is new costs no more in a long game than in a short one.
    pub fn witnessed_since(
        &self,
        viewer: Viewer,
        since: usize,
    ) -> impl Iterator<Item = (usize, G::Event)> + use<G> {
        let mut number = self.told[told_to(viewer)];
        let mut witnessed = Vec::new();
        let mut events = self.events.iter().rev();
        while let Some(event) = events.next().filter(|_| number > since) {
            if let Some(seen) = self.game.redact(event, viewer) {
                number -= 1;
                witnessed.push((number, seen));
            }
        }
        witnessed.into_iter().rev()
    }

    /// How many of `witnessed` come before the log that may be read again: on a table on which
    /// memory counts it begins anew with every round, until the game is over.
    pub fn no_longer_logged(&self, witnessed: &[(usize, G::Event)]) -> usize {
        if self.game.turn(&self.state) == Turn::Over {
            return 0;
        }
        let begins = |(_, event): &(usize, G::Event)| self.game.log_begins_anew(event);
        witnessed.iter().rposition(begins).unwrap_or(0)
    }

    /// How many events `viewer` saw in all.
    pub fn has_witnessed(&self, viewer: Viewer) -> usize {
        self.told[told_to(viewer)]
    }

    /// The rules of the table.
    pub fn rules(&self) -> &G {
        &self.game
    }

    /// The state: for whoever runs the match, never for whoever plays it.
    pub fn true_state(&self) -> &G::State {
        &self.state
    }

    /// The score of every seat after each decision, once the game is over: before that it would
    /// tell what is hidden.
    pub fn course(&self) -> Option<Vec<Vec<i32>>> {
        self.game.outcome(&self.state)?;
        let (game, mut chance) = (&self.game, self.chance.iter());
        let mut state = self.loaded.clone().unwrap_or_else(|| game.start());
        let mut settle = |state: &mut G::State| {
            while game.turn(state) == Turn::Chance {
                let outcome = chance.next().expect("chance acted here before");
                game.apply(state, Actor::Chance, *outcome, &mut Silent);
            }
            scores_of(game, state)
        };
        let mut course = vec![settle(&mut state)];
        for step in self.decisions.iter() {
            game.apply(&mut state, Actor::Seat(step.seat), step.action, &mut Silent);
            course.push(settle(&mut state));
        }
        Some(course)
    }

    /// How many events `seat` had seen before its last decision; none if it has not decided yet.
    pub fn seen_before_last_decision(&self, seat: Seat) -> Option<usize> {
        let last = self.decisions.iter().rfind(|step| step.seat == seat)?;
        let seen = |event: &&G::Event| self.game.redact(event, Viewer::Seat(seat)).is_some();
        Some(self.events.iter().take(last.events).filter(seen).count())
    }

    fn settle_chance(&mut self) {
        while self.game.turn(&self.state) == Turn::Chance {
            let outcome = self.game.sample(&self.state, &mut self.rng);
            self.happen(outcome);
        }
    }

    fn replay_chance<'a>(
        &mut self,
        recorded: &mut impl Iterator<Item = &'a String>,
    ) -> Result<(), Fault> {
        let bad = |message: String| Fault::new(Code::BadRecord, message);
        while self.game.turn(&self.state) == Turn::Chance {
            let place = format!(
                "chance outcome {} (after decision {})",
                self.chance.len() + 1,
                self.decisions.len()
            );
            let text = recorded
                .next()
                .ok_or_else(|| bad(format!("{place} is missing")))?;
            let outcome = self
                .game
                .parse(text)
                .map_err(|why| bad(format!("{place} cannot be read: {why}")))?;
            self.game
                .permit(&self.state, Actor::Chance, outcome)
                .map_err(|reason| {
                    let refusal = self.game.refuse(&reason, Audience::english(&self.names));
                    Fault::by_rule(
                        Code::BadRecord,
                        refusal.rule,
                        format!("{place}, {text}, does not fit: {}", refusal.message),
                    )
                })?;
            self.happen(outcome);
        }
        Ok(())
    }

    pub(crate) fn happen(&mut self, outcome: G::Action) {
        let before = self.events.len();
        self.chance.push(outcome);
        self.game
            .apply(&mut self.state, Actor::Chance, outcome, &mut self.events);
        self.tell_from(before);
    }

    /// Counts for each viewer which of the events from `before` on it saw.
    fn tell_from(&mut self, before: usize) {
        for viewer in Viewer::all(self.game.seats()) {
            let seen = |event: &&G::Event| self.game.redact(event, viewer).is_some();
            self.told[told_to(viewer)] += self.events.since(before).filter(seen).count();
        }
    }

    pub(crate) fn decide(&mut self, seat: Seat, action: G::Action, at: Option<u64>) {
        self.decisions.push(Step {
            seat,
            action,
            at,
            chance: self.chance.len(),
            events: self.events.len(),
        });
        let before = self.events.len();
        self.game
            .apply(&mut self.state, Actor::Seat(seat), action, &mut self.events);
        self.tell_from(before);
    }

    /// `seat`, if the table has it.
    pub fn seated(&self, seat: Seat) -> Result<Seat, Fault> {
        let seats = self.game.seats();
        let no_such = || {
            Fault::new(
                Code::BadSeat,
                format!("there is no {seat}: the seats are 0 to {}", seats - 1),
            )
        };
        (seat.0 < seats).then_some(seat).ok_or_else(no_such)
    }

    /// `viewer`, if the table has such a seat.
    pub fn viewer(&self, viewer: Viewer) -> Result<Viewer, Fault> {
        viewer
            .seat()
            .map_or(Ok(viewer), |seat| self.seated(seat).map(Viewer::Seat))
    }

    /// Reads `text` as an action that `seat` may play now.
    fn legal_action(&self, seat: Seat, text: &str) -> Result<G::Action, Fault> {
        self.read_action(seat, text, Locale::English)
    }

    /// Reads `text` as an action that `seat` may play now; what is wrong with it is said in the
    /// player's language.
    pub fn read_action(&self, seat: Seat, text: &str, locale: Locale) -> Result<G::Action, Fault> {
        let seat = self.seated(seat)?;
        let to = Audience::new(locale, &self.names).read_by(seat);
        let waits = match self.game.turn(&self.state) {
            Turn::Over => return Err(Fault::new(Code::Over, locale.the_game_is_over())),
            Turn::Seats(seats) => seats.contains(seat),
            Turn::Chance => false,
        };
        if !waits {
            let asked = status_of(&self.game, &self.state, to).text;
            return Err(Fault::new(
                Code::NotYourTurn,
                locale.nothing_to_decide(&asked),
            ));
        }
        let Ok(action) = self.game.parse(text) else {
            return Err(Fault::new(Code::IllegalAction, self.game.misread(text, to)));
        };
        self.game
            .permit(&self.state, Actor::Seat(seat), action)
            .map_err(|reason| {
                let refusal = self.game.refuse(&reason, to);
                Fault::by_rule(Code::IllegalAction, refusal.rule, refusal.message)
            })?;
        Ok(action)
    }

    fn told<'a>(&self, number: usize, event: &'a G::Event) -> Told<'a, G::Event> {
        Told {
            n: number,
            event,
            text: self.game.tell(event, Audience::english(&self.names)),
        }
    }

    fn event_document(&self, number: usize, event: &G::Event) -> Value {
        serde_json::to_value(self.told(number, event)).expect("events are plain data")
    }
}

impl<G: Words> Table for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn names(&self) -> &Names {
        &self.names
    }

    fn status(&self) -> Status {
        status_of(&self.game, &self.state, Audience::english(&self.names))
    }

    fn legal(&self, seat: Seat) -> Result<Vec<String>, Fault> {
        let mut actions = Vec::new();
        self.game
            .legal(&self.state, self.seated(seat)?, &mut actions);
        Ok(actions
            .into_iter()
            .map(|action| self.game.print(action))
            .collect())
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<Value>, Fault> {
        let action = self.legal_action(seat, action)?;
        let before = self.events.len();
        self.decide(seat, action, None);
        self.settle_chance();
        let fresh = self.events.since(before).enumerate();
        Ok(fresh
            .map(|(number, event)| self.event_document(before + number, event))
            .collect())
    }

    fn play_at(&mut self, seat: Seat, action: &str, at: u64) -> Result<Gain, Fault> {
        let action = self.legal_action(seat, action)?;
        let before = self.chance.len();
        self.decide(seat, action, Some(at));
        self.settle_chance();
        let chance = self
            .chance
            .since(before)
            .map(|&outcome| self.game.print(outcome))
            .collect();
        Ok(Gain {
            action: self.game.print(action),
            chance,
        })
    }

    fn view(&self, viewer: Viewer) -> Result<Value, Fault> {
        let view = self.game.view(&self.state, self.viewer(viewer)?);
        Ok(self.game.write_view(&view))
    }

    fn describe(&self, viewer: Viewer) -> Result<String, Fault> {
        let view = self.game.view(&self.state, self.viewer(viewer)?);
        Ok(self.game.describe(&view, &self.names))
    }

    fn events(&self, viewer: Viewer, since: usize) -> Result<Vec<Value>, Fault> {
        let seen = self.witnessed_since(self.viewer(viewer)?, since);
        Ok(seen
            .map(|(number, event)| self.event_document(number, &event))
            .collect())
    }

    fn write_legal(&self, seat: Seat, json: &mut Vec<u8>) -> Result<(), Fault> {
        let mut actions = Vec::new();
        self.game
            .legal(&self.state, self.seated(seat)?, &mut actions);
        write_list(
            json,
            actions.into_iter().map(|action| self.game.print(action)),
        );
        Ok(())
    }

    fn write_events(
        &self,
        viewer: Viewer,
        since: usize,
        json: &mut Vec<u8>,
    ) -> Result<usize, Fault> {
        let viewer = self.viewer(viewer)?;
        let witnessed: Vec<(usize, G::Event)> = self.witnessed_since(viewer, since).collect();
        write_list(
            json,
            witnessed
                .iter()
                .map(|(number, event)| self.told(*number, event)),
        );
        Ok(witnessed.last().map_or(since, |(number, _)| number + 1))
    }

    fn happened(&self) -> usize {
        self.events.len()
    }

    fn seen(&self, viewer: Viewer, happened: usize) -> Result<usize, Fault> {
        let viewer = self.viewer(viewer)?;
        if happened >= self.events.len() {
            return Ok(self.has_witnessed(viewer));
        }
        let seen = |event: &&G::Event| self.game.redact(event, viewer).is_some();
        Ok(self.events.iter().take(happened).filter(seen).count())
    }

    fn decided(&self) -> usize {
        self.decisions.len()
    }

    fn begin(&mut self) -> Vec<String> {
        let before = self.chance.len();
        self.settle_chance();
        let outcomes = self.chance.since(before);
        outcomes.map(|&outcome| self.game.print(outcome)).collect()
    }

    fn set_name(&mut self, seat: Seat, name: String) -> Result<(), Fault> {
        let seat = self.seated(seat)?;
        Arc::make_mut(&mut self.names).0[seat.index()] = name;
        Ok(())
    }

    fn take_back(&self, seat: Seat, seed: u64) -> Result<usize, Fault> {
        Match::take_back(self, self.seated(seat)?, &mut FastRng::new(seed))
    }

    fn explain(&self, seat: Seat, action: &str) -> Result<String, Fault> {
        let action = self.legal_action(seat, action)?;
        Ok(self
            .game
            .explain(&self.state, seat, action, Audience::english(&self.names)))
    }

    fn state(&self) -> Value {
        write_document(&self.game, &self.state)
    }

    fn result(&self) -> Option<GameResult> {
        result_of(&self.game, &self.state)
    }

    fn record(&self) -> Record {
        let decided = |step: &Step<G::Action>| Decided {
            seat: step.seat,
            action: self.game.print(step.action),
            at: step.at,
        };
        Record {
            format: Record::FORMAT,
            game: G::ID.to_string(),
            rules: G::RULES,
            data: self.game.data().id.clone(),
            options: options_map(&self.game),
            players: Names::clone(&self.names),
            seed: SeedNote {
                generator: "chacha20".into(),
                text: self.seed.to_string(),
            },
            start: self
                .loaded
                .as_ref()
                .map(|state| write_document(&self.game, state)),
            chance: self
                .chance
                .iter()
                .map(|&outcome| self.game.print(outcome))
                .collect(),
            decisions: self.decisions.iter().map(decided).collect(),
            result: self.result(),
        }
    }
}

/// Writes a JSON list, item after item.
fn write_list(json: &mut Vec<u8>, items: impl Iterator<Item = impl Serialize>) {
    json.push(b'[');
    for (number, item) in items.enumerate() {
        if number > 0 {
            json.push(b',');
        }
        serde_json::to_writer(&mut *json, &item).expect("plain data, written to memory");
    }
    json.push(b']');
}

/// Where a match counts what a viewer was told.
fn told_to(viewer: Viewer) -> usize {
    viewer.seat().map_or(MAX_SEATS, Seat::index)
}

fn scores_of<G: Words>(game: &G, state: &G::State) -> Vec<i32> {
    Seat::all(game.seats())
        .map(|seat| {
            game.breakdown(state, seat)
                .iter()
                .map(|part| part.points)
                .sum()
        })
        .collect()
}

/// Whom a state waits for. Public.
pub fn status_of<G: Words>(game: &G, state: &G::State, to: Audience<'_>) -> Status {
    let (actors, over) = match game.turn(state) {
        Turn::Seats(seats) => (seats.iter().collect(), false),
        Turn::Chance => return not_begun(to.locale),
        Turn::Over => (Vec::new(), true),
    };
    match game.decision(state, to) {
        Some(decision) => Status {
            actors,
            over,
            decision: Some(decision.id),
            text: decision.text,
        },
        None => Status {
            actors,
            over,
            decision: None,
            text: to.locale.the_game_is_over().into(),
        },
    }
}

/// A match stops where chance is to act only before it begins.
fn not_begun(locale: Locale) -> Status {
    Status {
        actors: Vec::new(),
        over: false,
        decision: None,
        text: locale.the_game_has_not_begun().into(),
    }
}

/// Scores and places, once the game is over.
pub fn result_of<G: Words>(game: &G, state: &G::State) -> Option<GameResult> {
    let outcome = game.outcome(state)?;
    let parts = |seat| {
        game.breakdown(state, seat)
            .into_iter()
            .map(Into::into)
            .collect()
    };
    Some(GameResult {
        scores: outcome.scores().to_vec(),
        ranks: outcome.ranks().to_vec(),
        breakdown: Seat::all(game.seats()).map(parts).collect(),
    })
}

/// Whether a game ended as its record says, if it says anything. The parts of a score are not
/// compared: their names are sentences, which later versions may put better.
fn agree(recorded: Option<&GameResult>, reached: Option<&GameResult>) -> bool {
    let Some(recorded) = recorded else {
        return true;
    };
    reached
        .is_some_and(|reached| reached.scores == recorded.scores && reached.ranks == recorded.ranks)
}

fn options_map<G: Game>(game: &G) -> Map<String, Value> {
    match serde_json::to_value(game.options()) {
        Ok(Value::Object(options)) => options,
        _ => unreachable!("options are a struct"),
    }
}

/// A state with all that is needed to load it: game, rules, data and options, then the game's own
/// fields.
pub(crate) fn write_document<G: Words>(game: &G, state: &G::State) -> Value {
    let mut document = json!({ "game": G::ID, "rules": G::RULES, "data": game.data().id, "options": options_map(game) });
    let fields = document.as_object_mut().expect("an object");
    match game.write_state(state) {
        Value::Object(own) => fields.extend(own),
        _ => unreachable!("a state is written as an object"),
    }
    document
}

/// Reads what [`write_document`] wrote in any version, or a person: game, rules, data and options
/// may be left out for their defaults.
pub(crate) fn read_document<G: Words>(
    data: Arc<DataFile<G::Data>>,
    document: Value,
) -> Result<(G, G::State), Fault> {
    let bad = |message: String| Fault::new(Code::BadState, message);
    let Value::Object(mut fields) = document else {
        return Err(bad("a state is a JSON object".into()));
    };
    if let Some(game) = fields.shift_remove("game").filter(|game| game != G::ID) {
        return Err(bad(format!("this is a state of {game}, not of {}", G::ID)));
    }
    let rules = match fields.shift_remove("rules") {
        None => G::RULES,
        Some(rules) => rules.as_u64().and_then(known_rules::<G>).ok_or_else(|| {
            bad(format!(
                "this state was made under {}",
                strange::<G>(&rules)
            ))
        })?,
    };
    let data = match fields.shift_remove("data") {
        None => data,
        Some(id) => data_by_id::<G>(
            data,
            serde_json::from_value(id).map_err(|error| bad(format!("data: {error}")))?,
        )
        .map_err(|fault| bad(fault.message))?,
    };
    let options = match fields.shift_remove("options") {
        None => upgraded(G::HISTORY, rules, &Map::new()),
        Some(Value::Object(options)) => upgraded(G::HISTORY, rules, &options),
        Some(_) => return Err(bad("`options` is a JSON object".into())),
    };
    let seats = fields
        .get("players")
        .and_then(Value::as_array)
        .map_or(0, Vec::len);
    let game = options_from_json::<G>(&options)
        .and_then(|options| G::new(data, options, u8::try_from(seats).unwrap_or(u8::MAX)))
        .map_err(|fault| Fault {
            code: Code::BadState,
            ..fault
        })?;
    let state = game.read_state(Value::Object(fields))?;
    match game.check(&state) {
        Ok(()) => Ok((game, state)),
        Err(broken) => Err(Fault::by_rule(Code::BadState, broken.rule, broken.message)),
    }
}

/// A version of the rules, if there has been one of this number.
fn known_rules<G: Game>(rules: u64) -> Option<u16> {
    let rules = u16::try_from(rules).ok()?;
    (1..=G::RULES).contains(&rules).then_some(rules)
}

fn strange<G: Game>(rules: &dyn Display) -> String {
    format!("rules {rules}; this program knows rules 1 to {}", G::RULES)
}

fn data_by_id<G: Game>(
    present: Arc<DataFile<G::Data>>,
    id: crate::DataId,
) -> Result<Arc<DataFile<G::Data>>, Fault> {
    let bad = |message: String| Fault::new(Code::BadRecord, message);
    if let Some(text) = &id.toml {
        let own = DataFile::read::<G>(text)
            .map_err(|error| bad(format!("the data it carries is not valid: {error}")))?;
        return Ok(Arc::new(own));
    }
    if present.id.hash == id.hash {
        return Ok(present);
    }
    if let Some(built_in) = DataFile::with_hash::<G>(&id.hash) {
        return Ok(Arc::new(built_in));
    }
    Err(bad(format!(
        "it was played with the component data {}, which this program does not have; give its file with --data",
        id.version
    )))
}

fn data_of_record<G: Game>(
    present: Arc<DataFile<G::Data>>,
    record: &Record,
) -> Result<Arc<DataFile<G::Data>>, Fault> {
    data_by_id::<G>(present, record.data.clone())
}

fn game_of_record<G: Game>(data: Arc<DataFile<G::Data>>, record: &Record) -> Result<G, Fault> {
    let bad = |message: String| Fault::new(Code::BadRecord, message);
    if record.format != Record::FORMAT {
        return Err(bad(format!(
            "record format {} is not known; this program reads {}",
            record.format,
            Record::FORMAT
        )));
    }
    if record.game != G::ID {
        return Err(bad(format!(
            "this is a record of {}, not of {}",
            record.game,
            G::ID
        )));
    }
    let rules = known_rules::<G>(record.rules.into()).ok_or_else(|| {
        bad(format!(
            "it was played under {}",
            strange::<G>(&record.rules)
        ))
    })?;
    let seats = u8::try_from(record.players.0.len()).unwrap_or(u8::MAX);
    let options = upgraded(G::HISTORY, rules, &record.options);
    let game = options_from_json::<G>(&options).and_then(|options| G::new(data, options, seats));
    game.map_err(|fault| Fault {
        code: Code::BadRecord,
        ..fault
    })
}

fn state_of_record<G: Words>(
    game: &G,
    data: Arc<DataFile<G::Data>>,
    document: Value,
) -> Result<G::State, Fault> {
    let (begun, state) = read_document::<G>(data, document).map_err(|fault| Fault {
        code: Code::BadRecord,
        ..fault
    })?;
    if begun.options() != game.options() || begun.seats() != game.seats() {
        return Err(Fault::new(
            Code::BadRecord,
            "the state it starts from has other options or players",
        ));
    }
    Ok(state)
}
