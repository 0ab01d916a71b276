//! Parameters are plain identifiers.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k(mut n: u32, (a, b): (u32, u32), y: TensorMut<f32>) {}

fn main() {}
