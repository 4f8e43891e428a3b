//! The worked examples of the specification (TW-X-…), with its cards: they pin the data version
//! `recon-1`.

mod table;

use covenstead_core::{Seat, Table};
use covenstead_three_witches::{Card, CardSet, Event, Options, Phase, Side, State, TRICKS};
use serde_json::json;
use table::*;

/// The trick a script brings to its reveal: values of Lead and Lessers, winner.
fn compared(events: &[serde_json::Value]) -> (u64, u64, String) {
    let revealed = event(events, "revealed");
    let value = |field: &str| revealed[field].as_u64().expect("a value");
    (
        value("lead_value"),
        value("lessers_value"),
        revealed["winner"].as_str().expect("a side").into(),
    )
}

fn lead_and_bid(table: &T) -> (Seat, u8) {
    assert_eq!(phase(table), Phase::Discard, "the auction is over");
    (
        table.true_state().public.lead(),
        table.true_state().public.bid(),
    )
}

#[test]
fn the_examples_are_about_this_deck() {
    assert_eq!(data().id.version, "recon-1");
}

#[test]
fn tw_x_01_a_trick_with_a_pass_ends_in_a_tie_for_the_lead() {
    let mut t = brew("O6 D2", "D3 -O", "O3");
    run(&mut t, "A play O6 with D2, B pass");
    assert_eq!(voids(&t, B), ["owl"], "known before step C");
    let events = run(&mut t, "C play O3, B play D3");
    assert_eq!(compared(&events), (6, 6, "lead".into()));
    for secret in table::cards("O2 O4 D2 D4 D5 N2 N3 N4 S2 S3 S5 T4 T5 T6 EX").iter() {
        assert!(
            t.rules().worth(card("O6"), secret) >= 6,
            "whatever the secret card is"
        );
    }
}

fn worth(one: &str, other: &str) -> u16 {
    game(Options::default()).worth(card(one), card(other))
}

#[test]
fn tw_x_02_equal_ranks_add_up() {
    assert_eq!(worth("O3", "D3"), 6);
}

#[test]
fn tw_x_03_equal_suits_add_up() {
    assert_eq!((worth("D2", "D5"), worth("S2", "S5")), (7, 7));
}

#[test]
fn tw_x_04_otherwise_the_higher_rank_counts() {
    assert_eq!(worth("O3", "D5"), 5);
}

#[test]
fn tw_x_05_only_the_exact_bid_pays_the_lead() {
    for (won, gains) in [(3, [2, 0, 0]), (4, [0, 1, 1]), (2, [0, 1, 1])] {
        let (state, seat, action) = seek_end(Options::default(), |state, event| {
            state.public.lead() == A
                && state.public.fate == [0; 3]
                && matches!(event, Event::Scored { bid: 3, tricks, .. } if *tricks == won)
        });
        let mut t = resume(Options::default(), state, None);
        play(&mut t, seat, action);
        assert_eq!(fate(&t), gains, "{won} tricks");
    }
}

#[test]
fn tw_x_06_a_bid_of_three_stands_after_three_passes() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B pass, C bid 3, A pass, B pass, C pass");
    assert_eq!(lead_and_bid(&t), (C, 3));
    assert_eq!(t.record().decisions.len(), 5);
}

#[test]
fn tw_x_07_after_a_passing_the_bidding_starts_left_of_the_new_holder() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B pass, C pass, A pass");
    any_passing(&mut t);
    assert_eq!(onlooker(&t)["elixir"], 1);
    for expected in [C, A, B] {
        assert_eq!(actors(&t), [expected]);
        t.play(expected, "pass").unwrap();
    }
}

/// Three passings, then two passes in the final lap: A, who was dealt the Elixir, is asked.
fn final_lap() -> T {
    let mut t = bidding("EX", "", "");
    for lap in [
        "B pass, C pass, A pass",
        "C pass, A pass, B pass",
        "A pass, B pass, C pass",
    ] {
        run(&mut t, lap);
        any_passing(&mut t);
    }
    assert_eq!(
        (
            onlooker(&t)["elixir"].clone(),
            onlooker(&t)["passings"].clone()
        ),
        (json!(0), json!(3))
    );
    t
}

