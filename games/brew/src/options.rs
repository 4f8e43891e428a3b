//! The options of a table.

use covenstead_core::{Code, Fault, OptionSpec, Seat, Values, named};
use serde::{Deserialize, Serialize};

named! {
    /// How Characters are handed out (BR-14).
    pub enum CharacterAssignment {
        /// Dealt by chance.
        Random = "random",
        /// Chosen, clockwise from the first player (BR-R-02).
        Choose = "choose",
    }
}

named! {
    /// How far the day fire space reaches (BR-R-39).
    pub enum DayFireScope {
        /// One Forest of the player's choice.
        OneForest = "one-forest",
        /// All Forests at once.
        AllForests = "all-forests",
    }
}

named! {
    /// Where a Potion may move a die (BR-R-21).
    pub enum MovePotionTargets {
        /// An empty Forest space or a Village any-die space.
        ForestOrAnyDieSpace = "forest-or-any-die-space",
        /// An empty Forest space only.
        ForestOnly = "forest-only",
    }
}

named! {
    /// The word `random`.
    pub enum RandomWord {
        /// Drawn by chance.
        Random = "random",
    }
}

/// Who has the first-player marker in round 1 (BR-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum FirstPlayer {
    /// Drawn by chance.
    Random(RandomWord),
    /// This seat.
    Seat(Seat),
}

/// The options of a table. All of them go together; those about a Character's power mean nothing
/// without powers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Whether Character powers are used (BR-15).
    pub character_powers: bool,
    /// How Characters are handed out.
    pub character_assignment: CharacterAssignment,
    /// Who begins.
    pub first_player: FirstPlayer,
    /// How far the day fire space reaches.
    pub day_fire_scope: DayFireScope,
    /// How many trained Creatures Lyric may keep (BR-R-38).
    pub lyric_trained_limit: u8,
    /// Whether Lello's die must match the space it is stacked on (BR-R-16).
    pub stack_power_needs_matching_symbol: bool,
    /// Whether a die brought back keeps its face (BR-R-09).
    pub returned_die_keeps_face: bool,
    /// Where a Potion may move a die.
    pub move_potion_targets: MovePotionTargets,
    /// Whether one may brew and drink after placing the last die (BR-R-05).
    pub brew_drink_after_last_die: bool,
    /// Whether a Creature that pays for training pays for itself (BR-R-27).
    pub train_vp_counts_itself: bool,
    /// Whether wind may bring an own die back from under other dice (BR-R-12).
    pub wind_under_cover: bool,
    /// Whether an Element space of the Village is free again when its die has left (BR-R-24).
    pub freed_element_space_reusable: bool,
    /// Whether hands are displayed to everybody (BR-R-48).
    pub open_hands: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            character_powers: false,
            character_assignment: CharacterAssignment::Random,
            first_player: FirstPlayer::Random(RandomWord::Random),
            day_fire_scope: DayFireScope::OneForest,
            lyric_trained_limit: 3,
            stack_power_needs_matching_symbol: false,
            returned_die_keeps_face: true,
            move_potion_targets: MovePotionTargets::ForestOrAnyDieSpace,
            brew_drink_after_last_die: true,
            train_vp_counts_itself: false,
            wind_under_cover: false,
            freed_element_space_reusable: true,
            open_hands: false,
        }
    }
}

/// The options as they are described to people.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "character_powers",
        values: Values::Switch,
        doc: "Every Character has a power of its own. The rulebook lets the table decide and advises to leave the powers out of a first game.",
    },
    OptionSpec {
        name: "character_assignment",
        values: Values::OneOf(&["random", "choose"]),
        doc: "Characters are dealt by chance, or chosen one after the other from the first player on. The rulebook allows both.",
    },
    OptionSpec {
        name: "first_player",
        values: Values::SeatOrRandom,
        doc: "Who takes the first turn: drawn by chance, or whoever sits in the given seat. The rulebook names the last player to brew a cup of tea or coffee.",
    },
    OptionSpec {
        name: "day_fire_scope",
        values: Values::OneOf(&["one-forest", "all-forests"]),
        doc: "The fire space of the day Village clears the Element dice from one Forest of your choice, or from all Forests. The rulebook does not show the space and published pages disagree; one Forest is the usual reading.",
    },
    OptionSpec {
        name: "lyric_trained_limit",
        values: Values::Range(3, 4),
        doc: "How many trained Creatures Lyric may keep; it matters only with Character powers. The rulebook says that nobody keeps more than 3, but Lyric's own power speaks of releasing on training a 5th, which would mean 4. The literal reading of the general rule is 3.",
    },
    OptionSpec {
        name: "stack_power_needs_matching_symbol",
        values: Values::Switch,
        doc: "Lello may stack a die only on a space that shows its symbol; it matters only with Character powers. The rulebook says \"on top of any die\", which read literally asks for no symbol: off.",
    },
    OptionSpec {
        name: "returned_die_keeps_face",
        values: Values::Switch,
        doc: "A die that comes back to your pool keeps its face; otherwise it is rolled at once. The rulebook does not say which, but forbids rolling again unless a power says so: on.",
    },
    OptionSpec {
        name: "move_potion_targets",
        values: Values::OneOf(&["forest-or-any-die-space", "forest-only"]),
        doc: "Where a Potion may move a die: to a Forest or to an any-die space of the Village, or to a Forest only. The rulebook says \"a different empty space\" without saying which board; read literally that is not Forests alone.",
    },
    OptionSpec {
        name: "brew_drink_after_last_die",
        values: Values::Switch,
        doc: "You may still brew and drink in the turn in which you place your last die. The rulebook says that you need a die left to place, but also that the steps of a turn come in any order and that only a turn begun without dice is skipped: on. Off is the literal reading of the first sentence.",
    },
    OptionSpec {
        name: "train_vp_counts_itself",
        values: Values::Switch,
        doc: "A Creature that brings points for training brings them for its own training too. The rulebook is silent; off is the usual reading, since its power works only once it is trained.",
    },
    OptionSpec {
        name: "wind_under_cover",
        values: Values::Switch,
        doc: "A wind die may bring back any die of yours in a stack, even a covered one, and takes its level there. The rulebook speaks of a space where you previously placed a die, which read literally includes covered ones; off asks for your die on top, as on a space with one die.",
    },
    OptionSpec {
        name: "freed_element_space_reusable",
        values: Values::Switch,
        doc: "An Element space of the Village can be used again in the same round once its die has left. The rulebook allows one die a round on each \"unless a special power lets you break this rule\", and a power that removes the die may or may not be one; off is the stricter literal reading.",
    },
    OptionSpec {
        name: "open_hands",
        values: Values::Switch,
        doc: "Everybody sees the Potions in every hand. In the rulebook hands are hidden, though every Potion was face up when it was brewed: off.",
    },
];

impl Options {
    /// Refuses a first player who does not sit at the table.
    pub fn check(&self, seats: u8) -> Result<(), Fault> {
        match self.first_player {
            FirstPlayer::Seat(seat) if seat.0 >= seats => Err(Fault::by_rule(
                Code::BadOptions,
                "BR-16",
                format!("option `first_player`: there is no {seat} at a table of {seats}"),
            )),
            _ if !(3..=4).contains(&self.lyric_trained_limit) => Err(Fault::by_rule(
                Code::BadOptions,
                "BR-R-38",
                "option `lyric_trained_limit` must be 3 or 4",
            )),
            _ => Ok(()),
        }
    }
}
