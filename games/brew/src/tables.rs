//! What follows from the component data once and for all: the sets that make legal actions a matter
//! of a few set operations.

use crate::action::Mode;
use crate::cards::{
    Character, Creature, CreatureSet, Forest, ForestSet, Gives, Potion, PotionSet, Season,
};
use crate::cards::{SeasonSet, Side, VillageSet, VillageSpace};
use crate::data::{Components, Effect, ForestCard};
use crate::dice::Face;
use crate::goods::{Bundle, Goods};
use crate::options::Options;
use crate::place::{Place, SPACES};
use crate::powers::{CharacterPower, Power, VillageAction};
use crate::prices::Prices;
use crate::row::Spaces;
use crate::state::{Pending, Training};

/// Sets derived from the component data for a table of a given size.
pub struct Tables {
    /// The Forests of this number of players (BR-10).
    pub forests: ForestSet,
    /// The spaces of each Forest.
    pub spaces: [CardSpaces; 20],
    /// What each space gives.
    pub reward: [Gives; 20 * SPACES],
    /// For each set of seasons, the Forests that have at least one of them.
    pub touching: [ForestSet; 16],
    /// The Village spaces of a side that take a face.
    pub admits: [[VillageSet; 6]; 2],
    /// What surrounds each place: a number of `around`.
    surroundings: [u8; 256],
    /// What Creatures bring for a placement, by what surrounds the place: each set of seasons, then
    /// the Village, then a Creature.
    around: [Reactions; Reactions::SURROUNDINGS],
    /// What a die on each Village space brings.
    pub visits: [Visit; 10],
    /// The power of each Creature.
    pub powers: [Power; 36],
    /// Creatures by what their power is about.
    pub with: Having,
    /// The effect of each Potion.
    pub effect: [Effect; 32],
    /// The Potions with each effect.
    pub with_effect: [PotionSet; Effect::ALL.len()],
    /// The cost of each Potion.
    pub costs: [Goods; 32],
    /// The same, ready to be compared with a purse.
    pub prices: Prices,
    /// The printed points of each Potion.
    pub potion_vp: [u8; 32],
    /// The printed points of each Forest.
    pub forest_vp: [u8; 20],
    /// The Character with each power.
    pub character: [Character; 4],
    /// What a use of each power costs each Character, and behind them somebody without a Character.
    pub use_cost: [[u16; CharacterPower::ALL.len()]; Character::ALL.len() + 1],
    /// Where the power to stack asks for no matching symbol: everywhere or nowhere (BR-R-16).
    pub stackable_unmatched: Spaces,
    /// What each way to place a die costs.
    pub mode_cost: [Goods; Mode::ALL.len()],
    /// Exchanges.
    pub exchanges: Exchanges,
}

/// Sets of the spaces of one Forest card, a bit for each.
#[derive(Default)]
pub struct CardSpaces {
    /// All of them.
    pub all: u8,
    /// Those that each face matches: the ones with its symbol, or all of them if it is an Element.
    pub matching: [u8; 6],
    /// Those that give each thing.
    pub gives: [u8; 4],
}

impl CardSpaces {
    fn of(card: &ForestCard) -> CardSpaces {
        let mut sets = CardSpaces::default();
        for (space, number) in card.spaces.iter().zip(0..) {
            sets.all |= 1 << number;
            sets.matching[space.symbol.index()] |= 1 << number;
            Face::ELEMENTS
                .iter()
                .for_each(|element| sets.matching[element.index()] |= 1 << number);
            sets.gives[space.gives.index()] |= 1 << number;
        }
        sets
    }
}

