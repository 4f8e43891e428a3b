//! Positions written in a few words, and playing on from them in notation with chance as scripted.

use covenstead_brew::{Brew, Event, Player, Public, State};
use covenstead_core::{Actor, DataFile, FastRng, Game, Match, Names, Seat, Turn, Words};
use serde_json::{Map, Value, json};
use std::collections::VecDeque;
use std::sync::Arc;

/// A position to start from. Dice that are not mentioned are set aside.
#[derive(Clone)]
pub struct Position {
    doc: Map<String, Value>,
    seats: u8,
    row: Vec<String>,
}

fn words(text: &str) -> Value {
    json!(text.split_whitespace().collect::<Vec<_>>())
}

/// Round 1, step of seat 0, a row of F03, F05, F09 (and F01, F07 with more players).
pub fn position(seats: u8) -> Position {
    let characters = ["lello", "wren", "lyric", "myla"];
    let players: Vec<Value> = characters[..seats as usize]
        .iter()
        .map(|character| json!({ "character": character }))
        .collect();
    let doc = json!({
        "round": 1, "phase": "step", "actor": 0, "first_player": 0, "market": ["p01", "p05", "p09", "p13"],
        "options": {}, "village": {}, "creature_dice": {}, "turn": {}, "players": players,
    });
    let Value::Object(doc) = doc else {
        unreachable!()
    };
    let mut position = Position {
        doc,
        seats,
        row: Vec::new(),
    };
    position.row = Vec::new();
    position.row_of("f03 f05 f09")
}

impl Position {
    pub fn row_of(mut self, forests: &str) -> Position {
        self.row = forests.split_whitespace().map(str::to_string).collect();
        for spare in ["f01", "f07", "f02", "f04", "f06", "f08"] {
            if self.row.len() < self.seats as usize + 1 && !self.row.iter().any(|id| id == spare) {
                self.row.push(spare.into());
            }
        }
        let row: Map<String, Value> = self
            .row
            .iter()
            .map(|id| (id.clone(), json!([[], [], [], []])))
            .collect();
        self.doc.insert("row".into(), Value::Object(row));
        self
    }

    pub fn set(mut self, key: &str, value: Value) -> Position {
        self.doc.insert(key.into(), value);
        self
    }

    pub fn option(mut self, name: &str, value: Value) -> Position {
        self.doc["options"][name] = value;
        self
    }

    pub fn powers(self) -> Position {
        self.option("character_powers", json!(true))
    }

    pub fn player(mut self, seat: usize, key: &str, value: Value) -> Position {
        self.doc["players"][seat][key] = value;
        self
    }

    /// Makes a seat play this Character, in exchange with whoever has it.
    pub fn plays(mut self, seat: usize, character: &str) -> Position {
        let old = self.doc["players"][seat]["character"].clone();
        for other in 0..self.seats as usize {
            if self.doc["players"][other]["character"] == character {
                self.doc["players"][other]["character"] = old.clone();
            }
        }
        self.player(seat, "character", json!(character))
    }

    pub fn pool(self, seat: usize, faces: &str) -> Position {
        self.player(seat, "pool", words(faces))
    }

    pub fn goods(self, seat: usize, [herb, shroom, crystal, berry]: [u16; 4]) -> Position {
        self.player(
            seat,
            "goods",
            json!({ "herb": herb, "shroom": shroom, "crystal": crystal, "berry": berry }),
        )
    }

    pub fn trained(self, seat: usize, creatures: &str) -> Position {
        self.player(seat, "trained", words(creatures))
    }

    pub fn hand(self, seat: usize, potions: &str) -> Position {
        self.player(seat, "hand", words(potions))
    }

    pub fn cards(self, seat: usize, place: &str, ids: &str) -> Position {
        self.player(seat, place, words(ids))
    }

    pub fn market(self, potions: &str) -> Position {
        self.set("market", words(potions))
    }

    /// The top cards of the four piles.
    pub fn tops(self, spring: &str, summer: &str, fall: &str, winter: &str) -> Position {
        self.set(
            "creature_tops",
            json!({ "spring": spring, "summer": summer, "fall": fall, "winter": winter }),
        )
    }

    /// Dice on a place, from the bottom to the top.
    pub fn dice(mut self, place: &str, dice: &str) -> Position {
        match place.split_once('/') {
            Some((forest, space)) => {
                let spaces = self.doc["row"][forest]
                    .as_array_mut()
                    .expect("a Forest of the row");
                let space: usize = space.parse().expect("a number");
                spaces.resize(spaces.len().max(space + 1), json!([]));
                spaces[space] = words(dice);
            }
            None if place.contains("day") || place.contains("night") => {
                self.doc["village"][place] = words(dice)
            }
            None => self.doc["creature_dice"][place] = json!(dice),
        }
        self
    }

