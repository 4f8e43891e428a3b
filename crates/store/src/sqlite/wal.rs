//! Damage in the write-ahead log that a killed process left. SQLite takes everything from the first
//! bad frame on for a commit that was never finished, and forgets it. That is right at the end of
//! the log; in the middle, where later commits follow, it would quietly undo what was acknowledged.

use crate::StoreError;
use std::fs;
use std::path::Path;

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// The sums that run through the log.
type Sums = (u32, u32);

/// Refuses a log that was damaged before its last commit.
pub fn is_whole(path: &Path) -> Result<(), StoreError> {
    let Ok(bytes) = fs::read(path) else {
        return Ok(());
    };
    if bytes.len() <= HEADER + FRAME_HEADER || !damaged(&bytes) {
        return Ok(());
    }
    let message = format!("{} is damaged", path.display());
    Err(StoreError::Unreadable(message))
}

fn damaged(bytes: &[u8]) -> bool {
    let Some(log) = Log::read(bytes) else {
        // The header is written and made durable before any frame.
        return true;
    };
    let mut sums = log.begin;
    for place in 0..log.frames() {
        match log.sums_after(place, sums) {
            Some(next) => sums = next,
            // What was to be the sum of the bad frame stands in it, unless that is what is bad.
            None => {
                return log.goes_on(place + 1, log.stored(place))
                    || log.goes_on(place + 1, log.computed(place, sums));
            }
        }
    }
    false
}

/// A write-ahead log, as the file format of SQLite describes it.
struct Log<'a> {
    frames: &'a [u8],
    /// The bytes of a frame.
    size: usize,
    salts: [u8; 8],
    begin: Sums,
    big_endian: bool,
}

impl Log<'_> {
    fn read(bytes: &[u8]) -> Option<Log<'_>> {
        let (header, frames) = bytes.split_at_checked(HEADER)?;
        let big_endian = match number(header, 0) {
            0x377f_0682 => false,
            0x377f_0683 => true,
            _ => return None,
        };
        let begin = sums_over(&header[..24], (0, 0), big_endian);
        let page = number(header, 8) as usize;
        let whole = begin == (number(header, 24), number(header, 28));
        (whole && page.is_power_of_two() && page >= 512).then(|| Log {
            frames,
            size: FRAME_HEADER + page,
            salts: header[16..24].try_into().expect("8 bytes"),
            begin,
            big_endian,
        })
    }

    fn frames(&self) -> usize {
        self.frames.len() / self.size
    }

    fn frame(&self, place: usize) -> &[u8] {
        &self.frames[place * self.size..(place + 1) * self.size]
    }

    fn stored(&self, place: usize) -> Sums {
        let frame = self.frame(place);
        (number(frame, 16), number(frame, 20))
    }

    fn computed(&self, place: usize, before: Sums) -> Sums {
        let frame = self.frame(place);
        let sums = sums_over(&frame[..8], before, self.big_endian);
        sums_over(&frame[FRAME_HEADER..], sums, self.big_endian)
    }

    /// The sums after a frame, if it is of this log and whole.
    fn sums_after(&self, place: usize, before: Sums) -> Option<Sums> {
        let ours = self.frame(place)[8..16] == self.salts;
        let sums = self.computed(place, before);
        (ours && sums == self.stored(place)).then_some(sums)
    }

    fn commits(&self, place: usize) -> bool {
        number(self.frame(place), 4) > 0
    }

    /// Whether whole frames follow from `place` on, and among them the beginning of another
    /// transaction than that of the bad frame before. A transaction is durable before the next one
    /// begins, so the bad frame was whole once.
    fn goes_on(&self, place: usize, mut sums: Sums) -> bool {
        let mut ended = self.commits(place - 1);
        for place in place..self.frames() {
            let Some(next) = self.sums_after(place, sums) else {
                return false;
            };
            if ended {
                return true;
            }
            sums = next;
            ended = self.commits(place);
        }
        false
    }
}

fn number(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes(bytes[at..at + 4].try_into().expect("4 bytes"))
}

fn sums_over(bytes: &[u8], before: Sums, big_endian: bool) -> Sums {
    let word = |at: &[u8]| {
        let bytes = at.try_into().expect("4 bytes");
        if big_endian {
            u32::from_be_bytes(bytes)
        } else {
            u32::from_le_bytes(bytes)
        }
    };
    let (mut one, mut two) = before;
    for pair in bytes.chunks_exact(8) {
        one = one.wrapping_add(word(&pair[..4])).wrapping_add(two);
        two = two.wrapping_add(word(&pair[4..])).wrapping_add(one);
    }
    (one, two)
}
