//! Complete games through the real program: for every game, player count and a few option sets,
//! random decisions from `legal`, with `view`, `state` and `load` checked at every decision and
//! `record` and `replay` at the end.

mod common;

use common::Driver;
use covenstead_core::{FastRng, Rng};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
struct Legal {
    actions: Vec<String>,
}

#[derive(Deserialize)]
struct Status {
    actors: Vec<u8>,
    over: bool,
    decision: Option<String>,
    text: String,
}

#[derive(Deserialize)]
struct Opened {
    #[serde(rename = "match")]
    id: String,
    status: Status,
}

#[derive(Deserialize)]
struct Played {
    events: Vec<Value>,
    status: Status,
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

struct Run<'a> {
    driver: &'a mut Driver,
    game: &'a str,
    players: u8,
    rng: FastRng,
}

impl Run<'_> {
    fn ask(&mut self, verb: &str, id: &str) -> String {
        self.driver
            .ok(&format!(r#"{{"do":"{verb}","match":"{id}"}}"#))
    }

    /// Everything there is to know about a match as `seat` and a spectator see it, and its whole
    /// state.
    fn questions(id: &str, seat: u8) -> Vec<String> {
        vec![
            format!(r#"{{"do":"state","match":"{id}"}}"#),
            format!(r#"{{"do":"status","match":"{id}"}}"#),
            format!(r#"{{"do":"legal","match":"{id}","seat":{seat}}}"#),
            format!(r#"{{"do":"view","match":"{id}","seat":{seat}}}"#),
            format!(r#"{{"do":"view","match":"{id}","seat":null}}"#),
        ]
    }

    /// A state loaded again is the same match: same state, status, choices and views. Gives the
    /// choices.
    fn load_is_exact(&mut self, id: &str, seat: u8) -> Vec<String> {
        let here = self.driver.ok_all(&Run::questions(id, seat));
        let inner = here[0]
            .strip_prefix("{\"state\":")
            .and_then(|rest| rest.strip_suffix('}'))
            .unwrap();
        let game = self.game;
        let loaded = self.driver.ok(&format!(
            r#"{{"do":"load","game":"{game}","state":{inner},"seed":"x"}}"#
        ));
        let copy = read::<Opened>(&loaded).id;
        let mut questions = Run::questions(&copy, seat);
        questions.push(format!(r#"{{"do":"close","match":"{copy}"}}"#));
        let mut there = self.driver.ok_all(&questions);
        there.pop();
        assert_eq!(there, here);
        read::<Legal>(&here[2]).actions
    }

    fn play(&mut self, number: u64, options: &Value) -> u64 {
        let (game, players) = (self.game, self.players);
        let new = json!({ "do": "new", "game": game, "players": players, "options": options, "seed": format!("{number}") });
        let opened: Opened = read(&self.driver.ok(&new.to_string()));
        let (id, mut status, mut decisions) = (opened.id, opened.status, 0);
        while !status.over {
            assert!(status.decision.is_some() && !status.text.is_empty());
            let seat = self.rng.pick(&status.actors);
            let actions = self.load_is_exact(&id, seat);
            let action = &actions[self.rng.below(actions.len() as u32) as usize];
            let request = json!({ "do": "play", "match": id, "seat": seat, "action": action });
            let played: Played = read(&self.driver.ok(&request.to_string()));
            assert!(!played.events.is_empty());
            status = played.status;
            decisions += 1;
        }
        self.check_end(&id);
        decisions
    }

    fn check_end(&mut self, id: &str) {
        let result: Value = read(&self.ask("result", id));
        assert_eq!(result["over"], true);
        assert_eq!(
            result["scores"].as_array().unwrap().len(),
            usize::from(self.players)
        );
        for (score, parts) in result["scores"]
            .as_array()
            .unwrap()
            .iter()
            .zip(result["breakdown"].as_array().unwrap())
        {
            let sum: i64 = parts
                .as_array()
                .unwrap()
                .iter()
                .map(|part| part["points"].as_i64().unwrap())
                .sum();
            assert_eq!(score.as_i64(), Some(sum));
        }
        let record = self.ask("record", id);
        let inner = record
            .strip_prefix("{\"record\":")
            .and_then(|rest| rest.strip_suffix('}'))
            .unwrap()
            .to_string();
        let replayed: Opened = read(
            &self
                .driver
                .ok(&format!(r#"{{"do":"replay","record":{inner}}}"#)),
        );
        assert!(replayed.status.over);
        assert_eq!(self.ask("state", &replayed.id), self.ask("state", id));
        assert_eq!(self.ask("record", &replayed.id), record);
        self.ask("close", &replayed.id);
        self.ask("close", id);
    }
}

/// How many games are played with each set of options and number of players: `COVENSTEAD_GAMES`, or
/// a few.
fn games() -> u64 {
    std::env::var("COVENSTEAD_GAMES")
        .ok()
        .and_then(|games| games.parse().ok())
        .unwrap_or(10)
}

fn complete_games(game: &str, players: std::ops::RangeInclusive<u8>, options: Value) {
    let mut driver = Driver::start(&[]);
    for players in players {
        let mut run = Run {
            driver: &mut driver,
            game,
            players,
            rng: FastRng::new(u64::from(players)),
        };
        let decisions: u64 = (0..games()).map(|number| run.play(number, &options)).sum();
        println!(
            "{game}, {players} players, {options}: {} games, {decisions} decisions, all checked",
            games()
        );
    }
    assert!(driver.finish());
}

#[test]
fn witchs_brew_rulebook() {
    complete_games("witchs-brew", 3..=5, json!({}));
}

#[test]
fn witchs_brew_reference_manual() {
    complete_games(
        "witchs-brew",
        3..=5,
        json!({ "ruleset": "reference-manual" }),
    );
}

#[test]
fn three_witches() {
    complete_games("three-witches", 3..=3, json!({}));
}

#[test]
fn three_witches_with_every_option() {
    let options = json!({
        "raise_order": "from_elixir",
        "eye_pass": "forbidden",
        "stop_when_decided": true,
        "reveal_after_round": true,
        "review_played": true,
        "table_talk": "none",
    });
    complete_games("three-witches", 3..=3, options);
}

#[test]
fn broom_service_front() {
    complete_games("broom-service", 2..=5, json!({}));
}

#[test]
fn broom_service_back_with_storms() {
    complete_games(
        "broom-service",
        2..=5,
        json!({ "board": "back", "storm_clouds": true, "heavy_in_mix": 11 }),
    );
}

#[test]
fn brew() {
    complete_games("brew", 2..=4, json!({}));
}

#[test]
fn brew_with_powers() {
    complete_games(
        "brew",
        2..=4,
        json!({ "character_powers": true, "character_assignment": "choose" }),
    );
}
