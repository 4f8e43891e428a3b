//! The laws, for every player count and option (see `covenstead_core::laws`), with the invariants
//! of the specification that speak of steps and whole sets, and with leaks planted to show that the
//! laws would notice.

use covenstead_core::laws::{
    Audit, Leak, Planted, Report, Step, Trial, obey, obey_audited, survive_mutations,
};
use covenstead_core::{Actor, DataFile, FastRng, Game, Rng, Seat, Viewer, playout};
use covenstead_witchs_brew::{
    Action, Drops, Event, ManualDeal, ManualNextStarter, ManualRedDiscount, ManualSetEnd,
    ManualUnpayableFavor, Options, Phase, RoleSet, Ruleset, SpellMetals, StartPlayer, State,
    WitchsBrew,
};
use std::sync::Arc;

fn game(options: Options, seats: u8) -> WitchsBrew {
    WitchsBrew::new(Arc::new(DataFile::built_in::<WitchsBrew>()), options, seats).unwrap()
}

fn rulebook() -> Options {
    Options::default()
}

fn manual() -> Options {
    Options {
        ruleset: Ruleset::ReferenceManual,
        ..Options::default()
    }
}

/// Trial counts are for every run of the tests; `COVENSTEAD_SOAK=20` multiplies them.
fn trial(games: u64, seed: u64) -> Trial {
    let soak = std::env::var("COVENSTEAD_SOAK")
        .ok()
        .and_then(|times| times.parse::<u64>().ok())
        .unwrap_or(1);
    Trial {
        games: games * soak,
        seed,
    }
}

/// What must hold from step to step (WB-I-05, 08, 09, 12, 13, 16, 17).
#[derive(Default)]
struct Ledger {
    decisions: u64,
    rounds: u32,
    vials: i32,
    cauldrons: u32,
    shelves: u32,
    roles_at_start: RoleSet,
    /// Goods of everybody when the round began.
    at_call: Option<State>,
}

fn drops(drops: Drops) -> [i32; 3] {
    [drops.red, drops.white, drops.green].map(i32::from)
}

/// What an event does to its seat's red, white, green, gold and vials.
fn change(event: &Event) -> Option<(Seat, [i32; 5])> {
    let with = |seat, [red, white, green]: [i32; 3], gold: i32, vials: i32| {
        Some((seat, [red, white, green, gold, vials]))
    };
    let less = |given: Drops| drops(given).map(|count| -count);
    match *event {
        Event::Gathered {
            seat,
            drops: gained,
        }
        | Event::CastCopia {
            seat,
            drops: gained,
        } => with(seat, drops(gained), 0, 0),
        Event::Sold { seat, colour, gold } => {
            with(seat, less(Drops::of(colour, 1)), gold.into(), 0)
        }
        Event::Traded { seat, vials } => with(seat, [0; 3], -1, vials.into()),
        Event::Bought {
            seat,
            drops: gained,
        } => with(seat, drops(gained), -1, 0),
        Event::Brewed {
            seat, paid, gold, ..
        } => with(seat, less(paid), -i32::from(gold), 0),
        Event::Bottled { seat, colour } => with(seat, less(Drops::of(colour, 1)), 0, 1),
        Event::TookGold { seat } => with(seat, [0; 3], 1, 0),
        Event::CastCauldron { seat, paid, .. } => with(seat, less(paid), 0, 0),
        Event::CastVials { seat, colour, .. } => with(seat, less(Drops::of(colour, 1)), 0, 2),
        Event::GaveUp { seat, gold, drops } | Event::Added { seat, gold, drops } => {
            with(seat, less(drops), -i32::from(gold), 0)
        }
        _ => None,
    }
}

fn goods(state: &State, seat: Seat) -> [i32; 5] {
    let player = state.public.player(seat);
    let [red, white, green] = drops(player.drops);
    [red, white, green, player.gold.into(), player.vials.into()]
}

fn ensure(holds: bool, what: impl Into<String>) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.into()) }
}

