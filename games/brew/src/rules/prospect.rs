//! What a choice will bring, worked out from the rules without carrying it out: what players are
//! told before they choose. A law compares it with what happens.

use crate::Brew;
use crate::action::{Action, Mode};
use crate::cards::{Creature, CreatureSet, Potion};
use crate::dice::Face;
use crate::goods::Goods;
use crate::place::Place;
use crate::powers::{Power, SlotGain, VillageAction};
use crate::state::{Pending, Phase, Public, Training};

/// What a choice will bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Prospect {
    /// Tokens gathered or gained.
    pub gain: Goods,
    /// Tokens given.
    pub cost: Goods,
    /// Points in tokens.
    pub vp: u16,
    /// Points printed on a card that is gained.
    pub printed: u16,
    /// The own Creatures that add something to it.
    pub helpers: CreatureSet,
    /// What a placement leaves to choose.
    pub pending: Pending,
}

impl Brew {
    /// What an action of the active player brings for certain: no chance and no other choice in
    /// between. Nothing where that cannot be said.
    pub(crate) fn certain(&self, table: &Public, action: Action) -> Option<Prospect> {
        let sure = match action {
            Action::Place(face, mode, place) => {
                let trains_by_itself = mode.trains() && piles(table) < 2;
                let prospect = self.placement(table, face, mode, place);
                let reveals = prospect.pending.reserve && !self.deck_lasts(table);
                (!trains_by_itself && !reveals).then_some(prospect)
            }
            Action::Brew(potion) => {
                let goods = self.payments(table, potion);
                let &[paid] = &goods[..] else { return None };
                self.brewed(table, potion, paid)
            }
            Action::Pay(payment) => match table.phase {
                Phase::Pay(potion) => self.brewed(table, potion, payment.goods()),
                _ => None,
            },
            Action::Train(creature) => Some(self.training(table, creature)),
            Action::TakeBerry => Some(self.berry_instead(table)),
            Action::Gather(ingredient) => Some(self.gathering(table, Goods::of(ingredient, 1))),
            Action::Exchange(given, taken) => Some(Prospect {
                gain: taken.goods(),
                cost: given.goods(),
                ..Prospect::default()
            }),
            Action::Scorch(_) => Some(self.scorching(table)),
            // The points of Creatures and left-overs are added when the game is over.
            Action::Trade(bargain) if !self.forest_deck(table).is_empty() => Some(Prospect {
                cost: bargain.goods(),
                vp: self.trade_points(table, bargain.tokens + bargain.berries),
                ..Prospect::default()
            }),
            Action::Choose(_)
            | Action::Drink(_)
            | Action::Turn(..)
            | Action::Clear(_)
            | Action::ClearAll
            | Action::Move(..)
            | Action::Release(_)
            | Action::Change(..)
            | Action::Reroll(_)
            | Action::Swap(_)
            | Action::Remove(_)
            | Action::Return(_) => Some(Prospect::default()),
            Action::Reserve(_) | Action::Reveal if self.deck_lasts(table) => {
                Some(Prospect::default())
            }
            Action::Reserve(_)
            | Action::Reveal
            | Action::Trade(_)
            | Action::Claim(_)
            | Action::Decline(_)
            | Action::End
            | Action::First(_)
            | Action::Deal(..)
            | Action::TurnUp(_)
            | Action::LayOut(_)
            | Action::Show(_)
            | Action::Roll(..) => None,
        };
        sure.filter(|_| !self.may_end_the_round(table, action))
    }

    /// Whether an action may be the last of its round: then Forests are claimed, and more.
    fn may_end_the_round(&self, table: &Public, action: Action) -> bool {
        if !self.in_turn(table) {
            return false;
        }
        let others = table.active.lap(self.seats);
        let left = table.actor().pool.total();
        let left = match action {
            Action::Place(_, mode, _) if mode.returns().is_none() => left.saturating_sub(1),
            Action::Return(_) => left + 1,
            _ => left,
        };
        left == 0
            && others
                .into_iter()
                .all(|seat| table.player(seat).pool.is_empty())
    }

