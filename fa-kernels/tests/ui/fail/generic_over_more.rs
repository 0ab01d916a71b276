//! A kernel has no lifetimes, and lists what its type parameter is.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<'a, T>(y: TensorMut<f32>) {}

fn main() {}
