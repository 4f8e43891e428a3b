//! Why an action is not allowed: the rule, and a sentence a player understands.

use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::data::HAND;
use crate::state::{Phase, Public, State};
use covenstead_core::{Actor, Refusal, Seat, Turn};

type Permission = Result<(), Refusal>;

impl ThreeWitches {
    /// Whether the rules allow `actor` this action now.
    pub(crate) fn permission(&self, state: &State, actor: Actor, action: Action) -> Permission {
        match (actor, self.turn_of(&state.public)) {
            (Actor::Chance, Turn::Chance) => self.permit_deal(state, action),
            (Actor::Seat(seat), Turn::Seats(seats)) if seats.contains(seat) => {
                self.permit_decision(state, seat, action)
            }
            _ => Err(Refusal::new("TW-10", "It is not your turn to decide.")),
        }
    }

    fn permit_deal(&self, state: &State, outcome: Action) -> Permission {
        let (Phase::Deal(next), Action::Deal(seat, cards)) = (state.public.phase, outcome) else {
            return Err(Refusal::new("TW-C-01", "A hand is to be dealt now."));
        };
        Refusal::unless(seat == next, "TW-C-01", || {
            format!("{next} is to be dealt a hand")
        })?;
        let fits = cards.len() as usize == HAND && cards.within(self.undealt(state));
        Refusal::unless(fits, "TW-11", || {
            format!("that is no hand of {HAND} from the cards that are left")
        })
    }

    fn permit_decision(&self, state: &State, seat: Seat, action: Action) -> Permission {
        let (table, hand) = (&state.public, state.secrets[seat.index()].hand);
        match table.phase {
            Phase::Opening => self.permit_opening(table, action),
            Phase::Raise => self.permit_raise(action),
            Phase::Passing => self.permit_gift(hand, seat == table.elixir, action),
            Phase::Discard => self.permit_discard(hand, action),
            Phase::Lead => self.permit_lead(hand, action),
            Phase::First => self.permit_first(table, hand, action),
            Phase::Second => self.permit_second(table, hand, action),
            Phase::Last => self.permit_last(hand, action),
            Phase::TakeBack | Phase::Propose => self.permit_return(table, action),
            Phase::Answer => self.permit_answer(table, action),
            Phase::Deal(_) | Phase::Over => {
                Err(Refusal::new("TW-10", "There is nothing to decide now."))
            }
        }
    }

    fn permit_opening(&self, table: &Public, action: Action) -> Permission {
        let (low, high) = (self.low_bid(), self.high_bid());
        match action {
            Action::Pass => Refusal::unless(!self.must_bid(table), "TW-27", || {
                format!("Both others passed in the final lap: you must bid {low} or {high}.")
            }),
            Action::Bid(number) if number == low || number == high => Ok(()),
            Action::Bid(number) => Err(Refusal::new(
                "TW-15",
                format!("The only bids are {low} and {high}; there is no bid of {number}."),
            )),
            _ => Err(Refusal::new(
                "TW-15",
                format!("It is your turn in the bidding: pass, bid {low} or bid {high}."),
            )),
        }
    }

    fn permit_raise(&self, action: Action) -> Permission {
        let (low, high) = (self.low_bid(), self.high_bid());
        match action {
            Action::Pass => Ok(()),
            Action::Bid(number) if number == high => Ok(()),
            Action::Bid(number) if number == low => Err(Refusal::new(
                "TW-R-02",
                format!("{low} has been bid already: raise to {high}, or pass."),
            )),
            _ => Err(Refusal::new("TW-17", format!("Raise to {high}, or pass."))),
        }
    }

    fn permit_gift(&self, hand: CardSet, has_elixir: bool, action: Action) -> Permission {
        let Action::Give(cards) = action else {
            return Err(Refusal::new(
                "TW-22",
                "Choose two cards for your left neighbour; nobody may decline.",
            ));
        };
        self.held(hand, cards, "TW-22")?;
        Refusal::unless(cards.len() == 2, "TW-22", || {
            format!("Give exactly two cards, not {}.", cards.len())
        })?;
        Refusal::unless(!has_elixir || cards.contains(Card::ELIXIR), "TW-23", || {
            "You hold the Elixir, so it must be one of the two cards you give.".into()
        })
    }

    fn permit_discard(&self, hand: CardSet, action: Action) -> Permission {
        match action {
            Action::Discard(card) => self.held(hand, CardSet::only(card), "TW-32"),
            _ => Err(Refusal::new(
                "TW-32",
                "Each Lesser Witch discards one card first.",
            )),
        }
    }

