//! The side panel: log, scores, chat, rules, options. A bottom sheet on small screens.

use crate::draw::sigil;
use crate::form::level_options;
use crate::guide;
use crate::players::{named, signed};
use crate::rulebook::rule_path;
use crate::sight::{SIGNALLING, Sight};
use crate::table::{Sitting, TablePage, link_field};
use covenstead_scene::{Cue, Line, Talk};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser};

/// How many lines of the log a table carries with every update; the replay has them all.
const SHOWN: usize = 60;

const TABS: [&str; 5] = ["log", "scores", "chat", "rules", "options"];

/// The panel. `whole` is false in live updates, which leave out what does not change.
pub(crate) fn panel(page: &TablePage<'_>, sight: &Sight<'_>, whole: bool) -> Markup {
    html! {
        input #sheet .unseen type="checkbox" data-keep aria-label=(sight.t("panel"));
        aside.panel aria-label=(sight.t("panel")) {
            label.handle for="sheet" { (sight.t("panel")) }
            @for (place, tab) in TABS.iter().enumerate() {
                input.tab id={ "tab-" (tab) } type="radio" name="tab" checked[place == 0] data-keep;
            }
            div.tabs { @for tab in TABS { label for={ "tab-" (tab) } { (sight.t(&format!("tab-{tab}"))) } } }
            section.page.log tabindex="0" aria-label=(sight.t("tab-log")) { (log(page, sight)) }
            section.page.scores { (scores(sight)) }
            section.page.chat { (chat(page, sight)) }
            section.page.rules #panel-rules tabindex="0" aria-label=(sight.t("tab-rules")) data-keep {
                @if whole {
                    @if sight.me().is_some() { (guide::again(page.shell, sight.scene.game)) }
                    (rules(page.rules))
                    p { a href={ "/rules/" (sight.scene.game) } target="_blank" { (sight.t("rules-numbered")) } }
                }
            }
            section.page.options tabindex="0" aria-label=(sight.t("tab-options")) {
                (house(page, sight))
                div #panel-options data-keep { @if whole { (options(page)) } }
            }
        }
    }
}

fn log(page: &TablePage<'_>, sight: &Sight<'_>) -> Markup {
    let lines: Vec<&Line> = sight.scene.told().collect();
    let left_out = lines.len().saturating_sub(SHOWN);
    let round = lines
        .iter()
        .rev()
        .find(|line| line.chapter)
        .map_or(0, |line| line.number);
    html! {
        (filters(sight))
        @if left_out > 0 { p.earlier { a href={ "/t/" (page.id) "/replay" } { (sight.t("log-earlier")) } } }
        ol.lines { @for line in lines[left_out..].iter().rev() { (self::line(sight, line, line.number >= round)) } }
    }
}

/// What of the log is shown: all, this round, or what concerns one player. Works by style sheet
/// alone.
fn filters(sight: &Sight<'_>) -> Markup {
    let filter = |name: &str, label: Markup, first: bool| {
        html! {
            input.unseen id={ "filter-" (name) } type="radio" name="filter" checked[first] data-keep;
            label for={ "filter-" (name) } { (label) }
        }
    };
    html! {
        div.filters role="group" aria-label=(sight.t("log-filter")) {
            (filter("all", html! { (sight.t("log-all")) }, true))
            (filter("round", html! { (sight.t("log-round")) }, false))
            @for player in &sight.scene.players {
                (filter(&player.seat.0.to_string(), html! { span title=(player.name) { (sigil(player.seat)) } span.unseen { (player.name) } }, false))
            }
        }
    }
}

fn line(sight: &Sight<'_>, line: &Line, now: bool) -> Markup {
    let mine = sight.me().is_some_and(|me| line.seats.contains(&me.seat));
    let chapter = if line.chapter { "chapter" } else { "" };
    html! {
        li #{ "line-" (line.number) } class={ (chapter) @if mine { " concerns-me" } @if now { " now" } @for seat in &line.seats { " about-" (seat.0) } @if let Some(seat) = line.seats.first() { " seat-" (seat.0) } } data-n=(line.number)
            data-things=[(!line.pieces.is_empty()).then(|| line.pieces.join(" "))]
            data-cues=[cues(line)] { (line.text) }
    }
}

/// What the script shows when the line is new: `say 2 I am the Witch!` or `gain 2 red 3`, separated
/// by `|`.
fn cues(line: &Line) -> Option<String> {
    let cue = |cue: &Cue| match cue {
        Cue::Say { seat, words } => format!("say {} {words}", seat.0),
        Cue::Gain { seat, good, amount } => format!("gain {} {good} {amount}", seat.0),
    };
    (!line.cues.is_empty()).then(|| line.cues.iter().map(cue).collect::<Vec<_>>().join("|"))
}

