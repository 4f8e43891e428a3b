//! Playing, comparing and finishing a trick (TW-35 to TW-63).

use crate::ThreeWitches;
use crate::cards::{Card, CardSet};
use crate::data::Suit;
use crate::event::{CardName, Event};
use crate::options::EyePass;
use crate::state::{Back, Phase, Public, Side, State, Trick};
use covenstead_core::{Log, Seat};

impl ThreeWitches {
    /// Whether an Eye was led to the trick on the table (TW-46).
    #[inline]
    pub(crate) fn eye_lead(&self, table: &Public) -> bool {
        table.current().up.is_some_and(|up| self.is_eye(up))
    }

    /// The cards of the lead suit (TW-37).
    #[inline]
    pub(crate) fn lead_suit(&self, table: &Public) -> CardSet {
        table
            .current()
            .up
            .map_or(CardSet::EMPTY, |up| self.suit_mates(up))
    }

    /// The lead suit itself; while nothing is led, that of the Elixir, which nobody follows.
    pub(crate) fn suit_led(&self, table: &Public) -> Suit {
        let up = table.current().up;
        up.map_or(Suit::ELIXIR, |up| self.deck().suit(up))
    }

    /// What a Lesser with this hand may play in steps B and C: the lead suit if they have it, else
    /// anything (TW-40, TW-42). The Elixir is an ordinary choice for a Lesser without the suit led
    /// (TW-R-09).
    #[inline]
    pub(crate) fn playable(&self, table: &Public, hand: CardSet) -> CardSet {
        let following = hand.both(self.lead_suit(table));
        if following.is_empty() {
            hand
        } else {
            following
        }
    }

    /// Whether Lesser 1 with this hand may pass in step B (TW-41, TW-R-10).
    #[inline]
    pub(crate) fn may_hold_back(&self, table: &Public, hand: CardSet) -> bool {
        let void = hand.both(self.lead_suit(table)).is_empty();
        void && (self.options.eye_pass == EyePass::Allowed || !self.eye_lead(table))
    }

