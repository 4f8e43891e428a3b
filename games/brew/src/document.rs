//! States and views as JSON made of names: what the protocol shows and what a person may write by
//! hand.
//!
//! What follows from the rest may be left out: sizes of piles, set-aside dice, top cards of the
//! Creature piles (then the first of each pile lies on top), closed Village spaces.

use crate::Brew;
use crate::cards::{
    Creature, CreatureSet, Forest, ForestSet, Potion, PotionSet, Season, VillageSpace,
};
use crate::check::PLENTY;
use crate::dice::{Die, Face, Faces, MAX_DICE};
use crate::goods::Goods;
use crate::place::Place;
use crate::row::{Layout, Spaces};
use crate::rules::{ELEMENT_DICE, FORAGE_DICE};
use crate::state::{
    Pending, Phase, Placing, Player, Public, Refilling, State, Training, TurnSoFar,
};
use crate::view::View;
use covenstead_core::{Code, Fault, Game, Seat, named};
use serde::Deserialize;
use serde_json::{Map, Value, json};

named! {
    /// The names of the phases.
    enum PhaseName {
        DealForest = "deal-forest",
        RefillSetUp = "refill-set-up",
        RefillBrewing = "refill-brewing",
        RefillReserving = "refill-reserving",
        TurnUp = "turn-up",
        DrawFirst = "draw-first",
        DealCharacter = "deal-character",
        ChooseCharacter = "choose-character",
        Roll = "roll",
        RollAgain = "roll-again",
        Step = "step",
        Pay = "pay",
        Resolve = "resolve",
        Reveal = "reveal",
        Reserve = "reserve",
        Release = "release",
        Effect = "effect",
        ClaimTie = "claim-tie",
        Trade = "trade",
        Over = "over",
    }
}

named! {
    /// The names of the placements under way.
    enum PlacingName {
        Nothing = "nothing",
        Compulsory = "compulsory",
        Extra = "extra",
    }
}

named! {
    /// The names of the ways to train.
    enum TrainingName {
        No = "no",
        May = "may",
        Must = "must",
    }
}

/// A phase and what it is about: a seat, a card, a season, dice.
fn phase_fields(phase: Phase) -> Value {
    let (name, about) = match phase {
        Phase::DealForest => (PhaseName::DealForest, Value::Null),
        Phase::Refill(Refilling::SetUp) => (PhaseName::RefillSetUp, Value::Null),
        Phase::Refill(Refilling::Brewing) => (PhaseName::RefillBrewing, Value::Null),
        Phase::Refill(Refilling::Reserving) => (PhaseName::RefillReserving, Value::Null),
        Phase::TurnUp(season) => (PhaseName::TurnUp, json!(season)),
        Phase::DrawFirst => (PhaseName::DrawFirst, Value::Null),
        Phase::DealCharacter(seat) => (PhaseName::DealCharacter, json!(seat)),
        Phase::ChooseCharacter => (PhaseName::ChooseCharacter, Value::Null),
        Phase::Roll(seat) => (PhaseName::Roll, json!(seat)),
        Phase::RollAgain { forage, elements } => (PhaseName::RollAgain, json!([forage, elements])),
        Phase::Step => (PhaseName::Step, Value::Null),
        Phase::Pay(potion) => (PhaseName::Pay, json!(potion)),
        Phase::Resolve => (PhaseName::Resolve, Value::Null),
        Phase::Reveal => (PhaseName::Reveal, Value::Null),
        Phase::Reserve(revealed) => (PhaseName::Reserve, json!(revealed)),
        Phase::Release => (PhaseName::Release, Value::Null),
        Phase::Effect(potion) => (PhaseName::Effect, json!(potion)),
        Phase::ClaimTie => (PhaseName::ClaimTie, Value::Null),
        Phase::Trade(creature) => (PhaseName::Trade, json!(creature)),
        Phase::Over => (PhaseName::Over, Value::Null),
    };
    json!({ "phase": name, "about": about })
}

