//! The board of one table as bit sets: what is adjacent to what, precomputed for the options that
//! are played.

use crate::board::{Board, MAX_AREAS, MAX_CLOUDS, MAX_WATERS, TileSpace, TowerValues};
use crate::cards::{Circle, Landscape, Landscapes};
use crate::goods::{Goods, Resource};
use crate::options::{Options, WaterRule};

/// A land area, by its place in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Area(pub u8);

/// A cloud space, by its place in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cloud(pub u8);

/// A tower, by its place in the data file; the tower tile comes last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tower(pub u8);

/// A set of areas, as bits.
pub type Areas = u32;
/// A set of cloud spaces, as bits.
pub type Clouds = u32;
/// A set of towers, as bits.
pub type Towers = u64;

impl Area {
    /// The area as an index.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl Cloud {
    /// The cloud space as an index.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of just this one.
    #[inline]
    pub fn bit(self) -> Clouds {
        1 << self.0
    }
}

impl Tower {
    /// The tower as an index.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of just this one.
    #[inline]
    pub fn bit(self) -> Towers {
        1 << self.0
    }
}

/// The numbers of the bits set in `mask`, ascending.
#[inline]
pub fn bits(mask: u64) -> impl Iterator<Item = u8> {
    let mut left = mask;
    std::iter::from_fn(move || {
        let bit = left.trailing_zeros() as u8;
        left &= left.wrapping_sub(1);
        (bit < 64).then_some(bit)
    })
}

/// Which tile space, counted by kind, an area has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    /// The so-manieth mountain tile space.
    Mountain(u8),
    /// The so-manieth forest tile space.
    Forest(u8),
    /// The so-manieth hill tile space.
    Hill(u8),
}

/// The board of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// How many areas there are.
    pub areas: u8,
    /// How many cloud spaces there are.
    pub clouds: u8,
    /// The areas the pawns start in.
    pub castles: [Area; 2],
    /// The landscape of each area.
    pub landscape: [Landscape; MAX_AREAS],
    /// The tile space of each area, if tiles of its kind are in play.
    pub space: [Option<Space>; MAX_AREAS],
    /// The areas with mountain, forest and hill tile spaces, in order.
    pub mountains: [Area; 3],
    /// The areas with forest tile spaces.
    pub forests: [Area; 4],
    /// The areas with hill tile spaces.
    pub hills: [Area; 4],
    /// Where the stone circles are.
    pub circles: [Area; 4],
    /// What each tower pays; the tower tile comes last where hill tiles are in play.
    pub towers: Vec<TowerValues>,
    /// The clouds over each area.
    pub over: [Clouds; MAX_AREAS],
    /// The areas of each set of landscapes.
    lands: [Areas; 16],
    /// The areas that border each area.
    neighbours: [Areas; MAX_AREAS],
    /// The waters each area lies on, none where water is never crossed.
    waters: [u8; MAX_AREAS],
    /// The coast of each water.
    coast: [Areas; MAX_WATERS],
    /// The clouds over each water.
    over_water: [Clouds; MAX_WATERS],
    /// The clouds over the coast of each water.
    over_coast: [Clouds; MAX_WATERS],
    /// The clouds that list each area as adjacent.
    near: [Clouds; MAX_AREAS],
    /// The towers in play that touch each area.
    touching: [Towers; MAX_AREAS],
    /// The towers of each colour.
    coloured: [Towers; 3],
    /// The towers that take one delivery only.
    round: Towers,
}

