//! Lines of the log. Everything that happens is told, often to nobody: an arm makes only what it
//! says.

use super::naming::people;
use crate::ThreeWitches;
use crate::cards::Card;
use crate::event::{CardName, Event};
use crate::rules::TABLE;
use crate::rules::bid::PASSINGS;
use crate::speech::say;
use crate::state::{SEATS, Side};
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
            Event::Dealt { seat, round, cards } => self.dealt(seat, *round, cards.as_deref()),
            Event::ElixirWith { seat } => self.of("elixir-with", seat),
            Event::Passed { seat } => self.of("passed", seat),
            Event::Bid { seat, bid, raised } => {
                let key = if *raised { "raises" } else { "bids" };
                self.of(key, seat).with("bid", *bid)
            }
            Event::PassingBegan { passing } => {
                let phrase = self.say("passing-began").with("passing", *passing);
                phrase.with("passings", PASSINGS)
            }
            Event::GiftChosen { seat, cards } => self.gift_chosen(seat, cards.as_deref()),
            Event::Gave { seat, to, cards } => self.gave(seat, to, cards.as_deref()),
            Event::LeadFixed { seat, bid } => self.of("lead-fixed", seat).with("bid", *bid),
            Event::DiscardChosen { seat, card } | Event::Discarded { seat, card } => {
                self.of_maybe(["discarded", "discarded-unseen"], seat, card.as_ref())
            }
            Event::Led {
                seat,
                trick,
                up,
                down,
                ..
            } => self.led(seat, *trick, up, down.as_ref()),
            Event::Held { seat } => self.of("held", seat),
            Event::Played {
                seat,
                face_down,
                card,
            } => {
                let key = if *face_down {
                    "played-hidden"
                } else {
                    "played"
                };
                self.of_maybe([key, "played-unseen"], seat, card.as_ref())
            }
            Event::Revealed {
                seat,
                lead,
                lessers,
                lead_value,
                lessers_value,
                winner,
                ..
            } => {
                let key = match winner {
                    Side::Lessers => "lessers-win",
                    Side::Lead if lead_value == lessers_value => "tie",
                    Side::Lead => "lead-wins",
                };
                self.of_sides("revealed", *seat)
                    .with("lead-cards", self.names(lead))
                    .with("lessers-cards", self.names(lessers))
                    .with("lead-worth", *lead_value)
                    .with("lessers-worth", *lessers_value)
                    .with("verdict", self.of_sides(key, *seat))
            }
            Event::TookBack { seat, card } => {
                self.of_maybe(["took-back", "took-back-unseen"], seat, card.as_ref())
            }
            Event::WentBack { seat, card } => self.of_card("went-back", seat, card),
            Event::Proposed { seat, lead, card } => {
                let phrase = self.of_card("proposed", seat, card);
                phrase.player("lead", *lead, self.to)
            }
            Event::Returned {
                seat,
                lead,
                card,
                accepted,
            } => {
                let key = if *accepted { "accepted" } else { "named-other" };
                let phrase = self.of_card(key, seat, card);
                phrase.player("lead", *lead, self.to)
            }
            Event::Collected {
                seat,
                lead_piles,
                lessers_piles,
                ..
            } => {
                let phrase = self.of_sides("collected", *seat);
                let phrase = phrase.with("lead-tricks", *lead_piles);
                phrase.with("lessers-tricks", *lessers_piles)
            }
            Event::Scored {
                round,
                lead,
                bid,
                tricks,
                made,
                fate,
            } => {
                let key = if *made { "bid-made" } else { "bid-missed" };
                let phrase = self.say(key).with("round", *round);
                self.game
                    .with_score(phrase, *lead, *bid, *tricks, self.to)
                    .with("fate", self.fate(fate))
            }
            Event::Shown {
                discards,
                piles,
                hands,
            } => self.shown(discards, piles, hands),
            Event::GameOver { rounds, winners } => {
                let phrase = self.say("game-over").with("rounds", *rounds);
                let parts = ["winners", "winners-first", "winners-are"];
                people(phrase, parts, winners.iter().copied(), self.to)
            }
        }
    }

    fn dealt(&self, seat: &Seat, round: u16, cards: Option<&[CardName]>) -> Phrase<'a> {
        match cards {
            Some(cards) => self.of("dealt", seat).with("cards", self.names(cards)),
            None => self.of("dealt-unseen", seat),
        }
        .with("round", round)
    }

    fn gift_chosen(&self, seat: &Seat, cards: Option<&[CardName]>) -> Phrase<'a> {
        let phrase = match cards {
            Some(cards) => self
                .of("gift-chosen", seat)
                .with("cards", self.accusatives(cards)),
            None => self.of("gift-chosen-unseen", seat),
        };
        phrase.player("to", seat.left(TABLE), self.to)
    }

    fn gave(&self, seat: &Seat, to: &Seat, cards: Option<&[CardName]>) -> Phrase<'a> {
        let phrase = match cards {
            Some(cards) => self.of("gave", seat).with("cards", self.accusatives(cards)),
            None => self.of("gave-unseen", seat),
        };
        phrase.player("to", *to, self.to)
    }

    fn say(&self, key: &'static str) -> Phrase<'a> {
        say(self.to.locale, key)
    }

    /// What somebody does.
    fn of(&self, key: &'static str, seat: &Seat) -> Phrase<'a> {
        self.say(key).player("who", *seat, self.to)
    }

    /// What both sides of a round do: `$lead` and `$lessers`.
    fn of_sides(&self, key: &'static str, lead: Seat) -> Phrase<'a> {
        let lessers = Seat::all(TABLE).filter(move |&seat| seat != lead);
        let phrase = self.say(key).player("lead", lead, self.to);
        let parts = ["lessers", "lessers-first", "lessers-are"];
        people(phrase, parts, lessers, self.to)
    }

    /// What somebody does to a card.
    fn of_card(&self, key: &'static str, seat: &Seat, card: &CardName) -> Phrase<'a> {
        self.with_card(self.of(key, seat), "card", card)
    }

    /// What somebody does to a card that is seen, or not.
    fn of_maybe(
        &self,
        [seen, unseen]: [&'static str; 2],
        seat: &Seat,
        card: Option<&CardName>,
    ) -> Phrase<'a> {
        match card {
            Some(card) => self.of_card(seen, seat, card),
            None => self.of(unseen, seat),
        }
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

    /// "Anna 2, Berta 1, Clara 0"; the reader is "you".
    fn fate(&self, fate: &[u16; SEATS]) -> String {
        let tokens = Seat::all(SEATS as u8).map(|seat| {
            let phrase = self.of("fate-of", &seat);
            String::from(phrase.with("tokens", fate[seat.index()]))
        });
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
