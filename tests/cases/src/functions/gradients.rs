//! Gradients of the arguments of functions: where they go on a device, and what they are in float64.

use std::sync::Arc;

use fa::attention::{FunctionGradients, Options, Score};
use fa_dsl::ir::{ParamKind, Type};
use fa_kernels::attention::functions::{Argument, Kind, PartAt, Staged};
use fa_reference::{Query, Rules, Shape, TwinAdjoints};
use fa_runtime::{Buffer, Device};

use super::{Bound, FunctionBuffers, Sample, Views, bound};
use crate::Case;

/// What the gradients' memory holds before the call, which adds to it.
const BEFORE: f32 = 0.5;

/// Whether the backward pass takes a sample's function.
///
/// # Panics
/// If the interpreter has no memory.
pub fn has_gradient(sample: &'static Sample) -> bool {
    let staged = staged(sample);
    staged.kind() == Kind::Mask || staged.derivative().is_ok()
}

/// Whether a sample is a mask.
///
/// # Panics
/// If the interpreter has no memory.
pub fn is_mask(sample: &'static Sample) -> bool {
    staged(sample).kind() == Kind::Mask
}

fn staged(sample: &'static Sample) -> &'static Staged {
    let case = Case {
        functions: std::slice::from_ref(sample),
        ..Case::new(Shape::square(1, 16, 2, 8), Options::default())
    };
    let bound = bound(&Device::cpu(), &case).expect("the interpreter has memory");
    bound[0].0.staged()
}

impl Bound<'_> {
    /// The sizes of the gradient of each argument that has one: those of floats.
    fn sizes(&self) -> Vec<Option<Vec<u64>>> {
        let function = self.staged().function();
        let words = function.arguments().iter().enumerate();
        let first_words = words.filter(|(word, _)| {
            *word == 0
                || self.staged().argument_of_word(*word) != self.staged().argument_of_word(word - 1)
        });
        let given = self.given().arguments().iter();
        let sizes = first_words
            .zip(given)
            .map(|((_, word), given)| match given {
                Argument::Tensor(extent) => match word.kind {
                    ParamKind::Pointer {
                        element: Type::F32 | Type::F16 | Type::Bf16,
                        ..
                    } => Some(extent.shape.to_vec()),
                    _ => None,
                },
                Argument::Number(_) => {
                    let ty = function.regs[word.reg.0 as usize].ty;
                    (ty == Type::F32).then(|| vec![1])
                }
            });
        sizes.collect()
    }
}

