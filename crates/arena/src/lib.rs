//! Tournaments of bots, for every game: who meets whom and where they sit, the games themselves on
//! all cores, standings and ratings with their uncertainty, and files that survive a kill.
//!
//! This crate knows tables behind the catalog's vtable, bots by name and bots that are programs of
//! their own. It must never know a game by name or print anything, and a bot gets no more of a
//! table than its seat may know: a [`Mind`](covenstead_bots::Mind), or the messages of
//! [`external`].
//!
//! ```
//! use covenstead_arena::{Entry, Standings, Stop, Tournament};
//! use covenstead_catalog::Catalog;
//!
//! let catalog = Catalog::built_in();
//! let bots = vec!["random".parse()?, "random".parse()?, "greedy".parse()?];
//! let game = catalog.titles().find(|title| title.seats().contains(&3)).unwrap().id();
//! let entry = Entry { game: game.into(), bots, games: 3, seed: 1, ..Entry::default() };
//! let tournament = Tournament::new(&catalog, entry)?;
//! let folder = std::env::temp_dir().join(format!("covenstead-arena-doc-{}", std::process::id()));
//! let played = covenstead_arena::run(&catalog, &tournament, &folder, 1, &Stop::new(), &|_, _| {})?;
//! let standings = Standings::of(&tournament, &played);
//! assert_eq!(standings.rows.iter().map(|row| row.appearances).sum::<u64>(), 9);
//! # std::fs::remove_dir_all(folder).unwrap();
//! # Ok::<(), covenstead_arena::ArenaError>(())
//! ```

pub mod external;

mod bot;
mod error;
mod folder;
mod interval;
mod log;
mod play;
mod rating;
mod run;
mod schedule;
mod standings;
mod stop;
mod tournament;

pub use bot::{Bot, read_budget};
pub use error::ArenaError;
pub use interval::Interval;
pub use log::{KEPT_IN_ALL, KEPT_OF_A_GAME};
pub use play::{PlayedGame, SeatLine};
pub use rating::Rating;
pub use run::run;
pub use schedule::{Duplicate, Fixture, Schedule};
pub use standings::{Row, Standings};
pub use stop::Stop;
pub use tournament::{Entry, Tournament};
