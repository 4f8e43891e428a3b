//! Events as lines of the log.

use super::{goods_in_words, roles_in_words};
use crate::BroomService;
use crate::cards::{RoleSet, Stance};
use crate::event::Event;
use crate::goods::Goods;
use crate::speech::{Nouns, cloud_kind_name, say, tile_name};
use covenstead_core::Audience;

impl BroomService {
    pub(super) fn told(&self, event: &Event, to: Audience<'_>) -> String {
        let locale = to.locale;
        let who = |seat, key| say(locale, key).with("who", to.name(seat));
        let goods = |goods: Goods| goods_in_words(locale, goods);
        let roles = |roles: RoleSet| roles_in_words(locale, roles);
        let place = |id: &str| {
            self.area_of(id)
                .map_or(id.into(), |area| self.area_in_words(area, locale))
        };
        match *event {
            Event::StarterDrawn { seat } => who(seat, "starter-drawn"),
            Event::StartWands { seat, wands } => who(seat, "start-wands").with("wands", wands),
            Event::CloudLaid {
                ref cloud,
                ref kind,
            } => say(locale, "cloud-laid")
                .with("cloud", cloud.as_str())
                .with("kind", cloud_kind_name(locale, kind)),
            Event::TileLaid { ref area, ref tile } => say(locale, "laid-tile")
                .with("tile", tile_name(locale, tile, tile))
                .with("place", place(area)),
            Event::RoundBegan {
                round,
                card,
                starter,
            } => who(starter, "round-began").with("round", round).event(card),
            Event::Bewitched { role } => say(locale, "bewitched").role(role),
            Event::PileShuffled => say(locale, "pile-shuffled"),
            Event::Chose {
                seat,
                roles: Some(hand),
            } => who(seat, "chose-roles").with("roles", roles(hand)),
            Event::Chose { seat, roles: None } => who(seat, "chose"),
            Event::NumberShown { seat, cards, vp } => who(seat, "number-shown")
                .with("cards", cards)
                .with("vp", vp),
            Event::DecidedExtra {
                seat,
                choice: Some(RoleSet::EMPTY),
            } => who(seat, "decided-no-extra"),
            Event::DecidedExtra {
                seat,
                choice: Some(role),
            } => who(seat, "decided-extra-role").with("roles", roles(role)),
            Event::DecidedExtra { seat, choice: None } => who(seat, "decided-extra"),
            Event::TookExtra {
                seat,
                role: Some(role),
            } => who(seat, "took-extra-role").role(role),
            Event::TookExtra { seat, role: None } => who(seat, "took-extra"),
            Event::Led {
                seat,
                role,
                stance: Stance::Brave,
            } => who(seat, "led-brave").role(role),
            Event::Led {
                seat,
                role,
                stance: Stance::Cowardly,
            } => who(seat, "led-cowardly").role(role),
            Event::Followed {
                seat,
                role,
                from: Some(from),
                ..
            } => who(seat, "followed-over")
                .role(role)
                .with("from", to.name(from)),
            Event::Followed {
                seat,
                role,
                stance: Stance::Brave,
                ..
            } => who(seat, "followed-brave").role(role),
            Event::Followed { seat, role, .. } => who(seat, "followed-cowardly").role(role),
            Event::Passed { seat, .. } => who(seat, "passed"),
            Event::Penalty { seat, role, vp } => who(seat, "penalty").role(role).with("vp", -vp),
            Event::Performs { seat, role } => who(seat, "performs").role(role),
            Event::Acts { seat, role } => who(seat, "acts").role(role),
            Event::Marketed { seat, vp } => who(seat, "marketed").with("vp", vp),
            Event::Distilled { seat, resource } => {
                who(seat, "distilled").with("goods", goods(Goods::one(resource)))
            }
            Event::TileSpent { seat, vp: 0, .. } => who(seat, "spent-tile-bravely"),
            Event::TileSpent { seat, vp, .. } => who(seat, "spent-tile").with("vp", vp),
            Event::Declined { seat } => who(seat, "declined"),
            Event::Lapsed { seat, .. } => who(seat, "lapsed"),
            Event::Gathered { seat, goods: taken } => {
                who(seat, "gathered").with("goods", goods(taken))
            }
            Event::Moved {
                seat,
                pawn,
                ref from,
                ref to,
            } => who(seat, "moved")
                .with("pawn", pawn.id())
                .with("from", place(from))
                .with("to", place(to)),
            Event::Flew {
                seat, pawn, ref to, ..
            } => who(seat, "flew")
                .with("pawn", pawn.id())
                .with("to", place(to)),
            Event::TileTaken {
                seat,
                ref area,
                tile,
            } => who(seat, "found-tile")
                .with("tile", tile_name(locale, tile.id(), tile.id()))
                .with("place", place(area)),
            Event::AmuletClaimed { seat, ref area } => {
                who(seat, "amulet-claimed").with("place", place(area))
            }
            Event::TileUsed {
                seat,
                ref area,
                tile,
            } => who(seat, "used-tile")
                .with("tile", tile_name(locale, tile.id(), tile.id()))
                .with("place", place(area)),
            Event::Delivered {
                seat,
                ref area,
                ref tower,
                colour,
                vp,
                wands,
                ..
            } => {
                let line = who(seat, "delivered")
                    .colour(colour)
                    .with("place", place(area))
                    .with("tower", tower.as_str());
                line.with("vp", vp).with("wands", wands)
            }
            Event::Charmed {
                seat,
                ref cloud,
                wands,
                bolts,
                vp,
                ..
            } => {
                let line = who(seat, "charmed").with("cloud", cloud.as_str());
                line.with("wands", wands)
                    .with("bolts", bolts)
                    .with("vp", vp)
            }
            Event::StormPaid {
                seat,
                ref cloud,
                vp,
            } => who(seat, "storm-paid")
                .with("cloud", cloud.as_str())
                .with("vp", vp),
            Event::FilledFist {
                seat,
                fist: Some(fist),
            } => who(seat, "filled-fist-with").with("goods", goods(fist)),
            Event::FilledFist { seat, fist: None } => who(seat, "filled-fist"),
            Event::FistOpened { seat, fist, vp, .. } => who(seat, "fist-opened")
                .with("goods", goods(fist))
                .with("vp", vp),
            Event::EventScored { seat, card, vp } if vp < 0 => {
                who(seat, "event-lost").event(card).with("vp", -vp)
            }
            Event::EventScored { seat, card, vp } => {
                who(seat, "event-gained").event(card).with("vp", vp)
            }
            Event::HandedIn {
                seat,
                goods: set,
                vp,
            } => who(seat, "handed-in")
                .with("goods", goods(set))
                .with("vp", vp),
            Event::RoundEnded { round, next } => who(next, "round-ended").with("round", round),
            Event::FinalScored {
                seat,
                lightning,
                resources,
                amulets,
                total,
            } => {
                let line = who(seat, "final-scored")
                    .with("lightning", lightning)
                    .with("resources", resources);
                line.with("amulets", amulets).with("vp", total)
            }
            Event::GameOver { ref winners } => {
                say(locale, "game-over").with("who", to.list(winners.iter().copied()))
            }
        }
        .into()
    }
}
