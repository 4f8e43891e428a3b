//! Placing a die: where, how, at what price, and what it brings at once (BR-26 to BR-47, BR-84).

use super::{Choices, Next};
use crate::Brew;
use crate::action::{Action, Mode};
use crate::cards::{Character, Creature, CreatureSet, Gives, VillageSet, VillageSpace};
use crate::dice::{Die, Face};
use crate::event::Event;
use crate::goods::Goods;
use crate::place::Place;
use crate::powers::{CharacterPower, Power, SlotGain};
use crate::row::{Layout, Spaces, Target, Targets};
use crate::state::{Pending, Phase, Placing, Public, Training};
use crate::tables::Tables;
use covenstead_core::{Log, Seat, nth_bit};
use std::hint::select_unpredictable;

/// How many more a water die gathers (BR-39).
const WATER: u16 = 2;

/// Whether a Creature may be trained on a Forest space, by how the die was placed: on one that
/// gives an ingredient, and on one that gives a Creature.
const TRAINING: [[Training; 2]; Mode::ALL.len()] = {
    let mut training = [[Training::No; 2]; Mode::ALL.len()];
    let mut number = 0;
    while number < Mode::ALL.len() {
        if Mode::ALL[number].trains() {
            training[number] = [Training::Must; 2];
        } else if Mode::ALL[number].rewards() {
            training[number][1] = Training::May;
        }
        number += 1;
    }
    training
};

/// The unscorched spaces of the row, by what the active player can do with them.
pub(super) struct Ground {
    /// Without a die.
    open: Spaces,
    /// Where training may replace gathering.
    trainable: Spaces,
    /// Where an ingredient of the player's stock pays for forcing (BR-37).
    forcible: Spaces,
    /// Where a Berry pays for forcing.
    forcible_by_berry: Spaces,
    /// With a die.
    occupied: Spaces,
    /// With an own Forage die on top.
    own: Spaces,
    /// Where the power to stack puts a Forage die on top (BR-99).
    stackable: Spaces,
    /// The own Creatures with a free space for a Forage die (BR-32).
    forage_slots: CreatureSet,
    /// The own Creatures with a free space for an Element die.
    element_slots: CreatureSet,
}

impl Ground {
    /// The own Creatures that take a die with this face.
    #[inline]
    fn slots(&self, face: Face) -> CreatureSet {
        select_unpredictable(face.is_forage(), self.forage_slots, self.element_slots)
    }
}

/// The ways to place one die: BR-26 to BR-41. What does not apply to its face is empty.
struct Ways {
    face: Face,
    /// Where it goes as it is.
    normal: Targets,
    /// The Creatures it goes on.
    slots: CreatureSet,
    /// Where it goes in other ways, by [`Ways::MODES`].
    others: [Targets; 4],
}

impl Ways {
    /// The modes of all sets of targets, for each face: of the lower and of the higher half of a
    /// set, ascending. Where a die lies already, a Forage die goes by the power to stack (BR-99),
    /// fire on top (BR-40), wind by taking the own die back (BR-41), water not at all.
    const MODES: [[[Mode; 2]; 6]; 6] = {
        const FORAGE: [[Mode; 2]; 6] = Ways::with_upon(Mode::Stack, Mode::Stack);
        const OVER: [[Mode; 2]; 6] = Ways::with_upon(Mode::Over, Mode::OverTrain);
        [
            FORAGE,
            FORAGE,
            FORAGE,
            OVER,
            OVER,
            Ways::with_upon(Mode::Return, Mode::ReturnTrain),
        ]
    };

    const fn with_upon(upon: Mode, training: Mode) -> [[Mode; 2]; 6] {
        [
            [Mode::Normal, Mode::Normal],
            [Mode::Normal, Mode::Normal],
            [Mode::Train, Mode::ForceHerb],
            [Mode::ForceShroom, Mode::ForceCrystal],
            [Mode::ForceBerry, upon],
            [training, training],
        ]
    }

