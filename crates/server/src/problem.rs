//! What can be wrong with what somebody asks of the table service. Nothing has changed when one is
//! returned.

use crate::words::SPEECH;
use covenstead_core::{Code, Fault, Locale};
use covenstead_speech::Phrase;
use covenstead_store::{StoreError, TableId};
use std::fmt;

/// Why something was refused. [`Problem::sentence`] says it to people, with what to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    /// The rules or the form of the request forbid it.
    Fault(Fault),
    /// No table has this id.
    NoTable(TableId),
    /// The token is of no seat at this table.
    BadToken,
    /// Only somebody who sits at the table may do it.
    NotSeated,
    /// It may not be done now.
    NotNow(Hindrance),
    /// It was decided on what the table looked like before.
    Stale {
        /// The version the decision was made on.
        then: u64,
        /// The version now.
        now: u64,
    },
    /// A name, a message or another text cannot be accepted.
    BadText(Unfit),
    /// A form was filled in wrongly.
    BadForm(Slip),
    /// A limit is reached.
    Limit(Limit),
    /// The store failed: nothing was acknowledged.
    NotKept,
    /// The store failed in the middle of making it durable: nobody knows yet whether it happened.
    InDoubt,
    /// What is kept of the table is not what was written.
    Damaged,
    /// The store failed to read: nothing is lost.
    NotRead,
    /// A bug: the table was closed and is read anew from its record.
    Broken,
    /// The server is shutting down.
    Closing,
}

/// Why something may not be done now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hindrance {
    /// Seats are free, and the game has not begun.
    SeatsFree,
    /// The game is over.
    GameOver,
    /// The game is not over yet.
    GameRuns,
    /// The game does not run: nothing can be taken back.
    NothingRuns,
    /// Nobody asks to go back.
    NoWish,
    /// What a bot has played for this player would go back, and everybody has seen it.
    StandInPlayed(String),
    /// A decision of this player would go back, who is not here to agree.
    Absent(String),
    /// Nobody else is here to agree.
    NobodyAgrees,
    /// The rules limit what is said at this table.
    Talk {
        /// The rule.
        rule: &'static str,
        /// What it says, in the order of [`Locale::ALL`].
        says: [String; Locale::ALL.len()],
    },
    /// Somebody sits in this seat.
    SeatTaken,
    /// The seat is kept for this player.
    SeatKept(String),
    /// Whoever asks sits at the table already, by this name.
    SitsAlready(String),
    /// Nobody plays in this seat who could leave it.
    NobodyLeaves,
    /// This player is here, so no bot takes over.
    PlayerHere(String),
    /// A bot plays for this seat already.
    BotPlays,
    /// A bot plays in one's own place.
    Lent,
    /// The player's time has run out.
    TimeIsOut,
    /// No bot plays in one's place.
    NotLent,
    /// There is a table for the rematch already.
    RematchSet,
    /// The game runs, so its record is not given out.
    RecordHidden,
    /// The table was set without hints.
    NoHints,
}

/// What a text is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// What a player is called.
    Name,
    /// What a player says.
    Message,
}

/// Why a text cannot be accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// There is nothing in it.
    Empty(Purpose),
    /// It is too long.
    Long {
        /// What it is for.
        purpose: Purpose,
        /// How many characters it may have.
        most: usize,
        /// How many it has.
        has: usize,
    },
    /// It holds control characters.
    Control(Purpose),
    /// The name holds something that cannot be seen, or that turns text around.
    Unseen,
    /// The name is written in several alphabets at once.
    Alphabets,
    /// The name has neither letter nor digit nor picture that could be read.
    Nameless,
    /// The name looks like a bot's, or like that of a free seat.
    LikeBot,
    /// Somebody at the table has this name, or one that looks like it.
    Taken(String),
}

/// How a form was filled in wrongly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slip {
    /// It does not say at which version.
    NoVersion,
    /// It does not say which seat.
    NoSeat,
    /// It does not say which choice.
    NoChoice,
    /// The clock cannot be read.
    Clock,
}

/// Which limit is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Too many requests.
    Requests,
    /// Too many running games.
    OpenTables,
    /// Too many new tables.
    NewTables,
    /// Too many open streams.
    Streams,
}

impl Problem {
    /// A request that cannot be understood.
    pub fn bad_request(message: impl Into<String>) -> Problem {
        Problem::Fault(Fault::new(Code::BadRequest, message))
    }

