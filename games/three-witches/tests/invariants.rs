//! Invariants that speak of one state (TW-I-…): a state that breaks one is refused with its id.

mod table;

use covenstead_core::laws::{Trial, survive_mutations};
use covenstead_core::{FastRng, Game, Match, Names, Table, options_from_json, playout};
use covenstead_three_witches::{Options, Phase, ThreeWitches};
use serde_json::{Value, json};
use table::*;

/// In the middle of trick 2: A has won trick 1 with O6 and T6 and kept T6; B has played to D5.
fn middle() -> Value {
    let mut t = brew("O6 T6 S5 D5 D4 O4", "O2 D2 N2 S2 T4", "O3 D3 N3 S3 N4");
    run(
        &mut t,
        "A play O6 with T6, B play O2, C play O3, A take-back T6, A play D5 with D4, B play D2",
    );
    t.state()
}

fn with(mut document: Value, path: &str, value: Value) -> Value {
    *document
        .pointer_mut(path)
        .unwrap_or_else(|| panic!("{path}")) = value;
    document
}

#[test]
fn a_valid_state_is_loaded_and_given_back() {
    assert_eq!(load(middle()).state(), middle());
}

#[test]
fn tw_i_01_a_card_is_in_one_place() {
    assert_eq!(
        refused(with(middle(), "/players/1/hand/0", json!("dog-3"))),
        "TW-I-01"
    );
    assert_eq!(
        refused(with(middle(), "/players/1/hand/0", json!("newt-3"))),
        "TW-I-01"
    );
    assert_eq!(
        refused(with(
            middle(),
            "/players/1/hand",
            json!(["newt-2", "newt-2", "bat-4"])
        )),
        "TW-I-01"
    );
    let t = bidding("EX", "", "");
    let doubled = with(
        t.state(),
        "/players/1/hand",
        t.state()["players"][0]["hand"].clone(),
    );
    assert_eq!(refused(doubled), "TW-I-01");
}

#[test]
fn tw_i_02_in_bid_every_hand_has_six_cards() {
    let t = bidding("EX", "", "");
    let hand = t.state()["players"][1]["hand"].as_array().unwrap()[1..].to_vec();
    assert_eq!(
        refused(with(t.state(), "/players/1/hand", json!(hand))),
        "TW-I-02"
    );
    assert_eq!(
        refused(with(
            t.state(),
            "/players/1/discard",
            t.state()["players"][1]["hand"][0].clone()
        )),
        "TW-I-02"
    );
}

#[test]
fn tw_i_03_between_tricks_the_counts_are_right() {
    let t = brew("", "/O2", "");
    assert_eq!(
        refused(with(t.state(), "/players/1/discard", json!(null))),
        "TW-I-03"
    );
    let mut bare = t.state();
    bare["players"][0]["hand"].as_array_mut().unwrap().pop();
    assert_eq!(refused(bare), "TW-I-03");
    assert_eq!(
        refused(with(bidding("EX", "", "").state(), "/tricks", json!([{}]))),
        "TW-I-03"
    );
}

#[test]
fn tw_i_04_inside_a_trick_the_counts_are_right() {
    assert_eq!(
        refused(with(middle(), "/players/0/face_down", json!(null))),
        "TW-I-01"
    );
    let mut open = middle();
    open["players"][0]["hand"]
        .as_array_mut()
        .unwrap()
        .push(json!("dog-4"));
    open["players"][0]["face_down"] = json!(null);
    assert_eq!(refused(open), "TW-I-04");
}

#[test]
fn tw_i_05_piles_are_complete_and_nothing_is_played_out_of_them() {
    assert_eq!(
        refused(with(middle(), "/tricks/0/first", json!(null))),
        "TW-I-05"
    );
    assert_eq!(
        refused(with(middle(), "/tricks/1/down", json!("dog-4"))),
        "TW-I-05"
    );
    // A card that lies in the first pile cannot lead the third trick.
    let mut t = load(middle());
    run(&mut t, "C play D3, A take-back D5, A play S5 with O4");
    let stolen = with(
        with(t.state(), "/tricks/2/up", json!("owl-6")),
        "/players/0/hand",
        json!(["dog-5", "snake-5"]),
    );
    assert_eq!(refused(stolen), "TW-I-17");
}

#[test]
fn tw_i_06_the_elixir_is_with_its_holder_and_never_led() {
    let t = bidding("EX", "", "");
    assert_eq!(refused(with(t.state(), "/elixir", json!(1))), "TW-I-06");
    let mut t = brew("EX T6", "", "");
    run(&mut t, "A play T6 with EX");
    let swapped = with(
        with(t.state(), "/tricks/0/up", json!("elixir")),
        "/players/0/face_down",
        json!("bat-6"),
    );
    assert_eq!(refused(swapped), "TW-I-06");
}

