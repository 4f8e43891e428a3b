//! The row of Forests as sets of bits: the spaces of a round's Forests side by side in one machine
//! word, so that legal placements and control are a few operations on sets.

use crate::cards::{Forest, ForestSet, Gives, VillageSet, VillageSpace};
use crate::dice::{Die, Face};
use crate::place::{Place, SPACES};
use crate::tables::Tables;
use covenstead_core::Seat;
use std::fmt;

/// A set of spaces of the row. Which space a bit stands for is said by the [`Layout`] of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spaces(pub u32);

impl Spaces {
    /// No space.
    pub const EMPTY: Spaces = Spaces(0);

    /// What is in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }

    /// What is in this set but not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// How many spaces are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A set of spaces of the row and of the Village: where a die may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Targets(u64);

impl Targets {
    /// Nowhere.
    pub const EMPTY: Targets = Targets(0);

    /// These spaces of the row, and these of the Village.
    #[inline]
    pub const fn new(spaces: Spaces, village: VillageSet) -> Targets {
        Targets(spaces.0 as u64 | (village.0 as u64) << VILLAGE_BIT)
    }

    /// Spaces of the row, and then spaces of the row once more, for something else.
    #[inline]
    pub(crate) const fn two(spaces: Spaces, others: Spaces) -> Targets {
        Targets(spaces.0 as u64 | (others.0 as u64) << VILLAGE_BIT)
    }

    /// The two sets of [`Targets::two`].
    #[inline]
    pub(crate) const fn each(self) -> [Spaces; 2] {
        [
            Spaces(self.0 as u32),
            Spaces((self.0 >> VILLAGE_BIT) as u32),
        ]
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Targets) -> Targets {
        Targets(self.0 | other.0)
    }

    /// What is in this set but not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Targets) -> Targets {
        Targets(self.0 & !other.0)
    }

    /// A bit for each target.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl From<Spaces> for Targets {
    #[inline]
    fn from(spaces: Spaces) -> Targets {
        Targets::new(spaces, VillageSet::EMPTY)
    }
}

/// One of a set of targets.
#[derive(Clone, Copy)]
pub(crate) struct Target(u32);

impl Target {
    /// The target that a bit stands for.
    #[inline]
    pub const fn of_bit(bit: u32) -> Target {
        Target(bit)
    }

    /// Whether it is of the second set of [`Targets::two`].
    #[inline]
    pub const fn is_second(self) -> bool {
        self.0 >= VILLAGE_BIT as u32
    }

    /// The space of the row it is, in whichever of the two sets.
    #[inline]
    pub const fn in_row(self) -> Target {
        Target(self.0 % VILLAGE_BIT as u32)
    }
}

/// The bit of the first space of the Village; those of the row come before it.
const VILLAGE_BIT: usize = 32;
/// The first bit of a Forest that is not in the row.
const NOWHERE: u8 = u8::MAX;
/// The most Forests of a row (BR-11).
const MOST_FORESTS: u32 = 5;
const _: () = assert!(MOST_FORESTS as usize * SPACES <= VILLAGE_BIT);

/// The Forests of the round side by side: which bit of a set stands for which space, and what the
/// spaces have in common.
///
/// It follows from the Forests dealt for the round and stays until the next row is dealt, also when
/// claimed Forests leave the row. Kept in the state because every placement asks for it; bits
/// ascend as places do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// The place of each bit: the Forests one after the other, then the Village.
    places: [Place; 64],
    /// The bit of the first space of each Forest.
    first: [u8; 20],
    /// All spaces there are.
    all: Spaces,
    /// The spaces that each face matches.
    matching: [Spaces; 6],
    /// The spaces that give each thing.
    gives: [Spaces; 4],
}

impl Layout {
    /// No Forest at all.
    pub const EMPTY: Layout = Layout {
        places: village_places(),
        first: [NOWHERE; 20],
        all: Spaces::EMPTY,
        matching: [Spaces::EMPTY; 6],
        gives: [Spaces::EMPTY; 4],
    };

    /// These Forests side by side, in order; none if there are more than a row can have.
    pub(crate) fn of(forests: ForestSet, tables: &Tables) -> Layout {
        let mut layout = Layout::EMPTY;
        if forests.len() <= MOST_FORESTS {
            for (forest, slot) in forests.iter().zip(0..) {
                layout.add(forest, slot * SPACES, tables);
            }
        }
        layout
    }

