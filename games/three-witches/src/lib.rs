//! 3 Witches, for exactly three players.
//!
//! A trick-taking game of one against two. In every round all 18 cards are dealt and a short
//! auction settles who is the Lead Witch, out to win exactly as many of the five tricks as she bid,
//! and who are the two Lesser Witches, out to spoil it. In each trick both sides lay two cards, the
//! Lead one of hers hidden; the better pair wins, and the winning side decides which of the Lead's
//! two cards goes back to her hand. The round in which somebody reaches five fate tokens is the
//! last.
//!
//! The ids `TW-…` in the code are those of the rules specification; `README.md` says which edition
//! this crate follows and what is known of the deck. What a viewer knows for certain, and how the
//! rest is imagined, is in `knowledge` and `view`; the exact value of a round with open cards in
//! [`Solver`].
//!
//! This crate knows the rules and nothing else: no input or output, no clock, no randomness of its
//! own.
//!
//! Rules draw no randomness of their own: the same seed, options, data and decisions give the same
//! game (TW-I-19).

mod action;
mod cards;
mod check;
mod data;
mod document;
mod event;
mod experience;
mod hints;
mod knowledge;
mod last_tricks;
mod options;
mod prospects;
mod rules;
mod scene;
mod score;
mod setup;
mod solver;
mod speech;
mod state;
mod talk;
mod view;
mod words;

pub use action::Action;
pub use cards::{CARDS, Card, CardSet};
pub use data::{Components, Deck, EYE, HAND, SUITS, Setup, Suit, TRICKS};
pub use event::{CardName, Event};
pub use experience::{MARKS, kept_weight};
pub use knowledge::{Clues, Knowledge, Ledger};
pub use options::{EyePass, Options, RaiseOrder, Signal, TableTalk};
pub use rules::WhyNot;
pub use solver::{Solver, TrickCounts};
pub use state::{Back, CrystalBall, Phase, Public, SEATS, Secret, Side, State, Trick};
pub use talk::Talk;
pub use view::View;

use covenstead_core::{
    Actor, DataError, DataFile, Fault, Game, Log, OptionSpec, Outcome, Rng, Seat, Standing, Turn,
    Viewer,
};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::{Arc, OnceLock};

/// The rules of one table.
///
/// ```
/// use covenstead_core::{DataFile, FastRng, Game, playout};
/// use covenstead_three_witches::{Options, ThreeWitches};
/// use std::sync::Arc;
///
/// let data = Arc::new(DataFile::built_in::<ThreeWitches>());
/// let game = ThreeWitches::new(data, Options::default(), 3)?;
/// let mut state = game.start();
/// playout(&game, &mut state, &mut FastRng::new(1), &mut Vec::new());
/// assert!(game.outcome(&state).unwrap().scores().iter().any(|&fate| fate >= 5));
/// # Ok::<(), covenstead_core::Fault>(())
/// ```
#[derive(Clone)]
pub struct ThreeWitches {
    data: Arc<DataFile<Components>>,
    options: Options,
    tables: Arc<Tables>,
}

/// What follows from the component data and is asked again and again.
struct Tables {
    /// The worth of each two cards (TW-50 to TW-53).
    worth: [[u16; CARDS]; CARDS],
    /// For each card, all cards of its suit.
    suit_mates: [CardSet; CARDS],
    /// What cards are called, for reading what people type; made when it is first needed.
    names: OnceLock<BTreeMap<String, Card>>,
    /// The Eyes.
    eyes: CardSet,
    /// Who may expect to win, by fate tokens.
    prospects: prospects::Prospects,
    /// How strong each card makes a Lead's hand.
    strengths: [u16; CARDS],
}

impl ThreeWitches {
    /// The component data.
    #[inline]
    pub fn components(&self) -> &Components {
        &self.data.values
    }

    /// The cards.
    #[inline]
    pub fn deck(&self) -> &Deck {
        &self.data.values.deck
    }

    /// The worth of two cards played together (TW-50 to TW-53).
    #[inline]
    pub fn worth(&self, one: Card, other: Card) -> u16 {
        self.tables.worth[one.index()][other.index()]
    }

    /// All cards of the suit of `card`.
    #[inline]
    pub(crate) fn suit_mates(&self, card: Card) -> CardSet {
        self.tables.suit_mates[card.index()]
    }

    /// Whether a card is an Eye: led, it makes the Lesser Witches play face down (TW-46).
    #[inline]
    pub fn is_eye(&self, card: Card) -> bool {
        self.tables.eyes.contains(card)
    }
}

impl Game for ThreeWitches {
    const ID: &'static str = "three-witches";
    const NAME: &'static str = "3 Witches";
    const RULE_PREFIX: &'static str = "TW-";
    const SPECIFICATION: &'static str = include_str!("../SPEC.md");
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 3..=3;
    const DATA: &'static str = include_str!("../data/three-witches.toml");
    const OPTIONS: &'static [OptionSpec] = options::SPECS;

    type Data = Components;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Clues = Clues;
    type View = View;

    fn parse_data(toml: &str) -> Result<Components, DataError> {
        Components::parse(toml)
    }

    fn new(
        data: Arc<DataFile<Components>>,
        options: Options,
        seats: u8,
    ) -> Result<ThreeWitches, Fault> {
        ThreeWitches::set_up(data, options, seats)
    }

    fn data(&self) -> &DataFile<Components> {
        &self.data
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        SEATS as u8
    }

    fn start(&self) -> State {
        self.start_state()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        self.turn_of(&state.public)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if matches!(self.turn_of(&state.public), Turn::Seats(seats) if seats.contains(seat)) {
            self.list(state, seat, actions);
        }
    }

    #[inline]
    fn sample<R: Rng>(&self, state: &State, rng: &mut R) -> Action {
        self.draw_hand(state, rng)
    }

    #[inline]
    fn apply<L: Log<Event>>(&self, state: &mut State, actor: Actor, action: Action, log: &mut L) {
        match (actor, action) {
            (Actor::Seat(seat), action) => self.decide(state, seat, action, log),
            (Actor::Chance, Action::Deal(seat, cards)) => self.deal(state, seat, cards, log),
            (Actor::Chance, _) => unreachable!("a decision is no outcome of chance"),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.public.phase == Phase::Over).then(|| self.ranking(&state.public))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        event.clone().seen_by(viewer)
    }

    fn disguise(&self, state: &State, actor: Actor, action: Action, viewer: Viewer) -> Action {
        self.disguised(state, actor, action, viewer)
    }

    fn clues(&self, view: &View) -> Clues {
        self.clues_of(view)
    }

    fn imagine_by<R: Rng>(&self, view: &View, clues: &Clues, rng: &mut R) -> State {
        self.imagine_from(view, clues, rng)
    }

    fn rests(&self, state: &State) -> bool {
        self.is_foreseeable(&state.public)
    }

    fn evaluate(&self, state: &State) -> Standing {
        self.standing(state)
    }

    fn contrast(&self, view: &View) -> f32 {
        let fate = view.public.fate;
        view.viewer
            .seat()
            .map_or(1.0, |seat| self.tables.prospects.contrast(fate, seat))
    }

    fn slip(&self) -> f32 {
        hints::SLIP
    }

    fn hides_reasons(&self, state: &State) -> bool {
        self.is_auction(&state.public)
    }

    fn suggest<R: Rng>(
        &self,
        state: &State,
        seat: Seat,
        scratch: &mut Vec<Action>,
        rng: &mut R,
    ) -> Action {
        self.sensible(state, seat, scratch, rng)
    }
}
