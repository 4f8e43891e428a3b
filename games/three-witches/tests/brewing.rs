//! The rules of the specification, one by one: Brew, Score, end, table talk (TW-35 to TW-73).

mod table;

use covenstead_core::{Seat, Table, Viewer, Words};
use covenstead_three_witches::{Card, CardSet, Event, Options, Phase, Side, Signal, State, Talk};
use serde_json::json;
use table::*;

// Brew

#[test]
fn tw_35_five_tricks_all_led_by_the_lead() {
    let mut t = brew("", "", "");
    for number in 1..=5 {
        assert_eq!((actors(&t), decision(&t)), (vec![A], "TW-D-06"));
        any_trick(&mut t, "");
        if number < 5 {
            assert_eq!(t.true_state().public.finished(), number);
            assert_eq!(
                t.true_state().public.played()[usize::from(number) - 1]
                    .shown()
                    .len(),
                4,
                "two cards each side"
            );
        }
    }
    assert_eq!(t.true_state().public.round, 2);
}

#[test]
fn tw_36_the_lead_plays_two_cards_and_the_elixir_never_face_up() {
    let mut t = brew("EX O6 T6", "", "O2");
    assert_eq!(legal(&t, A).len(), 25);
    assert!(legal(&t, A).iter().all(|lead| !lead.starts_with("play EX")));
    assert_eq!(refuse(&mut t, "A play EX with O6"), "TW-36");
    assert_eq!(refuse(&mut t, "A play O6 with O6"), "TW-36");
    assert_eq!(refuse(&mut t, "A play O6 with O2"), "TW-36");
    assert_eq!(refuse(&mut t, "A play O6"), "TW-36");
    run(&mut t, "A play O6 with EX");
}

#[test]
fn tw_37_tw_38_the_face_up_card_sets_the_lead_suit_which_does_not_count_in_comparing() {
    let mut t = brew("N4 O6", "N2 O2 D3", "N3");
    run(&mut t, "A play N4 with O6");
    assert!(
        legal(&t, B).iter().all(|play| play.starts_with("play N")),
        "newt, not owl"
    );
    // Nobody needs the lead suit to win: two fives off suit beat a pair with the suit led.
    let mut t = brew("N2 S3", "T5 -N", "D5 -N");
    let events = run(&mut t, "A play N2 with S3, B play T5, C play D5");
    assert_eq!(event(&events, "revealed")["winner"], "lessers");
}

#[test]
fn tw_39_the_face_down_card_is_the_leads_secret_until_the_reveal() {
    let mut t = brew("O6 T6", "", "");
    run(&mut t, "A play O6 with T6");
    assert_eq!(view(&t, A)["players"][0]["face_down"], "bat-6");
    for viewer in [B, C] {
        assert_eq!(view(&t, viewer)["tricks"][0]["down"], json!(null));
        assert!(known(&t, viewer, A, "may_hold").split(' ').count() > 5);
    }
    let led = event(&t.events(Viewer::Seat(B), 0).unwrap(), "led");
    assert_eq!(led["down"], json!(null));
    reply(&mut t);
    assert_eq!(view(&t, B)["tricks"][0]["down"], "bat-6");
}

#[test]
fn tw_40_tw_41_lesser_1_follows_or_plays_anything_or_passes() {
    let mut t = brew("O6 T6", "O2 O3", "");
    run(&mut t, "A play O6 with T6");
    assert!(legal(&t, B).iter().all(|play| play.starts_with("play O")));
    assert!(legal(&t, B).len() >= 2, "which one is free");
    assert_eq!(refuse(&mut t, "B pass"), "TW-41");
    let mut t = brew("O6 T6 D4", "O2 D2 D3", "");
    run(&mut t, "A play O6 with T6");
    assert_eq!(refuse(&mut t, "B play D2"), "TW-40");
    assert_eq!(refuse(&mut t, "B play D4"), "TW-40");
    let mut t = brew("O6 T6", "-O", "");
    run(&mut t, "A play O6 with T6");
    assert_eq!(legal(&t, B).len(), 6, "five cards and the pass");
    let events = run(&mut t, "B pass");
    assert_eq!(kinds(&events), ["held"]);
    assert_eq!(voids(&t, B), ["owl"], "public at once");
}

