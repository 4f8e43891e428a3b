//! Dice: their faces, multisets of faces (pools, rolls), and the dice placed on the table.

use crate::cards::{ForestSet, VillageSpace};
use crate::place::{DieAt, Place};
use crate::state::PLAYERS;
use covenstead_core::{Seat, named};
use serde::{Serialize, Serializer};
use std::fmt;

named! {
    /// A face of a Forage die (the first three) or of an Element die (BR-02).
    pub enum Face {
        /// Forage.
        Grove = "grove",
        /// Forage.
        Crag = "crag",
        /// Forage.
        Mire = "mire",
        /// Element: gathers two more (BR-39).
        Water = "water",
        /// Element: may be placed on top (BR-40).
        Fire = "fire",
        /// Element: may bring an own die back (BR-41).
        Wind = "wind",
    }
}

impl Face {
    /// The faces of a Forage die.
    pub const FORAGE: [Face; 3] = [Face::Grove, Face::Crag, Face::Mire];
    /// The faces of an Element die.
    pub const ELEMENTS: [Face; 3] = [Face::Water, Face::Fire, Face::Wind];

    /// Every face, by its number.
    #[inline]
    pub(crate) const fn each() -> [Face; 6] {
        [Face::Grove, Face::Crag, Face::Mire, Face::Water, Face::Fire, Face::Wind]
    }

    /// Whether it is a Forage symbol.
    #[inline]
    pub const fn is_forage(self) -> bool {
        (self as u8) < 3
    }

    /// The faces of a die that has this face.
    #[inline]
    pub const fn kin(self) -> [Face; 3] {
        if self.is_forage() { Face::FORAGE } else { Face::ELEMENTS }
    }
}

/// A multiset of faces: the dice of a pool, a roll, a selection. At most seven of each Forage symbol and three of each Element.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Faces(u16);

impl Faces {
    /// No dice.
    pub const NONE: Faces = Faces(0);

    /// Where the count of each face begins.
    const SHIFT: [u32; 6] = [0, 3, 6, 9, 11, 13];
    /// The bits of the count of each face.
    const COUNT: [u16; 6] = [7, 7 << 3, 7 << 6, 3 << 9, 3 << 11, 3 << 13];

    /// How many dice show `face`.
    #[inline]
    pub const fn count(self, face: Face) -> u8 {
        ((self.0 & Faces::COUNT[face as usize]) >> Faces::SHIFT[face as usize]) as u8
    }

    /// Whether a die shows `face`.
    #[inline]
    pub const fn has(self, face: Face) -> bool {
        self.0 & Faces::COUNT[face as usize] != 0
    }

    /// With one die more.
    #[inline]
    #[must_use]
    pub const fn with(self, face: Face) -> Faces {
        Faces(self.0 + (1 << Faces::SHIFT[face as usize]))
    }

    /// With one die less.
    #[inline]
    #[must_use]
    pub const fn without(self, face: Face) -> Faces {
        Faces(self.0 - (1 << Faces::SHIFT[face as usize]))
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Faces) -> Faces {
        Faces(self.0 + other.0)
    }