    /// What a placement brings and leaves to choose (BR-34 to BR-46, BR-90 to BR-96).
    pub(crate) fn placement(
        &self,
        table: &Public,
        face: Face,
        mode: Mode,
        place: Place,
    ) -> Prospect {
        let mut prospect = Prospect {
            cost: self.mode_cost(mode),
            ..Prospect::default()
        };
        if let Some((forest, number)) = place.forest() {
            let seasons = self.components().forest(forest).seasons;
            let space = self
                .components()
                .forest(forest)
                .spaces
                .get(usize::from(number));
            let gives = space.and_then(|space| space.gives.ingredient());
            for creature in table.actor().trained.iter() {
                match self.components().creature(creature).power {
                    Power::ScorchInForest { season, n } if seasons.contains(season) => {
                        prospect.pending.scorches += n;
                    }
                    Power::GatherBonus { season, n }
                        if seasons.contains(season) && mode.rewards() && gives.is_some() =>
                    {
                        prospect.gain += gives.map_or(Goods::NONE, |one| Goods::of(one, n.into()));
                        prospect.helpers = prospect.helpers.with(creature);
                    }
                    _ => {}
                }
            }
            match gives {
                Some(one) if mode.rewards() => {
                    let water = if face == Face::Water { 2 } else { 0 };
                    prospect.gain += Goods::of(one, 1 + water);
                }
                None if mode.rewards() => prospect.pending.train = Training::May,
                _ if mode.trains() => prospect.pending.train = Training::Must,
                _ => {}
            }
            return self.munched(table, prospect);
        }
        if let Some(space) = place.village() {
            for &action in &self.components().village(space).actions {
                prospect.visit(action);
            }
            for creature in table.actor().trained.iter() {
                match self.components().creature(creature).power {
                    Power::ScorchInVillage { n } => prospect.pending.scorches += n,
                    Power::GatherInVillage { n } => prospect.pending.gathers += n,
                    _ => {}
                }
            }
        }
        if let Some(creature) = place.creature()
            && let Power::ForageSlot(gain) | Power::ElementSlot(gain) =
                self.components().creature(creature).power
        {
            match gain {
                SlotGain::Goods(goods) => prospect.gain = goods,
                SlotGain::Vp(n) => prospect.vp = n.into(),
                SlotGain::MoveForage => prospect.pending.moving = true,
            }
        }
        self.munched(table, prospect)
    }

    /// What is left when Creatures have turned some of it into Berries (BR-93, BR-R-29).
    fn munched(&self, table: &Public, mut prospect: Prospect) -> Prospect {
        let ready = table.actor().trained.minus(match table.phase {
            Phase::Resolve => table.munched,
            _ => CreatureSet::EMPTY,
        });
        let mut left = prospect.gain;
        for creature in ready.iter() {
            let Power::BerryForIngredient { ingredient, n } =
                self.components().creature(creature).power
            else {
                continue;
            };
            let munched = Goods::of(ingredient, left.count(ingredient).min(n.into()));
            if !munched.is_empty() {
                left -= munched;
                prospect.gain -= munched;
                prospect.gain.berry += munched.total();
                prospect.helpers = prospect.helpers.with(creature);
            }
        }
        prospect
    }

    pub(crate) fn gathering(&self, table: &Public, gain: Goods) -> Prospect {
        let gathered = Prospect {
            gain,
            ..Prospect::default()
        };
        self.munched(table, gathered)
    }

    /// Every payment for a Potion.
    fn payments(&self, table: &Public, potion: Potion) -> Vec<Goods> {
        let mut payments = Vec::new();
        self.list_payments(table, potion, &mut payments);
        let goods = payments.into_iter().filter_map(|action| match action {
            Action::Pay(payment) => Some(payment.goods()),
            _ => None,
        });
        goods.collect()
    }

