//! States and views as JSON made of names: what the protocol shows and what a person may write by
//! hand.

mod reading;

use crate::BroomService;
use crate::cards::{ForestTile, RoleSet};
use crate::map::{Area, Cloud, Tower, bits};
use crate::options::Events;
use crate::rules::unseen_events;
use crate::state::{Frame, Phase, Player, Public, State};
use crate::view::View;
use covenstead_core::Seat;
use serde_json::{Map, Value, json};

covenstead_core::named! {
    /// The names of the phases.
    pub(crate) enum PhaseName {
        DrawStarter = "draw-starter",
        LayCloud = "lay-cloud",
        LayMountainTile = "lay-mountain-tile",
        LayForestTile = "lay-forest-tile",
        LayHillTile = "lay-hill-tile",
        DrawEvent = "draw-event",
        Bewitch = "bewitch",
        Choose = "choose",
        Extra = "extra",
        Lead = "lead",
        Follow = "follow",
        Mode = "mode",
        Act = "act",
        Fist = "fist",
        Works = "works",
        Over = "over",
    }
}

fn phase_name(phase: Phase) -> (PhaseName, Option<Seat>) {
    match phase {
        Phase::DrawStarter => (PhaseName::DrawStarter, None),
        Phase::LayCloud => (PhaseName::LayCloud, None),
        Phase::LayMountainTile => (PhaseName::LayMountainTile, None),
        Phase::LayForestTile => (PhaseName::LayForestTile, None),
        Phase::LayHillTile => (PhaseName::LayHillTile, None),
        Phase::DrawEvent => (PhaseName::DrawEvent, None),
        Phase::Bewitch => (PhaseName::Bewitch, None),
        Phase::Choose => (PhaseName::Choose, None),
        Phase::Extra => (PhaseName::Extra, None),
        Phase::Lead => (PhaseName::Lead, None),
        Phase::Follow(seat) => (PhaseName::Follow, Some(seat)),
        Phase::Mode => (PhaseName::Mode, None),
        Phase::Act => (PhaseName::Act, None),
        Phase::Fist => (PhaseName::Fist, None),
        Phase::Works(seat) => (PhaseName::Works, Some(seat)),
        Phase::Over => (PhaseName::Over, None),
    }
}

fn forest_tiles(counts: [u8; 3]) -> Vec<ForestTile> {
    ForestTile::ALL
        .iter()
        .flat_map(|&tile| std::iter::repeat_n(tile, counts[tile.index()].into()))
        .collect()
}

fn into_map(document: Value) -> Map<String, Value> {
    match document {
        Value::Object(fields) => fields,
        _ => unreachable!("an object was written"),
    }
}

impl BroomService {
    pub(crate) fn state_document(&self, state: &State) -> Value {
        let table = &state.public;
        let mut document = self.table_fields(table);
        let players = Seat::all(self.seats).map(|seat| {
            let secret = &state.secrets[seat.index()];
            let mut fields = self.player_fields(table, seat);
            fields.insert("hand".into(), json!(secret.hand));
            fields.insert("extra".into(), json!(secret.extra.first()));
            fields.insert("fist".into(), json!(secret.fist));
            Value::Object(fields)
        });
        document.insert("players".into(), players.collect());
        Value::Object(document)
    }

    pub(crate) fn view_document(&self, view: &View) -> Value {
        let table = &view.public;
        let mut document = Map::new();
        document.insert("viewer".into(), json!(view.viewer));
        document.extend(self.table_fields(table));
        document.insert("event".into(), json!(table.event()));
        document.insert("unseen_events".into(), self.unseen(table));
        document.insert(
            "players".into(),
            Seat::all(self.seats)
                .map(|seat| self.seen_player(view, seat))
                .collect(),
        );
        Value::Object(document)
    }

    /// The events that may still come up: in order where a list is set (BS-R-56), otherwise all
    /// that were not seen.
    fn unseen(&self, table: &Public) -> Value {
        match self.options.events {
            Events::List(list) => json!(&list[table.turned as usize..]),
            Events::Random(_) if table.turned == 7 => json!([]),
            Events::Random(_) => json!(unseen_events(table)),
        }
    }

