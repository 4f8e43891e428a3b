//! What Creatures, Village spaces and Characters can do: a small set of named effects that the data
//! file combines.
//!
//! A Creature with an effect that exists is a record of the data file. A new effect is one variant
//! here, one line in [`CreatureRecord::power`] and one function in the rules.

use crate::cards::{Ingredient, Season};
use crate::data::ingredient;
use crate::dice::Face;
use crate::goods::Goods;
use covenstead_core::{DataStatus, named};
use serde::Deserialize;

/// The power of a Creature (BR-90 to BR-98).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // fields: the season, the amount, the ingredient
pub enum Power {
    /// After a placement in a Forest of the season: scorch (BR-90).
    ScorchInForest { season: Season, n: u8 },
    /// After a placement in the Village: scorch (BR-91).
    ScorchInVillage { n: u8 },
    /// After a placement in the Village: gather of choice (BR-91).
    GatherInVillage { n: u8 },
    /// Turn Element dice of the pool to this face (BR-92).
    SetElement { to: Face },
    /// Gathering the ingredient turns some of it into Berries (BR-93).
    BerryForIngredient { ingredient: Ingredient, n: u8 },
    /// Gathering in a Forest of the season yields more (BR-94).
    GatherBonus { season: Season, n: u8 },
    /// Berries instead of training (BR-95).
    BerryInstead { n: u8 },
    /// Berries for the first scorch of a turn (BR-95).
    BerryForFirstScorch { n: u8 },
    /// A space for a Forage die (BR-96).
    ForageSlot(SlotGain),
    /// A space for an Element die (BR-96).
    ElementSlot(SlotGain),
    /// Points for claiming a Forest of the season (BR-97).
    VpForClaim { season: Season, n: u8 },
    /// Points for brewing (BR-97).
    VpForBrewing { n: u8 },
    /// Points for training (BR-97).
    VpForTraining { n: u8 },
    /// End of round: a Berry for each trained Creature of the season (BR-98).
    BerryPerTrained { season: Season },
    /// End of round: Berries for points (BR-98).
    TradeBerries(Rows),
    /// End of round: ingredients of one type for points (BR-98).
    TradeMatching(Rows),
}

/// What a die on a Creature's space brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SlotGain {
    /// Tokens.
    Goods(Goods),
    /// Points.
    Vp(u8),
    /// A Forage die may be moved to a Forest.
    MoveForage,
}

/// The two rows of a trade: so many tokens for so many points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(transparent)]
pub struct Rows(pub [[u8; 2]; 2]);

impl Rows {
    /// The points for this many tokens, if that is a row.
    #[inline]
    pub fn points(self, tokens: u8) -> Option<u16> {
        self.0
            .iter()
            .find(|row| row[0] == tokens)
            .map(|row| row[1].into())
    }
}

/// A Creature as the data file writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CreatureRecord {
    pub id: String,
    pub name: String,
    pub season: Season,
    pub copies: u8,
    trigger: String,
    op: String,
    params: Params,
    pub text: String,
    pub status: DataStatus,
    #[serde(default, rename = "note")]
    _note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Params {
    season: Option<Season>,
    ingredient: Option<Ingredient>,
    to: Option<Face>,
    n: Option<u8>,
    table: Option<Rows>,
}

impl Params {
    fn season(&self) -> Result<Season, String> {
        self.season.ok_or_else(|| "params.season is missing".into())
    }

    fn n(&self) -> Result<u8, String> {
        self.n
            .filter(|n| (1..=10).contains(n))
            .ok_or_else(|| "params.n must be 1 to 10".into())
    }

    fn rows(&self) -> Result<Rows, String> {
        let fits =
            |rows: &Rows| rows.0[0][0] > 0 && rows.0[0][0] < rows.0[1][0] && rows.0[1][0] <= 9;
        self.table.filter(fits).ok_or_else(|| {
            "params.table must have two rows of growing size, at most 9 tokens".into()
        })
    }

    fn element(&self) -> Result<Face, String> {
        self.to
            .filter(|face| !face.is_forage())
            .ok_or_else(|| "params.to must be an Element".into())
    }
}

