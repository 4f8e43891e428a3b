//! What each player knows for certain (TW-K-…), and that imagined worlds agree with all of it and
//! with nothing more.

mod table;

use covenstead_core::{FastRng, Game, Seat, Table, Turn, Viewer, Words};
use covenstead_three_witches::{Action, CardSet, Options, Phase, Secret, State, ThreeWitches};
use std::collections::BTreeMap;
use table::*;

/// More when `COVENSTEAD_SOAK` says by what factor.
fn soak(usual: u64) -> u64 {
    usual
        * std::env::var("COVENSTEAD_SOAK")
            .ok()
            .and_then(|factor| factor.parse().ok())
            .unwrap_or(1)
}

#[test]
fn tw_k_01_a_pass_or_an_off_suit_card_proves_a_void() {
    let mut t = brew("O6 T6 D5", "-O", "-O D4");
    run(&mut t, "A play O6 with T6, B pass");
    assert_eq!(voids(&t, B), ["owl"]);
    run(&mut t, "C play D4");
    assert_eq!(voids(&t, C), ["owl"]);
    let mut t = brew("O6 T6", "EX -O", "");
    run(&mut t, "A play O6 with T6, B play EX");
    assert_eq!(voids(&t, B), ["owl"], "the Elixir never follows");
}

#[test]
fn tw_k_02_a_void_holds_for_the_rest_of_the_round() {
    let mut t = brew("O6 T6 S5 N4 D5 T5", "-O D4", "");
    run(&mut t, "A play O6 with T6, B play D4");
    reply(&mut t);
    run(&mut t, "A take-back T6");
    for _ in 0..3 {
        assert!(voids(&t, B).contains(&"owl".to_string()));
        assert!(
            known(&t, A, B, "may_hold")
                .split(' ')
                .all(|card| !card.starts_with('O'))
        );
        any_trick(&mut t, "");
    }
}

#[test]
fn tw_k_03_a_void_says_nothing_of_the_discard_nor_of_the_lead() {
    let mut t = brew("O6 T6", "D4 -O", "O2");
    run(&mut t, "A play O6 with T6, B play D4");
    assert!(known(&t, A, B, "may_discard").contains('O'));
    assert!(
        known(&t, B, A, "may_hold").contains('O'),
        "the Lead may hold any suit"
    );
    assert!(voids(&t, A).is_empty());
}

#[test]
fn tw_k_04_an_unseen_card_follows_or_its_owner_has_none() {
    let mut t = brew("D2 T6", "D3", "");
    run(&mut t, "A play D2 with T6, B play D3");
    assert!(voids(&t, B).is_empty(), "playing face down is no evidence");
    let dogs = cards("D2 D3 D4 D5");
    let worlds = dreams(&t, A, 1500);
    let follows = |world: &State| dogs.contains(world.secrets[1].face_down.unwrap());
    assert!(
        worlds
            .iter()
            .all(|world| follows(world) || world.secrets[1].hand.both(dogs).is_empty())
    );
    assert!(worlds.iter().any(follows) && !worlds.iter().all(follows));
    let mut t = brew("D2 T6", "-D", "D3");
    run(&mut t, "A play D2 with T6, B pass, C play D3");
    assert!(
        dreams(&t, C, 300)
            .iter()
            .all(|world| world.secrets[1].hand.both(dogs).is_empty()),
        "after a pass the second holds"
    );
}

#[test]
fn tw_k_05_where_the_elixir_can_be() {
    let t = brew("EX", "", "");
    assert_eq!(known(&t, B, A, "holds"), "EX");
    assert!(
        !known(&t, B, C, "may_hold").contains("EX")
            && !known(&t, B, C, "may_discard").contains("EX")
    );
    let mut t = brew("O6 T6", "EX -O", "O2");
    assert_eq!(
        (known(&t, A, B, "has"), known(&t, A, B, "holds")),
        ("EX".into(), String::new())
    );
    assert!(known(&t, A, B, "may_discard").contains("EX"));
    assert!(!known(&t, C, A, "may_hold").contains("EX"));
    run(&mut t, "A play O6 with T6, B play EX");
    assert!(
        !known(&t, A, B, "may_discard").contains("EX"),
        "it has been shown"
    );
    // All five of a Lesser's cards shown without it: it is the discard.
    let state = seek(Options::default(), |state| {
        let table = &state.public;
        let holder = table.elixir;
        table.trick == 5
            && table.phase.revealed()
            && holder == B
            && table.lead() == A
            && state.secrets[1].discard == Some(covenstead_three_witches::Card::ELIXIR)
    });
    let t = resume(Options::default(), state, None);
    assert_eq!(known(&t, C, B, "may_discard"), "EX");
    assert_eq!(known(&t, A, B, "may_discard"), "EX");
}

