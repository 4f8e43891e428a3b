//! What the game says to people, in their language: what things are called (`naming`) and what
//! cards do (`effects`), prompts (`prompting`), choices (`explaining`) and events (`telling`). The
//! table as text, in English, is for programs (`describing`).

mod describing;
mod effects;
mod explaining;
mod helping;
mod naming;
mod prompting;
mod refusing;
mod telling;

pub(crate) use explaining::die_back;
pub(crate) use naming::{
    Case, die_name, face_name, gives_in_english, goods_in_words, left_or_right, points, season_key,
    side_name,
};

use crate::Brew;
use crate::action::{self, Action};
use crate::data::Components;
use crate::event::Event;
use crate::rules::Reason;
use crate::state::State;
use crate::view::View;
use covenstead_core::{
    Actor, Audience, Decision, Fault, Locale, Names, Part, Refusal, Seat, Words,
};
use serde_json::Value;

impl Words for Brew {
    fn print(&self, action: Action) -> String {
        action::print(action)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        self.read(text)
            .map_err(|wrong| self.misreading(text, &wrong, Locale::English))
    }

    fn misread(&self, text: &str, to: Audience<'_>) -> String {
        let wrong = self.read(text).err();
        wrong.map_or_else(String::new, |wrong| {
            self.misreading(text, &wrong, to.locale)
        })
    }

    type Reason = Reason;

    fn permit(&self, state: &State, actor: Actor, action: Action) -> Result<(), Reason> {
        self.permission(&state.public, actor, action)
    }

    fn refuse(&self, reason: &Reason, to: Audience<'_>) -> Refusal {
        self.refused(*reason, to)
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

    fn rules_help(data: &Components, locale: Locale) -> String {
        helping::rules(data, locale)
    }
}
