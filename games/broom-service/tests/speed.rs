//! What playouts cost: a small state, and no allocation in the loop.

use covenstead_broom_service::{Action, BroomService, Options, Side, State};
use covenstead_core::{DataFile, FastRng, Game, playout};
use std::sync::Arc;

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 8, "{} bytes", size_of::<Action>());
}

#[test]
fn playouts_do_not_allocate() {
    let data = Arc::new(DataFile::built_in::<BroomService>());
    for (board, storm_clouds) in [
        (Side::Front, false),
        (Side::Front, true),
        (Side::Back, true),
    ] {
        let options = Options {
            board,
            storm_clouds,
            ..Options::default()
        };
        let game = BroomService::new(data.clone(), options, 4).unwrap();
        let (mut rng, mut actions) = (FastRng::new(1), Vec::with_capacity(1 << 16));
        let mut play = || {
            let mut state = game.start();
            playout(&game, &mut state, &mut rng, &mut actions).decisions
        };
        play();
        let counted = allocation_counter::measure(|| {
            for _ in 0..200 {
                assert!(play() > 0);
            }
        });
        assert_eq!(counted.count_total, 0);
    }
}
