//! States from outside: two real states mixed field by field are mostly impossible. Whatever is
//! refused is refused with a reason; whatever is accepted can be played to its end, with every
//! invariant holding at every step.

use covenstead_broom_service::{BroomService, Components, Options, Side, State};
use covenstead_core::{
    Actor, DataFile, FastRng, Game, Match, Names, Refusal, Rng, Silent, Table, Turn, Words,
};
use serde_json::Value;
use std::sync::Arc;

fn step(game: &BroomService, state: &mut State, rng: &mut FastRng) -> bool {
    let (actor, action) = match game.turn(state) {
        Turn::Over => return false,
        Turn::Chance => (Actor::Chance, game.sample(state, rng)),
        Turn::Seats(seats) => {
            let (seat, mut legal) = (seats.first().expect("somebody decides"), Vec::new());
            game.legal(state, seat, &mut legal);
            assert!(legal.len() > 1, "whoever is asked has a choice");
            (Actor::Seat(seat), rng.pick(&legal))
        }
    };
    game.apply(state, actor, action, &mut Silent);
    true
}

/// The document of a state somewhere in a random game.
fn somewhere(game: &BroomService, rng: &mut FastRng) -> Value {
    let mut state = game.start();
    for _ in 0..rng.below(260) {
        if !step(game, &mut state, rng) {
            break;
        }
    }
    Match::from_state(
        game.clone(),
        Names::of_seats(game.seats()),
        state,
        "somewhere",
    )
    .state()
}

/// One to three fields of `other`, of the table or of a player, in `document`.
fn mix(document: &mut Value, other: &Value, rng: &mut FastRng) {
    for _ in 0..=rng.below(3) {
        let seats = document["players"].as_array().map_or(0, Vec::len) as u32;
        let seat = rng.below(2 * seats) as usize;
        let path = if seat < seats as usize {
            format!("/players/{seat}")
        } else {
            String::new()
        };
        let donor = other
            .pointer(&path)
            .and_then(Value::as_object)
            .expect("the same form");
        let keys: Vec<&String> = donor
            .keys()
            .filter(|key| !["game", "rules", "data", "options"].contains(&key.as_str()))
            .collect();
        let key = rng.pick(&keys);
        document.pointer_mut(&path).expect("the same form")[key] = donor[key].clone();
    }
}

/// Every invariant but the bounds of VP: those speak of a whole game, and a loaded one may begin
/// next to them.
fn holds(game: &BroomService, state: &State) -> Result<(), Refusal> {
    game.check(state).or_else(|broken| {
        if broken.rule == "BS-I-14" {
            Ok(())
        } else {
            Err(broken)
        }
    })
}

fn mixed_states(data: &Arc<DataFile<Components>>, game: &BroomService, tries: u64) -> (u64, u64) {
    let mut rng = FastRng::new(u64::from(game.seats()));
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..tries {
        let (mut document, other) = (somewhere(game, &mut rng), somewhere(game, &mut rng));
        mix(&mut document, &other, &mut rng);
        match Match::<BroomService>::load(data.clone(), document.clone(), "mixed") {
            Err(fault) => {
                assert!(fault.message.len() > 8, "{fault:?}");
                refused += 1;
            }
            Ok(table) => {
                let mut state = *table.true_state();
                while step(game, &mut state, &mut rng) {
                    holds(game, &state).unwrap_or_else(|broken| {
                        panic!("{broken:?}\nloaded: {document}\nnow: {state:?}")
                    });
                }
                accepted += 1;
            }
        }
    }
    (accepted, refused)
}

#[test]
fn mixed_states_are_refused_or_can_be_played() {
    let data = Arc::new(DataFile::built_in::<BroomService>());
    let times: u64 = std::env::var("COVENSTEAD_SOAK")
        .ok()
        .and_then(|times| times.parse().ok())
        .unwrap_or(1);
    for (board, seats) in [
        (Side::Front, 2),
        (Side::Front, 4),
        (Side::Back, 3),
        (Side::Back, 5),
    ] {
        let options = Options {
            board,
            storm_clouds: true,
            heavy_in_mix: 11,
            mountain_tiles: Some(true),
            ..Options::default()
        };
        let game = BroomService::new(data.clone(), options, seats).unwrap();
        let (accepted, refused) = mixed_states(&data, &game, 300 * times);
        assert!(
            accepted > 20 && refused > 20,
            "{accepted} accepted, {refused} refused"
        );
    }
}
