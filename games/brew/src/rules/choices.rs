//! Where choices go as they are listed: into a list, or only as far as a question about them needs.

use crate::action::{Action, Mode};
use crate::dice::Face;
use crate::place::Place;
use crate::row::{Layout, Spaces, Targets};
use arrayvec::ArrayVec;
use covenstead_core::Rng;

/// Where choices go as they are listed.
pub(crate) trait Choices {
    /// One more choice. They come in ascending order.
    fn offer(&mut self, action: Action);

    /// Placements of a die on these places.
    #[inline]
    fn offer_placements(&mut self, face: Face, mode: Mode, layout: &Layout, targets: Targets) {
        layout.targets(targets).for_each(|place| self.offer(Action::Place(face, mode, place)));
    }

    /// Placements of a die on spaces of the row, in one way and in another.
    #[inline]
    fn offer_two_ways(&mut self, face: Face, layout: &Layout, ways: [(Mode, Spaces); 2]) {
        ways.into_iter().for_each(|(mode, spaces)| self.offer_placements(face, mode, layout, Targets::from(spaces)));
    }

    /// Whether more choices would change nothing.
    #[inline]
    fn enough(&self) -> bool {
        false
    }
}

impl Choices for Vec<Action> {
    #[inline]
    fn offer(&mut self, action: Action) {
        self.push(action);
    }

    #[inline]
    fn offer_placements(&mut self, face: Face, mode: Mode, layout: &Layout, targets: Targets) {
        if !targets.is_empty() {
            self.extend(layout.targets(targets).map(|place| Action::Place(face, mode, place)));
        }
    }
}

/// Whether there is no choice, one or several.
#[derive(Default)]
pub(super) struct Few {
    pub first: Option<Action>,
    pub several: bool,
}

impl Choices for Few {
    #[inline]
    fn offer(&mut self, action: Action) {
        self.several = self.first.is_some();
        self.first = Some(action);
    }

    #[inline]
    fn enough(&self) -> bool {
        self.several
    }
}

/// Whether one action is among the choices.
pub(super) struct Seek {
    pub wanted: Action,
    pub found: bool,
}

impl Choices for Seek {
    fn offer(&mut self, action: Action) {
        self.found |= action == self.wanted;
    }

    fn enough(&self) -> bool {
        self.found
    }
}

/// Choices to draw one of: placements stay sets, so that a random playout need not write each of them down.
#[derive(Default)]
pub(super) struct Lots {
    lots: ArrayVec<Lot, MOST_LOTS>,
    total: u32,
}

/// The most lots of a step: 4 for each of 6 faces, 36 Creatures' spaces for a die, 32 Potions to brew or drink, 6 turns of
/// Element dice, and the end.
const MOST_LOTS: usize = 104;

/// One choice, or placements of one die.
struct Lot {
    /// How many choices there are up to the end of this lot.
    until: u32,
    /// The choice, or a placement in the first way.
    action: Action,
    /// The second way; none if the targets are all of the first way.
    second: Option<Mode>,
    /// Where; for two ways both sets of spaces. None for a single choice.
    targets: Targets,
}

impl Lots {
    /// One of the choices, every one equally likely, and how many there are.
    #[inline]
    pub fn draw<R: Rng>(&self, layout: &Layout, rng: &mut R) -> (Action, u32) {
        let number = rng.below(self.total);
        let lot = self.lots.iter().find(|lot| number < lot.until).expect("a number below the total");
        (lot.choice(lot.until - 1 - number, layout), self.total)
    }
}

impl Lot {
    /// The choice after which this lot has so many others.
    #[inline]
    fn choice(&self, others_after: u32, layout: &Layout) -> Action {
        let Action::Place(face, mode, _) = self.action else { return self.action };
        if self.targets.is_empty() {
            return self.action;
        }
        let bit = self.targets.nth(self.targets.len() - 1 - others_after);
        match self.second {
            Some(second) => Action::Place(face, if bit.is_second() { second } else { mode }, layout.place(bit.in_row())),
            None => Action::Place(face, mode, layout.place(bit)),
        }
    }
}

impl Choices for Lots {
    #[inline]
    fn offer(&mut self, action: Action) {
        self.total += 1;
        self.lots.push(Lot { until: self.total, action, second: None, targets: Targets::EMPTY });
    }

    #[inline]
    fn offer_placements(&mut self, face: Face, mode: Mode, _layout: &Layout, targets: Targets) {
        self.total += targets.len();
        self.lots.push(Lot { until: self.total, action: Action::Place(face, mode, Place::FIRST), second: None, targets });
    }

    #[inline]
    fn offer_two_ways(&mut self, face: Face, _layout: &Layout, [(mode, spaces), (second, others)]: [(Mode, Spaces); 2]) {
        let targets = Targets::two(spaces, others);
        self.total += targets.len();
        let action = Action::Place(face, mode, Place::FIRST);
        self.lots.push(Lot { until: self.total, action, second: Some(second), targets });
    }
}
