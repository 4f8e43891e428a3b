//! Events in words: the lines of the log.

use super::phrases;
use super::refusing::unable;
use crate::event::Event;
use crate::goods::Drops;
use crate::speech::{Naming, say};
use covenstead_core::Audience;

/// A line of the log. Ravens on potions mean nothing under the manual (WB-M-22).
pub(super) fn told(event: &Event, manual: bool, to: Audience<'_>) -> String {
    let locale = to.locale;
    let say = |key: &'static str| say(locale, key);
    let by = |seat, key: &'static str| say(key).player("who", seat, to);
    let drops = |drops| phrases::drops(locale, drops);
    let gold = |gold| phrases::gold(locale, gold);
    let roles = |roles| phrases::roles(locale, roles);
    let vials = |vials| phrases::vials(locale, vials);
    let worth = |vp: u8, raven: bool| phrases::worth(locale, vp.into(), raven && !manual);
    let line = match *event {
        Event::StarterDrawn { seat } => by(seat, "told-first"),
        Event::SpellTurned { spell } => say("told-spell").with("spell", spell.name()),
        Event::RavenRevealed { ravens } => say("told-raven").with("n", ravens),
        Event::SetBegan {
            set,
            spell,
            starter,
        } => by(starter, "told-set")
            .with("set", set)
            .with("spell", spell.name()),
        Event::RoleExcluded { role } => say("excluded").role(role),
        Event::Chose {
            seat,
            roles: Some(hand),
        } => by(seat, "told-chose").with("roles", roles(hand)),
        Event::Chose { seat, roles: None } => by(seat, "told-chose-unseen"),
        Event::Dealt {
            seat,
            roles: Some(hand),
        } => by(seat, "told-dealt").with("roles", roles(hand)),
        Event::Dealt { seat, roles: None } => by(seat, "told-dealt-unseen"),
        Event::Called { seat, role, round } => {
            by(seat, "told-called").role(role).with("round", round)
        }
        Event::Passed { seat, .. } => by(seat, "told-passed"),
        Event::LaidOpen { seat, role } => by(seat, "told-laid-open").role(role),
        Event::Claimed { seat, role, from } => {
            by(seat, "told-claimed").role(role).player("from", from, to)
        }
        Event::SoBeIt { seat, .. } => by(seat, "told-so-be-it"),
        Event::Won { seat, role } => by(seat, "told-won").role(role),
        Event::Abstained { seat, role } => by(seat, "told-abstained").role(role),
        Event::Unable { seat, role, lack } => return unable(seat, role, lack, to),
        Event::Gathered { seat, drops: taken } => {
            by(seat, "told-gathered").with("drops", drops(taken))
        }
        Event::Sold { seat, colour, gold } => by(seat, "told-sold")
            .with("drops", drops(Drops::of(colour, 1)))
            .with("gold", gold),
        Event::Traded {
            seat,
            vials: gained,
        } => by(seat, "told-traded").with("vials", vials(gained)),
        Event::Bought {
            seat,
            drops: bought,
        } => by(seat, "told-bought").with("drops", drops(bought)),
        Event::Brewed {
            seat,
            metal,
            vp,
            raven,
            paid,
            gold,
            ..
        } => {
            let price = phrases::price(locale, paid, gold);
            by(seat, "told-brewed")
                .with("price", price)
                .metal(metal)
                .with("worth", worth(vp, raven))
        }
        Event::Bottled { seat, colour } => {
            by(seat, "told-bottled").with("drops", drops(Drops::of(colour, 1)))
        }
        Event::TookGold { seat } => by(seat, "told-took-gold"),
        Event::CastCopia { seat, drops: taken } => {
            by(seat, "told-copia").with("drops", drops(taken))
        }
        Event::CastCauldron {
            seat,
            spell,
            metal,
            vp,
            raven,
            paid,
            ..
        } => {
            let cast = by(seat, "told-cast")
                .with("spell", spell.name())
                .with("drops", drops(paid));
            cast.metal(metal).with("worth", worth(vp, raven))
        }
        Event::CastVials {
            seat,
            spell,
            colour,
        } => by(seat, "told-vials")
            .with("spell", spell.name())
            .with("drops", drops(Drops::of(colour, 1))),
        Event::Collected { seat, kind } => by(seat, "told-collected").shelf(kind),
        Event::GaveUp {
            seat,
            gold: 0,
            drops: given,
        } => by(seat, "told-gave").with("what", drops(given)),
        Event::GaveUp {
            seat, gold: given, ..
        } => by(seat, "told-gave").with("what", gold(given)),
        Event::Added {
            seat,
            gold: 0,
            drops: Drops::NONE,
        } => by(seat, "told-added-nothing"),
        Event::Added {
            seat,
            gold: 0,
            drops: added,
        } => by(seat, "told-added").with("what", drops(added)),
        Event::Added {
            seat, gold: added, ..
        } => by(seat, "told-added").with("what", gold(added)),
        Event::ShelfTaken {
            seat,
            kind,
            gold,
            drops,
            stored: true,
            ..
        } => by(seat, "told-shelf-stored")
            .shelf(kind)
            .with("worth", phrases::points(locale, gold + drops.total())),
        Event::ShelfTaken {
            seat,
            kind,
            vp,
            raven,
            ..
        } => by(seat, "told-shelf-taken")
            .shelf(kind)
            .with("worth", worth(vp, raven)),
        Event::ShelfStays {
            kind,
            tokens,
            required,
            ..
        } => say("told-shelf-stays")
            .shelf(kind)
            .with("tokens", tokens)
            .with("required", required),
        Event::HandDiscarded {
            seat,
            roles: Some(left),
            ..
        } => by(seat, "told-discarded").with("roles", roles(left)),
        Event::HandDiscarded {
            seat,
            cards,
            roles: None,
        } => by(seat, "told-discarded-unseen").with("n", cards),
        Event::SetEnded { set, .. } => say("told-set-ended").with("set", set),
        Event::Shown {
            seat,
            potions,
            vials: owned,
        } => by(seat, "told-shown")
            .with("potions", potions.ids().len())
            .with("vials", vials(owned)),
        Event::GameOver { sets, ravens } => {
            say("told-over").with("sets", sets).with("ravens", ravens)
        }
    };
    line.into()
}
