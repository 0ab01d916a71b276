//! Functions of a part of a problem: of some queries, keys, heads or sequences of it, which a kernel counts from 0.
//!
//! A device that has a part of a long sequence computes attention over that part, and functions are to see where it is in the whole.
//! [`PartAt`] says so: it is a row of a tensor, an argument that such a function has after its own.

use std::marker::PhantomData;

use fa_dsl::abi::{Scalar, TensorView};
use fa_dsl::build::function::{Values, declare_arguments, inline, input, record_function, result};
use fa_dsl::build::{Param, StageError};
use fa_dsl::ir::function::Function;
use fa_dsl::ir::prune::prune;
use fa_dsl::prelude::*;

use super::arguments::{PART, broadcast};
use super::{
    Argument, FunctionError, FunctionGradients, INPUTS, Kind, Mask, Score, Staged, declare_at,
    stage,
};

/// Where a part of a problem is in the whole, and how long the sequence is as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PartAt {
    /// What is added to the number of a sequence. Numbers wrap, so that less than 0 can be added.
    pub batch: u32,
    /// The first query head.
    pub head: u32,
    /// The first KV head.
    pub kv_head: u32,
    /// Queries of the whole sequence.
    pub seq_q: u32,
    /// Keys of the whole sequence.
    pub seq_k: u32,
    /// The first query.
    pub query: u32,
    /// The first key.
    pub key: u32,
}

impl PartAt {
    /// Numbers of a row.
    pub const COUNT: usize = 7;

    /// The row, in the order in which functions have their inputs.
    pub fn row(&self) -> [u32; PartAt::COUNT] {
        [
            self.batch,
            self.head,
            self.kv_head,
            self.seq_q,
            self.seq_k,
            self.query,
            self.key,
        ]
    }

    /// Whether the number is that of the whole, and not what is added to that of the part.
    fn replaces(number: usize) -> bool {
        matches!(number, 3 | 4)
    }
}

impl Staged {
    /// The same function for parts: with one more argument, a tensor of u32 that has a [`PartAt::row`] for each sequence of a call, or one for
    /// all of them.
    ///
    /// # Errors
    /// When it cannot be staged, which would be a fault of this library: what it copies has been staged before.
    pub fn of_part(&self) -> Result<&'static Staged, FunctionError> {
        let known = self.of_part.get_or_init(|| {
            let recorded = match self.kind() {
                Kind::Score => record::<f32>("score_function", self.function()),
                Kind::Mask => record::<bool>("mask_function", self.function()),
            };
            stage(self.kind(), recorded)
        });
        known.clone()
    }
}

/// Records a function of the inputs that `function` has, which copies it in for those of the whole.
fn record<T: Scalar>(name: &'static str, function: &Function) -> Result<Function, Vec<StageError>> {
    let declare = || {
        let at = declare_at();
        let score = (function.inputs == INPUTS.len()).then(|| input::<f32>(INPUTS[7]));
        (at, score)
    };
    let recorded = record_function(name, declare, |(at, score)| {
        let arguments = declare_arguments(function);
        let part = <Tensor<u32> as Param>::declare(PART);
        let of_part = [
            at.batch, at.head, at.kv_head, at.seq_q, at.seq_k, at.query, at.key,
        ];
        let mut number = 0_u32;
        let of_whole = of_part.map(|own| {
            let given = part.at(&[at.batch, number.into()]).load(0);
            let replaces = PartAt::replaces(number as usize);
            number += 1;
            let value = if replaces { given } else { own + given };
            Some(value.operand())
        });
        let score = score.map(|score| Some(score.operand()));
        let arguments = arguments.into_iter().map(Some);
        let inputs = of_whole.into_iter().chain(score);
        let given = Values::of_params(function, inputs.chain(arguments));
        let values = inline(function, &[&given], |_| true);
        result::<T>(function, &[&values, &given])
    });
    // What the function does not ask for need not be looked up.
    recorded.map(|mut function| {
        prune(&mut function.body, [function.result]);
        function
    })
}

macro_rules! of_part {
    ($($bound:ident)*) => {$(
        impl<'a> $bound<'a> {
            /// The same for a call that has a part of a problem: `part` is (sequences, [`PartAt::COUNT`]), a [`PartAt::row`] for each
            /// sequence of the call, or one for all of them.
            ///
            /// # Errors
            /// As [`Staged::of_part`].
            pub fn of_part(&self, part: TensorView<'a, u32>) -> Result<$bound<'a>, FunctionError> {
                Ok($bound {
                    staged: self.staged.of_part()?,
                    given: self.given.followed_by(Argument::Tensor(broadcast(part.extent))),
                    borrow: PhantomData,
                })
            }
        }
    )*};
}
of_part!(Score Mask);

impl FunctionGradients<'_> {
    /// The same for the function that [`Score::of_part`] gives.
    ///
    /// # Errors
    /// As [`Staged::of_part`].
    pub fn of_part(&self) -> Result<Self, FunctionError> {
        let own = self.arguments().map(|to| to.copied());
        Ok(Self::of(self.staged().of_part()?, own.chain([None])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attention::functions::{At, MaskFunction, ScoreFunction};

    #[test]
    fn a_part_asks_for_what_the_function_does() {
        let causal = MaskFunction::new(|at: At, ()| at.key.le(at.query)).unwrap();
        let of_part = causal.staged().of_part().unwrap();
        assert!(std::ptr::eq(of_part, causal.staged().of_part().unwrap()));
        assert_eq!(of_part.arguments(), 1);
        // Blocks are still known by bounds, and two of the row's numbers are read.
        assert!(causal.staged().is_bounded() && of_part.is_bounded());
        let loads = of_part.function().canonical().matches("ld").count();
        assert_eq!(loads, 2, "{}", of_part.function());
        assert!(!of_part.depends_on_head());
    }

    #[test]
    fn its_derivative_is_that_of_the_function() {
        let alibi = ScoreFunction::new(|score, at: At, slopes: Tensor<f32>| {
            score - slopes.at(&[at.head]).load(0) * at.distance().to_f32()
        });
        let alibi = alibi.unwrap();
        let of_part = alibi.staged().of_part().unwrap();
        assert!(alibi.staged().adds() && of_part.adds() && of_part.depends_on_head());
        let elements = |staged: &Staged| {
            let elements = &staged.derivative().unwrap().elements;
            let arguments = elements
                .iter()
                .map(|it| staged.argument_of_word(it.argument));
            arguments.collect::<Vec<_>>()
        };
        assert_eq!(elements(of_part), elements(alibi.staged()));
    }
}
