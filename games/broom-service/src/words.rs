//! What the game says to people: prompts and actions in sentences. Events are in `telling.rs`, the table in `describing.rs`.

mod describing;
mod telling;

use crate::BroomService;
use crate::action::Action;
use crate::cards::{Craft, EventCard, Landscapes, MountainTile, Role, RoleSet};
use crate::data::Storm;
use crate::event::Event;
use crate::goods::{Goods, Resource};
use crate::map::{Area, Cloud, Tower};
use crate::state::{Frame, Phase, Public, Source, State};
use crate::view::View;
use covenstead_core::notation::{and_list, count};
use covenstead_core::{Actor, Audience, Decision, Fault, Locale, Names, Part, Refusal, Seat, Words};
use serde_json::Value;

impl Words for BroomService {
    fn print(&self, action: Action) -> String {
        self.print_action(action)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        self.parse_action(text)
    }

    fn permit(&self, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        self.permission(state, actor, action)
    }

    fn decision(&self, state: &State, to: Audience<'_>) -> Option<Decision> {
        self.prompt(&state.public, to.names)
    }

    fn explain(&self, state: &State, seat: Seat, action: Action, _to: Audience<'_>) -> String {
        self.explained(&state.public, seat, action)
    }

    fn tell(&self, event: &Event, to: Audience<'_>) -> String {
        self.told(event, to.names)
    }

    fn describe(&self, view: &View, names: &Names) -> String {
        self.described(view, names)
    }

    fn write_view(&self, view: &View) -> Value {
        self.view_document(view)
    }

    fn breakdown(&self, state: &State, seat: Seat) -> Vec<Part> {
        self.parts(&state.public, seat)
    }

    fn write_state(&self, state: &State) -> Value {
        self.state_document(state)
    }

    fn read_state(&self, document: Value) -> Result<State, Fault> {
        self.state_from(document)
    }

    fn check(&self, state: &State) -> Result<(), Refusal> {
        self.check_state(state)
    }

    /// BS-I-19.
    fn decision_bound(&self) -> u64 {
        200 * u64::from(self.seats)
    }

    fn rules_help(_locale: Locale) -> &'static str {
        include_str!("../RULES.md")
    }
}

/// "2 orange potions, 1 green potion and 1 wand", "nothing".
fn goods_in_words(goods: Goods) -> String {
    let held = Resource::ALL.iter().filter(|&&kind| goods.count(kind) > 0);
    let parts: Vec<String> = held.map(|&kind| count(goods.count(kind), resource_in_words(kind))).collect();
    if parts.is_empty() { "nothing".into() } else { and_list(&parts) }
}

fn resource_in_words(kind: Resource) -> &'static str {
    match kind {
        Resource::Orange => "orange potion",
        Resource::Green => "green potion",
        Resource::Purple => "purple potion",
        Resource::Wand => "wand",
    }
}

fn roles_in_words(roles: RoleSet) -> String {
    let names: Vec<&str> = roles.iter().map(Role::name).collect();
    and_list(&names)
}

fn points(vp: i16) -> String {
    count(vp, "point")
}

fn landscapes_in_words(lands: Landscapes) -> String {
    let names: Vec<&str> = lands.iter().map(|land| land.id()).collect();
    names.join(" or ")
}

impl BroomService {
    /// "Mossy Wood (F1)".
    pub(crate) fn area_in_words(&self, area: Area) -> String {
        let record = &self.board().area[area.index()];
        format!("{} ({})", record.name, record.id)
    }

    /// "the round purple tower t09".
    pub(crate) fn tower_in_words(&self, tower: Tower) -> String {
        let card = &self.map.towers[tower.index()];
        format!("the {} {} tower {}", card.shape, card.color, self.tower_id(tower))
    }

    /// Where a cloud lies: "Bell Downs".
    pub(crate) fn cloud_place(&self, cloud: Cloud) -> &str {
        let over = &self.board().cloud[cloud.index()].area;
        let land = self.board().area.iter().find(|area| area.id == *over).map(|area| &area.name);
        land.or_else(|| self.board().water.iter().find(|water| water.id == *over).map(|water| &water.name))
            .map_or("", |name| name)
    }

