//! What a bot advises: its choice, the chance to win it sees, and what else it thought of.

use crate::shell::Shell;
use covenstead_scene::{Ask, Pick, Scene};
use maud::{Markup, html};

/// One thing a bot thought about.
pub struct Advised {
    /// The action in notation.
    pub action: String,
    /// The chance to win it sees, from 0 to 1.
    pub value: f64,
    /// How much of its thinking went into it, from 0 to 1.
    pub share: f64,
}

/// The advice for whoever is asked by `scene`, best first.
pub fn advice(shell: Shell<'_>, scene: &Scene, bot: &str, advised: &[Advised]) -> Markup {
    let Some((best, others)) = advised.split_first() else {
        return html! {};
    };
    let (label, pieces) = named(scene, &best.action);
    html! {
        div.advice data-things=[(!pieces.is_empty()).then(|| pieces.join(" "))] {
            p { (shell.texts.with("hint-best", &[("bot", bot.into())])) " " b { (label) }
                " " span.chance { (chance(shell, best.value)) } }
            @if !others.is_empty() {
                p.muted { (shell.t("hint-others")) }
                ul { @for other in others {
                    @let (label, pieces) = named(scene, &other.action);
                    li data-things=[(!pieces.is_empty()).then(|| pieces.join(" "))] {
                        span { (label) } (meter(shell, other)) span.chance { (percent(other.value)) }
                    }
                } }
            }
            p.muted { (shell.t("hint-how")) }
        }
    }
}

fn meter(shell: Shell<'_>, advised: &Advised) -> Markup {
    html! { meter min="0" max="100" value=(format!("{:.0}", 100.0 * advised.share)) aria-label=(shell.t("hint-share")) {} }
}

fn percent(value: f64) -> String {
    format!("{:.0} %", 100.0 * value)
}

fn chance(shell: Shell<'_>, value: f64) -> String {
    shell
        .texts
        .with("hint-chance", &[("percent", percent(value).into())])
}

/// An action as its button says it, and the pieces it is made of.
fn named<'a>(scene: &'a Scene, action: &str) -> (String, Vec<&'a str>) {
    match &scene.ask {
        Ask::Set(pick) => picked(scene, pick, action),
        Ask::One { .. } | Ask::Nothing => match scene
            .ask
            .choices()
            .iter()
            .find(|choice| choice.action == action)
        {
            Some(choice) => (
                choice.label.clone(),
                choice.pieces.iter().map(String::as_str).collect(),
            ),
            None => (action.to_string(), Vec::new()),
        },
    }
}

fn picked<'a>(scene: &'a Scene, pick: &'a Pick, action: &str) -> (String, Vec<&'a str>) {
    let words: Vec<&str> = action.split(' ').skip(1).collect();
    let pieces: Vec<&str> = pick
        .from
        .iter()
        .filter(|from| words.contains(&from.word.as_str()))
        .map(|from| from.piece.as_str())
        .collect();
    let names: Vec<&str> = scene
        .pieces()
        .filter(|piece| pieces.contains(&piece.id.as_str()))
        .map(|piece| &*piece.name)
        .collect();
    (covenstead_core::notation::and_list(&names), pieces)
}
