//! Tournaments, played as a person plays them: through the program, with real processes and real
//! files.

use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

/// A folder of its own for a test, gone when the test is over.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let path =
            std::env::temp_dir().join(format!("covenstead-arena-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }

    fn at(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_string()
    }

    /// A bot in the language of the shell, as `--bot` takes it.
    fn shell_bot(&self, name: &str, script: &str) -> String {
        fs::write(self.0.join(name), script).unwrap();
        format!("cmd:sh {}@50ms", self.at(name))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn arena(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_covenstead"));
    command
        .arg("arena")
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn play(arguments: &[&str]) -> Output {
    arena(arguments).output().unwrap()
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", complaint(output));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complaint(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// The rows of a result table without the time, which differs from run to run.
fn rows(folder: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(Path::new(folder).join("results.csv")).unwrap();
    let row = |line: &str| {
        line.split(',')
            .enumerate()
            .filter(|(column, _)| *column != 8)
            .map(|(_, cell)| cell.into())
            .collect()
    };
    text.lines().skip(1).map(row).collect()
}

fn records(folder: &str) -> String {
    fs::read_to_string(Path::new(folder).join("records.jsonl")).unwrap_or_default()
}

#[test]
fn a_tournament_ends_in_standings_and_in_records_that_replay() {
    let scratch = Scratch::new("standings");
    let out = scratch.at("out");
    let bots = [
        "--game",
        "three-witches",
        "--bots",
        "random,greedy,random",
        "--games",
        "7",
        "--out",
        &out,
    ];
    let report = said(&play(&bots));
    for part in [
        "7 games with 3 deals",
        "greedy",
        "wins",
        "rating",
        "Finished above",
        "Wins by seat",
        "seat 2",
        &out,
    ] {
        assert!(report.contains(part), "{part} is missing:\n{report}");
    }
    assert_eq!(rows(&out).len(), 21);
    let first = records(&out).lines().next().unwrap().to_string();
    let file = scratch.at("first.json");
    fs::write(&file, first).unwrap();
    let told = Command::new(env!("CARGO_BIN_EXE_covenstead"))
        .args(["replay", &file])
        .output()
        .unwrap();
    assert!(said(&told).contains("Final standings"));
}

#[test]
fn every_bot_plays_every_deal_from_every_seat() {
    let scratch = Scratch::new("duplicate");
    let out = scratch.at("out");
    said(&play(&[
        "--game",
        "witchs-brew",
        "--bots",
        "greedy,random",
        "--players",
        "4",
        "--games",
        "8",
        "--out",
        &out,
    ]));
    let seats: Vec<String> = rows(&out)
        .iter()
        .filter(|row| row[3] == "greedy")
        .map(|row| row[2].clone())
        .collect();
    assert_eq!(seats, ["0", "3", "2", "1", "0", "3", "2", "1"]);
    let first_chance =
        |line: &str| serde_json::from_str::<Value>(line).unwrap()["chance"][0].clone();
    let deals: Vec<Value> = records(&out).lines().map(first_chance).collect();
    assert!(
        deals[..4].iter().all(|deal| *deal == deals[0])
            && deals[4..].iter().all(|deal| *deal == deals[4])
    );
}

#[test]
fn levels_that_stop_by_themselves_play_the_same_games_again() {
    let scratch = Scratch::new("levels");
    let games = |name: &str| {
        let out = scratch.at(name);
        let report = said(&play(&[
            "--game",
            "three-witches",
            "--bots",
            "adept,novice",
            "--players",
            "3",
            "--games",
            "3",
            "--out",
            &out,
        ]));
        assert!(report.contains("plays the same games again"), "{report}");
        records(&out)
    };
    assert_eq!(games("once"), games("twice"));
}

#[test]
fn with_iterations_for_a_budget_threads_change_nothing() {
    let scratch = Scratch::new("threads");
    let outcome = |threads: &str| {
        let out = scratch.at(threads);
        let bots = [
            "--game",
            "three-witches",
            "--bots",
            "plain@20it,greedy,random",
            "--games",
            "6",
            "--out",
            &out,
        ];
        said(&play(&[&bots[..], &["--threads", threads]].concat()));
        (records(&out), rows(&out))
    };
    assert_eq!(outcome("1"), outcome("3"));
}

#[test]
fn a_killed_tournament_goes_on_to_the_same_result() {
    let scratch = Scratch::new("killed");
    let (whole, killed) = (scratch.at("whole"), scratch.at("killed"));
    let bots = [
        "--game",
        "three-witches",
        "--bots",
        "plain@60it,greedy,random",
        "--games",
        "40",
        "--threads",
        "2",
        "--out",
    ];
    let undisturbed = said(&play(&[&bots[..], &[&whole]].concat()));
    let mut child = arena(&[&bots[..], &[&killed]].concat()).spawn().unwrap();
    while records(&killed).lines().count() < 3 {
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    // A kill may also come in the middle of a line.
    for (file, torn) in [
        ("records.jsonl", "{\"format\":1,\"game\":\"thr"),
        ("results.csv", "39,13,0,pla"),
    ] {
        let mut file = fs::OpenOptions::new()
            .append(true)
            .open(Path::new(&killed).join(file))
            .unwrap();
        file.write_all(torn.as_bytes()).unwrap();
    }
    let resumed = play(&[&bots[..], &[&killed]].concat());
    assert!(
        complaint(&resumed).contains("of 40 games were played before"),
        "{}",
        complaint(&resumed)
    );
    assert!(
        !complaint(&resumed).contains("40 of 40"),
        "it was not killed in the middle"
    );
    assert_eq!(records(&killed), records(&whole));
    assert_eq!(rows(&killed), rows(&whole));
    assert_eq!(
        without_times(&said(&resumed), &killed),
        without_times(&undisturbed, &whole)
    );
}

/// A report without what differs from run to run: the folder, and the last column of the standings.
fn without_times(report: &str, folder: &str) -> String {
    let cut = |line: &str| {
        line.rsplit_once("  ")
            .filter(|(row, _)| row.contains('±'))
            .map_or(line, |(row, _)| row)
            .to_string()
    };
    let (standings, rest) = report.split_once("\nFinished above").unwrap();
    let standings: Vec<String> = standings.lines().map(cut).collect();
    standings.join("\n") + &rest.replace(folder, "")
}

#[test]
fn a_tournament_can_grow_but_not_become_another() {
    let scratch = Scratch::new("grown");
    let out = scratch.at("out");
    let with = |bots: &str, more: &[&str]| {
        play(
            &[
                &["--game", "three-witches", "--bots", bots, "--out", &out],
                more,
            ]
            .concat(),
        )
    };
    said(&with("random,random,random", &["--games", "4"]));
    let begun = records(&out);
    said(&with("random,random,random", &["--games", "9"]));
    assert!(records(&out).starts_with(&begun) && rows(&out).len() == 27);
    for (bots, more, reason) in [
        ("greedy,random,random", &["--games", "9"][..], "bots:"),
        (
            "random,random,random",
            &["--games", "9", "--seed", "2"],
            "seed: 1 there, 2 here",
        ),
        ("random,random,random", &["--games", "3"], "can only grow"),
    ] {
        let refused = with(bots, more);
        assert_eq!(refused.status.code(), Some(1));
        let why = complaint(&refused);
        assert!(
            why.contains(reason)
                && why.contains("holds another tournament")
                && why.contains("--out"),
            "{why}"
        );
    }
    assert_eq!(rows(&out).len(), 27);
}

#[test]
fn files_that_were_tampered_with_are_refused() {
    let scratch = Scratch::new("tampered");
    let out = scratch.at("out");
    let bots = [
        "--game",
        "three-witches",
        "--bots",
        "random,random,random",
        "--games",
        "3",
        "--out",
        &out,
    ];
    said(&play(&bots));
    for (file, from, to, reason) in [
        ("records.jsonl", "{\"format\"", "{format", "line 1"),
        (
            "records.jsonl",
            "deal 0",
            "deal 9",
            "no game of this tournament",
        ),
        (
            "results.csv",
            "0,0,0,random,",
            "0,0,0,random,9",
            "other scores than its record",
        ),
        (
            "results.csv",
            "0,0,1,random",
            "0,0,1,greedy",
            "does not fit the schedule",
        ),
        ("tournament.json", "{", "", "tournament.json"),
    ] {
        let path = Path::new(&out).join(file);
        let honest = fs::read_to_string(&path).unwrap();
        fs::write(&path, honest.replacen(from, to, 1)).unwrap();
        let refused = play(&bots);
        assert_eq!(refused.status.code(), Some(1), "{reason}");
        assert!(
            complaint(&refused).contains(reason),
            "{}",
            complaint(&refused)
        );
        fs::write(&path, honest).unwrap();
    }
    said(&play(&bots));
}

#[test]
fn two_arenas_do_not_play_in_one_folder() {
    let scratch = Scratch::new("locked");
    let out = scratch.at("out");
    fs::create_dir_all(&out).unwrap();
    let lock = fs::File::create(Path::new(&out).join("lock")).unwrap();
    lock.lock().unwrap();
    let bots = [
        "--game",
        "three-witches",
        "--bots",
        "random,random,random",
        "--games",
        "1",
        "--out",
        &out,
    ];
    let refused = play(&bots);
    assert_eq!(refused.status.code(), Some(1));
    assert!(
        complaint(&refused).contains("another arena is playing"),
        "{}",
        complaint(&refused)
    );
    drop(lock);
    said(&play(&bots));
}

#[test]
fn what_cannot_be_played_is_refused_in_plain_words() {
    let scratch = Scratch::new("refused");
    let out = scratch.at("out");
    for (arguments, reason) in [
        (
            &["--game", "chess", "--bots", "random,random"][..],
            "the games are: witchs-brew",
        ),
        (&["--game", "three-witches"], "nobody takes part"),
        (
            &["--game", "three-witches", "--bots", "random,random"],
            "3 Witches is played by 3, and 2 bots take part",
        ),
        (
            &[
                "--game",
                "witchs-brew",
                "--bots",
                "random,random,random",
                "--players",
                "2",
            ],
            "3 bots are named for 2 players",
        ),
        (
            &["--game", "three-witches", "--bots", "random,random,oracle"],
            "there is no bot `oracle`",
        ),
        (
            &[
                "--game",
                "three-witches",
                "--bots",
                "random",
                "--players",
                "3",
                "--budget",
                "soon",
            ],
            "no budget",
        ),
        (
            &[
                "--game",
                "three-witches",
                "--bots",
                "random",
                "--players",
                "3",
                "--games",
                "0",
            ],
            "at least one game",
        ),
        (
            &[
                "--game",
                "three-witches",
                "--bots",
                "random",
                "--players",
                "3",
                "--threads",
                "0",
            ],
            "0 threads",
        ),
        (
            &[
                "--game",
                "witchs-brew",
                "--bots",
                "random",
                "--players",
                "3",
                "-o",
                "moon=full",
            ],
            "moon",
        ),
        (
            &[
                "--game",
                "three-witches",
                "--bots",
                "random,random",
                "--bot",
                "cmd:python3 'bot",
            ],
            "no command line",
        ),
    ] {
        let refused = play(&[arguments, &["--out", &out]].concat());
        assert_eq!(refused.status.code(), Some(1), "{arguments:?}");
        assert!(
            complaint(&refused).contains(reason),
            "{}",
            complaint(&refused)
        );
    }
    assert!(
        !Path::new(&out).exists(),
        "nothing is written for a tournament that cannot be played"
    );
}

#[test]
fn the_example_bot_plays_every_game_without_a_forfeit() {
    let scratch = Scratch::new("example");
    let bot = format!(
        "cmd:python3 {}/../../examples/bots/dabbler.py",
        env!("CARGO_MANIFEST_DIR")
    );
    for game in ["witchs-brew", "three-witches", "brew", "broom-service"] {
        let out = scratch.at(game);
        let table = [
            "--game",
            game,
            "--bot",
            &bot,
            "--bot",
            "random",
            "--players",
            "3",
            "--games",
            "1",
            "--budget",
            "5000ms",
        ];
        let played = play(&[&table[..], &["--out", &out]].concat());
        said(&played);
        assert_eq!(complaint(&played), "");
        assert!(
            rows(&out).iter().all(|row| row[6] == "0" && row[7] != "0"),
            "{:?}",
            rows(&out)
        );
    }
}

/// Answers the start of a game, then does something else.
const WELL_BEGUN: &str = "read start; echo '{\"ok\":{}}'\n";

#[test]
fn a_program_that_misbehaves_forfeits_comes_last_and_the_game_goes_on() {
    let scratch = Scratch::new("forfeits");
    for (name, script, reason) in [
        (
            "dying",
            format!("{WELL_BEGUN}read choose; exit 3"),
            "it stopped answering (exit status: 3)",
        ),
        (
            "sleeping",
            format!("{WELL_BEGUN}exec sleep 60"),
            "it was late: no answer within 50 ms",
        ),
        (
            "illegal",
            format!(
                "{WELL_BEGUN}while read x; do echo '{{\"ok\":{{\"action\":\"dance\"}}}}'; done"
            ),
            "it played `dance`:",
        ),
        (
            "speechless",
            format!("{WELL_BEGUN}while read x; do echo '{{\"ok\":{{}}}}'; done"),
            "no `action`",
        ),
        (
            "honest",
            format!("{WELL_BEGUN}read x; echo '{{\"error\":\"I am lost\"}}'"),
            "forfeits: it answered with an error: `I am lost`",
        ),
        (
            "formal",
            format!(
                "{WELL_BEGUN}read x; echo '{{\"error\":{{\"code\":\"lost\",\"message\":\"no idea\"}}}}'"
            ),
            "forfeits: it answered with an error: `no idea`",
        ),
    ] {
        let (bot, out) = (
            scratch.shell_bot(name, &script),
            scratch.at(&format!("{name}-out")),
        );
        let played = play(&[
            "--game",
            "three-witches",
            "--bots",
            "random,random",
            "--bot",
            &bot,
            "--games",
            "1",
            "--out",
            &out,
        ]);
        said(&played);
        assert!(
            complaint(&played).contains("forfeits: ") && complaint(&played).contains(reason),
            "{}",
            complaint(&played)
        );
        let forfeits: Vec<String> = rows(&out).iter().map(|row| row[6].clone()).collect();
        assert_eq!(forfeits, ["0", "0", "1"], "{name}");
        assert_eq!(rows(&out)[2][5], "3", "{name} is not last");
        assert!(said(&played).contains("forfeited 1 of 1 games"), "{name}");
        assert!(records(&out).contains("\"result\":{"), "{name}");
    }
}

#[test]
fn a_program_that_never_begins_to_play_fails_the_command() {
    let scratch = Scratch::new("unbegun");
    for (name, script, reason) in [
        (
            "stillborn",
            "exit 4",
            "it stopped answering (exit status: 4)",
        ),
        (
            "unwilling",
            "read x; echo '{\"error\":\"not this game\"}'",
            "it answered with an error: `not this game`",
        ),
        (
            "garbage",
            "exec yes moon",
            "its answer cannot be understood: `moon`",
        ),
        ("endless", "exec cat /dev/zero", "a line of more than"),
        ("binary", "printf '\\377\\n'; sleep 60", "not UTF-8"),
    ] {
        let (bot, out) = (
            scratch.shell_bot(name, script),
            scratch.at(&format!("{name}-out")),
        );
        let table = ["--game", "three-witches", "--bots", "random,random"];
        let played = play(&[&table[..], &["--bot", &bot, "--games", "3", "--out", &out]].concat());
        assert_eq!(played.status.code(), Some(1), "{name}");
        let told = complaint(&played);
        assert!(
            told.contains("did not begin to play in 3 of 3 games") && told.contains(reason),
            "{told}"
        );
        assert!(
            rows(&out)
                .iter()
                .all(|row| (row[6] == "1") == (row[5] == "3")),
            "{:?}",
            rows(&out)
        );
    }
}

/// Random play goes on in the name of a bot that has crashed, and often wins: the record says so,
/// the results do not.
#[test]
fn a_program_that_crashes_in_every_game_wins_none() {
    let scratch = Scratch::new("crashing");
    let bot = scratch.shell_bot("crasher", &format!("{WELL_BEGUN}read choose; exit 3"));
    let out = scratch.at("out");
    let table = ["--game", "three-witches", "--bots", "random,random"];
    let arguments = [&table[..], &["--bot", &bot, "--games", "12", "--out", &out]].concat();
    let report = said(&play(&arguments));
    let seat_of = |record: &Value| {
        let names = record["players"].as_array().unwrap();
        let crasher = |name: &Value| name.as_str().unwrap().starts_with("cmd:");
        names.iter().position(crasher).unwrap()
    };
    let text = records(&out);
    let games: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let won_by_chance = games
        .iter()
        .filter(|game| game["result"]["ranks"][seat_of(game)] == 1)
        .count();
    assert!(won_by_chance > 0, "the games show nothing");
    assert!(report.contains("forfeited 12 of 12 games"), "{report}");
    for row in rows(&out) {
        assert_eq!(row[3].starts_with("cmd:"), row[5] == "3", "{row:?}");
    }
    // What was kept is understood again.
    assert!(said(&play(&arguments)).contains("forfeited 12 of 12 games"));
}

#[test]
fn what_a_program_complains_about_is_kept_up_to_a_bound() {
    let scratch = Scratch::new("chatty");
    let flood = "echo first words >&2; yes blah >&2 &\n";
    let bot = scratch.shell_bot("chatty", &format!("{flood}{WELL_BEGUN}read choose; exit 3"));
    let out = scratch.at("out");
    let table = ["--game", "three-witches", "--bots", "random,random"];
    said(&play(
        &[&table[..], &["--bot", &bot, "--games", "3", "--out", &out]].concat(),
    ));
    let log = fs::read_to_string(Path::new(&out).join("bots.log")).unwrap();
    assert!(log.len() < 1 << 20, "{} bytes", log.len());
    for writer in ["game 0, seat 2", "game 1, seat 1", "game 2, seat 0"] {
        assert!(log.contains(&format!("{writer}: first words\n")), "{log}");
    }
    assert!(log.contains("the rest of what it wrote in this game is not kept"));
}

/// Whether a process is there, and not only waiting to be forgotten.
fn is_running(process: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    stat.rsplit_once(") ")
        .is_some_and(|(_, rest)| !rest.starts_with('Z'))
}

/// Waits until none of the processes is there any more.
fn are_gone(processes: &str) -> bool {
    (0..500).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        !processes.split_whitespace().any(is_running)
    })
}

#[test]
fn whatever_a_program_has_started_ends_with_it() {
    let scratch = Scratch::new("children");
    let (out, noted) = (scratch.at("out"), scratch.at("processes"));
    let script = format!(
        "sleep 600 & echo $! $$ >> {noted}; sh -c 'sleep 600 & echo $! >> {noted}; wait' &\n{WELL_BEGUN}read choose; wait"
    );
    let bot = scratch.shell_bot("parent", &script);
    let table = ["--game", "three-witches", "--bots", "random,random"];
    said(&play(
        &[&table[..], &["--bot", &bot, "--games", "2", "--out", &out]].concat(),
    ));
    let processes = fs::read_to_string(&noted).unwrap();
    assert!(processes.split_whitespace().count() >= 5, "{processes}");
    assert!(are_gone(&processes), "{processes}");
}

#[test]
fn an_arena_that_is_told_to_stop_takes_its_programs_along_and_keeps_no_forfeit() {
    let scratch = Scratch::new("stopped");
    let (out, noted) = (scratch.at("out"), scratch.at("processes"));
    let script = format!("{WELL_BEGUN}read choose; sleep 600 & echo $! $$ >> {noted}; wait");
    let bot = scratch
        .shell_bot("waiting", &script)
        .replace("@50ms", "@600000ms");
    let table = ["--game", "three-witches", "--bots", "random,random"];
    for (signal, code) in [("INT", 130), ("TERM", 143)] {
        let _ = fs::remove_file(&noted);
        let arguments = [&table[..], &["--bot", &bot, "--games", "1", "--out", &out]].concat();
        let child = arena(&arguments).spawn().unwrap();
        while !Path::new(&noted).exists() || fs::read_to_string(&noted).unwrap().is_empty() {
            std::thread::sleep(Duration::from_millis(5));
        }
        let told = Command::new("kill")
            .args([format!("-{signal}"), child.id().to_string()])
            .status();
        assert!(told.unwrap().success());
        let ended = child.wait_with_output().unwrap();
        assert_eq!(ended.status.code(), Some(code), "{}", complaint(&ended));
        assert!(complaint(&ended).contains("the same command goes on"));
        assert!(are_gone(&fs::read_to_string(&noted).unwrap()));
        assert_eq!(records(&out), "");
    }
}

#[test]
fn a_command_that_cannot_be_started_stops_the_tournament() {
    let scratch = Scratch::new("absent");
    let out = scratch.at("out");
    let bots = [
        "--game",
        "three-witches",
        "--bots",
        "random,random,cmd:/no/such/bot",
        "--games",
        "3",
        "--out",
        &out,
    ];
    let refused = play(&bots);
    assert_eq!(refused.status.code(), Some(1));
    let told = complaint(&refused);
    assert!(
        told.contains("the bot `cmd:/no/such/bot` cannot be started: No such file"),
        "{told}"
    );
    assert_eq!(records(&out), "", "nothing was played in its name");
}

#[test]
fn a_program_is_told_what_its_seat_knows_and_each_event_once() {
    let scratch = Scratch::new("told");
    let (heard, out) = (scratch.at("heard"), scratch.at("out"));
    let script = format!(
        "read x; echo \"$x\" >> {heard}; echo '{{\"ok\":{{}}}}'\nwhile read -r x; do printf '%s\\n' \"$x\" >> {heard}\n\
         a=$(printf '%s' \"$x\" | sed 's/.*\"actions\":\\[\"\\([^\"]*\\)\".*/\\1/'); echo \"{{\\\"ok\\\":{{\\\"action\\\":\\\"$a\\\"}}}}\"; done"
    );
    let bot = scratch
        .shell_bot("listener", &script)
        .replace("@50ms", "@9000ms");
    let played = play(&[
        "--game",
        "three-witches",
        "--bots",
        "random,random",
        "--bot",
        &bot,
        "--games",
        "1",
        "--out",
        &out,
    ]);
    said(&played);
    assert_eq!(complaint(&played), "");
    let heard = fs::read_to_string(&heard).unwrap();
    let messages: Vec<Value> = heard
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let (start, end) = (&messages[0], messages.last().unwrap());
    assert_eq!(
        (
            &start["do"],
            &start["game"],
            &start["seat"],
            &start["players"]
        ),
        (
            &"start".into(),
            &"three-witches".into(),
            &2.into(),
            &3.into()
        )
    );
    assert_eq!(
        (&end["do"], end["result"]["ranks"].as_array().unwrap().len()),
        (&"end".into(), 3)
    );
    let asked = &messages[1..messages.len() - 1];
    assert!(asked.iter().all(|message| message["do"] == "choose"
        && message["time_ms"] == 9000
        && message["view"].is_object()));
    let events = asked
        .iter()
        .flat_map(|message| message["events"].as_array().unwrap());
    let numbers: Vec<u64> = events.map(|event| event["n"].as_u64().unwrap()).collect();
    assert!(
        numbers.len() > 10
            && numbers
                .iter()
                .enumerate()
                .all(|(place, number)| place as u64 == *number),
        "{numbers:?}"
    );
    // The seed of the deal would tell every card.
    assert!(!heard.contains("deal 0"));
}

/// How many of `games` games the first bot won alone or shared, by the result table.
fn wins_of(game: &str, bots: &str, games: usize) -> usize {
    let scratch = Scratch::new(&format!("strength-{game}-{}", bots.len()));
    let out = scratch.at("out");
    said(&play(&[
        "--game",
        game,
        "--bots",
        bots,
        "--games",
        &games.to_string(),
        "--seed",
        "1",
        "--out",
        &out,
    ]));
    let first = bots.split(',').next().unwrap();
    rows(&out)
        .iter()
        .filter(|row| row[3] == first && row[5] == "1")
        .count()
}

/// A small tournament a game: wide bounds, fixed seeds, enough to notice a bot that has turned
/// stupid.
#[test]
fn search_beats_random_play_and_greedy_beats_it_too() {
    for (game, random) in [
        ("witchs-brew", "random,random,random"),
        ("brew", "random,random,random"),
        ("broom-service", "random,random,random"),
        ("three-witches", "random,random"),
    ] {
        // Luck decides more in 3 Witches, and eight games of it say nothing: three in four are won,
        // one in three by parity.
        let (games, bound) = if game == "three-witches" {
            (48, 30)
        } else {
            (8, 7)
        };
        let searched = wins_of(game, &format!("master@60it,{random}"), games);
        assert!(
            searched >= bound,
            "{game}: master won {searched} of {games} against random players"
        );
        if game != "three-witches" {
            let greedy = wins_of(game, &format!("greedy,{random}"), 8);
            assert!(
                greedy >= 7,
                "{game}: greedy won {greedy} of 8 against random players"
            );
        }
    }
}
