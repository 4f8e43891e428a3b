//! The reply to a decision is the reply to that decision, whatever others do meanwhile, and nobody
//! misses anything that happens. A table that interleaves everybody's choices as awkwardly as it
//! can is played in lines and on the full screen.

use covenstead_catalog::{Catalog, LiveTable, Setting, Telling};
use covenstead_core::{FastRng, Locale, Rng, Seat, Viewer};
use covenstead_scene::Ask;
use covenstead_tui::plain::Plain;
use covenstead_tui::{
    Asking, Complaint, Ending, Event, Glimpse, Heard, Look, Play, Request, Rulebook, Shown, Table,
    Tempo,
};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use serde_json::{Map, Value, json};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard};

const LOOK: Look = Look {
    ascii: false,
    colour: false,
    locale: Locale::English,
};

/// A game at one version.
struct Seen {
    game: Box<dyn LiveTable>,
    version: u64,
    /// The table that carries the person's decision out once they have looked at this version: it
    /// is newer than the decision, and no answer to it.
    delays: Option<Crowd>,
}

impl Glimpse for Seen {
    fn shown(&self, viewer: Viewer, heard: Option<Heard>) -> Result<Shown, String> {
        if let Some(crowd) = &self.delays {
            crowd.carry_out();
        }
        let news = heard.map_or(0, |heard| heard.lines);
        let telling = Telling {
            heard: Some(news),
            of_late: false,
        };
        let scene = self.game.scene_telling(viewer, Locale::English, telling);
        Ok(Shown {
            version: self.version,
            scene: scene.map_err(|fault| fault.to_string())?,
            news,
            undo: false,
            wish: None,
            clocks: None,
            chat: Vec::new(),
            empty: 0,
        })
    }
}

/// What the table keeps.
struct Kept {
    game: Box<dyn LiveTable>,
    version: u64,
    rng: FastRng,
    events: Sender<Event>,
    /// The version since which the person owes their decision.
    asked: u64,
    /// What the person has decided and is not carried out.
    held: Option<(String, u64)>,
    /// What the person decided, as it was carried out.
    decided: Vec<String>,
    /// Decisions that came too late: the person was not asked any more, or something else.
    stale: usize,
    /// How often the person decided while others owed a decision too.
    simultaneous: usize,
}

const ME: Seat = Seat(0);

impl Kept {
    fn asked_now(&self) -> Vec<Seat> {
        self.game.status().actors
    }

    fn tell(&self, delays: Option<Crowd>) {
        let seen = Seen {
            game: self.game.fork(),
            version: self.version,
            delays,
        };
        self.events.send(Event::Update(Arc::new(seen))).unwrap();
    }

    fn play(&mut self, seat: Seat, action: &str) {
        let before = self.asked_now();
        self.game.play(seat, action).unwrap();
        self.version += 1;
        if seat == ME || !before.contains(&ME) {
            self.asked = self.version;
        }
        self.tell(None);
    }

    /// Some of the others decide: all of them where the game waits for them alone.
    fn others(&mut self) {
        loop {
            let asked = self.asked_now();
            let others: Vec<Seat> = asked.iter().copied().filter(|&seat| seat != ME).collect();
            if others.is_empty() || (asked.contains(&ME) && self.rng.below(3) == 0) {
                return;
            }
            let seat = self.rng.pick(&others);
            let legal = self.game.legal(seat).unwrap();
            let action = legal[self.rng.below(legal.len() as u32) as usize].clone();
            self.play(seat, &action);
        }
    }

    fn decide(&mut self, action: &str, version: u64) -> Result<u64, Complaint> {
        if version < self.asked || !self.asked_now().contains(&ME) {
            self.stale += 1;
            return Err(Complaint::new("the table has moved on"));
        }
        self.simultaneous += usize::from(self.asked_now().len() > 1);
        self.play(ME, action);
        self.decided.push(action.to_string());
        Ok(self.version)
    }
}

/// A table at which others decide before the person's choice arrives, before it is answered, and
/// after it.
#[derive(Clone)]
struct Crowd(Arc<Mutex<Kept>>);

impl Crowd {
    fn lay(game: &str, options: &Value, seed: u64) -> (Crowd, Receiver<Event>) {
        let catalog = Catalog::built_in();
        let title = catalog.get(game).unwrap();
        let setting = Setting {
            players: *title.seats().end(),
            options: options.as_object().cloned().unwrap_or_else(Map::new),
        };
        let (events, receiver) = channel();
        let kept = Kept {
            game: title.open(&setting, None, &seed.to_string()).unwrap(),
            version: 0,
            rng: FastRng::new(seed),
            events,
            asked: 0,
            held: None,
            decided: Vec::new(),
            stale: 0,
            simultaneous: 0,
        };
        let crowd = Crowd(Arc::new(Mutex::new(kept)));
        crowd.kept().tell(None);
        crowd.kept().others();
        (crowd, receiver)
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap()
    }

    /// Carries out what the person has decided, and answers at one moment or another.
    fn carry_out(&self) {
        let mut kept = self.kept();
        let Some((action, version)) = kept.held.take() else {
            return;
        };
        let answer = kept.decide(&action, version);
        let early = kept.rng.below(2) == 0;
        if early {
            kept.events.send(Event::Answered(answer.clone())).unwrap();
        }
        kept.others();
        if !early {
            kept.events.send(Event::Answered(answer)).unwrap();
        }
    }
}

impl Table for Crowd {
    fn seats(&self) -> &[Seat] {
        &[ME]
    }

