//! What the game says to people, in their language: what things are called in `naming.rs`, prompts
//! in `prompting.rs`, actions in `explaining.rs`, events in `telling.rs`, why something is not
//! possible in `refusing.rs`, the rules in `helping.rs`. The table as text, for programs and in
//! English, is in `describing.rs`.

mod describing;
mod explaining;
mod helping;
mod naming;
mod prompting;
mod refusing;
mod telling;

pub(crate) use explaining::storm_in_words;

use crate::BroomService;
use crate::action::Action;
use crate::cards::{Landscapes, RoleSet};
use crate::data::Components;
use crate::event::Event;
use crate::goods::{Goods, Resource};
use crate::rules::Reason;
use crate::speech::{land_form, role_name, say};
use crate::state::State;
use crate::view::View;
use covenstead_core::{
    Actor, Audience, Decision, Fault, Locale, Names, Part, Refusal, Seat, Words,
};
use covenstead_speech::Phrase;
use serde_json::Value;
use std::borrow::Cow;

impl Words for BroomService {
    fn print(&self, action: Action) -> String {
        self.print_action(action)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        self.parse_action(text)
            .map_err(|misread| self.misread_in_words(&misread, Locale::English))
    }

    fn misread(&self, text: &str, to: Audience<'_>) -> String {
        self.parse_action(text)
            .err()
            .map(|misread| self.misread_in_words(&misread, to.locale))
            .unwrap_or_default()
    }

    type Reason = Reason;

    fn permit(&self, state: &State, actor: Actor, action: Action) -> Result<(), Reason> {
        self.permission(state, actor, action)
    }

    fn refuse(&self, reason: &Reason, to: Audience<'_>) -> Refusal {
        Refusal::new(reason.rule(), self.reason_in_words(*reason, to.locale))
    }

    fn decision(&self, state: &State, to: Audience<'_>) -> Option<Decision> {
        self.prompt(&state.public, to)
    }

    fn explain(&self, state: &State, seat: Seat, action: Action, to: Audience<'_>) -> String {
        self.explained(&state.public, seat, action, to.locale)
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

    /// BS-I-19.
    fn decision_bound(&self) -> u64 {
        200 * u64::from(self.seats)
    }

    fn rules_help(data: &Components, locale: Locale) -> String {
        helping::rules(data, locale)
    }
}

// ---- what many sentences are made of

/// "2 orange potions, 1 green potion and 1 wand", "nothing".
pub(crate) fn goods_in_words(locale: Locale, goods: Goods) -> String {
    let held = Resource::ALL.iter().filter(|&&kind| goods.count(kind) > 0);
    let parts: Vec<String> = held
        .map(|&kind| resource_in_words(locale, kind, goods.count(kind)))
        .collect();
    if parts.is_empty() {
        say(locale, "nothing").into()
    } else {
        locale.list(&parts)
    }
}

/// "2 orange potions".
fn resource_in_words(locale: Locale, kind: Resource, number: u8) -> String {
    let key = match kind {
        Resource::Orange => "count-orange",
        Resource::Green => "count-green",
        Resource::Purple => "count-purple",
        Resource::Wand => "count-wand",
    };
    say(locale, key).with("n", number).into()
}

fn roles_in_words(locale: Locale, roles: RoleSet) -> String {
    let names: Vec<Cow<'_, str>> = roles.iter().map(|role| role_name(locale, role)).collect();
    locale.list(&names)
}

/// "forest or prairie", in the form that a sentence needs.
fn landscapes_in_words(locale: Locale, lands: Landscapes, form: &str) -> String {
    let names: Vec<Cow<'_, str>> = lands
        .iter()
        .map(|land| land_form(locale, land, form))
        .collect();
    names.join(&say(locale, "or").to_string())
}

/// "forest or prairie", as names.
fn lands_in_words(locale: Locale, lands: Landscapes) -> String {
    landscapes_in_words(locale, lands, "plural")
}

/// A message about a player: `$who`, `$who-is`, and `$subject` for where the player begins the
/// sentence: "You" or the name.
fn spoken_of<'a>(key: &'a str, seat: Seat, to: Audience<'a>) -> Phrase<'a> {
    let subject = if to.is_you(seat) {
        say(to.locale, "you").to_string()
    } else {
        to.name(seat).to_string()
    };
    say(to.locale, key)
        .player("who", seat, to)
        .with("subject", subject)
}

/// "You and Anna": several players, the reader first.
fn listed(seats: &[Seat], to: Audience<'_>) -> String {
    let you = seats
        .iter()
        .any(|&seat| to.is_you(seat))
        .then(|| say(to.locale, "you").to_string());
    let others = seats.iter().filter(|&&seat| !to.is_you(seat));
    let names: Vec<String> = you
        .into_iter()
        .chain(others.map(|&seat| to.name(seat).to_string()))
        .collect();
    to.locale.list(&names)
}

/// What the points of a delivery are made of, if not of the tower's alone: " (tower 4, brave 3)".
fn parts_of_delivery(vp: i16, bonus: i16, aura: i16, locale: Locale) -> String {
    if bonus == 0 && aura == 0 {
        return String::new();
    }
    let tower = ("part-of-tower", vp - bonus - aura);
    let extra = [("part-of-brave", bonus), ("part-of-storm", aura)];
    let extra = extra.into_iter().filter(|(_, vp)| *vp != 0);
    let parts: Vec<String> = std::iter::once(tower)
        .chain(extra)
        .map(|(key, vp)| say(locale, key).with("vp", vp).to_string())
        .collect();
    format!(" ({})", parts.join(", "))
}
