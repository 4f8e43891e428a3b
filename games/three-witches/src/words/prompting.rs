//! What is asked, in words that say only what everybody knows.

use super::naming::people;
use crate::ThreeWitches;
use crate::cards::Card;
use crate::options::EyePass;
use crate::speech::say;
use crate::state::{Phase, Public, SEATS};
use covenstead_core::{Audience, Decision, Seat};
use covenstead_speech::Phrase;

impl ThreeWitches {
    /// The decision the table waits for.
    pub(super) fn prompt(&self, table: &Public, to: Audience<'_>) -> Option<Decision> {
        let (id, text) = match table.phase {
            Phase::Opening if self.must_bid(table) => {
                ("TW-D-02", self.with_bids(self.asks("must-bid", table, to)))
            }
            Phase::Opening => ("TW-D-01", self.with_bids(self.asks("may-bid", table, to))),
            Phase::Raise => ("TW-D-03", self.with_bids(self.asks("may-raise", table, to))),
            Phase::Passing => ("TW-D-04", waiting("to-give", table, to)),
            Phase::Discard => ("TW-D-05", waiting("to-discard", table, to)),
            Phase::Lead => {
                let phrase = self.asks("to-lead", table, to);
                ("TW-D-06", phrase.with("trick", table.trick + 1))
            }
            Phase::First => ("TW-D-07", self.asks_to_follow(table, to)),
            Phase::Second => ("TW-D-08", self.asks_to_follow(table, to)),
            Phase::Last => ("TW-D-09", self.asks("to-play-last", table, to)),
            Phase::TakeBack => ("TW-D-10", self.asks("to-take-back", table, to)),
            Phase::Propose => ("TW-D-11", self.asks("to-propose", table, to)),
            Phase::Answer => {
                let card = table.proposed.unwrap_or(Card::HIDDEN);
                let phrase = self.asks("to-answer", table, to);
                let phrase = phrase.player("partner", table.proposer(), to);
                (
                    "TW-D-12",
                    phrase.with("card", self.card_accusative(to.locale, card)),
                )
            }
            Phase::Deal(_) | Phase::Over => return None,
        };
        Some(Decision {
            id,
            text: text.into(),
        })
    }

    /// Asks whoever's turn it is, `$who`; `$lead` is the Lead, or who has bid.
    fn asks<'a>(&self, key: &'a str, table: &Public, to: Audience<'a>) -> Phrase<'a> {
        let phrase = say(to.locale, key).player("who", self.actor(table), to);
        phrase.player("lead", table.lead(), to)
    }

    pub(super) fn with_bids<'a>(&self, phrase: Phrase<'a>) -> Phrase<'a> {
        phrase
            .with("low", self.low_bid())
            .with("high", self.high_bid())
    }

    fn asks_to_follow<'a>(&'a self, table: &Public, to: Audience<'a>) -> Phrase<'a> {
        let up = table.current().up.unwrap_or(Card::HIDDEN);
        let suit = self.lead_suit_name(to.locale, table);
        self.asks(self.how_to_play(table), table, to)
            .with("card", self.card_accusative(to.locale, up))
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
fn waiting<'a>(key: &'a str, table: &Public, to: Audience<'a>) -> Phrase<'a> {
    let idle = (table.phase == Phase::Discard).then(|| table.lead());
    let chosen = table.chosen;
    let asked =
        Seat::all(SEATS as u8).filter(move |&seat| !chosen.contains(seat) && Some(seat) != idle);
    people(
        say(to.locale, key),
        ["who", "who-first", "who-are"],
        asked,
        to,
    )
}
