//! What the table looks like, from a view: stacks, spell book, the called role, players' areas, and what may be pointed at.

use crate::WitchsBrew;
use crate::action::Action;
use crate::cards::{Group, Metal, Role, ShelfKind, Spell};
use crate::data::{CAULDRONS, SHELVES};
use crate::event::Event;
use crate::goods::{Colour, Drops};
use crate::speech::SPEECH;
use crate::state::{Phase, Player, Public};
use crate::view::View;
use covenstead_core::{Audience, Seat, Words};
use covenstead_scene::{
    Ask, Bubble, Choice, Cue, Fact, Good, Line, Pick, Pickable, Piece, Reason, Scene, Scenic, ScorePart, Seen, Track, Zone,
    ZoneKind,
};
use covenstead_speech::Speech;

/// Pointed at for the full action of the called role.
const ACTION: &str = "called-action";
/// Pointed at for its favor.
const FAVOR: &str = "called-favor";

impl Scenic for WitchsBrew {
    fn speech() -> &'static Speech {
        &SPEECH
    }

    fn lay(&self, seen: &Seen<'_, Self>, scene: &mut Scene) {
        let table = &seen.view.public;
        scene.facts = self.progress(table);
        scene.tracks.push(self.raven_track(table));
        scene.zones.extend(Metal::ALL.iter().map(|&metal| self.cauldron_stack(table, metal)));
        scene.zones.extend(ShelfKind::ALL.iter().map(|&kind| self.shelf_stack(table, kind)));
        scene.zones.push(self.spell_book(table));
        scene.zones.push(supply());
        scene.zones.extend(self.middle(table));
        scene.bubbles = self.said(table);
        for seat in Seat::all(self.seats) {
            self.lay_player(seen.view, seat, scene);
        }
        self.say_what_cannot_be_paid(seen, scene);
    }

    fn ask(&self, seen: &Seen<'_, Self>) -> Ask {
        let choosing = matches!(seen.legal.first(), Some(Action::Choose(_)));
        match seen.viewer.seat() {
            Some(seat) if choosing => Ask::Set(self.hand_to_pick(&seen.view.public, seat)),
            _ if seen.legal.is_empty() => Ask::Nothing,
            _ => Ask::One { choices: seen.legal.iter().map(|&action| self.choice(seen, action)).collect() },
        }
    }

    fn choice(&self, seen: &Seen<'_, Self>, action: Action) -> Choice {
        let table = &seen.view.public;
        let seat = seen.viewer.seat().unwrap_or_default();
        let choice = Choice::new(self.print(action), (seen.explain)(action)).pieces(self.pointed_at(table, seat, action));
        let said = |words: String| choice.clone().label(words);
        match action {
            Action::None if matches!(table.phase, Phase::Bottle(_)) => said("Keep your drops".into()).declining(),
            Action::None => said("Do nothing".into()).declining(),
            Action::IAm(role) if table.phase == Phase::Call => said(format!("Call the {}", role.name())),
            Action::IAm(role) => said(format!("I am the {}!", role.name())),
            Action::SoBeIt(_) => said("So be it!".into()),
            Action::AddGold(0) => said("Add nothing".into()).declining(),
            Action::AddDrops(drops) if drops.drops() == Drops::NONE => said("Add nothing".into()).declining(),
            _ => said(choice.text.trim_end_matches('.').to_string()),
        }
    }

    fn line(&self, event: &Event, to: Audience<'_>) -> Line {
        told(Line::new(self.tell(event, to)), event)
    }
}

// ---- the table

impl WitchsBrew {
    fn progress(&self, table: &Public) -> Vec<Fact> {
        let mut facts = vec![Fact::new("set", "Set", table.set), Fact::new("round", "Round", table.round)];
        if !table.excluded.is_empty() {
            let names: Vec<&str> = table.excluded.iter().map(Role::name).collect();
            facts.push(Fact::new("excluded", "Nobody may choose", names.join(", ")));
        }
        facts
    }

