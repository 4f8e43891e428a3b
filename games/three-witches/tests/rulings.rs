//! The rulings, chance and decisions of the specification, one by one (TW-R, TW-C, TW-D).

mod table;

use covenstead_core::{FastRng, Game, Match, Table, Turn, Viewer, Words, options_from_json};
use covenstead_three_witches::{
    Action, Card, Event, Options, Phase, Side, TRICKS, Talk, ThreeWitches,
};
use serde_json::{Value, json};
use std::sync::Arc;
use table::*;

// Rulings

#[test]
fn tw_r_01_the_raise_lap_starts_left_of_the_bidder_or_of_the_elixir() {
    let order = |options: Value| {
        let mut t = bidding_with(options, "EX", "", "");
        run(&mut t, "B pass, C bid 3");
        let mut order = Vec::new();
        while phase(&t) == Phase::Raise {
            order.push(actors(&t)[0]);
            t.play(order[order.len() - 1], "pass").unwrap();
        }
        assert_eq!(t.true_state().public.lead(), C);
        order
    };
    assert_eq!(order(json!({})), [A, B, C]);
    assert_eq!(order(json!({ "raise_order": "from_elixir" })), [B, C, A]);
}

#[test]
fn tw_r_02_nobody_has_two_turns_and_three_is_not_bid_twice() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B bid 3");
    assert_eq!(refuse(&mut t, "C bid 3"), "TW-R-02");
    run(&mut t, "C pass, A pass, B pass");
    let turns = |seat| {
        t.record()
            .decisions
            .iter()
            .filter(|decided| decided.seat == seat)
            .count()
    };
    assert_eq!((turns(A), turns(C)), (1, 1));
}

#[test]
fn tw_r_03_the_bidder_is_asked_to_raise_too() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B bid 3, C pass, A pass");
    assert_eq!(
        (actors(&t), legal(&t, B)),
        (vec![B], vec!["pass".to_string(), "bid 4".into()])
    );
    run(&mut t, "B bid 4");
    assert_eq!(t.true_state().public.bid(), 4);
}

#[test]
fn tw_r_04_four_laps_and_three_passings_always_give_a_lead() {
    let mut t = bidding("", "", "EX");
    let mut course = Vec::new();
    while phase(&t) != Phase::Discard {
        let seat = actors(&t)[0];
        course.push(decision(&t));
        match phase(&t) {
            Phase::Passing => any_passing(&mut t),
            _ => {
                let action = t.legal(seat).unwrap()[0].clone();
                t.play(seat, &action).unwrap();
            }
        }
    }
    let (lap, passing, last) = (
        ["TW-D-01"; 3],
        ["TW-D-04"],
        ["TW-D-01", "TW-D-01", "TW-D-02"],
    );
    let raises = ["TW-D-03"; 3];
    let due = [
        &lap[..],
        &passing,
        &lap,
        &passing,
        &lap,
        &passing,
        &last,
        &raises,
    ]
    .concat();
    assert_eq!(course, due);
}

#[test]
fn tw_r_05_simultaneous_choices_in_any_order_secret_and_final() {
    let orders = [
        "A give EX N2, B give O2 D2, C give N3 S2",
        "C give N3 S2, B give O2 D2, A give EX N2",
    ];
    let ends = orders.map(|order| {
        let mut t = passing();
        let events = run(&mut t, order);
        let effects: Vec<Value> = events
            .iter()
            .filter(|event| event["event"] == "gave")
            .cloned()
            .collect();
        let bare: Vec<Value> = effects
            .iter()
            .map(|event| json!([event["seat"], event["cards"]]))
            .collect();
        (t.state(), bare)
    });
    assert_eq!(ends[0], ends[1]);
    let mut t = passing();
    run(&mut t, "B give O2 D2");
    assert_eq!(refuse(&mut t, "B give O2 O4"), "", "not B's turn any more");
    let told = t.events(Viewer::Seat(C), 0).unwrap();
    assert!(!kinds(&told).contains(&"gift-chosen".to_string()));
    assert_eq!(onlooker(&t)["chosen"], json!([1]));
    let mut document = t.state();
    document["players"][1]["pending"] = json!(["owl-3", "dog-2"]);
    assert_eq!(refused(document), "TW-R-05");
}

