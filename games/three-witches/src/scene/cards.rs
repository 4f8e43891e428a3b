//! A card as a thing on the table.

use crate::ThreeWitches;
use crate::cards::Card;
use crate::speech::say;
use covenstead_core::Locale;
use covenstead_scene::Piece;

impl ThreeWitches {
    /// A card whose face the viewer sees.
    pub(super) fn card(&self, card: Card, locale: Locale) -> Piece {
        let deck = self.deck();
        let piece = Piece::new(
            self.card_id(card),
            "card",
            deck.id(card),
            self.card_name(locale, card),
        );
        if card == Card::ELIXIR {
            return piece.text(say(locale, "text-elixir"));
        }
        let suit = self.suit_name(locale, deck.suit(card));
        let rank = deck.rank(card);
        let text = say(
            locale,
            if self.is_eye(card) {
                "text-eye"
            } else {
                "text-card"
            },
        );
        let piece = piece.text(text.with("suit", suit.as_ref()).with("rank", rank));
        let part = ThreeWitches::rank_name(locale, deck.rank_name(card));
        piece
            .fact("rank", say(locale, "rank"), rank)
            .fact("part", say(locale, "part"), part)
            .fact("suit", say(locale, "suit"), suit)
    }

    pub(super) fn card_id(&self, card: Card) -> String {
        format!("card-{}", self.deck().id(card))
    }

    /// The place under a card of the hand, for laying it face down.
    pub(super) fn hide_id(&self, card: Card) -> String {
        format!("hide-{}", self.deck().id(card))
    }
}

/// A card that lies face down though its owner knows it.
pub(super) fn hidden(card: Piece, locale: Locale) -> Piece {
    card.fact("hidden", say(locale, "face-down"), "1")
}
