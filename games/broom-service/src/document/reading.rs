//! Reading a state that the program or a person wrote. Only its form is judged here; `check.rs`
//! judges the rest.

use super::PhaseName;
use crate::BroomService;
use crate::cards::{EventCard, ForestTile, Laid, MountainTile, Pawn, Role, RoleSet, Stance};
use crate::goods::Goods;
use crate::map::Area;
use crate::options::Events;
use crate::state::{Frame, MAX_LAID, Phase, Player, Public, Secret, Source, Stack, State};
use covenstead_core::{Code, Fault, Game, MAX_SEATS, Seat, SeatSet};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

fn bad(message: impl Into<String>) -> Fault {
    Fault::new(Code::BadState, message)
}

fn broken(rule: &str, message: impl Into<String>) -> Fault {
    Fault::by_rule(Code::BadState, rule, message)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StateDocument {
    round: u8,
    phase: PhaseName,
    #[serde(default)]
    asked: Option<Seat>,
    #[serde(default)]
    starter: Seat,
    #[serde(default)]
    actor: Seat,
    #[serde(default)]
    bravely: bool,
    #[serde(default)]
    last_brave: Option<Seat>,
    #[serde(default)]
    role: Option<Role>,
    #[serde(default)]
    reached: SeatSet,
    #[serde(default)]
    decided: SeatSet,
    #[serde(default)]
    led: Vec<Role>,
    #[serde(default)]
    events: Option<Vec<EventCard>>,
    #[serde(default)]
    bewitched: Vec<Role>,
    #[serde(default)]
    bewitched_pile: Option<Vec<Role>>,
    clouds: BTreeMap<String, String>,
    #[serde(default)]
    occupied: Vec<String>,
    #[serde(default)]
    mountain_tiles: BTreeMap<String, MountainTile>,
    #[serde(default)]
    forest_tiles: BTreeMap<String, ForestTile>,
    #[serde(default)]
    forest_tiles_spent: Vec<ForestTile>,
    #[serde(default)]
    hill_tiles: BTreeMap<String, String>,
    #[serde(default)]
    stack: Vec<FrameDocument>,
    players: Vec<PlayerDocument>,
}

#[derive(Deserialize)]
#[serde(tag = "effect", rename_all = "kebab-case", deny_unknown_fields)]
enum FrameDocument {
    Gather,
    Move {
        by: Source,
        left: u8,
    },
    Flight {
        pawn: Pawn,
    },
    Arrival {
        pawn: Pawn,
    },
    Deliver {
        by: Source,
    },
    Charm {
        by: Source,
    },
    Visit {
        area: String,
        tile: bool,
        delivery: Option<Pawn>,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerDocument {
    #[serde(default)]
    vp: Option<i16>,
    #[serde(default)]
    resources: GoodsDocument,
    #[serde(default)]
    pawns: Option<[String; 2]>,
    #[serde(default)]
    clouds: BTreeMap<String, String>,
    #[serde(default)]
    amulets: Vec<String>,
    #[serde(default)]
    forest_tiles: Vec<ForestTile>,
    #[serde(default)]
    hand: Vec<Role>,
    #[serde(default)]
    laid: Vec<LaidDocument>,
    #[serde(default)]
    extra: Option<Role>,
    #[serde(default)]
    fist: GoodsDocument,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LaidDocument {
    role: Role,
    stance: Stance,
}

/// Resources as written: checked before they become [`Goods`], so that a negative count is refused
/// by its rule.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct GoodsDocument {
    orange: i64,
    green: i64,
    purple: i64,
    wands: i64,
}

impl GoodsDocument {
    /// BS-I-06: never negative.
    fn goods(&self) -> Result<Goods, Fault> {
        let amount = |number: i64| {
            u8::try_from(number).map_err(|_| {
                broken(
                    "BS-I-06",
                    format!("an amount of resources is 0 to 255, not {number}"),
                )
            })
        };
        Ok(Goods::new(
            amount(self.orange)?,
            amount(self.green)?,
            amount(self.purple)?,
            amount(self.wands)?,
        ))
    }
}

fn role_set(roles: &[Role], what: &str) -> Result<RoleSet, Fault> {
    let set: RoleSet = roles.iter().copied().collect();
    match set.len() as usize == roles.len() {
        true => Ok(set),
        false => Err(broken(
            "BS-I-01",
            format!("a role is listed twice in \"{what}\""),
        )),
    }
}

fn phase_of(name: PhaseName, asked: Option<Seat>) -> Result<Phase, Fault> {
    let seat = || {
        asked.ok_or_else(|| {
            bad(format!(
                "phase \"{name}\" needs \"asked\", the seat that has to decide"
            ))
        })
    };
    Ok(match name {
        PhaseName::DrawStarter => Phase::DrawStarter,
        PhaseName::LayCloud => Phase::LayCloud,
        PhaseName::LayMountainTile => Phase::LayMountainTile,
        PhaseName::LayForestTile => Phase::LayForestTile,
        PhaseName::LayHillTile => Phase::LayHillTile,
        PhaseName::DrawEvent => Phase::DrawEvent,
        PhaseName::Bewitch => Phase::Bewitch,
        PhaseName::Choose => Phase::Choose,
        PhaseName::Extra => Phase::Extra,
        PhaseName::Lead => Phase::Lead,
        PhaseName::Follow => Phase::Follow(seat()?),
        PhaseName::Mode => Phase::Mode,
        PhaseName::Act => Phase::Act,
        PhaseName::Fist => Phase::Fist,
        PhaseName::Works => Phase::Works(seat()?),
        PhaseName::Over => Phase::Over,
    })
}

/// Whoever has nothing to decide in a simultaneous decision need not be listed as having decided
/// (BS-R-49).
fn excuse_idle(game: &BroomService, table: &mut Public) {
    for seat in Seat::all(game.seats()) {
        let idle = match table.phase {
            Phase::Extra => !table.player(seat).holds(ForestTile::ExtraCard),
            Phase::Fist => table.player(seat).goods == Goods::NONE,
            _ => false,
        };
        if idle {
            table.decided = table.decided.with(seat);
        }
    }
}

fn count_tiles(tiles: &[ForestTile]) -> [u8; 3] {
    let mut counts = [0u8; 3];
    for tile in tiles.iter().take(200) {
        counts[tile.index()] += 1;
    }
    counts
}

impl BroomService {
    pub(crate) fn state_from(&self, document: Value) -> Result<State, Fault> {
        let document: StateDocument = serde_json::from_value(document)
            .map_err(|error| bad(format!("the state cannot be read: {error}")))?;
        document.state(self)
    }

    fn known_area(&self, id: &str) -> Result<Area, Fault> {
        self.area_of(id)
            .ok_or_else(|| bad(format!("there is no area {id} on this side of the board")))
    }

    /// The place of an area among the tile spaces of a kind.
    fn space_of(&self, id: &str, spaces: &[Area], kind: &str) -> Result<usize, Fault> {
        let area = self.known_area(id)?;
        let place = spaces.iter().position(|&space| space == area);
        place
            .filter(|_| self.map.space[area.index()].is_some())
            .ok_or_else(|| {
                broken(
                    "BS-I-11",
                    format!("there is no {kind} tile space in {id} at this table"),
                )
            })
    }

    /// Puts the clouds of a map into their places and gives them as a set.
    fn place_clouds(
        &self,
        table: &mut Public,
        clouds: &BTreeMap<String, String>,
    ) -> Result<u32, Fault> {
        let mut set = 0;
        for (space, kind) in clouds {
            let cloud = self
                .cloud_of(space)
                .ok_or_else(|| bad(format!("there is no cloud space {space}")))?;
            let kind = self
                .cloud_kind(kind)
                .ok_or_else(|| bad(format!("there is no cloud `{kind}`")))?;
            table.cloud_kinds[cloud.index()] = kind;
            set |= cloud.bit();
        }
        Ok(set)
    }

    fn frame_of(&self, frame: &FrameDocument) -> Result<Frame, Fault> {
        Ok(match *frame {
            FrameDocument::Gather => Frame::Gather,
            FrameDocument::Move { by, left } => Frame::Move { by, left },
            FrameDocument::Flight { pawn } => Frame::Flight { pawn },
            FrameDocument::Arrival { pawn } => Frame::Arrival { pawn },
            FrameDocument::Deliver { by } => Frame::Deliver { by },
            FrameDocument::Charm { by } => Frame::Charm { by },
            FrameDocument::Visit {
                ref area,
                tile,
                delivery,
            } => {
                let mountain = self.space_of(area, &self.map.mountains, "mountain")? as u8;
                Frame::Visit {
                    mountain,
                    tile,
                    delivery,
                }
            }
        })
    }
}

impl StateDocument {
    fn state(self, game: &BroomService) -> Result<State, Fault> {
        let mut state = game.start();
        let table = &mut state.public;
        table.phase = phase_of(self.phase, self.asked)?;
        (table.round, table.starter, table.actor) = (self.round, self.starter, self.actor);
        (table.bravely, table.brave, table.role) = (self.bravely, self.last_brave, self.role);
        (table.reached, table.decided) = (self.reached, self.decided);
        table.led = role_set(&self.led, "led")?;
        self.place_events(game, table)?;
        self.place_bewitched(game, table)?;
        table.clouds = game.place_clouds(table, &self.clouds)?;
        for id in &self.occupied {
            let tower = game
                .tower_of(id)
                .ok_or_else(|| bad(format!("there is no tower {id} on this side of the board")))?;
            table.occupied |= tower.bit();
        }
        self.place_tiles(game, table)?;
        let frames = self
            .stack
            .iter()
            .map(|frame| game.frame_of(frame))
            .collect::<Result<Vec<_>, _>>()?;
        table.stack = Stack::of(&frames)
            .ok_or_else(|| broken("BS-I-19", "the stack is deeper than any action can make it"))?;
        state.secrets = [Secret::default(); MAX_SEATS];
        for (seat, document) in self.players.into_iter().enumerate() {
            document.place(game, &mut state, Seat(seat as u8))?;
        }
        excuse_idle(game, &mut state.public);
        Ok(state)
    }

    /// The events turned up; with a list set by option they may be left out.
    fn place_events(&self, game: &BroomService, table: &mut Public) -> Result<(), Fault> {
        let drawing = self.phase == PhaseName::DrawEvent;
        let due = usize::from(self.round.min(7)) - usize::from(drawing && self.round > 0);
        let events = match (&self.events, game.options.events) {
            (Some(events), _) => events.clone(),
            (None, Events::List(list)) => list[..due].to_vec(),
            (None, Events::Random(_)) => Vec::new(),
        };
        if events.len() > table.events.len() {
            return Err(broken("BS-I-12", "only seven events come up in a game"));
        }
        table.turned = events.len() as u8;
        table.events[..events.len()].copy_from_slice(&events);
        Ok(())
    }

    /// The bewitched roles; the pile may be left out: then it is any that fits.
    fn place_bewitched(&self, game: &BroomService, table: &mut Public) -> Result<(), Fault> {
        table.bewitched = role_set(&self.bewitched, "bewitched")?;
        table.pile = match &self.bewitched_pile {
            Some(pile) => role_set(pile, "bewitched_pile")?,
            None => {
                let size = game.pile_size(table) as usize;
                RoleSet::ALL
                    .minus(table.bewitched)
                    .iter()
                    .take(size)
                    .collect()
            }
        };
        Ok(())
    }

    fn place_tiles(&self, game: &BroomService, table: &mut Public) -> Result<(), Fault> {
        for (area, &tile) in &self.mountain_tiles {
            table.mountain_tiles[game.space_of(area, &game.map.mountains, "mountain")?] =
                Some(tile);
        }
        for (area, &tile) in &self.forest_tiles {
            table.forest_tiles[game.space_of(area, &game.map.forests, "forest")?] = Some(tile);
        }
        for (area, id) in &self.hill_tiles {
            let tile = game
                .hill_tile_of(id)
                .ok_or_else(|| bad(format!("there is no hill tile `{id}`")))?;
            table.hill_tiles[game.space_of(area, &game.map.hills, "hill")?] = Some(tile);
        }
        table.forest_spent = count_tiles(&self.forest_tiles_spent);
        Ok(())
    }
}

impl PlayerDocument {
    fn place(self, game: &BroomService, state: &mut State, seat: Seat) -> Result<(), Fault> {
        let table = &mut state.public;
        let hand = role_set(&self.hand, "hand")?;
        let extra = self.extra.into_iter().collect();
        state.secrets[seat.index()] = Secret {
            hand,
            extra,
            fist: self.fist.goods()?,
        };
        let pawns = match &self.pawns {
            Some([one, two]) => [game.known_area(one)?, game.known_area(two)?],
            None => game.map.castles,
        };
        let mut amulets = 0;
        for id in &self.amulets {
            amulets |= 1 << game.space_of(id, &game.map.mountains, "mountain")?;
        }
        if self.laid.len() > MAX_LAID {
            return Err(broken(
                "BS-I-02",
                format!("{seat} has laid more than {MAX_LAID} cards"),
            ));
        }
        let mut laid = [None; MAX_LAID];
        for (place, card) in laid.iter_mut().zip(&self.laid) {
            *place = Some(Laid {
                role: card.role,
                stance: card.stance,
            });
        }
        let held = game.place_clouds(table, &self.clouds)?;
        let sealed = table.phase == Phase::Choose;
        *table.player_mut(seat) = Player {
            vp: self.vp.unwrap_or(game.components().setup.start_vp),
            goods: self.resources.goods()?,
            pawns,
            clouds: held,
            amulets,
            tiles: count_tiles(&self.forest_tiles),
            cards: if sealed { 0 } else { hand.len() as u8 },
            laid,
        };
        Ok(())
    }
}
