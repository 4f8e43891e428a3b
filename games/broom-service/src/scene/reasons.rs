//! Why a place on the map cannot be chosen now. The rules are asked, so that the table says what
//! they say.

use super::land::{area_id, cloud_id, tower_id};
use crate::BroomService;
use crate::cards::Pawn;
use crate::map::{Area, Cloud, Tower, bits};
use crate::rules::Obstacle;
use crate::state::{Frame, Public, Source};
use covenstead_core::{Locale, Seat};
use covenstead_scene::{Piece, Reason, Scene};

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
        for (id, obstacle) in closed {
            if let Some(piece) = scene
                .zones
                .iter_mut()
                .flat_map(|zone| &mut zone.pieces)
                .find(|piece| piece.id == id)
            {
                explain(piece, obstacle, self.obstacle_in_words(obstacle, locale));
            }
        }
    }

    fn closed_areas(&self, table: &Public, seat: Seat, by: Source) -> Vec<(String, Obstacle)> {
        let area = |place: usize| {
            let moves = Pawn::ALL
                .iter()
                .map(|&pawn| self.permit_move(table, seat, by, pawn, Area(place as u8)));
            Some((area_id(&self.board().area[place].id), why_none(moves)?))
        };
        (0..self.board().area.len()).filter_map(area).collect()
    }

    fn closed_towers(&self, table: &Public, seat: Seat, frame: Frame) -> Vec<(String, Obstacle)> {
        let tower = |place: usize| {
            let tower = Tower(place as u8);
            let areas = bits(table.player(seat).areas().into());
            let deliveries =
                areas.map(|area| self.permit_delivery(table, seat, frame, Area(area), tower));
            Some((tower_id(self.tower_id(tower)), why_none(deliveries)?))
        };
        (0..self.board().tower.len()).filter_map(tower).collect()
    }

    fn closed_clouds(&self, table: &Public, seat: Seat) -> Vec<(String, Obstacle)> {
        let cloud = |place: u8| {
            let obstacle = self.permit_charm(table, seat, Cloud(place)).err()?;
            Some((cloud_id(self.cloud_id(Cloud(place))), obstacle))
        };
        bits(table.clouds.into()).filter_map(cloud).collect()
    }
}

/// Why none of these ways is open; what is near says more than what is far.
fn why_none(ways: impl Iterator<Item = Result<(), Obstacle>>) -> Option<Obstacle> {
    let closed: Result<Vec<Obstacle>, ()> = ways.map(|way| way.err().ok_or(())).collect();
    closed
        .ok()?
        .into_iter()
        .min_by_key(|obstacle| obstacle.is_distance())
}

/// What is simply too far away is worth a sentence, but not a stop on the way of the keyboard.
fn explain(piece: &mut Piece, obstacle: Obstacle, text: String) {
    let rule = obstacle.rule();
    match obstacle.is_distance() {
        true => piece.text.push_str(&format!(" {text} ({rule})")),
        false => piece.why_not = Some(Reason { rule, text }),
    }
}
