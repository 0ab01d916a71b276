//! The way forward: computes a function anew, and notes what was computed of what.
//!
//! The copy gives each value a register of its own. Where the function assigns to a variable, that stands for another register from
//! there on; the values that the sides of a branch leave in one are joined in a new register, and a loop has variables of its
//! own. So what the way back needs of a value is never overwritten, and the adjoint of a register is the adjoint of one value.

use std::collections::BTreeMap;

use super::known::Known;
use crate::build::builder::{Builder, with};
use crate::build::function::{Inliner, Values};
use crate::ir::function::Function;
use crate::ir::{Block, Inst, LocId, Operand, ParamKind, RegId, Stmt, StmtKind, Type, walk};

/// The function's copy, as far as it has been computed.
pub(super) struct Forward<'a> {
    function: &'a Function,
    inliner: Inliner<'a>,
    /// Of the copy's registers; nothing of those that are missing.
    known: BTreeMap<RegId, Known>,
}

/// What was computed, in order.
pub(super) type Tape<'a> = Vec<Step<'a>>;

/// Something that was computed, and that the derivative may go through.
pub(super) enum Step<'a> {
    /// One value.
    Value(Value),
    /// A branch.
    Branch(Branch<'a>),
    /// The variables that a loop has left.
    Loop { variables: Vec<RegId>, loc: LocId },
}

/// An instruction's value.
pub(super) struct Value {
    pub inst: Inst,
    pub loc: LocId,
}

/// A branch, whose sides the way back computes once more: it goes through them in the opposite direction.
pub(super) struct Branch<'a> {
    pub cond: Operand,
    pub sides: [&'a Block; 2],
    pub loc: LocId,
    /// What the function's registers stood for before it.
    pub before: Values,
    /// The function's variables that it assigns to, and the copy's register in which their values are joined.
    pub joined: BTreeMap<RegId, RegId>,
}

