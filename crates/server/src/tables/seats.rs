//! Who sits at a table, what was said, and who wants to go back: all of it follows from the table's
//! log.

use super::Credentials;
use crate::problem::Problem;
use covenstead_bots::Player;
use covenstead_core::{Seat, SeatSet, Viewer};
use covenstead_store::{Chair, Entry, Hash, NewTable, Noted, TableId, Why};
use std::sync::Arc;

/// How many messages a table shows: the last ones. All of them stay in the log.
const MESSAGES: usize = 200;

/// Who plays for a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// A bot, from the beginning.
    Bot(Player),
    /// A bot, for a person who may come back unless time ran out.
    StandIn(Player, Why),
}

impl Sitter {
    /// The bot that plays for the seat now.
    pub fn bot(self) -> Option<Player> {
        match self {
            Sitter::Bot(player) | Sitter::StandIn(player, _) => Some(player),
            Sitter::Nobody | Sitter::Person => None,
        }
    }
}

/// A seat of a table.
#[derive(Clone, Debug)]
pub struct Place {
    /// The name of whoever sits there.
    pub name: String,
    /// Who plays.
    pub sitter: Sitter,
    /// Whether a person has played here, whoever plays now.
    pub human: bool,
    /// The token of the personal link.
    token: Option<Hash>,
    /// The browser with which the seat was taken.
    owner: Option<Hash>,
    /// The browsers that hold the seat, and since which version of the table.
    people: Vec<(Hash, u64)>,
    /// For whom an empty seat is kept.
    kept: Option<Kept>,
}

impl Place {
    fn empty(name: String) -> Place {
        Place {
            name,
            sitter: Sitter::Nobody,
            human: false,
            token: None,
            owner: None,
            people: Vec::new(),
            kept: None,
        }
    }

    fn taken(name: String, token: Hash, person: Option<Hash>, version: u64) -> Place {
        Place {
            sitter: Sitter::Person,
            human: true,
            token: Some(token),
            owner: person,
            people: person.map(|key| (key, version)).into_iter().collect(),
            ..Place::empty(name)
        }
    }

    /// The name of whoever the empty seat is kept for.
    pub fn kept_for(&self) -> Option<&str> {
        self.kept.as_ref().map(|_| self.name.as_str())
    }

    /// Whether the seat is empty and these secrets may take it.
    pub fn free_for(&self, person: Option<Hash>, token: Option<Hash>) -> bool {
        let invited = |kept: &Kept| {
            person.is_some_and(|key| kept.people.contains(&key))
                || token.is_some_and(|token| kept.token == Some(token))
        };
        self.sitter == Sitter::Nobody && self.kept.as_ref().is_none_or(invited)
    }

    /// For whom the seat is kept at a rematch: the browsers and the token that hold it.
    pub fn holders(&self) -> (Vec<Hash>, Option<Hash>) {
        let people = self.people.iter().map(|(key, _)| *key).collect();
        (people, self.token)
    }

    /// The browsers that keep the seat when whoever uses the browser `asking` makes its personal
    /// link anew: that one, and the one with which the seat was taken. The others came with an
    /// older link.
    pub fn keepers(&self, asking: Option<Hash>) -> Vec<Hash> {
        let stays = |key: &Hash| self.owner == Some(*key) || asking == Some(*key);
        let people = self.people.iter().map(|(key, _)| *key);
        people.filter(stays).collect()
    }
}

/// Whom a seat is kept for: whoever has one of these secrets.
#[derive(Clone, Debug)]
struct Kept {
    people: Vec<Hash>,
    token: Option<Hash>,
}

/// A message.
#[derive(Clone, Debug)]
pub struct Message {
    /// The version of the table with which it came.
    pub version: u64,
    /// When, in milliseconds since the Unix epoch.
    pub at: u64,
    /// Who said it.
    pub seat: Seat,
    /// The name they had.
    pub name: String,
    /// What.
    pub text: String,
}

/// Somebody wants to go back, and who has agreed so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Who asks.
    pub seat: Seat,
    /// How many decisions would remain.
    pub decisions: usize,
    /// Who has agreed.
    pub agreed: SeatSet,
}

/// A signal that somebody has given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signalled {
    /// Who.
    pub seat: Seat,
    /// Its word.
    pub word: String,
    /// What it is about.
    pub about: String,
}

/// A table on which the finished game is played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rematch {
    /// Who has set it.
    pub seat: Seat,
    /// The table.
    pub table: TableId,
}