    /// All sets of targets, in the order of their placements.
    #[inline]
    fn sets(&self) -> [u64; 6] {
        let [one, two, three, four] = self.others;
        [
            self.normal.bits(),
            self.slots.0,
            one.bits(),
            two.bits(),
            three.bits(),
            four.bits(),
        ]
    }

    /// The placement with this number, counted from 0.
    #[inline(always)]
    fn nth(&self, number: u32, layout: &Layout) -> Action {
        let (set, bit) = nth_of(&self.sets(), number);
        if set == 1 {
            return Action::Place(
                self.face,
                Mode::Normal,
                Place::on_creature(Creature::ALL[bit as usize]),
            );
        }
        let target = Target::of_bit(bit);
        let mode = Ways::MODES[self.face.index()][set][usize::from(target.is_second())];
        Action::Place(
            self.face,
            mode,
            layout.place(select_unpredictable(set == 0, target, target.in_row())),
        )
    }

    /// All of them, ascending.
    #[inline]
    fn offer(&self, layout: &Layout, out: &mut impl Choices) {
        out.offer_placements(self.face, Mode::Normal, layout, self.normal);
        let on = |creature: u32| {
            Action::Place(
                self.face,
                Mode::Normal,
                Place::on_creature(Creature::ALL[creature as usize]),
            )
        };
        out.offer_set(self.slots.0, on);
        for (modes, targets) in Ways::MODES[self.face.index()]
            .into_iter()
            .skip(2)
            .zip(self.others)
        {
            for (mode, spaces) in modes.into_iter().zip(targets.each()) {
                out.offer_placements(self.face, mode, layout, Targets::from(spaces));
            }
        }
    }
}

/// Every placement of a die of the active player's pool, counted by face: all faces there could be,
/// because which ones are in a pool cannot be guessed.
pub(super) struct Placements<'a> {
    game: &'a Brew,
    table: &'a Public,
    ground: Ground,
    /// How many placements there are up to the end of each face.
    until: [u32; 6],
}

impl<'a> Placements<'a> {
    #[inline(always)]
    pub fn of(game: &'a Brew, table: &'a Public) -> Placements<'a> {
        let (ground, pool) = (game.ground(table), table.actor().pool);
        let mut counts = game.count_ways(table, &ground);
        if !ground.trainable.is_empty() {
            Face::each().iter().for_each(|&face| {
                counts[face.index()] += game.count_training_ways(table, face, &ground)
            });
        }
        let mut total = 0;
        let until = Face::each().map(|face| {
            total += select_unpredictable(pool.has(face), counts[face.index()], 0);
            total
        });
        Placements {
            game,
            table,
            ground,
            until,
        }
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u32 {
        self.until[5]
    }

    /// The placement with this number, counted from 0.
    #[inline(always)]
    pub fn nth(&self, number: u32) -> Action {
        let (mut at, mut before) = (0, 0);
        for &until in &self.until[..5] {
            at += usize::from(until <= number);
            before = select_unpredictable(until <= number, until, before);
        }
        self.game
            .ways(self.table, Face::ALL[at], &self.ground)
            .nth(number - before, &self.table.layout)
    }
}

/// Of all bits set in some words, the one before which there are `n` others: the number of its
/// word, and its own there.
#[inline(always)]
fn nth_of<const N: usize>(words: &[u64; N], n: u32) -> (usize, u32) {
    let (mut at, mut before, mut until, mut found) = (0, 0, 0, words[0]);
    for number in 1..N {
        until += words[number - 1].count_ones();
        at += usize::from(until <= n);
        before = select_unpredictable(until <= n, until, before);
        found = select_unpredictable(until <= n, words[number], found);
    }
    (at, nth_bit(found, n - before))
}

impl Brew {
    /// Every placement of a die of the active player's pool: by face, mode and place.
    #[inline]
    pub(super) fn list_placements(&self, table: &Public, out: &mut impl Choices) {
        let mut ground = self.ground(table);
        if self.options.wind_under_cover {
            ground.own = self.holding_own(table, 1);
        }
        for face in table.actor().pool.faces() {
            self.ways(table, face, &ground).offer(&table.layout, out);
            if self.options.wind_under_cover && face == Face::Wind {
                self.list_deeper_returns(table, &ground, out);
            }
        }
    }

