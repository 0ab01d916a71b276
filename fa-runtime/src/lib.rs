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
//! Nothing of CUDA is linked. The driver's library and NVRTC are found and loaded when they are first
//! needed; if one is missing, an [`Error`] says what to do. Linux only, as are the places that
//! [`discovery`] searches.
//!
//! # Layers
//!
//! A module imports only from those below it:
//!
//! | module | what it is |
//! |---|---|
//! | [`doctor`] | what this machine has and lacks |
//! | `device` | what users hold: it allocates, loads, captures, borrows streams, and keeps what it loaded |
//! | `graph` | launches recorded once and replayed |
//! | `program` | a loaded kernel and its launches |
//! | `stream`, `buffer`, `raw` | a second stream; memory with an element type; memory of other libraries |
//! | `backend` | a GPU, or the interpreter with its memory |
//! | `driver` | the CUDA driver |
//! | `compile` | from a kernel to its cubin, through the cache |
//! | [`cache`] | cubins on the disk |
//! | `error` | everything that can go wrong |
//! | [`nvrtc`], `view` | the compiler; shapes and strides |
//! | [`discovery`] | where NVRTC is |
//! | `prose` | how errors are printed |

mod backend;
mod buffer;
pub mod cache;
mod compile;
mod device;
pub mod discovery;
pub mod doctor;
mod driver;
mod error;
mod graph;
pub mod nvrtc;
mod program;
mod prose;
mod raw;
mod stream;
mod view;

pub use buffer::Buffer;
pub use compile::{Cubin, compile_cached};
pub use device::{BorrowedStream, CPU_MULTIPROCESSORS, Device, Queue, Recorder, Workspace};
pub use error::{Error, Result};
pub use graph::Graph;
pub use program::{HowLoaded, LoadTimings, Program};
pub use raw::{View, ViewMut};
pub use stream::Stream;
pub use view::{ViewError, contiguous_strides};
