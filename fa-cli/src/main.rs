//! The `fa` command.

mod commands;

use std::process::ExitCode;

use clap::Parser;
use tracing_subscriber::EnvFilter;

fn main() -> ExitCode {
    let cli = commands::Cli::parse();
    let filter = EnvFilter::try_from_env("FA_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .without_time()
        .with_target(false)
        .init();
    match cli.run() {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output, such as `head`, has seen enough.
        Err(error) if commands::output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {}", commands::output::with_causes(&error));
            ExitCode::FAILURE
        }
    }
}
