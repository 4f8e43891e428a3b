//! The twin-world laws: hidden information does not leak.

use super::{CLOSE_LOOKS, Court, DEAR};
use crate::game::{Game, Turn};
use crate::locale::{Audience, Locale};
use crate::random::Rng;
use crate::seat::{Actor, Viewer};
use crate::words::Words;

/// What a step left one viewer with.
struct Impression<G: Game> {
    events: Vec<G::Event>,
    view: G::View,
    after: G::State,
}

impl<G: Words> Court<'_, G> {
    /// For every viewer, an imagined world looks like the true one: same view, same turn, same
    /// prompt, and for a seat the same legal actions, explanations and refusals.
    pub(super) fn twins_look_the_same(&mut self, state: &G::State) {
        for viewer in Viewer::all(self.game.seats()) {
            let view = self.game.view(state, viewer);
            let twin = self.game.imagine(&view, &mut self.dream);
            self.check_invariants(&twin);
            let seen = self.game.view(&twin, viewer);
            self.must(seen == view, "twin worlds: the same view", || {
                format!("{viewer}\n{view:?}\n{seen:?}")
            });
            self.same_prompts(state, &twin, viewer);
            self.report.twins += 1;
        }
        if self.report.twins.is_multiple_of(DEAR) {
            self.same_bytes(state);
        }
    }

    /// On the channels that leave the process, byte for byte.
    fn same_bytes(&mut self, state: &G::State) {
        for viewer in Viewer::all(self.game.seats()) {
            let view = self.game.view(state, viewer);
            let twin = self
                .game
                .view(&self.game.imagine(&view, &mut self.dream), viewer);
            let json = |view: &G::View| self.game.write_view(view).to_string();
            self.must(
                json(&view) == json(&twin),
                "twin worlds: the same JSON",
                || format!("{viewer}"),
            );
            let told = |view: &G::View| self.game.describe(view, crate::Table::names(&self.table));
            self.must(
                told(&view) == told(&twin),
                "twin worlds: the same text",
                || format!("{viewer}"),
            );
        }
    }

    fn same_prompts(&mut self, state: &G::State, twin: &G::State, viewer: Viewer) {
        // Every language has sentences of its own, so each has to keep the secrets; they take
        // turns.
        let locale = Locale::ALL[self.report.twins as usize % Locale::ALL.len()];
        let (game, to) = (
            self.game,
            Audience::new(locale, crate::Table::names(&self.table)),
        );
        self.must(
            game.turn(state) == game.turn(twin),
            "twin worlds: the same turn",
            || format!("{viewer}"),
        );
        let asked = game.decision(state, to) == game.decision(twin, to);
        self.must(asked, "twin worlds: the same prompt", || {
            format!("{viewer}")
        });
        self.must(
            game.outcome(state) == game.outcome(twin),
            "twin worlds: the same outcome",
            || format!("{viewer}"),
        );
        let Some(seat) = viewer.seat() else { return };
        let (mut here, mut there) = (Vec::new(), Vec::new());
        game.legal(state, seat, &mut here);
        game.legal(twin, seat, &mut there);
        self.must(here == there, "twin worlds: the same legal actions", || {
            format!("{viewer}\n{here:?}\n{there:?}")
        });
        for number in 0..here.len().min(2) {
            let action = here[(number * 31 + self.report.twins as usize) % here.len()];
            let same =
                game.explain(state, seat, action, to) == game.explain(twin, seat, action, to);
            self.must(same, "twin worlds: the same explanation", || {
                format!("{viewer}: {action:?}")
            });
        }
        for number in 0..self.met.len().min(CLOSE_LOOKS / 2) {
            let action = self.met[(number * 13 + self.report.twins as usize) % self.met.len()];
            let (here, there) = (
                game.permit(state, Actor::Seat(seat), action),
                game.permit(twin, Actor::Seat(seat), action),
            );
            self.must(here == there, "twin worlds: the same refusal", || {
                format!("{viewer}\n{here:?}\n{there:?}")
            });
        }
    }

    /// Two actions that read the same to a viewer leave that viewer with the same view and the same
    /// events; and a step that a viewer cannot tell from one in a twin world leaves it with the
    /// same view as there.
    pub(super) fn alike_actions_stay_alike(
        &mut self,
        state: &G::State,
        actor: Actor,
        action: G::Action,
    ) {
        let other = self.another_action(state, actor);
        for viewer in Viewer::all(self.game.seats()) {
            let disguise = |action| self.game.disguise(state, actor, action, viewer);
            let own = viewer.seat().map(Actor::Seat) == Some(actor);
            self.must(
                !own || disguise(action) == action,
                "own actions are no secret",
                || format!("{viewer}: {action:?}"),
            );
            let alike = disguise(action) == disguise(other);
            let here = self.impression(state, actor, action, viewer);
            if other != action {
                let there = self.impression(state, actor, other, viewer);
                self.compare(&here, &there, alike, viewer, (action, other));
            }
            self.twin_step(state, actor, action, viewer, &here);
        }
    }

    fn compare(
        &mut self,
        here: &Impression<G>,
        there: &Impression<G>,
        alike: bool,
        viewer: Viewer,
        pair: (G::Action, G::Action),
    ) {
        let told = || format!("{viewer}: {pair:?}");
        let (events, views) = (here.events == there.events, here.view == there.view);
        if alike {
            self.must(
                events,
                "actions that read the same have the same events",
                || format!("{}\n{:?}\n{:?}", told(), here.events, there.events),
            );
            self.must(
                views,
                "actions that read the same leave the same view",
                || format!("{}\n{:?}\n{:?}", told(), here.view, there.view),
            );
            self.same_prompts(&here.after, &there.after, viewer);
            self.report.disguised += 1;
        } else {
            self.must(
                !(events && views),
                "a disguise tells no more than view and events",
                told,
            );
        }
    }

    /// The same viewer in a twin world, where the same actor does the same if it can, or something
    /// else: if the viewer sees the same events it must end with the same view.
    fn twin_step(
        &mut self,
        state: &G::State,
        actor: Actor,
        action: G::Action,
        viewer: Viewer,
        here: &Impression<G>,
    ) {
        let twin = self
            .game
            .imagine(&self.game.view(state, viewer), &mut self.dream);
        let action = match self.game.permit(&twin, actor, action) {
            Ok(()) => action,
            Err(_) => self.another_action(&twin, actor),
        };
        let there = self.impression(&twin, actor, action, viewer);
        if here.events == there.events {
            self.must(
                here.view == there.view,
                "the same events leave the same view",
                || {
                    format!(
                        "{viewer}: {action:?}\n{:?}\n{:?}\n{:?}",
                        here.events, here.view, there.view
                    )
                },
            );
        }
    }

    fn another_action(&mut self, state: &G::State, actor: Actor) -> G::Action {
        match (actor, self.game.turn(state)) {
            (Actor::Seat(seat), Turn::Seats(_)) => {
                self.game.legal(state, seat, &mut self.legal);
                self.dream.pick(&self.legal)
            }
            _ => self.game.sample(state, &mut self.dream),
        }
    }

    fn impression(
        &self,
        state: &G::State,
        actor: Actor,
        action: G::Action,
        viewer: Viewer,
    ) -> Impression<G> {
        let (mut after, mut events) = (state.clone(), Vec::new());
        self.game.apply(&mut after, actor, action, &mut events);
        let events = events
            .iter()
            .filter_map(|event| self.game.redact(event, viewer))
            .collect();
        Impression {
            events,
            view: self.game.view(&after, viewer),
            after,
        }
    }
}