/// Creatures by what their power is about.
#[derive(Default)]
pub struct Having {
    /// May scorch after a placement.
    pub scorch: CreatureSet,
    /// Gather by choice after a placement.
    pub gather: CreatureSet,
    /// Turn Element dice to each of their faces.
    pub turn_to: [CreatureSet; 3],
    /// Berries for an ingredient.
    pub munch: CreatureSet,
    /// Berries for what a Forest space gives.
    pub munch_of: [CreatureSet; 4],
    /// More from a gather.
    pub bonus: CreatureSet,
    /// A Berry instead of training.
    pub berry_instead: CreatureSet,
    /// A Berry for the first scorch.
    pub first_scorch: CreatureSet,
    /// A space for a Forage die.
    pub forage_slot: CreatureSet,
    /// A space for an Element die.
    pub element_slot: CreatureSet,
    /// Points for claiming.
    pub claim: CreatureSet,
    /// Points for brewing.
    pub brewing: CreatureSet,
    /// Points for training.
    pub training: CreatureSet,
    /// Berries at the end of a round.
    pub berries: CreatureSet,
    /// Trades Berries.
    pub trade_berries: CreatureSet,
    /// Trades ingredients.
    pub trade_matching: CreatureSet,
}

impl Having {
    /// Creatures whose power adds to what their player does anyhow: gathers, brews and trains.
    #[inline]
    pub fn steady(&self) -> CreatureSet {
        self.bonus.union(self.brewing).union(self.training)
    }

    fn of(&mut self, power: Power) -> &mut CreatureSet {
        match power {
            Power::ScorchInForest { .. } | Power::ScorchInVillage { .. } => &mut self.scorch,
            Power::GatherInVillage { .. } => &mut self.gather,
            Power::SetElement { to } => &mut self.turn_to[to.index() - Face::Water.index()],
            Power::BerryForIngredient { .. } => &mut self.munch,
            Power::GatherBonus { .. } => &mut self.bonus,
            Power::BerryInstead { .. } => &mut self.berry_instead,
            Power::BerryForFirstScorch { .. } => &mut self.first_scorch,
            Power::ForageSlot(_) => &mut self.forage_slot,
            Power::ElementSlot(_) => &mut self.element_slot,
            Power::VpForClaim { .. } => &mut self.claim,
            Power::VpForBrewing { .. } => &mut self.brewing,
            Power::VpForTraining { .. } => &mut self.training,
            Power::BerryPerTrained { .. } => &mut self.berries,
            Power::TradeBerries(_) => &mut self.trade_berries,
            Power::TradeMatching(_) => &mut self.trade_matching,
        }
    }
}

impl Tables {
    /// The use of a power that somebody does not have costs more than anybody owns.
    pub const NEVER: u16 = u16::MAX;

    /// The sets of this data for so many players, who play with the powers of their Characters or
    /// without.
    pub fn new(data: &Components, seats: u8, options: &Options) -> Tables {
        let mut with = Having::default();
        for &creature in Creature::ALL {
            let set = with.of(data.creature(creature).power);
            *set = set.with(creature);
        }
        with.munch_of = std::array::from_fn(|gives| {
            let munches = |power| matches!(power, Power::BerryForIngredient { ingredient, .. } if ingredient.index() == gives);
            with.munch
                .iter()
                .filter(|&creature| munches(data.creature(creature).power))
                .collect()
        });
        let costs = collect(data.potions.iter().map(|card| card.cost));
        Tables {
            forests: Forest::ALL
                .iter()
                .copied()
                .filter(|&forest| data.forest(forest).min_players <= seats)
                .collect(),
            spaces: collect(data.forests.iter().map(CardSpaces::of)),
            reward: std::array::from_fn(|place| {
                let spaces = &data.forests[place / SPACES].spaces;
                spaces
                    .get(place % SPACES)
                    .map_or(Gives::Creature, |space| space.gives)
            }),
            touching: std::array::from_fn(|bits| touching(data, SeasonSet(bits as u8))),
            admits: std::array::from_fn(|side| {
                std::array::from_fn(|face| admits(data, Side::ALL[side], Face::ALL[face]))
            }),
            surroundings: std::array::from_fn(|place| {
                Reactions::surroundings(data, Place::from_index(place as u8)) as u8
            }),
            around: std::array::from_fn(|surroundings| Reactions::of(data, surroundings)),
            visits: collect(data.village.iter().map(|card| Visit::of(&card.actions))),
            powers: collect(data.creatures.iter().map(|card| card.power)),
            with,
            effect: collect(data.potions.iter().map(|card| card.effect)),
            with_effect: collect(Effect::ALL.iter().map(|&effect| {
                let having = |potion: &Potion| data.potion(*potion).effect == effect;
                Potion::ALL.iter().copied().filter(having).collect()
            })),
            costs,
            prices: Prices::of(&costs),
            potion_vp: collect(data.potions.iter().map(|card| card.vp)),
            forest_vp: collect(data.forests.iter().map(|card| card.vp)),
            character: collect(CharacterPower::ALL.iter().map(|&power| {
                let having = |&&one: &&Character| data.character(one).power == power;
                *Character::ALL
                    .iter()
                    .find(having)
                    .expect("validated: each power once")
            })),
            use_cost: std::array::from_fn(|number| {
                let character = Character::ALL
                    .get(number)
                    .filter(|_| options.character_powers)
                    .map(|&one| data.character(one));
                let cost = |power| {
                    character
                        .filter(|card| card.power == power)
                        .map_or(Tables::NEVER, |card| card.berry_cost)
                };
                collect(CharacterPower::ALL.iter().copied().map(cost))
            }),
            stackable_unmatched: if options.stack_power_needs_matching_symbol {
                Spaces::EMPTY
            } else {
                Spaces(u32::MAX)
            },
            mode_cost: collect(Mode::ALL.iter().map(|&mode| mode_cost(data, mode))),
            exchanges: Exchanges::up_to(most_exchanged(data)),
        }
    }

