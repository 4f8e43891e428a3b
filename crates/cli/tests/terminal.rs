//! The real program in a terminal of its own: whole games by keys, leaving and coming back,
//! signals, lines from a script, a seat at a server's table.

mod pty;

use covenstead_catalog::{Catalog, Setting};
use covenstead_core::{Locale, Viewer};
use covenstead_scene::Scene;
use covenstead_server::client::Client;
use pty::Terminal;
use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// `covenstead play` against quick bots, with its games in `folder`.
fn play(folder: &Path, arguments: &[&str]) -> Terminal {
    let folder = folder.to_str().unwrap();
    let mut all = vec!["play", "--data-dir", folder, "--fast", "--bots", "random"];
    all.extend(arguments);
    Terminal::start(&all, 80, 24)
}

/// The keys of entries, as menus show them.
const KEYS: &str = "123456789abdegimnopstvwxyzABDEGIMNOPSTVWXYZ";

/// What the screen says of picking a set: so many of so many.
fn picked(screen: &str) -> Option<(usize, usize)> {
    let line = screen
        .lines()
        .find(|line| line.contains(" picked ") && line.contains(" of "))?;
    let mut words = line
        .split_whitespace()
        .skip_while(|word| word.parse::<usize>().is_err());
    let so_many = words.next()?.parse().ok()?;
    Some((so_many, words.nth(1)?.parse().ok()?))
}

/// One step of a person who always takes what comes first.
fn step(terminal: &mut Terminal, screen: &str) {
    // A fist may hold any number: none will do.
    if let Some(confirm) = screen.find(" Close the fist") {
        return terminal.send(&screen[confirm - 1..confirm]);
    }
    match picked(screen) {
        Some((now, most)) if now < most => terminal.send(&KEYS[now..=now]),
        Some(_) => terminal.send("\r"),
        None => terminal.send("1"),
    }
}

/// Plays to the end by keys.
fn play_to_the_end(terminal: &mut Terminal) {
    for _ in 0..3_000 {
        let screen = terminal
            .wait_for(|screen| screen.contains("Your turn") || screen.contains("Final standings"));
        if screen.contains("Final standings") {
            return;
        }
        step(terminal, &screen);
        terminal.wait_for_change(&screen);
    }
    panic!("the game does not end:\n{}", terminal.screen());
}

fn a_whole_game(game: &str) {
    let folder = folder();
    let mut terminal = play(folder.path(), &[game]);
    let before = terminal.wait_for(|screen| screen.contains("Your turn"));
    terminal.resize(120, 40);
    terminal.wait_for_change(&before);
    terminal.resize(20, 5);
    terminal.resize(80, 24);
    play_to_the_end(&mut terminal);
    terminal.send("q");
    let left = terminal.finish();
    assert!(
        left.contains("Final standings") && left.contains("points"),
        "{left}"
    );
    assert!(terminal.is_restored());
}

#[test]
fn a_whole_game_of_witchs_brew_by_keys() {
    a_whole_game("witchs-brew");
}

#[test]
fn a_whole_game_of_3_witches_by_keys() {
    a_whole_game("three-witches");
}

#[test]
fn a_whole_game_of_brew_by_keys() {
    a_whole_game("brew");
}

#[test]
fn a_whole_game_of_broom_service_by_keys() {
    a_whole_game("broom-service");
}

