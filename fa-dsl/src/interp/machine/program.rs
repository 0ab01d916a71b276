//! The structured program as a list of operations with jumps, made once and run by all warps.

use crate::ir::{Block, Inst, Kernel, LocId, Operand, RegId, StmtKind, Type};
use crate::isa::machine::Machine;
use crate::isa::{Asks, Cost, Meaning, OfWarp, atomic};
use crate::target::Arch;

/// Where a register lives: 64-bit ones apart from the others, to keep the register file small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    Narrow(u32),
    Wide(u32),
}

/// A value that an operation reads.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source {
    Slot(Slot),
    Imm { bits: u64, wide: bool },
}

impl Source {
    /// Whether the value has 64 bits.
    pub(crate) fn is_wide(self) -> bool {
        matches!(
            self,
            Source::Slot(Slot::Wide(_)) | Source::Imm { wide: true, .. }
        )
    }
}

/// A function of each lane's sources.
#[derive(Debug)]
pub(crate) struct LaneCall {
    pub(crate) meaning: OfWarp,
    /// What it asks of its second source, where that may be something else.
    pub(crate) asks: Option<Asks>,
    pub(crate) dst: Slot,
    pub(crate) srcs: Box<[Source]>,
}

/// A function of the whole warp.
#[derive(Debug)]
pub(crate) struct WarpCall {
    pub(crate) meaning: fn(&mut dyn Machine),
    pub(crate) name: &'static str,
    pub(crate) converged: bool,
    /// Whether it accesses memory atomically, or is a fence of such accesses.
    pub(crate) atomic: bool,
    pub(crate) dsts: Box<[Slot]>,
    pub(crate) srcs: Box<[Source]>,
}

/// What an operation does. Jump targets are indices of operations.
#[derive(Debug)]
pub(crate) enum Action {
    Lane(LaneCall, Cost),
    Warp(WarpCall, Cost),
    Move {
        dst: Slot,
        value: Source,
    },
    /// Splits the active lanes; goes to `otherwise` when no lane goes on here.
    If {
        cond: Source,
        otherwise: u32,
    },
    /// Ends the first side: the lanes of the other one continue here, or all go to `end`.
    Else {
        end: u32,
    },
    EndIf,
    /// Sets the loop variable and keeps the bound.
    For {
        var: Slot,
        bound: Slot,
        start: Source,
        end: Source,
    },
    ForTest {
        var: Slot,
        bound: Slot,
        exit: u32,
    },
    ForStep {
        var: Slot,
        step: u32,
        test: u32,
    },
    While,
    WhileTest {
        cond: Source,
        exit: u32,
    },
    Jump {
        to: u32,
    },
    Exit,
}

/// An operation and where it comes from.
#[derive(Debug)]
pub(crate) struct Op {
    pub(crate) action: Action,
    pub(crate) loc: LocId,
}

/// A flattened kernel.
#[derive(Debug)]
pub(crate) struct Program<'k> {
    pub(crate) kernel: &'k Kernel,
    pub(crate) ops: Vec<Op>,
    /// By register.
    slots: Vec<Slot>,
    pub(crate) narrow: usize,
    pub(crate) wide: usize,
    /// Whether it has asynchronous instructions of sm_90a.
    pub(crate) asynchronous: bool,
    /// Whether it has atomic instructions, by which CTAs talk to each other.
    pub(crate) atomics: bool,
}

