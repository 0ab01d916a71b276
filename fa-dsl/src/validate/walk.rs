//! Statement by statement: types, scopes, assignments, warp-collective instructions.

use super::error::ValidationError;
use crate::ir::{Block, Inst, Kernel, LocId, Operand, RegId, StmtKind, Type};
use crate::isa::hopper::barrier;
use crate::isa::{Dst, Src, atomic, matrix, sync};
use crate::target::Target;

/// Appends what is wrong with the kernel's statements.
pub(super) fn check(kernel: &Kernel, target: &Target, errors: &mut Vec<ValidationError>) {
    let mut walker = Walker {
        kernel,
        target,
        errors,
        visible: vec![false; kernel.regs.len()],
        varying: vec![false; kernel.regs.len()],
        divergent: false,
    };
    for param in &kernel.params {
        walker.visible[param.reg.0 as usize] = true;
    }
    walker.find_varying(&kernel.body);
    walker.block(&kernel.body);
}

struct Walker<'a> {
    kernel: &'a Kernel,
    target: &'a Target,
    errors: &'a mut Vec<ValidationError>,
    /// Registers in scope.
    visible: Vec<bool>,
    /// Registers whose value may differ between the threads of a warp.
    varying: Vec<bool>,
    /// Whether the threads of a warp may disagree on being here.
    divergent: bool,
}