#[test]
fn leaving_keeps_the_game_and_coming_back_finds_it() {
    let folder = folder();
    let mut terminal = play(folder.path(), &["three-witches", "--name", "Hecate"]);
    for _ in 0..3 {
        let screen = terminal.wait_for(|screen| screen.contains("Your turn"));
        step(&mut terminal, &screen);
        terminal.wait_for_change(&screen);
    }
    let before = terminal.wait_for(|screen| screen.contains("Your turn"));
    terminal.send("q");
    let left = terminal.finish();
    assert!(left.contains("play --resume"), "{left}");
    let mut again = play(folder.path(), &["--resume"]);
    let after = again.wait_for(|screen| screen.contains("Your turn"));
    let board = |screen: &str| {
        screen
            .lines()
            .take(4)
            .map(|line| line.trim_end().to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(board(&before), board(&after));
    // The same game cannot be open twice.
    let id = left
        .split("--resume ")
        .nth(1)
        .unwrap()
        .split('`')
        .next()
        .unwrap()
        .to_string();
    let twice = in_lines(folder.path(), &["--resume", &id], "");
    assert!(String::from_utf8_lossy(&twice.stderr).contains("open in another terminal"));
    play_to_the_end(&mut again);
    again.send("q");
    again.finish();
    let none = in_lines(folder.path(), &["--resume"], "");
    assert!(String::from_utf8_lossy(&none.stderr).contains("no game to go on with"));
}

#[test]
fn a_decision_is_taken_back() {
    let folder = folder();
    let mut terminal = play(folder.path(), &["witchs-brew"]);
    for _ in 0..6 {
        let screen = terminal.wait_for(|screen| screen.contains("of 5 picked"));
        step(&mut terminal, &screen);
        terminal.wait_for_change(&screen);
    }
    terminal.wait_for(|screen| screen.contains("Your turn") && !screen.contains("of 5 picked"));
    terminal.send("u");
    terminal.wait_for(|screen| screen.contains("of 5 picked"));
}

#[test]
fn control_c_and_signals_give_the_terminal_back_and_keep_the_game() {
    for how in ["control-c", "terminate", "hangup"] {
        let folder = folder();
        let mut terminal = play(folder.path(), &["brew"]);
        terminal.wait_for(|screen| screen.contains("Your turn"));
        assert!(!terminal.is_restored());
        let process = Pid::from_raw(terminal.process() as i32).unwrap();
        match how {
            "control-c" => terminal.send("\x03"),
            "terminate" => kill_process(process, Signal::TERM).unwrap(),
            _ => kill_process(process, Signal::HUP).unwrap(),
        }
        let left = terminal.finish();
        assert!(left.contains("The game is kept"), "{how}: {left}");
        assert!(terminal.is_restored(), "{how}");
        assert!(terminal.left_the_other_screen(), "{how}");
        let again = in_lines(folder.path(), &["--resume"], "quit\n");
        assert!(
            again.status.success(),
            "{how}: {}",
            String::from_utf8_lossy(&again.stderr)
        );
    }
}

#[test]
fn the_rules_the_log_the_table_and_help_are_a_key_away() {
    let folder = folder();
    let mut terminal = play(folder.path(), &["witchs-brew", "--ascii"]);
    terminal.wait_for(|screen| screen.contains("Your turn"));
    for (key, shows) in [
        ("?", "Backspace, Esc"),
        ("r", "Rules"),
        ("l", "Log"),
        ("\t", "The table in words"),
    ] {
        terminal.send(key);
        let screen = terminal.wait_for(|screen| screen.contains(shows));
        assert!(screen.is_ascii(), "{screen}");
        terminal.send("\r");
        terminal.wait_for(|screen| screen.contains("Your turn"));
    }
    terminal.send("/monk");
    let found = terminal.wait_for(|screen| screen.contains("Find: monk"));
    assert!(
        found.contains("[ ] Begging Monk") && !found.contains("[ ] Witch"),
        "{found}"
    );
}

#[test]
fn a_click_picks_a_card() {
    let folder = folder();
    let mut terminal = play(folder.path(), &["witchs-brew"]);
    let screen = terminal.wait_for(|screen| screen.contains("0 of 5 picked"));
    let row = screen
        .lines()
        .position(|line| line.contains("[ ] "))
        .unwrap();
    let line = screen.lines().nth(row).unwrap();
    let column = line[..line.find("[ ] ").unwrap()].chars().count();
    terminal.send(&format!("\x1b[<0;{};{}M", column + 2, row + 1));
    terminal.wait_for(|screen| screen.contains("1 of 5 picked"));
}

#[test]
fn people_at_one_keyboard_never_see_each_other() {
    let folder = folder();
    let mut terminal = play(folder.path(), &["three-witches", "--names", "Ann,Bob"]);
    let mut called = std::collections::BTreeSet::new();
    for _ in 0..12 {
        let screen = terminal.wait_for(|screen| {
            screen.contains("press Enter when you are here") || screen.contains("Your turn")
        });
        if screen.contains("press Enter") {
            assert!(
                !screen.contains("hand"),
                "the curtain shows something:\n{screen}"
            );
            called.insert(screen.contains("Ann: press"));
            terminal.send("\r");
        } else {
            step(&mut terminal, &screen);
        }
        terminal.wait_for_change(&screen);
    }
    assert_eq!(called.len(), 2, "both were called");
}

#[test]
fn a_game_is_chosen_when_none_is_named() {
    let folder = folder();
    let mut terminal = play(folder.path(), &[]);
    terminal.wait_for(|screen| screen.contains("Which game?") && screen.contains("Broom Service"));
    terminal.send("1");
    terminal.wait_for(|screen| screen.contains("How many play?"));
    terminal.send("2");
    let screen = terminal.wait_for(|screen| screen.contains("Your turn"));
    assert!(
        screen.contains("Witch's Brew") && screen.matches("random").count() >= 3,
        "{screen}"
    );
}

// ---- lines

fn in_lines(folder: &Path, arguments: &[&str], script: &str) -> Output {
    let mut process = Command::new(env!("CARGO_BIN_EXE_covenstead"))
        .args(["play", "--bots", "random", "--pace", "0", "--data-dir"])
        .arg(folder)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = process.stdin.take().unwrap();
    let script = script.to_string();
    // The program may have ended before it has read everything.
    let writing = std::thread::spawn(move || drop(input.write_all(script.as_bytes())));
    let output = process.wait_with_output().unwrap();
    writing.join().unwrap();
    output
}

#[test]
fn a_script_plays_in_lines_and_the_end_of_it_says_how_to_go_on() {
    let folder = folder();
    let some = in_lines(
        folder.path(),
        &["witchs-brew"],
        "?\nlist\n1 2 3 4\n1 2 3 4 5\n",
    );
    let told = String::from_utf8_lossy(&some.stdout).into_owned();
    assert!(some.status.success(), "{told}");
    assert!(told.contains("Pick 5: type their numbers"), "{told}");
    assert!(told.contains("Not that: pick 5, not 4"), "{told}");
    assert!(told.contains("play --resume"), "{told}");
    assert!(!told.contains('\x1b'), "no cursor movement: {told}");
    let rest = in_lines(folder.path(), &["--resume"], &"any\n".repeat(2_000));
    let told = String::from_utf8_lossy(&rest.stdout).into_owned();
    assert!(told.contains("Final standings"), "{told}");
}

#[test]
fn every_game_is_played_to_its_end_in_lines() {
    for game in ["three-witches", "brew", "broom-service"] {
        let folder = folder();
        let game = in_lines(folder.path(), &[game, "--ascii"], &"any\n".repeat(2_000));
        let told = String::from_utf8_lossy(&game.stdout).into_owned();
        assert!(
            told.contains("Final standings") && told.is_ascii(),
            "{told}"
        );
    }
}

#[test]
fn a_record_is_watched_step_by_step() {
    let folder = folder();
    let file = folder.path().join("game.json");
    let file = file.to_str().unwrap();
    in_lines(
        folder.path(),
        &["three-witches", "--record", file],
        &"any\n".repeat(2_000),
    );
    let mut terminal = Terminal::start(&["watch", file, "--seat", "0"], 80, 24);
    terminal.wait_for(|screen| screen.contains("Step 0 of "));
    terminal.send("\x1b[C");
    terminal.wait_for(|screen| screen.contains("Step 1 of "));
    terminal.wait_for(|screen| screen.contains("seen by Rowan") && screen.contains("Your hand"));
    terminal.send("vvv");
    terminal
        .wait_for(|screen| screen.contains("seen by a spectator") && !screen.contains("Your hand"));
    terminal.send("\x1b[F");
    terminal.wait_for(|screen| screen.contains("Final standings"));
    terminal.send("\x1b[H");
    terminal.wait_for(|screen| screen.contains("Step 0 of "));
    terminal.send(" ");
    terminal.wait_for(|screen| screen.contains("Step 2 of "));
    terminal.send("q");
    terminal.finish();
    assert!(terminal.is_restored());
}

/// How many decisions of the person are in a record, and how often they were asked.
fn decided_and_asked(file: &Path, told: &str) -> (usize, usize) {
    let record: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let decisions = record["decisions"].as_array().unwrap();
    let mine = decisions.iter().filter(|made| made["seat"] == 0).count();
    let prompts = told
        .lines()
        .filter(|line| line.trim_start_matches("> ").starts_with("Your turn. "));
    (mine, prompts.count())
}

#[test]
fn every_answer_in_a_script_is_one_decision_of_the_record() {
    // At the beginning of these games several decide at once, and bots are quicker than people.
    for game in ["witchs-brew", "three-witches", "brew", "broom-service"] {
        for answers in [1, 2, 4, 7] {
            let folder = folder();
            let file = folder.path().join("game.json");
            let arguments = [game, "--record", file.to_str().unwrap()];
            let output = in_lines(folder.path(), &arguments, &"any\n".repeat(answers));
            let told = String::from_utf8_lossy(&output.stdout).into_owned();
            assert!(output.status.success(), "{game}: {told}");
            let (decided, asked) = decided_and_asked(&file, &told);
            assert_eq!(decided, answers, "{game}: {told}");
            assert_eq!(asked, answers + 1, "{game}: {told}");
            assert!(!told.contains("moved on"), "{game}: {told}");
        }
    }
}

#[test]
fn a_file_of_many_records_is_watched_one_at_a_time() {
    let folder = folder();
    let many = folder.path().join("records.jsonl");
    let mut lines = String::new();
    for name in ["Hecate", "Circe"] {
        let file = folder.path().join(format!("{name}.json"));
        let arguments = ["brew", "--name", name, "--record", file.to_str().unwrap()];
        in_lines(folder.path(), &arguments, "any\nany\n");
        let record: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        lines += &format!("{record}\n");
    }
    std::fs::write(&many, lines).unwrap();
    let many = many.to_str().unwrap();
    let mut terminal = Terminal::start(&["watch", many], 80, 24);
    terminal.wait_for(|screen| screen.contains("Which game do you watch?"));
    terminal.send("2");
    terminal.wait_for(|screen| screen.contains("Step 0 of ") && screen.contains("Circe"));
    terminal.send("q");
    terminal.finish();
    let watch = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_covenstead"));
        command.args(["watch", many]).args(more);
        command.stdin(Stdio::null()).output().unwrap()
    };
    let first = watch(&["--game", "1"]);
    assert!(String::from_utf8_lossy(&first.stdout).contains("Hecate"));
    let which = String::from_utf8_lossy(&watch(&[]).stderr).into_owned();
    assert!(which.contains("--game 1 to --game 2"), "{which}");
    assert!(!watch(&["--game", "3"]).status.success());
}

#[test]
fn the_rules_are_laid_out_and_a_chapter_or_a_rule_is_found() {
    let rules = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_covenstead"));
        let output = command.arg("rules").args(arguments).output().unwrap();
        let told = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8(told).unwrap())
    };
    for title in Catalog::built_in().titles() {
        for locale in Locale::ALL {
            let (done, told) = rules(&[title.id(), "--lang", locale.code()]);
            let heading = told.contains("\n##") || told.starts_with("# ");
            let marks = told.contains("**") || told.contains("| -") || heading;
            assert!(done && !marks, "{told}");
            assert!(!told.contains('\u{ad}'), "a soft hyphen is shown: {told}");
            for line in told.lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
            let help = title.rules(locale);
            for chapter in covenstead_core::help::chapters(help) {
                let (done, told) = rules(&[title.id(), chapter, "--lang", locale.code()]);
                assert!(done && told.starts_with(chapter), "{chapter}: {told}");
            }
        }
        for rule in title.specification() {
            let id = rule.id.to_lowercase();
            // A process for each of thousands would take too long.
            if id.ends_with("-05") {
                let (done, told) = rules(&[title.id(), &id]);
                assert!(done && told.starts_with(rule.id), "{told}");
            }
        }
    }
    let (done, told) = rules(&["brew", "no such chapter"]);
    assert!(!done && told.contains("The chapters are: "), "{told}");
    assert!(rules(&["brew", "BR-999"]).1.contains("no rule BR-999"));
}

