//! Potions and wands.

use serde::{Deserialize, Serialize};
use std::ops::{AddAssign, SubAssign};

covenstead_core::named! {
    /// A kind of resource (BS-03): three colours of potions, and wands.
    pub enum Resource {
        /// Orange potions.
        Orange = "orange",
        /// Green potions.
        Green = "green",
        /// Purple potions.
        Purple = "purple",
        /// Wands.
        Wand = "wand",
    }
}

impl Resource {
    /// The potions.
    pub const COLOURS: [Resource; 3] = [Resource::Orange, Resource::Green, Resource::Purple];
}

/// A heap of resources.
///
/// Eight bits a kind: by the limits that component data obeys, nobody can come to more than 215 of
/// any kind in a game.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(deny_unknown_fields, default)]
pub struct Goods {
    /// Orange potions.
    pub orange: u8,
    /// Green potions.
    pub green: u8,
    /// Purple potions.
    pub purple: u8,
    /// Wands.
    pub wands: u8,
}

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods::new(0, 0, 0, 0);

    /// So many orange, green and purple potions and wands.
    pub const fn new(orange: u8, green: u8, purple: u8, wands: u8) -> Goods {
        Goods {
            orange,
            green,
            purple,
            wands,
        }
    }

    /// One piece of a kind.
    pub const fn one(kind: Resource) -> Goods {
        match kind {
            Resource::Orange => Goods::new(1, 0, 0, 0),
            Resource::Green => Goods::new(0, 1, 0, 0),
            Resource::Purple => Goods::new(0, 0, 1, 0),
            Resource::Wand => Goods::new(0, 0, 0, 1),
        }
    }

    /// How many there are of a kind.
    #[inline]
    pub const fn count(self, kind: Resource) -> u8 {
        match kind {
            Resource::Orange => self.orange,
            Resource::Green => self.green,
            Resource::Purple => self.purple,
            Resource::Wand => self.wands,
        }
    }

    /// How many potions there are.
    #[inline]
    pub const fn potions(self) -> u16 {
        self.orange as u16 + self.green as u16 + self.purple as u16
    }

    /// How many pieces there are in all.
    #[inline]
    pub const fn total(self) -> u16 {
        self.potions() + self.wands as u16
    }

    /// Whether `part` can be taken out of this heap.
    #[inline]
    pub const fn covers(self, part: Goods) -> bool {
        self.orange >= part.orange
            && self.green >= part.green
            && self.purple >= part.purple
            && self.wands >= part.wands
    }

    /// Every part of this heap, the empty one first, in ascending order: the fists of BS-D-12.
    #[inline]
    pub fn parts(self) -> impl Iterator<Item = Goods> {
        (0..=self.orange).flat_map(move |orange| {
            (0..=self.green).flat_map(move |green| {
                (0..=self.purple).flat_map(move |purple| {
                    (0..=self.wands).map(move |wands| Goods::new(orange, green, purple, wands))
                })
            })
        })
    }

    /// The four counts, lowest first.
    pub fn sorted(self) -> [u8; 4] {
        let mut counts = [self.orange, self.green, self.purple, self.wands];
        counts.sort_unstable();
        counts
    }
}

impl AddAssign for Goods {
    /// Saturates instead of wrapping: only a hand-written state could come near.
    #[inline]
    fn add_assign(&mut self, other: Goods) {
        self.orange = self.orange.saturating_add(other.orange);
        self.green = self.green.saturating_add(other.green);
        self.purple = self.purple.saturating_add(other.purple);
        self.wands = self.wands.saturating_add(other.wands);
    }
}

impl SubAssign for Goods {
    #[inline]
    fn sub_assign(&mut self, other: Goods) {
        self.orange -= other.orange;
        self.green -= other.green;
        self.purple -= other.purple;
        self.wands -= other.wands;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_all_there_and_ascending() {
        let heap = Goods::new(2, 0, 1, 3);
        let parts: Vec<Goods> = heap.parts().collect();
        assert_eq!(parts.len(), 24, "3 x 1 x 2 x 4");
        assert!(parts.is_sorted_by(|a, b| a < b));
        assert!(parts.iter().all(|&part| heap.covers(part)));
    }
}
