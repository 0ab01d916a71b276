//! Gradients of the arguments of functions of scores: where a backward pass adds them up.

use std::marker::PhantomData;

use fa_dsl::abi::{Extent, TensorViewMut};
use fa_dsl::ir::{ParamKind, Type};

use super::arguments::{ARGUMENTS_WITH_PART, broadcast};
use super::registry::WantedGradients;
use super::{Argument, FunctionArguments, Score, ScoreFunction, Staged};
use crate::attention::launch::LaunchError;
use crate::exact::SUM_WORDS;

/// The most arguments of all functions of a call whose gradients are wanted.
pub const MAX_FUNCTION_GRADIENTS: usize = 8;

/// Where the gradients of a function's arguments go: of each argument a float32 tensor, or nothing where none is wanted.
///
/// The gradient of a tensor has its sizes and strides; where a dimension of size 1 is broadcast, the gradient is the sum over all
/// that read it. That of a number is one element. Gradients are added to what the tensors hold: make them zero before the call,
/// or go on adding up from call to call. Many threads add to an element in no fixed order, so that its last bits may differ from
/// call to call. With [`Options::deterministic`](crate::attention::Options::deterministic) each call adds a sum that was rounded once, and has the same bits every time; its workspace has
/// 104 bytes more for each element.
#[derive(Debug, PartialEq, Eq)]
pub struct FunctionGradients<'a> {
    staged: &'static Staged,
    wanted: [Option<Extent>; ARGUMENTS_WITH_PART],
    /// Arguments that were spoken of.
    count: usize,
    borrow: PhantomData<&'a mut f32>,
}

impl<A: FunctionArguments> ScoreFunction<A> {
    /// Where the gradients of its arguments go, one after the other.
    ///
    /// ```
    /// use fa_dsl::abi::TensorViewMut;
    /// use fa_dsl::prelude::*;
    /// use fa_kernels::attention::functions::{At, FunctionGradients, ScoreFunction};
    ///
    /// fn wanted<'a>(table: TensorViewMut<'a, f32>) -> FunctionGradients<'a> {
    ///     let bias = ScoreFunction::new(|score, at: At, (table, radius): (Tensor<f32>, Reg<i32>)| {
    ///         let place = at.distance().max(-radius).min(radius) + radius;
    ///         score + table.at(&[at.head, place.to_u32()]).load(0)
    ///     });
    ///     bias.expect("it can be staged").gradients([Some(table), None])
    /// }
    /// ```
    pub fn gradients<'a, const N: usize>(
        &self,
        to: [Option<TensorViewMut<'a, f32>>; N],
    ) -> FunctionGradients<'a> {
        const { assert!(N == A::COUNT, "a tensor or `None` for each argument") };
        FunctionGradients::of(self.staged, to.map(|to| Some(to?.extent)))
    }
}

impl FunctionGradients<'_> {
    /// Of a function whose types are known when the program runs: where they go, one argument after the other. The memory is
    /// nobody else's for as long as they are used.
    pub fn of(staged: &'static Staged, to: impl IntoIterator<Item = Option<Extent>>) -> Self {
        let (mut wanted, mut count) = ([None; ARGUMENTS_WITH_PART], 0);
        for given in to {
            if let Some(own) = wanted.get_mut(count) {
                *own = given.map(broadcast);
            }
            count += 1;
        }
        FunctionGradients {
            staged,
            wanted,
            count,
            borrow: PhantomData,
        }
    }

    /// The function.
    pub fn staged(&self) -> &'static Staged {
        self.staged
    }

    /// Where the gradient of each argument goes, if it is wanted.
    pub fn arguments(&self) -> impl Iterator<Item = Option<&Extent>> {
        let most = self.wanted.len();
        self.wanted
            .iter()
            .take(self.count.min(most))
            .map(Option::as_ref)
    }

    /// Where the gradients go, by the arguments' numbers.
    pub fn tensors(&self) -> impl Iterator<Item = (usize, &Extent)> {
        let all = self.wanted.iter().enumerate();
        all.filter_map(|(number, to)| Some((number, to.as_ref()?)))
    }

    /// Whether they are those of a function with these arguments.
    fn check(&self, number: usize, score: &Score<'_>) -> Result<(), LaunchError> {
        let wrong = |argument: usize, reason: String| {
            Err(LaunchError::FunctionGradient {
                function: number,
                argument,
                reason,
            })
        };
        if self.staged != score.staged() {
            return wrong(
                0,
                "it is of another function than `scores` has here".to_owned(),
            );
        }
        let given = score.given().arguments();
        if self.count != given.len() {
            let (first, count) = (self.count.min(given.len()), given.len());
            return wrong(
                first,
                format!("the function has {count} arguments: a tensor or `None` for each"),
            );
        }
        for (argument, to) in self.tensors() {
            match given.get(argument) {
                None => {}
                Some(_) if !self.staged.has_gradient(argument) => {
                    return wrong(argument, "only floats have gradients".to_owned());
                }
                Some(Argument::Number(_)) if to.shape != [1; 4] => {
                    let found = to.shape;
                    return wrong(argument, format!("of a number it is [1], not {found:?}"));
                }
                Some(Argument::Tensor(of)) if [of.shape, of.strides] != [to.shape, to.strides] => {
                    return wrong(
                        argument,
                        format!(
                            "it has to have the argument's sizes and strides, {:?} and {:?}, not {:?} and {:?}",
                            of.shape, of.strides, to.shape, to.strides
                        ),
                    );
                }
                Some(_) => {}
            }
        }
        Ok(())
    }
}

