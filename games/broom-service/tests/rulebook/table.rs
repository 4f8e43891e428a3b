//! Positions for the tests, written as their differences from the beginning of a game, and played
//! in notation.

use covenstead_broom_service::{BroomService, Player, Role, RoleSet, State};
use covenstead_core::{DataFile, Fault, Match, Names, Seat, Table, Viewer, options_from_json};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

static DATA: LazyLock<Arc<DataFile<covenstead_broom_service::Components>>> =
    LazyLock::new(|| Arc::new(DataFile::built_in::<BroomService>()));

/// The built-in component data.
pub fn data() -> Arc<DataFile<covenstead_broom_service::Components>> {
    DATA.clone()
}

/// The rules of a table with these options.
pub fn rules(seats: u8, options: Value) -> Result<BroomService, Fault> {
    let options =
        options_from_json::<BroomService>(options.as_object().expect("options are an object"))?;
    covenstead_core::Game::new(data(), options, seats)
}

/// A new match with these options.
pub fn begin(seats: u8, options: Value, seed: &str) -> Play {
    Play(Match::new(
        rules(seats, options).expect("these options are fine"),
        Names::of_seats(seats),
        seed,
    ))
}

/// A position. Unless said otherwise: round 1, seat 0 leads, Flock Together, nothing bewitched,
/// pawns in the castles, 10 VP, potions 1/1/1 and no wands, all clouds in place (heavy ones), four
/// cards in every hand.
#[derive(Clone)]
pub struct Scene {
    seats: usize,
    pub doc: Value,
    hands: Vec<Vec<Role>>,
    clouds: BTreeMap<String, String>,
    gone: Vec<String>,
}

impl Scene {
    pub fn front(seats: usize) -> Scene {
        Scene::new(seats, "front")
    }

    pub fn back(seats: usize) -> Scene {
        Scene::new(seats, "back")
            .mountains("potions wands deliver")
            .forests("brave extra-card five-vp brave")
            .hills("a-b a-c a-d b-c")
    }

    fn new(seats: usize, board: &str) -> Scene {
        let players = vec![
            json!({ "vp": 10, "resources": { "orange": 1, "green": 1, "purple": 1, "wands": 0 } });
            seats
        ];
        let doc = json!({
            "options": { "board": board, "first_player": 0, "bewitched": "off" },
            "round": 1, "phase": "lead", "events": ["flock-together"], "players": players,
        });
        Scene {
            seats,
            doc,
            hands: vec![Vec::new(); seats],
            clouds: BTreeMap::new(),
            gone: Vec::new(),
        }
    }

    pub fn set(mut self, key: &str, value: Value) -> Scene {
        self.doc[key] = value;
        self
    }

    pub fn option(mut self, key: &str, value: Value) -> Scene {
        self.doc["options"][key] = value;
        self
    }

    pub fn player(mut self, seat: usize, key: &str, value: Value) -> Scene {
        self.doc["players"][seat][key] = value;
        self
    }

    /// The event of the round.
    pub fn event(self, event: &str) -> Scene {
        self.set("events", json!([event]))
    }

    /// The last round, with this event.
    pub fn last_round(self, event: &str) -> Scene {
        let others = [
            "more-or-less",
            "black-market",
            "black-distillery",
            "brave-heart",
            "perilous-places",
            "protected-places",
            "the-upper-hand",
            "empty-handed",
            "the-works",
            "flock-together",
        ];
        let mut events: Vec<&str> = others
            .into_iter()
            .filter(|&other| other != event)
            .take(6)
            .collect();
        events.push(event);
        self.set("round", json!(7)).set("events", json!(events))
    }

    pub fn bewitched(self, roles: &str) -> Scene {
        let roles: Vec<&str> = roles.split_whitespace().collect();
        self.option("bewitched", json!("standard"))
            .set("bewitched", json!(roles))
    }

    /// These roles are in the hand; it is filled up to four with roles that no hand of the scene
    /// names.
    pub fn hand(mut self, seat: usize, roles: &str) -> Scene {
        self.hands[seat] = roles
            .split_whitespace()
            .map(|id| Role::from_id(id).expect("a role"))
            .collect();
        self
    }

