//! The guided first round: tips at the real decisions, beside the real things on the table.
//!
//! The page carries all tips of its game, hidden; the script shows the first one that is still
//! unread, fits the decision and whose thing is on the table. What was read is remembered by the
//! browser alone.

use crate::shell::Shell;
use maud::{Markup, html};

/// A tip.
struct Tip {
    /// The key of its text.
    text: &'static str,
    /// The decision points at which it is worth reading.
    when: &'static [&'static str],
    /// What it stands beside.
    at: &'static str,
}

const fn tip(text: &'static str, when: &'static [&'static str], at: &'static str) -> Tip {
    Tip { text, when, at }
}

const WITCHS_BREW: &[Tip] = &[
    tip("wb-guide-stacks", &["WB-D-01"], ".stacks"),
    tip("wb-guide-hand", &["WB-D-01"], ".mine .hand"),
    tip("wb-guide-call", &["WB-D-02"], ".mine .hand"),
    tip("wb-guide-answer", &["WB-D-03"], ".called-role"),
    tip("wb-guide-ravens", &["WB-D-02", "WB-D-03"], ".ravens"),
    tip(
        "wb-guide-action",
        &[
            "WB-D-04", "WB-D-05", "WB-D-06", "WB-D-07", "WB-D-08", "WB-D-10", "WB-D-11", "WB-D-12",
        ],
        ".called-role",
    ),
    tip("wb-guide-vial", &["WB-D-09"], ".mine .goods"),
];

const THREE_WITCHES: &[Tip] = &[
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

const BREW: &[Tip] = &[
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

const BROOM_SERVICE: &[Tip] = &[
    tip("bs-guide-map", &["BS-D-01"], ".scroll"),
    tip("bs-guide-cards", &["BS-D-01"], ".mine .hand"),
    tip("bs-guide-event", &["BS-D-01", "BS-D-03"], ".lore"),
    tip("bs-guide-lead", &["BS-D-03"], ".mine .hand"),
    tip("bs-guide-answer", &["BS-D-04"], ".called-role"),
    tip("bs-guide-move", &["BS-D-07"], ".scroll"),
    tip("bs-guide-deliver", &["BS-D-09"], ".scroll"),
    tip("bs-guide-charm", &["BS-D-10"], ".scroll"),
];

fn tips(game: &str) -> &'static [Tip] {
    match game {
        "witchs-brew" => WITCHS_BREW,
        "three-witches" => THREE_WITCHES,
        "brew" => BREW,
        "broom-service" => BROOM_SERVICE,
        _ => &[],
    }
}

/// The tips of a game, and the card they are shown on.
pub(crate) fn guide(shell: Shell<'_>, game: &str) -> Markup {
    let tips = tips(game);
    html! {
        @if !tips.is_empty() {
            ol #guide hidden data-game=(game) {
                @for tip in tips { li data-tip=(tip.text) data-when=(tip.when.join(" ")) data-at=(tip.at) { (shell.t(tip.text)) } }
            }
            div #coach role="dialog" aria-labelledby="coach-title" aria-describedby="coach-text" tabindex="-1" hidden {
                h2 #coach-title { (shell.t("guide-title")) }
                p #coach-text {}
                div.buttons {
                    button.primary type="button" data-coach="next" { (shell.t("guide-next")) }
                    button.quiet type="button" data-coach="skip" { (shell.t("guide-skip")) }
                }
            }
        }
    }
}

/// The button in the help that begins the guide anew.
pub(crate) fn again(shell: Shell<'_>, game: &str) -> Markup {
    html! { @if !tips(game).is_empty() { button type="button" data-coach="again" { (shell.t("guide-again")) } } }
}
