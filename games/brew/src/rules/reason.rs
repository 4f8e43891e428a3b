//! Why something is not allowed, as facts. `words/refusing.rs` says them in the reader's language.

use crate::action::Mode;
use crate::cards::{Character, Creature, Forest, Ingredient, Potion};
use crate::dice::Face;
use crate::goods::Goods;
use crate::place::Place;
use covenstead_core::Seat;

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // fields: the cards, dice, places and amounts in question
pub enum Reason {
    // ---- whose decision it is
    /// Somebody else decides.
    NotYourTurn { active: Seat },
    /// Nobody decides: chance acts, or the game is over.
    NothingToDecide,

    // ---- placing
    /// The die of this turn is placed.
    PlacedAlready,
    /// No such die in the pool.
    NoSuchDie { face: Face },
    /// There is no such place.
    NoSuchPlace,
    /// The Forest is not in the row.
    ForestNotInRow { forest: Forest },
    /// The Forest has no space with this number.
    NoSuchSpace { forest: Forest },
    /// The space is scorched.
    Scorched { place: Place },
    /// A die lies on the space.
    Occupied { place: Place },
    /// A Forage die shows another symbol than the space.
    WrongSymbol { face: Face, symbol: Face },
    /// Element dice are not forced.
    ElementNeedsNoForce,
    /// A die is forced only onto an empty space.
    ForcedOntoDie,
    /// The die matches: nothing to force.
    NothingToForce,
    /// An ingredient that is not the one of the space.
    WrongPriceOfForcing { gives: Ingredient },
    /// A Creature space is forced for a Berry.
    CreatureSpaceCostsBerry,
    /// The price of forcing is not there.
    NoPriceOfForcing { price: Goods },
    /// Only fire goes on top.
    OnlyFireCovers,
    /// No die lies there to be covered.
    NothingToCover,
    /// Only wind brings a die back.
    OnlyWindReturns,
    /// No own Forage die lies there.
    NoOwnDieThere,
    /// The own die is covered.
    OwnDieCovered,
    /// Fewer own dice lie in the stack.
    FewerOwnDice,
    /// Nobody, or another, has this Character power.
    NoStackPower,
    /// Only Forage dice are stacked.
    OnlyForageStacks,
    /// No die lies there to be stacked on.
    NothingToStackOn,
    /// By the option, a stacked die must match the space.
    StackMustMatch { symbol: Face },
    /// Nobody, or another, has this Character power.
    NoTrainingPower,
    /// One trains on a Creature space anyway.
    CreatureSpaceTrainsAnyway,
    /// No Creature is left.
    NoCreatureLeft,
    /// Not enough Berries for a Character power.
    PowerTooDear { cost: u16 },
    /// The space is on the other side of the Village.
    SideTurnedDown,
    /// The Element space takes another Element.
    WrongElement { symbol: Face },
    /// The Element space has had its die.
    ElementSpaceUsed { symbol: Face },
    /// Outside Forests a die is just placed.
    OnlyInForests { mode: Mode },
    /// The Creature is not trained by the player.
    CreatureNotYours { creature: Creature },
    /// The Creature has no die space.
    NoDieSpace { creature: Creature },
    /// The Creature takes dice of the other kind.
    TakesOtherDice { creature: Creature, forage: bool },
    /// A die lies on the Creature.
    CreatureLaden { creature: Creature },

    // ---- other steps
    /// A turn has other steps.
    NotAStep,
    /// Place first.
    CannotPass,
    /// A Potion was brewed in this turn.
    BrewedAlready,
    /// The pool is empty, and the option ends brewing and drinking with it.
    NoDieLeft,
    /// The Potion is out of reach.
    PotionOutOfReach { potion: Potion },
    /// So many ingredients are lacking, and so many Berries are there.
    CannotPay { lacking: u16, berries: u16 },
    /// A Potion was drunk in this turn.
    DrunkAlready,
    /// The Potion is not in the hand.
    PotionNotInHand { potion: Potion },
    /// The Potion could do nothing.
    NoEffect { potion: Potion },
    /// Element dice are turned to another Element.
    TurnsToOtherElement,
    /// No such die in the pool to be turned.
    NoDieToTurn { face: Face },
    /// The die was just turned.
    JustTurned { face: Face },
    /// No trained Creature turns dice to this Element.
    NobodyTurns { to: Face },

    // ---- paying
    /// Pay first.
    PayFirst { potion: Potion },
    /// Tokens that are not there.
    NoSuchTokens,
    /// More than the cost.
    Overpaid { potion: Potion },
    /// Not the cost.
    Underpaid { potion: Potion },

