//! What must never be lost: one server a folder, a database that goes away, a disk that fails, and
//! the end of a server that was told to stop. All with the real program.

use covenstead_server::client::{Answer, Client};
use serde_json::json;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

fn serve(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_covenstead"));
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// A server of its own process.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    fn start(folder: &Path) -> Server {
        Server::run(&mut serve(folder))
    }

    fn run(command: &mut Command) -> Server {
        let mut process = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let rest = line.split("http://").last().unwrap();
        let address = rest.split(')').next().unwrap().parse();
        Server {
            process,
            address: address.unwrap_or_else(|_| panic!("the server did not start: {line}")),
        }
    }

    /// On Unix this is SIGKILL: the process gets no chance to finish anything.
    fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    fn told_to_stop(mut self) {
        let process = self.process.id().to_string();
        let told = Command::new("kill").args(["-TERM", &process]).status();
        assert!(told.unwrap().success());
        assert!(self.process.wait().unwrap().success());
    }

    async fn client(&self, token: Option<&str>) -> Client {
        let token = token.map(str::to_string);
        Client::connect(self.address, token).await.unwrap()
    }

    /// A table of three people who are all us: its id and Anna's token.
    async fn table(&self) -> (String, String) {
        let seats = ["Anna", "Barb", "Carl"].map(|name| json!({ "kind": "me", "name": name }));
        let order = json!({ "game": "witchs-brew", "seats": seats });
        let mut client = self.client(None).await;
        let set = client.post("/api/tables", &order).await.unwrap().body;
        let text = |value: &serde_json::Value| value.as_str().unwrap().to_string();
        (text(&set["table"]), text(&set["seats"][0]["token"]))
    }

    async fn version(&self, table: &str) -> u64 {
        let path = format!("/api/tables/{table}/status");
        let status = self.client(None).await.get(&path).await.unwrap();
        assert_eq!(status.status, 200, "{}", status.body);
        status.body["version"].as_u64().unwrap()
    }
}

/// A decision, or a word where there is nothing to decide.
async fn say(client: &mut Client, table: &str, text: &str) -> Answer {
    let path = format!("/api/tables/{table}/chat");
    client.post(&path, &json!({ "text": text })).await.unwrap()
}

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_second_server_on_a_folder_is_refused_and_names_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let first = Server::start(folder.path());
    let output = serve(folder.path()).output().unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    let owner = format!("process {}", first.process.id());
    assert!(
        said.contains(&owner) && said.contains("--data-dir"),
        "{said}"
    );
    first.kill();
    // Nobody has to tidy up after a server that was killed.
    Server::start(folder.path()).told_to_stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_told_to_stop_leaves_one_complete_file() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (table, token) = server.table().await;
    let mut anna = server.client(Some(&token)).await;
    assert_eq!(say(&mut anna, &table, "hello").await.status, 200);
    // Somebody who watches does not keep the file open.
    let _watching = server
        .client(None)
        .await
        .stream(&table, None)
        .await
        .unwrap();
    server.told_to_stop();
    assert_eq!(files(folder.path()), ["tables.db"]);
    let elsewhere = tempfile::tempdir().unwrap();
    fs::rename(
        folder.path().join("tables.db"),
        elsewhere.path().join("tables.db"),
    )
    .unwrap();
    let server = Server::start(elsewhere.path());
    assert_eq!(server.version(&table).await, 1);
    server.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_acknowledged_after_the_database_was_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (table, token) = server.table().await;
    let mut anna = server.client(Some(&token)).await;
    fs::remove_file(folder.path().join("tables.db")).unwrap();
    for _ in 0..5 {
        let answer = say(&mut anna, &table, "is anybody there?").await;
        assert_eq!(answer.status, 503, "{}", answer.body);
    }
    let order =
        json!({ "game": "brew", "seats": [{ "kind": "me", "name": "Anna" }, { "kind": "open" }] });
    let answer = anna.post("/api/tables", &order).await.unwrap();
    assert_eq!(answer.status, 503, "{}", answer.body);
    let mut process = server.process;
    process.kill().unwrap();
    let mut log = String::new();
    process
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut log)
        .unwrap();
    process.wait().unwrap();
    assert!(log.contains("tables.db was deleted"), "{log}");
}

/// A server on a disk that fails as often as the file it gives says.
fn on_a_failing_disk(folder: &Path, build: &Path) -> (Server, PathBuf) {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/failing_disk.c");
    let library = build.join("failing_disk.so");
    let built = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .args([&library, &source])
        .status();
    assert!(built.unwrap().success());
    let control = build.join("fails");
    fs::write(&control, "0").unwrap();
    let mut command = serve(folder);
    command.env("LD_PRELOAD", &library);
    command.env("FAILING_SYNCS", &control);
    (Server::run(&mut command), control)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_failing_disk_did_is_never_told_otherwise() {
    for (failures, code) in [("1", "not-kept"), ("1000", "in-doubt")] {
        let folder = tempfile::tempdir().unwrap();
        let build = tempfile::tempdir().unwrap();
        let (server, control) = on_a_failing_disk(folder.path(), build.path());
        let (table, token) = server.table().await;
        let mut anna = server.client(Some(&token)).await;
        assert_eq!(say(&mut anna, &table, "one").await.status, 200);
        fs::write(&control, failures).unwrap();
        let answer = say(&mut anna, &table, "two").await;
        assert_eq!(answer.status, 503, "{}", answer.body);
        assert_eq!(answer.body["code"], code, "{}", answer.body);
        assert_ne!(
            fs::read_to_string(&control).unwrap(),
            failures,
            "nothing failed"
        );
        server.kill();
        let server = Server::start(folder.path());
        let version = server.version(&table).await;
        if code == "not-kept" {
            assert_eq!(version, 1, "it was said that it did not happen");
        } else {
            assert!((1..=2).contains(&version), "{version}");
        }
        server.kill();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_goes_on_when_the_disk_is_well_again() {
    let folder = tempfile::tempdir().unwrap();
    let build = tempfile::tempdir().unwrap();
    let (server, control) = on_a_failing_disk(folder.path(), build.path());
    let (table, token) = server.table().await;
    let mut anna = server.client(Some(&token)).await;
    fs::write(&control, "1000").unwrap();
    for _ in 0..3 {
        assert_eq!(say(&mut anna, &table, "lost").await.status, 503);
    }
    fs::write(&control, "0").unwrap();
    assert_eq!(say(&mut anna, &table, "kept").await.status, 200);
    assert_eq!(server.version(&table).await, 1);
    server.kill();
    let server = Server::start(folder.path());
    assert_eq!(server.version(&table).await, 1);
    server.kill();
}
