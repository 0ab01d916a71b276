//! Bounds of what a function gives, where its inputs are only known to lie between bounds.
//!
//! The same statements are recorded as [`inline`](super::function::inline) records, on pairs of numbers: the first and the last
//! of the numbers that a register may hold. Registers do not say whether they have a sign, so that ranges go round
//! (Navas et al., "Signedness-Agnostic Program Analysis", 2012): from the first up to the last, past 2³² if the last is
//! below the first. Comparisons take them apart as the one or the other.
//!
//! Bounds are sound and may be wide: a number that a register can hold is always within them. They are computed on whole numbers
//! and truth values alone; of other values nothing is known but what is the same for all inputs. Floats may be
//! rounded in several ways.

mod evaluation;
mod known;
mod one;
mod range;
mod rules;
mod steps;
#[cfg(test)]
mod tests;
mod truth;

use std::panic::Location;

use super::builder::{recorded, with};
use super::reg::Reg;
use crate::ir::function::Function;
use crate::ir::{Operand, ParamKind, RegId, Type};

pub use known::Bounds;
pub use one::{are_one_value, are_one_value_for};
pub use range::Range;
pub use steps::hold;
pub use truth::Truth;

use evaluation::Evaluation;

/// Records the bounds of a condition that a function gives. `known` says what is known of its parameters and of registers that
/// have been computed; `chosen` which of the body's statements are still to be computed, by their numbers.
pub fn bounds(
    function: &Function,
    known: impl Fn(RegId) -> Bounds,
    chosen: impl Fn(usize) -> bool,
) -> Truth {
    let evaluation = Evaluation::of(function, known, chosen);
    evaluation.operand(function.result).truth()
}

/// Whether bounds of the inputs can say anything about a condition that a function gives: of which `ranges` are only known to lie
/// between bounds; of the other registers that no statement among `chosen` computes each is known exactly.
pub fn decides(
    function: &Function,
    ranges: impl Fn(RegId) -> bool,
    chosen: impl Fn(usize) -> bool,
) -> bool {
    let dry = recorded("bounds", Location::caller(), || {
        let declare = |ty| Operand::Reg(with(|b| b.add_param(ty, "known", ParamKind::Scalar)));
        let number = || Reg::<u32>::from_operand(declare(Type::U32));
        let known = |reg: RegId| match ranges(reg) {
            true => Bounds::Range(Range {
                first: number(),
                last: number(),
            }),
            false => Bounds::Exactly(declare(function.regs[reg.0 as usize].ty)),
        };
        let truth = bounds(function, known, chosen);
        [truth.always, truth.ever].map(Reg::operand)
    });
    let is = |operand: Operand, bits: u64| matches!(operand, Operand::Imm(imm) if imm.bits == bits);
    dry.is_ok_and(|(_, _, [always, ever])| !(is(always, 0) && is(ever, 1)))
}
