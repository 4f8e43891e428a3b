//! What the table looks like, from a view: the map with its towers, clouds, tiles and pawns
//! (`land.rs`), the round's event and role (`round.rs`), what the players own (`players.rs`), what
//! may be pointed at (`pointing.rs`) and what may not (`reasons.rs`).

mod land;
mod lines;
mod players;
mod pointing;
mod promising;
mod reasons;
mod round;

use crate::BroomService;
use crate::action::Action;
use crate::cards::{ForestTile, Role, Stance};
use crate::event::Event;
use crate::goods::Resource;
use crate::speech::{Nouns, SPEECH, say};
use crate::state::Public;
use covenstead_core::notation::capital;
use covenstead_core::{Audience, Locale, Seat};
use covenstead_scene::{Ask, Choice, Fact, Line, Scene, Scenic, Seen};
use covenstead_speech::Speech;

impl Scenic for BroomService {
    fn speech() -> &'static Speech {
        &SPEECH
    }

    fn lay(&self, seen: &Seen<'_, Self>, scene: &mut Scene) {
        let (table, locale) = (&seen.view.public, seen.to.locale);
        let rounds = say(locale, "round-of")
            .with("round", table.round)
            .with("rounds", self.components().setup.rounds);
        scene.facts = vec![
            Fact::new("round", say(locale, "round"), rounds),
            Fact::new("leads", say(locale, "leads"), self.leader(table, seen.to)),
        ];
        scene.tracks.push(self.round_track(table, locale));
        scene.boards.push(self.map_board(locale));
        scene
            .zones
            .extend(self.map_zones(table, seen.viewer, locale));
        scene.zones.push(self.event_zone(table, locale));
        scene.zones.push(self.bewitched_zone(table, locale));
        scene.zones.extend(self.turn_zone(table, locale));
        scene.bubbles = self.said(table, locale);
        for seat in Seat::all(self.seats) {
            self.lay_player(seen.view, seat, locale, scene);
        }
        if let Some(seat) = seen.viewer.seat().filter(|_| !seen.legal.is_empty()) {
            self.give_reasons(table, seat, locale, scene);
        }
    }

    fn ask(&self, seen: &Seen<'_, Self>) -> Ask {
        let (table, locale) = (&seen.view.public, seen.to.locale);
        match (seen.legal.first(), seen.viewer.seat()) {
            (None, _) => Ask::Nothing,
            (Some(Action::Choose(_)), Some(seat)) => {
                Ask::Set(self.hand_to_pick(table, seat, locale))
            }
            (Some(Action::Fist(_)), Some(seat)) => {
                Ask::Set(players::fist_to_pick(table.player(seat).goods, locale))
            }
            _ => Ask::One {
                choices: seen
                    .legal
                    .iter()
                    .map(|&action| self.choice(seen, action))
                    .collect(),
            },
        }
    }

    fn choice(&self, seen: &Seen<'_, Self>, action: Action) -> Choice {
        self.choice_of(seen, action)
    }

    fn line(&self, event: &Event, to: Audience<'_>) -> Line {
        lines::told(
            Line::new(covenstead_core::Words::tell(self, event, to)),
            event,
            to.locale,
        )
    }
}

impl BroomService {
    /// Who leads, as the reader says it.
    fn leader(&self, table: &Public, to: Audience<'_>) -> String {
        if to.is_you(table.starter) {
            say(to.locale, "you").into()
        } else {
            to.name(table.starter).into()
        }
    }
}

/// "I am the brave Hill Witch!"
fn spoken(stance: Stance, role: Role, locale: Locale) -> String {
    match stance {
        Stance::Brave => say(locale, "i-am-brave").role(role).into(),
        Stance::Cowardly => say(locale, "i-am-cowardly").role(role).into(),
    }
}

// ---- names of things

/// Pointed at for what the event offers.
const EVENT: &str = "event";

/// A role card that its owner sees, or that was played.
fn card_id(seat: Seat, role: Role) -> String {
    format!("card-{}-{role}", seat.0)
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

#[cfg(test)]
mod tests {
    use super::*;
    use covenstead_core::{DataFile, FastRng, Game, Match, Names, Rng, Table, Viewer, Words};
    use covenstead_scene::{Good, Pick, Piece, step};
    use std::collections::BTreeSet;
    use std::sync::Arc;

    fn back_of_the_board(seed: u64) -> Match<BroomService> {
        let options = crate::Options {
            board: crate::Side::Back,
            ..crate::Options::default()
        };
        let game =
            BroomService::new(Arc::new(DataFile::built_in::<BroomService>()), options, 4).unwrap();
        Match::new(game, Names::of_seats(4), &seed.to_string())
    }

    fn scene_of(table: &Match<BroomService>, seat: Seat) -> (Scene, Vec<Action>) {
        let (game, state, viewer) = (table.rules(), table.true_state(), Viewer::Seat(seat));
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let (view, explain) = (game.view(state, viewer), |action| {
            game.explain(state, seat, action, Audience::english(table.names()))
        });
        let (to, status) = (Audience::english(table.names()), table.status());
        let seen = Seen {
            viewer,
            view: &view,
            to,
            status,
            legal: legal.clone(),
            explain: &explain,
            log: Vec::new(),
            result: None,
        };
        (game.scene(seen), legal)
    }

    /// What can be pointed at: pieces, goods, and the two halves of each card.
    fn things(scene: &Scene) -> BTreeSet<String> {
        let goods = scene.players.iter().flat_map(|player| {
            player
                .goods
                .iter()
                .map(|good| Good::id(player.seat, good.key))
        });
        let halves = |piece: &Piece| match piece.kind {
            "turn" => vec!["turn-brave".to_string(), "turn-cowardly".to_string()],
            _ => vec![
                format!("brave-{}", piece.look),
                format!("cowardly-{}", piece.look),
            ],
        };
        let cards = scene
            .pieces()
            .filter(|piece| piece.value("brave").is_some())
            .flat_map(halves);
        scene
            .pieces()
            .map(|piece| piece.id.clone())
            .chain(goods)
            .chain(cards)
            .collect()
    }

    fn every_choice_can_be_pointed_at(scene: &Scene, choices: &[Choice]) {
        let things = things(scene);
        for choice in choices.iter().filter(|choice| !choice.declines) {
            let pieces: Vec<&str> = choice.pieces.iter().map(String::as_str).collect();
            assert!(
                !pieces.is_empty() && pieces.iter().all(|&piece| things.contains(piece)),
                "{choice:?}"
            );
            assert_eq!(step(choices, &pieces).made(), Some(choice));
        }
    }

    fn every_set_is_legal(game: &BroomService, pick: &Pick, legal: &[Action]) {
        for count in pick.least..=pick.most {
            let pieces: Vec<&str> = pick
                .from
                .iter()
                .take(count)
                .map(|from| from.piece.as_str())
                .collect();
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
