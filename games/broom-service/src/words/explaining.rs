//! Actions in words, spoken to whoever may play them.

use super::{
    goods_in_words, landscapes_in_words, parts_of_delivery, resource_in_words, roles_in_words,
};
use crate::BroomService;
use crate::action::Action;
use crate::cards::{Craft, EventCard, ForestTile, Landscape, MountainTile, Role, RoleSet};
use crate::data::{EventValues, RoleCard, Storm};
use crate::goods::Goods;
use crate::map::{Area, Cloud, Space, Tower};
use crate::options::{EmptyHandedCounts, UpperHandCost};
use crate::speech::{Nouns, forest_tile_name, land_name, say};
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
            Action::Choose(roles) => self.hand_in_words(table, roles, locale),
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
            Action::FiveVp => say("five-vp")
                .with("tile", forest_tile_name(locale, ForestTile::FiveVp))
                .with("vp", self.components().tiles.five_vp),
            Action::BraveTile => say("brave-tile")
                .with("tile", forest_tile_name(locale, ForestTile::Brave))
                .with("action", self.big_action(table.role(), locale)),
            Action::Gather => say("gather").with("goods", goods(self.harvest(table))),
            Action::Decline => say("gather-none"),
            Action::Stay => say("stay"),
            Action::Move(pawn, area) => say("move")
                .with("pawn", pawn.id())
                .with("place", place(area))
                .with("then", self.arrival_in_words(table, seat, area, locale)),
            Action::Circle(circle) => say("circle")
                .with("circle", circle.id().to_uppercase())
                .with("place", place(self.map.circle(circle))),
            Action::UseTile => self.use_in_words(table, locale),
            Action::Deliver(area, tower) => self.delivery_in_words(table, area, tower, locale),
            Action::Done => say("done"),
            Action::Charm(cloud) => self.charm_in_words(table, seat, cloud, locale),
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
        if !table.bewitched.contains(role) {
            return String::new();
        }
        say(locale, "curse")
            .with("vp", self.components().setup.bewitched_penalty)
            .into()
    }

    /// What the event of a round does at this table.
    pub(crate) fn event_in_words(&self, event: EventCard, locale: Locale) -> Phrase<'static> {
        event_text(
            &self.components().events,
            event,
            self.options.upper_hand_cost,
            self.options.empty_handed_counts,
            locale,
        )
    }

    pub(crate) fn big_action(&self, role: Role, locale: Locale) -> Phrase<'static> {
        big_action(self.role_card(role), role, locale)
    }

    pub(crate) fn small_action(&self, role: Role, locale: Locale) -> Phrase<'static> {
        small_action(self.role_card(role), role, locale)
    }

    fn use_in_words(&self, table: &Public, locale: Locale) -> Phrase<'static> {
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
    ) -> Phrase<'_> {
        let (bonus, aura) = (self.bonus(table), self.aura(table, area));
        let card = &self.map.towers[tower.index()];
        let vp = self.gain_of_delivery(table, area, tower);
        say(locale, "deliver")
            .with("place", self.area_in_words(area, locale))
            .with("tower", self.tower_in_words(tower, locale))
            .with("vp", vp)
            .with("wands", card.wands)
            .with("parts", parts_of_delivery(vp, bonus, aura, locale))
    }

    /// What a delivery scores: the tower's points, the brave druid's and the storm clouds' (BS-52,
    /// BS-60, BS-81).
    pub(crate) fn gain_of_delivery(&self, table: &Public, area: Area, tower: Tower) -> i16 {
        self.map.towers[tower.index()].vp + self.bonus(table) + self.aura(table, area)
    }

    fn charm_in_words(
        &self,
        table: &Public,
        seat: Seat,
        cloud: Cloud,
        locale: Locale,
    ) -> Phrase<'_> {
        let card = self.cloud_card(table.cloud_kinds[cloud.index()]);
        say(locale, "charm")
            .with("cloud", self.cloud_in_words(cloud, locale))
            .with("wands", card.wands)
            .with("bolts", card.bolts)
            .with("vp", self.gain_of_charm(table, seat, cloud))
            .with("storm", self.storm_for(table, seat, card.storm, locale))
    }

    /// What charming a cloud away scores at once: the brave fairy's bonus, and what a storm cloud
    /// pays for potions held (BS-62, BS-85).
    pub(crate) fn gain_of_charm(&self, table: &Public, seat: Seat, cloud: Cloud) -> i16 {
        let storm = self.cloud_card(table.cloud_kinds[cloud.index()]).storm;
        let paid = match storm {
            Some(Storm::Potions { colour, need, vp }) => {
                let held = table.player(seat).goods.count(colour);
                if held >= need { vp } else { 0 }
            }
            Some(Storm::Aura(_) | Storm::Move | Storm::Deliver) | None => 0,
        };
        self.bonus(table) + paid
    }

    /// What a storm cloud does for this player now.
    fn storm_for(
        &self,
        table: &Public,
        seat: Seat,
        storm: Option<Storm>,
        locale: Locale,
    ) -> String {
        match storm {
            Some(Storm::Potions { colour, need, vp }) => {
                let held = table.player(seat).goods.count(colour);
                let key = if held >= need {
                    "storm-pays"
                } else {
                    "storm-does-not-pay"
                };
                let said = say(locale, key)
                    .with("goods", resource_in_words(locale, colour, need))
                    .with("vp", vp);
                format!(" {said}")
            }
            _ => storm_in_words(storm, locale),
        }
    }

    /// The cards of a round, with what More or Less? pays for their number (BS-72).
    fn hand_in_words(&self, table: &Public, roles: RoleSet, locale: Locale) -> Phrase<'static> {
        let names = roles_in_words(locale, roles);
        if !table.is_event(EventCard::MoreOrLess) {
            return say(locale, "choose").with("roles", names);
        }
        let values = &self.components().events.more_or_less;
        let vp = values.get(roles.len() as usize).copied().unwrap_or(0);
        let key = match vp {
            1.. => "choose-to-gain",
            0 => "choose",
            _ => "choose-to-lose",
        };
        say(locale, key).with("roles", names).with("vp", vp.abs())
    }

    /// What a pawn meets in an area besides the land itself (BS-89, BS-98, BS-107).
    fn arrival_in_words(&self, table: &Public, seat: Seat, area: Area, locale: Locale) -> String {
        let said = match self.map.space[area.index()] {
            Some(Space::Mountain(_)) if !self.claims_amulet(table, seat, area) => {
                return String::new();
            }
            Some(Space::Mountain(_)) => say(locale, "then-amulet"),
            Some(Space::Forest(forest)) => match table.forest_tiles[usize::from(forest)] {
                Some(tile) => {
                    say(locale, "then-forest-tile").with("tile", forest_tile_name(locale, tile))
                }
                None => return String::new(),
            },
            Some(Space::Hill(_)) if !self.has_tower_tile(table, area) => {
                say(locale, "then-turbo-broom")
            }
            Some(Space::Hill(_)) | None => return String::new(),
        };
        format!(" {said}")
    }

    /// Whether a pawn that comes to this area claims its owner's amulet.
    pub(crate) fn claims_amulet(&self, table: &Public, seat: Seat, area: Area) -> bool {
        match self.map.space[area.index()] {
            Some(Space::Mountain(mountain)) => table.player(seat).amulets >> mountain & 1 == 0,
            Some(Space::Forest(_) | Space::Hill(_)) | None => false,
        }
    }
}

