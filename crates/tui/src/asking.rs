//! How a person chooses: a menu that is narrowed by pointing at pieces, by ticking, or by typing.

use crate::names::{name_of, text_of};
use crate::speech::{say, text};
use covenstead_core::Locale;
use covenstead_scene::{Ask, Choice, Pick, PickError, Scene, step};
use std::collections::BTreeSet;

/// So many choices are listed one by one; of more, one points at the pieces first.
const FEW: usize = 10;

/// Keys of the entries, in order. The letters left out do something else everywhere.
const KEYS: &str = "123456789abdegimnopstvwxyzABDEGIMNOPSTVWXYZ";

/// What an entry means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// This decision, in notation.
    Decide(String),
    /// Point at this thing; the menu narrows.
    Point(String),
    /// Pick this thing for a set, or put it back.
    Tick(String),
    /// Confirm the set: the decision, or what is still missing.
    Confirm(Result<String, String>),
}

/// A line of the menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The key that takes it.
    pub key: Option<char>,
    /// What it says.
    pub label: String,
    /// What it means, in a sentence.
    pub text: String,
    /// What it does.
    pub meaning: Meaning,
    /// The things it speaks of.
    pub things: Vec<String>,
    /// Whether it is ticked.
    pub ticked: bool,
}

/// What can be chosen now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Menu {
    /// The entries.
    pub entries: Vec<Entry>,
    /// The things one may point at.
    pub lit: BTreeSet<String>,
    /// The things pointed at or ticked so far.
    pub picked: Vec<String>,
    /// Where one stands: "2 of 5 picked".
    pub standing: String,
}

/// What has been pointed at and typed so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Asking {
    /// The things pointed at or ticked, in order.
    pub picked: Vec<String>,
    /// What is looked for, while somebody types.
    pub filter: Option<String>,
    /// Where the cursor stands.
    pub cursor: usize,
}

impl Asking {
    /// The menu for what a scene asks.
    pub fn menu(&self, scene: &Scene) -> Menu {
        let mut menu = match &scene.ask {
            Ask::Nothing => Menu::default(),
            Ask::One { choices } => self.of_choices(scene, choices),
            Ask::Set(pick) => self.of_set(scene, pick),
        };
        if let Some(filter) = &self.filter {
            menu.entries.retain(|entry| matches(entry, filter));
        }
        for (entry, key) in menu.entries.iter_mut().zip(KEYS.chars()) {
            entry.key = Some(key);
        }
        menu.picked.clone_from(&self.picked);
        menu
    }

    fn of_choices(&self, scene: &Scene, choices: &[Choice]) -> Menu {
        let picked: Vec<&str> = self.picked.iter().map(String::as_str).collect();
        let now = step(choices, &picked);
        let entries = match now.open.len() <= FEW || now.lit.is_empty() || self.filter.is_some() {
            true => listed(&now.open),
            false => pointed(scene, &now.open, &picked),
        };
        let key = if self.picked.is_empty() {
            "choices"
        } else {
            "choices-left"
        };
        let standing = say(scene.locale, key)
            .with("count", now.open.len())
            .with("picked", names(scene, &self.picked))
            .into();
        Menu {
            entries,
            lit: now.lit.iter().map(ToString::to_string).collect(),
            standing,
            picked: Vec::new(),
        }
    }

    fn of_set(&self, scene: &Scene, pick: &Pick) -> Menu {
        let mut entries: Vec<Entry> = Vec::new();
        for (place, pickable) in pick.from.iter().enumerate() {
            // Things that make the same action are one entry: three orange potions, not each of
            // them.
            if pick.from[..place]
                .iter()
                .all(|earlier| earlier.word != pickable.word)
            {
                entries.push(self.of_alike(scene, pick, &pickable.word));
            }
        }
        let picked: Vec<&str> = self.picked.iter().map(String::as_str).collect();
        let made = pick
            .action(&picked)
            .map_err(|error| pick_error(scene.locale, &error));
        let text = match &made {
            Ok(_) => say(scene.locale, "confirm").with("things", names(scene, &self.picked)),
            Err(why) => say(scene.locale, "not-yet").with("why", why.as_str()),
        };
        let text = text.into();
        let confirm = Meaning::Confirm(made);
        entries.push(Entry {
            key: None,
            label: pick.label.clone(),
            text,
            meaning: confirm,
            things: Vec::new(),
            ticked: false,
        });
        let lit = pick
            .from
            .iter()
            .map(|pickable| pickable.piece.clone())
            .collect();
        Menu {
            entries,
            lit,
            standing: say(scene.locale, "picked-of")
                .with("count", self.picked.len())
                .with("most", pick.most)
                .into(),
            picked: Vec::new(),
        }
    }

    /// The entry of all things that have this word: it picks the next of them, or puts the only one
    /// back.
    fn of_alike(&self, scene: &Scene, pick: &Pick, word: &str) -> Entry {
        let alike: Vec<&str> = pick
            .from
            .iter()
            .filter(|one| one.word == word)
            .map(|one| one.piece.as_str())
            .collect();
        let ticked = |piece: &&&str| self.picked.iter().any(|one| one == **piece);
        let (many, next) = (
            alike.iter().filter(ticked).count(),
            alike.iter().find(|piece| !ticked(piece)),
        );
        let thing = next
            .or(alike.last())
            .map_or(String::new(), ToString::to_string);
        let name = name_of(scene, &thing);
        let label = if alike.len() > 1 {
            say(scene.locale, "so-many-of")
                .with("name", name)
                .with("count", many)
                .with("of", alike.len())
                .into()
        } else {
            name
        };
        let (text, things) = (text_of(scene, &thing), vec![thing.clone()]);
        Entry {
            key: None,
            label,
            text,
            meaning: Meaning::Tick(thing),
            things,
            ticked: many > 0,
        }
    }

