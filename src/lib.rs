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
//! // A configuration that breaks a gate does not compile.
//! let kernel = FaS512::<64, 64, 32, 4>::new();
//! let device = Device::cpu(); // Device::auto() takes the GPU if there is one.
//! let program = device.load(&kernel.config())?;
//!
//! let shape = [1, 512, 1, 64]; // (batch, seq, heads, head_dim)
//! let q = device.upload(&vec![f16::ONE; 512 * 64])?;
//! let mut o = device.alloc::<f16>(512 * 64)?;
//! let mut lse = device.alloc::<f32>(512)?;
//! let launch = kernel.config().launch(
//!     Inputs { q: q.contiguous(&shape)?, k: q.contiguous(&shape)?, v: q.contiguous(&shape)? },
//!     Outputs { o: o.contiguous_mut(&shape)?, lse: lse.contiguous_mut(&[1, 1, 512])? },
//!     None,
//! )?;
//! program.launch(launch.grid, &launch.args)?;
//! assert_eq!(o.read()?[0], f16::ONE);
//! # Ok(())
//! # }
//! ```

pub mod attention;
pub mod tuned;

pub use fa_dsl as dsl;
pub use fa_kernels as kernels;
pub use fa_runtime as runtime;

/// What most programs use.
pub mod prelude {
    pub use crate::attention::{Options, attention, attention_into};
    pub use fa_dsl::config::KernelConfig;
    pub use fa_kernels::s512::{FaS512, FaS512Config, Inputs, Outputs};
    pub use fa_kernels::saxpy::{Saxpy, SaxpyArgs, SaxpyConfig};
    pub use fa_runtime::{Buffer, Device, Program};
    pub use half::{bf16, f16};
}
