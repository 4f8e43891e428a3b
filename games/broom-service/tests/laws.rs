//! The laws (see `covenstead_core::laws`) for every number of players, every option on its own and
//! in combinations; the specification's invariants about steps and whole games; planted leaks that
//! must be noticed; real maxima.
//!
//! `COVENSTEAD_SOAK=20` plays twenty times as many games.

use covenstead_broom_service::{
    Action, Area, Bewitched, BroomService, Circle, Cloud, EmptyHandedCounts, Event, EventCard,
    Events, FirstPlayer, Goods, Options, Pawn, Phase, RandomWord, Resource, Role, RoleSet, Side,
    Stack, State, Tower, UpperHandCost, WaterRule,
};
use covenstead_core::laws::{
    Audit, Leak, Planted, Report, Step, Trial, obey, obey_audited, survive_mutations,
};
use covenstead_core::{
    Actor, Audience, DataFile, FastRng, Game, Names, Outcome, Rng, Seat, Silent, Turn, Viewer,
    Words,
};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock};

static DATA: LazyLock<Arc<DataFile<covenstead_broom_service::Components>>> =
    LazyLock::new(|| Arc::new(DataFile::built_in::<BroomService>()));

fn table(options: &Options, seats: u8) -> BroomService {
    BroomService::new(DATA.clone(), options.clone(), seats)
        .unwrap_or_else(|fault| panic!("{fault}: {options:?}"))
}

/// So many games, times `COVENSTEAD_SOAK`.
fn games(usual: u64) -> u64 {
    usual
        * std::env::var("COVENSTEAD_SOAK")
            .ok()
            .and_then(|times| times.parse().ok())
            .unwrap_or(1)
}

fn everything(board: Side) -> Options {
    Options {
        board,
        storm_clouds: true,
        heavy_in_mix: 11,
        mountain_tiles: Some(true),
        upper_hand_cost: UpperHandCost::Kept,
        empty_handed_counts: EmptyHandedCounts::Potions,
        ..Options::default()
    }
}

/// Each option on its own, then all together.
fn single_options() -> Vec<Options> {
    let usual = Options::default;
    use EventCard::*;
    let list = [
        MoreOrLess,
        TheUpperHand,
        TheWorks,
        BlackMarket,
        BlackDistillery,
        BraveHeart,
        EmptyHanded,
    ];
    vec![
        usual(),
        Options {
            board: Side::Back,
            ..usual()
        },
        Options {
            storm_clouds: true,
            ..usual()
        },
        Options {
            storm_clouds: true,
            heavy_in_mix: 10,
            ..usual()
        },
        Options {
            mountain_tiles: Some(true),
            ..usual()
        },
        Options {
            bewitched: Bewitched::Off,
            ..usual()
        },
        Options {
            events: Events::List(list),
            ..usual()
        },
        Options {
            first_player: FirstPlayer::Seat(Seat(1)),
            ..usual()
        },
        Options {
            water_rule: WaterRule::Blocked,
            ..usual()
        },
        Options {
            upper_hand_cost: UpperHandCost::Kept,
            ..usual()
        },
        Options {
            empty_handed_counts: EmptyHandedCounts::Potions,
            ..usual()
        },
        everything(Side::Front),
        everything(Side::Back),
    ]
}

