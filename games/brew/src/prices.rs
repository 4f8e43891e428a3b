//! What all Potions cost, looked up the other way round: which of them a purse can pay for.

use crate::cards::{Potion, PotionSet};
use crate::goods::Goods;

/// What every purse can pay for, worked out beforehand.
pub struct Prices {
    /// The most of each kind of token that makes a difference, Berries last: a purse with more pays for the same.
    most: [u16; 4],
    /// How far apart two purses are that differ by one token of a kind.
    apart: [u32; 4],
    /// The Potions that each purse pays for.
    payable: Box<[PotionSet]>,
}

impl Prices {
    /// The prices of the Potions with these costs, by their numbers.
    pub fn of(costs: &[Goods; 32]) -> Prices {
        let highest = |count: fn(&Goods) -> u16| costs.iter().map(count).max().unwrap_or(0);
        let most @ [herb, shroom, crystal, berry] = [
            highest(|cost| cost.herb),
            highest(|cost| cost.shroom),
            highest(|cost| cost.crystal),
            highest(|cost| cost.total()),
        ];
        let [shrooms, crystals, berries] = [shroom, crystal, berry].map(|most| u32::from(most) + 1);
        let counts = |most: u16| 0..=most;
        let purses = counts(herb).flat_map(|herb| {
            counts(shroom).flat_map(move |shroom| {
                counts(crystal)
                    .flat_map(move |crystal| counts(berry).map(move |berry| Goods::new(herb, shroom, crystal, berry)))
            })
        });
        Prices {
            most,
            apart: [shrooms * crystals * berries, crystals * berries, berries, 1],
            payable: purses.map(|purse| payable(costs, purse)).collect(),
        }
    }

    /// The Potions that these tokens pay for if all but `substitutes` of the ingredients are there (BR-50).
    #[inline]
    pub fn payable(&self, goods: Goods, substitutes: u16) -> PotionSet {
        let mut purse = 0;
        for (kind, held) in [goods.herb, goods.shroom, goods.crystal, substitutes].into_iter().enumerate() {
            purse += u32::from(held.min(self.most[kind])) * self.apart[kind];
        }
        self.payable[purse as usize]
    }
}

/// The Potions whose ingredients are in this purse, but for as many as it has Berries.
fn payable(costs: &[Goods; 32], purse: Goods) -> PotionSet {
    let lacking = |cost: Goods| Goods { berry: 0, ..purse }.lacks(cost);
    Potion::ALL.iter().copied().filter(|potion| lacking(costs[potion.index()]) <= purse.berry).collect()
}
