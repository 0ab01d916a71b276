//! What the values of a function depend on.

use super::function::Function;
use super::touched::Touched;
use super::{Operand, RegId, Stmt};
use crate::isa::Row;

/// On which of its inputs each statement and each register of a function depends, as sets of bits. Who asks says which bits a
/// parameter stands for; what depends on no parameter has none.
///
/// Statements of a function have no effects, so those that depend on little can be computed earlier than others that stand
/// before them, and once for many values of the inputs that they do not depend on.
#[derive(Clone, Debug)]
pub struct Dependence {
    statements: Vec<u8>,
    regs: Vec<u8>,
}

impl Dependence {
    /// Of a function whose parameter number n stands for the bits `bits(n)`.
    pub fn of(function: &Function, bits: impl Fn(usize) -> u8) -> Dependence {
        Dependence::with_rows(function, bits, |_| 0)
    }

    /// The same, where what an instruction gives has the bits `row` besides.
    pub fn with_rows(
        function: &Function,
        bits: impl Fn(usize) -> u8,
        row: impl Fn(&'static Row) -> u8,
    ) -> Dependence {
        let mut regs = vec![0; function.regs.len()];
        for (number, param) in function.params.iter().enumerate() {
            regs[param.reg.0 as usize] = bits(number);
        }
        let mut dependence = Dependence {
            statements: vec![0; function.body.len()],
            regs,
        };
        while dependence.spread(function, &row) {}
        dependence
    }

    /// The bits of the statement of this number of the function's body, all inside it included.
    pub fn statement(&self, number: usize) -> u8 {
        self.statements[number]
    }

    /// The bits of an operand.
    pub fn operand(&self, operand: Operand) -> u8 {
        match operand {
            Operand::Reg(reg) => self.regs[reg.0 as usize],
            Operand::Imm(_) => 0,
        }
    }

    /// One round; whether anything has changed. All statements that assign to a variable have the same bits, so that they
    /// stay in order.
    fn spread(&mut self, function: &Function, row: &impl Fn(&'static Row) -> u8) -> bool {
        let mut changed = false;
        for (number, stmt) in function.body.iter().enumerate() {
            let touched = Touched::by(stmt);
            let read = touched.read.iter().map(|operand| self.operand(*operand));
            let written = touched.written.iter().map(|reg| self.regs[reg.0 as usize]);
            let rows = touched.rows.iter().map(|it| row(it));
            let bits = read
                .chain(written)
                .chain(rows)
                .fold(0, |all, bits| all | bits);
            for reg in &touched.written {
                let known = &mut self.regs[reg.0 as usize];
                changed |= *known != bits;
                *known = bits;
            }
            changed |= self.statements[number] != bits;
            self.statements[number] = bits;
        }
        changed
    }
}

/// What a statement reads, all inside it included.
pub fn operands_read(stmt: &Stmt) -> Vec<Operand> {
    Touched::by(stmt).read
}

/// The registers that a statement writes, all inside it included.
pub fn regs_written(stmt: &Stmt) -> Vec<RegId> {
    Touched::by(stmt).written
}
