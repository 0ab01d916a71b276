//! A tunable is a `u32` or a `bool`.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<const A: usize>(y: TensorMut<f32>) {}

fn main() {}
