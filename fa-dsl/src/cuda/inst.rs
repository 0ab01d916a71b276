//! One instruction as text, by its row.

use super::Writer;
use super::chain::Chain;
use crate::ir::{Inst, Operand, Type};
use crate::isa::{Dst, Src, Text};

impl Writer<'_> {
    pub(super) fn inst(&mut self, inst: &Inst) {
        match inst.row.text {
            Text::Expr(template) => self.expression(inst, template),
            Text::Ptx { .. } => self.ptx(&[inst]),
        }
    }

    /// What is between the instructions of a chain, then the chain.
    pub(super) fn chain(&mut self, chain: &Chain) {
        for stmt in &chain.between {
            self.stmt(stmt);
        }
        self.line_mark(chain.loc);
        self.ptx(&chain.insts);
    }

    fn expression(&mut self, inst: &Inst, template: &str) {
        let text = fill(template, |kind, index| match kind {
            's' => self.operand(inst.srcs[index]),
            _ => self.name(inst.dsts[index]).to_owned(),
        });
        let line = match inst.dsts.first() {
            Some(dst) => format!("{} = {text};", self.declaration(*dst)),
            None => format!("{text};"),
        };
        self.line(&line);
    }

    /// `asm` with destinations first: `%0` is the first destination of all these instructions, which the first of them may
    /// define. Immediate operands are part of the text.
    fn ptx(&mut self, insts: &[&Inst]) {
        let Some((first, more)) = insts.split_first() else {
            return;
        };
        let Text::Ptx {
            volatile, memory, ..
        } = first.row.text
        else {
            return;
        };
        for (dst, reg) in first.row.dsts.iter().zip(&first.dsts) {
            let decl = self.kernel.reg(*reg);
            if matches!(dst, Dst::Out(_)) && !decl.mutable {
                let line = format!("{} {};", decl.ty, decl.name);
                self.line(&line);
            }
        }
        let mut inputs = Vec::new();
        let bodies: Vec<String> = insts
            .iter()
            .map(|inst| self.body(inst, &mut inputs))
            .collect();
        let outputs: Vec<String> = first
            .row
            .dsts
            .iter()
            .zip(&first.dsts)
            .map(|(dst, reg)| {
                let mark = match dst {
                    Dst::InOut(_) => "+",
                    // Written before the last instruction has read its sources.
                    Dst::Out(_) if !more.is_empty() => "=&",
                    Dst::Out(_) => "=",
                };
                format!("\"{mark}{}\"({})", constraint(dst.ty()), self.name(*reg))
            })
            .collect();
        let mut line = format!(
            "asm{}(\"{}\"",
            if volatile { " volatile" } else { "" },
            bodies.join("\\n")
        );
        if !outputs.is_empty() || !inputs.is_empty() || memory {
            line.push_str(&format!(" : {}", outputs.join(", ")));
            line.push_str(&format!(" : {}", inputs.join(", ")));
        }
        if memory {
            line.push_str(" : \"memory\"");
        }
        line.push_str(");");
        self.line(&line);
    }

    /// The PTX of an instruction; its operands are added to those of its `asm`.
    fn body(&self, inst: &Inst, inputs: &mut Vec<String>) -> String {
        let row = inst.row;
        let mut numbers = Vec::new();
        for (src, operand) in row.srcs.iter().zip(&inst.srcs) {
            match (src, operand) {
                (Src::Imm(_), Operand::Imm(imm)) => numbers.push(format!("{}", imm.bits)),
                _ => {
                    numbers.push(format!("%{}", inst.dsts.len() + inputs.len()));
                    inputs.push(format!(
                        "\"{}\"({})",
                        constraint(src.ty()),
                        self.operand(*operand)
                    ));
                }
            }
        }
        let (Text::Expr(text) | Text::Ptx { text, .. }) = row.text;
        fill(text, |kind, index| match kind {
            's' => numbers[index].clone(),
            _ => format!("%{index}"),
        })
    }
}

/// The letter that inline PTX has for a register type (Inline PTX Assembly, "Constraints").
fn constraint(ty: Type) -> &'static str {
    match ty {
        Type::F16 | Type::Bf16 => "h",
        Type::Pred | Type::U32 => "r",
        Type::F32 => "f",
        Type::U64 => "l",
    }
}

/// Replaces `$d0`, `$s1`, … by what `operand` gives for (`'d'`, 0), (`'s'`, 1), ….
fn fill(template: &str, operand: impl Fn(char, usize) -> String) -> String {
    let mut parts = template.split('$');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let mut chars = part.chars();
        let kind = chars.next().unwrap_or('s');
        let rest = chars.as_str();
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let index = rest[..digits].parse().unwrap_or(0);
        text.push_str(&operand(kind, index));
        text.push_str(&rest[digits..]);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn templates_are_filled() {
        let text = fill("{$d0, $d1}, [$s0+$s12];", |kind, index| {
            format!("<{kind}{index}>")
        });
        assert_eq!(text, "{<d0>, <d1>}, [<s0>+<s12>];");
    }

    #[test]
    fn float_literals_read_back() {
        use crate::ir::{Imm, Type};
        let literal = |v: f32| {
            super::super::literal(Imm {
                ty: Type::F32,
                bits: u64::from(v.to_bits()),
            })
        };
        assert_eq!(literal(1.0), "1.0f");
        assert_eq!(literal(f32::NEG_INFINITY), "__uint_as_float(0xff800000u)");
        assert_eq!(literal(std::f32::consts::LOG2_E), "1.442695f");
    }
}
