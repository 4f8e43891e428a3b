//! What an action means, spoken to whoever may play it.

use super::naming::people;
use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::Card;
use crate::data::TRICKS;
use crate::rules::TABLE;
use crate::speech::say;
use crate::state::{Phase, Public, Side, State};
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
        let table = &state.public;
        let locale = to.locale;
        let about = |key: &'static str, card| {
            let phrase = say(locale, key).player("lead", table.lead(), to);
            phrase.with("card", self.card_accusative(locale, card))
        };
        let phrase = match action {
            Action::Pass if table.phase == Phase::First => {
                say(locale, "explain-hold-back").with("suit", self.lead_suit_name(locale, table))
            }
            Action::Pass if table.phase == Phase::Opening => {
                self.with_bids(say(locale, "explain-pass"))
            }
            Action::Pass => say(locale, "explain-no-raise").with("bid", table.bid()),
            Action::Bid(bid) => {
                let low = bid == self.low_bid();
                let key = if low {
                    "explain-bid-low"
                } else {
                    "explain-bid-high"
                };
                let phrase = say(locale, key).with("bid", bid).with("tricks", TRICKS);
                phrase.with("high", self.high_bid())
            }
            Action::Give(cards) => say(locale, "explain-give")
                .with("cards", self.card_accusatives(locale, cards.iter()))
                .with("who", to.name(seat.left(TABLE))),
            Action::Discard(card) => about("explain-discard", card),
            Action::Lead(up, down) => self.lead_in_words(up, down, locale),
            Action::Play(card) => self.play_in_words(table, seat, card, locale),
            Action::TakeBack(card) => about("explain-take-back", card),
            Action::Propose(card) => about("explain-propose", card),
            Action::Accept => about("explain-accept", table.proposed.unwrap_or(Card::HIDDEN)),
            Action::Name(card) => about("explain-name", card),
            Action::Deal(..) => say(locale, "explain-deal"),
        };
        match self.end_in_words(table, action, to) {
            Some(end) => format!("{phrase} {end}"),
            None => phrase.into(),
        }
    }

    /// What an action scores at once, where it ends the round for certain.
    fn end_in_words<'a>(
        &self,
        table: &Public,
        action: Action,
        to: Audience<'a>,
    ) -> Option<Phrase<'a>> {
        let won = self.tricks_if_returned(table, action)?;
        let made = won == table.bid();
        let key = if made { "ends-made" } else { "ends-missed" };
        Some(self.with_score(say(to.locale, key), table.lead(), table.bid(), won, to))
    }

    /// Fills in who scores what: `$lead` the Lead, `$lessers` the others.
    pub(super) fn with_score<'a>(
        &self,
        phrase: Phrase<'a>,
        lead: Seat,
        bid: u8,
        tricks: u8,
        to: Audience<'a>,
    ) -> Phrase<'a> {
        let setup = &self.components().setup;
        let lessers = Seat::all(TABLE).filter(move |&seat| seat != lead);
        let parts = ["lessers", "lessers-first", "lessers-are"];
        people(phrase, parts, lessers, to)
            .player("lead", lead, to)
            .with("bid", bid)
            .with("tricks", tricks)
            .with("lead-gets", setup.lead_reward)
            .with("lessers-get", setup.lesser_reward)
    }

    /// The tricks that the Lead will have won, if an action returns a card and so ends the round.
    fn tricks_if_returned(&self, table: &Public, action: Action) -> Option<u8> {
        let returns = matches!(
            action,
            Action::TakeBack(_) | Action::Accept | Action::Name(_)
        );
        let collected = Public {
            phase: Phase::Lead,
            ..*table
        };
        (returns && self.round_is_over(&collected)).then(|| collected.piles(Side::Lead))
    }

    /// What a seat gets at once for an action that finishes a trick; none for an action that does
    /// not.
    pub(crate) fn certain_gain(&self, table: &Public, seat: Seat, action: Action) -> Option<u16> {
        if !matches!(
            action,
            Action::TakeBack(_) | Action::Accept | Action::Name(_)
        ) {
            return None;
        }
        let setup = &self.components().setup;
        let gain = match self.tricks_if_returned(table, action) {
            Some(won) if (won == table.bid()) == (seat == table.lead()) => {
                if seat == table.lead() {
                    setup.lead_reward
                } else {
                    setup.lesser_reward
                }
            }
            _ => 0,
        };
        Some(gain)
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
