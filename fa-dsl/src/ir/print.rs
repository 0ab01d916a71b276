//! A kernel as text for people: one line for each statement, with the Rust line it comes from.
//!
//! ```text
//! kernel saxpy: 256 threads, 0 bytes of shared memory
//! param a: f32
//! param x: u64, f32 tensor
//!
//! // src/saxpy.rs:15 (saxpy)
//! i: u32 = mad.u32 block, 256, thread
//! if in_range {
//!     ...
//! }
//! ```
//!
//! `&name` is a register that the instruction reads and writes.

use std::fmt;

use super::{Block, Imm, Inst, Kernel, LocId, Operand, ParamKind, RegId, Role, StmtKind, Type};
use crate::isa::Dst;

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Kernel {
            name,
            threads,
            min_blocks,
            shared_bytes,
            cooperative,
            ..
        } = self;
        let launched = if *cooperative { ", cooperative" } else { "" };
        writeln!(
            f,
            "kernel {name}: {threads} threads, {shared_bytes} bytes of shared memory, at least {min_blocks} CTAs on an SM{launched}"
        )?;
        for param in &self.params {
            let kind = match param.kind {
                ParamKind::Pointer { element, role } => match role {
                    Role::Input => format!(", {element} tensor"),
                    Role::Output => format!(", {element} tensor, written"),
                    Role::InOut => format!(", {element} tensor, written in part"),
                    Role::Scratch => format!(", {element} scratch"),
                    Role::Counters => format!(", {element} counters"),
                },
                ParamKind::TensorMap {
                    element,
                    writable: true,
                } => format!(", {element} tensor map, written"),
                ParamKind::TensorMap {
                    element,
                    writable: false,
                } => format!(", {element} tensor map"),
                ParamKind::Scalar => String::new(),
            };
            writeln!(f, "param {}{kind}", Typed(self, param.reg))?;
        }
        writeln!(f)?;
        Printer {
            kernel: self,
            indent: 0,
            at: None,
        }
        .block(&self.body, f)
    }
}

/// `name: type`.
struct Typed<'a>(&'a Kernel, RegId);

impl fmt::Display for Typed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decl = self.0.reg(self.1);
        write!(f, "{}: {}", decl.name, decl.ty)
    }
}

struct Printer<'a> {
    kernel: &'a Kernel,
    indent: usize,
    /// The place that was printed last.
    at: Option<LocId>,
}

