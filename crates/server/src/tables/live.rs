//! An open table: what somebody wants is judged, written as entries of the log, and only then done.

use super::seats::{People, Sitter};
use super::snapshot::{Snapshot, Times};
use crate::problem::{Hindrance, Problem};
use crate::secret::{fresh_number, fresh_seed};
use crate::text;
use covenstead_bots::Player;
use covenstead_catalog::{Catalog, LiveTable};
use covenstead_core::{Locale, MAX_SEATS, Seat, SeatSet, Status};
use covenstead_scene::Utterance;
use covenstead_store::{Entry, Hash, NewTable, Noted, Phase, Standing, Stored, TableId, Why};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Which bot takes over when a player's time has run out.
const SUBSTITUTE: &str = "adept";

/// What somebody may want of a table. Who may want it has been checked: the seats are those of
/// whoever asks.
#[derive(Clone, Debug)]
pub enum Change {
    /// Decide, on the table as it looked at `version`.
    Play {
        /// The seat that decides.
        seat: Seat,
        /// The action in notation.
        action: String,
        /// The version it was decided on.
        version: u64,
    },
    /// Take the last decision back, of one's own accord if nothing was learned from it, else by
    /// asking the others.
    TakeBack {
        /// Whose decision.
        seat: Seat,
    },
    /// Agree that somebody goes back, or do not.
    Answer {
        /// Who answers.
        seat: Seat,
        /// Whether they agree.
        agrees: bool,
    },
    /// Say something.
    Say {
        /// Who.
        seat: Seat,
        /// What; see [`text::message`](crate::text::message).
        text: String,
    },
    /// Take an empty seat, the first one if none is named.
    Sit {
        /// Which seat.
        seat: Option<Seat>,
        /// The name, as whoever sits down has written it; the one the seat is kept for if it is
        /// empty.
        name: String,
        /// The hash of the token for the personal link.
        token: Hash,
        /// The hash of the browser's key.
        person: Option<Hash>,
        /// The hash of the token of a seat that whoever asks has shown.
        shown: Option<Hash>,
    },
    /// Let another browser sit in the seat too.
    ComeBack {
        /// The seat.
        seat: Seat,
        /// The hash of that browser's key.
        person: Hash,
    },
    /// Make the personal link anew.
    Relink {
        /// The seat.
        seat: Seat,
        /// The hash of the new token.
        token: Hash,
        /// The hash of the key of the browser that asks.
        person: Option<Hash>,
    },
    /// Leave: the seat is empty again if the game has not begun, else a bot plays on.
    Leave {
        /// The seat.
        seat: Seat,
        /// The bot that plays on.
        bot: Player,
    },
    /// Let a bot play for an empty seat, or for somebody who is away.
    Hand {
        /// The seat.
        seat: Seat,
        /// The bot.
        bot: Player,
        /// Whether nobody has been seen in the seat for a while.
        away: bool,
    },
    /// Take the seat back from the bot.
    Return {
        /// The seat.
        seat: Seat,
    },
    /// Tell of a table on which the finished game is played again.
    Rematch {
        /// Who has set it.
        seat: Seat,
        /// The table.
        table: TableId,
    },
    /// A bot has chosen.
    Bot {
        /// The seat it plays for.
        seat: Seat,
        /// Its action.
        action: String,
    },
    /// A player's time has run out.
    TimeOut {
        /// The seat.
        seat: Seat,
    },
}

/// What is to be written down, and the game as it would then be.
pub struct Draft {
    entry: Entry,
    game: Option<Box<dyn LiveTable>>,
}

impl From<Entry> for Draft {
    fn from(entry: Entry) -> Draft {
        Draft { entry, game: None }
    }
}

/// An open table. A copy is cheap; a change is tried on one and kept if it could be written down.
#[derive(Clone)]
pub struct Live {
    pub table: Arc<NewTable>,
    pub people: Arc<People>,
    pub game: Arc<dyn LiveTable>,
    /// The number of entries in the log.
    pub version: u64,
    pub actors: SeatSet,
    /// Whom it waits for, in words.
    pub status: Arc<Status>,
    times: Times,
    /// For each seat the version since which it owes the decision it owes now: a decision made on
    /// an older one is stale.
    pub asked: [u64; MAX_SEATS],
    /// Since when it thinks.
    since: [Instant; MAX_SEATS],
    /// How far the game was set back at which versions, in events.
    rewound: Arc<Vec<(u64, usize)>>,
    /// How many decisions still count.
    decided: usize,
    /// Which of them bots made for people who were away. Everybody knows them, so they stay.
    lent: Arc<Vec<usize>>,
}

