//! The law of telling: whenever a viewer asks, it is told what it has not heard.

use super::Court;
use crate::game::Game;
use crate::matches::Table;
use crate::random::{FastRng, Rng};
use crate::seat::Viewer;
use crate::words::Words;
use serde_json::Value;

/// Viewers that ask for news at moments of their own: one after nearly every step, another when
/// half the game is over.
pub(super) struct Hearers<G: Game> {
    rng: FastRng,
    viewers: Vec<Hearer<G>>,
}

struct Hearer<G: Game> {
    viewer: Viewer,
    /// It asks after one step in so many.
    patience: u32,
    heard: Vec<G::Event>,
    /// The same as documents, by a second way.
    documents: Vec<Value>,
}

impl<G: Game> Hearers<G> {
    pub(super) fn of(seats: u8, mut rng: FastRng) -> Hearers<G> {
        let hearer = |viewer| Hearer {
            viewer,
            patience: [2, 7, 30, 200][rng.below(4) as usize],
            heard: Vec::new(),
            documents: Vec::new(),
        };
        let viewers = Viewer::all(seats).map(hearer).collect();
        Hearers { rng, viewers }
    }
}

impl<G: Words> Court<'_, G> {
    /// Some viewers ask for what is new.
    pub(super) fn some_ask_for_news(&mut self) {
        for number in 0..self.hearers.viewers.len() {
            let patience = self.hearers.viewers[number].patience;
            if self.hearers.rng.below(patience) == 0 {
                self.tell_news(number);
            }
        }
    }

    fn tell_news(&mut self, number: usize) {
        let hearer = &mut self.hearers.viewers[number];
        let since = hearer.heard.len();
        let news = self.table.witnessed_since(hearer.viewer, since);
        hearer.heard.extend(news.map(|(_, event)| event));
        let documents = Table::events(&self.table, hearer.viewer, since);
        hearer.documents.extend(documents.unwrap_or_default());
    }

    /// At the end everybody has heard, in pieces, what they may know of everything that happened.
    pub(super) fn all_were_told_everything(&mut self) {
        for number in 0..self.hearers.viewers.len() {
            self.tell_news(number);
            let hearer = &self.hearers.viewers[number];
            let happened = self.table.happened().iter();
            let seen = happened.filter_map(|event| self.game.redact(event, hearer.viewer));
            let told = seen.eq(hearer.heard.iter().cloned());
            self.must(told, "every viewer is told every event once", || {
                format!("{}: {:?}", hearer.viewer, hearer.heard)
            });
            let numbers = hearer.documents.iter().map(|told| told["n"].as_u64());
            let in_order = numbers.eq((0..hearer.heard.len()).map(|number| Some(number as u64)));
            self.must(in_order, "events are numbered without a gap", || {
                format!("{}: {:?}", hearer.viewer, hearer.documents)
            });
        }
    }
}
