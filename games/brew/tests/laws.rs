//! The laws (see `covenstead_core::laws`) for every number of players and every option, with the
//! invariants that speak of steps and whole games. `COVENSTEAD_SOAK=10` tries ten times as much.

use covenstead_brew::{
    Brew, CharacterAssignment, DayFireScope, Event, FirstPlayer, MovePotionTargets, Options, Phase,
    Public, State,
};
use covenstead_core::laws::{
    Audit, Leak, Planted, Step, Trial, obey, obey_audited, survive_mutations,
};
use covenstead_core::{Actor, DataFile, FastRng, Game, Rng, Seat, Turn, Viewer, Words, playout};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

fn soak() -> u64 {
    std::env::var("COVENSTEAD_SOAK")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1)
}

fn game(options: Options, seats: u8) -> Brew {
    Brew::new(Arc::new(DataFile::built_in::<Brew>()), options, seats).expect("a table")
}

fn powers() -> Options {
    Options {
        character_powers: true,
        ..Options::default()
    }
}

/// The invariants of one game as it goes.
#[derive(Default)]
struct Watch {
    /// In this round, by seat: placements, dice returned, turns.
    placements: [u32; 4],
    returned: [u32; 4],
    turns: [u32; 4],
    /// In this turn: placements, brews, drinks.
    turn: [u32; 3],
}

impl Watch {
    /// BR-I-10: placements = 6 + dice returned; at least 3 turns.
    fn round_ended(&mut self, seats: u8) -> Result<(), String> {
        for seat in 0..usize::from(seats) {
            if self.placements[seat] != 6 + self.returned[seat] || self.turns[seat] < 3 {
                let (placed, back, turns) =
                    (self.placements[seat], self.returned[seat], self.turns[seat]);
                return Err(format!(
                    "BR-I-10: seat {seat} placed {placed}, took {back} back, in {turns} turns"
                ));
            }
        }
        (self.placements, self.returned, self.turns) = Default::default();
        Ok(())
    }

    fn note(&mut self, event: &Event, seats: u8) -> Result<(), String> {
        match *event {
            Event::TurnBegan { seat } => {
                self.turns[seat.index()] += 1;
                self.turn = [0; 3];
            }
            Event::Placed { seat, .. } => {
                self.placements[seat.index()] += 1;
                self.turn[0] += 1;
            }
            Event::TookBack { seat, .. } => self.returned[seat.index()] += 1,
            Event::Brewed { .. } => self.turn[1] += 1,
            Event::Drank { .. } => self.turn[2] += 1,
            Event::TurnEnded { .. } if self.turn[0] == 0 => {
                return Err("BR-I-08: a turn without a placement".into());
            }
            Event::Discarded { .. } | Event::Claimed { .. } if self.turns != [0; 4] => {
                self.round_ended(seats)?
            }
            _ => {}
        }
        let [placed, brewed, drunk] = self.turn;
        if placed > 2 || brewed > 1 || drunk > 1 {
            return Err(format!(
                "BR-I-08: {placed} placements, {brewed} brews and {drunk} drinks in a turn"
            ));
        }
        Ok(())
    }
}

/// Points without Creatures and left-over tokens.
fn firm_points(game: &Brew, table: &Public, seat: Seat) -> i32 {
    let parts = game.breakdown(&State { public: *table }, seat);
    parts
        .iter()
        .filter(|part| ["potions", "forests", "vp tokens"].contains(&part.name))
        .map(|part| part.points)
        .sum()
}

impl Audit<Brew> for Watch {
    fn step(&mut self, step: &Step<'_, Brew>) -> Result<(), String> {
        let (before, after) = (&step.before.public, &step.after.public);
        for seat in Seat::all(step.game.seats()) {
            let (was, is) = (before.player(seat), after.player(seat));
            if is.vp < was.vp
                || !was.claimed.within(is.claimed)
                || !was.released.within(is.released)
            {
                return Err(
                    "BR-I-06: VP tokens, Forests or released Creatures became fewer".into(),
                );
            }
            if firm_points(step.game, after, seat) < firm_points(step.game, before, seat) {
                return Err("BR-I-11: points were lost".into());
            }
        }
        if matches!(after.phase, Phase::Roll(_)) && !after.scorched.is_empty() {
            return Err("BR-I-05: a round begins with a scorched space".into());
        }
        // Everybody knows everything: whoever looks can say what the state is.
        for viewer in Viewer::all(step.game.seats()) {
            let view = step.game.view(step.after, viewer);
            if step.game.imagine(&view, &mut FastRng::new(1)) != *step.after {
                return Err("something is hidden from a viewer".into());
            }
        }
        if let Actor::Seat(seat) = step.actor
            && before.active != seat
        {
            return Err("BR-19: somebody acted out of turn".into());
        }
        step.events
            .iter()
            .try_for_each(|event| self.note(event, step.game.seats()))
    }
}

