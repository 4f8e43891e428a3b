//! The state of a game: what everybody may see, and each player's secrets. A new field must go into
//! one or the other.

use crate::board::MAX_CLOUDS;
use crate::cards::{EventCard, ForestTile, Laid, MountainTile, Pawn, Role, RoleSet};
use crate::data::ROUNDS;
use crate::goods::Goods;
use crate::map::{Area, Clouds, Towers};
use covenstead_core::{MAX_SEATS, Seat, SeatSet, named};

/// Everything about a game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What lies open, and what all have witnessed.
    pub public: Public,
    /// What only its owner knows, by seat.
    pub secrets: [Secret; MAX_SEATS],
}

/// What one player knows and the others do not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Secret {
    /// The roles in hand.
    pub hand: RoleSet,
    /// Step e, once decided: the extra card, or none (BS-D-02).
    pub extra: RoleSet,
    /// The Upper Hand, once decided: what is in the fist (BS-D-12).
    pub fist: Goods,
}

/// What lies open, and what everybody at the table has witnessed. The decks have no order: what has
/// not come up is drawn when it is turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// What is to happen next.
    pub phase: Phase,
    /// The number of the round, from 1; 0 during set-up.
    pub round: u8,
    /// Who leads the turn, or will lead the next one.
    pub starter: Seat,
    /// Who is performing, or has last performed, an action.
    pub actor: Seat,
    /// Whether that is, or was, the brave action.
    pub bravely: bool,
    /// The last brave player of the turn.
    pub brave: Option<Seat>,
    /// The role of the turn; between turns the last one; none before the first turn of a round.
    pub role: Option<Role>,
    /// Who has been reached in this turn, the starter included.
    pub reached: SeatSet,
    /// Who need not decide any more, in a simultaneous decision.
    pub decided: SeatSet,
    /// The roles led in this round.
    pub led: RoleSet,
    /// The roles bewitched in this round.
    pub bewitched: RoleSet,
    /// The bewitched pile: the roles not turned up since the last shuffle (BS-H-07).
    pub pile: RoleSet,
    /// The events turned up, in order; `turned` of them.
    pub events: [EventCard; ROUNDS],
    /// How many events have been turned up.
    pub turned: u8,
    /// The kind of cloud laid on each space.
    pub cloud_kinds: [u8; MAX_CLOUDS],
    /// The clouds still on the board.
    pub clouds: Clouds,
    /// The round towers that have their potion.
    pub occupied: Towers,
    /// The mountain tiles, by space.
    pub mountain_tiles: [Option<MountainTile>; 3],
    /// The forest tiles on the board, by space.
    pub forest_tiles: [Option<ForestTile>; 4],
    /// The forest tiles used up, by kind.
    pub forest_spent: [u8; 3],
    /// The hill tiles, by space: their places in the data file.
    pub hill_tiles: [Option<u8>; 4],
    /// The effects being resolved.
    pub stack: Stack,
    /// The players, by seat.
    pub players: [Player; MAX_SEATS],
}

/// What everybody knows of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Victory points.
    pub vp: i16,
    /// Potions and wands.
    pub goods: Goods,
    /// Where the two pawns are.
    pub pawns: [Area; 2],
    /// The clouds charmed away, by the spaces they came from.
    pub clouds: Clouds,
    /// The mountains whose amulet was claimed, as bits by tile space.
    pub amulets: u8,
    /// Forest tiles held, by kind.
    pub tiles: [u8; 3],
    /// The cards in hand, once everybody has chosen (BS-11).
    pub cards: u8,
    /// The cards laid in this round, in order (BS-44).
    pub laid: [Option<Laid>; MAX_LAID],
}

/// The most cards anybody lays in a round (BS-I-02).
pub const MAX_LAID: usize = 6;

/// What is to happen next, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance draws the first starter (C-1).
    DrawStarter,
    /// Chance lays a cloud on the next space (C-2).
    LayCloud,
    /// Chance lays the next mountain tile (C-3).
    LayMountainTile,
    /// Chance lays the next forest tile (C-4).
    LayForestTile,
    /// Chance lays the next hill tile (C-5).
    LayHillTile,
    /// Chance turns up the event of the round (C-6).
    DrawEvent,
    /// Chance turns up a bewitched role (C-7, C-8).
    Bewitch,
    /// Everybody chooses cards (BS-D-01).
    Choose,
    /// Holders of *extra-card* tiles decide (BS-D-02).
    Extra,
    /// The starter leads a role (BS-D-03).
    Lead,
    /// This holder of the role must play it (BS-D-04).
    Follow(Seat),
    /// The actor, just declared cowardly, chooses what to take (BS-D-05).
    Mode,
    /// The actor decides about the top of the stack (BS-D-06 to BS-D-11).
    Act,
    /// Everybody fills a fist (BS-D-12).
    Fist,
    /// This holder of a set may hand it in (BS-D-13).
    Works(Seat),
    /// The game is over.
    Over,
}

