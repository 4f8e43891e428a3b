//! The log: whom and what an event is about, and what is seen of it.

use super::{card_id, cauldron_id, shelf_id};
use crate::event::Event;
use crate::goods::Drops;
use crate::speech::{Naming, say};
use covenstead_core::{Locale, Seat};
use covenstead_scene::{Cue, Line};
use covenstead_speech::Phrase;

/// Whom and what an event is about, and what is seen of it.
pub(super) fn told(line: Line, event: &Event, locale: Locale) -> Line {
    let says = |line: Line, seat, words: Phrase<'_>| {
        line.about([seat]).cue(Cue::Say {
            seat,
            words: words.into(),
        })
    };
    let say = |key: &'static str| say(locale, key);
    match *event {
        Event::StarterDrawn { seat } | Event::Chose { seat, .. } | Event::Dealt { seat, .. } => {
            line.about([seat])
        }
        Event::SpellTurned { spell } => line.piece(format!("spell-{spell}")),
        Event::RavenRevealed { .. } | Event::RoleExcluded { .. } => line,
        Event::SetBegan { starter, spell, .. } => line
            .about([starter])
            .piece(format!("spell-{spell}"))
            .chapter(),
        Event::Called { seat, role, .. } => says(line, seat, say("i-am").role(role))
            .piece(card_id(seat, role))
            .chapter(),
        Event::Passed { seat, .. } => says(line, seat, say("pass")),
        Event::LaidOpen { seat, role } => line.about([seat]).piece(card_id(seat, role)),
        Event::Claimed { seat, role, from } => {
            says(line, seat, say("i-am").role(role)).about([from])
        }
        Event::SoBeIt { seat, .. } => says(line, seat, say("so-be-it")),
        Event::Won { seat, .. } | Event::Abstained { seat, .. } | Event::Unable { seat, .. } => {
            line.about([seat])
        }
        Event::Gathered { seat, drops } | Event::CastCopia { seat, drops } => {
            moved(line, seat, drops, 1)
        }
        Event::Sold { seat, colour, gold } => gained(
            moved(line, seat, Drops::of(colour, 1), -1),
            seat,
            "gold",
            gold.into(),
        ),
        Event::Traded { seat, vials } => {
            gained(gained(line, seat, "gold", -1), seat, "vials", vials.into())
        }
        Event::Bought { seat, drops } => gained(moved(line, seat, drops, 1), seat, "gold", -1),
        Event::Brewed {
            seat,
            metal,
            number,
            paid,
            gold,
            ..
        } => {
            let line = moved(
                line.piece(cauldron_id(metal, usize::from(number) - 1)),
                seat,
                paid,
                -1,
            );
            gained(line, seat, "gold", -i64::from(gold))
        }
        Event::CastCauldron {
            seat,
            metal,
            number,
            paid,
            ..
        } => moved(
            line.piece(cauldron_id(metal, usize::from(number) - 1)),
            seat,
            paid,
            -1,
        ),
        Event::Bottled { seat, colour } => gained(
            moved(line, seat, Drops::of(colour, 1), -1),
            seat,
            "vials",
            1,
        ),
        Event::CastVials { seat, colour, .. } => gained(
            moved(line, seat, Drops::of(colour, 1), -1),
            seat,
            "vials",
            2,
        ),
        Event::TookGold { seat } => gained(line, seat, "gold", 1),
        Event::Collected { seat, kind } => line.about([seat]).piece(format!("stack-{kind}")),
        Event::GaveUp { seat, gold, drops } | Event::Added { seat, gold, drops } => {
            gained(moved(line, seat, drops, -1), seat, "gold", -i64::from(gold))
        }
        Event::ShelfTaken {
            seat, kind, number, ..
        } => line
            .about([seat])
            .piece(shelf_id(kind, usize::from(number) - 1)),
        Event::ShelfStays { kind, number, .. } => {
            line.piece(shelf_id(kind, usize::from(number) - 1))
        }
        Event::HandDiscarded { seat, .. } | Event::Shown { seat, .. } => line.about([seat]),
        Event::SetEnded { winner, .. } => line.about([winner]),
        Event::GameOver { .. } => line.chapter(),
    }
}

fn moved(line: Line, seat: Seat, drops: Drops, sign: i64) -> Line {
    drops.colours().fold(line.about([seat]), |line, colour| {
        line.cue(Cue::Gain {
            seat,
            good: colour.id(),
            amount: sign * i64::from(drops.count(colour)),
        })
    })
}

fn gained(line: Line, seat: Seat, good: &'static str, amount: i64) -> Line {
    match (amount, line.seats.contains(&seat)) {
        (0, _) => line,
        (_, true) => line.cue(Cue::Gain { seat, good, amount }),
        (_, false) => line.about([seat]).cue(Cue::Gain { seat, good, amount }),
    }
}
