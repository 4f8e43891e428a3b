//! What the table looks like, from a view: Forests with dice on their spaces, Village, market, Creature piles, players' areas.

mod lines;
mod players;
mod pointing;

use crate::Brew;
use crate::action::Action;
use crate::cards::{Creature, Forest, Potion, Season, VillageSpace};
use crate::data::Space;
use crate::dice::{Die, Face};
use crate::event::Event;
use crate::goods::Goods;
use crate::place::{DieAt, Place};
use crate::powers::{Power, VillageAction};
use crate::speech::SPEECH;
use crate::state::{Phase, Public};
use crate::words::{die_name, goods_in_words, points};
use covenstead_core::notation::{and_list, count};
use covenstead_core::{Audience, Names, Seat, Words};
use covenstead_scene::{Choice, Fact, Good, Line, Piece, Scene, Scenic, Seen, Track, Zone, ZoneKind};
use covenstead_speech::Speech;

/// Pointed at to end one's turn.
const END_TURN: &str = "end-turn";

impl Scenic for Brew {
    fn speech() -> &'static Speech {
        &SPEECH
    }

    fn lay(&self, seen: &Seen<'_, Self>, scene: &mut Scene) {
        let table = &seen.view.public;
        scene.facts = self.progress(table);
        scene.tracks.push(round_track(table));
        scene.zones.extend(table.row.iter().map(|forest| self.forest_zone(seen, forest)));
        scene.zones.push(self.village(table, seen.to.names));
        scene.zones.push(self.market(seen));
        scene.zones.push(self.piles(table));
        scene.zones.push(supply());
        scene.zones.extend(self.characters_to_choose(seen));
        scene.zones.extend(faces_to_choose(seen));
        for seat in Seat::all(self.seats) {
            self.lay_player(seen, seat, scene);
        }
    }

    fn choice(&self, seen: &Seen<'_, Self>, action: Action) -> Choice {
        let choice = Choice::new(self.print(action), (seen.explain)(action)).pieces(self.pointed_at(&seen.view.public, action));
        let label = self.label(&choice.text, action);
        match action {
            Action::Decline(_) => choice.label(label).declining(),
            _ => choice.label(label),
        }
    }

    fn line(&self, event: &Event, to: Audience<'_>) -> Line {
        lines::told(Line::new(self.tell(event, to)), event)
    }
}

// ---- where the game stands

impl Brew {
    fn progress(&self, table: &Public) -> Vec<Fact> {
        let scorch_tokens = u32::from(self.components().scorch_tokens).saturating_sub(table.scorched.len());
        vec![
            Fact::new("round", "Round", format!("{}/4", table.round)),
            Fact::new("side", "Village", capital(table.side().id())),
            Fact::new("deck", "Forests to come", self.forest_deck(table).len()),
            Fact::new("scorch", "Scorch tokens", scorch_tokens),
        ]
    }
}

fn round_track(table: &Public) -> Track {
    let text = "After four rounds the most points win. The Village turns over between rounds.".into();
    Track { id: "round", name: "Round".into(), at: table.round.into(), to: 4, text }
}

// ---- Forests

impl Brew {
    /// A Forest of the row: its card, its spaces, the dice on them.
    fn forest_zone(&self, seen: &Seen<'_, Self>, forest: Forest) -> Zone {
        let table = &seen.view.public;
        let card = self.components().forest(forest);
        let places = || (0..card.spaces.len()).map(|number| Place::in_forest(forest, number as u8));
        let spaces = card.spaces.iter().zip(places()).map(|(space, place)| self.space(table, space, place));
        let dice = places().flat_map(|place| self.dice_on(table, place, seen.to.names));
        let pieces = std::iter::once(self.contested(table, forest, seen.to.names)).chain(spaces).chain(dice).collect();
        Zone::new(format!("forest-{forest}"), &card.name, ZoneKind::Row, pieces)
    }

