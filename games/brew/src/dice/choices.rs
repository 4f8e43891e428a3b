//! Choices among the placed dice, as sets.

use super::die::{DiceSet, Die};
use super::placed::{MAX_DICE, is_any_die};
use crate::cards::VillageSpace;
use crate::place::Place;

/// Choices among the placed dice, as bits that ascend as choices do: dice in Forests and on the
/// Element spaces of the Village by their number, then equal dice on the any-die spaces as one, by
/// what they are (BR-R-04), then dice on Creatures by their number.
#[derive(Clone, Copy)]
pub(crate) struct DieChoices(pub u64);

impl DieChoices {
    /// The first choice among dice on the any-die spaces.
    pub(super) const SIDE_BY_SIDE: u32 = MAX_DICE as u32;
    /// The first choice among dice on Creatures.
    pub(super) const ON_CREATURES: u32 = DieChoices::SIDE_BY_SIDE + Die::KINDS as u32;

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
                first[Place::in_village(VillageSpace::ALL[space]).index()] =
                    DieChoices::SIDE_BY_SIDE as u8;
            }
            space += 1;
        }
        first
    };

    /// The choice of the die with this number, which lies there.
    #[inline]
    pub(super) fn number(number: usize, place: Place, die: Die) -> u32 {
        // Looked up: where a die lies cannot be guessed.
        let first = u32::from(DieChoices::FIRST[place.index()]);
        first
            + if first == DieChoices::SIDE_BY_SIDE {
                u32::from(die.0)
            } else {
                number as u32
            }
    }

    /// The number of the die that a choice stands for, which is not on the any-die spaces.
    pub(super) fn die_number(choice: u32) -> usize {
        choice
            .checked_sub(DieChoices::ON_CREATURES)
            .unwrap_or(choice) as usize
    }

    /// The choices before those on the any-die spaces, those, and those on Creatures.
    pub fn parts(self) -> [DieChoices; 3] {
        let (before, until) = (
            (1 << DieChoices::SIDE_BY_SIDE) - 1,
            (1 << DieChoices::ON_CREATURES) - 1,
        );
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
pub(crate) struct ChoicesByKind(pub(super) [u64; 1 << 4]);

impl ChoicesByKind {
    /// The choices among dice of these kinds.
    #[inline]
    pub fn all(&self, kinds: DiceSet) -> DieChoices {
        let of_kind =
            |(kind, choices): (usize, &u64)| choices * u64::from(kinds.contains(Die(kind as u8)));
        DieChoices(
            self.0
                .iter()
                .enumerate()
                .map(of_kind)
                .fold(0, |all, choices| all | choices),
        )
    }
}
