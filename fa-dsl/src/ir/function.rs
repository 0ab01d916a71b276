//! Functions: IR that is recorded once by itself and becomes part of kernels.

use std::fmt::{self, Write};

use super::{Block, Inst, Kernel, Loc, Operand, ParamDecl, ParamKind, RegDecl, Stmt, StmtKind};
use crate::isa::Meaning;

/// A function of run-time values: statements without effects, which read tensors and compute one value. Semantics are those of
/// kernels.
///
/// What walks it gives it other meanings: the builder copies it into kernels, an evaluator computes it in float64.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// How many of its parameters, the first, are values that its callers compute. The others are arguments, as kernels
    /// have them.
    pub inputs: usize,
    /// Its parameters.
    pub params: Vec<ParamDecl>,
    /// All registers.
    pub regs: Vec<RegDecl>,
    /// All places in the Rust source.
    pub locs: Vec<Loc>,
    /// What it does.
    pub body: Block,
    /// What it gives.
    pub result: Operand,
}

/// Sources of the instructions that [`Function::number`] computes.
const MOST_SOURCES: usize = 4;

impl Function {
    /// The parameters that are arguments.
    pub fn arguments(&self) -> &[ParamDecl] {
        &self.params[self.inputs..]
    }

    /// The instruction that gives an operand its value, if it is one outside of branches and loops.
    pub fn definition(&self, operand: Operand) -> Option<&Inst> {
        self.body.iter().find_map(|stmt| match &stmt.kind {
            StmtKind::Inst(inst) if inst.dsts.iter().any(|it| Operand::Reg(*it) == operand) => {
                Some(inst)
            }
            _ => None,
        })
    }

    /// The bits of an operand where those of the arguments are these, if it comes of constants and of numbers among the arguments alone.
    pub fn number(&self, operand: Operand, arguments: &impl Fn(usize) -> u64) -> Option<u64> {
        let reg = match operand {
            Operand::Imm(imm) => return Some(imm.bits),
            Operand::Reg(reg) => reg,
        };
        let given = self.arguments().iter().position(|it| it.reg == reg);
        if let Some(number) = given {
            let is_number = matches!(self.arguments()[number].kind, ParamKind::Scalar);
            return is_number.then(|| arguments(number));
        }
        let inst = self.definition(operand)?;
        let Meaning::Lane(meaning) = inst.row.meaning else {
            return None;
        };
        let mut bits = [0; MOST_SOURCES];
        let sources = bits.get_mut(..inst.srcs.len())?;
        for (source, operand) in sources.iter_mut().zip(&inst.srcs) {
            *source = self.number(*operand, arguments)?;
        }
        Some((meaning.of_lane)(sources))
    }

    /// A kernel of one warp that computes the value and leaves it.
    pub fn as_kernel(&self) -> Kernel {
        Kernel {
            name: self.name.to_owned(),
            threads: 32,
            min_blocks: 1,
            shared_bytes: 0,
            cooperative: false,
            params: self.params.clone(),
            regs: self.regs.clone(),
            locs: self.locs.clone(),
            body: self.body.clone(),
        }
    }

    /// Everything that the function computes, as text: two functions with the same text are the same. Names and places do not
    /// count.
    pub fn canonical(&self) -> String {
        let mut text = String::new();
        let types: Vec<_> = self.regs.iter().map(|reg| reg.ty).collect();
        let params: Vec<_> = self.params.iter().map(|it| (it.reg, it.kind)).collect();
        let _ = write!(text, "{} {params:?} {types:?} ", self.inputs);
        canonical_block(&self.body, &mut text);
        let _ = write!(text, "{:?}", self.result);
        text
    }
}

fn canonical_block(block: &Block, text: &mut String) {
    for Stmt { kind, .. } in block {
        let _ = match kind {
            StmtKind::Inst(inst) => {
                write!(text, "{}{:?}{:?};", inst.row.name, inst.dsts, inst.srcs)
            }
            StmtKind::Var { reg, init } => write!(text, "var {reg:?} {init:?};"),
            StmtKind::Set { reg, value } => write!(text, "set {reg:?} {value:?};"),
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                let _ = write!(text, "if {cond:?}{{");
                canonical_block(then, text);
                text.push_str("}{");
                canonical_block(otherwise, text);
                write!(text, "}}")
            }
            StmtKind::For {
                var,
                start,
                end,
                step,
                unroll,
                body,
            } => {
                let _ = write!(text, "for {var:?} {start:?} {end:?} {step} {unroll}{{");
                canonical_block(body, text);
                write!(text, "}}")
            }
            StmtKind::While { head, cond, body } => {
                text.push_str("while {");
                canonical_block(head, text);
                let _ = write!(text, "}}{cond:?}{{");
                canonical_block(body, text);
                write!(text, "}}")
            }
        };
    }
}

/// As the kernel is printed that would do the same, and what it gives.
impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kernel = self.as_kernel();
        fmt::Display::fmt(&kernel, f)?;
        match self.result {
            Operand::Reg(reg) => writeln!(f, "gives {}", kernel.reg(reg).name),
            Operand::Imm(imm) => writeln!(f, "gives {:#x} as {}", imm.bits, imm.ty),
        }
    }
}
