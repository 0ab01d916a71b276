//! Convolution, instance normalisation and an activation as one operation: y = act(norm(x ∗ weight + bias)).

mod activation;
mod coefficients;
mod error;
mod gates;
pub mod launch;
mod mma;
mod moments;
mod normalise;
mod output;
mod problem;
mod registry;
mod reorder;
mod schedule;
mod statistics;
mod streaming;
mod tile_config;
mod tiles;
mod transpose;
mod turns;
mod warp_specialized;
mod waves;
mod words;
mod work;

pub use activation::Activation;
pub use error::ConvError;
pub use mma::{ConvMmaArgs, ConvMmaConfig};
pub use normalise::{ConvNormaliseArgs, ConvNormaliseConfig};
pub use problem::{ConvInputs, ConvOptions, ConvProblem, ConvTensors, ImageLayout, InstanceNorm};
pub use registry::ConvKernel;
pub use reorder::{ConvReorderArgs, ConvReorderConfig};
pub use schedule::Schedule;
pub use streaming::{ConvStreamingArgs, ConvStreamingConfig};
pub use tile_config::{Kept, LEAST_PART, TileConfig};
pub use transpose::{ConvTransposeArgs, ConvTransposeConfig};
pub use warp_specialized::{ConvWarpSpecializedArgs, ConvWarpSpecializedConfig};

use fa_dsl::build::tensor::Float;
use fa_dsl::prelude::*;

/// An element of images and weights: float16 or bfloat16.
pub trait ConvElement: Half + Float {}

impl<T: Half + Float> ConvElement for T {}
