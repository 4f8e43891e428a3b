//! What a server logs, at its most talkative, holds no secret: no token, no key of a browser, no
//! message.

use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// A server that logs everything to a file.
struct Server {
    process: Child,
    address: String,
    folder: tempfile::TempDir,
}

impl Server {
    fn start() -> Server {
        let folder = tempfile::tempdir().unwrap();
        let log = File::create(folder.path().join("log")).unwrap();
        let mut process = Command::new(env!("CARGO_BIN_EXE_covenstead"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
            .arg(folder.path())
            .env("COVENSTEAD_LOG", "trace")
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let address = line
            .split("http://")
            .last()
            .unwrap()
            .split(')')
            .next()
            .unwrap()
            .to_string();
        Server {
            process,
            address,
            folder,
        }
    }

    /// Sends a request with these header lines: the whole answer.
    fn ask(&self, verb: &str, path: &str, headers: &str, body: &str) -> String {
        let (address, length) = (&self.address, body.len());
        let mut socket = TcpStream::connect(address).unwrap();
        let head = format!(
            "{verb} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {length}\r\n"
        );
        socket
            .write_all(format!("{head}{headers}\r\n{body}").as_bytes())
            .unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).unwrap();
        answer
    }

    fn log(mut self) -> String {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        std::fs::read_to_string(self.folder.path().join("log")).unwrap()
    }
}

#[test]
fn no_secret_is_in_the_log_however_talkative_it_is() {
    let server = Server::start();
    let json = "content-type: application/json\r\n";
    let seats = json!([{ "kind": "me", "name": "Wilhelmina" }, { "kind": "open" }, { "kind": "bot", "level": "random" }]);
    let order = json!({ "game": "witchs-brew", "seats": seats }).to_string();
    let set = server.ask("POST", "/api/tables", json, &order);
    let key = set
        .split("covenstead=")
        .nth(1)
        .unwrap_or_else(|| panic!("{set}"))
        .split(';')
        .next()
        .unwrap()
        .to_string();
    let document: Value = serde_json::from_str(set.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    let (table, token) = (
        document["table"].as_str().unwrap(),
        document["seats"][0]["token"].as_str().unwrap(),
    );
    let bearer = format!("authorization: Bearer {token}\r\n");
    let stranger = "0123456789abcdef0123456789abcdef";
    let said = server.ask(
        "POST",
        &format!("/api/tables/{table}/chat"),
        &format!("{json}{bearer}"),
        r#"{"text":"between the two of us"}"#,
    );
    assert!(said.starts_with("HTTP/1.1 200"), "{said}");
    assert!(
        server
            .ask("GET", &format!("/api/tables/{table}"), &bearer, "")
            .contains("Wilhelmina")
    );
    assert!(
        server
            .ask(
                "GET",
                &format!("/t/{table}"),
                &format!("cookie: covenstead={key}\r\n"),
                ""
            )
            .contains("Wilhelmina")
    );
    let link = server.ask("GET", &format!("/t/{table}/seat/{token}"), "", "");
    assert!(link.starts_with("HTTP/1.1 303"), "{link}");
    for wrong in [
        format!("/t/{table}/seat/{stranger}"),
        format!("/t/{table}/seat/{token}x"),
        format!("/nowhere/{token}"),
    ] {
        let refused = server.ask("GET", &wrong, "", "");
        assert!(refused.starts_with("HTTP/1.1 4"), "{refused}");
    }
    server.ask(
        "GET",
        &format!("/api/tables/{table}"),
        &format!("authorization: Bearer {stranger}\r\n"),
        "",
    );
    server.ask(
        "POST",
        &format!("/api/tables/{table}/rejoin"),
        json,
        &json!({ "token": token }).to_string(),
    );
    server.ask(
        "POST",
        &format!("/api/tables/{table}/rejoin"),
        json,
        &format!("{{\"token\": {token}"),
    );
    let (table, token) = (table.to_string(), token.to_string());
    let log = server.log();
    assert!(
        log.contains("/t/{id}/seat/{token}") && log.contains("/api/tables/{id}/chat"),
        "requests are logged: {log}"
    );
    for secret in [&token, &key, stranger, "between the two of us"] {
        assert!(!log.contains(secret), "{secret} is in the log");
    }
    assert!(!log.contains(&format!("/t/{table}/seat/")));
    assert!(!log.contains('\u{1b}'), "colours in a file: {log}");
}
