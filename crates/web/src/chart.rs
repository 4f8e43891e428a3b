//! A chart of scores over time, as SVG.

use covenstead_core::Seat;
use maud::{Markup, html};
use std::fmt::Write;

const WIDTH: f64 = 480.0;
const HEIGHT: f64 = 180.0;
const LEFT: f64 = 34.0;
const BELOW: f64 = 12.0;

/// One line a seat, in its colour, ending in its sigil.
pub(crate) fn chart(lines: &[(Seat, Vec<i32>)]) -> Markup {
    let values = || lines.iter().flat_map(|(_, values)| values);
    let low = values().min().copied().unwrap_or(0).min(0);
    let high = values().max().copied().unwrap_or(0).max(low + 1);
    let y = |value: i32| {
        HEIGHT - BELOW - (HEIGHT - 2.0 * BELOW) * f64::from(value - low) / f64::from(high - low)
    };
    html! {
        svg.chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label="Scores" {
            @for value in [low, (low + high) / 2, high] {
                line.grid x1=(LEFT) x2=(WIDTH - 16.0) y1=(y(value)) y2=(y(value)) {}
                text.label x=(LEFT - 6.0) y=(y(value) + 4.0) text-anchor="end" { (value) }
            }
            @for (seat, values) in lines {
                path class={ "course seat-" (seat.0) } d=(path(values, y)) fill="none" {}
                @if let Some(&last) = values.last() {
                    svg class={ "sigil seat-" (seat.0) } x=(WIDTH - 22.0) y=(y(last) - 7.0) width="14" height="14" { use href={ "#sigil-" (seat.0) } {} }
                }
            }
        }
    }
}

/// A path through the points at which the value changes.
fn path(values: &[i32], y: impl Fn(i32) -> f64) -> String {
    let step = (WIDTH - LEFT - 24.0) / (values.len().max(2) - 1) as f64;
    let mut path = String::new();
    for (place, &value) in values.iter().enumerate() {
        let turns = place == 0
            || place + 1 == values.len()
            || values[place - 1] != value
            || values[place + 1] != value;
        if turns {
            let _ = write!(
                path,
                "{}{:.1} {:.1}",
                if place == 0 { 'M' } else { 'L' },
                LEFT + step * place as f64,
                y(value)
            );
        }
    }
    path
}
