//! How Witch's Brew looks: its drawing for pages, from the scene that `covenstead-witchs-brew` lays.
//!
//! This crate knows scenes, HTML and SVG. It must never know a state or a rule: what it shows is
//! what one viewer may see.

mod page;
mod tips;

pub use page::WitchsBrew as Page;