    /// What is asked, in words that say only what everybody knows.
    fn prompt(&self, table: &Public, names: &Names) -> Option<Decision> {
        let ask = |id, text| Some(Decision { id, text });
        let waiting = || Audience::english(names).list(Seat::all(self.seats).filter(|&seat| !table.decided.contains(seat)));
        match table.phase {
            Phase::Choose => {
                let cards = if table.is_event(EventCard::MoreOrLess) { "one to five cards" } else { "four cards" };
                ask("BS-D-01", format!("Round {}: {} to choose {cards} in secret.", table.round, waiting()))
            }
            Phase::Extra => ask("BS-D-02", format!("{} may take an extra card in secret.", waiting())),
            Phase::Lead => ask("BS-D-03", format!("{} leads: play a role, brave or cowardly.", names.of(table.starter))),
            Phase::Follow(seat) => {
                let role = table.role().name();
                ask("BS-D-04", format!("{} holds the {role} too: brave or cowardly?", names.of(seat)))
            }
            Phase::Mode => {
                let (name, role) = (names.of(table.actor), table.role().name());
                ask("BS-D-05", format!("{name}, the cowardly {role}: the action, or something else instead?"))
            }
            Phase::Act => self.effect_prompt(table, names),
            Phase::Fist => ask("BS-D-12", format!("The Upper Hand: {} to fill a fist in secret.", waiting())),
            Phase::Works(seat) => ask("BS-D-13", format!("The Works!: {} may hand in a set.", names.of(seat))),
            Phase::DrawStarter
            | Phase::LayCloud
            | Phase::LayMountainTile
            | Phase::LayForestTile
            | Phase::LayHillTile
            | Phase::DrawEvent
            | Phase::Bewitch
            | Phase::Over => None,
        }
    }

    fn effect_prompt(&self, table: &Public, names: &Names) -> Option<Decision> {
        let (name, frame) = (names.of(table.actor), table.stack.top()?);
        let by = |by| self.source_in_words(table, by);
        let (id, text) = match frame {
            Frame::Gather => ("BS-D-06", format!("{name} may take {}.", goods_in_words(self.harvest(table)))),
            Frame::Move { by: source, left: 2 } => ("BS-D-07", format!("{name} may move two times: {}.", by(source))),
            Frame::Move { by: source, .. } => ("BS-D-07", format!("{name} may move a pawn: {}.", by(source))),
            Frame::Flight { .. } => ("BS-D-08", format!("The turbo broom: {name} chooses where to land.")),
            Frame::Arrival { .. } => ("BS-D-09", format!("{name} may deliver where the pawn has arrived.")),
            Frame::Deliver { by: source } => ("BS-D-09", format!("{name} may deliver a potion: {}.", by(source))),
            Frame::Charm { by: source } => ("BS-D-10", format!("{name} may charm a cloud away: {}.", by(source))),
            Frame::Visit { mountain, .. } => {
                let place = self.area_in_words(self.map.mountains[mountain as usize]);
                ("BS-D-11", format!("{name} visits {place}."))
            }
        };
        Some(Decision { id, text })
    }

    /// What grants an effect, in words.
    fn source_in_words(&self, table: &Public, by: Source) -> String {
        match by {
            Source::Role => {
                let how = if table.bravely { "brave" } else { "cowardly" };
                format!("the {how} {}", table.role().name())
            }
            Source::Tile => "the mountain tile".into(),
            Source::Storm => "the storm cloud".into(),
        }
    }

    /// An action in words, spoken to whoever may play it.
    fn explained(&self, table: &Public, seat: Seat, action: Action) -> String {
        let events = &self.components().events;
        match action {
            Action::None if table.phase == Phase::Extra => "Keep your tile and take no extra card.".into(),
            Action::None if matches!(table.stack.top(), Some(Frame::Charm { .. })) => "Charm no cloud away.".into(),
            Action::None => "Deliver nothing.".into(),
            Action::Choose(roles) => format!("Take the {} into your hand for this round.", roles_in_words(roles)),
            Action::Extra(role) => format!("Spend your tile and take the {} into your hand as well.", role.name()),
            Action::Brave(role) => self.brave_in_words(table, role),
            Action::Cowardly(role) => {
                format!("Play the {} cowardly{}: at once {}.", role.name(), self.curse(table, role), self.small_action(role))
            }
            Action::Act => format!("Do the cowardly action: {}.", self.small_action(table.role())),
            Action::Market => format!("Take {} from the Black Market instead.", points(events.black_market)),
            Action::Distil(resource) => format!("Take 1 {} instead.", resource_in_words(resource)),
            Action::FiveVp => format!("Spend your tile for {} instead.", points(self.components().tiles.five_vp)),
            Action::BraveTile => format!("Spend your tile to do the brave action: {}.", self.big_action(table.role())),
            Action::Gather => format!("Take {}.", goods_in_words(self.harvest(table))),
            Action::Decline => "Take nothing.".into(),
            Action::Stay => "Stay where you are.".into(),
            Action::Move(pawn, area) => format!("Fly pawn {pawn} to {}.", self.area_in_words(area)),
            Action::Circle(circle) => format!("Fly on to {}.", self.area_in_words(self.map.circle(circle))),
            Action::UseTile => self.tile_in_words(table),
            Action::Deliver(area, tower) => self.delivery_in_words(table, area, tower),
            Action::Done => "Finish the visit; a tile not used now is lost to you.".into(),
            Action::Charm(cloud) => self.charm_in_words(table, cloud),
            Action::Fist(fist) => {
                format!("Put {} into your fist, of {}.", goods_in_words(fist), table.player(seat).goods.total())
            }
            Action::HandIn => format!("Hand in {} for {}.", goods_in_words(events.works_set), points(events.works_vp)),
            Action::Keep => "Keep your resources.".into(),
            Action::Starter(_)
            | Action::LayCloud(..)
            | Action::LayMountainTile(..)
            | Action::LayForestTile(..)
            | Action::LayHillTile(..)
            | Action::TurnUp(_)
            | Action::Bewitch(_) => "This is for chance to do.".into(),
        }
    }

