//! What happens at the table. Everybody sees everything (section "Decisions").

use crate::action::{Item, Mode};
use crate::cards::{Character, Creature, Forest, Potion, Side};
use crate::dice::{Die, Face, Faces};
use crate::goods::Goods;
use crate::place::Place;
use covenstead_core::Seat;
use serde::Serialize;

/// Something that happened. Every change of anybody's tokens is in some event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // the variants say what they are; their fields are seats, cards, dice, places and amounts
pub enum Event {
    /// A Forest was laid out in the row.
    ForestLaidOut { forest: Forest },
    /// A Potion was revealed into the market.
    PotionRevealed { potion: Potion },
    /// A Creature was turned up on its pile.
    CreatureTurnedUp { creature: Creature },
    /// The first player was drawn.
    FirstPlayer { seat: Seat },
    /// A player has a Character.
    CharacterTaken { seat: Seat, character: Character },
    /// A round began.
    RoundBegan { round: u8, side: Side, first: Seat },
    /// A player rolled dice into the pool.
    Rolled { seat: Seat, faces: Faces },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A player without dice was skipped.
    Skipped { seat: Seat },
    /// A die was placed, at this cost.
    Placed {
        seat: Seat,
        face: Face,
        place: Place,
        mode: Mode,
        cost: Goods,
    },
    /// A die went back to its owner's pool.
    TookBack { seat: Seat, face: Face, from: Place },
    /// Tokens were gathered.
    Gathered { seat: Seat, goods: Goods },
    /// A Creature turned ingredients just gathered into Berries.
    TurnedIntoBerries {
        seat: Seat,
        creature: Creature,
        goods: Goods,
    },
    /// A Creature brought Berries.
    GainedBerries {
        seat: Seat,
        creature: Creature,
        berries: u16,
    },
    /// A Creature brought points.
    GainedVp {
        seat: Seat,
        creature: Creature,
        vp: u16,
    },
    /// A Creature was trained.
    Trained { seat: Seat, creature: Creature },
    /// A Creature was released; a die on it was set aside.
    Released {
        seat: Seat,
        creature: Creature,
        die: Option<Die>,
    },
    /// A player did without.
    Declined { seat: Seat, item: Item },
    /// Tokens were exchanged for others.
    Exchanged {
        seat: Seat,
        given: Goods,
        taken: Goods,
    },
    /// The Element dice of a Forest were set aside.
    Cleared {
        seat: Seat,
        forest: Forest,
        dice: u8,
    },
    /// A space was scorched.
    Scorched { seat: Seat, place: Place },
    /// A die was moved.
    Moved {
        seat: Seat,
        die: Die,
        from: Place,
        to: Place,
    },
    /// Two dice changed places.
    Swapped {
        seat: Seat,
        one: Die,
        other: Die,
        from: Place,
        to: Place,
    },
    /// A die was set aside.
    Removed { seat: Seat, die: Die, from: Place },
    /// A Potion was revealed to be reserved.
    PotionShown { potion: Potion },
    /// A Potion was reserved.
    Reserved { seat: Seat, potion: Potion },
    /// A player begins to reserve: a Potion is turned up if there is one.
    Reveals { seat: Seat },
    /// A player sets out to brew a Potion; the payment follows.
    Brews { seat: Seat, potion: Potion },
    /// A Potion was brewed for these tokens.
    Brewed {
        seat: Seat,
        potion: Potion,
        paid: Goods,
    },
    /// The deck was empty: a player handed drunk Potions in for points.
    HandedIn { seat: Seat, potions: u8, vp: u16 },
    /// A Potion was drunk.
    Drank { seat: Seat, potion: Potion },
    /// A die of the pool was turned.
    Turned { seat: Seat, from: Face, to: Face },
    /// Dice of the pool are rolled again.
    Rerolls { seat: Seat, faces: Faces },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// A Forest was claimed; for this price if by a tie.
    Claimed {
        seat: Seat,
        forest: Forest,
        cost: Goods,
    },
    /// Nobody claimed a Forest.
    Discarded { forest: Forest },
    /// Tokens were traded for points.
    Traded {
        seat: Seat,
        creature: Creature,
        goods: Goods,
        vp: u16,
    },
    /// The game ended.
    GameOver { round: u8 },
}
