//! Drops and their colours.

use serde::{Deserialize, Serialize};
use std::ops::{Add, AddAssign, Sub, SubAssign};

covenstead_core::named! {
    /// The colour of a drop.
    pub enum Colour {
        /// Wolf blood.
        Red = "red",
        /// Snake venom.
        White = "white",
        /// Herb juice.
        Green = "green",
    }
}

/// A heap of drops: so many red, white and green.
///
/// Counts are 16 bits wide because nothing in the rules bounds them (WB-05): 200 sets of gathering
/// pass 255.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(deny_unknown_fields, default)]
pub struct Drops {
    /// Wolf blood.
    pub red: u16,
    /// Snake venom.
    pub white: u16,
    /// Herb juice.
    pub green: u16,
}

impl Drops {
    /// No drops.
    pub const NONE: Drops = Drops::new(0, 0, 0);

    /// So many red, white and green drops.
    pub const fn new(red: u16, white: u16, green: u16) -> Drops {
        Drops { red, white, green }
    }

    /// `count` drops of one colour.
    #[inline]
    pub const fn of(colour: Colour, count: u16) -> Drops {
        match colour {
            Colour::Red => Drops::new(count, 0, 0),
            Colour::White => Drops::new(0, count, 0),
            Colour::Green => Drops::new(0, 0, count),
        }
    }

    /// How many there are of `colour`.
    #[inline]
    pub const fn count(self, colour: Colour) -> u16 {
        match colour {
            Colour::Red => self.red,
            Colour::White => self.white,
            Colour::Green => self.green,
        }
    }

    /// How many there are in all.
    #[inline]
    pub const fn total(self) -> u16 {
        self.red + self.white + self.green
    }

    /// Whether `cost` can be taken out of this heap.
    #[inline]
    pub const fn covers(self, cost: Drops) -> bool {
        self.red >= cost.red && self.white >= cost.white && self.green >= cost.green
    }

    /// The colours there are any of.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .iter()
            .copied()
            .filter(move |&colour| self.count(colour) > 0)
    }

    /// Whether only one colour is there: then every selection of a given size is the same.
    #[inline]
    pub const fn single_coloured(self) -> bool {
        (self.red > 0) as u8 + (self.white > 0) as u8 + (self.green > 0) as u8 <= 1
    }

    /// Calls `each` with every selection of `size` drops out of this heap, in ascending order.
    /// (Loops, not an iterator: legal actions are listed millions of times a second.)
    #[inline]
    pub fn each_selection(self, size: u16, mut each: impl FnMut(Drops)) {
        for red in size.saturating_sub(self.white + self.green)..=size.min(self.red) {
            let rest = size - red;
            for white in rest.saturating_sub(self.green)..=rest.min(self.white) {
                each(Drops::new(red, white, rest - white));
            }
        }
    }

    /// Calls `each` with every selection of at most `most` drops out of this heap, the empty one
    /// first, in ascending order.
    #[inline]
    pub fn each_selection_up_to(self, most: u16, mut each: impl FnMut(Drops)) {
        for red in 0..=most.min(self.red) {
            for white in 0..=(most - red).min(self.white) {
                for green in 0..=(most - red - white).min(self.green) {
                    each(Drops::new(red, white, green));
                }
            }
        }
    }

    /// `count` drops out of a heap of one colour: the only selection there is.
    #[inline]
    pub fn of_the_only_colour(self, count: u16) -> Drops {
        let any = |held: u16| if held > 0 { count } else { 0 };
        Drops::new(any(self.red), any(self.white), any(self.green))
    }
}

/// Drops named in a decision: at most 255 of a colour, so that an action has four bytes and a list
/// of 792 hands is quick to write.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Handful {
    red: u8,
    white: u8,
    green: u8,
}

impl Handful {
    /// The most drops of a decision: a larger loss is given up in portions.
    pub const MOST: u16 = 255;

    /// These drops, at most [`Handful::MOST`] in all.
    #[inline]
    pub fn of(drops: Drops) -> Handful {
        debug_assert!(drops.total() <= Handful::MOST);
        Handful {
            red: drops.red as u8,
            white: drops.white as u8,
            green: drops.green as u8,
        }
    }

    /// The drops.
    #[inline]
    pub fn drops(self) -> Drops {
        Drops::new(self.red.into(), self.white.into(), self.green.into())
    }
}

impl Add for Drops {
    type Output = Drops;
    #[inline]
    fn add(self, other: Drops) -> Drops {
        Drops::new(
            self.red + other.red,
            self.white + other.white,
            self.green + other.green,
        )
    }
}

impl Sub for Drops {
    type Output = Drops;
    #[inline]
    fn sub(self, other: Drops) -> Drops {
        Drops::new(
            self.red - other.red,
            self.white - other.white,
            self.green - other.green,
        )
    }
}

impl AddAssign for Drops {
    #[inline]
    fn add_assign(&mut self, other: Drops) {
        *self = *self + other;
    }
}

impl SubAssign for Drops {
    #[inline]
    fn sub_assign(&mut self, other: Drops) {
        *self = *self - other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selections_are_all_there_ascending_and_within_the_heap() {
        for heap in [
            Drops::new(1, 3, 1),
            Drops::new(0, 0, 5),
            Drops::new(4, 3, 2),
        ] {
            for size in 0..=heap.total() {
                let (mut found, mut wanted, mut fewer) = (Vec::new(), Vec::new(), Vec::new());
                heap.each_selection(size, |drops| found.push(drops));
                heap.each_selection_up_to(size, |drops| fewer.push(drops));
                for red in 0..=heap.red {
                    for white in 0..=heap.white {
                        for green in 0..=heap.green {
                            if red + white + green == size {
                                wanted.push(Drops::new(red, white, green));
                            }
                        }
                    }
                }
                assert_eq!(found, wanted);
                assert!(fewer.is_sorted_by(|a, b| a < b) && fewer[0] == Drops::NONE);
                assert_eq!(
                    fewer
                        .iter()
                        .filter(|drops| drops.total() == size)
                        .copied()
                        .collect::<Vec<_>>(),
                    wanted
                );
            }
        }
    }
}
