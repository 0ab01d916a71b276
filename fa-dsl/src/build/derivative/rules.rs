//! The derivatives of instructions: for each row of the table through which a derivative goes, what it does with the adjoint of
//! what it gives. They are written in the kernel language, which that table knows nothing of, and become part of the derivative.

use std::f32::consts::{LN_2, LOG2_E};

use Rule::{Adjoints, Steps};

use crate::build::control::select;
use crate::build::reg::Reg;
use crate::ir::Operand;
use crate::isa::{Row, arith, convert, signed};

/// How what an instruction gives changes with its operands.
#[derive(Clone, Copy)]
pub(crate) enum Rule {
    /// The adjoints of its float operands, one after the other, by the adjoint of what it gives.
    Adjoints(fn(&Applied<'_>) -> Vec<Reg<f32>>),
    /// In steps: the derivative is 0, where there is one.
    Steps,
}

/// An instruction in a function, and the adjoint of what it gives.
pub(crate) struct Applied<'a> {
    /// Its operands.
    pub sources: &'a [Operand],
    /// What it gives.
    pub value: Reg<f32>,
    /// The adjoint of that.
    pub adjoint: Reg<f32>,
}

impl Applied<'_> {
    /// Operand `number`.
    fn x<T>(&self, number: usize) -> Reg<T> {
        Reg::from_operand(self.sources[number])
    }
}

fn passed_on(it: &Applied<'_>) -> Vec<Reg<f32>> {
    vec![it.adjoint]
}

/// The adjoint goes to the first of two where `first` holds, else to the second.
fn to_one(it: &Applied<'_>, first: Reg<bool>) -> Vec<Reg<f32>> {
    vec![
        select(first, it.adjoint, 0.0),
        select(first, 0.0, it.adjoint),
    ]
}

/// Where both are the same, the first has the adjoint.
fn to_the_chosen(it: &Applied<'_>) -> Vec<Reg<f32>> {
    to_one(it, it.value.eq(it.x::<f32>(0)))
}

/// To the magnitude's operand.
fn by_sign(it: &Applied<'_>) -> Vec<Reg<f32>> {
    vec![select(it.x::<f32>(0).lt(0.0), -it.adjoint, it.adjoint)]
}

/// The rule of a row; `None` if no derivative goes through it, because it has no float operand or takes the bits of one. Reads of
/// tensors are not in this table.
pub(crate) fn rule(row: &'static Row) -> Option<Rule> {
    let mut rules = RULES.iter();
    let found = rules.find(|(of, _)| std::ptr::eq(*of, row));
    found.map(|(_, rule)| *rule)
}

macro_rules! rules {
    ($($row:path => $rule:expr;)*) => {
        /// Conversions are as if they did not round.
        static RULES: &[(&Row, Rule)] = &[$((&$row, $rule)),*];
    };
}

rules! {
    arith::ADD_F32 => Adjoints(|it| vec![it.adjoint, it.adjoint]);
    arith::SUB_F32 => Adjoints(|it| vec![it.adjoint, -it.adjoint]);
    arith::MUL_F32 => Adjoints(|it| vec![it.adjoint * it.x(1), it.adjoint * it.x(0)]);
    arith::FMA_F32 => Adjoints(|it| vec![it.adjoint * it.x(1), it.adjoint * it.x(0), it.adjoint]);
    arith::NEG_F32 => Adjoints(|it| vec![-it.adjoint]);
    arith::ABS_F32 => Adjoints(by_sign);
    arith::MAX_F32 => Adjoints(to_the_chosen);
    arith::MIN_F32 => Adjoints(to_the_chosen);
    arith::MAX_NAN_F32 => Adjoints(to_the_chosen);
    arith::MIN_NAN_F32 => Adjoints(to_the_chosen);
    arith::SELECT_F32 => Adjoints(|it| to_one(it, it.x(0)));
    arith::EX2_F32 => Adjoints(|it| vec![it.adjoint * (it.value * LN_2)]);
    arith::LG2_F32 => Adjoints(|it| vec![it.adjoint * (it.x::<f32>(0).recip() * LOG2_E)]);
    arith::TANH_F32 => Adjoints(|it| vec![it.adjoint * (-it.value).mul_add(it.value, 1.0)]);
    arith::RCP_F32 => Adjoints(|it| vec![-it.adjoint * (it.value * it.value)]);
    arith::RSQRT_F32 => Adjoints(|it| vec![it.adjoint * (it.value * it.value * it.value * -0.5)]);
    convert::F16_OF_F32 => Adjoints(passed_on);
    convert::F32_OF_F16 => Adjoints(passed_on);
    convert::BF16_OF_F32 => Adjoints(passed_on);
    convert::F32_OF_BF16 => Adjoints(passed_on);
    signed::S32_OF_F32 => Steps;
    arith::LT_F32 => Steps;
    arith::LE_F32 => Steps;
    arith::EQ_F32 => Steps;
    arith::NE_F32 => Steps;
}
