//! What the players own: goods, cards in hand and played, forest tiles.

use super::{card_id, held_id, key};
use crate::BroomService;
use crate::cards::{EventCard, ForestTile, Laid, Role, RoleSet, Stance};
use crate::goods::{Goods, Resource};
use crate::speech::{Nouns, forest_tile_name, role_name, say, token_name};
use crate::state::{Phase, Player, Public};
use crate::view::View;
use covenstead_core::{Locale, Seat};
use covenstead_scene::{Fact, Good, Pick, Pickable, Piece, Scene, ScorePart, Zone, ZoneKind};

impl BroomService {
    pub(super) fn lay_player(&self, view: &View, seat: Seat, locale: Locale, scene: &mut Scene) {
        let (table, number) = (&view.public, seat.0);
        let player = table.player(seat);
        let area = scene.player_mut(seat);
        area.goods = self.belongings(table, player);
        area.cards = Some(player.cards.into());
        let (track, total) = (player.vp, self.score(table, seat));
        // Once the game is over, everything has been counted (BS-75 to BS-77).
        if table.phase == Phase::Over {
            area.score = Some(total.into());
        } else {
            area.score = Some(track.into());
            area.at_end = Some((total - track).into());
        }
        area.parts = self
            .parts(table, seat)
            .into_iter()
            .map(ScorePart::from)
            .collect();
        area.marks = marks(table, seat, locale);
        let row = |id: String, key, pieces| {
            Zone::new(id, say(locale, key), ZoneKind::Row, pieces).of(seat)
        };
        let laid = player
            .laid()
            .map(|card| laid_card(seat, card, locale))
            .collect();
        scene.zones.push(self.hand_zone(view, seat, locale));
        scene
            .zones
            .push(row(format!("played-{number}"), "played", laid));
        scene.zones.push(row(
            format!("tiles-{number}"),
            "forest-tiles",
            self.held_tiles(seat, player, locale),
        ));
    }

    fn belongings(&self, table: &Public, player: &Player) -> Vec<Good> {
        let mut goods: Vec<Good> = Resource::ALL
            .iter()
            .map(|&kind| good(kind, player.goods.count(kind)))
            .collect();
        goods.push(Good {
            key: "bs-bolt",
            name: "bolts of lightning".into(),
            letter: 'L',
            amount: self.bolts(table, player).into(),
        });
        if self.has_mountain_tiles() {
            let amount = player.amulets.count_ones().into();
            goods.push(Good {
                key: "bs-amulet",
                name: "amulets".into(),
                letter: 'A',
                amount,
            });
        }
        goods
    }

    /// The roles in hand: faces for their owner, nothing for everybody else, who see the backs.
    /// While cards are to be chosen, all ten; while a fist is to be filled, the resources.
    fn hand_zone(&self, view: &View, seat: Seat, locale: Locale) -> Zone {
        let (table, own) = (&view.public, view.own.filter(|_| view.viewer.is(seat)));
        let hand = |key, pieces| {
            Zone::new(
                format!("hand-{}", seat.0),
                say(locale, key),
                ZoneKind::Hand,
                pieces,
            )
            .of(seat)
        };
        let cards = |roles: RoleSet| {
            roles
                .iter()
                .map(|role| self.card(table, seat, role, locale))
                .collect::<Vec<_>>()
        };
        let undecided = !table.decided.contains(seat);
        match (own, table.phase) {
            (None, _) => hand("hand", Vec::new()),
            (Some(_), Phase::Choose) if undecided => hand("your-roles", cards(RoleSet::ALL)),
            (Some(own), Phase::Extra)
                if undecided && table.player(seat).holds(ForestTile::ExtraCard) =>
            {
                let aside = cards(RoleSet::ALL.minus(own.hand))
                    .into_iter()
                    .map(|card| Piece {
                        kind: "aside",
                        ..card
                    });
                hand(
                    "hand-and-aside",
                    cards(own.hand).into_iter().chain(aside).collect(),
                )
            }
            (Some(_), Phase::Fist) if undecided => hand(
                "your-resources",
                tokens(seat, table.player(seat).goods, locale),
            ),
            (Some(own), _) => hand("your-hand", cards(own.hand)),
        }
    }

