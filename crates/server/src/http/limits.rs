//! How much one address may ask for.

use super::who::Address;
use crate::problem::{Limit, Problem};
use covenstead_store::TableId;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How much one address may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// Requests a second, and ten times as many at once.
    pub requests_per_second: NonZeroU32,
    /// New tables an hour.
    pub tables_per_hour: NonZeroU32,
    /// Tables it has set that are open at the same time, their games not over.
    pub open_tables: NonZeroU32,
    /// Streams open at the same time.
    pub streams: NonZeroU32,
}

/// What one address may ask for, and what of it is used.
pub struct Limits {
    allowance: Allowance,
    requests: DefaultKeyedRateLimiter<Address>,
    tables: DefaultKeyedRateLimiter<Address>,
    open_tables: Mutex<HashMap<Address, TablesOf>>,
    streams: Arc<Mutex<HashMap<Address, u32>>>,
}

impl Limits {
    /// Nothing is used yet.
    pub fn new(allowance: Allowance) -> Limits {
        let burst = allowance
            .requests_per_second
            .saturating_mul(NonZeroU32::new(10).expect("not zero"));
        Limits {
            requests: RateLimiter::keyed(
                Quota::per_second(allowance.requests_per_second).allow_burst(burst),
            ),
            tables: RateLimiter::keyed(Quota::per_hour(allowance.tables_per_hour)),
            open_tables: Mutex::default(),
            streams: Arc::default(),
            allowance,
        }
    }

    /// Counts a request, or refuses it.
    pub fn request(&self, address: Address) -> Result<(), Problem> {
        let refused = |_| Problem::Limit(Limit::Requests);
        self.requests.check_key(&address).map_err(refused)
    }

    /// Counts a new table, or refuses it. `running` says which of the tables that were set before
    /// still run.
    pub fn table(
        &self,
        address: Address,
        running: impl Fn(TableId) -> bool,
    ) -> Result<TableToSet<'_>, Problem> {
        let mut all = self.tables_of_addresses();
        let own = all.entry(address).or_default();
        own.running.retain(|id| running(*id));
        if own.running.len() + own.to_set >= self.allowance.open_tables.get() as usize {
            return Err(Problem::Limit(Limit::OpenTables));
        }
        let refused = |_| Problem::Limit(Limit::NewTables);
        self.tables.check_key(&address).map_err(refused)?;
        own.to_set += 1;
        Ok(TableToSet {
            address,
            limits: self,
        })
    }

    fn tables_of_addresses(&self) -> MutexGuard<'_, HashMap<Address, TablesOf>> {
        self.open_tables
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an open stream until what is returned is dropped, or refuses it.
    pub fn stream(&self, address: Address) -> Result<OpenStream, Problem> {
        let mut open = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= self.allowance.streams.get() {
            return Err(Problem::Limit(Limit::Streams));
        }
        *count += 1;
        Ok(OpenStream {
            address,
            streams: self.streams.clone(),
        })
    }

    /// Forgets addresses that have been quiet, and tables that do not run any more: called from
    /// time to time.
    pub fn tidy(&self, running: impl Fn(TableId) -> bool) {
        self.tables_of_addresses().retain(|_, own| {
            own.running.retain(|id| running(*id));
            own.running.len() + own.to_set > 0
        });
        self.requests.retain_recent();
        self.tables.retain_recent();
    }
}

/// The tables of one address.
#[derive(Default)]
struct TablesOf {
    running: Vec<TableId>,
    /// How many are being set at this moment.
    to_set: usize,
}

/// A table about to be set: it counts already.
pub struct TableToSet<'a> {
    address: Address,
    limits: &'a Limits,
}

impl TableToSet<'_> {
    /// It was set, and counts as long as it runs.
    pub fn note(self, id: TableId) {
        self.limits
            .tables_of_addresses()
            .entry(self.address)
            .or_default()
            .running
            .push(id);
    }
}

impl Drop for TableToSet<'_> {
    fn drop(&mut self) {
        self.limits
            .tables_of_addresses()
            .entry(self.address)
            .or_default()
            .to_set -= 1;
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