/// After a first passing: A gave EX N2, B gave O2 D2, C gave S2 N3.
fn after_passing() -> T {
    let mut t = bidding(
        "EX O6 D5 N2 S3 T4",
        "O2 O4 D2 N4 S5 T6",
        "O3 D3 D4 N3 S2 T5",
    );
    run(
        &mut t,
        "B pass, C pass, A pass, A give EX N2, B give O2 D2, C give S2 N3",
    );
    t
}

#[test]
fn tw_k_06_only_own_cards_the_elixir_and_the_last_pair_are_certain() {
    let mut t = after_passing();
    assert_eq!(known(&t, B, C, "holds"), "O2 D2");
    let (may, all) = (known(&t, B, A, "may_hold"), "O3 O6 D3 D4 D5 N3 S2 S3 T4 T5");
    assert_eq!(
        may, all,
        "everything else may be with either, the pair A received from C too"
    );
    run(
        &mut t,
        "C pass, A pass, B pass, A give O6 D5, B give EX N2, C give D3 D4",
    );
    assert_eq!(
        known(&t, B, C, "holds"),
        "N2 EX",
        "the first pair is no longer certain"
    );
    assert!(known(&t, B, A, "may_hold").contains("O2"));
    // Worlds reach every split.
    let mut with_c = CardSet::EMPTY;
    dreams(&t, B, 300)
        .iter()
        .for_each(|world| with_c = with_c.union(world.secrets[2].hand));
    assert_eq!(with_c, CardSet::ALL.minus(t.true_state().secrets[1].hand));
}

#[test]
fn tw_k_07_the_last_pair_moves_only_by_known_events() {
    let mut t = after_passing();
    run(&mut t, "C bid 4, A discard N3, B discard T6");
    assert_eq!(
        (known(&t, C, A, "has"), known(&t, C, A, "holds")),
        ("N3 S2".into(), String::new())
    );
    assert_eq!(
        known(&t, B, C, "holds"),
        "O2 D2",
        "with the Lead it is in hand"
    );
    // A proves void in newt: the newt given must be the discard.
    let mut t = after_passing();
    run(
        &mut t,
        "C pass, A pass, B bid 4, C discard D2, A discard N3",
    );
    run(&mut t, "B play N4 with EX, C pass, A play T4");
    assert_eq!(known(&t, C, A, "may_discard"), "N3");
    assert_eq!(known(&t, C, A, "holds"), "S2");
}

#[test]
fn tw_k_08_tw_k_09_an_open_pair_until_either_card_is_shown_again() {
    let mut t = brew("O6 T6 S5 D5 D4 O4", "O2 D2 N2 S2 T4", "O3 D3 N3 S3 N4");
    run(
        &mut t,
        "A play O6 with T6, B play O2, C play O3, A take-back T6",
    );
    let pair = cards("O6 T6");
    for viewer in [B, C] {
        let worlds = dreams(&t, viewer, 200);
        assert!(
            worlds
                .iter()
                .all(|world| world.secrets[0].hand.both(pair).len() == 1)
        );
        assert!(
            known(&t, viewer, A, "may_hold").contains("O6")
                && known(&t, viewer, A, "may_hold").contains("T6")
        );
        assert!(!known(&t, viewer, A, "holds").contains('6'));
    }
    run(&mut t, "A play D5 with T6");
    let worlds = dreams(&t, B, 300);
    let down = |world: &State| world.secrets[0].face_down.unwrap();
    assert!(
        worlds.iter().any(|world| pair.contains(down(world))),
        "the card face down may be of the pair"
    );
    assert!(worlds.iter().any(|world| !pair.contains(down(world))));
    run(&mut t, "B play D2, C play D3");
    assert!(
        !known(&t, B, A, "may_hold").contains("O6"),
        "T6 was shown, so O6 is in the pile"
    );
}

