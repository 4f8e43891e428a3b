//! A store that fails on demand.

use covenstead_store::{
    Hash, NewTable, Noted, Pending, Phase, Sqlite, Standing, Store, StoreError, Stored, Summary,
    TableId,
};
use std::sync::{Mutex, PoisonError};

/// How it fails.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Failure {
    /// Not at all.
    None,
    /// The disk is full: nothing can be written.
    Full,
    /// Nothing can be read.
    #[allow(dead_code, reason = "not every test reads")]
    Unreadable,
    /// Writing to this table panics, as a bug in what the table's task calls would.
    #[allow(dead_code, reason = "not every test panics")]
    PanicAt(TableId),
}

pub struct Flaky {
    inner: Sqlite,
    failure: Mutex<Failure>,
}

impl Flaky {
    pub fn on(inner: Sqlite) -> Flaky {
        Flaky {
            inner,
            failure: Mutex::new(Failure::None),
        }
    }

    pub fn fail(&self, failure: Failure) {
        *self.failure.lock().unwrap_or_else(PoisonError::into_inner) = failure;
    }

    fn failure(&self) -> Failure {
        *self.failure.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn unless<T>(
        &self,
        failure: Failure,
        why: &str,
        work: impl FnOnce() -> Pending<T>,
    ) -> Pending<T> {
        if self.failure() != failure {
            return work();
        }
        let (answer, pending) = Pending::new();
        answer.give(Err(StoreError::Failed(why.into())));
        pending
    }
}

impl Store for Flaky {
    fn create(&self, table: NewTable, standing: Standing) -> Pending<()> {
        self.unless(Failure::Full, "the disk is full", || {
            self.inner.create(table, standing)
        })
    }

    fn append(
        &self,
        table: TableId,
        length: u64,
        entries: Vec<Noted>,
        standing: Standing,
    ) -> Pending<()> {
        assert_ne!(
            self.failure(),
            Failure::PanicAt(table),
            "the test wants a panic here"
        );
        self.unless(Failure::Full, "the disk is full", || {
            self.inner.append(table, length, entries, standing)
        })
    }

    fn read(&self, table: TableId) -> Pending<Stored> {
        self.unless(Failure::Unreadable, "the disk is gone", || {
            self.inner.read(table)
        })
    }

    fn listed(&self, phase: Phase, most: u32) -> Pending<Vec<Summary>> {
        self.unless(Failure::Unreadable, "the disk is gone", || {
            self.inner.listed(phase, most)
        })
    }

    fn seated(&self, person: Hash, most: u32) -> Pending<Vec<Summary>> {
        self.unless(Failure::Unreadable, "the disk is gone", || {
            self.inner.seated(person, most)
        })
    }

    fn waiting_for_bots(&self) -> Pending<Vec<TableId>> {
        self.inner.waiting_for_bots()
    }

    fn close(&self) -> Pending<()> {
        self.inner.close()
    }
}
