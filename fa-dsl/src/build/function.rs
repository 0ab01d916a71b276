//! Functions: recorded once by themselves, then copied into kernels.

use std::panic::Location;

use super::builder::{Builder, emit_var, recorded, with};
use super::error::StageError;
use super::reg::Reg;
use crate::abi::Scalar;
use crate::ir::function::Function;
use crate::ir::{
    Block, Imm, Inst, LocId, Operand, ParamDecl, ParamKind, RegId, Stmt, StmtKind, Type,
};
use crate::isa::memory;

/// Records a function of the values that `declare` declares with [`input`], and of the arguments that `body` declares with
/// [`Param::declare`](super::Param::declare).
///
/// # Errors
/// What they did that cannot be staged.
#[track_caller]
pub fn record_function<I, T: Scalar>(
    name: &'static str,
    declare: impl FnOnce() -> I,
    body: impl FnOnce(I) -> Reg<T>,
) -> Result<Function, Vec<StageError>> {
    let place = Location::caller();
    let (builder, _, (inputs, result)) = recorded(name, place, || {
        let given = declare();
        let inputs = with(|b| b.params());
        (inputs, body(given).operand())
    })?;
    Ok(builder.into_function(name, inputs, result))
}

/// Declares a value that the callers of the function compute that is being recorded.
pub fn input<T: Scalar>(name: &'static str) -> Reg<T> {
    let reg = with(|b| b.add_param(T::TYPE, name, ParamKind::Scalar));
    Reg::from_operand(Operand::Reg(reg))
}

/// Adds the arguments of a function to the kernel that is being recorded.
pub fn declare_arguments(function: &Function) -> Vec<Operand> {
    let declare = |param: &ParamDecl| {
        let decl = &function.regs[param.reg.0 as usize];
        Operand::Reg(with(|b| b.add_param(decl.ty, &decl.name, param.kind)))
    };
    function.arguments().iter().map(declare).collect()
}

/// What registers of a function are in the kernel that is being recorded.
#[derive(Clone, Debug)]
pub struct Values(Vec<Option<Operand>>);

impl Values {
    /// The parameters of `function`, in order; those without a value may not be needed.
    pub fn of_params(
        function: &Function,
        values: impl IntoIterator<Item = Option<Operand>>,
    ) -> Values {
        let mut all = vec![None; function.regs.len()];
        for (param, value) in function.params.iter().zip(values) {
            all[param.reg.0 as usize] = value;
        }
        Values(all)
    }

    /// Takes in the values that `others` has.
    pub fn add(&mut self, others: &Values) {
        for (own, other) in self.0.iter_mut().zip(&others.0) {
            *own = own.or(*other);
        }
    }

    /// No register.
    fn none(function: &Function) -> Values {
        Values(vec![None; function.regs.len()])
    }

    /// What an operand of the function is, if it is known.
    pub fn get(&self, operand: Operand) -> Option<Operand> {
        match operand {
            Operand::Reg(reg) => self.0[reg.0 as usize],
            Operand::Imm(_) => Some(operand),
        }
    }

    /// Makes a register of the function stand for a value from now on.
    pub fn set(&mut self, reg: RegId, value: Operand) {
        self.0[reg.0 as usize] = Some(value);
    }

    /// Variables for some registers of `function`, which are 0 until [`assign`](Self::assign) gives them values.
    pub fn variables(function: &Function, regs: impl IntoIterator<Item = RegId>) -> Values {
        let mut all = Values::none(function);
        for reg in regs {
            let decl = &function.regs[reg.0 as usize];
            let variable = emit_var(decl.ty, &decl.name, true, zero(decl.ty));
            all.set(reg, Operand::Reg(variable));
        }
        all
    }

    /// Gives these [variables](Self::variables) the values that `others` has of the same registers.
    pub fn assign(&self, others: &Values) {
        for (variable, value) in self.0.iter().zip(&others.0) {
            if let (Some(Operand::Reg(reg)), Some(value)) = (*variable, *value) {
                with(|b| b.push(StmtKind::Set { reg, value }));
            }
        }
    }

    /// The registers that had another value before, and their values.
    pub(super) fn reassigned(&self, before: &Values) -> Vec<(RegId, Operand)> {
        let all = (0..).map(RegId).zip(self.0.iter().zip(&before.0));
        let changed = all.filter_map(|(reg, values)| match values {
            (Some(now), Some(before)) if now != before => Some((reg, *now)),
            _ => None,
        });
        changed.collect()
    }
}

/// Copies the statements of a function's body that `chosen` chooses, by their numbers, into the kernel that is being recorded,
/// for the values that `known` has; what is not in the first is looked for in the next. Gives the values that the statements
/// compute.
pub fn inline(function: &Function, known: &[&Values], chosen: impl Fn(usize) -> bool) -> Values {
    let mut inliner = Inliner {
        function,
        known,
        values: Values::none(function),
        locs: vec![None; function.locs.len()],
    };
    for (number, stmt) in function.body.iter().enumerate() {
        if chosen(number) {
            inliner.statement(stmt);
        }
    }
    inliner.values
}

/// What a function gives, of values that are known.
pub fn result<T: Scalar>(function: &Function, known: &[&Values]) -> Reg<T> {
    value(function.result, known)
}

/// What one of a function's operands is, of values that are known.
pub fn value<T: Scalar>(operand: Operand, known: &[&Values]) -> Reg<T> {
    let found = known.iter().find_map(|values| values.get(operand));
    Reg::from_operand(found.unwrap_or(zero(T::TYPE)))
}

