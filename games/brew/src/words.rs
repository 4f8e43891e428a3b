//! What the game says to people: prompts and actions in sentences, the table as text. Events are told in `telling`.

use crate::Brew;
use crate::action::{self, Action, Item, Mode};
use crate::cards::{Creature, Forest, Potion, Season};
use crate::dice::{Die, Face};
use crate::event::Event;
use crate::goods::Goods;
use crate::place::{DieAt, Place};
use crate::powers::Power;
use crate::state::{Phase, Public, State};
use crate::view::View;
use covenstead_core::notation::{and_list, count};
use covenstead_core::{Actor, Audience, Decision, Fault, Locale, Names, Part, Refusal, Seat, Words};
use serde_json::Value;
use std::fmt::Write;

impl Words for Brew {
    fn print(&self, action: Action) -> String {
        action::print(action)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        action::parse(text)
    }

    fn permit(&self, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        self.permission(&state.public, actor, action)
    }

    fn decision(&self, state: &State, to: Audience<'_>) -> Option<Decision> {
        self.prompt(&state.public, to.names)
    }

    fn explain(&self, state: &State, _seat: Seat, action: Action, to: Audience<'_>) -> String {
        self.explained(&state.public, action, to.names)
    }

    fn tell(&self, event: &Event, to: Audience<'_>) -> String {
        self.told(event, to.names)
    }

    fn describe(&self, view: &View, names: &Names) -> String {
        self.described(view, names)
    }

    fn write_view(&self, view: &View) -> Value {
        self.view_document(view)
    }

    fn breakdown(&self, state: &State, seat: Seat) -> Vec<Part> {
        self.parts(&state.public, seat)
    }

    fn write_state(&self, state: &State) -> Value {
        self.state_document(state)
    }

    fn read_state(&self, document: Value) -> Result<State, Fault> {
        self.state_from(document)
    }

    fn check(&self, state: &State) -> Result<(), Refusal> {
        self.check_state(state)
    }

    /// BR-I-13.
    fn decision_bound(&self) -> u64 {
        25_000
    }

    fn rules_help(_locale: Locale) -> &'static str {
        include_str!("../RULES.md")
    }
}

/// "2 herbs and 1 Berry", "nothing".
pub(crate) fn goods_in_words(goods: Goods) -> String {
    let part = |(number, name): (u16, &str)| match (name, number) {
        ("berry", 1) => "1 Berry".into(),
        ("berry", _) => format!("{number} Berries"),
        _ => count(number, name),
    };
    let parts: Vec<String> = goods.parts().map(part).collect();
    if parts.is_empty() { "nothing".into() } else { and_list(&parts) }
}

/// "3 points", "1 point".
pub(crate) fn points(number: impl Into<i64>) -> String {
    count(number, "point")
}

impl Brew {
    /// A Potion with its name: "Mirror Sip (p17)".
    pub(crate) fn potion_name(&self, potion: Potion) -> String {
        format!("{} ({potion})", self.components().potion(potion).name)
    }

    /// A Creature with its name.
    pub(crate) fn creature_name(&self, creature: Creature) -> String {
        format!("{} ({creature})", self.components().creature(creature).name)
    }

    /// A Forest with its name.
    pub(crate) fn forest_name(&self, forest: Forest) -> String {
        format!("{} ({forest})", self.components().forest(forest).name)
    }

    /// A place in words: "the herb space f03/2 of Sunhusk Meadow".
    pub(crate) fn place_name(&self, place: Place) -> String {
        match (place.forest(), place.village(), place.creature()) {
            (Some((forest, _)), ..) => {
                let kind = self.reward(place).map_or("space", |gives| match gives.ingredient() {
                    Some(ingredient) => ingredient.id(),
                    None => "Creature",
                });
                format!("the {kind} space {place} of {}", self.components().forest(forest).name)
            }
            (_, Some(space), _) => format!("the Village space {space}"),
            (.., Some(creature)) => format!("your {}", self.creature_name(creature)),
            _ => "nowhere".into(),
        }
    }

