//! A game that is certainly lost or won is still played for the best place and margin.
//!
//! Positions are found by playing: decisions after which nothing that anybody does changes the
//! scores any more. Their state is written as JSON, points are given to somebody so that the game is
//! decided, and it is read again. No bot may then throw away points or a place that it could have had
//! for nothing.

use covenstead_bots::{Budget, Level, Player};
use covenstead_broom_service::BroomService;
use covenstead_catalog::Catalog;
use covenstead_core::{Actor, DataFile, FastRng, Game, Outcome, Seat, Silent, Turn, Viewer, Words};
use covenstead_three_witches::ThreeWitches;
use covenstead_witchs_brew::WitchsBrew;
use serde_json::{Value, json};
use std::sync::Arc;

/// The bots that search and are meant to play well. A novice may miss something, and the yardstick
/// `plain` plays to win only.
const PLAYERS: [Player; 3] = [
    Player::Level(Level::Adept),
    Player::Level(Level::Master),
    Player::Level(Level::Grandmaster),
];

/// So many positions of a kind say enough.
const PLENTY: u32 = 12;

/// With more choices, a search of some hundred iterations sees only a part of them.
const CHOICES: usize = 30;

/// Positions looked at before it is given up that the scores are open.
const NODES: u32 = 300;

/// What an end comes to for a seat that cannot win or cannot lose.
#[derive(Clone, PartialEq)]
struct End {
    rank: u8,
    score: i32,
    /// The best of the others.
    best: i32,
}

impl End {
    fn of(outcome: &Outcome, seat: Seat) -> End {
        let mut others = outcome.scores().to_vec();
        let score = others.remove(seat.index());
        End {
            rank: outcome.ranks()[seat.index()],
            score,
            best: others.into_iter().max().unwrap_or(0),
        }
    }

    /// Whether something was thrown away that `better` has: no place is lost for it, no point of the
    /// seat's own, and the best of the others gets none.
    fn throws_away(&self, better: &End) -> bool {
        better != self
            && better.rank <= self.rank
            && better.score >= self.score
            && better.best <= self.best
    }
}

/// What the game comes to for `seat`, if it comes to the same whatever anybody does from here on.
fn fixed<G: Game>(game: &G, world: &G::State, seat: Seat, nodes: &mut u32) -> Option<End> {
    *nodes = nodes.checked_sub(1)?;
    if let Some(outcome) = game.outcome(world) {
        return Some(End::of(&outcome, seat));
    }
    let Turn::Seats(seats) = game.turn(world) else {
        return None;
    };
    let actor = seats.first()?;
    let mut legal = Vec::new();
    game.legal(world, actor, &mut legal);
    let mut ends = legal.into_iter().map(|action| {
        let mut after = world.clone();
        game.apply(&mut after, Actor::Seat(actor), action, &mut Silent);
        fixed(game, &after, seat, nodes)
    });
    let first = ends.next()??;
    ends.all(|end| end.as_ref() == Some(&first))
        .then_some(first)
}

/// What each legal action comes to, if that hangs on nothing else and they differ.
fn worths<G: Game>(game: &G, world: &G::State, seat: Seat) -> Option<Vec<End>> {
    let mut legal = Vec::new();
    game.legal(world, seat, &mut legal);
    let mut nodes = NODES;
    let worths: Option<Vec<End>> = legal
        .into_iter()
        .map(|action| {
            let mut after = world.clone();
            game.apply(&mut after, Actor::Seat(seat), action, &mut Silent);
            fixed(game, &after, seat, &mut nodes)
        })
        .collect();
    worths.filter(|ends| {
        let wasteful = |end: &End| ends.iter().any(|other| end.throws_away(other));
        ends.iter().any(wasteful)
    })
}

/// The same as the seat sees it: with any cards that the others may hold.
fn worths_for_certain<G: Game>(game: &G, world: &G::State, seat: Seat) -> Option<Vec<End>> {
    let known = worths(game, world, seat)?;
    let view = game.view(world, Viewer::Seat(seat));
    let mut rng = FastRng::new(3);
    let twins = (0..8).map(|_| game.imagine(&view, &mut rng));
    let mut twins = twins.map(|twin| worths(game, &twin, seat));
    twins
        .all(|worths| worths.as_ref() == Some(&known))
        .then_some(known)
}

/// How many decided positions were found.
#[derive(Default)]
struct Decided {
    lost: u32,
    won: u32,
}

