//! Gathers the experience that bots of 3 Witches play cards by, and writes it into
//! `data/experience.bin`:
//!
//! ```text
//! cargo run --release -p covenstead-three-witches --example practise -- [ROUNDS]
//! ```
//!
//! Experience plays all three seats of millions of rounds. After each, every choice that was made
//! becomes likelier if the round ended better for its player than rounds like it used to end, and
//! less likely if it ended worse (policy gradient with a baseline). A choice that is hardly ever
//! made gets a small bonus (entropy), so that nobody becomes predictable. What is kept is the mean
//! over the second half, because the two sides chase each other in circles.

use covenstead_core::{Actor, DataFile, FastRng, Game, Rng, Seat, Silent, Turn};
use covenstead_three_witches::{
    Action, MARKS, Options, Phase, Side, State, ThreeWitches, kept_weight,
};
use std::sync::Arc;

/// Rounds played unless another number is asked for: some minutes.
const ROUNDS: u64 = 9_000_000;
/// How far a weight may go at once, at the beginning and at the end.
const PACE: [f32; 2] = [0.5, 0.05];
/// What it is worth not to be predictable, in bids made.
const VARIETY: f32 = 0.005;
/// Rounds between two looks at the weights for the mean.
const BETWEEN_LOOKS: u64 = 5_000;

/// One choice that was made.
struct Step {
    /// Whether its player wants the bid made.
    wants_it_made: bool,
    /// What kind of position it was, for the baseline.
    kind: usize,
    chosen: usize,
    odds: Vec<f32>,
    marks: Vec<Vec<usize>>,
}

struct Practice {
    game: ThreeWitches,
    rng: FastRng,
    weights: Vec<f32>,
    /// How much each weight has been pushed around, squared: what is pushed often moves less
    /// (AdaGrad).
    pushed: Vec<f32>,
    /// How often bids were made in each kind of position.
    made: Vec<f32>,
    steps: Vec<Step>,
}

/// Kinds of positions: bid, tricks won and played, phase, and the sum of the Lead's ranks.
const KINDS: usize = 2 * 6 * 6 * 6 * STRENGTHS;
const STRENGTHS: usize = 40;

impl Practice {
    fn new() -> Practice {
        let data = Arc::new(DataFile::built_in::<ThreeWitches>());
        let game = ThreeWitches::new(data, Options::default(), 3).expect("three play");
        let (weights, pushed) = (vec![0.0; MARKS], vec![1.0; MARKS]);
        Practice {
            game,
            rng: FastRng::new(2026),
            weights,
            pushed,
            made: vec![0.3; KINDS],
            steps: Vec::new(),
        }
    }

    /// Deals and settles the auction: by sensible bids, or with any hand for the Lead's.
    fn begin(&mut self, any_lead: bool) -> State {
        let (mut state, mut scratch) = (self.game.start(), Vec::new());
        if self.rng.below(3) > 0 {
            state.public.fate = std::array::from_fn(|_| self.rng.below(5) as u16);
        }
        loop {
            let (actor, action) = match (self.game.turn(&state), state.public.phase) {
                (_, Phase::Discard) => return state,
                (Turn::Chance, _) => (Actor::Chance, self.game.sample(&state, &mut self.rng)),
                (Turn::Seats(seats), phase) => {
                    let seat = seats.first().expect("somebody decides");
                    let action = match phase {
                        Phase::Opening if any_lead => Action::Bid(3 + self.rng.below(2) as u8),
                        Phase::Raise if any_lead => Action::Pass,
                        _ => self.game.suggest(&state, seat, &mut scratch, &mut self.rng),
                    };
                    (Actor::Seat(seat), action)
                }
                (Turn::Over, _) => unreachable!("no brew, no end"),
            };
            self.game.apply(&mut state, actor, action, &mut Silent);
        }
    }

    /// Plays the brew, noting every choice. Whether the bid was made.
    fn brew(&mut self, mut state: State) -> bool {
        self.steps.clear();
        let (round, lead, fate) = (state.public.round, state.public.lead(), state.public.fate);
        let mut legal = Vec::new();
        while state.public.round == round && state.public.phase != Phase::Over {
            let Turn::Seats(seats) = self.game.turn(&state) else {
                unreachable!("cards are dealt before")
            };
            let seat = seats.first().expect("somebody decides");
            self.game.legal(&state, seat, &mut legal);
            let action = self.choose(&state, seat, &legal);
            self.game
                .apply(&mut state, Actor::Seat(seat), action, &mut Silent);
        }
        state.public.fate[lead.index()] > fate[lead.index()]
    }

