//! A die on the table, sets of different dice, and how many there are of each kind.

use super::faces::Face;
use crate::state::PLAYERS;
use covenstead_core::Seat;
use serde::{Serialize, Serializer};
use std::fmt;

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
pub struct Die(pub(super) u8);

impl Die {
    /// How many different dice there are.
    pub const KINDS: u8 = 15;
    /// Behind every die there is, in the order of dice.
    pub(super) const AFTER_ALL: Die = Die(15);
    /// The code of the first Element die: Forage dice come before, three for each seat.
    const ELEMENTS: u8 = 12;

    /// The die that `seat` places with this face: an Element die belongs to nobody once placed.
    #[inline]
    pub const fn placed_by(seat: Seat, face: Face) -> Die {
        if face.is_forage() {
            Die(seat.0 * 3 + face as u8)
        } else {
            Die(Die::ELEMENTS + face as u8 - 3)
        }
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
        let no_die = || {
            format!(
                "`{text}` is no die; a die is written 0/grove (the grove die of seat 0) or fire"
            )
        };
        let face = |word: &str| Face::from_id(word).ok_or_else(no_die);
        match text.split_once('/') {
            Some((seat, symbol)) => {
                let seat: u8 = seat
                    .parse()
                    .ok()
                    .filter(|&seat| seat < 4)
                    .ok_or_else(no_die)?;
                let face = face(symbol)?;
                face.is_forage()
                    .then(|| Die::placed_by(Seat(seat), face))
                    .ok_or_else(no_die)
            }
            None => {
                let face = face(text)?;
                (!face.is_forage())
                    .then(|| Die::placed_by(Seat(0), face))
                    .ok_or_else(no_die)
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
pub(crate) struct DiceSet(pub(super) u64);

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
    pub(super) const fn contains(self, die: Die) -> bool {
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
pub(super) struct Kinds(pub(super) u64);

impl Kinds {
    /// No dice.
    pub(super) const NONE: Kinds = Kinds(0);

    /// The first bit of the count of a die.
    #[inline]
    pub(super) const fn bit(die: Die) -> u32 {
        die.0 as u32 * 4
    }

    /// One such die.
    #[inline]
    pub(super) const fn one(die: Die) -> Kinds {
        Kinds(1 << Kinds::bit(die))
    }

    #[inline]
    pub(super) const fn plus(self, other: Kinds) -> Kinds {
        Kinds(self.0 + other.0)
    }

    #[inline]
    pub(super) const fn minus(self, other: Kinds) -> Kinds {
        Kinds(self.0 - other.0)
    }

    /// Which different dice there are.
    #[inline]
    pub(super) const fn set(self) -> DiceSet {
        DiceSet(self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3).both(DiceSet::ALL)
    }

    /// How many dice of each seat there are, and behind them how many Element dice.
    pub(super) fn by_owner(self) -> [u8; PLAYERS + 1] {
        std::array::from_fn(|owner| {
            let three = self.0 >> (owner * 12);
            ((three & 15) + (three >> 4 & 15) + (three >> 8 & 15)) as u8
        })
    }
}