#[test]
fn tw_k_10_step_e_of_trick_5_settles_all_earlier_pairs() {
    let game = game(Options::default());
    let mut met = 0;
    search(&game, Bidders::Even, 41, |step| {
        let table = &step.after.public;
        if table.trick == 5 && table.phase.revealed() {
            let ledger = game.ledger(table);
            assert_eq!(ledger.open_pairs(), 0);
            met += u32::from(game.ledger(&step.before.public).open_pairs() > 0);
        }
        (met > 50).then_some(())
    });
}

#[test]
fn tw_k_11_after_trick_5_the_discards_are_known_by_elimination() {
    let state = seek(Options::default(), |state| {
        let table = &state.public;
        table.trick == 5
            && table.phase.revealed()
            && table.lead() == A
            && table.passings == 0
            && table.elixir == A
    });
    let t = resume(Options::default(), state, None);
    let discard = |seat: usize| {
        game(Options::default())
            .deck()
            .id(state.secrets[seat].discard.unwrap())
            .to_string()
    };
    assert_eq!(known(&t, B, C, "may_discard"), short(&discard(2)));
    assert_eq!(known(&t, C, B, "may_discard"), short(&discard(1)));
    for lesser in [B, C] {
        assert_eq!(
            known(&t, A, lesser, "may_discard").split(' ').count(),
            2,
            "the Lead knows them as a set"
        );
    }
}

#[test]
fn tw_k_12_bids_proposals_and_leads_prove_nothing() {
    let hands = ["EX", "", ""];
    let mut views = Vec::new();
    for script in ["B bid 3, C pass, A pass, B pass", "B bid 4"] {
        let mut t = bidding(hands[0], hands[1], hands[2]);
        run(&mut t, script);
        views.push(known(&t, C, B, "may_hold"));
    }
    assert_eq!(views[0], views[1]);
    assert_eq!(
        views[0].split(' ').count(),
        11,
        "every card that is not C's own, nor the Elixir"
    );
    let lost = || {
        let mut t = brew("N2 S3", "T5 -N", "D5 -N");
        run(&mut t, "A play N2 with S3, B play T5, C play D5");
        t
    };
    let after = |proposal: &str, answer: &str| {
        let mut t = lost();
        run(&mut t, &format!("B propose {proposal}, C {answer}"));
        known(&t, A, B, "may_hold")
    };
    assert_eq!(after("N2", "accept"), after("S3", "name N2"));
}

/// Random games with many passings, from every seat: what is imagined looks the same and is valid
/// (TW-K-13, TW-I-16).
#[test]
fn tw_k_13_tw_i_15_tw_i_16_imagined_worlds_keep_the_view_and_every_constraint() {
    let (game, mut dream) = (game(Options::default()), FastRng::new(8));
    let (mut rounds, mut thrice, mut legal, mut twin_legal) = (0, 0, Vec::new(), Vec::new());
    search(&game, Bidders::Shy, 51, |step| {
        let state = step.after;
        game.check(state).expect("valid");
        for viewer in Viewer::all(3) {
            let view = game.view(state, viewer);
            let twin = game.imagine(&view, &mut dream);
            if let Err(broken) = game.check(&twin) {
                panic!("{broken:?}\n{state:?}\n{twin:?}");
            }
            assert_eq!(game.view(&twin, viewer), view);
            if let Some(seat) = viewer.seat() {
                game.legal(state, seat, &mut legal);
                game.legal(&twin, seat, &mut twin_legal);
                assert_eq!(legal, twin_legal);
            }
        }
        rounds += u32::from(step.before.public.phase == Phase::Deal(Seat(0)));
        thrice += u32::from(
            state.public.passings == 3
                && state.public.phase == Phase::Lead
                && state.public.trick == 0,
        );
        (u64::from(rounds) >= soak(300) && thrice > 20).then_some(())
    });
}