    fn prompt(&self, table: &Public, names: &Names) -> Option<Decision> {
        let who = names.of(table.active);
        let (id, text) = match table.phase {
            Phase::ChooseCharacter => ("BR-D-01", format!("{who} chooses a Character.")),
            Phase::Step => ("BR-D-02", self.step_prompt(table, who)),
            Phase::Pay(potion) => ("BR-D-03", format!("{who} pays for {}.", self.potion_name(potion))),
            Phase::Resolve => ("BR-D-04", format!("{who} resolves the placement: {}.", self.pending_in_words(table))),
            Phase::Reserve(Some(potion)) => {
                ("BR-D-05", format!("{who} reserves {} or a Potion of the market.", self.potion_name(potion)))
            }
            Phase::Reserve(None) => ("BR-D-05", format!("{who} reserves a Potion of the market.")),
            Phase::Release => ("BR-D-06", format!("{who} has a Creature too many and releases one.")),
            Phase::Effect(potion) => {
                let text = &self.components().potion(potion).text;
                ("BR-D-07", format!("{who} drinks {}: {text}", self.potion_name(potion)))
            }
            Phase::ClaimTie => ("BR-D-08", format!("{who} may claim a Forest in which they are tied.")),
            Phase::Trade(creature) => {
                let id = match self.tables.powers[creature.index()] {
                    Power::TradeBerries(_) => "BR-D-09",
                    _ => "BR-D-10",
                };
                (id, format!("{who} may trade with {}.", self.creature_name(creature)))
            }
            Phase::DealForest
            | Phase::Refill(_)
            | Phase::TurnUp(_)
            | Phase::DrawFirst
            | Phase::DealCharacter(_)
            | Phase::Roll(_)
            | Phase::RollAgain { .. }
            | Phase::Reveal
            | Phase::Over => return None,
        };
        Some(Decision { id, text })
    }

    fn step_prompt(&self, table: &Public, who: &str) -> String {
        let mut can = Vec::new();
        if !table.turn.placed {
            can.push("must place a die");
        }
        if !table.turn.brewed {
            can.push("may brew a Potion");
        }
        if !table.turn.drunk {
            can.push("may drink a Potion");
        }
        if table.turn.placed {
            can.push("may end the turn");
        }
        format!("Round {}, {who}'s turn: {who} {}.", table.round, and_list(&can))
    }

    fn pending_in_words(&self, table: &Public) -> String {
        let pending = &table.pending;
        let mut items = Vec::new();
        if pending.train != crate::state::Training::No {
            items.push("train a Creature".to_string());
        }
        if pending.gathers > 0 {
            items.push(format!("gather {} of choice", count(pending.gathers, "ingredient")));
        }
        if pending.exchange > 0 {
            items.push(format!("exchange up to {}", count(pending.exchange, "token")));
        }
        if pending.clear {
            items.push("clear Element dice from a Forest".to_string());
        }
        if pending.reserve {
            items.push("reserve a Potion".to_string());
        }
        if pending.scorches > 0 {
            items.push(format!("scorch up to {}", count(pending.scorches, "space")));
        }
        if pending.moving {
            items.push("move a Forage die".to_string());
        }
        and_list(&items)
    }