#[test]
fn tw_r_06_received_cards_may_be_given_on_later() {
    let mut t = passing();
    run(
        &mut t,
        "A give EX N2, B give O2 D2, C give N3 S2, C pass, A pass, B pass",
    );
    assert!(legal(&t, C).contains(&"give O2 D2".to_string()));
    assert!(
        legal(&t, B).iter().all(|gift| gift.contains("EX")),
        "the Elixir must be"
    );
}

#[test]
fn tw_r_07_any_card_may_be_discarded_the_elixir_too() {
    let mut t = bidding("EX", "", "D2");
    run(&mut t, "B bid 4");
    assert!(legal(&t, A).contains(&"discard EX".to_string()));
    assert_eq!(legal(&t, A).len(), 6);
    let events = run(&mut t, "A discard EX");
    assert_eq!(kinds(&events), ["discard-chosen"]);
    let told = t.events(Viewer::Seat(B), 0).unwrap();
    assert!(!kinds(&told).contains(&"discard-chosen".to_string()));
    run(&mut t, "C discard D2");
    let told = t.events(Viewer::Seat(B), 0).unwrap();
    assert_eq!(event(&told, "discarded")["card"], json!(null));
}

#[test]
fn tw_r_08_the_lead_waits_for_both_discards() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B pass, C pass, A bid 4");
    let discard = legal(&t, B)[0].clone();
    run(&mut t, &format!("B {discard}"));
    assert_eq!(actors(&t), [C]);
    assert!(legal(&t, A).is_empty());
}

#[test]
fn tw_r_09_without_the_lead_suit_the_elixir_is_an_ordinary_choice() {
    let mut t = brew("O6 T6", "EX -O", "O2");
    run(&mut t, "A play O6 with T6");
    assert!(legal(&t, B).contains(&"play EX".to_string()));
    run(&mut t, "B pass, C play O2");
    assert!(legal(&t, B).contains(&"play EX".to_string()));
    let mut t = brew("O6 T6", "O2", "EX -O");
    run(&mut t, "A play O6 with T6, B play O2");
    assert!(legal(&t, C).contains(&"play EX".to_string()));
}

#[test]
fn tw_r_10_lesser_1_may_pass_on_an_eye_lead_unless_the_table_forbids_it() {
    for (options, may) in [
        (json!({}), true),
        (json!({ "eye_pass": "forbidden" }), false),
    ] {
        let mut t = brew_with(options.clone(), 3, "D2 T6 O6", "-D -O", "D3");
        run(&mut t, "A play D2 with T6");
        assert_eq!(legal(&t, B).contains(&"pass".to_string()), may);
        let mut t = brew_with(options, 3, "D2 T6 O6", "-D -O", "D3");
        run(&mut t, "A play O6 with T6");
        assert!(
            legal(&t, B).contains(&"pass".to_string()),
            "other leads are not concerned"
        );
    }
}

#[test]
fn tw_r_11_a_face_down_card_is_not_shown_to_the_partner() {
    let mut t = brew("D2 T6", "D3", "D4 -D5");
    run(&mut t, "A play D2 with T6, B play D3");
    assert!(view(&t, C)["tricks"][0]["first"].is_null());
    assert!(view(&t, C)["players"][1].get("face_down").is_none());
    assert!(
        !t.events(Viewer::Seat(C), 0)
            .unwrap()
            .iter()
            .any(|event| event.to_string().contains("dog-3"))
    );
}

#[test]
fn tw_r_12_proposal_and_answer_are_public_and_final() {
    let mut t = lost();
    run(&mut t, "B propose S3");
    assert_eq!(view(&t, A)["proposed"], "snake-3");
    assert_eq!(
        refuse(&mut t, "B propose N2"),
        "",
        "no withdrawal: it is C's turn"
    );
    run(&mut t, "C name N2");
    let returned = event(&t.events(Viewer::Seat(A), 0).unwrap(), "returned");
    assert_eq!(
        (returned["card"].clone(), returned["accepted"].clone()),
        (json!("newt-2"), json!(false))
    );
    assert_eq!(phase(&t), Phase::Lead, "no second proposal");
}

