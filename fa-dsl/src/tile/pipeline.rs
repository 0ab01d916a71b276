//! mbarriers, and rings of tiles that a producer fills and consumers empty.

use crate::build::{Reg, emit_to};
use crate::ir::Operand;
use crate::isa::Row;
use crate::isa::hopper::barrier as rows;

/// An mbarrier in shared memory: threads arrive, bytes land, the phase completes, waiters go on.
#[derive(Clone, Copy, Debug)]
pub struct Mbarrier {
    /// Its address, a multiple of 8.
    pub address: Reg<u32>,
}

/// Bytes of an mbarrier.
pub const MBARRIER_BYTES: u32 = 8;

fn record(row: &'static Row, srcs: &[Operand]) {
    emit_to(row, Vec::new(), srcs.to_vec());
}

impl Mbarrier {
    /// Number `index` of the mbarriers that start here.
    pub fn nth(self, index: impl Into<Reg<u32>>) -> Mbarrier {
        Mbarrier {
            address: self.address + index.into() * MBARRIER_BYTES,
        }
    }

    /// Makes it wait for `arrivals` in each phase. By one thread, before any other use.
    pub fn init(self, arrivals: u32) {
        record(
            &rows::MBARRIER_INIT,
            &[self.address.operand(), Reg::from(arrivals).operand()],
        );
    }

    /// Arrives.
    pub fn arrive(self) {
        record(&rows::MBARRIER_ARRIVE, &[self.address.operand()]);
    }

    /// Arrives. Whether this was the phase's last arrival: true for one thread, who does not yet
    /// see what the others did before theirs; a [`Self::wait`] for the phase makes it.
    pub fn arrive_last(self) -> Reg<bool> {
        let srcs = [self.address.operand()];
        let pending = crate::build::emit(&rows::MBARRIER_ARRIVE_PENDING, &srcs);
        crate::build::compare::eq(Reg::<u32>::from_operand(pending), 1)
    }

    /// Arrives, and makes the phase wait for `bytes` of copies.
    pub fn expect(self, bytes: u32) {
        record(
            &rows::MBARRIER_EXPECT,
            &[self.address.operand(), Reg::from(bytes).operand()],
        );
    }

    /// Waits until the phase of this parity has completed: 0 for the first.
    pub fn wait(self, parity: impl Into<Reg<u32>>) {
        record(
            &rows::MBARRIER_WAIT,
            &[self.address.operand(), parity.into().operand()],
        );
    }
}

/// Makes initialised mbarriers visible to the copy engine.
pub fn fence_mbarrier_init() {
    record(&rows::FENCE_MBARRIER_INIT, &[]);
}

/// Orders this thread's ordinary shared-memory accesses before later ones by tensor cores and the
/// copy engine.
pub fn fence_proxy_async() {
    record(&rows::FENCE_PROXY_ASYNC, &[]);
}

/// Sets the registers that each thread of this warp may use, a multiple of 8: more than the kernel
/// was launched with for consumers, fewer for producers.
pub fn set_max_registers(count: u32, more: bool) {
    let row = if more {
        &rows::SETMAXNREG_INC
    } else {
        &rows::SETMAXNREG_DEC
    };
    record(row, &[Reg::from(count).operand()]);
}

/// Arrives at named barrier `id` (1 to 15) of `threads` threads without waiting.
pub fn barrier_arrive(id: impl Into<Reg<u32>>, threads: u32) {
    record(
        &rows::BARRIER_ARRIVE,
        &[id.into().operand(), Reg::from(threads).operand()],
    );
}

/// Whether the condition holds in any lane of the warp.
pub fn any_lane(cond: Reg<bool>) -> Reg<bool> {
    Reg::from_operand(crate::build::emit(
        &crate::isa::sync::VOTE_ANY,
        &[cond.operand()],
    ))
}

/// Whether this is the lane of the warp that issues copies; all lanes have to ask.
pub fn elected() -> Reg<bool> {
    let elected = crate::build::emit(&rows::ELECT, &[]);
    crate::build::compare::eq(Reg::<u32>::from_operand(elected), 1)
}

/// A position in a ring of `stages` slots that goes round for ever: the slot, and the parity of
/// the round.
#[derive(Clone, Copy, Debug)]
pub struct RingIndex {
    /// Slots.
    pub stages: u32,
    /// Passes so far.
    pub count: Reg<u32>,
}

impl RingIndex {
    /// The slot.
    pub fn slot(&self) -> Reg<u32> {
        self.count % self.stages
    }

    /// The parity of the round: what a consumer waits for.
    pub fn parity(&self) -> Reg<u32> {
        (self.count / self.stages) & 1
    }
}
