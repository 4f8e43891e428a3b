//! Hints for bots: how the seats stand, what a hand promises, what a sensible player does. Nothing
//! here is a rule.
//!
//! Bids hang on the hand, and are suggested by it. Cards are suggested by `experience`: rules of
//! thumb of our own made search weaker than none, because what is good depends on all three hands.

use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::CardSet;
use crate::data::TRICKS;
use crate::last_tricks::{LastTricks, Wishes};
use crate::prospects::{Chances, Stakes};
use crate::rules::TABLE;
use crate::state::{Phase, Public, SEATS, Side, State};
use covenstead_core::{Rng, Seat, Slips, Standing};

/// With so many tricks left the rest of a round is foreseen with open cards: one more takes twenty
/// times as long.
const FORESEEN: u8 = 3;

/// How likely a Lead makes each bid, by how much stronger her hand is than one in three: the
/// logarithm of the odds for an average hand, what a rank more adds, and what being far from the
/// average takes away. The slopes were fitted to 3,300 rounds in which search played all three
/// seats with hands dealt at random. Among equals an average hand makes the high bid two times in
/// nine and the low one one time in three; against far weaker players either more often than not.
const HIGH_BID: Odds = Odds {
    average: [0.2, -1.25],
    rank: 0.354,
    far: 0.0,
};
const LOW_BID: Odds = Odds {
    average: [0.2, -0.7],
    rank: 0.1,
    far: 0.02,
};

/// How likely a bid that somebody else has made, or may make, is fulfilled.
const MADE_BY_OTHERS: f32 = 0.36;

/// Of the bids that two Lessers would spoil, how many one spoils alone.
const SPOILT_BY_ONE: f32 = 0.5;

/// How far a judgement of a bid may be off, in chances to win.
const BLUR: f32 = 0.03;

/// What the levels misjudge a choice by. For a master, less costs a grandmaster its lead, more costs
/// wins.
pub(crate) const SLIPS: Slips = Slips {
    novice: 0.5,
    adept: 0.03,
    master: 0.004,
};

struct Odds {
    /// Against far weaker players, and against equals.
    average: [f32; 2],
    rank: f32,
    far: f32,
}

impl Odds {
    /// The chance of a hand that has so much more than its share of ranks, against players who are
    /// held in such esteem.
    fn chance(&self, excess: f32, esteem: f32) -> f32 {
        let [weaker, equals] = self.average;
        let average = weaker + (equals - weaker) * esteem;
        1.0 / (1.0 + (self.far * excess * excess - self.rank * excess - average).exp())
    }
}

impl ThreeWitches {
    /// How the seats stand: their prospects if the bid is made and if it is missed, by how likely
    /// it is against players who are held in such esteem.
    pub(crate) fn standing(&self, state: &State, esteem: f32) -> Standing {
        let (table, setup) = (&state.public, &self.components().setup);
        let fate = |seat: Seat| i32::from(table.fate[seat.index()]) * 100;
        if !is_led(table) {
            return standing(self.tables.prospects.between_rounds(table.fate), fate);
        }
        let stakes = self.tables.prospects.stakes(table.fate, table.lead());
        let made = self.chance_to_make(state, &stakes, esteem);
        let hundredths = (made * 100.0) as i32;
        let promised = |seat: Seat| match seat == table.lead() {
            true => i32::from(setup.lead_reward) * hundredths,
            false => i32::from(setup.lesser_reward) * (100 - hundredths),
        };
        standing(stakes.at(made), |seat| fate(seat) + promised(seat))
    }

    /// Whether the evaluation can be trusted: the round is over, so that its tokens tell all about
    /// it; or the auction is over, so that the Lead's hand tells most. The last tricks are foreseen
    /// with open cards, which a rollout does better without.
    pub(crate) fn is_foreseeable(&self, table: &Public) -> bool {
        match table.phase {
            Phase::Deal(seat) => seat == Seat(0),
            Phase::Discard => table.chosen.is_empty(),
            _ => false,
        }
    }

