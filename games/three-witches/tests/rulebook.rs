//! The rules, rulings, decisions and chance of the specification, one by one (TW-01 to TW-73, TW-R, TW-D, TW-C).

mod table;

use covenstead_core::{Code, DataFile, FastRng, Game, Match, Names, Seat, Table, Turn, Viewer, Words, options_from_json};
use covenstead_three_witches::{Action, Card, CardSet, Event, Options, Phase, Side, Signal, Suit, TRICKS, Talk, ThreeWitches};
use serde_json::{Value, json};
use std::sync::Arc;
use table::*;

fn fresh(seed: &str) -> T {
    Match::new(game(Options::default()), Names::of_seats(3), seed)
}

/// The built-in data with something changed.
fn changed(from: &str, to: &str) -> Result<DataFile<covenstead_three_witches::Components>, String> {
    let text = ThreeWitches::DATA.replacen(from, to, 1);
    assert_ne!(text, ThreeWitches::DATA, "{from} is in the file");
    DataFile::read::<ThreeWitches>(&text).map_err(|error| error.to_string())
}

fn refused_data(from: &str, to: &str) -> String {
    changed(from, to).expect_err("data to be refused")
}

// Components

#[test]
fn tw_01_three_players_and_left_is_clockwise() {
    for seats in [0, 1, 2, 4, 5] {
        let fault = ThreeWitches::new(data(), Options::default(), seats).err().expect("refused");
        assert_eq!((fault.code, fault.rule.as_deref()), (Code::BadPlayers, Some("TW-01")));
    }
    let mut t = bidding("EX", "", "");
    run(&mut t, "B pass, C pass, A pass, A give EX O2");
    assert_eq!(shorts(&t.state()["players"][0]["pending"]), "O2 EX");
    let gift = |t: &T, seat| t.legal(seat).unwrap()[0].clone();
    for seat in [B, C] {
        let gift = gift(&t, seat);
        t.play(seat, &gift).unwrap();
    }
    assert!(hand(&t, B).contains("EX"), "left of A is B");
}

#[test]
fn tw_02_eighteen_cards_and_the_list_is_public() {
    let deck = onlooker(&fresh("deck"))["deck"].clone();
    assert_eq!(shorts(&deck), "O2 O3 O4 O6 D2 D3 D4 D5 N2 N3 N4 S2 S3 S5 T4 T5 T6 EX");
    let mut ids: Vec<&str> = deck.as_array().unwrap().iter().filter_map(Value::as_str).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 18, "every card occurs once");
    assert!(refused_data("count = 1", "count = 2").contains("TW-02"));
    assert!(refused_data("bat = [4, 5, 6]", "bat = [4, 5]").contains("17"));
}

#[test]
fn tw_03_each_suit_has_its_own_ranks_and_cards_are_named_by_them() {
    let game = game(Options::default());
    let deck = game.deck();
    let ranks = |suit| deck.of_suit(suit).iter().map(|card| deck.rank(card)).collect::<Vec<_>>();
    let sets: Vec<_> = Suit::all().map(ranks).collect();
    assert!((0..5).all(|one| (0..one).all(|other| sets[one] != sets[other])));
    assert_eq!((deck.name(card("O6")), deck.name(card("D3"))), ("Wing of Owl", "Tongue of Dog"));
    assert!(refused_data("newt = [2, 3, 4]", "newt = [2, 3, 5]").contains("suits.snake has the same ranks as suits.newt"));
}

#[test]
fn tw_04_the_elixir_has_no_rank_and_a_suit_of_its_own() {
    let game = game(Options::default());
    let deck = game.deck();
    assert_eq!((deck.rank(Card::ELIXIR), deck.suit(Card::ELIXIR)), (0, Suit::ELIXIR));
    assert!(Suit::all().all(|suit| !deck.of_suit(suit).contains(Card::ELIXIR)));
    assert_eq!(deck.of_suit(Suit::ELIXIR), CardSet::ELIXIR);
}

#[test]
fn tw_05_fate_tokens_are_the_public_score_and_are_never_lost() {
    let mut before = [0; 3];
    let mut steps = 0;
    search(&game(Options::default()), Bidders::Even, 21, |step| {
        let table = &step.after.public;
        if table.round == 1 && table.phase == Phase::Deal(Seat(1)) {
            before = [0; 3];
        }
        assert!((0..3).all(|seat| table.fate[seat] >= before[seat]));
        before = table.fate;
        steps += 1;
        (steps > 5000).then_some(())
    });
    let t = resume(Options::default(), seek(Options::default(), |state| state.public.fate == [2, 1, 1]), None);
    let shown: Vec<u64> = (0..3).map(|seat| onlooker(&t)["players"][seat]["fate"].as_u64().unwrap()).collect();
    assert_eq!(shown, [2, 1, 1]);
    let game = t.rules();
    assert_eq!(game.breakdown(t.true_state(), A)[0].points, 2);
}

