//! Why the rules forbid something: facts. `words/refusing.rs` says them.

use crate::cards::{Circle, MountainTile, Pawn, Role};
use crate::goods::{Goods, Resource};
use crate::map::{Area, Cloud, Tower};

/// Why an action is not allowed now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields are the pieces and amounts that the sentence names
pub enum Reason {
    // ---- whose turn it is
    /// Somebody else decides.
    NotYourTurn,
    /// Nobody decides anything.
    NothingToDecide,
    /// Chance draws something else now.
    NotDrawnNow,
    /// Chance cannot draw this: what it draws now obeys `rule`.
    CannotComeUp { rule: &'static str },

    // ---- choosing cards
    /// Cards are to be chosen: four, or one to five under More or Less?
    ChooseFirst { any_number: bool },
    /// This is not the number of cards to choose.
    WrongNumber { chosen: u32, any_number: bool },
    /// An extra card is to be decided about.
    ExtraOrNot,
    /// The extra card comes from those set aside, and this one is in hand.
    InHandAlready { role: Role },

    // ---- leading and following
    /// A card is to be led.
    YouLead,
    /// The role was led in an earlier turn of the round.
    LedBefore { role: Role },
    /// The role is not in hand.
    NotInHand { role: Role },
    /// Brave Heart: whoever leads is brave.
    LeadersAreBrave,
    /// The role led is in hand and must be played.
    MustFollow { role: Role },
    /// The role led is another one.
    AnotherRole { role: Role },

    // ---- instead of a cowardly action
    /// The cowardly action or something else is to be chosen first.
    ActionFirst,
    /// The event of the round is not the Black Market.
    NoMarket,
    /// The event of the round is not the Black Distillery.
    NoDistillery,
    /// There is no tile that brings points.
    NoTreasure,
    /// There is no tile that brings the brave action.
    NoCourage,

    // ---- effects
    /// No effect is waiting.
    NoEffect,
    /// The gatherer's goods are to be taken or left.
    GatherOrNot,
    /// A pawn is to be moved, or none.
    FlyOrStay,
    /// A stone circle is to be chosen.
    FlyOn,
    /// The turbo broom does not lead to this circle.
    NotThatCircle { circle: Circle },
    /// A potion is to be delivered, or none.
    DeliverOrNot,
    /// A cloud is to be charmed away, or none.
    CharmOrNot,
    /// The visit of a mountain goes on.
    VisitGoesOn,
    /// The mountain's tile was used on this visit.
    TileUsed,
    /// The mountain's tile can do nothing at the moment.
    TileUseless { tile: MountainTile },

    // ---- the end of the round
    /// A fist is to be filled.
    FillFist,
    /// So much is not there to fill a fist.
    FistTooLarge { held: Goods },
    /// A set is to be handed in or kept.
    HandInOrKeep,

    // ---- flights
    /// The pawn is in this area.
    ThereAlready { pawn: Pawn, area: Area },
    /// The role flies to other landscapes.
    FliesElsewhere { role: Role, area: Area },
    /// The pawn is in an area not adjacent to this one.
    NotAdjacent { pawn: Pawn, from: Area, to: Area },
    /// Only water lies between, and clouds hang over it.
    AcrossClouds { to: Area, water: u8 },
    /// Only water lies between, and at this table nobody crosses it.
    AcrossWater { to: Area, water: u8 },
    /// Clouds cover the area.
    Closed { area: Area },

    // ---- deliveries
    /// This visit of a mountain comes without a delivery.
    NoDeliveryOnVisit,
    /// On a mountain, only the pawn that the witch moved delivers.
    OnlyMovedByWitch,
    /// Only the pawn that moved delivers.
    OnlyMoved,
    /// No pawn is in this area.
    NoPawn { area: Area },
    /// The role delivers in other landscapes.
    DeliversElsewhere { role: Role, area: Area },
    /// A mountain tile lies on the tower.
    TowerCovered { tower: Tower },
    /// The tower does not touch the area.
    TowerAway { tower: Tower, area: Area },
    /// The round tower has its potion.
    TowerServed { tower: Tower },
    /// There is no potion of the tower's colour to give.
    NoPotion { colour: Resource },

    // ---- charms
    /// The cloud was charmed away.
    CloudGone { cloud: Cloud },
    /// No pawn is adjacent to the cloud.
    CloudAway { cloud: Cloud },
    /// The cloud costs more wands than are held.
    CloudTooDear { cloud: Cloud, wands: u8, held: u8 },
}

impl Reason {
    /// The rule that says so.
    pub const fn rule(self) -> &'static str {
        match self {
            Reason::NotYourTurn | Reason::MustFollow { .. } | Reason::AnotherRole { .. } => "BS-31",
            Reason::NothingToDecide | Reason::NotDrawnNow => "BS-20",
            Reason::CannotComeUp { rule } => rule,
            Reason::ChooseFirst { any_number: false }
            | Reason::WrongNumber {
                any_number: false, ..
            } => "BS-21",
            Reason::ChooseFirst { any_number: true }
            | Reason::WrongNumber {
                any_number: true, ..
            } => "BS-72",
            Reason::ExtraOrNot => "BS-103",
            Reason::InHandAlready { .. } => "BS-R-20",
            Reason::YouLead | Reason::NotInHand { .. } => "BS-30",
            Reason::LedBefore { .. } => "BS-41",
            Reason::LeadersAreBrave => "BS-66",
            Reason::ActionFirst => "BS-R-16",
            Reason::NoMarket | Reason::NoDistillery => "BS-63",
            Reason::NoTreasure => "BS-105",
            Reason::NoCourage => "BS-101",
            Reason::NoEffect => "BS-113",
            Reason::GatherOrNot => "BS-56",
            Reason::FlyOrStay | Reason::ThereAlready { .. } => "BS-45",
            Reason::FlyOn => "BS-R-39",
            Reason::NotThatCircle { .. } => "BS-107",
            Reason::CharmOrNot | Reason::CloudAway { .. } => "BS-53",
            Reason::VisitGoesOn | Reason::NoDeliveryOnVisit => "BS-89",
            Reason::TileUsed => "BS-91",
            Reason::TileUseless { .. } => "BS-R-36",
            Reason::FillFist => "BS-69",
            Reason::FistTooLarge { .. } => "BS-R-29",
            Reason::HandInOrKeep => "BS-71",
            Reason::FliesElsewhere { .. } => "BS-57",
            Reason::NotAdjacent { .. } => "BS-46",
            Reason::AcrossClouds { .. } | Reason::Closed { .. } => "BS-47",
            Reason::AcrossWater { .. } => "BS-R-02",
            Reason::OnlyMovedByWitch => "BS-R-34",
            Reason::OnlyMoved => "BS-58",
            Reason::DeliverOrNot | Reason::NoPawn { .. } | Reason::TowerAway { .. } => "BS-49",
            Reason::DeliversElsewhere { .. } => "BS-59",
            Reason::TowerCovered { .. } => "BS-87",
            Reason::TowerServed { .. } => "BS-50",
            Reason::NoPotion { .. } | Reason::CloudTooDear { .. } => "BS-55",
            Reason::CloudGone { .. } => "BS-54",
        }
    }

    /// Whether the thing is simply too far away.
    pub(crate) const fn is_distance(self) -> bool {
        matches!(
            self,
            Reason::NotAdjacent { .. }
                | Reason::AcrossClouds { .. }
                | Reason::AcrossWater { .. }
                | Reason::NoPawn { .. }
                | Reason::TowerAway { .. }
                | Reason::CloudAway { .. }
        )
    }

    /// `Err(self)` unless `holds`.
    pub(crate) fn unless(self, holds: bool) -> Result<(), Reason> {
        if holds { Ok(()) } else { Err(self) }
    }
}
