//! Every rule of the specification, in notation. A test is named after its rules.

mod components;
mod creatures;
mod decisions;
mod end;
mod examples;
mod invariants;
mod permits;
mod placing;
mod play;
mod potions;
mod rulings;
mod turns;
