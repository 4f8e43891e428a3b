//! What a bot may spend and what it answers.

use serde::Serialize;

/// When to stop thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// After so many milliseconds.
    Millis(u64),
    /// After so many iterations: the answer then depends on nothing but the position and the seed.
    Iterations(u64),
}

/// What a bot may spend on one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// When to stop.
    pub limit: Limit,
    /// How many threads to think on.
    pub threads: usize,
}

impl Budget {
    /// So many milliseconds on one thread.
    pub fn millis(millis: u64) -> Budget {
        Budget {
            limit: Limit::Millis(millis),
            threads: 1,
        }
    }

    /// So many iterations on one thread.
    pub fn iterations(iterations: u64) -> Budget {
        Budget {
            limit: Limit::Iterations(iterations),
            threads: 1,
        }
    }
}

/// One action that was thought about.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// How often it was looked into.
    pub visits: u64,
    /// The chance to win with it, as far as the bot can tell.
    pub value: f64,
}

/// What a bot answers: an action and its reasons.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice<A> {
    /// The action it plays.
    pub action: A,
    /// Its chance to win, as far as it can tell.
    pub value: f64,
    /// The best few of what it thought about, best first.
    pub considered: Vec<Considered<A>>,
}

impl<A> Choice<A> {
    /// The same choice with actions of another kind, such as their texts.
    pub fn map<B>(self, name: impl Fn(A) -> B) -> Choice<B> {
        let rename = |one: Considered<A>| Considered {
            action: name(one.action),
            visits: one.visits,
            value: one.value,
        };
        Choice {
            action: name(self.action),
            value: self.value,
            considered: self.considered.into_iter().map(rename).collect(),
        }
    }
}
