//! Parameters are no references.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k(y: &mut TensorMut<f32>) {}

fn main() {}
