//! The readers of requests, laid open for tests that throw anything at them.

use super::asked::*;
use super::stream;
use crate::tables::Report;

/// Reads `body` as every kind of request. Whatever it is, this returns.
pub fn read_bodies(body: &[u8]) {
    let _ = read::<TableOrder>(body).and_then(TableOrder::tidy);
    let _ = read::<Decision>(body);
    let _ = read::<Saying>(body);
    let _ = read::<Consent>(body);
    let _ = read::<Sitting>(body);
    let _ = read::<ComingBack>(body);
    let _ = read::<ForBot>(body);
    let _ = read::<HintWanted>(body);
    let _ = read::<RecordShown>(body);
}

/// Whether an event id is read as it was written.
pub fn event_id_survives(version: u64, seen: usize) -> bool {
    let report = Report { version, seen };
    stream::read_event_id(&stream::event_id(report)) == Some(report)
}

/// Reads an event id. Whatever it is, this returns.
pub fn read_event_id(text: &str) {
    let _ = stream::read_event_id(text);
}
