//! The statements of a function, evaluated on bounds.

use super::known::Bounds;
use super::rules::{apply, chosen};
use super::truth::Truth;
use crate::build::builder::emit;
use crate::build::control::select;
use crate::build::reg::Reg;
use crate::ir::function::Function;
use crate::ir::{Block, Inst, Operand, RegId, Stmt, StmtKind, Type, walk};
use crate::isa::{Asks, Meaning, Row};

/// What is known of a function's registers.
pub(super) struct Evaluation<'a> {
    pub function: &'a Function,
    pub regs: Vec<Bounds>,
    /// The conditions under which the statement runs that is evaluated.
    branches: Vec<Truth>,
}

impl<'a> Evaluation<'a> {
    /// What is known after the statements that are chosen.
    pub fn of(
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

    pub fn operand(&self, operand: Operand) -> Bounds {
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
            Some(srcs) if computes => Bounds::Exactly(emit_defined(inst.row, &srcs)),
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

/// Computes a row where a branch around it may keep numbers away that C does not define it for: with others in their place, which nobody asks for.
fn emit_defined(row: &'static Row, srcs: &[Operand]) -> Operand {
    let (Some(asks), [a, Operand::Reg(by)]) = (Asks::of(row), srcs) else {
        return emit(row, srcs);
    };
    let by = Reg::<u32>::from_operand(Operand::Reg(*by));
    let by = match asks {
        Asks::Divisor => by.max(1),
        Asks::SignedDivisor => select(by.eq(0), 1, by),
        Asks::FewerBits(bits) => by.min(bits - 1),
    };
    emit(row, &[*a, by.operand()])
}
