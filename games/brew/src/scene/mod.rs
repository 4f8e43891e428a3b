//! What the table looks like, from a view: Forests with dice on their spaces, Village, market,
//! Creature piles, players' areas.

mod lines;
mod players;
mod pointing;

use crate::Brew;
use crate::action::Action;
use crate::cards::{Character, Creature, Forest, Potion, Season, VillageSpace};
use crate::data::{ForestCard, Space};
use crate::dice::{Die, Face};
use crate::event::Event;
use crate::goods::Goods;
use crate::place::{DieAt, Place};
use crate::powers::Power;
use crate::speech::{SPEECH, say};
use crate::state::{Phase, Public};
use crate::words::{
    Case, die_name, face_name, gives_in_english, goods_in_words, left_or_right, points, season_key,
    side_name,
};
use covenstead_core::notation::capital;
use covenstead_core::{Audience, Locale, Seat, Words};
use covenstead_scene::{
    Choice, Fact, Good, Line, Piece, Scene, Scenic, Seen, Track, Zone, ZoneKind,
};
use covenstead_speech::Speech;

/// Pointed at to end one's turn.
const END_TURN: &str = "end-turn";

impl Scenic for Brew {
    fn speech() -> &'static Speech {
        &SPEECH
    }

    fn lay(&self, seen: &Seen<'_, Self>, scene: &mut Scene) {
        let table = &seen.view.public;
        let locale = seen.to.locale;
        scene.facts = self.progress(table, locale);
        scene.tracks.push(round_track(table, locale));
        scene.zones.extend(
            table
                .row
                .iter()
                .map(|forest| self.forest_zone(seen, forest)),
        );
        scene.zones.push(self.village(table, seen.to));
        scene.zones.push(self.market(seen));
        scene.zones.push(self.piles(table, locale));
        scene.zones.push(supply(locale));
        scene.zones.extend(self.characters_to_choose(seen));
        scene.zones.extend(faces_to_choose(seen));
        for seat in Seat::all(self.seats) {
            self.lay_player(seen, seat, scene);
        }
    }

    fn choice(&self, seen: &Seen<'_, Self>, action: Action) -> Choice {
        let choice = Choice::new(self.print(action), (seen.explain)(action))
            .pieces(self.pointed_at(&seen.view.public, action));
        let label = self.label(&choice.text, action, seen.to.locale);
        let choice = Choice {
            promise: self.promised(&seen.view.public, action),
            ..choice.label(label)
        };
        match action {
            Action::Decline(_) => choice.declining(),
            _ => choice,
        }
    }

    fn line(&self, event: &Event, to: Audience<'_>) -> Line {
        lines::told(Line::new(self.tell(event, to)), event)
    }
}

// ---- where the game stands

impl Brew {
    fn progress(&self, table: &Public, locale: Locale) -> Vec<Fact> {
        let scorch_tokens =
            u32::from(self.components().scorch_tokens).saturating_sub(table.scorched.len());
        vec![
            Fact::new(
                "round",
                say(locale, "fact-round"),
                format!("{}/4", table.round),
            ),
            Fact::new(
                "side",
                say(locale, "fact-side"),
                capital(&side_name(table.side(), locale)),
            ),
            Fact::new(
                "deck",
                say(locale, "fact-deck"),
                self.forest_deck(table).len(),
            ),
            Fact::new("scorch", say(locale, "fact-scorch"), scorch_tokens),
        ]
    }
}

fn round_track(table: &Public, locale: Locale) -> Track {
    let (name, text) = (
        say(locale, "fact-round").into(),
        say(locale, "round-text").into(),
    );
    Track {
        id: "round",
        name,
        at: table.round.into(),
        to: 4,
        text,
    }
}

// ---- Forests

impl Brew {
    /// A Forest of the row: its card, its spaces, the dice on them.
    fn forest_zone(&self, seen: &Seen<'_, Self>, forest: Forest) -> Zone {
        let (table, locale) = (&seen.view.public, seen.to.locale);
        let card = self.components().forest(forest);
        let places = || (0..card.spaces.len()).map(|number| Place::in_forest(forest, number as u8));
        let spaces = card
            .spaces
            .iter()
            .zip(places())
            .map(|(space, place)| space_piece(table, space, place, locale));
        let dice = places().flat_map(|place| dice_on(table, place, seen.to));
        let pieces = std::iter::once(self.contested(table, forest, seen.to))
            .chain(spaces)
            .chain(dice)
            .collect();
        Zone::new(
            format!("forest-{forest}"),
            self.forest_title(forest, locale),
            ZoneKind::Row,
            pieces,
        )
    }

