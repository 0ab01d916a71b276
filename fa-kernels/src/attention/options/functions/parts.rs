//! A function as part of a kernel, in parts: each is computed as seldom as what it depends on changes.

use std::borrow::Cow;

use fa_dsl::build::function::{Values, inline};
use fa_dsl::ir::dependence::{Dependence, operands_read, regs_written};
use fa_dsl::ir::function::Function;
use fa_dsl::ir::{Operand, RegId, StmtKind, walk};
use fa_dsl::isa::memory;
use fa_dsl::prelude::*;

use super::factors;
use super::linear::{self, Linear};
use super::sharing::{of_distance, shift};
use super::uniform;
use crate::attention::functions::{ReadOfRows, bits};
use crate::attention::kernel_problem::KernelProblem;

/// A function with its arguments in the kernel.
pub(super) struct Parts {
    function: Cow<'static, Function>,
    arguments: Vec<Operand>,
    dependence: Dependence,
    /// The bits of the indices that it reads tensors by.
    reads_by: u8,
    /// Of each statement, whether it is one [of distances](Self::is_of_distance).
    of_distance: Vec<bool>,
    /// What those give to others, if [blocks](Self::uniform) have one value of each.
    uniform: Vec<Operand>,
    /// What those read at addresses that go up in equal steps, if that is all they do.
    linear: Option<Linear>,
    /// Of each statement, whether it is one of keys that is not of distances, nor of scores.
    of_keys: Vec<bool>,
    /// What it reads of rows that may be copied, and of each statement, whether something needs it besides.
    rows: Option<(ReadOfRows, Vec<bool>)>,
    /// What those read for a row where neighbouring keys have neighbouring elements, if that is all they do.
    of_row: Option<Linear>,
}

/// Values of a function's inputs, of which a part needs some.
#[derive(Clone, Copy, Default)]
pub(super) struct Inputs {
    pub batch: Option<Operand>,
    pub head: Option<Operand>,
    pub kv_head: Option<Operand>,
    pub seq_q: Option<Operand>,
    pub seq_k: Option<Operand>,
    pub query: Option<Operand>,
    pub key: Option<Operand>,
    pub score: Option<Operand>,
    /// Of derivatives: the adjoint of the new score.
    pub adjoint: Option<Operand>,
}

impl Inputs {
    /// In the order in which functions have them.
    fn all(self) -> [Option<Operand>; 9] {
        [
            self.batch,
            self.head,
            self.kv_head,
            self.seq_q,
            self.seq_k,
            self.query,
            self.key,
            self.score,
            self.adjoint,
        ]
    }
}

impl Parts {
    /// Of a function whose arguments are these.
    pub fn of(function: Cow<'static, Function>, arguments: Vec<Operand>) -> Parts {
        let dependence = dependence(&function);
        let of_distance = of_distance(&function, &dependence);
        let of_keys = of_keys(&dependence, &of_distance);
        Parts {
            arguments,
            of_row: of_row(&function, &dependence, &of_keys),
            of_keys,
            reads_by: reads_by(&function, &dependence),
            uniform: uniform::of_distance(&function, &dependence, &of_distance),
            linear: Linear::of(&function, &of_distance),
            of_distance,
            dependence,
            rows: None,
            function,
        }
    }

    /// The same of a function of scores, of which a tensor may have been copied.
    pub fn of_score(function: Cow<'static, Function>, arguments: Vec<Operand>) -> Parts {
        let rows = ReadOfRows::of(&function);
        let rows = rows.map(|it| (it, needed_besides(&function, it.statement)));
        Parts {
            rows,
            ..Parts::of(function, arguments)
        }
    }

    /// What it reads of rows that may be copied, and of each statement, whether something needs it besides.
    pub fn rows(&self) -> Option<(ReadOfRows, &[bool])> {
        self.rows
            .as_ref()
            .map(|(rows, besides)| (*rows, &besides[..]))
    }

