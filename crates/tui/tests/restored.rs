//! After a panic the terminal is as it was, and the message can be read. The test runs itself in a
//! terminal of its own.

use covenstead_tui::Screen;
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::io::Read;

const INSIDE: &str = "COVENSTEAD_PANIC_INSIDE";

#[test]
fn a_panic_gives_the_terminal_back() {
    if std::env::var_os(INSIDE).is_some() {
        let mut screen = Screen::open().unwrap();
        screen.draw(|_| panic!("the cauldron boils over")).unwrap();
    }
    let pair = native_pty_system()
        .openpty(PtySize {
            rows: 24,
            cols: 80,
            pixel_width: 0,
            pixel_height: 0,
        })
        .unwrap();
    let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
    command.args([
        "--exact",
        "a_panic_gives_the_terminal_back",
        "--nocapture",
        "--test-threads=1",
    ]);
    command.env(INSIDE, "1");
    let mut child = pair.slave.spawn_command(command).unwrap();
    let before = pair.master.get_termios().unwrap();
    let mut reader = pair.master.try_clone_reader().unwrap();
    let reading = std::thread::spawn(move || {
        let (mut text, mut some) = (Vec::new(), [0; 4096]);
        while let Ok(count @ 1..) = reader.read(&mut some) {
            text.extend_from_slice(&some[..count]);
        }
        String::from_utf8_lossy(&text).into_owned()
    });
    assert!(!child.wait().unwrap().success());
    let after = pair.master.get_termios().unwrap();
    drop(pair);
    let text = reading.join().unwrap();
    let (entered, left) = (
        text.find("\x1b[?1049h").expect("another screen"),
        text.find("\x1b[?1049l").expect("left again"),
    );
    let message = text.find("the cauldron boils over").expect("the message");
    assert!(entered < left && left < message, "{text:?}");
    assert!(
        text.contains("\x1b[?1000l"),
        "the mouse is given back: {text:?}"
    );
    // Canonical lines and echo: what a shell needs.
    const LINES_AND_ECHO: u32 = 0o12;
    assert_eq!(
        after.local_flags.bits() & LINES_AND_ECHO,
        before.local_flags.bits() & LINES_AND_ECHO
    );
    assert_eq!(after.local_flags.bits() & LINES_AND_ECHO, LINES_AND_ECHO);
}
