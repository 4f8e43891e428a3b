//! The players: what they own, hold and have played.

use super::goods::{gold, heap_with_none, vials};
use super::{capital, card_id};
use crate::cards::{Metal, Role, ShelfKind};
use crate::speech::{Naming, role_name};
use crate::state::{Phase, Player};
use crate::view::View;
use crate::words::Speaker;
use covenstead_core::Seat;
use covenstead_scene::{Fact, Piece, Scene, ScorePart, Zone, ZoneKind};

impl Speaker<'_> {
    pub(super) fn lay_player(self, view: &View, seat: Seat, scene: &mut Scene) {
        let (game, table) = (self.game, self.table);
        let hidden = game.hides_potions(table) && !view.viewer.is(seat);
        let player = if hidden {
            game.face_up(table, seat)
        } else {
            *table.player(seat)
        };
        let area = scene.player_mut(seat);
        area.goods = heap_with_none(player.drops);
        area.goods.push(gold(player.gold));
        area.cards = Some(player.cards.into());
        area.marks = self.marks(seat);
        if !hidden {
            area.goods.push(vials(player.vials));
            area.score = Some(game.score_so_far(table, seat).into());
            area.at_end = game.added_at_end(table, seat).map(i64::from);
            area.parts = game
                .parts_so_far(table, seat)
                .iter()
                .map(|part| ScorePart::from(part.clone()))
                .collect();
        }
        scene.zones.push(self.hand_zone(view, seat));
        scene.zones.push(self.played_zone(seat));
        scene
            .zones
            .push(self.potion_zone(view, seat, &player, hidden));
    }

    fn marks(self, seat: Seat) -> Vec<Fact> {
        let table = self.table;
        let mut marks = Vec::new();
        if table.starter == seat && table.set > 0 {
            marks.push(self.fact("starter", "starts", ""));
        }
        if table.phase == Phase::Choose && table.chosen.contains(seat) {
            marks.push(self.fact("chosen", "has-chosen", ""));
        }
        marks
    }

    /// The roles in hand: faces for their owner, backs for everybody else. While a hand is to be
    /// chosen, all there is to choose from.
    fn hand_zone(self, view: &View, seat: Seat) -> Zone {
        let (table, number) = (self.table, seat.0);
        let hand = |name: &str, pieces| {
            Zone::new(
                format!("hand-{number}"),
                self.say(name),
                ZoneKind::Hand,
                pieces,
            )
            .of(seat)
        };
        match view.own {
            Some(_)
                if view.viewer.is(seat)
                    && table.phase == Phase::Choose
                    && !table.chosen.contains(seat) =>
            {
                hand(
                    "your-roles",
                    Role::ALL
                        .iter()
                        .map(|&role| self.role_to_pick(seat, role))
                        .collect(),
                )
            }
            Some(own) if view.viewer.is(seat) => hand(
                "your-hand",
                own.hand
                    .iter()
                    .map(|role| self.role_in_hand(seat, role))
                    .collect(),
            ),
            _ => {
                let back = |place| {
                    Piece::face_down(format!("hand-{number}-{place}"), "role", self.say("a-role"))
                        .of(seat)
                };
                hand("hand", (0..table.player(seat).cards).map(back).collect())
            }
        }
    }

    fn role_to_pick(self, seat: Seat, role: Role) -> Piece {
        let card = self.role_in_hand(seat, role);
        match self.game.allowed(self.table).contains(role) {
            true => card,
            false => card.why_not("WB-71", self.say("excluded").role(role)),
        }
    }

    fn role_in_hand(self, seat: Seat, role: Role) -> Piece {
        let (action, favor) = (self.full_action(role), self.favor(role));
        self.role_card(seat, role)
            .text(
                self.say("both-halves")
                    .with("action", action.as_str())
                    .with("favor", favor.as_str()),
            )
            .fact("action", self.say("full-action"), capital(&action))
            .fact("favor", self.say("favor"), capital(&favor))
    }

    fn role_card(self, seat: Seat, role: Role) -> Piece {
        Piece::new(
            card_id(seat, role),
            "role",
            role.id(),
            role_name(self.to.locale, role),
        )
        .of(seat)
    }

    fn played_zone(self, seat: Seat) -> Zone {
        let cards = self
            .table
            .player(seat)
            .played
            .iter()
            .map(|role| self.role_card(seat, role))
            .collect();
        Zone::new(
            format!("played-{}", seat.0),
            self.say("played"),
            ZoneKind::Row,
            cards,
        )
        .of(seat)
    }

    fn potion_zone(self, view: &View, seat: Seat, player: &Player, hidden: bool) -> Zone {
        let owned = |mask: u8| (0..8).filter(move |place| mask >> place & 1 == 1);
        let cauldrons = Metal::ALL.iter().flat_map(|&metal| {
            owned(player.cauldrons[metal.index()]).map(move |place| self.cauldron(metal, place))
        });
        let shelves = ShelfKind::ALL.iter().flat_map(|&kind| {
            owned(player.shelves[kind.index()]).map(move |place| self.shelf(kind, place))
        });
        let backs = match (hidden, view.viewer.seat()) {
            (false, _) => 0,
            (true, None) => u32::from(view.face_down[seat.index()]),
            (true, Some(_)) => self.game.face_down(view.public.player(seat)),
        };
        let back = |place| {
            Piece::face_down(
                format!("potion-{}-{place}", seat.0),
                "potion",
                self.say("a-potion"),
            )
            .of(seat)
        };
        let pieces = cauldrons
            .chain(shelves)
            .chain((0..backs).map(back))
            .collect();
        Zone::new(
            format!("potions-{}", seat.0),
            self.say("potions"),
            ZoneKind::Row,
            pieces,
        )
        .of(seat)
    }
}
