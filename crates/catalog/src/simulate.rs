//! Random games in bulk, counted.

use covenstead_bots::{Position, Style, iterate};
use covenstead_core::{Actor, FastRng, Game, Played, Seat, Silent, Turn, Viewer, Words, playout};
use std::collections::BTreeMap;
use std::ops::Range;

/// What a run of random games came to. Tallies of parts add up to the tally of the whole.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// What they took.
    pub played: Played,
    /// The decisions of the shortest game.
    pub shortest: u64,
    /// The decisions of the longest game.
    pub longest: u64,
    /// How often each score was reached, over all seats.
    pub scores: BTreeMap<i32, u64>,
    /// How often each seat won, alone or shared.
    pub wins: Vec<u64>,
}

impl Tally {
    /// Adds another tally to this one.
    pub fn add(&mut self, other: &Tally) {
        self.shortest = match self.games {
            0 => other.shortest,
            _ => self.shortest.min(other.shortest),
        };
        self.longest = self.longest.max(other.longest);
        self.games += other.games;
        self.played.decisions += other.played.decisions;
        self.played.chance += other.played.chance;
        self.played.offered += other.played.offered;
        for (&score, &times) in &other.scores {
            *self.scores.entry(score).or_default() += times;
        }
        self.wins.resize(self.wins.len().max(other.wins.len()), 0);
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *mine += theirs;
        }
    }
}

pub(crate) fn run<G: Words>(game: &G, seed: u64, numbers: Range<u64>) -> Tally {
    let mut tally = Tally {
        wins: vec![0; usize::from(game.seats())],
        shortest: u64::MAX,
        ..Tally::default()
    };
    let mut actions = Vec::new();
    for number in numbers {
        let mut state = game.start();
        let played = playout(
            game,
            &mut state,
            &mut FastRng::stream(seed, number),
            &mut actions,
        );
        count(game, &state, played, &mut tally);
    }
    if tally.games == 0 {
        tally.shortest = 0;
    }
    tally
}

fn count<G: Game>(game: &G, state: &G::State, played: Played, tally: &mut Tally) {
    let outcome = game.outcome(state).expect("a playout ends the game");
    tally.games += 1;
    tally.played.decisions += played.decisions;
    tally.played.chance += played.chance;
    tally.played.offered += played.offered;
    tally.shortest = tally.shortest.min(played.decisions);
    tally.longest = tally.longest.max(played.decisions);
    for (seat, &score) in outcome.scores().iter().enumerate() {
        *tally.scores.entry(score).or_default() += 1;
        tally.wins[seat] += u64::from(outcome.ranks()[seat] == 1);
    }
}

/// What is measured from the first decision of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// Bare random playouts.
    Playouts,
    /// Iterations of search, each with a random rollout to the end.
    Iterations,
    /// Iterations of our search.
    Strong,
}

pub(crate) fn at_first_decision<G: Game>(game: &G, seed: u64, work: Work, times: u64) {
    let mut rng = FastRng::new(seed);
    let (state, seat) = deal(game, &mut rng);
    let mut legal = Vec::new();
    game.legal(&state, seat, &mut legal);
    let view = game.view(&state, Viewer::Seat(seat));
    let position = Position {
        game,
        seat,
        view: &view,
        legal: &legal,
    };
    match work {
        Work::Iterations => iterate(
            &position,
            Style {
                sense: 0,
                horizon: None,
                ..Style::STRONG
            },
            times,
            seed,
        ),
        Work::Strong => iterate(&position, Style::STRONG, times, seed),
        Work::Playouts => {
            let mut actions = Vec::new();
            for _ in 0..times {
                playout(game, &mut state.clone(), &mut rng, &mut actions);
            }
        }
    }
}

/// The state at the first decision, and whose it is.
fn deal<G: Game>(game: &G, rng: &mut FastRng) -> (G::State, Seat) {
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Seats(seats) => return (state, seats.first().expect("somebody owes a decision")),
            Turn::Chance => {
                let outcome = game.sample(&state, rng);
                game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
            }
            Turn::Over => unreachable!("no game ends before its first decision"),
        }
    }
}
