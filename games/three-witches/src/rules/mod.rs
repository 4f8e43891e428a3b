//! The course of the game. Each file is a chapter of the rules; here they are tied together: who
//! decides, between what, and which chapter carries it out.

pub(crate) mod bid;
pub(crate) mod brew;
mod permit;
mod round;
mod why_not;

pub use why_not::WhyNot;

use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::event::Event;
use crate::state::{Phase, Public, SEATS, State};
use covenstead_core::{Log, Seat, SeatSet, Turn};

/// The number of seats as the core counts them.
pub(crate) const TABLE: u8 = SEATS as u8;

impl ThreeWitches {
    /// A decision with one legal answer is asked all the same, because skipping it would betray
    /// something (TW-R-18). Each has at least one (TW-I-14).
    #[inline]
    pub(crate) fn turn_of(&self, table: &Public) -> Turn {
        match table.phase {
            Phase::Deal(_) => Turn::Chance,
            Phase::Over => Turn::Over,
            Phase::Passing => Turn::Seats(SeatSet::all(TABLE).minus(table.chosen)),
            Phase::Discard => Turn::Seats(
                SeatSet::all(TABLE)
                    .without(table.lead())
                    .minus(table.chosen),
            ),
            _ => Turn::Seats(SeatSet::only(self.actor(table))),
        }
    }

    /// The seat whose turn it is, where it is one alone.
    #[inline]
    pub(crate) fn actor(&self, table: &Public) -> Seat {
        match table.phase {
            Phase::Opening => opening_seat(table),
            Phase::Raise => self.raise_seat(table),
            Phase::First | Phase::Last => table.lesser_1(),
            Phase::Second => table.lesser_2(),
            Phase::Propose => table.proposer(),
            Phase::Answer => table.answerer(),
            Phase::Lead
            | Phase::TakeBack
            | Phase::Deal(_)
            | Phase::Passing
            | Phase::Discard
            | Phase::Over => table.lead(),
        }
    }

    /// The legal actions of a seat that owes a decision, ascending.
    #[inline]
    pub(crate) fn list(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let (table, hand) = (&state.public, state.secrets[seat.index()].hand);
        match table.phase {
            Phase::Opening => self.list_opening(table, actions),
            Phase::Raise => actions.extend([Action::Pass, Action::Bid(self.high_bid())]),
            Phase::Passing => list_gifts(hand, seat == table.elixir, actions),
            Phase::Discard => actions.extend(hand.iter().map(Action::Discard)),
            Phase::Lead => list_leads(hand, actions),
            Phase::First => {
                if self.may_hold_back(table, hand) {
                    actions.push(Action::Pass);
                }
                actions.extend(self.playable(table, hand).iter().map(Action::Play));
            }
            Phase::Second => actions.extend(self.playable(table, hand).iter().map(Action::Play)),
            Phase::Last => actions.extend(hand.iter().map(Action::Play)),
            Phase::TakeBack => {
                actions.extend(table.current().lead_cards().iter().map(Action::TakeBack))
            }
            Phase::Propose => {
                actions.extend(table.current().lead_cards().iter().map(Action::Propose))
            }
            Phase::Answer => {
                actions.push(Action::Accept);
                actions.extend(other_card(table).map(Action::Name));
            }
            Phase::Deal(_) | Phase::Over => {}
        }
    }

    /// Carries out a legal decision and everything automatic that follows.
    #[inline]
    pub(crate) fn decide<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut L,
    ) {
        match (state.public.phase, action) {
            (Phase::First, Action::Pass) => self.hold_back(state, seat, log),
            (_, Action::Pass) => self.pass(state, seat, log),
            (_, Action::Bid(number)) => self.bid(state, seat, number, log),
            (_, Action::Give(cards)) => self.give(state, seat, cards, log),
            (_, Action::Discard(card)) => self.discard(state, seat, card, log),
            (_, Action::Lead(up, down)) => self.lead(state, seat, up, down, log),
            (_, Action::Play(card)) => self.play(state, seat, card, log),
            (_, Action::TakeBack(card)) => self.take_back(state, seat, card, log),
            (_, Action::Propose(card)) => self.propose(state, seat, card, log),
            (_, Action::Accept) => self.accept(state, seat, log),
            (_, Action::Name(card)) => self.answer(state, seat, card, false, log),
            (_, Action::Deal(..)) => unreachable!("an outcome of chance is no decision"),
        }
    }

    /// The lower of the two bids.
    #[inline]
    pub(crate) fn low_bid(&self) -> u8 {
        self.components().setup.bids[0]
    }

    /// The higher of the two bids.
    #[inline]
    pub(crate) fn high_bid(&self) -> u8 {
        self.components().setup.bids[1]
    }
}

/// The seat whose opening turn it is: from the left of the Elixir holder, who is last (TW-14).
#[inline]
pub(crate) fn opening_seat(table: &Public) -> Seat {
    steps_left(table.elixir, table.turns + 1)
}

#[inline]
fn steps_left(seat: Seat, steps: u8) -> Seat {
    Seat((seat.0 + steps) % TABLE)
}

/// Every pair of the hand, ascending; the Elixir holder's with the Elixir only (TW-22, TW-23).
#[inline]
fn list_gifts(hand: CardSet, with_elixir: bool, actions: &mut Vec<Action>) {
    let highs = if with_elixir { CardSet::ELIXIR } else { hand };
    for high in highs.iter() {
        let lower = CardSet(hand.0 & ((1 << high.0) - 1));
        actions.extend(
            lower
                .iter()
                .map(|low| Action::Give(CardSet::pair(low, high))),
        );
    }
}

/// Every ordered pair whose face-up card is not the Elixir (TW-36).
#[inline]
fn list_leads(hand: CardSet, actions: &mut Vec<Action>) {
    for up in hand.without(Card::ELIXIR).iter() {
        actions.extend(hand.without(up).iter().map(|down| Action::Lead(up, down)));
    }
}

/// The card of the Lead's two that was not proposed.
#[inline]
pub(crate) fn other_card(table: &Public) -> Option<Card> {
    table
        .current()
        .lead_cards()
        .without(table.proposed?)
        .first()
}
