//! How a game becomes a scene.

use crate::choice::{Ask, Choice};
use crate::line::Line;
use crate::scene::{PlayerArea, Prompt, Scene};
use crate::talk::{Signals, Talk};
use covenstead_core::{Audience, Game, Locale, RecordedResult, Seat, Status, Viewer, Words};
use covenstead_speech::Speech;

/// All that a scene is made from: what one viewer may know, and nothing else.
pub struct Seen<'a, G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// What they know.
    pub view: &'a G::View,
    /// For whom it is drawn: their language, and the players' names.
    pub to: Audience<'a>,
    /// Whom the table waits for. Public.
    pub status: Status,
    /// What the viewer may do now.
    pub legal: Vec<G::Action>,
    /// One of these actions in words.
    pub explain: &'a dyn Fn(G::Action) -> String,
    /// What the viewer saw happen.
    pub log: Vec<Line>,
    /// Scores and places, once the game is over.
    pub result: Option<RecordedResult>,
}

/// A game that can be looked at. Every method has a default that is honest and plain.
pub trait Scenic: Words {
    /// What the game says. By convention `good-KEY` names goods, `part-NAME` a part of a score,
    /// `option-NAME` an option (with its explanation as `doc` and its values as further
    /// attributes), where a language has other words than the source.
    fn speech() -> &'static Speech;

    /// Lays the table: zones, boards, tracks and what the players own. Players, prompt, choices and
    /// log are there already.
    fn lay(&self, seen: &Seen<'_, Self>, scene: &mut Scene) {
        scene.text = Some(self.describe(seen.view, seen.to.names));
    }

    /// A legal action as a choice: its label and the pieces it lights up.
    fn choice(&self, seen: &Seen<'_, Self>, action: Self::Action) -> Choice {
        Choice::new(self.print(action), (seen.explain)(action))
    }

    /// What the viewer is asked: one of the legal actions, unless a whole set is to be picked.
    fn ask(&self, seen: &Seen<'_, Self>) -> Ask {
        match seen.legal.is_empty() {
            true => Ask::Nothing,
            false => Ask::One {
                choices: seen
                    .legal
                    .iter()
                    .map(|&action| self.choice(seen, action))
                    .collect(),
            },
        }
    }

    /// A line of the log: an event as its reader saw it, with whom and what it is about.
    fn line(&self, event: &Self::Event, to: Audience<'_>) -> Line {
        Line::new(self.tell(event, to))
    }

    /// What the player in `seat`, who knows `view`, may say at the table now, in their language.
    fn table_talk(&self, _view: &Self::View, _seat: Seat, _locale: Locale) -> Talk {
        Talk::Free
    }

    /// The signals that the rules of table talk leave now, in this language; none where talk is free
    /// or closed to all. They are no part of the state: whoever keeps the table keeps them, too.
    fn signals(&self, _view: &Self::View, _locale: Locale) -> Option<Signals> {
        None
    }

    /// The scene.
    fn scene(&self, seen: Seen<'_, Self>) -> Scene {
        let ask = self.ask(&seen);
        let mut scene = bare(self, &seen, ask);
        self.lay(&seen, &mut scene);
        scene.talk = seen.viewer.seat().map_or(Talk::Free, |seat| {
            self.table_talk(seen.view, seat, seen.to.locale)
        });
        scene.result = seen.result;
        name_in(Self::speech(), seen.to.locale, &mut scene);
        Scene {
            log: seen.log,
            ..scene
        }
    }
}

/// Calls goods and the parts of scores by their names in the reader's language.
fn name_in(speech: &Speech, locale: Locale, scene: &mut Scene) {
    let rename = |kind: &str, key: &str, name: &mut String| {
        let key = format!("{kind}-{}", key.replace(' ', "-"));
        *name = speech.name(locale, &key, name).into_owned();
    };
    let pieces = scene.zones.iter_mut().flat_map(|zone| &mut zone.pieces);
    let goods = scene
        .players
        .iter_mut()
        .flat_map(|player| &mut player.goods)
        .chain(pieces.flat_map(|piece| &mut piece.goods));
    goods.for_each(|good| rename("good", good.key, &mut good.name));
    let parts = scene
        .players
        .iter_mut()
        .flat_map(|player| &mut player.parts)
        .map(|part| &mut part.name);
    let counted = scene
        .result
        .iter_mut()
        .flat_map(|result| &mut result.breakdown)
        .flatten()
        .map(|part| &mut part.name);
    for name in parts.chain(counted) {
        rename("part", &name.clone(), name);
    }
}

/// The table before anything lies on it.
fn bare<G: Words>(game: &G, seen: &Seen<'_, G>, ask: Ask) -> Scene {
    let status = &seen.status;
    Scene {
        game: G::ID,
        title: G::NAME,
        viewer: seen.viewer,
        locale: seen.to.locale,
        facts: Vec::new(),
        players: Seat::all(game.seats())
            .map(|seat| player(seen, seat))
            .collect(),
        zones: Vec::new(),
        boards: Vec::new(),
        tracks: Vec::new(),
        bubbles: Vec::new(),
        prompt: Prompt {
            decision: status.decision,
            text: status.text.clone(),
            actors: status.actors.clone(),
            over: status.over,
        },
        ask,
        untold: Vec::new(),
        log: Vec::new(),
        since: None,
        talk: Talk::Free,
        text: None,
        result: None,
    }
}

fn player<G: Game>(seen: &Seen<'_, G>, seat: Seat) -> PlayerArea {
    PlayerArea {
        seat,
        name: seen.to.name(seat).to_string(),
        you: seen.viewer.is(seat),
        to_act: seen.status.actors.contains(&seat),
        goods: Vec::new(),
        cards: None,
        score: None,
        at_end: None,
        parts: Vec::new(),
        marks: Vec::new(),
    }
}