#[test]
fn tw_42_lesser_2_follows_or_plays_anything_and_never_passes() {
    let mut t = brew("O6 T6", "-O", "O2 D2");
    run(&mut t, "A play O6 with T6, B pass");
    assert!(legal(&t, C).iter().all(|play| play.starts_with("play O")));
    assert_eq!(refuse(&mut t, "C play D2"), "TW-42");
    let mut t = brew("O6 T6", "O2", "-O");
    run(&mut t, "A play O6 with T6, B play O2");
    assert_eq!(legal(&t, C).len(), 5);
    assert_eq!(refuse(&mut t, "C pass"), "TW-42");
}

#[test]
fn tw_43_after_a_pass_lesser_1_plays_last_having_seen_the_partners_card() {
    let mut t = brew("O6 T6", "-O", "O2");
    run(&mut t, "A play O6 with T6, B pass, C play O2");
    assert_eq!((decision(&t), actors(&t)), ("TW-D-09", vec![B]));
    assert_eq!(view(&t, B)["tricks"][0]["second"], "owl-2");
    assert_eq!(legal(&t, B).len(), 5);
    assert_eq!(refuse(&mut t, "B pass"), "TW-43");
    assert_eq!(refuse(&mut t, "B play O2"), "TW-43");
}

#[test]
fn tw_44_the_elixir_is_never_of_the_lead_suit() {
    let mut t = brew("O6 T6", "EX O2", "O3");
    run(&mut t, "A play O6 with T6");
    assert_eq!(refuse(&mut t, "B play EX"), "TW-44");
    let mut t = brew("O6 T6", "O3", "EX O2");
    run(&mut t, "A play O6 with T6, B play O3");
    assert_eq!(refuse(&mut t, "C play EX"), "TW-44");
}

#[test]
fn tw_45_without_an_eye_the_lessers_play_face_up() {
    let mut t = brew("O6 T6", "O2", "");
    let events = run(&mut t, "A play O6 with T6, B play O2");
    assert_eq!(event(&events, "played")["face_down"], false);
    for viewer in Viewer::all(3) {
        assert_eq!(
            event(&t.events(viewer, 0).unwrap(), "played")["card"],
            "owl-2"
        );
    }
}

#[test]
fn tw_46_tw_47_on_an_eye_lead_the_lessers_play_face_down_and_still_follow() {
    let mut t = brew("D2 T6", "D3 O2", "D4 O3");
    run(&mut t, "A play D2 with T6");
    assert_eq!(refuse(&mut t, "B play O2"), "TW-40");
    run(&mut t, "B play D3");
    for viewer in [Viewer::Seat(A), Viewer::Seat(C), Viewer::Spectator] {
        let played = event(&t.events(viewer, 0).unwrap(), "played");
        assert_eq!(
            (played["face_down"].clone(), played["card"].clone()),
            (json!(true), json!(null))
        );
    }
    assert_eq!(
        event(&t.events(Viewer::Seat(B), 0).unwrap(), "played")["card"],
        "dog-3"
    );
    assert_eq!(refuse(&mut t, "C play O3"), "TW-42");
}

#[test]
fn tw_48_an_eye_elsewhere_is_an_ordinary_two() {
    let mut t = brew("D5 N2", "D2", "");
    let events = run(&mut t, "A play D5 with N2, B play D2");
    assert_eq!(event(&events, "played")["face_down"], false);
    let game = t.rules();
    assert_eq!(game.worth(card("N2"), card("D2")), 4);
    assert_eq!(game.worth(card("N2"), card("D5")), 5);
}

#[test]
fn tw_49_step_e_reveals_all_four_cards_to_everybody() {
    let mut t = brew("D2 T6", "D3", "D4");
    run(&mut t, "A play D2 with T6, B play D3, C play D4");
    for viewer in Viewer::all(3) {
        let trick = &t.view(viewer).unwrap()["tricks"][0];
        let cards = ["up", "down", "first", "second"].map(|step| trick[step].clone());
        assert_eq!(
            cards,
            ["dog-2", "bat-6", "dog-3", "dog-4"].map(|id| json!(id))
        );
    }
}

fn worth(one: &str, other: &str) -> u16 {
    game(Options::default()).worth(card(one), card(other))
}

#[test]
fn tw_50_tw_51_equal_ranks_or_suits_add_up() {
    assert_eq!(
        (worth("O6", "T6"), worth("N2", "S2"), worth("O4", "N4")),
        (12, 4, 8)
    );
    assert_eq!(
        (worth("O6", "O2"), worth("N2", "N3"), worth("T4", "T5")),
        (8, 5, 9)
    );
}