impl Ledger {
    /// WB-I-05: nobody's goods change but by what the log says.
    fn books_balance(&self, step: &Step<'_, WitchsBrew>) -> Result<(), String> {
        for seat in Seat::all(step.game.seats()) {
            let mut expected = goods(step.before, seat);
            for (who, change) in step.events.iter().filter_map(change) {
                if who == seat {
                    expected
                        .iter_mut()
                        .zip(change)
                        .for_each(|(have, change)| *have += change);
                }
            }
            ensure(
                expected == goods(step.after, seat),
                format!("WB-I-05: {seat} has goods the log does not explain"),
            )?;
        }
        Ok(())
    }

    /// WB-I-12, WB-I-13, WB-I-08.
    fn count_set(&mut self, step: &Step<'_, WitchsBrew>) -> Result<(), String> {
        let n = u64::from(step.game.seats());
        let manual = step.game.options().manual();
        self.decisions += u64::from(matches!(step.actor, Actor::Seat(_)));
        ensure(
            self.decisions < if manual { 16 * n } else { 17 * n },
            "WB-I-12: too many decisions in a set",
        )?;
        for event in step.events {
            match event {
                Event::Brewed { .. } | Event::CastCauldron { .. } => self.cauldrons += 1,
                Event::ShelfTaken { .. } => self.shelves += 1,
                Event::Called { .. } => self.rounds += 1,
                Event::SetEnded { .. } => self.end_set(step)?,
                _ => {}
            }
            self.vials += change(event).map_or(0, |(_, change)| change[4]);
        }
        ensure(
            self.vials <= 4 * n as i32 + 3,
            "WB-I-13: too many vials in a set",
        )?;
        ensure(
            self.cauldrons <= 3 * n as u32 + 1 && self.shelves <= 2,
            "WB-I-13: too many potion cards in a set",
        )
    }

    fn end_set(&mut self, step: &Step<'_, WitchsBrew>) -> Result<(), String> {
        let rounds = self.rounds;
        let five = step.game.options().manual_set_end == ManualSetEnd::FiveRounds;
        let wanted = if five { 5 } else { self.roles_at_start.len() };
        ensure(
            rounds == wanted,
            format!("WB-I-08: {rounds} rounds for {wanted} roles"),
        )?;
        *self = Ledger::default();
        Ok(())
    }

    /// WB-I-09: in the rulebook no score ever falls, nor do the ravens.
    fn nothing_falls(step: &Step<'_, WitchsBrew>) -> Result<(), String> {
        if step.game.options().manual() {
            return Ok(());
        }
        use covenstead_core::Words;
        for seat in Seat::all(step.game.seats()) {
            let score = |state| {
                step.game
                    .breakdown(state, seat)
                    .iter()
                    .map(|part| part.points)
                    .sum::<i32>()
            };
            ensure(
                score(step.after) >= score(step.before),
                "WB-I-09: a score fell",
            )?;
        }
        Ok(())
    }

    /// WB-I-16: no victim loses more than the share, and what is lost and added arrives on the
    /// card.
    fn collection(&self, step: &Step<'_, WitchsBrew>) -> Result<(), String> {
        let (before, after) = (&step.before.public, &step.after.public);
        let on_cards = |public: &covenstead_witchs_brew::Public| {
            public.shelf_gold + public.shelf_drops.total()
        };
        let mut tokens = on_cards(before);
        for event in step.events {
            if let Event::GaveUp { seat, gold, drops } = *event {
                let share = match gold {
                    0 => self
                        .at_call
                        .map_or(0, |state| state.public.player(seat).drops.total() / 4),
                    _ => self
                        .at_call
                        .map_or(0, |state| state.public.player(seat).gold / 3),
                };
                ensure(
                    gold + drops.total() <= share,
                    "WB-I-16: a victim lost more than the share",
                )?;
            }
            match *event {
                Event::GaveUp { gold, drops, .. } | Event::Added { gold, drops, .. } => {
                    tokens += gold + drops.total()
                }
                Event::ShelfTaken { gold, drops, .. } => tokens -= gold + drops.total(),
                Event::ShelfStays {
                    tokens, required, ..
                } => ensure(tokens < required, "WB-I-06: a full shelf stays")?,
                _ => {}
            }
        }
        ensure(
            tokens == on_cards(after),
            "WB-I-16: what leaves the players does not arrive on the card",
        )
    }

