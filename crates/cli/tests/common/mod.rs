//! A driver of the real program over its protocol.

use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// `covenstead protocol`, running.
pub struct Driver {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Driver {
    pub fn start(arguments: &[&str]) -> Driver {
        let mut child = Command::new(env!("CARGO_BIN_EXE_covenstead"))
            .arg("protocol")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (input, output) = (
            child.stdin.take(),
            BufReader::new(child.stdout.take().unwrap()),
        );
        Driver {
            child,
            input,
            output,
        }
    }

    /// Sends raw bytes.
    pub fn send(&mut self, bytes: &[u8]) {
        self.input
            .as_mut()
            .expect("still open")
            .write_all(bytes)
            .expect("the program listens");
    }

    /// The next reply line, without its end.
    pub fn line(&mut self) -> String {
        let mut line = String::new();
        assert!(
            self.output.read_line(&mut line).expect("a reply") > 0,
            "the program has ended"
        );
        line.truncate(line.trim_end().len());
        line
    }

    /// The reply to a line, parsed.
    #[allow(dead_code)] // not every test file asks for it
    pub fn ask(&mut self, line: &str) -> Value {
        self.send(line.as_bytes());
        self.send(b"\n");
        serde_json::from_str(&self.line()).expect("a reply is JSON")
    }

    /// What a request gives, as raw JSON without the envelope.
    #[allow(dead_code)]
    pub fn ok(&mut self, request: &str) -> String {
        self.ok_all(&[request.to_string()]).remove(0)
    }

    /// What several requests give, sent at once.
    #[allow(dead_code)]
    pub fn ok_all(&mut self, requests: &[String]) -> Vec<String> {
        self.send((requests.join("\n") + "\n").as_bytes());
        let strip = |reply: &str| {
            Some(
                reply
                    .strip_prefix("{\"id\":null,\"ok\":")?
                    .strip_suffix('}')?
                    .to_string(),
            )
        };
        let mut given = Vec::new();
        for request in requests {
            let reply = self.line();
            given.push(strip(&reply).unwrap_or_else(|| panic!("{request}\n{reply}")));
        }
        given
    }

    /// Closes the input and waits for the end.
    pub fn finish(mut self) -> bool {
        self.input = None;
        self.child.wait().expect("it ends").success()
    }
}

/// The code of an error reply.
#[allow(dead_code)]
pub fn code(reply: &Value) -> &str {
    reply["error"]["code"]
        .as_str()
        .unwrap_or_else(|| panic!("no error: {reply}"))
}
