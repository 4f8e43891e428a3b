//! Why an action is not allowed: the rule, and a sentence a player understands.

use super::laying::{mountain_tiles_left, next_space, unseen_events};
use super::obstacle::Obstacle;
use crate::BroomService;
use crate::action::Action;
use crate::cards::{EventCard, ForestTile, Pawn, RoleSet};
use crate::map::{Area, Cloud, Tower};
use crate::state::{Frame, Phase, Public, Source, State};
use covenstead_core::{Actor, Refusal, Seat, Turn};

type Permission = Result<(), Refusal>;
type Passage = Result<(), Obstacle>;

fn no(rule: &'static str, message: impl Into<String>) -> Permission {
    Err(Refusal::new(rule, message))
}

impl BroomService {
    /// Whether the rules allow `actor` this action now.
    pub(crate) fn permission(&self, state: &State, actor: Actor, action: Action) -> Permission {
        match (actor, self.turn_of(state)) {
            (Actor::Chance, Turn::Chance) => self.permit_chance(&state.public, action),
            (Actor::Seat(seat), Turn::Seats(seats)) if seats.contains(seat) => {
                self.permit_decision(state, seat, action)
            }
            _ => no("BS-31", "It is not your turn to decide."),
        }
    }

    fn permit_chance(&self, table: &Public, outcome: Action) -> Permission {
        match (table.phase, outcome) {
            (Phase::DrawStarter, Action::Starter(seat)) => {
                Refusal::unless(seat.0 < self.seats, "BS-R-01", || {
                    format!("there is no {seat}")
                })
            }
            (Phase::LayCloud, Action::LayCloud(cloud, kind)) => {
                let next = next_space(table);
                Refusal::unless(cloud == next, "BS-16", || {
                    format!("the next cloud is laid on {}", self.cloud_id(next))
                })?;
                let left = self.may_lay(table, kind);
                Refusal::unless(left, "BS-79", || {
                    format!("no cloud {} is left in the mix", self.cloud_card(kind).id)
                })
            }
            (Phase::LayMountainTile, Action::LayMountainTile(area, tile)) => {
                let fits =
                    area == self.next_mountain(table) && mountain_tiles_left(table).contains(tile);
                Refusal::unless(fits, "BS-86", || {
                    format!("the mountain tile {tile} cannot be laid there")
                })
            }
            (Phase::LayForestTile, Action::LayForestTile(area, tile)) => {
                let fits = area == self.next_forest(table)
                    && self.forest_tiles_left(table)[tile.index()] > 0;
                Refusal::unless(fits, "BS-97", || {
                    format!("the forest tile {tile} cannot be laid there")
                })
            }
            (Phase::LayHillTile, Action::LayHillTile(area, tile)) => {
                let fits =
                    area == self.next_hill(table) && self.hill_tiles_left(table) >> tile & 1 == 1;
                Refusal::unless(fits, "BS-106", || {
                    format!(
                        "the hill tile {} cannot be laid there",
                        self.hill_tile(tile).id
                    )
                })
            }
            (Phase::DrawEvent, Action::TurnUp(event)) => {
                let unseen = unseen_events(table).contains(event);
                Refusal::unless(unseen, "BS-17", || {
                    format!("{} has already come up", event.name())
                })
            }
            (Phase::Bewitch, Action::Bewitch(role)) => {
                let in_pile = table.pile.contains(role);
                Refusal::unless(in_pile, "BS-43", || {
                    format!("the {} is not in the bewitched pile", role.name())
                })
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
                Action::Fist(fist) => {
                    Refusal::unless(table.player(seat).goods.covers(fist), "BS-R-29", || {
                        "You do not have all of that to put into your fist.".into()
                    })
                }
                _ => no(
                    "BS-69",
                    "Put any part of your resources into your fist, or nothing.",
                ),
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
            Action::Market => {
                Refusal::unless(table.is_event(EventCard::BlackMarket), "BS-63", || {
                    "There is no Black Market in this round.".into()
                })
            }
            Action::Distil(_) => {
                Refusal::unless(table.is_event(EventCard::BlackDistillery), "BS-63", || {
                    "There is no Black Distillery in this round.".into()
                })
            }
            Action::FiveVp => Refusal::unless(player.holds(ForestTile::FiveVp), "BS-105", || {
                "You have no tile that brings points instead of the action.".into()
            }),
            Action::BraveTile => Refusal::unless(player.holds(ForestTile::Brave), "BS-101", || {
                "You have no tile that lets you do the brave action.".into()
            }),
            _ => no(
                "BS-R-16",
                "First choose between the cowardly action and what you may take instead.",
            ),
        }
    }

    fn permit_effect(&self, table: &Public, seat: Seat, action: Action) -> Permission {
        let Some(frame) = table.stack.top() else {
            return no("BS-113", "There is no action to perform.");
        };
        let refuse = |obstacle| self.refusal(obstacle);
        match (frame, action) {
            (Frame::Gather, Action::Gather | Action::Decline) => Ok(()),
            (Frame::Gather, _) => no("BS-56", "Take what the gatherer brings, or decline."),
            (Frame::Move { .. }, Action::Stay) => Ok(()),
            (Frame::Move { by, .. }, Action::Move(pawn, area)) => self
                .permit_move(table, seat, by, pawn, area)
                .map_err(refuse),
            (Frame::Move { .. }, _) => no(
                "BS-45",
                "Move one of your pawns to an adjacent area, or stay.",
            ),
            (Frame::Flight { pawn }, Action::Circle(circle)) => {
                let landings = self.landings(table, seat, pawn);
                let named = landings.contains(&Some(circle));
                Refusal::unless(named, "BS-107", || {
                    "The turbo broom does not fly to that circle now.".into()
                })
            }
            (Frame::Flight { .. }, _) => no(
                "BS-R-39",
                "The turbo broom flies on at once: choose one of its stone circles.",
            ),
            (Frame::Arrival { .. } | Frame::Deliver { .. }, Action::None) => Ok(()),
            (
                Frame::Arrival { .. } | Frame::Deliver { .. } | Frame::Visit { .. },
                Action::Deliver(area, tower),
            ) => self
                .permit_delivery(table, seat, frame, area, tower)
                .map_err(refuse),
            (Frame::Arrival { .. } | Frame::Deliver { .. }, _) => {
                no("BS-49", "Deliver one potion, or none.")
            }
            (Frame::Charm { .. }, Action::None) => Ok(()),
            (Frame::Charm { .. }, Action::Charm(cloud)) => {
                self.permit_charm(table, seat, cloud).map_err(refuse)
            }
            (Frame::Charm { .. }, _) => no("BS-53", "Charm one cloud away, or none."),
            (Frame::Visit { .. }, Action::Done) => Ok(()),
            (Frame::Visit { mountain, tile, .. }, Action::UseTile) => {
                Refusal::unless(tile, "BS-91", || {
                    "You have used this mountain's tile already.".into()
                })?;
                let useful = self.can_use(table, seat, mountain);
                Refusal::unless(useful, "BS-R-36", || {
                    "The tile can do nothing for you at the moment.".into()
                })
            }
            (Frame::Visit { .. }, _) => no(
                "BS-89",
                "Use the mountain's tile, deliver here if you may, or finish the visit.",
            ),
        }
    }

    pub(crate) fn permit_move(
        &self,
        table: &Public,
        seat: Seat,
        by: Source,
        pawn: Pawn,
        to: Area,
    ) -> Passage {
        let from = table.player(seat).at(pawn);
        Obstacle::ThereAlready { pawn, area: to }.unless(from != to)?;
        let adjacent = self.map.adjacent(from, table.clouds) >> to.0 & 1 == 1;
        Obstacle::NotAdjacent { pawn, from, to }.unless(adjacent)?;
        Obstacle::Closed { area: to }.unless(self.map.open(to, table.clouds))?;
        let land = self.map.landscape[to.index()];
        Obstacle::FliesElsewhere {
            role: table.role(),
            land,
        }
        .unless(self.landscapes(table, by).contains(land))
    }

    pub(crate) fn permit_delivery(
        &self,
        table: &Public,
        seat: Seat,
        frame: Frame,
        area: Area,
        tower: Tower,
    ) -> Passage {
        if self.delivery_areas(table, frame) >> area.0 & 1 == 1 {
            return self.permit_tower(table, seat, area, tower);
        }
        Err(match frame {
            Frame::Visit { delivery: None, .. } => Obstacle::NoDeliveryOnVisit,
            Frame::Visit { .. } => Obstacle::OnlyMovedByWitch,
            _ if table.player(seat).areas() >> area.0 & 1 == 0 => Obstacle::NoPawn { area },
            Frame::Arrival { .. } => Obstacle::OnlyMoved,
            _ => Obstacle::DeliversElsewhere {
                role: table.role(),
                area,
            },
        })
    }

    fn permit_tower(&self, table: &Public, seat: Seat, area: Area, tower: Tower) -> Passage {
        let printed = self.board().tower.get(tower.index());
        let covered = self.has_mountain_tiles()
            && printed.is_some_and(|printed| printed.covered_by_mountain_tile);
        Obstacle::TowerCovered { tower }.unless(!covered)?;
        let touches = match printed {
            Some(_) => self.map.touching(area) & tower.bit() != 0,
            None => self.has_tower_tile(table, area),
        };
        Obstacle::TowerAway { tower, area }.unless(touches)?;
        Obstacle::TowerServed { tower }.unless(table.occupied & tower.bit() == 0)?;
        let colour = self.map.towers[tower.index()].color;
        Obstacle::NoPotion { colour }.unless(table.player(seat).goods.count(colour) > 0)
    }

    pub(crate) fn permit_charm(&self, table: &Public, seat: Seat, cloud: Cloud) -> Passage {
        Obstacle::CloudGone { cloud }.unless(table.clouds & cloud.bit() != 0)?;
        Obstacle::CloudAway { cloud }.unless(self.near_clouds(table, seat) & cloud.bit() != 0)?;
        let wands = self.cloud_card(table.cloud_kinds[cloud.index()]).wands;
        let held = table.player(seat).goods.wands;
        Obstacle::CloudTooDear { cloud, wands, held }.unless(wands <= held)
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
        return Refusal::unless((1..=5).contains(&chosen), "BS-72", || {
            format!("Choose one to five cards, not {chosen}.")
        });
    }
    Refusal::unless(chosen == 4, "BS-21", || {
        format!("Choose exactly four different cards, not {chosen}.")
    })
}

fn permit_extra(hand: RoleSet, action: Action) -> Permission {
    match action {
        Action::None => Ok(()),
        Action::Extra(role) => Refusal::unless(!hand.contains(role), "BS-R-20", || {
            format!(
                "You hold the {} already: the extra card comes from those set aside.",
                role.name()
            )
        }),
        _ => no("BS-103", "Take one more card for your tile, or none."),
    }
}

fn permit_lead(table: &Public, hand: RoleSet, action: Action) -> Permission {
    match action {
        Action::Brave(role) | Action::Cowardly(role) if !hand.contains(role) => {
            match table.led.contains(role) {
                true => no(
                    "BS-41",
                    format!("The {} has already been led in this round.", role.name()),
                ),
                false => no("BS-30", format!("You do not hold the {}.", role.name())),
            }
        }
        Action::Brave(_) => Ok(()),
        Action::Cowardly(_) => {
            Refusal::unless(!table.is_event(EventCard::BraveHeart), "BS-66", || {
                "Brave Heart: whoever leads must be brave.".into()
            })
        }
        _ => no(
            "BS-30",
            "You lead: play a card from your hand, brave or cowardly.",
        ),
    }
}

fn permit_follow(table: &Public, action: Action) -> Permission {
    let role = table.role();
    match action {
        Action::Brave(named) | Action::Cowardly(named) if named == role => Ok(()),
        Action::Brave(_) | Action::Cowardly(_) => {
            no("BS-31", format!("The role led is the {}.", role.name()))
        }
        _ => no(
            "BS-31",
            format!("You hold the {}: play it, brave or cowardly.", role.name()),
        ),
    }
}
