//! The map: land and water with their outlines, and what stands on them.

use super::capital;
use crate::BroomService;
use crate::board::{AreaRecord, HILL_TOWER, Point, TowerValues};
use crate::cards::{ForestTile, Landscapes, MountainTile, Pawn};
use crate::map::{Area, Cloud, Tower, bits};
use crate::speech::{
    castle_name, castle_standing, forest_tile_name, land_name, mountain_tile_name, place_name, say,
    water_name,
};
use crate::state::Public;
use crate::words::storm_in_words;
use covenstead_core::{Locale, Seat, Viewer};
use covenstead_scene::{Anchor, Board, Piece, Zone, ZoneKind};
use std::borrow::Cow;

impl BroomService {
    /// The board with its places, where the data file has them drawn.
    pub(super) fn map_board(&self, locale: Locale) -> Board {
        let board = self.board();
        let place =
            |area: &AreaRecord, id, kind, at| anchor(id, kind, &place_name(locale, &area.name), at);
        let areas = board.area.iter().map(|area| {
            place(
                area,
                area_id(&area.id),
                area.landscape.id(),
                area.pawn_anchor,
            )
        });
        let names = board.area.iter().map(|area| {
            place(
                area,
                format!("name-{}", area.id.to_lowercase()),
                "name",
                area.center,
            )
        });
        let towers = board.tower.iter().enumerate().map(|(place, tower)| {
            let name = self.tower_name(Tower(place as u8), locale);
            anchor(site_id(&tower.id), "site", &name, tower.pos)
        });
        let clouds = board.cloud.iter().enumerate().map(|(place, cloud)| {
            let name = self.cloud_name(Cloud(place as u8), locale);
            anchor(sky_id(&cloud.id), "sky", &name, cloud.pos)
        });
        let tiles = board.area.iter().map(|area| {
            place(
                area,
                lair_id(&area.id),
                "lair",
                area.tile_pos.unwrap_or(area.center),
            )
        });
        let castles = board.area.iter().filter_map(|area| {
            let name = castle_name(locale, area.castle.as_ref()?);
            Some(anchor(
                format!("keep-{}", area.id.to_lowercase()),
                "castle",
                &name,
                area.castle_pos?,
            ))
        });
        let circles = board.area.iter().filter_map(|area| {
            let circle = area.stone_circle?;
            Some(anchor(
                format!("circle-{circle}"),
                "circle",
                &circle.id().to_uppercase(),
                area.circle_pos?,
            ))
        });
        let anchors = areas
            .chain(names)
            .chain(towers)
            .chain(clouds)
            .chain(tiles)
            .chain(castles)
            .chain(circles)
            .collect();
        let (width, height) = (unit(board.width), unit(board.height));
        Board {
            id: "map".into(),
            name: say(locale, "map").into(),
            width,
            height,
            anchors,
        }
    }

    pub(super) fn map_zones(&self, table: &Public, viewer: Viewer, locale: Locale) -> Vec<Zone> {
        let zone = |id: &str, pieces| Zone::new(id, say(locale, id), ZoneKind::Heap, pieces);
        vec![
            zone("water", self.waters(locale)),
            zone("land", self.lands(table, viewer, locale)),
            zone("towers", self.towers(table, locale)),
            zone("tiles", self.tiles(table, locale)),
            zone("pawns", self.pawns(table, locale)),
            zone("clouds", self.clouds(table, viewer, locale)),
        ]
    }

    fn waters(&self, locale: Locale) -> Vec<Piece> {
        let board = self.board();
        let lakes = board.water.iter().map(|water| {
            let islands = water.holes.iter().map(|hole| outline(hole));
            let shape = std::iter::once(outline(&water.polygon))
                .chain(islands)
                .collect::<Vec<_>>()
                .join("|");
            let (id, name) = (
                format!("water-{}", water.id.to_lowercase()),
                water_name(locale, &water.name),
            );
            Piece::new(id, "water", "lake", name).fact(
                "outline",
                say(locale, "fact-outline"),
                shape,
            )
        });
        let seas = board.sea.iter().enumerate().map(|(nth, sea)| {
            let piece = Piece::new(format!("sea-{nth}"), "water", "sea", say(locale, "sea"));
            piece.fact(
                "outline",
                say(locale, "fact-outline"),
                outline(&sea.polygon),
            )
        });
        lakes.chain(seas).collect()
    }