    /// Whoever may brew but cannot pay sees why on the cauldron.
    fn say_what_cannot_be_paid(&self, seen: &Seen<'_, Self>, scene: &mut Scene) {
        let table = &seen.view.public;
        let (Phase::Act(seat), Some(Group::Brewer(metal))) = (table.phase, table.role.map(Role::group)) else { return };
        if !seen.viewer.is(seat) || seen.legal.contains(&Action::Brew(metal)) {
            return;
        }
        let id = table.top_cauldron(metal).map(|place| cauldron_id(metal, place));
        if let Some(top) = scene.zones.iter_mut().flat_map(|zone| &mut zone.pieces).find(|piece| Some(&piece.id) == id.as_ref())
        {
            let text = "You do not have what it costs, so you can only leave it.".to_string();
            top.why_not = Some(Reason { rule: "WB-43", text });
        }
    }

    fn raven_track(&self, table: &Public) -> Track {
        let to = self.components().setup.ravens_to_end;
        let text = format!("The game ends with the set in which the {to}th raven is seen.");
        Track { id: "ravens", name: "Ravens".into(), at: self.ravens(table).into(), to: to.into(), text }
    }

    fn cauldron_stack(&self, table: &Public, metal: Metal) -> Zone {
        let left = CAULDRONS - usize::from(table.cauldrons_taken[metal.index()]);
        let top = table.top_cauldron(metal).map(|place| self.cauldron(metal, place).fact("left", "left", left));
        Zone::new(format!("stack-{metal}"), format!("{} cauldrons", capital(metal.id())), ZoneKind::Stack, Vec::from_iter(top))
    }

    /// A cauldron card, in its stack or taken.
    fn cauldron(&self, metal: Metal, place: usize) -> Piece {
        let card = &self.components().cauldrons[metal.index()][place];
        let brewer = Role::ALL.iter().find(|role| role.group() == Group::Brewer(metal)).map_or("", |role| role.name());
        let name = format!("{} cauldron", capital(metal.id()));
        let text = format!("{} points. The {brewer} brews it; some spells do too.", card.vp);
        with_raven(Piece::new(cauldron_id(metal, place), "cauldron", metal.id(), name), card.raven)
            .text(text)
            .fact("points", "points", card.vp)
            .goods(heap(card.cost))
    }

    fn shelf_stack(&self, table: &Public, kind: ShelfKind) -> Zone {
        let left = SHELVES - usize::from(table.shelves_taken[kind.index()]);
        let top = table.top_shelf(kind).map(|place| {
            let lying = match kind {
                ShelfKind::Gold => vec![gold(table.shelf_gold)],
                ShelfKind::Ingredient => heap(table.shelf_drops),
            };
            self.shelf(kind, place)
                .fact("tokens", "tokens on it", table.shelf_tokens(kind))
                .fact("need", "tokens needed", self.required(table, kind).unwrap_or(0))
                .fact("left", "left", left)
                .goods(lying.into_iter().filter(|good| good.amount > 0).collect())
        });
        Zone::new(format!("stack-{kind}"), shelf_name(kind), ZoneKind::Stack, Vec::from_iter(top))
    }

    /// A shelf card, in its stack or taken.
    fn shelf(&self, kind: ShelfKind, place: usize) -> Piece {
        let card = &self.components().shelves[kind.index()][place];
        let text = match kind {
            ShelfKind::Gold => "The Cutpurse fills it with gold from everybody, and takes it when it is full.",
            ShelfKind::Ingredient => "The Begging Monk fills it with drops from everybody, and takes it when it is full.",
        };
        let piece = Piece::new(shelf_id(kind, place), "shelf", kind.id(), shelf_name(kind)).text(text);
        match self.options.manual() {
            true => with_raven(piece, card.raven),
            false => with_raven(piece, card.raven).fact("points", "points", card.vp),
        }
    }

    fn spell_book(&self, table: &Public) -> Zone {
        let known = usize::from(table.spells_seen);
        let now = usize::from(table.set.saturating_sub(1) % 8);
        let mut pieces = Vec::new();
        if known > now {
            pieces.push(self.spell(table.spells[now]).fact("when", "when", "now"));
        }
        // With open spells, or once the stack has been gone through, what comes next is known (WB-R-14).
        let next = usize::from(table.set.max(1) % 8);
        if known > next && next != now {
            pieces.push(self.spell(table.spells[next]).fact("when", "when", "next"));
        }
        Zone::new("spell-book", "Spell book", ZoneKind::Row, pieces)
    }

