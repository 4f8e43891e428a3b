//! Lines of the log. Everything that happens is told, often to nobody: an arm makes only what it
//! says.

use crate::ThreeWitches;
use crate::cards::Card;
use crate::event::{CardName, Event};
use crate::speech::say;
use crate::state::SEATS;
use covenstead_core::{Audience, Seat};
use covenstead_speech::Phrase;

/// Whoever tells of a game, and to whom.
pub(super) struct Teller<'a> {
    pub(super) game: &'a ThreeWitches,
    pub(super) to: Audience<'a>,
}

impl<'a> Teller<'a> {
    /// A line of the log.
    pub(super) fn tell(&self, event: &Event) -> Phrase<'a> {
        match event {
            Event::Dealt {
                seat,
                round,
                cards: None,
            } => self.of("dealt-unseen", seat).with("round", *round),
            Event::Dealt {
                seat,
                round,
                cards: Some(cards),
            } => self
                .of("dealt", seat)
                .with("round", *round)
                .with("cards", self.names(cards)),
            Event::ElixirWith { seat } => self.of("elixir-with", seat),
            Event::Passed { seat } => self.of("passed", seat),
            Event::Bid {
                seat,
                bid,
                raised: false,
            } => self.of("bids", seat).with("bid", *bid),
            Event::Bid {
                seat,
                bid,
                raised: true,
            } => self.of("raises", seat).with("bid", *bid),
            Event::PassingBegan { passing } => self.say("passing-began").with("passing", *passing),
            Event::GiftChosen { seat, cards: None } => self.of("gift-chosen-unseen", seat),
            Event::GiftChosen {
                seat,
                cards: Some(cards),
            } => self
                .of("gift-chosen", seat)
                .with("cards", self.accusatives(cards)),
            Event::Gave {
                seat,
                to,
                cards: None,
            } => self.of("gave-unseen", seat).with("to", self.to.name(*to)),
            Event::Gave {
                seat,
                to,
                cards: Some(cards),
            } => self
                .of("gave", seat)
                .with("to", self.to.name(*to))
                .with("cards", self.accusatives(cards)),
            Event::LeadFixed { seat, bid } => self.of("lead-fixed", seat).with("bid", *bid),
            Event::DiscardChosen { seat, card: None } => self.of("discard-chosen-unseen", seat),
            Event::DiscardChosen {
                seat,
                card: Some(card),
            } => self.of_card("discard-chosen", seat, card),
            Event::Discarded { seat, card: None } => self.of("discarded-unseen", seat),
            Event::Discarded {
                seat,
                card: Some(card),
            } => self.of_card("discarded", seat, card),
            Event::Led {
                seat,
                trick,
                up,
                down,
                ..
            } => self.led(seat, *trick, up, down.as_ref()),
            Event::Held { seat } => self.of("held", seat),
            Event::Played {
                seat, card: None, ..
            } => self.of("played-unseen", seat),
            Event::Played {
                seat,
                face_down: true,
                card: Some(card),
            } => self.of_card("played-hidden", seat, card),
            Event::Played {
                seat,
                face_down: false,
                card: Some(card),
            } => self.of_card("played", seat, card),
            Event::Revealed {
                lead,
                lessers,
                lead_value,
                lessers_value,
                winner,
                ..
            } => {
                let phrase = self
                    .say("revealed")
                    .with("lead", self.names(lead))
                    .with("lessers", self.names(lessers));
                phrase
                    .with("lead-worth", *lead_value)
                    .with("lessers-worth", *lessers_value)
                    .with("winner", winner.id())
            }
            Event::TookBack { seat, card: None } => self.of("took-back-unseen", seat),
            Event::TookBack {
                seat,
                card: Some(card),
            } => self.of_card("took-back", seat, card),
            Event::WentBack { seat, card } => self.of_card("went-back", seat, card),
            Event::Proposed { seat, card } => self.of_card("proposed", seat, card),
            Event::Returned {
                seat,
                card,
                accepted: true,
            } => self.of_card("accepted", seat, card),
            Event::Returned {
                seat,
                card,
                accepted: false,
            } => self.of_card("named-other", seat, card),
            Event::Collected {
                lead_piles,
                lessers_piles,
                ..
            } => self
                .say("collected")
                .with("lead", *lead_piles)
                .with("lessers", *lessers_piles),
            Event::Scored {
                round,
                lead,
                bid,
                tricks,
                made,
                fate,
            } => {
                let key = if *made { "bid-made" } else { "bid-missed" };
                let phrase = self
                    .of(key, lead)
                    .with("round", *round)
                    .with("bid", *bid)
                    .with("tricks", *tricks);
                phrase.with("fate", self.fate(fate))
            }
            Event::Shown {
                discards,
                piles,
                hands,
            } => self.shown(discards, piles, hands),
            Event::GameOver { rounds, winners } => self
                .say("game-over")
                .with("rounds", *rounds)
                .with("winners", self.to.list(winners.iter().copied())),
        }
    }

    fn say(&self, key: &'static str) -> Phrase<'a> {
        say(self.to.locale, key)
    }

    /// What somebody does.
    fn of(&self, key: &'static str, seat: &Seat) -> Phrase<'a> {
        self.say(key).with("who", self.to.name(*seat))
    }

    /// What somebody does to a card.
    fn of_card(&self, key: &'static str, seat: &Seat, card: &CardName) -> Phrase<'a> {
        self.with_card(self.of(key, seat), "card", card)
    }

    fn with_card(&self, phrase: Phrase<'a>, name: &'static str, card: &CardName) -> Phrase<'a> {
        phrase.with(
            name,
            self.game
                .card_accusative(self.to.locale, self.game.card_called(card)),
        )
    }

    fn led(&self, seat: &Seat, trick: u8, up: &CardName, down: Option<&CardName>) -> Phrase<'a> {
        let key = if down.is_some() { "led" } else { "led-unseen" };
        let phrase = self.with_card(self.of(key, seat).with("trick", trick), "up", up);
        match down {
            Some(down) => self.with_card(phrase, "down", down),
            None => phrase,
        }
    }

    fn cards(&self, names: &[CardName]) -> impl Iterator<Item = Card> {
        names.iter().map(|name| self.game.card_called(name))
    }

    fn names(&self, cards: &[CardName]) -> String {
        self.game.card_names(self.to.locale, self.cards(cards))
    }

    fn accusatives(&self, cards: &[CardName]) -> String {
        self.game
            .card_accusatives(self.to.locale, self.cards(cards))
    }

    /// "Anna 2, Barb 1, Carl 0".
    fn fate(&self, fate: &[u16; SEATS]) -> String {
        let tokens = Seat::all(SEATS as u8)
            .map(|seat| format!("{} {}", self.to.name(seat), fate[seat.index()]));
        tokens.collect::<Vec<_>>().join(", ")
    }

    fn shown(
        &self,
        discards: &[Option<CardName>; SEATS],
        piles: &[[CardName; 3]],
        hands: &[Vec<CardName>; SEATS],
    ) -> Phrase<'a> {
        let mut shown = Vec::new();
        for seat in Seat::all(SEATS as u8) {
            if let Some(card) = &discards[seat.index()] {
                shown.push(self.of_card("shown-discard", &seat, card).to_string());
            }
            let hand = &hands[seat.index()];
            if !hand.is_empty() {
                shown.push(
                    self.of("shown-hand", &seat)
                        .with("cards", self.accusatives(hand))
                        .to_string(),
                );
            }
        }
        for (number, pile) in piles.iter().enumerate() {
            shown.push(
                self.say("shown-pile")
                    .with("pile", number + 1)
                    .with("cards", self.names(pile))
                    .to_string(),
            );
        }
        self.say("shown").with("what", shown.join("; "))
    }
}
