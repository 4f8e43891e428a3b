//! The choices: what their buttons say, and what one points at to make them.

use super::land::{area_id, cloud_id, pawn_id, tile_id, tower_id};
use super::{EVENT, card_id, held_id, key};
use crate::BroomService;
use crate::action::Action;
use crate::cards::{ForestTile, Pawn, Role, Stance};
use crate::map::{Area, Cloud, Tower};
use crate::speech::{Nouns, say};
use crate::state::{Frame, Phase, Public};
use covenstead_core::{Seat, Words};
use covenstead_scene::{Choice, Good, Seen};
use covenstead_speech::Phrase;

impl BroomService {
    pub(super) fn choice_of(&self, seen: &Seen<'_, Self>, action: Action) -> Choice {
        let choice = Choice::new(self.print(action), (seen.explain)(action))
            .pieces(self.pointed_at(seen, action));
        let (label, locale) = (
            choice.text.trim_end_matches('.').to_string(),
            seen.to.locale,
        );
        let choice = match self.promise_of(seen, action) {
            Some(promise) => choice.promising(promise),
            None => choice,
        };
        match action {
            Action::Brave(role) => choice.label(say(locale, "brave-label").role(role)),
            Action::Cowardly(role) => choice.label(say(locale, "cowardly-label").role(role)),
            Action::None | Action::Stay | Action::Decline | Action::Done | Action::Keep => {
                choice.label(label).declining()
            }
            Action::Deliver(area, tower) => choice.label(self.delivery_label(seen, area, tower)),
            Action::Charm(cloud) => choice.label(self.charm_label(seen, cloud)),
            _ => choice.label(label),
        }
    }

    /// The tower alone, unless it can be served from both pawns' areas.
    fn delivery_label(&self, seen: &Seen<'_, Self>, area: Area, tower: Tower) -> Phrase<'_> {
        let (table, locale) = (&seen.view.public, seen.to.locale);
        let label = if served_from_both(&seen.legal, tower) {
            say(locale, "deliver-from-label").with("place", self.area_in_words(area, locale))
        } else {
            say(locale, "deliver-label")
        };
        label
            .with("tower", self.tower_in_words(tower, locale))
            .with("vp", self.gain_of_delivery(table, area, tower))
            .with("wands", self.map.towers[tower.index()].wands)
    }

    fn charm_label(&self, seen: &Seen<'_, Self>, cloud: Cloud) -> Phrase<'_> {
        let (table, locale) = (&seen.view.public, seen.to.locale);
        let seat = seen.viewer.seat().unwrap_or_default();
        let card = self.cloud_card(table.cloud_kinds[cloud.index()]);
        say(locale, "charm-label")
            .with("cloud", self.cloud_in_words(cloud, locale))
            .with("wands", card.wands)
            .with("bolts", card.bolts)
            .with("vp", self.gain_of_charm(table, seat, cloud))
    }

    fn pointed_at(&self, seen: &Seen<'_, Self>, action: Action) -> Vec<String> {
        let (table, seat) = (&seen.view.public, seen.viewer.seat().unwrap_or_default());
        let area = |area: Area| area_id(self.area_id(area));
        match action {
            Action::Extra(role) => vec![card_id(seat, role)],
            Action::Brave(role) => vec![half_id(role, Stance::Brave)],
            Action::Cowardly(role) => vec![half_id(role, Stance::Cowardly)],
            Action::Act => vec!["turn-cowardly".into()],
            Action::Gather => vec!["turn-role".into()],
            Action::Market | Action::HandIn => vec![EVENT.into()],
            Action::Distil(kind) => vec![Good::id(seat, key(kind))],
            Action::FiveVp => vec![held_id(seat, ForestTile::FiveVp)],
            Action::BraveTile => vec![held_id(seat, ForestTile::Brave)],
            Action::Move(pawn, to) if both_pawns_move(&seen.legal) => {
                vec![pawn_id(seat, pawn), area(to)]
            }
            Action::Move(_, to) => vec![area(to)],
            Action::Circle(circle) => vec![area(self.map.circle(circle))],
            Action::UseTile => {
                Vec::from_iter(self.visited(table).map(|area| tile_id(self.area_id(area))))
            }
            Action::Deliver(from, tower) if served_from_both(&seen.legal, tower) => {
                vec![
                    tower_id(self.tower_id(tower)),
                    pawn_id(seat, pawn_in(table, seat, from)),
                ]
            }
            Action::Deliver(_, tower) => vec![tower_id(self.tower_id(tower))],
            Action::Charm(cloud) => vec![cloud_id(self.cloud_id(cloud))],
            Action::None | Action::Decline | Action::Stay | Action::Done | Action::Keep => {
                Vec::new()
            }
            // Picked as sets.
            Action::Choose(_) | Action::Fist(_) => Vec::new(),
            // For chance to do.
            Action::Starter(_)
            | Action::LayCloud(..)
            | Action::LayMountainTile(..)
            | Action::LayForestTile(..)
            | Action::LayHillTile(..)
            | Action::TurnUp(_)
            | Action::Bewitch(_) => Vec::new(),
        }
    }

    /// The mountain that is being visited.
    fn visited(&self, table: &Public) -> Option<Area> {
        match table.stack.top() {
            Some(Frame::Visit { mountain, .. }) if table.phase == Phase::Act => {
                Some(self.map.mountains[usize::from(mountain)])
            }
            _ => None,
        }
    }
}

/// Where only one pawn can move, the place to go to says it all.
fn both_pawns_move(legal: &[Action]) -> bool {
    let moves = |pawn| {
        legal
            .iter()
            .any(|action| matches!(action, Action::Move(mover, _) if *mover == pawn))
    };
    Pawn::ALL.iter().all(|&pawn| moves(pawn))
}

/// Whether one has to say from where to serve the tower.
fn served_from_both(legal: &[Action], tower: Tower) -> bool {
    legal
        .iter()
        .filter(|action| matches!(action, Action::Deliver(_, to) if *to == tower))
        .count()
        > 1
}

/// The pawn of `seat` in an area that only one of them is in.
fn pawn_in(table: &Public, seat: Seat, area: Area) -> Pawn {
    if table.player(seat).at(Pawn::First) == area {
        Pawn::First
    } else {
        Pawn::Second
    }
}

/// Half of a card in hand: its brave or its cowardly action.
fn half_id(role: Role, stance: Stance) -> String {
    format!("{stance}-{role}")
}
