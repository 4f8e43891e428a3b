//! Creatures: training and releasing them, and the points and Berries they bring (BR-68 to BR-71,
//! BR-90 to BR-98).

use super::steps::Turns;
use super::{ChoiceSet, Choices, Next};
use crate::Brew;
use crate::action::{Action, Bargain};
use crate::cards::{Creature, CreatureSet, Ingredient, Season};
use crate::dice::Face;
use crate::event::Event;
use crate::place::Place;
use crate::powers::{CharacterPower, Power};
use crate::state::{Phase, Public, Training};
use covenstead_core::{Log, Seat};

impl Brew {
    /// How many trained Creatures `seat` may keep (BR-69, BR-R-38).
    #[inline]
    pub(crate) fn trained_limit(&self, table: &Public, seat: Seat) -> u32 {
        match self.has_power(table, seat, CharacterPower::TrainOnIngredient) {
            true => self.options.lyric_trained_limit.into(),
            false => self.components().trained_limit.into(),
        }
    }

    /// Whether a pending training has a choice: a Creature, or a Berry instead (BR-R-28).
    #[inline]
    pub(super) fn can_train(&self, table: &Public) -> bool {
        table.pending.train != Training::No
            && (table.piles.iter().any(Option::is_some) || self.berries_instead(table) > 0)
    }

    /// How many Berries the active player may take instead of training (BR-95, BR-R-17).
    #[inline]
    fn berries_instead(&self, table: &Public) -> u16 {
        let can = table.pending.train == Training::May;
        let instead = table.actor().trained.both(self.tables.with.berry_instead);
        let amounts = instead
            .iter()
            .map(|creature| match self.tables.powers[creature.index()] {
                Power::BerryInstead { n } if can => n.into(),
                _ => 0,
            });
        amounts.max().unwrap_or(0)
    }

    #[inline]
    pub(super) fn list_training(&self, table: &Public, out: &mut impl Choices) {
        for creature in table.piles.iter().flatten() {
            out.offer(Action::Train(*creature));
        }
        if self.berries_instead(table) > 0 {
            out.offer(Action::TakeBerry);
        }
    }

    pub(super) fn take_berry<L: Log<Event>>(&self, table: &mut Public, log: &mut L) -> Next {
        let (seat, berries) = (table.active, self.berries_instead(table));
        let instead = table.actor().trained.both(self.tables.with.berry_instead);
        table.pending.train = Training::No;
        table.actor_mut().goods.berry += berries;
        if let Some(creature) = instead.first() {
            log.add(|| Event::GainedBerries {
                seat,
                creature,
                berries,
            });
        }
        Next::Resolve
    }

    /// The top card of a pile is trained and the next one uncovered (BR-68).
    #[inline]
    pub(super) fn train<L: Log<Event>>(
        &self,
        table: &mut Public,
        creature: Creature,
        log: &mut L,
    ) -> Next {
        let (seat, season) = (table.active, creature.season());
        table.pending.train = Training::No;
        table.pending.newcomer = Some(creature);
        log.add(|| Event::Trained { seat, creature });
        let before = table.actor().trained;
        let after = before.with(creature);
        table.actor_mut().trained = after;
        // BR-R-27: the points come at the moment of training, before any release.
        let paying = if self.options.train_vp_counts_itself {
            after
        } else {
            before
        };
        self.points_for(table, paying.both(self.tables.with.training), log);
        table.piles[season.index()] = None;
        match table.pile_below(season).is_empty() {
            true => self.after_training(table),
            false => Self::wait(table, Phase::TurnUp(season)),
        }
    }

    /// Whoever has one Creature too many releases one at once (BR-69).
    /// A new Creature uses its powers from the next moment that fits, in the same turn too
    /// (BR-R-41).
    #[inline]
    pub(super) fn after_training(&self, table: &Public) -> Next {
        match table.actor().trained.len() > self.trained_limit(table, table.active) {
            true => Next::Ask(Phase::Release),
            false => Next::Resolve,
        }
    }

    #[inline]
    pub(super) fn release_choices(&self, table: &Public) -> ChoiceSet {
        (table.actor().trained.0, |_, bit| {
            Action::Release(Creature::ALL[bit as usize])
        })
    }

