//! What is asked, in words that say only what everybody knows.

use super::Speaker;
use crate::cards::Group;
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
                self.say("ask-call").with("who", self.who(table.starter)),
            ),
            Phase::Answer(seat) => {
                let asked = self
                    .say("ask-answer")
                    .with("who", self.who(seat))
                    .with("holder", self.who(table.claimant));
                ask("WB-D-03", asked.role(table.role()))
            }
            Phase::Act(seat) => {
                let half = if seat == table.claimant {
                    "ask-action"
                } else {
                    "ask-favor"
                };
                ask(
                    self.act_id(seat),
                    self.say(half)
                        .with("who", self.who(seat))
                        .role(table.role()),
                )
            }
            Phase::Bottle(seat) => ask(
                "WB-D-09",
                self.say("ask-bottle").with("who", self.who(seat)),
            ),
            Phase::Give(seat) => {
                let due = self.game.gift_due(table, seat);
                ask(
                    "WB-D-13",
                    self.say("ask-give")
                        .with("who", self.who(seat))
                        .with("n", due),
                )
            }
            Phase::Add => ask("WB-D-14", self.ask_for_addition()),
            Phase::DrawStarter
            | Phase::DrawSpell
            | Phase::DrawExcluded
            | Phase::Deal(_)
            | Phase::Over => None,
        }
    }

    fn ask_for_hands(&self) -> Phrase<'_> {
        let waiting: Vec<Seat> = Seat::all(self.game.seats)
            .filter(|&seat| !self.table.chosen.contains(seat))
            .collect();
        let asked = self
            .say("ask-choose")
            .with("set", self.table.set)
            .with("n", self.game.hand);
        asked
            .with("waiting", waiting.len())
            .with("who", self.to.list(waiting))
    }

    fn ask_for_addition(&self) -> Phrase<'_> {
        let kind = self.game.called_shelf(self.table);
        let asked = self
            .say("ask-add")
            .with("who", self.who(self.table.claimant))
            .shelf(kind);
        asked.with("missing", self.game.missing(self.table, kind))
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
