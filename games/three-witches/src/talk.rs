//! Who may say what now (TW-70 to TW-73, TW-R-22). Table talk is no part of the state; a server
//! asks here, or reads `talk` in a view.

use crate::ThreeWitches;
use crate::options::TableTalk;
use crate::state::{Phase, Public};
use covenstead_core::{Seat, named};

named! {
    /// What a player may say now.
    pub enum Talk {
        /// Anything.
        Free = "free",
        /// The two signals about the trick, and nothing else.
        Signals = "signals",
        /// Nothing.
        Closed = "closed",
    }
}

impl ThreeWitches {
    /// What the player in `seat` may say now.
    pub fn talk(&self, table: &Public, seat: Seat) -> Talk {
        match table.phase {
            // Between rounds nothing is dealt yet; at the end nothing is at stake.
            Phase::Deal(Seat(0)) | Phase::Over => Talk::Free,
            Phase::Deal(_) | Phase::Opening | Phase::Raise | Phase::Passing => Talk::Closed,
            _ if seat == table.lead() => Talk::Free,
            Phase::Discard => Talk::Closed,
            _ if self.options.table_talk == TableTalk::Signals => Talk::Signals,
            _ => Talk::Closed,
        }
    }

    /// The trick a signal given now speaks of, as round and number; a signal is cleared when this
    /// changes (TW-71). None while there is no trick to speak of. A signal may be a lie (TW-R-23).
    /// It changes neither the state nor the record (TW-I-18).
    pub fn signals_for(&self, table: &Public) -> Option<(u16, u8)> {
        let open = table.phase == Phase::Lead || table.phase.in_trick();
        (open && self.options.table_talk == TableTalk::Signals)
            .then(|| (table.round, table.finished() + 1))
    }
}
