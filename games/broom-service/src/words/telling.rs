//! Events as lines of the log.

use super::naming::cloud_kind;
use super::{goods_in_words, listed, parts_of_delivery, roles_in_words, spoken_of};
use crate::BroomService;
use crate::cards::{ForestTile, RoleSet, Stance};
use crate::event::{Effect, Event};
use crate::goods::Goods;
use crate::speech::{Nouns, forest_tile_name, say};
use covenstead_core::notation::capital;
use covenstead_core::{Audience, Locale};
use covenstead_speech::Phrase;

impl BroomService {
    pub(super) fn told(&self, event: &Event, to: Audience<'_>) -> String {
        let locale = to.locale;
        let who = |seat, key| spoken_of(key, seat, to);
        let goods = |goods: Goods| goods_in_words(locale, goods);
        let roles = |roles: RoleSet| roles_in_words(locale, roles);
        let place = |id: &str| self.place(id, locale);
        let cloud_named = |id: &str| {
            self.cloud_of(id)
                .map(|cloud| self.cloud_in_words(cloud, locale))
        };
        match *event {
            Event::StarterDrawn { seat } => who(seat, "starter-drawn"),
            Event::StartWands { seat, wands } => who(seat, "start-wands").with("wands", wands),
            Event::CloudLaid {
                ref cloud,
                ref kind,
            } => self.cloud_laid(cloud, kind, locale),
            Event::TileLaid { ref area, ref tile } => say(locale, "laid-tile")
                .with("tile", self.tile_in_words(area, tile, locale))
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
            Event::NumberShown { seat, cards, vp } => {
                let key = match vp {
                    1.. => "number-gained",
                    0 => "number-even",
                    _ => "number-lost",
                };
                who(seat, key).with("cards", cards).with("vp", vp.abs())
            }
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
                .player("from", from, to),
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
            Event::TileSpent { seat, tile, vp } => {
                let key = if tile == ForestTile::Brave {
                    "spent-tile-bravely"
                } else {
                    "spent-tile"
                };
                who(seat, key)
                    .with("tile", forest_tile_name(locale, tile))
                    .with("vp", vp)
            }
            Event::Declined { seat } => who(seat, "declined"),
            Event::Lapsed { seat, effect, .. } => who(
                seat,
                match effect {
                    Effect::Flight => "lapsed-flight",
                    Effect::Delivery => "lapsed-delivery",
                    Effect::Charm => "lapsed-charm",
                },
            ),
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
                .with("tile", self.tile_in_words(area, tile.id(), locale))
                .with("place", place(area)),
            Event::AmuletClaimed { seat, ref area } => {
                who(seat, "amulet-claimed").with("place", place(area))
            }
            Event::TileUsed {
                seat,
                ref area,
                tile,
            } => who(seat, "used-tile")
                .with("tile", self.tile_in_words(area, tile.id(), locale))
                .with("place", place(area)),
            Event::Delivered {
                seat,
                ref area,
                ref tower,
                colour,
                vp,
                bonus,
                aura,
                wands,
            } => {
                let tower = self.tower_of(tower);
                let tower = tower.map(|tower| self.tower_in_words(tower, locale));
                let line = who(seat, "delivered")
                    .colour(colour)
                    .with("place", place(area))
                    .with("tower", tower.unwrap_or_default());
                line.with("vp", vp)
                    .with("wands", wands)
                    .with("parts", parts_of_delivery(vp, bonus, aura, locale))
            }
            Event::Charmed {
                seat,
                ref cloud,
                wands,
                bolts,
                vp,
                ..
            } => {
                let line =
                    who(seat, "charmed").with("cloud", cloud_named(cloud).unwrap_or_default());
                line.with("wands", wands)
                    .with("bolts", bolts)
                    .with("vp", vp)
            }
            Event::StormPaid { seat, vp, cloud: _ } => who(seat, "storm-paid").with("vp", vp),
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
            Event::RoundEnded { round, next } => {
                let key = if round == self.components().setup.rounds {
                    "last-round-ended"
                } else {
                    "round-ended"
                };
                who(next, key).with("round", round)
            }
            Event::FinalScored {
                seat,
                lightning,
                resources,
                amulets,
                total,
            } => {
                let parts = [
                    ("for-lightning", lightning),
                    ("for-resources", resources),
                    ("for-amulets", amulets),
                ];
                let track = total - lightning - resources - amulets;
                let track = say(locale, "on-the-track").with("vp", track).to_string();
                let more = parts
                    .into_iter()
                    .filter(|(_, vp)| *vp != 0)
                    .map(|(key, vp)| say(locale, key).with("vp", vp).to_string());
                let parts: Vec<String> = std::iter::once(track).chain(more).collect();
                who(seat, "final-scored")
                    .with("vp", total)
                    .with("parts", locale.list(&parts))
            }
            Event::GameOver { ref winners } => match winners[..] {
                [winner] => who(winner, "game-over"),
                _ => say(locale, "game-over-shared").with("who", listed(winners, to)),
            },
        }
        .into()
    }

    fn cloud_laid(&self, cloud: &str, kind: &str, locale: Locale) -> Phrase<'_> {
        let space = self.cloud_of(cloud);
        let said = say(locale, "cloud-laid").with(
            "cloud",
            capital(&space.map_or(String::new(), |space| self.cloud_in_words(space, locale))),
        );
        match self.cloud_kind(kind).map(|kind| self.cloud_card(kind)) {
            Some(card) => said
                .with("kind", cloud_kind(card, locale))
                .with("wands", card.wands)
                .with("bolts", card.bolts),
            None => said.with("kind", "").with("wands", 0).with("bolts", 0),
        }
    }
}