#[test]
fn tw_06_the_crystal_ball_lies_with_nobody_until_a_bid() {
    let mut t = bidding("EX", "", "");
    assert_eq!(onlooker(&t)["crystal_ball"], json!(null));
    run(&mut t, "B pass, C bid 3");
    assert_eq!(onlooker(&t)["crystal_ball"], json!({ "seat": 2, "bid": 3 }));
    run(&mut t, "A bid 4");
    assert_eq!(onlooker(&t)["crystal_ball"], json!({ "seat": 0, "bid": 4 }));
}

// Set-up and round

#[test]
fn tw_07_everybody_starts_with_nothing() {
    let t = fresh("start");
    assert_eq!(fate(&t), [0; 3]);
    assert_eq!(onlooker(&t)["crystal_ball"], json!(null));
}

#[test]
fn tw_08_the_first_deal_is_made_once() {
    let t = fresh("once");
    assert_eq!(t.record().chance.len(), 3, "three hands");
    assert_eq!((phase(&t), t.true_state().public.round), (Phase::Opening, 1));
    assert_eq!(game(Options::default()).start().public.phase, Phase::Deal(Seat(0)));
}

#[test]
fn tw_09_the_elixir_alone_fixes_who_bids_first() {
    for (hands, first) in [(["EX", "", ""], B), (["", "EX", ""], C), (["", "", "EX"], A)] {
        assert_eq!(actors(&bidding(hands[0], hands[1], hands[2])), [first]);
    }
}

#[test]
fn tw_10_a_round_is_deal_bid_brew_score_and_only_tokens_carry_over() {
    let (state, seat, action) = seek_end(Options::default(), |state, _| state.public.fate == [0; 3]);
    let game = game(Options::default());
    let next = after(&game, &state, seat, action);
    let start = game.start();
    assert_eq!(next.secrets, start.secrets);
    let mut bare = next.public;
    (bare.round, bare.fate) = (1, [0; 3]);
    assert_eq!((bare, next.public.round), (start.public, 2));
    let mut course = Vec::new();
    search(&game, Bidders::Even, 5, |step| {
        let part = match step.before.public.phase {
            Phase::Deal(_) => "deal",
            phase if phase.in_brew() => "brew",
            _ => "bid",
        };
        if course.last() != Some(&part) {
            course.push(part);
        }
        (step.after.public.round == 3).then_some(())
    });
    assert_eq!(course[..6], ["deal", "bid", "brew", "deal", "bid", "brew"]);
}

#[test]
fn tw_11_all_cards_are_dealt_six_each() {
    let t = fresh("deal");
    let hands = t.true_state().secrets.map(|secret| secret.hand);
    assert!(hands.iter().all(|hand| hand.len() == 6));
    assert_eq!(hands[0].union(hands[1]).union(hands[2]), CardSet::ALL);
}

#[test]
fn tw_12_a_hand_is_its_owners_and_its_size_is_public() {
    let t = fresh("hands");
    assert_eq!(view(&t, A)["players"][0]["hand"].as_array().unwrap().len(), 6);
    for seat in [B, C] {
        assert!(view(&t, A)["players"][seat.index()].get("hand").is_none());
        assert_eq!(view(&t, A)["players"][seat.index()]["cards"], 6);
    }
    assert!(onlooker(&t)["players"][0].get("hand").is_none());
}

// Bid

#[test]
fn tw_13_the_holder_of_the_elixir_is_announced() {
    let t = fresh("elixir");
    let announced = event(&t.events(Viewer::Spectator, 0).unwrap(), "elixir-with")["seat"].as_u64().unwrap();
    assert!(t.true_state().secrets[announced as usize].hand.contains(Card::ELIXIR));
    assert_eq!(onlooker(&t)["elixir"], announced);
}

#[test]
fn tw_14_the_holder_is_last_in_the_opening_lap() {
    let mut t = bidding("", "EX", "");
    for expected in [C, A, B] {
        assert_eq!(actors(&t), [expected]);
        t.play(expected, "pass").unwrap();
    }
}

#[test]
fn tw_15_an_opening_turn_is_pass_three_or_four() {
    let mut t = bidding("EX", "", "");
    assert_eq!(legal(&t, B), ["pass", "bid 3", "bid 4"]);
    assert_eq!(refuse(&mut t, "B bid 5"), "TW-15");
    assert_eq!(refuse(&mut t, "B discard O2"), "TW-15");
}

#[test]
fn tw_16_bids_and_passes_are_public_at_once() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B pass, C bid 3");
    for viewer in Viewer::all(3) {
        let seen = kinds(&t.events(viewer, 0).unwrap());
        assert_eq!(seen, ["passed", "bid"]);
    }
    assert_eq!(t.true_state().public.ball.unwrap().seat, C);
}

