//! How 3 Witches looks: its drawings for page and terminal, from the scene that `covenstead-three-witches` lays.
//!
//! This crate knows scenes, HTML, SVG and rows of a terminal. It must never know a state or a rule: what it shows is
//! what one viewer may see.

mod page;
mod terminal;
mod tips;

pub use page::ThreeWitches as Page;
pub use terminal::ThreeWitches as Terminal;
