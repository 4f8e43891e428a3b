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

    /// The change of a die from one face to another that has this number.
    #[inline]
    pub(crate) fn change(number: u32) -> (Face, Face) {
        let faces = Face::ALL.len();
        (Face::ALL[number as usize / faces % faces], Face::ALL[number as usize % faces])
    }

    /// The numbers of all changes of a die with this face, as bits.
    const fn changes(self) -> u64 {
        let kin: u64 = if self.is_forage() { 0b000_111 } else { 0b111_000 };
        (kin & !(1 << self as u8)) << (self as usize * Face::ALL.len())
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

    /// How many different multisets of Element dice fit.
    pub(crate) const ELEMENT_DICE: usize = 1 << 6;

    /// The number of the Element dice among all multisets of them.
    #[inline]
    pub(crate) const fn element_dice(self) -> usize {
        (self.0 >> Faces::SHIFT[Face::Water as usize]) as usize % Faces::ELEMENT_DICE
    }

    /// The multiset of Element dice with this number.
    pub(crate) const fn of_elements(number: usize) -> Faces {
        Faces((number as u16) << Faces::SHIFT[Face::Water as usize])
    }

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

    /// The numbers of all changes of one of these dice to another of its faces, as bits.
    #[inline]
    pub(crate) fn changes(self) -> u64 {
        self.faces().fold(0, |all, face| all | face.changes())
    }

    /// How many selections of these dice there are that are not empty.
    pub fn selections(self) -> u32 {
        Face::ALL.iter().map(|&face| u32::from(self.count(face)) + 1).product::<u32>() - 1
    }

    /// The selection with this number, counted from 0, in ascending order: how many dice of each face are its digits.
    pub fn selection(self, number: u32) -> Faces {
        let mut left = number + 1;
        Face::ALL.iter().fold(Faces::NONE, |selected, &face| {
            let digits = u32::from(self.count(face)) + 1;
            let digit = left % digits;
            left /= digits;
            Faces(selected.0 + ((digit as u16) << Faces::SHIFT[face as usize]))
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

/// A set of different dice, a bit for each: the lowest of the four that count it in [`Kinds`].
#[derive(Clone, Copy)]
pub(crate) struct DiceSet(u64);

impl DiceSet {
    /// All dice.
    pub const ALL: DiceSet = DiceSet(0x111_1111_1111_1111);
    /// All Element dice.
    pub const ELEMENTS: DiceSet = DiceSet(0x111 << Kinds::bit(Die(Die::ELEMENTS)));
    /// All Forage dice.
    pub const FORAGE: DiceSet = DiceSet::ALL.minus(DiceSet::ELEMENTS);

    /// The Forage dice of a seat.
    #[inline]
    pub const fn of_seat(seat: Seat) -> DiceSet {
        DiceSet(0x111 << Kinds::bit(Die::placed_by(seat, Face::Grove)))
    }

    /// All dice with this Forage symbol.
    #[inline]
    pub const fn with_symbol(face: Face) -> DiceSet {
        DiceSet(0x001_001_001_001 << Kinds::bit(Die::placed_by(Seat(0), face)))
    }

    /// The dice of the owner of this Forage die.
    #[inline]
    pub const fn of_owner(die: Die) -> DiceSet {
        DiceSet::of_seat(Seat(die.0 / 3))
    }

    /// What is in both sets.
    #[inline]
    pub const fn both(self, other: DiceSet) -> DiceSet {
        DiceSet(self.0 & other.0)
    }

    /// What is in this set but not in the other.
    #[inline]
    pub const fn minus(self, other: DiceSet) -> DiceSet {
        DiceSet(self.0 & !other.0)
    }

    #[inline]
    const fn contains(self, die: Die) -> bool {
        self.0 >> Kinds::bit(die) & 1 == 1
    }

    /// How many different dice there are.
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

/// How many dice there are of each kind, in four bits each: at most eight.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Kinds(u64);

impl Kinds {
    /// No dice.
    const NONE: Kinds = Kinds(0);

    /// The first bit of the count of a die.
    #[inline]
    const fn bit(die: Die) -> u32 {
        die.0 as u32 * 4
    }

    /// One such die.
    #[inline]
    const fn one(die: Die) -> Kinds {
        Kinds(1 << Kinds::bit(die))
    }

    #[inline]
    const fn plus(self, other: Kinds) -> Kinds {
        Kinds(self.0 + other.0)
    }

    #[inline]
    const fn minus(self, other: Kinds) -> Kinds {
        Kinds(self.0 - other.0)
    }

    /// Which different dice there are.
    #[inline]
    const fn set(self) -> DiceSet {
        DiceSet(self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3).both(DiceSet::ALL)
    }

    /// How many dice of each seat there are, and behind them how many Element dice.
    fn by_owner(self) -> [u8; PLAYERS + 1] {
        std::array::from_fn(|owner| {
            let three = self.0 >> (owner * 12);
            ((three & 15) + (three >> 4 & 15) + (three >> 8 & 15)) as u8
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
    /// How many there are of each kind: every drink asks for it.
    kinds: Kinds,
    /// The dice, behind one that comes before all of them: so every die has one before it.
    all: [Lying; 1 + MAX_DICE],
}

impl Dice {
    /// No dice placed.
    pub const NONE: Dice = {
        let mut all = [Lying::NONE; 1 + MAX_DICE];
        all[0] = Lying::BEFORE_ALL;
        Dice { len: 0, kinds: Kinds::NONE, all }
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
    #[inline(always)]
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
        self.kinds = self.kinds.plus(Kinds::one(die));
    }

    /// Takes the die with this number away; dice above it drop one level (BR-63).
    #[inline]
    pub fn take(&mut self, number: usize) -> (Place, Die) {
        let taken = self.lying()[number];
        let len = self.len();
        self.room().copy_within(number + 1..len, number);
        self.room()[len - 1] = Lying::NONE;
        self.len -= 1;
        self.kinds = self.kinds.minus(Kinds::one(taken.die()));
        (taken.place(), taken.die())
    }

    /// Takes every die away from these Forests: so many of each seat, and behind them so many Element dice. Each die is written
    /// where the next one that stays belongs, and stays there if it does: which dice leave cannot be guessed.
    pub(crate) fn take_all(&mut self, forests: ForestSet) -> [u8; PLAYERS + 1] {
        let (mut stay, mut kept) = (Kinds::NONE, 0);
        for number in 0..self.len() {
            let lying = self.lying()[number];
            let leaving = lying.place().is_in(forests);
            stay.0 += u64::from(!leaving) << Kinds::bit(lying.die());
            self.room()[kept] = lying;
            kept += usize::from(!leaving);
        }
        self.room()[kept..].fill(Lying::NONE);
        self.len = kept as u8;
        std::mem::replace(&mut self.kinds, stay).minus(stay).by_owner()
    }

    /// Takes every die away from all Forests, which come before all other places: so many of each seat, and behind them so many
    /// Element dice.
    pub(crate) fn take_from_forests(&mut self) -> [u8; PLAYERS + 1] {
        let (len, mut leaving, mut taken) = (self.len(), 0, Kinds::NONE);
        for lying in self.lying().iter().take_while(|lying| lying.place().is_forest()) {
            taken = taken.plus(Kinds::one(lying.die()));
            leaving += 1;
        }
        self.room().copy_within(leaving..len, 0);
        self.room()[len - leaving..len].fill(Lying::NONE);
        self.len -= leaving as u8;
        self.kinds = self.kinds.minus(taken);
        taken.by_owner()
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
        self.kinds.set()
    }

    /// Whether the dice are counted as they lie.
    pub(crate) fn are_counted(&self) -> bool {
        self.iter().fold(Kinds::NONE, |all, (_, die)| all.plus(Kinds::one(die))) == self.kinds
    }

    /// Whether a die of these kinds is placed.
    #[inline]
    pub(crate) fn has_any(&self, kinds: DiceSet) -> bool {
        !self.kinds().both(kinds).is_empty()
    }

    /// Every choice among the placed dice of these kinds.
    #[inline]
    pub(crate) fn choices(&self, kinds: DiceSet) -> DieChoices {
        let choice = |all, (number, lying): (usize, &Lying)| {
            all | u64::from(kinds.contains(lying.die())) << DieChoices::number(number, lying.place(), lying.die())
        };
        DieChoices(self.lying().iter().enumerate().fold(0, choice))
    }

    /// Every choice among the placed dice, by their kinds.
    pub(crate) fn choices_by_kind(&self) -> ChoicesByKind {
        let mut kinds = ChoicesByKind([0; 1 << 4]);
        for (number, (place, die)) in self.iter().enumerate() {
            kinds.0[die.0 as usize % kinds.0.len()] |= 1 << DieChoices::number(number, place, die);
        }
        kinds
    }

    /// The die that a choice stands for.
    pub(crate) fn die(&self, choice: u32) -> Die {
        match choice {
            DieChoices::SIDE_BY_SIDE..DieChoices::ON_CREATURES => Die((choice - DieChoices::SIDE_BY_SIDE) as u8),
            _ => self.lying()[DieChoices::die_number(choice)].die(),
        }
    }

    /// How a player points at the die that a choice stands for.
    pub(crate) fn at(&self, choice: u32) -> DieAt {
        if let DieChoices::SIDE_BY_SIDE..DieChoices::ON_CREATURES = choice {
            return DieAt::side_by_side(self.die(choice));
        }
        let number = DieChoices::die_number(choice);
        let place = self.lying()[number].place();
        DieAt::new(place, (number - self.before(Lying::new(place, Die(0)))) as u8)
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

/// Choices among the placed dice, as bits that ascend as choices do: dice in Forests and on the Element spaces of the Village by
/// their number, then equal dice on the any-die spaces as one, by what they are (BR-R-04), then dice on Creatures by their number.
#[derive(Clone, Copy)]
pub(crate) struct DieChoices(pub u64);

impl DieChoices {
    /// The first choice among dice on the any-die spaces.
    const SIDE_BY_SIDE: u32 = MAX_DICE as u32;
    /// The first choice among dice on Creatures.
    const ON_CREATURES: u32 = DieChoices::SIDE_BY_SIDE + Die::KINDS as u32;

    /// The first choice among dice on each place.
    const FIRST: [u8; 256] = {
        let mut first = [DieChoices::ON_CREATURES as u8; 256];
        let mut place = 0;
        while place < Place::FIRST_CREATURE.index() {
            first[place] = 0;
            place += 1;
        }
        let mut space = 0;
        while space < VillageSpace::ALL.len() {
            if is_any_die(VillageSpace::ALL[space]) {
                first[Place::in_village(VillageSpace::ALL[space]).index()] = DieChoices::SIDE_BY_SIDE as u8;
            }
            space += 1;
        }
        first
    };

    /// The choice of the die with this number, which lies there.
    #[inline]
    fn number(number: usize, place: Place, die: Die) -> u32 {
        // Looked up: where a die lies cannot be guessed.
        let first = u32::from(DieChoices::FIRST[place.index()]);
        first + if first == DieChoices::SIDE_BY_SIDE { u32::from(die.0) } else { number as u32 }
    }

    /// The number of the die that a choice stands for, which is not on the any-die spaces.
    fn die_number(choice: u32) -> usize {
        choice.checked_sub(DieChoices::ON_CREATURES).unwrap_or(choice) as usize
    }

    /// The choices before those on the any-die spaces, those, and those on Creatures.
    pub fn parts(self) -> [DieChoices; 3] {
        let (before, until) = ((1 << DieChoices::SIDE_BY_SIDE) - 1, (1 << DieChoices::ON_CREATURES) - 1);
        [before, until & !before, !until].map(|part| DieChoices(self.0 & part))
    }

    /// Those after a choice.
    #[inline]
    pub const fn after(self, choice: u32) -> DieChoices {
        DieChoices(self.0 & (u64::MAX << choice << 1))
    }

    /// The choices, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u32> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let choice = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(choice)
        })
    }
}

/// Choices among the placed dice, by their kinds.
pub(crate) struct ChoicesByKind([u64; 1 << 4]);

impl ChoicesByKind {
    /// The choices among dice of these kinds.
    #[inline]
    pub fn all(&self, kinds: DiceSet) -> DieChoices {
        let of_kind = |(kind, choices): (usize, &u64)| choices * u64::from(kinds.contains(Die(kind as u8)));
        DieChoices(self.0.iter().enumerate().map(of_kind).fold(0, |all, choices| all | choices))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selections_are_ascending_and_complete() {
        let pool: Faces = [Face::Grove, Face::Grove, Face::Crag, Face::Mire, Face::Fire, Face::Wind].into_iter().collect();
        let all: Vec<Faces> = (0..pool.selections()).map(|number| pool.selection(number)).collect();
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
        assert!(all == each && all.len() == 4 && all.are_counted());
    }

    #[test]
    fn dice_stay_counted_and_choices_among_them_ascend_and_tell_them_apart() {
        let mut dice = Dice::NONE;
        let places =
            ["f03/2", "night-any-left", "f01/0", "fa6", "night-any-right", "f03/2", "night-fire", "night-any-left", "f03/2"];
        for (place, code) in places.iter().zip([4, 2, 0, 9, 11, 12, 13, 2, 7]) {
            dice.put(Place::read(place).unwrap(), Die::from_code(code));
            assert!(dice.are_counted());
        }
        let choices = dice.choices(DiceSet::ALL);
        let at: Vec<String> = choices.iter().map(|choice| dice.at(choice).to_string()).collect();
        let expected = ["f01/0/0", "f03/2/0", "f03/2/1", "f03/2/2", "night-fire", "any/0/mire", "any/3/mire", "fa6"];
        assert_eq!(at, expected);
        for choice in choices.iter() {
            let number = dice.find(dice.at(choice)).unwrap();
            assert_eq!(dice.iter().nth(number).unwrap().1, dice.die(choice));
        }
        for code in 0..Die::KINDS {
            let set = DiceSet(1 << Kinds::bit(Die(code)));
            assert_eq!(dice.choices(set).0, dice.choices_by_kind().all(set).0, "{:?}", Die(code));
            assert_eq!(dice.has_any(set), dice.iter().any(|(_, die)| die == Die(code)));
        }
        while !dice.is_empty() {
            dice.take(dice.len() / 2);
            assert!(dice.are_counted());
        }
    }
}
