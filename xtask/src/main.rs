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

use clap::{Parser, Subcommand};

/// Tests, golden files and distribution of this repository.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run every test, with an NVRTC that pip fetches unless `FA_NVRTC_PATH` names one
    Test {
        /// Passed on to `cargo test`, such as `--test space` or `-- --nocapture`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        cargo: Vec<String>,
    },
    /// Rewrite generated/ with what the kernels generate now, and the header of the C library
    Bless,
    /// Compile every golden with NVRTC for every architecture
    Validate,
    /// Build what a GPU host without Rust needs, into target/dist
    Dist {
        /// Build the GPU tests of fa-candle instead, with nvcc from PyPI; the first time takes ten minutes and more
        #[arg(long)]
        candle: bool,
    },
    /// Check fa-candle with its feature `cuda`, without nvcc
    Candle,
    /// Write the shipped table of tuned configurations from studies of `fa tune`
    Shipped {
        /// The studies' files
        #[arg(required = true)]
        studies: Vec<PathBuf>,
    },
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().task {
        Task::Test { cargo } => test::run(&cargo),
        Task::Bless => kernels::bless(),
        Task::Validate => kernels::validate(),
        Task::Dist { candle: false } => dist::run(),
        Task::Dist { candle: true } => candle::dist(),
        Task::Candle => candle::check(),
        Task::Shipped { studies } => kernels::shipped(&studies),
    }
}
