//! Why the rules forbid an action: the facts. `words/refusing.rs` says them.

use crate::cards::{Group, Metal, Role, ShelfKind, Spell};
use crate::goods::Colour;

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Somebody else decides, or nobody.
    NotAsked,
    /// Chance has something else to draw.
    OtherChance,
    /// Chance: the table has no such seat.
    NoSeat,
    /// Chance: this spell has come up before.
    SpellSeen(Spell),
    /// Chance: no Raven can come up here.
    NoRaven,
    /// Chance: this role is not in the exclusion deck.
    NotInDeck(Role),
    /// Chance: another player is to be dealt a hand.
    DealtInTurn,
    /// Chance: these cards are no hand from that player's pile.
    NotInPile,
    /// A hand has to be chosen before anything else.
    ChooseFirst {
        /// Its size.
        hand: u8,
    },
    /// Nobody may choose this role in this set.
    Excluded(Role),
    /// The hand has the wrong size.
    HandSize {
        /// The right size.
        hand: u8,
        /// How many roles were named.
        named: u8,
    },
    /// The hand of this set is there already.
    HandChosen,
    /// Under the manual, hands are dealt.
    HandDealt,
    /// The starter has to call a role.
    CallFirst,
    /// The starter cannot pass.
    StarterPasses,
    /// The starter cannot have the favor.
    StarterSettles,
    /// The role was called earlier in this set.
    CalledBefore(Role),
    /// The role is not in the player's hand.
    NotInHand(Role),
    /// Another role has been called.
    OtherRole {
        /// The role that was called.
        called: Role,
        /// The role that was named.
        named: Role,
    },
    /// Whoever holds the called role must play it.
    HolderPasses(Role),
    /// The call has to be answered before anything else.
    AnswerFirst(Role),
    /// The call has been answered.
    Answered {
        /// The called role.
        role: Role,
        /// Whether the player has settled for the favor.
        favor: bool,
    },
    /// The called role does something else.
    OtherAction {
        /// The called role.
        role: Role,
        /// The role that does what was tried.
        doer: Option<Role>,
    },
    /// The gatherer takes drops of another colour.
    OtherColour {
        /// The gatherer.
        role: Role,
        /// The colour it takes.
        colour: Colour,
    },
    /// There is no drop of this colour to give for this.
    NoDrop {
        /// The colour.
        colour: Colour,
        /// The rule that takes it.
        rule: &'static str,
    },
    /// Exactly so many drops are taken.
    TakeExactly(u16),
    /// The role brews in another metal.
    OtherMetal {
        /// The role.
        role: Role,
        /// The metal it brews in.
        metal: Metal,
    },
    /// The winner of the Warlock may not take the favor's gold.
    GoldIsTheFavor,
    /// The favor of the Warlock casts no spell.
    FavorCastsNothing,
    /// Another spell is the current one.
    OtherSpell {
        /// The current spell.
        current: Spell,
        /// The spell that was named.
        named: Spell,
    },
    /// The stack is empty.
    NoCauldron(Metal),
    /// The cauldron costs so many drops.
    SpellCosts {
        /// The spell.
        spell: Spell,
        /// How many drops.
        cost: u16,
    },
    /// Those drops are not in the player's play area.
    DropsNotOwned {
        /// The rule that takes them.
        rule: &'static str,
    },
    /// The drops on the top cauldron of this metal are not there.
    CannotPay(Metal),
    /// A drop is bottled after brewing.
    BrewFirst(Metal),
    /// Only the brewers give a vial for one more drop.
    BottleAfterBrewing,
    /// One cauldron is taken at most.
    OneCauldron,
    /// All that is left is to bottle a drop or not.
    BottleOrKeep,
    /// The winner of a red role adds after collecting.
    CollectFirst(ShelfKind),
    /// Only the red roles fill shelves.
    NoShelfToFill,
    /// Nobody has asked for drops.
    NothingToGive,
    /// So many drops must be given up.
    MustGive {
        /// How many.
        due: u16,
    },
    /// A wrong number of drops is given up.
    GiveExactly {
        /// How many are due.
        due: u16,
        /// How many were named.
        named: u16,
    },
    /// What is left is to add something to this shelf, or nothing.
    SayHowMuch(ShelfKind),
    /// More is added than is missing.
    Overpays {
        /// How many tokens are missing.
        missing: u16,
    },
    /// More is added than the player has.
    NotOwned(ShelfKind),
}

