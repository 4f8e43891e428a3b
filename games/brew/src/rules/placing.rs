//! Placing a die: where, how, at what price, and what it brings at once (BR-26 to BR-47, BR-84).

use super::{Choices, Next};
use crate::Brew;
use crate::action::{Action, Mode};
use crate::cards::{Creature, Gives, Ingredient, VillageSpace};
use crate::dice::{Die, Face};
use crate::event::Event;
use crate::goods::Goods;
use crate::place::{Place, Spaces};
use crate::powers::{CharacterPower, Power, SlotGain, VillageAction};
use crate::state::{Pending, Phase, Placing, Public, Training};
use covenstead_core::{Log, Seat};

/// How many more a water die gathers (BR-39).
const WATER: u16 = 2;

/// In which Forest spaces a die can be placed in which mode.
struct Reach {
    normal: Spaces,
    force_token: Spaces,
    force_berry: Spaces,
    over: Spaces,
    back: Spaces,
    stack: Spaces,
    /// Where training may replace gathering.
    train: Spaces,
}

impl Brew {
    /// Every placement of a die of the active player's pool.
    #[inline]
    pub(super) fn list_placements(&self, table: &Public, out: &mut impl Choices) {
        let row = self.row_spaces(table).minus(table.scorched);
        for face in table.actor().pool.faces() {
            let reach =
                if face.is_forage() { self.forage_reach(table, face, row) } else { self.element_reach(table, face, row) };
            self.list_in_forests(face, &reach, out);
            self.list_in_village(table, face, out);
            self.list_on_creatures(table, face, out);
            if out.enough() {
                return;
            }
        }
    }

    /// The spaces of the Forests in the row.
    #[inline]
    pub(crate) fn row_spaces(&self, table: &Public) -> Spaces {
        table.row.iter().fold(Spaces::EMPTY, |all, forest| all.union(self.tables.spaces[forest.index()]))
    }

    /// The empty, unscorched spaces of the row.
    #[inline]
    pub(crate) fn open_spaces(&self, table: &Public) -> Spaces {
        self.row_spaces(table).minus(table.scorched).minus(table.tops.occupied)
    }

    /// BR-27, BR-36, BR-37, BR-99.
    #[inline]
    fn forage_reach(&self, table: &Public, face: Face, row: Spaces) -> Reach {
        let goods = table.actor().goods;
        let matching = self.tables.symbol[face.index()];
        let open = row.minus(table.tops.occupied);
        let other = open.minus(matching);
        let held = |ingredient: Ingredient| {
            if goods.count(ingredient) > 0 { self.tables.gives[ingredient.index()] } else { Spaces::EMPTY }
        };
        let payable = held(Ingredient::Herb).union(held(Ingredient::Shroom)).union(held(Ingredient::Crystal));
        let stack = match self.affordable(table, CharacterPower::Stack) {
            false => Spaces::EMPTY,
            true if self.options.stack_power_needs_matching_symbol => row.both(table.tops.occupied).both(matching),
            true => row.both(table.tops.occupied),
        };
        Reach {
            normal: open.both(matching),
            force_token: other.both(payable),
            force_berry: if goods.berry > 0 { other } else { Spaces::EMPTY },
            over: Spaces::EMPTY,
            back: Spaces::EMPTY,
            stack,
            train: self.trainable(table),
        }
    }

    /// BR-28, BR-40, BR-41.
    #[inline]
    fn element_reach(&self, table: &Public, face: Face, row: Spaces) -> Reach {
        let occupied = row.both(table.tops.occupied);
        Reach {
            normal: row.minus(table.tops.occupied),
            force_token: Spaces::EMPTY,
            force_berry: Spaces::EMPTY,
            over: if face == Face::Fire { occupied } else { Spaces::EMPTY },
            back: if face == Face::Wind { occupied.both(table.tops.of(table.active)) } else { Spaces::EMPTY },
            stack: Spaces::EMPTY,
            train: self.trainable(table),
        }
    }

