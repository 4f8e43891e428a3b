//! Component data: the potion cards and the set-up, read from TOML and validated (WB-03, WB-06,
//! WB-08).

use crate::goods::Drops;
use covenstead_core::{DataError, DataStatus};
use serde::Deserialize;

/// Cards in a cauldron stack.
pub const CAULDRONS: usize = 7;
/// Cards in a shelf stack.
pub const SHELVES: usize = 5;

/// A cauldron card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cauldron {
    /// Victory points.
    pub vp: u8,
    /// The drops it takes.
    pub cost: Drops,
    /// Whether it shows a raven.
    #[serde(default)]
    pub raven: bool,
    /// How well these values are known.
    pub status: DataStatus,
}

/// A shelf card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shelf {
    /// Victory points.
    pub vp: u8,
    /// How many tokens it takes.
    pub need: u16,
    /// Whether it shows a raven.
    #[serde(default)]
    pub raven: bool,
    /// How well these values are known.
    pub status: DataStatus,
}

/// What each player starts with (WB-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartGoods {
    red: u16,
    white: u16,
    green: u16,
    /// Gold to start with.
    pub gold: u16,
}

impl StartGoods {
    /// Drops to start with.
    pub fn drops(self) -> Drops {
        Drops::new(self.red, self.white, self.green)
    }
}

/// The set-up.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How well these values are known.
    pub status: DataStatus,
    /// The fewest and the most players.
    pub players: [u8; 2],
    /// The size of a hand.
    pub roles_chosen: u8,
    /// What each player starts with.
    pub start: StartGoods,
    /// How many ravens end the game.
    pub ravens_to_end: u8,
    /// How many tokens there are: always "unlimited" (WB-05).
    pub supply: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    meta: Meta,
    setup: Setup,
    cauldron: CauldronStacks,
    shelf: ShelfStacks,
    /// Files up to `recon-1` have none.
    manual: Option<ManualPoints>,
}

/// What the cauldrons are worth under the reference manual, by metal and each stack from its top.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ManualPoints {
    status: DataStatus,
    copper: [u8; CAULDRONS],
    iron: [u8; CAULDRONS],
    silver: [u8; CAULDRONS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Meta {
    status: DataStatus,
    // Read by the core for every game; named here so that a misspelt header is refused.
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "data_version")]
    _data_version: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CauldronStacks {
    copper: Vec<Cauldron>,
    iron: Vec<Cauldron>,
    silver: Vec<Cauldron>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShelfStacks {
    gold: Vec<Shelf>,
    ingredient: Vec<Shelf>,
}

/// The component data of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// How well the file as a whole is known; each record has a status of its own.
    pub status: DataStatus,
    /// The set-up.
    pub setup: Setup,
    /// The cauldron stacks by metal, each from its top.
    pub cauldrons: [[Cauldron; CAULDRONS]; 3],
    /// The same with what they are worth under the reference manual, which counts left-over goods as
    /// points too (WB-M-21). A file may say nothing about it; then they are worth the same.
    pub manual_cauldrons: [[Cauldron; CAULDRONS]; 3],
    /// The shelf stacks by kind, each from its top.
    pub shelves: [[Shelf; SHELVES]; 2],
}

impl Components {
    /// Reads and validates a data file.
    pub fn parse(toml: &str) -> Result<Components, DataError> {
        let file: File = toml::from_str(toml).map_err(|error| DataError(error.to_string()))?;
        check_setup(&file.setup)?;
        let cauldrons = [
            cauldron_stack("copper", file.cauldron.copper)?,
            cauldron_stack("iron", file.cauldron.iron)?,
            cauldron_stack("silver", file.cauldron.silver)?,
        ];
        Ok(Components {
            status: file.meta.status,
            setup: file.setup,
            cauldrons,
            manual_cauldrons: manual_stacks(cauldrons, file.manual)?,
            shelves: [
                shelf_stack("gold", file.shelf.gold)?,
                shelf_stack("ingredient", file.shelf.ingredient)?,
            ],
        })
    }
}

