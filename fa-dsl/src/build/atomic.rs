//! Atomic accesses to global memory, by which the CTAs of a launch talk to each other.

use super::builder::{emit, emit_to};
use super::reg::Reg;
use super::tensor::{Pointer, address};
use crate::abi::MAX_RANK;
use crate::ir::Operand;
use crate::isa::machine::Order;
use crate::isa::{Row, atomic};

/// Words by which CTAs count each other and wait for each other: a strided tensor of `u32` that only
/// atomic instructions access. All are zero when the launch starts, and the kernel leaves them zero,
/// so that the next launch finds them so.
#[derive(Clone, Copy, Debug)]
pub struct Counters {
    pub(crate) base: Reg<u64>,
    pub(crate) strides: [Reg<u64>; MAX_RANK],
}

impl Counters {
    /// The counter at `index`, the trailing dimensions at 0.
    pub fn at(&self, index: &[Reg<u32>]) -> Counter {
        Counter {
            pointer: address(self.base, &self.strides, index),
        }
    }
}

/// One of the [`Counters`].
///
/// A *release* publishes what its thread has done and what that thread knows of others: after a
/// [`barrier`](super::barrier), what the whole CTA did before it. The thread that sees the released
/// value, or one that others have made of it by adding, with an *acquire* comes after all that; and
/// after another barrier, so does its CTA.
#[derive(Clone, Copy, Debug)]
pub struct Counter {
    pointer: Pointer<u32>,
}

impl Counter {
    /// Adds to the counter and gives what it was before.
    pub fn fetch_add(self, value: impl Into<Reg<u32>>, order: Order) -> Reg<u32> {
        self.fetch(atomic::atom_add(order), value.into())
    }

    /// Adds one, or goes back to zero from `last`; gives what the counter was before. So the last of
    /// `last + 1` arrivals, the one that gets `last`, leaves it zero.
    pub fn fetch_inc(self, last: impl Into<Reg<u32>>, order: Order) -> Reg<u32> {
        self.fetch(atomic::atom_inc(order), last.into())
    }

    /// Adds to the counter.
    pub fn add_relaxed(self, value: impl Into<Reg<u32>>) {
        self.write(&atomic::RED_ADD_U32, value.into());
    }

    /// Adds to the counter, with a release.
    pub fn add_release(self, value: impl Into<Reg<u32>>) {
        self.write(&atomic::RED_ADD_RELEASE_U32, value.into());
    }

    /// The counter's value.
    pub fn load_relaxed(self) -> Reg<u32> {
        self.read(&atomic::LD_RELAXED_U32)
    }

    /// The counter's value, with an acquire.
    pub fn load_acquire(self) -> Reg<u32> {
        self.read(&atomic::LD_ACQUIRE_U32)
    }

    /// Sets the counter.
    pub fn store_relaxed(self, value: impl Into<Reg<u32>>) {
        self.write(&atomic::ST_RELAXED_U32, value.into());
    }

    /// Sets the counter, with a release.
    pub fn store_release(self, value: impl Into<Reg<u32>>) {
        self.write(&atomic::ST_RELEASE_U32, value.into());
    }

    fn read(self, row: &'static Row) -> Reg<u32> {
        Reg::from_operand(emit(row, &self.place()))
    }

    fn fetch(self, row: &'static Row, value: Reg<u32>) -> Reg<u32> {
        let [base, offset] = self.place();
        Reg::from_operand(emit(row, &[base, offset, value.operand()]))
    }

    fn write(self, row: &'static Row, value: Reg<u32>) {
        let [base, offset] = self.place();
        emit_to(row, Vec::new(), vec![base, offset, value.operand()]);
    }

    fn place(self) -> [Operand; 2] {
        [
            self.pointer.address.operand(),
            Reg::<u32>::from(0).operand(),
        ]
    }
}

impl Pointer<u32> {
    /// The element `count` elements further, atomically and without ordering anything else.
    ///
    /// It is asked for where this stands. A plain load goes behind a branch if its value is used only there, and so behind what decides the
    /// branch.
    pub fn load_relaxed(self, count: u32) -> Reg<u32> {
        let offset = Reg::from(count * 4).operand();
        let srcs = [self.address.operand(), offset];
        Reg::from_operand(emit(&atomic::LD_RELAXED_U32, &srcs))
    }

    /// Adds to the element `count` elements further, atomically and without ordering anything else.
    pub fn atomic_add(self, count: u32, value: impl Into<Reg<u32>>) {
        let offset = Reg::from(count * 4).operand();
        let srcs = vec![self.address.operand(), offset, value.into().operand()];
        emit_to(&atomic::RED_ADD_U32, Vec::new(), srcs);
    }

    /// Adds to the 64 bits of which the element `count` elements further is the lower half, atomically and without ordering anything else.
    /// Their address is a multiple of 8.
    pub fn atomic_add_wide(self, count: u32, value: Reg<u64>) {
        let offset = Reg::from(count * 4).operand();
        let srcs = vec![self.address.operand(), offset, value.operand()];
        emit_to(&atomic::RED_ADD_U64, Vec::new(), srcs);
    }
}

impl Pointer<f32> {
    /// Adds to the element `count` elements further, atomically and without ordering anything else.
    ///
    /// Threads add in any order, and sums of floats depend on it: two launches may differ in the
    /// last bits.
    pub fn atomic_add(self, count: u32, value: impl Into<Reg<f32>>) {
        let offset = Reg::from(count * 4).operand();
        let srcs = vec![self.address.operand(), offset, value.into().operand()];
        emit_to(&atomic::RED_ADD_F32, Vec::new(), srcs);
    }

    /// As [`Pointer::atomic_add`], to two neighbours with one access: the 8 bytes from `bytes` further on, whose address is a multiple of
    /// 8. From sm_90 on.
    pub fn atomic_add_pair(self, bytes: u32, values: [Reg<f32>; 2]) {
        let mut srcs = vec![self.address.operand(), Reg::from(bytes).operand()];
        srcs.extend(values.map(Reg::operand));
        emit_to(&atomic::RED_ADD_V2_F32, Vec::new(), srcs);
    }

    /// As [`Pointer::atomic_add`], to four neighbours with one access: the 16 bytes from `bytes`
    /// further on, whose address is a multiple of 16. From sm_90 on.
    pub fn atomic_add_chunk(self, bytes: u32, values: [Reg<f32>; 4]) {
        let mut srcs = vec![self.address.operand(), Reg::from(bytes).operand()];
        srcs.extend(values.map(Reg::operand));
        emit_to(&atomic::RED_ADD_V4_F32, Vec::new(), srcs);
    }
}

/// Orders accesses to memory for the whole GPU, as CUDA's `__threadfence` does: a relaxed atomic
/// write after it counts as a release, a relaxed atomic read before it as an acquire.
pub fn fence_gpu() {
    emit_to(&atomic::FENCE_GPU, Vec::new(), Vec::new());
}