fn phase_of(name: PhaseName, about: Value) -> Result<Phase, Fault> {
    Ok(match name {
        PhaseName::DealForest => Phase::DealForest,
        PhaseName::RefillSetUp => Phase::Refill(Refilling::SetUp),
        PhaseName::RefillBrewing => Phase::Refill(Refilling::Brewing),
        PhaseName::RefillReserving => Phase::Refill(Refilling::Reserving),
        PhaseName::TurnUp => Phase::TurnUp(about_what(name, about)?),
        PhaseName::DrawFirst => Phase::DrawFirst,
        PhaseName::DealCharacter => Phase::DealCharacter(about_what(name, about)?),
        PhaseName::ChooseCharacter => Phase::ChooseCharacter,
        PhaseName::Roll => Phase::Roll(about_what(name, about)?),
        PhaseName::RollAgain => {
            let [forage, elements] = about_what::<[u8; 2]>(name, about)?;
            match (forage, elements) {
                (..=FORAGE_DICE, ..=ELEMENT_DICE) => Phase::RollAgain { forage, elements },
                _ => {
                    return Err(Fault::by_rule(
                        Code::BadState,
                        "BR-I-01",
                        "more dice are rolled again than a player has",
                    ));
                }
            }
        }
        PhaseName::Step => Phase::Step,
        PhaseName::Pay => Phase::Pay(about_what(name, about)?),
        PhaseName::Resolve => Phase::Resolve,
        PhaseName::Reveal => Phase::Reveal,
        PhaseName::Reserve => Phase::Reserve(about_what(name, about)?),
        PhaseName::Release => Phase::Release,
        PhaseName::Effect => Phase::Effect(about_what(name, about)?),
        PhaseName::ClaimTie => Phase::ClaimTie,
        PhaseName::Trade => Phase::Trade(about_what(name, about)?),
        PhaseName::Over => Phase::Over,
    })
}

fn about_what<T: serde::de::DeserializeOwned>(name: PhaseName, about: Value) -> Result<T, Fault> {
    serde_json::from_value(about)
        .map_err(|error| bad(format!("phase \"{name}\" needs \"about\": {error}")))
}