#[test]
fn tw_17_a_bid_of_three_gives_each_of_the_three_one_turn_to_raise() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B bid 3");
    let mut asked = Vec::new();
    while decision(&t) == "TW-D-03" {
        let seat = actors(&t)[0];
        asked.push(seat);
        t.play(seat, "pass").unwrap();
    }
    assert_eq!(asked, [C, A, B]);
    assert_eq!(phase(&t), Phase::Discard);
    let mut t = bidding("EX", "", "");
    run(&mut t, "B bid 3");
    assert_eq!(refuse(&mut t, "C discard O2"), "TW-17");
}

#[test]
fn tw_18_a_pass_before_does_not_bar_from_raising() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B pass, C bid 3, A pass");
    assert_eq!(legal(&t, B), ["pass", "bid 4"]);
}

#[test]
fn tw_19_three_passes_leave_the_bid_at_three() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B bid 3, C pass, A pass, B pass");
    let table = &t.true_state().public;
    assert_eq!((table.lead(), table.bid(), table.phase), (B, 3, Phase::Discard));
}

#[test]
fn tw_20_a_bid_of_four_ends_the_auction_at_once() {
    for script in ["B bid 4", "B pass, C bid 4", "B bid 3, C bid 4", "B bid 3, C pass, A bid 4"] {
        let mut t = bidding("EX", "", "");
        run(&mut t, script);
        assert_eq!((phase(&t), t.true_state().public.bid()), (Phase::Discard, 4), "{script}");
    }
}

#[test]
fn tw_21_three_passes_bring_a_passing() {
    let mut t = bidding("EX", "", "");
    let events = run(&mut t, "B pass, C pass, A pass");
    assert_eq!(event(&events, "passing-began")["passing"], 1);
    assert_eq!((decision(&t), actors(&t)), ("TW-D-04", vec![A, B, C]));
}

/// The first passing, Elixir with A.
fn passing() -> T {
    let mut t = bidding("EX O6 D5 N2 S3 T4", "O2 O4 D2 N4 S5 T6", "O3 D3 D4 N3 S2 T5");
    run(&mut t, "B pass, C pass, A pass");
    t
}

#[test]
fn tw_22_everybody_gives_exactly_two_cards_to_the_left() {
    let mut t = passing();
    assert_eq!(refuse(&mut t, "B pass"), "TW-22");
    assert_eq!(refuse(&mut t, "B give O2"), "TW-22");
    assert_eq!(refuse(&mut t, "B give O2 O4 D2"), "TW-22");
    assert_eq!(refuse(&mut t, "B give O3 O4"), "TW-22");
    run(&mut t, "C give O3 D3, A give EX O6, B give O2 O4");
    assert_eq!(hand(&t, A), "O3 D3 D5 N2 S3 T4");
    assert_eq!(hand(&t, B), "O6 D2 N4 S5 T6 EX");
}

#[test]
fn tw_23_the_elixir_must_be_given() {
    let mut t = passing();
    assert!(legal(&t, A).iter().all(|gift| gift.contains("EX")));
    assert_eq!(refuse(&mut t, "A give O6 D5"), "TW-23");
    assert!(legal(&t, B).contains(&"give O2 O4".to_string()));
}

#[test]
fn tw_24_gifts_change_hands_together_and_the_third_player_does_not_see_them() {
    let mut t = passing();
    run(&mut t, "A give EX N2, B give O2 D2");
    assert_eq!(hand(&t, B), "O2 O4 D2 N4 S5 T6", "nothing has moved");
    let events = run(&mut t, "C give S2 N3");
    assert!(SEATS.iter().all(|&seat| t.true_state().secrets[seat.index()].hand.len() == 6));
    let gifts: Vec<_> = events.iter().filter(|event| event["event"] == "gave").collect();
    assert_eq!(gifts.iter().map(|gift| gift["seat"].as_u64().unwrap()).collect::<Vec<_>>(), [0, 1, 2]);
    let seen = |viewer, giver: usize| {
        let events = t.events(viewer, 0).unwrap();
        let gifts: Vec<Value> = events.into_iter().filter(|event| event["event"] == "gave").collect();
        gifts[giver]["cards"] != json!(null)
    };
    for (giver, to, third) in [(A, B, C), (B, C, A), (C, A, B)] {
        assert!(seen(Viewer::Seat(giver), giver.index()) && seen(Viewer::Seat(to), giver.index()));
        assert!(!seen(Viewer::Seat(third), giver.index()) && !seen(Viewer::Spectator, giver.index()));
    }
    let mut document = t.state();
    document["players"][0]["given"] = json!(["newt-2", "owl-6"]);
    assert_eq!(refused(document), "TW-24");
}

#[test]
fn tw_25_the_elixir_is_now_left_and_a_new_lap_begins() {
    let mut t = passing();
    let events = run(&mut t, "A give EX N2, B give O2 D2, C give S2 N3");
    assert_eq!(event(&events, "elixir-with")["seat"], 1);
    for expected in [C, A, B] {
        assert_eq!((decision(&t), actors(&t)), ("TW-D-01", vec![expected]));
        t.play(expected, "pass").unwrap();
    }
}

