//! The tips of a first round of 3 Witches.

use covenstead_web::{Tip, tip};

pub(crate) const TIPS: &[Tip] = &[
    tip(
        "tw-guide-hand",
        &["TW-D-01", "TW-D-02", "TW-D-03"],
        ".mine .hand",
    ),
    tip(
        "tw-guide-bid",
        &["TW-D-01", "TW-D-02", "TW-D-03"],
        ".offers",
    ),
    tip("tw-guide-give", &["TW-D-04"], ".mine .hand"),
    tip("tw-guide-discard", &["TW-D-05"], ".mine .hand"),
    tip("tw-guide-lead", &["TW-D-06"], ".mine .hand"),
    tip(
        "tw-guide-follow",
        &["TW-D-07", "TW-D-08", "TW-D-09"],
        ".camp.lead",
    ),
    tip(
        "tw-guide-count",
        &["TW-D-07", "TW-D-08", "TW-D-09"],
        ".seer",
    ),
    tip(
        "tw-guide-back",
        &["TW-D-10", "TW-D-11", "TW-D-12"],
        ".camp.lead",
    ),
];
