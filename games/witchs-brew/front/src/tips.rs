//! The tips of a first round of Witch's Brew.

use covenstead_web::{Tip, tip};

pub(crate) const TIPS: &[Tip] = &[
    tip("wb-guide-stacks", &["WB-D-01"], ".stacks"),
    tip("wb-guide-hand", &["WB-D-01"], ".mine .hand"),
    tip("wb-guide-call", &["WB-D-02"], ".mine .hand"),
    tip("wb-guide-answer", &["WB-D-03"], ".called-role"),
    tip("wb-guide-ravens", &["WB-D-02", "WB-D-03"], ".ravens"),
    tip(
        "wb-guide-action",
        &[
            "WB-D-04", "WB-D-05", "WB-D-06", "WB-D-07", "WB-D-08", "WB-D-11", "WB-D-12",
        ],
        ".called-role.won",
    ),
    tip(
        "wb-guide-favor",
        &[
            "WB-D-04", "WB-D-05", "WB-D-06", "WB-D-07", "WB-D-08", "WB-D-10",
        ],
        ".called-role.settled",
    ),
    tip("wb-guide-vial", &["WB-D-09"], ".mine .goods"),
];