    fn spell(&self, spell: Spell) -> Piece {
        let text = match (spell, self.spell_metal(spell)) {
            (Spell::Copia, _) => "Take any 3 drops.".to_string(),
            (Spell::Optio, _) => "Take any of the three top cauldrons for the drops it shows.".to_string(),
            (_, Some(metal)) => format!("Take the top {metal} cauldron for as many drops as it shows, of any colours."),
            (_, None) => format!("Turn 1 {} drop into 2 vials.", spell.drop().map_or("", Colour::id)),
        };
        Piece::new(format!("spell-{spell}"), "spell", spell.id(), spell.name()).text(text)
    }

    /// The called role: its full action above, its favor below.
    fn middle(&self, table: &Public) -> Option<Zone> {
        let role = table.role.filter(|_| table.round > 0)?;
        let card = Piece::new("called", "called", role.id(), role.name()).of(table.claimant);
        let half = |id: &str, name: &str, text: String| Piece::new(id, "half", role.id(), name).text(capital(&text));
        let action = half(ACTION, "Full action", self.full_action_in_words(table, role));
        let favor = half(FAVOR, "Favor", self.favor_in_words(table, role));
        Some(Zone::new("middle", "The called role", ZoneKind::Middle, vec![card, action, favor]))
    }

    /// What everybody has said in this round, in lap order.
    fn said(&self, table: &Public) -> Vec<Bubble> {
        let Some(role) = table.role.filter(|_| table.round > 0) else { return Vec::new() };
        let lap = std::iter::once(table.starter).chain(table.starter.lap(self.seats));
        lap.filter(|&seat| self.has_been_reached(table, seat)).map(|seat| word_of(table, seat, role)).collect()
    }

    fn hand_to_pick(&self, table: &Public, seat: Seat) -> Pick {
        let pickable = |role: Role| Pickable { piece: card_id(seat, role), word: role.id().into() };
        let from = self.allowed(table).iter().map(pickable).collect();
        let count = self.hand.into();
        Pick { least: count, most: count, from, verb: "choose", label: format!("Keep these {}", self.hand) }
    }
}

/// What `seat` said when the lap came to it.
fn word_of(table: &Public, seat: Seat, role: Role) -> Bubble {
    let claims = format!("I am the {}!", role.name());
    let (words, tone) = match table.phase {
        Phase::Answer(asked) if asked == seat => (format!("I hold the {}…", role.name()), "asked"),
        _ if table.favored.contains(seat) => ("So be it!".into(), "favor"),
        _ if table.displaced.contains(seat) => (claims, "displaced"),
        _ if table.claimant == seat => (claims, "claim"),
        _ => ("Pass".into(), "pass"),
    };
    Bubble { seat, words, tone }
}

fn supply() -> Zone {
    let piece = |good: Good| Piece::new(format!("supply-{}", good.key), "supply", good.key, capital(&good.name));
    let goods = [drop(Colour::Red, 0), drop(Colour::White, 0), drop(Colour::Green, 0), gold(0), vials(0)];
    Zone::new("supply", "Supply", ZoneKind::Heap, goods.into_iter().map(piece).collect())
}

// ---- the players

impl WitchsBrew {
    fn lay_player(&self, view: &View, seat: Seat, scene: &mut Scene) {
        let (table, hidden) = (&view.public, self.hides_potions(&view.public) && !view.viewer.is(seat));
        let player = if hidden { self.face_up(table, seat) } else { *table.player(seat) };
        let area = scene.player_mut(seat);
        area.goods = heap_with_none(player.drops);
        area.goods.push(gold(player.gold));
        area.cards = Some(player.cards.into());
        area.marks = marks(table, seat);
        if !hidden {
            area.goods.push(vials(player.vials));
            area.score = Some(self.score(table, seat).into());
            area.parts = self.parts(table, seat).iter().map(|part| ScorePart::from(part.clone())).collect();
        }
        scene.zones.push(self.hand_zone(view, seat));
        scene
            .zones
            .push(Zone::new(format!("played-{seat}", seat = seat.0), "Played", ZoneKind::Row, played(table, seat)).of(seat));
        scene.zones.push(self.potion_zone(view, seat, &player, hidden));
    }

