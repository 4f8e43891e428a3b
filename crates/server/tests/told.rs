//! Nothing that happens is left out, however late a client listens, and every rule that a refusal
//! names can be read.

mod common;

use common::{Server, bot, me, on_the_wire, play_something};
use covenstead_catalog::Catalog;
use covenstead_server::client::Client;
use serde_json::{Value, json};
use std::time::Duration;

async fn get(client: &mut Client, path: &str) -> Value {
    let answer = client.get(path).await.unwrap();
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    answer.body
}

/// A person at a memory table of Witch's Brew with two quick bots.
async fn memory_table(server: &Server) -> (String, String) {
    let seats = json!([me("Anna"), bot("greedy"), bot("greedy")]);
    let order = json!({
        "game": "witchs-brew",
        "seats": seats,
        "options": { "memory": true, "set_limit": 10 },
    });
    let mut client = server.client(None).await;
    let answer = client.post("/api/tables", &order).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    let token = answer.body["seats"][0]["token"].as_str().unwrap();
    let table = answer.body["table"].as_str().unwrap();
    (table.to_string(), token.to_string())
}

#[tokio::test(flavor = "multi_thread")]
async fn wb_r_29_a_stream_with_pauses_and_a_scene_looked_at_now_and_then_tell_every_event_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (table, token) = memory_table(&server).await;
    let mut anna = server.client(Some(&token)).await;
    let stream = server.client(Some(&token)).await.stream(&table, None);
    let mut stream = stream.await.unwrap();
    let mut streamed: Vec<Value> = Vec::new();
    let mut read: Vec<Value> = Vec::new();
    // Nothing is heard yet.
    let mut last = "0.0".to_string();
    let mut streamed_to = 0;
    let mut calls_missed = 0;
    for step in 0.. {
        let document = get(&mut anna, &format!("/api/tables/{table}")).await;
        let over = document["phase"] == "over";
        if !over {
            play_something(&mut anna, &table, step * 7).await;
        }
        // The client looks away for a while: the bots go on meanwhile.
        if over || step % 5 == 4 {
            let path = format!("/api/tables/{table}/scene?last={last}");
            let scene = get(&mut anna, &path).await;
            last = scene["heard"].as_str().unwrap().to_string();
            let news = scene["news"].as_u64().unwrap_or(0);
            let untold = scene["scene"]["untold"].as_array();
            let log = scene["scene"]["log"].as_array().unwrap();
            calls_missed += untold.map_or(0, Vec::len);
            let told = untold.into_iter().flatten().chain(log);
            read.extend(
                told.filter(|line| line["number"].as_u64() >= Some(news))
                    .cloned(),
            );
            let version = scene["version"].as_u64().unwrap();
            while streamed_to < version {
                let wait = tokio::time::timeout(Duration::from_secs(60), stream.next());
                let (_, update) = wait.await.expect("an event").unwrap().expect("no end");
                streamed.extend(update["events"].as_array().unwrap().iter().cloned());
                streamed_to = update["version"].as_u64().unwrap();
            }
        }
        if over {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let path = format!("/api/tables/{table}/events");
    let all = get(&mut anna, &path).await["events"].clone();
    assert_eq!(json!(streamed), all);
    let numbers: Vec<u64> = read
        .iter()
        .map(|line| line["number"].as_u64().unwrap())
        .collect();
    let every: Vec<u64> = (0..all.as_array().unwrap().len() as u64).collect();
    assert_eq!(numbers, every, "the scenes told every line once");
    assert!(calls_missed > 10, "the log never began anew unseen");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_rule_has_an_address_and_every_mention_leads_there() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    for title in Catalog::built_in().titles() {
        let path = format!("/rules/{}", title.id());
        let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        let page = on_the_wire(server.address, &request).await;
        assert!(page.starts_with("HTTP/1.1 200"), "{page}");
        for rule in title.specification() {
            let anchor = format!("id=\"{}\"", rule.id);
            assert_eq!(page.matches(&anchor).count(), 1, "{}", rule.id);
        }
        assert!(!page.contains("**") && !page.contains(" style="), "{path}");
        let targets = page.split("href=\"#").skip(1);
        for target in targets.filter_map(|rest| rest.split('"').next()) {
            assert!(page.contains(&format!("id=\"{target}\"")), "{target}");
        }
    }
    server.stop().await;
}

/// Posts a form like a browser without script.
async fn post(server: &Server, path: &str, cookies: &str, form: &str) -> String {
    let length = form.len();
    let head = format!("POST {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{cookies}");
    let kind = "content-type: application/x-www-form-urlencoded\r\n";
    let request = format!("{head}{kind}content-length: {length}\r\n\r\n{form}");
    on_the_wire(server.address, &request).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_its_rule_and_leads_to_it_with_script_and_without() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let set = post(&server, "/play", "", "game=witchs-brew").await;
    let header = |name: &str| {
        let mut lines = set.lines();
        lines.find_map(|line| line.strip_prefix(name)).unwrap()
    };
    let key = header("set-cookie: ").split(';').next().unwrap();
    let table = header("location: ").to_string();
    let cookie = format!("cookie: {key}; lang=de\r\n");
    // Everybody chooses roles: nothing is called yet.
    let path = format!("{table}/play");
    let api = table.replace("/t/", "/api/tables/");
    let mut refused = String::new();
    for _ in 0..200 {
        let mut watching = server.client(None).await;
        let version = get(&mut watching, &format!("{api}/status")).await["version"].clone();
        let form = format!("version={version}&action=i-am+witch");
        refused = post(&server, &path, &cookie, &form).await;
        if refused.contains("/rules/witchs-brew#WB-") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(refused.starts_with("HTTP/1.1 422"), "{refused}");
    assert!(
        refused.contains("href=\"/rules/witchs-brew#WB-"),
        "{refused}"
    );
    let script = format!("{cookie}x-covenstead: script\r\n");
    let mut watching = server.client(None).await;
    let version = get(&mut watching, &format!("{api}/status")).await["version"].clone();
    let form = format!("version={version}&action=i-am+witch");
    let told = post(&server, &path, &script, &form).await;
    assert!(told.contains("x-rule: /rules/witchs-brew#WB-"), "{told}");
    server.stop().await;
}
