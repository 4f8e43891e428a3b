//! The options of a table, and which of them go together.

use crate::cards::EventCard;
use covenstead_core::{Code, Fault, OptionSpec, Seat, Values, named};
use serde::{Deserialize, Serialize};

named! {
    /// A side of the board (BS-06).
    pub enum Side {
        /// The front, for first games.
        Front = "front",
        /// The back, with compulsory tiles.
        Back = "back",
    }
}

named! {
    /// How many roles are bewitched (BS-18).
    pub enum Bewitched {
        /// As many as players are missing from five.
        Standard = "standard",
        /// None: a house rule.
        Off = "off",
    }
}

named! {
    /// Whether water can be flown over (BS-R-02).
    pub enum WaterRule {
        /// Cloud-free water joins its coasts.
        Flyover = "flyover",
        /// Water is never crossed.
        Blocked = "blocked",
    }
}

named! {
    /// What becomes of the fists of The Upper Hand (BS-R-26).
    pub enum UpperHandCost {
        /// Everybody returns what was in the fist.
        Returned = "returned",
        /// Everybody keeps it.
        Kept = "kept",
    }
}

named! {
    /// What Empty Handed counts (BS-R-30).
    pub enum EmptyHandedCounts {
        /// Potions and wands.
        Resources = "resources",
        /// Potions only.
        Potions = "potions",
    }
}

named! {
    /// The word `random`.
    pub enum RandomWord {
        /// Drawn by chance.
        Random = "random",
    }
}

/// Who leads the first turn (BS-R-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum FirstPlayer {
    /// Drawn by chance.
    Random(RandomWord),
    /// This seat.
    Seat(Seat),
}

/// Which events come up, and in which order (BS-R-56).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Events {
    /// Drawn by chance.
    Random(RandomWord),
    /// These, the first one in round 1, known to all.
    List([EventCard; 7]),
}

/// The options of a table. Which combinations there are: see `Options::settle`.
///
/// The three kinds of tiles depend on the side of the board: left unset, they are what the side
/// has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The side of the board.
    pub board: Side,
    /// Whether storm clouds are mixed in (BS-79).
    pub storm_clouds: bool,
    /// How many heavy clouds are mixed with them (BS-80).
    pub heavy_in_mix: u8,
    /// Whether mountain tiles and amulets are in play (BS-86).
    pub mountain_tiles: Option<bool>,
    /// Whether forest tiles are in play (BS-97).
    pub forest_tiles: Option<bool>,
    /// Whether hill tiles are in play (BS-106).
    pub hill_tiles: Option<bool>,
    /// How many roles are bewitched.
    pub bewitched: Bewitched,
    /// Which events come up.
    pub events: Events,
    /// Who leads the first turn.
    pub first_player: FirstPlayer,
    /// Whether water can be flown over.
    pub water_rule: WaterRule,
    /// What becomes of the fists.
    pub upper_hand_cost: UpperHandCost,
    /// What Empty Handed counts.
    pub empty_handed_counts: EmptyHandedCounts,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            board: Side::Front,
            storm_clouds: false,
            heavy_in_mix: ALL_HEAVY,
            mountain_tiles: None,
            forest_tiles: None,
            hill_tiles: None,
            bewitched: Bewitched::Standard,
            events: Events::Random(RandomWord::Random),
            first_player: FirstPlayer::Random(RandomWord::Random),
            water_rule: WaterRule::Flyover,
            upper_hand_cost: UpperHandCost::Returned,
            empty_handed_counts: EmptyHandedCounts::Resources,
        }
    }
}

/// All heavy clouds of the box (BS-05).
pub const ALL_HEAVY: u8 = 24;

/// The events as an option names them.
const EVENT_IDS: &[&str] = &[
    "more-or-less",
    "black-market",
    "black-distillery",
    "brave-heart",
    "perilous-places",
    "protected-places",
    "the-upper-hand",
    "empty-handed",
    "the-works",
    "flock-together",
];

