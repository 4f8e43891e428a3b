//! The prompt bar: what is asked, and the choices as buttons in words.

use crate::sight::Sight;
use crate::table::{Sitting, TablePage};
use crate::waited;
use covenstead_scene::{Ask, Choice, Pick};
use maud::{Markup, html};

/// The prompt bar, always in view.
pub(crate) fn bar(page: &TablePage<'_>, sight: &Sight<'_>) -> Markup {
    let prompt = &sight.scene.prompt;
    let asked = page.asks();
    html! {
        section.prompt .yours[asked] aria-label=(sight.t("prompt")) {
            @if asked { (waited::strip(sight)) }
            (lent(page, sight))
            p.question {
                @if asked { b.turn { (sight.t("your-turn")) } " " }
                (prompt.text)
            }
            label.button.open-sheet for="sheet" { (sight.t("tab-log")) }
            @if asked { (choosing(page, sight)) }
            (wish(page, sight))
            (aids(page, sight, asked))
            div #advice data-keep aria-live="polite" {}
        }
    }
}

fn choosing(page: &TablePage<'_>, sight: &Sight<'_>) -> Markup {
    html! {
        form #choose method="post" action={ "/t/" (page.id) "/play" } data-send {
            input type="hidden" name="version" value=(page.version);
            (match &sight.scene.ask {
                Ask::Nothing => html! {},
                Ask::One { choices } => self::choices(sight, choices),
                Ask::Set(pick) => self::pick(sight, pick),
            })
        }
    }
}

/// While a bot plays for the reader: that it does, and the way back.
fn lent(page: &TablePage<'_>, sight: &Sight<'_>) -> Markup {
    match page.around.sitting {
        Sitting::Watching | Sitting::Playing => html! {},
        Sitting::Lent { returns: false } => html! { p.lent { (sight.t("lent-for-good")) } },
        Sitting::Lent { returns: true } => html! {
            form.lent #lent method="post" action={ "/t/" (page.id) "/return" } data-send {
                span { (sight.t("lent")) } button.primary { (sight.t("take-seat-back")) }
            }
        },
    }
}

/// Somebody's wish to go back.
fn wish(page: &TablePage<'_>, sight: &Sight<'_>) -> Markup {
    html! {
        @if let Some(wish) = &page.wish {
            form.wish #wish method="post" action={ "/t/" (page.id) "/consent" } data-send {
                span { (sight.shell.texts.with("wish", &[("name", wish.name.as_str().into())])) }
                @if wish.asked {
                    button name="agrees" value="yes" { (sight.t("wish-yes")) }
                    button name="agrees" value="no" { (sight.t("wish-no")) }
                }
            }
        }
    }
}

/// A hint, and the way back from the last decision.
fn aids(page: &TablePage<'_>, sight: &Sight<'_>, asked: bool) -> Markup {
    let alone = page.around.people.is_empty();
    html! {
        @if (asked && page.around.hints) || page.undo {
            div.aids {
                @if asked && page.around.hints {
                    form #ask-hint method="post" action={ "/t/" (page.id) "/hint" } data-send data-into="advice" { button.quiet title=(sight.t("hint-title")) { (sight.t("hint")) } }
                }
                @if page.undo {
                    form.undo #undo method="post" action={ "/t/" (page.id) "/undo" } data-send {
                        button.quiet title=(sight.t(if alone { "undo-title" } else { "undo-ask-title" })) {
                            (sight.t(if alone { "undo" } else { "undo-ask" }))
                        }
                    }
                }
            }
        }
    }
}

/// Above this many, the buttons are folded away: one points at the pieces first.
const MANY: usize = 7;

fn choices(sight: &Sight<'_>, choices: &[Choice]) -> Markup {
    let by_pointing = choices.len() > MANY
        && choices
            .iter()
            .all(|choice| choice.declines || !choice.pieces.is_empty());
    html! {
        p.steps hidden { span.picked {} button.quiet type="button" data-back title="Esc" { (sight.t("step-back")) } }
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
