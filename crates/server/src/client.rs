//! A small client of the API: for tests, for measuring, and for programs that play from elsewhere.
//! Plain HTTP to one server.

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::io;
use std::net::SocketAddr;
use tokio::net::TcpStream;

/// One connection to a server, kept open from request to request.
pub struct Client {
    server: SocketAddr,
    token: Option<String>,
    connection: SendRequest<Full<Bytes>>,
}

/// What the server answered.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The document.
    pub body: Value,
}

fn broken(error: impl std::error::Error + Send + Sync + 'static) -> io::Error {
    io::Error::other(error)
}

impl Client {
    /// Connects, as the holder of a seat's token or as nobody in particular.
    pub async fn connect(server: SocketAddr, token: Option<String>) -> io::Result<Client> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let (connection, driver) = handshake(TokioIo::new(stream)).await.map_err(broken)?;
        tokio::spawn(driver);
        Ok(Client {
            server,
            token,
            connection,
        })
    }

    async fn send(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> io::Result<Response<Incoming>> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", self.server.to_string());
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header("content-type", "application/json");
        }
        let body = body
            .map(|body| Bytes::from(body.to_string()))
            .unwrap_or_default();
        let request = request.body(Full::new(body)).map_err(broken)?;
        self.connection.ready().await.map_err(broken)?;
        self.connection.send_request(request).await.map_err(broken)
    }

    async fn answer(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> io::Result<Answer> {
        let response = self.send(method, path, body).await?;
        let status = response.status().as_u16();
        let bytes = response
            .into_body()
            .collect()
            .await
            .map_err(broken)?
            .to_bytes();
        let text = || Value::String(String::from_utf8_lossy(&bytes).into_owned());
        Ok(Answer {
            status,
            body: serde_json::from_slice(&bytes).unwrap_or_else(|_| text()),
        })
    }

    /// Asks for a document.
    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.answer("GET", path, None).await
    }

    /// Asks for a change.
    pub async fn post(&mut self, path: &str, body: &Value) -> io::Result<Answer> {
        self.answer("POST", path, Some(body)).await
    }

    /// Opens the stream of a table, after the event with the id `last`. The connection then serves
    /// the stream alone.
    pub async fn stream(mut self, table: &str, last: Option<&str>) -> io::Result<Events> {
        let last = last.map(|last| format!("?last={last}")).unwrap_or_default();
        let response = self
            .send("GET", &format!("/api/tables/{table}/stream{last}"), None)
            .await?;
        match response.status().as_u16() {
            200 => Ok(Events {
                body: response.into_body(),
                text: Vec::new(),
                _connection: self.connection,
            }),
            status => Err(io::Error::other(format!(
                "the stream was refused with status {status}"
            ))),
        }
    }
}

/// An open stream of a table.
pub struct Events {
    body: Incoming,
    text: Vec<u8>,
    _connection: SendRequest<Full<Bytes>>,
}

impl Events {
    /// The next event as text, `id:` and `data:` lines; nothing when the server ends the stream.
    pub async fn next_text(&mut self) -> io::Result<Option<String>> {
        loop {
            if let Some(end) = self.text.windows(2).position(|pair| pair == b"\n\n") {
                let event: Vec<u8> = self.text.drain(..end + 2).collect();
                match String::from_utf8(event).map_err(broken)? {
                    comment if comment.starts_with(':') => continue,
                    event => return Ok(Some(event)),
                }
            }
            match self.body.frame().await {
                None => return Ok(None),
                Some(frame) => {
                    if let Ok(data) = frame.map_err(broken)?.into_data() {
                        self.text.extend_from_slice(&data);
                    }
                }
            }
        }
    }

    /// The next event: its id and its document.
    pub async fn next(&mut self) -> io::Result<Option<(String, Value)>> {
        let Some(text) = self.next_text().await? else {
            return Ok(None);
        };
        let line = |name: &str| {
            text.lines()
                .find_map(|line| line.strip_prefix(name))
                .unwrap_or_default()
        };
        let document = serde_json::from_str(line("data: ")).map_err(broken)?;
        Ok(Some((line("id: ").to_string(), document)))
    }
}
