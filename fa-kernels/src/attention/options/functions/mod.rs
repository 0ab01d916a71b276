//! Score and mask functions of the caller's: [`Options::scores`] and [`Options::masks`].
//!
//! Where rows are queries, [`applied`] computes them; where rows are keys, in the backward pass, [`transposed`] does, and
//! [`backward`] goes back through those of scores.

mod applied;
mod backward;
mod block;
mod cap;
mod diagonals;
mod factors;
mod linear;
mod parts;
mod scores;
mod sharing;
mod sums;
mod transposed;
mod uniform;

use std::cell::OnceCell;
use std::f32::consts::LOG2_E;
use std::rc::Rc;

use fa_dsl::abi::{ArgBuffer, TensorViewMut};
use fa_dsl::build::Param;
use fa_dsl::build::bounds::{Range, Truth};
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;
use fa_dsl::tile::Accumulator;

use super::{
    AttentionOption, BlockAt, BlockClassifier, BlockOfTile, Derivatives, HeadAt, Held, Hooks,
    KeysOfBlock, Options, ScoreScale, TileQueries, TileRows, Variant,
};
use crate::attention::functions::{
    FunctionGradients, FunctionSet, Kind, LEAST_SCORE, Mask, MaskOfBlock, MaskOfTile, Score,
    Staged, WantedGradients, exact_sums, places,
};
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::launch::LaunchError;
use crate::attention::problem::Problem;

use applied::Applied;
use backward::{Chain, Differentiated};
use cap::Cap;
use scores::Ahead;
use sums::GradientSums;
use transposed::{Block, Transposed, each_score};

pub use applied::RowOfFunction;
pub(in crate::attention) use parts::OfDistances;

/// The most tensors that the functions of a call have as arguments.
pub const MAX_FUNCTION_TENSORS: usize = 8;

/// The most parameter words: a tensor has five, a number one.
const MAX_FUNCTION_WORDS: usize = 48;

/// Factors of scores are taken for this large where [`LEAST_SCORE`] is divided by them: what comes out is a number.
const LEAST_FACTOR: f32 = 1e-30;

/// The functions of a kernel.
pub struct Functions {
    applied: Rc<[Applied]>,
    /// What products are multiplied by to be the scores that functions get; there where there are functions of scores.
    scale: Option<Reg<f32>>,
    /// What the last function of scores would multiply its result by: the softmax does.
    factor: Option<Reg<f32>>,
    /// Where the only function of scores is a cap.
    cap: Option<Cap>,
    /// Where the gradients of the arguments of functions of scores are added up, where they are wanted.
    gradients: Vec<Option<GradientSums>>,
    /// The functions of scores as the backward pass has them, once it has asked.
    differentiated: OnceCell<Rc<[Differentiated]>>,
}

/// What a launch passes for functions.
#[derive(Clone, Copy, Debug)]
pub struct FunctionArguments<'a> {
    scores: &'a [Score<'a>],
    masks: &'a [Mask<'a>],
    scale: f32,
    /// Where gradients of arguments of `scores` go: one for each, or none.
    gradients: &'a [FunctionGradients<'a>],
    /// Where their exact sums begin, if that is what the kernel adds to.
    exact_sums: Option<u64>,
}

impl<'a> FunctionArguments<'a> {
    /// The same, of a backward pass that gives these gradients: by exact sums from this address on, if there is one.
    #[must_use]
    pub fn with_gradients(
        self,
        gradients: &'a [FunctionGradients<'a>],
        exact_sums: Option<u64>,
    ) -> FunctionArguments<'a> {
        FunctionArguments {
            gradients,
            exact_sums,
            ..self
        }
    }
}

impl AttentionOption for Functions {
    const NAME: &'static str = "FUNCTIONS";
    const PARAMETERS: &'static [OptionalParam] = &[OptionalParam {
        name: "scores and masks",
        when: "FUNCTIONS",
    }];
    const HAS_GRADIENT: bool = true;
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
        let given = scale.log2 / LOG2_E;
        if !scores.is_empty() {
            scale.log2 = LOG2_E;
        }
        Ok(FunctionArguments {
            scores,
            masks,
            scale: given,
            gradients: &[],
            exact_sums: None,
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
        let scale = has_scores.then(|| <f32 as Param>::declare("score_scale"));
        let mut applied: Vec<Applied> = members.iter().map(|it| Applied::declare(it)).collect();
        let mut scores = applied
            .iter_mut()
            .filter(|it| it.staged.kind() == Kind::Score);
        let factor = scores.next_back().and_then(Applied::release_factor);
        let mut scores = applied.iter_mut();
        let first = scores.find(|it| it.staged.kind() == Kind::Score);
        if let (Some(first), Some(scale)) = (first, scale) {
            first.absorb_scale(scale);
        }
        Box::new(Functions {
            scale,
            factor,
            cap: Cap::declare(members, variant),
            applied: applied.into(),
            gradients: declare_gradients(members, variant.function_set.gradients()),
            differentiated: OnceCell::new(),
        })
    }

    fn pack(given: &FunctionArguments<'_>, args: &mut ArgBuffer) {
        if !given.scores.is_empty() {
            <f32 as Param>::pack(&given.scale, "score_scale", args);
        }
        given.scores.iter().for_each(|it| it.given().pack(args));
        given.masks.iter().for_each(|it| it.given().pack(args));
        if let Some(cap) = Cap::given(given.scores, given.scale) {
            cap.pack(args);
        }
        match given.exact_sums {
            Some(first) => exact_sums(given.gradients, first).for_each(|sums| {
                let sums = TensorViewMut::from_extent(sums);
                <TensorInOut<u32> as Param>::pack(&sums, GRADIENT, args);
            }),
            None => places(given.gradients).for_each(|to| {
                let to = TensorViewMut::from_extent(to);
                <TensorInOut<f32> as Param>::pack(&to, GRADIENT, args);
            }),
        }
    }
}

