//! States and views as JSON made of names: what the protocol shows and what a person may write by
//! hand.

use crate::WitchsBrew;
use crate::cards::{Metal, Role, RoleSet, ShelfKind, Spell};
use crate::data::{CAULDRONS, SHELVES};
use crate::goods::{Colour, Drops};
use crate::state::{Phase, Player, Public, Secret, State};
use crate::view::View;
use covenstead_core::{Code, Fault, Game, MAX_SEATS, Seat, SeatSet};
use serde::Deserialize;
use serde_json::{Map, Value, json};

covenstead_core::named! {
    /// The names of the phases.
    enum PhaseName {
        DrawStarter = "draw-starter",
        DrawSpell = "draw-spell",
        DrawExcluded = "draw-excluded",
        Deal = "deal",
        Choose = "choose",
        Call = "call",
        Answer = "answer",
        Act = "act",
        Bottle = "bottle",
        Give = "give",
        Add = "add",
        Over = "over",
    }
}

fn phase_name(phase: Phase) -> (PhaseName, Option<Seat>) {
    match phase {
        Phase::DrawStarter => (PhaseName::DrawStarter, None),
        Phase::DrawSpell => (PhaseName::DrawSpell, None),
        Phase::DrawExcluded => (PhaseName::DrawExcluded, None),
        Phase::Deal(seat) => (PhaseName::Deal, Some(seat)),
        Phase::Choose => (PhaseName::Choose, None),
        Phase::Call => (PhaseName::Call, None),
        Phase::Answer(seat) => (PhaseName::Answer, Some(seat)),
        Phase::Act(seat) => (PhaseName::Act, Some(seat)),
        Phase::Bottle(seat) => (PhaseName::Bottle, Some(seat)),
        Phase::Give(seat) => (PhaseName::Give, Some(seat)),
        Phase::Add => (PhaseName::Add, None),
        Phase::Over => (PhaseName::Over, None),
    }
}

fn phase_of(name: PhaseName, actor: Option<Seat>) -> Result<Phase, Fault> {
    let seat = || {
        actor.ok_or_else(|| {
            bad(format!(
                "phase \"{name}\" needs \"actor\", the seat it is about"
            ))
        })
    };
    Ok(match name {
        PhaseName::DrawStarter => Phase::DrawStarter,
        PhaseName::DrawSpell => Phase::DrawSpell,
        PhaseName::DrawExcluded => Phase::DrawExcluded,
        PhaseName::Deal => Phase::Deal(seat()?),
        PhaseName::Choose => Phase::Choose,
        PhaseName::Call => Phase::Call,
        PhaseName::Answer => Phase::Answer(seat()?),
        PhaseName::Act => Phase::Act(seat()?),
        PhaseName::Bottle => Phase::Bottle(seat()?),
        PhaseName::Give => Phase::Give(seat()?),
        PhaseName::Add => Phase::Add,
        PhaseName::Over => Phase::Over,
    })
}

impl WitchsBrew {
    pub(crate) fn state_document(&self, state: &State) -> Value {
        let table = &state.public;
        let mut document = self.table_fields(table);
        document.insert("called_before".into(), json!(table.called_before));
        if table.owed > 0 {
            document.insert("owed".into(), json!(table.owed));
        }
        document.insert("exclusion_used".into(), json!(table.exclusion_used));
        document.insert("supply".into(), self.supply(table));
        let players = Seat::all(self.seats).map(|seat| {
            let (player, secret) = (table.player(seat), &state.secrets[seat.index()]);
            let mut fields = self.player_fields(table, seat);
            fields.insert("vials".into(), json!(player.vials));
            fields.insert("potions".into(), json!(player.potions().ids()));
            fields.insert("hand".into(), json!(secret.hand));
            fields.insert("dealt".into(), json!(secret.dealt));
            fields.insert("played_before".into(), json!(player.played_before));
            Value::Object(fields)
        });
        document.insert("players".into(), players.collect());
        Value::Object(document)
    }

    pub(crate) fn view_document(&self, view: &View) -> Value {
        let table = &view.public;
        let mut document = Map::new();
        document.insert("viewer".into(), json!(view.viewer));
        document.extend(self.table_fields(table));
        document.insert(
            "spell".into(),
            json!((table.spells_seen > 0).then(|| table.spell())),
        );
        document.insert("unseen_spells".into(), json!(self.unseen_spells(table)));
        document.insert(
            "exclusion_deck".into(),
            json!(if self.options.role_exclusion {
                self.exclusion_deck(table)
            } else {
                RoleSet::EMPTY
            }),
        );
        document.insert("ravens".into(), json!(self.ravens(table)));
        document.insert(
            "ravens_to_end".into(),
            json!(self.components().setup.ravens_to_end),
        );
        document.insert("stacks".into(), self.stacks(table));
        document.insert(
            "players".into(),
            Seat::all(self.seats)
                .map(|seat| self.seen_player(view, seat))
                .collect(),
        );
        Value::Object(document)
    }

