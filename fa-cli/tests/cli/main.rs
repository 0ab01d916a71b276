//! The `fa` command, as its users meet it: what each subcommand prints and writes, and that bad input
//! ends with a message, a non-zero status and no file.
//!
//! No test uses a GPU. Those that compile need NVRTC and fail without it; the project's test command
//! provides it.

mod bench;
mod bias_file;
mod bias_gradient;
mod cache;
mod conv;
mod demo;
mod emit;
mod files;
mod fixture;
mod fuzz;
mod gradients;
mod mask_blocks;
mod not_finite;
mod peers;
mod plan;
mod prebuild;
mod prebuild_calls;
mod prebuild_steps;
mod problems;
mod profile;
mod ranks;
mod report;
mod run;
mod run_functions;
mod run_lists;
mod run_refused;
mod setup;
mod space;
mod tune;
mod tune_tensors;
mod tuned;
