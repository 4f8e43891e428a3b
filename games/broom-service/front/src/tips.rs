//! The tips of a first round of Broom Service.

use covenstead_web::{Tip, tip};

pub(crate) const TIPS: &[Tip] = &[
    tip("bs-guide-map", &["BS-D-01"], ".scroll"),
    tip("bs-guide-cards", &["BS-D-01"], ".mine .hand"),
    tip("bs-guide-event", &["BS-D-01", "BS-D-03"], ".lore"),
    tip("bs-guide-lead", &["BS-D-03"], ".mine .hand"),
    tip("bs-guide-answer", &["BS-D-04"], ".called-role"),
    tip("bs-guide-move", &["BS-D-07"], ".scroll"),
    tip("bs-guide-deliver", &["BS-D-09"], ".scroll"),
    tip("bs-guide-charm", &["BS-D-10"], ".scroll"),
];