/// What a kernel calls the gradient of an argument.
const GRADIENT: &str = "gradient";

/// Declares where gradients are added up: for each argument of functions of scores, if it is wanted.
fn declare_gradients(
    members: &[&'static Staged],
    wanted: WantedGradients,
) -> Vec<Option<GradientSums>> {
    let scores = members.iter().filter(|it| it.kind() == Kind::Score);
    let arguments = scores.map(|it| it.arguments()).sum();
    let declare = || match wanted.is_exact() {
        true => GradientSums::Exact(<TensorInOut<u32> as Param>::declare(GRADIENT)),
        false => GradientSums::Rounded(<TensorInOut<f32> as Param>::declare(GRADIENT)),
    };
    let all = (0..arguments).map(|number| wanted.contains(number).then(declare));
    all.collect()
}

/// What functions hold of a tile's rows.
#[derive(Clone, Debug, Default)]
pub struct RowsOfFunctions {
    /// For each function, 16-row block, and upper and lower half, where rows are queries.
    each: Vec<Vec<[RowOfFunction; 2]>>,
    /// The head of all columns, where rows are keys.
    transposed: Option<HeadAt>,
    /// What has been read of a block before its products are there, if something has.
    ahead: Option<Ahead>,
}

impl RowsOfFunctions {
    /// Whether there is room for what is read ahead.
    pub fn reads_ahead(&self) -> bool {
        self.ahead.is_some()
    }
}

impl Hooks for Functions {
    fn softmax_scale(&self, scale: Reg<f32>) -> Reg<f32> {
        let of_scores = match self.scale {
            Some(_) => LOG2_E.into(),
            None => scale,
        };
        match self.factor {
            // Kernels multiply −∞ by it.
            Some(factor) => (of_scores * factor).max(f32::MIN_POSITIVE),
            None => of_scores,
        }
    }

    fn least_score(&self) -> Option<Reg<f32>> {
        let least = |_| match self.factor {
            Some(factor) => factor.max(LEAST_FACTOR).recip() * LEAST_SCORE,
            None => LEAST_SCORE.into(),
        };
        self.scale.map(least)
    }

    fn of_rows(&self, problem: &KernelProblem, rows: &TileRows<'_>) -> RowsOfFunctions {
        let each = |function: &Applied| rows.map(|at, query| function.row(problem, at, query));
        match self.applied.iter().map(each).collect() {
            Some(each) => RowsOfFunctions {
                each,
                ..RowsOfFunctions::default()
            },
            None => RowsOfFunctions {
                transposed: rows.heads.one(),
                ..RowsOfFunctions::default()
            },
        }
    }

    fn hold_ahead(&self, size: [u32; 2], held: &mut RowsOfFunctions) {
        held.ahead = self.ahead(held, size);
    }

    fn read_ahead(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
        exists: Reg<bool>,
    ) {
        self.read_ahead(problem, held, s, at, exists);
    }

    /// Scores become what the functions of scores make of them, one after the other.
    fn scores(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
    ) {
        self.ask(Kind::Score, problem, || self.change(problem, held, s, at()));
    }

    fn scores_then(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
        scale: Reg<f32>,
        rest: &dyn Fn(Reg<f32>),
    ) {
        let exact = || {
            self.scores(problem, held, s, at);
            rest(scale);
        };
        match &self.cap {
            Some(cap) => cap.scores_then(s, &exact, rest),
            None => exact(),
        }
    }

    /// A block that has gradients is transposed, and of a sequence that has keys.
    fn scores_with_derivatives(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
        derivatives: &Derivatives,
    ) {
        if let Some((chain, head)) = self.chain(held) {
            let changes = chain.changes_gradients();
            let back = chain.go(Block::of(problem, head, at(), s), s, derivatives);
            if changes {
                derivatives.push(back);
            }
        }
    }

    fn derivatives(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
        derivatives: &Derivatives,
    ) {
        let chain = self.chain(held);
        if let Some((chain, head)) = chain.filter(|(chain, _)| chain.changes_gradients()) {
            let block = Block::of(problem, head, at(), s);
            derivatives.push(chain.back(block, derivatives));
        }
    }

    /// Scores become −∞ where a mask hides them.
    fn hide(
        &self,
        problem: &KernelProblem,
        held: &Held,
        s: &Accumulator,
        at: &dyn Fn() -> BlockAt,
    ) {
        self.ask(Kind::Mask, problem, || match held.functions.transposed {
            Some(head) => self.hide_transposed(&Block::of(problem, head, at(), s), s),
            None => self.hide_in(problem, held, s, at()),
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
    ) -> Option<Rc<dyn BlockClassifier>> {
        if problem.variant.mask_blocks {
            return None;
        }
        let bounded = self.masks().filter(|it| it.staged.is_bounded());
        let of_tile = bounded.map(|it| it.of_head(problem, tile.head).of_tile(tile.queries));
        let of_tile: Vec<_> = of_tile.collect();
        match of_tile.is_empty() {
            true => None,
            false => Some(Rc::new(Masks {
                all: of_tile.len() == self.masks().count(),
                masks: of_tile,
            })),
        }
    }

    fn look(
        &self,
        problem: &KernelProblem,
        head: HeadAt,
        keys: Range,
        count: u32,
    ) -> Option<Rc<dyn KeysOfBlock>> {
        let of_block = self.masks();
        let of_block = of_block.map(|it| it.of_head(problem, head).of_block(keys, count));
        let of_block: Vec<_> = of_block.collect();
        match of_block.is_empty() {
            true => None,
            false => Some(Rc::new(of_block)),
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

impl KeysOfBlock for Vec<MaskOfBlock> {
    fn class(&self, queries: Range, rows: u32) -> Truth {
        let truths = self.iter().map(|mask| mask.class(queries, rows));
        truths.reduce(Truth::and).unwrap_or_else(Truth::unknown)
    }
}

impl Functions {
    fn masks(&self) -> impl Iterator<Item = &Applied> {
        let all = self.applied.iter();
        all.filter(|it| it.staged.kind() == Kind::Mask)
    }

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

    /// The functions of scores, of which there are some, and the head of a block that they are gone back through in.
    fn chain(&self, held: &Held) -> Option<(Chain, HeadAt)> {
        let differentiated = self.differentiated();
        if differentiated.is_empty() {
            return None;
        }
        let Some(head) = held.functions.transposed else {
            fa_dsl::build::reject("functions have gradients where rows are keys alone".to_owned());
            return None;
        };
        let chain = Chain {
            applied: self.applied.clone(),
            differentiated,
            scale: self.scale,
        };
        Some((chain, head))
    }

    /// The functions of scores as the backward pass has them. Launches are refused of functions that cannot be differentiated.
    fn differentiated(&self) -> Rc<[Differentiated]> {
        let of_kernel = self.differentiated.get_or_init(|| {
            let scores = self.applied.iter();
            let scores = scores.filter(|it| it.staged.kind() == Kind::Score);
            let mut gradients = self.gradients.as_slice();
            let each = scores.map(|function| {
                let count = function.staged.arguments();
                let (own, others) = gradients.split_at(count.min(gradients.len()));
                gradients = others;
                Differentiated::new(function, own)
            });
            let each: Result<Vec<_>, _> = each.collect();
            each.unwrap_or_else(|cause| {
                fa_dsl::build::reject(cause.to_string());
                Vec::new()
            })
            .into()
        });
        of_kernel.clone()
    }

    /// Scores of a block whose rows are keys become −∞ where a mask hides them.
    fn hide_transposed(&self, block: &Block, s: &Accumulator) {
        let masks = self.applied.iter();
        let masks = masks.filter(|it| it.staged.kind() == Kind::Mask);
        let masks: Vec<_> = masks
            .map(|it| {
                let of_block = Transposed::new(&it.parts, block);
                (&it.parts, of_block.sharing(&it.parts, false))
            })
            .collect();
        let of_query = |query| {
            let values = masks.iter();
            let values = values.map(|(mask, of_block)| of_block.query(mask, block, query));
            values.collect::<Vec<_>>()
        };
        each_score(block, s, of_query, |of_query, element, score| {
            let each = masks.iter().zip(of_query);
            let seen = each.map(|((mask, of_block), query)| {
                let place = of_block.place(mask, query, element, None);
                place.value::<bool>(mask.function().result)
            });
            if let Some(seen) = seen.reduce(|a, b| a & b) {
                score.set(select(seen, score.peek(), f32::NEG_INFINITY));
            }
        });
    }
}

/// The functions that a problem asks for.
pub(super) fn set(options: &Options<'_>) -> FunctionSet {
    FunctionSet::of(options.scores, options.masks)
}
