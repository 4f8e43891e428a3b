//! Problems as HTTP tells them: RFC 9457 problem details.

use crate::problem::Problem;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use covenstead_core::Code;
use serde_json::{Value, json};

/// The status and the machine-readable code of a problem.
fn kind(problem: &Problem) -> (StatusCode, Value) {
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
            (status, json!(fault.code))
        }
        Problem::NoTable(_) => (StatusCode::NOT_FOUND, json!("no-table")),
        Problem::BadToken => (StatusCode::UNAUTHORIZED, json!("bad-token")),
        Problem::NotSeated => (StatusCode::FORBIDDEN, json!("not-seated")),
        Problem::NotNow(_) => (StatusCode::CONFLICT, json!("not-now")),
        Problem::Stale { .. } => (StatusCode::CONFLICT, json!("stale")),
        Problem::BadText(_) => (StatusCode::UNPROCESSABLE_ENTITY, json!("bad-text")),
        Problem::Limit(_) => (StatusCode::TOO_MANY_REQUESTS, json!("limit")),
        Problem::NotKept => (StatusCode::SERVICE_UNAVAILABLE, json!("not-kept")),
        Problem::Broken => (StatusCode::INTERNAL_SERVER_ERROR, json!("broken")),
        Problem::Closing => (StatusCode::SERVICE_UNAVAILABLE, json!("closing")),
    }
}

/// The status of a problem.
pub fn status(problem: &Problem) -> StatusCode {
    kind(problem).0
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, code) = kind(&self);
        let mut document = details(status, &self.to_string(), code);
        match &self {
            Problem::Fault(fault) if fault.rule.is_some() => document["rule"] = json!(fault.rule),
            Problem::Stale { now, .. } => document["version"] = json!(now),
            _ => {}
        }
        respond(status, &document)
    }
}

fn details(status: StatusCode, detail: &str, code: Value) -> Value {
    let title = status.canonical_reason().unwrap_or("Problem");
    json!({ "type": "about:blank", "title": title, "status": status.as_u16(), "detail": detail, "code": code })
}

fn respond(status: StatusCode, document: &Value) -> Response {
    (status, [("content-type", "application/problem+json")], document.to_string()).into_response()
}

/// A stale decision, with the table as it is now.
pub fn stale(problem: Problem, table: Value) -> Response {
    let (status, code) = kind(&problem);
    let mut document = details(status, &problem.to_string(), code);
    document["current"] = table;
    respond(status, &document)
}

/// A request refused before anybody looked into it.
pub fn refused(status: StatusCode, code: &str, detail: &str) -> Response {
    respond(status, &details(status, detail, json!(code)))
}

/// There is nothing at this address.
pub fn not_found() -> Response {
    refused(StatusCode::NOT_FOUND, "not-found", "there is nothing at this address; /api/openapi.json lists what there is")
}