#[test]
fn tw_x_08_after_three_passings_the_holder_must_bid() {
    let mut t = final_lap();
    run(&mut t, "B pass, C pass");
    assert_eq!(decision(&t), "TW-D-02");
    assert_eq!(legal(&t, A), ["bid 3", "bid 4"]);
    run(&mut t, "A bid 3");
    for seat in [B, C, A] {
        assert_eq!(
            (actors(&t), legal(&t, seat)),
            (vec![seat], vec!["pass".to_string(), "bid 4".into()])
        );
        t.play(seat, "pass").unwrap();
    }
    assert_eq!(lead_and_bid(&t), (A, 3));
}

#[test]
fn tw_x_09_an_eye_lead_hides_both_answers() {
    let mut t = brew("O2 T6", "O4", "S5 -O");
    run(&mut t, "A play O2 with T6, B play O4");
    for viewer in [A, C] {
        let lies = known(&t, viewer, B, "may_lie");
        assert!(
            lies.contains("O4") && lies.len() > 2,
            "{viewer} sees only that a card was played: {lies}"
        );
    }
    let events = run(&mut t, "C play S5");
    assert_eq!(compared(&events), (6, 5, "lead".into()));
    assert_eq!(voids(&t, C), ["owl"]);
}

#[test]
fn tw_x_10_a_lesser_may_let_the_lead_win() {
    let (state, seat, action) = seek_end(Options::default(), |state, event| {
        let table = &state.public;
        let even = table.tricks[..4]
            .iter()
            .filter(|trick| trick.winner == Some(Side::Lead))
            .count()
            == 2;
        table.lead() == A
            && even
            && matches!(
                event,
                Event::Scored {
                    bid: 3,
                    tricks: 3,
                    ..
                }
            )
    });
    let mut t = resume(Options::default(), state, Some([1, 4, 1]));
    play(&mut t, seat, action);
    assert_eq!(fate(&t), [3, 4, 1]);
    assert!(!t.status().over, "the game goes on");
}

#[test]
fn tw_x_11_an_unwanted_tie_costs_the_bid() {
    let (state, seat, action) = search(&game(Options::default()), Bidders::Even, 3, |step| {
        let tied = step.events.iter().any(|event| {
            matches!(
                event,
                Event::Revealed {
                    trick: 5,
                    lead_value: 8,
                    lessers_value: 8,
                    ..
                }
            )
        });
        let table = &step.before.public;
        let three = table.bid() == 3
            && table.piles(Side::Lead) == 3
            && table.lead() == A
            && table.fate == [0; 3];
        (tied && three).then(|| (*step.before, step.seat.expect("a decision"), step.action))
    });
    let mut t = resume(Options::default(), state, None);
    let mut events = play(&mut t, seat, action);
    assert_eq!(compared(&events), (8, 8, "lead".into()));
    if phase(&t) == Phase::TakeBack {
        let first = t.legal(A).unwrap()[0].clone();
        events.extend(t.play(A, &first).unwrap());
    }
    assert_eq!(event(&events, "scored")["tricks"], 4);
    assert_eq!(fate(&t), [0, 1, 1]);
}

#[test]
fn tw_x_12_the_elixir_doubles_its_partner() {
    assert_eq!((worth("EX", "T6"), worth("EX", "N2")), (12, 4));
}

/// A round led by A that ends with or without the bid, at these tokens.
fn ending(tokens: [u16; 3], made: bool) -> T {
    let (state, seat, action) = seek_end(Options::default(), |state, event| {
        state.public.lead() == A
            && matches!(event, Event::Scored { made: is_made, .. } if *is_made == made)
    });
    let mut t = resume(Options::default(), state, Some(tokens));
    play(&mut t, seat, action);
    t
}

