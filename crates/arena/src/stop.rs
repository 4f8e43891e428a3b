//! Ending a tournament early, with all the processes that it has started.

use rustix::process::{Pid, Signal, kill_process_group};
use std::collections::BTreeSet;
use std::process::Child;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A handle to stop a tournament from another thread, such as one that waits for Ctrl-C.
///
/// Programs run in process groups of their own, so that whatever they start ends with them; a
/// terminal's Ctrl-C therefore does not reach them by itself.
#[derive(Clone, Default)]
pub struct Stop(Arc<Mutex<Running>>);

#[derive(Default)]
struct Running {
    stopped: bool,
    groups: BTreeSet<u32>,
}

impl Stop {
    /// A tournament that runs.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Ends all programs. Games that are being played are not kept.
    pub fn now(&self) {
        let mut running = self.running();
        running.stopped = true;
        running.groups.iter().copied().for_each(kill_group);
    }

    /// Whether [`now`](Stop::now) was called. It is said before the first program ends, so that a
    /// program ended by it is not taken for one that forfeits.
    pub fn is_stopped(&self) -> bool {
        self.running().stopped
    }

    /// Notes a program that was started in a group of its own.
    pub(crate) fn note(&self, child: &Child) {
        let mut running = self.running();
        running.groups.insert(child.id());
        if running.stopped {
            kill_group(child.id());
        }
    }

    /// Ends a program and whatever it started. It must not have been waited for: until then nobody
    /// else can have its number.
    pub(crate) fn end(&self, child: &mut Child) {
        let mut running = self.running();
        if running.groups.remove(&child.id()) {
            kill_group(child.id());
        }
        drop(running);
        let _ = child.wait();
    }

    fn running(&self) -> MutexGuard<'_, Running> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn kill_group(leader: u32) {
    if let Some(group) = i32::try_from(leader).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}
