//! Where dice can lie: spaces of Forests, of the Village, on Creatures; and sets of Forest spaces.

use crate::cards::{Creature, Forest, VillageSpace};
use crate::dice::{Die, is_any_die};
use covenstead_core::Seat;
use serde::{Serialize, Serializer};
use std::fmt;

/// Spaces reserved for each Forest; a Forest has 4 to 6 (BR-05).
pub const SPACES: usize = 6;
const FORESTS: u8 = 20;
const VILLAGE: u8 = FORESTS * SPACES as u8;
const CREATURES: u8 = VILLAGE + 10;

/// A place for a die. Ordered: Forest spaces by Forest and number, then the Village, then Creatures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Place(u8);

impl Place {
    /// The first place there is: space 0 of F01.
    pub const FIRST: Place = Place(0);

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

    /// The space of the Village with this number, below 10.
    #[inline]
    pub(crate) const fn village_number(number: u8) -> Place {
        Place(VILLAGE + number)
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

    /// Its number among all Forest spaces.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The Forest and the number of the space.
    #[inline]
    pub fn forest(self) -> Option<(Forest, u8)> {
        let (forest, space) = (self.0 / SPACES as u8, self.0 % SPACES as u8);
        self.is_forest().then(|| (Forest::ALL[forest as usize], space))
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
            let space: u8 = space.parse().ok().filter(|&space| usize::from(space) < SPACES).ok_or_else(nowhere)?;
            return Ok(Place::in_forest(forest, space));
        }
        let village = VillageSpace::from_id(text).map(Place::in_village);
        village.or_else(|| Creature::from_id(text).map(Place::on_creature)).ok_or_else(nowhere)
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

/// Spaces in each half of [`Spaces`]: those of ten Forests.
const HALF: u8 = VILLAGE / 2;

/// A set of Forest spaces, in two halves that fit a machine word each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Spaces(pub [u64; 2]);

impl Spaces {
    /// No space.
    pub const EMPTY: Spaces = Spaces([0, 0]);

    /// Just this space.
    #[inline]
    pub const fn only(place: Place) -> Spaces {
        if place.0 < HALF { Spaces([1 << place.0, 0]) } else { Spaces([0, 1 << (place.0 - HALF)]) }
    }

    /// Whether the space is in the set.
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        place.is_forest() && !self.both(Spaces::only(place)).is_empty()
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Spaces) -> Spaces {
        Spaces([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Spaces) -> Spaces {
        Spaces([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// What is in this set but not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Spaces) -> Spaces {
        Spaces([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// How many spaces are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The spaces, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let half = usize::from(left[0] == 0);
            let bit = left[half].trailing_zeros() as u8;
            left[half] &= left[half].checked_sub(1)?;
            Some(Place(half as u8 * HALF + bit))
        })
    }
}

impl FromIterator<Place> for Spaces {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Spaces {
        places.into_iter().fold(Spaces::EMPTY, |set, place| set.union(Spaces::only(place)))
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A placed die as a player points at it: by Forest space and level, by Village space, by Creature, or (dice on the any-die
/// spaces, which lie side by side) by what it is (BR-R-04). Two bytes, in the order of its choices.
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
        (SIDE_BY_SIDE..ON_CREATURE).contains(&self.0).then(|| Die::from_code((self.0 - SIDE_BY_SIDE) as u8))
    }

    /// Its place, unless it is on the any-die spaces.
    #[inline]
    pub fn place(self) -> Option<Place> {
        match self.0 {
            forest if forest < ON_VILLAGE => Some(Place((forest / LEVELS) as u8)),
            village if village < SIDE_BY_SIDE => Some(Place((village - ON_VILLAGE) as u8 + VILLAGE)),
            any if any < ON_CREATURE => None,
            creature => Some(Place((creature - ON_CREATURE) as u8 + CREATURES)),
        }
    }

    /// Its level in the stack; 0 outside Forests.
    #[inline]
    pub const fn level(self) -> u8 {
        if self.0 < ON_VILLAGE { (self.0 % LEVELS) as u8 } else { 0 }
    }

    /// Reads `f03/2/0`, `day-fire`, `any/1/grove`, `any/water` or `fa6`.
    pub fn read(text: &str) -> Result<DieAt, String> {
        let nowhere = || format!("`{text}` points at no die; write f03/2/0, day-fire, any/1/grove, any/water or fa6");
        if let Some(die) = text.strip_prefix("any/") {
            return Die::read(die).map(DieAt::side_by_side).map_err(|_| nowhere());
        }
        match text.matches('/').count() {
            0 => {
                let place = Place::read(text).map_err(|_| nowhere())?;
                (!place.is_any_die()).then(|| DieAt::new(place, 0)).ok_or_else(nowhere)
            }
            1 => Err(format!("`{text}` needs a level: {text}/0 is the die at the bottom")),
            _ => {
                let (place, level) = text.rsplit_once('/').ok_or_else(nowhere)?;
                let level: u8 = level.parse().ok().filter(|&level| u16::from(level) < LEVELS).ok_or_else(nowhere)?;
                Place::read(place).map(|place| DieAt::new(place, level)).map_err(|_| nowhere())
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
        [DieAt((bits >> DIE_BITS) as u16), DieAt((bits & ((1 << DIE_BITS) - 1)) as u16)]
    }
}

impl fmt::Debug for DiePair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.dice())
    }
}

/// Whose dice lie on top of which Forest spaces, kept beside the list of dice so that control and legal placements are a few
/// operations on sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tops {
    /// Spaces with at least one die.
    pub occupied: Spaces,
    /// Spaces whose top die is a Forage die of this seat.
    pub forage: [Spaces; 4],
}

impl Tops {
    /// Notes what lies on top of a Forest space now.
    #[inline]
    pub fn note(&mut self, place: Place, top: Option<Die>) {
        let one = Spaces::only(place);
        self.occupied = self.occupied.minus(one);
        for seat in &mut self.forage {
            *seat = seat.minus(one);
        }
        let Some(die) = top else { return };
        self.occupied = self.occupied.union(one);
        if let Some(owner) = die.owner() {
            let owned = &mut self.forage[owner.index()];
            *owned = owned.union(one);
        }
    }

    /// Notes that these spaces are empty now.
    pub fn clear(&mut self, spaces: Spaces) {
        self.occupied = self.occupied.minus(spaces);
        for seat in &mut self.forage {
            *seat = seat.minus(spaces);
        }
    }

    /// Spaces whose top die is a Forage die of `seat`.
    #[inline]
    pub fn of(&self, seat: Seat) -> Spaces {
        self.forage[seat.index()]
    }

    /// Spaces whose top die is an Element die.
    #[inline]
    pub fn elements(&self) -> Spaces {
        self.forage.iter().fold(self.occupied, |left, owned| left.minus(*owned))
    }
}
