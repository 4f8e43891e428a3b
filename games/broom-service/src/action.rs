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

/// The forms there are, for whoever wrote another.
const FORMS: &str = "choose ROLES, extra ROLE, brave ROLE, cowardly ROLE, action, black-market, distil RESOURCE, five-vp, \
    brave-tile, gather, decline, move PAWN AREA, stay, circle LETTER, deliver AREA TOWER, charm CLOUD, use-tile, done, \
    fist RESOURCES, hand-in, keep, none";

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

    /// Reads an action, forgiving about case, spaces and underscores.
    pub(crate) fn parse_action(&self, text: &str) -> Result<Action, String> {
        let words = notation::words(text);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let unknown = || {
            format!(
                "`{}` is no action of Broom Service; the forms are: {FORMS}",
                text.trim()
            )
        };
        match words[..] {
            ["none"] => Ok(Action::None),
            ["choose", ref roles @ ..] => Ok(Action::Choose(parse_roles(roles)?)),
            ["extra", role] => Ok(Action::Extra(parse_role(role)?)),
            ["brave", role] => Ok(Action::Brave(parse_role(role)?)),
            ["cowardly", role] => Ok(Action::Cowardly(parse_role(role)?)),
            ["action"] => Ok(Action::Act),
            ["black-market"] => Ok(Action::Market),
            ["distil", resource] => Ok(Action::Distil(parse_resource(resource)?)),
            ["five-vp"] => Ok(Action::FiveVp),
            ["brave-tile"] => Ok(Action::BraveTile),
            ["gather"] => Ok(Action::Gather),
            ["decline"] => Ok(Action::Decline),
            ["stay"] => Ok(Action::Stay),
            ["move", pawn, area] => Ok(Action::Move(parse_pawn(pawn)?, self.parse_area(area)?)),
            ["circle", circle] => Ok(Action::Circle(parse_circle(circle)?)),
            ["use-tile"] => Ok(Action::UseTile),
            ["deliver", area, tower] => Ok(Action::Deliver(
                self.parse_area(area)?,
                self.parse_tower(tower)?,
            )),
            ["done"] => Ok(Action::Done),
            ["charm", cloud] => Ok(Action::Charm(self.parse_cloud(cloud)?)),
            ["fist", ref goods @ ..] => Ok(Action::Fist(parse_goods(goods)?)),
            ["hand-in"] => Ok(Action::HandIn),
            ["keep"] => Ok(Action::Keep),
            _ => self.parse_chance(&words).unwrap_or_else(|| Err(unknown())),
        }
    }

    fn parse_chance(&self, words: &[&str]) -> Option<Result<Action, String>> {
        let no = |kind: &str, id: &str| format!("`{id}` is no {kind}");
        Some(match *words {
            ["starter", seat] => seat
                .parse()
                .map(|seat| Action::Starter(Seat(seat)))
                .map_err(|_| no("seat", seat)),
            ["cloud", space, kind] => self.parse_cloud(space).and_then(|space| {
                let kind = self.cloud_kind(kind).ok_or_else(|| no("cloud", kind))?;
                Ok(Action::LayCloud(space, kind))
            }),
            ["mountain-tile", area, tile] => self.parse_area(area).and_then(|area| {
                let tile = MountainTile::from_id(tile).ok_or_else(|| no("mountain tile", tile))?;
                Ok(Action::LayMountainTile(area, tile))
            }),
            ["forest-tile", area, tile] => self.parse_area(area).and_then(|area| {
                let tile = ForestTile::from_id(tile).ok_or_else(|| no("forest tile", tile))?;
                Ok(Action::LayForestTile(area, tile))
            }),
            ["hill-tile", area, tile] => self.parse_area(area).and_then(|area| {
                let tile = self
                    .hill_tile_of(tile)
                    .ok_or_else(|| no("hill tile", tile))?;
                Ok(Action::LayHillTile(area, tile))
            }),
            ["event", event] => EventCard::from_id(event)
                .map(Action::TurnUp)
                .ok_or_else(|| no("event", event)),
            ["bewitch", role] => parse_role(role).map(Action::Bewitch),
            _ => return None,
        })
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

    /// The area with this id, if there is one.
    pub(crate) fn area_of(&self, id: &str) -> Option<Area> {
        self.board().area_of(id).map(|place| Area(place as u8))
    }

    /// The tower with this id, if there is one.
    pub(crate) fn tower_of(&self, id: &str) -> Option<Tower> {
        let printed = self
            .board()
            .tower
            .iter()
            .position(|tower| tower.id.eq_ignore_ascii_case(id));
        let tile = (self.has_hill_tiles() && id == HILL_TOWER).then(|| self.map.hill_tower());
        printed.map(|place| Tower(place as u8)).or(tile)
    }

    /// The cloud space with this id, if there is one.
    pub(crate) fn cloud_of(&self, id: &str) -> Option<Cloud> {
        self.board()
            .cloud
            .iter()
            .position(|cloud| cloud.id.eq_ignore_ascii_case(id))
            .map(|place| Cloud(place as u8))
    }

    /// The kind of cloud with this id, if there is one.
    pub(crate) fn cloud_kind(&self, id: &str) -> Option<u8> {
        let id = id.to_lowercase().replace('_', "-");
        self.components()
            .clouds
            .iter()
            .position(|card| card.id == id)
            .map(|place| place as u8)
    }

    /// The place of the hill tile with this id, if there is one.
    pub(crate) fn hill_tile_of(&self, id: &str) -> Option<u8> {
        let id = id.to_lowercase().replace('_', "-");
        self.components()
            .tiles
            .hill
            .iter()
            .position(|tile| tile.id == id)
            .map(|place| place as u8)
    }

    fn parse_area(&self, word: &str) -> Result<Area, String> {
        let known = || {
            self.board()
                .area
                .iter()
                .map(|area| area.id.to_lowercase())
                .collect::<Vec<_>>()
                .join(", ")
        };
        self.area_of(word)
            .ok_or_else(|| format!("`{word}` is no area; the areas are {}", known()))
    }

    fn parse_tower(&self, word: &str) -> Result<Tower, String> {
        self.tower_of(word).ok_or_else(|| {
            format!("`{word}` is no tower of this board; towers are called like t05")
        })
    }

    fn parse_cloud(&self, word: &str) -> Result<Cloud, String> {
        self.cloud_of(word).ok_or_else(|| {
            format!("`{word}` is no cloud space of this board; they are called like c05")
        })
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

fn parse_roles(words: &[&str]) -> Result<RoleSet, String> {
    let roles = words
        .iter()
        .map(|word| parse_role(word))
        .collect::<Result<Vec<_>, _>>()?;
    let set: RoleSet = roles.iter().copied().collect();
    if set.len() as usize == roles.len() {
        Ok(set)
    } else {
        Err("a role is named twice".into())
    }
}

/// Reads "2 orange 1 wand", "orange orange wand", or "nothing", which may be left out.
fn parse_goods(words: &[&str]) -> Result<Goods, String> {
    if matches!(words, [] | ["nothing"]) {
        return Ok(Goods::NONE);
    }
    let (mut counts, mut left) = ([0u32; 4], words);
    while let [first, rest @ ..] = left {
        let (count, kind, rest) = match (first.parse::<u8>(), rest) {
            (Ok(count), [kind, rest @ ..]) => (count, parse_resource(kind)?, rest),
            (Ok(_), []) => return Err("a number is followed by a resource: 2 orange".into()),
            (Err(_), rest) => (1, parse_resource(first)?, rest),
        };
        counts[kind.index()] += u32::from(count);
        left = rest;
    }
    let [orange, green, purple, wands] = counts.map(|count| u8::try_from(count).unwrap_or(u8::MAX));
    match counts.iter().sum::<u32>() {
        0 => Err("a fist is named like 2 orange 1 wand, or nothing".into()),
        1..=250 => Ok(Goods::new(orange, green, purple, wands)),
        _ => Err("nobody has that many resources".into()),
    }
}

fn parse_role(word: &str) -> Result<Role, String> {
    Role::from_id(word).ok_or_else(|| {
        format!(
            "`{word}` is no role; the roles are {}",
            ids(Role::ALL, Role::id)
        )
    })
}

/// Wands may be named in the plural.
fn parse_resource(word: &str) -> Result<Resource, String> {
    let word = if word == "wands" { "wand" } else { word };
    let known = || ids(Resource::ALL, Resource::id);
    Resource::from_id(word)
        .ok_or_else(|| format!("`{word}` is no resource; the resources are {}", known()))
}

fn parse_pawn(word: &str) -> Result<Pawn, String> {
    Pawn::from_id(word).ok_or_else(|| format!("`{word}` is no pawn; your pawns are 1 and 2"))
}

fn parse_circle(word: &str) -> Result<Circle, String> {
    Circle::from_id(word)
        .ok_or_else(|| format!("`{word}` is no stone circle; they are a, b, c and d"))
}

fn ids<T: Copy>(all: &[T], id: fn(T) -> &'static str) -> String {
    let ids: Vec<&str> = all.iter().map(|&one| id(one)).collect();
    ids.join(", ")
}