    /// WB-I-17: a displaced claimant's goods are those of the call, unless a red role took some.
    fn displaced_gain_nothing(&self, step: &Step<'_, WitchsBrew>) -> Result<(), String> {
        let after = &step.after.public;
        let in_lap = matches!(
            after.phase,
            Phase::Answer(_) | Phase::Act(_) | Phase::Bottle(_)
        );
        if let (Some(call), true) = (&self.at_call, in_lap) {
            for seat in after.displaced.iter() {
                ensure(
                    goods(call, seat) == goods(step.after, seat),
                    "WB-I-17: a displaced claimant's goods changed",
                )?;
            }
        }
        Ok(())
    }
}

impl Audit<WitchsBrew> for Ledger {
    fn step(&mut self, step: &Step<'_, WitchsBrew>) -> Result<(), String> {
        self.books_balance(step)?;
        self.collection(step)?;
        // No goods move between a call and the next decision, so the state after the step is that
        // of the call.
        if step
            .events
            .iter()
            .any(|event| matches!(event, Event::Called { .. }))
        {
            self.at_call = Some(*step.after);
        }
        self.displaced_gain_nothing(step)?;
        self.count_set(step)?;
        Ledger::nothing_falls(step)?;
        let dealt = step.after.public.called.is_empty() && step.after.public.phase == Phase::Call;
        if dealt {
            let hands =
                Seat::all(step.game.seats()).map(|seat| step.after.secrets[seat.index()].hand);
            self.roles_at_start = hands.fold(RoleSet::EMPTY, RoleSet::union);
        }
        Ok(())
    }
}

fn audited(options: Options, seats: u8, games: u64, seed: u64) -> Report {
    let report = obey_audited(
        &game(options.clone(), seats),
        trial(games, seed),
        Ledger::default,
    );
    println!("{seats} players, {options:?}: {report:?}");
    report
}

#[test]
fn the_rulebook_obeys_over_a_thousand_games() {
    for (seats, games) in [(3, 400), (4, 350), (5, 300)] {
        let report = audited(rulebook(), seats, games, 1);
        assert!(
            report.disguised > 1_000 && report.refused > 100_000 && report.twins > 100_000,
            "{report:?}"
        );
    }
}

#[test]
fn the_manual_obeys_over_a_thousand_games() {
    for (seats, games) in [(3, 400), (4, 350), (5, 300)] {
        let report = audited(manual(), seats, games, 2);
        assert!(
            report.disguised > 1_000 && report.refused > 100_000 && report.twins > 100_000,
            "{report:?}"
        );
    }
}

#[test]
fn every_option_of_the_rulebook_obeys() {
    let single = [
        Options {
            role_exclusion: true,
            ..rulebook()
        },
        Options {
            memory: true,
            ..rulebook()
        },
        Options {
            spell_metals: SpellMetals::ByOrder,
            ..rulebook()
        },
        Options {
            open_spells: true,
            ..rulebook()
        },
        Options {
            set_limit: 10,
            ..rulebook()
        },
        Options {
            start_player: StartPlayer::Seat(Seat(2)),
            ..rulebook()
        },
        Options {
            role_exclusion: true,
            memory: true,
            spell_metals: SpellMetals::ByOrder,
            open_spells: true,
            set_limit: 200,
            ..rulebook()
        },
    ];
    for (number, options) in single.into_iter().enumerate() {
        for seats in 3..=5 {
            if seats < 5 || !options.role_exclusion {
                audited(options.clone(), seats, 12, 100 + number as u64);
            }
        }
    }
}

#[test]
fn every_option_of_the_manual_obeys() {
    let single = [
        Options {
            manual_deal: ManualDeal::Fresh,
            ..manual()
        },
        Options {
            manual_next_starter: ManualNextStarter::LeftOfStarter,
            ..manual()
        },
        Options {
            manual_set_end: ManualSetEnd::FiveRounds,
            ..manual()
        },
        Options {
            manual_red_discount: ManualRedDiscount::Victims,
            ..manual()
        },
        Options {
            manual_unpayable_favor: ManualUnpayableFavor::MustChallenge,
            ..manual()
        },
        Options {
            memory: true,
            ..manual()
        },
        Options {
            manual_set_end: ManualSetEnd::FiveRounds,
            manual_next_starter: ManualNextStarter::LeftOfStarter,
            manual_red_discount: ManualRedDiscount::Victims,
            manual_unpayable_favor: ManualUnpayableFavor::MustChallenge,
            memory: true,
            ..manual()
        },
    ];
    for (number, options) in single.into_iter().enumerate() {
        for seats in 3..=5 {
            audited(options.clone(), seats, 24, 200 + number as u64);
        }
    }
}

