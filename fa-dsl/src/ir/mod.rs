//! The intermediate representation: one structured SIMT program, written per thread.
//!
//! # Semantics
//! A kernel is run by a grid of CTAs of [`Kernel::threads`] threads; 32 consecutive threads form a
//! warp. Every thread has its own copy of each register. Statements run in order. A register is
//! either *fixed* (assigned by exactly one statement) or *mutable* (declared by
//! [`StmtKind::Var`], reassigned by [`StmtKind::Set`] and by in-out operands). A register is
//! visible from the statement that defines it to the end of the block it is defined in.
//!
//! Control flow is structured: [`StmtKind::If`], [`StmtKind::For`], [`StmtKind::While`]. Threads of
//! a warp that disagree on a condition run both sides, each with the others inactive, and join
//! after the statement. Warp-collective instructions (shuffles, `ldmatrix`, `mma`) need all 32
//! threads active, barriers need whole warps.
//!
//! Everything else a kernel does is an [`Inst`]: a row of the instruction table ([`crate::isa`])
//! with its operands; the row holds the meaning. There is no implicit conversion: each operand has
//! exactly the type that the row names, and an immediate has one too.
//!
//! Shared memory is one array of [`Kernel::shared_bytes`], addressed by byte offset (`U32`);
//! global memory is addressed by byte address (`U64`). What a kernel does with a tensor there is the
//! tensor's [`Role`].
//!
//! # Memory between threads
//! Two accesses to the same bytes, by different threads and at least one of them a write, have to be
//! ordered, unless both are atomic; else they race, and the kernel means nothing. Orders are those of
//! PTX ("Memory Consistency Model"):
//! - in a CTA, a barrier orders what its threads did before it and what they do after it; in a warp,
//!   so does a warp barrier;
//! - between CTAs, atomic instructions do ([`crate::isa::atomic`]). A write that *releases* publishes
//!   what its thread has done and all that is ordered before that. A read that *acquires*, and sees
//!   the value of that write or what atomic updates have made of it, is ordered after all that, and
//!   so is what its thread does afterwards;
//! - a fence makes relaxed atomic writes after it release, and relaxed atomic reads before it acquire.
//!
//! So one thread speaks for its CTA: stores by all threads, a barrier, a release by one thread; an
//! acquire by one thread, a barrier, loads by all.
//!
//! CTAs start in any order, and a later one may start only when an earlier one has ended. A CTA may
//! wait for another one if all CTAs of the grid are resident at the same time, or if the other one is
//! known to have started; else the launch may wait forever. All CTAs of a kernel that is
//! [cooperative](Kernel::cooperative) are resident, or the launch is refused.

pub mod dependence;
pub mod derivative;
pub mod function;
pub mod lines;
mod print;
pub mod prune;
pub mod shift;
pub mod steps;
pub(crate) mod touched;

use std::hash::{Hash, Hasher};

use crate::isa::Row;
pub use crate::types::{Role, Type};

/// A register, by its index in [`Kernel::regs`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RegId(pub u32);

/// What is known of a register.
#[derive(Clone, Debug)]
pub struct RegDecl {
    /// Its type.
    pub ty: Type,
    /// Its name in the generated source: the Rust name where there is one, made unique.
    pub name: String,
    /// Whether it is reassigned.
    pub mutable: bool,
}

/// A constant operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Imm {
    /// Its type.
    pub ty: Type,
    /// Its bits, zero-extended.
    pub bits: u64,
}

/// A source operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// A register's value.
    Reg(RegId),
    /// A constant.
    Imm(Imm),
}

/// A row of the instruction table, applied.
#[derive(Clone, Debug)]
pub struct Inst {
    /// The row.
    pub row: &'static Row,
    /// Registers written, `row.dsts` of them; in-out ones are read first.
    pub dsts: Vec<RegId>,
    /// Values read, `row.srcs` of them.
    pub srcs: Vec<Operand>,
}

/// A place in the Rust source, by its index in [`Kernel::locs`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LocId(pub u32);

/// A place in the Rust source of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loc {
    /// File, as rustc names it.
    pub file: &'static str,
    /// Line, from 1.
    pub line: u32,
    /// The `#[kernel]` or `#[device]` function.
    pub function: &'static str,
    /// Where that `#[device]` function was called.
    pub caller: Option<LocId>,
}

/// By what is quick to hash and nearly always differs where places do: each instruction that is recorded looks its place up.
impl Hash for Loc {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.line, self.caller).hash(state);
    }
}

/// One statement and the Rust line it was recorded from.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// What it does.
    pub kind: StmtKind,
    /// Where it comes from.
    pub loc: LocId,
}