#[test]
fn tw_x_13_two_who_reach_five_share_the_victory() {
    let t = ending([2, 4, 4], false);
    let result = t.result().expect("the game is over");
    assert_eq!(
        (result.scores, result.ranks),
        (vec![2, 5, 5], vec![3, 1, 1])
    );
}

#[test]
fn tw_x_14_who_passed_before_may_raise() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B pass, C bid 3, A pass, B bid 4");
    assert_eq!(lead_and_bid(&t), (B, 4));
}

#[test]
fn tw_x_15_a_raise_may_come_before_a_first_turn() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B bid 3");
    assert_eq!(legal(&t, C), ["pass", "bid 4"]);
    run(&mut t, "C bid 4");
    assert_eq!(lead_and_bid(&t), (C, 4));
    assert!(t.record().decisions.iter().all(|decided| decided.seat != A));
}

#[test]
fn tw_x_16_a_bidder_may_raise_themselves() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B bid 3, C pass, A pass, B bid 4");
    assert_eq!(lead_and_bid(&t), (B, 4));
}

#[test]
fn tw_x_17_a_forced_bid_may_be_outbid() {
    let mut t = final_lap();
    run(&mut t, "B pass, C pass, A bid 3, B bid 4");
    assert_eq!(lead_and_bid(&t), (B, 4));
    assert_eq!(t.true_state().public.lesser_2(), A);
}

#[test]
fn tw_x_18_a_bid_before_frees_the_holder() {
    let mut t = final_lap();
    run(&mut t, "B pass, C bid 3");
    assert_eq!(
        (actors(&t), legal(&t, A)),
        (vec![A], vec!["pass".to_string(), "bid 4".into()])
    );
    run(&mut t, "A pass, B pass, C pass");
    assert_eq!(lead_and_bid(&t), (C, 3));
}

/// The hands of TW-X-19, after B, C and A passed.
fn passing_of_the_example() -> T {
    let mut t = bidding(
        "EX O6 D5 N2 S3 T4",
        "O2 O4 D2 N4 S5 T6",
        "O3 D3 D4 N3 S2 T5",
    );
    run(&mut t, "B pass, C pass, A pass");
    t
}

#[test]
fn tw_x_19_a_passing_and_what_each_knows_of_it() {
    let mut t = passing_of_the_example();
    assert_eq!([A, B, C].map(|seat| legal(&t, seat).len()), [5, 15, 15]);
    run(&mut t, "A give EX N2, B give O2 D2, C give S2 N3");
    assert_eq!(hand(&t, A), "O6 D5 N3 S2 S3 T4");
    assert_eq!(hand(&t, B), "O4 N2 N4 S5 T6 EX");
    assert_eq!(hand(&t, C), "O2 O3 D2 D3 D4 T5");
    assert_eq!(known(&t, A, B, "holds"), "N2 EX");
    assert_eq!(known(&t, C, B, "holds"), "EX");
    assert_eq!(known(&t, B, C, "holds"), "O2 D2");
    assert_eq!(known(&t, C, A, "holds"), "N3 S2");
    assert_eq!(known(&t, B, A, "holds"), "");
    assert_eq!(shorts(&view(&t, B)["received"]), "N2 EX");
}

#[test]
fn tw_x_20_the_elixir_does_not_free_from_following() {
    let mut t = brew("O6 T6", "EX O2 D4 N3 S5", "");
    run(&mut t, "A play O6 with T6");
    assert_eq!(legal(&t, B), ["play O2"]);
    assert_eq!(refuse(&mut t, "B pass"), "TW-41");
    assert_eq!(refuse(&mut t, "B play EX"), "TW-44");
}

#[test]
fn tw_x_21_the_elixir_played_by_a_lesser() {
    let mut t = brew("N4 S3", "EX -N", "N3");
    let events = run(&mut t, "A play N4 with S3, B play EX, C play N3");
    assert_eq!(compared(&events), (4, 6, "lessers".into()));
}

