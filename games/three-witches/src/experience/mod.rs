//! What playing millions of rounds has taught about single cards, for bots. Nothing here is a rule.
//!
//! A choice bears a few marks, such as "leads a pair worth 8 with three of four tricks to win"
//! (`marks`), made of what its player sees (`outlook`). Each mark has a weight, and a choice is the
//! likelier the more its marks weigh together. The weights come from rounds in which experience
//! played against itself and noted what turned out well: `cargo run --release -p
//! covenstead-three-witches --example practise` gathers it anew.

mod marks;
mod outlook;

pub use marks::MARKS;

use crate::ThreeWitches;
use crate::action::Action;
use crate::state::{SEATS, State};
use covenstead_core::{Game, Rng, Seat};

/// The most choices there are in a brew: every ordered pair of six cards.
const MOST_CHOICES: usize = 30;

/// The weights of all marks, each a signed byte, in parts of [`UNIT`].
static WEIGHTS: &[u8] = include_bytes!("../../data/experience.bin");

/// A weight of 1, as it is kept.
const UNIT: f32 = 16.0;

/// A weight as it is kept in `data/experience.bin`, for practice.
pub fn kept_weight(weight: f32) -> u8 {
    (weight * UNIT).round() as i8 as u8
}

impl ThreeWitches {
    /// The marks of each of `choices`, for practice; none where experience has nothing to say.
    pub fn marks_of(
        &self,
        state: &State,
        seat: Seat,
        choices: &[Action],
    ) -> Option<Vec<Vec<usize>>> {
        let outlook = self.outlook(state, seat)?;
        let marks_of = |&choice: &Action| {
            let mut marks = Vec::new();
            self.mark(&outlook, choice, &mut |mark| marks.push(mark));
            marks
        };
        Some(choices.iter().map(marks_of).collect())
    }

    /// Whether a Lesser with these fate tokens on the table would rather see this Lead make her bid
    /// (TW-69), for practice.
    pub fn wants_it_made(&self, fate: [u16; SEATS], lead: Seat, lesser: Seat) -> bool {
        self.tables
            .prospects
            .stakes(fate, lead)
            .wants_it_made(lesser)
    }

    /// Draws what a player with experience does in a brew, from what `seat` sees.
    pub(crate) fn experienced<R: Rng>(
        &self,
        state: &State,
        seat: Seat,
        scratch: &mut Vec<Action>,
        rng: &mut R,
    ) -> Action {
        let Some(outlook) = self.outlook(state, seat) else {
            return self.pick(state, seat, scratch, rng).0;
        };
        scratch.clear();
        self.list(state, seat, scratch);
        if let [only] = scratch[..] {
            return only;
        }
        let (mut odds, mut sum) = ([0.0; MOST_CHOICES], 0.0);
        for (odds, &choice) in odds.iter_mut().zip(scratch.iter()) {
            let mut weight = 0;
            self.mark(&outlook, choice, &mut |mark| {
                weight += i32::from(WEIGHTS[mark] as i8)
            });
            *odds = rough_exp(weight as f32 / UNIT);
            sum += *odds;
        }
        let mut left = rng.below(1 << 24) as f32 / (1 << 24) as f32 * sum;
        for (odds, &choice) in odds.iter().zip(scratch.iter()) {
            left -= odds;
            if left < 0.0 {
                return choice;
            }
        }
        scratch[scratch.len() - 1]
    }
}

