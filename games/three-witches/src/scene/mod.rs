//! What the table looks like, from a view: hands, the crystal ball, the pair of the Lead against
//! the pair of the Lessers, the tricks won, and what may be pointed at.

mod aid;
mod cards;
mod lines;
mod middle;
mod players;

use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::event::Event;
use crate::options;
use crate::rules::TABLE;
use crate::speech::{SPEECH, say};
use crate::state::{Phase, Public, Secret, Side};
use crate::talk::Talk as Permitted;
use crate::view::View;
use covenstead_core::{Audience, Locale, Seat, Words};
use covenstead_scene::{
    Ask, Choice, Line, Pick, Pickable, Promise, Reason, Scene, Scenic, Seen, Signal, Signals, Talk,
};
use covenstead_speech::Speech;

/// Pointed at to pass, in the auction and as Lesser 1.
const PASS: &str = "pass";

impl Scenic for ThreeWitches {
    fn speech() -> &'static Speech {
        &SPEECH
    }

    fn lay(&self, seen: &Seen<'_, Self>, scene: &mut Scene) {
        let (view, table, to) = (seen.view, &seen.view.public, seen.to);
        scene.facts = self.progress(table, to.locale);
        scene.zones.push(self.crystal_ball(table, to));
        scene.zones.push(self.bids(seen));
        scene.zones.push(self.lead_pair(view, to.locale));
        scene.zones.push(self.lesser_pair(view, to));
        scene.zones.push(self.piles(view, Side::Lead, to.locale));
        scene.zones.push(self.piles(view, Side::Lessers, to.locale));
        scene.bubbles = self.said(table, to.locale);
        if has_lead(table) {
            scene.tracks.push(middle::tricks_due(table, to.locale));
        }
        for seat in Seat::all(TABLE) {
            self.lay_player(seen, seat, scene);
        }
        scene.zones.push(self.player_aid(to.locale));
    }

    fn ask(&self, seen: &Seen<'_, Self>) -> Ask {
        match (seen.viewer.seat(), seen.legal.first()) {
            (_, None) => Ask::Nothing,
            (Some(seat), Some(Action::Give(_))) => Ask::Set(self.gift(seen, seat)),
            _ => Ask::One {
                choices: seen
                    .legal
                    .iter()
                    .map(|&action| self.choice(seen, action))
                    .collect(),
            },
        }
    }

    fn choice(&self, seen: &Seen<'_, Self>, action: Action) -> Choice {
        let (table, locale) = (&seen.view.public, seen.to.locale);
        let mut choice = Choice::new(self.print(action), (seen.explain)(action))
            .pieces(self.pointed_at(table, action));
        choice.promise = seen.viewer.seat().and_then(|seat| {
            let gain = i64::from(self.certain_gain(table, seat, action)?);
            Some(Promise::points(gain).good("fate", gain))
        });
        let card =
            |key: &'static str, card| say(locale, key).with("card", self.card_name(locale, card));
        match action {
            Action::Pass if table.phase == Phase::First => {
                choice.label(say(locale, "hold-back")).declining()
            }
            Action::Pass => choice.label(say(locale, "pass")).declining(),
            Action::Bid(bid) if table.phase == Phase::Raise => {
                choice.label(say(locale, "raise").with("bid", bid))
            }
            Action::Bid(bid) => choice.label(say(locale, "bid").with("bid", bid)),
            Action::Discard(put_away) => choice.label(card("discard", put_away)),
            Action::Lead(up, down) => {
                let (up, down) = (self.card_name(locale, up), self.card_name(locale, down));
                choice.label(say(locale, "lead").with("up", up).with("down", down))
            }
            Action::TakeBack(back) => choice.label(card("take-back", back)),
            Action::Propose(back) => choice.label(card("propose", back)),
            Action::Accept => choice.label(card("accept", table.proposed.unwrap_or(Card::HIDDEN))),
            Action::Name(back) => choice.label(card("name-other", back)),
            Action::Give(_) | Action::Play(_) | Action::Deal(..) => {
                let sentence = choice.text.trim_end_matches('.').to_string();
                choice.label(sentence)
            }
        }
    }

    fn line(&self, event: &Event, to: Audience<'_>) -> Line {
        self.illustrated(Line::new(self.tell(event, to)), event, to.locale)
    }

    fn table_talk(&self, view: &View, seat: Seat, locale: Locale) -> Talk {
        let table = &view.public;
        let why = |rule, key: &'static str| Reason {
            rule,
            text: say(locale, key).into(),
        };
        match self.talk(table, seat) {
            Permitted::Free => Talk::Free,
            Permitted::Signals => Talk::Signals {
                signals: signals_in_words(locale),
                take_back: Signal {
                    word: "none".into(),
                    text: say(locale, "signal-none").into(),
                },
                given: None,
                why: why("TW-71", "talk-signals"),
            },
            Permitted::Closed if has_lead(table) => Talk::Closed {
                why: why("TW-73", "talk-closed"),
            },
            Permitted::Closed => Talk::Closed {
                why: why("TW-R-22", "talk-closed-to-all"),
            },
        }
    }

    fn signals(&self, view: &View, locale: Locale) -> Option<Signals> {
        let (round, trick) = self.signals_for(&view.public)?;
        Some(Signals {
            about: format!("round {round}, trick {trick}"),
            signals: signals_in_words(locale),
        })
    }
}