    /// The unscorched spaces of the row with at least so many own Forage dice, covered or not.
    fn holding_own(&self, table: &Public, at_least: usize) -> Spaces {
        let own = |place: Place| own_dice(table, place).count();
        let places = table.dice.iter().map(|(place, _)| place);
        places
            .filter(|&place| place.is_forest() && own(place) >= at_least)
            .fold(Spaces::EMPTY, |all, place| {
                all.union(table.layout.only(place))
            })
    }

    /// Where wind may take the place of an own die that lies under another own die (BR-R-12).
    fn list_deeper_returns(&self, table: &Public, ground: &Ground, out: &mut impl Choices) {
        for (above, modes) in Mode::RETURNS.into_iter().enumerate().skip(1) {
            let spaces = self.holding_own(table, above + 1);
            for (mode, targets) in modes
                .into_iter()
                .zip([spaces, spaces.both(ground.trainable)])
            {
                out.offer_placements(Face::Wind, mode, &table.layout, Targets::from(targets));
            }
        }
    }

    #[inline(always)]
    pub(super) fn ground(&self, table: &Public) -> Ground {
        let (layout, goods) = (&table.layout, table.actor().goods);
        let row = layout.all().minus(table.scorched);
        let (open, occupied) = (
            row.minus(table.tops.occupied),
            row.both(table.tops.occupied),
        );
        let when = |can: bool, spaces: Spaces| select_unpredictable(can, spaces, Spaces::EMPTY);
        Ground {
            open,
            occupied,
            own: occupied.both(table.tops.of(table.active)),
            stackable: when(self.affordable(table, CharacterPower::Stack), occupied),
            trainable: self.trainable(table),
            forcible: when(goods.herb > 0, layout.giving(Gives::Herb))
                .union(when(goods.shroom > 0, layout.giving(Gives::Shroom)))
                .union(when(goods.crystal > 0, layout.giving(Gives::Crystal)))
                .both(open),
            forcible_by_berry: when(goods.berry > 0, open),
            forage_slots: self.free_slots(table, self.tables.with.forage_slot),
            element_slots: self.free_slots(table, self.tables.with.element_slot),
        }
    }

    /// Where a die with this face goes though a die lies there: BR-40, BR-41, BR-99.
    /// Fire stacks only on occupied Forest spaces (BR-R-11); wind takes the place of an own Forage
    /// die that lies on top (BR-R-12). Choosing such a space is how these powers are used
    /// (BR-R-13).
    #[inline]
    fn upon(&self, table: &Public, face: Face, ground: &Ground) -> Spaces {
        let by_element = select_unpredictable(face == Face::Fire, ground.occupied, ground.own);
        let by_element = select_unpredictable(face == Face::Water, Spaces::EMPTY, by_element);
        let stackable = ground.stackable.both(
            table
                .layout
                .matching(face)
                .union(self.tables.stackable_unmatched),
        );
        select_unpredictable(face.is_forage(), stackable, by_element)
    }

    /// The ways to place a die with this face: BR-27, BR-28, BR-36, BR-37, BR-40, BR-41, BR-99.
    #[inline(always)]
    fn ways(&self, table: &Public, face: Face, ground: &Ground) -> Ways {
        let (matching, upon) = (table.layout.matching(face), self.upon(table, face, ground));
        let normal = ground.open.both(matching);
        let forcible = |gives: Gives| {
            ground
                .forcible
                .minus(matching)
                .both(table.layout.giving(gives))
        };
        Ways {
            face,
            normal: self.with_village(table, face, normal),
            slots: ground.slots(face),
            others: [
                Targets::two(normal.both(ground.trainable), forcible(Gives::Herb)),
                Targets::two(forcible(Gives::Shroom), forcible(Gives::Crystal)),
                Targets::two(ground.forcible_by_berry.minus(matching), upon),
                Targets::from(upon.both(ground.trainable)),
            ],
        }
    }

