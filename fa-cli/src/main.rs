//! The `fa` command.

mod commands;

use std::io::IsTerminal;
use std::process::ExitCode;

use clap::Parser;
use commands::output;
use tracing_subscriber::EnvFilter;

fn main() -> ExitCode {
    let cli = commands::Cli::try_parse().unwrap_or_else(|error| {
        let text = error.render().to_string();
        let printable = output::printable(&text);
        if printable == text {
            error.exit();
        }
        eprintln!("{}", printable.trim_end());
        std::process::exit(error.exit_code())
    });
    let filter = std::env::var_os("FA_LOG").unwrap_or_default();
    let filter = filter.to_string_lossy();
    let parsed = EnvFilter::builder().parse(if filter.is_empty() { "warn" } else { &filter });
    let (filter, unknown) = match parsed {
        Ok(filter) => (filter, None),
        Err(error) => (EnvFilter::new("warn"), Some(error)),
    };
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .without_time()
        .with_target(false)
        .init();
    if let Some(error) = unknown {
        let text = output::printable(&format!("FA_LOG: {error}; warnings are logged"));
        tracing::warn!("{text}");
    }
    match cli.run() {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output, such as `head`, has seen enough.
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let message = output::with_causes(&error);
            eprintln!("error: {}", output::printable(&message));
            ExitCode::FAILURE
        }
    }
}
