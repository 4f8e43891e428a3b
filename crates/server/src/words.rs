//! What the server says to people, in their language.

use covenstead_speech::Speech;
use std::sync::LazyLock;

/// The sentences of `locales/`.
pub static SPEECH: LazyLock<Speech> = LazyLock::new(|| {
    Speech::read([
        &[include_str!("../locales/en.ftl")],
        &[include_str!("../locales/de.ftl")],
    ])
});
