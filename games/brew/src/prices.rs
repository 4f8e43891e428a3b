//! What all Potions cost, looked up the other way round: which of them a purse can pay for.

use crate::cards::{Potion, PotionSet};
use crate::goods::Goods;

/// What every purse can pay for, worked out beforehand.
pub struct Prices {
    /// The most of each kind of token that makes a difference, Berries last: a purse with more pays
    /// for the same.
    most: [i16; 4],
    /// How far apart two purses are that differ by one token of a kind. Signed and short, because
    /// that is what processors multiply side by side.
    apart: [i16; 4],
    /// The Potions that each purse pays for.
    payable: Box<[PotionSet]>,
}

impl Prices {
    /// The prices of the Potions with these costs, by their numbers.
    pub fn of(costs: &[Goods; 32]) -> Prices {
        let highest = |count: fn(&Goods) -> u16| costs.iter().map(count).max().unwrap_or(0);
        let most = [
            highest(|cost| cost.herb),
            highest(|cost| cost.shroom),
            highest(|cost| cost.crystal),
            highest(|cost| cost.total()),
        ];
        let counts = most.map(|most| u32::from(most) + 1);
        let apart = [
            counts[1] * counts[2] * counts[3],
            counts[2] * counts[3],
            counts[3],
            1,
        ];
        let purse = |number: u32| {
            let [herb, shroom, crystal, berry] =
                std::array::from_fn(|kind| (number / apart[kind] % counts[kind]) as u16);
            Goods::new(herb, shroom, crystal, berry)
        };
        let payable = (0..counts[0] * apart[0])
            .map(|number| payable(costs, purse(number)))
            .collect();
        Prices {
            most: most.map(short),
            apart: apart.map(short),
            payable,
        }
    }

    /// The Potions that these tokens pay for if all but `substitutes` of the ingredients are there
    /// (BR-50).
    #[inline]
    pub fn payable(&self, goods: Goods, substitutes: u16) -> PotionSet {
        let mut purse = 0;
        for (kind, held) in [goods.herb, goods.shroom, goods.crystal, substitutes]
            .into_iter()
            .enumerate()
        {
            purse += i32::from((held as i16).min(self.most[kind])) * i32::from(self.apart[kind]);
        }
        self.payable[purse as usize]
    }
}

fn short<T: TryInto<i16>>(number: T) -> i16 {
    number
        .try_into()
        .unwrap_or_else(|_| unreachable!("a cost is at most 9 of each ingredient"))
}

/// The Potions whose ingredients are in this purse, but for as many as it has Berries.
fn payable(costs: &[Goods; 32], purse: Goods) -> PotionSet {
    let lacking = |cost: Goods| Goods { berry: 0, ..purse }.lacks(cost);
    Potion::ALL
        .iter()
        .copied()
        .filter(|potion| lacking(costs[potion.index()]) <= purse.berry)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_purse_pays_for_what_it_lacks_no_more_of_than_it_has_berries() {
        let costs: [Goods; 32] =
            std::array::from_fn(|n| Goods::new(n as u16 % 4, n as u16 / 8, 1 + n as u16 % 3, 0));
        let prices = Prices::of(&costs);
        for purse in 0..7u16.pow(4) {
            let [herb, shroom, crystal, berry] = [1, 7, 49, 343].map(|place| purse / place % 7);
            let heap = Goods::new(herb, shroom, crystal, 0);
            let payable = prices.payable(heap, berry * 3);
            for &potion in Potion::ALL {
                let enough = heap.lacks(costs[potion.index()]) <= berry * 3;
                assert_eq!(
                    payable.contains(potion),
                    enough,
                    "{heap:?} and {} Berries for {potion}",
                    berry * 3
                );
            }
        }
    }
}