impl Reason {
    /// `Err(self)` unless `holds`.
    #[inline]
    pub(super) fn unless(self, holds: bool) -> Result<(), Reason> {
        if holds { Ok(()) } else { Err(self) }
    }

    /// The rule that says so.
    pub const fn rule(self) -> &'static str {
        match self {
            Reason::NotAsked => "WB-18",
            Reason::OtherChance => "WB-13",
            Reason::NoSeat => "WB-10",
            Reason::SpellSeen(_) => "WB-09",
            Reason::NoRaven => "WB-M-23",
            Reason::NotInDeck(_) => "WB-72",
            Reason::DealtInTurn | Reason::HandDealt => "WB-M-01",
            Reason::NotInPile => "WB-M-02",
            Reason::ChooseFirst { .. } | Reason::HandSize { .. } => "WB-14",
            Reason::Excluded(_) => "WB-71",
            Reason::HandChosen => "WB-R-22",
            Reason::CallFirst
            | Reason::StarterPasses
            | Reason::StarterSettles
            | Reason::NotInHand(_) => "WB-17",
            Reason::CalledBefore(_) => "WB-31",
            Reason::OtherRole { .. } | Reason::HolderPasses(_) | Reason::AnswerFirst(_) => "WB-20",
            Reason::Answered { favor: true, .. } => "WB-22",
            Reason::Answered { favor: false, .. } => "WB-25",
            Reason::OtherAction { role, .. } => rule_of(role.group()),
            Reason::OtherColour { .. } => "WB-38",
            Reason::NoDrop { rule, .. } | Reason::DropsNotOwned { rule } => rule,
            Reason::TakeExactly(_) => "WB-R-20",
            Reason::OtherMetal { .. } => "WB-42",
            Reason::GoldIsTheFavor => "WB-26",
            Reason::FavorCastsNothing => "WB-48",
            Reason::OtherSpell { .. } => "WB-34",
            Reason::NoCauldron(_) => "WB-R-10",
            Reason::SpellCosts { spell, .. } => spell_rule(spell),
            Reason::CannotPay(_) => "WB-53",
            Reason::BrewFirst(_) | Reason::BottleAfterBrewing | Reason::BottleOrKeep => "WB-47",
            Reason::OneCauldron => "WB-45",
            Reason::CollectFirst(_)
            | Reason::NoShelfToFill
            | Reason::SayHowMuch(_)
            | Reason::NotOwned(_) => "WB-61",
            Reason::NothingToGive | Reason::MustGive { .. } => "WB-60",
            Reason::GiveExactly { .. } => "WB-57",
            Reason::Overpays { .. } => "WB-R-08",
        }
    }
}

pub(super) const fn spell_rule(spell: Spell) -> &'static str {
    match spell {
        Spell::Copia => "WB-49",
        Spell::Magus => "WB-50",
        Spell::Strix => "WB-51",
        Spell::Sanatio => "WB-52",
        Spell::Optio => "WB-53",
        Spell::Herba | Spell::Lupus | Spell::Serpens => "WB-54",
    }
}

const fn rule_of(group: Group) -> &'static str {
    match group {
        Group::Gatherer(_) => "WB-38",
        Group::Alchemist => "WB-39",
        Group::FortuneTeller => "WB-40",
        Group::Assistant => "WB-41",
        Group::Brewer(_) => "WB-43",
        Group::Warlock => "WB-48",
        Group::Thief(_) => "WB-57",
    }
}
