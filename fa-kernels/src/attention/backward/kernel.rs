//! What a schedule of the backward pass is to the rest.

use fa_dsl::config::KernelConfig;
use fa_dsl::prelude::Half;

use super::launch::{BackwardTensors, Steps};
use crate::attention::launch::LaunchError;
use crate::attention::options::Variant;
use crate::attention::problem::Problem;
use crate::rows::RowElement;

/// A configuration of the kernel that does most of a backward pass: what [`AttentionKernel`](crate::attention::AttentionKernel) is to the
/// output, this is to the gradients.
pub trait BackwardKernel: KernelConfig {
    /// The element type of all tensors but the log-sum-exp and the gradient of sinks.
    type Element: Half + RowElement;

    /// What the kernel is specialised to.
    fn variant(&self) -> Variant;

    /// The same tiles for another variant.
    fn with_variant(self, variant: Variant) -> Self;

    /// Checks the tensors and options, and makes all launches of a pass on a GPU with so many multiprocessors, that of this kernel among
    /// them.
    ///
    /// # Errors
    /// What does not fit, see [`LaunchError`].
    fn steps<'a>(
        &self,
        problem: &Problem<'a>,
        tensors: &BackwardTensors<'a>,
        multiprocessors: u32,
    ) -> Result<Steps<'a>, LaunchError>;
}
