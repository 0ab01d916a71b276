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

mod known;
mod one;
mod range;
mod rules;
#[cfg(test)]
mod tests;
mod truth;

use std::panic::Location;

use super::builder::{emit, recorded, with};
use super::reg::Reg;
use crate::ir::function::Function;
use crate::ir::{Block, Inst, Operand, ParamKind, RegId, Stmt, StmtKind, Type, walk};
use crate::isa::Meaning;

pub use known::Bounds;
pub use one::{are_one_value, are_one_value_for};
pub use range::Range;
pub use truth::Truth;

use rules::{apply, chosen};

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

struct Evaluation<'a> {
    function: &'a Function,
    regs: Vec<Bounds>,
    /// The conditions under which the statement runs that is evaluated.
    branches: Vec<Truth>,
}

impl<'a> Evaluation<'a> {
    /// What is known after the statements that are chosen.
    fn of(
        function: &'a Function,
        known: impl Fn(RegId) -> Bounds,
        chosen: impl Fn(usize) -> bool,
    ) -> Evaluation<'a> {
        let regs = 0..function.regs.len() as u32;
        let mut evaluation = Evaluation {
            function,
            regs: regs.map(|reg| known(RegId(reg))).collect(),
            branches: Vec::new(),
        };
        for (number, stmt) in function.body.iter().enumerate() {
            if chosen(number) {
                evaluation.statement(stmt);
            }
        }
        evaluation
    }

    fn operand(&self, operand: Operand) -> Bounds {
        match operand {
            Operand::Reg(reg) => self.regs[reg.0 as usize],
            Operand::Imm(_) => Bounds::Exactly(operand),
        }
    }

    fn ty(&self, reg: RegId) -> Type {
        self.function.regs[reg.0 as usize].ty
    }

    fn set(&mut self, reg: RegId, bounds: Bounds) {
        self.regs[reg.0 as usize] = bounds;
    }

    fn statement(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Inst(inst) => self.inst(inst),
            StmtKind::Var { reg, init } => self.set(*reg, self.operand(*init)),
            StmtKind::Set { reg, value } => self.assign(*reg, self.operand(*value)),
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                let cond = self.operand(*cond).truth();
                self.branch(cond, then);
                self.branch(cond.not(), otherwise);
            }
            // How often it runs is not known.
            StmtKind::For { .. } | StmtKind::While { .. } => self.forget(stmt),
        }
    }

    fn branch(&mut self, cond: Truth, block: &Block) {
        self.branches.push(cond);
        block.iter().for_each(|stmt| self.statement(stmt));
        self.branches.pop();
    }

    /// A variable is what it was where a branch is not taken.
    fn assign(&mut self, reg: RegId, value: Bounds) {
        let taken = self.branches.iter().copied().reduce(Truth::and);
        let before = self.regs[reg.0 as usize];
        let bounds = match taken {
            Some(taken) => chosen(self.ty(reg), taken, value, before),
            None => value,
        };
        self.set(reg, bounds);
    }

    /// What is the same for all inputs is computed, unless it is a float, which the compiler may round in several ways, or is
    /// read where a branch may not be taken.
    fn inst(&mut self, inst: &Inst) {
        let operands: Vec<Bounds> = inst.srcs.iter().map(|src| self.operand(*src)).collect();
        let exact = |bounds: &Bounds| match bounds {
            Bounds::Exactly(operand) => Some(*operand),
            _ => None,
        };
        let all_exact: Option<Vec<Operand>> = operands.iter().map(exact).collect();
        let [dst] = *inst.dsts else {
            inst.dsts
                .iter()
                .for_each(|dst| self.set(*dst, Bounds::Unknown));
            return;
        };
        let is_whole = matches!(self.ty(dst), Type::U32 | Type::U64 | Type::Pred);
        let computes = is_whole && matches!(inst.row.meaning, Meaning::Lane(_));
        let bounds = match all_exact {
            Some(srcs) if computes => Bounds::Exactly(emit(inst.row, &srcs)),
            _ => apply(inst.row, &operands),
        };
        self.set(dst, bounds);
    }

    /// Nothing is known of what a statement and those inside of it assign.
    fn forget(&mut self, stmt: &Stmt) {
        walk(std::slice::from_ref(stmt), &mut |stmt| match &stmt.kind {
            StmtKind::Inst(inst) => inst
                .dsts
                .iter()
                .for_each(|dst| self.set(*dst, Bounds::Unknown)),
            StmtKind::Var { reg, .. } | StmtKind::Set { reg, .. } => {
                self.set(*reg, Bounds::Unknown)
            }
            StmtKind::For { var, .. } => self.set(*var, Bounds::Unknown),
            StmtKind::If { .. } | StmtKind::While { .. } => {}
        });
    }
}
