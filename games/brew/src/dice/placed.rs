//! The dice placed on the table, and where they lie.

use super::choices::{ChoicesByKind, DieChoices};
use super::die::{DiceSet, Die, Kinds};
use crate::cards::{ForestSet, VillageSpace};
use crate::place::{DieAt, Place};
use crate::state::PLAYERS;
use std::fmt;

/// All dice of a game of four.
pub const MAX_DICE: usize = 24;

/// A die and where it lies. Ordered by place, then by die. Signed, because that is what processors
/// compare side by side.
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

/// The placed dice, sorted by place; in a Forest space from the bottom to the top, on an any-die
/// space, where dice lie side by side (BR-31), by the die. So equal tables are equal values.
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
        Dice {
            len: 0,
            kinds: Kinds::NONE,
            all,
        }
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
        self.lying()
            .iter()
            .map(|lying| (lying.place(), lying.die()))
    }

    /// Puts a die on a place: on top of what is there. Every die finds its new number by itself,
    /// without a branch: where a die goes cannot be guessed.
    #[inline(always)]
    pub fn put(&mut self, place: Place, die: Die) {
        let new = Lying::new(place, die);
        // A stack keeps its order, so the new die comes after every other one of its place.
        let last_before = if place.is_forest() {
            Lying::new(place, Die::AFTER_ALL)
        } else {
            new
        };
        let old = self.all;
        for at in 1..old.len() {
            let moved_up = if old[at - 1] <= last_before {
                new
            } else {
                old[at - 1]
            };
            self.all[at] = if old[at] <= last_before {
                old[at]
            } else {
                moved_up
            };
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

    /// Puts another die exactly where the die with this number lies, and gives that one.
    pub(crate) fn replace(&mut self, number: usize, die: Die) -> Die {
        let old = self.lying()[number];
        self.room()[number] = Lying::new(old.place(), die);
        self.kinds = self
            .kinds
            .minus(Kinds::one(old.die()))
            .plus(Kinds::one(die));
        old.die()
    }

    /// Takes every die away from these Forests: so many of each seat, and behind them so many
    /// Element dice. Each die is written where the next one that stays belongs, and stays there if
    /// it does: which dice leave cannot be guessed.
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
        std::mem::replace(&mut self.kinds, stay)
            .minus(stay)
            .by_owner()
    }

    /// Takes every die away from all Forests, which come before all other places: so many of each
    /// seat, and behind them so many Element dice.
    pub(crate) fn take_from_forests(&mut self) -> [u8; PLAYERS + 1] {
        let (len, mut leaving, mut taken) = (self.len(), 0, Kinds::NONE);
        for lying in self
            .lying()
            .iter()
            .take_while(|lying| lying.place().is_forest())
        {
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

    /// How many dice come before this one: counted without a branch, as where they end cannot be
    /// guessed.
    #[inline]
    fn before(&self, one: Lying) -> usize {
        self.all[1..]
            .iter()
            .map(|lying| u16::from(*lying < one))
            .sum::<u16>()
            .into()
    }

    /// Whether a die lies there.
    #[inline]
    pub fn holds(&self, place: Place) -> bool {
        !self.range(place).is_empty()
    }

    /// The die on top of a place.
    #[inline]
    pub fn top(&self, place: Place) -> Option<Die> {
        self.lying()[self.range(place)]
            .last()
            .map(|lying| lying.die())
    }

    /// The dice on a place, from the bottom.
    pub fn on(&self, place: Place) -> Vec<Die> {
        self.lying()[self.range(place)]
            .iter()
            .map(|lying| lying.die())
            .collect()
    }

    /// The number of the die that `at` speaks of.
    pub fn find(&self, at: DieAt) -> Option<usize> {
        match at.any_die() {
            Some(die) => self
                .iter()
                .position(|(place, other)| place.is_any_die() && other == die),
            None => {
                let range = self.range(at.place()?);
                (usize::from(at.level()) < range.len())
                    .then(|| range.start + usize::from(at.level()))
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
        self.iter()
            .fold(Kinds::NONE, |all, (_, die)| all.plus(Kinds::one(die)))
            == self.kinds
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
            all | u64::from(kinds.contains(lying.die()))
                << DieChoices::number(number, lying.place(), lying.die())
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
            DieChoices::SIDE_BY_SIDE..DieChoices::ON_CREATURES => {
                Die((choice - DieChoices::SIDE_BY_SIDE) as u8)
            }
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
        DieAt::new(
            place,
            (number - self.before(Lying::new(place, Die(0)))) as u8,
        )
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Whether a Village space takes every die (BR-31). Which ones these are is part of their ids; the
/// data file must agree.
#[inline]
pub const fn is_any_die(space: VillageSpace) -> bool {
    use VillageSpace::{DayAnyLeft, DayAnyRight, NightAnyLeft, NightAnyRight};
    matches!(
        space,
        DayAnyLeft | DayAnyRight | NightAnyLeft | NightAnyRight
    )
}
