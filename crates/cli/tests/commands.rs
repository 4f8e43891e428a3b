//! The commands of the program, run as a person runs them.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Output, Stdio};

fn covenstead(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_covenstead"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

fn text(output: &Output) -> String {
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Runs the program with something typed in.
fn typed(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_covenstead"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn without_a_command_it_serves_and_closes_in_good_order_when_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_covenstead"))
        .env("COVENSTEAD_LISTEN", "127.0.0.1:0")
        .env("COVENSTEAD_DATA_DIR", folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(server.stdout.take().unwrap());
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    assert!(
        line.starts_with("Covenstead is open at http://127.0.0.1:"),
        "{line}"
    );
    Command::new("kill")
        .args(["-TERM", &server.id().to_string()])
        .status()
        .unwrap();
    let mut rest = String::new();
    said.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("Every table is kept."), "{rest}");
    assert!(server.wait().unwrap().success());
    assert!(folder.path().join("tables.db").exists());
}

#[test]
fn serve_says_what_is_wrong_with_where_it_shall_listen_or_keep_its_tables() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let refused = covenstead(&[
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--data-dir",
        file.to_str().unwrap(),
    ]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--data-dir"));
    let refused = covenstead(&["serve", "--public-url", "coven.example"]);
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn games_and_rules_are_written_for_people() {
    assert!(text(&covenstead(&["games"])).contains("witchs-brew"));
    let rules = text(&covenstead(&["rules", "witchs-brew"]));
    for role in ["Wolf Keeper", "Begging Monk", "Warlock", "COPIA"] {
        assert!(rules.contains(role), "{role}");
    }
}

#[test]
fn mistakes_are_explained_and_exit_codes_hold() {
    let unknown = covenstead(&["rules", "chess"]);
    assert_eq!(unknown.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("the games are: witchs-brew"));
    assert_eq!(covenstead(&["dance"]).status.code(), Some(2));
    let option = covenstead(&["simulate", "witchs-brew", "-n", "1", "-o", "set_limit=5"]);
    assert_eq!(option.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&option.stderr).contains("set_limit"));
    let file = covenstead(&["replay", "no/such/file.json"]);
    assert_eq!(file.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&file.stderr).contains("no/such/file.json"));
    let data = covenstead(&["games", "--data", "no/such/data.toml"]);
    assert_eq!(data.status.code(), Some(1));
}

#[test]
fn simulation_does_not_depend_on_the_number_of_threads() {
    let figures = |threads: &str| {
        let report = text(&covenstead(&[
            "simulate",
            "witchs-brew",
            "-n",
            "300",
            "-p",
            "4",
            "--threads",
            threads,
        ]));
        report.lines().skip(2).collect::<Vec<_>>().join("\n")
    };
    let one = figures("1");
    assert_eq!(one, figures("2"));
    assert!(one.contains("wins by seat") && one.contains("scores:") && one.contains('█'));
}

#[test]
fn a_game_can_be_played_recorded_and_watched() {
    let folder = tempfile::tempdir().unwrap();
    let (home, file) = (
        folder.path().to_str().unwrap(),
        folder.path().join("game.json"),
    );
    let path = file.to_str().unwrap();
    let arguments = [
        "play",
        "witchs-brew",
        "--bots",
        "random",
        "--data-dir",
        home,
        "--name",
        "Anna",
        "-o",
        "set_limit=10",
        "--record",
        path,
    ];
    // A person who always takes whatever comes, after a few questions.
    let answers = format!("?\nrules\n999\nnonsense\n{}", "any\n".repeat(600));
    let game = text(&typed(&arguments, &answers));
    assert!(
        game.contains("Final standings") && game.contains("Anna"),
        "{game}"
    );
    let told = text(&covenstead(&["watch", path]));
    assert!(told.contains("Set 1 begins") && told.contains("Final standings"));
    let early = text(&covenstead(&["replay", path, "--at", "9", "--seat", "0"]));
    assert!(
        !early.contains("Final standings") && early.contains("Your hand"),
        "{early}"
    );
    let mut record = std::fs::read_to_string(&file).unwrap();
    record = record.replacen("choose ", "choose nobody ", 1);
    std::fs::write(&file, record).unwrap();
    let broken = covenstead(&["watch", path]);
    assert_eq!(broken.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&broken.stderr).contains("decision 1 "));
}

#[test]
fn leaving_early_is_no_error() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().to_str().unwrap();
    let left = text(&typed(
        &["play", "witchs-brew", "-p", "4", "--data-dir", home],
        "quit\n",
    ));
    assert!(left.contains("Goodbye. The game is kept"));
    assert!(
        typed(&["play", "witchs-brew", "--data-dir", home], "")
            .status
            .success()
    );
}

#[test]
fn a_broken_pipe_is_quiet() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_covenstead"))
        .args(["protocol"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    for _ in 0..2000 {
        if input.write_all(b"{\"do\":\"games\"}\n").is_err() {
            break;
        }
    }
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[test]
fn the_bench_prints_its_figures() {
    let report = text(&covenstead(&["bench", "witchs-brew", "--runs", "1"]));
    for figure in [
        "games/s",
        "decisions/s",
        "legal actions, mean",
        "bytes of a state",
        "ratio to the yardstick",
    ] {
        assert!(report.contains(figure), "{figure}");
    }
    assert!(
        text(&covenstead(&["bench", "witchs-brew", "--fixed", "3"]))
            .contains("witchs-brew 3 games")
    );
}

#[test]
fn the_bench_plays_with_options_of_a_game() {
    let fixed = |options: &[&str]| {
        text(&covenstead(
            &[&["bench", "brew", "--fixed", "3"], options].concat(),
        ))
    };
    assert_ne!(
        fixed(&[]),
        fixed(&["-o", "character_powers=true"]),
        "powers make other games"
    );
    assert!(
        !covenstead(&["bench", "--fixed", "3", "-o", "character_powers=true"])
            .status
            .success(),
        "of which game?"
    );
}

#[test]
fn shells_complete_its_commands_and_man_explains_them() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = text(&covenstead(&["completions", shell]));
        assert!(
            script.contains("simulate") && script.contains("arena"),
            "{shell}"
        );
    }
    let page = text(&covenstead(&["man"]));
    for command in ["SERVE", "PLAY", "RULES", "ARENA", "WATCH", "MAN"] {
        assert!(
            page.contains(&format!(".SH \"COVENSTEAD {command}\"")),
            "{command} is missing"
        );
    }
    assert!(!covenstead(&["completions", "nosuch"]).status.success());
}

#[test]
fn what_cannot_be_measured_is_refused_with_a_reason() {
    let refused = |arguments: &[&str]| {
        let output = covenstead(arguments);
        assert!(!output.status.success(), "{arguments:?} was accepted");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    for (arguments, reason) in [
        (
            &["load", "--game", "nosuch"][..],
            "there is no game `nosuch`",
        ),
        (&["load", "--players", "9"], "9"),
        (&["load", "--players", "0"], "0"),
        (&["load", "--tables", "0"], "one at least"),
        (&["load", "--seconds", "0"], "one at least"),
        (&["simulate", "witchs-brew", "-n", "0"], "one at least"),
        (&["simulate", "nosuch"], "there is no game `nosuch`"),
    ] {
        let said = refused(arguments);
        assert!(said.contains(reason), "{arguments:?}: {said}");
        for debug in ["Object {", "String(", "Error {", "Fault {"] {
            assert!(!said.contains(debug), "{arguments:?}: {said}");
        }
    }
}
