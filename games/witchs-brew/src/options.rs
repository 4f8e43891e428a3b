//! The options of a table, and which of them go together.

use covenstead_core::{Code, Fault, OptionSpec, Seat, Values, named};
use serde::{Deserialize, Serialize};

named! {
    /// Which of the two published rule texts is played.
    pub enum Ruleset {
        /// The rulebook in the box.
        Rulebook = "rulebook",
        /// The later reference manual.
        ReferenceManual = "reference-manual",
    }
}

named! {
    /// Which metals STRIX and SANATIO use (WB-R-01).
    pub enum SpellMetals {
        /// STRIX iron, SANATIO silver.
        ByName = "by-name",
        /// The reverse.
        ByOrder = "by-order",
    }
}

named! {
    /// How hands are dealt under the manual (WB-M-02).
    pub enum ManualDeal {
        /// Cards dealt stay out until the pile runs short.
        Cycle = "cycle",
        /// All twelve are shuffled before every set.
        Fresh = "fresh",
    }
}

named! {
    /// Who starts the next round under the manual (WB-M-05).
    pub enum ManualNextStarter {
        /// The winner's left neighbor.
        LeftOfWinner = "left-of-winner",
        /// The left neighbor of whoever started.
        LeftOfStarter = "left-of-starter",
    }
}

named! {
    /// When a set ends under the manual (WB-M-06).
    pub enum ManualSetEnd {
        /// When all hands are empty.
        HandsEmpty = "hands-empty",
        /// After five rounds.
        FiveRounds = "five-rounds",
    }
}

named! {
    /// Who has the discount of the red roles under the manual (WB-M-15).
    pub enum ManualRedDiscount {
        /// Victims who played the card, and the winner.
        All = "all",
        /// Victims who played the card only.
        Victims = "victims",
    }
}

named! {
    /// What a holder who cannot pay the favor may do under the manual (WB-M-07).
    pub enum ManualUnpayableFavor {
        /// Say "So be it!" and get nothing.
        Nothing = "nothing",
        /// Only claim.
        MustChallenge = "must-challenge",
    }
}

/// Who starts the first set (WB-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum StartPlayer {
    /// Drawn by chance.
    Random(RandomWord),
    /// This seat.
    Seat(Seat),
}

named! {
    /// The word `random`.
    pub enum RandomWord {
        /// Drawn by chance.
        Random = "random",
    }
}

/// The options of a table. Which combinations there are: see `Options::check`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Which rule text is played.
    pub ruleset: Ruleset,
    /// Who starts the first set.
    pub start_player: StartPlayer,
    /// Whether roles are excluded from each set (WB-71).
    pub role_exclusion: bool,
    /// Whether what can be remembered is not displayed (WB-73).
    pub memory: bool,
    /// The metals of STRIX and SANATIO.
    pub spell_metals: SpellMetals,
    /// Whether the whole order of the spells is open (WB-R-14).
    pub open_spells: bool,
    /// After how many sets the game ends at the latest (WB-R-26).
    pub set_limit: u8,
    /// How hands are dealt.
    pub manual_deal: ManualDeal,
    /// Who starts the next round.
    pub manual_next_starter: ManualNextStarter,
    /// When a set ends.
    pub manual_set_end: ManualSetEnd,
    /// Who has the red discount.
    pub manual_red_discount: ManualRedDiscount,
    /// What an unpayable favor means.
    pub manual_unpayable_favor: ManualUnpayableFavor,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            ruleset: Ruleset::Rulebook,
            start_player: StartPlayer::Random(RandomWord::Random),
            role_exclusion: false,
            memory: false,
            spell_metals: SpellMetals::ByName,
            open_spells: false,
            set_limit: 60,
            manual_deal: ManualDeal::Cycle,
            manual_next_starter: ManualNextStarter::LeftOfWinner,
            manual_set_end: ManualSetEnd::HandsEmpty,
            manual_red_discount: ManualRedDiscount::All,
            manual_unpayable_favor: ManualUnpayableFavor::Nothing,
        }
    }
}

