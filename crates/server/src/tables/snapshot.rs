//! A table at one version, as it can be shown. Whatever leaves names its viewer.

use super::live::Live;
use super::seats::{Message, People};
use crate::documents::{Company, Said, UpdateHead};
use crate::problem::{Hindrance, Problem};
use bytes::Bytes;
use covenstead_bots::Mind;
use covenstead_catalog::{LiveTable, Telling};
use covenstead_core::{
    Fault, Locale, MAX_SEATS, Record, RecordedResult, Seat, SeatSet, Status, Viewer,
};
use covenstead_scene::Scene;
use covenstead_store::{Clock, NewTable, Phase};
use serde_json::Value;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

/// How long the players have thought, and how often they have decided.
#[derive(Clone, Copy, Default, Debug)]
pub struct Times {
    spent: [u64; MAX_SEATS],
    made: [u32; MAX_SEATS],
}

impl Times {
    /// Notes a decision.
    pub fn note(&mut self, seat: Seat, spent: u64) {
        self.spent[seat.index()] += spent;
        self.made[seat.index()] += 1;
    }

    /// The milliseconds a seat had left when it was last asked.
    pub fn left(&self, clock: Clock, seat: Seat) -> u64 {
        let given = clock.start_ms + clock.add_ms * u64::from(self.made[seat.index()]);
        given.saturating_sub(self.spent[seat.index()])
    }
}

/// How much of a table somebody has seen: where a stream goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report {
    /// The version.
    pub version: u64,
    /// The events, counted as that viewer counts them.
    pub seen: usize,
}

/// A table at one version. Immutable: any number of readers share it, and none waits for a writer.
pub struct Snapshot {
    /// The version: the number of entries in the table's log.
    pub version: u64,
    /// The table as it was set.
    pub table: Arc<NewTable>,
    /// Who sits at it.
    pub people: Arc<People>,
    /// How far it has come.
    pub phase: Phase,
    pub(crate) game: Arc<dyn LiveTable>,
    actors: SeatSet,
    asked: [u64; MAX_SEATS],
    times: Times,
    taken: Instant,
    rewound: Arc<Vec<(u64, usize)>>,
    status: Arc<Status>,
    /// What spectators are told that have heard the same: there may be many. A seat has one page
    /// open, as a rule.
    for_spectators: OnceLock<(Report, Report, Bytes)>,
}

impl Snapshot {
    pub(super) fn new(live: &Live, times: Times, rewound: Arc<Vec<(u64, usize)>>) -> Snapshot {
        Snapshot {
            version: live.version,
            table: live.table.clone(),
            people: live.people.clone(),
            phase: live.phase(),
            game: live.game.clone(),
            actors: live.actors,
            asked: live.asked,
            times,
            taken: Instant::now(),
            rewound,
            status: live.status.clone(),
            for_spectators: OnceLock::new(),
        }
    }

    /// Whom the table waits for. Public.
    pub fn status(&self) -> &Status {
        &self.status
    }

    /// All that `viewer` knows.
    pub fn view(&self, viewer: Viewer) -> Result<Value, Problem> {
        Ok(self.game.view(viewer)?)
    }

    /// What `viewer` sees of the table, to be drawn for somebody who reads this language.
    pub fn scene(&self, viewer: Viewer, locale: Locale) -> Result<Scene, Problem> {
        Ok(self.with_signals(self.game.scene(viewer, locale)?, locale))
    }

    /// The same with the end of the log only, as a page shows it.
    pub fn scene_of_late(&self, viewer: Viewer, locale: Locale) -> Result<Scene, Problem> {
        Ok(self.with_signals(self.game.scene_of_late(viewer, locale)?, locale))
    }

    /// Shows the signals that have been given and have not gone out.
    fn with_signals(&self, mut scene: Scene, locale: Locale) -> Scene {
        if self.people.signals.is_empty() {
            return scene;
        }
        if let Some(signals) = self.game.signals(locale) {
            let given = self.people.signals.iter();
            let given: Vec<(Seat, &str)> = given
                .filter(|given| given.about == signals.about)
                .map(|given| (given.seat, given.word.as_str()))
                .collect();
            scene.show_signals(&signals, &given);
        }
        scene
    }

