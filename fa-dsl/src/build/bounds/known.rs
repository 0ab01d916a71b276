//! What is known of a value.

use super::range::Range;
use super::truth::Truth;
use crate::build::reg::Reg;
use crate::ir::Operand;

/// What is known of a value.
#[derive(Clone, Copy, Debug)]
pub enum Bounds {
    /// What it is: the same for all inputs.
    Exactly(Operand),
    /// A whole number from the first up to the last, going round.
    Range(Range),
    /// A condition.
    Truth(Truth),
    /// Nothing.
    Unknown,
}

impl Bounds {
    /// As a whole number.
    pub(super) fn range(self) -> Range {
        match self {
            Bounds::Exactly(operand) => Range::one(Reg::from_operand(operand)),
            Bounds::Range(range) => range,
            Bounds::Truth(_) | Bounds::Unknown => Range::all(),
        }
    }

    /// As a condition.
    pub(super) fn truth(self) -> Truth {
        match self {
            Bounds::Exactly(operand) => Truth::same(Reg::from_operand(operand)),
            Bounds::Truth(truth) => truth,
            Bounds::Range(_) | Bounds::Unknown => Truth::unknown(),
        }
    }
}
