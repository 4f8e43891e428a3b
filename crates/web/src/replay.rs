//! A finished game, decision by decision.

use crate::boards;
use crate::players;
use crate::shell::{Frame, Shell};
use crate::sight::Sight;
use covenstead_scene::Scene;
use maud::{Markup, html};

/// One position of a replay.
pub struct ReplayPage<'a> {
    /// How the reader wants it.
    pub shell: Shell<'a>,
    /// The id of the table.
    pub id: &'a str,
    /// What a spectator sees there.
    pub scene: &'a Scene,
    /// How many decisions have been made.
    pub at: usize,
    /// How many there are.
    pub of: usize,
}

/// A replay at one position, with a scrubber that works without script.
pub fn replay_page(page: &ReplayPage<'_>) -> Markup {
    let sight = Sight::new(page.scene, page.shell);
    let board = boards::of(page.scene.game);
    let mut sheets = vec!["table.css"];
    sheets.extend(board.sheet());
    let to = |at: usize| format!("/t/{}/replay?at={at}", page.id);
    page.shell.document(Frame {
        title: page.scene.title.to_string(),
        class: "at-table replaying",
        sheets: &sheets,
        symbols: board.symbols(),
        header: html! { div.crumb { h1 { (page.scene.title) } } },
        body: html! {
            div #content .stage {
                main #table class={ "table game-" (page.scene.game) } data-version=(page.at) {
                    div.felt {
                        form.scrubber method="get" action={ "/t/" (page.id) "/replay" } data-replay {
                            a.button rel="prev" href=(to(page.at.saturating_sub(1))) aria-label=(sight.t("step-back")) { "‹" }
                            input type="range" name="at" min="0" max=(page.of) value=(page.at) aria-label=(sight.t("replay"));
                            a.button rel="next" href=(to((page.at + 1).min(page.of))) aria-label=(sight.t("step-on")) { "›" }
                            output { (page.at) " / " (page.of) }
                            noscript { button { (sight.t("go")) } }
                        }
                        @if let Some(line) = page.scene.log.last() { p.latest { (line.text) } }
                        (players::rivals(&sight))
                        section.board aria-label=(sight.t("board")) { (board.draw(&sight)) }
                    }
                }
            }
        },
    })
}
