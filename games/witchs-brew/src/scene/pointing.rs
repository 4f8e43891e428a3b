//! What is pointed at to make a choice.

use super::{ACTION, FAVOR, card_id, cauldron_id, shelf_id};
use crate::WitchsBrew;
use crate::action::Action;
use crate::cards::{Metal, Spell};
use crate::goods::{Colour, Drops};
use crate::state::{Phase, Public};
use covenstead_core::Seat;
use covenstead_scene::Good;

impl WitchsBrew {
    /// What one points at to make a choice.
    pub(super) fn pointed_at(&self, table: &Public, seat: Seat, action: Action) -> Vec<String> {
        let top = |metal: Metal| {
            table
                .top_cauldron(metal)
                .map(|place| cauldron_id(metal, place))
        };
        let own = |drops: Drops| each(drops, |colour| Good::id(seat, colour.id()));
        let from_supply = |drops: Drops| each(drops, |colour| format!("supply-{colour}"));
        let cast = |spell: Spell, paid: Drops| {
            Vec::from_iter(self.spell_metal(spell).and_then(top))
                .into_iter()
                .chain(own(paid))
                .collect::<Vec<_>>()
        };
        match action {
            Action::None | Action::Choose(_) => Vec::new(),
            Action::IAm(role) if table.phase == Phase::Call => vec![card_id(seat, role)],
            Action::IAm(_) => vec![ACTION.into()],
            Action::SoBeIt(_) => vec![FAVOR.into()],
            Action::Gather(colour) => vec![format!("supply-{colour}")],
            Action::Sell(colour) | Action::Bottle(colour) => vec![Good::id(seat, colour.id())],
            Action::Trade => vec![Good::id(seat, "gold")],
            Action::Buy(drops) | Action::CastCopia(drops) => from_supply(drops.drops()),
            Action::Brew(metal) | Action::CastOptio(metal) => Vec::from_iter(top(metal)),
            Action::TakeGold => vec!["supply-gold".into()],
            Action::CastMagus(drops) => cast(Spell::Magus, drops.drops()),
            Action::CastStrix(drops) => cast(Spell::Strix, drops.drops()),
            Action::CastSanatio(drops) => cast(Spell::Sanatio, drops.drops()),
            Action::CastVials(spell) => vec![format!("spell-{spell}")],
            Action::Collect => {
                let kind = self.called_shelf(table);
                Vec::from_iter(table.top_shelf(kind).map(|place| shelf_id(kind, place)))
            }
            Action::Give(drops) | Action::AddDrops(drops) => own(drops.drops()),
            Action::AddGold(gold) => vec![Good::id(seat, "gold"); gold.into()],
            Action::Starter(_)
            | Action::TurnSpell(_)
            | Action::TurnRaven
            | Action::Exclude(_)
            | Action::Deal(..) => Vec::new(),
        }
    }
}

/// One entry for each drop.
fn each(drops: Drops, of: impl Fn(Colour) -> String) -> Vec<String> {
    drops
        .colours()
        .flat_map(|colour| std::iter::repeat_n(of(colour), drops.count(colour).into()))
        .collect()
}