    // ---- what a placement leaves to choose
    /// Resolve the placement first.
    ResolveFirst,
    /// Nothing trains here.
    NothingTrains,
    /// The Creature is not on top of its pile.
    NotOnTop { creature: Creature },
    /// A Berry is no ingredient of choice.
    BerryIsNoChoice,
    /// No Berry instead of training.
    NoBerryInstead,
    /// Nothing to gather by choice.
    NothingToGather,
    /// Nothing to exchange.
    NothingToExchange,
    /// Gives more than allowed.
    ExchangesTooMuch { most: u8 },
    /// Gives and takes different numbers.
    UnevenExchange,
    /// Tokens to be given are not there.
    NothingToGive,
    /// One type is both given and taken.
    SameTypeExchanged,
    /// Nothing to clear.
    NothingToClear,
    /// The Forest has no Element die.
    NoElementsThere { forest: Forest },
    /// By the option, one Forest is cleared.
    ClearsOneForest,
    /// By the option, all Forests are cleared.
    ClearsAllForests,
    /// Nothing to reserve.
    NothingToReserve,
    /// Nothing scorches now.
    NothingScorches,
    /// Only a space of a Forest in the row is scorched.
    CannotBeScorched,
    /// The space is scorched already.
    ScorchedAlready { place: Place },
    /// A die lies on it.
    DieOnScorched { place: Place },
    /// No scorch token is left.
    NoScorchToken,
    /// Nothing moves now.
    NothingMoves,
    /// The training was paid for.
    MustTrain,
    /// This is not there to be declined.
    NothingToDecline,

    // ---- reserving and releasing
    /// Reserve first.
    ReserveFirst,
    /// Neither revealed nor in the market.
    CannotReserve { potion: Potion },
    /// Release first.
    ReleaseFirst,
    /// Not trained by the player.
    CannotRelease { creature: Creature },

    // ---- effects of Potions
    /// Carry out the effect first.
    EffectFirst { potion: Potion },
    /// No such die in the pool to be changed.
    NoDieToChange { face: Face },
    /// Not another face of the same die.
    SameOrForeignFace,
    /// Some of these dice are not in the pool.
    DiceNotInPool,
    /// No die lies where it was pointed at.
    NoDieThere,
    /// Only Forage dice are moved.
    OnlyForageMoves,
    /// A die moves to an empty Forest space only.
    MovesToForest,
    /// A die moves to an empty Forest space or an any-die space.
    MovesToForestOrAnyDie,
    /// From one any-die space to another.
    AnyDieToAnyDie,
    /// Only Forage dice are swapped.
    OnlyForageSwaps,
    /// The symbols differ.
    SymbolsDiffer,
    /// The dice have one owner.
    SameOwner,
    /// Only an Element die.
    OnlyElementRemoved,
    /// Only an own Forage die.
    OnlyOwnReturns,

    // ---- set-up and the end of a round
    /// Choose a Character first.
    ChooseFirst,
    /// The Character is taken.
    CharacterTaken { character: Character },
    /// Claim or decline.
    ClaimFirst,
    /// Not tied there.
    NotTied { forest: Forest },
    /// Trade or decline.
    TradeFirst { creature: Creature },
    /// Not a row of the Creature's table.
    NoSuchTrade { creature: Creature },

    // ---- chance
    /// Chance does something else.
    ChanceElsewhere,
    /// The Forest is not in the deck.
    NotInForestDeck { forest: Forest },
    /// The Potion is not in the deck.
    NotInPotionDeck { potion: Potion },
    /// The Creature is not in the pile.
    NotInPile { creature: Creature },
    /// There is no such seat.
    NoSuchSeat,
    /// The seat cannot get the Character.
    CannotBeDealt { character: Character },
    /// Other dice are rolled.
    OtherDiceRolled { forage: u8, elements: u8 },
}

