//! Taking a decision back: allowed as long as nobody could have learned anything from it, computed
//! and not listed.

use crate::fault::{Code, Fault};
use crate::game::{Game, Silent, Turn};
use crate::matches::Match;
use crate::random::Rng;
use crate::seat::{Actor, Seat, Viewer};
use crate::words::Words;

/// In how many imagined worlds a decision must look the same before it is taken for one that
/// reveals nothing.
const WORLDS: u32 = 16;

impl<G: Words> Match<G> {
    /// How many decisions remain if `seat` takes its last one back. It may, of its own accord, as
    /// long as nobody has decided since, chance has not acted since, and nobody has learned
    /// anything hidden from it.
    ///
    /// Whether something was learned is found with imagined worlds: whatever a viewer knew before
    /// the decision, together with how the decision reads to that viewer, must already have told it
    /// all that it sees now. So a sealed choice can be taken back and a card played from a hidden
    /// hand cannot, without a list of special cases.
    pub fn take_back(&self, seat: Seat, rng: &mut impl Rng) -> Result<usize, Fault> {
        let refused = |why: &str| {
            Fault::new(
                Code::NotYourTurn,
                format!("this cannot be taken back freely: {why}"),
            )
        };
        let Some(last) = self.decisions.last() else {
            return Err(refused("nothing has been decided yet"));
        };
        let before = self.decisions.len() - 1;
        if last.seat != seat {
            return Err(refused("somebody else has decided since"));
        }
        if self.chance.len() > last.chance {
            return Err(refused("chance has acted since"));
        }
        let earlier = self.state_after(before);
        let told_nothing = |viewer| (0..WORLDS).all(|_| self.foreseen(&earlier, viewer, rng));
        match Viewer::all(self.game.seats()).all(told_nothing) {
            true => Ok(before),
            false => Err(refused("it has revealed something hidden")),
        }
    }

    /// The state after so many decisions and the outcomes of chance that followed them.
    fn state_after(&self, decisions: usize) -> G::State {
        let mut state = self.loaded.clone().unwrap_or_else(|| self.game.start());
        let mut chance = self.chance.iter();
        settle(&self.game, &mut state, &mut chance);
        for step in self.decisions.iter().take(decisions) {
            self.game
                .apply(&mut state, Actor::Seat(step.seat), step.action, &mut Silent);
            settle(&self.game, &mut state, &mut chance);
        }
        state
    }

    /// Whether the last decision, made in a world that looked like `earlier` to `viewer`, shows
    /// that viewer the same as it did here.
    fn foreseen(&self, earlier: &G::State, viewer: Viewer, rng: &mut impl Rng) -> bool {
        let Some(last) = self.decisions.last() else {
            return false;
        };
        let mut world = self.game.imagine(&self.game.view(earlier, viewer), rng);
        let reads = self
            .game
            .disguise(earlier, Actor::Seat(last.seat), last.action, viewer);
        let mut actions = Vec::new();
        self.game.legal(&world, last.seat, &mut actions);
        let twin = |&action: &G::Action| {
            self.game
                .disguise(&world, Actor::Seat(last.seat), action, viewer)
                == reads
        };
        let Some(action) = actions.into_iter().find(twin) else {
            return false;
        };
        let mut events = Vec::new();
        self.game
            .apply(&mut world, Actor::Seat(last.seat), action, &mut events);
        let seen = |event: &G::Event| self.game.redact(event, viewer);
        self.game.view(&world, viewer) == self.game.view(&self.state, viewer)
            && events
                .iter()
                .filter_map(seen)
                .eq(self.events.since(last.events).filter_map(seen))
    }
}

/// Applies recorded outcomes of chance until somebody has to decide.
fn settle<'a, G: Game>(
    game: &G,
    state: &mut G::State,
    chance: &mut impl Iterator<Item = &'a G::Action>,
) {
    while game.turn(state) == Turn::Chance {
        let outcome = chance
            .next()
            .expect("a match holds every outcome of its chance");
        game.apply(state, Actor::Chance, *outcome, &mut Silent);
    }
}