    /// How many [`Brew::ways`] there are for each face, but for training. No space is counted twice
    /// in a set: it is open and matches or can be forced, or a die lies there; and as it gives one
    /// thing only, one ingredient at most pays for forcing.
    #[inline(always)]
    fn count_ways(&self, table: &Public, ground: &Ground) -> [u32; 6] {
        let Ground { open, forcible, .. } = *ground;
        let village = |face: Face| self.village_spaces(table, face).len();
        let by_symbol = village(Face::Grove) + ground.forage_slots.len();
        let forage = |face: Face| {
            let matching = table.layout.matching(face);
            let normal_or_berry = open.both(matching).union(ground.forcible_by_berry);
            let upon = self.upon(table, face, ground);
            by_symbol + Targets::two(normal_or_berry.union(upon), forcible.minus(matching)).len()
        };
        let anywhere = open.len() + ground.element_slots.len();
        [
            forage(Face::Grove),
            forage(Face::Crag),
            forage(Face::Mire),
            anywhere + village(Face::Water),
            anywhere + village(Face::Fire) + ground.occupied.len(),
            anywhere + village(Face::Wind) + ground.own.len(),
        ]
    }

    /// How many ways there are besides, training on ingredient spaces.
    #[inline]
    fn count_training_ways(&self, table: &Public, face: Face, ground: &Ground) -> u32 {
        let normal = ground.open.both(table.layout.matching(face));
        Targets::two(
            normal.both(ground.trainable),
            self.upon(table, face, ground).both(ground.trainable),
        )
        .len()
    }

    /// The spaces of the Forests in the row.
    pub(crate) fn row_spaces(&self, table: &Public) -> Spaces {
        table.layout.of_forests(table.row)
    }

    /// The empty, unscorched spaces of the row.
    #[inline]
    pub(crate) fn open_spaces(&self, table: &Public) -> Spaces {
        table
            .layout
            .all()
            .minus(table.scorched)
            .minus(table.tops.occupied)
    }

    /// The ingredient spaces on which the active player may train instead (BR-101, BR-R-17).
    #[inline]
    fn trainable(&self, table: &Public) -> Spaces {
        if table.piles.iter().all(Option::is_none) {
            return Spaces::EMPTY;
        }
        let can = self.affordable(table, CharacterPower::TrainOnIngredient);
        select_unpredictable(can, table.layout.ingredients(), Spaces::EMPTY)
    }

    /// These spaces and those of the Village that take the die (BR-30, BR-31).
    #[inline]
    fn with_village(&self, table: &Public, face: Face, spaces: Spaces) -> Targets {
        Targets::new(spaces, self.village_spaces(table, face))
    }

    /// The spaces of the Village that take a die with this face (BR-30, BR-31).
    #[inline]
    fn village_spaces(&self, table: &Public, face: Face) -> VillageSet {
        self.tables.admits[table.side().index()][face.index()].minus(table.closed)
    }

    /// Those of these Creatures that the active player has trained and that have no die.
    #[inline]
    fn free_slots(&self, table: &Public, slots: CreatureSet) -> CreatureSet {
        table.actor().trained.both(slots).minus(table.laden)
    }

    /// Whether the active player has this Character power and can pay for a use.
    #[inline]
    pub(crate) fn affordable(&self, table: &Public, power: CharacterPower) -> bool {
        table.actor().goods.berry >= self.use_cost(table, table.active, power)
    }

    /// Whether `seat` plays with this Character power (BR-15).
    #[inline]
    pub(crate) fn has_power(&self, table: &Public, seat: Seat, power: CharacterPower) -> bool {
        self.use_cost(table, seat, power) != Tables::NEVER
    }

    /// What a use of this Character power costs `seat`; more than anybody owns if `seat` does not
    /// play with it.
    #[inline]
    fn use_cost(&self, table: &Public, seat: Seat, power: CharacterPower) -> u16 {
        let character = table
            .player(seat)
            .character
            .map_or(Character::ALL.len(), Character::index);
        self.tables.use_cost[character][power.index()]
    }

    /// What a use of this Character power costs (BR-103).
    #[inline]
    pub(crate) fn berry_cost(&self, power: CharacterPower) -> u16 {
        self.components()
            .character(self.tables.character[power.index()])
            .berry_cost
    }

