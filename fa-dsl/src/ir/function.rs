//! Functions: IR that is recorded once by itself and becomes part of kernels.

use std::fmt::{self, Write};

use super::{Block, Kernel, Loc, Operand, ParamDecl, RegDecl, Stmt, StmtKind};

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

impl Function {
    /// The parameters that are arguments.
    pub fn arguments(&self) -> &[ParamDecl] {
        &self.params[self.inputs..]
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
