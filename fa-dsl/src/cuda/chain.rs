//! Chains: instructions that update the same registers, such as the products of one accumulator.
//!
//! A chain is printed as one `asm`. Compilers take their time by the operands of such statements, and the products of a block
//! name the same hundred registers several times over; the code that comes out is the same.

use crate::ir::{Block, Inst, LocId, Operand, Stmt, StmtKind};
use crate::isa::{Dst, Meaning, Text};

/// Instructions of a block with the same destinations.
pub(super) struct Chain<'a> {
    /// Pure statements between them, which may be printed before.
    pub between: Vec<&'a Stmt>,
    /// The instructions, two or more.
    pub insts: Vec<&'a Inst>,
    /// Where they all come from.
    pub loc: LocId,
    /// How many statements of the block these are.
    pub len: usize,
}

impl<'a> Chain<'a> {
    /// The chain with which some statements begin.
    pub fn at_start_of(stmts: &'a [Stmt]) -> Option<Chain<'a>> {
        let (first, rest) = stmts.split_first()?;
        let head = update(first)?;
        let mut chain = Chain {
            between: Vec::new(),
            insts: vec![head],
            loc: first.loc,
            len: 1,
        };
        // What lies behind the last of them stays there.
        let mut behind = Vec::new();
        for (stmt, len) in rest.iter().zip(2..) {
            match update(stmt) {
                Some(next) if first.loc == stmt.loc && continues(head, next) => {
                    chain.between.append(&mut behind);
                    chain.insts.push(next);
                    chain.len = len;
                }
                None if is_independent(stmt, &chain.insts) => behind.push(stmt),
                _ => break,
            }
        }
        (chain.insts.len() > 1).then_some(chain)
    }

    /// A block as chains and, where there is none, single statements.
    pub fn all(block: &'a Block) -> impl Iterator<Item = Result<Chain<'a>, &'a Stmt>> {
        let mut left = block.as_slice();
        std::iter::from_fn(move || {
            let (first, rest) = left.split_first()?;
            Some(match Chain::at_start_of(left) {
                Some(chain) => {
                    left = &left[chain.len..];
                    Ok(chain)
                }
                None => {
                    left = rest;
                    Err(first)
                }
            })
        })
    }
}

/// The instruction of a statement that stays where it is and has several destinations.
fn update(stmt: &Stmt) -> Option<&Inst> {
    match &stmt.kind {
        StmtKind::Inst(inst) if inst.dsts.len() > 1 => match inst.row.text {
            Text::Ptx { volatile, .. } if volatile => Some(inst),
            _ => None,
        },
        _ => None,
    }
}

/// Whether `next` updates what `head` wrote, in the same way.
fn continues(head: &Inst, next: &Inst) -> bool {
    let updates = next.row.dsts.iter().all(|dst| matches!(dst, Dst::InOut(_)));
    updates && head.dsts == next.dsts && ordered(head) == ordered(next)
}

/// Whether compilers move no access to memory across it.
fn ordered(inst: &Inst) -> bool {
    matches!(inst.row.text, Text::Ptx { memory: true, .. })
}

/// Whether a statement may come before some instructions: it neither reads nor writes what they write, nor writes what they read.
fn is_independent(stmt: &Stmt, insts: &[&Inst]) -> bool {
    let StmtKind::Inst(inst) = &stmt.kind else {
        return false;
    };
    let reads = |reader: &Inst, writer: &Inst| {
        let mut srcs = reader.srcs.iter();
        srcs.any(|src| matches!(src, Operand::Reg(reg) if writer.dsts.contains(reg)))
    };
    let writes_one = |other: &Inst| inst.dsts.iter().any(|dst| other.dsts.contains(dst));
    matches!(inst.row.meaning, Meaning::Lane(_))
        && (insts.iter()).all(|&it| !reads(inst, it) && !reads(it, inst) && !writes_one(it))
}
