//! Whether numbers go up in equal steps, wherever the inputs lie between their bounds.

use super::evaluation::Evaluation;
use super::known::Bounds;
use super::range::Range;
use crate::build::reg::Reg;
use crate::ir::RegId;
use crate::ir::function::Function;
use crate::ir::steps::Condition;

/// Records whether conditions of [`Steps`](crate::ir::steps::Steps) are known to hold, whatever the inputs are. `known` and `chosen` are those of
/// [`bounds`](super::bounds()).
pub fn hold(
    function: &Function,
    conditions: &[Condition],
    known: impl Fn(RegId) -> Bounds,
    chosen: impl Fn(usize) -> bool,
) -> Reg<bool> {
    let evaluation = Evaluation::of(function, known, chosen);
    let range = |operand| evaluation.operand(operand).range();
    let each = conditions.iter().map(|condition| match *condition {
        Condition::SignedAtMost(a, b) => {
            let [a, b] = [a, b].map(|it| range(it).signed());
            a.last.to_i32().le(b.first.to_i32())
        }
        Condition::AtMost(a, b) => {
            let [a, b] = [a, b].map(|it| range(it).unsigned());
            a.last.le(b.first)
        }
        Condition::DoesNotWrap(number) => does_not_wrap(range(number)),
    });
    each.reduce(|a, b| a & b).unwrap_or(true.into())
}

/// A range of so many may be the one that stands for all numbers, where nothing is known.
const MANY: u32 = 1 << 31;

/// Whether a range does not go past 2³².
fn does_not_wrap(range: Range) -> Reg<bool> {
    range.first.le(range.last) & range.span().lt(MANY)
}
