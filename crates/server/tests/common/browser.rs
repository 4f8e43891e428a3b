//! A browser as far as the pages need one: it keeps cookies, sends forms and reads streams.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[derive(Clone)]
pub struct Browser {
    server: SocketAddr,
    cookies: BTreeMap<String, String>,
    language: &'static str,
}

pub struct Page {
    pub status: u16,
    pub body: String,
}

impl Browser {
    pub fn new(server: SocketAddr, language: &'static str) -> Browser {
        Browser {
            server,
            cookies: BTreeMap::new(),
            language,
        }
    }

    /// Goes on at a server that was started anew.
    pub fn move_to(&mut self, server: SocketAddr) {
        self.server = server;
    }

    fn head(&self, method: &str, path: &str) -> String {
        let cookies: Vec<String> = self
            .cookies
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let cookies = if cookies.is_empty() {
            String::new()
        } else {
            format!("Cookie: {}\r\n", cookies.join("; "))
        };
        let (server, language) = (self.server, self.language);
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {server}\r\nAccept-Language: {language}\r\n{cookies}"
        )
    }

    async fn send(&mut self, request: String) -> Page {
        let mut socket = TcpStream::connect(self.server).await.unwrap();
        socket.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).await.unwrap();
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        for line in head.lines() {
            let cookie = line.strip_prefix("set-cookie: ").unwrap_or_default();
            let pair = cookie.split(';').next().unwrap_or_default();
            if let Some((name, value)) = pair.split_once('=') {
                self.cookies.insert(name.to_string(), value.to_string());
            }
        }
        Page {
            status: head.split(' ').nth(1).unwrap().parse().unwrap(),
            body: body.to_string(),
        }
    }

    pub async fn get(&mut self, path: &str) -> Page {
        let head = self.head("GET", path);
        self.send(format!("{head}Connection: close\r\n\r\n")).await
    }

    /// Sends a body of this type.
    async fn post_as(&mut self, kind: &str, path: &str, body: &str) -> Page {
        let head = self.head("POST", path);
        let length = body.len();
        let rest = format!("Content-Type: {kind}\r\nContent-Length: {length}\r\n");
        self.send(format!("{head}{rest}Connection: close\r\n\r\n{body}"))
            .await
    }

    pub async fn post(&mut self, path: &str, form: &str) -> Page {
        self.post_as("application/x-www-form-urlencoded", path, form)
            .await
    }

    pub async fn post_json(&mut self, path: &str, body: &serde_json::Value) -> Page {
        self.post_as("application/json", path, &body.to_string())
            .await
    }

    /// Opens a stream.
    pub async fn stream(&self, path: &str) -> Stream {
        let mut socket = TcpStream::connect(self.server).await.unwrap();
        let request = self.head("GET", path) + "\r\n";
        socket.write_all(request.as_bytes()).await.unwrap();
        Stream {
            socket,
            heard: String::new(),
        }
    }
}

pub struct Stream {
    socket: TcpStream,
    /// Everything that came so far.
    pub heard: String,
}

impl Stream {
    /// Reads until `wanted` has come, or to the end; true if it came.
    pub async fn until(&mut self, wanted: &str) -> bool {
        let mut bytes = [0; 8192];
        while !self.heard.contains(wanted) {
            match self.socket.read(&mut bytes).await.unwrap() {
                0 => return false,
                read => self
                    .heard
                    .push_str(&String::from_utf8_lossy(&bytes[..read])),
            }
        }
        true
    }

    /// Reads to the end of the stream: all that it told.
    pub async fn rest(mut self) -> String {
        // A chunked body ends with an empty chunk.
        self.until("\r\n0\r\n\r\n").await;
        self.heard
    }
}