    /// The roles in hand: faces for their owner, backs for everybody else. While a hand is to be chosen, all there is to
    /// choose from.
    fn hand_zone(&self, view: &View, seat: Seat) -> Zone {
        let (table, number) = (&view.public, seat.0);
        let hand = |name: &str, pieces| Zone::new(format!("hand-{number}"), name, ZoneKind::Hand, pieces).of(seat);
        match view.own {
            Some(_) if view.viewer.is(seat) && table.phase == Phase::Choose && !table.chosen.contains(seat) => {
                hand("Your twelve roles", Role::ALL.iter().map(|&role| self.role_to_pick(table, seat, role)).collect())
            }
            Some(own) if view.viewer.is(seat) => {
                hand("Your hand", own.hand.iter().map(|role| self.role(table, seat, role)).collect())
            }
            _ => {
                let back = |place| Piece::face_down(format!("hand-{number}-{place}"), "role", "A role").of(seat);
                hand("Hand", (0..table.player(seat).cards).map(back).collect())
            }
        }
    }

    fn role_to_pick(&self, table: &Public, seat: Seat, role: Role) -> Piece {
        let card = self.role(table, seat, role);
        match self.allowed(table).contains(role) {
            true => card,
            false => card.why_not("WB-71", format!("Nobody may choose the {} in this set.", role.name())),
        }
    }

    fn role(&self, table: &Public, seat: Seat, role: Role) -> Piece {
        let (action, favor) = (self.full_action_in_words(table, role), self.favor_in_words(table, role));
        role_card(seat, role)
            .text(format!("Full action: {action}. Favor: {favor}."))
            .fact("action", "Full action", capital(&action))
            .fact("favor", "Favor", capital(&favor))
    }

    fn potion_zone(&self, view: &View, seat: Seat, player: &Player, hidden: bool) -> Zone {
        let owned = |mask: u8| (0..8).filter(move |place| mask >> place & 1 == 1);
        let cauldrons = Metal::ALL
            .iter()
            .flat_map(|&metal| owned(player.cauldrons[metal.index()]).map(move |place| self.cauldron(metal, place)));
        let shelves = ShelfKind::ALL
            .iter()
            .flat_map(|&kind| owned(player.shelves[kind.index()]).map(move |place| self.shelf(kind, place)));
        let backs = match (hidden, view.viewer.seat()) {
            (false, _) => 0,
            (true, None) => u32::from(view.face_down[seat.index()]),
            (true, Some(_)) => self.face_down(view.public.player(seat)),
        };
        let back = |place| Piece::face_down(format!("potion-{}-{place}", seat.0), "potion", "A potion").of(seat);
        let pieces = cauldrons.chain(shelves).chain((0..backs).map(back)).collect();
        Zone::new(format!("potions-{}", seat.0), "Potions", ZoneKind::Row, pieces).of(seat)
    }
}

fn played(table: &Public, seat: Seat) -> Vec<Piece> {
    table.player(seat).played.iter().map(|role| role_card(seat, role)).collect()
}

fn role_card(seat: Seat, role: Role) -> Piece {
    Piece::new(card_id(seat, role), "role", role.id(), role.name()).of(seat)
}

fn marks(table: &Public, seat: Seat) -> Vec<Fact> {
    let mut marks = Vec::new();
    if table.starter == seat && table.set > 0 {
        marks.push(Fact::new("starter", "starts", ""));
    }
    if table.phase == Phase::Choose && table.chosen.contains(seat) {
        marks.push(Fact::new("chosen", "has chosen", ""));
    }
    marks
}

// ---- what is pointed at

