//! The auction, the passing of cards and the discards (TW-13 to TW-34).

use super::{TABLE, steps_left};
use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::event::{CardName, Event};
use crate::options::RaiseOrder;
use crate::state::{CrystalBall, Phase, Public, SEATS, State};
use covenstead_core::{Log, Seat, SeatSet};

/// The most passings in a round (TW-26).
pub(crate) const PASSINGS: u8 = 3;

impl ThreeWitches {
    /// Whether the seat whose opening turn it is must bid (TW-27).
    /// After three passings the final lap always produces a Lead (TW-R-04).
    #[inline]
    pub(crate) fn must_bid(&self, table: &Public) -> bool {
        table.passings == PASSINGS && table.turns + 1 == TABLE
    }

    #[inline]
    pub(super) fn list_opening(&self, table: &Public, actions: &mut Vec<Action>) {
        if !self.must_bid(table) {
            actions.push(Action::Pass);
        }
        actions.extend([Action::Bid(self.low_bid()), Action::Bid(self.high_bid())]);
    }

    /// The seat whose raise turn it is (TW-R-01).
    /// The bidder is asked as well, and may raise their own bid (TW-R-03).
    #[inline]
    pub(crate) fn raise_seat(&self, table: &Public) -> Seat {
        let last = match self.options.raise_order {
            RaiseOrder::FromBidder => table.lead(),
            RaiseOrder::FromElixir => table.elixir,
        };
        steps_left(last, table.turns + 1)
    }

    /// A pass in the auction: the third of an opening lap brings a passing (TW-21), the third of
    /// the raise lap ends it (TW-19).
    #[inline]
    pub(super) fn pass<L: Log<Event>>(&self, state: &mut State, seat: Seat, log: &mut L) {
        let table = &mut state.public;
        log.add(|| Event::Passed { seat });
        table.turns += 1;
        match (table.turns == TABLE, table.phase) {
            (false, _) => {}
            (true, Phase::Raise) => self.fix_lead(state, log),
            (true, _) => begin_passing(table, log),
        }
    }

    /// TW-16, TW-17, TW-20.
    #[inline]
    pub(super) fn bid<L: Log<Event>>(&self, state: &mut State, seat: Seat, bid: u8, log: &mut L) {
        let table = &mut state.public;
        let raised = table.phase == Phase::Raise;
        log.add(|| Event::Bid { seat, bid, raised });
        table.ball = Some(CrystalBall { seat, bid });
        table.turns = 0;
        match bid == self.high_bid() {
            true => self.fix_lead(state, log),
            false => table.phase = Phase::Raise,
        }
    }

    /// TW-30: the auction is won; the Lessers have to discard.
    /// From here on the bid is final (TW-R-25).
    #[inline]
    fn fix_lead<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let table = &mut state.public;
        (table.turns, table.chosen, table.phase) = (0, SeatSet::EMPTY, Phase::Discard);
        let (seat, bid) = (table.lead(), table.bid());
        log.add(|| Event::LeadFixed { seat, bid });
    }

    /// TW-22: a gift waits until all three have chosen.
    /// Cards received in an earlier passing may be given on (TW-R-06).
    #[inline]
    pub(super) fn give<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        cards: CardSet,
        log: &mut L,
    ) {
        log.add(|| Event::GiftChosen {
            seat,
            cards: Some(CardName::all(self.deck(), cards)),
        });
        state.secrets[seat.index()].pending = cards;
        state.public.chosen = state.public.chosen.with(seat);
        if state.public.chosen.len() == SEATS as u32 {
            self.exchange(state, log);
        }
    }

    /// TW-24, TW-25: the gifts change hands together, and a new opening lap follows.
    fn exchange<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        for seat in Seat::all(TABLE) {
            let (to, giver) = (seat.left(TABLE), &mut state.secrets[seat.index()]);
            let cards = std::mem::take(&mut giver.pending);
            giver.given = cards;
            giver.hand = giver.hand.minus(cards);
            log.add(|| Event::Gave {
                seat,
                to,
                cards: Some(CardName::all(self.deck(), cards)),
            });
        }
        for seat in Seat::all(TABLE) {
            let cards = state.secrets[seat.index()].given;
            let receiver = &mut state.secrets[seat.left(TABLE).index()];
            receiver.hand = receiver.hand.union(cards);
        }
        let table = &mut state.public;
        table.passings += 1;
        table.elixir = table.elixir.left(TABLE);
        (table.turns, table.chosen, table.phase) = (0, SeatSet::EMPTY, Phase::Opening);
        let seat = table.elixir;
        log.add(|| Event::ElixirWith { seat });
    }

    /// TW-32: a discard waits until both Lessers have chosen; then Brew begins.
    /// Any card, the Elixir included, and which it was is not announced (TW-R-07).
    #[inline]
    pub(super) fn discard<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        log: &mut L,
    ) {
        log.add(|| Event::DiscardChosen {
            seat,
            card: Some(CardName::of(self.deck(), card)),
        });
        state.secrets[seat.index()].pending = CardSet::only(card);
        state.public.chosen = state.public.chosen.with(seat);
        if state.public.chosen.len() == 2 {
            self.put_discards_away(state, log);
        }
    }

    /// The Lead cannot start before both discards are in (TW-R-08).
    fn put_discards_away<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        for seat in state.public.chosen.iter() {
            let secret = &mut state.secrets[seat.index()];
            let card = std::mem::take(&mut secret.pending).first();
            secret.hand = secret.hand.minus(CardSet::perhaps(card));
            secret.discard = card;
            log.add(|| Event::Discarded {
                seat,
                card: card.map(|card| CardName::of(self.deck(), card)),
            });
        }
        (state.public.chosen, state.public.phase) = (SeatSet::EMPTY, Phase::Lead);
    }
}

#[inline]
fn begin_passing<L: Log<Event>>(table: &mut Public, log: &mut L) {
    (table.turns, table.chosen, table.phase) = (0, SeatSet::EMPTY, Phase::Passing);
    let passing = table.passings + 1;
    log.add(|| Event::PassingBegan { passing });
}
