//! What nobody may learn, and whose seat is whose: through the API, the pages and the streams.

#[path = "common/browser.rs"]
mod browser;
mod common;

use browser::Browser;
use common::{Server, me, play_something};
use covenstead_server::client::Client;
use serde_json::{Value, json};

const GAMES: [&str; 4] = ["witchs-brew", "three-witches", "brew", "broom-service"];

fn open() -> Value {
    json!({ "kind": "open" })
}

async fn sit(client: &mut Client, table: &str, seat: u8, name: &str) -> Value {
    let body = json!({ "name": name, "seat": seat });
    let path = format!("/api/tables/{table}/seats");
    let answer = client.post(&path, &body).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body["token"].clone()
}

/// Everything that whoever sits in a seat can read, but for what says which table it is.
async fn all_to_read(server: &Server, table: &str, token: &str) -> Vec<String> {
    let mut read = Vec::new();
    let mut client = server.client(Some(token)).await;
    for verb in ["view", "scene", "events", "legal", "status", "result"] {
        let answer = client.get(&format!("/api/tables/{table}/{verb}")).await;
        let answer = answer.unwrap();
        assert_eq!(answer.status, 200, "{verb}: {}", answer.body);
        read.push(answer.body.to_string());
    }
    let mut stream = server
        .client(Some(token))
        .await
        .stream(table, None)
        .await
        .unwrap();
    let (_, update) = stream.next().await.unwrap().unwrap();
    read.push(update.to_string());
    let mut browser = Browser::new(server.address, "en");
    let path = format!("/t/{table}");
    browser.get(&format!("{path}/seat/{token}")).await;
    read.push(browser.get(&path).await.body);
    let mut live = browser.stream(&format!("{path}/live")).await;
    assert!(live.until("</p>").await || live.heard.contains("data-version"));
    let told = live.heard.find("event: table").map(|at| &live.heard[at..]);
    read.push(told.unwrap_or_default().to_string());
    read.into_iter()
        .map(|text| text.replace(table, "TABLE"))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_chance_decides_exists_before_the_last_seat_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path()).await;
    for game in GAMES {
        // Two tables whose chance is not the same: whoever sits at them reads the same.
        let mut tables = Vec::new();
        for _ in 0..2 {
            let (table, tokens) = server
                .table(game, json!([me("Anna"), open(), open()]))
                .await;
            let mut barb = server.client(None).await;
            let first = sit(&mut barb, &table, 1, "Barb").await;
            tables.push((
                table,
                tokens[0].clone(),
                first.as_str().unwrap().to_string(),
            ));
        }
        let mut read = Vec::new();
        for (table, anna, barb) in &tables {
            let mut both = all_to_read(&server, table, anna).await;
            both.extend(all_to_read(&server, table, barb).await);
            read.push(both);
        }
        assert_eq!(read[0], read[1], "{game}");
        let (table, anna, barb) = &tables[0];
        server.stop().await;
        server = Server::start(folder.path()).await;
        let again = all_to_read(&server, table, anna).await;
        assert!(
            again[2].ends_with("\"events\":[]}"),
            "{game}: after a restart"
        );

        // Barb reads, leaves and sits elsewhere: what she saw tells nothing, and the stream of the
        // seat she had ends before the cards are dealt.
        let mut stream = server
            .client(Some(barb))
            .await
            .stream(table, None)
            .await
            .unwrap();
        stream.next().await.unwrap().unwrap();
        let path = format!("/api/tables/{table}");
        let left = server
            .client(Some(barb))
            .await
            .post(&format!("{path}/leave"), &json!({}))
            .await;
        assert_eq!(left.unwrap().status, 200);
        assert!(
            stream.next().await.unwrap().is_none(),
            "{game}: her stream goes on"
        );
        let gone = server.client(Some(barb)).await.get(&path).await.unwrap();
        assert_eq!(gone.status, 401);
        let mut barb = server.client(None).await;
        sit(&mut barb, table, 2, "Barb").await;
        let mut carl = server.client(None).await;
        let token = sit(&mut carl, table, 1, "Carl").await;
        let mut carl = server.client(token.as_str()).await;
        let begun = carl.get(&path).await.unwrap().body;
        assert_eq!(begun["phase"], "playing", "{game}");
        let events = carl.get(&format!("{path}/events")).await.unwrap().body;
        assert_ne!(events["events"], json!([]), "{game}: chance has begun");
        // What chance brought is kept.
        server.stop().await;
        server = Server::start(folder.path()).await;
        let mut carl = server.client(token.as_str()).await;
        let after = carl.get(&format!("{path}/view")).await.unwrap().body;
        assert_eq!(after["view"], begun["view"], "{game}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_personal_link_ends_the_old_one_its_browsers_and_their_streams() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (table, tokens) = server
        .table("broom-service", json!([me("Anna"), me("Barb")]))
        .await;
    let (path, api) = (format!("/t/{table}"), format!("/api/tables/{table}"));
    let mut thief = Browser::new(server.address, "en");
    thief.get(&format!("{path}/seat/{}", tokens[0])).await;
    let mut watching = thief.stream(&format!("{path}/live")).await;
    assert!(watching.until("</main>").await);
    let mut listening = server
        .client(Some(&tokens[0]))
        .await
        .stream(&table, None)
        .await
        .unwrap();
    listening.next().await.unwrap().unwrap();
    assert_eq!(thief.get(&format!("{api}/legal?seat=0")).await.status, 200);

    let mut anna = server.client(Some(&tokens[0])).await;
    let link = anna
        .post(&format!("{api}/link"), &json!({}))
        .await
        .unwrap()
        .body;
    assert!(
        listening.next().await.unwrap().is_none(),
        "the old token's stream goes on"
    );
    watching.rest().await;
    assert_eq!(thief.get(&format!("{api}/legal?seat=0")).await.status, 403);
    assert_eq!(
        thief
            .get(&format!("{path}/seat/{}", tokens[0]))
            .await
            .status,
        401
    );
    assert_eq!(anna.get(&api).await.unwrap().status, 401);
    let mut anna = server.client(link["token"].as_str()).await;
    assert_eq!(anna.get(&api).await.unwrap().body["you"], 0);
    // A restart changes nothing about it.
    server.stop().await;
    let server = Server::start(folder.path()).await;
    thief.move_to(server.address);
    assert_eq!(thief.get(&format!("{api}/legal?seat=0")).await.status, 403);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_browser_that_took_a_seat_keeps_it_when_its_link_is_made_anew() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (table, _) = server
        .table("broom-service", json!([me("Anna"), open()]))
        .await;
    let path = format!("/t/{table}");
    let mut barb = Browser::new(server.address, "en");
    barb.post(&format!("{path}/sit"), "name=Barb&seat=1").await;
    let made = barb.post(&format!("{path}/relink"), "").await;
    assert_eq!(made.status, 200);
    let legal = format!("/api/tables/{table}/legal?seat=1");
    assert_eq!(barb.get(&legal).await.status, 200);
    let token = made.body.split("/seat/").nth(1).unwrap()[..32].to_string();
    let mut phone = Browser::new(server.address, "en");
    phone.get(&format!("{path}/seat/{token}")).await;
    assert_eq!(phone.get(&legal).await.status, 200);
    // Made on the phone, the next one voids neither.
    phone.post(&format!("{path}/relink"), "").await;
    assert_eq!(
        (
            phone.get(&legal).await.status,
            barb.get(&legal).await.status
        ),
        (200, 200)
    );
    // Made on the first device, it ends what came with the link.
    barb.post(&format!("{path}/relink"), "").await;
    assert_eq!(
        (
            phone.get(&legal).await.status,
            barb.get(&legal).await.status
        ),
        (403, 200)
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_is_asked_before_another_link_changes_their_seat() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (table, tokens) = server
        .table("witchs-brew", json!([me("Anna"), open(), me("Carl")]))
        .await;
    let path = format!("/t/{table}");
    let mut barb = Browser::new(server.address, "en");
    barb.post(&format!("{path}/sit"), "name=Barb&seat=1").await;
    let you = async |browser: &mut Browser| {
        let page = browser.get(&format!("/api/tables/{table}")).await;
        serde_json::from_str::<Value>(&page.body).unwrap()["you"].clone()
    };
    let link = format!("{path}/seat/{}", tokens[0]);
    let asked = barb.get(&link).await;
    assert_eq!(asked.status, 200);
    assert!(
        asked.body.contains("You sit at this table as Barb"),
        "{}",
        asked.body
    );
    assert_eq!(
        barb.get(&format!("/api/tables/{table}/legal?seat=0"))
            .await
            .status,
        403
    );
    let waits = |page: &str| page.contains("Play as Barb");
    assert!(!waits(&barb.get(&path).await.body));
    assert_eq!(barb.post(&link, "").await.status, 303);
    assert!(waits(&barb.get(&path).await.body), "the page is Anna's now");
    assert_eq!(barb.post(&format!("{path}/as"), "seat=1").await.status, 303);
    assert!(!waits(&barb.get(&path).await.body), "and Barb's again");
    assert_eq!(barb.post(&format!("{path}/as"), "seat=2").await.status, 403);
    assert_eq!(
        you(&mut barb).await,
        1,
        "a program sees the seat held longest"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_browser_takes_one_seat_unless_its_table_was_set_so() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (table, tokens) = server
        .table("witchs-brew", json!([me("Anna"), open(), open()]))
        .await;
    let mut barb = Browser::new(server.address, "de");
    let sit = format!("/t/{table}/sit");
    assert_eq!(barb.post(&sit, "name=Barb&seat=1").await.status, 303);
    let again = barb.post(&sit, "name=Carl&seat=2").await;
    assert_eq!(again.status, 409);
    assert!(
        again
            .body
            .contains("Du sitzt schon als Barb an diesem Tisch."),
        "{}",
        again.body
    );
    let seats = format!("/api/tables/{table}/seats");
    let by_cookie = barb.post_json(&seats, &json!({ "name": "Carl" })).await;
    assert_eq!(by_cookie.status, 409);
    let mut anna = server.client(Some(&tokens[0])).await;
    let by_token = anna.post(&seats, &json!({ "name": "Carl" })).await.unwrap();
    assert_eq!(by_token.status, 409);
    // Whoever sets a table for several people at one device takes their seats at once.
    let (_, tokens) = server
        .table("broom-service", json!([me("Anna"), me("Barb")]))
        .await;
    assert_eq!(tokens.len(), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_the_seats_of_those_who_played() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (table, tokens) = server
        .table("broom-service", json!([me("Anna"), me("Barb")]))
        .await;
    let path = format!("/t/{table}");
    let mut browsers = Vec::new();
    for token in &tokens {
        let mut browser = Browser::new(server.address, "en");
        browser.get(&format!("{path}/seat/{token}")).await;
        browsers.push(browser);
    }
    let mut seats = Vec::new();
    for token in &tokens {
        seats.push(server.client(Some(token)).await);
    }
    let mut which = 0;
    loop {
        let status = seats[0]
            .get(&format!("/api/tables/{table}/status"))
            .await
            .unwrap();
        if status.body["over"] == true {
            break;
        }
        for seat in &mut seats {
            which += 3;
            play_something(seat, &table, which).await;
        }
    }
    assert_eq!(
        browsers[0]
            .post(&format!("{path}/rematch"), "")
            .await
            .status,
        303
    );
    let document = seats[0]
        .get(&format!("/api/tables/{table}"))
        .await
        .unwrap()
        .body;
    let rematch = document["people"]["rematch"].as_str().unwrap().to_string();
    let mut stranger = Browser::new(server.address, "en");
    let seen = stranger.get(&format!("/t/{rematch}")).await.body;
    assert!(
        seen.contains("Kept for Barb") && !seen.contains("Sit here"),
        "{seen}"
    );
    let sit = format!("/t/{rematch}/sit");
    let refused = stranger.post(&sit, "name=Eve&seat=1").await;
    assert_eq!(refused.status, 409);
    assert!(
        refused.body.contains("This seat is kept for Barb"),
        "{}",
        refused.body
    );
    assert_eq!(stranger.post(&sit, "name=Eve").await.status, 409);
    assert!(
        browsers[1]
            .get(&format!("/t/{rematch}"))
            .await
            .body
            .contains("Sit here")
    );
    assert_eq!(browsers[1].post(&sit, "name=&seat=1").await.status, 303);
    let playing = seats[0]
        .get(&format!("/api/tables/{rematch}/status"))
        .await
        .unwrap();
    assert_eq!(playing.body["phase"], "playing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_opens_its_seat_once_and_nobody_elses() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let invited = json!({ "kind": "invited", "name": "Barb" });
    let (table, tokens) = server
        .table("broom-service", json!([me("Anna"), invited]))
        .await;
    let mut stranger = Browser::new(server.address, "en");
    let refused = stranger.post(&format!("/t/{table}/sit"), "name=Eve").await;
    assert_eq!(refused.status, 409);
    let link = format!("/t/{table}/seat/{}", tokens[1]);
    let mut barb = Browser::new(server.address, "en");
    assert_eq!(barb.get(&link).await.status, 303);
    let legal = format!("/api/tables/{table}/legal?seat=1");
    assert_eq!(barb.get(&legal).await.status, 200);
    // Whoever has sent the invitation does not hold the seat with it.
    assert_eq!(stranger.get(&link).await.status, 401);
    let mut anna = server.client(Some(&tokens[1])).await;
    assert_eq!(anna.get(&legal).await.unwrap().status, 401);
    assert_eq!(
        barb.get(&link).await.status,
        303,
        "it leads to her seat again"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_a_name_that_can_be_mistaken_for_anothers() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let mut client = server.client(None).await;
    for seats in [
        json!([me("Anna"), me("ANNA")]),
        json!([me("Hazel (adept)"), me("Barb")]),
        json!([me("Hazel"), me("Barb"), { "kind": "invited", "name": "B\u{200d}arb" }]),
    ] {
        let order = json!({ "game": "witchs-brew", "seats": seats });
        let refused = client.post("/api/tables", &order).await.unwrap();
        assert_eq!(
            (refused.status, &refused.body["code"]),
            (422, &json!("bad-text"))
        );
    }
    let (table, _) = server
        .table("witchs-brew", json!([me("Anna"), open(), open()]))
        .await;
    for name in [
        "Anna",
        "an na",
        "\u{410}nna",
        "An\u{ad}na",
        "Hazel (master)",
        "Seat 2",
    ] {
        let body = json!({ "name": name });
        let path = format!("/api/tables/{table}/seats");
        let refused = client.post(&path, &body).await.unwrap();
        assert_eq!(refused.status, 422, "{name}");
    }
    let mut page = Browser::new(server.address, "de");
    let refused = page.post(&format!("/t/{table}/sit"), "name=anna").await;
    assert!(
        refused
            .body
            .contains("An diesem Tisch heißt schon jemand Anna."),
        "{}",
        refused.body
    );
    // Strangers without a name are told apart.
    for expected in ["Wanderer", "Wanderer 2"] {
        let mut stranger = Browser::new(server.address, "en");
        assert_eq!(
            stranger
                .post(&format!("/t/{table}/sit"), "name=")
                .await
                .status,
            303
        );
        let document = client
            .get(&format!("/api/tables/{table}"))
            .await
            .unwrap()
            .body;
        assert!(
            document["people"]
                .to_string()
                .contains(&format!("\"{expected}\""))
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_is_refused_in_the_readers_language() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (table, tokens) = server
        .table("broom-service", json!([me("Anna"), me("Barb"), me("Carl")]))
        .await;
    let (path, api) = (format!("/t/{table}"), format!("/api/tables/{table}"));
    // Anna has chosen, and the others have not: she has nothing to decide.
    let mut anna = server.client(Some(&tokens[0])).await;
    play_something(&mut anna, &table, 0).await.unwrap();
    let mut said = Vec::new();
    for language in ["en", "de"] {
        let mut browser = Browser::new(server.address, language);
        browser.get(&format!("{path}/seat/{}", tokens[0])).await;
        let play = "action=stay&version=99";
        let future = browser.post(&format!("{path}/play"), play).await;
        assert_eq!(future.status, 409);
        let status = browser.get(&format!("{api}/status")).await.body;
        let status: Value = serde_json::from_str(&status).unwrap();
        let version = status["version"].clone();
        let form = format!("action=stay&version={version}");
        let page = browser.post(&format!("{path}/play"), &form).await;
        assert!(matches!(page.status, 409 | 422), "{}", page.body);
        let body = json!({ "action": "stay", "version": version });
        let detail = browser.post_json(&format!("{api}/play"), &body).await.body;
        let detail: Value = serde_json::from_str(&detail).unwrap();
        let explained = browser
            .get(&format!("{api}/explain?action=stay"))
            .await
            .body;
        let record = browser.get(&format!("{path}/record")).await.body;
        let nowhere = browser.get("/t/0000000000000000").await.body;
        said.push([
            future.body,
            page.body,
            detail["detail"].to_string(),
            explained,
            record,
            nowhere,
        ]);
    }
    for (english, german) in said[0].iter().zip(&said[1]) {
        assert_ne!(english, german, "left in English");
    }
    // The page and the API say the same.
    let german: Value = serde_json::from_str(&said[1][2]).unwrap();
    let words: Vec<&str> = german
        .as_str()
        .unwrap()
        .split(['"', '\'', '<', '&'])
        .collect();
    assert!(said[1][1].contains(words[0].trim()), "{}", said[1][1]);
    server.stop().await;
}