/// A random combination that the specification allows.
fn random_options(rng: &mut FastRng, seats: u8) -> Options {
    let mut coin = |sides: u32| rng.below(sides);
    let board = if coin(2) == 0 {
        Side::Front
    } else {
        Side::Back
    };
    let storm_clouds = coin(2) == 0;
    let fewest = if board == Side::Front { 10 } else { 11 };
    let heavy_in_mix = if storm_clouds {
        (fewest + coin(25 - fewest)) as u8
    } else {
        24
    };
    let mountain_tiles = if board == Side::Back || coin(2) == 0 {
        None
    } else {
        Some(true)
    };
    let first_player = match coin(2) {
        0 => FirstPlayer::Random(RandomWord::Random),
        _ => FirstPlayer::Seat(Seat(coin(seats.into()) as u8)),
    };
    let (water_rule, bewitched) = (
        [WaterRule::Flyover, WaterRule::Blocked][coin(2) as usize],
        [Bewitched::Standard, Bewitched::Off][coin(2) as usize],
    );
    let upper_hand_cost = [UpperHandCost::Returned, UpperHandCost::Kept][coin(2) as usize];
    let empty_handed_counts =
        [EmptyHandedCounts::Resources, EmptyHandedCounts::Potions][coin(2) as usize];
    let random = coin(2) == 0;
    let mut events = EventCard::ALL.to_vec();
    rng.shuffle(&mut events);
    let events = match random {
        true => Events::Random(RandomWord::Random),
        false => Events::List(std::array::from_fn(|place| events[place])),
    };
    Options {
        board,
        storm_clouds,
        heavy_in_mix,
        mountain_tiles,
        forest_tiles: None,
        hill_tiles: None,
        bewitched,
        events,
        first_player,
        water_rule,
        upper_hand_cost,
        empty_handed_counts,
    }
}

/// What the specification says about steps and whole games.
#[derive(Default)]
struct Ledger {
    /// Who was asked in this turn, in order, the starter first.
    asked: Vec<Seat>,
    /// Brave actions performed in this turn without a tile.
    performed: u32,
    /// The roles led in this round.
    led: Vec<Role>,
    /// Cards laid in this round, by seat.
    laid: [u32; 5],
    /// Storm clouds that paid, moved or delivered, by id.
    charmed: Vec<String>,
    paid: Vec<String>,
    /// Mountain tiles used, and the amulets claimed in this turn, by seat and area.
    used: Vec<(Seat, String)>,
    claimed: Vec<(Seat, String)>,
    /// Rounds ended.
    rounds: u32,
}

/// What an event changes, for whom.
fn booked(event: &Event) -> Option<(Seat, i16, Goods, Goods)> {
    let none = Goods::NONE;
    let wands = |count: u8| Goods::new(0, 0, 0, count);
    Some(match *event {
        Event::StartWands { seat, wands: count } => (seat, 0, wands(count), none),
        Event::NumberShown { seat, vp, .. }
        | Event::Penalty { seat, vp, .. }
        | Event::Marketed { seat, vp }
        | Event::TileSpent { seat, vp, .. }
        | Event::StormPaid { seat, vp, .. }
        | Event::EventScored { seat, vp, .. } => (seat, vp, none, none),
        Event::Distilled { seat, resource } => (seat, 0, Goods::one(resource), none),
        Event::Gathered { seat, goods } => (seat, 0, goods, none),
        Event::Delivered {
            seat,
            vp,
            colour,
            wands: count,
            ..
        } => (seat, vp, wands(count), Goods::one(colour)),
        Event::Charmed {
            seat,
            vp,
            wands: count,
            ..
        } => (seat, vp, none, wands(count)),
        Event::FistOpened {
            seat, vp, returned, ..
        } => (seat, vp, none, returned),
        Event::HandedIn { seat, goods, vp } => (seat, vp, none, goods),
        _ => return None,
    })
}

fn must(holds: bool, rule: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(rule.to_string()) }
}

/// The decision points that came up before the laws, as bits by their numbers.
static MET: AtomicU32 = AtomicU32::new(0);

fn note_decision(step: &Step<'_, BroomService>) {
    let asked = step.game.decision(
        step.before,
        Audience::english(&Names::of_seats(step.game.seats())),
    );
    if let Some(number) = asked.and_then(|asked| {
        asked
            .id
            .strip_prefix("BS-D-")
            .and_then(|number| number.parse::<u32>().ok())
    }) {
        MET.fetch_or(1 << number, Ordering::Relaxed);
    }
}

