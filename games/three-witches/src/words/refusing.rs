//! Why something is refused, in sentences.

use super::naming::people;
use crate::ThreeWitches;
use crate::action::{self, Misread, Verb};
use crate::cards::{Card, CardSet};
use crate::rules::WhyNot;
use crate::speech::say;
use covenstead_core::{Audience, Refusal};
use covenstead_speech::Phrase;

impl ThreeWitches {
    /// The rule behind a reason, and the sentence for whoever is refused.
    pub(super) fn refusal(&self, why: WhyNot, to: Audience<'_>) -> Refusal {
        Refusal::new(why.rule(), self.reason_in_words(why, to))
    }

    fn reason_in_words<'a>(&'a self, why: WhyNot, to: Audience<'a>) -> Phrase<'a> {
        let says = |key: &'static str| say(to.locale, key);
        match why {
            WhyNot::NotYourTurn => says("not-your-turn"),
            WhyNot::NothingToDecide => says("nothing-to-decide"),
            WhyNot::HandIsDue => says("hand-is-due"),
            WhyNot::OthersHandIsDue(seat) => {
                let are = ["who", "who-first", "who-are"];
                people(says("others-hand-is-due"), are, [seat].into_iter(), to)
            }
            WhyNot::NoSuchHand => says("no-such-hand"),
            WhyNot::AuctionIsOn => self.with_bids(says("auction-is-on")),
            WhyNot::NoSuchBid(bid) => self.with_bids(says("no-such-bid")).with("bid", bid),
            WhyNot::MustBid => self.with_bids(says("bid-you-must")),
            WhyNot::BidAlready => self.with_bids(says("bid-already")),
            WhyNot::RaiseOrPass => self.with_bids(says("raise-or-pass")),
            WhyNot::GiftIsDue => says("gift-is-due"),
            WhyNot::NotTwo(cards) => says("not-two").with("cards", cards),
            WhyNot::ElixirGoesAlong => says("elixir-goes-along"),
            WhyNot::DiscardIsDue => says("discard-is-due"),
            WhyNot::NotHeld { cards, .. } => self.with_cards(says("not-held"), cards, to),
            WhyNot::LeadIsDue => says("lead-is-due"),
            WhyNot::SameCardTwice => says("same-card-twice"),
            WhyNot::ElixirFaceUp => says("elixir-face-up"),
            WhyNot::OneCardOnly(_) => says("one-card-only"),
            WhyNot::CardIsDue { or_pass: true, .. } => says("card-or-pass-is-due"),
            WhyNot::CardIsDue { or_pass: false, .. } => says("card-is-due"),
            WhyNot::MustFollow { suit, card, .. } => {
                let phrase = says("must-follow").with("suit", self.suit_name(to.locale, suit));
                phrase.with("card", self.card_name(to.locale, card))
            }
            WhyNot::CannotPassWith(suit) => {
                says("cannot-pass-with").with("suit", self.suit_name(to.locale, suit))
            }
            WhyNot::NoPassOnEye => says("no-pass-on-eye"),
            WhyNot::SecondNeverPasses => says("second-never-passes"),
            WhyNot::PassedAlready => says("passed-already"),
            WhyNot::TakeBackIsDue => says("take-back-is-due"),
            WhyNot::ProposalIsDue => says("proposal-is-due"),
            WhyNot::AnswerIsDue => says("answer-is-due"),
            WhyNot::IsProposed(card) => {
                says("is-proposed").with("card", self.card_accusative(to.locale, card))
            }
            WhyNot::NotOfThePair { card, pair } => {
                let phrase = says("not-of-the-pair").with("card", self.card_name(to.locale, card));
                phrase.with("cards", self.card_names(to.locale, pair.iter()))
            }
        }
    }

    fn with_cards<'a>(&self, phrase: Phrase<'a>, cards: CardSet, to: Audience<'_>) -> Phrase<'a> {
        phrase.with("cards", self.card_accusatives(to.locale, cards.iter()))
    }

    /// What is wrong with a text that is no action, and what would have been understood.
    pub(super) fn misread_as(&self, text: &str, to: Audience<'_>) -> String {
        match action::parse(self, text) {
            Ok(_) => String::new(),
            Err(wrong) => self.wrong_in_words(&wrong, to),
        }
    }

    pub(super) fn wrong_in_words(&self, wrong: &Misread, to: Audience<'_>) -> String {
        let says = |key: &'static str| say(to.locale, key);
        let phrase = match wrong {
            Misread::NoVerb(text) => self.with_bids(says("no-verb")).with("text", text.as_str()),
            Misread::Form(verb) => self.with_bids(says(form(*verb))),
            Misread::NoCard(word) => says("no-card").with("word", word.as_str()),
            Misread::Twice(card) => {
                says("card-twice").with("card", self.card_name(to.locale, *card))
            }
            Misread::NoOutcome(text) => says("no-outcome").with("text", text.as_str()),
        };
        let example = self.card_name(to.locale, Card(0)).to_lowercase();
        let example = example.split(" (").next().unwrap_or_default();
        phrase.with("example", example).into()
    }
}

/// What belongs with a verb.
fn form(verb: Verb) -> &'static str {
    match verb {
        Verb::Bid => "form-bid",
        Verb::Give => "form-give",
        Verb::Discard => "form-discard",
        Verb::Play => "form-play",
        Verb::TakeBack => "form-take-back",
        Verb::Propose => "form-propose",
        Verb::Name => "form-name",
    }
}
