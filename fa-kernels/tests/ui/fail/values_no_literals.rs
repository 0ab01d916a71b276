//! Values are literals that fit a `u32`.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<#[values(-1, N, 2u64, 4294967296)] const A: u32>(y: TensorMut<f32>) {}

fn main() {}
