//! The log: whom and what an event is about, and what is seen of it.

use super::place_id;
use crate::event::Event;
use crate::goods::Goods;
use covenstead_core::Seat;
use covenstead_scene::{Cue, Line};

/// Whom and what an event is about, and what is seen of it.
pub(super) fn told(line: Line, event: &Event) -> Line {
    match *event {
        Event::ForestLaidOut { forest } | Event::Discarded { forest } => line.piece(forest.id()),
        Event::PotionRevealed { potion } | Event::PotionShown { potion } => line.piece(potion.id()),
        Event::CreatureTurnedUp { creature } => line.piece(creature.id()),
        Event::RoundBegan { first, .. } => line.about([first]).piece("village").chapter(),
        Event::TurnBegan { seat } => line.about([seat]).chapter(),
        Event::FirstPlayer { seat }
        | Event::CharacterTaken { seat, .. }
        | Event::Rolled { seat, .. }
        | Event::Skipped { seat }
        | Event::Declined { seat, .. }
        | Event::Turned { seat, .. }
        | Event::Rerolls { seat, .. }
        | Event::TurnEnded { seat } => line.about([seat]),
        Event::Placed {
            seat, place, cost, ..
        } => changed(line.about([seat]).piece(place_id(place)), seat, cost, -1),
        Event::TookBack { seat, from, .. } => line.about([seat]).piece(place_id(from)),
        Event::Gathered { seat, goods } => changed(line.about([seat]), seat, goods, 1),
        Event::TurnedIntoBerries {
            seat,
            creature,
            goods,
        } => {
            let line = changed(line.about([seat]).piece(creature.id()), seat, goods, -1);
            changed(line, seat, Goods::berries(goods.total()), 1)
        }
        Event::GainedBerries {
            seat,
            creature,
            berries,
        } => changed(
            line.about([seat]).piece(creature.id()),
            seat,
            Goods::berries(berries),
            1,
        ),
        Event::GainedVp { seat, creature, vp } => {
            scored(line.about([seat]).piece(creature.id()), seat, vp)
        }
        Event::Trained { seat, creature } | Event::Released { seat, creature, .. } => {
            line.about([seat]).piece(creature.id())
        }
        Event::Exchanged { seat, given, taken } => {
            changed(changed(line.about([seat]), seat, given, -1), seat, taken, 1)
        }
        Event::Cleared { seat, forest, .. } => line.about([seat]).piece(forest.id()),
        Event::Scorched { seat, place } => line.about([seat]).piece(place_id(place)),
        Event::Moved {
            seat,
            die,
            from,
            to,
        } => line
            .about([seat])
            .about(die.owner().filter(|&owner| owner != seat))
            .piece(place_id(from))
            .piece(place_id(to)),
        Event::Swapped {
            seat,
            one,
            other,
            from,
            to,
        } => {
            let owners = one
                .owner()
                .into_iter()
                .chain(other.owner())
                .filter(|&owner| owner != seat);
            line.about([seat])
                .about(owners)
                .piece(place_id(from))
                .piece(place_id(to))
        }
        Event::Removed { seat, die, from } => line
            .about([seat])
            .about(die.owner().filter(|&owner| owner != seat))
            .piece(place_id(from)),
        Event::Reserved { seat, potion }
        | Event::Brews { seat, potion }
        | Event::Drank { seat, potion } => line.about([seat]).piece(potion.id()),
        Event::Reveals { seat } => line.about([seat]).piece("potion-deck"),
        Event::Brewed { seat, potion, paid } => {
            changed(line.about([seat]).piece(potion.id()), seat, paid, -1)
        }
        Event::HandedIn { seat, vp, .. } => scored(line.about([seat]), seat, vp),
        Event::Claimed { seat, forest, cost } => {
            changed(line.about([seat]).piece(forest.id()), seat, cost, -1)
        }
        Event::Traded {
            seat,
            creature,
            goods,
            vp,
        } => scored(
            changed(line.about([seat]).piece(creature.id()), seat, goods, -1),
            seat,
            vp,
        ),
        Event::GameOver { .. } => line.chapter(),
    }
}

fn changed(line: Line, seat: Seat, goods: Goods, sign: i64) -> Line {
    goods.parts().fold(line, |line, (count, good)| {
        line.cue(Cue::Gain {
            seat,
            good,
            amount: sign * i64::from(count),
        })
    })
}

fn scored(line: Line, seat: Seat, vp: u16) -> Line {
    line.cue(Cue::Gain {
        seat,
        good: "vp",
        amount: vp.into(),
    })
}
