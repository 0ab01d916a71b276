//! Leaves out what nobody needs.

use std::collections::BTreeSet;

use super::touched::Touched;
use super::{Block, Operand, RegId, Stmt, StmtKind};

/// Leaves out the statements that no value in `outputs` needs. No statement may have an effect: they are those of a
/// [`Function`](super::function::Function).
pub fn prune(block: &mut Block, outputs: impl IntoIterator<Item = Operand>) {
    let mut needed = Needed::default();
    outputs.into_iter().for_each(|output| needed.add(output));
    needed.block(block);
}

/// The registers that later statements need. One that is assigned stays needed before that: it may not have been assigned
/// everywhere.
#[derive(Default)]
struct Needed(BTreeSet<RegId>);

impl Needed {
    fn add(&mut self, operand: Operand) {
        if let Operand::Reg(reg) = operand {
            self.0.insert(reg);
        }
    }

    /// From the last statement to the first.
    fn block(&mut self, block: &mut Block) {
        let statements = std::mem::take(block).into_iter().rev();
        let needed = statements.filter_map(|mut stmt| self.statement(&mut stmt).then_some(stmt));
        *block = needed.collect();
        block.reverse();
    }

    /// Whether the statement is needed; then what it reads is, too.
    fn statement(&mut self, stmt: &mut Stmt) -> bool {
        match &mut stmt.kind {
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                self.block(then);
                self.block(otherwise);
                let is_needed = !(then.is_empty() && otherwise.is_empty());
                if is_needed {
                    self.add(*cond);
                }
                is_needed
            }
            // A pass of a loop may need what an earlier one computes, so that a loop stays as a whole.
            _ => self.whole(stmt),
        }
    }

    fn whole(&mut self, stmt: &Stmt) -> bool {
        let touched = Touched::by(stmt);
        let is_needed = touched.written.iter().any(|reg| self.0.contains(reg));
        if is_needed {
            touched.read.iter().for_each(|operand| self.add(*operand));
        }
        is_needed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::control::{range, select, when};
    use crate::build::function::{input, record_function};
    use crate::build::{Reg, Var};
    use crate::ir::walk;
    use crate::validate::function::validate_function;

    /// How many statements are left of a function of one number, nested ones included; what is left is valid.
    fn left(body: impl FnOnce(Reg<f32>) -> Reg<f32>) -> usize {
        let recorded = record_function("planted", || input("x"), body);
        let mut function = recorded.expect("it can be staged");
        prune(&mut function.body, [function.result]);
        let function = validate_function(function).expect("it has what it needs");
        let mut count = 0;
        walk(&function.body, &mut |_| count += 1);
        count
    }

    #[test]
    fn what_nobody_needs_is_left_out() {
        let count = left(|x| {
            let product = x * 2.0;
            let _unused = product.tanh() + x;
            product
        });
        assert_eq!(count, 1);
    }

    #[test]
    fn a_branch_loses_what_nobody_needs_of_it() {
        let count = left(|x| {
            let (kept, lost) = (Var::<f32>::new(0.0), Var::<f32>::new(0.0));
            when(x.lt(0.0), || {
                lost.set(x.tanh());
                kept.set(-x);
            });
            when(x.lt(1.0), || lost.set(x.exp2()));
            kept.peek()
        });
        // The variable, the comparison, the branch, the negation, the assignment.
        assert_eq!(count, 5);
    }

    /// What an assignment overwrites may still be needed: it may be made nowhere.
    #[test]
    fn earlier_values_of_a_variable_stay() {
        let count = left(|x| {
            let kept = Var::<f32>::new(x * 3.0);
            when(x.lt(0.0), || kept.set(1.0));
            let value = select(x.lt(2.0), kept.peek(), x);
            kept.set(x.tanh());
            value
        });
        // The product, the variable, the comparison, the branch, the assignment, the comparison, the choice.
        assert_eq!(count, 7);
    }

    #[test]
    fn a_loop_stays_as_a_whole_or_not_at_all() {
        let counted = |is_needed: bool| {
            left(move |x| {
                let (sum, beside) = (Var::new(x), Var::<f32>::new(1.0));
                for _ in range(0, 3) {
                    sum.set(sum.peek() * beside.peek());
                    beside.set(beside.peek() + 1.0);
                }
                if is_needed { sum.peek() } else { x }
            })
        };
        // Two variables, the loop, and two statements for each in it.
        assert_eq!([counted(true), counted(false)], [7, 0]);
    }
}
