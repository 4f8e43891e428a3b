//! A match as the server, the protocol and the arena use it.

use covenstead_bots::{Mind, Seated};
use covenstead_core::{Code, Fault, Match, Seat, Table, Viewer, Words};

/// A match behind a vtable, with a mind for the bot in any of its seats.
pub trait LiveTable: Table {
    /// The decision that `seat` owes, with all that the seat knows and nothing else, for a bot to think about.
    fn mind(&self, seat: Seat) -> Result<Box<dyn Mind>, Fault>;
    /// The same match, to try something on without touching this one.
    fn fork(&self) -> Box<dyn LiveTable>;
}

impl<G: Words> LiveTable for Match<G> {
    fn fork(&self) -> Box<dyn LiveTable> {
        Box::new(self.clone())
    }

    fn mind(&self, seat: Seat) -> Result<Box<dyn Mind>, Fault> {
        let mut legal = Vec::new();
        self.rules().legal(self.true_state(), self.seated(seat)?, &mut legal);
        let view = self.rules().view(self.true_state(), Viewer::Seat(seat));
        match Seated::new(self.rules().clone(), seat, view, legal) {
            Some(seated) => Ok(Box::new(seated)),
            None if self.status().over => Err(Fault::new(Code::Over, "the game is over")),
            None => Err(Fault::new(Code::NotYourTurn, format!("{seat} has nothing to decide now: {}", self.status().text))),
        }
    }
}
