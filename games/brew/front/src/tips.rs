//! The tips of a first round of Brew.

use covenstead_web::{Tip, tip};

pub(crate) const TIPS: &[Tip] = &[
    tip("br-guide-character", &["BR-D-01"], ".choosing"),
    tip("br-guide-dice", &["BR-D-02"], "section.pool"),
    tip("br-guide-forests", &["BR-D-02"], ".forests"),
    tip("br-guide-village", &["BR-D-02"], "#village"),
    tip("br-guide-market", &["BR-D-02"], ".market"),
    tip(
        "br-guide-creatures",
        &["BR-D-02", "BR-D-04"],
        "section.piles",
    ),
    tip("br-guide-end", &["BR-D-02"], ".end"),
];
