//! One step of look-ahead on the game's own evaluation: the chance to win, and a little place and
//! margin, which is what counts once the game is decided.

use crate::choice::{Choice, Considered};
use crate::mind::Position;
use crate::search::{Utility, of_outcome, of_standing};
use crate::style::Style;
use covenstead_core::{Actor, FastRng, Game, Rng, Silent, Turn};

/// Worlds looked at, all in all, spread over the actions.
const WORLDS: usize = 512;

/// The most worlds for an action.
const FOR_ONE: usize = 24;

/// The action after which the seat stands best, on average over imagined worlds.
pub fn choose<G: Game>(position: &Position<'_, G>, seed: u64) -> Choice<G::Action> {
    let mut rng = FastRng::new(seed);
    let worlds = (WORLDS / position.legal.len()).clamp(2, FOR_ONE);
    let mut sums = vec![0.0; position.legal.len()];
    let mut chances = vec![0.0; position.legal.len()];
    let clues = position.game.clues(position.view);
    for _ in 0..worlds {
        let world = position.game.imagine_by(position.view, &clues, &mut rng);
        for (place, &action) in position.legal.iter().enumerate() {
            let after = utility_after(position, world.clone(), action, &mut rng);
            sums[place] += f64::from(after.of[position.seat.index()]);
            chances[place] += f64::from(after.chance[position.seat.index()]);
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
        value: chances[place] / worlds as f64,
    };
    let best = considered(&order[0]);
    Choice {
        action: best.action,
        value: best.value,
        considered: order.iter().take(8).map(considered).collect(),
    }
}

/// What an action comes to, with the chance that follows it.
fn utility_after<G: Game>(
    position: &Position<'_, G>,
    mut world: G::State,
    action: G::Action,
    rng: &mut FastRng,
) -> Utility {
    let game = position.game;
    game.apply(&mut world, Actor::Seat(position.seat), action, &mut Silent);
    while game.turn(&world) == Turn::Chance {
        let outcome = game.sample(&world, rng);
        game.apply(&mut world, Actor::Chance, outcome, &mut Silent);
    }
    match game.outcome(&world) {
        Some(outcome) => of_outcome(&outcome, Style::STRONG.ambition),
        None => of_standing(&game.evaluate(&world), Style::STRONG.ambition),
    }
}
