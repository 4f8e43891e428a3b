//! What may be said at the table.

use crate::piece::Reason;
use serde::{Deserialize, Serialize};

/// What a player may say now: some games limit table talk by their rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "talk", rename_all = "kebab-case")]
pub enum Talk {
    /// Anything.
    #[default]
    Free,
    /// One of these sentences and nothing else.
    Phrases {
        /// The sentences.
        phrases: Vec<String>,
        /// Why nothing else.
        why: Reason,
    },
    /// Nothing.
    Closed {
        /// Why.
        why: Reason,
    },
}

impl Talk {
    /// Whether `text` may be said; if not, why.
    ///
    /// ```
    /// use covenstead_scene::{Reason, Talk};
    /// let why = Reason { rule: "TG-71", text: "Only the two signals.".into() };
    /// let talk = Talk::Phrases { phrases: vec!["Let us win this trick.".into()], why };
    /// assert!(talk.permits("Let us win this trick.").is_ok());
    /// assert_eq!(talk.permits("I hold the Elixir.").unwrap_err().rule, "TG-71");
    /// ```
    pub fn permits(&self, text: &str) -> Result<(), &Reason> {
        match self {
            Talk::Free => Ok(()),
            Talk::Phrases { phrases, .. } if phrases.iter().any(|phrase| phrase == text) => Ok(()),
            Talk::Phrases { why, .. } | Talk::Closed { why } => Err(why),
        }
    }
}
