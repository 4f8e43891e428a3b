//! What cards and suits are called. English names stand in the data; a card or suit of somebody's
//! own data keeps that name in every language.

use crate::ThreeWitches;
use crate::cards::{Card, CardSet};
use crate::data;
use crate::event::CardName;
use crate::speech::SPEECH;
use crate::state::Public;
use covenstead_core::Locale;
use std::borrow::Cow;

impl ThreeWitches {
    /// "Wing of Owl and Elixir".
    pub(crate) fn cards_in_words(&self, cards: CardSet) -> String {
        data::cards_in_words(self.deck(), cards)
    }

    /// "owl", the suit led to the trick on the table.
    pub(crate) fn lead_suit_name(&self, table: &Public) -> &str {
        table
            .current()
            .up
            .map_or("none", |up| self.deck().suit_name(self.deck().suit(up)))
    }

    /// "Wing of Owl", „Flügel der Eule“: on a button, in a list, on the card.
    pub(crate) fn card_name(&self, locale: Locale, card: Card) -> Cow<'_, str> {
        let name = self.deck().name(card);
        match locale {
            Locale::English => name.into(),
            Locale::German => SPEECH.name(locale, &card_key(name), name),
        }
    }

    /// „den Flügel der Eule“: the card to which something is done. English has its article in the
    /// sentence.
    pub(crate) fn card_accusative(&self, locale: Locale, card: Card) -> Cow<'_, str> {
        let name = self.deck().name(card);
        match locale {
            Locale::English => name.into(),
            Locale::German => SPEECH.form(locale, &card_key(name), "den", name),
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

/// The key of a card is made from its name, not its id: other data may call the same rank
/// otherwise.
fn card_key(name: &str) -> String {
    format!("card-{}", name.to_lowercase().replace(' ', "-"))
}

/// "owl", „Eule“.
pub(crate) fn suit_name(locale: Locale, suit: &str) -> Cow<'_, str> {
    SPEECH.name(locale, &format!("suit-{suit}"), suit)
}
