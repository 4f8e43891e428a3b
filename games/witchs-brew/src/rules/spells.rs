//! The Warlock and the eight spells (WB-48 to WB-56).

use super::Next;
use crate::WitchsBrew;
use crate::action::Action;
use crate::cards::{Metal, Spell};
use crate::event::Event;
use crate::goods::Drops;
use crate::options::SpellMetals;
use crate::state::{Public, State};
use covenstead_core::{Log, Seat};

/// COPIA brings three drops (WB-49).
const COPIA: u16 = 3;

impl WitchsBrew {
    /// The metal that MAGUS, STRIX and SANATIO take (WB-50 to WB-52, WB-R-01, WB-M-13).
    pub(crate) fn spell_metal(&self, spell: Spell) -> Option<Metal> {
        let by_name = !self.options.manual() && self.options.spell_metals == SpellMetals::ByName;
        match (spell, by_name) {
            (Spell::Magus, _) => Some(Metal::Copper),
            (Spell::Strix, true) | (Spell::Sanatio, false) => Some(Metal::Iron),
            (Spell::Sanatio, true) | (Spell::Strix, false) => Some(Metal::Silver),
            (Spell::Copia | Spell::Optio | Spell::Herba | Spell::Lupus | Spell::Serpens, _) => None,
        }
    }

    /// How many drops of any colour the spell's cauldron costs, if one is left.
    pub(super) fn spell_cost(&self, table: &Public, spell: Spell) -> Option<u16> {
        self.top_cauldron(table, self.spell_metal(spell)?)
            .map(|card| card.cost.total())
    }

    pub(super) fn can_pay_optio(&self, table: &Public, seat: Seat, metal: Metal) -> bool {
        self.top_cauldron(table, metal)
            .is_some_and(|card| table.player(seat).drops.covers(card.cost))
    }

    #[inline]
    pub(super) fn can_cast(&self, table: &Public, seat: Seat) -> bool {
        let (spell, drops) = (table.spell(), table.player(seat).drops);
        match spell {
            Spell::Copia => true,
            Spell::Optio => Metal::ALL
                .iter()
                .any(|&metal| self.can_pay_optio(table, seat, metal)),
            Spell::Magus | Spell::Strix | Spell::Sanatio => self
                .spell_cost(table, spell)
                .is_some_and(|cost| drops.total() >= cost),
            Spell::Herba | Spell::Lupus | Spell::Serpens => {
                spell.drop().is_some_and(|colour| drops.count(colour) > 0)
            }
        }
    }

    #[inline]
    pub(super) fn list_casting(&self, table: &Public, seat: Seat, actions: &mut Vec<Action>) {
        if self.options.manual() {
            actions.push(Action::TakeGold);
        }
        let (spell, drops) = (table.spell(), table.player(seat).drops);
        match spell {
            Spell::Copia => {
                let any = Drops::new(COPIA, COPIA, COPIA);
                any.each_selection(COPIA, |drops| actions.push(Action::cast(spell, drops)));
            }
            Spell::Optio => {
                let paid = Metal::ALL
                    .iter()
                    .filter(|&&metal| self.can_pay_optio(table, seat, metal));
                actions.extend(paid.map(|&metal| Action::CastOptio(metal)));
            }
            Spell::Magus | Spell::Strix | Spell::Sanatio => {
                if let Some(cost) = self
                    .spell_cost(table, spell)
                    .filter(|&cost| cost <= drops.total())
                {
                    drops.each_selection(cost, |drops| actions.push(Action::cast(spell, drops)));
                }
            }
            Spell::Herba | Spell::Lupus | Spell::Serpens => {
                if self.can_cast(table, seat) {
                    actions.push(Action::CastVials(spell));
                }
            }
        }
    }

    /// WB-49.
    #[inline]
    pub(super) fn cast_copia<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        drops: Drops,
        log: &mut L,
    ) -> Next {
        state.public.player_mut(seat).drops += drops;
        log.add(|| Event::CastCopia { seat, drops });
        Next::Done(seat)
    }

    /// MAGUS, STRIX and SANATIO pay any drops for a cauldron, without the vial bonus (WB-55).
    #[inline]
    pub(super) fn cast_with_drops<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        spell: Spell,
        drops: Drops,
        log: &mut L,
    ) -> Next {
        let metal = self.spell_metal(spell).expect("a spell with a metal");
        self.cast_cauldron(state, seat, spell, metal, drops, log);
        Next::Done(seat)
    }

    /// WB-53: exactly the drops shown.
    /// The caster chooses among the three top cauldrons, in the manual too (WB-M-12).
    #[inline]
    pub(super) fn cast_optio<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        metal: Metal,
        log: &mut L,
    ) -> Next {
        let cost = self
            .top_cauldron(&state.public, metal)
            .expect("a card is left")
            .cost;
        self.cast_cauldron(state, seat, Spell::Optio, metal, cost, log);
        Next::Done(seat)
    }

    fn cast_cauldron<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        spell: Spell,
        metal: Metal,
        paid: Drops,
        log: &mut L,
    ) {
        let (number, card) = self.take_cauldron(state, seat, metal);
        state.public.player_mut(seat).drops -= paid;
        log.add(|| Event::CastCauldron {
            seat,
            spell,
            metal,
            number,
            vp: card.vp,
            raven: card.raven,
            paid,
        });
    }

    /// WB-54.
    #[inline]
    pub(super) fn cast_for_vials<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        spell: Spell,
        log: &mut L,
    ) -> Next {
        let colour = spell.drop().expect("a spell that takes a drop");
        let player = state.public.player_mut(seat);
        player.drops -= Drops::of(colour, 1);
        player.vials += 2;
        log.add(|| Event::CastVials {
            seat,
            spell,
            colour,
        });
        Next::Done(seat)
    }
}
