//! A scene with what may be done to each thing in it.

use crate::front::Drawing;
use crate::shell::Shell;
use crate::table::TimeLeft;
use covenstead_core::Seat;
use covenstead_scene::{Ask, Choice, Good, Piece, PlayerArea, Scene, Signal, Talk, step};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// The id of the form that signals are sent by.
pub(crate) const SIGNALLING: &str = "signalling";

/// A scene being drawn for its viewer.
pub struct Sight<'a> {
    /// What is drawn.
    pub scene: &'a Scene,
    /// For whom.
    pub shell: Shell<'a>,
    lit: BTreeSet<&'a str>,
    clocks: &'a [TimeLeft],
}

impl<'a> Sight<'a> {
    /// Looks at a scene.
    pub fn new(scene: &'a Scene, shell: Shell<'a>) -> Sight<'a> {
        Sight {
            scene,
            shell,
            lit: step(scene.ask.choices(), &[]).lit,
            clocks: &[],
        }
    }

    /// With the time that each seat has left.
    pub fn timed(self, clocks: &'a [TimeLeft]) -> Sight<'a> {
        Sight { clocks, ..self }
    }

    /// The time that a seat has left, if there is a clock.
    pub fn clock(&self, seat: Seat) -> Option<TimeLeft> {
        self.clocks.get(seat.index()).copied()
    }

    /// How its game is drawn.
    pub(crate) fn drawing(&self) -> &'static dyn Drawing {
        self.shell.texts.fronts.of(self.scene.game)
    }

    /// A text of the reader's language.
    pub fn t(&self, key: &str) -> String {
        self.shell.t(key)
    }

    /// Whether one may point at it.
    pub fn is_lit(&self, id: &str) -> bool {
        self.lit.contains(id)
    }

    /// The choice that pointing at this alone makes.
    fn makes(&self, id: &str) -> Option<&'a Choice> {
        step(self.scene.ask.choices(), &[id]).made()
    }

    fn pickable(&self, id: &str) -> bool {
        matches!(&self.scene.ask, Ask::Set(pick) if pick.from.iter().any(|pickable| pickable.piece == id))
    }

    /// A piece of the table, drawn as `body`: a checkbox while a set is picked, a button while one
    /// may point at it, else a thing that explains itself.
    pub fn piece(&self, piece: &Piece, class: &str, body: Markup) -> Markup {
        let tip = html! { (body) (self.tip(piece)) };
        let class = format!("piece {} {class}", piece.kind);
        match self.pickable(&piece.id) {
            true => html! {
                label class={ (class) " pickable" } id=(piece.id) data-piece=(piece.id) {
                    input type="checkbox" name="pick" value=(piece.id) form="choose" data-keep;
                    (tip)
                }
            },
            false => self.thing(&piece.id, &class, tip, piece.why_not.is_some()),
        }
    }

    /// A place of a board, or anything else one may point at.
    pub fn thing(&self, id: &str, class: &str, body: Markup, explains: bool) -> Markup {
        match (self.is_lit(id), self.makes(id)) {
            (true, Some(choice)) => html! {
                button class={ (class) " lit" } id=(id) data-piece=(id) form="choose" name="action" value=(choice.action) { (body) }
            },
            (true, None) => html! {
                button class={ (class) " lit" } id=(id) data-piece=(id) type="button" { (body) }
            },
            (false, _) => html! {
                div class=(class) id=(id) data-piece=(id) tabindex=[explains.then_some("0")] { (body) }
            },
        }
    }

    /// The goods of a player; one's own may be pointed at.
    pub fn good(&self, player: &PlayerArea, good: &Good) -> Markup {
        let class = if good.amount == 0 {
            "good none"
        } else {
            "good"
        };
        self.thing(
            &Good::id(player.seat, good.key),
            class,
            crate::draw::good(good),
            false,
        )
    }

    /// The signals the viewer may give, one tap each, and the tap that takes one back. They are
    /// sent by the form of the chat.
    pub fn signals(&self) -> Markup {
        let Talk::Signals {
            signals,
            take_back,
            given,
            why,
        } = &self.scene.talk
        else {
            return html! {};
        };
        let is_given = |signal: &Signal| given.as_deref() == Some(signal.word.as_str());
        html! {
            div.signals role="group" aria-label=(why.text) {
                @for signal in signals {
                    button form=(SIGNALLING) name="text" value=(signal.word) aria-pressed=(is_given(signal)) { (signal.text) }
                }
                @if given.is_some() {
                    button form=(SIGNALLING) name="text" value=(take_back.word) { (take_back.text) }
                }
            }
        }
    }

    fn tip(&self, piece: &Piece) -> Markup {
        html! {
            @if !piece.text.is_empty() || piece.why_not.is_some() {
                span.tip {
                    b { (piece.name) } " " (piece.text)
                    @if let Some(reason) = &piece.why_not { em { " " (reason.text) " (" (reason.rule) ")" } }
                }
            }
        }
    }

    /// The players in seat order from the viewer's left, the viewer left out.
    pub fn rivals(&self) -> impl Iterator<Item = &'a PlayerArea> {
        let (scene, seats) = (self.scene, self.scene.players.len());
        let first = scene.viewer.seat().map_or(0, |seat| seat.index() + 1);
        (0..seats)
            .map(move |step| &scene.players[(first + step) % seats])
            .filter(|player| !player.you)
    }

    /// The viewer's own area.
    pub fn me(&self) -> Option<&'a PlayerArea> {
        self.scene.players.iter().find(|player| player.you)
    }

    /// What a player has said in this round.
    pub fn bubble(&self, seat: Seat) -> Markup {
        let of_seat = || {
            self.scene
                .bubbles
                .iter()
                .filter(|bubble| bubble.seat == seat)
        };
        let said = of_seat().find(|bubble| bubble.tone != "signal");
        let signal = of_seat().find(|bubble| bubble.tone == "signal");
        html! {
            @if let Some(bubble) = said {
                p id={ "bubble-" (seat.0) } class={ "bubble " (bubble.tone) } { (bubble.words) }
            }
            @if let Some(bubble) = signal {
                p id={ "signal-" (seat.0) } class="bubble signal" { (bubble.words) }
            }
        }
    }
}