/// After so many passings, Elixir dealt to A.
fn passed(times: u8) -> T {
    let mut t = bidding("EX", "", "");
    for _ in 0..times {
        for _ in 0..3 {
            let seat = actors(&t)[0];
            t.play(seat, "pass").unwrap();
        }
        any_passing(&mut t);
    }
    t
}

#[test]
fn tw_26_at_most_three_passings_and_the_elixir_is_back() {
    let t = passed(3);
    assert_eq!((onlooker(&t)["passings"].clone(), onlooker(&t)["elixir"].clone()), (json!(3), json!(0)));
    assert_eq!((decision(&t), actors(&t)), ("TW-D-01", vec![B]));
}

#[test]
fn tw_27_in_the_final_lap_the_holder_must_bid_after_two_passes() {
    let mut t = passed(3);
    assert_eq!(legal(&t, B), ["pass", "bid 3", "bid 4"]);
    run(&mut t, "B pass, C pass");
    assert_eq!(legal(&t, A), ["bid 3", "bid 4"]);
    assert_eq!(refuse(&mut t, "A pass"), "TW-27");
}

#[test]
fn tw_28_a_bid_in_the_final_lap_frees_the_holder() {
    let mut t = passed(3);
    run(&mut t, "B bid 3, C pass");
    assert_eq!(legal(&t, A), ["pass", "bid 4"]);
}

#[test]
fn tw_29_a_compulsory_three_may_be_raised_by_all() {
    let mut t = passed(3);
    run(&mut t, "B pass, C pass, A bid 3, B pass, C pass");
    assert_eq!(legal(&t, A), ["pass", "bid 4"]);
    run(&mut t, "A bid 4");
    assert_eq!((t.true_state().public.lead(), t.true_state().public.bid()), (A, 4));
}

#[test]
fn tw_30_tw_31_the_winner_leads_and_the_lessers_keep_their_places() {
    let mut t = bidding("EX", "", "");
    let events = run(&mut t, "B pass, C bid 4");
    assert_eq!(event(&events, "lead-fixed")["seat"], 2);
    assert_eq!((onlooker(&t)["lead"].clone(), onlooker(&t)["lessers"].clone()), (json!(2), json!([0, 1])));
    search(&game(Options::default()), Bidders::Even, 8, |step| {
        let (before, after) = (&step.before.public, &step.after.public);
        if before.phase.in_brew() && after.phase.in_brew() {
            assert_eq!((before.lead(), before.lesser_1()), (after.lead(), after.lesser_1()));
        }
        (after.round == 3).then_some(())
    });
}

#[test]
fn tw_32_tw_33_each_lesser_discards_one_card_and_the_lead_none() {
    let mut t = bidding("EX O6 D5 N2 S3 T4", "O2 O4 D2 N4 S5 T6", "O3 D3 D4 N3 S2 T5");
    run(&mut t, "B pass, C pass, A bid 4");
    assert_eq!((decision(&t), actors(&t)), ("TW-D-05", vec![B, C]));
    assert_eq!(refuse(&mut t, "B discard O3"), "TW-32");
    assert_eq!(refuse(&mut t, "B pass"), "TW-32");
    run(&mut t, "C discard O3");
    assert_eq!((phase(&t), hand(&t, C).split(' ').count()), (Phase::Discard, 6), "it waits for the other");
    run(&mut t, "B discard T6");
    assert_eq!(phase(&t), Phase::Lead);
    let sizes = t.true_state().secrets.map(|secret| secret.hand.len());
    assert_eq!(sizes, [6, 5, 5]);
    assert_eq!(refuse(&mut t, "A discard O6"), "TW-36");
}

#[test]
fn tw_34_a_discard_is_known_to_its_discarder_alone() {
    let t = brew("", "/O2", "/T6");
    assert_eq!(view(&t, B)["players"][1]["discard"], "owl-2");
    for viewer in [A, C] {
        assert!(view(&t, viewer)["players"][1].get("discard").is_none());
        assert!(known(&t, viewer, B, "may_discard").split(' ').count() > 5);
    }
    let mut played = bidding("EX", "", "");
    run(&mut played, "B pass, C pass, A bid 4");
    let card = legal(&played, B)[0].clone();
    run(&mut played, &format!("B {card}"));
    assert_eq!(event(&played.events(Viewer::Seat(C), 0).unwrap(), "discard-chosen")["card"], json!(null));
    assert_ne!(event(&played.events(Viewer::Seat(B), 0).unwrap(), "discard-chosen")["card"], json!(null));
}

// Brew

