//! The light blue roles: cauldrons and the vial bonus (WB-42 to WB-47).

use super::Next;
use crate::WitchsBrew;
use crate::cards::Metal;
use crate::data::Cauldron;
use crate::event::Event;
use crate::goods::{Colour, Drops};
use crate::state::{Phase, Public, State};
use covenstead_core::{Log, Seat};

/// What the favor costs besides the drops (WB-44).
/// It is paid only if the cauldron is taken (WB-R-34).
pub(crate) const FAVOR_GOLD: u16 = 2;

impl WitchsBrew {
    /// The top card of a cauldron stack.
    #[inline]
    pub(crate) fn top_cauldron(&self, table: &Public, metal: Metal) -> Option<&Cauldron> {
        table
            .top_cauldron(metal)
            .map(|place| &self.cauldrons()[metal.index()][place])
    }

    /// An action is paid in full, from what the player had before, or not done at all (WB-36).
    #[inline]
    pub(super) fn can_brew(&self, table: &Public, seat: Seat, metal: Metal, favor: bool) -> bool {
        let player = table.player(seat);
        let paid = |card: &Cauldron| {
            player.drops.covers(card.cost) && (!favor || player.gold >= FAVOR_GOLD)
        };
        self.top_cauldron(table, metal).is_some_and(paid)
    }

    #[inline]
    pub(super) fn brew<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        metal: Metal,
        log: &mut L,
    ) -> Next {
        let gold = if seat == state.public.claimant {
            0
        } else {
            FAVOR_GOLD
        };
        let (number, card) = self.take_cauldron(state, seat, metal);
        let player = state.public.player_mut(seat);
        player.drops -= card.cost;
        player.gold -= gold;
        let left = player.drops;
        log.add(|| Event::Brewed {
            seat,
            metal,
            number,
            vp: card.vp,
            raven: card.raven,
            paid: card.cost,
            gold,
        });
        // WB-R-28: the bonus is offered right now, from what is left.
        match left.total() {
            0 => Next::Done(seat),
            _ => Self::wait(state, Phase::Bottle(seat)),
        }
    }

    /// The top card of the stack goes to `seat`. Gives its number from 1.
    #[inline]
    pub(super) fn take_cauldron(
        &self,
        state: &mut State,
        seat: Seat,
        metal: Metal,
    ) -> (u8, Cauldron) {
        let table = &mut state.public;
        let place = table.top_cauldron(metal).expect("a card is left");
        table.cauldrons_taken[metal.index()] += 1;
        table.player_mut(seat).cauldrons[metal.index()] |= 1 << place;
        (place as u8 + 1, self.cauldrons()[metal.index()][place])
    }

    /// WB-47.
    #[inline]
    pub(super) fn bottle<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        colour: Colour,
        log: &mut L,
    ) -> Next {
        let player = state.public.player_mut(seat);
        player.drops -= Drops::of(colour, 1);
        player.vials += 1;
        log.add(|| Event::Bottled { seat, colour });
        Next::Done(seat)
    }
}