#[test]
fn tw_r_13_the_return_is_carried_out_in_trick_5_too() {
    for wanted in [Phase::TakeBack, Phase::Propose] {
        let state = seek(Options::default(), |state| {
            state.public.trick == 5 && state.public.phase == wanted
        });
        let t = resume(Options::default(), state, None);
        assert_eq!(t.legal(actors(&t)[0]).unwrap().len(), 2);
    }
}

#[test]
fn tw_r_14_the_card_not_taken_back_is_not_shown() {
    let mut t = won();
    let events = run(&mut t, "A take-back O6");
    let collected = event(&t.events(Viewer::Seat(B), 0).unwrap(), "collected");
    assert!(!collected.to_string().contains("bat-6") && !collected.to_string().contains("owl-6"));
    assert_eq!(kinds(&events), ["took-back", "collected"]);
    assert!(view(&t, B)["tricks"][0]["open"].as_bool().unwrap());
}

#[test]
fn tw_r_15_views_have_perfect_recall_and_review_is_display_only() {
    for (review, shown) in [(false, false), (true, true)] {
        let mut t = brew_with(
            json!({ "review_played": review }),
            3,
            "O6 T6 S5 D5 D4 O4",
            "O2 D2 N2 S2 T4",
            "O3 D3 N3 S3 N4",
        );
        run(
            &mut t,
            "A play O6 with T6, B play O2, C play O3, A take-back O6, A play D5 with D4",
        );
        assert_eq!(
            view(&t, B)["tricks"][0]["first"],
            "owl-2",
            "known either way"
        );
        assert_eq!(
            t.describe(Viewer::Seat(B)).unwrap().contains("Eye of Owl"),
            shown
        );
        assert!(
            t.events(Viewer::Seat(B), 0).unwrap().len() > 5,
            "the log keeps everything"
        );
        assert_eq!(view(&t, B)["review_played"], review);
    }
}

#[test]
fn tw_r_16_hidden_cards_are_shown_after_the_round_only_by_option() {
    for reveal in [false, true] {
        let options = || Options {
            reveal_after_round: reveal,
            ..Options::default()
        };
        let (state, seat, action) = seek_end(options(), |state, event| {
            state.public.lead() == A && matches!(event, Event::Scored { made: true, .. })
        });
        let mut t = resume(options(), state, Some([4, 3, 3]));
        let events = play(&mut t, seat, action);
        assert_eq!(kinds(&events).contains(&"shown".to_string()), reveal);
        assert!(t.status().over);
        assert_eq!(onlooker(&t)["players"][1].get("discard").is_some(), reveal);
        if reveal {
            assert_eq!(shorts(&onlooker(&t)["players"][0]["hand"]), hand(&t, A));
        }
    }
}

#[test]
fn tw_r_17_a_round_stops_early_only_by_option() {
    let stopping = Options {
        stop_when_decided: true,
        ..Options::default()
    };
    let (mut early, mut late) = (0, 0);
    search(&game(stopping), Bidders::Even, 6, |step| {
        for event in step.events {
            let Event::Scored { bid, tricks, .. } = event else {
                continue;
            };
            let finished = step.before.public.trick;
            let missed = tricks > bid || tricks + TRICKS as u8 - finished < *bid;
            assert!(finished == 5 || missed);
            if finished < 5 { early += 1 } else { late += 1 }
        }
        if step.before.public.phase.in_trick() && step.after.public.phase == Phase::Lead {
            let table = &step.after.public;
            let (won, left) = (table.piles(Side::Lead), 5 - table.finished());
            assert!(
                won <= table.bid() && won + left >= table.bid(),
                "otherwise it is over"
            );
        }
        (early > 20 && late > 20).then_some(())
    });
    search(&game(Options::default()), Bidders::Even, 6, |step| {
        let scored = step
            .events
            .iter()
            .any(|event| matches!(event, Event::Scored { .. }));
        assert!(!scored || step.before.public.trick == 5);
        (step.after.public.phase == Phase::Over).then_some(())
    });
}

