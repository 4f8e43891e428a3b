//! What is asked, in words that say only what everybody knows.

use super::naming::suit_name;
use crate::ThreeWitches;
use crate::cards::Card;
use crate::options::EyePass;
use crate::speech::say;
use crate::state::{Phase, Public, SEATS};
use covenstead_core::{Audience, Decision, Locale, Seat};
use covenstead_speech::Phrase;

impl ThreeWitches {
    /// The decision the table waits for.
    pub(super) fn prompt(&self, table: &Public, to: Audience<'_>) -> Option<Decision> {
        let lead = to.name(table.lead());
        let asks = |key: &'static str| say(to.locale, key).with("who", to.name(self.actor(table)));
        let asks_lead = |key: &'static str| say(to.locale, key).with("lead", lead);
        let (id, text) = match table.phase {
            Phase::Opening if self.must_bid(table) => ("TW-D-02", self.with_bids(asks("must-bid"))),
            Phase::Opening => ("TW-D-01", self.with_bids(asks("may-bid"))),
            Phase::Raise => (
                "TW-D-03",
                self.with_bids(asks("may-raise")).with("lead", lead),
            ),
            Phase::Passing => ("TW-D-04", waiting("to-give", table, to)),
            Phase::Discard => ("TW-D-05", waiting("to-discard", table, to)),
            Phase::Lead => (
                "TW-D-06",
                asks_lead("to-lead").with("trick", table.trick + 1),
            ),
            Phase::First => (
                "TW-D-07",
                self.with_led(asks(self.how_to_play(table)), table, to.locale),
            ),
            Phase::Second => (
                "TW-D-08",
                self.with_led(asks(self.how_to_play(table)), table, to.locale),
            ),
            Phase::Last => ("TW-D-09", asks("to-play-last")),
            Phase::TakeBack => ("TW-D-10", asks_lead("to-take-back")),
            Phase::Propose => ("TW-D-11", asks("to-propose").with("lead", lead)),
            Phase::Answer => {
                let card = table.proposed.unwrap_or(Card::HIDDEN);
                (
                    "TW-D-12",
                    asks("to-answer").with("card", self.card_accusative(to.locale, card)),
                )
            }
            Phase::Deal(_) | Phase::Over => return None,
        };
        Some(Decision {
            id,
            text: text.into(),
        })
    }

    fn with_bids<'a>(&self, phrase: Phrase<'a>) -> Phrase<'a> {
        phrase
            .with("low", self.low_bid())
            .with("high", self.high_bid())
    }

    fn with_led<'a>(&'a self, phrase: Phrase<'a>, table: &Public, locale: Locale) -> Phrase<'a> {
        let up = table.current().up.unwrap_or(Card::HIDDEN);
        let suit = suit_name(locale, self.lead_suit_name(table)).into_owned();
        phrase
            .with("card", self.card_accusative(locale, up))
            .with("suit", suit)
    }

    /// Face down on an Eye (TW-46); only Lesser 1 may pass, on an Eye not at every table (TW-R-10).
    fn how_to_play(&self, table: &Public) -> &'static str {
        let eye = self.eye_lead(table);
        let may_pass =
            table.phase == Phase::First && !(eye && self.options.eye_pass == EyePass::Forbidden);
        match (eye, may_pass) {
            (false, false) => "to-play",
            (false, true) => "to-play-or-pass",
            (true, false) => "to-play-hidden",
            (true, true) => "to-play-hidden-or-pass",
        }
    }
}

/// Asks all who have not chosen yet.
fn waiting<'a>(key: &'a str, table: &Public, to: Audience<'_>) -> Phrase<'a> {
    let idle = if table.phase == Phase::Discard {
        Some(table.lead())
    } else {
        None
    };
    let asked =
        Seat::all(SEATS as u8).filter(|&seat| !table.chosen.contains(seat) && Some(seat) != idle);
    say(to.locale, key)
        .with("who", to.list(asked.clone()))
        .with("players", asked.count())
}
