//! The log: whom and what an event is about, and what is seen of it.

use super::land::{area_id, cloud_id, pawn_id, tile_id, tower_id};
use super::{EVENT, card_id, key, spoken};
use crate::event::Event;
use crate::goods::{Goods, Resource};
use crate::speech::say;
use covenstead_core::{Locale, Seat};
use covenstead_scene::{Cue, Line};

pub(super) fn told(line: Line, event: &Event, locale: Locale) -> Line {
    match event {
        Event::CloudLaid { cloud, .. } => line.piece(cloud_id(cloud)),
        Event::TileLaid { area, .. } => line.piece(tile_id(area)),
        Event::RoundBegan { starter, .. } => line.about([*starter]).piece(EVENT).chapter(),
        Event::Bewitched { role } => line.piece(format!("bewitched-{role}")),
        Event::PileShuffled => line,
        Event::Led { seat, role, stance } => line
            .about([*seat])
            .piece(card_id(*seat, *role))
            .cue(Cue::Say {
                seat: *seat,
                words: spoken(*stance, *role, locale),
            })
            .chapter(),
        Event::Followed {
            seat,
            role,
            stance,
            from,
        } => line
            .about([*seat])
            .about(*from)
            .piece(card_id(*seat, *role))
            .cue(Cue::Say {
                seat: *seat,
                words: spoken(*stance, *role, locale),
            }),
        Event::Passed { seat, .. } => line.about([*seat]).cue(Cue::Say {
            seat: *seat,
            words: say(locale, "pass").into(),
        }),
        Event::StartWands { seat, wands } => gained(line, *seat, Goods::new(0, 0, 0, *wands), 1),
        Event::Distilled { seat, resource } => gained(line, *seat, Goods::one(*resource), 1),
        Event::Gathered { seat, goods } => gained(line, *seat, *goods, 1),
        Event::Moved {
            seat,
            pawn,
            from,
            to,
        }
        | Event::Flew {
            seat,
            pawn,
            from,
            to,
            ..
        } => line
            .about([*seat])
            .piece(pawn_id(*seat, *pawn))
            .piece(area_id(from))
            .piece(area_id(to)),
        Event::TileTaken { seat, area, .. }
        | Event::AmuletClaimed { seat, area }
        | Event::TileUsed { seat, area, .. } => line
            .about([*seat])
            .piece(area_id(area))
            .piece(tile_id(area)),
        Event::Delivered {
            seat,
            area,
            tower,
            colour,
            wands,
            ..
        } => {
            let line = gained(
                line.piece(area_id(area)).piece(tower_id(tower)),
                *seat,
                Goods::one(*colour),
                -1,
            );
            with_wands(line, *seat, i64::from(*wands))
        }
        Event::Charmed {
            seat,
            cloud,
            wands,
            bolts,
            ..
        } => {
            let line = with_wands(
                line.about([*seat]).piece(cloud_id(cloud)),
                *seat,
                -i64::from(*wands),
            );
            line.cue(Cue::Gain {
                seat: *seat,
                good: "bs-bolt",
                amount: (*bolts).into(),
            })
        }
        Event::StormPaid { seat, cloud, .. } => line.about([*seat]).piece(cloud_id(cloud)),
        Event::FistOpened { seat, returned, .. } => gained(line, *seat, *returned, -1),
        Event::HandedIn { seat, goods, .. } => gained(line, *seat, *goods, -1),
        Event::RoundEnded { next, .. } => line.about([*next]),
        Event::GameOver { winners } => line.about(winners.iter().copied()).chapter(),
        Event::StarterDrawn { seat }
        | Event::Chose { seat, .. }
        | Event::NumberShown { seat, .. }
        | Event::DecidedExtra { seat, .. }
        | Event::TookExtra { seat, .. }
        | Event::Penalty { seat, .. }
        | Event::Performs { seat, .. }
        | Event::Acts { seat, .. }
        | Event::Marketed { seat, .. }
        | Event::TileSpent { seat, .. }
        | Event::Declined { seat }
        | Event::Lapsed { seat, .. }
        | Event::FilledFist { seat, .. }
        | Event::EventScored { seat, .. }
        | Event::FinalScored { seat, .. } => line.about([*seat]),
    }
}

fn gained(line: Line, seat: Seat, goods: Goods, sign: i64) -> Line {
    let held = Resource::ALL.iter().filter(|&&kind| goods.count(kind) > 0);
    held.fold(line.about([seat]), |line, &kind| {
        line.cue(Cue::Gain {
            seat,
            good: key(kind),
            amount: sign * i64::from(goods.count(kind)),
        })
    })
}

fn with_wands(line: Line, seat: Seat, amount: i64) -> Line {
    match amount {
        0 => line,
        _ => line.cue(Cue::Gain {
            seat,
            good: key(Resource::Wand),
            amount,
        }),
    }
}
