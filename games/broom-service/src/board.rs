//! A side of the board as the data file has it: areas, waters, cloud spaces, towers, with where to
//! draw them.

use crate::cards::{Circle, Landscape};
use crate::goods::Resource;
use crate::options::{Side, WaterRule};
use covenstead_core::{DataError, DataStatus, named};
use serde::Deserialize;

/// The most areas of a side: one bit each in a set.
pub const MAX_AREAS: usize = 32;
/// The most cloud spaces of a side.
pub const MAX_CLOUDS: usize = 19;
/// The most printed towers of a side; the tower tile is one more.
pub const MAX_TOWERS: usize = 63;
/// The most water areas of a side.
pub const MAX_WATERS: usize = 4;

/// A point of the drawing.
pub type Point = [i16; 2];

named! {
    /// What tiles lie in an area's tile space.
    pub enum TileSpace {
        /// Mountain tiles (BS-86).
        Mountain = "mountain",
        /// Forest tiles (BS-97).
        Forest = "forest",
        /// Hill tiles (BS-106).
        Hill = "hill",
    }
}

named! {
    /// The shape of a tower (BS-08).
    pub enum Shape {
        /// One delivery in the game.
        Round = "round",
        /// Any number of deliveries.
        Square = "square",
    }
}

/// A side of the board (BS-06, BS-07).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// How well the map is known.
    pub status: DataStatus,
    /// The colour of its banners.
    pub banner: String,
    /// Width of the drawing.
    pub width: i16,
    /// Height of the drawing.
    pub height: i16,
    /// How many cloud spaces it has.
    pub cloud_spaces: usize,
    /// The water rule it was made for; the option decides (BS-R-57).
    pub water_rule: WaterRule,
    /// The areas the pawns start in (BS-12).
    pub castles: [String; 2],
    /// The land areas.
    pub area: Vec<AreaRecord>,
    /// The water areas.
    pub water: Vec<WaterRecord>,
    /// Open sea: scenery.
    #[serde(default)]
    pub sea: Vec<SeaRecord>,
    /// The cloud spaces, in the order in which clouds are laid.
    pub cloud: Vec<CloudSpace>,
    /// The towers.
    pub tower: Vec<TowerRecord>,
}

/// A land area.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaRecord {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Its landscape.
    #[serde(rename = "type")]
    pub landscape: Landscape,
    /// The castle in it.
    pub castle: Option<String>,
    /// Where the castle is drawn.
    pub castle_pos: Option<Point>,
    /// What tiles lie here.
    pub tile_space: Option<TileSpace>,
    /// Where the tile is drawn.
    pub tile_pos: Option<Point>,
    /// The stone circle here.
    pub stone_circle: Option<Circle>,
    /// Where the circle is drawn.
    pub circle_pos: Option<Point>,
    /// How many cloud spaces it has.
    pub clouds: usize,
    /// The areas it borders.
    pub neighbors: Vec<String>,
    /// The waters it borders.
    pub coast_of: Vec<String>,
    /// The towers that touch it.
    pub towers: Vec<String>,
    /// Its middle.
    pub center: Point,
    /// Where pawns are drawn.
    pub pawn_anchor: Point,
    /// Its outline.
    pub polygon: Vec<Point>,
}

/// A water area.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WaterRecord {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How many cloud spaces it has.
    pub clouds: usize,
    /// The areas on its coast.
    pub coast: Vec<String>,
    /// Its outline.
    pub polygon: Vec<Point>,
    /// Islands in it.
    pub holes: Vec<Vec<Point>>,
}

/// Open sea.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeaRecord {
    /// Whether it can be crossed: never.
    pub crossable: bool,
    /// Its outline.
    pub polygon: Vec<Point>,
}

/// A cloud space.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CloudSpace {
    /// Its id.
    pub id: String,
    /// The land or water area it covers.
    pub area: String,
    /// Where the cloud is drawn.
    pub pos: Point,
    /// The areas adjacent to it (BS-R-04).
    pub charm_from: Vec<String>,
}

/// What a tower pays (BS-08).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TowerValues {
    /// The colour of potion it takes.
    pub color: Resource,
    /// Its shape.
    pub shape: Shape,
    /// VP of a delivery.
    pub vp: i16,
    /// Wands of a delivery.
    pub wands: u8,
}

/// A tower.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TowerRecord {
    /// Its id.
    pub id: String,
    /// The colour of potion it takes.
    pub color: Resource,
    /// Its shape.
    pub shape: Shape,
    /// VP of a delivery.
    pub vp: i16,
    /// Wands of a delivery.
    pub wands: u8,
    /// The areas it can be served from.
    pub touches: Vec<String>,
    /// Where it is drawn.
    pub pos: Point,
    /// Whether it vanishes under a mountain tile (BS-87).
    #[serde(default)]
    pub covered_by_mountain_tile: bool,
    /// How well these values are known.
    pub status: DataStatus,
}

impl TowerValues {
    /// Whether it takes one delivery in the game.
    pub fn round(&self) -> bool {
        self.shape == Shape::Round
    }

