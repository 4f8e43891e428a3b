//! A match as the server, the protocol and the arena use it.

use covenstead_bots::{Mind, Seated};
use covenstead_core::{
    Audience, Code, Fault, Locale, Match, Seat, Table, Viewer, result_of, status_of,
};
use covenstead_scene::{Line, Scene, Scenic, Seen, Signals, Talk};

/// A match behind a vtable, with a mind for the bot in any of its seats.
pub trait LiveTable: Table {
    /// The decision that `seat` owes, with all that the seat knows and nothing else, for a bot to
    /// think about.
    fn mind(&self, seat: Seat) -> Result<Box<dyn Mind>, Fault>;

    /// The same match, to try something on without touching this one.
    fn fork(&self) -> Box<dyn LiveTable>;

    /// What `viewer` sees of the table, to be drawn for somebody who reads this language.
    fn scene(&self, viewer: Viewer, locale: Locale) -> Result<Scene, Fault>;

    /// The same with the end of the log only: what happened since the viewer's last decision, and
    /// some lines before. It takes no longer late in the game than early.
    fn scene_of_late(&self, viewer: Viewer, locale: Locale) -> Result<Scene, Fault>;

    /// Why `seat` may not play `action` now, in this language; nothing if it may.
    fn refusal(&self, seat: Seat, action: &str, locale: Locale) -> Option<Fault>;

    /// What the player in `seat` may say at the table now, in this language.
    fn talk(&self, seat: Seat, locale: Locale) -> Result<Talk, Fault>;

    /// The signals that players may give now, in this language, if the rules know any.
    fn signals(&self, locale: Locale) -> Option<Signals>;

    /// The score of every seat after each decision, once the game is over and nothing is hidden any
    /// more.
    fn course(&self) -> Option<Vec<Vec<i32>>>;
}

impl<G: Scenic> LiveTable for Match<G> {
    fn fork(&self) -> Box<dyn LiveTable> {
        Box::new(self.clone())
    }

    fn mind(&self, seat: Seat) -> Result<Box<dyn Mind>, Fault> {
        let mut legal = Vec::new();
        self.rules()
            .legal(self.true_state(), self.seated(seat)?, &mut legal);
        let view = self.rules().view(self.true_state(), Viewer::Seat(seat));
        match Seated::new(self.rules().clone(), seat, view, legal) {
            Some(seated) => Ok(Box::new(seated)),
            None if self.status().over => Err(Fault::new(Code::Over, "the game is over")),
            None => Err(Fault::new(
                Code::NotYourTurn,
                format!("{seat} has nothing to decide now: {}", self.status().text),
            )),
        }
    }

    fn scene(&self, viewer: Viewer, locale: Locale) -> Result<Scene, Fault> {
        Ok(scene_from(self, self.viewer(viewer)?, locale, 0))
    }

    fn scene_of_late(&self, viewer: Viewer, locale: Locale) -> Result<Scene, Fault> {
        let viewer = self.viewer(viewer)?;
        let late = self.has_witnessed(viewer).saturating_sub(LATE);
        let since = viewer
            .seat()
            .and_then(|seat| self.seen_before_last_decision(seat));
        Ok(scene_from(
            self,
            viewer,
            locale,
            since.map_or(late, |since| since.min(late)),
        ))
    }

    fn refusal(&self, seat: Seat, action: &str, locale: Locale) -> Option<Fault> {
        self.read_action(seat, action, locale).err()
    }

    fn talk(&self, seat: Seat, locale: Locale) -> Result<Talk, Fault> {
        let view = self
            .rules()
            .view(self.true_state(), Viewer::Seat(self.seated(seat)?));
        Ok(self.rules().table_talk(&view, seat, locale))
    }

    fn signals(&self, locale: Locale) -> Option<Signals> {
        let view = self.rules().view(self.true_state(), Viewer::Spectator);
        self.rules().signals(&view, locale)
    }

    fn course(&self) -> Option<Vec<Vec<i32>>> {
        Match::course(self)
    }
}

/// How many lines of the log a scene of late has at least.
const LATE: usize = 100;

/// The scene of a match, with the log from this event of the viewer's on.
fn scene_from<G: Scenic>(table: &Match<G>, viewer: Viewer, locale: Locale, from: usize) -> Scene {
    let to = Audience::new(locale, table.names()).read_by(viewer);
    let line = |(number, event): (usize, G::Event)| Line {
        number,
        ..table.rules().line(&event, to)
    };
    let told = table.witnessed_since(viewer, from).map(line).collect();
    let scene = look(table.rules(), table.true_state(), viewer, to, told);
    Scene {
        since: viewer
            .seat()
            .and_then(|seat| table.seen_before_last_decision(seat)),
        ..scene
    }
}

/// What `viewer` sees of a state: the view is taken here, and the game lays its table from that
/// alone.
pub fn look<G: Scenic>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    to: Audience<'_>,
    log: Vec<Line>,
) -> Scene {
    let view = game.view(state, viewer);
    let mut legal = Vec::new();
    if let Some(seat) = viewer.seat() {
        game.legal(state, seat, &mut legal);
    }
    let asked = viewer.seat().unwrap_or_default();
    let explain = |action| game.explain(state, asked, action, to);
    let (status, result) = (status_of(game, state, to), result_of(game, state));
    game.scene(Seen {
        viewer,
        view: &view,
        to,
        status,
        legal,
        explain: &explain,
        log,
        result,
    })
}
