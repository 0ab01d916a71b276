//! Two tunables have two fields.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<const AB: bool, const Ab: bool>(y: TensorMut<f32>) {}

fn main() {}
