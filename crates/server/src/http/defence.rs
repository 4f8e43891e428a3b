//! What every request passes: limits, the same-origin check, and the headers that keep browsers
//! strict.

use super::who::{Address, language};
use super::{App, trouble};
use axum::extract::{MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::time::Duration;

/// The headers of every answer. No script but our own files, nothing in frames, nothing told to
/// other sites; and what a viewer is shown is for that viewer alone.
static HEADERS: [(HeaderName, HeaderValue); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
             form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        ),
    ),
    (
        header::REFERRER_POLICY,
        HeaderValue::from_static("no-referrer"),
    ),
    (
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
];

/// Adds the headers, where an answer does not say otherwise.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in &HEADERS {
        response
            .headers_mut()
            .entry(name)
            .or_insert_with(|| value.clone());
    }
    response
}

/// Lets a request in, or not.
pub async fn admit(
    State((app, patience)): State<(App, Duration)>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    if let Err(problem) = app.limits.request(Address::of(&parts, &app)) {
        return trouble::translated(problem.into_response(), language(&parts.headers)).await;
    }
    let changes = !matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && !same_origin(&parts.headers, app.public_url.as_deref()) {
        let detail = "a page of another site must not change anything here";
        return trouble::refused(StatusCode::FORBIDDEN, "cross-origin", detail);
    }
    let asked = Asked::of(&parts);
    let request = Request::from_parts(parts, body);
    let response = match tokio::time::timeout(patience, next.run(request)).await {
        Ok(response) => response,
        Err(_) => too_late(),
    };
    asked.log(&response);
    response
}

/// Whoever sends so slowly is not waited for any longer: the connection is closed.
fn too_late() -> Response {
    let mut response = trouble::refused(
        StatusCode::REQUEST_TIMEOUT,
        "timeout",
        "the request took too long; try again",
    );
    response
        .headers_mut()
        .insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

/// What the log says of a request: the route, never the path, which may hold the token of a seat.
struct Asked(Option<(Method, MatchedPath)>);

impl Asked {
    fn of(parts: &Parts) -> Asked {
        let wanted = tracing::enabled!(tracing::Level::DEBUG);
        let route = wanted
            .then(|| parts.extensions.get::<MatchedPath>().cloned())
            .flatten();
        Asked(route.map(|route| (parts.method.clone(), route)))
    }

    fn log(&self, response: &Response) {
        if let Asked(Some((method, route))) = self {
            tracing::debug!(%method, route = route.as_str(), status = response.status().as_u16(), "answered");
        }
    }
}

/// Whether a change comes from our own pages, or from a program that is no browser. Browsers name
/// the origin of every change.
pub fn same_origin(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin" || site == "none";
    }
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Some(host) = origin
        .to_str()
        .ok()
        .and_then(|origin| origin.split_once("://"))
        .map(|(_, host)| host)
    else {
        return false;
    };
    let ours = headers.get(header::HOST).is_some_and(|ours| ours == host);
    let public = public_url
        .and_then(|url| url.split_once("://"))
        .is_some_and(|(_, rest)| rest.split('/').next() == Some(host));
    ours || public
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(pairs: &[(&'static str, &'static str)]) -> bool {
        let headers = pairs.iter().map(|(name, value)| {
            (
                header::HeaderName::from_static(name),
                HeaderValue::from_static(value),
            )
        });
        same_origin(&headers.collect(), Some("https://coven.example/"))
    }

    #[test]
    fn other_sites_are_told_from_ours() {
        assert!(judged(&[("host", "a:1")]), "a program");
        assert!(judged(&[("host", "a:1"), ("origin", "http://a:1")]));
        assert!(judged(&[
            ("host", "inner:1"),
            ("origin", "https://coven.example")
        ]));
        assert!(judged(&[
            ("host", "a:1"),
            ("sec-fetch-site", "same-origin"),
            ("origin", "http://a:1")
        ]));
        assert!(!judged(&[("host", "a:1"), ("origin", "http://b:1")]));
        assert!(!judged(&[("host", "a:1"), ("origin", "null")]));
        assert!(!judged(&[
            ("host", "a:1"),
            ("origin", "http://a:1"),
            ("sec-fetch-site", "cross-site")
        ]));
        assert!(!judged(&[("host", "a:1"), ("sec-fetch-site", "same-site")]));
    }
}
