//! Moves, arrivals and what lies in wait there: forest tiles, turbo brooms, mountains (BS-45 to
//! BS-48, BS-86 to BS-110).

use super::Next;
use crate::BroomService;
use crate::cards::{Circle, MountainTile, Pawn};
use crate::event::Event;
use crate::goods::Goods;
use crate::map::{Area, Space};
use crate::state::{Frame, Source, State};
use covenstead_core::{Log, Seat};

impl BroomService {
    /// BS-D-07: the move, then the arrival, then what is left (BS-116).
    #[inline]
    pub(super) fn move_pawn<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        pawn: Pawn,
        to: Area,
        log: &mut L,
    ) -> Next {
        let table = &mut state.public;
        let Some(Frame::Move { by, left }) = table.stack.top() else {
            return Next::Resolve;
        };
        match left {
            1 => table.stack.pop(),
            _ => table.stack.replace(Frame::Move { by, left: left - 1 }),
        }
        let delivers = by == Source::Role && table.bravely;
        let from = table.player(seat).at(pawn);
        table.player_mut(seat).pawns[pawn.index()] = to;
        log.add(|| Event::Moved {
            seat,
            pawn,
            from: self.area_id(from).into(),
            to: self.area_id(to).into(),
        });
        self.arrive(state, seat, pawn, delivers, log);
        Next::Resolve
    }

    /// BS-114: the arrival comes before anything else; the brave witch's delivery waits beneath it.
    /// Every move into an area counts, by whatever effect; starting there does not (BS-R-38).
    #[inline]
    fn arrive<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        pawn: Pawn,
        delivers: bool,
        log: &mut L,
    ) {
        let area = state.public.player(seat).at(pawn);
        let space = self.map.space[area.index()];
        if let Some(Space::Mountain(mountain)) = space
            && state.public.player(seat).amulets >> mountain & 1 == 0
        {
            return self.visit(state, seat, mountain, delivers.then_some(pawn), log);
        }
        if delivers {
            state.public.stack.push(Frame::Arrival { pawn });
        }
        match space {
            Some(Space::Forest(forest)) => self.take_forest_tile(state, seat, forest, log),
            Some(Space::Hill(_)) => self.take_off(state, seat, pawn, log),
            Some(Space::Mountain(_)) | None => {}
        }
    }

    /// BS-89, BS-R-35: the amulet is claimed at once; tile and delivery follow in the player's
    /// order. A pawn on the island of the front never leaves it (BS-I-17).
    fn visit<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        mountain: u8,
        delivery: Option<Pawn>,
        log: &mut L,
    ) {
        state.public.player_mut(seat).amulets |= 1 << mountain;
        state.public.stack.push(Frame::Visit {
            mountain,
            tile: true,
            delivery,
        });
        log.add(|| Event::AmuletClaimed {
            seat,
            area: self.area_id(self.map.mountains[mountain as usize]).into(),
        });
    }

    /// BS-98.
    /// Taking it is automatic, and it cannot be used in the same turn (BS-R-22, BS-R-23).
    fn take_forest_tile<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        forest: u8,
        log: &mut L,
    ) {
        let Some(tile) = state.public.forest_tiles[forest as usize].take() else {
            return;
        };
        state.public.player_mut(seat).tiles[tile.index()] += 1;
        let area = self.map.forests[forest as usize];
        log.add(|| Event::TileTaken {
            seat,
            area: self.area_id(area).into(),
            tile,
        });
    }

    /// BS-107, BS-R-39: with one open circle the flight is automatic.
    fn take_off<L: Log<Event>>(&self, state: &mut State, seat: Seat, pawn: Pawn, log: &mut L) {
        match self.landings(&state.public, seat, pawn) {
            [Some(_), Some(_)] => state.public.stack.push(Frame::Flight { pawn }),
            [Some(circle), None] | [None, Some(circle)] => {
                self.land(state, seat, pawn, circle, log)
            }
            [None, None] => {}
        }
    }

    /// BS-D-08.
    /// Over one water area at most (BS-R-03).
    pub(super) fn fly<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        circle: Circle,
        log: &mut L,
    ) -> Next {
        if let Some(Frame::Flight { pawn }) = state.public.stack.top() {
            state.public.stack.pop();
            self.land(state, seat, pawn, circle, log);
        }
        Next::Resolve
    }

    /// Stone circles trigger nothing further (BS-118, BS-R-54).
    /// Only a witch delivers, and only where she arrives (BS-R-40).
    fn land<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        pawn: Pawn,
        circle: Circle,
        log: &mut L,
    ) {
        let to = self.map.circle(circle);
        let from = state.public.player(seat).at(pawn);
        state.public.player_mut(seat).pawns[pawn.index()] = to;
        log.add(|| Event::Flew {
            seat,
            pawn,
            from: self.area_id(from).into(),
            to: self.area_id(to).into(),
            circle,
        });
    }

    /// BS-91 to BS-96: the tile's effect is resolved fully; then, if the brave witch's delivery is
    /// left, the visit goes on. The tile is spent although its effect may still be declined
    /// (BS-R-37).
    pub(super) fn use_tile<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        let table = &mut state.public;
        let Some(Frame::Visit {
            mountain, delivery, ..
        }) = table.stack.top()
        else {
            return Next::Resolve;
        };
        let Some(tile) = table.mountain_tiles[mountain as usize] else {
            return Next::Resolve;
        };
        match delivery {
            Some(_) => table.stack.replace(Frame::Visit {
                mountain,
                tile: false,
                delivery,
            }),
            None => table.stack.pop(),
        }
        log.add(|| Event::TileUsed {
            seat,
            area: self.area_id(self.map.mountains[mountain as usize]).into(),
            tile,
        });
        let by = Source::Tile;
        match tile {
            MountainTile::Potions => self.receive(state, seat, Goods::new(1, 1, 1, 0), log),
            MountainTile::Wands => self.receive(
                state,
                seat,
                Goods::new(0, 0, 0, self.components().tiles.wands),
                log,
            ),
            MountainTile::Deliver => state.public.stack.push(Frame::Deliver { by }),
            MountainTile::Move => {
                let left = self.components().tiles.moves;
                state.public.stack.push(Frame::Move { by, left });
            }
            MountainTile::Charm => state.public.stack.push(Frame::Charm { by }),
        }
        Next::Resolve
    }
}
