//! smoke
use covenstead_brew::{Brew, Options};
use covenstead_core::laws::{Trial, obey};
use covenstead_core::{DataFile, Game};
use std::sync::Arc;

#[test]
fn smoke() {
    for seats in 2..=4 {
        for powers in [false, true] {
            let data = Arc::new(DataFile::built_in::<Brew>());
            let game = Brew::new(data, Options { character_powers: powers, ..Options::default() }, seats).unwrap();
            let t = std::time::Instant::now();
            let report = obey(&game, Trial { games: 50, seed: 1 });
            println!("{report:?} {:?}", t.elapsed());
        }
    }
}
