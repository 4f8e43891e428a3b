//! Who reads a page, and how: language, theme, with or without our script; and the forms they send.

use super::Shown;
use crate::http::who::credentials;
use crate::http::{App, trouble};
use crate::problem::Problem;
use crate::tables::Credentials;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use covenstead_core::{Fault, Locale};
use covenstead_store::NewTable;
use covenstead_web::{
    Fronts, Shell, Texts, Theme, message_page, notice_page, refusal_page, rule_path,
};
use maud::Markup;

/// Whoever reads.
pub struct Reader {
    /// Who they are.
    pub who: Credentials,
    /// The host they asked, for links to send to others.
    host: String,
    /// Where they are.
    path: String,
    theme: Theme,
    /// The language they read.
    pub locale: Locale,
    /// How pages draw the games.
    fronts: &'static Fronts,
    /// Whether our script asks: it wants no page.
    script: bool,
}

impl FromRequestParts<App> for Reader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Reader, Problem> {
        let headers = &parts.headers;
        let accepted = headers
            .get(header::ACCEPT_LANGUAGE)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default();
        let locale = cookie(headers, "lang")
            .and_then(Locale::from_code)
            .unwrap_or_else(|| Locale::accepted(accepted));
        Ok(Reader {
            who: credentials(headers)?,
            host: headers
                .get(header::HOST)
                .and_then(|host| host.to_str().ok())
                .unwrap_or("localhost")
                .to_string(),
            path: parts.uri.path().to_string(),
            theme: cookie(headers, "theme")
                .and_then(Theme::from_id)
                .unwrap_or_default(),
            locale,
            fronts: app.fronts,
            script: headers.get("x-covenstead").is_some(),
        })
    }
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let texts = headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok());
    let mut pairs = texts
        .flat_map(|text| text.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

impl Reader {
    /// What every page needs.
    pub fn shell(&self) -> Shell<'_> {
        Shell {
            texts: self.texts(),
            theme: self.theme,
            path: &self.path,
        }
    }

    /// The texts of their language.
    pub fn texts(&self) -> Texts {
        Texts::of(self.locale, self.fronts)
    }

    /// An address of ours that can be sent to somebody.
    pub fn link(&self, app: &App, path: &str) -> String {
        match app.public_url.as_deref() {
            Some(url) => format!("{}{path}", url.trim_end_matches('/')),
            None => format!("http://{}{path}", self.host),
        }
    }

    /// A page.
    pub fn page(&self, page: Markup) -> Response {
        (
            [(header::CONTENT_TYPE, "text/html; charset=utf-8")],
            page.into_string(),
        )
            .into_response()
    }

    /// Something small that was asked for: our script puts it where it belongs, others get a page
    /// with a way back.
    pub fn part(&self, title: &str, part: Markup, back: &str) -> Response {
        match self.script {
            true => self.page(part),
            false => self.page(message_page(
                self.shell(),
                &self.texts().get(title),
                &part,
                back,
            )),
        }
    }

    /// On to another page; our script stays where it is.
    pub fn go(&self, path: &str) -> Response {
        match self.script {
            true => StatusCode::NO_CONTENT.into_response(),
            false => (StatusCode::SEE_OTHER, [(header::LOCATION, path)]).into_response(),
        }
    }

    /// A decision that cannot be made: why, and the rule that forbids it.
    pub fn refused(&self, fault: Fault, table: &NewTable) -> Shown {
        let Some(rule) = fault.rule.clone() else {
            return Err(fault.into());
        };
        let why = sentence(&fault.message);
        let status = trouble::status(&fault.into());
        if self.script {
            let link = rule_path(&table.game, &rule);
            return Ok((status, [("x-rule", link)], why).into_response());
        }
        let back = format!("/t/{}", table.id);
        let page = refusal_page(self.shell(), &why, &table.game, &rule, &back);
        Ok((status, self.page(page)).into_response())
    }

    /// What was asked for, or a page that says what is wrong; our script gets the sentence alone.
    pub fn answer(&self, shown: Shown) -> Response {
        let problem = match shown {
            Ok(response) => return response,
            Err(problem) => problem,
        };
        let status = trouble::status(&problem);
        match self.script {
            true => (status, problem.to_string()).into_response(),
            false => {
                let title = if status == StatusCode::NOT_FOUND {
                    "notice-missing"
                } else {
                    "notice-refused"
                };
                let page = notice_page(
                    self.shell(),
                    &self.texts().get(title),
                    &sentence(&problem.to_string()),
                );
                (status, self.page(page)).into_response()
            }
        }
    }
}

pub(super) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let begun: String = letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    });
    if begun.ends_with(['.', '!', '?']) {
        begun
    } else {
        begun + "."
    }
}

/// The fields of a posted form.
pub struct Form(Vec<(String, String)>);

impl FromRequest<App> for Form {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Form, Problem> {
        let body = Bytes::from_request(request, app)
            .await
            .map_err(|refused| Problem::bad_request(refused.body_text()))?;
        Ok(Form(form_urlencoded::parse(&body).into_owned().collect()))
    }
}

impl Form {
    /// The first field of this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.fields()
            .find(|(field, _)| *field == name)
            .map(|(_, value)| value)
    }

    /// Every field of this name.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.fields()
            .filter(move |(field, _)| *field == name)
            .map(|(_, value)| value)
    }

    /// Every field.
    pub fn fields(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }
}