/// Plays games by what each game suggests and asks all bots at decided positions that `shift` makes of them.
fn bots_play_on<G: Words>(seats: u8, games: u64, shift: fn(&mut Value, Seat, bool)) -> Decided {
    let data = Arc::new(DataFile::built_in::<G>());
    let game = G::new(data, G::Options::default(), seats).unwrap();
    let mut found = Decided::default();
    for number in 0..games {
        if found.lost.min(found.won) >= PLENTY {
            break;
        }
        let (mut state, mut rng) = (game.start(), FastRng::new(number));
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.sample(&state, &mut rng);
                    game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    found.lost += u32::from(asked(&game, &state, seat, false, shift));
                    found.won += u32::from(asked(&game, &state, seat, true, shift));
                    let action = game.suggest(&state, seat, &mut Vec::new(), &mut rng);
                    game.apply(&mut state, Actor::Seat(seat), action, &mut Silent);
                }
            }
        }
    }
    found
}

/// Asks every bot, if the position is decided for `seat` and its actions still differ.
fn asked<G: Words>(
    game: &G,
    state: &G::State,
    seat: Seat,
    won: bool,
    shift: fn(&mut Value, Seat, bool),
) -> bool {
    let mut document = game.write_state(state);
    shift(&mut document, seat, won);
    let Ok(decided) = game.read_state(document) else {
        return false;
    };
    if game.check(&decided).is_err() {
        return false;
    }
    let Some(worths) = worths_for_certain(game, &decided, seat) else {
        return false;
    };
    if worths.iter().any(|end| (end.rank == 1) != won) {
        return false;
    }
    let mut legal = Vec::new();
    game.legal(&decided, seat, &mut legal);
    if legal.len() > CHOICES {
        return false;
    }
    let legal: Vec<String> = legal.into_iter().map(|action| game.print(action)).collect();
    let table = Catalog::built_in()
        .get(G::ID)
        .unwrap()
        .load(game.write_state(&decided), "decided")
        .unwrap();
    let mind = table.mind(seat).unwrap();
    for player in PLAYERS {
        for seed in 0..3 {
            let choice = mind.choose(player, Budget::iterations(600), seed);
            let chosen = legal.iter().position(|action| *action == choice.action);
            let came_to = &worths[chosen.unwrap()];
            assert!(
                !worths.iter().any(|other| came_to.throws_away(other)),
                "{player} of {} threw something away with `{}`: {}",
                G::ID,
                choice.action,
                game.write_state(&decided)
            );
        }
    }
    true
}

fn give(document: &mut Value, seat: Seat, key: &str, points: i64) {
    let field = &mut document["players"][seat.index()][key];
    *field = json!(field.as_i64().unwrap() + points);
}

/// Who gets the points that decide the game: the seat, or its left neighbour.
fn lucky(document: &Value, seat: Seat, won: bool) -> Seat {
    let seats = document["players"].as_array().unwrap().len() as u8;
    if won { seat } else { seat.left(seats) }
}

#[test]
fn a_decided_game_of_witchs_brew_is_played_to_the_last_point() {
    let found = bots_play_on::<WitchsBrew>(3, 40, |document, seat, won| {
        // The supply is what the players do not have; left out, it is counted anew.
        document.as_object_mut().unwrap().remove("supply");
        give(document, lucky(document, seat, won), "vials", 60);
    });
    println!("{} lost, {} won", found.lost, found.won);
    assert!(found.lost >= 5 && found.won >= 5);
}

#[test]
fn a_decided_game_of_broom_service_is_played_to_the_last_point() {
    let found = bots_play_on::<BroomService>(3, 40, |document, seat, won| {
        give(document, lucky(document, seat, won), "vp", 60);
    });
    println!("{} lost, {} won", found.lost, found.won);
    assert!(found.lost >= 5 && found.won >= 5);
}

/// Nobody can be sure to win before the last trick of 3 Witches and still have something to choose,
/// but a Lesser without a token, with a Lead and a partner who need one more each, can only lose:
/// the partner's victory leaves her nearer.
#[test]
fn a_lost_game_of_three_witches_is_played_to_the_last_token() {
    let found = bots_play_on::<ThreeWitches>(3, 300, |document, seat, _| {
        for player in 0..3 {
            let fate = if player == seat.index() { 0 } else { 4 };
            document["players"][player]["fate"] = json!(fate);
        }
    });
    println!("{} lost", found.lost);
    assert!(found.lost >= 2);
}