/// The gradients of all arguments of floats, in no memory: for plans that are not run.
pub fn unallocated_gradients(scores: &[Score<'static>]) -> Vec<FunctionGradients<'static>> {
    let contiguous = |sizes: &[u64]| Options::unallocated_tensor("gradient", sizes).extent;
    let of_score = |score: &Score<'static>| {
        let sizes = Bound::Score(*score).sizes().into_iter();
        FunctionGradients::of(score.staged(), sizes.map(|it| it.map(|it| contiguous(&it))))
    };
    scores.iter().map(of_score).collect()
}

/// The same functions for parts of sequences, without memory for where those are.
///
/// # Panics
/// If one cannot be staged for parts.
pub fn of_parts(scores: &[Score<'static>]) -> &'static [Score<'static>] {
    let part = Options::unallocated_list(&[1, PartAt::COUNT as u64]);
    let of_part = |it: &Score<'static>| it.of_part(part).expect("it has been staged");
    scores.iter().map(of_part).collect::<Vec<_>>().leak()
}

/// Where the gradients of all arguments of a case's functions of scores go.
#[derive(Debug)]
pub(crate) struct GradientBuffers<'a> {
    functions: Vec<OfFunction<'a>>,
}

#[derive(Debug)]
struct OfFunction<'a> {
    /// The function's number among the case's.
    number: usize,
    bound: Bound<'a>,
    /// Of each argument, if it has one: its sizes, and the memory.
    arguments: Vec<Option<(Vec<u64>, Buffer<f32>)>>,
}

/// What has been added to the gradient of an argument, by the numbers of the function and the argument.
#[derive(Clone, Debug, PartialEq)]
pub struct ArgumentGradient {
    /// The number of the function among those of the case.
    pub function: usize,
    /// That of the argument.
    pub argument: usize,
    /// The sums, the last index counting fastest.
    pub sums: Vec<f64>,
}

impl<'a> GradientBuffers<'a> {
    /// For the functions of a case on the device.
    pub fn new(
        device: &Device,
        functions: &'a FunctionBuffers,
    ) -> Result<GradientBuffers<'a>, fa_runtime::Error> {
        let blank = |sizes: Vec<u64>| {
            let count = sizes.iter().product::<u64>();
            let buffer = device.upload(&vec![BEFORE; count as usize])?;
            Ok::<_, fa_runtime::Error>((sizes, buffer))
        };
        let of_function = |(number, bound): (usize, Bound<'a>)| {
            let sizes = bound.sizes().into_iter();
            let arguments = sizes.map(|it| it.map(blank).transpose());
            let arguments = arguments.collect::<Result<_, _>>()?;
            Ok(OfFunction {
                number,
                bound,
                arguments,
            })
        };
        let scores = functions.bound().into_iter().enumerate();
        let scores = scores.filter(|(_, it)| matches!(it, Bound::Score(_)));
        Ok(GradientBuffers {
            functions: scores
                .map(of_function)
                .collect::<Result<_, fa_runtime::Error>>()?,
        })
    }

    /// As the call takes them.
    pub fn views(&mut self) -> Vec<FunctionGradients<'_>> {
        let functions = self.functions.iter_mut();
        let views = functions.map(|function| {
            let to = function.arguments.iter_mut().map(|it| {
                let (sizes, buffer) = it.as_mut()?;
                let view = buffer.contiguous_mut(sizes);
                Some(view.expect("it has these sizes").extent)
            });
            FunctionGradients::of(function.bound.staged(), to)
        });
        views.collect()
    }

    /// What has been added to each.
    pub fn read(&self) -> Result<Vec<ArgumentGradient>, fa_runtime::Error> {
        let mut all = Vec::new();
        for function in &self.functions {
            for (argument, gradient) in function.arguments.iter().enumerate() {
                if let Some((_, buffer)) = gradient {
                    let sums = buffer.read()?.into_iter();
                    let sums = sums.map(|sum| f64::from(sum) - f64::from(BEFORE));
                    all.push(ArgumentGradient {
                        function: function.number,
                        argument,
                        sums: sums.collect(),
                    });
                }
            }
        }
        Ok(all)
    }
}

impl FunctionBuffers {
    /// The functions with their arguments.
    fn bound(&self) -> Vec<Bound<'_>> {
        let functions = self.functions.iter().zip(&self.uploaded);
        let bound = functions.map(|(sample, views)| (sample.bind)(&Views(views), &self.sizes));
        bound.collect()
    }
}

/// The rules of a case with its functions, and with the gradients of their arguments, which the IR of the derivatives gives in float64: for
/// the sequence of this number, arguments being for sequences of these sizes.
pub(crate) fn with_functions(case: &Case, sizes: &Shape, number: usize, rules: Rules) -> Rules {
    if case.functions.is_empty() {
        return rules;
    }
    let buffers = FunctionBuffers::upload(&Device::cpu(), case, sizes);
    let buffers: &'static FunctionBuffers =
        Box::leak(Box::new(buffers.expect("the interpreter has memory")));
    let functions = case.functions.iter().zip(buffers.bound());
    let functions = functions.zip(case.arguments(sizes));
    functions.fold(rules, |rules, ((sample, bound), numbers)| {
        let of_sequence = move |query: &Query| Query {
            batch: query.batch + number,
            ..*query
        };
        let (twin, same) = (sample.twin, numbers.clone());
        let twin = Arc::new(move |shape: &Shape, query: &Query, key, score| {
            twin(&same, shape, &of_sequence(query), key, score)
        });
        if let Bound::Mask(_) = bound {
            return rules.with_function(twin);
        }
        let adjoints: TwinAdjoints = Arc::new(move |shape, query, key, score, adjoint| {
            let query = of_sequence(query);
            let found = bound.adjoints(&numbers, shape, &query, key, score, adjoint);
            let elements = found
                .elements
                .into_iter()
                .map(|(tensor, place, adjoint)| (bound.argument_of_tensor(tensor), place, adjoint));
            let of_numbers = found.numbers.into_iter();
            let of_numbers = of_numbers.map(|(argument, adjoint)| (argument, 0, adjoint));
            elements.chain(of_numbers).collect()
        });
        rules.with_function_of(twin, adjoints)
    })
}
