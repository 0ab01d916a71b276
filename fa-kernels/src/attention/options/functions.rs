//! Score and mask functions of the caller's: [`Options::scores`] and [`Options::masks`].

use fa_dsl::abi::ArgBuffer;
use fa_dsl::build::Param;
use fa_dsl::build::function::{Values, declare_arguments, inline, result};
use fa_dsl::config::OptionalParam;
use fa_dsl::ir::dependence::Dependence;
use fa_dsl::ir::function::Function;
use fa_dsl::ir::{Operand, StmtKind, walk};
use fa_dsl::isa::memory;
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::{
    AttentionOption, BlockAt, HeadAt, Held, Hooks, Options, ScoreScale, TileRows, Variant,
};
use crate::attention::functions::{FunctionSet, Kind, Mask, Score, Staged, bits};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::launch::LaunchError;
use crate::attention::problem::Problem;

/// The most tensors that the functions of a call have as arguments.
pub const MAX_FUNCTION_TENSORS: usize = 8;

/// The most parameter words: a tensor has five, a number one.
const MAX_FUNCTION_WORDS: usize = 48;

/// The functions of a kernel.
pub struct Functions {
    applied: Vec<Applied>,
    /// What products are multiplied by to be the scores that functions get; there where there are functions of scores.
    scale: Option<Reg<f32>>,
}

/// What a launch passes for functions.
#[derive(Clone, Copy, Debug)]
pub struct FunctionArguments<'a> {
    scores: &'a [Score<'a>],
    masks: &'a [Mask<'a>],
    scale: f32,
}

impl AttentionOption for Functions {
    const NAME: &'static str = "FUNCTIONS";
    const PARAMETERS: &'static [OptionalParam] = &[OptionalParam {
        name: "scores and masks",
        when: "FUNCTIONS",
    }];
    type Arguments<'a> = FunctionArguments<'a>;

    fn is_asked(options: &Options<'_>) -> bool {
        !options.scores.is_empty() || !options.masks.is_empty()
    }

    /// Functions get scaled scores, and give what the softmax takes the exponentials of.
    fn check<'a>(
        problem: &Problem<'a>,
        scale: &mut ScoreScale,
    ) -> Result<FunctionArguments<'a>, LaunchError> {
        let Options { scores, masks, .. } = problem.options;
        let sizes = scores.iter().map(Score::staged);
        let sizes = sizes
            .chain(masks.iter().map(Mask::staged))
            .map(Staged::size);
        let [tensors, words] = sizes.fold([0, 0], |[a, b], [c, d]| [a + c, b + d]);
        if tensors > MAX_FUNCTION_TENSORS || words > MAX_FUNCTION_WORDS {
            return Err(LaunchError::OptionValue {
                option: "scores and masks",
                reason: format!(
                    "the functions have {tensors} tensors and {words} parameter words as arguments, at most {MAX_FUNCTION_TENSORS} and {MAX_FUNCTION_WORDS} fit: put several numbers into one tensor"
                ),
            });
        }
        let given = scale.log2 / std::f32::consts::LOG2_E;
        if !scores.is_empty() {
            scale.log2 = std::f32::consts::LOG2_E;
        }
        Ok(FunctionArguments {
            scores,
            masks,
            scale: given,
        })
    }

    fn declare(variant: &Variant) -> Box<dyn Hooks> {
        let members = variant.function_set.members().unwrap_or_else(|| {
            fa_dsl::build::reject(format!(
                "FUNCTION_SET={}: this process has made no such functions",
                variant.function_set.number()
            ));
            &[]
        });
        let has_scores = members.iter().any(|it| it.kind() == Kind::Score);
        Box::new(Functions {
            scale: has_scores.then(|| <f32 as Param>::declare("score_scale")),
            applied: members.iter().map(|it| Applied::declare(it)).collect(),
        })
    }

    fn pack(given: &FunctionArguments<'_>, args: &mut ArgBuffer) {
        if !given.scores.is_empty() {
            <f32 as Param>::pack(&given.scale, "score_scale", args);
        }
        given.scores.iter().for_each(|it| it.given().pack(args));
        given.masks.iter().for_each(|it| it.given().pack(args));
    }
}

/// A function with its arguments in the kernel. Its statements are in four parts, by what they depend on:
/// those of a tile, of a row, of a column, and of each score.
struct Applied {
    staged: &'static Staged,
    arguments: Vec<Operand>,
    dependence: Dependence,
    /// The bits of the indices that it reads tensors by.
    reads_by: u8,
}

/// What is computed once for a row of a tile: the values of the tile, and of the row.
#[derive(Clone, Debug)]
pub struct RowOfFunction([Values; 2]);

impl Applied {
    fn declare(staged: &'static Staged) -> Applied {
        let function = staged.function();
        let dependence = Dependence::of(function, |number| match number < function.inputs {
            true => bits::of_param(number),
            false => 0,
        });
        Applied {
            staged,
            arguments: declare_arguments(function),
            reads_by: reads_by(function, &dependence),
            dependence,
        }
    }

