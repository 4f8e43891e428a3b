//! What the table looks like, from a view: stacks, spell book, the called role, players' areas, and
//! what may be pointed at.

mod goods;
mod lines;
mod players;
mod pointing;
mod promising;
mod table;

use crate::WitchsBrew;
use crate::action::Action;
use crate::cards::{Metal, Role, ShelfKind};
use crate::event::Event;
use crate::goods::Drops;
use crate::speech::{Naming, SPEECH};
use crate::state::Phase;
use crate::words::Speaker;
use covenstead_core::notation::capital;
use covenstead_core::{Audience, Seat, Words};
use covenstead_scene::{Ask, Choice, Line, Pick, Pickable, Scene, Scenic, Seen};
use covenstead_speech::{Phrase, Speech};

/// Pointed at for the full action of the called role.
const ACTION: &str = "called-action";
/// Pointed at for its favor.
const FAVOR: &str = "called-favor";

impl Scenic for WitchsBrew {
    fn speech() -> &'static Speech {
        &SPEECH
    }

    fn lay(&self, seen: &Seen<'_, Self>, scene: &mut Scene) {
        let speaker = self.speaker(&seen.view.public, seen.to);
        speaker.lay_table(scene);
        for seat in Seat::all(self.seats) {
            speaker.lay_player(seen.view, seat, scene);
        }
    }

    fn ask(&self, seen: &Seen<'_, Self>) -> Ask {
        let choosing = matches!(seen.legal.first(), Some(Action::Choose(_)));
        match seen.viewer.seat() {
            Some(seat) if choosing => {
                Ask::Set(self.speaker(&seen.view.public, seen.to).hand_to_pick(seat))
            }
            _ if seen.legal.is_empty() => Ask::Nothing,
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
        let table = &seen.view.public;
        let seat = seen.viewer.seat().unwrap_or_default();
        let choice = Choice::new(self.print(action), (seen.explain)(action))
            .pieces(self.pointed_at(table, seat, action));
        let label = match self.speaker(table, seen.to).label(action) {
            Some(label) => label.into(),
            None => choice.text.trim_end_matches('.').to_string(),
        };
        let mut choice = choice.label(label);
        choice.declines = declines(action);
        choice.promise = self.promise(table, seat, action);
        choice
    }

    fn line(&self, event: &Event, to: Audience<'_>) -> Line {
        lines::told(Line::new(self.tell(event, to)), event, to.locale)
    }
}

impl Speaker<'_> {
    fn hand_to_pick(self, seat: Seat) -> Pick {
        let pickable = |role: Role| Pickable {
            piece: card_id(seat, role),
            word: role.id().into(),
        };
        let from = self.game.allowed(self.table).iter().map(pickable).collect();
        let count = self.game.hand;
        let label = self.say("label-hand").with("n", count).into();
        Pick {
            least: count.into(),
            most: count.into(),
            from,
            verb: "choose",
            label,
        }
    }

    /// What the button says, where that is not the whole explanation.
    fn label(self, action: Action) -> Option<Phrase<'static>> {
        match action {
            Action::None if matches!(self.table.phase, Phase::Bottle(_)) => {
                Some(self.say("label-keep"))
            }
            Action::None => Some(self.say("label-nothing")),
            Action::IAm(role) if self.table.phase == Phase::Call => {
                Some(self.say("label-call").role(role))
            }
            Action::IAm(role) => Some(self.say("i-am").role(role)),
            Action::SoBeIt(_) => Some(self.say("so-be-it")),
            _ if declines(action) => Some(self.say("label-add-nothing")),
            _ => None,
        }
    }
}

/// Whether the action leaves undone what is offered.
fn declines(action: Action) -> bool {
    match action {
        Action::None | Action::AddGold(0) => true,
        Action::AddDrops(drops) => drops.drops() == Drops::NONE,
        _ => false,
    }
}

/// A role card once it has been seen: in its owner's own hand, or played.
fn card_id(seat: Seat, role: Role) -> String {
    format!("card-{}-{role}", seat.0)
}

fn cauldron_id(metal: Metal, place: usize) -> String {
    format!("{metal}-{}", place + 1)
}

fn shelf_id(kind: ShelfKind, place: usize) -> String {
    format!("{kind}-{}", place + 1)
}