/// The real world is always possible: what the view calls certain is true, what it calls impossible
/// is not the case.
#[test]
fn tw_i_16_the_real_state_is_always_among_the_possible_ones() {
    let game = game(Options::default());
    let mut steps = 0;
    search(&game, Bidders::Shy, 52, |step| {
        let state = step.after;
        for viewer in Viewer::all(3) {
            let known = game.knowledge(&game.view(state, viewer));
            for seat in Seat::all(3).filter(|&seat| !viewer.is(seat)) {
                let (secret, known) = (&state.secrets[seat.index()], known[seat.index()]);
                let lead = seat == state.public.lead() && state.public.phase.in_brew();
                let down: CardSet = secret.face_down.into_iter().collect();
                let hand = if lead {
                    secret.hand.union(down)
                } else {
                    secret.hand
                };
                let all = hand.union(down).union(secret.discard.into_iter().collect());
                assert!(
                    known.holds.within(hand) && hand.within(known.may_hold),
                    "{viewer} of {seat}: {known:?} {state:?}"
                );
                assert!(
                    known.has.within(all),
                    "{viewer} of {seat}: {known:?} {state:?}"
                );
                assert!(
                    secret
                        .discard
                        .is_none_or(|card| known.may_discard.contains(card))
                );
                assert!(
                    lead || secret
                        .face_down
                        .is_none_or(|card| known.may_lie.contains(card))
                );
            }
        }
        steps += 1;
        (steps > soak(4000)).then_some(())
    });
}

#[test]
fn tw_k_14_views_do_not_betray_the_order_of_arrival_or_the_seed() {
    let t = after_passing();
    for seat in SEATS {
        let hand = view(&t, seat)["players"][seat.index()]["hand"].clone();
        let order: Vec<u8> = hand
            .as_array()
            .unwrap()
            .iter()
            .map(|id| card(&short(id.as_str().unwrap())).0)
            .collect();
        assert!(order.is_sorted(), "by suit and rank, not by arrival");
    }
    let begun = covenstead_core::Match::new(
        game(Options::default()),
        covenstead_core::Names::of_seats(3),
        "rosebud",
    );
    for viewer in Viewer::all(3) {
        assert!(!begun.view(viewer).unwrap().to_string().contains("rosebud"));
        assert!(!begun.view(viewer).unwrap().to_string().contains("legal"));
    }
    let actor = actors(&begun)[0];
    assert!(begun.legal(actor.left(3)).unwrap().is_empty());
}

/// A world as the viewer might tell it from others: who has what where, apart from what was passed.
type World = [(u32, u32, u32, u32); 3];

fn world(state: &State) -> World {
    let bits = |card: Option<covenstead_three_witches::Card>| card.map_or(0, |card| 1 << card.0);
    let seat = |secret: Secret| {
        (
            secret.hand.0,
            secret.pending.0,
            bits(secret.discard),
            bits(secret.face_down),
        )
    };
    state.secrets.map(seat)
}

/// Every world that looks like `state` to `viewer`, found without any cleverness: all ways to lay
/// out all cards that the viewer does not hold are tried against the invariants and the view.
fn all_worlds(game: &ThreeWitches, state: &State, viewer: Seat) -> Vec<World> {
    let view = game.view(state, Viewer::Seat(viewer));
    let table = &state.public;
    let lead = table.lead();
    let shown = table
        .played()
        .iter()
        .fold(CardSet::EMPTY, |all, trick| all.union(trick.shown()));
    let own = &state.secrets[viewer.index()];
    let mine = own
        .hand
        .union(own.discard.into_iter().chain(own.face_down).collect());
    let unseen = CardSet::ALL.minus(shown).minus(mine);
    // The Lead may have any card she has played before.
    let played = table
        .played()
        .iter()
        .fold(CardSet::EMPTY, |all, trick| all.union(trick.lead_cards()));
    let mut found = Vec::new();
    let mut blank = *state;
    for seat in Seat::all(3).filter(|&seat| seat != viewer) {
        let secret = &mut blank.secrets[seat.index()];
        *secret = Secret {
            given: secret.given,
            ..Secret::default()
        };
    }
    let lead_pool = if viewer == lead {
        CardSet::EMPTY
    } else {
        unseen.union(played)
    };
    let lead_size = state.secrets[lead.index()].hand.len();
    let hands = if viewer == lead {
        vec![own.hand]
    } else {
        subsets(lead_pool, lead_size)
    };
    let lead_down = state.secrets[lead.index()].face_down.is_some();
    for hand in hands {
        let downs: Vec<Option<covenstead_three_witches::Card>> = match (viewer == lead, lead_down) {
            (true, _) => vec![own.face_down],
            (false, false) => vec![None],
            (false, true) => lead_pool.minus(hand).iter().map(Some).collect(),
        };
        for down in downs {
            let mut candidate = blank;
            let with_lead = hand.union(down.into_iter().collect());
            (
                candidate.secrets[lead.index()].hand,
                candidate.secrets[lead.index()].face_down,
            ) = (hand, down);
            let left = if viewer == lead {
                unseen
            } else {
                unseen.minus(with_lead)
            };
            let lessers: Vec<Seat> = [table.lesser_1(), table.lesser_2()]
                .into_iter()
                .filter(|&seat| seat != viewer)
                .collect();
            lay_out(state, candidate, &lessers, left, &mut |candidate| {
                let candidate = settle_gifts(game, state, candidate, viewer);
                if game.check(&candidate).is_ok()
                    && game.view(&candidate, Viewer::Seat(viewer)) == view
                {
                    found.push(world(&candidate));
                }
            });
        }
    }
    found
}

