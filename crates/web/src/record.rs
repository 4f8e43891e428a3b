//! Opening a record from a file, to replay it.

use crate::shell::{Frame, Shell};
use maud::{Markup, html};

/// The page on which a record is opened; `wrong` says what was wrong with the last one, `text` is
/// that record.
pub fn record_page(shell: Shell<'_>, wrong: Option<&str>, text: &str) -> Markup {
    shell.document(Frame {
        title: shell.t("record-open"),
        class: "open-record",
        sheets: &["home.css".into()],
        symbols: "",
        header: html! {},
        body: html! {
            main #content .column {
                h1 { (shell.t("record-open")) }
                p.lead { (shell.t("record-lead")) }
                @if let Some(wrong) = wrong { p.wrong role="alert" { (wrong) } }
                form.record method="post" action="/replay" {
                    label.drop { (shell.t("record-file")) input type="file" accept=".json,application/json" data-read="record-text"; }
                    label { (shell.t("record-paste")) textarea #record-text name="record" rows="8" required spellcheck="false" { (text) } }
                    button.primary { (shell.t("replay")) }
                }
            }
        },
    })
}
