//! The map: land and water with their outlines, and what stands on them.

use super::capital;
use crate::BroomService;
use crate::board::{AreaRecord, HILL_TOWER, Point, TowerValues};
use crate::cards::{ForestTile, Landscapes, MountainTile, Pawn};
use crate::map::{Area, Cloud, Tower, bits};
use crate::state::Public;
use covenstead_core::notation::{and_list, count};
use covenstead_core::{Seat, Viewer};
use covenstead_scene::{Anchor, Board, Piece, Zone, ZoneKind};

impl BroomService {
    /// The board with its places, where the data file has them drawn.
    pub(super) fn map_board(&self) -> Board {
        let board = self.board();
        let areas = board.area.iter().map(|area| anchor(area_id(&area.id), area.landscape.id(), &area.name, area.pawn_anchor));
        let names =
            board.area.iter().map(|area| anchor(format!("name-{}", area.id.to_lowercase()), "name", &area.name, area.center));
        let towers = board.tower.iter().map(|tower| anchor(site_id(&tower.id), "site", &tower.id, tower.pos));
        let clouds = board.cloud.iter().map(|cloud| anchor(sky_id(&cloud.id), "sky", &cloud.id, cloud.pos));
        let tiles =
            board.area.iter().map(|area| anchor(lair_id(&area.id), "lair", &area.name, area.tile_pos.unwrap_or(area.center)));
        let castles = board.area.iter().filter_map(|area| {
            Some(anchor(format!("keep-{}", area.id.to_lowercase()), "castle", area.castle.as_ref()?, area.castle_pos?))
        });
        let circles = board.area.iter().filter_map(|area| {
            let circle = area.stone_circle?;
            Some(anchor(format!("circle-{circle}"), "circle", &circle.id().to_uppercase(), area.circle_pos?))
        });
        let anchors = areas.chain(names).chain(towers).chain(clouds).chain(tiles).chain(castles).chain(circles).collect();
        Board { id: "map".into(), name: "Map".into(), width: unit(board.width), height: unit(board.height), anchors }
    }

    pub(super) fn map_zones(&self, table: &Public, viewer: Viewer) -> Vec<Zone> {
        let zone = |id: &str, name: &str, pieces| Zone::new(id, name, ZoneKind::Heap, pieces);
        vec![
            zone("water", "Water", self.waters()),
            zone("land", "Land", self.lands(table, viewer)),
            zone("towers", "Towers", self.towers(table)),
            zone("tiles", "Tiles", self.tiles(table)),
            zone("pawns", "Pawns", self.pawns(table)),
            zone("clouds", "Clouds", self.clouds(table, viewer)),
        ]
    }

    fn waters(&self) -> Vec<Piece> {
        let board = self.board();
        let lakes = board.water.iter().map(|water| {
            let islands = water.holes.iter().map(|hole| outline(hole));
            let shape = std::iter::once(outline(&water.polygon)).chain(islands).collect::<Vec<_>>().join("|");
            Piece::new(format!("water-{}", water.id.to_lowercase()), "water", "lake", water.name.as_str())
                .fact("outline", "outline", shape)
        });
        let seas = board.sea.iter().enumerate().map(|(nth, sea)| {
            Piece::new(format!("sea-{nth}"), "water", "sea", "The sea").fact("outline", "outline", outline(&sea.polygon))
        });
        lakes.chain(seas).collect()
    }

    fn lands(&self, table: &Public, viewer: Viewer) -> Vec<Piece> {
        let within = viewer.seat().map_or(0, |seat| self.within_a_move(table, seat));
        let land = |(place, record): (usize, &AreaRecord)| {
            let area = Area(place as u8);
            let mut piece = self.landscape_piece(record);
            if !self.map.open(area, table.clouds) {
                piece = piece.fact("closed", "closed by clouds", "1");
            }
            if within >> place & 1 == 1 {
                piece = piece.fact("near", "within one move", "1");
            }
            piece
        };
        self.board().area.iter().enumerate().map(land).collect()
    }

