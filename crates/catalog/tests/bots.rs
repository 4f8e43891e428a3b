//! Bots of every game: honest, repeatable, thrifty.

use covenstead_bots::{Budget, Choice, Level, Player, Position, Style, iterate};
use covenstead_brew::Brew;
use covenstead_broom_service::BroomService;
use covenstead_core::{
    Actor, DataFile, FastRng, Game, Rng, Seat, Silent, Slips, Turn, Viewer, Words,
};
use covenstead_three_witches::ThreeWitches;
use covenstead_witchs_brew::WitchsBrew;
use std::sync::Arc;

const PLAYERS: [Player; 6] = [
    Player::Random,
    Player::Greedy,
    Player::Plain,
    Player::Level(Level::Novice),
    Player::Level(Level::Adept),
    Player::Level(Level::Master),
];

fn game<G: Game>() -> G {
    let seats = 4.clamp(*G::SEATS.start(), *G::SEATS.end());
    G::new(
        Arc::new(DataFile::built_in::<G>()),
        G::Options::default(),
        seats,
    )
    .unwrap()
}

/// What a player does in a world, of which it is given what its seat knows.
fn choice<G: Game>(game: &G, world: &G::State, seat: Seat, player: Player) -> Choice<G::Action> {
    let mut legal = Vec::new();
    game.legal(world, seat, &mut legal);
    let view = game.view(world, Viewer::Seat(seat));
    Position {
        game,
        seat,
        view: &view,
        legal: &legal,
    }
    .choose(player, Budget::iterations(24), 5)
}

/// Calls `each` with some decisions of a random game.
fn decisions<G: Game>(game: &G, seed: u64, every: u64, mut each: impl FnMut(&G::State, Seat)) {
    let (mut state, mut rng, mut legal, mut number) =
        (game.start(), FastRng::new(seed), Vec::new(), 0);
    loop {
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.sample(&state, &mut rng);
                game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                number += 1;
                if number % every == 0 {
                    each(&state, seat);
                }
                game.legal(&state, seat, &mut legal);
                game.apply(&mut state, Actor::Seat(seat), rng.pick(&legal), &mut Silent);
            }
        }
    }
}

/// Two worlds that look the same to a seat get the same answer from its bot, reasons included; and
/// the answer is legal.
fn bots_are_honest<G: Words>() {
    let game = game::<G>();
    let (mut dream, mut twins_differ) = (FastRng::new(9), 0);
    decisions(&game, 3, 17, |world, seat| {
        let view = game.view(world, Viewer::Seat(seat));
        let twin = game.imagine(&view, &mut dream);
        twins_differ += u32::from(twin != *world);
        let mut legal = Vec::new();
        game.legal(world, seat, &mut legal);
        for player in PLAYERS {
            let (here, there) = (
                choice(&game, world, seat, player),
                choice(&game, &twin, seat, player),
            );
            assert_eq!(here, there, "{player} in {} tells twin worlds apart", G::ID);
            assert!(
                legal.contains(&here.action),
                "{player} in {}: {:?}",
                G::ID,
                here.action
            );
            assert!(
                (0.0..=1.0).contains(&here.value),
                "{player} in {}: {}",
                G::ID,
                here.value
            );
        }
    });
    // Brew hides nothing from anybody, so its twins are equal.
    assert!(
        twins_differ > 0 || G::ID == "brew",
        "the twins of {} never differ",
        G::ID
    );
}

#[test]
fn bots_of_witchs_brew_are_honest() {
    bots_are_honest::<WitchsBrew>();
}

#[test]
fn bots_of_three_witches_are_honest() {
    bots_are_honest::<ThreeWitches>();
}

#[test]
fn bots_of_brew_are_honest() {
    bots_are_honest::<Brew>();
}

#[test]
fn bots_of_broom_service_are_honest() {
    bots_are_honest::<BroomService>();
}

/// After warm-up, iterations allocate nothing: only the trees grow, by doubling.
fn search_allocates_no_more_the_longer_it_runs<G: Words>() {
    let game = game::<G>();
    let mut looked = false;
    decisions(&game, 4, 23, |world, seat| {
        if looked {
            return;
        }
        looked = true;
        let mut legal = Vec::new();
        game.legal(world, seat, &mut legal);
        let view = game.view(world, Viewer::Seat(seat));
        let position = Position {
            game: &game,
            seat,
            view: &view,
            legal: &legal,
        };
        let count = |iterations| {
            allocation_counter::measure(|| iterate(&position, Style::STRONG, iterations, 1))
                .count_total
        };
        let (short, long) = (count(500), count(2_000));
        let doublings = 4 * u64::from(game.seats());
        assert!(
            long <= short + doublings,
            "{}: {short} allocations in 500 iterations, {long} in 2,000",
            G::ID
        );
    });
    assert!(looked);
}

#[test]
fn search_is_thrifty() {
    search_allocates_no_more_the_longer_it_runs::<WitchsBrew>();
    search_allocates_no_more_the_longer_it_runs::<ThreeWitches>();
    search_allocates_no_more_the_longer_it_runs::<Brew>();
    search_allocates_no_more_the_longer_it_runs::<BroomService>();
}

/// The threads of a search come to one answer, the same every time.
#[test]
fn search_on_two_threads_is_repeatable() {
    let game = game::<WitchsBrew>();
    decisions(&game, 6, 40, |world, seat| {
        let mut legal = Vec::new();
        game.legal(world, seat, &mut legal);
        let view = game.view(world, Viewer::Seat(seat));
        let position = Position {
            game: &game,
            seat,
            view: &view,
            legal: &legal,
        };
        let budget = Budget {
            threads: 2,
            ..Budget::iterations(60)
        };
        let think = || position.choose(Player::Level(Level::Grandmaster), budget, 8);
        let choice = think();
        assert_eq!(choice, think());
        let visits: u64 = choice.considered.iter().map(|one| one.visits).sum();
        assert!(legal.len() == 1 || visits <= 60 && visits > 0);
    });
}

/// A master chooses as softly as the game forgives, and not as softly as another game would.
fn a_master_slips<G: Game>(by: f32, not_by: f32) {
    let game = game::<G>();
    let master = |master| {
        let slips = Slips {
            master,
            ..game.slips()
        };
        Player::Search(Style::of(Level::Master, slips))
    };
    let mut others_differ = 0;
    decisions(&game, 7, 1, |world, seat| {
        let chosen = choice(&game, world, seat, Player::Level(Level::Master));
        assert_eq!(chosen, choice(&game, world, seat, master(by)), "{}", G::ID);
        others_differ +=
            u32::from(chosen.action != choice(&game, world, seat, master(not_by)).action);
    });
    assert!(
        others_differ > 0,
        "a slip of {not_by} would do as well in {}",
        G::ID
    );
}

#[test]
fn masters_slip_as_much_as_their_game_forgives() {
    a_master_slips::<WitchsBrew>(0.01, 0.003);
    a_master_slips::<BroomService>(0.01, 0.003);
    a_master_slips::<Brew>(0.003, 0.01);
    a_master_slips::<ThreeWitches>(0.004, 0.01);
}