    /// An action in words, spoken to whoever may play it.
    fn explained(&self, table: &Public, action: Action, names: &Names) -> String {
        match action {
            Action::Choose(character) => {
                let power = if self.options.character_powers { &self.components().character(character).text } else { "" };
                format!("Play {}. {power}", character.name()).trim().to_string()
            }
            Action::Place(face, mode, place) => self.placement_in_words(table, face, place, mode),
            Action::Brew(potion) => {
                let card = self.components().potion(potion);
                let name = self.potion_name(potion);
                format!("Brew {name} for {}: {}. When drunk: {}", goods_in_words(card.cost), points(card.vp), card.text)
            }
            Action::Drink(potion) => {
                format!("Drink {}: {}", self.potion_name(potion), self.components().potion(potion).text)
            }
            Action::Turn(from, to) => format!("Turn a {from} die of your pool to {to}."),
            Action::End => "End your turn.".into(),
            Action::Pay(payment) => format!("Pay {}.", goods_in_words(payment.goods())),
            Action::Train(creature) => {
                format!("Train {}. {}", self.creature_name(creature), self.components().creature(creature).text)
            }
            Action::TakeBerry => "Take a Berry instead of training.".into(),
            Action::Gather(ingredient) => format!("Gather 1 {ingredient}."),
            Action::Exchange(given, taken) => {
                format!("Give {} and take {}.", goods_in_words(given.goods()), goods_in_words(taken.goods()))
            }
            Action::Clear(forest) => format!("Set all Element dice in {} aside.", self.forest_name(forest)),
            Action::ClearAll => "Set all Element dice in all Forests aside.".into(),
            Action::Reveal => "Reveal the top Potion of the deck, then reserve it or one of the market.".into(),
            Action::Scorch(place) => format!("Scorch {}: nobody can use it in this round.", self.place_name(place)),
            Action::Move(die, place) => {
                format!("Move {} to {}.", self.die_in_words(table, die, names), self.place_name(place))
            }
            Action::Decline(item) => declined_in_words(item).into(),
            Action::Reserve(potion) => {
                format!("Reserve {}: only you can brew it.", self.potion_name(potion))
            }
            Action::Release(creature) => {
                format!("Release {}: its power is gone, but it still scores.", self.creature_name(creature))
            }
            Action::Change(from, to) => format!("Turn a {from} die of your pool to {to}."),
            Action::Reroll(faces) => format!("Roll {} again.", faces_in_words(faces)),
            Action::Swap(pair) => {
                let [one, other] = pair.dice();
                format!("Swap {} with {}.", self.die_in_words(table, one, names), self.die_in_words(table, other, names))
            }
            Action::Remove(die) => format!("Set {} aside for the rest of the round.", self.die_in_words(table, die, names)),
            Action::Return(die) => format!("Take {} back into your pool.", self.die_in_words(table, die, names)),
            Action::Claim(forest) => {
                let cost = self.berry_cost(crate::powers::CharacterPower::ClaimTie);
                format!("Pay {} and claim {}.", goods_in_words(Goods::berries(cost)), self.forest_name(forest))
            }
            Action::Trade(bargain) => {
                let vp = self.trade_points(table, bargain.tokens + bargain.berries);
                format!("Trade {} for {}.", goods_in_words(bargain.goods()), points(vp))
            }
            Action::First(_)
            | Action::Deal(..)
            | Action::TurnUp(_)
            | Action::LayOut(_)
            | Action::Show(_)
            | Action::Roll(..) => "This is for chance to do.".into(),
        }
    }

    fn trade_points(&self, table: &Public, tokens: u8) -> u16 {
        let Phase::Trade(creature) = table.phase else { return 0 };
        match self.tables.powers[creature.index()] {
            Power::TradeBerries(rows) | Power::TradeMatching(rows) => rows.points(tokens).unwrap_or(0),
            _ => 0,
        }
    }

    fn placement_in_words(&self, table: &Public, face: Face, place: Place, mode: Mode) -> String {
        let (name, cost) = (self.place_name(place), self.mode_cost(mode));
        let brings = self.brings_in_words(place, face);
        match mode {
            Mode::Normal => format!("Place a {face} die on {name}: {brings}"),
            Mode::Over => format!("Place a {face} die on {name}, over the die there: {brings}"),
            Mode::Return => format!("Place a {face} die on {name} and take your own die back into your pool: {brings}"),
            Mode::Train | Mode::OverTrain | Mode::ReturnTrain => {
                let over = match mode {
                    Mode::OverTrain => ", over the die there",
                    Mode::ReturnTrain => ", taking your own die back",
                    _ => "",
                };
                format!("Place a {face} die on {name}{over}, pay {} and train a Creature instead.", goods_in_words(cost))
            }
            Mode::ForceHerb | Mode::ForceShroom | Mode::ForceCrystal | Mode::ForceBerry => {
                format!(
                    "Force a {face} die onto {name} for {}: it counts for control, but brings nothing.",
                    goods_in_words(cost)
                )
            }
            Mode::Stack => {
                let top = table.dice.on(place).last().map_or("die".into(), |die| format!("{} die", die.face()));
                format!("Stack a {face} die on the {top} on {name} for {}: it brings nothing.", goods_in_words(cost))
            }
        }
    }