    fn add(&mut self, forest: Forest, first: usize, tables: &Tables) {
        let card = &tables.spaces[forest.index()];
        let shifted = |bits: u8| Spaces(u32::from(bits) << first);
        self.first[forest.index()] = first as u8;
        for space in 0..SPACES {
            self.places[first + space] = Place::in_forest(forest, space as u8);
        }
        self.all = self.all.union(shifted(card.all));
        for (all, &here) in self.matching.iter_mut().zip(&card.matching) {
            *all = all.union(shifted(here));
        }
        for (all, &here) in self.gives.iter_mut().zip(&card.gives) {
            *all = all.union(shifted(here));
        }
    }

    /// Just this space; nothing if it is not one of these Forests'.
    #[inline]
    pub fn only(&self, place: Place) -> Spaces {
        let Some((forest, space)) = place.forest_number() else {
            return Spaces::EMPTY;
        };
        let bit = u32::from(self.first[forest]) + u32::from(space);
        Spaces(1u32.checked_shl(bit).unwrap_or(0)).both(self.all)
    }

    /// Whether the space of this place is in the set.
    #[inline]
    pub fn has(&self, spaces: Spaces, place: Place) -> bool {
        !spaces.both(self.only(place)).is_empty()
    }

    /// The spaces of all Forests.
    #[inline]
    pub fn all(&self) -> Spaces {
        self.all
    }

    /// The spaces of one Forest.
    #[inline]
    pub fn of_forest(&self, forest: Forest) -> Spaces {
        let first = u32::from(self.first[forest.index()]);
        Spaces(((1u32 << SPACES) - 1).checked_shl(first).unwrap_or(0)).both(self.all)
    }

    /// The spaces of some Forests.
    pub fn of_forests(&self, forests: ForestSet) -> Spaces {
        forests.iter().fold(Spaces::EMPTY, |all, forest| {
            all.union(self.of_forest(forest))
        })
    }

    /// The spaces that a face matches: those with its symbol, or all of them if it is an Element
    /// (BR-27, BR-28).
    #[inline]
    pub fn matching(&self, face: Face) -> Spaces {
        self.matching[face.index()]
    }

    /// The spaces that give this.
    #[inline]
    pub fn giving(&self, gives: Gives) -> Spaces {
        self.gives[gives.index()]
    }

    /// The ingredient spaces.
    #[inline]
    pub fn ingredients(&self) -> Spaces {
        self.all.minus(self.giving(Gives::Creature))
    }

    /// The place of a target.
    #[inline]
    pub(crate) fn place(&self, target: Target) -> Place {
        self.places[target.0 as usize % self.places.len()]
    }
}

const fn village_places() -> [Place; 64] {
    let mut places = [Place::FIRST; 64];
    let mut number = 0;
    while number < VillageSpace::ALL.len() {
        places[VILLAGE_BIT + number] = Place::in_village(VillageSpace::ALL[number]);
        number += 1;
    }
    places
}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let forests = Forest::ALL
            .iter()
            .filter(|forest| self.first[forest.index()] != NOWHERE);
        f.debug_list().entries(forests).finish()
    }
}

/// Whose dice lie on top of which Forest spaces, kept beside the list of dice so that control and
/// legal placements are a few operations on sets.
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
    pub fn note(&mut self, space: Spaces, top: Option<Die>) {
        // Without a branch: whose die lies there cannot be guessed.
        let when = |noted: bool| if noted { space } else { Spaces::EMPTY };
        let owner = top.and_then(Die::owner).map_or(u8::MAX, |seat| seat.0);
        self.occupied = self.occupied.minus(space).union(when(top.is_some()));
        for (seat, owned) in (0..).zip(&mut self.forage) {
            *owned = owned.minus(space).union(when(seat == owner));
        }
    }

    /// Notes that these spaces are empty now.
    #[inline]
    pub fn clear(&mut self, spaces: Spaces) {
        self.occupied = self.occupied.minus(spaces);
        for seat in &mut self.forage {
            *seat = seat.minus(spaces);
        }
    }

    /// Spaces whose top die is a Forage die of `seat`.
    #[inline]
    pub fn of(&self, seat: Seat) -> Spaces {
        self.forage[seat.index() % self.forage.len()]
    }

    /// Spaces whose top die is an Element die.
    #[inline]
    pub fn elements(&self) -> Spaces {
        self.forage
            .iter()
            .fold(self.occupied, |left, owned| left.minus(*owned))
    }
}