    fn brave_in_words(&self, table: &Public, role: Role) -> String {
        let (name, curse, action) = (role.name(), self.curse(table, role), self.big_action(role));
        match table.brave.filter(|_| table.phase != Phase::Lead) {
            Some(_) => format!(
                "Play the {name} brave{curse} and take the claim over: {action}, unless somebody after you does the same."
            ),
            None => format!("Play the {name} brave{curse}: {action}, unless somebody after you is brave too."),
        }
    }

    /// What laying the card costs (BS-42).
    fn curse(&self, table: &Public, role: Role) -> String {
        match table.bewitched.contains(role) {
            true => format!(" (it is bewitched: you lose {})", points(self.components().setup.bewitched_penalty)),
            false => String::new(),
        }
    }

    pub(crate) fn big_action(&self, role: Role) -> String {
        let card = self.role_card(role);
        match role.craft() {
            Craft::Gatherer => format!("take {}", goods_in_words(card.brave)),
            Craft::Witch => format!("fly to a {} and deliver there", landscapes_in_words(card.lands)),
            Craft::Druid => {
                format!("deliver in a {} for {} more", landscapes_in_words(card.lands), points(card.bonus))
            }
            Craft::Fairy => format!("charm a cloud away and gain {}", points(card.bonus)),
        }
    }

    pub(crate) fn small_action(&self, role: Role) -> String {
        let card = self.role_card(role);
        match role.craft() {
            Craft::Gatherer => format!("take {}", goods_in_words(card.cowardly)),
            Craft::Witch => format!("fly to a {}", landscapes_in_words(card.lands)),
            Craft::Druid => format!("deliver in a {}", landscapes_in_words(card.lands)),
            Craft::Fairy => "charm a cloud away".into(),
        }
    }

    fn tile_in_words(&self, table: &Public) -> String {
        let Some(Frame::Visit { mountain, .. }) = table.stack.top() else { return "Use the mountain's tile.".into() };
        let tiles = &self.components().tiles;
        match table.mountain_tiles[mountain as usize] {
            Some(MountainTile::Potions) => "Use the tile: take 1 potion of each colour.".into(),
            Some(MountainTile::Wands) => format!("Use the tile: take {}.", count(tiles.wands, "wand")),
            Some(MountainTile::Deliver) => "Use the tile: deliver one potion with either pawn.".into(),
            Some(MountainTile::Move) => "Use the tile: move up to two times, with one pawn or both.".into(),
            Some(MountainTile::Charm) => "Use the tile: charm a cloud away with either pawn.".into(),
            None => "Use the mountain's tile.".into(),
        }
    }

    fn delivery_in_words(&self, table: &Public, area: Area, tower: Tower) -> String {
        let card = &self.map.towers[tower.index()];
        let gain = points(card.vp + self.bonus(table) + self.aura(table, area));
        let wands = if card.wands > 0 { format!(" and {}", count(card.wands, "wand")) } else { String::new() };
        let (place, tower) = (self.area_in_words(area), self.tower_in_words(tower));
        format!("Deliver from {place} to {tower}: {gain}{wands}.")
    }

    fn charm_in_words(&self, table: &Public, cloud: Cloud) -> String {
        let card = self.cloud_card(table.cloud_kinds[cloud.index()]);
        let mut text = format!(
            "Charm away the cloud {} over {} for {}: {}",
            self.cloud_id(cloud),
            self.cloud_place(cloud),
            count(card.wands, "wand"),
            count(card.bolts, "bolt")
        );
        if self.bonus(table) != 0 {
            text.push_str(&format!(", {}", points(self.bonus(table))));
        }
        match card.storm {
            Some(storm) => format!("{text}. {}.", self.storm_in_words(storm)),
            None => format!("{text}."),
        }
    }

    pub(crate) fn storm_in_words(&self, storm: Storm) -> String {
        match storm {
            Storm::Aura(vp) => format!("Its {} for deliveries next to it are gone then", points(vp)),
            Storm::Move => "It lets you move a pawn".into(),
            Storm::Deliver => "It lets you deliver a potion".into(),
            Storm::Potions { colour, need, vp } => format!("It brings {} if you hold {need} {colour} potions", points(vp)),
        }
    }
}