    fn lands(&self, table: &Public, viewer: Viewer, locale: Locale) -> Vec<Piece> {
        let within = viewer
            .seat()
            .map_or(0, |seat| self.within_a_move(table, seat));
        let land = |(place, record): (usize, &AreaRecord)| {
            let area = Area(place as u8);
            let mut piece = landscape_piece(record, locale);
            if !self.map.open(area, table.clouds) {
                piece = piece.fact("closed", say(locale, "fact-closed"), "1");
            }
            if within >> place & 1 == 1 {
                piece = piece.fact("near", say(locale, "fact-near"), "1");
            }
            piece
        };
        self.board().area.iter().enumerate().map(land).collect()
    }

    /// Where either pawn could fly with the right witch (BS-45, BS-47).
    fn within_a_move(&self, table: &Public, seat: Seat) -> u32 {
        let pawns = table.player(seat).pawns.iter();
        pawns.fold(0, |areas, &from| {
            areas | self.map.moves(from, Landscapes::ALL, table.clouds)
        })
    }

    fn towers(&self, table: &Public, locale: Locale) -> Vec<Piece> {
        let covered = self.has_mountain_tiles();
        let printed = self
            .board()
            .tower
            .iter()
            .enumerate()
            .filter(|(_, tower)| !(covered && tower.covered_by_mountain_tile));
        let printed = printed.map(|(place, record)| {
            let from: Vec<Cow<'_, str>> = record
                .touches
                .iter()
                .map(|id| self.area_name(id, locale))
                .collect();
            let piece = self
                .tower(table, Tower(place as u8), &record.values(), locale)
                .at(site_id(&record.id));
            let text = say(locale, "tower-served-from")
                .with("text", piece.text.as_str())
                .with("places", locale.list(&from));
            let text = text.to_string();
            piece.text(text)
        });
        let tile = self
            .map
            .hills
            .iter()
            .find(|&&hill| self.has_hill_tiles() && self.has_tower_tile(table, hill));
        let tile = tile.map(|&hill| {
            let tower = self.map.hill_tower();
            self.tower(table, tower, &self.map.towers[tower.index()], locale)
                .at(lair_id(self.area_id(hill)))
        });
        printed.chain(tile).collect()
    }

    fn tower(&self, table: &Public, tower: Tower, values: &TowerValues, locale: Locale) -> Piece {
        let say = |key| say(locale, key);
        let served = table.occupied & tower.bit() != 0;
        let often = match (values.round(), served) {
            (true, true) => "has-potion",
            (true, false) => "one-potion",
            (false, _) => "many-potions",
        };
        let text = say("tower-text")
            .with("vp", values.vp)
            .with("wands", values.wands)
            .with("often", say(often));
        let piece = Piece::new(
            tower_id(self.tower_id(tower)),
            "tower",
            values.color.id(),
            self.tower_name(tower, locale),
        )
        .text(text)
        .fact("shape", say("fact-shape"), values.shape)
        .fact("points", say("fact-points"), values.vp)
        .fact("wands", say("fact-wands"), values.wands);
        if served {
            piece.fact("served", say("fact-served"), "1")
        } else {
            piece
        }
    }

    fn tiles(&self, table: &Public, locale: Locale) -> Vec<Piece> {
        let lying = |area: Area, kind, look: &str, name: String, text: String| {
            let id = self.area_id(area);
            Piece::new(tile_id(id), kind, look, name)
                .text(text)
                .at(lair_id(id))
        };
        let mountains = self
            .map
            .mountains
            .iter()
            .zip(table.mountain_tiles)
            .filter_map(|(&area, tile)| {
                let tile = tile?;
                Some(lying(
                    area,
                    "summit",
                    tile.id(),
                    self.mountain_tile_title(tile, locale),
                    self.mountain_text(tile, locale),
                ))
            });
        let forests =
            self.map
                .forests
                .iter()
                .zip(table.forest_tiles)
                .filter_map(|(&area, tile)| {
                    let tile: ForestTile = tile?;
                    let name = forest_tile_name(locale, tile);
                    Some(lying(
                        area,
                        "leaf",
                        tile.id(),
                        name,
                        self.forest_text(tile, locale),
                    ))
                });
        let hills = self
            .map
            .hills
            .iter()
            .zip(table.hill_tiles)
            .filter_map(|(&area, tile)| {
                let [from, to] = self
                    .hill_tile(tile?)
                    .circles?
                    .map(|circle| circle.id().to_uppercase());
                let text = say(locale, "turbo-text")
                    .with("one", from.as_str())
                    .with("other", to.as_str())
                    .into();
                Some(lying(
                    area,
                    "turbo",
                    &format!("{from} {to}"),
                    say(locale, "turbo-broom").into(),
                    text,
                ))
            });
        mountains.chain(forests).chain(hills).collect()
    }