    /// The card of a Forest, in the row or claimed.
    fn forest(&self, forest: Forest, locale: Locale) -> Piece {
        let card = self.components().forest(forest);
        let seasons: Vec<&str> = card.seasons.iter().map(Season::id).collect();
        Piece::new(
            forest.id(),
            "forest",
            seasons.join(" "),
            self.forest_title(forest, locale),
        )
        .text(about_forest(card, locale))
        .fact("points", say(locale, "fact-points"), card.vp)
    }

    /// The card of a Forest in the row, with who would claim it now.
    fn contested(&self, table: &Public, forest: Forest, to: Audience<'_>) -> Piece {
        let (count, controller) = (self.count(table, forest), self.controller(table, forest));
        let control = self.control_in_words(table, forest, to);
        let mut piece =
            self.forest(forest, to.locale)
                .fact("control", say(to.locale, "fact-control"), control);
        for seat in Seat::all(self.seats).filter(|seat| count.forage[seat.index()] > 0) {
            piece = piece.fact(
                TALLY[seat.index()],
                called([seat], to),
                count.forage[seat.index()],
            );
        }
        if count.elements > 0 {
            piece = piece.fact(
                "tally-elements",
                say(to.locale, "fact-elements"),
                count.elements,
            );
        }
        Piece {
            seat: controller,
            ..piece
        }
    }

    /// Who would claim a Forest if the round ended now, or why nobody would (BR-74 to BR-76).
    fn control_in_words(&self, table: &Public, forest: Forest, to: Audience<'_>) -> String {
        if let Some(seat) = self.controller(table, forest) {
            return say(to.locale, "control-one").player("who", seat, to).into();
        }
        let count = self.count(table, forest);
        let most = count.forage.into_iter().max().unwrap_or(0);
        let leaders: Vec<Seat> = Seat::all(self.seats)
            .filter(|seat| count.forage[seat.index()] == most)
            .collect();
        match (most, count.elements) {
            (0, 0) => say(to.locale, "control-nobody"),
            (most, elements) if elements > most => say(to.locale, "control-elements"),
            (most, elements) if elements == most && leaders.len() == 1 => {
                say(to.locale, "control-matched").player("who", leaders[0], to)
            }
            _ => say(to.locale, "control-tied").with("who", called(leaders, to)),
        }
        .into()
    }
}

/// Players in a row; the reader is "you".
fn called(seats: impl IntoIterator<Item = Seat>, to: Audience<'_>) -> String {
    let name = |seat| {
        if to.is_you(seat) {
            SPEECH.text(to.locale, "called-you")
        } else {
            to.name(seat).to_string()
        }
    };
    let names: Vec<String> = seats.into_iter().map(name).collect();
    to.locale.list(&names)
}

/// "A spring and summer Forest for 4 points."
fn about_forest(card: &ForestCard, locale: Locale) -> String {
    let key = if card.seasons.len() > 1 {
        "about-forest-two"
    } else {
        "about-forest"
    };
    let about = say(locale, key).with("points", points(card.vp, locale));
    let seasons = ["season", "other"].into_iter().zip(card.seasons.iter());
    seasons
        .fold(about, |about, (name, season)| {
            about.noun(name, &season_key(season), season.id())
        })
        .into()
}

fn space_piece(table: &Public, space: &Space, place: Place, locale: Locale) -> Piece {
    let (symbol, gives) = (space.symbol, space.gives);
    let text = match gives.ingredient() {
        Some(ingredient) => say(locale, "space-goods")
            .with("goods", goods_in_words(Goods::of(ingredient, 1), locale)),
        None => say(locale, "space-creature"),
    };
    let name = say(locale, "space-name").with("symbol", capital(&face_name(symbol, locale)));
    let piece = Piece::new(
        place_id(place),
        "space",
        symbol.id(),
        name.noun("gives", &format!("gives-{gives}"), gives_in_english(gives)),
    )
    .text(text)
    .fact("gives", say(locale, "fact-gives"), gives);
    match table.layout.has(table.scorched, place) {
        true => piece
            .fact("scorched", say(locale, "fact-scorched"), "1")
            .why_not("BR-61", say(locale, "space-scorched")),
        false => piece,
    }
}

/// The dice on a place, from the bottom.
fn dice_on(table: &Public, place: Place, to: Audience<'_>) -> Vec<Piece> {
    let dice = table.dice.on(place);
    let covered = |level: usize| place.is_forest() && level + 1 < dice.len();
    let die = |(level, &die): (usize, &Die)| {
        let piece = placed_die(DieAt::new(place, level as u8), place, die, to);
        match covered(level) {
            true => piece
                .fact("covered", say(to.locale, "fact-covered"), "1")
                .text(say(to.locale, "die-covered")),
            false => piece,
        }
    };
    dice.iter().enumerate().map(die).collect()
}