#[test]
fn tw_r_18_a_single_choice_is_asked_all_the_same() {
    let state = seek(Options::default(), |state| {
        let table = &state.public;
        table.phase == Phase::Second && table.trick == 5
    });
    let t = resume(Options::default(), state, None);
    assert_eq!(
        (decision(&t), t.legal(actors(&t)[0]).unwrap().len()),
        ("TW-D-08", 1)
    );
}

#[test]
fn tw_r_19_the_four_cases_of_a_pair_exclude_each_other() {
    let game = game(Options::default());
    let deck = game.deck();
    for one in Card::all() {
        for other in Card::all().filter(|&other| other != one) {
            let elixir = one == Card::ELIXIR || other == Card::ELIXIR;
            let (rank, suit) = (
                deck.rank(one) == deck.rank(other),
                deck.suit(one) == deck.suit(other),
            );
            assert!(u8::from(elixir) + u8::from(rank) + u8::from(suit) <= 1);
        }
    }
}

#[test]
fn tw_r_20_tokens_are_not_limited_by_the_box() {
    let (state, seat, action) = seek_end(Options::default(), |state, event| {
        state.public.lead() == A && matches!(event, Event::Scored { made: false, .. })
    });
    let mut t = resume(Options::default(), state, Some([4, 4, 4]));
    play(&mut t, seat, action);
    assert_eq!(fate(&t).iter().sum::<u16>(), 14);
}

#[test]
fn tw_r_21_winners_are_first_and_the_others_follow_by_tokens() {
    let place = |tokens: [u16; 3], made: bool| {
        let (state, seat, action) = seek_end(Options::default(), |state, event| {
            state.public.lead() == A
                && matches!(event, Event::Scored { made: is, .. } if *is == made)
        });
        let mut t = resume(Options::default(), state, Some(tokens));
        play(&mut t, seat, action);
        t.result().unwrap().ranks
    };
    assert_eq!(place([4, 2, 2], true), [1, 2, 2]);
    assert_eq!(place([4, 4, 2], true), [1, 2, 3]);
    assert_eq!(place([3, 4, 1], false), [2, 1, 3]);
    // With other rewards two winners may differ in tokens; that is no tie-break.
    let data = Arc::new(
        changed(
            "lead_reward = 2\nlesser_reward = 1",
            "lead_reward = 3\nlesser_reward = 2",
        )
        .unwrap(),
    );
    let game = ThreeWitches::new(data, Options::default(), 3).unwrap();
    let ranks = search(&game, Bidders::Even, 9, |step| {
        let fate = step.after.public.fate;
        let both = fate.iter().filter(|&&fate| fate >= 5).count() == 2
            && fate.contains(&5)
            && fate.contains(&6);
        both.then(|| {
            (
                fate,
                game.outcome(step.after).expect("over").ranks().to_vec(),
            )
        })
    });
    assert!(
        (0..3).all(|seat| (ranks.0[seat] >= 5) == (ranks.1[seat] == 1)),
        "{ranks:?}"
    );
}

#[test]
fn tw_r_22_who_may_chat_when() {
    let game = game(Options::default());
    let t = bidding("EX", "", "");
    assert!(
        SEATS
            .iter()
            .all(|&seat| game.talk(&t.true_state().public, seat) == Talk::Closed),
        "anybody may become a Lesser"
    );
    assert!(
        SEATS
            .iter()
            .all(|&seat| game.talk(&game.start().public, seat) == Talk::Free),
        "between rounds"
    );
    let t = brew("", "", "");
    assert_eq!(game.talk(&t.true_state().public, A), Talk::Free);
    let silent = table::game(
        options_from_json::<ThreeWitches>(json!({ "table_talk": "none" }).as_object().unwrap())
            .unwrap(),
    );
    assert_eq!(silent.talk(&t.true_state().public, B), Talk::Closed);
    assert_eq!(silent.talk(&t.true_state().public, A), Talk::Free);
}