impl WitchsBrew {
    /// What one points at to make a choice.
    fn pointed_at(&self, table: &Public, seat: Seat, action: Action) -> Vec<String> {
        let top = |metal: Metal| table.top_cauldron(metal).map(|place| cauldron_id(metal, place));
        let own = |drops: Drops| each(drops, |colour| Good::id(seat, colour.id()));
        let from_supply = |drops: Drops| each(drops, |colour| format!("supply-{colour}"));
        let cast = |spell: Spell, paid: Drops| {
            Vec::from_iter(self.spell_metal(spell).and_then(top)).into_iter().chain(own(paid)).collect::<Vec<_>>()
        };
        match action {
            Action::None | Action::Choose(_) => Vec::new(),
            Action::IAm(role) if table.phase == Phase::Call => vec![card_id(seat, role)],
            Action::IAm(_) => vec![ACTION.into()],
            Action::SoBeIt(_) => vec![FAVOR.into()],
            Action::Gather(colour) => vec![format!("supply-{colour}")],
            Action::Sell(colour) | Action::Bottle(colour) => vec![Good::id(seat, colour.id())],
            Action::Trade => vec![Good::id(seat, "gold")],
            Action::Buy(drops) | Action::CastCopia(drops) => from_supply(drops.drops()),
            Action::Brew(metal) | Action::CastOptio(metal) => Vec::from_iter(top(metal)),
            Action::TakeGold => vec!["supply-gold".into()],
            Action::CastMagus(drops) => cast(Spell::Magus, drops.drops()),
            Action::CastStrix(drops) => cast(Spell::Strix, drops.drops()),
            Action::CastSanatio(drops) => cast(Spell::Sanatio, drops.drops()),
            Action::CastVials(spell) => vec![format!("spell-{spell}")],
            Action::Collect => {
                let kind = self.called_shelf(table);
                Vec::from_iter(table.top_shelf(kind).map(|place| shelf_id(kind, place)))
            }
            Action::Give(drops) | Action::AddDrops(drops) => own(drops.drops()),
            Action::AddGold(gold) => vec![Good::id(seat, "gold"); gold.into()],
            Action::Starter(_) | Action::TurnSpell(_) | Action::TurnRaven | Action::Exclude(_) | Action::Deal(..) => Vec::new(),
        }
    }
}

/// One entry for each drop.
fn each(drops: Drops, of: impl Fn(Colour) -> String) -> Vec<String> {
    drops.colours().flat_map(|colour| std::iter::repeat_n(of(colour), drops.count(colour).into())).collect()
}

// ---- the log

/// Whom and what an event is about, and what is seen of it.
fn told(line: Line, event: &Event) -> Line {
    let says = |line: Line, seat, words: String| line.about([seat]).cue(Cue::Say { seat, words });
    match *event {
        Event::StarterDrawn { seat } | Event::Chose { seat, .. } | Event::Dealt { seat, .. } => line.about([seat]),
        Event::SpellTurned { spell } => line.piece(format!("spell-{spell}")),
        Event::RavenRevealed { .. } | Event::RoleExcluded { .. } => line,
        Event::SetBegan { starter, spell, .. } => line.about([starter]).piece(format!("spell-{spell}")).chapter(),
        Event::Called { seat, role, .. } => {
            says(line, seat, format!("I am the {}!", role.name())).piece(card_id(seat, role)).chapter()
        }
        Event::Passed { seat, .. } => says(line, seat, "Pass".into()),
        Event::LaidOpen { seat, role } => line.about([seat]).piece(card_id(seat, role)),
        Event::Claimed { seat, role, from } => says(line, seat, format!("I am the {}!", role.name())).about([from]),
        Event::SoBeIt { seat, .. } => says(line, seat, "So be it!".into()),
        Event::Won { seat, .. } | Event::Abstained { seat, .. } | Event::Unable { seat, .. } => line.about([seat]),
        Event::Gathered { seat, drops } | Event::CastCopia { seat, drops } => moved(line, seat, drops, 1),
        Event::Sold { seat, colour, gold } => gained(moved(line, seat, Drops::of(colour, 1), -1), seat, "gold", gold.into()),
        Event::Traded { seat, vials } => gained(gained(line, seat, "gold", -1), seat, "vials", vials.into()),
        Event::Bought { seat, drops } => gained(moved(line, seat, drops, 1), seat, "gold", -1),
        Event::Brewed { seat, metal, number, paid, gold, .. } => {
            let line = moved(line.piece(cauldron_id(metal, usize::from(number) - 1)), seat, paid, -1);
            gained(line, seat, "gold", -i64::from(gold))
        }
        Event::CastCauldron { seat, metal, number, paid, .. } => {
            moved(line.piece(cauldron_id(metal, usize::from(number) - 1)), seat, paid, -1)
        }
        Event::Bottled { seat, colour } => gained(moved(line, seat, Drops::of(colour, 1), -1), seat, "vials", 1),
        Event::CastVials { seat, colour, .. } => gained(moved(line, seat, Drops::of(colour, 1), -1), seat, "vials", 2),
        Event::TookGold { seat } => gained(line, seat, "gold", 1),
        Event::Collected { seat, kind } => line.about([seat]).piece(format!("stack-{kind}")),
        Event::GaveUp { seat, gold, drops } | Event::Added { seat, gold, drops } => {
            gained(moved(line, seat, drops, -1), seat, "gold", -i64::from(gold))
        }
        Event::ShelfTaken { seat, kind, number, .. } => line.about([seat]).piece(shelf_id(kind, usize::from(number) - 1)),
        Event::ShelfStays { kind, number, .. } => line.piece(shelf_id(kind, usize::from(number) - 1)),
        Event::HandDiscarded { seat, .. } | Event::Shown { seat, .. } => line.about([seat]),
        Event::SetEnded { winner, .. } => line.about([winner]),
        Event::GameOver { .. } => line.chapter(),
    }
}

