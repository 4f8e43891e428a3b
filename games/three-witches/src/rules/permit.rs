//! Whether an action is allowed; if not, the first thing that a player would say stands in its way.

use super::why_not::WhyNot;
use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::data::HAND;
use crate::state::{Phase, Public, State};
use covenstead_core::{Actor, Seat, Turn};

type Permission = Result<(), WhyNot>;

impl ThreeWitches {
    /// Whether the rules allow `actor` this action now.
    pub(crate) fn permission(&self, state: &State, actor: Actor, action: Action) -> Permission {
        match (actor, self.turn_of(&state.public)) {
            (Actor::Chance, Turn::Chance) => self.permit_deal(state, action),
            (Actor::Seat(seat), Turn::Seats(seats)) if seats.contains(seat) => {
                self.permit_decision(state, seat, action)
            }
            _ => Err(WhyNot::NotYourTurn),
        }
    }

    fn permit_deal(&self, state: &State, outcome: Action) -> Permission {
        let (Phase::Deal(next), Action::Deal(seat, cards)) = (state.public.phase, outcome) else {
            return Err(WhyNot::HandIsDue);
        };
        WhyNot::OthersHandIsDue(next).unless(seat == next)?;
        let fits = cards.len() as usize == HAND && cards.within(self.undealt(state));
        WhyNot::NoSuchHand.unless(fits)
    }

    fn permit_decision(&self, state: &State, seat: Seat, action: Action) -> Permission {
        let table = &state.public;
        let hand = state.secrets[seat.index()].hand;
        match table.phase {
            Phase::Opening => self.permit_opening(table, action),
            Phase::Raise => self.permit_raise(action),
            Phase::Passing => permit_gift(hand, seat == table.elixir, action),
            Phase::Discard => permit_discard(hand, action),
            Phase::Lead => permit_lead(hand, action),
            Phase::First => self.permit_first(table, hand, action),
            Phase::Second => self.permit_second(table, hand, action),
            Phase::Last => permit_last(hand, action),
            Phase::TakeBack | Phase::Propose => permit_return(table, action),
            Phase::Answer => permit_answer(table, action),
            Phase::Deal(_) | Phase::Over => Err(WhyNot::NothingToDecide),
        }
    }

    fn permit_opening(&self, table: &Public, action: Action) -> Permission {
        match action {
            Action::Pass => WhyNot::MustBid.unless(!self.must_bid(table)),
            Action::Bid(number) => {
                let there_is = number == self.low_bid() || number == self.high_bid();
                WhyNot::NoSuchBid(number).unless(there_is)
            }
            _ => Err(WhyNot::AuctionIsOn),
        }
    }

    fn permit_raise(&self, action: Action) -> Permission {
        match action {
            Action::Pass => Ok(()),
            Action::Bid(number) if number == self.high_bid() => Ok(()),
            Action::Bid(number) if number == self.low_bid() => Err(WhyNot::BidAlready),
            _ => Err(WhyNot::RaiseOrPass),
        }
    }

    fn permit_first(&self, table: &Public, hand: CardSet, action: Action) -> Permission {
        let rule = "TW-40";
        let may_pass = self.may_hold_back(table, hand);
        match action {
            Action::Play(card) => self.permit_card(table, hand, card, rule),
            Action::Pass if may_pass => Ok(()),
            Action::Pass if hand.both(self.lead_suit(table)).is_empty() => Err(WhyNot::NoPassOnEye),
            Action::Pass => Err(WhyNot::CannotPassWith(self.suit_led(table))),
            Action::Lead(..) => Err(WhyNot::OneCardOnly(rule)),
            _ => Err(WhyNot::CardIsDue {
                or_pass: may_pass,
                rule,
            }),
        }
    }

    fn permit_second(&self, table: &Public, hand: CardSet, action: Action) -> Permission {
        let rule = "TW-42";
        match action {
            Action::Play(card) => self.permit_card(table, hand, card, rule),
            Action::Pass => Err(WhyNot::SecondNeverPasses),
            Action::Lead(..) => Err(WhyNot::OneCardOnly(rule)),
            _ => Err(WhyNot::CardIsDue {
                or_pass: false,
                rule,
            }),
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
        held(hand, CardSet::only(card), rule)?;
        let suit = self.suit_led(table);
        let follows = self.playable(table, hand).contains(card);
        WhyNot::MustFollow { suit, card, rule }.unless(follows)
    }
}

fn permit_gift(hand: CardSet, has_elixir: bool, action: Action) -> Permission {
    let Action::Give(cards) = action else {
        return Err(WhyNot::GiftIsDue);
    };
    held(hand, cards, "TW-22")?;
    WhyNot::NotTwo(cards.len()).unless(cards.len() == 2)?;
    WhyNot::ElixirGoesAlong.unless(!has_elixir || cards.contains(Card::ELIXIR))
}

fn permit_discard(hand: CardSet, action: Action) -> Permission {
    match action {
        Action::Discard(card) => held(hand, CardSet::only(card), "TW-32"),
        _ => Err(WhyNot::DiscardIsDue),
    }
}

fn permit_lead(hand: CardSet, action: Action) -> Permission {
    let Action::Lead(up, down) = action else {
        return Err(WhyNot::LeadIsDue);
    };
    held(hand, CardSet::pair(up, down), "TW-36")?;
    WhyNot::SameCardTwice.unless(up != down)?;
    WhyNot::ElixirFaceUp.unless(up != Card::ELIXIR)
}

fn permit_last(hand: CardSet, action: Action) -> Permission {
    let rule = "TW-43";
    match action {
        Action::Play(card) => held(hand, CardSet::only(card), rule),
        Action::Pass => Err(WhyNot::PassedAlready),
        Action::Lead(..) => Err(WhyNot::OneCardOnly(rule)),
        _ => Err(WhyNot::CardIsDue {
            or_pass: false,
            rule,
        }),
    }
}

fn permit_return(table: &Public, action: Action) -> Permission {
    match (table.phase, action) {
        (Phase::TakeBack, Action::TakeBack(card)) | (Phase::Propose, Action::Propose(card)) => {
            of_the_pair(table, card)
        }
        (Phase::TakeBack, _) => Err(WhyNot::TakeBackIsDue),
        _ => Err(WhyNot::ProposalIsDue),
    }
}

fn permit_answer(table: &Public, action: Action) -> Permission {
    match action {
        Action::Accept => Ok(()),
        Action::Name(card) if table.proposed == Some(card) => Err(WhyNot::IsProposed(card)),
        Action::Name(card) => of_the_pair(table, card),
        _ => Err(WhyNot::AnswerIsDue),
    }
}

fn of_the_pair(table: &Public, card: Card) -> Permission {
    let pair = table.current().lead_cards();
    WhyNot::NotOfThePair { card, pair }.unless(pair.contains(card))
}

fn held(hand: CardSet, cards: CardSet, rule: &'static str) -> Permission {
    let cards = cards.minus(hand);
    WhyNot::NotHeld { cards, rule }.unless(cards.is_empty())
}
