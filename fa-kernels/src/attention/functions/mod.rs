//! Score and mask functions: Rust functions of a score and of where it is, given by the caller.
//!
//! A function is staged once, when it is made: [`ScoreFunction::new`] runs it and keeps the IR. With its arguments
//! ([`ScoreFunction::with`]) it is a [`Score`] or a [`Mask`], which [`Options`](super::Options) take. Kernels are specialised to
//! the functions that they have, and arguments are arguments of the kernel: another number, tensor or length never compiles
//! anything.

mod arguments;
mod cap;
mod classes;
mod derivative;
mod distances;
mod gradients;
mod of_part;
mod registry;
mod rows;

use std::fmt;
use std::marker::PhantomData;

use fa_dsl::abi::Extent;
use fa_dsl::build::StageError;
use fa_dsl::build::function::{input, record_function};
use fa_dsl::ir::derivative::Derivative;
use fa_dsl::ir::function::Function;
use fa_dsl::prelude::*;
use fa_dsl::validate::ValidationError;
use fa_dsl::validate::function::validate_function;

pub use arguments::{Argument, FunctionArgument, FunctionArguments, Given, MAX_ARGUMENTS};
pub(in crate::attention) use cap::factors;
pub use classes::Weight;
pub(in crate::attention) use classes::{Classes, MaskOfBlock, MaskOfHead, MaskOfTile, is_division};
pub use derivative::NotDifferentiable;
pub(in crate::attention) use distances::Lengths;
pub use gradients::{FunctionGradients, MAX_FUNCTION_GRADIENTS};
pub(in crate::attention) use gradients::{exact_sums, places, wanted as wanted_gradients};
pub use of_part::PartAt;
pub use registry::{FunctionSet, Kind, Staged, WantedGradients};
pub use rows::{ReadOfRows, RowsOfTensor};

/// Where a score is. Indices are those within the sequence, also of packed sequences and of keys in pages.
#[derive(Clone, Copy, Debug)]
pub struct At {
    /// The sequence.
    pub batch: Reg<u32>,
    /// The query head.
    pub head: Reg<u32>,
    /// The KV head, which several query heads may share.
    pub kv_head: Reg<u32>,
    /// The query.
    pub query: Reg<u32>,
    /// The key.
    pub key: Reg<u32>,
    /// Queries of the sequence.
    pub seq_q: Reg<u32>,
    /// Keys of the sequence.
    pub seq_k: Reg<u32>,
}

impl At {
    /// The query's position among the keys: the last query is at the position of the last key. Negative where a sequence has
    /// more queries than keys.
    pub fn position(&self) -> Reg<i32> {
        (self.query + self.seq_k).to_i32() - self.seq_q.to_i32()
    }

    /// How far the key lies before the query's position; negative for keys after it.
    pub fn distance(&self) -> Reg<i32> {
        self.position() - self.key.to_i32()
    }
}

/// Why a function cannot be one of scores or masks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FunctionError {
    /// It does what cannot be staged.
    #[error("the function cannot be staged: {}", list(.0))]
    Stage(Vec<StageError>),
    /// It does what a function must not.
    #[error("the function is not valid: {}", list(.0))]
    Invalid(Vec<ValidationError>),
}

fn list(errors: &[impl ToString]) -> String {
    let texts: Vec<String> = errors.iter().map(ToString::to_string).collect();
    texts.join("; ")
}

/// The values that a function of scores or masks is a function of, in order; masks have no score.
const INPUTS: [&str; 8] = [
    "batch", "head", "kv_head", "seq_q", "seq_k", "query", "key", "score",
];

/// Scores that functions have made smaller than this hide their keys, as −∞ does: −2²⁶. Those of the next hundred below are in between.
///
/// Exponentials are those of a multiply-add of a score and the product of its row's maximum, which is rounded: at this size the maximum's own
/// is up to 2⁴, of larger ones it would be more than float16 holds.
pub const LEAST_SCORE: f32 = -67_108_864.0;

/// Bits of what a value depends on: see [`fa_dsl::ir::dependence`].
pub(crate) mod bits {
    /// The head.
    pub const HEAD: u8 = 1;
    /// The query.
    pub const QUERY: u8 = 2;
    /// The key.
    pub const KEY: u8 = 4;
    /// The score.
    pub const SCORE: u8 = 8;

    /// The adjoint of what a function gives, in its derivative.
    pub const ADJOINT: u8 = 16;

    /// Of the input of this number; sequence and lengths are the same for all scores of a tile, as arguments are.
    pub fn of_param(number: usize) -> u8 {
        match number {
            1 | 2 => HEAD,
            5 => QUERY,
            6 => KEY,
            7 => SCORE,
            8 => ADJOINT,
            _ => 0,
        }
    }
}

