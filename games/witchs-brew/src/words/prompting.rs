//! What is asked, in words that say only what everybody knows.

use super::{Speaker, phrases};
use crate::cards::{Group, ShelfKind};
use crate::speech::Naming;
use crate::state::Phase;
use covenstead_core::{Decision, Seat};
use covenstead_speech::Phrase;

impl Speaker<'_> {
    /// What is to be decided now.
    pub(super) fn prompt(self) -> Option<Decision> {
        let table = self.table;
        let ask = |id, text: Phrase<'_>| {
            Some(Decision {
                id,
                text: text.into(),
            })
        };
        match table.phase {
            Phase::Choose => ask("WB-D-01", self.ask_for_hands()),
            Phase::Call => ask(
                "WB-D-02",
                self.say_of("ask-call", table.starter)
                    .with("round", table.round + 1),
            ),
            Phase::Answer(seat) => ask(
                "WB-D-03",
                self.say_of("ask-answer", seat)
                    .player("holder", table.claimant, self.to)
                    .role(table.role()),
            ),
            Phase::Act(seat) => {
                let half = if seat == table.claimant {
                    "ask-action"
                } else {
                    "ask-favor"
                };
                let asked = self.say_of(half, seat).role(table.role());
                ask(self.act_id(seat), asked)
            }
            Phase::Bottle(seat) => ask("WB-D-09", self.say_of("ask-bottle", seat)),
            Phase::Give(seat) => {
                let due = self.game.gift_due(table, seat);
                let asked = self
                    .say_of("ask-give", seat)
                    .shelf(ShelfKind::Ingredient)
                    .with("drops", phrases::any_drops(self.to.locale, due));
                ask("WB-D-13", asked)
            }
            Phase::Add => ask("WB-D-14", self.ask_for_addition()),
            Phase::DrawStarter
            | Phase::DrawSpell
            | Phase::DrawExcluded
            | Phase::Deal(_)
            | Phase::Over => None,
        }
    }

    /// Everybody chooses at once: a reader who still has to is asked, and told who else has to.
    fn ask_for_hands(&self) -> Phrase<'_> {
        let waiting = Seat::all(self.game.seats).filter(|&seat| !self.table.chosen.contains(seat));
        let (you, others): (Vec<Seat>, Vec<Seat>) = waiting.partition(|&seat| self.to.is_you(seat));
        let key = if you.is_empty() {
            "ask-choose"
        } else {
            "ask-choose-you"
        };
        self.say(key)
            .with("set", self.table.set)
            .with("n", self.game.hand)
            .with("others", others.len())
            .with("who", self.to.list(others))
    }

    fn ask_for_addition(&self) -> Phrase<'_> {
        let kind = self.game.called_shelf(self.table);
        self.say_of("ask-add", self.table.claimant)
            .shelf(kind)
            .with("missing", self.game.missing(self.table, kind))
    }

    fn act_id(self, seat: Seat) -> &'static str {
        match self.table.role().group() {
            Group::Gatherer(_) => "WB-D-04",
            Group::Alchemist => "WB-D-05",
            Group::FortuneTeller => "WB-D-06",
            Group::Assistant => "WB-D-07",
            Group::Brewer(_) => "WB-D-08",
            Group::Warlock if seat == self.table.claimant => "WB-D-11",
            Group::Warlock => "WB-D-10",
            Group::Thief(_) => "WB-D-12",
        }
    }
}
