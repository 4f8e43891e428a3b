//! Why a place on the map cannot be chosen now. The rules are asked, so that the table says what
//! they say.

use super::land::{area_id, cloud_id, tower_id};
use crate::BroomService;
use crate::cards::Pawn;
use crate::map::{Area, Cloud, Tower, bits};
use crate::rules::Reason;
use crate::state::{Frame, Public, Source};
use covenstead_core::{Locale, Seat};
use covenstead_scene::{Piece, Scene};

impl BroomService {
    /// Lets every area, tower or cloud that `seat` cannot choose say why, while such a thing is
    /// asked for.
    pub(super) fn give_reasons(
        &self,
        table: &Public,
        seat: Seat,
        locale: Locale,
        scene: &mut Scene,
    ) {
        let closed = match table.stack.top() {
            Some(Frame::Move { by, .. }) => self.closed_areas(table, seat, by),
            Some(frame @ (Frame::Arrival { .. } | Frame::Deliver { .. })) => {
                self.closed_towers(table, seat, frame)
            }
            Some(Frame::Charm { .. }) => self.closed_clouds(table, seat),
            Some(Frame::Gather | Frame::Flight { .. } | Frame::Visit { .. }) | None => Vec::new(),
        };
        for Shut { id, reason, near } in closed {
            if let Some(piece) = scene
                .zones
                .iter_mut()
                .flat_map(|zone| &mut zone.pieces)
                .find(|piece| piece.id == id)
            {
                explain(piece, reason, near, self.reason_in_words(reason, locale));
            }
        }
    }

    fn closed_areas(&self, table: &Public, seat: Seat, by: Source) -> Vec<Shut> {
        let pawns = table.player(seat).pawns;
        let near = pawns.map(|from| self.map.adjacent(from, table.clouds));
        let area = |place: usize| {
            let moves = Pawn::ALL
                .iter()
                .map(|&pawn| self.permit_move(table, seat, by, pawn, Area(place as u8)));
            let reason = why_none(moves)?;
            Some(Shut {
                id: area_id(&self.board().area[place].id),
                reason,
                near: (near[0] | near[1]) >> place & 1 == 1 && !reason.is_distance(),
            })
        };
        (0..self.board().area.len()).filter_map(area).collect()
    }

    fn closed_towers(&self, table: &Public, seat: Seat, frame: Frame) -> Vec<Shut> {
        let tower = |place: usize| {
            let tower = Tower(place as u8);
            let areas = bits(table.player(seat).areas().into());
            let deliveries =
                areas.map(|area| self.permit_delivery(table, seat, frame, Area(area), tower));
            let reason = why_none(deliveries)?;
            Some(Shut {
                id: tower_id(self.tower_id(tower)),
                reason,
                near: !reason.is_distance(),
            })
        };
        (0..self.board().tower.len()).filter_map(tower).collect()
    }

    fn closed_clouds(&self, table: &Public, seat: Seat) -> Vec<Shut> {
        let cloud = |place: u8| {
            let reason = self.permit_charm(table, seat, Cloud(place)).err()?;
            Some(Shut {
                id: cloud_id(self.cloud_id(Cloud(place))),
                reason,
                near: !reason.is_distance(),
            })
        };
        bits(table.clouds.into()).filter_map(cloud).collect()
    }
}

/// Something on the map that cannot be chosen.
struct Shut {
    /// The piece.
    id: String,
    /// Why not.
    reason: Reason,
    /// Whether it is near enough to be asked about.
    near: bool,
}

/// Why none of these ways is open; what is near says more than what is far.
fn why_none(ways: impl Iterator<Item = Result<(), Reason>>) -> Option<Reason> {
    let closed: Result<Vec<Reason>, ()> = ways.map(|way| way.err().ok_or(())).collect();
    closed
        .ok()?
        .into_iter()
        .min_by_key(|reason| reason.is_distance())
}

/// What is simply too far away is worth a sentence, but not a stop on the way of the keyboard.
fn explain(piece: &mut Piece, reason: Reason, near: bool, text: String) {
    if near {
        piece.why_not = Some(covenstead_scene::Reason {
            rule: reason.rule(),
            text,
        });
    } else {
        piece.text.push_str(&format!(" {text}"));
    }
}