#[test]
fn the_terminal_speaks_german() {
    let folder = folder();
    let script = "?\n1 2 3 4\nregel WB-59\n1 2 3 4 5\n";
    let some = in_lines(folder.path(), &["witchs-brew", "--lang", "de"], script);
    let told = String::from_utf8_lossy(&some.stdout).into_owned();
    for said in [
        "Du bist dran. ",
        "Tippe die Nummer",
        "So nicht: wähle 5, nicht 4.",
        "WB-59",
        "Karten auf der Hand",
        "Das Spiel bleibt aufgehoben",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    for english in ["Your turn", "Type ", "points", "cards", "Goodbye"] {
        assert!(!told.contains(english), "{english}: {told}");
    }
    let mut terminal = play(folder.path(), &["brew", "--lang", "de"]);
    terminal.wait_for(|screen| screen.contains("Du bist dran") && screen.contains("q Ende"));
    terminal.send("r");
    terminal.wait_for(|screen| screen.contains("Regeln") && screen.contains("Esc zurück"));
}

#[test]
fn the_rules_on_the_full_screen_have_no_marks() {
    let folder = folder();
    let mut terminal = play(folder.path(), &["witchs-brew"]);
    terminal.wait_for(|screen| screen.contains("Your turn"));
    terminal.send("r");
    terminal.wait_for(|screen| screen.contains("Rules") && screen.contains("Esc back"));
    for _ in 0..12 {
        let screen = terminal.screen();
        assert!(
            !screen.contains("**") && !screen.contains("| -"),
            "{screen}"
        );
        terminal.send("\x1b[6~");
        std::thread::sleep(Duration::from_millis(30));
    }
}

#[test]
fn a_scene_is_the_same_after_the_wire() {
    let catalog = Catalog::built_in();
    for title in catalog.titles() {
        let setting = Setting {
            players: *title.seats().end(),
            ..Setting::default()
        };
        let mut table = title.open(&setting, None, "wire").unwrap();
        while let Some(&seat) = table.status().actors.first() {
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let scene = table.scene(viewer, Locale::English).unwrap();
                let read: Scene =
                    serde_json::from_str(&serde_json::to_string(&scene).unwrap()).unwrap();
                assert_eq!(read, scene);
            }
            let legal = table.legal(seat).unwrap();
            table.play(seat, &legal[legal.len() / 2]).unwrap();
        }
    }
}

