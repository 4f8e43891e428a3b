//! The options of a table. All of them go together.

use covenstead_core::{OptionSpec, Values, named};
use serde::{Deserialize, Serialize};

/// An option's words are written with an underscore, as the specification writes them.
macro_rules! worded {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$doc])* $variant),+ }
    };
}

worded! {
    /// The order of the raise lap (TW-R-01).
    RaiseOrder {
        /// From the left of whoever bid, that player last.
        FromBidder,
        /// From the left of the Elixir holder, that player last.
        FromElixir,
    }
}

worded! {
    /// Whether Lesser 1 may pass on an Eye lead (TW-R-10).
    EyePass {
        /// As on any other lead.
        Allowed,
        /// A card must be played at once.
        Forbidden,
    }
}

worded! {
    /// What the Lesser Witches may say during a round (TW-71, TW-R-22).
    TableTalk {
        /// The two signals.
        Signals,
        /// Nothing.
        None,
    }
}

named! {
    /// What a Lesser Witch may say about the trick (TW-71). It is table talk: no part of the game's
    /// state (TW-72).
    pub enum Signal {
        /// "Let us win this trick."
        Win = "win",
        /// "Let us lose this trick."
        Lose = "lose",
    }
}

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The order of the raise lap.
    pub raise_order: RaiseOrder,
    /// Whether Lesser 1 may pass on an Eye lead.
    pub eye_pass: EyePass,
    /// Whether a round stops once the bid can no longer be met exactly (TW-R-17).
    pub stop_when_decided: bool,
    /// Whether all hidden cards are shown at the end of a round (TW-R-16).
    pub reveal_after_round: bool,
    /// Whether tricks already collected stay on display (TW-R-15).
    pub review_played: bool,
    /// What the Lesser Witches may say.
    pub table_talk: TableTalk,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            raise_order: RaiseOrder::FromBidder,
            eye_pass: EyePass::Allowed,
            stop_when_decided: false,
            reveal_after_round: false,
            review_played: false,
            table_talk: TableTalk::Signals,
        }
    }
}

/// The options as they are described to people.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "raise_order",
        values: Values::OneOf(&["from_bidder", "from_elixir"]),
        doc: "After the lower bid everybody has one turn to raise it, clockwise: starting left \
              of the bidder, who comes last, or starting left of the Elixir holder, who comes \
              last. The rulebook gives everybody a turn and names no order here; that the Elixir \
              holder is always last in bid order, read literally, is the second way. The first \
              is usual here, because whoever bid then answers the others.",
    },
    OptionSpec {
        name: "eye_pass",
        values: Values::OneOf(&["allowed", "forbidden"]),
        doc: "Whether the first Lesser Witch, without a card of the suit, may pass when an Eye \
              is led, and so play last, or must play any card at once. The rulebook allows \
              passing on any lead and makes no exception for Eyes, so allowed is its literal \
              reading; but its reason for passing, to see the partner's card, does not hold when \
              cards lie face down.",
    },
    OptionSpec {
        name: "stop_when_decided",
        values: Values::Switch,
        doc: "Stop a round as soon as the Lead Witch can no longer win exactly the bid. The \
              rulebook always plays all five tricks, which is off; on saves time and changes no \
              result.",
    },
    OptionSpec {
        name: "reveal_after_round",
        values: Values::Switch,
        doc: "At the end of each round show everybody the discards, the piles and the cards left \
              in hands. By the rulebook they stay face down, which is off; on is for learning \
              and for talking the round over.",
    },
    OptionSpec {
        name: "review_played",
        values: Values::Switch,
        doc: "Keep the tricks already collected on display, with what was played to them. By the \
              rulebook piles lie face down, which is off and leaves them to memory; on is for \
              those who would rather not memorise.",
    },
    OptionSpec {
        name: "table_talk",
        values: Values::OneOf(&["signals", "none"]),
        doc: "Whether the Lesser Witches may signal that they want to win or to lose the trick. \
              The rulebook lets them talk about just that and nothing else, which is the two \
              signals; with none the round is played in silence and is harder for them.",
    },
];
