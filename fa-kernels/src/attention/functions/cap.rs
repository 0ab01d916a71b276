//! Functions of scores that cap them: tanh of a multiple of the score, or a multiple of that.

use fa_dsl::ir::function::Function;
use fa_dsl::ir::{Inst, Operand, ParamKind};
use fa_dsl::isa::arith;

use super::arguments::{Argument, Given};
use super::{INPUTS, Kind};

/// What a function multiplies by, each of which comes of its arguments alone, which are numbers.
#[derive(Clone, Copy, Debug)]
pub(in crate::attention) struct Cap {
    /// What it multiplies the score by.
    factor: Operand,
    /// What it multiplies tanh by, if it does.
    scale: Option<Operand>,
}

impl Cap {
    /// If the function is a cap.
    pub(super) fn of(kind: Kind, function: &Function) -> Option<Cap> {
        let score = Operand::Reg(function.params.get(INPUTS.len() - 1)?.reg);
        let all_are_numbers = function
            .arguments()
            .iter()
            .all(|it| matches!(it.kind, ParamKind::Scalar));
        if kind != Kind::Score || !all_are_numbers {
            return None;
        }
        let is_number = |it: Operand| function.number(it, &|_| 0).is_some();
        let product = |of: Operand| factors(function.definition(of)?);
        let (tanh, scale) = match product(function.result) {
            Some([tanh, scale]) if is_number(scale) => (tanh, Some(scale)),
            Some([scale, tanh]) if is_number(scale) => (tanh, Some(scale)),
            Some(_) => return None,
            None => (function.result, None),
        };
        let tanh = function.definition(tanh)?;
        let of = std::ptr::eq(tanh.row, &arith::TANH_F32).then(|| tanh.srcs[0])?;
        let factor = match product(of)? {
            [first, factor] if first == score => factor,
            [factor, second] if second == score => factor,
            _ => return None,
        };
        is_number(factor).then_some(Cap { factor, scale })
    }

    /// What the function multiplies the score by, and tanh, with these arguments.
    pub fn numbers(&self, function: &Function, given: &Given) -> [f32; 2] {
        let words = |number: usize| match given.arguments().get(number) {
            Some(Argument::Number(bits)) => *bits,
            _ => 0,
        };
        let number = |it| {
            let bits = function.number(it, &words);
            bits.map_or(0.0, |bits| f32::from_bits(bits as u32))
        };
        [number(self.factor), self.scale.map_or(1.0, number)]
    }
}

/// What an instruction multiplies.
pub(in crate::attention) fn factors(inst: &Inst) -> Option<[Operand; 2]> {
    let is_product = std::ptr::eq(inst.row, &arith::MUL_F32);
    match *inst.srcs {
        [a, b] if is_product => Some([a, b]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use fa_dsl::prelude::*;

    use super::super::{At, ScoreFunction};

    fn numbers(function: &ScoreFunction<Reg<f32>>, argument: f32) -> Option<[f32; 2]> {
        let staged = function.staged();
        let cap = staged.cap()?;
        Some(cap.numbers(staged.function(), function.with(argument).given()))
    }

    #[test]
    fn the_numbers_of_caps_are_known_before_a_launch() {
        let plain =
            ScoreFunction::new(|score, _: At, cap: Reg<f32>| (score * cap.recip()).tanh() * cap);
        assert_eq!(numbers(&plain.unwrap(), 4.0), Some([0.25, 4.0]));
        let constant = ScoreFunction::new(|score, _: At, cap: Reg<f32>| {
            (cap * 2.0 + 1.0) * (Reg::from(0.5) * score).tanh()
        });
        assert_eq!(numbers(&constant.unwrap(), 4.0), Some([0.5, 9.0]));
        let alone = ScoreFunction::new(|score, _: At, by: Reg<f32>| (score * by).tanh());
        assert_eq!(numbers(&alone.unwrap(), -3.0), Some([-3.0, 1.0]));
    }

    #[test]
    fn what_depends_on_more_is_no_cap() {
        let of_head = ScoreFunction::new(|score, at: At, cap: Reg<f32>| {
            (score * at.head.to_f32()).tanh() * cap
        });
        assert_eq!(numbers(&of_head.unwrap(), 4.0), None);
        let biased = ScoreFunction::new(|score, at: At, cap: Reg<f32>| {
            (score * cap + at.key.to_f32()).tanh()
        });
        assert_eq!(numbers(&biased.unwrap(), 4.0), None);
        let twice = ScoreFunction::new(|score, _: At, cap: Reg<f32>| (score * cap).tanh() * score);
        assert_eq!(numbers(&twice.unwrap(), 4.0), None);
        let other = ScoreFunction::new(|score, _: At, cap: Reg<f32>| (score * cap).exp2() * cap);
        assert_eq!(numbers(&other.unwrap(), 4.0), None);
    }
}
