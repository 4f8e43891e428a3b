//! Brewing, paying, reserving, and the Potion deck (BR-48 to BR-54, BR-102).

use super::{ChoiceSet, Choices, Next};
use crate::Brew;
use crate::action::{Action, Payment};
use crate::cards::{Ingredient, Potion, PotionSet};
use crate::event::Event;
use crate::goods::Goods;
use crate::powers::CharacterPower;
use crate::state::{Phase, Public, Refilling};
use covenstead_core::{Log, Seat};

/// What a player pays for Potions with.
struct Purse {
    /// The own tokens.
    goods: Goods,
    /// The power to double the first Berry (BR-102).
    doubles: bool,
}

impl Purse {
    /// How many ingredients so many Berries can stand for: with the power to double, the first one
    /// stands for two, or for the last one (BR-102).
    #[inline]
    fn worth(&self, berries: u16) -> std::ops::RangeInclusive<u16> {
        match berries {
            1 if self.doubles => 1..=2,
            2.. if self.doubles => berries + 1..=berries + 1,
            _ => berries..=berries,
        }
    }

    /// How many ingredients the Berries stand for at most.
    #[inline]
    fn substitutes(&self) -> u16 {
        let berries = self.goods.berry;
        berries + u16::from(self.doubles & (berries > 0))
    }
}

impl Brew {
    /// The Potions within the active player's reach: the market and the own reserve (BR-48, BR-53).
    #[inline]
    pub(crate) fn brewable(&self, table: &Public) -> PotionSet {
        table.market.union(table.actor().reserved)
    }

    /// The Potions the active player can brew now (BR-48, BR-50).
    /// A doubled Berry that covers more than is needed loses the surplus (BR-R-19).
    #[inline]
    pub(super) fn payable(&self, table: &Public) -> PotionSet {
        if table.turn.brewed {
            return PotionSet::EMPTY;
        }
        let purse = self.purse(table);
        self.brewable(table)
            .both(self.tables.prices.payable(purse.goods, purse.substitutes()))
    }

    /// What the active player pays with.
    #[inline]
    fn purse(&self, table: &Public) -> Purse {
        let doubles = self.has_power(table, table.active, CharacterPower::DoubleFirstBerry);
        Purse {
            goods: table.actor().goods,
            doubles,
        }
    }

    /// Every way to pay: own tokens up to the cost, Berries for the rest, fewest Berries first
    /// (BR-50, BR-D-03).
    pub(super) fn list_payments(&self, table: &Public, potion: Potion, out: &mut impl Choices) {
        let (purse, cost) = (self.purse(table), self.tables.costs[potion.index()]);
        let goods = purse.goods;
        let most = |one: Ingredient| goods.count(one).min(cost.count(one));
        for berry in 0..=goods.berry.min(cost.total()) {
            for herb in 0..=most(Ingredient::Herb) {
                for shroom in 0..=most(Ingredient::Shroom) {
                    if out.enough() {
                        return;
                    }
                    // What neither herbs, shrooms nor Berries pay is paid in crystals.
                    for worth in purse.worth(berry).rev() {
                        let rest = cost.total().checked_sub(herb + shroom + worth);
                        if let Some(crystal) =
                            rest.filter(|&rest| rest <= most(Ingredient::Crystal))
                        {
                            let payment = Payment::new(Goods::new(herb, shroom, crystal, berry));
                            out.offer(Action::Pay(
                                payment.expect("a cost is at most 9 of each ingredient"),
                            ));
                        }
                    }
                }
            }
        }
    }

    #[inline]
    pub(super) fn brew<L: Log<Event>>(
        &self,
        table: &mut Public,
        potion: Potion,
        log: &mut L,
    ) -> Next {
        let seat = table.active;
        log.add(|| Event::Brews { seat, potion });
        table.turn.brewed = true;
        table.turn.turned = Default::default();
        match self.only_payment(table, potion) {
            Some(paid) => {
                table.phase = Phase::Pay(potion);
                self.pay(table, paid, log)
            }
            None => Next::Ask(Phase::Pay(potion)),
        }
    }

    /// The payment, if it is plain that there is only one: all Berries are needed for what is
    /// lacking, or nothing else is there.
    #[inline]
    fn only_payment(&self, table: &Public, potion: Potion) -> Option<Goods> {
        let (purse, cost) = (self.purse(table), self.tables.costs[potion.index()]);
        let (own, berries) = (purse.goods.least(cost), purse.goods.berry);
        let lacking = cost.total() - own.total();
        let only = berries == lacking && !purse.doubles || berries == 0;
        only.then(|| own + Goods::berries(lacking))
    }

    /// Pay, card to hand, refill, then points for brewing (BR-49, BR-R-51).
    pub(super) fn pay<L: Log<Event>>(&self, table: &mut Public, paid: Goods, log: &mut L) -> Next {
        let Phase::Pay(potion) = table.phase else {
            unreachable!("a Potion is being paid for")
        };
        let seat = table.active;
        let from_market = table.market.contains(potion);
        table.market = table.market.without(potion);
        let player = table.actor_mut();
        player.goods -= paid;
        player.reserved = player.reserved.without(potion);
        player.hand = player.hand.with(potion);
        log.add(|| Event::Brewed { seat, potion, paid });
        match from_market {
            true => self.refill(table, Refilling::Brewing, log),
            false => self.refilled(table, Refilling::Brewing, log),
        }
    }

