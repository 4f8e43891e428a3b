//! Lines of the log: whom and what an event is about, and what is seen of it.

use crate::ThreeWitches;
use crate::event::{CardName, Event};
use crate::speech::say;
use crate::state::SEATS;
use covenstead_core::{Locale, Seat};
use covenstead_scene::{Cue, Line};
use covenstead_speech::Phrase;

impl ThreeWitches {
    /// An event with whom and what it is about.
    pub(super) fn illustrated(&self, line: Line, event: &Event, locale: Locale) -> Line {
        let claim = |key: &'static str, bid: u8| say(locale, key).with("bid", bid);
        match event {
            Event::Dealt {
                seat: Seat(0),
                cards,
                ..
            } => showing(line.about([Seat(0)]), cards.iter().flatten()).chapter(),
            Event::Dealt { seat, cards, .. } | Event::GiftChosen { seat, cards } => {
                showing(line.about([*seat]), cards.iter().flatten())
            }
            Event::ElixirWith { seat } => line.about([*seat]),
            Event::Passed { seat } => saying(line, *seat, say(locale, "says-pass")),
            Event::Bid { seat, bid, .. } => {
                saying(line, *seat, claim("says-bid", *bid)).piece("ball")
            }
            Event::PassingBegan { .. } => line,
            Event::Gave { seat, to, cards } => {
                showing(line.about([*seat, *to]), cards.iter().flatten())
            }
            Event::LeadFixed { seat, bid } => {
                saying(line, *seat, claim("says-exactly", *bid)).piece("ball")
            }
            Event::DiscardChosen { seat, card }
            | Event::Discarded { seat, card }
            | Event::TookBack { seat, card } => showing(line.about([*seat]), card),
            Event::Led {
                seat,
                up,
                down,
                eye: true,
                ..
            } => showing(
                saying(line, *seat, say(locale, "says-eye")),
                [up].into_iter().chain(down),
            ),
            Event::Led { seat, up, down, .. } => {
                showing(line.about([*seat]), [up].into_iter().chain(down))
            }
            Event::Held { seat } => saying(line, *seat, say(locale, "says-void")),
            Event::Played { seat, card, .. } => showing(line.about([*seat]), card),
            Event::Revealed { lead, lessers, .. } => showing(line, lead.iter().chain(lessers)),
            Event::WentBack { seat, card } | Event::Returned { seat, card, .. } => {
                showing(line.about([*seat]), [card])
            }
            Event::Proposed { seat, card, .. } => {
                let proposal = self.proposal(self.card_called(card), locale);
                showing(saying(line, *seat, proposal), [card])
            }
            Event::Collected { trick, .. } => line.piece(format!("pile-{trick}")),
            Event::Scored { lead, made, .. } => self.rewarded(line, *lead, *made),
            Event::Shown { .. } => line,
            Event::GameOver { winners, .. } => line.about(winners.iter().copied()).chapter(),
        }
    }

    /// Fate tokens for the Lead who made the bid, or for both Lessers (TW-64, TW-65).
    fn rewarded(&self, line: Line, lead: Seat, made: bool) -> Line {
        let setup = &self.components().setup;
        let amount = |seat| {
            if seat == lead {
                setup.lead_reward
            } else {
                setup.lesser_reward
            }
        };
        let rewarded = Seat::all(SEATS as u8).filter(|&seat| (seat == lead) == made);
        rewarded.fold(line.about([lead]), |line, seat| {
            line.cue(Cue::Gain {
                seat,
                good: "fate",
                amount: amount(seat).into(),
            })
        })
    }
}

/// About a player who says something.
fn saying(line: Line, seat: Seat, words: Phrase<'_>) -> Line {
    line.about([seat]).cue(Cue::Say {
        seat,
        words: words.into(),
    })
}

/// Speaking of these cards, by the names they have for whoever sees them.
fn showing<'a>(line: Line, cards: impl IntoIterator<Item = &'a CardName>) -> Line {
    cards
        .into_iter()
        .fold(line, |line, card| line.piece(format!("card-{}", card.0)))
}
