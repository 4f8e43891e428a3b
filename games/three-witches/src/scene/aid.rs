//! The player aid: every suit with its ranks, and what the ranks are called (TW-02, TW-07).

use crate::ThreeWitches;
use crate::data::Suit;
use crate::speech::say;
use covenstead_core::{DataStatus, Locale};
use covenstead_scene::{Piece, Zone, ZoneKind};

impl ThreeWitches {
    /// A line for each suit, one for the Elixir, one for the names of the ranks, and where the
    /// ranks are ours, one that says so.
    pub(super) fn player_aid(&self, locale: Locale) -> Zone {
        let mut lines: Vec<Piece> = Suit::all()
            .map(|suit| self.suit_on_aid(suit, locale))
            .collect();
        let elixir = say(locale, "aid-elixir");
        lines.push(
            Piece::new("aid-elixir", "aid", "elixir", elixir).text(say(locale, "text-elixir")),
        );
        let ranks = say(locale, "aid-ranks").with("ranks", self.ranks_in_words(locale));
        lines.push(Piece::new("aid-ranks", "aid", "ranks", ranks));
        if self.components().status == DataStatus::Reconstructed {
            let status = say(locale, "aid-reconstructed");
            lines.push(Piece::new("aid-status", "aid", "status", status));
        }
        Zone::new("aid", say(locale, "aid"), ZoneKind::Row, lines)
    }

    fn suit_on_aid(&self, suit: Suit, locale: Locale) -> Piece {
        let cards = self.deck().of_suit(suit);
        let name = say(locale, "aid-suit")
            .with("suit", self.suit_name(locale, suit))
            .with("ranks", self.ranks_of(suit).replace(", ", " "));
        let id = self.deck().suit_id(suit);
        Piece::new(format!("aid-suit-{id}"), "aid", id, name)
            .text(format!("{}.", self.card_names(locale, cards.iter())))
            .fact("suit", say(locale, "suit"), self.suit_name(locale, suit))
            .fact("ranks", say(locale, "ranks"), self.ranks_of(suit))
    }

    /// "2, 3, 4, 6".
    pub(crate) fn ranks_of(&self, suit: Suit) -> String {
        let cards = self.deck().of_suit(suit).iter();
        let ranks: Vec<String> = cards
            .map(|card| self.deck().rank(card).to_string())
            .collect();
        ranks.join(", ")
    }

    /// "Eye 2, Tongue 3, Toe 4, Fang 5, Wing 6".
    fn ranks_in_words(&self, locale: Locale) -> String {
        let ranks: Vec<String> = self
            .deck()
            .rank_names()
            .map(|(rank, name)| format!("{} {rank}", ThreeWitches::rank_name(locale, name)))
            .collect();
        ranks.join(", ")
    }
}
