//! What happens at the table, and who sees it.

use crate::cards::{Metal, Role, RoleSet, ShelfKind, Spell};
use crate::goods::{Colour, Drops};
use crate::rules::Lack;
use covenstead_core::{Seat, Viewer};
use serde::Serialize;

/// The potion cards of a player: bit k of a stack is the card in place k of its original order. In
/// JSON, a list of ids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Potions {
    /// Cauldrons, by metal.
    pub cauldrons: [u8; 3],
    /// Shelves, by kind.
    pub shelves: [u8; 2],
}

impl Potions {
    /// The ids of the cards: `copper-3`, `gold-shelf-1`.
    pub fn ids(self) -> Vec<String> {
        let owned = |mask: u8, id: &'static str| {
            (0..8)
                .filter(move |place| mask >> place & 1 == 1)
                .map(move |place| format!("{id}-{}", place + 1))
        };
        let cauldrons = Metal::ALL
            .iter()
            .flat_map(|&metal| owned(self.cauldrons[metal.index()], metal.id()));
        let shelves = ShelfKind::ALL
            .iter()
            .flat_map(|&kind| owned(self.shelves[kind.index()], kind.id()));
        cauldrons.chain(shelves).collect()
    }
}

impl Serialize for Potions {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.ids())
    }
}

/// Something that happened. Every change of anybody's goods is in some event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // the variants say what they are; their fields are seats, cards and amounts
pub enum Event {
    /// The first starting player was drawn.
    StarterDrawn { seat: Seat },
    /// A spell came up: the current one of the next set (with open spells, the next of the order).
    SpellTurned { spell: Spell },
    /// A Raven was revealed; so many by now.
    RavenRevealed { ravens: u8 },
    /// A set began.
    SetBegan {
        set: u8,
        spell: Spell,
        starter: Seat,
    },
    /// A role was excluded from this set.
    RoleExcluded { role: Role },
    /// A player chose roles; which ones, only that player sees.
    Chose { seat: Seat, roles: Option<RoleSet> },
    /// A player was dealt roles; which ones, only that player sees.
    Dealt { seat: Seat, roles: Option<RoleSet> },
    /// The starter called a role.
    Called { seat: Seat, role: Role, round: u8 },
    /// A player did not hold the role.
    Passed { seat: Seat, role: Role },
    /// A holder of the role laid it open and has to answer.
    LaidOpen { seat: Seat, role: Role },
    /// A player took the role over.
    Claimed { seat: Seat, role: Role, from: Seat },
    /// A player accepted the claim and settles for the favor.
    SoBeIt { seat: Seat, role: Role },
    /// The claimant won the round.
    Won { seat: Seat, role: Role },
    /// A player could act and did not want to.
    Abstained { seat: Seat, role: Role },
    /// A player could not act, and why.
    Unable { seat: Seat, role: Role, lack: Lack },
    /// Drops were gathered.
    Gathered { seat: Seat, drops: Drops },
    /// A drop became gold.
    Sold {
        seat: Seat,
        colour: Colour,
        gold: u16,
    },
    /// A gold became vials.
    Traded { seat: Seat, vials: u16 },
    /// A gold became drops.
    Bought { seat: Seat, drops: Drops },
    /// A cauldron was taken by a brewer, for these drops and this gold.
    Brewed {
        seat: Seat,
        metal: Metal,
        number: u8,
        vp: u8,
        raven: bool,
        paid: Drops,
        gold: u16,
    },
    /// A drop became a vial.
    Bottled { seat: Seat, colour: Colour },
    /// One gold was taken from the supply.
    TookGold { seat: Seat },
    /// COPIA brought drops.
    CastCopia { seat: Seat, drops: Drops },
    /// A spell brought a cauldron for these drops.
    CastCauldron {
        seat: Seat,
        spell: Spell,
        metal: Metal,
        number: u8,
        vp: u8,
        raven: bool,
        paid: Drops,
    },
    /// A spell turned a drop into two vials.
    CastVials {
        seat: Seat,
        spell: Spell,
        colour: Colour,
    },
    /// The winner of a red role collects from everybody.
    Collected { seat: Seat, kind: ShelfKind },
    /// A player gave up gold and drops for the shelf.
    GaveUp { seat: Seat, gold: u16, drops: Drops },
    /// The winner added own goods to the shelf.
    Added { seat: Seat, gold: u16, drops: Drops },
    /// The winner took the shelf; its tokens went to the supply, or (manual) stay stored on it.
    ShelfTaken {
        seat: Seat,
        kind: ShelfKind,
        number: u8,
        vp: u8,
        raven: bool,
        gold: u16,
        drops: Drops,
        stored: bool,
    },
    /// The shelf stays, with so many tokens on it.
    ShelfStays {
        kind: ShelfKind,
        number: u8,
        tokens: u16,
        required: u16,
    },
    /// Cards left in hand were discarded unseen (`five-rounds`).
    HandDiscarded {
        seat: Seat,
        cards: u8,
        roles: Option<RoleSet>,
    },
    /// A set ended; its last winner starts the next.
    SetEnded { set: u8, winner: Seat },
    /// At the end of a memory table a player's potions and vials are shown (WB-R-29).
    Shown {
        seat: Seat,
        potions: Potions,
        vials: u16,
    },
    /// The game ended.
    GameOver { sets: u8, ravens: u8 },
}

impl Event {
    /// The event as `viewer` sees it: roles chosen, dealt or discarded are their owner's secret
    /// (WB-14, WB-M-01, WB-M-06). Nothing here tells of an answer before its turn has come
    /// (WB-R-37).
    pub fn seen_by(self, viewer: Viewer) -> Event {
        match self {
            Event::Chose { seat, .. } if !viewer.is(seat) => Event::Chose { seat, roles: None },
            Event::Dealt { seat, .. } if !viewer.is(seat) => Event::Dealt { seat, roles: None },
            Event::HandDiscarded { seat, cards, .. } if !viewer.is(seat) => Event::HandDiscarded {
                seat,
                cards,
                roles: None,
            },
            open => open,
        }
    }
}