/// All ways to give the Lessers their hands, discards and cards face down.
fn lay_out(
    real: &State,
    candidate: State,
    lessers: &[Seat],
    left: CardSet,
    found: &mut dyn FnMut(State),
) {
    let Some((&seat, rest)) = lessers.split_first() else {
        if left.is_empty() {
            found(candidate);
        }
        return;
    };
    let secret = &real.secrets[seat.index()];
    for hand in subsets(left, secret.hand.len()) {
        for discard in left.minus(hand).iter() {
            let others = left.minus(hand).without(discard);
            let downs: Vec<_> = if secret.face_down.is_some() {
                others.iter().map(Some).collect()
            } else {
                vec![None]
            };
            for down in downs {
                let mut next = candidate;
                let place = &mut next.secrets[seat.index()];
                (place.hand, place.discard, place.face_down) = (hand, Some(discard), down);
                lay_out(
                    real,
                    next,
                    rest,
                    others.minus(down.into_iter().collect()),
                    found,
                );
            }
        }
    }
}

/// A pair given that the viewer does not know is any pair that fits: it is not part of the world
/// compared.
fn settle_gifts(game: &ThreeWitches, real: &State, mut candidate: State, viewer: Seat) -> State {
    let giver = viewer.left(3);
    if real.public.passings > 0 {
        let receiver = viewer.right(3);
        let fits = |given: &CardSet| {
            let mut with = candidate;
            with.secrets[giver.index()].given = *given;
            !matches!(game.check(&with), Err(refusal) if refusal.rule == "TW-24")
        };
        let secret = &candidate.secrets[receiver.index()];
        let table = &candidate.public;
        let played = table
            .played()
            .iter()
            .fold(CardSet::EMPTY, |all, trick| all.union(trick.shown()));
        let pool = secret
            .hand
            .union(played)
            .union(secret.discard.into_iter().chain(secret.face_down).collect());
        if let Some(given) = subsets(pool, 2).into_iter().find(fits) {
            candidate.secrets[giver.index()].given = given;
        }
    }
    candidate
}

fn subsets(cards: CardSet, size: u32) -> Vec<CardSet> {
    let mut sets = vec![CardSet::EMPTY];
    for card in cards.iter() {
        let longer: Vec<CardSet> = sets
            .iter()
            .filter(|set| set.len() < size)
            .map(|set| set.with(card))
            .collect();
        sets.extend(longer);
    }
    sets.retain(|set| set.len() == size);
    sets
}

