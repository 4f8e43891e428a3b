//! Where dice can lie: spaces of Forests, of the Village, on Creatures.

use crate::cards::{Creature, Forest, ForestSet, VillageSpace};
use crate::dice::{Die, is_any_die};
use serde::{Serialize, Serializer};
use std::fmt;

/// Spaces reserved for each Forest; a Forest has 4 to 6 (BR-05).
pub const SPACES: usize = 6;
const FORESTS: u8 = 20;
const VILLAGE: u8 = FORESTS * SPACES as u8;
const CREATURES: u8 = VILLAGE + 10;

/// A place for a die. Ordered: Forest spaces by Forest and number, then the Village, then
/// Creatures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Place(u8);

impl Place {
    /// The first place there is: space 0 of F01.
    pub const FIRST: Place = Place(0);

    /// The first place on a Creature: behind all others.
    pub(crate) const FIRST_CREATURE: Place = Place(CREATURES);

    /// A space of a Forest, counted from 0.
    #[inline]
    pub const fn in_forest(forest: Forest, space: u8) -> Place {
        Place(forest as u8 * SPACES as u8 + space)
    }

    /// A space of the Village.
    #[inline]
    pub const fn in_village(space: VillageSpace) -> Place {
        Place(VILLAGE + space as u8)
    }

    /// The die space of a Creature.
    #[inline]
    pub const fn on_creature(creature: Creature) -> Place {
        Place(CREATURES + creature as u8)
    }

    /// Whether it is a Forest space.
    #[inline]
    pub const fn is_forest(self) -> bool {
        self.0 < VILLAGE
    }

    /// Whether it is a space of one of these Forests.
    #[inline]
    pub(crate) const fn is_in(self, forests: ForestSet) -> bool {
        // All other places come behind the Forests, as bits that no set of Forests has.
        const _: () =
            assert!((CREATURES as usize + Creature::ALL.len()) / SPACES < u32::BITS as usize);
        forests.0 >> (self.0 / SPACES as u8) & 1 == 1
    }

    /// Its number among all places; Forest spaces come first.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place with this number.
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Place {
        Place(index)
    }

    /// The Forest and the number of the space.
    #[inline]
    pub fn forest(self) -> Option<(Forest, u8)> {
        self.forest_number()
            .map(|(forest, space)| (Forest::ALL[forest], space))
    }

    /// The numbers of the Forest and of the space.
    #[inline]
    pub(crate) const fn forest_number(self) -> Option<(usize, u8)> {
        if self.is_forest() {
            Some(((self.0 / SPACES as u8) as usize, self.0 % SPACES as u8))
        } else {
            None
        }
    }

    /// The Village space.
    #[inline]
    pub fn village(self) -> Option<VillageSpace> {
        let number = self.0.checked_sub(VILLAGE)?;
        VillageSpace::ALL.get(number as usize).copied()
    }

    /// The Creature.
    #[inline]
    pub fn creature(self) -> Option<Creature> {
        let number = self.0.checked_sub(CREATURES)?;
        Creature::ALL.get(number as usize).copied()
    }

    /// Whether it is one of the any-die spaces of the Village (BR-31).
    #[inline]
    pub fn is_any_die(self) -> bool {
        self.village().is_some_and(is_any_die)
    }