    /// What is left without `other`, which must be a part of it.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Faces) -> Faces {
        Faces(self.0 - other.0)
    }

    /// Whether it is a part of `other`.
    pub fn within(self, other: Faces) -> bool {
        Face::ALL.iter().all(|&face| self.count(face) <= other.count(face))
    }

    /// Whether there is no die.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many Forage dice there are.
    #[inline]
    pub const fn forage(self) -> u8 {
        self.count(Face::Grove) + self.count(Face::Crag) + self.count(Face::Mire)
    }

    /// How many Element dice there are.
    #[inline]
    pub const fn elements(self) -> u8 {
        self.count(Face::Water) + self.count(Face::Fire) + self.count(Face::Wind)
    }

    /// How many dice there are.
    #[inline]
    pub const fn total(self) -> u8 {
        self.forage() + self.elements()
    }

    /// The different faces there are, in order.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Face> {
        // The lowest bit of each count, set if any of its bits is: a loop over those has no branch for faces that are missing.
        const FORAGE: u16 = 0b1_001_001;
        const LOWEST: u16 = FORAGE | 0b10_10_10 << 8;
        let mut left = (self.0 | self.0 >> 1 | self.0 >> 2 & FORAGE) & LOWEST;
        std::iter::from_fn(move || {
            let face = FACE_AT[(left != 0).then(|| left.trailing_zeros() as usize)?];
            left &= left - 1;
            Some(face)
        })
    }

    /// Every die, in the order of its face.
    pub fn each(self) -> impl Iterator<Item = Face> {
        Face::ALL.iter().flat_map(move |&face| std::iter::repeat_n(face, self.count(face).into()))
    }

    /// Every non-empty selection of these dice, ascending: an odometer with one wheel for each face.
    pub fn selections(self) -> impl Iterator<Item = Faces> {
        let mut at = Faces::NONE;
        std::iter::from_fn(move || {
            let wheel = Face::ALL.iter().copied().find(|&face| at.count(face) < self.count(face))?;
            let below = (1 << Faces::SHIFT[wheel as usize]) - 1;
            at = Faces(at.0 & !below).with(wheel);
            Some(at)
        })
    }
}

/// The face whose count of [`Faces`] begins at a bit.
const FACE_AT: [Face; 16] = {
    let mut faces = [Face::Grove; 16];
    let mut number = 0;
    while number < Face::ALL.len() {
        faces[Faces::SHIFT[number] as usize] = Face::ALL[number];
        number += 1;
    }
    faces
};

impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Faces {
        faces.into_iter().fold(Faces::NONE, Faces::with)
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.each()).finish()
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

/// Whose each die is: looked up, because which die comes next cannot be guessed.
const OWNER: [Option<Seat>; Die::KINDS as usize] = {
    let mut owners = [None; Die::KINDS as usize];
    let mut code = 0;
    while code < Die::ELEMENTS {
        owners[code as usize] = Some(Seat(code / 3));
        code += 1;
    }
    owners
};

/// Where in a word the dice of an owner are counted, Element dice last: by the die, in 16 numbers as a place has for dice.
const OWNER_BIT: [u8; 16] = {
    let mut bits = [0; 16];
    let mut code = 0;
    while code < bits.len() {
        bits[code] = (code / Face::FORAGE.len() * 8) as u8;
        code += 1;
    }
    bits
};

/// What each die shows.
const FACE: [Face; Die::KINDS as usize] = {
    let mut faces = [Face::Grove; Die::KINDS as usize];
    let mut code = 0;
    while code < Die::KINDS {
        faces[code as usize] = if code < Die::ELEMENTS {
            Face::FORAGE[code as usize % 3]
        } else {
            Face::ELEMENTS[(code - Die::ELEMENTS) as usize]
        };
        code += 1;
    }
    faces
};

/// A die on the table: a Forage die of a seat or an Element die, with its face (BR-08).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Die(u8);

impl Die {
    /// How many different dice there are.
    pub const KINDS: u8 = 15;
    /// Behind every die there is, in the order of dice.
    const AFTER_ALL: Die = Die(15);
    /// The code of the first Element die: Forage dice come before, three for each seat.
    const ELEMENTS: u8 = 12;

    /// The die that `seat` places with this face: an Element die belongs to nobody once placed.
    #[inline]
    pub const fn placed_by(seat: Seat, face: Face) -> Die {
        if face.is_forage() { Die(seat.0 * 3 + face as u8) } else { Die(Die::ELEMENTS + face as u8 - 3) }
    }

    /// The die with this code, below [`Die::KINDS`].
    #[inline]
    pub const fn from_code(code: u8) -> Die {
        Die(code)
    }

    /// Its code.
    #[inline]
    pub const fn code(self) -> u8 {
        self.0
    }

    /// Whose Forage die it is; nobody's if it is an Element die.
    #[inline]
    pub const fn owner(self) -> Option<Seat> {
        OWNER[self.0 as usize]
    }

    /// Whether it is an Element die.
    #[inline]
    pub const fn is_element(self) -> bool {
        self.0 >= Die::ELEMENTS
    }

    /// The face it shows.
    #[inline]
    pub const fn face(self) -> Face {
        FACE[self.0 as usize]
    }

