//! What people read: whole sentences, refusals, and the rules help.

mod help;
mod refusals;
mod sentences;

use covenstead_core::{DataFile, Game, Names, Seat};
use covenstead_witchs_brew::{Options, WitchsBrew};
use std::sync::{Arc, LazyLock};

const ANNA: Seat = Seat(0);
const BERTA: Seat = Seat(1);
const CLARA: Seat = Seat(2);

static NAMES: LazyLock<Names> =
    LazyLock::new(|| Names(["Anna", "Berta", "Clara"].map(String::from).to_vec()));

fn game() -> WitchsBrew {
    with_options(Options::default())
}

fn with_options(options: Options) -> WitchsBrew {
    let data = Arc::new(DataFile::built_in::<WitchsBrew>());
    WitchsBrew::new(data, options, 3).unwrap()
}