/// Everything about a table's people that its log says.
#[derive(Clone, Debug)]
pub struct People {
    /// The seats.
    pub places: Vec<Place>,
    /// What was said last.
    pub messages: Arc<Vec<Message>>,
    /// The last signal of each seat that has given one, whether or not it has gone out since.
    pub signals: Vec<Signalled>,
    /// A wish to go back that waits for answers.
    pub wish: Option<Wish>,
    /// Where the game is played again.
    pub rematch: Option<Rematch>,
    /// The version at which this last changed.
    pub version: u64,
}

impl People {
    /// The people of a table as it was set.
    pub fn of(table: &NewTable) -> People {
        let place = |(chair, name): (&Chair, &String)| {
            let empty = Place::empty(name.clone());
            match chair {
                Chair::Open => empty,
                Chair::Person { token, person } => Place::taken(empty.name, *token, *person, 0),
                Chair::Kept { people, token } => Place {
                    kept: Some(Kept {
                        people: people.clone(),
                        token: *token,
                    }),
                    ..empty
                },
                Chair::Bot { bot } => Place {
                    sitter: Sitter::Bot(bot_named(bot)),
                    ..empty
                },
            }
        };
        let places = table.chairs.iter().zip(&table.names.0).map(place).collect();
        People {
            places,
            messages: Arc::default(),
            signals: Vec::new(),
            wish: None,
            rematch: None,
            version: 0,
        }
    }

