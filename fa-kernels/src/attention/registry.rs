//! The kernels of attention behind one interface: a new schedule is a row of `KINDS`.

use std::any::TypeId;
use std::fmt;

use fa_dsl::config::{
    KernelConfig, KernelEntry, OptionGroup, SpecError, Value, Values, WorkspaceSize,
};
use fa_dsl::prelude::*;

use super::backward::{
    BackwardKernel, BackwardMmaConfig, BackwardTensors, BackwardWarpSpecializedConfig, Steps,
};
use super::forward::{DecodeConfig, MmaConfig, ResidentConfig, WarpSpecializedConfig};
use super::launch::{Launch, LaunchError};
use super::options::Variant;
use super::problem::{Dtype, Problem, Tensors};
use crate::fa_s512::FaS512Config;

/// A configuration of a kernel that computes attention.
pub trait AttentionKernel: KernelConfig {
    /// The element type of q, k, v and o.
    type Element: Half;

    /// Whether CTAs can share the keys of a tile: [`Options::splits`](super::Options::splits).
    const SPLITS: bool = false;

    /// Whether a launch takes no more multiprocessors than it is made for, whatever the problem.
    const PERSISTENT: bool = false;

    /// Queries of a tile and keys of a block, where blocks that masks hide are skipped
    /// ([`Options::mask_blocks`](super::Options::mask_blocks)).
    fn skipped_blocks(&self) -> Option<[u32; 2]> {
        None
    }

    /// What the kernel is specialised to.
    fn variant(&self) -> Variant;

    /// The same tiles for another variant. A kernel that lacks an option keeps to what it has: its launch
    /// says so.
    fn with_variant(self, variant: Variant) -> Self;

    /// What a launch needs beside the tensors: nothing, unless CTAs pass results on to each other.
    fn workspace(&self, _problem: &Problem<'_>, _multiprocessors: u32) -> WorkspaceSize {
        WorkspaceSize::default()
    }

    /// Checks the tensors and options, and fills in a blank launch on a GPU with so many multiprocessors.
    ///
    /// # Errors
    /// What does not fit, see [`LaunchError`].
    fn launch<'a>(
        &self,
        problem: &Problem<'a>,
        tensors: &Tensors<'a>,
        multiprocessors: u32,
        launch: &mut Launch<'a>,
    ) -> Result<(), LaunchError>;
}

/// See [`AttentionKernel::launch`].
type Launcher = for<'a> fn(
    &[Value],
    &Problem<'a>,
    &Tensors<'a>,
    u32,
    &mut Launch<'a>,
) -> Result<(), LaunchError>;

/// See [`BackwardKernel::steps`].
type Planner =
    for<'a> fn(&[Value], &Problem<'a>, &BackwardTensors<'a>, u32) -> Result<Steps<'a>, LaunchError>;

/// What is known of the configurations of one type.
struct Kind {
    entry: KernelEntry,
    dtype: fn() -> Option<Dtype>,
    variant: fn(&[Value]) -> Option<Variant>,
    with_variant: fn(&[Value], Variant) -> Option<Values>,
    pass: Pass,
}

/// What a kernel computes, and how it is launched.
enum Pass {
    /// The output.
    Forward(Forward),
    /// The gradients.
    Backward(Planner),
}

/// See [`AttentionKernel`].
struct Forward {
    workspace: fn(&[Value], &Problem<'_>, u32) -> WorkspaceSize,
    skipped_blocks: fn(&[Value]) -> Option<[u32; 2]>,
    launch: Launcher,
    splits: bool,
    persistent: bool,
}

impl Kind {
    const fn of<C: AttentionKernel>() -> Kind {
        Kind {
            entry: KernelEntry::of::<C>(),
            dtype: || Dtype::of::<C::Element>(),
            variant: |values| Some(C::from_values(values)?.variant()),
            with_variant: |values, variant| {
                Some(C::from_values(values)?.with_variant(variant).values())
            },
            pass: Pass::Forward(Forward::of::<C>()),
        }
    }

