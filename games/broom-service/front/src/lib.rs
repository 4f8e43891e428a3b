//! How Broom Service looks: its drawings for page and terminal, from the scene that `covenstead-broom-service` lays.
//!
//! This crate knows scenes, HTML, SVG and rows of a terminal. It must never know a state or a rule: what it shows is
//! what one viewer may see.

mod page;
mod terminal;
mod tips;

pub use page::BroomService as Page;
pub use terminal::BroomService as Terminal;
