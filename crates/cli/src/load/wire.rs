//! A client that costs little, so that what is measured is the server: HTTP/1.1 on one connection,
//! and no more of it than our server speaks.

use serde::Deserialize;
use serde_json::value::RawValue;
use std::io::{self, Write};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// One connection, as the holder of a seat's token or as nobody in particular.
pub struct Wire {
    socket: TcpStream,
    /// The header lines of every request.
    headers: String,
    /// What is being sent.
    sent: Vec<u8>,
    received: Vec<u8>,
    /// How much of what was received has been dealt with.
    done: usize,
}

fn strange(what: &str) -> io::Error {
    io::Error::other(format!("the server sent {what}"))
}

impl Wire {
    pub async fn connect(server: SocketAddr, token: Option<&str>) -> io::Result<Wire> {
        let socket = TcpStream::connect(server).await?;
        socket.set_nodelay(true)?;
        let token = token
            .map(|token| format!("authorization: Bearer {token}\r\n"))
            .unwrap_or_default();
        let headers = format!("host: {server}\r\n{token}");
        Ok(Wire {
            socket,
            headers,
            sent: Vec::new(),
            received: Vec::new(),
            done: 0,
        })
    }

    /// Sends a JSON body: the status and the body of the answer.
    pub async fn post(&mut self, path: &str, body: &[u8]) -> io::Result<(u16, &[u8])> {
        self.sent.clear();
        let (headers, length) = (&self.headers, body.len());
        write!(
            self.sent,
            "POST {path} HTTP/1.1\r\n{headers}content-type: application/json\r\ncontent-length: {length}\r\n\r\n"
        )?;
        self.sent.extend_from_slice(body);
        self.socket.write_all(&self.sent).await?;
        let (status, begin, length) = self.head().await?;
        let end = begin + length.ok_or_else(|| strange("an answer without a length"))?;
        self.receive_until(end).await?;
        self.done = end;
        Ok((status, &self.received[begin..end]))
    }

    /// Opens the stream of a table; from now on the connection serves it alone.
    pub async fn open_stream(&mut self, table: &str) -> io::Result<()> {
        let request = format!(
            "GET /api/tables/{table}/stream HTTP/1.1\r\n{}\r\n",
            self.headers
        );
        self.socket.write_all(request.as_bytes()).await?;
        match self.head().await? {
            (200, begin, _) => {
                self.done = begin;
                Ok(())
            }
            (status, ..) => Err(strange(&format!("status {status} in place of a stream"))),
        }
    }

    /// The data of the next event; nothing when the server ends the stream. Our server sends each
    /// event as one chunk.
    pub async fn next_event(&mut self) -> io::Result<Option<&str>> {
        let (begin, end) = loop {
            let (begin, end) = self.chunk().await?;
            match self.received[begin..end].first() {
                None => return Ok(None),
                Some(b':') => {}
                Some(_) => break (begin, end),
            }
        };
        let event = std::str::from_utf8(&self.received[begin..end]).map_err(io::Error::other)?;
        let data = event.lines().find_map(|line| line.strip_prefix("data: "));
        data.map(Some)
            .ok_or_else(|| strange("an event without data"))
    }

    /// Where the next chunk begins and ends.
    async fn chunk(&mut self) -> io::Result<(usize, usize)> {
        self.forget_done();
        let line = self.find(b"\r\n").await?;
        let digits = std::str::from_utf8(&self.received[..line]).map_err(io::Error::other)?;
        let length = usize::from_str_radix(digits, 16).map_err(io::Error::other)?;
        let (begin, end) = (line + 2, line + 2 + length);
        self.receive_until(end + 2).await?;
        self.done = end + 2;
        Ok((begin, end))
    }

    /// Receives the head of an answer: its status, where its body begins, and how long that is if
    /// it is no stream.
    async fn head(&mut self) -> io::Result<(u16, usize, Option<usize>)> {
        self.forget_done();
        let end = self.find(b"\r\n\r\n").await?;
        let head = std::str::from_utf8(&self.received[..end]).map_err(io::Error::other)?;
        let status = head
            .get(9..12)
            .and_then(|digits| digits.parse().ok())
            .ok_or_else(|| strange("no status"))?;
        let length = head
            .lines()
            .find_map(|line| line.strip_prefix("content-length: "));
        Ok((
            status,
            end + 4,
            length.and_then(|digits| digits.parse().ok()),
        ))
    }

    /// Where `mark` first is in what was received, and what will be.
    async fn find(&mut self, mark: &[u8]) -> io::Result<usize> {
        let mut looked = 0;
        loop {
            if let Some(found) = self.received[looked..]
                .windows(mark.len())
                .position(|window| window == mark)
            {
                return Ok(looked + found);
            }
            looked = self.received.len().saturating_sub(mark.len() - 1);
            self.receive().await?;
        }
    }

    async fn receive_until(&mut self, end: usize) -> io::Result<()> {
        while self.received.len() < end {
            self.receive().await?;
        }
        Ok(())
    }

    async fn receive(&mut self) -> io::Result<()> {
        match self.socket.read_buf(&mut self.received).await? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }

    fn forget_done(&mut self) {
        self.received.drain(..self.done);
        self.done = 0;
    }
}

/// The few fields of an update that a player needs.
#[derive(Deserialize)]
pub struct Update<'a> {
    pub version: u64,
    pub phase: &'a str,
    #[serde(borrow)]
    actions: Option<&'a RawValue>,
}

impl<'a> Update<'a> {
    pub fn read(data: &'a str) -> io::Result<Update<'a>> {
        serde_json::from_str(data).map_err(io::Error::other)
    }

    /// One of the actions, if there are any: the one in which the byte at `place` (of all their
    /// bytes) falls. Not every action is then as likely as another, but nothing has to be read that
    /// is not needed.
    pub fn action_at(&self, place: impl FnOnce(u32) -> u32) -> Option<&'a str> {
        let list = self.actions?.get();
        let inside = list.strip_prefix("[\"")?.strip_suffix("\"]")?;
        let place = place(inside.len() as u32) as usize;
        let begin = inside[..place].rfind("\",\"").map_or(0, |end| end + 3);
        let length = inside[begin..].find('"').unwrap_or(inside.len() - begin);
        Some(&inside[begin..begin + length])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_found_from_every_byte_of_the_list() {
        let text = r#"{"version":3,"events":[{"n":0}],"phase":"playing","actions":["i-am witch","none","add 2 gold"]}"#;
        let update = Update::read(text).unwrap();
        let inside = r#"i-am witch","none","add 2 gold"#.len() as u32;
        let found: Vec<&str> = (0..inside)
            .filter_map(|place| update.action_at(|_| place))
            .collect();
        assert_eq!(found.len(), inside as usize);
        assert!(
            found
                .iter()
                .all(|action| ["i-am witch", "none", "add 2 gold"].contains(action)),
            "{found:?}"
        );
        assert_eq!(
            (found[0], found[14], *found.last().unwrap()),
            ("i-am witch", "none", "add 2 gold")
        );
        let nothing = Update::read(r#"{"version":3,"phase":"over","actions":[]}"#).unwrap();
        assert_eq!(nothing.action_at(|_| 0), None);
    }
}
