//! A function for a thread's scores of a block whose rows are queries: what scores share is computed once.

use std::collections::BTreeMap;

use fa_dsl::abi::Scalar;
use fa_dsl::build::function::{Values, result};
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

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
    /// The first and the last diagonal.
    distances: [i64; 2],
}

impl ScoresAt {
    pub fn of(problem: &KernelProblem, s: &Accumulator, at: &BlockAt) -> ScoresAt {
        ScoresAt {
            first_key: at.first_key_of_lane(),
            last_key: (!at.keys_exist).then(|| problem.last_key()),
            rows_are_queries: matches!(at.first_row, FirstRow::Query(_)),
            distances: ElementOfBlock::diagonals([s.m_tiles, s.n_tiles]),
        }
    }

    /// Whether what depends on this is the same for a column.
    fn is_of_column(&self, of: u8) -> bool {
        // Rows of several heads share what depends on the key and not on the head.
        let differs = match self.rows_are_queries {
            true => bits::QUERY | bits::SCORE,
            false => bits::QUERY | bits::SCORE | bits::HEAD,
        };
        of & bits::KEY != 0 && of & differs == 0
    }

    /// Whether a statement computes the same for a distance.
    fn is_of_distance(&self, parts: &Parts, number: usize) -> bool {
        self.rows_are_queries && parts.is_of_distance(number)
    }
}

/// What a function has computed for a thread's scores of a block.
#[derive(Clone)]
pub(super) struct BlockOfFunction<'a> {
    parts: &'a Parts,
    rows: &'a [[RowOfFunction; 2]],
    /// Of each column.
    columns: BTreeMap<u32, Values>,
    /// Of each distance between a query and a key, by diagonals.
    of_distances: BTreeMap<i64, Values>,
    distances: Distances,
    /// Where those are [side by side](Distances::SideBySide): what is computed of the first for all others.
    for_all: Option<Values>,
}

/// How what a function computes by the distance between query and key is computed in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Distances {
    /// For each distance.
    Each,
    /// All have the values of the first.
    One,
    /// What is read for them lies side by side.
    SideBySide,
}

impl<'a> BlockOfFunction<'a> {
    pub fn new(function: &'a Applied, rows: &'a [[RowOfFunction; 2]]) -> BlockOfFunction<'a> {
        BlockOfFunction {
            parts: &function.parts,
            rows,
            columns: BTreeMap::new(),
            of_distances: BTreeMap::new(),
            distances: Distances::Each,
            for_all: None,
        }
    }

    /// The same, for a block in which distances are computed in this way, if there are such blocks.
    pub fn with(&self, distances: Distances) -> BlockOfFunction<'a> {
        let is_there = match distances {
            Distances::Each => true,
            Distances::One => !self.parts.uniform().is_empty(),
            Distances::SideBySide => self.parts.linear().is_some(),
        };
        let mut of_block = self.clone();
        if is_there {
            of_block.distances = distances;
        }
        of_block
    }

    /// Computes what is needed whichever way distances are computed: the values of the first one.
    pub fn begin(&mut self, at: ScoresAt) {
        let first = ElementOfBlock::of([0, 0], [0, 0]);
        self.compute_column(at, first);
        self.compute_distance(at, first);
    }

    /// Whether what is computed of distances is one value in a block of these queries and keys; `None` if there are no such blocks.
    pub fn is_one_value(&self, block: [Counted; 2]) -> Option<Reg<bool>> {
        let known = self.rows.first()?[0].known();
        let uniform = self.parts.uniform();
        (!uniform.is_empty()).then(|| are_one_value(self.parts, uniform, &known, block))
    }

    /// Whether what is read for distances lies side by side in a block of these queries and keys, all of which there are; `None` if there are no such
    /// blocks.
    pub fn is_side_by_side(&self, block: [Counted; 2]) -> Option<Reg<bool>> {
        let known = self.rows.first()?[0].known();
        let linear = self.parts.linear()?;
        Some(linear.holds(self.parts, &known, block))
    }

    /// What the function gives for an element with this score.
    pub fn value<T: Scalar>(
        &mut self,
        at: ScoresAt,
        element: ElementOfBlock,
        score: Option<Reg<f32>>,
    ) -> Reg<T> {
        self.compute_column(at, element);
        let diagonal = self.compute_distance(at, element);
        let parts = self.parts;
        let column = &self.columns[&element.column()];
        let [row, tile] = self.row(element);
        let known = [&self.of_distances[&diagonal], column, row, tile];
        let inputs = Inputs {
            score: score.map(Reg::operand),
            ..Inputs::default()
        };
        let own = parts.compute_statements(inputs, &known, |number, of| {
            let is_late = of & (bits::KEY | bits::SCORE) != 0;
            is_late && !at.is_of_column(of) && !at.is_of_distance(parts, number)
        });
        let [shared, column, row, tile] = known;
        result(parts.function(), &[&own, shared, column, row, tile])
    }

    /// The values of an element's row, and of the tile.
    fn row(&self, element: ElementOfBlock) -> [&'a Values; 2] {
        self.rows[element.m as usize][(element.i / 2) as usize].known()
    }

    /// Computes what is of an element's column, once.
    fn compute_column(&mut self, at: ScoresAt, element: ElementOfBlock) {
        let (parts, row) = (self.parts, self.row(element));
        self.columns.entry(element.column()).or_insert_with(|| {
            let key = at.first_key + (element.n * 8 + element.i % 2);
            let key = at
                .last_key
                .map_or(key, |last| parts.readable_key(key, last));
            let inputs = Inputs {
                key: Some(key.operand()),
                ..Inputs::default()
            };
            parts.compute(inputs, &row, |of| at.is_of_column(of))
        });
    }

    /// Computes what is of an element's distance, once; gives the diagonal that has it.
    fn compute_distance(&mut self, at: ScoresAt, element: ElementOfBlock) -> i64 {
        let diagonal = match self.distances {
            Distances::One => 0,
            _ => element.diagonal(),
        };
        if self.of_distances.contains_key(&diagonal) {
            return diagonal;
        }
        let [row, tile] = self.row(element);
        let known = [&self.columns[&element.column()], row, tile];
        let parts = self.parts;
        let first = self.of_distances.get(&0);
        let values = match (self.distances, parts.linear(), first) {
            (Distances::SideBySide, Some(linear), Some(first)) => {
                let for_all = self.for_all.get_or_insert_with(|| {
                    let mut for_all = first.clone();
                    linear.begin(parts.function(), &mut for_all, at.distances);
                    for_all
                });
                let known = [&*for_all, known[0], known[1], known[2]];
                let mut values = linear.at(parts.function(), &known, diagonal, at.distances);
                values.add(for_all);
                values
            }
            _ => parts.compute_statements(Inputs::default(), &known, |number, _| {
                at.is_of_distance(parts, number)
            }),
        };
        self.of_distances.insert(diagonal, values);
        diagonal
    }
}
