//! Recorded games replay to the same bytes. `COVENSTEAD_GOLDEN=write` writes them anew, for a
//! change of the rules that is meant.

mod table;

use covenstead_core::{FastRng, Match, Names, Record, Rng, Table, Viewer, options_from_json};
use covenstead_three_witches::ThreeWitches;
use serde_json::{Value, json};
use std::path::PathBuf;
use table::*;

fn golden(name: &str, kind: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(format!("{name}.{kind}"))
}

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string_pretty(value).expect("plain data") + "\n"
}

/// A random game with shy bidders, so that cards are passed.
fn played(options: Value, seed: u64) -> T {
    let options =
        options_from_json::<ThreeWitches>(options.as_object().expect("options")).expect("options");
    let names = Names(vec!["Agnes".into(), "Berta".into(), "Cora".into()]);
    let mut t = Match::new(game(options), names, &format!("golden {seed}"));
    let mut rng = FastRng::new(seed);
    while !t.status().over {
        let waiting = actors(&t);
        let seat = rng.pick(&waiting);
        let legal = t.legal(seat).expect("a seat");
        let shy = decision(&t) == "TW-D-01" && rng.below(4) > 0;
        let action = if shy {
            "pass".to_string()
        } else {
            legal[rng.below(legal.len() as u32) as usize].clone()
        };
        t.play(seat, &action).expect("legal");
    }
    t
}

/// The whole round of TW-X-40, from a state set up by hand.
fn example() -> T {
    let mut t = bidding(
        "EX O6 D5 N2 S3 T4",
        "O2 O4 D2 N4 S5 T6",
        "O3 D3 D4 N3 S2 T5",
    );
    run(
        &mut t,
        "B pass, C pass, A pass, A give EX N2, B give O2 D2, C give S2 N3",
    );
    run(
        &mut t,
        "C pass, A pass, B bid 3, C pass, A pass, B pass, A discard N3, C discard D2",
    );
    run(&mut t, "B play N4 with EX, C pass, A play T4, C play D4");
    run(
        &mut t,
        "B play T6 with O4, C play T5, A play D5, A propose O4, C accept",
    );
    run(
        &mut t,
        "B play N2 with N4, C play D3, A play S3, B take-back N4",
    );
    run(
        &mut t,
        "B play S5 with N4, C pass, A play S2, C play O3, B take-back S5",
    );
    run(
        &mut t,
        "B play O4 with S5, C play O2, A play O6, C propose S5, A name O4",
    );
    t
}

fn check(name: &str, made: impl FnOnce() -> T) {
    if std::env::var("COVENSTEAD_GOLDEN").is_ok_and(|what| what == "write") {
        let t = made();
        std::fs::write(golden(name, "json"), text(&t.record())).expect("written");
        std::fs::write(golden(name, "state.json"), text(&t.state())).expect("written");
    }
    let recorded = std::fs::read_to_string(golden(name, "json")).expect("a recorded game");
    let record: Record = serde_json::from_str(&recorded).expect("a record");
    let replayed = Match::<ThreeWitches>::replay(data(), &record, None)
        .unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
    assert_eq!(text(&replayed.record()), recorded, "{name}");
    let state = std::fs::read_to_string(golden(name, "state.json")).expect("its final state");
    assert_eq!(text(&replayed.state()), state, "{name}");
}

#[test]
fn a_recorded_game_replays() {
    check("usual", || played(json!({}), 1));
}

#[test]
fn a_recorded_game_with_other_options_replays() {
    let options =
        json!({ "raise_order": "from_elixir", "eye_pass": "forbidden", "stop_when_decided": true });
    check("options", || played(options, 2));
}

#[test]
fn a_recorded_game_with_everything_shown_replays() {
    check("shown", || {
        played(
            json!({ "reveal_after_round": true, "review_played": true, "table_talk": "none" }),
            3,
        )
    });
}

#[test]
fn the_recorded_example_replays() {
    check("example", example);
}

/// As a program would drive the game from outside: state and load, views, explanations, record and
/// replay.
#[test]
fn two_hundred_games_through_the_table() {
    let mut decisions = 0usize;
    for seed in 0..200 {
        let mut t = Match::new(
            game(Default::default()),
            Names::of_seats(3),
            &format!("table {seed}"),
        );
        let mut rng = FastRng::new(seed);
        while !t.status().over {
            let waiting = actors(&t);
            let seat = rng.pick(&waiting);
            let legal = t.legal(seat).expect("a seat");
            let action = &legal[rng.below(legal.len() as u32) as usize];
            assert!(!t.explain(seat, action).expect("legal").is_empty());
            if decisions.is_multiple_of(23) {
                let loaded =
                    Match::<ThreeWitches>::load(data(), t.state(), "on").expect("its own state");
                assert_eq!((loaded.state(), loaded.status()), (t.state(), t.status()));
                for viewer in Viewer::all(3) {
                    assert_eq!(loaded.view(viewer), t.view(viewer));
                    assert!(!t.describe(viewer).expect("a viewer").is_empty());
                }
            }
            t.play(seat, action).expect("legal");
            decisions += 1;
        }
        let record = t.record();
        let replayed =
            Match::<ThreeWitches>::replay(data(), &record, None).expect("its own record");
        assert_eq!((replayed.state(), replayed.record()), (t.state(), record));
    }
    println!("{decisions} decisions");
}

#[test]
fn a_record_that_does_not_fit_is_refused_at_the_first_wrong_decision() {
    let mut record = played(json!({}), 5).record();
    record.decisions[1].action = "bid 9".into();
    let fault = Match::<ThreeWitches>::replay(data(), &record, None)
        .err()
        .expect("refused");
    assert!(fault.message.contains("decision 2"), "{fault:?}");
    assert_eq!(fault.rule.as_deref(), Some("TW-15"));
}