/// Where each gradient goes, in the order of arguments.
pub(in crate::attention) fn places(
    gradients: &[FunctionGradients<'_>],
) -> impl Iterator<Item = Extent> {
    let all = gradients.iter().flat_map(FunctionGradients::tensors);
    all.map(|(_, to)| *to)
}

/// Where the [exact sums](crate::exact) of each gradient lie, one after the other from an address on.
pub(in crate::attention) fn exact_sums(
    gradients: &[FunctionGradients<'_>],
    mut address: u64,
) -> impl Iterator<Item = Extent> {
    places(gradients).map(move |to| {
        let (elements, words) = (to.span(), u64::from(SUM_WORDS));
        let extent = Extent {
            address,
            shape: [elements, words, 1, 1],
            strides: [words, 1, 0, 0],
            element_bytes: 4,
        };
        address += elements * words * 4;
        extent
    })
}

/// Of which arguments gradients are wanted. There are as many `gradients` as `scores`, or none.
///
/// # Errors
/// When they are not those of the functions, or do not fit their arguments.
pub(in crate::attention) fn wanted(
    gradients: &[FunctionGradients<'_>],
    scores: &[Score<'_>],
) -> Result<WantedGradients, LaunchError> {
    if gradients.is_empty() {
        return Ok(WantedGradients::NONE);
    }
    let wrong = |reason| {
        let option = "scores";
        Err(LaunchError::OptionValue { option, reason })
    };
    if gradients.len() != scores.len() {
        return wrong(format!(
            "gradients of {} functions are asked for, and there are {}: give one `FunctionGradients` for each, or none",
            gradients.len(),
            scores.len()
        ));
    }
    let count = gradients
        .iter()
        .flat_map(FunctionGradients::tensors)
        .count();
    if count > MAX_FUNCTION_GRADIENTS {
        return wrong(format!(
            "gradients of {count} arguments are asked for, at most {MAX_FUNCTION_GRADIENTS} fit: ask for the others in another call, or put several numbers into one tensor"
        ));
    }
    for (number, (gradients, score)) in gradients.iter().zip(scores).enumerate() {
        gradients.check(number, score)?;
    }
    let all = gradients.iter().zip(scores);
    let arguments = all.flat_map(|(gradients, score)| {
        let count = score.given().arguments().len();
        gradients.wanted.iter().take(count).map(Option::is_some)
    });
    Ok(WantedGradients::of(arguments))
}

impl Staged {
    /// Whether an argument is a float32 number or a tensor of floats.
    fn has_gradient(&self, argument: usize) -> bool {
        let mut words = self.function().arguments().iter().enumerate();
        let first = words.find(|(word, _)| self.argument_of_word(*word) == argument);
        first.is_some_and(|(_, word)| match word.kind {
            ParamKind::Pointer { element, .. } => {
                matches!(element, Type::F32 | Type::F16 | Type::Bf16)
            }
            _ => self.function().regs[word.reg.0 as usize].ty == Type::F32,
        })
    }
}