    /// What Creatures bring for a placement there.
    #[inline]
    pub fn reactions(&self, place: Place) -> &Reactions {
        &self.around[usize::from(self.surroundings[place.index()])]
    }

    /// The Forests of a season.
    #[inline]
    pub fn of_season(&self, season: Season) -> ForestSet {
        self.touching[1 << season.index()]
    }
}

/// What Creatures bring for a placement.
pub struct Reactions {
    /// Scorches (BR-90, BR-91).
    pub scorches: Amounts,
    /// Gathers of choice (BR-91).
    pub gathers: Amounts,
    /// More from a gather (BR-94).
    pub bonus: Amounts,
}

impl Reactions {
    /// Each set of seasons, the Village, a Creature.
    const SURROUNDINGS: usize = Reactions::VILLAGE + 2;
    const VILLAGE: usize = 1 << Season::ALL.len();

    /// The number of what surrounds a place.
    fn surroundings(data: &Components, place: Place) -> usize {
        match (place.forest(), place.village()) {
            (Some((forest, _)), _) => data.forest(forest).seasons.0.into(),
            (None, Some(_)) => Reactions::VILLAGE,
            (None, None) => Reactions::VILLAGE + 1,
        }
    }

    fn of(data: &Components, surroundings: usize) -> Reactions {
        let village = surroundings == Reactions::VILLAGE;
        let here = |season: Season| {
            surroundings < Reactions::VILLAGE && surroundings >> season.index() & 1 == 1
        };
        let amounts = |amount: &dyn Fn(Power) -> u8| {
            Amounts::of(|creature| amount(data.creature(creature).power))
        };
        Reactions {
            scorches: amounts(&|power| match power {
                Power::ScorchInForest { season, n } if here(season) => n,
                Power::ScorchInVillage { n } if village => n,
                _ => 0,
            }),
            gathers: amounts(&|power| match power {
                Power::GatherInVillage { n } if village => n,
                _ => 0,
            }),
            bonus: amounts(&|power| match power {
                Power::GatherBonus { season, n } if here(season) => n,
                _ => 0,
            }),
        }
    }
}

/// What each Creature brings, ready to be summed without a look at every one: which Creatures
/// somebody has cannot be guessed.
pub struct Amounts {
    /// The Creatures that bring something.
    some: CreatureSet,
    /// Those that bring at least two, at least three, and so on.
    more: Vec<CreatureSet>,
}

