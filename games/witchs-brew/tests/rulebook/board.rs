//! A table set up by hand, played in notation: position, actions, result.

use covenstead_core::{Code, DataFile, Fault, Match, Seat, Status, Table, Viewer};
use covenstead_witchs_brew::{Role, WitchsBrew};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// A position being set up: a set under way, seat A about to call. What is not said is as at the
/// start of the game, and hands are filled up to five with roles that no test step mentions.
#[derive(Clone)]
pub struct Position {
    options: Map<String, Value>,
    table: Map<String, Value>,
    players: Vec<Map<String, Value>>,
    holds: Vec<Vec<String>>,
}

/// The seat called `A`, `B`, … in the specification.
pub fn seat(letter: char) -> Seat {
    Seat(letter as u8 - b'A')
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_string).collect()
}

impl Position {
    /// The rulebook with so many players.
    pub fn rulebook(players: usize) -> Position {
        let start = json!({ "drops": { "red": 1, "white": 1, "green": 1 }, "gold": 2 });
        let player = start.as_object().unwrap().clone();
        let table = json!({ "set": 1, "phase": "call", "spells": ["copia"] })
            .as_object()
            .unwrap()
            .clone();
        Position {
            options: Map::new(),
            table,
            players: vec![player; players],
            holds: vec![Vec::new(); players],
        }
    }

    /// The reference manual with so many players; hands dealt anew for each set, unless an option
    /// says otherwise.
    pub fn manual(players: usize) -> Position {
        Position::rulebook(players)
            .option("ruleset", "reference-manual")
            .option("manual_deal", "fresh")
    }

    pub fn option(mut self, name: &str, value: impl Into<Value>) -> Position {
        self.options.insert(name.into(), value.into());
        self
    }

    /// Sets a field of the table.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Position {
        self.table.insert(name.into(), value.into());
        self
    }

    /// Sets a field of a player.
    pub fn player(mut self, who: char, name: &str, value: impl Into<Value>) -> Position {
        self.players[seat(who).index()].insert(name.into(), value.into());
        self
    }

    /// Roles this player holds.
    pub fn hold(mut self, who: char, roles: &str) -> Position {
        self.holds[seat(who).index()].extend(words(roles));
        self
    }

    /// The same roles held by several players: `all("ABC", "witch")`.
    pub fn all(self, who: &str, roles: &str) -> Position {
        who.chars()
            .fold(self, |position, who| position.hold(who, roles))
    }

    pub fn drops(self, who: char, red: u16, white: u16, green: u16) -> Position {
        self.player(
            who,
            "drops",
            json!({ "red": red, "white": white, "green": green }),
        )
    }

    pub fn gold(self, who: char, gold: u16) -> Position {
        self.player(who, "gold", gold)
    }

    /// The potion cards a player owns, and the stacks' tops with it.
    pub fn owns(self, who: char, potions: &str) -> Position {
        self.player(who, "potions", words(potions))
    }

    /// The current spell: the one of the first set.
    pub fn spell(self, spell: &str) -> Position {
        self.with("spells", json!([spell]))
    }

    /// The state as JSON.
    pub fn state(&self) -> Value {
        let mut state = self.table.clone();
        state.insert("options".into(), Value::Object(self.options.clone()));
        let mentioned: Vec<&String> = self.holds.iter().flatten().collect();
        let filler = Role::ALL
            .iter()
            .map(|role| role.id().to_string())
            .filter(|role| !mentioned.contains(&role));
        let players = self.players.iter().zip(&self.holds).map(|(player, held)| {
            let mut player = player.clone();
            if !player.contains_key("hand") {
                let played = player
                    .get("played")
                    .and_then(Value::as_array)
                    .cloned()
                    .unwrap_or_default();
                let room = 5usize.saturating_sub(held.len() + played.len());
                let fresh = filler.clone().filter(|role| !played.contains(&json!(role)));
                let hand: Vec<String> = held.iter().cloned().chain(fresh.take(room)).collect();
                player.insert("hand".into(), json!(hand));
            }
            Value::Object(player)
        });
        state.insert("players".into(), players.collect());
        Value::Object(state)
    }

    /// Tries to load the position.
    pub fn try_load(&self) -> Result<Board, Fault> {
        let data = Arc::new(DataFile::built_in::<WitchsBrew>());
        Match::<WitchsBrew>::load(data, self.state(), "rulebook").map(Board)
    }

    pub fn load(&self) -> Board {
        self.try_load()
            .unwrap_or_else(|fault| panic!("{fault} {:?}\n{}", fault.rule, self.state()))
    }

    /// The rule by which the position is refused.
    pub fn refused(&self) -> String {
        match self.try_load() {
            Ok(_) => panic!("loaded: {}", self.state()),
            Err(fault) => {
                assert_eq!(fault.code, Code::BadState);
                fault.rule.unwrap_or_default()
            }
        }
    }
}

