//! The way back: from the adjoint of what a function gives to the adjoints of what it is computed of.

use std::collections::BTreeMap;

use super::error::DerivativeError;
use super::forward::{Branch, Forward, Step, Tape, Value};
use super::known::{Address, is_float, is_read};
use super::rules::{Applied, Rule, rule};
use crate::build::builder::{Builder, with};
use crate::build::reg::Reg;
use crate::ir::derivative::ElementAdjoint;
use crate::ir::function::Function;
use crate::ir::{Block, Imm, LocId, Operand, RegId, StmtKind, Type};

/// The adjoints, as far as they are known.
pub(super) struct Reverse<'a> {
    function: &'a Function,
    forward: Forward<'a>,
    /// Of the copy's registers, by what has been seen of their uses; 0 of those that are missing.
    adjoints: BTreeMap<RegId, Reg<f32>>,
    /// The elements that were read.
    pub elements: Vec<ElementAdjoint>,
    /// Where the derivative cannot go.
    pub errors: Vec<DerivativeError>,
}

impl<'a> Reverse<'a> {
    /// Of a function that was computed.
    pub fn new(function: &'a Function, forward: Forward<'a>) -> Reverse<'a> {
        Reverse {
            function,
            forward,
            adjoints: BTreeMap::new(),
            elements: Vec::new(),
            errors: Vec::new(),
        }
    }

    /// The adjoint of one of the copy's registers, if it has one.
    pub fn adjoint(&self, of: RegId) -> Option<Operand> {
        self.adjoints.get(&of).map(|adjoint| adjoint.operand())
    }

    /// Adds to the adjoint of one of the copy's operands.
    pub fn add(&mut self, to: Operand, adjoint: Reg<f32>) {
        let Operand::Reg(reg) = to else { return };
        if !self.forward.known(to).varies {
            return;
        }
        let sum = match self.adjoints.get(&reg) {
            Some(before) => *before + adjoint,
            None => adjoint,
        };
        self.adjoints.insert(reg, sum);
    }

    /// Goes back over what was computed.
    pub fn go_back(&mut self, tape: Tape<'a>) {
        for step in tape.into_iter().rev() {
            let (Step::Value(Value { loc, .. })
            | Step::Branch(Branch { loc, .. })
            | Step::Loop { loc, .. }) = step;
            let back = with(|b| b.go_to_inlined(loc));
            match step {
                Step::Value(value) => self.value(&value),
                Step::Branch(branch) => self.branch(&branch),
                Step::Loop { variables, .. } => self.looped(&variables, loc),
            }
            with(|b| b.go_to_inlined(back));
        }
    }

    fn value(&mut self, Value { inst, loc }: &Value) {
        let dst = inst.dsts[0];
        let Some(adjoint) = self.adjoints.remove(&dst) else {
            return;
        };
        if is_read(inst) {
            return self.read(&inst.srcs, adjoint, *loc);
        }
        match rule(inst.row) {
            Some(Rule::Adjoints(of)) => {
                let adjoints = of(&Applied {
                    sources: &inst.srcs,
                    value: Reg::from_operand(Operand::Reg(dst)),
                    adjoint,
                });
                let all = inst.row.srcs.iter().zip(&inst.srcs);
                let floats = all.filter(|(src, _)| is_float(src.ty()));
                for ((_, operand), adjoint) in floats.zip(adjoints) {
                    self.add(*operand, adjoint);
                }
            }
            // What changes in steps has no adjoint.
            Some(Rule::Steps) => {}
            None => self.errors.push(DerivativeError::Bits {
                place: self.place(*loc),
                row: inst.row.name,
            }),
        }
    }

    /// An element of a tensor, by the operands of its read.
    fn read(&mut self, srcs: &[Operand], adjoint: Reg<f32>, loc: LocId) {
        let Address::Of(argument) = self.forward.known(srcs[0]).address else {
            let place = self.place(loc);
            return self.errors.push(DerivativeError::Tensor { place });
        };
        let base = self.function.arguments()[argument].reg;
        let base = self.forward.operand(Operand::Reg(base));
        let of_pointer = Reg::<u64>::from_operand(srcs[0]) - Reg::from_operand(base);
        let further = match srcs[1] {
            Operand::Imm(imm) => Reg::from(imm.bits),
            Operand::Reg(_) => Reg::<u32>::from_operand(srcs[1]).to_u64(),
        };
        self.elements.push(ElementAdjoint {
            argument,
            offset: (of_pointer + further).operand(),
            read: Operand::Imm(Imm {
                ty: Type::Pred,
                bits: 1,
            }),
            adjoint: adjoint.operand(),
        });
    }

    /// A branch: on the side that was taken, its values are computed once more, then their adjoints.
    fn branch(&mut self, branch: &Branch<'a>) {
        let joined = branch.joined.iter();
        let of_joined = joined.filter_map(|(variable, reg)| {
            let adjoint = self.adjoints.remove(reg)?;
            Some((*variable, adjoint))
        });
        let of_joined: Vec<(RegId, Reg<f32>)> = of_joined.collect();
        if of_joined.is_empty() {
            return;
        }
        let after = self.forward.go_to(branch.before.clone());
        let elements = std::mem::take(&mut self.elements);
        let mut leaving = Leaving {
            outer: self.adjoints.clone(),
            registers: with(|b| b.registers()),
            adjoints: BTreeMap::new(),
            elements,
            variables: Vec::new(),
        };
        let sides = branch.sides.map(|side| {
            with(Builder::open);
            self.forward.go_to(branch.before.clone());
            self.adjoints = leaving.outer.clone();
            self.side(side, &of_joined);
            leaving.side(&self.adjoints, self.elements.drain(..));
            with(Builder::close)
        });
        self.forward.go_to(after);
        leaving.end(branch.cond, sides);
        self.adjoints = leaving.outer;
        self.elements = leaving.elements;
    }

    fn side(&mut self, side: &'a Block, of_joined: &[(RegId, Reg<f32>)]) {
        let tape = self.forward.block(side);
        for (variable, adjoint) in of_joined {
            let value = self.forward.operand(Operand::Reg(*variable));
            self.add(value, *adjoint);
        }
        self.go_back(tape);
    }

    fn looped(&mut self, variables: &[RegId], loc: LocId) {
        let counts = |reg: &RegId| self.adjoints.contains_key(reg);
        if variables.iter().any(counts) {
            let place = self.place(loc);
            self.errors.push(DerivativeError::Loop { place });
        }
    }

    fn place(&self, loc: LocId) -> String {
        self.function.as_kernel().describe(loc)
    }
}