    fn brings_in_words(&self, place: Place, face: Face) -> String {
        if let Some(space) = place.village() {
            return self.components().village(space).text.clone();
        }
        if let Some(creature) = place.creature() {
            return self.components().creature(creature).text.clone();
        }
        match self.reward(place).and_then(crate::cards::Gives::ingredient) {
            Some(ingredient) => {
                let number = if face == Face::Water { 3 } else { 1 };
                format!("gather {}.", goods_in_words(Goods::of(ingredient, number)))
            }
            None => "you may train a Creature.".into(),
        }
    }

    fn die_in_words(&self, table: &Public, at: DieAt, names: &Names) -> String {
        let die = table.die_at(at).map_or("the die".into(), |die| die_name(die, names));
        match at.place() {
            Some(place) => format!("{die} on {}", self.plain_place(place)),
            None => format!("{die} on an any-die space of the Village"),
        }
    }

    /// A place in words, whoever owns it.
    pub(crate) fn plain_place(&self, place: Place) -> String {
        match place.creature() {
            Some(creature) => self.creature_name(creature),
            None => self.place_name(place),
        }
    }

    /// The table as text.
    fn described(&self, view: &View, names: &Names) -> String {
        let table = &view.public;
        let mut text = String::new();
        let first = names.of(table.first);
        let _ = writeln!(text, "Round {} of 4, {} side of the Village. First player: {first}.", table.round, table.side());
        for forest in table.row.iter() {
            let _ = writeln!(text, "  {}", self.forest_in_words(table, forest));
        }
        let dice = |place: Place| dice_in_words(&table.dice.on(place));
        for &space in crate::cards::VillageSpace::ALL {
            let card = self.components().village(space);
            if card.side == table.side() {
                let _ = writeln!(text, "  {:<16}{} {}", space.id(), dice(Place::in_village(space)), card.text);
            }
        }
        for &season in Season::ALL {
            let _ = writeln!(text, "  {}", self.pile_in_words(table, season));
        }
        let market: Vec<String> = table.market.iter().map(|potion| self.potion_in_words(potion)).collect();
        let _ = writeln!(text, "Market ({} in the deck): {}.", table.potion_deck().len(), list_or_nothing(&market));
        let tokens = u32::from(self.components().scorch_tokens).saturating_sub(table.scorched.len());
        let _ = writeln!(text, "Forest deck {}, scorch tokens {tokens}.", self.forest_deck(table).len());
        for seat in Seat::all(self.seats) {
            let _ = writeln!(text, "{}", self.player_in_words(view, seat, names));
        }
        text
    }

    fn forest_in_words(&self, table: &Public, forest: Forest) -> String {
        let card = self.components().forest(forest);
        let seasons: Vec<&str> = card.seasons.iter().map(Season::id).collect();
        let spaces = card.spaces.iter().zip(0..).map(|(space, number)| {
            let place = Place::in_forest(forest, number);
            let state = match table.layout.has(table.scorched, place) {
                true => "scorched".into(),
                false => dice_in_words(&table.dice.on(place)),
            };
            format!("{number} {}-{} {state}", space.symbol, space.gives)
        });
        let spaces: Vec<String> = spaces.collect();
        format!("{}, {}, {}: {}", self.forest_name(forest), seasons.join("/"), points(card.vp), spaces.join("; "))
    }

