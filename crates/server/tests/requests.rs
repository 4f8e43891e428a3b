//! Whatever is sent, the readers of requests answer with a value or a problem, never with a panic.

use covenstead_server::http::{fuzz, who};
use covenstead_server::{Token, text};
use covenstead_store::TableId;
use proptest::prelude::*;

/// Something like the JSON of a request, often broken.
fn nearly_json() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("\"game\"".to_string()),
        Just("\"seats\"".to_string()),
        Just("\"kind\":\"me\"".to_string()),
        Just("\"name\":\"A\"".to_string()),
        Just("\"clock\":{\"seconds\":60}".to_string()),
        Just("\"action\":\"pass\"".to_string()),
        Just("\"version\":-1".to_string()),
        Just("{".to_string()),
        Just("}".to_string()),
        Just("[".to_string()),
        Just("]".to_string()),
        Just(":".to_string()),
        Just(",".to_string()),
        any::<f64>().prop_map(|number| number.to_string()),
        ".{0,8}",
    ];
    prop::collection::vec(word, 0..24).prop_map(|words| words.concat())
}

proptest! {
    #[test]
    fn bodies_are_read_or_refused(text in nearly_json()) {
        fuzz::read_bodies(text.as_bytes());
    }

    #[test]
    fn bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        fuzz::read_bodies(&bytes);
    }

    #[test]
    fn what_is_read_of_an_event_id_is_what_was_written(version in any::<u64>(), seen in any::<u32>(), noise in ".{0,24}") {
        prop_assert!(fuzz::event_id_survives(version, seen as usize));
        fuzz::read_event_id(&noise);
    }

    #[test]
    fn headers_give_credentials_or_a_problem(cookie in "[ -~]{0,80}", authorization in "[ -~]{0,60}") {
        let mut headers = axum::http::HeaderMap::new();
        headers.insert("cookie", cookie.parse().unwrap());
        headers.insert("authorization", authorization.parse().unwrap());
        let _ = who::credentials(&headers);
    }

    #[test]
    fn ids_and_tokens_survive_or_are_refused(bytes in any::<[u8; 10]>(), noise in ".{0,40}") {
        let id = TableId::from_bytes(bytes);
        prop_assert_eq!(id.to_string().parse::<TableId>(), Ok(id));
        let _ = (noise.parse::<TableId>(), noise.parse::<Token>());
    }

    #[test]
    fn a_tidied_name_is_visible_and_short(noise in any::<String>()) {
        if let Ok(name) = text::name(&noise) {
            prop_assert!(!name.is_empty() && name.chars().count() <= text::NAME && !name.chars().any(char::is_control));
        }
    }
}