impl Audit<BroomService> for Ledger {
    fn step(&mut self, step: &Step<'_, BroomService>) -> Result<(), String> {
        note_decision(step);
        self.books_balance(step)?;
        self.board_only_opens(step)?;
        self.stuck_pawns_stay(step)?;
        one_decides(step)?;
        for event in step.events {
            self.follow_turn(event, step)?;
            self.follow_effects(event, step)?;
        }
        if step.after.public.phase == Phase::Over {
            must(self.rounds == 7, "BS-I-19: exactly seven rounds")?;
            winners_are_best(step)?;
        }
        Ok(())
    }
}

impl Ledger {
    /// BS-I-06, BS-I-14: every change of VP and resources is logged.
    fn books_balance(&self, step: &Step<'_, BroomService>) -> Result<(), String> {
        let mut players = step.before.public.players;
        for (seat, vp, gained, lost) in step.events.iter().filter_map(booked) {
            let player = &mut players[seat.index()];
            player.vp += vp;
            player.goods += gained;
            must(
                player.goods.covers(lost),
                "BS-I-06: nobody pays what is not there",
            )?;
            player.goods -= lost;
        }
        for (booked, real) in players.iter().zip(&step.after.public.players) {
            must(
                booked.goods == real.goods,
                "BS-I-06: resources change only by logged gains and payments",
            )?;
            must(
                booked.vp == real.vp,
                "BS-I-14: VP are 10 and the sum of the logged changes",
            )?;
        }
        Ok(())
    }

    /// BS-I-07, BS-I-09: no cloud returns, no tower becomes empty.
    fn board_only_opens(&self, step: &Step<'_, BroomService>) -> Result<(), String> {
        let (before, after) = (&step.before.public, &step.after.public);
        let laying = matches!(step.action, Action::LayCloud(..));
        must(
            laying || after.clouds & !before.clouds == 0,
            "BS-I-07: no cloud ever returns",
        )?;
        must(
            before.occupied & !after.occupied == 0,
            "BS-I-09: an occupied tower stays occupied",
        )
    }

    /// BS-I-17.
    fn stuck_pawns_stay(&self, step: &Step<'_, BroomService>) -> Result<(), String> {
        let game = step.game;
        if game.options().board != Side::Back {
            return Ok(());
        }
        let [_, b, _, d] = game.map().circles;
        let blocked = game.options().water_rule == WaterRule::Blocked;
        let stuck = |area| area == d || area == b && blocked;
        for (before, after) in step
            .before
            .public
            .players
            .iter()
            .zip(&step.after.public.players)
        {
            for pawn in (0..2).filter(|&pawn| stuck(before.pawns[pawn])) {
                must(
                    before.pawns[pawn] == after.pawns[pawn],
                    "BS-I-17: a pawn on that island never moves again",
                )?;
            }
        }
        Ok(())
    }

    /// BS-I-02 to BS-I-05.
    fn follow_turn(&mut self, event: &Event, step: &Step<'_, BroomService>) -> Result<(), String> {
        let seats = step.game.seats();
        match *event {
            Event::Led { seat, role, .. } => {
                self.lap_is_whole(seats)?;
                must(
                    !self.led.contains(&role),
                    "BS-I-03: each role is led at most once in a round",
                )?;
                (self.asked, self.performed) = (vec![seat], 0);
                self.claimed.clear();
                self.led.push(role);
                self.laid[seat.index()] += 1;
            }
            Event::Followed { seat, .. } | Event::Passed { seat, .. } => {
                let due = self.asked.last().map(|last| last.left(seats));
                must(due == Some(seat), "BS-I-05: clockwise, each once")?;
                self.asked.push(seat);
                self.laid[seat.index()] += u32::from(matches!(event, Event::Followed { .. }));
            }
            Event::Performs { .. } => {
                self.performed += 1;
                must(
                    self.performed == 1,
                    "BS-I-04: at most one brave action a turn",
                )?;
            }
            Event::RoundEnded { .. } => self.close_round(step)?,
            _ => {}
        }
        Ok(())
    }

