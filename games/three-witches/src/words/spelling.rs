//! How people write cards: by id, by name in any language, or shorter.

use crate::ThreeWitches;
use crate::action::Spelling;
use crate::cards::Card;
use crate::data::Suit;
use covenstead_core::Locale;
use std::collections::BTreeMap;

impl Spelling for ThreeWitches {
    fn by_id(&self, id: &str) -> Option<Card> {
        self.deck().card(id)
    }

    fn by_name(&self, name: &str) -> Option<Card> {
        let names = self.tables.names.get_or_init(|| self.names_of_cards());
        names.get(name).copied()
    }
}

impl ThreeWitches {
    /// Every name of every card, in lower case and without brackets.
    fn names_of_cards(&self) -> BTreeMap<String, Card> {
        let mut names = BTreeMap::new();
        for card in Card::all() {
            for locale in Locale::ALL {
                let ranked = self.card_name(locale, card).to_lowercase();
                let name = ranked.split(" (").next().unwrap_or_default().to_string();
                names.insert(ranked.replace(['(', ')'], ""), card);
                names.insert(name, card);
            }
            names.extend(self.short_names(card).map(|name| (name, card)));
        }
        names
    }

    /// "owl 6", "owl6" and "o6", where no other suit begins with the same letter.
    fn short_names(&self, card: Card) -> impl Iterator<Item = String> {
        let deck = self.deck();
        let suit = deck.suit_name(deck.suit(card)).to_lowercase();
        let initial: String = suit.chars().take(1).collect();
        let mut names = Vec::new();
        if card == Card::ELIXIR {
            names.push("ex".to_string());
        } else {
            let rank = deck.rank(card);
            names.extend([format!("{suit} {rank}"), format!("{suit}{rank}")]);
            let alike = Suit::all()
                .filter(|&other| deck.suit_name(other).to_lowercase().starts_with(&initial));
            if alike.count() == 1 {
                names.push(format!("{initial}{rank}"));
            }
        }
        names.into_iter()
    }
}
