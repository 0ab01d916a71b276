//! What the meaning of a row may ask of a machine.
//!
//! A [`Machine`] is one warp at one instruction. Values are arrays by lane, zero-extended to 64
//! bits; those of inactive lanes are unspecified. Sources and destinations are numbered as in the
//! instruction's row. A machine that finds an access faulty keeps that to itself and gives zeros,
//! so that meanings need not handle errors.
//!
//! There is a trait for each subject, so that each can be implemented beside the state it works on.
//! Meanings take a trait object: a call covers a whole warp, next to which its dispatch is cheap.

use std::fmt;

/// Threads of a warp.
pub const WARP: usize = 32;

/// A value for each lane. A plain loop: `std::array::from_fn` and `map` are not inlined for so many, and tests spend their time here.
#[inline]
pub(crate) fn by_lane(value: impl Fn(usize) -> u64) -> [u64; WARP] {
    let mut values = [0; WARP];
    for (lane, of_lane) in values.iter_mut().enumerate() {
        *of_lane = value(lane);
    }
    values
}

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

/// Where the A operand of a warpgroup product is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatrixSource {
    /// In shared memory with K contiguous, given by a descriptor.
    Shared,
    /// In shared memory with M contiguous, given by a descriptor.
    SharedTransposed,
    /// In four registers, laid out as those of `mma.m16n8k16`.
    Registers,
}

/// What kind of warpgroup product: D (64 × N, float32) += A (64 × 16) · B (16 × N).
///
/// N is twice the number of the instruction's destinations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WgmmaShape {
    /// Whether A and B are bfloat16; else float16.
    pub bf16: bool,
    /// Where A is. B is always in shared memory.
    pub a: MatrixSource,
    /// Whether D starts from zero.
    pub from_zero: bool,
    /// Whether B is stored with N, not K, contiguous.
    pub b_transposed: bool,
}

/// What an atomic instruction orders besides its own access, as all threads of the GPU see it (PTX
/// ISA, "Memory Consistency Model").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Nothing.
    Relaxed,
    /// What the thread does afterwards comes after what a thread did before the release that it
    /// sees.
    Acquire,
    /// What the thread did before, and what it knows that others did, comes before what a thread
    /// does that sees this with an acquire.
    Release,
    /// Both.
    AcqRel,
}

impl Order {
    /// Every order.
    pub const ALL: [Order; 4] = [
        Order::Relaxed,
        Order::Acquire,
        Order::Release,
        Order::AcqRel,
    ];

    /// Whether what comes afterwards is ordered.
    pub const fn acquires(self) -> bool {
        matches!(self, Order::Acquire | Order::AcqRel)
    }

    /// Whether what came before is ordered.
    pub const fn releases(self) -> bool {
        matches!(self, Order::Release | Order::AcqRel)
    }
}

/// A warp at an instruction.
pub trait Machine:
    Operands + Position + LoadStore + Atomics + Synchronize + Mbarrier + BulkCopy + Wgmma
{
}

impl<T> Machine for T where
    T: Operands + Position + LoadStore + Atomics + Synchronize + Mbarrier + BulkCopy + Wgmma
{
}

/// The operands of the instruction.
pub trait Operands {
    /// The values of a source.
    fn src(&mut self, index: usize) -> [u64; WARP];

    /// The value of a source that is an immediate.
    fn imm(&mut self, index: usize) -> u64;

    /// The values that an in-out destination has before the instruction.
    fn dst(&mut self, index: usize) -> [u64; WARP];

    /// Sets a destination in the active lanes.
    fn set(&mut self, index: usize, values: &[u64; WARP]);

    /// The sum of a base address and an offset, in the width of the base.
    fn address(&mut self, base: usize, offset: usize) -> [u64; WARP];
}

/// Where in the grid the warp is.
pub trait Position {
    /// The CTA's thread in lane 0.
    fn first_thread(&self) -> u32;

    /// The index of the CTA.
    fn block(&self) -> [u32; 3];

    /// The size of the grid.
    fn grid(&self) -> [u32; 3];
}

/// Loads and stores, and the copies that each lane waits for by group (`cp.async`).
pub trait LoadStore {
    /// Loads `bytes` (a power of two up to 16) at each active lane's address.
    fn load(&mut self, space: Space, addresses: &[u64; WARP], bytes: u32) -> [[u8; 16]; WARP];

    /// Stores the first `bytes` (a power of two up to 16) of each active lane's value at its
    /// address.
    fn store(
        &mut self,
        space: Space,
        addresses: &[u64; WARP],
        bytes: u32,
        values: &[[u8; 16]; WARP],
    );