    /// BR-69, BR-70, BR-R-26: a die on the Creature is set aside, and its pending powers lapse.
    #[inline]
    pub(super) fn release<L: Log<Event>>(
        &self,
        table: &mut Public,
        creature: Creature,
        log: &mut L,
    ) -> Next {
        let seat = table.active;
        let player = table.actor_mut();
        player.trained = player.trained.without(creature);
        player.released = player.released.with(creature);
        let die = table
            .dice
            .range(Place::on_creature(creature))
            .next()
            .map(|number| {
                let (_, die) = table.lift(number, true);
                table.set_aside(die);
                die
            });
        log.add(|| Event::Released {
            seat,
            creature,
            die,
        });
        self.adjust_pending(table);
        Next::Resolve
    }

    /// Points for the active player from these Creatures, whose power is to bring points for
    /// brewing or training (BR-97).
    #[inline]
    pub(super) fn points_for<L: Log<Event>>(
        &self,
        table: &mut Public,
        creatures: CreatureSet,
        log: &mut L,
    ) {
        for creature in creatures.iter() {
            if let Power::VpForBrewing { n } | Power::VpForTraining { n } =
                self.tables.powers[creature.index()]
            {
                self.gain_vp(table, table.active, creature, n.into(), log);
            }
        }
    }

    #[inline]
    pub(super) fn gain_vp<L: Log<Event>>(
        &self,
        table: &mut Public,
        seat: Seat,
        creature: Creature,
        vp: u16,
        log: &mut L,
    ) {
        table.player_mut(seat).vp += vp;
        log.add(|| Event::GainedVp { seat, creature, vp });
    }

    /// The Elements the active player's Creatures can turn dice to (BR-92), and the dice they can
    /// turn (BR-R-42).
    #[inline]
    pub(super) fn turns(&self, table: &Public) -> Turns {
        // Without a branch: who has such Creatures cannot be guessed.
        let player = table.actor();
        let [water, fire, wind] = self
            .tables
            .with
            .turn_to
            .map(|turners| !player.trained.both(turners).is_empty());
        let turnable = player.pool.minus(table.turn.turned);
        Turns::to(water, fire, wind).both(Turns::from(turnable))
    }

    pub(super) fn turn_element<L: Log<Event>>(
        &self,
        table: &mut Public,
        from: Face,
        to: Face,
        log: &mut L,
    ) -> Next {
        let seat = table.active;
        let player = table.actor_mut();
        player.pool = player.pool.without(from).with(to);
        table.turn.turned = table.turn.turned.with(to);
        log.add(|| Event::Turned { seat, from, to });
        Next::Ask(Phase::Step)
    }

    /// BR-98: a Berry for each trained Creature of the season.
    pub(super) fn end_of_round_berries<L: Log<Event>>(
        &self,
        table: &mut Public,
        seat: Seat,
        log: &mut L,
    ) {
        let trained = table.player(seat).trained;
        for creature in trained.both(self.tables.with.berries).iter() {
            let Power::BerryPerTrained { season } = self.tables.powers[creature.index()] else {
                continue;
            };
            let berries = trained.both(CreatureSet::of(season)).len() as u16;
            if berries > 0 {
                table.player_mut(seat).goods.berry += berries;
                log.add(|| Event::GainedBerries {
                    seat,
                    creature,
                    berries,
                });
            }
        }
    }

    /// The trades of the active player one after the other: Berries first, then bundles (BR-R-35);
    /// not asked if nothing can be paid (BR-D-09, BR-D-10).
    pub(super) fn next_trade(&self, table: &Public, after: Option<Creature>) -> Option<Creature> {
        let with = &self.tables.with;
        let trained = table
            .actor()
            .trained
            .both(with.trade_berries.union(with.trade_matching));
        if trained.is_empty() {
            return None;
        }
        let order = trained
            .both(with.trade_berries)
            .iter()
            .chain(trained.both(with.trade_matching).iter());
        let done = after.map_or(0, |done| {
            order
                .clone()
                .position(|one| one == done)
                .map_or(0, |at| at + 1)
        });
        order
            .skip(done)
            .find(|&creature| self.can_trade(table, creature))
    }