impl<'k> Program<'k> {
    pub(crate) fn new(kernel: &'k Kernel) -> Program<'k> {
        let (mut narrow, mut wide) = (0, 0);
        let slots = kernel
            .regs
            .iter()
            .map(|reg| {
                let (count, slot): (_, fn(u32) -> Slot) = match reg.ty {
                    Type::U64 => (&mut wide, Slot::Wide),
                    _ => (&mut narrow, Slot::Narrow),
                };
                *count += 1;
                slot(*count - 1)
            })
            .collect();
        let mut program = Program {
            kernel,
            ops: Vec::new(),
            slots,
            narrow: narrow as usize,
            wide: wide as usize,
            asynchronous: false,
            atomics: false,
        };
        program.block(&kernel.body);
        let loc = kernel.body.last().map_or(LocId(0), |stmt| stmt.loc);
        program.push(Action::Exit, loc);
        program
    }

    /// The slot of a register.
    pub(crate) fn slot(&self, reg: RegId) -> Slot {
        self.slots[reg.0 as usize]
    }

    /// The name of the register in a slot.
    pub(crate) fn name(&self, slot: Slot) -> String {
        let reg = self.slots.iter().position(|&other| other == slot);
        reg.map_or_else(
            || "loop bound".to_owned(),
            |reg| self.kernel.regs[reg].name.clone(),
        )
    }

    /// The Rust line of an operation.
    pub(crate) fn place(&self, op: u32) -> Option<String> {
        self.ops
            .get(op as usize)
            .map(|op| self.kernel.describe(op.loc))
    }

    /// Whether an operation accesses memory atomically.
    pub(crate) fn is_atomic(&self, op: u32) -> bool {
        let op = self.ops.get(op as usize);
        op.is_some_and(|op| matches!(&op.action, Action::Warp(call, _) if call.atomic))
    }

    fn source(&self, operand: Operand) -> Source {
        match operand {
            Operand::Reg(reg) => Source::Slot(self.slot(reg)),
            Operand::Imm(imm) => Source::Imm {
                bits: imm.bits,
                wide: imm.ty == Type::U64,
            },
        }
    }

    fn sources(&self, operands: &[Operand]) -> Box<[Source]> {
        operands
            .iter()
            .map(|&operand| self.source(operand))
            .collect()
    }

    /// The index of the next operation.
    fn here(&self) -> u32 {
        self.ops.len() as u32
    }

    fn push(&mut self, action: Action, loc: LocId) -> usize {
        self.ops.push(Op { action, loc });
        self.ops.len() - 1
    }

    fn block(&mut self, block: &Block) {
        for stmt in block {
            let loc = stmt.loc;
            match &stmt.kind {
                StmtKind::Inst(inst) => self.inst(inst, loc),
                StmtKind::Var { reg, init: value } | StmtKind::Set { reg, value } => {
                    let (dst, value) = (self.slot(*reg), self.source(*value));
                    self.push(Action::Move { dst, value }, loc);
                }
                StmtKind::If {
                    cond,
                    then,
                    otherwise,
                } => self.branch(*cond, then, otherwise, loc),
                StmtKind::For {
                    var,
                    start,
                    end,
                    step,
                    body,
                    unroll: _,
                } => {
                    let bounds = (self.source(*start), self.source(*end));
                    self.counted(self.slot(*var), bounds, *step, body, loc);
                }
                StmtKind::While { head, cond, body } => self.conditional(head, *cond, body, loc),
            }
        }
    }

    fn inst(&mut self, inst: &Inst, loc: LocId) {
        let dsts: Box<[Slot]> = inst.dsts.iter().map(|&reg| self.slot(reg)).collect();
        let srcs = self.sources(&inst.srcs);
        let row = inst.row;
        self.asynchronous |= row.min_arch == Arch::Sm90a;
        let atomic = atomic::contains(row);
        self.atomics |= atomic;
        let action = match row.meaning {
            Meaning::Lane(meaning) => Action::Lane(
                LaneCall {
                    meaning: meaning.of_warp,
                    asks: Asks::of(row).filter(|asks| may_be_wrong(*asks, &srcs)),
                    dst: dsts[0],
                    srcs,
                },
                row.cost,
            ),
            Meaning::Warp(meaning) => Action::Warp(
                WarpCall {
                    meaning,
                    name: row.name,
                    converged: row.converged,
                    atomic,
                    dsts,
                    srcs,
                },
                row.cost,
            ),
        };
        self.push(action, loc);
    }

    fn branch(&mut self, cond: Operand, then: &Block, otherwise: &Block, loc: LocId) {
        let cond = self.source(cond);
        let split = self.push(Action::If { cond, otherwise: 0 }, loc);
        self.block(then);
        let switch = self.push(Action::Else { end: 0 }, loc);
        let second = self.here();
        self.block(otherwise);
        let end = self.here();
        self.push(Action::EndIf, loc);
        self.ops[split].action = Action::If {
            cond,
            otherwise: second,
        };
        self.ops[switch].action = Action::Else { end };
    }

    fn counted(
        &mut self,
        var: Slot,
        (start, end): (Source, Source),
        step: u32,
        body: &Block,
        loc: LocId,
    ) {
        let bound = Slot::Narrow(self.narrow as u32);
        self.narrow += 1;
        self.push(
            Action::For {
                var,
                bound,
                start,
                end,
            },
            loc,
        );
        let test = self.push(
            Action::ForTest {
                var,
                bound,
                exit: 0,
            },
            loc,
        );
        self.block(body);
        self.push(
            Action::ForStep {
                var,
                step,
                test: test as u32,
            },
            loc,
        );
        self.ops[test].action = Action::ForTest {
            var,
            bound,
            exit: self.here(),
        };
    }

    fn conditional(&mut self, head: &Block, cond: Operand, body: &Block, loc: LocId) {
        self.push(Action::While, loc);
        let first = self.here();
        self.block(head);
        let cond = self.source(cond);
        let test = self.push(Action::WhileTest { cond, exit: 0 }, loc);
        self.block(body);
        self.push(Action::Jump { to: first }, loc);
        self.ops[test].action = Action::WhileTest {
            cond,
            exit: self.here(),
        };
    }
}

/// Whether sources may be wrong, by what is known of them: not where the second is a number that suits all.
fn may_be_wrong(asks: Asks, sources: &[Source]) -> bool {
    const LEAST: u64 = 1 << 31;
    match sources {
        [_, Source::Imm { bits, .. }] => asks.wrong(LEAST, *bits).is_some(),
        _ => true,
    }
}
