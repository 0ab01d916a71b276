//! The types of values and the roles of tensors, which instructions, IR and everything above them
//! share.

use std::fmt;

/// The type of a register or immediate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// A truth value.
    Pred,
    /// 32 bits: a number, of which instructions say whether it has a sign, a shared-memory address, or two
    /// packed 16-bit floats (first in the low half).
    U32,
    /// 64 bits: an unsigned number or a global-memory address.
    U64,
    /// IEEE binary32.
    F32,
    /// IEEE binary16, held as its 16 bits.
    F16,
    /// bfloat16, held as its 16 bits.
    Bf16,
}

impl Type {
    /// The type's name in the generated source.
    pub const fn name(self) -> &'static str {
        match self {
            Type::Pred => "bool",
            Type::U32 => "u32",
            Type::U64 => "u64",
            Type::F32 => "f32",
            Type::F16 => "f16",
            Type::Bf16 => "bf16",
        }
    }

    /// Size in memory, in bytes; a predicate has none and counts as 1.
    pub const fn bytes(self) -> u32 {
        match self {
            Type::Pred => 1,
            Type::F16 | Type::Bf16 => 2,
            Type::U32 | Type::F32 => 4,
            Type::U64 => 8,
        }
    }
}

/// What a kernel does with a tensor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Reads it.
    Input,
    /// Writes every element of it.
    Output,
    /// Reads it and writes some elements of it; the others keep what they hold.
    InOut,
    /// Keeps there what its threads pass on to each other. The elements mean nothing before the
    /// launch and nothing after it.
    Scratch,
    /// Counts there with atomic instructions. Every element is zero before the launch and after it.
    Counters,
}

impl Role {
    /// Whether the kernel writes it.
    pub const fn is_written(self) -> bool {
        !matches!(self, Role::Input)
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
