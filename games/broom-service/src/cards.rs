//! Roles, events, tiles and landscapes: what the cards are called and which belongs to which.

use covenstead_core::{named, named_set};
use serde::Serialize;

named! {
    /// One of the ten roles (BS-01).
    pub enum Role {
        /// Gathers orange potions.
        RootGatherer = "root-gatherer",
        /// Gathers green potions.
        HerbGatherer = "herb-gatherer",
        /// Gathers purple potions.
        FruitGatherer = "fruit-gatherer",
        /// Flies to forests.
        ForestWitch = "forest-witch",
        /// Flies to prairies.
        PrairieWitch = "prairie-witch",
        /// Flies to hills.
        HillWitch = "hill-witch",
        /// Flies to mountains.
        MountainWitch = "mountain-witch",
        /// Delivers in forests and prairies.
        ValleyDruid = "valley-druid",
        /// Delivers in hills and mountains.
        PeakDruid = "peak-druid",
        /// Charms clouds away.
        WeatherFairy = "weather-fairy",
    }
}

named_set! {
    /// A set of roles: a hand, a pile, the roles led so far.
    pub struct RoleSet(u16) of Role;
}

/// What kind of action a role has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Craft {
    /// Takes resources (BS-56).
    Gatherer,
    /// Moves a pawn (BS-57, BS-58).
    Witch,
    /// Delivers (BS-59, BS-60).
    Druid,
    /// Charms (BS-61, BS-62).
    Fairy,
}

impl Role {
    /// What kind of action the role has.
    #[inline]
    pub const fn craft(self) -> Craft {
        match self {
            Role::RootGatherer | Role::HerbGatherer | Role::FruitGatherer => Craft::Gatherer,
            Role::ForestWitch | Role::PrairieWitch | Role::HillWitch | Role::MountainWitch => {
                Craft::Witch
            }
            Role::ValleyDruid | Role::PeakDruid => Craft::Druid,
            Role::WeatherFairy => Craft::Fairy,
        }
    }

    /// The role's name in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Role::RootGatherer => "Root Gatherer",
            Role::HerbGatherer => "Herb Gatherer",
            Role::FruitGatherer => "Fruit Gatherer",
            Role::ForestWitch => "Forest Witch",
            Role::PrairieWitch => "Prairie Witch",
            Role::HillWitch => "Hill Witch",
            Role::MountainWitch => "Mountain Witch",
            Role::ValleyDruid => "Valley Druid",
            Role::PeakDruid => "Peak Druid",
            Role::WeatherFairy => "Weather Fairy",
        }
    }
}

named! {
    /// How a role is played (BS-30, BS-31).
    pub enum Stance {
        /// Claims the big action; only the last brave player gets it.
        Brave = "brave",
        /// Takes the small action at once.
        Cowardly = "cowardly",
    }
}

/// A card laid in this round, with its stance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Laid {
    /// The role.
    pub role: Role,
    /// How it was played.
    pub stance: Stance,
}

named! {
    /// What a land area looks like.
    pub enum Landscape {
        /// Forest.
        Forest = "forest",
        /// Prairie.
        Prairie = "prairie",
        /// Hill.
        Hill = "hill",
        /// Mountain.
        Mountain = "mountain",
    }
}

named_set! {
    /// A set of landscapes.
    pub struct Landscapes(u8) of Landscape;
}

named! {
    /// One of the ten event cards (BS-09).
    pub enum EventCard {
        /// BS-72.
        MoreOrLess = "more-or-less",
        /// BS-64.
        BlackMarket = "black-market",
        /// BS-65.
        BlackDistillery = "black-distillery",
        /// BS-66.
        BraveHeart = "brave-heart",
        /// BS-67.
        PerilousPlaces = "perilous-places",
        /// BS-68.
        ProtectedPlaces = "protected-places",
        /// BS-69.
        TheUpperHand = "the-upper-hand",
        /// BS-70.
        EmptyHanded = "empty-handed",
        /// BS-71.
        TheWorks = "the-works",
        /// BS-73.
        FlockTogether = "flock-together",
    }
}

named_set! {
    /// A set of event cards.
    pub struct EventSet(u16) of EventCard;
}

impl EventCard {
    /// The event's name in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            EventCard::MoreOrLess => "More or Less?",
            EventCard::BlackMarket => "Black Market",
            EventCard::BlackDistillery => "Black Distillery",
            EventCard::BraveHeart => "Brave Heart",
            EventCard::PerilousPlaces => "Perilous Places",
            EventCard::ProtectedPlaces => "Protected Places",
            EventCard::TheUpperHand => "The Upper Hand",
            EventCard::EmptyHanded => "Empty Handed",
            EventCard::TheWorks => "The Works!",
            EventCard::FlockTogether => "Flock Together",
        }
    }
}

named! {
    /// One of the five mountain tiles (BS-92 to BS-96).
    pub enum MountainTile {
        /// One potion of each colour.
        Potions = "potions",
        /// Two wands.
        Wands = "wands",
        /// One delivery.
        Deliver = "deliver",
        /// Up to two moves.
        Move = "move",
        /// One charm.
        Charm = "charm",
    }
}

named_set! {
    /// A set of mountain tiles.
    pub struct MountainTiles(u8) of MountainTile;
}

named! {
    /// One of the three kinds of forest tile (BS-101, BS-103, BS-105).
    pub enum ForestTile {
        /// The brave action of a role played cowardly.
        Brave = "brave",
        /// One more card at the beginning of a round.
        ExtraCard = "extra-card",
        /// VP instead of the cowardly action.
        FiveVp = "five-vp",
    }
}

named! {
    /// A stone circle, where turbo brooms land (BS-107).
    pub enum Circle {
        /// Circle A.
        A = "a",
        /// Circle B.
        B = "b",
        /// Circle C.
        C = "c",
        /// Circle D.
        D = "d",
    }
}

named! {
    /// One of a player's two pawns (BS-R-50).
    pub enum Pawn {
        /// Starts in the first castle.
        First = "1",
        /// Starts in the second castle.
        Second = "2",
    }
}