    /// The card of a Forest, in the row or claimed.
    fn forest(&self, forest: Forest) -> Piece {
        let card = self.components().forest(forest);
        let seasons: Vec<&str> = card.seasons.iter().map(Season::id).collect();
        let text = format!("A {} Forest for {}.", and_list(&seasons), points(card.vp));
        Piece::new(forest.id(), "forest", seasons.join(" "), &card.name).text(text).fact("points", "points", card.vp)
    }

    /// The card of a Forest in the row, with who would claim it now.
    fn contested(&self, table: &Public, forest: Forest, names: &Names) -> Piece {
        let (count, controller) = (self.count(table, forest), self.controller(table, forest));
        let mut piece = self.forest(forest).fact("control", "control", self.control_in_words(table, forest, names));
        for seat in Seat::all(self.seats).filter(|seat| count.forage[seat.index()] > 0) {
            piece = piece.fact(TALLY[seat.index()], names.of(seat), count.forage[seat.index()]);
        }
        if count.elements > 0 {
            piece = piece.fact("tally-elements", "Element dice", count.elements);
        }
        Piece { seat: controller, ..piece }
    }

    /// Who would claim a Forest if the round ended now, or why nobody would (BR-74 to BR-76).
    fn control_in_words(&self, table: &Public, forest: Forest, names: &Names) -> String {
        if let Some(seat) = self.controller(table, forest) {
            return format!("{} would claim it", names.of(seat));
        }
        let count = self.count(table, forest);
        let most = count.forage.into_iter().max().unwrap_or(0);
        let leaders: Vec<&str> =
            Seat::all(self.seats).filter(|seat| count.forage[seat.index()] == most).map(|seat| names.of(seat)).collect();
        match (most, count.elements) {
            (0, 0) => "Nobody is here yet".into(),
            (most, elements) if elements > most => "The Element dice are more".into(),
            (most, elements) if elements == most && leaders.len() == 1 => format!("Element dice match {}", leaders[0]),
            _ => format!("Tied: {}", and_list(&leaders)),
        }
    }

    fn space(&self, table: &Public, space: &Space, place: Place) -> Piece {
        let (symbol, gives) = (space.symbol, space.gives);
        let text = match gives.ingredient() {
            Some(ingredient) => format!("A matching die gathers 1 {ingredient} here. Any other Forage die can be forced in."),
            None => "A matching die trains a Creature here. Any other Forage die can be forced in.".into(),
        };
        let name = format!("{} space, {gives}", capital(symbol.id()));
        let piece = Piece::new(place_id(place), "space", symbol.id(), name).text(text).fact("gives", "gives", gives);
        match table.layout.has(table.scorched, place) {
            true => {
                piece.fact("scorched", "scorched", "1").why_not("BR-61", "It is scorched: nobody can use it in this round.")
            }
            false => piece,
        }
    }

    /// The dice on a place, from the bottom.
    fn dice_on(&self, table: &Public, place: Place, names: &Names) -> Vec<Piece> {
        let dice = table.dice.on(place);
        let top = dice.len().saturating_sub(1);
        let named = |(level, die): (usize, Die)| placed_die(DieAt::new(place, level as u8), place, die, names);
        let mut pieces: Vec<Piece> = dice.into_iter().enumerate().map(named).collect();
        if place.is_forest() {
            let covered = |piece: Piece| piece.fact("covered", "covered", "1").text("Covered: it does not count for control.");
            pieces = pieces.into_iter().enumerate().map(|(level, die)| if level < top { covered(die) } else { die }).collect();
        }
        pieces
    }
}

/// The count of a seat's top dice in a Forest.
const TALLY: [&str; 4] = ["tally-0", "tally-1", "tally-2", "tally-3"];

fn placed_die(at: DieAt, place: Place, die: Die, names: &Names) -> Piece {
    let piece = Piece::new(die_id(at), "die", die.face().id(), die_name(die, names)).at(place_id(place));
    die.owner().map_or(piece.clone(), |owner| piece.of(owner))
}

// ---- the Village

