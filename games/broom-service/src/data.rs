//! Component data: cards, clouds, tiles and numbers, read from TOML and validated. The boards are
//! in `board.rs`.

use crate::board::{Board, TowerValues};
use crate::cards::{
    Circle, EventCard, ForestTile, Landscape, Landscapes, MountainTile, MountainTiles, Role,
};
use crate::goods::{Goods, Resource};
use crate::options::{ALL_HEAVY, Side};
use covenstead_core::{DataError, DataStatus};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The rounds of a game (BS-20).
pub const ROUNDS: usize = 7;
/// Storm clouds in the box (BS-10).
const STORM_CLOUDS: u8 = 8;
/// Hill tiles in the box (BS-10).
const HILL_TILES: usize = 6;

/// The set-up (BS-12 to BS-18).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Rounds of a game: always 7.
    pub rounds: u8,
    /// Cards everybody chooses in a round: always 4.
    pub cards_per_round: u8,
    /// Where the VP counters start.
    pub start_vp: i16,
    /// What each player starts with, besides wands.
    pub start_potions: Goods,
    /// Wands of the first starter and of the player to the right.
    pub start_wands_first_and_last: u8,
    /// Wands of all others.
    pub start_wands_others: u8,
    /// Wands of both players of a game for two.
    pub start_wands_two_players: u8,
    /// Bewitched roles in a round, by number of players.
    pub bewitched_cards: BTreeMap<String, u8>,
    /// What laying a bewitched role costs.
    pub bewitched_penalty: i16,
    /// Events in the stack: always 7.
    pub events_used: u8,
    /// Whether VP may go below 0: always.
    pub vp_may_be_negative: bool,
    /// How well these values are known.
    pub status: String,
}

/// The pieces of the box: they never restrict anything (BS-04).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    /// Potions of all colours.
    pub potions_total: u8,
    /// Potions of each colour.
    pub potions_per_color: u8,
    /// Wands.
    pub wands: u8,
    /// Heavy clouds.
    pub heavy_clouds: u8,
    /// Storm clouds.
    pub storm_clouds: u8,
    /// How well these values are known.
    pub status: String,
}

/// What a role card says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoleCard {
    /// Gatherers: what the brave one takes.
    pub brave: Goods,
    /// Gatherers: what the cowardly one takes.
    pub cowardly: Goods,
    /// Where a witch moves to, or a druid delivers.
    pub lands: Landscapes,
    /// Druids and the fairy: VP of the brave action.
    pub bonus: i16,
    /// How well these values are known.
    pub status: String,
}

/// The numbers on the event cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventValues {
    /// More or Less?: VP by number of cards chosen, 1 to 5 (entry 0 is not used).
    pub more_or_less: [i16; 6],
    /// Black Market: VP instead of the cowardly action.
    pub black_market: i16,
    /// Perilous Places: VP for each pawn, by landscape.
    pub perilous: [i16; 4],
    /// Protected Places: VP for each pawn, by landscape.
    pub protected: [i16; 4],
    /// The Upper Hand: VP for the most.
    pub most: i16,
    /// The Upper Hand: VP for the second most.
    pub second: i16,
    /// Empty Handed: the most one may hold.
    pub empty_most: u16,
    /// Empty Handed: VP.
    pub empty_vp: i16,
    /// The Works!: the set handed in.
    pub works_set: Goods,
    /// The Works!: VP.
    pub works_vp: i16,
    /// Flock Together: VP.
    pub flock_vp: i16,
}

/// What a storm cloud does (BS-81 to BS-85).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Storm {
    /// While on the board, so many VP for each delivery next to it.
    Aura(i16),
    /// A move when charmed away.
    Move,
    /// A delivery when charmed away.
    Deliver,
    /// VP when charmed away by whoever holds that many potions of that colour.
    Potions {
        /// The colour.
        colour: Resource,
        /// How many.
        need: u8,
        /// The VP.
        vp: i16,
    },
}

/// One kind of cloud.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CloudCard {
    /// Its id in notation and JSON.
    pub id: String,
    /// What charming it away costs.
    pub wands: u8,
    /// Its lightning bolts.
    pub bolts: u8,
    /// How many there are.
    pub count: u8,
    /// What it does, if it is a storm cloud.
    pub storm: Option<Storm>,
    /// How well these values are known.
    pub status: String,
}