impl Amounts {
    fn of(amount: impl Fn(Creature) -> u8) -> Amounts {
        let at_least = |n: u8| -> CreatureSet {
            Creature::ALL
                .iter()
                .copied()
                .filter(|&one| amount(one) >= n)
                .collect()
        };
        let more = (2..)
            .map(at_least)
            .take_while(|set| !set.is_empty())
            .collect();
        Amounts {
            some: at_least(1),
            more,
        }
    }

    /// What these Creatures bring together.
    #[inline]
    pub fn sum(&self, creatures: CreatureSet) -> u8 {
        let count = |set: &CreatureSet| creatures.both(*set).len();
        (count(&self.some) + self.more.iter().map(count).sum::<u32>()) as u8
    }
}

/// What a die on a Village space brings (BR-64 to BR-67).
#[derive(Default)]
pub struct Visit {
    /// What there is to choose.
    pub offers: Pending,
    /// What is gathered at once, one after the other (BR-44).
    pub gathers: Vec<Goods>,
}

impl Visit {
    fn of(actions: &[VillageAction]) -> Visit {
        let mut visit = Visit::default();
        let offers = &mut visit.offers;
        for action in actions {
            match *action {
                VillageAction::GatherChoice { n } => offers.gathers += n,
                VillageAction::GatherBerry { n } => visit.gathers.push(Goods::berries(n.into())),
                VillageAction::GatherEach { n } => {
                    visit
                        .gathers
                        .push(Goods::new(n.into(), n.into(), n.into(), 0))
                }
                VillageAction::Exchange { n } => offers.exchange = n,
                VillageAction::RemoveElementsFromForest { .. } => offers.clear = true,
                VillageAction::Scorch { n } => offers.scorches += n,
                VillageAction::Train { .. } => offers.train = Training::May,
                VillageAction::RevealReserve { .. } => offers.reserve = true,
            }
        }
        visit
    }
}

/// What can be given in exchanges, with what can be taken for it (BR-66, BR-R-43), for everything
/// that somebody may hold.
pub struct Exchanges {
    /// By the number of tokens that may be given, from 1, and by what is held.
    possible: Vec<[Vec<(Bundle, Bundle)>; Bundle::COUNT]>,
}

impl Exchanges {
    /// Exchanges of up to so many tokens.
    fn up_to(most: u8) -> Exchanges {
        let of = |most, held| {
            let given = Bundle::all_of(1..=most).filter(move |given| given.within(held));
            given
                .flat_map(|given| {
                    taken_for(given)
                        .into_iter()
                        .map(move |taken| (given, taken))
                })
                .collect()
        };
        let by_held = |most| collect(Bundle::all_of(0..=u8::MAX).map(|held| of(most, held)));
        Exchanges {
            possible: (1..=most).map(by_held).collect(),
        }
    }

    /// The exchanges of up to `most` tokens, at least one, of what is held; ascending.
    #[inline]
    pub fn possible(&self, held: Bundle, most: u8) -> &[(Bundle, Bundle)] {
        &self.possible[usize::from(most) - 1][held.index()]
    }
}

fn collect<T, const N: usize>(items: impl Iterator<Item = T>) -> [T; N] {
    let items: Vec<T> = items.collect();
    items
        .try_into()
        .unwrap_or_else(|_| unreachable!("validated: the number of components is fixed"))
}

/// What it costs to place a die in this way (BR-37, BR-103).
fn mode_cost(data: &Components, mode: Mode) -> Goods {
    let berries = |power: CharacterPower| {
        let character = data.characters.iter().find(|card| card.power == power);
        Goods::berries(character.expect("validated: each power once").berry_cost)
    };
    match mode {
        _ if mode.trains() => berries(CharacterPower::TrainOnIngredient),
        Mode::Stack => berries(CharacterPower::Stack),
        _ => mode.forced().unwrap_or(Goods::NONE),
    }
}

/// The most tokens of an exchange.
fn most_exchanged(data: &Components) -> u8 {
    let exchanged = |action: &VillageAction| {
        if let VillageAction::Exchange { n } = *action {
            n
        } else {
            0
        }
    };
    data.village
        .iter()
        .flat_map(|card| &card.actions)
        .map(exchanged)
        .max()
        .unwrap_or(0)
}

