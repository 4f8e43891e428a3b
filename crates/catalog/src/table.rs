//! A match as the server, the protocol and the arena use it.

use covenstead_bots::{Mind, Seated};
use covenstead_core::{
    Audience, Code, FastRng, Fault, Locale, Match, Seat, Table, Viewer, result_of, status_of,
};
use covenstead_scene::{Line, Scene, Scenic, Seen, Signals, Talk};

/// How much of what happened a scene tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Telling {
    /// How many events the viewer has heard: all later ones are told, even if the log does not list
    /// them any more. A player is told at least what happened since their last decision.
    pub heard: Option<usize>,
    /// Whether the end of the log is enough: what is to be told, and some lines before.
    pub of_late: bool,
}

/// A match behind a vtable, with a mind for the bot in any of its seats.
pub trait LiveTable: Table {
    /// The decision that `seat` owes, with all that the seat knows and nothing else, for a bot to
    /// think about.
    fn mind(&self, seat: Seat) -> Result<Box<dyn Mind>, Fault>;

    /// Whether everybody can see that `seat`, which owes a decision, has no choice. Found with
    /// imagined worlds: there is one action in all that look like this one to a spectator.
    fn forced(&self, seat: Seat, seed: u64) -> bool;

    /// The same match, to try something on without touching this one.
    fn fork(&self) -> Box<dyn LiveTable>;

    /// What `viewer` sees of the table, to be drawn for somebody who reads this language, with as
    /// much of what happened as they need.
    fn scene_telling(
        &self,
        viewer: Viewer,
        locale: Locale,
        telling: Telling,
    ) -> Result<Scene, Fault>;

    /// What `viewer` sees of the table, to be drawn for somebody who reads this language.
    fn scene(&self, viewer: Viewer, locale: Locale) -> Result<Scene, Fault> {
        self.scene_telling(viewer, locale, Telling::default())
    }

    /// The same with the end of the log only: what happened since the viewer's last decision, and
    /// some lines before. It takes no longer late in the game than early.
    fn scene_of_late(&self, viewer: Viewer, locale: Locale) -> Result<Scene, Fault> {
        let telling = Telling {
            of_late: true,
            ..Telling::default()
        };
        self.scene_telling(viewer, locale, telling)
    }

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

    fn forced(&self, seat: Seat, seed: u64) -> bool {
        let game = self.rules();
        let view = game.view(self.true_state(), Viewer::Spectator);
        let mut rng = FastRng::new(seed);
        let mut legal = Vec::new();
        let mut one_action = |state: &G::State| {
            game.legal(state, seat, &mut legal);
            legal.len() == 1
        };
        (0..WORLDS).all(|_| one_action(&game.imagine(&view, &mut rng)))
            && one_action(self.true_state())
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

    fn scene_telling(
        &self,
        viewer: Viewer,
        locale: Locale,
        telling: Telling,
    ) -> Result<Scene, Fault> {
        Ok(scene_from(self, self.viewer(viewer)?, locale, telling))
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

/// In how many imagined worlds a seat must have no choice before everybody is taken to know it.
const WORLDS: u32 = 64;

/// How many lines of the log a scene of late has at least.
const LATE: usize = 100;

/// The scene of a match.
fn scene_from<G: Scenic>(
    table: &Match<G>,
    viewer: Viewer,
    locale: Locale,
    telling: Telling,
) -> Scene {
    let since = viewer
        .seat()
        .and_then(|seat| table.seen_before_last_decision(seat));
    let told = match viewer {
        Viewer::Seat(_) => since.unwrap_or(0),
        Viewer::Spectator => usize::MAX,
    };
    let told = telling.heard.map_or(told, |heard| heard.min(told));
    let late = if telling.of_late {
        table.has_witnessed(viewer).saturating_sub(LATE)
    } else {
        0
    };
    let witnessed: Vec<_> = table.witnessed_since(viewer, late.min(told)).collect();
    let past = table.no_longer_logged(&witnessed);
    let to = Audience::new(locale, table.names()).read_by(viewer);
    let mut lines: Vec<Line> = witnessed
        .into_iter()
        .map(|(number, event)| Line {
            number,
            ..table.rules().line(&event, to)
        })
        .collect();
    let log = lines.split_off(past);
    lines.retain(|line| line.number >= told);
    let scene = look(table.rules(), table.true_state(), viewer, to, log);
    Scene {
        since,
        untold: lines,
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
