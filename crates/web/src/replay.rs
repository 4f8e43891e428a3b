//! A finished game, decision by decision.

use crate::players;
use crate::shell::{Frame, Shell};
use crate::sight::Sight;
use covenstead_scene::Scene;
use maud::{Markup, html};

/// Where a replayed game comes from.
#[derive(Clone, Copy)]
pub enum Source<'a> {
    /// The table with this id.
    Table(&'a str),
    /// A record that the reader has brought: its text, which goes back and forth, so that the
    /// server keeps nothing.
    Record(&'a str),
}

/// One position of a replay.
pub struct ReplayPage<'a> {
    /// How the reader wants it.
    pub shell: Shell<'a>,
    /// Where it comes from.
    pub source: Source<'a>,
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
    let fronts = page.shell.texts.fronts;
    let board = fronts.of(page.scene.game);
    page.shell.document(Frame {
        title: page.scene.title.to_string(),
        class: "at-table replaying",
        sheets: &fronts.sheets(page.scene.game),
        symbols: board.symbols(),
        header: html! { div.crumb { h1 { (page.scene.title) } } },
        body: html! {
            div #content .stage {
                main #table class={ "table game-" (page.scene.game) } data-version=(page.at) {
                    div.felt {
                        (scrubber(page, &sight))
                        @if let Some(line) = page.scene.log.last() { p.latest { (line.text) } }
                        (players::rivals(&sight))
                        section.board aria-label=(sight.t("board")) { (board.draw(&sight)) }
                    }
                }
            }
        },
    })
}

fn scrubber(page: &ReplayPage<'_>, sight: &Sight<'_>) -> Markup {
    let (method, action) = match page.source {
        Source::Table(id) => ("get", format!("/t/{id}/replay")),
        Source::Record(_) => ("post", "/replay".to_string()),
    };
    let step = |name: &str, key: &str, to: usize, sign: &str| match page.source {
        Source::Table(id) => html! {
            a.button rel=(name) href={ "/t/" (id) "/replay?at=" (to) } aria-label=(sight.t(key)) { (sign) }
        },
        Source::Record(_) => html! {
            button data-step=(name) name="to" value=(to) aria-label=(sight.t(key)) { (sign) }
        },
    };
    html! {
        form.scrubber method=(method) action=(action) data-replay {
            @if let Source::Record(text) = page.source { textarea.unseen name="record" hidden { (text) } }
            (step("prev", "step-back", page.at.saturating_sub(1), "‹"))
            input type="range" name="at" min="0" max=(page.of) value=(page.at) aria-label=(sight.t("replay"));
            (step("next", "step-on", (page.at + 1).min(page.of), "›"))
            output { (page.at) " / " (page.of) }
            noscript { button { (sight.t("go")) } }
        }
    }
}
