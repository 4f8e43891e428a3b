//! The state of a game.

use crate::cards::{
    Character, Creature, CreatureSet, ForestSet, Potion, PotionSet, Season, Side, VillageSet,
};
use crate::dice::{Dice, Die, Face, Faces};
use crate::goods::Goods;
use crate::place::{DieAt, Place};
use crate::row::{Layout, Spaces, Tops};
use covenstead_core::Seat;

/// The most players.
pub const PLAYERS: usize = 4;

/// Everything about a game in progress.
///
/// Nothing in it is hidden from anybody: piles have no order until a card is drawn, and every
/// Potion in a hand came there from the face-up market or reserve (section "Hidden information"). A
/// field that somebody may not know would not belong into [`Public`], but into a secret part beside
/// it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What lies open, and what all have witnessed.
    pub public: Public,
}

/// What lies open, and what everybody at the table has witnessed.
///
/// Piles are what is in no other place: the Forest deck, the Potion deck and the Creature piles
/// below their top cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// What is to happen next.
    pub phase: Phase,
    /// The number of the round, from 1; 0 during set-up.
    pub round: u8,
    /// Who has the first-player marker.
    pub first: Seat,
    /// Whose turn it is, or who decides at set-up and at the end of a round.
    pub active: Seat,
    /// What has been done in this turn.
    pub turn: TurnSoFar,
    /// What the placement under way still offers.
    pub pending: Pending,
    /// Creatures that have turned an ingredient into a Berry in this placement (BR-93).
    pub munched: CreatureSet,
    /// The Forests in the row.
    pub row: ForestSet,
    /// What the sets of spaces mean: the Forests in the row and those that left it in this round,
    /// once the row is complete.
    pub layout: Layout,
    /// The Forests nobody claimed.
    pub discarded: ForestSet,
    /// Forests claimed at the end of this round whose points are still to come (BR-R-35).
    pub fresh: ForestSet,
    /// The Potions in the market.
    pub market: PotionSet,
    /// The top card of each Creature pile.
    pub piles: [Option<Creature>; 4],
    /// The placed dice.
    pub dice: Dice,
    /// What lies on top in the Forests.
    pub tops: Tops,
    /// The scorched spaces.
    pub scorched: Spaces,
    /// The Element spaces of the Village that are closed until a die leaves, or until the round
    /// ends (BR-R-24).
    pub closed: VillageSet,
    /// The Creatures with a die on their space.
    pub laden: CreatureSet,
    /// Element dice set aside.
    pub elements_aside: u8,
    /// The players, by seat.
    pub players: [Player; PLAYERS],
}

/// What everybody knows of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Ingredients and Berries.
    pub goods: Goods,
    /// VP tokens, by their value.
    pub vp: u16,
    /// Dice not yet placed in this round.
    pub pool: Faces,
    /// Forage dice of this player set aside.
    pub aside: u8,
    /// The Character, once it is dealt or chosen.
    pub character: Option<Character>,
    /// Brewed Potions.
    pub hand: PotionSet,
    /// Reserved Potions.
    pub reserved: PotionSet,
    /// Drunk Potions.
    pub drunk: PotionSet,
    /// Claimed Forests.
    pub claimed: ForestSet,
    /// Trained Creatures.
    pub trained: CreatureSet,
    /// Released Creatures.
    pub released: CreatureSet,
}

/// What has been done in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TurnSoFar {
    /// The compulsory placement is done, or waived (BR-R-06).
    pub placed: bool,
    /// A Potion was brewed.
    pub brewed: bool,
    /// A Potion was drunk.
    pub drunk: bool,
    /// A space was scorched (BR-95).
    pub scorched: bool,
    /// The placement under way.
    pub placing: Placing,
    /// Element dice of the pool that were turned since the last step, by their face now (BR-R-42).
    pub turned: Faces,
}

/// The placement under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Placing {
    /// None.
    #[default]
    Nothing,
    /// The compulsory one of the turn.
    Compulsory,
    /// The one of a Potion (BR-84).
    Extra,
}

/// What a placement still offers (BR-45).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pending {
    /// Where the die was placed.
    pub place: Option<Place>,
    /// The Creature trained by this placement: it does not react to it (BR-43).
    pub newcomer: Option<Creature>,
    /// Training.
    pub train: Training,
    /// Gathers of choice.
    pub gathers: u8,
    /// Scorches.
    pub scorches: u8,
    /// An exchange of up to so many tokens.
    pub exchange: u8,
    /// Clearing Element dice from a Forest.
    pub clear: bool,
    /// Revealing and reserving a Potion.
    pub reserve: bool,
    /// Moving a Forage die.
    pub moving: bool,
}

impl Pending {
    /// Whether anything is pending.
    #[inline]
    pub fn any(&self) -> bool {
        // All at once: which of them it is cannot be guessed.
        let amounts = self.gathers | self.scorches | self.exchange;
        let whether = (self.train != Training::No) | self.clear | self.reserve | self.moving;
        (amounts > 0) | whether
    }
}

/// Whether a Creature may be trained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Training {
    /// No.
    #[default]
    No,
    /// On a Creature space: it may be declined (BR-68).
    May,
    /// By the power to train on an ingredient space: it may not be declined (BR-R-17).
    Must,
}

