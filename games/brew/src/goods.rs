//! Tokens: herbs, shrooms, crystals and Berries.

use crate::cards::Ingredient;
use serde::{Deserialize, Serialize};
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// A heap of tokens. Counts are 16 bits wide because nothing bounds a stock (BR-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Goods {
    /// Herbs.
    pub herb: u16,
    /// Shrooms.
    pub shroom: u16,
    /// Crystals.
    pub crystal: u16,
    /// Energy Berries.
    pub berry: u16,
}

impl Goods {
    /// No tokens.
    pub const NONE: Goods = Goods::new(0, 0, 0, 0);

    /// So many herbs, shrooms, crystals and Berries.
    pub const fn new(herb: u16, shroom: u16, crystal: u16, berry: u16) -> Goods {
        Goods {
            herb,
            shroom,
            crystal,
            berry,
        }
    }

    /// `count` of one ingredient.
    #[inline]
    pub const fn of(ingredient: Ingredient, count: u16) -> Goods {
        Goods::of_kind(ingredient as usize, count)
    }

    /// `count` tokens of the kind with this number: herb, shroom, crystal, Berry.
    #[inline]
    pub(crate) const fn of_kind(kind: usize, count: u16) -> Goods {
        Goods::from_lanes((count as u64) << (kind * 16))
    }

    /// `count` Berries.
    #[inline]
    pub const fn berries(count: u16) -> Goods {
        Goods::new(0, 0, 0, count)
    }

    /// How many there are of `ingredient`.
    #[inline]
    pub const fn count(self, ingredient: Ingredient) -> u16 {
        match ingredient {
            Ingredient::Herb => self.herb,
            Ingredient::Shroom => self.shroom,
            Ingredient::Crystal => self.crystal,
        }
    }

    /// How many tokens there are in all, Berries included.
    #[inline]
    pub const fn total(self) -> u16 {
        self.herb + self.shroom + self.crystal + self.berry
    }

    /// Whether there are no tokens.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.total() == 0
    }

    /// Whether `cost` can be taken out of this heap.
    #[inline]
    pub const fn covers(self, cost: Goods) -> bool {
        self.herb >= cost.herb
            && self.shroom >= cost.shroom
            && self.crystal >= cost.crystal
            && self.berry >= cost.berry
    }

    /// As much of each kind as both heaps have.
    #[inline]
    pub fn least(self, other: Goods) -> Goods {
        let [herb, shroom] = [self.herb.min(other.herb), self.shroom.min(other.shroom)];
        Goods::new(
            herb,
            shroom,
            self.crystal.min(other.crystal),
            self.berry.min(other.berry),
        )
    }

    /// How many tokens of `cost` this heap lacks, all kinds together.
    #[inline]
    pub const fn lacks(self, cost: Goods) -> u16 {
        // All four kinds at once: where the heap has less, the highest bit of the lane survives the
        // subtraction.
        const HIGHEST: u64 = 0x8000_8000_8000_8000;
        const EACH: u64 = 0x0001_0001_0001_0001;
        let difference = (cost.lanes() | HIGHEST) - self.lanes();
        let short = difference & HIGHEST;
        let lacking = difference & (short - (short >> 15));
        (lacking.wrapping_mul(EACH) >> 48) as u16
    }

    /// The four counts side by side, 16 bits each; none is ever so high that its highest bit is
    /// set.
    #[inline]
    const fn lanes(self) -> u64 {
        self.herb as u64
            | (self.shroom as u64) << 16
            | (self.crystal as u64) << 32
            | (self.berry as u64) << 48
    }

    #[inline]
    const fn from_lanes(lanes: u64) -> Goods {
        Goods::new(
            lanes as u16,
            (lanes >> 16) as u16,
            (lanes >> 32) as u16,
            (lanes >> 48) as u16,
        )
    }

    /// The parts there are any of, by name.
    pub fn parts(self) -> impl Iterator<Item = (u16, &'static str)> {
        let parts = [
            (self.herb, "herb"),
            (self.shroom, "shroom"),
            (self.crystal, "crystal"),
            (self.berry, "berry"),
        ];
        parts.into_iter().filter(|&(count, _)| count > 0)
    }
}