#[test]
fn tw_x_22_a_lead_who_wins_with_the_elixir_gets_the_other_card_back() {
    let mut t = brew("D5 EX", "D4", "T4 -D");
    let events = run(&mut t, "A play D5 with EX, B play D4, C play T4");
    assert_eq!(compared(&events), (10, 8, "lead".into()));
    assert_eq!(event(&events, "went-back")["card"], "dog-5");
    assert_eq!(
        (phase(&t), actors(&t)),
        (Phase::Lead, vec![A]),
        "no decision in between"
    );
    assert!(hand(&t, A).contains("D5") && !hand(&t, A).contains("EX"));
    let trick = &view(&t, B)["tricks"][0];
    assert_eq!(
        (trick["returned"].clone(), trick["open"].clone()),
        (json!("dog-5"), json!(false))
    );
    for viewer in SEATS {
        for seat in SEATS.into_iter().filter(|&seat| seat != viewer) {
            assert!(
                !known(&t, viewer, seat, "may_hold").contains("EX"),
                "nobody will see it again"
            );
        }
    }
}

#[test]
fn tw_x_23_the_lessers_may_return_the_elixir() {
    let mut t = brew(
        "N3 EX O6 T6 D5 S5",
        "N4 D2 D3 S2 T4 /N2",
        "O4 O2 D4 S3 T5 /O3",
    );
    run(
        &mut t,
        "A play O6 with T6, B play D2, C play O2, A take-back O6",
    );
    let events = run(&mut t, "A play N3 with EX, B play N4, C play O4");
    assert_eq!(compared(&events), (6, 8, "lessers".into()));
    let events = run(&mut t, "C propose N3, B name EX");
    assert_eq!(event(&events, "returned")["card"], "elixir");
    assert_eq!(known(&t, C, A, "holds"), "EX", "publicly");
    assert_eq!(hand(&t, A), "O6 D5 S5 EX");
    let events = run(&mut t, "A play D5 with EX, B play D3, C play D4");
    assert_eq!(event(&events, "went-back")["card"], "dog-5");
}

#[test]
fn tw_x_24_a_pass_on_an_eye_lead() {
    let start = |options| {
        let mut t = brew_with(options, 3, "S2 O6", "-S", "S3");
        run(&mut t, "A play S2 with O6");
        t
    };
    let mut t = start(json!({}));
    run(&mut t, "B pass");
    assert_eq!(voids(&t, B), ["snake"]);
    run(&mut t, "C play S3");
    assert_eq!(legal(&t, B).len(), 5);
    assert!(
        known(&t, B, C, "may_lie").split(' ').count() > 1,
        "B chooses without knowing C's card"
    );
    let action = legal(&t, B)[0].clone();
    let events = run(&mut t, &format!("B {action}"));
    assert_eq!(event(&events, "played")["face_down"], true);
    let mut t = start(json!({ "eye_pass": "forbidden" }));
    assert_eq!(legal(&t, B).len(), 5);
    assert_eq!(refuse(&mut t, "B pass"), "TW-R-10");
}

#[test]
fn tw_x_25_a_hidden_two_is_no_eye() {
    let mut t = brew("D5 D2", "", "");
    run(&mut t, "A play D5 with D2");
    let events = reply(&mut t);
    assert!(
        events
            .iter()
            .filter(|event| event["event"] == "played")
            .all(|event| event["face_down"] == false)
    );
    assert_eq!(compared(&events).0, 7);
}