#[test]
fn tw_r_23_a_signal_excludes_nothing() {
    // There is nothing a signal could change: neither the state nor the view has a place for it.
    let t = brew("", "", "");
    let mut document = t.state();
    document["signals"] = json!({ "1": "win" });
    let fault = Match::<ThreeWitches>::load(data(), document, "a test")
        .err()
        .expect("refused");
    assert!(fault.message.contains("signals"), "{fault:?}");
    assert!(view(&t, A).get("signals").is_none());
}

#[test]
fn tw_r_24_the_data_file_is_validated() {
    let cases = [
        ("bat = [4, 5, 6]\n", "", "5"),
        ("bat = [4, 5, 6]", "bat = [4, 5, 5]", "twice"),
        ("bat = [4, 5, 6]", "bat = [4, 5, 7]", "name"),
        ("bat = [4, 5, 6]", "bat = [0, 5, 6]", "1 to"),
        ("bat = [4, 5, 6]", "elixir = [4, 5, 6]", "elixir"),
        ("2 = \"Eye\"", "two = \"Eye\"", "rank_names.two"),
        ("hand = 6", "hand = 5", "setup.hand"),
        ("tricks = 5", "tricks = 4", "setup.tricks"),
        ("bids = [3, 4]", "bids = [4, 3]", "setup.bids"),
        ("bids = [3, 4]", "bids = [3, 6]", "setup.bids"),
        ("bids = [3, 4]", "bids = [0, 4]", "setup.bids"),
        ("players = [3, 3]", "players = [2, 3]", "setup.players"),
        ("fate_to_win = 5", "fate_to_win = 0", "fate_to_win"),
        ("lead_reward = 2", "lead_reward = 0", "lead_reward"),
        ("lesser_reward = 1", "lesser_reward = 0", "lesser_reward"),
        ("lesser_reward = 1", "lesser_prize = 1", "lesser_prize"),
    ];
    for (from, to, named) in cases {
        let error = refused_data(from, to);
        assert!(error.contains(named), "{from} → {to}: {error}");
    }
    // Own values are played by: another deck, other numbers.
    let own = changed("owl = [2, 3, 4, 6]", "toad = [2, 3, 5, 6]").unwrap();
    let game = ThreeWitches::new(Arc::new(own), Options::default(), 3).unwrap();
    assert_eq!(
        game.deck().name(game.deck().card("toad-5").unwrap()),
        "Fang of Toad"
    );
    let mut state = game.start();
    covenstead_core::playout(&game, &mut state, &mut FastRng::new(1), &mut Vec::new());
    assert!(game.outcome(&state).is_some());
}

#[test]
fn tw_r_25_the_bid_is_final_with_the_last_turn_of_the_auction() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B bid 3, C pass, A pass, B pass");
    assert_eq!(t.true_state().public.bid(), 3);
    let discards = [A, C].map(|seat| (seat, t.legal(seat).unwrap()[0].clone()));
    for (seat, discard) in discards {
        t.play(seat, &discard).unwrap();
    }
    assert_eq!(refuse(&mut t, "B bid 4"), "TW-36");
    any_trick(&mut t, "");
    assert_eq!(t.true_state().public.bid(), 3);
}

// Chance and decisions

#[test]
fn tw_c_01_every_deal_is_equally_likely_and_nothing_else_is_chance() {
    let game = game(Options::default());
    let mut rng = FastRng::new(5);
    let mut counts = [[0u32; 18]; 3];
    for _ in 0..6000 {
        let mut state = game.start();
        while game.turn(&state) == Turn::Chance {
            let deal = game.sample(&state, &mut rng);
            assert!(matches!(deal, Action::Deal(..)));
            game.apply(
                &mut state,
                covenstead_core::Actor::Chance,
                deal,
                &mut covenstead_core::Silent,
            );
        }
        for (seat, counts) in counts.iter_mut().enumerate() {
            state.secrets[seat]
                .hand
                .iter()
                .for_each(|card| counts[card.index()] += 1);
        }
    }
    // 2000 expected, standard deviation about 37.
    assert!(
        counts
            .iter()
            .flatten()
            .all(|count| count.abs_diff(2000) < 200),
        "{counts:?}"
    );
    let deal = Action::Deal(A, cards("O2 O3 O4 O6 D2"));
    let refusal = game
        .permit(&game.start(), covenstead_core::Actor::Chance, deal)
        .unwrap_err();
    assert_eq!(refusal.rule(), "TW-11");
    let wrong = game
        .permit(&game.start(), covenstead_core::Actor::Chance, Action::Pass)
        .unwrap_err();
    assert_eq!(wrong.rule(), "TW-C-01");
}