    /// The ingredient spaces on which the active player may train instead (BR-101, BR-R-17).
    #[inline]
    fn trainable(&self, table: &Public) -> Spaces {
        let can = self.affordable(table, CharacterPower::TrainOnIngredient) && table.piles.iter().any(Option::is_some);
        if can { self.tables.ingredients } else { Spaces::EMPTY }
    }

    #[inline]
    fn list_in_forests(&self, face: Face, reach: &Reach, out: &mut impl Choices) {
        for half in 0..2 {
            let of = |spaces: &Spaces| spaces.0[half];
            let (normal, token, berry) = (of(&reach.normal), of(&reach.force_token), of(&reach.force_berry));
            let (over, back, stack, train) = (of(&reach.over), of(&reach.back), of(&reach.stack), of(&reach.train));
            let mut left = normal | token | berry | over | back | stack;
            while left != 0 {
                let bit = left & left.wrapping_neg();
                let place = Spaces::place(half, left.trailing_zeros());
                left ^= bit;
                let mut offer = |mode| out.offer(Action::Place(face, place, mode));
                if normal & bit != 0 {
                    offer(Mode::Normal);
                    if train & bit != 0 {
                        offer(Mode::Train);
                    }
                } else if (token | berry) & bit != 0 {
                    if token & bit != 0
                        && let Some(ingredient) = self.tables.reward[place.index()].ingredient()
                    {
                        offer(Mode::force(ingredient));
                    }
                    if berry & bit != 0 {
                        offer(Mode::ForceBerry);
                    }
                } else if stack & bit != 0 {
                    offer(Mode::Stack);
                } else {
                    let (plain, training) =
                        if over & bit != 0 { (Mode::Over, Mode::OverTrain) } else { (Mode::Return, Mode::ReturnTrain) };
                    offer(plain);
                    if train & bit != 0 {
                        offer(training);
                    }
                }
            }
        }
    }

    /// BR-30, BR-31.
    #[inline]
    fn list_in_village(&self, table: &Public, face: Face, out: &mut impl Choices) {
        let spaces = self.tables.admits[table.side().index()][face.index()].minus(table.closed);
        for space in spaces.iter() {
            out.offer(Action::Place(face, Place::in_village(space), Mode::Normal));
        }
    }

    /// BR-32.
    #[inline]
    fn list_on_creatures(&self, table: &Public, face: Face, out: &mut impl Choices) {
        let with = &self.tables.with;
        let slots = if face.is_forage() { with.forage_slot } else { with.element_slot };
        for creature in table.actor().trained.both(slots).iter() {
            let place = Place::on_creature(creature);
            if !table.dice.holds(place) {
                out.offer(Action::Place(face, place, Mode::Normal));
            }
        }
    }

    /// Whether the active player has this Character power and can pay for a use.
    #[inline]
    pub(crate) fn affordable(&self, table: &Public, power: CharacterPower) -> bool {
        self.has_power(table, table.active, power) && table.actor().goods.berry >= self.berry_cost(power)
    }

    /// Whether `seat` plays with this Character power (BR-15).
    #[inline]
    pub(crate) fn has_power(&self, table: &Public, seat: Seat, power: CharacterPower) -> bool {
        self.options.character_powers && table.player(seat).character == Some(self.tables.character[power.index()])
    }

    /// What a use of this Character power costs (BR-103).
    #[inline]
    pub(crate) fn berry_cost(&self, power: CharacterPower) -> u16 {
        self.components().character(self.tables.character[power.index()]).berry_cost
    }

    /// What a mode costs.
    #[inline]
    pub(crate) fn mode_cost(&self, mode: Mode) -> Goods {
        match mode {
            Mode::Normal | Mode::Over | Mode::Return => Goods::NONE,
            Mode::Train | Mode::OverTrain | Mode::ReturnTrain => {
                Goods::berries(self.berry_cost(CharacterPower::TrainOnIngredient))
            }
            Mode::Stack => Goods::berries(self.berry_cost(CharacterPower::Stack)),
            Mode::ForceHerb | Mode::ForceShroom | Mode::ForceCrystal | Mode::ForceBerry => mode.forced().unwrap_or(Goods::NONE),
        }
    }

