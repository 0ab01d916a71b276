//! What is known of the registers of a function, for its derivative.

use super::rules::{Rule, rule};
use crate::ir::{Inst, Operand, Type};
use crate::isa::memory;

/// What is known of a register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Known {
    /// Whether it is computed of floats that have an adjoint, other than in steps.
    pub varies: bool,
    /// Whose address it is.
    pub address: Address,
}

/// A tensor whose elements an address is of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Address {
    /// It is none.
    #[default]
    Nothing,
    /// Of the one whose address is this argument.
    Of(usize),
    /// That is decided at run time.
    OneOfSeveral,
}

impl Known {
    /// A float that has an adjoint.
    pub const VARIES: Known = Known {
        varies: true,
        address: Address::Nothing,
    };

    /// The address of the tensor whose address is this argument.
    pub fn address_of(argument: usize) -> Known {
        Known {
            varies: false,
            address: Address::Of(argument),
        }
    }

    /// Of a register that may have either value.
    pub fn or(self, other: Known) -> Known {
        Known {
            varies: self.varies || other.varies,
            address: self.address.or(other.address),
        }
    }

    /// Of what an instruction gives, by what is known of its operands.
    pub fn of_result(inst: &Inst, operand: impl Fn(Operand) -> Known) -> Known {
        let ty = inst.row.dsts[0].ty();
        if is_read(inst) {
            return Known {
                varies: is_float(ty),
                address: Address::Nothing,
            };
        }
        let given = inst.row.srcs.iter().zip(&inst.srcs);
        // What is chosen by a condition changes with it in steps.
        let counts = given.filter(|(src, _)| src.ty() != Type::Pred);
        let all = counts.map(|(_, given)| operand(*given));
        let all = all.fold(Known::default(), Known::or);
        Known {
            varies: all.varies && !matches!(rule(inst.row), Some(Rule::Steps)),
            address: match ty {
                Type::U64 => all.address,
                _ => Address::Nothing,
            },
        }
    }
}

impl Address {
    fn or(self, other: Address) -> Address {
        match (self, other) {
            (one, Address::Nothing) | (Address::Nothing, one) => one,
            (one, other) if one == other => one,
            _ => Address::OneOfSeveral,
        }
    }
}

/// Whether an instruction reads an element of a tensor.
pub(super) fn is_read(inst: &Inst) -> bool {
    memory::read_only(inst.row).is_some()
}

pub(super) fn is_float(ty: Type) -> bool {
    matches!(ty, Type::F32 | Type::F16 | Type::Bf16)
}
