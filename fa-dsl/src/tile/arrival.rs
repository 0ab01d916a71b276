//! CTAs that share a piece of work: the last one to arrive finishes it.

use super::shared::shared_base;
use crate::build::compare::eq;
use crate::build::control::when;
use crate::build::{Counter, Order, Reg, barrier, emit, emit_to, shared, thread};
use crate::isa::memory;

/// Arrives at a counter for the whole CTA, and tells all its threads whether it is the last of
/// `count` CTAs. The last one comes after everything that all threads of the others did before they
/// arrived. It leaves the counter zero.
///
/// All threads of the CTA have to call it.
pub fn last_to_arrive(counter: Counter, count: impl Into<Reg<u32>>) -> Reg<bool> {
    let last = count.into() - 1;
    let slot = shared_base() + shared(4, 4);
    let place = [slot.operand(), Reg::<u32>::from(0).operand()];
    // Thread 0 releases what all threads have done before the barrier.
    barrier();
    when(eq(thread(), 0), || {
        let before = counter.fetch_inc(last, Order::AcqRel);
        let srcs = vec![place[0], place[1], before.operand()];
        emit_to(&memory::ST_SHARED_U32, Vec::new(), srcs);
    });
    // And what it has acquired comes before what all threads do after this one.
    barrier();
    eq(
        Reg::from_operand(emit(&memory::LD_SHARED_U32, &place)),
        last,
    )
}
