//! What experience says, for bots: how the seats stand. Nothing here is a rule.
//!
//! No action is suggested: rules of thumb for bids and for cards made search weaker than none, because what is good depends on all
//! three hands.

use crate::ThreeWitches;
use crate::data::TRICKS;
use crate::state::{Phase, Public, SEATS, Side, State};
use covenstead_core::{Seat, Standing};

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
}
