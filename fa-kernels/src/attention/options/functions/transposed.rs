//! Functions in a kernel whose rows are keys: that of the backward pass. A block is of one head.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use fa_dsl::abi::Scalar;
use fa_dsl::build::function::{Values, value};
use fa_dsl::ir::Operand;
use fa_dsl::prelude::*;
use fa_dsl::tile::{Accumulator, shared_load_of};

use super::parts::{Inputs, Parts};
use super::uniform::are_one_value;
use crate::attention::functions::bits;
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::options::{BlockAt, ElementOfBlock, FirstRow, HeadAt, RowsOfBlock};

/// A block of scores: a thread's part of it.
#[derive(Clone)]
pub(super) struct Block {
    pub problem: KernelProblem,
    pub head: HeadAt,
    pub at: BlockAt,
    /// 16-key blocks.
    pub m_tiles: u32,
    /// 8-query blocks.
    pub n_tiles: u32,
}

impl Block {
    pub fn of(problem: &KernelProblem, head: HeadAt, at: BlockAt, s: &Accumulator) -> Block {
        Block {
            problem: problem.clone(),
            head,
            at,
            m_tiles: s.m_tiles,
            n_tiles: s.n_tiles,
        }
    }

    /// The same, which the compiler takes for another: what has been computed for this one is computed anew.
    pub fn opaque(&self) -> Block {
        let mut block = self.clone();
        block.at.lane = self.at.lane.opaque();
        // What has been copied is left with the scores.
        block.at.rows = None;
        block
    }

    /// The query of the warp's first column, and the key of its first row.
    pub fn first(&self) -> [Reg<u32>; 2] {
        match self.at.first_row {
            FirstRow::Key { first_query } => [first_query, self.at.first_key],
            _ => unreachable!("rows of a transposed block are keys"),
        }
    }

    /// The query of an element.
    pub fn query(&self, element: ElementOfBlock) -> Reg<u32> {
        self.at.query_of_column(element.n, element.i % 2)
    }

    /// The key of an element.
    pub fn key(&self, element: ElementOfBlock) -> Reg<u32> {
        self.at.first_key_of_lane() + element.row() * 8
    }

    pub fn has_query(&self, query: Reg<u32>) -> Reg<bool> {
        query.lt(self.problem.seq_q)
    }

    pub fn has_key(&self, key: Reg<u32>) -> Reg<bool> {
        key.lt(self.problem.seq_k)
    }
}

/// A function for this thread's scores of a block. What depends on the head alone has been computed, and for each key what depends
/// on that and the head.
pub(super) struct Transposed {
    head: Rc<Values>,
    /// Of each row: 16-row block by block, first its upper half.
    keys: Vec<Rc<Values>>,
    /// Of each distance between a query and a key, by diagonals, where scores share what is computed of that.
    distances: Option<RefCell<BTreeMap<i64, Rc<Values>>>>,
    /// Whether all distances have the values of the first.
    is_uniform: bool,
    /// Where what it reads of rows has been copied to, if it has.
    rows: Option<RowsOfBlock>,
}

/// What has been computed for a score: of what depends on most first.
#[derive(Clone)]
pub(super) struct Place([Rc<Values>; 6]);

impl Place {
    /// The values, each looked for from the first to the last.
    pub fn known(&self) -> [&Values; 6] {
        self.0.each_ref().map(Rc::as_ref)
    }

    /// What one of the function's operands is here.
    pub fn value<T: Scalar>(&self, operand: Operand) -> Reg<T> {
        value(operand, &self.known())
    }
}

/// The bits of what changes within a block.
const VARIES: u8 = bits::QUERY | bits::KEY | bits::SCORE | bits::ADJOINT;

impl Transposed {
    pub fn new(function: &Parts, block: &Block) -> Transposed {
        let (problem, head) = (&block.problem, block.head);
        let of_head = Inputs {
            batch: Some(head.batch.operand()),
            head: Some(head.head.operand()),
            kv_head: Some((head.head / problem.group).operand()),
            seq_q: Some(problem.seq_q.operand()),
            seq_k: Some(problem.seq_k.operand()),
            ..Inputs::default()
        };
        let rows = block.at.rows.filter(|_| function.rows().is_some());
        let is_needed = function.needed(rows.is_some());
        let head = function.compute_statements(of_head, &[], |number, of| {
            of & VARIES == 0 && is_needed(number)
        });
        let (first, last) = (block.at.first_key_of_lane(), problem.last_key());
        let key = |row: u32| {
            let key = function.readable_key(first + row * 8, last);
            let inputs = Inputs {
                key: Some(key.operand()),
                ..Inputs::default()
            };
            Rc::new(function.compute_statements(inputs, &[&head], |number, of| {
                of & VARIES == bits::KEY && is_needed(number)
            }))
        };
        Transposed {
            rows,
            keys: (0..2 * block.m_tiles).map(key).collect(),
            head: Rc::new(head),
            distances: None,
            is_uniform: false,
        }
    }