#[test]
fn tw_52_tw_53_the_elixir_doubles_and_other_pairs_count_their_higher_rank() {
    assert_eq!((worth("EX", "D5"), worth("S3", "EX")), (10, 6));
    assert_eq!((worth("O6", "D5"), worth("N2", "S3")), (6, 3));
}

#[test]
fn tw_54_the_order_of_a_pair_does_not_matter() {
    for (one, other) in Card::all().flat_map(|one| Card::all().map(move |other| (one, other))) {
        let game = game(Options::default());
        assert_eq!(game.worth(one, other), game.worth(other, one));
    }
}

#[test]
fn tw_55_the_higher_value_wins_and_a_tie_is_the_leads() {
    let (mut won, mut lost, mut tied) = (0, 0, 0);
    search(&game(Options::default()), Bidders::Even, 31, |step| {
        for event in step.events {
            if let Event::Revealed {
                lead_value,
                lessers_value,
                winner,
                ..
            } = event
            {
                assert_eq!(*winner == Side::Lessers, lessers_value > lead_value);
                match lead_value.cmp(lessers_value) {
                    std::cmp::Ordering::Greater => won += 1,
                    std::cmp::Ordering::Less => lost += 1,
                    std::cmp::Ordering::Equal => tied += 1,
                }
            }
        }
        (won > 5 && lost > 5 && tied > 5).then_some(())
    });
    let mut t = brew("O6 D2", "D3 -O", "O3");
    let events = run(&mut t, "A play O6 with D2, B play D3, C play O3");
    assert_eq!(event(&events, "revealed")["winner"], "lead", "6 against 6");
}

#[test]
fn tw_56_exactly_one_of_the_leads_two_cards_goes_back() {
    let mut t = won();
    assert_eq!(legal(&t, A), ["take-back O6", "take-back T6"]);
    assert_eq!(refuse(&mut t, "A take-back O2"), "TW-56");
    run(&mut t, "A take-back O6");
    assert_eq!(hand(&t, A), "O4 O6 D4 D5 S5");
    let mut t = lost();
    assert_eq!(refuse(&mut t, "B propose T5"), "TW-56");
    run(&mut t, "B propose N2");
    assert_eq!(refuse(&mut t, "C name T5"), "TW-56");
}

#[test]
fn tw_57_a_lead_who_won_chooses_in_secret() {
    let mut t = won();
    assert_eq!((decision(&t), actors(&t)), ("TW-D-10", vec![A]));
    assert_eq!(refuse(&mut t, "A accept"), "TW-57");
    run(&mut t, "A take-back T6");
    for viewer in [Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator] {
        assert_eq!(
            event(&t.events(viewer, 0).unwrap(), "took-back")["card"],
            json!(null)
        );
        assert_eq!(
            t.view(viewer).unwrap()["tricks"][0]["returned"],
            json!(null)
        );
    }
    assert_eq!(view(&t, A)["tricks"][0]["returned"], "bat-6");
}

#[test]
fn tw_58_with_the_elixir_the_other_card_goes_back_without_a_choice() {
    let mut t = brew("EX T6", "", "");
    run(&mut t, "A play T6 with EX");
    let events = reply(&mut t);
    assert_eq!(event(&events, "went-back")["card"], "bat-6");
    assert_eq!(phase(&t), Phase::Lead);
    assert_eq!(view(&t, C)["tricks"][0]["returned"], "bat-6");
}

#[test]
fn tw_59_the_lessers_choose_openly_the_elixir_included() {
    let mut t = brew("N2 EX", "T5 -N", "D5 -N");
    run(&mut t, "A play N2 with EX, B play T5, C play D5");
    assert_eq!(legal(&t, B), ["propose N2", "propose EX"]);
    run(&mut t, "B propose EX, C accept");
    assert!(hand(&t, A).contains("EX"));
    assert_eq!(
        t.view(Viewer::Spectator).unwrap()["tricks"][0]["returned"],
        "elixir"
    );
}