#[test]
fn hands_of_six_obey_too() {
    let data = WitchsBrew::DATA
        .replace("roles_chosen = 5", "roles_chosen = 6")
        .replace("recon-2", "six");
    let data = Arc::new(DataFile::read::<WitchsBrew>(&data).unwrap());
    for options in [
        rulebook(),
        manual(),
        Options {
            manual_set_end: ManualSetEnd::FiveRounds,
            ..manual()
        },
    ] {
        // The bound of WB-I-12 is for hands of five; a sixth card stays far below it in random
        // play.
        obey(
            &WitchsBrew::new(data.clone(), options, 4).unwrap(),
            trial(10, 9),
        );
    }
}

/// Under `five-rounds` the cards left over in the first set of a shuffle and the hand of the second
/// are hidden together.
#[test]
fn imagined_second_hands_are_uniform_over_what_is_possible() {
    let options = Options {
        manual_set_end: ManualSetEnd::FiveRounds,
        ..manual()
    };
    let game = game(options, 3);
    let (state, seat) = second_set_with_leftovers(&game);
    let view = game.view(&state, Viewer::Seat(Seat((seat.0 + 1) % 3)));
    let mut counts = std::collections::BTreeMap::new();
    let mut rng = FastRng::new(3);
    const DRAWS: u32 = 60_000;
    for _ in 0..DRAWS {
        let secret = game.imagine(&view, &mut rng).secrets[seat.index()];
        *counts.entry((secret.hand, secret.dealt)).or_insert(0u32) += 1;
    }
    let worlds = possible_worlds(&game, &state, seat);
    assert_eq!(counts.len(), worlds, "every possible world, and no other");
    let expected = f64::from(DRAWS) / worlds as f64;
    let chi: f64 = counts
        .values()
        .map(|&count| (f64::from(count) - expected).powi(2) / expected)
        .sum();
    let freedom = worlds as f64 - 1.0;
    assert!(
        chi < freedom + 6.0 * (2.0 * freedom).sqrt(),
        "chi-squared {chi} with {freedom} degrees of freedom"
    );
}

/// A state early in set 2 where some seat left cards over in set 1.
fn second_set_with_leftovers(game: &WitchsBrew) -> (State, Seat) {
    use covenstead_core::{Silent, Turn};
    for seed in 0.. {
        let (mut state, mut rng, mut actions) = (game.start(), FastRng::new(seed), Vec::new());
        while state.public.set < 2 || state.public.phase != Phase::Call || state.public.round < 3 {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.sample(&state, &mut rng);
                    game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    game.legal(&state, seat, &mut actions);
                    game.apply(
                        &mut state,
                        Actor::Seat(seat),
                        rng.pick(&actions),
                        &mut Silent,
                    );
                }
            }
        }
        let left = |seat: &Seat| {
            state.public.player(*seat).played_before.len() == 3
                && state.public.player(*seat).cards >= 2
        };
        if state.public.set == 2
            && let Some(seat) = Seat::all(3).find(left)
        {
            return (state, seat);
        }
    }
    unreachable!("some game has leftovers")
}

/// Counts the pairs of leftovers and hand that agree with everything public, by trying them all.
fn possible_worlds(game: &WitchsBrew, state: &State, seat: Seat) -> usize {
    use covenstead_core::Words;
    let player = state.public.player(seat);
    let mut worlds = 0;
    for hand in (0..1 << 12)
        .map(RoleSet)
        .filter(|hand| hand.len() == u32::from(player.cards))
    {
        for left in (0..1 << 12)
            .map(RoleSet)
            .filter(|left| left.len() == 5 - player.played_before.len())
        {
            let mut world = *state;
            world.secrets[seat.index()].hand = hand;
            world.secrets[seat.index()].dealt = hand
                .union(player.played)
                .union(player.played_before)
                .union(left);
            let apart = left
                .both(hand.union(player.played).union(player.played_before))
                .is_empty();
            worlds += usize::from(apart && game.check(&world).is_ok());
        }
    }
    worlds
}

