//! Roles, potion stacks and spells: what the cards are called and which belongs to which.

use crate::goods::Colour;
use covenstead_core::{named, named_set};

named! {
    /// One of the twelve roles (WB-02).
    pub enum Role {
        /// Gathers red drops.
        WolfKeeper = "wolf-keeper",
        /// Gathers white drops.
        SnakeHunter = "snake-hunter",
        /// Gathers green drops.
        HerbCollector = "herb-collector",
        /// Turns a drop into gold.
        Alchemist = "alchemist",
        /// Turns gold into vials.
        FortuneTeller = "fortune-teller",
        /// Turns gold into drops.
        Assistant = "assistant",
        /// Brews in copper.
        Wizard = "wizard",
        /// Brews in iron.
        Witch = "witch",
        /// Brews in silver.
        Druid = "druid",
        /// Casts the current spell.
        Warlock = "warlock",
        /// Collects gold for a shelf.
        Cutpurse = "cutpurse",
        /// Collects drops for a shelf.
        BeggingMonk = "begging-monk",
    }
}

named_set! {
    /// A set of roles: a hand, a pile, the roles called so far.
    pub struct RoleSet(u16) of Role;
}

/// What kind of action a role has: roles of one group share their rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Green: takes drops of a colour (WB-38).
    Gatherer(Colour),
    /// WB-39.
    Alchemist,
    /// WB-40.
    FortuneTeller,
    /// WB-41.
    Assistant,
    /// Light blue: brews in a metal (WB-42).
    Brewer(Metal),
    /// Gray: casts spells (WB-48).
    Warlock,
    /// Red: collects for a shelf (WB-57).
    Thief(ShelfKind),
}

impl Role {
    /// The group the role belongs to.
    #[inline]
    pub const fn group(self) -> Group {
        match self {
            Role::WolfKeeper => Group::Gatherer(Colour::Red),
            Role::SnakeHunter => Group::Gatherer(Colour::White),
            Role::HerbCollector => Group::Gatherer(Colour::Green),
            Role::Alchemist => Group::Alchemist,
            Role::FortuneTeller => Group::FortuneTeller,
            Role::Assistant => Group::Assistant,
            Role::Wizard => Group::Brewer(Metal::Copper),
            Role::Witch => Group::Brewer(Metal::Iron),
            Role::Druid => Group::Brewer(Metal::Silver),
            Role::Warlock => Group::Warlock,
            Role::Cutpurse => Group::Thief(ShelfKind::Gold),
            Role::BeggingMonk => Group::Thief(ShelfKind::Ingredient),
        }
    }

    /// The role's name in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Role::WolfKeeper => "Wolf Keeper",
            Role::SnakeHunter => "Snake Hunter",
            Role::HerbCollector => "Herb Collector",
            Role::Alchemist => "Alchemist",
            Role::FortuneTeller => "Fortune Teller",
            Role::Assistant => "Assistant",
            Role::Wizard => "Wizard",
            Role::Witch => "Witch",
            Role::Druid => "Druid",
            Role::Warlock => "Warlock",
            Role::Cutpurse => "Cutpurse",
            Role::BeggingMonk => "Begging Monk",
        }
    }
}

named! {
    /// The metal of a cauldron stack.
    pub enum Metal {
        /// Charm potions.
        Copper = "copper",
        /// Witch potions.
        Iron = "iron",
        /// Healing potions.
        Silver = "silver",
    }
}

impl Metal {
    /// The role that brews in it (WB-42).
    pub(crate) const fn brewer(self) -> Role {
        match self {
            Metal::Copper => Role::Wizard,
            Metal::Iron => Role::Witch,
            Metal::Silver => Role::Druid,
        }
    }
}

named! {
    /// One of the two shelf stacks.
    pub enum ShelfKind {
        /// Filled with gold by the Cutpurse.
        Gold = "gold-shelf",
        /// Filled with drops by the Begging Monk.
        Ingredient = "ingredient-shelf",
    }
}

impl ShelfKind {
    /// The shelf's name in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            ShelfKind::Gold => "gold shelf",
            ShelfKind::Ingredient => "ingredient shelf",
        }
    }
}

named! {
    /// One of the eight spells (WB-04).
    pub enum Spell {
        /// WB-49.
        Copia = "copia",
        /// WB-53.
        Optio = "optio",
        /// WB-50.
        Magus = "magus",
        /// WB-51.
        Strix = "strix",
        /// WB-52.
        Sanatio = "sanatio",
        /// WB-54, green.
        Herba = "herba",
        /// WB-54, red.
        Lupus = "lupus",
        /// WB-54, white.
        Serpens = "serpens",
    }
}

named_set! {
    /// A set of spells.
    pub struct SpellSet(u8) of Spell;
}

impl Spell {
    /// The drop that HERBA, LUPUS and SERPENS take (WB-54).
    #[inline]
    pub const fn drop(self) -> Option<Colour> {
        match self {
            Spell::Herba => Some(Colour::Green),
            Spell::Lupus => Some(Colour::Red),
            Spell::Serpens => Some(Colour::White),
            Spell::Copia | Spell::Optio | Spell::Magus | Spell::Strix | Spell::Sanatio => None,
        }
    }

    /// The spell's name as printed.
    pub const fn name(self) -> &'static str {
        match self {
            Spell::Copia => "COPIA",
            Spell::Optio => "OPTIO",
            Spell::Magus => "MAGUS",
            Spell::Strix => "STRIX",
            Spell::Sanatio => "SANATIO",
            Spell::Herba => "HERBA",
            Spell::Lupus => "LUPUS",
            Spell::Serpens => "SERPENS",
        }
    }
}