    pub fn scorched(mut self, place: &str) -> Position {
        self = self.dice(place, "");
        let (forest, space) = place.split_once('/').expect("a Forest space");
        self.doc["row"][forest][space.parse::<usize>().expect("a number")] = json!("scorched");
        self
    }

    pub fn turn(mut self, key: &str, value: Value) -> Position {
        self.doc["turn"][key] = value;
        self
    }

    /// Another round: the Forests of the rounds before are discarded.
    pub fn round(self, round: u8) -> Position {
        let gone = usize::from(round - 1) * (usize::from(self.seats) + 1);
        let claimed: Vec<String> = (0..self.seats as usize)
            .flat_map(|seat| {
                self.doc["players"][seat]["claimed"]
                    .as_array()
                    .cloned()
                    .unwrap_or_default()
            })
            .map(|id| id.as_str().expect("an id").to_string())
            .collect();
        let most = [12, 16, 20][usize::from(self.seats) - 2];
        let spare = (1..=most).map(|number| format!("f{number:02}"));
        let spare = spare.filter(|id| !self.row.contains(id) && !claimed.contains(id));
        let discarded: Vec<String> = spare.take(gone - claimed.len()).collect();
        self.set("round", json!(round))
            .set("discarded", json!(discarded))
    }

    /// The end of the game: no Forest is left.
    pub fn over(mut self) -> Position {
        self.row.clear();
        // As many Forests are gone as if a fifth round were beginning.
        self.set("row", json!({}))
            .set("phase", json!("over"))
            .round(5)
            .set("round", json!(4))
    }

    pub fn document(&self) -> Value {
        Value::Object(self.doc.clone())
    }

    /// The rule that forbids the position.
    pub fn refused(&self) -> String {
        let data = Arc::new(DataFile::built_in::<Brew>());
        let fault = Match::<Brew>::load(data, self.document(), "test")
            .err()
            .expect("it should be refused");
        fault
            .rule
            .unwrap_or_else(|| panic!("no rule: {}", fault.message))
    }

    pub fn load(&self) -> Play {
        let data = Arc::new(DataFile::built_in::<Brew>());
        let loaded = Match::<Brew>::load(data, self.document(), "test");
        let table = loaded.unwrap_or_else(|fault| {
            panic!("{}: {}", fault.rule.unwrap_or_default(), fault.message)
        });
        Play {
            game: table.rules().clone(),
            state: *table.true_state(),
            events: Vec::new(),
            script: VecDeque::new(),
            rng: FastRng::new(7),
        }
    }
}

/// A game going on, in notation. Chance follows the script where it can, and its own course
/// otherwise.
#[derive(Clone)]
pub struct Play {
    pub game: Brew,
    pub state: State,
    pub events: Vec<Event>,
    script: VecDeque<String>,
    rng: FastRng,
}

/// A new game.
pub fn new_game(seats: u8, options: Value, seed: u64) -> Play {
    let Value::Object(options) = options else {
        panic!("options are an object")
    };
    let options = covenstead_core::options_from_json::<Brew>(&options).expect("options");
    let game = Brew::new(Arc::new(DataFile::built_in::<Brew>()), options, seats).expect("a table");
    let state = game.start();
    let mut play = Play {
        game,
        state,
        events: Vec::new(),
        script: VecDeque::new(),
        rng: FastRng::new(seed),
    };
    play.settle();
    play
}

impl Play {
    /// What chance brings next.
    pub fn script(mut self, outcomes: &[&str]) -> Play {
        self.script
            .extend(outcomes.iter().map(|text| text.to_string()));
        self
    }

    fn settle(&mut self) {
        while self.game.turn(&self.state) == Turn::Chance {
            let scripted = self
                .script
                .front()
                .map(|text| self.game.parse(text).expect("an outcome"));
            let outcome = match scripted
                .filter(|&one| self.game.permit(&self.state, Actor::Chance, one).is_ok())
            {
                Some(outcome) => {
                    self.script.pop_front();
                    outcome
                }
                None => self.game.sample(&self.state, &mut self.rng),
            };
            self.game
                .apply(&mut self.state, Actor::Chance, outcome, &mut self.events);
        }
        self.game
            .check(&self.state)
            .unwrap_or_else(|broken| panic!("{broken:?}\n{:?}", self.state));
    }

    /// Plays an action for whoever has to decide.
    pub fn play(&mut self, action: &str) -> &mut Play {
        let seat = self.actor();
        let parsed = self
            .game
            .parse(action)
            .unwrap_or_else(|why| panic!("{why}"));
        if let Err(refusal) = self.game.permit(&self.state, Actor::Seat(seat), parsed) {
            panic!("{action}: {refusal:?}\nlegal: {:?}", self.legal());
        }
        self.game
            .apply(&mut self.state, Actor::Seat(seat), parsed, &mut self.events);
        self.settle();
        self
    }