/// Statements in order.
pub type Block = Vec<Stmt>;

/// What a statement does.
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// Runs an instruction. Defines its pure destinations.
    Inst(Inst),
    /// Declares a mutable register, with the operand's type and value.
    Var {
        /// The register.
        reg: RegId,
        /// Its first value.
        init: Operand,
    },
    /// Assigns to a mutable register of the operand's type.
    Set {
        /// The register.
        reg: RegId,
        /// Its new value.
        value: Operand,
    },
    /// Runs `then` where the `Pred` holds, `otherwise` where it does not.
    If {
        /// The condition.
        cond: Operand,
        /// Where it holds.
        then: Block,
        /// Where it does not.
        otherwise: Block,
    },
    /// `for (var = start; var < end; var += step)`, all `U32`, `step` > 0.
    /// `var` is a fixed register of the body. The bounds are read once.
    For {
        /// The loop variable.
        var: RegId,
        /// Its first value.
        start: Operand,
        /// The bound it stays under.
        end: Operand,
        /// What is added after each pass.
        step: u32,
        /// `#pragma unroll` factor; 1 keeps the loop rolled.
        unroll: u32,
        /// The body.
        body: Block,
    },
    /// Runs `head`, stops where the `Pred` does not hold, runs `body`, and again.
    While {
        /// Computes the condition; its registers are visible in the body.
        head: Block,
        /// The condition.
        cond: Operand,
        /// The body.
        body: Block,
    },
}

/// What a parameter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamKind {
    /// The global-memory address of a tensor of such elements (`U64`).
    Pointer {
        /// The tensor's elements.
        element: Type,
        /// What the kernel does with it.
        role: Role,
    },
    /// A tensor map (`U64`), which instructions of the tensor copy engine take and no others.
    TensorMap {
        /// The tensor's elements.
        element: Type,
        /// Whether the kernel stores to it.
        writable: bool,
    },
    /// A number.
    Scalar,
}

/// One word of the kernel's signature.
#[derive(Clone, Debug)]
pub struct ParamDecl {
    /// The fixed register that holds it.
    pub reg: RegId,
    /// What it is.
    pub kind: ParamKind,
}

/// A kernel, specialised for one configuration.
#[derive(Clone, Debug)]
pub struct Kernel {
    /// The name of the entry point.
    pub name: String,
    /// Threads of a CTA.
    pub threads: u32,
    /// CTAs of this kernel that one SM should hold; bounds the registers.
    pub min_blocks: u32,
    /// Shared memory of a CTA in bytes.
    pub shared_bytes: u32,
    /// Whether all CTAs of a grid are resident at the same time.
    pub cooperative: bool,
    /// The signature.
    pub params: Vec<ParamDecl>,
    /// All registers.
    pub regs: Vec<RegDecl>,
    /// All places in the Rust source.
    pub locs: Vec<Loc>,
    /// What a thread runs.
    pub body: Block,
}

impl Kernel {
    /// The register's declaration.
    ///
    /// # Panics
    /// If the register is of another kernel.
    pub fn reg(&self, reg: RegId) -> &RegDecl {
        &self.regs[reg.0 as usize]
    }

    /// The operand's type.
    pub fn operand_type(&self, operand: Operand) -> Type {
        match operand {
            Operand::Reg(reg) => self.reg(reg).ty,
            Operand::Imm(imm) => imm.ty,
        }
    }

    /// The place, innermost function first: `file:line (function)`, then its callers.
    pub fn describe(&self, loc: LocId) -> String {
        let mut text = String::new();
        let mut next = Some(loc);
        while let Some(loc) = next.and_then(|id| self.locs.get(id.0 as usize)) {
            if !text.is_empty() {
                text.push_str(", called from ");
            }
            text.push_str(&format!("{}:{} ({})", loc.file, loc.line, loc.function));
            next = loc.caller;
        }
        text
    }
}

/// Calls `visit` for every statement of `block`, outer ones first.
pub fn walk<'a>(block: &'a [Stmt], visit: &mut impl FnMut(&'a Stmt)) {
    for stmt in block {
        visit(stmt);
        match &stmt.kind {
            StmtKind::If {
                then, otherwise, ..
            } => {
                walk(then, visit);
                walk(otherwise, visit);
            }
            StmtKind::For { body, .. } => walk(body, visit),
            StmtKind::While { head, body, .. } => {
                walk(head, visit);
                walk(body, visit);
            }
            StmtKind::Inst(_) | StmtKind::Var { .. } | StmtKind::Set { .. } => {}
        }
    }
}
