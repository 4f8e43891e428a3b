//! Component data: what is printed on cards, boards and dice, read from TOML and validated (BR-01
//! to BR-14).

use crate::cards::{
    Character, Creature, Forest, Gives, Ingredient, Potion, Season, SeasonSet, Side, VillageSpace,
};
use crate::dice::{Face, is_any_die};
use crate::goods::{Bundle, Goods};
use crate::options::{DayFireScope, MovePotionTargets, Options};
use crate::place::SPACES;
use crate::powers::{CharacterPower, CreatureRecord, Power, VillageAction};
use covenstead_core::{DataError, DataStatus, named};
use serde::Deserialize;

/// The most of one ingredient that a Potion costs.
const MOST_OF_ONE: u16 = 9;

/// A Forest card (BR-05).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForestCard {
    /// Its name.
    pub name: String,
    /// With how many players it is used at least (BR-10).
    pub min_players: u8,
    /// Its one or two seasons.
    pub seasons: SeasonSet,
    /// Victory points.
    pub vp: u8,
    /// Its spaces: the Forage symbol and what it gives.
    pub spaces: Vec<Space>,
    /// How well these values are known.
    pub status: DataStatus,
}

/// A space of a Forest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Space {
    /// The Forage symbol.
    pub symbol: Face,
    /// What it gives.
    pub gives: Gives,
}

/// A Creature card (BR-06).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CreatureCard {
    /// Its name.
    pub name: String,
    /// Its power.
    pub power: Power,
    /// Its power in words.
    pub text: String,
    /// How well these values are known.
    pub status: DataStatus,
}

named! {
    /// What a Potion does when it is drunk (BR-82 to BR-88).
    pub enum Effect {
        /// Turn a die of the own pool (BR-82).
        ChangeDie = "change-die",
        /// Roll dice of the own pool again (BR-83).
        Reroll = "reroll",
        /// Place one more die (BR-84).
        PlaceExtra = "place-extra",
        /// Move a Forage die (BR-85).
        MoveForage = "move-forage",
        /// Swap two Forage dice with one symbol (BR-86).
        SwapMatching = "swap-matching",
        /// Set an Element die aside (BR-87).
        RemoveElement = "remove-element",
        /// Set any die aside (BR-87).
        RemoveAny = "remove-any",
        /// Take an own Forage die back (BR-88).
        ReturnForage = "return-forage",
    }
}

/// A Potion card (BR-06).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PotionCard {
    /// Its name.
    pub name: String,
    /// What it does when it is drunk.
    pub effect: Effect,
    /// What it costs; never a Berry.
    pub cost: Goods,
    /// Victory points.
    pub vp: u8,
    /// Its effect in words.
    pub text: String,
    /// How well these values are known.
    pub status: DataStatus,
}

/// A space of the Village board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VillageCard {
    /// The side of the board it is on.
    pub side: Side,
    /// The Element it takes; none for an any-die space.
    pub symbol: Option<Face>,
    /// What it does, in order.
    pub actions: Vec<VillageAction>,
    /// What it does in words.
    pub text: String,
    /// How well these values are known.
    pub status: DataStatus,
}

/// A Character board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CharacterCard {
    /// Its power.
    pub power: CharacterPower,
    /// What a use of it costs.
    pub berry_cost: u16,
    /// Its power in words.
    pub text: String,
    /// How well these values are known.
    pub status: DataStatus,
}

/// The component data of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// Forests, in the order of [`Forest`].
    pub forests: Vec<ForestCard>,
    /// Creatures, in the order of [`Creature`].
    pub creatures: Vec<CreatureCard>,
    /// Potions, in the order of [`Potion`].
    pub potions: Vec<PotionCard>,
    /// Village spaces, in the order of [`VillageSpace`].
    pub village: Vec<VillageCard>,
    /// Characters, in the order of [`Character`].
    pub characters: Vec<CharacterCard>,
    /// How many scorch tokens there are.
    pub scorch_tokens: u8,
    /// How many Potions lie in the market.
    pub market: u8,
    /// How many Berries each player starts with.
    pub start_berries: u16,
    /// How many trained Creatures a player may keep.
    pub trained_limit: u8,
    /// Points for a Creature that lives in a Forest, and for any other.
    pub creature_points: [i32; 2],
    /// How many left-over tokens make a point.
    pub tokens_per_point: u16,
}

