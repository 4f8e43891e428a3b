//! What experience says, for bots: how the seats stand and what a sensible player would do. Nothing
//! here is a rule. Values are in hundredths of a victory point.

use crate::Brew;
use crate::action::Action;
use crate::cards::Forest;
use crate::goods::Goods;
use crate::state::{Phase, Public, State};
use covenstead_core::hints::{Glance, best_of};
use covenstead_core::{Game, Rng, Seat, Slips, Standing};

/// Rounds in a game.
const ROUNDS: i32 = 4;

/// What a Creature is worth that adds to every gather, brewing or training, with the whole game
/// ahead. In 2,400 games of search against itself no other power came with more wins than the
/// Creature's points; the figure is the best of those tried.
const STEADY_POWER: i32 = 450;

/// What the levels misjudge a choice by. A master with 0.01 scored four points less a game.
pub(crate) const SLIPS: Slips = Slips {
    novice: 0.2,
    adept: 0.02,
    master: 0.003,
};

/// How actions are looked at in a rollout.
const GLANCE: Glance = Glance { looks: 4, blur: 60 };

impl Brew {
    /// How the seats stand.
    pub(crate) fn standing(&self, state: &State) -> Standing {
        let table = &state.public;
        let ahead = self.time_left(table);
        Standing::guess(
            self.seats,
            |seat| self.holdings(table, seat, ahead),
            250 + 5 * ahead,
        )
    }

    /// Whether the next row is being dealt: all Forests of the round are claimed.
    pub(crate) fn between_rounds(&self, state: &State) -> bool {
        state.public.phase == Phase::DealForest
    }

    /// How much of the game is ahead, in hundredths.
    fn time_left(&self, table: &Public) -> i32 {
        match table.phase {
            Phase::Over => 0,
            _ => (ROUNDS + 1 - i32::from(table.round.max(1))) * 100 / ROUNDS,
        }
    }

    /// Points as they stand, what the goods may still become, what reserved Potions and dice in
    /// Forests promise.
    fn holdings(&self, table: &Public, seat: Seat, ahead: i32) -> i32 {
        let player = table.player(seat);
        let reserved = i32::from(self.potion_points(player.reserved)) * 15;
        let powers =
            player.trained.both(self.tables.with.steady()).len() as i32 * STEADY_POWER * ahead
                / 100;
        let unused = player.hand.len() as i32 * ahead / 4;
        self.score(table, seat) * 100
            + goods_value(player.goods) * (50 + ahead / 2) / 100
            + reserved
            + powers
            + unused
            + self.forest_hopes(table, seat)
    }

    /// A Forest in which the seat leads is nearly its own; one in which it is close may become so.
    fn forest_hopes(&self, table: &Public, seat: Seat) -> i32 {
        let own_dice = table.tops.forage[seat.index()];
        let hope = |forest: Forest| {
            let own = table.layout.of_forest(forest).both(own_dice).len() as i32;
            // Most Forests are not its own, and their dice need no counting.
            if own == 0 {
                return 0;
            }
            let mut rivals = self.count(table, forest);
            rivals.forage[seat.index()] = 0;
            let lead = own - rivals.forage.into_iter().fold(rivals.elements, u32::max) as i32;
            let worth = i32::from(self.tables.forest_vp[forest.index()]) * 100 + 100;
            match lead {
                2.. => worth * 90 / 100,
                1 => worth * 65 / 100,
                0 => worth * 25 / 100,
                _ => worth * 8 / 100,
            }
        };
        table.row.iter().map(hope).sum()
    }

    /// What a sensible player does.
    pub(crate) fn sensible<R: Rng>(
        &self,
        state: &State,
        seat: Seat,
        scratch: &mut Vec<Action>,
        rng: &mut R,
    ) -> Action {
        self.legal(state, seat, scratch);
        let ahead = self.time_left(&state.public);
        let value = |after: &State| {
            self.holdings(&after.public, seat, ahead) + self.in_hand(&after.public, seat)
        };
        best_of(self, state, seat, scratch, GLANCE, value, rng)
    }

    /// What is still to come in this turn: a Potion being paid, a reward to be taken.
    fn in_hand(&self, table: &Public, seat: Seat) -> i32 {
        let pending = &table.pending;
        match table.phase {
            Phase::Pay(potion) if table.active == seat => {
                i32::from(self.tables.potion_vp[potion.index()]) * 100 - 150
            }
            Phase::Resolve if table.active == seat => {
                60 * i32::from(pending.gathers) + 100 * i32::from(pending.any())
            }
            _ => 0,
        }
    }
}

fn goods_value(goods: Goods) -> i32 {
    let some = |count: u16| match count {
        0 => 0,
        1 => 70,
        2 => 125,
        3 => 165,
        more => 165 + 25 * i32::from(more - 3).min(20),
    };
    some(goods.herb)
        + some(goods.shroom)
        + some(goods.crystal)
        + 90 * i32::from(goods.berry.min(4))
        + 30 * i32::from(goods.berry.saturating_sub(4))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use crate::cards::{Creature, CreatureSet};
    use crate::powers::Power;
    use covenstead_core::DataFile;
    use std::sync::Arc;

    #[test]
    fn creatures_that_pay_every_turn_are_worth_more_while_there_are_turns() {
        let game = Brew::new(
            Arc::new(DataFile::built_in::<Brew>()),
            Options::default(),
            4,
        )
        .unwrap();
        let extra = |creature: Creature, round: u8| {
            let mut table = game.start().public;
            (table.round, table.phase) = (round, Phase::Step);
            let without = game.holdings(&table, Seat(0), game.time_left(&table));
            table.player_mut(Seat(0)).trained = CreatureSet::EMPTY.with(creature);
            game.holdings(&table, Seat(0), game.time_left(&table))
                - without
                - 100 * game.components().creature_points[1]
        };
        for &creature in Creature::ALL {
            let pays = matches!(
                game.tables.powers[creature.index()],
                Power::GatherBonus { .. }
                    | Power::VpForBrewing { .. }
                    | Power::VpForTraining { .. }
            );
            assert_eq!(
                extra(creature, 1),
                if pays { STEADY_POWER } else { 0 },
                "{creature:?}"
            );
            assert_eq!(
                extra(creature, 4),
                if pays { STEADY_POWER / 4 } else { 0 },
                "{creature:?}"
            );
        }
    }
}