/// The end of the game (BS-75 to BS-77).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    /// VP by number of amulets.
    pub amulets: [i16; 4],
    /// VP of a set of four different resources.
    pub set_of_four_different: i16,
    /// VP of a set of three different resources.
    pub set_of_three_different: i16,
    /// VP by number of bolts; the last entry stands for all higher numbers.
    pub lightning: [i16; 13],
    /// How well these values are known.
    pub status: String,
}

/// A hill tile (BS-107, BS-110).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HillTile {
    /// Its id in notation and JSON.
    pub id: String,
    /// Turbo broom: where it may fly.
    pub circles: Option<[Circle; 2]>,
    /// Tower tile: the tower.
    pub tower: Option<TowerValues>,
    /// How well these values are known.
    pub status: String,
}

/// The numbers on the tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tiles {
    /// Mountain tile *wands*: how many.
    pub wands: u8,
    /// Mountain tile *move*: how many moves.
    pub moves: u8,
    /// How many forest tiles there are of each kind.
    pub forest: [u8; 3],
    /// Forest tile *five-vp*: how many VP.
    pub five_vp: i16,
    /// The hill tiles.
    pub hill: Vec<HillTile>,
}

/// The component data of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Components {
    /// How well the file as a whole is known; each record has a status of its own.
    pub status: DataStatus,
    /// The set-up.
    pub setup: Setup,
    /// The pieces of the box.
    pub supply: Supply,
    /// The role cards, in the order of [`Role`].
    pub roles: Vec<RoleCard>,
    /// The numbers on the event cards.
    pub events: EventValues,
    /// The kinds of clouds: heavy ones, then storm clouds.
    pub clouds: Vec<CloudCard>,
    /// The end of the game.
    pub scoring: Scoring,
    /// The numbers on the tiles.
    pub tiles: Tiles,
    /// The two sides of the board.
    pub boards: [Board; 2],
}

impl Components {
    /// Reads and validates a data file.
    pub fn parse(toml: &str) -> Result<Components, DataError> {
        let file: File = toml::from_str(toml).map_err(|error| DataError(error.to_string()))?;
        check_setup(&file.setup)?;
        check_scoring(&file.scoring)?;
        let roles = Role::ALL
            .iter()
            .map(|&role| role_card(role, &file.role))
            .collect::<Result<_, _>>()?;
        let clouds = clouds(file.heavy_cloud, file.storm_cloud)?;
        check_supply(&file.supply)?;
        let tiles = tiles(file.mountain_tile, file.forest_tile, file.hill_tile)?;
        let boards = [file.board.front, file.board.back];
        boards[0].check(Side::Front)?;
        boards[1].check(Side::Back)?;
        check_landings(&tiles, &boards[1])?;
        let events = event_values(&file.event)?;
        let (status, setup, supply, scoring) =
            (file.meta.status, file.setup, file.supply, file.scoring);
        Ok(Components {
            status,
            setup,
            supply,
            roles,
            events,
            clouds,
            scoring,
            tiles,
            boards,
        })
    }