#[test]
fn tw_35_five_tricks_all_led_by_the_lead() {
    let mut t = brew("", "", "");
    for number in 1..=5 {
        assert_eq!((actors(&t), decision(&t)), (vec![A], "TW-D-06"));
        any_trick(&mut t, "");
        if number < 5 {
            assert_eq!(t.true_state().public.finished(), number);
            assert_eq!(t.true_state().public.played()[usize::from(number) - 1].shown().len(), 4, "two cards each side");
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
    assert!(legal(&t, B).iter().all(|play| play.starts_with("play N")), "newt, not owl");
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
        assert_eq!(event(&t.events(viewer, 0).unwrap(), "played")["card"], "owl-2");
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
        assert_eq!((played["face_down"].clone(), played["card"].clone()), (json!(true), json!(null)));
    }
    assert_eq!(event(&t.events(Viewer::Seat(B), 0).unwrap(), "played")["card"], "dog-3");
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
        assert_eq!(cards, ["dog-2", "bat-6", "dog-3", "dog-4"].map(|id| json!(id)));
    }
}

fn worth(one: &str, other: &str) -> u16 {
    game(Options::default()).worth(card(one), card(other))
}

#[test]
fn tw_50_tw_51_equal_ranks_or_suits_add_up() {
    assert_eq!((worth("O6", "T6"), worth("N2", "S2"), worth("O4", "N4")), (12, 4, 8));
    assert_eq!((worth("O6", "O2"), worth("N2", "N3"), worth("T4", "T5")), (8, 5, 9));
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
            if let Event::Revealed { lead_value, lessers_value, winner, .. } = event {
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

/// A has won trick 1 with O6 and T6 and may take one back.
fn won() -> T {
    let mut t = brew("O6 T6 S5 D5 D4 O4", "O2 D2 N2 S2 T4", "O3 D3 N3 S3 N4");
    run(&mut t, "A play O6 with T6, B play O2, C play O3");
    t
}

/// The Lessers have won trick 1 against N2 and S3.
fn lost() -> T {
    let mut t = brew("N2 S3 O2 O3", "T5 -N", "D5 -N");
    run(&mut t, "A play N2 with S3, B play T5, C play D5");
    t
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
        assert_eq!(event(&t.events(viewer, 0).unwrap(), "took-back")["card"], json!(null));
        assert_eq!(t.view(viewer).unwrap()["tricks"][0]["returned"], json!(null));
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
    assert_eq!(t.view(Viewer::Spectator).unwrap()["tricks"][0]["returned"], "elixir");
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
            let wanted = |state: &covenstead_three_witches::State| {
                let table = &state.public;
                table.phase == Phase::Propose && table.trick == trick && table.lead() == A
            };
            actors(&resume(Options::default(), seek(Options::default(), wanted), None))[0]
        })
        .collect();
    assert_eq!(proposers, [B, C, B, C, B]);
}

