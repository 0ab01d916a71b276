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
