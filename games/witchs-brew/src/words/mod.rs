//! What the game says to people: prompts, actions and events in sentences of their language, the
//! table as text.

mod describing;
mod explaining;
mod helping;
pub(crate) mod phrases;
mod prompting;
mod refusing;
mod telling;

use crate::WitchsBrew;
use crate::action::{self, Action};
use crate::data::Components;
use crate::event::Event;
use crate::rules::Reason;
use crate::speech::say;
use crate::state::{Public, State};
use crate::view::View;
use covenstead_core::{
    Actor, Audience, Decision, Fault, Locale, Names, Part, Refusal, Seat, Words,
};
use covenstead_speech::Phrase;
use serde_json::Value;

impl Words for WitchsBrew {
    fn print(&self, action: Action) -> String {
        action::print(action)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        action::parse(text).map_err(|why| refusing::misread(text, &why, Locale::English))
    }

    fn misread(&self, text: &str, to: Audience<'_>) -> String {
        let why = action::parse(text).err();
        why.map_or_else(String::new, |why| refusing::misread(text, &why, to.locale))
    }

    type Reason = Reason;

    fn permit(&self, state: &State, actor: Actor, action: Action) -> Result<(), Reason> {
        self.permission(state, actor, action)
    }

    fn refuse(&self, reason: &Reason, to: Audience<'_>) -> Refusal {
        refusing::refused(*reason, to)
    }

    fn decision(&self, state: &State, to: Audience<'_>) -> Option<Decision> {
        self.speaker(&state.public, to).prompt()
    }

    fn explain(&self, state: &State, seat: Seat, action: Action, to: Audience<'_>) -> String {
        self.speaker(&state.public, to).explain(seat, action)
    }

    fn tell(&self, event: &Event, to: Audience<'_>) -> String {
        telling::told(event, self.options.manual(), to)
    }

    fn log_begins_anew(&self, event: &Event) -> bool {
        // WB-R-29: on a memory table the log lists the current round only.
        self.options.memory && matches!(event, Event::Called { .. })
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

    /// WB-I-12.
    fn decision_bound(&self) -> u64 {
        let n = u64::from(self.seats);
        match self.options.manual() {
            true => 8 * (16 * n - 1),
            false => u64::from(self.options.set_limit) * (17 * n - 1),
        }
    }

    fn rules_help(data: &Components, locale: Locale) -> String {
        helping::rules(data, locale)
    }
}

/// Speaks of a table to somebody.
#[derive(Clone, Copy)]
pub(crate) struct Speaker<'a> {
    pub game: &'a WitchsBrew,
    pub table: &'a Public,
    pub to: Audience<'a>,
}

impl WitchsBrew {
    pub(crate) fn speaker<'a>(&'a self, table: &'a Public, to: Audience<'a>) -> Speaker<'a> {
        Speaker {
            game: self,
            table,
            to,
        }
    }
}

impl Speaker<'_> {
    pub(crate) fn say<'k>(self, key: &'k str) -> Phrase<'k> {
        say(self.to.locale, key)
    }

    /// A message about this player as `$who`.
    fn say_of<'k>(&'k self, key: &'k str, seat: Seat) -> Phrase<'k> {
        self.say(key).player("who", seat, self.to)
    }
}