/// Takes adjoints out of a branch: what its sides leave is joined in variables that are declared before it.
struct Leaving {
    /// The adjoints before the branch, then those after it.
    outer: BTreeMap<RegId, Reg<f32>>,
    /// How many registers there were before it: only those are of interest after it.
    registers: usize,
    /// The variables that hold adjoints.
    adjoints: BTreeMap<RegId, RegId>,
    /// The elements that were read, first those outside of the branch.
    elements: Vec<ElementAdjoint>,
    /// All variables, with their first values.
    variables: Vec<(RegId, Operand)>,
}

impl Leaving {
    /// The end of a side, which has these adjoints and has read these elements.
    fn side(
        &mut self,
        adjoints: &BTreeMap<RegId, Reg<f32>>,
        elements: impl Iterator<Item = ElementAdjoint>,
    ) {
        for (reg, adjoint) in adjoints {
            let before = self.outer.get(reg).map(|it| it.operand());
            let is_outer = (reg.0 as usize) < self.registers;
            if is_outer && before != Some(adjoint.operand()) {
                let variable = match self.adjoints.get(reg) {
                    Some(variable) => *variable,
                    None => self.declare("adjoint", Type::F32, before),
                };
                self.adjoints.insert(*reg, variable);
                set(variable, adjoint.operand());
            }
        }
        for element in elements {
            let mut leave = |name, ty, value| {
                let variable = self.declare(name, ty, None);
                set(variable, value);
                Operand::Reg(variable)
            };
            let element = ElementAdjoint {
                argument: element.argument,
                offset: leave("offset", Type::U64, element.offset),
                read: leave("is_read", Type::Pred, element.read),
                adjoint: leave("adjoint", Type::F32, element.adjoint),
            };
            self.elements.push(element);
        }
    }

    /// A variable that starts with this value, or with 0.
    fn declare(&mut self, name: &str, ty: Type, first: Option<Operand>) -> RegId {
        let zero = Operand::Imm(Imm { ty, bits: 0 });
        let variable = with(|b| b.new_reg(ty, name, true));
        self.variables.push((variable, first.unwrap_or(zero)));
        variable
    }

    /// Records the branch.
    fn end(&mut self, cond: Operand, [then, otherwise]: [Block; 2]) {
        for (reg, init) in &self.variables {
            let (reg, init) = (*reg, *init);
            with(|b| b.push(StmtKind::Var { reg, init }));
        }
        with(|b| {
            b.push(StmtKind::If {
                cond,
                then,
                otherwise,
            });
        });
        for (reg, variable) in &self.adjoints {
            let adjoint = Reg::from_operand(Operand::Reg(*variable));
            self.outer.insert(*reg, adjoint);
        }
    }
}

fn set(reg: RegId, value: Operand) {
    with(|b| b.push(StmtKind::Set { reg, value }));
}
