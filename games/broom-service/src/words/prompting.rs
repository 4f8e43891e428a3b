//! What is asked, in words that say only what everybody knows.

use super::{goods_in_words, spoken_of};
use crate::BroomService;
use crate::cards::EventCard;
use crate::speech::{Nouns, say};
use crate::state::{Frame, Phase, Public, Source};
use covenstead_core::{Audience, Decision, Locale, Seat};
use covenstead_speech::Phrase;

impl BroomService {
    pub(super) fn prompt(&self, table: &Public, to: Audience<'_>) -> Option<Decision> {
        let of = |seat, key| spoken_of(key, seat, to);
        let (id, text) = match table.phase {
            Phase::Choose => {
                let key = if table.is_event(EventCard::MoreOrLess) {
                    "choose-some"
                } else {
                    "choose-four"
                };
                let waiting = self.waiting(table, to, key).with("round", table.round);
                ("BS-D-01", waiting)
            }
            Phase::Extra => ("BS-D-02", self.waiting(table, to, "may-take-extra")),
            Phase::Lead if table.is_event(EventCard::BraveHeart) => {
                ("BS-D-03", of(table.starter, "to-lead-bravely"))
            }
            Phase::Lead => ("BS-D-03", of(table.starter, "to-lead")),
            Phase::Follow(seat) => ("BS-D-04", of(seat, "to-follow").role(table.role())),
            Phase::Mode => (
                "BS-D-05",
                of(table.actor, "to-do-or-not").role(table.role()),
            ),
            Phase::Act => return self.effect_prompt(table, to),
            Phase::Fist => ("BS-D-12", self.waiting(table, to, "to-fill-fist")),
            Phase::Works(seat) => {
                let events = &self.components().events;
                let asked = of(seat, "may-hand-in")
                    .with("goods", goods_in_words(to.locale, events.works_set))
                    .with("vp", events.works_vp);
                ("BS-D-13", asked)
            }
            Phase::DrawStarter
            | Phase::LayCloud
            | Phase::LayMountainTile
            | Phase::LayForestTile
            | Phase::LayHillTile
            | Phase::DrawEvent
            | Phase::Bewitch
            | Phase::Over => return None,
        };
        Some(Decision {
            id,
            text: text.into(),
        })
    }

    /// What several do at the same time: said to the reader if it is asked of them, else of those
    /// who have not done it.
    fn waiting<'a>(&self, table: &Public, to: Audience<'_>, key: &'a str) -> Phrase<'a> {
        let undecided = || Seat::all(self.seats).filter(|&seat| !table.decided.contains(seat));
        let asked = undecided().any(|seat| to.is_you(seat));
        say(to.locale, key)
            .with("who", to.list(undecided()))
            .with("who-is", if asked { "you" } else { "other" })
            .with("n", undecided().count())
    }

    fn effect_prompt(&self, table: &Public, to: Audience<'_>) -> Option<Decision> {
        let frame = table.stack.top()?;
        let ask = |key| spoken_of(key, table.actor, to);
        let by = |source| source_in_words(table, source, to.locale);
        let (id, text) = match frame {
            Frame::Gather => (
                "BS-D-06",
                ask("may-gather").with("goods", goods_in_words(to.locale, self.harvest(table))),
            ),
            Frame::Move {
                by: source,
                left: 2,
            } => ("BS-D-07", ask("may-move-twice").with("by", by(source))),
            Frame::Move { by: source, .. } => ("BS-D-07", ask("may-move").with("by", by(source))),
            Frame::Flight { .. } => ("BS-D-08", ask("to-land")),
            Frame::Arrival { .. } => ("BS-D-09", ask("may-deliver-here")),
            Frame::Deliver { by: source } => ("BS-D-09", ask("may-deliver").with("by", by(source))),
            Frame::Charm { by: source } => ("BS-D-10", ask("may-charm").with("by", by(source))),
            Frame::Visit { mountain, .. } => {
                let place = self.area_in_words(self.map.mountains[mountain as usize], to.locale);
                ("BS-D-11", ask("visits").with("place", place))
            }
        };
        Some(Decision {
            id,
            text: text.into(),
        })
    }
}

/// What grants an effect: "as the brave Hill Witch".
fn source_in_words(table: &Public, by: Source, locale: Locale) -> Phrase<'static> {
    match by {
        Source::Role if table.bravely => say(locale, "by-the-brave").role(table.role()),
        Source::Role => say(locale, "by-the-cowardly").role(table.role()),
        Source::Tile => say(locale, "by-tile"),
        Source::Storm => say(locale, "by-storm"),
    }
}
