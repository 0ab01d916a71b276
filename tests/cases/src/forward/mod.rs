//! Problems of general attention: for `attention()`, and for its schedules by configuration.

pub mod configs;
mod hard;
mod random;
mod schedule;
mod table;

use fa::attention::Options;
use fa_dsl::abi::Element;
use fa_reference::{Narrow, Rules, Shape};
use fa_runtime::Device;

pub use hard::{hard, hard_wide};
pub use random::random;
pub use schedule::{Chosen, Schedule, Spread, Tunables};
pub use table::{LENGTHS, LONG_LENGTHS, main_options, options, small};

use crate::verify::{Cause, Expected};
use crate::{Layout, Outcome, Tensors, Values};

/// One problem of general attention; its element type comes with the run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ForwardCase {
    /// Its sizes.
    pub shape: Shape,
    /// What is computed.
    pub options: Options,
    /// How the elements are drawn.
    pub values: Values,
    /// Where q, k and v lie.
    pub inputs: Layout,
    /// Where the output and the log-sum-exp lie.
    pub outputs: Layout,
    /// Of the random numbers.
    pub seed: u64,
}

/// A case that did not come out right.
#[derive(Debug, thiserror::Error)]
#[error("{schedule} for {case:?} of {element}: {cause}")]
pub struct ForwardFailure {
    /// What ran it.
    pub schedule: String,
    /// The case.
    pub case: Box<ForwardCase>,
    /// The element type.
    pub element: &'static str,
    /// What went wrong.
    #[source]
    pub cause: Box<Cause>,
}

impl ForwardCase {
    /// Normally distributed values, everything contiguous.
    pub fn new(shape: Shape, options: Options) -> ForwardCase {
        ForwardCase {
            shape,
            options,
            values: Values::Normal(1.5),
            inputs: Layout::Contiguous,
            outputs: Layout::Contiguous,
            seed: 7,
        }
    }

    /// Draws values of type `T` and computes the reference.
    pub fn problem<T: Element + Narrow>(self) -> ForwardProblem<T> {
        let inputs = self.values.draw(&self.shape, self.seed);
        let rules = Rules::of(&self.options, self.shape.head_dim);
        let expected = Expected::of(&self.shape, &inputs, rules);
        ForwardProblem {
            case: self,
            inputs,
            expected,
        }
    }

    /// Draws values of type `T`, runs them through `schedule` and verifies the result.
    ///
    /// # Errors
    /// When it does not run to its end, or gives something else than the reference.
    pub fn check<T: Element + Narrow>(
        self,
        device: &Device,
        schedule: &impl Schedule<T>,
    ) -> Result<(), ForwardFailure> {
        self.problem().check(device, schedule)
    }

    /// As [`Self::check`], with both element types.
    ///
    /// # Errors
    /// As [`Self::check`].
    pub fn check_both<S>(self, device: &Device, schedule: &S) -> Result<(), ForwardFailure>
    where
        S: Schedule<half::f16> + Schedule<half::bf16>,
    {
        self.check::<half::f16>(device, schedule)?;
        self.check::<half::bf16>(device, schedule)
    }
}

/// A case with its values and its reference.
#[derive(Clone, Debug)]
pub struct ForwardProblem<T> {
    /// What it is.
    pub case: ForwardCase,
    inputs: [Vec<T>; 3],
    expected: Expected,
}

impl<T: Element + Narrow> ForwardProblem<T> {
    /// The tensors in the device's memory.
    ///
    /// # Errors
    /// When the device has no memory left, or the driver fails.
    pub fn upload(&self, device: &Device) -> Result<Tensors<T>, fa_runtime::Error> {
        let layouts = [self.case.inputs, self.case.outputs];
        Tensors::upload(device, &self.case.shape, layouts, &self.inputs)
    }

    /// Runs through `schedule` and verifies the result.
    ///
    /// # Errors
    /// When it does not run to its end, or gives something else than the reference.
    pub fn check(
        &self,
        device: &Device,
        schedule: &impl Schedule<T>,
    ) -> Result<(), ForwardFailure> {
        let run = || {
            let mut tensors = self.upload(device)?;
            let (inputs, outputs) = tensors.views()?;
            schedule.run(device, inputs, outputs, &self.case.options)?;
            self.verify(&tensors.read()?)
        };
        run().map_err(|cause| ForwardFailure {
            schedule: schedule.name(),
            case: Box::new(self.case),
            element: std::any::type_name::<T>(),
            cause: Box::new(cause),
        })
    }

    /// Holds an outcome against the reference.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn verify(&self, outcome: &Outcome<T>) -> Result<(), Cause> {
        self.expected.verify(outcome)
    }
}
