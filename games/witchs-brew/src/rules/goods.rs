//! The green and gold roles and the Warlock's favor: drops, gold and vials from the supply (WB-38
//! to WB-41, WB-48).

use super::Next;
use crate::WitchsBrew;
use crate::action::Action;
use crate::event::Event;
use crate::goods::{Colour, Drops, Handful};
use crate::state::State;
use covenstead_core::{Log, Seat};

impl WitchsBrew {
    /// WB-38; the manual's favor is a drop of any colour (WB-M-09).
    /// In the rulebook only the role's own colour (WB-R-02).
    #[inline]
    pub(super) fn list_gathering(&self, colour: Colour, favor: bool, actions: &mut Vec<Action>) {
        match favor && self.options.manual() {
            true => actions.extend(Colour::ALL.iter().copied().map(Action::Gather)),
            false => actions.push(Action::Gather(colour)),
        }
    }

    #[inline]
    pub(super) fn gather<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        colour: Colour,
        log: &mut L,
    ) -> Next {
        let count = if seat == state.public.claimant { 3 } else { 1 };
        let drops = Drops::of(colour, count);
        state.public.player_mut(seat).drops += drops;
        log.add(|| Event::Gathered { seat, drops });
        Next::Done(seat)
    }

    /// WB-39: exactly one drop, of any colour.
    #[inline]
    pub(super) fn sell<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        colour: Colour,
        log: &mut L,
    ) -> Next {
        let gold = if seat == state.public.claimant { 5 } else { 2 };
        let player = state.public.player_mut(seat);
        player.drops -= Drops::of(colour, 1);
        player.gold += gold;
        log.add(|| Event::Sold { seat, colour, gold });
        Next::Done(seat)
    }

    /// WB-40: exactly one gold.
    #[inline]
    pub(super) fn trade<L: Log<Event>>(&self, state: &mut State, seat: Seat, log: &mut L) -> Next {
        let vials = if seat == state.public.claimant { 2 } else { 1 };
        let player = state.public.player_mut(seat);
        player.gold -= 1;
        player.vials += vials;
        log.add(|| Event::Traded { seat, vials });
        Next::Done(seat)
    }

    /// WB-41: three drops in any mix for the winner, one for the favor.
    /// The manual keeps the Assistant (WB-M-11).
    #[inline]
    pub(super) fn list_purchases(&self, favor: bool, actions: &mut Vec<Action>) {
        let size = if favor { 1 } else { 3 };
        Drops::new(size, size, size)
            .each_selection(size, |drops| actions.push(Action::Buy(Handful::of(drops))));
    }

    #[inline]
    pub(super) fn buy<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        drops: Drops,
        log: &mut L,
    ) -> Next {
        let player = state.public.player_mut(seat);
        player.gold -= 1;
        player.drops += drops;
        log.add(|| Event::Bought { seat, drops });
        Next::Done(seat)
    }

    /// WB-48, WB-M-10.
    #[inline]
    pub(super) fn take_gold<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        state.public.player_mut(seat).gold += 1;
        log.add(|| Event::TookGold { seat });
        Next::Done(seat)
    }
}
