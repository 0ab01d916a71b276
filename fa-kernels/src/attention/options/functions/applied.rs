//! A function in a kernel whose rows are queries.

use std::borrow::Cow;

use fa_dsl::build::function::{Values, declare_arguments, result};
use fa_dsl::prelude::*;

use super::parts::{Inputs, Parts};
use crate::attention::functions::{MaskOfTile, Staged, bits};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::options::{Classify, HeadAt, TileQueries};

/// A function with its arguments in the kernel. Its statements are in four parts, by what they depend on:
/// those of a tile, of a row, of a column, and of each score.
pub(super) struct Applied {
    pub staged: &'static Staged,
    pub parts: Parts,
}

/// What is computed once for a row of a tile: the values of the tile, and of the row.
#[derive(Clone, Debug)]
pub struct RowOfFunction([Values; 2]);

impl Applied {
    pub fn declare(staged: &'static Staged) -> Applied {
        let function = staged.function();
        Applied {
            staged,
            parts: Parts::of(Cow::Borrowed(function), declare_arguments(function)),
        }
    }

    /// What the classes of a tile's blocks are computed from.
    pub fn of_tile(
        &self,
        problem: &KernelProblem,
        tile: &TileQueries,
        how: Classify,
    ) -> MaskOfTile {
        let at = tile.head;
        let kv_head = at.head / problem.group;
        let given = self.parts.given(Inputs {
            batch: Some(at.batch.operand()),
            head: Some(at.head.operand()),
            kv_head: Some(kv_head.operand()),
            seq_q: Some(problem.seq_q.operand()),
            seq_k: Some(problem.seq_k.operand()),
            ..Inputs::default()
        });
        MaskOfTile::new(self.staged, given, tile.queries, how)
    }

    /// What depends on neither key nor score.
    pub fn row(&self, problem: &KernelProblem, at: HeadAt, query: Reg<u32>) -> RowOfFunction {
        let kv_head = at.head / problem.group;
        let of_sequence = Inputs {
            batch: Some(at.batch.operand()),
            seq_q: Some(problem.seq_q.operand()),
            seq_k: Some(problem.seq_k.operand()),
            ..Inputs::default()
        };
        let tile = self.parts.compute(of_sequence, &[], |of| of == 0);
        let query = self.parts.readable_query(problem, query);
        let of_row = Inputs {
            head: Some(at.head.operand()),
            kv_head: Some(kv_head.operand()),
            query: Some(query.operand()),
            ..Inputs::default()
        };
        let row = self.parts.compute(of_row, &[&tile], |of| {
            of != 0 && of & (bits::KEY | bits::SCORE) == 0
        });
        RowOfFunction([tile, row])
    }

    /// What depends on the key alone, for the values of any row.
    pub fn column(&self, row: &RowOfFunction, key: Reg<u32>, last: Reg<u32>) -> Values {
        let key = self.parts.readable_key(key, last);
        let inputs = Inputs {
            key: Some(key.operand()),
            ..Inputs::default()
        };
        self.parts
            .compute(inputs, &[&row.0[0]], |of| of == bits::KEY)
    }

    /// What the function gives.
    pub fn value<T: fa_dsl::abi::Scalar>(
        &self,
        row: &RowOfFunction,
        column: &Values,
        score: Option<Reg<f32>>,
    ) -> Reg<T> {
        let inputs = Inputs {
            score: score.map(Reg::operand),
            ..Inputs::default()
        };
        let known = [column, &row.0[1], &row.0[0]];
        let element = self.parts.compute(inputs, &known, |of| {
            of & (bits::KEY | bits::SCORE) != 0 && of != bits::KEY
        });
        let function = self.parts.function();
        result(function, &[&element, column, &row.0[1], &row.0[0]])
    }
}