    /// Starts copying `bytes` from global to shared memory in each active lane; zeros where there
    /// is no source.
    fn copy_async(&mut self, to: &[u64; WARP], from: &[Option<u64>; WARP], bytes: u32);

    /// Closes each active lane's group of copies.
    fn commit_async(&mut self);

    /// Waits until all but the `pending` latest groups of copies of each active lane are complete.
    fn wait_async(&mut self, pending: u32);
}

/// Atomic accesses to words of global memory, of 32 bits each but for [`Atomics::atomic_add_wide`].
pub trait Atomics {
    /// Loads the word at each active lane's address.
    fn atomic_load(&mut self, addresses: &[u64; WARP], order: Order) -> [u64; WARP];

    /// Stores each active lane's value at its address.
    fn atomic_store(&mut self, addresses: &[u64; WARP], values: &[u64; WARP], order: Order);

    /// Replaces neighbouring words, as many as there are `values`, from each active lane's address
    /// on: each by `update` of the word and of the lane's value for it. Gives the first words as
    /// they were before.
    fn atomic_update(
        &mut self,
        addresses: &[u64; WARP],
        values: &[[u64; WARP]],
        order: Order,
        update: fn(u32, u32) -> u32,
    ) -> [u64; WARP];

    /// Adds each active lane's value to the 64 bits at its address, relaxed.
    fn atomic_add_wide(&mut self, addresses: &[u64; WARP], values: &[u64; WARP]);

    /// Lets relaxed atomic accesses around it acquire and release.
    fn fence_gpu(&mut self);
}

/// Barriers among warps or lanes, and fences.
pub trait Synchronize {
    /// Waits at a barrier for `threads` threads, or all of the CTA.
    fn barrier(&mut self, id: u32, threads: Option<u32>);

    /// Arrives at a barrier of `threads` threads without waiting.
    fn barrier_arrive(&mut self, id: u32, threads: u32);

    /// Orders the memory accesses of the warp's lanes.
    fn sync_warp(&mut self);

    /// Makes the active lanes' stores to shared memory visible to later asynchronous instructions.
    fn fence_proxy_async(&mut self);
}

/// Barriers in shared memory, whose phases count arrivals and bytes.
pub trait Mbarrier {
    /// Makes an mbarrier of `count` arrivals at each active lane's address.
    fn mbarrier_init(&mut self, addresses: &[u64; WARP], count: u32);

    /// Arrives at each active lane's mbarrier, after adding `expect_bytes` to the bytes that its
    /// phase waits for. Gives how many arrivals each lane's phase lacked before.
    fn mbarrier_arrive(&mut self, addresses: &[u64; WARP], expect_bytes: u32) -> [u64; WARP];

    /// Waits until the phase of each active lane's parity has completed.
    fn mbarrier_wait(&mut self, addresses: &[u64; WARP], parity: &[u64; WARP]);
}

/// The tensor copy engine: boxes of a tensor between global and shared memory.
pub trait BulkCopy {
    /// Starts loading the box at coordinates `at`, innermost dimension first, of a tensor map; its
    /// bytes count towards the open phase of an mbarrier. One lane may be active.
    fn tma_load(
        &mut self,
        to: &[u64; WARP],
        map: &[u64; WARP],
        barrier: &[u64; WARP],
        at: &[[u64; WARP]],
    );

    /// Starts storing shared memory to the box at coordinates `at`, innermost dimension first, of a
    /// tensor map, in each active lane.
    fn tma_store(&mut self, from: &[u64; WARP], map: &[u64; WARP], at: &[[u64; WARP]]);

    /// Starts replacing words of global memory, each atomically, by `update` of the word and of the one in shared memory: `bytes` of them in each
    /// active lane.
    fn bulk_update(
        &mut self,
        to: &[u64; WARP],
        from: &[u64; WARP],
        bytes: u32,
        update: fn(u32, u32) -> u32,
    );

    /// Closes each active lane's group of stores.
    fn tma_commit(&mut self);

    /// Waits until the sources of all but the `pending` latest groups of stores of each active lane have been read.
    fn tma_wait_read(&mut self, pending: u32);

    /// Waits until all but the `pending` latest groups of stores of each active lane are complete.
    fn tma_wait(&mut self, pending: u32);
}

/// Warpgroup products on the tensor cores.
pub trait Wgmma {
    /// Orders the warp's register accesses before its next product.
    fn wgmma_fence(&mut self);

    /// Issues a product. Each warp of the warpgroup computes 16 rows of it.
    fn wgmma(&mut self, shape: WgmmaShape);

    /// Closes the warp's group of products.
    fn wgmma_commit(&mut self);

    /// Waits until all but the `pending` latest groups of the warp are complete.
    fn wgmma_wait(&mut self, pending: u32);
}
