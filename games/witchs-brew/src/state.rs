//! The state of a game: what everybody may see, and each player's secrets. A new field must go into
//! one or the other.

use crate::cards::{Metal, Role, RoleSet, ShelfKind, Spell};
use crate::data::SHELVES;
use crate::event::Potions;
use crate::goods::Drops;
use covenstead_core::{MAX_SEATS, Seat, SeatSet};

/// Everything about a game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What lies open, and what all have witnessed.
    pub public: Public,
    /// What only its owner knows, by seat.
    pub secrets: [Secret; MAX_SEATS],
}

/// What one player knows and the others do not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Secret {
    /// The roles in hand.
    pub hand: RoleSet,
    /// Manual, `cycle`: the roles dealt to this player since all twelve were last shuffled
    /// (WB-M-02).
    pub dealt: RoleSet,
}

/// What lies open, and what everybody at the table has witnessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// What is to happen next.
    pub phase: Phase,
    /// The number of the set, from 1; 0 before the first.
    pub set: u8,
    /// The rounds begun in this set.
    pub round: u8,
    /// Who starts, or has started, the round.
    pub starter: Seat,
    /// Who has the claim; after a round its winner (WB-25).
    pub claimant: Seat,
    /// The role called in this round; between rounds the last one; none before the first call of a
    /// set.
    pub role: Option<Role>,
    /// Who took the favor in this round.
    pub favored: SeatSet,
    /// Whose claim was taken over in this round.
    pub displaced: SeatSet,
    /// Who has chosen roles for this set (WB-D-01).
    pub chosen: SeatSet,
    /// The roles called in this set.
    pub called: RoleSet,
    /// Manual, `cycle`, second set of a shuffle: the roles called in the first.
    pub called_before: RoleSet,
    /// The roles nobody may choose in this set (WB-71).
    pub excluded: RoleSet,
    /// The exclusion cards turned up since their last shuffle (WB-72).
    pub exclusion_used: RoleSet,
    /// The spells in the order they came up; `spells_seen` of them.
    pub spells: [Spell; 8],
    /// How many places of the spell order are known.
    pub spells_seen: u8,
    /// Manual: the Ravens revealed (WB-M-23).
    pub ravens_revealed: u8,
    /// The gold on the top gold shelf.
    pub shelf_gold: u16,
    /// The drops on the top ingredient shelf.
    pub shelf_drops: Drops,
    /// What the victim who is asked still has to give up after a first portion (a loss of more than
    /// 255 drops).
    pub owed: u16,
    /// Manual: the gold stored on each taken gold shelf (WB-M-19).
    pub stored_gold: [u16; SHELVES],
    /// Manual: the drops stored on each taken ingredient shelf.
    pub stored_drops: [Drops; SHELVES],
    /// The cards taken from each cauldron stack.
    pub cauldrons_taken: [u8; 3],
    /// The cards taken from each shelf stack.
    pub shelves_taken: [u8; 2],
    /// The players, by seat.
    pub players: [Player; MAX_SEATS],
}

/// What everybody knows of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Drops in the play area.
    pub drops: Drops,
    /// Gold in the play area.
    pub gold: u16,
    /// Vials.
    pub vials: u16,
    /// The roles played in this set.
    pub played: RoleSet,
    /// Manual, `cycle`, second set of a shuffle: the roles played in the first.
    pub played_before: RoleSet,
    /// The cards in hand (WB-15).
    pub cards: u8,
    /// The cauldrons taken, by metal: bit k is the card in place k of the stack's original order.
    pub cauldrons: [u8; 3],
    /// The shelves taken, by kind.
    pub shelves: [u8; 2],
}

/// What is to happen next, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance draws the first starting player (WB-C-01).
    DrawStarter,
    /// Chance turns up the next card of the spell stack (WB-C-02).
    DrawSpell,
    /// Chance turns up the next excluded role (WB-C-03).
    DrawExcluded,
    /// Chance deals a hand to this seat (WB-C-04).
    Deal(Seat),
    /// Everybody chooses roles (WB-D-01).
    Choose,
    /// The starter calls a role (WB-D-02).
    Call,
    /// This holder of the role answers (WB-D-03); the card lies open.
    Answer(Seat),
    /// This player carries out the favor, or as winner the full action, of the role (WB-D-04 to 08,
    /// 10 to 12).
    Act(Seat),
    /// This player has just brewed and may bottle a drop (WB-D-09).
    Bottle(Seat),
    /// This victim of the Begging Monk chooses drops to give up (WB-D-13).
    Give(Seat),
    /// The winner of a red role may add own goods (WB-D-14).
    Add,
    /// The game is over.
    Over,
}

impl Public {
    /// The player in `seat`.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player in `seat`, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The role of the round.
    ///
    /// # Panics
    /// Before the first call of a set.
    #[inline]
    pub fn role(&self) -> Role {
        self.role.expect("a role has been called")
    }

    /// The current spell: the one of this set (WB-34). Before the first set, the first one.
    #[inline]
    pub fn spell(&self) -> Spell {
        self.spells[usize::from(self.set.saturating_sub(1) % 8)]
    }

    /// The place of the top card of a cauldron stack, if any is left.
    #[inline]
    pub fn top_cauldron(&self, metal: Metal) -> Option<usize> {
        let taken = self.cauldrons_taken[metal.index()] as usize;
        (taken < crate::data::CAULDRONS).then_some(taken)
    }

    /// The place of the top card of a shelf stack, if any is left.
    #[inline]
    pub fn top_shelf(&self, kind: ShelfKind) -> Option<usize> {
        let taken = self.shelves_taken[kind.index()] as usize;
        (taken < SHELVES).then_some(taken)
    }

    /// The tokens on the top card of a shelf stack.
    #[inline]
    pub fn shelf_tokens(&self, kind: ShelfKind) -> u16 {
        match kind {
            ShelfKind::Gold => self.shelf_gold,
            ShelfKind::Ingredient => self.shelf_drops.total(),
        }
    }
}

impl Player {
    /// The potion cards.
    pub fn potions(&self) -> Potions {
        Potions {
            cauldrons: self.cauldrons,
            shelves: self.shelves,
        }
    }

    /// What the red role of `kind` is after: gold, or drops of all colours.
    #[inline]
    pub fn goods(&self, kind: ShelfKind) -> u16 {
        match kind {
            ShelfKind::Gold => self.gold,
            ShelfKind::Ingredient => self.drops.total(),
        }
    }
}
