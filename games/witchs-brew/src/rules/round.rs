//! A round: the call, the lap, claim or favor, the winner (WB-17 to WB-32).

use super::Next;
use crate::WitchsBrew;
use crate::cards::{Group, Role};
use crate::event::Event;
use crate::options::{ManualNextStarter, ManualUnpayableFavor};
use crate::state::{Phase, Public, State};
use covenstead_core::{Log, Seat, SeatSet};

impl WitchsBrew {
    /// WB-29: the first player with a card, from whoever is due; a last card is called without
    /// asking (WB-R-23). The search may wrap round to any seat (WB-R-16); the manual has the same
    /// rule (WB-M-31).
    #[inline]
    pub(super) fn begin_round<L: Log<Event>>(&self, state: &mut State, log: &mut L) -> Next {
        if self.set_is_over(&state.public) {
            return self.end_set(state, log);
        }
        let mut starter = state.public.starter;
        while state.public.player(starter).cards == 0 {
            starter = starter.left(self.seats);
        }
        state.public.starter = starter;
        match state.public.player(starter).cards {
            1 => {
                let role = state.secrets[starter.index()]
                    .hand
                    .first()
                    .expect("one card in hand");
                self.call(state, role, log)
            }
            _ => Self::wait(state, Phase::Call),
        }
    }

    /// WB-17: the starter calls a role and thereby claims its full action.
    /// Any role in hand may be called, with the means for it or without (WB-R-04).
    #[inline]
    pub(super) fn call<L: Log<Event>>(&self, state: &mut State, role: Role, log: &mut L) -> Next {
        let seat = state.public.starter;
        self.lay_open(state, seat, role);
        let table = &mut state.public;
        table.round += 1;
        table.role = Some(role);
        table.called = table.called.with(role);
        table.claimant = seat;
        table.favored = SeatSet::EMPTY;
        table.displaced = SeatSet::EMPTY;
        let round = table.round;
        log.add(|| Event::Called { seat, role, round });
        Next::Reach(seat.left(self.seats))
    }

    #[inline]
    fn lay_open(&self, state: &mut State, seat: Seat, role: Role) {
        let hand = &mut state.secrets[seat.index()].hand;
        *hand = hand.without(role);
        let player = state.public.player_mut(seat);
        player.played = player.played.with(role);
        player.cards -= 1;
    }

    /// WB-18 to WB-20: whoever does not hold the role passes, whoever holds it must play it.
    /// One lap in the manual too, and a holder must play there as well (WB-M-03, WB-M-04). A pass
    /// is told only when its turn has come (WB-R-30). Nobody is offered a wrong card or a wrong
    /// pass, so none can be forgotten (WB-R-06).
    #[inline]
    pub(super) fn reach<L: Log<Event>>(&self, state: &mut State, seat: Seat, log: &mut L) -> Next {
        let role = state.public.role();
        if seat == state.public.starter {
            let seat = state.public.claimant;
            log.add(|| Event::Won { seat, role });
            return Next::Act(seat);
        }
        if !state.secrets[seat.index()].hand.contains(role) {
            // Everybody sees an empty hand (WB-15): it is left out of the lap without a word.
            if state.public.player(seat).cards > 0 {
                log.add(|| Event::Passed { seat, role });
            }
            return Next::Reach(seat.left(self.seats));
        }
        self.lay_open(state, seat, role);
        log.add(|| Event::LaidOpen { seat, role });
        if self.may_settle(&state.public, seat) {
            return Self::wait(state, Phase::Answer(seat));
        }
        self.claim(state, seat, log)
    }

    /// Whether a holder may say "So be it!": always, but under `must-challenge` only if the favor
    /// can be paid (WB-M-07). In the rulebook a favor may be taken without the means for it; it
    /// then brings nothing (WB-R-05).
    pub(crate) fn may_settle(&self, table: &Public, seat: Seat) -> bool {
        if !self.options.manual()
            || self.options.manual_unpayable_favor == ManualUnpayableFavor::Nothing
        {
            return true;
        }
        let player = table.player(seat);
        match table.role().group() {
            Group::Gatherer(_) | Group::Warlock | Group::Thief(_) => true,
            Group::Alchemist => player.drops.total() > 0,
            Group::FortuneTeller | Group::Assistant => player.gold > 0,
            Group::Brewer(metal) => self.can_brew(table, seat, metal, true),
        }
    }

    /// WB-21: the former claimant is finished and gets nothing.
    /// A displaced claimant's goods stay as they are (WB-I-17).
    #[inline]
    pub(super) fn claim<L: Log<Event>>(&self, state: &mut State, seat: Seat, log: &mut L) -> Next {
        let table = &mut state.public;
        let (role, from) = (table.role(), table.claimant);
        table.displaced = table.displaced.with(from);
        table.claimant = seat;
        log.add(|| Event::Claimed { seat, role, from });
        Next::Reach(seat.left(self.seats))
    }

    /// WB-22: the favor is carried out at once. A red favor needs no carrying out (WB-R-21).
    /// Favors come before the full action and in turn order, so they may use up what the winner
    /// hoped for (WB-37, WB-R-13).
    #[inline]
    pub(super) fn so_be_it<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        let table = &mut state.public;
        table.favored = table.favored.with(seat);
        let role = table.role();
        log.add(|| Event::SoBeIt { seat, role });
        match role.group() {
            Group::Thief(_) => Next::Reach(seat.left(self.seats)),
            _ => Next::Act(seat),
        }
    }

    /// After a favor the lap goes on; after the full action the next round begins.
    #[inline]
    pub(super) fn done<L: Log<Event>>(&self, state: &mut State, seat: Seat, _log: &mut L) -> Next {
        if seat != state.public.claimant {
            return Next::Reach(seat.left(self.seats));
        }
        state.public.starter = self.next_starter(&state.public);
        Next::Round
    }

    /// WB-28 and WB-M-05: who is due to start the next round, cards or not.
    /// It does not matter whether the winner acted (WB-R-03).
    #[inline]
    fn next_starter(&self, table: &Public) -> Seat {
        match (self.options.manual(), self.options.manual_next_starter) {
            (false, _) => table.claimant,
            (true, ManualNextStarter::LeftOfWinner) => table.claimant.left(self.seats),
            (true, ManualNextStarter::LeftOfStarter) => table.starter.left(self.seats),
        }
    }
}
