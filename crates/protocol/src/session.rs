//! The open matches and what each verb does with them.

use crate::request::{
    self, Bot, Events, Load, New, Nothing, OfAction, OfMatch, OfSeat, OfViewer, Replay, Request,
};
use covenstead_catalog::{Catalog, LiveTable, Setting};
use covenstead_core::{Code, Fault, Rng, TableRng};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Everything one client of the protocol has open.
pub struct Session {
    catalog: Catalog,
    matches: HashMap<String, Box<dyn LiveTable>>,
    opened: u64,
    limit: usize,
}

type Reply = Result<Value, Fault>;

impl Session {
    /// How many matches may be open at once unless said otherwise.
    pub const MATCHES: usize = 10_000;

    /// A session with no match open yet.
    pub fn new(catalog: Catalog, limit: usize) -> Session {
        Session {
            catalog,
            matches: HashMap::new(),
            opened: 0,
            limit,
        }
    }

    /// The reply to one line.
    ///
    /// ```
    /// use covenstead_protocol::Session;
    /// let catalog = covenstead_catalog::Catalog::built_in();
    /// let game = catalog.titles().next().unwrap().id();
    /// let mut session = Session::new(catalog, 10);
    /// let line = format!(r#"{{"id": 7, "do": "new", "game": "{game}", "players": 3, "seed": "x"}}"#);
    /// let reply = session.reply(line.as_bytes());
    /// assert!(reply.starts_with(r#"{"id":7,"ok":{"match":"m1""#));
    /// ```
    pub fn reply(&mut self, line: &[u8]) -> String {
        let Ok(text) = std::str::from_utf8(line) else {
            return self.refuse(&Fault::new(Code::BadJson, "the line is not valid UTF-8"));
        };
        match Request::read(text) {
            Err(fault) if fault.code == Code::BadJson => self.refuse(&fault),
            request => write_reply(
                request::id_of(text),
                &request.and_then(|request| self.guarded(request)),
            ),
        }
    }

    /// The reply to a line that cannot even be read.
    pub fn refuse(&self, fault: &Fault) -> String {
        write_reply("null", &Err(fault.clone()))
    }

    /// Carries out a request. A bug in a game costs the match it happens in, never the others.
    fn guarded(&mut self, request: Request) -> Reply {
        let id = request.field("match");
        catch_unwind(AssertUnwindSafe(|| self.perform(request))).unwrap_or_else(|_| {
            self.matches.remove(&id.unwrap_or_default());
            Err(Fault::new(
                Code::BadState,
                "the program failed on this request, which is a bug; the match was closed",
            ))
        })
    }

    fn perform(&mut self, request: Request) -> Reply {
        match request.verb.as_str() {
            "hello" => request.fields().map(|Nothing {}| self.hello()),
            "games" => request.fields().map(|Nothing {}| self.games()),
            "new" => self.open(request.fields()?),
            "load" => self.load(request.fields()?),
            "replay" => self.replay(request.fields()?),
            "state" => self.of_match(request.fields()?, |table| json!({ "state": table.state() })),
            "status" => self.of_match(request.fields()?, |table| json!(table.status())),
            "record" => self.of_match(
                request.fields()?,
                |table| json!({ "record": table.record() }),
            ),
            "result" => self.of_match(request.fields()?, result),
            "view" => self.view(request.fields()?),
            "legal" => self.legal(request.fields()?),
            "play" => self.play(request.fields()?),
            "events" => self.events(request.fields()?),
            "explain" => self.explain(request.fields()?),
            "bot" => self.bot(request.fields()?),
            "close" => self.close(request.fields()?),
            verb => Err(Fault::new(
                Code::BadRequest,
                format!("there is no verb `{verb}`; the verbs are {VERBS}"),
            )),
        }
    }

    fn hello(&self) -> Value {
        let games: Vec<&str> = self.catalog.titles().map(|title| title.id()).collect();
        json!({ "protocol": 1, "version": env!("CARGO_PKG_VERSION"), "games": games })
    }

    fn games(&self) -> Value {
        let describe = |title: &dyn covenstead_catalog::Title| {
            let players = [*title.seats().start(), *title.seats().end()];
            json!({
                "id": title.id(),
                "name": title.name(),
                "players": players,
                "options": title.options(),
                "data": { "version": title.data().version, "hash": title.data().hash },
            })
        };
        json!({ "games": self.catalog.titles().map(describe).collect::<Vec<_>>() })
    }

    fn open(&mut self, new: New) -> Reply {
        let title = self.catalog.get(&new.game)?;
        let players = u8::try_from(new.players).map_err(|_| {
            Fault::new(
                Code::BadPlayers,
                format!("{} is not played by {}", title.name(), new.players),
            )
        })?;
        let setting = Setting {
            players,
            options: new.options,
        };
        self.room()?;
        let table = title.open(&setting, new.names, &new.seed.unwrap_or_else(random_seed))?;
        Ok(self.keep(table))
    }