    pub(crate) fn check(&self, what: &str) -> Result<(), DataError> {
        let must = |holds: bool, why: &str| DataError::unless(holds, || format!("{what}: {why}"));
        must(
            self.color != Resource::Wand,
            "a tower takes potions (BS-49)",
        )?;
        must(self.wands <= 2, "a tower shows 0 to 2 wands (BS-08)")?;
        must(
            (0..=50).contains(&self.vp),
            "a tower is worth 0 to 50 VP (BS-08)",
        )
    }
}

impl TowerRecord {
    /// What it pays.
    pub fn values(&self) -> TowerValues {
        TowerValues {
            color: self.color,
            shape: self.shape,
            vp: self.vp,
            wands: self.wands,
        }
    }
}

/// Whether an id is fit for notation.
pub(crate) fn canonical(id: &str) -> bool {
    !id.is_empty()
        && id
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

/// The tower tile's id, as no printed tower may be called.
pub const HILL_TOWER: &str = "hill-tower";

impl Board {
    /// The place of the area with this id.
    pub fn area_of(&self, id: &str) -> Option<usize> {
        self.area
            .iter()
            .position(|area| area.id.eq_ignore_ascii_case(id))
    }

    /// Everything the specification says about a side of the board.
    pub(crate) fn check(&self, side: Side) -> Result<(), DataError> {
        self.check_ids(side)?;
        self.check_land(side)?;
        self.check_waters(side)?;
        self.check_cloud_spaces(side)?;
        self.check_towers(side)?;
        self.check_places(side)
    }

    fn must(side: Side, holds: bool, message: impl FnOnce() -> String) -> Result<(), DataError> {
        DataError::unless(holds, || format!("board.{side}: {}", message()))
    }

    fn check_ids(&self, side: Side) -> Result<(), DataError> {
        let areas = self
            .area
            .iter()
            .map(|area| &area.id)
            .chain(self.water.iter().map(|water| &water.id));
        unique(side, "area", areas)?;
        unique(side, "cloud", self.cloud.iter().map(|cloud| &cloud.id))?;
        unique(side, "tower", self.tower.iter().map(|tower| &tower.id))?;
        let taken = self.tower.iter().any(|tower| tower.id == HILL_TOWER);
        Self::must(side, !taken, || {
            format!("no printed tower may be called {HILL_TOWER}")
        })?;
        Self::must(side, self.area.len() <= MAX_AREAS, || {
            format!("at most {MAX_AREAS} areas")
        })?;
        Self::must(side, self.tower.len() <= MAX_TOWERS, || {
            format!("at most {MAX_TOWERS} towers")
        })?;
        Self::must(side, self.water.len() <= MAX_WATERS, || {
            format!("at most {MAX_WATERS} waters")
        })
    }

    /// Neighbours exist and are each other's neighbours (BS-46).
    fn check_land(&self, side: Side) -> Result<(), DataError> {
        for area in &self.area {
            for neighbor in &area.neighbors {
                let other = self.area.iter().find(|other| other.id == *neighbor);
                let mutual = other
                    .is_some_and(|other| other.id != area.id && other.neighbors.contains(&area.id));
                Self::must(side, mutual, || {
                    format!(
                        "area {}: {neighbor} is not its neighbor in turn (BS-46)",
                        area.id
                    )
                })?;
            }
        }
        Ok(())
    }

    /// Coasts and coast lists agree (BS-07).
    fn check_waters(&self, side: Side) -> Result<(), DataError> {
        for water in &self.water {
            for id in &water.coast {
                let area = self.area.iter().find(|area| area.id == *id);
                let mutual = area.is_some_and(|area| area.coast_of.contains(&water.id));
                Self::must(side, mutual, || {
                    format!("water {}: {id} does not lie on its coast (BS-07)", water.id)
                })?;
            }
        }
        for area in &self.area {
            for id in &area.coast_of {
                let water = self.water.iter().find(|water| water.id == *id);
                let mutual = water.is_some_and(|water| water.coast.contains(&area.id));
                Self::must(side, mutual, || {
                    format!("area {}: {id} does not list it as coast (BS-07)", area.id)
                })?;
            }
        }
        Self::must(side, self.sea.iter().all(|sea| !sea.crossable), || {
            "open sea is never crossed (BS-47)".into()
        })
    }

    /// BS-06: as many cloud spaces as the side has, where the areas say.
    fn check_cloud_spaces(&self, side: Side) -> Result<(), DataError> {
        let due = match side {
            Side::Front => 18,
            Side::Back => 19,
        };
        let right = self.cloud.len() == due && self.cloud_spaces == due;
        Self::must(side, right, || {
            format!("there must be {due} cloud spaces (BS-06)")
        })?;
        let spaces = |id: &str| self.cloud.iter().filter(|cloud| cloud.area == id).count();
        let areas = self.area.iter().map(|area| (&area.id, area.clouds));
        for (id, clouds) in areas.chain(self.water.iter().map(|water| (&water.id, water.clouds))) {
            let found = spaces(id);
            Self::must(side, found == clouds, || {
                format!("{id} has {found} cloud spaces, not {clouds}")
            })?;
        }
        for cloud in &self.cloud {
            let known = self.area.iter().any(|area| area.id == cloud.area)
                || self.water.iter().any(|water| water.id == cloud.area);
            Self::must(side, known, || {
                format!("cloud {}: there is no area {}", cloud.id, cloud.area)
            })?;
            let near = cloud
                .charm_from
                .iter()
                .all(|id| *id != cloud.area && self.area.iter().any(|area| area.id == *id));
            Self::must(side, near && !cloud.charm_from.is_empty(), || {
                format!(
                    "cloud {}: charm_from must name other areas (BS-R-04)",
                    cloud.id
                )
            })?;
        }
        Ok(())
    }

    /// BS-08: towers touch one to three areas, which list them in turn.
    fn check_towers(&self, side: Side) -> Result<(), DataError> {
        for tower in &self.tower {
            tower
                .values()
                .check(&format!("board.{side}: tower {}", tower.id))?;
            let touches = (1..=3).contains(&tower.touches.len());
            Self::must(side, touches, || {
                format!("tower {}: it touches 1 to 3 areas (BS-08)", tower.id)
            })?;
            for id in &tower.touches {
                let area = self.area.iter().find(|area| area.id == *id);
                let mutual = area.is_some_and(|area| area.towers.contains(&tower.id));
                Self::must(side, mutual, || {
                    format!("tower {}: {id} does not list it (BS-08)", tower.id)
                })?;
                let tiled = area.is_some_and(|area| area.tile_space == Some(TileSpace::Mountain));
                Self::must(side, !tower.covered_by_mountain_tile || tiled, || {
                    format!(
                        "tower {}: only mountains with a tile space cover towers (BS-87)",
                        tower.id
                    )
                })?;
            }
        }
        for area in &self.area {
            for id in &area.towers {
                let tower = self.tower.iter().find(|tower| tower.id == *id);
                let mutual = tower.is_some_and(|tower| tower.touches.contains(&area.id));
                Self::must(side, mutual, || {
                    format!("area {}: tower {id} does not touch it (BS-08)", area.id)
                })?;
            }
        }
        Ok(())
    }

    /// Castles, tile spaces and stone circles (BS-06, BS-86, BS-97, BS-106, BS-107, BS-R-54).
    fn check_places(&self, side: Side) -> Result<(), DataError> {
        for castle in &self.castles {
            let area = self.area.iter().find(|area| area.id == *castle);
            let fits = area.is_some_and(|area| area.castle.is_some() && area.clouds == 0);
            Self::must(side, fits, || {
                format!("castle {castle}: it must be in a cloud-free area (BS-12)")
            })?;
        }
        let castles = self
            .area
            .iter()
            .filter(|area| area.castle.is_some())
            .count();
        let two = castles == 2 && self.castles[0] != self.castles[1];
        Self::must(side, two, || "there must be two castles (BS-06)".into())?;
        let spaces = |space| {
            self.area
                .iter()
                .filter(|area| area.tile_space == Some(space))
                .count()
        };
        let found = [TileSpace::Mountain, TileSpace::Forest, TileSpace::Hill].map(spaces);
        let (due, circles) = match side {
            Side::Front => ([3, 0, 0], 0),
            Side::Back => ([3, 4, 4], 4),
        };
        Self::must(side, found == due, || {
            format!("tile spaces must be {due:?} (mountain, forest, hill), not {found:?}")
        })?;
        let mountains = self
            .area
            .iter()
            .filter(|area| area.landscape == Landscape::Mountain)
            .count();
        Self::must(side, mountains == 3, || {
            "there must be three mountain areas (BS-86)".into()
        })?;
        let stones: Vec<Circle> = self
            .area
            .iter()
            .filter_map(|area| area.stone_circle)
            .collect();
        let all = stones.len() == circles
            && Circle::ALL
                .iter()
                .take(circles)
                .all(|circle| stones.contains(circle));
        Self::must(side, all, || {
            format!("there must be {circles} stone circles, each letter once (BS-107)")
        })?;
        for area in &self.area {
            let both = area.tile_space.is_some() && area.stone_circle.is_some();
            Self::must(side, !both, || {
                format!(
                    "area {}: a tile space and a stone circle (BS-R-54)",
                    area.id
                )
            })?;
            let fits = area
                .tile_space
                .is_none_or(|space| space.id() == area.landscape.id());
            Self::must(side, fits, || {
                format!("area {}: its tile space is for another landscape", area.id)
            })?;
        }
        Ok(())
    }
}

fn unique<'a>(
    side: Side,
    what: &str,
    ids: impl Iterator<Item = &'a String>,
) -> Result<(), DataError> {
    let mut seen: Vec<String> = Vec::new();
    for id in ids {
        let plain = id.to_lowercase();
        DataError::unless(canonical(&plain), || {
            format!("board.{side}: {what} `{id}`: letters, digits and hyphens only")
        })?;
        DataError::unless(!seen.contains(&plain), || {
            format!("board.{side}: there are two called {id}")
        })?;
        seen.push(plain);
    }
    Ok(())
}