impl Walker<'_> {
    /// Marks what depends on the thread index, until nothing changes. Loads count as varying when
    /// their address does. A thread index shifted right by 5 or more is the same in a warp.
    fn find_varying(&mut self, body: &Block) {
        loop {
            let before = self.varying.iter().filter(|v| **v).count();
            self.spread(body, false);
            if self.varying.iter().filter(|v| **v).count() == before {
                return;
            }
        }
    }

    fn varies(&self, operand: Operand) -> bool {
        matches!(operand, Operand::Reg(reg) if self.varying[reg.0 as usize])
    }

    fn spread(&mut self, block: &Block, divergent: bool) {
        for stmt in block {
            match &stmt.kind {
                StmtKind::Inst(inst) => {
                    if inst_varies(inst, |operand| self.varies(operand)) {
                        for dst in &inst.dsts {
                            self.varying[dst.0 as usize] = true;
                        }
                    }
                }
                StmtKind::Var { reg, init: value } | StmtKind::Set { reg, value } => {
                    let set = matches!(stmt.kind, StmtKind::Set { .. });
                    if self.varies(*value) || (set && divergent) {
                        self.varying[reg.0 as usize] = true;
                    }
                }
                StmtKind::If {
                    cond,
                    then,
                    otherwise,
                } => {
                    let divergent = divergent || self.varies(*cond);
                    self.spread(then, divergent);
                    self.spread(otherwise, divergent);
                }
                StmtKind::For {
                    var,
                    start,
                    end,
                    body,
                    ..
                } => {
                    let varies = self.varies(*start) || self.varies(*end);
                    self.varying[var.0 as usize] |= varies;
                    self.spread(body, divergent || varies);
                }
                StmtKind::While { head, cond, body } => {
                    self.spread(head, divergent);
                    let divergent = divergent || self.varies(*cond);
                    self.spread(body, divergent);
                }
            }
        }
    }

    fn place(&self, loc: LocId) -> String {
        self.kernel.describe(loc)
    }

    fn block(&mut self, block: &Block) {
        let mut defined = Vec::new();
        for stmt in block {
            let loc = stmt.loc;
            match &stmt.kind {
                StmtKind::Inst(inst) => self.inst(inst, loc, &mut defined),
                StmtKind::Var { reg, init } => {
                    let ty = self.kernel.reg(*reg).ty;
                    self.operand(*init, ty, "the initial value", loc);
                    self.define(*reg, &mut defined);
                }
                StmtKind::Set { reg, value } => {
                    let ty = self.kernel.reg(*reg).ty;
                    self.operand(*value, ty, "the assigned value", loc);
                    self.reassign(*reg, loc);
                }
                StmtKind::If {
                    cond,
                    then,
                    otherwise,
                } => {
                    self.operand(*cond, Type::Pred, "the condition", loc);
                    self.nested(self.varies(*cond), |walker| {
                        walker.block(then);
                        walker.block(otherwise);
                    });
                }
                StmtKind::For {
                    var,
                    start,
                    end,
                    step,
                    unroll,
                    body,
                } => {
                    self.operand(*start, Type::U32, "the loop's start", loc);
                    self.operand(*end, Type::U32, "the loop's end", loc);
                    if *step == 0 || *unroll == 0 {
                        self.errors.push(ValidationError::Loop {
                            place: self.place(loc),
                        });
                    }
                    let varies = self.varies(*start) || self.varies(*end);
                    self.visible[var.0 as usize] = true;
                    self.nested(varies, |walker| walker.block(body));
                    self.visible[var.0 as usize] = false;
                }
                StmtKind::While { head, cond, body } => {
                    self.nested(self.varies(*cond), |walker| {
                        let mut head_defined = Vec::new();
                        walker.statements(head, &mut head_defined);
                        walker.operand(*cond, Type::Pred, "the condition", loc);
                        walker.block(body);
                        walker.leave(head_defined);
                    });
                }
            }
        }
        self.leave(defined);
    }

    /// As [`Self::block`], keeping what it defines visible until the caller leaves.
    fn statements(&mut self, block: &Block, defined: &mut Vec<RegId>) {
        for stmt in block {
            match &stmt.kind {
                StmtKind::Inst(inst) => self.inst(inst, stmt.loc, defined),
                StmtKind::Var { reg, .. } => self.define(*reg, defined),
                _ => self.block(&vec![stmt.clone()]),
            }
        }
    }

    fn nested(&mut self, varies: bool, work: impl FnOnce(&mut Self)) {
        let outer = self.divergent;
        self.divergent |= varies;
        work(self);
        self.divergent = outer;
    }

    fn leave(&mut self, defined: Vec<RegId>) {
        for reg in defined {
            self.visible[reg.0 as usize] = false;
        }
    }

    fn define(&mut self, reg: RegId, defined: &mut Vec<RegId>) {
        self.visible[reg.0 as usize] = true;
        defined.push(reg);
    }

    fn inst(&mut self, inst: &Inst, loc: LocId, defined: &mut Vec<RegId>) {
        let row = inst.row;
        let missing =
            row.min_arch > self.target.arch || (row.exact_arch && row.min_arch != self.target.arch);
        if missing {
            self.errors.push(ValidationError::Arch {
                place: self.place(loc),
                row: row.name,
                needs: row.min_arch,
                later: if row.exact_arch { "" } else { " or later" },
                arch: self.target.arch,
            });
        }
        if inst.dsts.len() != row.dsts.len() || inst.srcs.len() != row.srcs.len() {
            self.errors.push(ValidationError::Arity {
                place: self.place(loc),
                row: row.name,
                dsts: row.dsts.len(),
                srcs: row.srcs.len(),
            });
            return;
        }
        if row.converged && self.divergent {
            self.errors.push(ValidationError::Divergent {
                place: self.place(loc),
                row: row.name,
            });
        }
        if std::ptr::eq(row, &sync::BARRIER_GRID) && !self.kernel.cooperative {
            self.errors.push(ValidationError::NotCooperative {
                place: self.place(loc),
                row: row.name,
            });
        }
        for (index, (src, operand)) in row.srcs.iter().zip(&inst.srcs).enumerate() {
            let what = format!("source {index} of `{}`", row.name);
            if matches!((src, operand), (Src::Imm(_), Operand::Reg(_))) {
                self.errors.push(ValidationError::NotImmediate {
                    place: self.place(loc),
                    what,
                });
                continue;
            }
            self.operand(*operand, src.ty(), &what, loc);
        }
        for (index, (dst, reg)) in row.dsts.iter().zip(&inst.dsts).enumerate() {
            let what = format!("destination {index} of `{}`", row.name);
            self.expect(self.kernel.reg(*reg).ty, dst.ty(), &what, loc);
            match dst {
                Dst::Out(_) if self.kernel.reg(*reg).mutable => self.reassign(*reg, loc),
                Dst::Out(_) => self.define(*reg, defined),
                Dst::InOut(_) => self.reassign(*reg, loc),
            }
        }
    }

    fn operand(&mut self, operand: Operand, expected: Type, what: &str, loc: LocId) {
        if let Operand::Reg(reg) = operand
            && !self.visible[reg.0 as usize]
        {
            let register = self.kernel.reg(reg).name.clone();
            self.errors.push(ValidationError::Scope {
                place: self.place(loc),
                register,
            });
        }
        self.expect(self.kernel.operand_type(operand), expected, what, loc);
    }

    fn expect(&mut self, found: Type, expected: Type, what: &str, loc: LocId) {
        if found != expected {
            let (place, what) = (self.place(loc), what.to_owned());
            self.errors.push(ValidationError::Type {
                place,
                what,
                found,
                expected,
            });
        }
    }

    fn reassign(&mut self, reg: RegId, loc: LocId) {
        let decl = self.kernel.reg(reg);
        let state = match (decl.mutable, self.visible[reg.0 as usize]) {
            (true, true) => return,
            (true, false) => "assigned outside the block that declares it",
            (false, _) => "fixed, and assigned again",
        };
        self.errors.push(ValidationError::Assignment {
            place: self.place(loc),
            register: decl.name.clone(),
            state,
        });
    }
}