/// The options as they are described to people.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "ruleset",
        values: Values::OneOf(&["rulebook", "reference-manual"]),
        doc: "Which of the two published rules you play. The rulebook comes in the box: everybody chooses five roles. The later reference manual deals the roles, counts shelves by what lies on them, and ends the game by Raven cards.",
    },
    OptionSpec {
        name: "start_player",
        values: Values::SeatOrRandom,
        doc: "Who starts the first set: drawn by chance, or a seat of your choice. The rulebook allows any way of finding that player; the reference manual draws.",
    },
    OptionSpec {
        name: "role_exclusion",
        values: Values::Switch,
        doc: "The rulebook's variant for 3 or 4 players: before each set, roles of an unused colour are turned up (two with 3 players, one with 4) that nobody may choose. Without it, all twelve can be chosen in every set.",
    },
    OptionSpec {
        name: "memory",
        values: Values::Switch,
        doc: "The other players' face-down potions, vials and points are not shown, as at a real table: remember them. By default they are shown, because they follow from what everybody could see.",
    },
    OptionSpec {
        name: "spell_metals",
        values: Values::OneOf(&["by-name", "by-order"]),
        doc: "The rulebook names SANATIO and STRIX in one sentence, then an iron or a silver cauldron, without saying which is whose. By their names, STRIX (the witch) takes iron and SANATIO (healing) takes silver; read literally, in the order of the words, it would be the other way round. The reference manual is clear: STRIX takes silver, SANATIO iron.",
    },
    OptionSpec {
        name: "open_spells",
        values: Values::Switch,
        doc: "Shows from the start in which order the eight spells come. In the rulebook their stack lies face up, but only the top card is seen, so this is off by default. Only with the rulebook.",
    },
    OptionSpec {
        name: "set_limit",
        values: Values::Range(10, 200),
        doc: "After this many sets the game ends at the latest and is scored. The rulebook has no limit; it is there only in case nobody ever takes a raven.",
    },
    OptionSpec {
        name: "manual_deal",
        values: Values::OneOf(&["cycle", "fresh"]),
        doc: "The reference manual says that unused cards stay out until the next shuffle, but then there would not be five new ones to deal. We read it as the five that were dealt: they stay out until fewer than five are left. Or else all twelve are shuffled for every set.",
    },
    OptionSpec {
        name: "manual_next_starter",
        values: Values::OneOf(&["left-of-winner", "left-of-starter"]),
        doc: "The reference manual lets the next player clockwise begin the next round, and does not say next to whom: to the player who won this round, which is the default, or to the player who started it.",
    },
    OptionSpec {
        name: "manual_set_end",
        values: Values::OneOf(&["hands-empty", "five-rounds"]),
        doc: "The reference manual ends a set when all five roles have been claimed, which read literally is after five rounds, with the cards left in hand put away unseen. Hands seldom hold the same roles, so by default the set goes on until all hands are empty, as in the rulebook.",
    },
    OptionSpec {
        name: "manual_red_discount",
        values: Values::OneOf(&["all", "victims"]),
        doc: "In the reference manual everybody who plays a red card pays one less. By default the winner does too, whose shelf then needs one token less than printed, because a remark in its list of questions says so; or else only those who give something up.",
    },
    OptionSpec {
        name: "manual_unpayable_favor",
        values: Values::OneOf(&["nothing", "must-challenge"]),
        doc: "May you settle for a favor you cannot pay? The reference manual forbids it, read literally, but does not say what happens instead. By default you may, and it brings you nothing, as in the rulebook; or else you then have to take the role over.",
    },
];

impl Options {
    /// Whether the reference manual is played.
    #[inline]
    pub fn manual(&self) -> bool {
        self.ruleset == Ruleset::ReferenceManual
    }

    /// Whether every player goes through a personal pile of twelve roles (WB-M-02).
    #[inline]
    pub fn cycles(&self) -> bool {
        self.manual() && self.manual_deal == ManualDeal::Cycle
    }

    /// Refuses combinations that do not exist, naming the option. An option that does not exist
    /// with the rule set may stand at its default, so that a form can send every field.
    pub fn check(&self, seats: u8) -> Result<(), Fault> {
        let usual = Options::default();
        let only = |holds: bool, rule: &str, message: &str| match holds {
            true => Ok(()),
            false => Err(Fault::by_rule(Code::BadOptions, rule, message)),
        };
        if self.manual() {
            only(
                self.start_player == usual.start_player,
                "WB-M-26",
                "option `start_player` must be \"random\" with the reference manual",
            )?;
            only(
                !self.role_exclusion,
                "WB-M-25",
                "option `role_exclusion` does not exist with the reference manual",
            )?;
            only(
                self.spell_metals == usual.spell_metals,
                "WB-M-13",
                "option `spell_metals` exists only with the rulebook",
            )?;
            only(
                !self.open_spells,
                "WB-R-14",
                "option `open_spells` exists only with the rulebook",
            )?;
        } else {
            only(
                self.manual_deal == usual.manual_deal,
                "WB-M-02",
                "option `manual_deal` exists only with the reference manual",
            )?;
            only(
                self.manual_next_starter == usual.manual_next_starter,
                "WB-M-05",
                "option `manual_next_starter` exists only with the reference manual",
            )?;
            only(
                self.manual_set_end == usual.manual_set_end,
                "WB-M-06",
                "option `manual_set_end` exists only with the reference manual",
            )?;
            only(
                self.manual_red_discount == usual.manual_red_discount,
                "WB-M-15",
                "option `manual_red_discount` exists only with the reference manual",
            )?;
            only(
                self.manual_unpayable_favor == usual.manual_unpayable_favor,
                "WB-M-07",
                "option `manual_unpayable_favor` exists only with the reference manual",
            )?;
        }
        only(
            !self.role_exclusion || seats < 5,
            "WB-R-19",
            "option `role_exclusion` needs a colour nobody uses: it is for 3 or 4 players",
        )?;
        match self.start_player {
            StartPlayer::Seat(seat) if seat.0 >= seats => Err(Fault::by_rule(
                Code::BadOptions,
                "WB-10",
                format!("option `start_player`: there is no {seat} at a table of {seats}"),
            )),
            _ => Ok(()),
        }
    }
}
