//! A function for a thread's scores of a block whose rows are queries: what scores share is computed once.

use std::collections::BTreeMap;

use fa_dsl::abi::Scalar;
use fa_dsl::build::function::{Values, result};
use fa_dsl::prelude::*;

use super::applied::{Applied, RowOfFunction};
use super::parts::{Inputs, Parts};
use super::uniform::{Counted, are_one_value};
use crate::attention::functions::bits;
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::options::{BlockAt, ElementOfBlock, FirstRow};

/// Where a thread's scores are.
#[derive(Clone, Copy)]
pub(super) struct ScoresAt {
    /// The first key of this thread.
    first_key: Reg<u32>,
    /// The last key that there is, where some of the block may be past it.
    last_key: Option<Reg<u32>>,
    /// Whether rows are the queries of one head, one after the other.
    rows_are_queries: bool,
}

impl ScoresAt {
    pub fn of(problem: &KernelProblem, at: &BlockAt) -> ScoresAt {
        ScoresAt {
            first_key: at.first_key_of_lane(),
            last_key: (!at.keys_exist).then(|| problem.last_key()),
            rows_are_queries: matches!(at.first_row, FirstRow::Query(_)),
        }
    }
}

/// What a function has computed for a thread's scores of a block.
pub(super) struct BlockOfFunction<'a> {
    parts: &'a Parts,
    rows: &'a [[RowOfFunction; 2]],
    /// Of each column.
    columns: BTreeMap<u32, Values>,
    /// Of each distance between a query and a key, by diagonals.
    distances: BTreeMap<i64, Values>,
    /// Whether all distances have the values of the first.
    is_uniform: bool,
}

impl<'a> BlockOfFunction<'a> {
    pub fn new(
        function: &'a Applied,
        rows: &'a [[RowOfFunction; 2]],
        is_uniform: bool,
    ) -> BlockOfFunction<'a> {
        BlockOfFunction {
            parts: &function.parts,
            rows,
            columns: BTreeMap::new(),
            distances: BTreeMap::new(),
            is_uniform: is_uniform && !function.parts.uniform().is_empty(),
        }
    }

    /// Whether what is computed of distances is one value in a block of these queries and keys; `None` if there are no such blocks.
    pub fn is_one_value(&self, block: [Counted; 2]) -> Option<Reg<bool>> {
        let known = self.rows.first()?[0].known();
        let uniform = self.parts.uniform();
        (!uniform.is_empty()).then(|| are_one_value(self.parts, uniform, &known, block))
    }

    /// What the function gives for an element with this score.
    pub fn value<T: Scalar>(
        &mut self,
        at: ScoresAt,
        element: ElementOfBlock,
        score: Option<Reg<f32>>,
    ) -> Reg<T> {
        let parts = self.parts;
        let row = self.rows[element.m as usize][(element.i / 2) as usize].known();
        // Rows of several heads share what depends on the key and not on the head.
        let differs = match at.rows_are_queries {
            true => bits::QUERY | bits::SCORE,
            false => bits::QUERY | bits::SCORE | bits::HEAD,
        };
        let is_of_column = |of: u8| of & bits::KEY != 0 && of & differs == 0;
        let is_of_distance = |number| at.rows_are_queries && parts.is_of_distance(number);

        let column = self.columns.entry(element.column()).or_insert_with(|| {
            let key = at.first_key + (element.n * 8 + element.i % 2);
            let key = at
                .last_key
                .map_or(key, |last| parts.readable_key(key, last));
            let inputs = Inputs {
                key: Some(key.operand()),
                ..Inputs::default()
            };
            parts.compute(inputs, &row, is_of_column)
        });
        let known = [column, row[0], row[1]];
        let diagonal = match self.is_uniform {
            true => 0,
            false => element.diagonal(),
        };
        let shared = self.distances.entry(diagonal);
        let shared = shared.or_insert_with(|| {
            let chosen = |number, _| is_of_distance(number);
            parts.compute_statements(Inputs::default(), &known, chosen)
        });
        let known = [shared, known[0], known[1], known[2]];
        let inputs = Inputs {
            score: score.map(Reg::operand),
            ..Inputs::default()
        };
        let own = parts.compute_statements(inputs, &known, |number, of| {
            let is_late = of & (bits::KEY | bits::SCORE) != 0;
            is_late && !is_of_column(of) && !is_of_distance(number)
        });
        let [shared, column, row, tile] = known;
        result(parts.function(), &[&own, shared, column, row, tile])
    }
}
