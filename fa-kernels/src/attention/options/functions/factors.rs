//! Factors of scores: what a function multiplies them by, where they are multiplied by another number before or after it anyway.

use fa_dsl::build::function::{Values, handle, inline};
use fa_dsl::ir::dependence::{Dependence, operands_read};
use fa_dsl::ir::function::Function;
use fa_dsl::ir::prune::prune;
use fa_dsl::ir::{Inst, Operand, RegId, StmtKind};
use fa_dsl::isa::arith;
use fa_dsl::prelude::*;

use crate::attention::functions::{bits, factors};

/// A function without the factor of what it gives, and the factor: a number of at least 0 that comes of its arguments alone.
pub(super) fn of_result(
    function: &Function,
    arguments: &[Operand],
) -> Option<(Function, Reg<f32>)> {
    let of_inputs = Dependence::of(function, |number| u8::from(number < function.inputs));
    let product = factors(function.definition(function.result)?)?;
    let is_factor = |it: Operand| {
        of_inputs.operand(it) == 0 && function.definition(it).is_some_and(is_magnitude)
    };
    let (other, factor) = match product {
        [other @ Operand::Reg(_), factor] if is_factor(factor) => (other, factor),
        [factor, other @ Operand::Reg(_)] if is_factor(factor) => (other, factor),
        _ => return None,
    };
    let given = (0..function.inputs).map(|_| None);
    let given = given.chain(arguments.iter().map(|it| Some(*it)));
    let given = Values::of_params(function, given);
    let values = inline(function, &[&given], |number| {
        of_inputs.statement(number) == 0
    });
    let factor = values.get(factor)?;
    let mut without = Function {
        result: other,
        ..function.clone()
    };
    prune(&mut without.body, [other]);
    Some((without, handle(factor)))
}

/// What a function multiplies the score by before anything else, and uses for nothing else of a score: the register, which a row
/// or a tile has a value of.
pub(super) fn of_score(function: &Function, dependence: &Dependence) -> Option<RegId> {
    let params = function.params.iter().take(function.inputs).enumerate();
    let mut scores = params.filter(|(number, _)| bits::of_param(*number) == bits::SCORE);
    let score = Operand::Reg(scores.next()?.1.reg);
    let late = function.body.iter().enumerate();
    let late = late.filter(|(number, _)| {
        dependence.statement(*number) & (bits::KEY | bits::SCORE | bits::ADJOINT) != 0
    });
    let late: Vec<_> = late.map(|(_, stmt)| stmt).collect();
    let reads = |operand: Operand| {
        let read = late.iter().flat_map(|stmt| operands_read(stmt));
        read.filter(|it| *it == operand).count() + usize::from(function.result == operand)
    };
    let product = late.iter().find_map(|stmt| match &stmt.kind {
        StmtKind::Inst(inst) => factors(inst).filter(|it| it.contains(&score)),
        _ => None,
    })?;
    let factor = match product {
        [first, second] if first == score => second,
        [first, _] => first,
    };
    let is_early = dependence.operand(factor) & (bits::KEY | bits::SCORE | bits::ADJOINT) == 0;
    let is_alone = reads(score) == 1 && reads(factor) == 1;
    match factor {
        // Of an argument there is one value everywhere.
        Operand::Reg(reg) if is_early && is_alone => function.definition(factor).map(|_| reg),
        _ => None,
    }
}

fn is_magnitude(inst: &Inst) -> bool {
    std::ptr::eq(inst.row, &arith::ABS_F32)
}

#[cfg(test)]
mod tests {
    use super::super::parts::dependence;
    use super::*;
    use crate::attention::functions::{At, ScoreFunction, Staged};

    /// Whether a function multiplies the score by something first.
    fn first(staged: &Staged) -> bool {
        let function = staged.function();
        of_score(function, &dependence(function)).is_some()
    }

    #[test]
    fn a_factor_of_scores_is_found_where_nothing_else_is_made_of_either() {
        let of_row = ScoreFunction::new(|score, at: At, by: Tensor<f32>| {
            (score * by.at(&[at.query]).load(0)).tanh()
        });
        assert!(first(of_row.unwrap().staged()));
        let of_key = ScoreFunction::new(|score, at: At, by: Tensor<f32>| {
            (score * by.at(&[at.key]).load(0)).tanh()
        });
        assert!(!first(of_key.unwrap().staged()));
        let again = ScoreFunction::new(|score, _: At, by: Reg<f32>| {
            let by = by.recip();
            (score * by).tanh() + by
        });
        assert!(!first(again.unwrap().staged()));
        let both =
            ScoreFunction::new(|score, _: At, by: Reg<f32>| (score * by.recip()).tanh() + score);
        assert!(!first(both.unwrap().staged()));
        // Its value is the same everywhere, so that no row can have another.
        let argument = ScoreFunction::new(|score, _: At, by: Reg<f32>| (score * by).tanh());
        assert!(!first(argument.unwrap().staged()));
    }
}