#[test]
fn tw_61_three_cards_make_a_pile_of_the_winner_and_piles_are_counted_openly() {
    let options = Options { reveal_after_round: true, ..Options::default() };
    let shown = search(&game(options), Bidders::Even, 4, |step| {
        step.events.iter().find(|event| matches!(event, Event::Shown { .. })).cloned().map(|event| (event, *step.before))
    });
    let (Event::Shown { piles, .. }, before) = shown else { unreachable!() };
    assert_eq!(piles.len(), 5);
    for (number, pile) in piles.iter().enumerate().take(4) {
        let game = game(Options::default());
        let cards: CardSet = pile.iter().map(|name| game.deck().card(&name.0).unwrap()).collect();
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
    let seen = kinds(&t.events(Viewer::Seat(B), 0).unwrap());
    assert_eq!(seen, ["led"], "the log of the collected trick is no longer offered");
    assert!(!t.describe(Viewer::Seat(B)).unwrap().contains("Wing of Bat"));
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
    let (state, seat, action) = seek_end(Options { reveal_after_round: true, ..Options::default() }, |state, _| {
        state.public.lead() == A && state.public.fate.iter().max() == Some(&4)
    });
    let mut t = resume(Options { reveal_after_round: true, ..Options::default() }, state, None);
    let events = play(&mut t, seat, action);
    let left = event(&events, "shown")["hands"].clone();
    assert_eq!([0, 1, 2].map(|seat| left[seat].as_array().unwrap().len()), [1, 0, 0]);
}

// Score and end

#[test]
fn tw_64_tw_65_exactly_the_bid_pays_the_lead_and_anything_else_the_lessers() {
    let (mut made, mut missed) = (0, 0);
    search(&game(Options::default()), Bidders::Even, 17, |step| {
        for event in step.events {
            let Event::Scored { lead, bid, tricks, fate, .. } = event else { continue };
            let gains: Vec<u16> = (0..3).map(|seat| fate[seat] - step.before.public.fate[seat]).collect();
            let due: Vec<u16> = SEATS
                .iter()
                .map(|seat| match (bid == tricks, seat == lead) {
                    (true, true) => 2,
                    (false, false) => 1,
                    _ => 0,
                })
                .collect();
            assert_eq!(gains, due, "bid {bid}, {tricks} won");
            if bid == tricks { made += 1 } else { missed += 1 }
        }
        (made > 20 && missed > 20).then_some(())
    });
}

#[test]
fn tw_66_the_next_round_is_dealt_anew() {
    let (state, seat, action) = seek_end(Options::default(), |state, _| state.public.fate == [0; 3]);
    let mut t = resume(Options::default(), state, None);
    let events = play(&mut t, seat, action);
    assert_eq!(kinds(&events).iter().filter(|kind| *kind == "dealt").count(), 3);
    assert_eq!((phase(&t), t.true_state().public.ball, t.true_state().public.round), (Phase::Opening, None, 2));
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
    assert!(legal(&t, A).contains(&"play N2 with S3".to_string()), "the Lead may try to lose");
    run(&mut t, "A play N2 with S3");
}

// Table talk

#[test]
fn tw_70_tw_71_the_lessers_may_only_signal_and_only_during_a_trick() {
    let game = game(Options::default());
    let mut t = bidding("EX", "", "");
    run(&mut t, "B pass, C pass, A bid 4");
    let talk = |t: &T| SEATS.map(|seat| game.talk(&t.true_state().public, seat));
    assert_eq!(talk(&t), [Talk::Free, Talk::Closed, Talk::Closed], "no trick has begun");
    assert_eq!(game.signals_for(&t.true_state().public), None);
    let discards = [B, C].map(|seat| (seat, t.legal(seat).unwrap()[0].clone()));
    for (seat, discard) in discards {
        t.play(seat, &discard).unwrap();
    }
    assert_eq!(talk(&t), [Talk::Free, Talk::Signals, Talk::Signals]);
    assert_eq!(game.signals_for(&t.true_state().public), Some((1, 1)));
    any_trick(&mut t, "");
    assert_eq!(game.signals_for(&t.true_state().public), Some((1, 2)), "a signal is for one trick");
    assert_eq!(Signal::ALL.iter().map(|signal| signal.id()).collect::<Vec<_>>(), ["win", "lose"]);
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
            let brewing = table.phase == Phase::Discard || table.phase.in_brew() && table.phase != Phase::Over;
            assert!(!brewing || game.talk(table, lesser) != Talk::Free);
        }
        (table.phase == Phase::Over).then_some(())
    });
}

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
    let turns = |seat| t.record().decisions.iter().filter(|decided| decided.seat == seat).count();
    assert_eq!((turns(A), turns(C)), (1, 1));
}

#[test]
fn tw_r_03_the_bidder_is_asked_to_raise_too() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B bid 3, C pass, A pass");
    assert_eq!((actors(&t), legal(&t, B)), (vec![B], vec!["pass".to_string(), "bid 4".into()]));
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
    let (lap, passing, last) = (["TW-D-01"; 3], ["TW-D-04"], ["TW-D-01", "TW-D-01", "TW-D-02"]);
    let raises = ["TW-D-03"; 3];
    let due = [&lap[..], &passing, &lap, &passing, &lap, &passing, &last, &raises].concat();
    assert_eq!(course, due);
}

#[test]
fn tw_r_05_simultaneous_choices_in_any_order_secret_and_final() {
    let orders = ["A give EX N2, B give O2 D2, C give N3 S2", "C give N3 S2, B give O2 D2, A give EX N2"];
    let ends = orders.map(|order| {
        let mut t = passing();
        let events = run(&mut t, order);
        let effects: Vec<Value> = events.iter().filter(|event| event["event"] == "gave").cloned().collect();
        let bare: Vec<Value> = effects.iter().map(|event| json!([event["seat"], event["cards"]])).collect();
        (t.state(), bare)
    });
    assert_eq!(ends[0], ends[1]);
    let mut t = passing();
    run(&mut t, "B give O2 D2");
    assert_eq!(refuse(&mut t, "B give O2 O4"), "", "not B's turn any more");
    let seen = event(&t.events(Viewer::Seat(C), 0).unwrap(), "gift-chosen");
    assert_eq!((seen["seat"].clone(), seen["cards"].clone()), (json!(1), json!(null)));
    assert_eq!(onlooker(&t)["chosen"], json!([1]));
    let mut document = t.state();
    document["players"][1]["pending"] = json!(["owl-3", "dog-2"]);
    assert_eq!(refused(document), "TW-R-05");
}

#[test]
fn tw_r_06_received_cards_may_be_given_on_later() {
    let mut t = passing();
    run(&mut t, "A give EX N2, B give O2 D2, C give N3 S2, C pass, A pass, B pass");
    assert!(legal(&t, C).contains(&"give O2 D2".to_string()));
    assert!(legal(&t, B).iter().all(|gift| gift.contains("EX")), "the Elixir must be");
}

