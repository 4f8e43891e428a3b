//! What games use to make hints to search.

use crate::game::{Game, Silent};
use crate::random::Rng;
use crate::seat::{Actor, Seat};

/// How closely a list of actions is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Glance {
    /// The most actions looked at; of a longer list, so many are drawn.
    pub looks: usize,
    /// How far a judgement may be off: a number below this is added to each value.
    pub blur: u32,
}

/// The action after which `value` is highest, at a glance.
pub fn best_of<G: Game, R: Rng>(
    game: &G,
    state: &G::State,
    seat: Seat,
    actions: &[G::Action],
    glance: Glance,
    value: impl Fn(&G::State) -> i32,
    rng: &mut R,
) -> G::Action {
    if actions.len() == 1 {
        return actions[0];
    }
    let all = actions.len() <= glance.looks;
    let mut best = (i32::MIN, actions[0]);
    for look in 0..actions.len().min(glance.looks) {
        let action = if all { actions[look] } else { rng.pick(actions) };
        let mut after = state.clone();
        game.apply(&mut after, Actor::Seat(seat), action, &mut Silent);
        let judged = value(&after) + rng.below(glance.blur) as i32;
        if judged > best.0 {
            best = (judged, action);
        }
    }
    best.1
}
