//! Staged functions in float64: what they compute if no float is ever rounded.

use fa_dsl::ir::derivative::Derivative;
use fa_dsl::ir::function::Function;
use fa_dsl::ir::{Block, Imm, Inst, Operand, RegId, StmtKind, Type};
use fa_dsl::isa::{Meaning, memory};
use half::{bf16, f16};

/// A value: a float of any width, or the bits of anything else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// A float.
    Float(f64),
    /// Bits, zero-extended.
    Bits(u64),
}

impl Value {
    fn float(self) -> f64 {
        match self {
            Value::Float(value) => value,
            Value::Bits(bits) => f32::from_bits(bits as u32).into(),
        }
    }

    fn bits(self) -> u64 {
        match self {
            Value::Float(value) => u64::from((value as f32).to_bits()),
            Value::Bits(bits) => bits,
        }
    }
}

/// What a function gives for values of all its parameters; `load` gives the element of an address.
///
/// # Panics
/// If the function is not valid, or does something that has no meaning here.
pub fn evaluate(function: &Function, params: &[Value], load: &dyn Fn(u64) -> Value) -> Value {
    Evaluation::of(function, params, load).operand(function.result)
}

/// The adjoints that a derivative gives.
#[derive(Clone, Debug, PartialEq)]
pub struct Adjoints {
    /// What the function gives.
    pub value: f64,
    /// Of the input that was asked for.
    pub input: f64,
    /// Of the arguments that are numbers: which of the function's arguments it is, and its adjoint.
    pub numbers: Vec<(usize, f64)>,
    /// Of the elements that are read: which argument is their tensor, how many bytes after its address they lie, and their adjoints.
    pub elements: Vec<(usize, u64, f64)>,
}

/// What a derivative gives for values of all its function's parameters; `load` gives the element of an address.
///
/// # Panics
/// As [`evaluate`].
pub fn evaluate_derivative(
    derivative: &Derivative,
    params: &[Value],
    load: &dyn Fn(u64) -> Value,
) -> Adjoints {
    let evaluation = Evaluation::of(&derivative.function, params, load);
    let of = |operand| evaluation.operand(operand);
    let numbers = derivative.numbers.iter();
    let numbers = numbers.map(|it| (it.argument, of(it.adjoint).float()));
    let elements = derivative.elements.iter();
    let elements = elements.filter(|it| of(it.read).bits() != 0);
    let elements = elements.map(|it| (it.argument, of(it.offset).bits(), of(it.adjoint).float()));
    Adjoints {
        value: of(derivative.value).float(),
        input: of(derivative.function.result).float(),
        numbers: numbers.collect(),
        elements: elements.collect(),
    }
}

struct Evaluation<'a> {
    values: Vec<Option<Value>>,
    /// Operands of the instruction that is computed: one vector for all of them.
    srcs: Vec<Value>,
    /// Their bits, where a meaning takes those.
    bits: Vec<u64>,
    load: &'a dyn Fn(u64) -> Value,
}

