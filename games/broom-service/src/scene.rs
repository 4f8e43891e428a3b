//! What the table looks like, from a view: the map with its towers, clouds, tiles and pawns, the round's event and role, the
//! players' areas, and what may be pointed at.

mod land;
mod pointing;
mod reasons;
mod telling;

use crate::BroomService;
use crate::action::Action;
use crate::cards::{EventCard, ForestTile, Laid, Role, RoleSet, Stance};
use crate::event::Event;
use crate::goods::{Goods, Resource};
use crate::speech::SPEECH;
use crate::state::{Phase, Player, Public};
use crate::view::View;
use covenstead_core::{Audience, Seat};
use covenstead_scene::{
    Ask, Bubble, Choice, Fact, Good, Line, Pick, Pickable, Piece, Scene, Scenic, ScorePart, Seen, Track, Zone, ZoneKind,
};
use covenstead_speech::Speech;

impl Scenic for BroomService {
    fn speech() -> &'static Speech {
        &SPEECH
    }

    fn lay(&self, seen: &Seen<'_, Self>, scene: &mut Scene) {
        let table = &seen.view.public;
        scene.facts = vec![
            Fact::new("round", "Round", format!("{} of {}", table.round, self.components().setup.rounds)),
            Fact::new("leads", "Leads", seen.to.names.of(table.starter)),
        ];
        scene.tracks.push(self.round_track(table));
        scene.boards.push(self.map_board());
        scene.zones.extend(self.map_zones(table, seen.viewer));
        scene.zones.push(self.event_zone(table));
        scene.zones.push(self.bewitched_zone(table));
        scene.zones.extend(self.turn_zone(table));
        scene.bubbles = self.said(table);
        for seat in Seat::all(self.seats) {
            self.lay_player(seen.view, seat, scene);
        }
        if let Some(seat) = seen.viewer.seat().filter(|_| !seen.legal.is_empty()) {
            self.give_reasons(table, seat, scene);
        }
    }

    fn ask(&self, seen: &Seen<'_, Self>) -> Ask {
        let table = &seen.view.public;
        match (seen.legal.first(), seen.viewer.seat()) {
            (None, _) => Ask::Nothing,
            (Some(Action::Choose(_)), Some(seat)) => Ask::Set(self.hand_to_pick(table, seat)),
            (Some(Action::Fist(_)), Some(seat)) => Ask::Set(fist_to_pick(table.player(seat).goods)),
            _ => Ask::One { choices: seen.legal.iter().map(|&action| self.choice(seen, action)).collect() },
        }
    }

    fn choice(&self, seen: &Seen<'_, Self>, action: Action) -> Choice {
        self.choice_of(seen, action)
    }

    fn line(&self, event: &Event, to: Audience<'_>) -> Line {
        telling::told(Line::new(covenstead_core::Words::tell(self, event, to)), event)
    }
}

// ---- the round

impl BroomService {
    fn round_track(&self, table: &Public) -> Track {
        let to = self.components().setup.rounds;
        let text = format!("The game ends after round {to}.");
        Track { id: "rounds", name: "Round".into(), at: table.round.into(), to: to.into(), text }
    }

    fn event_zone(&self, table: &Public) -> Zone {
        let card =
            table.event().map(|event| Piece::new(EVENT, "event", event.id(), event.name()).text(self.event_in_words(event)));
        Zone::new("event-of-round", "Event", ZoneKind::Middle, Vec::from_iter(card))
    }