/// e to the power of x, within 7 %: written into the bits of a float, so that it is quick and the
/// same on every machine.
fn rough_exp(x: f32) -> f32 {
    const ONE: f32 = (1 << 23) as f32;
    f32::from_bits(((x.clamp(-60.0, 60.0) * std::f32::consts::LOG2_E + 126.94) * ONE) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Card, CardSet, Options, Phase};
    use covenstead_core::{Actor, DataFile, FastRng, Silent, Turn, Viewer};
    use std::sync::Arc;

    fn game() -> ThreeWitches {
        ThreeWitches::new(
            Arc::new(DataFile::built_in::<ThreeWitches>()),
            Options::default(),
            3,
        )
        .unwrap()
    }

    #[test]
    fn there_is_a_weight_for_every_mark() {
        assert_eq!(WEIGHTS.len(), MARKS);
        assert_eq!([0.5, -1.25, 0.0, 99.0].map(kept_weight), [8, 236, 0, 127]);
    }

    #[test]
    fn the_rough_exponential_is_near() {
        for x in [-20.0f32, -3.0, -0.5, 0.0, 0.1, 1.0, 7.5, 30.0] {
            assert!((rough_exp(x) / x.exp() - 1.0).abs() < 0.07, "{x}");
        }
    }

    #[test]
    fn tw_i_15_what_a_seat_does_by_experience_hangs_on_nothing_it_does_not_see() {
        let (game, mut rng, mut scratch) = (game(), FastRng::new(7), Vec::new());
        let (mut state, mut compared) = (game.start(), 0);
        while compared < 2_000 {
            let (actor, action) = match game.turn(&state) {
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let view = game.view(&state, Viewer::Seat(seat));
                    let twin = game.imagine(&view, &mut rng);
                    game.legal(&state, seat, &mut scratch);
                    let choices = scratch.clone();
                    assert_eq!(
                        game.marks_of(&state, seat, &choices),
                        game.marks_of(&twin, seat, &choices),
                        "{view:?}"
                    );
                    compared +=
                        u32::from(twin != state && game.marks_of(&state, seat, &choices).is_some());
                    (
                        Actor::Seat(seat),
                        game.suggest(&state, seat, &mut scratch, &mut rng),
                    )
                }
                Turn::Chance => (Actor::Chance, game.sample(&state, &mut rng)),
                Turn::Over => {
                    state = game.start();
                    continue;
                }
            };
            game.apply(&mut state, actor, action, &mut Silent);
        }
    }

    /// Of so many rounds with hands dealt at random, how many bids are made by a Lead with or
    /// without experience against Lessers with or without it.
    fn made(rounds: u32, lead_has_it: bool, lessers_have_it: bool) -> u32 {
        let (game, mut rng, mut scratch, mut made) = (game(), FastRng::new(3), Vec::new(), 0);
        for round in 0..rounds {
            let mut state = game.start();
            while game.turn(&state) == Turn::Chance {
                let hand = game.sample(&state, &mut rng);
                game.apply(&mut state, Actor::Chance, hand, &mut Silent);
            }
            while state.public.round == 1 {
                let Turn::Seats(seats) = game.turn(&state) else {
                    unreachable!("somebody decides")
                };
                let seat = seats.first().unwrap();
                let has_it = if seat == state.public.lead() {
                    lead_has_it
                } else {
                    lessers_have_it
                };
                let action = match state.public.phase {
                    Phase::Opening => Action::Bid(3 + (round % 2) as u8),
                    Phase::Raise => Action::Pass,
                    _ if has_it => game.experienced(&state, seat, &mut scratch, &mut rng),
                    _ => game.pick(&state, seat, &mut scratch, &mut rng).0,
                };
                game.apply(&mut state, Actor::Seat(seat), action, &mut Silent);
            }
            made += u32::from(state.public.fate.contains(&2));
        }
        made
    }

    #[test]
    fn experience_makes_bids_and_spoils_them() {
        let [none, leads, against, both] =
            [(false, false), (true, false), (false, true), (true, true)]
                .map(|(lead, lessers)| made(2_000, lead, lessers));
        assert!(
            leads > none + 300,
            "{leads} bids made with experience, {none} without"
        );
        assert!(
            against + 200 < none,
            "{against} bids made against experience, {none} against none"
        );
        assert!(against < both && both < leads, "{both} where all have it");
    }

    #[test]
    fn a_won_lead_is_played_high() {
        let (game, mut scratch) = (game(), Vec::new());
        let card = |id: &str| game.deck().card(id).unwrap();
        let hand: CardSet = ["elixir", "owl-6", "bat-6", "dog-5", "bat-5", "snake-5"]
            .map(card)
            .into_iter()
            .collect();
        let mut state = game.start();
        state.secrets[0].hand = hand;
        let low: Vec<Card> = CardSet::ALL.minus(hand).iter().collect();
        state.secrets[1].hand = low[..6].iter().copied().collect();
        state.secrets[2].hand = low[6..].iter().copied().collect();
        (state.public.phase, state.public.elixir) = (Phase::Opening, Seat(0));
        for (seat, action) in [(1, Action::Pass), (2, Action::Pass), (0, Action::Bid(4))] {
            game.apply(&mut state, Actor::Seat(Seat(seat)), action, &mut Silent);
        }
        for (seat, card) in [(1, low[0]), (2, low[6])] {
            game.apply(
                &mut state,
                Actor::Seat(Seat(seat)),
                Action::Discard(card),
                &mut Silent,
            );
        }
        let mut rng = FastRng::new(1);
        let worth = |action: Action| match action {
            Action::Lead(up, down) => u32::from(game.worth(up, down)),
            _ => unreachable!("the Lead leads"),
        };
        let led: u32 = (0..200)
            .map(|_| worth(game.experienced(&state, Seat(0), &mut scratch, &mut rng)))
            .sum();
        let any: u32 = (0..200)
            .map(|_| worth(game.pick(&state, Seat(0), &mut scratch, &mut rng).0))
            .sum();
        assert!(
            led > any + 100,
            "pairs worth {led} were led, by chance {any}"
        );
    }
}
