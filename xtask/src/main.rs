//! What this repository does with itself: `cargo xtask test`, `bless`, `validate`, `dist`,
//! `candle`, `shipped`.

mod candle;
mod cargo;
mod cuda;
mod dist;
mod kernels;
mod models;
mod nvrtc;
mod programs;
mod python;
mod test;

use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

/// Tests, golden files and distribution of this repository. Not derived: that takes crates which compile for longer than all else here,
/// before anything is tested.
fn arguments() -> Command {
    let tasks = [
        Command::new("test")
            .about("Run every test, with an NVRTC that pip fetches unless `FA_NVRTC_PATH` names one")
            .arg(
                Arg::new("cargo")
                    .help("Passed on to `cargo test`, such as `--test space` or `-- --nocapture`")
                    .action(ArgAction::Append)
                    .trailing_var_arg(true)
                    .allow_hyphen_values(true),
            ),
        Command::new("bless").about(
            "Rewrite generated/ with what the kernels generate now, and the header of the C library",
        ),
        Command::new("validate").about("Compile every golden with NVRTC for every architecture"),
        Command::new("dist")
            .about("Build what a GPU host without Rust needs, into target/dist")
            .arg(
                Arg::new("candle")
                    .help(
                        "Build the GPU tests of fa-candle instead, with nvcc from PyPI; the first time takes ten minutes and more",
                    )
                    .long("candle")
                    .action(ArgAction::SetTrue),
            ),
        Command::new("candle").about("Check fa-candle with its feature `cuda`, without nvcc"),
        Command::new("shipped")
            .about("Write the shipped table of tuned configurations from studies of `fa tune`")
            .arg(
                Arg::new("studies")
                    .help("The studies' files")
                    .required(true)
                    .action(ArgAction::Append)
                    .value_parser(value_parser!(PathBuf)),
            ),
    ];
    Command::new("xtask")
        .bin_name("cargo xtask")
        .about("Tests, golden files and distribution of this repository")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands(tasks)
}

fn main() -> anyhow::Result<()> {
    match arguments().get_matches().subcommand() {
        Some(("test", given)) => test::run(&all(given, "cargo")),
        Some(("bless", _)) => kernels::bless(),
        Some(("validate", _)) => kernels::validate(),
        Some(("dist", given)) if given.get_flag("candle") => candle::dist(),
        Some(("dist", _)) => dist::run(),
        Some(("candle", _)) => candle::check(),
        Some(("shipped", given)) => kernels::shipped(&all(given, "studies")),
        // clap has said what there is.
        other => anyhow::bail!("no such task: {other:?}"),
    }
}

/// All values of an argument.
fn all<T: Clone + Send + Sync + 'static>(given: &ArgMatches, name: &str) -> Vec<T> {
    given
        .get_many(name)
        .into_iter()
        .flatten()
        .cloned()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{all, arguments};

    #[test]
    fn tests_are_given_all_that_follows() {
        arguments().debug_assert();
        let given = ["xtask", "test", "--test", "space", "--", "--nocapture"];
        let matches = arguments().get_matches_from(given);
        let (task, matches) = matches.subcommand().expect("a task");
        assert_eq!(task, "test");
        assert_eq!(all::<String>(matches, "cargo"), given[2..]);
    }
}
