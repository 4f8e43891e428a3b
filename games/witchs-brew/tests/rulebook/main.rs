//! Every rule, ruling, decision, example and invariant of the specification as a test, named after
//! its id.

mod board;
mod components;
mod decisions;
mod examples;
mod invariants;
mod manual;
mod roles;
mod rounds;
mod rulings;
mod shelves;