    /// These cards have been laid in this round: cowardly ones, or `brave:ROLE`. The turns so far
    /// are finished.
    pub fn laid(mut self, seat: usize, cards: &str) -> Scene {
        let card = |word: &str| match word.strip_prefix("brave:") {
            Some(role) => json!({ "role": role, "stance": "brave" }),
            None => json!({ "role": word, "stance": "cowardly" }),
        };
        self.doc["players"][seat]["laid"] = cards.split_whitespace().map(card).collect();
        let players = self.doc["players"].as_array().expect("players").iter();
        let laid = players.flat_map(|player| player["laid"].as_array().into_iter().flatten());
        let led: RoleSet = laid
            .map(|card| Role::from_id(card["role"].as_str().expect("a role")).expect("a role"))
            .collect();
        self.doc["role"] = json!(led.iter().last());
        self.doc["led"] = json!(led);
        self.doc["reached"] = json!((0..self.seats).collect::<Vec<_>>());
        self
    }

    /// All turns of the round are over; what comes then is this phase.
    pub fn after_turns(mut self, phase: &str) -> Scene {
        for seat in 0..self.seats {
            self = self
                .laid(
                    seat,
                    "root-gatherer herb-gatherer fruit-gatherer forest-witch",
                )
                .player(seat, "hand", json!([]));
        }
        self.set("phase", json!(phase))
    }

    pub fn pawns(self, seat: usize, one: &str, two: &str) -> Scene {
        self.player(seat, "pawns", json!([one, two]))
    }

    /// Orange, green, purple potions and wands.
    pub fn goods(self, seat: usize, [orange, green, purple, wands]: [u8; 4]) -> Scene {
        let goods = json!({ "orange": orange, "green": green, "purple": purple, "wands": wands });
        self.player(seat, "resources", goods)
    }

    /// What lies on a cloud space.
    pub fn cloud(mut self, space: &str, kind: &str) -> Scene {
        if kind.starts_with("storm") {
            self.doc["options"]["storm_clouds"] = json!(true);
        }
        self.clouds.insert(space.into(), kind.into());
        self
    }

    /// Clouds charmed away, by the last player.
    pub fn gone(mut self, spaces: &str) -> Scene {
        self.gone
            .extend(spaces.split_whitespace().map(String::from));
        self
    }

    pub fn mountains(self, tiles: &str) -> Scene {
        let tiles: Vec<&str> = tiles.split_whitespace().collect();
        self.option("mountain_tiles", json!(true)).set(
            "mountain_tiles",
            json!({ "M1": tiles[0], "M2": tiles[1], "M3": tiles[2] }),
        )
    }

    pub fn forests(self, tiles: &str) -> Scene {
        let tiles: Vec<&str> = tiles.split_whitespace().collect();
        self.set(
            "forest_tiles",
            json!({ "F2": tiles[0], "F3": tiles[1], "F5": tiles[2], "F6": tiles[3] }),
        )
    }

    /// A forest tile of the back of the board is in a player's hands instead of in F2, F5 or F6.
    pub fn holds(mut self, seat: usize, tile: &str) -> Scene {
        let on_board = self.doc["forest_tiles"]
            .as_object_mut()
            .expect("the back of the board");
        let space = ["F2", "F5", "F6", "F3"]
            .into_iter()
            .find(|space| on_board.get(*space).is_some_and(|there| there == tile));
        on_board.shift_remove(space.expect("such a tile is left on the board"));
        let held = &mut self.doc["players"][seat]["forest_tiles"];
        match held.as_array_mut() {
            Some(tiles) => tiles.push(json!(tile)),
            None => *held = json!([tile]),
        }
        self
    }

    pub fn hills(self, tiles: &str) -> Scene {
        let tiles: Vec<&str> = tiles.split_whitespace().collect();
        self.set(
            "hill_tiles",
            json!({ "H1": tiles[0], "H3": tiles[1], "H5": tiles[2], "H6": tiles[3] }),
        )
    }

