//! Score and mask functions of the caller's: [`Options::scores`] and [`Options::masks`].

use std::rc::Rc;

use fa_dsl::abi::ArgBuffer;
use fa_dsl::build::Param;
use fa_dsl::build::bounds::Truth;
use fa_dsl::build::function::{Values, declare_arguments, inline, result};
use fa_dsl::config::OptionalParam;
use fa_dsl::ir::dependence::Dependence;
use fa_dsl::ir::function::Function;
use fa_dsl::ir::{Operand, StmtKind, walk};
use fa_dsl::isa::memory;
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::{
    AttentionOption, BlockAt, BlockClassifier, BlockOfTile, Classify, HeadAt, Held, Hooks, Options,
    ScoreScale, TileQueries, TileRows, Variant,
};
use crate::attention::functions::{FunctionSet, Kind, Mask, MaskOfTile, Score, Staged, bits};
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

    /// What the classes of a tile's blocks are computed from.
    fn of_tile(&self, problem: &KernelProblem, tile: &TileQueries, how: Classify) -> MaskOfTile {
        let at = tile.head;
        let kv_head = at.head / problem.group;
        let known = [at.batch, at.head, kv_head, problem.seq_q, problem.seq_k];
        let known = known.map(|it| Some(it.operand()));
        let arguments = self.arguments.iter().map(|it| Some(*it));
        let inputs = known
            .into_iter()
            .chain([None; 3])
            .take(self.function().inputs);
        let given = Values::of_params(self.function(), inputs.chain(arguments));
        MaskOfTile::new(self.staged, given, tile.queries, how)
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

    /// Scores become what the functions of scores make of them, one after the other.
    fn scores(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
    ) {
        self.ask(Kind::Score, problem, || {
            self.each(Kind::Score, problem, held, s, at())
        });
    }

    /// Scores become −∞ where a mask hides them.
    fn hide(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
    ) {
        self.ask(Kind::Mask, problem, || {
            self.each(Kind::Mask, problem, held, s, at())
        });
    }

    fn classifies(&self) -> bool {
        self.applied.iter().any(|it| it.staged.is_bounded())
    }

    /// All masks have to agree.
    fn classifier(
        &self,
        problem: &KernelProblem,
        tile: &TileQueries,
        how: Classify,
    ) -> Option<Rc<dyn BlockClassifier>> {
        if problem.variant.mask_blocks && how == Classify::Ahead {
            return None;
        }
        let masks = || {
            self.applied
                .iter()
                .filter(|it| it.staged.kind() == Kind::Mask)
        };
        let decide = |mask: &&Applied| match how {
            Classify::Ahead => mask.staged.is_bounded(),
            Classify::Closely { .. } => true,
        };
        let of_tile = masks()
            .filter(decide)
            .map(|mask| mask.of_tile(problem, tile, how));
        let of_tile: Vec<_> = of_tile.collect();
        match of_tile.is_empty() {
            true => None,
            false => Some(Rc::new(Masks {
                all: of_tile.len() == masks().count(),
                masks: of_tile,
            })),
        }
    }
}

/// Classes by several masks; of those that are not among them nothing is known.
struct Masks {
    masks: Vec<MaskOfTile>,
    all: bool,
}

impl BlockClassifier for Masks {
    fn class(&self, block: &BlockOfTile) -> Truth {
        let truths = self.masks.iter().map(|mask| mask.class(block));
        let others = (!self.all).then(Truth::unknown);
        truths
            .chain(others)
            .reduce(Truth::and)
            .unwrap_or_else(Truth::unknown)
    }
}

impl Functions {
    /// Does what functions of a kind do, if there are any.
    fn ask(&self, kind: Kind, problem: &KernelProblem, each: impl FnOnce()) {
        if !self.applied.iter().any(|it| it.staged.kind() == kind) {
            return;
        }
        match problem.variant.sequences_differ() {
            // A sequence without keys has none that a function could be asked about.
            true => when(problem.seq_k.ne(0), each),
            false => each(),
        }
    }

    #[device]
    fn each(&self, kind: Kind, problem: &KernelProblem, held: &Held, s: &Accumulator, at: BlockAt) {
        let asked = self.applied.iter().zip(&held.rows);
        let asked: Vec<_> = asked.filter(|(it, _)| it.staged.kind() == kind).collect();
        let column = at.first_key_of_lane();
        let last = problem.last_key();
        for n in 0..s.n_tiles {
            for j in 0..2_u32 {
                let key = column + (n * 8 + j);
                let columns: Vec<Values> = (asked.iter())
                    .map(|(function, rows)| function.column(&rows[0][0], key, last))
                    .collect();
                for m in 0..s.m_tiles {
                    for half in 0..2_u32 {
                        let score = s.block(m, n)[(2 * half + j) as usize];
                        let asked = asked
                            .iter()
                            .zip(&columns)
                            .map(|((function, rows), column)| {
                                (*function, &rows[m as usize][half as usize], column)
                            });
                        let changed = match kind {
                            Kind::Score => self.changed(score.peek(), asked),
                            Kind::Mask => hidden(score.peek(), asked),
                        };
                        score.set(changed);
                    }
                }
            }
        }
    }

    /// What functions of scores make of a product.
    fn changed<'a>(
        &self,
        product: Reg<f32>,
        functions: impl Iterator<Item = (&'a Applied, &'a RowOfFunction, &'a Values)>,
    ) -> Reg<f32> {
        let score = match self.scale {
            Some(scale) => product * scale,
            None => product,
        };
        functions.fold(score, |score, (function, row, column)| {
            function.value(row, column, Some(score))
        })
    }
}

/// A score, or −∞ where a mask hides it.
fn hidden<'a>(
    score: Reg<f32>,
    masks: impl Iterator<Item = (&'a Applied, &'a RowOfFunction, &'a Values)>,
) -> Reg<f32> {
    let seen = masks.map(|(mask, row, column)| mask.value::<bool>(row, column, None));
    match seen.reduce(|a, b| a & b) {
        Some(seen) => select(seen, score, f32::NEG_INFINITY),
        None => score,
    }
}

/// The functions that a problem asks for.
pub(super) fn set(options: &Options<'_>) -> FunctionSet {
    FunctionSet::of(options.scores, options.masks)
}
