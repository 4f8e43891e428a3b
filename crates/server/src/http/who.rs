//! Who asks: the browser's key in its cookie, a seat's token in the header, the address.

use super::App;
use crate::problem::Problem;
use crate::secret::Token;
use crate::tables::Credentials;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use covenstead_core::Locale;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// The name of the cookie that holds a browser's key.
pub const COOKIE: &str = "covenstead";

/// How long a browser keeps its key, in seconds: a year.
const KEPT: u32 = 31_536_000;

/// Who asks: `Cookie: covenstead=KEY` for a browser, `Authorization: Bearer TOKEN` for a program
/// that holds one seat's token.
pub struct Who(pub Credentials);

impl<S: Sync> FromRequestParts<S> for Who {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Who, Problem> {
        credentials(&parts.headers).map(Who)
    }
}

/// The credentials in a request's headers. A cookie that is no key is ignored, as a stranger's
/// would be; a bearer token that is none is refused, so that a program learns of its mistake.
pub fn credentials(headers: &HeaderMap) -> Result<Credentials, Problem> {
    let bearer = match headers.get(header::AUTHORIZATION) {
        None => None,
        Some(value) => {
            let text = value
                .to_str()
                .ok()
                .and_then(|text| text.strip_prefix("Bearer "));
            Some(
                text.and_then(|text| text.trim().parse().ok())
                    .ok_or(Problem::BadToken)?,
            )
        }
    };
    Ok(Credentials {
        person: cookie_key(headers),
        seat: bearer,
    })
}

/// The language somebody reads: the one they have chosen on our pages, or what their browser or
/// program asks for.
pub struct Language(pub Locale);

impl<S: Sync> FromRequestParts<S> for Language {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Language, Infallible> {
        Ok(Language(language(&parts.headers)))
    }
}

/// The same, from a request's headers.
pub fn language(headers: &HeaderMap) -> Locale {
    let accepted = headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    cookie(headers, "lang")
        .and_then(Locale::from_code)
        .unwrap_or_else(|| Locale::accepted(accepted))
}

/// A cookie.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let texts = headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok());
    let mut pairs = texts
        .flat_map(|text| text.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

fn cookie_key(headers: &HeaderMap) -> Option<Token> {
    cookie(headers, COOKIE)?.parse().ok()
}

/// The header that gives a browser its key. It is out of reach of scripts, and other sites cannot
/// make a browser send it along with a change.
pub fn set_cookie(key: &Token, app: &App) -> (header::HeaderName, HeaderValue) {
    let secure = app
        .public_url
        .as_deref()
        .is_some_and(|url| url.starts_with("https:"));
    let secure = if secure { "; Secure" } else { "" };
    let text = format!(
        "{COOKIE}={}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}",
        key.reveal()
    );
    (
        header::SET_COOKIE,
        HeaderValue::try_from(text).expect("hexadecimal digits"),
    )
}

/// Where a request comes from, for limits: the address that connected or, behind a proxy, the one
/// the proxy names. Of IPv6 the network counts: one household has 2^64 addresses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Address(pub IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, Infallible> {
        Ok(Address::of(parts, app))
    }
}

impl Address {
    /// The address of a request.
    pub fn of(parts: &Parts, app: &App) -> Address {
        let peer = parts
            .extensions
            .get::<ConnectInfo<SocketAddr>>()
            .map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |info| info.0.ip());
        // Only a proxy on this machine is believed, and only if the server was told that there is
        // one.
        let proxied = app.public_url.is_some() && peer.is_loopback();
        let named = proxied.then(|| forwarded_for(&parts.headers)).flatten();
        Address(network(named.unwrap_or(peer)))
    }
}

/// The last address in the header is the one our own proxy wrote.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(
            address.to_bits() & !u128::from(u64::MAX),
        )),
    }
}
