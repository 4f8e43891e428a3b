//! The laws, for every set of options (see `covenstead_core::laws`).

use covenstead_core::laws::{Trial, obey};
use covenstead_core::{DataFile, Game};
use covenstead_witchs_brew::{Options, Ruleset, WitchsBrew};
use std::sync::Arc;

#[test]
fn smoke() {
    for seats in 3..=5 {
        for ruleset in [Ruleset::Rulebook, Ruleset::ReferenceManual] {
            let game =
                WitchsBrew::new(Arc::new(DataFile::built_in::<WitchsBrew>()), Options { ruleset, ..Options::default() }, seats)
                    .unwrap();
            let t = std::time::Instant::now();
            let report = obey(&game, Trial { games: 100, seed: 1 });
            println!("{report:?} {:?}", t.elapsed());
        }
    }
}