/// Positions late in a round, from all seats: what is imagined is exactly the set of possible
/// worlds, each equally often.
#[test]
fn tw_k_13_imagining_is_uniform_over_all_consistent_worlds() {
    let game = game(Options::default());
    let mut rng = FastRng::new(99);
    let (mut tried, mut open, mut eyes, mut given, mut voids, mut worlds) = (0, 0, 0, 0, 0, 0);
    let (mut statistic, mut freedom) = (0.0, 0.0);
    let (mut last, wanted) = (0u64, soak(60));
    search(&game, Bidders::Shy, 61, |step| {
        let (state, table) = (step.after, &step.after.public);
        last += 1;
        let eye_down = state
            .secrets
            .iter()
            .enumerate()
            .any(|(seat, secret)| secret.face_down.is_some() && seat != table.lead().index());
        let late =
            table.phase.in_brew() && matches!(game.turn(state), Turn::Seats(_)) && table.trick >= 4;
        // Cards face down on an Eye lead are rare: take every such position, and a few of the
        // others.
        if !late || !eye_down && !last.is_multiple_of(7) {
            return None;
        }
        let viewer = Seat((last % 3) as u8);
        let possible = all_worlds(&game, state, viewer);
        if !(2..=400).contains(&possible.len()) {
            return None;
        }
        assert!(
            possible.contains(&world(state)),
            "the real world is possible"
        );
        let mut counts: BTreeMap<World, u64> = possible.iter().map(|&world| (world, 0)).collect();
        assert_eq!(counts.len(), possible.len());
        let view = game.view(state, Viewer::Seat(viewer));
        let (each, size) = (60, possible.len() as u64);
        for _ in 0..each * size {
            let drawn = world(&game.imagine(&view, &mut rng));
            *counts
                .get_mut(&drawn)
                .unwrap_or_else(|| panic!("an impossible world: {drawn:?}\n{state:?}")) += 1;
        }
        assert!(
            counts.values().all(|&count| count > 0),
            "a possible world is never drawn: {state:?}"
        );
        let chi: f64 = counts
            .values()
            .map(|&count| (count as f64 - each as f64).powi(2) / each as f64)
            .sum();
        let df = size as f64 - 1.0;
        assert!(
            chi < df + 6.0 * (2.0 * df).sqrt() + 12.0,
            "chi-squared {chi:.1} at {df} degrees of freedom: {state:?}"
        );
        (statistic, freedom) = (statistic + chi, freedom + df);
        let ledger = game.ledger(table);
        tried += 1;
        worlds += size;
        open += u64::from(ledger.open_pairs() > 0 && viewer != table.lead());
        eyes += u64::from(eye_down);
        given += u64::from(table.passings > 0);
        voids += u64::from(ledger.lacks.iter().any(|lacks| !lacks.is_empty()));
        (tried >= wanted && open > 5 && eyes > 5 && given > 5 && voids > 5).then_some(())
    });
    println!(
        "imagine: {tried} positions ({open} with open pairs, {eyes} with cards face down on an Eye, {given} after passings, \
         {voids} with voids), {worlds} worlds; chi-squared {statistic:.0} at {freedom:.0} degrees of freedom"
    );
    let spread = (2.0 * freedom).sqrt();
    assert!(
        (statistic - freedom).abs() < 6.0 * spread,
        "all together {statistic:.0} at {freedom:.0}"
    );
}

/// In Bid: hands of six, pending choices included.
#[test]
fn tw_k_06_imagined_hands_in_bid_are_uniform() {
    let t = after_passing();
    let view = t.rules().view(t.true_state(), Viewer::Seat(B));
    let mut rng = FastRng::new(7);
    let mut counts: BTreeMap<u32, u64> = BTreeMap::new();
    // C's hand: O2 D2 and four of the ten cards that are neither B's nor these: 210 hands.
    for _ in 0..21_000 {
        *counts
            .entry(t.rules().imagine(&view, &mut rng).secrets[2].hand.0)
            .or_default() += 1;
    }
    assert_eq!(counts.len(), 210);
    let chi: f64 = counts
        .values()
        .map(|&count| (count as f64 - 100.0).powi(2) / 100.0)
        .sum();
    println!("hands in Bid: chi-squared {chi:.0} at 209 degrees of freedom");
    assert!((100.0..340.0).contains(&chi), "{chi}");
}

#[test]
fn a_disguise_blanks_exactly_what_is_hidden() {
    let game = game(Options::default());
    let mut t = brew("D2 T6", "D3", "D4");
    let actor = |seat| covenstead_core::Actor::Seat(seat);
    let lead = Action::Lead(card("D2"), card("T6"));
    let seen = game.disguise(t.true_state(), actor(A), lead, Viewer::Seat(B));
    assert_eq!(game.print(seen), "play dog-2 with hidden");
    run(&mut t, "A play D2 with T6");
    let play = Action::Play(card("D3"));
    assert_eq!(
        game.print(game.disguise(t.true_state(), actor(B), play, Viewer::Seat(C))),
        "play hidden"
    );
    run(&mut t, "B play D3");
    let last = Action::Play(card("D4"));
    assert_eq!(
        game.disguise(t.true_state(), actor(C), last, Viewer::Seat(A)),
        last,
        "the reveal follows at once"
    );
}
