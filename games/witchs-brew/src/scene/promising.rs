//! What a choice brings whoever makes it, where neither chance nor another choice is in between.

use crate::WitchsBrew;
use crate::action::Action;
use crate::cards::{Metal, ShelfKind};
use crate::goods::Drops;
use crate::rules::FAVOR_GOLD;
use crate::state::Public;
use covenstead_core::Seat;
use covenstead_scene::Promise;

/// In this round and those before, everybody still has two cards when the round is over: then
/// somebody has to call before the set can end.
const SURELY_BEFORE_THE_END: u8 = 3;

impl WitchsBrew {
    /// What `action` of `seat` brings for certain.
    pub(super) fn promise(&self, table: &Public, seat: Seat, action: Action) -> Option<Promise> {
        // At the end of a game by the manual, goods become points at once (WB-M-21).
        if self.options.manual() && table.round > SURELY_BEFORE_THE_END {
            return None;
        }
        let favor = seat != table.claimant;
        let gold = |gold: i64| Promise::points(0).good("gold", gold);
        let vials = |vials: i64| Promise::points(vials).good("vials", vials);
        match action {
            Action::None => Some(Promise::points(0)),
            Action::Gather(colour) => {
                let count = if favor { 1 } else { 3 };
                Some(Promise::points(0).good(colour.id(), count))
            }
            Action::Sell(colour) => Some(gold(if favor { 2 } else { 5 }).good(colour.id(), -1)),
            Action::Trade => Some(vials(if favor { 1 } else { 2 }).good("gold", -1)),
            Action::Buy(drops) => Some(with(gold(-1), drops.drops(), 1)),
            Action::Brew(metal) => self.promised_brew(table, metal, favor),
            Action::Bottle(colour) => Some(vials(1).good(colour.id(), -1)),
            Action::TakeGold => Some(gold(1)),
            Action::CastCopia(drops) => Some(with(Promise::points(0), drops.drops(), 1)),
            Action::CastMagus(paid) | Action::CastStrix(paid) | Action::CastSanatio(paid) => {
                let metal = self.spell_metal(table.spell())?;
                self.promised_cauldron(table, metal, paid.drops())
            }
            Action::CastOptio(metal) => {
                let cost = self.top_cauldron(table, metal)?.cost;
                self.promised_cauldron(table, metal, cost)
            }
            Action::CastVials(spell) => Some(vials(2).good(spell.drop()?.id(), -1)),
            Action::Collect => self.promised_loot(table),
            Action::Give(drops) => Some(with(Promise::points(0), drops.drops(), -1)),
            Action::AddGold(added) => {
                let points = self.promised_shelf(table, ShelfKind::Gold, added);
                Some(Promise::points(points).good("gold", -i64::from(added)))
            }
            Action::AddDrops(drops) => {
                let added = drops.drops();
                let points = self.promised_shelf(table, ShelfKind::Ingredient, added.total());
                Some(with(Promise::points(points), added, -1))
            }
            // What becomes of a call or a claim is for others to decide.
            Action::Choose(_) | Action::IAm(_) | Action::SoBeIt(_) => None,
            Action::Starter(_)
            | Action::TurnSpell(_)
            | Action::TurnRaven
            | Action::Exclude(_)
            | Action::Deal(..) => None,
        }
    }

    fn promised_brew(&self, table: &Public, metal: Metal, favor: bool) -> Option<Promise> {
        let cost = self.top_cauldron(table, metal)?.cost;
        let gold = if favor { FAVOR_GOLD } else { 0 };
        let promise = self.promised_cauldron(table, metal, cost)?;
        Some(promise.good("gold", -i64::from(gold)))
    }

    fn promised_cauldron(&self, table: &Public, metal: Metal, paid: Drops) -> Option<Promise> {
        let card = self.top_cauldron(table, metal)?;
        Some(with(Promise::points(card.vp.into()), paid, -1))
    }

    /// Gold is collected at once; drops only if no victim has a choice which to give.
    fn promised_loot(&self, table: &Public) -> Option<Promise> {
        let kind = self.called_shelf(table);
        let chosen = |victim: Seat| {
            kind == ShelfKind::Ingredient
                && self.loss(table, victim, kind) > 0
                && !table.player(victim).drops.single_coloured()
        };
        if table.claimant.lap(self.seats).any(chosen) {
            return None;
        }
        let points = self.promised_shelf(table, kind, self.loot(table, kind));
        Some(Promise::points(points))
    }

    /// The points of the top shelf if so many more tokens fill it.
    fn promised_shelf(&self, table: &Public, kind: ShelfKind, more: u16) -> i64 {
        if more >= self.missing(table, kind) {
            self.shelf_points_with(table, kind, more).into()
        } else {
            0
        }
    }
}

/// The promise with these drops gained or paid.
fn with(promise: Promise, drops: Drops, sign: i64) -> Promise {
    drops.colours().fold(promise, |promise, colour| {
        promise.good(colour.id(), sign * i64::from(drops.count(colour)))
    })
}