/// What the brave action of a role is.
pub(crate) fn big_action(card: &RoleCard, role: Role, locale: Locale) -> Phrase<'static> {
    let lands = |form| landscapes_in_words(locale, card.lands, form);
    match role.craft() {
        Craft::Gatherer => say(locale, "take").with("goods", goods_in_words(locale, card.brave)),
        Craft::Witch => say(locale, "fly-and-deliver").with("lands", lands("to")),
        Craft::Druid => say(locale, "serve-for-more")
            .with("lands", lands("in"))
            .with("vp", card.bonus),
        Craft::Fairy => say(locale, "charm-away-for-more").with("vp", card.bonus),
    }
}

/// What the cowardly action of a role is.
pub(crate) fn small_action(card: &RoleCard, role: Role, locale: Locale) -> Phrase<'static> {
    let lands = |form| landscapes_in_words(locale, card.lands, form);
    match role.craft() {
        Craft::Gatherer => say(locale, "take").with("goods", goods_in_words(locale, card.cowardly)),
        Craft::Witch => say(locale, "fly").with("lands", lands("to")),
        Craft::Druid => say(locale, "serve").with("lands", lands("in")),
        Craft::Fairy => say(locale, "charm-away"),
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

/// What the event of a round does, in a sentence (BS-64 to BS-73).
pub(crate) fn event_text(
    values: &EventValues,
    event: EventCard,
    cost: UpperHandCost,
    counts: EmptyHandedCounts,
    locale: Locale,
) -> Phrase<'static> {
    let say = |key| say(locale, key);
    match event {
        EventCard::MoreOrLess => {
            let vp: Vec<String> = values.more_or_less[1..].iter().map(signed).collect();
            say("text-more-or-less").with("values", vp.join(", "))
        }
        EventCard::BlackMarket => say("text-black-market").with("vp", values.black_market),
        EventCard::BlackDistillery => say("text-black-distillery"),
        EventCard::BraveHeart => say("text-brave-heart"),
        EventCard::PerilousPlaces => {
            say("text-perilous-places").with("values", by_landscape(values.perilous, locale))
        }
        EventCard::ProtectedPlaces => {
            say("text-protected-places").with("values", by_landscape(values.protected, locale))
        }
        EventCard::TheUpperHand => say("text-the-upper-hand")
            .with("vp", values.most)
            .with("second", say("points").with("vp", values.second))
            .with("cost", cost.id()),
        EventCard::EmptyHanded => say("text-empty-handed")
            .with("vp", values.empty_vp)
            .with("most", values.empty_most)
            .with("counts", counts.id()),
        EventCard::TheWorks => say("text-the-works")
            .with("goods", goods_in_words(locale, values.works_set))
            .with("vp", values.works_vp),
        EventCard::FlockTogether => say("text-flock-together").with("vp", values.flock_vp),
    }
}

/// "+6", "0", "-2".
fn signed(vp: &i16) -> String {
    match vp {
        0 => "0".into(),
        vp => format!("{vp:+}"),
    }
}

/// "forest -1, prairie -3, hill 0, mountain 0".
fn by_landscape(vp: [i16; 4], locale: Locale) -> String {
    let lands = Landscape::ALL.iter().zip(vp);
    let parts: Vec<String> = lands
        .map(|(&land, vp)| format!("{} {}", land_name(locale, land), signed(&vp)))
        .collect();
    parts.join(", ")
}
