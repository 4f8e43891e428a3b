//! Files that are part of the program. Each is served under a name with its hash, so that it may be
//! kept for ever.

use sha2::{Digest, Sha256};
use std::borrow::Cow;

/// A file of the pages.
pub struct Asset {
    /// Its name, as in `base.css`.
    pub name: Cow<'static, str>,
    /// Its media type.
    pub media_type: &'static str,
    /// What it contains.
    pub bytes: &'static [u8],
    /// The name it is served under, with its hash: `base.1f3a9c02.css`.
    pub served: String,
}

impl Asset {
    fn new(name: Cow<'static, str>, media_type: &'static str, bytes: &'static [u8]) -> Asset {
        Asset {
            served: served_name(&name, bytes),
            name,
            media_type,
            bytes,
        }
    }

    /// A style sheet.
    pub(crate) fn sheet(name: String, text: &'static str) -> Asset {
        Asset::new(name.into(), CSS, text.as_bytes())
    }
}

const CSS: &str = "text/css; charset=utf-8";

macro_rules! files {
    ($($name:literal: $media:expr),+ $(,)?) => {
        &[$(($name, $media, include_bytes!(concat!("../assets/", $name)))),+]
    };
}

const FILES: &[(&str, &str, &[u8])] = files! {
    "base.css": CSS,
    "home.css": CSS,
    "table.css": CSS,
    "covenstead.js": "text/javascript; charset=utf-8",
    "vendor/idiomorph.js": "text/javascript; charset=utf-8",
    "fonts/almendra-700.woff2": "font/woff2",
    "fonts/alegreya-sans-400.woff2": "font/woff2",
    "fonts/alegreya-sans-700.woff2": "font/woff2",
    "icon.svg": "image/svg+xml",
    "icon-turn.svg": "image/svg+xml",
};

/// The files that every page may need, whatever is played.
pub(crate) fn own_assets() -> Vec<Asset> {
    let files = FILES.iter();
    files
        .map(|&(name, media_type, bytes)| Asset::new(name.into(), media_type, bytes))
        .collect()
}

/// Fonts are named by the style sheet, which cannot know their hashes; their content never changes
/// under a name.
fn served_name(name: &str, bytes: &[u8]) -> String {
    let flat = name.rsplit('/').next().unwrap_or(name);
    match flat.rsplit_once('.') {
        Some((stem, kind @ ("css" | "js" | "svg"))) => {
            let digest = Sha256::digest(bytes);
            let hash: String = digest
                .iter()
                .take(4)
                .map(|byte| format!("{byte:02x}"))
                .collect();
            format!("{stem}.{hash}.{kind}")
        }
        _ => flat.to_string(),
    }
}