#[test]
fn tw_r_07_any_card_may_be_discarded_the_elixir_too() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B bid 4");
    assert!(legal(&t, A).contains(&"discard EX".to_string()));
    assert_eq!(legal(&t, A).len(), 6);
    let events = run(&mut t, "A discard EX");
    assert_eq!(kinds(&events), ["discard-chosen"]);
    assert_eq!(event(&t.events(Viewer::Seat(B), 0).unwrap(), "discard-chosen")["card"], json!(null));
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
    for (options, may) in [(json!({}), true), (json!({ "eye_pass": "forbidden" }), false)] {
        let mut t = brew_with(options.clone(), 3, "D2 T6 O6", "-D -O", "D3");
        run(&mut t, "A play D2 with T6");
        assert_eq!(legal(&t, B).contains(&"pass".to_string()), may);
        let mut t = brew_with(options, 3, "D2 T6 O6", "-D -O", "D3");
        run(&mut t, "A play O6 with T6");
        assert!(legal(&t, B).contains(&"pass".to_string()), "other leads are not concerned");
    }
}

#[test]
fn tw_r_11_a_face_down_card_is_not_shown_to_the_partner() {
    let mut t = brew("D2 T6", "D3", "D4 -D5");
    run(&mut t, "A play D2 with T6, B play D3");
    assert!(view(&t, C)["tricks"][0]["first"].is_null());
    assert!(view(&t, C)["players"][1].get("face_down").is_none());
    assert!(!t.events(Viewer::Seat(C), 0).unwrap().iter().any(|event| event.to_string().contains("dog-3")));
}

#[test]
fn tw_r_12_proposal_and_answer_are_public_and_final() {
    let mut t = lost();
    run(&mut t, "B propose S3");
    assert_eq!(view(&t, A)["proposed"], "snake-3");
    assert_eq!(refuse(&mut t, "B propose N2"), "", "no withdrawal: it is C's turn");
    run(&mut t, "C name N2");
    let returned = event(&t.events(Viewer::Seat(A), 0).unwrap(), "returned");
    assert_eq!((returned["card"].clone(), returned["accepted"].clone()), (json!("newt-2"), json!(false)));
    assert_eq!(phase(&t), Phase::Lead, "no second proposal");
}

#[test]
fn tw_r_13_the_return_is_carried_out_in_trick_5_too() {
    for wanted in [Phase::TakeBack, Phase::Propose] {
        let state = seek(Options::default(), |state| state.public.trick == 5 && state.public.phase == wanted);
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
        let mut t = brew_with(json!({ "review_played": review }), 3, "O6 T6 S5 D5 D4 O4", "O2 D2 N2 S2 T4", "O3 D3 N3 S3 N4");
        run(&mut t, "A play O6 with T6, B play O2, C play O3, A take-back O6, A play D5 with D4");
        assert_eq!(view(&t, B)["tricks"][0]["first"], "owl-2", "known either way");
        assert_eq!(t.describe(Viewer::Seat(B)).unwrap().contains("Eye of Owl"), shown);
        assert_eq!(t.events(Viewer::Seat(B), 0).unwrap().len() > 1, shown);
        assert_eq!(view(&t, B)["review_played"], review);
    }
}

