//! Devices, NVRTC, the cubin cache and launches: the only crate that touches CUDA.
//!
//! [`Device::load`] takes a kernel configuration through all steps: gates, memory cache, staging,
//! validation, CUDA C, disk [`cache`], [`nvrtc`], driver. The [`Program`] it returns is launched with
//! typed arguments over views of [`Buffer`]s. On [`Device::cpu`] the same calls run the interpreter.
//!
//! ```
//! use fa_dsl::prelude::*;
//! use fa_runtime::Device;
//!
//! #[kernel(name = Twice, threads = 64)]
//! pub fn twice(x: Tensor<f32>, y: TensorMut<f32>) {
//!     let i = block_x() * 64u32 + thread();
//!     let x_i = x.at(&[i]).load(0);
//!     y.at(&[i]).store(0, x_i + x_i);
//! }
//!
//! let device = Device::cpu();
//! let x = device.upload(&[1.0f32; 64])?;
//! let mut y = device.alloc::<f32>(64)?;
//! let args = TwiceArgs { x: x.contiguous(&[64])?, y: y.contiguous_mut(&[64])? };
//! device.load(&Twice::CONFIG)?.launch([1, 1, 1], &args)?;
//! assert_eq!(y.read()?, [2.0; 64]);
//! # Ok::<_, fa_runtime::Error>(())
//! ```
//!
//! Nothing of CUDA is linked: the driver's library and NVRTC are found and loaded when they are first
//! needed, and their absence is an [`Error`] that says what to do. Linux only, as are the places that
//! [`discovery`] searches.

pub mod arguments;
mod buffer;
pub mod cache;
mod compile;
mod device;
pub mod discovery;
pub mod doctor;
mod error;
mod graph;
pub mod nvrtc;
mod program;
mod stream;

pub use buffer::{Buffer, ViewError, contiguous_strides};
pub use compile::{Cubin, compile_cached, compile_source_cached};
pub use device::{CPU_MULTIPROCESSORS, Device};
pub use error::{Error, Result};
pub use graph::{Graph, Recorder};
pub use program::{HowLoaded, LoadTimings, Program};
pub use stream::Stream;
