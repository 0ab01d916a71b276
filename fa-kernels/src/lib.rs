//! Attention kernels written in the language of `fa-dsl`.
//!
//! A kernel file holds a schedule and reads like the paper. What kernels share has a file of its
//! own: [`softmax`], [`mask`], [`epilogue`], [`warps`]. Every configuration passes through its
//! [gates](s512::gates) before it is staged. [`ceilings`] are no attention: they measure what a GPU can do.

pub mod ceilings;
pub mod epilogue;
pub mod forward;
pub mod mask;
pub mod s512;
pub mod saxpy;
pub mod softmax;
pub mod tensors;
pub mod warps;