impl Components {
    /// Reads and validates a data file.
    pub fn parse(toml: &str) -> Result<Components, DataError> {
        let file: File = toml::from_str(toml).map_err(|error| DataError(error.to_string()))?;
        check_counts(&file)?;
        check_dice(&file.dice)?;
        check_options(&file.options)?;
        let forests = in_order("forest", Forest::ALL, Forest::id, file.forest, |record| {
            record.id.clone()
        })?;
        let creatures = in_order(
            "creature",
            Creature::ALL,
            Creature::id,
            file.creature,
            |record| record.id.clone(),
        )?;
        let potions = in_order("potion", Potion::ALL, Potion::id, file.potion, |record| {
            record.id.clone()
        })?;
        let village = in_order(
            "village_space",
            VillageSpace::ALL,
            VillageSpace::id,
            file.village_space,
            |r| r.id.clone(),
        )?;
        let characters = in_order(
            "character",
            Character::ALL,
            Character::id,
            file.character,
            |record| record.id.clone(),
        )?;
        let components = Components {
            forests: forests
                .into_iter()
                .map(ForestRecord::card)
                .collect::<Result<_, _>>()?,
            creatures: creatures
                .into_iter()
                .zip(Creature::ALL)
                .map(creature_card)
                .collect::<Result<_, _>>()?,
            potions: potions
                .into_iter()
                .map(PotionRecord::card)
                .collect::<Result<_, _>>()?,
            village: village
                .into_iter()
                .zip(VillageSpace::ALL)
                .map(village_card)
                .collect::<Result<_, _>>()?,
            characters: characters
                .into_iter()
                .map(CharacterRecord::card)
                .collect::<Result<_, _>>()?,
            scorch_tokens: file.components.scorch_tokens,
            market: file.setup.potion_market_size,
            start_berries: file.setup.start_berries,
            trained_limit: file.setup.trained_limit,
            creature_points: [
                file.scoring.creature_in_forest,
                file.scoring.creature_not_in_forest,
            ]
            .map(i32::from),
            tokens_per_point: file.scoring.leftover_ingredients_per_vp,
        };
        check_forest_counts(&components)?;
        check_characters(&components)?;
        Ok(components)
    }

    /// The card of a Forest.
    #[inline]
    pub fn forest(&self, forest: Forest) -> &ForestCard {
        &self.forests[forest.index()]
    }

    /// The card of a Creature.
    #[inline]
    pub fn creature(&self, creature: Creature) -> &CreatureCard {
        &self.creatures[creature.index()]
    }

    /// The card of a Potion.
    #[inline]
    pub fn potion(&self, potion: Potion) -> &PotionCard {
        &self.potions[potion.index()]
    }

    /// A space of the Village.
    #[inline]
    pub fn village(&self, space: VillageSpace) -> &VillageCard {
        &self.village[space.index()]
    }

    /// The board of a Character.
    #[inline]
    pub fn character(&self, character: Character) -> &CharacterCard {
        &self.characters[character.index()]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "meta")]
    _meta: Meta,
    components: Counts,
    dice: DiceRecord,
    setup: SetupRecord,
    scoring: ScoringRecord,
    options: OptionRecord,
    village_space: Vec<VillageRecord>,
    character: Vec<CharacterRecord>,
    forest: Vec<ForestRecord>,
    creature: Vec<CreatureRecord>,
    potion: Vec<PotionRecord>,
}

