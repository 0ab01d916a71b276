//! Handles of run-time scalars.

use std::marker::PhantomData;

use super::builder::{emit_var, with};
use super::error::StageError;
use super::names::Names;
use crate::abi::Scalar;
use crate::ir::{Imm, Operand, StmtKind};

/// A run-time scalar: each thread has its own.
///
/// A handle is a name for a value. In a `#[kernel]`, `let mut x` makes it a variable of its own.
#[derive(Debug)]
pub struct Reg<T> {
    operand: Operand,
    scalar: PhantomData<T>,
}

impl<T> Clone for Reg<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Reg<T> {}

impl<T: Scalar> From<T> for Reg<T> {
    fn from(value: T) -> Self {
        Reg::from_operand(Operand::Imm(Imm {
            ty: T::TYPE,
            bits: value.bits(),
        }))
    }
}

impl<T> Reg<T> {
    /// The handle of an operand, which has the type of `T`.
    pub(crate) fn from_operand(operand: Operand) -> Self {
        Reg {
            operand,
            scalar: PhantomData,
        }
    }

    /// What the handle stands for.
    pub fn operand(self) -> Operand {
        self.operand
    }
}

/// A run-time variable, for code that `#[kernel]` does not rewrite.
///
/// Copies name the same variable.
#[derive(Debug)]
pub struct Var<T> {
    reg: Reg<T>,
}

impl<T> Clone for Var<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Var<T> {}

impl<T: Scalar> Var<T> {
    /// Declares a variable with a first value.
    pub fn new(init: impl Into<Reg<T>>) -> Self {
        Var::named(Names::TEMPORARY, init)
    }

    /// As [`Var::new`], with a name for the generated source.
    pub fn named(name: &str, init: impl Into<Reg<T>>) -> Self {
        let reg = emit_var(T::TYPE, name, true, init.into().operand);
        Var {
            reg: Reg::from_operand(Operand::Reg(reg)),
        }
    }

    /// Its value: fixed now, whatever is assigned later.
    pub fn get(self) -> Reg<T> {
        let copy = emit_var(T::TYPE, Names::TEMPORARY, false, self.reg.operand);
        Reg::from_operand(Operand::Reg(copy))
    }

    /// Its value, to be used before the next assignment: costs no copy.
    pub fn peek(self) -> Reg<T> {
        self.reg
    }

    /// Assigns.
    pub fn set(self, value: impl Into<Reg<T>>) {
        assign_operand(self.reg.operand, value.into().operand);
    }
}

/// Records `target = value`.
pub(crate) fn assign_operand(target: Operand, value: Operand) {
    with(|b| match target {
        Operand::Reg(reg) if b.is_mutable(reg) => b.push(StmtKind::Set { reg, value }),
        _ => {
            let place = b.place();
            b.error(StageError::AssignedFixed { place });
        }
    });
}
