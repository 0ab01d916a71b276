//! Why a kernel is not valid.

use crate::abi::{MAX_MAPS, MAX_TENSORS, MAX_WORDS};
use crate::ir::Type;
use crate::target::Arch;

/// Why a kernel is not valid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ValidationError {
    /// A CTA of no, too many, or no whole number of warps.
    #[error("{threads} threads are no legal CTA: use a multiple of 32 up to {limit}")]
    Threads {
        /// The kernel's threads.
        threads: u32,
        /// The target's limit.
        limit: u32,
    },
    /// More shared memory than the target has.
    #[error("{bytes} bytes of shared memory do not fit the {limit} of {arch}")]
    SharedMemory {
        /// What the kernel uses.
        bytes: u32,
        /// What the target has.
        limit: u32,
        /// The target.
        arch: Arch,
    },
    /// More parameters than a launch can pass.
    #[error(
        "{words} parameter words, {tensors} tensors, {maps} of them by tensor maps: a kernel has at most {MAX_WORDS}, {MAX_TENSORS} and {MAX_MAPS}"
    )]
    Parameters {
        /// Words of the signature.
        words: usize,
        /// Tensors among them.
        tensors: usize,
        /// Tensor maps among these.
        maps: usize,
    },
    /// A tensor map where the target has no tensor copy engine.
    #[error("`{parameter}` is a tensor map, which needs {needs} or later, the target is {arch}")]
    MapArch {
        /// The parameter.
        parameter: String,
        /// The oldest architecture that has it.
        needs: Arch,
        /// The target.
        arch: Arch,
    },
    /// A tensor map used as a number.
    #[error("{place}: `{register}` is a tensor map, which {user} cannot take")]
    MapUse {
        /// The Rust line.
        place: String,
        /// The map's name.
        register: String,
        /// What takes it.
        user: &'static str,
    },
    /// Something else where a tensor map has to be.
    #[error("{place}: `{row}` takes a tensor map, and only a parameter of the kernel is one")]
    NoMap {
        /// The Rust line.
        place: String,
        /// The instruction.
        row: &'static str,
    },
    /// A store to a tensor map of an input.
    #[error("{place}: `{register}` is only read; declare it as a `TensorMapMut` to store to it")]
    MapReadOnly {
        /// The Rust line.
        place: String,
        /// The map's name.
        register: String,
    },
    /// An instruction that the target does not have.
    #[error("{place}: `{row}` needs {needs}{later}, the target is {arch}")]
    Arch {
        /// The Rust line.
        place: String,
        /// The instruction.
        row: &'static str,
        /// The oldest architecture that has it.
        needs: Arch,
        /// ` or later`, unless later ones lack it.
        later: &'static str,
        /// The target.
        arch: Arch,
    },
    /// An instruction with the wrong number of operands.
    #[error("{place}: `{row}` takes {dsts} destinations and {srcs} sources")]
    Arity {
        /// The Rust line.
        place: String,
        /// The instruction.
        row: &'static str,
        /// Its destinations.
        dsts: usize,
        /// Its sources.
        srcs: usize,
    },
    /// An operand of the wrong type.
    #[error("{place}: {what} is {found}, it has to be {expected}")]
    Type {
        /// The Rust line.
        place: String,
        /// Which operand.
        what: String,
        /// Its type.
        found: Type,
        /// The type that it must have.
        expected: Type,
    },
    /// A register where only an immediate can be.
    #[error("{place}: {what} has to be known at compile time")]
    NotImmediate {
        /// The Rust line.
        place: String,
        /// Which operand.
        what: String,
    },
    /// A register outside the block that defines it.
    #[error("{place}: `{register}` is used outside the block that defines it")]
    Scope {
        /// The Rust line.
        place: String,
        /// Its name.
        register: String,
    },
    /// A fixed register assigned again, or a mutable one defined by an instruction.
    #[error("{place}: `{register}` is {state} here")]
    Assignment {
        /// The Rust line.
        place: String,
        /// Its name.
        register: String,
        /// What is wrong.
        state: &'static str,
    },
    /// An instruction of a function that does more than compute a value.
    #[error("{place}: a function computes and reads tensors, it cannot do `{row}`")]
    Effect {
        /// The Rust line.
        place: String,
        /// The instruction.
        row: &'static str,
    },
    /// A loop that cannot end, or an unroll factor of 0.
    #[error("{place}: a loop needs a step and an unroll factor of at least 1")]
    Loop {
        /// The Rust line.
        place: String,
    },
    /// A barrier of the whole grid in a kernel whose CTAs need not be resident together.
    #[error(
        "{place}: `{row}` waits for all CTAs of the grid, which have to be resident at the same time: write `#[kernel(…, cooperative)]`"
    )]
    NotCooperative {
        /// The Rust line.
        place: String,
        /// The instruction.
        row: &'static str,
    },
    /// A warp-collective instruction where the threads of a warp may disagree.
    #[error(
        "{place}: `{row}` needs the whole warp, but stands under a condition that differs between threads"
    )]
    Divergent {
        /// The Rust line.
        place: String,
        /// The instruction.
        row: &'static str,
    },
}