    /// Fills the gaps of the market as far as cards can be revealed (BR-49, BR-R-33).
    pub(super) fn refill<L: Log<Event>>(
        &self,
        table: &mut Public,
        why: Refilling,
        log: &mut L,
    ) -> Next {
        let full = table.market.len() >= self.components().market.into();
        if full || !self.draw_possible(table, log) {
            return self.refilled(table, why, log);
        }
        Self::wait(table, Phase::Refill(why))
    }

    /// Whether a Potion can be revealed; an empty deck is first made anew from what has been drunk
    /// (BR-54).
    fn draw_possible<L: Log<Event>>(&self, table: &mut Public, log: &mut L) -> bool {
        if table.potion_deck().is_empty() {
            for seat in Seat::all(self.seats) {
                self.hand_in(table, seat, log);
            }
        }
        !table.potion_deck().is_empty()
    }

    fn hand_in<L: Log<Event>>(&self, table: &mut Public, seat: Seat, log: &mut L) {
        let drunk = std::mem::take(&mut table.player_mut(seat).drunk);
        if !drunk.is_empty() {
            let (potions, vp) = (drunk.len() as u8, self.potion_points(drunk));
            table.player_mut(seat).vp += vp;
            log.add(|| Event::HandedIn { seat, potions, vp });
        }
    }

    fn refilled<L: Log<Event>>(&self, table: &mut Public, why: Refilling, log: &mut L) -> Next {
        match why {
            Refilling::SetUp => self.next_pile(table, log),
            Refilling::Brewing => {
                self.points_for(
                    table,
                    table.actor().trained.both(self.tables.with.brewing),
                    log,
                );
                Next::Ask(Phase::Step)
            }
            Refilling::Reserving => Next::Resolve,
        }
    }

    /// A Potion comes off the deck: into the market, or to be reserved.
    pub(super) fn show<L: Log<Event>>(
        &self,
        table: &mut Public,
        potion: Potion,
        log: &mut L,
    ) -> Next {
        if let Phase::Refill(why) = table.phase {
            table.market = table.market.with(potion);
            log.add(|| Event::PotionRevealed { potion });
            return self.refill(table, why, log);
        }
        log.add(|| Event::PotionShown { potion });
        Next::Ask(Phase::Reserve(Some(potion)))
    }

    /// Whether a Potion could be reserved: one of the market, one of the deck, or one to be handed
    /// in (BR-R-33).
    #[inline]
    pub(super) fn can_reserve(&self, table: &Public) -> bool {
        let drunk = table.players.iter().any(|player| !player.drunk.is_empty());
        !table.market.is_empty() || drunk || !table.potion_deck().is_empty()
    }

    pub(super) fn reveal<L: Log<Event>>(&self, table: &mut Public, log: &mut L) -> Next {
        let seat = table.active;
        log.add(|| Event::Reveals { seat });
        table.pending.reserve = false;
        match self.draw_possible(table, log) {
            true => Self::wait(table, Phase::Reveal),
            false => Next::Ask(Phase::Reserve(None)),
        }
    }

    pub(super) fn reserve_choices(&self, table: &Public, revealed: Option<Potion>) -> ChoiceSet {
        let potions = revealed.map_or(table.market, |revealed| table.market.with(revealed));
        (potions.0.into(), |_, bit| {
            Action::Reserve(Potion::ALL[bit as usize])
        })
    }

    /// BR-52: if a card of the market is taken, the revealed one takes its place.
    pub(super) fn reserve<L: Log<Event>>(
        &self,
        table: &mut Public,
        potion: Potion,
        log: &mut L,
    ) -> Next {
        let Phase::Reserve(revealed) = table.phase else {
            unreachable!("a Potion is being reserved")
        };
        let seat = table.active;
        let all = revealed.map_or(table.market, |revealed| table.market.with(revealed));
        table.market = all.without(potion);
        let player = table.actor_mut();
        player.reserved = player.reserved.with(potion);
        log.add(|| Event::Reserved { seat, potion });
        if let Some(potion) = revealed.filter(|&revealed| revealed != potion) {
            log.add(|| Event::PotionRevealed { potion });
        }
        self.refill(table, Refilling::Reserving, log)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Character;
    use crate::options::Options;
    use covenstead_core::{DataFile, Game};
    use std::sync::Arc;

    #[test]
    fn br_50_br_102_where_one_payment_is_made_unasked_there_is_no_other() {
        let options = Options {
            character_powers: true,
            ..Options::default()
        };
        let game = Brew::new(Arc::new(DataFile::built_in::<Brew>()), options, 2).unwrap();
        let (mut table, mut only, mut several) = (game.start().public, 0, 0);
        for purse in 0..6u16.pow(4) * 4 {
            let [herb, shroom, crystal, berry, character] =
                [1, 6, 36, 216, 1296].map(|place| purse / place % 6);
            table.actor_mut().character = Some(Character::ALL[usize::from(character)]);
            table.actor_mut().goods = Goods::new(herb, shroom, crystal, berry);
            table.market = PotionSet::ALL;
            for potion in game.payable(&table).iter() {
                let mut payments = Vec::new();
                game.list_payments(&table, potion, &mut payments);
                match game.only_payment(&table, potion) {
                    Some(paid) => assert_eq!(
                        payments,
                        [Action::Pay(Payment::new(paid).unwrap())],
                        "{potion} {purse}"
                    ),
                    None => assert!(!payments.is_empty(), "{potion} {purse}"),
                }
                *(if payments.len() == 1 {
                    &mut only
                } else {
                    &mut several
                }) += 1;
            }
        }
        assert!(only > 1000 && several > 1000);
    }
}
