//! A function in a kernel whose rows are queries.

use std::borrow::Cow;

use fa_dsl::build::function::{Values, declare_arguments, value};
use fa_dsl::ir::{Operand, RegId};
use fa_dsl::prelude::*;

use super::factors;
use super::parts::{Inputs, Parts};
use crate::attention::functions::{Kind, MaskOfHead, Staged, bits};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::options::HeadAt;

/// A function with its arguments in the kernel. Its statements are in parts, by what they depend on: those of a tile and of a row are
/// computed when a tile begins, those of a block's columns, distances and scores (`block.rs`) when the block is there.
pub(super) struct Applied {
    pub staged: &'static Staged,
    pub parts: Parts,
    /// What scores are multiplied by first, and what else products are multiplied by to be scores, where the rows' values of the first have the
    /// second in them: then the function gets products.
    scaled: Option<(RegId, Reg<f32>)>,
}

/// What is computed once for a row of a tile: the values of the tile, and of the row.
#[derive(Clone, Debug)]
pub struct RowOfFunction([Values; 2]);

impl RowOfFunction {
    /// The values, of what depends on most first.
    pub(super) fn known(&self) -> [&Values; 2] {
        let [tile, row] = &self.0;
        [row, tile]
    }
}

impl Applied {
    pub fn declare(staged: &'static Staged) -> Applied {
        let function = staged.function();
        let parts = match staged.kind() {
            Kind::Score => Parts::of_score,
            Kind::Mask => Parts::of,
        };
        Applied {
            staged,
            parts: parts(Cow::Borrowed(function), declare_arguments(function)),
            scaled: None,
        }
    }

    /// The same function of products that are multiplied by `scale` to be scores, if the function multiplies them by something else first.
    pub fn absorb_scale(&mut self, scale: Reg<f32>) {
        self.scaled = self.parts.factor_of_score().map(|factor| (factor, scale));
    }

    /// Whether it gets products where rows are queries.
    pub fn takes_products(&self) -> bool {
        self.scaled.is_some()
    }

    /// Gives what the function multiplies its result by, which it does no more.
    pub fn release_factor(&mut self) -> Option<Reg<f32>> {
        let arguments = self.parts.arguments().to_vec();
        let (function, factor) = factors::of_result(self.parts.function(), &arguments)?;
        self.parts = Parts::of_score(Cow::Owned(function), arguments);
        Some(factor)
    }

    /// What the classes of a tile's blocks are computed from.
    pub fn of_head(&self, problem: &KernelProblem, at: HeadAt) -> MaskOfHead {
        let kv_head = at.head / problem.group;
        let given = self.parts.given(Inputs {
            batch: Some(at.batch.operand()),
            head: Some(at.head.operand()),
            kv_head: Some(kv_head.operand()),
            seq_q: Some(problem.seq_q.operand()),
            seq_k: Some(problem.seq_k.operand()),
            ..Inputs::default()
        });
        MaskOfHead::new(self.staged, given)
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
        let mut row = self.parts.compute(of_row, &[&tile], |of| {
            of != 0 && of & (bits::KEY | bits::SCORE) == 0
        });
        if let Some((factor, scale)) = self.scaled {
            let known: Reg<f32> = value(Operand::Reg(factor), &[&row, &tile]);
            row.set(factor, (known * scale).operand());
        }
        RowOfFunction([tile, row])
    }
}