// ---- a server's table

struct Server(Child, SocketAddr);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn serve(folder: &Path, listen: &str) -> Server {
    let mut process = Command::new(env!("CARGO_BIN_EXE_covenstead"))
        .args([
            "serve",
            "--listen",
            listen,
            "--pace",
            "0",
            "--requests-per-second",
            "100000",
            "--data-dir",
        ])
        .arg(folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    let address = line
        .split("http://")
        .last()
        .unwrap()
        .split(')')
        .next()
        .unwrap()
        .parse();
    Server(
        process,
        address.unwrap_or_else(|_| panic!("the server did not start: {line}")),
    )
}

async fn set_table(server: SocketAddr) -> (String, Vec<String>) {
    let person = |name: &str| json!({ "kind": "me", "name": name });
    let seats = json!([person("Ann"), person("Bob"), { "kind": "bot", "level": "random" }]);
    let order = json!({ "game": "three-witches", "seats": seats });
    let answer = Client::connect(server, None)
        .await
        .unwrap()
        .post("/api/tables", &order)
        .await
        .unwrap()
        .body;
    let token = |seat: &Value| seat["token"].as_str().unwrap().to_string();
    (
        answer["table"].as_str().unwrap().to_string(),
        answer["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(token)
            .collect(),
    )
}

/// Plays a seat over HTTP until the game is over, or nobody answers any more.
async fn play_over_http(server: SocketAddr, table: String, token: String) {
    let path = format!("/api/tables/{table}");
    let Ok(mut client) = Client::connect(server, Some(token)).await else {
        return;
    };
    loop {
        let Ok(status) = client.get(&format!("{path}/status")).await else {
            return;
        };
        if status.body["over"] == true {
            return;
        }
        let Ok(legal) = client.get(&format!("{path}/legal")).await else {
            return;
        };
        match legal.body["actions"]
            .as_array()
            .and_then(|actions| actions.first())
        {
            Some(action) => {
                let decision = json!({ "action": action, "version": legal.body["version"] });
                let _ = client.post(&format!("{path}/play"), &decision).await;
            }
            None => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

#[test]
fn a_seat_at_a_servers_table_is_played_from_the_terminal_through_a_restart() {
    let folder = folder();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap();
    let server = serve(folder.path(), "127.0.0.1:0");
    let address = server.1;
    let (table, tokens) = runtime.block_on(set_table(address));
    let link = format!("http://{address}/t/{table}/seat/{}", tokens[0]);
    let mut terminal = Terminal::start(&["play", "--fast", &link], 80, 24);
    let screen = terminal.wait_for(|screen| screen.contains("Ann") && screen.contains("you"));
    assert!(screen.contains("Bob"));
    drop(server);
    terminal.wait_for(|screen| screen.contains("Trying again"));
    let _server = serve(folder.path(), &address.to_string());
    terminal.wait_for(|screen| !screen.contains("Trying again"));
    runtime.spawn(play_over_http(address, table, tokens[1].clone()));
    play_to_the_end(&mut terminal);
    terminal.send("q");
    assert!(terminal.finish().contains("The game is over"));
}

#[test]
fn a_link_that_opens_nothing_is_refused_in_words() {
    let folder = folder();
    let server = serve(folder.path(), "127.0.0.1:0");
    let refused = |link: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_covenstead"))
            .args(["play", link])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let nobody = format!(
        "http://{}/t/0000000000000000/seat/{}",
        server.1,
        "0".repeat(32)
    );
    assert!(
        refused(&nobody).contains("There is no table"),
        "{}",
        refused(&nobody)
    );
    assert!(refused("http://127.0.0.1:1/t/0000000000000000").contains("cannot be joined"));
    assert!(refused("https://coven.example/t/0000000000000000").contains("plain http"));
}
