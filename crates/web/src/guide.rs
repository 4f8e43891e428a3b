//! The guided first round: tips at the real decisions, beside the real things on the table.
//!
//! The page carries all tips of its game, hidden; the script shows the first one that is still
//! unread, fits the decision and whose thing is on the table. What was read is remembered by the
//! browser alone.

use crate::shell::Shell;
use maud::{Markup, html};

/// A tip.
pub struct Tip {
    /// The key of its text.
    text: &'static str,
    /// The decision points at which it is worth reading.
    when: &'static [&'static str],
    /// What it stands beside.
    at: &'static str,
}

/// A tip with this text, at these decision points, beside what this selector finds.
pub const fn tip(text: &'static str, when: &'static [&'static str], at: &'static str) -> Tip {
    Tip { text, when, at }
}

/// The tips of a game, and the card they are shown on.
pub(crate) fn guide(shell: Shell<'_>, game: &str) -> Markup {
    let tips = shell.texts.fronts.of(game).tips();
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
    html! { @if !shell.texts.fronts.of(game).tips().is_empty() { button type="button" data-coach="again" { (shell.t("guide-again")) } } }
}