impl Brew {
    pub(crate) fn state_document(&self, state: &State) -> Value {
        let table = &state.public;
        let mut document = self.table_fields(table);
        let players = Seat::all(self.seats).map(|seat| {
            let mut fields = self.player_fields(table.player(seat));
            fields.insert("hand".into(), json!(table.player(seat).hand));
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
        // The contents of every pile are known, only their order is not.
        document.insert("unseen_forests".into(), json!(self.forest_deck(table)));
        document.insert("unseen_potions".into(), json!(table.potion_deck()));
        let below = |season: &Season| (season.id().to_string(), json!(table.pile_below(*season)));
        document.insert(
            "unseen_creatures".into(),
            Value::Object(Season::ALL.iter().map(below).collect()),
        );
        document.insert(
            "removed_forests".into(),
            json!(ForestSet::ALL.minus(self.tables.forests)),
        );
        document.insert(
            "players".into(),
            Seat::all(self.seats)
                .map(|seat| self.seen_player(view, seat))
                .collect(),
        );
        Value::Object(document)
    }

    /// What a viewer is shown of a player: of another hand only its size (BR-R-48).
    fn seen_player(&self, view: &View, seat: Seat) -> Value {
        let (table, player) = (&view.public, view.public.player(seat));
        let mut fields = self.player_fields(player);
        fields.insert("hand_size".into(), json!(player.hand.len()));
        if self.shows_hand(view, seat) {
            fields.insert("hand".into(), json!(player.hand));
            fields.insert("score".into(), json!(self.score(table, seat)));
        }
        Value::Object(fields)
    }

    /// What state and view say of the table.
    fn table_fields(&self, table: &Public) -> Map<String, Value> {
        let mut fields = into_map(json!({ "round": table.round, "side": table.side() }));
        fields.extend(into_map(phase_fields(table.phase)));
        fields.extend(into_map(json!({
            "actor": table.active,
            "first_player": table.first,
            "turn": turn_fields(&table.turn),
            "pending": pending_fields(&table.pending, table.munched),
            "row": self.row_fields(table),
            "forest_deck": self.forest_deck(table).len(),
            "discarded": table.discarded,
            "fresh": table.fresh,
            "market": table.market,
            "potion_deck": table.potion_deck().len(),
            "creature_tops": piles(|season| json!(table.piles[season.index()])),
            "creature_piles": piles(|season| {
                json!(table.pile_below(season).len() + u32::from(table.piles[season.index()].is_some()))
            }),
            "village": self.village_fields(table),
            "closed": table.closed,
            "creature_dice": creature_dice(table),
            "elements_aside": table.elements_aside,
            "scorch_tokens": u32::from(self.components().scorch_tokens).saturating_sub(table.scorched.len()),
        })));
        fields
    }

    /// Each Forest of the row with its spaces: dice from the bottom to the top, or `"scorched"`.
    fn row_fields(&self, table: &Public) -> Value {
        let space = |place: Place| match table.layout.has(table.scorched, place) {
            true => json!("scorched"),
            false => json!(table.dice.on(place)),
        };
        let forest = |forest: Forest| {
            let places = (0..self.components().forest(forest).spaces.len())
                .map(|number| Place::in_forest(forest, number as u8));
            let spaces: Vec<Value> = places.map(space).collect();
            (forest.id().to_string(), Value::Array(spaces))
        };
        Value::Object(table.row.iter().map(forest).collect())
    }

    /// The dice on each space of the visible side.
    fn village_fields(&self, table: &Public) -> Value {
        let visible = VillageSpace::ALL
            .iter()
            .filter(|&&space| self.components().village(space).side == table.side());
        let dice = visible.map(|&space| {
            (
                space.id().to_string(),
                json!(table.dice.on(Place::in_village(space))),
            )
        });
        Value::Object(dice.collect())
    }

    /// What state and view say of a player, but for the hand.
    fn player_fields(&self, player: &Player) -> Map<String, Value> {
        into_map(json!({
            "character": player.character,
            "goods": player.goods,
            "vp": player.vp,
            "pool": player.pool,
            "aside": player.aside,
            "reserved": player.reserved,
            "drunk": player.drunk,
            "claimed": player.claimed,
            "trained": player.trained,
            "released": player.released,
        }))
    }

    pub(crate) fn state_from(&self, document: Value) -> Result<State, Fault> {
        let document: StateDocument = serde_json::from_value(document)
            .map_err(|error| bad(format!("the state cannot be read: {error}")))?;
        let given = document.sizes();
        let table = document.table(self)?;
        self.compare_sizes(&table, given)?;
        Ok(State { public: table })
    }

    /// Sizes of piles follow from the rest; if they are given they must be right.
    fn compare_sizes(&self, table: &Public, given: Sizes) -> Result<(), Fault> {
        let due = self.table_fields(table);
        let named = [
            ("side", given.side, "BR-17"),
            ("forest_deck", given.forest_deck, "BR-I-02"),
            ("potion_deck", given.potion_deck, "BR-I-04"),
            ("creature_piles", given.creature_piles, "BR-I-03"),
            ("scorch_tokens", given.scorch_tokens, "BR-I-05"),
        ];
        for (name, given, rule) in named {
            if given.is_some_and(|given| given != due[name]) {
                let message = format!("\"{name}\" must be {}, or be left out", due[name]);
                return Err(Fault::by_rule(Code::BadState, rule, message));
            }
        }
        Ok(())
    }
}

fn turn_fields(turn: &TurnSoFar) -> Value {
    let placing = match turn.placing {
        Placing::Nothing => PlacingName::Nothing,
        Placing::Compulsory => PlacingName::Compulsory,
        Placing::Extra => PlacingName::Extra,
    };
    json!({
        "placed": turn.placed,
        "brewed": turn.brewed,
        "drunk": turn.drunk,
        "scorched": turn.scorched,
        "placing": placing,
        "turned": turn.turned,
    })
}

fn pending_fields(pending: &Pending, munched: CreatureSet) -> Value {
    let train = match pending.train {
        Training::No => TrainingName::No,
        Training::May => TrainingName::May,
        Training::Must => TrainingName::Must,
    };
    json!({
        "place": pending.place,
        "newcomer": pending.newcomer,
        "train": train,
        "gathers": pending.gathers,
        "scorches": pending.scorches,
        "exchange": pending.exchange,
        "clear": pending.clear,
        "reserve": pending.reserve,
        "move": pending.moving,
        "munched": munched,
    })
}

fn piles(of: impl Fn(Season) -> Value) -> Value {
    Value::Object(
        Season::ALL
            .iter()
            .map(|&season| (season.id().to_string(), of(season)))
            .collect(),
    )
}

fn creature_dice(table: &Public) -> Value {
    let dice = table
        .dice
        .iter()
        .filter_map(|(place, die)| Some((place.creature()?.id().to_string(), json!(die))));
    Value::Object(dice.collect())
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
    round: u8,
    #[serde(default)]
    side: Option<Value>,
    phase: PhaseName,
    #[serde(default)]
    about: Value,
    #[serde(default)]
    actor: Seat,
    #[serde(default)]
    first_player: Seat,
    #[serde(default)]
    turn: TurnDocument,
    #[serde(default)]
    pending: PendingDocument,
    #[serde(default)]
    row: Map<String, Value>,
    #[serde(default)]
    forest_deck: Option<Value>,
    #[serde(default)]
    discarded: ForestSet,
    #[serde(default)]
    fresh: ForestSet,
    #[serde(default)]
    market: PotionSet,
    #[serde(default)]
    potion_deck: Option<Value>,
    #[serde(default)]
    creature_tops: Option<Map<String, Value>>,
    #[serde(default)]
    creature_piles: Option<Value>,
    #[serde(default)]
    village: Map<String, Value>,
    #[serde(default)]
    closed: Option<crate::cards::VillageSet>,
    #[serde(default)]
    creature_dice: Map<String, Value>,
    #[serde(default)]
    elements_aside: Option<u8>,
    #[serde(default)]
    scorch_tokens: Option<Value>,
    players: Vec<PlayerDocument>,
}

/// What follows from the rest.
struct Sizes {
    side: Option<Value>,
    forest_deck: Option<Value>,
    potion_deck: Option<Value>,
    creature_piles: Option<Value>,
    scorch_tokens: Option<Value>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct TurnDocument {
    placed: bool,
    brewed: bool,
    drunk: bool,
    scorched: bool,
    placing: Option<PlacingName>,
    turned: Vec<Face>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct PendingDocument {
    place: Option<String>,
    newcomer: Option<Creature>,
    train: Option<TrainingName>,
    gathers: u8,
    scorches: u8,
    exchange: u8,
    clear: bool,
    reserve: bool,
    #[serde(rename = "move")]
    moving: bool,
    munched: CreatureSet,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerDocument {
    #[serde(default)]
    character: Option<crate::cards::Character>,
    #[serde(default)]
    goods: GoodsDocument,
    #[serde(default)]
    vp: i64,
    #[serde(default)]
    pool: Vec<Face>,
    #[serde(default)]
    aside: Option<u8>,
    #[serde(default)]
    hand: Vec<Potion>,
    #[serde(default)]
    reserved: Vec<Potion>,
    #[serde(default)]
    drunk: Vec<Potion>,
    #[serde(default)]
    claimed: Vec<Forest>,
    #[serde(default)]
    trained: Vec<Creature>,
    #[serde(default)]
    released: Vec<Creature>,
}

/// Tokens as written: checked before they become [`Goods`], so that a negative count is refused by
/// its rule.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct GoodsDocument {
    herb: i64,
    shroom: i64,
    crystal: i64,
    berry: i64,
}

impl GoodsDocument {
    fn goods(&self) -> Result<Goods, Fault> {
        Ok(Goods::new(
            amount(self.herb)?,
            amount(self.shroom)?,
            amount(self.crystal)?,
            amount(self.berry)?,
        ))
    }
}

/// No stock is negative (BR-I-06), nor without end.
fn amount(number: i64) -> Result<u16, Fault> {
    match u16::try_from(number) {
        Ok(number) if number <= PLENTY => Ok(number),
        _ => Err(Fault::by_rule(
            Code::BadState,
            "BR-I-06",
            format!("a stock is 0 to {PLENTY}, not {number}"),
        )),
    }
}

/// A list as a set; what is listed twice would be in two places.
fn distinct<T: Copy, S: FromIterator<T>>(
    items: &[T],
    rule: &str,
    what: &str,
    size: fn(&S) -> u32,
) -> Result<S, Fault> {
    let set: S = items.iter().copied().collect();
    match size(&set) as usize == items.len() {
        true => Ok(set),
        false => Err(Fault::by_rule(
            Code::BadState,
            rule,
            format!("the same card is listed twice in \"{what}\""),
        )),
    }
}

/// Dice of a pool, no more than there can be.
fn faces(dice: &[Face], what: &str) -> Result<Faces, Fault> {
    let forage = dice.iter().filter(|face| face.is_forage()).count();
    match forage <= FORAGE_DICE.into() && dice.len() - forage <= ELEMENT_DICE.into() {
        true => Ok(dice.iter().copied().collect()),
        false => Err(Fault::by_rule(
            Code::BadState,
            "BR-I-01",
            format!("too many dice in \"{what}\""),
        )),
    }
}

impl StateDocument {
    fn sizes(&self) -> Sizes {
        Sizes {
            side: self.side.clone(),
            forest_deck: self.forest_deck.clone(),
            potion_deck: self.potion_deck.clone(),
            creature_piles: self.creature_piles.clone(),
            scorch_tokens: self.scorch_tokens.clone(),
        }
    }

    fn table(self, game: &Brew) -> Result<Public, Fault> {
        let mut table = game.start().public;
        table.phase = phase_of(self.phase, self.about)?;
        (table.round, table.active, table.first) = (self.round, self.actor, self.first_player);
        for seat in [table.active, table.first] {
            if seat.0 >= game.seats() {
                return Err(Fault::by_rule(
                    Code::BadState,
                    "BR-10",
                    format!("there is no {seat} at this table"),
                ));
            }
        }
        table.turn = self.turn.turn()?;
        (table.pending, table.munched) = self.pending.pending()?;
        (table.discarded, table.fresh, table.market) = (self.discarded, self.fresh, self.market);
        let (mut dice, mut scorched) = (Vec::new(), Vec::new());
        for (id, spaces) in &self.row {
            read_forest(game, &mut table, id, spaces, &mut dice, &mut scorched)?;
        }
        table.layout = game.layout(&table);
        if table.layout == Layout::EMPTY && !(dice.is_empty() && scorched.is_empty()) {
            let (forests, size) = (table.row.union(table.fresh).len(), game.row_size());
            let message =
                format!("dice and scorch tokens lie in a row of {size} Forests, not of {forests}");
            return Err(Fault::by_rule(Code::BadState, "BR-I-02", message));
        }
        table.scorched = scorched.into_iter().fold(Spaces::EMPTY, |all, place| {
            all.union(table.layout.only(place))
        });
        for (id, here) in &self.village {
            let space = VillageSpace::from_id(id)
                .ok_or_else(|| bad(format!("`{id}` is no space of the Village")))?;
            dice.extend(
                read_dice(here)?
                    .into_iter()
                    .map(|die| (Place::in_village(space), die)),
            );
        }
        for (id, here) in &self.creature_dice {
            let creature =
                Creature::from_id(id).ok_or_else(|| bad(format!("`{id}` is no Creature")))?;
            dice.push((Place::on_creature(creature), read_die(here)?));
        }
        if dice.len() > MAX_DICE {
            return Err(Fault::by_rule(
                Code::BadState,
                "BR-I-01",
                format!("there are only {MAX_DICE} dice"),
            ));
        }
        dice.into_iter()
            .for_each(|(place, die)| table.put(place, die));
        if let Some(closed) = self.closed {
            table.closed = closed;
        }
        for (seat, player) in self.players.into_iter().enumerate() {
            player.place(&mut table, Seat(seat as u8))?;
        }
        let seen: usize = Seat::all(game.seats())
            .map(|seat| usize::from(table.player(seat).pool.elements()))
            .sum::<usize>()
            + table
                .dice
                .iter()
                .filter(|(_, die)| die.is_element())
                .count();
        let left = usize::from(ELEMENT_DICE * game.seats()).saturating_sub(seen) as u8;
        let rolling = if let Phase::RollAgain { elements, .. } = table.phase {
            elements
        } else {
            0
        };
        table.elements_aside = self.elements_aside.unwrap_or(left.saturating_sub(rolling));
        table.piles = read_tops(&table, self.creature_tops)?;
        Ok(table)
    }
}

/// The top cards as written; if they are left out, the first card of each pile.
fn read_tops(
    table: &Public,
    written: Option<Map<String, Value>>,
) -> Result<[Option<Creature>; 4], Fault> {
    let mut tops = [None; 4];
    let Some(written) = written else {
        let bare = Public {
            piles: tops,
            ..*table
        };
        Season::ALL
            .iter()
            .for_each(|&season| tops[season.index()] = bare.pile_below(season).first());
        return Ok(tops);
    };
    for (id, top) in written {
        let season = Season::from_id(&id).ok_or_else(|| bad(format!("`{id}` is no season")))?;
        tops[season.index()] = serde_json::from_value(top)
            .map_err(|error| bad(format!("creature_tops {id}: {error}")))?;
    }
    Ok(tops)
}

/// Adds a Forest to the row, and what lies on its spaces to the dice and the scorched places.
fn read_forest(
    game: &Brew,
    table: &mut Public,
    id: &str,
    spaces: &Value,
    dice: &mut Vec<(Place, Die)>,
    scorched: &mut Vec<Place>,
) -> Result<(), Fault> {
    let forest = Forest::from_id(id)
        .ok_or_else(|| bad(format!("`{id}` is no Forest; they are f01 to f20")))?;
    let count = game.components().forest(forest).spaces.len();
    let spaces = spaces
        .as_array()
        .ok_or_else(|| bad(format!("row: {id} is a list of its {count} spaces")))?;
    if spaces.len() > count {
        return Err(bad(format!("row: {id} has only {count} spaces")));
    }
    table.row = table.row.with(forest);
    for (space, number) in spaces.iter().zip(0..) {
        let place = Place::in_forest(forest, number);
        match space {
            Value::String(word) if word == "scorched" => scorched.push(place),
            stack => dice.extend(read_dice(stack)?.into_iter().map(|die| (place, die))),
        }
    }
    Ok(())
}

fn read_dice(list: &Value) -> Result<Vec<Die>, Fault> {
    let list = list
        .as_array()
        .ok_or_else(|| bad(format!("{list} is no list of dice")))?;
    list.iter().map(read_die).collect()
}

fn read_die(die: &Value) -> Result<Die, Fault> {
    let text = die
        .as_str()
        .ok_or_else(|| bad(format!("{die} is no die; write \"0/grove\" or \"fire\"")))?;
    Die::read(&text.to_lowercase()).map_err(bad)
}

impl TurnDocument {
    fn turn(self) -> Result<TurnSoFar, Fault> {
        let placing = match self.placing {
            None | Some(PlacingName::Nothing) => Placing::Nothing,
            Some(PlacingName::Compulsory) => Placing::Compulsory,
            Some(PlacingName::Extra) => Placing::Extra,
        };
        let turned = faces(&self.turned, "turned")?;
        let (placed, brewed, drunk, scorched) =
            (self.placed, self.brewed, self.drunk, self.scorched);
        Ok(TurnSoFar {
            placed,
            brewed,
            drunk,
            scorched,
            placing,
            turned,
        })
    }
}

impl PendingDocument {
    fn pending(self) -> Result<(Pending, CreatureSet), Fault> {
        let place = self
            .place
            .as_deref()
            .map(Place::read)
            .transpose()
            .map_err(bad)?;
        let train = match self.train {
            None | Some(TrainingName::No) => Training::No,
            Some(TrainingName::May) => Training::May,
            Some(TrainingName::Must) => Training::Must,
        };
        let pending = Pending {
            place,
            newcomer: self.newcomer,
            train,
            gathers: self.gathers,
            scorches: self.scorches,
            exchange: self.exchange,
            clear: self.clear,
            reserve: self.reserve,
            moving: self.moving,
        };
        Ok((pending, self.munched))
    }
}

impl PlayerDocument {
    fn place(self, table: &mut Public, seat: Seat) -> Result<(), Fault> {
        let pool = faces(&self.pool, "pool")?;
        let placed = table
            .dice
            .iter()
            .filter(|(_, die)| die.owner() == Some(seat))
            .count() as u8;
        let rolling = match table.phase {
            Phase::RollAgain { forage, .. } if seat == table.active => forage,
            _ => 0,
        };
        let left = FORAGE_DICE.saturating_sub(pool.forage() + placed + rolling);
        *table.player_mut(seat) = Player {
            goods: self.goods.goods()?,
            vp: amount(self.vp)?,
            pool,
            aside: self.aside.unwrap_or(left),
            character: self.character,
            hand: distinct(&self.hand, "BR-I-04", "hand", |set: &PotionSet| set.len())?,
            reserved: distinct(&self.reserved, "BR-I-04", "reserved", |set: &PotionSet| {
                set.len()
            })?,
            drunk: distinct(&self.drunk, "BR-I-04", "drunk", |set: &PotionSet| set.len())?,
            claimed: distinct(&self.claimed, "BR-I-09", "claimed", |set: &ForestSet| {
                set.len()
            })?,
            trained: distinct(&self.trained, "BR-I-03", "trained", |set: &CreatureSet| {
                set.len()
            })?,
            released: distinct(
                &self.released,
                "BR-I-03",
                "released",
                |set: &CreatureSet| set.len(),
            )?,
        };
        Ok(())
    }
}
