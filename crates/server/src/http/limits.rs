//! How much one address may ask for.

use super::who::Address;
use crate::problem::Problem;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

/// What one address may ask for, and what of it is used.
pub struct Limits {
    requests: DefaultKeyedRateLimiter<Address>,
    tables: DefaultKeyedRateLimiter<Address>,
    streams: Arc<Mutex<HashMap<Address, u32>>>,
    most_streams: u32,
}

impl Limits {
    /// So many requests a second (and ten times as many at once), new tables an hour, and open streams, for each address.
    pub fn new(requests: NonZeroU32, tables: NonZeroU32, streams: NonZeroU32) -> Limits {
        let burst = requests.saturating_mul(NonZeroU32::new(10).expect("not zero"));
        Limits {
            requests: RateLimiter::keyed(Quota::per_second(requests).allow_burst(burst)),
            tables: RateLimiter::keyed(Quota::per_hour(tables)),
            streams: Arc::default(),
            most_streams: streams.get(),
        }
    }

    /// Counts a request, or refuses it.
    pub fn request(&self, address: Address) -> Result<(), Problem> {
        let refused = |_| Problem::Limit("too many requests from your address; wait a second".into());
        self.requests.check_key(&address).map_err(refused)
    }

    /// Counts a new table, or refuses it.
    pub fn table(&self, address: Address) -> Result<(), Problem> {
        let refused = |_| Problem::Limit("too many new tables from your address; use one of yours, or come back later".into());
        self.tables.check_key(&address).map_err(refused)
    }

    /// Counts an open stream until what is returned is dropped, or refuses it.
    pub fn stream(&self, address: Address) -> Result<OpenStream, Problem> {
        let mut open = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= self.most_streams {
            return Err(Problem::Limit("too many open streams from your address; close a page".into()));
        }
        *count += 1;
        Ok(OpenStream { address, streams: self.streams.clone() })
    }

    /// Forgets addresses that have been quiet: called from time to time.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.tables.retain_recent();
    }
}

/// A stream that counts as long as it is open.
pub struct OpenStream {
    address: Address,
    streams: Arc<Mutex<HashMap<Address, u32>>>,
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut open = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}
