//! Taking a decision back, in every game: free only where nobody can have learned anything.

use covenstead_catalog::{Catalog, LiveTable, Setting};
use covenstead_core::{FastRng, Rng, Seat, Viewer};

fn open(game: &str, players: u8, seed: &str) -> Box<dyn LiveTable> {
    let setting = Setting {
        players,
        ..Setting::default()
    };
    Catalog::built_in()
        .get(game)
        .unwrap()
        .open(&setting, None, seed)
        .unwrap()
}

/// Plays at random; `seen` is told of each decision, with the chance that followed.
fn play(
    table: &mut Box<dyn LiveTable>,
    seed: u64,
    mut seen: impl FnMut(&dyn LiveTable, Seat, &str, bool),
) {
    let mut rng = FastRng::new(seed);
    while let Some(&seat) = table.status().actors.first() {
        let legal = table.legal(seat).unwrap();
        let gain = table
            .play_at(seat, &legal[rng.below(legal.len() as u32) as usize], 0)
            .unwrap();
        seen(table.as_ref(), seat, &gain.action, !gain.chance.is_empty());
    }
}

#[test]
fn what_chance_or_somebody_else_followed_is_never_free_and_each_game_has_both_kinds() {
    for (game, players) in [
        ("witchs-brew", 4),
        ("three-witches", 3),
        ("brew", 3),
        ("broom-service", 4),
    ] {
        let (mut free, mut bound) = (0, 0);
        for seed in 0..3 {
            play(
                &mut open(game, players, &seed.to_string()),
                seed,
                |table, seat, action, chance| {
                    let taken = table.take_back(seat, seed);
                    assert!(
                        !(chance && taken.is_ok()),
                        "{game}: {action} was followed by chance"
                    );
                    match taken {
                        Ok(decisions) => {
                            assert_eq!(decisions + 1, table.decided());
                            free += 1;
                        }
                        Err(_) => bound += 1,
                    }
                    for other in Seat::all(players).filter(|other| *other != seat) {
                        assert!(
                            table.take_back(other, seed).is_err(),
                            "{game}: {other} did not decide last"
                        );
                    }
                },
            );
        }
        assert!(free > 0, "{game}: nothing was ever free");
        assert!(bound > 0, "{game}: everything was free");
    }
}

#[test]
fn a_sealed_hand_goes_back_freely_and_the_call_of_a_role_does_not() {
    let mut table = open("witchs-brew", 3, "x");
    let mut hands = 0;
    let mut calls = 0;
    let mut rng = FastRng::new(5);
    while let Some(&seat) = table.status().actors.first() {
        let legal = table.legal(seat).unwrap();
        let gain = table
            .play_at(seat, &legal[rng.below(legal.len() as u32) as usize], 0)
            .unwrap();
        let free = table.take_back(seat, 1).is_ok();
        let others_choose = !table.status().actors.is_empty()
            && legal.len() == 792
            && table.status().actors.len() < 3;
        if others_choose && gain.chance.is_empty() {
            assert!(free, "nobody has seen the hand that was chosen");
            hands += 1;
        }
        // Whoever is asked to take a role over is known to hold it; whoever calls the first role of
        // a set was not.
        if legal.len() == 5 && legal.iter().all(|action| action.starts_with("i-am ")) {
            assert!(!free, "{} shows that one holds the role", gain.action);
            calls += 1;
        }
    }
    assert!(hands > 0 && calls > 0, "{hands} hands, {calls} calls");
}

#[test]
fn a_card_that_everybody_sees_played_from_a_hidden_hand_does_not_go_back_freely() {
    let (mut shown, mut seen) = (0, 0);
    play(
        &mut open("three-witches", 3, "y"),
        6,
        |table, seat, action, _| {
            let fresh = table.events(Viewer::Spectator, seen).unwrap();
            seen += fresh.len();
            let Some(card) = action
                .strip_prefix("play ")
                .and_then(|rest| rest.split(' ').next())
            else {
                return;
            };
            let open = fresh
                .iter()
                .any(|event| event.to_string().contains(&format!("\"{card}\"")));
            // Late in a round the others may know what is left; at the beginning nobody does.
            if open && table.decided() < 10 {
                assert!(table.take_back(seat, 1).is_err(), "{action}");
                shown += 1;
            }
        },
    );
    assert!(shown > 0);
}

#[test]
fn going_back_and_deciding_the_same_again_leads_to_the_same_views() {
    let catalog = Catalog::built_in();
    for (game, players) in [("brew", 3), ("broom-service", 3)] {
        let mut again = 0;
        play(
            &mut open(game, players, "z"),
            9,
            |table, seat, action, _| {
                let Ok(decisions) = table.take_back(seat, 2) else {
                    return;
                };
                let mut back = catalog
                    .get(game)
                    .unwrap()
                    .replay(&table.record(), Some(decisions))
                    .unwrap();
                back.play_at(seat, action, 0).unwrap();
                for viewer in Viewer::all(players) {
                    assert_eq!(back.view(viewer).unwrap(), table.view(viewer).unwrap());
                }
                again += 1;
            },
        );
        assert!(again > 0);
    }
}