/// What can be taken for these tokens: as many, and no type both given and taken (BR-R-43).
fn taken_for(given: Bundle) -> Vec<Bundle> {
    Bundle::all_of(given.total()..=given.total())
        .filter(|taken| !given.overlaps(*taken))
        .collect()
}

fn touching(data: &Components, seasons: SeasonSet) -> ForestSet {
    Forest::ALL
        .iter()
        .copied()
        .filter(|&forest| !data.forest(forest).seasons.both(seasons).is_empty())
        .collect()
}

fn admits(data: &Components, side: Side, face: Face) -> VillageSet {
    let takes = |&space: &VillageSpace| {
        let card = data.village(space);
        card.side == side && card.symbol.is_none_or(|symbol| symbol == face)
    };
    VillageSpace::ALL.iter().copied().filter(takes).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Brew;
    use covenstead_core::DataFile;

    fn tables() -> Tables {
        Tables::new(&DataFile::built_in::<Brew>().values, 4, &Options::default())
    }

    #[test]
    fn amounts_are_summed_creature_by_creature() {
        let amount = |creature: Creature| (creature.index() % 4) as u8;
        let amounts = Amounts::of(amount);
        for bits in (0..1u64 << 36).step_by(987_654_321) {
            let creatures = CreatureSet(bits);
            assert_eq!(
                amounts.sum(creatures),
                creatures.iter().map(amount).sum::<u8>(),
                "{creatures:?}"
            );
        }
    }

    #[test]
    fn br_90_br_91_br_94_creatures_react_to_their_season_or_to_the_village() {
        let (data, tables) = (DataFile::built_in::<Brew>().values, tables());
        let places = (0..=u8::MAX)
            .map(Place::from_index)
            .filter(|place| !place.is_forest() || tables.reward.len() > place.index());
        for (place, &creature) in
            places.flat_map(|place| Creature::ALL.iter().map(move |creature| (place, creature)))
        {
            let seasons = place
                .forest()
                .map_or(SeasonSet::EMPTY, |(forest, _)| data.forest(forest).seasons);
            let village = place.village().is_some();
            let expected = match data.creature(creature).power {
                Power::ScorchInForest { season, n } if seasons.contains(season) => [n, 0, 0],
                Power::ScorchInVillage { n } if village => [n, 0, 0],
                Power::GatherInVillage { n } if village => [0, n, 0],
                Power::GatherBonus { season, n } if seasons.contains(season) => [0, 0, n],
                _ => [0; 3],
            };
            let Reactions {
                scorches,
                gathers,
                bonus,
            } = tables.reactions(place);
            let found =
                [scorches, gathers, bonus].map(|amounts| amounts.sum(CreatureSet::only(creature)));
            assert_eq!(found, expected, "{creature} at {place}");
        }
    }

    #[test]
    fn br_r_43_exchanges_are_of_what_is_held_and_of_different_kinds() {
        let exchanges = Exchanges::up_to(3);
        for (most, held) in
            (1..=3).flat_map(|most| Bundle::all_of(0..=9).map(move |held| (most, held)))
        {
            let all = Bundle::all_of(0..=9)
                .flat_map(|given| Bundle::all_of(0..=9).map(move |taken| (given, taken)));
            let legal = |(given, taken): &(Bundle, Bundle)| {
                let size = given.total();
                size == taken.total()
                    && (1..=most).contains(&size)
                    && given.within(held)
                    && !given.overlaps(*taken)
            };
            assert_eq!(
                exchanges.possible(held, most),
                all.filter(legal).collect::<Vec<_>>(),
                "{held:?} {most}"
            );
        }
    }

    #[test]
    fn every_potion_has_one_effect() {
        let tables = tables();
        for &potion in Potion::ALL {
            let with = Effect::ALL
                .iter()
                .filter(|effect| tables.with_effect[effect.index()].contains(potion));
            assert_eq!(
                with.collect::<Vec<_>>(),
                [&tables.effect[potion.index()]],
                "{potion}"
            );
        }
    }
}
