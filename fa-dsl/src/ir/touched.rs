//! What statements read and write.

use super::{Block, Operand, RegId, Stmt, StmtKind};
use crate::isa::Row;

/// Whether a statement of `block`, nested ones included, writes the register.
pub fn writes(block: &Block, reg: RegId) -> bool {
    block.iter().any(|stmt| written(stmt).contains(&reg))
}

/// The registers that a statement writes, all inside it included.
pub fn written(stmt: &Stmt) -> Vec<RegId> {
    Touched::by(stmt).written
}

/// The operands that a statement reads and the registers that it writes, all inside it included.
#[derive(Default)]
pub(super) struct Touched {
    pub read: Vec<Operand>,
    pub written: Vec<RegId>,
    /// The instructions.
    pub rows: Vec<&'static Row>,
}

impl Touched {
    pub fn by(stmt: &Stmt) -> Touched {
        let mut touched = Touched::default();
        touched.statement(stmt);
        touched
    }

    fn block(&mut self, block: &Block) {
        block.iter().for_each(|stmt| self.statement(stmt));
    }

    fn statement(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Inst(inst) => {
                self.read.extend(&inst.srcs);
                self.written.extend(&inst.dsts);
                self.rows.push(inst.row);
            }
            StmtKind::Var { reg, init: value } | StmtKind::Set { reg, value } => {
                self.read.push(*value);
                self.written.push(*reg);
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                self.read.push(*cond);
                self.block(then);
                self.block(otherwise);
            }
            StmtKind::For {
                var,
                start,
                end,
                body,
                ..
            } => {
                self.read.extend([*start, *end]);
                self.written.push(*var);
                self.block(body);
            }
            StmtKind::While { head, cond, body } => {
                self.block(head);
                self.read.push(*cond);
                self.block(body);
            }
        }
    }
}
