//! Bugs, full disks and rude clients: whatever happens to one table or one connection, the others
//! go on and nothing is lost.

mod common;
#[path = "common/flaky.rs"]
mod flaky;

use common::{Server, Wanted, bot, me, on_the_wire, play_something};
use covenstead_server::client::{Answer, Client};
use covenstead_server::http::Door;
use covenstead_store::Sqlite;
use flaky::{Failure, Flaky};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

async fn flaky_server(folder: &tempfile::TempDir) -> (Server, Arc<Flaky>) {
    let store = Arc::new(Flaky::on(
        Sqlite::open(&folder.path().join("tables.db")).unwrap(),
    ));
    let wanted = Wanted {
        store: Some(store.clone()),
        ..Wanted::default()
    };
    (Server::start_with(folder.path(), wanted).await, store)
}

/// A table of three people, and the client of the first.
async fn table_of_three(server: &Server) -> (String, Client) {
    let (table, tokens) = server
        .table("witchs-brew", json!([me("Anna"), me("Barb"), me("Carl")]))
        .await;
    let anna = server.client(Some(&tokens[0])).await;
    (table, anna)
}

async fn version(client: &mut Client, table: &str) -> Value {
    client
        .get(&format!("/api/tables/{table}/status"))
        .await
        .unwrap()
        .body["version"]
        .clone()
}

fn told(answer: &Answer) -> (u16, &str, &str) {
    let text = |name: &str| answer.body[name].as_str().unwrap_or_default();
    (answer.status, text("code"), text("detail"))
}