#[test]
fn br_i_08_br_i_10_the_laws_hold_for_every_number_of_players() {
    for seats in 2..=4 {
        for options in [Options::default(), powers()] {
            let with = if options.character_powers {
                "with"
            } else {
                "without"
            };
            let report = obey_audited(
                &game(options, seats),
                Trial {
                    games: 60 * soak(),
                    seed: 1,
                },
                Watch::default,
            );
            println!("{seats} players {with} powers: {report:?}");
            assert!(report.refused > 1000 && report.twins > 1000);
        }
    }
}

/// Every option with every value that is not its default.
fn variants() -> Vec<Options> {
    let usual = powers();
    vec![
        Options::default(),
        Options {
            character_assignment: CharacterAssignment::Choose,
            ..usual.clone()
        },
        Options {
            first_player: FirstPlayer::Seat(Seat(1)),
            ..usual.clone()
        },
        Options {
            day_fire_scope: DayFireScope::AllForests,
            ..usual.clone()
        },
        Options {
            lyric_trained_limit: 4,
            ..usual.clone()
        },
        Options {
            lyric_trained_limit: 4,
            ..Options::default()
        },
        Options {
            stack_power_needs_matching_symbol: true,
            ..usual.clone()
        },
        Options {
            returned_die_keeps_face: false,
            ..usual.clone()
        },
        Options {
            move_potion_targets: MovePotionTargets::ForestOnly,
            ..usual.clone()
        },
        Options {
            brew_drink_after_last_die: false,
            ..usual.clone()
        },
        Options {
            train_vp_counts_itself: true,
            ..usual.clone()
        },
        Options {
            freed_element_space_reusable: false,
            ..usual.clone()
        },
        Options {
            wind_under_cover: true,
            ..usual.clone()
        },
        Options {
            open_hands: true,
            ..usual
        },
    ]
}

#[test]
fn the_laws_hold_for_every_option_on_its_own() {
    for options in variants() {
        for seats in 2..=4 {
            obey_audited(
                &game(options.clone(), seats),
                Trial {
                    games: 6 * soak(),
                    seed: 100,
                },
                Watch::default,
            );
        }
    }
}

#[test]
fn the_laws_hold_for_200_random_combinations_of_options() {
    let mut rng = FastRng::new(200);
    let mut flip = || rng.below(2) == 1;
    for number in 0..200 {
        let options = Options {
            character_powers: flip(),
            character_assignment: if flip() {
                CharacterAssignment::Choose
            } else {
                CharacterAssignment::Random
            },
            first_player: if flip() {
                FirstPlayer::Seat(Seat(0))
            } else {
                Options::default().first_player
            },
            day_fire_scope: if flip() {
                DayFireScope::AllForests
            } else {
                DayFireScope::OneForest
            },
            lyric_trained_limit: if flip() { 4 } else { 3 },
            stack_power_needs_matching_symbol: flip(),
            returned_die_keeps_face: flip(),
            move_potion_targets: if flip() {
                MovePotionTargets::ForestOnly
            } else {
                MovePotionTargets::ForestOrAnyDieSpace
            },
            brew_drink_after_last_die: flip(),
            train_vp_counts_itself: flip(),
            wind_under_cover: flip(),
            freed_element_space_reusable: flip(),
            open_hands: flip(),
        };
        obey_audited(
            &game(options, 2 + (number % 3) as u8),
            Trial {
                games: soak(),
                seed: number,
            },
            Watch::default,
        );
    }
}