/// The two signals as they are said (TW-71).
fn signals_in_words(locale: Locale) -> Vec<Signal> {
    let signal = |meant: options::Signal| {
        let key = match meant {
            options::Signal::Win => "signal-win",
            options::Signal::Lose => "signal-lose",
        };
        Signal {
            word: meant.id().into(),
            text: say(locale, key).into(),
        }
    };
    options::Signal::ALL.iter().copied().map(signal).collect()
}

/// Whether the auction is won: there is a Lead Witch.
fn has_lead(table: &Public) -> bool {
    table.phase.in_brew() || table.phase == Phase::Discard
}

/// What the viewer knows of a player's secrets: their own, and everybody's once all is shown.
fn secret_of(view: &View, seat: Seat) -> Option<Secret> {
    let own = view.own.filter(|_| view.viewer.is(seat));
    own.or(view.revealed.map(|secrets| secrets[seat.index()]))
}

// ---- what is chosen by pointing

impl ThreeWitches {
    /// Two cards to give; of the Elixir holder one, since the Elixir goes along (TW-22, TW-23).
    fn gift(&self, seen: &Seen<'_, Self>, seat: Seat) -> Pick {
        let hand = seen.view.own.map_or(CardSet::EMPTY, |own| own.hand);
        let pickable = |card| Pickable {
            piece: self.card_id(card),
            word: self.deck().id(card).into(),
        };
        let (number, verb, label) = match seat == seen.view.public.elixir {
            true => (1, "give elixir", "give-with-elixir"),
            false => (2, "give", "give"),
        };
        let from = if number == 1 {
            hand.without(Card::ELIXIR)
        } else {
            hand
        };
        let label = say(seen.to.locale, label).with("who", seen.to.name(seat.left(TABLE)));
        Pick {
            least: number,
            most: number,
            from: from.iter().map(pickable).collect(),
            verb,
            label: label.into(),
        }
    }

    /// What one points at to make a choice.
    fn pointed_at(&self, table: &Public, action: Action) -> Vec<String> {
        match action {
            Action::Pass => vec![PASS.into()],
            Action::Bid(bid) => vec![bid_id(bid)],
            Action::Give(cards) => cards.iter().map(|card| self.card_id(card)).collect(),
            Action::Lead(up, down) => vec![self.card_id(up), self.hide_id(down)],
            Action::Discard(card)
            | Action::Play(card)
            | Action::TakeBack(card)
            | Action::Propose(card)
            | Action::Name(card) => vec![self.card_id(card)],
            Action::Accept => Vec::from_iter(table.proposed.map(|card| self.card_id(card))),
            Action::Deal(..) => Vec::new(),
        }
    }
}

fn bid_id(bid: u8) -> String {
    format!("bid-{bid}")
}
