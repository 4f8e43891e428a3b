//! HTTP: the API, its defence, and the door through which requests come.
//!
//! [`app`] is the whole service as a `Router`, apart from [`serve`], so that tests need no port.
//! Pages are one more router merged in [`app`]: they use the extractors of [`who`] and the
//! functions of [`Tables`], as the API does.

mod api;
mod asked;
mod defence;
#[doc(hidden)]
pub mod fuzz;
mod limits;
mod news;
mod pages;
mod run;
mod stream;
mod trouble;
pub mod who;

pub use limits::{Allowance, Limits};
pub use run::{Door, serve};
pub use stream::event_id;

use crate::problem::Problem;
use crate::secret::Token;
use crate::tables::{Created, Order, Tables};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use covenstead_web::Fronts;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate};
use who::Address;

/// What every request may need. Every request holds it, so a copy costs next to nothing.
#[derive(Clone)]
pub struct App(Arc<Service>);

/// The service behind HTTP.
pub struct Service {
    /// The table service.
    pub tables: Tables,
    /// Where people reach this server, if it is not what their browser says: behind a proxy.
    pub public_url: Option<String>,
    /// How pages draw the games.
    pub fronts: &'static Fronts,
    limits: Limits,
    /// True when the server shuts down: streams end.
    closing: watch::Receiver<bool>,
}

impl Deref for App {
    type Target = Service;

    fn deref(&self) -> &Service {
        &self.0
    }
}

impl App {
    /// The service behind HTTP, and the switch that ends its streams.
    pub fn new(
        tables: Tables,
        limits: Limits,
        public_url: Option<String>,
        fronts: &'static Fronts,
    ) -> (App, watch::Sender<bool>) {
        let (close, closing) = watch::channel(false);
        (
            App(Arc::new(Service {
                tables,
                public_url,
                fronts,
                limits,
                closing,
            })),
            close,
        )
    }

    /// Sets a table for somebody at this address, within its limits.
    async fn set_table(
        &self,
        address: Address,
        order: Order,
        person: Token,
    ) -> Result<Created, Problem> {
        let counted = self.limits.table(address, |id| self.tables.running(id))?;
        let created = self.tables.create(order, Some(person)).await?;
        counted.note(created.table);
        Ok(created)
    }
}

/// The longest body of a request: records are the longest thing anybody sends.
const BODY: usize = 1 << 20;

/// The whole service. A request that is not a stream may take as long as `patience`.
pub fn app(app: App, patience: Duration) -> Router {
    let (api, document) = api::routes();
    let document = Arc::new(
        document
            .to_pretty_json()
            .expect("the document is plain data"),
    );
    let send_document = move || async move { (JSON, document.as_ref().clone()) };
    Router::new()
        .merge(api)
        .merge(pages::routes())
        .route("/api/openapi.json", get(send_document))
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .fallback(|| async { trouble::not_found() })
        .layer(from_fn(trouble::in_their_language))
        .layer(CompressionLayer::new().compress_when(Worth))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn_with_state((app.clone(), patience), defence::admit))
        .layer(from_fn(defence::headers))
        .layer(CatchPanicLayer::custom(
            |_: Box<dyn std::any::Any + Send>| Problem::Broken.into_response(),
        ))
        .with_state(app)
}

/// What is worth compressing: what usually is, and streams of pages, whose events are large. The
/// streams of the API stay as they are: a compressor for each would take more memory than all the
/// rest of an idle stream.
#[derive(Clone, Copy)]
struct Worth;

impl Predicate for Worth {
    fn should_compress<B: axum::body::HttpBody>(&self, response: &axum::http::Response<B>) -> bool {
        response.extensions().get::<pages::PageStream>().is_some()
            || DefaultPredicate::new().should_compress(response)
    }
}

const JSON: [(&str, &str); 1] = [("content-type", "application/json")];

async fn health() -> &'static str {
    "ok\n"
}

async fn metrics(axum::extract::State(app): axum::extract::State<App>) -> Response {
    let kind = [(
        "content-type",
        "application/openmetrics-text; version=1.0.0; charset=utf-8",
    )];
    (StatusCode::OK, kind, app.tables.metrics()).into_response()
}
