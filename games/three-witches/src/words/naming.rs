//! What cards and suits are called. English names stand in the data; a card or suit of somebody's
//! own data keeps that name in every language.

use crate::ThreeWitches;
use crate::cards::{Card, CardSet};
use crate::data::{self, Deck, Suit};
use crate::event::CardName;
use crate::speech::{SPEECH, say};
use crate::state::Public;
use covenstead_core::{Audience, Locale, Seat};
use covenstead_speech::Phrase;
use std::borrow::Cow;

impl ThreeWitches {
    /// "Wing of Owl (6) and Elixir".
    pub(crate) fn cards_in_words(&self, cards: CardSet) -> String {
        data::cards_in_words(self.deck(), cards)
    }

    /// "Owl", „Eule“: the suit led to the trick on the table.
    pub(crate) fn lead_suit_name(&self, locale: Locale, table: &Public) -> Cow<'_, str> {
        self.suit_name(locale, self.suit_led(table))
    }

    /// "Owl", „Eule“.
    pub(crate) fn suit_name(&self, locale: Locale, suit: Suit) -> Cow<'_, str> {
        ThreeWitches::suit_name_in(self.deck(), locale, suit)
    }

    /// The same of any deck.
    pub(crate) fn suit_name_in(deck: &Deck, locale: Locale, suit: Suit) -> Cow<'_, str> {
        let name = deck.suit_name(suit);
        SPEECH.name(locale, &format!("suit-{}", slug(name)), name)
    }

    /// "Wing", „Flügel“: what cards of this rank are called.
    pub(crate) fn rank_name<'a>(locale: Locale, name: &'a str) -> Cow<'a, str> {
        SPEECH.name(locale, &format!("rank-{}", slug(name)), name)
    }

    /// "Wing of Owl (6)", „Flügel der Eule (6)“: on a button, in a list, on the card.
    pub(crate) fn card_name(&self, locale: Locale, card: Card) -> String {
        ThreeWitches::name_in(self.deck(), locale, card)
    }

    /// The same of any deck.
    pub(crate) fn name_in(deck: &Deck, locale: Locale, card: Card) -> String {
        let name = deck.name(card);
        let name = SPEECH.name(locale, &format!("card-{}", slug(name)), name);
        ranked(deck, card, &name)
    }

    /// „den Flügel der Eule (6)“: the card to which something is done. English has its article in
    /// the sentence.
    pub(crate) fn card_accusative(&self, locale: Locale, card: Card) -> String {
        let name = self.deck().name(card);
        match locale {
            Locale::English => self.card_name(locale, card),
            Locale::German => {
                let key = format!("card-{}", slug(name));
                ranked(self.deck(), card, &SPEECH.form(locale, &key, "den", name))
            }
        }
    }

    /// Several cards by their names.
    pub(crate) fn card_names(&self, locale: Locale, cards: impl Iterator<Item = Card>) -> String {
        locale.list(
            &cards
                .map(|card| self.card_name(locale, card))
                .collect::<Vec<_>>(),
        )
    }

    /// Several cards to which something is done.
    pub(crate) fn card_accusatives(
        &self,
        locale: Locale,
        cards: impl Iterator<Item = Card>,
    ) -> String {
        locale.list(
            &cards
                .map(|card| self.card_accusative(locale, card))
                .collect::<Vec<_>>(),
        )
    }

    /// The card that an event speaks of.
    pub(crate) fn card_called(&self, name: &CardName) -> Card {
        self.deck().card(&name.0).unwrap_or(Card::HIDDEN)
    }
}

fn ranked(deck: &Deck, card: Card, name: &str) -> String {
    let rank = (card != Card::HIDDEN).then(|| deck.rank(card));
    data::with_rank(name, rank)
}

/// The key of a text is made from a name, not from an id: other data may call the same thing
/// otherwise.
fn slug(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}

/// With several players, the reader first: `{ $name }` is "you and Berta" and `{ $name-first }`
/// begins a sentence with it. `{ $name-are ->` selects between `[you]`, where the reader is meant
/// alone, `[with-you]`, `[one]` for somebody else and `*[several]`.
pub(super) fn people<'a>(
    phrase: Phrase<'a>,
    [name, first, are]: [&'a str; 3],
    seats: impl Iterator<Item = Seat> + Clone,
    to: Audience<'a>,
) -> Phrase<'a> {
    let others: Vec<&str> = seats
        .clone()
        .filter(|&seat| !to.is_you(seat))
        .map(|seat| to.name(seat))
        .collect();
    let meant = others.len() < seats.count();
    let number = match (meant, others.len()) {
        (true, 0) => "you",
        (true, _) => "with-you",
        (false, 1) => "one",
        (false, _) => "several",
    };
    let list = |you: &'static str| {
        let you = meant.then(|| String::from(say(to.locale, you)));
        let names: Vec<&str> = you.as_deref().into_iter().chain(others.clone()).collect();
        to.locale.list(&names)
    };
    let (within, at_first) = (list("you"), list("you-first"));
    phrase
        .with(name, within)
        .with(first, at_first)
        .with(are, number)
}
