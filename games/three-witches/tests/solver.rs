//! The solver against plain exhaustive search by the rules. `cargo bench -p
//! covenstead-three-witches` says how long it takes.

mod table;

use covenstead_core::{Game, Seat, Turn};
use covenstead_three_witches::{Action, Options, Phase, Solver, State, ThreeWitches, TrickCounts};
use table::*;

/// Whether the Lead can force the bid, by trying everything the rules allow.
fn forced(game: &ThreeWitches, state: &State) -> bool {
    let Turn::Seats(seats) = game.turn(state) else {
        unreachable!("somebody decides")
    };
    let (seat, lead) = (seats.first().expect("somebody"), state.public.lead());
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    let good = |action: Action| {
        let next = after(game, state, seat, action);
        let scored = next.public.phase == Phase::Over || next.public.round != state.public.round;
        match scored {
            true => next.public.fate[lead.index()] > state.public.fate[lead.index()],
            false => forced(game, &next),
        }
    };
    match seat == lead {
        true => legal.into_iter().any(good),
        false => legal.into_iter().all(good),
    }
}

fn positions(seed: u64, count: usize, wanted: impl Fn(&State) -> bool) -> Vec<State> {
    let game = game(Options::default());
    let (mut found, mut step_number) = (Vec::new(), 0u64);
    search(&game, Bidders::Even, seed, |step| {
        step_number += 1;
        if step.after.public.phase.in_brew()
            && step.after.public.phase != Phase::Over
            && wanted(step.after)
        {
            found.push(*step.after);
        }
        (found.len() == count).then_some(())
    });
    found
}

#[test]
fn the_solver_agrees_with_exhaustive_search() {
    let game = game(Options::default());
    let mut solver = Solver::new(&game);
    let mut number = 0u32;
    let late = positions(71, 700, |state| {
        let table = &state.public;
        table.finished() >= 2 && table.finished() < 5
    });
    let (mut makes, mut asked, mut deep) = (0, 0, 0);
    for state in late {
        number += 1;
        let solved = solver.solve(&state).expect("a position in Brew");
        deep += u32::from(state.public.finished() == 2);
        // Any number of tricks may be asked for, not only the two bids.
        let bids = if number.is_multiple_of(5) {
            0..=5
        } else {
            state.public.bid()..=state.public.bid()
        };
        for bid in bids {
            let mut asked_for = state;
            asked_for.public.ball.as_mut().expect("a Lead").bid = bid;
            assert_eq!(
                solved.contains(bid),
                forced(&game, &asked_for),
                "{bid} tricks in {state:?}"
            );
            makes += u32::from(solved.contains(bid));
            asked += 1;
        }
    }
    println!(
        "{number} positions ({deep} with three tricks left), {asked} questions, {makes} answered with yes"
    );
    assert!(number >= 500 && deep >= 100 && makes > 50 && makes < asked);
}

#[test]
fn choices_are_judged_by_what_follows() {
    let game = game(Options::default());
    let (mut solver, mut judged) = (Solver::new(&game), Vec::new());
    for state in positions(72, 400, |_| true) {
        let all = solver.solve(&state).expect("a position in Brew");
        solver.judge(&state, &mut judged);
        let Turn::Seats(seats) = game.turn(&state) else {
            unreachable!("somebody decides")
        };
        let lead = seats.contains(state.public.lead());
        let either = judged.iter().fold(0, |set, (_, counts)| set | counts.0);
        let both = judged
            .iter()
            .fold(u8::MAX, |set, (_, counts)| set & counts.0);
        assert_eq!(
            all,
            TrickCounts(if lead { either } else { both }),
            "{state:?}"
        );
        assert_eq!(
            solver.makes_bid(&state),
            Some(all.contains(state.public.bid()))
        );
    }
}

#[test]
fn there_is_nothing_to_solve_outside_of_brew() {
    let game = game(Options::default());
    let (mut solver, mut judged) = (Solver::new(&game), Vec::new());
    let t = bidding("EX", "", "");
    assert_eq!(solver.solve(t.true_state()), None);
    solver.judge(t.true_state(), &mut judged);
    assert!(judged.is_empty());
    assert_eq!(Seat(0), A);
}