    fn landscape_piece(&self, record: &AreaRecord) -> Piece {
        let text = match &record.castle {
            Some(castle) => format!("{}. {castle} stands here.", capital(record.landscape.id())),
            None => format!("{}.", capital(record.landscape.id())),
        };
        Piece::new(area_id(&record.id), "land", record.landscape.id(), record.name.as_str())
            .text(text)
            .fact("code", "id", &record.id)
            .fact("outline", "outline", outline(&record.polygon))
    }

    /// Where either pawn could fly with the right witch (BS-45, BS-47).
    fn within_a_move(&self, table: &Public, seat: Seat) -> u32 {
        let pawns = table.player(seat).pawns.iter();
        pawns.fold(0, |areas, &from| areas | self.map.moves(from, Landscapes::ALL, table.clouds))
    }

    fn towers(&self, table: &Public) -> Vec<Piece> {
        let covered = self.has_mountain_tiles();
        let printed = self.board().tower.iter().enumerate().filter(|(_, tower)| !(covered && tower.covered_by_mountain_tile));
        let printed = printed.map(|(place, record)| {
            let from: Vec<&str> = record.touches.iter().map(|id| self.area_name(id)).collect();
            let piece = self.tower(table, Tower(place as u8), &record.values()).at(site_id(&record.id));
            let text = format!("{} Served from {}.", piece.text, and_list(&from));
            piece.text(text)
        });
        let tile = self.map.hills.iter().find(|&&hill| self.has_hill_tiles() && self.has_tower_tile(table, hill));
        let tile = tile.map(|&hill| {
            let tower = self.map.hill_tower();
            self.tower(table, tower, &self.map.towers[tower.index()]).at(lair_id(self.area_id(hill)))
        });
        printed.chain(tile).collect()
    }

    fn tower(&self, table: &Public, tower: Tower, values: &TowerValues) -> Piece {
        let served = table.occupied & tower.bit() != 0;
        let often = match (values.round(), served) {
            (true, true) => "It has its potion.",
            (true, false) => "It takes one potion in the game.",
            (false, _) => "It takes potions for ever.",
        };
        let wands = if values.wands > 0 { format!(" and {}", count(values.wands, "wand")) } else { String::new() };
        let name = capital(self.tower_in_words(tower).trim_start_matches("the "));
        let piece = Piece::new(tower_id(self.tower_id(tower)), "tower", values.color.id(), name)
            .text(format!("{}{wands}. {often}", count(values.vp, "point")))
            .fact("shape", "shape", values.shape)
            .fact("points", "points", values.vp)
            .fact("wands", "wands", values.wands);
        if served { piece.fact("served", "has its potion", "1") } else { piece }
    }

    fn tiles(&self, table: &Public) -> Vec<Piece> {
        let lying = |area: Area, kind, look: &str, name: &str, text: String| {
            let id = self.area_id(area);
            Piece::new(tile_id(id), kind, look, name).text(text).at(lair_id(id))
        };
        let mountains = self.map.mountains.iter().zip(table.mountain_tiles).filter_map(|(&area, tile)| {
            let tile = tile?;
            Some(lying(area, "summit", tile.id(), "Mountain tile", self.mountain_text(tile)))
        });
        let forests = self.map.forests.iter().zip(table.forest_tiles).filter_map(|(&area, tile)| {
            let tile: ForestTile = tile?;
            Some(lying(area, "leaf", tile.id(), super::forest_name(tile), super::forest_text(tile).into()))
        });
        let hills = self.map.hills.iter().zip(table.hill_tiles).filter_map(|(&area, tile)| {
            let [from, to] = self.hill_tile(tile?).circles?.map(|circle| circle.id().to_uppercase());
            let text = format!("A pawn that comes here may fly on to stone circle {from} or {to}.");
            Some(lying(area, "turbo", &format!("{from} {to}"), "Turbo broom", text))
        });
        mountains.chain(forests).chain(hills).collect()
    }

