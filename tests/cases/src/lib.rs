//! Test cases described once: the interpreter runs them everywhere, a GPU where there is one.
//!
//! A [`Case`] says what problem of attention to solve and how its tensors lie in memory; a [`SolvedCase`] adds
//! its values and what float64 makes of them. A [`Runner`] computes it on a device, and the result is held
//! against the reference. [`table`], [`hard`], [`hidden`], [`random`] and [`fas512`] have the cases, [`schedules`]
//! configurations, [`compiled`] says what ptxas makes of them. [`rates`] does the same for the kernels that measure what a device can do, [`goldens`] lists
//! the kernels whose generated text is checked in, [`fuzz`] tries what takes text or files, and [`gpu`] is the harness of the tests that need a GPU.

pub mod compiled;
pub mod fas512;
pub mod functions;
pub mod fuzz;
pub mod goldens;
pub mod gpu;
pub mod hard;
pub mod hidden;
pub mod random;
pub mod rates;
pub mod schedules;
pub mod table;

mod aligned;
mod append;
mod backward;
mod cache;
mod case;
mod conv;
mod generation;
mod layout;
mod merge;
mod packed;
mod placed;
mod prefix_ranges;
mod runner;
mod tensors;
mod values;
mod verify;

pub use aligned::Aligned;
pub use append::{AppendCase, RotaryCase, Spots};
pub use backward::{
    BackwardCase, BackwardOutcome, BackwardRunner, BackwardTiles, KeyPlaces, SolvedBackward,
    SolvedSequences, first_apart, gradients_as_for,
};
pub use cache::{CacheCase, CacheLayout};
pub use case::{Case, Failure, SolvedCase};
pub use conv::{ConvCase, ConvFailure, Lies, conv_cases};
pub use generation::{
    CacheMap, FoundStep, GenerationCase, GivenStep, RotaryTables, all as generations,
};
pub use layout::{Layout, Placement};
pub use merge::{MergeCase, MergeOutcome, Weights};
pub use packed::PackedCase;
pub use placed::Placed;
pub use runner::{EitherType, Runner};
pub use tensors::{DeviceTensors, Outcome, Views};
pub use values::Values;
pub use verify::{Cause, Expected};