#[test]
fn tw_i_07_a_lesser_follows_suit() {
    let mut t = brew("O6 T6", "O2 D2", "O3");
    run(&mut t, "A play O6 with T6, B play O2");
    let mut cheated = with(t.state(), "/tricks/0/first", json!("dog-2"));
    let hand = cheated["players"][1]["hand"].as_array_mut().unwrap();
    hand.retain(|card| card != "dog-2");
    hand.push(json!("owl-2"));
    assert_eq!(refused(cheated), "TW-I-07");
    let mut t = brew("O6 T6", "O2", "");
    run(&mut t, "A play O6 with T6");
    let passed = with(
        with(t.state(), "/phase", json!("second")),
        "/tricks/0/passed",
        json!(true),
    );
    assert_eq!(refused(passed), "TW-I-07");
}

#[test]
fn tw_i_08_the_lessers_win_only_with_more_and_values_lie_between_3_and_12() {
    assert_eq!(
        refused(with(middle(), "/tricks/0/winner", json!("lessers"))),
        "TW-I-08"
    );
    let game = game(Options::default());
    let all = covenstead_three_witches::Card::all;
    let values = all().flat_map(|one| {
        all()
            .filter(move |&other| other != one)
            .map(move |other| (one, other))
    });
    let values: Vec<u16> = values.map(|(one, other)| game.worth(one, other)).collect();
    assert_eq!(
        (values.iter().min(), values.iter().max()),
        (Some(&3), Some(&12))
    );
}

#[test]
fn tw_i_09_the_crystal_ball_and_the_laps_fit_the_phase() {
    let t = bidding("EX", "", "");
    assert_eq!(refused(with(t.state(), "/turns", json!(3))), "TW-I-09");
    assert_eq!(refused(with(t.state(), "/passings", json!(4))), "TW-I-09");
    assert_eq!(
        refused(with(
            t.state(),
            "/crystal_ball",
            json!({ "seat": 0, "bid": 3 })
        )),
        "TW-I-09"
    );
    assert_eq!(
        refused(with(middle(), "/crystal_ball", json!(null))),
        "TW-I-09"
    );
    assert_eq!(
        refused(with(middle(), "/crystal_ball/bid", json!(5))),
        "TW-I-09"
    );
    assert_eq!(
        refused(with(middle(), "/crystal_ball/seat", json!(7))),
        "TW-01"
    );
}

#[test]
fn tw_i_10_tokens_are_two_for_each_round() {
    let t = bidding("EX", "", "");
    assert_eq!(
        refused(with(t.state(), "/players/0/fate", json!(1))),
        "TW-I-10"
    );
    assert_eq!(refused(with(t.state(), "/round", json!(2))), "TW-I-10");
    assert_eq!(
        refused(with(t.state(), "/players/0/fate", json!(-1))),
        "TW-05"
    );
}

#[test]
fn tw_i_11_nobody_has_five_before_the_end() {
    let t = bidding("EX", "", "");
    let rich = with(
        with(t.state(), "/players/0/fate", json!(6)),
        "/round",
        json!(4),
    );
    assert_eq!(refused(rich), "TW-I-11");
    let game = game(Options::default());
    for number in 0..2000 {
        let mut state = game.start();
        playout(
            &game,
            &mut state,
            &mut FastRng::stream(4, number),
            &mut Vec::new(),
        );
        let mut fate = state.public.fate;
        fate.sort_unstable();
        let winners = fate.iter().filter(|&&fate| fate >= 5).count();
        match winners {
            1 => assert!(fate[2] <= 6 && fate[1] <= 4),
            2 => assert!(fate[1..] == [5, 5] && fate[0] <= 4),
            _ => panic!("{winners} winners"),
        }
    }
}

#[test]
fn tw_i_12_no_game_has_an_eighth_round() {
    let mut poor = bidding("EX", "", "").state();
    poor["round"] = json!(9);
    for seat in 0..3 {
        poor["players"][seat]["fate"] = json!([6, 6, 4][seat]);
    }
    assert_eq!(refused(poor), "TW-I-12");
    assert_eq!(
        covenstead_core::Words::decision_bound(&game(Options::default())),
        392
    );
}

