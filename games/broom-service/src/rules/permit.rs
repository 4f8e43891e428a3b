//! Why an action is not allowed: what a player would look at first is looked at first.

use super::laying::{mountain_tiles_left, next_space, unseen_events};
use super::reason::Reason;
use crate::BroomService;
use crate::action::Action;
use crate::cards::{EventCard, ForestTile, Pawn, RoleSet};
use crate::map::{Area, Cloud, Tower};
use crate::state::{Frame, Phase, Public, Source, State};
use covenstead_core::{Actor, Seat, Turn};

type Permission = Result<(), Reason>;

impl BroomService {
    /// Whether the rules allow `actor` this action now.
    pub(crate) fn permission(&self, state: &State, actor: Actor, action: Action) -> Permission {
        match (actor, self.turn_of(state)) {
            (Actor::Chance, Turn::Chance) => self.permit_chance(&state.public, action),
            (Actor::Seat(seat), Turn::Seats(seats)) if seats.contains(seat) => {
                self.permit_decision(state, seat, action)
            }
            _ => Err(Reason::NotYourTurn),
        }
    }

    fn permit_chance(&self, table: &Public, outcome: Action) -> Permission {
        let (rule, fits) = match (table.phase, outcome) {
            (Phase::DrawStarter, Action::Starter(seat)) => ("BS-R-01", seat.0 < self.seats),
            (Phase::LayCloud, Action::LayCloud(cloud, _)) if cloud != next_space(table) => {
                ("BS-16", false)
            }
            (Phase::LayCloud, Action::LayCloud(_, kind)) => ("BS-79", self.may_lay(table, kind)),
            (Phase::LayMountainTile, Action::LayMountainTile(area, tile)) => {
                let left = mountain_tiles_left(table).contains(tile);
                ("BS-86", area == self.next_mountain(table) && left)
            }
            (Phase::LayForestTile, Action::LayForestTile(area, tile)) => {
                let left = self.forest_tiles_left(table)[tile.index()] > 0;
                ("BS-97", area == self.next_forest(table) && left)
            }
            (Phase::LayHillTile, Action::LayHillTile(area, tile)) => {
                let left = self.hill_tiles_left(table) >> tile & 1 == 1;
                ("BS-106", area == self.next_hill(table) && left)
            }
            (Phase::DrawEvent, Action::TurnUp(event)) => {
                ("BS-17", unseen_events(table).contains(event))
            }
            (Phase::Bewitch, Action::Bewitch(role)) => ("BS-43", table.pile.contains(role)),
            _ => return Err(Reason::NotDrawnNow),
        };
        Reason::CannotComeUp { rule }.unless(fits)
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
            Phase::Fist => permit_fist(table, seat, action),
            Phase::Works(_) => match action {
                Action::HandIn | Action::Keep => Ok(()),
                _ => Err(Reason::HandInOrKeep),
            },
            Phase::DrawStarter
            | Phase::LayCloud
            | Phase::LayMountainTile
            | Phase::LayForestTile
            | Phase::LayHillTile
            | Phase::DrawEvent
            | Phase::Bewitch
            | Phase::Over => Err(Reason::NothingToDecide),
        }
    }

    fn permit_mode(&self, table: &Public, seat: Seat, action: Action) -> Permission {
        let player = table.player(seat);
        match action {
            Action::Act => Ok(()),
            Action::Market => Reason::NoMarket.unless(table.is_event(EventCard::BlackMarket)),
            Action::Distil(_) => {
                Reason::NoDistillery.unless(table.is_event(EventCard::BlackDistillery))
            }
            Action::FiveVp => Reason::NoTreasure.unless(player.holds(ForestTile::FiveVp)),
            Action::BraveTile => Reason::NoCourage.unless(player.holds(ForestTile::Brave)),
            _ => Err(Reason::ActionFirst),
        }
    }

    fn permit_effect(&self, table: &Public, seat: Seat, action: Action) -> Permission {
        let Some(frame) = table.stack.top() else {
            return Err(Reason::NoEffect);
        };
        match (frame, action) {
            (Frame::Gather, Action::Gather | Action::Decline) => Ok(()),
            (Frame::Gather, _) => Err(Reason::GatherOrNot),
            (Frame::Move { .. }, Action::Stay) => Ok(()),
            (Frame::Move { by, .. }, Action::Move(pawn, area)) => {
                self.permit_move(table, seat, by, pawn, area)
            }
            (Frame::Move { .. }, _) => Err(Reason::FlyOrStay),
            (Frame::Flight { pawn }, Action::Circle(circle)) => {
                let landings = self.landings(table, seat, pawn);
                Reason::NotThatCircle { circle }.unless(landings.contains(&Some(circle)))
            }
            (Frame::Flight { .. }, _) => Err(Reason::FlyOn),
            (Frame::Arrival { .. } | Frame::Deliver { .. }, Action::None) => Ok(()),
            (
                Frame::Arrival { .. } | Frame::Deliver { .. } | Frame::Visit { .. },
                Action::Deliver(area, tower),
            ) => self.permit_delivery(table, seat, frame, area, tower),
            (Frame::Arrival { .. } | Frame::Deliver { .. }, _) => Err(Reason::DeliverOrNot),
            (Frame::Charm { .. }, Action::None) => Ok(()),
            (Frame::Charm { .. }, Action::Charm(cloud)) => self.permit_charm(table, seat, cloud),
            (Frame::Charm { .. }, _) => Err(Reason::CharmOrNot),
            (Frame::Visit { .. }, Action::Done) => Ok(()),
            (Frame::Visit { mountain, tile, .. }, Action::UseTile) => {
                Reason::TileUsed.unless(tile)?;
                match table.mountain_tiles[mountain as usize] {
                    Some(tile) => {
                        let useful = self.can_use(table, seat, mountain);
                        Reason::TileUseless { tile }.unless(useful)
                    }
                    None => Err(Reason::VisitGoesOn),
                }
            }
            (Frame::Visit { .. }, _) => Err(Reason::VisitGoesOn),
        }
    }

    /// The wrong landscape comes first: with another witch one would look at the map no further.
    pub(crate) fn permit_move(
        &self,
        table: &Public,
        seat: Seat,
        by: Source,
        pawn: Pawn,
        to: Area,
    ) -> Permission {
        let from = table.player(seat).at(pawn);
        Reason::ThereAlready { pawn, area: to }.unless(from != to)?;
        let land = self.map.landscape[to.index()];
        Reason::FliesElsewhere {
            role: table.role(),
            area: to,
        }
        .unless(self.landscapes(table, by).contains(land))?;
        let adjacent = self.map.adjacent(from, table.clouds) >> to.0 & 1 == 1;
        self.why_far(pawn, from, to).unless(adjacent)?;
        Reason::Closed { area: to }.unless(self.map.open(to, table.clouds))
    }

    /// Why two areas that are not adjacent are not.
    fn why_far(&self, pawn: Pawn, from: Area, to: Area) -> Reason {
        match self.map.water_between(from, to) {
            None => Reason::NotAdjacent { pawn, from, to },
            Some(water) if self.map.crosses_water(from) => Reason::AcrossClouds { to, water },
            Some(water) => Reason::AcrossWater { to, water },
        }
    }

    pub(crate) fn permit_delivery(
        &self,
        table: &Public,
        seat: Seat,
        frame: Frame,
        area: Area,
        tower: Tower,
    ) -> Permission {
        if self.delivery_areas(table, frame) >> area.0 & 1 == 1 {
            return self.permit_tower(table, seat, area, tower);
        }
        Err(match frame {
            Frame::Visit { delivery: None, .. } => Reason::NoDeliveryOnVisit,
            Frame::Visit { .. } => Reason::OnlyMovedByWitch,
            _ if table.player(seat).areas() >> area.0 & 1 == 0 => Reason::NoPawn { area },
            Frame::Arrival { .. } => Reason::OnlyMoved,
            _ => Reason::DeliversElsewhere {
                role: table.role(),
                area,
            },
        })
    }

    fn permit_tower(&self, table: &Public, seat: Seat, area: Area, tower: Tower) -> Permission {
        let printed = self.board().tower.get(tower.index());
        let covered = self.has_mountain_tiles()
            && printed.is_some_and(|printed| printed.covered_by_mountain_tile);
        Reason::TowerCovered { tower }.unless(!covered)?;
        let touches = match printed {
            Some(_) => self.map.touching(area) & tower.bit() != 0,
            None => self.has_tower_tile(table, area),
        };
        Reason::TowerAway { tower, area }.unless(touches)?;
        Reason::TowerServed { tower }.unless(table.occupied & tower.bit() == 0)?;
        let colour = self.map.towers[tower.index()].color;
        Reason::NoPotion { colour }.unless(table.player(seat).goods.count(colour) > 0)
    }

    pub(crate) fn permit_charm(&self, table: &Public, seat: Seat, cloud: Cloud) -> Permission {
        Reason::CloudGone { cloud }.unless(table.clouds & cloud.bit() != 0)?;
        Reason::CloudAway { cloud }.unless(self.near_clouds(table, seat) & cloud.bit() != 0)?;
        let wands = self.cloud_card(table.cloud_kinds[cloud.index()]).wands;
        let held = table.player(seat).goods.wands;
        Reason::CloudTooDear { cloud, wands, held }.unless(wands <= held)
    }
}

