//! One step of look-ahead on the game's own evaluation.

use crate::choice::{Choice, Considered};
use crate::mind::Position;
use covenstead_core::{Actor, FastRng, Game, Rng, Seat, Silent, Turn};

/// Worlds looked at, all in all, spread over the actions.
const WORLDS: usize = 512;

/// The most worlds for an action.
const FOR_ONE: usize = 24;

/// The action after which the seat stands best, on average over imagined worlds.
pub fn choose<G: Game>(position: &Position<'_, G>, seed: u64) -> Choice<G::Action> {
    let mut rng = FastRng::new(seed);
    let worlds = (WORLDS / position.legal.len()).clamp(2, FOR_ONE);
    let mut sums = vec![0.0; position.legal.len()];
    let clues = position.game.clues(position.view);
    for _ in 0..worlds {
        let world = position.game.imagine_by(position.view, &clues, &mut rng);
        for (sum, &action) in sums.iter_mut().zip(position.legal) {
            *sum += f64::from(chance_after(
                position.game,
                world.clone(),
                position.seat,
                action,
                &mut rng,
            ));
        }
    }
    // Equals are drawn from, so that a seat without a clue does not always do the first thing on
    // the list.
    let ties: Vec<u32> = position.legal.iter().map(|_| rng.next_u32()).collect();
    let mut order: Vec<usize> = (0..sums.len()).collect();
    order.sort_by(|&a, &b| sums[b].total_cmp(&sums[a]).then(ties[a].cmp(&ties[b])));
    let considered = |&place: &usize| Considered {
        action: position.legal[place],
        visits: worlds as u64,
        value: sums[place] / worlds as f64,
    };
    let best = considered(&order[0]);
    Choice {
        action: best.action,
        value: best.value,
        considered: order.iter().take(8).map(considered).collect(),
    }
}

/// The seat's chance to win after an action and the chance that follows it.
fn chance_after<G: Game>(
    game: &G,
    mut world: G::State,
    seat: Seat,
    action: G::Action,
    rng: &mut FastRng,
) -> f32 {
    game.apply(&mut world, Actor::Seat(seat), action, &mut Silent);
    while game.turn(&world) == Turn::Chance {
        let outcome = game.sample(&world, rng);
        game.apply(&mut world, Actor::Chance, outcome, &mut Silent);
    }
    match game.outcome(&world) {
        Some(outcome) => f32::from(u8::from(outcome.won(seat))),
        None => game.evaluate(&world).chances()[seat.index()],
    }
}
