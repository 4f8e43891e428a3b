//! The laws, for every set of options, with the invariants that speak of steps and whole games (see
//! `covenstead_core::laws`).

use covenstead_core::laws::{Audit, Leak, Planted, Report, Step, Trial, obey, obey_audited};
use covenstead_core::{Actor, DataFile, FastRng, Game, Rng, Seat, Silent, Turn, Viewer, playout};
use covenstead_three_witches::{
    Action, Back, Card, CardSet, Event, EyePass, Options, Phase, Public, RaiseOrder, Side, State,
    TableTalk, ThreeWitches,
};
use std::sync::Arc;

fn game(options: Options) -> ThreeWitches {
    ThreeWitches::new(Arc::new(DataFile::built_in::<ThreeWitches>()), options, 3).expect("a table")
}

/// How many games to play: more when `COVENSTEAD_SOAK` says by what factor.
fn games(usual: u64) -> u64 {
    usual
        * std::env::var("COVENSTEAD_SOAK")
            .ok()
            .and_then(|factor| factor.parse().ok())
            .unwrap_or(1)
}

/// The invariants of steps and whole games, and the largest values met.
#[derive(Default)]
struct Watch {
    bidding_turns: u32,
    laps: u32,
    decisions: u32,
    rounds: u32,
    dealt_to: Option<Seat>,
    voids: [CardSet; 3],
    stops_early: bool,
}

impl Watch {
    fn bidding(&mut self, step: &Step<'_, ThreeWitches>) -> Result<(), String> {
        let (before, after) = (&step.before.public, &step.after.public);
        match before.phase {
            Phase::Deal(Seat(0)) => {
                *self = Watch {
                    rounds: self.rounds,
                    stops_early: self.stops_early,
                    ..Watch::default()
                }
            }
            Phase::Opening | Phase::Raise => self.bidding_turns += 1,
            _ => {}
        }
        if before.phase == Phase::Opening && before.turns == 0 {
            self.laps += 1;
        }
        if self.bidding_turns > 15 || self.laps > 4 {
            return Err("TW-I-09: too many turns or laps in an auction".into());
        }
        if after.phase == Phase::Opening && after.turns == 0 {
            let dealt_to = *self.dealt_to.get_or_insert(after.elixir);
            if after.elixir.0 != (dealt_to.0 + after.passings) % 3 {
                return Err(
                    "TW-I-06: after p passings the Elixir is p seats left of the player dealt it"
                        .into(),
                );
            }
        }
        let bid = |table: &Public| table.ball.map(|ball| ball.bid);
        match (before.phase.in_brew(), after.phase.in_brew()) {
            (true, true) if bid(before) != bid(after) => {
                Err("TW-R-25: the bid changed in Brew".into())
            }
            _ => Ok(()),
        }
    }

    /// TW-I-07: a suit once void for a Lesser never appears in that hand again.
    fn voids(&mut self, step: &Step<'_, ThreeWitches>) -> Result<(), String> {
        let table = &step.after.public;
        if !table.phase.in_brew() {
            return Ok(());
        }
        let lacks = step.game.ledger(table).lacks;
        for (seat, &lacks) in lacks.iter().enumerate() {
            self.voids[seat] = self.voids[seat].union(lacks);
            if !step.after.secrets[seat]
                .hand
                .both(self.voids[seat])
                .is_empty()
            {
                return Err(format!("TW-I-07: seat {seat} holds a suit it was void in"));
            }
        }
        Ok(())
    }

    /// TW-I-17: open pairs.
    fn pairs(&self, step: &Step<'_, ThreeWitches>) -> Result<(), String> {
        let table = &step.after.public;
        if !table.phase.in_brew() {
            return Ok(());
        }
        let (ledger, lead) = (
            step.game.ledger(table),
            &step.after.secrets[table.lead().index()],
        );
        let with_lead = lead.hand.union(lead.face_down.into_iter().collect());
        let mut all = CardSet::EMPTY;
        for pair in ledger.open.into_iter().filter(|pair| !pair.is_empty()) {
            if pair.both(with_lead).len() != 1 || !pair.both(all).is_empty() {
                return Err("TW-I-17: of an open pair exactly one card is with the Lead, and pairs are disjoint".into());
            }
            all = all.union(pair);
        }
        let most = if table.finished() >= 4 { 2 } else { 3 };
        let last = table.trick == 5 && (table.phase.revealed() || table.finished() == 5);
        if ledger.open_pairs() > most
            || last && ledger.open[..4].iter().any(|pair| !pair.is_empty())
        {
            return Err("TW-I-17: too many open pairs".into());
        }
        Ok(())
    }

