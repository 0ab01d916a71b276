//! One problem of attention: its description, its solution, and its runs on devices.

use std::iter;

use fa::attention::{AttentionElement, Options, Plan, Problem};
use std::sync::Arc;

use fa_reference::{Narrow, Query, Rules, Shape};
use fa_runtime::Device;

use crate::functions::{Numbers, Sample, with_functions};
use crate::prefix_ranges::Ranges;
use crate::verify::{Cause, Expected};
use crate::{DeviceTensors, Layout, Outcome, Runner, Values};

/// One problem of attention; its element type comes with the run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Case {
    /// Its sizes.
    pub shape: Shape,
    /// What is computed. Options that are tensors have no memory behind them: their numbers are
    /// [`Self::numbers`].
    pub options: Options<'static>,
    /// Functions of scores and masks, with random arguments.
    pub functions: &'static [Sample],
    /// Whether the log-sum-exp is asked for.
    pub lse: bool,
    /// How the elements are drawn.
    pub values: Values,
    /// Where q, k and v lie.
    pub inputs: Layout,
    /// Where the output and the log-sum-exp lie.
    pub outputs: Layout,
    /// Of the random numbers.
    pub seed: u64,
}

/// The options that may have a row for each sequence.
const PER_SEQUENCE: [&str; 1] = ["alibi_slopes"];

/// The options that need a scale over 0.
const NEED_SCALE: [&str; 1] = ["alibi_slopes"];

/// A case that did not come out right.
#[derive(Debug, thiserror::Error)]
#[error("{runner} for {case:?} of {element}: {cause}")]
pub struct Failure {
    /// What ran it.
    pub runner: String,
    /// The case.
    pub case: Box<Case>,
    /// The element type.
    pub element: &'static str,
    /// What went wrong.
    #[source]
    pub cause: Box<Cause>,
}

impl Case {
    /// Normally distributed values, everything contiguous, with the log-sum-exp.
    pub fn new(shape: Shape, options: Options<'static>) -> Case {
        Case {
            shape,
            options,
            functions: &[],
            lse: true,
            values: Values::Normal(1.5),
            inputs: Layout::Contiguous,
            outputs: Layout::Contiguous,
            seed: 7,
        }
    }

    /// The problem, of elements `T`.
    pub fn problem<T: AttentionElement>(&self) -> Problem<'static> {
        Problem {
            dtype: T::DTYPE,
            shape: self.shape,
            options: self.options,
            lse: self.lse,
        }
    }

    /// The same with the options that are tensors whose bits are set in `which`, by their number in
    /// [`Options::TENSORS`]; those that may have a row for each sequence have if bit 7 is set. A scale of 0
    /// leaves out those that need one.
    #[must_use]
    pub fn with_tensors(mut self, which: u8) -> Case {
        let Shape { batch, heads, .. } = self.shape;
        for (number, name) in Options::TENSORS.iter().enumerate() {
            let shape: &[u64] = match PER_SEQUENCE.contains(name) && which >> 7 == 1 {
                true => &[batch as u64, heads as u64],
                false => &[heads as u64],
            };
            let needs_scale = NEED_SCALE.contains(name);
            let given =
                which >> number & 1 == 1 && !(needs_scale && self.options.scale == Some(0.0));
            let tensor = given.then(|| Options::unallocated_tensor(name, shape));
            self.options.set_tensor(name, tensor);
        }
        self
    }

    /// The same with so many ranges of keys for each sequence that see each other, drawn by the seed; 0 for none.
    #[must_use]
    pub fn with_prefix_ranges(self, count: u64) -> Case {
        self.with_ranges_of(self.shape.batch, count)
    }

    /// The same with so many ranges for each of `sequences` sequences.
    pub(crate) fn with_ranges_of(mut self, sequences: usize, count: u64) -> Case {
        let shape = [sequences as u64, count, 2];
        self.options.prefix_ranges = (count > 0).then(|| Options::unallocated_list(&shape));
        self
    }

    /// The ranges of sequences of so many keys, if the case has any.
    pub(crate) fn prefix_ranges(&self, keys: impl IntoIterator<Item = usize>) -> Option<Ranges> {
        let count = self.options.prefix_ranges?.extent.shape[1];
        Some(Ranges::draw(count, keys, self.seed))
    }

    /// The ranges, if all sequences have as many keys.
    pub(crate) fn dense_ranges(&self) -> Option<Ranges> {
        self.prefix_ranges(iter::repeat_n(self.shape.seq_k, self.shape.batch))
    }

    /// Those ranges as a tensor, if the case has any: its sizes, and its numbers.
    pub fn range_numbers(&self) -> Option<([u64; 3], Vec<u32>)> {
        Some(self.dense_ranges()?.numbers())
    }

    /// The option of this name that is a tensor, if the case has it: its sizes, and numbers from the seed.
    pub fn numbers(&self, name: &str) -> Option<(Vec<u64>, Vec<f32>)> {
        let extent = self.options.tensor(name)?.extent;
        let rank = extent.strides.iter().take_while(|it| **it != 0).count();
        let shape = extent.shape[..rank].to_vec();
        let count = shape.iter().product::<u64>();
        let mut rng = fastrand::Rng::with_seed(self.seed ^ name.len() as u64);
        let values = (0..count).map(|_| match rng.u8(..6) {
            0 => 0.0,
            1 => 20.0 * rng.f32(),
            _ => 2.0 * rng.f32() - 0.5,
        });
        Some((shape, values.collect()))
    }

    /// The arguments of its functions, for sequences of these sizes.
    pub(crate) fn arguments(&self, sizes: &Shape) -> Vec<Vec<Numbers>> {
        let draw = |sample: &Sample| {
            let mut rng = fastrand::Rng::with_seed(self.seed ^ sample.name.len() as u64);
            (sample.tensors)(sizes, &mut rng)
        };
        self.functions.iter().map(draw).collect()
    }

    /// What the case asks for, with the numbers of its tensors, but for ranges.
    pub(crate) fn rules(&self) -> Rules {
        self.rules_of(&self.shape, 0)
    }

    /// The same for the sequence of this number, whose functions have arguments for sequences of these sizes.
    pub(crate) fn rules_of(&self, sizes: &Shape, number: usize) -> Rules {
        self.rules_with(|rules| {
            let functions = self.functions.iter().zip(self.arguments(sizes));
            functions.fold(rules, |rules, (sample, numbers)| {
                let twin = sample.twin;
                rules.with_function(Arc::new(move |shape, query, key, score| {
                    let query = Query {
                        batch: query.batch + number,
                        ..*query
                    };
                    twin(&numbers, shape, &query, key, score)
                }))
            })
        })
    }

    /// The same, with the gradients of the functions' arguments.
    pub(crate) fn gradient_rules_of(&self, sizes: &Shape, number: usize) -> Rules {
        self.rules_with(|rules| with_functions(self, sizes, number, rules))
    }

    /// What the case asks for, where `functions` adds its functions.
    fn rules_with(&self, functions: impl FnOnce(Rules) -> Rules) -> Rules {
        let rules = functions(Rules::of(&self.options, self.shape.head_dim));
        Options::TENSORS
            .iter()
            .fold(rules, |rules, name| match self.numbers(name) {
                Some((_, values)) => rules.with_tensor(name, &values),
                None => rules,
            })
    }

    /// Draws values of type `T` and computes the reference.
    pub fn solve<T: AttentionElement + Narrow>(self) -> SolvedCase<T> {
        let inputs = self.values.draw(&self.shape, self.seed);
        let rules = match self.dense_ranges() {
            Some(ranges) => self
                .rules()
                .with_prefix_ranges(ranges.of(0..self.shape.batch)),
            None => self.rules(),
        };
        let expected = Expected::of(&self.shape, &inputs, rules, self.lse);
        SolvedCase {
            case: self,
            inputs,
            expected,
        }
    }

    /// Draws values of type `T`, has `runner` compute it and verifies the result.
    ///
    /// # Errors
    /// When it does not run to its end, or gives something else than the reference.
    pub fn check<T: AttentionElement + Narrow>(
        self,
        device: &Device,
        runner: &Runner,
    ) -> Result<(), Failure> {
        self.solve::<T>().check(device, runner)
    }

    /// As [`Self::check`], with both element types.
    ///
    /// # Errors
    /// As [`Self::check`].
    pub fn check_both(self, device: &Device, runner: &Runner) -> Result<(), Failure> {
        self.check::<half::f16>(device, runner)?;
        self.check::<half::bf16>(device, runner)
    }
}

