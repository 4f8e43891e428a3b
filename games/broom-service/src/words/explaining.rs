//! Actions in words, spoken to whoever may play them.

use super::{goods_in_words, landscapes_in_words, resource_in_words, roles_in_words};
use crate::BroomService;
use crate::action::Action;
use crate::cards::{Craft, MountainTile, Role};
use crate::data::Storm;
use crate::goods::Goods;
use crate::map::{Area, Cloud, Tower};
use crate::speech::{Nouns, say};
use crate::state::{Frame, Phase, Public};
use covenstead_core::{Locale, Seat};
use covenstead_speech::Phrase;

impl BroomService {
    pub(super) fn explained(
        &self,
        table: &Public,
        seat: Seat,
        action: Action,
        locale: Locale,
    ) -> String {
        let events = &self.components().events;
        let say = |key| say(locale, key);
        let goods = |goods: Goods| goods_in_words(locale, goods);
        let place = |area: Area| self.area_in_words(area, locale);
        match action {
            Action::None if table.phase == Phase::Extra => say("extra-none"),
            Action::None if matches!(table.stack.top(), Some(Frame::Charm { .. })) => {
                say("charm-none")
            }
            Action::None => say("deliver-none"),
            Action::Choose(roles) => say("choose").with("roles", roles_in_words(locale, roles)),
            Action::Extra(role) => say("extra").role(role),
            Action::Brave(role) => self.brave_in_words(table, role, locale),
            Action::Cowardly(role) => self.played(
                table,
                role,
                locale,
                "play-cowardly",
                self.small_action(role, locale),
            ),
            Action::Act => say("act").with("action", self.small_action(table.role(), locale)),
            Action::Market => say("market").with("vp", events.black_market),
            Action::Distil(resource) => say("distil").with("goods", goods(Goods::one(resource))),
            Action::FiveVp => say("five-vp").with("vp", self.components().tiles.five_vp),
            Action::BraveTile => {
                say("brave-tile").with("action", self.big_action(table.role(), locale))
            }
            Action::Gather => say("gather").with("goods", goods(self.harvest(table))),
            Action::Decline => say("gather-none"),
            Action::Stay => say("stay"),
            Action::Move(pawn, area) => say("move")
                .with("pawn", pawn.id())
                .with("place", place(area)),
            Action::Circle(circle) => say("circle").with("place", place(self.map.circle(circle))),
            Action::UseTile => self.tile_in_words(table, locale),
            Action::Deliver(area, tower) => self.delivery_in_words(table, area, tower, locale),
            Action::Done => say("done"),
            Action::Charm(cloud) => self.charm_in_words(table, cloud, locale),
            Action::Fist(fist) => say("fist")
                .with("goods", goods(fist))
                .with("total", table.player(seat).goods.total()),
            Action::HandIn => say("hand-in")
                .with("goods", goods(events.works_set))
                .with("vp", events.works_vp),
            Action::Keep => say("keep"),
            Action::Starter(_)
            | Action::LayCloud(..)
            | Action::LayMountainTile(..)
            | Action::LayForestTile(..)
            | Action::LayHillTile(..)
            | Action::TurnUp(_)
            | Action::Bewitch(_) => say("for-chance"),
        }
        .into()
    }