    /// TW-I-05, TW-I-06, TW-I-10, TW-I-12, TW-I-13.
    fn scoring(&mut self, step: &Step<'_, ThreeWitches>) -> Result<(), String> {
        if let Actor::Seat(_) = step.actor {
            self.decisions += 1;
        }
        let gained = |seat: usize| step.after.public.fate[seat] - step.before.public.fate[seat];
        let gains = [gained(0), gained(1), gained(2)];
        let scored = step
            .events
            .iter()
            .any(|event| matches!(event, Event::Scored { .. }));
        if !scored {
            return if gains == [0; 3] {
                Ok(())
            } else {
                Err("TW-67: tokens outside of Score".into())
            };
        }
        self.rounds += 1;
        let mut sorted = gains;
        sorted.sort_unstable();
        if sorted != [0, 0, 2] && sorted != [0, 1, 1] {
            return Err(format!("TW-I-10: {gains:?}"));
        }
        let over = step.after.public.phase == Phase::Over;
        if over && !(3..=7).contains(&self.rounds) || self.rounds > 7 {
            return Err(format!("TW-I-12: {} rounds", self.rounds));
        }
        if self.decisions > 56 || self.decisions < 22 && !self.stops_early {
            return Err(format!("TW-I-13: {} decisions in a round", self.decisions));
        }
        self.decisions = 0;
        Ok(())
    }
}

impl Audit<ThreeWitches> for Watch {
    fn step(&mut self, step: &Step<'_, ThreeWitches>) -> Result<(), String> {
        self.bidding(step)?;
        self.voids(step)?;
        self.pairs(step)?;
        self.scoring(step)
    }
}

fn court(options: Options, trial: Trial) -> Report {
    let stops_early = options.stop_when_decided;
    let report = obey_audited(&game(options), trial, || Watch {
        stops_early,
        ..Watch::default()
    });
    assert!(
        report.disguised > 0 && report.refused > 0 && report.twins > 0,
        "{report:?}"
    );
    report
}

/// Each option on its own.
fn single_options() -> Vec<Options> {
    let usual = Options::default;
    vec![
        usual(),
        Options {
            raise_order: RaiseOrder::FromElixir,
            ..usual()
        },
        Options {
            eye_pass: EyePass::Forbidden,
            ..usual()
        },
        Options {
            stop_when_decided: true,
            ..usual()
        },
        Options {
            reveal_after_round: true,
            ..usual()
        },
        Options {
            review_played: true,
            ..usual()
        },
        Options {
            table_talk: TableTalk::None,
            ..usual()
        },
    ]
}

/// The `number`-th of all 64 combinations.
fn combination(number: u32) -> Options {
    let on = |bit: u32| number >> bit & 1 == 1;
    Options {
        raise_order: if on(0) {
            RaiseOrder::FromElixir
        } else {
            RaiseOrder::FromBidder
        },
        eye_pass: if on(1) {
            EyePass::Forbidden
        } else {
            EyePass::Allowed
        },
        stop_when_decided: on(2),
        reveal_after_round: on(3),
        review_played: on(4),
        table_talk: if on(5) {
            TableTalk::None
        } else {
            TableTalk::Signals
        },
    }
}

#[test]
fn tw_i_01_tw_i_02_tw_i_03_tw_i_04_tw_i_05_tw_i_14_the_laws_hold_with_each_option_on_its_own() {
    for (number, options) in single_options().into_iter().enumerate() {
        let report = court(
            options.clone(),
            Trial {
                games: games(60),
                seed: 1000 * number as u64,
            },
        );
        println!("{options:?}: {report:?}");
    }
}

#[test]
fn tw_i_07_tw_i_08_tw_i_09_tw_i_10_tw_i_11_the_laws_hold_with_all_options_combined() {
    for number in 0..64 {
        court(
            combination(number),
            Trial {
                games: games(4),
                seed: 100_000 + u64::from(number),
            },
        );
    }
}

/// Another deck, other bids, another goal: nothing of the built-in data is built into the program.
#[test]
fn tw_r_24_the_laws_hold_with_an_own_data_file() {
    let own = ThreeWitches::DATA
        .replace("owl = [2, 3, 4, 6]", "toad = [1, 2, 3, 4, 5, 6]")
        .replace("dog = [2, 3, 4, 5]", "dog = [2, 5]")
        .replace("2 = \"Eye\"", "1 = \"Wart\"\n2 = \"Eye\"")
        .replace("bids = [3, 4]", "bids = [1, 5]")
        .replace("fate_to_win = 5", "fate_to_win = 7")
        .replace("lead_reward = 2", "lead_reward = 3")
        .replace("lesser_reward = 1", "lesser_reward = 2");
    let data = Arc::new(DataFile::read::<ThreeWitches>(&own).expect("valid data"));
    for number in [0, 12, 63] {
        let game = ThreeWitches::new(data.clone(), combination(number), 3).expect("a table");
        let report = obey(
            &game,
            Trial {
                games: games(20),
                seed: 7000,
            },
        );
        assert!(report.longest > 0 && report.disguised > 0, "{report:?}");
    }
}

/// Looks into the hand of the seat to the left.
#[derive(Clone)]
struct PeeksLeft;
impl Leak<ThreeWitches> for PeeksLeft {
    fn in_view(_: &ThreeWitches, state: &State, viewer: Viewer) -> String {
        viewer.seat().map_or(String::new(), |seat| {
            format!("{:?}", state.secrets[seat.left(3).index()].hand)
        })
    }
}

