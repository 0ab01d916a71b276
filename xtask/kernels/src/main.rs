//! What `cargo xtask` does with the kernels themselves. It is a program of its own, so that what runs the tests is built in seconds.

mod goldens;
mod shipped;

use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// Golden files and the shipped table of this repository.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Rewrite generated/ with what the kernels generate now
    Bless,
    /// Compile every golden with NVRTC for every architecture
    Validate,
    /// Write the shipped table of tuned configurations from studies of `fa tune`
    Shipped {
        /// The studies' files
        #[arg(required = true)]
        studies: Vec<PathBuf>,
    },
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().task {
        Task::Bless => goldens::bless(),
        Task::Validate => goldens::validate(),
        Task::Shipped { studies } => shipped::run(&studies),
    }
}
