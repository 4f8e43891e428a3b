//! Component data: the numbers printed on cards and boards, kept in TOML files that people can
//! replace by their own.

use crate::game::Game;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// How well a value of the component data is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Printed in the rulebook.
    Rulebook,
    /// Found in another published source.
    Sourced,
    /// Follows from what is published.
    Inferred,
    /// Made by us so that everything published holds.
    Reconstructed,
    /// Entered by a player from their own copy of the game.
    Own,
}

/// Why component data is refused; the message names the record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct DataError(pub String);

impl DataError {
    /// `Err(DataError)` unless `holds`.
    pub fn unless(holds: bool, message: impl FnOnce() -> String) -> Result<(), DataError> {
        if holds {
            Ok(())
        } else {
            Err(DataError(message()))
        }
    }
}

/// Which data a game was played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DataId {
    /// The version the file gives itself.
    pub version: String,
    /// SHA-256 of the file's text, in hexadecimal.
    pub hash: String,
    /// The text itself, unless it comes or came with the program: a record must replay for ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub toml: Option<String>,
}

/// A data file: its values and what identifies it.
#[derive(Clone, Debug)]
pub struct DataFile<D> {
    /// The validated values.
    pub values: D,
    /// Version, hash and, if it never came with the program, the text.
    pub id: DataId,
}

#[derive(Deserialize)]
struct Header {
    meta: Meta,
}

#[derive(Deserialize)]
struct Meta {
    game: String,
    data_version: String,
}

/// The game a data file says it is for, so that a program with several games knows whose it is.
pub fn game_of_data(text: &str) -> Result<String, DataError> {
    let header: Header = toml::from_str(text).map_err(|error| DataError(error.to_string()))?;
    Ok(header.meta.game)
}

impl<D> DataFile<D> {
    /// The data that comes with the program.
    pub fn built_in<G: Game<Data = D>>() -> DataFile<D> {
        DataFile::read::<G>(G::DATA).expect("the data that comes with the program is valid")
    }

    /// Reads and validates a data file.
    pub fn read<G: Game<Data = D>>(text: &str) -> Result<DataFile<D>, DataError> {
        let header: Header = toml::from_str(text).map_err(|error| DataError(error.to_string()))?;
        let game = &header.meta.game;
        DataError::unless(game == G::ID, || {
            format!("meta.game is {game}: this is not the data of {}", G::NAME)
        })?;
        let values = G::parse_data(text)?;
        let known = built_in_texts::<G>().any(|built_in| built_in == text);
        Ok(DataFile {
            values,
            id: DataId {
                version: header.meta.data_version,
                hash: hash_of(text),
                toml: (!known).then(|| text.to_string()),
            },
        })
    }

    /// The file with this hash that comes with the program or came with a release.
    pub fn with_hash<G: Game<Data = D>>(hash: &str) -> Option<DataFile<D>> {
        let text = built_in_texts::<G>().find(|text| hash_of(text) == hash)?;
        Some(DataFile::read::<G>(text).expect("the data that came with a release is valid"))
    }
}

/// The texts of all data files in the program, today's first.
fn built_in_texts<G: Game>() -> impl Iterator<Item = &'static str> {
    std::iter::once(G::DATA).chain(G::RELEASED.iter().copied())
}

fn hash_of(text: &str) -> String {
    Sha256::digest(text.as_bytes())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