named! {
    /// What grants an effect.
    pub enum Source {
        /// The role played.
        Role = "role",
        /// A mountain tile.
        Tile = "tile",
        /// A storm cloud.
        Storm = "storm",
    }
}

/// An effect waiting to be resolved (BS-113).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// The gatherer's resources (BS-D-06).
    Gather,
    /// So many moves (BS-D-07).
    Move {
        /// What grants them.
        by: Source,
        /// How many are left.
        left: u8,
    },
    /// A turbo flight between two open circles (BS-D-08).
    Flight {
        /// The pawn that arrived on the hill.
        pawn: Pawn,
    },
    /// The brave witch's delivery where the moved pawn has come to (BS-D-09).
    Arrival {
        /// The pawn she moved.
        pawn: Pawn,
    },
    /// A delivery by either pawn (BS-D-09).
    Deliver {
        /// What grants it.
        by: Source,
    },
    /// A charm (BS-D-10).
    Charm {
        /// What grants it.
        by: Source,
    },
    /// The visit of a mountain that claimed the amulet (BS-D-11).
    Visit {
        /// Which tile space.
        mountain: u8,
        /// Whether the tile may still be used.
        tile: bool,
        /// The pawn of the brave mountain witch, while her delivery is still to be had.
        delivery: Option<Pawn>,
    },
}

/// The resolution stack (BS-113).
///
/// It never overflows. A frame is taken off as soon as its decision is made, unless something of it
/// is left; so what lies *beneath* the top is one of
/// - the brave witch's delivery (`Arrival`, or `Visit` with its delivery): pushed by the move of
///   the role, of which there is one in an action;
/// - the mountain tile's second move (`Move` with one left): there is one tile of that kind, and
///   each player uses it once.
///
/// That makes at most two, and the top: three frames, whatever is triggered. (BS-118 counts up to
/// 19 because there every step is an entry of its own.) States from outside must obey the same, see
/// `check.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    frames: [Frame; Stack::CAPACITY],
    depth: u8,
}

impl Stack {
    /// How many frames fit.
    pub const CAPACITY: usize = 3;

    /// Nothing to resolve.
    pub const EMPTY: Stack = Stack {
        frames: [Frame::Gather; Stack::CAPACITY],
        depth: 0,
    };

    /// The frames, the top one last.
    #[inline]
    pub fn frames(&self) -> &[Frame] {
        &self.frames[..self.depth as usize]
    }

    /// The frame to resolve next.
    #[inline]
    pub fn top(&self) -> Option<Frame> {
        self.frames().last().copied()
    }

    /// Puts a frame on top.
    ///
    /// # Panics
    /// Never: see above.
    #[inline]
    pub fn push(&mut self, frame: Frame) {
        self.frames[self.depth as usize] = frame;
        self.depth += 1;
    }

    /// Takes the top frame off.
    #[inline]
    pub fn pop(&mut self) {
        if self.depth > 0 {
            self.depth -= 1;
            // Equal stacks are equal bytes.
            self.frames[self.depth as usize] = Frame::Gather;
        }
    }

    /// Puts `frame` in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: Frame) {
        self.pop();
        self.push(frame);
    }

    /// A stack of these frames, the top one last, if they fit.
    pub fn of(frames: &[Frame]) -> Option<Stack> {
        let mut stack = Stack::EMPTY;
        (frames.len() <= Stack::CAPACITY).then(|| {
            frames.iter().for_each(|&frame| stack.push(frame));
            stack
        })
    }
}

impl Public {
    /// The player in `seat`.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player in `seat`, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The role of the turn.
    ///
    /// # Panics
    /// Before the first turn of a round.
    #[inline]
    pub fn role(&self) -> Role {
        self.role.expect("a role has been led")
    }

    /// The event of the round.
    #[inline]
    pub fn event(&self) -> Option<EventCard> {
        (self.turned > 0).then(|| self.events[self.turned as usize - 1])
    }

    /// Whether this is the event of the round (BS-63).
    #[inline]
    pub fn is_event(&self, event: EventCard) -> bool {
        self.event() == Some(event)
    }
}

impl Player {
    /// Where a pawn is.
    #[inline]
    pub fn at(&self, pawn: Pawn) -> Area {
        self.pawns[pawn.index()]
    }

    /// The areas the pawns are in, as a set.
    #[inline]
    pub fn areas(&self) -> u32 {
        1 << self.pawns[0].0 | 1 << self.pawns[1].0
    }

    /// Whether a forest tile of this kind is held.
    #[inline]
    pub fn holds(&self, tile: ForestTile) -> bool {
        self.tiles[tile.index()] > 0
    }

    /// The cards laid in this round, in order.
    pub fn laid(&self) -> impl Iterator<Item = Laid> {
        self.laid.iter().flatten().copied()
    }

    /// The roles laid in this round.
    pub fn laid_roles(&self) -> RoleSet {
        self.laid().map(|card| card.role).collect()
    }
}