    fn close_round(&mut self, step: &Step<'_, BroomService>) -> Result<(), String> {
        self.lap_is_whole(step.game.seats())?;
        let table = &step.before.public;
        let usual = if table.is_event(EventCard::MoreOrLess) {
            1..=5
        } else {
            4..=4
        };
        let most = if step.game.has_forest_tiles() {
            usual.end() + 1
        } else {
            *usual.end()
        };
        for &laid in &self.laid[..step.game.seats() as usize] {
            must(
                (*usual.start()..=most).contains(&laid),
                "BS-I-02: the cards chosen, and one more by a tile",
            )?;
            must(
                laid as usize <= self.led.len(),
                "BS-I-03: as many turns as the largest hand, at least",
            )?;
        }
        must(self.led.len() <= 10, "BS-I-03: at most ten turns")?;
        self.asked.clear();
        self.led.clear();
        self.laid = [0; 5];
        self.rounds += 1;
        Ok(())
    }

    fn lap_is_whole(&self, seats: u8) -> Result<(), String> {
        let whole = self.asked.is_empty() || self.asked.len() == seats as usize;
        must(
            whole,
            "BS-I-05: everybody is reached exactly once in a turn",
        )
    }

    /// BS-I-10, BS-I-15, BS-I-16.
    fn follow_effects(
        &mut self,
        event: &Event,
        step: &Step<'_, BroomService>,
    ) -> Result<(), String> {
        let role = step.before.public.role;
        match event {
            Event::AmuletClaimed { seat, area } => self.claimed.push((*seat, area.clone())),
            Event::TileUsed { seat, area, .. } => {
                let visit = (*seat, area.clone());
                must(
                    self.claimed.contains(&visit),
                    "BS-I-10: only on the visit that claimed the amulet",
                )?;
                must(!self.used.contains(&visit), "BS-I-10: once per player")?;
                self.used.push(visit);
            }
            Event::Delivered {
                vp,
                bonus,
                aura,
                tower,
                ..
            } => {
                let druid = matches!(role, Some(Role::ValleyDruid | Role::PeakDruid));
                must(
                    *bonus == 0 || *bonus == 3 && druid,
                    "BS-I-15: the bonus belongs to the druid's delivery",
                )?;
                must(
                    *aura == 0 || step.game.options().storm_clouds && aura % 2 == 0,
                    "BS-I-16: auras only by storm clouds",
                )?;
                let printed = step
                    .game
                    .board()
                    .tower
                    .iter()
                    .find(|printed| printed.id == *tower)
                    .map_or(7, |printed| printed.vp);
                must(*vp == printed + bonus + aura, "BS-52: the tower's VP")?;
            }
            Event::Charmed { vp, cloud, .. } => {
                must(
                    *vp == 0 || *vp == 3 && role == Some(Role::WeatherFairy),
                    "BS-I-15: the bonus belongs to the fairy's charm",
                )?;
                must(
                    !self.charmed.contains(cloud),
                    "BS-I-16: a cloud is charmed away once",
                )?;
                self.charmed.push(cloud.clone());
            }
            Event::StormPaid { cloud, .. } => {
                must(
                    !self.paid.contains(cloud),
                    "BS-I-16: a storm cloud pays once",
                )?;
                self.paid.push(cloud.clone());
            }
            _ => {}
        }
        Ok(())
    }
}

/// BS-I-18, BS-I-19.
fn one_decides(step: &Step<'_, BroomService>) -> Result<(), String> {
    let table = &step.after.public;
    let depth = table.stack.frames().len();
    must(
        depth <= Stack::CAPACITY,
        "BS-I-19: the stack is within its bound, far below 40",
    )?;
    let Turn::Seats(seats) = step.game.turn(step.after) else {
        return Ok(());
    };
    let sealed = matches!(table.phase, Phase::Choose | Phase::Extra | Phase::Fist);
    must(
        sealed || seats.len() == 1,
        "BS-I-18: exactly one player decides",
    )?;
    must(
        depth == 0 || seats.contains(table.actor),
        "BS-I-18: while effects are open it is the actor",
    )
}

