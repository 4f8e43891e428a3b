//! What the game says to people: prompts, actions and events in sentences, the table as text.

use crate::action::{self, Action};
use crate::cards::{Group, Metal, Role, RoleSet, ShelfKind, Spell};
use crate::event::Event;
use crate::goods::{Colour, Drops};
use crate::state::{Phase, Public, State};
use crate::view::View;
use crate::{WitchsBrew, data};
use covenstead_core::notation::{and_list, count};
use covenstead_core::{Actor, Audience, Decision, Fault, Locale, Names, Part, Refusal, Seat, Words};
use serde_json::Value;
use std::fmt::Write;

impl Words for WitchsBrew {
    fn print(&self, action: Action) -> String {
        action::print(action)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        action::parse(text)
    }

    fn permit(&self, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        self.permission(state, actor, action)
    }

    fn decision(&self, state: &State, to: Audience<'_>) -> Option<Decision> {
        self.prompt(&state.public, to.names)
    }

    fn explain(&self, state: &State, seat: Seat, action: Action, _to: Audience<'_>) -> String {
        self.explained(&state.public, seat, action)
    }

    fn tell(&self, event: &Event, to: Audience<'_>) -> String {
        self.told(event, to.names)
    }

    fn log_begins_anew(&self, event: &Event) -> bool {
        // WB-R-29: on a memory table the log lists the current round only.
        self.options.memory && matches!(event, Event::Called { .. })
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

    /// WB-I-12.
    fn decision_bound(&self) -> u64 {
        let n = u64::from(self.seats);
        match self.options.manual() {
            true => 8 * (16 * n - 1),
            false => u64::from(self.options.set_limit) * (17 * n - 1),
        }
    }

    fn rules_help(_locale: Locale) -> &'static str {
        include_str!("../RULES.md")
    }
}

/// "2 red and 1 green drop", "no drops".
fn drops_in_words(drops: Drops) -> String {
    let parts: Vec<String> = drops.colours().map(|colour| format!("{} {colour}", drops.count(colour))).collect();
    match (parts.is_empty(), drops.total()) {
        (true, _) => "no drops".into(),
        (_, 1) => format!("{} drop", parts[0]),
        _ => format!("{} drops", and_list(&parts)),
    }
}

fn roles_in_words(roles: RoleSet) -> String {
    let names: Vec<&str> = roles.iter().map(Role::name).collect();
    and_list(&names)
}

fn raven_in_words(raven: bool) -> &'static str {
    if raven { ", with a raven" } else { "" }
}

fn shelf_in_words(kind: ShelfKind) -> &'static str {
    match kind {
        ShelfKind::Gold => "gold shelf",
        ShelfKind::Ingredient => "ingredient shelf",
    }
}

fn spell_in_words(spell: Spell) -> String {
    spell.name().to_string()
}

impl WitchsBrew {
    /// What is asked, in words that say only what everybody knows.
    fn prompt(&self, table: &Public, names: &Names) -> Option<Decision> {
        let ask = |id, text| Some(Decision { id, text });
        match table.phase {
            Phase::Choose => {
                let waiting = Seat::all(self.seats).filter(|&seat| !table.chosen.contains(seat));
                ask(
                    "WB-D-01",
                    format!("Set {}: {} to choose {} roles.", table.set, Audience::english(names).list(waiting), self.hand),
                )
            }
            Phase::Call => ask("WB-D-02", format!("{} starts the round: call a role.", names.of(table.starter))),
            Phase::Answer(seat) => {
                let (name, holder) = (names.of(seat), names.of(table.claimant));
                let role = table.role().name();
                ask("WB-D-03", format!("{name} holds the {role}: take it over from {holder}, or settle for the favor?"))
            }
            Phase::Act(seat) => {
                let how = if seat == table.claimant { "full action" } else { "favor" };
                let text = format!("{} may use the {how} of the {}.", names.of(seat), table.role().name());
                ask(self.act_id(table, seat), text)
            }
            Phase::Bottle(seat) => ask("WB-D-09", format!("{} may turn one more drop into a vial.", names.of(seat))),
            Phase::Give(seat) => {
                let due = self.gift_due(table, seat);
                ask("WB-D-13", format!("{} must give up {}.", names.of(seat), count(due, "drop")))
            }
            Phase::Add => {
                let kind = self.called_shelf(table);
                let (name, missing) = (names.of(table.claimant), self.missing(table, kind));
                ask("WB-D-14", format!("{name} may add to the {}; {missing} missing.", shelf_in_words(kind)))
            }
            Phase::DrawStarter | Phase::DrawSpell | Phase::DrawExcluded | Phase::Deal(_) | Phase::Over => None,
        }
    }

