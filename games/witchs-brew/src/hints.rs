//! What experience says, for bots: how the seats stand, what a role is worth, what a sensible
//! player would do. Nothing here is a rule. Values are in hundredths of a point.

use crate::WitchsBrew;
use crate::action::Action;
use crate::cards::{Group, Metal, Role, RoleSet, ShelfKind, Spell};
use crate::goods::{Colour, Drops};
use crate::state::{Phase, Player, Public, State};
use covenstead_core::hints::{Glance, Worth, best_of};
use covenstead_core::{Game, Rng, Seat, Slips, Standing};

/// What the first, second … drop of a colour may bring, with the whole game ahead.
const DROPS: Worth = Worth {
    each: &[75, 70, 65, 60, 40, 30, 20, 15],
    further: 8,
};

/// What the first, second … gold may bring.
const GOLD: Worth = Worth {
    each: &[80, 65, 50, 40, 30, 25, 20, 15],
    further: 8,
};

/// Of a hundred holders of a role later in the lap, how many leave a claim alone; and how likely a
/// stranger holds it at all.
const LEAVES: i32 = 78;

/// How actions are looked at.
const GLANCE: Glance = Glance {
    looks: 10,
    blur: 25,
};

/// What the levels misjudge a choice by. Early choices differ by a hundredth here, so that an adept
/// with the usual 0.03 was no better than one step of look-ahead.
pub(crate) const SLIPS: Slips = Slips {
    novice: 0.2,
    adept: 0.015,
    master: 0.01,
};

impl WitchsBrew {
    /// How the seats stand.
    pub(crate) fn standing(&self, state: &State) -> Standing {
        let ahead = self.time_left(&state.public);
        let points = |seat: Seat| {
            let table = &state.public;
            let hand = state.secrets[seat.index()]
                .hand
                .iter()
                .map(|role| self.worth(table, seat, role))
                .sum::<i32>();
            self.score(table, seat) * 100
                + self.goods_value(table, seat, ahead)
                + hand * 2 / 5
                + self.claim_value(table, seat)
        };
        Standing::guess(self.seats, points, 150 + 4 * ahead)
    }

    /// Whether a set is about to begin: nobody holds anything up the sleeve.
    pub(crate) fn between_sets(&self, state: &State) -> bool {
        state.public.phase == Phase::DrawSpell
    }

    /// How much of the game is ahead, in hundredths.
    fn time_left(&self, table: &Public) -> i32 {
        let ravens = i32::from(if self.options.manual() {
            table.ravens_revealed
        } else {
            self.ravens(table)
        });
        match table.phase {
            Phase::Over => 0,
            _ => 100 - 20 * ravens.min(4),
        }
    }

    fn goods_value(&self, table: &Public, seat: Seat, ahead: i32) -> i32 {
        let player = table.player(seat);
        (heap_value(player.drops) + GOLD.of(player.gold)) * ahead / 100
    }

    /// What a claim, or a full action that is due, may bring.
    fn claim_value(&self, table: &Public, seat: Seat) -> i32 {
        match table.phase {
            Phase::Answer(now) if table.claimant == seat && now != seat => {
                self.worth(table, seat, table.role()) * self.holds(table, now) / 100
            }
            Phase::Answer(now) if now == seat => self.worth(table, seat, table.role()) / 2,
            Phase::Act(now) if now == seat && table.claimant == seat => {
                self.worth(table, seat, table.role())
            }
            _ => 0,
        }
    }

    /// How likely a claim holds against everybody from `next` to the end of the lap, in hundredths.
    fn holds(&self, table: &Public, next: Seat) -> i32 {
        let left = (table.starter.0 + self.seats - next.0) % self.seats;
        let after = (0..left).map(|step| Seat((next.0 + step) % self.seats));
        let open = after.filter(|&seat| table.player(seat).cards > 0);
        open.fold(100, |chance, _| chance * LEAVES / 100)
    }

    /// What the full action of a role may bring `seat` now.
    fn worth(&self, table: &Public, seat: Seat, role: Role) -> i32 {
        let player = table.player(seat);
        match role.group() {
            Group::Gatherer(colour) => added(player.drops.count(colour), 3),
            Group::Alchemist => self.selling(player),
            Group::FortuneTeller if player.gold > 0 => 200 - GOLD.last(player.gold),
            Group::Assistant if player.gold > 0 => {
                self.three_drops(player) - GOLD.last(player.gold)
            }
            Group::FortuneTeller | Group::Assistant => 0,
            Group::Brewer(metal) => self.brewing_worth(table, player, metal),
            Group::Warlock => self.spell_worth(table, player),
            Group::Thief(kind) => self.shelf_worth(table, seat, kind),
        }
    }

    fn selling(&self, player: &Player) -> i32 {
        let gold = (0..5)
            .map(|more| GOLD.next(player.gold + more))
            .sum::<i32>();
        player
            .drops
            .colours()
            .map(|colour| gold - DROPS.last(player.drops.count(colour)))
            .max()
            .unwrap_or(0)
            .max(0)
    }

    fn three_drops(&self, player: &Player) -> i32 {
        let scarce = Colour::ALL
            .iter()
            .map(|&colour| player.drops.count(colour))
            .min()
            .unwrap_or(0);
        added(scarce, 2) + DROPS.next(scarce)
    }