    /// The state as JSON.
    pub fn document(&self) -> Value {
        let mut doc = self.doc.clone();
        self.fill_hands(&mut doc);
        self.fill_clouds(&mut doc);
        doc
    }

    fn fill_hands(&self, doc: &mut Value) {
        let named: RoleSet = self.hands.iter().flatten().copied().collect();
        for (seat, hand) in self.hands.iter().enumerate() {
            if doc["players"][seat].get("hand").is_some() || doc["phase"] == "choose" {
                continue;
            }
            let laid: RoleSet = serde_json::from_value(json!(
                doc["players"][seat]["laid"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .map(|card| card["role"].clone())
                    .collect::<Vec<_>>()
            ))
            .expect("cards laid");
            let led: RoleSet = serde_json::from_value(doc.get("led").cloned().unwrap_or(json!([])))
                .expect("roles led");
            let fillers = RoleSet::ALL.minus(named).minus(laid).minus(led).iter();
            let missing = 4usize.saturating_sub(hand.len() + laid.len() as usize);
            let full: Vec<Role> = hand.iter().copied().chain(fillers.take(missing)).collect();
            doc["players"][seat]["hand"] = json!(full);
        }
    }

    fn fill_clouds(&self, doc: &mut Value) {
        if doc.get("clouds").is_some() {
            return;
        }
        let mut left: Vec<&str> = [
            ("heavy-1-0", 2),
            ("heavy-1-1", 6),
            ("heavy-2-1", 4),
            ("heavy-2-2", 6),
            ("heavy-3-2", 2),
            ("heavy-3-3", 4),
        ]
        .into_iter()
        .flat_map(|(kind, count)| std::iter::repeat_n(kind, count))
        .collect();
        for kind in self.clouds.values() {
            if let Some(place) = left.iter().position(|heavy| heavy == kind) {
                left.remove(place);
            }
        }
        let spaces = if doc["options"]["board"] == "back" {
            19
        } else {
            18
        };
        let (mut on_board, mut held) = (Map::new(), Map::new());
        for space in (1..=spaces).map(|number| format!("c{number:02}")) {
            let kind = self
                .clouds
                .get(&space)
                .cloned()
                .unwrap_or_else(|| left.remove(0).to_string());
            let place = if self.gone.contains(&space) {
                &mut held
            } else {
                &mut on_board
            };
            place.insert(space, json!(kind));
        }
        doc["clouds"] = Value::Object(on_board);
        if !held.is_empty() {
            doc["players"][self.seats - 1]["clouds"] = Value::Object(held);
        }
    }

    /// The position, ready to be played.
    pub fn play(&self) -> Play {
        Play(
            self.load()
                .unwrap_or_else(|fault| panic!("{fault} ({:?})\n{}", fault.rule, self.document())),
        )
    }

    pub fn load(&self) -> Result<Match<BroomService>, Fault> {
        Match::load(data(), self.document(), "rulebook")
    }

    /// The id of the rule by which the position is refused.
    pub fn refusal(&self) -> String {
        match self.load() {
            Ok(_) => panic!("the position is accepted: {}", self.document()),
            Err(fault) => fault
                .rule
                .unwrap_or_else(|| panic!("no rule: {}", fault.message)),
        }
    }
}

/// A match being played.
pub struct Play(pub Match<BroomService>);

impl Play {
    /// Plays actions, separated by semicolons.
    #[track_caller]
    pub fn act(&mut self, seat: u8, actions: &str) -> &mut Play {
        for action in actions.split(';') {
            if let Err(fault) = self.0.play(Seat(seat), action) {
                panic!(
                    "{}: {fault}; legal: {:?}; {:?}",
                    action.trim(),
                    self.0.legal(Seat(seat)),
                    self.0.status()
                );
            }
        }
        self
    }

