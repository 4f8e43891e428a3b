//! Every decision and every outcome of chance, and their canonical texts (`docs/notation.md`).

use crate::BroomService;
use crate::board::HILL_TOWER;
use crate::cards::{Circle, EventCard, ForestTile, MountainTile, Pawn, Role, RoleSet};
use crate::goods::{Goods, Resource};
use crate::map::{Area, Cloud, Tower};
use covenstead_core::{Seat, notation};

/// One decision of a player, or one outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// No extra card, no delivery, no charm (BS-D-02, BS-D-09, BS-D-10).
    None,
    /// Choose the cards of the round (BS-D-01).
    Choose(RoleSet),
    /// Spend an *extra-card* tile on this role (BS-D-02).
    Extra(Role),
    /// Play the role brave (BS-D-03, BS-D-04).
    Brave(Role),
    /// Play the role cowardly (BS-D-03, BS-D-04).
    Cowardly(Role),
    /// The cowardly action itself (BS-D-05).
    Act,
    /// Black Market instead of it (BS-D-05).
    Market,
    /// Black Distillery: this resource instead of it (BS-D-05).
    Distil(Resource),
    /// A *five-vp* tile instead of it (BS-D-05).
    FiveVp,
    /// The brave action by a *brave* tile (BS-D-05).
    BraveTile,
    /// Take what the gatherer brings (BS-D-06).
    Gather,
    /// Leave it (BS-D-06).
    Decline,
    /// No move, or no further one (BS-D-07).
    Stay,
    /// Move a pawn (BS-D-07).
    Move(Pawn, Area),
    /// Fly to this circle (BS-D-08).
    Circle(Circle),
    /// Use the mountain tile (BS-D-11).
    UseTile,
    /// Deliver from this area to this tower (BS-D-09, BS-D-11).
    Deliver(Area, Tower),
    /// End the visit of the mountain (BS-D-11).
    Done,
    /// Charm this cloud away (BS-D-10).
    Charm(Cloud),
    /// Put this into the fist (BS-D-12).
    Fist(Goods),
    /// Hand the set in (BS-D-13).
    HandIn,
    /// Keep it (BS-D-13).
    Keep,
    /// Chance: this seat leads the first turn (C-1).
    Starter(Seat),
    /// Chance: this kind of cloud is laid on this space (C-2).
    LayCloud(Cloud, u8),
    /// Chance: this mountain tile is laid here (C-3).
    LayMountainTile(Area, MountainTile),
    /// Chance: this forest tile is laid here (C-4).
    LayForestTile(Area, ForestTile),
    /// Chance: this hill tile, by its place in the data file, is laid here (C-5).
    LayHillTile(Area, u8),
    /// Chance: this event is turned up (C-6).
    TurnUp(EventCard),
    /// Chance: this role is bewitched (C-7, C-8).
    Bewitch(Role),
}

impl BroomService {
    /// The canonical text of an action.
    pub(crate) fn print_action(&self, action: Action) -> String {
        match action {
            Action::None => "none".into(),
            Action::Choose(roles) => notation::phrase("choose", roles.iter().map(Role::id)),
            Action::Extra(role) => format!("extra {role}"),
            Action::Brave(role) => format!("brave {role}"),
            Action::Cowardly(role) => format!("cowardly {role}"),
            Action::Act => "action".into(),
            Action::Market => "black-market".into(),
            Action::Distil(resource) => format!("distil {resource}"),
            Action::FiveVp => "five-vp".into(),
            Action::BraveTile => "brave-tile".into(),
            Action::Gather => "gather".into(),
            Action::Decline => "decline".into(),
            Action::Stay => "stay".into(),
            Action::Move(pawn, area) => format!("move {pawn} {}", self.print_area(area)),
            Action::Circle(circle) => format!("circle {circle}"),
            Action::UseTile => "use-tile".into(),
            Action::Deliver(area, tower) => {
                format!("deliver {} {}", self.print_area(area), self.tower_id(tower))
            }
            Action::Done => "done".into(),
            Action::Charm(cloud) => format!("charm {}", self.cloud_id(cloud)),
            Action::Fist(goods) => format!("fist {}", print_goods(goods)),
            Action::HandIn => "hand-in".into(),
            Action::Keep => "keep".into(),
            Action::Starter(seat) => format!("starter {}", seat.0),
            Action::LayCloud(cloud, kind) => format!(
                "cloud {} {}",
                self.cloud_id(cloud),
                self.cloud_card(kind).id
            ),
            Action::LayMountainTile(area, tile) => {
                format!("mountain-tile {} {tile}", self.print_area(area))
            }
            Action::LayForestTile(area, tile) => {
                format!("forest-tile {} {tile}", self.print_area(area))
            }
            Action::LayHillTile(area, tile) => format!(
                "hill-tile {} {}",
                self.print_area(area),
                self.hill_tile(tile).id
            ),
            Action::TurnUp(event) => format!("event {event}"),
            Action::Bewitch(role) => format!("bewitch {role}"),
        }
    }

    /// The id of an area, as in the data file.
    pub(crate) fn area_id(&self, area: Area) -> &str {
        &self.board().area[area.index()].id
    }

    fn print_area(&self, area: Area) -> String {
        self.area_id(area).to_lowercase()
    }

    /// The id of a tower.
    pub(crate) fn tower_id(&self, tower: Tower) -> &str {
        self.board()
            .tower
            .get(tower.index())
            .map_or(HILL_TOWER, |tower| &tower.id)
    }

    /// The id of a cloud space.
    pub(crate) fn cloud_id(&self, cloud: Cloud) -> &str {
        &self.board().cloud[cloud.index()].id
    }
}

/// "2 orange 1 wand"; "nothing" for none.
fn print_goods(goods: Goods) -> String {
    let held = Resource::ALL.iter().filter(|&&kind| goods.count(kind) > 0);
    let parts: Vec<String> = held
        .map(|&kind| format!("{} {kind}", goods.count(kind)))
        .collect();
    if parts.is_empty() {
        "nothing".into()
    } else {
        parts.join(" ")
    }
}
