//! The laws.
use covenstead_broom_service::*;
use covenstead_core::laws::{Trial, obey};
use covenstead_core::{DataFile, Game};
use std::sync::Arc;

#[test]
fn smoke() {
    for seats in 2..=5 {
        for (board, storm) in [(Side::Front, false), (Side::Front, true), (Side::Back, false), (Side::Back, true)] {
            let options = Options {
                board,
                storm_clouds: storm,
                mountain_tiles: (storm || board == Side::Back).then_some(true),
                ..Options::default()
            };
            let game = BroomService::new(Arc::new(DataFile::built_in::<BroomService>()), options, seats).unwrap();
            let t = std::time::Instant::now();
            let report = obey(&game, Trial { games: 20, seed: 1 });
            println!("{report:?} {:?} {}", t.elapsed(), size_of::<State>());
        }
    }
}
