//! Attention for Rust that compiles itself.
//!
//! Kernels are Rust functions; their const generics are tunables. For one configuration the library
//! generates the one CUDA C kernel that it needs, compiles it with NVRTC, keeps the cubin on disk
//! and launches it. The same kernel runs on the CPU, on an interpreter that checks it.
//!
//! ```
//! use fa::prelude::*;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let device = Device::cpu(); // Device::auto()? takes the GPU if there is one.
//! let shape = [1, 128, 2, 64]; // (batch, seq, heads, head_dim)
//! let q = device.upload(&vec![f16::ONE; 128 * 2 * 64])?;
//! let view = q.contiguous(&shape)?;
//! let options = Options { causal: true, ..Options::default() };
//! let o = attention(&device, view, view, view, &options)?;
//! assert_eq!(o.read()?[0], f16::ONE);
//! # Ok(())
//! # }
//! ```
//!
//! A kernel is also a type: a configuration that breaks a gate does not compile.
//!
//! ```
//! use fa::prelude::*;
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let kernel = FaS512::<64, 64, 32, 4>::new().config();
//! let device = Device::cpu();
//! let shape = [1, 512, 1, 64];
//! let q = device.upload(&vec![f16::ONE; 512 * 64])?;
//! let (mut o, mut lse) = (device.alloc::<f16>(512 * 64)?, device.alloc::<f32>(512)?);
//! let view = q.contiguous(&shape)?;
//! let lse_view = lse.contiguous_mut(&[1, 1, 512])?;
//! attention_with(&device, &kernel, [view; 3], o.contiguous_mut(&shape)?, Some(lse_view), &Options::default())?;
//! assert_eq!(o.read()?[0], f16::ONE);
//! # Ok(())
//! # }
//! ```

pub mod attention;
pub mod conv;
pub mod functions;
pub mod tuned;

/// The kernel language: [`fa_dsl`], with the attributes `#[kernel]` and `#[device]` for crates that depend on
/// this one alone. Where this crate has another name than `fa`, tell them with
/// `#[kernel(crate = other::dsl, …)]`.
pub mod dsl {
    pub use fa_dsl::*;
    pub use fa_macros::{device_through_fa as device, kernel_through_fa as kernel};

    /// What kernels use.
    pub mod prelude {
        pub use super::{device, kernel};
        pub use fa_dsl::prelude::*;
    }
}

pub use fa_kernels as kernels;
pub use fa_runtime as runtime;

/// What most programs use.
pub mod prelude {
    pub use crate::attention::{
        At, MaskFunction, Options, Packed, Paged, ScoreFunction, Seq, Window, attention,
        attention_into, attention_on, attention_paged, attention_varlen, attention_varlen_into,
        attention_with, attention_with_lse, prepare,
    };
    pub use fa_dsl::config::KernelConfig;
    pub use fa_dsl::ir::Type;
    pub use fa_kernels::fa_s512::{FaS512, FaS512Config};
    pub use fa_kernels::saxpy::{Saxpy, SaxpyArgs, SaxpyConfig};
    pub use fa_runtime::{Buffer, Device, Program, View, ViewMut};
    pub use half::{bf16, f16};
}

/// The code in the documents compiles and runs.
#[cfg(doctest)]
mod documents {
    #[doc = include_str!("../README.md")]
    struct Readme;
    #[doc = include_str!("../docs/attention.md")]
    struct Attention;
    #[doc = include_str!("../docs/conv.md")]
    struct Conv;
    #[doc = include_str!("../docs/functions.md")]
    struct Functions;
    #[doc = include_str!("../docs/inference.md")]
    struct Inference;
    #[doc = include_str!("../docs/interop.md")]
    struct Interop;
    #[doc = include_str!("../docs/kernels.md")]
    struct Kernels;
    #[doc = include_str!("../docs/training.md")]
    struct Training;
}