    fn choose(&mut self, state: &State, seat: Seat, legal: &[Action]) -> Action {
        let marks = if legal.len() > 1 {
            self.game.marks_of(state, seat, legal)
        } else {
            None
        };
        let Some(marks) = marks else {
            return self.rng.pick(legal);
        };
        let weight = |marks: &Vec<usize>| marks.iter().map(|&mark| self.weights[mark]).sum::<f32>();
        let weights: Vec<f32> = marks.iter().map(weight).collect();
        let most = weights.iter().copied().fold(f32::MIN, f32::max);
        let powers: Vec<f32> = weights.iter().map(|weight| (weight - most).exp()).collect();
        let sum: f32 = powers.iter().sum();
        let odds: Vec<f32> = powers.iter().map(|power| power / sum).collect();
        let mut left = self.rng.next_u32() as f32 / u32::MAX as f32;
        let reached = |odds: &f32| {
            left -= odds;
            left <= 0.0
        };
        let chosen = odds.iter().position(reached).unwrap_or(odds.len() - 1);
        let lead = state.public.lead();
        let wants_it_made = seat == lead || self.game.wants_it_made(state.public.fate, lead, seat);
        self.steps.push(Step {
            wants_it_made,
            kind: self.kind(state),
            chosen,
            odds,
            marks,
        });
        legal[chosen]
    }

    fn kind(&self, state: &State) -> usize {
        let (table, deck) = (&state.public, self.game.deck());
        let phase = match table.phase {
            Phase::Discard => 0,
            Phase::Lead => 1,
            Phase::First => 2,
            Phase::Second => 3,
            Phase::Last => 4,
            _ => 5,
        };
        let hand = state.secrets[table.lead().index()].hand;
        let strength: usize = hand
            .iter()
            .map(|card| usize::from(deck.rank(card)).max(1))
            .sum();
        let tricks = (usize::from(table.bid() - 3) * 6 + usize::from(table.piles(Side::Lead))) * 6
            + usize::from(table.finished());
        (tricks * 6 + phase) * STRENGTHS + strength.min(STRENGTHS - 1)
    }

    fn learn(&mut self, made: bool, pace: f32) {
        let made = f32::from(u8::from(made));
        for step in &self.steps {
            let better =
                (made - self.made[step.kind]) * if step.wants_it_made { 1.0 } else { -1.0 };
            let entropy: f32 = step
                .odds
                .iter()
                .map(|&odds| -odds * odds.max(1e-9).ln())
                .sum();
            let gain = better - VARIETY * (step.odds[step.chosen].max(1e-9).ln() + entropy);
            for (choice, (odds, marks)) in step.odds.iter().zip(&step.marks).enumerate() {
                let push = gain * (f32::from(u8::from(choice == step.chosen)) - odds);
                for &mark in marks {
                    self.pushed[mark] += push * push;
                    self.weights[mark] += pace * push / self.pushed[mark].sqrt();
                }
            }
        }
        for step in &self.steps {
            self.made[step.kind] += 0.02 * (made - self.made[step.kind]);
        }
    }

    /// Lets weights that have settled move again.
    fn forget(&mut self) {
        self.pushed
            .iter_mut()
            .for_each(|pushed| *pushed = pushed.sqrt().max(1.0));
    }
}

fn main() -> std::io::Result<()> {
    let rounds = std::env::args()
        .nth(1)
        .map_or(ROUNDS, |number| number.parse().expect("ROUNDS is a number"));
    let (mut practice, mut sums, mut looks, mut made) = (Practice::new(), vec![0.0; MARKS], 0, 0);
    for round in 0..rounds {
        let state = practice.begin(round % 2 == 0);
        let success = practice.brew(state);
        made += u64::from(success);
        let done = round as f32 / rounds as f32;
        practice.learn(success, PACE[0] + (PACE[1] - PACE[0]) * done);
        if round >= rounds / 2 && round % BETWEEN_LOOKS == 0 {
            sums.iter_mut()
                .zip(&practice.weights)
                .for_each(|(sum, &weight)| *sum += f64::from(weight));
            looks += 1;
        }
        if (round + 1) % (rounds / 8).max(1) == 0 {
            practice.forget();
            let share = made as f64 * 800.0 / rounds as f64;
            println!(
                "{:3} % of {rounds} rounds: {share:.1} % of the bids were made",
                (round + 1) * 100 / rounds
            );
            made = 0;
        }
    }
    let mean = sums
        .iter()
        .map(|sum| kept_weight((sum / f64::from(looks.max(1))) as f32));
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/data/experience.bin");
    std::fs::write(file, mean.collect::<Vec<u8>>())?;
    println!("written: {MARKS} weights");
    Ok(())
}