    fn mountain_text(&self, tile: MountainTile) -> String {
        let what = match tile {
            MountainTile::Potions => "a potion of each colour".into(),
            MountainTile::Wands => count(self.components().tiles.wands, "wand"),
            MountainTile::Deliver => "a delivery".into(),
            MountainTile::Move => format!("up to {} moves", self.components().tiles.moves),
            MountainTile::Charm => "a charm".into(),
        };
        format!("Your first visit brings an amulet and, if you want, {what}.")
    }

    fn pawns(&self, table: &Public) -> Vec<Piece> {
        let pawn = |seat: Seat, pawn: Pawn| {
            let area = table.player(seat).at(pawn);
            let name = format!("Pawn {pawn}");
            Piece::new(pawn_id(seat, pawn), "pawn", pawn.id(), name).of(seat).at(area_id(self.area_id(area)))
        };
        Seat::all(self.seats).flat_map(|seat| Pawn::ALL.iter().map(move |&number| pawn(seat, number))).collect()
    }

    fn clouds(&self, table: &Public, viewer: Viewer) -> Vec<Piece> {
        let near = viewer.seat().map_or(0, |seat| self.near_clouds(table, seat));
        let cloud = |place: u8| {
            let piece = self.cloud(table, Cloud(place));
            if near >> place & 1 == 1 { piece.fact("near", "next to your pawns", "1") } else { piece }
        };
        bits(table.clouds.into()).map(cloud).collect()
    }

    fn cloud(&self, table: &Public, cloud: Cloud) -> Piece {
        let (card, id) = (self.cloud_card(table.cloud_kinds[cloud.index()]), self.cloud_id(cloud));
        let (look, storm) = match card.storm {
            Some(storm) => ("storm", format!(" {}.", self.storm_in_words(storm))),
            None => ("heavy", String::new()),
        };
        let (wands, bolts) = (count(card.wands, "wand"), count(card.bolts, "bolt"));
        let name = format!("Cloud over {}", self.cloud_place(cloud));
        Piece::new(cloud_id(id), "cloud", look, name)
            .text(format!("It costs {wands} and brings {bolts}.{storm}"))
            .fact("wands", "wands", card.wands)
            .fact("bolts", "bolts", card.bolts)
            .at(sky_id(id))
    }

    fn area_name(&self, id: &str) -> &str {
        self.board().area_of(id).map_or("", |place| self.board().area[place].name.as_str())
    }
}

fn anchor(id: String, kind: &'static str, name: &str, [x, y]: Point) -> Anchor {
    Anchor { id, kind, name: name.into(), x: unit(x), y: unit(y) }
}

/// Boards are drawn from their top left, so nothing is negative.
fn unit(length: i16) -> u32 {
    length.max(0).unsigned_abs().into()
}

/// An outline as numbers: "x,y x,y …".
fn outline(polygon: &[Point]) -> String {
    let points: Vec<String> = polygon.iter().map(|[x, y]| format!("{x},{y}")).collect();
    points.join(" ")
}

// ---- names of things

pub(super) fn area_id(id: &str) -> String {
    format!("area-{}", id.to_lowercase())
}

pub(super) fn tower_id(id: &str) -> String {
    if id == HILL_TOWER { id.into() } else { format!("tower-{id}") }
}

pub(super) fn cloud_id(id: &str) -> String {
    format!("cloud-{id}")
}

pub(super) fn tile_id(area: &str) -> String {
    format!("tile-{}", area.to_lowercase())
}

pub(super) fn pawn_id(seat: Seat, pawn: Pawn) -> String {
    format!("pawn-{}-{pawn}", seat.0)
}

fn site_id(tower: &str) -> String {
    format!("site-{tower}")
}

fn sky_id(cloud: &str) -> String {
    format!("sky-{cloud}")
}

fn lair_id(area: &str) -> String {
    format!("lair-{}", area.to_lowercase())
}