/// Waits for something that must come, however busy the machine is.
async fn soon<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(60), what)
        .await
        .expect("it must come to this")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_at_one_table_ends_neither_the_server_nor_another_table_and_the_table_goes_on_from_its_record()
 {
    let folder = tempfile::tempdir().unwrap();
    let (server, store) = flaky_server(&folder).await;
    let (broken, mut anna) = table_of_three(&server).await;
    let (other, mut dora) = table_of_three(&server).await;
    play_something(&mut anna, &broken, 1).await.unwrap();
    anna.post(&format!("/api/tables/{broken}/undo"), &json!({}))
        .await
        .unwrap();
    let mut watching = server
        .client(None)
        .await
        .stream(&broken, None)
        .await
        .unwrap();
    watching.next().await.unwrap();
    store.fail(Failure::PanicAt(broken.parse().unwrap()));
    let failed = play_something(&mut anna, &broken, 2).await.unwrap();
    assert!(
        matches!(told(&failed), (500, "broken", detail) if detail.contains("goes on from its record")),
        "{}",
        failed.body
    );
    assert_eq!(
        soon(watching.next()).await.unwrap(),
        None,
        "its streams end, so that their clients look again"
    );
    assert_eq!(
        play_something(&mut dora, &other, 2).await.unwrap().status,
        200,
        "another table has not noticed"
    );
    assert_eq!(
        version(&mut anna, &broken).await,
        2,
        "what was acknowledged is there, the rest did not happen"
    );
    assert_eq!(
        play_something(&mut anna, &broken, 2).await.unwrap().status,
        500,
        "it fails again, and alone"
    );
    store.fail(Failure::None);
    assert_eq!(
        play_something(&mut anna, &broken, 2).await.unwrap().status,
        200
    );
    assert_eq!(version(&mut anna, &broken).await, 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing_and_the_client_is_told_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let (server, store) = flaky_server(&folder).await;
    let (table, mut anna) = table_of_three(&server).await;
    play_something(&mut anna, &table, 1).await.unwrap();
    store.fail(Failure::Full);
    let path = format!("/api/tables/{table}");
    let order = json!({ "game": "brew", "seats": [me("A"), me("B")] });
    let refused = [
        anna.post(&format!("{path}/undo"), &json!({}))
            .await
            .unwrap(),
        anna.post(&format!("{path}/chat"), &json!({ "text": "hello?" }))
            .await
            .unwrap(),
        anna.post("/api/tables", &order).await.unwrap(),
    ];
    for answer in &refused {
        assert!(
            matches!(told(answer), (503, "not-kept", detail) if detail.contains("Try again")),
            "{}",
            answer.body
        );
    }
    assert_eq!(
        version(&mut anna, &table).await,
        1,
        "what cannot be kept is not shown"
    );
    let head = format!("POST {path}/chat HTTP/1.1\r\nhost: x\r\nconnection: close\r\n");
    let token = anna
        .post(&format!("{path}/link"), &json!({}))
        .await
        .unwrap();
    assert_eq!(token.status, 503, "no new link without a place to note it");
    store.fail(Failure::None);
    let link = anna
        .post(&format!("{path}/link"), &json!({}))
        .await
        .unwrap()
        .body;
    store.fail(Failure::Full);
    let token = link["token"].as_str().unwrap();
    let body = "{\"text\":\"hello?\"}";
    let headers = format!(
        "authorization: Bearer {token}\r\ncontent-type: application/json\r\ncontent-length: {}",
        body.len()
    );
    let answer = on_the_wire(server.address, &format!("{head}{headers}\r\n\r\n{body}")).await;
    assert!(
        answer.starts_with("HTTP/1.1 503") && answer.contains("retry-after: 1"),
        "{answer}"
    );
    store.fail(Failure::None);
    let mut anna = server.client(Some(token)).await;
    assert_eq!(
        anna.post(&format!("{path}/undo"), &json!({}))
            .await
            .unwrap()
            .status,
        200
    );
    assert_eq!(
        play_something(&mut anna, &table, 3).await.unwrap().body["version"],
        4
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_read_now_can_be_read_later() {
    let folder = tempfile::tempdir().unwrap();
    let (server, store) = flaky_server(&folder).await;
    let (table, _) = table_of_three(&server).await;
    server.stop().await;
    let (server, store) = {
        drop(store);
        flaky_server(&folder).await
    };
    let mut client = server.client(None).await;
    store.fail(Failure::Unreadable);
    for path in [format!("/api/tables/{table}"), "/api/tables".into()] {
        let failed = client.get(&path).await.unwrap();
        assert!(
            matches!(told(&failed), (503, "not-read", detail) if detail.contains("nothing is lost")),
            "{}",
            failed.body
        );
    }
    store.fail(Failure::None);
    assert_eq!(
        client
            .get(&format!("/api/tables/{table}"))
            .await
            .unwrap()
            .status,
        200
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_sent_byte_by_byte_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let door = Door {
        head: Duration::from_millis(400),
        request: Duration::from_millis(400),
        ..Door::default()
    };
    let server = Server::start_with(
        folder.path(),
        Wanted {
            door,
            ..Wanted::default()
        },
    )
    .await;
    let endless_head = "GET /health HTTP/1.1\r\nx-slow: ";
    let endless_body = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n";
    for beginning in [endless_head, endless_body, ""] {
        let mut socket = TcpStream::connect(server.address).await.unwrap();
        socket.write_all(beginning.as_bytes()).await.unwrap();
        let trickle = async {
            // Fast enough that no single silence is long.
            while socket
                .write_all(if beginning.is_empty() { b"" } else { b"a" })
                .await
                .is_ok()
            {
                let mut answer = [0; 1024];
                let read =
                    tokio::time::timeout(Duration::from_millis(20), socket.read(&mut answer)).await;
                if let Ok(Ok(0) | Err(_)) = read {
                    return;
                }
            }
        };
        soon(trickle).await;
    }
    assert_eq!(
        server
            .client(None)
            .await
            .get("/health")
            .await
            .unwrap()
            .status,
        200
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_is_never_read_is_cut_off_and_delays_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let door = Door {
        unanswered: Duration::from_secs(2),
        ..Door::default()
    };
    let server = Server::start_with(
        folder.path(),
        Wanted {
            door,
            ..Wanted::default()
        },
    )
    .await;
    let (table, mut anna) = table_of_three(&server).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut deaf = socket.connect(server.address).await.unwrap();
    let request = format!("GET /api/tables/{table}/stream?view=true HTTP/1.1\r\nhost: x\r\n\r\n");
    deaf.write_all(request.as_bytes()).await.unwrap();
    let open = async |client: &mut Client| {
        let figures = client.get("/metrics").await.unwrap().body;
        figures
            .as_str()
            .unwrap()
            .lines()
            .find_map(|line| line.strip_prefix("covenstead_streams_open "))
            .unwrap()
            .to_string()
    };
    soon(async { while open(&mut anna).await != "1" {} }).await;
    // Each message is told in an update with the whole view; the client's and the server's buffers
    // are full soon.
    let say = json!({ "text": "x".repeat(500) });
    let cut_off = async {
        while open(&mut anna).await != "0" {
            assert_eq!(
                anna.post(&format!("/api/tables/{table}/chat"), &say)
                    .await
                    .unwrap()
                    .status,
                200
            );
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    soon(cut_off).await;
    drop(deaf);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_keeps_browsers_strict_and_tells_other_sites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (table, _) = table_of_three(&server).await;
    for path in [
        "/",
        "/api/games",
        "/nowhere",
        "/t/0000000000000000",
        &format!("/t/{table}"),
        &format!("/api/tables/{table}"),
    ] {
        let answer = on_the_wire(
            server.address,
            &format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"),
        )
        .await;
        let head = answer.split("\r\n\r\n").next().unwrap();
        let strict = [
            "referrer-policy: no-referrer",
            "x-content-type-options: nosniff",
            "cache-control: no-store",
        ];
        for header in strict
            .iter()
            .chain(&["content-security-policy: default-src 'none'"])
        {
            assert!(head.contains(header), "{path} lacks {header}: {head}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_held_although_the_answer_to_sitting_down_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let (table, _) = server
        .table(
            "witchs-brew",
            json!([me("Anna"), { "kind": "open" }, bot("random")]),
        )
        .await;
    let look = async |cookie: &str| {
        let request =
            format!("GET /t/{table} HTTP/1.1\r\nhost: x\r\n{cookie}connection: close\r\n\r\n");
        on_the_wire(server.address, &request).await
    };
    let first = look("").await;
    let key = first
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "))
        .expect("a key before sitting down");
    let cookie = format!("cookie: {}\r\n", key.split(';').next().unwrap());
    assert!(
        !look(&cookie).await.contains("set-cookie"),
        "another key for somebody who has one"
    );

    let mut gone = TcpStream::connect(server.address).await.unwrap();
    let form = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 16\r\n\r\nseat=1&name=Barb";
    gone.write_all(format!("POST /t/{table}/sit HTTP/1.1\r\nhost: x\r\n{cookie}{form}").as_bytes())
        .await
        .unwrap();
    soon(async { while !look("").await.contains("id=\"table\"") {} }).await;
    drop(gone);
    assert!(
        look(&cookie).await.contains("class=\"prompt yours\""),
        "Barb is not asked"
    );
    assert!(
        !look("").await.contains("class=\"prompt yours\""),
        "a stranger is asked"
    );
    server.stop().await;
}