    fn card(&self, table: &Public, seat: Seat, role: Role, locale: Locale) -> Piece {
        let card = Piece::new(
            card_id(seat, role),
            "role",
            role.id(),
            role_name(locale, role),
        );
        let card = self.with_actions(card, role, locale);
        match table.bewitched.contains(role) {
            true => card.fact(
                "bewitched",
                say(locale, "fact-bewitched"),
                self.components().setup.bewitched_penalty,
            ),
            false => card,
        }
    }

    pub(super) fn hand_to_pick(&self, table: &Public, seat: Seat, locale: Locale) -> Pick {
        let count = usize::from(self.components().setup.cards_per_round);
        let (least, most) = if table.is_event(EventCard::MoreOrLess) {
            (1, 5)
        } else {
            (count, count)
        };
        let from = Role::ALL
            .iter()
            .map(|&role| Pickable {
                piece: card_id(seat, role),
                word: role.id().into(),
            })
            .collect();
        let label = match least == most {
            true => say(locale, "keep-so-many").with("n", most),
            false => say(locale, "keep-these"),
        };
        Pick {
            least,
            most,
            from,
            verb: "choose",
            label: label.into(),
        }
    }

    fn held_tiles(&self, seat: Seat, player: &Player, locale: Locale) -> Vec<Piece> {
        let kinds = ForestTile::ALL.iter().filter(|&&tile| player.holds(tile));
        let tile = |&tile: &ForestTile| {
            let name = forest_tile_name(locale, tile);
            let piece = Piece::new(held_id(seat, tile), "leaf", tile.id(), name)
                .text(self.forest_text(tile, locale))
                .of(seat);
            piece.fact(
                "count",
                say(locale, "fact-count"),
                player.tiles[tile.index()],
            )
        };
        kinds.map(tile).collect()
    }
}

fn marks(table: &Public, seat: Seat, locale: Locale) -> Vec<Fact> {
    let mut marks = Vec::new();
    if table.starter == seat && table.round > 0 {
        marks.push(Fact::new("starter", say(locale, "leads-mark"), ""));
    }
    let sealed = matches!(table.phase, Phase::Choose | Phase::Extra | Phase::Fist);
    if sealed && table.decided.contains(seat) {
        marks.push(Fact::new("chosen", say(locale, "chosen-mark"), ""));
    }
    marks
}

fn laid_card(seat: Seat, card: Laid, locale: Locale) -> Piece {
    let key = match card.stance {
        Stance::Brave => "brave-label",
        Stance::Cowardly => "cowardly-label",
    };
    let stance = say(locale, "fact-stance");
    Piece::new(
        card_id(seat, card.role),
        "laid",
        card.role.id(),
        say(locale, key).role(card.role),
    )
    .of(seat)
    .fact("stance", stance, card.stance)
}

// ---- the fist

/// Every resource one by one, to be put into the fist.
pub(super) fn fist_to_pick(held: Goods, locale: Locale) -> Pick {
    let from: Vec<Pickable> = each(held)
        .map(|(kind, nth)| Pickable {
            piece: token_id(kind, nth),
            word: kind.id().into(),
        })
        .collect();
    Pick {
        least: 0,
        most: from.len(),
        from,
        verb: "fist",
        label: say(locale, "close-fist").into(),
    }
}

fn tokens(seat: Seat, held: Goods, locale: Locale) -> Vec<Piece> {
    let token = |(kind, nth): (Resource, u8)| {
        let name = token_name(locale, kind);
        Piece::new(token_id(kind, nth), "resource", key(kind), name).of(seat)
    };
    each(held).map(token).collect()
}

/// Each single resource of a heap.
fn each(goods: Goods) -> impl Iterator<Item = (Resource, u8)> {
    Resource::ALL
        .iter()
        .flat_map(move |&kind| (0..goods.count(kind)).map(move |nth| (kind, nth)))
}

/// One resource among those to put into the fist.
fn token_id(kind: Resource, nth: u8) -> String {
    format!("token-{kind}-{nth}")
}

fn good(kind: Resource, amount: u8) -> Good {
    let (name, letter) = match kind {
        Resource::Orange => ("orange potions", 'O'),
        Resource::Green => ("green potions", 'G'),
        Resource::Purple => ("purple potions", 'P'),
        Resource::Wand => ("wands", 'W'),
    };
    Good {
        key: key(kind),
        name: name.into(),
        letter,
        amount: amount.into(),
    }
}
