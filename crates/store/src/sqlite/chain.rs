//! The hash chain over a table's log: each link is made from the one before and an entry, the first
//! one from the table as it was set. Its end is kept apart from the log, so that what was changed,
//! moved or cut off outside this program is noticed when the table is read.

use sha2::{Digest, Sha256};

/// A link of the chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link(pub [u8; 32]);

impl Link {
    /// The first link: the table as it was set.
    pub fn first(document: &str) -> Link {
        let start = Sha256::new().chain_update(b"covenstead table\n");
        Link(start.chain_update(document).finalize().into())
    }

    /// The link of the next entry. Everything before the entry's text has a fixed length, so that no
    /// two logs are hashed as the same bytes.
    pub fn then(self, at: i64, entry: &str) -> Link {
        let start = Sha256::new().chain_update(self.0);
        Link(
            start
                .chain_update(at.to_be_bytes())
                .chain_update(entry)
                .finalize()
                .into(),
        )
    }
}