fn moved(line: Line, seat: Seat, drops: Drops, sign: i64) -> Line {
    drops.colours().fold(line.about([seat]), |line, colour| {
        line.cue(Cue::Gain { seat, good: colour.id(), amount: sign * i64::from(drops.count(colour)) })
    })
}

fn gained(line: Line, seat: Seat, good: &'static str, amount: i64) -> Line {
    match (amount, line.seats.contains(&seat)) {
        (0, _) => line,
        (_, true) => line.cue(Cue::Gain { seat, good, amount }),
        (_, false) => line.about([seat]).cue(Cue::Gain { seat, good, amount }),
    }
}

// ---- names of things

/// A role card once it has been seen: in its owner's own hand, or played.
fn card_id(seat: Seat, role: Role) -> String {
    format!("card-{}-{role}", seat.0)
}

fn cauldron_id(metal: Metal, place: usize) -> String {
    format!("{metal}-{}", place + 1)
}

fn shelf_id(kind: ShelfKind, place: usize) -> String {
    format!("{kind}-{}", place + 1)
}

fn shelf_name(kind: ShelfKind) -> &'static str {
    match kind {
        ShelfKind::Gold => "Gold shelf",
        ShelfKind::Ingredient => "Ingredient shelf",
    }
}

fn with_raven(piece: Piece, raven: bool) -> Piece {
    if raven { piece.fact("raven", "raven", "1") } else { piece }
}

fn drop(colour: Colour, amount: u16) -> Good {
    let (name, letter) = match colour {
        Colour::Red => ("wolf blood", 'R'),
        Colour::White => ("snake venom", 'W'),
        Colour::Green => ("herb juice", 'G'),
    };
    Good { key: colour.id(), name: name.into(), letter, amount: amount.into() }
}

fn gold(amount: u16) -> Good {
    Good { key: "gold", name: "gold".into(), letter: 'O', amount: amount.into() }
}

fn vials(amount: u16) -> Good {
    Good { key: "vials", name: "vials".into(), letter: 'V', amount: amount.into() }
}

/// The drops there are any of.
fn heap(drops: Drops) -> Vec<Good> {
    drops.colours().map(|colour| drop(colour, drops.count(colour))).collect()
}

/// All three colours, none shown as none.
fn heap_with_none(drops: Drops) -> Vec<Good> {
    Colour::ALL.iter().map(|&colour| drop(colour, drops.count(colour))).collect()
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
