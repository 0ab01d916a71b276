//! The command line: one file for each subcommand, and what they share.

mod arguments;
mod attention;
mod bench;
mod cache;
mod check;
mod compiled;
mod conv;
mod counting;
mod demo;
mod device;
mod device_tensors;
mod doctor;
mod emit;
mod flop;
mod functions;
mod gradients;
mod lengths;
mod mask_blocks;
mod measured;
pub mod output;
mod over_cache;
mod pass;
mod plan;
mod prebuild;
mod profile;
mod ranks;
mod report;
mod run;
mod setup;
mod space;
mod spec;
mod stats;
mod tensor_files;
mod tensors;
mod timing;
mod tune;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Attention that compiles itself: kernels written in Rust, specialised to CUDA C, compiled at run
/// time.
///
/// Without a subcommand: the demo, which runs FaS512<64,64,32,4> and attention() on the GPU, or on the
/// interpreter where there is none, and compares the results with float64.
#[derive(Debug, Parser)]
#[command(name = "fa", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    demo: demo::Demo,
}

#[derive(Debug, Subcommand)]
enum Command {
    Run(Box<run::Run>),
    ConvBlock(conv::ConvBlock),
    Plan(Box<plan::Plan>),
    Emit(emit::Emit),
    Space(space::Space),
    Bench(Box<bench::Bench>),
    Profile(Box<profile::Profile>),
    Tune(Box<tune::Tune>),
    #[command(name = tune::worker::NAME, hide = true)]
    TuneWorker(tune::worker::TuneWorker),
    Report(report::Report),
    Prebuild(Box<prebuild::Prebuild>),
    Doctor(doctor::Doctor),
    Setup(setup::Setup),
    Cache(cache::CacheCommand),
}

impl Cli {
    /// Does what the command line asks for.
    pub fn run(self) -> Result<()> {
        match self.command {
            None => self.demo.run(),
            Some(Command::Run(run)) => run.run(),
            Some(Command::ConvBlock(block)) => block.run(),
            Some(Command::Plan(plan)) => plan.run(),
            Some(Command::Emit(emit)) => emit.run(),
            Some(Command::Space(space)) => space.run(),
            Some(Command::Bench(bench)) => bench.run(),
            Some(Command::Profile(profile)) => profile.run(),
            Some(Command::Tune(tune)) => tune.run(),
            Some(Command::TuneWorker(worker)) => worker.run(),
            Some(Command::Report(report)) => report.run(),
            Some(Command::Prebuild(prebuild)) => prebuild.run(),
            Some(Command::Doctor(doctor)) => doctor.run(),
            Some(Command::Setup(setup)) => setup.run(),
            Some(Command::Cache(cache)) => cache.run(),
        }
    }
}
