//! Broom Service for 2 to 5 players.
//!
//! In every round each player secretly picks four of ten role cards. One player leads a role, brave
//! or cowardly; everybody else who holds it must play it too. A cowardly player at once takes a
//! small, safe action; of several brave players only the last one gets the big action. Roles gather
//! potions and wands, fly pawns over a map, deliver potions to towers and charm away the clouds
//! that close it. After seven rounds the most victory points win.
//!
//! Both sides of the board, storm clouds, mountain, forest and hill tiles, bewitched roles and all
//! ten events ([`Options`]). The ids `BS-…` in the code are those of the rules specification;
//! `README.md` says what is known of the component data.
//!
//! This crate knows the rules and nothing else: no input or output, no clock, no randomness of its
//! own.

mod action;
mod board;
mod cards;
mod check;
mod data;
mod document;
mod event;
mod goods;
mod hints;
mod map;
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
pub use board::{
    AreaRecord, Board, CloudSpace, Point, SeaRecord, Shape, TileSpace, TowerRecord, TowerValues,
    WaterRecord,
};
pub use cards::{
    Circle, Craft, EventCard, EventSet, ForestTile, Laid, Landscape, Landscapes, MountainTile,
    MountainTiles, Pawn, Role, RoleSet, Stance,
};
pub use data::{
    CloudCard, Components, EventValues, HillTile, RoleCard, Scoring, Setup, Storm, Supply, Tiles,
};
pub use event::Event;
pub use goods::{Goods, Resource};
pub use map::{Area, Cloud, Map, Space, Tower};
pub use options::{
    Bewitched, EmptyHandedCounts, Events, FirstPlayer, Options, RandomWord, Side, UpperHandCost,
    WaterRule,
};
pub use state::{Frame, Phase, Player, Public, Secret, Source, Stack, State};
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
/// use covenstead_broom_service::{BroomService, Options};
/// use covenstead_core::{DataFile, FastRng, Game, playout};
/// use std::sync::Arc;
///
/// let data = Arc::new(DataFile::built_in::<BroomService>());
/// let game = BroomService::new(data, Options::default(), 4)?;
/// let mut state = game.start();
/// playout(&game, &mut state, &mut FastRng::new(1), &mut Vec::new());
/// assert_eq!(game.outcome(&state).unwrap().scores().len(), 4);
/// # Ok::<(), covenstead_core::Fault>(())
/// ```
#[derive(Clone)]
pub struct BroomService {
    data: Arc<DataFile<Components>>,
    /// As settled: what the side of the board decides is filled in.
    options: Options,
    seats: u8,
    /// The board as bit sets.
    map: Arc<Map>,
    /// Every hand of four, ascending (BS-D-01).
    hands: Arc<[Action]>,
    /// Every hand of one to five, ascending (BS-72).
    any_hands: Arc<[Action]>,
    /// The hill tile with the tower, by its place in the data file.
    tower_tile: u8,
    /// How many of the kinds of clouds are heavy; storm clouds come after them.
    heavy_kinds: usize,
}

impl BroomService {
    /// The component data.
    #[inline]
    pub fn components(&self) -> &Components {
        &self.data.values
    }

    /// The side of the board that is played on.
    #[inline]
    pub fn board(&self) -> &Board {
        self.components().board(self.options.board)
    }

    /// The board as bit sets.
    #[inline]
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// Whether mountain tiles and amulets are in play.
    #[inline]
    pub fn has_mountain_tiles(&self) -> bool {
        self.options.mountain_tiles == Some(true)
    }

    /// Whether forest tiles are in play.
    #[inline]
    pub fn has_forest_tiles(&self) -> bool {
        self.options.forest_tiles == Some(true)
    }

    /// Whether hill tiles are in play.
    #[inline]
    pub fn has_hill_tiles(&self) -> bool {
        self.options.hill_tiles == Some(true)
    }

    /// What a role card says.
    #[inline]
    pub(crate) fn role_card(&self, role: Role) -> &RoleCard {
        &self.components().roles[role.index()]
    }

    /// A kind of cloud.
    #[inline]
    pub(crate) fn cloud_card(&self, kind: u8) -> &CloudCard {
        &self.components().clouds[kind as usize]
    }

    /// A hill tile.
    #[inline]
    pub(crate) fn hill_tile(&self, tile: u8) -> &HillTile {
        &self.components().tiles.hill[tile as usize]
    }
}

impl Game for BroomService {
    const ID: &'static str = "broom-service";
    const NAME: &'static str = "Broom Service";
    const RULE_PREFIX: &'static str = "BS-";
    const SPECIFICATION: &'static str = include_str!("../SPEC.md");
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const DATA: &'static str = include_str!("../data/broom-service.toml");
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
    ) -> Result<BroomService, Fault> {
        BroomService::set_up(data, options, seats)
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
        self.draw(&state.public, rng)
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

    fn disguise(&self, state: &State, actor: Actor, action: Action, viewer: Viewer) -> Action {
        match actor {
            Actor::Seat(seat) if !viewer.is(seat) => self.disguised(&state.public, seat, action),
            _ => action,
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
