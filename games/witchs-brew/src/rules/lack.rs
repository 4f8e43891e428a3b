//! Why a favor or a full action can move nothing (WB-R-35).

use super::FAVOR_GOLD;
use crate::WitchsBrew;
use crate::cards::{Group, Metal, Role, ShelfKind, Spell};
use crate::goods::{Colour, Drops};
use crate::state::Public;
use covenstead_core::Seat;
use serde::Serialize;

/// What is missing for a favor or a full action. `words/refusing.rs` says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lack {
    /// There is no drop to turn into gold (WB-39).
    Drop,
    /// There is no gold to turn into something else (WB-40, WB-41).
    Gold,
    /// The stack is empty (WB-R-10).
    Cauldron(Metal),
    /// The top cauldron costs more drops or gold than there are (WB-43, WB-44).
    Price {
        /// The stack.
        metal: Metal,
        /// The drops that its top card shows.
        drops: Drops,
        /// The gold that the favor costs besides.
        gold: u16,
    },
    /// HERBA, LUPUS and SERPENS need a drop of this colour (WB-54).
    DropFor(Spell, Colour),
    /// The spell needs so many drops of any colours (WB-50).
    DropsFor(Spell, u16),
    /// The drops on none of the three top cauldrons are there (WB-53).
    AnyCauldron,
    /// No shelf of this kind is left (WB-R-10).
    Shelf(ShelfKind),
    /// Nobody would lose anything, and there is nothing to add (WB-R-35).
    Loot(ShelfKind),
}

impl WitchsBrew {
    /// What `seat` lacks for the favor of `role`, or for its full action; nothing if it can be
    /// carried out as things stand.
    pub(crate) fn lack(&self, table: &Public, seat: Seat, role: Role, favor: bool) -> Option<Lack> {
        let player = table.player(seat);
        match role.group() {
            Group::Gatherer(_) => None,
            Group::Alchemist => (player.drops == Drops::NONE).then_some(Lack::Drop),
            Group::FortuneTeller | Group::Assistant => (player.gold == 0).then_some(Lack::Gold),
            Group::Brewer(metal) => self.lack_for_brewing(table, seat, metal, favor),
            Group::Warlock if favor || self.options.manual() => None,
            Group::Warlock => self.lack_for_casting(table, seat),
            Group::Thief(_) if favor => None,
            Group::Thief(kind) => self.lack_for_collecting(table, seat, kind),
        }
    }

    fn lack_for_brewing(
        &self,
        table: &Public,
        seat: Seat,
        metal: Metal,
        favor: bool,
    ) -> Option<Lack> {
        let Some(card) = self.top_cauldron(table, metal) else {
            return Some(Lack::Cauldron(metal));
        };
        let gold = if favor { FAVOR_GOLD } else { 0 };
        let drops = card.cost;
        let payable = self.can_brew(table, seat, metal, favor);
        (!payable).then_some(Lack::Price { metal, drops, gold })
    }

    fn lack_for_casting(&self, table: &Public, seat: Seat) -> Option<Lack> {
        if self.can_cast(table, seat) {
            return None;
        }
        let spell = table.spell();
        let lack = match spell.drop() {
            Some(colour) => Lack::DropFor(spell, colour),
            None => match (self.spell_metal(spell), self.spell_cost(table, spell)) {
                (Some(_), Some(cost)) => Lack::DropsFor(spell, cost),
                (Some(metal), None) => Lack::Cauldron(metal),
                (None, _) => Lack::AnyCauldron,
            },
        };
        Some(lack)
    }

    fn lack_for_collecting(&self, table: &Public, seat: Seat, kind: ShelfKind) -> Option<Lack> {
        if table.top_shelf(kind).is_none() {
            return Some(Lack::Shelf(kind));
        }
        let loot = seat
            .lap(self.seats)
            .any(|victim| self.loss(table, victim, kind) > 0);
        (!loot && table.player(seat).goods(kind) == 0).then_some(Lack::Loot(kind))
    }
}