    /// What somebody sees who has `heard` so much, with everything since, even what the log does
    /// not list any more; and the number of the first line that is new to them.
    pub fn scene_since(
        &self,
        viewer: Viewer,
        locale: Locale,
        heard: Report,
        of_late: bool,
    ) -> Result<(Scene, usize), Problem> {
        let heard = self.heard_of_now(viewer, Some(heard))?.seen;
        let telling = Telling {
            heard: Some(heard),
            of_late,
        };
        let scene = self.game.scene_telling(viewer, locale, telling)?;
        Ok((self.with_signals(scene, locale), heard))
    }

    /// How much `viewer` has seen by now.
    pub fn report(&self, viewer: Viewer) -> Result<Report, Problem> {
        Ok(Report {
            version: self.version,
            seen: self.game.seen(viewer, self.game.happened())?,
        })
    }

    /// The scores after each decision, once the game is over.
    pub fn course(&self) -> Option<Vec<Vec<i32>>> {
        self.game.course()
    }

    /// The same as plain text.
    pub fn describe(&self, viewer: Viewer) -> Result<String, Problem> {
        Ok(self.game.describe(viewer)?)
    }

    /// What `viewer` may decide now: nothing for a spectator, or before every seat is taken.
    pub fn legal(&self, viewer: Viewer) -> Result<Vec<String>, Problem> {
        Ok(self
            .deciding(viewer)
            .map(|seat| self.game.legal(seat))
            .transpose()?
            .unwrap_or_default())
    }

    /// What `viewer` saw happen, from its event number `since` on.
    pub fn events(&self, viewer: Viewer, since: usize) -> Result<Vec<Value>, Problem> {
        Ok(self.game.events(viewer, since)?)
    }

    /// An action in words; if it is not legal, why.
    pub fn explain(&self, seat: Seat, action: &str) -> Result<String, Problem> {
        Ok(self.game.explain(seat, action)?)
    }

    /// Why `seat` may not play `action` now, in this language; nothing if it may.
    pub fn refusal(&self, seat: Seat, action: &str, locale: Locale) -> Option<Fault> {
        self.game.refusal(seat, action, locale)
    }

    /// Scores and places, once the game is over.
    pub fn result(&self) -> Option<RecordedResult> {
        self.game.result()
    }

    /// The decision a seat owes, for a bot to think about.
    pub fn mind(&self, seat: Seat) -> Result<Box<dyn Mind>, Problem> {
        Ok(self.game.mind(seat)?)
    }

    /// Whether whoever sits in `seat` may ask a bot for advice: where only bots are outplayed by
    /// it, or where it was agreed.
    pub fn gives_hints(&self, seat: Seat) -> bool {
        self.table.hints || self.people.persons().without(seat).is_empty()
    }