impl Reason {
    /// The rule that says so.
    pub const fn rule(self) -> &'static str {
        match self {
            Reason::NotYourTurn { .. } | Reason::NothingToDecide => "BR-19",
            Reason::PlacedAlready | Reason::NotAStep => "BR-23",
            Reason::NoSuchDie { .. }
            | Reason::NoSuchPlace
            | Reason::ForestNotInRow { .. }
            | Reason::NoSuchSpace { .. } => "BR-26",
            Reason::Scorched { .. } => "BR-61",
            Reason::Occupied { .. } => "BR-29",
            Reason::WrongSymbol { .. } => "BR-27",
            Reason::ElementNeedsNoForce | Reason::ForcedOntoDie | Reason::NothingToForce => {
                "BR-R-15"
            }
            Reason::WrongPriceOfForcing { .. }
            | Reason::CreatureSpaceCostsBerry
            | Reason::NoPriceOfForcing { .. } => "BR-37",
            Reason::OnlyFireCovers => "BR-40",
            Reason::NothingToCover => "BR-R-11",
            Reason::OnlyWindReturns | Reason::NoOwnDieThere => "BR-41",
            Reason::OwnDieCovered | Reason::FewerOwnDice => "BR-R-12",
            Reason::NoStackPower | Reason::OnlyForageStacks => "BR-99",
            Reason::NothingToStackOn | Reason::StackMustMatch { .. } => "BR-R-16",
            Reason::NoTrainingPower => "BR-101",
            Reason::CreatureSpaceTrainsAnyway | Reason::NoCreatureLeft | Reason::MustTrain => {
                "BR-R-17"
            }
            Reason::PowerTooDear { .. } => "BR-103",
            Reason::SideTurnedDown => "BR-64",
            Reason::WrongElement { .. } | Reason::ElementSpaceUsed { .. } => "BR-30",
            Reason::OnlyInForests { mode } => outside_forests(mode),
            Reason::CreatureNotYours { .. } | Reason::CreatureLaden { .. } => "BR-R-25",
            Reason::NoDieSpace { .. } | Reason::TakesOtherDice { .. } => "BR-32",
            Reason::CannotPass => "BR-25",
            Reason::BrewedAlready | Reason::PotionOutOfReach { .. } => "BR-48",
            Reason::NoDieLeft => "BR-R-05",
            Reason::CannotPay { .. }
            | Reason::PayFirst { .. }
            | Reason::NoSuchTokens
            | Reason::Overpaid { .. }
            | Reason::Underpaid { .. } => "BR-50",
            Reason::DrunkAlready | Reason::PotionNotInHand { .. } => "BR-55",
            Reason::NoEffect { .. } | Reason::EffectFirst { .. } | Reason::SameOrForeignFace => {
                "BR-R-08"
            }
            Reason::TurnsToOtherElement
            | Reason::NoDieToTurn { .. }
            | Reason::NobodyTurns { .. } => "BR-92",
            Reason::NoDieToChange { .. } => "BR-82",
            Reason::JustTurned { .. } => "BR-R-42",
            Reason::ResolveFirst => "BR-24",
            Reason::NothingTrains | Reason::NotOnTop { .. } => "BR-68",
            Reason::BerryIsNoChoice => "BR-04",
            Reason::NoBerryInstead => "BR-95",
            Reason::NothingToGather => "BR-65",
            Reason::NothingToExchange | Reason::NothingToGive | Reason::ExchangesTooMuch { .. } => {
                "BR-66"
            }
            Reason::UnevenExchange | Reason::SameTypeExchanged => "BR-R-43",
            Reason::NothingToClear => "BR-67",
            Reason::NoElementsThere { .. } | Reason::ClearsOneForest | Reason::ClearsAllForests => {
                "BR-R-39"
            }
            Reason::NothingToReserve | Reason::CannotReserve { .. } => "BR-52",
            Reason::NothingScorches
            | Reason::CannotBeScorched
            | Reason::ScorchedAlready { .. }
            | Reason::DieOnScorched { .. } => "BR-57",
            Reason::NoScorchToken => "BR-59",
            Reason::NothingMoves => "BR-96",
            Reason::NothingToDecline => "BR-46",
            Reason::ReserveFirst => "BR-R-32",
            Reason::ReleaseFirst | Reason::CannotRelease { .. } => "BR-69",
            Reason::DiceNotInPool | Reason::OtherDiceRolled { .. } => "BR-83",
            Reason::NoDieThere => "BR-89",
            Reason::OnlyForageMoves => "BR-85",
            Reason::MovesToForest | Reason::MovesToForestOrAnyDie | Reason::AnyDieToAnyDie => {
                "BR-R-21"
            }
            Reason::OnlyForageSwaps | Reason::SymbolsDiffer => "BR-86",
            Reason::SameOwner => "BR-R-22",
            Reason::OnlyElementRemoved => "BR-87",
            Reason::OnlyOwnReturns => "BR-88",
            Reason::ChooseFirst => "BR-R-02",
            Reason::CharacterTaken { .. } | Reason::CannotBeDealt { .. } => "BR-14",
            Reason::ClaimFirst => "BR-100",
            Reason::NotTied { .. } => "BR-R-18",
            Reason::TradeFirst { .. } => "BR-98",
            Reason::NoSuchTrade { .. } => "BR-R-44",
            Reason::ChanceElsewhere => "BR-18",
            Reason::NotInForestDeck { .. } => "BR-10",
            Reason::NotInPotionDeck { .. } => "BR-12",
            Reason::NotInPile { .. } => "BR-13",
            Reason::NoSuchSeat => "BR-16",
        }
    }

    /// `Err(self)` unless `holds`.
    pub(crate) fn unless(self, holds: bool) -> Result<(), Reason> {
        if holds { Ok(()) } else { Err(self) }
    }
}

/// The rule that keeps a way to place a die to the Forests.
const fn outside_forests(mode: Mode) -> &'static str {
    match mode {
        Mode::ForceHerb | Mode::ForceShroom | Mode::ForceCrystal | Mode::ForceBerry => "BR-R-15",
        Mode::Stack => "BR-R-16",
        _ if mode.trains() => "BR-101",
        _ => "BR-42",
    }
}
