//! What may be said at the table.

use crate::line::Bubble;
use crate::piece::Reason;
use covenstead_core::Seat;
use serde::{Deserialize, Serialize};

/// What a player may say now: some games limit table talk by their rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "talk", rename_all = "kebab-case")]
pub enum Talk {
    /// Anything.
    #[default]
    Free,
    /// One of these signals and nothing else. Each stands until it is changed, taken back, or goes
    /// out by itself.
    Signals {
        /// The signals.
        signals: Vec<Signal>,
        /// What takes a signal back.
        take_back: Signal,
        /// The word of the signal that the player has given.
        given: Option<String>,
        /// Why nothing else.
        why: Reason,
    },
    /// Nothing.
    Closed {
        /// Why.
        why: Reason,
    },
}

/// Something that can be said with one tap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Signal {
    /// The word for it in requests, as in `win`.
    pub word: String,
    /// What it says, in the reader's language.
    pub text: String,
}

/// The signals there are now, whoever may give them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signals {
    /// What they are about, as in `round 2, trick 1`. When this changes, all signals go out.
    pub about: String,
    /// The signals.
    pub signals: Vec<Signal>,
}

impl Signals {
    /// A signal that a player has given, as everybody sees it.
    pub fn bubble(&self, seat: Seat, word: &str) -> Option<Bubble> {
        let signal = self.signals.iter().find(|signal| signal.word == word)?;
        Some(Bubble {
            seat,
            words: signal.text.clone(),
            tone: "signal",
        })
    }
}

/// What somebody says, as the rules of table talk take it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Utterance {
    /// A message.
    Message,
    /// The signal with this word; none takes the signal back.
    Signal(Option<String>),
}

impl Talk {
    /// What `text` is if it may be said; if not, why not. A signal is given by its word or by what
    /// it says.
    ///
    /// ```
    /// use covenstead_scene::{Reason, Signal, Talk, Utterance};
    /// let signal = |word: &str, text: &str| Signal { word: word.into(), text: text.into() };
    /// let talk = Talk::Signals {
    ///     signals: vec![signal("win", "Let us win this trick.")],
    ///     take_back: signal("none", "Take the signal back"),
    ///     given: None,
    ///     why: Reason { rule: "TG-71", text: "Only the two signals.".into() },
    /// };
    /// assert_eq!(talk.hear("win"), Ok(Utterance::Signal(Some("win".into()))));
    /// assert_eq!(talk.hear("none"), Ok(Utterance::Signal(None)));
    /// assert_eq!(talk.hear("I hold the Elixir.").unwrap_err().rule, "TG-71");
    /// ```
    pub fn hear(&self, text: &str) -> Result<Utterance, &Reason> {
        match self {
            Talk::Free => Ok(Utterance::Message),
            Talk::Signals {
                signals,
                take_back,
                why,
                ..
            } => {
                let meant = |signal: &&Signal| signal.word == text || signal.text == text;
                match signals.iter().find(meant) {
                    Some(signal) => Ok(Utterance::Signal(Some(signal.word.clone()))),
                    None if meant(&take_back) => Ok(Utterance::Signal(None)),
                    None => Err(why),
                }
            }
            Talk::Closed { why } => Err(why),
        }
    }
}
