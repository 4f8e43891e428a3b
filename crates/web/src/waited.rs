//! "While you waited": what the others did since the viewer's last decision, in a strip above the
//! question.

use crate::draw::{picture, sigil};
use crate::sight::Sight;
use covenstead_core::Seat;
use covenstead_scene::{Cue, Line, PlayerArea};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// How many sentences the opened strip holds at most; the log has them all.
const MOST: usize = 30;

/// The strip, when it is the viewer's turn and somebody else has done something.
pub(crate) fn strip(sight: &Sight<'_>) -> Markup {
    let Some(me) = sight
        .me()
        .filter(|_| sight.scene.prompt.asks(sight.scene.viewer))
    else {
        return html! {};
    };
    let lines: Vec<&Line> = sight
        .scene
        .since_last_decision()
        .filter(|line| line.seats.first() != Some(&me.seat))
        .collect();
    if lines.iter().all(|line| line.seats.is_empty()) {
        return html! {};
    }
    let shown = &lines[lines.len().saturating_sub(MOST)..];
    html! {
        details.waited #waited {
            summary {
                b { (sight.t("waited")) }
                span.deeds { @for player in sight.rivals().chain(std::iter::once(me)) { (in_short(player, &lines)) } }
            }
            ol { @for line in shown { li data-things=[(!line.pieces.is_empty()).then(|| line.pieces.join(" "))] {
                @if let Some(&seat) = line.seats.first() { (sigil(seat)) } @else { span.sigil {} }
                span { (line.text) }
            } } }
        }
    }
}

/// A player's part in it: what they got and lost, and the last thing they did. Of the viewer only
/// what others gave or took.
fn in_short(player: &PlayerArea, lines: &[&Line]) -> Markup {
    let last = lines
        .iter()
        .rev()
        .find(|line| line.seats.first() == Some(&player.seat));
    let gains = gains(player.seat, lines);
    html! {
        @if last.is_some() || !gains.is_empty() {
            span.chip-line {
                (sigil(player.seat)) span.unseen { (player.name) ": " }
                @for (good, amount) in &gains {
                    span .gain .loss[*amount < 0] { (format!("{amount:+}")) (picture(&format!("good-{good}"), "token")) span.unseen { " " (name_of(player, good)) } }
                }
                @if let Some(line) = last { span.deed { (line.text) } }
            }
        }
    }
}

fn gains(seat: Seat, lines: &[&Line]) -> BTreeMap<&'static str, i64> {
    let mut sums = BTreeMap::new();
    for cue in lines.iter().flat_map(|line| &line.cues) {
        match cue {
            Cue::Gain {
                seat: whose,
                good,
                amount,
            } if *whose == seat => *sums.entry(*good).or_default() += amount,
            Cue::Gain { .. } | Cue::Say { .. } => {}
        }
    }
    sums.retain(|_, amount| *amount != 0);
    sums
}

fn name_of<'a>(player: &'a PlayerArea, good: &str) -> &'a str {
    player
        .goods
        .iter()
        .find(|have| have.key == good)
        .map_or("", |have| have.name.as_str())
}