    fn ask(&self, request: Request) {
        let Request::Play {
            action, version, ..
        } = request
        else {
            return;
        };
        self.carry_out();
        let mut kept = self.kept();
        kept.held = Some((action, version));
        // While the person was thinking, and on the way.
        kept.others();
        kept.tell(Some(self.clone()));
    }
}

/// Every game, and the options under which a log is not simply repeated or several decide at once.
fn tables() -> Vec<(&'static str, Value)> {
    vec![
        ("witchs-brew", json!({})),
        ("witchs-brew", json!({ "memory": true })),
        (
            "witchs-brew",
            json!({ "memory": true, "ruleset": "reference-manual" }),
        ),
        ("three-witches", json!({})),
        ("brew", json!({})),
        ("broom-service", json!({})),
    ]
}

fn log_of(crowd: &Crowd) -> Vec<String> {
    let everything = Telling {
        heard: Some(0),
        of_late: false,
    };
    let kept = crowd.kept();
    let scene = kept
        .game
        .scene_telling(Viewer::Seat(ME), Locale::English, everything)
        .unwrap();
    scene.told().map(|line| line.text.clone()).collect()
}

#[test]
fn in_lines_each_answer_is_one_decision_and_nothing_that_happens_is_left_out() {
    let mut simultaneous = 0;
    for (game, options) in tables() {
        for seed in 0..1 {
            let (crowd, events) = Crowd::lay(game, &options, seed);
            let input = "any\n".repeat(5_000);
            let mut output = Vec::new();
            let plain = Plain::new(
                Box::new(crowd.clone()),
                LOOK,
                Rulebook::default(),
                input.as_bytes(),
                &mut output,
            );
            assert_eq!(plain.run(&events).unwrap(), Ending::Over, "{game}");
            // What follows a prompt stands behind it: whoever types ends that line.
            let told = String::from_utf8(output).unwrap().replace("\n> ", "\n");
            let prompts = told
                .lines()
                .filter(|line| line.starts_with("Your turn. "))
                .count();
            let kept = crowd.kept();
            assert_eq!(kept.stale, 0, "{game}, seed {seed}: {told}");
            assert_eq!(
                prompts,
                kept.decided.len(),
                "{game}, seed {seed}: asked once for each decision"
            );
            simultaneous += kept.simultaneous;
            drop(kept);
            let log = log_of(&crowd);
            let mut lines = told.lines();
            for line in &log {
                let said = format!("  {line}");
                assert!(
                    lines.any(|told| told == said),
                    "{game}, seed {seed}: `{line}` is not told, or too late"
                );
                let times = |all: &mut dyn Iterator<Item = bool>| all.filter(|same| *same).count();
                assert_eq!(
                    times(&mut told.lines().map(|told| told == said)),
                    times(&mut log.iter().map(|other| other == line)),
                    "{game}, seed {seed}: `{line}` is told again"
                );
            }
        }
    }
    assert!(simultaneous > 10, "only {simultaneous} decisions together");
}

#[test]
fn at_the_end_of_input_every_answer_is_kept() {
    for (game, options) in tables() {
        for answers in 0..6 {
            let (crowd, events) = Crowd::lay(game, &options, answers as u64);
            let input = "any\n".repeat(answers);
            let plain = Plain::new(
                Box::new(crowd.clone()),
                LOOK,
                Rulebook::default(),
                input.as_bytes(),
                Vec::new(),
            );
            assert_eq!(plain.run(&events).unwrap(), Ending::Left, "{game}");
            assert_eq!(crowd.kept().decided.len(), answers, "{game}");
        }
    }
}

/// A person at the full screen who takes what comes first, and presses every key twice.
fn play_on_the_screen(game: &str, options: &Value, seed: u64) -> usize {
    let (crowd, events) = Crowd::lay(game, options, seed);
    let mut play = Play::new(
        Box::new(crowd.clone()),
        LOOK,
        covenstead_front::layouts(),
        Rulebook::default(),
        Tempo::Fast,
    );
    let mut buffer = Buffer::empty(Rect::new(0, 0, 100, 40));
    for _ in 0..6_000 {
        for event in events.try_iter() {
            play.on(event);
        }
        play.draw(&mut buffer);
        let scene = crowd.kept().game.scene(Viewer::Seat(ME), Locale::English);
        let scene = scene.unwrap();
        if scene.prompt.over {
            break;
        }
        let keys = match &scene.ask {
            Ask::Set(pick) => {
                let entries = Asking::default().menu(&scene).entries;
                let picks = entries.iter().take(pick.least).chain(entries.last());
                picks
                    .filter_map(|entry| entry.key.map(KeyCode::Char))
                    .collect()
            }
            _ => vec![KeyCode::Char('1'); 2],
        };
        for key in keys {
            let press = KeyEvent::new(key, KeyModifiers::NONE);
            play.on(Event::Input(Input::Key(press)));
        }
    }
    let kept = crowd.kept();
    assert!(kept.game.status().over, "{game}: the game does not end");
    assert_eq!(kept.stale, 0, "{game}, seed {seed}");
    kept.simultaneous
}

#[test]
fn on_the_full_screen_no_decision_is_lost_or_doubled() {
    let mut simultaneous = 0;
    for (game, options) in tables() {
        for seed in 0..1 {
            simultaneous += play_on_the_screen(game, &options, seed);
        }
    }
    assert!(simultaneous > 10, "only {simultaneous} decisions together");
}
