//! Brew for 2 to 4 players.
//!
//! In each of four rounds everybody rolls four Forage dice of their colour and two Element dice and
//! places them one by one: in Forests, to gather ingredients, train Creatures and fight for
//! control; in the Village, for a special action; or on own Creatures. Ingredients are brewed into
//! Potions, which score, and which can be drunk for a one-time effect. At the end of a round
//! Forests go to whoever controls them. After four rounds the most victory points win.
//!
//! The ids `BR-…` in the code are those of the rules specification; `README.md` says which edition
//! this is and what is known of the component data. Card powers are data (`data/brew.toml`) plus
//! the named effects in [`Power`], [`Effect`] and [`VillageAction`].
//!
//! This crate knows the rules and nothing else: no input or output, no clock, no randomness of its
//! own.
//!
//! Rules draw no randomness of their own, and without `character_powers` the Characters change
//! nothing (BR-I-12).

mod action;
mod cards;
mod check;
mod data;
mod dice;
mod document;
mod event;
mod goods;
mod hints;
mod options;
mod place;
mod powers;
mod prices;
mod row;
mod rules;
mod scene;
mod score;
mod setup;
mod speech;
mod state;
mod tables;
mod view;
mod words;

pub use action::{Action, Bargain, Item, Mode, Payment};
pub use cards::{
    Character, CharacterSet, Creature, CreatureSet, Forest, ForestSet, Gives, Ingredient, Potion,
    PotionSet, Season, SeasonSet, Side, VillageSet, VillageSpace,
};
pub use data::{
    CharacterCard, Components, CreatureCard, Effect, ForestCard, PotionCard, Space, VillageCard,
};
pub use dice::{Dice, Die, Face, Faces};
pub use event::Event;
pub use goods::{Bundle, Goods};
pub use options::{
    CharacterAssignment, DayFireScope, FirstPlayer, MovePotionTargets, Options, RandomWord,
};
pub use place::{DieAt, DiePair, Place};
pub use powers::{CharacterPower, Power, Rows, SlotGain, VillageAction};
pub use row::{Layout, Spaces, Targets, Tops};
pub use state::{Pending, Phase, Placing, Player, Public, Refilling, State, Training, TurnSoFar};
pub use view::View;

use covenstead_core::{
    Actor, DataError, DataFile, Fault, Game, Log, OptionSpec, Outcome, Rng, Seat, Standing, Turn,
    Viewer,
};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The rules of one table.
///
/// ```
/// use covenstead_brew::{Brew, Options};
/// use covenstead_core::{DataFile, FastRng, Game, playout};
/// use std::sync::Arc;
///
/// let data = Arc::new(DataFile::built_in::<Brew>());
/// let game = Brew::new(data, Options::default(), 3)?;
/// let mut state = game.start();
/// playout(&game, &mut state, &mut FastRng::new(1), &mut Vec::new());
/// assert_eq!(game.outcome(&state).unwrap().scores().len(), 3);
/// # Ok::<(), covenstead_core::Fault>(())
/// ```
#[derive(Clone)]
pub struct Brew {
    data: Arc<DataFile<Components>>,
    options: Options,
    seats: u8,
    tables: Arc<tables::Tables>,
}

impl Brew {
    /// The component data.
    #[inline]
    pub fn components(&self) -> &Components {
        &self.data.values
    }

    /// How many of these Creatures can live in these Forests at most, each in a Forest of its own
    /// that has its season (BR-72, BR-R-31).
    pub fn most_housed(&self, creatures: CreatureSet, forests: ForestSet) -> u32 {
        self.housed(creatures, forests)
    }
}

impl Game for Brew {
    const ID: &'static str = "brew";
    const NAME: &'static str = "Brew";
    const RULE_PREFIX: &'static str = "BR-";
    const SPECIFICATION: &'static str = include_str!("../SPEC.md");
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const DATA: &'static str = include_str!("../data/brew.toml");
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

    fn new(data: Arc<DataFile<Components>>, options: Options, seats: u8) -> Result<Brew, Fault> {
        Brew::set_up(data, options, seats)
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
        self.turn_of(&state.public)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if state.public.active == seat {
            self.list_all(&state.public, actions);
        }
    }

    // Playouts are made of these three. Always inlined: what was just drawn need not be asked for
    // again when it is carried out.
    #[inline(always)]
    fn pick<R: Rng>(
        &self,
        state: &State,
        _seat: Seat,
        _scratch: &mut Vec<Action>,
        rng: &mut R,
    ) -> (Action, u32) {
        self.draw_choice(&state.public, rng)
    }

    #[inline(always)]
    fn sample<R: Rng>(&self, state: &State, rng: &mut R) -> Action {
        self.draw(&state.public, rng)
    }

    #[inline(always)]
    fn apply<L: Log<Event>>(&self, state: &mut State, actor: Actor, action: Action, log: &mut L) {
        match actor {
            Actor::Seat(_) => self.decide(&mut state.public, action, log),
            Actor::Chance => self.happen(&mut state.public, action, log),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.public.phase == Phase::Over).then(|| self.ranking(&state.public))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View {
            viewer,
            public: state.public,
        }
    }

    /// Every choice and its result are public at once (section "Decisions").
    fn redact(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn disguise(&self, _state: &State, _actor: Actor, action: Action, _viewer: Viewer) -> Action {
        action
    }

    fn clues(&self, _view: &View) {}

    fn imagine_by<R: Rng>(&self, view: &View, _clues: &(), _rng: &mut R) -> State {
        self.imagine_from(view)
    }

    fn evaluate(&self, state: &State) -> Standing {
        self.standing(state)
    }

    fn slip(&self) -> f32 {
        hints::SLIP
    }

    fn rests(&self, state: &State) -> bool {
        self.between_rounds(state)
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
