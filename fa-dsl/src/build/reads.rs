//! Values of variables that are handed on, as in `f(x)`, `Some(x)` or `Point { x, y }`.
//!
//! To Rust each is a copy, and a later assignment to the variable does not show in it. Each is recorded as one. When everything has been
//! recorded, the copies that no assignment could have shown in are the variable itself again, so that most leave no text.

use std::collections::{HashMap, HashSet};

use super::names::Names;
use crate::ir::touched::written;
use crate::ir::{Block, Operand, RegDecl, RegId, Stmt, StmtKind};

/// The copies, and the variables that they are of. They have no name until they are known to stay.
#[derive(Default)]
pub(super) struct Reads(HashMap<RegId, RegId>);

impl Reads {
    /// Notes that `copy` is one of `variable`.
    pub fn add(&mut self, copy: RegId, variable: RegId) {
        self.0.insert(copy, variable);
    }

    /// Whether the register is a copy.
    pub fn has(&self, reg: RegId) -> bool {
        self.0.contains_key(&reg)
    }

    /// Leaves out the copies in `body` that are the variable wherever they are used, of which `result` is used at the end, and names
    /// the others. Gives what the result is then.
    pub fn settle(
        mut self,
        body: &mut Block,
        result: Option<Operand>,
        regs: &mut [RegDecl],
        names: &mut Names,
    ) -> Option<Operand> {
        if self.0.is_empty() {
            return result;
        }
        let mut search = Search::of(&self.0);
        search.block(body);
        result.into_iter().for_each(|result| search.used(result));
        let mut stay: Vec<RegId> = search.stay.into_iter().collect();
        stay.sort();
        for copy in stay {
            self.0.remove(&copy);
            regs[copy.0 as usize].name = names.unique(Names::TEMPORARY);
        }
        self.replace(body);
        result.map(|result| self.operand(result))
    }

    fn replace(&self, block: &mut Block) {
        block.retain(|stmt| !matches!(stmt.kind, StmtKind::Var { reg, .. } if self.has(reg)));
        block.iter_mut().for_each(|stmt| self.replace_in(stmt));
    }

    fn replace_in(&self, stmt: &mut Stmt) {
        let replace = |operand: &mut Operand| *operand = self.operand(*operand);
        match &mut stmt.kind {
            StmtKind::Inst(inst) => inst.srcs.iter_mut().for_each(replace),
            StmtKind::Var { init: value, .. } | StmtKind::Set { value, .. } => replace(value),
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                replace(cond);
                self.replace(then);
                self.replace(otherwise);
            }
            StmtKind::For {
                start, end, body, ..
            } => {
                replace(start);
                replace(end);
                self.replace(body);
            }
            StmtKind::While { head, cond, body } => {
                replace(cond);
                self.replace(head);
                self.replace(body);
            }
        }
    }

    fn operand(&self, operand: Operand) -> Operand {
        match operand {
            Operand::Reg(reg) => Operand::Reg(self.0.get(&reg).copied().unwrap_or(reg)),
            Operand::Imm(_) => operand,
        }
    }
}

/// Looks for copies that are used where their variable may have been assigned since, in the order in which statements run.
struct Search<'a> {
    reads: &'a HashMap<RegId, RegId>,
    /// The variables, and how many statements came before the last assignment to each.
    assigned: HashMap<RegId, usize>,
    /// How many statements came before each copy.
    copied: HashMap<RegId, usize>,
    now: usize,
    stay: HashSet<RegId>,
}

impl Search<'_> {
    fn of(reads: &HashMap<RegId, RegId>) -> Search<'_> {
        Search {
            reads,
            assigned: reads.values().map(|variable| (*variable, 0)).collect(),
            copied: HashMap::new(),
            now: 0,
            stay: HashSet::new(),
        }
    }

    fn used(&mut self, operand: Operand) {
        if let Operand::Reg(reg) = operand
            && let Some(variable) = self.reads.get(&reg)
            && self.assigned[variable] > self.copied.get(&reg).copied().unwrap_or(0)
        {
            self.stay.insert(reg);
        }
    }

    fn writes(&mut self, reg: RegId) {
        if let Some(when) = self.assigned.get_mut(&reg) {
            *when = self.now;
        }
    }

    fn block(&mut self, block: &Block) {
        block.iter().for_each(|stmt| self.statement(stmt));
    }

    fn statement(&mut self, stmt: &Stmt) {
        self.now += 1;
        match &stmt.kind {
            StmtKind::Inst(inst) => {
                inst.srcs.iter().for_each(|src| self.used(*src));
                inst.dsts.iter().for_each(|dst| self.writes(*dst));
            }
            StmtKind::Var { reg, .. } if self.reads.contains_key(reg) => {
                self.copied.insert(*reg, self.now);
            }
            StmtKind::Var { reg, init: value } | StmtKind::Set { reg, value } => {
                self.used(*value);
                self.writes(*reg);
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                self.used(*cond);
                let before = self.assigned.clone();
                self.block(then);
                let after_then = std::mem::replace(&mut self.assigned, before);
                self.block(otherwise);
                for (variable, then) in after_then {
                    let when = self.assigned.entry(variable).or_default();
                    *when = then.max(*when);
                }
            }
            StmtKind::For {
                start, end, body, ..
            } => {
                self.used(*start);
                self.again(stmt);
                self.used(*end);
                self.block(body);
            }
            StmtKind::While { head, cond, body } => {
                self.again(stmt);
                self.block(head);
                self.used(*cond);
                self.block(body);
            }
        }
    }

    /// Enters a loop: an earlier pass may have assigned what it assigns.
    fn again(&mut self, stmt: &Stmt) {
        for reg in written(stmt) {
            self.writes(reg);
        }
    }
}