    /// How likely the Lead makes the bid.
    fn chance_to_make(&self, state: &State, stakes: &Stakes, esteem: f32) -> f32 {
        let table = &state.public;
        match table.phase {
            Phase::Discard => {
                self.chance_by_hand(state, (table.lead(), table.bid()), stakes, esteem)
            }
            _ if is_near_the_end(table) => {
                let wants = |lesser: Seat| stakes.wants_it_made(lesser);
                let wishes = Wishes {
                    first: wants(table.lesser_1()),
                    second: wants(table.lesser_2()),
                };
                let makes = LastTricks::of(state).is_some_and(|tricks| self.makes(tricks, wishes));
                f32::from(u8::from(makes))
            }
            _ => chance_by_tricks(table),
        }
    }

    /// How likely `lead` makes this bid, by her hand before the first trick and by who is against
    /// her.
    fn chance_by_hand(
        &self,
        state: &State,
        (lead, bid): (Seat, u8),
        stakes: &Stakes,
        esteem: f32,
    ) -> f32 {
        let odds = if bid == self.high_bid() {
            HIGH_BID
        } else {
            LOW_BID
        };
        let chance = odds.chance(self.excess(state.secrets[lead.index()].hand), esteem);
        match lead.lap(TABLE).any(|lesser| stakes.wants_it_made(lesser)) {
            true => 1.0 - (1.0 - chance) * SPOILT_BY_ONE,
            false => chance,
        }
    }

    /// How much stronger a hand is than one in three: by its ranks, the Elixir counting as the
    /// highest.
    fn excess(&self, hand: CardSet) -> f32 {
        let strength = |cards: CardSet| {
            cards
                .iter()
                .map(|card| i32::from(self.tables.strengths[card.index()]))
                .sum::<i32>()
        };
        strength(hand) as f32 - strength(CardSet::ALL) as f32 / SEATS as f32
    }

    /// Whether the auction goes on: what a player does there hangs on the hand, and one imagined
    /// hand is unlike another.
    pub(crate) fn is_auction(&self, table: &Public) -> bool {
        matches!(table.phase, Phase::Opening | Phase::Raise | Phase::Passing)
    }

    /// What a sensible player does: in the auction, what promises most; with cards, what has proved
    /// good; any gift.
    pub(crate) fn sensible<R: Rng>(
        &self,
        state: &State,
        seat: Seat,
        scratch: &mut Vec<Action>,
        rng: &mut R,
    ) -> Action {
        match state.public.phase {
            Phase::Opening | Phase::Raise => self.sensible_bid(state, seat, rng),
            _ => self.experienced(state, seat, scratch, rng),
        }
    }

    /// The best of bidding high, bidding low and passing, more or less.
    fn sensible_bid<R: Rng>(&self, state: &State, seat: Seat, rng: &mut R) -> Action {
        let table = &state.public;
        let own = self.tables.prospects.stakes(table.fate, seat);
        let with =
            |bid: u8| own.at(self.chance_by_hand(state, (seat, bid), &own, 1.0))[seat.index()];
        let raising = table.phase == Phase::Raise;
        let pass = match () {
            () if raising && table.lead() == seat => Some(with(self.low_bid())),
            () if raising => Some(self.led_by(table, seat, table.lead())),
            () if self.must_bid(table) => None,
            () => Some(
                seat.lap(TABLE)
                    .map(|lead| self.led_by(table, seat, lead))
                    .sum::<f32>()
                    / f32::from(TABLE - 1),
            ),
        };
        let low = (!raising).then(|| with(self.low_bid()));
        let mut best = (
            with(self.high_bid()) + blur(rng),
            Action::Bid(self.high_bid()),
        );
        for (value, action) in [(pass, Action::Pass), (low, Action::Bid(self.low_bid()))] {
            if let Some(value) = value
                .map(|value| value + blur(rng))
                .filter(|&value| value > best.0)
            {
                best = (value, action);
            }
        }
        best.1
    }