    /// What a viewer is shown of a player: the own secrets, what is certain of the others', and no
    /// more than memory allows.
    fn seen_player(&self, view: &View, seat: Seat) -> Value {
        let (table, player) = (&view.public, view.public.player(seat));
        let mut fields = self.player_fields(table, seat);
        fields.insert("cards".into(), json!(player.cards));
        match view.own {
            Some(own) if view.viewer.is(seat) => {
                fields.insert("hand".into(), json!(own.hand));
                if self.options.cycles() {
                    fields.insert("dealt".into(), json!(own.dealt));
                }
            }
            _ => {
                let possible = self.may_hold(table, seat);
                if possible.len() == u32::from(player.cards) {
                    fields.insert("hand".into(), json!(possible));
                }
                let possible = if player.cards == 0 {
                    RoleSet::EMPTY
                } else {
                    possible
                };
                fields.insert("may_hold".into(), json!(possible));
            }
        }
        fields.insert("played_before".into(), json!(player.played_before));
        if self.hides_potions(table) && !view.viewer.is(seat) {
            let face_down = match view.viewer.seat() {
                Some(_) => self.face_down(player) as u8,
                None => view.face_down[seat.index()],
            };
            fields.insert(
                "face_up".into(),
                json!(self.face_up(table, seat).potions().ids()),
            );
            fields.insert("face_down".into(), json!(face_down));
        } else {
            fields.insert(
                "face_up".into(),
                json!(self.face_up(table, seat).potions().ids()),
            );
            fields.insert("face_down".into(), json!(self.face_down(player)));
            fields.insert("potions".into(), json!(player.potions().ids()));
            fields.insert("vials".into(), json!(player.vials));
            fields.insert("score".into(), json!(self.score(table, seat)));
        }
        Value::Object(fields)
    }

    /// What state and view say of the table.
    fn table_fields(&self, table: &Public) -> Map<String, Value> {
        let (phase, actor) = phase_name(table.phase);
        let document = json!({
            "set": table.set,
            "round": table.round,
            "phase": phase,
            "actor": actor,
            "starter": table.starter,
            "claimant": table.claimant,
            "role": table.role,
            "favored": table.favored,
            "displaced": table.displaced,
            "chosen": table.chosen,
            "called": table.called,
            "excluded": table.excluded,
            "spells": &table.spells[..table.spells_seen as usize],
            "ravens_revealed": table.ravens_revealed,
            "shelf_gold": table.shelf_gold,
            "shelf_drops": table.shelf_drops,
        });
        into_map(document)
    }

    /// What state and view say of a player.
    fn player_fields(&self, table: &Public, seat: Seat) -> Map<String, Value> {
        let player = table.player(seat);
        let mut fields = into_map(
            json!({ "drops": player.drops, "gold": player.gold, "played": player.played }),
        );
        if self.options.manual() {
            let mut stored = Map::new();
            for place in (0..SHELVES).filter(|place| player.shelves[0] >> place & 1 == 1) {
                stored.insert(
                    format!("{}-{}", ShelfKind::Gold, place + 1),
                    json!(table.stored_gold[place]),
                );
            }
            for place in (0..SHELVES).filter(|place| player.shelves[1] >> place & 1 == 1) {
                stored.insert(
                    format!("{}-{}", ShelfKind::Ingredient, place + 1),
                    json!(table.stored_drops[place]),
                );
            }
            fields.insert("stored".into(), Value::Object(stored));
        }
        fields
    }

    /// Each stack's cards that are left, from the top: anyone may look through them (WB-12,
    /// WB-R-14).
    fn stacks(&self, table: &Public) -> Value {
        let mut stacks = Map::new();
        for &metal in Metal::ALL {
            let cards = (table.cauldrons_taken[metal.index()] as usize..CAULDRONS).map(|place| {
                let card = &self.cauldrons()[metal.index()][place];
                json!({ "id": format!("{metal}-{}", place + 1), "cost": card.cost, "vp": card.vp, "raven": card.raven })
            });
            stacks.insert(metal.id().into(), cards.collect());
        }
        for &kind in ShelfKind::ALL {
            let cards = (table.shelves_taken[kind.index()] as usize..SHELVES).map(|place| {
                let card = &self.components().shelves[kind.index()][place];
                json!({ "id": format!("{kind}-{}", place + 1), "need": card.need, "vp": card.vp, "raven": card.raven })
            });
            stacks.insert(kind.id().into(), cards.collect());
        }
        Value::Object(stacks)
    }

