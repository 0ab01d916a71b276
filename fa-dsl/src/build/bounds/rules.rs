//! How the bounds of what instructions give follow from those of their operands.

use super::known::Bounds;
use super::range::Range;
use super::truth::Truth;
use crate::build::control::select;
use crate::build::reg::Reg;
use crate::ir::Type;
use crate::isa::{Row, arith, signed};

/// How the bounds of what an instruction gives follow from those of its operands.
enum Rule {
    Number(fn(Range, Range) -> Range),
    Comparison(fn(Range, Range) -> Truth),
    Both,
    Either,
    Not,
    Select,
}

/// The instructions that have one.
static RULES: &[(&Row, Rule)] = &[
    (&arith::ADD_U32, Rule::Number(Range::sum)),
    (&arith::SUB_U32, Rule::Number(Range::difference)),
    (&arith::MUL_U32, Rule::Number(Range::product)),
    (&arith::DIV_U32, Rule::Number(Range::quotient)),
    (&arith::REM_U32, Rule::Number(Range::remainder)),
    (&signed::DIV_S32, Rule::Number(Range::signed_quotient)),
    (&signed::REM_S32, Rule::Number(Range::signed_remainder)),
    (&arith::AND_U32, Rule::Number(Range::bits_of_both)),
    (&arith::SHL_U32, Rule::Number(Range::shifted_left)),
    (&arith::SHR_U32, Rule::Number(Range::shifted_right)),
    (&signed::SHR_S32, Rule::Number(Range::signed_shifted_right)),
    (
        &arith::MIN_U32,
        Rule::Number(|a, b| Range::both([a.unsigned(), b.unsigned()], Reg::<u32>::min)),
    ),
    (
        &arith::MAX_U32,
        Rule::Number(|a, b| Range::both([a.unsigned(), b.unsigned()], Reg::<u32>::max)),
    ),
    (
        &signed::MIN_S32,
        Rule::Number(|a, b| {
            let of = |a: Reg<u32>, b: Reg<u32>| a.to_i32().min(b.to_i32()).to_u32();
            Range::both([a.signed(), b.signed()], of)
        }),
    ),
    (
        &signed::MAX_S32,
        Rule::Number(|a, b| {
            let of = |a: Reg<u32>, b: Reg<u32>| a.to_i32().max(b.to_i32()).to_u32();
            Range::both([a.signed(), b.signed()], of)
        }),
    ),
    (
        &arith::LT_U32,
        Rule::Comparison(|a, b| Truth::compared([a.unsigned(), b.unsigned()], |a, b| a.lt(b))),
    ),
    (
        &arith::LE_U32,
        Rule::Comparison(|a, b| Truth::compared([a.unsigned(), b.unsigned()], |a, b| a.le(b))),
    ),
    (
        &signed::LT_S32,
        Rule::Comparison(|a, b| {
            Truth::compared([a.signed(), b.signed()], |a, b| a.to_i32().lt(b.to_i32()))
        }),
    ),
    (
        &signed::LE_S32,
        Rule::Comparison(|a, b| {
            Truth::compared([a.signed(), b.signed()], |a, b| a.to_i32().le(b.to_i32()))
        }),
    ),
    (&arith::EQ_U32, Rule::Comparison(Truth::equal)),
    (
        &arith::NE_U32,
        Rule::Comparison(|a, b| Truth::equal(a, b).not()),
    ),
    (&arith::AND_PRED, Rule::Both),
    (&arith::OR_PRED, Rule::Either),
    (&arith::NOT_PRED, Rule::Not),
    (&arith::SELECT_U32, Rule::Select),
];

/// The bounds of what an instruction gives.
pub(super) fn apply(row: &'static Row, operands: &[Bounds]) -> Bounds {
    let rule = RULES.iter().find(|(of, _)| std::ptr::eq(*of, row));
    let numbers = |of: fn(Range, Range) -> Range| of(operands[0].range(), operands[1].range());
    let truths = || [operands[0].truth(), operands[1].truth()];
    match rule.map(|(_, rule)| rule) {
        None => Bounds::Unknown,
        Some(Rule::Number(of)) => Bounds::Range(numbers(*of)),
        Some(Rule::Comparison(of)) => Bounds::Truth(of(operands[0].range(), operands[1].range())),
        Some(Rule::Both) => {
            let [a, b] = truths();
            Bounds::Truth(a.and(b))
        }
        Some(Rule::Either) => {
            let [a, b] = truths();
            Bounds::Truth(a.or(b))
        }
        Some(Rule::Not) => Bounds::Truth(operands[0].truth().not()),
        Some(Rule::Select) => chosen(Type::U32, operands[0].truth(), operands[1], operands[2]),
    }
}

/// One value where a condition holds, else the other.
pub(super) fn chosen(ty: Type, cond: Truth, then: Bounds, otherwise: Bounds) -> Bounds {
    match ty {
        Type::U32 => {
            let (then, otherwise) = (then.range(), otherwise.range());
            let either = then.either(otherwise);
            let pick = |then, otherwise, either| {
                select(cond.always, then, select(cond.ever, either, otherwise))
            };
            Bounds::Range(Range {
                first: pick(then.first, otherwise.first, either.first),
                last: pick(then.last, otherwise.last, either.last),
            })
        }
        Type::Pred => {
            let (then, otherwise) = (then.truth(), otherwise.truth());
            Bounds::Truth(cond.and(then).or(cond.not().and(otherwise)))
        }
        _ => Bounds::Unknown,
    }
}
