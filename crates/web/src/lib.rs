//! Scenes as HTML and SVG: every page, the board drawings, the style sheets and the little script.
//!
//! A page is a pure function of plain data: of a [`Scene`](covenstead_scene::Scene) that one viewer
//! may see, and of what the server says about tables and seats ([`TablePage`], [`HomePage`]). So
//! whatever holds of views holds of pages: two worlds that a viewer cannot tell apart give the same
//! bytes (`tests/secrets.rs`).
//!
//! This crate knows HTML, SVG, style sheets and languages. It must never know a state, a particular
//! game, a store, HTTP or axum; it reads no file and no clock: assets are part of the
//! program ([`Asset`]).
//!
//! # Pages without inline script or style
//!
//! The content security policy forbids both, so there is no `style` attribute anywhere: what varies
//! is a class or an SVG attribute. Everything a player does is a real `<form method="post">`; the
//! script only sends it without leaving the page, narrows choices while one points at pieces, and
//! animates. Reading works without it.
//!
//! # Games
//!
//! A game brings its own [`Drawing`]: board, symbols, style sheet, cover, tips and words. One that
//! has none is drawn plainly, zone by zone. [`Sight::piece`] draws each thing one can point at as a
//! button, a checkbox or a label, as the choices demand, with its explanation.

mod advice;
mod assets;
mod chart;
pub mod draw;
mod finish;
mod form;
mod front;
mod guide;
mod home;
mod notice;
mod panel;
mod plain;
mod players;
mod prompt;
mod record;
mod replay;
mod rulebook;
mod shell;
mod sight;
mod table;
mod text;
mod waited;

pub use advice::{Advised, advice};
pub use assets::Asset;
pub use finish::chart_of;
pub use form::{Seating, options_from_form, options_in_words};
pub use front::{Drawing, Fronts};
pub use guide::{Tip, tip};
pub use home::{GameCard, HomePage, TableRow, game_page, home_page};
pub use notice::refusal_page;
pub use notice::{message_page, notice_page};
pub use record::record_page;
pub use replay::{ReplayPage, Source, replay_page};
pub use rulebook::{RulesPage, rule_path, rules_page};
pub use shell::{Shell, Theme};
pub use sight::Sight;
pub use table::{
    Around, ChatLine, Occupant, Rematch, SeatCard, Sitting, TablePage, TimeLeft, WaitingPage, Wish,
    live_table, personal_link, table_page, waiting_page,
};
pub use text::Texts;