/// BS-I-21.
fn winners_are_best(step: &Step<'_, BroomService>) -> Result<(), String> {
    let outcome: Outcome = step.game.outcome(step.after).ok_or("an outcome")?;
    let pair = |seat: usize| {
        (
            outcome.scores()[seat],
            step.after.public.players[seat].goods.total(),
        )
    };
    let best = (0..outcome.scores().len()).map(pair).max();
    for seat in 0..outcome.scores().len() {
        must(
            (outcome.ranks()[seat] == 1) == (Some(pair(seat)) == best),
            "BS-I-21: winners have the best pair",
        )?;
        let table = step.after.public.players[seat].vp;
        must(
            outcome.scores()[seat] >= table.into(),
            "BS-I-14: final scoring never lowers VP",
        )?;
    }
    must(outcome.ranks().contains(&1), "BS-I-21: somebody wins")
}

fn hear(options: &Options, seats: u8, trial: Trial) -> Report {
    obey_audited(&table(options, seats), trial, Ledger::default)
}

#[test]
fn bs_i_15_bs_i_16_bs_i_17_bs_i_20_bs_i_21_the_laws_hold_with_each_option_at_every_table() {
    let mut total = Report::default();
    for (number, options) in single_options().iter().enumerate() {
        for seats in 2..=5 {
            let report = hear(
                options,
                seats,
                Trial {
                    games: games(3),
                    seed: 1000 * number as u64 + u64::from(seats),
                },
            );
            total.decisions += report.decisions;
            total.twins += report.twins;
            total.disguised += report.disguised;
            total.refused += report.refused;
        }
    }
    println!("{total:?}");
    assert!(
        total.twins > 10_000 && total.disguised > 1_000 && total.refused > 10_000,
        "laws that never bit prove nothing"
    );
}

#[test]
fn the_laws_hold_with_random_combinations() {
    let mut rng = FastRng::new(2026);
    for number in 0..games(200) {
        let seats = 2 + (number % 4) as u8;
        let options = random_options(&mut rng, seats);
        hear(
            &options,
            seats,
            Trial {
                games: 1,
                seed: 77_000 + number,
            },
        );
    }
    assert_eq!(
        MET.load(Ordering::Relaxed),
        0b11_1111_1111_1110,
        "all thirteen decision points came up"
    );
}

/// Every action there can be at a table, a few thousand.
fn universe(game: &BroomService) -> Vec<Action> {
    let (areas, towers) = (game.board().area.len() as u8, game.map().towers.len() as u8);
    let mut all = vec![
        Action::None,
        Action::Act,
        Action::Market,
        Action::FiveVp,
        Action::BraveTile,
        Action::Gather,
    ];
    all.extend([
        Action::Decline,
        Action::Stay,
        Action::UseTile,
        Action::Done,
        Action::HandIn,
        Action::Keep,
    ]);
    all.extend((0..1024).map(|bits| Action::Choose(RoleSet(bits))));
    for &role in Role::ALL {
        all.extend([
            Action::Extra(role),
            Action::Brave(role),
            Action::Cowardly(role),
            Action::Bewitch(role),
        ]);
    }
    all.extend(
        Resource::ALL
            .iter()
            .map(|&resource| Action::Distil(resource)),
    );
    all.extend(Circle::ALL.iter().map(|&circle| Action::Circle(circle)));
    for area in (0..areas).map(Area) {
        all.extend(Pawn::ALL.iter().map(|&pawn| Action::Move(pawn, area)));
        all.extend((0..towers).map(|tower| Action::Deliver(area, Tower(tower))));
    }
    all.extend((0..game.map().clouds).map(|cloud| Action::Charm(Cloud(cloud))));
    all.extend(Goods::new(3, 3, 3, 3).parts().map(Action::Fist));
    all
}

