//! FlashAttention forward at sequence length 512 and head dimension 64, for sm_80 and later.
//!
//! [`FaS512`] is the kernel as a type: its const generics are the tunables. [`gates`] decides
//! which configurations are legal.

pub mod gates;
mod kernel;
mod launch;
mod stream;

pub use kernel::{FaS512, FaS512Args, FaS512Config};

/// Length of the sequences of queries, keys and values.
pub const SEQ: u32 = 512;
/// Elements of a head.
pub const HEAD_DIM: u32 = 64;
