//! The `covenstead` program: the only binary. This crate turns arguments into calls and results
//! into text; it knows no game by name and no rule.

mod arena;
mod away;
mod bench;
mod count;
mod games;
mod home;
mod load;
mod play;
mod screen;
mod serve;
mod shell;
mod simulate;
mod terminal;
mod watch;

use clap::{Args, Parser, Subcommand};
use covenstead_catalog::{Catalog, Setting};
use covenstead_core::{Code, Fault, Locale};
use covenstead_protocol::Session;
use covenstead_tui::language_of_environment;
use screen::Failure;
use serde_json::{Map, Value};
use std::path::PathBuf;
use std::process::ExitCode;

const EXIT_CODES: &str = "\
Exit codes:
  0  done (also when whoever reads the output stops reading)
  1  it could not be done; the reason is on standard error
  2  the command line cannot be understood";

/// Play and study witch-themed tabletop games: in the browser, in the terminal, over a protocol, or
/// millions of games at a time.
#[derive(Parser)]
#[command(name = "covenstead", version, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    /// Use your own component data instead of what comes with the program (a TOML file that names
    /// its game; may be repeated)
    #[arg(long, value_name = "FILE", global = true)]
    data: Vec<PathBuf>,

    /// The language of games in the terminal: en or de [default: what LANG asks for]
    #[arg(long, value_name = "LANG", global = true, value_parser = language)]
    lang: Option<Locale>,
}

fn language(code: &str) -> Result<Locale, String> {
    let known = || Locale::ALL.map(Locale::code).join(" or ");
    Locale::from_code(code).ok_or_else(|| format!("write {}", known()))
}

#[derive(Subcommand)]
enum Command {
    /// Serve tables to browsers and programs (what happens without a command)
    Serve(serve::Arguments),
    /// List the games with their options
    Games,
    /// Explain the rules of a game
    Rules(games::RulesArguments),
    /// Play in the terminal: against bots, with others at one keyboard, or at a server's table
    Play(play::Arguments),
    /// Speak the JSON Lines protocol on standard input and output, for programs in any language
    Protocol {
        /// How many matches may be open at once
        #[arg(long, value_name = "N", default_value_t = Session::MATCHES)]
        max_matches: usize,
    },
    /// Play many random games on all cores and show what came of them
    Simulate(simulate::Arguments),
    /// Let bots play a tournament, and show how strong they are
    Arena(arena::Arguments),
    /// Watch a recorded game, step by step
    #[command(visible_alias = "replay")]
    Watch(watch::Arguments),
    /// Measure how many decisions a second a server on this machine keeps, with real clients
    Load(load::Arguments),
    /// Measure how fast the rules run on this machine
    Bench(bench::Arguments),
    /// Print the script that completes commands in a shell
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page (`covenstead man | man -l -`)
    Man,
}

/// What a table is set up with.
#[derive(Args)]
struct TableArguments {
    /// The id of the game, as `covenstead games` lists it
    game: String,

    /// How many play (the fewest the game allows if not given)
    #[arg(short, long, value_name = "N")]
    players: Option<u8>,

    /// Set an option of the table, as in `-o ruleset=reference-manual` (may be repeated)
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl TableArguments {
    fn setting(&self, catalog: &Catalog) -> Result<Setting, Fault> {
        let title = catalog.get(&self.game)?;
        let players = self.players.unwrap_or(*title.seats().start());
        Ok(Setting {
            players,
            options: read_options(&self.options)?,
        })
    }
}

/// Reads `name=value` pairs; a value is JSON where it looks like it, a word otherwise.
fn read_options(pairs: &[String]) -> Result<Map<String, Value>, Fault> {
    let read = |pair: &String| {
        let (name, value) = pair.split_once('=').ok_or_else(|| {
            Fault::new(
                Code::BadOptions,
                format!("`{pair}` is no option; write it as name=value"),
            )
        })?;
        let value =
            serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_string()));
        Ok((name.to_string(), value))
    };
    pairs.iter().map(read).collect()
}

fn load_catalog(files: &[PathBuf]) -> Result<Catalog, Failure> {
    let mut catalog = Catalog::built_in();
    for file in files {
        let text = screen::read_file(file)?;
        catalog
            .use_data(&text)
            .map_err(|fault| Failure::said(format!("{}: {fault}", file.display())))?;
    }
    Ok(catalog)
}

fn run(cli: &Cli) -> Result<(), Failure> {
    let catalog = load_catalog(&cli.data)?;
    let locale = cli.lang.unwrap_or_else(language_of_environment);
    match &cli.command {
        None => serve::run(catalog, &serve::Arguments::from_environment()?),
        Some(Command::Serve(arguments)) => serve::run(catalog, arguments),
        Some(Command::Load(arguments)) => load::run(arguments),
        Some(Command::Games) => games::list(&catalog),
        Some(Command::Rules(arguments)) => games::rules(&catalog, arguments, locale),
        Some(Command::Play(arguments)) => play::run(catalog, arguments, locale),
        Some(Command::Protocol { max_matches }) => protocol(catalog, *max_matches),
        Some(Command::Simulate(arguments)) => simulate::run(&catalog, arguments),
        Some(Command::Arena(arguments)) => arena::run(&catalog, arguments),
        Some(Command::Watch(arguments)) => watch::run(&catalog, arguments, locale),
        Some(Command::Bench(arguments)) => bench::run(&catalog, arguments),
        Some(Command::Completions { shell }) => shell::completions(*shell),
        Some(Command::Man) => shell::manual(),
    }
}

fn protocol(catalog: Catalog, max_matches: usize) -> Result<(), Failure> {
    let mut session = Session::new(catalog, max_matches);
    let output = std::io::BufWriter::new(std::io::stdout().lock());
    Ok(covenstead_protocol::serve(
        &mut session,
        std::io::stdin().lock(),
        output,
    )?)
}

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(()) | Err(Failure::BrokenPipe) => ExitCode::SUCCESS,
        Err(Failure::Said(message)) => {
            eprintln!("covenstead: {message}");
            ExitCode::FAILURE
        }
    }
}