    fn brave_in_words(&self, table: &Public, role: Role, locale: Locale) -> Phrase<'static> {
        let key = match table.brave.filter(|_| table.phase != Phase::Lead) {
            Some(_) => "play-brave-over",
            None => "play-brave",
        };
        self.played(table, role, locale, key, self.big_action(role, locale))
    }

    /// A card that is laid, with what that costs and brings.
    fn played(
        &self,
        table: &Public,
        role: Role,
        locale: Locale,
        key: &'static str,
        action: Phrase<'_>,
    ) -> Phrase<'static> {
        say(locale, key)
            .role(role)
            .with("curse", self.curse(table, role, locale))
            .with("action", action.to_string())
    }

    /// What laying the card costs (BS-42).
    fn curse(&self, table: &Public, role: Role, locale: Locale) -> String {
        match table.bewitched.contains(role) {
            true => say(locale, "curse")
                .with("vp", self.components().setup.bewitched_penalty)
                .into(),
            false => String::new(),
        }
    }

    pub(crate) fn big_action(&self, role: Role, locale: Locale) -> Phrase<'static> {
        let (card, say) = (self.role_card(role), |key| say(locale, key));
        let lands = |form| landscapes_in_words(locale, card.lands, form);
        match role.craft() {
            Craft::Gatherer => say("take").with("goods", goods_in_words(locale, card.brave)),
            Craft::Witch => say("fly-and-deliver").with("lands", lands("to")),
            Craft::Druid => say("serve-for-more")
                .with("lands", lands("in"))
                .with("vp", card.bonus),
            Craft::Fairy => say("charm-away-for-more").with("vp", card.bonus),
        }
    }

    pub(crate) fn small_action(&self, role: Role, locale: Locale) -> Phrase<'static> {
        let (card, say) = (self.role_card(role), |key| say(locale, key));
        let lands = |form| landscapes_in_words(locale, card.lands, form);
        match role.craft() {
            Craft::Gatherer => say("take").with("goods", goods_in_words(locale, card.cowardly)),
            Craft::Witch => say("fly").with("lands", lands("to")),
            Craft::Druid => say("serve").with("lands", lands("in")),
            Craft::Fairy => say("charm-away"),
        }
    }

    fn tile_in_words(&self, table: &Public, locale: Locale) -> Phrase<'static> {
        let tile = match table.stack.top() {
            Some(Frame::Visit { mountain, .. }) => table.mountain_tiles[mountain as usize],
            _ => None,
        };
        match tile {
            Some(MountainTile::Potions) => say(locale, "use-potions"),
            Some(MountainTile::Wands) => {
                say(locale, "use-wands").with("wands", self.components().tiles.wands)
            }
            Some(MountainTile::Deliver) => say(locale, "use-deliver"),
            Some(MountainTile::Move) => say(locale, "use-move"),
            Some(MountainTile::Charm) => say(locale, "use-charm"),
            None => say(locale, "use-tile"),
        }
    }

    fn delivery_in_words(
        &self,
        table: &Public,
        area: Area,
        tower: Tower,
        locale: Locale,
    ) -> Phrase<'static> {
        let card = &self.map.towers[tower.index()];
        say(locale, "deliver")
            .with("place", self.area_in_words(area, locale))
            .with("tower", self.tower_in_words(tower, locale))
            .with("vp", card.vp + self.bonus(table) + self.aura(table, area))
            .with("wands", card.wands)
    }

    fn charm_in_words(&self, table: &Public, cloud: Cloud, locale: Locale) -> Phrase<'_> {
        let card = self.cloud_card(table.cloud_kinds[cloud.index()]);
        say(locale, "charm")
            .with("cloud", self.cloud_id(cloud))
            .with("place", self.cloud_place(cloud, locale))
            .with("wands", card.wands)
            .with("bolts", card.bolts)
            .with("vp", self.bonus(table))
            .with("storm", storm_in_words(card.storm, locale))
    }
}

/// What a storm cloud does, as one more sentence.
pub(crate) fn storm_in_words(storm: Option<Storm>, locale: Locale) -> String {
    let said = match storm {
        None => return String::new(),
        Some(Storm::Aura(vp)) => say(locale, "storm-aura").with("vp", vp),
        Some(Storm::Move) => say(locale, "storm-move"),
        Some(Storm::Deliver) => say(locale, "storm-deliver"),
        Some(Storm::Potions { colour, need, vp }) => say(locale, "storm-potions")
            .with("goods", resource_in_words(locale, colour, need))
            .with("vp", vp),
    };
    format!(" {said}")
}