/// Whether the instruction's results may differ between the threads of a warp.
fn inst_varies(inst: &Inst, varies: impl Fn(Operand) -> bool) -> bool {
    let own = [&matrix::THREAD, &barrier::MBARRIER_ARRIVE_PENDING];
    if own.iter().any(|row| std::ptr::eq(inst.row, *row)) {
        return true;
    }
    // Lanes access a word one after another, and others may change it in between.
    if atomic::contains(inst.row) {
        return true;
    }
    // Every lane gets the same.
    let shared = [&matrix::SHUFFLE_IDX, &sync::VOTE_ANY, &sync::VOTE_BALLOT];
    if shared.iter().any(|row| std::ptr::eq(inst.row, *row)) {
        return false;
    }
    if std::ptr::eq(inst.row, &matrix::SHUFFLE_AT) {
        return varies(inst.srcs[1]);
    }
    // Fragments are spread over the lanes whatever their addresses are.
    if inst.row.converged && !inst.dsts.is_empty() {
        return true;
    }
    inst.srcs.iter().any(|src| varies(*src))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::{Reg, at, emit_to, record, thread};
    use crate::isa::Row;
    use crate::target::Arch;
    use crate::validate::validate;

    /// The errors of one store of four matrices.
    fn errors(row: &'static Row, arch: Arch) -> Vec<ValidationError> {
        let kernel = record("planted", 32, 1, || {
            at();
            crate::build::shared(512, 16);
            let (address, word) = (thread() * 16, thread().operand());
            let offset = Reg::<u32>::from(0).operand();
            let srcs = vec![address.operand(), offset, word, word, word, word];
            emit_to(row, Vec::new(), srcs);
        });
        validate(kernel.unwrap(), &Target::new(arch))
            .err()
            .unwrap_or_default()
    }

    #[test]
    fn matrices_are_stored_from_sm_90_on() {
        for row in [&matrix::STMATRIX_X4, &matrix::STMATRIX_X4_TRANS] {
            for target in Arch::ALL {
                let found = errors(row, target);
                if target >= Arch::Sm90a {
                    assert_eq!(found, []);
                    continue;
                }
                assert!(
                    matches!(
                        found[..],
                        [ValidationError::Arch {
                            needs: Arch::Sm90a,
                            later: " or later",
                            arch,
                            ..
                        }] if arch == target
                    ),
                    "{found:?}"
                );
            }
        }
    }
}
