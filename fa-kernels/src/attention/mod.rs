//! Attention: what is computed, and the kernels that compute it.
//!
//! [`problem`] is a problem as the host describes it, [`options`] what is done beside softmax(Q Kᵀ) V, an option
//! a file; [`kernel_problem`] is what a kernel sees of both. All schedules share [`softmax`], [`mask`],
//! [`epilogue`] and [`tile_scheduler`]; [`forward`] has the schedules, and [`registry`] them all behind one
//! interface.

pub mod backward;
mod block_class;
pub mod block_cursor;
pub mod block_walk;
pub mod cache_steps;
mod copied_rows;
pub mod epilogue;
pub mod forward;
pub mod functions;
pub mod kernel_problem;
pub mod launch;
pub mod mask;
pub mod mask_blocks;
pub mod options;
pub mod problem;
pub mod query_blocks;
pub mod registry;
mod score_options;
pub mod softmax;
pub mod tile_scheduler;
pub mod warps;

pub use functions::{
    At, FunctionError, FunctionGradients, LEAST_SCORE, Mask, MaskFunction, NotDifferentiable,
    Score, ScoreFunction,
};
pub use launch::{Launch, LaunchError};

pub use options::{AddedKeys, BlockClasses, Options, Packed, Paged, Seq, Variant, Window};
pub use problem::{Dtype, Problem, Shape, Tensors};
pub use registry::{AttentionKernel, Configured};
pub use score_options::ScoreOptions;