    fn brewing_worth(&self, table: &Public, player: &Player, metal: Metal) -> i32 {
        match self.top_cauldron(table, metal) {
            Some(card) if player.drops.covers(card.cost) => {
                let left = player.drops - card.cost;
                let vial = if left.total() > 0 { 40 } else { 0 };
                i32::from(card.vp) * 100 - (heap_value(player.drops) - heap_value(left)) + vial
            }
            _ => 0,
        }
    }

    fn spell_worth(&self, table: &Public, player: &Player) -> i32 {
        let spell = table.spell();
        let vials = |colour: Colour| match player.drops.count(colour) {
            0 => 0,
            count => 200 - DROPS.last(count),
        };
        match spell {
            Spell::Copia => self.three_drops(player),
            Spell::Optio => Metal::ALL
                .iter()
                .map(|&metal| self.brewing_worth(table, player, metal) - 20)
                .max()
                .unwrap_or(0)
                .max(0),
            Spell::Magus | Spell::Strix | Spell::Sanatio => self.any_colours(table, player, spell),
            Spell::Herba => vials(Colour::Green),
            Spell::Lupus => vials(Colour::Red),
            Spell::Serpens => vials(Colour::White),
        }
    }

    fn any_colours(&self, table: &Public, player: &Player, spell: Spell) -> i32 {
        let card = self
            .spell_metal(spell)
            .and_then(|metal| self.top_cauldron(table, metal));
        match card {
            Some(card) if player.drops.total() >= card.cost.total() => {
                let mean = heap_value(player.drops) / i32::from(player.drops.total().max(1));
                i32::from(card.vp) * 100 - mean * i32::from(card.cost.total())
            }
            _ => 0,
        }
    }

    /// The points of the shelf if it can be filled now, less what the seat would have to add; a
    /// little for the others' losses.
    fn shelf_worth(&self, table: &Public, seat: Seat, kind: ShelfKind) -> i32 {
        let Some((card, need)) = self.top_shelf(table, kind).zip(self.required(table, kind)) else {
            return 0;
        };
        let taken: u16 = seat
            .lap(self.seats)
            .map(|victim| self.loss(table, victim, kind))
            .sum();
        let missing = need.saturating_sub(table.shelf_tokens(kind) + taken);
        let harm = i32::from(taken) * 12;
        match missing <= table.player(seat).goods(kind) {
            true => i32::from(card.vp) * 100 - 45 * i32::from(missing) + harm,
            false => harm,
        }
    }

    /// What the favor of a role may bring.
    fn favor_worth(&self, table: &Public, seat: Seat, role: Role) -> i32 {
        let player = table.player(seat);
        match role.group() {
            Group::Gatherer(colour) => DROPS.next(player.drops.count(colour)),
            Group::Alchemist => self.selling(player) * 2 / 5,
            Group::FortuneTeller => self.worth(table, seat, role) / 3,
            Group::Assistant if player.gold > 0 => 15,
            Group::Assistant => 0,
            Group::Brewer(metal) => {
                (self.brewing_worth(table, player, metal) - 100).max(0)
                    * i32::from(player.gold >= 2)
            }
            Group::Warlock => GOLD.next(player.gold),
            Group::Thief(_) => 30,
        }
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
        let noise = |rng: &mut R, size: u32| rng.below(size) as i32;
        match table.phase {
            Phase::Choose => Action::Choose(self.sensible_hand(
                table,
                seat,
                self.allowed(table),
                self.hand.into(),
                rng,
            )),
            Phase::Call => {
                let hand = state.secrets[seat.index()].hand;
                let next = seat.left(self.seats);
                let holds = self.holds(table, next).max(30);
                let best = hand.iter().max_by_key(|&role| {
                    self.worth(table, seat, role) * holds / 100 + noise(rng, 80)
                });
                Action::IAm(best.expect("a caller has a card"))
            }
            Phase::Answer(_) => {
                let role = table.role();
                let claim =
                    self.worth(table, seat, role) * self.holds(table, seat.left(self.seats)) / 100
                        + noise(rng, 60);
                let settle = self.may_settle(table, seat)
                    && self.favor_worth(table, seat, role) + noise(rng, 60) > claim;
                if settle {
                    Action::SoBeIt(role)
                } else {
                    Action::IAm(role)
                }
            }
            _ => {
                self.legal(state, seat, scratch);
                let ahead = self.time_left(table);
                let value = |after: &State| {
                    self.score(&after.public, seat) * 100
                        + self.goods_value(&after.public, seat, ahead)
                };
                best_of(self, state, seat, scratch, GLANCE, value, rng)
            }
        }
    }

    /// A hand of the roles that are worth most to `seat`, more or less.
    pub(crate) fn sensible_hand<R: Rng>(
        &self,
        table: &Public,
        seat: Seat,
        from: RoleSet,
        cards: u32,
        rng: &mut R,
    ) -> RoleSet {
        let mut ranked = [(i32::MIN, Role::WolfKeeper); 12];
        for (place, role) in ranked.iter_mut().zip(from.iter()) {
            *place = (self.worth(table, seat, role) + rng.below(220) as i32, role);
        }
        ranked.sort_unstable_by_key(|&(worth, _)| std::cmp::Reverse(worth));
        ranked[..cards as usize]
            .iter()
            .fold(RoleSet::EMPTY, |hand, &(_, role)| hand.with(role))
    }
}

fn added(count: u16, more: u16) -> i32 {
    (0..more).map(|one| DROPS.next(count + one)).sum()
}

fn heap_value(drops: Drops) -> i32 {
    Colour::ALL
        .iter()
        .map(|&colour| DROPS.of(drops.count(colour)))
        .sum()
}