    /// What the event of a round does, in a sentence (BS-64 to BS-73).
    fn event_in_words(&self, event: EventCard) -> String {
        let values = &self.components().events;
        match event {
            EventCard::MoreOrLess => {
                let vp: Vec<String> = values.more_or_less[1..].iter().map(|vp| format!("{vp:+}")).collect();
                format!("Choose one to five cards instead of four: {} points.", vp.join(", "))
            }
            EventCard::BlackMarket => format!("Cowardly? Take {} points instead of the action.", values.black_market),
            EventCard::BlackDistillery => "Cowardly? Take any one resource instead of the action.".into(),
            EventCard::BraveHeart => "Whoever leads must be brave.".into(),
            EventCard::PerilousPlaces => format!("At the end of the round each pawn pays: {}.", by_landscape(values.perilous)),
            EventCard::ProtectedPlaces => {
                format!("At the end of the round each pawn earns: {}.", by_landscape(values.protected))
            }
            EventCard::TheUpperHand => {
                let (most, second) = (values.most, values.second);
                format!(
                    "At the end of the round fill a fist in secret: {most} points for the most, {second} for the second most."
                )
            }
            EventCard::EmptyHanded => {
                let (vp, most) = (values.empty_vp, values.empty_most);
                format!("At the end of the round: {vp} points for holding {most} resources or fewer.")
            }
            EventCard::TheWorks => {
                format!("At the end of the round: hand in one of each resource for {} points.", values.works_vp)
            }
            EventCard::FlockTogether => {
                format!("At the end of the round: {} points if both pawns share a landscape.", values.flock_vp)
            }
        }
    }

    fn bewitched_zone(&self, table: &Public) -> Zone {
        let text = format!("Whoever plays it loses {} points.", self.components().setup.bewitched_penalty);
        let card =
            |role: Role| Piece::new(format!("bewitched-{role}"), "bewitched", role.id(), role.name()).text(text.as_str());
        Zone::new("bewitched", "Bewitched", ZoneKind::Row, table.bewitched.iter().map(card).collect())
    }

    /// The role of the turn with its two actions.
    fn turn_zone(&self, table: &Public) -> Option<Zone> {
        let role = table.role?;
        let card = self.with_actions(Piece::new("turn-role", "turn", role.id(), role.name()), role);
        let card = match table.brave {
            Some(seat) => card.of(seat),
            None => card,
        };
        Some(Zone::new("turn", "Role of the turn", ZoneKind::Middle, vec![card]))
    }

    /// What everybody has said in this turn, in lap order.
    fn said(&self, table: &Public) -> Vec<Bubble> {
        let Some(role) = table.role else { return Vec::new() };
        let lap = std::iter::once(table.starter).chain(table.starter.lap(self.seats));
        lap.filter_map(|seat| word_of(table, seat, role)).collect()
    }

    fn hand_to_pick(&self, table: &Public, seat: Seat) -> Pick {
        let count = usize::from(self.components().setup.cards_per_round);
        let (least, most) = if table.is_event(EventCard::MoreOrLess) { (1, 5) } else { (count, count) };
        let from = Role::ALL.iter().map(|&role| Pickable { piece: card_id(seat, role), word: role.id().into() }).collect();
        let label = if least == most { format!("Keep these {most}") } else { "Keep these".into() };
        Pick { least, most, from, verb: "choose", label }
    }
}

/// "forest -1, prairie -3"; landscapes that do not matter are left out.
fn by_landscape(vp: [i16; 4]) -> String {
    let lands = crate::cards::Landscape::ALL.iter().zip(vp).filter(|(_, vp)| *vp != 0);
    let parts: Vec<String> = lands.map(|(land, vp)| format!("{land} {vp:+}")).collect();
    parts.join(", ")
}

/// What `seat` said when the lap came to it, if it has.
fn word_of(table: &Public, seat: Seat, role: Role) -> Option<Bubble> {
    let laid = table.player(seat).laid().find(|card| card.role == role);
    let (words, tone) = match laid {
        Some(card) => (spoken(card.stance, role), tone_of(table, seat, card.stance)),
        None if table.phase == Phase::Follow(seat) => (format!("I hold the {}…", role.name()), "asked"),
        None if table.reached.contains(seat) => ("Pass".into(), "pass"),
        None => return None,
    };
    Some(Bubble { seat, words, tone })
}

