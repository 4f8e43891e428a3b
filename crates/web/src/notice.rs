//! Pages that say what went wrong and where to go from here.

use crate::draw::picture;
use crate::rulebook::rule_path;
use crate::shell::{Frame, Shell};
use maud::{Markup, html};

/// Something that was asked for, on a page of its own: for readers without our script.
pub fn message_page(shell: Shell<'_>, title: &str, message: &Markup, back: &str) -> Markup {
    shell.document(Frame {
        title: title.to_string(),
        class: "notice",
        sheets: &["home.css".into()],
        symbols: "",
        header: html! {},
        body: html! {
            main #content .column { h1 { (title) } (message) p { a.button.primary href=(back) { (shell.t("back-to-table")) } } }
        },
    })
}

/// Something that cannot be shown or done, and what to do instead.
pub fn notice_page(shell: Shell<'_>, title: &str, message: &str) -> Markup {
    shell.document(Frame {
        title: title.to_string(),
        class: "notice",
        sheets: &["home.css".into()],
        symbols: "",
        header: html! {},
        body: html! {
            main #content .column.centred {
                (picture("raven", "omen"))
                h1 { (title) }
                p.lead { (message) }
                p { a.button.primary href="/" { (shell.t("home")) } }
            }
        },
    })
}

/// A decision that the rules forbid: why, and the rule itself.
pub fn refusal_page(shell: Shell<'_>, message: &str, game: &str, rule: &str, back: &str) -> Markup {
    let message = html! {
        p.lead { (message) }
        p { a href=(rule_path(game, rule)) { (shell.texts.with("read-rule", &[("rule", rule.into())])) } }
    };
    message_page(shell, &shell.t("notice-refused"), &message, back)
}