    /// What a viewer is shown of a player: the own secrets, and what is certain of the others'.
    fn seen_player(&self, view: &View, seat: Seat) -> Value {
        let (table, player) = (&view.public, view.public.player(seat));
        let mut fields = self.player_fields(table, seat);
        fields.insert("cards".into(), json!(player.cards));
        fields.insert("bolts".into(), json!(self.bolts(table, player)));
        fields.insert("score".into(), json!(self.score(table, seat)));
        match view.own {
            Some(own) if view.viewer.is(seat) => {
                fields.insert("hand".into(), json!(own.hand));
                fields.insert("extra".into(), json!(own.extra.first()));
                fields.insert("fist".into(), json!(own.fist));
            }
            _ => {
                let possible = self.may_hold(table, seat);
                if possible.len() == u32::from(player.cards) {
                    fields.insert("hand".into(), json!(possible));
                }
                let possible = if player.cards == 0 {
                    RoleSet::EMPTY
                } else {
                    possible
                };
                fields.insert("may_hold".into(), json!(possible));
                fields.insert("must_hold".into(), json!(self.must_hold(table, seat)));
            }
        }
        Value::Object(fields)
    }

    /// What state and view say of the table.
    fn table_fields(&self, table: &Public) -> Map<String, Value> {
        let (phase, asked) = phase_name(table.phase);
        let clouds = self.cloud_map(table, table.clouds);
        let towers: Vec<&str> = bits(table.occupied)
            .map(|tower| self.tower_id(Tower(tower)))
            .collect();
        into_map(json!({
            "round": table.round,
            "phase": phase,
            "asked": asked,
            "starter": table.starter,
            "actor": table.actor,
            "bravely": table.bravely,
            "last_brave": table.brave,
            "role": table.role,
            "reached": table.reached,
            "decided": table.decided,
            "led": table.led,
            "events": &table.events[..table.turned as usize],
            "bewitched": table.bewitched,
            "bewitched_pile": table.pile,
            "clouds": clouds,
            "occupied": towers,
            "mountain_tiles": self.tile_map(&self.map.mountains, &table.mountain_tiles.map(|tile| tile.map(|tile| tile.id()))),
            "forest_tiles": self.tile_map(&self.map.forests, &table.forest_tiles.map(|tile| tile.map(|tile| tile.id()))),
            "forest_tiles_spent": forest_tiles(table.forest_spent),
            "hill_tiles": self.tile_map(&self.map.hills, &table.hill_tiles.map(|tile| tile.map(|tile| &*self.hill_tile(tile).id))),
            "stack": table.stack.frames().iter().map(|&frame| self.frame_document(frame)).collect::<Value>(),
        }))
    }

    /// `{"c05": "heavy-1-1", …}`.
    fn cloud_map(&self, table: &Public, clouds: u32) -> Value {
        let entry = |cloud: u8| {
            let kind = &self.cloud_card(table.cloud_kinds[cloud as usize]).id;
            (self.cloud_id(Cloud(cloud)).to_string(), json!(kind))
        };
        Value::Object(bits(clouds.into()).map(entry).collect())
    }

    /// `{"M1": "potions", …}`.
    fn tile_map(&self, areas: &[Area], tiles: &[Option<&str>]) -> Value {
        let laid = areas
            .iter()
            .zip(tiles)
            .filter_map(|(&area, tile)| tile.map(|tile| (area, tile)));
        Value::Object(
            laid.map(|(area, tile)| (self.area_id(area).to_string(), json!(tile)))
                .collect(),
        )
    }

    fn frame_document(&self, frame: Frame) -> Value {
        match frame {
            Frame::Gather => json!({ "effect": "gather" }),
            Frame::Move { by, left } => json!({ "effect": "move", "by": by, "left": left }),
            Frame::Flight { pawn } => json!({ "effect": "flight", "pawn": pawn }),
            Frame::Arrival { pawn } => json!({ "effect": "arrival", "pawn": pawn }),
            Frame::Deliver { by } => json!({ "effect": "deliver", "by": by }),
            Frame::Charm { by } => json!({ "effect": "charm", "by": by }),
            Frame::Visit {
                mountain,
                tile,
                delivery,
            } => {
                let area = self.area_id(self.map.mountains[mountain as usize]);
                json!({ "effect": "visit", "area": area, "tile": tile, "delivery": delivery })
            }
        }
    }

    /// What state and view say of a player.
    fn player_fields(&self, table: &Public, seat: Seat) -> Map<String, Value> {
        let player: &Player = table.player(seat);
        let claimed = (0..3).filter(|mountain| player.amulets >> mountain & 1 == 1);
        let amulets: Vec<&str> = claimed
            .map(|mountain| self.area_id(self.map.mountains[mountain]))
            .collect();
        into_map(json!({
            "vp": player.vp,
            "resources": player.goods,
            "pawns": player.pawns.map(|area| self.area_id(area)),
            "clouds": self.cloud_map(table, player.clouds),
            "amulets": amulets,
            "forest_tiles": forest_tiles(player.tiles),
            "laid": player.laid().collect::<Vec<_>>(),
        }))
    }
}