#[test]
fn tw_60_one_lesser_proposes_and_the_other_has_the_last_word() {
    let mut t = lost();
    assert_eq!((decision(&t), actors(&t)), ("TW-D-11", vec![B]));
    assert_eq!(refuse(&mut t, "B accept"), "TW-60");
    run(&mut t, "B propose S3");
    assert_eq!((decision(&t), actors(&t)), ("TW-D-12", vec![C]));
    assert_eq!(legal(&t, C), ["accept", "name N2"]);
    assert_eq!(refuse(&mut t, "C name S3"), "TW-60");
    assert_eq!(refuse(&mut t, "C pass"), "TW-60");
    run(&mut t, "C name N2");
    assert!(hand(&t, A).contains("N2") && !hand(&t, A).contains("S3"));
    let proposers: Vec<Seat> = (1..=5)
        .map(|trick| {
            let wanted = |state: &State| {
                let table = &state.public;
                table.phase == Phase::Propose && table.trick == trick && table.lead() == A
            };
            actors(&resume(
                Options::default(),
                seek(Options::default(), wanted),
                None,
            ))[0]
        })
        .collect();
    assert_eq!(proposers, [B, C, B, C, B]);
}

#[test]
fn tw_61_three_cards_make_a_pile_of_the_winner_and_piles_are_counted_openly() {
    let options = Options {
        reveal_after_round: true,
        ..Options::default()
    };
    let shown = search(&game(options), Bidders::Even, 4, |step| {
        step.events
            .iter()
            .find(|event| matches!(event, Event::Shown { .. }))
            .cloned()
            .map(|event| (event, *step.before))
    });
    let (Event::Shown { piles, .. }, before) = shown else {
        unreachable!()
    };
    assert_eq!(piles.len(), 5);
    for (number, pile) in piles.iter().enumerate().take(4) {
        let game = game(Options::default());
        let cards: CardSet = pile
            .iter()
            .map(|name| game.deck().card(&name.0).unwrap())
            .collect();
        let trick = &before.public.tricks[number];
        assert_eq!((cards.len(), cards.both(trick.lead_cards()).len()), (3, 1));
        assert!(cards.within(trick.shown()));
    }
    let mut t = won();
    let events = run(&mut t, "A take-back O6");
    assert_eq!(event(&events, "collected")["lead_piles"], 1);
    assert_eq!(onlooker(&t)["piles"], json!({ "lead": 1, "lessers": 0 }));
}

#[test]
fn tw_62_nobody_may_look_into_a_pile() {
    let mut t = won();
    run(&mut t, "A take-back O6, A play D5 with D4");
    assert!(
        !t.describe(Viewer::Seat(B)).unwrap().contains("Wing of Bat"),
        "the table does not show the collected trick"
    );
    let seen = t.events(Viewer::Seat(B), 0).unwrap();
    let collected = event(&seen, "collected").to_string();
    assert!(
        !collected.contains("owl-6") && !collected.contains("bat-6"),
        "nor does the log say what lies in the pile"
    );
}

#[test]
fn tw_63_the_hands_shrink_by_one_a_trick() {
    let mut t = brew("", "", "");
    for finished in 0..5 {
        let sizes = t.true_state().secrets.map(|secret| secret.hand.len());
        assert_eq!(sizes, [6 - finished, 5 - finished, 5 - finished]);
        if finished < 4 {
            any_trick(&mut t, "");
        }
    }
    let (state, seat, action) = seek_end(
        Options {
            reveal_after_round: true,
            ..Options::default()
        },
        |state, _| state.public.lead() == A && state.public.fate.iter().max() == Some(&4),
    );
    let mut t = resume(
        Options {
            reveal_after_round: true,
            ..Options::default()
        },
        state,
        None,
    );
    let events = play(&mut t, seat, action);
    let left = event(&events, "shown")["hands"].clone();
    assert_eq!(
        [0, 1, 2].map(|seat| left[seat].as_array().unwrap().len()),
        [1, 0, 0]
    );
}

// Score and end

#[test]
fn tw_64_tw_65_exactly_the_bid_pays_the_lead_and_anything_else_the_lessers() {
    let (mut made, mut missed) = (0, 0);
    search(&game(Options::default()), Bidders::Even, 17, |step| {
        for event in step.events {
            let Event::Scored {
                lead,
                bid,
                tricks,
                fate,
                ..
            } = event
            else {
                continue;
            };
            let gains: Vec<u16> = (0..3)
                .map(|seat| fate[seat] - step.before.public.fate[seat])
                .collect();
            let due: Vec<u16> = SEATS
                .iter()
                .map(|seat| match (bid == tricks, seat == lead) {
                    (true, true) => 2,
                    (false, false) => 1,
                    _ => 0,
                })
                .collect();
            assert_eq!(gains, due, "bid {bid}, {tricks} won");
            if bid == tricks {
                made += 1
            } else {
                missed += 1
            }
        }
        (made > 20 && missed > 20).then_some(())
    });
}