impl Map {
    /// The board as it is with these (settled) options, and with this tower on the tower tile.
    pub fn new(board: &Board, options: &Options, hill_tower: Option<TowerValues>) -> Map {
        let mut map = Map {
            areas: board.area.len() as u8,
            clouds: board.cloud.len() as u8,
            castles: board.castles.each_ref().map(|id| area(board, id)),
            landscape: [Landscape::Forest; MAX_AREAS],
            space: [None; MAX_AREAS],
            mountains: [Area(0); 3],
            forests: [Area(0); 4],
            hills: [Area(0); 4],
            circles: [Area(0); 4],
            towers: board
                .tower
                .iter()
                .map(|tower| tower.values())
                .chain(hill_tower)
                .collect(),
            over: [0; MAX_AREAS],
            lands: [0; 16],
            neighbours: [0; MAX_AREAS],
            waters: [0; MAX_AREAS],
            coast: [0; MAX_WATERS],
            over_water: [0; MAX_WATERS],
            over_coast: [0; MAX_WATERS],
            near: [0; MAX_AREAS],
            touching: [0; MAX_AREAS],
            coloured: [0; 3],
            round: 0,
        };
        map.place_land(board);
        map.place_tile_spaces(board, options);
        map.place_waters(board, options);
        map.place_clouds(board);
        map.place_towers(board, options);
        map
    }

    fn place_land(&mut self, board: &Board) {
        for (place, record) in board.area.iter().enumerate() {
            self.landscape[place] = record.landscape;
            self.neighbours[place] = record
                .neighbors
                .iter()
                .map(|id| 1 << area(board, id).0)
                .sum();
            if let Some(circle) = record.stone_circle {
                self.circles[circle.index()] = Area(place as u8);
            }
            let of_landscape = Landscapes::only(record.landscape);
            for set in (0..16).filter(|&set| of_landscape.within(Landscapes(set))) {
                self.lands[set as usize] |= 1 << place;
            }
        }
    }

    fn place_tile_spaces(&mut self, board: &Board, options: &Options) {
        let mut found = [0u8; 3];
        for (place, record) in board.area.iter().enumerate() {
            let Some(space) = record.tile_space else {
                continue;
            };
            let number = &mut found[space.index()];
            let (here, nth) = (Area(place as u8), *number);
            *number += 1;
            let (slot, used, seen) = match space {
                TileSpace::Mountain => (
                    &mut self.mountains[nth as usize],
                    options.mountain_tiles,
                    Space::Mountain(nth),
                ),
                TileSpace::Forest => (
                    &mut self.forests[nth as usize],
                    options.forest_tiles,
                    Space::Forest(nth),
                ),
                TileSpace::Hill => (
                    &mut self.hills[nth as usize],
                    options.hill_tiles,
                    Space::Hill(nth),
                ),
            };
            *slot = here;
            self.space[place] = (used == Some(true)).then_some(seen);
        }
    }

    fn place_waters(&mut self, board: &Board, options: &Options) {
        for (water, record) in board.water.iter().enumerate() {
            for id in &record.coast {
                let place = area(board, id);
                self.coast[water] |= 1 << place.0;
                if options.water_rule == WaterRule::Flyover {
                    self.waters[place.index()] |= 1 << water;
                }
            }
        }
    }

    fn place_clouds(&mut self, board: &Board) {
        for (cloud, record) in board.cloud.iter().enumerate() {
            let bit = 1 << cloud;
            match board.water.iter().position(|water| water.id == record.area) {
                Some(water) => self.over_water[water] |= bit,
                None => {
                    let land = area(board, &record.area);
                    self.over[land.index()] |= bit;
                    for water in
                        (0..MAX_WATERS).filter(|&water| self.coast[water] >> land.0 & 1 == 1)
                    {
                        self.over_coast[water] |= bit;
                    }
                }
            }
            for id in &record.charm_from {
                self.near[area(board, id).index()] |= bit;
            }
        }
        debug_assert!(board.cloud.len() <= MAX_CLOUDS);
    }

    fn place_towers(&mut self, board: &Board, options: &Options) {
        for (place, record) in board.tower.iter().enumerate() {
            // BS-87: a covered tower does not exist.
            if record.covered_by_mountain_tile && options.mountain_tiles == Some(true) {
                continue;
            }
            for id in &record.touches {
                self.touching[area(board, id).index()] |= 1 << place;
            }
        }
        for (place, tower) in self.towers.iter().enumerate() {
            self.coloured[tower.color.index()] |= 1 << place;
            self.round |= u64::from(tower.round()) << place;
        }
    }