    /// What a mode costs.
    #[inline]
    pub(crate) fn mode_cost(&self, mode: Mode) -> Goods {
        self.tables.mode_cost[mode.index()]
    }

    /// Places a die: the compulsory placement of the turn, or the one of a Potion.
    #[inline(always)]
    pub(super) fn place<L: Log<Event>>(
        &self,
        table: &mut Public,
        face: Face,
        place: Place,
        mode: Mode,
        log: &mut L,
    ) -> Next {
        let (seat, cost) = (table.active, self.mode_cost(mode));
        table.turn.turned = Default::default();
        table.turn.placing = if table.phase == Phase::Step {
            Placing::Compulsory
        } else {
            Placing::Extra
        };
        let player = table.actor_mut();
        player.pool = player.pool.without(face);
        player.goods -= cost;
        log.add(|| Event::Placed {
            seat,
            face,
            place,
            mode,
            cost,
        });
        let die = Die::placed_by(seat, face);
        let back = if self.options.wind_under_cover
            && let Some(above) = mode.returns()
        {
            Some(replace_own(table, place, above, die))
        } else {
            let returns = matches!(mode, Mode::Return | Mode::ReturnTrain);
            let back = returns.then(|| self.lift_top(table, place));
            table.put(place, die);
            back
        };
        // The "when you place" powers of the Creatures trained at this moment (BR-43).
        let (trained, reactions) = (table.actor().trained, self.tables.reactions(place));
        let (scorches, gathers) = (
            reactions.scorches.sum(trained),
            reactions.gathers.sum(trained),
        );
        table.pending = Pending {
            place: Some(place),
            scorches,
            gathers,
            ..Pending::default()
        };
        table.munched = Default::default();
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

    /// The Creatures that saw the placement and are still trained.
    #[inline]
    fn witnesses(&self, table: &Public) -> crate::cards::CreatureSet {
        let trained = table.actor().trained;
        table
            .pending
            .newcomer
            .map_or(trained, |newcomer| trained.without(newcomer))
    }

    /// BR-R-40: after a release no kind has more pending than there are sources left.
    pub(crate) fn adjust_pending(&self, table: &mut Public) {
        let Some(place) = table.pending.place else {
            return;
        };
        let (witnesses, reactions) = (self.witnesses(table), self.tables.reactions(place));
        let (mut scorches, mut gathers) = (
            reactions.scorches.sum(witnesses),
            reactions.gathers.sum(witnesses),
        );
        if let Some(space) = place.village() {
            let offers = &self.tables.visits[space.index()].offers;
            scorches += offers.scorches;
            gathers += offers.gathers;
        }
        table.pending.scorches = table.pending.scorches.min(scorches);
        table.pending.gathers = table.pending.gathers.min(gathers);
    }

    /// BR-34, BR-35, BR-38, BR-39, BR-94.
    #[inline(always)]
    fn enter_forest<L: Log<Event>>(
        &self,
        table: &mut Public,
        place: Place,
        face: Face,
        mode: Mode,
        log: &mut L,
    ) {
        // Without a branch: neither the way a die is placed nor what the space gives can be
        // guessed.
        let gives = self.tables.reward[place.index()];
        table.pending.train = TRAINING[mode.index()][usize::from(gives == Gives::Creature)];
        let gathers = mode.rewards() & (gives != Gives::Creature);
        let water = if face == Face::Water { WATER } else { 0 };
        let trained = table.actor().trained;
        let count = 1 + water + u16::from(self.tables.reactions(place).bonus.sum(trained));
        let goods = Goods::of_kind(gives.index(), select_unpredictable(gathers, count, 0));
        let seat = table.active;
        table.actor_mut().goods += goods;
        if gathers {
            log.add(|| Event::Gathered { seat, goods });
        }
        // Nothing was munched in this placement so far.
        let munching = trained.both(self.tables.with.munch_of[gives.index()]);
        if !munching.is_empty() {
            self.munch_by(table, munching, goods, log);
        }
    }

    /// BR-64 to BR-67.
    #[inline]
    fn enter_village<L: Log<Event>>(&self, table: &mut Public, space: VillageSpace, log: &mut L) {
        // What the Creatures bring and what the space brings, looked up: which space it is cannot
        // be guessed.
        let (visit, pending) = (&self.tables.visits[space.index()], table.pending);
        let (gathers, scorches) = (
            pending.gathers + visit.offers.gathers,
            pending.scorches + visit.offers.scorches,
        );
        table.pending = Pending {
            place: pending.place,
            gathers,
            scorches,
            ..visit.offers
        };
        visit
            .gathers
            .iter()
            .for_each(|&goods| self.gather(table, goods, log));
    }

    /// BR-96.
    #[inline]
    fn enter_slot<L: Log<Event>>(&self, table: &mut Public, creature: Creature, log: &mut L) {
        let (Power::ForageSlot(gain) | Power::ElementSlot(gain)) =
            self.tables.powers[creature.index()]
        else {
            return;
        };
        match gain {
            SlotGain::Goods(goods) => self.gather(table, goods, log),
            SlotGain::Vp(n) => self.gain_vp(table, table.active, creature, n.into(), log),
            SlotGain::MoveForage => table.pending.moving = true,
        }
    }

    /// The active player gathers these tokens.
    #[inline]
    pub(super) fn gather<L: Log<Event>>(&self, table: &mut Public, goods: Goods, log: &mut L) {
        let seat = table.active;
        table.actor_mut().goods += goods;
        log.add(|| Event::Gathered { seat, goods });
        self.munch(table, goods, log);
    }

    /// Creatures turn some of what was gathered into Berries, each once in a placement (BR-93,
    /// BR-R-29).
    #[inline(always)]
    fn munch<L: Log<Event>>(&self, table: &mut Public, gathered: Goods, log: &mut L) {
        let creatures = table
            .actor()
            .trained
            .both(self.tables.with.munch)
            .minus(table.munched);
        if !creatures.is_empty() {
            self.munch_by(table, creatures, gathered, log);
        }
    }

    /// The same by these Creatures. Apart, as most players have none.
    #[inline(never)]
    fn munch_by<L: Log<Event>>(
        &self,
        table: &mut Public,
        creatures: CreatureSet,
        gathered: Goods,
        log: &mut L,
    ) {
        let (seat, mut left) = (table.active, gathered);
        for creature in creatures.iter() {
            let Power::BerryForIngredient { ingredient, n } = self.tables.powers[creature.index()]
            else {
                continue;
            };
            let munched = Goods::of(ingredient, left.count(ingredient).min(n.into()));
            if munched.is_empty() {
                continue;
            }
            left -= munched;
            table.munched = table.munched.with(creature);
            let player = table.actor_mut();
            player.goods -= munched;
            player.goods.berry += munched.total();
            log.add(|| Event::TurnedIntoBerries {
                seat,
                creature,
                goods: munched,
            });
        }
    }

    /// What a Forest space gives.
    /// Water adds nothing to training, in the Village or on a Creature (BR-R-14).
    pub(crate) fn reward(&self, place: Place) -> Option<Gives> {
        let (forest, space) = place.forest()?;
        self.components()
            .forest(forest)
            .spaces
            .get(usize::from(space))
            .map(|space| space.gives)
    }
}

/// The numbers of the active player's Forage dice on a place, from the top.
fn own_dice(table: &Public, place: Place) -> impl Iterator<Item = usize> + '_ {
    let own = move |&number: &usize| {
        let die = table.dice.iter().nth(number).map(|(_, die)| die);
        die.and_then(Die::owner) == Some(table.active)
    };
    table.dice.range(place).rev().filter(own)
}

/// A die takes the exact level of an own die in a stack, which is given back (BR-R-12).
fn replace_own(table: &mut Public, place: Place, above: usize, die: Die) -> Die {
    let number = own_dice(table, place).nth(above);
    let back = table
        .dice
        .replace(number.expect("an own die lies there"), die);
    table.look_again(place);
    back
}
