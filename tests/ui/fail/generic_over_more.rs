//! A kernel is generic over its tunables only.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<'a, T>(y: TensorMut<f32>) {}

fn main() {}