fn permit_hand(table: &Public, action: Action) -> Permission {
    let any_number = table.is_event(EventCard::MoreOrLess);
    let Action::Choose(roles) = action else {
        return Err(Reason::ChooseFirst { any_number });
    };
    let chosen = roles.len();
    let right = if any_number {
        (1..=5).contains(&chosen)
    } else {
        chosen == 4
    };
    Reason::WrongNumber { chosen, any_number }.unless(right)
}

fn permit_extra(hand: RoleSet, action: Action) -> Permission {
    match action {
        Action::None => Ok(()),
        Action::Extra(role) => Reason::InHandAlready { role }.unless(!hand.contains(role)),
        _ => Err(Reason::ExtraOrNot),
    }
}

fn permit_lead(table: &Public, hand: RoleSet, action: Action) -> Permission {
    match action {
        Action::Brave(role) | Action::Cowardly(role) if !hand.contains(role) => {
            Err(if table.led.contains(role) {
                Reason::LedBefore { role }
            } else {
                Reason::NotInHand { role }
            })
        }
        Action::Brave(_) => Ok(()),
        Action::Cowardly(_) => {
            Reason::LeadersAreBrave.unless(!table.is_event(EventCard::BraveHeart))
        }
        _ => Err(Reason::YouLead),
    }
}

fn permit_follow(table: &Public, action: Action) -> Permission {
    let role = table.role();
    match action {
        Action::Brave(named) | Action::Cowardly(named) if named == role => Ok(()),
        Action::Brave(_) | Action::Cowardly(_) => Err(Reason::AnotherRole { role }),
        _ => Err(Reason::MustFollow { role }),
    }
}

fn permit_fist(table: &Public, seat: Seat, action: Action) -> Permission {
    let Action::Fist(fist) = action else {
        return Err(Reason::FillFist);
    };
    let held = table.player(seat).goods;
    Reason::FistTooLarge { held }.unless(held.covers(fist))
}
