//! The end of a game: places with the parts of each score, the course of the game, a rematch.

use crate::chart;
use crate::draw::sigil;
use crate::players::crown;
use crate::sight::Sight;
use crate::table::TablePage;
use covenstead_core::{RecordedResult, Seat};
use covenstead_scene::PlayerArea;
use maud::{Markup, html};

/// Ranking, chart and what to do next.
pub(crate) fn finish(page: &TablePage<'_>, sight: &Sight<'_>, result: &RecordedResult) -> Markup {
    html! {
        section.finish aria-label=(sight.t("result")) {
            h2 { (headline(sight, result)) }
            div.outcome { (ranking(sight, result)) @if let Some(course) = &page.course { (chart_of(&sight.scene.players, course)) } }
            div.next {
                @if let Some(rematch) = &page.around.rematch {
                    span.rematch role="status" { (sight.shell.texts.with("rematch-set", &[("name", rematch.name.as_str().into())])) }
                    a.button.primary href=(rematch.link) { (sight.t("rematch-join")) }
                } @else if sight.me().is_some() {
                    form method="post" action={ "/t/" (page.id) "/rematch" } { button.primary { (sight.t("rematch")) } }
                }
                a.button href={ "/t/" (page.id) "/replay" } { (sight.t("replay")) }
                a.button href={ "/t/" (page.id) "/record" } { (sight.t("record-download")) }
                a.button href="/" { (sight.t("home")) }
            }
        }
    }
}

fn headline(sight: &Sight<'_>, result: &RecordedResult) -> String {
    let winners: Vec<&PlayerArea> = winners(sight, result).collect();
    let names: Vec<&str> = winners.iter().map(|player| player.name.as_str()).collect();
    let others: Vec<&str> = winners
        .iter()
        .filter(|player| !player.you)
        .map(|player| player.name.as_str())
        .collect();
    match winners[..] {
        [only] if only.you => sight.t("you-won"),
        [_] => sight
            .shell
            .texts
            .with("one-won", &[("name", names[0].into())]),
        _ if others.len() < names.len() => sight.shell.texts.with(
            "you-won-too",
            &[("names", sight.shell.texts.locale.list(&others).into())],
        ),
        _ => sight.shell.texts.with(
            "some-won",
            &[("names", sight.shell.texts.locale.list(&names).into())],
        ),
    }
}

fn winners<'a>(sight: &Sight<'a>, result: &RecordedResult) -> impl Iterator<Item = &'a PlayerArea> {
    sight
        .scene
        .players
        .iter()
        .filter(|player| result.ranks[player.seat.index()] == 1)
}

fn ranking(sight: &Sight<'_>, result: &RecordedResult) -> Markup {
    let mut order: Vec<&PlayerArea> = sight.scene.players.iter().collect();
    order.sort_by_key(|player| result.ranks[player.seat.index()]);
    let parts: Vec<&str> = result
        .breakdown
        .first()
        .into_iter()
        .flatten()
        .map(|part| part.name.as_str())
        .collect();
    html! {
        table.ranking {
            thead { tr { th { "#" } th { (sight.t("player")) } @for part in &parts { th.number { (part) } } th.number { (sight.t("points")) } } }
            tbody {
                @for player in order {
                    tr .winner[result.ranks[player.seat.index()] == 1] {
                        td { (result.ranks[player.seat.index()]) @if result.ranks[player.seat.index()] == 1 { (crown()) } }
                        td { span.who { (sigil(player.seat)) (player.name) } }
                        @for part in &result.breakdown[player.seat.index()] { td.number { (part.points) } }
                        td.number { b { (result.scores[player.seat.index()]) } }
                    }
                }
            }
        }
    }
}

/// The course of the game as a chart of scores after each decision.
pub fn chart_of(players: &[PlayerArea], course: &[Vec<i32>]) -> Markup {
    let lines: Vec<(Seat, Vec<i32>)> = players
        .iter()
        .map(|player| {
            (
                player.seat,
                course
                    .iter()
                    .map(|scores| scores[player.seat.index()])
                    .collect(),
            )
        })
        .collect();
    chart::chart(&lines)
}