    fn pile_in_words(&self, table: &Public, season: Season) -> String {
        let below = table.pile_below(season).len();
        match table.piles[season.index()] {
            Some(top) => {
                let text = &self.components().creature(top).text;
                format!("{season} pile: {} ({below} below). {text}", self.creature_name(top))
            }
            None => format!("{season} pile: empty"),
        }
    }

    /// "Mirror Sip (p17): 3 herbs and 1 crystal, 3 points".
    pub(crate) fn potion_in_words(&self, potion: Potion) -> String {
        let card = self.components().potion(potion);
        format!("{} for {}, {}", self.potion_name(potion), goods_in_words(card.cost), points(card.vp))
    }

    fn player_in_words(&self, view: &View, seat: Seat, names: &Names) -> String {
        let player = view.public.player(seat);
        let character = player.character.map_or("", |character| character.name());
        let mut text = format!("{} ({character}): {}; {}", names.of(seat), goods_in_words(player.goods), points(player.vp));
        let pool: Vec<&str> = player.pool.each().map(Face::id).collect();
        let _ = write!(text, " in tokens; pool {}", list_or_nothing(&pool));
        let potions = |set: crate::cards::PotionSet| {
            let names: Vec<String> = set.iter().map(|potion| self.potion_name(potion)).collect();
            list_or_nothing(&names)
        };
        match self.shows_hand(view, seat) {
            true => {
                let _ = write!(text, "; hand {}", potions(player.hand));
            }
            false => {
                let _ = write!(text, "; {} in hand", count(player.hand.len(), "Potion"));
            }
        }
        let creatures = |set: crate::cards::CreatureSet| {
            let names: Vec<String> = set.iter().map(|creature| self.creature_with_die(&view.public, creature)).collect();
            list_or_nothing(&names)
        };
        let forests: Vec<String> = player.claimed.iter().map(|forest| self.forest_name(forest)).collect();
        let _ = write!(
            text,
            "; reserved {}; drunk {}; trained {}; released {}; Forests {}.",
            potions(player.reserved),
            potions(player.drunk),
            creatures(player.trained),
            creatures(player.released),
            list_or_nothing(&forests)
        );
        text
    }

    fn creature_with_die(&self, table: &Public, creature: Creature) -> String {
        let name = self.creature_name(creature);
        match &table.dice.on(Place::on_creature(creature))[..] {
            [] => name,
            dice => format!("{name} {}", dice_in_words(dice)),
        }
    }
}

/// "Anna's grove die", "a fire die".
pub(crate) fn die_name(die: Die, names: &Names) -> String {
    match die.owner().filter(|seat| seat.index() < names.0.len()) {
        Some(seat) => format!("{}'s {} die", names.of(seat), die.face()),
        None => format!("a {} die", die.face()),
    }
}

/// "2 grove and 1 fire dice".
pub(crate) fn faces_in_words(faces: crate::dice::Faces) -> String {
    let parts: Vec<String> = faces.faces().map(|face| format!("{} {face}", faces.count(face))).collect();
    match faces.total() {
        1 => format!("{} die", and_list(&parts)),
        _ => format!("{} dice", and_list(&parts)),
    }
}

fn dice_in_words(dice: &[Die]) -> String {
    let dice: Vec<String> = dice.iter().map(Die::to_string).collect();
    format!("[{}]", dice.join(" "))
}

fn list_or_nothing<S: AsRef<str>>(items: &[S]) -> String {
    if items.is_empty() { "nothing".into() } else { and_list(items) }
}

fn declined_in_words(item: Item) -> &'static str {
    match item {
        Item::Train => "Train nothing.",
        Item::Exchange => "Exchange nothing.",
        Item::Clear => "Leave the Element dice where they are.",
        Item::Scorch => "Scorch no more.",
        Item::Move => "Move nothing.",
        Item::Claim => "Claim nothing.",
        Item::Trade => "Trade nothing.",
    }
}
