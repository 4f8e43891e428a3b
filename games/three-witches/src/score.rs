//! Fate tokens, winners and places (TW-05, TW-67, TW-68, TW-R-21).

use crate::ThreeWitches;
use crate::state::{Public, SEATS};
use covenstead_core::{Outcome, Part, Seat};

impl ThreeWitches {
    /// Whether so many fate tokens win (TW-68).
    /// Tokens are counted without limit (TW-R-20).
    #[inline]
    pub(crate) fn wins(&self, fate: u16) -> bool {
        fate >= self.components().setup.fate_to_win
    }

    /// Fate tokens are the score.
    pub(crate) fn parts(&self, table: &Public, seat: Seat) -> Vec<Part> {
        vec![Part::new("fate tokens", table.fate[seat.index()].into())]
    }

    /// All winners are first, whatever they have above the goal; the others follow by tokens
    /// (TW-R-21).
    pub(crate) fn ranking(&self, table: &Public) -> Outcome {
        let goal = self.components().setup.fate_to_win;
        let results: [(i32, i32); SEATS] =
            table.fate.map(|fate| (fate.into(), fate.min(goal).into()));
        Outcome::placed(&results)
    }

    /// The most rounds a game can have: nobody has reached the goal before the last (TW-I-12).
    pub(crate) fn most_rounds(&self) -> u64 {
        let setup = &self.components().setup;
        let each = u64::from(setup.lead_reward.min(2 * setup.lesser_reward));
        3 * (u64::from(setup.fate_to_win) - 1) / each + 1
    }
}