impl Brew {
    fn village(&self, table: &Public, names: &Names) -> Zone {
        let visible = VillageSpace::ALL.iter().filter(|&&space| self.components().village(space).side == table.side());
        let spaces = visible.clone().map(|&space| self.village_space(table, space));
        let single = visible.map(|&space| Place::in_village(space)).filter(|place| !place.is_any_die());
        let dice = single.flat_map(|place| self.dice_on(table, place, names));
        let pieces = spaces.chain(dice).chain(dice_side_by_side(table, names)).collect();
        Zone::new("village", format!("The Village by {}", table.side()), ZoneKind::Row, pieces)
    }

    fn village_space(&self, table: &Public, space: VillageSpace) -> Piece {
        let card = self.components().village(space);
        let look = card.symbol.map_or("any", Face::id);
        let name = card.symbol.map_or("Any die".into(), |face| format!("{} space", capital(face.id())));
        let does: Vec<String> = card.actions.iter().map(|&action| village_action(action)).collect();
        let piece = Piece::new(space.id(), "stall", look, name).text(&card.text).fact("does", "does", does.join(", "));
        match table.closed.contains(space) {
            true => piece.why_not("BR-30", "It has had its die in this round."),
            false => piece,
        }
    }
}

/// The dice on the two any-die spaces. Equal ones are one choice (BR-R-04): the first of them is pointed at.
fn dice_side_by_side(table: &Public, names: &Names) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for (place, die) in table.dice.iter().filter(|(place, _)| place.is_any_die()) {
        let mut piece = placed_die(DieAt::side_by_side(die), place, die, names);
        let equal = pieces.iter().filter(|other| other.name == piece.name).count();
        if equal > 0 {
            piece.id = format!("{}-{equal}", piece.id);
        }
        pieces.push(piece);
    }
    pieces
}

/// A Village action in two words.
fn village_action(action: VillageAction) -> String {
    match action {
        VillageAction::GatherChoice { n } => format!("+{n} of choice"),
        VillageAction::GatherBerry { n } => format!("+{}", goods_in_words(Goods::berries(n.into()))),
        VillageAction::GatherEach { n } => format!("+{n} of each"),
        VillageAction::Exchange { n } => format!("swap {n}"),
        VillageAction::RemoveElementsFromForest { .. } => "clear Elements".into(),
        VillageAction::Scorch { n } => format!("scorch {n}"),
        VillageAction::Train { .. } => "train".into(),
        VillageAction::RevealReserve { .. } => "reserve".into(),
    }
}

// ---- market, Creatures, supply

impl Brew {
    /// The face-up Potions, the deck, and the Potion just revealed.
    fn market(&self, seen: &Seen<'_, Self>) -> Zone {
        let table = &seen.view.public;
        let deck = Piece::face_down("potion-deck", "potion", "Potion deck")
            .text("A Potion that is brewed from the market is replaced from here.")
            .fact("left", "left", table.potion_deck().len());
        let revealed = match table.phase {
            Phase::Reserve(Some(potion)) => Some(self.potion(potion).fact("revealed", "revealed", "1")),
            _ => None,
        };
        let for_sale = table.market.iter().map(|potion| self.potion_for_brewing(seen, potion));
        let pieces = std::iter::once(deck).chain(revealed).chain(for_sale).collect();
        Zone::new("market", "Potion market", ZoneKind::Row, pieces)
    }

    /// A Potion that the viewer might brew, with why not.
    fn potion_for_brewing(&self, seen: &Seen<'_, Self>, potion: Potion) -> Piece {
        let (table, piece) = (&seen.view.public, self.potion(potion));
        let missing = table.actor().goods.lacks(self.components().potion(potion).cost);
        match table.phase {
            Phase::Step if !seen.viewer.is(table.active) || seen.legal.contains(&Action::Brew(potion)) => piece,
            Phase::Step if table.turn.brewed => piece.why_not("BR-48", "You have brewed a Potion in this turn."),
            Phase::Step => {
                let (lack, have) = (count(missing, "ingredient"), goods_in_words(Goods::berries(table.actor().goods.berry)));
                piece.why_not("BR-50", format!("You lack {lack}, and have {have} to stand for them."))
            }
            _ => piece,
        }
    }

