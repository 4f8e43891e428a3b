//! What is kept of a secret: its hash.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// The SHA-256 hash of a secret. Secrets are 128 random bits, so no salt is needed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash([u8; 32]);

impl Hash {
    /// The hash of a secret.
    pub fn of(secret: &[u8]) -> Hash {
        Hash(Sha256::digest(secret).into())
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Eight digits tell hashes apart in a log, and give nothing away.
impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.8}…", self.to_string())
    }
}

impl Serialize for Hash {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Hash, D::Error> {
        let text = String::deserialize(deserializer)?;
        let byte = |place: usize| {
            text.get(2 * place..2 * place + 2)
                .and_then(|pair| u8::from_str_radix(pair, 16).ok())
        };
        let bytes: Option<Vec<u8>> = (0..32).map(byte).collect();
        match bytes
            .and_then(|bytes| bytes.try_into().ok())
            .filter(|_| text.len() == 64)
        {
            Some(bytes) => Ok(Hash(bytes)),
            None => Err(serde::de::Error::custom("a hash is 64 hexadecimal digits")),
        }
    }
}