    /// The ledger of the supply (WB-I-05): what the box holds less what is out; below zero where
    /// substitutes are in use.
    fn supply(&self, table: &Public) -> Value {
        let players = &table.players[..self.seats as usize];
        let drops = |colour: Colour| {
            let out = players
                .iter()
                .map(|player| player.drops)
                .chain([table.shelf_drops])
                .chain(table.stored_drops);
            20 - out.map(|drops| i64::from(drops.count(colour))).sum::<i64>()
        };
        let gold = players
            .iter()
            .map(|player| player.gold)
            .chain([table.shelf_gold])
            .chain(table.stored_gold);
        json!({
            "red": drops(Colour::Red),
            "white": drops(Colour::White),
            "green": drops(Colour::Green),
            "gold": 24 - gold.map(i64::from).sum::<i64>(),
            "vials": 45 - players.iter().map(|player| i64::from(player.vials)).sum::<i64>(),
        })
    }

    pub(crate) fn state_from(&self, document: Value) -> Result<State, Fault> {
        let document: StateDocument = serde_json::from_value(document)
            .map_err(|error| bad(format!("the state cannot be read: {error}")))?;
        let supply = document.supply.clone();
        let state = document.state(self)?;
        match supply {
            Some(given) if given != self.supply(&state.public) => {
                let due = self.supply(&state.public);
                Err(Fault::by_rule(
                    Code::BadState,
                    "WB-I-05",
                    format!("the supply must be {due}, or be left out"),
                ))
            }
            _ => Ok(state),
        }
    }
}

fn into_map(document: Value) -> Map<String, Value> {
    match document {
        Value::Object(fields) => fields,
        _ => unreachable!("an object was written"),
    }
}

