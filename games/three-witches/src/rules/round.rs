//! The deal, the end of a round and the end of the game (TW-10 to TW-13, TW-64 to TW-68).

use super::TABLE;
use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::data::{HAND, TRICKS};
use crate::event::{CardName, Event};
use crate::setup::round_start;
use crate::state::{Phase, Public, SEATS, Secret, Side, State};
use covenstead_core::{Log, Rng, Seat};

impl ThreeWitches {
    /// The cards not dealt yet: the deck is a set until a hand is drawn from it.
    #[inline]
    pub(crate) fn undealt(&self, state: &State) -> CardSet {
        state
            .secrets
            .iter()
            .fold(CardSet::ALL, |left, secret| left.minus(secret.hand))
    }

    /// TW-C-01: hand after hand from what is left, so that all deals are equally likely.
    #[inline]
    pub(crate) fn draw_hand<R: Rng>(&self, state: &State, rng: &mut R) -> Action {
        let Phase::Deal(seat) = state.public.phase else {
            unreachable!("chance only deals")
        };
        Action::Deal(
            seat,
            CardSet(rng.bits(self.undealt(state).0.into(), HAND as u32) as u32),
        )
    }

    /// TW-11 to TW-13: with the last hand the holder of the Elixir is announced and the bidding
    /// begins.
    #[inline]
    pub(crate) fn deal<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        cards: CardSet,
        log: &mut L,
    ) {
        let round = state.public.round;
        state.secrets[seat.index()].hand = cards;
        log.add(|| Event::Dealt {
            seat,
            round,
            cards: Some(CardName::all(self.deck(), cards)),
        });
        if seat.index() + 1 < SEATS {
            state.public.phase = Phase::Deal(seat.left(TABLE));
            return;
        }
        let holder =
            Seat::all(TABLE).find(|seat| state.secrets[seat.index()].hand.contains(Card::ELIXIR));
        let seat = holder.unwrap_or_default();
        (state.public.elixir, state.public.phase) = (seat, Phase::Opening);
        log.add(|| Event::ElixirWith { seat });
    }

    /// Whether no further trick is played: after the fifth, or once the bid cannot be met
    /// (`stop_when_decided`, TW-R-17).
    #[inline]
    pub(crate) fn round_is_over(&self, table: &Public) -> bool {
        usize::from(table.trick) == TRICKS
            || self.options.stop_when_decided && self.is_missed(table)
    }

    /// Whether the Lead can no longer win exactly the bid.
    #[inline]
    pub(crate) fn is_missed(&self, table: &Public) -> bool {
        let (won, left) = (table.piles(Side::Lead), TRICKS as u8 - table.finished());
        won > table.bid() || won + left < table.bid()
    }

    /// Score (TW-64 to TW-67).
    #[inline]
    pub(super) fn score<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let table = &mut state.public;
        let (lead, tricks) = (table.lead(), table.piles(Side::Lead));
        let made = tricks == table.bid();
        let setup = &self.components().setup;
        for seat in Seat::all(TABLE) {
            table.fate[seat.index()] += match (made, seat == lead) {
                (true, true) => setup.lead_reward,
                (false, false) => setup.lesser_reward,
                _ => 0,
            };
        }
        let (round, bid, fate) = (table.round, table.bid(), table.fate);
        log.add(|| Event::Scored {
            round,
            lead,
            bid,
            tricks,
            made,
            fate,
        });
        if self.options.reveal_after_round {
            log.add(|| self.show_all(state));
        }
        self.end_or_go_on(state, log);
    }

    fn end_or_go_on<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let Public { round, fate, .. } = state.public;
        if fate.iter().any(|&fate| self.wins(fate)) {
            state.public.phase = Phase::Over;
            let winners = Seat::all(TABLE).filter(|seat| self.wins(fate[seat.index()]));
            log.add(|| Event::GameOver {
                rounds: round,
                winners: winners.collect(),
            });
        } else {
            *state = State {
                public: round_start(round + 1, fate),
                secrets: [Secret::default(); SEATS],
            };
        }
    }

    /// TW-R-16, `reveal_after_round`: what was hidden in the round.
    fn show_all(&self, state: &State) -> Event {
        let deck = self.deck();
        let name = |card: Card| CardName::of(deck, card);
        let pile = |number: usize| {
            let cards: Vec<Card> = self.pile(state, number).iter().collect();
            std::array::from_fn(|place| name(cards[place]))
        };
        Event::Shown {
            discards: std::array::from_fn(|seat| state.secrets[seat].discard.map(name)),
            piles: (0..usize::from(state.public.trick)).map(pile).collect(),
            hands: std::array::from_fn(|seat| CardName::all(deck, state.secrets[seat].hand)),
        }
    }

    /// The three cards in the pile of a finished trick: all four less the one that went back.
    pub(crate) fn pile(&self, state: &State, number: usize) -> CardSet {
        let trick = &state.public.tricks[number];
        trick.shown().minus(self.went_back(state, number))
    }

    /// Which of the Lead's two cards went back in a finished trick, whoever knows it: the one that
    /// was with the Lead later.
    pub(crate) fn went_back(&self, state: &State, number: usize) -> CardSet {
        let table = &state.public;
        let lead = &state.secrets[table.lead().index()];
        let later = table.played()[number + 1..]
            .iter()
            .fold(CardSet::EMPTY, |all, trick| all.union(trick.lead_cards()));
        let with_lead = lead
            .hand
            .union(lead.face_down.into_iter().collect())
            .union(later);
        table.tricks[number].lead_cards().both(with_lead)
    }
}
