//! What `#[kernel]` implements: a kernel's configuration and its arguments.

use std::fmt;
use std::hash::Hash;

use super::gates::GateError;
use super::optional::OptionalParam;
use super::spec::{self, SpecError};
use super::value::{Tunable, Value, Values};
use crate::abi::{ArgBuffer, Presence};
use crate::build::StageError;
use crate::ir::Kernel;
use crate::target::Target;

/// A configuration of one kernel. Implemented by `#[kernel]`.
pub trait KernelConfig: Copy + fmt::Debug + Eq + Hash + Send + Sync + 'static {
    /// The kernel's name: `FaS512`.
    const NAME: &'static str;
    /// Its tunables, in the order of the const generics; those of its [`OptionGroup`](super::OptionGroup) follow.
    const TUNABLES: &'static [Tunable];
    /// Its optional parameters, in the order of the signature; those of each
    /// [`ParamGroup`](super::ParamGroup) follow.
    const OPTIONAL: &'static [OptionalParam] = &[];

    /// The tunables' values, in order.
    fn values(&self) -> Values;

    /// The configuration with these values, which have the number and the kinds of
    /// [`Self::TUNABLES`]; `None` if they do not.
    fn from_values(values: &[Value]) -> Option<Self>;

    /// Which of [`Self::OPTIONAL`] the kernel has in this configuration.
    fn presence(&self) -> Presence {
        Presence::default()
    }

    /// Whether the gates let this configuration pass on `target`.
    ///
    /// # Errors
    /// Every gate that it breaks.
    fn check(&self, target: &Target) -> Result<(), Vec<GateError>>;

    /// Runs the kernel's Rust function, which records the kernel.
    ///
    /// # Errors
    /// What the function did that cannot be staged, each with its Rust line.
    fn stage(&self) -> Result<Kernel, Vec<StageError>>;

    /// The spec that parses to this configuration, defaults left out:
    /// `FaS512<64,64,32,4,STAGES=1>`.
    fn spec(&self) -> String {
        spec::text(Self::NAME, Self::TUNABLES, &self.values())
    }

    /// Parses a spec.
    ///
    /// # Errors
    /// When the text is no spec of this kernel.
    fn parse(spec: &str) -> Result<Self, SpecError> {
        let values = spec::parse(Self::NAME, Self::TUNABLES, spec)?;
        Self::from_values(&values).ok_or_else(|| SpecError::Syntax(spec.to_owned()))
    }
}

/// The arguments of one kernel, written by `#[kernel]`: a field for each parameter, an `Option` for
/// each optional one.
pub trait KernelArgs {
    /// The configuration type of the kernel they belong to.
    type Config: KernelConfig;
    /// Packs them in the order of the kernel's signature, and notes which of the optional ones there
    /// are.
    fn pack(&self, args: &mut ArgBuffer);
}
