//! Whether values are one value, wherever the inputs lie between their bounds.

use std::panic::Location;

use super::evaluation::Evaluation;
use super::known::Bounds;
use super::range::Range;
use crate::build::builder::recorded;
use crate::build::reg::Reg;
use crate::ir::function::Function;
use crate::ir::{Imm, Operand, RegId};
use crate::isa::{Meaning, Row, memory};

/// Records whether each of some of a function's operands is known to have one value, whatever the inputs are. `known` and `chosen` are those of
/// [`bounds`](super::bounds()).
///
/// A number is one value where its bounds are; what is read or computed otherwise is where all that it is read or computed from is. So a table that is read
/// at a clamped index is told, though nothing is known of its elements.
pub fn are_one_value(
    function: &Function,
    operands: &[Operand],
    known: impl Fn(RegId) -> Bounds,
    chosen: impl Fn(usize) -> bool,
) -> Reg<bool> {
    let evaluation = Evaluation::of(function, known, chosen);
    let mut found = Found {
        regs: vec![None; evaluation.regs.len()],
        evaluation,
    };
    found.all(operands)
}

/// Whether [`are_one_value`] holds where the bounds of registers are these numbers; nothing is known of those without.
pub fn are_one_value_for(
    function: &Function,
    operands: &[Operand],
    known: impl Fn(RegId) -> Option<[u64; 2]>,
    chosen: impl Fn(usize) -> bool,
) -> bool {
    let dry = recorded("one_value", Location::caller(), || {
        let bounds = |reg: RegId| {
            let ty = function.regs[reg.0 as usize].ty;
            let [first, last] = known(reg)?.map(|bits| Operand::Imm(Imm { ty, bits }));
            Some(match first == last {
                true => Bounds::Exactly(first),
                false => Bounds::Range(Range {
                    first: Reg::from_operand(first),
                    last: Reg::from_operand(last),
                }),
            })
        };
        let known = |reg| bounds(reg).unwrap_or(Bounds::Unknown);
        are_one_value(function, operands, known, chosen)
    });
    dry.is_ok_and(|(_, _, one)| constant(one) == Some(true))
}

/// What is one value of an evaluation's registers.
struct Found<'a> {
    evaluation: Evaluation<'a>,
    /// Of those that were asked about.
    regs: Vec<Option<Reg<bool>>>,
}

impl Found<'_> {
    fn all(&mut self, operands: &[Operand]) -> Reg<bool> {
        let each = operands.iter().map(|it| self.one(*it));
        let each: Vec<_> = each.collect();
        each.into_iter().fold(true.into(), both)
    }

    fn one(&mut self, operand: Operand) -> Reg<bool> {
        let reg = match operand {
            Operand::Reg(reg) => reg.0 as usize,
            Operand::Imm(_) => return true.into(),
        };
        if let Some(known) = self.regs[reg] {
            return known;
        }
        let one = match self.evaluation.operand(operand) {
            Bounds::Exactly(_) => true.into(),
            Bounds::Range(range) => range.first.eq(range.last),
            Bounds::Truth(truth) => truth.always | !truth.ever,
            Bounds::Unknown => self.computed(operand),
        };
        self.regs[reg] = Some(one);
        one
    }

    /// Of what an instruction gives of whose value nothing is known: which has no effects, and gives the same for the same operands.
    fn computed(&mut self, operand: Operand) -> Reg<bool> {
        let inst = self.evaluation.function.definition(operand);
        let computes = |row: &'static Row| {
            matches!(row.meaning, Meaning::Lane(_)) || memory::read_only(row).is_some()
        };
        match inst.filter(|inst| computes(inst.row)) {
            Some(inst) => self.all(&inst.srcs),
            None => false.into(),
        }
    }
}

fn both(a: Reg<bool>, b: Reg<bool>) -> Reg<bool> {
    match (constant(a), constant(b)) {
        (Some(true), _) | (_, Some(false)) => b,
        (_, Some(true)) | (Some(false), _) => a,
        (None, None) => a & b,
    }
}

fn constant(truth: Reg<bool>) -> Option<bool> {
    match truth.operand() {
        Operand::Imm(imm) => Some(imm.bits != 0),
        Operand::Reg(_) => None,
    }
}
