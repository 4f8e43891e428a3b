//! Why the rules forbid an action: facts. `words/refusing.rs` says them.

use crate::cards::{Card, CardSet};
use crate::data::Suit;
use covenstead_core::Seat;

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyNot {
    /// Others decide now, or chance.
    NotYourTurn,
    /// Everything is decided.
    NothingToDecide,
    /// Chance deals a hand now.
    HandIsDue,
    /// Another seat is dealt its hand first.
    OthersHandIsDue(Seat),
    /// These are not the right number of the cards that are left.
    NoSuchHand,
    /// The auction is on, and this is no bid.
    AuctionIsOn,
    /// There is no bid of this number.
    NoSuchBid(u8),
    /// Nobody has bid in the final lap, so the Elixir holder must.
    MustBid,
    /// The lower number has been bid already.
    BidAlready,
    /// In the raise lap there is nothing else than to raise or pass.
    RaiseOrPass,
    /// Two cards are to be given.
    GiftIsDue,
    /// Not two cards.
    NotTwo(u32),
    /// The Elixir goes along.
    ElixirGoesAlong,
    /// A card is to be discarded first.
    DiscardIsDue,
    /// These cards are not in hand; the rule is that of the decision.
    NotHeld {
        /// The cards.
        cards: CardSet,
        /// The rule.
        rule: &'static str,
    },
    /// The Lead plays two cards, one up and one down.
    LeadIsDue,
    /// One card cannot be both.
    SameCardTwice,
    /// The Elixir may not be the face-up card.
    ElixirFaceUp,
    /// A Lesser Witch plays one card, not two; the rule is that of the step.
    OneCardOnly(&'static str),
    /// A card is to be played; the rule is that of the step.
    CardIsDue {
        /// Whether a pass would do, too.
        or_pass: bool,
        /// The rule.
        rule: &'static str,
    },
    /// There is a card of the suit led in hand, so one must be played.
    MustFollow {
        /// The suit led.
        suit: Suit,
        /// The card that is not of it.
        card: Card,
        /// The rule of the step.
        rule: &'static str,
    },
    /// There is a card of the suit led in hand, so one may not pass.
    CannotPassWith(Suit),
    /// At this table nobody passes when an Eye is led.
    NoPassOnEye,
    /// The second Lesser Witch never passes.
    SecondNeverPasses,
    /// Whoever has passed plays now.
    PassedAlready,
    /// The Lead takes a card back.
    TakeBackIsDue,
    /// A Lesser Witch proposes a card to return.
    ProposalIsDue,
    /// The other Lesser Witch answers.
    AnswerIsDue,
    /// This is the card proposed, not the other one.
    IsProposed(Card),
    /// Only one of the two cards that the Lead played goes back.
    NotOfThePair {
        /// The card named.
        card: Card,
        /// The two.
        pair: CardSet,
    },
}

impl WhyNot {
    /// The rule that says so.
    pub const fn rule(self) -> &'static str {
        match self {
            WhyNot::NotYourTurn | WhyNot::NothingToDecide => "TW-10",
            WhyNot::HandIsDue | WhyNot::OthersHandIsDue(_) => "TW-C-01",
            WhyNot::NoSuchHand => "TW-11",
            WhyNot::AuctionIsOn | WhyNot::NoSuchBid(_) => "TW-15",
            WhyNot::MustBid => "TW-27",
            WhyNot::BidAlready => "TW-R-02",
            WhyNot::RaiseOrPass => "TW-17",
            WhyNot::GiftIsDue | WhyNot::NotTwo(_) => "TW-22",
            WhyNot::ElixirGoesAlong => "TW-23",
            WhyNot::DiscardIsDue => "TW-32",
            WhyNot::LeadIsDue | WhyNot::SameCardTwice | WhyNot::ElixirFaceUp => "TW-36",
            WhyNot::MustFollow {
                card: Card::ELIXIR, ..
            } => "TW-44",
            WhyNot::NotHeld { rule, .. }
            | WhyNot::OneCardOnly(rule)
            | WhyNot::CardIsDue { rule, .. }
            | WhyNot::MustFollow { rule, .. } => rule,
            WhyNot::CannotPassWith(_) => "TW-41",
            WhyNot::NoPassOnEye => "TW-R-10",
            WhyNot::SecondNeverPasses => "TW-42",
            WhyNot::PassedAlready => "TW-43",
            WhyNot::TakeBackIsDue => "TW-57",
            WhyNot::ProposalIsDue | WhyNot::AnswerIsDue | WhyNot::IsProposed(_) => "TW-60",
            WhyNot::NotOfThePair { .. } => "TW-56",
        }
    }

    /// `Err(self)` unless `holds`.
    pub(crate) fn unless(self, holds: bool) -> Result<(), WhyNot> {
        if holds { Ok(()) } else { Err(self) }
    }
}
