//! The trait every game implements: pure functions over small, flat states.

use crate::data::{DataError, DataFile};
use crate::fault::Fault;
use crate::history::Implied;
use crate::options::OptionSpec;
use crate::outcome::Outcome;
use crate::random::Rng;
use crate::seat::{Actor, Seat, SeatSet, Viewer};
use crate::standing::Standing;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Who has to act now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats owe a decision; if several, in any order and in secret from each other.
    Seats(SeatSet),
    /// Chance has to draw, deal or roll.
    Chance,
    /// The game is over.
    Over,
}

/// Where events go. [`Silent`] drops them, and with it their making, so that search pays nothing.
pub trait Log<E> {
    /// Notes the event that `event` makes.
    fn add(&mut self, event: impl FnOnce() -> E);
}

/// The log of simulation and search: no event is ever made.
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn add(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn add(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// A game: the rules of one table, made from component data, options and the number of seats.
///
/// Everything is a pure function of its arguments. What varies from table to table but not from
/// move to move (data, options, derived tables) lives in the implementing value, so that a state
/// stays small. Legality is asked once, at the boundary ([`Words::permit`](crate::Words::permit)):
/// [`apply`](Game::apply) is given legal actions only and cannot fail.
pub trait Game: Clone + Send + Sync + Sized + 'static {
    /// The id of the game, as in `toy`.
    const ID: &'static str;
    /// The name of the game.
    const NAME: &'static str;
    /// The prefix of its rule ids, as in `TG`.
    const RULE_PREFIX: &'static str;
    /// The numbered specification of its rules, as Markdown.
    const SPECIFICATION: &'static str;
    /// The version of the rules: raised whenever an old record would replay differently, together
    /// with an entry in [`HISTORY`](Game::HISTORY) by which it still replays as it was.
    const RULES: u16;
    /// What the rules were in earlier versions, in terms of today's options, from old to new.
    const HISTORY: &'static [Implied] = &[];
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// The component data that comes with the program, as TOML.
    const DATA: &'static str;
    /// The component data that came with every release, so that tables which were set with them
    /// open for ever.
    const RELEASED: &'static [&'static str] = &[];
    /// The options of a table; their defaults are those of `Options::default()`.
    const OPTIONS: &'static [OptionSpec];

    /// Component data, parsed and validated.
    type Data: Send + Sync;
    /// The options of a table.
    type Options: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// Everything about a game in progress, hidden things too.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// One decision of a player or one outcome of chance.
    type Action: Copy + Ord + Debug + Send + Sync;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What follows from a view for imagining, worked out once because search imagines thousands of
    /// worlds from one view.
    type Clues: Send + Sync;
    /// All that one viewer knows, and nothing else.
    type View: Clone + PartialEq + Debug + Send + Sync;

    /// Reads and validates component data.
    fn parse_data(toml: &str) -> Result<Self::Data, DataError>;

    /// Sets up the rules of a table, or says which option or number of players cannot be.
    fn new(
        data: Arc<DataFile<Self::Data>>,
        options: Self::Options,
        seats: u8,
    ) -> Result<Self, Fault>;

    /// The component data of this table.
    fn data(&self) -> &DataFile<Self::Data>;

    /// The options of this table.
    fn options(&self) -> &Self::Options;

    /// The number of seats at this table.
    fn seats(&self) -> u8;

    /// The state before anything has happened.
    fn start(&self) -> Self::State;

    /// Who has to act.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Writes the legal actions of `seat` into `actions` (which it clears), in ascending order;
    /// none if it has nothing to decide.
    fn legal(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// The legal actions of `seat`, who has a decision, where they are a list that the game keeps
    /// anyway: nobody need copy it.
    #[inline]
    fn kept(&self, _state: &Self::State, _seat: Seat) -> Option<&[Self::Action]> {
        None
    }

    /// Draws one of the legal actions of `seat`, who has a decision, every one equally likely, and
    /// says how many there are: the one that listing them and [`Rng::pick`] would give. Random
    /// playouts are made of this, so a game may do it without writing every action down. `scratch`
    /// is for listing them in, where that is needed.
    #[inline]
    fn pick<R: Rng>(
        &self,
        state: &Self::State,
        seat: Seat,
        scratch: &mut Vec<Self::Action>,
        rng: &mut R,
    ) -> (Self::Action, u32) {
        if let Some(actions) = self.kept(state, seat) {
            return (rng.pick(actions), actions.len() as u32);
        }
        self.legal(state, seat, scratch);
        (rng.pick(scratch), scratch.len() as u32)
    }

    /// Draws an outcome where it is chance's turn. It is then applied like any action.
    fn sample<R: Rng>(&self, state: &Self::State, rng: &mut R) -> Self::Action;

    /// Carries out a legal action and everything that follows from it without another decision or
    /// chance outcome.
    fn apply<L: Log<Self::Event>>(
        &self,
        state: &mut Self::State,
        actor: Actor,
        action: Self::Action,
        log: &mut L,
    );

    /// Scores and places, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// All that `viewer` knows: the only door through which a state reaches a person, a bot or a
    /// network.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// An event as `viewer` sees it, or nothing if it does not see it at all.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// How an action reads to `viewer` at the moment it is made in `state`: the action itself where
    /// it is open, or with its hidden parts blanked. Actions with the same disguise leave that
    /// viewer with the same view and the same events; a search that follows several seats'
    /// knowledge takes them for one move.
    fn disguise(
        &self,
        state: &Self::State,
        actor: Actor,
        action: Self::Action,
        viewer: Viewer,
    ) -> Self::Action;

    /// What follows from `view` for imagining.
    fn clues(&self, view: &Self::View) -> Self::Clues;

    /// A state drawn from those that look exactly like `view` to its viewer. `clues` are those of
    /// the same view.
    fn imagine_by<R: Rng>(
        &self,
        view: &Self::View,
        clues: &Self::Clues,
        rng: &mut R,
    ) -> Self::State;

    /// A state drawn from those that look exactly like `view` to its viewer.
    fn imagine<R: Rng>(&self, view: &Self::View, rng: &mut R) -> Self::State {
        self.imagine_by(view, &self.clues(view), rng)
    }

    /// A hint to search: like [`imagine_by`](Game::imagine_by), but with hidden choices weighted by
    /// how sensible players would have made them.
    fn suppose<R: Rng>(&self, view: &Self::View, clues: &Self::Clues, rng: &mut R) -> Self::State {
        self.imagine_by(view, clues, rng)
    }

    /// A hint to search: how the seats stand. It need not be right, only quick and better than
    /// nothing.
    fn evaluate(&self, _state: &Self::State) -> Standing {
        Standing::unknown(self.seats())
    }

    /// A hint to search: how far apart [`evaluate`](Game::evaluate) will put good and bad play from
    /// here, where 1 is from a lost game to a won one. What differs little needs less looking
    /// around. A third is what a round of most games decides.
    fn contrast(&self, _view: &Self::View) -> f32 {
        0.3
    }

    /// A hint to levels: by what chance to win the level below the best misjudges a choice. Games
    /// forgive unlike much, and what leaves that level strong and below the best is found by
    /// measuring.
    fn slip(&self) -> f32 {
        0.01
    }

    /// A hint to search: whether this is a natural point to break a rollout off, because the
    /// evaluation can be trusted most (between rounds, say).
    fn rests(&self, _state: &Self::State) -> bool {
        false
    }

    /// A hint to search: whether what the seats do from here on hangs on what each holds in secret,
    /// so that a tree, which takes all that a seat may hold together, would learn less about it
    /// than [`suggest`](Game::suggest) knows. A search that trusts suggestions then rolls out
    /// instead of going on in its trees.
    fn hides_reasons(&self, _state: &Self::State) -> bool {
        false
    }

    /// A hint to search: a legal action of `seat`, drawn as a sensible player would from what the
    /// seat knows. `scratch` is for listing actions in, where that is needed.
    fn suggest<R: Rng>(
        &self,
        state: &Self::State,
        seat: Seat,
        scratch: &mut Vec<Self::Action>,
        rng: &mut R,
    ) -> Self::Action {
        self.pick(state, seat, scratch, rng).0
    }
}