    /// Reads `f03/2`, `day-fire` or `fa6`.
    pub fn read(text: &str) -> Result<Place, String> {
        let nowhere = || format!("`{text}` is no place; places are written f03/2, day-fire or fa6");
        if let Some((forest, space)) = text.split_once('/') {
            let forest = Forest::from_id(forest).ok_or_else(nowhere)?;
            let space: u8 = space
                .parse()
                .ok()
                .filter(|&space| usize::from(space) < SPACES)
                .ok_or_else(nowhere)?;
            return Ok(Place::in_forest(forest, space));
        }
        let village = VillageSpace::from_id(text).map(Place::in_village);
        village
            .or_else(|| Creature::from_id(text).map(Place::on_creature))
            .ok_or_else(nowhere)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.forest(), self.village(), self.creature()) {
            (Some((forest, space)), ..) => write!(f, "{forest}/{space}"),
            (_, Some(space), _) => write!(f, "{space}"),
            (.., Some(creature)) => write!(f, "{creature}"),
            _ => f.write_str("nowhere"),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A placed die as a player points at it: by Forest space and level, by Village space, by Creature,
/// or (dice on the any-die spaces, which lie side by side) by what it is (BR-R-04). Two bytes, in
/// the order of its choices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DieAt(u16);

/// Levels of a stack: the most dice that can lie on a space are 13, below four bits.
const LEVELS: u16 = 16;
const ON_VILLAGE: u16 = VILLAGE as u16 * LEVELS;
const SIDE_BY_SIDE: u16 = ON_VILLAGE + 10;
const ON_CREATURE: u16 = SIDE_BY_SIDE + Die::KINDS as u16;

impl DieAt {
    /// The die on a place; in a Forest at this level, counted from 0 at the bottom.
    #[inline]
    pub fn new(place: Place, level: u8) -> DieAt {
        let number = u16::from(place.0);
        if place.is_forest() {
            DieAt(number * LEVELS + u16::from(level))
        } else if place.0 < CREATURES {
            DieAt(ON_VILLAGE + number - u16::from(VILLAGE))
        } else {
            DieAt(ON_CREATURE + number - u16::from(CREATURES))
        }
    }

    /// A die like this on one of the any-die spaces.
    #[inline]
    pub const fn side_by_side(die: Die) -> DieAt {
        DieAt(SIDE_BY_SIDE + die.code() as u16)
    }

    /// What die on the any-die spaces it is, if it is there.
    #[inline]
    pub fn any_die(self) -> Option<Die> {
        (SIDE_BY_SIDE..ON_CREATURE)
            .contains(&self.0)
            .then(|| Die::from_code((self.0 - SIDE_BY_SIDE) as u8))
    }

    /// Its place, unless it is on the any-die spaces.
    #[inline]
    pub fn place(self) -> Option<Place> {
        match self.0 {
            forest if forest < ON_VILLAGE => Some(Place((forest / LEVELS) as u8)),
            village if village < SIDE_BY_SIDE => {
                Some(Place((village - ON_VILLAGE) as u8 + VILLAGE))
            }
            any if any < ON_CREATURE => None,
            creature => Some(Place((creature - ON_CREATURE) as u8 + CREATURES)),
        }
    }

    /// Its level in the stack; 0 outside Forests.
    #[inline]
    pub const fn level(self) -> u8 {
        if self.0 < ON_VILLAGE {
            (self.0 % LEVELS) as u8
        } else {
            0
        }
    }

    /// Reads `f03/2/0`, `day-fire`, `any/1/grove`, `any/water` or `fa6`.
    pub fn read(text: &str) -> Result<DieAt, String> {
        let nowhere = || {
            format!(
                "`{text}` points at no die; write f03/2/0, day-fire, any/1/grove, any/water or fa6"
            )
        };
        if let Some(die) = text.strip_prefix("any/") {
            return Die::read(die)
                .map(DieAt::side_by_side)
                .map_err(|_| nowhere());
        }
        match text.matches('/').count() {
            0 => {
                let place = Place::read(text).map_err(|_| nowhere())?;
                (!place.is_any_die())
                    .then(|| DieAt::new(place, 0))
                    .ok_or_else(nowhere)
            }
            1 => Err(format!(
                "`{text}` needs a level: {text}/0 is the die at the bottom"
            )),
            _ => {
                let (place, level) = text.rsplit_once('/').ok_or_else(nowhere)?;
                let level: u8 = level
                    .parse()
                    .ok()
                    .filter(|&level| u16::from(level) < LEVELS)
                    .ok_or_else(nowhere)?;
                Place::read(place)
                    .map(|place| DieAt::new(place, level))
                    .map_err(|_| nowhere())
            }
        }
    }
}

impl fmt::Display for DieAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.any_die(), self.place()) {
            (Some(die), _) => write!(f, "any/{die}"),
            (_, Some(place)) if place.is_forest() => write!(f, "{place}/{}", self.level()),
            (_, Some(place)) => write!(f, "{place}"),
            (None, None) => f.write_str("nowhere"),
        }
    }
}

impl fmt::Debug for DieAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Two placed dice, the one that comes first named first, in three bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DiePair([u8; 3]);

/// Bits of a [`DieAt`].
const DIE_BITS: u32 = 11;
const _: () = assert!(ON_CREATURE + 36 <= 1 << DIE_BITS);

impl DiePair {
    /// Both dice, in either order.
    pub fn new(one: DieAt, other: DieAt) -> DiePair {
        let (low, high) = (one.min(other), one.max(other));
        let [_, bytes @ ..] = (u32::from(low.0) << DIE_BITS | u32::from(high.0)).to_be_bytes();
        DiePair(bytes)
    }

    /// The two dice.
    pub fn dice(self) -> [DieAt; 2] {
        let [a, b, c] = self.0;
        let bits = u32::from_be_bytes([0, a, b, c]);
        [
            DieAt((bits >> DIE_BITS) as u16),
            DieAt((bits & ((1 << DIE_BITS) - 1)) as u16),
        ]
    }
}

impl fmt::Debug for DiePair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.dice())
    }
}