#[test]
fn tw_x_26_an_open_pair_is_settled_when_a_card_is_shown_again() {
    let mut t = brew("O6 T6 S5 D5 D4 O4", "O2 D2 N2 S2 T4", "O3 D3 N3 S3 N4");
    run(
        &mut t,
        "A play O6 with T6, B play O2, C play O3, A take-back T6",
    );
    for viewer in [B, C] {
        assert_eq!(view(&t, viewer)["tricks"][0]["open"], true);
        assert_eq!(view(&t, viewer)["tricks"][0]["returned"], json!(null));
        let (hands, pair) = (dreams(&t, viewer, 60), cards("O6 T6"));
        assert!(
            hands
                .iter()
                .all(|state| state.secrets[0].hand.both(pair).len() == 1)
        );
        assert!(
            hands
                .iter()
                .any(|state| state.secrets[0].hand.contains(card("O6")))
        );
    }
    run(&mut t, "A play T6 with S5");
    for viewer in [B, C] {
        assert_eq!(view(&t, viewer)["tricks"][0]["returned"], "bat-6");
        assert_eq!(view(&t, viewer)["tricks"][0]["open"], false);
    }
    run(&mut t, "B play T4, C play D3, A take-back S5");
    let ledger = t.rules().ledger(&t.true_state().public);
    assert_eq!(
        ledger.open[..2],
        [CardSet::EMPTY, cards("T6 S5")],
        "the new open pair"
    );
}

#[test]
fn tw_x_27_a_void_lasts_but_says_nothing_of_the_discard() {
    let mut t = brew("O6 O3 T6 S5 N4 T5", "D4 -O /O4", "O2");
    run(&mut t, "A play O6 with T6, B play D4");
    reply(&mut t);
    run(&mut t, "A take-back T6");
    any_trick(&mut t, "O3");
    any_trick(&mut t, "O3");
    let lead = t
        .legal(A)
        .unwrap()
        .into_iter()
        .find(|lead| lead.starts_with("play owl-3"))
        .unwrap();
    t.play(A, &lead).unwrap();
    assert_eq!(legal(&t, B).len(), 3, "a pass or either card");
    let owls = cards("O2 O3 O4 O6");
    for viewer in [A, C] {
        let worlds = dreams(&t, viewer, 400);
        assert!(
            worlds
                .iter()
                .all(|world| world.secrets[1].hand.both(owls).is_empty())
        );
        assert!(
            worlds
                .iter()
                .any(|world| world.secrets[1].discard == Some(card("O4")))
        );
    }
}

#[test]
fn tw_x_28_given_cards_rule_out_a_void() {
    let mut t = bidding(
        "N2 N3 N4 O6 T6 D5",
        "EX O2 D2 S2 T4 T5",
        "O3 O4 D3 D4 S3 S5",
    );
    run(
        &mut t,
        "C pass, A pass, B pass, A give N2 N4, B give EX O2, C give O3 O4",
    );
    run(
        &mut t,
        "A bid 4, B discard N2, C discard EX, A play N3 with O6",
    );
    assert_eq!(legal(&t, B), ["play N4"]);
    let given = cards("N2 N4");
    for world in dreams(&t, A, 400) {
        assert!(
            !world.secrets[1].hand.both(given).is_empty(),
            "a world in which B is void is wrong"
        );
        let discards = world.secrets[1]
            .discard
            .into_iter()
            .filter(|&card| given.contains(card))
            .count();
        assert_eq!(
            world.secrets[1].hand.both(given).len() as usize + discards,
            2
        );
    }
}

#[test]
fn tw_x_29_a_forced_last_lead_is_asked() {
    for (other, eye, worth) in [("S3", false, 6), ("S2", true, 4)] {
        let held = cards(&format!("EX {other}"));
        let state = seek(Options::default(), |state| {
            let table = &state.public;
            table.phase == Phase::Lead
                && table.trick == 4
                && table.lead() == A
                && state.secrets[0].hand == held
        });
        let mut t = resume(Options::default(), state, None);
        assert_eq!(
            (decision(&t), legal(&t, A)),
            ("TW-D-06", vec![format!("play {other} with EX")])
        );
        let events = run(&mut t, &format!("A play {other} with EX"));
        assert_eq!(event(&events, "led")["eye"], eye);
        assert_eq!(compared(&reply(&mut t)).0, worth);
    }
}

