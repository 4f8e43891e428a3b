//! Options as people call them.

use covenstead_core::Locale;
use covenstead_core::notation::capital;
use covenstead_speech::Speech;
use serde_json::{Value, json};

/// The options of a game, each with its title, its explanation and the words for its values in one
/// language.
pub(crate) fn options(mut options: Value, speech: &Speech, locale: Locale) -> Value {
    for (name, spec) in options.as_object_mut().into_iter().flatten() {
        let (key, spoken) = (
            format!("option-{}", name.replace('_', "-")),
            name.replace('_', " "),
        );
        let values = spec["values"].as_array().cloned().unwrap_or_default();
        let label = |value: &Value| {
            value.as_str().map(|word| {
                speech
                    .form(locale, &key, word, &word.replace(['-', '_'], " "))
                    .into_owned()
            })
        };
        let doc = spec["doc"].as_str().unwrap_or_default();
        let doc = speech.form(locale, &key, "doc", doc).into_owned();
        spec["title"] = json!(capital(&speech.name(locale, &key, &spoken)));
        spec["labels"] = values.iter().map(label).collect();
        spec["doc"] = json!(doc);
    }
    options
}
