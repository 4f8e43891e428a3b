//! How Broom Service looks: its drawing for pages, from the scene that `covenstead-broom-service` lays.
//!
//! This crate knows scenes, HTML and SVG. It must never know a state or a rule: what it shows is
//! what one viewer may see.

mod page;
mod tips;

pub use page::BroomService as Page;