#[test]
fn tw_x_30_the_last_card_of_lesser_1_may_wait() {
    let state = seek(Options::default(), |state| {
        let table = &state.public;
        let led = table.phase == Phase::First && table.trick == 5 && table.lead() == A;
        led && table.current().up == Some(card_d4()) && state.secrets[1].hand == single_s5()
    });
    let mut t = resume(Options::default(), state, None);
    assert_eq!(legal(&t, B), ["pass", "play S5"]);
    run(&mut t, "B pass");
    assert!(voids(&t, B).contains(&"dog".to_string()));
    let other = known(&t, C, B, "may_hold");
    assert!(
        other.split(' ').all(|card| !card.starts_with('D')),
        "a pass proves only that it is not a dog: {other}"
    );
}

fn card_d4() -> Card {
    Card(6)
}

fn single_s5() -> CardSet {
    CardSet::only(Card(13))
}

#[test]
fn the_numbers_of_the_cards_used_for_speed_are_those_of_the_deck() {
    assert_eq!((card("D4"), cards("S5")), (card_d4(), single_s5()));
}

#[test]
fn tw_x_31_a_lost_round_is_played_out() {
    use Side::{Lead, Lessers};
    let course = [Lessers, Lessers, Lead, Lead, Lead];
    let (state, seat, action) = seek_end(Options::default(), |state, event| {
        let tricks = state.public.tricks.map(|trick| trick.winner);
        let Event::Scored {
            bid: 4, tricks: 3, ..
        } = event
        else {
            return false;
        };
        state.public.lead() == A
            && state.public.fate == [0; 3]
            && tricks[..4] == course.map(Some)[..4]
    });
    assert_eq!(state.public.trick, TRICKS as u8);
    let mut t = resume(Options::default(), state, None);
    let events = play(&mut t, seat, action);
    assert_eq!(event(&events, "scored")["made"], false);
    assert_eq!(fate(&t), [0, 1, 1]);
    let stopping = || Options {
        stop_when_decided: true,
        ..Options::default()
    };
    let (state, seat, action) = seek_end(stopping(), |state, event| {
        let Event::Scored {
            bid: 4, tricks: 0, ..
        } = event
        else {
            return false;
        };
        state.public.trick == 2
    });
    let mut t = resume(stopping(), state, None);
    let events = play(&mut t, seat, action);
    assert!(
        kinds(&events).contains(&"scored".to_string()),
        "Score follows trick 2 directly"
    );
}

#[test]
fn tw_x_32_too_many_tricks_miss_the_bid_too() {
    let (state, seat, action) = seek_end(Options::default(), |state, event| {
        state.public.lead() == A
            && state.public.fate == [0; 3]
            && matches!(
                event,
                Event::Scored {
                    bid: 4,
                    tricks: 5,
                    ..
                }
            )
    });
    let mut t = resume(Options::default(), state, None);
    play(&mut t, seat, action);
    assert_eq!(fate(&t), [0, 1, 1]);
}

#[test]
fn tw_x_33_six_tokens_win_alone() {
    let result = ending([4, 3, 3], true).result().expect("the game is over");
    assert_eq!(
        (result.scores, result.ranks),
        (vec![6, 3, 3], vec![1, 2, 2])
    );
}

#[test]
fn tw_x_34_a_seventh_round_ends_the_game_either_way() {
    let made = ending([4, 4, 4], true);
    assert_eq!(made.true_state().public.round, 7);
    assert_eq!(made.result().expect("over").ranks, [1, 2, 2]);
    let missed = ending([4, 4, 4], false);
    assert_eq!(
        (fate(&missed), missed.result().expect("over").ranks),
        ([4, 5, 5], vec![3, 1, 1])
    );
    assert_eq!(
        fate(&missed).iter().sum::<u16>(),
        14,
        "more than the 12 of the box"
    );
}

