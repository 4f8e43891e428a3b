//! What a shell and `man` want to know about the program, made from its own arguments.

use crate::Cli;
use crate::screen::Failure;
use clap::CommandFactory;
use clap_complete::Shell;
use std::io::Write;

/// Prints the script that completes commands, options and values in this shell.
pub(crate) fn completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "covenstead", &mut script);
    Ok(std::io::stdout().write_all(&script)?)
}

/// Prints the manual page: the program, then each of its commands.
pub(crate) fn manual() -> Result<(), Failure> {
    let mut page = Vec::new();
    let mut program = Cli::command();
    program.build();
    clap_mangen::Man::new(program.clone()).render(&mut page)?;
    for command in program
        .get_subcommands()
        .filter(|command| command.get_name() != "help")
    {
        let name = command.get_name().to_uppercase();
        writeln!(page, ".SH \"COVENSTEAD {name}\"")?;
        let about = clap_mangen::Man::new(command.clone());
        about.render_synopsis_section(&mut page)?;
        about.render_description_section(&mut page)?;
        about.render_options_section(&mut page)?;
    }
    Ok(std::io::stdout().write_all(&page)?)
}
