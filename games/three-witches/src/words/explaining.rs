//! What an action means, spoken to whoever may play it.

use super::naming::suit_name;
use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::Card;
use crate::speech::say;
use crate::state::{Phase, Public, SEATS, State};
use covenstead_core::{Audience, Locale, Seat};
use covenstead_speech::Phrase;

impl ThreeWitches {
    /// An action in words.
    pub(super) fn explained(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
        to: Audience<'_>,
    ) -> String {
        let (table, locale) = (&state.public, to.locale);
        let lead = to.name(table.lead());
        let about = |key: &'static str, card| {
            say(locale, key).with("card", self.card_accusative(locale, card))
        };
        let phrase = match action {
            Action::Pass if table.phase == Phase::First => say(locale, "explain-hold-back")
                .with("suit", suit_name(locale, self.lead_suit_name(table))),
            Action::Pass => say(locale, "explain-pass"),
            Action::Bid(bid) if bid == self.high_bid() => {
                say(locale, "explain-bid-high").with("bid", bid)
            }
            Action::Bid(bid) => say(locale, "explain-bid-low")
                .with("bid", bid)
                .with("high", self.high_bid()),
            Action::Give(cards) => {
                let cards = self.card_accusatives(locale, cards.iter());
                say(locale, "explain-give")
                    .with("cards", cards)
                    .with("who", to.name(seat.left(SEATS as u8)))
            }
            Action::Discard(card) => about("explain-discard", card),
            Action::Lead(up, down) => self.lead_in_words(up, down, locale),
            Action::Play(card) => self.play_in_words(table, seat, card, locale),
            Action::TakeBack(card) => about("explain-take-back", card),
            Action::Propose(card) => about("explain-propose", card).with("lead", lead),
            Action::Accept => {
                about("explain-accept", table.proposed.unwrap_or(Card::HIDDEN)).with("lead", lead)
            }
            Action::Name(card) => about("explain-name", card).with("lead", lead),
            Action::Deal(..) => say(locale, "explain-deal"),
        };
        phrase.into()
    }

    fn lead_in_words(&self, up: Card, down: Card, locale: Locale) -> Phrase<'_> {
        let key = if self.is_eye(up) {
            "explain-lead-eye"
        } else {
            "explain-lead"
        };
        let phrase = say(locale, key).with("up", self.card_accusative(locale, up));
        phrase
            .with("down", self.card_accusative(locale, down))
            .with("worth", self.worth(up, down))
    }

    /// What a Lesser's card does, from what that seat can see: with the partner's card open, the
    /// worth of the pair.
    fn play_in_words(&self, table: &Public, seat: Seat, card: Card, locale: Locale) -> Phrase<'_> {
        let partner = if seat == table.lesser_1() {
            table.current().second
        } else {
            table.current().first
        };
        let play =
            |key: &'static str| say(locale, key).with("card", self.card_accusative(locale, card));
        match (partner, self.eye_lead(table)) {
            (_, true) => play("explain-play-hidden"),
            (Some(other), _) => {
                let other_card = self.card_accusative(locale, other);
                play("explain-play-with")
                    .with("other", other_card)
                    .with("worth", self.worth(card, other))
            }
            (None, _) => play("explain-play"),
        }
    }
}