/// Read by the core for every game; named here so that a misspelt header is refused.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Meta {
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "players_min")]
    _players_min: u8,
    #[serde(rename = "players_max")]
    _players_max: u8,
    #[serde(rename = "rounds")]
    _rounds: u8,
    #[serde(rename = "data_version")]
    _data_version: String,
    #[serde(rename = "names_are_placeholders")]
    _names_are_placeholders: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    village_boards: u8,
    character_boards: u8,
    forage_dice: u8,
    element_dice: u8,
    forest_cards: u8,
    creature_cards: u8,
    potion_cards: u8,
    reference_cards: u8,
    herb_tokens: u16,
    shroom_tokens: u16,
    crystal_tokens: u16,
    berry_tokens: u16,
    vp_tokens: u16,
    vp_denominations: Vec<u8>,
    scorch_tokens: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceRecord {
    forage: DieRecord,
    element: DieRecord,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DieRecord {
    per_player: u8,
    faces: Vec<Face>,
    #[serde(rename = "symbols_status")]
    _symbols_status: DataStatus,
    #[serde(rename = "face_split_status")]
    _face_split_status: DataStatus,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupRecord {
    village_start_side: Side,
    potion_market_size: u8,
    start_berries: u16,
    creature_piles: u8,
    #[serde(rename = "creature_piles_status")]
    _creature_piles_status: DataStatus,
    trained_limit: u8,
    forest_row: ByPlayers,
    forest_deck: ByPlayers,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByPlayers {
    #[serde(rename = "2")]
    two: u8,
    #[serde(rename = "3")]
    three: u8,
    #[serde(rename = "4")]
    four: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoringRecord {
    creature_in_forest: u8,
    creature_not_in_forest: u8,
    leftover_ingredients_per_vp: u16,
    reserved_potions: u8,
    tiebreak: String,
}

/// The doubtful points with their defaults. A table sets them as options, so here they must stand
/// as they are.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionRecord {
    day_fire_scope: DayFireScope,
    lyric_trained_limit: u8,
    stack_power_needs_matching_symbol: bool,
    returned_die_keeps_face: bool,
    move_potion_targets: MovePotionTargets,
    brew_drink_after_last_die: bool,
    train_vp_counts_itself: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VillageRecord {
    id: String,
    side: Side,
    symbol: String,
    unblockable: bool,
    ops: Vec<VillageAction>,
    text: String,
    status: DataStatus,
    #[serde(default, rename = "note")]
    _note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterRecord {
    id: String,
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "color")]
    _color: String,
    power: CharacterPower,
    berry_cost: u16,
    uses_per_round: u8,
    text: String,
    status: DataStatus,
    #[serde(default, rename = "note")]
    _note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForestRecord {
    id: String,
    name: String,
    min_players: u8,
    seasons: Vec<Season>,
    vp: u8,
    spaces: Vec<Space>,
    status: DataStatus,
    #[serde(default, rename = "note")]
    _note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PotionRecord {
    id: String,
    name: String,
    effect: Effect,
    #[serde(rename = "tier")]
    _tier: String,
    copies: u8,
    cost: Goods,
    vp: u8,
    text: String,
    status: DataStatus,
    #[serde(default, rename = "note")]
    _note: String,
}

impl ForestRecord {
    fn card(self) -> Result<ForestCard, DataError> {
        let id = &self.id;
        let seasons: SeasonSet = self.seasons.iter().copied().collect();
        let distinct =
            seasons.len() as usize == self.seasons.len() && (1..=2).contains(&seasons.len());
        DataError::unless(distinct, || {
            format!("forest {id} must have one or two seasons (BR-05)")
        })?;
        DataError::unless((4..=SPACES).contains(&self.spaces.len()), || {
            format!("forest {id} must have 4 to 6 spaces (BR-05)")
        })?;
        let foraged = self.spaces.iter().all(|space| space.symbol.is_forage());
        DataError::unless(foraged, || {
            format!("forest {id}: a space shows grove, crag or mire (BR-05)")
        })?;
        DataError::unless((2..=4).contains(&self.min_players), || {
            format!("forest {id}: min_players is 2 to 4 (BR-10)")
        })?;
        Ok(ForestCard {
            name: self.name,
            min_players: self.min_players,
            seasons,
            vp: self.vp,
            spaces: self.spaces,
            status: self.status,
        })
    }
}

impl PotionRecord {
    fn card(self) -> Result<PotionCard, DataError> {
        let (id, cost) = (&self.id, self.cost);
        DataError::unless(self.copies == 1, || {
            format!("potion {id} is there once (BR-I-04)")
        })?;
        let most = cost.herb.max(cost.shroom).max(cost.crystal);
        DataError::unless(
            most <= MOST_OF_ONE && cost.berry == 0 && !cost.is_empty(),
            || {
                format!(
                    "potion {id} must cost 1 to 9 of herb, shroom or crystal, and no Berry (BR-06)"
                )
            },
        )?;
        let (name, effect, vp, text, status) =
            (self.name, self.effect, self.vp, self.text, self.status);
        Ok(PotionCard {
            name,
            effect,
            cost,
            vp,
            text,
            status,
        })
    }
}

impl CharacterRecord {
    fn card(self) -> Result<CharacterCard, DataError> {
        let wanted = u8::from(self.power == CharacterPower::ClaimTie);
        DataError::unless(self.uses_per_round == wanted, || {
            format!(
                "character {}: uses_per_round must be {wanted} (BR-100, BR-103)",
                self.id
            )
        })?;
        DataError::unless(self.berry_cost <= 100, || {
            format!("character {}: berry_cost is at most 100", self.id)
        })?;
        Ok(CharacterCard {
            power: self.power,
            berry_cost: self.berry_cost,
            text: self.text,
            status: self.status,
        })
    }
}

fn creature_card(
    (record, &creature): (CreatureRecord, &Creature),
) -> Result<CreatureCard, DataError> {
    let id = creature.id();
    DataError::unless(record.season == creature.season(), || {
        format!(
            "creature {id} must be a {} Creature (BR-13)",
            creature.season()
        )
    })?;
    DataError::unless(record.copies == 1, || {
        format!("creature {id} is there once (BR-I-03)")
    })?;
    let power = record
        .power()
        .map_err(|why| DataError(format!("creature {id}: {why}")))?;
    Ok(CreatureCard {
        name: record.name,
        power,
        text: record.text,
        status: record.status,
    })
}

fn village_card(
    (record, &space): (VillageRecord, &VillageSpace),
) -> Result<VillageCard, DataError> {
    let id = space.id();
    let side = if id.starts_with("day") {
        Side::Day
    } else {
        Side::Night
    };
    DataError::unless(record.side == side, || {
        format!("village_space {id} is on the {side} side (BR-09)")
    })?;
    let symbol = match record.symbol.as_str() {
        "any" => None,
        word => Some(
            Face::from_id(word)
                .ok_or_else(|| DataError(format!("village_space {id}: `{word}` is no symbol")))?,
        ),
    };
    let named = symbol.map_or("any", Face::id);
    let fits = id.contains(named)
        && symbol.is_none() == is_any_die(space)
        && record.unblockable == symbol.is_none();
    DataError::unless(fits, || {
        format!("village_space {id} cannot have the symbol {named} (BR-30, BR-31)")
    })?;
    let choices = record
        .ops
        .iter()
        .filter(|action| action.needs_choice())
        .count();
    DataError::unless(choices <= 1, || {
        format!("village_space {id}: at most one action that needs a choice (BR-64)")
    })?;
    for action in &record.ops {
        let fits = match action {
            VillageAction::Exchange { n } => (1..=Bundle::MOST).contains(n),
            VillageAction::Train { n } | VillageAction::RevealReserve { n } => *n == 1,
            VillageAction::RemoveElementsFromForest { n } => *n == 1,
            other => (1..=10).contains(&other.amount()),
        };
        DataError::unless(fits, || {
            format!("village_space {id}: {action:?} is not possible")
        })?;
    }
    Ok(VillageCard {
        side,
        symbol,
        actions: record.ops,
        text: record.text,
        status: record.status,
    })
}

/// The records in the order of their ids, every id exactly once.
fn in_order<I: Copy, R>(
    what: &str,
    ids: &[I],
    id: fn(I) -> &'static str,
    records: Vec<R>,
    of: impl Fn(&R) -> String,
) -> Result<Vec<R>, DataError> {
    let canonical = |record: &R| of(record).to_lowercase().replace('_', "-");
    if let Some(record) = records
        .iter()
        .find(|record| !ids.iter().any(|&one| id(one) == canonical(record)))
    {
        return Err(DataError(format!(
            "there is no {what} {} (BR-01)",
            of(record)
        )));
    }
    let mut records: Vec<Option<R>> = records.into_iter().map(Some).collect();
    let mut find = |&one: &I| {
        let mut found = records.iter_mut().filter(|slot| {
            slot.as_ref()
                .is_some_and(|record| canonical(record) == id(one))
        });
        let (first, second) = (found.next(), found.next());
        match (first, second) {
            (Some(slot), None) => Ok(slot.take().expect("just found")),
            (None, _) => Err(DataError(format!("{what} {} is missing (BR-01)", id(one)))),
            (Some(_), Some(_)) => Err(DataError(format!(
                "{what} {} is there twice (BR-01)",
                id(one)
            ))),
        }
    };
    ids.iter().map(&mut find).collect()
}

fn check_counts(file: &File) -> Result<(), DataError> {
    let box_of = &file.components;
    let fixed = [
        ("village_boards", box_of.village_boards, 1),
        ("character_boards", box_of.character_boards, 4),
        ("forage_dice", box_of.forage_dice, 16),
        ("element_dice", box_of.element_dice, 8),
        ("forest_cards", box_of.forest_cards, 20),
        ("creature_cards", box_of.creature_cards, 36),
        ("potion_cards", box_of.potion_cards, 32),
        ("reference_cards", box_of.reference_cards, 4),
        ("dice.forage.per_player", file.dice.forage.per_player, 4),
        ("dice.element.per_player", file.dice.element.per_player, 2),
        ("setup.creature_piles", file.setup.creature_piles, 4),
        ("setup.forest_row.2", file.setup.forest_row.two, 3),
        ("setup.forest_row.3", file.setup.forest_row.three, 4),
        ("setup.forest_row.4", file.setup.forest_row.four, 5),
        ("setup.forest_deck.2", file.setup.forest_deck.two, 12),
        ("setup.forest_deck.3", file.setup.forest_deck.three, 16),
        ("setup.forest_deck.4", file.setup.forest_deck.four, 20),
        ("scoring.reserved_potions", file.scoring.reserved_potions, 0),
    ];
    for (name, found, wanted) in fixed {
        DataError::unless(found == wanted, || {
            format!("{name} must be {wanted}, not {found} (BR-01)")
        })?;
    }
    // Tokens never run out (BR-03); their numbers are the contents of the box, no limits.
    let tokens = [
        box_of.herb_tokens,
        box_of.shroom_tokens,
        box_of.crystal_tokens,
        box_of.berry_tokens,
        box_of.vp_tokens,
    ];
    DataError::unless(tokens.iter().all(|&count| count > 0), || {
        "components: tokens of every kind are in the box (BR-01)".into()
    })?;
    DataError::unless(box_of.vp_denominations == [1, 3], || {
        "components.vp_denominations must be [1, 3] (BR-01)".into()
    })?;
    DataError::unless(file.setup.village_start_side == Side::Day, || {
        "setup.village_start_side must be \"day\" (BR-09)".into()
    })?;
    DataError::unless((1..=8).contains(&file.setup.potion_market_size), || {
        "setup.potion_market_size is 1 to 8 (BR-12)".into()
    })?;
    DataError::unless(file.setup.start_berries <= 100, || {
        "setup.start_berries is at most 100 (BR-14)".into()
    })?;
    DataError::unless(file.setup.trained_limit == 3, || {
        "setup.trained_limit must be 3 (BR-69)".into()
    })?;
    DataError::unless(file.scoring.leftover_ingredients_per_vp > 0, || {
        "scoring.leftover_ingredients_per_vp is at least 1 (BR-107)".into()
    })?;
    DataError::unless(
        file.scoring.tiebreak == "leftover_ingredients_then_shared",
        || "scoring.tiebreak must be \"leftover_ingredients_then_shared\" (BR-108)".into(),
    )
}

fn check_dice(dice: &DiceRecord) -> Result<(), DataError> {
    for (name, record, kin) in [
        ("forage", &dice.forage, Face::FORAGE),
        ("element", &dice.element, Face::ELEMENTS),
    ] {
        let twice = kin
            .iter()
            .all(|face| record.faces.iter().filter(|&other| other == face).count() == 2);
        let all = record.faces.len() == 6 && twice;
        DataError::unless(all, || {
            format!("dice.{name}.faces must show each of its three symbols twice (BR-02)")
        })?;
    }
    Ok(())
}

fn check_options(record: &OptionRecord) -> Result<(), DataError> {
    let usual = Options::default();
    let same = record.day_fire_scope == usual.day_fire_scope
        && record.lyric_trained_limit == usual.lyric_trained_limit
        && record.stack_power_needs_matching_symbol == usual.stack_power_needs_matching_symbol
        && record.returned_die_keeps_face == usual.returned_die_keeps_face
        && record.move_potion_targets == usual.move_potion_targets
        && record.brew_drink_after_last_die == usual.brew_drink_after_last_die
        && record.train_vp_counts_itself == usual.train_vp_counts_itself;
    DataError::unless(same, || {
        "[options] lists the defaults; to play otherwise, set the option of the table".into()
    })
}

fn check_forest_counts(components: &Components) -> Result<(), DataError> {
    for (players, wanted) in [(2, 12), (3, 16), (4, 20)] {
        let found = components
            .forests
            .iter()
            .filter(|card| card.min_players <= players)
            .count();
        DataError::unless(found == wanted, || {
            format!("with {players} players there must be {wanted} forests, not {found} (BR-10)")
        })?;
    }
    Ok(())
}

fn check_characters(components: &Components) -> Result<(), DataError> {
    for &power in CharacterPower::ALL {
        let found = components
            .characters
            .iter()
            .filter(|card| card.power == power)
            .count();
        DataError::unless(found == 1, || {
            format!("exactly one character must have the power {power} (BR-99 to BR-102)")
        })?;
    }
    Ok(())
}

/// The name of an ingredient or a Berry, as a data file writes it.
pub(crate) fn ingredient(params: Option<Ingredient>) -> Result<Ingredient, String> {
    params.ok_or_else(|| "params.ingredient is missing".into())
}
