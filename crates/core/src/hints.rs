//! What games use to make hints to search.

use crate::game::{Game, Silent};
use crate::random::Rng;
use crate::seat::{Actor, Seat};

/// What goods are worth that are worth the less the more one has.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    /// The first, the second and so on.
    pub each: &'static [i32],
    /// Every further one.
    pub further: i32,
}

impl Worth {
    /// What `count` of them are worth together.
    ///
    /// ```
    /// use covenstead_core::hints::Worth;
    /// let gold = Worth { each: &[80, 50], further: 10 };
    /// assert_eq!((gold.of(1u8), gold.of(4u16), gold.next(1u8), gold.last(2u8)), (80, 150, 50, 50));
    /// ```
    pub fn of(&self, count: impl Into<u16>) -> i32 {
        let count = usize::from(count.into());
        let known = count.min(self.each.len());
        self.each[..known].iter().sum::<i32>() + (count - known) as i32 * self.further
    }

    /// What one more is worth to whoever has `count`.
    pub fn next(&self, count: impl Into<u16>) -> i32 {
        self.each
            .get(usize::from(count.into()))
            .copied()
            .unwrap_or(self.further)
    }

    /// What giving up one of `count` costs.
    pub fn last(&self, count: impl Into<u16>) -> i32 {
        self.next(count.into().saturating_sub(1))
    }
}

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
        let action = if all {
            actions[look]
        } else {
            rng.pick(actions)
        };
        let mut after = state.clone();
        game.apply(&mut after, Actor::Seat(seat), action, &mut Silent);
        let judged = value(&after) + rng.below(glance.blur) as i32;
        if judged > best.0 {
            best = (judged, action);
        }
    }
    best.1
}