    /// What a Lesser owes her partner: the card proposed for return is accepted, because the partner
    /// sees another hand (TW-60). Not where one of them would rather see the bid made (TW-69).
    pub(crate) fn trusted(&self, table: &Public, seat: Seat) -> Option<Action> {
        if table.phase != Phase::Answer || seat != table.answerer() {
            return None;
        }
        let stakes = self.tables.prospects.stakes(table.fate, table.lead());
        let partners = [table.lesser_1(), table.lesser_2()];
        let agree = partners.iter().all(|&lesser| !stakes.wants_it_made(lesser));
        agree.then_some(Action::Accept)
    }

    /// The prospects of `seat` with somebody else for a Lead.
    fn led_by(&self, table: &Public, seat: Seat, lead: Seat) -> f32 {
        self.tables
            .prospects
            .stakes(table.fate, lead)
            .at(MADE_BY_OTHERS)[seat.index()]
    }
}

fn blur<R: Rng>(rng: &mut R) -> f32 {
    rng.below(1 << 16) as f32 / (1 << 16) as f32 * BLUR
}

/// Whether the auction is won and the round not over.
fn is_led(table: &Public) -> bool {
    table.phase == Phase::Discard || table.phase.in_brew() && table.phase != Phase::Over
}

/// Whether so few tricks are left that they can be foreseen.
fn is_near_the_end(table: &Public) -> bool {
    table.phase == Phase::Lead && TRICKS as u8 - table.finished() <= FORESEEN
}

fn standing(chances: Chances, points: impl Fn(Seat) -> i32) -> Standing {
    Standing::weighted(SEATS as u8, points, |seat| {
        (chances[seat.index()] * 10_000.0) as u16
    })
}

/// How likely the Lead makes the bid, by the tricks alone.
fn chance_by_tricks(table: &Public) -> f32 {
    let won = table.piles(Side::Lead);
    let (need, left) = (
        i32::from(table.bid()) - i32::from(won),
        TRICKS as i32 - i32::from(table.finished()),
    );
    match need {
        need if need < 0 || need > left => 0.0,
        0 if left == 0 => 1.0,
        need => 0.6 - 0.075 * (2 * need - left).abs() as f32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use covenstead_core::{DataFile, FastRng, Game};
    use std::sync::Arc;

    #[test]
    fn a_strong_hand_is_bid_high_and_a_weak_one_is_not() {
        let data = Arc::new(DataFile::built_in::<ThreeWitches>());
        let game = ThreeWitches::new(data, Options::default(), 3).unwrap();
        let hand = |ids: [&str; 6]| {
            ids.iter()
                .map(|id| game.deck().card(id).unwrap())
                .collect::<CardSet>()
        };
        let strong = hand(["elixir", "owl-6", "bat-6", "dog-5", "bat-5", "snake-5"]);
        let weak = hand(["owl-2", "dog-2", "newt-2", "snake-2", "owl-3", "dog-3"]);
        let rest = CardSet::ALL.minus(strong).minus(weak);
        let mut state = game.start();
        for (secret, hand) in state.secrets.iter_mut().zip([strong, weak, rest]) {
            secret.hand = hand;
        }
        (state.public.phase, state.public.elixir) = (Phase::Opening, Seat(0));
        assert_eq!(
            [strong, weak, rest].map(|hand| game.excess(hand)),
            [10.0, -9.0, -1.0],
            "above and below the average"
        );
        let mut rng = FastRng::new(1);
        for _ in 0..100 {
            assert_eq!(game.sensible_bid(&state, Seat(0), &mut rng), Action::Bid(4));
            assert_ne!(game.sensible_bid(&state, Seat(1), &mut rng), Action::Bid(4));
        }
    }
}
