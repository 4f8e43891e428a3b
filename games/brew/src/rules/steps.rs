//! The steps of a turn, in any order (BR-23, BR-D-02): listed one by one, or drawn from without
//! writing any down.

use super::Choices;
use super::placing::Placements;
use crate::Brew;
use crate::action::Action;
use crate::cards::{Potion, PotionSet};
use crate::dice::{Face, Faces};
use crate::state::Public;
use covenstead_core::{Rng, nth_bit};

/// Every turn of an Element die to another face, from one of three and to one of three.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Turns(pub u16);

impl Turns {
    const FACES: u32 = Face::ELEMENTS.len() as u32;
    /// How many numbers there are for turns.
    const COUNT: u32 = Turns::FACES * Turns::FACES;

    /// The turn with this number.
    #[inline]
    fn turn(number: u32) -> (Face, Face) {
        (
            Face::ELEMENTS[(number / Turns::FACES) as usize],
            Face::ELEMENTS[(number % Turns::FACES) as usize],
        )
    }

    /// The turns to these of the three faces.
    #[inline]
    pub fn to(water: bool, fire: bool, wind: bool) -> Turns {
        const OTHERS: u16 = 0b011_101_110;
        let faces = u16::from(water) | u16::from(fire) << 1 | u16::from(wind) << 2;
        // Once for each face to turn from.
        Turns((faces * 0b001_001_001) & OTHERS)
    }

    /// The turns of one of these dice.
    #[inline]
    pub fn from(dice: Faces) -> Turns {
        Turns::OF_DICE[dice.element_dice()]
    }

    /// The turns of one of some Element dice, for all that somebody may have.
    const OF_DICE: [Turns; Faces::ELEMENT_DICE] = {
        let mut table = [Turns(0); Faces::ELEMENT_DICE];
        let mut number = 0;
        while number < table.len() {
            let (dice, mut from) = (Faces::of_elements(number), 0);
            while from < Face::ELEMENTS.len() {
                if dice.has(Face::ELEMENTS[from]) {
                    table[number].0 |= 0b111 << (from * Face::ELEMENTS.len());
                }
                from += 1;
            }
            number += 1;
        }
        table
    };

    /// What is in both sets.
    #[inline]
    pub const fn both(self, other: Turns) -> Turns {
        Turns(self.0 & other.0)
    }

    /// Those of the set, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Face, Face)> {
        (0..Turns::COUNT)
            .filter(move |number| self.0 >> number & 1 == 1)
            .map(Turns::turn)
    }
}

/// What may be done besides placing a die.
struct Others {
    brews: PotionSet,
    drinks: PotionSet,
    turns: Turns,
    end: bool,
}

impl Others {
    #[inline]
    fn potions(&self) -> u64 {
        u64::from(self.brews.0) | u64::from(self.drinks.0) << Potion::ALL.len()
    }

    /// The turns, and behind them the end.
    #[inline]
    fn rest(&self) -> u64 {
        u64::from(self.turns.0) | u64::from(self.end) << Turns::COUNT
    }

    #[inline]
    fn len(&self) -> u32 {
        self.potions().count_ones() + self.rest().count_ones()
    }

    /// The step with this number, counted from 0.
    #[inline(always)]
    fn nth(&self, number: u32) -> Action {
        let potions = self.potions().count_ones();
        if number < potions {
            let bit = nth_bit(self.potions(), number) as usize;
            let potion = Potion::ALL[bit % Potion::ALL.len()];
            return if bit < Potion::ALL.len() {
                Action::Brew(potion)
            } else {
                Action::Drink(potion)
            };
        }
        match nth_bit(self.rest(), number - potions) {
            Turns::COUNT.. => Action::End,
            number => {
                let (from, to) = Turns::turn(number);
                Action::Turn(from, to)
            }
        }
    }
}

impl Brew {
    /// The steps of the active player, ascending.
    #[inline]
    pub(super) fn list_steps(&self, table: &Public, out: &mut impl Choices) {
        if !table.turn.placed {
            self.list_placements(table, out);
        }
        let others = self.other_steps(table);
        others
            .brews
            .iter()
            .for_each(|potion| out.offer(Action::Brew(potion)));
        others
            .drinks
            .iter()
            .for_each(|potion| out.offer(Action::Drink(potion)));
        others
            .turns
            .iter()
            .for_each(|(from, to)| out.offer(Action::Turn(from, to)));
        if others.end {
            out.offer(Action::End);
        }
    }

    /// One of the steps, every one equally likely, and how many there are.
    #[inline(always)]
    pub(super) fn draw_step<R: Rng>(&self, table: &Public, rng: &mut R) -> (Action, u32) {
        let others = self.other_steps(table);
        if table.turn.placed {
            return (others.nth(rng.below(others.len())), others.len());
        }
        if self.options.wind_under_cover {
            return self.draw_other(table, rng);
        }
        let placements = Placements::of(self, table);
        let total = placements.len() + others.len();
        let number = rng.below(total);
        match number.checked_sub(placements.len()) {
            None => (placements.nth(number), total),
            Some(number) => (others.nth(number), total),
        }
    }

    #[inline(always)]
    fn other_steps(&self, table: &Public) -> Others {
        let potions = self.may_brew_or_drink(table);
        Others {
            brews: if potions {
                self.payable(table)
            } else {
                PotionSet::EMPTY
            },
            drinks: if potions {
                self.drinkable(table)
            } else {
                PotionSet::EMPTY
            },
            turns: self.turns(table),
            end: table.turn.placed,
        }
    }

    /// BR-R-05: with the option off, neither is possible while the pool is empty.
    /// Once each in a turn, extra placements or not (BR-R-07); a skipped player can do neither
    /// (BR-56).
    #[inline]
    pub(super) fn may_brew_or_drink(&self, table: &Public) -> bool {
        self.options.brew_drink_after_last_die || !table.actor().pool.is_empty()
    }

    /// Whether the active player, having placed, can do anything but end the turn.
    #[inline(always)]
    pub(super) fn may_go_on(&self, table: &Public) -> bool {
        let potions = self.may_brew_or_drink(table)
            && (!self.payable(table).is_empty() || !self.drinkable(table).is_empty());
        potions || self.turns(table) != Turns::default()
    }

    /// Whether the active player can brew, drink and turn Element dice in this step.
    pub(crate) fn can_do(&self, table: &Public) -> [bool; 3] {
        let others = self.other_steps(table);
        [
            !others.brews.is_empty(),
            !others.drinks.is_empty(),
            others.turns != Turns::default(),
        ]
    }
}