fn bad(message: String) -> Fault {
    Fault::new(Code::BadState, message)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StateDocument {
    set: u8,
    #[serde(default)]
    round: u8,
    phase: PhaseName,
    #[serde(default)]
    actor: Option<Seat>,
    #[serde(default)]
    starter: Seat,
    #[serde(default)]
    claimant: Seat,
    #[serde(default)]
    role: Option<Role>,
    #[serde(default)]
    favored: SeatSet,
    #[serde(default)]
    displaced: SeatSet,
    #[serde(default)]
    chosen: SeatSet,
    #[serde(default)]
    called: Vec<Role>,
    #[serde(default)]
    called_before: Vec<Role>,
    #[serde(default)]
    excluded: Vec<Role>,
    #[serde(default)]
    exclusion_used: Vec<Role>,
    spells: Vec<Spell>,
    #[serde(default)]
    ravens_revealed: u8,
    #[serde(default)]
    shelf_gold: i64,
    #[serde(default)]
    shelf_drops: DropsDocument,
    #[serde(default)]
    owed: i64,
    #[serde(default)]
    supply: Option<Value>,
    players: Vec<PlayerDocument>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerDocument {
    #[serde(default)]
    drops: DropsDocument,
    #[serde(default)]
    gold: i64,
    #[serde(default)]
    vials: i64,
    #[serde(default)]
    hand: Vec<Role>,
    #[serde(default)]
    dealt: Vec<Role>,
    #[serde(default)]
    played: Vec<Role>,
    #[serde(default)]
    played_before: Vec<Role>,
    #[serde(default)]
    potions: Vec<String>,
    #[serde(default)]
    stored: Map<String, Value>,
}

/// Drops as written: checked before they become [`Drops`], so that a negative count is refused by
/// its rule.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct DropsDocument {
    red: i64,
    white: i64,
    green: i64,
}

impl DropsDocument {
    fn drops(&self) -> Result<Drops, Fault> {
        Ok(Drops::new(
            amount(self.red)?,
            amount(self.white)?,
            amount(self.green)?,
        ))
    }
}

/// No good is ever negative (WB-I-04), nor without end.
fn amount(number: i64) -> Result<u16, Fault> {
    match number {
        0..=10_000 => Ok(number as u16),
        _ => Err(Fault::by_rule(
            Code::BadState,
            "WB-I-04",
            format!("an amount of goods is 0 to 10000, not {number}"),
        )),
    }
}

fn role_set(roles: &[Role], what: &str) -> Result<RoleSet, Fault> {
    let set: RoleSet = roles.iter().copied().collect();
    match set.len() as usize == roles.len() {
        true => Ok(set),
        false => Err(Fault::by_rule(
            Code::BadState,
            "WB-I-01",
            format!("a role is listed twice in \"{what}\""),
        )),
    }
}

impl StateDocument {
    fn state(self, game: &WitchsBrew) -> Result<State, Fault> {
        let mut table = game.start().public;
        let mut secrets = [Secret::default(); MAX_SEATS];
        table.phase = phase_of(self.phase, self.actor)?;
        (table.set, table.round) = (self.set, self.round);
        (table.starter, table.claimant, table.role) = (self.starter, self.claimant, self.role);
        (table.favored, table.displaced, table.chosen) =
            (self.favored, self.displaced, self.chosen);
        table.called = role_set(&self.called, "called")?;
        table.called_before = role_set(&self.called_before, "called_before")?;
        table.excluded = role_set(&self.excluded, "excluded")?;
        table.exclusion_used = role_set(&self.exclusion_used, "exclusion_used")?;
        if self.spells.len() > table.spells.len() {
            return Err(Fault::by_rule(
                Code::BadState,
                "WB-I-07",
                "there are only 8 spells",
            ));
        }
        table.spells_seen = self.spells.len() as u8;
        table.spells[..self.spells.len()].copy_from_slice(&self.spells);
        table.ravens_revealed = self.ravens_revealed;
        table.shelf_gold = amount(self.shelf_gold)?;
        table.shelf_drops = self.shelf_drops.drops()?;
        table.owed = amount(self.owed)?;
        for (seat, document) in self.players.into_iter().enumerate() {
            let seat = Seat(seat as u8);
            secrets[seat.index()] = Secret {
                hand: role_set(&document.hand, "hand")?,
                dealt: role_set(&document.dealt, "dealt")?,
            };
            document.place(&mut table, seat, secrets[seat.index()].hand)?;
        }
        for stack in 0..3 {
            table.cauldrons_taken[stack] = table
                .players
                .iter()
                .map(|player| player.cauldrons[stack].count_ones() as u8)
                .sum();
        }
        for stack in 0..2 {
            table.shelves_taken[stack] = table
                .players
                .iter()
                .map(|player| player.shelves[stack].count_ones() as u8)
                .sum();
        }
        Ok(State {
            public: table,
            secrets,
        })
    }
}

impl PlayerDocument {
    fn place(self, table: &mut Public, seat: Seat, hand: RoleSet) -> Result<(), Fault> {
        let mut player = Player {
            drops: self.drops.drops()?,
            gold: amount(self.gold)?,
            vials: amount(self.vials)?,
            played: role_set(&self.played, "played")?,
            played_before: role_set(&self.played_before, "played_before")?,
            cards: hand.len() as u8,
            ..Player::default()
        };
        for id in &self.potions {
            let mask = match read_potion(id)? {
                Potion::Cauldron(metal, place) => (&mut player.cauldrons[metal.index()], place),
                Potion::Shelf(kind, place) => (&mut player.shelves[kind.index()], place),
            };
            if *mask.0 >> mask.1 & 1 == 1 {
                return Err(Fault::by_rule(
                    Code::BadState,
                    "WB-I-03",
                    format!("{seat} has {id} twice"),
                ));
            }
            *mask.0 |= 1 << mask.1;
        }
        for (id, tokens) in self.stored {
            let Potion::Shelf(kind, place) = read_potion(&id)? else {
                return Err(bad(format!("\"stored\" names shelves, not {id}")));
            };
            if player.shelves[kind.index()] >> place & 1 == 0 {
                return Err(Fault::by_rule(
                    Code::BadState,
                    "WB-I-06",
                    format!("{seat} does not own {id}"),
                ));
            }
            let unreadable = |error: serde_json::Error| bad(format!("stored {id}: {error}"));
            match kind {
                ShelfKind::Gold => {
                    table.stored_gold[place] =
                        amount(serde_json::from_value(tokens).map_err(unreadable)?)?
                }
                ShelfKind::Ingredient => {
                    let drops: DropsDocument =
                        serde_json::from_value(tokens).map_err(unreadable)?;
                    table.stored_drops[place] = drops.drops()?;
                }
            }
        }
        *table.player_mut(seat) = player;
        Ok(())
    }
}

enum Potion {
    Cauldron(Metal, usize),
    Shelf(ShelfKind, usize),
}

/// Reads `copper-3` or `gold-shelf-1`.
fn read_potion(id: &str) -> Result<Potion, Fault> {
    let unknown = || {
        bad(format!(
            "`{id}` is no potion card; they are called copper-1 … silver-7, gold-shelf-1 … ingredient-shelf-5"
        ))
    };
    let (stack, number) = id.rsplit_once(['-', '_']).ok_or_else(unknown)?;
    let number: usize = number.parse().map_err(|_| unknown())?;
    match (Metal::from_id(stack), ShelfKind::from_id(stack)) {
        (Some(metal), _) if (1..=CAULDRONS).contains(&number) => {
            Ok(Potion::Cauldron(metal, number - 1))
        }
        (_, Some(kind)) if (1..=SHELVES).contains(&number) => Ok(Potion::Shelf(kind, number - 1)),
        _ => Err(unknown()),
    }
}