    /// What brewing brings, unless drunk Potions have to be handed in for it (BR-54).
    fn brewed(&self, table: &Public, potion: Potion, paid: Goods) -> Option<Prospect> {
        let prospect = Prospect {
            cost: paid,
            ..self.brewing(table, potion)
        };
        self.deck_lasts(table).then_some(prospect)
    }

    /// Whether the deck has cards for every gap of the market and one more, so that no drunk
    /// Potions are handed in (BR-54).
    fn deck_lasts(&self, table: &Public) -> bool {
        table.potion_deck().len() > self.components().market.into()
    }

    /// The points of brewing a Potion (BR-97, BR-104).
    pub(crate) fn brewing(&self, table: &Public, potion: Potion) -> Prospect {
        let brews = |power| match power {
            Power::VpForBrewing { n } => u16::from(n),
            _ => 0,
        };
        Prospect {
            printed: self.components().potion(potion).vp.into(),
            ..self.points_from(table.actor().trained, brews)
        }
    }

    /// The points of training a Creature (BR-97, BR-R-27).
    pub(crate) fn training(&self, table: &Public, creature: Creature) -> Prospect {
        let trains = |power| match power {
            Power::VpForTraining { n } => u16::from(n),
            _ => 0,
        };
        let trained = table.actor().trained;
        let paying = if self.options.train_vp_counts_itself {
            trained.with(creature)
        } else {
            trained
        };
        self.points_from(paying, trains)
    }

    fn points_from(&self, creatures: CreatureSet, of: impl Fn(Power) -> u16) -> Prospect {
        let mut prospect = Prospect::default();
        for creature in creatures.iter() {
            let points = of(self.components().creature(creature).power);
            if points > 0 {
                prospect.vp += points;
                prospect.helpers = prospect.helpers.with(creature);
            }
        }
        prospect
    }

    /// The Berries of the first scorch of a turn (BR-95).
    pub(crate) fn scorching(&self, table: &Public) -> Prospect {
        let mut prospect = Prospect::default();
        for creature in table.actor().trained.iter() {
            if let Power::BerryForFirstScorch { n } = self.components().creature(creature).power
                && !table.turn.scorched
            {
                prospect.gain.berry += u16::from(n);
                prospect.helpers = prospect.helpers.with(creature);
            }
        }
        prospect
    }

    /// The Berries to be had instead of training (BR-95).
    pub(crate) fn berry_instead(&self, table: &Public) -> Prospect {
        let amount = |creature| match self.components().creature(creature).power {
            Power::BerryInstead { n } => u16::from(n),
            _ => 0,
        };
        let most = table.actor().trained.iter().map(amount).max();
        Prospect {
            gain: Goods::berries(most.unwrap_or(0)),
            ..Prospect::default()
        }
    }

    /// The points for so many tokens of the trade that is offered (BR-98).
    pub(crate) fn trade_points(&self, table: &Public, tokens: u8) -> u16 {
        let Phase::Trade(creature) = table.phase else {
            return 0;
        };
        match self.components().creature(creature).power {
            Power::TradeBerries(rows) | Power::TradeMatching(rows) => {
                rows.points(tokens).unwrap_or(0)
            }
            _ => 0,
        }
    }
}

impl Prospect {
    /// An action of a Village space (BR-64 to BR-67).
    fn visit(&mut self, action: VillageAction) {
        let pending = &mut self.pending;
        match action {
            VillageAction::GatherChoice { n } => pending.gathers += n,
            VillageAction::GatherBerry { n } => self.gain.berry += u16::from(n),
            VillageAction::GatherEach { n } => {
                let each = u16::from(n);
                self.gain += Goods::new(each, each, each, 0);
            }
            VillageAction::Exchange { n } => pending.exchange = n,
            VillageAction::RemoveElementsFromForest { .. } => pending.clear = true,
            VillageAction::Scorch { n } => pending.scorches += n,
            VillageAction::Train { .. } => pending.train = Training::May,
            VillageAction::RevealReserve { .. } => pending.reserve = true,
        }
    }
}

fn piles(table: &Public) -> usize {
    table.piles.iter().flatten().count()
}