impl Add for Goods {
    type Output = Goods;
    #[inline]
    fn add(self, other: Goods) -> Goods {
        // All four kinds at once: no count is ever so high that it would overflow into the next.
        Goods::from_lanes(self.lanes() + other.lanes())
    }
}

impl Sub for Goods {
    type Output = Goods;
    #[inline]
    fn sub(self, other: Goods) -> Goods {
        debug_assert!(self.covers(other), "{self:?} does not cover {other:?}");
        Goods::from_lanes(self.lanes() - other.lanes())
    }
}

impl AddAssign for Goods {
    #[inline]
    fn add_assign(&mut self, other: Goods) {
        *self = *self + other;
    }
}

impl SubAssign for Goods {
    #[inline]
    fn sub_assign(&mut self, other: Goods) {
        *self = *self - other;
    }
}

/// Up to three each of herb, shroom and crystal, in one byte: what is given or taken in an exchange
/// (BR-66).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bundle(u8);

impl Bundle {
    /// Nothing.
    pub const NONE: Bundle = Bundle(0);
    /// The most of one kind that fits.
    pub const MOST: u8 = 3;
    /// How many bundles there are.
    pub(crate) const COUNT: usize = 64;

    /// So many herbs, shrooms and crystals, each at most [`Bundle::MOST`].
    #[inline]
    pub const fn new(herb: u8, shroom: u8, crystal: u8) -> Bundle {
        Bundle(herb << 4 | shroom << 2 | crystal)
    }

    /// The tokens.
    #[inline]
    pub const fn goods(self) -> Goods {
        Goods::new(
            (self.0 >> 4) as u16,
            (self.0 >> 2 & 3) as u16,
            (self.0 & 3) as u16,
            0,
        )
    }

    /// Its number among all bundles.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize % Bundle::COUNT
    }

    /// How many tokens there are.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0 >> 4) + (self.0 >> 2 & 3) + (self.0 & 3)
    }

    /// Every bundle of so many tokens, ascending.
    pub fn all_of(sizes: std::ops::RangeInclusive<u8>) -> impl Iterator<Item = Bundle> {
        (0..Bundle::COUNT as u8)
            .map(Bundle)
            .filter(move |bundle| sizes.contains(&bundle.total()))
    }

    /// As much of a heap as a bundle can hold.
    #[inline]
    pub fn most_of(goods: Goods) -> Bundle {
        let most = |count: u16| count.min(Bundle::MOST.into()) as u8;
        Bundle::new(most(goods.herb), most(goods.shroom), most(goods.crystal))
    }

    /// Whether it is a part of `other`.
    #[inline]
    pub const fn within(self, other: Bundle) -> bool {
        self.0 & 0x30 <= other.0 & 0x30
            && self.0 & 0x0c <= other.0 & 0x0c
            && self.0 & 3 <= other.0 & 3
    }

    /// Whether some ingredient is in both.
    #[inline]
    pub const fn overlaps(self, other: Bundle) -> bool {
        let (a, b) = (self.goods(), other.goods());
        a.herb > 0 && b.herb > 0 || a.shroom > 0 && b.shroom > 0 || a.crystal > 0 && b.crystal > 0
    }
}

impl std::fmt::Debug for Bundle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let goods = self.goods();
        write!(f, "{}/{}/{}", goods.herb, goods.shroom, goods.crystal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_heap_lacks_is_counted_kind_by_kind() {
        let heap = Goods::new(3, 0, 1, 10_000);
        for (cost, lacking) in [
            ([3, 0, 1, 9], 0),
            ([4, 0, 0, 0], 1),
            ([9, 9, 9, 0], 6 + 9 + 8),
            ([0, 2, 2, 10_001], 4),
        ] {
            let [herb, shroom, crystal, berry] = cost;
            assert_eq!(
                heap.lacks(Goods::new(herb, shroom, crystal, berry)),
                lacking,
                "{cost:?}"
            );
        }
    }

    #[test]
    fn a_bundle_within_another_is_covered_by_it() {
        for (one, other) in
            (0..64).flat_map(|one| (0..64).map(move |other| (Bundle(one), Bundle(other))))
        {
            assert_eq!(
                one.within(other),
                other.goods().covers(one.goods()),
                "{one:?} {other:?}"
            );
        }
    }
}