    fn potion(&self, potion: Potion) -> Piece {
        let card = self.components().potion(potion);
        let text = format!("{} for {}. When drunk: {}", points(card.vp), goods_in_words(card.cost), card.text);
        Piece::new(potion.id(), "potion", card.effect.id(), &card.name)
            .text(text)
            .fact("points", "points", card.vp)
            .fact("does", "when drunk", &card.text)
            .goods(goods(card.cost).into_iter().filter(|good| good.amount > 0).collect())
    }

    fn piles(&self, table: &Public) -> Zone {
        let pile = |&season: &Season| match table.piles[season.index()] {
            Some(top) => self.creature(top).fact("left", "below", table.pile_below(season).len()),
            None => Piece::new(format!("pile-{season}"), "pile", season.id(), format!("No {season} Creature is left")),
        };
        Zone::new("piles", "Creatures", ZoneKind::Row, Season::ALL.iter().map(pile).collect())
    }

    fn creature(&self, creature: Creature) -> Piece {
        let card = self.components().creature(creature);
        let piece = Piece::new(creature.id(), "creature", creature.season().id(), &card.name).text(&card.text);
        match card.power {
            Power::ForageSlot(_) => piece.fact("slot", "takes a die", "forage"),
            Power::ElementSlot(_) => piece.fact("slot", "takes a die", "element"),
            _ => piece,
        }
    }

    fn characters_to_choose(&self, seen: &Seen<'_, Self>) -> Option<Zone> {
        let table = &seen.view.public;
        let character = |character: crate::cards::Character| {
            let text = if self.options.character_powers { self.components().character(character).text.as_str() } else { "" };
            Piece::new(character.id(), "character", character.id(), character.name()).text(text)
        };
        (table.phase == Phase::ChooseCharacter).then(|| {
            let pieces = self.free_characters(table).iter().map(character).collect();
            Zone::new("characters", "Characters", ZoneKind::Row, pieces)
        })
    }
}

/// The faces a die of the pool can be turned to, while a Potion turns one.
fn faces_to_choose(seen: &Seen<'_, Brew>) -> Option<Zone> {
    let turned_to = |&face: &Face| seen.legal.iter().any(|action| matches!(action, Action::Change(_, to) if *to == face));
    let face = |&face: &Face| Piece::new(face_id(face), "face", face.id(), format!("turn to {face}"));
    let pieces: Vec<Piece> = Face::ALL.iter().filter(|face| turned_to(face)).map(face).collect();
    (!pieces.is_empty()).then(|| Zone::new("faces", "Turn it to", ZoneKind::Row, pieces))
}

fn supply() -> Zone {
    let bowl = |good: &Good| Piece::new(supply_id(good.key), "supply", good.key, capital(&good.name));
    Zone::new("supply", "Supply", ZoneKind::Heap, goods(Goods::NONE).iter().map(bowl).collect())
}

// ---- names of things

fn place_id(place: Place) -> String {
    place.to_string().replace('/', "-")
}

/// A placed die: by where it lies. Equal dice cannot be told apart.
fn die_id(at: DieAt) -> String {
    format!("die-{}", at.to_string().replace('/', "-"))
}

/// The dice of a pool that show `face`: one thing to point at, as often as there are dice.
fn pool_id(seat: Seat, face: Face) -> String {
    format!("pool-{}-{face}", seat.0)
}

fn face_id(face: Face) -> String {
    format!("face-{face}")
}

fn supply_id(key: &str) -> String {
    format!("supply-{key}")
}

/// All four kinds of tokens, none shown as none.
fn goods(goods: Goods) -> Vec<Good> {
    let good = |key, name: &str, letter, amount: u16| Good { key, name: name.into(), letter, amount: amount.into() };
    vec![
        good("herb", "herbs", 'H', goods.herb),
        good("shroom", "shrooms", 'S', goods.shroom),
        good("crystal", "crystals", 'C', goods.crystal),
        good("berry", "Berries", 'B', goods.berry),
    ]
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
