//! The rules of Broom Service, one test and more for each id of the specification: position,
//! actions, result.

mod board;
mod decisions;
mod ending;
mod events;
mod examples;
mod further_examples;
mod hidden;
mod invariants;
mod roles;
mod rounds;
mod setting;
mod stack;
mod storms;
mod table;
mod tiles;
mod turns;