    /// Whether `seat` owes a decision.
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.phase == Phase::Playing && self.actors.contains(seat)
    }

    /// The record of a finished game. While it runs nobody gets it: it holds everything hidden.
    pub fn record(&self) -> Result<Record, Problem> {
        if self.phase != Phase::Over {
            return Err(Problem::NotNow(Hindrance::RecordHidden));
        }
        let mut record = self.game.record();
        // Its generator was seeded anew whenever the table was opened: no seed would give these
        // outcomes again.
        record.seed.text.clear();
        Ok(record)
    }

    /// The milliseconds each seat has left now, if there is a clock.
    pub fn clocks(&self) -> Option<Vec<u64>> {
        let clock = self.table.clock?;
        let running = self.taken.elapsed().as_millis() as u64;
        let left = |seat: Seat| {
            let thinking = self.waits_for(seat);
            self.times
                .left(clock, seat)
                .saturating_sub(if thinking { running } else { 0 })
        };
        Some(Seat::all(self.game.seats()).map(left).collect())
    }

    /// What `viewer` is told that has heard `heard`: the JSON text of an update and what it has
    /// heard then. Everything since is in it, so that versions may be skipped; events taken back
    /// meanwhile are told anew.
    pub fn update(
        &self,
        viewer: Viewer,
        heard: Option<Report>,
        with_view: bool,
    ) -> Result<(Bytes, Report), Problem> {
        let from = self.heard_of_now(viewer, heard)?;
        if viewer != Viewer::Spectator || with_view {
            return self.write_update(viewer, from, with_view);
        }
        if let Some((_, end, text)) = self
            .for_spectators
            .get()
            .filter(|(start, ..)| *start == from)
        {
            return Ok((text.clone(), *end));
        }
        let (text, end) = self.write_update(viewer, from, with_view)?;
        let _ = self.for_spectators.set((from, end, text.clone()));
        Ok((text, end))
    }

    fn write_update(
        &self,
        viewer: Viewer,
        from: Report,
        with_view: bool,
    ) -> Result<(Bytes, Report), Problem> {
        let first = from.version == NEVER;
        let newer = |message: &&Message| first || message.version > from.version;
        let head = UpdateHead {
            version: self.version,
            phase: self.phase,
            you: viewer,
            status: self.status().into(),
            since: from.seen,
            clocks_ms: self.clocks(),
            people: (first || self.people.version > from.version)
                .then(|| Company::from(&*self.people)),
            messages: self
                .people
                .messages
                .iter()
                .filter(newer)
                .map(Said::from)
                .collect(),
            view: with_view.then(|| self.view(viewer)).transpose()?,
        };
        let mut json = serde_json::to_vec(&head).expect("an update is plain data");
        // In place of the closing brace the two long lists: the game writes them straight to where
        // they are sent from.
        json.pop();
        json.extend_from_slice(b",\"events\":");
        let seen = self.game.write_events(viewer, from.seen, &mut json)?;
        if first || !self.same_question(viewer, from.version) {
            json.extend_from_slice(b",\"actions\":");
            self.write_legal(viewer, &mut json)?;
        }
        json.push(b'}');
        Ok((
            json.into(),
            Report {
                version: self.version,
                seen,
            },
        ))
    }

    fn write_legal(&self, viewer: Viewer, json: &mut Vec<u8>) -> Result<(), Problem> {
        match self.deciding(viewer) {
            Some(seat) => self.game.write_legal(seat, json)?,
            None => json.extend_from_slice(b"[]"),
        }
        Ok(())
    }

    /// The viewer's seat, if it owes a decision: nobody does before every seat is taken.
    fn deciding(&self, viewer: Viewer) -> Option<Seat> {
        viewer
            .seat()
            .filter(|seat| self.phase == Phase::Playing && self.actors.contains(*seat))
    }

    /// Whether a viewer owes a decision of which it had not heard at `version`.
    pub(crate) fn asks_since(&self, viewer: Viewer, version: u64) -> bool {
        self.deciding(viewer)
            .is_some_and(|seat| self.asked[seat.index()] > version)
    }

    /// Whether a viewer still owes the decision that it owed at `version`.
    fn same_question(&self, viewer: Viewer, version: u64) -> bool {
        viewer
            .seat()
            .is_none_or(|seat| self.actors.contains(seat) && self.asked[seat.index()] <= version)
    }

    /// What somebody that has heard `heard` still holds true after what was taken back since.
    fn heard_of_now(&self, viewer: Viewer, heard: Option<Report>) -> Result<Report, Problem> {
        // A report from the future is of another life of this table: begin anew.
        let Some(heard) = heard.filter(|heard| heard.version <= self.version) else {
            return Ok(Report {
                version: NEVER,
                seen: 0,
            });
        };
        let mut seen = heard.seen;
        for &(_, happened) in self
            .rewound
            .iter()
            .filter(|(version, _)| *version > heard.version)
        {
            seen = seen.min(self.game.seen(viewer, happened)?);
        }
        Ok(Report { seen, ..heard })
    }
}

/// The version of somebody that has heard nothing yet.
const NEVER: u64 = u64::MAX;