#[test]
fn tw_66_the_next_round_is_dealt_anew() {
    let (state, seat, action) =
        seek_end(Options::default(), |state, _| state.public.fate == [0; 3]);
    let mut t = resume(Options::default(), state, None);
    let events = play(&mut t, seat, action);
    assert_eq!(
        kinds(&events)
            .iter()
            .filter(|kind| *kind == "dealt")
            .count(),
        3
    );
    assert_eq!(
        (
            phase(&t),
            t.true_state().public.ball,
            t.true_state().public.round
        ),
        (Phase::Opening, None, 2)
    );
}

#[test]
fn tw_67_tw_68_the_game_ends_with_the_round_in_which_somebody_has_five() {
    let (state, seat, action) = seek_end(Options::default(), |state, event| {
        state.public.lead() == A && matches!(event, Event::Scored { made: true, .. })
    });
    for (tokens, over) in [([3, 4, 3], true), ([2, 4, 4], false), ([0, 4, 4], false)] {
        let mut t = resume(Options::default(), state, Some(tokens));
        assert!(!t.status().over);
        let events = play(&mut t, seat, action);
        assert_eq!(t.status().over, over, "{tokens:?}");
        assert_eq!(t.result().is_some(), over);
        if over {
            assert_eq!(event(&events, "game-over")["winners"], json!([0]));
        }
    }
    assert_eq!(
        refused({
            let mut document = fresh("end").state();
            document["players"][0]["fate"] = json!(6);
            document["round"] = json!(4);
            document
        }),
        "TW-I-11"
    );
}

#[test]
fn tw_69_every_legal_card_is_open_whatever_it_does_to_the_team() {
    let mut t = brew("O6 T6", "O2 O3 O4", "");
    run(&mut t, "A play O6 with T6");
    assert_eq!(legal(&t, B), ["play O2", "play O3", "play O4"]);
    let mut t = brew("O6 T6 N2 S3", "", "");
    assert!(
        legal(&t, A).contains(&"play N2 with S3".to_string()),
        "the Lead may try to lose"
    );
    run(&mut t, "A play N2 with S3");
}

// Table talk

#[test]
fn tw_70_tw_71_the_lessers_may_only_signal_and_only_during_a_trick() {
    let game = game(Options::default());
    let mut t = bidding("EX", "", "");
    run(&mut t, "B pass, C pass, A bid 4");
    let talk = |t: &T| SEATS.map(|seat| game.talk(&t.true_state().public, seat));
    assert_eq!(
        talk(&t),
        [Talk::Free, Talk::Closed, Talk::Closed],
        "no trick has begun"
    );
    assert_eq!(game.signals_for(&t.true_state().public), None);
    let discards = [B, C].map(|seat| (seat, t.legal(seat).unwrap()[0].clone()));
    for (seat, discard) in discards {
        t.play(seat, &discard).unwrap();
    }
    assert_eq!(talk(&t), [Talk::Free, Talk::Signals, Talk::Signals]);
    assert_eq!(game.signals_for(&t.true_state().public), Some((1, 1)));
    any_trick(&mut t, "");
    assert_eq!(
        game.signals_for(&t.true_state().public),
        Some((1, 2)),
        "a signal is for one trick"
    );
    assert_eq!(
        Signal::ALL
            .iter()
            .map(|signal| signal.id())
            .collect::<Vec<_>>(),
        ["win", "lose"]
    );
    assert_eq!(onlooker(&t)["players"][1]["talk"], "signals");
}

#[test]
fn tw_72_signals_are_no_decisions() {
    let mut t = brew("", "", "");
    assert!(t.play(B, "signal win").is_err());
    assert!(t.rules().parse("win").is_err());
    assert!(!t.state().to_string().contains("signals_for"));
}

#[test]
fn tw_73_free_chat_is_closed_to_the_lessers_until_the_round_is_scored() {
    let game = game(Options::default());
    search(&game, Bidders::Even, 2, |step| {
        let table = &step.after.public;
        for lesser in [table.lesser_1(), table.lesser_2()] {
            let brewing = table.phase == Phase::Discard
                || table.phase.in_brew() && table.phase != Phase::Over;
            assert!(!brewing || game.talk(table, lesser) != Talk::Free);
        }
        (table.phase == Phase::Over).then_some(())
    });
}