    const fn of_backward<C: BackwardKernel>() -> Kind {
        Kind {
            entry: KernelEntry::of::<C>(),
            dtype: || Dtype::of::<C::Element>(),
            variant: |values| Some(C::from_values(values)?.variant()),
            with_variant: |values, variant| {
                // The log-sum-exp is read: no kernel of a backward pass writes one.
                let variant = Variant {
                    lse: false,
                    ..variant
                };
                Some(C::from_values(values)?.with_variant(variant).values())
            },
            pass: Pass::Backward(|values, problem, tensors, multiprocessors| {
                let Some(config) = C::from_values(values) else {
                    return Err(LaunchError::Configuration(C::NAME));
                };
                config.steps(problem, tensors, multiprocessors)
            }),
        }
    }
}

impl Forward {
    const fn of<C: AttentionKernel>() -> Forward {
        Forward {
            workspace: |values, problem, multiprocessors| {
                let config = C::from_values(values);
                config.map_or_else(WorkspaceSize::default, |config| {
                    config.workspace(problem, multiprocessors)
                })
            },
            skipped_blocks: |values| C::from_values(values)?.skipped_blocks(),
            launch: |values, problem, tensors, multiprocessors, launch| {
                let Some(config) = C::from_values(values) else {
                    return Err(LaunchError::Configuration(C::NAME));
                };
                config.launch(problem, tensors, multiprocessors, launch)?;
                match (problem.options.mask_blocks, config.skipped_blocks()) {
                    (Some(lists), Some(blocks)) => lists.fit(blocks),
                    _ => Ok(()),
                }
            },
            splits: C::SPLITS,
            persistent: C::PERSISTENT,
        }
    }
}

/// The types of configuration that are found by name.
static KINDS: [Kind; 13] = [
    Kind::of::<WarpSpecializedConfig<f16>>(),
    Kind::of::<WarpSpecializedConfig<bf16>>(),
    Kind::of::<ResidentConfig<f16>>(),
    Kind::of::<ResidentConfig<bf16>>(),
    Kind::of::<MmaConfig<f16>>(),
    Kind::of::<MmaConfig<bf16>>(),
    Kind::of::<DecodeConfig<f16>>(),
    Kind::of::<DecodeConfig<bf16>>(),
    Kind::of::<FaS512Config>(),
    Kind::of_backward::<BackwardWarpSpecializedConfig<f16>>(),
    Kind::of_backward::<BackwardWarpSpecializedConfig<bf16>>(),
    Kind::of_backward::<BackwardMmaConfig<f16>>(),
    Kind::of_backward::<BackwardMmaConfig<bf16>>(),
];

/// A kernel of attention with its configuration, whatever the type of that: one that computes the output, or one that
/// [computes gradients](Configured::is_backward).
#[derive(Clone, Copy)]
pub struct Configured {
    kind: &'static Kind,
    values: Values,
}

impl Configured {
    /// Of a configuration.
    pub fn of<C: AttentionKernel>(config: &C) -> Configured {
        Configured {
            kind: const { &Kind::of::<C>() },
            values: config.values(),
        }
    }

    /// Of a configuration that computes gradients.
    pub fn of_backward<C: BackwardKernel>(config: &C) -> Configured {
        Configured {
            kind: const { &Kind::of_backward::<C>() },
            values: config.values(),
        }
    }

    /// Of an entry of the registry of kernels and its values; `None` if it is no kernel of attention. One that computes gradients is
    /// made without the option LSE, whatever the values say.
    pub fn of_entry(entry: &KernelEntry, values: &Values) -> Option<Configured> {
        let kind = KINDS
            .iter()
            .find(|kind| (kind.entry.kernel)() == (entry.kernel)())?;
        let kernel = Configured {
            kind,
            values: *values,
        };
        Some(match kernel.is_backward() {
            true => kernel.with_variant(kernel.variant()),
            false => kernel,
        })
    }

    /// The kernel that a spec names; `None` if it is no kernel of attention.
    ///
    /// # Errors
    /// When the text is no spec of a registered kernel.
    pub fn find(spec: &str) -> Result<Option<Configured>, SpecError> {
        let (entry, values) = KernelEntry::find(spec)?;
        Ok(Configured::of_entry(entry, &values))
    }

    /// Its entry in the registry of kernels.
    pub fn entry(&self) -> &'static KernelEntry {
        &self.kind.entry
    }

    /// The values of its tunables.
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// The configuration, if it is of this type.
    pub fn config<C: KernelConfig>(&self) -> Option<C> {
        let is_this = (self.kind.entry.kernel)() == TypeId::of::<C>();
        C::from_values(&self.values).filter(|_| is_this)
    }

    /// The configuration: `Mma…<64,64,4>`.
    pub fn spec(&self) -> String {
        self.kind.entry.spec(&self.values)
    }

    /// The element type that it takes.
    pub fn dtype(&self) -> Option<Dtype> {
        (self.kind.dtype)()
    }

    /// What it is specialised to.
    pub fn variant(&self) -> Variant {
        (self.kind.variant)(&self.values).unwrap_or(Variant::DEFAULT)
    }

    /// The same tiles for another variant.
    #[must_use]
    pub fn with_variant(&self, variant: Variant) -> Configured {
        let values = (self.kind.with_variant)(&self.values, variant);
        Configured {
            values: values.unwrap_or(self.values),
            ..*self
        }
    }

    /// Whether a launch takes no more multiprocessors than it is made for, whatever the problem: those that are left may run something
    /// else.
    pub fn is_persistent(&self) -> bool {
        self.forward().is_ok_and(|forward| forward.persistent)
    }

    /// Whether it computes gradients, not the output.
    pub fn is_backward(&self) -> bool {
        matches!(self.kind.pass, Pass::Backward(_))
    }

