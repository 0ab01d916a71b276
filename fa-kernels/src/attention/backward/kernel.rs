//! What a schedule of the backward pass is to the rest.

use fa_dsl::config::KernelConfig;
use fa_dsl::prelude::Half;

use super::launch::{BackwardTensors, Steps};
use super::sums::Reductions;
use super::workspace::Workspace;
use crate::attention::launch::LaunchError;
use crate::attention::options::{Arguments, Variant};
use crate::attention::problem::Problem;
use crate::chosen::Chosen;
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

/// How the steps of a pass are made of one launch of its kernel.
pub(super) trait Schedule: BackwardKernel {
    /// How dQ is added to its sums.
    fn reductions(&self) -> Reductions;

    /// Whether that is in one order: the tunable DETERMINISTIC.
    fn is_deterministic(&self) -> bool;

    /// Elements of a row of those sums, as many as the tiles compute.
    fn sum_columns(&self) -> u32 {
        self.variant().head_dim
    }

    /// Whether CTAs wait for each other before they add: those that do it in one order do.
    fn takes_turns(&self) -> bool {
        self.is_deterministic()
    }

    /// Whether who adds to the sums last rounds them, so that nothing comes after it: the tunable LAST_ROUNDS.
    fn last_rounds(&self) -> bool {
        false
    }

    /// The same tiles without that, for queries that see no key.
    #[must_use]
    fn rounded_after(self) -> Self {
        self
    }

    /// The same tiles, deterministic.
    #[must_use]
    fn made_deterministic(self) -> Self;

    /// Queries of a block, and keys.
    fn blocks(&self) -> [u32; 2];

    /// Whether CTAs go round a section of heads.
    fn has_sections(&self) -> bool;

    /// Whether CTAs wait for each other and leave out blocks that masks of the caller's hide all the same, which they have to be told of.
    fn skips_in_turn(&self) -> bool;

    /// The launch, of tensors that have been checked.
    ///
    /// # Errors
    /// When there are more tiles than 32-bit indices count.
    fn launch<'a>(
        &self,
        problem: &Problem<'a>,
        arguments: Arguments<'a>,
        tensors: &BackwardTensors<'a>,
        workspace: &Workspace,
        scale: f32,
    ) -> Result<Chosen<'a>, LaunchError>;
}
