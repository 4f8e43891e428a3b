//! What a choice brings at once and for certain.

use super::key;
use crate::BroomService;
use crate::action::Action;
use crate::cards::{EventCard, MountainTile, Role};
use crate::goods::{Goods, Resource};
use crate::state::{Frame, Phase, Public};
use covenstead_core::Seat;
use covenstead_scene::{Promise, Seen};

impl BroomService {
    /// The points and goods of an action; none where something that follows by itself may change
    /// them again.
    pub(super) fn promise_of(&self, seen: &Seen<'_, Self>, action: Action) -> Option<Promise> {
        let (table, seat) = (&seen.view.public, seen.viewer.seat()?);
        if self.more_may_follow(table, seat, action) {
            return None;
        }
        let events = &self.components().events;
        let nothing = Promise::default;
        Some(match action {
            Action::Brave(role) | Action::Cowardly(role) => self.curse_of(table, role),
            Action::Market => Promise::points(events.black_market.into()),
            Action::Distil(resource) => with(nothing(), Goods::one(resource), 1),
            Action::FiveVp => Promise::points(self.components().tiles.five_vp.into()),
            Action::Gather => with(nothing(), self.harvest(table), 1),
            Action::UseTile => self.gift_of_tile(table),
            Action::Move(_, area) if self.claims_amulet(table, seat, area) => {
                nothing().good("bs-amulet", 1)
            }
            Action::Deliver(area, tower) => {
                let card = &self.map.towers[tower.index()];
                let points = self.gain_of_delivery(table, area, tower);
                let wands = Goods::new(0, 0, 0, card.wands);
                let paid = with(Promise::points(points.into()), Goods::one(card.color), -1);
                with(paid, wands, 1)
            }
            Action::Charm(cloud) => {
                let card = self.cloud_card(table.cloud_kinds[cloud.index()]);
                Promise::points(self.gain_of_charm(table, seat, cloud).into())
                    .good(key(Resource::Wand), -i64::from(card.wands))
                    .good("bs-bolt", card.bolts.into())
            }
            Action::HandIn => with(
                Promise::points(events.works_vp.into()),
                events.works_set,
                -1,
            ),
            Action::Act
            | Action::BraveTile
            | Action::Decline
            | Action::Stay
            | Action::Move(..)
            | Action::Circle(_)
            | Action::Done
            | Action::Keep => nothing(),
            Action::None if table.phase == Phase::Act => nothing(),
            Action::None
            | Action::Choose(_)
            | Action::Extra(_)
            | Action::Fist(_)
            | Action::Starter(_)
            | Action::LayCloud(..)
            | Action::LayMountainTile(..)
            | Action::LayForestTile(..)
            | Action::LayHillTile(..)
            | Action::TurnUp(_)
            | Action::Bewitch(_) => return None,
        })
    }

    /// Whether the round or the game may end with this action and score by itself, or Brave Heart
    /// may make the player lay a last, bewitched card.
    fn more_may_follow(&self, table: &Public, seat: Seat, action: Action) -> bool {
        let lays = matches!(action, Action::Brave(_) | Action::Cowardly(_));
        let left = table.player(seat).cards.saturating_sub(lays.into());
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        let round_may_end =
            left == 0 && others.fold(0, |sum, other| sum + table.player(other).cards) == 0;
        let scores = match table.event() {
            Some(
                EventCard::PerilousPlaces
                | EventCard::ProtectedPlaces
                | EventCard::EmptyHanded
                | EventCard::FlockTogether,
            ) => true,
            Some(
                EventCard::MoreOrLess
                | EventCard::BlackMarket
                | EventCard::BlackDistillery
                | EventCard::BraveHeart
                | EventCard::TheUpperHand
                | EventCard::TheWorks,
            )
            | None => false,
        };
        let last_round = table.round == self.components().setup.rounds;
        let forced = table.is_event(EventCard::BraveHeart) && left == 1;
        round_may_end && (scores || last_round) || forced && !table.bewitched.is_empty()
    }

    fn curse_of(&self, table: &Public, role: Role) -> Promise {
        if table.bewitched.contains(role) {
            Promise::points(-i64::from(self.components().setup.bewitched_penalty))
        } else {
            Promise::default()
        }
    }

    /// What the visited mountain's tile gives; the others let the player do something.
    fn gift_of_tile(&self, table: &Public) -> Promise {
        let Some(Frame::Visit { mountain, .. }) = table.stack.top() else {
            return Promise::default();
        };
        match table.mountain_tiles[usize::from(mountain)] {
            Some(MountainTile::Potions) => with(Promise::default(), Goods::new(1, 1, 1, 0), 1),
            Some(MountainTile::Wands) => {
                let wands = self.components().tiles.wands;
                with(Promise::default(), Goods::new(0, 0, 0, wands), 1)
            }
            Some(MountainTile::Deliver | MountainTile::Move | MountainTile::Charm) | None => {
                Promise::default()
            }
        }
    }
}

/// With so many times these goods.
fn with(promise: Promise, goods: Goods, times: i64) -> Promise {
    Resource::ALL.iter().fold(promise, |promise, &kind| {
        promise.good(key(kind), times * i64::from(goods.count(kind)))
    })
}
