//! The gates are a module.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32, gates = 1 + 1)]
fn k<#[values(1, 2)] const A: u32>(y: TensorMut<f32>) {}

fn main() {}
