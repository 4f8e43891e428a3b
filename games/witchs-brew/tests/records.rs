//! Golden games: recorded games that must replay, byte for byte, for ever. They are written anew
//! only together with a raised `RULES` number and a line in the changelog: `COVENSTEAD_GOLDEN=write
//! cargo test -p covenstead-witchs-brew --test records`.

use covenstead_core::{
    DataFile, FastRng, Game, Match, Names, Record, Rng, Table, options_from_json,
};
use covenstead_witchs_brew::WitchsBrew;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::Arc;

/// Name, players and options of each golden game.
fn golden() -> Vec<(&'static str, u8, Value)> {
    vec![
        ("rulebook-3", 3, json!({})),
        ("rulebook-5", 5, json!({})),
        (
            "rulebook-4-exclusion-memory",
            4,
            json!({ "role_exclusion": true, "memory": true, "start_player": 1 }),
        ),
        (
            "rulebook-4-open-by-order",
            4,
            json!({ "open_spells": true, "spell_metals": "by-order", "set_limit": 10 }),
        ),
        ("manual-4", 4, json!({ "ruleset": "reference-manual" })),
        (
            "manual-5-all-options",
            5,
            json!({
                "ruleset": "reference-manual",
                "manual_deal": "cycle",
                "manual_next_starter": "left-of-starter",
                "manual_set_end": "five-rounds",
                "manual_red_discount": "victims",
                "manual_unpayable_favor": "must-challenge",
            }),
        ),
        (
            "manual-3-fresh",
            3,
            json!({ "ruleset": "reference-manual", "manual_deal": "fresh" }),
        ),
    ]
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.json"))
}

fn data() -> Arc<DataFile<covenstead_witchs_brew::Components>> {
    Arc::new(DataFile::built_in::<WitchsBrew>())
}

/// A golden file: the record, and the state it leads to.
fn document(table: &Match<WitchsBrew>) -> String {
    let document = json!({ "record": table.record(), "state": table.state() });
    serde_json::to_string_pretty(&document).unwrap() + "\n"
}

fn play(name: &str, players: u8, options: &Value) -> Match<WitchsBrew> {
    let options = options_from_json::<WitchsBrew>(options.as_object().unwrap()).unwrap();
    let game = WitchsBrew::new(data(), options, players).unwrap();
    let mut table = Match::new(game, Names::of_seats(players), name);
    let mut rng = FastRng::new(2026);
    while let Some(&seat) = table.status().actors.first() {
        let legal = table.legal(seat).unwrap();
        table
            .play(seat, &legal[rng.below(legal.len() as u32) as usize])
            .unwrap();
    }
    table
}

#[test]
fn golden_games_replay_byte_for_byte() {
    let write = std::env::var("COVENSTEAD_GOLDEN").is_ok_and(|what| what == "write");
    for (name, players, options) in golden() {
        if write {
            std::fs::write(path(name), document(&play(name, players, &options))).unwrap();
        }
        let text =
            std::fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let golden: Value = serde_json::from_str(&text).unwrap();
        let record: Record = serde_json::from_value(golden["record"].clone()).unwrap();
        let replayed = Match::<WitchsBrew>::replay(data(), &record, None)
            .unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(document(&replayed), text, "{name}");
    }
}

#[test]
fn a_record_cut_short_goes_on_from_there() {
    let whole = play("cut", 4, &json!({}));
    let record = whole.record();
    let half =
        Match::<WitchsBrew>::replay(data(), &record, Some(record.decisions.len() / 2)).unwrap();
    assert!(!half.status().over);
    assert_eq!(
        half.record().decisions,
        record.decisions[..record.decisions.len() / 2]
    );
    let mut again = half.record();
    again.result = None;
    assert_eq!(
        Match::<WitchsBrew>::replay(data(), &again, None)
            .unwrap()
            .state(),
        half.state()
    );
}

#[test]
fn a_record_that_does_not_fit_is_refused_where_it_breaks() {
    let record = play("broken", 3, &json!({})).record();
    let refused = |change: &dyn Fn(&mut Record)| {
        let mut broken = record.clone();
        change(&mut broken);
        Match::<WitchsBrew>::replay(data(), &broken, None)
            .err()
            .expect("refused")
            .message
    };
    assert!(
        refused(&|record| record.decisions[7].action = "i-am nobody".into())
            .starts_with("decision 8 ")
    );
    assert!(
        refused(&|record| record.decisions[0].seat = covenstead_core::Seat(9))
            .starts_with("decision 1 ")
    );
    assert!(refused(&|record| record.chance.truncate(2)).contains("chance outcome 3"));
    assert!(refused(&|record| record.chance[1] = "raven".into()).contains("no Raven"));
    assert!(refused(&|record| record.chance.push("raven".into())).contains("still has"));
    assert!(refused(&|record| record.result.as_mut().unwrap().scores[0] += 1).contains("result"));
    assert!(refused(&|record| record.rules = 99).contains("rules 99"));
    assert!(refused(&|record| record.format = 2).contains("format 2"));
    assert!(refused(&|record| record.data.hash = "0".into()).contains("--data"));
    assert!(refused(&|record| record.players.0.truncate(2)).contains("not 2"));
    let past = Match::<WitchsBrew>::replay(data(), &record, Some(record.decisions.len() + 1))
        .err()
        .unwrap();
    assert!(past.message.contains("decisions, not"));
}

#[test]
fn a_match_from_a_state_has_a_record_that_begins_there() {
    let record = play("from", 3, &json!({})).record();
    let half = Match::<WitchsBrew>::replay(data(), &record, Some(60)).unwrap();
    let mut loaded = Match::<WitchsBrew>::load(data(), half.state(), "on").unwrap();
    for _ in 0..30 {
        let seat = loaded.status().actors[0];
        let action = loaded.legal(seat).unwrap().pop().unwrap();
        loaded.play(seat, &action).unwrap();
    }
    let record = loaded.record();
    assert!(record.start.is_some());
    assert_eq!(
        Match::<WitchsBrew>::replay(data(), &record, None)
            .unwrap()
            .state(),
        loaded.state()
    );
}

#[test]
fn own_data_travels_with_the_record() {
    let own = WitchsBrew::DATA
        .replace("recon-2", "mine")
        .replacen("vp = 2", "vp = 1", 1);
    let own = Arc::new(DataFile::read::<WitchsBrew>(&own).unwrap());
    let game = WitchsBrew::new(own, Default::default(), 3).unwrap();
    let table = Match::new(game, Names::of_seats(3), "own");
    let text = serde_json::to_string(&table.record()).unwrap();
    let record: Record = serde_json::from_str(&text).unwrap();
    let replayed = Match::<WitchsBrew>::replay(data(), &record, None).unwrap();
    assert_eq!(
        replayed.view(covenstead_core::Viewer::Spectator).unwrap()["stacks"]["copper"][0]["vp"],
        1
    );
    assert_eq!(
        Match::<WitchsBrew>::load(data(), table.state(), "x")
            .unwrap()
            .state(),
        table.state()
    );
}
