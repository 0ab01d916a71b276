//! The `fa` command.

mod commands;

use std::io::IsTerminal;
use std::process::ExitCode;

use clap::Parser;
use commands::output;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

fn main() -> ExitCode {
    // Before there are threads. Where it fails, several GPUs cannot be opened later, which says why.
    let _ = fa_dist::nccl::prepare();
    let cli = commands::Cli::try_parse().unwrap_or_else(|error| {
        if !error.use_stderr() {
            error.exit();
        }
        eprint!("{}", output::printable(&error.to_string()));
        std::process::exit(error.exit_code())
    });
    let asked = std::env::var_os("FA_LOG").unwrap_or_default();
    let builder = EnvFilter::builder().with_default_directive(LevelFilter::WARN.into());
    let filter = builder.parse(asked.to_string_lossy());
    let unknown = filter.as_ref().err().map(ToString::to_string);
    tracing_subscriber::fmt()
        .with_env_filter(filter.unwrap_or_else(|_| EnvFilter::new("warn")))
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .without_time()
        .with_target(false)
        .init();
    if let Some(error) = unknown.as_deref().map(output::printable) {
        tracing::warn!("FA_LOG: {error}; warnings are logged");
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
