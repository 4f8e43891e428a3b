//! What stands in the way of a flight, a delivery or a charm. `words/refusing.rs` says it.

use crate::cards::{Landscape, Pawn, Role};
use crate::goods::Resource;
use crate::map::{Area, Cloud, Tower};

/// Why a pawn cannot fly to an area, a tower cannot be served, or a cloud cannot be charmed away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Obstacle {
    /// The pawn is in this area.
    ThereAlready { pawn: Pawn, area: Area },
    /// The pawn is in an area not adjacent to this one.
    NotAdjacent { pawn: Pawn, from: Area, to: Area },
    /// Clouds cover the area.
    Closed { area: Area },
    /// The role flies to other landscapes.
    FliesElsewhere { role: Role, land: Landscape },
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
    /// The cloud was charmed away.
    CloudGone { cloud: Cloud },
    /// No pawn is adjacent to the cloud.
    CloudAway { cloud: Cloud },
    /// The cloud costs more wands than are held.
    CloudTooDear { cloud: Cloud, wands: u8, held: u8 },
}

impl Obstacle {
    /// The rule that says so.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Obstacle::ThereAlready { .. } => "BS-45",
            Obstacle::NotAdjacent { .. } => "BS-46",
            Obstacle::Closed { .. } => "BS-47",
            Obstacle::FliesElsewhere { .. } => "BS-57",
            Obstacle::NoDeliveryOnVisit => "BS-89",
            Obstacle::OnlyMovedByWitch => "BS-R-34",
            Obstacle::OnlyMoved => "BS-58",
            Obstacle::NoPawn { .. } | Obstacle::TowerAway { .. } => "BS-49",
            Obstacle::DeliversElsewhere { .. } => "BS-59",
            Obstacle::TowerCovered { .. } => "BS-87",
            Obstacle::TowerServed { .. } => "BS-50",
            Obstacle::NoPotion { .. } | Obstacle::CloudTooDear { .. } => "BS-55",
            Obstacle::CloudGone { .. } => "BS-54",
            Obstacle::CloudAway { .. } => "BS-53",
        }
    }

    /// Whether the thing is simply too far away.
    pub(crate) const fn is_distance(self) -> bool {
        match self {
            Obstacle::NotAdjacent { .. }
            | Obstacle::NoPawn { .. }
            | Obstacle::TowerAway { .. }
            | Obstacle::CloudAway { .. } => true,
            Obstacle::ThereAlready { .. }
            | Obstacle::Closed { .. }
            | Obstacle::FliesElsewhere { .. }
            | Obstacle::NoDeliveryOnVisit
            | Obstacle::OnlyMovedByWitch
            | Obstacle::OnlyMoved
            | Obstacle::DeliversElsewhere { .. }
            | Obstacle::TowerCovered { .. }
            | Obstacle::TowerServed { .. }
            | Obstacle::NoPotion { .. }
            | Obstacle::CloudGone { .. }
            | Obstacle::CloudTooDear { .. } => false,
        }
    }

    /// `Err(self)` unless `holds`.
    pub(crate) fn unless(self, holds: bool) -> Result<(), Obstacle> {
        if holds { Ok(()) } else { Err(self) }
    }
}
