//! Gathering, deliveries and charms (BS-49 to BS-56, BS-60, BS-62, BS-81 to BS-85).

use super::Next;
use crate::BroomService;
use crate::data::Storm;
use crate::event::Event;
use crate::goods::Goods;
use crate::map::{Area, Cloud, Tower, bits};
use crate::state::{Frame, Public, Source, State};
use covenstead_core::{Log, Seat};

impl BroomService {
    /// BS-56, BS-R-12: everything the card says.
    #[inline]
    pub(super) fn gather<L: Log<Event>>(&self, state: &mut State, seat: Seat, log: &mut L) -> Next {
        state.public.stack.pop();
        let goods = self.harvest(&state.public);
        self.receive(state, seat, goods, log);
        Next::Resolve
    }

    /// What the gatherer brings the actor.
    #[inline]
    pub(crate) fn harvest(&self, table: &Public) -> Goods {
        let card = self.role_card(table.role());
        if table.bravely {
            card.brave
        } else {
            card.cowardly
        }
    }

    #[inline]
    pub(super) fn receive<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        goods: Goods,
        log: &mut L,
    ) {
        state.public.player_mut(seat).goods += goods;
        log.add(|| Event::Gathered { seat, goods });
    }

    /// BS-D-09: one potion, the tower's VP and wands, the druid's bonus, auras.
    /// One potion for each effect: a role and a tile may serve the same square tower in one turn
    /// (BS-R-15). A brave bonus comes only with a delivery or a charm (BS-I-15).
    #[inline]
    pub(super) fn deliver<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        area: Area,
        tower: Tower,
        log: &mut L,
    ) -> Next {
        let table = &mut state.public;
        let (bonus, aura) = (self.bonus(table), self.aura(table, area));
        match table.stack.top() {
            // A visit goes on: its tile may have become possible (BS-R-36).
            Some(Frame::Visit { mountain, tile, .. }) => {
                table.stack.replace(Frame::Visit {
                    mountain,
                    tile,
                    delivery: None,
                });
            }
            _ => table.stack.pop(),
        }
        let card = &self.map.towers[tower.index()];
        if card.round() {
            table.occupied |= tower.bit();
        }
        let (colour, wands, vp) = (card.color, card.wands, card.vp + bonus + aura);
        let player = table.player_mut(seat);
        player.goods -= Goods::one(colour);
        player.goods += Goods::new(0, 0, 0, wands);
        player.vp += vp;
        log.add(|| {
            let (area, tower) = (self.area_id(area).into(), self.tower_id(tower).into());
            Event::Delivered {
                seat,
                area,
                tower,
                colour,
                vp,
                bonus,
                aura,
                wands,
            }
        });
        Next::Resolve
    }

    /// The VP that the role's brave action adds to a delivery or charm of its own (BS-60, BS-62,
    /// BS-R-43).
    #[inline]
    pub(crate) fn bonus(&self, table: &Public) -> i16 {
        match table.stack.top() {
            Some(Frame::Deliver { by: Source::Role } | Frame::Charm { by: Source::Role })
                if table.bravely =>
            {
                self.role_card(table.role()).bonus
            }
            _ => 0,
        }
    }

    /// What the auras adjacent to this area add to a delivery from there (BS-81, BS-R-41).
    #[inline]
    pub(crate) fn aura(&self, table: &Public, area: Area) -> i16 {
        if !self.options.storm_clouds {
            return 0;
        }
        let near = bits(self.map.clouds_near(area, table.clouds).into());
        near.map(
            |cloud| match self.cloud_card(table.cloud_kinds[cloud as usize]).storm {
                Some(Storm::Aura(vp)) => vp,
                _ => 0,
            },
        )
        .sum()
    }

    /// BS-115: pay, remove and keep the cloud, score, then the storm effect.
    /// One cloud a charm (BS-R-05), for exactly its cost (BS-R-52). What a storm cloud brings it
    /// brings once (BS-I-16).
    #[inline]
    pub(super) fn charm<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        cloud: Cloud,
        log: &mut L,
    ) -> Next {
        let table = &mut state.public;
        let vp = self.bonus(table);
        table.stack.pop();
        let card = self.cloud_card(table.cloud_kinds[cloud.index()]);
        table.clouds &= !cloud.bit();
        let player = table.player_mut(seat);
        player.goods -= Goods::new(0, 0, 0, card.wands);
        player.clouds |= cloud.bit();
        player.vp += vp;
        let (wands, bolts) = (card.wands, card.bolts);
        log.add(|| Event::Charmed {
            seat,
            cloud: self.cloud_id(cloud).into(),
            kind: card.id.clone(),
            wands,
            bolts,
            vp,
        });
        match card.storm {
            None | Some(Storm::Aura(_)) => {}
            Some(Storm::Move) => table.stack.push(Frame::Move {
                by: Source::Storm,
                left: 1,
            }),
            Some(Storm::Deliver) => table.stack.push(Frame::Deliver { by: Source::Storm }),
            // BS-R-44: checked after the wands are paid; meeting it exactly suffices.
            Some(Storm::Potions { colour, need, vp }) => {
                let player = table.player_mut(seat);
                if player.goods.count(colour) >= need {
                    player.vp += vp;
                    log.add(|| Event::StormPaid {
                        seat,
                        cloud: self.cloud_id(cloud).into(),
                        vp,
                    });
                }
            }
        }
        Next::Resolve
    }
}