fn check_setup(setup: &Setup) -> Result<(), DataError> {
    DataError::unless(setup.players == [3, 5], || {
        "setup.players must be [3, 5] (WB-01)".into()
    })?;
    DataError::unless((5..=6).contains(&setup.roles_chosen), || {
        format!(
            "setup.roles_chosen must be 5 or 6, not {} (WB-14)",
            setup.roles_chosen
        )
    })?;
    DataError::unless((1..=10).contains(&setup.ravens_to_end), || {
        format!(
            "setup.ravens_to_end must be 1 to 10, not {} (WB-67)",
            setup.ravens_to_end
        )
    })?;
    let most = setup
        .start
        .drops()
        .colours()
        .map(|colour| setup.start.drops().count(colour))
        .max()
        .unwrap_or(0);
    DataError::unless(most.max(setup.start.gold) <= 100, || {
        "setup.start: at most 100 of each good (WB-07)".into()
    })?;
    DataError::unless(setup.supply == "unlimited", || {
        "setup.supply must be \"unlimited\" (WB-05)".into()
    })
}

/// The cauldrons with their points under the manual.
fn manual_stacks(
    mut stacks: [[Cauldron; CAULDRONS]; 3],
    points: Option<ManualPoints>,
) -> Result<[[Cauldron; CAULDRONS]; 3], DataError> {
    let Some(points) = points else {
        return Ok(stacks);
    };
    let by_metal = [points.copper, points.iron, points.silver];
    for (stack, points_of_stack) in stacks.iter_mut().zip(by_metal) {
        for (card, vp) in stack.iter_mut().zip(points_of_stack) {
            card.vp = vp;
            card.status = points.status;
        }
        check_stack("manual", stack.iter().map(|card| (card.vp, card.raven)))?;
    }
    Ok(stacks)
}

fn cauldron_stack(metal: &str, cards: Vec<Cauldron>) -> Result<[Cauldron; CAULDRONS], DataError> {
    for (place, card) in cards.iter().enumerate() {
        let total = [card.cost.red, card.cost.white, card.cost.green]
            .map(u32::from)
            .iter()
            .sum::<u32>();
        DataError::unless((1..=30).contains(&total), || {
            format!(
                "cauldron.{metal} card {}: the cost must be 1 to 30 drops, not {total} (WB-43)",
                place + 1
            )
        })?;
    }
    check_stack(
        &format!("cauldron.{metal}"),
        cards.iter().map(|card| (card.vp, card.raven)),
    )?;
    let found = cards.len();
    cards.try_into().map_err(|_| {
        DataError(format!(
            "cauldron.{metal} must have {CAULDRONS} cards, not {found} (WB-03)"
        ))
    })
}

fn shelf_stack(kind: &str, cards: Vec<Shelf>) -> Result<[Shelf; SHELVES], DataError> {
    for (place, card) in cards.iter().enumerate() {
        // The manual's discount of one must leave something to require (WB-M-15).
        DataError::unless((2..=100).contains(&card.need), || {
            format!(
                "shelf.{kind} card {}: the need must be 2 to 100, not {} (WB-62)",
                place + 1,
                card.need
            )
        })?;
    }
    check_stack(
        &format!("shelf.{kind}"),
        cards.iter().map(|card| (card.vp, card.raven)),
    )?;
    let found = cards.len();
    cards.try_into().map_err(|_| {
        DataError(format!(
            "shelf.{kind} must have {SHELVES} cards, not {found} (WB-03)"
        ))
    })
}

/// Lowest victory points on top (WB-08), exactly two ravens in each stack (WB-03).
/// The manual's sorted piles are the same stacks (WB-M-27). The rulebook's list of contents means 3
/// stacks of 7 cauldrons and 2 of 5 shelves (WB-R-38).
fn check_stack(
    name: &str,
    cards: impl Iterator<Item = (u8, bool)> + Clone,
) -> Result<(), DataError> {
    let points: Vec<u8> = cards.clone().map(|(vp, _)| vp).collect();
    if let Some(place) = points.windows(2).position(|pair| pair[0] > pair[1]) {
        return Err(DataError(format!(
            "{name} card {}: more VP than the card below it (WB-08)",
            place + 1
        )));
    }
    let ravens = cards.filter(|&(_, raven)| raven).count();
    DataError::unless(ravens == 2, || {
        format!("{name} must have 2 ravens, not {ravens} (WB-03)")
    })
}