#[test]
fn tw_i_13_the_longest_round_has_fifty_six_decisions() {
    // 15 bidding turns, 9 gifts, 2 discards; then six decisions a trick where Lesser 1 passes and
    // the Lessers win.
    let mut t = bidding("EX", "", "");
    while phase(&t) != Phase::Discard {
        let seat = actors(&t)[0];
        let action = t.legal(seat).unwrap()[0].clone();
        t.play(seat, &action).unwrap();
    }
    assert_eq!(t.record().decisions.len(), 15 + 9);
    let mut t = brew("N2 S3", "T5 -N", "D5 -N");
    run(
        &mut t,
        "A play N2 with S3, B pass, C play D5, B play T5, B propose S3, C name N2",
    );
    assert_eq!((t.record().decisions.len(), phase(&t)), (6, Phase::Lead));
    assert_eq!(15 + 9 + 2 + 5 * 6, 56);
}

#[test]
fn tw_i_14_every_decision_has_a_choice_and_every_choice_leads_to_a_valid_state() {
    let game = game(Options::default());
    let (mut legal, mut steps) = (Vec::new(), 0);
    search(&game, Bidders::Shy, 14, |step| {
        if let covenstead_core::Turn::Seats(seats) = game.turn(step.after) {
            for seat in seats.iter() {
                game.legal(step.after, seat, &mut legal);
                assert!(!legal.is_empty());
                for &action in &legal {
                    let next = after(&game, step.after, seat, action);
                    covenstead_core::Words::check(&game, &next).expect("a valid state");
                }
            }
        }
        steps += 1;
        (steps > 1500).then_some(())
    });
}

#[test]
fn tw_i_17_exactly_one_card_of_a_pair_came_back() {
    assert_eq!(
        refused(with(middle(), "/tricks/0/returned", json!("owl-6"))),
        "TW-I-17"
    );
    let mut both = middle();
    let hand = both["players"][0]["hand"].as_array_mut().unwrap();
    let place = hand.iter().position(|card| card == "owl-4").unwrap();
    hand[place] = json!("owl-6");
    assert!(!refused(both).is_empty());
}

#[test]
fn tw_i_18_signals_have_no_place_in_state_or_record() {
    let t = brew("", "", "");
    assert!(!t.state().to_string().contains("\"signal\"") && t.state().get("signals").is_none());
    let record = serde_json::to_value(t.record()).unwrap();
    assert!(record.get("chat").is_none() && record.get("signals").is_none());
    assert!(
        t.rules().signals_for(&t.true_state().public).is_some(),
        "and yet they may be given now"
    );
}

#[test]
fn tw_i_19_the_same_seed_gives_the_same_game() {
    let play_out = |seed: &str| {
        let mut t = Match::new(game(Options::default()), Names::of_seats(3), seed);
        while !t.status().over {
            let seat = actors(&t)[0];
            let legal = t.legal(seat).unwrap();
            let action = legal[legal.len() / 2].clone();
            t.play(seat, &action).unwrap();
        }
        (t.state(), serde_json::to_value(t.record()).unwrap())
    };
    assert_eq!(play_out("crow"), play_out("crow"));
    assert_ne!(play_out("crow"), play_out("raven"));
}

#[test]
fn an_impossible_document_is_refused_in_words() {
    let fault = |document: Value| {
        Match::<ThreeWitches>::load(data(), document, "a test")
            .err()
            .expect("refused")
            .message
    };
    assert!(
        fault(with(middle(), "/players/0/hand/0", json!("owl-9"))).contains("`owl-9` is no card")
    );
    assert!(fault(with(middle(), "/phase", json!("lunch"))).contains("lunch"));
    assert!(
        fault(json!({ "round": 1, "phase": "opening", "players": [{}, {}] }))
            .contains("exactly 3 players")
    );
    assert!(fault(json!([])).contains("object"));
    assert_eq!(
        refused(with(middle(), "/proposed", json!("dog-5"))),
        "TW-60"
    );
    assert_eq!(refused(with(middle(), "/chosen", json!([1]))), "TW-R-05");
    assert_eq!(
        refused(with(middle(), "/phase", json!("take-back"))),
        "TW-I-05"
    );
}

#[test]
fn a_mangled_document_is_refused_or_playable_but_never_a_crash() {
    let count = survive_mutations(
        &game(Options::default()),
        Trial {
            games: 6_000,
            seed: 6,
        },
    );
    println!("{count:?}");
    assert!(count.refused > 1_000 && count.played > 20, "{count:?}");
}

#[test]
fn options_are_read_by_name_and_refused_by_name() {
    let read = |options: Value| options_from_json::<ThreeWitches>(options.as_object().unwrap());
    assert_eq!(read(json!({})).unwrap(), Options::default());
    assert!(read(json!({ "eye_pass": "forbidden", "raise_order": "from-elixir" })).is_ok());
    assert!(
        read(json!({ "eye_pass": "maybe" }))
            .unwrap_err()
            .message
            .contains("eye_pass")
    );
    assert!(
        read(json!({ "hand": 5 }))
            .unwrap_err()
            .message
            .contains("`hand`")
    );
}
