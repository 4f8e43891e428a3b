//! A game with a leak planted in it, to show that the laws would notice one, or as a later version
//! of the program would have it.

use crate::data::{DataError, DataFile};
use crate::fault::Fault;
use crate::game::{Game, Log, Turn};
use crate::history::Implied;
use crate::locale::{Audience, Locale};
use crate::options::OptionSpec;
use crate::outcome::{Outcome, Part};
use crate::random::Rng;
use crate::seat::{Actor, Seat, Viewer};
use crate::words::{Decision, Names, Refusal, Words};
use serde_json::{Value, json};
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// What leaks: override what should say too much.
pub trait Leak<G: Words>: Clone + Send + Sync + 'static {
    /// The version of the rules: another one is a program to come.
    const RULES: u16 = G::RULES;
    /// What earlier rules imply, of that program.
    const HISTORY: &'static [Implied] = G::HISTORY;
    /// The component data of that program.
    const DATA: &'static str = G::DATA;
    /// The data of releases that it has.
    const RELEASED: &'static [&'static str] = G::RELEASED;

    /// Something shown in a view that does not belong there.
    fn in_view(_game: &G, _state: &G::State, _viewer: Viewer) -> String {
        String::new()
    }

    /// An event as a viewer wrongly sees it.
    fn in_event(game: &G, event: &G::Event, viewer: Viewer) -> Option<G::Event> {
        game.redact(event, viewer)
    }

    /// Something said in the public prompt that not everybody knows.
    fn in_prompt(_game: &G, _state: &G::State) -> String {
        String::new()
    }
}

/// The game `G` with the leak `L`.
#[derive(Clone)]
pub struct Planted<G, L>(G, PhantomData<L>);

impl<G, L> Planted<G, L> {
    /// Plants the leak in a game.
    pub fn new(game: G) -> Planted<G, L> {
        Planted(game, PhantomData)
    }
}

/// A view and what leaks beside it.
#[derive(Clone, PartialEq, Debug)]
pub struct LeakyView<V> {
    /// The honest view.
    pub view: V,
    /// What should not be there.
    pub leak: String,
}

impl<G: Words, L: Leak<G>> Game for Planted<G, L> {
    const ID: &'static str = G::ID;
    const NAME: &'static str = G::NAME;
    const RULE_PREFIX: &'static str = G::RULE_PREFIX;
    const SPECIFICATION: &'static str = G::SPECIFICATION;
    const RULES: u16 = L::RULES;
    const HISTORY: &'static [Implied] = L::HISTORY;
    const SEATS: RangeInclusive<u8> = G::SEATS;
    const DATA: &'static str = L::DATA;
    const RELEASED: &'static [&'static str] = L::RELEASED;
    const OPTIONS: &'static [OptionSpec] = G::OPTIONS;

    type Data = G::Data;
    type Options = G::Options;
    type State = G::State;
    type Action = G::Action;
    type Event = G::Event;
    type Clues = G::Clues;
    type View = LeakyView<G::View>;

    fn parse_data(toml: &str) -> Result<G::Data, DataError> {
        G::parse_data(toml)
    }
    fn new(data: Arc<DataFile<G::Data>>, options: G::Options, seats: u8) -> Result<Self, Fault> {
        G::new(data, options, seats).map(Planted::new)
    }
    fn data(&self) -> &DataFile<G::Data> {
        self.0.data()
    }
    fn options(&self) -> &G::Options {
        self.0.options()
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn start(&self) -> G::State {
        self.0.start()
    }
    fn turn(&self, state: &G::State) -> Turn {
        self.0.turn(state)
    }
    fn legal(&self, state: &G::State, seat: Seat, actions: &mut Vec<G::Action>) {
        self.0.legal(state, seat, actions);
    }
    fn sample<R: Rng>(&self, state: &G::State, rng: &mut R) -> G::Action {
        self.0.sample(state, rng)
    }
    fn apply<T: Log<G::Event>>(
        &self,
        state: &mut G::State,
        actor: Actor,
        action: G::Action,
        log: &mut T,
    ) {
        self.0.apply(state, actor, action, log);
    }
    fn outcome(&self, state: &G::State) -> Option<Outcome> {
        self.0.outcome(state)
    }
    fn view(&self, state: &G::State, viewer: Viewer) -> LeakyView<G::View> {
        LeakyView {
            view: self.0.view(state, viewer),
            leak: L::in_view(&self.0, state, viewer),
        }
    }
    fn redact(&self, event: &G::Event, viewer: Viewer) -> Option<G::Event> {
        L::in_event(&self.0, event, viewer)
    }
    fn disguise(
        &self,
        state: &G::State,
        actor: Actor,
        action: G::Action,
        viewer: Viewer,
    ) -> G::Action {
        self.0.disguise(state, actor, action, viewer)
    }
    fn clues(&self, view: &LeakyView<G::View>) -> G::Clues {
        self.0.clues(&view.view)
    }
    fn imagine_by<R: Rng>(
        &self,
        view: &LeakyView<G::View>,
        clues: &G::Clues,
        rng: &mut R,
    ) -> G::State {
        self.0.imagine_by(&view.view, clues, rng)
    }
}

impl<G: Words, L: Leak<G>> Words for Planted<G, L> {
    fn print(&self, action: G::Action) -> String {
        self.0.print(action)
    }
    fn parse(&self, text: &str) -> Result<G::Action, String> {
        self.0.parse(text)
    }
    type Reason = G::Reason;

    fn permit(&self, state: &G::State, actor: Actor, action: G::Action) -> Result<(), G::Reason> {
        self.0.permit(state, actor, action)
    }

    fn refuse(&self, reason: &G::Reason, to: Audience<'_>) -> Refusal {
        self.0.refuse(reason, to)
    }
    fn decision(&self, state: &G::State, to: Audience<'_>) -> Option<Decision> {
        let decision = self.0.decision(state, to)?;
        Some(Decision {
            text: format!("{}{}", decision.text, L::in_prompt(&self.0, state)),
            ..decision
        })
    }
    fn explain(&self, state: &G::State, seat: Seat, action: G::Action, to: Audience<'_>) -> String {
        self.0.explain(state, seat, action, to)
    }
    fn tell(&self, event: &G::Event, to: Audience<'_>) -> String {
        self.0.tell(event, to)
    }
    fn log_begins_anew(&self, event: &G::Event) -> bool {
        self.0.log_begins_anew(event)
    }
    fn describe(&self, view: &LeakyView<G::View>, names: &Names) -> String {
        self.0.describe(&view.view, names)
    }
    fn write_view(&self, view: &LeakyView<G::View>) -> Value {
        json!({ "view": self.0.write_view(&view.view), "leak": view.leak })
    }
    fn breakdown(&self, state: &G::State, seat: Seat) -> Vec<Part> {
        self.0.breakdown(state, seat)
    }
    fn write_state(&self, state: &G::State) -> Value {
        self.0.write_state(state)
    }
    fn read_state(&self, document: Value) -> Result<G::State, Fault> {
        self.0.read_state(document)
    }
    fn check(&self, state: &G::State) -> Result<(), Refusal> {
        self.0.check(state)
    }
    fn decision_bound(&self) -> u64 {
        self.0.decision_bound()
    }
    fn rules_help(data: &G::Data, locale: Locale) -> String {
        G::rules_help(data, locale)
    }
}