/// With Potions for one token each the deck runs empty again and again, and every effect is drunk
/// often (BR-54, BR-R-33).
#[test]
fn the_laws_hold_when_potions_are_cheap() {
    let cheap = |line: &str| match line.starts_with("cost = ") {
        true => "cost = { herb = 1 }\n".to_string(),
        false => format!("{line}\n"),
    };
    let data: String = Brew::DATA.lines().map(cheap).collect();
    let data = Arc::new(DataFile::read::<Brew>(&data).expect("valid data"));
    let mut handed_in = 0;
    for (number, options) in variants().into_iter().enumerate() {
        let game = Brew::new(data.clone(), options, 2 + (number % 3) as u8).expect("a table");
        obey_audited(
            &game,
            Trial {
                games: 4 * soak(),
                seed: 300,
            },
            Watch::default,
        );
        for seed in 0..20 {
            let (mut state, mut rng, mut events, mut actions) =
                (game.start(), FastRng::new(seed), Vec::new(), Vec::new());
            loop {
                match game.turn(&state) {
                    Turn::Chance => {
                        let outcome = game.sample(&state, &mut rng);
                        game.apply(&mut state, Actor::Chance, outcome, &mut events);
                    }
                    Turn::Seats(seats) => {
                        let seat = seats.first().expect("somebody decides");
                        game.legal(&state, seat, &mut actions);
                        game.apply(
                            &mut state,
                            Actor::Seat(seat),
                            rng.pick(&actions),
                            &mut events,
                        );
                    }
                    Turn::Over => break,
                }
                game.check(&state)
                    .unwrap_or_else(|broken| panic!("{broken:?}\n{state:?}"));
            }
            handed_in += events
                .iter()
                .filter(|event| matches!(event, Event::HandedIn { .. }))
                .count();
        }
    }
    println!("drunk Potions were handed in {handed_in} times");
    assert!(handed_in > 0, "the deck ran empty");
}

#[test]
fn br_i_13_random_games_stay_far_below_the_bound() {
    let (mut actions, mut longest) = (Vec::new(), [0; 3]);
    let tables: Vec<Brew> = (2..=4)
        .flat_map(|seats| [game(powers(), seats), game(Options::default(), seats)])
        .collect();
    for number in 0..20_000 * soak() {
        let game = &tables[number as usize % tables.len()];
        let seats = game.seats();
        let mut state = game.start();
        let played = playout(
            game,
            &mut state,
            &mut FastRng::stream(13, number),
            &mut actions,
        );
        assert!(played.decisions < game.decision_bound());
        assert!(
            played.decisions <= 2_000,
            "BR-I-13: {} decisions in game {number}",
            played.decisions
        );
        let most = &mut longest[usize::from(seats) - 2];
        *most = played.decisions.max(*most);
    }
    println!("most decisions of a random game with 2, 3 and 4 players: {longest:?}");
}

/// A pile whose order was fixed ahead, outside the state. Nothing in a state of this game is
/// hidden, so only something like this could leak.
static AHEAD: AtomicU32 = AtomicU32::new(0);

fn next_card() -> String {
    format!("the next card is {}", AHEAD.fetch_add(1, Ordering::Relaxed))
}

#[derive(Clone)]
struct InView;
impl Leak<Brew> for InView {
    fn in_view(_: &Brew, _: &State, _: Viewer) -> String {
        next_card()
    }
}

#[derive(Clone)]
struct InPrompt;
impl Leak<Brew> for InPrompt {
    fn in_prompt(_: &Brew, _: &State) -> String {
        next_card()
    }
}

#[derive(Clone)]
struct InEvent;
impl Leak<Brew> for InEvent {
    /// Somebody else's turn is kept from a viewer, whose view still shows it.
    fn in_event(_: &Brew, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Placed { seat, .. } | Event::Gathered { seat, .. } if !viewer.is(*seat) => None,
            Event::TurnedIntoBerries { .. } | Event::TurnEnded { .. } | Event::TurnBegan { .. } => {
                None
            }
            open => Some(*open),
        }
    }
}

#[test]
#[should_panic(expected = "twin worlds: the same view")]
fn a_leak_in_a_view_is_noticed() {
    obey(
        &Planted::<Brew, InView>::new(game(Options::default(), 2)),
        Trial { games: 1, seed: 1 },
    );
}

#[test]
#[should_panic(expected = "twin worlds: the same prompt")]
fn a_leak_in_a_prompt_is_noticed() {
    obey(
        &Planted::<Brew, InPrompt>::new(game(Options::default(), 2)),
        Trial { games: 1, seed: 1 },
    );
}

#[test]
#[should_panic(expected = "law broken")]
fn an_event_kept_from_a_viewer_is_noticed() {
    obey(
        &Planted::<Brew, InEvent>::new(game(Options::default(), 2)),
        Trial { games: 20, seed: 1 },
    );
}

#[test]
fn states_written_wrong_are_refused_or_play_on() {
    for seats in 2..=4 {
        let count = survive_mutations(
            &game(powers(), seats),
            Trial {
                games: 1_500 * soak(),
                seed: 51,
            },
        );
        println!("{count:?}");
        assert!(count.refused > 300 && count.played > 20, "{count:?}");
    }
}