    /// Chooses these hands, by seat; the roles separated by spaces.
    #[track_caller]
    pub fn choose(&mut self, hands: &[&str]) -> &mut Play {
        for (seat, hand) in hands.iter().enumerate() {
            self.act(seat as u8, &format!("choose {hand}"));
        }
        self
    }

    #[track_caller]
    pub fn legal(&self, seat: u8) -> Vec<String> {
        self.0.legal(Seat(seat)).expect("a seat of the table")
    }

    /// The rule by which an action is refused.
    #[track_caller]
    pub fn refused(&self, seat: u8, action: &str) -> String {
        match self.0.explain(Seat(seat), action) {
            Ok(_) => panic!("{action} is allowed"),
            Err(fault) => fault.rule.unwrap_or(fault.message),
        }
    }

    pub fn state(&self) -> &State {
        self.0.true_state()
    }

    pub fn player(&self, seat: u8) -> &Player {
        self.state().public.player(Seat(seat))
    }

    pub fn vp(&self, seat: u8) -> i16 {
        self.player(seat).vp
    }

    /// Everybody's VP.
    pub fn vps(&self) -> Vec<i16> {
        (0..self.0.seats()).map(|seat| self.vp(seat)).collect()
    }

    pub fn goods(&self, seat: u8) -> [u8; 4] {
        let goods = self.player(seat).goods;
        [goods.orange, goods.green, goods.purple, goods.wands]
    }

    /// The areas of the two pawns.
    pub fn pawns(&self, seat: u8) -> [String; 2] {
        let board = self.0.rules().board();
        self.player(seat)
            .pawns
            .map(|area| board.area[area.0 as usize].id.clone())
    }

    pub fn amulets(&self, seat: u8) -> u32 {
        self.player(seat).amulets.count_ones()
    }

    /// The bolts on a player's clouds.
    pub fn bolts(&self, seat: u8) -> u64 {
        self.view(None)["players"][seat as usize]["bolts"]
            .as_u64()
            .expect("a number")
    }

    pub fn hand(&self, seat: u8) -> RoleSet {
        self.state().secrets[seat as usize].hand
    }

    pub fn view(&self, seat: Option<u8>) -> Value {
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
        self.0.view(viewer).expect("a viewer of the table")
    }

    pub fn document(&self) -> Value {
        self.0.state()
    }

    /// Who has to decide.
    pub fn actors(&self) -> Vec<u8> {
        self.0
            .status()
            .actors
            .into_iter()
            .map(|seat| seat.0)
            .collect()
    }

    pub fn decision(&self) -> &'static str {
        self.0.status().decision.unwrap_or("none")
    }

    /// The seat and the id of the decision waited for.
    pub fn waits(&self) -> (u8, &'static str) {
        (
            self.actors().first().copied().unwrap_or(u8::MAX),
            self.decision(),
        )
    }

    /// The kinds of all events since number `since`, as a seat (or nobody) saw them.
    pub fn events(&self, seat: Option<u8>) -> Vec<Value> {
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
        self.0.events(viewer, 0).expect("a viewer of the table")
    }

    /// How often an event of this kind happened.
    pub fn count(&self, kind: &str) -> usize {
        self.events(None)
            .iter()
            .filter(|event| event["event"] == kind)
            .count()
    }

    /// Everybody plays every card left cowardly and does nothing, until somebody has another
    /// decision or the round is over.
    pub fn play_out(&mut self) -> &mut Play {
        let round = self.state().public.round;
        while self.state().public.round == round {
            let (seat, id) = self.waits();
            let quiet = match id {
                "BS-D-03" | "BS-D-04" => self
                    .legal(seat)
                    .into_iter()
                    .find(|action| action.starts_with("cowardly")),
                "BS-D-05" => Some("action".into()),
                "BS-D-06" => Some("decline".into()),
                "BS-D-07" => Some("stay".into()),
                "BS-D-09" | "BS-D-10" => Some("none".into()),
                "BS-D-11" => Some("done".into()),
                _ => None,
            };
            match quiet {
                Some(action) => self.act(seat, &action),
                None => return self,
            };
        }
        self
    }
}
