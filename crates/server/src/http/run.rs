//! The door: accepting connections, and closing in good order.

use super::{App, app};
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tower::ServiceExt;

/// How connections are taken.
#[derive(Clone, Copy, Debug)]
pub struct Door {
    /// How many connections may be open at once.
    pub connections: usize,
    /// How long a client may take to send the head of a request.
    pub head: Duration,
    /// How long a request may take, its body and all, that is not a stream.
    pub request: Duration,
    /// How long a client may leave what it was sent unacknowledged before it is given up.
    pub unanswered: Duration,
    /// How long open requests get to finish at shutdown.
    pub farewell: Duration,
}

impl Default for Door {
    fn default() -> Door {
        Door {
            connections: 20_000,
            head: Duration::from_secs(15),
            request: Duration::from_secs(60),
            unanswered: Duration::from_secs(30),
            farewell: Duration::from_secs(5),
        }
    }
}

/// The kernel's buffer for what is sent to one client: enough for the largest update, small enough
/// for thousands of streams.
const SEND_BUFFER: usize = 64 << 10;

/// Serves until `stop` is done; then ends the streams, lets open requests finish, and closes the
/// store.
pub async fn serve(
    listener: TcpListener,
    state: App,
    close: watch::Sender<bool>,
    door: Door,
    stop: impl Future<Output = ()>,
) {
    let tables = state.tables.clone();
    let tidying = tokio::spawn(tidy(state.clone()));
    let routes = app(state, door.request);
    let room = Arc::new(Semaphore::new(door.connections));
    let graceful = GracefulShutdown::new();
    tokio::pin!(stop);
    loop {
        let place = room
            .clone()
            .acquire_owned()
            .await
            .expect("the semaphore is never closed");
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Out of file descriptors, most likely: wait until some connection ends.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = &mut stop => break,
        };
        prepare(&stream, door);
        let routes = routes.clone();
        let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            routes.clone().oneshot(request)
        });
        let connection = hyper::server::conn::http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(door.head)
            .max_buf_size(64 << 10)
            .serve_connection(TokioIo::new(stream), service);
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            // A client that breaks off is no news.
            let _ = connection.await;
            drop(place);
        });
    }
    drop(listener);
    close.send_replace(true);
    let _ = tokio::time::timeout(door.farewell, graceful.shutdown()).await;
    tidying.abort();
    if let Err(problem) = tables.close().await {
        tracing::error!(%problem, "the store could not be closed in good order");
    }
}

fn prepare(stream: &TcpStream, door: Door) {
    let socket = socket2::SockRef::from(stream);
    // Without the first, small answers wait for the client's acknowledgement; the others save
    // memory and find dead clients.
    let set = || -> std::io::Result<()> {
        socket.set_tcp_nodelay(true)?;
        socket.set_send_buffer_size(SEND_BUFFER)?;
        #[cfg(target_os = "linux")]
        socket.set_tcp_user_timeout(Some(door.unanswered))?;
        Ok(())
    };
    if let Err(error) = set() {
        tracing::debug!(%error, "a socket could not be prepared");
    }
}

async fn tidy(app: App) {
    loop {
        tokio::time::sleep(Duration::from_secs(60)).await;
        app.limits.tidy(|id| app.tables.running(id));
    }
}