    /// For scores that are gone through query by query: those of one distance share what is computed of it. Where the block `is_uniform`, all
    /// distances do that have one value in it.
    pub fn sharing(&self, function: &Parts, is_uniform: bool) -> Transposed {
        Transposed {
            head: self.head.clone(),
            keys: self.keys.clone(),
            distances: Some(RefCell::default()),
            is_uniform: is_uniform && !function.uniform().is_empty(),
            rows: self.rows,
        }
    }

    /// Whether what is computed of distances is one value in a block; `None` if there are no such blocks.
    pub fn is_one_value(&self, function: &Parts, block: &Block) -> Option<Reg<bool>> {
        let uniform = function.uniform();
        (!uniform.is_empty()).then(|| self.are_one_value(function, uniform, block))
    }

    /// Whether each of some operands is one value in a block.
    pub fn are_one_value(&self, function: &Parts, of: &[Operand], block: &Block) -> Reg<bool> {
        let [query, key] = block.first();
        let block = [(query, block.n_tiles * 8), (key, block.m_tiles * 16)];
        are_one_value(function, of, &[&self.head], block)
    }

    /// What depends on the query, and perhaps on the head.
    pub fn query(&self, function: &Parts, block: &Block, query: Reg<u32>) -> Rc<Values> {
        let query = function.readable_query(&block.problem, query);
        let inputs = Inputs {
            query: Some(query.operand()),
            ..Inputs::default()
        };
        let is_needed = function.needed(self.rows.is_some());
        Rc::new(
            function.compute_statements(inputs, &[&self.head], |number, of| {
                of & VARIES == bits::QUERY && is_needed(number)
            }),
        )
    }

    /// What is read of rows for an element, where that has been copied.
    fn copied(&self, function: &Parts, element: ElementOfBlock) -> Values {
        let mut values = function.given(Inputs::default());
        if let (Some(rows), Some((read, _))) = (self.rows, function.rows()) {
            let query = element.n * 8 + element.i % 2;
            let place = query * rows.pitch + element.row() * 8 * rows.bytes;
            let loaded = shared_load_of(read.element, rows.first, place);
            if let (Some(loaded), Some(reg)) = (loaded, function.read_of_rows()) {
                values.set(reg, loaded);
            }
        }
        values
    }

    /// What depends on no score and no adjoint, of any query and key. Of those that are not there it is what tensors have for the last ones.
    pub fn place_at(
        &self,
        function: &Parts,
        problem: &KernelProblem,
        [query, key]: [Reg<u32>; 2],
    ) -> Values {
        let query = function.readable_query(problem, query);
        let key = function.readable_key(key, problem.last_key());
        let inputs = Inputs {
            query: Some(query.operand()),
            key: Some(key.operand()),
            ..Inputs::default()
        };
        function.compute(inputs, &[&self.head], |of| {
            of & VARIES != 0 && of & (bits::SCORE | bits::ADJOINT) == 0
        })
    }

    /// What it has computed of the head.
    pub fn of_head(&self) -> &Values {
        &self.head
    }

    /// All but what depends on an adjoint.
    pub fn place(
        &self,
        function: &Parts,
        query: &Rc<Values>,
        element: ElementOfBlock,
        score: Option<Reg<f32>>,
    ) -> Place {
        let key = &self.keys[element.row() as usize];
        let copied = Rc::new(self.copied(function, element));
        let is_needed = function.needed(self.rows.is_some());
        let known = [&**query, key, &self.head];
        let is_shared = |number| self.distances.is_some() && function.is_of_distance(number);
        let shared = || {
            let chosen = |number, _| is_shared(number);
            Rc::new(function.compute_statements(Inputs::default(), &known, chosen))
        };
        let shared = match &self.distances {
            Some(all) => {
                let mut all = all.borrow_mut();
                let diagonal = match self.is_uniform {
                    true => 0,
                    false => element.diagonal(),
                };
                all.entry(diagonal).or_insert_with(shared).clone()
            }
            None => Rc::new(function.given(Inputs::default())),
        };
        let inputs = Inputs {
            score: score.map(Reg::operand),
            ..Inputs::default()
        };
        let known = [&copied, &*shared, known[0], known[1], known[2]];
        let both = function.compute_statements(inputs, &known, |number, of| {
            let of = of & VARIES;
            of & bits::ADJOINT == 0
                && ![0, bits::QUERY, bits::KEY].contains(&of)
                && !is_shared(number)
                && is_needed(number)
        });
        Place([
            Rc::new(both),
            copied,
            shared,
            query.clone(),
            key.clone(),
            self.head.clone(),
        ])
    }
}

/// Goes through a thread's scores of a block, query by query: `of_query` says what there is to do for the scores of a query, and
/// that is done for each of them.
pub(super) fn each_score<Q>(
    block: &Block,
    s: &Accumulator,
    of_query: impl Fn(Reg<u32>) -> Q,
    mut of_score: impl FnMut(&Q, ElementOfBlock, Var<f32>),
) {
    for n in 0..block.n_tiles {
        for j in 0..2 {
            let query = of_query(block.at.query_of_column(n, j));
            for m in 0..block.m_tiles {
                for half in 0..2 {
                    let element = ElementOfBlock::of([m, half], [n, j]);
                    of_score(&query, element, s.block(m, n)[element.i as usize]);
                }
            }
        }
    }
}
