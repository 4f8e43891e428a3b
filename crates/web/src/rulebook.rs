//! The numbered rules of a game on a page of their own: every rule has an address, as in
//! `/rules/toy#TG-20`, and every mention of a rule leads to it.

use crate::panel::as_text;
use crate::shell::{Frame, Shell};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd};
use std::collections::BTreeSet;

/// Where a rule can be read.
pub fn rule_path(game: &str, rule: &str) -> String {
    format!("/rules/{game}#{rule}")
}

/// The numbered rules of a game.
pub struct RulesPage<'a> {
    /// How the reader wants it.
    pub shell: Shell<'a>,
    /// The id of the game.
    pub game: &'a str,
    /// The specification, as Markdown.
    pub specification: &'a str,
    /// The ids of its rules.
    pub ids: BTreeSet<&'a str>,
}

/// The page of the numbered rules.
pub fn rules_page(page: &RulesPage<'_>) -> Markup {
    let shell = page.shell;
    shell.document(Frame {
        title: shell.t("tab-rules"),
        class: "rules",
        sheets: &["home.css".into()],
        symbols: "",
        header: html! {},
        body: html! {
            main #content .reading {
                p { a href={ "/games/" (page.game) } { (shell.t("rules-in-short")) } }
                // The specification is written in English alone.
                article.rulebook.panelled.numbered lang="en" { (numbered(page.specification, &page.ids)) }
            }
        },
    })
}

/// The specification with an anchor for each rule.
fn numbered(markdown: &str, ids: &BTreeSet<&str>) -> Markup {
    let mut writer = Numbered {
        ids,
        defined: BTreeSet::new(),
        at_start: false,
        heading: false,
    };
    let mut out = String::new();
    let events = Parser::new_ext(markdown, Options::ENABLE_TABLES)
        .map(as_text)
        .map(|event| writer.event(event));
    pulldown_cmark::html::push_html(&mut out, events);
    PreEscaped(crate::panel::without_styles(&out))
}

struct Numbered<'a> {
    ids: &'a BTreeSet<&'a str>,
    /// The rules that have their anchor.
    defined: BTreeSet<String>,
    /// Whether the next text begins an item or a row.
    at_start: bool,
    heading: bool,
}

impl Numbered<'_> {
    fn event<'e>(&mut self, event: Event<'e>) -> Event<'e> {
        match &event {
            Event::Start(Tag::Item | Tag::TableRow) => self.at_start = true,
            Event::Start(Tag::Heading { .. }) => self.heading = true,
            Event::End(TagEnd::Heading(_)) => self.heading = false,
            Event::Text(text) => {
                let linked = self.linked(text);
                self.at_start = false;
                if let Some(html) = linked {
                    return Event::InlineHtml(CowStr::from(html));
                }
            }
            _ => {}
        }
        event
    }

    /// The text with its rules as anchors and links; nothing if it names none.
    fn linked(&mut self, text: &str) -> Option<String> {
        let mut html = String::new();
        let mut found = false;
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let mut rest = text;
        while !rest.is_empty() {
            let word = rest.len() - rest.trim_start_matches(is_part).len();
            let (token, after) = if word > 0 {
                rest.split_at(word)
            } else {
                let plain = rest.find(is_part).unwrap_or(rest.len());
                rest.split_at(plain)
            };
            if self.ids.contains(token) {
                html.push_str(&self.link(token).into_string());
                found = true;
            } else {
                html.push_str(&html! { (token) }.into_string());
            }
            if !token.trim().is_empty() {
                self.at_start = false;
            }
            rest = after;
        }
        found.then_some(html)
    }

    fn link(&mut self, id: &str) -> Markup {
        let defines = self.at_start || self.heading;
        if defines && self.defined.insert(id.to_string()) {
            html! { a.rule #(id) href={ "#" (id) } { (id) } }
        } else {
            html! { a href={ "#" (id) } { (id) } }
        }
    }
}