impl Printer<'_> {
    fn block(&mut self, block: &Block, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for stmt in block {
            if self.at != Some(stmt.loc) {
                self.at = Some(stmt.loc);
                self.line(f, format_args!("// {}", self.kernel.describe(stmt.loc)))?;
            }
            self.statement(&stmt.kind, f)?;
        }
        Ok(())
    }

    fn statement(&mut self, kind: &StmtKind, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kernel = self.kernel;
        match kind {
            StmtKind::Inst(inst) => self.inst(inst, f),
            StmtKind::Var { reg, init } => self.line(
                f,
                format_args!("var {} = {}", Typed(kernel, *reg), self.operand(*init)),
            ),
            StmtKind::Set { reg, value } => self.line(
                f,
                format_args!("{} = {}", kernel.reg(*reg).name, self.operand(*value)),
            ),
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                self.line(f, format_args!("if {} {{", self.operand(*cond)))?;
                self.nested(then, f)?;
                if !otherwise.is_empty() {
                    self.line(f, format_args!("}} else {{"))?;
                    self.nested(otherwise, f)?;
                }
                self.line(f, format_args!("}}"))
            }
            StmtKind::For {
                var,
                start,
                end,
                step,
                unroll,
                body,
            } => {
                let (start, end) = (self.operand(*start), self.operand(*end));
                let var = &kernel.reg(*var).name;
                self.line(
                    f,
                    format_args!("for {var} in {start}..{end} step {step} unroll {unroll} {{"),
                )?;
                self.nested(body, f)?;
                self.line(f, format_args!("}}"))
            }
            StmtKind::While { head, cond, body } => {
                self.line(f, format_args!("while {{"))?;
                self.nested(head, f)?;
                self.line(f, format_args!("}} {} {{", self.operand(*cond)))?;
                self.nested(body, f)?;
                self.line(f, format_args!("}}"))
            }
        }
    }

    fn inst(&self, inst: &Inst, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dsts: Vec<String> = inst
            .row
            .dsts
            .iter()
            .zip(&inst.dsts)
            .map(|(dst, reg)| match dst {
                Dst::Out(_) if self.kernel.reg(*reg).mutable => self.kernel.reg(*reg).name.clone(),
                Dst::Out(_) => Typed(self.kernel, *reg).to_string(),
                Dst::InOut(_) => format!("&{}", self.kernel.reg(*reg).name),
            })
            .collect();
        let srcs: Vec<String> = inst.srcs.iter().map(|src| self.operand(*src)).collect();
        let equals = if dsts.is_empty() { "" } else { " = " };
        let space = if srcs.is_empty() { "" } else { " " };
        let (dsts, srcs) = (dsts.join(", "), srcs.join(", "));
        self.line(
            f,
            format_args!("{dsts}{equals}{}{space}{srcs}", inst.row.name),
        )
    }

    fn nested(&mut self, block: &Block, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.indent += 1;
        let printed = self.block(block, f);
        self.indent -= 1;
        printed
    }

    fn line(&self, f: &mut fmt::Formatter<'_>, text: fmt::Arguments<'_>) -> fmt::Result {
        writeln!(f, "{:indent$}{text}", "", indent = 4 * self.indent)
    }

    fn operand(&self, operand: Operand) -> String {
        match operand {
            Operand::Reg(reg) => self.kernel.reg(reg).name.clone(),
            Operand::Imm(imm) => immediate(imm),
        }
    }
}

/// The value of a constant.
fn immediate(imm: Imm) -> String {
    match imm.ty {
        Type::Pred => (imm.bits != 0).to_string(),
        Type::U32 | Type::U64 => imm.bits.to_string(),
        Type::F32 => format!("{:?}", f32::from_bits(imm.bits as u32)),
        Type::F16 => format!("{:?}", half::f16::from_bits(imm.bits as u16).to_f32()),
        Type::Bf16 => format!("{:?}", half::bf16::from_bits(imm.bits as u16).to_f32()),
    }
}

#[cfg(test)]
mod tests {
    use crate::config::KernelConfig;
    use crate::prelude::*;

    /// Control flow, immediates, in-out registers and stores.
    #[kernel(name = Printed, threads = 32)]
    fn printed(
        x: Tensor<f32>,
        y: TensorMut<f32>,
        partials: Scratch<f32>,
        tickets: Counters,
        n: u32,
    ) {
        let i = block_x() * 32u32 + thread();
        if i < n {
            let mut sum = x.at(&[i]).load(0);
            partials
                .at(&[tickets.at(&[i]).fetch_add(1, Order::AcqRel)])
                .store(0, sum);
            for _ in range(0, n) {
                sum = sum.mul_add(2.0, 0.5);
            }
            y.at(&[i]).store(0, sum);
        }
    }

    #[test]
    fn a_listing_shows_parameters_statements_and_places() {
        let kernel = Printed::CONFIG.stage().expect("it stages");
        let text = kernel.to_string();
        for part in [
            "kernel printed: 32 threads, 0 bytes of shared memory",
            ": u64, f32 tensor\n",
            ": u64, f32 tensor, written\n",
            ": u64, f32 scratch\n",
            ": u64, u32 counters\n",
            " = atom.acq_rel.gpu.add.u32 ",
            "param n: u32\n",
            "\nif ",
            "\n    for ",
            "..n step 1 unroll 1 {\n",
            "0.5",
            "print.rs:",
            "\n    }\n",
        ] {
            assert!(text.contains(part), "{part:?} is not in:\n{text}");
        }
        assert_eq!(text.matches('{').count(), text.matches('}').count());
    }
}
