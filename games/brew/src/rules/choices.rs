//! Where choices go as they are listed: into a list, or only as far as a question about them needs.

use crate::action::{Action, Mode};
use crate::dice::Face;
use crate::row::{Layout, Targets};

/// Where choices go as they are listed.
pub(crate) trait Choices {
    /// One more choice. They come in ascending order.
    fn offer(&mut self, action: Action);

    /// Placements of a die on these places.
    #[inline]
    fn offer_placements(&mut self, face: Face, mode: Mode, layout: &Layout, targets: Targets) {
        layout.targets(targets).for_each(|place| self.offer(Action::Place(face, mode, place)));
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