    /// Places a die: the compulsory placement of the turn, or the one of a Potion.
    #[inline]
    pub(super) fn place<L: Log<Event>>(&self, table: &mut Public, face: Face, place: Place, mode: Mode, log: &mut L) -> Next {
        let (seat, cost) = (table.active, self.mode_cost(mode));
        table.turn.turned = Default::default();
        table.turn.placing = if table.phase == Phase::Step { Placing::Compulsory } else { Placing::Extra };
        let player = table.actor_mut();
        player.pool = player.pool.without(face);
        player.goods -= cost;
        log.add(|| Event::Placed { seat, face, place, mode, cost });
        let back = matches!(mode, Mode::Return | Mode::ReturnTrain).then(|| self.lift_top(table, place));
        table.put(place, Die::placed_by(seat, face));
        table.pending = Pending { place: Some(place), ..Pending::default() };
        table.munched = Default::default();
        self.note_triggers(table, place);
        if place.is_forest() {
            self.enter_forest(table, place, face, mode, log);
        } else if let Some(space) = place.village() {
            self.enter_village(table, space, log);
        } else if let Some(creature) = place.creature() {
            self.enter_slot(table, creature, log);
        }
        match back {
            Some(die) => self.back_to_pool(table, die, place, log),
            None => Next::Resolve,
        }
    }

    #[inline]
    fn lift_top(&self, table: &mut Public, place: Place) -> Die {
        let top = table.dice.range(place).end - 1;
        table.lift(top, self.options.freed_element_space_reusable).1
    }

    /// The "when you place" powers of the Creatures trained at this moment (BR-43).
    #[inline]
    fn note_triggers(&self, table: &mut Public, place: Place) {
        table.pending.scorches = self.creature_scorches(table, place);
        table.pending.gathers = self.creature_gathers(table, place);
    }

    /// How many scorches the trained Creatures, without the newcomer, give for this place (BR-90, BR-91).
    #[inline]
    fn creature_scorches(&self, table: &Public, place: Place) -> u8 {
        let seasons = self.tables.seasons_at(place);
        self.sum(self.witnesses(table).both(self.tables.with.scorch), |power| match power {
            Power::ScorchInForest { season, n } if seasons.contains(season) => n,
            Power::ScorchInVillage { n } if place.village().is_some() => n,
            _ => 0,
        })
    }

    /// How many gathers of choice the trained Creatures, without the newcomer, give for this place (BR-91).
    #[inline]
    fn creature_gathers(&self, table: &Public, place: Place) -> u8 {
        let village = place.village().is_some();
        self.sum(self.witnesses(table).both(self.tables.with.gather), |power| match power {
            Power::GatherInVillage { n } if village => n,
            _ => 0,
        })
    }

    /// The Creatures that saw the placement and are still trained.
    #[inline]
    fn witnesses(&self, table: &Public) -> crate::cards::CreatureSet {
        let trained = table.actor().trained;
        table.pending.newcomer.map_or(trained, |newcomer| trained.without(newcomer))
    }

    /// BR-R-40: after a release no kind has more pending than there are sources left.
    pub(crate) fn adjust_pending(&self, table: &mut Public) {
        let Some(place) = table.pending.place else { return };
        let (mut scorches, mut gathers) = (self.creature_scorches(table, place), self.creature_gathers(table, place));
        if let Some(space) = place.village() {
            for action in &self.components().village(space).actions {
                match *action {
                    VillageAction::Scorch { n } => scorches += n,
                    VillageAction::GatherChoice { n } => gathers += n,
                    _ => {}
                }
            }
        }
        table.pending.scorches = table.pending.scorches.min(scorches);
        table.pending.gathers = table.pending.gathers.min(gathers);
    }

