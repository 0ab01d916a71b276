//! A `bool` takes both values.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<#[values(true)] const A: bool>(y: TensorMut<f32>) {}

fn main() {}