/// The count of a seat's top dice in a Forest.
const TALLY: [&str; 4] = ["tally-0", "tally-1", "tally-2", "tally-3"];

fn placed_die(at: DieAt, place: Place, die: Die, to: Audience<'_>) -> Piece {
    let name = capital(&die_name(die, None, Case::Name, to));
    let piece = Piece::new(die_id(at), "die", die.face().id(), name).at(place_id(place));
    die.owner().map_or(piece.clone(), |owner| piece.of(owner))
}

// ---- the Village

impl Brew {
    fn village(&self, table: &Public, to: Audience<'_>) -> Zone {
        let visible = VillageSpace::ALL
            .iter()
            .filter(|&&space| self.components().village(space).side == table.side());
        let spaces = visible
            .clone()
            .map(|&space| self.village_space(table, space, to.locale));
        let single = visible
            .map(|&space| Place::in_village(space))
            .filter(|place| !place.is_any_die());
        let dice = single.flat_map(|place| dice_on(table, place, to));
        let pieces = spaces
            .chain(dice)
            .chain(dice_side_by_side(table, to))
            .collect();
        let name = say(to.locale, "zone-village").with("side", side_name(table.side(), to.locale));
        Zone::new("village", name, ZoneKind::Row, pieces)
    }

    fn village_space(&self, table: &Public, space: VillageSpace, locale: Locale) -> Piece {
        let symbol = self.components().village(space).symbol;
        let name = match symbol {
            Some(element) => {
                say(locale, "stall-element").with("element", capital(&face_name(element, locale)))
            }
            None => say(locale, "stall-any").with("side", left_or_right(space)),
        };
        let piece = Piece::new(space.id(), "stall", symbol.map_or("any", Face::id), name)
            .text(self.village_text(space, locale))
            .fact(
                "does",
                say(locale, "fact-does"),
                self.village_in_brief(space, locale),
            );
        match table.closed.contains(space) {
            true => piece.why_not("BR-30", say(locale, "stall-used")),
            false => piece,
        }
    }
}

/// The dice on the two any-die spaces. Equal ones are one choice (BR-R-04): the first of them is
/// pointed at.
fn dice_side_by_side(table: &Public, to: Audience<'_>) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for (place, die) in table.dice.iter().filter(|(place, _)| place.is_any_die()) {
        let mut piece = placed_die(DieAt::side_by_side(die), place, die, to);
        let equal = pieces
            .iter()
            .filter(|other| other.name == piece.name)
            .count();
        if equal > 0 {
            piece.id = format!("{}-{equal}", piece.id);
        }
        pieces.push(piece);
    }
    pieces
}

// ---- market, Creatures, supply

impl Brew {
    /// The face-up Potions, the deck, and the Potion just revealed.
    fn market(&self, seen: &Seen<'_, Self>) -> Zone {
        let (table, locale) = (&seen.view.public, seen.to.locale);
        let deck = Piece::face_down("potion-deck", "potion", say(locale, "deck-name"))
            .text(say(locale, "deck-text"))
            .fact("left", say(locale, "fact-left"), table.potion_deck().len());
        let revealed = match table.phase {
            Phase::Reserve(Some(potion)) => Some(self.potion(potion, locale).fact(
                "revealed",
                say(locale, "fact-revealed"),
                "1",
            )),
            _ => None,
        };
        let for_sale = table
            .market
            .iter()
            .map(|potion| self.potion_for_brewing(seen, potion));
        let pieces = std::iter::once(deck)
            .chain(revealed)
            .chain(for_sale)
            .collect();
        Zone::new("market", say(locale, "zone-market"), ZoneKind::Row, pieces)
    }

    /// A Potion that the viewer might brew, with why not.
    fn potion_for_brewing(&self, seen: &Seen<'_, Self>, potion: Potion) -> Piece {
        let (table, locale) = (&seen.view.public, seen.to.locale);
        let piece = self.potion(potion, locale);
        match table.phase {
            Phase::Step
                if !seen.viewer.is(table.active) || seen.legal.contains(&Action::Brew(potion)) =>
            {
                piece
            }
            Phase::Step if table.turn.brewed => {
                piece.why_not("BR-48", say(locale, "brewed-already"))
            }
            Phase::Step => {
                let missing = table
                    .actor()
                    .goods
                    .lacks(self.components().potion(potion).cost);
                let berries = goods_in_words(Goods::berries(table.actor().goods.berry), locale);
                piece.why_not(
                    "BR-50",
                    say(locale, "lacks-ingredients")
                        .with("n", missing)
                        .with("berries", berries),
                )
            }
            _ => piece,
        }
    }

