//! What all Potions cost, side by side, so that a few operations on machine words say which of them a purse can pay for.

use crate::cards::{Potion, PotionSet};
use crate::goods::Goods;

/// The most of one ingredient that a Potion costs.
pub const MOST_OF_ONE: usize = 9;
/// Potions in a word: a byte for each.
const LANES: usize = 8;
const WORDS: usize = Potion::ALL.len() / LANES;
const EACH: u64 = 0x0101_0101_0101_0101;
const HIGHEST: u64 = 0x8080_8080_8080_8080;

/// A number below 128 for each Potion.
type Lanes = [u64; WORDS];

/// How much each Potion lacks of an ingredient, by how much there is of it.
pub struct Prices {
    herb: [Lanes; MOST_OF_ONE + 1],
    shroom: [Lanes; MOST_OF_ONE + 1],
    crystal: [Lanes; MOST_OF_ONE + 1],
}

impl Prices {
    /// The prices of the Potions with these costs, by their numbers.
    pub fn of(costs: &[Goods; 32]) -> Prices {
        let lacking =
            |count: fn(&Goods) -> u16| std::array::from_fn(|held| lanes(costs, |cost| count(cost).saturating_sub(held as u16)));
        Prices { herb: lacking(|cost| cost.herb), shroom: lacking(|cost| cost.shroom), crystal: lacking(|cost| cost.crystal) }
    }

    /// The Potions that these tokens pay for if all but `substitutes` of the ingredients are there (BR-50).
    #[inline]
    pub fn payable(&self, goods: Goods, substitutes: u16) -> PotionSet {
        let held = |count: u16| usize::from(count).min(MOST_OF_ONE);
        let (herb, shroom, crystal) =
            (&self.herb[held(goods.herb)], &self.shroom[held(goods.shroom)], &self.crystal[held(goods.crystal)]);
        let allowed = (u64::from(substitutes.min(127)) * EACH) | HIGHEST;
        let mut potions = 0;
        for word in 0..WORDS {
            // Where not more is lacking than allowed, the highest bit of the lane survives the subtraction.
            let enough = (allowed - (herb[word] + shroom[word] + crystal[word])) & HIGHEST;
            potions |= enough >> (7 - word);
        }
        // Half a byte of each lane is filled, with the Potions of all words side by side: the other half is filled from above.
        PotionSet((potions | potions >> 28) as u32)
    }
}

/// The word and the lane of a Potion.
const fn lane(potion: usize) -> (usize, usize) {
    (potion % 4, potion / 8 + potion / 4 % 2 * 4)
}

fn lanes(costs: &[Goods; 32], lacking: impl Fn(&Goods) -> u16) -> Lanes {
    let mut lanes = [0; WORDS];
    for (potion, cost) in costs.iter().enumerate() {
        let (word, lane) = lane(potion);
        lanes[word] |= u64::from(lacking(cost)) << (lane * 8);
    }
    lanes
}
