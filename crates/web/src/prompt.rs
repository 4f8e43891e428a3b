//! The prompt bar: what is asked, and the choices as buttons in words.

use crate::sight::Sight;
use crate::table::TablePage;
use covenstead_scene::{Ask, Choice, Pick};
use maud::{Markup, html};

/// The prompt bar, always in view.
pub(crate) fn bar(page: &TablePage<'_>, sight: &Sight<'_>) -> Markup {
    let prompt = &sight.scene.prompt;
    let asked = prompt.asks(sight.scene.viewer);
    html! {
        section.prompt .yours[asked] aria-label=(sight.t("prompt")) {
            p.question {
                @if asked { b.turn { (sight.t("your-turn")) } " " }
                (prompt.text)
            }
            label.button.open-sheet for="sheet" { (sight.t("tab-log")) }
            form #choose method="post" action={ "/t/" (page.id) "/play" } {
                input type="hidden" name="version" value=(page.version);
                (match &sight.scene.ask {
                    Ask::Nothing => html! {},
                    Ask::One { choices } => self::choices(sight, choices),
                    Ask::Set(pick) => self::pick(sight, pick),
                })
            }
            @if let Some(wish) = &page.wish {
                form.wish method="post" action={ "/t/" (page.id) "/consent" } {
                    span { (sight.shell.texts.with("wish", &[("name", wish.name.as_str().into())])) }
                    @if wish.asked {
                        button name="agrees" value="yes" { (sight.t("wish-yes")) }
                        button name="agrees" value="no" { (sight.t("wish-no")) }
                    }
                }
            }
            @if page.undo {
                form.undo method="post" action={ "/t/" (page.id) "/undo" } {
                    input type="hidden" name="version" value=(page.version);
                    button.quiet { (sight.t("undo")) }
                }
            }
        }
    }
}

/// Above this many, the buttons are folded away: one points at the pieces first.
const MANY: usize = 7;

fn choices(sight: &Sight<'_>, choices: &[Choice]) -> Markup {
    let by_pointing = choices.len() > MANY && choices.iter().all(|choice| choice.declines || !choice.pieces.is_empty());
    html! {
        p.steps hidden { span.picked {} button.quiet type="button" data-back { (sight.t("step-back")) } }
        div.choices .many[by_pointing] {
            @for choice in choices.iter().filter(|choice| !choice.declines).chain(choices.iter().filter(|choice| choice.declines)) {
                button name="action" value=(choice.action) class=[choice.declines.then_some("decline")]
                    data-pieces=[(!choice.pieces.is_empty()).then(|| choice.pieces.join(" "))] title=(choice.text) { (choice.label) }
            }
        }
        @if by_pointing { p.pointing { (sight.t("point-first")) } }
    }
}

fn pick(sight: &Sight<'_>, pick: &Pick) -> Markup {
    html! {
        div.choices.picking data-least=(pick.least) data-most=(pick.most) {
            span.count aria-live="polite" { b data-picked { "0" } " / " (pick.most) }
            button name="do" value="pick" { (pick.label) }
            span.hint { (sight.t("pick-hint")) }
        }
    }
}
