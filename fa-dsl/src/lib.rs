//! A kernel language embedded in Rust.
//!
//! A kernel is a Rust function under [`macro@kernel`]. Its const generics are tunables; for one
//! set of values the function runs once and records one specialised kernel ([`build`] makes
//! [`ir`]). [`validate`] checks it, [`cuda`] prints it as CUDA C, [`interp`] executes it on the
//! CPU. [`isa`] is the table of instructions that all three read. [`tile`] is a library of tile
//! operations over the handles.
//!
//! ```
//! use fa_dsl::config::KernelConfig;
//! use fa_dsl::prelude::*;
//! use fa_dsl::target::{Arch, Target};
//!
//! /// y ← a·x + y.
//! #[kernel(name = Saxpy, threads = THREADS)]
//! pub fn saxpy<#[values(128, 256)] const THREADS: u32>(a: f32, x: Tensor<f32>, y: TensorMut<f32>, n: u32) {
//!     let i = block_x() * THREADS + thread();
//!     if i < n {
//!         let (x_i, y_i) = (x.at(&[i]), y.at(&[i]));
//!         y_i.store(0, x_i.load(0).mul_add(a, y_i.load(0)));
//!     }
//! }
//!
//! let target = Target::new(Arch::Sm80);
//! let kernel = Saxpy::<256>::CONFIG.stage().unwrap();
//! let kernel = fa_dsl::validate::validate(kernel, &target).unwrap();
//! assert!(fa_dsl::cuda::write(&kernel).contains("__global__ void"));
//! ```

extern crate self as fa_dsl;

pub mod abi;
pub mod build;
pub mod config;
pub mod cuda;
pub mod interp;
pub mod ir;
pub mod isa;
pub mod target;
pub mod tile;
mod types;
pub mod validate;

pub use fa_macros::{device, kernel};
#[doc(hidden)]
pub use inventory;

/// What `#[kernel]` and `#[device]` emit calls to.
#[doc(hidden)]
pub mod stage {
    pub use crate::build::compare::{and, eq, ge, gt, le, lt, ne, or};
    pub use crate::build::control::{If, While};
    pub use crate::build::staged::{Probe, Staged, ViaPlain, ViaStaged};
    pub use crate::build::{Frame, Param, StageError, at, cooperative, depth, enter, record};
    pub use crate::config::{join_optional, join_tunables, of_element};
}

/// What kernels use.
pub mod prelude {
    pub use crate::build::control::{range, select, when};
    pub use crate::build::{
        Counters, Divisor, Half, Order, Reg, Scratch, Tensor, TensorInOut, TensorMap, TensorMapMut,
        TensorMut, Var, barrier, barrier_named, block_x, block_y, block_z, fence_gpu, grid_x,
        grid_y, grid_z, shared, thread, warp_sync,
    };
    pub use crate::{device, kernel};
    pub use half::{bf16, f16};
}
