//! The home page and the page of a game: play now, set a table, read the rules.

use crate::form::{Seating, house_fields, option_field, seat_fields};
use crate::panel::rules;
use crate::shell::{Frame, Shell};
use maud::{Markup, PreEscaped, html};
use serde_json::Value;
use std::ops::RangeInclusive;

/// A game on the home page.
pub struct GameCard<'a> {
    /// Its id.
    pub id: &'a str,
    /// Its name.
    pub name: &'a str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
}

/// A table in a list.
pub struct TableRow {
    /// Where it is.
    pub link: String,
    /// The name of its game.
    pub game: String,
    /// Who plays.
    pub players: String,
    /// How it stands, in the reader's language.
    pub standing: String,
    /// Whether the reader is asked.
    pub yours: bool,
}

/// All that the home page shows.
pub struct HomePage<'a> {
    /// How the reader wants it.
    pub shell: Shell<'a>,
    /// The games.
    pub games: Vec<GameCard<'a>>,
    /// The reader's own tables.
    pub mine: Vec<TableRow>,
    /// Tables with a free seat.
    pub open: Vec<TableRow>,
}

/// The home page.
pub fn home_page(page: &HomePage<'_>) -> Markup {
    let shell = page.shell;
    shell.document(Frame {
        title: shell.t("home"),
        class: "home",
        sheets: &["home.css".into()],
        symbols: "",
        header: html! {},
        body: html! {
            main #content {
                div.welcome { h1 { (shell.t("welcome")) } p.lead { (shell.t("welcome-lead")) } }
                div.tiles { @for game in &page.games { (tile(shell, game)) } }
                (rows(shell, "my-tables", "my-tables-none", &page.mine))
                (rows(shell, "open-tables", "open-tables-none", &page.open))
                p.muted { a href="/replay" { (shell.t("record-open")) } }
            }
        },
    })
}

fn tile(shell: Shell<'_>, game: &GameCard<'_>) -> Markup {
    let (least, most) = (*game.seats.start(), *game.seats.end());
    html! {
        article class={ "tile tile-" (game.id) } {
            a.cover href={ "/games/" (game.id) } tabindex="-1" aria-hidden="true" { (PreEscaped(shell.texts.fronts.of(game.id).cover())) }
            div.about {
                h2 { a href={ "/games/" (game.id) } { (game.name) } }
                p.facts {
                    span { @if least == most { (least) } @else { (least) "–" (most) } " " (shell.t("players-count")) }
                    @if let Some(length) = about(shell, game, "length") { span { (length) } }
                }
                @if let Some(sentence) = about(shell, game, "sentence") { p { (sentence) } }
                div.ways {
                    form method="post" action="/play" { button.primary name="game" value=(game.id) { (shell.t("play-now")) } }
                    a.button href={ "/games/" (game.id) "#set" } { (shell.t("set-table")) }
                }
            }
        }
    }
}

/// What a game's own texts say about it, if it has any.
fn about(shell: Shell<'_>, game: &GameCard<'_>, what: &str) -> Option<String> {
    let key = format!("{}-{what}", game.id);
    shell.texts.has(&key).then(|| shell.t(&key))
}

fn rows(shell: Shell<'_>, title: &str, none: &str, rows: &[TableRow]) -> Markup {
    html! {
        section.tables {
            h2 { (shell.t(title)) }
            @if rows.is_empty() { p.empty { (shell.t(none)) } }
            @else {
                ul { @for row in rows {
                    li .yours[row.yours] { a href=(row.link) {
                        b { (row.game) } span { (row.players) } span class=(if row.yours { "turn" } else { "muted" }) { (row.standing) }
                    } }
                } }
            }
        }
    }
}

/// The page of a game: set a table with every option, and the rules.
pub fn game_page(
    shell: Shell<'_>,
    game: &GameCard<'_>,
    options: &Value,
    seating: &Seating,
    help: &str,
) -> Markup {
    let specs = options.as_object().cloned().unwrap_or_default();
    shell.document(Frame {
        title: game.name.to_string(),
        class: "game",
        sheets: &["home.css".into()],
        symbols: "",
        header: html! {},
        body: html! {
            main #content .two {
                section #set .panelled {
                    div.cover { (PreEscaped(shell.texts.fronts.of(game.id).cover())) }
                    h1 { (game.name) }
                    @if let Some(sentence) = about(shell, game, "sentence") { p.lead { (sentence) } }
                    form.setting method="post" action="/tables" {
                        input type="hidden" name="game" value=(game.id);
                        (seat_fields(shell, seating))
                        (house_fields(shell))
                        details { summary { (shell.t("options")) } @for (name, spec) in &specs { (option_field(shell, name, spec)) } }
                        button.primary { (shell.t("set-table")) }
                    }
                }
                section.rulebook.panelled {
                    (rules(help))
                    p { a href={ "/rules/" (game.id) } { (shell.t("rules-numbered")) } }
                }
            }
        },
    })
}