    fn potion(&self, potion: Potion, locale: Locale) -> Piece {
        let (card, does) = (
            self.components().potion(potion),
            self.potion_text(potion, locale),
        );
        let text = say(locale, "about-potion")
            .with("points", points(card.vp, locale))
            .with("cost", goods_in_words(card.cost, locale))
            .with("text", does.as_ref());
        Piece::new(
            potion.id(),
            "potion",
            card.effect.id(),
            self.potion_title(potion, locale),
        )
        .text(text)
        .fact("points", say(locale, "fact-points"), card.vp)
        .fact("does", say(locale, "fact-drunk"), &does)
        .goods(
            goods(card.cost)
                .into_iter()
                .filter(|good| good.amount > 0)
                .collect(),
        )
    }

    fn piles(&self, table: &Public, locale: Locale) -> Zone {
        let pile = |&season: &Season| match table.piles[season.index()] {
            Some(top) => self.creature(top, locale).fact(
                "left",
                say(locale, "fact-below"),
                table.pile_below(season).len(),
            ),
            None => {
                let name =
                    say(locale, "pile-empty").noun("season", &season_key(season), season.id());
                Piece::new(format!("pile-{season}"), "pile", season.id(), name)
            }
        };
        Zone::new(
            "piles",
            say(locale, "zone-piles"),
            ZoneKind::Row,
            Season::ALL.iter().map(pile).collect(),
        )
    }

    fn creature(&self, creature: Creature, locale: Locale) -> Piece {
        let name = self.creature_title(creature, locale);
        let piece = Piece::new(creature.id(), "creature", creature.season().id(), name)
            .text(self.creature_text(creature, locale));
        let takes =
            |piece: Piece, die| piece.fact("slot", say(locale, "fact-slot"), say(locale, die));
        match self.components().creature(creature).power {
            Power::ForageSlot(_) => takes(piece, "fact-slot-forage"),
            Power::ElementSlot(_) => takes(piece, "fact-slot-element"),
            _ => piece,
        }
    }

    fn characters_to_choose(&self, seen: &Seen<'_, Self>) -> Option<Zone> {
        let (table, locale) = (&seen.view.public, seen.to.locale);
        let character = |character: Character| {
            let text = self.character_text(character, locale);
            Piece::new(
                character.id(),
                "character",
                character.id(),
                character.name(),
            )
            .text(text)
        };
        (table.phase == Phase::ChooseCharacter).then(|| {
            let pieces = self.free_characters(table).iter().map(character).collect();
            Zone::new(
                "characters",
                say(locale, "zone-characters"),
                ZoneKind::Row,
                pieces,
            )
        })
    }
}

/// The faces a die of the pool can be turned to, while a Potion turns one.
fn faces_to_choose(seen: &Seen<'_, Brew>) -> Option<Zone> {
    let locale = seen.to.locale;
    let turned_to = |&face: &Face| {
        seen.legal
            .iter()
            .any(|action| matches!(action, Action::Change(_, to) if *to == face))
    };
    let face = |&face: &Face| {
        let name = say(locale, "turn-to").with("face", face_name(face, locale));
        Piece::new(face_id(face), "face", face.id(), name)
    };
    let pieces: Vec<Piece> = Face::ALL
        .iter()
        .filter(|face| turned_to(face))
        .map(face)
        .collect();
    (!pieces.is_empty())
        .then(|| Zone::new("faces", say(locale, "zone-faces"), ZoneKind::Row, pieces))
}

fn supply(locale: Locale) -> Zone {
    let bowl = |good: &Good| {
        let name = SPEECH.name(locale, &format!("good-{}", good.key), &good.name);
        Piece::new(supply_id(good.key), "supply", good.key, capital(&name))
    };
    Zone::new(
        "supply",
        say(locale, "zone-supply"),
        ZoneKind::Heap,
        goods(Goods::NONE).iter().map(bowl).collect(),
    )
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
    let good = |key, name: &str, letter, amount: u16| Good {
        key,
        name: name.into(),
        letter,
        amount: amount.into(),
    };
    vec![
        good("herb", "herbs", 'H', goods.herb),
        good("shroom", "shrooms", 'S', goods.shroom),
        good("crystal", "crystals", 'C', goods.crystal),
        good("berry", "Berries", 'B', goods.berry),
    ]
}
