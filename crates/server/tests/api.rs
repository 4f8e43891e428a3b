//! The API, spoken to by real clients over loopback.

mod common;

use common::{Server, Wanted, bot, me, play_something};
use covenstead_server::client::Client;
use serde_json::{Value, json};
use std::time::Duration;

async fn get(client: &mut Client, path: &str) -> Value {
    let answer = client.get(path).await.unwrap();
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    answer.body
}

/// Waits until a table is over or a person has to decide, and gives its status.
async fn settled(client: &mut Client, table: &str) -> Value {
    for _ in 0..3_000 {
        let document = get(client, &format!("/api/tables/{table}")).await;
        let mine = !document["actions"].as_array().unwrap().is_empty();
        if mine || document["phase"] == "over" {
            return document;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the bots do not decide");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_whole_games_of_every_title_against_bots_and_the_record_replays() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    for game in ["witchs-brew", "three-witches", "brew", "broom-service"] {
        let (table, tokens) = server
            .table(game, json!([me("Anna"), bot("random"), bot("random")]))
            .await;
        let mut anna = server.client(Some(&tokens[0])).await;
        let mut which = 0;
        while settled(&mut anna, &table).await["phase"] != "over" {
            which += 7;
            let answer = play_something(&mut anna, &table, which).await.unwrap();
            assert_eq!(answer.status, 200, "{}", answer.body);
        }
        let result = get(&mut anna, &format!("/api/tables/{table}/result")).await;
        assert_eq!(result["over"], true);
        let record = get(&mut anna, &format!("/api/tables/{table}/record")).await["record"].clone();
        assert_eq!(record["seed"]["text"], "");
        let replayed = anna
            .post("/api/replay", &json!({ "record": record }))
            .await
            .unwrap();
        assert_eq!(replayed.body["result"], result["result"]);
        let early = get(
            &mut anna,
            &format!("/api/tables/{table}/replay?upto=3&seat=1"),
        )
        .await;
        assert_eq!(early["result"], Value::Null);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_token_nobody_sees_or_acts_as_a_seat() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (table, tokens) = server
        .table("witchs-brew", json!([me("Anna"), me("Barb"), me("Carl")]))
        .await;
    let path = format!("/api/tables/{table}");
    let (mut anna, mut stranger) = (
        server.client(Some(&tokens[0])).await,
        server.client(None).await,
    );
    let legal = get(&mut anna, &format!("{path}/legal")).await;
    let body = json!({ "action": legal["actions"][0], "version": 0 });
    assert_eq!(
        stranger
            .post(&format!("{path}/play"), &body)
            .await
            .unwrap()
            .status,
        403
    );
    assert_eq!(
        get(&mut stranger, &format!("{path}/legal")).await["actions"],
        json!([])
    );
    for verb in ["view", "legal", "events"] {
        assert_eq!(
            stranger
                .get(&format!("{path}/{verb}?seat=0"))
                .await
                .unwrap()
                .status,
            403
        );
        assert_eq!(
            anna.get(&format!("{path}/{verb}?seat=1"))
                .await
                .unwrap()
                .status,
            403
        );
    }
    let as_another = json!({ "action": legal["actions"][0], "version": 0, "seat": 1 });
    assert_eq!(
        anna.post(&format!("{path}/play"), &as_another)
            .await
            .unwrap()
            .status,
        403
    );
    let wrong = format!("{:032x}", 7);
    assert_eq!(
        server
            .client(Some(&wrong))
            .await
            .get(&path)
            .await
            .unwrap()
            .status,
        401
    );
    assert_eq!(
        anna.get(&format!("{path}/record")).await.unwrap().status,
        409,
        "a running game shows no record"
    );
    // What Anna chose in secret is nowhere in what the others get.
    assert_eq!(
        anna.post(&format!("{path}/play"), &body)
            .await
            .unwrap()
            .status,
        200
    );
    let mut hands = Vec::new();
    for token in [None, Some(tokens[1].as_str()), Some(tokens[2].as_str())] {
        hands.push(get(&mut server.client(token).await, &path).await["view"]["players"][0].clone());
    }
    let own = get(&mut anna, &path).await["view"]["players"][0].clone();
    assert!(
        hands.iter().all(|hand| *hand == hands[0] && *hand != own),
        "{hands:?} {own}"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_decision_is_refused_with_the_table_as_it_is_and_secret_ones_do_not_make_others_stale()
 {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (table, tokens) = server
        .table("witchs-brew", json!([me("Anna"), me("Barb"), me("Carl")]))
        .await;
    let path = format!("/api/tables/{table}/play");
    let mut seats = Vec::new();
    for token in &tokens {
        seats.push(server.client(Some(token)).await);
    }
    let action =
        get(&mut seats[0], &format!("/api/tables/{table}/legal")).await["actions"][0].clone();
    let body = json!({ "action": action, "version": 0 });
    assert_eq!(seats[0].post(&path, &body).await.unwrap().status, 200);
    assert_eq!(
        seats[1].post(&path, &body).await.unwrap().status,
        200,
        "made on the same question, in secret"
    );
    let again = seats[0].post(&path, &body).await.unwrap();
    assert_eq!(again.status, 409);
    let last = seats[2].post(&path, &body).await.unwrap();
    assert_eq!(last.status, 200);
    let late = seats[2].post(&path, &body).await.unwrap();
    assert_eq!((late.status, &late.body["code"]), (409, &json!("stale")));
    assert_eq!(late.body["current"]["version"], 3);
    let future = json!({ "action": action, "version": 99 });
    assert_eq!(
        seats[0].post(&path, &future).await.unwrap().body["code"],
        "stale"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_tells_everything_once_across_reconnections_and_restarts() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path()).await;
    let (table, tokens) = server
        .table("broom-service", json!([me("Anna"), me("Barb")]))
        .await;
    let mut heard: Vec<Value> = Vec::new();
    let mut last: Option<String> = None;
    for round in 0..6 {
        if round == 3 {
            server.stop().await;
            server = Server::start(folder.path()).await;
        }
        let mut events = server
            .client(Some(&tokens[0]))
            .await
            .stream(&table, last.as_deref())
            .await
            .unwrap();
        for step in 0..5 {
            for token in &tokens {
                play_something(
                    &mut server.client(Some(token)).await,
                    &table,
                    round * 5 + step,
                )
                .await;
            }
        }
        let now = get(
            &mut server.client(None).await,
            &format!("/api/tables/{table}/status"),
        )
        .await["version"]
            .clone();
        loop {
            let wait = tokio::time::timeout(Duration::from_secs(20), events.next());
            let (id, update) = wait
                .await
                .expect("an event")
                .unwrap()
                .expect("the stream goes on");
            last = Some(id);
            heard.truncate(update["since"].as_u64().unwrap() as usize);
            heard.extend(update["events"].as_array().unwrap().iter().cloned());
            if update["version"] == now {
                break;
            }
        }
        let all = get(
            &mut server.client(Some(&tokens[0])).await,
            &format!("/api/tables/{table}/events"),
        )
        .await;
        assert_eq!(json!(heard), all["events"], "round {round}");
        assert!(heard.iter().enumerate().all(|(n, event)| event["n"] == n));
    }
    assert!(heard.len() > 20);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_taken_left_handed_to_bots_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (table, tokens) = server
        .table(
            "three-witches",
            json!([me("Anna"), { "kind": "open" }, { "kind": "open" }]),
        )
        .await;
    let path = format!("/api/tables/{table}");
    let mut anna = server.client(Some(&tokens[0])).await;
    assert_eq!(get(&mut anna, &path).await["phase"], "gathering");
    assert!(play_something(&mut anna, &table, 0).await.is_none());
    let mut nobody = server.client(None).await;
    assert_eq!(
        nobody
            .post(&format!("{path}/seats"), &json!({ "name": "a\u{202e}b" }))
            .await
            .unwrap()
            .status,
        422
    );
    let sat = nobody
        .post(&format!("{path}/seats"), &json!({ "name": "Barb" }))
        .await
        .unwrap()
        .body;
    let token = sat["token"].as_str().unwrap().to_string();
    assert_eq!(sat["seat"], 1);
    assert_eq!(
        nobody
            .post(
                &format!("{path}/bots"),
                &json!({ "seat": 2, "level": "random" })
            )
            .await
            .unwrap()
            .status,
        403
    );
    assert_eq!(
        anna.post(
            &format!("{path}/bots"),
            &json!({ "seat": 2, "level": "random" })
        )
        .await
        .unwrap()
        .status,
        200
    );
    let mut barb = server.client(Some(&token)).await;
    let document = settled_for(&mut anna, &mut barb, &path).await;
    assert_eq!(document["phase"], "playing");
    assert_eq!(document["people"]["seats"][1]["name"], "Barb");
    assert_eq!(
        nobody
            .post(&format!("{path}/seats"), &json!({ "name": "Dora" }))
            .await
            .unwrap()
            .status,
        409
    );
    // Barb leaves, a bot plays on; she takes her seat back with a new link, and the old one is
    // void.
    assert_eq!(
        barb.post(&format!("{path}/leave"), &json!({}))
            .await
            .unwrap()
            .status,
        200
    );
    assert_eq!(
        get(&mut anna, &path).await["people"]["seats"][1]["kind"],
        "stand-in"
    );
    let link = barb
        .post(&format!("{path}/link"), &json!({}))
        .await
        .unwrap()
        .body;
    assert_eq!(barb.get(&path).await.unwrap().status, 401);
    let mut barb = server.client(link["token"].as_str()).await;
    assert_eq!(
        barb.post(&format!("{path}/return"), &json!({}))
            .await
            .unwrap()
            .status,
        200
    );
    assert_eq!(
        get(&mut anna, &path).await["people"]["seats"][1]["kind"],
        "person"
    );
    // She is away (the test waits for nothing), and Anna lets a bot play for her.
    assert_eq!(
        anna.post(
            &format!("{path}/bots"),
            &json!({ "seat": 1, "level": "random" })
        )
        .await
        .unwrap()
        .status,
        200
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_freely_but_where_the_rules_of_the_game_forbid_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let said = json!({ "text": "where are you?" });
    let (table, tokens) = server
        .table("witchs-brew", json!([me("Anna"), me("Barb"), me("Carl")]))
        .await;
    let path = format!("/api/tables/{table}");
    assert_eq!(
        server
            .client(Some(&tokens[0]))
            .await
            .post(&format!("{path}/chat"), &said)
            .await
            .unwrap()
            .status,
        200
    );
    assert_eq!(
        get(&mut server.client(Some(&tokens[1])).await, &path).await["messages"][0]["text"],
        "where are you?"
    );
    // The cards are dealt and the Lead Witch is not known yet: nobody talks.
    let (table, tokens) = server
        .table("three-witches", json!([me("Anna"), me("Barb"), me("Carl")]))
        .await;
    let path = format!("/api/tables/{table}");
    let refused = server
        .client(Some(&tokens[0]))
        .await
        .post(&format!("{path}/chat"), &said)
        .await
        .unwrap();
    assert_eq!(refused.status, 409);
    assert!(
        refused.body.to_string().contains("TW-R-22"),
        "{}",
        refused.body
    );
    assert_eq!(
        get(&mut server.client(Some(&tokens[1])).await, &path).await["messages"],
        json!([])
    );
    // Then the Lesser Witches have two signals, in any language, and nothing else to say.
    let mut seats = Vec::new();
    for token in &tokens {
        seats.push(server.client(Some(token)).await);
    }
    let lesser = loop {
        for seat in &mut seats {
            play_something(seat, &table, 2).await;
        }
        let mut talks = Vec::new();
        for seat in &mut seats {
            talks.push(get(seat, &format!("{path}/scene")).await["scene"]["talk"]["talk"].clone());
        }
        if let Some(lesser) = talks.iter().position(|talk| talk == "signals") {
            break lesser;
        }
    };
    let mut say = async |text: &str| {
        seats[lesser]
            .post(&format!("{path}/chat"), &json!({ "text": text }))
            .await
            .unwrap()
            .status
    };
    assert_eq!(say("Lass uns diesen Stich verlieren.").await, 200);
    assert_eq!(say("Ich habe das Elixier.").await, 409);
    // A signal is seen by all until it is changed or taken back; it is no message.
    let signals_of = async |seats: &mut Vec<Client>| {
        let mut seen = Vec::new();
        for seat in seats {
            let shown = get(seat, &format!("{path}/scene")).await;
            let bubbles = shown["scene"]["bubbles"].as_array().unwrap().clone();
            let signal = bubbles
                .into_iter()
                .find(|bubble| bubble["tone"] == "signal");
            seen.push(signal.map(|bubble| bubble["words"].as_str().unwrap().to_string()));
        }
        seen
    };
    let lose = Some("Let us lose this trick.".to_string());
    assert_eq!(signals_of(&mut seats).await, vec![lose; 3]);
    let chat = format!("{path}/chat");
    let signal = async |seats: &mut Vec<Client>, word: &str| {
        let told = json!({ "text": word });
        seats[lesser].post(&chat, &told).await.unwrap().status
    };
    assert_eq!(signal(&mut seats, "win").await, 200);
    let win = Some("Let us win this trick.".to_string());
    assert_eq!(signals_of(&mut seats).await, vec![win.clone(); 3]);
    let own = get(&mut seats[lesser], &format!("{path}/scene")).await;
    assert_eq!(own["scene"]["talk"]["given"], "win");
    assert_eq!(signal(&mut seats, "none").await, 200);
    assert_eq!(signals_of(&mut seats).await, vec![None; 3]);
    assert_eq!(get(&mut seats[0], &path).await["messages"], json!([]));
    // It goes out with its trick.
    assert_eq!(signal(&mut seats, "win").await, 200);
    let trick = get(&mut seats[0], &format!("{path}/scene")).await["scene"]["facts"][1].clone();
    while get(&mut seats[0], &format!("{path}/scene")).await["scene"]["facts"][1] == trick {
        assert!(signals_of(&mut seats).await.contains(&win));
        for seat in &mut seats {
            play_something(seat, &table, 1).await;
        }
    }
    assert_eq!(signals_of(&mut seats).await, vec![None; 3]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_advises_against_bots_and_against_people_only_where_the_table_allows_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let asked = json!({ "level": "greedy" });
    let alone = json!([me("Anna"), bot("random"), bot("random")]);
    let (table, tokens) = server.table("witchs-brew", alone).await;
    let mut anna = server.client(Some(&tokens[0])).await;
    assert_eq!(
        anna.post(&format!("/api/tables/{table}/bot"), &asked)
            .await
            .unwrap()
            .status,
        200
    );
    for (hints, status) in [(false, 409), (true, 200)] {
        let seats = json!([me("Anna"), me("Barb"), bot("random")]);
        let order = json!({ "game": "witchs-brew", "seats": seats, "hints": hints });
        let made = server
            .client(None)
            .await
            .post("/api/tables", &order)
            .await
            .unwrap()
            .body;
        let token = made["seats"][0]["token"].as_str().unwrap().to_string();
        let path = format!("/api/tables/{}/bot", made["table"].as_str().unwrap());
        assert_eq!(
            server
                .client(Some(&token))
                .await
                .post(&path, &asked)
                .await
                .unwrap()
                .status,
            status
        );
    }
    server.stop().await;
}

async fn settled_for(anna: &mut Client, barb: &mut Client, path: &str) -> Value {
    for _ in 0..2_000 {
        let documents = [get(anna, path).await, get(barb, path).await];
        if let Some(document) = documents
            .into_iter()
            .find(|document| document["actions"][0].is_string())
        {
            return document;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("nobody has to decide");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_taken_back_freely_or_by_consent() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (table, tokens) = server
        .table("witchs-brew", json!([me("Anna"), me("Barb"), me("Carl")]))
        .await;
    let path = format!("/api/tables/{table}");
    let mut seats = Vec::new();
    for token in &tokens {
        seats.push(server.client(Some(token)).await);
    }
    let decided = |status: Value| status["actors"].as_array().unwrap().len();
    // A sealed choice reveals nothing: it goes back at once.
    play_something(&mut seats[0], &table, 5).await.unwrap();
    assert_eq!(
        seats[0]
            .post(&format!("{path}/undo"), &json!({}))
            .await
            .unwrap()
            .status,
        200
    );
    assert_eq!(
        decided(get(&mut seats[0], &format!("{path}/status")).await),
        3
    );
    // Barb chose after her: now both others are asked, and one refusal is enough.
    play_something(&mut seats[0], &table, 5).await.unwrap();
    play_something(&mut seats[1], &table, 6).await.unwrap();
    for agrees in [false, true] {
        assert_eq!(
            seats[0]
                .post(&format!("{path}/undo"), &json!({}))
                .await
                .unwrap()
                .status,
            200
        );
        let wish = get(&mut seats[2], &path).await["people"]["wish"].clone();
        assert_eq!(wish["missing"], json!([1, 2]));
        assert_eq!(
            seats[1]
                .post(&format!("{path}/consent"), &json!({ "agrees": true }))
                .await
                .unwrap()
                .status,
            200
        );
        assert_eq!(
            seats[2]
                .post(&format!("{path}/consent"), &json!({ "agrees": agrees }))
                .await
                .unwrap()
                .status,
            200
        );
        let status = get(&mut seats[0], &format!("{path}/status")).await;
        assert_eq!(decided(status), if agrees { 3 } else { 1 });
        assert_eq!(
            get(&mut seats[0], &path).await["people"]["wish"],
            Value::Null
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_brings_every_decision_back_and_bots_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (table, tokens) = server
        .table("brew", json!([me("Anna"), bot("random"), bot("random")]))
        .await;
    let mut anna = server.client(Some(&tokens[0])).await;
    for which in 0..20 {
        settled(&mut anna, &table).await;
        play_something(&mut anna, &table, which).await;
    }
    let before = settled(&mut anna, &table).await;
    server.stop().await;
    let server = Server::start(folder.path()).await;
    let mut anna = server.client(Some(&tokens[0])).await;
    let after = settled(&mut anna, &table).await;
    assert_eq!(before, after);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_get_problem_details_and_limits_hold() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start_with(
        folder.path(),
        Wanted {
            requests: 5,
            tables: 2,
            streams: 1,
            ..Wanted::default()
        },
    )
    .await;
    let mut client = server.client(None).await;
    let nowhere = client.get("/api/tables/0000000000000000").await.unwrap();
    assert_eq!(
        (nowhere.status, &nowhere.body["code"]),
        (404, &json!("no-table"))
    );
    assert_eq!(client.get("/api/tables/%2e%2e").await.unwrap().status, 422);
    let refused = client
        .post(
            "/api/tables",
            &json!({ "game": "chess", "seats": [me("A"), me("B")] }),
        )
        .await
        .unwrap();
    assert_eq!(
        (refused.status, refused.body["status"].clone()),
        (404, json!(404))
    );
    let odd = client
        .post(
            "/api/tables",
            &json!({ "game": "brew", "seats": [me("A"), me("B")], "colour": 1 }),
        )
        .await
        .unwrap();
    assert!(
        odd.body["detail"].as_str().unwrap().contains("colour"),
        "{}",
        odd.body
    );
    let seats = json!([me("Anna"), me("Barb")]);
    let (table, _) = server.table("brew", seats.clone()).await;
    server
        .client(None)
        .await
        .stream(&table, None)
        .await
        .unwrap();
    let order = json!({ "game": "brew", "seats": seats });
    let mut statuses = Vec::new();
    for _ in 0..60 {
        statuses.push(client.post("/api/tables", &order).await.unwrap().status);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
    assert!(statuses.iter().filter(|status| **status == 200).count() <= 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_may_have_so_many_games_open_and_no_more_until_one_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start_with(
        folder.path(),
        Wanted {
            open_tables: 2,
            ..Wanted::default()
        },
    )
    .await;
    let mut client = server.client(None).await;
    let order =
        json!({ "game": "three-witches", "seats": [me("Anna"), bot("random"), bot("random")] });
    let (table, tokens) = server.table("three-witches", order["seats"].clone()).await;
    assert_eq!(
        client.post("/api/tables", &order).await.unwrap().status,
        200
    );
    let refused = client.post("/api/tables", &order).await.unwrap();
    assert_eq!(
        (refused.status, &refused.body["code"]),
        (429, &json!("limit"))
    );
    assert!(
        refused.body["detail"]
            .as_str()
            .unwrap()
            .contains("Finish one"),
        "{}",
        refused.body
    );
    // A refused order does not count, and neither does a bad one.
    assert_eq!(
        client
            .post(
                "/api/tables",
                &json!({ "game": "chess", "seats": [me("A")] })
            )
            .await
            .unwrap()
            .status,
        429
    );
    let mut anna = server.client(Some(&tokens[0])).await;
    for which in 0.. {
        if settled(&mut anna, &table).await["phase"] == "over" {
            break;
        }
        play_something(&mut anna, &table, which).await;
    }
    assert_eq!(
        client.post("/api/tables", &order).await.unwrap().status,
        200
    );
    assert_eq!(
        client.post("/api/tables", &order).await.unwrap().status,
        429
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_lists_every_route_and_health_and_metrics_answer() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let mut client = server.client(None).await;
    let document = get(&mut client, "/api/openapi.json").await;
    for path in [
        "/api/tables",
        "/api/tables/{id}/play",
        "/api/tables/{id}/stream",
        "/api/replay",
    ] {
        assert!(document["paths"][path].is_object(), "{path}");
    }
    assert_eq!(get(&mut client, "/health").await, "ok\n");
    assert!(
        get(&mut client, "/metrics")
            .await
            .as_str()
            .unwrap()
            .contains("covenstead_tables_open")
    );
    server.stop().await;
}
