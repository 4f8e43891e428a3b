//! Why an action is not allowed: the rule, and a sentence a player understands.

use super::laying::{mountain_tiles_left, next_space, unseen_events};
use crate::BroomService;
use crate::action::Action;
use crate::cards::{EventCard, ForestTile, Pawn, RoleSet};
use crate::map::{Area, Cloud, Tower};
use crate::state::{Frame, Phase, Public, Source, State};
use covenstead_core::notation::count;
use covenstead_core::{Actor, Refusal, Seat, Turn};

type Permission = Result<(), Refusal>;

fn no(rule: &'static str, message: impl Into<String>) -> Permission {
    Err(Refusal::new(rule, message))
}

impl BroomService {
    /// Whether the rules allow `actor` this action now.
    pub(crate) fn permission(&self, state: &State, actor: Actor, action: Action) -> Permission {
        match (actor, self.turn_of(state)) {
            (Actor::Chance, Turn::Chance) => self.permit_chance(&state.public, action),
            (Actor::Seat(seat), Turn::Seats(seats)) if seats.contains(seat) => self.permit_decision(state, seat, action),
            _ => no("BS-31", "It is not your turn to decide."),
        }
    }

    fn permit_chance(&self, table: &Public, outcome: Action) -> Permission {
        match (table.phase, outcome) {
            (Phase::DrawStarter, Action::Starter(seat)) => {
                Refusal::unless(seat.0 < self.seats, "BS-R-01", || format!("there is no {seat}"))
            }
            (Phase::LayCloud, Action::LayCloud(cloud, kind)) => {
                let next = next_space(table);
                Refusal::unless(cloud == next, "BS-16", || format!("the next cloud is laid on {}", self.cloud_id(next)))?;
                let left = self.may_lay(table, kind);
                Refusal::unless(left, "BS-79", || format!("no cloud {} is left in the mix", self.cloud_card(kind).id))
            }
            (Phase::LayMountainTile, Action::LayMountainTile(area, tile)) => {
                let fits = area == self.next_mountain(table) && mountain_tiles_left(table).contains(tile);
                Refusal::unless(fits, "BS-86", || format!("the mountain tile {tile} cannot be laid there"))
            }
            (Phase::LayForestTile, Action::LayForestTile(area, tile)) => {
                let fits = area == self.next_forest(table) && self.forest_tiles_left(table)[tile.index()] > 0;
                Refusal::unless(fits, "BS-97", || format!("the forest tile {tile} cannot be laid there"))
            }
            (Phase::LayHillTile, Action::LayHillTile(area, tile)) => {
                let fits = area == self.next_hill(table) && self.hill_tiles_left(table) >> tile & 1 == 1;
                Refusal::unless(fits, "BS-106", || format!("the hill tile {} cannot be laid there", self.hill_tile(tile).id))
            }
            (Phase::DrawEvent, Action::TurnUp(event)) => {
                let unseen = unseen_events(table).contains(event);
                Refusal::unless(unseen, "BS-17", || format!("{} has already come up", event.name()))
            }
            (Phase::Bewitch, Action::Bewitch(role)) => {
                let in_pile = table.pile.contains(role);
                Refusal::unless(in_pile, "BS-43", || format!("the {} is not in the bewitched pile", role.name()))
            }
            _ => no("BS-20", "chance draws something else now"),
        }
    }

    fn permit_decision(&self, state: &State, seat: Seat, action: Action) -> Permission {
        let table = &state.public;
        let hand = state.secrets[seat.index()].hand;
        match table.phase {
            Phase::Choose => permit_hand(table, action),
            Phase::Extra => permit_extra(hand, action),
            Phase::Lead => permit_lead(table, hand, action),
            Phase::Follow(_) => permit_follow(table, action),
            Phase::Mode => self.permit_mode(table, seat, action),
            Phase::Act => self.permit_effect(table, seat, action),
            Phase::Fist => match action {
                Action::Fist(fist) => Refusal::unless(table.player(seat).goods.covers(fist), "BS-R-29", || {
                    "You do not have all of that to put into your fist.".into()
                }),
                _ => no("BS-69", "Put any part of your resources into your fist, or nothing."),
            },
            Phase::Works(_) => match action {
                Action::HandIn | Action::Keep => Ok(()),
                _ => no("BS-71", "Hand in a set, or keep it."),
            },
            Phase::DrawStarter
            | Phase::LayCloud
            | Phase::LayMountainTile
            | Phase::LayForestTile
            | Phase::LayHillTile
            | Phase::DrawEvent
            | Phase::Bewitch
            | Phase::Over => no("BS-20", "There is nothing to decide now."),
        }
    }

