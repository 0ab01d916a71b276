//! What of a function stays the same when some of its inputs grow by the same number.

use super::function::Function;
use super::touched::Touched;
use super::{Operand, Stmt, StmtKind};
use crate::isa::{Row, arith};

/// By how much each register of a function grows when some of its parameters all grow by 1. A distance, the difference of two that grow,
/// stays the same, and so does all that is computed of distances.
///
/// Numbers wrap, so that what is said of sums, differences and products with constants holds for any growth.
#[derive(Clone, Debug)]
pub struct Shift {
    regs: Vec<Growth>,
}

/// What is known of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Growth {
    /// Nothing has been assigned to it yet.
    Unassigned,
    /// It grows by this.
    By(u32),
    /// It changes in another way.
    Otherwise,
}

impl Growth {
    /// Of a variable that is assigned both.
    fn or(self, other: Growth) -> Growth {
        match (self, other) {
            (Growth::Unassigned, known) | (known, Growth::Unassigned) => known,
            (Growth::By(a), Growth::By(b)) if a == b => self,
            _ => Growth::Otherwise,
        }
    }
}

impl Shift {
    /// Of a function whose parameters of these numbers grow.
    pub fn of(function: &Function, grows: impl Fn(usize) -> bool) -> Shift {
        let mut regs = vec![Growth::Unassigned; function.regs.len()];
        for (number, param) in function.params.iter().enumerate() {
            regs[param.reg.0 as usize] = Growth::By(u32::from(grows(number)));
        }
        let mut shift = Shift { regs };
        while shift.spread(function) {}
        shift
    }

    /// Whether an operand stays the same.
    pub fn keeps(&self, operand: Operand) -> bool {
        self.operand(operand) == Growth::By(0)
    }

    fn operand(&self, operand: Operand) -> Growth {
        match operand {
            Operand::Reg(reg) => self.regs[reg.0 as usize],
            Operand::Imm(_) => Growth::By(0),
        }
    }

    /// One round; whether anything has changed. What is known of a register only becomes less, so that rounds come to an end.
    fn spread(&mut self, function: &Function) -> bool {
        let mut changed = false;
        for stmt in &function.body {
            let growth = self.statement(stmt);
            for reg in Touched::by(stmt).written {
                let known = &mut self.regs[reg.0 as usize];
                let now = known.or(growth);
                changed |= *known != now;
                *known = now;
            }
        }
        changed
    }

    /// By how much what a statement writes grows.
    fn statement(&self, stmt: &Stmt) -> Growth {
        match &stmt.kind {
            StmtKind::Var { init: value, .. } | StmtKind::Set { value, .. } => self.operand(*value),
            StmtKind::Inst(inst) => self.row(inst.row, &inst.srcs),
            StmtKind::If { .. } | StmtKind::For { .. } | StmtKind::While { .. } => {
                self.of_all(&Touched::by(stmt).read)
            }
        }
    }

    fn row(&self, row: &'static Row, srcs: &[Operand]) -> Growth {
        let is = |other: &'static Row| std::ptr::eq(row, other);
        match *srcs {
            [a, b] if is(&arith::ADD_U32) => self.both(a, b, u32::wrapping_add),
            [a, b] if is(&arith::SUB_U32) => self.both(a, b, u32::wrapping_sub),
            [a, Operand::Imm(by)] | [Operand::Imm(by), a] if is(&arith::MUL_U32) => {
                self.times(a, by.bits as u32)
            }
            [a, Operand::Imm(by)] if is(&arith::SHL_U32) => {
                self.times(a, 1_u32.checked_shl(by.bits as u32).unwrap_or(0))
            }
            _ => self.of_all(srcs),
        }
    }

    fn both(&self, a: Operand, b: Operand, op: fn(u32, u32) -> u32) -> Growth {
        match (self.operand(a), self.operand(b)) {
            (Growth::By(a), Growth::By(b)) => Growth::By(op(a, b)),
            (Growth::Otherwise, _) | (_, Growth::Otherwise) => Growth::Otherwise,
            _ => Growth::Unassigned,
        }
    }

    fn times(&self, operand: Operand, factor: u32) -> Growth {
        match self.operand(operand) {
            Growth::By(growth) => Growth::By(growth.wrapping_mul(factor)),
            other => other,
        }
    }

    /// Of what is computed of operands in any way: it stays the same if they do.
    fn of_all(&self, operands: &[Operand]) -> Growth {
        let grow = |operand: &Operand| {
            !matches!(self.operand(*operand), Growth::By(0) | Growth::Unassigned)
        };
        match operands.iter().any(grow) {
            true => Growth::Otherwise,
            false => Growth::By(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::function::{input, record_function};
    use crate::prelude::*;

    /// Whether what `body` computes of two numbers that grow together, and of one that does not, stays the same.
    fn keeps<T: crate::abi::Scalar>(body: impl FnOnce([Reg<u32>; 2], Reg<u32>) -> Reg<T>) -> bool {
        let declare = || ([input("a"), input("b")], input("c"));
        let function = record_function("f", declare, |(both, c)| body(both, c)).unwrap();
        Shift::of(&function, |number| number < 2).keeps(function.result)
    }

    #[test]
    fn distances_stay_the_same() {
        assert!(keeps(|[a, b], _| a - b));
        assert!(keeps(|[a, b], c| (a + c) - (b + 3)));
        assert!(keeps(|[a, b], c| (a * 3 - b * 3).min(c)));
        assert!(keeps(|[a, b], _| (a + b) - b * 2));
        assert!(keeps(|[a, b], c| (a - b).lt(c)));
        assert!(keeps(|[a, b], _| (a - b).to_i32().to_f32()));
        assert!(keeps(|_, c| c * c));
    }

    #[test]
    fn all_else_does_not() {
        assert!(!keeps(|[a, _], _| a));
        assert!(!keeps(|[a, b], _| a + b));
        assert!(!keeps(|[a, b], c| a - b * c));
        assert!(!keeps(|[a, b], _| a / 2 - b / 2));
        assert!(!keeps(|[a, b], _| a.min(b)));
        assert!(!keeps(|[a, b], c| select(c.lt(a), a - b, 0_u32)));
    }

    #[test]
    fn variables_stay_the_same_if_all_that_is_assigned_does() {
        #[device]
        fn one(a: Reg<u32>, b: Reg<u32>, c: Reg<u32>) -> Reg<u32> {
            let mut x = a - b;
            if x < c {
                x = c;
            }
            x + 1
        }
        #[device]
        fn other(a: Reg<u32>, b: Reg<u32>, c: Reg<u32>) -> Reg<u32> {
            let mut x = a - b;
            if c < 3 {
                x = a;
            }
            x + 1
        }
        #[device]
        fn looped(a: Reg<u32>, b: Reg<u32>, c: Reg<u32>) -> Reg<u32> {
            let distance = a - b;
            let mut x = c;
            for i in range(0, c) {
                x = x + distance * i;
            }
            x
        }
        assert!(keeps(|[a, b], c| one(a, b, c)));
        assert!(!keeps(|[a, b], c| other(a, b, c)));
        assert!(keeps(|[a, b], c| looped(a, b, c)));
        assert!(!keeps(|[a, b], c| looped(a, b + b, c)));
    }
}
