//! What this repository does with itself: `cargo xtask test`, `bless`, `validate`, `dist`,
//! `shipped`.

mod cargo;
mod dist;
mod goldens;
mod nvrtc;
mod python;
mod shipped;
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
    /// Run every test; fetch NVRTC with pip if the machine has none
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
    Dist,
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
        Task::Bless => goldens::bless(),
        Task::Validate => goldens::validate(),
        Task::Dist => dist::run(),
        Task::Shipped { studies } => shipped::run(&studies),
    }
}