    fn permit_mode(&self, table: &Public, seat: Seat, action: Action) -> Permission {
        let player = table.player(seat);
        match action {
            Action::Act => Ok(()),
            Action::Market => Refusal::unless(table.is_event(EventCard::BlackMarket), "BS-63", || {
                "There is no Black Market in this round.".into()
            }),
            Action::Distil(_) => Refusal::unless(table.is_event(EventCard::BlackDistillery), "BS-63", || {
                "There is no Black Distillery in this round.".into()
            }),
            Action::FiveVp => Refusal::unless(player.holds(ForestTile::FiveVp), "BS-105", || {
                "You have no tile that brings points instead of the action.".into()
            }),
            Action::BraveTile => Refusal::unless(player.holds(ForestTile::Brave), "BS-101", || {
                "You have no tile that lets you do the brave action.".into()
            }),
            _ => no("BS-R-16", "First choose between the cowardly action and what you may take instead."),
        }
    }

    pub(crate) fn permit_effect(&self, table: &Public, seat: Seat, action: Action) -> Permission {
        let Some(frame) = table.stack.top() else { return no("BS-113", "There is no action to perform.") };
        match (frame, action) {
            (Frame::Gather, Action::Gather | Action::Decline) => Ok(()),
            (Frame::Gather, _) => no("BS-56", "Take what the gatherer brings, or decline."),
            (Frame::Move { .. }, Action::Stay) => Ok(()),
            (Frame::Move { by, .. }, Action::Move(pawn, area)) => self.permit_move(table, seat, by, pawn, area),
            (Frame::Move { .. }, _) => no("BS-45", "Move one of your pawns to an adjacent area, or stay."),
            (Frame::Flight { pawn }, Action::Circle(circle)) => {
                let landings = self.landings(table, seat, pawn);
                let named = landings.contains(&Some(circle));
                Refusal::unless(named, "BS-107", || "The turbo broom does not fly to that circle now.".into())
            }
            (Frame::Flight { .. }, _) => no("BS-R-39", "The turbo broom flies on at once: choose one of its stone circles."),
            (Frame::Arrival { .. } | Frame::Deliver { .. }, Action::None) => Ok(()),
            (Frame::Arrival { .. } | Frame::Deliver { .. } | Frame::Visit { .. }, Action::Deliver(area, tower)) => {
                self.permit_delivery(table, seat, frame, area, tower)
            }
            (Frame::Arrival { .. } | Frame::Deliver { .. }, _) => no("BS-49", "Deliver one potion, or none."),
            (Frame::Charm { .. }, Action::None) => Ok(()),
            (Frame::Charm { .. }, Action::Charm(cloud)) => self.permit_charm(table, seat, cloud),
            (Frame::Charm { .. }, _) => no("BS-53", "Charm one cloud away, or none."),
            (Frame::Visit { .. }, Action::Done) => Ok(()),
            (Frame::Visit { mountain, tile, .. }, Action::UseTile) => {
                Refusal::unless(tile, "BS-91", || "You have used this mountain's tile already.".into())?;
                let useful = self.can_use(table, seat, mountain);
                Refusal::unless(useful, "BS-R-36", || "The tile can do nothing for you at the moment.".into())
            }
            (Frame::Visit { .. }, _) => no("BS-89", "Use the mountain's tile, deliver here if you may, or finish the visit."),
        }
    }

    fn permit_move(&self, table: &Public, seat: Seat, by: Source, pawn: Pawn, to: Area) -> Permission {
        let from = table.player(seat).at(pawn);
        let (id, start) = (self.area_id(to), self.area_id(from));
        Refusal::unless(from != to, "BS-45", || format!("Your pawn {pawn} is in {id} already."))?;
        let adjacent = self.map.adjacent(from, table.clouds) >> to.0 & 1 == 1;
        Refusal::unless(adjacent, "BS-46", || format!("{id} is not adjacent to {start}, where your pawn {pawn} is."))?;
        Refusal::unless(self.map.open(to, table.clouds), "BS-47", || format!("{id} is closed by clouds."))?;
        let landscape = self.map.landscape[to.index()];
        Refusal::unless(self.landscapes(table, by).contains(landscape), "BS-57", || {
            format!("The {} does not fly to {landscape} areas.", table.role().name())
        })
    }