    /// Step A (TW-36).
    #[inline]
    pub(super) fn lead<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        up: Card,
        down: Card,
        log: &mut L,
    ) {
        let (secret, table) = (&mut state.secrets[seat.index()], &mut state.public);
        secret.hand = secret.hand.without(up).without(down);
        secret.face_down = Some(down);
        table.trick += 1;
        *table.current_mut() = Trick {
            up: Some(up),
            ..Trick::default()
        };
        table.phase = Phase::First;
        let (trick, eye) = (table.trick, self.is_eye(up));
        let name = |card| CardName::of(self.deck(), card);
        log.add(|| Event::Led {
            seat,
            trick,
            up: name(up),
            down: Some(name(down)),
            eye,
        });
    }

    /// Step B: Lesser 1 passes and will play last (TW-41).
    /// Nobody sees the card before the reveal, the partner included (TW-R-11).
    #[inline]
    pub(super) fn hold_back<L: Log<Event>>(&self, state: &mut State, seat: Seat, log: &mut L) {
        log.add(|| Event::Held { seat });
        state.public.current_mut().passed = true;
        state.public.phase = Phase::Second;
    }

    /// Steps B, C and D: a card of a Lesser, face down on an Eye lead (TW-45, TW-46).
    #[inline]
    pub(super) fn play<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        log: &mut L,
    ) {
        let face_down = self.eye_lead(&state.public);
        log.add(|| Event::Played {
            seat,
            face_down,
            card: Some(CardName::of(self.deck(), card)),
        });
        let (secret, table) = (&mut state.secrets[seat.index()], &mut state.public);
        secret.hand = secret.hand.without(card);
        match (face_down, table.phase) {
            (true, _) => secret.face_down = Some(card),
            (false, Phase::Second) => table.current_mut().second = Some(card),
            (false, _) => table.current_mut().first = Some(card),
        }
        match completes(table) {
            false => {
                table.phase = if table.phase == Phase::First {
                    Phase::Second
                } else {
                    Phase::Last
                }
            }
            true => self.reveal(state, log),
        }
    }

    /// Step E: everything is shown and compared (TW-49 to TW-55); then somebody decides what goes
    /// back.
    #[inline]
    fn reveal<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        turn_up(state);
        let table = &mut state.public;
        let seat = table.lead();
        let (number, trick) = (table.trick, table.current_mut());
        let Trick {
            up: Some(up),
            down: Some(down),
            first: Some(first),
            second: Some(second),
            ..
        } = *trick
        else {
            unreachable!("all four cards are on the table in step E")
        };
        let (lead_value, lessers_value) = (self.worth(up, down), self.worth(first, second));
        let winner = if lessers_value > lead_value {
            Side::Lessers
        } else {
            Side::Lead
        };
        trick.winner = Some(winner);
        let names = |one, other| {
            [
                CardName::of(self.deck(), one),
                CardName::of(self.deck(), other),
            ]
        };
        log.add(|| {
            let (lead, lessers) = (names(up, down), names(first, second));
            Event::Revealed {
                seat,
                trick: number,
                lead,
                lessers,
                lead_value,
                lessers_value,
                winner,
            }
        });
        match winner {
            Side::Lead if down == Card::ELIXIR => self.go_back(state, up, log),
            Side::Lead => table.phase = Phase::TakeBack,
            Side::Lessers => table.phase = Phase::Propose,
        }
    }

    /// TW-58: the Lead won with the Elixir, so the other card goes back of itself. (It is never the
    /// face-up card.)
    #[inline]
    fn go_back<L: Log<Event>>(&self, state: &mut State, card: Card, log: &mut L) {
        let seat = state.public.lead();
        log.add(|| Event::WentBack {
            seat,
            card: CardName::of(self.deck(), card),
        });
        self.put_back(state, card, Back::Open(card), log);
    }

    /// TW-57.
    /// In the last trick too, although it affects nothing any more (TW-R-13).
    #[inline]
    pub(super) fn take_back<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        log: &mut L,
    ) {
        log.add(|| Event::TookBack {
            seat,
            card: Some(CardName::of(self.deck(), card)),
        });
        self.put_back(state, card, Back::Secret, log);
    }

    /// TW-60, first step.
    #[inline]
    pub(super) fn propose<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        log: &mut L,
    ) {
        let lead = state.public.lead();
        log.add(|| Event::Proposed {
            seat,
            lead,
            card: CardName::of(self.deck(), card),
        });
        state.public.proposed = Some(card);
        state.public.phase = Phase::Answer;
    }

    /// TW-60, second step: the card proposed goes back.
    #[inline]
    pub(super) fn accept<L: Log<Event>>(&self, state: &mut State, seat: Seat, log: &mut L) {
        let Some(card) = state.public.proposed else {
            unreachable!("an answer follows a proposal")
        };
        self.answer(state, seat, card, true, log);
    }

    /// TW-60, second step: the answer is final (TW-R-12).
    #[inline]
    pub(super) fn answer<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        accepted: bool,
        log: &mut L,
    ) {
        let lead = state.public.lead();
        log.add(|| Event::Returned {
            seat,
            lead,
            card: CardName::of(self.deck(), card),
            accepted,
        });
        state.public.proposed = None;
        self.put_back(state, card, Back::Open(card), log);
    }

    /// TW-56, TW-61: one card goes back to the Lead, the other three are the winner's pile.
    /// The other card goes into the pile unseen (TW-R-14).
    #[inline]
    fn put_back<L: Log<Event>>(&self, state: &mut State, card: Card, back: Back, log: &mut L) {
        let table = &mut state.public;
        let lead = &mut state.secrets[table.lead().index()];
        lead.hand = lead.hand.with(card);
        table.current_mut().back = back;
        table.phase = Phase::Lead;
        let table = &state.public;
        log.add(|| Event::Collected {
            seat: table.lead(),
            trick: table.trick,
            winner: table.current().winner.unwrap_or(Side::Lead),
            lead_piles: table.piles(Side::Lead),
            lessers_piles: table.piles(Side::Lessers),
        });
        if self.round_is_over(table) {
            self.score(state, log);
        }
    }
}

/// Whether the card just played is the last of the trick: Lesser 2's without a pass before, or
/// Lesser 1's after one.
#[inline]
pub(crate) fn completes(table: &Public) -> bool {
    match table.phase {
        Phase::Second => !table.current().passed,
        phase => phase == Phase::Last,
    }
}

/// Turns up every card that lies face down.
#[inline]
fn turn_up(state: &mut State) {
    let table = &mut state.public;
    let (lead, first, second) = (table.lead(), table.lesser_1(), table.lesser_2());
    let trick = table.current_mut();
    trick.down = state.secrets[lead.index()].face_down.take();
    trick.first = trick
        .first
        .or(state.secrets[first.index()].face_down.take());
    trick.second = trick
        .second
        .or(state.secrets[second.index()].face_down.take());
}