    /// Whether a statement computes the same for a query and a key as for those that are as far after them, of the same head: it goes by
    /// the distance between them.
    pub fn is_of_distance(&self, number: usize) -> bool {
        self.of_distance[number]
    }

    /// What statements of distances give to others, where there are blocks of scores in which it is one value; empty where there are none.
    pub fn uniform(&self) -> &[Operand] {
        &self.uniform
    }

    /// What statements of distances read at addresses that go up in equal steps; `None` where they do something else.
    pub fn linear(&self) -> Option<&Linear> {
        self.linear.as_ref()
    }

    /// The register that what it reads of rows is in.
    pub fn read_of_rows(&self) -> Option<RegId> {
        let (read, _) = self.rows()?;
        regs_written(&self.function.body[read.statement])
            .first()
            .copied()
    }

    /// Which statements are computed, where what it reads of rows `is_copied` or not.
    pub fn needed(&self, is_copied: bool) -> impl Fn(usize) -> bool + '_ {
        let besides = self.rows().filter(|_| is_copied);
        move |number| besides.is_none_or(|(_, besides)| besides[number])
    }

    /// Whether a statement is one of [those](Self::of_row) that are computed for a row's keys.
    pub fn is_of_keys(&self, number: usize) -> bool {
        self.of_keys[number]
    }

    /// What statements of keys, but not of distances, read for a row where neighbouring keys have neighbouring elements; `None` where they do something
    /// else.
    pub fn of_row(&self) -> Option<&Linear> {
        self.of_row.as_ref()
    }

    /// What those give to the rest of the function.
    pub fn given_of_row(&self) -> Vec<RegId> {
        let given = uniform::given(&self.function, &self.of_keys).into_iter();
        let regs = given.filter_map(|it| match it {
            Operand::Reg(reg) => Some(reg),
            Operand::Imm(_) => None,
        });
        regs.collect()
    }

    /// Whether some operands each have one value in some block.
    pub fn are_one_value_somewhere(&self, operands: &[Operand]) -> bool {
        uniform::are_one_value_somewhere(&self.function, &self.dependence, operands)
    }

    /// Whether an operand is the same for a query and a key as for those that are as far after them, of the same head.
    pub fn goes_by_distance(&self, operand: Operand) -> bool {
        shift(&self.function).keeps(operand)
    }

    /// What it multiplies the score by before anything else, and nothing else of a score by.
    pub fn factor_of_score(&self) -> Option<RegId> {
        factors::of_score(&self.function, &self.dependence)
    }

    pub fn function(&self) -> &Function {
        &self.function
    }

    pub fn arguments(&self) -> &[Operand] {
        &self.arguments
    }

    /// What one of the function's operands depends on.
    pub fn bits(&self, operand: Operand) -> u8 {
        self.dependence.operand(operand)
    }

    /// What the statement of this number depends on.
    pub fn bits_of(&self, number: usize) -> u8 {
        self.dependence.statement(number)
    }

    /// The function's parameters, by the values of some of the inputs.
    pub fn given(&self, inputs: Inputs) -> Values {
        let arguments = self.arguments.iter().map(|it| Some(*it));
        let inputs = inputs.all().into_iter().take(self.function.inputs);
        Values::of_params(&self.function, inputs.chain(arguments))
    }

    /// Computes the statements whose bits are `chosen`, for values of some of the inputs.
    pub fn compute(
        &self,
        inputs: Inputs,
        known: &[&Values],
        chosen: impl Fn(u8) -> bool,
    ) -> Values {
        self.compute_statements(inputs, known, |_, of| chosen(of))
    }

    /// As [`Self::compute`], by the numbers of the statements and their bits.
    pub fn compute_statements(
        &self,
        inputs: Inputs,
        known: &[&Values],
        chosen: impl Fn(usize, u8) -> bool,
    ) -> Values {
        let given = self.given(inputs);
        let known: Vec<&Values> = std::iter::once(&given)
            .chain(known.iter().copied())
            .collect();
        let mut values = inline(&self.function, &known, |number| {
            chosen(number, self.dependence.statement(number))
        });
        values.add(&given);
        values
    }

    /// `query`, or the last one where a tensor is read by it that has no more.
    pub fn readable_query(&self, problem: &KernelProblem, query: Reg<u32>) -> Reg<u32> {
        match self.reads_by & bits::QUERY {
            0 => query,
            _ => query.min(problem.seq_q - 1),
        }
    }

    /// `key`, or the `last` one where a tensor is read by it that has no more.
    pub fn readable_key(&self, key: Reg<u32>, last: Reg<u32>) -> Reg<u32> {
        match self.reads_by & bits::KEY {
            0 => key,
            _ => key.min(last),
        }
    }
}