#[test]
fn tw_x_35_the_number_of_the_trick_names_the_proposer() {
    use Side::{Lead, Lessers};
    let state = seek(Options::default(), |state| {
        let table = &state.public;
        let won: Vec<_> = table
            .played()
            .iter()
            .filter_map(|trick| trick.winner)
            .collect();
        table.phase == Phase::Propose && table.lead() == A && won == [Lead, Lead, Lessers, Lessers]
    });
    let t = resume(Options::default(), state, None);
    assert_eq!(actors(&t), [C], "Lesser 2 in trick 4");
    let state = seek(Options::default(), |state| {
        let table = &state.public;
        let won: Vec<_> = table
            .played()
            .iter()
            .filter_map(|trick| trick.winner)
            .collect();
        table.phase == Phase::Propose && table.lead() == A && won == [Lead, Lead, Lessers]
    });
    assert_eq!(
        actors(&resume(Options::default(), state, None)),
        [B],
        "Lesser 1 in trick 3"
    );
}

#[test]
fn tw_x_36_off_suit_cards_count_in_full() {
    let mut t = brew("T4 N2", "T5", "D5 -T");
    let events = run(&mut t, "A play T4 with N2, B play T5, C play D5");
    assert_eq!(compared(&events), (4, 10, "lessers".into()));
}

#[test]
fn tw_x_37_knowledge_after_three_passings() {
    let mut t = bidding(
        "O6 D5 N2 S3 T4 O2",
        "O4 D2 N4 S5 T6 D3",
        "EX O3 D4 N3 S2 T5",
    );
    run(
        &mut t,
        "A pass, B pass, C pass, A give O6 D5, B give D2 N4, C give EX O3",
    );
    run(
        &mut t,
        "B pass, C pass, A pass, A give EX N2, B give O6 O4, C give D4 N3",
    );
    run(
        &mut t,
        "C pass, A pass, B pass, A give S3 T4, B give EX S5, C give O6 S2",
    );
    assert!(hand(&t, A).contains("O6"), "it went all the way round");
    assert_eq!(known(&t, A, B, "holds"), "S3 T4");
    assert_eq!(known(&t, A, C, "holds"), "EX");
    for opponent in [B, C] {
        let may = known(&t, A, opponent, "may_hold");
        assert!(may.contains("D5") && may.contains("N2"), "{may}");
    }
    run(&mut t, "A bid 4, B discard S3, C discard T5");
    assert_eq!(
        (known(&t, A, B, "has"), known(&t, A, B, "holds")),
        ("S3 T4".into(), String::new())
    );
    for world in dreams(&t, A, 300) {
        assert!(
            cards("S3 T4").minus(world.secrets[1].hand).len() <= 1,
            "at most one of the two is discarded"
        );
    }
    for opponent in [B, C] {
        let may = known(&t, A, opponent, "may_discard");
        assert!(may.contains("D5") && may.contains("N2"), "{may}");
    }
}

#[test]
fn tw_x_38_an_unseen_card_on_an_eye_lead_follows_or_proves_a_void() {
    let mut t = brew("D2 T6", "D3", "D4");
    run(&mut t, "A play D2 with T6, B play D3");
    let dogs = cards("D2 D3 D4 D5");
    for viewer in [A, C] {
        let worlds = dreams(&t, viewer, 2000);
        let follows = |world: &State| dogs.contains(world.secrets[1].face_down.expect("a card"));
        assert!(
            worlds
                .iter()
                .all(|world| follows(world) || world.secrets[1].hand.both(dogs).is_empty())
        );
        assert!(
            worlds.iter().any(follows) && !worlds.iter().all(follows),
            "both happen"
        );
    }
}