fn tone_of(table: &Public, seat: Seat, stance: Stance) -> &'static str {
    match stance {
        Stance::Cowardly => "favor",
        Stance::Brave if table.brave == Some(seat) => "claim",
        Stance::Brave => "displaced",
    }
}

/// "I am the brave Hill Witch!"
fn spoken(stance: Stance, role: Role) -> String {
    match stance {
        Stance::Brave => format!("I am the brave {}!", role.name()),
        Stance::Cowardly => format!("I am the cowardly {}.", role.name()),
    }
}

/// Every resource one by one, to be put into the fist.
fn fist_to_pick(held: Goods) -> Pick {
    let from: Vec<Pickable> =
        each(held).map(|(kind, nth)| Pickable { piece: token_id(kind, nth), word: kind.id().into() }).collect();
    Pick { least: 0, most: from.len(), from, verb: "fist", label: "Close the fist".into() }
}

/// Each single resource of a heap.
fn each(goods: Goods) -> impl Iterator<Item = (Resource, u8)> {
    Resource::ALL.iter().flat_map(move |&kind| (0..goods.count(kind)).map(move |nth| (kind, nth)))
}

// ---- the players

impl BroomService {
    fn lay_player(&self, view: &View, seat: Seat, scene: &mut Scene) {
        let (table, number) = (&view.public, seat.0);
        let player = table.player(seat);
        let area = scene.player_mut(seat);
        area.goods = self.belongings(table, player);
        area.cards = Some(player.cards.into());
        area.score = Some(self.score(table, seat).into());
        area.parts = self.parts(table, seat).into_iter().map(ScorePart::from).collect();
        area.marks = marks(table, seat);
        scene.zones.push(self.hand_zone(view, seat));
        let laid = player.laid().map(|card| laid_card(seat, card)).collect();
        scene.zones.push(Zone::new(format!("played-{number}"), "Played", ZoneKind::Row, laid).of(seat));
        scene
            .zones
            .push(Zone::new(format!("tiles-{number}"), "Forest tiles", ZoneKind::Row, held_tiles(seat, player)).of(seat));
    }

    fn belongings(&self, table: &Public, player: &Player) -> Vec<Good> {
        let mut goods: Vec<Good> = Resource::ALL.iter().map(|&kind| good(kind, player.goods.count(kind))).collect();
        goods.push(Good {
            key: "bs-bolt",
            name: "bolts of lightning".into(),
            letter: 'L',
            amount: self.bolts(table, player).into(),
        });
        if self.has_mountain_tiles() {
            let amount = player.amulets.count_ones().into();
            goods.push(Good { key: "bs-amulet", name: "amulets".into(), letter: 'A', amount });
        }
        goods
    }

    /// The roles in hand: faces for their owner, nothing for everybody else, who see the backs. While cards are to be chosen,
    /// all ten; while a fist is to be filled, the resources.
    fn hand_zone(&self, view: &View, seat: Seat) -> Zone {
        let (table, own) = (&view.public, view.own.filter(|_| view.viewer.is(seat)));
        let hand = |name: &str, pieces| Zone::new(format!("hand-{}", seat.0), name, ZoneKind::Hand, pieces).of(seat);
        let cards = |roles: RoleSet| roles.iter().map(|role| self.card(table, seat, role)).collect::<Vec<_>>();
        let undecided = !table.decided.contains(seat);
        match (own, table.phase) {
            (None, _) => hand("Hand", Vec::new()),
            (Some(_), Phase::Choose) if undecided => hand("Your ten roles", cards(RoleSet::ALL)),
            (Some(own), Phase::Extra) if undecided && table.player(seat).holds(ForestTile::ExtraCard) => {
                let aside = cards(RoleSet::ALL.minus(own.hand)).into_iter().map(|card| Piece { kind: "aside", ..card });
                hand("Your hand, and the cards set aside", cards(own.hand).into_iter().chain(aside).collect())
            }
            (Some(_), Phase::Fist) if undecided => hand("Your resources", tokens(seat, table.player(seat).goods)),
            (Some(own), _) => hand("Your hand", cards(own.hand)),
        }
    }

