//! The table as plain text, for the protocol: in English.

use super::{goods_in_words, roles_in_words};
use crate::BroomService;
use crate::cards::{ForestTile, Stance};
use crate::map::{Cloud, bits};
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
            "Round {} of 7. Event: {event}. {} leads.",
            table.round,
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
            let served: Vec<&str> = bits(table.occupied)
                .map(|tower| self.tower_id(crate::map::Tower(tower)))
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

    /// "c01 over Toadstool Wood (2 wands, 1 bolt), …".
    fn clouds_in_words(&self, table: &Public) -> String {
        let clouds: Vec<String> = bits(table.clouds.into())
            .map(|cloud| {
                let (cloud, card) = (
                    Cloud(cloud),
                    self.cloud_card(table.cloud_kinds[cloud as usize]),
                );
                let (wands, bolts) = (count(card.wands, "wand"), count(card.bolts, "bolt"));
                let storm = if card.storm.is_some() {
                    format!("{}, ", card.id)
                } else {
                    String::new()
                };
                format!(
                    "{} over {} ({storm}{wands}, {bolts})",
                    self.cloud_id(cloud),
                    self.cloud_place(cloud, Locale::English)
                )
            })
            .collect();
        if clouds.is_empty() {
            "none".into()
        } else {
            and_list(&clouds)
        }
    }

    fn tiles_in_words(&self, table: &Public) -> Vec<String> {
        let mountains = self.map.mountains.iter().zip(&table.mountain_tiles);
        let forests = self.map.forests.iter().zip(&table.forest_tiles);
        let hills = self.map.hills.iter().zip(&table.hill_tiles);
        let mountains = mountains.filter_map(|(&area, tile)| {
            tile.map(|tile| format!("{tile} in {}", self.area_id(area)))
        });
        let forests = forests.filter_map(|(&area, tile)| {
            tile.map(|tile| format!("{tile} in {}", self.area_id(area)))
        });
        let hills = hills.filter_map(|(&area, tile)| {
            tile.map(|tile| format!("{} in {}", self.hill_tile(tile).id, self.area_id(area)))
        });
        mountains.chain(forests).chain(hills).collect()
    }

    fn player_in_words(&self, view: &View, seat: Seat, names: &Names) -> String {
        let (table, player) = (&view.public, view.public.player(seat));
        let mut text = format!(
            "  {:<10} {}; {}",
            names.of(seat),
            count(player.vp, "point"),
            goods_in_words(Locale::English, player.goods)
        );
        let pawns = player.pawns.map(|area| self.area_id(area));
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
pub(super) fn held_tiles(player: &Player) -> Vec<&'static str> {
    ForestTile::ALL
        .iter()
        .flat_map(|tile| std::iter::repeat_n(tile.id(), player.tiles[tile.index()].into()))
        .collect()
}