impl Live {
    /// A table as it was set.
    pub fn begin(table: NewTable, game: Box<dyn LiveTable>) -> Live {
        let people = Arc::new(People::of(&table));
        let status = Arc::new(game.status());
        let mut live = Live {
            table: Arc::new(table),
            people,
            game: game.into(),
            version: 0,
            actors: SeatSet::EMPTY,
            status,
            times: Times::default(),
            asked: [0; MAX_SEATS],
            since: [Instant::now(); MAX_SEATS],
            rewound: Arc::default(),
            decided: 0,
            lent: Arc::default(),
        };
        live.look();
        live
    }

    /// A table read back. Thinking time begins anew: the time the server was down does not count.
    pub fn restore(catalog: &Catalog, stored: Stored) -> Result<Live, Problem> {
        let mut record = stored.record();
        // The generator of the past is gone; what chance brings from here on comes from a fresh
        // seed.
        record.seed.text = fresh_seed();
        let title = catalog.get(&record.game)?;
        // Chance begins when the last seat is taken. An earlier version let it act before; what it
        // brought then is forgotten.
        let game = if gathers(&stored) {
            title.waiting(&record)?
        } else {
            title.replay(&record, None)?
        };
        let mut live = Live::begin(stored.table, game);
        for noted in &stored.log {
            live.version += 1;
            live.note(noted);
        }
        // Streams from before the restart learn how far a game was set back from the log they have
        // seen: everything.
        live.rewound = Arc::new(if live.rewound.is_empty() {
            Vec::new()
        } else {
            vec![(live.version, 0)]
        });
        live.asked = [live.version; MAX_SEATS];
        live.since = [Instant::now(); MAX_SEATS];
        live.look();
        live.call_by_names();
        Ok(live)
    }

    /// Lets the game speak of its players by the names they have now.
    fn call_by_names(&mut self) {
        let called = self.game.names().0.iter();
        if called.eq(self.people.places.iter().map(|place| &place.name)) {
            return;
        }
        let mut game = self.game.fork();
        for (seat, place) in (0..).map(Seat).zip(&self.people.places) {
            game.set_name(seat, place.name.clone())
                .expect("a seat of this table");
        }
        self.game = game.into();
        self.look();
    }

    fn look(&mut self) {
        self.status = Arc::new(self.game.status());
        self.actors = self.status.actors.iter().copied().collect();
    }

    /// How far the table has come.
    pub fn phase(&self) -> Phase {
        match (self.people.empty().is_empty(), self.status.over) {
            (false, _) => Phase::Gathering,
            (true, false) => Phase::Playing,
            (true, true) => Phase::Over,
        }
    }

    /// The bots that owe a decision.
    pub fn bots_to_decide(&self) -> SeatSet {
        match self.phase() {
            Phase::Playing => self.actors.minus(self.actors.minus(self.people.bots())),
            Phase::Gathering | Phase::Over => SeatSet::EMPTY,
        }
    }

    /// What the store must know.
    pub fn standing(&self) -> Standing {
        Standing {
            phase: self.phase(),
            bots_turn: !self.bots_to_decide().is_empty(),
        }
    }

