//! What a row of the instruction table says.

use super::lanes::LaneMeaning;
use super::machine::Machine;
use crate::target::Arch;
use crate::types::Type;

/// What one instruction costs, for counting and for the cost model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cost {
    /// Integer and predicate arithmetic, moves, conversions of addresses.
    Integer,
    /// float32 arithmetic.
    Float,
    /// The special function unit: exp2, log2, reciprocal.
    Special,
    /// Conversions between float formats.
    Convert,
    /// Shuffles between lanes.
    Shuffle,
    /// Tensor cores.
    Matrix,
    /// Shared-memory reads and writes.
    Shared,
    /// Global-memory reads and writes.
    Global,
    /// Asynchronous copies.
    AsyncCopy,
    /// Barriers and waits.
    Barrier,
}

impl Cost {
    /// Every class, in the order of counts.
    pub const ALL: [Cost; 10] = [
        Cost::Integer,
        Cost::Float,
        Cost::Special,
        Cost::Convert,
        Cost::Shuffle,
        Cost::Matrix,
        Cost::Shared,
        Cost::Global,
        Cost::AsyncCopy,
        Cost::Barrier,
    ];
}

/// A destination of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dst {
    /// Written only: the instruction defines the register.
    Out(Type),
    /// Read, then written: a mutable register.
    InOut(Type),
}

impl Dst {
    /// The register's type.
    pub const fn ty(self) -> Type {
        match self {
            Dst::Out(ty) | Dst::InOut(ty) => ty,
        }
    }
}

/// A source of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Src {
    /// A register or an immediate.
    Any(Type),
    /// An immediate, which becomes part of the instruction.
    Imm(Type),
}

impl Src {
    /// The operand's type.
    pub const fn ty(self) -> Type {
        match self {
            Src::Any(ty) | Src::Imm(ty) => ty,
        }
    }
}

/// How a row is written.
///
/// `$d0`, `$d1`, … stand for destinations and `$s0`, `$s1`, … for sources.
#[derive(Clone, Copy, Debug)]
pub enum Text {
    /// A C expression of the sources; the value goes to the one destination.
    Expr(&'static str),
    /// Inline PTX. `volatile`: has an effect besides its destinations, so that it is neither
    /// removed nor moved across another such instruction. `memory`: also a compiler barrier for
    /// memory accesses.
    Ptx {
        /// The instruction.
        text: &'static str,
        /// See above.
        volatile: bool,
        /// See above.
        memory: bool,
    },
}

impl Text {
    /// Whether it touches memory or waits.
    pub fn touches_memory(self) -> bool {
        matches!(self, Text::Ptx { memory: true, .. })
    }

    /// Inline PTX without an effect.
    pub(super) const fn pure(text: &'static str) -> Text {
        Text::Ptx {
            text,
            volatile: false,
            memory: false,
        }
    }

    /// Inline PTX that stays where it is, and whose result the compiler knows nothing of.
    pub(super) const fn opaque(text: &'static str) -> Text {
        Text::Ptx {
            text,
            volatile: true,
            memory: false,
        }
    }

    /// Inline PTX that touches memory or waits: the compiler moves no memory access across it.
    pub(super) const fn ordered(text: &'static str) -> Text {
        Text::Ptx {
            text,
            volatile: true,
            memory: true,
        }
    }
}

/// What a row does.
#[derive(Clone, Copy)]
pub enum Meaning {
    /// One result, a function of the lane's sources.
    Lane(LaneMeaning),
    /// Anything that sees the whole warp: special registers, shuffles, matrix products, memory
    /// and synchronisation.
    Warp(fn(&mut dyn Machine)),
}

impl std::fmt::Debug for Meaning {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Meaning::Lane(_) => "Lane",
            Meaning::Warp(_) => "Warp",
        })
    }
}

/// One operation.
#[derive(Debug)]
pub struct Row {
    /// Its name in the printed IR.
    pub name: &'static str,
    /// Registers written.
    pub dsts: &'static [Dst],
    /// Operands read.
    pub srcs: &'static [Src],
    /// The oldest architecture that has it.
    pub min_arch: Arch,
    /// Whether later architectures lack it: warpgroup products exist on sm_90a alone.
    pub exact_arch: bool,
    /// Whether all 32 lanes of the warp must be active.
    pub converged: bool,
    /// How it is written.
    pub text: Text,
    /// What it does.
    pub meaning: Meaning,
    /// What it costs.
    pub cost: Cost,
}