    /// Plays several actions.
    pub fn plays(&mut self, actions: &[&str]) -> &mut Play {
        for action in actions {
            self.play(action);
        }
        self
    }

    /// Plays random legal actions until the game is over or `done` says so.
    pub fn play_on(&mut self, seed: u64, mut done: impl FnMut(&Play) -> bool) -> &mut Play {
        let mut rng = FastRng::new(seed);
        let mut actions = Vec::new();
        while !done(self) && self.game.turn(&self.state) != Turn::Over {
            let seat = self.actor();
            self.game.legal(&self.state, seat, &mut actions);
            let action = covenstead_core::Rng::pick(&mut rng, &actions);
            self.game
                .apply(&mut self.state, Actor::Seat(seat), action, &mut self.events);
            self.settle();
        }
        self
    }

    pub fn actor(&self) -> Seat {
        match self.game.turn(&self.state) {
            Turn::Seats(seats) => seats.first().expect("somebody decides"),
            other => panic!("nobody decides: {other:?}"),
        }
    }

    /// The legal actions of whoever has to decide.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, self.actor(), &mut actions);
        actions
            .into_iter()
            .map(|action| self.game.print(action))
            .collect()
    }

    /// The legal actions that begin like this.
    pub fn offers(&self, start: &str) -> Vec<String> {
        self.legal()
            .into_iter()
            .filter(|action| action.starts_with(start))
            .collect()
    }

    pub fn can(&self, action: &str) -> bool {
        let action = self
            .game
            .parse(action)
            .unwrap_or_else(|why| panic!("{why}"));
        self.game
            .permit(&self.state, Actor::Seat(self.actor()), action)
            .is_ok()
    }

    /// The rule that forbids an action of whoever has to decide.
    pub fn refused(&self, action: &str) -> &'static str {
        let parsed = self
            .game
            .parse(action)
            .unwrap_or_else(|why| panic!("{why}"));
        match self
            .game
            .permit(&self.state, Actor::Seat(self.actor()), parsed)
        {
            Ok(()) => panic!("{action} is allowed"),
            Err(reason) => reason.rule(),
        }
    }

    /// The id of the decision that is asked.
    pub fn asked(&self) -> &'static str {
        let names = Names::of_seats(self.game.seats());
        self.game
            .decision(&self.state, covenstead_core::Audience::english(&names))
            .map_or("nothing", |decision| decision.id)
    }

    pub fn over(&self) -> bool {
        self.game.turn(&self.state) == Turn::Over
    }

    pub fn table(&self) -> &Public {
        &self.state.public
    }

    pub fn player(&self, seat: u8) -> &Player {
        self.state.public.player(Seat(seat))
    }

    /// Herbs, shrooms, crystals and Berries.
    pub fn goods(&self, seat: u8) -> [u16; 4] {
        let goods = self.player(seat).goods;
        [goods.herb, goods.shroom, goods.crystal, goods.berry]
    }

    pub fn pool(&self, seat: u8) -> String {
        let faces: Vec<&str> = self
            .player(seat)
            .pool
            .each()
            .map(|face| face.id())
            .collect();
        faces.join(" ")
    }

    /// The dice on a place, from the bottom.
    pub fn dice(&self, place: &str) -> String {
        let place = covenstead_brew::Place::read(place).expect("a place");
        let dice: Vec<String> = self
            .table()
            .dice
            .on(place)
            .iter()
            .map(|die| die.to_string())
            .collect();
        dice.join(" ")
    }

    pub fn state_json(&self) -> Value {
        self.game.write_state(&self.state)
    }

    /// A set of cards as ids.
    pub fn ids(&self, seat: u8, place: &str) -> String {
        let list = &self.state_json()["players"][usize::from(seat)][place];
        let ids: Vec<&str> = list
            .as_array()
            .expect("a list")
            .iter()
            .map(|id| id.as_str().expect("an id"))
            .collect();
        ids.join(" ")
    }

    pub fn market(&self) -> String {
        let ids: Vec<&str> = self
            .table()
            .market
            .iter()
            .map(|potion| potion.id())
            .collect();
        ids.join(" ")
    }

    /// Scores at the end.
    pub fn scores(&self) -> Vec<i32> {
        self.game
            .outcome(&self.state)
            .expect("the game is over")
            .scores()
            .to_vec()
    }

    pub fn ranks(&self) -> Vec<u8> {
        self.game
            .outcome(&self.state)
            .expect("the game is over")
            .ranks()
            .to_vec()
    }
}
