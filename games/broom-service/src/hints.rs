//! What experience says, for bots: how the seats stand, what a role is worth, what a sensible
//! player would do. Nothing here is a rule. Values are in hundredths of a victory point.

use crate::BroomService;
use crate::action::Action;
use crate::cards::{Craft, Role, RoleSet};
use crate::data::ROUNDS;
use crate::goods::{Goods, Resource};
use crate::map::{Area, Areas, bits};
use crate::state::{Phase, Player, Public, State};
use covenstead_core::hints::{Glance, best_of};
use covenstead_core::{Game, Rng, Seat, Standing};

// What goods and places are worth was read off some hundred games of search against itself: how
// much further each moved the final score.

/// What a potion brings, at any time.
const POTION: i32 = 105;

/// What a wand brings.
const WAND: Fading = Fading {
    always: 70,
    early: 260,
};

/// What a bolt brings beyond the table of lightning: the first ones promise more of them.
const BOLT: Fading = Fading {
    always: 0,
    early: 250,
};

/// What it is worth to stand where a potion can be delivered, in hundredths of the best delivery.
const NEAR: Fading = Fading {
    always: 40,
    early: 120,
};

/// What a cowardly witch gains by flying there, in hundredths of the best delivery.
const FLOWN: i32 = 50;

/// What a cloud less on the board is worth.
const OPENED: i32 = 60;

/// How likely a later player in the lap leaves a brave claim alone, in hundredths.
const LEAVES: i32 = 76;

/// How actions on the board are looked at.
const GLANCE: Glance = Glance {
    looks: 12,
    blur: 60,
};

/// What is worth the more the more of the game is ahead.
struct Fading {
    always: i32,
    early: i32,
}

impl Fading {
    /// The worth with so many hundredths of the game ahead.
    fn with(&self, ahead: i32) -> i32 {
        self.always + self.early * ahead / 100
    }
}

/// What a role may bring, played either way.
#[derive(Clone, Copy)]
struct Yield {
    brave: i32,
    cowardly: i32,
}

impl BroomService {
    /// How the seats stand.
    pub(crate) fn standing(&self, state: &State) -> Standing {
        let ahead = self.time_left(&state.public);
        let points = |seat: Seat| {
            let hand = state.secrets[seat.index()].hand;
            let promise: i32 = hand
                .iter()
                .map(|role| self.promise(&state.public, seat, role))
                .sum();
            self.holdings(&state.public, seat, ahead)
                + promise / 2
                + self.claim_value(&state.public, seat)
        };
        Standing::guess(self.seats, points, 200 + 5 * ahead)
    }

    /// Whether the next round is about to begin.
    pub(crate) fn between_rounds(&self, state: &State) -> bool {
        state.public.phase == Phase::DrawEvent
    }

    /// How much of the game is ahead, in hundredths.
    fn time_left(&self, table: &Public) -> i32 {
        match table.phase {
            Phase::Over => 0,
            _ => (ROUNDS as i32 + 1 - i32::from(table.round.max(1))) * 100 / ROUNDS as i32,
        }
    }

    /// Points, goods and a good place on the board.
    fn holdings(&self, table: &Public, seat: Seat, ahead: i32) -> i32 {
        if table.phase == Phase::Over {
            return i32::from(self.score(table, seat)) * 100;
        }
        let player = table.player(seat);
        i32::from(self.score_without_goods(table, player)) * 100
            + i32::from(self.bolts(table, player)) * BOLT.with(ahead)
            + goods_value(player.goods, ahead)
            + self.best_delivery(table, seat, player.areas()) * NEAR.with(ahead) / 100
    }

    /// What a brave claim that still stands may bring.
    fn claim_value(&self, table: &Public, seat: Seat) -> i32 {
        match (table.phase, table.role) {
            (Phase::Follow(next), Some(role)) if table.brave == Some(seat) => {
                self.worth(table, seat, role).brave * self.holds(table, next) / 100
            }
            (Phase::Act, Some(role)) if table.actor == seat && table.bravely => {
                self.worth(table, seat, role).brave / 2
            }
            (Phase::Act, Some(role)) if table.actor == seat => {
                self.worth(table, seat, role).cowardly / 2
            }
            _ => 0,
        }
    }

    /// How likely a brave claim holds against everybody from `next` to the end of the lap, in
    /// hundredths.
    fn holds(&self, table: &Public, next: Seat) -> i32 {
        let left = (table.starter.0 + self.seats - next.0) % self.seats;
        let after = (0..left).map(|step| Seat((next.0 + step) % self.seats));
        after
            .filter(|&seat| table.player(seat).cards > 0)
            .fold(100, |chance, _| chance * LEAVES / 100)
    }

    /// What a role in hand may bring, before it is known who else has it.
    fn promise(&self, table: &Public, seat: Seat, role: Role) -> i32 {
        let worth = self.worth(table, seat, role);
        let price = if table.bewitched.contains(role) {
            300
        } else {
            0
        };
        (worth.brave * 55 / 100).max(worth.cowardly) - price
    }

