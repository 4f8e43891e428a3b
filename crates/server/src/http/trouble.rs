//! Problems as HTTP tells them: RFC 9457 problem details.

use super::who::language;
use crate::documents::TableSeen;
use crate::problem::Problem;
use crate::tables::Snapshot;
use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use covenstead_core::{Code, Locale, Seat};
use serde::Serialize;
use utoipa::ToSchema;

/// The code of a problem, for programs: one of the protocol's, or one of our own.
#[derive(Clone, Copy, Serialize)]
#[serde(untagged)]
enum Named {
    Protocol(Code),
    Own(&'static str),
}

/// Why something was refused, and what to do: problem details of RFC 9457. Nothing has changed.
#[derive(Serialize, ToSchema)]
pub struct ProblemDetails<'a> {
    r#type: &'static str,
    title: &'static str,
    status: u16,
    /// For people: what is wrong, and what to do.
    detail: &'a str,
    /// For programs.
    #[schema(value_type = String)]
    code: Named,
    /// The id of the rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'a str>,
    /// The version of the table now, if the decision was made on an older one.
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<u64>,
    /// The table as it is now, if the decision was made on an older version.
    #[serde(skip_serializing_if = "Option::is_none")]
    current: Option<TableSeen<'a>>,
}

impl<'a> ProblemDetails<'a> {
    fn new(status: StatusCode, code: Named, detail: &'a str) -> ProblemDetails<'a> {
        let title = status.canonical_reason().unwrap_or("Problem");
        let status = status.as_u16();
        ProblemDetails {
            r#type: "about:blank",
            title,
            status,
            detail,
            code,
            rule: None,
            version: None,
            current: None,
        }
    }

    fn of(problem: &'a Problem, detail: &'a str) -> ProblemDetails<'a> {
        let (status, code) = kind(problem);
        let mut details = ProblemDetails::new(status, code, detail);
        match problem {
            Problem::Fault(fault) => details.rule = fault.rule.as_deref(),
            Problem::Stale { now, .. } => details.version = Some(*now),
            _ => {}
        }
        details
    }
}

/// The status and the machine-readable code of a problem.
fn kind(problem: &Problem) -> (StatusCode, Named) {
    match problem {
        Problem::Fault(fault) => {
            let status = match fault.code {
                Code::UnknownGame | Code::UnknownMatch => StatusCode::NOT_FOUND,
                Code::NotYourTurn | Code::Over => StatusCode::CONFLICT,
                Code::Limit => StatusCode::TOO_MANY_REQUESTS,
                Code::BadJson
                | Code::BadRequest
                | Code::BadOptions
                | Code::BadPlayers
                | Code::BadSeat
                | Code::IllegalAction
                | Code::BadState
                | Code::BadRecord => StatusCode::UNPROCESSABLE_ENTITY,
            };
            (status, Named::Protocol(fault.code))
        }
        Problem::NoTable(_) => (StatusCode::NOT_FOUND, Named::Own("no-table")),
        Problem::BadToken => (StatusCode::UNAUTHORIZED, Named::Own("bad-token")),
        Problem::NotSeated => (StatusCode::FORBIDDEN, Named::Own("not-seated")),
        Problem::NotNow(_) => (StatusCode::CONFLICT, Named::Own("not-now")),
        Problem::Stale { .. } => (StatusCode::CONFLICT, Named::Own("stale")),
        Problem::BadText(_) => (StatusCode::UNPROCESSABLE_ENTITY, Named::Own("bad-text")),
        Problem::BadForm(_) => (
            StatusCode::UNPROCESSABLE_ENTITY,
            Named::Protocol(Code::BadRequest),
        ),
        Problem::Limit(_) => (StatusCode::TOO_MANY_REQUESTS, Named::Own("limit")),
        Problem::NotKept => (StatusCode::SERVICE_UNAVAILABLE, Named::Own("not-kept")),
        Problem::InDoubt => (StatusCode::SERVICE_UNAVAILABLE, Named::Own("in-doubt")),
        Problem::Damaged => (StatusCode::INTERNAL_SERVER_ERROR, Named::Own("damaged")),
        Problem::NotRead => (StatusCode::SERVICE_UNAVAILABLE, Named::Own("not-read")),
        Problem::Broken => (StatusCode::INTERNAL_SERVER_ERROR, Named::Own("broken")),
        Problem::Closing => (StatusCode::SERVICE_UNAVAILABLE, Named::Own("closing")),
    }
}

/// The status of a problem.
pub fn status(problem: &Problem) -> StatusCode {
    kind(problem).0
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let response = respond(&ProblemDetails::of(&self, &self.to_string()));
        saying(response, self)
    }
}

/// What an answer says, kept with it until it is known who reads it.
#[derive(Clone)]
struct Saying(Problem);

fn saying(mut response: Response, problem: Problem) -> Response {
    response.extensions_mut().insert(Saying(problem));
    response
}

/// Says what is wrong in the language of whoever asked.
pub async fn in_their_language(request: Request, next: Next) -> Response {
    let locale = language(request.headers());
    translated(next.run(request).await, locale).await
}

/// The same answer in this language, if it tells of a problem.
pub async fn translated(response: Response, locale: Locale) -> Response {
    let Some(Saying(problem)) = response.extensions().get::<Saying>().cloned() else {
        return response;
    };
    if locale == Locale::English {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let told = to_bytes(body, usize::MAX).await.unwrap_or_default();
    let Ok(mut details) = serde_json::from_slice::<serde_json::Value>(&told) else {
        return Response::from_parts(parts, told.into());
    };
    details["detail"] = problem.sentence(locale).into();
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, details.to_string().into())
}

/// A refused action, said in the language of whoever wanted it; any other problem as it is.
pub fn of_action(
    problem: Problem,
    table: &Snapshot,
    seat: Seat,
    action: &str,
    locale: Locale,
) -> Problem {
    match problem {
        Problem::Fault(fault) => {
            let said = table.refusal(seat, action, locale);
            Problem::Fault(said.unwrap_or(fault))
        }
        other => other,
    }
}

fn respond(details: &ProblemDetails<'_>) -> Response {
    let status = StatusCode::from_u16(details.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let text = serde_json::to_vec(details).expect("a problem is plain data");
    let mut response = (
        status,
        [(header::CONTENT_TYPE, "application/problem+json")],
        text,
    )
        .into_response();
    if matches!(
        status,
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE
    ) {
        response
            .headers_mut()
            .insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
    }
    response
}

/// A stale decision, with the table as it is now.
pub fn stale(problem: &Problem, table: TableSeen<'_>) -> Response {
    let detail = problem.to_string();
    let response = respond(&ProblemDetails {
        current: Some(table),
        ..ProblemDetails::of(problem, &detail)
    });
    saying(response, problem.clone())
}

/// A request refused before anybody looked into it.
pub fn refused(status: StatusCode, code: &'static str, detail: &str) -> Response {
    respond(&ProblemDetails::new(status, Named::Own(code), detail))
}

/// There is nothing at this address.
pub fn not_found() -> Response {
    refused(
        StatusCode::NOT_FOUND,
        "not-found",
        "there is nothing at this address; /api/openapi.json lists what there is",
    )
}
