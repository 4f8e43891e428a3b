//! The table: a game in progress, or one that waits for its players.

use crate::draw::sigil;
use crate::finish;
use crate::form::level_options;
use crate::guide::guide;
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
    /// What the house knows besides.
    pub around: Around,
}

impl TablePage<'_> {
    /// Whether the reader has to decide.
    pub(crate) fn asks(&self) -> bool {
        self.scene.prompt.asks(self.scene.viewer)
            && !matches!(self.around.sitting, Sitting::Lent { .. })
    }
}

/// What goes on around the board: time, seats, links.
#[derive(Default)]
pub struct Around {
    /// The time each seat has left, if there is a clock.
    pub clocks: Vec<TimeLeft>,
    /// What the reader is at this table.
    pub sitting: Sitting,
    /// Whether the reader may ask a bot for advice.
    pub hints: bool,
    /// Other seats that the reader's browser holds, and who is called what there.
    pub own: Vec<(Seat, String)>,
    /// The other seats that people play: a bot can be asked to play for one who is away.
    pub people: Vec<Seat>,
    /// Where the finished game is played again.
    pub rematch: Option<Rematch>,
    /// The address of the table, to be sent to others.
    pub link: String,
    /// The levels of bots that can play for somebody.
    pub levels: &'static [&'static str],
}

/// A table on which the finished game is played again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rematch {
    /// Who has set it.
    pub name: String,
    /// Its address.
    pub link: String,
}

/// What is left on a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    /// Milliseconds.
    pub millis: u64,
    /// Whether it runs.
    pub runs: bool,
}

/// What a reader is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sitting {
    /// Somebody who watches.
    #[default]
    Watching,
    /// A player.
    Playing,
    /// A player for whom a bot plays, to the end of the game if time has run out.
    Lent {
        /// Whether the seat can be taken back.
        returns: bool,
    },
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
    /// Nobody yet: the seat is kept for somebody.
    Kept,
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
    let sight = Sight::new(page.scene, page.shell).timed(&page.around.clocks);
    let asked = page.asks();
    let fronts = page.shell.texts.fronts;
    let board = fronts.of(page.scene.game);
    page.shell.document(Frame {
        title: if asked {
            format!("{} · {}", page.shell.t("your-turn-title"), page.scene.title)
        } else {
            page.scene.title.to_string()
        },
        class: "at-table",
        sheets: &fronts.sheets(page.scene.game),
        symbols: board.symbols(),
        header: html! { div.crumb { h1 { (page.scene.title) } } },
        body: html! {
            div #content .stage data-live={ "/t/" (page.id) "/live" } data-turn-title=(page.shell.t("your-turn-title")) {
                (main(page, &sight, true))
            }
            @if sight.me().is_some() { (guide(page.shell, page.scene.game)) }
            p.link-lost role="status" { (page.shell.t("reconnecting")) }
        },
    })
}

/// What a live update carries: the table without what never changes.
pub fn live_table(page: &TablePage<'_>) -> Markup {
    main(
        page,
        &Sight::new(page.scene, page.shell).timed(&page.around.clocks),
        false,
    )
}

fn main(page: &TablePage<'_>, sight: &Sight<'_>, whole: bool) -> Markup {
    html! {
        main #table class={ "table game-" (page.scene.game) } data-version=(page.version)
            data-decision=[page.scene.prompt.decision] data-asked[page.asks()] {
            div.felt {
                (standing(sight))
                @if let Some(result) = &page.scene.result {
                    (finish::finish(page, sight, result))
                }
                (players::rivals(sight))
                section.board aria-label=(page.shell.t("board")) { (page.shell.texts.fronts.of(page.scene.game).draw(sight)) }
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

/// A personal link, with a button that copies it.
pub fn personal_link(shell: Shell<'_>, link: &str) -> Markup {
    html! { (link_field(shell, &shell.t("personal-link"), link)) p.muted { (shell.t("personal-link-new")) } }
}

/// An address in a field, with a button that copies it.
pub(crate) fn link_field(shell: Shell<'_>, label: &str, link: &str) -> Markup {
    html! {
        div.link {
            label { (label) input readonly value=(link) data-select; }
            button type="button" data-copy=(link) data-copied=(shell.t("copied")) { (shell.t("copy")) }
        }
    }
}

/// A table that waits for its players.
pub struct WaitingPage<'a> {
    /// How the reader wants it.
    pub shell: Shell<'a>,
    /// The id of the table.
    pub id: &'a str,
    /// Its version.
    pub version: u64,
    /// The name of the game.
    pub title: &'a str,
    /// The seats.
    pub seats: &'a [SeatCard],
    /// The address to send.
    pub link: &'a str,
    /// The bots that can take an empty seat.
    pub levels: &'static [&'static str],
}

/// A table that waits for players: the link to send, the seats, and a seat to take.
pub fn waiting_page(page: &WaitingPage<'_>) -> Markup {
    let (shell, id) = (page.shell, page.id);
    let sits = page.seats.iter().any(|seat| seat.you);
    shell.document(Frame {
        title: page.title.to_string(),
        class: "waiting",
        sheets: &["home.css".into()],
        symbols: "",
        header: html! {},
        body: html! {
            main #content .column data-live={ "/t/" (id) "/live" } data-version=(page.version) {
                h1 { (page.title) }
                p.lead { (shell.t("waiting-lead")) }
                (link_field(shell, &shell.t("waiting-link"), page.link))
                form #sit method="post" action={ "/t/" (id) "/sit" } {
                    @if !sits { label { (shell.t("your-name")) input name="name" maxlength="24" autocomplete="nickname"; } }
                }
                ol.seats { @for seat in page.seats { (seat_card(page, seat, sits)) } }
                @if sits { form method="post" action={ "/t/" (id) "/leave" } { button.quiet { (shell.t("leave")) } } }
            }
        },
    })
}

fn seat_card(page: &WaitingPage<'_>, seat: &SeatCard, sits: bool) -> Markup {
    let shell = page.shell;
    html! {
        li class={ "seat-card seat-edge seat-" (seat.seat.0) } {
            (sigil(seat.seat))
            @match &seat.occupant {
                Occupant::Open if sits => { span.muted { (shell.t("seat-open")) } (hand_over(shell, page.id, seat.seat, page.levels)) }
                Occupant::Open => { span.muted { (shell.t("seat-open")) } button form="sit" name="seat" value=(seat.seat.0) { (shell.t("sit-here")) } }
                Occupant::Kept => {
                    span.muted { (shell.texts.with("seat-kept", &[("name", seat.name.as_str().into())])) }
                    @if sits { (hand_over(shell, page.id, seat.seat, page.levels)) }
                }
                Occupant::Person => span { (seat.name) @if seat.you { small { " " (shell.t("you")) } } },
                Occupant::Bot(level) => span { (seat.name) small { " " (shell.t("bot")) " · " (level) } },
            }
        }
    }
}

/// Lets a bot play for a seat that nobody plays.
fn hand_over(shell: Shell<'_>, id: &str, seat: Seat, levels: &[&str]) -> Markup {
    html! {
        form.hand-over method="post" action={ "/t/" (id) "/hand" } {
            input type="hidden" name="seat" value=(seat.0);
            select name="level" aria-label=(shell.t("bot")) { (level_options(shell, levels)) }
            button { (shell.t("seat-a-bot")) }
        }
    }
}