    /// What is wrong and what to do, for somebody who reads this language. What a [`Fault`] says
    /// is said already.
    pub fn sentence(&self, locale: Locale) -> String {
        let say = |key| SPEECH.say(locale, key);
        match self {
            Problem::Fault(fault) => fault.message.clone(),
            Problem::NoTable(id) => say("no-table").with("table", id.to_string()).into(),
            Problem::BadToken => say("bad-token").into(),
            Problem::NotSeated => say("not-seated").into(),
            Problem::NotNow(hindrance) => hindrance.sentence(locale),
            Problem::Stale { then, now } => {
                let phrase = say("stale").with("then", then.to_string());
                phrase.with("now", now.to_string()).into()
            }
            Problem::BadText(unfit) => unfit.sentence(locale),
            Problem::BadForm(slip) => say(slip.key()).into(),
            Problem::Limit(limit) => say(limit.key()).into(),
            Problem::NotKept => say("not-kept").into(),
            Problem::InDoubt => say("in-doubt").into(),
            Problem::Damaged => say("damaged").into(),
            Problem::NotRead => say("not-read").into(),
            Problem::Broken => say("broken").into(),
            Problem::Closing => say("closing").into(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Locale::English))
    }
}

impl std::error::Error for Problem {}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        Problem::Fault(fault)
    }
}

impl Hindrance {
    fn sentence(&self, locale: Locale) -> String {
        let say = |key| SPEECH.say(locale, key);
        let named = |key, name: &str| Phrase::with(say(key), "name", name.to_string()).into();
        match self {
            Hindrance::SeatsFree => say("seats-free").into(),
            Hindrance::GameOver => say("game-over").into(),
            Hindrance::GameRuns => say("game-runs").into(),
            Hindrance::NothingRuns => say("nothing-runs").into(),
            Hindrance::NoWish => say("no-wish").into(),
            Hindrance::StandInPlayed(name) => named("stand-in-played", name),
            Hindrance::Absent(name) => named("absent", name),
            Hindrance::NobodyAgrees => say("nobody-agrees").into(),
            Hindrance::Talk { rule, says } => format!("{} ({rule})", says[locale as usize]),
            Hindrance::SeatTaken => say("seat-taken").into(),
            Hindrance::SeatKept(name) => named("seat-kept", name),
            Hindrance::SitsAlready(name) => named("sits-already", name),
            Hindrance::NobodyLeaves => say("nobody-leaves").into(),
            Hindrance::PlayerHere(name) => named("player-here", name),
            Hindrance::BotPlays => say("bot-plays").into(),
            Hindrance::Lent => say("lent").into(),
            Hindrance::TimeIsOut => say("time-is-out").into(),
            Hindrance::NotLent => say("not-lent").into(),
            Hindrance::RematchSet => say("rematch-set").into(),
            Hindrance::RecordHidden => say("record-hidden").into(),
            Hindrance::NoHints => say("no-hints").into(),
        }
    }
}

impl Unfit {
    fn sentence(&self, locale: Locale) -> String {
        let say = |key| SPEECH.say(locale, key);
        match self {
            Unfit::Empty(Purpose::Name) => say("name-empty").into(),
            Unfit::Empty(Purpose::Message) => say("message-empty").into(),
            Unfit::Long { purpose, most, has } => {
                let key = match purpose {
                    Purpose::Name => "name-long",
                    Purpose::Message => "message-long",
                };
                say(key).with("most", *most).with("has", *has).into()
            }
            Unfit::Control(Purpose::Name) | Unfit::Unseen => say("name-unseen").into(),
            Unfit::Control(Purpose::Message) => say("message-control").into(),
            Unfit::Alphabets => say("name-alphabets").into(),
            Unfit::Nameless => say("name-nameless").into(),
            Unfit::LikeBot => say("name-like-bot").into(),
            Unfit::Taken(name) => say("name-taken").with("name", name.to_string()).into(),
        }
    }
}

impl Slip {
    fn key(self) -> &'static str {
        match self {
            Slip::NoVersion => "no-version",
            Slip::NoSeat => "no-seat",
            Slip::NoChoice => "no-choice",
            Slip::Clock => "clock",
        }
    }
}

impl Limit {
    fn key(self) -> &'static str {
        match self {
            Limit::Requests => "limit-requests",
            Limit::OpenTables => "limit-open-tables",
            Limit::NewTables => "limit-new-tables",
            Limit::Streams => "limit-streams",
        }
    }
}

impl Problem {
    /// What a failure to write means.
    pub(crate) fn writing(error: StoreError) -> Problem {
        Problem::of_store(error, Problem::NotKept)
    }

    /// What a failure to read means.
    pub(crate) fn reading(error: StoreError) -> Problem {
        Problem::of_store(error, Problem::NotRead)
    }

    fn of_store(error: StoreError, failed: Problem) -> Problem {
        let problem = match error {
            StoreError::NoTable(id) => return Problem::NoTable(id),
            StoreError::Closed => return Problem::Closing,
            StoreError::Unknown(_) => Problem::InDoubt,
            StoreError::Unreadable(_) => Problem::Damaged,
            StoreError::Exists(_)
            | StoreError::Moved { .. }
            | StoreError::Owned(_)
            | StoreError::Gone(_)
            | StoreError::Failed(_) => failed,
        };
        tracing::error!(%error, "the store failed");
        problem
    }
}