impl CreatureRecord {
    /// The effect that trigger, op and params of the record stand for.
    pub fn power(&self) -> Result<Power, String> {
        let p = &self.params;
        Ok(match (self.trigger.as_str(), self.op.as_str()) {
            ("place_forest_season", "scorch") => Power::ScorchInForest {
                season: p.season()?,
                n: p.n()?,
            },
            ("place_village", "scorch") => Power::ScorchInVillage { n: p.n()? },
            ("place_village", "gather_choice") => Power::GatherInVillage { n: p.n()? },
            ("your_turn", "set_element") => Power::SetElement { to: p.element()? },
            ("gathered_ingredient", "exchange_for_berry") => Power::BerryForIngredient {
                ingredient: ingredient(p.ingredient)?,
                n: p.n()?,
            },
            ("gather_forest_season", "gather_bonus") => Power::GatherBonus {
                season: p.season()?,
                n: p.n()?,
            },
            ("creature_space", "berry_instead") => Power::BerryInstead { n: p.n()? },
            ("first_scorch_turn", "gain_berry") => Power::BerryForFirstScorch { n: p.n()? },
            ("slot_forage", op) => Power::ForageSlot(self.slot_gain(op)?),
            ("slot_element", op) => Power::ElementSlot(self.slot_gain(op)?),
            ("claim_forest_season", "gain_vp") => Power::VpForClaim {
                season: p.season()?,
                n: p.n()?,
            },
            ("brew", "gain_vp") => Power::VpForBrewing { n: p.n()? },
            ("train", "gain_vp") => Power::VpForTraining { n: p.n()? },
            ("end_round", "berry_per_trained") => Power::BerryPerTrained {
                season: p.season()?,
            },
            ("end_round", "trade_berries") => Power::TradeBerries(p.rows()?),
            ("end_round", "trade_matching") => Power::TradeMatching(p.rows()?),
            (trigger, op) => {
                return Err(format!("there is no power {trigger}/{op} (BR-90 to BR-98)"));
            }
        })
    }

    fn slot_gain(&self, op: &str) -> Result<SlotGain, String> {
        let n = self.params.n()?;
        let each = u16::from(n);
        Ok(match op {
            "gather" => SlotGain::Goods(Goods::of(ingredient(self.params.ingredient)?, each)),
            "gather_each" => SlotGain::Goods(Goods::new(each, each, each, 0)),
            "gain_berry" => SlotGain::Goods(Goods::berries(each)),
            "gain_vp" => SlotGain::Vp(n),
            "move_forage" if n == 1 => SlotGain::MoveForage,
            _ => {
                return Err(format!(
                    "there is no die space with the op {op} and n = {n} (BR-96)"
                ));
            }
        })
    }
}

/// One action of a Village space (BR-64 to BR-67).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // n: how many
pub enum VillageAction {
    /// Herb, shroom or crystal of choice.
    GatherChoice { n: u8 },
    /// Berries.
    GatherBerry { n: u8 },
    /// Some of each ingredient.
    GatherEach { n: u8 },
    /// Tokens for other tokens.
    Exchange { n: u8 },
    /// Element dice of a Forest are set aside.
    RemoveElementsFromForest { n: u8 },
    /// Scorch up to so many spaces.
    Scorch { n: u8 },
    /// A Creature space.
    Train { n: u8 },
    /// Reveal and reserve a Potion.
    RevealReserve { n: u8 },
}

impl VillageAction {
    /// How many.
    #[inline]
    pub const fn amount(self) -> u8 {
        match self {
            VillageAction::GatherChoice { n }
            | VillageAction::GatherBerry { n }
            | VillageAction::GatherEach { n }
            | VillageAction::Exchange { n }
            | VillageAction::RemoveElementsFromForest { n }
            | VillageAction::Scorch { n }
            | VillageAction::Train { n }
            | VillageAction::RevealReserve { n } => n,
        }
    }

    /// Whether the player has to choose something; the rest is taken at once (BR-44, BR-45).
    pub const fn needs_choice(self) -> bool {
        !matches!(
            self,
            VillageAction::GatherBerry { .. } | VillageAction::GatherEach { .. }
        )
    }
}

named! {
    /// The power of a Character (BR-99 to BR-102).
    pub enum CharacterPower {
        /// Put a Forage die on top of any die.
        Stack = "stack",
        /// Claim a Forest in which one is tied.
        ClaimTie = "claim-tie",
        /// Train a Creature on an ingredient space.
        TrainOnIngredient = "train-on-ingredient",
        /// The first Berry spent on a Potion stands for two ingredients.
        DoubleFirstBerry = "double-first-berry",
    }
}
