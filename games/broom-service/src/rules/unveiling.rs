//! The Upper Hand: fists filled in secret and opened together (BS-69, BS-R-26 to BS-R-29).

use super::Next;
use crate::BroomService;
use crate::event::Event;
use crate::goods::Goods;
use crate::options::UpperHandCost;
use crate::state::{Phase, State};
use covenstead_core::{Log, MAX_SEATS, Seat, SeatSet};

impl BroomService {
    /// Everybody fills a fist at the same time; who has nothing has no choice (BS-R-49).
    pub(super) fn offer_fists<L: Log<Event>>(&self, state: &mut State, log: &mut L) -> Next {
        let penniless = |seat: &Seat| state.public.player(*seat).goods == Goods::NONE;
        state.public.decided = Seat::all(self.seats).filter(penniless).collect();
        if state.public.decided == SeatSet::all(self.seats) {
            return self.open_fists(state, log);
        }
        Self::wait(state, Phase::Fist)
    }

    /// BS-D-12.
    pub(super) fn fill_fist<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        fist: Goods,
        log: &mut L,
    ) -> Next {
        state.secrets[seat.index()].fist = fist;
        state.public.decided = state.public.decided.with(seat);
        log.add(|| Event::FilledFist {
            seat,
            fist: Some(fist),
        });
        match state.public.decided == SeatSet::all(self.seats) {
            true => self.open_fists(state, log),
            false => Next::Wait,
        }
    }

    fn open_fists<L: Log<Event>>(&self, state: &mut State, log: &mut L) -> Next {
        let mut sizes = [0; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            sizes[seat.index()] = state.secrets[seat.index()].fist.total();
        }
        let prizes = self.prizes(sizes);
        for seat in Seat::all(self.seats) {
            let fist = std::mem::take(&mut state.secrets[seat.index()].fist);
            let returned = match self.options.upper_hand_cost {
                UpperHandCost::Returned => fist,
                UpperHandCost::Kept => Goods::NONE,
            };
            let (player, vp) = (state.public.player_mut(seat), prizes[seat.index()]);
            player.goods -= returned;
            player.vp += vp;
            log.add(|| Event::FistOpened {
                seat,
                fist,
                vp,
                returned,
            });
        }
        Next::Close
    }

    /// All with the most get the first prize; if that is one player alone, all with the second most
    /// get the second. An empty fist never scores (BS-R-27, BS-R-28).
    fn prizes(&self, sizes: [u16; MAX_SEATS]) -> [i16; MAX_SEATS] {
        let values = &self.components().events;
        let most = sizes.into_iter().max().unwrap_or(0);
        let alone = sizes.iter().filter(|&&size| size == most).count() == 1;
        let second = sizes
            .into_iter()
            .filter(|&size| size < most && alone)
            .max()
            .unwrap_or(0);
        sizes.map(|size| match size {
            0 => 0,
            size if size == most => values.most,
            size if size == second => values.second,
            _ => 0,
        })
    }
}