    fn card(&self, table: &Public, seat: Seat, role: Role) -> Piece {
        let card = self.with_actions(Piece::new(card_id(seat, role), "role", role.id(), role.name()), role);
        match table.bewitched.contains(role) {
            true => card.fact("bewitched", "bewitched", self.components().setup.bewitched_penalty),
            false => card,
        }
    }

    fn with_actions(&self, card: Piece, role: Role) -> Piece {
        let brave = self.big_action(role);
        let cowardly = self.small_action(role);
        card.text(format!("Brave: {brave}. Cowardly: {cowardly}.")).fact("brave", "Brave", capital(&brave)).fact(
            "cowardly",
            "Cowardly",
            capital(&cowardly),
        )
    }
}

fn marks(table: &Public, seat: Seat) -> Vec<Fact> {
    let mut marks = Vec::new();
    if table.starter == seat && table.round > 0 {
        marks.push(Fact::new("starter", "leads", ""));
    }
    let sealed = matches!(table.phase, Phase::Choose | Phase::Extra | Phase::Fist);
    if sealed && table.decided.contains(seat) {
        marks.push(Fact::new("chosen", "has chosen", ""));
    }
    marks
}

fn laid_card(seat: Seat, card: Laid) -> Piece {
    let name = format!("{} {}", capital(card.stance.id()), card.role.name());
    Piece::new(card_id(seat, card.role), "laid", card.role.id(), name).of(seat).fact("stance", "played", card.stance)
}

fn held_tiles(seat: Seat, player: &Player) -> Vec<Piece> {
    let kinds = ForestTile::ALL.iter().filter(|&&tile| player.holds(tile));
    let tile = |&tile: &ForestTile| {
        Piece::new(held_id(seat, tile), "leaf", tile.id(), forest_name(tile)).text(forest_text(tile)).of(seat).fact(
            "count",
            "held",
            player.tiles[tile.index()],
        )
    };
    kinds.map(tile).collect()
}

fn tokens(seat: Seat, held: Goods) -> Vec<Piece> {
    each(held).map(|(kind, nth)| Piece::new(token_id(kind, nth), "resource", key(kind), capital(kind.id())).of(seat)).collect()
}

fn forest_name(tile: ForestTile) -> &'static str {
    match tile {
        ForestTile::Brave => "Courage",
        ForestTile::ExtraCard => "Extra card",
        ForestTile::FiveVp => "Treasure",
    }
}

fn forest_text(tile: ForestTile) -> &'static str {
    match tile {
        ForestTile::Brave => "Play cowardly and do the brave action.",
        ForestTile::ExtraCard => "Take one more card at the beginning of a round.",
        ForestTile::FiveVp => "Points instead of a cowardly action.",
    }
}

// ---- names of things

/// Pointed at for what the event offers.
const EVENT: &str = "event";

/// A role card that its owner sees, or that was played.
fn card_id(seat: Seat, role: Role) -> String {
    format!("card-{}-{role}", seat.0)
}

/// One resource among those to put into the fist.
fn token_id(kind: Resource, nth: u8) -> String {
    format!("token-{kind}-{nth}")
}

/// A forest tile that somebody holds.
fn held_id(seat: Seat, tile: ForestTile) -> String {
    format!("held-{}-{tile}", seat.0)
}

/// The goods of Broom Service have names of their own: other games have green goods, too.
const fn key(kind: Resource) -> &'static str {
    match kind {
        Resource::Orange => "bs-orange",
        Resource::Green => "bs-green",
        Resource::Purple => "bs-purple",
        Resource::Wand => "bs-wand",
    }
}