#[test]
fn tw_x_39_three_open_pairs_leave_eight_hands() {
    let mut t = brew(
        "O6 T6 O4 D4 D5 T5",
        "O2 D2 N2 S2 T4 /EX",
        "O3 D3 N3 S3 N4 /S5",
    );
    run(
        &mut t,
        "A play O6 with T6, B play O2, C play O3, A take-back T6",
    );
    run(
        &mut t,
        "A play O4 with D4, B play N2, C play N4, A take-back O4",
    );
    run(
        &mut t,
        "A play D5 with T5, B play D2, C play D3, A take-back D5",
    );
    for viewer in [B, C] {
        let mut hands: Vec<u32> = dreams(&t, viewer, 400)
            .iter()
            .map(|world| world.secrets[0].hand.0)
            .collect();
        hands.sort_unstable();
        hands.dedup();
        assert_eq!(hands.len(), 8);
    }
    run(&mut t, "A play O4 with T6, B play S2, C play S3");
    let open = t.rules().ledger(&t.true_state().public).open;
    assert_eq!(
        open.into_iter()
            .filter(|pair| !pair.is_empty())
            .collect::<Vec<_>>(),
        [cards("D5 T5")]
    );
    assert_eq!(view(&t, B)["tricks"][0]["returned"], "bat-6");
    assert_eq!(view(&t, B)["tricks"][1]["returned"], "owl-4");
}

#[test]
fn tw_x_40_a_whole_round() {
    let mut t = passing_of_the_example();
    run(&mut t, "A give EX N2, B give O2 D2, C give S2 N3");
    run(&mut t, "C pass, A pass, B bid 3, C pass, A pass, B pass");
    assert_eq!(lead_and_bid(&t), (B, 3));
    assert_eq!(
        (
            t.true_state().public.lesser_1(),
            t.true_state().public.lesser_2()
        ),
        (C, A)
    );
    run(&mut t, "A discard N3, C discard D2");

    assert_eq!(legal(&t, B).len(), 25);
    run(&mut t, "B play N4 with EX, C pass, A play T4");
    assert_eq!(
        known(&t, C, A, "may_discard"),
        "N3",
        "C gave it, and A has no newt"
    );
    let events = run(&mut t, "C play D4");
    assert_eq!(compared(&events), (8, 8, "lead".into()));
    assert_eq!(event(&events, "went-back")["card"], "newt-4");

    assert_eq!(legal(&t, B).len(), 20);
    let events = run(&mut t, "B play T6 with O4, C play T5, A play D5");
    assert_eq!(compared(&events), (6, 10, "lessers".into()));
    run(&mut t, "A propose O4, C accept");

    assert_eq!(legal(&t, B).len(), 12);
    let events = run(&mut t, "B play N2 with N4, C play D3, A play S3");
    assert_eq!(compared(&events), (6, 6, "lead".into()));
    assert!(
        events
            .iter()
            .filter(|event| event["event"] == "played")
            .all(|event| event["face_down"] == true)
    );
    run(&mut t, "B take-back N4");

    assert_eq!(legal(&t, B).len(), 6);
    let events = run(&mut t, "B play S5 with N4, C pass, A play S2, C play O3");
    assert_eq!(compared(&events), (5, 3, "lead".into()));
    assert_eq!(
        view(&t, A)["tricks"][2]["returned"],
        "newt-4",
        "step E shows N4, so N2 is in pile 3"
    );
    run(&mut t, "B take-back S5");

    assert_eq!(legal(&t, B).len(), 2);
    let events = run(&mut t, "B play O4 with S5, C play O2, A play O6");
    assert_eq!(compared(&events), (5, 8, "lessers".into()));
    assert_eq!(
        view(&t, A)["tricks"][3]["returned"],
        "snake-5",
        "step E shows S5, so N4 is in pile 4"
    );
    let events = run(&mut t, "C propose S5, A name O4");
    let scored = event(&events, "scored");
    assert_eq!(
        (scored["tricks"].clone(), scored["made"].clone()),
        (json!(3), json!(true))
    );
    assert_eq!(fate(&t), [0, 2, 0]);
    assert_eq!(t.record().decisions.len(), 37);
}
