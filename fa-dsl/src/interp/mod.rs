//! Runs kernels on the CPU, lane by lane, and watches them while they run.
//!
//! A CTA's warps are scheduled cooperatively: each runs until it waits at a barrier or ends, so that
//! a barrier nobody completes is an error and not a hang. CTAs run in parallel. Those of a kernel with
//! atomic instructions, which may talk to each other, take turns instead, in one thread: each runs
//! until it ends or all its warps wait for a word to change that they look at in a loop, so that a
//! wait for what nobody does is an error too. At most [`Options::resident`] of them are under way, and
//! the next one starts when one has ended, as on a GPU that is full. [`Options::order`] says which
//! comes when; a kernel that is right gives the same in every order. What an instruction
//! does is the meaning in its [table row](crate::isa), which asks a
//! [machine](crate::isa::machine) for what it needs: here that is a warp with the state of its CTA.
//!
//! | folder | what it watches or does |
//! |---|---|
//! | `schedule` | who runs when: CTAs in parallel or in turns, the warps of a CTA in turns |
//! | `instructions` | what instructions ask of a warp |
//! | `machine` | the state of a run: program, launch, CTA, warps, registers |
//! | `asynchronous` | copies, boxes and products in flight, and the registers that products own |
//! | `barriers` | barriers and mbarriers |
//! | `memory` | global and shared memory, tensors that are written, bank conflicts |
//! | `order` | which accesses happened before which, with vector clocks |
//! | `report` | counts and faults |
//!
//! `lane_mask`, `options` and `shuffle` are for all of them.
//!
//! **Architecture invariant:** a folder imports those below it in this table, never one above. Of
//! the crate, the interpreter imports the validator's evidence, the arguments of a launch, the IR
//! and the instruction table; none of these knows it.
//!
//! # The sanitiser
//! With [`Options::sanitize`], every access is checked against a shadow state:
//! - registers, shared memory and global memory that nothing has written must not be read, nor
//!   scratch memory that this launch has not written; a kernel must write every element of its output
//!   tensors, and its counters are zero when it starts and when it ends;
//! - accesses are aligned and in bounds; stores to global memory hit elements of tensors that the
//!   kernel says it writes;
//! - two accesses to the same bytes, at least one of them a write and not both atomic, by different
//!   threads, are ordered by a barrier; inside a warp by a warp barrier; between CTAs by a release
//!   and an acquire. Order is tracked with vector clocks, so that a race is found whatever order the
//!   warps happened to run in;
//! - the destination of an asynchronous copy is neither read nor written before the copying thread
//!   has waited for it;
//! - registers and tiles of a warpgroup product, and the place in shared memory of a bulk load or
//!   store, belong to the hardware until they are waited for; bulk loads land as late as possible;
//! - what bulk reductions add to is not read by others before the thread has waited for more than their sources;
//! - registers are fenced before products, and stores before asynchronous reads of them;
//! - an mbarrier is made once, seen by all, and its phases get the arrivals and bytes they expect;
//! - barriers and warp-collective instructions are reached by whole warps, and barriers by all the
//!   warps they wait for.
//!
//! Bounds, alignment, divergence, deadlock and the step limit are checked in any case. Each
//! [`Fault`] names the Rust line. Limits: shared memory is tracked in granules of two bytes; an
//! element of an output tensor counts as written when any byte of it is; of the reads of an output
//! element, only the last one inside a CTA is remembered where CTAs run in parallel; an acquire
//! that sees a release in one order of CTAs need not in another, so that others are worth a run; bank conflicts of warpgroup products and
//! bulk copies are not counted, nor are ordinary reads before asynchronous writes asked for a fence;
//! a box counts as stored when its store begins.

mod asynchronous;
mod barriers;
mod instructions;
mod lane_mask;
mod machine;
mod memory;
mod options;
mod order;
mod report;
mod schedule;
mod shuffle;
#[cfg(test)]
mod tests;

pub use memory::{Memory, MemoryError};
pub use options::{CtaOrder, Options};
pub use report::{
    Access, Actor, Failure, Fault, FaultKind, Hazard, LineConflicts, Location, MbarrierMisuse,
    Report,
};

use crate::abi::ArgBuffer;
use crate::ir::Kernel;
pub use crate::isa::machine::{MatrixSource, Space, WARP, WgmmaShape};
use crate::validate::Valid;

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
    schedule::execute(kernel, grid, args, memory, options)
}
