//! How long the solver takes for whole rounds: `cargo bench -p covenstead-three-witches`.

use covenstead_core::{Actor, DataFile, FastRng, Game, Rng, Silent, Turn};
use covenstead_three_witches::{Options, Phase, Solver, State, ThreeWitches};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Rounds that are solved.
const ROUNDS: u64 = 400;

/// The first lead of a round after a random auction.
fn first_lead(game: &ThreeWitches, seed: u64) -> State {
    let (mut state, mut rng, mut legal) = (game.start(), FastRng::new(seed), Vec::new());
    while state.public.phase != Phase::Lead {
        let (actor, action) = match game.turn(&state) {
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody decides");
                game.legal(&state, seat, &mut legal);
                (Actor::Seat(seat), rng.pick(&legal))
            }
            _ => (Actor::Chance, game.sample(&state, &mut rng)),
        };
        game.apply(&mut state, actor, action, &mut Silent);
    }
    state
}

fn main() {
    let data = Arc::new(DataFile::built_in::<ThreeWitches>());
    let game = ThreeWitches::new(data, Options::default(), 3).expect("a table");
    let mut solver = Solver::new(&game);
    let mut times: Vec<Duration> = (0..ROUNDS)
        .map(|seed| {
            // Another deal each time, so that nothing is remembered from the one before.
            let state = first_lead(&game, seed);
            let begun = Instant::now();
            solver.solve(&state);
            begun.elapsed()
        })
        .collect();
    times.sort();
    let mean = times.iter().sum::<Duration>() / ROUNDS as u32;
    println!(
        "five tricks, {ROUNDS} deals: {mean:?} on average, {:?} median, {:?} at worst",
        times[ROUNDS as usize / 2],
        times[ROUNDS as usize - 1]
    );
}
