//! The protocol through the door its users use: the real program, its standard input and output.

mod common;

use common::{Driver, code};
use serde_json::{Value, json};

const NEW: &str = r#"{"id":1,"do":"new","game":"witchs-brew","players":3,"seed":"a"}"#;

#[test]
fn hello_and_games_say_what_there_is() {
    let mut driver = Driver::start(&[]);
    let hello = driver.ask(r#"{"id":"x","do":"hello"}"#);
    assert_eq!(
        (&hello["id"], &hello["ok"]["protocol"]),
        (&json!("x"), &json!(1))
    );
    assert!(
        hello["ok"]["games"]
            .as_array()
            .unwrap()
            .contains(&json!("witchs-brew"))
    );
    let games = driver.ask(r#"{"do":"games"}"#);
    let brew = &games["ok"]["games"][0];
    assert_eq!(
        (&brew["id"], &brew["players"]),
        (&json!("witchs-brew"), &json!([3, 5]))
    );
    for (name, option) in brew["options"].as_object().unwrap() {
        assert!(
            option["default"] != Value::Null && option["doc"].is_string(),
            "{name}"
        );
        assert!(
            option["values"].is_array() || option["range"].is_array(),
            "{name}"
        );
    }
    assert_eq!(brew["options"]["set_limit"]["range"], json!([10, 200]));
    assert!(driver.finish());
}

#[test]
fn ids_come_back_unchanged() {
    let mut driver = Driver::start(&[]);
    for id in [
        "null",
        "7",
        "\"a\\u0041\"",
        "1e2",
        "12345678901234567890123",
        "[1, {\"x\": null}]",
        "0.10",
    ] {
        driver.send(format!("{{\"id\":{id},\"do\":\"hello\"}}\n").as_bytes());
        let reply = driver.line();
        assert!(
            reply.starts_with(&format!("{{\"id\":{id},\"ok\":")),
            "{reply}"
        );
    }
    assert!(driver.ask(r#"{"do":"hello"}"#)["id"].is_null());
}

#[test]
fn garbage_gets_an_error_and_changes_nothing() {
    let mut driver = Driver::start(&[]);
    assert_eq!(driver.ask(NEW)["ok"]["match"], "m1");
    let before = driver.ok(r#"{"do":"state","match":"m1"}"#);
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let lines: Vec<(Vec<u8>, &str)> = vec![
        (b"".to_vec(), "bad-json"),
        (b"xyzzy".to_vec(), "bad-json"),
        (b"\xff\xfe{}".to_vec(), "bad-json"),
        (b"{\"do\":\"hello\"".to_vec(), "bad-json"),
        (deep.into_bytes(), "bad-json"),
        (b"{\"do\":\"hello\"} trailing".to_vec(), "bad-json"),
        (b"[]".to_vec(), "bad-request"),
        (b"null".to_vec(), "bad-request"),
        (b"{}".to_vec(), "bad-request"),
        (b"{\"do\":7}".to_vec(), "bad-request"),
        (b"{\"do\":\"dance\"}".to_vec(), "bad-request"),
        (b"{\"do\":\"hello\",\"more\":1}".to_vec(), "bad-request"),
        (b"{\"do\":\"new\",\"game\":\"witchs-brew\"}".to_vec(), "bad-request"),
        (b"{\"do\":\"new\",\"game\":\"witchs-brew\",\"players\":\"3\"}".to_vec(), "bad-request"),
        (b"{\"do\":\"new\",\"game\":\"witchs-brew\",\"players\":3,\"seed\":5}".to_vec(), "bad-request"),
        (b"{\"do\":\"new\",\"game\":\"witchs-brew\",\"players\":3,\"options\":[]}".to_vec(), "bad-request"),
        (b"{\"do\":\"new\",\"game\":\"chess\",\"players\":2}".to_vec(), "unknown-game"),
        (b"{\"do\":\"new\",\"game\":\"witchs-brew\",\"players\":2}".to_vec(), "bad-players"),
        (b"{\"do\":\"new\",\"game\":\"witchs-brew\",\"players\":-1}".to_vec(), "bad-players"),
        (b"{\"do\":\"new\",\"game\":\"witchs-brew\",\"players\":3,\"names\":[\"A\"]}".to_vec(), "bad-players"),
        (b"{\"do\":\"new\",\"game\":\"witchs-brew\",\"players\":3,\"options\":{\"speed\":1}}".to_vec(), "bad-options"),
        (b"{\"do\":\"new\",\"game\":\"witchs-brew\",\"players\":3,\"options\":{\"set_limit\":9}}".to_vec(), "bad-options"),
        (
            b"{\"do\":\"new\",\"game\":\"witchs-brew\",\"players\":5,\"options\":{\"role_exclusion\":\"on\"}}".to_vec(),
            "bad-options",
        ),
        (b"{\"do\":\"legal\",\"match\":\"m9\",\"seat\":0}".to_vec(), "unknown-match"),
        (b"{\"do\":\"legal\",\"match\":\"m1\",\"seat\":3}".to_vec(), "bad-seat"),
        (b"{\"do\":\"legal\",\"match\":\"m1\",\"seat\":-1}".to_vec(), "bad-seat"),
        (b"{\"do\":\"legal\",\"match\":\"m1\",\"seat\":99999}".to_vec(), "bad-seat"),
        (b"{\"do\":\"legal\",\"match\":\"m1\",\"seat\":null}".to_vec(), "bad-request"),
        (b"{\"do\":\"view\",\"match\":\"m1\"}".to_vec(), "bad-request"),
        (b"{\"do\":\"view\",\"match\":\"m1\",\"seat\":7}".to_vec(), "bad-seat"),
        (b"{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"action\":\"dance\"}".to_vec(), "illegal-action"),
        (b"{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"action\":\"choose witch\"}".to_vec(), "illegal-action"),
        (b"{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"action\":7}".to_vec(), "bad-request"),
        (b"{\"do\":\"bot\",\"match\":\"m1\",\"seat\":0,\"bot\":\"clever\"}".to_vec(), "bad-request"),
        (b"{\"do\":\"load\",\"game\":\"witchs-brew\",\"state\":{}}".to_vec(), "bad-state"),
        (b"{\"do\":\"load\",\"game\":\"witchs-brew\",\"state\":[]}".to_vec(), "bad-state"),
        (b"{\"do\":\"load\",\"game\":\"witchs-brew\"}".to_vec(), "bad-request"),
        (b"{\"do\":\"replay\",\"record\":{}}".to_vec(), "bad-record"),
        (b"{\"do\":\"replay\",\"record\":5}".to_vec(), "bad-record"),
        (b"{\"do\":\"close\",\"match\":\"m2\"}".to_vec(), "unknown-match"),
    ];
    for (line, wanted) in lines {
        driver.send(&line);
        driver.send(b"\n");
        let reply: Value = serde_json::from_str(&driver.line()).unwrap();
        let shown = String::from_utf8_lossy(&line[..line.len().min(120)]).into_owned();
        assert_eq!(code(&reply), wanted, "{shown}: {reply}");
        assert!(!reply["error"]["message"].as_str().unwrap().is_empty());
    }
    assert_eq!(
        driver.ok(r#"{"do":"state","match":"m1"}"#),
        before,
        "errors change nothing"
    );
    assert!(driver.finish());
}

#[test]
fn a_line_of_sixteen_mebibytes_is_refused_and_the_next_one_works() {
    let mut driver = Driver::start(&[]);
    for _ in 0..2 {
        driver.send(b"{\"do\":\"hello\",\"pad\":\"");
        driver.send(&vec![b'x'; 16 << 20]);
        driver.send(b"\"}\n");
        let reply: Value = serde_json::from_str(&driver.line()).unwrap();
        assert_eq!(code(&reply), "limit");
        assert_eq!(driver.ask(r#"{"id":5,"do":"hello"}"#)["id"], 5);
    }
    assert!(driver.finish());
}

#[test]
fn the_end_of_input_in_mid_line_is_no_crash() {
    let mut driver = Driver::start(&[]);
    driver.send(b"{\"id\":1,\"do\":\"hello\"}\n{\"id\":2,\"do\":\"hel");
    assert_eq!(
        serde_json::from_str::<Value>(&driver.line()).unwrap()["id"],
        1
    );
    assert!(driver.finish());
}

#[test]
fn open_matches_are_limited() {
    let mut driver = Driver::start(&["--max-matches", "3"]);
    for number in 1..=3 {
        assert_eq!(driver.ask(NEW)["ok"]["match"], format!("m{number}"));
    }
    assert_eq!(code(&driver.ask(NEW)), "limit");
    driver.ok(r#"{"do":"close","match":"m2"}"#);
    assert_eq!(
        driver.ask(NEW)["ok"]["match"],
        "m4",
        "ids are never used twice"
    );
    assert!(driver.finish());
}

#[test]
fn ten_thousand_matches_fit_and_the_next_is_refused() {
    let mut driver = Driver::start(&[]);
    for _ in 0..100 {
        driver.send(format!("{NEW}\n").repeat(100).as_bytes());
        for _ in 0..100 {
            assert!(driver.line().contains("\"ok\""));
        }
    }
    assert_eq!(code(&driver.ask(NEW)), "limit");
    assert!(
        driver
            .ok(r#"{"do":"status","match":"m10000"}"#)
            .contains("WB-D-01")
    );
    assert!(driver.finish());
}

#[test]
fn the_same_seed_gives_the_same_game_and_no_seed_another() {
    let mut driver = Driver::start(&[]);
    let mut spell = |request: &str| {
        let id = driver.ask(request)["ok"]["match"]
            .as_str()
            .unwrap()
            .to_string();
        driver.ok(&format!(r#"{{"do":"state","match":"{id}"}}"#))
    };
    assert_eq!(spell(NEW), spell(NEW));
    let unseeded = NEW.replace(r#","seed":"a""#, "");
    let different: std::collections::BTreeSet<String> = (0..12).map(|_| spell(&unseeded)).collect();
    assert!(different.len() > 3);
}

#[test]
fn refusals_name_the_rule_and_explanations_use_words() {
    let mut driver = Driver::start(&[]);
    driver.ask(NEW);
    let refused = driver.ask(r#"{"do":"play","match":"m1","seat":0,"action":"choose witch"}"#);
    assert_eq!(refused["error"]["rule"], "WB-14");
    let explained =
        driver.ask(r#"{"do":"explain","match":"m1","seat":0,"action":"CHOOSE  witch druid wizard warlock cutpurse"}"#);
    assert!(explained["ok"]["text"].as_str().unwrap().contains("Witch"));
    let why = driver.ask(r#"{"do":"explain","match":"m1","seat":0,"action":"choose witch druid"}"#);
    assert_eq!(
        (code(&why), &why["error"]["rule"]),
        ("illegal-action", &json!("WB-14"))
    );
    let played = driver.ask(r#"{"do":"play","match":"m1","seat":0,"action":"choose witch druid wizard warlock cutpurse"}"#);
    assert_eq!(
        played["ok"]["events"][0]["roles"].as_array().unwrap().len(),
        5,
        "an omniscient observer sees all"
    );
    let seen = driver.ask(r#"{"do":"events","match":"m1","seat":1}"#);
    let last = seen["ok"]["events"]
        .as_array()
        .unwrap()
        .last()
        .unwrap()
        .clone();
    assert_eq!(
        (&last["event"], &last["roles"]),
        (&json!("chose"), &Value::Null)
    );
    let since = last["n"].as_u64().unwrap();
    let later = driver.ask(&format!(
        r#"{{"do":"events","match":"m1","seat":null,"since":{since}}}"#
    ));
    assert_eq!(later["ok"]["events"].as_array().unwrap().len(), 1);
    let out_of_turn = driver.ask(r#"{"do":"play","match":"m1","seat":0,"action":"i-am witch"}"#);
    assert_eq!(code(&out_of_turn), "not-your-turn");
}

#[test]
fn the_random_bot_answers_with_a_legal_action() {
    let mut driver = Driver::start(&[]);
    driver.ask(NEW);
    let ask = r#"{"do":"bot","match":"m1","seat":1,"bot":"random","seed":"s","iterations":10}"#;
    let (first, second) = (driver.ask(ask), driver.ask(ask));
    assert_eq!(
        first["ok"], second["ok"],
        "the same seed gives the same answer"
    );
    let action = first["ok"]["action"].as_str().unwrap().to_string();
    assert!(
        driver
            .ok(r#"{"do":"legal","match":"m1","seat":1}"#)
            .contains(&action)
    );
    assert!(first["ok"]["value"].is_number() && first["ok"]["considered"].is_array());
    driver.ask(&format!(
        r#"{{"do":"play","match":"m1","seat":1,"action":"{action}"}}"#
    ));
    assert_eq!(code(&driver.ask(ask)), "not-your-turn");
}

#[test]
fn own_component_data_replaces_the_built_in() {
    let text = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../games/witchs-brew/data/witchs-brew.toml"
    ))
    .unwrap();
    let own = std::env::temp_dir().join(format!("covenstead-own-data-{}.toml", std::process::id()));
    std::fs::write(
        &own,
        text.replace("recon-2", "mine-7")
            .replacen("vp = 2", "vp = 1", 1),
    )
    .unwrap();
    let mut driver = Driver::start(&["--data", own.to_str().unwrap()]);
    assert!(driver.ok(r#"{"do":"games"}"#).contains("mine-7"));
    driver.ask(NEW);
    let view = driver.ok(r#"{"do":"view","match":"m1","seat":null}"#);
    assert_eq!(
        serde_json::from_str::<Value>(&view).unwrap()["view"]["stacks"]["copper"][0]["vp"],
        1
    );
    assert!(driver.finish());
    std::fs::remove_file(own).unwrap();
}