impl<'a> Evaluation<'a> {
    /// Of a whole function, for values of all its parameters.
    fn of(function: &Function, params: &[Value], load: &'a dyn Fn(u64) -> Value) -> Evaluation<'a> {
        assert_eq!(
            params.len(),
            function.params.len(),
            "a value for each parameter"
        );
        let mut evaluation = Evaluation {
            values: vec![None; function.regs.len()],
            srcs: Vec::new(),
            bits: Vec::new(),
            load,
        };
        for (param, value) in function.params.iter().zip(params) {
            evaluation.set(param.reg, *value);
        }
        evaluation.block(&function.body);
        evaluation
    }

    fn set(&mut self, reg: RegId, value: Value) {
        self.values[reg.0 as usize] = Some(value);
    }

    fn operand(&self, operand: Operand) -> Value {
        match operand {
            Operand::Reg(reg) => self.values[reg.0 as usize].expect("it has been computed"),
            Operand::Imm(imm) => immediate(imm),
        }
    }

    fn holds(&self, cond: Operand) -> bool {
        self.operand(cond).bits() != 0
    }

    fn block(&mut self, block: &Block) {
        for stmt in block {
            match &stmt.kind {
                StmtKind::Inst(inst) => self.inst(inst),
                StmtKind::Var { reg, init: value } | StmtKind::Set { reg, value } => {
                    self.set(*reg, self.operand(*value));
                }
                StmtKind::If {
                    cond,
                    then,
                    otherwise,
                } => self.block(if self.holds(*cond) { then } else { otherwise }),
                StmtKind::For {
                    var,
                    start,
                    end,
                    step,
                    body,
                    ..
                } => {
                    let bounds = [start, end].map(|bound| self.operand(*bound).bits());
                    for at in (bounds[0]..bounds[1]).step_by(*step as usize) {
                        self.set(*var, Value::Bits(at));
                        self.block(body);
                    }
                }
                StmtKind::While { head, cond, body } => loop {
                    self.block(head);
                    if !self.holds(*cond) {
                        break;
                    }
                    self.block(body);
                },
            }
        }
    }

    fn inst(&mut self, inst: &Inst) {
        let mut srcs = std::mem::take(&mut self.srcs);
        srcs.clear();
        srcs.extend(inst.srcs.iter().map(|src| self.operand(*src)));
        let value = match inst.row.meaning {
            Meaning::Warp(_) if memory::read_only(inst.row).is_some() => {
                (self.load)(srcs[0].bits() + srcs[1].bits())
            }
            _ => computed(inst, &srcs, &mut self.bits),
        };
        self.srcs = srcs;
        self.set(inst.dsts[0], value);
    }
}

fn immediate(imm: Imm) -> Value {
    match imm.ty {
        Type::F32 => Value::Float(f32::from_bits(imm.bits as u32).into()),
        Type::F16 => Value::Float(f16::from_bits(imm.bits as u16).into()),
        Type::Bf16 => Value::Float(bf16::from_bits(imm.bits as u16).into()),
        Type::Pred | Type::U32 | Type::U64 => Value::Bits(imm.bits),
    }
}

/// What an instruction gives: floats are not rounded, and everything else is as the table says. `bits` is room for the sources' bits.
fn computed(inst: &Inst, srcs: &[Value], bits: &mut Vec<u64>) -> Value {
    let x = |number: usize| srcs[number].float();
    let truth = |holds: bool| Value::Bits(holds.into());
    match inst.row.name {
        "add.f32" => Value::Float(x(0) + x(1)),
        "sub.f32" => Value::Float(x(0) - x(1)),
        "mul.f32" => Value::Float(x(0) * x(1)),
        "fma.rn.f32" => Value::Float(x(0) * x(1) + x(2)),
        "max.f32" | "max.NaN.f32" => Value::Float(x(0).max(x(1))),
        "min.f32" | "min.NaN.f32" => Value::Float(x(0).min(x(1))),
        "abs.f32" => Value::Float(x(0).abs()),
        "neg.f32" => Value::Float(-x(0)),
        "ex2.approx.ftz.f32" => Value::Float(x(0).exp2()),
        "lg2.approx.ftz.f32" => Value::Float(x(0).log2()),
        "rcp.approx.ftz.f32" => Value::Float(1.0 / x(0)),
        "tanh.approx.f32" => Value::Float(x(0).tanh()),
        "lt.f32" => truth(x(0) < x(1)),
        "le.f32" => truth(x(0) <= x(1)),
        "eq.f32" => truth(x(0) == x(1)),
        "ne.f32" => truth(x(0) != x(1)),
        "select.f32" => srcs[if srcs[0].bits() != 0 { 1 } else { 2 }],
        "cvt.rn.f32.u32" => Value::Float(srcs[0].bits() as u32 as f64),
        "cvt.rn.f32.s32" => Value::Float(srcs[0].bits() as u32 as i32 as f64),
        "cvt.rzi.s32.f32" => Value::Bits(u64::from(x(0) as i32 as u32)),
        "cvt.f32.f16" | "cvt.f32.bf16" | "cvt.rn.f16.f32" | "cvt.rn.bf16.f32" => Value::Float(x(0)),
        name => match inst.row.meaning {
            Meaning::Lane(meaning) => {
                bits.clear();
                bits.extend(srcs.iter().map(|src| src.bits()));
                Value::Bits((meaning.of_lane)(bits))
            }
            Meaning::Warp(_) => panic!("`{name}` is more than one lane's"),
        },
    }
}
