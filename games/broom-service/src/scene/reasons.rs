//! Why a place on the map cannot be chosen now. The rules are asked (`permit`), so that the table says what they say.

use super::land::{area_id, cloud_id, tower_id};
use crate::BroomService;
use crate::action::Action;
use crate::cards::Pawn;
use crate::map::{Area, Cloud, Tower, bits};
use crate::state::{Frame, Public};
use covenstead_core::{Refusal, Seat};
use covenstead_scene::{Piece, Reason, Scene};

/// The rules that forbid what is simply too far away: worth a sentence, but not a stop on the way of the keyboard.
const FAR: [&str; 3] = ["BS-46", "BS-49", "BS-53"];

impl BroomService {
    /// Lets every area, tower or cloud that `seat` cannot choose say why, while such a thing is asked for.
    pub(super) fn give_reasons(&self, table: &Public, seat: Seat, scene: &mut Scene) {
        let refused = match table.stack.top() {
            Some(Frame::Move { .. }) => self.closed_areas(table, seat),
            Some(Frame::Arrival { .. } | Frame::Deliver { .. }) => self.closed_towers(table, seat),
            Some(Frame::Charm { .. }) => self.closed_clouds(table, seat),
            Some(Frame::Gather | Frame::Flight { .. } | Frame::Visit { .. }) | None => Vec::new(),
        };
        for (id, refusal) in refused {
            if let Some(piece) = scene.zones.iter_mut().flat_map(|zone| &mut zone.pieces).find(|piece| piece.id == id) {
                explain(piece, refusal);
            }
        }
    }

    fn closed_areas(&self, table: &Public, seat: Seat) -> Vec<(String, Refusal)> {
        let area = |place: usize| {
            let moves = Pawn::ALL.iter().map(|&pawn| Action::Move(pawn, Area(place as u8)));
            Some((area_id(&self.board().area[place].id), self.why_none(table, seat, moves)?))
        };
        (0..self.board().area.len()).filter_map(area).collect()
    }

    fn closed_towers(&self, table: &Public, seat: Seat) -> Vec<(String, Refusal)> {
        let tower = |place: usize| {
            let tower = Tower(place as u8);
            let from = bits(table.player(seat).areas().into()).map(|area| Action::Deliver(Area(area), tower));
            Some((tower_id(self.tower_id(tower)), self.why_none(table, seat, from)?))
        };
        (0..self.board().tower.len()).filter_map(tower).collect()
    }

    fn closed_clouds(&self, table: &Public, seat: Seat) -> Vec<(String, Refusal)> {
        let cloud = |place: u8| {
            let cloud = Cloud(place);
            Some((cloud_id(self.cloud_id(cloud)), self.why_none(table, seat, std::iter::once(Action::Charm(cloud)))?))
        };
        bits(table.clouds.into()).filter_map(cloud).collect()
    }

    /// Why none of these actions is allowed; what is near says more than what is far.
    fn why_none(&self, table: &Public, seat: Seat, actions: impl Iterator<Item = Action>) -> Option<Refusal> {
        let judged: Vec<_> = actions.map(|action| self.permit_effect(table, seat, action)).collect();
        if judged.iter().any(Result::is_ok) {
            return None;
        }
        let mut refusals: Vec<Refusal> = judged.into_iter().filter_map(Result::err).collect();
        refusals.sort_by_key(|refusal| FAR.contains(&refusal.rule));
        refusals.into_iter().next()
    }
}

fn explain(piece: &mut Piece, Refusal { rule, message }: Refusal) {
    match FAR.contains(&rule) {
        true => piece.text.push_str(&format!(" {message} ({rule})")),
        false => piece.why_not = Some(Reason { rule, text: message }),
    }
}
