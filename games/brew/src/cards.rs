//! What the cards and places are called, and sets of them. What they do stands in the data file.

use covenstead_core::{named, named_set};

named! {
    /// A season of Forests and Creatures.
    pub enum Season {
        /// The season of SP1 to SP9.
        Spring = "spring",
        /// The season of SU1 to SU9.
        Summer = "summer",
        /// The season of FA1 to FA9.
        Fall = "fall",
        /// The season of WI1 to WI9.
        Winter = "winter",
    }
}

named_set! {
    /// The one or two seasons of a Forest (BR-05).
    pub struct SeasonSet(u8) of Season;
}

named! {
    /// An ingredient that can be gathered by choice; a Berry is none of them (BR-04).
    pub enum Ingredient {
        /// A herb.
        Herb = "herb",
        /// A shroom.
        Shroom = "shroom",
        /// A crystal.
        Crystal = "crystal",
    }
}

named! {
    /// What a Forest space gives (BR-05).
    pub enum Gives {
        /// A herb.
        Herb = "herb",
        /// A shroom.
        Shroom = "shroom",
        /// A crystal.
        Crystal = "crystal",
        /// A Creature to train.
        Creature = "creature",
    }
}

impl Gives {
    /// The ingredient, if it is an ingredient space.
    #[inline]
    pub const fn ingredient(self) -> Option<Ingredient> {
        match self {
            Gives::Herb => Some(Ingredient::Herb),
            Gives::Shroom => Some(Ingredient::Shroom),
            Gives::Crystal => Some(Ingredient::Crystal),
            Gives::Creature => None,
        }
    }
}

named! {
    /// A side of the Village board.
    pub enum Side {
        /// Rounds 1 and 3.
        Day = "day",
        /// Rounds 2 and 4.
        Night = "night",
    }
}

named! {
    /// A space of the Village board.
    #[allow(missing_docs)]
    pub enum VillageSpace {
        DayAnyLeft = "day-any-left",
        DayAnyRight = "day-any-right",
        DayFire = "day-fire",
        DayWind = "day-wind",
        DayWater = "day-water",
        NightAnyLeft = "night-any-left",
        NightAnyRight = "night-any-right",
        NightFire = "night-fire",
        NightWind = "night-wind",
        NightWater = "night-water",
    }
}

named_set! {
    /// A set of Village spaces.
    pub struct VillageSet(u16) of VillageSpace;
}

named! {
    /// A Character.
    #[allow(missing_docs)]
    pub enum Character {
        Lello = "lello",
        Wren = "wren",
        Lyric = "lyric",
        Myla = "myla",
    }
}

named_set! {
    /// A set of Characters.
    pub struct CharacterSet(u8) of Character;
}

impl Character {
    /// The Character's name.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Lello => "Lello",
            Character::Wren => "Wren",
            Character::Lyric => "Lyric",
            Character::Myla => "Myla",
        }
    }
}

named! {
    /// A Forest card.
    #[allow(missing_docs)]
    pub enum Forest {
        F01 = "f01", F02 = "f02", F03 = "f03", F04 = "f04", F05 = "f05",
        F06 = "f06", F07 = "f07", F08 = "f08", F09 = "f09", F10 = "f10",
        F11 = "f11", F12 = "f12", F13 = "f13", F14 = "f14", F15 = "f15",
        F16 = "f16", F17 = "f17", F18 = "f18", F19 = "f19", F20 = "f20",
    }
}

named_set! {
    /// A set of Forests: the row, a deck, what a player has claimed.
    pub struct ForestSet(u32) of Forest;
}

named! {
    /// A Creature card; nine of each season (BR-13).
    #[allow(missing_docs)]
    pub enum Creature {
        Sp1 = "sp1", Sp2 = "sp2", Sp3 = "sp3", Sp4 = "sp4", Sp5 = "sp5", Sp6 = "sp6", Sp7 = "sp7", Sp8 = "sp8", Sp9 = "sp9",
        Su1 = "su1", Su2 = "su2", Su3 = "su3", Su4 = "su4", Su5 = "su5", Su6 = "su6", Su7 = "su7", Su8 = "su8", Su9 = "su9",
        Fa1 = "fa1", Fa2 = "fa2", Fa3 = "fa3", Fa4 = "fa4", Fa5 = "fa5", Fa6 = "fa6", Fa7 = "fa7", Fa8 = "fa8", Fa9 = "fa9",
        Wi1 = "wi1", Wi2 = "wi2", Wi3 = "wi3", Wi4 = "wi4", Wi5 = "wi5", Wi6 = "wi6", Wi7 = "wi7", Wi8 = "wi8", Wi9 = "wi9",
    }
}

named_set! {
    /// A set of Creatures.
    pub struct CreatureSet(u64) of Creature;
}

/// Creatures of each season.
pub const PILE: usize = 9;

impl Creature {
    /// The Creature's season, which its id begins with.
    #[inline]
    pub const fn season(self) -> Season {
        match self as usize / PILE {
            0 => Season::Spring,
            1 => Season::Summer,
            2 => Season::Fall,
            _ => Season::Winter,
        }
    }
}

impl CreatureSet {
    /// The nine Creatures of a season.
    #[inline]
    pub const fn of(season: Season) -> CreatureSet {
        CreatureSet(((1 << PILE) - 1) << (season as usize * PILE))
    }
}

named! {
    /// A Potion card.
    #[allow(missing_docs)]
    pub enum Potion {
        P01 = "p01", P02 = "p02", P03 = "p03", P04 = "p04", P05 = "p05", P06 = "p06", P07 = "p07", P08 = "p08",
        P09 = "p09", P10 = "p10", P11 = "p11", P12 = "p12", P13 = "p13", P14 = "p14", P15 = "p15", P16 = "p16",
        P17 = "p17", P18 = "p18", P19 = "p19", P20 = "p20", P21 = "p21", P22 = "p22", P23 = "p23", P24 = "p24",
        P25 = "p25", P26 = "p26", P27 = "p27", P28 = "p28", P29 = "p29", P30 = "p30", P31 = "p31", P32 = "p32",
    }
}

named_set! {
    /// A set of Potions: the market, a hand, the deck.
    pub struct PotionSet(u32) of Potion;
}
