//! Parameters have no attributes.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k(#[allow(unused)] y: TensorMut<f32>) {}

fn main() {}