    /// What comes after a trade that was made or declined.
    pub(super) fn after_trade<L: Log<Event>>(
        &self,
        table: &mut Public,
        creature: Creature,
        log: &mut L,
    ) -> Next {
        match self.next_trade(table, Some(creature)) {
            Some(creature) => Next::Ask(Phase::Trade(creature)),
            None => self.end_of_round_powers(table, table.active.left(self.seats), log),
        }
    }

    fn can_trade(&self, table: &Public, creature: Creature) -> bool {
        let goods = table.actor().goods;
        let most = Ingredient::ALL
            .iter()
            .map(|&one| goods.count(one))
            .max()
            .unwrap_or(0);
        match self.tables.powers[creature.index()] {
            Power::TradeBerries(rows) => goods.berry >= rows.0[0][0].into(),
            Power::TradeMatching(rows) => most + goods.berry >= rows.0[0][0].into(),
            _ => false,
        }
    }

    /// BR-98, BR-R-44, BR-R-45.
    pub(super) fn list_trades(&self, table: &Public, creature: Creature, out: &mut impl Choices) {
        out.offer(Action::Decline(crate::action::Item::Trade));
        let goods = table.actor().goods;
        match self.tables.powers[creature.index()] {
            Power::TradeBerries(rows) => list_berry_trades(goods, rows, out),
            Power::TradeMatching(rows) => {
                list_berry_trades(goods, rows, out);
                Ingredient::ALL
                    .iter()
                    .for_each(|&one| list_bundle_trades(goods, one, rows, out));
            }
            _ => {}
        }
    }

    pub(super) fn trade<L: Log<Event>>(
        &self,
        table: &mut Public,
        bargain: Bargain,
        log: &mut L,
    ) -> Next {
        let Phase::Trade(creature) = table.phase else {
            unreachable!("a trade is made when it is offered")
        };
        let (Power::TradeBerries(rows) | Power::TradeMatching(rows)) =
            self.tables.powers[creature.index()]
        else {
            unreachable!("only traders trade")
        };
        let (seat, goods) = (table.active, bargain.goods());
        let vp = rows.points(bargain.tokens + bargain.berries).unwrap_or(0);
        let player = table.actor_mut();
        player.goods -= goods;
        player.vp += vp;
        log.add(|| Event::Traded {
            seat,
            creature,
            goods,
            vp,
        });
        self.after_trade(table, creature, log)
    }

    /// The next Creature of a pile is turned up: at set-up, or because the one above was trained.
    /// One pile a season; an empty one offers nothing (BR-R-01).
    #[inline]
    pub(super) fn turn_up<L: Log<Event>>(
        &self,
        table: &mut Public,
        creature: Creature,
        log: &mut L,
    ) -> Next {
        table.piles[creature.season().index()] = Some(creature);
        log.add(|| Event::CreatureTurnedUp { creature });
        if table.round == 0 {
            self.next_pile(table, log)
        } else {
            self.after_training(table)
        }
    }

    /// Set-up: the next pile without a top card.
    pub(super) fn next_pile<L: Log<Event>>(&self, table: &mut Public, log: &mut L) -> Next {
        let covered = Season::ALL
            .iter()
            .copied()
            .find(|season| table.piles[season.index()].is_none());
        match covered {
            Some(season) => Self::wait(table, Phase::TurnUp(season)),
            None => self.find_first(table, log),
        }
    }
}

fn list_berry_trades(
    goods: crate::goods::Goods,
    rows: crate::powers::Rows,
    out: &mut impl Choices,
) {
    for [tokens, _] in rows.0 {
        if goods.berry >= tokens.into() {
            out.offer(Action::Trade(Bargain::berries(tokens)));
        }
    }
}

/// Trades of at least one token of `ingredient`, the rest Berries; ascending.
fn list_bundle_trades(
    goods: crate::goods::Goods,
    one: Ingredient,
    rows: crate::powers::Rows,
    out: &mut impl Choices,
) {
    let most = rows.0[1][0].min(goods.count(one).min(9) as u8);
    for tokens in 1..=most {
        for [size, _] in rows.0 {
            if size >= tokens && goods.berry >= (size - tokens).into() {
                out.offer(Action::Trade(Bargain {
                    ingredient: Some(one),
                    tokens,
                    berries: size - tokens,
                }));
            }
        }
    }
}
