//! What must hold of a game's versions, so that whatever was written stays readable.

use crate::data::DataFile;
use crate::game::Game;
use crate::history;

/// Checks what a game says of its earlier versions: its history is about options there are, every
/// data file of a release is still valid, and no two different files have the same version.
///
/// # Panics
/// If it is not so.
pub fn keep_versions<G: Game>() {
    if let Some(flaw) = history::flaw(G::HISTORY, G::RULES, G::OPTIONS) {
        panic!("{}: {flaw}", G::NAME);
    }
    let files: Vec<_> = std::iter::once(&G::DATA)
        .chain(G::RELEASED)
        .map(|text| DataFile::read::<G>(text).unwrap_or_else(|why| panic!("{}: {why}", G::NAME)))
        .collect();
    for file in &files {
        assert_eq!(file.id.toml, None, "a file in the program need not travel");
        for other in &files {
            assert_eq!(
                file.id.version == other.id.version,
                file.id.hash == other.id.hash,
                "{}: two data files have the version {}; a changed file needs a new one",
                G::NAME,
                file.id.version
            );
        }
    }
}
