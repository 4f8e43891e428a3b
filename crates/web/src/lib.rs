//! Scenes as HTML and SVG: every page, the board drawings, the style sheets and the little script.
//!
//! A page is a pure function of plain data: of a [`Scene`](covenstead_scene::Scene) that one viewer
//! may see, and of what the server says about tables and seats ([`TablePage`], [`HomePage`]). So
//! whatever holds of views holds of pages: two worlds that a viewer cannot tell apart give the same
//! bytes (`tests/secrets.rs`).
//!
//! This crate knows HTML, SVG, style sheets and languages. It must never know a state, a particular
//! game's rules, a store, HTTP or axum; it reads no file and no clock: assets are part of the
//! program ([`asset`]).
//!
//! # Pages without inline script or style
//!
//! The content security policy forbids both, so there is no `style` attribute anywhere: what varies
//! is a class or an SVG attribute. Everything a player does is a real `<form method="post">`; the
//! script only sends it without leaving the page, narrows choices while one points at pieces, and
//! animates. Reading works without it.
//!
//! # How to add a game's board
//!
//! Until then a game is drawn by `boards/plain.rs`: zones, boards, choices as buttons. To draw one
//! worth looking at:
//!
//! 1. `games/X/src/scene/`: lay the table (see `covenstead_scene`).
//! 2. `src/boards/X.rs`: `pub fn draw(table: &Sight) -> Markup`, from the scene; `pub fn mine(…)`
//!    and `pub fn rival(…)` if the players' areas are special. Draw each thing one can point at
//!    with [`Sight::piece`], which makes it a button, a checkbox or a label as the choices demand,
//!    with its explanation.
//! 3. `assets/boards/X.css` and `assets/boards/X.svg` (symbols, used by `<use href="#…">`, whose
//!    ids begin with the game's letters; no `style`, colours by class from the tokens in
//!    `assets/base.css`).
//! 4. `locales/*/X.ftl`: the sentence of its tile and the words of its board.
//! 5. One line each in `boards::of`, `assets.rs` and `text.rs`.
//!
//! `cargo run -p covenstead-web --example gallery -- DIR` writes pages of games in progress to look
//! at.

mod advice;
mod assets;
mod boards;
mod chart;
mod draw;
mod finish;
mod form;
mod guide;
mod home;
mod notice;
mod panel;
mod players;
mod prompt;
mod record;
mod replay;
mod shell;
mod sight;
mod table;
mod text;
mod waited;

pub use advice::{Advised, advice};
pub use assets::{Asset, asset, asset_path};
pub use finish::chart_of;
pub use form::{Seating, options_from_form, options_in_words};
pub use home::{GameCard, HomePage, TableRow, game_page, home_page};
pub use notice::{message_page, notice_page};
pub use record::record_page;
pub use replay::{ReplayPage, Source, replay_page};
pub use shell::{Shell, Theme};
pub use sight::Sight;
pub use table::{
    Around, ChatLine, Occupant, Rematch, SeatCard, Sitting, TablePage, TimeLeft, WaitingPage, Wish,
    live_table, personal_link, table_page, waiting_page,
};
pub use text::Texts;
