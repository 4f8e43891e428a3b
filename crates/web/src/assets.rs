//! Files that are part of the program. Each is served under a name with its hash, so that it may be
//! kept for ever.

use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// A file of the pages.
pub struct Asset {
    /// Its name, as in `base.css`.
    pub name: &'static str,
    /// Its media type.
    pub media_type: &'static str,
    /// What it contains.
    pub bytes: &'static [u8],
    /// The name it is served under, with its hash: `base.1f3a9c02.css`.
    pub served: String,
}

macro_rules! files {
    ($($name:literal: $media:literal),+ $(,)?) => {
        &[$(($name, $media, include_bytes!(concat!("../assets/", $name)))),+]
    };
}

const FILES: &[(&str, &str, &[u8])] = files! {
    "base.css": "text/css; charset=utf-8",
    "home.css": "text/css; charset=utf-8",
    "table.css": "text/css; charset=utf-8",
    "boards/three-witches.css": "text/css; charset=utf-8",
    "boards/brew.css": "text/css; charset=utf-8",
    "boards/witchs-brew.css": "text/css; charset=utf-8",
    "boards/broom-service.css": "text/css; charset=utf-8",
    "covenstead.js": "text/javascript; charset=utf-8",
    "vendor/idiomorph.js": "text/javascript; charset=utf-8",
    "fonts/almendra-700.woff2": "font/woff2",
    "fonts/alegreya-sans-400.woff2": "font/woff2",
    "fonts/alegreya-sans-700.woff2": "font/woff2",
    "icon.svg": "image/svg+xml",
    "icon-turn.svg": "image/svg+xml",
};

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    FILES
        .iter()
        .map(|&(name, media_type, bytes)| Asset {
            name,
            media_type,
            bytes,
            served: served_name(name, bytes),
        })
        .collect()
});

/// Fonts are named by the style sheet, which cannot know their hashes; their content never changes
/// under a name.
fn served_name(name: &str, bytes: &[u8]) -> String {
    let flat = name.rsplit('/').next().unwrap_or(name);
    match flat.rsplit_once('.') {
        Some((stem, "css" | "js" | "svg")) => {
            let hash: String = Sha256::digest(bytes)
                .iter()
                .take(4)
                .map(|byte| format!("{byte:02x}"))
                .collect();
            format!(
                "{stem}.{hash}.{}",
                flat.rsplit('.').next().unwrap_or_default()
            )
        }
        _ => flat.to_string(),
    }
}

/// The file served under this name.
///
/// ```
/// let path = covenstead_web::asset_path("base.css");
/// let served = path.strip_prefix("/assets/").unwrap();
/// assert!(covenstead_web::asset(served).is_some());
/// assert!(covenstead_web::asset("../Cargo.toml").is_none());
/// ```
pub fn asset(served: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.served == served)
}

/// Where a file is found.
///
/// # Panics
/// If there is no such file: names are written in code.
pub fn asset_path(name: &str) -> String {
    let asset = ASSETS.iter().find(|asset| asset.name == name);
    format!(
        "/assets/{}",
        asset.unwrap_or_else(|| panic!("no asset {name}")).served
    )
}