    /// The seat of `number`.
    pub fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index()]
    }

    /// The seats for which `holds`.
    pub fn seats_where(&self, holds: impl Fn(&Place) -> bool) -> SeatSet {
        let seats = (0..).map(Seat).zip(&self.places);
        seats
            .filter(|(_, place)| holds(place))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The seats that people play for themselves.
    pub fn persons(&self) -> SeatSet {
        self.seats_where(|place| place.sitter == Sitter::Person)
    }

    /// The seats that a bot plays.
    pub fn bots(&self) -> SeatSet {
        self.seats_where(|place| place.sitter.bot().is_some())
    }

    /// The seats that are still empty.
    pub fn empty(&self) -> SeatSet {
        self.seats_where(|place| place.sitter == Sitter::Nobody)
    }

    /// The seats at which a person has played, whoever plays there now.
    pub fn humans(&self) -> SeatSet {
        self.seats_where(|place| place.human)
    }

    /// The seats that a browser with this key holds.
    pub fn held_by(&self, person: Hash) -> SeatSet {
        self.seats_where(|place| place.people.iter().any(|(key, _)| *key == person))
    }

    /// The seat that a browser with this key has held longest.
    fn first_held_by(&self, person: Hash) -> Option<Seat> {
        let places = (0..).map(Seat).zip(&self.places);
        let held = places.filter_map(|(seat, place)| {
            let (_, since) = place.people.iter().find(|(key, _)| *key == person)?;
            Some((*since, seat))
        });
        held.min().map(|(_, seat)| seat)
    }

    /// The seat that somebody with these secrets sits in.
    pub fn seat_of(&self, person: Option<Hash>, token: Option<Hash>) -> Option<Seat> {
        let held = person.and_then(|key| self.first_held_by(key));
        held.or_else(|| self.with_token(token?))
    }

    /// The names at the table; a free seat has none.
    pub fn names(&self) -> impl Iterator<Item = &str> + Clone {
        self.named(|_| true)
    }

    /// The names at the table but for one seat.
    pub fn names_but(&self, but: Seat) -> impl Iterator<Item = &str> + Clone {
        self.named(move |seat| seat != but)
    }

    fn named(&self, wanted: impl Fn(Seat) -> bool + Clone) -> impl Iterator<Item = &str> + Clone {
        let places = (0..).map(Seat).zip(&self.places);
        let named = places.filter(move |(seat, place)| {
            wanted(*seat) && (place.sitter != Sitter::Nobody || place.kept.is_some())
        });
        named.map(|(_, place)| place.name.as_str())
    }

    /// The empty seat that is kept for whoever has this token.
    pub fn kept_with(&self, token: Hash) -> Option<Seat> {
        let kept = |place: &Place| {
            place
                .kept
                .as_ref()
                .is_some_and(|kept| kept.token == Some(token))
        };
        self.seats_where(kept).first()
    }

    /// The seat whose personal link has this token.
    pub fn with_token(&self, token: Hash) -> Option<Seat> {
        self.seats_where(|place| place.token == Some(token)).first()
    }

    /// Who somebody is: a seat they can prove to hold (`wanted`, the one of their token, or the
    /// one they have held longest), or a spectator.
    pub fn viewer(&self, who: Credentials, wanted: Option<Seat>) -> Result<Viewer, Problem> {
        let held = who
            .person
            .map_or(SeatSet::EMPTY, |key| self.held_by(key.hash()));
        let proved = who
            .seat
            .map(|token| self.with_token(token.hash()).ok_or(Problem::BadToken))
            .transpose()?;
        match wanted {
            Some(seat) if held.contains(seat) || proved == Some(seat) => Ok(Viewer::Seat(seat)),
            Some(_) => Err(Problem::NotSeated),
            None => Ok(proved
                .or_else(|| self.first_held_by(who.person?.hash()))
                .map_or(Viewer::Spectator, Viewer::Seat)),
        }
    }

    /// Whether an entry of the log says anything about people.
    pub fn concerned_by(&self, entry: &Entry) -> bool {
        !matches!(entry, Entry::Decided { .. }) || self.wish.is_some()
    }

    /// What an entry of the log, which made the table's version `version`, means for the people.
    pub fn note(&mut self, noted: &Noted, version: u64) {
        self.version = version;
        match &noted.entry {
            Entry::Started { .. } => {}
            Entry::Decided { .. } | Entry::TakenBack { .. } => self.wish = None,
            Entry::AskedBack { seat, decisions } => {
                self.wish = Some(Wish {
                    seat: *seat,
                    decisions: *decisions,
                    agreed: SeatSet::only(*seat),
                });
            }
            Entry::Answered { seat, agrees } => {
                self.wish = self.wish.filter(|_| *agrees).map(|wish| Wish {
                    agreed: wish.agreed.with(*seat),
                    ..wish
                });
            }
            Entry::Sat {
                seat,
                name,
                token,
                person,
            } => {
                let place = Place::taken(name.clone(), *token, *person, version);
                self.places[seat.index()] = place;
            }
            Entry::CameBack { seat, person } => {
                self.places[seat.index()].people.push((*person, version));
            }
            Entry::Relinked { seat, token, keeps } => {
                let place = &mut self.places[seat.index()];
                place.token = Some(*token);
                if let Some(keeps) = keeps {
                    place.people.retain(|(key, _)| keeps.contains(key));
                }
            }
            Entry::Left { seat } => {
                self.places[seat.index()] = Place::empty(free_seat_name(*seat));
            }
            Entry::Handed { seat, bot, why } => {
                // Whoever was asked to agree may be gone, so the question is put anew.
                self.wish = None;
                let place = &mut self.places[seat.index()];
                place.sitter = match why {
                    Why::Empty => Sitter::Bot(bot_named(bot)),
                    Why::Left | Why::Away | Why::Time => Sitter::StandIn(bot_named(bot), *why),
                };
                if *why == Why::Empty {
                    place.kept = None;
                    place.name = bot_name(bot_named(bot), *seat);
                }
            }
            Entry::Returned { seat } => self.places[seat.index()].sitter = Sitter::Person,
            Entry::Said { seat, text } => self.say(*seat, text, noted.at, version),
            Entry::Signalled {
                seat,
                signal,
                about,
            } => self.signal(*seat, signal.clone(), about),
            Entry::Rematched { seat, table } => {
                self.rematch = Some(Rematch {
                    seat: *seat,
                    table: *table,
                })
            }
        }
    }

    fn signal(&mut self, seat: Seat, signal: Option<String>, about: &str) {
        self.signals.retain(|given| given.seat != seat);
        self.signals.extend(signal.map(|word| Signalled {
            seat,
            word,
            about: about.into(),
        }));
    }

    fn say(&mut self, seat: Seat, text: &str, at: u64, version: u64) {
        let name = self.place(seat).name.clone();
        let messages = Arc::make_mut(&mut self.messages);
        messages.push(Message {
            version,
            at,
            seat,
            name,
            text: text.to_string(),
        });
        let surplus = messages.len().saturating_sub(MESSAGES);
        messages.drain(..surplus);
    }
}

/// What an empty seat is called.
pub fn free_seat_name(seat: Seat) -> String {
    format!("Seat {}", seat.0)
}

/// The given names of bots.
pub const BOTS: [&str; 5] = ["Hazel", "Bertha", "Corvin", "Drusilla", "Elderflower"];

/// What a bot is called, so that two at one table can be told apart.
pub fn bot_name(player: Player, seat: Seat) -> String {
    format!("{} ({player})", BOTS[seat.index() % BOTS.len()])
}

/// A bot that a later version has forgotten is replaced by a fair one: the table goes on.
fn bot_named(name: &str) -> Player {
    name.parse()
        .unwrap_or(Player::Level(covenstead_bots::Level::Adept))
}