    /// Points at a thing, on the board or in the menu. Gives the decision, if that makes one.
    pub fn point(&mut self, scene: &Scene, thing: &str) -> Result<Option<String>, String> {
        match &scene.ask {
            Ask::Nothing => Ok(None),
            Ask::Set(pick) => self.tick(scene.locale, pick, thing).map(|()| None),
            Ask::One { choices } => {
                let mut picked = self.picked.clone();
                picked.push(thing.to_string());
                let found = step(
                    choices,
                    &picked.iter().map(String::as_str).collect::<Vec<_>>(),
                );
                if found.open.is_empty() {
                    let told = say(scene.locale, "not-a-choice");
                    return Err(told.with("thing", name_of(scene, thing)).into());
                }
                let made = found.made().map(|choice| choice.action.clone());
                *self = Asking {
                    picked,
                    ..Asking::default()
                };
                Ok(made)
            }
        }
    }

    fn tick(&mut self, locale: Locale, pick: &Pick, thing: &str) -> Result<(), String> {
        if let Some(place) = self.picked.iter().position(|one| one == thing) {
            self.picked.remove(place);
            return Ok(());
        }
        if !pick.from.iter().any(|pickable| pickable.piece == thing) {
            return Err(text(locale, "cannot-pick"));
        }
        match (self.picked.len() < pick.most, pick.most) {
            (true, _) => self.picked.push(thing.to_string()),
            // Of one, another takes its place.
            (false, 1) => self.picked = vec![thing.to_string()],
            (false, most) => return Err(say(locale, "enough-picked").with("most", most).into()),
        }
        Ok(())
    }

    /// Takes the last step back. False if there was none.
    pub fn back(&mut self) -> bool {
        match self.filter.take() {
            Some(_) => true,
            None => self.picked.pop().is_some(),
        }
    }

    /// Forgets what is not asked any more, as when the table has changed.
    pub fn keep_to(&mut self, scene: &Scene) {
        let stands = match &scene.ask {
            Ask::Nothing => false,
            Ask::Set(pick) => self
                .picked
                .iter()
                .all(|piece| pick.from.iter().any(|one| &one.piece == piece)),
            Ask::One { choices } => !step(
                choices,
                &self.picked.iter().map(String::as_str).collect::<Vec<_>>(),
            )
            .open
            .is_empty(),
        };
        if !stands {
            *self = Asking::default();
        }
    }
}

/// Every choice by its label; those that decline come last.
fn listed(open: &[&Choice]) -> Vec<Entry> {
    let (declining, doing): (Vec<&Choice>, Vec<&Choice>) =
        open.iter().partition(|choice| choice.declines);
    doing.into_iter().chain(declining).map(decide).collect()
}

fn decide(choice: &Choice) -> Entry {
    let (label, text, things) = (
        choice.label.clone(),
        choice.text.clone(),
        choice.pieces.clone(),
    );
    Entry {
        key: None,
        label,
        text,
        meaning: Meaning::Decide(choice.action.clone()),
        things,
        ticked: false,
    }
}

/// The thing each choice begins with, as the game lists them: a die, then where it goes, then what
/// is paid. Where that leaves one choice, the choice itself. Then what is made without pointing.
/// All other things of a choice can be pointed at on the board.
fn pointed(scene: &Scene, open: &[&Choice], picked: &[&str]) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut last = Vec::new();
    for choice in open {
        let rest = rest_of(choice, picked);
        if rest.is_empty() {
            last.push(decide(choice));
        }
        if let Some(thing) = rest.first().filter(|thing| seen.insert(thing.to_string())) {
            entries.push(narrowed(scene, open, picked, thing));
        }
    }
    entries.dedup_by(|one, other| one.meaning == other.meaning);
    entries.extend(last);
    entries
}

fn narrowed(scene: &Scene, open: &[&Choice], picked: &[&str], thing: &str) -> Entry {
    let with: Vec<&&Choice> = open
        .iter()
        .filter(|choice| rest_of(choice, picked).contains(&thing))
        .collect();
    if let [only] = with[..] {
        return decide(only);
    }
    Entry {
        key: None,
        label: format!("{} ({})", name_of(scene, thing), with.len()),
        text: text_of(scene, thing),
        meaning: Meaning::Point(thing.to_string()),
        things: vec![thing.to_string()],
        ticked: false,
    }
}

/// What is left to point at of a choice.
fn rest_of<'a>(choice: &'a Choice, picked: &[&str]) -> Vec<&'a str> {
    let mut rest: Vec<&str> = choice.pieces.iter().map(String::as_str).collect();
    for piece in picked {
        if let Some(place) = rest.iter().position(|left| left == piece) {
            rest.remove(place);
        }
    }
    rest
}

/// Why picked things make no decision.
fn pick_error(locale: Locale, error: &PickError) -> String {
    match error {
        PickError::Count {
            least,
            most,
            picked,
        } => {
            let key = if least == most {
                "pick-exactly"
            } else {
                "pick-between"
            };
            let told = say(locale, key).with("least", *least).with("most", *most);
            told.with("picked", *picked).into()
        }
        PickError::Piece(_) => text(locale, "cannot-pick"),
    }
}

fn names(scene: &Scene, things: &[String]) -> String {
    let names: Vec<String> = things.iter().map(|thing| name_of(scene, thing)).collect();
    names.join(", ")
}

/// Whether every word typed is in the entry somewhere.
fn matches(entry: &Entry, filter: &str) -> bool {
    let text = format!("{} {}", entry.label, entry.text).to_lowercase();
    filter
        .to_lowercase()
        .split_whitespace()
        .all(|word| text.contains(word))
}
