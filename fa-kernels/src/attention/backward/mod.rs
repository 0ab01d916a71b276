//! Backward attention: the gradients of queries, keys and values.
//!
//! With P = exp(S − LSE), and δ the sum of dO ∘ O over a row (FlashAttention-2, algorithm 2):
//!
//! dV = Pᵀ dO,  dP = dO Vᵀ,  dS = P ∘ (dP − δ),  dQ = scale · dS K,  dK = scale · dSᵀ Q
//!
//! Three kernels run one after the other: [`delta`] computes δ, a schedule everything else, a block of keys for each CTA, which adds to float32
//! [`sums`] of the queries' gradients in the [`workspace`], and [`convert`] rounds these. Sinks have gradients, too: [`sinks`] adds them up. Those of functions' arguments are
//! added where they go as they come, or, for the same bits every time, to [exact sums](crate::exact) that [`arguments`] rounds.
//! Of keys that a sequence has room for and does not use the gradients are zero, which whoever has their block writes (`unused_keys`).
//! Where CTAs take turns at the sums and masks of the caller's hide blocks, [`visible_blocks`] comes before the schedule.
//! [`launch`] checks the tensors and makes the launches. The schedules are [`warp_specialized`] and
//! [`mma`]: what one is to the registry is a [`BackwardKernel`].

pub mod arguments;
mod block_class;
pub mod convert;
pub mod delta;
mod kernel;
pub mod launch;
pub mod mma;
mod places;
mod query_walk;
pub mod sinks;
pub mod statistics;
pub mod sums;
mod turn_walk;
mod turns;
mod unused_keys;
pub mod visible_blocks;
mod walk;
pub mod warp_specialized;
mod work;
pub mod workspace;

pub use arguments::{BackwardArguments, BackwardArgumentsArgs, BackwardArgumentsConfig};
pub use convert::{BackwardConvert, BackwardConvertArgs, BackwardConvertConfig};
pub use delta::{BackwardDelta, BackwardDeltaArgs, BackwardDeltaConfig};
pub use kernel::BackwardKernel;
pub use launch::{BackwardTensors, Steps};
pub use mma::{BackwardMma, BackwardMmaBf16Config, BackwardMmaConfig, BackwardMmaF16Config};
pub use sinks::{BackwardSinks, BackwardSinksArgs, BackwardSinksConfig};
pub use turns::Zeros;
pub use visible_blocks::{
    BackwardVisibleBlocks, BackwardVisibleBlocksArgs, BackwardVisibleBlocksConfig,
};
pub use warp_specialized::{
    BackwardWarpSpecialized, BackwardWarpSpecializedBf16Config, BackwardWarpSpecializedConfig,
    BackwardWarpSpecializedF16Config,
};