fn good(kind: Resource, amount: u8) -> Good {
    let (name, letter) = match kind {
        Resource::Orange => ("orange potions", 'O'),
        Resource::Green => ("green potions", 'G'),
        Resource::Purple => ("purple potions", 'P'),
        Resource::Wand => ("wands", 'W'),
    };
    Good { key: key(kind), name: name.into(), letter, amount: amount.into() }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use covenstead_core::{DataFile, FastRng, Game, Match, Names, Rng, Table, Viewer, Words};
    use covenstead_scene::step;
    use std::collections::BTreeSet;
    use std::sync::Arc;

    fn back_of_the_board(seed: u64) -> Match<BroomService> {
        let options = crate::Options { board: crate::Side::Back, ..crate::Options::default() };
        let game = BroomService::new(Arc::new(DataFile::built_in::<BroomService>()), options, 4).unwrap();
        Match::new(game, Names::of_seats(4), &seed.to_string())
    }

    fn scene_of(table: &Match<BroomService>, seat: Seat) -> (Scene, Vec<Action>) {
        let (game, state, viewer) = (table.rules(), table.true_state(), Viewer::Seat(seat));
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let (view, explain) =
            (game.view(state, viewer), |action| game.explain(state, seat, action, Audience::english(table.names())));
        let (to, status) = (Audience::english(table.names()), table.status());
        let seen =
            Seen { viewer, view: &view, to, status, legal: legal.clone(), explain: &explain, log: Vec::new(), result: None };
        (game.scene(seen), legal)
    }

    /// What can be pointed at: pieces, goods, and the two halves of each card.
    fn things(scene: &Scene) -> BTreeSet<String> {
        let goods = scene.players.iter().flat_map(|player| player.goods.iter().map(|good| Good::id(player.seat, good.key)));
        let halves = |piece: &Piece| match piece.kind {
            "turn" => vec!["turn-brave".to_string(), "turn-cowardly".to_string()],
            _ => vec![format!("brave-{}", piece.look), format!("cowardly-{}", piece.look)],
        };
        let cards = scene.pieces().filter(|piece| piece.value("brave").is_some()).flat_map(halves);
        scene.pieces().map(|piece| piece.id.clone()).chain(goods).chain(cards).collect()
    }

    fn every_choice_can_be_pointed_at(scene: &Scene, choices: &[Choice]) {
        let things = things(scene);
        for choice in choices.iter().filter(|choice| !choice.declines) {
            let pieces: Vec<&str> = choice.pieces.iter().map(String::as_str).collect();
            assert!(!pieces.is_empty() && pieces.iter().all(|&piece| things.contains(piece)), "{choice:?}");
            assert_eq!(step(choices, &pieces).made(), Some(choice));
        }
    }

    fn every_set_is_legal(game: &BroomService, pick: &Pick, legal: &[Action]) {
        for count in pick.least..=pick.most {
            let pieces: Vec<&str> = pick.from.iter().take(count).map(|from| from.piece.as_str()).collect();
            let action = game.parse(&pick.action(&pieces).unwrap()).unwrap();
            assert!(legal.contains(&action), "{action:?}");
        }
    }

    #[test]
    fn every_decision_can_be_made_by_pointing() {
        let mut asked = BTreeSet::new();
        for seed in 0..12 {
            let (mut table, mut rng) = (back_of_the_board(seed), FastRng::new(seed));
            while let Some(&seat) = table.status().actors.first() {
                let (scene, legal) = scene_of(&table, seat);
                match &scene.ask {
                    Ask::One { choices } => every_choice_can_be_pointed_at(&scene, choices),
                    Ask::Set(pick) => every_set_is_legal(table.rules(), pick, &legal),
                    Ask::Nothing => panic!("{seat} is asked nothing"),
                }
                asked.extend(scene.prompt.decision);
                let action = table.rules().print(rng.pick(&legal));
                table.play(seat, &action).unwrap();
            }
        }
        assert_eq!(asked.len(), 13, "of BS-D-01 to BS-D-13 only {asked:?}");
    }
}