#[test]
fn what_is_permitted_is_exactly_what_is_listed() {
    for (options, seats) in [
        (Options::default(), 3),
        (everything(Side::Front), 2),
        (everything(Side::Back), 4),
    ] {
        let game = table(&options, seats);
        let universe = universe(&game);
        let mut compared = 0;
        for seed in 0..games(4) {
            let (mut state, mut rng, mut legal) = (game.start(), FastRng::new(seed), Vec::new());
            while game.turn(&state) != Turn::Over {
                let (actor, action) = match game.turn(&state) {
                    Turn::Seats(seats) => {
                        let seat = seats.first().expect("somebody decides");
                        game.legal(&state, seat, &mut legal);
                        let listed = |action: &Action| legal.binary_search(action).is_ok();
                        let permitted = |action: &Action| {
                            game.permit(&state, Actor::Seat(seat), *action).is_ok()
                        };
                        let wrong = universe
                            .iter()
                            .find(|action| listed(action) != permitted(action));
                        assert_eq!(wrong, None, "{state:?}");
                        assert!(legal.iter().all(permitted));
                        compared += 1;
                        (Actor::Seat(seat), eager_choice(&mut legal, &mut rng))
                    }
                    _ => (Actor::Chance, game.sample(&state, &mut rng)),
                };
                game.apply(&mut state, actor, action, &mut Silent);
            }
        }
        assert!(compared > 300);
    }
}

/// Rather something than nothing.
fn eager_choice(legal: &mut Vec<Action>, rng: &mut FastRng) -> Action {
    let idle = |action: &Action| {
        matches!(
            action,
            Action::None | Action::Stay | Action::Done | Action::Decline
        )
    };
    if legal.iter().any(|action| !idle(action)) {
        legal.retain(|action| !idle(action));
    }
    rng.pick(legal)
}

/// Plays a game, preferring to do something over leaving it, and reports what it took.
fn eager_game(game: &BroomService, seed: u64, eager: bool, maxima: &mut Maxima) -> State {
    let (mut state, mut rng, mut legal) = (game.start(), FastRng::new(seed), Vec::new());
    let mut decisions = 0;
    loop {
        let (actor, action) = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, game.sample(&state, &mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody decides");
                game.legal(&state, seat, &mut legal);
                maxima.choices = maxima.choices.max(legal.len());
                decisions += 1;
                let action = if eager {
                    eager_choice(&mut legal, &mut rng)
                } else {
                    rng.pick(&legal)
                };
                (Actor::Seat(seat), action)
            }
        };
        game.apply(&mut state, actor, action, &mut Silent);
        maxima.depth = maxima.depth.max(state.public.stack.frames().len());
        if seed < games(60) {
            game.check(&state)
                .unwrap_or_else(|broken| panic!("{broken:?}\n{state:?}"));
        }
    }
    maxima.decisions = maxima.decisions.max(decisions);
    state
}

#[derive(Default, Debug)]
struct Maxima {
    decisions: u64,
    depth: usize,
    choices: usize,
    score: i32,
    lowest: i32,
    resources: u16,
}

#[test]
fn bs_i_19_the_bounds_hold_over_many_games_and_these_are_the_real_maxima() {
    let per_table = games(1250);
    let mut by_seats: BTreeMap<u8, Maxima> = BTreeMap::new();
    for seats in 2..=5u8 {
        let maxima = by_seats.entry(seats).or_default();
        for (options, eager) in [
            (Options::default(), false),
            (Options::default(), true),
            (everything(Side::Front), true),
            (everything(Side::Back), true),
        ] {
            let game = table(&options, seats);
            for seed in 0..per_table {
                let end = eager_game(&game, seed, eager, maxima);
                let outcome = game.outcome(&end).expect("the game is over");
                maxima.score = maxima
                    .score
                    .max(outcome.scores().iter().copied().max().unwrap_or(0));
                maxima.lowest = maxima
                    .lowest
                    .min(outcome.scores().iter().copied().min().unwrap_or(0));
                let held = end
                    .public
                    .players
                    .iter()
                    .map(|player| player.goods.total())
                    .max()
                    .unwrap_or(0);
                maxima.resources = maxima.resources.max(held);
            }
        }
        println!("{seats} players: {maxima:?}");
        assert!(maxima.decisions <= 200 * u64::from(seats), "{maxima:?}");
        assert!(
            maxima.depth <= Stack::CAPACITY && maxima.score <= 800,
            "{maxima:?}"
        );
        assert!(maxima.choices >= 637, "More or Less? came up");
    }
    assert!(
        by_seats
            .values()
            .any(|maxima| maxima.depth == Stack::CAPACITY),
        "the deepest stack occurs in play"
    );
}

