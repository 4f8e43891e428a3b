//! What the game says to people, in their language: prompts in `prompting.rs`, actions in
//! `explaining.rs`, events in `telling.rs`, why something is not possible in `refusing.rs`. The
//! table as text, for programs and in English, is in `describing.rs`.

mod describing;
mod explaining;
mod prompting;
mod refusing;
mod telling;

pub(crate) use explaining::storm_in_words;

use crate::BroomService;
use crate::action::Action;
use crate::cards::{Landscapes, RoleSet};
use crate::event::Event;
use crate::goods::{Goods, Resource};
use crate::map::{Area, Cloud, Tower};
use crate::speech::{Nouns, land_form, place_name, role_name, say, water_below};
use crate::state::State;
use crate::view::View;
use covenstead_core::help;
use covenstead_core::{
    Actor, Audience, Decision, Fault, Locale, Names, Part, Refusal, Seat, Words,
};
use serde_json::Value;
use std::borrow::Cow;

impl Words for BroomService {
    fn print(&self, action: Action) -> String {
        self.print_action(action)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        self.parse_action(text)
    }

    type Reason = Refusal;

    fn permit(&self, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        self.permission(state, actor, action)
    }

    fn refuse(&self, reason: &Refusal, _to: Audience<'_>) -> Refusal {
        reason.clone()
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

    fn rules_help(_data: &crate::data::Components, locale: Locale) -> String {
        let text = match locale {
            Locale::English => include_str!("../../RULES.md"),
            Locale::German => include_str!("../../RULES.de.md"),
        };
        help::fill(text, &[])
    }
}

// ---- what many sentences are made of

/// "2 orange potions, 1 green potion and 1 wand", "nothing".
fn goods_in_words(locale: Locale, goods: Goods) -> String {
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

impl BroomService {
    /// "Mossy Wood (F1)".
    pub(crate) fn area_in_words(&self, area: Area, locale: Locale) -> String {
        let record = &self.board().area[area.index()];
        format!("{} ({})", place_name(locale, &record.name), record.id)
    }

    /// "the round purple tower t09".
    pub(crate) fn tower_in_words(&self, tower: Tower, locale: Locale) -> String {
        self.tower_said(tower, locale, "tower")
    }

    /// "Round purple tower t09".
    pub(crate) fn tower_name(&self, tower: Tower, locale: Locale) -> String {
        self.tower_said(tower, locale, "tower-name")
    }

    fn tower_said(&self, tower: Tower, locale: Locale, key: &str) -> String {
        let card = &self.map.towers[tower.index()];
        say(locale, key)
            .with("shape", card.shape.id())
            .colour(card.color)
            .with("tower", self.tower_id(tower))
            .into()
    }

    /// Where a cloud lies: "Bell Downs".
    pub(crate) fn cloud_place(&self, cloud: Cloud, locale: Locale) -> Cow<'_, str> {
        let over = &self.board().cloud[cloud.index()].area;
        let land = self
            .board()
            .area
            .iter()
            .find(|area| area.id == *over)
            .map(|area| place_name(locale, &area.name));
        let water = || self.board().water.iter().find(|water| water.id == *over);
        land.or_else(|| water().map(|water| water_below(locale, &water.name)))
            .unwrap_or_default()
    }
}
