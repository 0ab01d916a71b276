//! What scores of a block share.

use fa_dsl::ir::dependence::{Dependence, operands_read, regs_written};
use fa_dsl::ir::function::Function;
use fa_dsl::ir::shift::Shift;
use fa_dsl::ir::{Operand, RegId, StmtKind, Type, walk};
use fa_dsl::isa::Cost;

use crate::attention::functions::{bits, is_division};

/// Which statements go by the distance between a query and a key: they compute the same for a query and a key as far after them, of
/// the same head. What they read of both is itself computed by such statements. All that assign to a variable are such, or none.
///
/// Statements of truth values that no other such statement reads are left out: a thread has few places to hold those. And none are given
/// where holding what they compute costs as much as computing it again.
pub(super) fn of_distance(function: &Function, dependence: &Dependence) -> Vec<bool> {
    let goes = worth_holding(function, go_by_distance(function, dependence));
    let sharing = function.body.iter().zip(&goes).filter(|(_, goes)| **goes);
    let (mut count, mut is_dear) = (0, false);
    for (stmt, _) in sharing {
        walk(std::slice::from_ref(stmt), &mut |stmt| {
            count += 1;
            if let StmtKind::Inst(inst) = &stmt.kind {
                is_dear |= inst.row.cost != Cost::Integer || is_division(inst.row);
            }
        });
    }
    match is_dear || count >= MANY {
        true => goes,
        false => vec![false; goes.len()],
    }
}

/// So many integer instructions cost more than a register.
const MANY: usize = 6;

/// Without those whose truth values no other of them reads.
fn worth_holding(function: &Function, mut goes: Vec<bool>) -> Vec<bool> {
    let body = &function.body;
    loop {
        let sharing = body.iter().zip(&goes).filter(|(_, goes)| **goes);
        let read: Vec<_> = sharing.flat_map(|(stmt, _)| operands_read(stmt)).collect();
        let is_held = |reg: &RegId| {
            let is_truth = function.regs[reg.0 as usize].ty == Type::Pred;
            !is_truth || read.contains(&Operand::Reg(*reg))
        };
        let left_out = body.iter().zip(&goes).position(|(stmt, goes)| {
            let written = regs_written(stmt);
            *goes && matches!(stmt.kind, StmtKind::Inst(_)) && !written.iter().all(is_held)
        });
        match left_out {
            Some(number) => goes[number] = false,
            None => return goes,
        }
    }
}

const BOTH: u8 = bits::QUERY | bits::KEY;

/// What stays the same when the query and the key grow by the same number.
pub(super) fn shift(function: &Function) -> Shift {
    let moves = |number| number < function.inputs && bits::of_param(number) & BOTH != 0;
    Shift::of(function, moves)
}

/// All such statements.
fn go_by_distance(function: &Function, dependence: &Dependence) -> Vec<bool> {
    const LATE: u8 = bits::SCORE | bits::ADJOINT;
    let shift = shift(function);
    let is_of_both = |of: u8| of & BOTH == BOTH && of & LATE == 0;
    let body = &function.body;
    // What other statements write.
    let mut others = vec![false; function.regs.len()];
    loop {
        let keeps = |operand: Operand| match operand {
            Operand::Reg(reg) => shift.keeps(operand) && !others[reg.0 as usize],
            Operand::Imm(_) => true,
        };
        let goes = body.iter().enumerate().map(|(number, stmt)| {
            let read = operands_read(stmt).into_iter();
            let mut read = read.filter(|it| is_of_both(dependence.operand(*it)));
            let mut written = regs_written(stmt).into_iter().map(Operand::Reg);
            is_of_both(dependence.statement(number)) && read.all(keeps) && written.all(keeps)
        });
        let goes: Vec<bool> = goes.collect();
        let left = body.iter().zip(&goes).filter(|(_, goes)| !**goes);
        let written: Vec<_> = left.flat_map(|(stmt, _)| regs_written(stmt)).collect();
        let mut changed = false;
        for reg in written {
            changed |= !std::mem::replace(&mut others[reg.0 as usize], true);
        }
        if !changed {
            return goes;
        }
    }
}

#[cfg(test)]
mod tests {
    use fa_dsl::prelude::*;

    use super::super::parts::dependence;
    use super::*;
    use crate::attention::functions::{At, ScoreFunction, Staged};

    /// How many statements go by the distance.
    fn shared(staged: &Staged) -> usize {
        let function = staged.function();
        let all = of_distance(function, &dependence(function));
        all.into_iter().filter(|goes| *goes).count()
    }

    #[test]
    fn what_is_read_by_the_distance_is_shared() {
        let by_distance = ScoreFunction::new(|score, at: At, table: Tensor<f32>| {
            score + table.at(&[at.head, at.distance().max(0).to_u32()]).load(0)
        });
        assert!(shared(by_distance.unwrap().staged()) > 2);
        let by_both = ScoreFunction::new(|score, at: At, table: Tensor<f32>| {
            score + table.at(&[at.query, at.key]).load(0)
        });
        assert_eq!(shared(by_both.unwrap().staged()), 0);
        let by_score = ScoreFunction::new(|score, at: At, slope: Reg<f32>| {
            score * (at.distance().to_f32() * slope) + score * at.key.to_f32()
        });
        // The distance, as a float, times the slope.
        assert_eq!(shared(by_score.unwrap().staged()), 3);
    }

    #[test]
    fn what_is_as_cheap_as_a_register_is_not() {
        let near =
            ScoreFunction::new(|score, at: At, (): ()| select(at.distance().lt(100), score, 0.0));
        assert_eq!(shared(near.unwrap().staged()), 0);
    }

    #[test]
    fn what_is_computed_of_other_sums_is_not() {
        let sum = ScoreFunction::new(|score, at: At, (): ()| {
            // The same for all of a distance, but by way of a number that is not.
            let sum = at.query + at.key;
            score + (sum - at.key * 2).to_f32()
        });
        assert_eq!(shared(sum.unwrap().staged()), 0);
    }
}
