//! Everything that the interpreter can find wrong with a kernel.

use super::access::{Access, Actor, Hazard, Location};
use super::misuse::MbarrierMisuse;
use crate::abi::{MAX_RANK, MapError};
use crate::isa::Undefined;

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FaultKind {
    /// A register is read by a lane that has not written it.
    #[error("register `{register}` is read before it is written")]
    UninitializedRegister {
        /// Its name.
        register: String,
    },
    /// Whole numbers that C does not define an operation for, so that a compiler takes them never to occur.
    #[error(
        "{what}, which C leaves undefined: keep such numbers away from the operation, as by `max` or `min`"
    )]
    Undefined {
        /// The numbers.
        what: Undefined,
    },
    /// Memory is read that nothing has written.
    #[error("{access} of {bytes} bytes at {at}, which nothing has written")]
    UninitializedMemory {
        /// What reads.
        access: Access,
        /// The first byte of the access.
        at: Location,
        /// Its size.
        bytes: u32,
    },
    /// An access leaves shared memory or every allocation of global memory.
    #[error("{access} of {bytes} bytes at {at} is out of bounds")]
    OutOfBounds {
        /// What it is.
        access: Access,
        /// The first byte of the access.
        at: Location,
        /// Its size.
        bytes: u32,
    },
    /// An address is no multiple of the access's size.
    #[error(
        "{access} of {bytes} bytes at {at} is misaligned: the address must be a multiple of {bytes}"
    )]
    Misaligned {
        /// What it is.
        access: Access,
        /// The first byte of the access.
        at: Location,
        /// Its size.
        bytes: u32,
    },
    /// A store to global memory hits anything but elements of one output tensor.
    #[error("store of {bytes} bytes at {at}, which are no elements of an output tensor")]
    NotWritable {
        /// The first byte of the access.
        at: Location,
        /// Its size.
        bytes: u32,
    },
    /// Two accesses to the same bytes, by threads that nothing orders: in a CTA a barrier does; between
    /// CTAs a release that the later one has acquired.
    #[error(
        "race ({hazard}) on {at} with {other}: no barrier, and no release that was acquired, between the two accesses"
    )]
    Race {
        /// How they clash.
        hazard: Hazard,
        /// Where.
        at: Location,
        /// Who made the other access.
        other: Actor,
    },
    /// Two lanes store different values to the same bytes in one instruction.
    #[error(
        "lanes store different values to {at} in one instruction; the other is lane {other_lane}"
    )]
    ConflictingLanes {
        /// Where.
        at: Location,
        /// The lane that stored before.
        other_lane: u32,
    },
    /// The destination of an asynchronous copy is used before its thread has waited for the copy.
    #[error(
        "{access} at {at} while an asynchronous copy to it is in flight: wait for its group or mbarrier first"
    )]
    InFlight {
        /// What uses it.
        access: Access,
        /// Where.
        at: Location,
    },
    /// A warp ended with asynchronous copies that no wait has retired.
    #[error("{copies} asynchronous copies of the warp are never waited for")]
    NeverWaited {
        /// How many.
        copies: u64,
    },
    /// A warp ended with warpgroup products that no wait has retired.
    #[error("{products} warpgroup products of the warp are never waited for")]
    ProductNeverWaited {
        /// How many accumulator registers they own.
        products: u64,
    },
    /// A register is used while a warpgroup product owns it.
    #[error(
        "{access} of register `{register}`, which a warpgroup product in flight owns: wait for its group first"
    )]
    InFlightRegister {
        /// [`Access::Load`], [`Access::Store`] or [`Access::Product`], in another role.
        access: Access,
        /// Its name.
        register: String,
    },
    /// A warpgroup product uses a register that was written after the last `wgmma.fence`.
    #[error(
        "a warpgroup product uses register `{register}`, which was written after the last wgmma.fence of the warp: fence before the product"
    )]
    MissingWgmmaFence {
        /// Its name.
        register: String,
    },
    /// An asynchronous instruction reads what was stored without a proxy fence.
    #[error(
        "{access} reads {at}, which {other} has stored without a fence.proxy.async after it: fence in the storing thread, before the barrier"
    )]
    MissingProxyFence {
        /// What reads.
        access: Access,
        /// Where.
        at: Location,
        /// Who stored.
        other: Actor,
    },
    /// An instruction for a single lane is issued by several.
    #[error("`{instruction}` is issued by one lane, but lanes {active:#010x} are active")]
    NotOneLane {
        /// The instruction.
        instruction: &'static str,
        /// The active lanes.
        active: u32,
    },
    /// An mbarrier is used in a way that it does not allow.
    #[error("the mbarrier at {at} {misuse}")]
    Mbarrier {
        /// Its first byte.
        at: Location,
        /// How it is misused.
        misuse: MbarrierMisuse,
    },
    /// No warp can go on, and some wait for the phase of an mbarrier.
    #[error(
        "deadlock: the warp waits for phase parity {parity} of the mbarrier at {at}, which lacks {arrivals} arrivals and {bytes} bytes; {exited} warps have ended"
    )]
    MbarrierDeadlock {
        /// Its first byte.
        at: Location,
        /// The parity that is waited for.
        parity: u32,
        /// Arrivals that the open phase still needs.
        arrivals: u32,
        /// Bytes that it still expects; negative when more have landed than were expected.
        bytes: i64,
        /// Warps that have ended.
        exited: u32,
    },
    /// No warp can go on, and some wait for a product that not all of their warpgroup have issued.
    #[error(
        "deadlock: the warp waits for a warpgroup product that warps {missing:?} have not issued: all four warps of a warpgroup have to"
    )]
    ProductDeadlock {
        /// Those warps of the warpgroup.
        missing: Vec<u32>,
    },
    /// A tensor map that the copy engine cannot use.
    #[error("tensor map `{map}`: {error}")]
    TensorMap {
        /// The parameter.
        map: &'static str,
        /// What is wrong with it.
        error: MapError,
    },
    /// A value that is no tensor map of this launch is used as one.
    #[error("{value} is no tensor map of this launch, which has {maps}")]
    NoTensorMap {
        /// The value.
        value: u64,
        /// How many maps there are.
        maps: usize,
    },
    /// A case of an instruction that the interpreter does not know.
    #[error("the interpreter does not support {what}")]
    Unsupported {
        /// What.
        what: &'static str,
    },
    /// An instruction that needs the whole warp is reached by a part of it.
    #[error("`{instruction}` needs all 32 lanes, but only lanes {active:#010x} are active")]
    Divergent {
        /// The instruction.
        instruction: &'static str,
        /// The active lanes.
        active: u32,
    },
    /// A barrier number or thread count that the hardware does not have.
    #[error(
        "barrier {barrier} of {threads} threads: the number must be under 16 and the threads a multiple of 32 up to the CTA's {cta_threads}"
    )]
    InvalidBarrier {
        /// Its number.
        barrier: u32,
        /// The threads it waits for.
        threads: u32,
        /// The CTA's threads.
        cta_threads: u32,
    },
    /// Warps reach one barrier with different thread counts.
    #[error(
        "barrier {barrier} is reached with {threads} threads, but by an earlier warp with {expected}"
    )]
    BarrierMismatch {
        /// Its number.
        barrier: u32,
        /// This warp's count.
        threads: u32,
        /// The earlier warp's count.
        expected: u32,
    },
    /// No warp can go on.
    #[error(
        "deadlock: barrier {barrier} waits for {expected} threads, {arrived} have come; {exited} warps have ended and {elsewhere} wait at another barrier"
    )]
    Deadlock {
        /// The barrier's number.
        barrier: u32,
        /// The threads that wait at it.
        arrived: u32,
        /// The threads that it waits for.
        expected: u32,
        /// Warps that have ended.
        exited: u32,
        /// Warps that wait at another barrier.
        elsewhere: u32,
    },
    /// No CTA that is resident can go on, and warps wait for a word of global memory to change.
    #[error(
        "deadlock: the warp waits for {at} to change, which holds {value}; none of the {resident} resident CTAs can go on, and {waiting} start only when others have ended"
    )]
    GridDeadlock {
        /// The word.
        at: Location,
        /// Its value.
        value: u32,
        /// The CTAs that are resident.
        resident: u32,
        /// The CTAs that have not started.
        waiting: u32,
    },
    /// A counter is not zero when the launch starts.
    #[error(
        "counter `{parameter}` {index:?} is {value} when the launch starts: zero the counters once, and look for a launch that left them so"
    )]
    CounterAtStart {
        /// The parameter.
        parameter: &'static str,
        /// The first such counter, by dimension.
        index: [u64; MAX_RANK],
        /// Its value.
        value: u32,
    },
    /// A counter is not zero when the launch ends. The place is the line that wrote it last.
    #[error(
        "counter `{parameter}` {index:?} is left at {value}: set it back to zero, so that the next launch finds it so"
    )]
    CounterLeft {
        /// The parameter.
        parameter: &'static str,
        /// The first such counter, by dimension.
        index: [u64; MAX_RANK],
        /// Its value.
        value: u32,
    },
    /// A warp takes more steps than allowed.
    #[error(
        "the warp took more than {limit} steps: a loop that does not end, or raise `Options::step_limit`"
    )]
    StepLimit {
        /// The limit.
        limit: u64,
    },
    /// The kernel has ended and elements of an output tensor were not written.
    #[error(
        "{missing} elements of output `{parameter}` are never written, the first at index {index:?}"
    )]
    NeverWritten {
        /// The parameter.
        parameter: &'static str,
        /// The first such element, by dimension.
        index: [u64; MAX_RANK],
        /// How many.
        missing: u64,
    },
    /// The arguments are not those of the kernel's signature.
    #[error("the kernel takes {expected} parameter words, {given} were given")]
    ArgumentCount {
        /// What the signature has.
        expected: usize,
        /// What the launch has.
        given: usize,
    },
    /// The grid is empty or too large to number.
    #[error("grid {grid:?} must have between 1 and 2^32 - 2 CTAs")]
    Grid {
        /// Its size.
        grid: [u32; 3],
    },
    /// A cooperative kernel has more CTAs than are resident at the same time.
    #[error(
        "the kernel is cooperative, so that all CTAs of its grid have to be resident at the same time: grid {grid:?} has {ctas}, and there is room for {resident} (`Options::resident`); launch a smaller grid whose CTAs do more each"
    )]
    CooperativeGrid {
        /// Its size.
        grid: [u32; 3],
        /// Its CTAs.
        ctas: u32,
        /// The CTAs that there is room for.
        resident: u32,
    },
}
