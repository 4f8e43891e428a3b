//! What the game says to people, in their language: what things are called (`naming`) and what
//! cards do (`effects`), prompts (`prompting`), choices (`explaining`) and events (`telling`). The
//! table as text, in English, is for programs (`describing`).

mod describing;
mod effects;
mod explaining;
mod naming;
mod prompting;
mod telling;

pub(crate) use naming::{
    die_name, face_name, gives_name, goods_in_words, points, season_key, side_name,
};

use crate::Brew;
use crate::action::{self, Action};
use crate::event::Event;
use crate::state::State;
use crate::view::View;
use covenstead_core::help;
use covenstead_core::{
    Actor, Audience, Decision, Fault, Locale, Names, Part, Refusal, Seat, Words,
};
use serde_json::Value;

impl Words for Brew {
    fn print(&self, action: Action) -> String {
        action::print(action)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        action::parse(text)
    }

    type Reason = Refusal;

    fn permit(&self, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        self.permission(&state.public, actor, action)
    }

    fn refuse(&self, reason: &Refusal, _to: Audience<'_>) -> Refusal {
        reason.clone()
    }

    fn decision(&self, state: &State, to: Audience<'_>) -> Option<Decision> {
        self.prompt(&state.public, to)
    }

    fn explain(&self, state: &State, _seat: Seat, action: Action, to: Audience<'_>) -> String {
        self.explained(&state.public, action, to)
    }

    fn tell(&self, event: &Event, to: Audience<'_>) -> String {
        self.told(event, to)
    }

    fn describe(&self, view: &View, names: &Names) -> String {
        self.described(view, names)
    }

    fn write_view(&self, view: &View) -> Value {
        self.view_document(view)
    }

    fn breakdown(&self, state: &State, seat: Seat) -> Vec<Part> {
        self.parts(&state.public, seat)
    }

    fn write_state(&self, state: &State) -> Value {
        self.state_document(state)
    }

    fn read_state(&self, document: Value) -> Result<State, Fault> {
        self.state_from(document)
    }

    fn check(&self, state: &State) -> Result<(), Refusal> {
        self.check_state(state)
    }

    /// BR-I-13.
    fn decision_bound(&self) -> u64 {
        25_000
    }

    fn rules_help(_data: &crate::data::Components, locale: Locale) -> String {
        let text = match locale {
            Locale::English => include_str!("../../RULES.md"),
            Locale::German => include_str!("../../RULES.de.md"),
        };
        help::fill(text, &[])
    }
}