    fn function(&self) -> &'static Function {
        self.staged.function()
    }

    /// Computes the statements whose bits are `chosen`, for values of some of the inputs.
    fn part(
        &self,
        inputs: [Option<Operand>; 8],
        known: &[&Values],
        chosen: impl Fn(u8) -> bool,
    ) -> Values {
        let arguments = self.arguments.iter().map(|it| Some(*it));
        let count = self.function().inputs;
        let given = inputs.into_iter().take(count).chain(arguments);
        let given = Values::of_params(self.function(), given);
        let known: Vec<&Values> = std::iter::once(&given)
            .chain(known.iter().copied())
            .collect();
        let mut values = inline(self.function(), &known, |number| {
            chosen(self.dependence.statement(number))
        });
        values.add(&given);
        values
    }

    /// What depends on neither key nor score.
    fn row(&self, problem: &KernelProblem, at: HeadAt, query: Reg<u32>) -> RowOfFunction {
        let kv_head = at.head / problem.group;
        let tile = [at.batch, at.head, kv_head, problem.seq_q, problem.seq_k];
        let [batch, head, kv_head, seq_q, seq_k] = tile.map(|it| Some(it.operand()));
        let tile = self.part(
            [batch, None, None, seq_q, seq_k, None, None, None],
            &[],
            |of| of == 0,
        );
        let query = match self.reads_by & bits::QUERY {
            0 => query,
            _ => query.min(problem.seq_q - 1),
        };
        let query = Some(query.operand());
        let row = self.part(
            [None, head, kv_head, None, None, query, None, None],
            &[&tile],
            |of| of != 0 && of & (bits::KEY | bits::SCORE) == 0,
        );
        RowOfFunction([tile, row])
    }

    /// What depends on the key alone, for the values of any row.
    fn column(&self, row: &RowOfFunction, key: Reg<u32>, last: Reg<u32>) -> Values {
        let key = match self.reads_by & bits::KEY {
            0 => key,
            _ => key.min(last),
        };
        let key = Some(key.operand());
        let inputs = [None, None, None, None, None, None, key, None];
        self.part(inputs, &[&row.0[0]], |of| of == bits::KEY)
    }

    /// What the function gives.
    fn value<T: fa_dsl::abi::Scalar>(
        &self,
        row: &RowOfFunction,
        column: &Values,
        score: Option<Reg<f32>>,
    ) -> Reg<T> {
        let score = score.map(Reg::operand);
        let known = [column, &row.0[1], &row.0[0]];
        let inputs = [None, None, None, None, None, None, None, score];
        let element = self.part(inputs, &known, |of| {
            of & (bits::KEY | bits::SCORE) != 0 && of != bits::KEY
        });
        result(self.function(), &[&element, column, &row.0[1], &row.0[0]])
    }
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

impl Hooks for Functions {
    fn of_rows(
        &self,
        problem: &KernelProblem,
        rows: &TileRows<'_>,
    ) -> Vec<Vec<[RowOfFunction; 2]>> {
        let each = |function: &Applied| rows.map(|at, query| function.row(problem, at, query));
        self.applied.iter().map(each).collect()
    }

    /// Scores become what the functions of scores make of them, one after the other, and −∞ where a mask hides them.
    fn scores(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
    ) {
        let each = || self.each(problem, held, s, at());
        match problem.variant.sequences_differ() {
            // A sequence without keys has none that a function could be asked about.
            true => when(problem.seq_k.ne(0), each),
            false => each(),
        }
    }
}

impl Functions {
    #[device]
    fn each(&self, problem: &KernelProblem, held: &Held, s: &Accumulator, at: BlockAt) {
        let column = at.first_key + (at.lane & 3) * 2;
        let last = problem.last_key();
        for n in 0..s.n_tiles {
            for j in 0..2_u32 {
                let key = column + (n * 8 + j);
                let columns: Vec<Values> = (self.applied.iter().zip(&held.rows))
                    .map(|(function, rows)| function.column(&rows[0][0], key, last))
                    .collect();
                for m in 0..s.m_tiles {
                    for half in 0..2_u32 {
                        let score = s.block(m, n)[(2 * half + j) as usize];
                        let rows = held.rows.iter().map(|it| &it[m as usize][half as usize]);
                        let changed = self.changed(score.peek(), rows, &columns);
                        score.set(changed);
                    }
                }
            }
        }
    }

    /// What becomes of a product.
    fn changed<'a>(
        &self,
        product: Reg<f32>,
        rows: impl Iterator<Item = &'a RowOfFunction>,
        columns: &[Values],
    ) -> Reg<f32> {
        let mut score = match self.scale {
            Some(scale) => product * scale,
            None => product,
        };
        let mut visible: Option<Reg<bool>> = None;
        for ((function, row), column) in self.applied.iter().zip(rows).zip(columns) {
            match function.staged.kind() {
                Kind::Score => score = function.value(row, column, Some(score)),
                Kind::Mask => {
                    let seen = function.value::<bool>(row, column, None);
                    visible = Some(visible.map_or(seen, |before| before & seen));
                }
            }
        }
        match visible {
            Some(visible) => select(visible, score, f32::NEG_INFINITY),
            None => score,
        }
    }
}

/// The functions that a problem asks for.
pub(super) fn set(options: &Options<'_>) -> FunctionSet {
    FunctionSet::of(options.scores, options.masks)
}