    fn load(&mut self, load: Load) -> Reply {
        self.room()?;
        let table = self
            .catalog
            .get(&load.game)?
            .load(load.state, &load.seed.unwrap_or_else(random_seed))?;
        Ok(self.keep(table))
    }

    fn replay(&mut self, replay: Replay) -> Reply {
        self.room()?;
        let record = Replay::read(replay.record)?;
        let upto = replay
            .upto
            .map(|upto| usize::try_from(upto).unwrap_or(usize::MAX));
        let table = self.catalog.get(&record.game)?.replay(&record, upto)?;
        Ok(self.keep(table))
    }

    fn room(&self) -> Result<(), Fault> {
        match self.matches.len() < self.limit {
            true => Ok(()),
            false => Err(Fault::new(
                Code::Limit,
                format!("{} matches are open; close one first", self.limit),
            )),
        }
    }

    fn keep(&mut self, table: Box<dyn LiveTable>) -> Value {
        self.opened += 1;
        let id = format!("m{}", self.opened);
        let reply = json!({ "match": id, "status": table.status() });
        self.matches.insert(id, table);
        reply
    }

    fn table(&self, id: &str) -> Result<&dyn LiveTable, Fault> {
        self.matches
            .get(id)
            .map(AsRef::as_ref)
            .ok_or_else(|| no_match(id))
    }

    fn of_match(&self, named: OfMatch, tell: impl Fn(&dyn LiveTable) -> Value) -> Reply {
        self.table(&named.id).map(tell)
    }

    fn view(&self, named: OfViewer) -> Reply {
        let view = self.table(&named.id)?.view(request::viewer(named.seat)?)?;
        Ok(json!({ "view": view }))
    }

    fn legal(&self, named: OfSeat) -> Reply {
        let actions = self.table(&named.id)?.legal(request::seat(named.seat)?)?;
        Ok(json!({ "actions": actions }))
    }

    fn play(&mut self, named: OfAction) -> Reply {
        let table = self
            .matches
            .get_mut(&named.id)
            .ok_or_else(|| no_match(&named.id))?;
        let events = table.play(request::seat(named.seat)?, &named.action)?;
        Ok(json!({ "events": events, "status": table.status() }))
    }

    fn events(&self, named: Events) -> Reply {
        let since = usize::try_from(named.since.unwrap_or(0)).unwrap_or(usize::MAX);
        let events = self
            .table(&named.id)?
            .events(request::viewer(named.seat)?, since)?;
        Ok(json!({ "events": events }))
    }

    fn explain(&self, named: OfAction) -> Reply {
        let text = self
            .table(&named.id)?
            .explain(request::seat(named.seat)?, &named.action)?;
        Ok(json!({ "text": text }))
    }

    /// What a bot does in a seat, from what that seat knows.
    fn bot(&self, asked: Bot) -> Reply {
        let (player, budget) = (asked.player()?, asked.budget()?);
        let mind = self.table(&asked.id)?.mind(request::seat(asked.seat)?)?;
        Ok(json!(mind.choose(player, budget, bot_seed(asked.seed))))
    }

    fn close(&mut self, named: OfMatch) -> Reply {
        self.matches
            .remove(&named.id)
            .map(|_| json!({}))
            .ok_or_else(|| no_match(&named.id))
    }
}

const VERBS: &str = "hello, games, new, load, state, view, status, legal, play, events, explain, result, record, replay, bot, close";

fn no_match(id: &str) -> Fault {
    Fault::new(Code::UnknownMatch, format!("no match `{id}` is open"))
}

fn result(table: &dyn LiveTable) -> Value {
    match table.result() {
        Some(result) => {
            json!({ "over": true, "scores": result.scores, "ranks": result.ranks, "breakdown": result.breakdown })
        }
        None => json!({ "over": false, "scores": null, "ranks": null, "breakdown": null }),
    }
}

fn write_reply(id: &str, done: &Reply) -> String {
    match done {
        Ok(value) => format!("{{\"id\":{id},\"ok\":{value}}}"),
        Err(fault) => {
            let fault = serde_json::to_string(fault).expect("a fault is plain data");
            format!("{{\"id\":{id},\"error\":{fault}}}")
        }
    }
}

/// The seed of a bot's thoughts that a text stands for; a fresh one if there is none.
fn bot_seed(text: Option<String>) -> u64 {
    let mut rng = TableRng::new(&text.unwrap_or_else(random_seed), "bot");
    u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32())
}

/// A fresh seed from the system's entropy: 128 bits in hexadecimal.
pub fn random_seed() -> String {
    let mut bytes = [0u8; 16];
    getrandom::fill(&mut bytes).expect("the system has entropy");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
