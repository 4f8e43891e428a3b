//! What happens at the table, and who sees it.

use crate::cards::{Circle, EventCard, ForestTile, MountainTile, Pawn, Role, RoleSet, Stance};
use crate::goods::{Goods, Resource};
use crate::state::Source;
use covenstead_core::{Seat, Viewer, named};
use serde::Serialize;

named! {
    /// What a player could have done.
    pub enum Effect {
        /// Fly a pawn.
        Flight = "flight",
        /// Deliver a potion.
        Delivery = "delivery",
        /// Charm a cloud away.
        Charm = "charm",
    }
}

/// Something that happened. Every change of anybody's VP or resources is in exactly one event.
/// Areas, towers and clouds are named by their ids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // the variants say what they are; their fields are seats, cards, places and amounts
pub enum Event {
    /// The first starter was drawn or is set by option.
    StarterDrawn { seat: Seat },
    /// Everybody got wands to begin with.
    StartWands { seat: Seat, wands: u8 },
    /// A cloud was laid.
    CloudLaid { cloud: String, kind: String },
    /// A mountain, forest or hill tile was laid.
    TileLaid { area: String, tile: String },
    /// A round began with this event.
    RoundBegan {
        round: u8,
        card: EventCard,
        starter: Seat,
    },
    /// A role is bewitched in this round.
    Bewitched { role: Role },
    /// The bewitched pile was shuffled anew.
    PileShuffled,
    /// A player chose cards; which ones, only that player sees.
    Chose { seat: Seat, roles: Option<RoleSet> },
    /// More or Less?: the number of cards chosen, and its VP.
    NumberShown { seat: Seat, cards: u8, vp: i16 },
    /// A player decided about an extra card; what, only that player sees.
    DecidedExtra { seat: Seat, choice: Option<RoleSet> },
    /// A player spent a tile on an extra card; which card, only that player sees.
    TookExtra { seat: Seat, role: Option<Role> },
    /// The starter led a role.
    Led {
        seat: Seat,
        role: Role,
        stance: Stance,
    },
    /// A player followed; if brave, the claim was taken from `from`.
    Followed {
        seat: Seat,
        role: Role,
        stance: Stance,
        from: Option<Seat>,
    },
    /// A player did not hold the role.
    Passed { seat: Seat, role: Role },
    /// A bewitched role was laid.
    Penalty { seat: Seat, role: Role, vp: i16 },
    /// The last brave player performs the brave action.
    Performs { seat: Seat, role: Role },
    /// A player chose the cowardly action itself, though there was something else to choose.
    Acts { seat: Seat, role: Role },
    /// Black Market instead of the cowardly action.
    Marketed { seat: Seat, vp: i16 },
    /// Black Distillery instead of the cowardly action.
    Distilled { seat: Seat, resource: Resource },
    /// A forest tile was used when playing cowardly; *five-vp* brings its VP.
    TileSpent {
        seat: Seat,
        tile: ForestTile,
        vp: i16,
    },
    /// A player could do something and did not want to.
    Declined { seat: Seat },
    /// A player could not use an effect.
    Lapsed {
        seat: Seat,
        by: Source,
        effect: Effect,
    },
    /// Resources were taken, by the gatherer or a mountain tile.
    Gathered { seat: Seat, goods: Goods },
    /// A pawn moved.
    Moved {
        seat: Seat,
        pawn: Pawn,
        from: String,
        to: String,
    },
    /// A turbo broom took a pawn on.
    Flew {
        seat: Seat,
        pawn: Pawn,
        from: String,
        to: String,
        circle: Circle,
    },
    /// A forest tile was found.
    TileTaken {
        seat: Seat,
        area: String,
        tile: ForestTile,
    },
    /// An amulet was claimed.
    AmuletClaimed { seat: Seat, area: String },
    /// A mountain tile was used.
    TileUsed {
        seat: Seat,
        area: String,
        tile: MountainTile,
    },
    /// A potion was delivered; `vp` is the whole gain, of which `bonus` is the druid's and `aura`
    /// the storm clouds'.
    Delivered {
        seat: Seat,
        area: String,
        tower: String,
        colour: Resource,
        vp: i16,
        bonus: i16,
        aura: i16,
        wands: u8,
    },
    /// A cloud was charmed away for these wands; `vp` is the fairy's.
    Charmed {
        seat: Seat,
        cloud: String,
        kind: String,
        wands: u8,
        bolts: u8,
        vp: i16,
    },
    /// A storm cloud paid for potions held.
    StormPaid { seat: Seat, cloud: String, vp: i16 },
    /// A player filled a fist; with what, only that player sees.
    FilledFist { seat: Seat, fist: Option<Goods> },
    /// The fists were opened: what was in this one, its VP, and what of it was returned.
    FistOpened {
        seat: Seat,
        fist: Goods,
        vp: i16,
        returned: Goods,
    },
    /// An end-of-round event brought or cost VP.
    EventScored {
        seat: Seat,
        card: EventCard,
        vp: i16,
    },
    /// A set was handed in for The Works!
    HandedIn { seat: Seat, goods: Goods, vp: i16 },
    /// A round ended; this player leads the next one.
    RoundEnded { round: u8, next: Seat },
    /// The final scoring of a player; `total` is the result.
    FinalScored {
        seat: Seat,
        lightning: i16,
        resources: i16,
        amulets: i16,
        total: i16,
    },
    /// The game ended.
    GameOver { winners: Vec<Seat> },
}

impl Event {
    /// The event as `viewer` sees it: sealed choices are their owner's secret until they are opened
    /// (BS-22, BS-R-20, BS-69).
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        match *self {
            Event::Chose { seat, .. } if !viewer.is(seat) => Event::Chose { seat, roles: None },
            Event::DecidedExtra { seat, .. } if !viewer.is(seat) => {
                Event::DecidedExtra { seat, choice: None }
            }
            Event::TookExtra { seat, .. } if !viewer.is(seat) => {
                Event::TookExtra { seat, role: None }
            }
            Event::FilledFist { seat, .. } if !viewer.is(seat) => {
                Event::FilledFist { seat, fist: None }
            }
            _ => self.clone(),
        }
    }
}
