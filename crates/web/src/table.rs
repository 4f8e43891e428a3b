//! The table: a game in progress, or one that waits for its players.

use crate::boards;
use crate::draw::sigil;
use crate::finish;
use crate::panel::panel;
use crate::shell::{Frame, Shell};
use crate::sight::Sight;
use crate::{players, prompt};
use covenstead_core::Seat;
use covenstead_scene::Scene;
use maud::{Markup, html};

/// All that a table page shows.
pub struct TablePage<'a> {
    /// How the reader wants it.
    pub shell: Shell<'a>,
    /// The id of the table.
    pub id: &'a str,
    /// The version of the table; a decision is made against one.
    pub version: u64,
    /// What the viewer sees.
    pub scene: &'a Scene,
    /// Whether the viewer's last decision can be taken back.
    pub undo: bool,
    /// Somebody's wish to go back that waits for answers.
    pub wish: Option<Wish>,
    /// The options of the table: name and value.
    pub options: Vec<(String, String)>,
    /// The rules of the game, as Markdown.
    pub rules: &'a str,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// The scores after each decision, once the game is over.
    pub course: Option<Vec<Vec<i32>>>,
}

/// A wish to take a decision back.
pub struct Wish {
    /// Whose.
    pub name: String,
    /// Whether the reader has to answer.
    pub asked: bool,
}

/// Something said at the table.
pub struct ChatLine {
    /// Who said it.
    pub name: String,
    /// What.
    pub text: String,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot of this level.
    Bot(String),
}

/// A seat of a table that waits for its players.
pub struct SeatCard {
    /// Which seat.
    pub seat: Seat,
    /// Who sits there.
    pub occupant: Occupant,
    /// Their name.
    pub name: String,
    /// Whether it is the reader's.
    pub you: bool,
}

/// The whole page of a table.
pub fn table_page(page: &TablePage<'_>) -> Markup {
    let sight = Sight::new(page.scene, page.shell);
    let board = boards::of(page.scene.game);
    let mut sheets = vec!["table.css"];
    sheets.extend(board.sheet());
    page.shell.document(Frame {
        title: page.scene.title.to_string(),
        class: "at-table",
        sheets: &sheets,
        symbols: board.symbols(),
        header: html! { div.crumb { h1 { (page.scene.title) } } },
        body: html! {
            div #content .stage data-live={ "/t/" (page.id) "/live" } { (main(page, &sight, true)) }
            p.link-lost role="status" { (page.shell.t("reconnecting")) }
        },
    })
}

/// What a live update carries: the table without what never changes.
pub fn live_table(page: &TablePage<'_>) -> Markup {
    main(page, &Sight::new(page.scene, page.shell), false)
}

fn main(page: &TablePage<'_>, sight: &Sight<'_>, whole: bool) -> Markup {
    html! {
        main #table class={ "table game-" (page.scene.game) } data-version=(page.version) {
            div.felt {
                (standing(sight))
                @if let Some(result) = &page.scene.result {
                    (finish::finish(page, sight, result))
                }
                (players::rivals(sight))
                section.board aria-label=(page.shell.t("board")) { (boards::of(page.scene.game).draw(sight)) }
                (players::mine(sight))
                @if page.scene.result.is_none() { (prompt::bar(page, sight)) }
            }
            (panel(page, sight, whole))
        }
    }
}

fn standing(sight: &Sight<'_>) -> Markup {
    html! {
        @if !sight.scene.facts.is_empty() {
            ul.standing { @for fact in &sight.scene.facts { li { (fact.name) " " b { (fact.value) } } } }
        }
    }
}

/// A table that waits for players: the link to send, the seats, and a seat to take.
pub fn waiting_page(
    shell: Shell<'_>,
    id: &str,
    version: u64,
    title: &str,
    seats: &[SeatCard],
    link: &str,
    may_sit: bool,
) -> Markup {
    let card = |seat: &SeatCard| {
        html! {
            li class={ "seat-card seat-edge seat-" (seat.seat.0) } {
                (sigil(seat.seat))
                @match &seat.occupant {
                    Occupant::Open => { span.muted { (shell.t("seat-open")) }
                        @if may_sit { button form="sit" name="seat" value=(seat.seat.0) { (shell.t("sit-here")) } } },
                    Occupant::Person => span { (seat.name) @if seat.you { small { " " (shell.t("you")) } } },
                    Occupant::Bot(level) => span { (seat.name) small { " " (shell.t("bot")) " · " (level) } },
                }
            }
        }
    };
    shell.document(Frame {
        title: title.to_string(),
        class: "waiting",
        sheets: &["home.css"],
        symbols: "",
        header: html! {},
        body: html! {
            main #content .column data-live={ "/t/" (id) "/live" } data-version=(version) {
                h1 { (title) }
                p.lead { (shell.t("waiting-lead")) }
                label.link { (shell.t("waiting-link")) input readonly value=(link) data-select; }
                form #sit method="post" action={ "/t/" (id) "/sit" } {
                    @if may_sit { label { (shell.t("your-name")) input name="name" maxlength="24" autocomplete="nickname"; } }
                }
                ol.seats { @for seat in seats { (card(seat)) } }
            }
        },
    })
}