/// Declares where a score is, in the order of [`INPUTS`].
fn declare_at() -> At {
    let [batch, head, kv_head, seq_q, seq_k, query, key] =
        std::array::from_fn(|number| input::<u32>(INPUTS[number]));
    At {
        batch,
        head,
        kv_head,
        query,
        key,
        seq_q,
        seq_k,
    }
}

/// Stages a function and finds its place in the registry.
fn stage(
    kind: Kind,
    recorded: Result<Function, Vec<StageError>>,
) -> Result<&'static Staged, FunctionError> {
    let function = recorded.map_err(FunctionError::Stage)?;
    let function = validate_function(function).map_err(FunctionError::Invalid)?;
    Ok(registry::intern(kind, function))
}

macro_rules! function {
    ($(#[$doc:meta])* $function:ident, $(#[$bound_doc:meta])* $bound:ident) => {
        $(#[$doc])*
        pub struct $function<A> {
            staged: &'static Staged,
            arguments: PhantomData<fn(A)>,
        }

        impl<A> Clone for $function<A> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<A> Copy for $function<A> {}

        impl<A> fmt::Debug for $function<A> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.staged.fmt(f)
            }
        }

        impl<A: FunctionArguments> $function<A> {
            /// The function with these arguments.
            pub fn with<'a>(&self, arguments: A::Given<'a>) -> $bound<'a> {
                $bound {
                    staged: self.staged,
                    given: A::given(arguments),
                    borrow: PhantomData,
                }
            }

            /// The function as it was staged.
            pub fn staged(&self) -> &'static Staged {
                self.staged
            }
        }

        $(#[$bound_doc])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct $bound<'a> {
            staged: &'static Staged,
            given: Given,
            borrow: PhantomData<&'a ()>,
        }

        impl $bound<'_> {
            /// The function as it was staged.
            pub fn staged(&self) -> &'static Staged {
                self.staged
            }

            /// The arguments.
            pub fn given(&self) -> &Given {
                &self.given
            }

            /// Where the tensors among the arguments lie.
            pub fn tensors(&self) -> impl Iterator<Item = &Extent> {
                self.given.tensors()
            }
        }
    };
}

function! {
    /// What is done to scores: a function of a score, of where it is, and of arguments.
    ///
    /// ```
    /// use fa_dsl::prelude::*;
    /// use fa_kernels::attention::functions::{At, ScoreFunction};
    ///
    /// /// ALiBi: a slope of each head times the distance is subtracted.
    /// let alibi = ScoreFunction::new(|score, at: At, slopes: Tensor<f32>| {
    ///     score - slopes.at(&[at.head]).load(0) * at.distance().to_f32()
    /// })?;
    /// # Ok::<(), fa_kernels::attention::functions::FunctionError>(())
    /// ```
    ScoreFunction,
    /// A [`ScoreFunction`] with its arguments, which are borrowed for `'a`.
    Score
}

function! {
    /// Which keys queries see: a function of where a score is, and of arguments.
    MaskFunction,
    /// A [`MaskFunction`] with its arguments, which are borrowed for `'a`.
    Mask
}

impl<A: FunctionArguments> ScoreFunction<A> {
    /// Runs `function` once, which records what it does.
    ///
    /// It gets the scaled score, where that is, and the arguments: a handle ([`Tensor`], [`Reg`]) or a tuple of them. What it
    /// captures is a constant of the kernel. It is asked about every query and every key of a sequence, also about those that
    /// a mask hides, so that it must not read outside of its tensors for any of them.
    ///
    /// # Errors
    /// When it does something that cannot be staged, or that is more than computing a number and reading tensors.
    #[track_caller]
    pub fn new(
        function: impl FnOnce(Reg<f32>, At, A) -> Reg<f32>,
    ) -> Result<ScoreFunction<A>, FunctionError> {
        let recorded = record_function(
            "score_function",
            || {
                let at = declare_at();
                (at, input::<f32>(INPUTS[7]))
            },
            |(at, score)| function(score, at, A::declare()),
        );
        let staged = stage(Kind::Score, recorded)?;
        let arguments = PhantomData;
        Ok(ScoreFunction { staged, arguments })
    }

    /// Its derivative, see [`Staged::derivative`].
    ///
    /// # Errors
    /// As there.
    pub fn derivative(&self) -> Result<&'static Derivative, NotDifferentiable> {
        self.staged.derivative()
    }
}

impl<A: FunctionArguments> MaskFunction<A> {
    /// Runs `function` once, which records what it does. It says whether a query sees a key, see [`ScoreFunction::new`].
    ///
    /// # Errors
    /// As [`ScoreFunction::new`].
    #[track_caller]
    pub fn new(
        function: impl FnOnce(At, A) -> Reg<bool>,
    ) -> Result<MaskFunction<A>, FunctionError> {
        let recorded =
            record_function("mask_function", declare_at, |at| function(at, A::declare()));
        let staged = stage(Kind::Mask, recorded)?;
        let arguments = PhantomData;
        Ok(MaskFunction { staged, arguments })
    }
}