/// A fist shown before all are in.
#[derive(Clone)]
struct FistShown;
impl Leak<BroomService> for FistShown {
    fn in_view(_: &BroomService, state: &State, _: Viewer) -> String {
        format!("{:?}", state.secrets.map(|secret| secret.fist))
    }
}

/// Whether a player will say next, shown before that player is reached.
#[derive(Clone)]
struct PassShown;
impl Leak<BroomService> for PassShown {
    fn in_prompt(_: &BroomService, state: &State) -> String {
        let table = &state.public;
        let passes = |seat: usize| {
            table
                .role
                .is_some_and(|role| !state.secrets[seat].hand.contains(role))
        };
        match table.phase {
            Phase::Follow(_) => format!("{:?}", [0, 1, 2].map(passes)),
            _ => String::new(),
        }
    }
}

/// A hand in an event.
#[derive(Clone)]
struct HandInEvent;
impl Leak<BroomService> for HandInEvent {
    fn in_event(game: &BroomService, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Chose { .. } => Some(event.clone()),
            _ => game.redact(event, viewer),
        }
    }
}

/// The number of cards of a sealed hand, shown before the last one is in.
#[derive(Clone)]
struct NumberShown;
impl Leak<BroomService> for NumberShown {
    fn in_view(_: &BroomService, state: &State, _: Viewer) -> String {
        format!("{:?}", state.secrets.map(|secret| secret.hand.len()))
    }
}

fn planted<L: Leak<BroomService>>(options: &Options) {
    obey(
        &Planted::<_, L>::new(table(options, 3)),
        Trial { games: 10, seed: 5 },
    );
}

#[test]
#[should_panic(expected = "law broken")]
fn a_fist_shown_early_is_noticed() {
    use EventCard::*;
    let list = [
        TheUpperHand,
        MoreOrLess,
        TheWorks,
        BlackMarket,
        BlackDistillery,
        BraveHeart,
        EmptyHanded,
    ];
    planted::<FistShown>(&Options {
        events: Events::List(list),
        ..Options::default()
    });
}

#[test]
#[should_panic(expected = "law broken")]
fn a_pass_shown_before_its_turn_is_noticed() {
    planted::<PassShown>(&Options::default());
}

#[test]
#[should_panic(expected = "law broken")]
fn a_hand_in_an_event_is_noticed() {
    planted::<HandInEvent>(&Options::default());
}

#[test]
#[should_panic(expected = "law broken")]
fn a_number_of_cards_shown_early_is_noticed() {
    use EventCard::*;
    let list = [
        MoreOrLess,
        TheUpperHand,
        TheWorks,
        BlackMarket,
        BlackDistillery,
        BraveHeart,
        EmptyHanded,
    ];
    planted::<NumberShown>(&Options {
        events: Events::List(list),
        ..Options::default()
    });
}

#[test]
fn states_written_wrong_are_refused_or_play_on() {
    for (options, seats) in [
        (Options::default(), 4),
        (everything(Side::Front), 3),
        (everything(Side::Back), 5),
    ] {
        let count = survive_mutations(
            &table(&options, seats),
            Trial {
                games: games(2_000),
                seed: 41,
            },
        );
        println!("{count:?}");
        assert!(count.refused > 500 && count.played > 20, "{count:?}");
    }
}