/// What is to happen next, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance lays the next Forest out.
    DealForest,
    /// Chance reveals a Potion for the market.
    Refill(Refilling),
    /// Chance turns up the next Creature of this pile.
    TurnUp(Season),
    /// Chance draws the first player.
    DrawFirst,
    /// Chance deals this seat a Character.
    DealCharacter(Seat),
    /// The active player chooses a Character (BR-D-01).
    ChooseCharacter,
    /// Chance rolls all dice of this seat for the round (BR-18).
    Roll(Seat),
    /// Chance rolls so many Forage and Element dice of the active player.
    RollAgain {
        /// Forage dice.
        forage: u8,
        /// Element dice.
        elements: u8,
    },
    /// The active player takes a step of the turn (BR-D-02).
    Step,
    /// The active player pays for this Potion (BR-D-03).
    Pay(Potion),
    /// The active player resolves what is pending (BR-D-04).
    Resolve,
    /// Chance reveals a Potion to be reserved.
    Reveal,
    /// The active player reserves this revealed Potion or one of the market (BR-D-05).
    Reserve(Option<Potion>),
    /// The active player releases a Creature (BR-D-06).
    Release,
    /// The active player carries out the effect of this Potion (BR-D-07).
    Effect(Potion),
    /// The active player may claim a Forest by a tie (BR-D-08).
    ClaimTie,
    /// The active player may trade with this Creature (BR-D-09, BR-D-10).
    Trade(Creature),
    /// The game is over.
    Over,
}

/// Why the market is being refilled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refilling {
    /// Set-up.
    SetUp,
    /// A Potion was brewed from it.
    Brewing,
    /// A Potion was reserved.
    Reserving,
}

impl Public {
    /// The player in `seat`.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        // A seat is below 4 anyhow: this spares the check.
        &self.players[seat.index() % PLAYERS]
    }

    /// The player in `seat`, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % PLAYERS]
    }

    /// The active player.
    #[inline]
    pub fn actor(&self) -> &Player {
        self.player(self.active)
    }

    /// The active player, to change.
    #[inline]
    pub fn actor_mut(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    /// The visible side of the Village (BR-17).
    #[inline]
    pub fn side(&self) -> Side {
        if self.round.is_multiple_of(2) && self.round > 0 {
            Side::Night
        } else {
            Side::Day
        }
    }

    /// Puts a die on a place.
    #[inline(always)]
    pub(crate) fn put(&mut self, place: Place, die: Die) {
        self.dice.put(place, die);
        if place.is_forest() {
            self.tops.note(self.layout.only(place), Some(die));
        } else if let Some(creature) = place.creature() {
            self.laden = self.laden.with(creature);
        } else if let Some(space) = place.village()
            && !place.is_any_die()
        {
            self.closed = self.closed.with(space);
        }
    }

    /// Takes the die with this number away from its place.
    #[inline]
    pub(crate) fn lift(&mut self, number: usize, reusable: bool) -> (Place, Die) {
        let (place, die) = self.dice.take(number);
        if place.is_forest() {
            self.look_again(place);
        } else if let Some(creature) = place.creature() {
            self.laden = self.laden.without(creature);
        } else if let Some(space) = place.village()
            && reusable
        {
            self.closed = self.closed.without(space);
        }
        (place, die)
    }

    /// Notes the top die of a Forest space anew.
    pub(crate) fn look_again(&mut self, place: Place) {
        if place.is_forest() {
            self.tops
                .note(self.layout.only(place), self.dice.top(place));
        }
    }

    /// Sets a die aside that has left its place (BR-07).
    #[inline]
    pub(crate) fn set_aside(&mut self, die: Die) {
        match die.owner() {
            Some(owner) => self.player_mut(owner).aside += 1,
            None => self.elements_aside += 1,
        }
    }

    /// The die that `at` speaks of.
    pub fn die_at(&self, at: DieAt) -> Option<Die> {
        let number = self.dice.find(at)?;
        self.dice.iter().nth(number).map(|(_, die)| die)
    }

    /// The Potions in no other place: the deck.
    pub fn potion_deck(&self) -> PotionSet {
        let held = |all: PotionSet, player: &Player| {
            all.minus(player.hand)
                .minus(player.reserved)
                .minus(player.drunk)
        };
        let left = self
            .players
            .iter()
            .fold(PotionSet::ALL, held)
            .minus(self.market);
        match self.phase {
            Phase::Reserve(Some(revealed)) => left.without(revealed),
            _ => left,
        }
    }

    /// The cards of a Creature pile below its top card.
    pub fn pile_below(&self, season: Season) -> CreatureSet {
        let held =
            |all: CreatureSet, player: &Player| all.minus(player.trained).minus(player.released);
        let left = self.players.iter().fold(CreatureSet::of(season), held);
        self.piles[season.index()].map_or(left, |top| left.without(top))
    }

    /// How many of the pool's Element dice showing `face` were not just turned (BR-R-42).
    #[inline]
    pub fn turnable(&self, face: Face) -> bool {
        self.actor().pool.count(face) > self.turn.turned.count(face)
    }
}