    /// The table as it can be shown.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot::new(self, self.times, self.rewound.clone())
    }

    /// When the next player's time runs out, and whose.
    pub fn deadline(&self) -> Option<(Instant, Seat)> {
        let clock = self
            .table
            .clock
            .filter(|_| self.phase() == Phase::Playing)?;
        let deciding = self
            .actors
            .iter()
            .filter(|seat| self.people.persons().contains(*seat));
        let runs_out = |seat: Seat| {
            (
                self.since[seat.index()] + Duration::from_millis(self.times.left(clock, seat)),
                seat,
            )
        };
        deciding.map(runs_out).min()
    }

    /// Judges what somebody wants. Nothing changes.
    pub fn judge(&self, change: &Change, catalog: &Catalog, at: u64) -> Result<Draft, Problem> {
        match change {
            Change::Play {
                seat,
                action,
                version,
            } => {
                self.plays(*seat)?;
                self.fresh(*seat, *version)?;
                self.decide(*seat, action, at)
            }
            Change::Bot { seat, action } => self.decide(*seat, action, at),
            Change::TakeBack { seat } => self.take_back(*seat, catalog),
            Change::Answer { seat, agrees } => self.answer(*seat, *agrees, catalog),
            Change::Say { seat, text } => self.say(*seat, text),
            Change::Sit {
                seat,
                name,
                token,
                person,
                shown,
            } => {
                let seat = self.seat_to_take(*seat, *person, *shown)?;
                self.sit(seat, name, *token, *person)
            }
            Change::ComeBack { seat, person } => Ok(Entry::CameBack {
                seat: *seat,
                person: *person,
            }
            .into()),
            Change::Relink {
                seat,
                token,
                person,
            } => Ok(Entry::Relinked {
                seat: *seat,
                token: *token,
                keeps: Some(self.people.place(*seat).keepers(*person)),
            }
            .into()),
            Change::Leave { seat, bot } => self.leave(*seat, *bot),
            Change::Hand { seat, bot, away } => self.hand(*seat, *bot, *away),
            Change::Return { seat } => self.give_back(*seat),
            Change::Rematch { seat, table } => self.rematch(*seat, *table),
            Change::TimeOut { seat } => Ok(Entry::Handed {
                seat: *seat,
                bot: SUBSTITUTE.into(),
                why: Why::Time,
            }
            .into()),
        }
    }

    /// Refuses a decision that was made on an older question. What others decide in secret
    /// meanwhile does not make it stale.
    fn fresh(&self, seat: Seat, then: u64) -> Result<(), Problem> {
        let asked = self.asked.get(seat.index()).copied().unwrap_or(0);
        match then >= asked && then <= self.version {
            true => Ok(()),
            false => Err(Problem::Stale {
                then,
                now: self.version,
            }),
        }
    }

    /// Refuses somebody in whose place a bot plays.
    fn plays(&self, seat: Seat) -> Result<(), Problem> {
        match self
            .people
            .places
            .get(seat.index())
            .map(|place| place.sitter)
        {
            Some(Sitter::StandIn(_, Why::Time)) => Err(Problem::NotNow(Hindrance::TimeIsOut)),
            Some(Sitter::StandIn(..)) => Err(Problem::NotNow(Hindrance::Lent)),
            Some(Sitter::Person | Sitter::Bot(_) | Sitter::Nobody) | None => Ok(()),
        }
    }

    fn decide(&self, seat: Seat, action: &str, at: u64) -> Result<Draft, Problem> {
        if self.phase() == Phase::Gathering {
            return Err(Problem::NotNow(Hindrance::SeatsFree));
        }
        let mut game = self.game.fork();
        let gain = game.play_at(seat, action, at)?;
        let spent = self.since[seat.index()].elapsed().as_millis() as u64;
        let entry = Entry::Decided {
            seat,
            action: gain.action,
            chance: gain.chance,
            spent,
        };
        Ok(Draft {
            entry,
            game: Some(game),
        })
    }

    fn take_back(&self, seat: Seat, catalog: &Catalog) -> Result<Draft, Problem> {
        if self.phase() != Phase::Playing {
            return Err(Problem::NotNow(Hindrance::NothingRuns));
        }
        self.plays(seat)?;
        let why = match self.game.take_back(seat, fresh_number()) {
            Ok(decisions) => return self.rewind(seat, decisions, catalog),
            Err(why) => why,
        };
        let decisions = self
            .game
            .record()
            .decisions
            .iter()
            .rposition(|decided| decided.seat == seat)
            .ok_or(why)?;
        if self.alone(seat) {
            return self.rewind(seat, decisions, catalog);
        }
        self.can_be_agreed(seat, decisions)?;
        Ok(Entry::AskedBack { seat, decisions }.into())
    }

    /// Whether no other seat was ever a person's.
    fn alone(&self, seat: Seat) -> bool {
        self.people.humans().without(seat).is_empty()
    }

    /// Whether people who are here can agree that `seat` goes back to so many decisions: nothing
    /// of those who are away goes back, and somebody is here to agree.
    fn can_be_agreed(&self, seat: Seat, decisions: usize) -> Result<(), Problem> {
        let name = |seat: Seat| self.people.place(seat).name.clone();
        let record = self.game.record();
        let gone = |number: &usize| *number >= decisions;
        if let Some(&number) = self.lent.iter().find(|number| gone(number)) {
            let player = name(record.decisions[number].seat);
            return Err(Problem::NotNow(Hindrance::StandInPlayed(player)));
        }
        let here = self.people.persons();
        let away = self.people.humans().minus(here);
        let undone = record.decisions.iter().skip(decisions);
        if let Some(decided) = undone
            .map(|decided| decided.seat)
            .find(|&by| away.contains(by))
        {
            return Err(Problem::NotNow(Hindrance::Absent(name(decided))));
        }
        if here.without(seat).is_empty() {
            return Err(Problem::NotNow(Hindrance::NobodyAgrees));
        }
        Ok(())
    }

    fn answer(&self, seat: Seat, agrees: bool, catalog: &Catalog) -> Result<Draft, Problem> {
        let Some(wish) = self.people.wish else {
            return Err(Problem::NotNow(Hindrance::NoWish));
        };
        self.plays(seat)?;
        let missing = self.people.persons().minus(wish.agreed).without(seat);
        if agrees && missing.is_empty() && wish.seat != seat {
            self.can_be_agreed(wish.seat, wish.decisions)?;
            self.rewind(wish.seat, wish.decisions, catalog)
        } else {
            Ok(Entry::Answered { seat, agrees }.into())
        }
    }

    fn rewind(&self, seat: Seat, decisions: usize, catalog: &Catalog) -> Result<Draft, Problem> {
        let mut record = self.game.record();
        record.seed.text = fresh_seed();
        let game = catalog
            .get(&record.game)?
            .replay(&record, Some(decisions))?;
        Ok(Draft {
            entry: Entry::TakenBack { seat, decisions },
            game: Some(game),
        })
    }

    /// Table talk is limited by the rules of some games. What may be said may be said in any
    /// language, and before the game begins whatever people like.
    fn say(&self, seat: Seat, text: &str) -> Result<Draft, Problem> {
        let said = || Entry::Said {
            seat,
            text: text.into(),
        };
        if self.phase() == Phase::Gathering {
            return Ok(said().into());
        }
        let mut rule = "";
        let mut says = Locale::ALL.map(|_| String::new());
        for locale in Locale::ALL {
            match self.game.talk(seat, locale)?.hear(text) {
                Ok(Utterance::Message) => return Ok(said().into()),
                Ok(Utterance::Signal(signal)) => return Ok(self.signal(seat, signal)),
                Err(why) => {
                    rule = why.rule;
                    says[locale as usize].clone_from(&why.text);
                }
            }
        }
        Err(Problem::NotNow(Hindrance::Talk { rule, says }))
    }

    /// The seat that somebody with these secrets takes: the one they want; or one that is kept for
    /// them, or else any. One browser takes one seat: several people play in one browser only
    /// where whoever set the table took several seats at once.
    fn seat_to_take(
        &self,
        wanted: Option<Seat>,
        person: Option<Hash>,
        shown: Option<Hash>,
    ) -> Result<Seat, Problem> {
        let refused = |why| Err(Problem::NotNow(why));
        if let Some(held) = self.people.seat_of(person, shown) {
            return refused(Hindrance::SitsAlready(self.people.place(held).name.clone()));
        }
        let free = self
            .people
            .seats_where(|place| place.free_for(person, shown));
        if let Some(seat) = wanted {
            let kept = self
                .people
                .places
                .get(seat.index())
                .and_then(|place| place.kept_for());
            return match kept {
                _ if free.contains(seat) => Ok(seat),
                Some(name) => refused(Hindrance::SeatKept(name.to_string())),
                None => refused(Hindrance::SeatTaken),
            };
        }
        let kept = free
            .iter()
            .find(|&seat| self.people.place(seat).kept_for().is_some());
        kept.or(free.first())
            .ok_or(Problem::NotNow(Hindrance::SeatTaken))
    }

    fn signal(&self, seat: Seat, signal: Option<String>) -> Draft {
        let signals = self.game.signals(Locale::English);
        let about = signals.map_or(String::new(), |signals| signals.about);
        Draft::from(Entry::Signalled {
            seat,
            signal,
            about,
        })
    }

    fn sit(
        &self,
        seat: Seat,
        name: &str,
        token: Hash,
        person: Option<Hash>,
    ) -> Result<Draft, Problem> {
        let place = self.people.place(seat);
        let name = match place.kept_for() {
            Some(kept) if name.trim().is_empty() => kept,
            _ => name,
        };
        let name = text::name_among(name, self.people.names_but(seat))?;
        Ok(Entry::Sat {
            seat,
            name,
            token,
            person,
        }
        .into())
    }

    fn leave(&self, seat: Seat, bot: Player) -> Result<Draft, Problem> {
        match (self.people.place(seat).sitter, self.phase()) {
            (Sitter::Person, Phase::Gathering) => Ok(Entry::Left { seat }.into()),
            (Sitter::Person, Phase::Playing) => Ok(Entry::Handed {
                seat,
                bot: bot.to_string(),
                why: Why::Left,
            }
            .into()),
            _ => Err(Problem::NotNow(Hindrance::NobodyLeaves)),
        }
    }

    fn hand(&self, seat: Seat, bot: Player, away: bool) -> Result<Draft, Problem> {
        let place = self.people.place(seat);
        let why = match (place.sitter, self.phase()) {
            (_, Phase::Over) => return Err(Problem::NotNow(Hindrance::GameOver)),
            (Sitter::Nobody, _) => Why::Empty,
            (Sitter::Person, Phase::Playing) if away => Why::Away,
            (Sitter::Person, _) => {
                return Err(Problem::NotNow(Hindrance::PlayerHere(place.name.clone())));
            }
            (Sitter::Bot(_) | Sitter::StandIn(..), _) => {
                return Err(Problem::NotNow(Hindrance::BotPlays));
            }
        };
        Ok(Entry::Handed {
            seat,
            bot: bot.to_string(),
            why,
        }
        .into())
    }

    fn give_back(&self, seat: Seat) -> Result<Draft, Problem> {
        match self.people.place(seat).sitter {
            Sitter::StandIn(_, Why::Time) => Err(Problem::NotNow(Hindrance::TimeIsOut)),
            Sitter::StandIn(..) => Ok(Entry::Returned { seat }.into()),
            Sitter::Person | Sitter::Nobody | Sitter::Bot(_) => {
                Err(Problem::NotNow(Hindrance::NotLent))
            }
        }
    }

    /// There is one rematch: whoever wants to play again goes where the others are.
    fn rematch(&self, seat: Seat, table: TableId) -> Result<Draft, Problem> {
        match (self.phase(), self.people.rematch) {
            (Phase::Over, None) => Ok(Entry::Rematched { seat, table }.into()),
            (Phase::Over, Some(_)) => Err(Problem::NotNow(Hindrance::RematchSet)),
            (Phase::Gathering | Phase::Playing, _) => Err(Problem::NotNow(Hindrance::GameRuns)),
        }
    }

    /// The table after a draft, and the entries to write down for it.
    pub fn after(&self, draft: Draft, at: u64) -> (Live, Vec<Noted>) {
        let mut next = self.clone();
        let mut entries = vec![draft.entry];
        if let Some(game) = draft.game {
            next.game = game.into();
            next.look();
        }
        next.enter(&entries[0], at);
        if self.phase() == Phase::Gathering && next.phase() != Phase::Gathering {
            let started = next.start();
            next.enter(&started, at);
            entries.push(started);
        }
        next.call_by_names();
        next.ask(self, &entries[0]);
        let noted = |entry| Noted { at, entry };
        (next, entries.into_iter().map(noted).collect())
    }

    fn enter(&mut self, entry: &Entry, at: u64) {
        self.version += 1;
        self.note(&Noted {
            at,
            entry: entry.clone(),
        });
    }

    /// The last seat is taken: chance begins.
    fn start(&mut self) -> Entry {
        let mut game = self.game.fork();
        let chance = game.begin();
        self.game = game.into();
        self.look();
        Entry::Started { chance }
    }

    /// What an entry means for everything but the game itself.
    fn note(&mut self, noted: &Noted) {
        if self.people.concerned_by(&noted.entry) {
            Arc::make_mut(&mut self.people).note(noted, self.version);
        }
        match noted.entry {
            Entry::Decided { seat, spent, .. } => {
                self.times.note(seat, spent);
                if matches!(self.people.place(seat).sitter, Sitter::StandIn(..)) {
                    Arc::make_mut(&mut self.lent).push(self.decided);
                }
                self.decided += 1;
            }
            Entry::TakenBack { decisions, .. } => {
                self.decided = decisions;
                if self.lent.last().is_some_and(|last| *last >= decisions) {
                    Arc::make_mut(&mut self.lent).retain(|number| *number < decisions);
                }
                Arc::make_mut(&mut self.rewound).push((self.version, self.game.happened()));
            }
            _ => {}
        }
    }

    /// Notes which seats are asked something new by `entry`, after which this table follows
    /// `before`.
    fn ask(&mut self, before: &Live, entry: &Entry) {
        let begins = before.phase() == Phase::Gathering && self.phase() == Phase::Playing;
        let anew = match entry {
            // Whoever has decided has no question open at the older version, asked again or not: a
            // doubled decision is stale.
            Entry::Decided { seat, .. } => self.actors.minus(before.actors).with(*seat),
            Entry::TakenBack { .. } => self.actors,
            Entry::Returned { seat } => SeatSet::only(*seat),
            _ if begins => self.actors,
            _ => SeatSet::EMPTY,
        };
        for seat in anew.iter() {
            self.asked[seat.index()] = self.version;
            self.since[seat.index()] = Instant::now();
        }
    }
}

/// Whether seats of a stored table are free.
fn gathers(stored: &Stored) -> bool {
    let mut people = People::of(&stored.table);
    for noted in &stored.log {
        people.note(noted, 0);
    }
    !people.empty().is_empty()
}