/// The handle of an operand of the kernel that is being recorded, which has the type of `T`.
pub fn handle<T: Scalar>(operand: Operand) -> Reg<T> {
    Reg::from_operand(operand)
}

/// Stands for a value that no statement before has computed; a valid function has none.
fn zero(ty: Type) -> Operand {
    Operand::Imm(Imm { ty, bits: 0 })
}

/// Copies statements of a function, one by one.
pub(super) struct Inliner<'a> {
    function: &'a Function,
    known: &'a [&'a Values],
    /// What the statements have computed.
    pub values: Values,
    locs: Vec<Option<LocId>>,
}

impl<'a> Inliner<'a> {
    /// For a recording that has the function's own places, as those of the same numbers.
    pub fn in_place(function: &'a Function) -> Inliner<'a> {
        let locs = 0..function.locs.len() as u32;
        Inliner {
            function,
            known: &[],
            values: Values::none(function),
            locs: locs.map(|number| Some(LocId(number))).collect(),
        }
    }

    pub fn operand(&self, operand: Operand) -> Operand {
        let all = std::iter::once(&self.values).chain(self.known.iter().copied());
        let found = all.into_iter().find_map(|values| values.get(operand));
        found.unwrap_or_else(|| match operand {
            Operand::Reg(reg) => zero(self.function.regs[reg.0 as usize].ty),
            Operand::Imm(_) => operand,
        })
    }

    fn block(&mut self, block: &Block) {
        block.iter().for_each(|stmt| self.statement(stmt));
    }

    /// The statements of a block, as one of the kernel's.
    fn nested(&mut self, block: &Block) -> Block {
        with(Builder::open);
        self.block(block);
        with(Builder::close)
    }

    pub fn statement(&mut self, stmt: &Stmt) {
        let loc = self.place(stmt.loc);
        let back = with(|b| b.go_to_inlined(loc));
        self.copy(&stmt.kind);
        with(|b| b.go_to_inlined(back));
    }

    fn place(&mut self, loc: LocId) -> LocId {
        if let Some(known) = self.locs[loc.0 as usize] {
            return known;
        }
        let place = with(|b| b.inlined(&self.function.locs, loc));
        self.locs[loc.0 as usize] = Some(place);
        place
    }

    /// A register of the kernel for one of the function's.
    fn declare(&mut self, reg: RegId) -> RegId {
        let decl = &self.function.regs[reg.0 as usize];
        let new = with(|b| b.new_reg(decl.ty, &decl.name, decl.mutable));
        self.values.0[reg.0 as usize] = Some(Operand::Reg(new));
        new
    }

    fn copy(&mut self, kind: &StmtKind) {
        match kind {
            StmtKind::Inst(inst) => self.inst(inst),
            StmtKind::Var { reg, init } => {
                let init = self.operand(*init);
                let reg = self.declare(*reg);
                with(|b| b.push(StmtKind::Var { reg, init }));
            }
            StmtKind::Set { reg, value } => {
                let value = self.operand(*value);
                if let Operand::Reg(reg) = self.operand(Operand::Reg(*reg)) {
                    with(|b| b.push(StmtKind::Set { reg, value }));
                }
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => self.branch(*cond, then, otherwise),
            StmtKind::For {
                var,
                start,
                end,
                step,
                unroll,
                body,
            } => {
                let (start, end) = (self.operand(*start), self.operand(*end));
                let var = self.declare(*var);
                let body = self.nested(body);
                let (step, unroll) = (*step, *unroll);
                with(|b| {
                    b.push(StmtKind::For {
                        var,
                        start,
                        end,
                        step,
                        unroll,
                        body,
                    });
                });
            }
            StmtKind::While { head, cond, body } => {
                let head = self.nested(head);
                let cond = self.operand(*cond);
                let body = self.nested(body);
                with(|b| b.push(StmtKind::While { head, cond, body }));
            }
        }
    }

    /// A branch, or the side of it that is known to be taken.
    fn branch(&mut self, cond: Operand, then: &Block, otherwise: &Block) {
        let cond = self.operand(cond);
        match cond {
            Operand::Imm(imm) => self.block(if imm.bits != 0 { then } else { otherwise }),
            Operand::Reg(_) => {
                let (then, otherwise) = (self.nested(then), self.nested(otherwise));
                with(|b| {
                    b.push(StmtKind::If {
                        cond,
                        then,
                        otherwise,
                    });
                });
            }
        }
    }

    /// An instruction, folded where its operands are constants. Nothing writes what functions read.
    fn inst(&mut self, inst: &Inst) {
        let row = memory::read_only(inst.row).unwrap_or(inst.row);
        let srcs: Vec<Operand> = inst.srcs.iter().map(|src| self.operand(*src)).collect();
        match *inst.dsts {
            [dst] => {
                let decl = &self.function.regs[dst.0 as usize];
                let value = with(|b| {
                    let value = b.emit(row, &srcs);
                    if let Operand::Reg(reg) = value {
                        b.rename(reg, &decl.name);
                    }
                    value
                });
                self.values.0[dst.0 as usize] = Some(value);
            }
            _ => {
                let dsts = inst.dsts.iter().map(|dst| self.declare(*dst)).collect();
                with(|b| b.push(StmtKind::Inst(Inst { row, dsts, srcs })));
            }
        }
    }
}
