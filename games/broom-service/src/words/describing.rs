//! The table as plain text, for the protocol: in English.

use super::naming::cloud_kind;
use super::{goods_in_words, roles_in_words};
use crate::BroomService;
use crate::cards::{ForestTile, Stance};
use crate::map::{Cloud, Tower, bits};
use crate::speech::forest_tile_name;
use crate::state::{Player, Public};
use crate::view::View;
use covenstead_core::notation::{and_list, count};
use covenstead_core::{Locale, Names, Seat};
use std::fmt::Write;

impl BroomService {
    pub(super) fn described(&self, view: &View, names: &Names) -> String {
        let table = &view.public;
        let mut text = String::new();
        let event = table.event().map_or("none yet", |event| event.name());
        let _ = writeln!(
            text,
            "Round {} of {}, event “{event}”. {} leads.",
            table.round,
            self.components().setup.rounds,
            names.of(table.starter)
        );
        if !table.bewitched.is_empty() {
            let _ = writeln!(
                text,
                "Bewitched: {}.",
                roles_in_words(Locale::English, table.bewitched)
            );
        }
        if !table.led.is_empty() {
            let _ = writeln!(
                text,
                "Led in this round: {}.",
                roles_in_words(Locale::English, table.led)
            );
        }
        let _ = writeln!(text, "Clouds: {}.", self.clouds_in_words(table));
        if table.occupied != 0 {
            let served: Vec<String> = bits(table.occupied)
                .map(|tower| self.tower_in_words(Tower(tower), Locale::English))
                .collect();
            let _ = writeln!(
                text,
                "Towers that have their potion: {}.",
                and_list(&served)
            );
        }
        let tiles = self.tiles_in_words(table);
        if !tiles.is_empty() {
            let _ = writeln!(text, "Tiles: {}.", and_list(&tiles));
        }
        for seat in Seat::all(self.seats) {
            let _ = writeln!(text, "{}", self.player_in_words(view, seat, names));
        }
        text
    }

    /// "the cloud over Toadstool Wood (2 wands, 1 bolt), …".
    fn clouds_in_words(&self, table: &Public) -> String {
        let cloud = |cloud: u8| {
            let card = self.cloud_card(table.cloud_kinds[cloud as usize]);
            let (wands, bolts) = (count(card.wands, "wand"), count(card.bolts, "bolt"));
            let kind = match card.storm {
                Some(_) => format!("{}, ", cloud_kind(card, Locale::English)),
                None => String::new(),
            };
            let name = self.cloud_in_words(Cloud(cloud), Locale::English);
            format!("{name} ({kind}{wands}, {bolts})")
        };
        let clouds: Vec<String> = bits(table.clouds.into()).map(cloud).collect();
        if clouds.is_empty() {
            "none".into()
        } else {
            and_list(&clouds)
        }
    }

    fn tiles_in_words(&self, table: &Public) -> Vec<String> {
        let map = &self.map;
        let mountains = map.mountains.iter().zip(&table.mountain_tiles);
        let mountains = mountains.filter_map(|(&area, tile)| Some((area, (*tile)?.id())));
        let forests = map.forests.iter().zip(&table.forest_tiles);
        let forests = forests.filter_map(|(&area, tile)| Some((area, (*tile)?.id())));
        let hills = map.hills.iter().zip(&table.hill_tiles);
        let hills = hills.filter_map(|(&area, tile)| Some((area, &*self.hill_tile((*tile)?).id)));
        let tiles = mountains.chain(forests).chain(hills);
        tiles
            .map(|(area, tile)| {
                let tile = self.tile_in_words(self.area_id(area), tile, Locale::English);
                format!("{tile} in {}", self.area_in_words(area, Locale::English))
            })
            .collect()
    }

    fn player_in_words(&self, view: &View, seat: Seat, names: &Names) -> String {
        let (table, player) = (&view.public, view.public.player(seat));
        let mut text = format!(
            "  {:<10} {}; {}",
            names.of(seat),
            count(player.vp, "point"),
            goods_in_words(Locale::English, player.goods)
        );
        let pawns = player
            .pawns
            .map(|area| self.area_in_words(area, Locale::English));
        let _ = write!(text, "; pawns in {} and {}", pawns[0], pawns[1]);
        let bolts = self.bolts(table, player);
        if bolts > 0 {
            let _ = write!(text, "; {}", count(i64::from(bolts), "bolt"));
        }
        if player.amulets != 0 {
            let _ = write!(text, "; {}", count(player.amulets.count_ones(), "amulet"));
        }
        let tiles = held_tiles(player);
        if !tiles.is_empty() {
            let _ = write!(text, "; tiles {}", and_list(&tiles));
        }
        match view.own {
            Some(own) if view.viewer.is(seat) && !own.hand.is_empty() => {
                let _ = write!(
                    text,
                    "; in hand {}",
                    roles_in_words(Locale::English, own.hand)
                );
            }
            _ => {
                let _ = write!(text, "; {} in hand", count(player.cards, "card"));
            }
        }
        let laid: Vec<String> = player
            .laid()
            .map(|card| laid_in_words(card.stance, card.role.name()))
            .collect();
        if !laid.is_empty() {
            let _ = write!(text, "; played {}", and_list(&laid));
        }
        text
    }
}

fn laid_in_words(stance: Stance, role: &str) -> String {
    format!("{stance} {role}")
}

/// The forest tiles a player holds, one entry a tile.
fn held_tiles(player: &Player) -> Vec<String> {
    let named = |tile: &ForestTile| {
        let name = forest_tile_name(Locale::English, *tile);
        std::iter::repeat_n(name, player.tiles[tile.index()].into())
    };
    ForestTile::ALL.iter().flat_map(named).collect()
}