    /// The areas of these landscapes.
    #[inline]
    pub fn lands(&self, landscapes: Landscapes) -> Areas {
        self.lands[landscapes.0 as usize]
    }

    /// Whether no cloud covers the area (BS-47, BS-48).
    #[inline]
    pub fn open(&self, area: Area, clouds: Clouds) -> bool {
        self.over[area.index()] & clouds == 0
    }

    /// The areas adjacent to this one (BS-46), clouds over them or not. `clouds` are those on the
    /// board.
    #[inline]
    pub fn adjacent(&self, area: Area, clouds: Clouds) -> Areas {
        let mut near = self.neighbours[area.index()];
        for water in bits(self.waters[area.index()].into()) {
            if self.over_water[water as usize] & clouds == 0 {
                near |= self.coast[water as usize];
            }
        }
        near & !(1 << area.0)
    }

    /// A water on whose coast both areas lie, whether or not it can be crossed now.
    pub fn water_between(&self, one: Area, two: Area) -> Option<u8> {
        let both = 1 << one.0 | 1 << two.0;
        (0..MAX_WATERS as u8).find(|&water| self.coast[water as usize] & both == both)
    }

    /// Whether pawns from here may fly over the water at all (BS-R-02).
    pub fn crosses_water(&self, from: Area) -> bool {
        self.waters[from.index()] != 0
    }

    /// The areas of these landscapes that a pawn may move to from here (BS-45, BS-47).
    #[inline]
    pub fn moves(&self, from: Area, landscapes: Landscapes, clouds: Clouds) -> Areas {
        let mut targets = self.adjacent(from, clouds) & self.lands(landscapes);
        for target in bits(targets.into()) {
            if self.over[target as usize] & clouds != 0 {
                targets &= !(1 << target);
            }
        }
        targets
    }

    /// The clouds on the board that are adjacent to this area (BS-R-04).
    #[inline]
    pub fn clouds_near(&self, area: Area, clouds: Clouds) -> Clouds {
        let mut near = self.near[area.index()];
        for water in bits(self.waters[area.index()].into()) {
            if self.over_water[water as usize] & clouds == 0 {
                near |= self.over_coast[water as usize];
            }
        }
        near & clouds
    }

    /// The printed towers in play that touch this area and take a potion somebody with these goods
    /// has (BS-49, BS-55).
    #[inline]
    pub fn towers_at(&self, area: Area, goods: Goods) -> Towers {
        self.touching[area.index()] & self.takers(goods)
    }

    /// The towers whose colour somebody with these goods has.
    #[inline]
    pub fn takers(&self, goods: Goods) -> Towers {
        let mut takers = 0;
        for colour in Resource::COLOURS {
            if goods.count(colour) > 0 {
                takers |= self.coloured[colour.index()];
            }
        }
        takers
    }

    /// All printed towers in play that touch this area.
    #[inline]
    pub fn touching(&self, area: Area) -> Towers {
        self.touching[area.index()]
    }

    /// The towers that take one delivery only, as far as they are in play.
    #[inline]
    pub fn round_towers(&self) -> Towers {
        self.round & self.touching.iter().fold(0, |all, &towers| all | towers)
    }

    /// The circle's area.
    #[inline]
    pub fn circle(&self, circle: Circle) -> Area {
        self.circles[circle.index()]
    }

    /// The tower tile's tower.
    #[inline]
    pub fn hill_tower(&self) -> Tower {
        Tower(self.towers.len() as u8 - 1)
    }
}

/// The area of a validated id.
fn area(board: &Board, id: &str) -> Area {
    Area(board.area_of(id).expect("the board was validated") as u8)
}
