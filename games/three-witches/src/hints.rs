//! What experience says, for bots: how the seats stand and what a sensible player would do. Nothing here is a rule.

use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::data::TRICKS;
use crate::state::{Phase, Public, SEATS, Side, State};
use covenstead_core::{Game, Rng, Seat, Standing};

/// What the Elixir counts in a hand, in ranks.
const ELIXIR: i32 = 9;

impl ThreeWitches {
    /// How the seats stand: their fate tokens, and what the round under way promises.
    pub(crate) fn standing(&self, state: &State) -> Standing {
        let table = &state.public;
        let setup = &self.components().setup;
        let (lead, made) = (table.lead(), self.chance_to_make(table));
        let points = |seat: Seat| {
            let promised = match () {
                () if !table.phase.in_brew() || table.phase == Phase::Over => 0,
                () if seat == lead => i32::from(setup.lead_reward) * made,
                () => i32::from(setup.lesser_reward) * (100 - made),
            };
            i32::from(table.fate[seat.index()]) * 100 + promised
        };
        Standing::guess(SEATS as u8, points, 130)
    }

    /// How likely the Lead makes the bid, in hundredths, by the tricks alone.
    fn chance_to_make(&self, table: &Public) -> i32 {
        let won = table.piles(Side::Lead);
        let (need, left) = (i32::from(table.bid()) - i32::from(won), TRICKS as i32 - i32::from(table.finished()));
        match need {
            need if need < 0 || need > left => 0,
            0 if left == 0 => 100,
            need => 60 - 15 * (2 * need - left).abs() / 2,
        }
    }

    /// Whether the cards are dealt anew: the round before is decided and told by its tokens.
    pub(crate) fn between_rounds(&self, state: &State) -> bool {
        state.public.phase == Phase::Deal(Seat(0))
    }

    /// What a sensible player does.
    pub(crate) fn sensible<R: Rng>(&self, state: &State, seat: Seat, scratch: &mut Vec<Action>, rng: &mut R) -> Action {
        self.legal(state, seat, scratch);
        if scratch.len() == 1 {
            return scratch[0];
        }
        match state.public.phase {
            Phase::Opening | Phase::Raise => self.sensible_bid(state, seat, scratch, rng),
            // Rules of thumb for the cards made search weaker than none: there, what is good depends on all three hands.
            _ => rng.pick(scratch),
        }
    }

    /// The more rank in hand, the more is bid.
    fn sensible_bid<R: Rng>(&self, state: &State, seat: Seat, actions: &[Action], rng: &mut R) -> Action {
        let third = Card::all().map(|card| self.weight(card)).sum::<i32>() / 3;
        let strength = self.strength(state.secrets[seat.index()].hand) - third + rng.below(9) as i32 - 4;
        let bid = match strength {
            8.. => 4,
            1.. => 3,
            _ => 0,
        };
        let wanted = if bid == 0 { Action::Pass } else { Action::Bid(bid) };
        if actions.contains(&wanted) { wanted } else { actions[0] }
    }

    fn strength(&self, hand: CardSet) -> i32 {
        hand.iter().map(|card| self.weight(card)).sum()
    }

    fn weight(&self, card: Card) -> i32 {
        if card == Card::ELIXIR { ELIXIR } else { i32::from(self.deck().rank(card)) }
    }
}