    /// Reads `0/grove` or `fire`.
    pub fn read(text: &str) -> Result<Die, String> {
        let no_die = || format!("`{text}` is no die; a die is written 0/grove (the grove die of seat 0) or fire");
        let face = |word: &str| Face::from_id(word).ok_or_else(no_die);
        match text.split_once('/') {
            Some((seat, symbol)) => {
                let seat: u8 = seat.parse().ok().filter(|&seat| seat < 4).ok_or_else(no_die)?;
                let face = face(symbol)?;
                face.is_forage().then(|| Die::placed_by(Seat(seat), face)).ok_or_else(no_die)
            }
            None => {
                let face = face(text)?;
                (!face.is_forage()).then(|| Die::placed_by(Seat(0), face)).ok_or_else(no_die)
            }
        }
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.owner() {
            Some(seat) => write!(f, "{}/{}", seat.0, self.face()),
            None => write!(f, "{}", self.face()),
        }
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of different dice.
#[derive(Clone, Copy)]
pub(crate) struct DiceSet(u16);

impl DiceSet {
    const EMPTY: DiceSet = DiceSet(0);
    /// All Element dice.
    pub const ELEMENTS: DiceSet = DiceSet(0b111 << Die::ELEMENTS);

    /// The Forage dice of a seat.
    #[inline]
    pub const fn of_seat(seat: Seat) -> DiceSet {
        DiceSet(0b111 << (seat.0 * 3))
    }

    /// All dice with this Forage symbol.
    #[inline]
    pub const fn with_symbol(face: Face) -> DiceSet {
        DiceSet(0b001_001_001_001 << face as u8)
    }

    #[inline]
    const fn with(self, die: Die) -> DiceSet {
        DiceSet(self.0 | 1 << die.0)
    }

    /// What is in both sets.
    #[inline]
    pub const fn both(self, other: DiceSet) -> DiceSet {
        DiceSet(self.0 & other.0)
    }

    /// How many different dice there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The dice of the set, in order.
    #[inline]
    fn iter(self) -> impl Iterator<Item = Die> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let die = (left != 0).then(|| Die(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(die)
        })
    }
}

/// All dice of a game of four.
pub const MAX_DICE: usize = 24;

/// A die and where it lies. Ordered by place, then by die. Signed, because that is what processors compare side by side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Lying(i16);

impl Lying {
    /// No die: after every die there is.
    const NONE: Lying = Lying(i16::MAX);
    /// Before every die there is.
    const BEFORE_ALL: Lying = Lying(i16::MIN);

    #[inline]
    const fn new(place: Place, die: Die) -> Lying {
        Lying((place.index() as i16) << 4 | die.0 as i16)
    }

    #[inline]
    const fn place(self) -> Place {
        Place::from_index((self.0 >> 4) as u8)
    }

    #[inline]
    const fn die(self) -> Die {
        Die(self.0 as u8 & Die::AFTER_ALL.0)
    }
}

/// The placed dice, sorted by place; in a Forest space from the bottom to the top, on an any-die space, where dice lie side by
/// side (BR-31), by the die. So equal tables are equal values.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Dice {
    len: u8,
    /// The dice, behind one that comes before all of them: so every die has one before it.
    all: [Lying; 1 + MAX_DICE],
}

impl Dice {
    /// No dice placed.
    pub const NONE: Dice = {
        let mut all = [Lying::NONE; 1 + MAX_DICE];
        all[0] = Lying::BEFORE_ALL;
        Dice { len: 0, all }
    };