    /// What a forest tile does.
    pub(super) fn forest_text(&self, tile: ForestTile, locale: Locale) -> String {
        match tile {
            ForestTile::Brave => say(locale, "text-brave"),
            ForestTile::ExtraCard => say(locale, "text-extra-card"),
            ForestTile::FiveVp => {
                say(locale, "text-five-vp").with("vp", self.components().tiles.five_vp)
            }
        }
        .into()
    }

    fn mountain_tile_title(&self, tile: MountainTile, locale: Locale) -> String {
        let name = mountain_tile_name(locale, tile);
        say(locale, "mountain-tile").with("tile", name).into()
    }

    fn mountain_text(&self, tile: MountainTile, locale: Locale) -> String {
        let what = match tile {
            MountainTile::Potions => say(locale, "a-potion-of-each"),
            MountainTile::Wands => {
                say(locale, "wands").with("wands", self.components().tiles.wands)
            }
            MountainTile::Deliver => say(locale, "a-delivery"),
            MountainTile::Move => {
                say(locale, "some-moves").with("n", self.components().tiles.moves)
            }
            MountainTile::Charm => say(locale, "a-charm"),
        };
        say(locale, "mountain-text").with("what", what).into()
    }

    fn pawns(&self, table: &Public, locale: Locale) -> Vec<Piece> {
        let pawn = |seat: Seat, pawn: Pawn| {
            let area = table.player(seat).at(pawn);
            let name = say(locale, "pawn").with("pawn", pawn.id());
            Piece::new(pawn_id(seat, pawn), "pawn", pawn.id(), name)
                .of(seat)
                .at(area_id(self.area_id(area)))
        };
        Seat::all(self.seats)
            .flat_map(|seat| Pawn::ALL.iter().map(move |&number| pawn(seat, number)))
            .collect()
    }

    fn clouds(&self, table: &Public, viewer: Viewer, locale: Locale) -> Vec<Piece> {
        let near = viewer
            .seat()
            .map_or(0, |seat| self.near_clouds(table, seat));
        let cloud = |place: u8| {
            let piece = self.cloud(table, Cloud(place), locale);
            if near >> place & 1 == 1 {
                piece.fact("near", say(locale, "fact-near-cloud"), "1")
            } else {
                piece
            }
        };
        bits(table.clouds.into()).map(cloud).collect()
    }

    fn cloud(&self, table: &Public, cloud: Cloud, locale: Locale) -> Piece {
        let (card, id) = (
            self.cloud_card(table.cloud_kinds[cloud.index()]),
            self.cloud_id(cloud),
        );
        let look = if card.storm.is_some() {
            "storm"
        } else {
            "heavy"
        };
        let text = say(locale, "cloud-text")
            .with("wands", card.wands)
            .with("bolts", card.bolts);
        Piece::new(cloud_id(id), "cloud", look, self.cloud_name(cloud, locale))
            .text(text.with("storm", storm_in_words(card.storm, locale)))
            .fact("wands", say(locale, "fact-wands"), card.wands)
            .fact("bolts", say(locale, "fact-bolts"), card.bolts)
            .at(sky_id(id))
    }

    fn area_name(&self, id: &str, locale: Locale) -> Cow<'_, str> {
        self.board().area_of(id).map_or("".into(), |place| {
            place_name(locale, &self.board().area[place].name)
        })
    }
}

fn landscape_piece(record: &AreaRecord, locale: Locale) -> Piece {
    let land = capital(&land_name(locale, record.landscape));
    let text = match &record.castle {
        Some(castle) => say(locale, "with-castle")
            .with("land", land)
            .with("castle", castle_standing(locale, castle))
            .into(),
        None => format!("{land}."),
    };
    Piece::new(
        area_id(&record.id),
        "land",
        record.landscape.id(),
        place_name(locale, &record.name),
    )
    .text(text)
    .fact(
        "outline",
        say(locale, "fact-outline"),
        outline(&record.polygon),
    )
}

fn anchor(id: String, kind: &'static str, name: &str, [x, y]: Point) -> Anchor {
    Anchor {
        id,
        kind,
        name: name.into(),
        x: unit(x),
        y: unit(y),
    }
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
    if id == HILL_TOWER {
        id.into()
    } else {
        format!("tower-{id}")
    }
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