#[test]
fn playouts_do_not_allocate() {
    let game = game(rulebook(), 4);
    let (mut rng, mut actions) = (FastRng::new(1), Vec::with_capacity(4096));
    let mut run = |games: u32| {
        for _ in 0..games {
            playout(&game, &mut game.start(), &mut rng, &mut actions);
        }
    };
    run(50);
    let counted = allocation_counter::measure(|| run(200));
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 256, "{} bytes", size_of::<State>());
    assert_eq!(size_of::<Action>(), 4);
}

/// A leak planted somewhere in the game.
macro_rules! leak {
    ($name:ident { $($body:tt)* }) => {
        #[derive(Clone)]
        struct $name;
        impl Leak<WitchsBrew> for $name { $($body)* }
    };
}

leak!(HandInSpectatorsView {
    fn in_view(_: &WitchsBrew, state: &State, viewer: Viewer) -> String {
        if viewer == Viewer::Spectator { format!("{:?}", state.secrets[0].hand) } else { String::new() }
    }
});

leak!(EarlyPassInView {
    fn in_view(_: &WitchsBrew, state: &State, _: Viewer) -> String {
        let role = state.public.role;
        format!("{:?}", role.map(|role| state.secrets.map(|secret| secret.hand.contains(role))))
    }
});

leak!(ChosenRolesInEvent {
    fn in_event(_: &WitchsBrew, event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }
});

leak!(HandInPrompt {
    fn in_prompt(_: &WitchsBrew, state: &State) -> String {
        format!("{:?}", state.secrets[1].hand)
    }
});

leak!(LeftoversInView {
    fn in_view(_: &WitchsBrew, state: &State, _: Viewer) -> String {
        format!("{:?}", state.secrets[2].dealt)
    }
});

leak!(NoLeak {});

fn with_leak<L: Leak<WitchsBrew>>(options: Options) {
    obey(
        &Planted::<WitchsBrew, L>::new(game(options, 3)),
        Trial { games: 3, seed: 5 },
    );
}

#[test]
fn without_a_leak_a_planted_game_obeys() {
    with_leak::<NoLeak>(rulebook());
}

#[test]
#[should_panic(expected = "actions that read the same leave the same view")]
fn a_hand_in_the_spectators_view_is_noticed() {
    with_leak::<HandInSpectatorsView>(rulebook());
}

#[test]
#[should_panic(expected = "twin worlds: the same view")]
fn a_pass_shown_before_its_turn_is_noticed() {
    with_leak::<EarlyPassInView>(manual());
}

#[test]
#[should_panic(expected = "actions that read the same have the same events")]
fn chosen_roles_in_an_event_are_noticed() {
    with_leak::<ChosenRolesInEvent>(rulebook());
}

#[test]
#[should_panic(expected = "actions that read the same have the same events")]
fn dealt_roles_in_an_event_are_noticed() {
    with_leak::<ChosenRolesInEvent>(manual());
}

#[test]
#[should_panic(expected = "twin worlds: the same prompt")]
fn a_hand_in_the_prompt_is_noticed() {
    with_leak::<HandInPrompt>(manual());
}

#[test]
#[should_panic(expected = "actions that read the same leave the same view")]
fn cards_left_over_in_a_view_are_noticed() {
    with_leak::<LeftoversInView>(Options {
        manual_set_end: ManualSetEnd::FiveRounds,
        ..manual()
    });
}

#[test]
fn states_written_wrong_are_refused_or_play_on() {
    for (options, seats) in [
        (rulebook(), 3),
        (
            Options {
                role_exclusion: true,
                ..rulebook()
            },
            4,
        ),
        (manual(), 5),
    ] {
        let count = survive_mutations(&game(options, seats), trial(3_000, 11));
        println!("{count:?}");
        assert!(count.refused > 1_000 && count.played > 20, "{count:?}");
    }
    let five_rounds = Options {
        manual_set_end: ManualSetEnd::FiveRounds,
        ..manual()
    };
    survive_mutations(&game(five_rounds, 3), trial(3_000, 12));
}
