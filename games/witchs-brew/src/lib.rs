//! Witch's Brew for 3 to 5 players.
//!
//! In every set each player holds five of the twelve roles. A role is called; everyone else who
//! holds it must play it and either takes it over, hoping that nobody later does the same, or
//! settles at once for its small, safe favor. Whoever still has the role after one lap carries out
//! its full action. Roles bring drops and gold, turn them into cauldrons, shelves and vials, or
//! take goods from others. When at a set's end the players own four ravens, the most victory points
//! win.
//!
//! Two rule sets: `rulebook` and `reference-manual` ([`Options`]). The ids `WB-…` in the code are
//! those of the rules specification; `README.md` says where this crate follows which text, and what
//! is known of the component data.
//!
//! This crate knows the rules and nothing else: no input or output, no clock, no randomness of its
//! own.
//!
//! Rules draw no randomness of their own: replaying a log gives the identical state (WB-I-18). The
//! manual's player mats have no effect, and its other names for things are only names (WB-M-28,
//! WB-M-30).

mod action;
mod cards;
mod check;
mod data;
mod document;
mod event;
mod goods;
mod hints;
mod options;
mod rules;
mod scene;
mod score;
mod setup;
mod speech;
mod state;
mod view;
mod words;

pub use action::Action;
pub use cards::{Group, Metal, Role, RoleSet, ShelfKind, Spell, SpellSet};
pub use data::{Cauldron, Components, Setup, Shelf, StartGoods};
pub use event::{Event, Potions};
pub use goods::{Colour, Drops, Handful};
pub use options::{
    ManualDeal, ManualNextStarter, ManualRedDiscount, ManualSetEnd, ManualUnpayableFavor, Options,
    RandomWord, Ruleset, SpellMetals, StartPlayer,
};
pub use rules::{Lack, Reason};
pub use state::{Phase, Player, Public, Secret, State};
pub use view::View;

use covenstead_core::{
    Actor, DataError, DataFile, Fault, Game, Log, OptionSpec, Outcome, Rng, Seat, Slips, Standing,
    Turn, Viewer,
};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The rules of one table.
///
/// ```
/// use covenstead_core::{DataFile, FastRng, Game, playout};
/// use covenstead_witchs_brew::{Options, WitchsBrew};
/// use std::sync::Arc;
///
/// let data = Arc::new(DataFile::built_in::<WitchsBrew>());
/// let game = WitchsBrew::new(data, Options::default(), 4)?;
/// let mut state = game.start();
/// playout(&game, &mut state, &mut FastRng::new(1), &mut Vec::new());
/// assert_eq!(game.outcome(&state).unwrap().scores().len(), 4);
/// # Ok::<(), covenstead_core::Fault>(())
/// ```
#[derive(Clone)]
pub struct WitchsBrew {
    data: Arc<DataFile<Components>>,
    options: Options,
    seats: u8,
    /// The size of a hand.
    hand: u8,
    /// Every hand that may be chosen when no role is excluded, ascending (WB-D-01).
    hands: Arc<[Action]>,
}

impl WitchsBrew {
    /// The component data.
    #[inline]
    pub fn components(&self) -> &Components {
        &self.data.values
    }

    /// The cauldrons of this table, by metal and each stack from its top: the manual has points of
    /// its own.
    #[inline]
    pub(crate) fn cauldrons(&self) -> &[[data::Cauldron; data::CAULDRONS]; 3] {
        if self.options.manual() {
            &self.components().manual_cauldrons
        } else {
            &self.components().cauldrons
        }
    }
}

impl Game for WitchsBrew {
    const ID: &'static str = "witchs-brew";
    const NAME: &'static str = "Witch's Brew";
    const RULE_PREFIX: &'static str = "WB-";
    const SPECIFICATION: &'static str = include_str!("../SPEC.md");
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 3..=5;
    const DATA: &'static str = include_str!("../data/witchs-brew.toml");
    const RELEASED: &'static [&'static str] = &[include_str!("../data/released/recon-1.toml")];
    const OPTIONS: &'static [OptionSpec] = options::SPECS;

    type Data = Components;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Clues = ();
    type View = View;

    fn parse_data(toml: &str) -> Result<Components, DataError> {
        Components::parse(toml)
    }

    fn new(
        data: Arc<DataFile<Components>>,
        options: Options,
        seats: u8,
    ) -> Result<WitchsBrew, Fault> {
        WitchsBrew::set_up(data, options, seats)
    }

    fn data(&self) -> &DataFile<Components> {
        &self.data
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        self.start_state()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        self.turn_of(state)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if matches!(self.turn_of(state), Turn::Seats(seats) if seats.contains(seat)) {
            self.list(state, seat, actions);
        }
    }

    #[inline]
    fn kept(&self, state: &State, _seat: Seat) -> Option<&[Action]> {
        self.hands_kept(&state.public)
    }

    fn sample<R: Rng>(&self, state: &State, rng: &mut R) -> Action {
        self.draw(state, rng)
    }

    #[inline]
    fn apply<L: Log<Event>>(&self, state: &mut State, actor: Actor, action: Action, log: &mut L) {
        match actor {
            Actor::Seat(seat) => self.decide(state, seat, action, log),
            Actor::Chance => self.happen(state, action, log),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.public.phase == Phase::Over).then(|| self.ranking(&state.public))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn disguise(&self, _state: &State, actor: Actor, action: Action, viewer: Viewer) -> Action {
        match (actor, action) {
            (Actor::Seat(seat), Action::Choose(_)) if !viewer.is(seat) => {
                Action::Choose(RoleSet::EMPTY)
            }
            (Actor::Chance, Action::Deal(seat, _)) if !viewer.is(seat) => {
                Action::Deal(seat, RoleSet::EMPTY)
            }
            (_, open) => open,
        }
    }

    fn clues(&self, _view: &View) {}

    fn imagine_by<R: Rng>(&self, view: &View, _clues: &(), rng: &mut R) -> State {
        self.imagine_from(view, rng)
    }

    fn suppose<R: Rng>(&self, view: &View, _clues: &(), rng: &mut R) -> State {
        self.suppose_from(view, rng)
    }

    fn evaluate(&self, state: &State) -> Standing {
        self.standing(state)
    }

    fn rests(&self, state: &State) -> bool {
        self.between_sets(state)
    }

    fn slips(&self) -> Slips {
        hints::SLIPS
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
