//! What the table looks like: its description in words, every choice with its explanation, and the cards of the round to pick.

use crate::BroomService;
use crate::action::Action;
use crate::cards::{Role, RoleSet};
use covenstead_core::{Seat, Words};
use covenstead_scene::{Ask, Pick, Pickable, Piece, Scene, Scenic, Seen, Zone, ZoneKind};

impl Scenic for BroomService {
    fn lay(&self, seen: &Seen<'_, Self>, scene: &mut Scene) {
        scene.text = Some(self.describe(seen.view, seen.names));
        if let (Some(seat), Some(hands)) = (seen.viewer.seat(), hands(&seen.legal)) {
            let cards = hands.roles.iter().map(|role| Piece::new(card_id(seat, role), "role", role.id(), role.name()).of(seat));
            scene.zones.push(Zone::new(format!("hand-{}", seat.0), "Your roles", ZoneKind::Hand, cards.collect()).of(seat));
        }
    }

    fn ask(&self, seen: &Seen<'_, Self>) -> Ask {
        match (seen.viewer.seat(), hands(&seen.legal)) {
            (Some(seat), Some(hands)) => Ask::Set(pick(seat, &hands)),
            _ if seen.legal.is_empty() => Ask::Nothing,
            _ => Ask::One { choices: seen.legal.iter().map(|&action| self.choice(seen, action)).collect() },
        }
    }
}

/// The cards of which a hand is chosen, and how many it takes (BS-D-01).
struct Hands {
    roles: RoleSet,
    least: usize,
    most: usize,
}

fn hands(legal: &[Action]) -> Option<Hands> {
    let sets = || legal.iter().filter_map(|action| if let Action::Choose(roles) = action { Some(*roles) } else { None });
    let sizes = || sets().map(|roles| roles.len() as usize);
    let roles = Role::ALL.iter().copied().filter(|&role| sets().any(|set| set.contains(role))).collect();
    Some(Hands { roles, least: sizes().min()?, most: sizes().max()? })
}

fn pick(seat: Seat, hands: &Hands) -> Pick {
    let from = hands.roles.iter().map(|role| Pickable { piece: card_id(seat, role), word: role.id().into() }).collect();
    Pick { least: hands.least, most: hands.most, from, verb: "choose", label: "Take these cards".into() }
}

fn card_id(seat: Seat, role: Role) -> String {
    format!("card-{}-{role}", seat.0)
}