    /// The board's side.
    pub fn board(&self, side: Side) -> &Board {
        &self.boards[side.index()]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    meta: Meta,
    setup: Setup,
    supply: Supply,
    role: Vec<RoleRecord>,
    event: Vec<EventRecord>,
    heavy_cloud: Vec<CloudRecord>,
    storm_cloud: Vec<CloudRecord>,
    scoring: Scoring,
    mountain_tile: Vec<MountainRecord>,
    forest_tile: Vec<ForestRecord>,
    hill_tile: Vec<HillTile>,
    board: Boards,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Meta {
    status: DataStatus,
    /// Read by the core for every game; named here so that a misspelt header is refused.
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "data_version")]
    _data_version: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Boards {
    front: Board,
    back: Board,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoleRecord {
    id: Role,
    kind: String,
    brave: Option<Goods>,
    cowardly: Option<Goods>,
    moves_to: Option<Landscape>,
    #[serde(default)]
    delivers_in: Vec<Landscape>,
    #[serde(default)]
    brave_bonus_vp: i16,
    status: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventRecord {
    id: EventCard,
    #[serde(rename = "when")]
    _when: When,
    cards: Option<[u8; 2]>,
    #[serde(default)]
    vp_by_cards: BTreeMap<String, i16>,
    instead_of_cowardly: Option<Substitute>,
    #[serde(default)]
    vp_per_pawn: BTreeMap<String, i16>,
    most_vp: Option<i16>,
    second_vp: Option<i16>,
    /// The option `upper_hand_cost` decides (BS-R-57); the card's own word is kept for the reader.
    #[serde(rename = "shown_resources_are_returned")]
    _shown_resources_are_returned: Option<bool>,
    max_resources: Option<u16>,
    vp: Option<i16>,
    set: Option<Goods>,
    max_sets: Option<u8>,
    #[serde(rename = "status")]
    _status: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum When {
    Before,
    During,
    End,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Substitute {
    vp: Option<i16>,
    any_resource: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CloudRecord {
    id: String,
    storm: Option<String>,
    need: Option<Goods>,
    vp: Option<i16>,
    wands: u8,
    bolts: u8,
    count: u8,
    status: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MountainRecord {
    id: MountainTile,
    wands: Option<u8>,
    moves: Option<u8>,
    #[serde(rename = "status")]
    _status: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForestRecord {
    id: ForestTile,
    count: u8,
    vp: Option<i16>,
    #[serde(rename = "status")]
    _status: String,
}

/// VP of any one record: a bound that keeps every sum small.
pub(crate) fn check_vp(vp: i16, what: &str) -> Result<(), DataError> {
    DataError::unless((-50..=50).contains(&vp), || {
        format!("{what}: VP must be -50 to 50, not {vp}")
    })
}

fn check_setup(setup: &Setup) -> Result<(), DataError> {
    let must = |holds: bool, what: &str| DataError::unless(holds, || format!("setup.{what}"));
    must(setup.rounds as usize == ROUNDS, "rounds must be 7 (BS-20)")?;
    must(
        setup.cards_per_round == 4,
        "cards_per_round must be 4 (BS-21)",
    )?;
    must(setup.events_used == 7, "events_used must be 7 (BS-17)")?;
    must(
        setup.vp_may_be_negative,
        "vp_may_be_negative must be true (BS-02)",
    )?;
    must(
        (0..=50).contains(&setup.start_vp),
        "start_vp must be 0 to 50 (BS-13)",
    )?;
    must(
        (0..=10).contains(&setup.bewitched_penalty),
        "bewitched_penalty must be 0 to 10 (BS-42)",
    )?;
    let wands = [
        setup.start_wands_first_and_last,
        setup.start_wands_others,
        setup.start_wands_two_players,
    ];
    must(
        wands.iter().all(|&wands| wands <= 5),
        "start_wands: at most 5 (BS-15)",
    )?;
    let potions = setup.start_potions;
    must(
        potions.wands == 0 && potions.sorted()[3] <= 5,
        "start_potions: at most 5 potions of a colour, no wands (BS-14)",
    )?;
    let due = BTreeMap::from(
        [("2", 3), ("3", 2), ("4", 1), ("5", 0)]
            .map(|(players, cards)| (players.to_string(), cards)),
    );
    must(
        setup.bewitched_cards == due,
        "bewitched_cards must be 3, 2, 1, 0 for 2, 3, 4, 5 players (BS-18)",
    )
}

fn check_supply(supply: &Supply) -> Result<(), DataError> {
    let fits = supply.heavy_clouds == ALL_HEAVY && supply.storm_clouds == STORM_CLOUDS;
    DataError::unless(fits, || {
        "supply: there are 24 heavy and 8 storm clouds (BS-05, BS-10)".into()
    })
}

fn check_scoring(scoring: &Scoring) -> Result<(), DataError> {
    let tables = scoring.amulets.iter().chain(&scoring.lightning);
    for &vp in tables.chain([
        &scoring.set_of_four_different,
        &scoring.set_of_three_different,
    ]) {
        check_vp(vp, "scoring")?;
        DataError::unless(vp >= 0, || {
            "scoring: final scoring never lowers anybody's VP (BS-I-14)".into()
        })?;
    }
    let pays = scoring.set_of_four_different >= scoring.set_of_three_different;
    DataError::unless(pays, || {
        "scoring: a set of four must not be worth less than a set of three (BS-R-46)".into()
    })
}

fn role_card(role: Role, records: &[RoleRecord]) -> Result<RoleCard, DataError> {
    let mut found = records.iter().filter(|record| record.id == role);
    let (Some(record), None) = (found.next(), found.next()) else {
        return Err(DataError(format!(
            "there must be exactly one role record for {role} (BS-01)"
        )));
    };
    let must =
        |holds: bool, what: &str| DataError::unless(holds, || format!("role {role}: {what}"));
    let craft = match role.craft() {
        crate::cards::Craft::Gatherer => "gatherer",
        crate::cards::Craft::Witch => "witch",
        crate::cards::Craft::Druid => "druid",
        crate::cards::Craft::Fairy => "fairy",
    };
    must(record.kind == craft, &format!("the kind must be {craft}"))?;
    let (brave, cowardly) = (
        record.brave.unwrap_or_default(),
        record.cowardly.unwrap_or_default(),
    );
    let lands: Landscapes = record
        .moves_to
        .into_iter()
        .chain(record.delivers_in.iter().copied())
        .collect();
    match craft {
        "gatherer" => {
            must(brave.total() == 3, "brave takes 3 resources (BS-56)")?;
            must(
                cowardly.total() == 1 && cowardly.wands == 0,
                "cowardly takes 1 potion (BS-56)",
            )?;
        }
        "witch" => must(
            record.moves_to.is_some() && lands.len() == 1,
            "moves_to names the landscape (BS-57)",
        )?,
        "druid" => must(lands.len() == 2, "delivers_in names two landscapes (BS-59)")?,
        _ => must(lands.is_empty(), "the fairy has no landscape")?,
    }
    must(
        craft == "gatherer" || brave.total() + cowardly.total() == 0,
        "only gatherers take resources",
    )?;
    check_vp(record.brave_bonus_vp, &format!("role {role}"))?;
    Ok(RoleCard {
        brave,
        cowardly,
        lands,
        bonus: record.brave_bonus_vp,
        status: record.status.clone(),
    })
}

fn event_values(records: &[EventRecord]) -> Result<EventValues, DataError> {
    for &event in EventCard::ALL {
        let found = records.iter().filter(|record| record.id == event).count();
        DataError::unless(found == 1, || {
            format!("there must be exactly one event record for {event} (BS-09)")
        })?;
    }
    let record = |event: EventCard| {
        records
            .iter()
            .find(|record| record.id == event)
            .expect("just counted")
    };
    let need = |event: EventCard, what: &str, value: Option<i16>| {
        let value = value.ok_or_else(|| DataError(format!("event {event}: {what} is missing")))?;
        check_vp(value, &format!("event {event}"))?;
        Ok(value)
    };
    let hand = record(EventCard::TheUpperHand);
    let empty = record(EventCard::EmptyHanded);
    let works = record(EventCard::TheWorks);
    let instead = |event: EventCard| record(event).instead_of_cowardly.as_ref();
    let market = instead(EventCard::BlackMarket).and_then(|substitute| substitute.vp);
    let any = instead(EventCard::BlackDistillery).and_then(|substitute| substitute.any_resource);
    DataError::unless(any == Some(1), || {
        "event black-distillery: any_resource must be 1 (BS-65)".into()
    })?;
    DataError::unless(works.max_sets == Some(1), || {
        "event the-works: max_sets must be 1 (BS-71)".into()
    })?;
    let works_set = works.set.unwrap_or_default();
    DataError::unless(works_set.total() > 0, || {
        "event the-works: set is missing (BS-71)".into()
    })?;
    let empty_most = empty
        .max_resources
        .ok_or_else(|| DataError("event empty-handed: max_resources is missing".into()))?;
    Ok(EventValues {
        more_or_less: more_or_less(record(EventCard::MoreOrLess))?,
        black_market: need(EventCard::BlackMarket, "instead_of_cowardly.vp", market)?,
        perilous: by_landscape(record(EventCard::PerilousPlaces))?,
        protected: by_landscape(record(EventCard::ProtectedPlaces))?,
        most: need(EventCard::TheUpperHand, "most_vp", hand.most_vp)?,
        second: need(EventCard::TheUpperHand, "second_vp", hand.second_vp)?,
        empty_most,
        empty_vp: need(EventCard::EmptyHanded, "vp", empty.vp)?,
        works_set,
        works_vp: need(EventCard::TheWorks, "vp", works.vp)?,
        flock_vp: need(
            EventCard::FlockTogether,
            "vp",
            record(EventCard::FlockTogether).vp,
        )?,
    })
}

fn more_or_less(record: &EventRecord) -> Result<[i16; 6], DataError> {
    DataError::unless(record.cards == Some([1, 5]), || {
        "event more-or-less: cards must be [1, 5] (BS-72)".into()
    })?;
    let mut values = [0; 6];
    for (cards, value) in values.iter_mut().enumerate().skip(1) {
        let vp = record.vp_by_cards.get(&cards.to_string());
        *value = *vp.ok_or_else(|| {
            DataError(format!(
                "event more-or-less: vp_by_cards has no entry for {cards}"
            ))
        })?;
        check_vp(*value, "event more-or-less")?;
    }
    Ok(values)
}

fn by_landscape(record: &EventRecord) -> Result<[i16; 4], DataError> {
    let mut values = [0; 4];
    for &landscape in Landscape::ALL {
        let vp = record.vp_per_pawn.get(landscape.id());
        let missing = || {
            DataError(format!(
                "event {}: vp_per_pawn has no {landscape}",
                record.id
            ))
        };
        values[landscape.index()] = *vp.ok_or_else(missing)?;
        check_vp(values[landscape.index()], &format!("event {}", record.id))?;
    }
    Ok(values)
}

/// BS-05, BS-10, BS-79: heavy clouds first, then the storm clouds.
fn clouds(heavy: Vec<CloudRecord>, storm: Vec<CloudRecord>) -> Result<Vec<CloudCard>, DataError> {
    let count = |records: &[CloudRecord]| {
        records
            .iter()
            .map(|record| u32::from(record.count))
            .sum::<u32>()
    };
    let (heavies, storms) = (count(&heavy), count(&storm));
    DataError::unless(heavies == u32::from(ALL_HEAVY), || {
        format!("there must be 24 heavy clouds, not {heavies} (BS-05)")
    })?;
    DataError::unless(storms == u32::from(STORM_CLOUDS), || {
        format!("there must be 8 storm clouds, not {storms} (BS-10)")
    })?;
    let heavy = heavy.into_iter().map(|record| cloud_card(record, false));
    let cards: Vec<CloudCard> = heavy
        .chain(storm.into_iter().map(|record| cloud_card(record, true)))
        .collect::<Result<_, _>>()?;
    for (place, card) in cards.iter().enumerate() {
        let again = cards[..place].iter().any(|other| other.id == card.id);
        DataError::unless(!again, || {
            format!("cloud {}: two records have this id", card.id)
        })?;
    }
    Ok(cards)
}

fn cloud_card(record: CloudRecord, stormy: bool) -> Result<CloudCard, DataError> {
    let CloudRecord {
        id,
        wands,
        bolts,
        count,
        status,
        ..
    } = record;
    let must = |holds: bool, what: &str| DataError::unless(holds, || format!("cloud {id}: {what}"));
    must(
        crate::board::canonical(&id),
        "the id must be lower-case letters, digits and hyphens",
    )?;
    must(wands <= 9, "the cost is at most 9 wands (BS-05)")?;
    must(bolts <= 9, "at most 9 bolts (BS-05)")?;
    must(count > 0, "count must be at least 1")?;
    let vp = record.vp.unwrap_or(0);
    check_vp(vp, &format!("cloud {id}"))?;
    let storm = match (stormy, record.storm.as_deref()) {
        (false, None) => None,
        (true, Some("aura")) => Some(Storm::Aura(vp)),
        (true, Some("move")) => Some(Storm::Move),
        (true, Some("deliver")) => Some(Storm::Deliver),
        (true, Some("potions")) => {
            let need = record.need.unwrap_or_default();
            let mut colours = Resource::COLOURS
                .into_iter()
                .filter(|&colour| need.count(colour) > 0);
            let (Some(colour), None, 0) = (colours.next(), colours.next(), need.wands) else {
                return Err(DataError(format!(
                    "cloud {id}: need must name potions of one colour (BS-85)"
                )));
            };
            Some(Storm::Potions {
                colour,
                need: need.count(colour),
                vp,
            })
        }
        (true, _) => {
            return Err(DataError(format!(
                "cloud {id}: storm must be aura, move, deliver or potions (BS-79)"
            )));
        }
        (false, _) => {
            return Err(DataError(format!(
                "cloud {id}: a heavy cloud does nothing (BS-05)"
            )));
        }
    };
    Ok(CloudCard {
        id,
        wands,
        bolts,
        count,
        storm,
        status,
    })
}

fn tiles(
    mountain: Vec<MountainRecord>,
    forest: Vec<ForestRecord>,
    hill: Vec<HillTile>,
) -> Result<Tiles, DataError> {
    let kinds: MountainTiles = mountain.iter().map(|tile| tile.id).collect();
    let one_each = kinds == MountainTiles::ALL && mountain.len() == 5;
    DataError::unless(one_each, || {
        "there must be five mountain tiles, one of each kind (BS-86)".into()
    })?;
    let of = |kind: MountainTile| mountain.iter().find(|tile| tile.id == kind);
    let wands = of(MountainTile::Wands)
        .and_then(|tile| tile.wands)
        .unwrap_or(2);
    let moves = of(MountainTile::Move)
        .and_then(|tile| tile.moves)
        .unwrap_or(2);
    DataError::unless(wands <= 5, || {
        "mountain tile wands: at most 5 (BS-93)".into()
    })?;
    DataError::unless(moves == 2, || {
        "mountain tile move: up to two moves (BS-95)".into()
    })?;
    let count = |kind: ForestTile| {
        forest
            .iter()
            .filter(|tile| tile.id == kind)
            .map(|tile| tile.count)
            .sum::<u8>()
    };
    let counts = [ForestTile::Brave, ForestTile::ExtraCard, ForestTile::FiveVp].map(count);
    DataError::unless(counts == [2, 2, 2], || {
        "there must be two forest tiles of each kind (BS-97)".into()
    })?;
    let five_vp = forest.iter().find_map(|tile| tile.vp).unwrap_or(5);
    check_vp(five_vp, "forest tile five-vp")?;
    check_hill_tiles(&hill)?;
    Ok(Tiles {
        wands,
        moves,
        forest: counts,
        five_vp,
        hill,
    })
}

/// BS-106, BS-107, BS-110.
fn check_hill_tiles(tiles: &[HillTile]) -> Result<(), DataError> {
    let found = tiles.len();
    DataError::unless(found == HILL_TILES, || {
        format!("there must be 6 hill tiles, not {found} (BS-106)")
    })?;
    let towers = tiles.iter().filter(|tile| tile.tower.is_some()).count();
    DataError::unless(towers == 1, || {
        format!("exactly one hill tile has a tower, not {towers} (BS-110)")
    })?;
    for (place, tile) in tiles.iter().enumerate() {
        let must = |holds: bool, what: &str| {
            DataError::unless(holds, || format!("hill tile {}: {what}", tile.id))
        };
        must(
            crate::board::canonical(&tile.id),
            "the id must be lower-case letters, digits and hyphens",
        )?;
        must(
            tiles[..place].iter().all(|other| other.id != tile.id),
            "two records have this id",
        )?;
        must(
            tile.circles.is_some() != tile.tower.is_some(),
            "it names two circles or has a tower (BS-107)",
        )?;
        must(
            tile.circles.is_none_or(|[a, b]| a != b),
            "the two circles must differ (BS-107)",
        )?;
        if let Some(tower) = &tile.tower {
            tower.check(&format!("hill tile {}", tile.id))?;
            must(!tower.round(), "the tower must be square (BS-110)")?;
        }
    }
    Ok(())
}

/// BS-I-08: every turbo broom has a circle that no cloud can ever close.
fn check_landings(tiles: &Tiles, board: &Board) -> Result<(), DataError> {
    for tile in &tiles.hill {
        let open = |circle: &Circle| {
            board
                .area
                .iter()
                .any(|area| area.stone_circle == Some(*circle) && area.clouds == 0)
        };
        let lands = tile.circles.is_none_or(|circles| circles.iter().any(open));
        DataError::unless(lands, || {
            format!(
                "hill tile {}: one of its circles must be free of clouds (BS-I-08)",
                tile.id
            )
        })?;
    }
    Ok(())
}