    fn permit_lead(&self, hand: CardSet, action: Action) -> Permission {
        let Action::Lead(up, down) = action else {
            return Err(Refusal::new(
                "TW-36",
                "You lead: play one card face up with another one face down.",
            ));
        };
        self.held(hand, CardSet::pair(up, down), "TW-36")?;
        Refusal::unless(up != down, "TW-36", || "Play two different cards.".into())?;
        Refusal::unless(up != Card::ELIXIR, "TW-36", || {
            "The Elixir may not be the face-up card.".into()
        })
    }

    fn permit_first(&self, table: &Public, hand: CardSet, action: Action) -> Permission {
        match action {
            Action::Play(card) => self.permit_card(table, hand, card, "TW-40"),
            Action::Pass => {
                let void = hand.both(self.lead_suit(table)).is_empty();
                Refusal::unless(void, "TW-41", || {
                    format!(
                        "You may pass only without a card of the lead suit, {}.",
                        self.lead_suit_name(table)
                    )
                })?;
                Refusal::unless(self.may_hold_back(table, hand), "TW-R-10", || {
                    "At this table nobody may pass when an Eye is led.".into()
                })
            }
            _ => Err(Refusal::new(
                "TW-40",
                "Play a card to the trick, or pass if you cannot follow suit.",
            )),
        }
    }

    fn permit_second(&self, table: &Public, hand: CardSet, action: Action) -> Permission {
        match action {
            Action::Play(card) => self.permit_card(table, hand, card, "TW-42"),
            Action::Pass => Err(Refusal::new(
                "TW-42",
                "The Lead's right neighbour can never pass: play a card.",
            )),
            _ => Err(Refusal::new("TW-42", "Play a card to the trick.")),
        }
    }

    fn permit_last(&self, hand: CardSet, action: Action) -> Permission {
        match action {
            Action::Play(card) => self.held(hand, CardSet::only(card), "TW-43"),
            Action::Pass => Err(Refusal::new(
                "TW-43",
                "You have passed already: now play a card.",
            )),
            _ => Err(Refusal::new("TW-43", "Play a card to the trick.")),
        }
    }

    /// A card in steps B and C: in hand, and of the lead suit if there is one in hand.
    fn permit_card(
        &self,
        table: &Public,
        hand: CardSet,
        card: Card,
        rule: &'static str,
    ) -> Permission {
        self.held(hand, CardSet::only(card), rule)?;
        let follows = self.playable(table, hand).contains(card);
        let rule = if card == Card::ELIXIR { "TW-44" } else { rule };
        Refusal::unless(follows, rule, || {
            format!(
                "You have a card of the lead suit, {}, and must play one.",
                self.lead_suit_name(table)
            )
        })
    }

    fn permit_return(&self, table: &Public, action: Action) -> Permission {
        let pair = table.current().lead_cards();
        match (table.phase, action) {
            (Phase::TakeBack, Action::TakeBack(card)) | (Phase::Propose, Action::Propose(card)) => {
                Refusal::unless(pair.contains(card), "TW-56", || {
                    format!(
                        "Only the two cards the Lead played can go back: {}.",
                        self.cards_in_words(pair)
                    )
                })
            }
            (Phase::TakeBack, _) => Err(Refusal::new(
                "TW-57",
                "You won the trick: take one of your two cards back.",
            )),
            _ => Err(Refusal::new(
                "TW-60",
                "You won the trick: propose which of the Lead's two cards goes back.",
            )),
        }
    }

    fn permit_answer(&self, table: &Public, action: Action) -> Permission {
        match action {
            Action::Accept => Ok(()),
            Action::Name(card) if super::other_card(table) == Some(card) => Ok(()),
            Action::Name(card) if table.proposed == Some(card) => Err(Refusal::new(
                "TW-60",
                "That is the card proposed: accept it, or name the other one.",
            )),
            Action::Name(_) => Err(Refusal::new(
                "TW-56",
                "Only the two cards the Lead played can go back.",
            )),
            _ => Err(Refusal::new(
                "TW-60",
                "Accept the card proposed, or name the other one.",
            )),
        }
    }

    fn held(&self, hand: CardSet, cards: CardSet, rule: &'static str) -> Permission {
        let missing = cards.minus(hand);
        Refusal::unless(missing.is_empty(), rule, || {
            format!("You do not hold the {}.", self.cards_in_words(missing))
        })
    }
}
