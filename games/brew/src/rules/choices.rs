//! Where choices go as they are listed: into a list, or only as far as a question about them needs.

use crate::action::{Action, Mode};
use crate::dice::Face;
use crate::row::{Layout, Target, Targets};
use crate::state::Public;
use covenstead_core::nth_bit;

/// Choices that are one set: its bits, and the choice that each stands for.
pub(super) type ChoiceSet = (u64, fn(&Public, u32) -> Action);

/// Where choices go as they are listed. Whoever only counts or seeks takes many of them at one go.
pub(crate) trait Choices {
    /// One more choice. They come in ascending order.
    fn offer(&mut self, action: Action);

    /// So many choices, ascending by their number.
    #[inline]
    fn offer_each(&mut self, count: u32, nth: impl Fn(u32) -> Action) {
        (0..count).for_each(|number| self.offer(nth(number)));
    }

    /// A choice for each bit of a set, ascending.
    #[inline]
    fn offer_set(&mut self, set: u64, action: impl Fn(u32) -> Action) {
        bits(set).for_each(|bit| self.offer(action(bit)));
    }

    /// A choice for each bit of a set together with each bit of another, ascending.
    #[inline]
    fn offer_pairs(&mut self, firsts: u64, seconds: u64, action: impl Fn(u32, u32) -> Action) {
        bits(firsts).for_each(|first| self.offer_set(seconds, |second| action(first, second)));
    }

    /// Placements of a die on these places.
    #[inline]
    fn offer_placements(&mut self, face: Face, mode: Mode, layout: &Layout, targets: Targets) {
        self.offer_set(targets.bits(), |bit| {
            Action::Place(face, mode, layout.place(Target::of_bit(bit)))
        });
    }

    /// Whether more choices would change nothing.
    #[inline]
    fn enough(&self) -> bool {
        false
    }
}

/// The bits of a set, ascending. Knowing how many there are, a list takes them in at one go.
#[inline]
fn bits(set: u64) -> impl Iterator<Item = u32> {
    let mut left = set;
    (0..set.count_ones()).map(move |_| {
        // The highest bit changes nothing while another is left; with it there always is a lowest
        // one.
        let bit = (left | 1 << 63).trailing_zeros();
        left &= left.wrapping_sub(1);
        bit
    })
}

impl Choices for Vec<Action> {
    #[inline]
    fn offer(&mut self, action: Action) {
        self.push(action);
    }

    #[inline]
    fn offer_set(&mut self, set: u64, action: impl Fn(u32) -> Action) {
        if set != 0 {
            self.extend(bits(set).map(action));
        }
    }
}

/// How many choices there are.
#[derive(Default)]
pub(super) struct Count(pub u32);

impl Choices for Count {
    #[inline]
    fn offer(&mut self, _: Action) {
        self.0 += 1;
    }

    #[inline]
    fn offer_each(&mut self, count: u32, _: impl Fn(u32) -> Action) {
        self.0 += count;
    }

    #[inline]
    fn offer_set(&mut self, set: u64, _: impl Fn(u32) -> Action) {
        self.0 += set.count_ones();
    }

    #[inline]
    fn offer_pairs(&mut self, firsts: u64, seconds: u64, _: impl Fn(u32, u32) -> Action) {
        self.0 += firsts.count_ones() * seconds.count_ones();
    }
}

/// The choice before which there are so many others.
pub(super) struct Nth {
    /// How many are still before it. Behind it, more than there can be.
    before: u32,
    found: Option<Action>,
}

impl Nth {
    #[inline]
    pub fn new(number: u32) -> Nth {
        Nth {
            before: number,
            found: None,
        }
    }

    /// The choice, once all are listed.
    #[inline]
    pub fn found(self) -> Action {
        self.found.expect("no choice is asked for behind the last")
    }
}

impl Choices for Nth {
    #[inline]
    fn offer(&mut self, action: Action) {
        self.offer_each(1, |_| action);
    }

    #[inline]
    fn offer_each(&mut self, count: u32, nth: impl Fn(u32) -> Action) {
        if self.before < count {
            self.found = Some(nth(self.before));
        }
        self.before = self.before.wrapping_sub(count);
    }

    #[inline]
    fn offer_set(&mut self, set: u64, action: impl Fn(u32) -> Action) {
        self.offer_each(set.count_ones(), |number| action(nth_bit(set, number)));
    }

    #[inline]
    fn offer_pairs(&mut self, firsts: u64, seconds: u64, action: impl Fn(u32, u32) -> Action) {
        let each = seconds.count_ones();
        self.offer_each(firsts.count_ones() * each, |number| {
            action(
                nth_bit(firsts, number / each),
                nth_bit(seconds, number % each),
            )
        });
    }

    #[inline]
    fn enough(&self) -> bool {
        self.found.is_some()
    }
}
