//! The resolution stack: one decision at a time, last in, first out (BS-113 to BS-118).

use super::Next;
use crate::BroomService;
use crate::action::Action;
use crate::cards::{Circle, Landscapes, MountainTile, Pawn};
use crate::event::{Effect, Event};
use crate::map::{Area, Areas, Cloud, Clouds, Space, Tower, Towers, bits};
use crate::state::{Frame, Public, Source, State};
use covenstead_core::{Log, Seat};

impl BroomService {
    /// Waits if the top effect offers a choice; otherwise it lapses (BS-R-45, BS-R-49) and the one
    /// beneath goes on.
    #[inline]
    pub(super) fn resolve<L: Log<Event>>(&self, state: &mut State, log: &mut L) -> Next {
        let Some(frame) = state.public.stack.top() else {
            return self.finish(state);
        };
        if self.offers(&state.public, frame) {
            return Self::wait(state, crate::state::Phase::Act);
        }
        state.public.stack.pop();
        // A visit or a second move that has run out is no news; what could not be done at all is.
        let lapsed = match frame {
            Frame::Deliver { by } => Some((by, Effect::Delivery)),
            Frame::Charm { by } => Some((by, Effect::Charm)),
            Frame::Move {
                by: by @ (Source::Role | Source::Storm),
                ..
            } => Some((by, Effect::Flight)),
            Frame::Move { .. }
            | Frame::Gather
            | Frame::Flight { .. }
            | Frame::Arrival { .. }
            | Frame::Visit { .. } => None,
        };
        if let Some((by, effect)) = lapsed {
            let seat = state.public.actor;
            log.add(|| Event::Lapsed { seat, by, effect });
        }
        Next::Resolve
    }

    /// Whether an effect of the actor's offers anything besides leaving it.
    #[inline]
    pub(crate) fn offers(&self, table: &Public, frame: Frame) -> bool {
        let seat = table.actor;
        match frame {
            Frame::Gather => true,
            Frame::Move { by, .. } => self.can_move(table, seat, by),
            Frame::Flight { pawn } => self.landings(table, seat, pawn).iter().flatten().count() > 1,
            Frame::Arrival { .. } | Frame::Deliver { .. } => self.can_deliver(table, frame),
            Frame::Charm { .. } => self.charmable(table, seat) != 0,
            Frame::Visit { mountain, tile, .. } => {
                tile && self.can_use(table, seat, mountain) || self.can_deliver(table, frame)
            }
        }
    }

    /// The legal actions about the top effect, ascending.
    #[inline]
    pub(super) fn list_effect(&self, table: &Public, actions: &mut Vec<Action>) {
        let (seat, Some(frame)) = (table.actor, table.stack.top()) else {
            return;
        };
        match frame {
            Frame::Gather => actions.extend([Action::Gather, Action::Decline]),
            Frame::Move { by, .. } => {
                actions.push(Action::Stay);
                for &pawn in Pawn::ALL {
                    let targets = self.targets(table, seat, pawn, by);
                    actions.extend(
                        bits(targets.into()).map(|target| Action::Move(pawn, Area(target))),
                    );
                }
            }
            Frame::Flight { pawn } => {
                actions.extend(
                    self.landings(table, seat, pawn)
                        .into_iter()
                        .flatten()
                        .map(Action::Circle),
                );
                // The data file may name them in any order.
                actions.sort_unstable();
            }
            Frame::Arrival { .. } | Frame::Deliver { .. } => {
                actions.push(Action::None);
                self.list_deliveries(table, frame, actions);
            }
            Frame::Charm { .. } => {
                actions.push(Action::None);
                actions.extend(
                    bits(self.charmable(table, seat).into())
                        .map(|cloud| Action::Charm(Cloud(cloud))),
                );
            }
            Frame::Visit { mountain, tile, .. } => {
                if tile && self.can_use(table, seat, mountain) {
                    actions.push(Action::UseTile);
                }
                self.list_deliveries(table, frame, actions);
                actions.push(Action::Done);
            }
        }
    }

    fn list_deliveries(&self, table: &Public, frame: Frame, actions: &mut Vec<Action>) {
        for area in bits(self.delivery_areas(table, frame).into()) {
            let area = Area(area);
            let towers = self.open_towers(table, table.actor, area);
            actions.extend(bits(towers).map(|tower| Action::Deliver(area, Tower(tower))));
        }
    }

    /// The landscapes an effect is about: a role's own, or any.
    #[inline]
    pub(crate) fn landscapes(&self, table: &Public, by: Source) -> Landscapes {
        match by {
            Source::Role => self.role_card(table.role()).lands,
            Source::Tile | Source::Storm => Landscapes::ALL,
        }
    }