    fn worth(&self, table: &Public, seat: Seat, role: Role) -> Yield {
        let (player, ahead) = (table.player(seat), self.time_left(table));
        match role.craft() {
            Craft::Gatherer => Yield {
                cowardly: POTION,
                brave: 2 * POTION + WAND.with(ahead),
            },
            Craft::Witch => {
                let reach = self.flights(table, player, role);
                let place = self.best_delivery(table, seat, reach);
                Yield {
                    cowardly: place * FLOWN / 100 + i32::from(reach != 0) * 40,
                    brave: place + i32::from(reach != 0) * 40,
                }
            }
            Craft::Druid => {
                let here = player.areas() & self.map.lands(self.role_card(role).lands);
                let delivery = self.best_delivery(table, seat, here);
                Yield {
                    cowardly: delivery,
                    brave: delivery + 300 * i32::from(delivery > 0),
                }
            }
            Craft::Fairy => {
                let clouds = bits(self.charmable(table, seat).into());
                let best = clouds
                    .map(|cloud| self.charm_worth(table, player, cloud))
                    .max()
                    .unwrap_or(0)
                    .max(0);
                Yield {
                    cowardly: best,
                    brave: best + 300 * i32::from(best > 0),
                }
            }
        }
    }

    /// What a cloud brings beyond its wands.
    fn charm_worth(&self, table: &Public, player: &Player, cloud: u8) -> i32 {
        let (card, ahead) = (
            self.cloud_card(table.cloud_kinds[cloud as usize]),
            self.time_left(table),
        );
        let now = self.bolts(table, player);
        let gain = self.lightning_of(now + u16::from(card.bolts)) - self.lightning_of(now);
        i32::from(gain) * 100 + i32::from(card.bolts) * BOLT.with(ahead) + OPENED
            - i32::from(card.wands) * WAND.with(ahead)
    }

    /// The areas a witch can fly to.
    fn flights(&self, table: &Public, player: &Player, role: Role) -> Areas {
        let lands = self.role_card(role).lands;
        player.pawns.iter().fold(0, |all, &from| {
            all | self.map.moves(from, lands, table.clouds)
        })
    }

    /// The best delivery a seat could make from these areas, less what the potion is worth.
    fn best_delivery(&self, table: &Public, seat: Seat, areas: Areas) -> i32 {
        let towers = bits(areas.into()).fold(0, |all, area| {
            all | self.open_towers(table, seat, Area(area))
        });
        let wand = WAND.with(self.time_left(table));
        let gain = |tower: u8| {
            let tower = &self.map.towers[tower as usize];
            i32::from(tower.vp) * 100 + i32::from(tower.wands) * wand - POTION
        };
        bits(towers).map(gain).max().unwrap_or(0).max(0)
    }

    /// What a sensible player does.
    pub(crate) fn sensible<R: Rng>(
        &self,
        state: &State,
        seat: Seat,
        scratch: &mut Vec<Action>,
        rng: &mut R,
    ) -> Action {
        let table = &state.public;
        match table.phase {
            Phase::Choose => self.sensible_hand(table, seat, rng),
            Phase::Lead | Phase::Follow(_) => {
                self.legal(state, seat, scratch);
                self.sensible_stance(table, seat, scratch, rng)
            }
            _ => {
                self.legal(state, seat, scratch);
                let ahead = self.time_left(table);
                let value = |after: &State| self.holdings(&after.public, seat, ahead);
                best_of(self, state, seat, scratch, GLANCE, value, rng)
            }
        }
    }

    /// The roles that promise most, more or less; as many as a hand drawn at random has.
    fn sensible_hand<R: Rng>(&self, table: &Public, seat: Seat, rng: &mut R) -> Action {
        match rng.pick(self.hands_to_choose(table)) {
            Action::Choose(any) => {
                Action::Choose(self.promising(table, seat, RoleSet::ALL, any.len(), rng))
            }
            other => other,
        }
    }

    /// So many of the roles `from` that promise most, more or less.
    pub(crate) fn promising<R: Rng>(
        &self,
        table: &Public,
        seat: Seat,
        from: RoleSet,
        cards: u32,
        rng: &mut R,
    ) -> RoleSet {
        let mut ranked = [(i32::MIN, Role::RootGatherer); 10];
        for (place, role) in ranked.iter_mut().zip(from.iter()) {
            *place = (
                self.promise(table, seat, role) + rng.below(350) as i32,
                role,
            );
        }
        ranked.sort_unstable_by_key(|&(worth, _)| std::cmp::Reverse(worth));
        ranked[..cards as usize]
            .iter()
            .fold(RoleSet::EMPTY, |hand, &(_, role)| hand.with(role))
    }

    fn sensible_stance<R: Rng>(
        &self,
        table: &Public,
        seat: Seat,
        actions: &[Action],
        rng: &mut R,
    ) -> Action {
        let holds = self.holds(table, seat.left(self.seats));
        let judge = |action: Action, rng: &mut R| {
            let value = match action {
                Action::Brave(role) => self.worth(table, seat, role).brave * holds / 100 + 30,
                Action::Cowardly(role) => self.worth(table, seat, role).cowardly,
                _ => 0,
            };
            value + rng.below(90) as i32
        };
        let mut best = (i32::MIN, actions[0]);
        for &action in actions {
            best = best.max((judge(action, rng), action));
        }
        best.1
    }
}

fn goods_value(goods: Goods, ahead: i32) -> i32 {
    let potions: u16 = Resource::COLOURS
        .iter()
        .map(|&colour| u16::from(goods.count(colour)))
        .sum();
    i32::from(potions) * POTION + i32::from(goods.wands) * WAND.with(ahead)
}
