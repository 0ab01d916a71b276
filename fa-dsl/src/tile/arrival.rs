//! CTAs that share a piece of work: the last one to arrive finishes it, or all wait for each other and
//! go on.

use super::shared::shared_base;
use crate::build::compare::{eq, lt};
use crate::build::control::{While, when};
use crate::build::{
    Counter, Order, Reg, barrier, emit, emit_to, grid_x, grid_y, grid_z, shared, thread,
};
use crate::isa::{memory, sync};

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

/// A barrier of the whole grid: what any thread of any CTA does after it comes after everything that
/// all threads of all CTAs did before it.
///
/// All threads of all CTAs of the grid have to call it, and the kernel is `#[kernel(…, cooperative)]`,
/// so that a CTA never waits for one that finds no room on the GPU. It leaves both counters zero, for
/// the next launch.
///
/// A barrier may not use the counters of the barrier before it, which a slow CTA has yet to leave; it
/// may use those of the barrier before that one. So two pairs are enough for any number of barriers
/// in a row, if these take turns.
pub fn grid_barrier(arrived: Counter, left: Counter) {
    // Thread 0 releases what all threads of its CTA have done before this barrier.
    emit_to(&sync::BARRIER_GRID, Vec::new(), Vec::new());
    when(eq(thread(), 0), || {
        arrived.add_release(1);
        let ctas = grid_ctas();
        let mut wait = While::begin();
        while wait.test(lt(arrived.load_acquire(), ctas)) {
            wait.body_end();
        }
    });
    // And what it has acquired comes before what all threads do after this one.
    barrier();
    // Whoever counts itself out has seen that all have arrived, and looks no more. So the last one may
    // start anew, and nobody has to wait for that: no order is needed but that of the two counters.
    when(eq(thread(), 0), || {
        let last = grid_ctas() - 1;
        when(eq(left.fetch_inc(last, Order::Relaxed), last), || {
            arrived.store_relaxed(0);
        });
    });
}

/// How many CTAs the grid has.
fn grid_ctas() -> Reg<u32> {
    grid_x() * grid_y() * grid_z()
}