    /// Where a pawn may move by this effect.
    #[inline]
    pub(crate) fn targets(&self, table: &Public, seat: Seat, pawn: Pawn, by: Source) -> Areas {
        self.map.moves(
            table.player(seat).at(pawn),
            self.landscapes(table, by),
            table.clouds,
        )
    }

    fn can_move(&self, table: &Public, seat: Seat, by: Source) -> bool {
        Pawn::ALL
            .iter()
            .any(|&pawn| self.targets(table, seat, pawn, by) != 0)
    }

    /// The areas from which the actor may deliver by this effect.
    /// A pawn's own area must have the druid's landscape (BS-R-14); where several areas could serve
    /// a tower, the player chooses (BS-R-42).
    #[inline]
    pub(crate) fn delivery_areas(&self, table: &Public, frame: Frame) -> Areas {
        let player = table.player(table.actor);
        match frame {
            Frame::Arrival { pawn } => 1 << player.at(pawn).0,
            Frame::Deliver { by } => player.areas() & self.map.lands(self.landscapes(table, by)),
            // BS-R-34: only while that very pawn stands there.
            Frame::Visit {
                mountain,
                delivery: Some(pawn),
                ..
            } => {
                let here = self.map.mountains[mountain as usize];
                if player.at(pawn) == here {
                    1 << here.0
                } else {
                    0
                }
            }
            _ => 0,
        }
    }

    /// The towers a player can serve from this area now (BS-49, BS-50, BS-55).
    #[inline]
    pub(crate) fn open_towers(&self, table: &Public, seat: Seat, area: Area) -> Towers {
        let goods = table.player(seat).goods;
        let printed = self.map.towers_at(area, goods) & !table.occupied;
        if self.has_tower_tile(table, area) {
            printed | self.map.takers(goods) & self.map.hill_tower().bit()
        } else {
            printed
        }
    }

    /// Whether the tower tile lies in this area (BS-110).
    #[inline]
    pub(crate) fn has_tower_tile(&self, table: &Public, area: Area) -> bool {
        match self.map.space[area.index()] {
            Some(Space::Hill(space)) => table.hill_tiles[space as usize] == Some(self.tower_tile),
            _ => false,
        }
    }

    fn can_deliver(&self, table: &Public, frame: Frame) -> bool {
        let mut areas = bits(self.delivery_areas(table, frame).into());
        areas.any(|area| self.open_towers(table, table.actor, Area(area)) != 0)
    }

    /// The clouds adjacent to either pawn, whatever they cost (BS-53).
    #[inline]
    pub(crate) fn near_clouds(&self, table: &Public, seat: Seat) -> Clouds {
        let [one, two] = table.player(seat).pawns;
        self.map.clouds_near(one, table.clouds) | self.map.clouds_near(two, table.clouds)
    }

    /// The clouds a player can charm away now.
    #[inline]
    pub(crate) fn charmable(&self, table: &Public, seat: Seat) -> Clouds {
        let wands = table.player(seat).goods.wands;
        let mut clouds = self.near_clouds(table, seat);
        for cloud in bits(clouds.into()) {
            if self.cloud_card(table.cloud_kinds[cloud as usize]).wands > wands {
                clouds &= !(1 << cloud);
            }
        }
        clouds
    }

    /// Whether the mountain's tile could do something for the player now (BS-R-36).
    pub(crate) fn can_use(&self, table: &Public, seat: Seat, mountain: u8) -> bool {
        match table.mountain_tiles[mountain as usize] {
            Some(MountainTile::Potions | MountainTile::Wands) => true,
            Some(MountainTile::Deliver) => {
                self.can_deliver(table, Frame::Deliver { by: Source::Tile })
            }
            Some(MountainTile::Move) => self.can_move(table, seat, Source::Tile),
            Some(MountainTile::Charm) => self.charmable(table, seat) != 0,
            None => false,
        }
    }

    /// The open circles to which the hill tile under this pawn leads (BS-107, BS-R-39); none on
    /// other areas.
    pub(crate) fn landings(&self, table: &Public, seat: Seat, pawn: Pawn) -> [Option<Circle>; 2] {
        let area = table.player(seat).at(pawn);
        let Some(Space::Hill(space)) = self.map.space[area.index()] else {
            return [None; 2];
        };
        let circles =
            table.hill_tiles[space as usize].and_then(|tile| self.hill_tile(tile).circles);
        let open = |circle: Circle| {
            self.map
                .open(self.map.circle(circle), table.clouds)
                .then_some(circle)
        };
        circles.map_or([None; 2], |circles| circles.map(open))
    }

    /// Leaves the top effect, or what is left of it (BS-37, BS-D-07).
    pub(super) fn decline<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        state.public.stack.pop();
        log.add(|| Event::Declined { seat });
        Next::Resolve
    }
}