/// The options as they are described to people.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "board",
        values: Values::OneOf(&["front", "back"]),
        doc: "Which side of the board is played: the front for first games, the back with mountain, forest and hill tiles. The rulebook has both and begins with the front.",
    },
    OptionSpec {
        name: "storm_clouds",
        values: Values::Switch,
        doc: "Mixes the eight storm clouds, which do something, with the heavy clouds. The rulebook offers them as a variation for either side; its basic game goes without.",
    },
    OptionSpec {
        name: "heavy_in_mix",
        values: Values::Range(10, ALL_HEAVY as i64),
        doc: "With storm clouds: how many of the 24 heavy clouds are mixed in, at least 10 on the front and 11 on the back. The rulebook mixes in all 24 and allows fewer, so that storm clouds become likelier, but names no number.",
    },
    OptionSpec {
        name: "mountain_tiles",
        values: Values::Switch,
        doc: "Lays a tile and everybody’s amulets on each mountain. In the rulebook this is optional on the front, where the first game goes without, and compulsory on the back.",
    },
    OptionSpec {
        name: "forest_tiles",
        values: Values::Switch,
        doc: "Lays tiles to be found in four forests. As in the rulebook, the side of the board decides: always on the back, never on the front.",
    },
    OptionSpec {
        name: "hill_tiles",
        values: Values::Switch,
        doc: "Lays turbo brooms, and perhaps a tower, on four hills. As in the rulebook, the side of the board decides: always on the back, never on the front.",
    },
    OptionSpec {
        name: "bewitched",
        values: Values::OneOf(&["standard", "off"]),
        doc: "Whether it costs points to play bewitched roles. By the rulebook as many roles are bewitched in each round as players are missing from five; to have none is a house rule for a gentler game.",
    },
    OptionSpec {
        name: "events",
        values: Values::ListOrRandom(7, EVENT_IDS),
        doc: "The events of the seven rounds. By the rulebook seven of the ten are drawn by chance and turned up one by one. A list that all know from the start, beginning with round 1, is for puzzles, for teaching and for fair return games.",
    },
    OptionSpec {
        name: "first_player",
        values: Values::SeatOrRandom,
        doc: "Who leads the first turn. By the rulebook it is the oldest player; the program does not ask for ages, so chance decides, or you name the seat.",
    },
    OptionSpec {
        name: "water_rule",
        values: Values::OneOf(&["flyover", "blocked"]),
        doc: "Whether pawns fly over water without clouds. The rulebook only forbids to fly over water with clouds; read literally, water without clouds is open, which is the default. To close it altogether makes for a narrower map.",
    },
    OptionSpec {
        name: "upper_hand_cost",
        values: Values::OneOf(&["returned", "kept"]),
        doc: "What becomes of the resources in the fists of The Upper Hand. The rulebook only has the fists compared and is silent about the rest: read literally, they are kept. The default is that they are paid, for otherwise the fullest fist would always be best.",
    },
    OptionSpec {
        name: "empty_handed_counts",
        values: Values::OneOf(&["resources", "potions"]),
        doc: "What the event Empty Handed counts. The rulebook speaks of resources, which are potions and wands; a description of the game that quotes the card speaks of potions only.",
    },
];

impl Options {
    /// The options with what the side of the board decides filled in, or which option cannot be.
    pub fn settle(&self, seats: u8) -> Result<Options, Fault> {
        self.check_tiles()?;
        self.check_clouds()?;
        self.check_order(seats)?;
        let back = self.board == Side::Back;
        Ok(Options {
            mountain_tiles: Some(self.mountain_tiles.unwrap_or(back)),
            forest_tiles: Some(back),
            hill_tiles: Some(back),
            ..self.clone()
        })
    }

    /// BS-111: tiles are compulsory on the back; on the front only mountains can have them.
    fn check_tiles(&self) -> Result<(), Fault> {
        let back = self.board == Side::Back;
        only(
            !back || self.mountain_tiles != Some(false),
            "BS-111",
            || "option `mountain_tiles` cannot be false: the back of the board needs them".into(),
        )?;
        let fixed = |name: &str, value: Option<bool>| {
            only(
                value.is_none_or(|value| value == back),
                "BS-111",
                || match back {
                    true => {
                        format!("option `{name}` cannot be false: the back of the board needs them")
                    }
                    false => format!(
                        "option `{name}` cannot be true: the front of the board has no space for them"
                    ),
                },
            )
        };
        fixed("forest_tiles", self.forest_tiles)?;
        fixed("hill_tiles", self.hill_tiles)
    }

    /// BS-80: heavy clouds are left out only to make storm clouds likelier, and every space gets a
    /// cloud.
    fn check_clouds(&self) -> Result<(), Fault> {
        let fewest = match (self.storm_clouds, self.board) {
            (false, _) => ALL_HEAVY,
            (true, Side::Front) => 10,
            (true, Side::Back) => 11,
        };
        only(
            (fewest..=ALL_HEAVY).contains(&self.heavy_in_mix),
            "BS-80",
            || match self.storm_clouds {
                true => format!(
                    "option `heavy_in_mix` must be {fewest} to 24 on this side of the board"
                ),
                false => "option `heavy_in_mix` must be 24 without storm clouds".into(),
            },
        )
    }

    fn check_order(&self, seats: u8) -> Result<(), Fault> {
        if let Events::List(list) = self.events {
            let different = list
                .iter()
                .enumerate()
                .all(|(i, event)| !list[..i].contains(event));
            only(different, "BS-R-56", || {
                "option `events` must list 7 different events".into()
            })?;
        }
        match self.first_player {
            FirstPlayer::Seat(seat) => only(seat.0 < seats, "BS-R-01", || {
                format!("option `first_player`: there is no {seat} at a table of {seats}")
            }),
            FirstPlayer::Random(_) => Ok(()),
        }
    }
}

fn only(holds: bool, rule: &str, message: impl FnOnce() -> String) -> Result<(), Fault> {
    if holds {
        Ok(())
    } else {
        Err(Fault::by_rule(Code::BadOptions, rule, message()))
    }
}
