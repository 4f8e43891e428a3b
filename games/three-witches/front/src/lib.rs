//! How 3 Witches looks: its drawing for pages, from the scene that `covenstead-three-witches` lays.
//!
//! This crate knows scenes, HTML and SVG. It must never know a state or a rule: what it shows is
//! what one viewer may see.

mod page;
mod tips;

pub use page::ThreeWitches as Page;
