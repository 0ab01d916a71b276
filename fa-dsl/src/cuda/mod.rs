//! The CUDA C writer: prints a valid kernel, decides nothing.
//!
//! The text includes no header and is a pure function of the kernel: the same bytes every time.
//! Types are the compiler's own; what C has no operator for is inline PTX from the instruction
//! table. `#line` leads diagnostics and profilers back to the Rust source.

mod chain;
mod inst;

use std::fmt::Write;

use crate::ir::{
    Block, Imm, Kernel, LocId, Operand, ParamDecl, ParamKind, RegId, Role, Stmt, StmtKind, Type,
};
use crate::validate::Valid;
use chain::Chain;

/// The kernel as CUDA C.
pub fn write(kernel: &Valid<Kernel>) -> String {
    let mut writer = Writer {
        kernel,
        text: String::new(),
        indent: 1,
        at: None,
    };
    writer.prologue();
    writer.block(&kernel.body);
    writer.text.push_str("}\n");
    writer.text
}

struct Writer<'a> {
    kernel: &'a Kernel,
    text: String,
    indent: usize,
    /// The line that the compiler takes the next text line to come from.
    at: Option<(&'static str, u32)>,
}

impl Writer<'_> {
    fn prologue(&mut self) {
        let kernel = self.kernel;
        self.text.push_str(
            "typedef unsigned int u32;\ntypedef unsigned long long u64;\ntypedef float f32;\n\
             typedef unsigned short f16;\ntypedef unsigned short bf16;\n\n",
        );
        if kernel.shared_bytes > 0 {
            self.text
                .push_str("extern __shared__ __align__(1024) unsigned char smem[];\n\n");
        }
        if kernel.params.iter().any(is_map) {
            self.text
                .push_str("struct alignas(64) tensor_map { char bytes[128]; };\n\n");
        }
        if kernel.cooperative {
            self.text.push_str(
                "// Launched cooperatively: all CTAs of a grid are resident at the same time.\n",
            );
        }
        let params: Vec<String> = kernel.params.iter().map(|p| self.param(p)).collect();
        let _ = writeln!(
            self.text,
            "extern \"C\" __global__ void __launch_bounds__({}, {})\n{}(\n{})\n{{",
            kernel.threads,
            kernel.min_blocks,
            kernel.name,
            params.join(",\n"),
        );
        // The copy engine takes a map's address.
        for param in kernel.params.iter().filter(|param| is_map(param)) {
            let (declaration, map) = (self.declaration(param.reg), self.map_name(param.reg));
            self.line(&format!("{declaration} = (u64)&{map};"));
        }
    }

    fn param(&self, param: &ParamDecl) -> String {
        let note = |element: Type, role: Role| match role {
            Role::Input => format!(" /* {element} */"),
            Role::Output => format!(" /* {element}, written */"),
            Role::InOut => format!(" /* {element}, written in part */"),
            Role::Scratch => format!(" /* {element}, scratch */"),
            Role::Counters => format!(" /* {element}, counters */"),
        };
        let declaration = self.declaration(param.reg);
        match param.kind {
            ParamKind::Pointer { element, role } => {
                format!("    {declaration}{}", note(element, role))
            }
            ParamKind::TensorMap { element, writable } => format!(
                "    const __grid_constant__ tensor_map {}{}",
                self.map_name(param.reg),
                note(element, if writable { Role::Output } else { Role::Input })
            ),
            ParamKind::Scalar => format!("    {declaration}"),
        }
    }

    /// The name of a tensor map itself, which no register has.
    fn map_name(&self, reg: RegId) -> String {
        let mut name = format!("{}_map", self.name(reg));
        while self.kernel.regs.iter().any(|decl| decl.name == name) {
            name.push('_');
        }
        name
    }

    fn block(&mut self, block: &Block) {
        for part in Chain::all(block) {
            match part {
                Ok(chain) => self.chain(&chain),
                Err(stmt) => self.stmt(stmt),
            }
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        self.line_mark(stmt.loc);
        match &stmt.kind {
            StmtKind::Inst(inst) => self.inst(inst),
            StmtKind::Var { reg, init } => {
                let line = format!("{} = {};", self.declaration(*reg), self.operand(*init));
                self.line(&line);
            }
            StmtKind::Set { reg, value } => {
                let line = format!("{} = {};", self.name(*reg), self.operand(*value));
                self.line(&line);
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                let line = format!("if ({}) {{", self.operand(*cond));
                self.line(&line);
                self.nested(then);
                if !otherwise.is_empty() {
                    self.line("} else {");
                    self.nested(otherwise);
                }
                self.line("}");
            }
            StmtKind::For {
                var,
                start,
                end,
                step,
                unroll,
                body,
            } => {
                let (start, end, name) = (
                    self.operand(*start),
                    self.operand(*end),
                    self.name(*var).to_owned(),
                );
                self.line(&format!("#pragma unroll {unroll}"));
                self.line(&format!(
                    "for (u32 {name} = {start}; {name} < {end}; {name} += {step}u) {{"
                ));
                self.nested(body);
                self.line("}");
            }
            StmtKind::While { head, cond, body } => {
                self.line("while (true) {");
                self.nested(head);
                let line = format!("    if (!{}) break;", self.operand(*cond));
                self.line(&line);
                self.nested(body);
                self.line("}");
            }
        }
    }

    fn nested(&mut self, block: &Block) {
        self.indent += 1;
        self.block(block);
        self.indent -= 1;
    }

    /// Prints a line; the compiler counts it.
    fn line(&mut self, line: &str) {
        for _ in 0..self.indent {
            self.text.push_str("    ");
        }
        self.text.push_str(line);
        self.text.push('\n');
        self.at = self.at.map(|(file, number)| (file, number + 1));
    }

    /// Makes the compiler take the next line to come from `loc`.
    fn line_mark(&mut self, loc: LocId) {
        let Some(loc) = self.kernel.locs.get(loc.0 as usize) else {
            return;
        };
        let here = (loc.file, loc.line);
        if self.at != Some(here) {
            let _ = writeln!(
                self.text,
                "#line {} \"{}\"",
                loc.line,
                loc.file.replace('\\', "/")
            );
            self.at = Some(here);
        }
    }

    fn name(&self, reg: RegId) -> &str {
        &self.kernel.reg(reg).name
    }

    fn declaration(&self, reg: RegId) -> String {
        let decl = self.kernel.reg(reg);
        let constant = if decl.mutable { "" } else { "const " };
        format!("{constant}{} {}", decl.ty, decl.name)
    }

    fn operand(&self, operand: Operand) -> String {
        match operand {
            Operand::Reg(reg) => self.name(reg).to_owned(),
            Operand::Imm(imm) => literal(imm),
        }
    }
}

fn is_map(param: &ParamDecl) -> bool {
    matches!(param.kind, ParamKind::TensorMap { .. })
}

/// A constant as C text of exactly its value.
fn literal(imm: Imm) -> String {
    match imm.ty {
        Type::Pred => if imm.bits != 0 { "true" } else { "false" }.to_owned(),
        Type::U32 => format!("{}u", imm.bits as u32),
        Type::U64 => format!("{}ull", imm.bits),
        Type::F16 | Type::Bf16 => format!("(unsigned short){}", imm.bits as u16),
        Type::F32 => {
            let value = f32::from_bits(imm.bits as u32);
            if value.is_finite() {
                // Rust prints the shortest text that reads back as the same number.
                format!("{value:?}f")
            } else {
                format!("__uint_as_float({:#x}u)", imm.bits as u32)
            }
        }
    }
}

#[cfg(test)]
mod tests;