/// What a function computes by the distance between query and key, and by the key otherwise.
pub(in crate::attention) struct OfDistances {
    /// How many values it gives to the rest of the function.
    pub values: usize,
    /// Whether those are one value each far from the diagonal.
    pub clamps: bool,
    /// Whether it is all [read in steps](linear::reads_in_steps).
    pub steps: bool,
    /// Whether neighbours in [rows](Parts::of_row) of tensors are read by the key otherwise.
    pub reads_rows: bool,
}

impl OfDistances {
    pub fn of(function: &Function) -> OfDistances {
        let dependence = dependence(function);
        let is_of_distance = of_distance(function, &dependence);
        OfDistances {
            values: uniform::given(function, &is_of_distance).len(),
            clamps: !uniform::of_distance(function, &dependence, &is_of_distance).is_empty(),
            steps: linear::reads_in_steps(function, &dependence, &is_of_distance),
            reads_rows: of_row(
                function,
                &dependence,
                &of_keys(&dependence, &is_of_distance),
            )
            .is_some(),
        }
    }
}

/// What a function's statements depend on, by [`bits`].
pub(super) fn dependence(function: &Function) -> Dependence {
    Dependence::of(function, |number| match number < function.inputs {
        true => bits::of_param(number),
        false => 0,
    })
}

/// Which statements depend on the key, and are neither of distances nor of scores.
fn of_keys(dependence: &Dependence, of_distance: &[bool]) -> Vec<bool> {
    let all = of_distance.iter().enumerate();
    let is_of_keys = |(number, is_of_distance): (usize, &bool)| {
        let of = dependence.statement(number);
        of & bits::KEY != 0 && of & (bits::SCORE | bits::ADJOINT) == 0 && !is_of_distance
    };
    all.map(is_of_keys).collect()
}

/// What those read for a row, neighbours of which are read together.
fn of_row(function: &Function, dependence: &Dependence, of_keys: &[bool]) -> Option<Linear> {
    let linear = Linear::of(function, of_keys)?;
    let is_of_rows = linear.reads_by(function, dependence, bits::QUERY | bits::KEY);
    (is_of_rows && linear.is_of_neighbours(function)).then_some(linear)
}

/// Of each of a function's statements, whether its result needs it where what this one gives is known.
fn needed_besides(function: &Function, known: usize) -> Vec<bool> {
    let mut needed = vec![false; function.body.len()];
    let mut left = vec![function.result];
    while let Some(operand) = left.pop() {
        let Operand::Reg(reg) = operand else { continue };
        for (number, stmt) in function.body.iter().enumerate() {
            if number != known && !needed[number] && regs_written(stmt).contains(&reg) {
                needed[number] = true;
                left.extend(operands_read(stmt));
            }
        }
    }
    needed
}

/// The bits of the addresses that a function loads from.
fn reads_by(function: &Function, dependence: &Dependence) -> u8 {
    let mut all = 0;
    walk(&function.body, &mut |stmt| {
        if let StmtKind::Inst(inst) = &stmt.kind
            && memory::read_only(inst.row).is_some()
        {
            all |= dependence.operand(inst.srcs[0]);
        }
    });
    all
}