/// Sees discards.
#[derive(Clone)]
struct SeesDiscards;
impl Leak<ThreeWitches> for SeesDiscards {
    fn in_view(_: &ThreeWitches, state: &State, _: Viewer) -> String {
        format!("{:?}", state.secrets.map(|secret| secret.discard))
    }
}

/// Sees which card of an open pair the Lead has.
#[derive(Clone)]
struct SeesReturns;
impl Leak<ThreeWitches> for SeesReturns {
    fn in_view(game: &ThreeWitches, state: &State, _: Viewer) -> String {
        let lead = state.secrets[state.public.lead().index()].hand;
        let open = game.ledger(&state.public).open;
        format!("{:?}", open.map(|pair| pair.both(lead)))
    }
}

/// The whole log, unredacted.
#[derive(Clone)]
struct TellsAll;
impl Leak<ThreeWitches> for TellsAll {
    fn in_event(_: &ThreeWitches, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }
}

/// Says in the prompt whether Lesser 1 could follow suit.
#[derive(Clone)]
struct HintsAtVoid;
impl Leak<ThreeWitches> for HintsAtVoid {
    fn in_prompt(game: &ThreeWitches, state: &State) -> String {
        let table = &state.public;
        if table.phase != Phase::First {
            return String::new();
        }
        let mut legal = Vec::new();
        game.legal(state, table.lesser_1(), &mut legal);
        format!("{}", legal.len())
    }
}

macro_rules! planted {
    ($name:ident, $leak:ident) => {
        #[test]
        #[should_panic(expected = "law broken")]
        fn $name() {
            obey(
                &Planted::<ThreeWitches, $leak>::new(game(Options::default())),
                Trial { games: 20, seed: 5 },
            );
        }
    };
}

planted!(a_planted_look_into_a_hand_is_noticed, PeeksLeft);
planted!(a_planted_look_at_the_discards_is_noticed, SeesDiscards);
planted!(a_planted_look_at_a_secret_return_is_noticed, SeesReturns);
planted!(a_planted_unredacted_log_is_noticed, TellsAll);
planted!(a_planted_hint_in_the_prompt_is_noticed, HintsAtVoid);

#[test]
fn tw_i_12_tw_i_13_thirty_thousand_random_games_end_within_the_bounds() {
    let game = game(Options::default());
    let (mut actions, mut longest, mut shortest) = (Vec::new(), 0, u64::MAX);
    let (mut most_rounds, mut fewest_rounds, mut highest) = (0, u16::MAX, 0);
    for number in 0..games(30_000) {
        let mut state = game.start();
        let played = playout(
            &game,
            &mut state,
            &mut FastRng::stream(77, number),
            &mut actions,
        );
        longest = longest.max(played.decisions);
        shortest = shortest.min(played.decisions);
        most_rounds = most_rounds.max(state.public.round);
        fewest_rounds = fewest_rounds.min(state.public.round);
        highest = highest.max(*state.public.fate.iter().max().expect("three players"));
    }
    println!(
        "{shortest} to {longest} decisions, {fewest_rounds} to {most_rounds} rounds, at most {highest} tokens"
    );
    assert!(longest <= 392 && shortest >= 66);
    assert!(most_rounds <= 7 && fewest_rounds >= 3 && (5..=6).contains(&highest));
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 192, "{} bytes", size_of::<State>());
    println!(
        "a state takes {} bytes, an action {}",
        size_of::<State>(),
        size_of::<Action>()
    );
}

#[test]
fn playouts_do_not_allocate() {
    let (game, mut actions) = (game(Options::default()), Vec::with_capacity(64));
    let info = allocation_counter::measure(|| {
        for number in 0..200 {
            let mut state = game.start();
            playout(
                &game,
                &mut state,
                &mut FastRng::stream(3, number),
                &mut actions,
            );
        }
    });
    assert_eq!(info.count_total, 0, "{info:?}");
}

#[test]
fn tw_i_06_the_elixir_never_comes_back_after_a_trick_the_lead_won() {
    let game = game(Options::default());
    let (mut spent, mut legal) = (0, Vec::new());
    for number in 0..300 {
        let (mut state, mut rng) = (game.start(), FastRng::stream(9, number));
        while game.turn(&state) != Turn::Over {
            let (actor, action) = match game.turn(&state) {
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody");
                    game.legal(&state, seat, &mut legal);
                    (Actor::Seat(seat), rng.pick(&legal))
                }
                _ => (Actor::Chance, game.sample(&state, &mut rng)),
            };
            game.apply(&mut state, actor, action, &mut Silent);
            let table = &state.public;
            for trick in &table.played()[..usize::from(table.finished())] {
                assert_ne!(trick.up, Some(Card::ELIXIR));
                if trick.winner == Some(Side::Lead) && trick.down == Some(Card::ELIXIR) {
                    assert_eq!(trick.back, Back::Open(trick.up.expect("a card")));
                    spent += 1;
                }
            }
        }
    }
    assert!(spent > 0);
}