    /// Whether it computes gradients that have the same bits every time: the tunable DETERMINISTIC.
    pub fn is_deterministic(&self) -> bool {
        let mut tunables = self.kind.entry.tunables.iter();
        let at = tunables.position(|tunable| tunable.name == "DETERMINISTIC");
        at.and_then(|at| self.values.get(at)) == Some(&Value::Bool(true))
    }

    fn forward(&self) -> Result<&'static Forward, LaunchError> {
        match &self.kind.pass {
            Pass::Forward(forward) => Ok(forward),
            Pass::Backward(_) => Err(LaunchError::Pass {
                kernel: self.kind.entry.name,
                asked: "the output",
            }),
        }
    }

    fn check_dtype(&self, problem: &Problem<'_>) -> Result<(), LaunchError> {
        let found = problem.dtype;
        match self.dtype().filter(|expected| *expected != found) {
            Some(expected) => Err(LaunchError::Dtype { expected, found }),
            None => Ok(()),
        }
    }

    fn check_splits(forward: &Forward, splits: Option<u32>) -> Result<(), LaunchError> {
        let reason = match splits {
            Some(0) => "a tile has at least one CTA: leave it out to have it chosen",
            Some(2..) if !forward.splits => {
                "this kernel does not share out the keys of a tile; use the kernels called Decode, which are chosen unless `seq` is one length"
            }
            _ => return Ok(()),
        };
        Err(LaunchError::OptionValue {
            option: "splits",
            reason: reason.to_owned(),
        })
    }

    /// What a launch needs beside the tensors, on a GPU with so many multiprocessors. Those of a backward pass say so themselves.
    pub fn workspace(&self, problem: &Problem<'_>, multiprocessors: u32) -> WorkspaceSize {
        self.forward().map_or_else(
            |_| WorkspaceSize::default(),
            |forward| (forward.workspace)(&self.values, problem, multiprocessors),
        )
    }

    /// See [`AttentionKernel::skipped_blocks`].
    pub fn skipped_blocks(&self) -> Option<[u32; 2]> {
        (self.forward().ok()?.skipped_blocks)(&self.values)
    }

    /// Checks the tensors and options, and makes the launches of a backward pass on a GPU with so many multiprocessors.
    ///
    /// # Errors
    /// What does not fit, see [`LaunchError`].
    pub fn steps<'a>(
        &self,
        problem: &Problem<'a>,
        tensors: &BackwardTensors<'a>,
        multiprocessors: u32,
    ) -> Result<Steps<'a>, LaunchError> {
        let Pass::Backward(steps) = self.kind.pass else {
            return Err(LaunchError::Pass {
                kernel: self.kind.entry.name,
                asked: "gradients",
            });
        };
        self.check_dtype(problem)?;
        let tensors = match tensors.k.shape[1] {
            0 => tensors.with_some_keys(),
            _ => *tensors,
        };
        steps(&self.values, problem, &tensors, multiprocessors)
    }

    /// Checks the tensors and options, and makes the launch on a GPU with so many multiprocessors.
    ///
    /// # Errors
    /// What does not fit, see [`LaunchError`].
    pub fn launch<'a>(
        &self,
        problem: &Problem<'a>,
        tensors: &Tensors<'a>,
        multiprocessors: u32,
    ) -> Result<Launch<'a>, LaunchError> {
        let mut launch = Launch::blank();
        self.fill_launch(problem, tensors, multiprocessors, &mut launch)?;
        Ok(launch)
    }

    /// As [`Configured::launch`], into a blank launch, which is not moved.
    ///
    /// # Errors
    /// As [`Configured::launch`].
    pub fn fill_launch<'a>(
        &self,
        problem: &Problem<'a>,
        tensors: &Tensors<'a>,
        multiprocessors: u32,
        launch: &mut Launch<'a>,
    ) -> Result<(), LaunchError> {
        let forward = self.forward()?;
        self.check_dtype(problem)?;
        Self::check_splits(forward, problem.options.splits)?;
        if problem.options.query_range.is_some() && problem.options.packed.is_none() {
            return Err(LaunchError::OptionValue {
                option: "query_range",
                reason: "sequences that are not packed have one number of queries: leave it out"
                    .to_owned(),
            });
        }
        let some_keys;
        let tensors = match tensors.k.shape[1] {
            0 => {
                some_keys = tensors.with_some_keys();
                &some_keys
            }
            _ => tensors,
        };
        (forward.launch)(&self.values, problem, tensors, multiprocessors, launch)?;
        if problem.options.query_range.is_some() {
            launch.write_in_part();
        }
        Ok(())
    }
}

impl fmt::Debug for Configured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.spec())
    }
}

impl PartialEq for Configured {
    fn eq(&self, other: &Configured) -> bool {
        let kernel = |it: &Configured| (it.kind.entry.kernel)();
        kernel(self) == kernel(other) && self.values == other.values
    }
}
