//! Runs kernels on the CPU, lane by lane, and watches them while they run.
//!
//! A CTA's warps are scheduled cooperatively: each runs until it waits at a barrier or ends, so that
//! a barrier nobody completes is an error and not a hang. CTAs run in parallel. What an instruction
//! does is the meaning in its [table row](crate::isa), which works on [`Lanes`].
//!
//! # The sanitiser
//! With [`Options::sanitize`], every access is checked against a shadow state:
//! - registers, shared memory and global memory that nothing has written must not be read, and a
//!   kernel must write every element of its output tensors;
//! - accesses are aligned and in bounds; stores to global memory hit elements of output tensors;
//! - two accesses to the same bytes, at least one of them a write, by different threads, are ordered
//!   by a barrier or, inside a warp, by a warp barrier. Order is tracked with vector clocks, so that a
//!   race is found whatever order the warps happened to run in;
//! - the destination of an asynchronous copy is neither read nor written before the copying thread
//!   has waited for it;
//! - registers and tiles of a warpgroup product, and the place in shared memory of a bulk load or
//!   store, belong to the hardware until they are waited for; bulk loads land as late as possible;
//! - registers are fenced before products, and stores before asynchronous reads of them;
//! - an mbarrier is made once, seen by all, and its phases get the arrivals and bytes they expect;
//! - barriers and warp-collective instructions are reached by whole warps, and barriers by all the
//!   warps they wait for.
//!
//! Bounds, alignment, divergence, deadlock and the step limit are checked in any case. Each
//! [`Fault`] names the Rust line. Limits: shared memory is tracked in granules of two bytes; an
//! element of an output tensor counts as written when any byte of it is; of the reads of an output
//! element, only the last one inside a CTA is remembered; bank conflicts of warpgroup products and
//! bulk copies are not counted, nor are ordinary reads before asynchronous writes asked for a fence.

mod accesses;
mod banks;
mod barriers;
mod boxes;
mod copies;
mod cta;
mod fault;
mod flat;
mod flight;
mod lanes;
mod launch;
mod log;
mod mbarrier;
mod memory;
mod misuse;
mod outputs;
mod phases;
mod races;
mod report;
mod shared;
mod stamp;
mod step;
#[cfg(test)]
mod tests;
mod tiles;
mod tma;
mod views;
mod warp;
mod wgmma;

use std::fmt;

pub use fault::{Access, Actor, Failure, Fault, FaultKind, Hazard, Location, MbarrierMisuse};
pub use lanes::Lanes;
pub use memory::{Memory, MemoryError};
pub use report::{LineConflicts, Report};
pub use wgmma::{MatrixSource, WgmmaShape};

use crate::abi::ArgBuffer;
use crate::ir::Kernel;
use crate::validate::Valid;

/// Threads of a warp.
pub const WARP: usize = 32;

/// A mask of all lanes.
const ALL_LANES: u32 = u32::MAX;

/// An address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// Device memory, addressed by byte address.
    Global,
    /// The CTA's memory, addressed by byte offset.
    Shared,
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Space::Global => "global",
            Space::Shared => "shared",
        })
    }
}

/// How a kernel is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether uninitialised data, races, in-flight copies and stray stores are looked for.
    pub sanitize: bool,
    /// The most faults that a failure lists; a CTA stops at that many.
    pub max_errors: usize,
    /// The most steps (instructions, moves, loop tests) that one warp may take.
    pub step_limit: Option<u64>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            sanitize: true,
            max_errors: 16,
            step_limit: Some(100_000_000),
        }
    }
}

/// Runs `kernel` on a grid of CTAs and counts what it did.
///
/// The counts are the same in every run. `memory` keeps what the kernel wrote, also when it failed.
///
/// # Errors
/// Every fault that was found, each with the Rust line of the kernel, in the order of CTAs. CTAs run
/// in batches; no batch is started after one with a fault.
pub fn run(
    kernel: &Valid<Kernel>,
    grid: [u32; 3],
    args: &ArgBuffer,
    memory: &Memory,
    options: &Options,
) -> Result<Report, Failure> {
    launch::execute(kernel, grid, args, memory, options)
}
