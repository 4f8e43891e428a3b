//! What the game says to people: prompts, actions and events in sentences of their language, the
//! table as text.

mod describing;
mod explaining;
mod helping;
mod naming;
mod prompting;
mod refusing;
mod spelling;
mod telling;

use crate::ThreeWitches;
use crate::action::{self, Action};
use crate::data::Components;
use crate::event::Event;
use crate::rules::WhyNot;
use crate::state::{SEATS, State};
use crate::view::View;
use covenstead_core::{
    Actor, Audience, Decision, Fault, Locale, Names, Part, Refusal, Seat, Words,
};
use serde_json::Value;
use telling::Teller;

impl Words for ThreeWitches {
    fn print(&self, action: Action) -> String {
        action::print(self.deck(), action)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        action::parse(self, text).map_err(|wrong| {
            let names = Names::of_seats(SEATS as u8);
            self.wrong_in_words(&wrong, Audience::english(&names))
        })
    }

    fn misread(&self, text: &str, to: Audience<'_>) -> String {
        self.misread_as(text, to)
    }

    type Reason = WhyNot;

    fn permit(&self, state: &State, actor: Actor, action: Action) -> Result<(), WhyNot> {
        self.permission(state, actor, action)
    }

    fn refuse(&self, reason: &WhyNot, to: Audience<'_>) -> Refusal {
        self.refusal(*reason, to)
    }

    fn decision(&self, state: &State, to: Audience<'_>) -> Option<Decision> {
        self.prompt(&state.public, to)
    }

    fn explain(&self, state: &State, seat: Seat, action: Action, to: Audience<'_>) -> String {
        self.explained(state, seat, action, to)
    }

    fn tell(&self, event: &Event, to: Audience<'_>) -> String {
        Teller { game: self, to }.tell(event).into()
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

    /// TW-I-13: 15 bidding turns, 9 gifts, 2 discards and 6 decisions a trick in each round.
    fn decision_bound(&self) -> u64 {
        56 * self.most_rounds()
    }

    fn rules_help(data: &Components, locale: Locale) -> String {
        helping::rules(data, locale)
    }
}