/// A table in play.
#[derive(Clone)]
pub struct Board(pub Match<WitchsBrew>);

impl Board {
    /// A new game.
    pub fn new_game(players: u8, options: Value, seed: &str) -> Result<Board, Fault> {
        use covenstead_core::{Game, Names, options_from_json};
        let data = Arc::new(DataFile::built_in::<WitchsBrew>());
        let options = options_from_json::<WitchsBrew>(options.as_object().unwrap())?;
        let game = WitchsBrew::new(data, options, players)?;
        Ok(Board(Match::new(
            game,
            Names(
                ["Anna", "Barb", "Carl", "Daniel", "Emma"].map(String::from)[..players as usize]
                    .to_vec(),
            ),
            seed,
        )))
    }

    /// Plays steps written as `A i-am witch`.
    pub fn play(&mut self, steps: &[&str]) -> Vec<Value> {
        let mut events = Vec::new();
        for step in steps {
            let (who, action) = step.split_at(1);
            let who = seat(who.chars().next().unwrap());
            match self.0.play(who, action) {
                Ok(happened) => events.extend(happened),
                Err(fault) => panic!(
                    "{step}: {fault} {:?}; {:?} legal: {:?}",
                    fault.rule,
                    self.status(),
                    self.0.legal(who)
                ),
            }
        }
        events
    }

    /// The rule by which a step is refused; the state stays as it was.
    pub fn refused(&mut self, step: &str) -> String {
        let before = self.0.state();
        let (who, action) = step.split_at(1);
        let fault = self
            .0
            .play(seat(who.chars().next().unwrap()), action)
            .expect_err(step);
        assert_eq!(self.0.state(), before, "a refused action changes nothing");
        assert!(!fault.message.is_empty());
        fault.rule.unwrap_or_else(|| format!("{:?}", fault.code))
    }

    pub fn legal(&self, who: char) -> Vec<String> {
        self.0.legal(seat(who)).unwrap()
    }

    pub fn status(&self) -> Status {
        self.0.status()
    }

    /// Asserts who is asked for what.
    pub fn waits_for(&self, who: char, decision: &str) -> &Board {
        let status = self.status();
        assert_eq!(
            (status.actors.as_slice(), status.decision),
            ([seat(who)].as_slice(), Some(decision)),
            "{status:?}"
        );
        self
    }

    pub fn state(&self) -> Value {
        self.0.state()
    }

    pub fn player(&self, who: char) -> Value {
        self.state()["players"][seat(who).index()].clone()
    }

    /// Red, white and green drops, then gold, then vials.
    pub fn goods(&self, who: char) -> [i64; 5] {
        let player = self.player(who);
        let drops = &player["drops"];
        [
            &drops["red"],
            &drops["white"],
            &drops["green"],
            &player["gold"],
            &player["vials"],
        ]
        .map(|value| value.as_i64().unwrap())
    }

    pub fn potions(&self, who: char) -> Vec<String> {
        self.player(who)["potions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|id| id.as_str().unwrap().to_string())
            .collect()
    }

    pub fn view(&self, who: char) -> Value {
        self.0.view(Viewer::Seat(seat(who))).unwrap()
    }

    pub fn spectator(&self) -> Value {
        self.0.view(Viewer::Spectator).unwrap()
    }

    pub fn score(&self, who: char) -> i64 {
        self.view(who)["players"][seat(who).index()]["score"]
            .as_i64()
            .unwrap()
    }

    /// Plays on, everybody taking the first legal action that `like` accepts or else the first,
    /// until `until` holds.
    pub fn play_on(&mut self, like: impl Fn(&str) -> bool, until: impl Fn(&Board) -> bool) {
        while !until(self) && !self.status().over {
            let who = self.status().actors[0];
            let legal = self.0.legal(who).unwrap();
            let action = legal
                .iter()
                .find(|action| like(action))
                .unwrap_or(&legal[0])
                .clone();
            self.0.play(who, &action).unwrap();
        }
    }

    /// Plays to the end of the set, nobody using anything.
    pub fn finish_set(&mut self) {
        let set = self.state()["set"].clone();
        self.play_on(
            |action| action == "none" || action.starts_with("add 0"),
            |board| board.state()["set"] != set,
        );
    }
}

/// The events of one kind.
pub fn kind<'a>(events: &'a [Value], kind: &str) -> Vec<&'a Value> {
    events
        .iter()
        .filter(|event| event["event"] == kind)
        .collect()
}
