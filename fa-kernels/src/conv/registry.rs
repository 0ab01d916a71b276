//! The kernels that convolve behind one interface: a new schedule is a row of `KINDS`.

use fa_dsl::config::{KernelConfig, KernelEntry, Value, Values};
use fa_dsl::prelude::*;
use fa_dsl::target::Target;

use super::ConvElement;
use super::error::ConvError;
use super::launch::{self, ConvSteps};
use super::mma::ConvMmaConfig;
use super::problem::{ConvProblem, ConvTensors};
use super::schedule::Schedule;
use super::streaming::{self, ConvStreamingConfig};
use super::warp_specialized::ConvWarpSpecializedConfig;
use crate::attention::Dtype;

/// See [`ConvKernel::steps`].
type Planner =
    for<'a> fn(&[Value], &ConvProblem, &ConvTensors<'a>, u32) -> Result<ConvSteps<'a>, ConvError>;

/// See [`ConvKernel::for_problem`].
type Fitter = fn(&[Value], &ConvProblem, &Target, u32) -> Option<Values>;

/// What is known of the configurations of one type.
struct Kind {
    entry: KernelEntry,
    dtype: fn() -> Option<Dtype>,
    fitted: Fitter,
    steps: Planner,
}

impl Kind {
    const fn of<C: Schedule>() -> Kind {
        Kind {
            entry: KernelEntry::of::<C>(),
            dtype: || Dtype::of::<C::Element>(),
            fitted: |values, problem, target, multiprocessors| {
                let config = C::from_values(values)?;
                let fitted = launch::fitted(&config, problem, target, multiprocessors)?;
                Some(fitted.values())
            },
            steps: |values, problem, tensors, multiprocessors| match C::from_values(values) {
                Some(config) => launch::steps(&config, problem, tensors, multiprocessors),
                None => Err(ConvError::Config {
                    kernel: C::NAME,
                    reason: "the values are not those of its tunables".to_owned(),
                }),
            },
        }
    }
}

impl Kind {
    const fn streaming<T: ConvElement>() -> Kind
    where
        ConvStreamingConfig<T>: KernelConfig,
    {
        Kind {
            entry: KernelEntry::of::<ConvStreamingConfig<T>>(),
            dtype: || Dtype::of::<T>(),
            fitted: |values, problem, _, _| {
                let config = ConvStreamingConfig::<T>::from_values(values)?;
                Some(config.for_problem(problem).values())
            },
            steps: |values, problem, tensors, multiprocessors| {
                match ConvStreamingConfig::<T>::from_values(values) {
                    Some(config) => streaming::steps(&config, problem, tensors, multiprocessors),
                    None => Err(ConvError::Config {
                        kernel: ConvStreamingConfig::<T>::NAME,
                        reason: "the values are not those of its tunables".to_owned(),
                    }),
                }
            },
        }
    }
}

static KINDS: [Kind; 6] = [
    Kind::streaming::<f16>(),
    Kind::streaming::<bf16>(),
    Kind::of::<ConvWarpSpecializedConfig<f16>>(),
    Kind::of::<ConvWarpSpecializedConfig<bf16>>(),
    Kind::of::<ConvMmaConfig<f16>>(),
    Kind::of::<ConvMmaConfig<bf16>>(),
];

/// A kernel that convolves, with its configuration.
#[derive(Clone, Copy)]
pub struct ConvKernel {
    kind: &'static Kind,
    values: Values,
}

impl std::fmt::Debug for ConvKernel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.spec())
    }
}

impl ConvKernel {
    /// Of a configuration, if its type is one of those that are known.
    pub fn of<C: KernelConfig>(config: &C) -> Option<ConvKernel> {
        let kind = KINDS.iter().find(|kind| kind.entry.name == C::NAME)?;
        Some(ConvKernel {
            kind,
            values: config.values(),
        })
    }

    /// That of an entry of the registry with these values, if it is one that convolves.
    pub fn of_entry(entry: &KernelEntry, values: Values) -> Option<ConvKernel> {
        let kind = KINDS.iter().find(|kind| kind.entry.name == entry.name)?;
        Some(ConvKernel { kind, values })
    }

    /// The kernels that there are.
    pub fn entries() -> impl Iterator<Item = &'static KernelEntry> {
        KINDS.iter().map(|kind| &kind.entry)
    }

    /// The type of the elements that it takes.
    pub fn dtype(&self) -> Option<Dtype> {
        (self.kind.dtype)()
    }

    /// The same tiles and stages for a problem on a GPU with so many multiprocessors: what else the configuration says follows from the problem, and
    /// outputs stay on the chip where they did. `None` where elements are of another type, or there are too many tiles. Gates have still to be asked.
    #[must_use]
    pub fn for_problem(
        &self,
        problem: &ConvProblem,
        target: &Target,
        multiprocessors: u32,
    ) -> Option<ConvKernel> {
        if self.dtype() != Some(problem.dtype) {
            return None;
        }
        let values = (self.kind.fitted)(&self.values, problem, target, multiprocessors)?;
        Some(ConvKernel {
            kind: self.kind,
            values,
        })
    }

    /// The spec that names it.
    pub fn spec(&self) -> String {
        self.kind.entry.spec(&self.values)
    }

    /// The kernel.
    pub fn entry(&self) -> &'static KernelEntry {
        &self.kind.entry
    }

    /// The values of its tunables.
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// What is launched for a problem on a GPU with so many multiprocessors, once the workspace is known.
    ///
    /// # Errors
    /// When the configuration is not for this problem.
    pub fn steps<'a>(
        &self,
        problem: &ConvProblem,
        tensors: &ConvTensors<'a>,
        multiprocessors: u32,
    ) -> Result<ConvSteps<'a>, ConvError> {
        let expected = (self.kind.dtype)();
        match expected {
            Some(expected) if expected != problem.dtype => Err(ConvError::Dtype {
                expected,
                found: problem.dtype,
            }),
            _ => (self.kind.steps)(&self.values, problem, tensors, multiprocessors),
        }
    }
}
