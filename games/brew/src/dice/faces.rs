//! Faces of dice, and multisets of them: pools, rolls, selections.

use covenstead_core::named;
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
        [
            Face::Grove,
            Face::Crag,
            Face::Mire,
            Face::Water,
            Face::Fire,
            Face::Wind,
        ]
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
        (
            Face::ALL[number as usize / faces % faces],
            Face::ALL[number as usize % faces],
        )
    }

    /// The numbers of all changes of a die with this face, as bits.
    const fn changes(self) -> u64 {
        let kin: u64 = if self.is_forage() {
            0b000_111
        } else {
            0b111_000
        };
        (kin & !(1 << self as u8)) << (self as usize * Face::ALL.len())
    }
}

/// A multiset of faces: the dice of a pool, a roll, a selection. At most seven of each Forage
/// symbol and three of each Element.
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
        Face::ALL
            .iter()
            .all(|&face| self.count(face) <= other.count(face))
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
        // The lowest bit of each count, set if any of its bits is: a loop over those has no branch
        // for faces that are missing.
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
        Face::ALL
            .iter()
            .flat_map(move |&face| std::iter::repeat_n(face, self.count(face).into()))
    }

    /// The numbers of all changes of one of these dice to another of its faces, as bits.
    #[inline]
    pub(crate) fn changes(self) -> u64 {
        self.faces().fold(0, |all, face| all | face.changes())
    }

    /// How many selections of these dice there are that are not empty.
    pub fn selections(self) -> u32 {
        Face::ALL
            .iter()
            .map(|&face| u32::from(self.count(face)) + 1)
            .product::<u32>()
            - 1
    }

    /// The selection with this number, counted from 0, in ascending order: how many dice of each
    /// face are its digits.
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