    /// How many dice are placed.
    #[inline]
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// Whether no die is placed.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    fn lying(&self) -> &[Lying] {
        &self.all[1..][..self.len()]
    }

    /// The room for dice, by their numbers.
    #[inline]
    fn room(&mut self) -> &mut [Lying] {
        &mut self.all[1..]
    }

    /// Every placed die with its place, in order.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Place, Die)> + ExactSizeIterator + '_ {
        self.lying().iter().map(|lying| (lying.place(), lying.die()))
    }

    /// Puts a die on a place: on top of what is there. Every die finds its new number by itself, without a branch: where a die
    /// goes cannot be guessed.
    #[inline]
    pub fn put(&mut self, place: Place, die: Die) {
        let new = Lying::new(place, die);
        // A stack keeps its order, so the new die comes after every other one of its place.
        let last_before = if place.is_forest() { Lying::new(place, Die::AFTER_ALL) } else { new };
        let old = self.all;
        for at in 1..old.len() {
            let moved_up = if old[at - 1] <= last_before { new } else { old[at - 1] };
            self.all[at] = if old[at] <= last_before { old[at] } else { moved_up };
        }
        self.len += 1;
    }

    /// Takes the die with this number away; dice above it drop one level (BR-63).
    #[inline]
    pub fn take(&mut self, number: usize) -> (Place, Die) {
        let taken = self.lying()[number];
        let len = self.len();
        self.room().copy_within(number + 1..len, number);
        self.room()[len - 1] = Lying::NONE;
        self.len -= 1;
        (taken.place(), taken.die())
    }

    /// Takes every die away from these Forests: so many of each seat, and behind them so many Element dice. Each die is written
    /// where the next one that stays belongs, and stays there if it does: which dice leave cannot be guessed.
    pub(crate) fn take_all(&mut self, forests: ForestSet) -> [u8; PLAYERS + 1] {
        let (mut taken, mut kept) = ([0; PLAYERS + 1], 0);
        for number in 0..self.len() {
            let lying = self.lying()[number];
            let leaving = lying.place().is_in(forests);
            taken[lying.die().0 as usize / Face::FORAGE.len()] += u8::from(leaving);
            self.room()[kept] = lying;
            kept += usize::from(!leaving);
        }
        self.room()[kept..].fill(Lying::NONE);
        self.len = kept as u8;
        taken
    }

    /// Takes every die away from all Forests, which come before all other places: so many of each seat, and behind them so many
    /// Element dice.
    pub(crate) fn take_from_forests(&mut self) -> [u8; PLAYERS + 1] {
        // Counted side by side in one word, a byte for each owner.
        let (len, mut leaving, mut taken) = (self.len(), 0, 0u64);
        for lying in self.lying().iter().take_while(|lying| lying.place().is_forest()) {
            taken += 1 << OWNER_BIT[lying.die().0 as usize];
            leaving += 1;
        }
        self.room().copy_within(leaving..len, 0);
        self.room()[len - leaving..len].fill(Lying::NONE);
        self.len -= leaving as u8;
        let [seat_0, seat_1, seat_2, seat_3, elements, ..] = taken.to_le_bytes();
        [seat_0, seat_1, seat_2, seat_3, elements]
    }

    /// Two dice change places, each taking the exact level of the other (BR-R-22).
    pub fn swap(&mut self, one: usize, other: usize) {
        let (here, there) = (self.lying()[one], self.lying()[other]);
        self.room()[one] = Lying::new(here.place(), there.die());
        self.room()[other] = Lying::new(there.place(), here.die());
        for place in [here.place(), there.place()] {
            self.sort_side_by_side(place);
        }
    }

    /// Dice on an any-die space have no order of their own.
    fn sort_side_by_side(&mut self, place: Place) {
        if !place.is_forest() {
            let range = self.range(place);
            self.room()[range].sort_unstable();
        }
    }

    /// The numbers of the dice on a place.
    #[inline]
    pub fn range(&self, place: Place) -> std::ops::Range<usize> {
        self.before(Lying::new(place, Die(0)))..self.before(Lying::new(place, Die::AFTER_ALL))
    }

    /// How many dice come before this one: counted without a branch, as where they end cannot be guessed.
    #[inline]
    fn before(&self, one: Lying) -> usize {
        self.all[1..].iter().map(|lying| u16::from(*lying < one)).sum::<u16>().into()
    }

    /// Whether a die lies there.
    #[inline]
    pub fn holds(&self, place: Place) -> bool {
        !self.range(place).is_empty()
    }

    /// The die on top of a place.
    #[inline]
    pub fn top(&self, place: Place) -> Option<Die> {
        self.lying()[self.range(place)].last().map(|lying| lying.die())
    }

    /// The dice on a place, from the bottom.
    pub fn on(&self, place: Place) -> Vec<Die> {
        self.lying()[self.range(place)].iter().map(|lying| lying.die()).collect()
    }

    /// The number of the die that `at` speaks of.
    pub fn find(&self, at: DieAt) -> Option<usize> {
        match at.any_die() {
            Some(die) => self.iter().position(|(place, other)| place.is_any_die() && other == die),
            None => {
                let range = self.range(at.place()?);
                (usize::from(at.level()) < range.len()).then(|| range.start + usize::from(at.level()))
            }
        }
    }

    /// Which different dice are placed, wherever they lie.
    #[inline]
    pub(crate) fn kinds(&self) -> DiceSet {
        self.lying().iter().fold(DiceSet::EMPTY, |all, lying| all.with(lying.die()))
    }

    /// Every choice among the placed dice, ascending: dice in Forests by space and level, equal dice on the any-die spaces
    /// as one (BR-R-04).
    pub fn choices(&self) -> DieChoices {
        let mut choices = DieChoices { len: 0, items: [(DieAt::default(), Die(0)); MAX_DICE] };
        let (on_creatures, mut side_by_side) = (self.before(Lying::new(Place::FIRST_CREATURE, Die(0))), DiceSet::EMPTY);
        let (mut before, mut level) = (None, 0);
        for (place, die) in self.iter().take(on_creatures) {
            level = if before == Some(place) { level + 1 } else { 0 };
            before = Some(place);
            match place.is_any_die() {
                true => side_by_side = side_by_side.with(die),
                false => choices.push(DieAt::new(place, level), die),
            }
        }
        side_by_side.iter().for_each(|die| choices.push(DieAt::side_by_side(die), die));
        self.iter().skip(on_creatures).for_each(|(place, die)| choices.push(DieAt::new(place, 0), die));
        choices
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Whether a Village space takes every die (BR-31). Which ones these are is part of their ids; the data file must agree.
#[inline]
pub const fn is_any_die(space: VillageSpace) -> bool {
    use VillageSpace::{DayAnyLeft, DayAnyRight, NightAnyLeft, NightAnyRight};
    matches!(space, DayAnyLeft | DayAnyRight | NightAnyLeft | NightAnyRight)
}

/// The different choices among the placed dice, ascending.
pub struct DieChoices {
    len: usize,
    items: [(DieAt, Die); MAX_DICE],
}

impl DieChoices {
    fn push(&mut self, at: DieAt, die: Die) {
        self.items[self.len] = (at, die);
        self.len += 1;
    }

    /// The choices.
    #[inline]
    pub fn as_slice(&self) -> &[(DieAt, Die)] {
        &self.items[..self.len]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selections_are_ascending_and_complete() {
        let pool: Faces = [Face::Grove, Face::Grove, Face::Crag, Face::Mire, Face::Fire, Face::Wind].into_iter().collect();
        let all: Vec<Faces> = pool.selections().collect();
        assert_eq!(all.len(), 3 * 2 * 2 * 2 * 2 - 1);
        assert!(all.is_sorted_by(|a, b| a < b) && all.iter().all(|one| one.within(pool)));
    }

    #[test]
    fn a_die_survives_its_text() {
        for code in 0..Die::KINDS {
            let die = Die::from_code(code);
            assert_eq!(Die::read(&die.to_string()), Ok(die));
        }
    }

    #[test]
    fn taking_the_dice_from_the_forests_is_taking_them_from_each() {
        let mut dice = Dice::NONE;
        let places = ["f03/2", "day-fire", "f01/0", "fa6", "day-any-left", "f03/2", "f20/5", "day-any-left"];
        for (place, code) in places.iter().zip([4, 13, 0, 9, 11, 12, 7, 2]) {
            dice.put(Place::read(place).unwrap(), Die::from_code(code));
        }
        let (mut each, mut all) = (dice, dice);
        let taken = each.take_all(ForestSet::ALL);
        assert_eq!(taken, [1, 1, 1, 0, 1]);
        assert_eq!(all.take_from_forests(), taken);
        assert!(all == each && all.len() == 4);
    }
}