fn scores(sight: &Sight<'_>) -> Markup {
    html! {
        table.standings {
            thead { tr { th { (sight.t("player")) } th { (sight.t("points")) } } }
            tbody {
                @for player in &sight.scene.players {
                    tr {
                        td {
                            (named(player))
                            @if !player.parts.is_empty() {
                                small.parts { @for part in &player.parts { span { (part.name) " " b { (part.points) } } } }
                            }
                        }
                        td.number {
                            (player.score.map_or("?".to_string(), |score| score.to_string()))
                            @if let Some(more) = player.at_end.filter(|more| *more != 0) {
                                small.at-end { (signed(more)) " " (sight.t("at-end")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn chat(page: &TablePage<'_>, sight: &Sight<'_>) -> Markup {
    html! {
        @if page.chat.is_empty() { p.empty { (sight.t("chat-empty")) } }
        ol.said { @for said in &page.chat { li { b { (said.name) } " " (said.text) } } }
        @if sight.me().is_some() { (say(page, sight)) } @else { p.muted { (sight.t("chat-watching")) } }
    }
}

/// What the reader may say: anything, or what the rules of table talk leave.
fn say(page: &TablePage<'_>, sight: &Sight<'_>) -> Markup {
    let action = format!("/t/{}/chat", page.id);
    match &sight.scene.talk {
        Talk::Free => html! {
            form.say method="post" action=(action) data-send {
                label.unseen for="chat-text" { (sight.t("chat-say")) }
                input #chat-text name="text" maxlength="280" autocomplete="off" required data-keep placeholder=(sight.t("chat-say"));
                button { (sight.t("send")) }
            }
        },
        Talk::Signals { why, .. } => html! {
            form.say #(SIGNALLING) method="post" action=(action) data-send {}
            (sight.signals())
            p.muted { (why.text) " " (rule(sight, why.rule)) }
        },
        Talk::Closed { why } => html! { p.muted { (why.text) " " (rule(sight, why.rule)) } },
    }
}

/// A rule by its id, which leads to its text.
fn rule(sight: &Sight<'_>, rule: &str) -> Markup {
    html! { "(" a href=(rule_path(sight.scene.game, rule)) target="_blank" { (rule) } ")" }
}

/// Markdown of our own as HTML. Raw HTML in it stays text.
pub(crate) fn rules(markdown: &str) -> Markup {
    let parser = Parser::new_ext(markdown, Options::ENABLE_TABLES).map(as_text);
    let mut out = String::new();
    pulldown_cmark::html::push_html(&mut out, parser);
    PreEscaped(without_styles(&out))
}

/// Raw HTML as the text that it is.
pub(crate) fn as_text(event: Event<'_>) -> Event<'_> {
    match event {
        Event::Html(raw) | Event::InlineHtml(raw) => Event::Text(raw),
        other => other,
    }
}

/// Alignment of table cells is the one inline style that Markdown makes; the policy forbids it.
pub(crate) fn without_styles(html: &str) -> String {
    html.replace(" style=\"text-align: right\"", "")
        .replace(" style=\"text-align: left\"", "")
        .replace(" style=\"text-align: center\"", "")
}

/// Links, seats and the way out.
fn house(page: &TablePage<'_>, sight: &Sight<'_>) -> Markup {
    let (shell, around) = (page.shell, &page.around);
    let to = |what: &str| format!("/t/{}/{what}", page.id);
    let playing = around.sitting == Sitting::Playing && sight.scene.result.is_none();
    html! {
        (link_field(shell, &sight.t("share-link"), &around.link))
        @if around.sitting != Sitting::Watching {
            form #relink method="post" action=(to("relink")) data-send data-into="personal" { button { (sight.t("another-device")) } }
            @for (seat, name) in &around.own {
                form method="post" action=(to("as")) {
                    input type="hidden" name="seat" value=(seat.0);
                    button { (shell.texts.with("play-as", &[("name", name.as_str().into())])) }
                }
            }
            div #personal data-keep aria-live="polite" {}
        }
        @if playing {
            form.lend #lend method="post" action=(to("leave")) data-send {
                select name="level" aria-label=(sight.t("bot")) { (level_options(shell, around.levels)) }
                button { (sight.t("lend-seat")) }
            }
            @for &seat in &around.people {
                form method="post" action=(to("hand")) data-send {
                    input type="hidden" name="seat" value=(seat.0);
                    button { (shell.texts.with("lend-other", &[("name", sight.scene.players[seat.index()].name.as_str().into())])) }
                }
            }
        }
        @if sight.scene.result.is_some() { p { a href=(to("record")) { (sight.t("record-download")) } } }
        p { a href="/" { (sight.t("home")) } }
    }
}

fn options(page: &TablePage<'_>) -> Markup {
    html! { dl.options { @for (name, value) in &page.options { dt { (name) } dd { (value) } } } }
}