#[test]
fn tw_d_01_tw_d_02_tw_d_03_turns_of_the_auction() {
    let mut t = passed(3);
    assert_eq!((decision(&t), legal(&t, B).len()), ("TW-D-01", 3));
    run(&mut t, "B pass, C pass");
    assert_eq!((decision(&t), legal(&t, A).len()), ("TW-D-02", 2));
    run(&mut t, "A bid 3");
    assert_eq!((decision(&t), legal(&t, B).len()), ("TW-D-03", 2));
}

#[test]
fn tw_d_04_fifteen_pairs_or_five_with_the_elixir() {
    let t = passing();
    assert_eq!(
        (decision(&t), SEATS.map(|seat| legal(&t, seat).len())),
        ("TW-D-04", [5, 15, 15])
    );
}

#[test]
fn tw_d_05_any_one_of_six_cards() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B pass, C pass, A bid 4");
    assert_eq!(
        (decision(&t), SEATS.map(|seat| legal(&t, seat).len())),
        ("TW-D-05", [0, 6, 6])
    );
}

#[test]
fn tw_d_06_ordered_pairs_of_the_leads_hand() {
    let counts = |elixir: bool| {
        let mut counts = [0; 5];
        for (finished, count) in counts.iter_mut().enumerate() {
            let state = seek(Options::default(), |state| {
                let table = &state.public;
                let hand = state.secrets[table.lead().index()].hand;
                let here = table.phase == Phase::Lead && usize::from(table.trick) == finished;
                here && hand.contains(Card::ELIXIR) == elixir
            });
            let t = resume(Options::default(), state, None);
            assert_eq!(decision(&t), "TW-D-06");
            *count = t.legal(actors(&t)[0]).unwrap().len();
        }
        counts
    };
    assert_eq!(counts(false), [30, 20, 12, 6, 2]);
    assert_eq!(counts(true), [25, 16, 9, 4, 1]);
}

#[test]
fn tw_d_07_tw_d_08_tw_d_09_the_lessers_turns() {
    let mut t = brew("O6 T6", "-O", "O2 O3");
    run(&mut t, "A play O6 with T6");
    assert_eq!(
        (decision(&t), actors(&t), legal(&t, B).len()),
        ("TW-D-07", vec![B], 6)
    );
    run(&mut t, "B pass");
    assert_eq!((decision(&t), actors(&t)), ("TW-D-08", vec![C]));
    assert!(legal(&t, C).iter().all(|play| play.starts_with("play O")));
    run(&mut t, "C play O2");
    assert_eq!(
        (decision(&t), actors(&t), legal(&t, B).len()),
        ("TW-D-09", vec![B], 5)
    );
}

#[test]
fn tw_d_10_tw_d_11_tw_d_12_what_goes_back() {
    let mut t = won();
    assert_eq!((decision(&t), legal(&t, A).len()), ("TW-D-10", 2));
    run(&mut t, "A take-back O6");
    let mut t = lost();
    assert_eq!((decision(&t), legal(&t, B).len()), ("TW-D-11", 2));
    run(&mut t, "B propose N2");
    assert_eq!(
        (decision(&t), legal(&t, C)),
        ("TW-D-12", vec!["accept".to_string(), "name S3".into()])
    );
    run(&mut t, "C accept");
    assert!(hand(&t, A).contains("N2"));
}