impl<'a> Forward<'a> {
    /// Of a function whose parameters are `params` in the copy. Adjoints are wanted of the input of this number, and of the
    /// arguments that are floats.
    pub fn new(function: &'a Function, params: &[RegId], input: usize) -> Forward<'a> {
        let mut inliner = Inliner::in_place(function);
        let mut known = BTreeMap::new();
        for (number, (param, reg)) in function.params.iter().zip(params).enumerate() {
            inliner.values.set(param.reg, Operand::Reg(*reg));
            let is_f32 = function.regs[param.reg.0 as usize].ty == Type::F32;
            let counts = number == input || number >= function.inputs;
            match param.kind {
                ParamKind::Scalar if is_f32 && counts => {
                    known.insert(*reg, Known::VARIES);
                }
                ParamKind::Pointer { .. } if counts => {
                    known.insert(*reg, Known::address_of(number - function.inputs));
                }
                _ => {}
            }
        }
        Forward {
            function,
            inliner,
            known,
        }
    }

    /// What one of the function's operands is in the copy.
    pub fn operand(&self, operand: Operand) -> Operand {
        self.inliner.operand(operand)
    }

    /// What is known of one of the copy's operands.
    pub fn known(&self, operand: Operand) -> Known {
        match operand {
            Operand::Reg(reg) => self.known.get(&reg).copied().unwrap_or_default(),
            Operand::Imm(_) => Known::default(),
        }
    }

    /// Goes back to what the function's registers stood for before a branch, or in front of what came after it.
    pub fn go_to(&mut self, values: Values) -> Values {
        std::mem::replace(&mut self.inliner.values, values)
    }

    /// Computes a block of the function.
    pub fn block(&mut self, block: &'a Block) -> Tape<'a> {
        let mut tape = Tape::new();
        for stmt in block {
            let back = with(|b| b.go_to_inlined(stmt.loc));
            self.statement(stmt, &mut tape);
            with(|b| b.go_to_inlined(back));
        }
        tape
    }

    fn statement(&mut self, stmt: &'a Stmt, tape: &mut Tape<'a>) {
        match &stmt.kind {
            StmtKind::Inst(inst) => self.inst(stmt, inst, tape),
            StmtKind::Var { reg, init: value } | StmtKind::Set { reg, value } => {
                let value = self.operand(*value);
                self.inliner.values.set(*reg, value);
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => match self.operand(*cond) {
                Operand::Imm(imm) => {
                    let taken = if imm.bits != 0 { then } else { otherwise };
                    tape.extend(self.block(taken));
                }
                cond => {
                    let branch = self.branch(cond, [then, otherwise], stmt.loc);
                    tape.push(Step::Branch(branch));
                }
            },
            StmtKind::For { .. } | StmtKind::While { .. } => {
                let variables = self.looped(stmt);
                let loc = stmt.loc;
                tape.push(Step::Loop { variables, loc });
            }
        }
    }

    fn inst(&mut self, stmt: &Stmt, inst: &Inst, tape: &mut Tape<'a>) {
        let srcs: Vec<Operand> = inst.srcs.iter().map(|src| self.operand(*src)).collect();
        self.inliner.statement(stmt);
        if let Operand::Reg(reg) = self.operand(Operand::Reg(inst.dsts[0])) {
            let inst = Inst {
                row: inst.row,
                dsts: vec![reg],
                srcs,
            };
            let known = Known::of_result(&inst, |operand| self.known(operand));
            self.known.insert(reg, known);
            let loc = stmt.loc;
            tape.push(Step::Value(Value { inst, loc }));
        }
    }

    fn branch(&mut self, cond: Operand, sides: [&'a Block; 2], loc: LocId) -> Branch<'a> {
        let before = self.inliner.values.clone();
        let mut joined = BTreeMap::new();
        let [then, otherwise] = sides.map(|side| {
            with(Builder::open);
            self.go_to(before.clone());
            self.block(side);
            for (variable, value) in self.inliner.values.reassigned(&before) {
                let reg = *(joined.entry(variable)).or_insert_with(|| self.declare(variable));
                self.learn(reg, value);
                with(|b| b.push(StmtKind::Set { reg, value }));
            }
            with(Builder::close)
        });
        self.go_to(before.clone());
        for (variable, reg) in &joined {
            self.start(*variable, *reg);
        }
        with(|b| {
            b.push(StmtKind::If {
                cond,
                then,
                otherwise,
            });
        });
        Branch {
            cond,
            sides,
            loc,
            before,
            joined,
        }
    }

    /// Copies a loop as it is; gives the variables that it has left.
    fn looped(&mut self, stmt: &'a Stmt) -> Vec<RegId> {
        let inside = self.known_in_loop(stmt);
        let assigned = inside.keys().copied();
        let outside = |reg: &RegId| self.inliner.values.get(Operand::Reg(*reg)).is_some();
        let variables: Vec<RegId> = assigned.filter(outside).collect();
        let of_copy = variables.iter().map(|variable| {
            let reg = self.declare(*variable);
            self.start(*variable, reg);
            self.known.insert(reg, inside[variable]);
            reg
        });
        let of_copy = of_copy.collect();
        self.inliner.statement(stmt);
        of_copy
    }

    /// What is known of the function's registers that a loop writes, when it has gone round any number of times.
    fn known_in_loop(&self, stmt: &Stmt) -> BTreeMap<RegId, Known> {
        let mut found: BTreeMap<RegId, Known> = BTreeMap::new();
        loop {
            let before = found.clone();
            walk(std::slice::from_ref(stmt), &mut |stmt| {
                let known = |operand: Operand| {
                    let outside = self.known(self.operand(operand));
                    match operand {
                        Operand::Reg(reg) => found.get(&reg).copied().unwrap_or(outside),
                        Operand::Imm(_) => outside,
                    }
                };
                let (reg, now) = match &stmt.kind {
                    StmtKind::Inst(inst) => (inst.dsts[0], Known::of_result(inst, known)),
                    StmtKind::Var { reg, init: value } | StmtKind::Set { reg, value } => {
                        (*reg, known(*value))
                    }
                    _ => return,
                };
                let known = known(Operand::Reg(reg)).or(now);
                found.insert(reg, known);
            });
            if found == before {
                return found;
            }
        }
    }

    /// A variable of the copy, for one of the function's.
    fn declare(&self, variable: RegId) -> RegId {
        let decl = &self.function.regs[variable.0 as usize];
        with(|b| b.new_reg(decl.ty, &decl.name, true))
    }

    /// Declares the copy's variable `reg`, with the value that the function's has so far. It is that from here on.
    fn start(&mut self, variable: RegId, reg: RegId) {
        let init = self.operand(Operand::Reg(variable));
        self.learn(reg, init);
        with(|b| b.push(StmtKind::Var { reg, init }));
        self.inliner.values.set(variable, Operand::Reg(reg));
    }

    /// A register may have this value.
    fn learn(&mut self, reg: RegId, value: Operand) {
        let known = self.known(Operand::Reg(reg)).or(self.known(value));
        self.known.insert(reg, known);
    }
}
