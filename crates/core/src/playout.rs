//! Random games played to their end: what simulation, benchmarks and search are made of.

use crate::game::{Game, Silent, Turn};
use crate::random::Rng;
use crate::seat::Actor;

/// What a playout took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Decisions of players.
    pub decisions: u64,
    /// Outcomes of chance.
    pub chance: u64,
    /// Legal actions offered, summed over the decisions.
    pub offered: u64,
}

/// Plays `state` to its end, every decision drawn uniformly from the legal actions. `actions` is
/// scratch space: kept by the caller, it makes the loop free of allocations once it has grown.
#[inline]
pub fn playout<G: Game, R: Rng>(
    game: &G,
    state: &mut G::State,
    rng: &mut R,
    actions: &mut Vec<G::Action>,
) -> Played {
    let mut played = Played::default();
    loop {
        match game.turn(state) {
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody owes a decision");
                let (action, offered) = game.pick(state, seat, actions, rng);
                game.apply(state, Actor::Seat(seat), action, &mut Silent);
                played.decisions += 1;
                played.offered += u64::from(offered);
            }
            Turn::Chance => {
                let outcome = game.sample(state, rng);
                game.apply(state, Actor::Chance, outcome, &mut Silent);
                played.chance += 1;
            }
            Turn::Over => return played,
        }
    }
}