    fn permit_delivery(&self, table: &Public, seat: Seat, frame: Frame, area: Area, tower: Tower) -> Permission {
        let (id, player) = (self.area_id(area), table.player(seat));
        if self.delivery_areas(table, frame) >> area.0 & 1 == 0 {
            return match frame {
                Frame::Visit { delivery: None, .. } => no("BS-89", "There is no delivery to make on this visit."),
                Frame::Visit { .. } => {
                    no("BS-R-34", "Only the pawn the witch moved may deliver, while it is on this mountain.")
                }
                _ if player.areas() >> area.0 & 1 == 0 => no("BS-49", format!("You have no pawn in {id}.")),
                Frame::Arrival { .. } => no("BS-58", "Only the pawn that moved may deliver, where it has come to."),
                _ => no("BS-59", format!("The {} does not deliver in {id}.", table.role().name())),
            };
        }
        self.permit_tower(table, seat, area, tower)
    }

    fn permit_tower(&self, table: &Public, seat: Seat, area: Area, tower: Tower) -> Permission {
        let (id, name) = (self.area_id(area), self.tower_id(tower));
        let printed = self.board().tower.get(tower.index());
        let covered = self.has_mountain_tiles() && printed.is_some_and(|printed| printed.covered_by_mountain_tile);
        Refusal::unless(!covered, "BS-87", || format!("The tower {name} is covered by the mountain tile."))?;
        let touches = match printed {
            Some(_) => self.map.touching(area) & tower.bit() != 0,
            None => self.has_tower_tile(table, area),
        };
        Refusal::unless(touches, "BS-49", || format!("The tower {name} does not touch {id}."))?;
        Refusal::unless(table.occupied & tower.bit() == 0, "BS-50", || format!("The tower {name} has its potion already."))?;
        let colour = self.map.towers[tower.index()].color;
        Refusal::unless(table.player(seat).goods.count(colour) > 0, "BS-55", || format!("You have no {colour} potion."))
    }

    fn permit_charm(&self, table: &Public, seat: Seat, cloud: Cloud) -> Permission {
        let id = self.cloud_id(cloud);
        Refusal::unless(table.clouds & cloud.bit() != 0, "BS-54", || format!("There is no cloud on {id} any more."))?;
        let near = self.near_clouds(table, seat) & cloud.bit() != 0;
        Refusal::unless(near, "BS-53", || format!("No pawn of yours is adjacent to the cloud on {id}."))?;
        let cost = self.cloud_card(table.cloud_kinds[cloud.index()]).wands;
        let held = table.player(seat).goods.wands;
        Refusal::unless(cost <= held, "BS-55", || format!("The cloud on {id} costs {}; you have {held}.", count(cost, "wand")))
    }
}

fn permit_hand(table: &Public, action: Action) -> Permission {
    let more_or_less = table.is_event(EventCard::MoreOrLess);
    let Action::Choose(roles) = action else {
        return match more_or_less {
            true => no("BS-72", "Choose one to five cards for this round first."),
            false => no("BS-21", "Choose four cards for this round first."),
        };
    };
    let chosen = roles.len();
    if more_or_less {
        return Refusal::unless((1..=5).contains(&chosen), "BS-72", || format!("Choose one to five cards, not {chosen}."));
    }
    Refusal::unless(chosen == 4, "BS-21", || format!("Choose exactly four different cards, not {chosen}."))
}

fn permit_extra(hand: RoleSet, action: Action) -> Permission {
    match action {
        Action::None => Ok(()),
        Action::Extra(role) => Refusal::unless(!hand.contains(role), "BS-R-20", || {
            format!("You hold the {} already: the extra card comes from those set aside.", role.name())
        }),
        _ => no("BS-103", "Take one more card for your tile, or none."),
    }
}

fn permit_lead(table: &Public, hand: RoleSet, action: Action) -> Permission {
    match action {
        Action::Brave(role) | Action::Cowardly(role) if !hand.contains(role) => match table.led.contains(role) {
            true => no("BS-41", format!("The {} has already been led in this round.", role.name())),
            false => no("BS-30", format!("You do not hold the {}.", role.name())),
        },
        Action::Brave(_) => Ok(()),
        Action::Cowardly(_) => Refusal::unless(!table.is_event(EventCard::BraveHeart), "BS-66", || {
            "Brave Heart: whoever leads must be brave.".into()
        }),
        _ => no("BS-30", "You lead: play a card from your hand, brave or cowardly."),
    }
}

fn permit_follow(table: &Public, action: Action) -> Permission {
    let role = table.role();
    match action {
        Action::Brave(named) | Action::Cowardly(named) if named == role => Ok(()),
        Action::Brave(_) | Action::Cowardly(_) => no("BS-31", format!("The role led is the {}.", role.name())),
        _ => no("BS-31", format!("You hold the {}: play it, brave or cowardly.", role.name())),
    }
}
