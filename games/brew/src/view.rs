//! What a viewer knows, and imagining the rest (section "Hidden information" of the specification).

use crate::Brew;
use crate::state::{Public, State};
use covenstead_core::{Seat, Viewer};

/// All that one viewer knows.
///
/// Everybody knows everything that has happened: every Potion in a hand was brewed from the face-up
/// market or reserve, and the contents of all piles are what has not been seen. What is *displayed*
/// of other hands is only their size, unless they are open (BR-R-48).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open and what all have witnessed.
    pub public: Public,
}

impl Brew {
    /// Whether `viewer` is shown the cards in the hand of `seat`, and not only their number (BR-51,
    /// BR-R-48).
    pub(crate) fn shows_hand(&self, view: &View, seat: Seat) -> bool {
        view.viewer.is(seat)
            || self.options.open_hands
            || view.public.phase == crate::state::Phase::Over
    }

    /// The state that looks like this view. The order of a pile and the dice to come do not exist
    /// before chance draws them, every one left equally likely, so nothing is left to be drawn
    /// here: a fresh draw is the uniform shuffle of what is unseen.
    pub(crate) fn imagine_from(&self, view: &View) -> State {
        State {
            public: view.public,
        }
    }
}