#[test]
fn tw_r_16_hidden_cards_are_shown_after_the_round_only_by_option() {
    for reveal in [false, true] {
        let options = || Options { reveal_after_round: reveal, ..Options::default() };
        let (state, seat, action) =
            seek_end(options(), |state, event| state.public.lead() == A && matches!(event, Event::Scored { made: true, .. }));
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
    let stopping = Options { stop_when_decided: true, ..Options::default() };
    let (mut early, mut late) = (0, 0);
    search(&game(stopping), Bidders::Even, 6, |step| {
        for event in step.events {
            let Event::Scored { bid, tricks, .. } = event else { continue };
            let finished = step.before.public.trick;
            let missed = tricks > bid || tricks + TRICKS as u8 - finished < *bid;
            assert!(finished == 5 || missed);
            if finished < 5 { early += 1 } else { late += 1 }
        }
        if step.before.public.phase.in_trick() && step.after.public.phase == Phase::Lead {
            let table = &step.after.public;
            let (won, left) = (table.piles(Side::Lead), 5 - table.finished());
            assert!(won <= table.bid() && won + left >= table.bid(), "otherwise it is over");
        }
        (early > 20 && late > 20).then_some(())
    });
    search(&game(Options::default()), Bidders::Even, 6, |step| {
        let scored = step.events.iter().any(|event| matches!(event, Event::Scored { .. }));
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
    assert_eq!((decision(&t), t.legal(actors(&t)[0]).unwrap().len()), ("TW-D-08", 1));
}

#[test]
fn tw_r_19_the_four_cases_of_a_pair_exclude_each_other() {
    let game = game(Options::default());
    let deck = game.deck();
    for one in Card::all() {
        for other in Card::all().filter(|&other| other != one) {
            let elixir = one == Card::ELIXIR || other == Card::ELIXIR;
            let (rank, suit) = (deck.rank(one) == deck.rank(other), deck.suit(one) == deck.suit(other));
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
            state.public.lead() == A && matches!(event, Event::Scored { made: is, .. } if *is == made)
        });
        let mut t = resume(Options::default(), state, Some(tokens));
        play(&mut t, seat, action);
        t.result().unwrap().ranks
    };
    assert_eq!(place([4, 2, 2], true), [1, 2, 2]);
    assert_eq!(place([4, 4, 2], true), [1, 2, 3]);
    assert_eq!(place([3, 4, 1], false), [2, 1, 3]);
    // With other rewards two winners may differ in tokens; that is no tie-break.
    let data = Arc::new(changed("lead_reward = 2\nlesser_reward = 1", "lead_reward = 3\nlesser_reward = 2").unwrap());
    let game = ThreeWitches::new(data, Options::default(), 3).unwrap();
    let ranks = search(&game, Bidders::Even, 9, |step| {
        let fate = step.after.public.fate;
        let both = fate.iter().filter(|&&fate| fate >= 5).count() == 2 && fate.contains(&5) && fate.contains(&6);
        both.then(|| (fate, game.outcome(step.after).expect("over").ranks().to_vec()))
    });
    assert!((0..3).all(|seat| (ranks.0[seat] >= 5) == (ranks.1[seat] == 1)), "{ranks:?}");
}

#[test]
fn tw_r_22_who_may_chat_when() {
    let game = game(Options::default());
    let t = bidding("EX", "", "");
    assert!(SEATS.iter().all(|&seat| game.talk(&t.true_state().public, seat) == Talk::Closed), "anybody may become a Lesser");
    assert!(SEATS.iter().all(|&seat| game.talk(&game.start().public, seat) == Talk::Free), "between rounds");
    let t = brew("", "", "");
    assert_eq!(game.talk(&t.true_state().public, A), Talk::Free);
    let silent = table::game(options_from_json::<ThreeWitches>(json!({ "table_talk": "none" }).as_object().unwrap()).unwrap());
    assert_eq!(silent.talk(&t.true_state().public, B), Talk::Closed);
    assert_eq!(silent.talk(&t.true_state().public, A), Talk::Free);
}

#[test]
fn tw_r_23_a_signal_excludes_nothing() {
    // There is nothing a signal could change: neither the state nor the view has a place for it.
    let t = brew("", "", "");
    let mut document = t.state();
    document["signals"] = json!({ "1": "win" });
    let fault = Match::<ThreeWitches>::load(data(), document, "a test").err().expect("refused");
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
    assert_eq!(game.deck().name(game.deck().card("toad-5").unwrap()), "Fang of Toad");
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
            game.apply(&mut state, covenstead_core::Actor::Chance, deal, &mut covenstead_core::Silent);
        }
        for (seat, counts) in counts.iter_mut().enumerate() {
            state.secrets[seat].hand.iter().for_each(|card| counts[card.index()] += 1);
        }
    }
    // 2000 expected, standard deviation about 37.
    assert!(counts.iter().flatten().all(|count| count.abs_diff(2000) < 200), "{counts:?}");
    let deal = Action::Deal(A, cards("O2 O3 O4 O6 D2"));
    let refusal = game.permit(&game.start(), covenstead_core::Actor::Chance, deal).unwrap_err();
    assert_eq!(refusal.rule, "TW-11");
    let wrong = game.permit(&game.start(), covenstead_core::Actor::Chance, Action::Pass).unwrap_err();
    assert_eq!(wrong.rule, "TW-C-01");
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
    assert_eq!((decision(&t), SEATS.map(|seat| legal(&t, seat).len())), ("TW-D-04", [5, 15, 15]));
}

#[test]
fn tw_d_05_any_one_of_six_cards() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B pass, C pass, A bid 4");
    assert_eq!((decision(&t), SEATS.map(|seat| legal(&t, seat).len())), ("TW-D-05", [0, 6, 6]));
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
    assert_eq!((decision(&t), actors(&t), legal(&t, B).len()), ("TW-D-07", vec![B], 6));
    run(&mut t, "B pass");
    assert_eq!((decision(&t), actors(&t)), ("TW-D-08", vec![C]));
    assert!(legal(&t, C).iter().all(|play| play.starts_with("play O")));
    run(&mut t, "C play O2");
    assert_eq!((decision(&t), actors(&t), legal(&t, B).len()), ("TW-D-09", vec![B], 5));
}

#[test]
fn tw_d_10_tw_d_11_tw_d_12_what_goes_back() {
    let mut t = won();
    assert_eq!((decision(&t), legal(&t, A).len()), ("TW-D-10", 2));
    run(&mut t, "A take-back O6");
    let mut t = lost();
    assert_eq!((decision(&t), legal(&t, B).len()), ("TW-D-11", 2));
    run(&mut t, "B propose N2");
    assert_eq!((decision(&t), legal(&t, C)), ("TW-D-12", vec!["accept".to_string(), "name S3".into()]));
    run(&mut t, "C accept");
    assert!(hand(&t, A).contains("N2"));
}