    fn act_id(&self, table: &Public, seat: Seat) -> &'static str {
        match table.role().group() {
            Group::Gatherer(_) => "WB-D-04",
            Group::Alchemist => "WB-D-05",
            Group::FortuneTeller => "WB-D-06",
            Group::Assistant => "WB-D-07",
            Group::Brewer(_) => "WB-D-08",
            Group::Warlock if seat == table.claimant => "WB-D-11",
            Group::Warlock => "WB-D-10",
            Group::Thief(_) => "WB-D-12",
        }
    }

    /// An action in words, spoken to whoever may play it.
    fn explained(&self, table: &Public, seat: Seat, action: Action) -> String {
        let favor = seat != table.claimant;
        match action {
            Action::None if matches!(table.phase, Phase::Bottle(_)) => "Keep your drops.".into(),
            Action::None => format!("Do nothing with the {}.", table.role.map_or("role", Role::name)),
            Action::Choose(roles) => format!("Take the {} into your hand for this set.", roles_in_words(roles)),
            Action::IAm(role) if table.phase == Phase::Call => {
                format!("Call the {} and claim its full action: {}.", role.name(), self.full_action_in_words(table, role))
            }
            Action::IAm(role) => format!(
                "Take the {} over: {}, if nobody after you does the same.",
                role.name(),
                self.full_action_in_words(table, role)
            ),
            Action::SoBeIt(role) => format!("Let it be, and settle for the favor: {}.", self.favor_in_words(table, role)),
            Action::Gather(colour) => format!("Take {}.", drops_in_words(Drops::of(colour, if favor { 1 } else { 3 }))),
            Action::Sell(colour) => format!("Turn 1 {colour} drop into {} gold.", if favor { 2 } else { 5 }),
            Action::Trade => format!("Turn 1 gold into {}.", count(if favor { 1 } else { 2 }, "vial")),
            Action::Buy(drops) => format!("Turn 1 gold into {}.", drops_in_words(drops.drops())),
            Action::Brew(metal) => self.brewing_in_words(table, metal, favor),
            Action::Bottle(colour) => format!("Turn 1 {colour} drop into a vial."),
            Action::TakeGold => "Take 1 gold.".into(),
            Action::CastCopia(drops) => format!("Cast COPIA and take {}.", drops_in_words(drops.drops())),
            Action::CastMagus(drops) => {
                self.casting_in_words(table, Spell::Magus, self.spell_metal(Spell::Magus), drops.drops())
            }
            Action::CastStrix(drops) => {
                self.casting_in_words(table, Spell::Strix, self.spell_metal(Spell::Strix), drops.drops())
            }
            Action::CastSanatio(drops) => {
                self.casting_in_words(table, Spell::Sanatio, self.spell_metal(Spell::Sanatio), drops.drops())
            }
            Action::CastOptio(metal) => {
                let cost = self.top_cauldron(table, metal).map_or(Drops::NONE, |card| card.cost);
                self.casting_in_words(table, Spell::Optio, Some(metal), cost)
            }
            Action::CastVials(spell) => {
                let colour = spell.drop().map_or("", Colour::id);
                format!("Cast {} and turn 1 {colour} drop into 2 vials.", spell.name())
            }
            Action::Collect => self.collection_in_words(table),
            Action::Give(drops) => format!("Give up {}.", drops_in_words(drops.drops())),
            Action::AddGold(gold) => self.addition_in_words(table, gold, format!("{gold} gold")),
            Action::AddDrops(drops) => self.addition_in_words(table, drops.drops().total(), drops_in_words(drops.drops())),
            Action::Starter(_) | Action::TurnSpell(_) | Action::TurnRaven | Action::Exclude(_) | Action::Deal(..) => {
                "This is for chance to do.".into()
            }
        }
    }

    pub(crate) fn full_action_in_words(&self, table: &Public, role: Role) -> String {
        match role.group() {
            Group::Gatherer(colour) => format!("3 {colour} drops"),
            Group::Alchemist => "1 drop for 5 gold".into(),
            Group::FortuneTeller => "1 gold for 2 vials".into(),
            Group::Assistant => "1 gold for any 3 drops".into(),
            Group::Brewer(metal) => match self.top_cauldron(table, metal) {
                Some(card) => format!("the top {metal} cauldron ({} points) for {}", card.vp, drops_in_words(card.cost)),
                None => format!("nothing, as no {metal} cauldron is left"),
            },
            Group::Warlock => format!("cast {}", table.spell().name()),
            Group::Thief(ShelfKind::Gold) => "a third of everybody's gold for the gold shelf".into(),
            Group::Thief(ShelfKind::Ingredient) => "a quarter of everybody's drops for the ingredient shelf".into(),
        }
    }

    pub(crate) fn favor_in_words(&self, table: &Public, role: Role) -> String {
        match role.group() {
            Group::Gatherer(_) if self.options.manual() => "1 drop of any colour".into(),
            Group::Gatherer(colour) => format!("1 {colour} drop"),
            Group::Alchemist => "1 drop for 2 gold".into(),
            Group::FortuneTeller => "1 gold for 1 vial".into(),
            Group::Assistant => "1 gold for any 1 drop".into(),
            Group::Brewer(_) => format!("{} and 2 gold", self.full_action_in_words(table, role)),
            Group::Warlock => "1 gold".into(),
            Group::Thief(_) => "you give up one less".into(),
        }
    }

    fn brewing_in_words(&self, table: &Public, metal: Metal, favor: bool) -> String {
        let Some(card) = self.top_cauldron(table, metal) else {
            return format!("No {metal} cauldron is left.");
        };
        let gold = if favor { " and 2 gold" } else { "" };
        let raven = raven_in_words(card.raven);
        format!("Pay {}{gold} for the top {metal} cauldron: {} points{raven}.", drops_in_words(card.cost), card.vp)
    }

    fn casting_in_words(&self, table: &Public, spell: Spell, metal: Option<Metal>, paid: Drops) -> String {
        match metal.and_then(|metal| self.top_cauldron(table, metal).map(|card| (metal, card))) {
            Some((metal, card)) => {
                let (paid, raven) = (drops_in_words(paid), raven_in_words(card.raven));
                format!("Cast {} and pay {paid} for the top {metal} cauldron: {} points{raven}.", spell.name(), card.vp)
            }
            None => format!("Cast {}; no cauldron is left for it.", spell.name()),
        }
    }

    fn collection_in_words(&self, table: &Public) -> String {
        let kind = self.called_shelf(table);
        let loot: u16 = table.claimant.lap(self.seats).map(|victim| self.loss(table, victim, kind)).sum();
        let thing = if kind == ShelfKind::Gold { "gold" } else { "drops" };
        let missing = self.missing(table, kind);
        format!("Collect {loot} {thing} from the others for the {}; {missing} are missing.", shelf_in_words(kind))
    }

    fn addition_in_words(&self, table: &Public, added: u16, what: String) -> String {
        let kind = self.called_shelf(table);
        match (added, added == self.missing(table, kind)) {
            (0, _) => format!("Add nothing and leave the {} for later.", shelf_in_words(kind)),
            (_, true) => format!("Add {what} and take the {}.", shelf_in_words(kind)),
            (_, false) => format!("Add {what} and leave the {} for later.", shelf_in_words(kind)),
        }
    }

    /// A line of the log.
    fn told(&self, event: &Event, names: &Names) -> String {
        let who = |seat| names.of(seat);
        match *event {
            Event::StarterDrawn { seat } => format!("{} is the first starting player.", who(seat)),
            Event::SpellTurned { spell } => format!("The spell {} comes up.", spell_in_words(spell)),
            Event::RavenRevealed { ravens } => format!("A Raven comes up: {ravens} by now."),
            Event::SetBegan { set, spell, starter } => {
                format!("Set {set} begins. The spell is {}; {} starts.", spell.name(), who(starter))
            }
            Event::RoleExcluded { role } => format!("Nobody may choose the {} in this set.", role.name()),
            Event::Chose { seat, roles: Some(roles) } => format!("{} chose the {}.", who(seat), roles_in_words(roles)),
            Event::Chose { seat, roles: None } => format!("{} has chosen.", who(seat)),
            Event::Dealt { seat, roles: Some(roles) } => format!("{} is dealt the {}.", who(seat), roles_in_words(roles)),
            Event::Dealt { seat, roles: None } => format!("{} is dealt a hand.", who(seat)),
            Event::Called { seat, role, round } => format!("Round {round}: {} says \"I am the {}!\"", who(seat), role.name()),
            Event::Passed { seat, .. } => format!("{} passes.", who(seat)),
            Event::LaidOpen { seat, role } => format!("{} holds the {} too.", who(seat), role.name()),
            Event::Claimed { seat, role, from } => {
                format!("{} says \"I am the {}!\" and takes it over from {}.", who(seat), role.name(), who(from))
            }
            Event::SoBeIt { seat, .. } => format!("{} says \"So be it!\"", who(seat)),
            Event::Won { seat, role } => format!("{} has won the {}.", who(seat), role.name()),
            Event::Abstained { seat, role } => format!("{} does nothing with the {}.", who(seat), role.name()),
            Event::Unable { seat, role } => format!("{} can do nothing with the {}.", who(seat), role.name()),
            Event::Gathered { seat, drops } => format!("{} takes {}.", who(seat), drops_in_words(drops)),
            Event::Sold { seat, colour, gold } => format!("{} turns 1 {colour} drop into {gold} gold.", who(seat)),
            Event::Traded { seat, vials } => format!("{} turns 1 gold into {}.", who(seat), count(vials, "vial")),
            Event::Bought { seat, drops } => format!("{} turns 1 gold into {}.", who(seat), drops_in_words(drops)),
            Event::Brewed { seat, metal, vp, raven, paid, gold, .. } => {
                let gold = if gold > 0 { format!(" and {gold} gold") } else { String::new() };
                let (paid, raven) = (drops_in_words(paid), raven_in_words(raven));
                format!("{} pays {paid}{gold} for a {metal} cauldron: {vp} points{raven}.", who(seat))
            }
            Event::Bottled { seat, colour } => format!("{} turns 1 {colour} drop into a vial.", who(seat)),
            Event::TookGold { seat } => format!("{} takes 1 gold.", who(seat)),
            Event::CastCopia { seat, drops } => format!("{} casts COPIA and takes {}.", who(seat), drops_in_words(drops)),
            Event::CastCauldron { seat, spell, metal, vp, raven, paid, .. } => {
                let (paid, raven) = (drops_in_words(paid), raven_in_words(raven));
                format!("{} casts {} and pays {paid} for a {metal} cauldron: {vp} points{raven}.", who(seat), spell.name())
            }
            Event::CastVials { seat, spell, colour } => {
                format!("{} casts {} and turns 1 {colour} drop into 2 vials.", who(seat), spell.name())
            }
            Event::Collected { seat, kind } => format!("{} collects for the {}.", who(seat), shelf_in_words(kind)),
            Event::GaveUp { seat, gold: 0, drops } => format!("{} gives up {}.", who(seat), drops_in_words(drops)),
            Event::GaveUp { seat, gold, .. } => format!("{} gives up {gold} gold.", who(seat)),
            Event::Added { seat, gold: 0, drops } if drops == Drops::NONE => format!("{} adds nothing.", who(seat)),
            Event::Added { seat, gold: 0, drops } => format!("{} adds {}.", who(seat), drops_in_words(drops)),
            Event::Added { seat, gold, .. } => format!("{} adds {gold} gold.", who(seat)),
            Event::ShelfTaken { seat, kind, gold, drops, stored: true, .. } => {
                let stored = gold + drops.total();
                format!("{} takes the {} with {} on it.", who(seat), shelf_in_words(kind), count(stored, "token"))
            }
            Event::ShelfTaken { seat, kind, vp, raven, .. } => {
                format!("{} takes the {}: {vp} points{}.", who(seat), shelf_in_words(kind), raven_in_words(raven))
            }
            Event::ShelfStays { kind, tokens, required, .. } => {
                format!("The {} stays, with {tokens} of {required}.", shelf_in_words(kind))
            }
            Event::HandDiscarded { seat, roles: Some(roles), .. } => {
                format!("{} puts the {} away unplayed.", who(seat), roles_in_words(roles))
            }
            Event::HandDiscarded { seat, cards, roles: None } => {
                format!("{} puts {} away unplayed.", who(seat), count(cards, "card"))
            }
            Event::SetEnded { set, winner } => format!("Set {set} ends. {} starts the next one.", who(winner)),
            Event::Shown { seat, potions, vials } => {
                let cards = count(potions.ids().len() as i64, "potion card");
                format!("{} shows {cards} and {}.", who(seat), count(vials, "vial"))
            }
            Event::GameOver { sets, ravens } => {
                format!("The game ends after {}, with {}.", count(sets, "set"), count(ravens, "raven"))
            }
        }
    }

    /// The table as text.
    fn described(&self, view: &View, names: &Names) -> String {
        let table = &view.public;
        let mut text = String::new();
        let to_end = self.components().setup.ravens_to_end;
        let spell = if table.spells_seen > 0 { table.spell().name() } else { "not turned up" };
        let _ = writeln!(
            text,
            "Set {}, round {}. Spell {spell}. Ravens {} of {to_end}.",
            table.set,
            table.round,
            self.ravens(table)
        );
        if !table.excluded.is_empty() {
            let _ = writeln!(text, "Excluded: {}.", roles_in_words(table.excluded));
        }
        for &metal in Metal::ALL {
            let left = data::CAULDRONS - table.cauldrons_taken[metal.index()] as usize;
            let top = self.top_cauldron(table, metal).map_or("none left".into(), |card| {
                format!("costs {}, {} points{}; {left} left", drops_in_words(card.cost), card.vp, raven_in_words(card.raven))
            });
            let _ = writeln!(text, "  {:<17}{top}", format!("{metal} cauldron"));
        }
        for &kind in ShelfKind::ALL {
            let left = data::SHELVES - table.shelves_taken[kind.index()] as usize;
            let top = self.top_shelf(table, kind).map_or("none left".into(), |card| {
                let (tokens, need) = (table.shelf_tokens(kind), self.required(table, kind).unwrap_or(0));
                format!("{tokens} of {need} on it, {} points{}; {left} left", card.vp, raven_in_words(card.raven))
            });
            let _ = writeln!(text, "  {:<17}{top}", shelf_in_words(kind));
        }
        for seat in Seat::all(self.seats) {
            let _ = writeln!(text, "{}", self.player_in_words(view, seat, names));
        }
        text
    }

    fn player_in_words(&self, view: &View, seat: Seat, names: &Names) -> String {
        let (table, player) = (&view.public, view.public.player(seat));
        let mark = if view.viewer.is(seat) { ">" } else { " " };
        let mut text = format!("{mark} {:<10}", names.of(seat));
        let drops = player.drops;
        let _ = write!(text, " {}R {}W {}G, {} gold, ", drops.red, drops.white, drops.green, player.gold);
        if self.hides_potions(table) && !view.viewer.is(seat) {
            text.push_str("points hidden");
        } else {
            let _ = write!(text, "{}, {}", count(player.vials, "vial"), count(self.score(table, seat), "point"));
        }
        match view.own {
            Some(own) if view.viewer.is(seat) && !own.hand.is_empty() => {
                let _ = write!(text, "; in hand {}", roles_in_words(own.hand));
            }
            _ => {
                let _ = write!(text, "; {} in hand", count(player.cards, "card"));
            }
        }
        if !player.played.is_empty() {
            let _ = write!(text, "; played {}", roles_in_words(player.played));
        }
        text
    }
}
