//! Who is here: which seats have a page or a program connected, or were heard of lately.

use covenstead_core::{MAX_SEATS, Seat, Viewer};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

/// Who is at a table now. Kept in memory only: when a table is opened, everybody counts as just
/// seen.
pub struct Presence {
    streams: [AtomicUsize; MAX_SEATS + 1],
    heard: [AtomicU64; MAX_SEATS],
}

impl Presence {
    /// Nobody is connected; everybody counts as just heard of.
    pub fn begin() -> Presence {
        Presence {
            streams: Default::default(),
            heard: std::array::from_fn(|_| AtomicU64::new(super::now())),
        }
    }

    /// How many streams are open.
    pub fn streams(&self) -> usize {
        self.streams
            .iter()
            .map(|count| count.load(Ordering::Relaxed))
            .sum()
    }

    /// Notes that a seat was heard of.
    pub fn hear(&self, seat: Seat) {
        self.heard[seat.index()].store(super::now(), Ordering::Relaxed);
    }

    /// Whether nobody has been seen in a seat for this long.
    pub fn away(&self, seat: Seat, long: Duration) -> bool {
        let streams = self.streams[seat.index()].load(Ordering::Relaxed);
        let heard = self.heard[seat.index()].load(Ordering::Relaxed);
        streams == 0 && super::now().saturating_sub(heard) >= long.as_millis() as u64
    }

    pub(super) fn come(&self, viewer: Viewer) {
        self.streams[place(viewer)].fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn go(&self, viewer: Viewer) {
        self.streams[place(viewer)].fetch_sub(1, Ordering::Relaxed);
        if let Some(seat) = viewer.seat() {
            self.hear(seat);
        }
    }
}

fn place(viewer: Viewer) -> usize {
    viewer.seat().map_or(MAX_SEATS, Seat::index)
}