/// A case with its values and its reference.
#[derive(Clone, Debug)]
pub struct SolvedCase<T> {
    /// What it is.
    pub case: Case,
    /// q, k and v, each contiguous (batch, seq, heads, head_dim).
    pub inputs: [Vec<T>; 3],
    /// What it gives.
    pub expected: Expected,
}

impl<T: AttentionElement + Narrow> SolvedCase<T> {
    /// The tensors in the device's memory.
    ///
    /// # Errors
    /// When the device has no memory left, or the driver fails.
    pub fn upload(&self, device: &Device) -> Result<DeviceTensors<T>, fa_runtime::Error> {
        DeviceTensors::upload(device, &self.case, &self.inputs)
    }

    /// What `runner` launches on these tensors.
    ///
    /// # Errors
    /// When it does not take them.
    pub fn plan<'a>(
        &self,
        device: &Device,
        runner: &Runner,
        tensors: &'a mut DeviceTensors<T>,
    ) -> Result<Plan<'a>, Cause> {
        let views = tensors.views()?;
        let problem = Problem {
            options: views.options,
            ..self.case.problem::<T>()
        };
        Ok(runner.plan(device, &problem, &views.tensors())?)
    }

    /// Has `runner` compute it.
    ///
    /// # Errors
    /// When it does not run to its end.
    pub fn run(&self, device: &Device, runner: &Runner) -> Result<Outcome<T>, Failure> {
        let run = || {
            let mut tensors = self.upload(device)?;
            runner.run(device, &self.case, tensors.views()?)?;
            Ok(tensors.read()?)
        };
        run().map_err(|cause| self.failure(runner, cause))
    }

    /// As [`Self::run`], and verifies the result.
    ///
    /// # Errors
    /// When it does not run to its end, or gives something else than the reference.
    pub fn check(&self, device: &Device, runner: &Runner) -> Result<(), Failure> {
        let outcome = self.run(device, runner)?;
        let rounds_largest = runner.rounds_largest(device, &self.case.problem::<T>());
        self.expected
            .verify_with(&outcome, rounds_largest)
            .map_err(|cause| self.failure(runner, cause))
    }

    /// Holds an outcome against the reference.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn verify(&self, outcome: &Outcome<T>) -> Result<(), Cause> {
        self.expected.verify(outcome)
    }

    /// What went wrong, with what ran the case.
    fn failure(&self, runner: &Runner, cause: Cause) -> Failure {
        Failure {
            runner: runner.to_string(),
            case: Box::new(self.case),
            element: T::NAME,
            cause: Box::new(cause),
        }
    }
}