    /// BR-34, BR-35, BR-38, BR-39.
    #[inline]
    fn enter_forest<L: Log<Event>>(&self, table: &mut Public, place: Place, face: Face, mode: Mode, log: &mut L) {
        match self.tables.reward[place.index()].ingredient() {
            _ if mode.trains() => table.pending.train = Training::Must,
            Some(ingredient) if mode.rewards() => {
                let water = if face == Face::Water { WATER } else { 0 };
                let count = 1 + water + self.gather_bonus(table, place);
                self.gather(table, Goods::of(ingredient, count), log);
            }
            None if mode.rewards() => table.pending.train = Training::May,
            _ => {}
        }
    }

    /// BR-94.
    #[inline]
    fn gather_bonus(&self, table: &Public, place: Place) -> u16 {
        let seasons = self.tables.seasons_at(place);
        let bonus = self.sum(table.actor().trained.both(self.tables.with.bonus), |power| match power {
            Power::GatherBonus { season, n } if seasons.contains(season) => n,
            _ => 0,
        });
        bonus.into()
    }

    /// BR-64 to BR-67.
    #[inline]
    fn enter_village<L: Log<Event>>(&self, table: &mut Public, space: VillageSpace, log: &mut L) {
        for action in &self.components().village(space).actions {
            match *action {
                VillageAction::GatherChoice { n } => table.pending.gathers += n,
                VillageAction::GatherBerry { n } => self.gather(table, Goods::berries(n.into()), log),
                VillageAction::GatherEach { n } => self.gather(table, Goods::new(n.into(), n.into(), n.into(), 0), log),
                VillageAction::Exchange { n } => table.pending.exchange = n,
                VillageAction::RemoveElementsFromForest { .. } => table.pending.clear = true,
                VillageAction::Scorch { n } => table.pending.scorches += n,
                VillageAction::Train { .. } => table.pending.train = Training::May,
                VillageAction::RevealReserve { .. } => table.pending.reserve = true,
            }
        }
    }

    /// BR-96.
    #[inline]
    fn enter_slot<L: Log<Event>>(&self, table: &mut Public, creature: Creature, log: &mut L) {
        let (Power::ForageSlot(gain) | Power::ElementSlot(gain)) = self.tables.powers[creature.index()] else { return };
        match gain {
            SlotGain::Goods(goods) => self.gather(table, goods, log),
            SlotGain::Vp(n) => self.gain_vp(table, table.active, creature, n.into(), log),
            SlotGain::MoveForage => table.pending.moving = true,
        }
    }

    /// The active player gathers these tokens; Creatures turn some into Berries, each once in a placement (BR-93, BR-R-29).
    #[inline]
    pub(super) fn gather<L: Log<Event>>(&self, table: &mut Public, goods: Goods, log: &mut L) {
        let seat = table.active;
        table.actor_mut().goods += goods;
        log.add(|| Event::Gathered { seat, goods });
        let mut left = goods;
        for creature in table.actor().trained.both(self.tables.with.munch).minus(table.munched).iter() {
            let Power::BerryForIngredient { ingredient, n } = self.tables.powers[creature.index()] else { continue };
            let munched = Goods::of(ingredient, left.count(ingredient).min(n.into()));
            if munched.is_empty() {
                continue;
            }
            left -= munched;
            table.munched = table.munched.with(creature);
            let player = table.actor_mut();
            player.goods -= munched;
            player.goods.berry += munched.total();
            log.add(|| Event::TurnedIntoBerries { seat, creature, goods: munched });
        }
    }

    /// What a Forest space gives.
    pub(crate) fn reward(&self, place: Place) -> Option<Gives> {
        let (forest, space) = place.forest()?;
        self.components().forest(forest).spaces.get(usize::from(space)).map(|space| space.gives)
    }
}
